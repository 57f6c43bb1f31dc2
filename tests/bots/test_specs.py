"""How bots are named: by level, or as a search with its budget."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import signoria
from signoria.bots import NAMED, check_bot
from signoria.bots.budget import Budget, read_budget
from signoria.bots.ismcts import Ismcts
from signoria.bots.ladder import LEVELS


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("2000it", Budget(2000, None)),
        ("400ms", Budget(None, 0.4)),
        ("1.5s", Budget(None, 1.5)),
        ("2000it,400ms", Budget(2000, 0.4)),
        ("400ms,2000it", Budget(2000, 0.4)),
        ("", Budget(None, 1.0)),
        ("9999s", Budget(None, 3600.0)),
    ],
)
def test_a_budget_is_iterations_or_time_or_both(text: str, budget: Budget) -> None:
    assert read_budget(text, "ismcts") == budget


@pytest.mark.parametrize(
    "text", ["0it", "1.5it", "-1ms", "0ms", "fast", "10", "10it,20it", "1s,1ms", ",", "10it,", "99999999it", "1e3it"]
)
def test_a_budget_that_makes_no_sense_is_refused_with_the_bots_name(text: str) -> None:
    with pytest.raises(signoria.BadInput, match=f"ismcts:{text}"):
        signoria.bot(f"ismcts:{text}")


def test_every_named_bot_is_there() -> None:
    assert NAMED == ("random", "greedy", "apprentice", "captain", "prince", "machiavelli")
    for name in NAMED:
        assert signoria.bot(name, 1) is not None


def test_levels_are_searches_with_iterations_so_that_equal_seeds_play_alike() -> None:
    for spec in LEVELS.values():
        bot = signoria.bot(spec)
        assert isinstance(bot, Ismcts)
        assert bot.budget.iterations is not None
        assert bot.budget.seconds is None


@pytest.mark.parametrize("spec", ["", "bold", "greedy:3it", "random@hand", "ismcts@nowhere.toml:5it", "captain:9it"])
def test_who_is_not_there_is_named(spec: str) -> None:
    with pytest.raises(signoria.BadInput):
        signoria.bot(spec)


def test_a_level_has_its_budget_already() -> None:
    with pytest.raises(signoria.BadInput, match="captain takes no budget"):
        signoria.bot("captain:9it")


def test_weights_that_a_game_does_not_have_are_named_before_any_game(tmp_path: Path) -> None:
    check_bot("ismcts@hand:5it", "condottiere")
    for text in ("", "\n", "growth = 3", "[2.value]"):
        file = tmp_path / "my.toml"
        file.write_text(text, encoding="utf-8")
        with pytest.raises(signoria.BadInput, match="weights"):
            check_bot(f"ismcts@{file}:5it", "condottiere")
    with pytest.raises(signoria.BadInput, match="no weights to choose"):
        signoria.simulate("tuscany", 2, ["ismcts@hand:5it", "random"], 1)


@pytest.mark.parametrize(("game", "name"), [("tuscany", "The Castles of Tuscany"), ("virtu", "Virtù")])
def test_a_level_that_a_game_does_not_have_is_refused_with_what_it_has(game: str, name: str) -> None:
    there = f"{name} has no bot 'captain'; it has: random, greedy, and searches with a budget such as ismcts:400ms"
    with pytest.raises(signoria.BadInput, match=re.escape(there)):
        check_bot("captain", game)
    for spec in ("random", "greedy", "ismcts:5it"):
        check_bot(spec, game)
    with pytest.raises(signoria.BadInput, match=re.escape(there)):
        signoria.simulate(game, 3, ["captain", "random"], 1)


def test_weights_that_are_not_there_are_named_when_they_are_needed() -> None:
    match = signoria.new("condottiere", 2, 1)
    seat = match.to_act[0]
    with pytest.raises(signoria.BadInput, match="'nobodys'"):
        signoria.bot("ismcts@nobodys:5it").choose(match.view(seat), match.choices(seat))
    table = signoria.new("virtu", 3, 1)
    seat = table.to_act[0]
    with pytest.raises(signoria.BadInput, match="no weights to choose"):
        signoria.bot("ismcts@hand:5it").choose(table.view(seat), table.choices(seat))
