"""What each seat has noticed of a match: the count that versions are made of."""

from __future__ import annotations

from signoria.kernel.state import PRIVATE


class Sights:
    """How many events each seat has seen, and how often it has acted; events are counted when somebody asks."""

    def __init__(self, seats: int) -> None:
        self.turns = 0  # moves that all notice, even those of which no event tells
        self.counted = 0  # events of the match
        self.public = 0
        self.private = [0] * seats  # events that only this seat saw
        self.acts = [0] * seats

    def events(self, told: list[tuple[int, int, int, int, int, int]], seat: int | None) -> int:
        """How many events the seat, or a spectator, has seen."""
        for at in range(self.counted, len(told)):
            if told[at][5] == PRIVATE:
                self.private[told[at][4]] += 1
            else:
                self.public += 1
        self.counted = len(told)
        return self.public + (0 if seat is None else self.private[seat])

    def copy(self) -> Sights:
        """Independent and equal."""
        twin = Sights(0)
        twin.turns, twin.counted, twin.public = self.turns, self.counted, self.public
        twin.private, twin.acts = self.private[:], self.acts[:]
        return twin
