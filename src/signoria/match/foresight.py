"""What a seat would see after a move, told from what it sees now: so it learns nothing that it does not know."""

from __future__ import annotations

from signoria.kernel.game import View
from signoria.kernel.play import play
from signoria.kernel.rng import seeded
from signoria.match.match import Match

WORLDS = 4  # that the seat cannot rule out; what they do not agree on is not told


def foresee(match: Match, seat: int, text: str) -> View | None:
    """The view after this move; None if it may not be made, or hangs on what the seat cannot see."""
    move = match.game.catalogue.find(text)
    if move is None or match.why_not(seat, move) is not None:
        return None
    game, now = match.game, match.view(seat)
    found: View | None = None
    for number in range(WORLDS):
        world = game.imagine(now, seeded(number))
        play(world, seat, move)
        after = game.view(world, seat)
        if found is not None and after != found:
            return None
        found = after
    return found
