"""V3, V5.2, V5.3: the token's way, refreshed courtiers, indulgences on the way, and the room it stops in."""

from __future__ import annotations

import pytest
from virtu_tables import FLORENCE, NAPLES, asked, at, go, lay, picks, prestige, told, view, why

SPRING = """
phase = "spring 0"
[florence]
token = 1
cities = ["pisa!"]
"""
POOR = 'cities = ["pisa!"]\n'


@pytest.mark.rule("V3.1")
def test_in_the_first_spring_the_token_goes_to_any_room_and_passes_nothing() -> None:
    match = lay('phase = "spring 0"\n[florence]\nleft = ["bishop!"]\nright = ["maestro!"]')
    assert picks(match) == [f"enter {room}" for room in range(1, 6)]
    assert why(match, "step") == ["asked-to-enter V3.1"]
    go(match, "enter 5")
    assert at(match, FLORENCE).token == 5
    assert (at(match, FLORENCE).left, at(match, FLORENCE).right) == (("bishop!",), ("maestro!",))
    assert asked(match) == "0 lead-troops"


@pytest.mark.rule("V3.1")
def test_one_or_two_rooms_are_free_and_one_is_a_must() -> None:
    match = lay(SPRING)
    assert picks(match) == ["step"]
    assert why(match, "stop", "enter 3") == ["must-move V3.1", "asked-to-move V3.1"]
    go(match, "step")
    assert at(match, FLORENCE).token == 2
    assert picks(match) == ["step", "stop"]
    go(match, "step")
    assert picks(match) == ["stop"]
    assert why(match, "step", "pay step") == ["no-step-left V3.1", "too-dear V2.2"]
    go(match, "stop")
    assert asked(match) == "0 annex-city"


@pytest.mark.rule("V3.1")
def test_one_more_room_for_two_florins_once() -> None:
    match = lay(SPRING + "florins = 9")
    go(match, "step", "step", "pay step")
    assert at(match, FLORENCE).florins == 7
    assert why(match, "pay step") == ["step-bought V3.1"]
    go(match, "step")
    assert at(match, FLORENCE).token == 4
    assert picks(match) == ["stop"]


@pytest.mark.rule("V3.1")
def test_the_two_florins_may_be_cashed_on_the_way() -> None:
    match = lay('phase = "spring 0"\n[florence]\ntoken = 1\ncities = ["florence"]')
    go(match, "enough", "step", "step", "pay step", "tap florence florin")
    assert at(match, FLORENCE).florins == 0
    assert picks(match) == ["step", "stop"]


@pytest.mark.rule("V3.1")
def test_one_more_room_for_each_arrow_and_the_source_is_exhausted() -> None:
    match = lay(
        'phase = "spring 0"\n[florence]\ntoken = 1\ncities = ["pisa", "mantua", "florence!"]\ntitles = ["kingdom"]'
    )
    go(match, "step", "step")
    assert picks(match) == ["stop", "tap mantua arrow", "tap pisa arrow", "tap kingdom arrow"]
    assert why(match, "tap florence arrow", "tap mantua crown") == ["no-arrow-there V3.1", "asked-to-move V3.1"]
    go(match, "tap pisa arrow")
    assert "pisa!" in at(match, FLORENCE).cities
    go(match, "step", "tap kingdom arrow", "step")
    assert at(match, FLORENCE).token == 5


@pytest.mark.rule("V3.1")
def test_at_most_one_full_circle() -> None:
    match = lay(
        'phase = "spring 0"\n[florence]\ntoken = 1\nflorins = 2\ncities = ["pisa", "mantua", "spoleto", "turin"]\n[milan]\ncities = ["milan"]'
    )
    go(match, "pay step", "tap pisa arrow", "tap mantua arrow")
    assert why(match, "tap spoleto arrow", "pay step") == ["full-circle V3.1", "full-circle V3.1"]
    go(match, *["step"] * 5)
    assert at(match, FLORENCE).token == 1
    assert picks(match) == ["stop"]


@pytest.mark.rule("V3.2")
def test_crossing_an_arrow_wakes_the_courtiers_of_that_side_at_once() -> None:
    text = 'phase = "spring 0"\n[florence]\ntoken = {}\ncities = ["pisa!"]\nleft = ["banker!"]\nright = ["bishop!", "maestro!"]'
    match = lay(text.format(2))
    go(match, "step")  # from the second room to the third: the right-hand arrow
    assert at(match, FLORENCE).right == ("bishop", "maestro")
    assert at(match, FLORENCE).left == ("banker!",)
    assert told(match, "side-refreshed") == [{"seat": 0, "side": "right"}]
    match = lay(text.format(4))
    go(match, "step")
    assert at(match, FLORENCE).left == ("banker",)
    assert at(match, FLORENCE).right == ("bishop!", "maestro!")
    assert "pay step" in picks(match)  # his florins may pay the very next step
    for token in (1, 3, 5):
        match = lay(text.format(token))
        go(match, "step")
        assert told(match, "side-refreshed") == []


@pytest.mark.rule("V3.3")
def test_the_rooms_action_or_that_of_its_card() -> None:
    for token, step in {1: "gather", 2: "patronise", 3: "annex-city", 4: "send-agents", 5: "lead-troops"}.items():
        assert asked(lay(f'phase = "act 0"\n[florence]\ntoken = {token}')) == f"0 {step}"
    match = lay('phase = "act 0"\n[florence]\ntoken = 1\nrooms = ["assassin", "", "", "", ""]')
    assert asked(match) == "0 send-agents"
    assert told(match, "acted") == [{"seat": 0, "action": "intrigue"}]


@pytest.mark.rule("V3.3")
@pytest.mark.parametrize(
    ("token", "word"), [(1, "enough"), (2, "decline"), (3, "decline"), (4, "enough"), (5, "enough")]
)
def test_every_action_may_be_declined(token: int, word: str) -> None:
    match = lay(f'phase = "act 0"\n[florence]\ntoken = {token}\n[naples]\ntoken = 1')
    go(match, word)
    assert asked(match) in ("1 cash", "1 move-token")


@pytest.mark.rule("V3.3", "V5.3")
def test_a_room_with_an_indulgence_from_before_cannot_be_used() -> None:
    match = lay('phase = "act 0"\n[florence]\ntoken = 5\nindulgences = [5]\n[naples]\ntoken = 1')
    assert told(match, "room-blocked") == [{"seat": 0, "room": 5}]
    assert match.to_act == (1,)


@pytest.mark.rule("V3.3", "V4.6")
def test_a_room_with_an_enemy_agent_cannot_be_used() -> None:
    match = lay('phase = "act 0"\n[florence]\ntoken = 5\n[naples]\ntoken = 1\nagents = ["florence-5"]')
    assert match.to_act == (1,)
    match = lay('phase = "act 0"\n[florence]\ntoken = 5\nagents = ["florence-5"]\n[naples]\ntoken = 1')
    assert match.to_act == (0,)


@pytest.mark.rule("V5.2")
def test_an_indulgence_may_be_removed_for_a_cross_or_two_crowns() -> None:
    text = 'phase = "spring 0"\n[florence]\ntoken = 1\ncities = ["siena", "mantua"]\nindulgences = [2]'
    match = lay(text)
    go(match, "step")
    assert asked(match) == "0 clear-indulgence"
    assert picks(match) == ["decline", "clear cross", "clear crowns"]
    assert why(match, "step") == ["asked-to-clear V5.2"]
    go(match, "clear cross", "tap siena cross")
    assert at(match, FLORENCE).indulgences == ()
    assert view(match).indulgences == 10
    match = lay(text)
    go(match, "step", "clear crowns", "tap siena crown", "tap mantua crown")
    assert at(match, FLORENCE).indulgences == ()
    assert asked(match) == "0 move-token"


@pytest.mark.rule("V5.2")
def test_passing_or_stopping_but_not_in_the_room_it_starts_from() -> None:
    match = lay('phase = "spring 0"\n[florence]\ntoken = 1\ncities = ["siena"]\nindulgences = [1, 2]')
    assert asked(match) == "0 move-token"
    go(match, "step", "decline")
    assert asked(match) == "0 move-token"
    go(match, "stop")
    assert told(match, "room-blocked")


@pytest.mark.rule("V5.2")
def test_each_is_a_payment_of_its_own_and_the_empire_may_pay() -> None:
    match = lay(
        'phase = "spring 0"\n[florence]\ntoken = 1\ncities = ["florence!"]\nallies = ["empire"]\nleft = ["pope"]\nindulgences = [2, 3]'
    )
    go(match, "step", "clear cross")
    assert picks(match) == ["tap pope left cross", "tap empire cross"]
    go(match, "tap pope left cross")  # two crosses, one is lost
    assert view(match).course.pool == ""
    go(match, "step")
    assert picks(match) == ["decline", "clear cross"]
    go(match, "clear cross", "tap empire cross")
    assert at(match, FLORENCE).allies == ("empire!",)
    assert at(match, FLORENCE).indulgences == ()


@pytest.mark.rule("V5.2")
def test_neither_rooms_nor_a_new_indulgence_pay_for_it() -> None:
    match = lay(
        'phase = "spring 0"\n[florence]\ntoken = 1\ncities = ["pisa"]\nrooms = ["", "cardinal", "", "", ""]\nindulgences = [2]'
    )
    go(match, "step")
    assert asked(match) == "0 move-token"  # nothing to pay with: not even asked


@pytest.mark.rule("V5.2")
def test_courtiers_just_refreshed_may_pay() -> None:
    match = lay('phase = "spring 0"\n[florence]\ntoken = 2\ncities = ["pisa"]\nright = ["bishop!"]\nindulgences = [3]')
    go(match, "step", "clear cross", "tap bishop right cross")
    assert at(match, FLORENCE).right == ("bishop!",)


@pytest.mark.rule("V5.3")
def test_each_indulgence_left_costs_a_prestige() -> None:
    match = lay('phase = "end"\n[florence]\nindulgences = [1, 4]\n[naples]\nindulgences = [2]')
    assert [prestige(match, seat).get("indulgences", 0) for seat in range(4)] == [-2, -1, 0, 0]
    assert at(match, NAPLES).indulgences == (2,)


@pytest.mark.rule("V5.1", "V3.1")
def test_the_right_to_an_indulgence_begins_with_the_stop_and_is_each_seats_own() -> None:
    rights = "\n".join(
        f"[{power}]\ntoken = 1\nmay_indulge = true\ncities = []" for power in ("florence", "venice", "milan")
    )
    match = lay(f'phase = "spring 1"\n[naples]\ntoken = 1\nmay_indulge = true\ncities = []\n{rights}')
    assert [at(match, seat).may_indulge for seat in range(4)] == [True, False, True, True]
    go(match, "step", "stop")
    assert [at(match, seat).may_indulge for seat in range(4)] == [True] * 4


@pytest.mark.rule("V3.1")
def test_every_seat_has_its_own_steps() -> None:
    match = lay(
        'phase = "spring 0"\n[florence]\ntoken = 1\nflorins = 2\ncities = []\n[naples]\ntoken = 1\nflorins = 2\ncities = []'
    )
    assert picks(match) == ["step", "pay step"]
    go(match, "pay step", "step", "step", "step", "stop", "enough")
    assert match.to_act == (1,)
    assert picks(match) == ["step", "pay step"]


@pytest.mark.rule("V3.1")
def test_two_arrows_are_two_rooms() -> None:
    match = lay('phase = "spring 0"\n[florence]\ntoken = 1\nflorins = 2\ncities = ["pisa", "mantua"]')
    go(match, "tap pisa arrow", "tap mantua arrow", "step", "step", "step", "step")
    assert why(match, "step", "pay step") == ["no-step-left V3.1", ""]
    go(match, "pay step")
    assert at(match, FLORENCE).florins == 0


@pytest.mark.rule("V3.1", "V2.2")
def test_the_paid_step_costs_two_florins_in_full() -> None:
    match = lay('phase = "spring 0"\n[florence]\ntoken = 1\nflorins = 1\ncities = ["nice"]')
    go(match, "enough", "pay step")
    assert picks(match) == ["tap nice florin"]


@pytest.mark.rule("V5.2")
def test_with_crowns_alone_the_cross_is_too_dear() -> None:
    match = lay(
        'phase = "spring 0"\n[florence]\ntoken = 1\ncities = ["mantua"]\nleft = ["ambassador"]\nindulgences = [2]'
    )
    go(match, "step")
    assert picks(match) == ["decline", "clear crowns"]
    assert why(match, "clear cross") == ["too-dear V2.2"]


@pytest.mark.rule("V4.1", "V5.2", "V3.1")
def test_govern_refreshes_what_paid_on_the_way_to_it() -> None:
    match = lay(
        """
        phase = "spring 0"
        [florence]
        token = 3
        cities = ["siena", "rome", "pisa", "nice!"]
        cathedrals = ["rome"]
        titles = ["kingdom", "principality!"]
        allies = ["empire", "ottomans!"]
        indulgences = [4, 5]
        """
    )
    go(match, "tap pisa arrow", "step", "clear crowns", "tap kingdom crown")
    go(match, "step", "clear cross", "tap cathedral rome cross", "step", "stop")
    assert asked(match) == "0 gather"
    go(match, "tap print crown", "enough")
    assert picks(match) == [
        "enough", "refresh nice", "refresh pisa", "refresh cathedral rome", "refresh principality", "refresh kingdom",
        "renew ottomans",
    ]  # fmt: skip
    match = lay('phase = "spring 0"\n[florence]\ntoken = 4\ncities = []\nallies = ["empire"]\nindulgences = [5]')
    go(match, "step", "clear cross", "tap empire cross", "step", "stop", "tap print crown", "enough")
    assert picks(match) == ["enough", "renew empire"]


@pytest.mark.rule("V2.2", "V2.4")
def test_what_is_left_of_an_action_is_lost_with_its_end() -> None:
    match = lay('phase = "act 3"\n[milan]\ntoken = 5\nrooms = ["", "", "", "", "caterina+merchant"]')
    go(match, "tap card war", "tap upgrade florin")
    assert view(match).course.pool == "1F"
    go(match, "enough")
    assert (view(match).course.pool, view(match).course.room_used) == ("", ())
    match = lay(
        'phase = "act 3"\n[milan]\ntoken = 1\nrooms = ["podesta", "", "", "", ""]\ncities = ["siena", "rome", "mantua!", "parma!", "trento!", "ravenna!", "genoa!", "nice!", "ancona!", "spoleto!"]\ncathedrals = ["rome"]\ntitles = ["principality"]\nallies = ["empire"]'
    )
    go(match, "tap siena crown", "tap principality crown", "tap cathedral rome cross", "tap empire cross")
    assert len(view(match).course.spent) == 4
    go(match, "enough", "enough", "enough")
    assert view(match).course.spent == ()
