"""The catalogue of moves: all of Virtù's, and those that only Wars of Italy has."""

from __future__ import annotations

from typing import Final

from signoria.games.virtu.components import MAJOR_NAMES, MAJORS
from signoria.games.virtu.moves import CATALOGUE as VIRTU
from signoria.games.virtu.moves import Word
from signoria.kernel.moves import Catalogue, Move


class Influence(Move):
    """`influence venice`, `influence rome cross`: a crown, or for Rome a cross, moves a marker (W3.2)."""

    def __init__(self, major: int, is_cross: bool) -> None:
        super().__init__(f"influence {MAJOR_NAMES[major]}{' cross' if is_cross else ''}")
        self.major: Final = major
        self.is_cross: Final = is_cross


class WithMajor(Move):
    """`alliance florence`: for good (W3.3). `hire florence`: one of an ally's troops (W5.2)."""

    def __init__(self, verb: str, major: int) -> None:
        super().__init__(f"{verb} {MAJOR_NAMES[major]}")
        self.verb: Final = verb
        self.major: Final = major


class Troop(Move):
    """`troop own`, `troop venice`: which of mixed troops it is (W4.7)."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"troop {MAJOR_NAMES[kind - 1] if kind else 'own'}")
        self.kind: Final = kind


STAY: Final = Word("stay")  # before a neutral major city (W2.4)
INFLUENCE: Final = tuple([Influence(major, is_cross) for major in range(MAJORS) for is_cross in (False, True)])
ALLIANCE: Final = tuple([WithMajor("alliance", major) for major in range(MAJORS)])
TROOP: Final = tuple([Troop(kind) for kind in range(1 + MAJORS)])
HIRE: Final = tuple([WithMajor("hire", major) for major in range(MAJORS)])

# Virtù's moves come first, so that they keep their numbers: both games share them.
CATALOGUE: Final = Catalogue([*VIRTU.moves, STAY, *INFLUENCE, *ALLIANCE, *TROOP, *HIRE])
