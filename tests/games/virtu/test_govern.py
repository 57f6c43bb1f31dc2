"""V4.1: what Govern can wake, how many symbols help, and what is refused."""

from __future__ import annotations

import pytest
from virtu_tables import FLORENCE, asked, at, go, lay, picks, state, why

from signoria.games.virtu.edition import standard_text
from signoria.games.virtu.steps.actions import exhausted_tiles

GOVERN = 'phase = "act 0"\n[florence]\ntoken = 1\n'
OTHERS = '\n[venice]\ncities = ["venice!", "corfu"]\ncathedrals = ["venice!"]\ntitles = ["guild!"]'


@pytest.mark.rule("V4.1", "V2.3")
@pytest.mark.parametrize(
    ("domain", "tiles"),
    [
        ("cities = []", 0),
        ("cities = []" + OTHERS, 0),
        ('cities = ["pisa"]', 0),
        ('cities = ["pisa!"]' + OTHERS, 1),
        ('cities = ["florence"]', 1),  # its florins can be cashed first
        ('cities = ["nice", "pisa!", "siena"]', 2),
        ('cities = ["siena"]\ncathedrals = ["siena"]', 0),
        ('cities = ["siena"]\ncathedrals = ["siena!"]', 1),
        ('cities = ["siena!", "rome!"]\ncathedrals = ["siena!", "rome"]', 3),
        ('cities = []\ntitles = ["principality!"]', 1),
        ('cities = []\ntitles = ["principality", "kingdom"]', 0),
        ('cities = []\ntitles = ["duchy"]', 1),
        ('cities = []\ntitles = ["guild"]', 1),
        ('cities = []\ntitles = ["guild!", "republic!", "duchy"]', 3),
        ('cities = []\ntitles = ["republic"]', 0),
    ],
)
def test_the_tiles_that_are_or_can_first_be_exhausted(domain: str, tiles: int) -> None:
    assert exhausted_tiles(state(lay(GOVERN + domain)), FLORENCE) == tiles


@pytest.mark.rule("V4.1", "V2.3")
@pytest.mark.parametrize(("cathedrals", "tiles"), [('["siena"]', 1), ('["siena!"]', 1), ('["siena", "rome!"]', 2)])
def test_an_owners_cathedrals_with_florins_can_first_be_cashed(cathedrals: str, tiles: int) -> None:
    text = standard_text().replace(
        "symbols = { X = 1 }, prestige = 1, copies = 5", "symbols = { F = 1 }, prestige = 1, copies = 5"
    )
    domain = f'cities = ["siena", "rome"]\ncathedrals = {cathedrals}\n[venice]\ncathedrals = ["venice"]'
    assert exhausted_tiles(state(lay(GOVERN + domain, components=text)), FLORENCE) == tiles


@pytest.mark.rule("V4.1")
@pytest.mark.parametrize(
    ("domain", "tap"),
    [
        ('cities = ["siena", "pisa!"]', "tap siena crown"),
        ('cities = ["florence", "pisa!"]', "tap florence crown"),
        ('cities = ["florence", "ancona!"]', "tap florence crown"),
        ('cities = ["siena", "pisa!"]\ncathedrals = ["siena"]', "tap cathedral siena cross"),
        ('cities = ["pisa!"]\ntitles = ["kingdom"]', "tap kingdom crown"),
        ('cities = ["pisa!"]\ntitles = ["principality"]', "tap principality crown"),
    ],
)
def test_what_pays_is_not_among_them(domain: str, tap: str) -> None:
    match = go(lay(GOVERN + domain), tap)
    assert not [one for one in picks(match) if one.startswith(tap[:9])]
    assert exhausted_tiles(state(match), FLORENCE) == 1
    assert picks(match) == ["enough"]  # one symbol is enough for the one tile


@pytest.mark.rule("V4.1")
def test_a_symbol_for_each_used_alliance() -> None:
    more = 'cities = []\nleft = ["bishop"]\nright = ["ambassador"]\n'
    match = lay(GOVERN + more + 'allies = ["france"]')
    assert picks(match) == ["enough"]
    match = lay(GOVERN + more + 'allies = ["france!"]')
    taps = ["tap print crown", "tap bishop left cross", "tap ambassador right crown", "tap indulgence crown"]
    assert picks(match) == ["enough", *taps]
    assert picks(go(match, "tap print crown")) == ["enough"]
    match = lay(GOVERN + more + 'allies = ["france!", "ottomans!"]')
    go(match, "tap print crown", "tap bishop left cross")
    assert picks(match) == ["enough"]
    go(match, "enough", "renew france")
    assert picks(match) == ["enough", "renew ottomans"]
    go(match, "renew ottomans")
    assert at(match, FLORENCE).allies == ("ottomans", "france")


@pytest.mark.rule("V4.1")
def test_a_tile_after_an_alliance() -> None:
    match = lay(GOVERN + 'cities = ["pisa!"]\nallies = ["france!"]\nleft = ["bishop"]')
    go(match, "tap print crown", "tap bishop left cross", "enough", "renew france", "refresh pisa")
    assert (at(match, FLORENCE).cities, at(match, FLORENCE).allies) == (("pisa",), ("france",))


@pytest.mark.rule("V4.1")
def test_with_nothing_left_to_wake_nothing_is_asked() -> None:
    match = go(lay(GOVERN + 'cities = ["pisa!"]'), "tap print crown", "enough", "refresh pisa")
    assert asked(match).startswith("1 ")


@pytest.mark.rule("V4.1")
def test_only_own_and_exhausted_tiles_and_alliances() -> None:
    own = 'cities = ["siena", "mantua!"]\ncathedrals = ["siena"]\ntitles = ["kingdom", "principality"]\n'
    match = lay(GOVERN + own + 'allies = ["france"]' + OTHERS + '\nallies = ["empire!"]')
    go(match, "tap print crown", "enough")
    assert picks(match) == ["enough", "refresh mantua"]
    refused = ("siena", "cathedral siena", "kingdom", "principality", "venice", "cathedral venice", "guild", "corfu")
    assert why(match, *[f"refresh {tile}" for tile in refused]) == ["not-exhausted V4.1"] * 8
    assert why(match, "renew france", "renew empire", "renew ottomans") == ["not-exhausted V4.1"] * 3


@pytest.mark.rule("V4.1")
def test_a_principality_wakes_too() -> None:
    match = go(lay(GOVERN + 'cities = []\ntitles = ["principality!"]'), "tap print crown", "enough")
    go(match, "refresh principality")
    assert at(match, FLORENCE).titles == ("principality",)


@pytest.mark.rule("V2.4", "V4.1")
def test_card_and_upgrade_pay_once_an_action() -> None:
    cities = 'cities = ["pisa!", "mantua!", "ancona!", "parma!", "trento!", "ravenna!"]'
    match = lay(GOVERN + f'rooms = ["cardinal+counsellor", "", "", "", ""]\n{cities}')
    assert picks(match) == ["enough", "tap card crown", "tap upgrade crown", "tap indulgence crown"]
    go(match, "tap upgrade crown")
    assert why(match, "tap upgrade crown", "tap print crown") == ["not-available V2.1"] * 2
    assert picks(go(match, "tap card crown")) == ["enough", "tap indulgence crown"]


@pytest.mark.rule("V4.1", "V2.1")
def test_each_tile_that_pays_is_exhausted() -> None:
    match = lay(
        GOVERN + 'cities = ["siena", "pisa!", "parma!", "mantua!"]\ncathedrals = ["siena"]\ntitles = ["principality"]'
    )
    go(match, "tap siena crown", "tap principality crown")
    own = at(match, FLORENCE)
    assert (own.cities[-1], own.titles, own.cathedrals) == ("siena!", ("principality!",), ("siena",))


@pytest.mark.rule("V4.1", "V2.3")
def test_a_title_that_was_cashed_can_be_refreshed() -> None:
    match = go(lay(GOVERN + 'cities = []\ntitles = ["guild"]'), "tap print crown", "enough", "tap guild florin")
    assert picks(match) == ["enough", "refresh guild"]
    go(match, "refresh guild")
    assert (at(match, FLORENCE).titles, at(match, FLORENCE).florins) == (("guild",), 2)


@pytest.mark.rule("V4.1")
def test_fewer_symbols_than_would_help_are_welcome() -> None:
    match = lay(GOVERN + 'cities = ["siena", "pisa!", "parma!", "mantua!", "trento!", "nice!", "ravenna!", "ancona!"]')
    taps = ["tap print crown", "tap siena crown", "tap indulgence crown"]
    assert picks(match) == ["enough", *taps]
    assert picks(go(match, "tap print crown")) == ["enough", *taps[1:]]
