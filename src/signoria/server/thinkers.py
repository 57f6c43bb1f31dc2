"""Bots in processes of their own: they get a view and choices, nothing else. Who dies or dawdles is replaced."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress

from msgspec import Raw, Struct
from msgspec.json import Decoder, Encoder

from signoria.kernel.game import View

TRIES = 3
WIDEST = 1 << 20  # bytes of a line

log = logging.getLogger("signoria.bots")
encode = Encoder().encode


class Question(Struct, frozen=True):
    """What a bot is asked."""

    bot: str
    seed: int
    game: str
    view: Raw
    choices: list[str]


class Answer(Struct, frozen=True):
    """What it would do."""

    move: str


answer_in = Decoder(Answer).decode


class Thinker:
    """One process. It lives in `thinker.py`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def think(self, question: bytes) -> str:
        """Its answer; whatever goes wrong is an exception."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(question + b"\n")
        await self.process.stdin.drain()
        return answer_in(await self.process.stdout.readline()).move

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

    async def choose(self, bot: str, game: str, view: View, choices: Sequence[str]) -> str:
        """What the bot would do. If process after process fails on it, the first choice: the game must go on."""
        question = encode(Question(bot, secrets.randbits(32), game, Raw(encode(view)), list(choices)))
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
                        move = await thinker.think(question)
                    if move in choices:
                        self._idle.append(thinker)
                        return move
                    problem = f"chose {move!r}"
                except Exception as failure:
                    problem = f"{type(failure).__name__}: {failure}"
                except BaseException:
                    await self._dismiss(thinker)
                    raise
                await self._dismiss(thinker)
                self.deaths += 1
                log.warning("bot process replaced", extra={"bot": bot, "problem": problem})
        log.error("bot gave no answer", extra={"bot": bot, "game": game})
        return choices[0]

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
