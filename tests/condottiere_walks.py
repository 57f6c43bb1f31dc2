"""Moments of random games of Condottiere, at tables of every kind."""

from __future__ import annotations

from collections.abc import Iterator

import signoria
from signoria.kernel.phrases import Plain
from signoria.kernel.rng import seeded

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"hidden_cards": True}),
    (4, {"bigger_kingdoms": True, "pope_off_battle": True}),
    (5, {"capture_regions": True}),
    (6, {"draw_after_battle": True}),
    (4, {"capture_regions": True, "hidden_cards": True, "draw_after_battle": True}),
    (3, {"points": 20}),
    (4, {}),
]
LONG = 400  # decisions of one game
ENDS = {"conquered", "tied", "ended"}  # the events that end a battle
EAGER = 3  # seats pass only once in so many chances to


def moments(wanted: int, *, every: int = 5) -> Iterator[signoria.Match]:
    """So many moments at which somebody must decide, every few decisions of random games at these tables in turn."""
    found = seed = 0
    while found < wanted:
        seats, options = TABLES[seed % len(TABLES)]
        for number, match in enumerate(walk(signoria.new("condottiere", seats, seed, options), seed)):
            if number % every == seed % every and found < wanted:
                found += 1
                yield match
        seed += 1


def walk(match: signoria.Match, seed: int) -> Iterator[signoria.Match]:
    """Play at random; the match is yielded before each decision."""
    rng = seeded(seed)
    for _ in range(LONG):
        if not match.to_act:
            return
        yield match
        seat = match.to_act[rng.below(len(match.to_act))]
        moves = [move.text for move in match.choices(seat)]
        if len(moves) > 1 and rng.below(EAGER):
            moves = [move for move in moves if move != "pass"]
        match.play(seat, moves[rng.below(len(moves))])


def new_events(match: signoria.Match, since: int) -> dict[str, dict[str, Plain]]:
    """What all have seen happen since then, the first of each kind, by kind."""
    return {event.kind: event.plain for event in reversed(match.events(None, since))}


def fought_out(match: signoria.Match) -> dict[str, dict[str, Plain]]:
    """What happens if from here on everybody passes, until the battle has ended; each kind of event once.

    The match is played on; whatever else is asked on the way is answered with the last choice.
    """
    since = len(match.events(None))
    while match.to_act and not ENDS & set(new_events(match, since)):
        seat = match.to_act[0]
        moves = [move.text for move in match.choices(seat)]
        match.play(seat, "pass" if "pass" in moves else moves[-1])
    return new_events(match, since)
