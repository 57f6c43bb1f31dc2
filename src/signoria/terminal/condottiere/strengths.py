"""How the strengths of Condottiere's lines come about, in words (C3, C4, C6)."""

from __future__ import annotations

from signoria.games.condottiere.view import CondottiereView
from signoria.kernel.phrases import Count, Seat
from signoria.words import Words, capital

AFTERMATH = ("choose-region", "place-figure")  # steps that come while the lines of a fought battle still lie there


def explain(view: CondottiereView, words: Words) -> list[str]:
    """Every line, what would happen if the battle ended now, and what is missing to win."""
    told = [f"{capital(words.seat(seat))}: {line(view, seat, words)}" for seat in range(view.seats)]
    expected = [words.sentence(phrase) for phrase in view.expected]
    return [*told, *(["", *expected] if expected else []), "", *goal(view, words)]


def is_over(view: CondottiereView) -> bool:
    """Has the battle been fought, its lines still lying there?"""
    return not view.stack or any(step.split()[0] in AFTERMATH for step in view.stack)


def line(view: CondottiereView, seat: int, words: Words) -> str:
    """`13 (3 and 10) + 13 (doubled by the Drummer) = 26`."""
    one = view.table[seat]
    told = words.sum(one.strength) if one.strength.terms else words.say("explain-empty")
    return f"{told}; {words.say('explain-down')}" if one.face_down else told


def goal(view: CondottiereView, words: Words) -> list[str]:
    """What wins (C6.1, C8.3), and how far everybody is."""
    told = [words.say("explain-goal", regions=view.goal.regions, adjacent=view.goal.adjacent)]
    for number, seat in enumerate(view.table):
        regions = Count(len(seat.regions), "region")
        kingdom = Count(seat.kingdom)
        told.append(capital(words.say("explain-regions", seat=Seat(number), regions=regions, kingdom=kingdom)))
    return told
