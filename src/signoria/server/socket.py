"""A socket: one guest looks at one table from one seat, or as a spectator, and sends commands."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from signoria.server import playing
from signoria.server.desk import Desk
from signoria.server.errors import Denied
from signoria.server.guests import Guest
from signoria.server.hall import Hall
from signoria.server.problems import denial
from signoria.server.protocol import AnyFrame, ChatFrame, DeniedFrame, decode_command, encode

SLOW = 20.0  # seconds in which nothing could be sent: the reader is gone
FAREWELL = 2.0  # seconds to say goodbye in
IN_HAND = 20  # answers that may wait to be sent before we read on

GOING_AWAY = 1001
POLICY = 1008  # closed for what the other side did
AGAIN = 1013  # try again later

NEVER = float("inf")

AnySocket = WebSocket[object, object, State]
Closing = tuple[int, str]


class Wire:
    """One socket, and how much of its table has been told to it."""

    def __init__(self, socket: AnySocket, guest: Guest, seat: int | None, since: int, heard: int) -> None:
        self.socket = socket
        self.guest = guest
        self.seat = seat
        self.wake = asyncio.Event()
        self.answers: list[AnyFrame] = []
        self.closing: Closing | None = None
        self._events = since  # events told
        self._lines = heard  # lines of chat told
        self._version = -1
        self._revision = -1
        self._present: list[bool] = []
        self._room = asyncio.Event()
        self._room.set()
        self._sending_since = NEVER
        self.is_acting = False  # does somebody do what was asked over this socket?

    def end(self, why: str, code: int = POLICY) -> None:
        """Close it, saying why."""
        self.closing = (code, why)
        self.wake.set()

    @property
    def is_stuck(self) -> bool:
        """Has the other side read nothing for long? To look now and then is cheaper than a timer for every frame."""
        return time.monotonic() - self._sending_since > SLOW

    async def answer(self, frame: AnyFrame) -> None:
        """Send it before anything else; wait if too much is waiting already."""
        self.answers.append(frame)
        self.wake.set()
        if len(self.answers) >= IN_HAND and self.closing is None:
            self._room.clear()
            await self._room.wait()

    async def send(self, hall: Hall, desk: Desk) -> None:
        """Tell whatever is new, as long as the socket is open. Who reads slowly misses nothing but the hurry."""
        self.wake.set()
        while True:
            await self.wake.wait()
            self.wake.clear()
            try:
                async with desk.lock:
                    await hall.freshen(desk)
                    if self.closing is None:
                        self.closing = await self.checked(hall, desk)
                    frames = self.news(desk)
            except Denied as denied:
                self.closing = (AGAIN if denied.status == 503 else POLICY, denied.code)
                frames = self.news(desk)  # answers only
            self._sending_since = time.monotonic()
            for frame in frames:
                await self.socket.send_data(encode(frame), mode="text")
            self._sending_since = NEVER
            if self.closing is not None:
                await self.socket.close(*self.closing)
                return

    async def checked(self, hall: Hall, desk: Desk) -> Closing | None:
        """May this guest still look from here? Seats are left, given away and taken over."""
        if self._revision == desk.revision:
            return None
        if self.seat is not None:
            return None if self.seat in desk.seats_of(self.guest.id) else (POLICY, "not-your-seat")
        return None if await hall.may_see(desk, self.guest) else (POLICY, "no-such-table")

    def is_behind(self, desk: Desk) -> bool:
        """Has the table changed, or somebody come or gone, since this socket was told of it?"""
        return self._revision != desk.revision or self._present != desk.presence()

    def news(self, desk: Desk) -> list[AnyFrame]:
        """What this socket has not been told yet."""
        frames, self.answers = self.answers, []
        self._room.set()
        if self.closing is not None:
            return frames
        if self.is_behind(desk):
            self._revision = desk.revision
            self._present = desk.presence()
            frames.append(desk.table_frame(self.guest.id))
        if desk.match is not None and self._version != desk.match.version(self.seat):
            game = desk.game_frame(self.seat, self._events)
            self._version = game.version
            self._events += len(game.events)
            frames.append(game)
        if desk.lines > self._lines:
            frames.append(ChatFrame([line for line in desk.chat if line.number > self._lines]))
            self._lines = desk.lines
        return frames

    async def receive(self, hall: Hall, desk: Desk) -> None:
        """Do what is asked, one after the other, until the other side is gone."""
        while self.closing is None:
            message = await self.socket.receive_data(mode="text")
            try:
                command = decode_command(message)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
                hall.commands.take(self.guest.id)
                await self.answer(DeniedFrame("", denial(Denied("unreadable", problem=str(problem)))))
                continue
            self.is_acting = True
            try:
                answer = await playing.answer(hall, desk, self.guest, self.seat, command)
            finally:
                self.is_acting = False
            await self.answer(answer)


async def serve(hall: Hall, desk: Desk, wire: Wire) -> None:
    """Send and receive until one of them ends."""
    desk.wires.add(wire)
    hall.metrics.wires.inc()
    if wire.seat is not None:
        hall.spawn(hall.come(desk, wire.guest.id))
    sending = asyncio.create_task(wire.send(hall, desk))
    receiving = asyncio.create_task(wire.receive(hall, desk))
    try:
        while not (sending.done() or receiving.done() or wire.is_stuck):
            await asyncio.wait((sending, receiving), timeout=SLOW / 4, return_when=asyncio.FIRST_COMPLETED)
        if receiving.done() and not sending.done() and isinstance(receiving.exception(), Denied):
            wire.end("too-often")
            await asyncio.wait((sending,), timeout=SLOW)
    finally:
        desk.wires.discard(wire)
        hall.metrics.wires.dec()
        wire.closing = wire.closing or (GOING_AWAY, "")
        sending.cancel()
        if not wire.is_acting:  # what was begun is done, even if the other side hangs up; then it ends by itself
            receiving.cancel()
        for outcome in await asyncio.gather(sending, receiving, return_exceptions=True):
            report(outcome)
        if wire.seat is not None and not desk.is_watched_by(wire.guest.id):
            hall.spawn(hall.go(desk, wire.guest.id))
        with suppress(Exception):  # a reader that does not read does not hear this either
            async with asyncio.timeout(FAREWELL):
                await wire.socket.close(GOING_AWAY)


def report(outcome: object) -> None:
    """An end that is not one of the usual ones is a mistake of ours."""
    usual = (WebSocketDisconnect, OSError, Denied, asyncio.CancelledError)
    if isinstance(outcome, BaseException) and not isinstance(outcome, usual):
        import logging

        logging.getLogger("signoria.socket").error("socket failed", exc_info=outcome)
