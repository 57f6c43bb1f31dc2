"""`signoria` on a disk that is full while a file says so. A program for tests; the server itself knows nothing of it.

Beside the database's file lies one of the same name with `.full` added; its text is `statement` or `commit`, for where
the room is missing.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from signoria.cli import main

STATEMENT = "statement"
COMMIT = "commit"
WRITES = ("INSERT", "UPDATE", "DELETE")


def flag(database: Path) -> Path:
    """The file that says that the disk is full."""
    return database.with_name(f"{database.name}.full")


class Disk(sqlite3.Connection):
    """A connection whose writes fail while the disk is full."""

    def __init__(self, database: str, *arguments: Any, **more: Any) -> None:
        super().__init__(database, *arguments, **more)
        self.flag = flag(Path(database))

    def check(self, where: str) -> None:
        """Is there room?"""
        if self.flag.exists() and self.flag.read_text(encoding="utf-8") == where:
            raise sqlite3.OperationalError("database or disk is full")

    def commit(self) -> None:
        """Make it durable, if there is room."""
        self.check(COMMIT)
        super().commit()


def connect_to_disk(dialect: object, record: object, arguments: list[Any], more: dict[str, Any]) -> None:
    """Before a connection is made."""
    more["factory"] = Disk


def write_to_disk(cursor: sqlite3.Cursor, statement: str, parameters: object, context: object) -> None:
    """Before a statement is executed."""
    if isinstance(cursor.connection, Disk) and statement.lstrip().startswith(WRITES):
        cursor.connection.check(STATEMENT)


if __name__ in ("__main__", "__mp_main__"):  # also in worker processes, which import this file
    event.listen(Engine, "do_connect", connect_to_disk)
    event.listen(Engine, "do_execute", write_to_disk)
    event.listen(Engine, "do_executemany", write_to_disk)

if __name__ == "__main__":
    main()
