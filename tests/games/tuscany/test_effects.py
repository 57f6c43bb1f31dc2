"""T3: what a placed tile does."""

from __future__ import annotations

import pytest
from tuscany_tables import asked, at, go, lay, odds, picks, points, scored, told, view, why

FARMS = 'boards = ["a1", "b3", "c1"]'  # farms b3 and b4 touch; b4 lies next to the castle a9
DISPLAY = 'display = ["village", "quarry", "inn", "wheat", "castle", "city", "monastery", "carriage"]'


# T3.1


CASTLE = "[s0]\nworkers = 2\nstorage = ['castle']\ntiles = { b7 = 'quarry' }"  # b6 can be reached, next to b7 and c1


@pytest.mark.rule("T3.1")
def test_a_castle_brings_a_tile_of_the_display_free_of_cards() -> None:
    match = lay(f"turn = 0\n{DISPLAY}\n{CASTLE}")
    go(match, "place castle", "worker", "worker")
    assert asked(match) == "0 bring-tile"
    assert picks(match) == [
        "pick city",
        "pick wheat",
        "pick quarry",
        "pick village",
        "pick monastery",
        "pick carriage",
        "decline",
    ]
    assert why(match, "pick pigs", "pick inn", "draw") == [
        "not-on-display T2.2",
        "fits-nowhere T2.4",
        "asked-to-bring T3.1",
    ]
    go(match, "pick city")  # to c1, the only space
    assert asked(match) == "* turn-up-own"  # the gap is filled before the effect
    assert at(match, 0).tiles["c1"] == "city"
    assert at(match, 0).storage == ()
    go(match, "* tile pigs")
    assert view(match).middle.display[5] == "pigs:0"
    assert asked(match) == "0 gain-bonus"
    go(match, "gain worker")
    assert asked(match) == "1 choose-action"
    assert (at(match, 0).cards, at(match, 0).workers) == (0, 0)


@pytest.mark.rule("T3.1")
def test_the_space_is_chosen_where_there_are_several() -> None:
    match = lay(f"turn = 0\n{DISPLAY}\n{CASTLE}")
    go(match, "place castle", "worker", "worker", "pick monastery")
    assert asked(match) == "0 bring-to"
    assert view(match).middle.display[6] == "monastery"  # it lies there until the space is chosen
    assert picks(match) == ["on a5", "on b3", "on b4", "on c3"]
    assert why(match, "on a9", "on b8", "on c10", "decline") == [
        "space-covered T2.4", "other-colour T2.4", "other-colour T2.4", "asked-for-space T2.4",
    ]  # fmt: skip
    go(match, "on b3", "* tile inn")
    assert asked(match) == "* deal-card"  # the monastery's effect


@pytest.mark.rule("T3.1")
def test_it_may_be_declined() -> None:
    match = lay(f"turn = 0\n{DISPLAY}\n{CASTLE}")
    go(match, "place castle", "worker", "worker", "decline")
    assert asked(match) == "1 choose-action"
    assert told(match, "castle-declined") == [{"seat": 0}]
    assert at(match, 0).tiles == {"b6": "castle", "b7": "quarry"}


@pytest.mark.rule("T3.1", "T2.5", "T2.6")
def test_a_brought_tile_scores_area_and_colour() -> None:
    built = CASTLE.replace("b7 =", "c4 = 'inn', a6 = 'hex', b7 =")
    match = lay(f"turn = 0\ndisplay = ['inn']\n{built}")
    go(match, "place castle", "on b6", "worker", "worker", "pick inn", "* tile village")
    assert scored(match) == ["0 green 1 area", "0 green 1 area", "0 green 2 colour"]
    assert at(match, 0).storage == ("hex",)  # and its effect


@pytest.mark.rule("T3.1")
def test_castles_may_follow_one_another() -> None:
    text = "[s0]\nworkers = 2\nstorage = ['castle']\ntiles = { b7 = 'quarry', b9 = 'city', b10 = 'wheat' }"
    match = lay(f"turn = 0\ndisplay = ['castle', 'village']\n{text}")
    go(match, "place castle", "on b6", "worker", "worker", "pick castle", "* tile quarry")
    assert asked(match) == "0 bring-tile"
    assert at(match, 0).tiles["c5"] == "castle"
    assert scored(match) == ["0 green 1 area", "0 green 1 area", "0 green 2 colour"]
    go(match, "pick village", "on a8", "* tile inn")
    assert at(match, 0).workers == 1
    assert (at(match, 0).stacks, asked(match)) == ((2, 7, 7), "1 choose-action")


@pytest.mark.rule("T3.1")
def test_where_nothing_fits_nothing_happens() -> None:
    match = lay(f"turn = 0\ndisplay = ['inn', 'inn']\n{CASTLE}")
    go(match, "place castle", "worker", "worker")
    assert asked(match) == "1 choose-action"
    assert told(match, "colour-replaced") == []  # T2.3 does not apply


@pytest.mark.rule("T3.1", "T5.1")
def test_filling_the_gap_may_end_the_round() -> None:
    text = CASTLE.replace("s0", "s1").replace("b7 = 'quarry'", "a8 = 'village', b3 = 'quarry', b2 = 'carriage'")
    stack = "stack = { inn = 1, village = 4, quarry = 3, carriage = 3, monastery = 3, castle = 1 }"
    match = lay(f"turn = 1\n{DISPLAY}\n{text}\n{stack}")
    assert at(match, 1).stacks == (1, 7, 7)
    go(match, "place castle", "worker", "worker", "pick village", "on a9", "* tile inn")
    assert told(match, "stack-emptied") == [{"seat": 1, "stack": 1}]
    assert told(match, "round-ended") == [{"round": 1}]
    assert (view(match).middle.round, asked(match)) == (2, "0 choose-action")


@pytest.mark.rule("T3.1", "T4.1")
def test_too_many_of_a_colour_leave_before_the_effect() -> None:
    display = 'display = ["inn", "inn:1", "inn", "inn:0", "village", "quarry", "city", "castle"]'
    match = lay(f"turn = 0\n{display}\n{CASTLE}\nstack = {{ inn = 0, castle = 0, monastery = 1, quarry = 2 }}\n")
    go(match, "place castle", "worker", "worker", "pick city", "* tile monastery")
    assert asked(match) == "0 gain-bonus"
    match = lay(
        f"turn = 0\n{display.replace('inn:0', 'inn')}\n{CASTLE}\nstack = {{ inn = 1, monastery = 1, quarry = 1 }}"
    )
    go(match, "place castle", "worker", "worker", "pick city", "* tile inn")
    assert told(match, "display-cleared") == [{"colour": "inn", "tiles": 5}]
    assert asked(match) == "* turn-up-neutral"
    go(match, "* tile castle", *["* tile quarry"] * 3, "* tile village")
    assert asked(match) == "0 gain-bonus"


@pytest.mark.rule("T3.1", "T4.2")
def test_a_castle_with_nothing_left_to_fill_the_gap() -> None:
    match = lay(f"turn = 0\nround = 3\nneutral = {{}}\ndisplay = ['city']\n{CASTLE}\nstack = {{}}")
    go(match, "place castle", "worker", "worker", "pick city")
    assert view(match).middle.display[0] == ""
    assert asked(match) == "0 gain-bonus"


@pytest.mark.rule("T3.1")
def test_with_the_own_stacks_gone_the_supply_fills_the_gap() -> None:
    match = lay(f"turn = 0\nround = 3\n{DISPLAY}\n{CASTLE}\nstack = {{}}")
    go(match, "place castle", "worker", "worker", "pick city")
    assert asked(match) == "* turn-up-neutral"


# T3.2


CITY = "[s0]\nworkers = 2\nstorage = ['city']\ntiles = { a4 = 'wheat', a3 = 'quarry' }"


@pytest.mark.rule("T3.2")
def test_a_city_brings_a_bonus_tile_of_a_kind_still_there() -> None:
    match = lay(
        f"turn = 0\nbonus_tiles = {{ card = 0, storage = 1, marble = 5, worker = 5, yield = 5 }}\n{CITY}\nbonuses = {{ storage = 4, card = 5 }}"
    )
    go(match, "place city", "worker", "worker")
    assert picks(match) == ["gain storage", "gain marble", "gain worker", "gain yield"]
    assert why(match, "gain card", "decline") == ["bonus-gone T3.2", "asked-for-bonus T3.2"]
    go(match, "gain storage")
    assert scored(match)[-1] == "0 green 2 storage"
    assert at(match, 0).bonuses == {"card": 5, "storage": 5}  # any number may be owned
    assert told(match, "bonus-taken") == [{"seat": 0, "bonus": "storage"}]


@pytest.mark.rule("T3.2")
@pytest.mark.parametrize("bonus", ["card", "marble", "worker", "yield"])
def test_the_others_bring_no_points(bonus: str) -> None:
    match = lay(f"turn = 0\n{CITY}")
    go(match, "place city", "worker", "worker")
    before = scored(match)
    go(match, f"gain {bonus}")
    assert (scored(match), at(match, 0).bonuses) == (before, {bonus: 1})


@pytest.mark.rule("T3.2")
def test_without_bonus_tiles_a_city_brings_nothing() -> None:
    match = lay(f"turn = 0\n{CITY}\n[s1]\nbonuses = {{ card = 5, storage = 5, marble = 5, worker = 5, yield = 5 }}")
    go(match, "place city", "worker", "worker")
    assert asked(match) == "1 choose-action"


# T3.3


INN = "[s0]\nworkers = 4\ntiles = { c3 = 'monastery' }\nstorage = ['inn']"  # c4 can be reached


@pytest.mark.rule("T3.3")
def test_an_inn_brings_a_wooden_hex_into_storage() -> None:
    match = lay(f"turn = 0\n{INN}")
    go(match, "place inn", "worker", "worker")
    assert at(match, 0).storage == ("hex",)  # the inn has left its space
    assert told(match, "hex-gained") == [{"seat": 0}]


@pytest.mark.rule("T3.3")
def test_it_may_be_placed_from_a_later_turn_on() -> None:
    match = lay(f"turn = 0\n{INN}\nmarbles = 1")
    go(match, "place inn", "worker", "worker", "marble")
    assert why(match, "place hex") == ["hex-fresh T3.3"]
    go(match, "draw", "*", "draw", "*")
    assert asked(match) == "0 choose-action"
    assert why(match, "place hex") == [""]


@pytest.mark.rule("T3.3")
def test_an_older_hex_may_be_placed_in_the_same_turn() -> None:
    both = INN.replace("['inn']", "['hex', 'inn']")
    match = lay(f"turn = 0\n{both}\nbonuses = {{ storage = 1 }}\nmarbles = 1")
    go(match, "place inn", "worker", "worker", "marble")
    assert at(match, 0).storage == ("hex", "hex")
    go(match, "place hex", "on a8", "worker", "worker")
    assert at(match, 0).storage == ("hex",)
    assert at(match, 0).tiles["a8"] == "hex"


@pytest.mark.rule("T3.3")
def test_on_any_colour_paid_in_that_colour() -> None:
    match = lay("turn = 0\n[s0]\nhand = 'village village monastery'\nstorage = ['hex']")
    go(match, "place hex")
    assert picks(match) == ["on a5", "on a8", "on b4"]
    assert why(match, "on a4", "on a9", "on c1") == [
        "cannot-pay-colour T2.4",
        "space-covered T2.4",
        "not-adjacent T2.4",
    ]
    go(match, "on a5")
    assert picks(match) == ["pay monastery", "pair village"]
    match = lay("turn = 0\n[s0]\nhand = 'village quarry'\nstorage = ['hex']")
    assert why(match, "place hex") == ["cannot-pay T2.4"]


@pytest.mark.rule("T3.3")
@pytest.mark.parametrize(
    ("space", "effect"),
    [("a8", "workers-gained"), ("a5", "cards-drawn"), ("b5", "yield-turned-up"), ("a4", "green-scored")],
)
def test_a_wooden_hex_has_the_full_effect_of_its_colour(space: str, effect: str) -> None:
    match = lay("turn = 0\n[s0]\nworkers = 2\nstorage = ['hex']")
    go(match, "place hex", f"on {space}", "worker", "worker", "*")
    assert told(match, effect)


@pytest.mark.rule("T3.3")
def test_a_hex_on_castle_city_inn_and_quarry_spaces() -> None:
    match = lay(f"turn = 0\n{DISPLAY}\n{CASTLE.replace('castle', 'hex')}")
    go(match, "place hex", "on b6", "worker", "worker")
    assert asked(match) == "0 bring-tile"
    match = lay(f"turn = 0\n{CITY.replace('city', 'hex')}")
    go(match, "place hex", "on a2", "worker", "worker")
    assert asked(match) == "0 gain-bonus"
    match = lay(f"turn = 0\n{INN.replace('inn', 'hex')}")
    go(match, "place hex", "on c4", "worker", "worker")
    assert at(match, 0).storage == ("hex",)
    match = lay(f"turn = 0\n{CITY.replace('city', 'hex')}")
    go(match, "place hex", "on b5", "worker", "worker", "*")
    assert told(match, "yield-turned-up")


@pytest.mark.rule("T3.3", "T2.5", "T2.6")
def test_a_wooden_hex_covers_for_areas_and_colours() -> None:
    match = lay(f"turn = 0\n{INN.replace('inn', 'hex')}".replace("c3 =", "a1 = 'inn', c3 ="))
    go(match, "place hex", "on c4", "worker", "worker")
    assert scored(match) == ["0 green 1 area", "0 green 2 colour"]


@pytest.mark.rule("T3.3")
def test_a_full_storage_turns_the_inns_hex_into_points() -> None:
    """The castle brings the inn, so that nothing leaves the storage for it."""
    text = "stack = ['bring-tile 0', 'offer-marble 0', 'end-turn 0']\ndisplay = ['inn']\n[s0]\nstorage = ['village']\ntiles = { c3 = 'monastery' }"
    match = lay(text)
    go(match, "pick inn", "* tile village")
    assert at(match, 0).storage == ("village",)
    assert scored(match) == ["0 green 1 area", "0 red 2 no-room"]
    assert (at(match, 0).red.total, points(match, 0)["no-room"]) == (2, 2)


# T3.4


@pytest.mark.rule("T3.4")
def test_example_pigs_and_vineyard_where_a_vineyard_lies() -> None:
    match = lay(f"turn = 0\n[s0]\n{FARMS}\nworkers = 2\nstorage = ['vineyard-pigs']\ntiles = {{ b4 = 'vineyard' }}")
    go(match, "place vineyard-pigs", "on b3", "worker", "worker")
    assert scored(match) == ["0 green 3 area", "0 green 1 farm"]


@pytest.mark.rule("T3.4")
@pytest.mark.parametrize(
    ("lying", "placed", "brought"),
    [
        ("pigs", "pigs", 0),
        ("pigs", "vineyard", 1),
        ("pigs", "olives-wheat", 2),
        ("pigs-olives", "vineyard-pigs", 1),
        ("vineyard-pigs", "pigs", 0),
        ("hex", "pigs", 1),
        ("hex", "olives-wheat", 2),
    ],
)
def test_a_point_for_each_type_that_is_new_in_the_area(lying: str, placed: str, brought: int) -> None:
    match = lay(f"turn = 0\n[s0]\n{FARMS}\nworkers = 2\nstorage = ['{placed}']\ntiles = {{ b4 = '{lying}' }}")
    go(match, f"place {placed}", "on b3", "worker", "worker")
    assert points(match, 0).get("farm", 0) == brought


@pytest.mark.rule("T3.4")
def test_other_areas_do_not_matter() -> None:
    match = lay("turn = 0\n[s0]\nworkers = 2\nstorage = ['pigs']\ntiles = { a4 = 'pigs' }")
    go(match, "place pigs", "worker", "worker")
    assert points(match, 0) == {"area": 1, "farm": 1}


@pytest.mark.rule("T3.4")
@pytest.mark.parametrize("lying", ["vineyard", "hex", "pigs-olives"])
def test_example_a_hex_on_a_farm_for_one_farm_and_two_city_cards(lying: str) -> None:
    match = lay(f"turn = 0\n[s0]\n{FARMS}\nhand = 'farm city city'\nstorage = ['hex']\ntiles = {{ b4 = '{lying}' }}")
    go(match, "place hex", "on b3", "pay farm", "pair city")
    assert scored(match) == ["0 green 3 area", "0 green 1 farm"]


# T3.5, T3.6


@pytest.mark.rule("T3.5")
@pytest.mark.parametrize("tiles", [0, 1, 2])
def test_a_quarry_brings_marble(tiles: int) -> None:
    """Example: two "+1 marble" tiles, and a quarry brings 3."""
    match = lay(
        f"turn = 0\n[s0]\nworkers = 2\nbonuses = {{ marble = {tiles} }}\nstorage = ['quarry']\ntiles = {{ a4 = 'wheat' }}"
    )
    go(match, "place quarry", "worker", "worker")
    assert at(match, 0).marbles == 1 + tiles
    assert told(match, "marbles-gained") == [{"seat": 0, "marbles": 1 + tiles}]


@pytest.mark.rule("T3.6")
@pytest.mark.parametrize("tiles", [0, 1, 3])
def test_a_village_brings_workers(tiles: int) -> None:
    match = lay(f"turn = 0\n[s0]\nworkers = 2\nbonuses = {{ worker = {tiles}, marble = 1 }}\nstorage = ['village']")
    go(match, "place village", "worker", "worker")
    assert (at(match, 0).workers, at(match, 0).marbles) == (1 + tiles, 0)
    assert told(match, "workers-gained") == [{"seat": 0, "workers": 1 + tiles}]


# T3.7


@pytest.mark.rule("T3.7")
def test_a_monastery_brings_three_cards_whatever_the_tiles() -> None:
    match = lay("turn = 0\n[s0]\nworkers = 2\nbonuses = { card = 2 }\nstorage = ['monastery']")
    go(match, "place monastery", "on a5", "worker", "worker", "* deal inn", "* deal inn", "* deal inn")
    assert asked(match) == "1 choose-action"
    assert view(match, 0).hand == {"inn": 3}


# T3.8


CARRIAGE = "[s0]\nworkers = 2\nstorage = ['carriage']"


@pytest.mark.rule("T3.8")
def test_a_carriage_turns_up_a_yield_card() -> None:
    match = lay(f"turn = 0\n{CARRIAGE}")
    go(match, "place carriage", "worker", "worker")
    assert odds(match) == {
        "yield two-cards": 5, "yield three-cards": 3, "yield marble": 4, "yield worker": 4, "yield two-red": 4,
        "yield three-red": 2, "yield green": 3, "yield hex": 2,
    }  # fmt: skip
    go(match, "* yield green")
    assert asked(match) == "1 choose-action"
    assert (view(match).middle.yields or {})["green"] == 2
    assert told(match, "yield-turned-up") == [{"seat": 0, "yield": "green"}]


@pytest.mark.rule("T3.8")
def test_example_with_three_tiles_four_cards_are_turned_up_one_by_one() -> None:
    match = lay(f"turn = 0\n{CARRIAGE}\nbonuses = {{ yield = 3 }}")
    go(match, "place carriage", "worker", "worker")
    go(match, "* yield green", "* yield green", "* yield green")
    assert "yield green" not in odds(match)
    go(match, "* yield marble")
    assert asked(match) == "0 use-marble"
    assert points(match, 0)["yield-green"] == 3


@pytest.mark.rule("T3.8")
@pytest.mark.parametrize(
    ("card", "gains"),
    [
        ("marble", {"marbles": 1}), ("worker", {"workers": 1}), ("two-red", {"red": 2}), ("three-red", {"red": 3}),
        ("green", {"green": 2}), ("two-cards", {"cards": 2}), ("three-cards", {"cards": 3}),
    ],
)  # fmt: skip
def test_what_each_yield_card_gives_and_plus_tiles_add_nothing(card: str, gains: dict[str, int]) -> None:
    match = lay(f"turn = 0\n{CARRIAGE}\nbonuses = {{ card = 1, marble = 1, worker = 1, storage = 1 }}")
    go(match, "place carriage", "worker", "worker", f"* yield {card}", "*")
    seat = at(match, 0)
    found = {
        "marbles": seat.marbles,
        "workers": seat.workers,
        "red": seat.red.total,
        "green": seat.green.total,
        "cards": seat.cards,
    }
    assert found == {"marbles": 0, "workers": 0, "red": 0, "green": 1, "cards": 0} | gains  # 1 for the area
    names = {"red": "yield-red", "green": "yield-green"}
    for name, why_name in names.items():
        assert points(match, 0).get(why_name, 0) == gains.get(name, 1 if name == "green" else 0) - (name == "green")
    for name, kind in {"marbles": "marbles-gained", "workers": "workers-gained", "cards": "cards-drawn"}.items():
        wanted = [{"seat": 0, name: gains[name]}] if name in gains else []
        assert told(match, kind) == wanted  # and no word of what a card does not give


@pytest.mark.rule("T3.8", "T3.3")
def test_a_yielded_hex_goes_into_storage_or_brings_points() -> None:
    match = lay(f"turn = 0\n{CARRIAGE}\nbonuses = {{ yield = 1 }}")
    go(match, "place carriage", "worker", "worker", "* yield hex")
    assert at(match, 0).storage == ("hex",)
    go(match, "* yield hex")
    assert (at(match, 0).storage, at(match, 0).red.total) == (("hex",), 2)
    assert scored(match)[-1] == "0 red 2 no-room"


@pytest.mark.rule("T3.8", "T3.3")
def test_a_yielded_hex_waits_for_a_later_turn_too() -> None:
    match = lay(f"turn = 0\n{CARRIAGE.replace('workers = 2', 'workers = 4')}\nmarbles = 1")
    go(match, "place carriage", "worker", "worker", "* yield hex", "marble")
    assert why(match, "place hex") == ["hex-fresh T3.3"]


@pytest.mark.rule("T3.8")
def test_cards_of_one_yield_come_before_the_next() -> None:
    match = lay(f"turn = 0\n{CARRIAGE}\nbonuses = {{ yield = 1 }}")
    go(match, "place carriage", "worker", "worker", "* yield two-cards")
    assert asked(match) == "* deal-card"
    go(match, "* deal farm", "* deal farm")
    assert asked(match) == "* turn-up-yield"


@pytest.mark.rule("T3.8")
def test_the_yield_cards_are_shuffled_anew_when_used_up() -> None:
    match = lay(f"turn = 0\nyields = {{ marble = 1 }}\n{CARRIAGE}\nbonuses = {{ yield = 1 }}")
    go(match, "place carriage", "worker", "worker")
    assert odds(match) == {"yield marble": 1}
    go(match, "* yield marble")
    assert told(match, "yields-renewed") == [{"yields": 27}]
    assert sum(odds(match).values()) == 27
