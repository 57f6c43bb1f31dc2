"""Intrigue: agents are placed, moved and removed (V4.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu import events, moves
from signoria.games.virtu.components import (
    ALLY_PLACE,
    MARKER_PLACE,
    MASK,
    MAX_SEATS,
    NOBODYS,
    NOWHERE,
    ONE_MASK,
    PLACES,
    ROOM_PLACE,
    ROOMS,
    THE_PRINCE,
    count_of,
    replaced,
)
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.forseat import ForSeat
from signoria.games.virtu.steps.paying import ACTION, begin_payment, purse_of
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Decision

ASKED_FOR_AGENTS: Final = Refusal("asked-for-agents", "V4.6")
NO_MASK: Final = Refusal("no-mask", "V4.6")
NO_AGENT_LEFT: Final = Refusal("no-agent-left", "V4.6")
PLACE_TAKEN: Final = Refusal("place-taken", "V4.6")
PLACE_CLOSED: Final = Refusal("place-closed", "V1.1")
BARRED_BY_PRINCE: Final = Refusal("barred-by-prince", "V4.7")
ONE_A_PALACE: Final = Refusal("one-a-palace", "V4.6")
NOT_OWN_AGENT: Final = Refusal("not-own-agent", "V4.6")
NO_ENEMY_AGENT: Final = Refusal("no-enemy-agent", "V4.6")
ASKED_WHERE: Final = Refusal("asked-where", "V4.6")
NOWHERE_TO_GO: Final = Refusal("nowhere-to-go", "V4.6")
STAYS_THERE: Final = Refusal("stays-there", "V4.6")
ASKED_TO_FREE: Final = Refusal("asked-to-free", "V4.6")
TOO_FEW_MASKS: Final = Refusal("too-few-masks", "V4.6")


def masks(s: Virtu, seat: int) -> int:
    """How many masks the action could still use."""
    return count_of(s.pool, MASK) + purse_of(s, seat, ACTION).total(MASK)


def master_of(s: Virtu, place: int) -> int:
    """The seat whose city, room or alliance it is; negative if no seat's."""
    if place < ROOM_PLACE:
        return s.owner[place] if s.owner[place] < s.seats else NOBODYS
    if place < ALLY_PLACE:
        return s.seat_of((place - ROOM_PLACE) // ROOMS)
    return s.allies[place - ALLY_PLACE] if place < MARKER_PLACE else NOBODYS


def is_there(s: Virtu, place: int) -> bool:
    """V1.1: is the place in this game?"""
    if place < ROOM_PLACE:
        return s.board.is_open[place]
    if place < ALLY_PLACE:
        return s.seat_of((place - ROOM_PLACE) // ROOMS) >= 0
    return s.parting.is_open_place(s, place)


def refuse_place(s: Virtu, seat: int, place: int, start: int) -> Refusal | None:
    """V4.6, V4.7: may an agent go there, from the stock or from another place?"""
    if s.agents[place] >= 0:
        return PLACE_TAKEN
    if not is_there(s, place):
        return PLACE_CLOSED
    master = master_of(s, place)
    if master >= 0 and master != seat:
        if s.has_bonus(master, THE_PRINCE):
            return BARRED_BY_PRINCE
        if s.variants.first_games and ROOM_PLACE <= place < ALLY_PLACE and has_intruder(s, master, start):
            return ONE_A_PALACE
    return None


def has_intruder(s: Virtu, master: int, start: int) -> bool:
    """V4.6: is there an enemy agent in this palace, but for the one that moves?"""
    for room in range(ROOMS):
        place = s.room_place(master, room)
        if place != start and s.has_enemy(master, place):
            return True
    return False


def free_places(s: Virtu, seat: int, start: int, found: list[Move]) -> None:
    """Adds the places where an agent may go."""
    for place in range(PLACES):
        if s.agents[place] < 0 and refuse_place(s, seat, place, start) is None:
            found.append(moves.PLACE[place])


def has_place(s: Virtu, seat: int, start: int) -> bool:
    """Is there a place where an agent that stands here may go?"""
    for place in range(PLACES):
        if s.agents[place] < 0 and refuse_place(s, seat, place, start) is None:
            return True
    return False


class SendAgents(Decision[Virtu]):
    """V4.6: a mask places or moves an agent, or removes an enemy one; or it is enough."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.ENOUGH, *moves.PLACE, *moves.LIFT, *moves.REMOVE)

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = [moves.ENOUGH]
        seat = self.who
        if not masks(s, seat):
            return found
        if s.stock[seat]:
            free_places(s, seat, NOWHERE, found)
        own: list[int] = []
        enemies: list[int] = []
        for place in range(PLACES):
            agent = s.agents[place]
            if agent == seat:
                own.append(place)
            elif agent >= 0:
                enemies.append(place)
        for place in own:
            if has_place(s, seat, place):
                found.append(moves.LIFT[place])
        for place in enemies:
            found.append(moves.REMOVE[place])
        return found

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if move is moves.ENOUGH:
            return None
        if not isinstance(move, moves.AtPlace):
            return ASKED_FOR_AGENTS
        if not masks(s, self.who):
            return NO_MASK
        if move.verb == "place":
            return refuse_place(s, self.who, move.place, NOWHERE) if s.stock[self.who] else NO_AGENT_LEFT
        if move.verb == "lift":
            if s.agents[move.place] != self.who:
                return NOT_OWN_AGENT
            return None if has_place(s, self.who, move.place) else NOWHERE_TO_GO
        return None if s.has_enemy(self.who, move.place) else NO_ENEMY_AGENT

    def take(self, s: Virtu, move: Move) -> None:
        if not isinstance(move, moves.AtPlace):
            return
        if move.verb == "lift":
            s.then(MOVE_AGENT[self.who * PLACES + move.place])
            return
        following = (
            PlaceAgent(self.who, NOWHERE, move.place) if move.verb == "place" else RemoveAgent(self.who, move.place)
        )
        s.then(following, self)
        begin_payment(s, self.who, ACTION, ONE_MASK, 0)


class MoveAgent(Decision[Virtu]):
    """V4.6: where an own agent moves to; never back to the stock."""

    def __init__(self, seat: int, start: int) -> None:
        super().__init__(seat)
        self.start: Final = start

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.start)

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return moves.PLACE

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = []
        free_places(s, self.who, self.start, found)
        return found

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if not isinstance(move, moves.AtPlace) or move.verb != "place":
            return ASKED_WHERE
        return STAYS_THERE if move.place == self.start else refuse_place(s, self.who, move.place, self.start)

    def take(self, s: Virtu, move: Move) -> None:
        assert isinstance(move, moves.AtPlace)
        s.then(PlaceAgent(self.who, self.start, move.place), SEND_AGENTS[self.who])
        begin_payment(s, self.who, ACTION, ONE_MASK, 0)


class PlaceAgent(ForSeat):
    """V4.6: the agent arrives, from the stock or from another place."""

    def __init__(self, seat: int, start: int, place: int) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.place: Final = place

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.start, self.place)

    def run(self, s: Virtu) -> None:
        agents = s.agents[:]
        if self.start == NOWHERE:
            s.stock = replaced(s.stock, self.seat, s.stock[self.seat] - 1)
        else:
            agents[self.start] = NOBODYS
            s.tell(events.AGENT_LIFTED, self.seat, self.start)
        agents[self.place] = self.seat
        s.agents = agents
        s.tell(events.AGENT_PLACED, self.seat, self.place)


class RemoveAgent(ForSeat):
    """V4.6: an enemy agent returns to its owner's stock."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.place)

    def run(self, s: Virtu) -> None:
        owner = s.agents[self.place]
        s.agents = replaced(s.agents, self.place, NOBODYS)
        s.stock = replaced(s.stock, owner, s.stock[owner] + 1)
        s.tell(events.AGENT_REMOVED, self.seat, self.place, owner)


class FreeRoom(Decision[Virtu]):
    """V4.6: an Intrigue room under an enemy agent is used by first paying two masks."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.ACT, moves.DECLINE)

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if move is moves.ACT:
            return None if masks(s, self.who) >= s.edition.freeing else TOO_FEW_MASKS
        return None if move is moves.DECLINE else ASKED_TO_FREE

    def take(self, s: Virtu, move: Move) -> None:
        if move is moves.DECLINE:
            s.tell(events.DECLINED, self.who)
            return
        s.then(RemoveAgent(self.who, s.room_place(self.who, s.token[self.who])), SEND_AGENTS[self.who])
        begin_payment(s, self.who, ACTION, s.edition.freeing * ONE_MASK, 0)


SEND_AGENTS: Final = tuple([SendAgents(seat) for seat in range(MAX_SEATS)])
MOVE_AGENT: Final = tuple([MoveAgent(seat, place) for seat in range(MAX_SEATS) for place in range(PLACES)])
FREE_ROOM: Final = tuple([FreeRoom(seat) for seat in range(MAX_SEATS)])
