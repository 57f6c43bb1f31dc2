"""W2: influence, zones, favour, neutrality and hostility."""

from __future__ import annotations

import pytest
from wars_tables import FRANCE, NAPLES, asked, at, go, lay, major, picks, state, terms, told, view, why

from signoria import Match

COURT = 'left = ["ambassador", "charles"]\nright = ["ludovico", "briconnet"]\n'


def canvass(text: str = "", france: str = COURT) -> Match:
    """France in its Annex room."""
    cities = "" if "cities" in france else 'cities = ["turin!", "milan"]'
    return lay(f'phase = "act 0"\n[france]\ntoken = 4\n{cities}\n{france}\n{text}')


def pay(match: Match, move: str) -> Match:
    """A move, paid for as planned."""
    seat = match.to_act[0]
    match.play(seat, move)
    for tap in match.plan(seat):
        match.play(seat, tap)
    return match


def influence(match: Match, name: str) -> int | None:
    return major(match, name).influence


# W2.1, W2.2


@pytest.mark.rule("W2.1")
@pytest.mark.parametrize(("seat", "power", "room", "step"), [(FRANCE, "france", 4, -1), (NAPLES, "naples", 2, 1)])
def test_influence_moves_the_marker_a_step_to_ones_own_side(seat: int, power: str, room: int, step: int) -> None:
    match = lay(f'phase = "act {seat}"\n[{power}]\ntoken = {room}\nleft = ["ambassador"]')
    pay(match, "influence venice")
    assert influence(match, "venice") == step
    marker = ("marker-towards", 1, power)
    assert told(match, "influence-gained") == [{"seat": seat, "city": "venice", "number": step, "marker": marker}]


@pytest.mark.rule("W2.1")
def test_the_marker_stops_at_the_ends() -> None:
    match = canvass("[major.venice]\ninfluence = -6\n[major.florence]\ninfluence = -5")
    assert why(match, "influence venice", "influence florence") == ["marker-at-end W2.1", ""]
    pay(match, "influence florence")
    assert influence(match, "florence") == -6
    match = lay('phase = "sieges"\n[france]\ntroops = { corfu = 4 }\n[major.venice]\ninfluence = 4')
    assert influence(match, "venice") == 6  # four steps away from France, but the track ends


@pytest.mark.rule("W2.2")
@pytest.mark.parametrize(
    ("at_step", "friend"),
    [
        (-6, "france"),
        (-5, "france"),
        (-2, "france"),
        (-1, ""),
        (0, ""),
        (1, ""),
        (2, "naples"),
        (4, "naples"),
        (6, "naples"),
    ],
)
def test_zones(at_step: int, friend: str) -> None:
    match = lay(f'phase = "recruit 0"\n[major.rome]\ninfluence = {at_step}')
    assert view(match).favours["rome"] == friend


@pytest.mark.rule("W2.2")
def test_example_status_of_the_three_cities() -> None:
    """Rome neutral; Venice in Naples' Alliance zone, hostile to France; Florence favours France, hostile to Naples."""
    match = lay(
        'phase = "recruit 0"\n[major.rome]\ninfluence = 1\n[major.venice]\ninfluence = 5\n[major.florence]\ninfluence = -3'
    )
    assert view(match).favours == {"florence": "france", "rome": "", "venice": "naples"}
    s = state(match)
    open_to = [
        [name for name, city in (("florence", 9), ("rome", 16), ("venice", 7)) if s.parting.is_own(s, seat, city)]
        for seat in (0, 1)
    ]
    assert open_to == [["florence"], ["venice"]]


@pytest.mark.rule("W2.2", "W4.5")
def test_the_zone_is_read_again_when_each_siege_is_resolved() -> None:
    """Taking Rome turns Florence neutral: the French troop in Pisa, which stood there freely, is asked now."""
    match = lay(
        'phase = "sieges"\n[france]\ntroops = { rome = 6, pisa = 1 }\n[major.florence]\ninfluence = -2\n[major.rome]\ninfluence = 2'
    )
    assert told(match, "major-defeated") == [{"seat": FRANCE, "city": "rome"}]
    assert influence(match, "florence") == -1
    assert asked(match) == "0 besiege-or-stay"


# W2.3–W2.5

MARCH = 'phase = "act 0"\n[france]\ntoken = 1\ncities = ["milan", "genoa"]\ntitles = []\nleft = ["standard_bearer"]\n'


@pytest.mark.rule("W2.3")
def test_favour_opens_cities_to_march_through_and_to_stand_in() -> None:
    match = lay(MARCH + "troops = { genoa = 1 }\n[major.florence]\ninfluence = -2")
    go(match, "from genoa", "march pisa", "tap print cavalry", "from pisa", "march florence")
    pay(match, "tap milan cavalry")
    assert at(match, FRANCE).troops == {"florence": 1}
    go(match, "enough")
    match = lay('phase = "sieges"\n[france]\ntroops = { florence = 1 }\n[major.florence]\ninfluence = -2')
    assert told(match, "siege-fought") == []
    assert at(match, FRANCE).troops == {"florence": 1}  # no retreat either


@pytest.mark.rule("W2.3")
def test_troops_of_the_favoured_player_must_help_and_are_lost_with_the_city() -> None:
    match = lay(
        'phase = "sieges"\n[france]\ntroops = { pisa = 1 }\n[naples]\ntroops = { pisa = 4 }\n[major.florence]\ninfluence = -2'
    )
    fought = told(match, "siege-fought")[0]
    assert terms(match, "siege-fought", "defence") == [{"value": 2, "troops": 1}]
    assert (fought["defence"], fought["attack"]) == (3, 4)
    assert at(match, FRANCE).troops == {}
    assert at(match, NAPLES).troops == {"pisa": 2}  # one for the helper, one for a defence of three


@pytest.mark.rule("W2.4")
def test_a_troop_reaching_a_neutral_major_city_stops() -> None:
    match = lay(MARCH + "troops = { genoa = 1 }")
    go(match, "from genoa", "march pisa", "tap print cavalry")
    assert why(match, "from pisa") == ["troop-stops W2.4"]
    match = lay(MARCH + "troops = { pisa = 2 }\n", rounds=21)
    go(match, "from pisa", "march siena", "tap print cavalry")  # what stood there before may go on
    assert at(match, FRANCE).troops == {"pisa": 1, "siena": 1}


@pytest.mark.rule("V4.5", "W2.4")
def test_before_any_other_city_it_stops_as_in_virtu() -> None:
    match = lay(MARCH + "troops = { genoa = 1 }")
    go(match, "from genoa", "march parma", "tap print cavalry")
    assert why(match, "from parma") == ["troop-stops V4.5"]


@pytest.mark.rule("W2.4")
def test_of_troops_that_stood_and_troops_that_came_only_the_first_may_leave() -> None:
    match = lay(MARCH + "troops = { pisa = 1, genoa = 1 }")
    go(match, "from genoa", "march pisa", "tap print cavalry", "from pisa", "march siena")
    pay(match, "tap milan cavalry")
    assert why(match, "from pisa") == ["troop-stops W2.4"]


@pytest.mark.rule("W2.4")
def test_next_spring_they_may_leave() -> None:
    match = lay('phase = "retreats"\nhalted.france.pisa = 1\n[france]\ntroops = { pisa = 1 }')
    assert view(match).campaign.halted == {}
    s = state(match)
    assert s.parting.may_leave(s, FRANCE, 10)


@pytest.mark.rule("W2.4")
def test_before_a_neutral_major_city_one_besieges_or_stays_every_spring() -> None:
    match = lay('phase = "sieges"\n[france]\ntroops = { pisa = 3 }')
    assert asked(match) == "0 besiege-or-stay"
    assert picks(match) == ["act", "stay"]
    assert why(match, "pass") == ["asked-to-besiege-or-stay W2.4"]
    go(match, "stay")
    assert told(match, "stayed") == [{"seat": FRANCE, "city": "pisa"}]
    assert at(match, FRANCE).troops == {"pisa": 3}  # and there is no retreat
    assert asked(match).startswith("0 ")
    assert view(match).campaign.waiting == ((), ())  # it is asked again next spring
    match = lay('phase = "sieges"\n[france]\ntroops = { pisa = 3 }')
    go(match, "act")
    assert told(match, "city-taken")[0]["city"] == "pisa"


@pytest.mark.rule("W2.4")
def test_both_before_a_neutral_major_city_fight_a_field_battle_france_declaring_first() -> None:
    match = lay(
        'phase = "sieges"\n[france]\ntroops = { florence = 2 }\nwar_tokens = 1\n[naples]\ntroops = { florence = 1 }\nwar_tokens = 1'
    )
    assert asked(match) == "0 declare"
    go(match, "0 declare token", "1 pass")
    fought = told(match, "field-battle-fought")[0]
    assert (fought["strength"], fought["against"]) == (3, 1)  # Florence's own troop takes no part
    assert major(match, "florence").troops == {"florence": 1}
    assert asked(match) == "0 besiege-or-stay"  # the winner may
    go(match, "stay")
    assert at(match, FRANCE).troops == {"florence": 1}
    assert at(match, NAPLES).troops == {}


@pytest.mark.rule("W2.4")
def test_a_winner_that_comes_second_is_asked_in_its_own_turn() -> None:
    match = lay('phase = "sieges"\n[france]\ntroops = { pisa = 1, parma = 2 }\n[naples]\ntroops = { pisa = 3 }')
    go(match, "besiege pisa")
    assert [event.kind for event in match.events() if event.kind in ("field-battle-won", "siege-fought")] == [
        "field-battle-won",
        "siege-fought",
    ]
    assert asked(match) == "1 besiege-or-stay"


@pytest.mark.rule("W2.4")
def test_a_tie_in_the_field_costs_each_a_troop_and_both_retreat() -> None:
    match = lay(
        'phase = "sieges"\n[france]\ncities = ["genoa"]\ntroops = { pisa = 2 }\n[naples]\ncities = ["naples", "siena"]\ntroops = { pisa = 2 }'
    )
    assert told(match, "field-battle-tied")
    assert asked(match) == "0 retreat-troop"
    go(match, "march genoa", "1 march siena")
    assert (at(match, FRANCE).troops, at(match, NAPLES).troops) == ({"genoa": 1}, {"siena": 1})


@pytest.mark.rule("W2.5")
def test_before_a_hostile_major_city_a_troop_stops_and_must_besiege() -> None:
    match = lay(MARCH + "troops = { genoa = 1 }\n[major.florence]\ninfluence = 2")
    go(match, "from genoa", "march pisa", "tap print cavalry")
    assert why(match, "from pisa") == ["troop-stops W2.5"]
    match = lay('phase = "sieges"\n[france]\ntroops = { pisa = 1 }\n[major.florence]\ninfluence = 2')
    assert told(match, "siege-fought")[0]["city"] == "pisa"  # nobody was asked


@pytest.mark.rule("W2.5")
def test_hostility_that_arises_this_spring_binds_who_still_resolves_its_sieges() -> None:
    """France stays before Pisa, then takes Florence's other city: Florence turns, and Pisa must be besieged."""
    match = lay(
        'phase = "sieges"\n[france]\ntroops = { pisa = 1, florence = 6 }\n[major.florence]\ninfluence = 0\n[major.rome]\ninfluence = 0'
    )
    go(match, "besiege pisa", "stay")
    assert asked(match) == "0 besiege-or-stay"
    go(match, "act")
    assert told(match, "major-defeated")  # Pisa is neutral now, and the troop there besieges it
    assert told(match, "siege-fought")[-1]["city"] == "pisa"
    match = lay('phase = "sieges"\n[france]\ntroops = { ravenna = 4, corfu = 1 }\n[major.venice]\ninfluence = 0')
    go(match, "besiege corfu", "stay", "act")
    assert influence(match, "venice") == 4
    assert told(match, "siege-fought")[-1]["city"] == "corfu"


@pytest.mark.rule("W2.5")
def test_who_has_finished_its_sieges_stays_where_hostility_arose_later() -> None:
    """Naples takes Corfu: Venice turns to France, and Naples' own troops in Ravenna are bound, but France's are not."""
    match = lay(
        'phase = "sieges"\n[france]\ntroops = { venice = 1 }\n[naples]\ntroops = { corfu = 4 }\n[major.venice]\ninfluence = 1'
    )
    go(match, "0 stay", "1 act")
    assert influence(match, "venice") == -3
    assert at(match, FRANCE).troops == {"venice": 1}
    match = lay(
        'phase = "sieges"\n[france]\ntroops = { pisa = 1 }\n[naples]\ntroops = { rome = 6 }\n[major.florence]\ninfluence = 1\n[major.rome]\ninfluence = 0'
    )
    go(match, "0 stay", "1 act")
    assert influence(match, "florence") == 0
