"""Events: what happened, with names, as each seat saw it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tables import lay, play

import signoria
from signoria.games.condottiere.components import CARD_NAMES, REGION_NAMES
from signoria.games.condottiere.events import KINDS_OF_EVENTS
from signoria.kernel.game import Event
from signoria.kernel.phrases import Plain

BATTLE = """
    site = "firenze"
    holder = 0
    turn = 0
    seat = [
      { hand = "10 6 bishop scarecrow winter", line = "5 3" },
      { hand = "1 2 spring", line = "4" },
      { hand = "heroine 2" },
    ]
    """

# The strengths of a conquest are told one by one.
NAMES = dict(KINDS_OF_EVENTS) | {
    "conquered": ("seat", "region", "strength", "second"),
    "undone": ("seat", "number"),
}

TABLES = [
    pytest.param(2, {}, id="two seats"),
    pytest.param(3, {"hidden_cards": True}, id="hidden cards"),
    pytest.param(4, {"draw_after_battle": True}, id="draw after battle"),
    pytest.param(5, {"capture_regions": True}, id="capture"),
    pytest.param(3, {"points": 20}, id="points"),
]


Told = tuple[str, dict[str, Plain]]


def plainly(events: Sequence[Event]) -> list[Told]:
    """Events as kinds, and arguments without their types."""
    return [(event.kind, event.plain) for event in events]


def new_events(match: signoria.Match, seat: int | None, *moves: str) -> list[Told]:
    """What the seat is told of these moves."""
    before = len(match.events(seat))
    play(match, *moves)
    return plainly(match.events(seat, since=before))


def drive(match: signoria.Match, seed: int = 0) -> signoria.Match:
    """Play at random to the end."""
    rng = signoria.seeded(seed)
    while match.to_act:
        seat = match.to_act[rng.below(len(match.to_act))]
        moves = match.choices(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


def hand(match: signoria.Match, seat: int) -> list[str]:
    """The seat's hand, as the position writes it."""
    seats = match.position()["seat"]
    assert isinstance(seats, list)
    return str(seats[seat]["hand"]).split()


# Names and arguments


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_event_has_a_known_kind_and_named_arguments(seats: int, options: dict[str, object]) -> None:
    match = drive(signoria.new("condottiere", seats, seed=2, options=options))
    for seat in (None, *range(seats)):
        for event in match.events(seat):
            assert set(event.plain) == set(NAMES[event.kind])
            for name, value in event.plain.items():
                if name == "card":
                    assert value is None or value in CARD_NAMES
                elif name == "region":
                    assert value is None or value in REGION_NAMES
                elif name == "reason":
                    assert isinstance(value, str)
                else:
                    assert isinstance(value, int)


def test_a_game_begins_with_the_figure_and_the_deal() -> None:
    match = signoria.new("condottiere", 2, seed=1, options={"opener": 1})
    told = match.events(0)
    assert plainly(told[:2]) == [("game-opened", {"number": 1}), ("figure-given", {"seat": 1})]
    assert [event.kind for event in told[2:]] == ["card-dealt"] * 20
    assert [event.plain["seat"] for event in told[2:]] == [1] * 10 + [0] * 10


def test_a_placed_figure_begins_a_battle() -> None:
    match = signoria.new("condottiere", 2, seed=1, options={"opener": 1})
    assert new_events(match, 0, "1 at siena") == [
        ("figure-placed", {"seat": 1, "region": "siena"}),
        ("battle-begun", {"region": "siena"}),
    ]


def test_cards_played_are_told_with_what_they_do() -> None:
    match = lay(BATTLE)
    assert new_events(match, 2, "0 play winter") == [("card-played", {"seat": 0, "card": "winter"})]
    assert new_events(match, 2, "1 play spring") == [
        ("card-played", {"seat": 1, "card": "spring"}),
        ("swept", {"card": "winter"}),
    ]
    assert new_events(match, 2, "2 pass") == [("passed", {"seat": 2})]
    assert new_events(match, 2, "0 play bishop", "0 favour milano") == [
        ("card-played", {"seat": 0, "card": "bishop"}),
        ("swept", {"card": "5"}),
        ("favour-placed", {"seat": 0, "region": "milano"}),
    ]
    assert new_events(match, 2, "1 pass", "0 play scarecrow", "0 take 3") == [
        ("passed", {"seat": 1}),
        ("card-played", {"seat": 0, "card": "scarecrow"}),
        ("taken-back", {"seat": 0, "card": "3"}),
    ]


def test_a_battle_ends_with_a_conquest_or_a_tie() -> None:
    won = new_events(lay(BATTLE), None, "0 pass", "1 pass", "2 pass")
    assert won[3:5] == [
        ("conquered", {"seat": 0, "region": "firenze", "strength": 8, "second": 4}),
        ("figure-given", {"seat": 0}),
    ]
    match = lay('site = "roma"\nturn = 0\nseat = [{ hand = "1" }, { hand = "2", passed = true }]')
    tied = new_events(match, None, "0 pass")
    assert tied[1:3] == [("tied", {"region": "roma", "strength": 0}), ("figure-given", {"seat": 1})]


def test_a_seat_without_cards_sits_out() -> None:
    match = lay('site = "roma"\nturn = 0\nseat = [{ hand = "1 2" }, { }, { hand = "3" }]')
    assert new_events(match, None, "0 play 1") == [
        ("card-played", {"seat": 0, "card": "1"}),
        ("sat-out", {"seat": 1}),
    ]


def test_the_end_is_told_with_its_reason() -> None:
    match = lay("""
        site = "modena"
        turn = 0
        seat = [
          { hand = "1", line = "10", regions = ["firenze", "bologna", "lucca"] },
          { passed = true }, { passed = true }, { passed = true },
        ]
        """)
    told = new_events(match, 3, "0 pass")
    assert told[-1] == ("ended", {"reason": "adjacent"})


@pytest.mark.rule("C8.2")
def test_points_are_told_game_by_game() -> None:
    match = drive(signoria.new("condottiere", 2, seed=1, options={"points": 20}))
    assert match.result is not None
    scored = [event.plain for event in match.events(None) if event.kind == "scored"]
    games = [event.plain["number"] for event in match.events(None) if event.kind == "game-opened"]
    assert games == list(range(1, len(scored) // 2 + 1))
    totals = [[args["total"] for args in scored if args["seat"] == seat][-1] for seat in range(2)]
    assert tuple(totals) == match.result.points


# What a seat may not know


@pytest.mark.rule("C0.4")
def test_a_seat_is_told_only_of_its_own_cards_in_a_deal() -> None:
    match = signoria.new("condottiere", 3, seed=5, options={"opener": 0})
    for seat in range(3):
        dealt = [event.plain for event in match.events(seat) if event.kind == "card-dealt"]
        assert sorted(str(args["card"]) for args in dealt if args["seat"] == seat) == sorted(hand(match, seat))
        assert {args["card"] for args in dealt if args["seat"] != seat} == {None}
    assert {event.plain["card"] for event in match.events(None) if event.kind == "card-dealt"} == {None}


@pytest.mark.rule("C8.5")
def test_a_face_down_card_is_told_to_its_owner_only_until_it_is_turned_up() -> None:
    match = lay('site = "roma"\nturn = 0\nseat = [{ hand = "10 6 1" }, { hand = "1 2" }]', hidden_cards=True)
    play(match, "0 play 10")
    assert plainly(match.events(0)) == [("played-face-down", {"seat": 0, "card": "10"})]
    for seat in (1, None):
        assert plainly(match.events(seat)) == [("played-face-down", {"seat": 0, "card": None})]
    assert new_events(match, 1, "1 pass", "0 play 6") == [
        ("passed", {"seat": 1}),
        ("turned-up", {"seat": 0, "card": "10"}),
        ("played-face-down", {"seat": 0, "card": None}),
    ]


@pytest.mark.rule("C4.7")
def test_answers_are_not_told_before_all_have_answered_and_then_only_who_discarded() -> None:
    match = lay("""
        site = "firenze"
        stack = ["offer-discards", "end-round", "begin-battle", "end-game"]
        seat = [{ hand = "winter" }, { hand = "spring bishop" }, { hand = "6" }]
        """)
    play(match, "1 discard hand", "0 keep hand")
    assert [match.events(seat) for seat in (None, 0, 1, 2)] == [[], [], [], []]
    assert new_events(match, 0, "2 keep hand")[0] == ("hand-discarded", {"seat": 1, "cards": 2})
    assert match.events(0) == match.events(1) == match.events(2) == match.events(None)


@pytest.mark.rule("C5.1")
def test_only_how_many_cards_were_kept_is_told() -> None:
    match = lay("""
        site = "firenze"
        stack = ["end-round", "begin-battle", "end-game"]
        seat = [{ hand = "winter 6 10" }, { }]
        """)
    play(match, "0 keep winter")
    assert match.events(1) == []
    told = new_events(match, 1, "0 keep 10")
    assert told[:2] == [("cards-kept", {"seat": 0, "cards": 2}), ("round-ended", {})]


@pytest.mark.rule("C7.1")
def test_that_cards_were_shown_is_public_which_is_not() -> None:
    match = lay(BATTLE)
    match.show(0, "winter 6", [1])
    shown = ("cards-shown", {"seat": 0, "to": 1})
    for seat in (None, 0, 2):
        assert plainly(match.events(seat)) == [shown]
    cards = [("card-shown", {"seat": 0, "card": "6"}), ("card-shown", {"seat": 0, "card": "winter"})]
    assert plainly(match.events(1)) == [shown, *cards]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nobody_is_told_more_than_the_rules_allow(seats: int, options: dict[str, object]) -> None:
    """In whole games: events differ between seats only in cards dealt and in cards that lie face down."""
    match = drive(signoria.new("condottiere", seats, seed=6, options=options))
    public = match.events(None)
    for seat in range(seats):
        own = match.events(seat)
        assert [event.kind for event in own] == [event.kind for event in public]
        for mine, all_see in zip(own, public, strict=True):
            if mine != all_see:
                assert mine.kind in ("card-dealt", "played-face-down")
                assert mine.plain["seat"] == seat
                assert all_see.plain == {"seat": seat, "card": None}


# Since when


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_since_gives_what_came_later(seat: int | None) -> None:
    match = lay(BATTLE)
    match.show(0, "winter", 1)
    play(match, "0 play 10", "1 pass", "2 play heroine")
    told = match.events(seat)
    for since in range(len(told) + 1):
        assert match.events(seat, since) == match.events(seat, since=since) == told[since:]
    assert match.events(seat, len(told) + 5) == []


def test_since_counts_what_the_seat_itself_was_told() -> None:
    match = lay(BATTLE)
    match.show(0, "winter 6", 1)
    marks = {seat: len(match.events(seat)) for seat in (0, 1, 2)}
    assert marks == {0: 1, 1: 3, 2: 1}
    play(match, "0 pass")
    for seat, mark in marks.items():
        assert plainly(match.events(seat, since=mark)) == [("passed", {"seat": 0})]


def test_events_are_a_list_of_ones_own() -> None:
    match = play(lay(BATTLE), "0 pass")
    match.events(0).clear()
    assert plainly(match.events(0)) == [("passed", {"seat": 0})]


def test_a_refused_move_tells_nothing() -> None:
    match = lay(BATTLE)
    for move in ("play heroine", "at roma", "nonsense"):
        with pytest.raises(signoria.Refused):
            match.play(0, move)
    assert match.events(0) == []


def test_asking_and_planning_tell_nothing() -> None:
    match = play(lay(BATTLE), "0 play bishop")
    told = match.events(0)
    match.plan(0)
    match.why_not(0, "favour roma")
    match.position()
    match.record()
    signoria.imagine(match.view(1), signoria.seeded(1))
    assert match.events(0) == told


def test_a_copy_has_been_told_the_same_and_hears_nothing_more() -> None:
    match = play(lay(BATTLE), "0 pass")
    twin = match.copy()
    assert twin.events(1) == match.events(1)
    play(twin, "1 pass")
    assert len(match.events(1)) == 1
    play(match, "1 play 1")
    assert plainly(twin.events(1))[-1] == ("passed", {"seat": 1})
