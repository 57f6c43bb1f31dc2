"""W1: what both powers and the major cities start with, what is for sale, palaces, rounds."""

from __future__ import annotations

import pytest
from wars_tables import FRANCE, NAPLES, asked, at, go, lay, major, new, picks, state, told, view, why

import signoria
from signoria.games.virtu.components import CITIES, CITY_NAMES, SALE_NAMES
from signoria.games.wars.edition import standard

FAMILIES = {FRANCE: ("to left", "to left", "to right", "to right"), NAPLES: ("to left", "to left", "to right")}


def placed(**options: bool | int) -> signoria.Match:
    """A new table whose families all stand among the courtiers."""
    match = new(**options)
    for seat, moves in FAMILIES.items():
        for move in moves:
            match.play(seat, move)
    return match


@pytest.mark.rule("W1.1")
def test_the_map_is_the_2_5_side_with_every_city_open() -> None:
    board = standard().edition.boards[2]
    assert set(board.cities) == set(CITIES.values())
    assert CITIES["perugia"] in board.roads[CITIES["florence"]]
    assert CITIES["spoleto"] not in board.roads[CITIES["florence"]]


@pytest.mark.rule("W1.1")
def test_france_starts_with_turin_and_milan() -> None:
    match = placed()
    own = at(match, FRANCE)
    assert own.power == "france"
    assert own.cities == ("turin", "milan")  # available
    assert own.troops == {"turin": 2, "milan": 2}
    assert (own.stock, own.florins) == (1, 4)
    assert own.titles == ("duchy", "artillery", "kingdom_of_france")
    assert own.left + own.right == ("charles", "louis", "ludovico", "briconnet")
    assert state(match).parting.troop_limit(state(match), FRANCE) == 8


@pytest.mark.rule("W1.1")
def test_naples_starts_with_four_cities_in_the_south() -> None:
    match = placed()
    own = at(match, NAPLES)
    assert own.power == "naples"
    assert set(own.cities) == {"naples", "rossano", "reggio", "bari"}
    assert own.troops == {"naples": 2}
    assert (own.stock, own.florins) == (2, 4)
    assert own.titles == ("principality",)
    assert own.left + own.right == ("ferdinand", "aragon", "gonzalo")
    assert state(match).parting.troop_limit(state(match), NAPLES) == 6


@pytest.mark.rule("W1.1")
def test_agents_signs_bring_at_most_five() -> None:
    match = lay('phase = "buy 0"\n[france]\nflorins = 9\nstock = 5')
    go(match, "buy assassin", "to left")
    assert at(match, FRANCE).stock == 5
    match = lay('phase = "buy 0"\n[france]\nflorins = 9\nstock = 4')
    assert at(go(match, "buy assassin", "to left"), FRANCE).stock == 5


@pytest.mark.rule("W1.1")
@pytest.mark.parametrize("city", ["turin", "milan"])
def test_homes_of_france_recruit_for_a_florin(city: str) -> None:
    match = lay(
        'phase = "recruit 0"\n[france]\nflorins = 1\ncities = ["turin!", "milan!", "nice!"]\ntitles = ["duchy!"]'
    )
    assert picks(match) == ["enough", "recruit turin", "recruit milan"]
    go(match, f"recruit {city}")
    assert at(match, FRANCE).florins == 0


@pytest.mark.rule("W1.1")
@pytest.mark.parametrize("city", ["naples", "rossano", "reggio", "bari"])
def test_homes_of_naples_recruit_for_a_florin(city: str) -> None:
    match = lay('phase = "recruit 1"\n[naples]\nflorins = 1')
    go(match, f"recruit {city}")
    assert at(match, NAPLES).troops == {city: 1}


@pytest.mark.rule("W1.1")
def test_family_cards_may_cover_the_empty_room() -> None:
    match = new()
    match.play(FRANCE, "into 3")  # Charles governs in the room that had no action
    match.play(FRANCE, "to left")
    match.play(FRANCE, "under 3")
    match.play(FRANCE, "to right")
    for move in FAMILIES[NAPLES]:
        match.play(NAPLES, move)
    assert at(match, FRANCE).rooms == ("", "", "charles+ludovico", "", "")
    go(match, "enter 3")
    assert told(match, "acted")[-1]["action"] == "govern"


@pytest.mark.rule("W1.2")
def test_the_major_cities_hold_cities_troops_cards_and_agents() -> None:
    match = placed()
    assert major(match, "florence").cities == ("florence", "pisa")
    assert major(match, "florence").troops == {"florence": 1}
    assert major(match, "rome").cities == ("civitavecchia", "rome")
    assert major(match, "rome").troops == {"rome": 1}
    assert set(major(match, "venice").cities or ()) == {"venice", "corfu", "ravenna"}
    assert major(match, "venice").troops == {"venice": 1, "ravenna": 1}
    majors = standard().majors
    assert [one.most_troops for one in majors] == [2, 2, 4]
    assert [one.agents for one in majors] == [1, 1, 0]
    assert [len(one.cards) for one in majors] == [2, 2, 2]
    assert [CITY_NAMES[one.capital] for one in majors] == ["florence", "rome", "venice"]


@pytest.mark.rule("W1.2")
def test_every_other_city_is_neutral() -> None:
    match = placed()
    held = {city for seat in view(match).table for city in seat.cities}
    held |= {city for one in view(match).campaign.major.values() for city in one.cities or ()}
    assert set(view(match).neutral) == set(CITIES) - held
    assert len(view(match).neutral) == 30 - 6 - 7


@pytest.mark.rule("W1.2")
def test_a_major_citys_troops_never_move_by_themselves() -> None:
    match = lay('phase = "act 0"\n[france]\ntoken = 1\ntroops = { milan = 1 }')
    assert picks(match) == ["enough", "from milan"]


@pytest.mark.rule("W1.3")
def test_each_marker_lies_at_its_start() -> None:
    match = placed()
    assert [major(match, name).influence for name in ("florence", "rome", "venice")] == [-1, 1, 0]
    assert view(match).favours == {"florence": "", "rome": "", "venice": ""}
    assert (standard().lowest, standard().highest) == (-6, 6)


@pytest.mark.rule("W1.4")
def test_what_is_for_sale() -> None:
    match = placed()
    supply = dict(zip(SALE_NAMES, state(match).supply, strict=True))
    assert (supply["pope"], supply["maestro"], supply["republic"], supply["cathedral"]) == (0, 0, 0, 0)
    assert (supply["guild"], supply["principality"], supply["duchy"], supply["kingdom"]) == (2, 1, 1, 1)
    assert {supply[name] for name in SALE_NAMES[:12] if name not in ("pope", "maestro")} == {5}


RICH = 'florins = 30\nleft = ["bishop", "counsellor"]\nright = ["counsellor"]\n'


@pytest.mark.rule("W1.4")
def test_titles_are_for_their_own_crest_and_the_kingdom_for_naples_only() -> None:
    match = lay('phase = "buy 0"\n[france]\n' + RICH)
    assert why(match, "buy principality", "buy duchy", "buy kingdom", "buy guild") == [
        "",
        "owned-already V7.5",
        "naples-only W1.4",
        "",
    ]
    match = lay('phase = "buy 1"\n[naples]\n' + RICH)
    assert why(match, "buy principality", "buy duchy", "buy kingdom", "buy guild") == ["owned-already V7.5", "", "", ""]


@pytest.mark.rule("W1.4")
def test_there_are_neither_popes_nor_maestri_nor_republics_nor_cathedrals() -> None:
    match = lay('phase = "buy 1"\n[naples]\n' + RICH)
    things = ("pope", "maestro", "republic", "cathedral")
    assert why(match, *(f"buy {one}" for one in things)) == [
        "sold-out V1.5",
        "sold-out V1.5",
        "sold-out V1.5",
        "sold-out V1.5",
    ]
    assert asked(go(match, "enough")) == "1 recruit-troops"
    go(match, "enough")  # and then nobody is asked for an alliance with a power
    assert asked(match).split()[1] != "forge-alliance"


@pytest.mark.rule("W1.4")
def test_agents_cannot_stand_with_powers_that_are_not_there() -> None:
    match = lay('phase = "act 0"\n[france]\ntoken = 5\nstock = 1')
    assert why(match, "place ottomans", "place france", "place venice-1", "place naples-2") == [
        "place-closed V1.1",
        "place-closed V1.1",
        "place-closed V1.1",
        "",
    ]


@pytest.mark.rule("W1.5")
def test_one_more_courtier_space_by_the_title_and_none_for_five_cities() -> None:
    match = placed()
    s = state(match)
    assert [s.parting.spaces(s, seat) for seat in (FRANCE, NAPLES)] == [1, 1]
    five = '["naples", "rossano", "reggio", "bari", "messina"]'
    match = lay(
        f'phase = "buy 1"\n[naples]\nflorins = 9\ncities = {five}\nleft = ["bishop", "banker"]\nright = ["bishop", "banker"]'
    )
    go(match, "buy merchant")
    assert asked(match) == "1 make-room"
    assert why(match, "forgo") == ["asked-to-make-room V7.4"]  # it was bought


@pytest.mark.rule("W1.5")
@pytest.mark.parametrize(("power", "seat", "room"), [("france", 0, 3), ("naples", 1, 5)])
def test_a_room_without_an_action_may_be_entered_and_there_is_nothing_to_do(power: str, seat: int, room: int) -> None:
    match = lay(f'phase = "act {seat}"\n[{power}]\ntoken = {room}')
    assert told(match, "acted") == []
    assert not any(step.startswith("end-action") for step in view(match).stack)
    match = lay(f'phase = "spring {seat}"\n[{power}]\ntoken = {room - 1}')
    go(match, *(["enough"] if asked(match).endswith("cash") else []), "step", "stop")
    assert told(match, "token-moved")[-1]["room"] == room
    assert told(match, "acted") == told(match, "room-blocked") == []


@pytest.mark.rule("W1.5")
def test_a_room_without_an_action_gives_no_symbol() -> None:
    match = lay('phase = "act 1"\n[naples]\ntoken = 5\nrooms = ["", "", "", "", "assassin"]\nstock = 1')
    assert asked(match) == "1 send-agents"  # covered, it has the card's action
    go(match, "place rome")
    assert picks(match) == ["tap card mask", "tap indulgence florin"][:1]


@pytest.mark.rule("W1.6")
def test_france_goes_first_in_every_part_of_all_rounds() -> None:
    match = new(rounds=3)
    bot = signoria.bot("random", 4)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.choices(seat)))
        if view(match).course.order:
            assert view(match).course.order == (FRANCE, NAPLES)
    assert [row["seat"] for row in told(match, "winter-begun")] == [0, 1] * 3
    firsts = [
        event.plain["seat"]
        for event in match.events()
        if event.kind in ("token-placed", "year-begun") and event.plain.get("seat") is not None
    ]
    assert firsts == [FRANCE, NAPLES]


@pytest.mark.rule("W1.6")
def test_france_is_first_wherever_it_sits() -> None:
    seats = set()
    for seed in range(8):
        match = signoria.new("wars-of-italy", 2, seed)
        s = state(match)
        seats.add(s.france())
        assert s.order == [s.france(), 1 - s.france()]
    assert seats == {0, 1}
    assert told(new(), "power-drawn") == []
    with pytest.raises(signoria.BadPosition, match="France always goes first"):
        lay('phase = "act 0"\norder = [1, 0]\n[france]\ntoken = 1')


@pytest.mark.rule("W1.6")
def test_sieges_and_retreats_too_begin_with_france() -> None:
    match = lay('phase = "sieges"\n[france]\ntroops = { parma = 1 }\n[naples]\ntroops = { benevento = 1, messina = 1 }')
    assert [row["seat"] for row in told(match, "siege-fought")] == [FRANCE]
    go(match, "besiege messina")
    assert [row["seat"] for row in told(match, "siege-fought")] == [FRANCE, NAPLES, NAPLES]


@pytest.mark.rule("W1.6")
def test_there_are_twenty_one_rounds() -> None:
    assert signoria.new("wars-of-italy", 2, 1).view(None).options["rounds"] == 21
    match = lay('phase = "retreats"\nyear = 20')
    assert not view(match).course.is_last
    match = lay('phase = "retreats"\nyear = 21')
    assert view(match).course.is_last
