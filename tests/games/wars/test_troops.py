"""W2.4, W2.5, W4.7: of own and allied troops in one city each is of one kind, and stops, moves and dies for itself."""

from __future__ import annotations

import pytest
from wars_tables import FRANCE, asked, at, go, lay, major, new, picks, state, told, view, why

import signoria
from signoria import Match
from signoria.games.virtu.components import CITIES
from signoria.games.wars.state import Wars


def march(own: str, florentine: str, more: str = "") -> Match:
    """France's War room with two horses on its card; own troops, and those of its ally Florence."""
    return lay(
        f"""
        phase = "act 0"
        [france]
        token = 1
        rooms = ["louis", "", "", "", ""]
        cities = ["milan", "florence", "siena"]
        troops = {{ {own} }}
        [major.florence]
        ally = "france"
        troops = {{ {florentine} }}
        {more}
        """
    )


@pytest.mark.rule("W2.4", "W2.5", "W4.7")
@pytest.mark.parametrize("rome", ["", "[major.rome]\ninfluence = 2"])
def test_an_allys_troop_that_has_just_arrived_does_not_march_on_in_place_of_ones_own(rome: str) -> None:
    match = march("civitavecchia = 1", "siena = 1", rome)
    go(match, "from siena", "march civitavecchia", "tap card cavalry")
    assert view(match).campaign.halted == {"florence": {"civitavecchia": 1}}
    go(match, "from civitavecchia", "march rome")
    assert told(match, "troop-picked") == []  # nobody was asked: only France's own troop stood there before
    assert at(match, FRANCE).troops == {"rome": 1}
    assert major(match, "florence").troops == {"civitavecchia": 1}
    rule = "W2.5" if rome else "W2.4"
    assert why(match, "from civitavecchia", "from rome") == [f"troop-stops {rule}"] * 2


@pytest.mark.rule("W2.4", "W4.7")
def test_nor_does_ones_own_in_place_of_an_allys() -> None:
    match = march("siena = 1", "civitavecchia = 1")
    go(match, "from siena", "march civitavecchia", "tap card cavalry", "from civitavecchia", "march rome")
    assert at(match, FRANCE).troops == {"civitavecchia": 1}
    assert major(match, "florence").troops == {"rome": 1}


@pytest.mark.rule("W2.4", "W4.7")
def test_which_of_mixed_troops_marches_is_asked_among_those_that_have_not_stopped() -> None:
    match = march("civitavecchia = 1, siena = 1", "civitavecchia = 1")
    go(match, "from siena", "march civitavecchia", "tap card cavalry", "from civitavecchia", "march rome")
    assert picks(match) == ["troop own", "troop florence"]  # one of France's two stood there before
    go(match, "troop own")
    assert view(match).campaign.halted == {"france": {"civitavecchia": 1, "rome": 1}}
    assert state(match).kinds_at(FRANCE, CITIES["civitavecchia"], True) == [1]


@pytest.mark.rule("W2.4", "W4.7")
def test_a_kind_that_has_stopped_is_refused_when_it_is_asked_who_marches() -> None:
    match = lay(
        """
        stack = ["pick-mover 0 18 19 1", "lead-troops 0", "end-action 0", "next-spring", "begin-sieges", "next-retreat", "end-spring", "next-winter", "end-year"]
        turn = 1
        halted.florence.civitavecchia = 1
        [france]
        token = 1
        troops = { civitavecchia = 1 }
        [major.florence]
        ally = "france"
        troops = { civitavecchia = 1 }
        [major.venice]
        ally = "france"
        troops = { civitavecchia = 1 }
        """.replace("18 19", f"{CITIES['civitavecchia']} {CITIES['rome']}")
    )
    assert picks(match) == ["troop own", "troop venice"]
    assert why(match, "troop florence") == ["no-such-troop W4.7"]


@pytest.mark.rule("W2.3", "W4.7")
def test_a_city_that_favours_stops_neither_kind() -> None:
    match = march("siena = 1", "civitavecchia = 1", "[major.rome]\ninfluence = -3")
    go(match, "from siena", "march civitavecchia", "tap card cavalry", "from civitavecchia", "march rome")
    assert picks(match) == ["troop own", "troop florence"]
    assert view(match).campaign.halted == {}


@pytest.mark.rule("V6.7", "W4.7")
def test_troops_that_have_stopped_retreat_like_the_others() -> None:
    match = lay(
        """
        phase = "retreats"
        halted = { france = { spoleto = 1 }, florence = { spoleto = 1 } }
        [france]
        cities = ["milan", "florence", "perugia"]
        troops = { spoleto = 1 }
        [major.florence]
        ally = "france"
        troops = { spoleto = 1 }
        """
    )
    go(match, "march perugia")
    assert asked(match) == "0 pick-mover"
    assert picks(match) == ["troop own", "troop florence"]
    go(match, "troop florence", "lose troop")
    assert at(match, FRANCE).troops == {}
    assert major(match, "florence").troops == {"perugia": 1}


@pytest.mark.rule("W2.4", "W4.7")
def test_a_troop_that_has_stopped_and_is_lost_counts_no_more() -> None:
    match = lay(
        'phase = "sieges"\nhalted.france = { parma = 1, pisa = 1 }\n'
        "[france]\ntroops = { parma = 1, pisa = 1 }\n[major.florence]\ninfluence = 2"
    )
    go(match, "besiege parma")
    while asked(match) != "0 choose-siege" and "parma" in view(match).campaign.halted.get("france", {}):
        go(match, "pass")
    assert "parma" not in view(match).campaign.halted.get("france", {})


@pytest.mark.rule("W4.7", "W5.1")
def test_every_troop_is_counted_once() -> None:
    match = march("civitavecchia = 1", "siena = 1, florence = 1")
    s = state(match)
    assert (s.army(FRANCE), s.own_army(FRANCE)) == (3, 1)
    assert view(match).armies == ({"florence": 1, "siena": 1, "civitavecchia": 1}, {})
    assert s.troops_at(FRANCE, CITIES["siena"]) == 1
    assert sum(s.troops) == 3 + 1 + 2  # and those of Rome and Venice


@pytest.mark.rule("W4.7")
def test_in_whole_games_no_more_troops_have_stopped_than_there_are_and_none_is_beyond_its_box() -> None:
    for seed in range(3):
        match = new(rounds=6)
        chooser = signoria.bot("greedy" if seed else "random", seed)
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, chooser.choose(match.view(seat), match.choices(seat)))
            hold_together(state(match))


def hold_together(s: Wars) -> None:
    """What holds of troops at any time."""
    assert all(0 <= halted <= troops for halted, troops in zip(s.halted, s.troops, strict=True))
    for seat in range(2):
        assert s.own_army(seat) <= s.parting.troop_limit(s, seat)
        assert s.army(seat) == sum(s.troops_at(seat, city) for city in s.board.cities)
    for number, one in enumerate(s.italy.majors):
        assert s.own_army(2 + number) <= one.most_troops
