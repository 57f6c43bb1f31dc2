"""Tournaments: who sits where in which deal, and what is counted."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from signoria import BadInput
from signoria.lab.ratings import LineUp, Sitting
from signoria.lab.simulate import Played, play_game
from signoria.lab.standings import sittings, standings
from signoria.lab.tournament import Tournament, arrange, count_games, line_ups, period

FIVE = ("a", "b", "c", "d", "e")


def of(bots: int, seats: int, seed: int = 7, against_rest: bool = False) -> Tournament:
    """A tournament of bots that need not exist."""
    names = FIVE[:bots]
    return Tournament("condottiere", 1, "", seats, names, names, seed, {}, against_rest)


# Who meets whom


def test_with_two_seats_every_pair_meets() -> None:
    assert line_ups(("a", "b", "c"), 2, False) == (("a", "b"), ("a", "c"), ("b", "c"))


def test_with_more_seats_every_group_meets_and_where_bots_are_few_some_sit_twice() -> None:
    assert line_ups(("a", "b", "c", "d"), 3, False) == (
        ("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")
    )  # fmt: skip
    assert line_ups(("a", "b", "c"), 3, False) == (("a", "b", "c"),)
    assert line_ups(("a", "b"), 3, False) == (("a", "a", "b"), ("a", "b", "b"))
    assert line_ups(("a", "b"), 4, False) == (("a", "a", "b", "b"),)
    assert len(line_ups(FIVE, 6, False)) == 5


def test_one_against_the_rest() -> None:
    assert line_ups(("a", "b"), 4, True) == (("a", "b", "b", "b"),)
    assert line_ups(("a", "b", "c"), 3, True) == (("a", "b", "b"), ("a", "c", "c"))


@pytest.mark.parametrize("against_rest", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("bots", [2, 3, 5])
def test_every_deal_is_played_from_every_seat(bots: int, seats: int, against_rest: bool) -> None:
    tournament = of(bots, seats, against_rest=against_rest)
    jobs = [tournament.job(number) for number in range(count_games(tournament, 4 * seats))]
    sat = Counter((job.seed, seat, bot) for job in jobs for seat, bot in enumerate(job.bots))
    for deal in {job.seed for job in jobs}:
        for bot in tournament.bots:
            assert len({sat[deal, seat, bot] for seat in range(seats)}) == 1
    assert len({(job.seed, job.bots) for job in jobs}) == len(jobs)
    if not against_rest:
        assert len(set(Counter(bot for job in jobs for bot in job.bots).values())) == 1


def test_each_sitting_has_a_deal_of_its_own() -> None:
    tournament = of(3, 2)
    assert [tournament.job(number).seed for number in range(8)] == [7, 7, 9, 9, 11, 11, 13, 13]


def test_a_line_that_looks_the_same_again_gets_another_deal() -> None:
    assert [period(line) for line in ("abab", "aabb", "aaab", "ababab", "abcabc", "aa")] == [2, 4, 4, 2, 3, 1]
    tournament = of(2, 4)
    lines = {tournament.job(4 * at).bots: [tournament.job(4 * at + turn).seed for turn in range(4)] for at in range(40)}
    assert {tuple(seed - seeds[0] for seed in seeds) for seeds in lines.values()} == {(0, 0, 0, 0), (0, 0, 1, 1)}


def test_neighbours_change_and_every_order_comes() -> None:
    tournament = of(4, 4)
    assert len({tournament.order(sitting) for sitting in range(400)}) == 24
    other = of(4, 4, seed=8)
    assert [tournament.order(sitting) for sitting in range(9)] != [other.order(sitting) for sitting in range(9)]


def test_every_line_up_plays_as_many_games() -> None:
    tournament = of(3, 2)
    assert (count_games(tournament, 4), count_games(tournament, 400)) == (12, 1200)


# Bad input


@pytest.mark.parametrize(
    ("bots", "problem"),
    [
        ([], "at least one bot"),
        (["greedy"], "at least two bots, and here is only greedy"),
        (["greedy", "random", "greedy"], "greedy is named twice"),
        (["greedy", "oracle"], "there is no bot 'oracle'"),
    ],
)
def test_bots_that_make_no_tournament(bots: list[str], problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        arrange("condottiere", 2, bots)


@pytest.mark.parametrize(
    ("seats", "each", "problem"),
    [
        (2, 3, "3 games are too few: with 2 seats a line-up plays at least 4"),
        (2, 401, "401 games cannot be paired: each deal is played from all 2 seats; say 400 or 402"),
        (6, 100, "say 96 or 102"),
    ],
)
def test_numbers_of_games_that_cannot_be_paired(seats: int, each: int, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        count_games(of(3, seats), each)


def test_a_level_is_written_with_what_it_is() -> None:
    tournament = arrange("condottiere", 2, ["greedy", "captain"])
    assert tournament.meaning[0] == "greedy"
    assert tournament.meaning[1].startswith("ismcts")


def test_weights_of_a_file_are_written_with_what_they_are(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    hand = (files("signoria.games.condottiere") / "weights" / "hand.toml").read_text(encoding="utf-8")
    meant = []
    for text in (hand, hand, hand.replace("growth = 0.3", "growth = 0.4")):
        file.write_text(text, encoding="utf-8")
        meant.append(arrange("condottiere", 2, ["greedy", f"ismcts@{file}:5it"]).meaning)
    assert meant[0] == meant[1] != meant[2]


# What is counted


def played(tournament: Tournament, number: int, *winners: str) -> Played:
    """A game that these bots won, each on its first seat."""
    job = tournament.job(number)
    seats = tuple(job.bots.index(bot) for bot in winners)
    return Played(job.seed, job.bots, seats, (0,) * tournament.seats, "adjacent", 10)


def test_sittings_pairs_and_seats_counted_by_hand() -> None:
    tournament = of(3, 2)  # a–b, a–c, b–c, two games each
    winners = [("a",), ("a",), ("a", "c"), ("c",), ("b",), ("b",)]
    games = {number: played(tournament, number, *won) for number, won in enumerate(winners)}
    games[6] = played(tournament, 6, "b")
    together = [LineUp((0, 1), (1, 1)), LineUp((0, 2), (1, 1)), LineUp((1, 2), (1, 1))]
    assert sittings(tournament, together, games) == [
        Sitting(0, 2, (2.0, 0.0)),
        Sitting(1, 2, (0.5, 1.5)),
        Sitting(2, 2, (2.0, 0.0)),
        Sitting(0, 1, (0.0, 1.0)),
    ]
    told = standings(tournament, games)
    assert (told.games, told.anchor) == (7, None)
    assert sum(one.elo for one in told.bots) == pytest.approx(4500, abs=0.2)
    ratings = [one.elo for one in told.bots]
    assert ratings == sorted(ratings, reverse=True)
    pairs = {frozenset((one.bot, one.other)): one for one in told.pairs}
    one = pairs[frozenset("ac")]
    assert one.share.games == 2
    assert one.share.share == (0.25 if one.bot == "a" else 0.75)
    assert one.fair == 0.5


def test_with_more_seats_a_pair_shares_what_either_won() -> None:
    tournament = of(3, 3)
    games = {number: played(tournament, number, won) for number, won in enumerate("aabccc")}
    told = standings(tournament, games)
    shares = {(one.bot, one.other): one.share for one in told.pairs}
    assert [one.bot for one in told.bots] == ["c", "a", "b"]
    assert (shares["c", "a"].share, shares["c", "b"].share) == (0.6, 0.75)
    assert shares["c", "a"].low < 0.6 < shares["c", "a"].high


def test_one_against_the_rest_is_compared_with_its_seats() -> None:
    tournament = of(3, 4, against_rest=True)
    games = {number: played(tournament, number, "c" if number in (5, 6) else "a") for number in range(8)}
    told = standings(tournament, games)
    assert [(one.bot, one.other, one.fair, one.share.share) for one in told.pairs] == [
        ("a", "b", 0.25, 1.0),
        ("a", "c", 0.25, 0.5),
    ]


def test_greedy_is_what_ratings_are_measured_from() -> None:
    tournament = arrange("condottiere", 3, ["random", "greedy"])
    found = {number: play_game(tournament.job(number)) for number in range(12)}
    told = standings(tournament, {number: one for number, one in found.items() if isinstance(one, Played)})
    assert (told.anchor, told.games) == ("greedy", 12)
    greedy, random = told.bots
    assert (greedy.bot, greedy.elo, greedy.low, greedy.high) == ("greedy", 1500, 1500, 1500)
    assert random.elo < 1300
    assert sum(one.fared.total.wins for one in told.bots) == pytest.approx(12)


def test_without_games_nothing_is_said() -> None:
    told = standings(of(3, 2), {})
    assert (told.games, told.pairs) == (0, ())
