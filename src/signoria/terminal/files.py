"""Records as files: read with clear errors, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from signoria.kernel.errors import BadInput
from signoria.match.record import FIRST_LINE


def read_text(file: Path) -> str:
    """The text of a file, or BadInput."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise BadInput(f"{file} is not a text file in UTF-8") from problem
    except (OSError, ValueError) as problem:
        raise BadInput(f"{file} cannot be read: {reason(problem)}") from problem


def write_record(file: Path, record: str) -> Path:
    """Put a record into a file, or BadInput; a file that is no record is never overwritten."""
    file = file.expanduser().absolute()
    try:
        if file.exists() and not is_record(file):
            raise BadInput(f"{file} exists and is no record of a game; choose another name")
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as beside:
            beside.write(record)
            beside.flush()
            os.fsync(beside.fileno())
        os.replace(beside.name, file)
    except (OSError, ValueError) as problem:
        if isinstance(problem, BadInput):
            raise
        raise BadInput(f"{file} cannot be written: {reason(problem)}") from problem
    return file


def is_record(file: Path) -> bool:
    """Does the file begin as a record does, or is it empty?"""
    with file.open("rb") as opened:
        start = opened.read(len(FIRST_LINE))
    return start in (FIRST_LINE.encode(), b"")


def save_somewhere(game: str, record: str) -> Path:
    """Save a game whose player named no file: in the home folder, or else wherever it can be."""
    state = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    problem: BadInput | None = None
    for folder in (Path(state).expanduser() / "signoria", Path.cwd(), Path(tempfile.gettempdir())):
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
