"""Whom one may choose to play against."""

from __future__ import annotations

from math import inf
from typing import Final

from signoria.bots import offered
from signoria.bots.ladder import LEVELS, ratings

USUAL_LEVEL: Final = "captain"  # for an evening among friends
SIMPLEST: Final = "greedy"  # where nobody has measured the levels


def usual(game: str) -> str:
    """The opponent of somebody who has not chosen any."""
    return USUAL_LEVEL if USUAL_LEVEL in offered(game) else SIMPLEST


def ranked(game: str, seats: int) -> list[str]:
    """All who are offered, weakest first as they were rated at such tables; before them those who were not."""
    rated = ratings(game, seats)
    return sorted(offered(game), key=lambda name: rated[name].elo if name in rated else -inf)


def within(name: str, milliseconds: int) -> str:
    """The same bot, except that it answers by then, with what it has found out so far."""
    spec = LEVELS.get(name, name)
    _, _, budget = spec.partition(":")
    return spec if not budget or "s" in budget else f"{spec},{milliseconds}ms"
