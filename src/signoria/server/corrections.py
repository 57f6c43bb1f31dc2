"""An owner's corrected components, as guests send them: read beside the event loop, one file at a time."""

from __future__ import annotations

import asyncio

from signoria.kernel.corrections import BETWEEN, differences_in
from signoria.kernel.errors import BadComponents
from signoria.kernel.registry import AnyGame
from signoria.server.errors import Denied
from signoria.server.hall import Hall
from signoria.server.protocol import Corrected


async def check(hall: Hall, address: str, game: AnyGame, text: str) -> Corrected:
    """What an owner's components are, or Denied with what is wrong; each address may ask only so often."""
    label = await label_of(hall, address, game, text)
    return Corrected(label.partition(BETWEEN)[0], differences_in(label))


async def text_of(hall: Hall, address: str, game: AnyGame, text: str) -> str | None:
    """The corrections that a table keeps: None if the file changes nothing."""
    if not text or await label_of(hall, address, game, text) == game.label_of(None):
        return None
    return text


async def label_of(hall: Hall, address: str, game: AnyGame, text: str) -> str:
    """The edition of a file that a guest has sent, or Denied."""
    hall.guests.guesses.take(f"components from {address}")
    try:
        async with hall.reading:
            return await asyncio.to_thread(game.label_of, text)
    except BadComponents as wrong:
        raise Denied("bad-components", 400, problem=wrong.phrase) from wrong
