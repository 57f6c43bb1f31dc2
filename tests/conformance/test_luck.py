"""Luck: every outcome has its odds, nothing else can happen, and what is drawn follows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

import pytest
from conformance.chances import surprise
from conformance.subject import Subject, Table
from conformance.subjects import NAMES, SITTING_NAMES, SITTINGS, SUBJECTS
from conformance.walks import before_luck, luck_step, new, random_move, random_seat, seen, viewers, without_luck

from signoria import Match, Move
from signoria.kernel.rng import seeded
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, Step

DRAWS = 1500
MEASURED = 3  # luck steps at each table


def lucky_moments(subject: Subject, table: Table, seed: int, limit: int = 400) -> Iterator[tuple[Match, Step[State]]]:
    """Every luck step of a random game, before it is resolved."""
    match = before_luck(subject, table)
    rng = seeded(seed)
    for _ in range(limit):
        step = luck_step(match)
        if step is not None:
            yield match, step
            match.befall(step.draw(match.state, rng))
        elif match.to_act:
            seat = random_seat(match, rng)
            match.play(seat, random_move(match, seat, rng))
        else:
            return


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_the_odds_are_sorted_positive_and_sum_to_one(subject: Subject, table: Table) -> None:
    found = 0
    for match, step in lucky_moments(subject, table, 1):
        found += 1
        odds = step.odds(match.state)
        total = sum(weight for _, weight in odds)
        assert total > 0
        assert all(weight > 0 for _, weight in odds)
        assert sum(Fraction(weight, total) for _, weight in odds) == 1
        assert all(one.index < other.index for (one, _), (other, _) in pairwise(odds))
    assert found


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_chance_can_bring_these_outcomes_and_no_others(subject: Subject, table: Table) -> None:
    for match, step in lucky_moments(subject, table, 2):
        possible = [move for move, _ in step.odds(match.state)]
        allowed = [move for move in subject.game.catalogue.moves if step.refuse(match.state, move) is None]
        assert possible == allowed
        assert match.to_act == ()
        assert all(match.choices(seat) == [] for seat in range(match.seats))


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_draws_follow_the_odds(subject: Subject, table: Table) -> None:
    moments = list(lucky_moments(subject, table, 3, limit=60))
    for number, (match, step) in enumerate(lucky_moments(subject, table, 3)):
        if number % (len(moments) // MEASURED + 1):
            continue
        before = match.position()
        odds = {move.text: weight for move, weight in step.odds(match.state)}
        rng = seeded(number)
        drawn = Counter(step.draw(match.state, rng).text for _ in range(DRAWS))
        assert match.position() == before, "drawing alone changes nothing"
        assert set(drawn) <= set(odds)
        assert surprise(drawn, odds) < 1
        if number > len(moments):
            break


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_luck_that_one_seat_sees_is_hidden_from_all_others(subject: Subject, table: Table) -> None:
    for number, (match, step) in enumerate(lucky_moments(subject, table, 4)):
        odds = [move for move, _ in step.odds(match.state)]
        if number % 5 or len(odds) < 2:
            continue
        one, other = after(match, odds[0]), after(match, odds[-1])
        for viewer in viewers(match):
            if step.owner() in (viewer, CHANCE):
                assert seen(one, viewer)["events"] != seen(other, viewer)["events"] or step.owner() == CHANCE
            else:
                assert seen(one, viewer) == seen(other, viewer)


def after(match: Match, outcome: Move) -> Match:
    """The match after chance has brought this."""
    twin = without_luck(match)
    twin.befall(outcome)
    return twin


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_equal_seeds_give_equal_luck_and_others_do_not(subject: Subject) -> None:
    for table in subject.tables:
        assert new(subject, table, 5).position() == new(subject, table, 5).position()
    dealt = {repr(new(subject, subject.tables[-1], seed).position()) for seed in range(12)}
    assert len(dealt) >= subject.beginnings
