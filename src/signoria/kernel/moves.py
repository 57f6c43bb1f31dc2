"""Moves and refusals: interned values with a text of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One small choice. Moves are made once, by the game's catalogue, and compared by identity."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.index = -1  # set once, by the catalogue that takes the move in

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Callable[[str, str], Move], tuple[str, str]]:
        """Pickled as its game and its notation: what comes back, or is deep-copied, is the catalogue's own move."""
        return PICKLERS[-1](self)


Pickled = tuple[Callable[[str, str], Move], tuple[str, str]]
PICKLERS: Final[list[Callable[[Move], Pickled]]] = []  # the registry's: moves themselves know no games


class Refusal:
    """Why a move is not allowed: a code that the texts know, and the rule it rests on."""

    def __init__(self, code: str, rule: str) -> None:
        self.code: Final = code
        self.rule: Final = rule

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.code == other.code and self.rule == other.rule

    def __hash__(self) -> int:
        return self.code.__hash__()

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str]]:
        return Refusal, (self.code, self.rule)


NOT_YOUR_TURN: Final = Refusal("not-your-turn", "")
NOT_ASKED: Final = Refusal("not-asked", "")
NO_SUCH_OUTCOME: Final = Refusal("no-such-outcome", "")


class Catalogue:
    """Every move of a game in a fixed order, found by index or by notation."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves: Final = tuple(moves)
        self.named: Final = {move.text: move for move in self.moves}
        if len(self.named) != len(self.moves):
            raise ValueError("two moves share a notation")
        for index, move in enumerate(self.moves):
            move.index = index

    def find(self, text: str) -> Move | None:
        """The move written so, or None; spaces may be generous."""
        return self.named.get(" ".join(text.split()))
