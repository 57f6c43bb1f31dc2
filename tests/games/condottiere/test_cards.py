"""C3.1–C3.4, C3.7, C3.8: what cards count — mercenaries, Winter, Spring, Drummer, Courtesan, Heroine."""

from __future__ import annotations

import pytest
from tables import choices, lay, play, seen, strengths, told

import signoria


def lines(match: signoria.Match) -> list[str]:
    """Every line."""
    return [" ".join(seat.line) for seat in seen(match).table]


def counted(*written: str) -> list[int]:
    """What these lines count."""
    seats = ", ".join(f'{{ hand = "1", line = "{line}" }}' for line in written)
    return strengths(lay(f'site = "roma"\nturn = 0\nseat = [{seats}]'))


def table(*seats: str) -> signoria.Match:
    """Seat 0 is to play; each seat is written `hand | line`, with `passed` before it if it has."""
    rows = []
    for seat in seats:
        hand, _, line = seat.removeprefix("passed ").partition("|")
        rows.append(f'{{ hand = "{hand}", line = "{line}", passed = {str(seat.startswith("passed ")).lower()} }}')
    return lay(f'site = "roma"\nturn = 0\nseat = [{", ".join(rows)}]')


# C3.1 Mercenary


@pytest.mark.rule("C3.1")
@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5, 6, 10])
def test_a_mercenary_counts_its_strength(strength: int) -> None:
    assert counted(f"{strength}", "") == [strength, 0]
    assert counted("", f"{strength} {strength}") == [0, 2 * strength]


@pytest.mark.rule("C3.1")
def test_mercenaries_of_a_line_add_up_each_line_by_itself() -> None:
    assert counted("1 2 3 4 5 6 10", "10 10 1", "", "6 5") == [31, 21, 0, 11]
    assert counted("", "1", "2", "3", "4", "5") == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("C3.1")
def test_a_played_mercenary_discards_nothing() -> None:
    m = play(table("10 1|winter", "1|10"), "0 play 10")
    assert lines(m) == ["10 winter", "10"]
    assert seen(m).discard == ()


# C3.2 Winter


@pytest.mark.rule("C3.2")
def test_worked_example_winter() -> None:
    m = table("winter 1|10 10 5 4", "1|")
    assert strengths(m) == [29, 0]
    assert strengths(play(m, "0 play winter")) == [4, 0]


@pytest.mark.rule("C3.2")
def test_under_winter_each_mercenary_of_every_line_counts_one() -> None:
    assert counted("1 winter", "2 3", "4 5 6", "10") == [1, 2, 3, 1]
    assert counted("", "winter", "1") == [0, 0, 1]


@pytest.mark.rule("C3.2")
def test_winter_itself_counts_nothing_and_stays() -> None:
    m = play(table("winter 1|", "1|6"), "0 play winter")
    assert (lines(m), strengths(m), seen(m).discard) == (["winter", "6"], [0, 1], ())


@pytest.mark.rule("C3.2")
def test_winter_discards_every_spring_in_every_line() -> None:
    m = play(table("winter 1|spring", "1|spring 2", "passed 1|6", "passed 1|spring"), "0 play winter")
    assert lines(m) == ["winter", "2", "6", ""]
    assert seen(m).discard == ("spring", "spring", "spring")
    assert strengths(m) == [0, 1, 1, 0]
    assert told(m)[-2:] == [("card-played", [0, "winter"]), ("swept", ["spring"])]


@pytest.mark.rule("C3.2")
def test_winter_discards_nothing_but_springs() -> None:
    m = play(table("winter 1|drummer heroine courtesan 1", "1|winter 10"), "0 play winter")
    assert lines(m) == ["1 winter courtesan drummer heroine", "10 winter"]
    assert seen(m).discard == ()
    assert told(m)[-1] == ("card-played", [0, "winter"])


@pytest.mark.rule("C3.2")
def test_winter_stays_after_its_owner_passed() -> None:
    m = play(table("winter 1|", "6 1|", "1|5"), "0 play winter", "1 play 6", "2 pass", "0 pass")
    assert (lines(m), strengths(m)) == (["winter", "6", "5"], [0, 1, 1])
    assert counted("6", "winter") == [1, 0]
    assert strengths(table("1|6 3", "passed |winter 2")) == [2, 1]


@pytest.mark.rule("C3.2")
def test_mercenaries_played_after_winter_count_one_too() -> None:
    m = play(table("10 1|2", "1|winter"), "0 play 10")
    assert strengths(m) == [2, 0]


@pytest.mark.rule("C3.2")
def test_more_winters_add_nothing() -> None:
    assert counted("10 5 winter winter", "6 winter") == [2, 1]
    m = play(table("winter 1|10", "1|winter 4"), "0 play winter")
    assert (lines(m), strengths(m)) == (["10 winter", "4 winter"], [1, 1])


@pytest.mark.rule("C3.2", "C3.3")
@pytest.mark.parametrize("season", ["winter", "spring"])
@pytest.mark.parametrize("card", ["1", "10", "drummer", "courtesan", "heroine", "scarecrow", "bishop"])
def test_only_the_other_season_drives_a_season_out(season: str, card: str) -> None:
    m = play(table(f"{card} 2|{season}", f"1|{season}"), f"0 play {card}")
    if card == "bishop":
        play(m, "0 favour nowhere")
    assert [seat.line.count(season) for seat in seen(m).table] == [1, 1]
    assert season not in seen(m).discard


@pytest.mark.rule("C3.2", "C3.7", "C3.8")
def test_winter_changes_mercenaries_only() -> None:
    assert counted("10 heroine courtesan courtesan", "winter 3") == [13, 1]


# C3.3 Spring


@pytest.mark.rule("C3.3", "C3.8")
def test_worked_example_spring() -> None:
    m = table("spring 1|2 5 5", "1|1 4 heroine")
    assert strengths(m) == [12, 15]
    assert strengths(play(m, "0 play spring")) == [18, 15]


@pytest.mark.rule("C3.3")
def test_every_mercenary_tied_for_the_highest_counts_three_more_for_each_owner() -> None:
    assert counted("spring", "6 6", "6 5", "5") == [0, 18, 14, 5]
    assert counted("1 1", "1", "spring") == [8, 4, 0]
    assert counted("10", "6 6 spring") == [13, 12]


@pytest.mark.rule("C3.3")
@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5, 6, 10])
def test_each_strength_can_be_the_highest(strength: int) -> None:
    assert counted(f"{strength} spring", "1") == [strength + 3, 4 if strength == 1 else 1]


@pytest.mark.rule("C3.3")
def test_the_lines_of_seats_that_passed_count_for_the_highest_and_gain() -> None:
    assert strengths(table("1|5", "passed 1|6", "passed |spring")) == [5, 9, 0]
    assert strengths(table("1|6 spring", "passed 1|6")) == [9, 9]


@pytest.mark.rule("C3.3")
def test_a_higher_mercenary_takes_the_gain_away() -> None:
    m = table("6 1|5", "1|5 spring")
    assert strengths(m) == [8, 8]
    assert strengths(play(m, "0 play 6")) == [14, 5]


@pytest.mark.rule("C3.3")
def test_spring_discards_every_winter_in_every_line_and_stays() -> None:
    m = play(table("spring 1|winter 6", "1|winter 2", "passed 1|winter"), "0 play spring")
    assert lines(m) == ["6 spring", "2", ""]
    assert seen(m).discard == ("winter", "winter", "winter")
    assert strengths(m) == [9, 2, 0]
    assert told(m)[-2:] == [("card-played", [0, "spring"]), ("swept", ["winter"])]


@pytest.mark.rule("C3.3")
def test_spring_discards_nothing_but_winters() -> None:
    m = play(table("spring 1|drummer heroine courtesan 1", "1|spring 10"), "0 play spring")
    assert lines(m) == ["1 spring courtesan drummer heroine", "10 spring"]
    assert seen(m).discard == ()


@pytest.mark.rule("C3.2", "C3.3")
def test_winter_and_spring_drive_each_other_out_in_turn() -> None:
    m = play(table("winter 1|10", "spring 1|", "winter 1|"), "0 play winter", "1 play spring")
    assert (lines(m), seen(m).discard, strengths(m)) == (["10", "spring", ""], ("winter",), [13, 0, 0])
    play(m, "2 play winter")
    assert (lines(m), seen(m).discard, strengths(m)) == (["10", "", "winter"], ("winter", "spring"), [1, 0, 0])


@pytest.mark.rule("C3.3")
def test_spring_stays_after_its_owner_passed() -> None:
    m = play(table("spring 1|", "6 1|", "1|5"), "0 play spring", "1 play 6", "2 pass", "0 pass")
    assert (lines(m), strengths(m)) == (["spring", "6", "5"], [0, 9, 5])


@pytest.mark.rule("C3.3")
def test_more_springs_add_nothing() -> None:
    assert counted("10 spring spring", "10 spring") == [13, 13]


@pytest.mark.rule("C3.3")
def test_spring_without_a_mercenary_adds_nothing() -> None:
    assert counted("spring", "") == [0, 0]
    assert counted("spring drummer", "heroine courtesan") == [0, 11]


# C3.4 Drummer


@pytest.mark.rule("C3.4")
def test_worked_example_drummer() -> None:
    m = table("drummer 1|10 6 5", "1|")
    assert strengths(m) == [21, 0]
    assert strengths(play(m, "0 play drummer")) == [42, 0]


@pytest.mark.rule("C3.4")
def test_worked_example_drummer_with_winter_and_three_mercenaries() -> None:
    assert counted("drummer 10 6 5", "winter") == [6, 0]
    assert counted("drummer winter 10 6 5", "3") == [6, 1]


@pytest.mark.rule("C3.4", "C3.3")
def test_worked_example_drummer_with_spring() -> None:
    assert counted("drummer 2 4", "spring") == [15, 0]
    assert counted("drummer spring 2 4", "3") == [15, 3]


@pytest.mark.rule("C3.4")
def test_it_doubles_its_own_line_only() -> None:
    assert counted("drummer 6", "6", "5 5") == [12, 6, 10]
    assert counted("6", "6", "drummer 5 5") == [6, 6, 20]


@pytest.mark.rule("C3.4")
def test_more_drummers_double_no_more() -> None:
    assert counted("drummer drummer drummer 6 1", "") == [14, 0]
    m = play(table("drummer 1|drummer 10", "1|"), "0 play drummer")
    assert (lines(m), strengths(m)) == (["10 drummer drummer", ""], [20, 0])


@pytest.mark.rule("C3.4")
def test_a_drummer_alone_counts_nothing() -> None:
    assert counted("drummer", "1") == [0, 1]
    assert counted("drummer drummer", "drummer 1") == [0, 2]


@pytest.mark.rule("C3.4")
def test_mercenaries_played_after_the_drummer_are_doubled_too() -> None:
    assert strengths(play(table("10 1|drummer 1", "1|"), "0 play 10")) == [22, 0]


@pytest.mark.rule("C3.4")
def test_the_drummer_of_a_seat_that_passed_goes_on_drumming() -> None:
    assert strengths(table("1|6", "passed 1|drummer 5")) == [6, 10]


@pytest.mark.rule("C3.4")
def test_with_winter_doubled_mercenaries_count_two_each() -> None:
    assert counted("drummer 10", "1 1", "winter drummer 1 6 6 6") == [2, 2, 8]


@pytest.mark.rule("C3.4", "C3.3")
def test_with_spring_double_first_then_three_for_each_highest() -> None:
    assert counted("drummer spring 4 4 2", "4", "3 drummer") == [2 * 10 + 6, 7, 6]
    assert counted("drummer 4", "10 spring") == [8, 13]


@pytest.mark.rule("C3.4", "C3.7", "C3.8")
def test_courtesan_and_heroine_are_not_doubled() -> None:
    assert counted("drummer 3 courtesan courtesan heroine", "") == [18, 0]


# C3.7 Courtesan


@pytest.mark.rule("C3.7")
@pytest.mark.parametrize("count", [1, 2, 5, 12])
def test_a_courtesan_counts_one(count: int) -> None:
    assert counted("courtesan " * count, "6") == [count, 6]


@pytest.mark.rule("C3.7")
def test_winter_does_not_touch_a_courtesan() -> None:
    assert counted("courtesan courtesan winter", "courtesan 10") == [2, 2]


@pytest.mark.rule("C3.7")
def test_spring_does_not_raise_a_courtesan() -> None:
    assert counted("courtesan spring", "courtesan courtesan") == [1, 2]
    assert counted("courtesan 1 spring", "courtesan") == [5, 1]


@pytest.mark.rule("C3.7")
def test_a_drummer_does_not_double_a_courtesan() -> None:
    assert counted("courtesan courtesan drummer", "") == [2, 0]


@pytest.mark.rule("C3.7", "C3.9")
def test_a_scarecrow_does_not_take_a_courtesan_back() -> None:
    m = play(table("scarecrow 1|courtesan 1", "1|"), "0 play scarecrow")
    assert choices(m, 0) == ["take 1", "take nothing"]
    m = play(table("scarecrow 1|courtesan", "1|"), "0 play scarecrow")
    assert m.to_act == (1,)


@pytest.mark.rule("C3.7", "C3.5")
def test_a_bishop_does_not_discard_a_courtesan() -> None:
    m = play(table("bishop 1|courtesan", "1|courtesan 1"), "0 play bishop", "0 favour nowhere")
    assert (lines(m), seen(m).discard) == (["courtesan", "courtesan"], ("1", "bishop"))
    m = play(table("bishop 1|courtesan", "1|courtesan"), "0 play bishop", "0 favour nowhere")
    assert (lines(m), seen(m).discard) == (["courtesan", "courtesan"], ("bishop",))


# C3.8 Heroine


@pytest.mark.rule("C3.8")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_heroine_counts_ten(count: int) -> None:
    assert counted("heroine " * count, "10") == [10 * count, 10]


@pytest.mark.rule("C3.8")
def test_winter_does_not_touch_a_heroine() -> None:
    assert counted("heroine winter", "10") == [10, 1]


@pytest.mark.rule("C3.8", "C3.3")
def test_a_heroine_is_not_the_highest_mercenary_for_spring() -> None:
    assert counted("heroine spring", "6") == [10, 9]
    assert counted("heroine spring", "10") == [10, 13]


@pytest.mark.rule("C3.8")
def test_a_drummer_does_not_double_a_heroine() -> None:
    assert counted("heroine drummer", "heroine drummer 1") == [10, 12]


@pytest.mark.rule("C3.8", "C3.9")
def test_a_scarecrow_does_not_take_a_heroine_back() -> None:
    m = play(table("scarecrow 1|heroine 10", "1|"), "0 play scarecrow", "0 take 10")
    assert (lines(m), strengths(m)) == (["heroine", ""], [10, 0])
    assert play(table("scarecrow 1|heroine", "1|"), "0 play scarecrow").to_act == (1,)


@pytest.mark.rule("C3.8", "C3.5")
def test_a_bishop_does_not_discard_a_heroine() -> None:
    m = play(table("bishop 1|heroine", "1|heroine 10 6"), "0 play bishop", "0 favour nowhere")
    assert (lines(m), seen(m).discard) == (["heroine", "6 heroine"], ("10", "bishop"))
