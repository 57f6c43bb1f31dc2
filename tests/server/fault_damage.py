"""What goes wrong in the fault run: processes are killed, lines cut, the database stopped, its disk full."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from server.fault_clients import Ledger
from server.full_disk import COMMIT, STATEMENT, flag
from server.running import STARTED, Cluster, Server

STOPPED = 15.0  # seconds that PostgreSQL is down
FULL = 4.0  # seconds that the disk is full, at most
BREATH = 15.0  # seconds, at most, until the next fault makes sense
ALONE = 0.4  # of the kills of the server hit only its first process


def workers(server: Server) -> list[int]:
    """The server's worker processes."""
    assert server.process is not None
    found = subprocess.run(["ps", "-wweo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in found.splitlines()[1:]]
    return [int(pid) for pid, parent, args in rows if int(parent) == server.process.pid and "spawn_main" in args]


def family(leader: int) -> list[int]:
    """The process and all that it has started, as far as they live."""
    found = subprocess.run(["ps", "-eo", "pid,pgid,stat"], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in found.splitlines()[1:]]
    return [int(pid) for pid, group, state in rows if int(group) == leader and not state.startswith("Z")]


class Damage:
    """All faults of one run, each a few times, in an order that the seed decides."""

    def __init__(self, server: Server, ledger: Ledger, cluster: Cluster | None, seconds: float) -> None:
        self.server = server
        self.ledger = ledger
        self.cluster = cluster
        self.seconds = seconds
        self.rng = ledger.rng
        self.counts: Counter[str] = Counter()
        self.one_at_a_time = asyncio.Lock()  # a server without a database does not start: both at once would be one

    async def rage(self) -> None:
        """Everything at once, from when all play until the time is over."""
        await asyncio.wait_for(self.ledger.all_play.wait(), STARTED)
        database = self.stop_database if self.cluster is not None else self.fill_disk
        share = self.seconds / 60
        async with asyncio.TaskGroup() as group:
            group.create_task(self.spread(database, 1 if self.cluster is not None else round(4 * share)))
            group.create_task(self.spread(self.kill_server, round(3 * share)))
            group.create_task(self.spread(self.kill_worker, round(6 * share)))
            group.create_task(self.spread(self.kill_bots, round(12 * share)))
            group.create_task(self.spread(self.cut_lines, round(30 * share)))

    async def spread(self, strike: Callable[[], Awaitable[object]], times: int) -> None:
        """So many strikes, anywhere in the time, one after the other."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        latest = self.seconds - (STOPPED if strike == self.stop_database else 0.0)
        for at in sorted(self.rng.uniform(0.0, max(latest, 0.0)) for _ in range(max(times, 1))):
            await asyncio.sleep(began + at - loop.time())
            await strike()

    async def kill_server(self) -> None:
        """All its processes at once, or only the first; then it is started again, as whoever looks after it would."""
        async with self.one_at_a_time:
            assert self.server.process is not None
            leader = self.server.process.pid
            if self.rng.random() < ALONE:
                self.server.process.kill()
                self.server.process.wait()
            else:
                self.server.kill()
            self.counts["server kills"] += 1
            await asyncio.sleep(self.rng.random())
            deadline = time.monotonic() + STARTED
            while family(leader):  # those who were left alone end by themselves; until then they keep the port
                assert time.monotonic() < deadline, "processes without a parent live on"
                await asyncio.sleep(0.2)
            with suppress(TimeoutError):  # a busy machine: the clients will find it when it answers
                await asyncio.to_thread(self.server.start)
            await self.let_play()

    async def kill_worker(self) -> None:
        """One server process; the others go on."""
        self.counts["worker kills"] += await self.kill_some(workers, 1)

    async def kill_bots(self) -> None:
        """One bot, or all of them."""
        self.counts["bot kills"] += await self.kill_some(Server.bots, self.rng.choice((1, 100)))

    async def kill_some(self, find: Callable[[Server], list[int]], most: int) -> int:
        """So many of these processes, once there are any; how many it were."""
        deadline = time.monotonic() + BREATH
        while not (processes := find(self.server)) and time.monotonic() < deadline:
            await asyncio.sleep(0.1)
        killed = 0
        for chosen in self.rng.sample(processes, k=min(most, len(processes))):
            with suppress(ProcessLookupError):
                os.kill(chosen, signal.SIGKILL)
                killed += 1
        return killed

    async def cut_lines(self) -> None:
        """Some clients lose their connections."""
        deadline = time.monotonic() + BREATH
        while not (connected := [one for one in self.ledger.clients if one.is_connected]):
            if time.monotonic() > deadline:
                return
            await asyncio.sleep(0.1)
        for client in self.rng.sample(connected, k=min(len(connected), self.rng.randint(1, 10))):
            client.cut()

    async def stop_database(self) -> None:
        """PostgreSQL is stopped as by a power cut, and is back after a while."""
        assert self.cluster is not None
        async with self.one_at_a_time:
            await asyncio.to_thread(self.cluster.stop_hard)
            await asyncio.sleep(STOPPED)
            await asyncio.to_thread(self.cluster.start)
            self.counts["outages"] += 1
            await self.let_play()

    async def fill_disk(self) -> None:
        """There is no room for SQLite's file, noticed early or late."""
        full = flag(Path(self.ledger.database.removeprefix("sqlite:///")))
        async with self.one_at_a_time:
            await asyncio.to_thread(full.write_text, self.rng.choice((STATEMENT, COMMIT)), "utf-8")
            await asyncio.sleep(self.rng.uniform(1.0, FULL))
            full.unlink()
            self.counts["outages"] += 1
            await self.let_play()

    async def let_play(self) -> None:
        """The clients come back by themselves; before the next such blow they make some moves, if they can."""
        deadline = time.monotonic() + BREATH
        enough = len(self.ledger.acknowledged) + 5 * self.ledger.tables
        while len(self.ledger.acknowledged) < enough and time.monotonic() < deadline:
            await asyncio.sleep(0.1)
