"""What whoever runs a server may do to its tables and guests. A running server notices within seconds."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from msgspec import Struct
from sqlalchemy import Connection, delete, select, update

from signoria.kernel.corrections import differences_in
from signoria.kernel.errors import BadInput
from signoria.server import desk as desks
from signoria.server import schema
from signoria.server.errors import Denied

A_DAY = 24 * 3600.0

t, s, g = schema.tables, schema.seats, schema.guests


class TableEntry(Struct, frozen=True):
    """A table in the list."""

    id: str
    game: str
    status: str
    acts: int
    names: list[str]
    idle_days: float
    differences: int | None  # of corrected components from the standard ones


class GuestEntry(Struct, frozen=True):
    """A guest in the list."""

    id: str
    name: str
    seen_days_ago: float
    is_banned: bool


class Swept(Struct, frozen=True):
    """What retention takes away."""

    tables: int
    guests: int


class Replayed(Struct, frozen=True):
    """A running game under this release; `problem` is empty if it comes out as it was."""

    id: str
    game: str
    acts: int
    problem: str


def list_tables(conn: Connection, status: str | None) -> list[TableEntry]:
    """All tables, or those with this status, the latest first."""
    is_corrected = t.c.id.in_(select(schema.corrections.c.table_id)).label("is_corrected")
    query = select(t.c.id, t.c.game, t.c.status, t.c.sequence, t.c.changed_at, t.c.edition, is_corrected)
    query = query.order_by(t.c.changed_at.desc())
    rows = conn.execute(query if status is None else query.where(t.c.status == status)).all()
    names: dict[str, list[str]] = {row.id: [] for row in rows}
    for table_id, name in conn.execute(select(s.c.table_id, s.c.name).order_by(s.c.table_id, s.c.seat)):
        if table_id in names:
            names[table_id].append(name or "-")
    now = time.time()
    return [
        TableEntry(
            row.id,
            row.game,
            row.status,
            row.sequence,
            names[row.id],
            round((now - row.changed_at) / A_DAY, 2),
            len(differences_in(row.edition)) if row.is_corrected else None,
        )
        for row in rows
    ]


def list_guests(conn: Connection) -> list[GuestEntry]:
    """All guests, the latest first."""
    now = time.time()
    query = select(g.c.id, g.c.name, g.c.seen_at, g.c.banned_at).order_by(g.c.seen_at.desc())
    return [
        GuestEntry(row.id, row.name, round((now - row.seen_at) / A_DAY, 2), row.banned_at is not None)
        for row in conn.execute(query)
    ]


def close(conn: Connection, table_id: str) -> None:
    """No more moves there."""
    done = conn.execute(update(t).where(t.c.id == table_id).values(status="closed", revision=t.c.revision + 1))
    if not done.rowcount:
        raise BadInput(f"there is no table {table_id!r}")


def remove(conn: Connection, table_id: str) -> None:
    """With its journal and chat, for good."""
    if not conn.execute(delete(t).where(t.c.id == table_id)).rowcount:
        raise BadInput(f"there is no table {table_id!r}")


def ban(conn: Connection, guest_id: str, is_banned: bool) -> None:
    """Keep a guest out, or let him in again."""
    at = time.time() if is_banned else None
    if not conn.execute(update(g).where(g.c.id == guest_id).values(banned_at=at)).rowcount:
        raise BadInput(f"there is no guest {guest_id!r}")


def sweep(conn: Connection, days: float, is_rehearsal: bool) -> Swept:
    """Tables where nothing has happened for so long, and guests who have not come and sit nowhere."""
    before = time.time() - days * A_DAY
    old = [row.id for row in conn.execute(select(t.c.id).where(t.c.changed_at < before))]
    if not is_rehearsal:
        for some in in_parts(old):
            conn.execute(delete(t).where(t.c.id.in_(some)))
    left = select(t.c.id).where(t.c.changed_at >= before)
    needed = {row.guest_id for row in conn.execute(select(s.c.guest_id).where(s.c.table_id.in_(left)))}
    needed |= {row.host for row in conn.execute(select(t.c.host).where(t.c.changed_at >= before))}
    gone = [
        row.id
        for row in conn.execute(select(g.c.id).where(g.c.seen_at < before, g.c.banned_at.is_(None)))
        if row.id not in needed
    ]
    if not is_rehearsal:
        for some in in_parts(gone):
            conn.execute(delete(g).where(g.c.id.in_(some)))
    return Swept(len(old), len(gone))


def in_parts(ids: Sequence[str], size: int = 500) -> Iterator[Sequence[str]]:
    """As many at once as a statement holds."""
    for at in range(0, len(ids), size):
        yield ids[at : at + size]


def replay_running(conn: Connection) -> Iterator[Replayed]:
    """Every running game, taken up under this release from its journal, and compared with where it once stood."""
    rows = conn.execute(select(t.c.id, t.c.game, t.c.sequence).where(t.c.status == "running").order_by(t.c.id)).all()
    for table_id, game, acts in rows:
        try:
            problem = desks.load(conn, table_id).broken
        except (Denied, BadInput) as failure:  # a game that this release does not know
            problem = str(failure)
        yield Replayed(table_id, game, acts, problem)
