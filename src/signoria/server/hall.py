"""The hall: all tables that this process has at hand, kept in step with the database and with other processes."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Connection, and_, select, update

from signoria.kernel.play import settle
from signoria.kernel.registry import games
from signoria.match.lone import LoneAnswers
from signoria.server import desk as desks
from signoria.server import schema
from signoria.server.desk import Desk
from signoria.server.errors import Denied, Unavailable, absent
from signoria.server.guests import Guest, Guests
from signoria.server.limits import Buckets
from signoria.server.metrics import Metrics
from signoria.server.notify import Notes
from signoria.server.settings import Settings
from signoria.server.store import Store
from signoria.server.thinkers import Thinkers

R = TypeVar("R")

KEPT = 1000  # tables that nobody looks at stay at hand, the latest so many
LOOK_EVERY = 2.0  # seconds: whoever missed a note finds out so soon
PRESENT_FOR = 60.0  # seconds without a sign of life
BACK_WITHIN = 2.0  # seconds: whoever loads the page anew, or hands the screen on, has not been away
SOCKETS = 24  # of one guest
LOOKING = 200  # sockets at one table, from which on nobody more may merely watch
MANY = 500  # tables that one statement names
SELDOM = 50_000  # new objects before Python looks for garbage that is tied in knots; we tie few
LATE = 3.0  # seconds after which a bot that nobody has asked is asked again

log = logging.getLogger("signoria.hall")


class Hall:
    """One process's tables, guests and bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.guests = Guests(self.store, settings)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.notes = Notes(settings.notes, self.hear)
        self.metrics = Metrics()
        self.commands = Buckets(settings.commands_per_second, burst=3 * settings.commands_per_second)
        self.talk = Buckets(settings.commands_per_second / 20, burst=settings.commands_per_second / 2)
        self.checking = asyncio.Semaphore(1)  # of records: it keeps a processor busy
        self.looking_back = asyncio.Semaphore(1)  # at games: so does this
        self.reading = asyncio.Semaphore(1)  # of components: so does this
        self._sockets: dict[str, int] = {}  # by guest
        self._desks: dict[str, Desk] = {}
        self._loading: dict[str, asyncio.Task[Desk]] = {}
        self._noted: set[str] = set()  # tables that changed while they were being loaded
        self._tasks: set[asyncio.Task[None]] = set()
        self.lone_answers = LoneAnswers.ASKED if settings.asks_always else LoneAnswers.PAUSED
        self.late = LATE if settings.workers == 1 else LATE + settings.bot_seconds  # others' bots may still think
        self._is_closing = False

    async def open(self) -> None:
        """Begin to serve."""
        meet_games()
        while True:
            try:
                await self.guests.open()
                break
            except Unavailable as problem:  # it will be back
                log.error("no database", extra={"problem": problem.problem})
                await asyncio.sleep(1.0)
        await self.notes.open()
        gc.freeze()  # what there is stays: no need to look through it again and again
        gc.set_threshold(SELDOM)
        self.spawn(self.repeat(self.look_round, LOOK_EVERY))
        self.spawn(self.repeat(self.renew_presence, PRESENT_FOR / 3))
        self.spawn(self.repeat(self.ask_late_bots, LATE))
        if self.settings.parent:
            self.spawn(self.repeat(self.follow_parent, LOOK_EVERY))

    async def close(self) -> None:
        """Finish what was begun and let everything go."""
        self._is_closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()
        self.notes.close()
        await asyncio.to_thread(self.store.close)

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Let something run beside."""
        if self._is_closing:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def repeat(self, work: Callable[[], Coroutine[object, object, None]], every: float) -> None:
        """Again and again, whatever goes wrong."""
        while True:
            await asyncio.sleep(every)
            try:
                await work()
            except Denied as denial:
                log.warning("unavailable", extra={"work": work.__name__, "problem": denial.code})
            except Exception:
                log.exception("failed", extra={"work": work.__name__})

    async def recognise(self, cookie: str | None) -> Guest:
        """Who asks, by cookie, if he does not ask too often; or Denied."""
        guest_id = self.guests.signed(cookie)
        self.commands.take(guest_id)
        return await self.guests.find(guest_id)

    async def follow_parent(self) -> None:
        """Without the process that replaces us if we die we end too; else we would keep the next one from our port."""
        if os.getppid() != self.settings.parent:
            log.error("parent process is gone")
            os.kill(os.getpid(), signal.SIGTERM)

    # Tables

    async def desk(self, table_id: str) -> Desk:
        """A table; whoever uses it takes its lock and calls `freshen`."""
        found = self._desks.get(table_id)
        if found is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            found = await asyncio.shield(task)
        found.used_at = time.monotonic()
        if not found.wires and found.used_at - found.fresh_at > LOOK_EVERY:  # nobody has looked round for it
            found.is_outdated = True
        return found

    async def _load(self, table_id: str) -> Desk:
        try:
            found = await self.store.read(lambda conn: desks.load(conn, table_id, self.lone_answers))
            found.is_outdated = table_id in self._noted
        finally:
            del self._loading[table_id]
            self._noted.discard(table_id)
        if found.broken:
            log.error("table is broken", extra={"table": table_id, "problem": found.broken})
        self._desks[table_id] = found
        self._tidy()
        self.answer_alone(found)
        return found

    def _tidy(self) -> None:
        """Put away the tables that nobody has looked at for the longest time."""
        if len(self._desks) > KEPT + 100:
            idle = [one for one in self._desks.values() if not one.wires and not one.lock.locked() and not one.thinking]
            idle.sort(key=lambda one: one.used_at)
            for one in idle[: len(self._desks) - KEPT]:
                del self._desks[one.id]

    async def freshen(self, desk: Desk) -> None:
        """Know what the database knows; with the desk's lock held."""
        if desk.is_outdated:
            desk.is_outdated = False
            desk.fresh_at = time.monotonic()
            was_broken = desk.broken
            try:
                if desk.match is None:
                    await self.learn(desk)
                desk.hear(await self.store.read(lambda conn: desks.news(conn, desk.id, desk.sequence)))
                if desk.broken and not was_broken:
                    log.error("table is broken", extra={"table": desk.id, "problem": desk.broken})
            except BaseException:
                desk.forget()
                raise

    async def learn(self, desk: Desk) -> None:
        """Have the components of a table at hand, where an owner has corrected them: reading them takes its time."""
        if desk.components is not None:
            async with self.reading:
                await asyncio.to_thread(desk.game.label_of, desk.components)

    async def look_at(self, table_id: str, guest: Guest, seat: int | None) -> Desk:
        """A table that the guest may see from this seat, or, without one, as a spectator."""
        found = await self.desk(table_id)
        async with found.lock:
            await self.freshen(found)
        if not await self.may_see(found, guest):
            raise absent()
        if seat is not None and seat not in found.seats_of(guest.id):
            raise Denied("not-your-seat", 403)
        return found

    async def may_see(self, desk: Desk, guest: Guest) -> bool:
        """A public table, or one where the guest sits or was let in."""
        if desk.is_public or desk.host == guest.id or desk.seats_of(guest.id):
            return True
        return await self.store.read(lambda conn: desks.is_welcome(conn, desk.id, guest.id) is True)

    async def change(self, table_id: str, work: Callable[[Connection], R]) -> R:
        """Write something about a table, and let everybody know."""
        try:
            return await self.store.write(work)
        finally:
            self.changed(table_id)
            self.notes.send(table_id)

    @property
    def at_hand(self) -> int:
        """How many tables this process has at hand."""
        return len(self._desks)

    # Sockets

    @property
    def sockets(self) -> int:
        """How many are open."""
        return sum(self._sockets.values())

    def take_line(self, guest_id: str) -> None:
        """A guest opens a socket, if he may."""
        if self._sockets.get(guest_id, 0) >= SOCKETS:
            raise Denied("too-many-sockets", 429)
        self._sockets[guest_id] = self._sockets.get(guest_id, 0) + 1

    def give_line(self, guest_id: str) -> None:
        """It is closed."""
        self._sockets[guest_id] -= 1
        if not self._sockets[guest_id]:
            del self._sockets[guest_id]

    # What others do

    def hear(self, table_id: str) -> None:
        """Another process has changed a table. It asks the bots; here they would think about the same once more."""
        self.changed(table_id, asks_bots=False)

    def changed(self, table_id: str, *, asks_bots: bool = True) -> None:
        """The database knows more of a table than we do."""
        desk = self._desks.get(table_id)
        if desk is not None:
            desk.is_outdated = True
            self.wake(desk, asks_bots=asks_bots)
        elif table_id in self._loading:
            self._noted.add(table_id)

    def wake(self, desk: Desk, *, asks_bots: bool = True) -> None:
        """All who look at a table are told what is new, and bots whose turn it is are asked."""
        for wire in desk.wires:
            wire.wake.set()
        if asks_bots:
            self.ask_bots(desk)

    def ask_bots(self, desk: Desk) -> None:
        """Ask the bots at a table that must decide; those asked already go on thinking."""
        from signoria.server.playing import play_bot

        if desk.is_outdated:
            self.spawn(self._freshen_for_bots(desk))
        elif desk.match is not None and desk.status == "running":
            for seat in desk.match.to_act:
                if desk.seats[seat].kind == "bot" and seat not in desk.thinking:
                    desk.thinking.add(seat)
                    self.spawn(play_bot(self, desk, seat))
            self.answer_alone(desk)

    def answer_alone(self, desk: Desk) -> None:
        """Make the choices of people who have only one, after a pause; those under way already are not begun again."""
        from signoria.server.playing import play_only_choice

        if not desk.is_outdated and desk.match is not None and desk.status == "running":
            for seat in desk.lone_seats():
                if seat not in desk.thinking:
                    desk.thinking.add(seat)
                    self.spawn(play_only_choice(self, desk, seat, desk.match.version(seat)))

    async def _freshen_for_bots(self, desk: Desk) -> None:
        with suppress(Denied):
            async with desk.lock:
                await self.freshen(desk)
            if not desk.is_outdated:
                self.ask_bots(desk)

    async def look_round(self) -> None:
        """Compare the tables that somebody looks at with the database."""
        watched = [desk for desk in self._desks.values() if desk.wires]
        t = schema.tables.c
        for at in range(0, len(watched), MANY):
            some = {desk.id: desk for desk in watched[at : at + MANY]}
            query = select(t.id, t.sequence, t.revision, t.lines).where(t.id.in_(list(some)))
            rows = await self.store.read(lambda conn, query=query: conn.execute(query).all())  # type: ignore[misc]
            for table_id, sequence, revision, lines in rows:
                desk = some.pop(table_id)
                if not desk.lock.locked() and (
                    sequence > desk.sequence or revision > desk.revision or lines > desk.lines
                ):
                    self.changed(table_id)
            for desk in watched[at : at + MANY]:  # the process that should have answered may be gone
                self.answer_alone(desk)
            for desk in some.values():  # deleted
                desk.is_outdated = True
                self.wake(desk)
        await self.guests.look_round()
        for desk in watched:
            for wire in list(desk.wires):
                if self.guests.is_banned(wire.guest.id):
                    wire.end("banned")

    async def ask_late_bots(self) -> None:
        """Find tables whose bots nobody has asked: the process that should have is gone."""
        t = schema.tables.c
        late = and_(t.status == "running", t.waiting.op("&")(t.bots) != 0, t.changed_at < time.time() - self.late)
        query = select(t.id).where(late).order_by(t.changed_at.desc()).limit(100)  # broken ones sink to the end
        for (table_id,) in await self.store.read(lambda conn: conn.execute(query).all()):
            desk = await self.desk(table_id)
            if not desk.thinking:
                self.changed(table_id)

    # Who is there

    async def come(self, desk: Desk, guest_id: str) -> None:
        """A guest looks at the table from a seat; whoever shares the screen is there too."""
        await self._set_presence(desk, guest_id, time.time() + PRESENT_FOR)

    async def go(self, desk: Desk, guest_id: str) -> None:
        """A guest has hung up, and is away unless they call again soon."""
        await asyncio.sleep(BACK_WITHIN)
        if not desk.is_watched_by(guest_id):
            await self._set_presence(desk, guest_id, 0.0)

    async def _set_presence(self, desk: Desk, guest_id: str, until: float) -> None:
        def work(conn: Connection) -> int:
            conn.execute(desks.TOUCH, {"of": desk.id})
            conn.execute(desks.PRESENCE, {"of": desk.id, "guest": guest_id, "present_until": until})
            return int(desks.table_row(conn, desk.id)._mapping["revision"])

        with suppress(Denied):  # it is only a courtesy
            revision = await self.store.write(work)
            is_ours = self._desks.get(desk.id) is desk and not desk.is_outdated and not desk.lock.locked()
            if is_ours and revision == desk.revision + 1:  # that was all: no need to read the table again
                desk.revision = revision
                for seat in desk.seats_of(guest_id):
                    desk.note_presence(seat, until)
                self.wake(desk)
            else:
                self.changed(desk.id)
            self.notes.send(desk.id)

    async def renew_presence(self) -> None:
        """Say who is still there, and hear it from other processes: no table's revision tells of it."""
        until = time.time() + PRESENT_FOR
        watched = {desk.id: desk for desk in self._desks.values() if desk.wires}
        there: dict[int, set[str]] = {}
        for desk in watched.values():
            for seat in desk.watching_seats():
                there.setdefault(seat, set()).add(desk.id)
        s = schema.seats
        for seat, table_ids in there.items():
            for some in batches(sorted(table_ids)):
                renew = update(s).where(s.c.seat == seat, s.c.table_id.in_(some)).values(present_until=until)
                await self.store.write(lambda conn, renew=renew: conn.execute(renew) and None)  # type: ignore[misc]
        for some in batches(sorted(watched)):
            query = select(s.c.table_id, s.c.seat, s.c.present_until).where(s.c.table_id.in_(some))
            rows = await self.store.read(lambda conn, query=query: conn.execute(query).all())  # type: ignore[misc]
            for table_id, seat, present_until in rows:
                watched[table_id].note_presence(seat, present_until)
        for desk in watched.values():
            for wire in desk.wires:
                if wire.is_behind(desk):
                    wire.wake.set()


def meet_games() -> None:
    """Read every game's components here and now: several threads that do it at once, for the first time, crash msgspec.

    It fills in what it knows of a struct's fields bit by bit, and others see the gaps.
    """
    for game in games():
        seats = game.seats.start
        state = game.start(seats, game.check_options({}, seats), None)
        settle(state)
        game.read_position(game.write_position(state), None)
        game.describe(None)


def batches(many: list[str]) -> list[list[str]]:
    """So many at a time as a statement should name."""
    return [many[at : at + MANY] for at in range(0, len(many), MANY)]
