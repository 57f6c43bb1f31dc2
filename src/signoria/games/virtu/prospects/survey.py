"""The survey: what a seat could do next if it were asked now, action by action (V3, V4)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from signoria.games.virtu.components import (
    ANNEX,
    CAVALRY,
    CROSS,
    CROWN,
    INTRIGUE,
    MASK,
    NO_ROOM,
    ROOMS,
    SHIP,
    WAGE_WAR,
    WAR,
    replaced,
)
from signoria.games.virtu.phrases import ACTION, room_arg
from signoria.games.virtu.prospects.question import TOO_DEAR, Brings, Question
from signoria.games.virtu.prospects.rooms import what_lies
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.actions import action_of
from signoria.games.virtu.steps.cashing import OFFER_CASH
from signoria.games.virtu.steps.paying import Purse, add_room
from signoria.games.virtu.steps.spring import BEGIN_SPRING, END_ACTION, MoveToken, begin_action, is_blocked
from signoria.kernel.moves import Refusal
from signoria.kernel.outlook import Outlook, Survey, Venture
from signoria.kernel.phrases import Phrase, Seat
from signoria.kernel.play import asked, settle
from signoria.kernel.steps import Step

Make = Callable[[Virtu, Step[Virtu]], Question]
Teller = Callable[[Question], Outlook]
ALL_USED = 7  # card, upgrade and printed symbol of the room: nothing in it can pay
USEFUL = {ANNEX: (CROWN, CROSS, SHIP), WAGE_WAR: (CAVALRY, SHIP, WAR), INTRIGUE: (MASK,)}  # symbols, by action

# Why something is out of reach, said of somebody else; other reasons speak to nobody anyway.
OF_OTHERS = frozenset(
    (
        "out-of-reach", "no-step-left", "full-circle", "troop-stops", "no-way-out", "no-agent-left", "barred-by-prince",
        "marker-at-end", "not-in-alliance-zone",
    )
)  # fmt: skip


def survey(s: Virtu, seat: int, make: Make, tell: Callable[[Question], Outlook]) -> Survey:
    """Where the token could go, and what annexing, war and agents could do."""
    rooms = at_rest(s, seat)
    begin_moving(rooms, seat)
    ventures = [Venture(about=Phrase("outlook-rooms"), outlook=told(s, rooms, seat, (), make, tell))]
    for action in USEFUL:
        there = at_rest(s, seat)
        room = best_room(there, seat, action)
        begin_in(there, seat, action, room)
        assumed = assumption(there, seat, room)
        ventures.append(Venture(about=ACTION(action), outlook=told(s, there, seat, assumed, make, tell)))
    return tuple(ventures)


def told(s: Virtu, imagined: Virtu, seat: int, assumed: Brings, make: Make, tell: Teller) -> Outlook:
    """The outlook of the question that is imagined; if the seat is really asked it now, that of the real one."""
    step, now = asked(imagined, seat), asked(s, seat)
    if step is None:
        return Outlook(notes=assumed)
    if now is not None and now.name() == step.name():
        return tell(make(s, now))
    q = make(imagined, step)
    found = tell(q)
    doings = () if isinstance(step, MoveToken) else q.doings(imagined, step)
    return replace(found, notes=(*assumed, *[one for one in doings if one not in found.notes], *found.notes))


def at_rest(s: Virtu, seat: int) -> Virtu:
    """The table with nothing in hand: nobody pays, moves or buys."""
    rest = s.copy()
    rest.stack.clear()
    rest.need = rest.slack = 0
    rest.moved = rest.fresh = rest.fresh_titles = rest.bought = 0
    rest.attack = rest.defence = 0
    END_ACTION[seat].run(rest)
    return rest


def begin_moving(s: Virtu, seat: int) -> None:
    """V3.1: the seat's spring, with nothing cashed before the token moves."""
    BEGIN_SPRING[seat].run(s)
    if s.stack[-1] is OFFER_CASH[seat]:
        s.stack.pop()
    settle(s)


def begin_in(s: Virtu, seat: int, action: int, room: int) -> None:
    """V3.3: an action in a room of the seat, whoever closes it; without one, nothing in a room can pay."""
    if room == NO_ROOM:
        s.room_used = ALL_USED
        s.token = replaced(s.token, seat, max(0, s.token[seat]))
    else:
        s.may_indulge |= 1 << seat
        s.token = replaced(s.token, seat, room)
    begin_action(s, seat, action)
    settle(s)


def best_room(s: Virtu, seat: int, action: int) -> int:
    """The room for an action: an open one before a closed one, then the one that pays most; NO_ROOM without any."""
    best, highest = NO_ROOM, (False, -1)
    for room in range(ROOMS):
        if action_of(s, seat, room) == action:
            worth = (not is_blocked(s, seat, room), symbols_in(s, seat, room, action))
            if worth > highest:
                best, highest = room, worth
    return best


def symbols_in(s: Virtu, seat: int, room: int, action: int) -> int:
    """The symbols of a room's cards that help with an action."""
    there, purse = s.copy(), Purse()
    there.token = replaced(s.token, seat, room)
    add_room(there, seat, purse)
    return sum([purse.total(kind) for kind in USEFUL[action]])


def assumption(s: Virtu, seat: int, room: int) -> Brings:
    """In which room the action is imagined, and what stands in its way."""
    if room == NO_ROOM:
        return (Phrase("outlook-in-no-room", {"seat": Seat(seat)}),)
    return (Phrase("outlook-as-in-room", {"seat": Seat(seat), "room": room_arg(room)}), *what_lies(s, seat, room)[1:])


def of_others(why: Refusal, usual: Phrase) -> Phrase:
    """Why somebody else could not do something."""
    if why.code in TOO_DEAR:
        return Phrase("outlook-why-short")
    return Phrase(f"outlook-why-{why.code}") if why.code in OF_OTHERS else usual
