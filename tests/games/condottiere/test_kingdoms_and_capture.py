"""Bigger kingdoms (C8.3) and capturing regions (C8.4)."""

from __future__ import annotations

import pytest
from tables import choices, codes, lay, play

import signoria
from signoria.games.condottiere.components import REGION_NAMES
from signoria.games.condottiere.view import CondottiereView

SCATTERED = ["torino", "venezia", "bologna", "lucca", "siena", "ancona"]  # no two of them are adjacent
CHAIN = ["torino", "genova", "parma", "lucca", "firenze", "siena"]

# All seventeen regions shared out so that nobody has won.
ALL_TAKEN = [
    ["ferrara", "genova", "lucca", "urbino"], ["ancona", "parma", "roma"], ["milano", "napoli", "siena"],
    ["bologna", "mantova", "spoleto"], ["firenze", "torino"], ["modena", "venezia"],
]  # fmt: skip


def see(match: signoria.Match, seat: int | None) -> CondottiereView:
    """What the seat sees of the table."""
    view = match.view(seat)
    assert isinstance(view, CondottiereView)
    return view


def owner(match: signoria.Match, region: str) -> int | None:
    """Whose control marker lies there."""
    return next((seat for seat, row in enumerate(see(match, None).table) if region in row.regions), None)


def kinds(match: signoria.Match) -> list[str]:
    """The names of the events that all saw."""
    return [event.kind for event in match.events(None)]


def passed(match: signoria.Match) -> list[bool]:
    """Which seats have passed."""
    return [row.passed for row in see(match, None).table]


def conquest(seats: int, regions: list[str], winner: int = 0, **options: bool | int) -> signoria.Match:
    """The winner has just added the last of these regions to the others."""
    rows = ['{ hand = "3", passed = true }'] * seats
    rows[winner] = f'{{ hand = "1 2", line = "10", regions = {regions[:-1]} }}'
    m = lay(f'site = "{regions[-1]}"\nturn = {winner}\nseat = [{", ".join(rows)}]', **options)
    return play(m, f"{winner} pass")


def siege(*rows: str, turn: int = 0, extra: str = "", **options: bool | int) -> signoria.Match:
    """A battle over Roma, with capturing."""
    text = f'site = "roma"\nturn = {turn}\n{extra}\nseat = [{", ".join(rows)}]'
    return lay(text, **{"capture_regions": True, **options})


# C8.3


@pytest.mark.rule("C8.3")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_many_players_need_four_adjacent(seats: int) -> None:
    assert conquest(seats, CHAIN[:3], bigger_kingdoms=True).result is None
    m = conquest(seats, CHAIN[:4], bigger_kingdoms=True)
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0,), "adjacent")


@pytest.mark.rule("C8.3")
@pytest.mark.parametrize("seats", [2, 3])
def test_few_players_need_five_adjacent(seats: int) -> None:
    assert conquest(seats, CHAIN[:4], bigger_kingdoms=True).result is None
    m = conquest(seats, CHAIN[:5], bigger_kingdoms=True)
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0,), "adjacent")


@pytest.mark.rule("C8.3")
@pytest.mark.parametrize(("seats", "needed"), [(2, 6), (3, 6), (4, 5), (5, 5), (6, 5)])
def test_the_number_of_regions_anywhere_is_as_usual(seats: int, needed: int) -> None:
    assert conquest(seats, SCATTERED[: needed - 1], bigger_kingdoms=True).result is None
    m = conquest(seats, SCATTERED[:needed], bigger_kingdoms=True)
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0,), "regions")


@pytest.mark.rule("C8.3")
def test_the_four_must_be_one_group() -> None:
    assert conquest(4, ["torino", "genova", "siena", "roma"], bigger_kingdoms=True).result is None
    assert conquest(4, ["torino", "genova", "milano", "roma"], bigger_kingdoms=True).result is None
    assert conquest(3, ["torino", "genova", "milano", "parma", "roma"], bigger_kingdoms=True).result is None


# C8.4: where the figure may go


@pytest.mark.rule("C8.4")
def test_the_figure_may_go_to_a_region_of_another_seat() -> None:
    m = siege(
        '{ hand = "1", line = "10", regions = ["torino"] }',
        '{ hand = "1", passed = true, regions = ["milano", "siena"] }',
        '{ passed = true, regions = ["lucca"] }',
    )
    play(m, "0 pass")
    assert choices(m, 0) == [f"at {name}" for name in REGION_NAMES if name not in ("torino", "roma")]
    play(m, "0 at lucca")
    assert see(m, None).site == "lucca"
    assert owner(m, "lucca") == 2


@pytest.mark.rule("C8.4")
def test_not_to_a_region_of_ones_own() -> None:
    m = siege(
        '{ hand = "1", line = "10", regions = ["torino"] }', '{ hand = "1", passed = true, regions = ["milano"] }'
    )
    play(m, "0 pass")
    assert codes(m, 0, "at torino", "at roma", "at milano", "at lucca") == ["site-own C8.4", "site-own C8.4", "", ""]


@pytest.mark.rule("C8.4", "C4.5")
def test_without_the_option_controlled_regions_are_closed() -> None:
    m = siege(
        '{ hand = "1", line = "10", regions = ["torino"] }',
        '{ hand = "1", passed = true, regions = ["milano"] }',
        capture_regions=False,
    )
    play(m, "0 pass")
    assert codes(m, 0, "at torino", "at roma", "at milano") == ["site-controlled C4.5"] * 3


@pytest.mark.rule("C8.4")
def test_the_holder_may_not_attack_itself_whoever_won() -> None:
    # Seat 1 takes the figure by Courtesans: Roma is seat 0's now and may be attacked again, Milano may not.
    m = siege(
        '{ hand = "1", line = "10", regions = ["torino"] }',
        '{ hand = "1", line = "courtesan", passed = true, regions = ["milano"] }',
    )
    play(m, "0 pass")
    assert m.to_act == (1,)
    assert codes(m, 1, "at torino", "at roma", "at milano") == ["", "", "site-own C8.4"]


# C8.4: whose the region is


@pytest.mark.rule("C8.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_winners_marker_replaces_the_old_one(seats: int) -> None:
    for defender in range(1, seats):
        rows = ['{ hand = "1", line = "10" }'] + ["{ passed = true }"] * (seats - 1)
        rows[defender] = '{ hand = "1", line = "6", passed = true, regions = ["roma", "torino"] }'
        m = siege(*rows)
        play(m, "0 pass")
        assert owner(m, "roma") == 0
        assert see(m, None).table[defender].regions == ("torino",)
        assert see(m, None).holder == 0


@pytest.mark.rule("C8.4")
def test_a_defender_who_wins_keeps_the_region_and_takes_the_figure() -> None:
    m = siege('{ hand = "1", line = "6" }', '{ hand = "1", line = "10", passed = true, regions = ["roma"] }')
    play(m, "0 pass")
    assert owner(m, "roma") == 1
    assert see(m, None).holder == 1


@pytest.mark.rule("C8.4", "C4.3")
def test_a_courtesan_majority_takes_the_figure_when_somebody_won() -> None:
    m = siege(
        '{ hand = "1", line = "10" }',
        '{ hand = "1", line = "6", passed = true, regions = ["roma"] }',
        '{ hand = "1", line = "courtesan", passed = true }',
    )
    play(m, "0 pass")
    assert owner(m, "roma") == 0
    assert see(m, None).holder == 2


@pytest.mark.rule("C8.4", "C6.1")
def test_a_captured_region_can_win() -> None:
    m = siege(
        '{ hand = "1", line = "10", regions = ["siena", "napoli"] }',
        '{ passed = true, regions = ["roma", "firenze"] }',
        "{ passed = true }",
        "{ passed = true }",
    )
    play(m, "0 pass")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0,), "adjacent")
    assert m.result.points == (3, 1, 0, 0)


@pytest.mark.rule("C8.4", "C5.2")
def test_a_lost_region_gives_no_card() -> None:
    m = siege('{ hand = "1", line = "10" }', '{ passed = true, regions = ["roma"] }')
    play(m, "0 pass", "0 at siena", "0 keep hand", "0 keep nothing")
    assert [row.cards for row in see(m, None).table] == [11, 10]


# C8.4: the defender waits


@pytest.mark.rule("C8.4")
def test_the_defender_may_pass_without_leaving() -> None:
    m = siege('{ hand = "1 2" }', '{ hand = "10 10", regions = ["roma"] }', '{ hand = "3 3" }')
    play(m, "0 play 1", "1 pass")
    assert passed(m) == [False, False, False]
    assert kinds(m)[-1] == "defender-waited"
    assert m.to_act == (2,)
    play(m, "2 play 3", "0 play 2")
    assert m.to_act == (1,)
    assert choices(m, 1) == ["pass", "play 10"]


@pytest.mark.rule("C8.4")
def test_the_defender_may_wait_again_and_again() -> None:
    m = siege('{ hand = "1 2 3" }', '{ hand = "10 10", regions = ["roma"] }')
    for card in (1, 2):
        play(m, f"0 play {card}", "1 pass")
        assert passed(m) == [False, False]
        assert m.to_act == (0,)
    assert kinds(m).count("defender-waited") == 2
    play(m, "0 play 3", "1 play 10")  # seat 0 has no cards left; the defender comes in last
    assert m.to_act == (1,)


@pytest.mark.rule("C8.4")
def test_having_played_its_first_card_the_defender_leaves_by_passing() -> None:
    m = siege('{ hand = "1 2" }', '{ hand = "10 10", regions = ["roma"] }', '{ hand = "3 3" }')
    play(m, "0 play 1", "1 play 10", "2 play 3", "0 play 2", "1 pass")
    assert passed(m)[1]
    assert "defender-waited" not in kinds(m)
    play(m, "2 play 3")
    assert m.result is None
    assert see(m, None).table[1].regions == ("roma",)


@pytest.mark.rule("C8.4")
def test_a_first_card_that_does_not_stay_is_a_first_card_too() -> None:
    m = siege('{ hand = "1 2" }', '{ hand = "scarecrow 10", regions = ["roma"] }', '{ hand = "3 3" }')
    play(m, "0 play 1", "1 play scarecrow", "2 play 3", "0 play 2", "1 pass")
    assert passed(m) == [False, True, False]
    assert see(m, None).table[1].line == ()


@pytest.mark.rule("C8.4")
def test_once_all_others_have_passed_the_next_pass_ends_the_battle() -> None:
    m = siege('{ hand = "1 2" }', '{ hand = "10 10", regions = ["roma"] }', '{ hand = "3 3" }')
    play(m, "0 play 1", "1 pass", "2 pass", "0 pass")
    assert m.to_act == (1,)
    assert choices(m, 1) == ["pass", "play 10"]
    play(m, "1 pass")
    assert owner(m, "roma") == 0
    assert kinds(m).count("defender-waited") == 1
    assert kinds(m).count("passed") == 3


@pytest.mark.rule("C8.4")
def test_once_all_others_have_passed_the_defender_may_still_come_in() -> None:
    m = siege('{ hand = "1 2" }', '{ hand = "10 10", regions = ["roma"] }', '{ hand = "3 3" }')
    play(m, "0 play 1", "1 pass", "2 pass", "0 pass", "1 play 10")
    assert m.to_act == (1,)
    play(m, "1 pass")
    assert owner(m, "roma") == 1
    assert see(m, None).holder == 1


@pytest.mark.rule("C8.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_all_others_means_every_single_one(seats: int) -> None:
    for defender in range(1, seats):
        rows = ['{ hand = "1 2" }' for _ in range(seats)]
        rows[defender] = '{ hand = "10", regions = ["roma"] }'
        m = siege(*rows)
        play(m, *[f"{seat} pass" for seat in range(defender)])
        play(m, f"{defender} pass")
        if defender == seats - 1:  # all others had passed already
            assert "defender-waited" not in kinds(m)
            assert "tied" in kinds(m)
        else:
            assert kinds(m)[-1] == "defender-waited"
            assert m.to_act == (defender + 1,)
            play(m, *[f"{seat} pass" for seat in range(defender + 1, seats)])
            assert m.to_act == (defender,)
            assert "tied" not in kinds(m)
            play(m, f"{defender} pass")
            assert "tied" in kinds(m)


@pytest.mark.rule("C8.4", "C2.5")
def test_a_defender_without_cards_cannot_wait() -> None:
    m = siege('{ hand = "1 2" }', '{ regions = ["roma"] }')
    play(m, "0 play 1")
    assert m.to_act == (0,)
    assert passed(m) == [False, True]
    assert "defender-waited" not in kinds(m)


@pytest.mark.rule("C8.4", "C2.5")
def test_others_without_cards_have_passed_once_their_turn_came() -> None:
    m = siege('{ hand = "1 2" }', '{ hand = "10", regions = ["roma"] }', "{}")
    play(m, "0 pass", "1 pass")
    assert m.to_act == (1,)
    assert kinds(m)[-1] == "sat-out"
    play(m, "1 pass")
    assert "tied" in kinds(m)


@pytest.mark.rule("C8.4", "C2.3")
def test_other_seats_leave_by_passing() -> None:
    m = siege('{ hand = "1 2" }', '{ hand = "10", regions = ["roma"] }', '{ hand = "3 3" }')
    play(m, "0 pass")
    assert passed(m) == [True, False, False]
    assert kinds(m)[-1] == "passed"
    play(m, "1 pass", "2 play 3", "1 pass")
    assert m.to_act == (2,)


@pytest.mark.rule("C8.4", "C2.3")
def test_at_a_free_region_nobody_waits() -> None:
    m = siege('{ hand = "1 2", regions = ["torino"] }', '{ hand = "10", regions = ["siena"] }')
    play(m, "0 play 1", "1 pass")
    assert passed(m) == [False, True]
    assert "defender-waited" not in kinds(m)


@pytest.mark.rule("C8.4")
def test_the_defender_can_wait_in_the_next_battle_again() -> None:
    m = siege('{ hand = "1 2", line = "10" }', '{ hand = "10 5 5", line = "1", passed = true, regions = ["siena"] }')
    play(m, "0 pass", "0 at siena", "0 keep hand", "1 keep hand", "0 play 1", "1 pass")
    assert passed(m) == [False, False]
    assert kinds(m)[-1] == "defender-waited"


@pytest.mark.rule("C8.4", "C3.10")
def test_surrender_does_not_wait_for_the_defender() -> None:
    m = siege('{ hand = "1 surrender" }', '{ hand = "10 10", regions = ["roma"] }')
    play(m, "0 play 1", "1 pass", "0 play surrender")
    assert owner(m, "roma") == 0


@pytest.mark.rule("C8.4", "C5.4")
def test_a_battle_in_which_the_defender_only_waited_has_seen_no_card() -> None:
    m = siege('{ hand = "1 2" }', '{ hand = "10", regions = ["roma"] }')
    play(m, "0 pass", "1 pass")
    assert see(m, None).idle == 1


# C8.4: ties


@pytest.mark.rule("C8.4")
def test_in_a_tie_the_defender_keeps_the_region_and_takes_the_figure() -> None:
    m = siege('{ hand = "1", line = "10" }', '{ hand = "1" }', '{ hand = "1", line = "10", regions = ["roma"] }')
    play(m, "0 pass", "1 pass", "2 pass")
    assert owner(m, "roma") == 2
    assert see(m, None).holder == 2  # not seat 1, left of the one who placed it
    assert kinds(m)[-2:] == ["tied", "figure-given"]


@pytest.mark.rule("C8.4")
def test_also_when_the_defender_is_not_among_the_tied() -> None:
    m = siege(
        '{ hand = "1", line = "10" }',
        '{ hand = "1", line = "10", passed = true }',
        '{ hand = "1", line = "2", passed = true }',
        '{ hand = "1", line = "3", passed = true, regions = ["roma"] }',
    )
    play(m, "0 pass")
    assert owner(m, "roma") == 3
    assert see(m, None).holder == 3


@pytest.mark.rule("C8.4", "C4.3")
def test_even_against_a_courtesan_majority() -> None:
    m = siege(
        '{ hand = "1", line = "10" }',
        '{ hand = "1", line = "10", passed = true, regions = ["roma"] }',
        '{ hand = "1", line = "courtesan courtesan", passed = true }',
    )
    play(m, "0 pass")
    assert owner(m, "roma") == 1
    assert see(m, None).holder == 1


@pytest.mark.rule("C8.4", "C4.2")
def test_nothing_against_nothing_is_a_tie_too() -> None:
    m = siege('{ hand = "1" }', '{ hand = "1" }', '{ hand = "1", regions = ["roma"] }')
    play(m, "0 pass", "1 pass", "2 pass")
    assert owner(m, "roma") == 2
    assert see(m, None).holder == 2


@pytest.mark.rule("C8.4", "C4.2", "C4.3")
def test_a_tie_at_a_free_region_is_decided_as_usual() -> None:
    m = siege(
        '{ hand = "1", line = "10", regions = ["torino"] }',
        '{ hand = "1", line = "10", passed = true, regions = ["siena"] }',
        '{ hand = "1", line = "courtesan courtesan", passed = true, regions = ["lucca"] }',
    )
    play(m, "0 pass")
    assert owner(m, "roma") is None
    assert see(m, None).holder == 2
    m = siege('{ hand = "1", line = "10" }', '{ hand = "1", line = "10", passed = true }', "{ passed = true }")
    play(m, "0 pass")
    assert see(m, None).holder == 1


# C8.4: the Pope


@pytest.mark.rule("C8.4", "C3.6")
def test_the_token_may_go_on_any_region_also_a_controlled_one() -> None:
    m = siege(
        '{ hand = "bishop 1", regions = ["torino"] }',
        '{ hand = "1", regions = ["milano", "siena"] }',
        '{ hand = "1", regions = ["lucca"] }',
    )
    play(m, "0 play bishop")
    assert choices(m, 0) == [f"favour {name}" for name in REGION_NAMES] + ["favour nowhere"]
    assert codes(m, 0, "pass", "at milano") == ["asked-for-favour C3.6"] * 2
    play(m, "0 favour milano")
    assert see(m, None).pope == "milano"
    assert m.events(None)[-1].plain == {"seat": 0, "region": "milano"}
    assert kinds(m)[-1] == "favour-placed"


@pytest.mark.rule("C8.4", "C3.6")
def test_the_token_may_go_on_the_region_fought_over_unless_the_table_forbids_it() -> None:
    rows = ('{ hand = "bishop 1" }', '{ hand = "1", regions = ["roma"] }')
    m = siege(*rows)
    play(m, "0 play bishop", "0 favour roma")
    assert see(m, None).pope == "roma"
    m = siege(*rows, pope_off_battle=True)
    play(m, "0 play bishop")
    assert codes(m, 0, "favour roma") == ["favour-battle C3.6"]
    assert choices(m, 0) == [f"favour {name}" for name in REGION_NAMES if name != "roma"] + ["favour nowhere"]


@pytest.mark.rule("C8.4", "C3.6")
def test_the_token_bars_a_controlled_region() -> None:
    m = siege(
        '{ hand = "bishop 1", line = "heroine", regions = ["torino"] }',
        '{ hand = "1", passed = true, regions = ["milano", "siena"] }',
    )
    play(m, "0 play bishop", "0 favour milano", "0 pass")
    assert codes(m, 0, "at milano", "at siena") == ["site-favoured C3.6", ""]
    assert "at milano" not in choices(m, 0)


@pytest.mark.rule("C8.4", "C3.6")
def test_without_the_option_the_token_goes_only_on_free_regions() -> None:
    m = siege(
        '{ hand = "bishop 1", regions = ["torino"] }', '{ hand = "1", regions = ["milano"] }', capture_regions=False
    )
    play(m, "0 play bishop")
    assert codes(m, 0, "favour torino", "favour milano", "favour siena") == ["favour-controlled C3.6"] * 2 + [""]


# C8.4 and C6.2


def last_free_region(winner: int, pope: str = "", **options: bool | int) -> signoria.Match:
    """All regions are controlled once the winner has taken Roma, and nobody has won by that."""
    rows = []
    for seat, owned in enumerate(ALL_TAKEN):
        regions = [name for name in owned if name != "roma"]
        rows.append(
            f'{{ hand = "1", line = "{"10" if seat == winner else ""}", regions = {regions},'
            f" passed = {str(seat != winner).lower()} }}"
        )
    m = siege(*rows, turn=winner, extra=f'pope = "{pope}"', **options)
    return play(m, f"{winner} pass")


@pytest.mark.rule("C8.4", "C6.2")
def test_regions_of_others_are_regions_left() -> None:
    m = last_free_region(1)
    assert m.result is None
    assert m.to_act == (1,)
    own = ("ancona", "parma", "roma")
    assert choices(m, 1) == [f"at {name}" for name in REGION_NAMES if name not in own]
    assert last_free_region(1, capture_regions=False).result is not None


@pytest.mark.rule("C8.4", "C6.2")
def test_regions_of_others_are_left_also_when_one_is_barred() -> None:
    m = last_free_region(1, pope="milano")
    assert m.result is None
    own = ("ancona", "parma", "roma", "milano")
    assert choices(m, 1) == [f"at {name}" for name in REGION_NAMES if name not in own]


@pytest.mark.rule("C8.4", "C6.2", "C6.4")
def test_capturing_still_ends_after_a_hundred_battles() -> None:
    rows = [f'{{ hand = "1", regions = {owned} }}' for owned in ALL_TAKEN]
    m = siege(*rows, turn=0, extra="battles = 99")
    play(m, *[f"{seat} pass" for seat in (0, 1, 2, 3, 4, 5, 1)])
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0,), "last-battle")


# C8.4 with other variants


@pytest.mark.rule("C8.4", "C8.5")
def test_a_card_played_face_down_is_the_defenders_first_card() -> None:
    m = siege('{ hand = "1 2" }', '{ hand = "10 10", regions = ["roma"] }', '{ hand = "3 3" }', hidden_cards=True)
    play(m, "0 play 1", "1 play 10", "2 play 3", "0 play 2", "1 pass")
    assert passed(m) == [False, True, False]
    assert see(m, 1).prompt == "turn-up-card 1"


@pytest.mark.rule("C8.4", "C8.5")
def test_a_waiting_defender_has_nothing_to_turn_up() -> None:
    m = siege('{ hand = "1 2" }', '{ hand = "10 10", regions = ["roma"] }', hidden_cards=True)
    play(m, "0 play 1", "1 pass")
    assert passed(m) == [False, False]
    assert m.to_act == (0,)


@pytest.mark.rule("C8.4", "C8.1")
def test_capturing_goes_with_drawing() -> None:
    m = siege(
        '{ hand = "1", line = "10" }', '{ hand = "1", passed = true, regions = ["roma"] }', draw_after_battle=True
    )
    play(m, "0 pass", "0 draw 1", "1 draw 1")
    assert choices(m, 0) == [f"at {name}" for name in REGION_NAMES if name != "roma"]
