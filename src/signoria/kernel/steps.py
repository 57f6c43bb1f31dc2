"""Steps: the parts of a turn, kept on a stack in the state. A step's fields are its local variables."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from signoria.kernel.moves import NO_SUCH_OUTCOME, Move, Refusal
from signoria.kernel.rng import Rng

if TYPE_CHECKING:
    from signoria.kernel.state import State

S_contra = TypeVar("S_contra", bound="State", contravariant=True)

CHANCE: Final = -1  # the seat that luck moves for; seats of people are 0 and up
NOBODY: Final = -2  # the game is over
TOGETHER: Final = -3  # several seats decide at once, each in its lane
RULES: Final = -4  # an automatic step

OPEN: Final = 0  # everybody sees which move it was
OWN: Final = 1  # only its owner sees it, for good
VEILED: Final = 2  # only its owner sees it until the game turns it up

NAMES: Final[dict[type, str]] = {}  # of the steps met so far: every view writes several


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S_contra]):
    """A part of a turn. Immutable; the constructor's arguments are `fields()`.

    A step is automatic, a decision or luck, and answers the questions of its kind; they stand here together so that
    the kernel need not ask which kind it is.
    """

    def __init__(self, who: int) -> None:
        self.who: Final = who  # a seat, CHANCE or RULES

    def fields(self) -> tuple[int, ...]:
        """The numbers that, with the class's name, are this step's notation."""
        return ()

    def name(self) -> str:
        """`PlaceFigure` is written `place-figure`."""
        name = NAMES.get(type(self))
        if name is None:
            name = NAMES[type(self)] = re.sub(r"(?<!^)(?=[A-Z])", "-", type(self).__name__).lower()
        return name

    def __repr__(self) -> str:
        fields = self.fields()
        return " ".join([self.name(), *[str(field) for field in fields]]) if fields else self.name()

    def run(self, s: S_contra) -> None:
        """Automatic: do it, and say with `s.then(…)` what follows. The step itself has left the stack already."""
        raise TypeError(f"{self.name()} does nothing by itself")

    def candidates(self, s: S_contra) -> Sequence[Move]:
        """Decision: the moves that this question could ever be answered with, sorted."""
        raise TypeError(f"{self.name()} has no answers")

    def choices(self, s: S_contra) -> list[Move]:
        """Decision: the legal answers, sorted, never empty. A step in the thick of play gives them in a faster way."""
        return [move for move in self.candidates(s) if self.refuse(s, move) is None]

    def refuse(self, s: S_contra, move: Move) -> Refusal | None:
        """Decision, luck: None, or why this move cannot be."""
        raise TypeError(f"{self.name()} allows nothing")

    def take(self, s: S_contra, move: Move) -> None:
        """Decision, luck: carry the move out; it is a legal one. The step itself has left the stack already."""
        raise TypeError(f"{self.name()} changes nothing")

    def secrecy(self, s: S_contra, move: Move) -> int:
        """Decision: OPEN, OWN or VEILED: what others see of this very move."""
        return OPEN

    def owner(self) -> int:
        """Luck: the seat that alone sees the outcome, or CHANCE if all do."""
        return CHANCE

    def odds(self, s: S_contra) -> list[tuple[Move, int]]:
        """Luck: the possible outcomes with their weights, sorted."""
        raise TypeError(f"{self.name()} has no outcomes")

    def draw(self, s: S_contra, rng: Rng) -> Move:
        """Luck: sample an outcome by its odds. Changes nothing."""
        raise TypeError(f"{self.name()} has no outcomes")


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[S_contra]):
    """What the rules do by themselves: `run`."""

    def __init__(self) -> None:
        super().__init__(RULES)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S_contra]):
    """One seat chooses one move: `candidates`, `refuse`, `take`."""

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck(Step[S_contra]):
    """One outcome of chance: `odds`, `take`."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def refuse(self, s: S_contra, move: Move) -> Refusal | None:
        return None if any(outcome is move for outcome, _ in self.odds(s)) else NO_SUCH_OUTCOME

    def draw(self, s: S_contra, rng: Rng) -> Move:
        odds = self.odds(s)
        left = rng.below(sum([weight for _, weight in odds]))
        for move, weight in odds:
            left -= weight
            if left < 0:
                return move
        raise TypeError(f"{self.name()} has no outcomes")
