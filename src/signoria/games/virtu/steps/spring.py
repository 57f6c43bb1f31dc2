"""Spring: cashing, the way of the token, indulgences on the way, and the room it stops in (V2.3, V3, V5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu import events, moves
from signoria.games.virtu.components import (
    ANNEX,
    ARROW,
    BITS,
    CROSS,
    CROWN,
    GOVERN,
    INTRIGUE,
    LEFT,
    MAX_SEATS,
    NO_ACTION,
    NO_ROOM,
    ONE_FLORIN,
    PATRONAGE,
    RIGHT,
    ROOMS,
    TRADE,
    replaced,
)
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.actions import GATHER, PATRONISE, action_of
from signoria.games.virtu.steps.cashing import OFFER_CASH, add_taps, can_tap
from signoria.games.virtu.steps.forseat import ForSeat
from signoria.games.virtu.steps.intrigue import FREE_ROOM, SEND_AGENTS
from signoria.games.virtu.steps.paying import CLEARING, MOVING, begin_payment, can_pay, tap
from signoria.games.virtu.steps.war import LEAD_TROOPS
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Decision

ASKED_TO_ENTER: Final = Refusal("asked-to-enter", "V3.1")
ASKED_TO_MOVE: Final = Refusal("asked-to-move", "V3.1")
NO_STEP_LEFT: Final = Refusal("no-step-left", "V3.1")
MUST_MOVE: Final = Refusal("must-move", "V3.1")
FULL_CIRCLE: Final = Refusal("full-circle", "V3.1")
STEP_BOUGHT: Final = Refusal("step-bought", "V3.1")
TOO_DEAR: Final = Refusal("too-dear", "V2.2")
NO_ARROW: Final = Refusal("no-arrow-there", "V3.1")
ASKED_TO_CLEAR: Final = Refusal("asked-to-clear", "V5.2")
RIGHT_ARROW: Final = 2  # entering this room crosses the right-hand arrow (V3.2)
LEFT_ARROW: Final = 4


class BeginSpring(ForSeat):
    """V3.1: a seat's spring: cash florins, move the token, act."""

    def run(self, s: Virtu) -> None:
        seat = self.seat
        s.may_indulge &= ~(1 << seat)
        s.steps = 0
        s.budget = s.edition.free_steps
        s.has_paid_step = False
        if s.token[seat] == NO_ROOM:
            s.then(PLACE_TOKEN[seat], REACH_ROOM[seat])
        else:
            s.then(OFFER_CASH[seat], MOVE_TOKEN[seat], REACH_ROOM[seat])


class PlaceToken(Decision[Virtu]):
    """V3.1: in the first spring the token goes to any room, passing nothing."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return moves.ENTER

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        return None if isinstance(move, moves.InRoom) and move.verb == "enter" else ASKED_TO_ENTER

    def take(self, s: Virtu, move: Move) -> None:
        assert isinstance(move, moves.InRoom)
        s.token = replaced(s.token, self.who, move.room)
        s.tell(events.TOKEN_PLACED, self.who, move.room)


class MoveToken(Decision[Virtu]):
    """V3.1: room by room, clockwise; or stop. Two rooms are free, one more costs florins, each other one an arrow."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.STEP, moves.STOP, moves.PAY_STEP, *moves.TAP)

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = []
        if s.steps < s.budget:
            found.append(moves.STEP)
        if s.steps:
            found.append(moves.STOP)
        if s.budget < ROOMS:
            if not s.has_paid_step and can_pay(s, self.who, MOVING, s.edition.step_price * ONE_FLORIN):
                found.append(moves.PAY_STEP)
            add_taps(s, self.who, ARROW, found)
        return found

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if move is moves.STEP:
            return None if s.steps < s.budget else NO_STEP_LEFT
        if move is moves.STOP:
            return None if s.steps else MUST_MOVE
        if move is moves.PAY_STEP:
            if s.budget >= ROOMS:
                return FULL_CIRCLE
            if s.has_paid_step:
                return STEP_BOUGHT
            return None if can_pay(s, self.who, MOVING, s.edition.step_price * ONE_FLORIN) else TOO_DEAR
        if not isinstance(move, moves.Tap) or move.symbol != ARROW:
            return ASKED_TO_MOVE
        if s.budget >= ROOMS:
            return FULL_CIRCLE
        return None if can_tap(s, self.who, move) else NO_ARROW

    def take(self, s: Virtu, move: Move) -> None:
        if move is moves.STOP:
            return
        s.then(self)
        if move is moves.STEP:
            enter_next_room(s, self.who)
        elif isinstance(move, moves.Tap):
            tap(s, self.who, move.source, move.symbol)
            arrows = s.pool >> BITS * ARROW
            s.pool = 0
            s.budget = min(ROOMS, s.budget + arrows)
        else:
            s.has_paid_step = True
            s.budget += 1
            s.tell(events.STEP_PAID, self.who)
            begin_payment(s, self.who, MOVING, s.edition.step_price * ONE_FLORIN, 0)


def enter_next_room(s: Virtu, seat: int) -> None:
    """V3.1, V3.2, V5.2: the next room; crossing an arrow wakes that side's courtiers; an indulgence may be removed."""
    room = (s.token[seat] + 1) % ROOMS
    s.token = replaced(s.token, seat, room)
    s.steps += 1
    s.tell(events.TOKEN_MOVED, seat, room)
    side = woken_side(room)
    if side >= 0:
        s.refresh_side(seat, side)
        s.tell(events.SIDE_REFRESHED, seat, side)
    if s.indulgences[seat] >> room & 1:
        s.then(OFFER_CLEARING[seat])


def woken_side(room: int) -> int:
    """V3.2: the side of the court that wakes when the token enters this room; −1 if none does."""
    if room == RIGHT_ARROW:
        return RIGHT
    return LEFT if room == LEFT_ARROW else -1


class OfferClearing(ForSeat):
    """V5.2: who can pay for it is asked whether to remove the indulgence."""

    def run(self, s: Virtu) -> None:
        if can_pay(s, self.seat, CLEARING, crosses(s)) or can_pay(s, self.seat, CLEARING, crowns(s)):
            s.then(CLEAR_INDULGENCE[self.seat])


class ClearIndulgence(Decision[Virtu]):
    """V5.2: a cross or two crowns remove it; or it stays."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.DECLINE, moves.CLEAR_CROSS, moves.CLEAR_CROWNS)

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if move is moves.DECLINE:
            return None
        if move is moves.CLEAR_CROSS:
            return None if can_pay(s, self.who, CLEARING, crosses(s)) else TOO_DEAR
        if move is moves.CLEAR_CROWNS:
            return None if can_pay(s, self.who, CLEARING, crowns(s)) else TOO_DEAR
        return ASKED_TO_CLEAR

    def take(self, s: Virtu, move: Move) -> None:
        if move is moves.DECLINE:
            return
        s.then(REMOVE_INDULGENCE[self.who])
        begin_payment(s, self.who, CLEARING, crosses(s) if move is moves.CLEAR_CROSS else crowns(s), 0)


class RemoveIndulgence(ForSeat):
    """V5.2: the card returns to the supply; what was paid too much is lost."""

    def run(self, s: Virtu) -> None:
        s.pool = 0
        room = s.token[self.seat]
        s.indulgences = replaced(s.indulgences, self.seat, s.indulgences[self.seat] & ~(1 << room))
        s.tell(events.INDULGENCE_CLEARED, self.seat, room)


def crosses(s: Virtu) -> int:
    """The price of an indulgence in crosses."""
    return s.edition.clear_crosses << BITS * CROSS


def crowns(s: Virtu) -> int:
    """The price of an indulgence in crowns."""
    return s.edition.clear_crowns << BITS * CROWN


def is_blocked(s: Virtu, seat: int, room: int) -> bool:
    """V3.3, V5.3, V4.6: an indulgence closes a room, and so does an enemy agent, unless its action is Intrigue."""
    if s.indulgences[seat] >> room & 1:
        return True
    return s.has_enemy(seat, s.room_place(seat, room)) and action_of(s, seat, room) != INTRIGUE


class ReachRoom(ForSeat):
    """V3.3: the token has stopped: which action is it, and can the room be used?"""

    def run(self, s: Virtu) -> None:
        seat = self.seat
        room = s.token[seat]
        s.may_indulge |= 1 << seat
        s.pool = 0
        s.room_used = 0
        s.spent_cities = 0
        s.spent_cathedrals = 0
        s.spent_titles = 0
        s.spent_allies = 0
        action = action_of(s, seat, room)
        if is_blocked(s, seat, room):
            s.tell(events.ROOM_BLOCKED, seat, room)
            return
        if s.has_enemy(seat, s.room_place(seat, room)):
            s.then(FREE_ROOM[seat], END_ACTION[seat])
        else:
            s.then(END_ACTION[seat])
            begin_action(s, seat, action)


def begin_action(s: Virtu, seat: int, action: int) -> None:
    """V4: one of the six actions; a room may have none (W1.5)."""
    if action == NO_ACTION:
        return
    s.tell(events.ACTED, seat, action)
    if action == GOVERN or action == TRADE:
        s.then(GATHER[seat * 2 + (1 if action == TRADE else 0)])
    elif action == PATRONAGE:
        s.then(PATRONISE[seat])
    elif action == ANNEX:
        s.parting.begin_annexing(s, seat)
    elif action == INTRIGUE:
        s.then(SEND_AGENTS[seat])
    else:
        s.then(LEAD_TROOPS[seat])


class EndAction(ForSeat):
    """V2.2: symbols that were not used are lost."""

    def run(self, s: Virtu) -> None:
        s.pool = 0
        s.room_used = 0
        s.spent_cities = 0
        s.spent_cathedrals = 0
        s.spent_titles = 0
        s.spent_allies = 0


BEGIN_SPRING: Final = tuple([BeginSpring(seat) for seat in range(MAX_SEATS)])
PLACE_TOKEN: Final = tuple([PlaceToken(seat) for seat in range(MAX_SEATS)])
MOVE_TOKEN: Final = tuple([MoveToken(seat) for seat in range(MAX_SEATS)])
OFFER_CLEARING: Final = tuple([OfferClearing(seat) for seat in range(MAX_SEATS)])
CLEAR_INDULGENCE: Final = tuple([ClearIndulgence(seat) for seat in range(MAX_SEATS)])
REMOVE_INDULGENCE: Final = tuple([RemoveIndulgence(seat) for seat in range(MAX_SEATS)])
REACH_ROOM: Final = tuple([ReachRoom(seat) for seat in range(MAX_SEATS)])
END_ACTION: Final = tuple([EndAction(seat) for seat in range(MAX_SEATS)])
