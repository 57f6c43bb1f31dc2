"""What lies in the box of each game, as it is sent: made once, and asked for again only if it has changed."""

from __future__ import annotations

import gzip
from functools import cache, lru_cache
from hashlib import sha256

import msgspec

from signoria.kernel.corrections import BETWEEN, differences_in, to_correct
from signoria.kernel.phrases import Phrase
from signoria.kernel.registry import AnyGame, games
from signoria.server.errors import Denied
from signoria.server.protocol import GameBox, TableBox
from signoria.server.site import Sheet

FILE = "application/toml"
CORRECTED = 16  # boxes of tables that are kept packed


def box_of(game: str) -> Sheet:
    """The standard components of a game and its moves in words, or Denied."""
    return packed_box(offered(game).id)


def file_of(game: str) -> Sheet:
    """The standard components as a file for an owner to correct, or Denied."""
    return packed_file(offered(game).id)


def offered(game: str) -> AnyGame:
    """A game that people may play, or Denied."""
    found = next((one for one in games() if one.id == game), None)
    if found is None:
        raise Denied("no-such-game", 404)
    return found


@cache
def packed_box(game: str) -> Sheet:
    """The components and moves of a known game, packed once."""
    found = offered(game)
    return packed(GameBox(list(found.describe(None)), moves_of(found), list(found.chapters)))


@lru_cache(maxsize=CORRECTED)
def table_box(game: str, components: str | None) -> Sheet:
    """The components and moves of a table, as an owner has corrected them or as usual."""
    found = offered(game)
    label = found.label_of(components)
    described, changed = list(found.describe(components)), differences_in(label)
    return packed(TableBox(described, moves_of(found), list(found.chapters), label.partition(BETWEEN)[0], changed))


@cache
def packed_file(game: str) -> Sheet:
    """The components file of a known game, packed once."""
    found = offered(game)
    return sheet(to_correct(game, found.name, f"{game}.toml", found.components_text()).encode(), FILE)


@cache
def origins_of(game: str) -> dict[str, int]:
    """Where the entries of a game's box come from, and how many each."""
    origins = [one.origin for one in offered(game).describe(None)]
    return {origin: origins.count(origin) for origin in dict.fromkeys(origins)}


def moves_of(game: AnyGame) -> dict[str, Phrase]:
    """Every move by its notation, as a choice in words."""
    return {move.text: game.phrase(move) for move in game.catalogue.moves}


def packed(box: GameBox) -> Sheet:
    """A box as JSON."""
    return sheet(msgspec.json.encode(box), "application/json")


def sheet(content: bytes, kind: str) -> Sheet:
    """Something as it is sent, whole and squeezed."""
    return Sheet(content, gzip.compress(content, 9), kind, f'"{sha256(content).hexdigest()[:24]}"')
