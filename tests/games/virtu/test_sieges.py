"""V6.1–V6.6: sieges, declarations and field battles."""

from __future__ import annotations

import pytest
from virtu_tables import (
    FLORENCE,
    MILAN,
    ROME,
    VENICE,
    asked,
    at,
    go,
    lay,
    picks,
    result,
    siege,
    state,
    terms,
    told,
    view,
    why,
)

from signoria.games.virtu.edition import standard_text

# V6.1, V6.2


@pytest.mark.rule("V6.1")
def test_each_resolves_its_sieges_in_turn_order_and_in_the_order_it_likes() -> None:
    match = siege(
        "order = [2, 0, 1, 3]\n[florence]\ntroops = { siena = 1, ravenna = 1 }\n[venice]\ntroops = { trento = 1 }"
    )
    assert told(match, "siege-fought")[0]["city"] == "trento"
    assert asked(match) == "0 choose-siege"
    assert picks(match) == ["besiege ravenna", "besiege siena"]
    assert why(match, "besiege trento", "pass") == ["no-siege V6.1", "asked-to-besiege V6.1"]
    go(match, "besiege siena")
    assert [row["city"] for row in told(match, "siege-fought")] == ["trento", "siena", "ravenna"]  # compulsory


@pytest.mark.rule("V6.2")
def test_example_benevento_with_anothers_agent_holds() -> None:
    match = siege('[naples]\ntroops = { benevento = 2 }\n[milan]\nagents = ["benevento"]')
    assert result(match) == (3, 2, False)


@pytest.mark.rule("V6.2", "V6.4")
def test_example_siena_with_an_own_agent_falls_without_loss() -> None:
    match = siege('[florence]\ntroops = { siena = 2 }\nagents = ["siena"]\nwar_tokens = 1', 4, "declare token")
    assert result(match) == (2, 3, True)
    assert at(match, FLORENCE).troops == {"siena": 2}


@pytest.mark.rule("V6.2", "V6.4")
def test_example_parma_falls_and_one_is_lost() -> None:
    match = siege(
        '[florence]\ntroops = { parma = 3 }\nwar_tokens = 1\n[milan]\ncities = ["milan", "parma"]\ntroops = { parma = 1 }',
        4,
        "declare token",
    )
    assert result(match) == (2, 4, True)
    assert at(match, FLORENCE).troops == {"parma": 2}
    assert at(match, MILAN).troops == {}


@pytest.mark.rule("V6.2", "V6.3", "V6.4")
def test_example_ravenna_falls_and_two_are_lost() -> None:
    """Ravenna 2 + 1 troop + 1 bonus − 1 agent = 3 against 3 + 1."""
    match = siege(
        """
        [florence]
        troops = { ravenna = 3 }
        agents = ["ravenna"]
        war_tokens = 1
        [venice]
        cities = ["venice", "corfu", "ravenna"]
        troops = { ravenna = 1 }
        war_tokens = 1
        """,
        4,
        "0 declare token",
        "2 declare token",
    )
    assert told(match, "siege-fought") == [{"seat": 0, "city": "ravenna", "attack": 4, "defence": 3}]
    assert terms(match, "siege-fought", "defence") == [{"value": 2, "troops": 1, "own-agent": -1, "declared": 1}]
    assert terms(match, "siege-fought", "attack") == [{"troops": 3, "declared": 1}]
    assert at(match, FLORENCE).troops == {"ravenna": 1}


@pytest.mark.rule("V6.2", "V4.6")
def test_anothers_agent_adds_only_to_neutral_cities() -> None:
    match = siege(
        '[florence]\ntroops = { siena = 3 }\n[naples]\nagents = ["siena"]\n[venice]\ncities = ["venice", "siena"]'
    )
    assert result(match) == (3, 3, False)
    match = siege('[florence]\ntroops = { siena = 4 }\n[naples]\nagents = ["siena"]')
    assert result(match) == (4, 4, False)


# V6.3

DUEL = """
[florence]
troops = { siena = 2 }
war_tokens = 1
florins = 3
left = ["standard_bearer"]
allies = ["france"]
bonuses = ["leonardo", "artillery"]
[venice]
cities = ["venice", "siena"]
war_tokens = 1
"""


@pytest.mark.rule("V6.3")
def test_bonuses_are_declared_alternately_attacker_first_until_both_pass() -> None:
    match = siege(DUEL)
    assert asked(match) == "0 declare"
    assert picks(match) == [
        "pass", "declare token", "declare leonardo", "tap standard_bearer left war", "tap artillery war",
        "tap france war",
    ]  # fmt: skip
    assert why(match, "tap pisa war", "tap pisa ship", "besiege siena") == [
        "no-war-symbol V6.3",
        "asked-to-declare V6.3",
        "asked-to-declare V6.3",
    ]
    go(match, "0 pass", "2 declare token")  # who passed may declare again if the other did
    assert asked(match) == "0 declare"
    go(match, "0 tap france war")
    assert state(match).attack == 2
    go(match, "0 pass")  # Venice has nothing left: both have passed in a row
    assert result(match) == (4, 4, False)


@pytest.mark.rule("V6.3")
def test_what_each_bonus_adds_and_costs() -> None:
    match = siege(
        DUEL, 4, "0 declare token", "2 pass", "0 declare leonardo", "2 pass", "0 tap standard_bearer left war"
    )
    assert at(match, FLORENCE).florins == 1
    go(match, "2 pass", "0 tap artillery war", "2 pass", "0 tap france war", "2 pass")
    last = terms(match, "siege-fought", "attack")[0]
    assert last["declared"] == 1 + 1 + 1 + 2 + 2
    own = at(match, FLORENCE)
    assert (own.florins, own.war_tokens) == (0, 0)
    assert own.left == ("standard_bearer!",)
    assert own.titles == ("artillery!",)
    assert own.allies == ("france!",)


@pytest.mark.rule("V6.3")
def test_each_once_and_only_what_can_be_paid() -> None:
    match = siege(DUEL, 4, "0 declare leonardo")
    assert asked(match) == "2 declare"
    go(match, "2 pass")
    assert why(match, "declare leonardo") == ["leonardo-used V4.7"]
    poor = DUEL.replace("florins = 3", 'florins = 0\ncities = ["pisa"]')
    match = siege(poor)
    assert picks(match) == ["pass", "declare token", "tap france war"]
    assert why(
        match, "declare leonardo", "tap artillery war", "tap standard_bearer left war", "tap admiral left war"
    ) == [
        "war-too-dear V6.3",
        "war-too-dear V6.3",
        "war-too-dear V6.3",
        "not-available V2.1",
    ]
    go(match, "0 declare token", "2 pass")
    assert why(match, "declare token") == ["no-token V6.3"]


@pytest.mark.rule("V6.3")
def test_a_courtier_does_not_pay_for_his_own_war_symbol() -> None:
    text = '[florence]\ntroops = {{ siena = 3 }}\ncities = ["pisa"]\nleft = ["standard_bearer"]\nright = {}'
    assert asked(siege(text.format('["merchant"]'))) == "0 declare"
    match = siege(text.format('["merchant"]'), 4, "tap standard_bearer left war")
    assert picks(match) == ["tap merchant right florin"]
    assert told(siege(text.format("[]")), "siege-lost")


@pytest.mark.rule("V2.3", "V6.3")
def test_a_defender_cashes_florins_in_anothers_turn() -> None:
    match = siege(
        """
        [florence]
        troops = { siena = 4 }
        [venice]
        cities = ["venice", "siena", "corfu"]
        left = ["standard_bearer"]
        """
    )
    assert asked(match) == "2 declare"
    go(match, "2 tap standard_bearer left war")
    assert picks(match) == ["tap corfu florin"]
    go(match, "2 tap corfu florin")
    assert result(match) == (4, 4, False)
    assert (at(match, VENICE).florins, at(match, VENICE).left) == (0, ("standard_bearer!",))


@pytest.mark.rule("V6.3")
def test_a_neutral_city_declares_nothing_and_one_pass_ends_it() -> None:
    match = siege("[florence]\ntroops = { siena = 3 }\nwar_tokens = 2", 4, "declare token")
    assert asked(match) == "0 declare"
    go(match, "pass")
    assert result(match) == (3, 4, True)


@pytest.mark.rule("V6.3")
def test_france_is_not_ready_when_used_or_under_an_enemy_agent() -> None:
    assert asked(siege('[florence]\ntroops = { siena = 3 }\nallies = ["france"]')) == "0 declare"
    assert told(siege('[florence]\ntroops = { siena = 3 }\nallies = ["france!"]'), "siege-lost")
    assert told(
        siege('[florence]\ntroops = { siena = 3 }\nallies = ["france"]\n[naples]\nagents = ["france"]'), "siege-lost"
    )


@pytest.mark.rule("V4.7", "V6.3")
def test_the_bastion_counts_by_itself_in_every_siege_against_its_owner() -> None:
    match = siege('[florence]\ntroops = { siena = 4 }\n[venice]\ncities = ["venice", "siena"]\nbonuses = ["bastion"]')
    assert result(match) == (5, 4, False)
    match = siege('[florence]\ntroops = { siena = 4 }\nbonuses = ["bastion"]\n[venice]\ncities = ["venice", "siena"]')
    assert result(match) == (3, 4, True)


@pytest.mark.rule("V4.7")
def test_leonardo_serves_the_defender_too() -> None:
    match = siege(
        '[florence]\ntroops = { siena = 4 }\n[venice]\ncities = ["venice", "siena"]\nbonuses = ["leonardo"]\nflorins = 1',
        4,
        "2 declare leonardo",
    )
    assert result(match) == (4, 4, False)
    assert at(match, VENICE).florins == 0


# V6.4, V6.5


@pytest.mark.rule("V6.4")
def test_a_defence_of_three_costs_a_troop_and_the_city_comes_exhausted() -> None:
    match = siege("[florence]\ntroops = { siena = 4 }")
    assert at(match, FLORENCE).troops == {"siena": 3}
    assert "siena!" in at(match, FLORENCE).cities


@pytest.mark.rule("V6.4")
def test_the_city_changes_hands_even_if_no_troop_is_left() -> None:
    match = siege(
        "[florence]\ntroops = { siena = 1 }\nwar_tokens = 3", 4, "declare token", "declare token", "declare token"
    )
    assert result(match) == (3, 4, True)
    assert at(match, FLORENCE).troops == {}
    assert "siena!" in at(match, FLORENCE).cities


@pytest.mark.rule("V6.4")
def test_a_cathedral_falls_with_its_city_exhausted() -> None:
    match = siege('[florence]\ntroops = { siena = 4 }\n[venice]\ncities = ["venice", "siena"]\ncathedrals = ["siena"]')
    assert at(match, FLORENCE).cathedrals == ("siena!",)
    assert at(match, VENICE).cathedrals == ()


@pytest.mark.rule("V6.4")
def test_a_trophy_from_each_opponent_once() -> None:
    text = '[florence]\ntroops = { venice = 4 }\n[venice]\ncities = ["venice", "corfu"]\n'
    match = siege(text)
    assert at(match, FLORENCE).trophies == (VENICE,)
    match = siege(text.replace("troops", "trophies = [2]\ntroops", 1))
    assert at(match, FLORENCE).trophies == (VENICE,)
    assert told(match, "trophy-gained") == []
    assert at(siege("[florence]\ntroops = { siena = 4 }"), FLORENCE).trophies == ()


@pytest.mark.rule("V6.4")
def test_lost_troops_can_be_hired_again() -> None:
    match = lay('phase = "recruit 0"\n[florence]\nflorins = 9\ntroops = { florence = 5 }')
    go(match, "recruit florence")
    assert picks(match) == ["enough"]
    match = siege("[florence]\ntroops = { siena = 4, florence = 2 }")
    assert state(match).army(0) == 5


@pytest.mark.rule("V6.5")
def test_example_spoleto_holds_and_the_other_troop_retreats_by_road() -> None:
    match = siege("[florence]\ntroops = { spoleto = 2 }")
    assert result(match) == (2, 2, False)
    assert asked(match) == "0 retreat-troop"
    assert picks(match) == ["lose troop", "march florence"]
    go(match, "march florence")
    assert at(match, FLORENCE).troops == {"florence": 1}
    assert told(match, "retreated") == [{"seat": 0, "city": "spoleto", "target": "florence"}]


@pytest.mark.rule("V6.5")
def test_the_defender_loses_nothing_and_bonuses_stay_used() -> None:
    match = siege(
        '[florence]\ntroops = { siena = 1 }\nwar_tokens = 1\n[venice]\ncities = ["siena"]\ntroops = { siena = 2 }',
        4,
        "declare token",
    )
    assert at(match, VENICE).troops == {"siena": 2}
    assert (at(match, FLORENCE).troops, at(match, FLORENCE).war_tokens) == ({}, 0)


@pytest.mark.rule("V4.7", "V6.4")
def test_the_first_seat_defends_and_is_routed_like_the_others() -> None:
    match = siege('[florence]\nbonuses = ["bastion"]\n[venice]\ntroops = { florence = 5 }')
    assert result(match) == (5, 5, False)
    match = siege("[florence]\ntroops = { florence = 1, pisa = 1 }\n[venice]\ntroops = { florence = 6 }")
    assert result(match) == (4, 6, True)
    assert at(match, FLORENCE).troops == {"pisa": 1}
    assert at(match, VENICE).troops == {"florence": 4}


@pytest.mark.rule("V6.3")
def test_only_available_war_symbols_of_courtiers_each_kind_once() -> None:
    match = siege(
        """
        [florence]
        troops = { siena = 2 }
        florins = 2
        token = 5
        rooms = ["", "", "", "", "standard_bearer"]
        left = ["bishop"]
        right = ["admiral", "admiral"]
        """
    )
    assert picks(match) == ["pass", "tap admiral right war"]
    assert why(match, "tap card war", "tap bishop left war", "tap admiral left war") == [
        "not-available V2.1",
        "no-war-symbol V6.3",
        "not-available V2.1",
    ]
    go(match, "tap admiral right war", "tap admiral right war")
    assert result(match) == (3, 4, True)


@pytest.mark.rule("V6.3")
def test_an_owners_courtier_with_two_war_symbols_costs_two_florins() -> None:
    text = standard_text().replace(
        'action = "war", symbols = { S = 2, W = 1 }', 'action = "war", symbols = { S = 2, W = 2 }'
    )
    position = (
        'phase = "sieges"\n[florence]\ntroops = {{ siena = 2 }}\nflorins = {}\ncities = ["pisa"]\nleft = ["admiral"]'
    )
    match = lay(position.format(3), components=text)
    go(match, "tap admiral left war")
    assert (result(match), at(match, FLORENCE).florins) == ((3, 4, True), 1)
    assert told(lay(position.format(1), components=text), "siege-lost")


@pytest.mark.rule("V6.3", "V2.2")
def test_an_owners_courtier_with_florins_does_not_pay_for_himself() -> None:
    text = standard_text().replace(
        'action = "war", symbols = { S = 2, W = 1 }', 'action = "war", symbols = { F = 1, W = 1 }'
    )
    position = 'phase = "sieges"\n[florence]\ntroops = {{ siena = 3 }}\ncities = {}\nleft = ["admiral"]'
    assert told(lay(position.format('["pisa"]'), components=text), "siege-lost")
    assert asked(lay(position.format('["bari"]') + '\n[naples]\ncities = ["naples"]', components=text)) == "0 declare"


@pytest.mark.rule("V6.2", "V4.6")
def test_the_first_seats_agents_and_cities_count_like_others() -> None:
    match = siege('[florence]\nagents = ["ancona"]\n[venice]\ntroops = { ancona = 3 }')
    assert result(match) == (3, 3, False)
    match = siege('[milan]\nagents = ["pisa"]\n[venice]\ntroops = { pisa = 3 }')
    assert result(match) == (2, 3, True)


@pytest.mark.rule("V6.4")
def test_a_cathedral_comes_exhausted_with_its_city_and_none_where_none_was() -> None:
    match = siege('[florence]\ntroops = { siena = 4 }\n[venice]\ncities = ["venice", "siena"]\ncathedrals = ["siena"]')
    assert at(match, FLORENCE).cathedrals == ("siena!",)
    match = siege('[florence]\ntroops = { siena = 4 }\n[venice]\ncities = ["venice", "siena"]\ncathedrals = ["venice"]')
    assert "siena!" in at(match, FLORENCE).cities
    assert (at(match, FLORENCE).cathedrals, state(match).tired_cathedrals) == ((), 0)


@pytest.mark.rule("V6.4")
def test_with_five_players_the_last_seats_troops_stand_in_the_city_it_took() -> None:
    match = siege("[rome]\ntroops = { spoleto = 3 }", 5)
    assert "spoleto!" in at(match, ROME).cities
    assert at(match, ROME).troops == {"spoleto": 3}


@pytest.mark.rule("V6.3")
def test_bonuses_are_forgotten_once_the_siege_is_decided() -> None:
    match = siege(
        '[florence]\ntroops = { siena = 2 }\nwar_tokens = 1\n[venice]\ncities = ["siena"]\nwar_tokens = 1',
        4,
        "0 declare token",
        "2 declare token",
    )
    assert result(match) == (4, 3, False)
    assert (view(match).course.attack, view(match).course.defence) == (0, 0)


@pytest.mark.rule("V2.2", "V6.3")
def test_florins_left_of_the_last_action_pay_for_nothing_in_a_siege() -> None:
    match = lay(
        """
        phase = "act 3"
        [milan]
        token = 5
        rooms = ["", "", "", "", "caterina+merchant"]
        [florence]
        troops = { siena = 3 }
        florins = 1
        bonuses = ["leonardo"]
        """
    )
    go(match, "3 tap card war", "3 tap upgrade florin", "3 enough", "0 declare leonardo")
    assert (result(match), at(match, FLORENCE).florins) == ((3, 4, True), 0)
