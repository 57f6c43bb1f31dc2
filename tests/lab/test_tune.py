"""Tuning: weights are found again from what was chosen by them, and a run writes a file that plays."""

from __future__ import annotations

from math import exp
from pathlib import Path

import pytest
from commands import run

import signoria
from signoria.bots.budget import Budget
from signoria.bots.ismcts import Ismcts
from signoria.kernel.hints import Noted
from signoria.kernel.registry import find
from signoria.kernel.rng import seeded
from signoria.lab.tune import Job, Sample, fit, liking, play_noted, ratios, surprise, tune


def chosen_by(weights: list[float], count: int) -> list[Sample]:
    """Choices between three things with two features, made as likely as these weights say."""
    rng = seeded(3)
    samples = []
    for _ in range(count):
        things: list[Noted] = [[(0, rng.below(100) / 50), (1, rng.below(100) / 50)] for _ in range(3)]
        grown = [exp(sum(weights[feature] * amount for feature, amount in thing)) for thing in things]
        left = sum(grown) * rng.below(1000) / 1000
        winner = 0
        while left >= grown[winner]:
            left -= grown[winner]
            winner += 1
        samples.append(Sample(things, [float(at == winner) for at in range(3)]))
    return samples


def test_weights_are_found_again() -> None:
    samples = chosen_by([1.5, -0.8], 1500)
    weights, before, after = fit(samples, [0.0, 0.0])
    assert weights == pytest.approx([1.5, -0.8], abs=0.25)
    assert after < before
    assert after == surprise(samples, weights)


def test_little_evidence_moves_weights_little_more_than_none() -> None:
    assert fit([], [0.3, 0.7])[0] == [0.3, 0.7]


def test_a_liking_leaves_something_to_every_choice() -> None:
    match = signoria.new("condottiere", 2, 1)
    seat = match.to_act[0]
    choices = match.choices(seat)
    likes = liking(signoria.bot("greedy"), choices, choices[3])
    assert sum(likes) == pytest.approx(1.0)
    assert min(likes) > 0
    assert max(likes) == likes[3] > 0.8


@pytest.mark.parametrize("spec", ["greedy", "ismcts:10it"])
def test_a_game_teaches_positions_decisions_and_hands(spec: str) -> None:
    game = find("condottiere")
    text = game.write_weights("hand", 3, game.read_weights("hand", 3))
    lesson = play_noted(Job("condottiere", 3, spec, text, 5))
    assert lesson.positions
    assert all(len(sample.noted) == 3 and sum(sample.shares) == 1.0 for sample in lesson.positions)
    assert all(len(sample.noted) == len(sample.shares) > 1 for sample in lesson.decisions)
    held, expected = (sum(sum(row) for row in table) for table in (lesson.held, lesson.expected))
    assert held == pytest.approx(expected)
    assert lesson == play_noted(Job("condottiere", 3, spec, text, 5))


def test_cards_seen_as_often_as_expected_are_as_likely() -> None:
    game = find("condottiere")
    text = game.write_weights("hand", 2, game.read_weights("hand", 2))
    rows = ratios([play_noted(Job("condottiere", 2, "random", text, seed)) for seed in range(3)])
    assert all(0.2 < ratio < 5 for row in rows for ratio in row)


def test_a_run_writes_weights_that_play() -> None:
    tuned = tune("condottiere", 2, "greedy", 4, "hand", seed=9)
    assert tuned == tune("condottiere", 2, "greedy", 4, "hand", seed=9)
    assert tuned.value_surprise[1] < tuned.value_surprise[0]
    match = signoria.new("condottiere", 2, 1)
    seat = match.to_act[0]
    bot = Ismcts(1, Budget(20, None), weights=tuned.text)
    assert bot.choose(match.view(seat), match.choices(seat)) in match.choices(seat)


def test_the_command_says_what_came_of_it(tmp_path: Path) -> None:
    out = tmp_path / "my.toml"
    done = run(tmp_path, "tune", "condottiere", "--bot", "greedy", "--games", "3", "--start", "hand", "--out", out)
    assert "surprise at who won" in done.stdout
    assert out.read_text(encoding="utf-8").startswith("[2.value]")
    run(tmp_path, "sim", "condottiere", "--bots", f"ismcts@{out}:5it,random", "--games", "2")


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["virtu", "--seats", "3", "--bot", "greedy", "--games", "1"], "no weights to tune"),
        (["condottiere", "--seats", "9"], "not 9"),
        (["condottiere", "--bot", "bold"], "no bot 'bold'"),
        (["condottiere", "--start", "missing.toml"], "cannot be read"),
    ],
)
def test_bad_input_is_said_in_one_line(arguments: list[str], word: str, tmp_path: Path) -> None:
    done = run(tmp_path, "tune", *arguments, "--out", "my.toml", code=2)
    assert word in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("out", ["nowhere/my.toml", "."])
def test_where_nothing_can_be_written_nothing_is_played(out: str, tmp_path: Path) -> None:
    done = run(tmp_path, "tune", "condottiere", "--games", "100000", "--out", out, code=2)
    assert "cannot be written" in done.stderr
