"""Lists of tables: the lobby, mine, and what is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, select

from signoria.kernel.corrections import differences_in
from signoria.server import schema
from signoria.server.guests import Guest
from signoria.server.hall import Hall
from signoria.server.protocol import TableLine, decode_result

MOST = 50  # lines of a list

t = schema.tables.c
s = schema.seats.c


class Sitter(NamedTuple):
    """Who sits, or may sit, on a seat."""

    guest_id: str | None
    name: str
    kind: str
    bot: str | None


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
    is_corrected = t.id.in_(select(schema.corrections.c.table_id))
    query = select(t.id, t.game, t.status, t.waiting, t.result, t.created_at, t.edition, is_corrected).where(which)
    query = query.order_by(t.created_at.desc(), t.id).limit(MOST).offset(page * MOST)

    def work(conn: Connection) -> list[TableLine]:
        rows = conn.execute(query).all()
        sitting: dict[str, list[Sitter]] = {row.id: [] for row in rows}
        seats = select(s.table_id, s.guest_id, s.name, s.kind, s.bot).where(s.table_id.in_(list(sitting)))
        for table_id, *sitter in conn.execute(seats.order_by(s.table_id, s.seat)):
            sitting[table_id].append(Sitter(*sitter))
        return [line_of(guest, row.waiting, sitting[row.id], *row) for row in rows]

    return await hall.store.read(work)


def line_of(
    guest: Guest,
    waiting: int,
    seats: Sequence[Sitter],
    table_id: str,
    game: str,
    status: str,
    _: int,
    result: str | None,
    created_at: float,
    edition: str,
    is_corrected: bool,
) -> TableLine:
    """A table as the guest may know it: whether it waits for him, and not for whom else."""
    winners = () if result is None else decode_result(result).winners
    return TableLine(
        id=table_id,
        game=game,
        status=status,
        names=[seat.name for seat in seats],
        bots=[seat.bot for seat in seats],
        free_seats=sum(seat.guest_id is None and seat.kind == "person" for seat in seats),
        waits_for_you=status == "running"
        and any(waiting >> number & 1 and seat.guest_id == guest.id for number, seat in enumerate(seats)),
        differences=len(differences_in(edition)) if is_corrected else None,
        created_at=created_at,
        winners=list(winners),
    )
