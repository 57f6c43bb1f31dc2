"""Sieges of major cities: besiege or stay, what conquest costs, and defeat (W2.4, W4.4, W4.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu.components import MAJORS, MAP, NEUTRAL, replaced
from signoria.games.virtu.moves import ACT
from signoria.games.virtu.steps.sieges import begin_siege
from signoria.games.wars import events, moves
from signoria.games.wars.components import HOLDER
from signoria.games.wars.state import Wars
from signoria.games.wars.steps.influence import clear_marker
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Decision

ASKED_TO_BESIEGE_OR_STAY: Final = Refusal("asked-to-besiege-or-stay", "W2.4")


class BesiegeOrStay(Decision[Wars]):
    """W2.4: before a neutral major city's city one besieges it or stays, as one likes."""

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.city)

    def candidates(self, s: Wars) -> Sequence[Move]:
        return (ACT, moves.STAY)

    def refuse(self, s: Wars, move: Move) -> Refusal | None:
        return None if move is ACT or move is moves.STAY else ASKED_TO_BESIEGE_OR_STAY

    def take(self, s: Wars, move: Move) -> None:
        if move is ACT:
            s.besiegers |= 1 << self.who
            begin_siege(s, self.who, self.city)
        else:
            s.waiting = replaced(s.waiting, self.who, s.waiting[self.who] | 1 << self.city)
            s.tell(events.STAYED, self.who, self.city)


def lose_influence(s: Wars, seat: int, major: int, steps: int) -> None:
    """W4.4, W4.5: a marker moves away from the seat; agents cancel nothing."""
    if s.is_on_track(major) and s.shift_marker(seat, major, -steps):
        s.tell(events.INFLUENCE_LOST, seat, s.italy.majors[major].capital, s.influence[major])


def bear_conquest(s: Wars, seat: int, city: int, loser: int) -> None:
    """W4.4, W4.5: what taking a city costs the seat, and whether a major city is defeated; the trophy came before."""
    if loser >= HOLDER:
        lose_influence(s, seat, loser - HOLDER, s.italy.conquest_loss)
    for major in range(MAJORS):
        is_first = s.italy.majors[major].capital == city and not s.defeated >> major & 1
        if is_first and (loser == HOLDER + major or s.lords[major] == loser):
            defeat(s, seat, major)


def defeat(s: Wars, seat: int, major: int) -> None:
    """W4.5: others on the track like the victor less; a city without an ally leaves the game with all its pieces."""
    s.tell(events.MAJOR_DEFEATED, seat, s.italy.majors[major].capital)
    for other in range(MAJORS):
        if other != major:
            lose_influence(s, seat, other, s.italy.defeat_loss)
    s.defeated |= 1 << major
    if s.lords[major] >= 0:
        return
    owner = s.owner[:]
    troops = s.troops[:]
    for city in s.board.cities:
        troops[(HOLDER + major) * MAP + city] = 0
        if owner[city] == HOLDER + major:
            owner[city] = NEUTRAL
            s.gone_cities |= 1 << city
            s.tired_cities |= 1 << city
    s.owner = owner
    s.troops = troops
    clear_marker(s, major)
