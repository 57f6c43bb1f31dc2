"""How far undo would reach, said before anybody tries."""

from __future__ import annotations

from signoria.kernel.play import Entry, asked, enter
from signoria.kernel.steps import CHANCE
from signoria.match.match import Match
from signoria.texts import Texts


def takes_back(match: Match, seat: int, texts: Texts) -> str:
    """How many moves the seat may take back, or why none."""
    if horizon := match.undo_horizon(seat):
        return texts.say("terminal-undo", number=horizon)
    acts = [act for act in match.standing if isinstance(act, Entry)]
    own = max((at for at, act in enumerate(acts) if act.seat == seat), default=None)
    if own is None:
        return texts.say("terminal-undo-none-yet")
    since = acts[own + 1 :]
    if any(act.seat == CHANCE for act in since):
        return texts.say("terminal-undo-luck")
    return texts.say("terminal-undo-others" if since else "terminal-undo-known")


def ends_for_good(match: Match, seat: int, move: str) -> bool:
    """Would this move end the seat's turn, or make something known, so that it could not be taken back?"""
    trial = match.game.copy(match.state)
    entry = enter(trial, seat, match.game.catalogue.named[move])
    return entry.is_barrier or asked(trial, seat) is None
