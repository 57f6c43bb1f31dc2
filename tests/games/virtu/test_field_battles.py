"""V6.6: field battles before a city that several besiege."""

from __future__ import annotations

import pytest
from virtu_tables import FLORENCE, NAPLES, VENICE, asked, at, go, picks, result, siege, terms, told, why

FIELD = """
order = [0, 1, 2, 3]
[florence]
troops = { siena = 3 }
[naples]
troops = { siena = 2 }
"""


@pytest.mark.rule("V6.6")
def test_a_field_battle_comes_first_and_the_winner_loses_as_many_as_the_loser() -> None:
    match = siege(FIELD)
    assert told(match, "field-battle-fought") == [{"seat": 0, "rival": 1, "city": "siena", "strength": 3, "against": 2}]
    assert asked(match) == "0 go-on"
    assert at(match, FLORENCE).troops == {"siena": 1}
    assert at(match, NAPLES).troops == {}
    assert at(match, FLORENCE).trophies == ()


@pytest.mark.rule("V6.6")
def test_the_winner_goes_on_or_gives_up_without_loss() -> None:
    match = siege(FIELD)
    assert why(match, "pass") == ["asked-to-go-on V6.6"]
    go(match, "act")
    assert result(match) == (3, 1, False)
    match = siege(FIELD, 4, "give up")
    assert told(match, "siege-fought") == []
    assert asked(match) == "0 retreat-troop"
    go(match, "march florence")
    assert at(match, FLORENCE).troops == {"florence": 1}


@pytest.mark.rule("V6.6")
def test_bonuses_in_the_field_but_not_the_bastion() -> None:
    match = siege(
        FIELD.replace("siena = 2 }", 'siena = 2 }\nwar_tokens = 2\nbonuses = ["bastion"]'),
        4,
        "1 declare token",
        "1 declare token",
    )
    fought = told(match, "field-battle-fought")[0]
    assert (fought["strength"], fought["against"]) == (3, 4)
    assert terms(match, "field-battle-fought", "against") == [{"troops": 2, "declared": 2}]
    assert at(match, FLORENCE).troops == {}
    assert at(match, NAPLES).troops == {}  # the winner lost as many, all it had: nobody is left to go on
    assert told(match, "siege-fought") == []


@pytest.mark.rule("V6.6")
def test_the_earlier_in_turn_order_declares_first() -> None:
    text = FIELD.replace("siena = 3 }", "siena = 3 }\nwar_tokens = 1").replace(
        "siena = 2 }", "siena = 2 }\nwar_tokens = 1"
    )
    assert asked(siege(text)) == "0 declare"
    assert asked(siege(text.replace("[0, 1, 2, 3]", "[1, 0, 2, 3]"))) == "1 declare"


@pytest.mark.rule("V6.6")
def test_a_tie_costs_each_one_and_both_retreat() -> None:
    match = siege(FIELD.replace("siena = 2 }", "siena = 3 }"))
    assert told(match, "field-battle-tied") == [{"seat": 0, "rival": 1, "city": "siena"}]
    assert told(match, "siege-fought") == []
    assert asked(match) == "0 retreat-troop"
    go(match, "march florence", "march pisa")
    assert at(match, FLORENCE).troops == {"florence": 1, "pisa": 1}
    assert at(match, NAPLES).troops == {}  # no own city near Siena: lost


@pytest.mark.rule("V6.6")
def test_a_later_winner_besieges_in_its_own_turn() -> None:
    text = FIELD.replace("siena = 3 }", "siena = 1 }").replace("siena = 2 }", "siena = 5 }")
    match = siege(text + "[milan]\ntroops = { parma = 2 }\n")
    assert asked(match) == "1 go-on"
    go(match, "act")
    assert [row["city"] for row in told(match, "siege-fought")] == ["siena", "parma"]
    assert result(match, 0) == (3, 4, True)


@pytest.mark.rule("V6.6", "V4.7")
def test_bonuses_used_in_the_field_are_gone_in_the_siege_and_leonardo_too() -> None:
    match = siege(FIELD.replace("siena = 3 }", 'siena = 3 }\nbonuses = ["leonardo"]\nflorins = 5\nwar_tokens = 1'))
    go(match, "declare leonardo", "pass", "act")
    assert asked(match) == "0 declare"
    assert picks(match) == ["pass", "declare token"]
    assert why(match, "declare leonardo") == ["leonardo-used V4.7"]


@pytest.mark.rule("V6.6")
def test_more_than_two_the_survivor_meets_the_third() -> None:
    text = FIELD.replace("siena = 3 }", "siena = 2 }").replace(
        "siena = 2 }\n[naples]\ntroops = { siena = 2 }", "siena = 3 }\n[naples]\ntroops = { siena = 1 }"
    )
    match = siege(text + "[venice]\ntroops = { siena = 1 }\n")
    assert [(row["seat"], row["rival"]) for row in told(match, "field-battle-fought")] == [(0, 1), (0, 2)]
    assert asked(match) == "0 go-on"
    assert at(match, FLORENCE).troops == {"siena": 1}


@pytest.mark.rule("V6.1", "V6.6")
def test_a_third_who_fought_nobody_must_besiege() -> None:
    """Florence and Naples tie, or wear each other out: Venice won no field and may not give up."""
    tied = FIELD.replace("siena = 2 }", "siena = 3 }") + "[venice]\ntroops = { siena = 4 }\n"
    match = siege(tied)
    assert told(match, "siege-fought")[0]["seat"] == VENICE
    assert result(match) == (3, 4, True)
    worn = FIELD.replace("siena = 3 }", "siena = 2 }\nwar_tokens = 1") + "[venice]\ntroops = { siena = 4 }\n"
    match = siege(worn, 4, "0 declare token")
    assert [(row["seat"], row["rival"]) for row in told(match, "field-battle-fought")] == [(0, 1)]
    assert result(match) == (3, 4, True)
    one_left = siege(
        worn.replace("siena = 4 }", "siena = 1 }").replace("siena = 2 }", "siena = 3 }", 1), 4, "0 declare token"
    )
    assert [(row["seat"], row["rival"]) for row in told(one_left, "field-battle-fought")] == [(0, 1), (0, 2)]


@pytest.mark.rule("V6.6")
def test_the_owner_of_the_city_takes_no_part_in_the_field() -> None:
    match = siege('[florence]\ntroops = { siena = 3 }\n[venice]\ncities = ["venice", "siena"]\ntroops = { siena = 1 }')
    assert told(match, "field-battle-fought") == []
    assert result(match) == (4, 3, False)


@pytest.mark.rule("V6.6")
def test_bonuses_of_one_field_battle_do_not_count_in_the_next() -> None:
    match = siege(
        "[florence]\ntroops = { siena = 3 }\nwar_tokens = 1\n[naples]\ntroops = { siena = 1 }\n[venice]\ntroops = { siena = 2 }",
        4,
        "0 declare token",
    )
    assert terms(match, "field-battle-fought", "strength") == [{"troops": 3, "declared": 1}, {"troops": 2}]
    assert told(match, "field-battle-tied") == [{"seat": 0, "rival": 2, "city": "siena"}]
    match = siege(
        "[florence]\ntroops = { siena = 3 }\n[naples]\ntroops = { siena = 1 }\nwar_tokens = 1\n[venice]\ntroops = { siena = 2 }",
        4,
        "1 declare token",
    )
    assert terms(match, "field-battle-fought", "against") == [{"troops": 1, "declared": 1}, {"troops": 2}]


@pytest.mark.rule("V6.6")
def test_whoever_won_may_give_up_whichever_seat_it_is() -> None:
    match = siege("[naples]\ntroops = { siena = 3 }\n[venice]\ntroops = { siena = 1 }")
    assert asked(match) == "1 go-on"
    match = siege("[naples]\ntroops = { siena = 1 }\n[venice]\ntroops = { siena = 3 }")
    assert asked(match) == "2 go-on"


@pytest.mark.rule("V6.6", "V6.1")
def test_the_winner_besieges_in_its_own_turn() -> None:
    text = "[florence]\ntroops = {{ siena = {}, ravenna = 1 }}\n[naples]\ntroops = {{ siena = {} }}"
    match = siege(text.format(1, 4), 4, "0 besiege siena", "1 act")
    assert [row["city"] for row in told(match, "siege-fought")] == ["ravenna", "siena"]
    match = siege(text.format(4, 1), 4, "0 besiege siena", "0 act")
    assert [row["city"] for row in told(match, "siege-fought")][:2] == ["siena", "ravenna"]  # not asked again


@pytest.mark.rule("V6.6")
def test_who_loses_a_field_battle_by_bonuses_loses_all_its_troops() -> None:
    match = siege(
        "[florence]\ntroops = { siena = 1 }\nwar_tokens = 2\n[naples]\ntroops = { siena = 2 }",
        4,
        "0 declare token",
        "0 declare token",
    )
    assert (at(match, FLORENCE).troops, at(match, NAPLES).troops) == ({}, {})
    match = siege(
        "[florence]\ntroops = { siena = 3 }\n[naples]\ntroops = { siena = 2 }\nwar_tokens = 2",
        4,
        "1 declare token",
        "1 declare token",
    )
    assert (at(match, FLORENCE).troops, at(match, NAPLES).troops) == ({}, {})
