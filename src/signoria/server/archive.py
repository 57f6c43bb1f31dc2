"""Backups: all rows as lines of JSON, packed. The same file can be restored into either kind of database."""

from __future__ import annotations

import gzip
import os
import time
from collections.abc import Callable, Iterator
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path

import msgspec
from alembic import command
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from signoria.kernel.errors import BadInput
from signoria.server import migrate, schema
from signoria.server.store import connect

Progress = Callable[[int], None]  # rows so far
AT_ONCE = 500  # rows

ORDER = [str(table.name) for table in schema.metadata.sorted_tables]  # whom others refer to comes first


class Head(msgspec.Struct, frozen=True):
    """The first line of a backup."""

    signoria_backup: int
    revision: str  # of the tables
    at: float


Row = dict[str, object]
Entry = tuple[str, Row]  # every other line: a table's name and a row
END = "end"  # in the last line, with the number of rows: a backup without it was cut off


def backup(url: str, file: Path, progress: Progress) -> int:
    """Write everything into a file, as it stands at one moment; how many rows. A server may go on meanwhile."""
    engine = connect(url)
    beside = file.with_name(f"{file.name}.part")
    try:
        with engine.connect() as conn:
            if conn.dialect.name == "postgresql":
                conn.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
            revision = MigrationContext.configure(conn).get_current_revision()
            if revision is None:
                raise BadInput("this database holds nothing of ours")
            descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # secrets are in it
            with os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wb") as out:
                out.write(msgspec.json.encode(Head(1, revision, time.time())) + b"\n")
                rows = 0
                for line in lines_of(conn):
                    out.write(line + b"\n")
                    rows += 1
                    if rows % AT_ONCE == 0:
                        progress(rows)
                out.write(msgspec.json.encode((END, rows)) + b"\n")
        os.replace(beside, file)
        progress(rows)
        return rows
    except (OSError, SQLAlchemyError) as problem:
        raise BadInput(f"no backup was made: {first_line(problem)}") from problem
    finally:
        beside.unlink(missing_ok=True)
        engine.dispose()


def lines_of(conn: Connection) -> Iterator[bytes]:
    """All rows, those first that others refer to."""
    for name in ORDER:
        table = schema.metadata.tables[name]
        for row in conn.execution_options(yield_per=AT_ONCE).execute(select(table)):
            values = {
                str(key): value.hex() if isinstance(value, bytes) else value for key, value in row._mapping.items()
            }
            yield msgspec.json.encode((name, values))


def restore(url: str, file: Path, progress: Progress) -> int:
    """Put a backup into an empty database, all of it or nothing, and bring it up to date; how many rows."""
    head, entries = read(file)
    if head.revision not in migrate.revisions(url):
        raise BadInput(f"{file} was made by a newer release of Signoria ({head.revision}); use that one")
    engine = connect(url, writes=True)
    try:
        migrate.refuse_newer(url)
        with engine.connect() as conn:
            is_ours = MigrationContext.configure(conn).get_current_revision() is not None
            if is_ours:
                check_empty(conn)
        if is_ours:
            command.downgrade(migrate.config(url), "base")
        command.upgrade(migrate.config(url), head.revision)
        tables = MetaData()
        tables.reflect(engine)
        rows = 0
        with engine.begin() as conn:
            for name, batch in batches(entries):
                if name not in tables.tables:
                    raise BadInput(f"{file}: there is no table {name!r}")
                conn.execute(insert(tables.tables[name]), [unhexed(tables.tables[name], row) for row in batch])
                rows += len(batch)
                progress(rows)
        command.upgrade(migrate.config(url), "head")
        return rows
    except (SQLAlchemyError, ValueError) as problem:
        if isinstance(problem, BadInput):
            raise
        raise BadInput(f"{file} was not restored: {first_line(problem)}") from problem
    finally:
        engine.dispose()


def check_empty(conn: Connection) -> None:
    """Nothing is ever overwritten."""
    for table in schema.metadata.sorted_tables:
        if table is not schema.settings and conn.execute(select(func.count()).select_from(table)).scalar_one():
            raise BadInput("this database is not empty; restore into a new one")


def unhexed(table: Table, row: Row) -> Row:
    """A row as the database wants it."""
    return {
        name: bytes.fromhex(str(value)) if isinstance(table.c[name].type, LargeBinary) and value is not None else value
        for name, value in row.items()
        if name in table.c
    }


def read(file: Path) -> tuple[Head, Iterator[Entry]]:
    """A backup's head and its rows, checked as they come."""
    lines = read_lines(file)
    try:
        head = msgspec.json.decode(next(lines, b""), type=Head)
    except msgspec.MsgspecError as problem:
        raise BadInput(f"{file} is no backup of Signoria") from problem
    if head.signoria_backup != 1:
        raise BadInput(f"{file} is a backup of a kind that this release does not know")
    return head, entries_in(file, lines)


def read_lines(file: Path) -> Iterator[bytes]:
    """The lines of a packed file."""
    try:
        with gzip.open(file, "rb") as packed:
            yield from packed
    except (OSError, EOFError) as problem:
        raise BadInput(f"{file} cannot be read: {first_line(problem)}") from problem


def entries_in(file: Path, lines: Iterator[bytes]) -> Iterator[Entry]:
    """The rows; the last line must say that they are all."""
    for rows, line in enumerate(lines):
        try:
            name, row = msgspec.json.decode(line, type=tuple[str, Row | int])
        except msgspec.MsgspecError as problem:
            raise BadInput(f"{file}, line {rows + 2}: {problem}") from problem
        if isinstance(row, int):
            if row != rows:
                raise BadInput(f"{file} has {rows} rows, and should have {row}")
            return
        yield name, row
    raise BadInput(f"{file} ends in the middle; nothing was restored")


def batches(entries: Iterator[Entry]) -> Iterator[tuple[str, list[Row]]]:
    """Rows of one table together."""
    for name, rows in groupby(entries, key=itemgetter(0)):
        while some := [row for _, row in islice(rows, AT_ONCE)]:
            yield name, some


def first_line(problem: Exception) -> str:
    """What is wrong, shortly."""
    return (str(problem).splitlines() or [type(problem).__name__])[0]
