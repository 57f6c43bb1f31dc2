"""C2: a battle — whose turn, playing and passing, sitting out, and how it ends."""

from __future__ import annotations

import pytest
from tables import choices, codes, lay, play, seen, strengths, told

import signoria
from signoria.games.condottiere.components import CARD_NAMES

SPECIALS = CARD_NAMES[7:]


def passed(match: signoria.Match) -> list[bool]:
    """Who is out of this battle."""
    return [seat.passed for seat in seen(match).table]


def begun(hands: list[str], holder: int) -> signoria.Match:
    """A battle about to begin, these hands held, the figure placed by the holder."""
    seats = ", ".join(f'{{ hand = "{hand}" }}' for hand in hands)
    return lay(f'site = "roma"\nholder = {holder}\nstack = ["begin-battle", "end-game"]\nseat = [{seats}]')


# C2.1


@pytest.mark.rule("C2.1")
@pytest.mark.parametrize(("seats", "holder"), [(n, seat) for n in range(2, 7) for seat in range(n)])
def test_who_placed_the_figure_plays_first_then_clockwise(seats: int, holder: int) -> None:
    m = begun(["1 2"] * seats, holder)
    for turn in range(2 * seats):
        seat = (holder + turn) % seats
        assert m.to_act == (seat,)
        play(m, f"{seat} play {'12'[turn // seats]}")


@pytest.mark.rule("C2.1")
def test_nobody_plays_out_of_turn() -> None:
    m = begun(["1", "1", "1"], 1)
    assert codes(m, 0, "play 1", "pass") == codes(m, 2, "play 1", "pass") == ["not-your-turn C2.1"] * 2
    assert choices(m, 0) == choices(m, 2) == []
    with pytest.raises(signoria.Refused) as refused:
        m.play(2, "pass")
    assert (refused.value.code, refused.value.rule) == ("not-your-turn", "C2.1")
    assert m.to_act == (1,)


@pytest.mark.rule("C2.1")
@pytest.mark.parametrize(
    ("hands", "holder", "first"),
    [
        (["", "1", "1"], 0, 1),
        (["1", "1", ""], 2, 0),
        (["1", "", ""], 1, 0),
        (["", "", "1", "1"], 0, 2),
        (["1", "1", "", "", "", ""], 2, 0),
    ],
)
def test_a_holder_without_cards_is_skipped_the_next_seat_with_cards_begins(
    hands: list[str], holder: int, first: int
) -> None:
    m = begun(hands, holder)
    assert m.to_act == (first,)
    assert seen(m).holder == holder
    skipped = [(seat + holder) % len(hands) for seat in range((first - holder) % len(hands))]
    assert passed(m) == [seat in skipped for seat in range(len(hands))]


@pytest.mark.rule("C2.1", "C4.5")
def test_the_next_battle_begins_with_who_placed_the_figure_not_with_the_last_player() -> None:
    m = lay("""
    site = "roma"
    holder = 0
    turn = 1
    seat = [
      { hand = "1", line = "1", passed = true },
      { hand = "1 1", line = "2" },
      { hand = "1", line = "10", passed = true },
    ]
    """)
    play(m, "1 pass", "2 at siena", "0 keep hand", "1 keep hand", "2 keep hand")
    assert m.to_act == (2,)
    assert passed(m) == [False, False, False]
    assert [seat.fought for seat in seen(m).table] == [False, False, False]
    assert told(m)[-1] == ("battle-begun", ["siena"])


# C2.2


@pytest.mark.rule("C2.2")
def test_one_card_goes_from_the_hand_face_up_into_ones_own_line() -> None:
    m = begun(["4 4 6", "5", "5"], 0)
    play(m, "0 play 4")
    for viewer in (0, 1, 2, None):
        assert [seat.line for seat in seen(m, viewer).table] == [("4",), (), ()]
        assert [seat.cards for seat in seen(m, viewer).table] == [2, 1, 1]
        assert [seat.fought for seat in seen(m, viewer).table] == [True, False, False]
        assert [seat.face_down for seat in seen(m, viewer).table] == [0, 0, 0]
    assert seen(m, 0).hand == ("4", "6")
    assert m.to_act == (1,)
    assert told(m)[-1] == ("card-played", [0, "4"])
    assert seen(m).discard == ()


@pytest.mark.rule("C2.2")
@pytest.mark.parametrize(("seats", "player"), [(2, 1), (3, 2), (6, 1), (6, 5)])
def test_it_goes_into_the_line_of_who_played_it_and_of_nobody_else(seats: int, player: int) -> None:
    m = play(begun(["4 1"] * seats, player), f"{player} play 4")
    assert [seat.line for seat in seen(m).table] == [("4",) if seat == player else () for seat in range(seats)]
    assert [seat.cards for seat in seen(m).table] == [1 if seat == player else 2 for seat in range(seats)]
    assert [seat.fought for seat in seen(m).table] == [seat == player for seat in range(seats)]


@pytest.mark.rule("C2.2", "C0.4")
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_that_was_secret_is_played_for_good(player: int) -> None:
    m = play(begun(["4 1", "4 1"], player), f"{player} play 4")
    assert m.undo_horizon(player) == 0
    with pytest.raises(signoria.Refused) as refused:
        m.undo(player)
    assert refused.value.code == "nothing-to-undo"


@pytest.mark.rule("C2.2", "C0.4", "C3.9")
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_that_all_know_may_be_taken_back_while_nobody_has_acted(player: int) -> None:
    m = begun(["4 scarecrow 1", "4 scarecrow 1"], player)
    play(
        m, f"{player} play 4", f"{1 - player} pass", f"{player} play scarecrow", f"{player} take 4", f"{player} play 4"
    )
    assert m.undo_horizon(player) == 2
    m.undo(player)
    assert (seen(m).table[player].line, seen(m).table[player].known) == ((), ("4",))
    assert choices(m, player) == ["pass", "play 1", "play 4"]


@pytest.mark.rule("C2.2")
def test_any_card_of_the_hand_may_be_played_each_kind_is_one_choice() -> None:
    m = begun([" ".join(CARD_NAMES) + " 1 surrender", "1"], 0)
    assert choices(m, 0) == ["pass", *(f"play {card}" for card in CARD_NAMES)]


@pytest.mark.rule("C2.2")
@pytest.mark.parametrize("card", SPECIALS)
def test_a_special_may_be_played_first_too(card: str) -> None:
    m = begun([f"{card} 1", "1"], 0)
    assert choices(m, 0) == ["pass", "play 1", f"play {card}"]
    play(m, f"0 play {card}")
    assert seen(m).table[0].cards == 1
    assert seen(m, 0).hand == ("1",)


@pytest.mark.rule("C2.2")
def test_only_cards_of_ones_own_hand_may_be_played() -> None:
    m = begun(["1 winter", "2 spring"], 0)
    assert codes(m, 0, "play 1", "play winter", "pass") == ["", "", ""]
    assert codes(m, 0, "play 2", "play spring", "play 10") == ["not-in-hand C2.2"] * 3
    play(m, "0 play 1")
    assert codes(m, 1, "play 1", "play winter") == ["not-in-hand C2.2"] * 2
    play(m, "1 pass")
    assert codes(m, 0, "play 1") == ["not-in-hand C2.2"]


@pytest.mark.rule("C2.2")
def test_a_turn_is_nothing_but_a_card_or_a_pass() -> None:
    m = begun(["1", "1"], 0)
    others = ["at roma", "favour roma", "take 1", "turn up", "discard hand", "keep 1", "draw 1", "deal 1", "lot 0"]
    assert codes(m, 0, *others) == ["asked-to-play C2.2"] * 9


@pytest.mark.rule("C2.2")
def test_a_refused_card_leaves_no_trace() -> None:
    m = begun(["1", "2"], 0)
    before = m.position()
    with pytest.raises(signoria.Refused) as refused:
        m.play(0, "play 2")
    assert (refused.value.code, refused.value.rule) == ("not-in-hand", "C2.2")
    assert m.position() == before


# C2.3


@pytest.mark.rule("C2.3")
def test_passing_is_allowed_as_the_very_first_act() -> None:
    m = begun(["10 10", "1", "1"], 0)
    play(m, "0 pass")
    assert passed(m) == [True, False, False]
    assert seen(m).table[0].cards == 2
    assert m.to_act == (1,)
    assert told(m)[-1] == ("passed", [0])


@pytest.mark.rule("C2.3")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_passing_is_always_allowed_whatever_is_in_hand(card: str) -> None:
    m = lay(f"""
    site = "roma"
    turn = 1
    seat = [{{ hand = "1", line = "10" }}, {{ hand = "{card}", line = "1" }}]
    """)
    assert choices(m, 1)[0] == "pass"
    assert play(m, "1 pass").to_act == (0,)


@pytest.mark.rule("C2.3")
@pytest.mark.parametrize(("seats", "leaver"), [(3, 0), (3, 1), (3, 2), (6, 5), (6, 3)])
def test_who_has_passed_plays_no_more_in_this_battle(seats: int, leaver: int) -> None:
    m = begun(["1 2 3"] * seats, 0)
    turns = []
    for turn in range(2 * seats - 1):
        seat = m.to_act[0]
        turns.append(seat)
        play(m, f"{seat} pass" if seat == leaver else f"{seat} play {1 if turn < seats else 2}")
    assert turns == [*range(seats), *(seat for seat in range(seats) if seat != leaver)]
    assert passed(m) == [seat == leaver for seat in range(seats)]
    assert codes(m, leaver, "play 1") == ["not-your-turn C2.1"]


@pytest.mark.rule("C2.3")
def test_the_line_of_a_passed_seat_still_counts() -> None:
    m = begun(["10 1", "spring 1", "2 1"], 0)
    play(m, "0 play 10", "1 pass", "2 play 2", "0 pass")
    assert strengths(m) == [10, 0, 2]
    assert [seat.line for seat in seen(m).table] == [("10",), (), ("2",)]


@pytest.mark.rule("C2.3", "C4.1")
def test_the_line_of_a_passed_seat_can_win() -> None:
    m = begun(["10 1", "1 1 1", "2 1 1"], 0)
    play(m, "0 play 10", "1 play 1", "2 play 2", "0 pass", "1 play 1", "2 play 1", "1 pass", "2 pass")
    assert [seat.regions for seat in seen(m).table] == [("roma",), (), ()]


@pytest.mark.rule("C2.3")
def test_passing_lasts_for_one_battle_only() -> None:
    m = begun(["6 1", "1 1"], 0)
    play(m, "0 play 6", "1 pass", "0 pass", "0 at siena", "0 keep hand", "1 keep hand")
    assert passed(m) == [False, False]
    play(m, "0 pass")
    assert m.to_act == (1,)


# C2.4


@pytest.mark.rule("C2.4")
@pytest.mark.parametrize(("seats", "last"), [(2, 1), (3, 0), (4, 2), (6, 5)])
def test_the_last_seat_may_go_on_playing_until_it_passes(seats: int, last: int) -> None:
    m = begun(["1 2 3 4"] * seats, 0)
    for seat in range(seats):
        play(m, f"{seat} {'play 1' if seat == last else 'pass'}")
    for card, total in (("2", 3), ("3", 6)):
        assert m.to_act == (last,)
        assert choices(m, last)[:2] == ["pass", f"play {card}"]
        play(m, f"{last} play {card}")
        assert strengths(m)[last] == total
    play(m, f"{last} pass")
    assert seen(m).table[last].regions == ("roma",)


@pytest.mark.rule("C2.4")
def test_the_last_seat_may_also_pass_without_a_card() -> None:
    m = begun(["1", "1", "1"], 0)
    play(m, "0 pass", "1 pass", "2 pass")
    assert told(m)[-2:] == [("tied", ["roma", 0]), ("figure-given", [1])]


# C2.5


@pytest.mark.rule("C2.5")
def test_a_seat_without_cards_is_passed_when_its_turn_comes_and_not_before() -> None:
    m = begun(["5", "1 1", "1 1"], 0)
    play(m, "0 play 5", "1 play 1")
    assert passed(m) == [False, False, False]
    play(m, "2 play 1")
    assert passed(m) == [True, False, False]
    assert told(m)[-1] == ("sat-out", [0])
    assert m.to_act == (1,)
    assert strengths(m) == [5, 1, 1]


@pytest.mark.rule("C2.5", "C2.7")
def test_the_last_seat_without_cards_is_passed_and_the_battle_ends() -> None:
    m = begun(["5 1", "1 3"], 0)
    play(m, "0 pass", "1 play 1", "1 play 3")
    assert told(m)[-3:] == [("sat-out", [1]), ("conquered", [1, "roma", 4, 0]), ("figure-given", [1])]
    assert m.to_act == (1,)


@pytest.mark.rule("C2.5")
def test_several_seats_without_cards_are_passed_in_turn() -> None:
    m = begun(["1 1", "", "", "2"], 0)
    play(m, "0 play 1")
    assert m.to_act == (3,)
    assert passed(m) == [False, True, True, False]
    assert told(m)[-2:] == [("sat-out", [1]), ("sat-out", [2])]


@pytest.mark.rule("C2.5")
def test_a_seat_without_cards_sits_out_the_battles_that_follow() -> None:
    m = begun(["5", "1 1 1", "1 1 1"], 0)
    play(m, "0 play 5", "1 pass", "2 pass", "0 at siena", "1 keep hand", "2 keep hand")
    assert m.to_act == (1,)
    assert passed(m) == [True, False, False]
    play(m, "1 play 1", "2 pass", "1 pass", "1 at torino", "1 keep hand", "2 keep hand", "1 play 1", "2 play 1")
    assert m.to_act == (1,)
    assert passed(m) == [True, False, False]


@pytest.mark.rule("C2.5", "C5.2")
def test_it_plays_again_once_it_is_dealt_cards() -> None:
    m = begun(["5", "1 1", "1"], 0)
    play(m, "0 play 5", "1 pass", "2 play 1", "0 at siena", "1 keep hand", "1 keep 1", "1 keep nothing")
    assert [seat.cards for seat in seen(m).table] == [11, 10, 10]
    assert m.to_act == (0,)
    assert passed(m) == [False, False, False]


@pytest.mark.rule("C2.5", "C3.9")
def test_a_scarecrow_as_last_card_keeps_its_seat_in_if_it_takes_a_mercenary_back() -> None:
    m = begun(["6 scarecrow", "1 1 1"], 0)
    play(m, "0 play 6", "1 play 1", "0 play scarecrow", "0 take 6", "1 play 1")
    assert m.to_act == (0,)
    assert choices(m, 0) == ["pass", "play 6"]
    assert passed(m) == [False, False]


@pytest.mark.rule("C2.5", "C3.9")
def test_a_scarecrow_as_last_card_that_takes_nothing_back_does_not() -> None:
    m = begun(["6 scarecrow", "1 1 1"], 0)
    play(m, "0 play 6", "1 play 1", "0 play scarecrow", "0 take nothing", "1 play 1")
    assert m.to_act == (1,)
    assert passed(m) == [True, False]


# C2.6


@pytest.mark.rule("C2.6")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_after_each_play_all_see_the_strength_of_every_line(viewer: int | None) -> None:
    m = begun(["10 drummer winter", "4 4 spring", "heroine courtesan bishop 1"], 0)
    course = [
        ("0 play 10", [10, 0, 0]),
        ("1 play 4", [10, 4, 0]),
        ("2 play heroine", [10, 4, 10]),
        ("0 play drummer", [20, 4, 10]),
        ("1 play 4", [20, 8, 10]),
        ("2 play courtesan", [20, 8, 11]),
        ("0 play winter", [2, 2, 11]),
        ("1 play spring", [23, 8, 11]),
        ("2 play bishop", [0, 14, 11]),
    ]
    for move, expected in course:
        play(m, move)
        assert [seat.strength.total for seat in seen(m, viewer).table] == expected, move


# C2.7


@pytest.mark.rule("C2.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_battle_ends_when_every_seat_has_passed_and_not_before(seats: int) -> None:
    m = begun(["1 2"] * seats, 0)
    play(m, "0 play 1", *(f"{seat} pass" for seat in range(1, seats)))
    assert (m.to_act, seen(m).battles) == ((0,), 0)
    assert seen(m).table[0].regions == ()
    play(m, "0 pass")
    assert seen(m).battles == 1
    assert seen(m).table[0].regions == ("roma",)
    assert seen(m, 0).prompt == "place-figure 0"


@pytest.mark.rule("C2.7")
def test_it_ends_when_the_last_two_pass_one_after_the_other() -> None:
    m = begun(["2 1 1", "1 1 1", "1 1"], 0)
    play(m, "0 play 2", "1 play 1", "2 pass", "0 pass")
    assert (m.to_act, seen(m).battles) == ((1,), 0)
    play(m, "1 pass")
    assert (seen(m).battles, seen(m).table[0].regions) == (1, ("roma",))


@pytest.mark.rule("C2.7", "C3.10")
@pytest.mark.parametrize(("seats", "player"), [(2, 0), (3, 1), (6, 5)])
def test_surrender_ends_it_at_once(seats: int, player: int) -> None:
    m = begun(["2 surrender 1" if seat == player else "2 1" for seat in range(seats)], player)
    play(m, f"{player} play surrender")
    assert seen(m).battles == 1
    assert passed(m) == [False] * seats
    assert told(m)[-3:] == [
        ("card-played", [player, "surrender"]),
        ("tied", ["roma", 0]),
        ("figure-given", [(player + 1) % seats]),
    ]
