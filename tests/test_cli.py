"""The command line, driven for real: every command in a process of its own."""

from __future__ import annotations

import json
import re
import shlex
import shutil
from pathlib import Path

import pytest
from commands import finished, refused, run

import signoria
from signoria import build

COMMANDS = ("play", "verify", "replay", "sim", "tournament", "fuzz", "exploit", "rules", "doctor")


# Help


def test_help_names_every_command(tmp_path: Path) -> None:
    for told in (run(tmp_path, "--help").stdout, run(tmp_path).stdout):
        assert all(f"  {command}" in told for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(tmp_path: Path, command: str) -> None:
    assert f"Example: signoria {command}" in run(tmp_path, command, "--help").stdout


# Bad arguments


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("fly", "No such command"),
        ("play chess", "there is no game 'chess'"),
        ("play --seats 9", "Condottiere has 2 to 6 seats, not 9"),
        ("play --seats two", "--seats"),
        ("play --wings", "No such option"),
        ("play --option fly=true", "no option 'fly'"),
        ("play --option points=many", "--option points=many"),
        ("play --option points=true", "option points must be a whole number"),
        ("play --option points=5 --option capture_regions=true", "do not go together"),
        ("play --option opening_seven", "needs it"),
        ("play --record no/such/folder/game.txt", "cannot be written"),
        ("play --resume x --seats 3", "--resume says by itself"),
        ("verify", "Missing argument"),
        ("fuzz", "Missing argument"),
        ("fuzz chess", "there is no game 'chess'"),
        ("fuzz condottiere --games 0", "--games"),
        ("fuzz condottiere --seats 7", "Condottiere has 2 to 6 seats, not 7"),
        ("rules chess", "there is no game 'chess'"),
        ("rules condottiere C99", "there is no rule 'C99'"),
        ("doctor --blood", "No such option"),
    ],
)
def test_bad_arguments_are_refused_in_one_line(tmp_path: Path, words: str, problem: str) -> None:
    assert problem in refused(tmp_path, *words.split())


# Fuzzing


def test_random_games_of_all_kinds_do_not_break(tmp_path: Path) -> None:
    told = json.loads(
        run(tmp_path, "fuzz", "condottiere", "--games", "40", "--seed", "9", "--workers", "2", "--json").stdout
    )
    tally = told["tally"]
    assert tally["failures"] == []
    assert tally["games"] == sum(tally["endings"].values()) == sum(tally["seats"].values()) == tally["tables"] == 40
    assert set(tally["seats"]) == {"2", "3", "4", "5", "6"}
    assert tally["of"] > 1000
    assert told["games_per_second"] > 0
    assert not (tmp_path / "fuzz-failures").exists()


def test_equal_seeds_are_equal_games_whoever_plays_them(tmp_path: Path) -> None:
    words = ["fuzz", "condottiere", "--games", "6", "--seats", "2", "--json", "--workers"]
    one, two = (json.loads(run(tmp_path, *words, workers).stdout)["tally"] for workers in ("1", "2"))
    assert one == two


def test_a_failure_is_dumped_as_a_record_that_replays(tmp_path: Path) -> None:
    words = ["fuzz", "condottiere", "--games", "3", "--seed", "4", "--limit", "9", "--workers", "1", "--dump", "dump"]
    told = run(tmp_path, *words, code=1).stdout
    assert "failures   3" in told
    dumps = sorted((tmp_path / "dump").iterdir())
    assert [file.name for file in dumps] == ["condottiere-4.txt", "condottiere-5.txt", "condottiere-6.txt"]
    text = dumps[0].read_text(encoding="utf-8")
    assert "# broken: Broken: a runaway: 9 decisions and no end\n" in text
    assert "# Traceback (most recent call last):\n" in text
    assert len([line for line in text.splitlines() if re.match(r"\d ", line)]) == 9
    run(tmp_path, "replay", dumps[0])
    run(tmp_path, "verify", dumps[0])
    again = re.search(r"^# again: signoria (.*)$", text, re.MULTILINE)
    assert again is not None
    run(tmp_path, *shlex.split(again[1]), code=1)
    assert (tmp_path / "fuzz-failures" / dumps[0].name).read_text(encoding="utf-8") == text


# Rules


def test_rules_by_id_and_by_chapter(tmp_path: Path) -> None:
    assert run(tmp_path, "rules", "condottiere").stdout.startswith("Condottiere\n\n")
    one = run(tmp_path, "rules", "condottiere", "c3.1").stdout
    assert one.startswith("C3.1 Mercenary. ")
    assert "C3.10" not in one
    chapter = run(tmp_path, "rules", "condottiere", "C4").stdout
    assert re.findall(r"^(C[\d.]+) ", chapter, re.MULTILINE) == [f"C4.{number}" for number in range(1, 8)]
    assert "End of a round" not in chapter


def checkout(folder: Path, test: str) -> Path:
    """A folder that looks like a checkout with one test file."""
    (folder / "src" / "signoria").mkdir(parents=True)
    (folder / "src" / "signoria" / "build.py").touch()
    (folder / "tests").mkdir()
    (folder / "pyproject.toml").write_text('[project]\nname = "signoria"\n', encoding="utf-8")
    (folder / "tests" / "test_rules.py").write_text(test, encoding="utf-8")
    return folder


def test_coverage_counts_the_tests_that_cite_a_rule(tmp_path: Path) -> None:
    mark = "@pytest.mark." + "rule"
    folder = checkout(tmp_path, f'{mark}("C1.1")\n{mark}(\n    "C1.1",\n    "C1.2",\n)\n{mark}("C1.3")\n')
    told = run(folder, "rules", "condottiere", "C1", "--coverage").stdout
    assert [line.split()[:2] for line in told.splitlines()[:3]] == [["C1.1", "2"], ["C1.2", "1"], ["C1.3", "1"]]
    assert "No test cites" in run(folder, "rules", "condottiere", "--coverage", code=1).stdout


def test_coverage_finds_rules_that_do_not_exist(tmp_path: Path) -> None:
    mark = "@pytest.mark." + "rule"
    folder = checkout(tmp_path, f'{mark}("C1.1", "C1.2", "C1.3", "C1.4")\n{mark}("V1.1")\n')
    told = run(folder, "rules", "condottiere", "C1", "--coverage", code=1).stdout
    assert "Tests cite rules that do not exist: C1.4." in told


# The doctor, and a package without a checkout


def test_the_doctor_says_what_runs(tmp_path: Path) -> None:
    told = json.loads(run(tmp_path, "doctor", "--json").stdout)
    assert told["version"] == signoria.__version__
    assert told["engine"] == ("compiled" if build.is_compiled() else "interpreted")
    assert told["games"][0]["id"] == "condottiere"
    assert told["games"][0]["edition"] in finished().record()
    assert "en" in told["languages"]
    assert told["stale"] is False
    text = run(tmp_path, "doctor").stdout
    assert f"engine     {told['engine']}: " in text
    assert "game       condottiere, 2 to 6 seats, rules version 2, edition 2007 " in text


def test_outside_of_a_checkout_nothing_is_compared(tmp_path: Path) -> None:
    package = build.home()
    assert package is not None
    shutil.copytree(package, tmp_path / "elsewhere" / "signoria", ignore=shutil.ignore_patterns("__pycache__"))
    elsewhere = {"PYTHONPATH": str(tmp_path / "elsewhere")}
    assert json.loads(run(tmp_path, "doctor", "--json", more=elsewhere).stdout)["stale"] is None
    told = run(tmp_path, "rules", "condottiere", "--coverage", code=2, more=elsewhere).stderr
    assert "no checkout of the sources with its tests is here" in told


@pytest.mark.skipif(build.built() is None, reason="this run is on the sources, which never are stale")
def test_the_doctor_finds_a_stale_package(tmp_path: Path) -> None:
    folder = checkout(tmp_path, "")
    assert "STALE" in run(folder, "doctor", code=1).stdout
