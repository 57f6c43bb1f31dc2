"""Non-interference: what a seat does not know changes nothing of what it sees, now or later.

Twins are worlds that differ only in cards whose places the viewer does not know, exchanged by the test itself, never by
`imagine`. They are played on alike; where the viewer does not see the outcome of chance, each has its own.
"""

from __future__ import annotations

import pytest
from conformance.subject import Subject, Table
from conformance.subjects import NAMES, SITTING_NAMES, SITTINGS, SUBJECTS
from conformance.walks import before_luck, luck_step, random_seat, seen, strolls, viewers, written

import signoria
from signoria import Match, Move
from signoria.kernel.game import Data
from signoria.kernel.play import Entry
from signoria.kernel.rng import Rng, seeded
from signoria.kernel.steps import CHANCE

SECRETIVE = [one for one in SUBJECTS if one.hides]
SECRET_SITTINGS = [(subject, table) for subject, table in SITTINGS if subject.hides]
SECRET_SITTING_NAMES = [f"{subject.game.id}: {table}" for subject, table in SECRET_SITTINGS]
SWAPS = 4  # at most, from one twin to the other
STEPS = 24  # so far are twins played on


def twins(subject: Subject, position: Data, viewer: int | None, rng: Rng) -> tuple[Match, Match] | None:
    """Two matches that look alike to the viewer, or None where nothing is hidden from it."""
    other = position
    for _ in range(1 + rng.below(SWAPS)):
        other = subject.swapped(other, viewer, rng) or other
    if subject.arrangement(other) == subject.arrangement(position):
        return None
    return laid(subject, position), laid(subject, other)


def laid(subject: Subject, position: Data) -> Match:
    """A match from a position, whose luck the test decides."""
    match = signoria.from_position(subject.game.id, position, seed=1)
    assert subject.arrangement(match.position()) == subject.arrangement(position)
    match.fortune = None
    return match


def compare(one: Match, other: Match, viewer: int | None) -> None:
    """Both look alike to the viewer, byte for byte."""
    here, there = seen(one, viewer), seen(other, viewer)
    for name, sight in here.items():
        assert sight == there[name], f"{name} tells seat {viewer} what it must not know"


def act(subject: Subject, one: Match, other: Match, viewer: int | None, rng: Rng) -> bool:
    """Something happens in both worlds that looks alike to the viewer; False if there is no such thing, or an end."""
    step, twin_step = luck_step(one), luck_step(other)
    if step is not None and twin_step is not None:
        outcomes = [move for move, _ in step.odds(one.state)]
        others = [move for move, _ in twin_step.odds(other.state)]
        if step.owner() not in (viewer, CHANCE):  # the viewer does not see it: each world has its own
            one.befall(outcomes[rng.below(len(outcomes))])
            other.befall(others[rng.below(len(others))])
            return True
        outcome = common(outcomes, others, rng)
        if outcome is None:
            return False
        one.befall(outcome)
        other.befall(outcome)
        return True
    if not one.to_act:
        return False
    seat = random_seat(one, rng)
    if subject.may_show and not rng.below(6):
        show_alike(subject, one, other, viewer, rng)
    if one.undo_horizon(seat) and other.undo_horizon(seat) and not rng.below(4):
        one.undo(seat)
        other.undo(seat)
        return True
    return play_alike(subject, one, other, seat, viewer, rng)


def play_alike(subject: Subject, one: Match, other: Match, seat: int, viewer: int | None, rng: Rng) -> bool:
    """A seat makes the same move in both worlds, or now and then two moves that the viewer cannot tell apart."""
    move = common(one.choices(seat), other.choices(seat), rng)
    if seat != viewer and not rng.below(3):
        options = one.game.options_of(one.state)
        mine = one.choices(seat)[rng.below(len(one.choices(seat)))]
        sight = subject.appearance(mine, options)
        alike = [move for move in other.choices(seat) if subject.appearance(move, options) == sight]
        if alike and sight != mine.text:
            one.play(seat, mine)
            other.play(seat, alike[rng.below(len(alike))])
            return not subject.may_veil(options) or bool(veils(subject, one)[seat])  # or it was turned up at once
    if move is None:
        return False
    one.play(seat, move)
    other.play(seat, move)
    return True


def common(moves: list[Move], others: list[Move], rng: Rng) -> Move | None:
    """A move that is possible in both worlds."""
    both = [move for move in moves if move in others]
    return both[rng.below(len(both))] if both else None


def show_alike(subject: Subject, one: Match, other: Match, viewer: int | None, rng: Rng) -> None:
    """A seat shows a card; which one, the viewer sees only if it is shown to it, or its own."""
    seat = rng.below(one.seats)
    to = (seat + 1 + rng.below(one.seats - 1)) % one.seats
    mine, yours = subject.hand(one.position(), seat), subject.hand(other.position(), seat)
    if viewer in (seat, to):
        mine = yours = mine & yours
    if mine and yours:
        card = rng.below(mine.total())
        one.show(seat, sorted(mine.elements())[card], to)
        other.show(seat, sorted(yours.elements())[card], to)


def veils(subject: Subject, match: Match) -> list[str]:
    """What lies face down before each seat."""
    return subject.veiled(match.position()) if subject.may_veil(match.game.options_of(match.state)) else []


def have_parted(subject: Subject, before: tuple[list[str], list[str]], one: Match, other: Match) -> bool:
    """Was a face-down card turned up that is not the same in both worlds? Then all may see the difference."""
    last = one.acts[-1]
    player = last.seat if isinstance(last, Entry) else CHANCE
    pairs = zip(*before, veils(subject, one), veils(subject, other), strict=True)
    return any(  # whoever has just played may have laid a card like the one that was turned up
        was != twin_was and (seat == player or (now, twin_now) != (was, twin_was))
        for seat, (was, twin_was, now, twin_now) in enumerate(pairs)
    )


def play_on(subject: Subject, one: Match, other: Match, viewer: int | None, rng: Rng) -> int:
    """Compare the twins now and after every act, as long as they can go on alike; for how many acts they did."""
    compare(one, other, viewer)
    for acts in range(STEPS):
        before = veils(subject, one), veils(subject, other)
        if not act(subject, one, other, viewer, rng) or have_parted(subject, before, one, other):
            return acts
        compare(one, other, viewer)
    return STEPS


@pytest.mark.parametrize(("subject", "table"), SECRET_SITTINGS, ids=SECRET_SITTING_NAMES)
def test_hidden_cards_change_nothing_that_a_seat_sees(subject: Subject, table: Table) -> None:
    pairs = acts = 0
    for match, rng in strolls(subject, table, range(2), every=8):
        viewer = viewers(match)[rng.below(match.seats + 1)]
        pair = twins(subject, match.position(), viewer, rng)
        if pair is not None:
            pairs += 1
            assert match.view(viewer) == pair[0].view(viewer) == pair[1].view(viewer)
            acts += play_on(subject, *pair, viewer, rng)
    assert pairs >= 3
    assert acts >= pairs


@pytest.mark.parametrize("subject", SECRETIVE, ids=[one.game.id for one in SECRETIVE])
def test_hidden_cards_change_nothing_in_small_positions(subject: Subject) -> None:
    rng = seeded(5)
    for _, match in written(subject):
        found = 0
        for viewer in viewers(match):
            for _ in range(6):
                pair = twins(subject, match.position(), viewer, rng)
                if pair is not None:
                    play_on(subject, *pair, viewer, rng)
                    found += 1
        assert found


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_hidden_luck_changes_nothing_from_the_deal_on(subject: Subject, table: Table) -> None:
    """Twins from the very start: only what the viewer sees of the deal is the same."""
    for seed in range(4):
        rng = seeded(seed)
        viewer = None if seed == table.seats else seed % table.seats
        one, other = before_luck(subject, table), before_luck(subject, table)
        for _ in range(40 * table.seats):  # the deal
            if one.waits_for_luck:
                act(subject, one, other, viewer, rng)
        assert one.to_act
        play_on(subject, one, other, viewer, rng)


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_a_running_record_tells_a_seat_no_more_than_its_view(subject: Subject) -> None:
    """The header of a seat's record holds no seed, no secret and no starting position."""
    for _, match in written(subject):
        for seat in range(match.seats):
            head = match.record(seat).partition("\n\n")[0]
            assert not [line for line in head.splitlines() if line.startswith(("seed", "secret", "position"))]
        assert "seed:" not in match.record()


@pytest.mark.parametrize(("subject", "table"), SECRET_SITTINGS, ids=SECRET_SITTING_NAMES)
def test_swaps_are_real_and_keep_to_what_is_known(subject: Subject, table: Table) -> None:
    """The test's own exchange: other cards in other places, none lost, and never a card of the viewer's."""
    found = 0
    for match, rng in strolls(subject, table, range(1), every=11):
        position = match.position()
        for viewer in viewers(match):
            other = subject.swapped(position, viewer, rng)
            if other is not None:
                found += 1
                assert subject.arrangement(other) != subject.arrangement(position)
                assert subject.cards(other) == subject.cards(position)
                if viewer is not None:
                    assert subject.hand(other, viewer) == subject.hand(position, viewer)
    assert found >= 3
