"""Bad input of every kind: only the documented errors come out, and nothing is lost."""

from __future__ import annotations

import copy
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TypeVar

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from tables import lay, play

import signoria
from signoria.games.condottiere.components import CARD_NAMES, REGION_NAMES
from signoria.games.condottiere.edition import standard, standard_text
from signoria.games.condottiere.game import GRAMMAR
from signoria.match.fairness import Sealed
from signoria.match.record import FIELDS, FIRST_LINE

bounded = settings(
    derandomize=True, database=None, deadline=None, max_examples=150, suppress_health_check=list(HealthCheck)
)

thorough = settings(bounded, max_examples=400)

any_text = st.text(st.characters(exclude_categories=()), max_size=30)  # half letters (surrogates) too
scalars = st.one_of(st.none(), st.booleans(), st.integers(-3, 12), st.integers(), st.floats(), any_text)
json_like = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(any_text, inner, max_size=4)),
    max_leaves=8,
)

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"hidden_cards": True}),
    (4, {"draw_after_battle": True, "opener": 1}),
    (5, {"capture_regions": True}),
    (3, {"points": 20}),
]


Outcome = TypeVar("Outcome")
Error = TypeVar("Error", bound=Exception)


def attempt(error: type[Error], ask: Callable[[], Outcome]) -> Outcome | Error:
    """What comes of it: an answer, or an error of the documented kind. Any other error goes through."""
    try:
        return ask()
    except error as problem:
        return problem


@contextmanager
def in_good_time(seconds: float = 5) -> Iterator[None]:
    """What takes longer than this would never end."""

    def stop(*_: object) -> None:
        raise AssertionError("this runs away")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


# Real matches to begin with


@cache
def running(number: int) -> signoria.Match:
    """A match in its middle; nothing changes it but a test that has failed."""
    seats, options = TABLES[number % len(TABLES)]
    sealed = None if number % 2 else Sealed(bytes([number + 1]) * 32, ["a", "b"], f"table {number}")
    match = signoria.new("condottiere", seats, seed=number if sealed is None else None, options=options, sealed=sealed)
    drive(match, 12 * number + 5, number)
    if match.to_act and number % 3 == 0:
        show_something(match)
    return match


def drive(match: signoria.Match, decisions: int, seed: int) -> None:
    """Play at random for so many decisions, or to the end."""
    rng = signoria.seeded(seed)
    for _ in range(decisions):
        if not match.to_act:
            break
        seat = match.to_act[rng.below(len(match.to_act))]
        moves = match.choices(seat)
        match.play(seat, moves[rng.below(len(moves))])


def show_something(match: signoria.Match) -> None:
    """Some seat with cards shows one."""
    seats = match.position()["seat"]
    assert isinstance(seats, list)
    for seat, one in enumerate(seats):
        if one.get("hand"):
            match.show(seat, one["hand"].split()[0], (seat + 1) % match.seats)
            return


BATTLE = 'site = "roma"\nturn = 0\nseat = [{ hand = "winter 6", line = "3" }, { hand = "bishop" }]'
AFTER = ["discard-lines", "offer-discards", "end-round", "begin-battle", "end-game"]
ASKED = [
    ["place-figure 1", *AFTER],
    ["place-favour 0", "discard-bishop 0", "next-turn 1", "end-game"],
    ["take-back-mercenary 0 -1", "next-turn 1", "end-game"],
    AFTER,
]
KEEPING = 'site = "roma"\nstack = ["end-round", "begin-battle", "end-game"]\nseat = [{ }, { hand = "winter 6 6" }]'
OVER = 'winners = [0]\nreason = "regions"\nseat = [{ hand = "1" }, { }]'


@cache
def situations() -> list[signoria.Match]:
    """Matches in which something different is asked each time; then one that waits for luck, and one that is over."""
    seats = [{"hand": "winter 6", "line": "3 bishop"}, {"hand": "spring"}]
    asked = [
        signoria.from_position("condottiere", {"site": "roma", "holder": 1, "seat": seats, "stack": stack}, seed=1)
        for stack in ASKED
    ]
    header = signoria.new("condottiere", 2, seed=1).record().splitlines()[:5]
    return [lay(BATTLE), *asked, lay(KEEPING), signoria.replay("\n".join([*header, "", "* lot 1"])), lay(OVER)]


def everything(match: signoria.Match) -> list[object]:
    """All that bad input must leave alone."""
    seats = range(match.seats)
    return [
        match.position(),
        match.record(private=True),
        match.to_act,
        [match.events(seat) for seat in seats],
        [match.undo_horizon(seat) for seat in seats],
    ]


# Records


def assert_read_or_refused(text: str) -> None:
    """The record is refused with a line that is there, or it is read and its own record is sound."""
    match = attempt(signoria.BadRecord, lambda: signoria.replay(text))
    if isinstance(match, signoria.BadRecord):
        assert 1 <= match.line <= max(1, len(text.splitlines()))
        assert match.problem
        assert str(match) == f"line {match.line}: {match.problem}"
        assert not signoria.verify(text).is_true
        return
    assert isinstance(signoria.verify(text).is_true, bool)
    written = match.record(private=True)
    assert signoria.replay(written).record(private=True) == written


@bounded
@given(any_text)
@example("")
@example("\ud800")
@example("\x00")
def test_any_text_as_a_record(text: str) -> None:
    assert_read_or_refused(text)


@bounded
@given(st.lists(st.tuples(st.sampled_from([*FIELDS, "", "#", "Game"]), any_text), max_size=6), any_text)
def test_any_header_and_any_moves(fields: list[tuple[str, str]], moves: str) -> None:
    assert_read_or_refused("\n".join([FIRST_LINE, *(f"{name}: {value}" for name, value in fields), "", moves]))


numbers = st.one_of(
    st.sampled_from(
        ["", "-", "--1", "+1", "1_0", "1.0", "1e3", "0x1", "٣", "²", "-0", " ", "9" * 5000, "-" + "9" * 5000]
    ),
    st.integers().map(str),
)
values = st.one_of(
    any_text,
    numbers,
    json_like.filter(lambda one: not isinstance(one, float)).map(repr),
    st.sampled_from(
        [
            "true",
            "{}",
            "[]",
            '["a"]',
            "00",
            "zz",
            "é",
            "condottiere",
            "points=20",
            '{"seat":[]}',
            '"\\ud800"',
            "[" * 9999,
        ]
    ),
    numbers.map(lambda number: f"points={number} opener={number}"),
)


@thorough
@given(st.integers(0, 7), st.sampled_from(FIELDS), values)
@example(1, "seed", "--5")
@example(1, "seed", "9" * 5000)
@example(1, "rules", "--1")
@example(1, "options", "points=--5")
@example(1, "options", "points=" + "9" * 5000)
@example(1, "position", '{"a":' + "[" * 99_999)
@example(1, "position", "\ud800")
@example(0, "salts", '["\ud800"]')
@example(0, "salts", '["' + "[" * 99_999 + '"]')
def test_any_value_in_any_field_of_a_real_header(number: int, field: str, value: str) -> None:
    text = running(number).record(private=True)
    lines = [line for line in text.splitlines() if not line.startswith(f"{field}:")]
    assert_read_or_refused("\n".join([lines[0], f"{field}: {value}", *lines[1:]]))


strange = st.one_of(
    st.sampled_from(
        [*"*;:#-,? \t\x0b\x85\u2028\x00", "\n", "\r", "9" * 5000, "0 pass", "* deal winter", "shows", "²", "\ud800"]
    ),
    any_text,
)
spot = st.floats(0, 1, exclude_max=True)
Change = tuple[str, float, float, str]
changes = st.lists(
    st.tuples(st.sampled_from(["drop", "double", "move", "swap", "alter", "insert", "cut"]), spot, spot, strange),
    min_size=1,
    max_size=3,
)


def changed(lines: list[str], how: Change) -> list[str]:
    """Lines with one of them dropped, doubled, moved, altered…"""
    kind, where, other, text = how
    at = int(where * len(lines))
    to = int(other * len(lines))
    line = lines[at]
    column = int(other * (len(line) + 1))
    return {
        "drop": [*lines[:at], *lines[at + 1 :]],
        "double": [*lines[:at], line, *lines[at:]],
        "move": [*lines[:to], line, *lines[to:]],
        "swap": [*lines[:at], lines[to], *lines[at + 1 :]],
        "alter": [*lines[:at], line[:column] + text + line[column + 1 :], *lines[at + 1 :]],
        "insert": [*lines[:at], line[:column] + text + line[column:], *lines[at + 1 :]],
        "cut": [*lines[:at], line[:column]],
    }[kind]


@thorough
@given(st.integers(0, 7), st.booleans(), changes)
def test_a_real_record_changed(number: int, private: bool, how: list[Change]) -> None:
    lines = running(number).record(private=private).splitlines()
    for change in how:
        lines = changed(lines, change) if lines else lines
    assert_read_or_refused("\n".join(lines))


@pytest.mark.parametrize("number", range(8))
def test_a_real_record_broken_off_after_any_line(number: int) -> None:
    lines = running(number).record(private=True).splitlines()
    for end in range(0, len(lines), 1 + len(lines) // 40):
        assert_read_or_refused("\n".join(lines[:end]))


@bounded
@given(st.integers(0, 7), any_text)
def test_any_components_for_a_record(number: int, components: str) -> None:
    """They are refused, or correct nothing: an empty file."""
    record, whole = running(number).record(), running(number).record(private=True)
    again = attempt(signoria.BadInput, lambda: signoria.replay(record, components))
    assert isinstance(again, signoria.BadInput) or again.record() == record
    assert signoria.verify(whole, components).is_true != isinstance(again, signoria.BadInput)


# Positions


def assert_laid_or_refused(data: object) -> None:
    """The position is refused, or it makes a table that can be looked at, played on, recorded and laid again."""
    with in_good_time():
        match = attempt(signoria.BadInput, lambda: signoria.from_position("condottiere", data, seed=1))  # type: ignore[arg-type]
    if isinstance(match, signoria.BadInput):
        assert str(match)
        return
    for _ in range(12):
        for seat in (None, *range(match.seats)):
            match.view(seat)
        if not match.to_act:
            break
        seat = match.to_act[-1]
        moves = match.choices(seat)
        assert moves, "a seat that must act can"
        match.play(seat, moves[len(moves) // 2])
    cards = [card for pile in piles(match.position()) for card in pile.split()]
    assert len(cards) == 110
    written = match.record(private=True)
    assert signoria.replay(written).record(private=True) == written
    again = attempt(signoria.BadInput, lambda: signoria.from_position("condottiere", match.position(), seed=1))
    if isinstance(again, signoria.Match):  # a stack that makes no sense may lead to what cannot be
        assert again.position() == match.position()


def piles(data: dict[str, object]) -> Iterator[str]:
    """All cards of a position, pile by pile."""
    for name in ("deck", "discard", "buried"):
        yield str(data.get(name, ""))
    seats = data["seat"]
    assert isinstance(seats, list)
    for seat in seats:
        for name in ("hand", "line", "down"):
            yield str(seat.get(name, ""))


@bounded
@given(json_like)
@example(None)
@example([])
@example("")
@example({1: 2})
@example({"game": ["condottiere"]})
@example({"seat": 5})
def test_any_data_as_a_position(data: object) -> None:
    assert_laid_or_refused(data)


FIELDS_OF_A_POSITION = [
    "game", "seat", "options", "edition", "holder", "opener", "site", "pope", "deck", "discard", "buried", "kept",
    "battles", "idle", "games", "finalists", "winners", "reason", "turn", "stack", "opened", "lanes",
]  # fmt: skip


@bounded
@given(st.dictionaries(st.sampled_from(FIELDS_OF_A_POSITION), json_like, max_size=4))
def test_any_data_in_the_fields_of_a_position(data: dict[str, object]) -> None:
    assert_laid_or_refused({"turn": 0, "site": "roma", "seat": [{"hand": "6 1"}, {"hand": "5"}], **data})


card_names = st.sampled_from([*CARD_NAMES, "dragon"])
steps = st.builds(
    lambda name, numbers: " ".join([name, *map(str, numbers)]),
    st.sampled_from(sorted(GRAMMAR.makers)),
    st.one_of(st.just([0]), st.just([1]), st.lists(st.sampled_from([-1, 0, 1, 2, 7, 150]), max_size=3)),
)
pieces = st.one_of(
    st.lists(card_names, max_size=4).map(" ".join),
    st.sampled_from(["torino", "roma", "napoli", "", " ", "atlantis", "undecided", "final-battle", "points"]),
    st.lists(st.integers(-1, 6), max_size=3),
    st.lists(steps, max_size=3).map(lambda some: [*some, "end-game"]),
    steps,
    st.integers(-2, 200),
    st.booleans(),
    json_like,
)
edits = st.lists(st.tuples(st.sampled_from(["drop", "put", "add", "double"]), spot, pieces), min_size=1, max_size=3)


def places(data: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The ways to every part of nested data, but to the whole."""
    if path:
        yield path
    if isinstance(data, dict):
        for name, part in data.items():
            yield from places(part, (*path, name))
    elif isinstance(data, list):
        for at, part in enumerate(data):
            yield from places(part, (*path, at))


def edited(data: object, how: str, where: float, piece: object) -> None:
    """Change one part of nested data."""
    ways = list(places(data))
    if not ways:
        return
    *path, last = ways[int(where * len(ways))]
    for step in path:
        data = data[step]  # type: ignore[index]
    holder: dict[str | int, object] | list[object] = data  # type: ignore[assignment]
    part = holder[last]  # type: ignore[index]
    if how == "drop":
        del holder[last]  # type: ignore[arg-type]
    elif how == "add" and isinstance(part, list):
        part.insert(int(where * 97) % (len(part) + 1), copy.deepcopy(piece))
    elif how == "add" and isinstance(part, str) and isinstance(piece, str):
        holder[last] = f"{part} {piece}"  # type: ignore[index]
    elif how == "double" and isinstance(holder, list):
        holder.append(copy.deepcopy(part))
    else:
        holder[last] = copy.deepcopy(piece)  # type: ignore[index]


@thorough
@given(st.integers(0, 13), edits)
def test_a_real_position_changed(number: int, how: list[tuple[str, float, object]]) -> None:
    data = copy.deepcopy(running(number).position() if number < 8 else situations()[number - 8].position())
    for edit in how:
        edited(data, *edit)
    assert_laid_or_refused(data)


HIDDEN = {"hidden_cards": True}
SEATS = [{"hand": "10 6"}, {"hand": "1 2"}]
ALL_REGIONS = list(REGION_NAMES)

# Positions that cannot be: what is wrong, the field that the error must name, the position.
IMPOSSIBLE: list[tuple[str, str, dict[str, object]]] = [
    ("no seats", "seat", {"turn": 0, "seat": []}),
    ("seven seats", "seat", {"turn": 0, "seat": [{}] * 7}),
    ("nothing to come", "stack", {"seat": SEATS}),
    ("no end", "stack", {"seat": SEATS, "stack": ["play-card 0"]}),
    ("unknown step", "stack", {"seat": SEATS, "stack": ["play-chess 0", "end-game"]}),
    ("step of another seat", "stack", {"seat": SEATS, "stack": ["play-card 5", "end-game"]}),
    ("step with too many numbers", "stack", {"seat": SEATS, "stack": ["play-card 0 1 2", "end-game"]}),
    ("step without its number", "stack", {"seat": SEATS, "stack": ["play-card", "end-game"]}),
    ("step with a word", "stack", {"seat": SEATS, "stack": ["play-card zero", "end-game"]}),
    ("step with a long number", "stack", {"seat": SEATS, "stack": ["play-card " + "9" * 5000, "end-game"]}),
    ("turn and stack", "turn", {"seat": SEATS, "turn": 0, "stack": ["play-card 0", "end-game"]}),
    ("turn of nobody", "turn", {"seat": SEATS, "turn": 2}),
    ("unknown field", "weather", {"seat": SEATS, "turn": 0, "weather": "fair"}),
    ("unknown field of a seat", "mood", {"seat": [{"mood": "fair"}, {}], "turn": 0}),
    ("unknown card", "hand", {"seat": [{"hand": "dragon"}, {}], "turn": 0}),
    ("too many of a card", "winter", {"seat": [{"hand": "winter winter winter winter"}, {}], "turn": 0}),
    ("unknown region", "regions", {"seat": [{"regions": ["atlantis"]}, {}], "turn": 0}),
    ("region without a name", "regions", {"seat": [{"regions": [""]}, {}], "turn": 0}),
    ("region of two seats", "regions", {"seat": [{"regions": ["roma"]}, {"regions": ["roma"]}], "turn": 0}),
    ("unknown site", "site", {"seat": SEATS, "turn": 0, "site": "atlantis"}),
    ("battle over nothing", "site", {"seat": SEATS, "turn": 0}),
    ("unknown pope", "pope", {"seat": SEATS, "turn": 0, "pope": "atlantis"}),
    ("holder who is not there", "holder", {"seat": SEATS, "turn": 0, "holder": 2}),
    ("holder who is negative", "holder", {"seat": SEATS, "turn": 0, "holder": -1}),
    ("opener who is not there", "opener", {"seat": SEATS, "turn": 0, "opener": 9}),
    ("finalist who is not there", "finalists", {"seat": SEATS, "turn": 0, "finalists": [2]}),
    ("winner who is not there", "winners", {"seat": SEATS, "winners": [5]}),
    ("unknown reason", "reason", {"seat": SEATS, "turn": 0, "reason": "luck"}),
    ("two cards face down", "down", {"seat": [{"down": "10 6"}, {}], "turn": 0, "options": HIDDEN}),
    ("two equal cards face down", "down", {"seat": [{"down": "6 6"}, {}], "turn": 0, "options": HIDDEN}),
    ("spaces face down", "down", {"seat": [{"down": " "}, {}], "turn": 0, "options": HIDDEN}),
    ("a winter face down", "down", {"seat": [{"down": "winter"}, {}], "turn": 0, "options": HIDDEN}),
    ("a card face down without the option", "down", {"seat": [{"down": "6"}, {}], "turn": 0}),
    ("winter and spring", "line", {"seat": [{"line": "winter"}, {"line": "spring"}], "turn": 0}),
    ("revealed and not held", "revealed", {"seat": [{"hand": "1", "revealed": "6"}, {}], "turn": 0}),
    ("shown and not held", "shown", {"seat": [{"hand": "1", "shown": {"1": "6"}}, {}], "turn": 0}),
    ("shown to oneself", "shown", {"seat": [{"hand": "1", "shown": {"0": "1"}}, {}], "turn": 0}),
    ("shown to nobody", "shown", {"seat": [{"hand": "1", "shown": {"7": "1"}}, {}], "turn": 0}),
    ("shown to a long number", "shown", {"seat": [{"hand": "1", "shown": {"9" * 5000: "1"}}, {}], "turn": 0}),
    ("remembered and not buried", "remembers", {"seat": [{"remembers": "6"}, {}], "turn": 0}),
    ("cards that lie nowhere", "cards", {"seat": SEATS, "turn": 0, "deck": "1", "discard": "2"}),
    ("another edition", "edition", {"seat": SEATS, "turn": 0, "edition": "1995 0123"}),
    ("unknown option", "dragons", {"seat": SEATS, "turn": 0, "options": {"dragons": True}}),
    ("option of another type", "points", {"seat": SEATS, "turn": 0, "options": {"points": True}}),
    ("options together", "points", {"seat": SEATS, "turn": 0, "options": {"points": 20, "capture_regions": True}}),
    ("a number that is a text", "holder", {"seat": SEATS, "turn": 0, "holder": "0"}),
    ("a number that is not whole", "holder", {"seat": SEATS, "turn": 0, "holder": 0.5}),
    ("a hand that is a list", "hand", {"seat": [{"hand": ["6"]}, {}], "turn": 0}),
    ("more cards dealt than there are", "deal", {"seat": SEATS, "stack": ["deal-cards 0 200", "end-game"]}),
    ("more cards being dealt than there are", "deal", {"seat": SEATS, "stack": ["deal-card 0 200", "end-game"]}),
    ("more cards drawn than there are", "answer", {
        "seat": [{"answer": 999}, {}], "stack": ["reveal-draws", "end-game"]}),
    ("a final battle of nobody", "finalists", {"seat": SEATS, "stack": ["begin-final-battle", "end-game"]}),
    ("a figure without a place", "stack", {
        "seat": [{"regions": ALL_REGIONS}, {}], "stack": ["place-figure 0", "end-game"]}),
    ("kept and not held", "kept", {"seat": SEATS, "kept": "winter", "stack": ["keep-card 0 1", "end-game"]}),
    ("an end without a winner", "winners", {"seat": SEATS, "stack": ["end-game"]}),
    ("lanes for too few", "lanes", {"seat": SEATS, "stack": ["end-game"], "opened": ["discard-hand 0"], "lanes": [[]]}),
    ("a lane of another seat", "lanes", {
        "seat": SEATS, "stack": ["reveal-discards", "end-game"],
        "opened": ["discard-hand 0", "discard-hand 1"], "lanes": [["discard-hand 1"], ["discard-hand 0"]]}),
    ("a lane that decides nothing", "lanes", {
        "seat": SEATS, "stack": ["reveal-discards", "end-game"],
        "opened": ["discard-hand 0", "discard-hand 1"], "lanes": [["set-up"], ["discard-hand 1"]]}),
]  # fmt: skip


@pytest.mark.parametrize(("field", "data"), [case[1:] for case in IMPOSSIBLE], ids=[case[0] for case in IMPOSSIBLE])
def test_a_position_that_cannot_be_is_refused_with_its_field(field: str, data: dict[str, object]) -> None:
    with pytest.raises(signoria.BadInput) as error:
        signoria.from_position("condottiere", data, seed=1)
    assert field in str(error.value)
    with pytest.raises(signoria.BadInput):
        signoria.from_position("condottiere", {**data, "game": "condottiere"})


@pytest.mark.parametrize("field", ["finalists", "winners"])
def test_a_seat_named_twice_is_named_once_or_refused(field: str) -> None:
    """Two times seat 0 is not seat 1."""
    data: dict[str, object] = {"seat": SEATS, field: [0, 0], "reason": "regions"}
    if field == "finalists":
        data["turn"] = 0
    match = attempt(signoria.BadInput, lambda: signoria.from_position("condottiere", data, seed=1))
    if isinstance(match, signoria.BadInput):
        assert field in str(match)
    else:
        assert match.position()[field] == [0]


# Options, seats, games, bots


@bounded
@given(
    st.dictionaries(
        st.one_of(st.sampled_from([option.name for option in running(0).game.options]), any_text), json_like, max_size=4
    ),
    st.one_of(st.integers(-1, 8), scalars),
)
def test_any_options_and_any_seats(options: dict[str, object], seats: int) -> None:
    match = attempt(signoria.BadOption, lambda: signoria.new("condottiere", seats, seed=1, options=options))
    if isinstance(match, signoria.BadOption):
        assert str(match)
        return
    assert match.seats == seats
    for name, value in options.items():
        assert match.view(None).options[name] == value


@bounded
@given(any_text)
def test_any_name_of_a_game_or_a_bot(name: str) -> None:
    if name not in ("condottiere", "random", "greedy"):
        for ask in (
            lambda: signoria.new(name, 2),
            lambda: signoria.from_position(name, {}),
            lambda: signoria.bot(name),
        ):
            with pytest.raises(signoria.BadInput):
                ask()


# Moves, undo, asides

seat_numbers = st.one_of(st.integers(-4, 4), st.integers())
words = ["play", "at", "favour", "take", "keep", "draw", "deal", "lot", "turn", "stay", "discard", "pass"]
things = ["", "winter", "6", "roma", "nowhere", "nothing", "hand", "up", "down", "2", "dragon", "?", "6 6"]
move_texts = st.one_of(
    any_text,
    st.builds(lambda verb, thing: f"{verb} {thing}", st.sampled_from(words), st.sampled_from(things)),
    st.builds(
        lambda text, space: space + text.replace(" ", space * 2) + space,
        st.sampled_from(words),
        st.sampled_from(" \t\n"),
    ),
)


@thorough
@given(st.integers(0, 7), seat_numbers, move_texts)
def test_any_move(number: int, seat: int, text: str) -> None:
    match = situations()[number]
    before = everything(match)
    why = match.why_not(seat, text)
    played = match.copy()
    refused = attempt(signoria.Refused, lambda: played.play(seat, text))
    if refused is not None:
        assert why is not None
        assert (refused.code, refused.rule) == (why.code, why.rule)
        assert refused.text
        assert everything(played) == before
    else:
        assert why is None
        assert played.position() != match.position()
    assert everything(match) == before


@bounded
@given(st.integers(0, 7), seat_numbers, st.one_of(any_text, st.lists(st.one_of(card_names, any_text), max_size=3)),
       st.one_of(seat_numbers, st.lists(seat_numbers, max_size=3)))  # fmt: skip
def test_any_aside(number: int, seat: int, cards: str | list[str], to: int | list[int]) -> None:
    match = situations()[number].copy()
    before = everything(match)
    refused = attempt(signoria.Refused, lambda: match.show(seat, cards, to))
    if refused is not None:
        assert refused.text
        assert everything(match) == before
    else:
        assert match.record().count(" shows ") == 1


@bounded
@given(st.integers(0, 7), seat_numbers, st.one_of(st.integers(-3, 3), st.integers()))
def test_any_undo(number: int, seat: int, moves: int) -> None:
    match = situations()[number].copy()
    before = everything(match)
    with pytest.raises(signoria.Refused):
        match.undo(seat, moves)
    assert everything(match) == before


def test_a_match_goes_on_after_any_number_of_mistakes() -> None:
    match, other = (lay('site = "roma"\nturn = 0\nseat = [{ hand = "6 1" }, { hand = "5" }]') for _ in range(2))
    for wrong in ("play winter", "nonsense", "at roma", "deal 6", ""):
        for seat in (-1, 0, 1, 2):
            with pytest.raises(signoria.Refused):
                match.play(seat, wrong)
    play(match, "0 play 6", "1 pass", "0 pass")
    play(other, "0 play 6", "1 pass", "0 pass")
    assert everything(match) == everything(other)


# Components


@bounded
@given(any_text)
@example("")
@example("edition = 3")
@example("a = " + "[" * 5000)
def test_any_text_as_components(text: str) -> None:
    """It is refused, or corrects nothing: an empty file."""
    match = attempt(signoria.BadInput, lambda: signoria.new("condottiere", 3, seed=1, components=text))
    if isinstance(match, signoria.BadInput):
        assert "components" in str(match)
    else:
        assert match.view(0).edition == standard().label


@bounded
@given(changes)
def test_real_components_changed(how: list[Change]) -> None:
    lines = standard_text().splitlines()
    for change in how:
        lines = changed(lines, change) if lines else lines
    text = "\n".join(lines)
    with in_good_time():
        match = attempt(signoria.BadInput, lambda: signoria.new("condottiere", 6, seed=1, components=text))
    if isinstance(match, signoria.BadInput):
        assert "components" in str(match)
        return
    drive(match, 30, 1)
    written = match.record(private=True)
    assert signoria.replay(written, text).record(private=True) == written
    signoria.imagine(match.view(0), signoria.seeded(1))


NUMBERS = [(name, line) for line in standard_text().splitlines() for name in re.findall(r"^(\w+) = \d+", line)]


@pytest.mark.parametrize(("name", "line"), NUMBERS, ids=[name for name, _ in NUMBERS])
@pytest.mark.parametrize("number", ["-1", "0", "1", "1000000", "1.5", '"x"'])
def test_any_number_in_the_components(name: str, line: str, number: str) -> None:
    """A number is refused, or the game can be played with it."""
    text = standard_text().replace(line, re.sub(r"= \d+", f"= {number}", line), 1)
    with in_good_time():
        match = attempt(signoria.BadInput, lambda: signoria.new("condottiere", 6, seed=1, components=text))
    if isinstance(match, signoria.BadInput):
        assert "components" in str(match)
        return
    for seat in (None, 0, 5):
        assert msgspec.json.encode(match.view(seat))
    drive(match, 60, 1)
    written = match.record(private=True)
    assert signoria.replay(written, text).record(private=True) == written


@pytest.mark.parametrize("number", [2**31, 2**70])
def test_more_cards_than_luck_can_draw_from_are_refused(number: int) -> None:
    """`Rng.below` counts to 2³¹ − 1."""
    text = standard_text().replace("scarecrow = 16", f"scarecrow = {number}")
    assert text != standard_text()
    with (
        in_good_time(2),
        pytest.raises(signoria.BadInput, match="components: specials: `scarecrow` is too large a number"),
    ):
        signoria.new("condottiere", 2, seed=1, components=text)
