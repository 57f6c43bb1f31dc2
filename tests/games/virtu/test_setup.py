"""V1: the map by number of players, what each power starts with, families, order, supply."""

from __future__ import annotations

import pytest
from virtu_tables import HOMES, MILAN, POWERS, ROME, at, lay, state, told, view, why

import signoria
from signoria import BadOption, Match
from signoria.games.virtu.components import CITIES, CITY_NAMES
from signoria.games.virtu.edition import standard

CLOSED = {"nice", "turin", "milan", "genoa", "parma", "ragusa", "cagliari", "reggio"}
LARGE_ONLY = {"perugia", "civitavecchia"}


def new(seats: int, **options: bool | int) -> Match:
    """A new table, powers in the order of the seats."""
    return signoria.new("virtu", seats, 7, {"powers_by_seat": True, "opener": 0, **options})


def open_cities(seats: int) -> set[str]:
    return {CITY_NAMES[city] for city in standard().boards[seats].cities}


def roads(seats: int, city: str) -> set[str]:
    return {CITY_NAMES[near] for near in standard().boards[seats].roads[CITIES[city]]}


def placed(seats: int) -> Match:
    """A new table whose families all stand among the courtiers."""
    match = new(seats)
    for seat in range(seats):
        for side in ("left", "right", "right"):
            match.play(seat, f"to {side}")
    return match


@pytest.mark.rule("V1.1")
def test_three_players_close_eight_cities() -> None:
    assert open_cities(3) == set(CITIES) - CLOSED - LARGE_ONLY
    assert [at(new(3), seat).power for seat in range(3)] == ["florence", "naples", "venice"]
    assert not CLOSED & set(view(new(3)).neutral)


@pytest.mark.rule("V1.1")
def test_closed_cities_have_no_roads_and_hold_neither_troops_nor_agents() -> None:
    assert roads(3, "milan") == set()
    assert "parma" not in roads(3, "florence")
    with pytest.raises(signoria.BadPosition, match="closed"):
        lay('phase = "act 0"\n[florence]\ntroops = { parma = 1 }\ntoken = 1', 3)
    with pytest.raises(signoria.BadPosition, match="closed"):
        lay('phase = "act 0"\n[florence]\nagents = ["parma"]\ntoken = 1', 3)
    with pytest.raises(signoria.BadPosition, match="closed"):
        lay('phase = "act 0"\n[florence]\ncities = ["parma"]\ntoken = 1', 3)
    match = lay('phase = "act 0"\n[florence]\ntoken = 4\nstock = 1', 3)
    assert why(match, "place parma", "place milan-1", "place siena") == ["place-closed V1.1", "place-closed V1.1", ""]


@pytest.mark.rule("V1.1")
def test_four_players_close_nothing_on_the_3_4_side() -> None:
    assert open_cities(4) == set(CITIES) - LARGE_ONLY
    assert at(new(4), MILAN).power == "milan"
    assert "spoleto" in roads(4, "florence")
    assert "rome" in roads(4, "siena")


@pytest.mark.rule("V1.1")
def test_five_players_use_the_2_5_side_with_perugia_and_civitavecchia() -> None:
    assert open_cities(5) == set(CITIES)
    assert at(new(5), ROME).cities == ("civitavecchia", "rome")
    assert roads(5, "perugia") == {"florence", "siena", "spoleto"}
    assert "spoleto" not in roads(5, "florence")
    assert roads(5, "rome") == {"spoleto", "terracina", "civitavecchia"}


@pytest.mark.rule("V1.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_rome_is_neutral_with_three_or_four_players(seats: int) -> None:
    assert "rome" in view(new(seats)).neutral


@pytest.mark.rule("V1.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_power_starts_with_homes_troops_agents_and_a_florin(seats: int) -> None:
    match = placed(seats)
    for seat, power in enumerate(POWERS[:seats]):
        own = at(match, seat)
        assert own.power == power
        assert set(own.cities) == set(HOMES[power])  # available: nothing is marked as exhausted
        assert own.troops == dict.fromkeys(HOMES[power], 1)
        assert own.stock == (3 if power in ("naples", "rome") else 2)
        assert own.florins == 1
        assert len(own.left + own.right) == 3
    edition = standard()
    assert (edition.troops, edition.agents) == (6, 5)
    assert all(len(rooms) == 5 for rooms in edition.rooms[:5])
    assert len(set(edition.rooms[:5])) == 5  # every palace is different


@pytest.mark.rule("V1.3")
def test_family_cards_go_into_rooms_under_cards_or_to_the_courtiers() -> None:
    match = new(4)
    match.play(0, "into 2")  # Lorenzo, who patronises, covers the second room
    match.play(0, "under 2")
    match.play(0, "to left")
    match.play(1, "to right")
    assert [move.text for move in match.choices(1)][-2:] == ["to left", "to right"]
    for seat, moves in {1: ["to right", "to left"], 2: ["to left", "into 1", "under 1"]}.items():
        for move in moves:
            match.play(seat, move)
    for move in ("to left", "to right", "to right"):
        match.play(3, move)
    own = at(match, 0)
    assert own.rooms == ("", "lorenzo+soderini", "", "", "")
    assert own.left == ("giovanni",)
    assert at(match, 2).rooms == ("council+alviano", "", "", "", "")


@pytest.mark.rule("V1.3")
def test_only_a_card_with_an_action_covers_a_room() -> None:
    match = new(4)
    for move in ("to left", "to right"):
        match.play(0, move)
    assert match.why_not(0, "into 1") is not None  # Giovanni has no action
    assert [move.text for move in match.choices(0)] == ["to right"]
    assert [str(match.why_not(0, move)) for move in ("into 1", "under 1", "to left")] == [
        "Refusal('no-action-card', 'V1.3')",
        "Refusal('upgrade-alone', 'V1.3')",
        "Refusal('no-open-space', 'V1.3')",
    ]


@pytest.mark.rule("V1.3")
def test_one_card_and_one_upgrade_a_room() -> None:
    match = new(4)
    match.play(0, "into 1")
    assert str(match.why_not(0, "into 1")) == "Refusal('room-taken', 'V1.3')"
    match.play(0, "under 1")
    assert str(match.why_not(0, "under 1")) == "Refusal('upgrade-taken', 'V1.3')"


@pytest.mark.rule("V1.3")
def test_a_card_may_go_under_one_that_is_still_to_be_placed() -> None:
    match = new(4)
    match.play(0, "under 3")  # Lorenzo waits for Soderini
    assert [move.text for move in match.choices(0)] == ["into 3"]  # Giovanni could not cover the room
    match.play(0, "into 3")
    assert state(match).edition.card_actions[state(match).cards[2]] == 3
    match = new(4)
    match.play(1, "under 3")
    assert "to left" in [move.text for move in match.choices(1)]
    match.play(1, "to left")
    assert [move.text for move in match.choices(1)] == ["into 3"]


@pytest.mark.rule("V1.3")
def test_families_are_placed_at_once_and_revealed_together() -> None:
    match = new(3)
    before = view(match, 1)
    for move in ("into 2", "under 2", "to left"):
        match.play(0, move)
    assert view(match, 1) == before
    assert view(match, None).table[0].rooms == ()
    assert view(match, 0).table[0].rooms[1] == "lorenzo+soderini"
    assert match.to_act == (1, 2)
    for seat in (1, 2):
        for move in ("to left", "to right", "to right"):
            match.play(seat, move)
    assert view(match, 1).table[0].rooms[1] == "lorenzo+soderini"
    assert told(match, "family-placed")[:3] == [
        {"seat": 0, "card": "lorenzo", "where": ("where-into", 2)},
        {"seat": 0, "card": "soderini", "where": ("where-under", 2)},
        {"seat": 0, "card": "giovanni", "where": "left"},
    ]


@pytest.mark.rule("V1.4")
def test_powers_and_the_first_player_by_lot() -> None:
    met = set()
    for seed in range(30):
        match = signoria.new("virtu", 4, seed)
        powers = tuple(at(match, seat).power for seat in range(4))
        assert sorted(powers) == sorted(POWERS[:4])
        met.add((powers, view(match).course.order[0]))
    assert len({powers for powers, _ in met}) > 8
    assert {first for _, first in met} == {0, 1, 2, 3}


@pytest.mark.rule("V1.4")
def test_powers_and_the_first_player_by_choice_then_clockwise() -> None:
    match = signoria.new("virtu", 4, 3, {"powers_by_seat": True, "opener": 2})
    assert [at(match, seat).power for seat in range(4)] == list(POWERS[:4])
    assert view(match).course.order == (2, 3, 0, 1)
    assert view(match).course.ladder == (1, 0, 3, 2)  # the first player's disc lies on top
    with pytest.raises(BadOption, match="opener"):
        signoria.new("virtu", 3, 3, {"opener": 3})


@pytest.mark.rule("V1.4")
def test_discs_start_at_two_cities_and_no_patronage() -> None:
    match = placed(5)
    assert [len(at(match, seat).cities) for seat in range(5)] == [2] * 5
    assert [at(match, seat).patronage for seat in range(5)] == [0] * 5
    assert match.to_act == (0,)


@pytest.mark.rule("V1.5")
def test_the_supply() -> None:
    edition = standard()
    assert edition.copies == (5,) * 11 + (1,) + (5, 5, 2, 2, 5, 5)
    assert len(edition.bonus_prestige) == 10
    assert view(placed(4)).indulgences == 10


@pytest.mark.rule("V1.5")
def test_nothing_sold_out_can_be_bought() -> None:
    match = lay(
        """
        phase = "buy 0"
        [florence]
        florins = 20
        left = ["bishop"]
        right = ["bishop", "bishop"]
        [naples]
        left = ["pope"]
        """
    )
    assert why(match, "buy pope") == ["sold-out V1.5"]


@pytest.mark.rule("V1.5")
def test_a_bonus_is_there_once() -> None:
    with pytest.raises(signoria.BadPosition, match="each bonus is there once"):
        lay('phase = "buy 0"\n[florence]\nbonuses = ["columbus"]\n[naples]\nbonuses = ["columbus"]')


@pytest.mark.rule("V1.3")
def test_other_answers_are_no_places_for_a_family_card() -> None:
    match = new(4)
    assert [str(match.why_not(0, move)) for move in ("enter 1", "step", "annex rome")] == [
        "Refusal('asked-for-family', 'V1.3')"
    ] * 3


@pytest.mark.rule("V1.3")
def test_no_more_upgrades_wait_than_action_cards_come() -> None:
    match = new(4)
    match.play(1, "under 3")  # Alfonso waits; Ferdinand and Federico are left
    assert str(match.why_not(1, "under 4")) == "Refusal('upgrade-alone', 'V1.3')"
    assert match.why_not(1, "into 4") is None


@pytest.mark.rule("V1.3")
def test_where_each_family_card_went() -> None:
    match = new(3)
    for seat, moves in enumerate(
        (("to right", "to left", "to right"), ("into 5", "under 5", "to left"), ("under 1", "into 1", "to right"))
    ):
        for move in moves:
            match.play(seat, move)
    assert [row["where"] for row in told(match, "family-placed")] == [
        "right", "left", "right", ("where-into", 5), ("where-under", 5), "left", ("where-under", 1), ("where-into", 1),
        "right",
    ]  # fmt: skip
