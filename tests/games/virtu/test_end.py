"""V8: when it ends, prestige by category, religion, ties."""

from __future__ import annotations

import pytest
from virtu_tables import FLORENCE, MILAN, NAPLES, POWERS, asked, lay, prestige, state, told, view

from signoria import Match
from signoria.games.virtu.scoring import CATEGORIES, crosses, crowns

EIGHT = '["florence", "pisa", "ravenna", "ancona", "spoleto", "rome", "parma", "genoa"]'


def last(text: str, seats: int = 4, years: int = 15) -> str:
    """Why this winter is the last, or nothing."""
    match = lay('phase = "retreats"\n' + text, seats, years=years)
    found = told(match, "last-winter")
    assert bool(found) == view(match).course.is_last
    return str(found[0]["reason"]) if found else ""


def points(match: Match, category: str) -> list[int]:
    """The prestige of every seat in one category."""
    assert category in CATEGORIES
    return [prestige(match, seat).get(category, 0) for seat in range(len(view(match).table))]


def finish(match: Match) -> Match:
    """Play on with first choices to the end."""
    while match.to_act:
        match.play(match.to_act[0], match.choices(match.to_act[0])[0])
    return match


@pytest.mark.rule("V8.1")
def test_the_end_conditions() -> None:
    assert last("") == ""
    assert last(f"[florence]\ncities = {EIGHT}") == "cities"
    assert last(f"[florence]\ncities = {EIGHT.replace(', ' + chr(34) + 'genoa' + chr(34), '')}") == ""
    assert last("[florence]\npatronage = 5") == "patronage"
    assert last("[florence]\npatronage = 4") == ""
    assert last("year = 15") == "years"
    assert last("year = 14") == ""
    assert last("year = 3", years=3) == "years"


@pytest.mark.rule("V8.1")
def test_no_neutral_city_left() -> None:
    rest = [
        "trento", "mantua", "ravenna", "siena", "spoleto", "ancona", "rome", "terracina", "benevento", "rossano",
        "messina", "palermo", "ajaccio", "tunis",
    ]  # fmt: skip
    shares = [rest[0:5], rest[5:10], rest[10:]]
    homes = [["florence", "pisa"], ["naples", "bari"], ["venice", "corfu"]]
    text = "".join(
        f"[{power}]\ncities = {home + share}\n"
        for power, home, share in zip(("florence", "naples", "venice"), homes, shares, strict=True)
    ).replace("'", '"')
    assert last(text, 3) == "no-neutral-city"
    assert last(text.replace(', "tunis"', ""), 3) == ""  # pirate ports are neutral cities too


@pytest.mark.rule("V8.1")
def test_the_last_winter_is_played_and_then_it_ends() -> None:
    match = lay('phase = "retreats"\nyear = 15\n[florence]\nflorins = 3')
    assert asked(match).endswith("reorganise")
    finish(match)
    assert match.result is not None
    assert match.result.reason == "years"
    match = lay(
        'phase = "retreats"\nyear = 14\n[florence]\ntoken = 1\n[naples]\ntoken = 1\n[venice]\ntoken = 1\n[milan]\ntoken = 1'
    )
    assert match.result is None
    while view(match).course.year == 14:
        match.play(match.to_act[0], match.choices(match.to_act[0])[0])
    assert view(match).course.year == 15


@pytest.mark.rule("V8.1")
def test_nobody_is_eliminated() -> None:
    match = lay('phase = "spring 0"\n[florence]\ntoken = 1\ncities = []\n[naples]\ntoken = 2')
    assert match.to_act == (0,)


@pytest.mark.rule("V8.2")
@pytest.mark.parametrize(("cities", "prestige"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (8, 6)])
def test_prestige_of_the_city_track(cities: int, prestige: int) -> None:
    own = EIGHT.strip("[]").split(", ")[:cities]
    match = lay(f'phase = "end"\n[florence]\ncities = [{", ".join(own)}]')
    assert points(match, "cities")[FLORENCE] == prestige


@pytest.mark.rule("V8.2")
def test_one_more_for_the_furthest_on_each_track_ties_all() -> None:
    match = lay('phase = "end"\n[naples]\ncities = ["naples", "bari", "rome"]\npatronage = 2\n[milan]\npatronage = 2')
    assert points(match, "most-cities") == [0, 1, 0, 0]
    assert points(match, "most-patronage") == [0, 1, 0, 1]
    assert points(lay('phase = "end"'), "most-cities") == [1, 1, 1, 1]
    assert points(lay('phase = "end"'), "most-patronage") == [1, 1, 1, 1]


@pytest.mark.rule("V8.2")
@pytest.mark.parametrize(("step", "prestige"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_prestige_of_the_patronage_track(step: int, prestige: int) -> None:
    assert points(lay(f'phase = "end"\n[naples]\npatronage = {step}'), "patronage")[NAPLES] == prestige


@pytest.mark.rule("V8.2")
def test_prestige_on_cards_and_tiles_exhausted_or_not() -> None:
    match = lay(
        """
        phase = "end"
        [florence]
        left = ["cardinal!"]
        rooms = ["lorenzo+pope", "", "", "", ""]
        titles = ["duchy!", "kingdom", "guild", "principality"]
        cathedrals = ["florence!"]
        bonuses = ["columbus", "duomo"]
        trophies = [1, 3]
        allies = ["france!", "empire", "ottomans"]
        [naples]
        agents = ["empire"]
        """
    )
    assert points(match, "cards")[FLORENCE] == 3
    assert points(match, "tiles")[FLORENCE] == 1 + 2 + 1
    assert points(match, "bonuses")[FLORENCE] == 3
    assert points(match, "trophies")[FLORENCE] == 4
    assert points(match, "alliances")[FLORENCE] == 2  # not the one under an enemy agent
    assert match.result is not None
    assert match.result.points[FLORENCE] == view(match).prestige[FLORENCE].total
    told_rows = [row for row in told(match, "scored") if row["seat"] == FLORENCE]
    assert [row["category"] for row in told_rows] == list(CATEGORIES)
    assert {row["category"]: row["number"] for row in told_rows if row["number"]} == prestige(match, FLORENCE)


@pytest.mark.rule("V8.3")
def test_which_crosses_count() -> None:
    match = lay(
        """
        phase = "end"
        [florence]
        left = ["bishop!"]
        rooms = ["cardinal+giovanni", "", "", "", ""]
        cities = ["florence", "siena!", "rome"]
        cathedrals = ["florence!"]
        bonuses = ["sistine"]
        allies = ["empire!"]
        [naples]
        bonuses = ["duomo"]
        """
    )
    assert crosses(state(match), FLORENCE) == 1 + 1 + 1 + 1 + 2 + 1 + 2 + 1
    assert crosses(state(match), NAPLES) == 1


@pytest.mark.rule("V8.3")
def test_the_empires_cross_used_or_not_but_never_under_an_enemy_agent() -> None:
    text = 'phase = "end"\n[florence]\nallies = ["{}"]\n[naples]\nagents = {}'
    for used, agents, option, count in (
        ("empire", "[]", False, 1),
        ("empire!", "[]", False, 1),
        ("empire!", "[]", True, 0),
        ("empire", "[]", True, 1),
        ("empire", '["empire"]', False, 0),
    ):
        match = lay(text.format(used, agents), empire_unused=option)
        assert crosses(state(match), FLORENCE) == count


def religion(held: list[int]) -> list[int]:
    """The awards for so many crosses: none, a Bishop's, or those of a Bishop and a Cardinal."""
    text = 'phase = "end"\n'
    for power, count in zip(POWERS, held, strict=False):
        text += f"[{power}]\ncities = []\n"
        text += 'left = ["bishop"]\n' if count else ""
        text += 'rooms = ["cardinal", "", "", "", ""]\n' if count > 1 else ""
    return points(lay(text, len(held)), "religion")


@pytest.mark.rule("V8.3")
def test_awards_by_rank_even_without_a_cross() -> None:
    assert religion([2, 1, 0]) == [4, 2, 0]
    assert religion([0, 1, 2, 0]) == [0, 2, 4, 0]
    assert religion([2, 1, 0, 0, 0]) == [4, 2, 0, 0, 0]
    match = lay(
        'phase = "end"\n[florence]\nleft = ["bishop"]\n[naples]\nleft = ["cardinal"]\nright = ["bishop"]\n[venice]\ncities = ["ravenna", "ancona", "rome"]\n[milan]\ncities = ["milan"]'
    )
    assert points(match, "religion") == [1, 2, 4, 0]


@pytest.mark.rule("V8.3")
def test_example_two_tied_for_most_get_two_each_and_the_next_one() -> None:
    assert religion([2, 2, 1, 0]) == [2, 2, 1, 0]
    assert religion([2, 2, 1, 0, 0]) == [2, 2, 1, 0, 0]
    assert religion([1, 1, 0]) == [2, 2, 0]
    assert religion([2, 1, 1, 0]) == [4, 1, 1, 0]
    assert religion([1, 1, 1, 0]) == [2, 2, 2, 0]


@pytest.mark.rule("V8.4")
def test_most_prestige_wins_then_most_crowns_then_shared() -> None:
    match = lay('phase = "end"\n[milan]\npatronage = 3\n[naples]\npatronage = 3')
    assert match.result is not None
    assert match.result.points[MILAN] == match.result.points[NAPLES]
    assert match.result.winners == (1, 3)  # Milan and Naples show a crown each: shared
    match = lay('phase = "end"\n[milan]\npatronage = 3\nleft = ["ambassador"]\n[naples]\npatronage = 3')
    assert match.result is not None
    assert match.result.winners == (MILAN,)
    assert match.result.ranking == ((3,), (1,), (0, 2))


@pytest.mark.rule("V8.4")
def test_printed_rooms_are_no_crowns() -> None:
    match = lay(
        'phase = "end"\n[florence]\ncities = ["spoleto", "pisa"]\nleft = ["bishop"]\n[naples]\nleft = ["bishop"]'
    )
    assert match.result is not None
    assert match.result.points[FLORENCE] == match.result.points[NAPLES]
    assert match.result.ranking[0] == (NAPLES,)  # Florence has the room Govern, but no crown on a card or tile


@pytest.mark.rule("V8.2")
def test_two_prestige_a_trophy() -> None:
    match = lay(
        'phase = "end"\n[florence]\ntrophies = [1]\n[naples]\ntrophies = [0, 2, 3]\n[venice]\ntrophies = [0, 1]'
    )
    assert points(match, "trophies") == [2, 6, 4, 0]


@pytest.mark.rule("V8.2")
@pytest.mark.parametrize(
    ("title", "prestige"), [("principality", 0), ("duchy", 1), ("kingdom", 2), ("republic", 2), ("guild", 0)]
)
def test_prestige_of_each_title(title: str, prestige: int) -> None:
    match = lay(f'phase = "end"\n[naples]\ntitles = ["{title}"]')
    assert points(match, "tiles") == [0, prestige, 0, 0]


@pytest.mark.rule("V8.2", "V8.3", "V8.4")
def test_the_cards_of_every_seat_are_its_own() -> None:
    match = lay(
        """
        phase = "end"
        [florence]
        rooms = ["lorenzo+pope", "", "", "", ""]
        [venice]
        rooms = ["", "", "", "", "alviano+cardinal"]
        right = ["counsellor"]
        [milan]
        rooms = ["", "", "", "", "caterina+counsellor"]
        cathedrals = ["milan"]
        """
    )
    assert points(match, "cards") == [2, 0, 1, 0]
    assert points(match, "tiles") == [0, 0, 0, 1]
    assert [crosses(state(match), seat) for seat in range(4)] == [2, 0, 1, 1]
    assert [crowns(state(match), seat) for seat in range(4)] == [1 + 1 + 2, 1, 1 + 1 + 1, 1 + 1]


@pytest.mark.rule("V6.9")
def test_seats_with_one_city_or_none_have_their_turn_too() -> None:
    match = lay('phase = "retreats"\n[florence]\ncities = []\n[naples]\ncities = ["bari"]')
    assert view(match).course.order == (2, 3, 1, 0)


@pytest.mark.rule("V8.2")
def test_the_reason_is_told_at_the_end() -> None:
    match = finish(lay('phase = "retreats"\nyear = 15'))
    assert told(match, "ended") == [{"reason": "years"}]
