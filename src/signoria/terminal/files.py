"""Records as files: read with clear errors, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from signoria.kernel.errors import BadComponents, BadInput
from signoria.kernel.registry import find
from signoria.match.record import FIRST_LINE, split


def read_text(file: Path) -> str:
    """The text of a file, or BadInput."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise BadInput(f"{file} is not a text file in UTF-8") from problem
    except (OSError, ValueError) as problem:
        raise BadInput(f"{file} cannot be read: {reason(problem)}") from problem


@contextmanager
def naming(components: Path | None) -> Iterator[None]:
    """Name the file in what is said of bad components; None: they come from no file."""
    try:
        yield
    except BadComponents as problem:
        if components is None:
            raise
        raise BadInput(f"{components}: {problem.problem}") from problem


def write_record(file: Path, record: str) -> Path:
    """Put a record into a file, or BadInput; a file that is no record is never overwritten."""
    file = file.expanduser().absolute()
    try:
        is_other = file.exists() and not is_record(file)
    except (OSError, ValueError) as problem:
        raise BadInput(f"{file} cannot be written: {reason(problem)}") from problem
    if is_other:
        raise BadInput(f"{file} exists and is no record of a game; choose another name")
    write_text(file, record)
    return file


def write_text(file: Path, text: str) -> None:
    """Put a text into a file, or BadInput; what was there before stays until all of it is written."""
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as beside:
            beside.write(text)
            beside.flush()
            os.fsync(beside.fileno())
        try:
            os.replace(beside.name, file)
        except OSError:
            os.unlink(beside.name)
            raise
    except (OSError, ValueError) as problem:
        raise BadInput(f"{file} cannot be written: {reason(problem)}") from problem


def is_record(file: Path) -> bool:
    """Does the file begin as a record does, or is it empty?"""
    with file.open("rb") as opened:
        start = opened.read(len(FIRST_LINE))
    return start in (FIRST_LINE.encode(), b"")


def home() -> Path:
    """The folder where games are kept whose players named no file."""
    return Path(os.environ.get("XDG_STATE_HOME") or "~/.local/state").expanduser() / "signoria"


class Saved(NamedTuple):
    """A game that can be gone on with."""

    file: Path
    game: str
    seats: int
    when: str


def saved_games(most: int) -> list[Saved]:
    """The games kept at home that are not over, the latest first."""
    found: list[Saved] = []
    with suppress(OSError):
        for file in sorted(home().glob("*.txt"), key=lambda file: file.stat().st_mtime, reverse=True):
            if len(found) == most:
                break
            with suppress(BadInput):
                head, _ = split(read_text(file))
                if "winners" not in head.values and ("secret" in head.values or "seed" in head.values):
                    when = datetime.fromtimestamp(file.stat().st_mtime, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
                    found.append(Saved(file, find(head.values.get("game", "")).id, head.number("seats"), when))
    return found


def keep(file: Path | None, game: str, record: str) -> Path:
    """Write a record where it was asked for or saved before, or else wherever it can be."""
    if file is not None:
        with suppress(BadInput):
            return write_record(file, record)
    return save_somewhere(game, record)


def save_somewhere(game: str, record: str) -> Path:
    """Save a game whose player named no file: in the home folder, or else wherever it can be."""
    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    problem: BadInput | None = None
    for folder in (home(), Path.cwd(), Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return write_record(folder / f"{game}-{now}.txt", record)
        except (OSError, BadInput) as trouble:
            problem = problem or BadInput(str(trouble))
    assert problem is not None
    raise problem


def reason(problem: Exception) -> str:
    """What went wrong with a file, in few words."""
    told = problem.strerror if isinstance(problem, OSError) else None
    return (told or str(problem)).lower()
