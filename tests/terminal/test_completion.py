"""Help that fits the screen, and what the shell offers on Tab."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from commands import environment, run

COMMANDS = ("play", "verify", "replay", "sim", "fuzz", "rules", "components", "doctor")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_fits_eighty_columns_and_has_examples(tmp_path: Path, command: str) -> None:
    told = run(tmp_path, *command.split(), "--help", more={"COLUMNS": "80"}).stdout
    assert max(map(len, told.splitlines())) <= 80
    assert f"Example: signoria {command}" in told if command else all(f"\n  {one}" in told for one in COMMANDS)


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("signoria s", ["sim", "serve"]),
        ("signoria sim ", ["condottiere", "tuscany", "virtu", "wars-of-italy"]),
        ("signoria play con", ["condottiere"]),
        ("signoria sim condottiere --bots g", ["greedy"]),
        ("signoria sim condottiere --bots greedy,r", ["greedy,random"]),
        ("signoria play --bot ", ["random", "greedy", "apprentice", "captain", "prince", "machiavelli"]),
        ("signoria play condottiere --bot random,c", ["random,captain"]),
        ("signoria play --lang ", ["cs", "en", "ru"]),
        ("signoria play condottiere --option po", ["pope_off_battle", "points=", "powers_by_seat"]),
        ("signoria rules condottiere C", [f"C{chapter}" for chapter in range(9)]),
        ("signoria rules condottiere C5", ["C5.1", "C5.2", "C5.3", "C5.4"]),
        ("signoria rules chess ", []),
        ("signoria components condottiere s", ["spring", "scarecrow", "surrender", "siena", "spoleto"]),
        ("signoria components chess ", []),
        ("signoria verify ", []),
    ],
)
def test_tab_offers_what_can_stand_there(tmp_path: Path, line: str, offered: list[str]) -> None:
    words = {"_SIGNORIA_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(len(line.split(" ")) - 1)}
    assert run(tmp_path, more=words).stdout.split() == offered


def test_zsh_can_complete_what_stands_after_an_equals_sign(tmp_path: Path) -> None:
    line = "signoria sim condottiere --option hidden_cards="
    told = run(tmp_path, more={"_SIGNORIA_COMPLETE": "complete_zsh", "_TYPER_COMPLETE_ARGS": line}).stdout
    assert "hidden_cards=true" in told
    assert "hidden_cards=false" in told


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_itself_completes(tmp_path: Path) -> None:
    program = tmp_path / "signoria"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m signoria "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    script = """
        eval "$(signoria --show-completion)"
        COMP_WORDS=(signoria sim condottiere --bots gre) COMP_CWORD=4
        _signoria_completion signoria
        echo "${COMPREPLY[@]}"
    """
    here = environment(tmp_path) | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(["bash", "-c", script], cwd=tmp_path, env=here, capture_output=True, text=True, check=True)
    assert done.stdout == "greedy\n", done.stderr
