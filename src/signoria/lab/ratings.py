"""Ratings: how strong the bots are that would most likely have won as these did, and how sure that is.

The model is Luce's: a seat wins with the probability that its bot's strength has in the sum of strengths of all seats.
With two seats that is the model of Bradley and Terry, and of Elo; with more it is the first place of Plackett and Luce.
A victory shared by two counts half for each. Strengths are found by maximum likelihood, with the MM algorithm of Hunter
(2004), and told in Elo points: 400 points more are ten times the strength.

A bot that always wins would be infinitely strong. So every bot has, besides its games, drawn one more game with two
seats, in equal parts against each of the others. Between two bots that is the prior of Jeffreys.

The intervals hold 95 % of a Bayesian bootstrap (Rubin 1981): every sitting with its paired games, and every half of a
drawn game, gets a random weight, and the strengths are found again, a thousand times. The usual bootstrap would give a
bot that always wins an interval of no width.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import exp, hypot, log
from random import Random
from typing import Final, NamedTuple

ANCHOR_ELO: Final = 1500.0
POINTS: Final = 400.0  # for ten times the strength
RESAMPLES: Final = 1000
TAIL: Final = 0.025  # on either side of a 95 % interval
CLOSE: Final = 1e-6  # strengths that change by no larger part are found
MOST_LEAPS: Final = 300
FARTHEST: Final = 100.0  # a logarithm that no leap goes beyond
LEAST_WEIGHT: Final = 1e-9  # or a logarithm could fail


class LineUp(NamedTuple):
    """Which bots sit down together, by number, and how many seats each has."""

    bots: tuple[int, ...]
    seats: tuple[int, ...]


class Sitting(NamedTuple):
    """Paired games of a line-up, by its number: how many, and the victories of each bot as it is named there."""

    line_up: int
    games: int
    wins: tuple[float, ...]


class Estimate(NamedTuple):
    """A rating in Elo points, and its 95 % interval."""

    elo: float
    low: float
    high: float


def rate(
    bots: int, line_ups: Sequence[LineUp], sittings: Sequence[Sitting], anchor: int | None, resamples: int = RESAMPLES
) -> list[Estimate]:
    """The ratings of so many bots: the anchor has 1500, or without one all have it on average."""
    pairs = list(combinations(range(bots), 2))
    meetings = [*line_ups, *(LineUp(pair, (1, 1)) for pair in pairs)]
    drawn = 1 / (bots - 1)  # so much of a game has each pair drawn
    alike = Counter(sittings)
    halves = [drawn / 2] * (2 * len(pairs))
    found = strengths(*weighed(bots, meetings, alike, list(alike.values()), halves), meetings, [0.0] * bots)
    points = elo(found, anchor)
    rng = Random(0)  # equal games, equal intervals
    samples = []
    for _ in range(resamples):
        weights = [rng.gammavariate(count, 1) for count in alike.values()]
        halves = [max(LEAST_WEIGHT, rng.gammavariate(drawn / 2, 1)) for _ in halves]
        again = strengths(*weighed(bots, meetings, alike, weights, halves), meetings, found)
        samples.append(elo(again, anchor))
    return [
        Estimate(point, *interval(point, sorted(sample[at] for sample in samples))) for at, point in enumerate(points)
    ]


def weighed(
    bots: int,
    meetings: Sequence[LineUp],
    sittings: Iterable[Sitting],
    weights: Sequence[float],
    halves: Sequence[float],
) -> tuple[list[float], list[float]]:
    """The victories of each bot and the games of each meeting by weight; the last meetings are drawn in thought."""
    wins = [0.0] * bots
    games = [0.0] * len(meetings)
    for (line_up, count, won), weight in zip(sittings, weights, strict=True):
        games[line_up] += count * weight
        for bot, part in zip(meetings[line_up].bots, won, strict=True):
            wins[bot] += part * weight
    thought = len(meetings) - len(halves) // 2
    for at, half in enumerate(halves):
        meeting = thought + at // 2
        games[meeting] += half
        wins[meetings[meeting].bots[at % 2]] += half
    return wins, games


def strengths(
    wins: Sequence[float], games: Sequence[float], meetings: Sequence[LineUp], start: Sequence[float]
) -> list[float]:
    """The most likely strengths, as logarithms with the mean 0, sought from a start.

    Two steps of the MM algorithm show where it goes and how it slows down; so far it leaps (SQUAREM, Varadhan and
    Roland 2008), and a third step from there makes good what the leap has spoilt.
    """
    found = list(start)
    for _ in range(MOST_LEAPS):
        first = improved(wins, games, meetings, found)
        second = improved(wins, games, meetings, first)
        way = [one - old for one, old in zip(first, found, strict=True)]
        if max(map(abs, way)) < CLOSE:
            return second
        bend = [two - one - step for two, one, step in zip(second, first, way, strict=True)]
        length = max(1.0, hypot(*way) / (hypot(*bend) or 1.0))
        leapt = [old + 2 * length * a + length * length * b for old, a, b in zip(found, way, bend, strict=True)]
        found = improved(wins, games, meetings, [max(-FARTHEST, min(FARTHEST, one)) for one in leapt])
    return found


def improved(
    wins: Sequence[float], games: Sequence[float], meetings: Sequence[LineUp], found: Sequence[float]
) -> list[float]:
    """A step of the MM algorithm: never less likely than what was found so far.

    A bot's strength becomes its victories, divided by those it would have with the strength 1 against the others as
    they were found.
    """
    strength = [exp(one) for one in found]
    chances = [0.0] * len(found)
    for (bots, seats), count in zip(meetings, games, strict=True):
        total = 0.0
        for bot, size in zip(bots, seats, strict=True):
            total += size * strength[bot]
        for bot, size in zip(bots, seats, strict=True):
            chances[bot] += count * size / total
    logs = [log(won / chance) for won, chance in zip(wins, chances, strict=True)]
    middle = sum(logs) / len(logs)
    return [one - middle for one in logs]


def elo(found: Sequence[float], anchor: int | None) -> list[float]:
    """Logarithms of strengths in Elo points."""
    base = 0.0 if anchor is None else found[anchor]
    return [ANCHOR_ELO + POINTS * (one - base) / log(10) for one in found]


def interval(point: float, samples: Sequence[float]) -> tuple[float, float]:
    """What holds 95 % of the samples, and the rating itself."""
    if not samples:
        return point, point
    cut = round(TAIL * (len(samples) - 1))
    return min(point, samples[cut]), max(point, samples[-1 - cut])
