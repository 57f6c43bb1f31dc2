"""The end of a winter: the moves that finish it without doing anything more, and what that means (V7)."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.virtu import bot, moves
from signoria.games.virtu.phrases import source_arg, symbols_listed
from signoria.games.virtu.prospects.plans import indulging
from signoria.games.virtu.prospects.question import Brings, Question, some
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.paying import Pay
from signoria.games.virtu.steps.winter import BuyThings, ChooseSalary, EndWinter, LastIndulgence
from signoria.kernel.moves import Move
from signoria.kernel.outlook import Prospect
from signoria.kernel.phrases import Args, Count, Listed, Phrase
from signoria.kernel.play import asked, play

ENDINGS: tuple[Move, ...] = (moves.ENOUGH, moves.DECLINE)


def is_in_winter(s: Virtu, seat: int) -> bool:
    """Is the seat asked something in its own winter?"""
    step = asked(s, seat)
    if step is None or s.lanes:
        return False
    return isinstance(step, LastIndulgence) or any(isinstance(one, EndWinter) and one.seat == seat for one in s.stack)


def winter_ended(q: Question) -> Prospect | None:
    """V7: the salary is paid as far as it can be, and nothing more is done; None outside the seat's winter."""
    if isinstance(q.step, Pay) or not is_in_winter(q.s, q.seat):
        return None
    after, lost = q.s.copy(), 0
    made: list[Move] = []
    while is_in_winter(after, q.seat):
        step = asked(after, q.seat)
        lost = after.pool if isinstance(step, BuyThings) else lost
        made.append(least(after, q.seat))
        play(after, q.seat, made[-1])
    texts = tuple(move.text for move in made)
    return Prospect(
        thing=Phrase("outlook-end-winter"), moves=texts[:1], way=texts, brings=meaning(q, after, made, lost)
    )


def least(s: Virtu, seat: int) -> Move:
    """The answer that pays the troops, and else does no more than it must."""
    step = asked(s, seat)
    assert step is not None
    options = step.choices(s)
    if isinstance(step, Pay):
        return bot.best_tap(s, seat, options)
    if isinstance(step, ChooseSalary):
        return options[-1]
    return next((move for move in options if move in ENDINGS), None) or bot.quick(s, seat, step, options)


def meaning(q: Question, after: Virtu, made: Sequence[Move], lost: int) -> Brings:
    """What is paid and who goes, what is exhausted for it, what was paid in vain, and what is left."""
    sources = tuple(source_arg(move.source) for move in made if isinstance(move, moves.Tap))
    return some(
        (
            indulging(q.s, q.seat) if after.indulgences != q.s.indulgences else None,  # first, for it costs prestige
            *salary(q, after, made),
            Phrase("outlook-exhausts", {"sources": Listed(sources)}) if sources else None,
            Phrase("outlook-wastes", {"symbols": symbols_listed(lost)}) if lost else None,
            Phrase("outlook-treasury", {"florins": Count(after.florins[q.seat], "florin")}),
        )
    )


def salary(q: Question, after: Virtu, made: Sequence[Move]) -> Brings:
    """V7.1: the florins for the troops, how many stay, and how many go."""
    florins = sum([move.florins for move in made if isinstance(move, moves.Salary)])
    stay = after.army(q.seat)
    gone = q.s.army(q.seat) - stay
    if not any(isinstance(move, moves.Salary) for move in made) and not gone:
        return ()
    stays: Args = {"troops": Count(stay, "troop"), "lost": Count(gone, "troop")}
    return some(
        (
            Phrase("outlook-pays-troops", {"florins": Count(florins, "florin")}) if florins else None,
            Phrase("outlook-keeps-troops", stays),
        )
    )
