"""Table talk: cards may be shown, never exchanged (C7.1)."""

from __future__ import annotations

import pytest
from tables import choices, codes, encoded, lay, play

import signoria
from signoria.games.condottiere.view import CondottiereView
from signoria.kernel.phrases import Plain

HANDS = """
site = "firenze"
turn = 0
seat = [
  { hand = "10 10 6 winter" },
  { hand = "1 2" },
  { hand = "3 4" },
]
"""


def see(match: signoria.Match, seat: int | None) -> CondottiereView:
    """What the seat sees of the table."""
    view = match.view(seat)
    assert isinstance(view, CondottiereView)
    return view


def known(match: signoria.Match, viewer: int | None, owner: int) -> tuple[str, ...]:
    """The cards that the viewer knows to be in the owner's hand."""
    return see(match, viewer).table[owner].known


def seen(match: signoria.Match, viewer: int | None) -> list[tuple[str, dict[str, Plain]]]:
    """The events that tell of shown cards, as the viewer saw them."""
    return [(event.kind, event.plain) for event in match.events(viewer) if "shown" in event.kind]


def refused(match: signoria.Match, seat: int, cards: str | list[str], to: int | list[int]) -> str:
    """Show cards that may not be shown: code and rule of the refusal."""
    with pytest.raises(signoria.Refused) as caught:
        match.show(seat, cards, to)
    assert caught.value.text
    return f"{caught.value.code} {caught.value.rule}"


@pytest.mark.rule("C7.1")
def test_shown_cards_are_seen_by_the_chosen_seat() -> None:
    m = lay(HANDS)
    m.show(0, "winter 10", 1)
    assert known(m, 1, 0) == ("10", "winter")
    assert ("card-shown", {"seat": 0, "card": "10"}) in seen(m, 1)
    assert ("card-shown", {"seat": 0, "card": "winter"}) in seen(m, 1)


@pytest.mark.rule("C7.1")
def test_shown_cards_are_seen_by_no_other_seat() -> None:
    m = lay(HANDS)
    before = {seat: encoded(m.view(seat)) for seat in (2, None)}
    m.show(0, "winter 10", 1)
    for seat in (2, None):
        assert encoded(m.view(seat)) == before[seat]
        assert "card-shown" not in [kind for kind, _ in seen(m, seat)]


@pytest.mark.rule("C7.1")
def test_that_cards_were_shown_is_public() -> None:
    m = lay(HANDS)
    m.show(0, "winter 10", 1)
    for viewer in (0, 1, 2, None):
        assert [args for kind, args in seen(m, viewer) if kind == "cards-shown"] == [{"seat": 0, "to": 1}]
    assert "0 shows 1: ?" in m.record(2).splitlines()


@pytest.mark.rule("C7.1")
def test_which_cards_and_how_many_is_not_public() -> None:
    one, other = lay(HANDS), lay(HANDS)
    one.show(0, "winter", 1)
    other.show(0, "6 10 10", 1)
    for viewer in (2, None):
        assert one.events(viewer) == other.events(viewer)
        assert encoded(one.view(viewer)) == encoded(other.view(viewer))
    assert one.record(2) == other.record(2)
    assert one.record(1) != other.record(1)


@pytest.mark.rule("C7.1")
def test_the_records_of_those_concerned_name_the_cards() -> None:
    m = lay(HANDS)
    m.show(0, ["winter", "6"], [1])
    for seat in (0, 1, None):
        assert "0 shows 1: winter 6" in m.record(seat).splitlines()


@pytest.mark.rule("C7.1")
def test_cards_may_be_shown_to_several_seats_at_once() -> None:
    m = lay(HANDS.replace("]\n", '  { hand = "5" },\n]\n'))
    m.show(0, "winter", [3, 1, 1])
    assert [known(m, seat, 0) for seat in (1, 2, 3)] == [("winter",), (), ("winter",)]
    assert [args["to"] for kind, args in seen(m, 2) if kind == "cards-shown"] == [1, 3]
    assert "0 shows 1,3: ?" in m.record(2).splitlines()


@pytest.mark.rule("C7.1")
@pytest.mark.parametrize(
    "cards", ["winter winter", "10 10 10", "1", "heroine", "10 10 6 winter 2", "", "  "]
)  # more than there are, or none at all
def test_only_cards_of_the_hand_can_be_shown(cards: str) -> None:
    m = lay(HANDS)
    before = [encoded(m.view(seat)) for seat in range(3)], m.record(), m.events(None)
    assert refused(m, 0, cards, 1) == "not-in-hand-to-show C7.1"
    assert ([encoded(m.view(seat)) for seat in range(3)], m.record(), m.events(None)) == before


@pytest.mark.rule("C7.1")
def test_the_whole_hand_can_be_shown() -> None:
    m = lay(HANDS)
    m.show(0, "10 10 6 winter", 2)
    assert known(m, 2, 0) == ("6", "10", "10", "winter")


@pytest.mark.rule("C7.1")
def test_cards_in_the_line_or_face_down_are_not_of_the_hand() -> None:
    m = lay(
        """
        site = "firenze"
        turn = 0
        seat = [ { hand = "1", line = "10", down = "6" }, { hand = "2" } ]
        """,
        hidden_cards=True,
    )
    assert refused(m, 0, "10", 1) == "not-in-hand-to-show C7.1"
    assert refused(m, 0, "6", 1) == "not-in-hand-to-show C7.1"
    m.show(0, "1", 1)
    assert known(m, 1, 0) == ("1",)


@pytest.mark.rule("C7.1", "C0.2")
def test_there_must_be_such_a_card() -> None:
    m = lay(HANDS)
    assert refused(m, 0, "7", 1) == "unknown-card C0.2"
    assert refused(m, 0, "winter ace", 1) == "unknown-card C0.2"
    assert known(m, 1, 0) == ()


@pytest.mark.rule("C7.1")
def test_cards_are_shown_to_other_seats_of_the_table() -> None:
    m = lay(HANDS)
    assert refused(m, 0, "winter", 0).strip() == "show-to-others"
    assert refused(m, 0, "winter", [0, 1]).strip() == "show-to-others"
    assert refused(m, 0, "winter", []).strip() == "show-to-others"
    assert refused(m, 0, "winter", 3).strip() == "unknown-seat"
    assert refused(m, 0, "winter", -1).strip() == "unknown-seat"
    assert refused(m, 3, "winter", 0).strip() == "unknown-seat"
    assert m.record().count("shows") == 0


@pytest.mark.rule("C7.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_cards_may_be_shown_out_of_turn(seat: int) -> None:
    m = lay(HANDS)
    card = see(m, seat).hand[0]
    m.show(seat, card, (seat + 1) % 3)
    assert known(m, (seat + 1) % 3, seat) == (card,)
    assert m.to_act == (0,)


@pytest.mark.rule("C7.1")
def test_cards_may_be_shown_before_the_figure_is_placed_and_after_passing() -> None:
    m = signoria.new("condottiere", seats=2, seed=5, options={"opener": 0})
    first = see(m, 1).hand[0]
    m.show(1, first, 0)
    assert known(m, 0, 1) == (first,)
    play(m, "0 at roma", "0 pass")
    card = see(m, 0).hand[0]
    m.show(0, card, 1)
    assert known(m, 1, 0) == (card,)


@pytest.mark.rule("C7.1")
def test_cards_may_be_shown_while_all_decide_at_once() -> None:
    m = lay("""
    site = "firenze"
    turn = 0
    seat = [ { hand = "1 2", line = "10" }, { hand = "winter spring", passed = true } ]
    """)
    play(m, "0 pass", "0 at roma")
    assert m.to_act == (0, 1)
    m.show(1, "winter", 0)
    assert known(m, 0, 1) == ("winter",)
    assert m.to_act == (0, 1)
    play(m, "1 keep hand", "0 keep hand")
    assert known(m, 0, 1) == ("winter",)


@pytest.mark.rule("C7.1")
def test_showing_is_not_a_move() -> None:
    m = lay(HANDS)
    before = m.to_act, choices(m, 0), see(m, 0).prompt
    m.show(0, "winter", 1)
    m.show(1, "1", 0)
    assert (m.to_act, choices(m, 0), see(m, 0).prompt) == before
    assert not any("show" in move.text for move in m.game.catalogue.moves)
    assert codes(m, 0, "show winter") == ["unknown-move "]


@pytest.mark.rule("C7.1")
def test_what_was_shown_cannot_be_taken_back() -> None:
    m = lay("""
    site = "firenze"
    turn = 0
    seat = [ { hand = "scarecrow", line = "10 6" }, { hand = "2" } ]
    """)
    m.show(1, "2", 0)
    assert m.undo_horizon(1) == 0
    with pytest.raises(signoria.Refused):
        m.undo(1)
    assert known(m, 0, 1) == ("2",)


@pytest.mark.rule("C7.1")
def test_cards_are_never_exchanged() -> None:
    m = lay(HANDS)
    before = [see(m, seat).hand for seat in range(3)]
    m.show(0, "winter", 1)
    m.show(1, "1", 0)
    assert [see(m, seat).hand for seat in range(3)] == before
    verbs = {move.text.split()[0] for move in m.game.catalogue.moves}
    assert verbs == {"pass", "play", "at", "favour", "take", "turn", "stay", "keep", "discard", "draw", "deal", "lot"}


@pytest.mark.rule("C7.1")
def test_nothing_shown_binds() -> None:
    m = lay(HANDS)
    m.show(0, "winter", 1)
    assert choices(m, 0) == ["pass", "play 6", "play 10", "play winter"]
    play(m, "0 pass")
    assert choices(m, 1) == ["pass", "play 1", "play 2"]


@pytest.mark.rule("C7.1", "C0.4")
def test_shown_cards_are_remembered_until_they_leave_the_hand() -> None:
    m = lay(HANDS)
    m.show(0, "10 10 winter", 1)
    play(m, "0 play 6", "1 pass", "2 pass")
    assert known(m, 1, 0) == ("10", "10", "winter")
    play(m, "0 play 10")
    assert known(m, 1, 0) == ("10", "winter")
    play(m, "0 play winter")
    assert known(m, 1, 0) == ("10",)
    play(m, "0 play 10")
    assert known(m, 1, 0) == ()


@pytest.mark.rule("C7.1", "C0.4")
def test_what_is_shown_twice_is_known_once() -> None:
    m = lay(HANDS)
    m.show(0, "10", 1)
    m.show(0, "10", 1)
    assert known(m, 1, 0) == ("10",)  # it may have been the same card
    m.show(0, "10 10", 1)
    assert known(m, 1, 0) == ("10", "10")
    m.show(0, "10", 1)
    assert known(m, 1, 0) == ("10", "10")
    m.show(0, "6", 1)
    assert known(m, 1, 0) == ("6", "10", "10")


@pytest.mark.rule("C7.1", "C3.9")
def test_what_was_shown_adds_to_what_a_scarecrow_takes_back() -> None:
    m = lay("""
    site = "firenze"
    turn = 0
    seat = [ { hand = "scarecrow 10", line = "10 6" }, { hand = "2" }, { hand = "3" } ]
    """)
    m.show(0, "10", 1)
    play(m, "0 play scarecrow", "0 take 10")
    assert known(m, 1, 0) == ("10", "10")
    assert known(m, 2, 0) == ("10",)
    assert see(m, 1).table[0].revealed == ("10",)
    play(m, "1 pass", "2 pass", "0 play 10")
    assert known(m, 1, 0) == ("10",)
    assert known(m, 2, 0) == ()


@pytest.mark.rule("C7.1", "C4.7")
def test_those_who_saw_a_hand_know_what_was_discarded() -> None:
    m = lay("""
    site = "firenze"
    turn = 0
    seat = [
      { hand = "1 2", line = "10" },
      { hand = "winter spring drummer", passed = true },
      { hand = "3", passed = true },
    ]
    """)
    m.show(1, "winter drummer", 0)
    play(m, "0 pass", "0 at roma", "0 keep hand", "1 discard hand", "2 keep hand")
    assert see(m, 0).remembered == ("winter", "drummer")
    assert see(m, 1).remembered == ("winter", "spring", "drummer")
    assert see(m, 2).remembered == ()
    assert [see(m, seat).buried for seat in (0, 1, 2, None)] == [3] * 4
    assert known(m, 0, 1) == ()


@pytest.mark.rule("C7.1", "C8.5")
def test_a_shown_card_played_face_down_is_still_known_to_be_there() -> None:
    m = lay(
        """
        site = "firenze"
        turn = 0
        seat = [ { hand = "10 6 1" }, { hand = "1 2" }, { hand = "3 4" } ]
        """,
        hidden_cards=True,
    )
    m.show(0, "10", 1)
    play(m, "0 play 10", "1 pass", "2 pass")
    assert known(m, 1, 0) == ("10",)  # in hand or face down
    assert known(m, 2, 0) == ()
    play(m, "0 play 6")
    assert known(m, 1, 0) == ()  # turned up
    assert see(m, 1).table[0].line == ("10",)


@pytest.mark.rule("C7.1", "C5.2")
def test_what_was_shown_of_a_hand_ends_with_it() -> None:
    m = lay("""
    site = "firenze"
    turn = 0
    seat = [ { hand = "winter 2 3", line = "10" }, { passed = true } ]
    """)
    m.show(0, "winter", 1)
    play(m, "0 pass", "0 at roma", "0 keep hand", "0 keep winter", "0 keep nothing")
    assert known(m, 1, 0) == ()  # seat 1 cannot tell which card was kept


@pytest.mark.rule("C7.1")
def test_the_one_who_shows_sees_what_it_has_told() -> None:
    m = lay(HANDS)
    m.show(0, "winter", 1)
    assert [see(m, 0).table[seat].told for seat in (1, 2)] == [("winter",), ()]
    assert see(m, 1).table[0].told == ()


@pytest.mark.rule("C7.1")
def test_shown_cards_stand_in_the_record() -> None:
    m = lay(HANDS)
    m.show(0, "10  winter", [2, 1])
    play(m, "0 pass")
    m.show(1, "2", 0)
    twin = signoria.replay(m.record())
    assert twin.record() == m.record()
    assert [encoded(twin.view(seat)) for seat in range(3)] == [encoded(m.view(seat)) for seat in range(3)]
    assert "0 shows 1,2: 10 winter" in m.record().splitlines()
