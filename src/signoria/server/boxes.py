"""What lies in the box of each game, as it is sent: made once, and asked for again only if it has changed."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256

import msgspec

from signoria.kernel.registry import games
from signoria.server.errors import Denied
from signoria.server.protocol import GameBox
from signoria.server.site import Sheet


def box_of(game: str) -> Sheet:
    """The standard components of a game and its moves in words, or Denied."""
    if game not in [one.id for one in games()]:
        raise Denied("no-such-game", 404)
    return packed_box(game)


@cache
def packed_box(game: str) -> Sheet:
    """The components and moves of a known game, packed once."""
    found = next(one for one in games() if one.id == game)
    moves = {move.text: found.phrase(move) for move in found.catalogue.moves}
    content = msgspec.json.encode(GameBox(list(found.describe(None)), moves, list(found.chapters)))
    return Sheet(content, gzip.compress(content, 9), "application/json", f'"{sha256(content).hexdigest()[:24]}"')
