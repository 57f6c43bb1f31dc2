"""W3: Annex and Influence, alliances for good, agents on markers."""

from __future__ import annotations

import pytest
from wars_tables import FRANCE, NAPLES, asked, at, go, lay, major, picks, state, told, view, why

from signoria import Match
from signoria.games.virtu.components import CITIES
from signoria.games.wars.edition import standard_text

REST = "'end-action 0', 'next-spring', 'begin-sieges', 'next-retreat', 'end-spring', 'next-winter', 'end-year'"
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


MARCH = 'phase = "act 0"\n[france]\ntoken = 1\ncities = ["milan", "genoa"]\ntitles = []\nleft = ["standard_bearer"]\n'

# W3.1, W3.2


@pytest.mark.rule("W3.1")
def test_there_is_no_patronage() -> None:
    match = lay('phase = "recruit 0"')
    s = state(match)
    assert all(1 not in rooms for rooms in s.edition.rooms)
    assert s.supply[7] == 0  # the Maestro


@pytest.mark.rule("W3.2")
@pytest.mark.parametrize(
    "moves",
    [
        ["influence rome"] * 3,
        ["influence rome cross"] * 3,
        ["influence rome", "influence rome cross", "influence rome"],
    ],
)
def test_example_three_crowns_or_crosses_or_a_mix_on_rome_are_three_steps(moves: list[str]) -> None:
    match = canvass(
        "[major.rome]\ninfluence = 1", 'left = ["ambassador", "cardinal"]\nright = ["podesta", "bishop", "briconnet"]'
    )
    for move in moves:
        pay(match, move)
    assert influence(match, "rome") == -2


@pytest.mark.rule("W3.2")
def test_crosses_count_only_for_rome() -> None:
    match = canvass(france='left = ["bishop"]\ncities = ["turin!"]')
    assert why(match, "influence rome cross", "influence florence cross", "influence venice cross") == [
        "",
        "crosses-in-vain W3.2",
        "crosses-in-vain W3.2",
    ]


@pytest.mark.rule("W3.2")
def test_crowns_of_one_source_may_go_to_different_cities() -> None:
    match = canvass(france='titles = ["kingdom_of_france"]\ncities = ["turin!"]')
    go(match, "influence florence", "tap kingdom_of_france crown")
    assert view(match).course.pool == "1C"
    go(match, "influence venice")  # paid from what is left
    assert (influence(match, "florence"), influence(match, "venice")) == (-2, -1)
    assert view(match).course.pool == ""


@pytest.mark.rule("W3.2")
def test_all_that_can_be_done_is_offered() -> None:
    match = canvass("[major.venice]\ninfluence = -5", 'left = ["ambassador", "cardinal"]\nright = ["bishop"]')
    influences = ["influence florence", "influence rome", "influence rome cross", "influence venice"]
    cities = ["annex nice", "annex genoa", "annex parma", "annex trento"]
    assert picks(match) == ["enough", *cities, *influences, "alliance venice"]
    pay(match, "influence florence")  # the ambassador's crown
    assert picks(match) == ["enough", "annex nice", "annex parma", "annex trento", *influences]
    pay(match, "annex parma")
    assert picks(match) == [
        "enough",
        "influence florence",
        "influence rome",
        "influence rome cross",
        "influence venice",
    ]
    go(match, "enough")
    assert told(match, "declined") == []


@pytest.mark.rule("W3.2")
def test_what_is_left_in_the_pool_pays_for_annexing_too() -> None:
    match = lay(
        f"stack = ['annex-or-influence 0 2', {REST}]\npool = '2C'\nturn = 1\n[france]\ntoken = 4\ncities = ['milan!']"
    )
    assert picks(match) == ["enough", "annex parma", "influence florence", "influence rome", "influence venice"]
    assert why(match, "influence rome cross", "annex trento") == ["no-cross W3.2", "cannot-pay V2.2"]
    go(match, "annex parma")
    assert "parma" in at(match, FRANCE).cities
    match = lay(
        f"stack = ['annex-or-influence 0 2', {REST}]\npool = '1X'\nturn = 1\n[france]\ntoken = 4\ncities = ['milan!']"
    )
    assert why(match, "influence rome") == ["no-crown W3.2"]


@pytest.mark.rule("W3.2", "V4.4")
def test_an_own_agent_makes_the_last_crown_enough() -> None:
    match = lay(
        f"stack = ['annex-or-influence 0 2', {REST}]\npool = '1C'\nturn = 1\n[france]\ntoken = 4\ncities = ['milan!']\nagents = ['parma']"
    )
    assert picks(match)[:2] == ["enough", "annex parma"]


@pytest.mark.rule("W3.2")
def test_who_can_do_one_thing_more_is_asked() -> None:
    match = canvass(
        '[major.florence]\nally = "naples"\n[major.rome]\nally = "naples"',
        'cities = ["corfu!"]\ntitles = ["kingdom_of_france"]\nindulgences = [1]',
    )
    go(match, "influence venice", "tap kingdom_of_france crown")
    assert picks(match) == ["enough", "influence venice"]


@pytest.mark.rule("W2.1", "W3.2")
def test_each_side_has_its_own_end_of_the_track() -> None:
    text = standard_text().replace("highest = 6", "highest = 5")
    for seat, power, room, marker, refusal in ((0, "france", 4, -5, None), (1, "naples", 2, 5, "marker-at-end")):
        match = lay(
            f'phase = "act {seat}"\n[{power}]\ntoken = {room}\nleft = ["ambassador"]\n[major.venice]\ninfluence = {marker}',
            components=text,
        )
        found = match.why_not(seat, "influence venice")
        assert (None if found is None else found.code) == refusal


@pytest.mark.rule("W3.2")
def test_annexing_and_influence_in_any_order_from_one_payment() -> None:
    match = canvass()
    pay(match, "annex parma")
    assert "parma" not in at(match, FRANCE).cities  # it comes when all is paid, so that its tile does not pay
    assert why(match, "annex nice") == ["annexed-already W3.2"]
    pay(match, "influence florence")
    go(pay(match, "influence venice"), "enough")
    assert "parma" in at(match, FRANCE).cities
    match = canvass()
    pay(match, "influence florence")
    pay(match, "annex parma")
    go(match, "enough")
    assert set(at(match, FRANCE).cities) == {"turin!", "milan", "parma"}
    assert influence(match, "florence") == -2


@pytest.mark.rule("W3.2")
def test_the_annexed_citys_tile_does_not_pay_for_the_same_action() -> None:
    match = lay(
        f"stack = ['annex-or-influence 0 0', {REST}]\nturn = 1\n[france]\ntoken = 4\n"
        'left = ["ambassador", "ludovico"]\nright = ["briconnet"]\ncities = ["trento!"]'
    )
    pay(match, "annex mantua")  # it shows a crown, but nothing else was left to pay with
    assert asked(match) != "0 annex-or-influence"
    assert "mantua" in at(match, FRANCE).cities


@pytest.mark.rule("W3.2")
def test_annexing_from_cities_that_came_with_an_ally() -> None:
    match = canvass('[major.florence]\nally = "france"', COURT + 'cities = ["florence", "milan"]')
    assert why(match, "annex perugia", "annex spoleto") == ["", "out-of-reach V4.4"]


@pytest.mark.rule("W3.2")
def test_cities_that_only_favour_are_no_base_for_annexing_and_are_not_neutral() -> None:
    match = canvass("[major.florence]\ninfluence = -3")
    assert why(match, "annex perugia", "annex pisa") == ["out-of-reach V4.4", "not-neutral V4.4"]


@pytest.mark.rule("W3.2")
def test_allied_and_defeated_cities_cannot_be_influenced() -> None:
    match = canvass('[major.florence]\nally = "naples"\n[major.venice]\nis_defeated = true')
    assert why(match, "influence florence", "influence venice") == ["off-the-track W3.2", "off-the-track W3.2"]
    assert why(match, "pass", "influence rome cross") == ["asked-to-influence W3.2", ""]


@pytest.mark.rule("W3.2")
def test_without_crowns_or_crosses_nothing_moves() -> None:
    match = canvass(france="")
    go(match, "influence venice", "tap milan crown")
    assert influence(match, "venice") == -1
    match = canvass(france='cities = ["turin!"]\nindulgences = [4]\nleft = ["merchant"]')
    assert asked(match) != "0 annex-or-influence"  # the room is blocked
    match = canvass(france='cities = ["turin!"]\nindulgences = [1, 2, 3]\nleft = ["merchant"]')
    assert picks(match) == ["enough", "influence florence", "influence rome", "influence venice"]  # by an indulgence
    go(match, "enough")
    assert told(match, "declined") == [{"seat": FRANCE}]


# W3.3, W3.4


@pytest.mark.rule("W3.3")
def test_example_venice_in_naples_alliance_zone_is_allied_free_for_the_whole_action() -> None:
    match = lay('phase = "act 1"\n[naples]\ntoken = 2\nleft = ["ambassador"]\n[major.venice]\ninfluence = 5')
    before = at(match, NAPLES)
    go(match, "alliance venice")
    assert told(match, "alliance-made") == [{"seat": NAPLES, "city": "venice"}]
    own = at(match, NAPLES)
    assert own.left[:1] == before.left  # nothing was tapped
    assert own.florins == before.florins
    assert "1 annex-or-influence" not in [asked(match)]  # the action is over
    assert major(match, "venice").ally == "naples"


@pytest.mark.rule("W3.3")
def test_the_marker_must_lie_in_the_alliance_zone_already() -> None:
    match = canvass("[major.venice]\ninfluence = -4\n[major.florence]\ninfluence = -5")
    assert why(match, "alliance venice", "alliance florence", "alliance rome") == [
        "not-in-alliance-zone W3.3",
        "",
        "not-in-alliance-zone W3.3",
    ]
    pay(match, "influence venice")  # it reaches the zone, but the action is begun
    assert why(match, "alliance venice", "alliance florence") == ["action-begun W3.3", "action-begun W3.3"]
    match = canvass("[major.florence]\ninfluence = -5")
    pay(match, "annex parma")
    assert why(match, "alliance florence") == ["action-begun W3.3"]
    match = canvass("[major.florence]\ninfluence = 5")
    assert why(match, "alliance florence") == ["not-in-alliance-zone W3.3"]


@pytest.mark.rule("W3.3")
def test_one_alliance_an_action() -> None:
    match = canvass("[major.florence]\ninfluence = -5\n[major.venice]\ninfluence = -6", "")
    go(match, "alliance florence")
    while match.to_act == (FRANCE,) and asked(match) == "0 choose-side":
        go(match, "to left")
    assert asked(match) != "0 annex-or-influence"


@pytest.mark.rule("W3.4")
def test_the_ally_brings_cities_tiles_cards_troops_and_agent() -> None:
    match = canvass('[major.florence]\ninfluence = -5\n[naples]\nagents = ["florence"]', "stock = 5\nleft = []")
    go(match, "alliance florence", "to left", "to right")
    own = at(match, FRANCE)
    assert {"florence", "pisa"} <= set(own.cities)  # available
    assert own.troops == {}
    assert major(match, "florence").troops == {"florence": 1}
    assert state(match).troops_at(FRANCE, CITIES["florence"]) == 1  # under France's command
    assert own.left == ("piero",)
    assert own.right == ("savonarola",)  # at once, available
    assert own.stock == 6  # on top of five
    assert at(match, NAPLES).agents == ("florence",)  # an agent in the city stays
    assert at(match, NAPLES).stock == 0


@pytest.mark.rule("W3.4")
def test_its_troops_stand_by_those_that_are_there_and_obey_wherever_they_are() -> None:
    match = lay(
        'phase = "act 1"\n[naples]\ntoken = 2\ntroops = { venice = 2, naples = 1 }\n[france]\nagents = ["venice"]\n[major.venice]\ninfluence = 5'
    )
    go(match, "alliance venice")
    s = state(match)
    assert [s.troops_at(NAPLES, CITIES[name]) for name in ("venice", "ravenna", "naples")] == [3, 1, 1]
    assert s.army(NAPLES) == 5
    assert at(match, NAPLES).troops == {"venice": 2, "naples": 1}
    assert major(match, "venice").troops == {"venice": 1, "ravenna": 1}
    assert major(match, "venice").influence == 0  # off the track
    assert {"venice", "corfu", "ravenna"} <= set(at(match, NAPLES).cities)


@pytest.mark.rule("W3.4")
def test_an_allys_agent_raises_the_limit_for_good() -> None:
    text = 'phase = "buy 0"\n[france]\nflorins = 9\nstock = 5\n[major.florence]\nally = "france"'
    assert at(go(lay(text), "buy assassin", "to left"), FRANCE).stock == 6
    assert at(go(lay(text.replace("stock = 5", "stock = 6")), "buy assassin", "to left"), FRANCE).stock == 6


@pytest.mark.rule("W3.4")
def test_its_cities_are_ones_own_for_every_rule() -> None:
    text = (
        'phase = "buy 0"\n[france]\ncities = ["florence"]\n[major.florence]\nally = "france"\ntroops = { florence = 1 }'
    )
    match = lay(text)
    go(match, "buy bishop", "tap florence florin")
    assert at(match, FRANCE).cities == ("florence!",)


@pytest.mark.rule("W3.4")
def test_example_an_ally_of_florence_whose_pisa_was_taken_before_gets_no_tile_of_pisa() -> None:
    match = canvass(
        '[major.florence]\ninfluence = -5\ncities = ["florence"]\n[naples]\ncities = ["naples", "pisa"]', ""
    )
    go(match, "alliance florence")
    assert "pisa" not in [city.removesuffix("!") for city in at(match, FRANCE).cities]
    assert "florence" in at(match, FRANCE).cities
    assert "pisa" in at(match, NAPLES).cities


@pytest.mark.rule("W3.4")
def test_the_alliance_opens_a_space_for_good() -> None:
    full = 'left = ["bishop", "banker"]\nright = ["bishop", "banker"]'
    match = canvass("[major.venice]\ninfluence = -5", full)
    go(match, "alliance venice")
    s = state(match)
    assert s.parting.spaces(s, FRANCE) == 2
    go(match, "to left")  # Barbarigo takes the new space; for Gonzaga there is none
    assert asked(match) == "0 make-room"
    assert picks(match)[0] == "forgo"
    go(match, "forgo")
    assert told(match, "forgone") == [{"seat": FRANCE, "card": "gonzaga"}]
    assert s.parting.spaces(s, FRANCE) == 2


@pytest.mark.rule("W3.4")
def test_without_room_a_courtier_may_be_discarded_instead() -> None:
    full = 'left = ["bishop", "banker"]\nright = ["bishop", "banker"]'
    match = canvass("[major.venice]\ninfluence = -5", full)
    go(match, "alliance venice", "to left", "discard bishop right")
    assert set(at(match, FRANCE).left + at(match, FRANCE).right) == {"bishop", "banker", "barbarigo", "gonzaga"}


@pytest.mark.rule("W3.4")
def test_at_most_six_spaces_in_all() -> None:
    text = 'phase = "buy 0"\n[france]\nflorins = 9\nleft = ["bishop", "banker", "merchant"]\nright = ["bishop", "banker", "merchant"]\ntitles = ["duchy", "principality"]\n'
    text += '[major.florence]\nally = "france"\n[major.rome]\nally = "france"\n[major.venice]\nally = "france"'
    match = lay(text)
    go(match, "buy admiral")
    assert asked(match) == "0 make-room"


@pytest.mark.rule("W3.4")
def test_the_marker_leaves_and_agents_on_it_return_to_their_owners() -> None:
    match = canvass("[major.florence]\ninfluence = -5", 'agents = ["marker-florence"]\nstock = 1')
    go(match, "alliance florence", "to left")
    assert at(match, FRANCE).agents == ()
    assert at(match, FRANCE).stock == 1 + 1 + 1  # with Florence's own agent
    assert "florence" not in view(match).favours


@pytest.mark.rule("W3.4")
def test_of_three_markers_the_right_one_is_cleared() -> None:
    agents = '[naples]\nagents = ["marker-florence"]'
    match = canvass("[major.venice]\ninfluence = -5\n" + agents, 'agents = ["marker-rome", "marker-venice"]')
    go(match, "alliance venice", "to left")
    assert at(match, FRANCE).agents == ("marker-rome",)
    assert at(match, FRANCE).stock == 1
    assert (at(match, NAPLES).agents, at(match, NAPLES).stock) == (("marker-florence",), 0)


@pytest.mark.rule("W3.4")
def test_allied_troops_march_under_ones_command() -> None:
    text = MARCH.replace('"genoa"]', '"florence"]')
    match = lay(text + '[major.florence]\nally = "france"\ntroops = { florence = 1 }')
    go(match, "from florence", "march siena", "tap print cavalry")
    assert major(match, "florence").troops == {"siena": 1}


# W3.5


@pytest.mark.rule("W3.5")
def test_agents_on_markers_one_on_each_and_on_several() -> None:
    match = lay(
        'phase = "act 0"\n[france]\ntoken = 5\nstock = 3\nrooms = ["", "", "", "", "assassin"]\nleft = ["assassin"]\n[naples]\nagents = ["marker-rome"]'
    )
    go(match, "place marker-florence", "tap card mask", "place marker-venice")
    assert set(at(match, FRANCE).agents) == {"marker-florence", "marker-venice"}
    assert why(match, "place marker-rome", "place marker-florence") == ["place-taken V4.6", "place-taken V4.6"]
    go(match, "remove marker-rome", "tap assassin left mask")  # a mask
    assert at(match, NAPLES).agents == ()
    assert at(match, NAPLES).stock == 1
    assert view(match).course.pool == "1M"


@pytest.mark.rule("W3.5")
def test_not_on_markers_of_allied_or_defeated_cities() -> None:
    match = lay(
        'phase = "act 0"\n[france]\ntoken = 5\nstock = 1\n[major.florence]\nally = "naples"\n[major.rome]\nis_defeated = true'
    )
    assert why(match, "place marker-florence", "place marker-rome", "place marker-venice") == [
        "place-closed V1.1",
        "place-closed V1.1",
        "",
    ]


@pytest.mark.rule("W3.5")
def test_example_a_french_agent_on_florence_cancels_the_first_of_three_crowns_of_naples() -> None:
    text = 'token = 2\nleft = ["ambassador", "counsellor"]\nright = ["podesta", "aragon"]\n'
    match = lay(
        f'phase = "act 1"\n[naples]\n{text}[france]\nagents = ["marker-florence"]\n[major.florence]\ninfluence = 3'
    )
    for _ in range(3):
        pay(match, "influence florence")
    assert influence(match, "florence") == 5  # two steps
    assert told(match, "influence-cancelled") == [{"seat": NAPLES, "city": "florence"}]
    match = lay(
        f'phase = "act 1"\n[naples]\n{text}[france]\nagents = ["marker-florence"]\n[major.florence]\ninfluence = 5'
    )
    assert why(match, "alliance florence") == ["enemy-on-marker W3.5"]  # and it cannot ally


@pytest.mark.rule("W3.5")
def test_a_cross_is_cancelled_too_and_each_marker_for_itself() -> None:
    text = 'token = 2\nleft = ["bishop", "counsellor"]\nright = ["podesta", "aragon"]\n'
    match = lay(f'phase = "act 1"\n[naples]\n{text}[france]\nagents = ["marker-rome", "marker-venice"]')
    pay(match, "influence rome cross")
    pay(match, "influence venice")
    pay(match, "influence rome")
    assert (influence(match, "rome"), influence(match, "venice")) == (2, 0)
    assert len(told(match, "influence-cancelled")) == 2


@pytest.mark.rule("W3.5")
def test_a_symbol_is_cancelled_also_after_others_were_spent_elsewhere() -> None:
    match = canvass('[naples]\nagents = ["marker-rome", "marker-venice"]')
    pay(match, "influence florence")
    pay(match, "influence rome")
    pay(match, "influence venice")
    assert [influence(match, name) for name in ("florence", "rome", "venice")] == [-2, 1, 0]
    assert why(match, "annex nice", "annex parma") != ["annexed-already W3.2", "annexed-already W3.2"]


@pytest.mark.rule("W3.5")
def test_an_agent_on_another_marker_forbids_nothing() -> None:
    match = canvass('[naples]\nagents = ["marker-rome"]\n[major.venice]\ninfluence = -5')
    assert why(match, "alliance venice") == [""]
    match = canvass('[naples]\nagents = ["marker-venice"]\n[major.venice]\ninfluence = -5')
    assert why(match, "alliance venice") == ["enemy-on-marker W3.5"]


@pytest.mark.rule("W3.5")
def test_ones_own_agent_cancels_nothing() -> None:
    match = canvass("[major.florence]\ninfluence = -5", COURT + 'agents = ["marker-florence"]')
    assert why(match, "alliance florence") == [""]
    pay(match, "influence florence")
    assert influence(match, "florence") == -6
