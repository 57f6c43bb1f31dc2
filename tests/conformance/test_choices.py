"""Choices and refusals agree, a refused move leaves no trace, and every game makes progress to its end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from conformance.subject import Subject, Table
from conformance.subjects import MISSING, NAMES, SITTING_NAMES, SITTINGS, SUBJECTS
from conformance.walks import luck_step, new, strolls, walk, without_luck, written

from signoria import Match, Move, Refused
from signoria.kernel.registry import games
from signoria.kernel.rng import Rng

BY_SEATS = [(subject, seats) for subject in SUBJECTS for seats in subject.game.seats]
BY_SEATS_NAMES = [f"{subject.game.id}: {seats} seats" for subject, seats in BY_SEATS]
DEEPEST = 4  # so many moves of one seat in a row are explored
WIDEST = 8  # so many branches of each


def test_every_registered_game_is_a_subject() -> None:
    assert not MISSING, f"write a Subject for {MISSING}: see tests/conformance/subject.py"
    assert {"condottiere", "tiny"} <= {game.id for game in games()}


def check_choices(match: Match, seats: Sequence[int]) -> None:
    """Sorted, unique, never empty; and just those moves of the whole catalogue that are not refused."""
    for seat in seats:
        choices = match.choices(seat)
        assert bool(choices) == (seat in match.to_act)
        assert all(one.index < other.index for one, other in pairwise(choices))
        assert choices == [move for move in match.game.catalogue.moves if match.why_not(seat, move) is None]
        assert all(match.game.catalogue.moves[move.index] is move for move in choices)


@pytest.mark.parametrize(("subject", "seats"), BY_SEATS, ids=BY_SEATS_NAMES)
def test_choices_are_sorted_unique_and_all_that_is_allowed(subject: Subject, seats: int) -> None:
    for number, table in enumerate(table for table in subject.all_tables if table.seats == seats):
        match = new(subject, table, number)
        cards = subject.cards(match.position())
        decisions = 0
        for decisions, _ in enumerate(walk(subject, match, number)):
            if decisions % 3 == 0:
                check_choices(match, [*match.to_act[:1], decisions % seats])
            if decisions % 16 == 0:
                assert subject.cards(match.position()) == cards, "a card was lost or made"
        assert match.result is not None
        assert decisions <= subject.game.bound
        assert subject.cards(match.position()) == cards
        check_choices(match, range(seats))


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_random_play_and_written_positions_meet_every_decision(subject: Subject) -> None:
    met = set()
    for table in subject.tables:
        for match, _ in strolls(subject, table, range(2)):
            for seat in match.to_act:
                met.add((match.view(seat).prompt or "").split()[0])
    for _, match in written(subject):  # what random play hardly ever meets
        for seat in match.to_act:
            met.add((match.view(seat).prompt or "").split()[0])
    assert met == subject.decisions


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
@pytest.mark.parametrize("habit", ["first", "last"])
def test_one_sided_play_ends_too(subject: Subject, habit: str) -> None:
    for table in subject.tables:
        match = new(subject, table, 1)
        decisions = 0
        while match.to_act:
            seat = match.to_act[0 if habit == "first" else -1]
            match.play(seat, match.choices(seat)[0 if habit == "first" else -1])
            decisions += 1
            assert decisions <= subject.game.bound
        assert match.result is not None


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_a_refused_move_leaves_no_trace(subject: Subject, table: Table) -> None:
    for match, rng in strolls(subject, table, range(1), every=3):
        check_refusals(match, rng)


def check_refusals(match: Match, rng: Rng) -> None:
    """Some moves that are no choices, by seats that are asked and that are not: refused, and nothing has changed."""
    before, told, text, acts = match.position(), match.events(), match.record(), len(match.acts)
    catalogue = match.game.catalogue.moves
    for _ in range(4):
        seat = rng.below(match.seats)
        move = catalogue[rng.below(len(catalogue))]
        refusal = match.why_not(seat, move)
        if refusal is None:
            continue
        with pytest.raises(Refused) as refused:
            match.play(seat, move)
        assert (refused.value.code, refused.value.rule) == (refusal.code, refusal.rule)
        assert refused.value.text
    for seat, unknown in (
        (rng.below(match.seats), "fly away"),
        (match.seats, catalogue[0].text),
        (-1, catalogue[0].text),
    ):
        with pytest.raises(Refused):
            match.play(seat, unknown)
    assert (match.position(), match.events(), match.record(), len(match.acts)) == (before, told, text, acts)


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_only_moves_of_the_catalogue_itself_are_taken(subject: Subject) -> None:
    """Moves are compared by identity: one that was made elsewhere, however alike, would be half understood."""
    for _, match in written(subject):
        for seat in match.to_act:
            for move in match.choices(seat):
                for stranger in (Move(move.text), subject.double(move)):
                    assert match.why_not(seat, stranger) is not None
                    with pytest.raises(Refused):
                        match.copy().play(seat, stranger)


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_moves_of_another_game_are_unknown_here(subject: Subject) -> None:
    _, match = next(written(subject))
    before = match.position()
    own = {id(move) for move in subject.game.catalogue.moves}  # Wars of Italy shares Virtù's moves
    for other in SUBJECTS:
        for move in [move for move in other.game.catalogue.moves if id(move) not in own]:
            refusal = match.why_not(match.to_act[0], move)
            assert refusal is not None
            assert refusal.code == "unknown-move"
            with pytest.raises(Refused):
                match.play(match.to_act[0], move)
    assert match.position() == before


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_the_notation_of_a_move_stands_for_it(subject: Subject) -> None:
    catalogue = subject.game.catalogue
    for index, move in enumerate(catalogue.moves):
        assert move.index == index
        assert catalogue.find(move.text) is move
        assert catalogue.find(f"  {move.text.replace(' ', '   ')} ") is move


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_no_position_recurs_within_a_decision(subject: Subject, table: Table) -> None:
    for match, _ in strolls(subject, table, range(1), every=9):
        for seat in match.to_act:
            explore(match, seat, [])


def explore(match: Match, seat: int, earlier: list[object]) -> None:
    """Every way in which the seat can go on by itself leads to new positions only."""
    here = match.position()
    assert here not in earlier, "this position was there before, in the same decision"
    if len(earlier) == DEEPEST or seat not in match.to_act or luck_step(match):
        return
    choices = match.choices(seat)
    for move in choices[:: len(choices) // WIDEST + 1]:
        twin = without_luck(match)
        twin.play(seat, move)
        explore(twin, seat, [*earlier, here])


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_no_position_recurs_between_two_acts_of_chance(subject: Subject, table: Table) -> None:
    match = new(subject, table, 5)
    met: list[object] = []
    lucky = match.record().count("*")
    for _ in walk(subject, match, 5, asides=False):
        if match.record().count("*") != lucky:
            lucky, met = match.record().count("*"), []
        position = match.position()
        assert position not in met
        met.append(position)


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_a_copy_is_independent_and_goes_on_alike(subject: Subject, table: Table) -> None:
    for match, rng in strolls(subject, table, range(1), every=40):
        before, text = match.position(), match.record()
        views = [match.view(seat) for seat in range(match.seats)]
        twin = match.copy()
        assert (twin.position(), twin.record(), twin.events(0)) == (before, text, match.events(0))
        seed = rng.below(1000)
        for _ in walk(subject, twin, seed):
            pass
        assert (match.position(), match.record()) == (before, text)
        assert [match.view(seat) for seat in range(match.seats)] == views
        other = match.copy()
        for _ in walk(subject, other, seed):
            pass
        assert (other.position(), other.record(), other.events(0)) == (twin.position(), twin.record(), twin.events(0))
        state = match.game.copy(match.state)
        for _ in walk(subject, match.copy(), seed, limit=10):
            pass
        assert match.game.write_position(state) == before
