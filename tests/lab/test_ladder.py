"""The ladder: what is written of its tournaments, and that the page, the ratings and the levels agree."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from signoria import BadInput
from signoria.bots.ladder import LEVELS, Margin, Rated, RatedTable, Rating, rated
from signoria.lab import ladder
from signoria.lab.simulate import Played
from signoria.lab.standings import standings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")
RATINGS = (ROOT / "src" / "signoria" / "bots" / "ratings.toml").read_text(encoding="utf-8")
SMALL = RatedTable(
    "condottiere",
    2,
    40,
    [Rating("greedy", 1500, 1500, 1500), Rating("prince", 1604, 1500, 1700, Margin(0.655, 0.5, 0.783))],
)


# What is published


def test_the_page_is_what_the_ratings_and_the_levels_say() -> None:
    """If this fails, a level, a rating or the page has changed without the others: `make ladder`."""
    assert ladder.page(rated(), PAGE) == PAGE


def test_the_file_of_ratings_is_as_it_was_written() -> None:
    assert ladder.toml(rated()) == RATINGS


def test_every_number_of_players_is_rated() -> None:
    assert [(table.game, table.seats) for table in rated()] == [("condottiere", seats) for seats in ladder.SEATS]
    assert all(table.ratings for table in rated())


def test_every_level_is_rated_weakest_first() -> None:
    for table in (one for one in rated() if one.ratings):
        ratings = [one.elo for one in table.ratings]
        assert {one.bot for one in table.ratings} == {"greedy", *LEVELS}
        assert ratings == sorted(ratings)
        assert all(one.low <= one.elo <= one.high for one in table.ratings)
        assert {one.bot for one in table.ratings if one.below is None} == {"greedy", "apprentice"}
        assert all(one.below.low <= one.below.share <= one.below.high for one in table.ratings if one.below is not None)


# How it is written


def test_the_file_of_ratings_reads_back() -> None:
    text = ladder.toml([SMALL])
    assert msgspec.convert(tomllib.loads(text), Rated).tables == [SMALL]


def test_what_nobody_has_measured_is_said() -> None:
    empty = RatedTable("condottiere", 4, 0, [])
    assert "Not measured yet." in ladder.section(empty)
    assert msgspec.convert(tomllib.loads(ladder.toml([empty, SMALL])), Rated).tables == [empty, SMALL]


def test_a_section_of_the_page() -> None:
    assert ladder.section(SMALL) == (
        "## 2 players\n\n40 games, 40 by each line-up.\n\n"
        "| level | what it is | Elo | 95 % interval | against the level below | 95 % interval |\n"
        "|---|---|---|---|---|---|\n"
        f"| `prince` | `{LEVELS['prince']}` | 1604 | 1500 – 1700 | 65.5 % | 50.0 – 78.3 % |\n"
        "| `greedy` | [by rules of thumb](bots.md) | 1500 | 1500 – 1500 | – | – |\n\n"
    )


def test_only_the_tables_of_the_page_are_replaced() -> None:
    text = f"before\n{ladder.BEGIN}old\n{ladder.END}after\n"
    new = ladder.page([SMALL], text)
    assert new == f"before\n{ladder.BEGIN}\n{ladder.section(SMALL)}{ladder.END}after\n"
    assert ladder.page([SMALL], new) == new


@pytest.mark.parametrize("text", ["", ladder.BEGIN, ladder.END + ladder.BEGIN, (ladder.BEGIN + ladder.END) * 2])
def test_a_page_without_its_marks_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="has lost the marks"):
        ladder.page([SMALL], text)


def test_a_table_made_anew_takes_the_place_of_the_old_one() -> None:
    more = msgspec.structs.replace(SMALL, games=80)
    three, unmeasured = (msgspec.structs.replace(SMALL, seats=3), RatedTable("condottiere", 4, 0, []))
    assert ladder.replaced([three, SMALL, unmeasured], more) == [more, three]


def test_the_table_of_a_tournament() -> None:
    tournament = ladder.climb(2, 0)
    strength = {bot: at for at, bot in enumerate(["apprentice", "greedy", "captain", "prince", "machiavelli"])}
    games = {}
    for number in range(80):
        job = tournament.job(number)
        better = max(range(2), key=lambda seat: strength[job.bots[seat]])
        winner = better if number % 7 else 1 - better
        games[number] = Played(job.seed, job.bots, (winner,), (0, 0), "adjacent", 10)
    table = ladder.table(standings(tournament, games))
    assert (table.game, table.seats, table.games) == ("condottiere", 2, 80)
    assert [one.bot for one in table.ratings] == list(strength)
    margins = {one.bot: one.below for one in table.ratings}
    assert [bot for bot, below in margins.items() if below is None] == ["apprentice", "greedy"]
    for below in margins.values():
        assert below is None or 0.5 < below.share <= below.high
        assert below is None or below.low < below.share
    assert next(one for one in table.ratings if one.bot == "greedy").elo == 1500


def test_the_fingerprint_is_of_the_sources() -> None:
    assert ladder.fingerprint() == ladder.fingerprint()
    assert len(ladder.fingerprint()) == 8
