"""Measuring one server with one number of tables: as fast as it goes, then at rates that it can keep up with."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import NamedTuple

from benchmarks.load.room import Room, few_at_a_time
from benchmarks.load.servers import Measured, cpu_seconds, memory
from benchmarks.load.wire import Requests

WARM_UP = 1.0  # seconds of play before the count begins
AT_REST = 1.0  # seconds after which a server has put everything in its place
FIRST, TRIES = 0.85, 4  # the first rate offered is this part of the closed loop's; so many are tried
SHORTER = 0.6  # a step of the search, beside a usual one
USUAL = 0.05  # seconds that an answer takes at a rate that can be kept up


class Step(NamedTuple):
    """What came of some seconds of play."""

    server: str
    tables: int
    think: float  # seconds before each move; 0: as fast as it goes
    seconds: float
    moves: int
    games: int  # that ended, and were followed by others
    latencies: tuple[float, float, float]  # 50, 95 and 99 of 100 moves were acknowledged in so many ms
    server_cpu: float  # seconds
    database_cpu: float
    client_cpu: float
    problems: list[str]

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def p95(self) -> float:
        """In ms."""
        return self.latencies[1]

    def __str__(self) -> str:
        pace = f", {self.think * 1000:.0f} ms to think" if self.think else ""
        fifty, most, nearly_all = self.latencies
        return (
            f"{self.tables} tables{pace}, {self.server}: {self.rate:,.0f} moves/s, "
            f"{fifty:.1f} / {most:.1f} / {nearly_all:.1f} ms"
        )


class Memory(NamedTuple):
    """What a server takes, in MiB, and what a new table costs it."""

    server: str
    tables: int
    idle: float
    with_tables: float  # made, everybody has sat down
    with_sockets: float  # and looks at the game
    cpu: float  # seconds that it took to make all that

    @property
    def table(self) -> float:
        """KiB for one more table."""
        return (self.with_tables - self.idle) / self.tables * 1024

    @property
    def watched_table(self) -> float:
        """KiB for one more table with its sockets."""
        return (self.with_sockets - self.idle) / self.tables * 1024


async def measure(
    server: Measured, tables: int, seconds: float, limit: float | None, tell: Callable[[str], None]
) -> tuple[list[Step], Memory]:
    """Play at so many tables. With a limit, also look for the highest rate whose p95 stays under it (ms)."""
    url = await asyncio.to_thread(server.start)
    try:
        room, requests = Room(), Requests(url)
        all_tables = [server.table(room, requests, url) for _ in range(tables)]
        idle, used = memory(server.pid), cpu_seconds([server.pid])
        await few_at_a_time([table.make for table in all_tables])
        await asyncio.sleep(AT_REST)
        with_tables = memory(server.pid)
        await few_at_a_time([table.begin for table in all_tables])
        await asyncio.sleep(AT_REST)
        with_sockets, used = memory(server.pid), cpu_seconds([server.pid]) - used
        found = Memory(server.name, tables, idle, with_tables, with_sockets, used)
        gc.freeze()
        gc.disable()  # the client must not be what is slow
        steps = [await play(server, room, tables, seconds, 0.0)]
        tell(str(steps[0]))
        if limit is not None:  # with new games, so that none ends meanwhile: this is about moves
            room.send_away()
            await few_at_a_time([table.make for table in all_tables])
            await few_at_a_time([table.begin for table in all_tables])
            await asyncio.sleep(2 * AT_REST)  # sockets come and go: that is still being written
            steps += await search(server, room, steps[0], seconds * SHORTER, limit, tell)
        requests.close()
        return steps, found
    finally:
        gc.enable()
        await asyncio.to_thread(server.stop)


async def search(
    server: Measured, room: Room, fastest: Step, seconds: float, limit: float, tell: Callable[[str], None]
) -> list[Step]:
    """Offer more as long as the answers come in time, less when they do not, halving the doubt each time."""
    steps: list[Step] = []
    low, high = 0.0, 1.0
    part = FIRST
    for _ in range(TRIES):
        steps.append(await offer(server, room, fastest, part, seconds))
        tell(str(steps[-1]))
        if steps[-1].p95 < limit:
            low = part
        else:
            high = part
        part = (low + high) / 2 if low else part * FIRST
    return steps


async def offer(server: Measured, room: Room, fastest: Step, part: float, seconds: float) -> Step:
    """Let everybody think so long that together they make this part of the moves that the closed loop made."""
    think = max(0.001, fastest.tables / (fastest.rate * part) - USUAL)
    return await play(server, room, fastest.tables, seconds, think)


async def play(server: Measured, room: Room, tables: int, seconds: float, think: float) -> Step:
    """Let all play for a while and count."""
    room.play(think)
    await asyncio.sleep(max(WARM_UP, 2 * think))
    room.latencies, room.games, room.problems = [], 0, []
    used = clocks(server)
    began = time.perf_counter()
    room.is_counting = True
    await asyncio.sleep(seconds)
    room.is_counting = False
    took = time.perf_counter() - began
    ours, databases, clients = (after - before for before, after in zip(used, clocks(server), strict=True))
    await room.rest()
    ordered = sorted(room.latencies)
    if not ordered:
        raise ValueError(f"{server.name}: nobody could move; {room.problems[:3]}")
    fifty, most, nearly_all = (ordered[int(part * (len(ordered) - 1))] * 1000 for part in (0.5, 0.95, 0.99))
    parts = (fifty, most, nearly_all)
    return Step(
        server.name, tables, think, took, len(ordered), room.games, parts, ours, databases, clients, room.problems[:]
    )


def clocks(server: Measured) -> tuple[float, float, float]:
    """CPU seconds so far: of the server, its database, and ourselves."""
    return cpu_seconds([server.pid]), cpu_seconds(server.database_pids()), time.process_time()
