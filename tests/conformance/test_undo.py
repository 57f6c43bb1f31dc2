"""Undo takes back exactly what was done, and never what somebody may have learnt from."""

from __future__ import annotations

import pytest
from conformance.subject import Subject, Table
from conformance.subjects import NAMES, SITTING_NAMES, SITTINGS, SUBJECTS
from conformance.walks import new, random_move, random_seat, seen, strolls, viewers, walk, without_luck, written

import signoria
from signoria import Match, Refused
from signoria.kernel.game import View
from signoria.kernel.play import play, refuse
from signoria.kernel.rng import Rng, seeded
from signoria.kernel.steps import CHANCE

WORLDS = 5  # imagined for each other seat


def moves_of(match: Match) -> list[str]:
    """The moves that stand, chance's outcomes one by one."""
    lines = match.record().partition("\n\n")[2].splitlines()
    return [f"{line[0]} {part.strip()}" for line in lines for part in line[1:].split(";")]


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_undo_restores_the_earlier_position_exactly(subject: Subject, table: Table) -> None:
    match = new(subject, table, 4)
    earlier: dict[int, tuple[object, str, list[View]]] = {}
    undone = 0
    for _ in walk(subject, match, 4, limit=200):
        sights = [match.view(viewer) for viewer in viewers(match)]
        earlier[len(match.standing)] = match.position(), match.record(), sights
        for seat in range(match.seats):
            for count in range(1, match.undo_horizon(seat) + 1):
                twin = match.copy()
                twin.undo(seat, count)
                undone += 1
                if match.state.lanes:  # others may have answered since: see test_lanes
                    assert seat in twin.to_act
                else:
                    now = twin.position(), twin.record(), [twin.view(viewer) for viewer in viewers(twin)]
                    assert now == earlier[len(match.standing) - count]
                replay_undone(match, twin, seat, count)
    assert undone


def replay_undone(match: Match, twin: Match, seat: int, count: int) -> None:
    """What was taken back can be done again, and leads to where it led before."""
    own = [move for move in moves_of(match) if move.startswith(f"{seat} ") and " shows " not in move]
    for move in own[-count:]:
        twin.play(seat, move[2:])
    assert twin.position() == match.position()
    assert sorted(moves_of(twin)) == sorted(moves_of(match))


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_undo_crosses_neither_luck_nor_another_seats_decision(subject: Subject, table: Table) -> None:
    for match, rng in strolls(subject, table, range(2), every=2):
        moves = moves_of(match)
        for seat in range(match.seats):
            horizon = match.undo_horizon(seat)
            if match.state.lanes:
                assert (horizon > 0) <= (not moves[-1].startswith("*"))
            else:
                latest = moves[len(moves) - horizon :]
                assert all(move.startswith(f"{seat} ") and " shows " not in move for move in latest)
        seat = rng.below(match.seats)
        check_no_further(match, seat, match.undo_horizon(seat))


def check_no_further(match: Match, seat: int, horizon: int) -> None:
    """Beyond the horizon undo is refused and changes nothing."""
    before, text, told = match.position(), match.record(), match.events()
    for count in (horizon + 1, 0, -1):
        with pytest.raises(Refused):
            match.undo(seat, count)
    assert (match.position(), match.record(), match.events()) == (before, text, told)


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_nothing_can_be_taken_back_after_luck(subject: Subject, table: Table) -> None:
    for match, rng in strolls(subject, table, range(1), every=2):
        twin = without_luck(match)
        if not twin.to_act:
            continue
        seat = random_seat(twin, rng)
        twin.play(seat, random_move(twin, seat, rng))
        if twin.waits_for_luck:
            assert [twin.undo_horizon(one) for one in range(twin.seats)] == [0] * twin.seats


def check_barrier(match: Match, seat: int, move: str, rng: Rng) -> bool:
    """If the move could be taken back, it is legal and looks the same in every world that another cannot rule out."""
    after = without_luck(match)
    after.play(seat, move)
    if after.undo_horizon(seat) == 0:
        return True
    for viewer in viewers(match):
        if viewer == seat:
            continue
        view = match.view(viewer)
        for _ in range(WORLDS):
            world = signoria.imagine(view, rng)
            found = match.game.catalogue.find(move)
            assert found is not None
            assert refuse(world, seat, found) is None, f"seat {viewer} learns from `{seat} {move}` what is in the hand"
            play(world, seat, found)
            assert world.actor != CHANCE
            assert match.game.view(world, viewer) == after.view(viewer), f"`{seat} {move}` shows something to {viewer}"
    return False


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_a_move_from_which_another_seat_learns_is_a_barrier(subject: Subject, table: Table) -> None:
    """In lanes nobody sees the answer, and the last answer is a barrier: see test_lanes."""
    barriers: list[bool] = []
    for match, rng in strolls(subject, table, range(2), every=3):
        for seat in [] if match.state.lanes else match.to_act:
            choices = match.choices(seat)
            for _ in range(2):
                move = choices[rng.below(len(choices))].text
                barriers.append(check_barrier(match, seat, move, rng))
    assert True in barriers or not subject.hides
    assert False in barriers


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_in_written_positions_too(subject: Subject) -> None:
    for _, match in written(subject):
        for seat in [] if match.state.lanes else match.to_act:
            for move in match.choices(seat):
                check_barrier(match, seat, move.text, seeded(8))


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_the_answer_that_ends_a_common_decision_is_a_barrier(subject: Subject, table: Table) -> None:
    for match, rng in strolls(subject, table, range(1)):
        if match.state.lanes:
            twin = without_luck(match)
            seat = random_seat(twin, rng)
            twin.play(seat, random_move(twin, seat, rng))
            if not twin.state.lanes:
                assert [twin.undo_horizon(one) for one in range(twin.seats)] == [0] * twin.seats


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_after_confirming_nothing_is_taken_back_and_nobody_notices(subject: Subject, table: Table) -> None:
    confirmed = 0
    for match, _ in strolls(subject, table, range(1), every=7):
        for seat in range(match.seats):
            if match.undo_horizon(seat):
                twin = match.copy()
                twin.confirm(seat)
                confirmed += 1
                assert twin.undo_horizon(seat) == 0
                assert twin.position() == match.position()
                for viewer in viewers(match):
                    if viewer != seat:
                        assert seen(twin, viewer) == seen(match, viewer)
    assert confirmed


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_play_goes_on_after_undo_as_if_nothing_had_been(subject: Subject) -> None:
    for number, table in enumerate(subject.tables):
        plain = new(subject, table, number)
        hesitant = plain.copy()
        rng = seeded(number)
        while plain.to_act:
            seat = random_seat(plain, rng)
            move = random_move(plain, seat, rng)
            trial = random_move(hesitant, seat, rng)
            attempt = hesitant.copy()
            attempt.play(seat, trial)
            if attempt.undo_horizon(seat):
                hesitant = attempt
                hesitant.undo(seat)
            plain.play(seat, move)
            hesitant.play(seat, move)
        assert hesitant.record() == plain.record()
        assert hesitant.position() == plain.position()
