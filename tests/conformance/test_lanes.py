"""Simultaneous decisions: the order of answers changes nothing, loses nothing and is seen by nobody."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import prod

import pytest
from conformance.subject import Subject, Table
from conformance.subjects import NAMES, SITTING_NAMES, SITTINGS, SUBJECTS
from conformance.walks import seen, strolls, viewers, without_luck, written

from signoria import Event, Match
from signoria.kernel.game import Data
from signoria.kernel.rng import Rng, seeded

Answers = tuple[str, ...]  # of one seat, in the order of its questions

MANY_SEATS = 5  # from here on not every order is tried
ORDERS = 24
COMBINATIONS = 8  # each in every order
ARRANGEMENTS = 300  # each in one order
MANY = 1_000_000


def is_open(match: Match) -> bool:
    """Do several seats decide at once?"""
    return bool(match.state.lanes)


def openings(subject: Subject, table: Table, most: int = 4) -> Iterator[tuple[Match, Rng]]:
    """Moments of random games at which all have just been asked."""
    was_open, found = False, 0
    for match, rng in strolls(subject, table, range(1)):
        if is_open(match) and not was_open and found < most:
            found += 1
            yield without_luck(match), rng
        was_open = is_open(match)


def open_positions(subject: Subject) -> Iterator[Match]:
    """The written positions at which several decide at once."""
    return (without_luck(match) for _, match in written(subject) if is_open(match))


def all_answers(match: Match, seat: int) -> list[Answers]:
    """Every way in which the seat can answer by itself."""
    if not is_open(match) or seat not in match.to_act:
        return [()]
    found = []
    for move in match.choices(seat):
        twin = match.copy()
        twin.play(seat, move)
        found += [(move.text, *rest) for rest in all_answers(twin, seat)]
    return found


def answered(match: Match, answers: dict[int, Answers], order: list[int]) -> tuple[Data, list[Event]]:
    """The position after all have answered, a question each time their seat stands in the order; and what was told."""
    twin = match.copy()
    left = {seat: list(words) for seat, words in answers.items()}
    for seat in order:
        assert is_open(twin)
        assert left[seat][0] in [move.text for move in twin.choices(seat)], "an answer was lost to those of others"
        twin.play(seat, left[seat].pop(0))
    assert not is_open(twin)
    return twin.position(), twin.events()


def orders(answers: dict[int, Answers], rng: Rng) -> list[list[int]]:
    """Orders of answering: with few seats every permutation, and some in which seats with two questions alternate."""
    seats = list(answers)
    found = [[seat for seat in order for _ in answers[seat]] for order in permutations(seats)]
    if len(seats) >= MANY_SEATS:
        found = [found[rng.below(len(found))] for _ in range(ORDERS)]
    alternating = [seat for seat in seats for _ in answers[seat]]
    for _ in range(4):
        found.append([alternating.pop(rng.below(len(alternating))) for _ in range(len(alternating))])
        alternating = found[-1][:]
    return found


def check_commute(match: Match, rng: Rng) -> None:
    """Sampled combinations of answers, each given in every order, lead to one position each."""
    ways = {seat: all_answers(match, seat) for seat in match.to_act}
    for _ in range(COMBINATIONS):
        answers = {seat: some[rng.below(len(some))] for seat, some in ways.items()}
        first, *others = orders(answers, rng)
        outcome = answered(match, answers, first)
        for order in others:
            assert answered(match, answers, order) == outcome


def check_nothing_lost(match: Match, rng: Rng) -> None:
    """Every combination of answers can be given, in any order, and leads to an outcome of its own."""
    ways = {seat: all_answers(match, seat) for seat in match.to_act}
    total = prod(len(some) for some in ways.values())
    step = total // ARRANGEMENTS + 1
    outcomes = []
    for number in range(rng.below(min(step, MANY)), total, step):
        answers = combination(ways, number)
        order = [seat for seat in answers for _ in answers[seat]]
        outcomes.append(answered(match, answers, [order.pop(rng.below(len(order))) for _ in range(len(order))]))
    assert len({repr(outcome) for outcome in outcomes}) == len(outcomes)


def combination(ways: dict[int, list[Answers]], number: int) -> dict[int, Answers]:
    """One of all combinations of answers, by its number."""
    found = {}
    for seat, some in ways.items():
        number, at = divmod(number, len(some))
        found[seat] = some[at]
    return found


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_answers_commute(subject: Subject, table: Table) -> None:
    found = 0
    for match, rng in openings(subject, table, most=2 if table.seats > 3 else 4):
        found += 1
        check_commute(match, rng)
    assert found


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_no_arrangement_of_answers_is_lost(subject: Subject, table: Table) -> None:
    for match, rng in openings(subject, table, most=2):
        check_nothing_lost(match, rng)


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_answers_commute_in_written_positions(subject: Subject) -> None:
    found = list(open_positions(subject))
    assert found
    for match in found:
        check_commute(match, seeded(1))
        check_nothing_lost(match, seeded(2))


def check_unseen(match: Match, viewer: int | None, rng: Rng) -> int:
    """Others answer, and take answers back; the viewer notices nothing as long as somebody has still to answer."""
    twin = match.copy()
    if viewer in twin.to_act and rng.below(2):
        twin.play(viewer, twin.choices(viewer)[rng.below(len(twin.choices(viewer)))])
    before = seen(twin, viewer)
    answers = 0
    while True:
        others = [seat for seat in twin.to_act if seat != viewer]
        waiting = sum(len(lane) for lane in twin.state.lanes)
        if not others or (len(twin.to_act) == 1 and waiting == 1):
            return answers
        seat = others[rng.below(len(others))]
        after = twin.copy()
        after.play(seat, after.choices(seat)[rng.below(len(after.choices(seat)))])
        if not is_open(after):
            return answers
        answers += 1
        assert seen(after, viewer) == before, f"seat {viewer} sees that seat {seat} has answered"
        back = after.copy()
        back.undo(seat)
        assert seen(back, viewer) == before, f"seat {viewer} sees that seat {seat} has taken its answer back"
        assert back.position() == twin.position()
        twin = after


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_nobody_sees_who_has_answered(subject: Subject, table: Table) -> None:
    answers = 0
    for match, rng in openings(subject, table):
        for viewer in viewers(match):
            answers += check_unseen(match, viewer, rng)
    assert answers


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_nobody_sees_who_has_answered_in_written_positions(subject: Subject) -> None:
    for match in open_positions(subject):
        for viewer in viewers(match):
            check_unseen(match, viewer, seeded(3))


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_who_is_asked_depends_on_public_facts_only(subject: Subject, table: Table) -> None:
    """All see the same questions, and one's own is told apart from those of others by nothing."""
    for match, _ in openings(subject, table):
        asked = {match.view(viewer).opened for viewer in viewers(match)}
        assert len(asked) == 1
        for seat, question in enumerate(asked.pop()):
            assert bool(question) == (seat in match.to_act)
