"""Signoria: board games of Renaissance Italy, as one table for friends, bots and research."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy

import signoria.games  # noqa: F401  (first, or the package would later take the place of the function `games`)
from signoria.bots import Bot, bot
from signoria.kernel.errors import BadInput, BadOption, BadPosition, BadRecord, Refused
from signoria.kernel.game import Data, Event, Option, Result, View
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.registry import find
from signoria.kernel.registry import games as _games
from signoria.kernel.rng import Rng, seeded
from signoria.kernel.state import State
from signoria.lab.simulate import Summary, simulate
from signoria.match.fairness import Sealed, Seeded, new_match_id, new_secret
from signoria.match.match import Match
from signoria.match.record import Verdict, replay, verify

__version__ = "0.1.0"
LARGEST_SEED = 10**1000

__all__ = [
    "BadInput",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Data",
    "Event",
    "Match",
    "Move",
    "Option",
    "Refusal",
    "Refused",
    "Result",
    "Rng",
    "Sealed",
    "Summary",
    "Verdict",
    "View",
    "bot",
    "from_position",
    "games",
    "imagine",
    "new",
    "replay",
    "seeded",
    "simulate",
    "verify",
]


def new(
    game: str,
    seats: int,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    sealed: Sealed | None = None,
    components: str | None = None,
) -> Match:
    """A new match. With a seed it is a simulation's; else its luck is sealed: committed to now, revealed at the end."""
    found = find(game)
    if type(seats) is not int or seats not in found.seats:
        raise BadOption(f"{found.name} has {found.seating()}, not {seats}")
    values = found.check_options(options or {}, seats)
    return Match(found, found.start(seats, values, components), _fortune(seed, sealed))


def from_position(game: str, data: Data, seed: int | None = None, *, components: str | None = None) -> Match:
    """A match that begins from a written position (see docs/positions.md)."""
    found = find(game)
    if not isinstance(data, dict):
        raise BadPosition(f"a position is a table of fields, not {type(data).__name__}")
    if data.get("game", game) != game:
        raise BadPosition(f"game: the position is of {data['game']!r}, not of {game!r}")
    start = found.read_position({**data, "game": game}, components)
    return Match(found, start, _fortune(seed, None), deepcopy({**data, "game": game}))


def imagine(view: View, rng: Rng) -> State:
    """A full state that the view's seat cannot rule out, all equally likely: what search may look at."""
    return find(view.game).imagine(view, rng)


def games() -> list[dict[str, object]]:
    """The games there are: id, name, seats and options of each."""
    return [{"id": game.id, "name": game.name, "seats": game.seats, "options": game.options} for game in _games()]


def _fortune(seed: int | None, sealed: Sealed | None) -> Seeded | Sealed:
    if seed is None:
        return sealed.fresh() if sealed else Sealed(new_secret(), (), new_match_id())
    if sealed is not None:
        raise BadOption("a match has a seed or sealed luck, not both")
    if type(seed) is not int or abs(seed) >= LARGEST_SEED:
        raise BadOption("a seed is a whole number of at most 1000 digits")
    return Seeded(seed)
