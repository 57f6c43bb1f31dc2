"""Bots: they see a view and their choices, never the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final, Protocol

from signoria.bots.budget import read_budget
from signoria.bots.greedy import Greedy
from signoria.bots.ismcts import INFORMED, PLAIN, Ismcts, read_weights
from signoria.bots.ladder import LEVELS, levels
from signoria.bots.uniform import Uniform
from signoria.kernel.errors import BadInput
from signoria.kernel.game import View
from signoria.kernel.moves import Move
from signoria.kernel.registry import find


class Bot(Protocol):
    """An opponent."""

    def choose(self, view: View, choices: Sequence[Move]) -> Move:
        """One of the choices."""
        ...


SIMPLE: Final[dict[str, Callable[[int], Bot]]] = {"random": Uniform, "greedy": Greedy}
SEARCHES: Final = {"ismcts": INFORMED, "ismcts-plain": PLAIN}
NAMED: Final = (*SIMPLE, *LEVELS)  # those that need no budget


def bot(spec: str, seed: int = 0) -> Bot:
    """The bot of this name, `captain`, or a search with its budget, `ismcts:400ms`; equal seeds play alike."""
    named, colon, budget = LEVELS.get(spec, spec).partition(":")
    name, at, weights = named.partition("@")
    if name in SEARCHES:
        is_level = spec in LEVELS  # begins every decision afresh: at a server each may come to another process
        return Ismcts(seed, read_budget(budget, spec), SEARCHES[name], read_weights(weights), keeps_tree=not is_level)
    if name not in SIMPLE and name not in LEVELS:
        raise BadInput(f"there is no bot {name!r}; there are: {', '.join([*NAMED, *SEARCHES])}")
    if colon or at:
        raise BadInput(f"{name} takes no budget and no weights: {spec!r}")
    return SIMPLE[name](seed)


def check_bot(spec: str, game: str) -> None:
    """BadInput if there is no such bot, or none with these weights for this game."""
    found = bot(spec)
    if not isinstance(found, Ismcts):
        return
    try:
        find(game).hints(found.weights)
    except BadInput as problem:
        if spec not in LEVELS:
            raise
        there = f"{', '.join(offered(game))}, and searches with a budget such as ismcts:400ms"
        raise BadInput(f"{find(game).name} has no bot {spec!r}; it has: {there}") from problem


def meaning(spec: str) -> str:
    """What a bot is now: when a level is another search, or its file of weights another, its games are others."""
    found = bot(spec)
    weights = found.weights if isinstance(found, Ismcts) else ""
    digest = f"#{sha256(weights.encode()).hexdigest()[:8]}" if "\n" in weights else ""
    return LEVELS.get(spec, spec) + digest


def offered(game: str) -> list[str]:
    """Who may be chosen by name at a table of this game, weakest first."""
    return [*SIMPLE, *levels(game)]
