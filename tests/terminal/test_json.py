"""`--json`: one document for programs, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from commands import finished, run


def test_every_command_that_a_program_would_read(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(finished(None).record(), encoding="utf-8")
    for words, keys in (
        ("verify game.txt", {"is_true", "luck_moves", "problem"}),
        ("fuzz condottiere --games 2 --workers 1", {"tally", "seconds", "games_per_second", "dumps"}),
        ("doctor", {"version", "engine", "games", "languages", "stale"}),
        ("sim condottiere --games 2", {"report", "asked", "played", "failures"}),
    ):
        told = run(tmp_path, *words.split(), "--json")
        assert keys <= set(json.loads(told.stdout)), words
        assert told.stdout.count("\n") == 1
        assert told.stderr == ""


def test_rules_as_they_stand_in_the_book(tmp_path: Path) -> None:
    rules = json.loads(run(tmp_path, "rules", "condottiere", "C5", "--json").stdout)
    assert [rule["id"] for rule in rules] == ["C5.1", "C5.2", "C5.3", "C5.4"]
    assert all(set(rule) == {"id", "title", "text"} for rule in rules)


@pytest.mark.parametrize(
    ("marks", "code", "missing", "unknown"), [("C1.1 C1.2 C1.3", 0, [], []), ("C1.1 C1.9 C1.2", 1, ["C1.3"], ["C1.9"])]
)
def test_which_tests_cite_which_rule(
    tmp_path: Path, marks: str, code: int, missing: list[str], unknown: list[str]
) -> None:
    for folder in ("src/signoria", "tests"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "src/signoria/build.py").touch()
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "signoria"\n', encoding="utf-8")
    lines = [f'@pytest.mark.{"rule"}("{mark}")\n' for mark in marks.split()]
    (tmp_path / "tests/test_rules.py").write_text("".join(lines), encoding="utf-8")
    told = json.loads(run(tmp_path, "rules", "condottiere", "C1", "--coverage", "--json", code=code).stdout)
    assert (told["missing"], told["unknown"]) == (missing, unknown)
    assert told["cited"]["C1.1"] == 1
