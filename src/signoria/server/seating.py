"""Who sits where: tables are made, joined, left, closed and played again. Each is one transaction."""

from __future__ import annotations

import hmac
import time
from collections.abc import Sequence
from hashlib import sha256

import msgspec
from sqlalchemy import Connection, Row, func, insert, select

from signoria.bots import offered
from signoria.kernel.errors import BadInput
from signoria.kernel.game import Options
from signoria.kernel.registry import AnyGame, find
from signoria.match.fairness import Sealed, new_match_id, new_secret
from signoria.match.match import Match
from signoria.match.record import header
from signoria.server import corrections, schema
from signoria.server import desk as desks
from signoria.server.desk import DEAL, NO_SEAT, Desk, Seat
from signoria.server.errors import Denied, absent
from signoria.server.guests import Guest, clean
from signoria.server.hall import Hall
from signoria.server.protocol import SeatWanted, Sitting, TableWanted, encode
from signoria.server.store import append_all

t = schema.tables
s = schema.seats


# Making a table


async def make(hall: Hall, guest: Guest, wanted: TableWanted, address: str) -> Desk:
    """A new table with its commitment; nobody sits there yet."""
    try:
        game = find(wanted.game)
        if len(wanted.seats) not in game.seats:
            raise Denied("wrong-seats", 400, game=game.name, low=game.seats.start, high=game.seats.stop - 1)
        options = game.check_options(wanted.options, len(wanted.seats))
        seats = [checked(game, seat, number) for number, seat in enumerate(wanted.seats)]
    except BadInput as problem:
        raise Denied("bad-table", 400, problem=str(problem)) from problem
    if not any(seat.kind == "person" for seat in seats):
        raise Denied("no-people", 400)
    components = await corrections.text_of(hall, address, game, wanted.components)

    def work(conn: Connection) -> str:
        mine = select(func.count()).where(t.c.host == guest.id, t.c.status.in_(("waiting", "running")))
        if conn.execute(mine).scalar_one() >= hall.settings.tables_per_guest:
            raise Denied("too-many-tables", 429, number=hall.settings.tables_per_guest)
        return insert_table(conn, game, options, guest.id, seats, wanted.is_public, None, components)

    return await hall.desk(await hall.store.write(work))


def checked(game: AnyGame, wanted: SeatWanted, number: int) -> Seat:
    """A seat as it may be. Only bots that are offered may sit there: a guest does not say how long ours think."""
    if wanted.kind == "bot":
        if wanted.bot not in offered(game.id):
            raise Denied("no-such-bot", 400, bot=wanted.bot, bots=", ".join(offered(game.id)))
        return Seat("bot", None, wanted.bot, wanted.bot, f"bot {wanted.bot}", 0.0)
    if wanted.bot:
        raise BadInput(f"seat {number}: only a bot's seat has a bot")
    if wanted.kind == "hotseat" and not wanted.name:
        raise BadInput(f"seat {number}: whoever shares the screen needs a name")
    return Seat(wanted.kind, None, clean(wanted.name) if wanted.name else "", None, None, 0.0)


def insert_table(
    conn: Connection,
    game: AnyGame,
    options: Options,
    host: str,
    seats: Sequence[Seat],
    is_public: bool,
    previous: str | None,
    components: str | None = None,
) -> str:
    """Its rows; the table's id."""
    now = time.time()
    table_id = new_match_id()
    row = {
        "id": table_id,
        "game": game.id,
        "options": encode(options).decode(),
        "edition": game.edition_of(game.start(len(seats), options, components)),
        "is_public": is_public,
        "host": host,
        "status": "waiting",
        "secret": new_secret(),
        "previous": previous,
        "bots": bits([seat.kind == "bot" for seat in seats]),
        "created_at": now,
        "changed_at": now,
    }
    conn.execute(insert(t), row)
    places = [
        {"table_id": table_id, "seat": number, **{name: getattr(seat, name) for name in seat.__struct_fields__}}
        for number, seat in enumerate(seats)
    ]
    conn.execute(insert(s), places)
    if components is not None:
        conn.execute(insert(schema.corrections), {"table_id": table_id, "text": components})
    return table_id


def bits(flags: Sequence[bool]) -> int:
    """A bit for each that is true."""
    return sum(1 << number for number, flag in enumerate(flags) if flag)


# Invitations


def invite(hall: Hall, table_id: str, invitation: int) -> str:
    """The token of the table's link: it follows from our key, so that the database need not keep it."""
    return hmac.new(hall.guests.key, f"{table_id} {invitation}".encode(), sha256).hexdigest()[:32]


def check_invite(hall: Hall, row: Row[*tuple[object, ...]], token: str) -> None:
    """The token that is valid now, or Denied: as if there were no such table, unless everybody may see it."""
    fields = row._mapping
    if not hmac.compare_digest(invite(hall, fields["id"], fields["invitation"]).encode(), token.encode()):
        raise Denied("sent-away", 403) if fields["is_public"] else absent()


async def renew_invite(hall: Hall, desk: Desk, guest: Guest) -> None:
    """Links handed out before no longer work."""

    def work(conn: Connection) -> None:
        row = desks.table_row(conn, desk.id, lock=True)
        check_host(row, guest)
        touch(conn, desk.id, invitation=row._mapping["invitation"] + 1)

    await hall.change(desk.id, work)


async def enter(hall: Hall, desk: Desk, guest: Guest, token: str) -> None:
    """Come to look at a table; whoever has the link may."""

    def work(conn: Connection) -> None:
        check_invite(hall, desks.table_row(conn, desk.id, lock=True), token)
        welcome(conn, desk.id, guest.id, True)

    await hall.store.write(work)


def welcome(conn: Connection, table_id: str, guest_id: str, is_welcome: bool) -> None:
    """Whoever has the link may look; whoever was sent away needs a new one to come back, at a public table too."""
    w = schema.watchers
    conn.execute(w.delete().where(w.c.table_id == table_id, w.c.guest_id == guest_id))
    conn.execute(insert(w), {"table_id": table_id, "guest_id": guest_id, "is_welcome": is_welcome})


# Sitting down, and the deal


async def sit(hall: Hall, desk: Desk, guest: Guest, wanted: Sitting) -> int:
    """Sit down on a seat kept for the guest, or a free one; on the last one the cards are dealt. Which seat it is."""

    def work(conn: Connection) -> int:
        row = desks.table_row(conn, desk.id, lock=True)
        seats = desks.seat_rows(conn, desk.id)
        is_ours = row._mapping["host"] == guest.id or any(seat.guest_id == guest.id for seat in seats)
        if not is_ours and (not row._mapping["is_public"] or desks.is_welcome(conn, desk.id, guest.id) is False):
            check_invite(hall, row, wanted.invite)
        if row._mapping["status"] not in ("waiting", "running"):
            raise Denied("not-open")
        number = place_for(seats, guest, wanted.seat)
        salt = wanted.salt if row._mapping["status"] == "waiting" else seats[number].salt  # the match knows the old one
        change_seat(conn, desk.id, number, guest_id=guest.id, name=guest.name, salt=salt)
        owner = None if guest.id == row._mapping["host"] else guest.id
        for other, seat in enumerate(seats):  # whoever shares the screen, with the host if nobody else, sits down too
            if seat.kind == "hotseat" and seat.guest_id in (owner, guest.id):
                change_seat(conn, desk.id, other, guest_id=guest.id, salt=f"{other} {wanted.salt}"[:80])
        touch(conn, desk.id)
        seats = desks.seat_rows(conn, desk.id)
        if row._mapping["status"] == "waiting" and all(seat.is_ready for seat in seats):
            deal(conn, Desk(row, seats, (), desk.components))
        return number

    await hall.learn(desk)
    return await hall.change(desk.id, work)


def place_for(seats: Sequence[Seat], guest: Guest, wanted: int | None) -> int:
    """The seat the guest gets: the one wanted, or the one kept for him, or the first that is free."""
    mine = [number for number, seat in enumerate(seats) if seat.kind == "person" and seat.guest_id == guest.id]
    if any(seats[number].salt is not None for number in mine):
        raise Denied("seated-already")
    free = mine or [number for number, seat in enumerate(seats) if seat.is_free]
    if not free:
        raise Denied("no-free-seat")
    if wanted is not None and wanted not in free:
        raise Denied("seat-taken")
    return free[0] if wanted is None else wanted


def deal(conn: Connection, desk: Desk) -> None:
    """All salts are there: now, and not before, the luck of the match is settled, and the cards are dealt."""
    game = desk.game
    fortune = Sealed(desk.secret, [seat.salt or "" for seat in desk.seats], desk.id)
    start = game.start(len(desk.seats), desk.options, desk.components)
    match = Match(game, start, fortune, None, desk.components)
    act = desk.to_append(match, 0, NO_SEAT, DEAL)
    touch(conn, desk.id, header="\n".join(header(match, None, False)), status="running")
    append_all(conn, [act])


def change_seat(conn: Connection, table_id: str, number: int, **values: object) -> None:
    """Another one sits there, or nobody."""
    conn.execute(desks.CHANGE_SEAT, {"of": table_id, "at": number, **values})


def touch(conn: Connection, table_id: str, **values: object) -> None:
    """Change the table's row, so that all will notice."""
    conn.execute(desks.TOUCH, {"of": table_id, **values})


# Leaving


async def leave(hall: Hall, desk: Desk, guest: Guest) -> None:
    """Get up. The host's place goes to somebody who stays; a table where nobody is left is closed."""

    def work(conn: Connection) -> None:
        row = desks.table_row(conn, desk.id, lock=True)
        seats = desks.seat_rows(conn, desk.id)
        mine = [number for number, seat in enumerate(seats) if seat.guest_id == guest.id]
        if not mine and row._mapping["host"] != guest.id:
            raise Denied("not-seated")
        for number in mine:
            get_up(conn, desk.id, number, row)
        others = [seat.guest_id for seat in seats if seat.guest_id not in (None, guest.id)]
        values: dict[str, object] = {}
        if row._mapping["host"] == guest.id and others:
            values["host"] = others[0]
        elif row._mapping["host"] == guest.id and row._mapping["status"] != "finished":
            values["status"] = "closed"
        touch(conn, desk.id, **values)

    await hall.change(desk.id, work)


def get_up(conn: Connection, table_id: str, number: int, row: Row[*tuple[object, ...]]) -> None:
    """Nobody sits there any more. Once the cards are dealt the name and salt stay: they are part of the match."""
    values: dict[str, object] = {"guest_id": None, "kind": "person", "present_until": 0.0}
    if row._mapping["status"] == "waiting":
        values |= {"salt": None, "name": ""}
    change_seat(conn, table_id, number, **values)


async def kick(hall: Hall, desk: Desk, guest: Guest, number: int) -> None:
    """The host makes a seat free, and whatever other seats its guest has."""

    def work(conn: Connection) -> None:
        row = desks.table_row(conn, desk.id, lock=True)
        check_host(row, guest)
        seats = desks.seat_rows(conn, desk.id)
        kicked = seats[number].guest_id if number < len(seats) else None
        if kicked is None:
            raise Denied("nobody-there")
        if kicked == guest.id:
            raise Denied("kick-yourself")
        for other, seat in enumerate(seats):
            if seat.guest_id == kicked:
                get_up(conn, desk.id, other, row)
        welcome(conn, desk.id, kicked, False)
        touch(conn, desk.id, invitation=row._mapping["invitation"] + 1)  # or he would be back at once

    await hall.change(desk.id, work)


async def give_seat(hall: Hall, desk: Desk, guest: Guest, number: int, wanted: SeatWanted) -> None:
    """The host gives a free seat to a bot, or a bot's seat to a person."""
    try:
        given = checked(desk.game, wanted, number)
    except BadInput as problem:
        raise Denied("bad-table", 400, problem=str(problem)) from problem

    def work(conn: Connection) -> None:
        row = desks.table_row(conn, desk.id, lock=True)
        check_host(row, guest)
        seats = desks.seat_rows(conn, desk.id)
        is_waiting = row._mapping["status"] == "waiting"
        if row._mapping["status"] not in ("waiting", "running"):
            raise Denied("not-open")
        if number >= len(seats) or seats[number].guest_id is not None:
            raise Denied("seat-taken")
        if given.kind == "hotseat":
            raise Denied("bad-table", 400, problem="a seat at the same screen is chosen when the table is made")
        salt = given.salt if is_waiting else seats[number].salt  # the match knows the old one
        change_seat(conn, desk.id, number, kind=given.kind, name=given.name, bot=given.bot, salt=salt)
        seats = desks.seat_rows(conn, desk.id)
        touch(conn, desk.id, bots=bits([seat.kind == "bot" for seat in seats]))
        if is_waiting and any(seat.kind != "bot" for seat in seats) and all(seat.is_ready for seat in seats):
            deal(conn, Desk(row, seats, (), desk.components))

    await hall.learn(desk)
    await hall.change(desk.id, work)


async def close(hall: Hall, desk: Desk, guest: Guest) -> None:
    """The host ends a table that is not finished."""

    def work(conn: Connection) -> None:
        row = desks.table_row(conn, desk.id, lock=True)
        check_host(row, guest)
        if row._mapping["status"] not in ("waiting", "running"):
            raise Denied("not-open")
        touch(conn, desk.id, status="closed")

    await hall.change(desk.id, work)


def check_host(row: Row[*tuple[object, ...]], guest: Guest) -> None:
    """Only the host may."""
    if row._mapping["host"] != guest.id:
        raise Denied("not-host", 403)


# Another game


async def rematch(hall: Hall, desk: Desk, guest: Guest) -> str:
    """The table of the next game: the seats are kept for those who sat here, and another one opens."""
    if not desk.seats_of(guest.id):
        raise Denied("not-seated", 403)
    if desk.status != "finished":
        raise Denied("not-finished")
    match = desk.seen()
    options = desk.game.options_of_rematch(match.state)
    await hall.learn(desk)

    def work(conn: Connection) -> str:
        row = desks.table_row(conn, desk.id, lock=True)
        if row._mapping["next"] is not None:
            return str(row._mapping["next"])
        seats = [
            msgspec.structs.replace(seat, salt=seat.salt if seat.kind == "bot" else None, present_until=0.0)
            for seat in desks.seat_rows(conn, desk.id)
        ]
        table_id = insert_table(conn, desk.game, options, guest.id, seats, desk.is_public, desk.id, desk.components)
        touch(conn, desk.id, next=table_id)
        return table_id

    return await hall.change(desk.id, work)
