"""A room full of tables: who may move, how fast, and how long the server takes to say that a move is done."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence

TOGETHER = 16  # tables that are made, or begin, at the same time

PATIENCE = 20.0  # seconds


class Room:
    """All tables at one server. While it is at rest nobody moves."""

    def __init__(self) -> None:
        self.is_playing = False
        self.think = 0.0  # seconds, on average, before a move
        self.is_counting = False
        self.latencies: list[float] = []
        self.games = 0
        self.under_way = 0  # moves sent and not yet acknowledged
        self.problems: list[str] = []
        self._resting: list[Player] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def turn(self, player: Player) -> None:
        """It is the player's turn."""
        if not self.is_playing:
            self._resting.append(player)
        elif self.think:
            asyncio.get_running_loop().call_later(self.think * (0.5 + random.random()), self._after_thinking, player)
        else:
            player.move()

    def _after_thinking(self, player: Player) -> None:
        if self.is_playing:
            player.move()
        else:
            self._resting.append(player)

    def sent(self) -> float:
        """A move is on its way; the time."""
        self.under_way += 1
        return time.perf_counter()

    def acknowledged(self, sent: float) -> None:
        """A move sent then is done."""
        self.under_way -= 1
        if self.is_counting:
            self.latencies.append(time.perf_counter() - sent)

    def again(self, table: Table) -> None:
        """A game is over: the next one begins."""
        self.games += self.is_counting
        task = asyncio.create_task(self._begin(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _begin(self, table: Table) -> None:
        try:
            await table.begin()
        except (OSError, ValueError, asyncio.IncompleteReadError) as problem:
            self.lost(f"{type(problem).__name__}: {problem}")

    def lost(self, problem: str) -> None:
        """Something went wrong that should not have."""
        self.problems.append(problem)

    def play(self, think: float) -> None:
        """Let everybody move."""
        self.think = think
        self.is_playing = True
        resting, self._resting = self._resting, []
        loop = asyncio.get_running_loop()
        for player in resting:
            loop.call_later(think * random.random(), self._after_thinking, player)

    def send_away(self) -> None:
        """Nobody waits any more to move: everybody will begin another game."""
        self._resting = []

    async def rest(self) -> None:
        """Nobody moves any more; wait for what is under way."""
        self.is_playing = False
        deadline = time.monotonic() + PATIENCE
        while self.under_way or self._tasks:
            if time.monotonic() > deadline:
                raise TimeoutError(f"{self.under_way} moves were never acknowledged; {self.problems[:3]}")
            await asyncio.sleep(0.05)


class Player(ABC):
    """One socket at a table."""

    @abstractmethod
    def move(self) -> None:
        """Make a move, now."""


class Table(ABC):
    """A table of one server, where one game follows another."""

    @abstractmethod
    async def make(self) -> None:
        """A game that everybody has sat down to, but nobody looks at yet."""

    @abstractmethod
    async def begin(self) -> None:
        """Everybody opens a socket and looks at the game; if it is over, at a new one."""


async def few_at_a_time(works: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """Do all of it."""
    few = asyncio.Semaphore(TOGETHER)

    async def do(work: Callable[[], Awaitable[None]]) -> None:
        async with few:
            await work()

    await asyncio.gather(*map(do, works))
