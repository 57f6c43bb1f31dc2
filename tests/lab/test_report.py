"""Shares, intervals, seats and endings, counted by hand."""

from __future__ import annotations

import pytest

from signoria.lab.report import report, wilson
from signoria.lab.simulate import Contest, Played, set_up


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (380, 400, 0.9240, 0.9674),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def played(contest: Contest, number: int, winners: tuple[int, ...], decisions: int = 10) -> Played:
    """A game of the contest."""
    reason = "adjacent" if len(winners) == 1 else "final-battle"
    return Played(contest.seed + number, contest.table(number), winners, (0,) * contest.seats, reason, decisions)


def test_shares_by_bot_and_by_seat_with_shared_victories_in_parts() -> None:
    contest = set_up("condottiere", 3, ["greedy", "random", "random"])
    assert contest.table(1) == ("random", "random", "greedy")
    games = [
        played(contest, 0, (0,), 4),
        played(contest, 1, (0, 2), 20),  # greedy and a random share
        played(contest, 2, (0, 2), 6),  # two randoms share
        played(contest, 3, (0,)),
    ]
    told = report(contest, games)
    greedy, random = told.bots
    assert (greedy.bot, greedy.total.games, greedy.total.wins, greedy.total.share) == ("greedy", 4, 2.5, 0.625)
    assert (random.bot, random.total.games, random.total.wins, random.total.share) == ("random", 4, 1.5, 0.375)
    assert (greedy.fair, random.fair) == pytest.approx((1 / 3, 2 / 3))
    assert greedy.total.low < 0.625 < greedy.total.high
    assert [(seat.games, seat.wins) for seat in greedy.by_seat if seat] == [(2, 2.0), (1, 0.0), (1, 0.5)]
    assert [(seat.games, seat.wins) for seat in random.by_seat if seat] == [(2, 1.0), (3, 0.0), (3, 0.5)]
    assert told.endings == {"adjacent": 2, "final-battle": 2}
    assert told.decisions is not None
    assert (told.decisions.mean, told.decisions.least, told.decisions.most) == (10.0, 4, 20)


def test_a_bot_counts_only_the_games_it_sat_in() -> None:
    contest = set_up("condottiere", 2, ["greedy", "random", "random"])
    told = report(contest, [played(contest, number, (0,)) for number in range(3)])
    assert list(map(contest.table, range(3))) == [
        ("greedy", "random"),
        ("random", "random"),
        ("random", "greedy"),
    ]
    greedy, random = told.bots
    assert (greedy.total.games, greedy.total.wins, greedy.fair) == (2, 1.0, 0.5)
    assert (random.total.games, random.total.wins) == (3, 2.0)
    assert random.fair == pytest.approx(2 / 3)


def test_a_seat_that_a_bot_never_had_is_empty() -> None:
    contest = set_up("condottiere", 2, ["greedy", "random"])
    assert report(contest, [played(contest, 0, (0,))]).bots[0].by_seat[1] is None


def test_without_games_nothing_is_known() -> None:
    told = report(set_up("condottiere", 2, ["greedy", "random"]), [])
    assert (told.games, told.endings, told.decisions) == (0, {}, None)
    assert (told.bots[0].total.low, told.bots[0].total.high, told.bots[0].fair) == (0.0, 1.0, 0.5)
