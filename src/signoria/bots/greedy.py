"""The bot that plays by rules of thumb: each game brings its own."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.kernel.game import View
from signoria.kernel.moves import Move
from signoria.kernel.registry import find
from signoria.kernel.rng import seeded


class Greedy:
    """Does what looks best now."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, view: View, choices: Sequence[Move]) -> Move:
        """What the game's own rules of thumb advise, in a world that the view does not rule out."""
        if len(choices) == 1 or view.seat is None:
            return choices[0]
        game = find(view.game)
        return game.advise(game.imagine(view, self.rng), view.seat, choices)
