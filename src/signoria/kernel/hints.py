"""What a game knows of its own play, for those who search: which moves look good, who stands how well."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from signoria.kernel.moves import Move
from signoria.kernel.rng import Rng
from signoria.kernel.state import State

S = TypeVar("S", bound=State)

Noted = list[tuple[int, float]]  # features by number, and how much of each


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[S]):
    """A game's hints. What a game does not know better stays as it is here: any move may be good, and only the end
    of the game says who has won."""

    def another_world(self, s: S, viewer: int, by_conduct: bool, rng: Rng) -> S:
        """A new state that the viewer cannot tell from this one: any, or likelier one that fits the others' conduct."""
        raise TypeError("a game's hints must imagine worlds")

    def outcome(self, s: S) -> list[float]:
        """Each seat's share of the victory, when the game is over."""
        raise TypeError("a game's hints must know who has won")

    def weigh(self, s: S, seat: int, moves: list[Move]) -> list[float]:
        """How likely a sensible player is to choose each of these moves: positive numbers, of any sum."""
        return [1.0] * len(moves)

    def hour(self, s: S) -> int:
        """A clock that never goes back; a search that looks some hours ahead stops there and asks for the value."""
        return 0

    def value(self, s: S) -> list[float]:
        """Each seat's prospects of winning, of sum 1."""
        return [1.0 / s.seats] * s.seats

    def sight(self, s: S, viewer: int) -> tuple[object, ...]:
        """What tells a decision of the viewer from all others of the match. Nothing, if a game cannot say."""
        return ()

    def note_value(self, s: S) -> list[Noted]:
        """For tuning: the features of each seat that the value is made of."""
        return []

    def note_moves(self, s: S, seat: int, moves: list[Move]) -> list[Noted]:
        """For tuning: the features of each move that its weight is made of."""
        return []

    def hand_classes(self) -> tuple[int, int]:
        """For tuning: how many classes of conduct, and of cards, there are."""
        return 0, 0

    def note_hands(self, s: S, viewer: int, held: list[list[float]], expected: list[list[float]]) -> None:
        """For tuning: add up the hidden cards of others by the class of their conduct, and what chance would give."""
        return


class Scales:
    """A weighted sum of features. It adds up in play; while weights are learnt it also notes what was added."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: Final = weights
        self.total = 0.0
        self.noted: Noted | None = None

    def clear(self) -> None:
        """Begin anew."""
        self.total = 0.0
        if self.noted is not None:
            self.noted = []

    def add(self, feature: int, amount: float) -> None:
        """So much of this feature."""
        self.total += self.weights[feature] * amount
        if self.noted is not None:
            self.noted.append((feature, amount))
