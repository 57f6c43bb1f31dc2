"""What a seat would see after its moves, told from what it sees now: so it learns nothing that it does not know."""

from __future__ import annotations

from signoria.kernel.game import View
from signoria.kernel.play import play, refuse
from signoria.kernel.rng import seeded
from signoria.match.match import Match

WORLDS = 4  # that the seat cannot rule out; what they do not agree on is not told


def foresee(match: Match, seat: int, *texts: str) -> View | None:
    """The view after these moves; None if one of them may not be made, or hangs on what the seat cannot see."""
    found = [match.game.catalogue.find(text) for text in texts]
    moves = [move for move in found if move is not None]
    if not moves or len(moves) < len(found) or match.why_not(seat, moves[0]) is not None:
        return None
    game, now = match.game, match.view(seat)
    told: View | None = None
    for number in range(WORLDS):
        world = game.imagine(now, seeded(number))
        for move in moves:
            if refuse(world, seat, move) is not None:
                return None
            play(world, seat, move)
        after = game.view(world, seat)
        if told is not None and after != told:
            return None
        told = after
    return told
