"""Signoria: board games of Renaissance Italy, as one table for friends, bots and research."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from random import Random

import signoria.games  # noqa: F401  (first, or the package would later take the place of the function `games`)
from signoria.bots import Bot, bot
from signoria.kernel.components import Component
from signoria.kernel.errors import BadComponents, BadInput, BadOption, BadPosition, BadRecord, Refused
from signoria.kernel.game import Data, Event, Option, Result, View
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.registry import find
from signoria.kernel.registry import games as _games
from signoria.kernel.rng import Rng, seeded
from signoria.kernel.state import State
from signoria.lab.simulate import Summary, simulate
from signoria.match.fairness import Sealed, Seeded, new_match_id, new_secret
from signoria.match.lone import LoneAnswers
from signoria.match.match import Match
from signoria.match.record import Verdict, replay, verify
from signoria.match.story import Chapter, Story, story

__version__ = "0.1.0"
LARGEST_SEED = 10**1000

__all__ = [
    "BadComponents",
    "BadInput",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Chapter",
    "Component",
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
    "Story",
    "Summary",
    "Verdict",
    "View",
    "bot",
    "components",
    "from_position",
    "from_state",
    "games",
    "imagine",
    "new",
    "replay",
    "seeded",
    "simulate",
    "story",
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
    answers_alone: bool = False,
) -> Match:
    """A new match. With a seed it is a simulation's; else its luck is sealed: committed to now, revealed at the end.

    If it answers alone it makes a seat's move by itself where that seat has a single choice.
    """
    found = find(game)
    if type(seats) is not int or seats not in found.seats:
        raise BadOption(f"{found.name} has {found.seating()}, not {seats}")
    values = found.check_options(options or {}, seats)
    match = Match(found, found.start(seats, values, components), _fortune(seed, sealed), None, components)
    if answers_alone:
        match.lone_answers = LoneAnswers.GIVEN
    return match


def from_position(game: str, data: Data, seed: int | None = None, *, components: str | None = None) -> Match:
    """A match that begins from a written position (see docs/positions.md)."""
    found = find(game)
    if not isinstance(data, dict):
        raise BadPosition(f"a position is a table of fields, not {type(data).__name__}")
    if data.get("game", game) != game:
        raise BadPosition(f"game: the position is of {data['game']!r}, not of {game!r}")
    start = found.read_position({**data, "game": game}, components)
    return Match(found, start, _fortune(seed, None), deepcopy({**data, "game": game}), components)


def from_state(game: str, state: State, seed: int | None = None, *, components: str | None = None) -> Match:
    """A match that goes on from a state, such as an imagined one; the state itself is left as it is."""
    return from_position(game, find(game).write_position(state), seed, components=components)


def imagine(view: View, rng: Rng | Random | int) -> State:
    """A full state that the view's seat cannot rule out, all equally likely: what search may look at.

    Chance comes from our own source, from Python's, or from a seed; equal seeds imagine the same.
    """
    return find(view.game).imagine(view, _source(rng))


def games() -> list[dict[str, object]]:
    """The games there are: id, name, seats and options of each."""
    return [{"id": game.id, "name": game.name, "seats": game.seats, "options": game.options} for game in _games()]


def components(game: str, text: str | None = None) -> list[Component]:
    """What lies in a game's box and what it does (docs/components.md); as corrected by an owner's file, if given."""
    return list(find(game).describe(text))


def _source(rng: Rng | Random | int) -> Rng:
    if isinstance(rng, Rng):
        return rng
    if isinstance(rng, Random):
        return seeded(rng.getrandbits(128), "imagine")
    if type(rng) is not int:
        raise BadInput(f"chance comes from an Rng, a random.Random or a whole number, not {type(rng).__name__}")
    return seeded(rng, "imagine")


def _fortune(seed: int | None, sealed: Sealed | None) -> Seeded | Sealed:
    if seed is None:
        return sealed.fresh() if sealed else Sealed(new_secret(), (), new_match_id())
    if sealed is not None:
        raise BadOption("a match has a seed or sealed luck, not both")
    if type(seed) is not int or abs(seed) >= LARGEST_SEED:
        raise BadOption("a seed is a whole number of at most 1000 digits")
    return Seeded(seed)
