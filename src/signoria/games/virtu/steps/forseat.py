"""An automatic step of one seat: what many steps have in common."""

from __future__ import annotations

from typing import Final

from signoria.games.virtu.state import Virtu
from signoria.kernel.steps import Automatic


class ForSeat(Automatic[Virtu]):
    """What the rules do for one seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)
