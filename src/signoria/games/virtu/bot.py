"""Rules of thumb (to come)."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.virtu.state import Virtu
from signoria.kernel.moves import Move


def advise(s: Virtu, seat: int, choices: Sequence[Move]) -> Move:
    """What looks best."""
    return choices[-1]


def plan(s: Virtu, seat: int) -> Move | None:
    """The next tap."""
    return None
