"""Records and positions lead back to the same match, in any process and on both engines."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from conformance.subject import Subject, Table
from conformance.subjects import NAMES, SITTING_NAMES, SITTINGS, SUBJECTS
from conformance.walks import (
    before_luck,
    luck_step,
    new,
    random_move,
    random_seat,
    seen,
    strolls,
    viewers,
    walk,
    without_luck,
    written,
)

import signoria
from signoria import Match, Sealed, build
from signoria.kernel.rng import seeded
from signoria.match.fairness import Seeded

TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "src"
HASH_SEEDS = ("0", "1", "4242")


def check_replay(match: Match) -> None:
    """The record as it stands leads to an equal match, with an equal record."""
    text = match.record()
    again = signoria.replay(text)
    assert again.position() == match.position()
    assert again.to_act == match.to_act
    assert again.record() == text
    for viewer in viewers(match):
        assert seen(again, viewer) == seen(match, viewer)


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_the_running_record_replays_to_an_equal_match(subject: Subject, table: Table) -> None:
    for match, _ in strolls(subject, table, range(1), every=25):
        check_replay(match)


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_the_record_replays_at_every_single_move(subject: Subject) -> None:
    for table in (subject.tables[0], subject.tables[-1]):
        for match, _ in strolls(subject, table, range(2, 3)):
            again = signoria.replay(match.record())
            assert again.position() == match.position()
            assert again.record() == match.record()


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_every_beginning_of_a_record_replays_to_what_was_there(subject: Subject, table: Table) -> None:
    match = new(subject, table, 3)
    moments = [(match.record().splitlines(), match.position()) for _ in walk(subject, match, 3)]
    finished = match.record().splitlines()
    for lines, position in moments[:: max(1, len(moments) // 12)]:
        head, moves = lines[: lines.index("")], lines[lines.index("") + 1 :]
        later = finished[finished.index("") + 1 :]
        assert later[: len(moves) - 1] == moves[:-1], "what was told once is not told otherwise later"
        again = signoria.replay("\n".join([*head, "", "# so far:", *moves]))
        assert again.position() == position


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_a_record_that_begins_from_a_position_replays(subject: Subject) -> None:
    for _, match in written(subject):
        check_replay(match)
        for number, _ in enumerate(walk(subject, match, 5)):
            if number % 10 == 0:
                check_replay(match)
        check_replay(match)


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_a_private_record_goes_on_with_the_same_luck(subject: Subject) -> None:
    for luck in ({"seed": 12}, {"sealed": Sealed(b"s" * 32, ("pepper", "mint"), "the-table")}):
        match = signoria.new(subject.game.id, 3 if 3 in subject.game.seats else 2, **luck)
        for _ in walk(subject, match, 4, limit=6):
            pass
        again = signoria.replay(match.record(private=True))
        for one in (match, again):
            for _ in walk(subject, one, 9):
                pass
        assert again.record() == match.record()
        assert signoria.verify(match.record()).is_true


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_what_was_taken_back_is_not_in_the_record(subject: Subject) -> None:
    match = new(subject, subject.tables[0], 8)
    undone = 0
    for _ in walk(subject, match, 8):
        for seat in range(match.seats):
            if match.undo_horizon(seat) and undone < 20:
                match.undo(seat, match.undo_horizon(seat))
                undone += 1
                again = signoria.replay(match.record())
                assert again.position() == match.position()
                assert again.record() == match.record()
    assert undone


# Positions


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_a_position_survives_the_round_trip(subject: Subject, table: Table) -> None:
    for match, rng in strolls(subject, table, range(1), every=20):
        position = match.position()
        written_down = json.loads(json.dumps(position))
        assert written_down == position
        again = signoria.from_position(subject.game.id, written_down, seed=9)
        assert again.position() == position
        assert (again.to_act, again.result) == (match.to_act, match.result)
        for viewer in viewers(match):
            assert again.view(viewer) == match.view(viewer)
        here = match.copy()
        here.fortune = Seeded(9)
        for _ in range(8):
            if here.to_act:
                seat = random_seat(here, rng)
                move = random_move(here, seat, rng)
                here.play(seat, move)
                again.play(seat, move)
                assert again.position() == here.position()


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_a_position_before_luck_survives_the_round_trip(subject: Subject, table: Table) -> None:
    for match, rng in strolls(subject, table, range(1), every=6):
        twin = without_luck(match)
        if twin.to_act:
            seat = random_seat(twin, rng)
            twin.play(seat, random_move(twin, seat, rng))
        check_luck_goes_on(subject, twin)


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_a_position_in_the_middle_of_the_deal_survives_the_round_trip(subject: Subject, table: Table) -> None:
    match, rng = before_luck(subject, table), seeded(6)
    while (step := luck_step(match)) is not None:
        check_luck_goes_on(subject, match.copy())
        match.befall(step.draw(match.state, rng))
    assert match.to_act


def check_luck_goes_on(subject: Subject, match: Match) -> None:
    """If chance is to act, it acts alike in the match and in one that begins from its position."""
    if match.waits_for_luck:
        again = signoria.from_position(subject.game.id, match.position(), seed=5)
        match.go_on(Seeded(5))
        assert again.position() == match.position()


# Other processes


@cache
def told(hash_seed: str, path: str) -> tuple[str, str]:
    """Which engine a fresh Python runs, with this hash seed and path, and the records it prints."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    command = [sys.executable, "-m", "conformance.played"]
    found = subprocess.run(command, env=environment, cwd=TESTS.parent, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    engine, _, records = found.stdout.partition(" ")
    return engine, records


def interpreted() -> str:
    """What the sources print."""
    engine, records = told(HASH_SEEDS[0], f"{SOURCES}{os.pathsep}{TESTS}")
    assert engine == "interpreted"
    assert all(f"game: {name}\n" in records for name in NAMES)
    return records


@pytest.mark.parametrize("hash_seed", HASH_SEEDS[1:])
def test_the_same_games_under_any_hash_seed(hash_seed: str) -> None:
    assert told(hash_seed, f"{SOURCES}{os.pathsep}{TESTS}") == ("interpreted", interpreted())


@pytest.mark.parametrize("hash_seed", HASH_SEEDS[:2])
def test_the_same_games_compiled(hash_seed: str) -> None:
    question = "from signoria import build; print(build.is_compiled(), build.built().source_hash)"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, "-c", question]
    found = subprocess.run(command, env=environment, cwd=TESTS, capture_output=True, text=True, check=False)
    if found.stdout.split() != ["True", build.source_hash(SOURCES / build.PACKAGE)]:
        pytest.skip("no compiled wheel of these very sources is installed: `make engine` would build it")
    assert told(hash_seed, str(TESTS)) == ("compiled", interpreted())
