"""Ratings: against closed forms, against a search by brute force, and on games of known strengths."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import log, log10
from random import Random

import pytest

from signoria.lab.ratings import Estimate, LineUp, Sitting, elo, improved, rate, strengths

DUEL = [LineUp((0, 1), (1, 1))]


def duels(won: int, lost: int) -> list[Sitting]:
    """So many games of two, each by itself."""
    return [Sitting(0, 1, (1.0, 0.0))] * won + [Sitting(0, 1, (0.0, 1.0))] * lost


def points(rated: Sequence[Estimate]) -> list[float]:
    """The ratings alone."""
    return [one.elo for one in rated]


# Closed forms


@pytest.mark.parametrize(("won", "lost", "more"), [(3, 1, 190.8), (1, 1, 0.0), (10, 1, 400.0), (16, 9, 99.9)])
def test_a_share_of_victories_in_points(won: int, lost: int, more: float) -> None:
    first, second = points(rate(2, DUEL, duels(1000 * won, 1000 * lost), None, 0))
    assert first - second == pytest.approx(more, abs=0.3)
    assert first + second == pytest.approx(3000)


def test_between_two_bots_the_drawn_game_counts_half_for_each() -> None:
    anchor, other = points(rate(2, DUEL, duels(4, 0), 0, 0))
    assert (anchor, other) == pytest.approx((1500, 1500 - 400 * log10(4.5 / 0.5)))


def test_a_shared_victory_counts_in_parts() -> None:
    shared = [Sitting(0, 1, (0.5, 0.5))] * 2
    assert points(rate(2, DUEL, shared, 0, 0)) == pytest.approx(points(rate(2, DUEL, duels(1, 1), 0, 0)))


def test_several_seats_of_one_bot_win_more_than_one() -> None:
    alone_against_three = [LineUp((0, 1), (1, 3))]
    even = [Sitting(0, 4, (1.0, 3.0))] * 1000
    assert points(rate(2, alone_against_three, even, None, 0)) == pytest.approx([1500, 1500], abs=0.1)
    half = [Sitting(0, 4, (2.0, 2.0))] * 1000
    first, second = points(rate(2, alone_against_three, half, None, 0))
    assert first - second == pytest.approx(400 * log10(3), abs=0.3)


def test_a_table_for_each_number_of_seats() -> None:
    """Of three at one table the shares of victories are the strengths."""
    games = [Sitting(0, 8, (1.0, 2.0, 5.0))] * 1000
    found = points(rate(3, [LineUp((0, 1, 2), (1, 1, 1))], games, 0, 0))
    assert found == pytest.approx([1500, 1500 + 400 * log10(2), 1500 + 400 * log10(5)], abs=0.3)


# Most likely


def likelihood(
    wins: Sequence[float], games: Sequence[float], meetings: Sequence[LineUp], logs: Sequence[float]
) -> float:
    """The logarithm of how likely such victories are, from the definition."""
    strength = [2.718281828459045**one for one in logs]
    told = sum(won * log(strength[at]) for at, won in enumerate(wins))
    for (bots, seats), count in zip(meetings, games, strict=True):
        told -= count * log(sum(size * strength[bot] for bot, size in zip(bots, seats, strict=True)))
    return told


@pytest.mark.parametrize("seed", range(5))
def test_no_other_strengths_are_more_likely(seed: int) -> None:
    rng = Random(seed)
    meetings = [LineUp(pair, (1, 2)) for pair in combinations(range(4), 2)] + [LineUp((0, 1, 2, 3), (1, 1, 1, 1))]
    games = [float(rng.randint(1, 40)) for _ in meetings]
    wins = [0.1 * sum(games) + 10 * rng.random() for _ in range(4)]
    wins = [won * sum(games) / sum(wins) for won in wins]
    found = strengths(wins, games, meetings, [0.0] * 4)
    best = likelihood(wins, games, meetings, found)
    for bot in range(4):
        for change in (-0.01, 0.01):
            other = [one + change * (at == bot) for at, one in enumerate(found)]
            assert likelihood(wins, games, meetings, other) < best


def test_leaps_come_to_where_steps_come() -> None:
    meetings = [LineUp(pair, (1, 1)) for pair in combinations(range(3), 2)]
    wins, games = [0.5, 20.0, 39.5], [20.0, 20.0, 20.0]
    found = [0.0] * 3
    for _ in range(20_000):
        found = improved(wins, games, meetings, found)
    assert strengths(wins, games, meetings, [0.0] * 3) == pytest.approx(found, abs=1e-4)


# Intervals


def games_of(true: Sequence[float], line_ups: Sequence[LineUp], rounds: int, seed: int) -> list[Sitting]:
    """Rounds of sittings between bots of these ratings."""
    rng = Random(seed)
    drawn = []
    for _ in range(rounds):
        for at, (bots, seats) in enumerate(line_ups):
            weights = [size * 10 ** (true[bot] / 400) for bot, size in zip(bots, seats, strict=True)]
            winners = rng.choices(bots, weights, k=sum(seats))
            drawn.append(Sitting(at, len(winners), tuple(float(winners.count(bot)) for bot in bots)))
    return drawn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_strengths_are_found_and_lie_within_the_intervals(seats: int) -> None:
    true = [1500.0, 1420.0, 1600.0, 1750.0]
    line_ups = [LineUp(group, (1,) * seats) for group in combinations(range(4), seats)]
    tries, within = 6, 0
    for seed in range(tries):
        rated = rate(4, line_ups, games_of(true, line_ups, 60, seed), 0, 200)
        assert points(rated) == pytest.approx(true, abs=180)
        assert rated[0] == (1500, 1500, 1500)
        within += sum(one.low <= real <= one.high for one, real in zip(rated[1:], true[1:], strict=True))
    assert within >= 0.8 * 3 * tries  # 95 % are expected


def test_between_two_bots_the_interval_is_that_of_jeffreys() -> None:
    """Of a share of 15 in 20 it goes from 53.5 % to 89.5 %."""
    rated = rate(2, DUEL, duels(15, 5), 1, 4000)[0]
    low, high = (1 / (1 + 10 ** ((1500 - end) / 400)) for end in (rated.low, rated.high))
    assert (low, high) == pytest.approx((0.535, 0.895), abs=0.02)


def test_who_always_wins_is_finite_and_how_strong_is_unsure() -> None:
    rated = rate(2, DUEL, duels(20, 0), 1)[0]
    assert 1500 < rated.low < rated.elo < rated.high < 5000
    assert rated.high - rated.low > 200


def test_paired_games_make_the_interval_narrow() -> None:
    """Two who win a game each of every deal are equal for sure; two who win a game each by chance are not."""
    paired = rate(2, DUEL, [Sitting(0, 2, (1.0, 1.0))] * 50, 0)[1]
    single = rate(2, DUEL, duels(50, 50), 0)[1]
    assert paired.high - paired.low < 0.3 * (single.high - single.low)


def test_equal_games_give_equal_intervals() -> None:
    rounds = games_of([1500.0, 1600.0], DUEL, 30, 1)
    assert rate(2, DUEL, rounds, 0) == rate(2, DUEL, rounds, 0)


def test_the_differences_do_not_depend_on_the_anchor() -> None:
    line_ups = [LineUp(pair, (1, 1)) for pair in combinations(range(3), 2)]
    rounds = games_of([0.0, 100.0, 900.0], line_ups, 30, 2)
    one, other = (points(rate(3, line_ups, rounds, anchor, 0)) for anchor in (0, 2))
    assert [rating - one[0] for rating in one] == pytest.approx([rating - other[0] for rating in other])


def test_without_games_all_are_equal_and_nothing_is_sure() -> None:
    rated = rate(3, [LineUp((0, 1, 2), (1, 1, 1))], [], None)
    assert points(rated) == pytest.approx([1500] * 3)
    assert all(one.high - one.low > 400 for one in rated)


def test_points_of_strengths() -> None:
    assert elo([0.0, log(10)], 0) == pytest.approx([1500, 1900])
    assert elo([-log(10), log(10)], None) == pytest.approx([1100, 1900])
