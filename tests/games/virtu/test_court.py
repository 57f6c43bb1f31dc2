"""V6.8, V7.2, V7.3: courtiers who move, come and go."""

from __future__ import annotations

import pytest
from virtu_tables import FLORENCE, VENICE, asked, at, go, lay, picks, state, told, view, why

import signoria

REORGANISE = 'phase = "reorganise 0"\n[florence]\ntoken = 5\ncities = ["florence"]\n'


@pytest.mark.rule("V7.3")
def test_a_courtier_changes_sides_where_a_space_is_free() -> None:
    match = lay(REORGANISE + 'left = ["banker"]\nright = ["bishop"]')
    assert why(match, "shift banker left", "shift bishop right") == ["", "no-space V7.3"]
    match = lay(REORGANISE + 'left = ["banker"]\nright = ["bishop", "maestro"]')
    assert why(match, "shift banker left", "shift bishop right") == ["no-space V7.3"] * 2
    match = lay(REORGANISE + 'right = ["bishop", "maestro"]')
    assert why(match, "shift bishop right", "shift maestro right") == ["", ""]
    match = lay(
        REORGANISE + 'titles = ["duchy", "principality"]\nleft = ["pope", "banker"]\nright = ["bishop", "maestro"]'
    )
    assert why(match, "shift bishop right", "shift banker left") == ["", ""]
    match = lay(REORGANISE + 'titles = ["duchy"]\nleft = ["pope", "banker"]\nright = ["bishop"]')
    assert why(match, "shift bishop right", "shift banker left") == ["no-space V7.3", ""]


@pytest.mark.rule("V7.2", "V7.3")
def test_in_a_full_court_nobody_changes_sides_though_his_own_space_would_become_free() -> None:
    full = REORGANISE + 'titles = ["duchy"]\nleft = ["pope", "banker"]\nright = ["bishop", "maestro"]'
    assert why(lay(full), "shift bishop right", "shift banker left") == ["no-space V7.3"] * 2
    assert [pick for pick in picks(lay(full)) if pick.startswith("shift")] == []
    match = go(lay(full), "discard bishop right")
    assert why(match, "shift maestro right", "shift banker left") == ["no-space V7.3", ""]


@pytest.mark.rule("V7.3", "V6.8")
def test_five_cities_open_one_space_and_no_more() -> None:
    five = 'cities = ["florence", "pisa", "siena", "ravenna", "ancona"]\n'
    room = 'phase = "reorganise 0"\n[florence]\ntoken = 5\nrooms = ["podesta", "", "", "", ""]\n' + five
    match = lay(room + 'left = ["banker"]\nright = ["bishop", "maestro"]')
    assert why(match, "recall card 1 left", "recall card 1 right") == ["", ""]
    match = lay(room + 'left = ["banker", "pope"]\nright = ["bishop", "maestro"]')
    assert why(match, "recall card 1 left", "recall card 1 right") == ["no-space V7.3"] * 2


@pytest.mark.rule("V7.2", "V2.3")
@pytest.mark.parametrize(
    ("card", "florins"), [("merchant", 2), ("merchant!", 0), ("bishop", 0), ("lorenzo", 2), ("banker!", 0)]
)
def test_only_an_available_courtier_is_cashed_when_he_is_discarded(card: str, florins: int) -> None:
    match = lay(REORGANISE + f'left = ["{card}"]')
    supply = state(match).supply[:]
    go(match, f"discard {card.removesuffix('!')} left")
    assert at(match, FLORENCE).florins == florins
    assert told(match, "cashed") == ([{"seat": 0, "number": florins}] if florins else [])
    assert sum(state(match).supply) == sum(supply) + (card != "lorenzo")  # a family card leaves the game


@pytest.mark.rule("V7.2")
@pytest.mark.parametrize("card", ["lorenzo", "soderini", "giovanni"])
def test_a_family_card_never_comes_to_the_supply(card: str) -> None:
    match = lay(REORGANISE + f'right = ["{card}"]')
    before = state(match).supply[:]
    go(match, f"discard {card} right")
    assert (state(match).supply, at(match, FLORENCE).right) == (before, ())


@pytest.mark.rule("V7.4", "V2.3")
def test_what_was_just_bought_may_be_discarded_but_not_cashed() -> None:
    match = lay('phase = "buy 0"\n[florence]\nflorins = 9\ncities = ["pisa"]\nleft = ["bishop"]\nright = ["bishop"]')
    go(match, "buy merchant", "to right", "buy ambassador")
    assert picks(match) == ["discard bishop left", "discard bishop right", "discard merchant right"]
    go(match, "discard merchant right")
    assert at(match, FLORENCE).right == ("bishop", "ambassador")
    assert (at(match, FLORENCE).florins, told(match, "cashed")) == (5, [])
    assert state(match).supply[3] == 5


@pytest.mark.rule("V7.4")
def test_of_two_equal_courtiers_the_exhausted_goes_then_the_available_then_the_one_just_bought() -> None:
    match = lay('phase = "buy 0"\n[florence]\nflorins = 9\ncities = ["pisa"]\nleft = ["bishop"]\nright = ["merchant"]')
    go(match, "buy merchant", "to right", "buy ambassador", "discard merchant right")
    assert at(match, FLORENCE).florins == 9 - 2 - 2 + 2  # the old one, cashed
    go(match, "buy maestro", "discard merchant right")
    assert at(match, FLORENCE).florins == 7 - 3  # nothing for the new one


@pytest.mark.rule("V7.2")
def test_a_counsellor_is_a_courtier_like_others() -> None:
    match = lay(REORGANISE + 'left = ["counsellor"]\nrooms = ["maestro", "", "", "", ""]')
    assert picks(match) == [
        "enough", "assign counsellor left 1", "shift counsellor left", "recall card 1 right", "discard counsellor left",
    ]  # fmt: skip
    go(match, "assign counsellor left 1")
    assert at(match, FLORENCE).rooms[0] == "maestro+counsellor"
    match = lay(REORGANISE + 'rooms = ["maestro+counsellor", "", "", "", ""]')
    assert why(match, "recall card 1 right", "recall upgrade 1 right") == ["no-action-alone V7.2", ""]
    assert why(lay(REORGANISE + 'left = ["counsellor"]'), "assign counsellor left 2") == ["no-action-alone V7.2"]
    match = lay(REORGANISE + 'left = ["bishop"]\nrooms = ["maestro+counsellor", "", "", "", ""]')
    assert why(match, "assign bishop left 1") == ["room-full V7.2"]


@pytest.mark.rule("V7.2")
def test_equal_courtiers_are_offered_once() -> None:
    match = lay(REORGANISE + 'right = ["maestro", "maestro"]')
    assert [pick for pick in picks(match) if "discard" in pick or "shift" in pick] == [
        "shift maestro right",
        "discard maestro right",
    ]


FIVE = '[venice]\ncities = ["venice", "corfu", "siena", "ravenna", "ancona"]\n'
LOSING = 'phase = "sieges"\n[florence]\ntroops = { siena = 5 }\n' + FIVE


@pytest.mark.rule("V6.8")
def test_a_card_on_the_right_moves_to_the_left_available_as_it_was() -> None:
    match = lay(LOSING + 'right = ["bishop!", "merchant", "maestro"]')
    assert asked(match) == "2 free-space"
    assert picks(match) == [
        "shift bishop right", "shift merchant right", "shift maestro right",
        "discard bishop right", "discard merchant right", "discard maestro right",
    ]  # fmt: skip
    go(match, "shift merchant right")
    assert (at(match, VENICE).left, at(match, VENICE).right) == (("merchant",), ("bishop!", "maestro"))
    assert told(match, "shifted") == [{"seat": 2, "card": "merchant", "side": "left"}]
    match = lay(LOSING + 'left = ["pope"]\nright = ["bishop!", "merchant", "maestro"]')
    assert why(match, "shift merchant right", "discard pope left") == ["no-space V7.3", "not-shaded V6.8"]


@pytest.mark.rule("V6.8")
def test_a_card_on_the_left_moves_to_the_right() -> None:
    match = go(lay(LOSING + 'left = ["ambassador", "banker!"]\nright = ["bishop"]'), "shift banker left")
    assert (at(match, VENICE).left, at(match, VENICE).right) == (("ambassador",), ("bishop", "banker!"))
    assert told(match, "shifted") == [{"seat": 2, "card": "banker", "side": "right"}]


@pytest.mark.rule("V6.8", "V6.7")
def test_who_moved_in_the_siege_can_still_pay_for_a_retreat() -> None:
    match = lay(LOSING + 'left = ["ambassador", "banker"]\ntroops = { rossano = 2 }')
    go(match, "shift ambassador left")
    assert at(match, VENICE).right == ("ambassador",)
    assert "sail corfu" in picks(match)
    go(match, "sail corfu")
    assert "tap ambassador right ship" in picks(match)


@pytest.mark.rule("V7.2")
def test_one_card_that_moved_keeps_no_other_from_moving() -> None:
    text = (
        REORGANISE.replace("token = 5", "token = 4")
        + """
    titles = ["duchy", "principality"]
    left = ["bishop", "pope"]
    right = ["merchant", "podesta", "banker"]
    rooms = ["lorenzo", "soderini", "maestro", "", ""]
    """
    )
    match = go(lay(text), "assign bishop left 1")
    recalls = ["recall card 2 left", "recall card 3 left"]
    shifts = ["shift merchant right", "shift podesta right", "shift banker right"]
    assert why(match, "recall upgrade 1 left", *recalls, *shifts) == ["moved-already V7.2", *[""] * 5]
    go(match, "assign banker right 2", "assign podesta right 5")
    assert why(match, "recall upgrade 2 left", "recall card 5 left") == ["moved-already V7.2"] * 2
    assert why(match, "recall card 3 left", "shift pope left", "shift merchant right") == [""] * 3
    go(match, "assign merchant right 3")
    assert why(match, "recall card 2 left", "recall card 3 left", "shift pope left") == ["no-action-alone V7.2", "", ""]
    match = go(lay(text), "assign bishop left 2")  # under a card, though it has no action
    assert at(match, FLORENCE).rooms[1] == "soderini+bishop"


@pytest.mark.rule("V7.2")
def test_a_card_that_comes_out_lets_no_other_move_again() -> None:
    match = lay(REORGANISE + 'left = ["maestro"]\nrooms = ["", "", "lorenzo", "", ""]')
    go(match, "assign maestro left 1", "recall card 3 right")
    assert why(match, "recall card 1 left", "recall card 1 right") == ["moved-already V7.2"] * 2


@pytest.mark.rule("V7.2", "V7.4")
def test_who_changed_sides_may_pay_in_the_same_winter() -> None:
    match = lay(REORGANISE.replace('"florence"]', '"pisa"]') + 'florins = 9\nright = ["ambassador"]')
    go(match, "shift ambassador right", "enough", "buy podesta", "tap ambassador left crown")
    assert at(match, FLORENCE).left == ("ambassador!",)


@pytest.mark.rule("V7.4")
def test_what_was_just_bought_may_be_discarded_on_the_left_too() -> None:
    match = lay('phase = "buy 0"\n[florence]\nflorins = 9\ncities = ["pisa"]\nright = ["bishop", "bishop"]')
    go(match, "buy merchant", "to left", "buy ambassador", "discard merchant left")
    assert (at(match, FLORENCE).left, at(match, FLORENCE).right) == (("ambassador",), ("bishop", "bishop"))
    assert at(match, FLORENCE).florins == 5


@pytest.mark.rule("V7.3")
def test_the_view_tells_which_spaces_are_open() -> None:
    court = view(lay(REORGANISE + 'left = ["banker"]\nright = ["bishop", "maestro"]')).courts[FLORENCE]
    assert (court.spaces, court.printed, court.free, court.opened, court.used) == ((3, 3), (1, 2), (0, 0), 0, 0)
    court = view(lay(REORGANISE + 'titles = ["duchy"]\nleft = ["banker"]\nright = ["bishop"]')).courts[FLORENCE]
    assert (court.free, court.opened, court.used) == ((1, 2), 1, 0)
    court = view(lay(REORGANISE + 'titles = ["duchy"]\nleft = ["pope", "banker"]\nright = ["bishop"]')).courts[FLORENCE]
    assert (court.free, court.opened, court.used) == ((0, 1), 1, 1)


@pytest.mark.rule("V7.6")
def test_the_view_tells_how_many_troops_are_left_to_hire() -> None:
    match = lay(REORGANISE + "troops = { florence = 4 }")
    assert view(match).hire[FLORENCE] == state(match).edition.troops - 4


@pytest.mark.rule("V1.3")
def test_while_families_are_placed_nobody_sees_how_many_courtiers_others_have() -> None:
    match = signoria.new("virtu", 3, seed=1)
    match.play(0, "to left")
    assert (view(match, 0).courts[0].free, view(match, 1).courts[0].free) == ((0, 2), (1, 2))
