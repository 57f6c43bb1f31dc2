"""A preview of a move is told from the sender's own view: it is right, or it is not given."""

from __future__ import annotations

import msgspec
import pytest

import signoria
from signoria.kernel.rng import seeded
from signoria.match.foresight import foresee


@pytest.mark.parametrize("options", [{}, {"hidden_cards": True}, {"draw_after_battle": True, "capture_regions": True}])
def test_what_is_foreseen_comes_true(options: dict[str, bool | int]) -> None:
    seen = 0
    for seed in range(3):
        match = signoria.new("condottiere", seats=3, seed=seed, options=options)
        rng = seeded(seed)
        for _ in range(150):
            if not match.to_act:
                break
            seat = match.to_act[0]
            choices = match.choices(seat)
            move = choices[rng.below(len(choices))]
            is_alone = not match.view(seat).opened
            foreseen = foresee(match, seat, move.text)
            acts = len(match.acts)
            match.play(seat, move)
            if foreseen is not None and is_alone and len(match.acts) == acts + 1:  # no luck since, nobody else's answer
                assert foreseen == match.view(seat)
                seen += 1
    assert seen > 50


def test_two_worlds_that_look_alike_give_the_same_preview() -> None:
    """Whatever the others really hold: equal views, equal previews."""
    match = signoria.new("condottiere", seats=2, seed=1, options={"hidden_cards": True, "opener": 0})
    match.play(0, "at firenze")
    held = match.view(0).hand  # type: ignore[attr-defined]
    told = {f"play {card}": foresee(match, 0, f"play {card}") for card in held}
    for number in range(5):
        world = signoria.imagine(match.view(0), seeded(number))
        other = signoria.from_position("condottiere", match.game.write_position(world))
        assert {move: foresee(other, 0, move) for move in told} == told


def test_no_preview_of_what_may_not_be_done() -> None:
    match = signoria.new("condottiere", seats=2, seed=1, options={"opener": 0})
    assert foresee(match, 0) is None
    assert foresee(match, 0, "pass") is None
    assert foresee(match, 1, "at firenze") is None
    assert foresee(match, 0, "fly to the moon") is None


JOIN = ("order b a c", "turn c", "shift 0 1")


@pytest.mark.parametrize("number", range(1, len(JOIN) + 1))
def test_several_moves_are_foreseen_as_they_come_true(number: int) -> None:
    """Boards are joined in one go, with what becomes of the areas seen beforehand."""
    match = signoria.new("tuscany", seats=3, seed=7)
    foreseen = foresee(match, 2, *JOIN[:number])
    assert foreseen is not None
    for move in JOIN[:number]:
        match.play(2, move)
    assert foreseen == match.view(2)
    assert match.game.outlook(foreseen) == match.outlook(2)


def test_several_moves_are_foreseen_only_if_each_may_be_made() -> None:
    match = signoria.new("tuscany", seats=2, seed=7)
    assert foresee(match, 0, "order b a c", "shift 0 1") is None
    assert foresee(match, 0, "order b a c", "turn c", "shift 0 2") is None
    assert foresee(match, 0, "order b a c", "order b a c") is None
    match = signoria.new("condottiere", seats=2, seed=1, options={"opener": 0})
    assert foresee(match, 0, "at firenze", "pass") is not None
    assert foresee(match, 0, "at firenze", "pass", "pass") is None  # now it is the other's turn


def test_how_the_others_join_changes_no_preview() -> None:
    told = set()
    for others in (["order a b c"], ["order c b a", "turn b", "shift -1 0"], []):
        match = signoria.new("tuscany", seats=2, seed=7)
        for move in others:
            match.play(1, move)
        foreseen = foresee(match, 0, *JOIN)
        assert foreseen is not None
        told.add(msgspec.json.encode(foreseen))
    assert len(told) == 1
