"""V2, V5: sources and symbols, paying, cashing, indulgences."""

from __future__ import annotations

import pytest
from virtu_tables import FLORENCE, MILAN, NAPLES, asked, at, go, lay, missing, picks, told, view, why

ANNEXING = """
phase = "act 0"
[florence]
token = 3
left = ["ambassador"]
right = ["counsellor", "giovanni!"]
"""


@pytest.mark.rule("V2.1")
def test_courtiers_and_tiles_are_available_or_exhausted() -> None:
    match = lay(ANNEXING)
    go(match, "annex ravenna")  # three crowns
    assert why(match, "tap giovanni right crown", "tap ambassador left crown") == ["not-available V2.1", ""]
    go(match, "tap ambassador left crown", "tap florence crown")
    assert at(match, FLORENCE).left == ("ambassador!",)
    assert at(match, FLORENCE).cities == ("florence!", "pisa")
    assert "tap ambassador left crown" not in picks(match)


@pytest.mark.rule("V2.1")
def test_cards_in_rooms_never_turn() -> None:
    match = lay(
        """
        phase = "act 0"
        [florence]
        token = 3
        rooms = ["", "", "soderini+ambassador", "", ""]
        """
    )
    go(match, "annex ravenna", "tap card crown", "tap upgrade crown", "tap florence crown")
    assert at(match, FLORENCE).rooms[2] == "soderini+ambassador"
    assert "ravenna" in at(match, FLORENCE).cities


@pytest.mark.rule("V2.2")
def test_a_source_gives_symbols_of_one_kind_and_the_rest_is_lost() -> None:
    match = lay(ANNEXING.replace('"ambassador"', '"pope"'))
    go(match, "annex ravenna", "tap pope left crown", "tap florence crown")  # two crowns and one
    assert at(match, FLORENCE).left == ("pope!",)
    assert view(match).course.pool == ""


@pytest.mark.rule("V2.2")
def test_unused_symbols_are_lost_but_florins_go_to_the_treasury() -> None:
    match = lay(
        """
        phase = "buy 0"
        [florence]
        florins = 0
        left = ["banker"]
        """
    )
    go(match, "buy bishop", "tap banker left florin")
    assert at(match, FLORENCE).florins == 1  # three less two
    assert at(match, FLORENCE).left == ("banker!",)


@pytest.mark.rule("V2.2")
def test_a_tap_must_help_and_leave_the_rest_payable() -> None:
    match = lay(
        """
        phase = "buy 0"
        [florence]
        florins = 1
        cities = ["florence"]
        left = ["banker"]
        """
    )
    assert "buy counsellor" in picks(match)  # 1F 1C
    go(match, "buy counsellor")
    assert picks(match) == ["tap florence crown"]
    assert why(match, "tap banker left florin", "tap florence florin", "tap florence ship") == [
        "not-missing V2.2",
        "not-missing V2.2",
        "no-such-symbol V2.2",
    ]
    match = lay(
        """
        phase = "buy 0"
        [florence]
        cities = ["florence"]
        left = ["banker"]
        """
    )
    go(match, "buy counsellor")  # the banker's florins, Florence's crown; Florence's florins would leave no crown
    assert why(match, "tap florence florin") == ["rest-unpayable V2.2"]
    assert picks(match) == ["tap banker left florin", "tap florence crown"]


@pytest.mark.rule("V2.2")
def test_nothing_is_offered_that_cannot_be_paid() -> None:
    match = lay('phase = "buy 0"\n[florence]\ncities = ["florence"]')
    assert why(match, "buy counsellor", "buy bishop") == ["cannot-pay V2.2", ""]  # crown or florins, not both
    assert "enough" in picks(match)
    assert why(match, "tap florence florin") == ["asked-to-buy V7.4"]


@pytest.mark.rule("V2.2")
def test_equal_courtiers_on_one_side_are_one_choice() -> None:
    match = lay('phase = "buy 0"\n[florence]\ncities = ["pisa"]\nleft = ["merchant"]\nright = ["merchant", "merchant"]')
    go(match, "buy bishop")
    assert picks(match) == ["tap merchant left florin", "tap merchant right florin"]
    go(match, "tap merchant right florin")
    assert at(match, FLORENCE).right == ("merchant", "merchant!")


@pytest.mark.rule("V2.3")
def test_florins_may_be_cashed_at_the_start_of_ones_spring() -> None:
    match = lay('phase = "spring 0"\n[florence]\ntoken = 1\nleft = ["merchant"]')
    assert asked(match) == "0 cash"
    assert picks(match) == ["enough", "tap merchant left florin", "tap florence florin"]
    assert why(match, "tap pisa ship", "tap pisa florin") == ["asked-to-cash V2.3", "no-florins-there V2.3"]
    go(match, "tap florence florin")
    assert at(match, FLORENCE).florins == 2
    assert at(match, FLORENCE).cities == ("florence!", "pisa")
    go(match, "enough")
    assert asked(match) == "0 move-token"


@pytest.mark.rule("V2.3")
def test_florins_may_be_cashed_before_govern_refreshes() -> None:
    match = lay('phase = "act 0"\n[florence]\ntoken = 1\ncities = ["florence", "pisa!"]')
    go(match, "tap print crown", "enough")
    assert asked(match) == "0 cash"
    go(match, "tap florence florin")
    assert asked(match) == "0 refresh-tiles"
    assert picks(match) == ["enough", "refresh florence", "refresh pisa"]  # what was cashed can be refreshed


@pytest.mark.rule("V2.3")
def test_florins_are_cashed_before_something_is_lost() -> None:
    match = lay('phase = "reorganise 0"\n[florence]\nleft = ["merchant"]\nright = ["banker!"]')
    go(match, "discard merchant left", "discard banker right")
    assert at(match, FLORENCE).florins == 2
    match = lay('phase = "sieges"\n[naples]\ntroops = { florence = 4 }')
    assert at(match, FLORENCE).florins == 2  # Florence fell, its tile was still available
    assert told(match, "cashed") == [{"seat": 0, "number": 2}]
    assert "florence!" in at(match, NAPLES).cities


@pytest.mark.rule("V2.3")
def test_florins_of_cards_in_rooms_pay_only_there_and_are_never_cashed() -> None:
    match = lay(
        """
        phase = "act 0"
        [florence]
        token = 2
        florins = 0
        cities = ["florence"]
        rooms = ["", "maestro", "", "", ""]
        """
    )
    go(match, "act")
    wanted = ["tap card florin", "tap card crown", "tap florence florin", "tap florence crown"]
    assert picks(match) == [*wanted, "tap indulgence florin", "tap indulgence crown"]
    go(match, "tap card florin", "tap florence crown")
    assert at(match, FLORENCE).patronage == 1
    assert at(match, FLORENCE).florins == 0
    match = lay('phase = "buy 0"\n[florence]\ncities = ["pisa"]\nrooms = ["", "maestro", "", "", ""]')
    assert picks(match) == ["enough"]


@pytest.mark.rule("V2.4")
def test_card_and_upgrade_give_one_kind_each_once_an_action() -> None:
    match = lay(
        """
        phase = "act 0"
        [florence]
        token = 1
        cities = ["florence!", "pisa!", "siena!", "rome!"]
        rooms = ["cardinal+bishop", "", "", "", ""]
        right = ["ambassador"]
        """
    )
    go(match, "tap card crown")
    assert why(match, "tap card cross", "tap upgrade cross") == ["not-available V2.1", ""]
    go(match, "tap upgrade cross")
    assert picks(match) == ["enough"]  # four tiles: two symbols are enough


@pytest.mark.rule("V2.4")
def test_cards_of_other_rooms_do_not_help() -> None:
    match = lay(ANNEXING.replace('left = ["ambassador"]', 'rooms = ["cardinal", "", "", "", ""]'))
    go(match, "annex ravenna")  # only with an indulgence
    assert picks(match) == ["tap counsellor right crown", "tap florence crown", "tap indulgence crown"]


@pytest.mark.rule("V2.5")
@pytest.mark.parametrize(("token", "symbol"), [(1, "crown"), (4, "mask"), (5, "cavalry"), (2, ""), (3, "")])
def test_three_printed_rooms_carry_a_symbol(token: int, symbol: str) -> None:
    match = lay(
        f"""
        phase = "act 0"
        [florence]
        token = {token}
        florins = 9
        stock = 2
        troops = {{ florence = 1 }}
        cities = ["florence!", "pisa!"]
        left = ["counsellor"]
        right = ["podesta", "bishop"]
        """
    )
    first = {1: "tap print crown", 4: "place siena", 5: "from florence"}.get(token, "")
    if token == 5:
        go(match, "from florence", "march siena")
        assert picks(match) == ["tap print cavalry"]
    elif token == 4:
        go(match, first)
        assert "tap print mask" in picks(match)
    elif token == 1:
        assert first in picks(match)
    else:
        assert not [move for move in picks(match) if "print" in move]
    assert bool(symbol) == (token in (1, 4, 5))


@pytest.mark.rule("V2.5")
def test_a_covered_room_does_not_give_its_own_symbol() -> None:
    match = lay('phase = "act 0"\n[florence]\ntoken = 1\ncities = ["florence!"]\nrooms = ["podesta", "", "", "", ""]')
    assert picks(match) == ["enough", "tap card crown", "tap indulgence crown"]


@pytest.mark.rule("V2.6")
def test_an_action_is_paid_from_everything_in_any_order() -> None:
    match = lay(
        """
        phase = "act 0"
        [florence]
        token = 3
        rooms = ["", "", "ambassador+giovanni", "", ""]
        left = ["soderini"]
        titles = ["kingdom"]
        cities = ["florence", "pisa"]
        allies = ["ottomans", "empire"]
        """
    )
    go(match, "annex palermo")  # 4 crowns, two seas
    wanted = [
        "tap card crown", "tap card ship", "tap upgrade crown", "tap soderini left crown", "tap florence crown",
        "tap pisa ship", "tap kingdom crown", "tap ottomans ship", "tap indulgence crown",
    ]  # fmt: skip
    assert picks(match) == wanted
    go(match, "tap ottomans ship", "tap indulgence crown", "tap kingdom crown", "tap card crown")
    assert "palermo" in at(match, FLORENCE).cities
    assert at(match, FLORENCE).allies == ("ottomans!", "empire")
    assert at(match, FLORENCE).indulgences == (3,)


@pytest.mark.rule("V2.6")
def test_the_treasury_pays_florins_by_itself() -> None:
    match = lay('phase = "act 0"\n[florence]\ntoken = 2\nflorins = 5\nleft = ["bishop"]\ncities = ["pisa"]')
    go(match, "act", "tap bishop left cross")
    assert at(match, FLORENCE).florins == 3


PATRON = """
phase = "act 0"
[florence]
token = 2
florins = 5
cities = ["pisa"]
rooms = ["", "maestro", "", "", ""]
right = ["bishop"]
"""


@pytest.mark.rule("V2.6")
def test_florins_of_the_room_may_spare_the_treasury() -> None:
    match = lay(PATRON)
    go(match, "act")  # 2F and a crown or cross; the Maestro gives one or the other
    assert picks(match) == [
        "tap card florin", "tap card crown", "tap bishop right cross", "tap indulgence crown",
    ]  # fmt: skip
    go(match, "tap card florin", "tap bishop right cross")
    assert (at(match, FLORENCE).patronage, at(match, FLORENCE).florins) == (1, 5)
    match = lay(PATRON)
    go(match, "act", "tap card crown")  # then the treasury pays
    assert (at(match, FLORENCE).patronage, at(match, FLORENCE).florins) == (1, 3)


@pytest.mark.rule("V2.6")
def test_where_the_treasury_would_do_the_room_is_asked_last() -> None:
    match = lay(PATRON)
    go(match, "act")
    assert why(match, "enough") == ["asked-to-pay V2.2"]  # a symbol is still missing
    go(match, "tap bishop right cross")
    assert picks(match) == ["enough", "tap card florin"]
    assert why(match, "tap card crown", "tap indulgence florin") == ["not-missing V2.2"] * 2
    go(match, "enough")
    assert (at(match, FLORENCE).patronage, at(match, FLORENCE).florins) == (1, 3)
    match = lay(PATRON)
    go(match, "act", "tap bishop right cross", "tap card florin")
    assert (at(match, FLORENCE).patronage, at(match, FLORENCE).florins) == (1, 5)


@pytest.mark.rule("V2.6", "V2.2")
def test_a_room_that_must_give_its_crown_does_not_spare_the_treasury() -> None:
    none_left = "\n".join(f"[{power}]\nindulgences = [1, 2, 3, 4, 5]" for power in ("naples", "venice"))
    match = lay(PATRON.replace('right = ["bishop"]', "") + none_left)
    go(match, "act")
    assert why(match, "tap card florin") == ["rest-unpayable V2.2"]
    assert picks(match) == ["tap card crown"]


@pytest.mark.rule("V2.6")
def test_a_room_pays_part_of_the_florins() -> None:
    match = lay(
        PATRON.replace("florins = 5", "florins = 5\npatronage = 4")
        .replace('cities = ["pisa"]', 'cities = ["siena", "mantua", "rome"]')
        .replace('"maestro"', '"maestro+lorenzo"')
    )
    go(match, "act", "tap card florin")  # 4F 2C 1X: two of the four
    assert "tap upgrade florin" in picks(match)
    go(match, "tap siena crown", "tap mantua crown", "tap bishop right cross")
    assert picks(match) == ["enough", "tap upgrade florin"]
    go(match, "enough")
    assert (at(match, FLORENCE).patronage, at(match, FLORENCE).florins) == (5, 3)


@pytest.mark.rule("V2.6", "V4.5")
def test_a_war_room_pays_for_its_tokens() -> None:
    text = """
    phase = "act 0"
    [florence]
    token = 5
    florins = 2
    rooms = ["", "", "", "", "standard_bearer+merchant"]
    """
    match = lay(text)
    go(match, "tap card war")
    assert picks(match) == ["enough", "tap upgrade florin"]
    go(match, "tap upgrade florin")
    assert (at(match, FLORENCE).war_tokens, at(match, FLORENCE).florins) == (1, 2)
    match = go(lay(text), "tap card war", "enough")
    assert (at(match, FLORENCE).war_tokens, at(match, FLORENCE).florins) == (1, 1)


@pytest.mark.rule("V2.4", "V2.6")
def test_the_room_spares_nothing_in_winter_or_in_a_siege() -> None:
    match = lay(PATRON.replace('"act 0"', '"buy 0"'))
    go(match, "buy guild")  # three florins of the treasury, without a question
    assert at(match, FLORENCE).florins == 2


# Indulgences


@pytest.mark.rule("V5.1")
def test_an_indulgence_gives_a_crown_for_the_payment_being_made() -> None:
    match = lay(ANNEXING.replace('"ambassador"', '"bishop"'))
    go(match, "annex ravenna", "tap indulgence crown", "tap counsellor right crown", "tap florence crown")
    assert at(match, FLORENCE).indulgences == (3,)
    assert "ravenna" in at(match, FLORENCE).cities  # it does not stop the action being performed
    assert not at(match, FLORENCE).may_indulge
    assert view(match).indulgences == 9
    assert told(match, "indulged") == [{"seat": 0, "room": 3}]


@pytest.mark.rule("V5.1")
def test_an_indulgence_gives_three_florins() -> None:
    match = lay('phase = "buy 0"\n[florence]\ntoken = 4\nmay_indulge = true\ncities = ["pisa"]')
    go(match, "buy bishop", "tap indulgence florin")
    assert at(match, FLORENCE).florins == 1
    assert at(match, FLORENCE).indulgences == (4,)


@pytest.mark.rule("V5.1")
def test_once_a_year_not_where_one_lies_and_not_if_none_is_left() -> None:
    text = 'phase = "buy 0"\n[florence]\ntoken = 4\ncities = ["pisa"]\n'
    assert "buy bishop" not in picks(lay(text))
    assert "buy bishop" in picks(lay(text + "may_indulge = true"))
    assert "buy bishop" not in picks(lay(text + "may_indulge = true\nindulgences = [4]"))
    others = "".join(f"\n[{power}]\nindulgences = [1, 2, 3, 4, 5]" for power in ("naples", "venice"))
    assert "buy bishop" not in picks(lay(text + "may_indulge = true" + others))


@pytest.mark.rule("V5.1")
def test_it_may_be_taken_from_the_stop_of_the_token_to_the_end_of_ones_winter() -> None:
    match = lay('phase = "spring 0"\n[florence]\ntoken = 5\ncities = ["pisa"]\n[naples]\ntoken = 1')
    assert not at(match, FLORENCE).may_indulge
    assert "pay step" not in picks(match)  # before the stop no indulgence pays
    go(match, "step", "stop")
    assert at(match, FLORENCE).may_indulge
    match = lay('phase = "ally 0"\n[florence]\ntoken = 4\nmay_indulge = true')
    go(match, "decline")
    assert asked(match) == "0 last-indulgence"
    assert why(match, "tap indulgence crown") == ["asked-to-indulge V5.1"]
    go(match, "tap indulgence florin")
    assert at(match, FLORENCE).florins == 3
    assert not at(match, FLORENCE).may_indulge


@pytest.mark.rule("V5.1")
def test_the_end_of_winter_closes_the_window() -> None:
    match = lay('phase = "ally 0"\n[florence]\ntoken = 4\nmay_indulge = true')
    go(match, "decline", "enough")
    assert not at(match, FLORENCE).may_indulge
    assert at(match, FLORENCE).florins == 0


@pytest.mark.rule("V5.1")
def test_an_indulgence_pays_in_sieges_too() -> None:
    match = lay(
        """
        phase = "sieges"
        [florence]
        token = 5
        may_indulge = true
        cities = ["pisa"]
        troops = { siena = 3 }
        left = ["standard_bearer"]
        """
    )
    go(match, "tap standard_bearer left war", "tap indulgence florin")
    assert at(match, FLORENCE).florins == 2
    assert "siena!" in at(match, FLORENCE).cities


@pytest.mark.rule("V2.6", "V7.4")
@pytest.mark.parametrize("city", ["milan", "genoa", "venice", "florence", "siena", "rome", "naples", "palermo"])
def test_a_cathedral_pays_a_cross_wherever_it_stands(city: str) -> None:
    others = "".join(f"\n[{power}]\ncities = []" for power in ("naples", "venice", "milan"))
    text = f'phase = "buy 0"\n[florence]\nflorins = 3\ncities = ["{city}!"]\ncathedrals = ["{city}{{}}"]{others}'
    match = lay(text.format(""))
    go(match, "buy cardinal")
    assert picks(match) == [f"tap cathedral {city} cross"]
    assert why(lay(text.format("!")), "buy cardinal") == ["cannot-pay V2.2"]


@pytest.mark.rule("V2.6")
def test_anothers_cathedral_does_not_pay() -> None:
    match = lay('phase = "buy 0"\n[florence]\nflorins = 3\ncities = ["pisa"]\n[venice]\ncathedrals = ["venice"]')
    assert why(match, "buy cardinal") == ["cannot-pay V2.2"]
    both = 'cities = ["pisa", "rome!"]\ncathedrals = ["rome"]\n[venice]\ncathedrals = ["venice"]'
    match = go(lay('phase = "buy 0"\n[florence]\nflorins = 3\n' + both), "buy cardinal")
    assert picks(match) == ["tap cathedral rome cross"]


@pytest.mark.rule("V2.1", "V2.2")
def test_a_counsellor_on_the_left_is_exhausted_by_paying() -> None:
    match = lay('phase = "buy 0"\n[florence]\nflorins = 9\ncities = ["pisa"]\nleft = ["counsellor"]')
    go(match, "buy podesta", "tap counsellor left crown")
    assert at(match, FLORENCE).left == ("counsellor!",)


@pytest.mark.rule("V2.6")
def test_florins_in_the_room_are_offered_only_where_florins_are_due() -> None:
    text = 'phase = "act 0"\n[florence]\ntoken = 5\nflorins = 1\nrooms = ["", "", "", "", "standard_bearer+merchant"]\n'
    match = lay(text + "troops = { florence = 2 }")
    go(match, "from florence", "march siena")
    assert why(match, "tap upgrade florin", "enough") == ["not-missing V2.2", "asked-to-pay V2.2"]
    go(match, "tap card cavalry")
    assert asked(match) == "0 lead-troops"
    match = go(lay(text), "tap card war")
    assert picks(match) == ["enough", "tap upgrade florin"]


@pytest.mark.rule("V2.6")
def test_a_single_florin_in_the_room_may_spare_the_treasury() -> None:
    match = lay('phase = "act 3"\n[milan]\ntoken = 5\nflorins = 1\nrooms = ["", "", "", "", "caterina+galeazzo"]')
    go(match, "tap card war")
    assert picks(match) == ["enough", "tap upgrade florin"]
    go(match, "tap upgrade florin")
    assert (at(match, MILAN).florins, at(match, MILAN).war_tokens) == (1, 1)


@pytest.mark.rule("V2.3")
def test_of_two_equal_courtiers_one_is_offered_for_cashing() -> None:
    match = lay('phase = "spring 0"\n[florence]\ntoken = 1\ncities = ["pisa"]\nright = ["merchant", "merchant"]')
    assert picks(match) == ["enough", "tap merchant right florin"]
    go(match, "tap merchant right florin", "tap merchant right florin")
    assert at(match, FLORENCE).florins == 4


@pytest.mark.rule("V5.1")
def test_every_seat_takes_one_indulgence_a_year() -> None:
    match = lay(
        'phase = "buy 1"\n[naples]\nflorins = 9\ncities = []\ntoken = 3\nmay_indulge = true\n[florence]\ntoken = 1\nmay_indulge = true'
    )
    go(match, "buy counsellor", "tap indulgence crown")
    assert (at(match, NAPLES).may_indulge, at(match, NAPLES).indulgences) == (False, (3,))
    assert at(match, FLORENCE).may_indulge


@pytest.mark.rule("V7.7", "V2.2")
def test_the_symbol_that_is_missing_costs_no_florin_and_nothing_stays_due() -> None:
    match = lay('phase = "ally 0"\n[florence]\nflorins = 5\nagents = ["ottomans"]\ncities = ["genoa", "pisa"]')
    go(match, "ally ottomans", "tap genoa ship", "tap pisa ship")
    assert (at(match, FLORENCE).allies, at(match, FLORENCE).florins) == (("ottomans",), 5)
    assert (view(match).course.need, view(match).course.slack, missing(match)) == ("", 0, "")
