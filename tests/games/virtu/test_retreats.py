"""V6.7–V6.9: retreats, the city track and the order of turns."""

from __future__ import annotations

import pytest
from virtu_tables import FLORENCE, VENICE, asked, at, go, lay, picks, siege, told, view, why

# V6.7


@pytest.mark.rule("V6.7")
def test_example_green_before_ancona_retreats_by_sea_a_ship_a_troop() -> None:
    match = siege('[venice]\ncities = ["venice"]\ntroops = { ancona = 2 }\nleft = ["ambassador"]')
    assert asked(match) == "2 retreat-troop"
    assert picks(match) == ["lose troop", "sail venice"]
    assert why(match, "march venice", "march spoleto", "sail corfu", "enough") == [
        "no-direct-road V6.7",
        "not-own-city V6.7",
        "not-own-city V6.7",
        "asked-to-retreat V6.7",
    ]
    go(match, "sail venice")
    assert picks(match) == ["tap ambassador left ship", "tap venice ship"]
    go(match, "tap ambassador left ship")
    assert at(match, VENICE).troops == {"venice": 1}


@pytest.mark.rule("V6.7")
def test_ships_left_over_serve_the_next_troop_from_that_city() -> None:
    match = siege(
        '[venice]\ncities = ["venice!"]\ntroops = { ancona = 3 }\nallies = ["ottomans"]\n[florence]\ncities = ["ancona"]\ntroops = { ancona = 1 }'
    )
    go(match, "sail venice", "tap ottomans ship")
    assert view(match).course.pool == "1S"
    go(match, "sail venice")
    assert at(match, VENICE).troops == {"venice": 2}
    assert at(match, VENICE).allies == ("ottomans!",)


@pytest.mark.rule("V6.7")
def test_without_ships_or_a_port_troops_are_lost() -> None:
    match = siege('[venice]\ncities = ["venice!"]\ntroops = { ancona = 2 }')
    assert told(match, "troop-lost") == [{"seat": 2, "city": "ancona"}]
    match = siege("[venice]\ntroops = { spoleto = 2 }")
    assert told(match, "troop-lost") == [{"seat": 2, "city": "spoleto"}]


@pytest.mark.rule("V6.7")
def test_a_free_road_bars_the_same_way_by_sea_and_losing_is_allowed() -> None:
    match = siege(
        '[venice]\ntroops = { ravenna = 2 }\ncities = ["venice", "corfu", "bari"]\n[naples]\ncities = ["naples"]'
    )
    assert picks(match) == ["lose troop", "march venice", "sail bari", "sail corfu"]
    assert why(match, "sail venice", "sail trento") == ["road-is-free V6.7", "not-own-city V6.7"]
    go(match, "lose troop")
    assert at(match, VENICE).troops == {}


@pytest.mark.rule("V6.7")
def test_more_seas_cost_more_ships() -> None:
    text = '[venice]\ntroops = { terracina = 2 }\ncities = ["corfu"]\nleft = ["admiral"]\n[florence]\ncities = ["terracina"]\ntroops = { terracina = 1 }'
    match = siege(text, 4, "pass")
    assert picks(match) == ["lose troop", "sail corfu"]
    go(match, "sail corfu", "tap admiral left ship")
    assert at(match, VENICE).troops == {"corfu": 1}
    match = siege(text.replace("admiral", "ambassador").replace('"corfu"', '"corfu!"'))
    assert told(match, "troop-lost")


@pytest.mark.rule("V6.7")
def test_cities_taken_this_spring_count_and_turn_order_holds() -> None:
    match = siege(
        "order = [3, 0, 1, 2]\n[florence]\ntroops = { siena = 4, rome = 2 }\n[milan]\ntroops = { parma = 1 }",
        4,
        "besiege siena",
    )
    assert asked(match) == "0 retreat-troop"  # Milan's troop was lost at once: Parma holds
    assert picks(match) == ["lose troop", "march siena"]


# V6.8, V6.9


@pytest.mark.rule("V6.8")
def test_discs_move_at_once_loser_first_and_lie_on_top() -> None:
    match = siege(
        "ladder = [3, 2, 1, 0]\n[florence]\ntroops = { siena = 4 }\n[venice]\ncities = ['venice', 'siena', 'corfu']"
    )
    assert view(match).course.ladder == (3, 1, 2, 0)
    match = siege("ladder = [0, 1, 2, 3]\n[florence]\ntroops = { siena = 4 }")
    assert view(match).course.ladder == (1, 2, 3, 0)


@pytest.mark.rule("V6.8", "V4.4")
def test_an_annexation_moves_the_disc_too() -> None:
    match = lay('phase = "act 0"\nladder = [0, 1, 2, 3]\n[florence]\ntoken = 3\nleft = ["pope"]')
    go(match, "annex parma", "tap pope left crown")
    assert view(match).course.ladder == (1, 2, 3, 0)


@pytest.mark.rule("V6.8")
def test_beyond_eight_the_disc_does_not_move() -> None:
    eight = '["florence", "pisa", "ravenna", "ancona", "spoleto", "rome", "parma", "genoa"]'
    match = siege(f"ladder = [0, 1, 2, 3]\n[florence]\ncities = {eight}\ntroops = {{ siena = 4 }}")
    assert view(match).course.ladder == (0, 1, 2, 3)


@pytest.mark.rule("V6.8")
@pytest.mark.parametrize(("count", "ladder"), [(8, (0, 1, 3, 2)), (9, (0, 1, 2, 3)), (3, (0, 1, 3, 2))])
def test_the_losers_disc_moves_unless_it_stays_beyond_eight(count: int, ladder: tuple[int, ...]) -> None:
    cities = ["siena", "venice", "corfu", "mantua", "ravenna", "ancona", "trento", "spoleto", "parma"][:count]
    eight = ["florence", "pisa", "rome", "terracina", "genoa", "nice", "messina", "palermo"]  # its own disc stays
    match = siege(
        f"ladder = [0, 1, 2, 3]\n[florence]\ncities = {eight}\ntroops = {{ siena = 4 }}\n[venice]\ncities = {cities}"
    )
    assert "siena!" in at(match, FLORENCE).cities
    assert view(match).course.ladder == ladder


@pytest.mark.rule("V2.3", "V6.8")
def test_nobody_cashes_a_neutral_citys_florins_or_a_tile_without_any() -> None:
    match = siege("[florence]\ntroops = { genoa = 4 }")
    assert "genoa!" in at(match, FLORENCE).cities
    assert [at(match, seat).florins for seat in range(4)] == [0, 0, 0, 0]
    match = siege('[florence]\ntroops = { siena = 4 }\n[venice]\ncities = ["venice", "siena"]')
    assert told(match, "city-taken")
    assert told(match, "cashed") == []


@pytest.mark.rule("V6.8")
def test_the_first_seat_loses_a_space_too() -> None:
    match = siege(
        """
        [florence]
        cities = ["florence", "pisa", "siena", "ravenna", "ancona"]
        left = ["bishop!", "banker"]
        [naples]
        troops = { siena = 5 }
        """
    )
    assert asked(match) == "0 free-space"


@pytest.mark.rule("V6.8")
def test_losing_the_fifth_city_frees_a_courtier_space() -> None:
    text = """
    [florence]
    troops = { siena = 5 }
    [venice]
    cities = ["venice", "corfu", "siena", "ravenna", "ancona"]
    left = ["bishop!", "banker"]
    right = ["merchant"]
    """
    match = siege(text)
    assert asked(match) == "2 free-space"
    assert picks(match) == ["shift bishop left", "shift banker left", "discard bishop left", "discard banker left"]
    assert why(match, "shift merchant right", "shift pope left", "pass") == [
        "not-shaded V6.8",
        "no-such-courtier V7.2",
        "asked-to-free-space V6.8",
    ]
    go(match, "shift bishop left")  # even exhausted
    assert (at(match, VENICE).left, at(match, VENICE).right) == (("banker",), ("bishop!", "merchant"))
    match = siege(text.replace('right = ["merchant"]', 'right = ["merchant", "maestro"]'))
    assert why(match, "shift bishop left") == ["no-space V7.3"]
    go(match, "discard banker left")
    assert at(match, VENICE).left == ("bishop!",)
    assert at(match, VENICE).florins == 3


@pytest.mark.rule("V6.9", "V7.3")
def test_the_order_further_on_the_city_track_first_then_higher_in_the_stack() -> None:
    match = lay('phase = "retreats"\nladder = [3, 1, 0, 2]\n[milan]\ncities = ["milan", "turin", "nice"]')
    assert view(match).course.order == (3, 2, 0, 1)
    assert [row["seat"] for row in told(match, "order-set")] == [3, 2, 0, 1]
    assert match.to_act == (3,)
    winters: list[int] = []
    springs: list[int] = []
    while len(springs) < 4:
        seat = match.to_act[0]
        seats = winters if view(match).course.year == 1 else springs
        if seat not in seats:
            seats.append(seat)
        match.play(seat, match.choices(seat)[0])
    assert (winters, springs) == ([3, 2, 0, 1], [3, 2, 0, 1])  # this winter and the next spring


@pytest.mark.rule("V6.7")
def test_ships_left_over_do_not_serve_another_city() -> None:
    match = lay('phase = "retreats"\n[florence]\ncities = ["genoa", "pisa"]\ntroops = { nice = 1, ajaccio = 1 }')
    assert asked(match) == "0 retreat-troop"
    go(match, "sail pisa", "tap genoa ship")  # two ships for one sea
    assert asked(match) == "0 retreat-troop"
    go(match, "sail pisa")
    assert picks(match) == ["tap pisa ship"]


@pytest.mark.rule("V6.7")
def test_no_sea_leads_to_a_city_inland() -> None:
    match = lay(
        'phase = "retreats"\n[florence]\ncities = ["florence", "pisa"]\ntroops = { terracina = 1 }\nleft = ["admiral"]'
    )
    assert why(match, "sail florence", "sail naples") == ["no-sea-retreat V6.7", "not-own-city V6.7"]


@pytest.mark.rule("V6.7")
def test_the_road_is_free_between_ports_too() -> None:
    match = lay('phase = "retreats"\n[florence]\ncities = ["genoa"]\ntroops = { nice = 1 }')
    go(match, "march genoa")
    assert at(match, FLORENCE).troops == {"genoa": 1}
    assert at(match, FLORENCE).cities == ("genoa",)


@pytest.mark.rule("V6.5", "V4.7")
def test_with_the_spring_its_sieges_are_forgotten() -> None:
    match = lay(
        'phase = "retreats"\n[florence]\nwithdrawn = ["siena"]\nleonardo = ["siena"]\nbonuses = ["leonardo"]\nwar_tokens = 2'
    )
    own = at(match, FLORENCE)
    assert (own.withdrawn, own.leonardo, own.war_tokens) == ((), (), 0)
