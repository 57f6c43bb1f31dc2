"""T0, T1: what there is, and how a table is set up."""

from __future__ import annotations

from collections import Counter

import pytest
from tuscany_tables import asked, at, go, lay, odds, picks, roll, scored, start, state, told, view, why

import signoria
from signoria.games.tuscany.components import COLOUR_NAMES, KIND_NAMES
from signoria.games.tuscany.edition import standard


def by_colour(counts: tuple[int, ...]) -> Counter[str]:
    """Tiles by colour."""
    found: Counter[str] = Counter()
    for kind, count in enumerate(counts):
        name = KIND_NAMES[kind]
        found[name if name in COLOUR_NAMES else "farm"] += count
    return found


@pytest.mark.rule("T0.1")
def test_tiles() -> None:
    box = standard()
    own = {"village": 4, "farm": 4, "carriage": 3, "monastery": 3, "quarry": 3, "city": 2, "inn": 1, "castle": 1}
    assert by_colour(box.own) == own  # and a starting castle
    assert by_colour(box.neutral) == dict.fromkeys(COLOUR_NAMES, 4)
    assert 4 * (box.tiles + 1) + sum(box.neutral) == 120


@pytest.mark.rule("T0.2")
def test_cards_and_bonus_tiles() -> None:
    box = standard()
    assert (sum(box.cards), box.yield_cards, sum(box.bonuses)) == (122, 27, 25)
    assert box.bonuses == (5, 5, 5, 5, 5)
    assert len(box.colour_bonus) == len(COLOUR_NAMES)
    assert dict(zip(COLOUR_NAMES, box.cards, strict=True)) == {
        "farm": 20, "village": 20, "quarry": 16, "monastery": 16, "carriage": 16, "city": 12, "castle": 12, "inn": 10,
    }  # fmt: skip


@pytest.mark.rule("T0.2")
def test_marble_and_workers_never_run_out() -> None:
    match = lay("turn = 0\n[s0]\nstorage = ['village']\nhand = 'village village'\nworkers = 500")
    go(match, "place village", "pay village", "pay village")
    assert at(match, 0).workers == 501


@pytest.mark.rule("T0.3")
def test_hands_are_secret_and_everything_else_is_counted() -> None:
    match = lay(
        """
        turn = 0
        display = ["inn:1", "quarry"]
        deck = { farm = 1 }
        [s0]
        hand = "village city city"
        [s1]
        hand = "inn inn"
        storage = ["hex"]
        """
    )
    other = view(match, 0).table[1]
    assert (other.cards, other.storage, other.stacks) == (2, ("hex",), (6, 7, 7))
    assert view(match, 0).hand == {"city": 2, "village": 1}
    assert (view(match, 0).deck, view(match, 0).unseen) == (1, {"inn": 2, "farm": 1})
    assert view(match, None).hand == {}
    assert view(match, None).unseen == {"city": 2, "inn": 2, "farm": 1, "village": 1}
    assert view(match, 0).middle.discard == {
        "castle": 12, "city": 10, "inn": 8, "farm": 19, "quarry": 16, "village": 19, "monastery": 16, "carriage": 16,
    }  # fmt: skip
    assert "inn" not in (other.stack or {})  # its only inn lies on display
    assert (other.stack or {})["village"] == 4
    assert (view(match, 0).middle.neutral or {})["quarry"] == 3


@pytest.mark.rule("T0.3")
def test_the_cards_drawn_are_seen_by_their_owner_alone() -> None:
    match = lay("turn = 0")
    go(match, "draw", "* deal farm", "* deal city", "* deal inn")
    assert [event.plain["card"] for event in match.events(0) if event.kind == "card-dealt"] == ["farm", "city", "inn"]
    assert [event.plain for event in match.events(1)] == [{"seat": 0, "cards": 3}]


@pytest.mark.rule("T0.3")
def test_once_the_deck_is_refilled_the_other_hands_are_known_together() -> None:
    match = lay(
        """
        turn = 0
        deck = { farm = 1 }
        [s0]
        hand = "city"
        [s1]
        hand = "inn inn"
        workers = 1
        storage = ["village"]
        """
    )
    assert view(match, 0).known == {}
    go(match, "draw", "* deal farm", "* deal farm", "* deal farm")
    assert view(match, 0).known == {"inn": 2}
    assert view(match, 1).known == {"city": 1, "farm": 1}  # seat 0 drew two more of the new deck
    assert view(match, None).known == {"city": 1, "inn": 2, "farm": 1}
    go(match, "draw", "*", "draw", "*", "place village", "pair inn", "worker")
    assert view(match, 0).known == {}
    assert view(match, 1).known == {"city": 1, "farm": 1}


@pytest.mark.rule("T0.3")
def test_what_is_known_of_three_hands() -> None:
    match = lay(
        "turn = 0\ndeck = { castle = 1 }\n[s0]\nhand = 'city'\n[s1]\nhand = 'inn inn'\nworkers = 1\nstorage = ['village']\n[s2]\nhand = 'farm inn'",
        seats=3,
    )
    go(match, "draw", "*")
    assert view(match, 0).known == {"inn": 3, "farm": 1}
    assert view(match, 2).known == {"city": 1, "castle": 1, "inn": 2}
    go(match, "draw", "*", "draw", "*", "draw", "*")
    assert match.to_act == (1,)
    go(match, "place village", "pair inn", "worker")
    assert view(match, 0).known == {"inn": 1, "farm": 1}
    assert view(match, 2).known == {"city": 1, "castle": 1}


@pytest.mark.rule("T1.1")
def test_a_stack_brings_any_of_its_tiles_alike() -> None:
    match = lay("turn = 0\ndisplay = ['carriage']")
    assert at(match, 0).stacks == (7, 7, 7)
    go(match, "take", "pick carriage")
    assert odds(match) == {
        "tile castle": 1, "tile city": 2, "tile inn": 1, "tile vineyard": 1, "tile pigs": 1, "tile vineyard-pigs": 1,
        "tile olives-wheat": 1, "tile quarry": 3, "tile village": 4, "tile monastery": 3, "tile carriage": 3,
    }  # fmt: skip
    go(match, "* tile inn")
    assert at(match, 0).stacks == (6, 7, 7)
    assert "inn" not in (at(match, 0).stack or {})


@pytest.mark.rule("T1.2")
def test_eight_neutral_tiles_are_laid_out() -> None:
    match = start(opener=0)
    for number in range(8):
        assert asked(match) == "* turn-up-neutral"
        assert sum(odds(match).values()) == 32 - number
        go(match, f"* {next(iter(odds(match)))}")
    assert asked(match) == "* deal-card"
    assert all(tile and ":" not in tile for tile in view(match).middle.display)
    assert sum((view(match).middle.neutral or {}).values()) == 24


@pytest.mark.rule("T1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_cards_and_a_board_of_each_letter(seats: int) -> None:
    match = start(seats, opener=1)
    while asked(match) != "* deal-board":
        go(match, f"* {next(iter(odds(match)))}")
    assert [seat.cards for seat in view(match).table] == [5] * seats
    assert [seat.boards for seat in view(match).table] == [()] * seats
    assert odds(match) == {"board a1": 1, "board a2": 1, "board a3": 1, "board a4": 1}
    go(match, "* board a3")
    assert at(match, 1).boards == ("a3",)
    assert list(odds(match)) == ["board b1", "board b2", "board b3", "board b4"]
    go(match, "* board b3", "* board c1")
    assert list(odds(match)) == ["board a1", "board a2", "board a4"]
    assert [event["board"] for event in told(match, "board-dealt")] == ["a3", "b3", "c1"]
    roll(match)
    dealt = [name for seat in view(match).table for name in seat.boards]
    assert len(set(dealt)) == 3 * seats
    assert all([name[0] for name in seat.boards] == ["a", "b", "c"] for seat in view(match).table)


@pytest.mark.rule("T1.4")
def test_all_join_at_once_and_unseen() -> None:
    match = roll(start(opener=0))
    assert match.to_act == (0, 1)
    own = view(match, 0).table[0]
    assert (own.order, own.turned, own.shift) == ("", "", "")  # chance has joined nothing
    assert picks(match) == ["order a b c", "order a c b", "order b a c", "order b c a", "order c a b", "order c b a"]
    assert why(match, "turn none", "draw") == ["asked-for-order T1.4", "asked-for-order T1.4"]
    match.play(0, "order c a b")
    assert [move.text for move in match.choices(0)] == ["turn none", "turn b", "turn c", "turn b c"]
    assert why(match, "order a b c") == ["asked-to-turn T1.4"]
    match.play(0, "turn b c")
    assert len(match.choices(0)) == 9
    assert why(match, "turn none") == ["asked-to-shift T1.4"]
    match.play(0, "shift -1 1")
    castles = [f"on {space}" for space in castle_spaces(match, 0)]
    assert [move.text for move in match.choices(0)] == castles
    assert why(match, "shift 0 0") == ["asked-for-castle T1.4"]
    other = next(
        f"on {letter}{number}" for letter in "abc" for number in range(1, 11) if f"on {letter}{number}" not in castles
    )
    assert why(match, other) == ["no-castle-space T1.4"]
    match.play(0, castles[1])
    assert list(match.to_act) == [1]
    seen = view(match, 1).table[0]
    assert (seen.order, seen.turned, seen.shift, seen.start) == ("", "", "", "")
    own = view(match, 0).table[0]
    assert (own.order, own.turned, own.shift, own.start) == ("c a b", "b c", "-1 1", castles[1][3:])
    go(match, "order a b c", "turn none", "shift 0 0", f"on {castle_spaces(match, 1)[0]}")
    seen = view(match, 1).table[0]
    assert (seen.order, seen.turned, seen.shift, seen.start) == ("c a b", "b c", "-1 1", castles[1][3:])
    assert told(match, "boards-joined")[0] == {
        "seat": 0, "order": ("c", "a", "b"), "turned": ("b", "c"), "second": -1, "third": 1,
    }  # fmt: skip
    assert told(match, "castle-founded")[0] == {"seat": 0, "space": castles[1][3:]}


def castle_spaces(match: signoria.Match, seat: int) -> list[str]:
    """The castle spaces of a seat's boards."""
    s = state(match)
    found = []
    for letter, name in enumerate(at(match, seat).boards):
        board = s.edition.boards[letter * 4 + int(name[1]) - 1]
        found += [f"{name[0]}{space + 1}" for space, colour in enumerate(board) if COLOUR_NAMES[colour] == "castle"]
    return found


@pytest.mark.rule("T1.4")
def test_the_starting_castle_has_neither_effect_nor_points() -> None:
    match = roll(start(opener=0))
    for seat in (0, 1):
        go(match, "order a b c", "turn none", "shift 0 0", f"on {castle_spaces(match, seat)[0]}")
    assert asked(match) == "0 gain-bonus"
    assert scored(match) == []
    assert at(match, 0).empty == 29


@pytest.mark.rule("T1.4")
def test_without_shifts_boards_lie_level() -> None:
    match = roll(start(opener=0, no_shift=True))
    go(match, "order b c a", "turn none")
    assert picks(match) == [f"on {space}" for space in castle_spaces(match, 0)]
    assert view(match, 0).table[0].shift == "0 0"


@pytest.mark.rule("T1.4")
@pytest.mark.parametrize("no_shift", [False, True])
def test_chance_can_join_the_boards(no_shift: bool) -> None:
    match = start(opener=0, random_joins=True, no_shift=no_shift)
    while asked(match) != "* join-by-lot":
        go(match, f"* {next(iter(odds(match)))}")
    assert odds(match) == dict.fromkeys(
        ("order a b c", "order a c b", "order b a c", "order b c a", "order c a b", "order c b a"), 1
    )
    go(match, "* order b c a")
    assert odds(match) == dict.fromkeys(("turn none", "turn b", "turn c", "turn b c"), 1)
    go(match, "* turn c")
    assert list(odds(match).values()) == [1] * (1 if no_shift else 9)
    go(match, "* shift 0 0", "* order a b c", "* turn none", "* shift 0 0")
    assert match.to_act == (0, 1)
    assert asked(match) == "0 found-castle"
    go(match, f"on {castle_spaces(match, 0)[2]}", f"on {castle_spaces(match, 1)[2]}")
    assert (at(match, 0).order, at(match, 0).turned, at(match, 0).shift) == ("b c a", "c", "0 0")


@pytest.mark.rule("T1.5")
def test_then_each_takes_a_bonus_tile_in_turn_order() -> None:
    match = roll(start(3, opener=2, random_joins=True))
    for seat in (0, 1, 2):
        match.play(seat, f"on {castle_spaces(match, seat)[0]}")
    assert asked(match) == "2 gain-bonus"
    assert picks(match) == ["gain card", "gain storage", "gain marble", "gain worker", "gain yield"]
    assert why(match, "draw") == ["asked-for-bonus T3.2"]
    go(match, "gain storage")
    assert asked(match) == "0 gain-bonus"
    assert scored(match) == ["2 green 2 storage"]
    assert (at(match, 2).green.total, at(match, 2).red.total, at(match, 2).bonuses) == (2, 0, {"storage": 1})
    go(match, "gain card")
    assert asked(match) == "1 gain-bonus"
    go(match, "gain storage")
    assert asked(match) == "2 choose-action"
    assert (view(match).middle.bonus_tiles or {}) == {"card": 4, "storage": 3, "marble": 5, "worker": 5, "yield": 5}


@pytest.mark.rule("T1.6")
def test_the_first_player_is_drawn_by_lot() -> None:
    match = start(3)
    assert odds(match) == {"lot 0": 1, "lot 1": 1, "lot 2": 1}
    go(match, "* lot 1")
    assert view(match).middle.first == 1
    assert told(match, "first-drawn") == [{"seat": 1}]


@pytest.mark.rule("T1.6")
def test_both_points_start_at_0_and_play_goes_clockwise() -> None:
    match = signoria.new("tuscany", 3, seed=3, options={"opener": 1, "random_joins": True})
    for seat in (0, 1, 2):
        match.play(seat, match.choices(seat)[0])
    assert [(seat.green.total, seat.red.total) for seat in view(match).table] == [(0, 0)] * 3
    for expected in (1, 2, 0):
        assert match.to_act == (expected,)
        go(match, "gain card")
    for expected in (1, 2, 0, 1, 2, 0, 1):
        assert asked(match) == f"{expected} choose-action"
        go(match, "draw")


@pytest.mark.rule("T1.6")
def test_a_rematch_with_a_chosen_opener_moves_on() -> None:
    match = signoria.new("tuscany", 2, seed=3, options={"opener": 1})
    assert match.game.options_of_rematch(match.state)["opener"] == 0
    match = signoria.new("tuscany", 2, seed=3)
    assert match.game.options_of_rematch(match.state)["opener"] == -1
