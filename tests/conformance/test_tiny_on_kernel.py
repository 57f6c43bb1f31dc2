"""A game in plain Python, outside the package, runs on the kernel as it is installed: compiled or not."""

from __future__ import annotations

import inspect

import pytest
from conformance import tiny
from conformance.subjects import SUBJECTS

import signoria
from signoria import build
from signoria.kernel import play, state, steps
from signoria.kernel.registry import find


def test_the_tiny_game_is_plain_python_on_whatever_kernel_runs() -> None:
    assert (tiny.__file__ or "").endswith(".py")
    assert issubclass(tiny.Tiny, state.State)
    assert all(issubclass(step, steps.Step) for step in (tiny.Offer, tiny.DealCoin, tiny.NextRound))
    is_python = [(module.__file__ or "").endswith(".py") for module in (play, state, steps)]
    assert is_python == [not build.is_compiled()] * 3
    assert inspect.isfunction(tiny.Offer.take)
    assert inspect.isfunction(steps.Step.take) == (not build.is_compiled())


def test_the_tiny_game_is_registered_and_a_subject() -> None:
    assert find("tiny") is tiny.GAME
    assert "tiny" in [game["id"] for game in signoria.games()]
    assert "tiny" in [subject.game.id for subject in SUBJECTS]


def test_the_tiny_game_plays_to_its_end() -> None:
    match = signoria.new("tiny", 3, seed=2)
    while match.to_act:
        match.play(match.to_act[-1], match.choices(match.to_act[-1])[-1])
    assert match.result is not None
    assert signoria.replay(match.record()).record() == match.record()
    assert signoria.verify(match.record()).is_true


def test_the_kernel_plays_the_tiny_game_by_itself() -> None:
    for seed in range(20):
        s = tiny.GAME.start(4, {"hand": 2, "lottery": True}, None)
        play.settle(s)
        decisions = play.playout(s, signoria.seeded(seed), tiny.GAME.bound + 1)
        assert decisions == tiny.GAME.bound
        assert tiny.GAME.result(s) is not None


def test_bots_and_simulation_take_the_tiny_game_as_any_other() -> None:
    summary = signoria.simulate("tiny", seats=3, bots=["random"], games=5, seed=1)
    assert len(summary.games) == 5
    assert sum(summary.wins.values()) == pytest.approx(5)


def test_an_open_move_may_be_taken_back_and_what_was_laid_open_may_not() -> None:
    turn = ["choose-fair 0", "boast 0", "choose-stake 0", "offer-coins", "next-round"]
    position = {"seat": [{"hand": ["gold"]}, {"hand": ["copper"]}], "stack": turn}
    match = signoria.from_position("tiny", position, seed=1)
    match.play(0, "to genova")
    assert match.undo_horizon(0) == 1
    match.undo(0)
    match.play(0, "to venezia")
    match.play(0, "boast nothing")
    assert match.undo_horizon(0) == 2
    match.undo(0)
    match.play(0, "boast gold")
    assert match.undo_horizon(0) == 0
    with pytest.raises(signoria.Refused, match="nothing to take back"):
        match.undo(0)


def test_a_lane_may_ask_twice() -> None:
    position = {"seat": [{"hand": ["gold"]}, {"hand": ["copper"]}], "stack": ["offer-coins", "next-round"], "stake": 2}
    match = signoria.from_position("tiny", position, seed=1)
    match.play(1, "offer copper")
    match.play(1, "aim gain")
    assert (match.to_act, match.view(0).to_act, match.undo_horizon(1)) == ((0,), (0, 1), 2)
    match.undo(1, 2)
    assert match.to_act == (0, 1)
    for seat, move in ((0, "offer gold"), (1, "offer copper"), (0, "aim honour"), (1, "aim gain")):
        match.play(seat, move)
    assert match.record(0).splitlines()[-5:-1] == ["0 offer gold", "0 aim honour", "1 offer copper", "1 aim gain"]
    assert match.result is not None
