"""The ladder: opponents by name, each a search with a budget in iterations, and how strong each was found to be.

The ratings are measured: `make ladder` plays the tournaments and writes `ratings.toml`. What stands there is what
people see beside a level.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

LEVELS: Final = {  # weakest first
    "apprentice": "ismcts-plain:30it",
    "captain": "ismcts@hand:20it",
    "prince": "ismcts:30it",
    "machiavelli": "ismcts:800it",
}


class Margin(msgspec.Struct, frozen=True):
    """The part of the victories that fell to a level, of its and another's where both sat; the ends of the interval."""

    share: float
    low: float
    high: float


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength in Elo points, with the ends of its 95 % interval."""

    bot: str
    elo: int
    low: int
    high: int
    below: Margin | None = None  # over the level below; None for the lowest, and for who is no level


class RatedTable(msgspec.Struct, frozen=True):
    """What a tournament said of the bots at tables of one game with so many seats, weakest first."""

    game: str
    seats: int
    games: int
    ratings: list[Rating]


class Rated(msgspec.Struct, frozen=True):
    """The file `ratings.toml`."""

    tables: list[RatedTable]


@cache
def rated() -> tuple[RatedTable, ...]:
    """All ratings there are."""
    text = (files("signoria.bots") / "ratings.toml").read_text(encoding="utf-8")
    return tuple(msgspec.toml.decode(text, type=Rated).tables)


def ratings(game: str, seats: int) -> dict[str, Rating]:
    """How strong the bots were found to be at such a table; none if nobody has measured it."""
    found = [table for table in rated() if (table.game, table.seats) == (game, seats)]
    return {one.bot: one for table in found for one in table.ratings}


def levels(game: str) -> list[str]:
    """The levels that were rated at this game, weakest first; none if nobody has."""
    return list(LEVELS) if any(table.game == game for table in rated()) else []
