"""Prestige and the result: pure functions of a position (W6.1, W6.2)."""

from __future__ import annotations

from typing import Final

from signoria.games.virtu.scoring import cards_prestige, crosses, tiles_prestige
from signoria.games.wars.components import PLAYERS
from signoria.games.wars.state import Wars

CATEGORIES: Final = ("cities", "cards", "tiles", "religion", "trophies", "indulgences")

BY_NAPLES: Final = 1  # France controls Naples (W6.1)
BY_ROUNDS: Final = 2  # the last round is over (W6.2)
REASONS: Final = ("undecided", "naples-taken", "rounds")


def breakdown(s: Wars, seat: int) -> list[int]:
    """W6.2: a seat's prestige by category."""
    return [
        s.italy.city_prestige * s.cities(seat),
        cards_prestige(s, seat),
        tiles_prestige(s, seat),
        s.italy.religion if crosses(s, seat) > crosses(s, 1 - seat) else 0,
        s.italy.trophy * s.spoils[seat],
        -s.indulgences[seat].bit_count(),
    ]


def winner(s: Wars) -> int:
    """W6.1, W6.2: France, if Naples was taken or France has more prestige; a tie goes to Naples."""
    france = s.france()
    if s.reason == BY_NAPLES:
        return france
    points = [sum(breakdown(s, seat)) for seat in range(PLAYERS)]
    return france if points[france] > points[1 - france] else 1 - france
