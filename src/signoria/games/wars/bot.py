"""Rules of thumb: those of Virtù, and whether to besiege a neutral major city."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.virtu import bot
from signoria.games.virtu.evaluation import bonuses_at_hand, city_worth, defence_of
from signoria.games.virtu.moves import ACT
from signoria.games.wars import moves
from signoria.games.wars.state import Wars
from signoria.games.wars.steps.sieges import BesiegeOrStay
from signoria.games.wars.steps.troops import PickLoss, PickMover
from signoria.kernel.moves import Move
from signoria.kernel.play import asked


def advise(s: Wars, seat: int, options: Sequence[Move]) -> Move:
    """What looks best now."""
    if len(options) == 1:
        return options[0]
    step = asked(s, seat)
    if isinstance(step, BesiegeOrStay):
        return besiege_or_stay(s, seat, step.city)
    if isinstance(step, (PickLoss, PickMover)):
        return options[-1]  # an ally's troop is as good as one's own, and cheap to hire again
    return bot.advise(s, seat, options)


def besiege_or_stay(s: Wars, seat: int, city: int) -> Move:
    """A siege that looks won and pays is begun."""
    troops = s.troops_at(seat, city)
    defence = defence_of(s, seat, city)
    is_won = troops + bonuses_at_hand(s, seat) > defence
    return ACT if is_won and city_worth(s, seat, city) > 0.5 * s.parting.defenders(s, city) else moves.STAY
