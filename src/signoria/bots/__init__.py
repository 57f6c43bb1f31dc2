"""Bots: they see a view and their choices, never the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from signoria.bots.greedy import Greedy
from signoria.bots.uniform import Uniform
from signoria.kernel.errors import BadInput
from signoria.kernel.game import View
from signoria.kernel.moves import Move


class Bot(Protocol):
    """An opponent."""

    def choose(self, view: View, choices: Sequence[Move]) -> Move:
        """One of the choices."""
        ...


BOTS: dict[str, type[Uniform] | type[Greedy]] = {"random": Uniform, "greedy": Greedy}


def bot(spec: str, seed: int = 0) -> Bot:
    """The bot of this name; equal seeds play alike."""
    name, _, budget = spec.partition(":")
    if name not in BOTS:
        raise BadInput(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    if budget:
        raise BadInput(f"{name} takes no budget: {spec!r}")
    return BOTS[name](seed)
