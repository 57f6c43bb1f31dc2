"""`signoria sim`, driven for real: each run in a process of its own, some of them killed."""

from __future__ import annotations

import json
import os
import pty
import re
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from commands import environment, refused, run

MANY = "100000"
DUEL = ["sim", "condottiere", "--bots", "greedy,random"]


@contextmanager
def start(folder: Path, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A run of so many games that it has to be stopped; a test that fails stops it too."""
    with subprocess.Popen(
        [sys.executable, "-m", "signoria", *words, "--games", MANY],
        cwd=folder,
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        try:
            yield running
        finally:
            if running.poll() is None:
                running.kill()


def wait_for_rows(file: Path, count: int) -> None:
    """Until so many games are in the file."""
    ends = time.monotonic() + 60
    while not file.exists() or file.read_bytes().count(b"\n") < count + 2:
        assert time.monotonic() < ends
        time.sleep(0.01)


def runs(file: Path) -> list[int]:
    """The processes whose command names this file."""
    found = []
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            is_one = str(file).encode() in process.read_bytes()
        except OSError:
            continue
        if is_one:
            found.append(int(process.parent.name))
    return found


def wait_for_nobody(file: Path) -> None:
    """Until all processes of a run are gone."""
    ends = time.monotonic() + 30
    while runs(file):
        assert time.monotonic() < ends
        time.sleep(0.02)


def numbers(file: Path) -> list[int]:
    """The games in a file."""
    return [int(row.partition(",")[0]) for row in file.read_text(encoding="utf-8").splitlines()[2:]]


# Results


def test_the_summary_for_people(tmp_path: Path) -> None:
    told = run(tmp_path, *DUEL, "--games", "6", "--seed", "3", "--option", "hidden_cards")
    assert told.stderr == ""
    assert told.stdout.startswith("6 games of condottiere, 2 seats, seeds 3 to 8\noptions    hidden_cards=true\n")
    assert re.search(r"^greedy +6 +\d\.\d +\d+\.\d % +\d+\.\d % – \d+\.\d % +50\.0 %$", told.stdout, re.MULTILINE)
    assert re.search(r"^by seat +0 +1$", told.stdout, re.MULTILINE)
    assert re.search(r"^endings    \w[\w-]* \d \(\d+ %\)", told.stdout, re.MULTILINE)
    assert re.search(r"^decisions  \d+\.\d a game, from \d+ to \d+$", told.stdout, re.MULTILINE)
    assert re.search(r"^speed      \d+\.\d games a second, \d+\.\d seconds$", told.stdout, re.MULTILINE)
    assert max(map(len, told.stdout.splitlines())) <= 80


def test_the_summary_for_programs(tmp_path: Path) -> None:
    words = ["sim", "condottiere", "--seats", "3", "--bots", "greedy,random,random", "--games", "6", "--json"]
    told = json.loads(run(tmp_path, *words).stdout)
    assert set(told) == {
        "report", "asked", "played", "seconds", "games_per_second", "interrupted", "go_on", "failures"
    }  # fmt: skip
    assert (told["asked"], told["played"], told["interrupted"], told["failures"]) == (6, 6, False, [])
    report = told["report"]
    assert set(report) == {"contest", "games", "bots", "endings", "decisions"}
    assert report["contest"]["bots"] == ["greedy", "random", "random"]
    assert report["games"] == sum(report["endings"].values()) == 6
    assert [one["bot"] for one in report["bots"]] == ["greedy", "random"]
    assert sum(one["total"]["wins"] for one in report["bots"]) == pytest.approx(6)
    assert sum(one["fair"] for one in report["bots"]) == pytest.approx(1)
    for one in report["bots"]:
        assert len(one["by_seat"]) == 3
        for share in (one["total"], *one["by_seat"]):
            assert set(share) == {"games", "wins", "share", "low", "high"}
            assert 0 <= share["low"] <= share["share"] <= share["high"] <= 1


def test_equal_games_whoever_plays_them(tmp_path: Path) -> None:
    words = ["sim", "condottiere", "--seats", "3", "--bots", "greedy,random", "--games", "6"]
    for workers in ("1", "2"):
        run(tmp_path, *words, "--workers", workers, "--csv", f"{workers}.csv")
    one, two = ((tmp_path / f"{workers}.csv").read_bytes() for workers in ("1", "2"))
    assert one == two


# Bad input


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("", "Missing argument"),
        ("chess", "there is no game 'chess'"),
        ("condottiere --bots oracle", "there is no bot 'oracle'; there are: random, greedy"),
        ("condottiere --bots greedy,", "there is no bot ''"),
        ("condottiere --bots greedy", "Condottiere has 2 to 6 seats, not 1"),
        ("condottiere --seats 7", "Condottiere has 2 to 6 seats, not 7"),
        ("condottiere --games 0", "--games"),
        ("condottiere --workers 0", "--workers"),
        ("condottiere --option points=5 --option capture_regions", "do not go together"),
        ("condottiere --csv no/such/folder/games.csv", "cannot be written: no such file or directory"),
    ],
)
def test_bad_input_is_refused_in_one_line(tmp_path: Path, words: str, problem: str) -> None:
    assert problem in refused(tmp_path, "sim", *words.split())


# Going on


def test_games_in_the_file_are_not_played_again(tmp_path: Path) -> None:
    run(tmp_path, *DUEL, "--games", "9", "--csv", "whole.csv")
    words = [*DUEL, "--csv", "games.csv", "--json"]
    run(tmp_path, *words, "--games", "4")
    assert json.loads(run(tmp_path, *words, "--games", "9").stdout)["played"] == 5
    assert (tmp_path / "games.csv").read_bytes() == (tmp_path / "whole.csv").read_bytes()
    again = json.loads(run(tmp_path, *words, "--games", "6").stdout)
    assert (again["played"], again["report"]["games"]) == (0, 6)
    assert "speed      nothing was played; 9 from the file\n" in run(tmp_path, *words[:-1], "--games", "9").stdout


def test_other_settings_are_refused(tmp_path: Path) -> None:
    run(tmp_path, *DUEL, "--games", "2", "--csv", "games.csv")
    before = (tmp_path / "games.csv").read_bytes()
    told = refused(tmp_path, *DUEL, "--games", "2", "--csv", "games.csv", "--seats", "3", "--option", "points=9")
    assert "seats 2, not 3; options none, not points=9" in told
    assert (tmp_path / "games.csv").read_bytes() == before


def test_a_killed_run_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    with start(tmp_path, *DUEL, "--workers", "2", "--csv", str(file)) as killed:
        wait_for_rows(file, 5)
        killed.kill()
    wait_for_nobody(file)
    text = file.read_bytes()
    assert text.endswith(b"\n")
    done = numbers(file)
    assert done == list(range(len(done)))
    file.write_bytes(text + text.splitlines()[-1][:9])  # as if the power had gone
    games = str(len(done) + 4)
    told = json.loads(run(tmp_path, *DUEL, "--games", games, "--csv", file, "--json").stdout)
    assert told["played"] == 4
    run(tmp_path, *DUEL, "--games", games, "--csv", "whole.csv", "--workers", "2")
    assert file.read_bytes() == (tmp_path / "whole.csv").read_bytes()


def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    with start(tmp_path, *DUEL, "--workers", "2", "--csv", str(file)) as running:
        wait_for_rows(file, 3)
        before = [process for process in runs(file) if process != running.pid]
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        wait_for_rows(file, len(numbers(file)) + 8)
        assert len(runs(file)) == 3
        assert before[0] not in runs(file)
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=60)
    assert running.returncode == 130
    done = numbers(file)
    assert done == list(range(len(done)))
    run(tmp_path, *DUEL, "--games", str(len(done)), "--csv", "whole.csv")
    assert file.read_bytes() == (tmp_path / "whole.csv").read_bytes()


@pytest.mark.parametrize(("number", "workers"), [(signal.SIGINT, "2"), (signal.SIGINT, "1"), (signal.SIGTERM, "2")])
def test_stopped_it_says_what_it_has_and_how_to_go_on(tmp_path: Path, number: signal.Signals, workers: str) -> None:
    file = tmp_path / "my games.csv"
    with start(tmp_path, *DUEL, "--workers", workers, "--csv", file.name) as running:
        wait_for_rows(file, 3)
        running.send_signal(number)
        out, problems = (stream.decode() for stream in running.communicate(timeout=60))
    assert running.returncode == 130
    assert re.match(rf"\d+ of {MANY} games of condottiere", out)
    assert re.search(r"^greedy +\d+ ", out, re.MULTILINE)
    found = re.fullmatch(r"Stopped\. Go on with: signoria (.*)\n", problems)
    assert found is not None, problems
    done = numbers(file)
    assert done == list(range(len(done)))
    again = shlex.split(found[1])
    again[again.index(MANY)] = str(len(done) + 2)
    assert "speed      " in run(tmp_path, *again).stdout
    assert numbers(file) == list(range(len(done) + 2))


def test_stopped_by_ctrl_c_on_a_terminal(tmp_path: Path) -> None:
    """Ctrl-C reaches all processes of the terminal; the bar is on it, the summary in the pipe."""
    file = tmp_path / "games.csv"
    ours, terminal = pty.openpty()
    shown: list[bytes] = []
    reader = threading.Thread(target=read_all, args=(ours, shown))
    reader.start()
    words = [sys.executable, "-m", "signoria", *DUEL, "--games", MANY, "--workers", "2", "--csv", str(file), "--json"]
    with subprocess.Popen(
        ["setsid", "--ctty", "--wait", *words],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdin=terminal,
        stderr=terminal,
        stdout=subprocess.PIPE,
    ) as running:
        os.close(terminal)
        try:
            wait_for_rows(file, 20)
            os.write(ours, b"\x03")
            out, _ = running.communicate(timeout=60)
        finally:
            for process in runs(file):  # in a session of their own, which outlives a test that fails
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
    reader.join(60)
    os.close(ours)
    told, screen = json.loads(out), b"".join(shown).decode()
    assert running.returncode == 130
    assert (told["interrupted"], told["report"]["games"]) == (True, len(numbers(file)))
    assert told["go_on"].startswith("signoria sim condottiere --seats 2 --bots greedy,random --games ")
    assert "games/s" in screen
    assert f"/{MANY}" in screen
    assert "Stopped. Go on with: " in screen
    assert "Traceback" not in screen
    wait_for_nobody(file)


def read_all(terminal: int, shown: list[bytes]) -> None:
    """What a terminal shows, until nobody writes to it any more."""
    with suppress(OSError):
        while part := os.read(terminal, 1 << 16):
            shown.append(part)
