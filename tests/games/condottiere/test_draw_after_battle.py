"""Drawing after a battle instead of rounds: C8.1."""

from __future__ import annotations

import pytest
from tables import choices, codes, encoded, lay, play

import signoria
from signoria.games.condottiere.components import CARD_NAMES, counts_of
from signoria.games.condottiere.edition import standard
from signoria.games.condottiere.view import CondottiereView
from signoria.kernel.phrases import Plain

ALL_CARDS = 110


def see(match: signoria.Match, seat: int | None) -> CondottiereView:
    """What the seat sees of the table."""
    view = match.view(seat)
    assert isinstance(view, CondottiereView)
    return view


def sizes(match: signoria.Match) -> list[int]:
    """How many cards each seat holds."""
    return [seat.cards for seat in see(match, None).table]


def kinds(match: signoria.Match, since: int = 0) -> list[str]:
    """The names of the events that all saw."""
    return [event.kind for event in match.events(None, since)]


def dealt_to(match: signoria.Match, since: int = 0) -> list[int]:
    """Who was dealt a card, in order."""
    return [int(str(event.plain["seat"])) for event in match.events(None, since) if event.kind == "card-dealt"]


def refills(match: signoria.Match) -> list[Plain]:
    """How many cards the deck had after each time it was made anew."""
    return [event.plain["cards"] for event in match.events(None) if event.kind == "deck-refilled"]


def hand_of(size: int) -> str:
    """So many cards."""
    return " ".join((["1"] * 10 + ["scarecrow"] * 16)[:size])


def fought(*rows: str, turn: int = 0, extra: str = "", seed: int = 1, **options: bool | int) -> signoria.Match:
    """A battle for Firenze that ends when the seat whose turn it is passes."""
    return lay(
        f"""
        site = "firenze"
        turn = {turn}
        {extra}
        seat = [{", ".join(rows)}]
        """,
        seed=seed,
        **{"draw_after_battle": True, **options},
    )


def other_cards(*piles: str) -> str:
    """All cards that are in none of these piles."""
    left = list(standard().counts)
    for card, count in enumerate(counts_of(" ".join(piles).split())):
        left[card] -= count
    return " ".join(name for card, name in enumerate(CARD_NAMES) for _ in range(left[card]))


# Opening hands


@pytest.mark.rule("C8.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_opening_hand_is_ten_or_seven_by_option(seats: int) -> None:
    ten = signoria.new("condottiere", seats=seats, seed=1, options={"draw_after_battle": True})
    assert sizes(ten) == [10] * seats
    assert see(ten, None).deck == ALL_CARDS - 10 * seats
    options = {"draw_after_battle": True, "opening_seven": True}
    seven = signoria.new("condottiere", seats=seats, seed=1, options=options)
    assert sizes(seven) == [7] * seats
    assert see(seven, None).deck == ALL_CARDS - 7 * seats


@pytest.mark.rule("C8.1")
def test_seven_cards_are_an_option_of_drawing_only() -> None:
    with pytest.raises(signoria.BadOption, match=r"C8\.1"):
        signoria.new("condottiere", seats=3, seed=1, options={"opening_seven": True})


# No rounds


@pytest.mark.rule("C8.1", "C4.7")
def test_no_hand_is_offered_for_discard() -> None:
    m = fought('{ hand = "winter", line = "10" }', '{ hand = "spring", passed = true }')
    play(m, "0 pass")
    assert codes(m, 0, "keep hand", "discard hand") == ["asked-to-draw C8.1"] * 2
    play(m, "0 draw 0", "1 draw 0", "0 at siena")
    assert see(m, 0).prompt == "play-card 0"
    assert sizes(m) == [1, 1]


@pytest.mark.rule("C8.1", "C5.1")
def test_a_single_seat_with_cards_ends_no_round() -> None:
    m = fought('{ hand = "winter 1 2 3", line = "10" }', "{ passed = true }", "{ passed = true }")
    play(m, "0 pass", "0 draw 0", "1 draw 2", "2 draw 0", "0 at siena")
    assert see(m, 0).prompt == "play-card 0"
    assert sizes(m) == [4, 2, 0]
    assert "round-ended" not in kinds(m)
    assert "cards-kept" not in kinds(m)


# The order after a battle


@pytest.mark.rule("C8.1", "C4.4")
def test_victory_is_checked_before_anybody_draws() -> None:
    m = fought('{ hand = "1", line = "10", regions = ["siena", "roma"] }', '{ hand = "1", passed = true }', "{}", "{}")
    play(m, "0 pass")
    assert m.result is not None
    assert m.result.winners == (0,)
    assert sizes(m) == [1, 1, 0, 0]
    assert "drawn" not in kinds(m)


@pytest.mark.rule("C8.1", "C4.5")
def test_draws_come_before_the_choice_of_a_region() -> None:
    m = fought('{ hand = "1", line = "10" }', '{ hand = "2", passed = true }')
    play(m, "0 pass")
    assert m.to_act == (0, 1)
    assert see(m, 0).prompt == "draw-cards 0"
    assert codes(m, 0, "at siena") == ["asked-to-draw C8.1"]
    play(m, "0 draw 3", "1 draw 1")
    assert sizes(m) == [4, 2]
    assert see(m, 0).prompt == "place-figure 0"


@pytest.mark.rule("C8.1", "C4.6")
def test_lines_are_discarded_after_the_choice() -> None:
    m = fought('{ hand = "1", line = "10" }', '{ hand = "2", line = "6", passed = true }')
    play(m, "0 pass", "0 draw 1", "1 draw 1")
    assert [seat.line for seat in see(m, 0).table] == [("10",), ("6",)]
    assert see(m, 0).discard == ()
    play(m, "0 at siena")
    assert [seat.line for seat in see(m, 0).table] == [(), ()]
    assert see(m, 0).discard == ("6", "10")
    assert see(m, 0).prompt == "play-card 0"


@pytest.mark.rule("C8.1")
def test_the_next_battle_is_begun_by_the_holder() -> None:
    m = fought('{ hand = "1" }', '{ hand = "2", line = "6", passed = true }', '{ hand = "2", passed = true }')
    play(m, "0 pass", "0 draw 0", "1 draw 0", "2 draw 0", "1 at siena")
    assert m.to_act == (1,)
    assert see(m, 1).prompt == "play-card 1"
    assert see(m, 1).site == "siena"


# How many


@pytest.mark.rule("C8.1")
def test_worked_example_hand_nine_and_one_region_draw_at_most_two() -> None:
    m = fought(
        f'{{ hand = "{hand_of(1)}", line = "10" }}',
        f'{{ hand = "{hand_of(9)}", passed = true, regions = ["torino"] }}',
    )
    play(m, "0 pass")
    assert choices(m, 1) == ["draw 0", "draw 1", "draw 2"]
    assert codes(m, 1, "draw 3") == ["over-limit C8.1"]


@pytest.mark.rule("C8.1")
@pytest.mark.parametrize("regions", [[], ["torino"], ["torino", "siena"], ["torino", "siena", "ancona"]])
@pytest.mark.parametrize("size", [0, 1, 6, 7, 8, 9, 10, 11, 12, 13])
def test_up_to_three_cards_never_above_ten_and_the_regions(size: int, regions: list[str]) -> None:
    m = fought('{ hand = "2", line = "10" }', f'{{ hand = "{hand_of(size)}", passed = true, regions = {regions} }}')
    play(m, "0 pass")
    most = max(0, min(3, 10 + len(regions) - size))
    assert choices(m, 1) == [f"draw {count}" for count in range(most + 1)]
    assert codes(m, 1, *[f"draw {count}" for count in range(4)]) == [""] * (most + 1) + ["over-limit C8.1"] * (3 - most)
    play(m, "0 draw 0", f"1 draw {most}")
    assert sizes(m) == [1, size + most]


@pytest.mark.rule("C8.1")
def test_the_region_just_won_counts() -> None:
    m = fought(f'{{ hand = "{hand_of(10)}", line = "10" }}', '{ hand = "2", passed = true }')
    play(m, "0 pass")
    assert see(m, 0).table[0].regions == ("firenze",)
    assert choices(m, 0) == ["draw 0", "draw 1"]


@pytest.mark.rule("C8.1")
def test_a_region_not_won_does_not_count() -> None:
    m = fought(f'{{ hand = "{hand_of(10)}", line = "10" }}', '{ hand = "2", line = "heroine", passed = true }')
    play(m, "0 pass")
    assert choices(m, 0) == ["draw 0"]


@pytest.mark.rule("C8.1")
def test_there_is_no_drawing_of_four() -> None:
    m = fought('{ hand = "1", line = "10" }', '{ hand = "2", passed = true }')
    play(m, "0 pass")
    assert codes(m, 0, "draw 4", "draw -1") == ["unknown-move "] * 2
    assert codes(m, 0, "pass", "play 1", "keep nothing") == ["asked-to-draw C8.1"] * 3


@pytest.mark.rule("C8.1", "C8.4")
def test_a_hand_above_its_limit_draws_nothing() -> None:
    # Seat 1 loses Firenze: it holds eleven cards and controls nothing any more.
    m = fought(
        '{ hand = "1", line = "10" }',
        f'{{ hand = "{" ".join(["scarecrow"] * 11)}", line = "2", passed = true, regions = ["firenze"] }}',
        capture_regions=True,
    )
    play(m, "0 pass")
    assert see(m, 0).table[1].regions == ()
    assert choices(m, 1) == ["draw 0"]
    play(m, "0 draw 0", "1 draw 0")
    assert sizes(m) == [1, 11]


# All at once


@pytest.mark.rule("C8.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_seat_is_asked_also_one_without_cards_or_without_room(seats: int) -> None:
    rows = ['{ hand = "1", line = "10" }', f'{{ hand = "{" ".join(["scarecrow"] * 10)}", passed = true }}']
    m = fought(*rows, *["{ passed = true }"] * (seats - 2))
    play(m, "0 pass")
    assert m.to_act == tuple(range(seats))
    assert [len(m.choices(seat)) for seat in range(seats)] == [4, 1, *[4] * (seats - 2)]


@pytest.mark.rule("C8.1")
def test_nobody_sees_who_has_answered_nor_what() -> None:
    m = fought('{ hand = "1", line = "10" }', '{ hand = "2", passed = true }', '{ hand = "2", passed = true }')
    play(m, "0 pass")
    before = {seat: (encoded(m.view(seat)), m.events(seat)) for seat in (0, 2, None)}
    records = m.record(0), m.record(2)
    play(m, "1 draw 3")
    assert {seat: (encoded(m.view(seat)), m.events(seat)) for seat in (0, 2, None)} == before
    assert (m.record(0), m.record(2)) == records
    assert m.to_act == (0, 2)
    assert sizes(m) == [1, 1, 1]


@pytest.mark.rule("C8.1")
def test_the_order_of_answers_does_not_matter() -> None:
    rows = ('{ hand = "1", line = "10" }', '{ hand = "2", passed = true }', '{ hand = "2", passed = true }')
    one, other = fought(*rows), fought(*rows)
    play(one, "0 pass", "0 draw 1", "1 draw 2", "2 draw 3")
    play(other, "0 pass", "2 draw 3", "1 draw 2", "0 draw 1")
    assert one.position() == other.position()
    assert sizes(one) == [2, 3, 4]


@pytest.mark.rule("C8.1", "C0.4")
def test_how_many_were_drawn_is_public_which_is_not() -> None:
    m = fought('{ hand = "1", line = "10" }', '{ hand = "2", passed = true }')
    play(m, "0 pass", "0 draw 2", "1 draw 3")
    for viewer in (0, 1, None):
        drawn = [event.plain for event in m.events(viewer) if event.kind == "drawn"]
        assert drawn == [{"seat": 0, "cards": 2}, {"seat": 1, "cards": 3}]
        dealt = [event.plain for event in m.events(viewer) if event.kind == "card-dealt"]
        assert len(dealt) == 5
        assert all((args["card"] is not None) == (args["seat"] == viewer) for args in dealt)
    assert m.record(0).count("deal ?") == 3
    assert m.record(1).count("deal ?") == 2
    assert "1 draw 3" in m.record(0)
    assert [see(m, seat).answer for seat in (0, 1)] == [None, None]  # no answer is waiting any more


@pytest.mark.rule("C8.1")
def test_a_seats_own_answer_is_seen_by_itself_until_all_have_answered() -> None:
    m = fought('{ hand = "1", line = "10" }', '{ hand = "2", passed = true }')
    play(m, "0 pass", "1 draw 3")
    assert [see(m, seat).answer for seat in (0, 1, None)] == [None, 3, None]
    assert choices(m, 1) == []


@pytest.mark.rule("C8.1", "C0.4")
def test_what_was_known_of_a_hand_stays_known_when_it_draws() -> None:
    m = fought('{ hand = "1 10", line = "10", revealed = "10" }', '{ hand = "2", passed = true }')
    play(m, "0 pass", "0 draw 2", "1 draw 3")
    assert see(m, 1).table[0].known == ("10",)


# Empty hands all around


@pytest.mark.rule("C8.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_without_cards_in_any_hand_all_draw_exactly_ten(seats: int) -> None:
    rows = ['{ hand = "10", regions = ["torino"] }', '{ line = "2", passed = true, regions = ["lucca", "ancona"] }']
    m = fought(*rows, *["{ passed = true }"] * (seats - 2))
    play(m, "0 play 10")
    assert "drawn" not in kinds(m)
    assert sizes(m) == [10] * seats
    assert see(m, 0).prompt == "place-figure 0"
    assert [seat.line for seat in see(m, 0).table][:2] == [("10",), ("2",)]
    assert see(m, None).deck == ALL_CARDS - 10 * seats - 2


@pytest.mark.rule("C8.1")
def test_one_card_in_one_hand_is_enough_to_draw_as_usual() -> None:
    m = fought('{ hand = "10" }', '{ hand = "2", passed = true }', "{ passed = true }")
    play(m, "0 play 10")
    assert m.to_act == (0, 1, 2)
    play(m, "0 draw 0", "1 draw 0", "2 draw 0")
    assert sizes(m) == [0, 1, 0]
    assert see(m, 0).prompt == "place-figure 0"


# The deck


@pytest.mark.rule("C8.1")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_cards_are_dealt_clockwise_from_the_holder(holder: int) -> None:
    rows = [
        f'{{ hand = "1", line = "{"heroine" if seat == holder else "2"}", passed = {str(seat > 0).lower()} }}'
        for seat in range(3)
    ]
    m = fought(*rows, extra='deck = "winter winter spring spring drummer drummer"')
    before = len(m.events(None))
    play(m, "0 pass", "0 draw 2", "1 draw 2", "2 draw 2")
    order = [holder, (holder + 1) % 3, (holder + 2) % 3]
    assert see(m, None).holder == holder
    assert dealt_to(m, before) == [seat for seat in order for _ in range(2)]


@pytest.mark.rule("C8.1")
def test_a_record_read_before_the_deal_waits_for_it() -> None:
    m = fought('{ hand = "1", line = "2" }', '{ hand = "1", line = "10", passed = true }', '{ hand = "3" }')
    play(m, "0 pass", "2 pass", "0 draw 1", "1 draw 2", "2 draw 3")
    text = "\n".join(line for line in m.record().splitlines() if not line.startswith("*"))
    waiting = signoria.replay(text + "\n")
    assert waiting.to_act == ()
    assert waiting.waits_for_luck
    assert see(waiting, None).stack[:4] == ("deal-card 1 2", "deal-cards 2 3", "deal-cards 0 1", "choose-region")
    twin = signoria.replay(m.record())
    assert twin.position() == m.position()


@pytest.mark.rule("C8.1")
def test_the_holder_is_served_first_from_a_short_deck() -> None:
    m = fought(
        '{ hand = "1", line = "2" }',
        '{ hand = "1", line = "3", passed = true }',
        '{ hand = "1", line = "4", passed = true }',
        extra='deck = "heroine heroine heroine"',
    )
    play(m, "0 pass", "0 draw 3", "1 draw 3", "2 draw 3")
    assert see(m, 2).hand.count("heroine") == 3  # it won and holds the figure
    assert refills(m) == [110 - 3 - 3 - 3]


@pytest.mark.rule("C8.1")
def test_empty_hands_all_around_are_dealt_clockwise_from_the_holder() -> None:
    m = fought('{ hand = "2" }', '{ line = "10", passed = true }', "{ passed = true }")
    before = len(m.events(None))
    play(m, "0 play 2")
    assert dealt_to(m, before) == [1] * 10 + [2] * 10 + [0] * 10


@pytest.mark.rule("C8.1")
def test_a_deck_that_suffices_is_not_refilled() -> None:
    m = fought('{ hand = "1", line = "10" }', '{ hand = "1", passed = true }', extra='deck = "2 3 4 5"')
    play(m, "0 pass", "0 draw 3", "1 draw 1")
    assert refills(m) == []
    assert see(m, 0).deck == 0
    assert len(see(m, 0).discard) == ALL_CARDS - 7
    assert see(m, 0).table[0].line == ("10",)
    assert sorted([*see(m, 0).hand, *see(m, 1).hand]) == ["1", "1", "2", "3", "4", "5"]


@pytest.mark.rule("C8.1")
def test_an_empty_deck_is_refilled_from_the_discards() -> None:
    m = fought('{ hand = "1", line = "10" }', '{ hand = "1", passed = true }', extra='deck = "winter winter"')
    play(m, "0 pass", "0 draw 3", "1 draw 1")
    assert see(m, 0).hand.count("winter") >= 2
    assert refills(m) == [ALL_CARDS - 5]
    assert see(m, 0).deck == ALL_CARDS - 5 - 2
    assert see(m, 0).discard == ()
    assert see(m, 0).table[0].line == ("10",)  # the lines lie where they were
    assert sizes(m) == [4, 2]


@pytest.mark.rule("C8.1")
def test_a_deck_empty_from_the_start_is_refilled() -> None:
    m = fought('{ hand = "1", line = "10" }', '{ hand = "1", passed = true }', extra='deck = ""')
    play(m, "0 pass", "0 draw 0", "1 draw 1")
    assert refills(m) == [ALL_CARDS - 3]
    assert sizes(m) == [1, 2]


@pytest.mark.rule("C8.1")
def test_nothing_is_refilled_when_nobody_draws() -> None:
    m = fought('{ hand = "1", line = "10" }', '{ hand = "1", passed = true }', extra='deck = ""')
    play(m, "0 pass", "0 draw 0", "1 draw 0")
    assert refills(m) == []
    assert len(see(m, 0).discard) == ALL_CARDS - 3


HANDS = ("1 bishop bishop spring", "2 spring spring", " ".join(["scarecrow"] * 10), "bishop " * 4 + "scarecrow " * 6)


def few_discards(discard: str, buried: str = "", remembers: str = "") -> signoria.Match:
    """The deck is empty, a few cards are discarded, four hands are held: all other cards lie in two lines."""
    lines = other_cards(*HANDS, discard, buried).split()
    half = len(lines) // 2
    return fought(
        f'{{ hand = "{HANDS[0]}", line = "{" ".join(lines[half:])}", remembers = "{remembers}" }}',
        f'{{ hand = "{HANDS[1]}", line = "{" ".join(lines[:half])}", passed = true, remembers = "{buried}" }}',
        f'{{ hand = "{HANDS[2]}", passed = true }}',
        f'{{ hand = "{HANDS[3]}", passed = true }}',
        extra=f'deck = ""\ndiscard = "{discard}"\nburied = "{buried}"',
    )


def draw(match: signoria.Match, first: int, second: int) -> None:
    """The battle ends and the first two seats draw so many cards."""
    play(match, "0 pass", f"0 draw {first}", f"1 draw {second}", "2 draw 0", "3 draw 0")


def in_lines(match: signoria.Match) -> int:
    """How many cards lie in all lines."""
    return sum(len(seat.line) for seat in see(match, None).table)


@pytest.mark.rule("C8.1", "C0.4")
def test_hands_discarded_face_down_are_shuffled_in_and_forgotten() -> None:
    m = few_discards("", buried="winter surrender", remembers="winter")
    before = in_lines(m)
    assert [see(m, seat).remembered for seat in (0, 1)] == [("winter",), ("winter", "surrender")]
    draw(m, 1, 1)
    assert refills(m) == [2]
    new = [*see(m, 0).hand, *see(m, 1).hand]
    assert new.count("winter") == 1
    assert new.count("surrender") == 1
    assert [see(m, seat).remembered for seat in (0, 1)] == [(), ()]
    assert (see(m, None).buried, see(m, None).deck) == (0, 0)
    assert in_lines(m) == before


@pytest.mark.rule("C8.1")
def test_face_up_and_face_down_discards_are_shuffled_together() -> None:
    m = few_discards("winter surrender", buried="winter 10")
    before = in_lines(m)
    draw(m, 2, 1)
    assert refills(m) == [4]
    assert (see(m, None).discard, see(m, None).buried, see(m, None).deck) == ((), 0, 1)
    assert in_lines(m) == before


@pytest.mark.rule("C8.1")
def test_lines_lie_while_the_discards_just_suffice() -> None:
    m = few_discards("winter winter surrender surrender")
    before = in_lines(m)
    draw(m, 3, 1)
    assert see(m, None).deck == 0
    assert in_lines(m) == before
    assert refills(m) == [4]


@pytest.mark.rule("C8.1")
def test_lines_are_discarded_first_when_the_discards_are_too_few() -> None:
    m = few_discards("winter winter surrender")
    draw(m, 3, 1)
    assert sizes(m) == [7, 4, 10, 10]
    assert in_lines(m) == 0
    assert see(m, None).discard == ()
    assert see(m, None).deck == ALL_CARDS - 31
    (winner,) = m.to_act
    assert see(m, winner).prompt == f"place-figure {winner}"
    play(m, f"{winner} at siena")
    assert see(m, winner).prompt == f"play-card {winner}"
    assert see(m, None).deck == ALL_CARDS - 31
    assert see(m, None).discard == ()


@pytest.mark.rule("C8.1")
def test_lines_are_discarded_when_there_is_no_discard_at_all() -> None:
    m = few_discards("")
    lying = in_lines(m)
    draw(m, 1, 0)
    assert in_lines(m) == 0
    assert refills(m) == [lying]
    assert sizes(m) == [5, 3, 10, 10]
    assert see(m, None).deck == ALL_CARDS - 28


@pytest.mark.rule("C8.1")
def test_no_card_is_lost_when_lines_are_shuffled_in() -> None:
    m = few_discards("winter", buried="10")
    draw(m, 3, 3)
    hands = [card for seat in range(4) for card in see(m, seat).hand]
    assert counts_of([*str(m.position()["deck"]).split(), *hands]) == list(standard().counts)


# Idle battles


@pytest.mark.rule("C8.1", "C5.4")
def test_after_idle_battles_all_hands_go_and_all_draw_ten() -> None:
    m = lay(
        """
        site = "siena"
        idle = 1
        stack = ["begin-battle", "end-game"]
        deck = "heroine"
        seat = [
          { hand = "1 2 3", regions = ["torino"] }, { hand = "10", regions = ["ancona"] }, { regions = ["lucca"] },
        ]
        """,
        draw_after_battle=True,
    )
    play(m, "0 pass", "1 pass")
    assert [event.plain for event in m.events(2) if event.kind == "hand-discarded"] == [
        {"seat": 0, "cards": 3},
        {"seat": 1, "cards": 1},
    ]
    assert sizes(m) == [10, 10, 10]
    assert see(m, None).idle == 0
    assert "drawn" not in kinds(m)
    assert "round-ended" not in kinds(m)
    assert see(m, 1).prompt == "place-figure 1"
    assert see(m, None).deck == ALL_CARDS - 30


@pytest.mark.rule("C8.1", "C5.4")
def test_one_idle_battle_too_few_draws_as_usual() -> None:
    m = lay(
        """
        site = "siena"
        idle = 1
        stack = ["begin-battle", "end-game"]
        seat = [ { hand = "1 2 3" }, { hand = "10" }, { hand = "2" } ]
        """,
        draw_after_battle=True,
    )
    play(m, "0 pass", "1 pass", "2 pass")
    assert m.to_act == (0, 1, 2)
    assert see(m, None).idle == 2
    play(m, "0 draw 0", "1 draw 0", "2 draw 0")
    assert sizes(m) == [3, 1, 1]


@pytest.mark.rule("C8.1", "C5.4")
def test_a_single_seat_with_cards_that_does_not_fight_loses_them() -> None:
    m = fought('{ hand = "1 2 3", regions = ["torino"] }', "{}", "{}")
    play(m, "0 pass")
    assert [event.plain for event in m.events(1) if event.kind == "hand-discarded"] == [{"seat": 0, "cards": 3}]
    assert sizes(m) == [10, 10, 10]
    assert see(m, None).idle == 0


@pytest.mark.rule("C8.1", "C5.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_passing_for_ever_changes_the_hands(seats: int) -> None:
    options = {"draw_after_battle": True, "opener": 0, "opening_seven": True}
    m = signoria.new("condottiere", seats=seats, seed=4, options=options)
    play(m, "0 at siena")
    for battle in range(seats):
        for turn in range(seats):
            play(m, f"{(battle + turn) % seats} pass")
        if battle < seats - 1:
            assert m.to_act == tuple(range(seats))
            for seat in range(seats):
                play(m, f"{seat} draw 0")
            assert sizes(m) == [7] * seats
        else:
            assert sizes(m) == [10] * seats
        play(m, f"{(battle + 1) % seats} at siena")
    assert kinds(m).count("hand-discarded") == seats


@pytest.mark.rule("C8.1", "C5.4", "C0.4")
def test_discarded_hands_are_face_down_and_known_only_to_who_held_them() -> None:
    m = lay(
        """
        site = "siena"
        idle = 1
        stack = ["begin-battle", "end-game"]
        seat = [ { hand = "1 2 winter", shown = { 2 = "winter" } }, { hand = "10", revealed = "10" }, {} ]
        """,
        draw_after_battle=True,
    )
    play(m, "0 pass", "1 pass")
    assert [see(m, seat).buried for seat in (0, 1, 2, None)] == [4] * 4
    assert see(m, None).discard == ()
    assert see(m, 0).remembered == ("1", "2", "10", "winter")
    assert see(m, 1).remembered == ("10",)
    assert see(m, 2).remembered == ("10", "winter")
    assert see(m, 2).table[0].known == ()
    assert see(m, 2).table[1].revealed == ()


@pytest.mark.rule("C8.1", "C8.2")
def test_every_game_of_a_series_opens_with_seven_cards_by_option() -> None:
    m = fought(
        '{ hand = "1", line = "10", regions = ["siena", "roma"] }', '{ hand = "1", passed = true }', "{}", "{}",
        points=30, opening_seven=True,
    )  # fmt: skip
    play(m, "0 pass")
    assert see(m, None).games == 1
    assert sizes(m) == [7, 7, 7, 7]


@pytest.mark.rule("C0.4", "C8.1")
def test_when_the_deck_runs_out_the_only_unknown_hand_is_known() -> None:
    match = lay(
        """
        site = "firenze"
        stack = ["offer-draws", "choose-region", "discard-lines", "begin-battle", "end-game"]
        deck = "6"
        seat = [{ hand = "1" }, { hand = "2" }]
        """,
        draw_after_battle=True,
    )
    play(match, "0 draw 0", "1 draw 2")
    view = match.view(0)
    assert isinstance(view, CondottiereView)
    assert view.table[1].known == ("2", "6")
    assert view.table[1].revealed == ()
    own = match.view(1)
    assert isinstance(own, CondottiereView)
    assert own.table[0].known == ("1",)


@pytest.mark.rule("C0.4", "C8.1")
def test_with_two_unknown_hands_the_empty_deck_tells_nothing() -> None:
    match = lay(
        """
        site = "firenze"
        stack = ["offer-draws", "choose-region", "discard-lines", "begin-battle", "end-game"]
        deck = "6"
        seat = [{ hand = "1" }, { hand = "2" }, { hand = "3" }]
        """,
        draw_after_battle=True,
    )
    play(match, "0 draw 0", "1 draw 2", "2 draw 0")
    view = match.view(0)
    assert isinstance(view, CondottiereView)
    assert [seat.known for seat in view.table] == [(), (), ()]
