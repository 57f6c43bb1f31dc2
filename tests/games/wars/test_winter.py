"""W5 and W6: salary rounds, hiring allies, the sudden win and the score after the last round."""

from __future__ import annotations

import pytest
from wars_tables import FRANCE, NAPLES, asked, at, go, lay, major, picks, told, view, why

from signoria import Data, Match, from_position

# W5.1


@pytest.mark.rule("W5.1")
@pytest.mark.parametrize(
    ("year", "is_due"),
    [(1, False), (3, False), (4, True), (5, False), (8, True), (12, True), (16, True), (20, True), (21, False)],
)
def test_salary_only_in_every_fourth_round(year: int, is_due: bool) -> None:
    match = lay(f'phase = "winter 0"\nyear = {year}\n[france]\ntroops = {{ milan = 5 }}\nflorins = 3')
    assert asked(match) == ("0 choose-salary" if is_due else "0 reorganise")


@pytest.mark.rule("W5.1")
@pytest.mark.parametrize(("troops", "due"), [(5, 3), (1, 1), (2, 1), (6, 3), (7, 4), (8, 4)])
def test_example_five_troops_in_round_4_cost_3_florins_and_one_costs_1(troops: int, due: int) -> None:
    match = lay(f'phase = "winter 0"\nyear = 4\n[france]\ntroops = {{ milan = {troops} }}\nflorins = 9')
    assert picks(match)[-1] == f"salary {due}"
    assert why(match, f"salary {due + 1}") == ["not-due V7.1"]
    go(match, f"salary {due}")
    assert asked(match) == "0 reorganise"
    assert at(match, FRANCE).florins == 9 - due
    assert at(match, FRANCE).troops == {"milan": troops}


@pytest.mark.rule("W5.1")
def test_paying_k_keeps_2k_troops() -> None:
    match = lay('phase = "winter 0"\nyear = 8\n[france]\ntroops = { milan = 3, turin = 2 }\nflorins = 9')
    go(match, "salary 1", "dismiss milan", "dismiss milan", "dismiss turin")
    assert at(match, FRANCE).troops == {"turin": 1, "milan": 1}
    match = lay('phase = "winter 0"\nyear = 8\n[france]\ntroops = { milan = 1 }\n')
    go(match, "salary 0", "dismiss milan")
    assert at(match, FRANCE).troops == {}


@pytest.mark.rule("W5.1")
def test_own_and_allied_troops_are_paid_together() -> None:
    text = '[major.venice]\nally = "naples"\ntroops = { venice = 2 }\n[naples]\ncities = ["naples", "venice"]\ntroops = { naples = 1 }\nflorins = 2'
    match = lay('phase = "winter 1"\nyear = 12\n' + text)
    assert picks(match) == ["salary 0", "salary 1", "salary 2"]


@pytest.mark.rule("W5.1")
def test_as_many_as_sixteen_troops_can_be_paid() -> None:
    text = 'phase = "winter 0"\nyear = 4\n[france]\ncities = ["milan", "florence", "rome", "venice"]\nflorins = 9\n'
    text += "troops = { milan = 8 }\n"
    for name, count in (("florence", 2), ("rome", 2), ("venice", 4)):
        text += f'[major.{name}]\nally = "france"\ntroops = {{ {name} = {count} }}\n'
    assert picks(lay(text))[-1] == "salary 8"


# W5.2

ALLIED = """
[france]
cities = ["milan", "florence", "pisa"]
florins = %(florins)d
[major.florence]
ally = "france"
"""


@pytest.mark.rule("W5.2")
def test_an_allys_troops_cost_a_florin_in_its_capital() -> None:
    match = lay('phase = "hire 0"\n' + ALLIED % {"florins": 5} + "troops = { florence = 1 }")
    assert asked(match) == "0 hire-allies"
    assert picks(match) == ["enough", "hire florence"]
    assert why(match, "hire rome", "recruit florence") == ["not-allied W5.2", "asked-to-hire W5.2"]
    go(match, "hire florence")
    assert told(match, "hired") == [{"seat": FRANCE, "city": "florence"}]
    assert at(match, FRANCE).troops == {}
    assert major(match, "florence").troops == {"florence": 2}
    assert at(match, FRANCE).florins == 4
    assert asked(match) != "0 hire-allies"  # two are all there are


@pytest.mark.rule("W5.2")
def test_hiring_comes_after_recruiting_is_paid_in_full_and_may_be_declined() -> None:
    match = lay('phase = "recruit 0"\n[france]\ncities = ["florence"]\n[major.florence]\nally = "france"\ntroops = {}')
    assert asked(go(match, "enough")) == "0 hire-allies"
    go(match, "hire florence")
    assert picks(match) == ["tap florence florin"]  # nothing is in the treasury
    go(match, "tap florence florin")
    assert at(match, FRANCE).florins == 1
    go(match, "enough")
    assert major(match, "florence").troops == {"florence": 1}
    match = lay('phase = "winter 0"\n[france]\ncities = ["florence"]\n[major.florence]\nally = "france"\ntroops = {}')
    go(match, "enough", "enough", "enough")  # reorganising, buying, recruiting
    assert asked(match) == "0 hire-allies"


@pytest.mark.rule("W5.2")
@pytest.mark.parametrize(("name", "most"), [("florence", 2), ("rome", 2), ("venice", 4)])
def test_limits_of_the_major_cities(name: str, most: int) -> None:
    match = lay(
        f'phase = "hire 0"\n[france]\ncities = ["{name}", "milan!"]\nflorins = 9\n[major.{name}]\nally = "france"\ntroops = {{}}'
    )
    for _ in range(most):
        assert why(match, f"hire {name}") == [""]
        go(match, f"hire {name}")
    assert asked(match) != "0 hire-allies"
    assert major(match, name).troops == {name: most}


@pytest.mark.rule("W5.2")
def test_refused_are_all_hired_a_capital_lost_and_an_empty_purse() -> None:
    base = '[france]\ncities = ["florence!", "rome!", "milan!"]\nflorins = 1\n'
    base += '[major.florence]\nally = "france"\ntroops = { florence = 2 }\n[major.rome]\nally = "france"\n[major.venice]\nally = "france"\n'
    match = lay('phase = "hire 0"\n' + base)
    assert why(match, "hire florence", "hire venice", "hire rome") == ["all-hired W5.2", "capital-lost W5.2", ""]
    rest = "'hire-allies 0', 'end-winter 0', 'next-winter', 'end-year'"
    match = lay(f"stack = [{rest}]\nturn = 1\n" + base.replace("florins = 1", "florins = 0"))
    assert why(match, "hire rome") == ["hire-too-dear W5.2"]


@pytest.mark.rule("W5.2")
def test_only_if_the_enemy_does_not_hold_the_capital() -> None:
    match = lay(
        'phase = "hire 0"\n[france]\ncities = ["pisa"]\nflorins = 5\n[naples]\ncities = ["florence"]\n[major.florence]\nally = "france"\nis_defeated = true'
    )
    assert asked(match) != "0 hire-allies"


@pytest.mark.rule("W5.2")
def test_a_troop_that_died_can_be_hired_by_a_later_ally() -> None:
    match = lay(
        'phase = "hire 0"\n[france]\ncities = ["florence"]\nflorins = 1\n[major.florence]\nally = "france"\ntroops = {}'
    )
    go(match, "hire florence")
    assert major(match, "florence").troops == {"florence": 1}


@pytest.mark.rule("W5.2")
def test_own_troops_in_allied_cities_cost_three() -> None:
    match = lay('phase = "recruit 0"\n' + ALLIED % {"florins": 5} + "troops = { florence = 1 }")
    go(match, "recruit pisa")
    assert at(match, FRANCE).florins == 2
    assert major(match, "florence").troops == {"florence": 1}
    assert why(match, "recruit florence", "recruit milan") == ["", ""]  # florins on tiles count too


@pytest.mark.rule("W5.2")
@pytest.mark.parametrize(
    ("seat", "power", "home", "most"), [(FRANCE, "france", "milan", 8), (NAPLES, "naples", "naples", 6)]
)
def test_limits_of_the_powers_do_not_count_allies(seat: int, power: str, home: str, most: int) -> None:
    ally = f'[major.rome]\nally = "{power}"\ntroops = {{ {home} = 2 }}\n'
    match = lay(f'phase = "recruit {seat}"\n[{power}]\nflorins = 3\ntroops = {{ {home} = {most - 1} }}\n' + ally)
    assert view(match).hire[seat] == 1
    go(match, f"recruit {home}")
    assert at(match, seat).troops == {home: most}
    assert picks(match) == ["enough"]
    assert why(match, f"recruit {home}") == ["all-troops-out V7.6"]


# W6.1


def last(text: str, year: int = 21) -> Match:
    """The end of a round, after both winters."""
    return lay(
        f"stack = ['end-year']\nyear = {year}\nis_last = {'true' if year == 21 else 'false'}\nreason = '{'rounds' if year == 21 else 'undecided'}'\n{text}"
    )


@pytest.mark.rule("W6.1")
@pytest.mark.parametrize("year", [1, 13, 20])
def test_france_wins_at_once_if_it_controls_naples_at_the_end_of_a_round(year: int) -> None:
    match = last('[france]\ncities = ["naples"]\n[naples]\ncities = ["bari", "reggio"]', year)
    assert match.result is not None
    assert match.result.winners == (FRANCE,)
    assert match.result.reason == "naples-taken"
    assert match.result.ranking == ((FRANCE,), (NAPLES,))


@pytest.mark.rule("W6.1")
def test_only_after_both_winters() -> None:
    match = lay('phase = "sieges"\n[france]\ntroops = { naples = 5 }\n[naples]\ncities = ["naples", "bari"]')
    assert told(match, "city-taken")[0]["city"] == "naples"
    assert match.result is None
    while match.to_act:
        go(match, picks(match)[0])
    assert [row["seat"] for row in told(match, "winter-begun")] == [FRANCE, NAPLES]
    assert match.result is not None
    assert match.result.reason == "naples-taken"


@pytest.mark.rule("W6.1")
def test_naples_that_holds_naples_plays_on() -> None:
    match = last('[france]\ncities = ["bari", "reggio"]\n[naples]\ncities = ["naples"]', 20)
    assert match.result is None
    assert told(match, "year-begun") == [{"number": 21}]


@pytest.mark.rule("W6.1")
def test_example_france_takes_naples_in_round_21_while_behind_and_wins() -> None:
    match = last('spoils = [0, 9]\n[france]\ncities = ["naples"]\n[naples]\ncities = ["bari", "reggio", "rossano"]')
    assert match.result is not None
    assert match.result.points[NAPLES] > match.result.points[FRANCE]
    assert match.result.winners == (FRANCE,)
    assert match.result.reason == "naples-taken"


# W6.2

EVEN = '[france]\ntitles = []\ncities = ["turin", "milan", "nice"]\n{france}\n[naples]\ntitles = []\ncities = ["naples", "reggio", "bari"]\n{naples}\n{more}'


def score(france: str = "", naples: str = "", more: str = "") -> tuple[int, ...]:
    """Points after the last round, from three cities each."""
    match = last(
        (more + "\n" if more.startswith("spoils") else "")
        + EVEN.format(france=france, naples=naples, more="" if more.startswith("spoils") else more)
    )
    assert match.result is not None
    assert match.result.reason == "rounds"
    return match.result.points


@pytest.mark.rule("W6.2")
def test_one_prestige_for_each_city_homes_and_allied_ones_too_and_no_bonus_for_most() -> None:
    assert score() == (3, 3)
    match = last(
        '[france]\ntitles = []\ncities = ["turin", "milan", "florence", "pisa"]\n[naples]\ntitles = []\ncities = ["naples"]\n[major.florence]\nally = "france"'
    )
    assert match.result is not None
    assert match.result.points == (4, 1)


@pytest.mark.rule("W6.2")
def test_prestige_on_cards_and_tiles() -> None:
    assert score(france='left = ["cardinal!"]')[0] == 3 + 1 + 2  # and the most crosses
    match = last(
        '[france]\ntitles = ["kingdom_of_france!", "duchy"]\ncities = ["milan"]\n[naples]\ntitles = ["kingdom", "guild"]\ncities = ["naples"]'
    )
    assert match.result is not None
    assert match.result.points == (1 + 1 + 1, 1 + 2)


@pytest.mark.rule("W6.2")
def test_two_for_the_most_crosses_and_none_on_a_tie() -> None:
    assert score(france='left = ["bishop!"]') == (5, 3)
    assert score(naples='rooms = ["podesta+bishop", "", "", "", ""]') == (3, 5)
    assert score(france='left = ["bishop"]', naples='left = ["bishop"]') == (3, 3)


@pytest.mark.rule("W6.2")
def test_one_for_each_trophy_and_minus_one_for_each_indulgence() -> None:
    assert score(more="spoils = [3, 1]") == (6, 4)
    assert score(france="indulgences = [1, 4]") == (1, 3)


@pytest.mark.rule("W6.2")
def test_more_wins() -> None:
    match = last("spoils = [1, 0]\n" + EVEN.format(france="", naples="", more=""))
    assert match.result is not None
    assert match.result.winners == (FRANCE,)
    match = last("spoils = [0, 1]\n" + EVEN.format(france="", naples="", more=""))
    assert match.result is not None
    assert match.result.winners == (NAPLES,)


@pytest.mark.rule("W6.2")
def test_example_a_tie_goes_to_naples() -> None:
    match = last(EVEN.format(france="", naples="", more=""))
    assert match.result is not None
    assert match.result.points == (3, 3)
    assert match.result.winners == (NAPLES,)
    assert match.result.ranking == ((NAPLES,), (FRANCE,))
    scored = {(row["seat"], row["category"]): row["number"] for row in told(match, "scored")}
    assert scored[FRANCE, "cities"] == 3
    assert len(scored) == 12


@pytest.mark.rule("W6.1", "W6.2")
@pytest.mark.parametrize(("spoils", "year", "winner"), [([0, 5], 21, 1), ([5, 0], 21, 0), ([0, 0], 21, 0)])
def test_the_result_is_the_powers_wherever_they_sit(spoils: list[int], year: int, winner: int) -> None:
    seats = [{"power": "naples", "cities": ["naples"]}, {"power": "france", "cities": ["milan"]}]
    data: Data = {
        "stack": ["end-year"],
        "year": year,
        "is_last": True,
        "reason": "rounds",
        "seat": seats,
        "spoils": spoils,
    }
    match = from_position("wars-of-italy", data)
    assert match.result is not None
    assert match.result.winners == (winner,)


@pytest.mark.rule("W6.2")
def test_a_whole_last_round_ends_by_rounds() -> None:
    match = lay('phase = "retreats"\nyear = 21')
    assert view(match).course.reason == "rounds"
    while match.to_act:
        go(match, picks(match)[0])
    assert match.result is not None
    assert match.result.reason == "rounds"
