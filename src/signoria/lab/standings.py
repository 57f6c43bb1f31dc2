"""What the games of a tournament say: the bots by strength, and how each fared against each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

import msgspec

from signoria.lab.ratings import LineUp, Sitting, rate
from signoria.lab.report import BotReport, Share, look_at, part, wilson
from signoria.lab.simulate import Played
from signoria.lab.tournament import Tournament

ANCHOR: Final = "greedy"  # it changes least: what has 1500 points if it takes part


class Standing(msgspec.Struct, frozen=True):
    """A bot's rating in Elo points with its 95 % interval, and how it fared on all seats and on each."""

    bot: str
    elo: float
    low: float
    high: float
    fared: BotReport


class Pairing(msgspec.Struct, frozen=True):
    """How a bot fared against another: its share of what either of them won in the games where both sat.

    The interval is Wilson's, as if these were so many games of two that do not depend on each other. As the luck of a
    deal goes both ways, it is, if anything, too wide.
    """

    bot: str
    other: str
    fair: float  # the bot's part of the seats of both
    share: Share


class Standings(msgspec.Struct, frozen=True):
    """All that the games say: the strongest bot first, each paired with those after it, or the first with the rest."""

    tournament: Tournament
    games: int
    anchor: str | None
    bots: tuple[Standing, ...]
    pairs: tuple[Pairing, ...]


def standings(tournament: Tournament, played: Mapping[int, Played]) -> Standings:
    """Rate the bots by the games that there are, by their numbers."""
    bots = tournament.bots
    anchor = ANCHOR if ANCHOR in bots else None
    together = [
        LineUp(
            tuple(at for at, bot in enumerate(bots) if bot in line_up),
            tuple(line_up.count(bot) for bot in bots if bot in line_up),
        )
        for line_up in tournament.line_ups
    ]
    rated = rate(len(bots), together, sittings(tournament, together, played), bots.index(ANCHOR) if anchor else None)
    games = [played[number] for number in sorted(played)]
    found = [
        Standing(bot, round(one.elo, 1), round(one.low, 1), round(one.high, 1), look_at(tournament, bot, games))
        for bot, one in zip(bots, rated, strict=True)
    ]
    found.sort(key=lambda one: -one.elo)
    met = combinations([one.bot for one in found], 2)
    pairs = [
        pairing(*pair, games) for pair in ([(bots[0], bot) for bot in bots[1:]] if tournament.against_rest else met)
    ]
    return Standings(tournament, len(games), anchor, tuple(found), tuple(one for one in pairs if one.share.games))


def sittings(tournament: Tournament, together: Sequence[LineUp], played: Mapping[int, Played]) -> list[Sitting]:
    """The games by sitting; one that was interrupted counts as far as it went."""
    by_sitting: dict[int, list[Played]] = {}
    for number in sorted(played):
        by_sitting.setdefault(number // tournament.seats, []).append(played[number])
    found = []
    for sitting, games in by_sitting.items():
        line_up = sitting % len(together)
        names = [tournament.bots[at] for at in together[line_up].bots]
        wins = tuple(sum(part(one, bot, range(tournament.seats)) for one in games) for bot in names)
        found.append(Sitting(line_up, len(games), wins))
    return found


def pairing(bot: str, other: str, played: list[Played]) -> Pairing:
    """How a bot fared against another."""
    both = [one for one in played if bot in one.bots and other in one.bots]
    mine, yours = (sum(part(one, spec, range(len(one.bots))) for one in both) for spec in (bot, other))
    seats, theirs = (sum(one.bots.count(spec) for one in both) for spec in (bot, other))
    either = mine + yours
    share = Share(len(both), mine, mine / either if either else 0.0, *wilson(mine, either))
    return Pairing(bot, other, seats / (seats + theirs) if both else 0.5, share)
