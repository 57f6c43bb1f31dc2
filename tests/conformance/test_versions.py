"""A seat's version tells whether anything has changed for it; takeback and journals lead to exactly what was."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from conformance.subject import Subject, Table
from conformance.subjects import NAMES, SITTING_NAMES, SITTINGS, SUBJECTS
from conformance.test_lanes import is_open, openings
from conformance.test_secrets import SECRET_SITTING_NAMES, SECRET_SITTINGS, act, have_parted, twins, veils
from conformance.walks import new, random_aside, random_move, random_seat, seen, strolls, viewers, written

import signoria
from signoria import Match, Refused
from signoria.kernel.game import Data
from signoria.kernel.play import Entry
from signoria.kernel.rng import Rng, seeded
from signoria.match import journal
from signoria.match.acts import Aside
from signoria.match.fairness import Sealed
from signoria.match.record import begin, split

ACTS = 250  # of a game that is looked at
FEW = 60  # of one that begins in a written position
STEPS = 16  # so far are twins played on


def frame(match: Match, viewer: int | None) -> bytes:
    """What a seat, or a spectator, is shown of the game at once."""
    horizons = (0, 0) if viewer is None else (match.undo_horizon(viewer), match.takeback_horizon(viewer))
    choices = [] if viewer is None else [move.text for move in match.choices(viewer)]
    return msgspec.json.encode([match.view(viewer), choices, *horizons])


def hesitate(subject: Subject, match: Match, rng: Rng) -> None:
    """One act of any kind: mostly a move, but also moves taken back, alone or by consent, and cards shown."""
    seat = rng.below(match.seats)
    whim = rng.below(8)
    if whim == 0 and match.undo_horizon(seat):
        match.undo(seat, 1 + rng.below(match.undo_horizon(seat)))
    elif whim == 1 and match.takeback_horizon(seat):
        match.take_back(seat, 1 + rng.below(match.takeback_horizon(seat)))
    elif whim == 2 and subject.may_show and not rng.below(3):
        random_aside(subject, match, rng)
    elif whim == 3 and not rng.below(3):
        match.confirm(seat)
    else:
        seat = random_seat(match, rng)
        match.play(seat, random_move(match, seat, rng))


def hesitant(subject: Subject, match: Match, seed: int, acts: int = ACTS) -> Iterator[Rng]:
    """A random game in which everything happens that can be asked for; yields before every act, and at the end."""
    rng = seeded(seed)
    for _ in range(acts):
        yield rng
        if not match.to_act:
            return
        hesitate(subject, match, rng)


def sealed(subject: Subject, table: Table, number: int) -> Match:
    """A new match as a server deals it."""
    fortune = Sealed(bytes([number]) * 32, [f"salt {seat}" for seat in range(table.seats)], "a-match")
    options = subject.game.check_options(table.options, table.seats)
    return Match(subject.game, subject.game.start(table.seats, options, None), fortune)


# Versions


def check_versions(subject: Subject, match: Match, seed: int, acts: int = ACTS) -> None:
    """As long as a viewer's version stays, so does all it is shown; and it never goes back."""
    known = {viewer: (match.version(viewer), frame(match, viewer)) for viewer in viewers(match)}
    for _ in hesitant(subject, match, seed, acts):
        for viewer, (version, sight) in known.items():
            now = match.version(viewer)
            assert now >= version
            if now == version:
                assert frame(match, viewer) == sight, f"seat {viewer} is not told that something has changed"
            known[viewer] = now, frame(match, viewer)


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_without_a_new_version_nothing_has_changed(subject: Subject, table: Table) -> None:
    for seed in range(2):
        check_versions(subject, new(subject, table, seed), seed)


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_without_a_new_version_nothing_has_changed_from_written_positions(subject: Subject) -> None:
    for number, (_, match) in enumerate(written(subject)):
        check_versions(subject, match, number, FEW)


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_whatever_a_seat_does_gives_it_a_new_version(subject: Subject, table: Table) -> None:
    """So that a command sent twice, or from two devices, is stale the second time."""
    match = new(subject, table, 3)
    rng = seeded(3)
    for _ in range(60):
        if match.to_act:
            seat = random_seat(match, rng)
            before = match.version(seat)
            match.play(seat, random_move(match, seat, rng))
            assert match.version(seat) > before
            for again in (match.undo, match.confirm):
                if match.undo_horizon(seat):
                    before = match.version(seat)
                    again(seat)
                    assert match.version(seat) > before


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_an_unseen_answer_leaves_the_versions_of_all_others(subject: Subject, table: Table) -> None:
    found = 0
    for match, rng in openings(subject, table):
        for seat in match.to_act:
            twin = match.copy()
            twin.play(seat, random_move(twin, seat, rng))
            if is_open(twin):
                found += 1
                for viewer in viewers(match):
                    if viewer != seat:
                        assert twin.version(viewer) == match.version(viewer)
                        assert frame(twin, viewer) == frame(match, viewer)
    assert found


@pytest.mark.parametrize(("subject", "table"), SECRET_SITTINGS, ids=SECRET_SITTING_NAMES)
def test_versions_and_horizons_tell_nothing_of_hidden_cards(subject: Subject, table: Table) -> None:
    acts = 0
    for match, rng in strolls(subject, table, range(2), every=10):
        viewer = viewers(match)[rng.below(match.seats + 1)]
        pair = twins(subject, match.position(), viewer, rng)
        for _ in range(STEPS if pair is not None else 0):
            assert pair is not None
            one, other = pair
            assert one.version(viewer) == other.version(viewer)
            assert frame(one, viewer) == frame(other, viewer)
            before = veils(subject, one), veils(subject, other)
            if not act(subject, one, other, viewer, rng) or have_parted(subject, before, one, other):
                break
            acts += 1
    assert acts


# Takeback by consent


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_a_takeback_leads_to_exactly_the_earlier_position(subject: Subject, table: Table) -> None:
    match = new(subject, table, 5)
    earlier: dict[int, tuple[Data, str, list[bytes]]] = {}
    taken = 0
    for rng in hesitant(subject, match, 5):
        earlier[len(match.standing)] = stood(match)
        for seat in range(match.seats):
            horizon = match.takeback_horizon(seat)
            for count in sorted({1, horizon, 1 + rng.below(horizon)} if horizon and not rng.below(2) else ()):
                twin = match.copy()
                twin.take_back(seat, count)
                taken += 1
                assert stood(twin) == earlier[len(twin.standing)]
                assert seat in twin.to_act
                assert sum(isinstance(one, Entry) and one.seat == seat for one in lost(match, twin)) == count
                assert all(twin.version(viewer) > match.version(viewer) for viewer in viewers(match))
                assert twin.events(None)[-1].kind == "takeback"
    assert taken


def stood(match: Match) -> tuple[Data, str, list[bytes]]:
    """Where a match stands, and what all see of it; how it came there aside."""
    views = [msgspec.json.encode(match.view(viewer)) for viewer in viewers(match)]
    return match.position(), match.record(), views


def lost(match: Match, twin: Match) -> list[object]:
    """What stood in the match, and no longer stands in its twin."""
    return list(match.standing[len(twin.standing) :])


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_no_takeback_goes_behind_luck_or_what_was_revealed(subject: Subject, table: Table) -> None:
    beyond = 0
    match = new(subject, table, 6)
    for rng in hesitant(subject, match, 6):
        for seat in range(match.seats):
            horizon = match.takeback_horizon(seat)
            assert match.undo_horizon(seat) <= horizon or match.state.lanes
            if match.state.lanes:
                assert horizon == 0
            elif horizon:
                twin = match.copy()
                twin.take_back(seat, horizon)
                for one in lost(match, twin):
                    assert not isinstance(one, Aside)
                    assert not (isinstance(one, Entry) and one.is_barrier)
                    beyond += isinstance(one, Entry) and one.seat != seat
            if not rng.below(12):
                check_refused(match, seat, horizon)
    assert beyond or table.seats == 2 or subject.is_brief, "no takeback went past another seat's decision"


def check_refused(match: Match, seat: int, horizon: int) -> None:
    """Further back, or by nothing, is refused and changes nothing."""
    before = [seen(match, viewer) for viewer in (seat, None)], match.position(), match.version(seat), len(match.acts)
    for count in (horizon + 1, 0, -1):
        with pytest.raises(Refused):
            match.take_back(seat, count)
    assert before == (
        [seen(match, viewer) for viewer in (seat, None)],
        match.position(),
        match.version(seat),
        len(match.acts),
    )


# Journals


def same(match: Match, twin: Match) -> None:
    """Equal in everything, what was undone included."""
    assert journal.written(twin.acts) == journal.written(match.acts)
    assert twin.record() == match.record()
    assert twin.position() == match.position()
    for viewer in viewers(match):
        assert twin.version(viewer) == match.version(viewer)
        assert twin.events(viewer) == match.events(viewer)
        assert frame(twin, viewer) == frame(match, viewer)


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_a_match_is_taken_up_from_its_journal_with_all_that_was_undone(subject: Subject, table: Table) -> None:
    for number in range(2):
        match = sealed(subject, table, number)
        assert isinstance(match.fortune, Sealed)
        twin, fortune = begin(split(match.record())[0], None), match.fortune.fresh()
        for rng in hesitant(subject, match, number):
            if not rng.below(5):
                take_up_the_rest(match, twin, fortune)
        take_up_the_rest(match, twin, fortune)
        assert twin.record(private=True) == match.record(private=True)


def take_up_the_rest(match: Match, twin: Match, fortune: Sealed) -> None:
    """As a server does that was told of an entry: what the twin has not yet, in one piece."""
    twin.fortune = None
    journal.take_up(twin, journal.written(match.acts[len(twin.acts) :]), fortune)
    twin.go_on(fortune)
    same(match, twin)


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_a_match_from_a_written_position_is_taken_up_too(subject: Subject) -> None:
    for number, (_, match) in enumerate(written(subject)):
        for _ in hesitant(subject, match, number, FEW):
            pass
        twin = begin(split(match.record())[0], None)
        assert match.fortune is not None
        journal.take_up(twin, journal.written(match.acts), None)
        twin.go_on(match.fortune.copy())
        same(match, twin)


@pytest.mark.parametrize(
    "text", ["0 undoes", "0 undoes x", "x undoes 1", "0 takes-back -1", "9 takes-back 1", "* undoes 1"]
)
def test_a_journal_that_cannot_be_is_refused(text: str) -> None:
    subject = SUBJECTS[0]
    match = new(subject, subject.tables[0], 1)
    before = match.position()
    with pytest.raises((signoria.BadInput, Refused)):
        journal.take_up(match, text, None)
    assert match.position() == before
