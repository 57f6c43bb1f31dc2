"""V7, V5.1: a winter from its beginning to its end, and payments in it to the last florin."""

from __future__ import annotations

import pytest
from virtu_tables import FLORENCE, NAPLES, VENICE, asked, at, go, lay, missing, picks, view, why

from signoria import Match

WINTER = """
phase = "winter 0"
[florence]
token = 2
may_indulge = true
florins = 9
cities = ["pisa"]
left = ["ambassador"]
titles = ["principality"]
"""


@pytest.mark.rule("V7.1", "V7.2", "V7.4", "V7.6", "V7.7", "V5.1")
def test_all_five_parts_in_their_order_and_a_last_indulgence() -> None:
    match = lay(WINTER)
    assert asked(match) == "0 reorganise"
    assert why(match, "assign ambassador left 1", "shift ambassador left") == ["", ""]
    go(match, "enough")
    assert asked(match) == "0 buy-things"
    go(match, "buy counsellor")
    assert picks(match) == ["tap ambassador left crown", "tap principality crown", "tap indulgence crown"]
    go(match, "tap principality crown", "to right", "enough")
    assert asked(match) == "0 recruit-troops"
    go(match, "enough")
    assert asked(match) == "0 forge-alliance"
    go(match, "decline")
    assert asked(match) == "0 last-indulgence"
    assert picks(match) == ["enough", "tap indulgence florin"]
    go(match, "tap indulgence florin")
    assert (at(match, FLORENCE).florins, at(match, FLORENCE).indulgences) == (9 - 1 + 3, (2,))
    assert asked(match) == "1 reorganise"


def ended(match: Match) -> Match:
    """Play on with first choices until somebody else's turn."""
    seat = match.to_act[0]
    while match.to_act == (seat,):
        match.play(seat, match.choices(seat)[0])
    return match


@pytest.mark.rule("V7.4")
def test_after_the_last_winter_of_the_year_nothing_is_fresh() -> None:
    match = lay(
        'phase = "buy 3"\n[milan]\nflorins = 9\ncities = ["mantua"]\nleft = ["pope"]\n[florence]\ntoken = 1\n[naples]\ntoken = 1\n[venice]\ntoken = 1'
    )
    go(match, "buy bishop", "to right", "buy guild", "buy counsellor", "tap pope left crown", "to right")
    course = view(match).course
    assert (course.pool, course.fresh_titles) == ("1C", ("guild",))
    assert course.fresh
    assert course.bought
    course = view(ended(match)).course
    assert (course.pool, course.moved, course.fresh, course.fresh_titles, course.bought) == ("", (), (), (), ())
    assert course.year == 2


@pytest.mark.rule("V5.1")
@pytest.mark.parametrize("lying", ["[]", "[2]"])
def test_the_right_to_an_indulgence_ends_with_ones_own_winter(lying: str) -> None:
    match = lay(
        f'phase = "ally 1"\n[naples]\ntoken = 2\nmay_indulge = true\nindulgences = {lying}\n[florence]\ntoken = 1\nmay_indulge = true\n[venice]\ntoken = 1\nmay_indulge = true\n[milan]\ntoken = 1'
    )
    assert (asked(go(match, "decline")) == "1 last-indulgence") == (lying == "[]")
    if lying == "[]":
        go(match, "enough")
    assert [at(match, seat).may_indulge for seat in range(4)] == [True, False, True, False]


@pytest.mark.rule("V7.1", "V2.2")
def test_a_salary_is_paid_to_the_last_florin() -> None:
    match = lay('phase = "winter 0"\n[florence]\nflorins = 1\ncities = ["nice", "pisa"]\ntroops = { pisa = 6 }')
    assert picks(match) == ["salary 0", "salary 1", "salary 2"]
    go(match, "salary 2")
    assert picks(match) == ["tap nice florin"]


@pytest.mark.rule("V7.6", "V2.2")
def test_a_troop_is_paid_to_the_last_florin() -> None:
    match = lay('phase = "recruit 0"\n[florence]\nflorins = 2\ncities = ["nice", "pisa"]')
    assert picks(match) == ["enough", "recruit nice", "recruit pisa"]
    go(match, "recruit nice")
    assert picks(match) == ["tap nice florin"]


@pytest.mark.rule("V7.4", "V2.2")
def test_just_enough_florins_buy_a_thing() -> None:
    match = lay('phase = "buy 0"\n[florence]\nflorins = 2\ncities = ["pisa"]')
    assert picks(match) == ["enough", "buy bishop", "buy ambassador", "buy merchant"]


@pytest.mark.rule("V7.7")
@pytest.mark.parametrize(
    ("ally", "cities"), [("france", '["mantua", "milan", "turin", "siena"]'), ("empire", '["mantua", "siena", "rome"]')]
)
def test_an_own_agent_helps_with_every_free_power(ally: str, cities: str) -> None:
    text = f'phase = "ally 2"\n[venice]\ncities = {cities}\nagents = {{}}\n[milan]\ncities = []'
    poor = text.replace('"mantua", ', "")
    assert why(lay(text.format("[]")), f"ally {ally}") == [""]
    assert why(lay(poor.format("[]")), f"ally {ally}") == ["cannot-pay V2.2"]
    match = lay(poor.format(f'["{ally}"]'))
    assert why(match, f"ally {ally}") == [""]
    assert view(go(match, f"ally {ally}")).course.slack == 1


@pytest.mark.rule("V7.7")
@pytest.mark.parametrize("ally", ["france", "empire"])
def test_every_ally_of_another_is_taken_over_with_an_agent_and_is_ready_again(ally: str) -> None:
    text = f'phase = "ally 2"\n[venice]\ncities = ["mantua", "milan", "turin", "siena", "rome"]\nagents = {{}}\n[naples]\nallies = ["{ally}!"]\n[milan]\ncities = []'
    assert why(lay(text.format("[]")), f"ally {ally}") == ["ally-of-another V7.7"]
    match = lay(text.format(f'["{ally}"]'))
    go(match, f"ally {ally}")
    while missing(match):
        match.play(VENICE, match.choices(VENICE)[0])
    assert (at(match, VENICE).allies, at(match, NAPLES).allies) == ((ally,), ())
