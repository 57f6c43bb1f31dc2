"""Imagined worlds: those that a seat cannot rule out, all of them, each as often as its cards can be dealt."""

from __future__ import annotations

from collections import Counter

import pytest
from conformance.chances import surprise
from conformance.subject import Subject, Table
from conformance.subjects import NAMES, SITTING_NAMES, SITTINGS, SUBJECTS
from conformance.walks import luck_step, new, random_move, random_seat, strolls, viewers, without_luck, written

import signoria
from signoria import Match
from signoria.kernel.play import choices, playout, to_act
from signoria.kernel.rng import seeded

PLACES = [(subject, one.name) for subject in SUBJECTS for one in subject.written]
PLACE_NAMES = [f"{subject.game.id}: {name}" for subject, name in PLACES]
DRAWS = 12  # of the rarest world, about


def check_imagined(match: Match, viewer: int | None, seed: int) -> None:
    """An imagined world looks to the viewer just as the real one does, and can be played on."""
    game, view = match.game, match.view(viewer)
    world = signoria.imagine(view, seeded(seed))
    assert game.view(world, viewer) == view
    if viewer is not None:
        assert choices(world, viewer) == match.choices(viewer)
        assert (viewer in to_act(world)) == (viewer in match.to_act)
    assert game.write_position(signoria.imagine(view, seeded(seed))) == game.write_position(world)


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_the_view_of_an_imagined_world_is_the_view_it_was_imagined_from(subject: Subject, table: Table) -> None:
    for match, rng in strolls(subject, table, range(2), every=5):
        before = match.position()
        for viewer in viewers(match):
            check_imagined(match, viewer, rng.below(1000))
        assert match.position() == before


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_worlds_can_be_imagined_while_chance_acts(subject: Subject, table: Table) -> None:
    for match, rng in strolls(subject, table, range(1), every=3):
        twin = without_luck(match)
        if twin.to_act:
            seat = random_seat(twin, rng)
            twin.play(seat, random_move(twin, seat, rng))
        for _ in range(10):
            step = luck_step(twin)
            if step is None:
                break
            viewer = viewers(twin)[rng.below(twin.seats + 1)]
            check_imagined(twin, viewer, rng.below(1000))
            twin.befall(step.draw(twin.state, rng))


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_imagined_worlds_play_on_to_an_end_and_keep_their_cards(subject: Subject) -> None:
    cards = subject.cards(new(subject, subject.tables[0], 0).position())
    for number, table in enumerate(subject.tables):
        for match, rng in strolls(subject, table, range(number, number + 1), every=30):
            viewer = viewers(match)[rng.below(match.seats + 1)]
            world = signoria.imagine(match.view(viewer), rng)
            assert subject.cards(subject.game.write_position(world)) == cards
            playout(world, rng, subject.game.bound + 1)
            assert subject.game.result(world) is not None
            assert subject.cards(subject.game.write_position(world)) == cards


@pytest.mark.parametrize(("subject", "name"), PLACES, ids=PLACE_NAMES)
def test_imagined_worlds_are_all_that_can_be_and_equally_likely(subject: Subject, name: str) -> None:
    match = dict(written(subject))[name]
    position = match.position()
    for viewer in viewers(match):
        worlds = subject.worlds(position, viewer)
        view = match.view(viewer)
        rng = seeded(11)
        drawn: Counter[str] = Counter()
        for _ in range(DRAWS * sum(worlds.values()) // min(worlds.values())):
            drawn[subject.arrangement(subject.game.write_position(signoria.imagine(view, rng)))] += 1
        assert set(drawn) == set(worlds), f"seat {viewer} imagines too much or too little"
        assert surprise(drawn, worlds) < 1, f"seat {viewer} thinks some worlds too likely"
        assert subject.arrangement(position) in worlds, f"seat {viewer} rules the truth out"


@pytest.mark.parametrize(("subject", "name"), PLACES, ids=PLACE_NAMES)
def test_the_counted_worlds_look_alike(subject: Subject, name: str) -> None:
    """The enumeration itself is held against the views: each of its worlds, laid out, looks as the real one does."""
    match = dict(written(subject))[name]
    position = match.position()
    for viewer in viewers(match):
        for world in list(subject.worlds(position, viewer))[:60]:
            there = signoria.from_position(subject.game.id, subject.arranged(position, world, viewer), seed=1)
            assert subject.arrangement(there.position()) == world
            assert there.view(viewer) == match.view(viewer)


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_the_written_positions_hide_something_from_everybody(subject: Subject) -> None:
    for viewer in (0, 1, None) if subject.hides else ():
        counted = [len(subject.worlds(match.position(), viewer)) for _, match in written(subject)]
        assert max(counted) >= 10


def test_the_measure_of_surprise_notices() -> None:
    weights = {"a": 1, "b": 1, "c": 2}
    assert surprise({"a": 260, "b": 240, "c": 500}, weights) < 1
    assert surprise({"a": 350, "b": 350, "c": 300}, weights) > 1
    assert surprise({"a": 500, "c": 500}, weights) > 1
