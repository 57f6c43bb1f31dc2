"""W4: trophies, sieges of major cities, what conquest costs, defeat, retreats, mixed troops."""

from __future__ import annotations

import pytest
from wars_tables import FRANCE, NAPLES, asked, at, go, lay, major, picks, prestige, state, terms, told, view, why

from signoria import Match
from signoria.games.virtu.components import CITIES


def siege(text: str, *moves: str) -> Match:
    """The end of spring."""
    return go(lay('phase = "sieges"\n' + text), *moves)


def outcome(match: Match, number: int = -1) -> tuple[object, object, bool]:
    """Defence and attack of a siege, and whether the city fell."""
    last = told(match, "siege-fought")[number]
    return last["defence"], last["attack"], last["city"] in [row["city"] for row in told(match, "city-taken")]


# W4.1


@pytest.mark.rule("W4.1")
def test_a_trophy_for_every_city_taken_from_the_enemy_or_a_major_city_of_one_colour_too() -> None:
    match = siege(
        "spoils = [2, 0]\n[france]\ntroops = { reggio = 2, rossano = 4, parma = 2 }",
        "besiege reggio",
        "besiege rossano",
    )
    assert view(match).campaign.spoils == (4, 0)  # Parma was neutral
    assert told(match, "trophy-won") == [{"seat": FRANCE, "city": "reggio"}, {"seat": FRANCE, "city": "rossano"}]
    match = siege("[naples]\ntroops = { pisa = 3, corfu = 3 }", "besiege pisa", "act", "act")
    assert view(match).campaign.spoils == (0, 2)
    assert view(match).prestige[NAPLES].total == 4 + 2 + 2


# W4.2


@pytest.mark.rule("W4.2")
def test_a_city_that_favours_may_not_be_besieged_a_neutral_one_may_a_hostile_one_must() -> None:
    assert told(siege("[france]\ntroops = { pisa = 5 }\n[major.florence]\ninfluence = -2"), "siege-fought") == []
    assert picks(siege("[france]\ntroops = { pisa = 5 }\n[major.florence]\ninfluence = 0")) == ["act", "stay"]
    assert outcome(siege("[france]\ntroops = { pisa = 5 }\n[major.florence]\ninfluence = 2")) == (2, 5, True)


@pytest.mark.rule("W4.2")
def test_base_the_attackers_agent_and_the_citys_own_troops() -> None:
    match = siege('[france]\ntroops = { rome = 4 }\nagents = ["rome"]\n[major.rome]\ninfluence = 2')
    assert terms(match, "siege-fought", "defence") == [{"value": 4, "troops": 1, "own-agent": -1}]


@pytest.mark.rule("W4.2")
def test_anothers_agent_does_not_strengthen_a_major_city() -> None:
    match = siege('[france]\ntroops = { pisa = 3 }\n[naples]\nagents = ["pisa"]\n[major.florence]\ninfluence = 2')
    assert outcome(match) == (2, 3, True)


@pytest.mark.rule("W4.2")
def test_the_favoured_player_declares_only_with_a_troop_there() -> None:
    armed = "[naples]\nwar_tokens = 2\n{troops}\n[france]\ntroops = {{ ravenna = 5 }}\n[major.venice]\ninfluence = 3"
    match = siege(armed.format(troops=""))
    assert outcome(match) == (3, 5, True)  # Ravenna 2 and Venice's own troop
    match = siege(armed.format(troops="troops = { ravenna = 1 }"))
    assert asked(match) == "1 declare"
    go(match, "declare token", "declare token")
    assert outcome(match) == (2 + 1 + 1 + 2, 5, False)


@pytest.mark.rule("W4.2", "V6.2")
@pytest.mark.parametrize(("taker", "holder", "city"), [("france", "naples", "bari"), ("naples", "france", "turin")])
def test_cities_of_the_players_are_besieged_as_in_virtu(taker: str, holder: str, city: str) -> None:
    match = siege(f"[{taker}]\ntroops = {{ {city} = 6 }}\n[{holder}]\ntroops = {{ {city} = 2 }}")
    assert outcome(match) == (4, 6, True)
    assert sorted(sum(at(match, seat).troops.values()) for seat in (FRANCE, NAPLES)) == [0, 3]


@pytest.mark.rule("W4.2")
def test_an_ally_always_declares() -> None:
    match = siege(
        '[naples]\ncities = ["naples", "pisa"]\nwar_tokens = 1\n[france]\ntroops = { pisa = 3 }\n[major.florence]\nally = "naples"'
    )
    assert asked(match) == "1 declare"
    go(match, "declare token")
    assert outcome(match) == (3, 3, False)


@pytest.mark.rule("W4.2")
def test_a_neutral_major_city_declares_nothing_and_nobody_helps_it() -> None:
    match = siege("[naples]\nwar_tokens = 2\n[france]\ntroops = { pisa = 3 }", "act")
    assert outcome(match) == (2, 3, True)


@pytest.mark.rule("W4.2")
def test_losses_count_all_defending_troops() -> None:
    match = siege(
        "[france]\ntroops = { ravenna = 6 }\n[naples]\ntroops = { ravenna = 1 }\n[major.venice]\ninfluence = 3"
    )
    assert outcome(match) == (4, 6, True)
    assert at(match, FRANCE).troops == {"ravenna": 3}  # two for the defenders, one for a defence of three or more
    assert major(match, "venice").troops == {"venice": 1}
    assert at(match, NAPLES).troops == {}


# W4.3


@pytest.mark.rule("W4.3")
def test_both_before_a_hostile_city_the_enemy_helps_to_defend() -> None:
    match = siege("[france]\ntroops = { pisa = 2 }\n[naples]\ntroops = { pisa = 1 }\n[major.florence]\ninfluence = 2")
    assert told(match, "field-battle-fought") == []
    assert outcome(match) == (3, 2, False)
    assert at(match, NAPLES).troops == {"pisa": 1}  # the defender loses nothing


# W4.4


@pytest.mark.rule("W4.4")
def test_taking_a_city_of_a_major_city_costs_four_influence_at_once() -> None:
    match = siege("[france]\ntroops = { pisa = 3 }\n[major.florence]\ninfluence = -1", "act")
    assert major(match, "florence").influence == 3
    assert told(match, "influence-lost") == [
        {"seat": FRANCE, "city": "florence", "number": 3, "marker": ("marker-towards", 3, "naples")}
    ]
    match = siege("[naples]\ntroops = { pisa = 3 }\n[major.florence]\ninfluence = -1", "act")
    assert major(match, "florence").influence == -5


@pytest.mark.rule("W4.4")
def test_agents_cancel_nothing_of_it() -> None:
    match = siege(
        '[france]\ntroops = { pisa = 3 }\nagents = ["marker-florence"]\n[naples]\nagents = ["marker-rome"]', "act"
    )
    assert major(match, "florence").influence == 3


@pytest.mark.rule("W4.4")
def test_from_an_ally_it_costs_nothing() -> None:
    match = siege(
        '[france]\ntroops = { pisa = 3 }\n[naples]\ncities = ["naples", "pisa"]\n[major.florence]\nally = "naples"'
    )
    assert outcome(match) == (2, 3, True)
    assert told(match, "influence-lost") == []
    assert view(match).campaign.spoils == (1, 0)


# W4.5


def defeat_of(name: str, seat: int = FRANCE) -> Match:
    """A major city's capital falls to a seat."""
    power = ("france", "naples")[seat]
    return siege(f"[{power}]\ntroops = {{ {name} = 6 }}", "act")


@pytest.mark.rule("W4.5")
@pytest.mark.parametrize("seat", [FRANCE, NAPLES])
@pytest.mark.parametrize(
    ("name", "others", "rest"),
    [
        ("florence", ("rome", "venice"), {"pisa"}),
        ("rome", ("florence", "venice"), {"civitavecchia"}),
        ("venice", ("florence", "rome"), {"corfu", "ravenna"}),
    ],
)
def test_taking_the_capital_defeats_a_major_city(name: str, others: tuple[str, str], rest: set[str], seat: int) -> None:
    before = {"florence": -1, "rome": 1, "venice": 0}
    match = defeat_of(name, seat)
    assert told(match, "major-defeated") == [{"seat": seat, "city": name}]
    away = 1 if seat == FRANCE else -1
    assert {other: major(match, other).influence for other in others} == {
        other: before[other] + away for other in others
    }
    gone = major(match, name)
    assert (gone.is_defeated, gone.cities, gone.troops) == (True, (), {})
    assert name not in view(match).favours
    assert rest <= set(view(match).neutral)
    assert f"{name}!" in at(match, seat).cities  # the capital's tile comes exhausted, the others' are gone
    assert set(view(match).campaign.gone) == rest
    assert view(match).campaign.spoils[seat] == 1


@pytest.mark.rule("W4.5")
def test_cities_of_a_defeated_city_can_be_taken_and_count_but_bring_no_tile() -> None:
    text = 'gone = ["pisa"]\n[major.florence]\nis_defeated = true\n[france]\ncities = ["genoa"]\ntoken = 4\nleft = ["ambassador", "charles"]\nright = ["briconnet", "ludovico"]'
    match = lay('phase = "act 0"\n' + text)
    match.play(FRANCE, "annex pisa")
    for move in match.plan(FRANCE):
        match.play(FRANCE, move)
    go(match, *(["enough"] if asked(match) == "0 annex-or-influence" else []))
    assert at(match, FRANCE).cities == ("genoa", "pisa!")
    assert prestige(match, FRANCE)["cities"] == 2
    match = siege(
        'gone = ["pisa"]\n[major.florence]\nis_defeated = true\n[france]\ntroops = { pisa = 3 }\ncities = ["genoa"]'
    )
    assert view(match).campaign.spoils == (0, 0)  # it was nobody's
    assert at(match, FRANCE).cities == ("genoa", "pisa!")


@pytest.mark.rule("W4.5")
def test_a_tile_that_is_gone_is_never_refreshed_nor_counted() -> None:
    text = 'gone = ["trento"]\n[france]\ncities = ["milan!", "trento"]\ntoken = 2\nleft = ["bishop"]\ntitles = []\n[naples]\ncities = []'
    match = lay('phase = "act 0"\n' + text)
    go(match, "tap print crown", "enough")
    assert picks(match) == ["enough", "refresh milan"]
    assert why(match, "refresh trento") == ["not-exhausted V4.1"]
    s = state(match)
    assert s.parting.breakdown(s, FRANCE)[3] == 2  # the Bishop's cross; Trento's is gone, or it would not matter
    match = lay('phase = "act 0"\n' + text.replace('"bishop"', '"merchant"'))
    s = state(match)
    assert s.parting.breakdown(s, FRANCE)[3] == 0


@pytest.mark.rule("W4.5")
def test_it_can_be_neither_influenced_nor_allied() -> None:
    match = lay('phase = "act 0"\n[major.florence]\nis_defeated = true\n[france]\ntoken = 4\nleft = ["ambassador"]')
    assert why(match, "influence florence", "alliance florence") == ["off-the-track W3.2", "off-the-track W3.2"]


@pytest.mark.rule("W4.5")
def test_agents_on_its_marker_return_and_those_in_its_cities_stay() -> None:
    match = siege('[france]\ntroops = { florence = 6 }\n[naples]\nagents = ["marker-florence", "pisa"]', "act")
    assert at(match, NAPLES).agents == ("pisa",)
    assert at(match, NAPLES).stock == 1


@pytest.mark.rule("W4.5")
@pytest.mark.parametrize(
    ("name", "rest", "card"),
    [("florence", "pisa", "piero"), ("rome", "civitavecchia", "alexander"), ("venice", "corfu", "barbarigo")],
)
def test_a_defeated_ally_leaves_the_enemy_cards_troops_and_other_cities(name: str, rest: str, card: str) -> None:
    text = f"""
        [france]
        troops = {{ {name} = 7 }}
        [naples]
        cities = ["naples", "{name}", "{rest}"]
        left = ["{card}"]
        [major.{name}]
        ally = "naples"
        troops = {{ {rest} = 1 }}
    """
    match = siege(text)
    assert told(match, "major-defeated") == [{"seat": FRANCE, "city": name}]
    own = at(match, NAPLES)
    assert rest in own.cities
    assert own.left == (card,)
    assert own.troops == {}
    assert major(match, name).troops == {rest: 1}
    assert state(match).troops_at(NAPLES, CITIES[rest]) == 1
    assert major(match, name).ally == "naples"
    assert view(match).campaign.gone == ()
    lost = [row["city"] for row in told(match, "influence-lost")]
    assert sorted(map(str, lost)) == sorted({"florence", "rome", "venice"} - {name})


@pytest.mark.rule("W4.5")
@pytest.mark.parametrize("name", ["florence", "rome", "venice"])
def test_only_the_first_time_and_only_from_the_city_or_its_ally(name: str) -> None:
    again = f'[france]\ntroops = {{ {name} = 5 }}\n[naples]\ncities = ["naples", "{name}"]\n[major.{name}]\nis_defeated = true'
    assert told(siege(again), "major-defeated") == []
    ally = again.replace("is_defeated = true", 'ally = "naples"\nis_defeated = true')
    match = siege(ally)
    assert told(match, "major-defeated") == []
    assert told(match, "influence-lost") == []
    assert view(match).campaign.spoils == (1, 0)


@pytest.mark.rule("W4.5")
def test_an_ally_of_france_is_defeated_by_naples_and_france_keeps_the_rest() -> None:
    match = siege(
        '[naples]\ntroops = { florence = 6 }\n[france]\ncities = ["florence", "pisa"]\n[major.florence]\nally = "france"\ntroops = { pisa = 1 }'
    )
    assert told(match, "major-defeated") == [{"seat": NAPLES, "city": "florence"}]
    assert "pisa" in at(match, FRANCE).cities
    assert major(match, "florence").troops == {"pisa": 1}
    assert view(match).campaign.gone == ()


@pytest.mark.rule("W4.5")
def test_tiles_that_leave_the_game_pay_for_nothing() -> None:
    s = state(defeat_of("venice"))
    assert [s.tired_cities >> CITIES[city] & 1 for city in ("corfu", "ravenna", "pisa")] == [1, 1, 0]


@pytest.mark.rule("W4.5")
def test_trophy_and_tile_come_first_then_four_then_one_each_then_the_removal() -> None:
    match = defeat_of("venice")
    kinds = [event.kind for event in match.events() if event.kind in ("trophy-won", "influence-lost", "major-defeated")]
    assert kinds == ["trophy-won", "influence-lost", "major-defeated", "influence-lost", "influence-lost"]
    lost = [row["city"] for row in told(match, "influence-lost")]
    assert lost == ["venice", "florence", "rome"]


# W4.6


@pytest.mark.rule("W4.6")
def test_retreats_lead_also_to_cities_of_a_major_city_that_favours_you() -> None:
    text = "[france]\ntroops = { siena = 2 }\n[major.florence]\ninfluence = -2"
    match = siege(text)
    assert asked(match) == "0 retreat-troop"
    assert picks(match) == ["lose troop", "march florence", "march pisa"]
    assert picks(siege(text.replace("-2", "0") + '\n[naples]\ncities = ["naples"]')) != picks(match)
    match = siege(
        '[france]\ntroops = { bari = 2 }\nleft = ["admiral!"]\nright = ["ambassador"]\n[major.venice]\ninfluence = -2'
    )
    assert picks(match) == ["lose troop", "sail venice", "sail ravenna", "sail corfu"]


@pytest.mark.rule("W4.6")
def test_to_an_allys_cities_as_to_ones_own() -> None:
    match = siege('[france]\ntroops = { siena = 2 }\ncities = ["florence"]\n[major.florence]\nally = "france"')
    assert picks(match) == ["lose troop", "march florence"]


@pytest.mark.rule("W4.6")
def test_favour_is_looked_at_in_the_moment_of_the_retreat() -> None:
    text = "[france]\ntroops = { siena = 2, rome = 6 }\n[major.florence]\ninfluence = -2\n[major.rome]\ninfluence = 2"
    match = siege(text, "besiege siena")
    assert major(match, "florence").influence == -1  # Rome's defeat has cooled Florence
    assert at(match, FRANCE).troops == {"rome": 4}  # so the troop before Siena had nowhere to go


@pytest.mark.rule("W4.6")
def test_after_a_lost_siege_of_a_neutral_major_city_the_retreat_is_compulsory() -> None:
    match = siege('[france]\ntroops = { florence = 3 }\ncities = ["parma"]', "act")
    assert outcome(match) == (4, 3, False)
    assert asked(match) == "0 retreat-troop"
    go(match, "march parma", "lose troop")
    assert at(match, FRANCE).troops == {"parma": 1}


# W4.7

MIXED = """
[france]
cities = ["florence", "parma"]
troops = { %(city)s = %(own)d }
[major.florence]
ally = "france"
troops = { %(city)s = %(allied)d }
"""


@pytest.mark.rule("W4.7")
def test_the_owner_chooses_which_of_mixed_troops_is_lost() -> None:
    for kind, left in (("own", 2), ("florence", 1)):
        match = siege(MIXED % {"city": "siena", "own": 1, "allied": 2})
        assert asked(match) == "0 pick-loss"
        assert picks(match) == ["troop own", "troop florence"]
        assert why(match, "troop rome", "pass") == ["no-such-troop W4.7", "asked-for-troop W4.7"]
        go(match, f"troop {kind}")
        assert state(match).allied_at(FRANCE, CITIES["siena"]) == left
        assert state(match).troops_at(FRANCE, CITIES["siena"]) == 2
        assert at(match, NAPLES).troops == {}
        assert told(match, "troop-picked")[0]["target"] == (None if kind == "own" else "florence")


@pytest.mark.rule("W4.7")
def test_several_losses_are_chosen_one_by_one() -> None:
    text = MIXED % {"city": "bari", "own": 4, "allied": 2} + "[naples]\ntroops = { bari = 1 }"
    match = siege(text)
    assert outcome(match) == (3, 6, True)
    go(match, "troop own", "troop florence")
    assert at(match, FRANCE).troops == {"bari": 3}
    assert major(match, "florence").troops == {"bari": 1}


@pytest.mark.rule("W4.7")
def test_nobody_is_asked_when_all_are_lost_or_all_are_of_one_kind() -> None:
    match = siege((MIXED % {"city": "siena", "own": 0, "allied": 2}).replace("troops = { siena = 0 }", ""))
    assert asked(match) == "0 retreat-troop"
    assert state(match).allied_at(FRANCE, CITIES["siena"]) == 1
    match = siege(
        MIXED % {"city": "rome", "own": 1, "allied": 1} + "[naples]\ntroops = { rome = 4 }\n[major.rome]\ninfluence = 0"
    )
    assert told(match, "field-battle-won")
    assert told(match, "troop-picked") == []
    assert major(match, "florence").troops == {}


@pytest.mark.rule("W4.7")
def test_the_owner_chooses_also_which_troop_marches_retreats_and_is_dismissed() -> None:
    match = lay(
        'phase = "act 0"\n'
        + MIXED.replace("[france]", "[france]\ntoken = 1") % {"city": "florence", "own": 1, "allied": 1}
    )
    go(match, "from florence", "march siena", "tap print cavalry")
    assert asked(match) == "0 pick-mover"
    assert picks(match) == ["troop own", "troop florence"]
    assert why(match, "troop venice", "enough") == ["no-such-troop W4.7", "asked-for-troop W4.7"]
    go(match, "troop florence")
    assert told(match, "troop-picked") == [{"seat": FRANCE, "city": "florence", "target": "florence"}]
    assert major(match, "florence").troops == {"siena": 1}
    assert at(match, FRANCE).troops == {"florence": 1}
    assert told(match, "marched") == [{"seat": FRANCE, "city": "florence", "target": "siena"}]
    match = siege(MIXED % {"city": "siena", "own": 2, "allied": 1}, "troop own", "march florence", "troop own")
    assert major(match, "florence").troops == {"siena": 1}
    assert at(match, FRANCE).troops == {"florence": 1}
    match = lay('phase = "winter 0"\nyear = 4\n' + MIXED % {"city": "florence", "own": 2, "allied": 1})
    go(match, "salary 0", "dismiss florence", "troop florence")
    assert major(match, "florence").troops == {}


VENETIANS = """
[france]
cities = ["venice", "parma"]
troops = { %(city)s = 3 }
[major.venice]
ally = "france"
troops = { %(city)s = 2 }
"""


@pytest.mark.rule("W4.7")
@pytest.mark.parametrize(("city", "moves"), [("mantua", ()), ("pisa", ("act",))])
def test_allied_attackers_are_no_defenders(city: str, moves: tuple[str, ...]) -> None:
    match = siege(VENETIANS % {"city": city}, *moves)
    assert outcome(match) == (2, 5, True)
    assert major(match, "venice").troops == {city: 2}


@pytest.mark.rule("W4.7")
def test_allied_defenders_are_lost_with_the_others() -> None:
    match = siege(
        '[france]\ntroops = { bari = 7 }\n[naples]\ncities = ["naples", "bari", "venice"]\ntroops = { bari = 1 }\n[major.venice]\nally = "naples"\ntroops = { bari = 1 }'
    )
    assert outcome(match) == (4, 7, True)
    assert major(match, "venice").troops == {}
    assert at(match, NAPLES).troops == {}


@pytest.mark.rule("W4.7")
def test_of_two_allies_alone_one_of_them_marches() -> None:
    text = 'phase = "act 0"\n[france]\ntoken = 1\ncities = ["florence", "rome"]\n'
    text += '[major.florence]\nally = "france"\ntroops = { florence = 1 }\n[major.rome]\nally = "france"\ntroops = { florence = 1 }'
    match = go(lay(text), "from florence", "march siena", "tap print cavalry")
    assert picks(match) == ["troop florence", "troop rome"]


@pytest.mark.rule("W4.7")
def test_troops_of_two_allies_are_told_apart() -> None:
    text = MIXED % {"city": "siena", "own": 1, "allied": 1} + '[major.rome]\nally = "france"\ntroops = { siena = 1 }'
    match = siege(text)
    assert picks(match) == ["troop own", "troop florence", "troop rome"]
    go(match, "troop rome")
    assert major(match, "rome").troops == {}
    assert major(match, "florence").troops == {"siena": 1}
