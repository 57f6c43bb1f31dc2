"""`signoria tournament`, driven for real: each run in a process of its own, one of them stopped."""

from __future__ import annotations

import json
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from commands import environment, refused, run

DUEL = ["tournament", "condottiere", "--bots", "greedy,random"]
MANY = "100000"


def numbers(file: Path) -> list[int]:
    """The games in a file."""
    return [int(row.partition(",")[0]) for row in file.read_text(encoding="utf-8").splitlines()[2:]]


def test_the_summary_for_people(tmp_path: Path) -> None:
    told = run(tmp_path, *DUEL, "--seats", "3", "--games", "6", "--seed", "5", "--option", "hidden_cards")
    assert told.stderr == ""
    assert told.stdout.startswith(
        "12 games of condottiere, 3 seats, 6 for each of 2 line-ups, from seed 5\noptions    hidden_cards=true\n"
    )
    assert re.search(r"^greedy +1500 +1500 – 1500 +12 +\d+\.\d +\d+\.\d % +50\.0 %$", told.stdout, re.MULTILINE)
    assert re.search(r"^random +-?\d+ +-?\d+ – \d+ +12 ", told.stdout, re.MULTILINE)
    assert re.search(r"^by seat +0 +1 +2$", told.stdout, re.MULTILINE)
    assert re.search(r"^greedy – random +12 +\d+\.\d % +\d+\.\d % – \d+\.\d % +50\.0 %$", told.stdout, re.MULTILINE)
    assert "\nElo        greedy is 1500; with so few games the intervals are too narrow\nspeed      " in told.stdout
    assert max(map(len, told.stdout.splitlines())) <= 80


def test_the_summary_for_programs_and_one_against_the_rest(tmp_path: Path) -> None:
    words = ["tournament", "condottiere", "--bots", "random,greedy", "--seats", "4", "--games", "8"]
    told = json.loads(run(tmp_path, *words, "--against-rest", "--json").stdout)
    assert set(told) == {
        "standings", "asked", "played", "seconds", "games_per_second", "interrupted", "go_on", "failures"
    }  # fmt: skip
    assert (told["asked"], told["played"], told["interrupted"], told["failures"]) == (8, 8, False, [])
    found = told["standings"]
    assert (found["anchor"], found["tournament"]["against_rest"]) == ("greedy", True)
    assert [one["bot"] for one in found["bots"]] == ["greedy", "random"]
    assert [one["fared"]["fair"] for one in found["bots"]] == [0.75, 0.25]
    [pair] = found["pairs"]
    assert (pair["bot"], pair["other"], pair["fair"], pair["share"]["games"]) == ("random", "greedy", 0.25, 8)


def test_games_in_the_file_are_not_played_again_and_the_file_comes_out_the_same(tmp_path: Path) -> None:
    run(tmp_path, *DUEL, "--games", "10", "--csv", "whole.csv", "--workers", "2")
    run(tmp_path, *DUEL, "--games", "4", "--csv", "games.csv", "--workers", "1")
    file = tmp_path / "games.csv"
    file.write_bytes(file.read_bytes()[:-5])  # as if the power had gone
    again = json.loads(run(tmp_path, *DUEL, "--games", "10", "--csv", "games.csv", "--json").stdout)
    assert (again["played"], again["standings"]["games"]) == (7, 10)
    assert file.read_bytes() == (tmp_path / "whole.csv").read_bytes()
    assert file.read_text(encoding="utf-8").startswith('# signoria tournament {"game":"condottiere",')


def test_other_settings_and_other_commands_are_refused(tmp_path: Path) -> None:
    run(tmp_path, *DUEL, "--games", "4", "--csv", "games.csv")
    told = refused(tmp_path, *DUEL, "--games", "4", "--csv", "games.csv", "--seed", "3", "--against-rest")
    assert "games.csv holds other games (seed 0, not 3; against_rest False, not True)" in told
    told = refused(tmp_path, "sim", *DUEL[1:], "--csv", "games.csv")
    assert "is no file of `signoria sim`" in told


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("", "Missing argument"),
        ("chess", "there is no game 'chess'"),
        ("condottiere --bots oracle,greedy", "there is no bot 'oracle'"),
        ("condottiere --bots greedy", "a tournament needs at least two bots, and here is only greedy"),
        ("condottiere --bots greedy,random,greedy", "greedy is named twice"),
        ("condottiere --bots greedy,", "there is no bot ''"),
        ("condottiere --bots ismcts:9it,7it,greedy", "'7it' makes no sense in a budget"),
        ("condottiere --seats 7", "Condottiere has 2 to 6 seats, not 7"),
        ("condottiere --bots greedy,random --games 0", "--games"),
        ("condottiere --bots greedy,random --games 2", "2 games are too few"),
        ("condottiere --bots greedy,random --games 7", "7 games cannot be paired"),
        ("condottiere --workers 0", "--workers"),
        ("condottiere --csv no/such/folder/games.csv", "cannot be written: no such file or directory"),
    ],
)
def test_bad_input_is_refused_in_one_line(tmp_path: Path, words: str, problem: str) -> None:
    assert problem in refused(tmp_path, "tournament", *words.split())


@pytest.mark.parametrize("workers", ["1", "2"])
def test_stopped_it_says_what_it_has_and_how_to_go_on(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "my games.csv"
    with subprocess.Popen(
        [sys.executable, "-m", "signoria", *DUEL, "--games", MANY, "--workers", workers, "--csv", file.name],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        try:
            ends = time.monotonic() + 60
            while not file.exists() or file.read_bytes().count(b"\n") < 5:
                assert time.monotonic() < ends
                time.sleep(0.01)
            running.send_signal(signal.SIGINT)
            out, problems = (stream.decode() for stream in running.communicate(timeout=60))
        finally:
            if running.poll() is None:
                running.kill()
    assert running.returncode == 130
    assert re.match(rf"\d+ of {MANY} games of condottiere, 2 seats, one line-up", out)
    assert re.search(r"^greedy +1500 ", out, re.MULTILINE)
    found = re.fullmatch(r"Stopped\. Go on with: signoria (.*)\n", problems)
    assert found is not None, problems
    done = numbers(file)
    assert done == list(range(len(done)))
    again = shlex.split(found[1])
    again[again.index(MANY)] = str(len(done) + 2 + len(done) % 2)
    assert "from the file" in run(tmp_path, *again).stdout
    assert numbers(file) == list(range(len(done) + 2 + len(done) % 2))
