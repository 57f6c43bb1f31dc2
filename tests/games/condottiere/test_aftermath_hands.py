"""C4.7: after a battle hands without mercenaries may be discarded, secretly and all at once."""

from __future__ import annotations

from itertools import permutations

import pytest
from tables import choices, codes, encoded, lay, play, seen, told

import signoria

HANDS = """
site = "roma"
holder = 1
stack = ["discard-lines", "offer-discards", "end-round", "begin-battle", "end-game"]
seat = [{ hand = "winter bishop" }, { hand = "scarecrow 1" }, { hand = "" }, { hand = "heroine" }]
"""


@pytest.mark.rule("C4.7")
def test_a_hand_without_a_mercenary_may_be_kept_or_discarded_one_with_a_mercenary_only_kept() -> None:
    m = lay(HANDS)
    assert m.to_act == (0, 1, 3)
    assert [choices(m, seat) for seat in range(4)] == [
        ["keep hand", "discard hand"],
        ["keep hand"],
        [],
        ["keep hand", "discard hand"],
    ]
    assert codes(m, 1, "discard hand", "keep hand") == ["has-mercenary C4.7", ""]
    assert codes(m, 2, "discard hand", "keep hand") == ["not-your-turn C2.1"] * 2


@pytest.mark.rule("C4.7")
@pytest.mark.parametrize("card", ["1", "2", "3", "4", "5", "6", "10"])
def test_a_single_mercenary_of_any_strength_keeps_the_hand(card: str) -> None:
    m = lay(HANDS.replace("winter bishop", f"winter winter bishop {card}"))
    assert choices(m, 0) == ["keep hand"]
    with pytest.raises(signoria.Refused) as refused:
        m.play(0, "discard hand")
    assert (refused.value.code, refused.value.rule) == ("has-mercenary", "C4.7")


@pytest.mark.rule("C4.7")
@pytest.mark.parametrize(
    "card", ["winter", "spring", "bishop", "courtesan", "drummer", "heroine", "scarecrow", "surrender"]
)
def test_a_hand_of_any_special_may_go(card: str) -> None:
    m = lay(HANDS.replace("winter bishop", card))
    assert choices(m, 0) == ["keep hand", "discard hand"]


@pytest.mark.rule("C4.7")
def test_all_or_nothing() -> None:
    m = lay(HANDS)
    assert codes(m, 0, "keep winter", "play winter", "pass", "draw 1") == ["asked-to-discard C4.7"] * 4
    play(m, "0 discard hand", "1 keep hand", "3 keep hand")
    assert [seat.cards for seat in seen(m).table] == [0, 2, 0, 1]
    assert [seen(m, seat).hand for seat in range(4)] == [(), ("1", "scarecrow"), (), ("heroine",)]


@pytest.mark.rule("C4.7")
def test_discarded_hands_lie_face_down() -> None:
    m = play(lay(HANDS), "0 discard hand", "3 keep hand", "1 keep hand")
    for viewer in (0, 1, 2, 3, None):
        assert (seen(m, viewer).discard, seen(m, viewer).buried) == ((), 2)
    assert [seen(m, viewer).remembered for viewer in range(4)] == [("winter", "bishop"), (), (), ()]


@pytest.mark.rule("C4.7")
def test_every_seat_holding_cards_is_asked_at_once_and_none_without_cards() -> None:
    m = lay(HANDS)
    for viewer in (0, 1, 2, 3, None):
        assert seen(m, viewer).to_act == (0, 1, 3)
        assert seen(m, viewer).opened == ("discard-hand 0", "discard-hand 1", "", "discard-hand 3")


@pytest.mark.rule("C4.7")
@pytest.mark.parametrize(("first", "answer"), [(0, "keep"), (0, "discard"), (1, "keep"), (3, "keep"), (3, "discard")])
def test_nobody_sees_who_has_answered_until_all_have(first: int, answer: str) -> None:
    m = lay(HANDS)
    others = [seat for seat in (0, 1, 2, 3, None) if seat != first]
    before = [(encoded(m.view(viewer)), m.events(viewer), m.record(viewer)) for viewer in others if viewer is not None]
    spectator = encoded(m.view(None)), m.events(None)
    play(m, f"{first} {answer} hand")
    after = [(encoded(m.view(viewer)), m.events(viewer), m.record(viewer)) for viewer in others if viewer is not None]
    assert after == before
    assert (encoded(m.view(None)), m.events(None)) == spectator
    assert first not in seen(m, first).to_act
    assert seen(m, first).answer == (1 if answer == "discard" else 0)
    assert seen(m, first).table[first].cards > 0


@pytest.mark.rule("C4.7")
def test_a_seat_answers_once() -> None:
    m = play(lay(HANDS), "0 keep hand")
    assert choices(m, 0) == []
    assert codes(m, 0, "discard hand") == ["not-your-turn C2.1"]


@pytest.mark.rule("C4.7")
def test_only_who_discarded_becomes_known() -> None:
    m = play(lay(HANDS), "3 discard hand", "0 keep hand", "1 keep hand")
    for viewer in (0, 1, 2, 3, None):
        events = [(event.kind, event.plain) for event in m.events(viewer)]
        assert events == [("hand-discarded", {"seat": 3, "cards": 1}), ("battle-begun", {"region": "roma"})]
    m = play(lay(HANDS), "3 keep hand", "0 keep hand", "1 keep hand")
    assert told(m) == [("battle-begun", ["roma"])]


@pytest.mark.rule("C4.7")
def test_an_answer_counts_once_a_hand_discarded_is_not_discarded_again_after_the_next_battle() -> None:
    m = play(lay(HANDS), "0 discard hand", "1 keep hand", "3 keep hand")
    assert [seen(m, seat).answer for seat in range(4)] == [None, None, None, None]
    play(m, "1 pass", "3 pass", "2 at siena", "1 keep hand", "3 keep hand")
    assert [event for event in told(m) if event[0] == "hand-discarded"] == [("hand-discarded", [0, 2])]


@pytest.mark.rule("C4.7")
def test_the_order_of_answers_tells_and_changes_nothing() -> None:
    answers = {0: "discard", 1: "keep", 3: "discard"}
    found = []
    for order in permutations(answers):
        m = play(lay(HANDS), *(f"{seat} {answers[seat]} hand" for seat in order))
        found.append((m.position(), [m.events(viewer) for viewer in (0, 1, 2, 3, None)]))
    assert all(one == found[0] for one in found)
    assert [kind for kind, _ in told(m)][:2] == ["hand-discarded", "hand-discarded"]


@pytest.mark.rule("C4.7")
def test_a_hand_that_was_kept_may_still_have_been_one_to_discard() -> None:
    m = play(lay(HANDS), "0 keep hand", "1 keep hand", "3 keep hand")
    other = play(lay(HANDS.replace("winter bishop", "winter 6")), "0 keep hand", "1 keep hand", "3 keep hand")
    assert encoded(m.view(1)) == encoded(other.view(1))


@pytest.mark.rule("C4.7")
def test_the_last_seat_with_cards_is_asked_too() -> None:
    m = lay(HANDS.replace("winter bishop", "").replace("scarecrow 1", ""))
    assert (m.to_act, choices(m, 3)) == ((3,), ["keep hand", "discard hand"])
    play(m, "3 discard hand")
    assert [seat.cards for seat in seen(m).table] == [10, 10, 10, 10]


@pytest.mark.rule("C4.7", "C5.1")
def test_with_no_cards_in_any_hand_nobody_is_asked() -> None:
    m = lay(HANDS.replace("winter bishop", "").replace("scarecrow 1", "").replace("heroine", ""))
    assert [seat.cards for seat in seen(m).table] == [10, 10, 10, 10]


@pytest.mark.rule("C4.7", "C2.5")
def test_a_seat_that_discarded_its_hand_sits_out() -> None:
    m = play(lay(HANDS), "0 discard hand", "1 keep hand", "3 keep hand", "1 play 1", "3 pass")
    assert m.to_act == (1,)
    assert seen(m).table[0].passed
