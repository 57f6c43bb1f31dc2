"""What many games say: how often each bot won and how sure that is, how games ended and how long they took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from signoria.lab.simulate import Contest, Played, Programme

NORMAL = 1.959964  # so many standard deviations to either side hold 95 % of a normal distribution


class Share(msgspec.Struct, frozen=True):
    """How much of its games somebody won, shared victories in parts, and a 95 % interval for it."""

    games: int
    wins: float
    share: float
    low: float
    high: float


class BotReport(msgspec.Struct, frozen=True):
    """How a bot fared, on all the seats it had, and on each; None for a seat it never had."""

    bot: str
    fair: float  # what it would win if all players were equally good
    total: Share
    by_seat: tuple[Share | None, ...]


class Decisions(msgspec.Struct, frozen=True):
    """How long the games were."""

    mean: float
    least: int
    most: int


class Report(msgspec.Struct, frozen=True):
    """All that the games say."""

    contest: Contest
    games: int
    bots: tuple[BotReport, ...]
    endings: dict[str, int]
    decisions: Decisions | None  # None if there was no game


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share.

    A shared victory counts in parts. No result between 0 and 1 varies more than one that is either, with the same mean:
    with parts the interval is, if anything, too wide.
    """
    if not games:
        return 0.0, 1.0
    share, square = wins / games, NORMAL * NORMAL
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = NORMAL / (1 + square / games) * sqrt(max(0.0, share * (1 - share)) / games + square / (4 * games * games))
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))  # with no rounding errors


def share_of(parts: Sequence[float]) -> Share:
    """What was won of these games."""
    won = sum(parts)
    return Share(len(parts), won, won / len(parts) if parts else 0.0, *wilson(won, len(parts)))


def report(contest: Contest, played: Sequence[Played]) -> Report:
    """Count everything."""
    lengths = [one.decisions for one in played]
    decisions = Decisions(sum(lengths) / len(lengths), min(lengths), max(lengths)) if lengths else None
    endings = dict(sorted(Counter(one.reason for one in played).items(), key=lambda ending: (-ending[1], ending[0])))
    bots = tuple(look_at(contest, spec, played) for spec in dict.fromkeys(contest.bots))
    return Report(contest, len(played), bots, endings, decisions)


def look_at(contest: Programme, spec: str, played: Sequence[Played]) -> BotReport:
    """How this bot fared."""
    its = [one for one in played if spec in one.bots]
    seats = [one.bots.count(spec) for one in its]
    fair = sum(seats) / (len(its) * contest.seats) if its else contest.bots.count(spec) / len(contest.bots)
    total = share_of([part(one, spec, range(contest.seats)) for one in its])
    by_seat = []
    for seat in range(contest.seats):
        parts = [part(one, spec, [seat]) for one in its if one.bots[seat] == spec]
        by_seat.append(share_of(parts) if parts else None)
    return BotReport(spec, fair, total, tuple(by_seat))


def part(one: Played, spec: str, seats: Iterable[int]) -> float:
    """How much of the victory this bot had on these seats."""
    return sum(seat in one.winners and one.bots[seat] == spec for seat in seats) / len(one.winners)
