"""The token's rooms: what reaching them costs, who wakes on the way, and what could be done there (V3, V5.2)."""

from __future__ import annotations

from signoria.games.virtu import moves
from signoria.games.virtu.components import (
    ARROW,
    BITS,
    LEFT,
    ONE_FLORIN,
    ONE_MASK,
    RIGHT,
    ROOMS,
    SIDE,
    SPACES,
    count_of,
)
from signoria.games.virtu.phrases import CARD, action_arg, courtier_arg, room_arg, source_arg, symbols, symbols_listed
from signoria.games.virtu.prospects.question import Brings, Question
from signoria.games.virtu.prospects.ways import Way, ways
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.actions import action_of
from signoria.games.virtu.steps.paying import ACTION, CLEARING, MOVING
from signoria.games.virtu.steps.spring import FULL_CIRCLE, NO_STEP_LEFT, crosses, crowns, is_blocked, woken_side
from signoria.kernel.moves import Move
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Count, Listed, Phrase, Seat
from signoria.kernel.play import asked, play

ONE_ARROW = 1 << BITS * ARROW


# Reaching rooms


def place_token(q: Question) -> Outlook:
    """V3.1: the token starts in any room."""
    found = []
    for room in range(ROOMS):
        after = q.s.copy()
        play(after, q.seat, moves.ENTER[room])
        found.append(q.prospect(room_arg(room), moves.ENTER[room], brings=inside(q, after, room)))
    return Outlook(prospects=tuple(found))


def move_token(q: Question) -> Outlook:
    """V3.1: every room of the palace, then what takes the token further."""
    s, seat = q.s, q.seat
    found = ways(s, seat)
    farthest = max([rooms for rooms, _ in found], default=0)
    prospects = []
    for rooms in range(ROOMS) if s.steps else range(1, ROOMS + 1):
        is_free = rooms <= s.budget - s.steps
        manners = [is_bought for is_bought in ((False,) if is_free else (False, True)) if (rooms, is_bought) in found]
        for is_bought in manners:
            prospects.append(reached(q, found[rooms, is_bought], rooms, is_bought))
        if not manners:
            prospects.append(beyond(q, rooms, farthest))
    return Outlook(prospects=(*prospects, *more_steps(q)))


def reached(q: Question, way: Way, rooms: int, is_bought: bool) -> Prospect:
    """A room that the token can reach."""
    s, seat = q.s, q.seat
    room = (s.token[seat] + rooms) % ROOMS
    after = way.s.copy() if way.cleared is None else way.cleared.copy()
    play(after, seat, moves.STOP)
    woken = Phrase("outlook-wakes", {"courtiers": woken_on_way(s, seat, rooms)})
    brings = (*((woken,) if woken.args["courtiers"] != Listed(()) else ()), *inside(q, after, room, way))
    arrows = max(0, s.steps + rooms - s.budget - is_bought)
    price = arrows * ONE_ARROW + (s.edition.step_price * ONE_FLORIN if is_bought else 0)
    path = tuple(move.text for move in way.moves)
    return Prospect(thing=room_arg(room), moves=path[:1], way=path, price=symbols(price), brings=brings)


def beyond(q: Question, rooms: int, farthest: int) -> Prospect:
    """A room that it cannot reach: for want of arrows, or because it would go round more than once."""
    s, seat = q.s, q.seat
    room = (s.token[seat] + rooms) % ROOMS
    is_round = s.steps + rooms > ROOMS
    why = FULL_CIRCLE if is_round else NO_STEP_LEFT
    price = 0 if is_round else (s.steps + rooms - s.budget) * ONE_ARROW
    return Prospect(
        thing=room_arg(room),
        price=symbols(price),
        short=symbols(0 if is_round else (rooms - farthest) * ONE_ARROW),
        brings=what_lies(s, seat, room),
        why_not=q.tell(why, moves.STEP),
        rule=why.rule,
    )


def woken_on_way(s: Virtu, seat: int, rooms: int) -> Listed:
    """V3.2: the exhausted courtiers on the sides whose arrows the token crosses."""
    sides = {woken_side((s.token[seat] + further) % ROOMS) for further in range(1, rooms + 1)}
    found = []
    for space in range(SPACES):
        side, card = (LEFT if space < SIDE else RIGHT), s.court[seat * SPACES + space]
        if card >= 0 and side in sides and s.tired[seat] >> space & 1:
            found.append(courtier_arg(side, card))
    return Listed(tuple(found))


def more_steps(q: Question) -> list[Prospect]:
    """V3.1: what takes the token further: florins, once a year, and arrows."""
    found = []
    if q.s.budget < ROOMS and not q.s.has_paid_step:
        price = q.s.edition.step_price * ONE_FLORIN
        further = (Phrase("outlook-further", {"rooms": Count(1, "room")}),)
        found.append(q.prospect(Phrase("move-pay-step"), moves.PAY_STEP, price=price, context=MOVING, brings=further))
    for move in q.choices:
        if isinstance(move, moves.Tap):
            found.append(q.prospect(source_arg(move.source), move, brings=arrows_of(q, move)))
    return found


def arrows_of(q: Question, move: moves.Tap) -> Brings:
    """How far the arrows of a source lead, and what it cannot be used for any more."""
    purse = q.purse(MOVING)
    shown = purse.symbols[purse.sources.index(move.source)]
    arrows = count_of(shown, ARROW)
    used = min(arrows, ROOMS - q.s.budget)
    others = shown - (arrows << BITS * ARROW)
    found = [Phrase("outlook-further", {"rooms": Count(used, "room")})]
    if arrows > used:
        found.append(Phrase("outlook-wastes", {"symbols": Listed((Count(arrows - used, "arrow"),))}))
    if others:
        found.append(Phrase("outlook-forgoes", {"symbols": symbols_listed(others)}))
    return tuple(found)


# In a room


def what_lies(s: Virtu, seat: int, room: int) -> Brings:
    """A room's action, with the cards that lie there, and what stands in its way."""
    at = seat * ROOMS + room
    card, upgrade = s.cards[at], s.upgrades[at]
    action = action_of(s, seat, room)
    cards = tuple(CARD(one) for one in (card, upgrade) if one >= 0)
    found = [Phrase("outlook-action", {"action": action_arg(action), "cards": Listed(cards)})]
    if s.indulgences[seat] >> room & 1:
        found.append(Phrase("outlook-indulged"))
    agent = s.agents[s.room_place(seat, room)]
    if agent >= 0 and agent != seat:
        found.append(Phrase("outlook-blocked" if is_blocked(s, seat, room) else "outlook-held", {"seat": Seat(agent)}))
    return tuple(found)


def inside(q: Question, after: Virtu, room: int, way: Way | None = None) -> Brings:
    """The same, and what could be done there today: what the action asks first tells."""
    found = list(what_lies(q.s, q.seat, room))
    if way is not None and way.clearings:
        prices = [symbols_listed(clearing_price(q.s, move)) for move in way.clearings]
        found += [Phrase("outlook-clearable", {"price": price}) for price in prices]
    step = asked(after, q.seat)
    if step is not None and after.token[q.seat] == room:
        found += q.doings(after, step)
    return tuple(found)


def clearing_price(s: Virtu, move: Move) -> int:
    """V5.2: what removing an indulgence costs."""
    return crosses(s) if move is moves.CLEAR_CROSS else crowns(s)


def clear_indulgence(q: Question) -> Outlook:
    """V5.2: what removing it costs, and what the room could then be used for."""
    room = q.s.token[q.seat]
    found = [
        q.prospect(
            room_arg(room), move, price=clearing_price(q.s, move), context=CLEARING, brings=what_lies(q.s, q.seat, room)
        )
        for move in (moves.CLEAR_CROSS, moves.CLEAR_CROWNS)
    ]
    return Outlook(prospects=tuple(found))


def free_room(q: Question) -> Outlook:
    """V4.6: masks for a room that an enemy agent holds."""
    room = q.s.token[q.seat]
    price = q.s.edition.freeing * ONE_MASK
    agent = q.s.agents[q.s.room_place(q.seat, room)]
    freed = Phrase("outlook-removes-agent", {"seat": Seat(agent)})
    return Outlook(prospects=(q.prospect(room_arg(room), moves.ACT, price=price, context=ACTION, brings=(freed,)),))


def rooms_to_wake(s: Virtu, seat: int, side: int) -> int:
    """V3.2: by how many rooms the token must move until this side's courtiers wake."""
    rooms = 1
    while woken_side((s.token[seat] + rooms) % ROOMS) != side:
        rooms += 1
    return rooms
