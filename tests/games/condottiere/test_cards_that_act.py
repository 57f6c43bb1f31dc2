"""C3.5, C3.6, C3.9, C3.10: what cards do — Bishop and the Pope's favour, Scarecrow, Surrender."""

from __future__ import annotations

import pytest
from tables import choices, codes, lay, play, seen, strengths, told

import signoria
from signoria.games.condottiere.components import REGION_NAMES


def lines(match: signoria.Match) -> list[str]:
    """Every line."""
    return [" ".join(seat.line) for seat in seen(match).table]


def table(*seats: str, turn: int = 0, pope: str = "", taken: str = "", **options: bool) -> signoria.Match:
    """A battle for Roma. Each seat is written `hand | line`, with `passed` before it if it has; seat 0 has `taken`."""
    rows = []
    for at, seat in enumerate(seats):
        hand, _, line = seat.removeprefix("passed ").partition("|")
        regions = taken.split() if at == 0 else []
        is_out = str(seat.startswith("passed ")).lower()
        rows.append(f'{{ hand = "{hand}", line = "{line}", passed = {is_out}, regions = {regions} }}')
    text = f'site = "roma"\nturn = {turn}\npope = "{pope}"\nseat = [{", ".join(rows)}]'
    return lay(text, **options)


# C3.5 Bishop


@pytest.mark.rule("C3.5")
def test_worked_example_bishop() -> None:
    m = table("bishop 1|6 3 1 1", "1|6 1 1")
    assert strengths(m) == [11, 8]
    play(m, "0 play bishop", "0 favour nowhere")
    assert lines(m) == ["1 1 3", "1 1"]
    assert seen(m).discard == ("6", "6", "bishop")
    assert strengths(m) == [5, 2]


@pytest.mark.rule("C3.5")
@pytest.mark.parametrize("highest", ["1", "2", "3", "4", "5", "6", "10"])
def test_all_mercenaries_of_the_highest_strength_go(highest: str) -> None:
    m = play(table("bishop 1|", f"1|{highest} {highest}", f"1|{highest}"), "0 play bishop", "0 favour nowhere")
    assert lines(m) == ["", "", ""]
    assert seen(m).discard == (highest, highest, highest, "bishop")
    assert strengths(m) == [0, 0, 0]


@pytest.mark.rule("C3.5")
def test_only_those_of_the_highest_strength_over_all_lines_go() -> None:
    m = play(table("bishop 1|5 5", "1|6 4", "1|5 3"), "0 play bishop", "0 favour nowhere")
    assert lines(m) == ["5 5", "4", "3 5"]
    assert seen(m).discard == ("6", "bishop")
    assert ("swept", ["6"]) in told(m)


@pytest.mark.rule("C3.5")
def test_the_players_own_go_too() -> None:
    m = play(table("bishop 1|10 2", "1|6"), "0 play bishop", "0 favour nowhere")
    assert (lines(m), seen(m).discard) == (["2", "6"], ("10", "bishop"))


@pytest.mark.rule("C3.5")
def test_those_of_seats_that_passed_go_too() -> None:
    m = play(table("bishop 1|2", "passed 1|4 3", "passed |4"), "0 play bishop", "0 favour nowhere")
    assert (lines(m), seen(m).discard) == (["2", "3", ""], ("4", "4", "bishop"))


@pytest.mark.rule("C3.5")
def test_with_winter_lying_the_printed_strength_still_decides() -> None:
    m = play(table("bishop 1|1 1", "1|winter 5", "1|6"), "0 play bishop", "0 favour nowhere")
    assert (lines(m), seen(m).discard) == (["1 1", "5 winter", ""], ("6", "bishop"))
    assert strengths(m) == [2, 1, 0]


@pytest.mark.rule("C3.5")
def test_spring_and_drummer_stay_and_spring_finds_the_new_highest() -> None:
    m = play(table("bishop 1|drummer 6 4", "1|spring 5"), "0 play bishop", "0 favour nowhere")
    assert (lines(m), seen(m).discard) == (["4 drummer", "5 spring"], ("6", "bishop"))
    assert strengths(m) == [8, 8]


@pytest.mark.rule("C3.5", "C3.6")
def test_without_a_mercenary_nothing_is_discarded_and_the_rest_applies() -> None:
    m = play(table("bishop 1|winter", "1|heroine courtesan drummer"), "0 play bishop")
    assert seen(m).discard == ()
    assert m.to_act == (0,)
    assert seen(m, 0).prompt == "place-favour 0"
    play(m, "0 favour parma")
    assert lines(m) == ["winter", "courtesan drummer heroine"]
    assert (seen(m).discard, seen(m).pope) == (("bishop",), "parma")
    assert not [kind for kind, _ in told(m) if kind == "swept"]


@pytest.mark.rule("C3.5")
def test_mercenaries_go_then_the_token_is_placed_then_the_bishop_is_discarded() -> None:
    m = play(table("bishop 1|6", "1|5"), "0 play bishop")
    assert (lines(m), seen(m).discard, seen(m).pope) == (["bishop", "5"], ("6",), None)
    assert strengths(m) == [0, 5]
    play(m, "0 favour milano")
    assert (lines(m), seen(m).discard, seen(m).pope) == (["", "5"], ("6", "bishop"), "milano")
    assert told(m) == [("card-played", [0, "bishop"]), ("swept", ["6"]), ("favour-placed", [0, "milano"])]


@pytest.mark.rule("C3.5")
@pytest.mark.parametrize(("seats", "player"), [(2, 0), (3, 1), (3, 2), (6, 5)])
def test_then_it_is_the_next_seats_turn(seats: int, player: int) -> None:
    m = table(*["bishop 1|2"] * seats, turn=player)
    play(m, f"{player} play bishop", f"{player} favour nowhere")
    assert m.to_act == ((player + 1) % seats,)
    assert lines(m) == [""] * seats


@pytest.mark.rule("C3.5")
def test_a_second_bishop_takes_the_next_highest() -> None:
    m = play(table("bishop 1|6 5", "bishop 1|4"), "0 play bishop", "0 favour nowhere", "1 play bishop")
    assert (lines(m), seen(m).discard) == (["", "4 bishop"], ("5", "6", "bishop"))


# C3.6 the Pope's favour


@pytest.mark.rule("C3.6")
def test_who_played_the_bishop_places_the_token_at_once() -> None:
    m = play(table("1|", "bishop 1|", "1|", turn=1), "1 play bishop")
    assert m.to_act == (1,)
    assert [choices(m, seat) for seat in (0, 2)] == [[], []]
    assert codes(m, 2, "favour milano", "play 1") == ["not-your-turn C2.1"] * 2
    assert codes(m, 1, "pass", "play 1", "at milano", "take 1") == ["asked-for-favour C3.6"] * 4


@pytest.mark.rule("C3.6")
def test_on_any_region_without_a_control_marker_or_off_the_map() -> None:
    m = play(table("bishop 1|", "1|", taken="milano napoli"), "0 play bishop")
    free = [name for name in REGION_NAMES if name not in ("milano", "napoli")]
    assert choices(m, 0) == [*(f"favour {name}" for name in free), "favour nowhere"]
    assert codes(m, 0, "favour milano", "favour napoli") == ["favour-controlled C3.6"] * 2


@pytest.mark.rule("C3.6")
def test_no_matter_whose_control_marker_it_is() -> None:
    m = play(table("1|", "bishop 1|", turn=1, taken="torino"), "1 play bishop")
    assert codes(m, 1, "favour torino", "favour milano") == ["favour-controlled C3.6", ""]


@pytest.mark.rule("C3.6")
@pytest.mark.parametrize("region", ["torino", "napoli", "siena"])
def test_it_comes_from_off_the_map_to_a_region(region: str) -> None:
    m = play(table("bishop 1|", "1|"), "0 play bishop", f"0 favour {region}")
    assert seen(m).pope == region


@pytest.mark.rule("C3.6")
def test_it_is_taken_from_wherever_it_is() -> None:
    m = play(table("bishop 1|", "1|", pope="torino"), "0 play bishop", "0 favour napoli")
    assert seen(m).pope == "napoli"


@pytest.mark.rule("C3.6")
def test_the_same_region_again_is_allowed() -> None:
    m = play(table("bishop 1|", "1|", pope="torino"), "0 play bishop")
    assert "favour torino" in choices(m, 0)
    assert seen(play(m, "0 favour torino")).pope == "torino"


@pytest.mark.rule("C3.6")
def test_it_may_be_left_off_the_map() -> None:
    m = play(table("bishop 1|", "1|", pope="torino"), "0 play bishop", "0 favour nowhere")
    assert seen(m).pope is None
    assert told(m)[-1] == ("favour-placed", [0, None])


@pytest.mark.rule("C3.6")
def test_a_table_may_forbid_the_region_fought_over() -> None:
    m = play(table("bishop 1|", "1|", pope_off_battle=True), "0 play bishop")
    assert codes(m, 0, "favour roma") == ["favour-battle C3.6"]
    with pytest.raises(signoria.Refused) as refused:
        m.play(0, "favour roma")
    assert (refused.value.code, refused.value.rule) == ("favour-battle", "C3.6")
    assert (seen(m).pope, m.to_act) == (None, (0,))


@pytest.mark.rule("C3.6")
def test_the_region_fought_over_is_allowed() -> None:
    m = play(table("bishop 1|", "1|", taken="milano"), "0 play bishop")
    assert codes(m, 0, "favour roma", "favour milano") == ["", "favour-controlled C3.6"]
    assert seen(play(m, "0 favour roma")).pope == "roma"


@pytest.mark.rule("C3.6", "C4.1")
def test_a_token_on_the_region_fought_over_does_not_save_it_from_conquest() -> None:
    m = table("bishop surrender|", "1 1|")
    play(m, "0 play bishop", "0 favour roma", "1 play 1", "0 play surrender")
    assert [seat.regions for seat in seen(m).table] == [(), ("roma",)]


@pytest.mark.rule("C3.6", "C4.2", "C4.5")
def test_a_token_on_the_region_fought_over_bars_it_after_a_tie() -> None:
    m = table("bishop 1|", "1|")
    play(m, "0 play bishop", "0 favour roma", "1 pass", "0 pass")
    assert codes(m, 1, "at roma", "at siena") == ["site-favoured C3.6", ""]


@pytest.mark.rule("C3.6", "C4.5")
def test_the_condottiere_cannot_be_placed_where_the_token_lies() -> None:
    m = play(table("bishop 1|heroine", "1|"), "0 play bishop", "0 favour firenze", "1 pass", "0 pass")
    assert codes(m, 0, "at firenze") == ["site-favoured C3.6"]
    assert choices(m, 0) == [f"at {name}" for name in REGION_NAMES if name not in ("roma", "firenze")]


@pytest.mark.rule("C3.6", "C4.5")
def test_it_may_be_placed_where_the_token_has_left() -> None:
    m = play(table("bishop 1|heroine", "1|", pope="firenze"), "0 play bishop", "0 favour siena", "1 pass", "0 pass")
    assert codes(m, 0, "at firenze", "at siena") == ["", "site-favoured C3.6"]


@pytest.mark.rule("C3.6", "C1.3")
def test_the_token_stays_from_battle_to_battle() -> None:
    m = play(table("bishop 2 1|heroine", "1|"), "0 play bishop", "0 favour firenze", "1 pass", "0 pass", "0 at siena")
    play(m, "0 keep hand", "1 keep hand", "0 play 2", "1 pass", "0 pass")
    assert seen(m).pope == "firenze"
    assert codes(m, 0, "at firenze") == ["site-favoured C3.6"]


@pytest.mark.rule("C3.6")
def test_with_every_other_region_controlled_only_the_one_fought_over_is_left() -> None:
    taken = " ".join(name for name in REGION_NAMES if name != "roma")
    m = play(table("bishop 1|", "1|", taken=taken), "0 play bishop")
    assert choices(m, 0) == ["favour roma", "favour nowhere"]
    m = play(table("bishop 1|", "1|", taken=taken, pope_off_battle=True), "0 play bishop")
    assert choices(m, 0) == ["favour nowhere"]


# C3.9 Scarecrow


@pytest.mark.rule("C3.9")
def test_it_takes_one_mercenary_of_ones_own_line_back_to_hand() -> None:
    m = play(table("scarecrow 1|10 10 6", "1|"), "0 play scarecrow")
    assert m.to_act == (0,)
    assert choices(m, 0) == ["take 6", "take 10", "take nothing"]
    play(m, "0 take 10")
    assert (lines(m), strengths(m)) == (["6 10", ""], [16, 0])
    assert seen(m, 0).hand == ("1", "10")
    assert seen(m).table[0].cards == 2
    assert m.to_act == (1,)
    assert told(m) == [("card-played", [0, "scarecrow"]), ("taken-back", [0, "10"])]


@pytest.mark.rule("C3.9")
@pytest.mark.parametrize("card", ["1", "2", "3", "4", "5", "6", "10"])
def test_any_mercenary_may_come_back(card: str) -> None:
    m = play(table(f"scarecrow|{card}", "1|"), "0 play scarecrow")
    assert choices(m, 0) == [f"take {card}", "take nothing"]
    play(m, f"0 take {card}")
    assert (lines(m)[0], seen(m, 0).hand) == ("", (card,))


@pytest.mark.rule("C3.9")
def test_or_none() -> None:
    m = play(table("scarecrow 1|10", "1|"), "0 play scarecrow", "0 take nothing")
    assert (lines(m), seen(m, 0).hand) == (["10", ""], ("1",))
    assert seen(m).table[0].known == ()
    assert m.to_act == (1,)
    assert told(m)[-1] == ("taken-back", [0, None])


@pytest.mark.rule("C3.9")
def test_no_special_comes_back() -> None:
    m = play(table("scarecrow 1|3 winter drummer heroine courtesan", "1|"), "0 play scarecrow")
    assert choices(m, 0) == ["take 3", "take nothing"]
    for card in ("winter", "spring", "bishop", "courtesan", "drummer", "heroine", "scarecrow", "surrender"):
        assert codes(m, 0, f"take {card}") == ["unknown-move "]


@pytest.mark.rule("C3.9")
def test_no_card_of_another_line_comes_back() -> None:
    m = play(table("1|6", "scarecrow 1|3", "1|5", turn=1), "1 play scarecrow")
    assert codes(m, 1, "take 6", "take 5", "take 3") == ["not-in-line C3.9", "not-in-line C3.9", ""]
    assert codes(m, 0, "take 6") == ["not-your-turn C2.1"]


@pytest.mark.rule("C3.9", "C3.5")
def test_no_discarded_card_comes_back() -> None:
    m = table("bishop scarecrow 1|6 3", "1 1|")
    play(m, "0 play bishop", "0 favour nowhere", "1 play 1", "0 play scarecrow")
    assert seen(m).discard == ("6", "bishop", "scarecrow")
    assert codes(m, 0, "take 6", "take 3") == ["not-in-line C3.9", ""]


@pytest.mark.rule("C3.9")
def test_the_question_must_be_answered() -> None:
    m = play(table("scarecrow 1|6", "1|"), "0 play scarecrow")
    assert codes(m, 0, "pass", "play 1", "favour roma", "keep 6") == ["asked-to-take-back C3.9"] * 4


@pytest.mark.rule("C3.9")
def test_the_scarecrow_is_discarded_and_counts_nothing() -> None:
    m = play(table("scarecrow scarecrow 1|6", "1|"), "0 play scarecrow")
    assert (lines(m), seen(m).discard) == (["6", ""], ("scarecrow",))
    play(m, "0 take 6", "1 pass", "0 play scarecrow")
    assert (lines(m), seen(m).discard) == (["", ""], ("scarecrow", "scarecrow"))


@pytest.mark.rule("C3.9")
@pytest.mark.parametrize("line", ["", "heroine courtesan", "winter drummer", "spring"])
def test_it_is_playable_without_a_mercenary_in_line(line: str) -> None:
    m = table(f"scarecrow 1|{line}", "1|6")
    before = lines(m)
    play(m, "0 play scarecrow")
    assert (lines(m), seen(m).discard) == (before, ("scarecrow",))
    assert seen(m, 0).hand == ("1",)
    assert m.to_act == (1,)


@pytest.mark.rule("C3.9")
def test_the_mercenary_may_be_played_again_on_a_later_turn() -> None:
    m = play(table("scarecrow|6", "1 1 1|"), "0 play scarecrow", "0 take 6", "1 play 1", "0 play 6")
    assert (lines(m), strengths(m)) == (["6", "1"], [6, 1])


@pytest.mark.rule("C3.9")
def test_after_the_last_seats_scarecrow_the_first_seat_is_next() -> None:
    m = play(table("1|", "1|", "scarecrow 1|6", turn=2), "2 play scarecrow", "2 take 6")
    assert m.to_act == (0,)
    assert play(table("1|", "1|", "scarecrow 1|", turn=2), "2 play scarecrow").to_act == (0,)


@pytest.mark.rule("C3.9", "C3.3")
def test_taking_the_highest_back_changes_what_spring_raises() -> None:
    m = play(table("scarecrow|6 2 spring", "1|5"), "0 play scarecrow", "0 take 6")
    assert strengths(m) == [2, 8]


# C3.10 Surrender


@pytest.mark.rule("C3.10")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_the_battle_ends_at_once_with_everybody_still_in(player: int) -> None:
    m = table("surrender 10|3", "surrender 10|2", "surrender 10|1", turn=player)
    play(m, f"{player} play surrender")
    assert [seat.regions for seat in seen(m).table] == [("roma",), (), ()]
    assert m.to_act == (0,)
    assert seen(m, 0).prompt == "place-figure 0"


@pytest.mark.rule("C3.10", "C4.1")
def test_it_is_resolved_as_usual_who_surrenders_may_win() -> None:
    m = play(table("surrender 10|", "1|heroine", "1|6"), "0 play surrender")
    assert [seat.regions for seat in seen(m).table] == [(), ("roma",), ()]
    m = play(table("surrender 10|6", "1|5", "1|5"), "0 play surrender")
    assert [seat.regions for seat in seen(m).table] == [("roma",), (), ()]


@pytest.mark.rule("C3.10", "C4.2")
def test_ties_are_resolved_as_usual_too() -> None:
    m = play(table("surrender 10|6", "1|6", "1|5"), "0 play surrender")
    assert [seat.regions for seat in seen(m).table] == [(), (), ()]
    assert (seen(m).holder, m.to_act) == (1, (1,))


@pytest.mark.rule("C3.10", "C4.3")
def test_courtesans_are_counted_as_usual_too() -> None:
    m = play(table("surrender 10|6", "1|5", "1|courtesan"), "0 play surrender")
    assert seen(m).table[0].regions == ("roma",)
    assert (seen(m).holder, m.to_act) == (2, (2,))


@pytest.mark.rule("C3.10", "C4.6")
def test_surrender_lies_in_its_line_until_lines_are_discarded() -> None:
    m = play(table("surrender 10|6", "1|5"), "0 play surrender")
    assert (lines(m), seen(m).discard) == (["6 surrender", "5"], ())
    play(m, "0 at siena")
    assert (lines(m), seen(m).discard) == (["", ""], ("5", "6", "surrender"))
