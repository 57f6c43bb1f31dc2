"""Games that break: reported with their seeds, the others played."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence

import pytest

import signoria
from signoria.bots import SIMPLE
from signoria.bots.uniform import Uniform
from signoria.kernel.game import View
from signoria.kernel.moves import Move
from signoria.lab.simulate import Broken, BrokenGame, play_games, set_up
from signoria.terminal import simulation


class Clumsy(Uniform):
    """Breaks in games whose seed is divisible by three."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.breaks = seed // 2 % 3 == 0

    def choose(self, view: View, choices: Sequence[Move]) -> Move:
        """Any, or none."""
        if self.breaks:
            raise ZeroDivisionError("out of hands")
        return super().choose(view, choices)


class Deadly(Clumsy):
    """Ends its process in such games."""

    def choose(self, view: View, choices: Sequence[Move]) -> Move:
        """Any, or death."""
        if self.breaks:
            os._exit(3)
        return super().choose(view, choices)


@pytest.fixture(autouse=True)
def bots() -> Iterator[None]:
    """These two are there for a while."""
    SIMPLE.update(clumsy=Clumsy, deadly=Deadly)
    yield
    del SIMPLE["clumsy"], SIMPLE["deadly"]


@pytest.mark.parametrize(("bot", "workers"), [("clumsy", 1), ("clumsy", 2), ("deadly", 2)])
def test_a_broken_game_does_not_stop_the_others(bot: str, workers: int) -> None:
    contest = set_up("condottiere", 2, [bot, "random"], seed=3)
    played = list(play_games(contest, range(6), workers))
    assert [one.seed for one in played] == [3, 4, 5, 6, 7, 8]
    assert [one.seed for one in played if isinstance(one, Broken)] == [3, 6]
    [first, second] = [one for one in played if isinstance(one, Broken)]
    assert (first.bots, second.bots) == ((bot, "random"), ("random", bot))
    assert ("ZeroDivisionError: out of hands (test_simulate.py, line" in first.problem) == (bot == "clumsy")
    assert ("the process died 3 times (exit code 3)" in first.problem) == (bot == "deadly")


def test_simulate_says_which_game_broke() -> None:
    with pytest.raises(BrokenGame, match="the game with seed 6 of clumsy, random broke: ZeroDivisionError") as problem:
        signoria.simulate("condottiere", 2, ["random", "clumsy"], games=9, seed=5)
    assert "Traceback" in problem.value.broken.trace


def test_the_command_says_how_to_see_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    contest = set_up("condottiere", 2, ["clumsy", "random"], 2, {"hidden_cards": True, "points": 4})
    assert simulation.run(contest, 3, 1, None, False) == 1
    told = capsys.readouterr().out
    assert "2 of 3 games of condottiere" in told
    assert "  seed 3: ZeroDivisionError: out of hands (test_simulate.py, line" in told
    again = (
        "signoria sim condottiere --seats 2 --bots random,clumsy --seed 3 --option points=4 --option hidden_cards=true"
    )
    assert f"    again: {again} --games 1 --workers 1\n" in told
    assert "Traceback" not in told
    same = set_up("condottiere", 2, ["random", "clumsy"], 3, {"hidden_cards": True, "points": 4})
    assert simulation.run(same, 1, 1, None, True) == 1
    [failure] = json.loads(capsys.readouterr().out)["failures"]
    assert (failure["seed"], failure["bots"]) == (3, ["random", "clumsy"])
    assert "Traceback" in failure["trace"]


def test_equal_contests_are_equal_games_over_any_number_of_workers() -> None:
    contest = set_up("condottiere", 4, ["greedy", "random"], 11)
    assert list(play_games(contest, [3, 1], 1)) == list(play_games(contest, [3, 1], 2))
