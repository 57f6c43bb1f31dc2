"""T2.1–T2.3, T2.7, T2.8: drawing, taking, marble, passing."""

from __future__ import annotations

import pytest
from tuscany_tables import asked, at, go, lay, odds, picks, points, told, view, why

DISPLAY = 'display = ["village", "quarry", "inn", "wheat", "castle", "city", "monastery", "carriage"]'
NONE_FITS = 'display = ["inn", "inn", "inn", "city", "city", "castle", "castle:1", "quarry"]'
FULL = ", ".join(
    f'{letter}{number} = "hex"' for letter in "abc" for number in range(1, 11) if (letter, number) != ("a", 9)
)


# T2.1


@pytest.mark.rule("T2.1")
@pytest.mark.parametrize("tiles", [0, 1, 2])
def test_drawing_brings_three_cards_and_one_for_each_tile(tiles: int) -> None:
    match = lay(f"turn = 0\n[s0]\nbonuses = {{ card = {tiles} }}")
    go(match, "draw", *["* deal farm"] * (3 + tiles))
    assert asked(match) == "1 choose-action"
    assert view(match, 0).hand == {"farm": 3 + tiles}
    assert told(match, "cards-drawn") == [{"seat": 0, "cards": 3 + tiles}]


@pytest.mark.rule("T2.1")
def test_there_is_no_hand_limit() -> None:
    match = lay(f"turn = 0\n[s0]\nhand = '{'farm ' * 20}{'village ' * 20}'")
    go(match, "draw", "*")
    assert at(match, 0).cards == 43


@pytest.mark.rule("T2.1")
def test_an_empty_deck_is_refilled_from_the_discards() -> None:
    match = lay("turn = 0\ndeck = { city = 1 }\n[s0]\nhand = 'inn'\n[s1]\nhand = 'farm'")
    go(match, "draw")
    assert odds(match) == {"deal city": 1}
    go(match, "* deal city")
    assert told(match, "deck-refilled") == [{"cards": 119}]
    assert odds(match) == {
        "deal castle": 12, "deal city": 11, "deal inn": 9, "deal farm": 19, "deal quarry": 16, "deal village": 20,
        "deal monastery": 16, "deal carriage": 16,
    }  # fmt: skip
    assert view(match).middle.discard == {}
    go(match, "* deal inn", "* deal inn")
    assert (view(match).deck, view(match, 0).hand) == (117, {"city": 1, "inn": 3})


@pytest.mark.rule("T2.1")
def test_a_deck_used_up_waits_until_somebody_draws() -> None:
    match = lay("turn = 0\ndeck = { city = 3 }")
    go(match, "draw", "*")
    assert (view(match).deck, told(match, "deck-refilled")) == (0, [])
    go(match, "draw")
    assert told(match, "deck-refilled") == [{"cards": 119}]


ALL = {"castle": 12, "city": 12, "inn": 10, "farm": 20, "quarry": 16, "village": 20, "monastery": 16, "carriage": 16}


def all_but(**missing: int) -> str:
    """All region cards but these, as a hand."""
    return " ".join(name for name, count in ALL.items() for _ in range(count - missing.get(name, 0)))


@pytest.mark.rule("T2.1")
def test_who_finds_too_few_cards_takes_what_there_is() -> None:
    match = lay(f"turn = 0\ndeck = {{ inn = 1 }}\n{DISPLAY}\n[s1]\nhand = '{all_but(inn=2)}'")
    assert view(match).middle.discard == {"inn": 1}
    go(match, "draw", "* deal inn", "* deal inn")
    assert asked(match) == "1 choose-action"
    assert told(match, "cards-drawn") == [{"seat": 0, "cards": 2}]


@pytest.mark.rule("T2.1")
def test_the_only_card_there_is_drawn() -> None:
    match = lay(f"turn = 0\ndeck = {{ inn = 1 }}\n{DISPLAY}\n[s1]\nhand = '{all_but(inn=1)}'")
    go(match, "draw", "* deal inn")
    assert (asked(match), view(match, 0).hand) == ("1 choose-action", {"inn": 1})


@pytest.mark.rule("T2.1")
def test_without_any_card_drawing_is_refused() -> None:
    match = lay(f"turn = 0\ndeck = {{}}\n{DISPLAY}\n[s1]\nhand = '{all_but()}'")
    assert why(match, "draw", "take") == ["no-cards T2.1", ""]
    assert picks(match) == ["take"]


@pytest.mark.rule("T2.1")
def test_only_the_three_actions_are_answers() -> None:
    match = lay(f"turn = 0\n{DISPLAY}")
    assert picks(match) == ["draw", "take"]
    assert why(match, "end turn", "pick inn", "place inn") == [
        "asked-to-act T2.1",
        "asked-to-act T2.1",
        "not-stored T2.4",
    ]


# T2.2


@pytest.mark.rule("T2.2")
def test_a_tile_of_the_display_goes_into_storage_and_the_gap_is_filled() -> None:
    match = lay(f"turn = 0\n{DISPLAY}")
    go(match, "take")
    kinds = ("castle", "city", "inn", "wheat", "quarry", "village", "monastery", "carriage")
    assert picks(match) == [f"pick {kind}" for kind in kinds]
    assert why(match, "pick pigs", "draw", "take") == [
        "not-on-display T2.2",
        "asked-to-pick T2.2",
        "asked-to-pick T2.2",
    ]
    go(match, "pick quarry", "* tile pigs")
    assert view(match).middle.display == (
        "village",
        "pigs:0",
        "inn",
        "wheat",
        "castle",
        "city",
        "monastery",
        "carriage",
    )
    assert at(match, 0).storage == ("quarry",)
    assert told(match, "tile-taken") == [{"seat": 0, "kind": "quarry"}]
    assert told(match, "tile-turned-up") == [{"seat": 0, "kind": "pigs"}]
    assert asked(match) == "1 choose-action"


@pytest.mark.rule("T2.2")
def test_with_a_full_storage_a_tile_is_chosen_and_then_something_makes_room() -> None:
    match = lay(f"turn = 0\n{DISPLAY}\n[s0]\nstorage = ['inn']")
    go(match, "take")
    assert asked(match) == "0 pick-tile"
    go(match, "pick carriage")
    assert asked(match) == "0 remove-stored"
    assert at(match, 0).storage == ("inn",)
    assert "carriage" in view(match).middle.display  # until something has made room
    assert picks(match) == ["remove inn"]
    assert why(match, "remove hex", "pick inn") == ["not-stored-to-remove T2.2", "asked-to-remove T2.2"]
    gone = (view(match).middle.gone or {}).get("inn", 0)
    go(match, "remove inn", "* tile village")
    assert at(match, 0).storage == ("carriage",)
    assert "carriage" not in view(match).middle.display
    assert (view(match).middle.gone or {})["inn"] == gone + 1
    assert told(match, "removed") == [{"seat": 0, "kind": "inn"}]
    assert told(match, "tile-taken") == [{"seat": 0, "kind": "carriage"}]


@pytest.mark.rule("T2.2")
def test_a_tile_may_be_chosen_anew_before_something_makes_room() -> None:
    match = lay(f"turn = 0\n{DISPLAY}\n[s0]\nstorage = ['inn']")
    go(match, "take", "pick carriage")
    match.undo(0)
    assert asked(match) == "0 pick-tile"


@pytest.mark.rule("T2.2")
def test_the_tile_just_chosen_is_not_what_makes_room() -> None:
    match = lay(f"turn = 0\n{DISPLAY}\n[s0]\nbonuses = {{ storage = 1 }}\nstorage = ['inn', 'city']")
    go(match, "take", "pick carriage")
    assert picks(match) == ["remove city", "remove inn"]
    assert why(match, "remove carriage") == ["not-stored-to-remove T2.2"]


@pytest.mark.rule("T2.2")
@pytest.mark.parametrize("tiles", [1, 2])
def test_each_storage_tile_is_one_space_more(tiles: int) -> None:
    things = ["inn", "city", "hex"][: tiles + 1]
    match = lay(f"turn = 0\n{DISPLAY}\n[s0]\nbonuses = {{ storage = {tiles} }}\nstorage = {things[:-1]}")
    go(match, "take")
    assert asked(match) == "0 pick-tile"
    go(match, "pick carriage", "*")
    assert at(match, 0).room == 0
    match = lay(f"turn = 0\n{DISPLAY}\n[s0]\nbonuses = {{ storage = {tiles} }}\nstorage = {things}")
    go(match, "take", "pick carriage")
    assert asked(match) == "0 remove-stored"
    assert len(picks(match)) == tiles + 1


@pytest.mark.rule("T2.2")
def test_a_wooden_hex_goes_back() -> None:
    match = lay(f"turn = 0\n{DISPLAY}\n[s0]\nstorage = ['hex']")
    gone = view(match).middle.gone
    go(match, "take", "pick carriage", "remove hex", "*")
    assert view(match).middle.fresh == 0
    assert (at(match, 0).storage, view(match).middle.gone) == (("carriage",), gone)


@pytest.mark.rule("T2.2")
def test_of_two_hexes_the_one_of_this_turn_goes() -> None:
    text = f"stack = ['pick-tile 0 0', 'offer-marble 0', 'end-turn 0']\nfresh = 1\n{DISPLAY}"
    match = lay(f"{text}\n[s0]\nbonuses = {{ storage = 1 }}\nstorage = ['hex', 'hex']\nmarbles = 1\nworkers = 2")
    go(match, "pick carriage", "remove hex", "*", "marble")
    assert "place hex" in picks(match)


@pytest.mark.rule("T2.2", "T3.3")
def test_of_two_hexes_of_this_turn_the_other_one_must_still_wait() -> None:
    text = f"stack = ['pick-tile 0 0', 'offer-marble 0', 'end-turn 0']\nfresh = 2\n{DISPLAY}"
    match = lay(f"{text}\n[s0]\nbonuses = {{ storage = 1 }}\nstorage = ['hex', 'hex']\nmarbles = 1\nworkers = 2")
    go(match, "pick carriage", "remove hex", "*", "marble")
    assert view(match).middle.fresh == 1
    assert why(match, "place hex") == ["hex-fresh T3.3"]


@pytest.mark.rule("T2.2")
def test_the_leftmost_stack_goes_first() -> None:
    match = lay(f"turn = 0\n{DISPLAY}\n[s0]\nstack = {{ inn = 1, village = 4, quarry = 3 }}")
    assert at(match, 0).stacks == (0, 1, 7)
    go(match, "take", "pick carriage", "* tile inn")
    assert at(match, 0).stacks == (0, 0, 7)


@pytest.mark.rule("T2.2")
def test_with_all_tiles_gone_the_neutral_supply_fills_the_gap() -> None:
    match = lay(f"turn = 0\nround = 3\n{DISPLAY}\n[s0]\nstack = {{}}")
    go(match, "take", "pick carriage")
    assert asked(match) == "* turn-up-neutral"
    assert odds(match)["tile castle"] == 3
    go(match, "* tile castle")
    assert view(match).middle.display[7] == "castle"
    assert told(match, "neutral-turned-up") == [{"kind": "castle"}]


# T2.3


@pytest.mark.rule("T2.3")
def test_where_one_tile_fits_any_may_be_taken() -> None:
    match = lay("turn = 0\ndisplay = ['inn', 'village']")
    go(match, "take")
    assert picks(match) == ["pick inn", "pick village"]


@pytest.mark.rule("T2.3")
def test_where_none_fits_a_colour_is_named_and_replaced() -> None:
    match = lay(f"turn = 0\n{NONE_FITS}")
    go(match, "take")
    assert asked(match) == "0 name-colour"
    assert picks(match) == ["replace castle", "replace city", "replace inn", "replace quarry"]
    assert why(match, "replace farm", "pick inn") == ["colour-not-there T2.3", "asked-for-colour T2.3"]
    gone = (view(match).middle.gone or {}).get("castle", 0)
    go(match, "replace castle")
    assert told(match, "colour-replaced") == [{"seat": 0, "colour": "castle", "tiles": 2}]
    assert view(match).middle.aside == {"castle": 1}  # the neutral one
    assert (view(match).middle.gone or {})["castle"] == gone + 1  # a player's never returns
    go(match, "* tile quarry", "* tile inn")
    assert asked(match) == "0 name-colour"  # again, until one fits
    go(match, "replace quarry", "* tile village", "* tile quarry")
    assert asked(match) == "0 pick-tile"
    assert picks(match) == ["pick village"]
    assert why(match, "pick inn") == ["must-fit T2.3"]
    go(match, "pick village")
    assert asked(match) == "* turn-up-own"


@pytest.mark.rule("T2.3")
def test_of_several_that_fit_after_replacing_any_may_be_taken() -> None:
    match = lay(f"turn = 0\n{NONE_FITS}")
    go(match, "take", "replace inn", "* tile village", "* tile wheat", "* tile monastery")
    assert picks(match) == ["pick wheat", "pick village", "pick monastery"]


@pytest.mark.rule("T2.3")
def test_cards_do_not_matter_for_fitting() -> None:
    match = lay("turn = 0\ndisplay = ['village', 'inn']\n[s0]\nhand = ''")
    go(match, "take")
    assert asked(match) == "0 pick-tile"


@pytest.mark.rule("T2.3")
def test_fitting_wants_a_neighbour() -> None:
    match = lay("turn = 0\ndisplay = ['city', 'quarry']")  # a2 and a3 are empty, but far from the castle
    go(match, "take")
    assert asked(match) == "0 name-colour"
    match = lay("turn = 0\ndisplay = ['city', 'quarry']\n[s0]\ntiles = { a4 = 'wheat' }")
    go(match, "take")
    assert asked(match) == "0 pick-tile"


@pytest.mark.rule("T2.3")
def test_with_no_space_empty_any_tile_is_taken() -> None:
    match = lay(f"turn = 0\n{DISPLAY}\n[s0]\ntiles = {{ {FULL} }}")
    go(match, "take")
    assert asked(match) == "0 pick-tile"
    assert len(picks(match)) == 8
    assert why(match, "pick castle") == [""]


@pytest.mark.rule("T2.3")
def test_without_a_fitting_neutral_tile_any_tile_is_taken() -> None:
    left = "neutral = { inn = 1, castle = 2 }\naside = { city = 1 }"
    match = lay(f"turn = 0\n{NONE_FITS}\n{left}")
    go(match, "take")
    assert picks(match) == ["pick castle", "pick city", "pick inn", "pick quarry"]
    match = lay(f"turn = 0\n{NONE_FITS}\n{left.replace('city = 1', 'city = 1, village = 1')}")
    go(match, "take")  # one is left among those set aside
    assert asked(match) == "0 name-colour"


@pytest.mark.rule("T2.3")
def test_replacing_reaches_the_tiles_set_aside_in_the_end() -> None:
    match = lay(f"turn = 0\n{NONE_FITS}\nneutral = {{ inn = 1 }}\naside = {{ village = 1 }}")
    go(match, "take", "replace quarry", "* tile inn")
    assert asked(match) == "0 name-colour"
    go(match, "replace city")
    assert told(match, "supply-renewed") == [{"tiles": 4}]
    assert odds(match) == {"tile city": 2, "tile quarry": 1, "tile village": 1}


# T2.7


@pytest.mark.rule("T2.7")
def test_example_draw_then_marble_then_place_in_one_turn() -> None:
    match = lay("turn = 0\n[s0]\nmarbles = 1\nstorage = ['village']")
    assert why(match, "place village") == ["cannot-pay T2.4"]
    go(match, "draw", "* deal village", "* deal village", "* deal inn")
    assert asked(match) == "0 use-marble"
    assert picks(match) == ["marble", "end turn"]
    assert why(match, "draw", "place village") == ["asked-for-marble T2.7"] * 2
    go(match, "marble", "place village", "pay village", "pay village")
    assert asked(match) == "1 choose-action"
    assert (at(match, 0).marbles, at(match, 0).workers) == (0, 1)
    assert told(match, "marble-spent") == [{"seat": 0}]


@pytest.mark.rule("T2.7")
def test_only_once_a_turn_and_the_same_action_again() -> None:
    match = lay("turn = 0\n[s0]\nmarbles = 5")
    go(match, "draw", "*", "marble", "draw", "*")
    assert asked(match) == "1 choose-action"
    assert (at(match, 0).marbles, at(match, 0).cards) == (4, 6)


@pytest.mark.rule("T2.7")
def test_a_marble_gained_this_turn_counts() -> None:
    match = lay("turn = 0\n[s0]\nworkers = 2\nstorage = ['quarry']\ntiles = { a4 = 'wheat' }")
    go(match, "place quarry", "worker", "worker")
    assert asked(match) == "0 use-marble"
    go(match, "marble")
    assert asked(match) == "0 choose-action"
    assert at(match, 0).marbles == 0


@pytest.mark.rule("T2.7")
def test_a_marble_may_be_kept() -> None:
    match = lay("turn = 0\n[s0]\nmarbles = 1")
    go(match, "draw", "*", "end turn")
    assert (asked(match), at(match, 0).marbles) == ("1 choose-action", 1)


@pytest.mark.rule("T2.7")
def test_without_marble_nothing_is_asked() -> None:
    match = lay("turn = 0\n[s1]\nmarbles = 1")
    go(match, "draw", "*")
    assert asked(match) == "1 choose-action"


@pytest.mark.rule("T2.7", "T2.3")
def test_a_bought_action_follows_all_rules() -> None:
    match = lay(f"turn = 0\n{NONE_FITS}\n[s0]\nmarbles = 1\nstorage = ['inn']")
    go(match, "draw", "*", "marble", "take")
    assert asked(match) == "0 name-colour"
    go(match, "replace quarry", "* tile carriage", "pick carriage")
    assert asked(match) == "0 remove-stored"
    go(match, "remove inn", "* tile quarry")
    assert (asked(match), at(match, 0).storage) == ("1 choose-action", ("carriage",))


# T2.8


@pytest.mark.rule("T2.8")
def test_with_an_empty_display_nobody_takes() -> None:
    match = lay("turn = 0")
    assert why(match, "take") == ["display-empty T2.8"]


@pytest.mark.rule("T2.8")
def test_who_can_do_nothing_passes() -> None:
    hand = all_but(village=2)
    match = lay(f"turn = 0\ndeck = {{}}\n[s0]\nhand = 'village village'\nstorage = ['village']\n[s1]\nhand = '{hand}'")
    assert picks(match) == ["place village"]
    go(match, "place village", "pay village", "pay village")
    assert told(match, "passed") == []
    assert picks(match) == ["draw"]
    match = lay(
        f"stack = ['begin-turn 1']\npasses = 0\ndeck = {{}}\n[s0]\nhand = '{hand}'\n[s1]\nhand = 'village village'\nstorage = ['village']\n"
    )
    assert asked(match) == "1 choose-action"


@pytest.mark.rule("T2.8")
def test_a_lap_of_passes_ends_the_game() -> None:
    hand = all_but()
    match = lay(f"stack = ['begin-turn 1']\ndeck = {{}}\n[s0]\nhand = '{hand}'\ngreen = 3\n[s1]\ngreen = 1\nred = 4")
    assert [event["seat"] for event in told(match, "passed")] == [1, 0]
    assert match.result is not None
    assert match.result.reason == "all-passed"
    assert match.result.points == (3 + 122 // 5, 5)  # scored once, and what is left at the end
    assert points(match, 0) == {"round-1": 3, "cards": 24}


@pytest.mark.rule("T2.8")
def test_passes_must_be_in_a_row() -> None:
    hand = all_but(inn=1)
    match = lay(
        f"stack = ['begin-turn 0']\nfirst = 2\ndeck = {{}}\n[s0]\nhand = '{hand}'\n[s1]\nstorage = ['village']\nhand = 'inn'\nworkers = 2",
        seats=3,
    )
    assert [event["seat"] for event in told(match, "passed")] == [0]
    assert view(match).middle.passes == 0
    go(match, "place village", "worker", "worker")  # brings a worker
    assert [event["seat"] for event in told(match, "passed")] == [0, 2, 0, 1]
    assert match.result is not None


@pytest.mark.rule("T2.8", "T2.7")
def test_a_marble_buys_nothing_where_nothing_is_possible() -> None:
    hand = all_but()
    match = lay(
        f"turn = 0\ndeck = {{}}\n[s0]\nstorage = ['quarry']\nworkers = 2\ntiles = {{ a4 = 'wheat' }}\n[s1]\nhand = '{hand}'"
    )
    go(match, "place quarry", "worker", "worker")
    assert at(match, 0).marbles == 1
    assert told(match, "passed")[0] == {"seat": 1}
