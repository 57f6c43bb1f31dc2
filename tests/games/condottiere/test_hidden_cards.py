"""Hidden cards: C8.5."""

from __future__ import annotations

import pytest
from tables import choices, codes, encoded, lay, play

import signoria
from signoria.games.condottiere.view import CondottiereView
from signoria.kernel.phrases import Plain

HIDDEN = ["1", "2", "3", "4", "5", "6", "10", "drummer", "heroine", "courtesan"]
OPEN = ["winter", "spring", "bishop", "scarecrow", "surrender"]


def see(match: signoria.Match, seat: int | None) -> CondottiereView:
    """What the seat sees of the table."""
    view = match.view(seat)
    assert isinstance(view, CondottiereView)
    return view


def line(match: signoria.Match, seat: int) -> tuple[str, ...]:
    """The seat's face-up cards, as a spectator sees them."""
    return see(match, None).table[seat].line


def face_down(match: signoria.Match) -> list[int]:
    """How many cards each seat has lying face down."""
    return [row.face_down for row in see(match, None).table]


def strengths(match: signoria.Match) -> list[int]:
    """The announced strengths."""
    return [row.strength.total for row in see(match, None).table]


def owner(match: signoria.Match, region: str) -> int | None:
    """Whose control marker lies there."""
    return next((seat for seat, row in enumerate(see(match, None).table) if region in row.regions), None)


def kinds(match: signoria.Match, viewer: int | None = None) -> list[str]:
    """The names of the events that the viewer saw."""
    return [event.kind for event in match.events(viewer)]


def turned_up(match: signoria.Match) -> list[tuple[Plain, Plain]]:
    """Which cards were turned up, in order."""
    return [(event.plain["seat"], event.plain["card"]) for event in match.events(None) if event.kind == "turned-up"]


def battle(*rows: str, turn: int = 0, extra: str = "", **options: bool | int) -> signoria.Match:
    """A battle over Roma with hidden cards."""
    text = f'site = "roma"\nturn = {turn}\n{extra}\nseat = [{", ".join(rows)}]'
    return lay(text, **{"hidden_cards": True, **options})


# Face down, face up


@pytest.mark.rule("C8.5")
@pytest.mark.parametrize("card", HIDDEN)
def test_mercenaries_drummers_heroines_and_courtesans_are_played_face_down(card: str) -> None:
    m = battle(f'{{ hand = "{card} 1" }}', '{ hand = "2 2" }')
    play(m, f"0 play {card}")
    assert face_down(m) == [1, 0]
    assert line(m, 0) == ()
    assert see(m, 0).down == card
    assert see(m, 1).down is None
    assert m.to_act == (1,)


@pytest.mark.rule("C8.5")
@pytest.mark.parametrize("card", OPEN)
def test_the_others_are_played_face_up(card: str) -> None:
    m = battle(f'{{ hand = "{card} 1" }}', '{ hand = "2 2" }')
    play(m, f"0 play {card}")
    assert face_down(m) == [0, 0]
    for viewer in (0, 1, None):
        played = [event.plain for event in m.events(viewer) if event.kind == "card-played"]
        assert played == [{"seat": 0, "card": card}]
    assert "played-face-down" not in kinds(m)
    assert f"0 play {card}" in m.record(1)


@pytest.mark.rule("C8.5")
@pytest.mark.parametrize("card", ["winter", "spring"])
def test_winter_and_spring_lie_face_up(card: str) -> None:
    m = battle(f'{{ hand = "{card} 1" }}', '{ hand = "2 2" }')
    play(m, f"0 play {card}")
    assert line(m, 0) == (card,)


@pytest.mark.rule("C8.5")
@pytest.mark.parametrize("card", HIDDEN)
def test_without_the_option_no_card_is_hidden(card: str) -> None:
    m = battle(f'{{ hand = "{card} 1" }}', '{ hand = "2 2", line = "winter" }', hidden_cards=False)
    play(m, f"0 play {card}")
    assert line(m, 0) == (card,)
    assert line(m, 1) == ("winter",)
    assert face_down(m) == [0, 0]
    assert f"0 play {card}" in m.record(1)


# Who knows what


@pytest.mark.rule("C8.5", "C0.4")
def test_others_see_only_that_a_card_lies_face_down() -> None:
    worlds = [battle('{ hand = "10 drummer 1" }', '{ hand = "2 2" }', '{ hand = "3 3" }') for _ in range(3)]
    for m, card in zip(worlds, ("10", "drummer", "1"), strict=True):
        play(m, f"0 play {card}")
    for viewer in (1, 2, None):
        assert len({encoded(m.view(viewer)) for m in worlds}) == 1
        assert all(m.events(viewer) == worlds[0].events(viewer) for m in worlds)
    for viewer in (1, 2):
        assert len({m.record(viewer) for m in worlds}) == 1
    assert see(worlds[0], 1).table[0].cards == 2
    assert see(worlds[0], 1).table[0].fought


@pytest.mark.rule("C8.5", "C0.4")
def test_the_record_of_another_seat_hides_the_card_until_it_is_turned_up() -> None:
    m = battle('{ hand = "10 6 1" }', '{ hand = "2 2" }')
    play(m, "0 play 10")
    assert "0 play ?" in m.record(1).splitlines()
    assert "0 play 10" not in m.record(1)
    assert "0 play 10" in m.record(0).splitlines()
    play(m, "1 play 2", "0 play 6")
    assert "0 play 10" in m.record(1).splitlines()
    assert "0 play ?" in m.record(1).splitlines()  # the six
    assert "1 play ?" in m.record(0).splitlines()
    assert "1 play 2" in m.record(1).splitlines()


@pytest.mark.rule("C8.5", "C0.4")
def test_the_events_name_a_hidden_card_only_to_its_owner() -> None:
    m = battle('{ hand = "10 1" }', '{ hand = "2 2" }')
    play(m, "0 play 10")
    told = {viewer: [e.plain for e in m.events(viewer) if e.kind == "played-face-down"] for viewer in (0, 1, None)}
    assert told[0] == [{"seat": 0, "card": "10"}]
    assert told[1] == told[None] == [{"seat": 0, "card": None}]


@pytest.mark.rule("C8.5", "C0.4")
def test_a_card_known_to_be_in_hand_is_not_betrayed_when_it_lies_face_down() -> None:
    one = battle('{ hand = "10 6 1", revealed = "10" }', '{ hand = "2 2" }')
    other = battle('{ hand = "10 6 1", revealed = "10" }', '{ hand = "2 2" }')
    play(one, "0 play 10")
    play(other, "0 play 6")
    assert encoded(one.view(1)) == encoded(other.view(1))
    assert see(one, 1).table[0].known == ("10",)  # in hand or face down
    assert one.record(1) == other.record(1)


@pytest.mark.rule("C8.5", "C2.2")
def test_a_hidden_card_must_be_in_hand_like_any_other() -> None:
    m = battle('{ hand = "10 winter", line = "3", down = "6" }', '{ hand = "2 2" }')
    assert choices(m, 0) == ["pass", "play 10", "play winter"]
    assert codes(m, 0, "play 3", "play 6", "play spring") == ["not-in-hand C2.2"] * 3
    assert codes(m, 0, "turn up", "stay down", "take nothing") == ["asked-to-play C2.2"] * 3


@pytest.mark.rule("C8.5")
def test_playing_face_down_cannot_be_taken_back() -> None:
    """Others have seen that the card was one that can lie face down."""
    for revealed in ("", "10"):
        m = battle(f'{{ hand = "10 1", revealed = "{revealed}" }}', '{ hand = "2 2" }')
        play(m, "0 play 10")
        assert m.undo_horizon(0) == 0


@pytest.mark.rule("C8.5")
def test_a_card_all_know_of_can_be_taken_back_when_it_is_played_face_up() -> None:
    m = battle('{ hand = "10 1", revealed = "10" }', '{ hand = "2 2" }', hidden_cards=False)
    play(m, "0 play 10")
    assert m.undo_horizon(0) == 1
    m = battle('{ hand = "10 1", revealed = "1" }', '{ hand = "2 2" }', hidden_cards=False)
    play(m, "0 play 10")
    assert m.undo_horizon(0) == 0


@pytest.mark.rule("C8.5")
def test_turning_up_cannot_be_taken_back_and_leaving_down_can() -> None:
    rows = ('{ hand = "1", down = "10" }', '{ hand = "2 2" }')
    m = battle(*rows)
    play(m, "0 pass", "0 turn up")
    assert m.undo_horizon(0) == 0
    m = battle(*rows)
    play(m, "0 pass", "0 stay down")
    assert m.undo_horizon(0) == 2
    m.undo(0)
    assert choices(m, 0) == ["turn up", "stay down"]


# Announced strength


@pytest.mark.rule("C8.5", "C2.6")
@pytest.mark.parametrize("card", ["10", "heroine", "courtesan", "drummer"])
def test_announced_strength_counts_face_up_cards_only(card: str) -> None:
    m = battle(f'{{ hand = "{card} 1", line = "6" }}', '{ hand = "2 2" }')
    play(m, f"0 play {card}")
    for viewer in (0, 1, None):
        assert see(m, viewer).table[0].strength.total == 6


@pytest.mark.rule("C8.5", "C3.3")
def test_a_face_down_card_is_not_the_highest_for_spring() -> None:
    m = battle('{ hand = "1", line = "6", down = "10" }', '{ hand = "spring 2", line = "6" }', turn=1)
    play(m, "1 play spring")
    assert strengths(m) == [9, 9]


@pytest.mark.rule("C8.5", "C3.3")
def test_spring_helps_the_weakest_if_nothing_else_lies_face_up() -> None:
    m = battle('{ hand = "1", line = "1 1", down = "10" }', '{ hand = "spring 2", line = "heroine 1" }', turn=1)
    play(m, "1 play spring")
    assert strengths(m) == [8, 14]


@pytest.mark.rule("C8.5", "C3.2")
def test_winter_and_drummer_wait_for_cards_to_be_turned_up() -> None:
    m = battle('{ hand = "1 1", line = "6 drummer", down = "10" }', '{ hand = "winter 2" }', turn=1)
    play(m, "1 play winter")
    assert strengths(m) == [2, 0]
    play(m, "0 play 1")
    assert strengths(m) == [4, 0]  # six and ten count 1 each, doubled


# Turned up by the next card


@pytest.mark.rule("C8.5")
def test_the_next_card_turns_up_the_one_before() -> None:
    m = battle('{ hand = "10 6 1" }', '{ hand = "2 2 2" }')
    play(m, "0 play 10", "1 play 2", "0 play 6")
    assert line(m, 0) == ("10",)
    assert see(m, 0).down == "6"
    assert face_down(m) == [1, 1]
    assert strengths(m) == [10, 0]
    assert turned_up(m) == [(0, "10")]


@pytest.mark.rule("C8.5")
@pytest.mark.parametrize("card", [*HIDDEN, *OPEN])
def test_any_card_turns_up_the_one_before(card: str) -> None:
    m = battle(f'{{ hand = "{card} 1", down = "4" }}', '{ hand = "2 2" }')
    play(m, f"0 play {card}")
    assert turned_up(m)[0] == (0, "4")
    assert "4" in see(m, None).table[0].line
    assert see(m, 0).down == (card if card in HIDDEN else None)


@pytest.mark.rule("C8.5")
def test_it_is_turned_up_before_the_next_card_is_played() -> None:
    m = battle('{ hand = "winter 1", down = "4" }', '{ hand = "2 2" }')
    play(m, "0 play winter")
    assert kinds(m) == ["turned-up", "card-played"]
    m = battle('{ hand = "5 1", down = "4" }', '{ hand = "2 2" }')
    play(m, "0 play 5")
    assert kinds(m) == ["turned-up", "played-face-down"]


@pytest.mark.rule("C8.5")
def test_only_ones_own_next_card_turns_up() -> None:
    m = battle('{ hand = "10 6" }', '{ hand = "2 winter 2" }', '{ hand = "3 3" }')
    play(m, "0 play 10", "1 play winter", "2 play 3")
    assert face_down(m) == [1, 0, 1]
    assert turned_up(m) == []


@pytest.mark.rule("C8.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_at_most_one_card_of_a_seat_lies_face_down(seats: int) -> None:
    rng = signoria.seeded(seats)
    m = signoria.new("condottiere", seats=seats, seed=seats, options={"hidden_cards": True})
    seen = 0
    while m.to_act:
        actor = m.to_act[0]
        moves = m.choices(actor)
        m.play(actor, moves[rng.below(len(moves))])
        assert max(face_down(m)) <= 1
        seen += sum(face_down(m))
    assert seen > 0
    assert face_down(m) == [0] * seats


@pytest.mark.rule("C8.5")
def test_a_position_has_one_face_down_card_of_the_right_kind() -> None:
    for wrong in ("winter", "bishop", "scarecrow", "spring", "surrender", "10 6"):
        with pytest.raises(signoria.BadPosition, match="down"):
            battle(f'{{ hand = "1", down = "{wrong}" }}', '{ hand = "2" }')
    with pytest.raises(signoria.BadPosition, match="hidden_cards"):
        battle('{ hand = "1", down = "6" }', '{ hand = "2" }', hidden_cards=False)


@pytest.mark.rule("C8.5")
def test_no_position_has_two_equal_cards_face_down() -> None:
    with pytest.raises(signoria.BadPosition, match="down"):
        battle('{ hand = "1", down = "6 6" }', '{ hand = "2" }')


# Passing


@pytest.mark.rule("C8.5")
def test_a_passing_seat_may_turn_up_or_not() -> None:
    m = battle('{ hand = "1", line = "2", down = "10" }', '{ hand = "2" }')
    play(m, "0 pass")
    assert m.to_act == (0,)
    assert see(m, 0).prompt == "turn-up-card 0"
    assert choices(m, 0) == ["turn up", "stay down"]
    assert codes(m, 0, "pass", "play 1", "take nothing") == ["asked-to-turn-up C8.5"] * 3
    assert codes(m, 1, "turn up") == ["not-your-turn C2.1"]
    assert see(m, None).table[0].passed


@pytest.mark.rule("C8.5")
def test_a_passing_seat_turns_up() -> None:
    m = battle('{ hand = "1", line = "2", down = "10" }', '{ hand = "2" }')
    play(m, "0 pass", "0 turn up")
    assert line(m, 0) == ("2", "10")
    assert strengths(m) == [12, 0]
    assert face_down(m) == [0, 0]
    assert turned_up(m) == [(0, "10")]
    assert m.to_act == (1,)


@pytest.mark.rule("C8.5")
def test_a_passing_seat_leaves_its_card_face_down() -> None:
    m = battle('{ hand = "1", line = "2", down = "10" }', '{ hand = "2 2 2" }')
    play(m, "0 pass", "0 stay down")
    assert line(m, 0) == ("2",)
    assert strengths(m) == [2, 0]
    assert face_down(m) == [1, 0]
    assert turned_up(m) == []
    assert m.to_act == (1,)
    play(m, "1 play 2")
    assert face_down(m) == [1, 1]  # it lies till the end
    assert see(m, 1).table[0].line == ("2",)


@pytest.mark.rule("C8.5")
def test_a_passing_seat_without_a_face_down_card_is_not_asked() -> None:
    m = battle('{ hand = "1", line = "2 10" }', '{ hand = "2", down = "6" }')
    play(m, "0 pass")
    assert m.to_act == (1,)
    assert see(m, 1).prompt == "play-card 1"


@pytest.mark.rule("C8.5")
def test_the_last_seat_to_pass_is_asked_too() -> None:
    m = battle('{ hand = "1", down = "10" }', '{ hand = "2", line = "6", passed = true }')
    play(m, "0 pass")
    assert choices(m, 0) == ["turn up", "stay down"]
    play(m, "0 stay down")
    assert owner(m, "roma") == 0


@pytest.mark.rule("C8.5", "C2.5")
def test_a_seat_passed_automatically_is_not_asked() -> None:
    m = battle('{ hand = "10" }', '{ hand = "2 2 2" }')
    play(m, "0 play 10", "1 play 2")
    assert [row.passed for row in see(m, None).table] == [True, False]
    assert m.to_act == (1,)
    assert see(m, 1).prompt == "play-card 1"
    assert face_down(m) == [1, 1]
    assert turned_up(m) == []


# The end of the battle


@pytest.mark.rule("C8.5")
def test_all_are_turned_up_before_comparing() -> None:
    m = battle(
        '{ hand = "1", line = "2", down = "10" }',
        '{ hand = "2", line = "6", down = "5", passed = true }',
        '{ hand = "2", down = "3", passed = true }',
    )
    play(m, "0 pass", "0 stay down")
    assert turned_up(m) == [(0, "10"), (1, "5"), (2, "3")]
    assert face_down(m) == [0, 0, 0]
    assert strengths(m) == [12, 11, 3]
    assert owner(m, "roma") == 0
    assert kinds(m).index("conquered") > kinds(m).index("turned-up")


@pytest.mark.rule("C8.5", "C3.10")
def test_all_are_turned_up_at_surrender_too() -> None:
    m = battle('{ hand = "surrender 1", line = "6" }', '{ hand = "2", down = "10" }', '{ hand = "2", down = "5" }')
    play(m, "0 play surrender")
    assert turned_up(m) == [(1, "10"), (2, "5")]
    assert owner(m, "roma") == 1


@pytest.mark.rule("C8.5", "C3.10")
def test_who_surrenders_turns_up_its_own_card_too() -> None:
    m = battle('{ hand = "surrender 1", down = "10" }', '{ hand = "2", line = "6" }')
    play(m, "0 play surrender")
    assert turned_up(m) == [(0, "10")]
    assert owner(m, "roma") == 0


@pytest.mark.rule("C8.5")
def test_cards_of_seats_passed_automatically_count_at_the_end() -> None:
    m = battle('{ hand = "10" }', '{ hand = "2 2" }')
    play(m, "0 play 10", "1 play 2", "1 pass", "1 stay down")
    assert strengths(m) == [10, 2]
    assert owner(m, "roma") == 0


@pytest.mark.rule("C8.5", "C3.3")
def test_cards_turned_up_at_the_end_feel_spring() -> None:
    m = battle('{ hand = "1", line = "6", down = "10" }', '{ hand = "2", line = "spring 6 4", passed = true }')
    assert strengths(m) == [9, 13]
    play(m, "0 pass", "0 stay down")
    assert strengths(m) == [19, 10]  # the ten is the highest now
    assert owner(m, "roma") == 0


@pytest.mark.rule("C8.5", "C3.2", "C3.4")
def test_cards_turned_up_at_the_end_feel_winter_and_drummer() -> None:
    m = battle('{ hand = "1", line = "6 5", down = "drummer" }', '{ hand = "2", line = "winter 6", passed = true }')
    play(m, "0 pass", "0 stay down")
    assert strengths(m) == [4, 1]


@pytest.mark.rule("C8.5", "C4.3")
def test_courtesans_turned_up_at_the_end_decide_the_figure() -> None:
    m = battle('{ hand = "1", line = "10" }', '{ hand = "2", down = "courtesan", passed = true }')
    play(m, "0 pass")
    assert owner(m, "roma") == 0
    assert see(m, None).holder == 1


@pytest.mark.rule("C8.5", "C4.6")
def test_cards_turned_up_at_the_end_are_discarded_face_up_with_the_lines() -> None:
    m = battle('{ hand = "1", line = "2", down = "10" }', '{ hand = "2", down = "5", passed = true }')
    play(m, "0 pass", "0 stay down", "0 at siena")
    assert see(m, 1).discard == ("2", "5", "10")
    assert see(m, 1).buried == 0


@pytest.mark.rule("C8.5")
def test_nothing_lies_face_down_in_the_next_battle() -> None:
    m = battle('{ hand = "1 1", line = "2", down = "10" }', '{ hand = "2 2", down = "5", passed = true }')
    play(m, "0 pass", "0 stay down", "0 at siena", "0 keep hand", "1 keep hand")
    assert face_down(m) == [0, 0]
    assert (line(m, 0), line(m, 1)) == ((), ())
    assert turned_up(m) == [(0, "10"), (1, "5")]


@pytest.mark.rule("C8.5", "C8.1")
def test_hidden_cards_are_turned_up_before_draws_too() -> None:
    m = battle('{ hand = "1", line = "2", down = "10" }', '{ hand = "2", passed = true }', draw_after_battle=True)
    play(m, "0 pass", "0 stay down")
    assert m.to_act == (0, 1)
    assert line(m, 0) == ("2", "10")
    assert owner(m, "roma") == 0


# Bishop


@pytest.mark.rule("C8.5", "C3.5")
def test_worked_example_a_bishop_takes_the_sixes_and_leaves_the_hidden_ten() -> None:
    m = battle('{ hand = "1", line = "6 6", down = "10" }', '{ hand = "bishop 2" }', turn=1)
    play(m, "1 play bishop", "1 favour nowhere")
    assert line(m, 0) == ()
    assert face_down(m) == [1, 0]
    assert see(m, 0).down == "10"
    assert see(m, None).discard.count("6") == 2
    assert [event.plain for event in m.events(None) if event.kind == "swept"] == [{"card": "6"}]
    play(m, "0 pass", "0 turn up")
    assert strengths(m) == [10, 0]


@pytest.mark.rule("C8.5", "C3.5")
def test_a_bishop_leaves_hidden_cards_of_all_seats() -> None:
    m = battle(
        '{ hand = "bishop 2", line = "3" }',
        '{ hand = "1", line = "3", down = "10" }',
        '{ hand = "1", line = "2", down = "3", passed = true }',
    )
    play(m, "0 play bishop", "0 favour nowhere")
    assert [line(m, seat) for seat in range(3)] == [(), (), ("2",)]
    assert face_down(m) == [0, 1, 1]


@pytest.mark.rule("C8.5", "C3.5")
def test_ones_own_card_turned_up_by_the_bishop_is_spared() -> None:
    m = battle('{ hand = "bishop 2", line = "6", down = "10" }', '{ hand = "1", line = "6 5" }')
    play(m, "0 play bishop", "0 favour nowhere")
    assert line(m, 0) == ("10",)  # face up now; the sixes were the highest before
    assert line(m, 1) == ("5",)
    assert face_down(m) == [0, 0]
    assert turned_up(m) == [(0, "10")]


@pytest.mark.rule("C8.5", "C3.5")
def test_of_two_equal_cards_only_the_one_face_up_before_goes() -> None:
    m = battle('{ hand = "bishop 2", line = "10 3", down = "10" }', '{ hand = "1", line = "10 5" }')
    play(m, "0 play bishop", "0 favour nowhere")
    assert line(m, 0) == ("3", "10")
    assert line(m, 1) == ("5",)
    assert see(m, None).discard.count("10") == 2


@pytest.mark.rule("C8.5", "C3.5")
def test_a_lower_card_turned_up_by_the_bishop_is_spared_too() -> None:
    m = battle('{ hand = "bishop 2", down = "3" }', '{ hand = "1", line = "3 1" }')
    play(m, "0 play bishop", "0 favour nowhere")
    assert line(m, 0) == ("3",)
    assert line(m, 1) == ("1",)


@pytest.mark.rule("C8.5", "C3.5")
def test_a_bishop_takes_the_weakest_mercenaries_if_nothing_else_lies_face_up() -> None:
    m = battle('{ hand = "bishop 2", line = "1", down = "10" }', '{ hand = "1", line = "1 1", down = "6" }')
    play(m, "0 play bishop", "0 favour nowhere")
    assert line(m, 0) == ("10",)
    assert line(m, 1) == ()
    assert face_down(m) == [0, 1]


@pytest.mark.rule("C8.5", "C3.5")
def test_a_bishop_finds_nothing_when_only_ones_own_card_is_turned_up() -> None:
    m = battle('{ hand = "bishop 2", down = "10" }', '{ hand = "1", line = "heroine", down = "4" }')
    play(m, "0 play bishop")
    assert choices(m, 0)[-1] == "favour nowhere"  # the rest applies
    play(m, "0 favour milano")
    assert line(m, 0) == ("10",)
    assert (line(m, 1), face_down(m)) == (("heroine",), [0, 1])
    assert "swept" not in kinds(m)
    assert see(m, None).pope == "milano"


@pytest.mark.rule("C8.5", "C3.5")
@pytest.mark.parametrize("card", ["drummer", "heroine", "courtesan"])
def test_a_special_turned_up_by_the_bishop_hinders_nothing(card: str) -> None:
    m = battle(f'{{ hand = "bishop 2", line = "6", down = "{card}" }}', '{ hand = "1", line = "6 5" }')
    play(m, "0 play bishop", "0 favour nowhere")
    assert line(m, 0) == (card,)
    assert line(m, 1) == ("5",)


@pytest.mark.rule("C8.5", "C3.5")
def test_a_card_turned_up_earlier_falls_to_the_bishop() -> None:
    m = battle('{ hand = "10 1 bishop 1" }', '{ hand = "2 2 2", line = "6" }')
    play(m, "0 play 10", "1 play 2", "0 play 1", "1 play 2", "0 play bishop", "0 favour nowhere")
    assert line(m, 0) == ("1",)
    assert line(m, 1) == ("2", "6")


# Scarecrow


@pytest.mark.rule("C8.5", "C3.9")
def test_a_scarecrow_takes_back_only_cards_face_up_before_it() -> None:
    m = battle('{ hand = "scarecrow 1", line = "6 3", down = "10" }', '{ hand = "2 2" }')
    play(m, "0 play scarecrow")
    assert choices(m, 0) == ["take 3", "take 6", "take nothing"]
    assert codes(m, 0, "take 10", "take 5") == ["just-turned-up C8.5", "not-in-line C3.9"]
    assert codes(m, 0, "pass", "turn up") == ["asked-to-take-back C3.9"] * 2
    play(m, "0 take 6")
    assert (kinds(m)[-1], m.events(None)[-1].plain) == ("taken-back", {"seat": 0, "card": "6"})
    assert line(m, 0) == ("3", "10")
    assert face_down(m) == [0, 0]
    assert see(m, 0).hand == ("1", "6")
    assert see(m, 1).table[0].known == ("6",)


@pytest.mark.rule("C8.5", "C3.9")
def test_a_scarecrow_may_take_nothing_back() -> None:
    m = battle('{ hand = "scarecrow 1", line = "6 3", down = "10" }', '{ hand = "2 2" }')
    play(m, "0 play scarecrow", "0 take nothing")
    assert line(m, 0) == ("3", "6", "10")
    assert see(m, 0).hand == ("1",)
    assert [row.cards for row in see(m, None).table] == [1, 2]
    assert see(m, 1).table[0].known == ()


@pytest.mark.rule("C8.5", "C3.9")
def test_of_two_equal_cards_the_one_face_up_before_may_come_back() -> None:
    m = battle('{ hand = "scarecrow 1", line = "10", down = "10" }', '{ hand = "2 2" }')
    play(m, "0 play scarecrow")
    assert choices(m, 0) == ["take 10", "take nothing"]
    play(m, "0 take 10")
    assert line(m, 0) == ("10",)
    assert see(m, 0).hand == ("1", "10")
    assert m.to_act == (1,)


@pytest.mark.rule("C8.5", "C3.9")
@pytest.mark.parametrize("down", ["10", "drummer", "courtesan"])
def test_a_scarecrow_that_can_take_nothing_back_asks_nothing(down: str) -> None:
    m = battle(f'{{ hand = "scarecrow 1", down = "{down}" }}', '{ hand = "2 2" }')
    play(m, "0 play scarecrow")
    assert m.to_act == (1,)
    assert line(m, 0) == (down,)
    assert "scarecrow" in see(m, None).discard


@pytest.mark.rule("C8.5", "C3.9", "C2.5")
def test_a_card_just_turned_up_does_not_keep_a_seat_in() -> None:
    m = battle('{ hand = "scarecrow", down = "10" }', '{ hand = "2 2 2" }')
    play(m, "0 play scarecrow", "1 play 2")
    assert m.to_act == (1,)
    assert [row.passed for row in see(m, None).table] == [True, False]


@pytest.mark.rule("C8.5", "C3.9")
def test_a_scarecrow_takes_back_a_card_turned_up_earlier() -> None:
    m = battle('{ hand = "10 3 scarecrow 1" }', '{ hand = "2 2 2" }')
    play(m, "0 play 10", "1 play 2", "0 play 3", "1 play 2", "0 play scarecrow")
    assert choices(m, 0) == ["take 10", "take nothing"]
    assert codes(m, 0, "take 3") == ["just-turned-up C8.5"]


@pytest.mark.rule("C8.5", "C3.9")
def test_without_a_face_down_card_the_scarecrow_works_as_usual() -> None:
    m = battle('{ hand = "scarecrow 1", line = "10 6" }', '{ hand = "2 2" }')
    play(m, "0 play scarecrow")
    assert choices(m, 0) == ["take 6", "take 10", "take nothing"]


@pytest.mark.rule("C8.5", "C3.9")
def test_a_mercenary_taken_back_can_be_hidden_again() -> None:
    m = battle('{ hand = "scarecrow 1", line = "10" }', '{ hand = "2 2 2" }')
    play(m, "0 play scarecrow", "0 take 10", "1 play 2", "0 play 10")
    assert see(m, 1).table[0].known == ("10",)  # in hand or face down: nobody can tell which
    assert see(m, 1).table[0].revealed == ("10",)
    assert face_down(m) == [1, 1]
    play(m, "1 play 2", "0 play 1")
    assert see(m, 1).table[0].known == ()


# Winter and Spring


@pytest.mark.rule("C8.5", "C3.2", "C3.3")
def test_winter_and_spring_still_drive_each_other_out() -> None:
    m = battle('{ hand = "winter 1", down = "10" }', '{ hand = "spring 2", line = "spring 6" }')
    play(m, "0 play winter")
    assert line(m, 1) == ("6",)
    assert strengths(m) == [1, 1]
    play(m, "1 play spring")
    assert line(m, 0) == ("10",)
    assert strengths(m) == [13, 6]
