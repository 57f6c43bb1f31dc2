"""V4.1–V4.4, V4.7: Govern, Patronage, Trade, Annex and the patronage bonuses."""

from __future__ import annotations

import pytest
from virtu_tables import FLORENCE, MILAN, NAPLES, asked, at, go, lay, missing, picks, prestige, state, told, view, why

from signoria import Match
from signoria.games.virtu.components import CITIES
from signoria.games.virtu.steps.actions import annex_price
from signoria.games.virtu.view import written

GOVERN = """
phase = "act 0"
[florence]
token = 1
"""

EITHER = "1 crown-or-cross"


def price(match: Match, seat: int, city: str) -> str:
    """What it costs to annex a city."""
    return written(annex_price(state(match), seat, CITIES[city]))


# Govern


@pytest.mark.rule("V4.1")
def test_govern_each_symbol_refreshes_up_to_two_tiles() -> None:
    match = lay(GOVERN + 'cities = ["florence!", "pisa!", "siena!"]')
    go(match, "tap print crown", "enough")
    assert picks(match) == ["enough", "refresh florence", "refresh pisa", "refresh siena"]
    assert why(match, "refresh rome", "step") == ["not-exhausted V4.1", "asked-to-refresh V4.1"]
    go(match, "refresh florence", "refresh siena")
    assert at(match, FLORENCE).cities == ("florence", "pisa!", "siena")
    assert asked(match) != "0 refresh-tiles"


@pytest.mark.rule("V4.1")
def test_govern_may_refresh_fewer() -> None:
    match = lay(GOVERN + 'cities = ["florence!", "pisa!"]')
    go(match, "tap print crown", "enough", "refresh pisa", "enough")
    assert at(match, FLORENCE).cities == ("florence!", "pisa")


@pytest.mark.rule("V4.1")
def test_govern_symbols_are_paid_in_full_first_and_no_more_than_help() -> None:
    match = lay(GOVERN + 'cities = ["florence!", "pisa!", "siena!"]\nleft = ["ambassador"]\nright = ["bishop", "pope"]')
    go(match, "tap print crown")
    assert "tap pope right crown" in picks(match)
    assert "tap pope right cross" not in picks(match)  # two of either: the same
    assert why(match, "tap pope right cross") == ["same-as-crown V2.2"]
    go(match, "tap ambassador left crown")
    assert picks(match) == ["enough"]
    assert why(match, "tap bishop right cross", "refresh pisa") == ["not-missing V2.2", "asked-to-gather V2.2"]


@pytest.mark.rule("V4.1")
def test_govern_titles_and_cathedrals_are_tiles_too() -> None:
    match = lay(GOVERN + 'cathedrals = ["florence!"]\ntitles = ["guild!", "duchy!"]\nleft = ["bishop"]')
    go(match, "tap print crown", "tap bishop left cross", "enough", "enough")
    assert picks(match) == ["enough", "refresh cathedral florence", "refresh duchy", "refresh guild"]
    go(match, "refresh cathedral florence", "refresh duchy", "refresh guild")
    assert at(match, FLORENCE).cathedrals == ("florence",)
    assert at(match, FLORENCE).titles == ("duchy", "guild")


@pytest.mark.rule("V4.1")
def test_govern_renews_an_alliance_even_under_an_enemy_agent() -> None:
    match = lay(GOVERN + 'cities = ["pisa!"]\nallies = ["france!"]\n[naples]\nagents = ["france"]')
    go(match, "tap print crown", "enough")
    assert picks(match) == ["enough", "refresh pisa", "renew france"]
    assert why(match, "renew empire") == ["not-exhausted V4.1"]
    go(match, "renew france")
    assert at(match, FLORENCE).allies == ("france",)
    assert asked(match).startswith("1 ")


@pytest.mark.rule("V4.1")
def test_govern_half_a_symbol_renews_no_alliance() -> None:
    match = lay(GOVERN + 'cities = ["pisa!", "florence!"]\nallies = ["france!"]')
    go(match, "tap print crown", "enough", "refresh pisa")
    assert picks(match) == ["enough", "refresh florence"]
    assert why(match, "renew france") == ["half-a-symbol V4.1"]


@pytest.mark.rule("V4.1")
def test_govern_does_not_refresh_what_paid_for_it() -> None:
    match = lay(GOVERN + 'cities = ["siena", "pisa!", "florence!", "mantua!", "ancona!", "rome!"]\nallies = ["empire"]')
    go(match, "tap siena crown", "tap empire cross", "enough")
    assert "refresh siena" not in picks(match)
    assert why(match, "refresh siena", "renew empire") == ["pays-this V4.1", "pays-this V4.1"]
    match = lay(GOVERN + 'cities = ["pisa!"]\ntitles = ["kingdom"]\ncathedrals = []\n[naples]\ncities = ["naples"]')
    go(match, "tap kingdom crown", "enough")
    assert why(match, "refresh kingdom") == ["pays-this V4.1"]
    match = lay(GOVERN + 'cities = ["pisa!", "siena!"]\ncathedrals = ["siena"]')
    go(match, "tap cathedral siena cross", "enough")
    assert why(match, "refresh cathedral siena", "refresh siena") == ["pays-this V4.1", ""]


@pytest.mark.rule("V4.1")
def test_example_govern_with_card_upgrade_and_courtier() -> None:
    """The Cardinal's crown, a cross from the upgrade under it, the courtier Ambassador's crown."""
    match = lay(
        GOVERN
        + """
        rooms = ["cardinal+bishop", "", "", "", ""]
        right = ["ambassador"]
        cities = ["florence!", "pisa!", "siena!", "rome!", "ancona!", "mantua!"]
        """
    )
    go(match, "tap card crown", "tap upgrade cross", "tap ambassador right crown")
    assert view(match).course.pool == "2C 1X"
    go(match, "enough", *[f"refresh {city}" for city in ("florence", "pisa", "siena", "rome", "ancona", "mantua")])
    assert not [city for city in at(match, FLORENCE).cities if city.endswith("!")]


@pytest.mark.rule("V4.1")
def test_govern_with_nothing_to_refresh_takes_no_symbols() -> None:
    match = lay(GOVERN + 'cities = ["pisa"]\nleft = ["bishop"]')
    assert picks(match) == ["enough"]


# Patronage


def patron(step: int, more: str = "") -> Match:
    """Florence before a step on the patronage track, rich in everything."""
    return lay(
        f"""
        phase = "act 0"
        [florence]
        token = 2
        patronage = {step}
        florins = 9
        cities = ["florence", "siena", "mantua", "rome"]
        left = ["bishop"]
        {more}
        """
    )


@pytest.mark.rule("V4.2")
@pytest.mark.parametrize(
    ("step", "cost"),
    [(0, EITHER), (1, EITHER), (2, f"1 crown {EITHER}"), (3, f"1 crown {EITHER}"), (4, "2 crown 1 cross")],
)
def test_patronage_costs(step: int, cost: str) -> None:
    match = patron(step)
    go(match, "act")
    assert missing(match) == cost
    florins = {0: 2, 1: 2, 2: 3, 3: 3, 4: 4}[step]
    assert view(match).course.need.startswith(f"{florins}F")


@pytest.mark.rule("V4.2")
def test_patronage_is_one_step_an_action_and_the_bonus_comes_at_two_and_four() -> None:
    match = patron(0)
    go(match, "act", "tap bishop left cross")
    assert (at(match, FLORENCE).patronage, at(match, FLORENCE).florins) == (1, 7)
    assert asked(match).startswith("1 ")
    match = patron(1)
    go(match, "act", "tap bishop left cross")
    assert asked(match) == "0 choose-bonus"
    assert len(picks(match)) == 10
    match = patron(2)
    go(match, "act", "tap rome crown", "tap bishop left cross")
    assert at(match, FLORENCE).patronage == 3
    assert asked(match).startswith("1 ")
    match = patron(3)
    go(match, "act", "tap rome crown", "tap bishop left cross")
    assert asked(match) == "0 choose-bonus"


@pytest.mark.rule("V4.2")
def test_bonuses_still_there_and_of_two_kinds() -> None:
    match = patron(3, 'bonuses = ["columbus"]\n[naples]\nbonuses = ["duomo"]')
    go(match, "act", "tap rome crown", "tap bishop left cross")
    assert picks(match) == ["choose bastion", "choose the_prince", "choose sistine", "choose artillery"]
    assert why(match, "choose leonardo", "choose duomo", "act") == [
        "bonus-kind V4.2",
        "bonus-taken V4.2",
        "asked-for-bonus V4.2",
    ]
    go(match, "choose sistine")
    assert at(match, FLORENCE).bonuses == ("columbus", "sistine")


@pytest.mark.rule("V4.2")
def test_the_track_ends_and_costs_must_be_payable() -> None:
    assert why(patron(5), "act") == ["track-ends V4.2"]
    match = lay('phase = "act 0"\n[florence]\ntoken = 2\nflorins = 1\ncities = ["pisa"]')
    assert why(match, "act", "step") == ["cannot-pay V2.2", "asked-to-patronise V4.2"]
    assert picks(match) == ["decline"]


# Bonuses


def chosen(bonus: str, more: str = "") -> Match:
    """Florence chooses a bonus."""
    match = patron(1, more)
    return go(match, "act", "tap rome crown", f"choose {bonus}")


@pytest.mark.rule("V4.7")
def test_copernicus_and_the_prince_open_a_courtier_space() -> None:
    assert "recall card 1 right" not in picks(
        lay(
            'phase = "reorganise 0"\n[florence]\ntoken = 2\nright = ["bishop", "bishop"]\nrooms = ["pope", "", "", "", ""]\nleft = ["banker"]'
        )
    )
    for bonus in ("copernicus", "the_prince"):
        match = lay(
            f'phase = "reorganise 0"\n[florence]\ntoken = 2\nbonuses = ["{bonus}"]\nright = ["bishop", "bishop"]\nrooms = ["pope", "", "", "", ""]\nleft = ["banker"]'
        )
        assert "recall card 1 right" in picks(match)
        assert "recall card 1 left" in picks(match)


@pytest.mark.rule("V4.7")
def test_michelangelo_gives_a_crown_for_each_patronage() -> None:
    for step, left in {0: "", 2: EITHER, 4: "1 crown 1 cross"}.items():
        match = patron(step, 'bonuses = ["michelangelo"]')
        go(match, "act")
        assert missing(match) == left


@pytest.mark.rule("V4.7")
def test_machiavelli_joins_the_courtiers_available() -> None:
    match = chosen("machiavelli")
    assert asked(match).startswith("1 ")  # the left is full: he stands on the right by himself
    assert at(match, FLORENCE).right == ("machiavelli",)


@pytest.mark.rule("V4.7")
def test_machiavelli_without_room_a_courtier_goes_or_he_is_forgone() -> None:
    full = 'right = ["banker", "merchant!"]'
    match = chosen("machiavelli", full)
    assert asked(match) == "0 make-room"
    assert picks(match) == ["forgo", "discard bishop left", "discard merchant right", "discard banker right"]
    assert why(match, "discard pope left", "to left") == ["no-such-courtier V7.2", "asked-to-make-room V7.4"]
    go(match, "discard banker right")
    assert at(match, FLORENCE).right == ("merchant!", "machiavelli")
    assert at(match, FLORENCE).florins == 10  # seven left of nine, the banker's three cashed
    match = go(chosen("machiavelli", full), "forgo")
    assert at(match, FLORENCE).right == ("merchant!", "banker")
    assert at(match, FLORENCE).bonuses == ("machiavelli",)


@pytest.mark.rule("V4.7")
def test_the_prince_brings_an_agent_and_keeps_new_agents_out() -> None:
    match = chosen("the_prince", "stock = 1")
    assert at(match, FLORENCE).stock == 2
    match = lay(
        """
        phase = "act 1"
        [florence]
        bonuses = ["the_prince"]
        allies = ["france"]
        [naples]
        token = 5
        stock = 1
        agents = ["pisa", "siena"]
        """
    )
    barred = ["place florence", "place florence-2", "place france"]
    assert why(match, *barred) == ["barred-by-prince V4.7"] * 3
    assert why(match, "place venice", "place empire") == ["", ""]
    go(match, "lift siena")
    assert why(match, *barred) == ["barred-by-prince V4.7"] * 3
    assert at(match, NAPLES).agents == ("pisa", "siena")  # those present stay


@pytest.mark.rule("V4.7")
def test_the_owner_of_the_prince_is_not_barred() -> None:
    match = lay('phase = "act 0"\n[florence]\nbonuses = ["the_prince"]\ntoken = 4\nstock = 1')
    assert why(match, "place florence", "place florence-1") == ["", ""]


@pytest.mark.rule("V4.7")
def test_artillery_is_a_tile_the_others_lie_beside_the_palace() -> None:
    match = chosen("artillery")
    assert at(match, FLORENCE).titles == ("artillery",)
    match = lay(GOVERN + 'bonuses = ["artillery"]\ntitles = ["artillery!"]')
    go(match, "tap print crown", "enough", "enough", "refresh artillery")
    assert at(match, FLORENCE).titles == ("artillery",)
    match = lay('phase = "buy 0"\n[florence]\nbonuses = ["duomo", "columbus"]\nflorins = 9\ncities = ["pisa"]')
    assert "buy cardinal" not in picks(match)  # the Duomo's cross pays for nothing


@pytest.mark.rule("V4.7")
def test_prestige_of_the_bonuses() -> None:
    wanted = {
        "leonardo": 0, "copernicus": 1, "michelangelo": 1, "columbus": 2, "machiavelli": 0, "bastion": 1,
        "the_prince": 0, "duomo": 1, "sistine": 0, "artillery": 0,
    }  # fmt: skip
    for bonus, points in wanted.items():
        match = lay(f'phase = "end"\n[florence]\nbonuses = ["{bonus}"]')
        assert prestige(match, FLORENCE).get("bonuses", 0) == points


# Trade


@pytest.mark.rule("V4.3")
def test_trade_two_florins_a_ship() -> None:
    match = lay(
        """
        phase = "act 0"
        [florence]
        token = 1
        rooms = ["merchant+ambassador", "", "", "", ""]
        cities = ["pisa", "florence"]
        titles = ["republic"]
        allies = ["ottomans"]
        """
    )
    wanted = ["tap card ship", "tap upgrade ship", "tap pisa ship", "tap republic ship", "tap ottomans ship"]
    assert picks(match) == ["enough", *wanted]
    go(match, "tap card ship", "tap republic ship", "tap ottomans ship", "enough")
    assert at(match, FLORENCE).florins == 10
    assert told(match, "traded") == [{"seat": 0, "number": 10}]
    assert at(match, FLORENCE).titles == ("republic!",)


@pytest.mark.rule("V4.3")
def test_trade_of_nothing_is_declined() -> None:
    match = lay('phase = "act 0"\n[florence]\ntoken = 1\nrooms = ["merchant", "", "", "", ""]')
    go(match, "enough")
    assert told(match, "declined") == [{"seat": 0}]


# Annex

ANNEX = 'phase = "act 0"\n[florence]\ntoken = 3\nleft = ["ambassador"]\nright = ["machiavelli"]\nbonuses = ["machiavelli"]\n'


@pytest.mark.rule("V4.4")
def test_example_annex_ravenna_from_florence_for_three_crowns() -> None:
    match = lay(ANNEX)
    assert price(match, 0, "ravenna") == "3C"
    go(match, "annex ravenna", "tap machiavelli right crown", "tap florence crown")
    assert at(match, FLORENCE).cities == ("ravenna", "florence!", "pisa")  # its tile comes available
    assert told(match, "annexed") == [{"seat": 0, "city": "ravenna"}]


@pytest.mark.rule("V4.4")
def test_example_annex_terracina_from_pisa_with_anothers_agent() -> None:
    match = lay(ANNEX + '[venice]\nagents = ["terracina"]')
    assert price(match, 0, "terracina") == "3C 2S"
    assert why(match, "annex terracina") == [""]
    match = lay(ANNEX + 'cities = ["florence"]\n[venice]\nagents = ["terracina"]')
    assert why(match, "annex terracina") == ["out-of-reach V4.4"]


@pytest.mark.rule("V4.4", "V4.6")
def test_an_own_agent_makes_it_cheaper_but_a_crown_is_the_least() -> None:
    match = lay(ANNEX + 'agents = ["ravenna", "parma"]')
    assert price(match, 0, "ravenna") == "2C"
    assert price(match, 0, "parma") == "1C"


@pytest.mark.rule("V4.4")
def test_the_fewest_seas_from_any_own_port() -> None:
    match = lay('phase = "act 0"\n[florence]\ntoken = 3\ncities = ["pisa"]\n[naples]\ncities = ["naples", "bari"]')
    assert price(match, 0, "nice") == "3C 1S"  # the same sea
    assert price(match, 0, "messina") == "2C 2S"
    assert price(match, 0, "ancona") == "3C 4S"
    assert price(match, 1, "ancona") == "3C 1S"
    assert price(match, 1, "palermo") == "4C 1S"
    assert price(match, 1, "benevento") == "3C"  # by road
    assert price(match, 0, "spoleto") == ""


@pytest.mark.rule("V4.4")
def test_only_neutral_cities_and_no_pirates() -> None:
    match = lay(ANNEX + '[milan]\ncities = ["milan", "turin", "parma"]')
    assert why(match, "annex parma", "annex ajaccio", "annex perugia", "annex rome", "march rome") == [
        "not-neutral V4.4",
        "pirate-port V4.4",
        "city-closed V1.1",
        "out-of-reach V4.4",
        "asked-to-annex V4.4",
    ]
    assert "ajaccio" in view(match).neutral
    assert asked(match) == "0 annex-city"


@pytest.mark.rule("V4.4")
def test_pirates_may_hold_agents_and_one_annexation_an_action() -> None:
    match = lay('phase = "act 0"\n[florence]\ntoken = 4\nstock = 1')
    assert why(match, "place tunis") == [""]
    match = lay(ANNEX)
    go(match, "annex ravenna", "tap machiavelli right crown", "tap florence crown")
    assert asked(match) != "0 annex-city"


@pytest.mark.rule("V4.4")
def test_a_besieged_city_may_be_annexed_and_the_siege_is_against_its_new_owner() -> None:
    match = lay(
        ANNEX
        + """
        troops = { florence = 1 }
        [naples]
        token = 1
        [venice]
        token = 1
        [milan]
        token = 1
        troops = { parma = 2 }
        """
    )
    go(match, "annex parma", "tap machiavelli right crown")
    assert "parma" in at(match, FLORENCE).cities
    while match.to_act and not told(match, "siege-fought"):
        match.play(match.to_act[0], match.choices(match.to_act[0])[0])
    assert told(match, "city-taken") == [{"seat": MILAN, "city": "parma", "number": 0}]
    assert told(match, "trophy-gained") == [{"seat": MILAN, "rival": FLORENCE}]


@pytest.mark.rule("V4.4", "V2.2")
def test_what_cannot_be_paid_is_not_annexed() -> None:
    match = lay('phase = "act 0"\n[florence]\ntoken = 3\ncities = ["florence", "pisa"]')
    assert why(match, "annex ravenna", "annex parma") == ["cannot-pay V2.2", ""]  # a crown, and an indulgence's
    assert picks(match) == ["decline", "annex parma"]
    match = lay('phase = "act 0"\n[florence]\ntoken = 3\ncities = ["florence!", "pisa"]')
    assert picks(match) == ["decline"]
    match = lay('phase = "act 0"\n[florence]\ntoken = 3\nagents = ["ravenna"]')
    assert picks(match) == ["decline", "annex parma", "annex ravenna"]  # with the agent two crowns are enough


@pytest.mark.rule("V4.2", "V2.2")
def test_every_source_counts_for_patronage() -> None:
    match = lay('phase = "act 0"\n[florence]\ntoken = 2\npatronage = 4\nflorins = 4\ncities = ["siena", "rome"]')
    assert why(match, "act") == [""]
    go(match, "act")  # two crowns and a cross
    assert picks(match) == [
        "tap siena crown",
        "tap siena cross",
        "tap rome crown",
        "tap rome cross",
        "tap indulgence crown",
    ]
    assert why(match, "tap print crown") == ["not-available V2.1"]


@pytest.mark.rule("V4.2")
@pytest.mark.parametrize("person", ["leonardo", "copernicus", "michelangelo", "columbus", "machiavelli"])
def test_beside_any_person_only_works_are_offered(person: str) -> None:
    match = patron(3, f'bonuses = ["{person}"]')
    go(match, "act", "tap rome crown", *(["tap bishop left cross"] if person != "michelangelo" else []))
    assert picks(match) == ["choose bastion", "choose the_prince", "choose duomo", "choose sistine", "choose artillery"]


@pytest.mark.rule("V4.7")
@pytest.mark.parametrize("bonus", ["leonardo", "columbus", "bastion", "duomo", "artillery"])
def test_only_the_prince_brings_an_agent(bonus: str) -> None:
    assert at(chosen(bonus, "stock = 1"), FLORENCE).stock == 1
