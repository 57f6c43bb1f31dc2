"""Running the command line for real, each command in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import signoria


def environment(folder: Path) -> dict[str, str]:
    """The environment of this run, for a process in this folder that saves games below it."""
    here = dict(os.environ)
    if path := here.get("PYTHONPATH"):
        here["PYTHONPATH"] = os.pathsep.join(str(Path(part).resolve()) for part in path.split(os.pathsep))
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "SIGNORIA_LANG", "LC_ALL", "LC_MESSAGES"):
        here.pop(name, None)
    return here | {"TERM": "xterm-256color", "LANG": "C.UTF-8", "XDG_STATE_HOME": str(folder / "state")}


def run(
    folder: Path,
    *words: str | Path,
    typed: str | bytes = b"",
    code: int = 0,
    more: Mapping[str, str] = MappingProxyType({}),
) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder; it must end with this exit code, and never with a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "signoria", *map(str, words)],
        input=typed if isinstance(typed, bytes) else typed.encode(),
        cwd=folder,
        env=environment(folder) | dict(more),
        capture_output=True,
        timeout=120,
        check=False,
    )
    told = subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())
    assert "Traceback" not in told.stdout + told.stderr, told.stderr
    assert told.returncode == code, told.stdout[-2000:] + told.stderr
    return told


def refused(folder: Path, *words: str | Path, typed: str = "") -> str:
    """What a command says that refuses its input: one line."""
    told = run(folder, *words, typed=typed, code=2)
    assert told.stderr.startswith("signoria: ")
    assert told.stderr.count("\n") == 1, told.stderr
    return told.stderr


def finished(seed: int | None = 7, **options: bool | int) -> signoria.Match:
    """A game of two random players, at its end."""
    match = signoria.new("condottiere", 2, seed, options)
    bot = signoria.bot("random", 1)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.choices(seat)))
    return match
