"""The options of a table: which there are, which go together, and that every allowed combination can be played."""

from __future__ import annotations

from itertools import product

import pytest
from tables import lay

import signoria
from signoria.games.condottiere.view import CondottiereView

USUAL = {
    "opener": -1,
    "pope_off_battle": False,
    "draw_after_battle": False,
    "opening_seven": False,
    "points": 0,
    "bigger_kingdoms": False,
    "capture_regions": False,
    "hidden_cards": False,
}
SWITCHES = [name for name, value in USUAL.items() if isinstance(value, bool)]
ALLOWED = [
    {
        "draw_after_battle": drawing != "no",
        "opening_seven": drawing == "seven",
        "points": 20 if kind == "points" else 0,
        "capture_regions": kind == "capture",
        "bigger_kingdoms": bigger,
        "hidden_cards": hidden,
        "pope_off_battle": pope,
    }
    for drawing, kind, bigger, hidden, pope in product(
        ["no", "ten", "seven"], ["plain", "points", "capture"], [False, True], [False, True], [False, True]
    )
]


def named(options: dict[str, int]) -> str:
    """A combination by what is not as usual."""
    return "+".join(name for name, value in options.items() if value) or "plain"


def play_out(match: signoria.Match, seed: int) -> int:
    """Play at random to the end; how many decisions it took."""
    rng = signoria.seeded(seed)
    made = 0
    while match.to_act:
        actor = match.to_act[rng.below(len(match.to_act))]
        moves = match.choices(actor)
        match.play(actor, moves[rng.below(len(moves))])
        made += 1
        assert made < match.game.bound
    return made


# What can be played


@pytest.mark.rule("C8.1", "C8.2", "C8.3", "C8.4", "C8.5")
@pytest.mark.parametrize("options", ALLOWED, ids=named)
def test_every_allowed_combination_starts_and_comes_to_an_end(options: dict[str, int]) -> None:
    for seats in range(2, 7):
        m = signoria.new("condottiere", seats=seats, seed=seats, options=options)
        view = m.view(None)
        assert isinstance(view, CondottiereView)
        assert [row.cards for row in view.table] == [7 if options["opening_seven"] else 10] * seats
        assert view.options == {**USUAL, **options}
        assert play_out(m, seats) > 0
        result = m.result
        assert result is not None
        assert result.winners
        assert set(result.winners) == set(result.ranking[0])
        assert sorted(seat for group in result.ranking for seat in group) == list(range(seats))
        reasons = (
            {"points", "final-battle"}
            if options["points"]
            else {"adjacent", "regions", "most-regions", "last-battle", "final-battle"}
        )
        assert result.reason in reasons


@pytest.mark.rule("C8.2", "C8.4")
def test_capturing_without_points_and_points_without_capturing_are_allowed() -> None:
    signoria.new("condottiere", seats=4, seed=1, options={"capture_regions": True, "points": 0})
    signoria.new("condottiere", seats=4, seed=1, options={"capture_regions": False, "points": 20})


@pytest.mark.rule("C8.2")
@pytest.mark.parametrize("target", [1, 20, 30, 47, 1000])
def test_any_target_can_be_played_for(target: int) -> None:
    m = signoria.new("condottiere", seats=2, seed=1, options={"points": target})
    view = m.view(0)
    assert isinstance(view, CondottiereView)
    assert view.options["points"] == target


@pytest.mark.rule("C1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_seat_can_be_the_opener(seats: int) -> None:
    for opener in range(seats):
        assert signoria.new("condottiere", seats=seats, seed=1, options={"opener": opener}).to_act == (opener,)
    assert signoria.new("condottiere", seats=seats, seed=1, options={"opener": -1}).to_act[0] in range(seats)


# What is refused


@pytest.mark.rule("C8.2", "C8.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("target", [1, 20, 30])
def test_points_do_not_go_with_capturing(seats: int, target: int) -> None:
    with pytest.raises(signoria.BadOption, match=r"C8\.2") as caught:
        signoria.new("condottiere", seats=seats, seed=1, options={"points": target, "capture_regions": True})
    assert "points" in str(caught.value)
    assert "capture_regions" in str(caught.value)
    assert "C8.4" in str(caught.value)


@pytest.mark.rule("C8.2", "C8.4")
def test_no_other_option_makes_that_pair_allowed() -> None:
    for options in ALLOWED:
        with pytest.raises(signoria.BadOption, match=r"C8\.2"):
            signoria.new("condottiere", seats=3, options={**options, "points": 20, "capture_regions": True})


@pytest.mark.rule("C8.2", "C8.4")
def test_a_position_with_that_pair_is_refused_too() -> None:
    with pytest.raises(signoria.BadInput, match=r"C8\.2"):
        lay('turn = 0\nseat = [{ hand = "1" }, { hand = "1" }]', points=20, capture_regions=True)


@pytest.mark.rule("C8.2", "C8.4")
def test_a_record_with_that_pair_is_refused_too() -> None:
    text = signoria.new("condottiere", seats=2, seed=1, options={"points": 20}).record()
    with pytest.raises(signoria.BadRecord, match=r"C8\.2"):
        signoria.replay(text.replace("points=20", "points=20 capture_regions=true"))


@pytest.mark.rule("C8.1")
@pytest.mark.parametrize("more", [{}, {"draw_after_battle": False}, {"points": 20}, {"hidden_cards": True}])
def test_seven_cards_need_drawing(more: dict[str, int]) -> None:
    with pytest.raises(signoria.BadOption, match=r"opening_seven.*draw_after_battle.*C8\.1"):
        signoria.new("condottiere", seats=2, seed=1, options={"opening_seven": True, **more})


@pytest.mark.parametrize("name", ["", "hidden", "Points", "bigger kingdoms", "draw", "seats", "capture-regions"])
def test_unknown_options_are_refused_by_name(name: str) -> None:
    with pytest.raises(signoria.BadOption) as caught:
        signoria.new("condottiere", seats=2, seed=1, options={name: True})
    assert repr(name) in str(caught.value)
    assert all(known in str(caught.value) for known in USUAL)


@pytest.mark.parametrize("name", SWITCHES)
@pytest.mark.parametrize("value", [0, 1, "true", "yes", None, 1.0, [], {}])
def test_switches_are_true_or_false(name: str, value: object) -> None:
    with pytest.raises(signoria.BadOption, match=f"{name} must be true or false") as caught:
        signoria.new("condottiere", seats=2, seed=1, options={name: value})
    assert repr(value) in str(caught.value)


@pytest.mark.parametrize("name", ["points", "opener"])
@pytest.mark.parametrize("value", [True, False, "20", None, 20.0, [20]])
def test_numbers_are_whole_numbers(name: str, value: object) -> None:
    with pytest.raises(signoria.BadOption, match=f"{name} must be a whole number") as caught:
        signoria.new("condottiere", seats=2, seed=1, options={name: value})
    assert repr(value) in str(caught.value)


@pytest.mark.rule("C8.2")
@pytest.mark.parametrize("value", [-1, -20, 1001, 10**9])
def test_a_target_out_of_range_is_refused(value: int) -> None:
    with pytest.raises(signoria.BadOption, match=f"points must lie between 0 and 1000, not {value}"):
        signoria.new("condottiere", seats=2, seed=1, options={"points": value})


@pytest.mark.rule("C1.2")
@pytest.mark.parametrize("value", [-2, -10, 6, 100])
def test_an_opener_out_of_range_is_refused(value: int) -> None:
    with pytest.raises(signoria.BadOption, match=f"opener must lie between -1 and 5, not {value}"):
        signoria.new("condottiere", seats=6, seed=1, options={"opener": value})


@pytest.mark.rule("C1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_opener_sits_at_the_table(seats: int) -> None:
    with pytest.raises(signoria.BadOption, match=f"opener must be one of the seats 0 to {seats - 1}"):
        signoria.new("condottiere", seats=seats, seed=1, options={"opener": seats})


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(signoria.BadOption, match=f"2 to 6 seats, not {seats}"):
        signoria.new("condottiere", seats=seats, seed=1)


@pytest.mark.parametrize(
    "options",
    ["points=twenty", "points=", "points", "hidden_cards=True", "hidden_cards=1", "shadows=true", "points=-5"],
)
def test_options_of_a_record_are_checked_with_their_line(options: str) -> None:
    text = signoria.new("condottiere", seats=2, seed=1, options={"points": 20}).record()
    number = next(at for at, line in enumerate(text.splitlines(), 1) if line.startswith("options:"))
    with pytest.raises(signoria.BadRecord, match=f"line {number}: options"):
        signoria.replay(text.replace("points=20", options))


@pytest.mark.parametrize("options", [{"points": "20"}, {"shadows": True}, {"hidden_cards": 1}, {"points": 2000}])
def test_options_of_a_position_are_checked(options: dict[str, int]) -> None:
    with pytest.raises(signoria.BadInput):
        lay('turn = 0\nseat = [{ hand = "1" }, { hand = "1" }]', **options)


def test_the_game_lists_its_options_with_their_rules() -> None:
    (game,) = [game for game in signoria.games() if game["id"] == "condottiere"]
    listed = game["options"]
    assert isinstance(listed, tuple)
    assert {option.name: option.default for option in listed} == USUAL
    assert {option.name: option.rule for option in listed} == {
        "opener": "C1.2",
        "pope_off_battle": "C3.6",
        "draw_after_battle": "C8.1",
        "opening_seven": "C8.1",
        "points": "C8.2",
        "bigger_kingdoms": "C8.3",
        "capture_regions": "C8.4",
        "hidden_cards": "C8.5",
    }
    assert game["seats"] == range(2, 7)
