"""V7: pay, reorganise, courtier spaces, buy, limits, recruit, ally."""

from __future__ import annotations

import pytest
from virtu_tables import FLORENCE, NAPLES, VENICE, asked, at, go, lay, picks, state, told, view, why

from signoria import Match
from signoria.games.virtu.components import CARDS

# V7.1


@pytest.mark.rule("V7.1")
@pytest.mark.parametrize(("troops", "due"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_one_sum_for_all_troops(troops: int, due: int) -> None:
    match = lay(f'phase = "winter 0"\n[florence]\nflorins = 5\ntroops = {{ florence = {troops} }}')
    if not due:
        assert asked(match) == "0 reorganise"
        return
    assert picks(match) == [f"salary {florins}" for florins in range(due + 1)]
    assert why(match, f"salary {due + 1}", "enough") == ["not-due V7.1", "asked-for-salary V7.1"]
    go(match, f"salary {due}")
    assert at(match, FLORENCE).florins == 5 - due
    assert at(match, FLORENCE).troops == {"florence": troops}


@pytest.mark.rule("V7.1")
def test_paying_less_by_choice_keeps_two_and_two_more_for_each_florin() -> None:
    match = lay('phase = "winter 0"\n[florence]\nflorins = 5\ntroops = { florence = 4, pisa = 2 }')
    go(match, "salary 1")
    assert asked(match) == "0 dismiss-troop"
    assert picks(match) == ["dismiss florence", "dismiss pisa"]
    assert why(match, "dismiss siena", "salary 1") == ["no-troop-there V7.1", "asked-to-dismiss V7.1"]
    go(match, "dismiss pisa", "dismiss florence")
    assert at(match, FLORENCE).troops == {"florence": 3, "pisa": 1}
    assert asked(match) == "0 reorganise"


@pytest.mark.rule("V7.1")
def test_a_salary_may_be_cashed_but_must_be_there() -> None:
    match = lay('phase = "winter 0"\n[florence]\ncities = ["florence", "pisa"]\ntroops = { pisa = 6 }')
    go(match, "salary 2", "tap florence florin")
    assert (at(match, FLORENCE).florins, at(match, FLORENCE).troops) == (0, {"pisa": 6})
    match = lay('phase = "winter 0"\n[florence]\ncities = ["pisa"]\nflorins = 1\ntroops = { pisa = 6 }')
    assert why(match, "salary 2") == ["cannot-pay V2.2"]


# V7.2


@pytest.mark.rule("V7.2")
def test_example_naples_reorganises_with_no_free_space() -> None:
    match = lay(
        """
        phase = "reorganise 1"
        [naples]
        token = 1
        rooms = ["pope", "standard_bearer", "alfonso+ambassador", "maestro", ""]
        left = ["ferdinand"]
        right = ["federico!", "merchant"]
        indulgences = [4]
        """
    )
    assert why(match, "recall upgrade 3 left", "recall upgrade 3 right") == ["no-space V7.3"] * 2
    assert why(match, "shift federico right", "assign federico right 5") == ["courtier-exhausted V7.2"] * 2
    assert why(match, "recall card 1 left", "recall card 4 right") == ["room-held V7.2"] * 2
    assert why(match, "assign ferdinand left 1", "assign ferdinand left 4") == ["room-held V7.2"] * 2
    go(match, "assign ferdinand left 2", "shift merchant right", "recall upgrade 3 right")
    own = at(match, NAPLES)
    assert own.rooms == ("pope", "standard_bearer+ferdinand", "alfonso", "maestro", "")
    assert own.left == ("merchant",)
    assert own.right == ("ambassador!", "federico!")


@pytest.mark.rule("V7.2")
def test_each_card_moves_at_most_once_a_winter() -> None:
    match = lay(
        'phase = "reorganise 0"\n[florence]\ntoken = 5\nleft = ["maestro"]\nright = ["banker"]\nrooms = ["", "", "lorenzo", "", ""]'
    )
    go(match, "assign maestro left 1")
    assert why(match, "recall card 1 left") == ["moved-already V7.2"]
    go(match, "shift banker right")
    assert why(match, "shift banker left", "assign banker left 3") == ["moved-already V7.2"] * 2
    go(match, "recall card 3 right")
    assert at(match, FLORENCE).right == ("lorenzo!",)
    assert why(match, "assign lorenzo right 2") == ["courtier-exhausted V7.2"]
    go(match, "enough")
    assert asked(match) == "0 buy-things"
    assert view(match).course.moved == ()


@pytest.mark.rule("V7.2")
def test_an_enemy_agent_holds_a_room_an_own_one_does_not() -> None:
    match = lay(
        'phase = "reorganise 0"\n[florence]\ntoken = 5\nleft = ["maestro"]\nagents = ["florence-2"]\nrooms = ["lorenzo", "soderini", "", "", ""]\n[naples]\nagents = ["florence-1", "florence-3"]'
    )
    assert why(match, "recall card 1 right", "assign maestro left 3", "assign maestro left 1") == ["room-held V7.2"] * 3
    assert why(match, "recall card 2 right", "assign maestro left 2") == ["", ""]


@pytest.mark.rule("V7.2")
def test_a_courtier_goes_into_an_empty_room_or_under_the_card_there() -> None:
    match = lay(
        'phase = "reorganise 0"\n[florence]\ntoken = 5\nleft = ["bishop"]\nright = ["maestro", "podesta"]\nrooms = ["lorenzo", "", "", "", ""]'
    )
    assert why(match, "assign bishop left 2", "assign bishop left 1", "assign pope left 1") == [
        "no-action-alone V7.2",
        "",
        "no-such-courtier V7.2",
    ]
    go(match, "assign bishop left 1", "assign maestro right 2")
    assert at(match, FLORENCE).rooms == ("lorenzo+bishop", "maestro", "", "", "")
    assert why(match, "assign podesta right 1") == ["room-full V7.2"]


@pytest.mark.rule("V7.2")
def test_a_card_without_an_action_is_never_left_alone_an_upgrade_with_one_takes_over() -> None:
    match = lay(
        'phase = "reorganise 0"\n[florence]\ntoken = 5\nrooms = ["lorenzo+bishop", "soderini+maestro", "", "", ""]'
    )
    assert why(match, "recall card 1 right", "recall upgrade 1 right", "recall upgrade 3 right") == [
        "no-action-alone V7.2",
        "",
        "no-card-there V7.2",
    ]
    go(match, "recall card 2 right")
    assert at(match, FLORENCE).rooms == ("lorenzo+bishop", "maestro", "", "", "")
    assert at(match, FLORENCE).right == ("soderini!",)
    assert why(match, "recall card 2 right") == [""]  # the Maestro has not moved


@pytest.mark.rule("V7.2")
def test_an_upgrade_that_moved_and_took_over_has_moved() -> None:
    match = lay(
        'phase = "reorganise 0"\n[florence]\ntoken = 5\nrooms = ["lorenzo", "", "", "", ""]\nright = ["maestro"]'
    )
    go(match, "assign maestro right 1", "recall card 1 right")
    assert at(match, FLORENCE).rooms == ("maestro", "", "", "", "")
    assert why(match, "recall card 1 right", "recall card 1 left") == ["moved-already V7.2"] * 2


@pytest.mark.rule("V7.2")
def test_a_courtier_may_be_discarded_a_noble_returns_a_family_card_is_gone() -> None:
    match = lay('phase = "reorganise 0"\n[florence]\nleft = ["pope"]\nright = ["giovanni", "assassin"]\nstock = 3')
    assert picks(match)[-3:] == ["discard pope left", "discard assassin right", "discard giovanni right"]
    assert state(match).supply[11] == 0
    go(match, "discard pope left", "discard giovanni right", "discard assassin right")
    assert state(match).supply[11] == 1
    assert at(match, FLORENCE).left + at(match, FLORENCE).right == ()
    assert at(match, FLORENCE).stock == 3  # agents once gained stay
    assert why(match, "discard pope left", "buy pope") == ["no-such-courtier V7.2", "asked-to-reorganise V7.2"]


@pytest.mark.rule("V7.2")
def test_of_two_equal_courtiers_the_exhausted_one_is_discarded() -> None:
    match = lay('phase = "reorganise 0"\n[florence]\nright = ["merchant", "merchant!"]')
    go(match, "discard merchant right")
    assert at(match, FLORENCE).right == ("merchant",)
    assert at(match, FLORENCE).florins == 0


# V7.3


def spaces(more: str, cities: str = '["florence"]') -> Match:
    """Florence with a full court and a card in a room that would like to come out."""
    return lay(
        f"""
        phase = "reorganise 0"
        [florence]
        token = 5
        cities = {cities}
        left = ["banker"]
        right = ["bishop", "merchant"]
        rooms = ["maestro", "", "", "", ""]
        {more}
        """
    )


@pytest.mark.rule("V7.3")
@pytest.mark.parametrize(
    "more", ['titles = ["duchy"]', 'titles = ["principality!"]', 'bonuses = ["copernicus"]', 'bonuses = ["the_prince"]']
)
def test_what_opens_a_shaded_space(more: str) -> None:
    assert why(spaces(""), "recall card 1 left", "recall card 1 right") == ["no-space V7.3"] * 2
    assert why(spaces(more), "recall card 1 left", "recall card 1 right") == ["", ""]
    assert why(spaces('titles = ["guild", "kingdom"]'), "recall card 1 left") == ["no-space V7.3"]


@pytest.mark.rule("V7.3", "V6.8")
def test_five_cities_open_one() -> None:
    four = '["florence", "pisa", "siena", "ravenna"]'
    assert why(spaces("", four), "recall card 1 left") == ["no-space V7.3"]
    assert why(spaces("", four.replace("]", ', "ancona"]')), "recall card 1 left") == [""]


@pytest.mark.rule("V7.3")
def test_opened_spaces_are_counted_not_fixed_and_at_most_three_a_side() -> None:
    match = lay(
        """
        phase = "reorganise 0"
        [florence]
        token = 5
        titles = ["duchy", "principality"]
        right = ["bishop", "merchant", "maestro"]
        rooms = ["podesta", "", "", "", ""]
        """
    )
    assert why(match, "recall card 1 left", "recall card 1 right", "shift bishop right") == ["", "no-space V7.3", ""]
    go(match, "recall card 1 left", "shift bishop right", "shift merchant right")
    assert len(at(match, FLORENCE).left) == 3


@pytest.mark.rule("V7.3")
def test_at_most_three_shaded_spaces_are_open() -> None:
    many = 'titles = ["duchy", "principality"]\nbonuses = ["copernicus", "the_prince"]'
    match = lay(
        f'phase = "reorganise 0"\n[florence]\ntoken = 5\n{many}\nleft = ["banker", "pope", "bishop"]\nright = ["bishop", "merchant", "maestro"]\nrooms = ["podesta", "", "", "", ""]'
    )
    assert why(match, "recall card 1 left", "recall card 1 right") == ["no-space V7.3"] * 2


# V7.4, V7.5


@pytest.mark.rule("V7.4")
def test_any_number_of_different_things_one_copy_each() -> None:
    match = lay('phase = "buy 0"\n[florence]\nflorins = 20\ncities = ["pisa"]')
    go(match, "buy bishop", "to left", "buy merchant", "to right")
    assert why(match, "buy bishop") == ["bought-already V7.4"]
    go(match, "buy guild")
    assert at(match, FLORENCE).left == ("bishop",)
    assert at(match, FLORENCE).right == ("merchant",)
    assert at(match, FLORENCE).titles == ("guild",)
    assert at(match, FLORENCE).florins == 20 - 2 - 2 - 3
    assert state(match).supply[:4] == [5, 4, 5, 4]


@pytest.mark.rule("V7.4")
def test_symbols_left_of_a_source_stay_until_buying_ends() -> None:
    match = lay('phase = "buy 0"\n[florence]\nflorins = 20\ncities = ["pisa"]\nleft = ["pope"]')
    go(match, "buy counsellor", "tap pope left crown")
    assert view(match).course.pool == "1C"
    go(match, "to right", "buy podesta")
    assert view(match).course.pool == ""
    match = lay('phase = "buy 0"\n[florence]\nflorins = 20\ncities = ["pisa"]\nleft = ["pope"]')
    go(match, "buy counsellor", "tap pope left crown", "to right", "enough")
    assert view(match).course.pool == ""


@pytest.mark.rule("V7.4")
def test_a_title_bought_first_opens_its_space() -> None:
    match = lay(
        'phase = "buy 0"\n[florence]\nflorins = 20\ncities = ["florence"]\nleft = ["bishop"]\nright = ["bishop", "bishop"]'
    )
    go(match, "buy principality", "tap florence crown", "buy merchant")
    assert asked(match) == "0 choose-side"
    discards = ["discard bishop left", "discard bishop right"]
    assert picks(match) == ["to left", "to right", *discards]
    assert why(match, "enough") == ["asked-for-side V7.3"]
    go(match, "to left")
    assert at(match, FLORENCE).left == ("bishop", "merchant")


@pytest.mark.rule("V7.4")
def test_things_bought_pay_for_nothing_in_this_winter() -> None:
    match = lay('phase = "buy 0"\n[florence]\nflorins = 9\ncities = ["pisa"]\nleft = ["bishop"]')
    go(match, "buy guild", "buy merchant", "to right")
    assert at(match, FLORENCE).florins == 4
    go(match, "buy maestro", "to right")
    assert why(match, "buy bishop", "buy assassin") == ["cannot-pay V2.2", "cannot-pay V2.2"]
    go(match, "enough")
    assert "recruit pisa" in picks(match)
    go(match, "recruit pisa")
    assert picks(match) == ["enough"]


@pytest.mark.rule("V7.4")
def test_without_a_space_a_courtier_is_discarded_even_what_just_paid() -> None:
    match = lay('phase = "buy 0"\n[florence]\ncities = ["pisa"]\nleft = ["bishop"]\nright = ["banker", "bishop"]')
    go(match, "buy ambassador", "tap banker right florin")
    assert picks(match) == ["discard bishop left", "discard bishop right", "discard banker right"]
    go(match, "discard banker right")
    assert at(match, FLORENCE).right == ("bishop", "ambassador")
    assert at(match, FLORENCE).florins == 1


PAID = 'phase = "buy 0"\n[florence]\ncities = ["pisa"]\nright = ["bishop", "merchant"]'


@pytest.mark.rule("V7.4")
@pytest.mark.parametrize(
    ("move", "left", "right"),
    [
        ("to left", ("ambassador",), ("bishop", "merchant!")),
        ("discard merchant right", (), ("bishop", "ambassador")),
        ("discard bishop right", (), ("ambassador", "merchant!")),
    ],
)
def test_the_owner_chooses_any_space_though_one_is_free(
    move: str, left: tuple[str, ...], right: tuple[str, ...]
) -> None:
    match = go(lay(PAID), "buy ambassador", "tap merchant right florin")
    assert asked(match) == "0 choose-side"
    assert picks(match) == ["to left", "discard bishop right", "discard merchant right"]
    assert why(match, "to right", "discard pope left", "forgo") == [
        "no-space V7.3",
        "no-such-courtier V7.2",
        "asked-for-side V7.3",
    ]
    go(match, move)
    assert (at(match, FLORENCE).left, at(match, FLORENCE).right) == (left, right)
    assert asked(match) == "0 buy-things"


@pytest.mark.rule("V7.4")
def test_a_space_that_a_discard_opens_on_both_sides_is_chosen() -> None:
    match = lay(
        'phase = "buy 0"\n[florence]\nflorins = 9\ncities = ["pisa"]\ntitles = ["duchy"]\n'
        'left = ["bishop", "pope"]\nright = ["bishop", "bishop"]'
    )
    go(match, "buy merchant", "discard pope left")
    assert asked(match) == "0 choose-side"
    go(match, "to right")  # the shaded space that was open on the left
    assert at(match, FLORENCE).right == ("bishop", "bishop", "merchant")


@pytest.mark.rule("V7.4", "V2.3")
def test_who_makes_room_for_a_card_cashes_his_florins_first_if_he_is_available() -> None:
    match = lay('phase = "buy 0"\n[florence]\nflorins = 9\ncities = ["pisa"]\nright = ["banker"]')
    go(match, "buy assassin")
    before = at(match, FLORENCE).florins
    go(match, "discard banker right")
    assert at(match, FLORENCE).florins > before
    assert at(match, FLORENCE).right == ("assassin",)


@pytest.mark.rule("V4.7", "V7.4")
def test_a_card_that_was_not_bought_takes_a_courtiers_space_only_where_none_is_free() -> None:
    rest = "'buy-things 0', 'end-winter 0', 'next-winter', 'end-year'"
    number = CARDS["machiavelli"]
    match = lay(f"stack = ['choose-side 0 {number}', {rest}]\nturn = 1\n[florence]\nright = ['bishop']")
    assert picks(match) == ["to left", "to right"]
    assert why(match, "discard bishop right") == ["asked-for-side V7.3"]
    match = lay(f"stack = ['welcome-card 0 {number}', {rest}]\nturn = 1\n[florence]\nright = ['bishop', 'pope']")
    assert at(match, FLORENCE).left == ("machiavelli",)  # nobody was asked


@pytest.mark.rule("V7.4")
def test_an_agent_sign_brings_an_agent_up_to_five() -> None:
    text = 'phase = "buy 0"\n[florence]\nflorins = 9\nstock = {}\nagents = ["siena", "rome"]'
    for stock, after in ((1, 2), (3, 3)):
        match = lay(text.format(stock))
        go(match, "buy assassin")
        assert at(match, FLORENCE).stock == after
    match = lay(text.format(1))
    go(match, "buy bishop")
    assert at(match, FLORENCE).stock == 1


@pytest.mark.rule("V7.4")
def test_a_cathedral_comes_exhausted_other_tiles_available() -> None:
    match = lay('phase = "buy 0"\n[florence]\nflorins = 9\ncities = ["florence"]\nleft = ["bishop"]')
    go(match, "buy cathedral", "tap bishop left cross", "buy guild")
    assert at(match, FLORENCE).cathedrals == ("florence!",)
    assert at(match, FLORENCE).titles == ("guild",)
    assert told(match, "built") == [{"seat": 0, "city": "florence"}]


@pytest.mark.rule("V7.4")
def test_paid_from_courtiers_tiles_the_empire_and_an_indulgence_but_not_from_rooms() -> None:
    match = lay(
        """
        phase = "buy 0"
        [florence]
        token = 1
        may_indulge = true
        florins = 9
        cities = ["siena"]
        allies = ["empire", "ottomans"]
        rooms = ["cardinal", "", "", "", ""]
        """
    )
    go(match, "buy pope")
    assert picks(match) == ["tap siena cross", "tap empire cross"]
    go(match, "tap siena cross", "tap empire cross", "to right", "buy podesta")
    assert picks(match) == ["tap indulgence crown"]


@pytest.mark.rule("V7.5")
def test_own_at_most_one_cardinal_guild_and_of_each_title() -> None:
    match = lay(
        'phase = "buy 0"\n[florence]\nflorins = 20\ncities = ["rome", "siena", "mantua"]\nrooms = ["lorenzo+cardinal", "", "", "", ""]\ntitles = ["guild!", "duchy"]'
    )
    assert why(match, "buy cardinal", "buy guild", "buy duchy", "buy principality") == ["owned-already V7.5"] * 3 + [""]
    assert why(match, "buy bishop", "enough", "recruit rome") == ["", "", "asked-to-buy V7.4"]


@pytest.mark.rule("V7.5")
def test_kingdom_or_republic_never_both() -> None:
    text = 'phase = "buy 0"\n[florence]\nflorins = 20\ncities = ["rome", "siena", "mantua"]\ntitles = ["{}"]'
    assert why(lay(text.format("kingdom")), "buy republic") == ["kingdom-or-republic V7.5"]
    assert why(lay(text.format("republic")), "buy kingdom") == ["kingdom-or-republic V7.5"]
    assert why(lay(text.format("duchy")), "buy kingdom", "buy republic") == ["", ""]


@pytest.mark.rule("V7.5")
def test_example_yellow_may_build_a_cathedral_in_palermo() -> None:
    match = lay(
        'phase = "buy 1"\n[naples]\nflorins = 9\ncities = ["naples", "bari", "palermo", "rome"]\ncathedrals = ["rome"]\nleft = ["bishop"]'
    )
    go(match, "buy cathedral", "tap bishop left cross")
    assert picks(match) == ["build naples", "build palermo"]
    assert why(match, "build bari", "build rome", "build florence", "enough") == [
        "no-cathedral-city V7.5",
        "no-cathedral-city V7.5",
        "no-cathedral-city V7.5",
        "asked-to-build V7.5",
    ]
    go(match, "build palermo")
    assert at(match, NAPLES).cathedrals == ("rome", "palermo!")
    match = lay('phase = "buy 1"\n[naples]\nflorins = 9\ncities = ["bari"]\nleft = ["bishop"]')
    assert why(match, "buy cathedral") == ["no-cathedral-city V7.5"]


# V7.6


@pytest.mark.rule("V7.6")
def test_recruiting_costs_one_at_home_three_elsewhere() -> None:
    match = lay('phase = "recruit 0"\n[florence]\nflorins = 5\ncities = ["florence!", "siena"]')
    assert picks(match) == ["enough", "recruit florence", "recruit siena"]
    assert why(match, "recruit pisa", "recruit venice", "buy guild") == [
        "not-own-to-recruit V7.6",
        "not-own-to-recruit V7.6",
        "asked-to-recruit V7.6",
    ]
    go(match, "recruit siena", "recruit florence")
    assert at(match, FLORENCE).florins == 1
    assert at(match, FLORENCE).troops == {"florence": 1, "siena": 1}
    assert why(match, "recruit siena", "recruit florence") == ["cannot-pay V2.2", ""]


@pytest.mark.rule("V7.6")
def test_another_powers_home_is_any_other_city() -> None:
    match = lay('phase = "recruit 0"\n[florence]\nflorins = 5\ncities = ["bari"]\n[naples]\ncities = ["naples"]')
    go(match, "recruit bari")
    assert at(match, FLORENCE).florins == 2


@pytest.mark.rule("V7.6")
def test_six_troops_at_most() -> None:
    match = lay('phase = "recruit 0"\n[florence]\nflorins = 9\ntroops = { florence = 6 }')
    assert picks(match) == ["enough"]
    assert why(match, "recruit florence") == ["all-troops-out V7.6"]


# V7.7

ALLY = """
phase = "ally 2"
[venice]
cities = ["venice", "mantua", "corfu", "pisa"]
[florence]
cities = ["florence"]
"""


@pytest.mark.rule("V7.7")
def test_the_ottomans_cost_a_crown_and_three_ships() -> None:
    match = lay(ALLY)
    assert picks(match) == ["decline", "ally ottomans"]
    assert why(match, "ally france", "ally empire", "enough") == [
        "cannot-pay V2.2",
        "cannot-pay V2.2",
        "asked-to-ally V7.7",
    ]
    go(match, "ally ottomans", "tap venice ship", "tap mantua crown", "tap pisa ship")
    assert at(match, VENICE).allies == ("ottomans",)  # ready at once
    assert asked(match).startswith("3 ")  # one a year


@pytest.mark.rule("V7.7")
def test_example_the_ottomans_with_an_own_agent_cost_a_symbol_less() -> None:
    poor = ALLY.replace('"venice", "mantua", "corfu", "pisa"', '"venice", "corfu", "pisa"')
    assert picks(lay(poor)) == ["decline"]
    match = lay(poor.replace("cities", 'agents = ["ottomans"]\ncities', 1))
    go(match, "ally ottomans")
    assert picks(match) == ["tap venice crown", "tap venice ship", "tap pisa ship", "tap corfu ship"]
    go(match, "tap venice ship", "tap corfu ship")
    assert at(match, VENICE).allies == ("ottomans",)
    assert at(match, VENICE).agents == ("ottomans",)  # agents stay
    assert "pisa" in at(match, VENICE).cities  # one symbol missing is enough


@pytest.mark.rule("V7.7", "V5.1")
def test_an_indulgence_helps_to_ally() -> None:
    match = lay(
        """
        phase = "ally 2"
        [venice]
        token = 1
        may_indulge = true
        cities = ["venice", "pisa", "corfu"]
        allies = ["empire"]
        left = ["ambassador"]
        [florence]
        cities = ["florence"]
        """
    )
    go(match, "ally ottomans")  # 1C 3S
    assert picks(match) == [
        "tap ambassador left crown", "tap ambassador left ship", "tap venice crown", "tap venice ship", "tap pisa ship",
        "tap corfu ship", "tap indulgence crown",
    ]  # fmt: skip
    go(match, "tap indulgence crown", "tap venice ship", "tap corfu ship")
    assert at(match, VENICE).allies == ("ottomans", "empire")
    assert at(match, VENICE).indulgences == (1,)


@pytest.mark.rule("V7.7")
def test_anothers_agent_hinders_nobody_at_a_free_power() -> None:
    match = lay(ALLY + 'agents = ["ottomans"]')
    assert why(match, "ally ottomans") == [""]
    go(match, "ally ottomans")
    assert view(match).course.slack == 0


@pytest.mark.rule("V7.7")
def test_example_anothers_ally_is_taken_over_only_with_an_own_agent_at_full_cost() -> None:
    held = ALLY.replace("[florence]", '[florence]\nallies = ["ottomans!"]')
    assert why(lay(held), "ally ottomans") == ["ally-of-another V7.7"]
    match = lay(held.replace("[venice]", '[venice]\nagents = ["ottomans"]'))
    assert why(match, "ally ottomans") == [""]
    go(match, "ally ottomans")
    assert view(match).course.slack == 0
    go(match, "tap venice ship", "tap mantua crown", "tap pisa ship")
    assert at(match, VENICE).allies == ("ottomans",)
    assert at(match, FLORENCE).allies == ()
    assert at(match, VENICE).agents == ("ottomans",)  # V4.6: a change of alliance leaves agents where they are
    assert told(match, "ally-taken-over") == [{"seat": 2, "ally": "ottomans", "rival": 0}]
    assert why(lay(ALLY.replace("[venice]", '[venice]\nallies = ["ottomans"]')), "ally ottomans") == [
        "allied-already V7.7"
    ]


@pytest.mark.rule("V7.7")
def test_example_a_used_bonus_and_one_under_an_enemy_agent_do_not_help() -> None:
    text = 'phase = "act 2"\n[venice]\ntoken = 2\nrooms = ["", "merchant", "", "", ""]\ncities = ["ravenna!"]\nallies = ["{}"]\n[florence]\nagents = {}'
    assert "tap ottomans ship" in picks(lay(text.format("ottomans", "[]")))
    assert "tap ottomans ship" not in picks(lay(text.format("ottomans!", "[]")))
    assert "tap ottomans ship" not in picks(lay(text.format("ottomans", '["ottomans"]')))


@pytest.mark.rule("V7.7")
def test_the_three_bonuses() -> None:
    edition = state(lay(ALLY)).edition
    match = lay(ALLY.replace("[venice]", '[venice]\nallies = ["empire"]'))
    assert why(match, "tap empire cross") == ["asked-to-ally V7.7"]
    assert list(edition.ally_symbols) == [2 << 24, 2 << 36, 1 << 12]
