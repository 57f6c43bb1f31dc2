"""Undo: as far back as nothing has become known and nobody else has acted, and no further."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tables import choices, lay, play

import signoria
from signoria.kernel.phrases import Count, Seat

BATTLE = """
    site = "firenze"
    holder = 0
    turn = 0
    seat = [
      { hand = "10 6 bishop scarecrow", line = "5 3" },
      { hand = "1 2 winter", line = "4" },
      { hand = "heroine 2" },
    ]
    """

KNOWN = """
    site = "firenze"
    turn = 0
    seat = [
      { hand = "10 10 6 winter", revealed = "10 6" },
      { hand = "1", passed = true },
      { hand = "2", passed = true },
    ]
    """

ALL_ASKED = """
    site = "firenze"
    stack = ["offer-discards", "end-round", "begin-battle", "end-game"]
    seat = [{ hand = "winter spring" }, { hand = "bishop" }, { hand = "6 1" }, { }]
    """


def opened(seats: int = 3) -> signoria.Match:
    """A new game: seat 0 has seen its hand and is to place the figure."""
    return signoria.new("condottiere", seats, seed=4, options={"opener": 0})


def horizons(match: signoria.Match) -> list[int]:
    """How far each seat may go back."""
    return [match.undo_horizon(seat) for seat in range(match.seats)]


def picture(match: signoria.Match) -> list[object]:
    """All that can be asked of a match but what it has told."""
    seats = range(match.seats)
    return [
        match.position(),
        match.record(),
        match.to_act,
        match.result,
        [match.choices(seat) for seat in seats],
        [match.view(seat) for seat in (None, *seats)],
        [match.record(seat) for seat in seats],
        horizons(match),
    ]


@contextmanager
def refused(match: signoria.Match, code: str = "nothing-to-undo") -> Iterator[None]:
    """What is done here is refused and changes nothing, not even what was told."""
    before = [*picture(match), [match.events(seat) for seat in range(match.seats)]]
    with pytest.raises(signoria.Refused) as error:
        yield
    assert error.value.code == code
    assert [*picture(match), [match.events(seat) for seat in range(match.seats)]] == before


def assert_undoable(match: signoria.Match, move: str, others_move: str) -> None:
    """The move may be taken back and made again, until another seat acts."""
    seat = int(move[0])
    before = picture(match)
    play(match, move)
    assert match.undo_horizon(seat) == 1
    match.undo(seat)
    assert picture(match) == before
    play(match, move, others_move)
    assert match.undo_horizon(seat) == 0
    with refused(match):
        match.undo(seat)


def assert_barrier(match: signoria.Match, move: str) -> None:
    """The move can never be taken back."""
    play(match, move)
    assert match.undo_horizon(int(move[0])) == 0
    with refused(match):
        match.undo(int(move[0]))


# What may be taken back


@pytest.mark.rule("C1.3")
def test_placing_the_figure_may_be_taken_back_until_another_acts() -> None:
    match = opened()
    before = picture(match)
    play(match, "0 at firenze")
    assert horizons(match) == [1, 0, 0]
    match.undo(0)
    assert picture(match) == before
    play(match, "0 at roma", "0 pass")
    assert match.view(1).to_act == (1,)
    assert horizons(match) == [2, 0, 0], "both: nobody else has acted"
    play(match, "1 pass")
    assert horizons(match) == [0, 1, 0]


def test_a_match_says_which_moves_can_be_taken_back() -> None:
    match = play(opened(), "0 at roma", "0 pass")
    assert [move.text for move in match.own_moves(0)] == ["pass", "at roma"]
    play(match, "1 pass")
    assert match.undo_horizon(0) == 0
    assert [move.text for move in match.own_moves(0)] == ["pass", "at roma"], "if all agree"
    assert match.own_moves(2) == []


@pytest.mark.rule("C2.3")
def test_passing_may_be_taken_back_until_another_acts() -> None:
    for other in ("1 pass", "1 play winter", "1 play 1"):
        assert_undoable(lay(BATTLE), "0 pass", other)


@pytest.mark.rule("C3.6")
def test_the_popes_token_may_be_taken_back_until_another_acts() -> None:
    for favour in ("0 favour milano", "0 favour nowhere"):
        match = play(lay(BATTLE), "0 play bishop")
        assert horizons(match) == [0, 0, 0], "the Bishop itself has been seen"
        assert_undoable(match, favour, "1 pass")


@pytest.mark.rule("C3.6")
def test_the_popes_token_may_go_elsewhere_after_all() -> None:
    match = play(lay(BATTLE), "0 play bishop", "0 favour milano")
    match.undo(0)
    assert match.to_act == (0,)
    play(match, "0 favour roma")
    assert match.position()["pope"] == "roma"
    assert "milano" not in match.record()


@pytest.mark.rule("C3.9")
def test_what_the_scarecrow_takes_back_may_be_put_back_until_another_acts() -> None:
    for taken in ("0 take 5", "0 take nothing"):
        match = play(lay(BATTLE), "0 play scarecrow")
        assert horizons(match) == [0, 0, 0], "the Scarecrow itself has been seen"
        assert_undoable(match, taken, "1 pass")


@pytest.mark.rule("C5.1")
def test_a_card_that_was_kept_is_not_chosen_again() -> None:
    match = lay("""
        site = "firenze"
        stack = ["end-round", "begin-battle", "end-game"]
        seat = [{ hand = "winter 6 10" }, { }]
        """)
    play(match, "0 keep winter")
    assert horizons(match) == [0, 0], "not every hand could have kept it"
    play(match, "0 keep 10")
    assert horizons(match) == [0, 0], "the new hands have been dealt"


@pytest.mark.rule("C8.4")
def test_a_defender_who_waits_may_take_that_back() -> None:
    match = lay(
        """
        site = "roma"
        holder = 1
        turn = 0
        seat = [{ hand = "1 10", regions = ["roma"] }, { hand = "2 3", line = "6" }]
        """,
        capture_regions=True,
    )
    assert_undoable(match, "0 pass", "1 pass")


@pytest.mark.rule("C8.5")
def test_passing_and_leaving_the_card_down_may_be_taken_back() -> None:
    match = lay(
        """
        site = "roma"
        turn = 0
        seat = [{ hand = "1 10", down = "6" }, { hand = "2 3", line = "6" }]
        """,
        hidden_cards=True,
    )
    before = picture(match)
    play(match, "0 pass", "0 stay down")
    assert horizons(match) == [2, 0]
    match.undo(0, 2)
    assert picture(match) == before
    play(match, "0 pass")
    assert_barrier(match, "0 turn up")


# Cards


@pytest.mark.parametrize("card", ["10", "6", "bishop", "scarecrow"])
def test_an_unknown_card_can_never_be_taken_back(card: str) -> None:
    assert_barrier(lay(BATTLE), f"0 play {card}")


def test_a_card_shown_to_some_is_still_unknown_to_others() -> None:
    match = lay(BATTLE)
    match.show(0, "10", 1)
    assert_barrier(match, "0 play 10")


@pytest.mark.rule("C3.9")
def test_a_card_that_all_saw_a_scarecrow_take_back_may_be_taken_back() -> None:
    match = play(lay(BATTLE), "0 play scarecrow", "0 take 5", "1 pass", "2 pass")
    before = picture(match)
    play(match, "0 play 5")
    assert horizons(match) == [1, 0, 0]
    match.undo(0)
    assert picture(match) == before
    assert_barrier(match, "0 play 6")


def test_a_second_card_of_a_known_kind_is_unknown() -> None:
    match = play(lay(KNOWN), "0 play 10")
    assert horizons(match) == [1, 0, 0]
    assert_barrier(match, "0 play 10")


def test_known_cards_put_back_are_still_known() -> None:
    match = play(lay(KNOWN), "0 play 10")
    match.undo(0)
    assert match.position()["seat"] == lay(KNOWN).position()["seat"]
    play(match, "0 play 10")
    assert horizons(match) == [1, 0, 0]


@pytest.mark.rule("C8.5")
def test_a_known_card_played_face_down_might_be_another_one() -> None:
    match = lay(
        """
        site = "roma"
        turn = 0
        seat = [{ hand = "10 6", revealed = "10" }, { hand = "2 3" }]
        """,
        hidden_cards=True,
    )
    assert_barrier(match, "0 play 10")


@pytest.mark.rule("C8.5")
def test_a_card_turned_up_by_the_next_one_is_seen_for_good() -> None:
    match = lay(
        """
        site = "roma"
        turn = 0
        seat = [{ hand = "scarecrow 2 1", down = "6", line = "4" }, { hand = "2 3", passed = true }]
        """,
        hidden_cards=True,
    )
    assert_barrier(match, "0 play scarecrow")


# Barriers


def test_luck_is_a_barrier() -> None:
    """Nobody holds a card any more: when the next region is chosen new hands are dealt."""
    match = lay("""
        site = "firenze"
        turn = 1
        seat = [{ line = "10", passed = true }, { hand = "2" }]
        """)
    play(match, "1 play 2", "0 at milano")
    assert any(event.kind == "card-dealt" for event in match.events(0))
    assert match.undo_horizon(0) == 0
    with refused(match):
        match.undo(0)


@pytest.mark.rule("C4.7")
def test_a_move_after_which_all_are_asked_is_a_barrier() -> None:
    """Others may have answered, and who has is nobody's business."""
    match = lay(BATTLE)
    play(match, "0 pass", "1 pass", "2 pass", "0 at milano")
    assert match.to_act == (0, 1, 2)
    assert horizons(match) == [0, 0, 0]


@pytest.mark.rule("C4.5")
def test_the_next_region_may_be_chosen_again_while_nothing_follows_but_the_battle() -> None:
    """With drawing after battles (C8.1) hands have changed before."""
    match = lay(
        """
        site = "firenze"
        holder = 1
        stack = ["choose-region", "discard-lines", "begin-battle", "end-game"]
        seat = [{ hand = "10", line = "1" }, { hand = "6", line = "2" }]
        """,
        draw_after_battle=True,
    )
    before = picture(match)
    play(match, "1 at siena")
    assert horizons(match) == [0, 1]
    match.undo(1)
    assert picture(match) == before


def test_another_seats_move_is_a_barrier_even_if_it_is_taken_back() -> None:
    match = play(lay(BATTLE), "0 pass", "1 pass")
    assert horizons(match) == [0, 1, 0]
    match.undo(1)
    assert horizons(match) == [1, 0, 0]
    match.undo(0)
    assert picture(match) == picture(lay(BATTLE))


def test_a_seat_takes_back_its_own_moves_only() -> None:
    match = play(lay(BATTLE), "0 pass")
    for seat in (1, 2):
        with refused(match):
            match.undo(seat)


def test_the_end_of_the_game_is_a_barrier() -> None:
    """Then the secret is revealed: who took the last move back would know all luck to come."""
    match = lay("""
        site = "modena"
        turn = 0
        seat = [
          { hand = "1", line = "10", regions = ["firenze", "bologna", "lucca"] },
          { passed = true }, { passed = true }, { passed = true },
        ]
        """)
    play(match, "0 pass")
    assert match.result is not None
    assert horizons(match) == [0, 0, 0, 0]


# Nothing to undo


@pytest.mark.parametrize("match", [opened(), lay(BATTLE), lay(ALL_ASKED)], ids=["new", "battle", "all asked"])
def test_with_nothing_done_there_is_nothing_to_undo(match: signoria.Match) -> None:
    for seat in range(match.seats):
        assert match.undo_horizon(seat) == 0
        with refused(match):
            match.undo(seat)


@pytest.mark.parametrize("moves", [0, -1, 2, 10**9])
def test_one_cannot_take_back_no_move_or_more_than_there_are(moves: int) -> None:
    match = play(lay(BATTLE), "0 pass")
    with refused(match):
        match.undo(0, moves)
    assert match.undo_horizon(0) == 1


@pytest.mark.parametrize("seat", [-3, -2, -1, 3, 99])
def test_a_seat_that_is_not_there_has_nothing_to_undo(seat: int) -> None:
    match = play(lay(BATTLE), "0 pass")
    before = picture(match)
    with pytest.raises(signoria.Refused):
        match.undo(seat)
    assert picture(match) == before


def test_a_refused_move_leaves_nothing_to_undo() -> None:
    match = lay(BATTLE)
    with refused(match, "not-in-hand"):
        match.play(0, "play heroine")
    assert match.undo_horizon(0) == 0


# Several moves


def test_undo_twice() -> None:
    match = lay(KNOWN)
    start = picture(match)
    play(match, "0 play 10")
    middle = picture(match)
    play(match, "0 play 6")
    end = picture(match)
    assert horizons(match) == [2, 0, 0]
    match.undo(0)
    assert picture(match) == middle
    match.undo(0)
    assert picture(match) == start
    play(match, "0 play 10", "0 play 6")
    assert picture(match) == end
    match.undo(0, 2)
    assert picture(match) == start
    with refused(match):
        match.undo(0)


def test_undo_stops_at_the_first_barrier() -> None:
    match = play(lay(KNOWN), "0 play 10", "0 play winter", "0 play 6")
    assert horizons(match) == [1, 0, 0]
    match.undo(0)
    with refused(match):
        match.undo(0)


def test_after_undo_another_move_may_be_made() -> None:
    match = play(lay(KNOWN), "0 play 10", "0 play 6")
    match.undo(0, 2)
    play(match, "0 pass")
    straight = play(lay(KNOWN), "0 pass")
    assert match.record(private=True) == straight.record(private=True)
    assert match.position() == straight.position()


def test_undo_in_a_copy_leaves_the_match_alone() -> None:
    match = play(lay(KNOWN), "0 play 10", "0 play 6")
    before = picture(match)
    twin = match.copy()
    assert horizons(twin) == [2, 0, 0]
    twin.undo(0, 2)
    assert picture(match) == before
    assert picture(twin) == picture(lay(KNOWN))


# All at once


@pytest.mark.rule("C4.7")
def test_an_answer_may_be_taken_back_while_others_answer() -> None:
    match = play(lay(ALL_ASKED), "0 discard hand")
    assert horizons(match) == [1, 0, 0, 0]
    play(match, "1 keep hand")
    assert horizons(match) == [1, 1, 0, 0]
    match.undo(0)
    assert match.to_act == (0, 2)
    assert choices(match, 0) == ["keep hand", "discard hand"]
    assert choices(match, 1) == [], "the other answer stands"
    play(match, "0 keep hand", "2 keep hand")
    assert horizons(match) == [0, 0, 0, 0], "all is revealed"
    assert [event for event in match.events(2) if event.kind == "hand-discarded"] == []


@pytest.mark.rule("C4.7")
def test_an_answer_may_be_taken_back_again_and_again() -> None:
    match = lay(ALL_ASKED)
    before = picture(match)
    for _ in range(3):
        play(match, "0 discard hand")
        match.undo(0)
        assert picture(match) == before
    with refused(match):
        match.undo(0)


@pytest.mark.rule("C4.7")
def test_the_horizon_does_not_tell_whether_others_have_answered() -> None:
    alone = play(lay(ALL_ASKED), "0 discard hand")
    late = play(lay(ALL_ASKED), "1 discard hand", "0 discard hand")
    back = play(lay(ALL_ASKED), "0 discard hand", "1 keep hand")
    back.undo(1)
    for match in (alone, late, back):
        assert match.undo_horizon(0) == 1
        assert match.view(0) == alone.view(0)
        assert match.events(0) == alone.events(0)
        assert match.record(0) == alone.record(0)


@pytest.mark.rule("C8.1")
def test_a_number_of_cards_to_draw_may_be_taken_back() -> None:
    match = lay(
        """
        site = "firenze"
        holder = 1
        stack = ["offer-draws", "choose-region", "discard-lines", "begin-battle", "end-game"]
        seat = [{ hand = "10" }, { hand = "6" }]
        """,
        draw_after_battle=True,
    )
    play(match, "0 draw 3")
    match.undo(0)
    play(match, "1 draw 1", "0 draw 2")
    assert horizons(match) == [0, 0], "the cards have been dealt"
    assert [event.plain["cards"] for event in match.events(0) if event.kind == "drawn"] == [2, 1]


# Confirming and showing


def test_what_is_confirmed_stays() -> None:
    match = play(lay(KNOWN), "0 play 10")
    match.confirm(0)
    assert horizons(match) == [0, 0, 0]
    with refused(match):
        match.undo(0)
    play(match, "0 play 6")
    assert horizons(match) == [1, 0, 0], "what comes after may still be taken back"
    match.undo(0)
    with refused(match):
        match.undo(0)


def test_another_seats_confirming_changes_nothing() -> None:
    match = play(lay(KNOWN), "0 play 10")
    match.confirm(1)
    assert horizons(match) == [1, 0, 0]
    match.undo(0)
    assert match.position() == lay(KNOWN).position()


def test_confirming_leaves_no_trace() -> None:
    match, other = play(lay(KNOWN), "0 play 10"), play(lay(KNOWN), "0 play 10")
    match.confirm(0)
    assert picture(match)[:-1] == picture(other)[:-1]
    assert match.events(1) == other.events(1)


@pytest.mark.rule("C4.7")
def test_an_answer_that_is_confirmed_stays() -> None:
    match = play(lay(ALL_ASKED), "0 discard hand")
    match.confirm(0)
    play(match, "1 keep hand")
    assert horizons(match) == [0, 1, 0, 0]


@pytest.mark.rule("C7.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_showing_cards_is_a_barrier_for_all(seat: int) -> None:
    match = play(lay(KNOWN), "0 play 10")
    match.show(seat, {0: "winter", 1: "1", 2: "2"}[seat], (seat + 1) % 3)
    assert horizons(match) == [0, 0, 0]
    with refused(match):
        match.undo(0)
    play(match, "0 play 6")
    match.undo(0)
    assert "shows" in match.record(), "an aside is never taken back"


# What is told


def test_all_are_told_of_what_was_undone() -> None:
    match = play(lay(KNOWN), "0 play 10", "0 play 6")
    told = [match.events(seat) for seat in range(3)]
    match.undo(0, 2)
    for seat in range(3):
        assert match.events(seat) == [*told[seat], signoria.Event("undone", {"seat": Seat(0), "number": Count(2)})]
    assert match.events(None)[-1] == signoria.Event("undone", {"seat": Seat(0), "number": Count(2)})
    play(match, "0 pass")
    assert [event.kind for event in match.events(1)][:4] == ["card-played", "card-played", "undone", "passed"]


@pytest.mark.rule("C4.7")
def test_nobody_else_is_told_of_an_answer_taken_back() -> None:
    match = play(lay(ALL_ASKED), "0 discard hand")
    told = [match.events(seat) for seat in (None, 1, 2, 3)]
    match.undo(0)
    assert match.events(0)[-1] == signoria.Event("undone", {"seat": Seat(0), "number": Count(1)})
    assert [match.events(seat) for seat in (None, 1, 2, 3)] == told


# Many games


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    "options", [{}, {"hidden_cards": True}, {"draw_after_battle": True}, {"capture_regions": True}]
)
def test_undo_leads_back_to_where_the_seat_was(seed: int, options: dict[str, object]) -> None:
    """Through random games: whatever may be taken back leads to the earlier position, and all others are refused."""
    match = signoria.new("condottiere", 3, seed=seed, options=options)
    rng = signoria.seeded(seed)
    for _ in range(60):
        if not match.to_act:
            break
        seat = match.to_act[rng.below(len(match.to_act))]
        before = picture(match)
        position = match.position()
        moves = match.choices(seat)
        move = moves[rng.below(len(moves))]
        match.play(seat, move)
        if match.undo_horizon(seat):
            match.undo(seat)
            assert picture(match) == before
            match.play(seat, move)
        else:
            with refused(match):
                match.undo(seat)
        assert match.position() != position
    assert signoria.replay(match.record(private=True)).position() == match.position()
