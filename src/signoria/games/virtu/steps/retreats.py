"""Retreats and the end of spring: the order of turns, and whether this winter is the last (V6.7–V6.9, V8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu import events, moves
from signoria.games.virtu.components import MAP, MAX_SEATS, ONE_SHIP, SHIP, count_of
from signoria.games.virtu.parting import UNDECIDED
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.forseat import ForSeat
from signoria.games.virtu.steps.paying import RETREAT, begin_payment, purse_of
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Automatic, Decision

ASKED_TO_RETREAT: Final = Refusal("asked-to-retreat", "V6.7")
NOT_OWN_CITY: Final = Refusal("not-own-city", "V6.7")
NO_DIRECT_ROAD: Final = Refusal("no-direct-road", "V6.7")
NO_SEA_RETREAT: Final = Refusal("no-sea-retreat", "V6.7")
ROAD_IS_FREE: Final = Refusal("road-is-free", "V6.7")
NO_SHIPS: Final = Refusal("no-ships", "V6.7")


class NextRetreat(Automatic[Virtu]):
    """V6.7: in turn order, city by city, troop by troop."""

    def run(self, s: Virtu) -> None:
        s.pool = 0
        while s.turn < s.seats:
            seat = s.order[s.turn]
            for city in s.board.cities:
                if s.troops_at(seat, city) and s.parting.must_retreat(s, seat, city):
                    s.then(RETREAT_FROM[seat * MAP + city], NEXT_RETREAT)
                    return
            s.turn += 1
        s.turn = 0


class RetreatFrom(ForSeat):
    """V6.7: the troops before one city; those without any way are lost."""

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.city)

    def run(self, s: Virtu) -> None:
        troops = s.troops_at(self.seat, self.city)
        if not troops:
            return
        if len(RETREAT_TROOP[self.seat * MAP + self.city].choices(s)) > 1:
            s.then(RETREAT_TROOP[self.seat * MAP + self.city], self)
            return
        s.parting.lose_troops(s, self.seat, self.city, troops)
        for _ in range(troops):
            s.tell(events.TROOP_LOST, self.seat, self.city)


class RetreatTroop(Decision[Virtu]):
    """V6.7: where one troop goes, or that it is lost."""

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.city)

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.LOSE, *moves.MARCH, *moves.SAIL)

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = [moves.LOSE]
        for city in s.board.roads[self.city]:
            if s.parting.is_own(s, self.who, city):
                found.append(moves.MARCH[city])
        city = -1
        for seas in s.board.seas[self.city]:
            city += 1
            if seas and self.refuse_sailing(s, city) is None:
                found.append(moves.SAIL[city])
        return found

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if move is moves.LOSE:
            return None
        if not isinstance(move, moves.InCity) or (move.verb != "march" and move.verb != "sail"):
            return ASKED_TO_RETREAT
        if move.verb == "sail":
            return self.refuse_sailing(s, move.city)
        if move.city not in s.board.roads[self.city]:
            return NO_DIRECT_ROAD
        return None if s.parting.is_own(s, self.who, move.city) else NOT_OWN_CITY

    def refuse_sailing(self, s: Virtu, city: int) -> Refusal | None:
        """To an own port, a ship for each sea; not where a road leads for nothing."""
        if not s.parting.is_own(s, self.who, city):
            return NOT_OWN_CITY
        seas = s.board.seas[self.city][city]
        if not seas:
            return NO_SEA_RETREAT
        if city in s.board.roads[self.city]:
            return ROAD_IS_FREE
        ships = count_of(s.pool, SHIP) + purse_of(s, self.who, RETREAT).total(SHIP)
        return None if seas <= ships else NO_SHIPS

    def take(self, s: Virtu, move: Move) -> None:
        if not isinstance(move, moves.InCity):
            s.parting.lose_troops(s, self.who, self.city, 1)
            s.tell(events.TROOP_LOST, self.who, self.city)
            return
        s.then(Retreat(self.who, self.city, move.city))
        if move.verb == "sail":
            begin_payment(s, self.who, RETREAT, s.board.seas[self.city][move.city] * ONE_SHIP, 0)


class Retreat(ForSeat):
    """V6.7: the troop has reached an own city."""

    def __init__(self, seat: int, start: int, city: int) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.city: Final = city

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.start, self.city)

    def run(self, s: Virtu) -> None:
        s.parting.move_troop(s, self.seat, self.start, self.city, False)


class EndSpring(Automatic[Virtu]):
    """V4.5, V6.9, V8.1: tokens go, the order is set, and the end may be near."""

    def run(self, s: Virtu) -> None:
        nothing = [0] * s.seats
        s.war_tokens = nothing
        s.withdrawn = nothing
        s.leonardo = nothing
        s.parting.end_spring(s)
        s.parting.set_order(s)
        s.reason = s.parting.reason_to_end(s)
        s.is_last = s.reason != UNDECIDED
        if s.is_last:
            s.tell(events.LAST_WINTER, s.reason)


NEXT_RETREAT: Final = NextRetreat()
END_SPRING: Final = EndSpring()
RETREAT_FROM: Final = tuple([RetreatFrom(seat, city) for seat in range(MAX_SEATS) for city in range(MAP)])
RETREAT_TROOP: Final = tuple([RetreatTroop(seat, city) for seat in range(MAX_SEATS) for city in range(MAP)])
