"""Bots that search: worlds that the view does not rule out are imagined, and played out over one tree."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from signoria.bots.budget import Budget
from signoria.bots.tree import Manner, Node, Search
from signoria.kernel.errors import BadInput
from signoria.kernel.game import View
from signoria.kernel.hints import Hints
from signoria.kernel.moves import Move
from signoria.kernel.registry import find
from signoria.kernel.rng import Rng, seeded
from signoria.kernel.state import State

PLAIN = Manner(is_informed=False, explore=0.7, horizon=0)
INFORMED = Manner(is_informed=True, explore=0.3, horizon=2)
NOBODYS = -1  # the seat of the root: nobody has moved


class Ismcts:
    """Searches with all that a game's hints know, and keeps the part of the tree that came true."""

    def __init__(
        self, seed: int, budget: Budget, manner: Manner = INFORMED, weights: str = "", keeps_tree: bool = True
    ) -> None:
        self.rng = seeded(seed, "bot")
        self.budget = budget
        self.manner = manner
        self.weights = weights
        self.keeps_tree = keeps_tree
        self.last: Search | None = None

    def choose(self, view: View, choices: Sequence[Move]) -> Move:
        """What it has tried most often within its budget."""
        if len(choices) == 1 or view.seat is None:
            return choices[0]
        search = self.begin(view, view.seat)
        think(search, self.budget, self.rng)
        self.last = search
        return search.best(list(choices))

    def begin(self, view: View, seat: int) -> Search:
        """A search from this view; what the last one found of it is kept."""
        game = find(view.game)
        hints: Hints[State] = game.hints(self.weights)
        base = game.imagine(view, self.rng)
        search = Search(hints, self.manner, base, seat, Node(NOBODYS))
        if self.keeps_tree and self.manner.is_informed and self.last is not None:
            known = self.last.seen.get(hints.sight(base, seat))
            if known is not None:
                search.go_on_from(known, self.last)
        return search


def think(search: Search, budget: Budget, rng: Rng) -> None:
    """Search until the budget is spent."""
    if budget.seconds is None:
        assert budget.iterations is not None
        return search.run(budget.iterations, rng)
    end = perf_counter() + budget.seconds
    while perf_counter() < end and search.root.visits != budget.iterations:
        search.run(1, rng)


def read_weights(name: str) -> str:
    """What `ismcts@FILE.toml` plays with: the file's text. Any other name is of weights that come with the game."""
    if not name.endswith(".toml"):
        return name
    try:
        return Path(name).read_text(encoding="utf-8") + "\n"  # more than a line, however little: it is no name
    except (OSError, ValueError) as problem:
        raise BadInput(f"{name} cannot be read: {problem}") from problem
