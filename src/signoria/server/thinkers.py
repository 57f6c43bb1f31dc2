"""Bots in processes of their own: they get a view and choices, nothing else. Who dies or dawdles is replaced."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter
from typing import NamedTuple

from msgspec import Raw, Struct
from msgspec.json import Decoder, Encoder

from signoria.bots.opponents import within
from signoria.kernel.game import View

TRIES = 3
WIDEST = 1 << 20  # bytes of a line
LATELY = 20  # answers of a bot: over a single choice it takes as long as over one of them

log = logging.getLogger("signoria.bots")
encode = Encoder().encode


class Question(Struct, frozen=True):
    """What a bot is asked."""

    bot: str
    seed: int
    game: str
    view: Raw
    choices: list[str]
    components: str | None  # an owner's, if the table is played with such: the view only names them


class Answer(Struct, frozen=True):
    """What it would do."""

    move: str


answer_in = Decoder(Answer).decode


class Thought(NamedTuple):
    """What a bot would do, and how long it thought; 0 if its process had to be started first."""

    move: str
    seconds: float


class Thinker:
    """One process. It lives in `thinker.py`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.is_ready = False  # it has answered before: everything is loaded

    async def think(self, question: bytes) -> Thought:
        """Its answer; whatever goes wrong is an exception."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        asked = perf_counter()
        self.process.stdin.write(question + b"\n")
        await self.process.stdin.drain()
        move = answer_in(await self.process.stdout.readline()).move
        was_ready, self.is_ready = self.is_ready, True
        return Thought(move, perf_counter() - asked if was_ready else 0.0)

    @property
    def is_alive(self) -> bool:
        """As far as we know."""
        assert self.process.stdout is not None
        return self.process.returncode is None and not self.process.stdout.at_eof()

    async def end(self) -> None:
        """Now."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Thinkers:
    """Up to so many processes, started when they are needed."""

    def __init__(self, most: int, seconds: float) -> None:
        self.seconds = seconds
        self.deaths = 0
        self._seats = asyncio.Semaphore(most)
        self._idle: list[Thinker] = []
        self._all: set[Thinker] = set()
        self._lately: dict[tuple[str, str], deque[float]] = {}  # seconds, by bot and game

    async def choose(
        self, bot: str, game: str, view: View, choices: Sequence[str], components: str | None = None
    ) -> str:
        """What the bot would do. If process after process fails on it, the first choice: the game must go on."""
        spec = within(bot, max(1, int(500 * self.seconds)))  # a slow machine must not cost it its answer
        question = encode(Question(spec, secrets.randbits(32), game, Raw(encode(view)), list(choices), components))
        thought = await self._ask(bot, question, choices)
        if thought is None:
            log.error("bot gave no answer", extra={"bot": bot, "game": game})
            return choices[0]
        lately = self._lately.setdefault((bot, game), deque(maxlen=LATELY))
        if len(choices) == 1 and lately:  # a quick answer would tell that there was nothing to choose
            await asyncio.sleep(secrets.choice(lately) - thought.seconds)
        elif len(choices) > 1 and thought.seconds:
            lately.append(thought.seconds)
        return thought.move

    async def _ask(self, bot: str, question: bytes, choices: Sequence[str]) -> Thought | None:
        for _ in range(TRIES):
            async with self._seats:
                try:
                    thinker = await self._free()
                except OSError as failure:
                    log.error("no bot process", extra={"bot": bot, "problem": str(failure)})
                    await asyncio.sleep(1.0)
                    continue
                try:
                    async with asyncio.timeout(self.seconds):
                        thought = await thinker.think(question)
                    if thought.move in choices:
                        self._idle.append(thinker)
                        return thought
                    problem = f"chose {thought.move!r}"
                except Exception as failure:
                    problem = f"{type(failure).__name__}: {failure}"
                except BaseException:
                    await self._dismiss(thinker)
                    raise
                await self._dismiss(thinker)
                self.deaths += 1
                log.warning("bot process replaced", extra={"bot": bot, "problem": problem})
        return None

    async def _free(self) -> Thinker:
        """One that has nothing to do and is alive, or a new one."""
        while self._idle:
            thinker = self._idle.pop()
            if thinker.is_alive:
                return thinker
            self.deaths += 1
            await self._dismiss(thinker)
        return await self._hire()

    async def _hire(self) -> Thinker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "signoria.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=WIDEST,
        )
        thinker = Thinker(process)
        self._all.add(thinker)
        return thinker

    async def _dismiss(self, thinker: Thinker) -> None:
        self._all.discard(thinker)
        await thinker.end()

    async def close(self) -> None:
        """All go home."""
        for thinker in list(self._all):
            await self._dismiss(thinker)
