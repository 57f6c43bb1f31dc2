"""T5: rounds, scoring, the end."""

from __future__ import annotations

import pytest
from tuscany_tables import asked, at, go, lay, points, scored, told, view

DISPLAY = 'display = ["village", "village", "quarry", "inn", "castle", "city", "monastery", "carriage"]'
SEVEN = "village = 4, quarry = 3"
FOURTEEN = f"{SEVEN}, carriage = 3, monastery = 3, castle = 1"


def used_up(number: int) -> str:
    """A seat's stacks with one tile, an inn, left in the stack of this number."""
    return f"stack = {{ inn = 1{', ' if number < 3 else ''}{('', FOURTEEN, SEVEN, '')[number]} }}"


# T5.1


@pytest.mark.rule("T5.1")
@pytest.mark.parametrize("number", [1, 2])
def test_the_round_ends_after_the_lap_in_which_its_stack_is_used_up(number: int) -> None:
    match = lay(f"turn = 0\nround = {number}\n{DISPLAY}\n[s0]\n{used_up(number)}\ngreen = 4\n[s1]\ngreen = 2", seats=3)
    go(match, "take", "pick carriage", "* tile inn")
    assert told(match, "stack-emptied") == [{"seat": 0, "stack": number}]
    assert (asked(match), view(match).middle.round) == ("1 choose-action", number)  # the lap is completed
    go(match, "draw", "*", "draw", "*")
    assert told(match, "round-ended") == [{"round": number}]
    assert (asked(match), view(match).middle.round) == ("0 choose-action", number + 1)
    assert scored(match) == [f"0 red 4 round-{number}", f"1 red 2 round-{number}"]


@pytest.mark.rule("T5.1")
def test_the_last_of_the_lap_ends_it_at_once() -> None:
    match = lay(f"turn = 0\nfirst = 1\n{DISPLAY}\n[s0]\n{used_up(1)}")
    go(match, "take", "pick carriage", "* tile inn")
    assert told(match, "round-ended") == [{"round": 1}]
    assert asked(match) == "1 choose-action"  # the first player opens every round


@pytest.mark.rule("T5.1")
def test_before_the_last_tile_nothing_ends() -> None:
    match = lay(f"turn = 1\n{DISPLAY}\n[s1]\nstack = {{ inn = 1, city = 1, {FOURTEEN} }}")
    go(match, "take", "pick village", "* tile inn")
    assert (told(match, "round-ended"), view(match).middle.round) == ([], 1)
    assert told(match, "stack-emptied") == []


@pytest.mark.rule("T5.1")
def test_example_a_second_player_emptying_its_first_stack_ends_nothing() -> None:
    match = lay(
        f"turn = 1\nround = 2\n{DISPLAY}\n[s0]\nstack = {{ inn = 1, {SEVEN}, carriage = 3, monastery = 2 }}\n[s1]\n{used_up(1)}"
    )
    go(match, "take", "pick village", "* tile inn")
    assert told(match, "stack-emptied") == [{"seat": 1, "stack": 1}]
    assert (told(match, "round-ended"), view(match).middle.round) == ([], 2)


@pytest.mark.rule("T5.1")
def test_stacks_and_storage_carry_over() -> None:
    match = lay(f"turn = 1\n{DISPLAY}\n[s0]\nstorage = ['hex']\nmarbles = 2\n[s1]\n{used_up(1)}")
    go(match, "take", "pick village", "* tile inn")
    assert view(match).middle.round == 2
    assert (at(match, 0).storage, at(match, 0).marbles, at(match, 1).stacks) == (("hex",), 2, (0, 7, 7))


@pytest.mark.rule("T5.1")
def test_two_stacks_used_up_in_one_lap_end_two_rounds_one_lap_apart() -> None:
    match = lay(f"turn = 1\n{DISPLAY}\n[s0]\nstack = {{ inn = 1, {SEVEN} }}\n[s1]\nstack = {{ {SEVEN} }}")
    go(match, "draw", "*")
    assert view(match).middle.round == 2
    go(match, "draw", "*", "draw", "*")
    assert view(match).middle.round == 3


# T5.2


@pytest.mark.rule("T5.2")
def test_after_the_third_round_everybody_has_one_more_turn() -> None:
    match = lay(f"turn = 0\nround = 3\n{DISPLAY}\n[s0]\n{used_up(3)}\ngreen = 3")
    go(match, "take", "pick carriage", "* tile inn", "draw", "*")
    assert told(match, "last-turns") == [{}]
    assert (view(match).middle.is_last, told(match, "round-ended")) == (True, [])  # not scored yet
    assert asked(match) == "0 choose-action"
    go(match, "draw", "*")
    assert asked(match) == "1 choose-action"
    go(match, "draw", "*")
    assert told(match, "round-ended") == [{"round": 3}]
    assert match.result is not None
    assert match.result.reason == "last-round"
    assert told(match, "ended") == [{"reason": "last-round"}]


# T5.3


@pytest.mark.rule("T5.3")
@pytest.mark.parametrize(("number", "green", "red", "after"), [(1, 9, 4, 13), (2, 22, 15, 37)])
def test_example_green_is_added_to_red_and_stays(number: int, green: int, red: int, after: int) -> None:
    match = lay(f"turn = 1\nround = {number}\n{DISPLAY}\n[s0]\ngreen = {green}\nred = {red}\n[s1]\n{used_up(number)}")
    go(match, "take", "pick village", "* tile inn")
    assert (at(match, 0).green.total, at(match, 0).red.total) == (green, after)
    assert points(match, 0) == {f"round-{number}": green}


# T5.4


LAST = "stack = ['end-turn 1']\nround = 3\nis_last = true"


@pytest.mark.rule("T5.4")
@pytest.mark.parametrize(
    ("holding", "left"),
    [
        ("storage = ['hex', 'village']\nbonuses = { storage = 1 }", {"stored": 2}),
        ("marbles = 3", {"marbles": 3}),
        ("workers = 2", {"workers": 2}),
        ("hand = 'inn inn farm farm'", {}),
        ("hand = 'inn inn farm farm city'", {"cards": 1}),
        ("hand = 'inn inn farm farm city city city quarry quarry'", {"cards": 1}),
        ("hand = 'inn inn farm farm city city city quarry quarry quarry'", {"cards": 2}),
        ("green = 7", {"round-3": 7}),
    ],
)
def test_what_is_left_counts_at_the_very_end(holding: str, left: dict[str, int]) -> None:
    match = lay(f"{LAST}\n[s0]\n{holding}\nred = 1")
    assert match.result is not None
    assert match.result.points == (1 + sum(left.values()), 0)
    assert points(match, 0) == left
    assert scored(match) == [f"0 red {number} {why}" for why, number in left.items()]


# T5.5


@pytest.mark.rule("T5.5")
@pytest.mark.parametrize(
    ("zero", "one", "winners", "ranking"),
    [
        ("red = 5", "red = 4", (0,), ((0,), (1,))),
        (
            "red = 4\ntiles = { a8 = 'village' }",
            "red = 5\ntiles = { a8 = 'village', a9 = 'village' }",
            (1,),
            ((1,), (0,)),
        ),
        ("red = 5\ntiles = { a8 = 'village' }", "red = 5", (1,), ((1,), (0,))),  # more empty spaces
        ("red = 5\ngreen = 1", "red = 4\ngreen = 2", (1,), ((1,), (0,))),  # 6 each, more green
        ("red = 5\ngreen = 1", "red = 5\ngreen = 1", (0, 1), ((0, 1),)),  # shared
    ],
)
def test_most_red_points_win_then_empty_spaces_then_green(
    zero: str, one: str, winners: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]
) -> None:
    match = lay(f"{LAST}\n[s0]\n{zero}\n[s1]\n{one}")
    assert match.result is not None
    assert match.result.winners == winners
    assert match.result.ranking == ranking
    assert view(match).middle.winners == winners
