"""Lists of tables: the lobby, mine, and what is over."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, select

from signoria.server import schema
from signoria.server.guests import Guest
from signoria.server.hall import Hall
from signoria.server.protocol import TableLine, decode_result

MOST = 50  # lines of a list

t = schema.tables.c
s = schema.seats.c


async def lobby(hall: Hall, guest: Guest) -> list[TableLine]:
    """Public tables that are open, the newest first."""
    return await listed(hall, guest, t.is_public.is_(True) & t.status.in_(("waiting", "running")))


async def mine(hall: Hall, guest: Guest) -> list[TableLine]:
    """Where the guest sits or hosts, those that wait for him first."""
    here = t.id.in_(select(s.table_id).where(s.guest_id == guest.id)) | (t.host == guest.id)
    lines = await listed(hall, guest, here & t.status.in_(("waiting", "running")))
    return sorted(lines, key=lambda line: not line.waits_for_you)


async def finished(hall: Hall, guest: Guest, page: int) -> list[TableLine]:
    """What the guest has played to the end."""
    here = t.id.in_(select(s.table_id).where(s.guest_id == guest.id))
    return await listed(hall, guest, here & (t.status == "finished"), page)


async def listed(hall: Hall, guest: Guest, which: ColumnElement[bool], page: int = 0) -> list[TableLine]:
    """Such tables, by when they were made: when somebody last moved is not everybody's business."""
    query = select(t.id, t.game, t.status, t.waiting, t.result, t.created_at).where(which)
    query = query.order_by(t.created_at.desc(), t.id).limit(MOST).offset(page * MOST)

    def work(conn: Connection) -> list[TableLine]:
        rows = conn.execute(query).all()
        sitting: dict[str, list[tuple[str | None, str, str]]] = {row.id: [] for row in rows}
        seats = select(s.table_id, s.guest_id, s.name, s.kind).where(s.table_id.in_(list(sitting)))
        for table_id, guest_id, name, kind in conn.execute(seats.order_by(s.table_id, s.seat)):
            sitting[table_id].append((guest_id, name, kind))
        return [line_of(guest, row.waiting, sitting[row.id], *row) for row in rows]

    return await hall.store.read(work)


def line_of(
    guest: Guest,
    waiting: int,
    seats: Sequence[tuple[str | None, str, str]],
    table_id: str,
    game: str,
    status: str,
    _: int,
    result: str | None,
    created_at: float,
) -> TableLine:
    """A table as the guest may know it: whether it waits for him, and not for whom else."""
    winners = () if result is None else decode_result(result).winners
    return TableLine(
        id=table_id,
        game=game,
        status=status,
        names=[name for _, name, _ in seats],
        free_seats=sum(guest_id is None and kind == "person" for guest_id, _, kind in seats),
        waits_for_you=status == "running"
        and any(waiting >> number & 1 and guest_id == guest.id for number, (guest_id, _, _) in enumerate(seats)),
        created_at=created_at,
        winners=[seats[number][1] for number in winners],
    )
