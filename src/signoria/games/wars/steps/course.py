"""Setting up: the two powers and the major cities (W1.1–W1.6)."""

from __future__ import annotations

from typing import Final

from signoria.games.virtu.components import FAMILY, GUILD, MAJORS, NOBLES, replaced
from signoria.games.virtu.steps.course import DRAW_POWER, PLACE_FAMILY, REVEAL_FAMILIES
from signoria.games.wars.components import HOLDER, PLAYERS, Garrison
from signoria.games.wars.state import Wars
from signoria.kernel.steps import Automatic


class OpenWar(Automatic[Wars]):
    """V1.4: who plays France, by lot or as the table says."""

    def run(self, s: Wars) -> None:
        s.then(SET_UP_WAR)
        if not s.variants.powers_by_seat:
            s.then(DRAW_POWER[0], DRAW_POWER[1])


class SetUpWar(Automatic[Wars]):
    """W1.1–W1.6: cities, troops, agents, florins and tiles; then both place their families. France goes first."""

    def run(self, s: Wars) -> None:
        s.order = [s.france(), 1 - s.france()]
        for seat in range(PLAYERS):
            power = s.powers[seat]
            start = s.italy.starts[power]
            hold(s, seat, s.edition.homes[power], start.troops)
            s.stock = replaced(s.stock, seat, s.edition.starting_agents[power])
            s.earn(seat, start.florins)
            for title in start.titles:
                take_title(s, seat, title)
        for number in range(MAJORS):
            hold(s, HOLDER + number, s.italy.majors[number].cities, s.italy.majors[number].troops)
        s.then(REVEAL_FAMILIES)
        s.open_lanes([PLACE_FAMILY[seat * FAMILY] for seat in range(PLAYERS)])


def hold(s: Wars, holder: int, cities: tuple[int, ...], troops: Garrison) -> None:
    """A holder's cities and troops."""
    for city in cities:
        s.owner = replaced(s.owner, city, holder)
    for city, count in troops:
        s.change_troops(holder, city, count)


def take_title(s: Wars, seat: int, title: int) -> None:
    """A tile that lies before a seat from the start; those that are for sale too come from the supply."""
    s.titles = replaced(s.titles, seat, s.titles[seat] | 1 << title)
    if title <= GUILD:
        s.supply = replaced(s.supply, NOBLES + title, s.supply[NOBLES + title] - 1)


OPEN_WAR: Final = OpenWar()
SET_UP_WAR: Final = SetUpWar()
