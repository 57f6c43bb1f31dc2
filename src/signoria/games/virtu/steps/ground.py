"""Cities gained and lost: the disc on the city track, tiles, courtier spaces (V6.4, V6.8)."""

from __future__ import annotations

from typing import Final

from signoria.games.virtu import events
from signoria.games.virtu.components import FLORIN
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.court import CHECK_COURT

assert FLORIN == 0  # `florins_of_city` counts the first kind


def move_disc(s: Virtu, seat: int, before: int, after: int) -> None:
    """V6.8: the disc goes on top of those on its new space; beyond the last space it does not move."""
    last: Final = s.edition.last_cities
    if min(before, last) == min(after, last):
        return
    ladder = [other for other in s.ladder if other != seat]
    ladder.append(seat)
    s.ladder = ladder


def lose_city(s: Virtu, seat: int, city: int) -> None:
    """V2.3, V6.8: florins are cashed before the tile is lost; the loser's disc moves first."""
    florins = s.florins_of_city(city)
    if florins:
        s.earn(seat, florins)
        s.tell(events.CASHED, seat, florins)
    cities = s.cities(seat)
    move_disc(s, seat, cities, cities - 1)


def gain_city(s: Virtu, seat: int, city: int) -> None:
    """V6.8: a city comes to the seat, from nobody or from another; the loser's court may have become too small."""
    loser = s.owner[city]
    if 0 <= loser < s.seats:
        lose_city(s, loser, city)
    cities = s.cities(seat)
    owner = s.owner[:]
    owner[city] = seat
    s.owner = owner
    move_disc(s, seat, cities, cities + 1)
    if 0 <= loser < s.seats:
        s.then(CHECK_COURT[loser])
