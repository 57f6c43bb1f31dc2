"""What only Wars of Italy has, by rules of thumb: influence, allies to be won, and the city of Naples."""

from __future__ import annotations

from typing import Final

from signoria.games.virtu.components import CITIES, MAJORS, MARKER_PLACE
from signoria.games.wars.components import HOLDER
from signoria.games.wars.state import Wars

NAPLES_CITY: Final = CITIES["naples"]
ALLY: Final = 1.6  # cards, troops and a space, besides the cities
LIKELY: Final = 0.55  # of an alliance whose marker lies in the zone
UNLIKELY: Final = 0.4  # of one that the enemy could make
CROWN_OF_NAPLES: Final = 25.0
GUARD: Final = 0.5  # a troop in Naples, for who must hold it
ENOUGH_GUARDS: Final = 3
STEP_AWAY: Final = 0.25  # a step of influence lost
LONG: Final = 5.0  # rounds


def war_hopes(s: Wars, seat: int) -> float:
    """What influence may still bring, and how safe or near Naples is."""
    left = 0 if s.is_last else s.variants.years - s.year + 1
    hope = min(1.0, left / LONG)
    total = 0.0
    for major in range(MAJORS):
        if s.is_on_track(major):
            total += hope * influence_worth(s, seat, major)
    france = s.france()
    if s.owner[NAPLES_CITY] == france:
        total += CROWN_OF_NAPLES if seat == france else -CROWN_OF_NAPLES
    elif seat != france:
        total += GUARD * min(s.troops_at(seat, NAPLES_CITY), ENOUGH_GUARDS)
    return total


def influence_worth(s: Wars, seat: int, major: int) -> float:
    """An alliance that draws near, for the seat or for its enemy."""
    cities = 0
    for owner in s.owner:
        if owner == HOLDER + major:
            cities += 1
    whole = ALLY + s.italy.city_prestige * cities
    lean = s.lean(seat, major)
    goal = s.italy.favour + 1
    if lean >= 0:
        is_barred = s.has_enemy(seat, MARKER_PLACE + major)
        return whole * (LIKELY - (0.15 if is_barred else 0.0)) * min(lean, goal + 1) / goal
    return -whole * UNLIKELY * min(-lean, goal + 1) / goal


def prize(s: Wars, seat: int, city: int) -> float:
    """W4.1, W4.4, W6.1: a trophy, the influence that it costs, and all for Naples."""
    owner = s.owner[city]
    if owner < 0:
        return 0.0
    total = 0.0 + s.italy.trophy
    if city == NAPLES_CITY and seat == s.france():
        total += CROWN_OF_NAPLES
    if owner >= HOLDER:
        total -= STEP_AWAY * s.italy.conquest_loss * (1.0 if s.lean(seat, owner - HOLDER) > 0 else 0.4)
    return total
