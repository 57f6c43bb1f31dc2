"""T4: the display, the neutral supply."""

from __future__ import annotations

import pytest
from tuscany_tables import asked, at, go, lay, odds, picks, told, view

VILLAGES = 'display = ["village", "village", "village:1", "village:0", "inn", "city", "quarry", "carriage"]'


@pytest.mark.rule("T4.1")
def test_five_of_a_colour_are_replaced_from_the_neutral_supply() -> None:
    match = lay(f"turn = 0\n{VILLAGES}")
    go(match, "take", "pick carriage", "* tile village")
    assert told(match, "display-cleared") == [{"colour": "village", "tiles": 5}]
    assert view(match).middle.aside == {"village": 2}  # the neutral ones
    assert (view(match).middle.gone or {})["village"] == 3
    assert asked(match) == "* turn-up-neutral"
    go(match, *["* tile inn"] * 3, "* tile castle", "* tile castle")
    assert view(match).middle.display == ("inn", "inn", "inn", "castle", "inn", "city", "quarry", "castle")
    assert asked(match) == "1 choose-action"


@pytest.mark.rule("T4.1")
def test_four_of_a_colour_may_lie() -> None:
    match = lay(f"turn = 0\n{VILLAGES}")
    go(match, "take", "pick village", "* tile village")
    assert told(match, "display-cleared") == []
    assert asked(match) == "1 choose-action"


@pytest.mark.rule("T4.1")
@pytest.mark.parametrize("colour", ["castle", "city", "inn", "wheat", "quarry", "village", "monastery", "carriage"])
def test_of_every_colour_four_may_lie_and_five_not(colour: str) -> None:
    other = "village" if colour != "village" else "inn"
    four = [colour] * 4 if colour != "wheat" else ["wheat", "olives", "vineyard-wheat", "pigs-olives"]
    match = lay(f"stack = ['check-display', 'begin-turn 0']\ndisplay = {four + [other] * 4}")
    assert told(match, "display-cleared") == []
    fifth = f"{colour}:1" if colour != "wheat" else "pigs:1"
    match = lay(f"stack = ['check-display', 'begin-turn 0']\ndisplay = {[*four, fifth]}")
    assert told(match, "display-cleared") == [{"colour": colour if colour != "wheat" else "farm", "tiles": 5}]


@pytest.mark.rule("T4.1")
def test_it_is_repeated_until_at_most_four_lie() -> None:
    display = 'display = ["village", "village:1", "village:0", "village:1", "inn", "inn:1", "inn:0", "carriage"]'
    match = lay(f"turn = 0\n{display}")
    go(
        match,
        "take",
        "pick carriage",
        "* tile village",
        *["* tile inn"] * 2,
        "* tile castle",
        "* tile city",
        "* tile quarry",
    )
    assert [event["colour"] for event in told(match, "display-cleared")] == ["village", "inn"]
    assert view(match).middle.aside == {"inn": 3, "village": 1}
    go(match, *["* tile monastery"] * 4, "* tile carriage")
    assert asked(match) == "1 choose-action"


@pytest.mark.rule("T4.1")
def test_all_farms_are_one_colour() -> None:
    display = 'display = ["wheat", "olives", "pigs:1", "vineyard:0", "inn", "city", "quarry", "carriage"]'
    match = lay(f"turn = 0\n{display}")
    go(match, "take", "pick carriage", "* tile olives-wheat")
    assert told(match, "display-cleared") == [{"colour": "farm", "tiles": 5}]
    assert view(match).middle.aside == {"olives": 1, "wheat": 1}


@pytest.mark.rule("T4.1")
def test_it_holds_at_setup_and_after_replacing_too() -> None:
    text = "stack = ['fill-display', 'begin-turn 0']\n" + VILLAGES.replace('"carriage"', '""')
    match = lay(text)
    go(match, "* tile village")
    assert told(match, "display-cleared") == [{"colour": "village", "tiles": 5}]
    none_fits = 'display = ["inn", "inn:0", "inn:1", "city", "city", "castle", "castle:1", "quarry"]'
    match = lay(f"turn = 0\n{none_fits}")
    go(match, "take", "replace castle", "* tile inn", "* tile inn")
    assert told(match, "display-cleared") == [{"colour": "inn", "tiles": 5}]


@pytest.mark.rule("T4.2")
def test_an_empty_supply_is_renewed_from_what_was_set_aside() -> None:
    match = lay(
        "turn = 0\nround = 3\ndisplay = ['carriage']\nneutral = {}\naside = { inn = 2, wheat = 1 }\n[s0]\nstack = {}"
    )
    go(match, "take", "pick carriage")
    assert told(match, "supply-renewed") == [{"tiles": 3}]
    assert odds(match) == {"tile inn": 2, "tile wheat": 1}
    assert view(match).middle.aside == {}


@pytest.mark.rule("T4.2")
def test_the_last_neutral_tile_fills_a_gap_too() -> None:
    match = lay("turn = 0\nround = 3\ndisplay = ['carriage', 'inn']\nneutral = { city = 1 }\n[s0]\nstack = {}")
    go(match, "take", "pick carriage", "* tile city")
    assert view(match).middle.display[:2] == ("city", "inn")
    assert asked(match) == "1 choose-action"


@pytest.mark.rule("T4.2")
def test_with_both_empty_the_gap_stays_open() -> None:
    match = lay("turn = 0\nround = 3\ndisplay = ['carriage', 'inn']\nneutral = {}\n[s0]\nstack = {}")
    go(match, "take", "pick carriage")
    assert view(match).middle.display[:2] == ("", "inn")
    assert asked(match) == "1 choose-action"


@pytest.mark.rule("T4.2")
def test_players_tiles_and_tiles_out_of_storage_never_return() -> None:
    match = lay("turn = 0\nround = 3\ndisplay = ['carriage']\nneutral = {}\n[s0]\nstack = {}\nstorage = ['village']")
    go(match, "take", "pick carriage", "remove village")
    assert told(match, "supply-renewed") == []
    assert (view(match).middle.neutral, view(match).middle.aside) == ({}, {})
    assert view(match).middle.display[0] == ""


@pytest.mark.rule("T4.2")
@pytest.mark.parametrize(
    "display", [["quarry", "quarry:1", "village"], ["quarry:1", "quarry", "village"], ["quarry:0", "quarry", "village"]]
)
def test_of_equal_tiles_a_players_leaves_first(display: list[str]) -> None:
    match = lay(f"turn = 0\ndisplay = {display}")
    go(match, "take", "pick quarry", "* tile inn")
    assert sorted(view(match).middle.display[:3]) == ["inn:0", "quarry", "village"]


@pytest.mark.rule("T4.2")
def test_the_display_keeps_whose_tile_it_is() -> None:
    match = lay("turn = 0\ndisplay = ['village:1', 'village', 'village:0']\n[s0]\ntiles = { a8 = 'village' }")
    assert (at(match, 0).stack or {})["village"] == 2
    assert (at(match, 1).stack or {})["village"] == 3
    assert (view(match).middle.neutral or {})["village"] == 3
    go(match, "take", "pick village")
    assert picks(go(match, "* tile inn")) == ["draw", "take"]
    assert view(match).middle.display[:3] == ("inn:0", "village", "village:0")
