"""Solving small games: Kuhn's poker, whose value is known, and the small Condottiere."""

from __future__ import annotations

import json
from itertools import permutations, product
from pathlib import Path

import pytest
from commands import refused, run

import signoria
from signoria.games.condottiere.view import CondottiereView
from signoria.kernel.moves import Move
from signoria.kernel.play import playout, settle
from signoria.kernel.registry import find
from signoria.kernel.rng import seeded
from signoria.kernel.state import State
from signoria.lab.cfr import Form, even, planned, solve
from signoria.lab.exploit import GAME, OPTIONS, Solved, exploit, solve_mini, yardsticks
from signoria.lab.unfold import Pair, Unfolder, unfold
from signoria.terminal import exploiting

GAMES = 2000
ITERATIONS = 15


# Kuhn's poker: three cards, one each, one bet


def kuhn() -> Form:
    """Its sequence form, written by hand: `p` passes, `b` bets or calls."""
    form = Form()
    known: dict[tuple[int, str], int] = {}

    def go_on(cards: tuple[int, int], told: str, lines: tuple[int, int]) -> None:
        winner = 1 if cards[0] > cards[1] else -1
        gains = {"pp": winner, "bb": 2 * winner, "pbb": 2 * winner, "bp": 1, "pbp": -1}
        if told in gains:
            form.end(*lines, 1 / 6, gains[told])
            return
        seat = len(told) % 2
        side = form.sides[seat]
        asked = known.setdefault((seat, f"{cards[seat]}{told}"), len(side.after))
        if asked == len(side.after):
            side.ask(lines[seat], 2)
        for at, act in enumerate("pb"):
            line = side.first[asked] + at
            go_on(cards, told + act, (line, lines[1]) if seat == 0 else (lines[0], line))

    for cards in permutations(range(3), 2):
        go_on((cards[0], cards[1]), "", (0, 0))
    return form


def test_kuhns_poker_has_its_value() -> None:
    solver = solve(kuhn(), 2000)
    plans = solver.average()
    assert solver.value(*plans) == pytest.approx(-1 / 18, abs=1e-4)
    assert 0 <= solver.exploitability(plans) < 1e-3
    assert solver.best_reply(0, plans[1]) == pytest.approx(-1 / 18, abs=1e-3)
    assert solver.best_reply(1, plans[0]) == pytest.approx(1 / 18, abs=1e-3)


def test_no_plan_replies_better_than_the_best_reply() -> None:
    """Every plan without chance is tried: 64 for each seat."""
    form = kuhn()
    solver = solve(form, 0)
    plans = (planned(form.sides[0], even(form.sides[0])), planned(form.sides[1], even(form.sides[1])))
    assert solver.average() == plans
    for seat, sign in ((0, 1), (1, -1)):
        side = form.sides[seat]
        gains = []
        for acts in product((0.0, 1.0), repeat=len(side.after)):
            plan = planned(side, [1.0, *[part for act in acts for part in (act, 1.0 - act)]])
            gains.append(sign * (solver.value(plan, plans[1]) if seat == 0 else solver.value(plans[0], plan)))
        assert len(gains) == 64
        assert solver.best_reply(seat, plans[1 - seat]) == pytest.approx(max(gains))
    assert solver.exploitability(plans) == pytest.approx(11 / 24)  # as OpenSpiel has it: NashConv is 11/12


def test_each_iteration_count_is_told() -> None:
    told: list[None] = []
    solve(kuhn(), 7, lambda: told.append(None))
    assert len(told) == 7


def test_an_information_set_comes_after_a_line() -> None:
    side = Form().sides[0]
    for after, size in ((1, 2), (-1, 2), (0, 0)):
        with pytest.raises(ValueError, match="comes after a line"):
            side.ask(after, size)


# The small Condottiere


@pytest.fixture(scope="module")
def solved() -> Solved:
    """Solved once, not very well."""
    return solve_mini(ITERATIONS)


def test_the_small_game_is_as_large_as_the_docs_say(solved: Solved) -> None:
    size = solved.size
    assert (size.deals, size.decisions, size.ends) == (161, 33_765, 38_594)
    assert (size.information_sets, size.views) == ((8_644, 7_052), (4_403, 4_263))
    assert sum(len(side.after) for side in solved.game.form.sides) == sum(size.information_sets)


def test_the_solution_can_hardly_be_exploited(solved: Solved) -> None:
    even_choices, solution = yardsticks(solved)
    assert 0 <= solution.exploitability < 0.01
    assert solution.against_equilibrium == pytest.approx(0.5)
    assert even_choices.exploitability == pytest.approx(0.2903, abs=1e-4)
    assert 0.52 < solved.value < 0.56


def test_the_unfolded_game_is_the_one_that_is_played(solved: Solved) -> None:
    """Random play at real tables wins as often as the tree says."""
    game, rng = find(GAME), seeded(1)
    total = 0.0
    for _ in range(GAMES):
        s = game.start(2, game.check_options(OPTIONS, 2), None)
        settle(s)
        playout(s, rng, game.bound)
        result = game.result(s)
        assert result is not None
        total += (0 in result.winners) / len(result.winners)
    sides = solved.game.form.sides
    plans = (planned(sides[0], even(sides[0])), planned(sides[1], even(sides[1])))
    assert total / GAMES == pytest.approx(0.5 + solved.solver.value(*plans), abs=4 * 0.5 / GAMES**0.5)


class Watched(Unfolder):
    """Looks whether all that falls into one information set looks alike."""

    def branch(self, s: State, seat: int, moves: list[Move], odds: float, trails: Pair, lines: Pair) -> None:
        super().branch(s, seat, moves, odds, trails, lines)
        number = self.asked[seat][trails[seat]]
        assert self.game.view(s, seat) == self.found.view(seat, number)
        assert moves == self.found.questions[seat][number].choices


def test_what_looks_different_is_told_apart() -> None:
    """Looked at in all deals in which seat 0 holds the same two cards."""
    game = find(GAME)
    watched = Watched(game)
    s = game.start(2, game.check_options(OPTIONS, 2), None)
    settle(s)
    for outcome, odds in watched.outcomes(s):
        view = game.view(outcome, 0)
        assert isinstance(view, CondottiereView)
        if view.hand == ("2", "drummer"):
            watched.walk(outcome, odds, watched.look(outcome, (0, 0)), (0, 0))
    sets = [len(asked) for asked in watched.asked]
    assert watched.found.decisions > sum(sets) > 500


def test_cards_face_down_cannot_be_unfolded() -> None:
    with pytest.raises(signoria.BadInput, match="cannot be unfolded"):
        unfold(find(GAME), {"hidden_cards": True})


def test_a_bot_is_asked_wherever_it_can_come(solved: Solved) -> None:
    told: list[None] = []
    greedy = exploit(solved, "greedy", 1, on_answer=lambda: told.append(None))
    assert greedy.exploitability == pytest.approx(0.0643, abs=1e-4)
    assert greedy.asked == 1_387
    assert 0 < len(told) < greedy.asked  # bots are not asked twice for one view
    assert greedy.exploitability > 0.5 - greedy.against_equilibrium > 0
    again = exploit(solved, "greedy", 2, workers=2)
    assert (again.exploitability, again.asked) == (greedy.exploitability, greedy.asked)


# The command


def test_the_command_prints_json(tmp_path: Path) -> None:
    words = ["exploit", "--bots", "greedy", "--seeds", "1", "--iterations", "2", "--workers", "1", "--json"]
    told = json.loads(run(tmp_path, *words).stdout)
    assert [one["bot"] for one in told["bots"]] == ["uniform", "cfr", "greedy"]
    assert told["iterations"] == 2


def test_the_command_prints_a_table(
    solved: Solved, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(exploiting, "solve_mini", lambda iterations, on_turn: solved)
    assert exploiting.run(["greedy"], 1, ITERATIONS, 1, as_json=False) == 0
    text = capsys.readouterr().out
    assert "information sets of the two seats: 8,644 and 7,052" in text
    assert [line.split()[0] for line in text.splitlines()[-4:]] == ["bot", "uniform", "cfr", "greedy"]
    assert " 6.431 % " in text.splitlines()[-1]


def test_the_command_refuses_unknown_bots(tmp_path: Path) -> None:
    assert "there is no bot 'fortuna'" in refused(tmp_path, "exploit", "--bots", "greedy,fortuna")
