"""The end of a round: C5.1–C5.4."""

from __future__ import annotations

import pytest
from tables import choices, codes, encoded, lay, play

import signoria
from signoria.games.condottiere.components import counts_of
from signoria.games.condottiere.edition import standard
from signoria.games.condottiere.view import CondottiereView

ALL_CARDS = 110
FULL_HAND = 10


def see(match: signoria.Match, seat: int | None) -> CondottiereView:
    """What the seat sees of the table."""
    view = match.view(seat)
    assert isinstance(view, CondottiereView)
    return view


def sizes(match: signoria.Match) -> list[int]:
    """How many cards each seat holds."""
    return [seat.cards for seat in see(match, None).table]


def hand(match: signoria.Match, seat: int) -> list[str]:
    """The seat's hand, as it sees it itself."""
    return list(see(match, seat).hand)


def kinds(match: signoria.Match, seat: int | None) -> list[str]:
    """The names of the events that the seat saw."""
    return [event.kind for event in match.events(seat)]


def all_cards(match: signoria.Match) -> list[int]:
    """Every card that lies anywhere, counted by kind."""
    written = match.position()
    piles = [str(written.get(name, "")) for name in ("deck", "discard", "buried")]
    table = written["seat"]
    assert isinstance(table, list)
    for seat in table:
        piles += [str(seat.get(name, "")) for name in ("hand", "line", "down")]
    return counts_of(" ".join(piles).split())


def last_with_cards(cards: str, seats: int = 3, keeper: int = 0) -> signoria.Match:
    """Firenze is won by a seat that alone still holds cards; it has chosen Siena and is asked what to keep."""
    rows = ["{ passed = true }"] * seats
    rows[keeper] = f'{{ hand = "{cards}", line = "10" }}'
    m = lay(f"""
    site = "firenze"
    holder = {keeper}
    turn = {keeper}
    seat = [{", ".join(rows)}]
    """)
    return play(m, f"{keeper} pass", f"{keeper} at siena", f"{keeper} keep hand")


# C5.1


@pytest.mark.rule("C5.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_round_ends_when_one_seat_has_cards(seats: int) -> None:
    for keeper in range(seats):
        m = last_with_cards("1 2 winter", seats, keeper)
        assert m.to_act == (keeper,)
        assert see(m, keeper).prompt == f"keep-card {keeper} 0"
        play(m, f"{keeper} keep nothing")
        assert "round-ended" in kinds(m, None)
        assert sizes(m) == [FULL_HAND + (seat == keeper) for seat in range(seats)]


@pytest.mark.rule("C5.1")
def test_round_ends_when_no_seat_has_cards_and_nobody_is_asked_to_keep() -> None:
    m = lay("""
    site = "firenze"
    turn = 1
    seat = [
      { line = "3", passed = true },
      { hand = "10" },
      { passed = true },
    ]
    """)
    play(m, "1 play 10", "1 at siena")
    assert kinds(m, 1).count("round-ended") == 1
    assert "cards-kept" not in kinds(m, 1)
    assert sizes(m) == [10, 11, 10]
    assert see(m, 1).prompt == "play-card 1"


@pytest.mark.rule("C5.1")
def test_round_goes_on_while_two_seats_have_cards() -> None:
    m = lay("""
    site = "firenze"
    turn = 0
    seat = [
      { hand = "1", line = "10" },
      { hand = "2", passed = true },
      { passed = true },
    ]
    """)
    play(m, "0 pass", "0 at siena", "0 keep hand", "1 keep hand")
    assert sizes(m) == [1, 1, 0]
    assert [see(m, seat).answer for seat in range(3)] == [None] * 3
    assert "round-ended" not in kinds(m, None)
    assert see(m, 0).prompt == "play-card 0"


@pytest.mark.rule("C5.1", "C4.7")
def test_round_ends_only_after_hands_were_offered_for_discard() -> None:
    m = lay("""
    site = "firenze"
    turn = 0
    seat = [
      { hand = "1", line = "10" },
      { hand = "winter spring", passed = true },
    ]
    """)
    play(m, "0 pass", "0 at siena")
    assert m.to_act == (0, 1)
    assert codes(m, 0, "keep 1", "keep nothing") == ["asked-to-discard C4.7"] * 2
    play(m, "0 keep hand", "1 discard hand")
    assert see(m, 0).prompt == "keep-card 0 0"
    assert choices(m, 1) == []


@pytest.mark.rule("C5.1", "C4.7")
def test_round_ends_when_all_hands_were_discarded() -> None:
    m = lay("""
    site = "firenze"
    turn = 0
    seat = [
      { hand = "scarecrow", line = "10" },
      { hand = "winter spring", passed = true },
    ]
    """)
    play(m, "0 pass", "0 at siena", "1 discard hand", "0 discard hand")
    assert sizes(m) == [11, 10]
    assert "cards-kept" not in kinds(m, None)


@pytest.mark.rule("C5.1", "C4.5")
def test_next_region_is_chosen_before_the_round_ends() -> None:
    m = lay("""
    site = "firenze"
    turn = 0
    seat = [ { hand = "1 2 3", line = "10" }, { passed = true } ]
    """)
    play(m, "0 pass")
    assert see(m, 0).prompt == "place-figure 0"
    assert codes(m, 0, "keep 1") == ["asked-to-place C4.5"]
    assert sizes(m) == [3, 0]


@pytest.mark.rule("C5.1")
def test_any_card_of_the_hand_may_be_kept() -> None:
    every = "1 2 3 4 5 6 10 winter spring bishop courtesan drummer heroine scarecrow surrender"
    m = last_with_cards(every)
    assert choices(m, 0) == [f"keep {name}" for name in every.split()] + ["keep nothing"]


@pytest.mark.rule("C5.1")
def test_cards_are_kept_one_by_one_from_what_is_left() -> None:
    m = last_with_cards("1 1 10 winter")
    assert choices(m, 0) == ["keep 1", "keep 10", "keep winter", "keep nothing"]
    play(m, "0 keep 10")
    assert choices(m, 0) == ["keep 1", "keep winter", "keep nothing"]
    assert see(m, 0).prompt == "keep-card 0 1"
    assert m.undo_horizon(0) == 0  # others have seen that a card was kept


@pytest.mark.rule("C5.1")
def test_two_equal_cards_may_be_kept() -> None:
    m = last_with_cards("1 1 10")
    play(m, "0 keep 1")
    assert choices(m, 0) == ["keep 1", "keep 10", "keep nothing"]
    play(m, "0 keep 1")
    assert hand(m, 0).count("1") >= 2
    assert m.events(0)[kinds(m, 0).index("cards-kept")].plain == {"seat": 0, "cards": 2}


@pytest.mark.rule("C5.1")
@pytest.mark.parametrize("kept", [["nothing"], ["10", "nothing"], ["10", "winter"]])
def test_nothing_one_or_two_cards_are_kept(kept: list[str]) -> None:
    m = last_with_cards("1 2 3 10 winter")
    before = len(m.events(0))
    play(m, *[f"0 keep {card}" for card in kept])
    number = len([card for card in kept if card != "nothing"])
    told = m.events(0)[before]
    assert (told.kind, told.plain) == ("cards-kept", {"seat": 0, "cards": number})
    dealt = [event for event in m.events(0)[before:] if event.kind == "card-dealt" and event.plain["seat"] == 0]
    assert len(dealt) == FULL_HAND - number + 1
    rest = hand(m, 0)
    for event in dealt:
        rest.remove(str(event.plain["card"]))
    assert rest == [card for card in kept if card != "nothing"]


@pytest.mark.rule("C5.1")
def test_after_two_kept_cards_no_third_is_asked() -> None:
    m = last_with_cards("1 2 3 4")
    play(m, "0 keep 1", "0 keep 2")
    assert see(m, 0).prompt == "play-card 0"
    assert m.position().get("kept", "") == ""  # nothing is left over for the next round's choice


@pytest.mark.rule("C5.1")
def test_a_single_card_is_kept_without_a_second_question() -> None:
    m = last_with_cards("winter")
    assert choices(m, 0) == ["keep winter", "keep nothing"]
    play(m, "0 keep winter")
    assert see(m, 0).prompt == "play-card 0"
    assert "winter" in hand(m, 0)
    assert sizes(m) == [11, 10, 10]


@pytest.mark.rule("C5.1")
def test_two_cards_may_both_be_kept() -> None:
    m = last_with_cards("winter heroine")
    play(m, "0 keep heroine")
    assert choices(m, 0) == ["keep winter", "keep nothing"]
    play(m, "0 keep winter")
    assert {"winter", "heroine"} <= set(hand(m, 0))
    assert sizes(m) == [11, 10, 10]


@pytest.mark.rule("C5.1")
def test_refusals_while_asked_what_to_keep() -> None:
    m = last_with_cards("1 10")
    assert codes(m, 0, "keep 1", "keep 10", "keep nothing") == ["", "", ""]
    assert codes(m, 0, "keep 2", "keep winter") == ["not-kept C5.1"] * 2
    assert codes(m, 0, "pass", "play 1", "keep hand", "discard hand", "draw 0") == ["asked-to-keep C5.1"] * 5
    assert codes(m, 1, "keep nothing") == ["not-your-turn C2.1"]
    play(m, "0 keep 10")
    assert codes(m, 0, "keep 10", "keep 1") == ["not-kept C5.1", ""]


@pytest.mark.rule("C5.1", "C0.4")
def test_kept_cards_are_secret_and_their_number_is_not() -> None:
    one, other = last_with_cards("1 2 3 10"), last_with_cards("1 2 3 10")
    play(one, "0 keep 10")
    play(other, "0 keep 1")
    for seat in (1, 2, None):
        assert encoded(one.view(seat)) == encoded(other.view(seat))
        assert one.events(seat) == other.events(seat)
    assert one.record(1) == other.record(1)
    assert see(one, 0).kept == ("10",)
    assert see(one, 1).kept == ()
    play(one, "0 keep 2")
    play(other, "0 keep 2")
    for seat in (1, 2):
        assert "0 keep ?" in one.record(seat)
        assert "keep 10" not in one.record(seat)
        assert "keep 2" not in one.record(seat)
        told = next(event for event in one.events(seat) if event.kind == "cards-kept")
        assert told.plain == {"seat": 0, "cards": 2}
        assert see(one, seat).table[0].known == ()
    assert "0 keep 10" in one.record(0)
    assert "0 keep 2" in one.record(0)


@pytest.mark.rule("C5.1", "C0.4")
def test_discarded_rest_lies_face_down() -> None:
    m = last_with_cards("1 2 3 10")
    play(m, "0 keep 10", "0 keep nothing")
    for seat in (1, 2, None):
        view = see(m, seat)
        assert (view.discard, view.buried, view.remembered) == ((), 0, ())
        assert all(
            "card" not in event.plain or event.plain["card"] is None or event.plain["seat"] == seat
            for event in m.events(seat)
        )


@pytest.mark.rule("C5.1", "C0.4")
@pytest.mark.parametrize(
    ("cards", "revealed", "kept", "still_known"),
    [
        ("10 10", "10 10", ["10", "10"], ("10", "10")),  # nothing was discarded
        ("10 10 1", "10 10", ["10", "10"], ("10",)),  # one unknown card went: at least one 10 is still there
        ("10 10 1", "10 10", ["10", "1"], ("10",)),
        ("10 1 2", "10", ["10", "1"], ()),  # the one that went may be the 10
        ("10 6", "10", ["10", "nothing"], ()),
    ],
)
def test_only_what_must_still_be_there_stays_known(
    cards: str, revealed: str, kept: list[str], still_known: tuple[str, ...]
) -> None:
    m = lay(f"""
    site = "firenze"
    stack = ["end-round", "begin-battle", "end-game"]
    seat = [ {{ hand = "{cards}", revealed = "{revealed}" }}, {{}}, {{}} ]
    """)
    play(m, *[f"0 keep {card}" for card in kept])
    for seat in (1, 2, None):
        assert see(m, seat).table[0].revealed == still_known
        assert see(m, seat).table[0].known == still_known


# C5.2


@pytest.mark.rule("C5.2")
def test_worked_example_three_regions_give_thirteen_cards() -> None:
    m = lay("""
    site = "firenze"
    stack = ["end-round", "begin-battle", "end-game"]
    seat = [ { regions = ["torino", "venezia", "ancona"] }, {}, {}, {} ]
    """)
    assert sizes(m) == [13, 10, 10, 10]


@pytest.mark.rule("C5.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("kept", [[], ["winter"], ["winter", "surrender"]])
def test_hands_are_filled_to_ten_kept_cards_counting_then_one_card_per_region(seats: int, kept: list[str]) -> None:
    regions = [
        ["torino", "venezia", "bologna", "siena"], ["lucca", "ancona"], ["milano", "roma"], ["genova"],
        ["ferrara", "firenze", "napoli"], [],
    ]  # fmt: skip
    for keeper in range(seats):
        rows = [
            f'{{ hand = "{"1 2 winter surrender 10" if seat == keeper else ""}", regions = {regions[seat]} }}'
            for seat in range(seats)
        ]
        m = lay(f"""
        site = "modena"
        holder = {keeper}
        stack = ["end-round", "begin-battle", "end-game"]
        discard = "1 1 2 3"
        seat = [{", ".join(rows)}]
        """)
        answers = [*kept, "nothing"][:2]
        play(m, *[f"{keeper} keep {card}" for card in answers])
        assert sizes(m) == [FULL_HAND + len(regions[seat]) for seat in range(seats)]
        assert set(kept) <= set(hand(m, keeper))
        assert see(m, None).deck == ALL_CARDS - sum(sizes(m))


@pytest.mark.rule("C5.2")
def test_a_region_just_conquered_counts_at_the_deal() -> None:
    m = last_with_cards("1")
    play(m, "0 keep nothing")
    assert see(m, 0).table[0].regions == ("firenze",)
    assert sizes(m) == [11, 10, 10]


@pytest.mark.rule("C5.2")
def test_all_other_cards_are_shuffled() -> None:
    m = lay("""
    site = "firenze"
    turn = 0
    deck = ""
    buried = "spring spring spring"
    seat = [
      { hand = "winter winter winter 10", line = "1 1 1 6" },
      { line = "1 1 1 5", passed = true },
    ]
    """)
    play(m, "0 pass", "0 at siena", "0 keep hand", "0 keep winter", "0 keep winter")
    view = see(m, 0)
    assert view.deck == ALL_CARDS - 21
    assert (view.discard, view.buried) == ((), 0)
    assert [seat.line for seat in view.table] == [(), ()]
    assert sizes(m) == [11, 10]
    assert all_cards(m) == list(standard().counts)


@pytest.mark.rule("C5.2")
def test_discards_of_hands_lines_and_the_pile_can_be_dealt_again() -> None:
    """Every card but the kept ones is in the deck: two seats get all of a deck that holds nothing else."""
    dealt: set[str] = set()
    for seed in range(25):
        m = lay(
            """
            site = "firenze"
            stack = ["discard-lines", "end-round", "begin-battle", "end-game"]
            deck = ""
            buried = "spring spring spring"
            seat = [ { hand = "winter winter winter", line = "heroine heroine heroine" }, {} ]
            """,
            seed=seed,
        )
        play(m, "0 keep nothing")
        dealt |= set(hand(m, 1))
    assert {"spring", "winter", "heroine", "surrender", "1"} <= dealt


@pytest.mark.rule("C5.2")
def test_kept_cards_are_not_shuffled_in() -> None:
    for seed in range(25):
        m = lay(
            """
            site = "firenze"
            stack = ["end-round", "begin-battle", "end-game"]
            seat = [ { hand = "winter winter winter" }, {}, {} ]
            """,
            seed=seed,
        )
        play(m, "0 keep winter", "0 keep winter")
        found = [hand(m, seat).count("winter") for seat in range(3)]
        assert found[0] >= 2
        assert sum(found) <= 3
        assert all_cards(m) == list(standard().counts)


@pytest.mark.rule("C5.2", "C0.4")
def test_what_was_remembered_of_discards_ends_with_the_shuffle() -> None:
    m = lay("""
    site = "firenze"
    stack = ["end-round", "begin-battle", "end-game"]
    buried = "winter spring"
    discard = "10 10"
    seat = [ { remembers = "winter spring" }, { remembers = "winter" }, {} ]
    """)
    for seat in range(3):
        view = see(m, seat)
        assert (view.remembered, view.buried, view.discard) == ((), 0, ())


@pytest.mark.rule("C5.2", "C0.4")
def test_only_the_seat_itself_sees_what_it_is_dealt() -> None:
    m = last_with_cards("1 2 3")
    play(m, "0 keep nothing")
    for viewer in (0, 1, 2, None):
        dealt = [event.plain for event in m.events(viewer) if event.kind == "card-dealt"]
        assert len(dealt) == 31
        assert all((args["card"] is not None) == (args["seat"] == viewer) for args in dealt)
    assert m.record(2).count("deal ?") == 21


# C5.3


@pytest.mark.rule("C5.3")
def test_the_battle_for_the_region_already_chosen_follows() -> None:
    m = last_with_cards("1 2 3")
    play(m, "0 keep nothing")
    assert see(m, 0).site == "siena"
    begun = [event.plain for event in m.events(0) if event.kind == "battle-begun"]
    assert begun == [{"region": "siena"}]
    placed = [event.plain for event in m.events(0) if event.kind == "figure-placed"]
    assert placed == [{"seat": 0, "region": "siena"}]
    assert see(m, 0).prompt == "play-card 0"


@pytest.mark.rule("C5.3", "C2.1")
def test_the_holder_begins_though_its_hand_was_empty() -> None:
    m = lay("""
    site = "siena"
    holder = 2
    stack = ["end-round", "begin-battle", "end-game"]
    seat = [ { hand = "1 2 3" }, { passed = true }, { passed = true } ]
    """)
    play(m, "0 keep nothing")
    assert m.to_act == (2,)
    assert see(m, 2).site == "siena"
    assert [seat.passed for seat in see(m, None).table] == [False] * 3


# C5.4


@pytest.mark.rule("C5.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_as_many_battles_without_a_card_as_seats_with_cards_end_the_round(seats: int) -> None:
    m = signoria.new("condottiere", seats=seats, seed=4, options={"opener": 0})
    play(m, "0 at siena")
    for battle in range(seats):
        assert "round-ended" not in kinds(m, None)
        for turn in range(seats):
            play(m, f"{(battle + turn) % seats} pass")
        play(m, f"{(battle + 1) % seats} at siena")
        assert m.to_act == tuple(range(seats))
        before = [hand(m, seat) for seat in range(seats)]
        for seat in range(seats):
            play(m, f"{seat} keep hand")
        if battle < seats - 1:
            assert [hand(m, seat) for seat in range(seats)] == before
            assert see(m, None).idle == battle + 1
    assert kinds(m, None).count("round-ended") == 1
    assert kinds(m, None).count("hand-discarded") == seats
    assert sizes(m) == [10] * seats
    assert [hand(m, seat) for seat in range(seats)] != before
    assert see(m, None).idle == 0
    assert see(m, None).deck == ALL_CARDS - 10 * seats


def idle_table(idle: int, hands: list[str]) -> signoria.Match:
    """A battle over Siena has begun; so many battles in a row passed without a card."""
    first = next(seat for seat, cards in enumerate(hands) if cards)
    rows = [f'{{ hand = "{cards}" }}' for cards in hands]
    return lay(f"""
    site = "siena"
    idle = {idle}
    holder = {first}
    stack = ["begin-battle", "end-game"]
    seat = [{", ".join(rows)}]
    """)


def pass_all(m: signoria.Match) -> None:
    """Everybody passes, the battle is tied, Siena is chosen again and all hands are kept."""
    while (see(m, m.to_act[0]).prompt or "").startswith("play-card"):
        play(m, f"{m.to_act[0]} pass")
    play(m, f"{m.to_act[0]} at siena")
    for seat in m.to_act:
        play(m, f"{seat} keep hand")


@pytest.mark.rule("C5.4")
@pytest.mark.parametrize("idle", [0, 1, 2, 3])
@pytest.mark.parametrize("holding", [2, 3, 4])
def test_only_seats_holding_cards_are_counted(idle: int, holding: int) -> None:
    m = idle_table(idle, ["1 2"] * holding + [""] * (6 - holding))
    pass_all(m)
    if idle + 1 < holding:
        assert sizes(m) == [2] * holding + [0] * (6 - holding)
        assert see(m, None).idle == idle + 1
        assert "round-ended" not in kinds(m, None)
    else:
        assert sizes(m) == [10] * 6
        assert see(m, None).idle == 0
        assert kinds(m, None).count("round-ended") == 1


@pytest.mark.rule("C5.4")
def test_nothing_is_kept() -> None:
    m = lay("""
    site = "siena"
    idle = 2
    stack = ["place-figure 0", "end-round", "begin-battle", "end-game"]
    seat = [ { hand = "1 10 winter", regions = ["torino"] }, { hand = "heroine" }, {} ]
    """)
    play(m, "0 at siena")
    assert see(m, 0).prompt == "play-card 0"
    assert "cards-kept" not in kinds(m, 0)
    discarded = [event.plain for event in m.events(2) if event.kind == "hand-discarded"]
    assert discarded == [{"seat": 0, "cards": 3}, {"seat": 1, "cards": 1}]
    assert sizes(m) == [11, 10, 10]
    assert see(m, None).deck == ALL_CARDS - 31
    assert all_cards(m) == list(standard().counts)
    dealt = [event.plain["seat"] for event in m.events(0) if event.kind == "card-dealt"]
    assert [dealt.count(seat) for seat in range(3)] == [11, 10, 10]


@pytest.mark.rule("C5.4", "C0.4")
def test_nothing_is_known_of_hands_dealt_after_idle_battles() -> None:
    m = lay("""
    site = "siena"
    idle = 2
    stack = ["end-round", "begin-battle", "end-game"]
    seat = [ { hand = "10 10 winter", revealed = "10 10", shown = { 1 = "winter" } }, { hand = "heroine" }, {} ]
    """)
    for viewer in (1, 2):
        assert see(m, viewer).table[0].known == ()
        assert see(m, viewer).table[0].revealed == ()
        assert see(m, viewer).remembered == ()
        assert see(m, viewer).buried == 0


@pytest.mark.rule("C5.4")
@pytest.mark.parametrize(("card", "effect"), [("1", []), ("scarecrow", []), ("bishop", ["0 favour nowhere"])])
def test_one_card_played_breaks_the_row(card: str, effect: list[str]) -> None:
    m = idle_table(1, [f"{card} 2", "2 2"])
    play(m, f"0 play {card}", *effect, "1 pass", "0 pass")
    chooser = m.to_act[0]
    play(m, f"{chooser} at {'milano'}")
    for seat in m.to_act:
        play(m, f"{seat} keep hand")
    assert sizes(m) == [1, 2]
    assert see(m, None).idle == 0
    assert "round-ended" not in kinds(m, None)


@pytest.mark.rule("C5.4", "C3.10")
def test_surrender_is_a_card_played() -> None:
    m = idle_table(1, ["surrender 2", "2 2"])
    play(m, "0 play surrender", "1 at siena", "0 keep hand", "1 keep hand")
    assert see(m, None).idle == 0
    assert sizes(m) == [1, 2]


@pytest.mark.rule("C5.4")
def test_the_battles_must_be_in_a_row() -> None:
    m = idle_table(1, ["1 2", "2 2"])
    play(m, "0 play 1", "1 pass", "0 pass", "0 at milano", "0 keep hand", "1 keep hand")
    play(m, "0 pass", "1 pass", "1 at milano", "0 keep hand", "1 keep hand")
    assert see(m, None).idle == 1
    assert "round-ended" not in kinds(m, None)
    play(m, "1 pass", "0 pass", "0 at milano", "0 keep hand", "1 keep hand")
    assert kinds(m, None).count("round-ended") == 1


@pytest.mark.rule("C5.4", "C4.7")
def test_seats_are_counted_after_hands_were_discarded() -> None:
    m = idle_table(1, ["1 2", "2 2", "winter"])
    play(m, "0 pass", "1 pass", "2 pass", "1 at siena", "0 keep hand", "1 keep hand", "2 discard hand")
    assert sizes(m) == [10, 10, 10]
    assert [event.plain for event in m.events(0) if event.kind == "hand-discarded"] == [
        {"seat": 2, "cards": 1},
        {"seat": 0, "cards": 2},
        {"seat": 1, "cards": 2},
    ]


@pytest.mark.rule("C5.4", "C5.1")
def test_a_single_seat_with_cards_may_keep_though_no_card_was_played() -> None:
    m = idle_table(3, ["1 2 10", "winter"])
    play(m, "0 pass", "1 pass", "1 at siena", "0 keep hand", "1 discard hand")
    assert see(m, 0).prompt == "keep-card 0 0"
    play(m, "0 keep 10", "0 keep nothing")
    assert see(m, None).idle == 0
    assert sizes(m) == [10, 10]
    assert "10" in hand(m, 0)


@pytest.mark.rule("C5.4", "C5.3")
def test_the_region_chosen_is_fought_over_after_idle_battles() -> None:
    m = idle_table(1, ["1 2", "2 2"])
    play(m, "0 pass", "1 pass", "1 at milano", "0 keep hand", "1 keep hand")
    assert see(m, None).site == "milano"
    assert m.to_act == (1,)
    assert choices(m, 1)[0] == "pass"
    assert sizes(m) == [10, 10]
