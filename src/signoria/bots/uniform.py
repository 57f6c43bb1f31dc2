"""The bot that plays anything."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.kernel.game import View
from signoria.kernel.moves import Move
from signoria.kernel.rng import seeded


class Uniform:
    """Every choice is equally likely."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, view: View, choices: Sequence[Move]) -> Move:
        """Any of them."""
        return choices[self.rng.below(len(choices))]
