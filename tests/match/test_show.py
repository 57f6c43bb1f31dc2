"""Asides: cards shown across the table (C7.1)."""

from __future__ import annotations

import pytest
from tables import lay, play

import signoria
from signoria.games.condottiere.view import CondottiereView
from signoria.kernel.registry import find
from signoria.match.match import Match

pytestmark = pytest.mark.rule("C7.1")

BATTLE = """
    site = "firenze"
    holder = 0
    turn = 0
    seat = [
      { hand = "10 6 6 winter", line = "5" },
      { hand = "1 2 spring" },
      { hand = "heroine 2" },
    ]
    """


def seen(match: Match, viewer: int) -> CondottiereView:
    """The view, with what Condottiere adds."""
    view = match.view(viewer)
    assert isinstance(view, CondottiereView)
    return view


def known(match: Match, viewer: int, owner: int) -> tuple[str, ...]:
    """The cards that the viewer knows to be in the owner's hand."""
    return seen(match, viewer).table[owner].known


def imagined_hands(match: Match, viewer: int, owner: int) -> list[tuple[str, ...]]:
    """The owner's hand in worlds that the viewer cannot rule out."""
    game = find("condottiere")
    hands = []
    for seed in range(60):
        world = game.view(signoria.imagine(match.view(viewer), signoria.seeded(seed)), owner)
        assert isinstance(world, CondottiereView)
        hands.append(world.hand)
    return hands


def everything(match: Match) -> list[object]:
    """All that a refused aside must leave alone."""
    seats = (None, *range(match.seats))
    return [
        match.position(),
        match.record(private=True),
        [match.view(seat) for seat in seats],
        [match.events(seat) for seat in seats],
        [match.undo_horizon(seat) for seat in range(match.seats)],
    ]


# Who sees it


def test_shown_cards_are_seen_by_those_seats_only() -> None:
    match = lay(BATTLE)
    before = [match.view(seat) for seat in (None, 2)]
    match.show(0, "winter 6", [1])
    assert known(match, 1, 0) == ("6", "winter")
    assert known(match, 2, 0) == ()
    assert [match.view(seat) for seat in (None, 2)] == before


def test_cards_may_be_shown_to_several_seats() -> None:
    match = lay(BATTLE)
    match.show(1, "spring", [2, 0])
    assert known(match, 0, 1) == known(match, 2, 1) == ("spring",)


def test_who_shows_knows_what_the_others_know() -> None:
    match = lay(BATTLE)
    match.show(0, "winter", 1)
    assert seen(match, 0).table[1].told == ("winter",)
    assert seen(match, 0).table[2].told == ()


@pytest.mark.parametrize(
    "cards", ["winter 6", "6 winter", "  6\twinter ", ["winter", "6"], ["6 winter"], ("6", "winter")]
)
@pytest.mark.parametrize("to", [1, [1], (1, 1)])
def test_cards_and_seats_may_be_written_in_several_ways(cards: str | list[str], to: int | list[int]) -> None:
    match = lay(BATTLE)
    match.show(0, cards, to)
    assert known(match, 1, 0) == ("6", "winter")


def test_two_of_a_kind_may_be_shown() -> None:
    match = lay(BATTLE)
    match.show(0, "6", 1)
    assert known(match, 1, 0) == ("6",)
    match.show(0, "6", 1)
    assert known(match, 1, 0) == ("6",), "it may be the same card again"
    match.show(0, "6 6", 1)
    assert known(match, 1, 0) == ("6", "6")
    match.show(0, "6", 1)
    assert known(match, 1, 0) == ("6", "6"), "what has been seen is remembered"


# At any time, and never a choice


def test_a_seat_may_show_whoever_is_to_act() -> None:
    match = lay(BATTLE)
    for seat, cards in enumerate(("10", "1", "2")):
        match.show(seat, cards, (seat + 1) % 3)
    play(match, "0 pass", "1 pass", "2 pass")
    match.show(2, "heroine", 0)
    assert known(match, 0, 2) == ("2", "heroine")


def test_a_seat_may_show_while_all_decide_and_after_the_end() -> None:
    match = lay("""
        site = "firenze"
        stack = ["offer-discards", "end-round", "begin-battle", "end-game"]
        seat = [{ hand = "winter" }, { hand = "spring" }]
        """)
    match.show(1, "spring", 0)
    assert known(match, 0, 1) == ("spring",)
    over = lay('winners = [0]\nreason = "regions"\nseat = [{ hand = "1" }, { }]')
    over.show(0, "1", 1)
    assert known(over, 1, 0) == ("1",)


def test_showing_is_never_a_choice_and_changes_none() -> None:
    match = lay(BATTLE)
    before = [match.choices(seat) for seat in range(3)]
    assert not any("show" in move.text for move in match.game.catalogue.moves)
    match.show(0, "winter", 1)
    assert [match.choices(seat) for seat in range(3)] == before
    assert match.to_act == (0,)
    with pytest.raises(signoria.Refused) as error:
        match.play(0, "shows 1: winter")
    assert error.value.code == "unknown-move"


def test_cards_are_shown_never_exchanged_and_bind_nobody() -> None:
    match = lay(BATTLE)
    hands = [seen(match, seat).hand for seat in range(3)]
    match.show(0, "winter 10", [1, 2])
    assert [seen(match, seat).hand for seat in range(3)] == hands
    play(match, "0 play 6")


# Recorded


def test_an_aside_is_recorded_for_those_who_saw_it() -> None:
    match = lay(BATTLE)
    match.show(0, "winter   6", [1])
    assert match.record().splitlines()[-1] == "0 shows 1: winter 6"
    assert [match.record(seat).splitlines()[-1] for seat in range(3)] == [
        "0 shows 1: winter 6",
        "0 shows 1: winter 6",
        "0 shows 1: ?",
    ]
    match.show(2, "2", (1, 0))
    assert match.record().splitlines()[-1] == "2 shows 0,1: 2"


def test_an_aside_is_replayed() -> None:
    match = lay(BATTLE)
    play(match, "0 play 10")
    match.show(0, "winter 6", [1])
    play(match, "1 pass")
    match.show(1, "spring", [0, 2])
    again = signoria.replay(match.record(private=True))
    assert everything(again) == everything(match)
    assert known(again, 1, 0) == ("6", "winter")


def test_an_aside_is_in_the_position() -> None:
    match = lay(BATTLE)
    match.show(0, "winter 6", [1])
    again = signoria.from_position("condottiere", match.position(), seed=1)
    assert known(again, 1, 0) == ("6", "winter")
    assert known(again, 2, 0) == ()
    assert again.position() == match.position()


# Remembered


def test_what_was_shown_is_remembered_until_it_is_seen_to_leave() -> None:
    match = lay(BATTLE)
    match.show(0, "winter 6", [1])
    play(match, "0 play 10", "1 pass", "2 pass")
    assert known(match, 1, 0) == ("6", "winter")
    play(match, "0 play winter")
    assert known(match, 1, 0) == ("6",)
    assert known(match, 2, 0) == ()
    play(match, "0 play 6")
    assert known(match, 1, 0) == (), "the other six was never shown"


@pytest.mark.rule("C3.9")
def test_what_was_shown_adds_to_what_all_saw_taken_back() -> None:
    match = lay("""
        site = "firenze"
        turn = 0
        seat = [{ hand = "6 scarecrow", line = "6 3" }, { hand = "1", passed = true }, { hand = "2", passed = true }]
        """)
    match.show(0, "6", 1)
    play(match, "0 play scarecrow", "0 take 6")
    assert known(match, 1, 0) == ("6", "6")
    assert known(match, 2, 0) == ("6",)


@pytest.mark.rule("C4.7")
def test_what_was_shown_is_remembered_in_a_hand_discarded_face_down() -> None:
    match = lay("""
        site = "firenze"
        stack = ["offer-discards", "end-round", "begin-battle", "end-game"]
        seat = [{ hand = "winter spring" }, { hand = "1" }, { hand = "6" }]
        """)
    match.show(0, "winter", 1)
    play(match, "0 discard hand", "1 keep hand", "2 keep hand")
    assert [seen(match, seat).remembered for seat in range(3)] == [("winter", "spring"), ("winter",), ()]
    assert known(match, 1, 0) == ()


def test_imagined_worlds_honour_what_was_shown() -> None:
    match = lay(BATTLE)
    match.show(0, "winter 6", [1])
    for hand in imagined_hands(match, 1, 0):
        assert "winter" in hand
        assert "6" in hand
        assert len(hand) == 4
    for viewer in (1, 2):
        assert len(set(imagined_hands(match, viewer, 0))) > 30, "the rest stays open"
    assert sum("winter" in hand for hand in imagined_hands(match, 2, 0)) < 30, "who saw nothing knows nothing"


def test_imagined_worlds_honour_what_one_has_shown_oneself() -> None:
    match = lay(BATTLE)
    match.show(0, "winter", 1)
    game = find("condottiere")
    world = signoria.imagine(match.view(0), signoria.seeded(3))
    assert game.view(world, 0) == match.view(0)
    other = game.view(world, 1)
    assert isinstance(other, CondottiereView)
    assert other.table[0].known == ("winter",)


# Refused

REFUSED: list[tuple[str, int, str | list[str], int | list[int], str, str]] = [
    ("not held", 0, "heroine", 1, "not-in-hand-to-show", "C7.1"),
    ("one too many", 0, "6 6 6", 1, "not-in-hand-to-show", "C7.1"),
    ("one of two not held", 0, "winter spring", 1, "not-in-hand-to-show", "C7.1"),
    ("in the line, not in hand", 0, "5", 1, "not-in-hand-to-show", "C7.1"),
    ("nothing", 0, "", 1, "not-in-hand-to-show", "C7.1"),
    ("only spaces", 0, "  ", 1, "not-in-hand-to-show", "C7.1"),
    ("an empty list", 0, [], 1, "not-in-hand-to-show", "C7.1"),
    ("no such card", 0, "dragon", 1, "unknown-card", "C0.2"),
    ("hidden", 0, "?", 1, "unknown-card", "C0.2"),
    ("capital letters", 0, "Winter", 1, "unknown-card", "C0.2"),
    ("with commas", 0, "winter, 6", 1, "unknown-card", "C0.2"),
    ("a card and no card", 0, "winter dragon", 1, "unknown-card", "C0.2"),
    ("to oneself", 0, "winter", 0, "show-to-others", ""),
    ("to oneself and another", 0, "winter", [0, 1], "show-to-others", ""),
    ("to nobody", 0, "winter", [], "show-to-others", ""),
    ("to a seat that is not there", 0, "winter", 3, "unknown-seat", ""),
    ("to one that is and one that is not", 0, "winter", [1, 3], "unknown-seat", ""),
    ("to a negative seat", 0, "winter", -1, "unknown-seat", ""),
    ("by a seat that is not there", 3, "winter", 1, "unknown-seat", ""),
    ("by a negative seat", -1, "2", 1, "unknown-seat", ""),
    ("by a very negative seat", -3, "winter", 1, "unknown-seat", ""),
]


@pytest.mark.parametrize(
    ("seat", "cards", "to", "code", "rule"), [one[1:] for one in REFUSED], ids=[r[0] for r in REFUSED]
)
def test_what_cannot_be_shown(seat: int, cards: str | list[str], to: int | list[int], code: str, rule: str) -> None:
    match = play(lay(BATTLE), "0 pass")
    before = everything(match)
    with pytest.raises(signoria.Refused) as error:
        match.show(seat, cards, to)
    assert (error.value.code, error.value.rule) == (code, rule)
    assert error.value.text[0].isupper()
    assert everything(match) == before


def test_a_refused_aside_names_the_card() -> None:
    with pytest.raises(signoria.Refused, match=r"There is no card “dragon” in this game\. \(C0\.2\)"):
        lay(BATTLE).show(0, "dragon", 1)


def test_a_spectator_is_shown_nothing() -> None:
    match = lay(BATTLE)
    match.show(0, "winter", [1, 2])
    view = match.view(None)
    assert isinstance(view, CondottiereView)
    assert view.table[0].known == ()
