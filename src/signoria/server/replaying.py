"""Looking back: a table's game moment by moment, as far as the viewer may know it."""

from __future__ import annotations

import asyncio

from signoria.match.acts import Act
from signoria.match.match import Match
from signoria.match.moments import moments as moments_of
from signoria.match.story import Story, tell
from signoria.server.errors import Denied
from signoria.server.guests import Guest
from signoria.server.hall import Hall
from signoria.server.protocol import Moment, Moments

COST = 4.0  # as much as so many other requests: the whole game is played again


async def moments(
    hall: Hall, guest: Guest, table_id: str, seat: int | None, first: int, count: int, is_open: bool, is_told: bool
) -> Moments:
    """Some moments of a game. While it runs a seat is only for whoever sits there."""
    hall.commands.take(guest.id, COST)
    desk = await hall.look_at(table_id, guest, None)
    await hall.learn(desk)
    async with desk.lock:
        await hall.freshen(desk)
        match = desk.seen()
        if match.result is None:
            if is_open:
                raise Denied("not-finished")
            if seat is not None and seat not in desk.seats_of(guest.id):
                raise Denied("not-your-seat", 403)
        elif seat is not None and seat >= match.seats:
            raise Denied("not-your-seat", 403)
        acts = match.acts[:]
        start, _ = desk.opened()
    async with hall.looking_back:
        return await asyncio.to_thread(collect, start, acts, seat, first, count, is_open, is_told)


async def story(hall: Hall, guest: Guest, table_id: str) -> Story:
    """The game's chapters as spectators know them, so far."""
    hall.commands.take(guest.id, COST)
    desk = await hall.look_at(table_id, guest, None)
    await hall.learn(desk)
    async with desk.lock:
        await hall.freshen(desk)
        acts = desk.seen().acts[:]
        start, _ = desk.opened()
    async with hall.looking_back:
        return await asyncio.to_thread(tell, start, acts)


def collect(
    start: Match, acts: list[Act], seat: int | None, first: int, count: int, is_open: bool, is_told: bool
) -> Moments:
    """Play it again, and look from time to time."""
    marks: list[int] = []
    found: list[Moment] = []
    for number, match, before, seen in moments_of(start, acts, seat):
        marks.append(seen)
        if first <= number < first + count:
            others = [match.view(other) for other in range(match.seats)] if is_open else []
            told = list(match.report(seat)) if is_told else []
            found.append(Moment(number, match.view(seat), before, match.events(seat, before), others, told))
    return Moments(marks, found)
