"""Final moves: after them a seat takes nothing back, and which they are tells nothing that the seat does not know."""

from __future__ import annotations

import pytest
from conformance.subject import Subject, Table
from conformance.subjects import NAMES, SITTING_NAMES, SITTINGS, SUBJECTS
from conformance.walks import strolls, without_luck, written

from signoria import Match
from signoria.kernel.rng import Rng

WORLDS = 3


def check_final(match: Match) -> int:
    """After the other moves the seat is asked next and can take the move back; how many those are."""
    others = 0
    start = without_luck(match)
    for seat in match.to_act:
        final = match.final_moves(seat)
        for move in match.choices(seat):
            after = start.copy()
            after.play(seat, move)
            if move not in final:
                others += 1
                assert seat in after.to_act
                assert after.undo_horizon(seat) > 0
            elif not start.state.lanes:
                assert after.undo_horizon(seat) == 0 or seat not in after.to_act
            else:
                assert seat not in after.to_act or after.undo_horizon(seat) == 0
    return others


def check_worlds(match: Match, rng: Rng) -> None:
    """The same moves are final in every world that the seat cannot rule out."""
    for seat in match.to_act:
        final = [move.text for move in match.final_moves(seat)]
        for _ in range(WORLDS):
            world = Match(match.game, match.game.imagine(match.view(seat), rng), None)
            assert [move.text for move in world.final_moves(seat)] == final


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_final_moves_are_those_that_end_what_can_be_taken_back(subject: Subject, table: Table) -> None:
    for match, rng in strolls(subject, table, range(2), every=5):
        check_final(match)
        check_worlds(match, rng)


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_final_moves_are_known_in_written_positions(subject: Subject) -> None:
    for _, match in written(subject):
        check_final(match)


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_nobody_who_is_not_asked_has_final_moves(subject: Subject) -> None:
    for _, match in written(subject):
        assert all(not match.final_moves(seat) for seat in range(match.seats) if seat not in match.to_act)
