"""Rooms: reached at their price or not at all."""

from __future__ import annotations

from signoria.games.virtu import moves
from signoria.games.virtu.components import (
    ARROW,
    MAP,
    ROOMS,
    SIDE,
    SPACES,
)
from signoria.games.virtu.events import (
    SIDE_REFRESHED,
)
from signoria.games.virtu.phrases import CITY, courtier_arg
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.paying import Pay
from signoria.games.virtu.steps.spring import ClearIndulgence, MoveToken
from signoria.games.virtu.steps.war import CHOOSE_ROUTE
from signoria.kernel.moves import Move
from signoria.kernel.outlook import Prospect
from signoria.kernel.phrases import Count, Listed, Phrase
from signoria.kernel.play import asked, choices, play
from virtu_outlooks.moments import Checks, Moment, tapped


def check_rooms(m: Moment, done: Checks) -> None:
    """Each room is reached at its price or not at all, and wakes just those courtiers."""
    if m.question != "move-token":
        return
    start = m.s.token[m.seat]
    told: dict[tuple[int, bool], Prospect] = {}
    for prospect in m.told.prospects:
        if prospect.way:
            room = plain_number(prospect.thing, "room") - 1
            rooms = (room - start) % ROOMS or (0 if m.s.steps else ROOMS)
            told[rooms, any(one.unit == "florin" for one in prospect.price)] = prospect
    free = m.s.budget - m.s.steps
    really = {one for one in brute_reach(m.s, m.seat) if not (one[1] and one[0] <= free)}
    assert set(told) == really
    for (rooms, is_bought), prospect in told.items():
        check_way(m, prospect, rooms, is_bought)
        done["bought" if is_bought else "arrows" if prospect.price else "free"] += 1
    farthest = max([rooms for rooms, _ in told])
    for prospect in m.told.prospects:
        if prospect.short and isinstance(prospect.thing, Phrase) and prospect.thing.key == "room":
            rooms = (plain_number(prospect.thing, "room") - 1 - start) % ROOMS or ROOMS
            assert prospect.short == (Count(rooms - farthest, "arrow"),)
            done["too far"] += 1


def check_way(m: Moment, prospect: Prospect, rooms: int, is_bought: bool) -> None:
    """One way, as really gone."""
    s = m.table()
    for text in prospect.way[:-1]:
        play(s, m.seat, m.find(text))
        while isinstance(asked(s, m.seat), ClearIndulgence):
            play(s, m.seat, moves.DECLINE)
    assert s.token[m.seat] == (m.s.token[m.seat] + rooms) % ROOMS
    assert s.log is not None
    assert s.has_paid_step == (is_bought or m.s.has_paid_step)
    arrows = max(0, m.s.steps + rooms - m.s.budget - is_bought)
    assert prospect.price == paid(m.s.edition.step_price if is_bought else 0, arrows)
    assert tapped(s, m.seat, in_room=False)[ARROW] >= arrows
    sides = {side for kind, _, side, *_ in s.log if kind == SIDE_REFRESHED}
    asleep = [space for space in range(SPACES) if m.s.tired[m.seat] >> space & 1]
    woken = [(space // SIDE, m.s.court[m.seat * SPACES + space]) for space in asleep if space // SIDE in sides]
    wakes = [one.args["courtiers"] for one in prospect.brings if one.key == "outlook-wakes"]
    assert wakes == ([Listed(tuple(courtier_arg(side, card) for side, card in woken))] if woken else [])
    play(s, m.seat, moves.STOP)
    check_doings(m, s, prospect)


def paid(florins: int, arrows: int) -> tuple[Count, ...]:
    """A price for the token."""
    counts = (Count(florins, "florin"), Count(arrows, "arrow"))
    return tuple(one for one in counts if one.number)


def check_doings(m: Moment, s: Virtu, prospect: Prospect) -> None:
    """What an action could do is what it offers."""
    keys = {one.key: one for one in prospect.brings}
    step = asked(s, m.seat)
    if step is None or "outlook-clearable" in keys:
        return
    options = step.choices(s)
    if step.name() in ("annex-city", "annex-or-influence"):
        cities = tuple(CITY(move.city) for move in options if isinstance(move, moves.InCity))
        told = keys["outlook-can-annex"].args["cities"] if cities else Listed(())
        assert told == Listed(cities)
        assert ("outlook-cannot-annex" in keys) == (not cities)
    if step.name() == "patronise":
        assert ("outlook-can-patronise" in keys) == (moves.ACT in options)
    if step.name() == "lead-troops":
        starts = [move.city for move in options if isinstance(move, moves.InCity)]
        routes = [move for start in starts for move in CHOOSE_ROUTE[m.seat * MAP + start].choices(s)]
        assert ("outlook-can-besiege" in keys) == any(is_foreign(s, m.seat, move) for move in routes)
    if step.name() == "gather" and "outlook-can-trade" in keys:
        assert keys["outlook-can-trade"].args["florins"] == Count(trade_all(s, m.seat), "florin")


def is_foreign(s: Virtu, seat: int, move: Move) -> bool:
    """Does this move lead before a city that is not the seat's?"""
    return isinstance(move, moves.InCity) and not s.parting.is_own(s, seat, move.city)


def trade_all(s: Virtu, seat: int) -> int:
    """V4.3: the florins of every ship there is."""
    before = s.florins[seat]
    options = choices(s, seat)
    while len(options) > 1:
        play(s, seat, options[1])
        options = choices(s, seat)
    play(s, seat, moves.ENOUGH)
    return s.florins[seat] - before


def brute_reach(s: Virtu, seat: int) -> set[tuple[int, bool]]:
    """All rooms that the token can reach, by trying everything."""
    found: set[tuple[int, bool]] = set()
    seen: set[tuple[object, ...]] = set()
    queue = [s]
    while queue:
        here = queue.pop()
        for move in choices(here, seat):
            if move is moves.STOP:
                found.add((here.steps - s.steps, here.has_paid_step and not s.has_paid_step))
                continue
            ahead = here.copy()
            play(ahead, seat, move)
            while isinstance(asked(ahead, seat), ClearIndulgence):
                play(ahead, seat, moves.DECLINE)
            where = (ahead.steps, ahead.budget, ahead.has_paid_step, ahead.florins[seat], repr(ahead.stack[-1]))
            mark = (*where, ahead.tired[seat], ahead.tired_cities, ahead.tired_titles[seat], ahead.tired_cathedrals)
            if mark not in seen and isinstance(asked(ahead, seat), (MoveToken, Pay)):
                seen.add(mark)
                queue.append(ahead)
    return found


def plain_number(thing: object, name: str) -> int:
    """A number inside a phrase."""
    assert isinstance(thing, Phrase)
    count = thing.args[name]
    assert isinstance(count, Count)
    return count.number
