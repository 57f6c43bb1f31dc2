"""W2.4: who stays before a neutral major city has resolved no siege; what steps of sieges must know of that."""

from __future__ import annotations

import pytest
from wars_tables import FRANCE, NAPLES, asked, at, go, lay, picks, told, view

from signoria import Match

MILAN = "[naples]\ntroops = { milan = 4 }"


def siege(france: str, rest: str = MILAN, *moves: str) -> Match:
    """The end of spring; France has two War +1 tokens, and Naples comes after it."""
    return go(lay(f'phase = "sieges"\n[france]\n{france}\nwar_tokens = 2\n{rest}'), *moves)


def fought(match: Match) -> list[object]:
    """The cities that were besieged, in order."""
    return [row["city"] for row in told(match, "siege-fought")]


@pytest.mark.rule("V4.5", "W2.4")
def test_who_only_stays_keeps_its_tokens_and_may_declare_them_in_defence() -> None:
    match = siege("troops = { pisa = 1 }", MILAN, "0 stay")
    assert asked(match) == "0 declare"
    assert (picks(match), at(match, FRANCE).war_tokens) == (["pass", "declare token"], 2)
    go(match, "declare token", "declare token")
    assert told(match, "siege-fought")[0]["defence"] == 5


@pytest.mark.rule("V4.5", "W2.4")
def test_who_besieges_such_a_city_discards_them_after_its_last_siege() -> None:
    match = siege("troops = { pisa = 1 }", MILAN, "0 act", "0 pass")
    assert fought(match) == ["pisa", "milan"]  # nobody was asked before Milan


@pytest.mark.rule("V4.5", "W2.4")
@pytest.mark.parametrize("moves", [("besiege pisa", "stay", "pass"), ("besiege parma", "pass", "stay")])
def test_who_stays_here_and_besieges_there_discards_them_too(moves: tuple[str, ...]) -> None:
    match = siege("troops = { pisa = 1, parma = 1 }", MILAN, *moves)
    assert fought(match) == ["parma", "milan"]


@pytest.mark.rule("V4.5", "W2.5")
def test_a_hostile_major_city_must_be_besieged_and_costs_the_tokens() -> None:
    match = siege("troops = { pisa = 1 }", MILAN + "\n[major.florence]\ninfluence = 2", "0 pass")
    assert fought(match) == ["pisa", "milan"]


@pytest.mark.rule("V4.5", "V6.6", "W2.4")
def test_a_field_battle_and_staying_after_it_are_no_siege() -> None:
    match = siege("troops = { pisa = 2 }", "[naples]\ntroops = { milan = 4, pisa = 1 }", "0 pass", "0 stay")
    assert told(match, "field-battle-won")[0]["seat"] == FRANCE
    assert (asked(match), at(match, FRANCE).war_tokens) == ("0 declare", 2)


@pytest.mark.rule("V4.5", "V6.6")
def test_a_field_lost_in_ones_own_turn_before_a_city_that_must_be_besieged_is_the_end_of_that_siege() -> None:
    match = siege("troops = { parma = 1 }", "[naples]\ntroops = { parma = 2, milan = 4 }", "0 pass")
    go(match, "1 act", "1 besiege milan")
    assert told(match, "field-battle-won")[0]["seat"] == NAPLES
    assert fought(match) == ["milan", "parma"]


@pytest.mark.rule("V4.5", "W2.4")
def test_all_tokens_go_at_the_end_of_spring() -> None:
    match = siege("troops = { pisa = 1 }", "", "0 stay")
    assert at(match, FRANCE).war_tokens == 0
    assert view(match).campaign.besiegers == ()


@pytest.mark.rule("V4.5", "W2.4", "W2.5")
def test_who_stayed_and_must_besiege_after_all_discards_them() -> None:
    """France stays before Corfu, then takes Ravenna: Venice turns, and Corfu must be besieged (W2.5)."""
    match = siege("troops = { ravenna = 4, corfu = 1 }", MILAN + "\n[major.venice]\ninfluence = 0")
    go(match, "besiege corfu", "stay", "act", "pass", "pass")
    assert fought(match) == ["ravenna", "corfu", "milan"]


@pytest.mark.rule("V6.7", "W2.4")
def test_who_stays_does_not_retreat_nor_do_its_allies() -> None:
    match = lay(
        'phase = "sieges"\n[france]\ncities = ["milan", "florence"]\ntroops = { civitavecchia = 1 }\n'
        '[major.florence]\nally = "france"\ntroops = { civitavecchia = 1 }'
    )
    go(match, "stay")
    assert told(match, "retreated") == told(match, "troop-lost") == []
    assert view(match).armies == ({"civitavecchia": 2}, {})


@pytest.mark.rule("W2.4", "W3.4")
def test_who_stood_there_besieges_when_the_city_becomes_the_enemys_by_alliance() -> None:
    match = lay(
        'phase = "sieges"\n[france]\ntroops = { pisa = 3 }\n[naples]\ncities = ["naples", "florence", "pisa"]\n'
        '[major.florence]\nally = "naples"'
    )
    assert told(match, "siege-fought")[0]["city"] == "pisa"  # nobody was asked whether to stay


@pytest.mark.rule("W2.4", "W4.5")
def test_who_stayed_must_retreat_when_the_enemy_has_defeated_the_major_city() -> None:
    match = lay(
        'phase = "sieges"\n[france]\ncities = ["genoa"]\ntroops = { pisa = 1 }\n[naples]\ntroops = { florence = 6 }'
    )
    go(match, "0 stay", "1 act")
    assert told(match, "major-defeated")
    assert asked(match) == "0 retreat-troop"  # Pisa is an ordinary neutral city now


@pytest.mark.rule("W2.4", "W4.6")
def test_a_tie_in_the_field_binds_to_retreat_also_where_one_might_stay() -> None:
    match = lay(
        'phase = "sieges"\n[france]\ncities = ["genoa"]\ntroops = { pisa = 2 }\n[naples]\ntroops = { pisa = 2 }'
    )
    assert told(match, "stayed") == []
    assert asked(match) == "0 retreat-troop"
