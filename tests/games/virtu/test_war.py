"""V4.5, V4.6: troops, war tokens and agents."""

from __future__ import annotations

import pytest
from virtu_tables import FLORENCE, NAPLES, asked, at, go, lay, picks, terms, told, view, why

WAR = """
phase = "act 0"
[florence]
token = 5
troops = { florence = 2, pisa = 1 }
"""


@pytest.mark.rule("V4.5")
def test_cavalry_moves_a_troop_along_a_road() -> None:
    match = lay(WAR)
    assert picks(match) == ["enough", "from florence", "from pisa"]
    assert why(match, "from siena", "march siena", "tap print war") == [
        "no-troop V4.5",
        "asked-to-lead V4.5",
        "not-available V2.1",
    ]
    go(match, "from florence")
    assert [move for move in picks(match) if move.startswith("march")] == [
        "march parma", "march ravenna", "march pisa", "march siena", "march spoleto",
    ]  # fmt: skip
    assert why(match, "march venice", "sail venice", "enough") == [
        "no-road V4.5",
        "no-sea-way V4.5",
        "asked-for-route V4.5",
    ]
    go(match, "march siena", "tap print cavalry")
    assert at(match, FLORENCE).troops == {"florence": 1, "pisa": 1, "siena": 1}
    assert told(match, "marched") == [{"seat": 0, "city": "florence", "target": "siena"}]


@pytest.mark.rule("V4.5")
def test_ships_move_a_troop_from_port_to_port_a_ship_a_sea() -> None:
    match = lay(WAR.replace("token = 5", "token = 5\nleft = ['admiral']\nallies = ['ottomans']"))
    go(match, "from pisa")
    sails = [move for move in picks(match) if move.startswith("sail")]
    assert "sail terracina" in sails  # two seas
    assert "sail corfu" in sails  # three
    assert "sail venice" in sails  # four: the Admiral's two, the Ottomans' two … and Pisa's own
    assert why(match, "sail siena", "sail pisa") == ["no-sea-way V4.5", "no-sea-way V4.5"]
    go(match, "sail terracina", "tap admiral left ship")
    assert at(match, FLORENCE).troops == {"florence": 2, "terracina": 1}


@pytest.mark.rule("V4.5")
def test_too_few_ships_or_no_cavalry() -> None:
    match = lay(
        'phase = "act 0"\n[florence]\ntoken = 5\ntroops = { pisa = 1, florence = 1 }\nrooms = ["", "", "", "", "admiral"]'
    )
    assert why(match, "from florence") == ["no-way-out V4.5"]
    go(match, "from pisa")
    assert why(match, "sail corfu", "sail naples", "sail venice", "march siena") == [
        "",
        "",
        "too-few-ships V4.5",
        "no-cavalry V4.5",
    ]


@pytest.mark.rule("V4.5")
def test_any_number_of_troops_and_moves_one_troop_by_road_then_by_sea() -> None:
    match = lay(WAR + 'right = ["admiral"]\ncities = ["florence", "pisa"]')
    go(match, "from florence", "march pisa", "tap print cavalry")
    go(match, "from pisa", "sail terracina", "tap admiral right ship")
    assert at(match, FLORENCE).troops == {"florence": 1, "pisa": 1, "terracina": 1}
    assert picks(match) == ["enough", "from pisa"]  # Pisa's own ship is left


@pytest.mark.rule("V4.5")
def test_symbols_left_of_a_source_serve_the_next_troop() -> None:
    match = lay(WAR + 'rooms = ["", "", "", "", "standard_bearer"]')
    go(match, "from florence", "march siena", "tap card cavalry")
    assert view(match).course.pool == "1H"
    go(match, "from florence", "march siena")
    assert at(match, FLORENCE).troops == {"pisa": 1, "siena": 2}
    assert view(match).course.pool == ""


@pytest.mark.rule("V4.5")
def test_a_troop_reaching_a_foreign_city_stops() -> None:
    match = lay(WAR + 'left = ["standard_bearer"]')
    go(match, "from florence", "march siena", "tap standard_bearer left cavalry")
    assert why(match, "from siena") == ["troop-stops V4.5"]
    assert picks(match) == ["enough", "from florence", "from pisa"]


@pytest.mark.rule("V4.5")
def test_war_symbols_of_card_and_upgrade_become_tokens_for_a_florin_each() -> None:
    match = lay(
        WAR + 'florins = 1\nrooms = ["", "", "", "", "standard_bearer+admiral"]\ncities = ["florence!", "pisa"]'
    )
    assert picks(match) == ["enough", "tap card war", "tap upgrade war", "from florence", "from pisa"]
    go(match, "tap card war")
    assert (at(match, FLORENCE).war_tokens, at(match, FLORENCE).florins) == (1, 0)
    assert why(match, "tap card war") == ["not-available V2.1"]
    assert why(match, "tap upgrade war") == [""]  # an indulgence could pay for it
    go(match, "tap upgrade war", "tap indulgence florin")
    assert (at(match, FLORENCE).war_tokens, at(match, FLORENCE).florins) == (2, 2)
    assert told(match, "armed") == [{"seat": 0, "number": 1}, {"seat": 0, "number": 1}]


@pytest.mark.rule("V4.5")
def test_a_token_must_be_paid_and_courtiers_make_none() -> None:
    poor = (
        WAR
        + 'rooms = ["", "", "", "", "standard_bearer"]\ncities = ["florence!", "pisa"]\nleft = ["admiral"]\nindulgences = [1]'
    )
    match = lay(poor)
    go(match, "from florence", "march pisa", "tap card cavalry")
    assert why(match, "tap card war", "tap admiral left war") == ["not-available V2.1", "not-available V2.1"]
    none_left = "\n".join(f"[{power}]\nindulgences = [1, 2, 3, 4, 5]" for power in ("naples", "venice"))
    match = lay(poor.replace("indulgences = [1]", "") + none_left)
    assert why(match, "tap card war") == ["token-too-dear V4.5"]


@pytest.mark.rule("V4.5")
def test_tokens_go_after_the_last_siege_and_all_others_at_the_end_of_spring() -> None:
    match = lay(
        """
        phase = "sieges"
        [florence]
        war_tokens = 2
        troops = { siena = 1 }
        [naples]
        war_tokens = 1
        [venice]
        troops = { bari = 1 }
        """
    )
    go(match, "0 pass")  # Siena holds; Florence's tokens are gone, Naples still has its own
    assert asked(match) == "1 declare"
    assert at(match, FLORENCE).war_tokens == 0
    assert at(match, NAPLES).war_tokens == 1
    go(match, "1 pass")
    assert [at(match, seat).war_tokens for seat in range(4)] == [0, 0, 0, 0]


# Intrigue

AGENTS = """
phase = "act 0"
[florence]
token = 4
stock = 1
agents = ["siena"]
left = ["assassin"]
[naples]
agents = ["florence-2", "rome", "empire"]
token = 1
"""


@pytest.mark.rule("V4.6")
def test_a_mask_places_an_agent_in_a_city_a_room_or_an_alliance() -> None:
    match = lay(AGENTS)
    offered = picks(match)
    for place in ("ravenna", "venice", "florence", "milan-3", "florence-1", "france"):
        assert f"place {place}" in offered
    assert why(match, "place rome", "place siena", "place florence-2", "place empire") == ["place-taken V4.6"] * 4
    assert why(match, "place rome-1", "annex rome") == ["place-closed V1.1", "asked-for-agents V4.6"]
    go(match, "place ravenna", "tap print mask")
    assert at(match, FLORENCE).agents == ("ravenna", "siena")
    assert at(match, FLORENCE).stock == 0
    assert why(match, "place venice") == ["no-agent-left V4.6"]


@pytest.mark.rule("V4.6")
def test_a_mask_moves_an_agent_but_never_to_the_stock() -> None:
    match = lay(AGENTS)
    assert why(match, "lift rome", "lift siena") == ["not-own-agent V4.6", ""]
    go(match, "lift siena")
    assert why(match, "place siena", "enough", "place rome") == [
        "stays-there V4.6",
        "asked-where V4.6",
        "place-taken V4.6",
    ]
    go(match, "place france", "tap print mask")
    assert at(match, FLORENCE).agents == ("france",)
    assert at(match, FLORENCE).stock == 1


@pytest.mark.rule("V4.6", "V4.7")
def test_an_agent_without_another_place_is_not_lifted() -> None:
    """The Prince bars every city and alliance, agents stand in all other rooms."""
    rest = [
        "florence", "pisa", "naples", "bari", "venice", "corfu", "trento", "mantua", "ravenna", "siena", "spoleto",
        "ancona", "rome", "terracina", "benevento", "rossano", "messina", "palermo", "ajaccio", "tunis",
    ]  # fmt: skip
    rooms = {power: [f"{power}-{room}" for room in range(1, 6)] for power in ("florence", "naples")}
    text = f"""
    phase = "act 0"
    [florence]
    token = 4
    cities = []
    agents = {rooms["florence"]}
    [naples]
    cities = []
    agents = {rooms["naples"]}
    [venice]
    cities = {rest}
    allies = ["ottomans", "france", "empire"]
    bonuses = ["the_prince"]
    """
    match = lay(text, 3)
    assert picks(match) == ["enough", *[f"remove {place}" for place in rooms["naples"]]]
    assert why(match, "lift florence-1") == ["nowhere-to-go V4.6"]
    assert why(lay(text.replace('"the_prince"', '"duomo"'), 3), "lift florence-1") == [""]


@pytest.mark.rule("V4.6")
def test_a_mask_removes_an_enemy_agent_so_taking_its_place_costs_two() -> None:
    match = lay(AGENTS)
    assert why(match, "remove siena", "remove ravenna", "remove rome") == [
        "no-enemy-agent V4.6",
        "no-enemy-agent V4.6",
        "",
    ]
    go(match, "remove rome", "tap assassin left mask")
    assert at(match, NAPLES).stock == 1
    assert view(match).course.pool == "1M"
    go(match, "place rome")
    assert "rome" in at(match, FLORENCE).agents


@pytest.mark.rule("V4.6")
def test_without_masks_nothing_is_offered() -> None:
    match = lay(AGENTS.replace('left = ["assassin"]', 'rooms = ["", "", "", "assassin", ""]'))
    go(match, "place ravenna", "tap card mask", "remove rome")
    assert picks(match) == ["enough"]
    assert why(match, "remove empire", "lift siena") == ["no-mask V4.6"] * 2


@pytest.mark.rule("V4.6")
def test_an_own_agent_in_an_own_room_keeps_others_out_at_a_price_of_two_masks() -> None:
    match = lay(
        'phase = "act 1"\n[naples]\ntoken = 5\nstock = 1\nleft = ["bishop"]\n[florence]\nagents = ["florence-1"]'
    )
    assert why(match, "place florence-1") == ["place-taken V4.6"]
    go(match, "remove florence-1", "tap print mask")
    assert why(match, "place florence-1") == ["no-mask V4.6"]


@pytest.mark.rule("V4.6")
def test_an_intrigue_room_is_freed_for_two_masks_its_own_counting() -> None:
    match = lay(AGENTS.replace('"florence-2"', '"florence-4"'))
    assert asked(match) == "0 free-room"
    assert why(match, "act", "enough") == ["", "asked-to-free V4.6"]
    go(match, "act")
    assert picks(match) == ["tap print mask", "tap assassin left mask"]
    go(match, "tap print mask", "tap assassin left mask")
    assert at(match, NAPLES).stock == 1
    assert view(match).course.pool == "1M"
    assert asked(match) == "0 send-agents"  # then it goes on as usual
    match = lay(AGENTS.replace('"florence-2"', '"florence-4"').replace('left = ["assassin"]', ""))
    assert why(match, "act") == ["too-few-masks V4.6"]
    go(match, "decline")
    assert match.to_act == (1,)


@pytest.mark.rule("V4.6")
def test_from_another_room_removal_costs_one() -> None:
    match = lay(
        'phase = "act 0"\n[florence]\ntoken = 1\nrooms = ["assassin", "", "", "", ""]\n[naples]\nagents = ["florence-4"]'
    )
    go(match, "remove florence-4", "tap card mask")
    assert view(match).course.pool == "1M"


@pytest.mark.rule("V4.6")
def test_the_first_games_rule_allows_one_enemy_agent_a_palace() -> None:
    text = AGENTS.replace('agents = ["siena"]', 'agents = ["naples-2"]')
    match = lay(text, first_games=True)
    assert why(match, "place naples-1", "place venice-1", "place florence-1") == ["one-a-palace V4.6", "", ""]
    go(match, "lift naples-2")
    assert why(match, "place naples-1") == [""]  # it is the same agent
    assert why(lay(text), "place naples-1") == [""]


@pytest.mark.rule("V4.6")
def test_conquest_leaves_agents_where_they_are() -> None:
    match = lay(
        'phase = "sieges"\n[florence]\ntroops = { siena = 4 }\nagents = ["siena"]\n[naples]\nagents = ["ravenna"]'
    )
    assert "siena!" in at(match, FLORENCE).cities
    assert at(match, FLORENCE).agents == ("siena",)


@pytest.mark.rule("V4.6")
def test_example_agents_in_cities() -> None:
    """Ancona neutral with red's; Siena red's with green's; Spoleto blue's with its own."""
    match = lay(
        """
        phase = "sieges"
        order = [0, 2, 1, 3]
        [florence]
        agents = ["ancona"]
        cities = ["florence", "pisa", "siena"]
        troops = { ancona = 2 }
        [naples]
        troops = { spoleto = 2 }
        [venice]
        agents = ["siena"]
        troops = { siena = 3 }
        [milan]
        agents = ["spoleto"]
        cities = ["milan", "turin", "spoleto"]
        """
    )
    cities = [row["city"] for row in told(match, "siege-fought")]
    fought = dict(zip(cities, terms(match, "siege-fought", "defence"), strict=True))
    assert fought["ancona"] == {"value": 2, "own-agent": -1}
    assert fought["siena"] == {"value": 3, "own-agent": -1}
    assert fought["spoleto"] == {"value": 2}


@pytest.mark.rule("V4.5")
def test_war_symbols_of_card_and_upgrade_become_one_token_each() -> None:
    match = lay(
        'phase = "act 0"\n[florence]\ntoken = 5\nflorins = 2\nrooms = ["", "", "", "", "standard_bearer+admiral"]'
    )
    assert picks(match)[:3] == ["enough", "tap card war", "tap upgrade war"]
    go(match, "tap card war")
    assert (at(match, FLORENCE).war_tokens, view(match).course.pool) == (1, "")
    go(match, "tap upgrade war")
    assert (at(match, FLORENCE).war_tokens, view(match).course.pool, at(match, FLORENCE).florins) == (2, "", 0)
    match = lay(
        'phase = "act 0"\n[florence]\ntoken = 5\nflorins = 2\nrooms = ["", "", "", "", "standard_bearer+merchant"]'
    )
    assert why(match, "tap upgrade war", "tap print war") == ["no-such-symbol V2.2", "not-available V2.1"]


@pytest.mark.rule("V4.5")
def test_ships_alone_offer_only_ports_and_cavalry_only_roads() -> None:
    match = lay(
        'phase = "act 0"\n[florence]\ntoken = 5\nrooms = ["", "", "", "", "admiral"]\ntroops = { pisa = 1, florence = 1 }\ncities = ["pisa", "florence"]'
    )
    go(match, "from pisa")
    assert [pick for pick in picks(match) if pick.startswith("march")] == []
    assert why(match, "march florence", "sail genoa", "sail ancona") == ["no-cavalry V4.5", "", "too-few-ships V4.5"]
    match = lay(
        'phase = "act 0"\n[florence]\ntoken = 5\ntroops = { pisa = 1 }\ncities = ["florence"]\n[naples]\ntroops = { bari = 1 }'
    )
    assert picks(match) == ["enough"]  # it besieges Pisa, and stays


@pytest.mark.rule("V4.6")
def test_the_first_seats_agents_are_removed_like_others() -> None:
    match = lay('phase = "act 1"\n[naples]\ntoken = 5\n[florence]\nagents = ["siena"]\n[venice]\nagents = ["rome"]')
    assert picks(match) == ["enough", "remove siena", "remove rome"]


@pytest.mark.rule("V4.6")
def test_two_masks_are_just_enough_to_free_a_room() -> None:
    match = lay('phase = "act 0"\n[florence]\ntoken = 4\ncities = ["spoleto"]\n[naples]\nagents = ["florence-4"]')
    assert picks(match) == ["act", "decline"]


@pytest.mark.rule("V4.6")
def test_the_first_games_rule_is_about_rooms_only() -> None:
    match = lay(
        'phase = "act 1"\n[naples]\ntoken = 5\nstock = 1\nagents = ["florence-2"]\n[florence]\nallies = ["ottomans"]',
        first_games=True,
    )
    assert why(match, "place florence-1", "place florence-5", "place ottomans", "place florence") == [
        "one-a-palace V4.6",
        "one-a-palace V4.6",
        "",
        "",
    ]
