"""What a seat's conduct tells of its hand: who has passed, or goes on, is likelier to hold some cards than others."""

from __future__ import annotations

from typing import Final

from signoria.games.condottiere.components import KINDS
from signoria.games.condottiere.state import Condottiere
from signoria.games.condottiere.worlds import unseen

CONDUCTS: Final = ("waiting", "fighting", "passed-untouched", "passed-spent")
FEW: Final = 4  # cards; a hand as small is what somebody has spared
CLASSES: Final = tuple([f"{conduct}-{size}" for conduct in CONDUCTS for size in ("many", "few")])
EQUAL: Final = [1.0] * KINDS


def conduct_class(s: Condottiere, seat: int) -> int:
    """Which of the classes the seat belongs to, by what all can see of it."""
    conduct = 1 if s.has_fought(seat) else 0
    if s.has_passed(seat):
        conduct += 2
    return 2 * conduct + (1 if s.sizes[seat] <= FEW else 0)


def note_hands(s: Condottiere, viewer: int, held: list[list[float]], expected: list[list[float]]) -> None:
    """For tuning: count the cards in other hands that the viewer does not know, and what chance would put there."""
    pool = unseen(s, viewer)
    size = sum(pool)
    for seat in range(s.seats):
        if seat == viewer or not s.sizes[seat]:
            continue
        row = conduct_class(s, seat)
        unknown = 0
        for card in range(KINDS):
            count = s.held(seat, card) - s.knows(viewer, seat, card)
            held[row][card] += count
            unknown += count
        for card in range(KINDS):
            expected[row][card] += unknown * pool[card] / size
