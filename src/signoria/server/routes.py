"""The HTTP interface. Every route says who may use it; what it does is done elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated, cast

from litestar import Request, Response, delete, get, post, put, websocket
from litestar.datastructures import Cookie, State
from litestar.params import Parameter
from sqlalchemy import select

import signoria.texts as texts
from signoria.bots import offered
from signoria.bots.ladder import ratings
from signoria.bots.opponents import usual
from signoria.kernel.registry import AnyGame, games
from signoria.match.record import verify
from signoria.match.story import Story
from signoria.server import boxes, corrections, listing, playing, replaying, schema, seating
from signoria.server.described import ANYBODY, GAME, GUEST, PLAYER, TABLE, problems
from signoria.server.errors import Denied
from signoria.server.guard import WIDEST_COMPONENTS, WIDEST_RECORD
from signoria.server.guests import A_YEAR, COOKIE, Guest
from signoria.server.hall import LOOKING, Hall
from signoria.server.limits import counted_as
from signoria.server.protocol import (
    About,
    AnyCommand,
    AnyFrame,
    BotInfo,
    Checked,
    Corrected,
    Correcting,
    Entrance,
    GameBox,
    GameFrame,
    GameInfo,
    Greeting,
    Invite,
    Me,
    Moments,
    NewTable,
    Passphrase,
    Return,
    SeatNumber,
    SeatWanted,
    Sitting,
    Strength,
    TableBox,
    TableFrame,
    TableLine,
    TableWanted,
)
from signoria.server.site import ASK_AGAIN, hand_out
from signoria.server.socket import AnySocket, Wire, serve
from signoria.server.version import VERSION

AnyRequest = Request[object, object, State]
TableId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", description="The table")]
GameId = Annotated[str, Parameter(pattern="^[a-z-]{1,40}$", description="The game, as `about` names it")]
SeatQuery = Annotated[int | None, Parameter(ge=0, le=15, description="Your seat; a spectator has none")]
SeatPath = Annotated[int, Parameter(ge=0, le=15, description="A seat")]
Since = Annotated[int, Parameter(ge=0, le=2**31 - 1, description="Events known already")]
Page = Annotated[int, Parameter(ge=0, le=1000, description="Which page, from 0")]
MaybeTable = Annotated[
    str | None, Parameter(pattern="^[0-9a-f]{16}$", description="The table whose components it was played with")
]
FOR_GUEST = "private, no-cache"  # kept by a browser alone, which asks again
NOTICE = "Not affiliated with the publishers of the games."


async def the_hall(state: State) -> Hall:
    """The hall of this process."""
    hall: Hall = state.hall
    return hall


async def the_guest(request: AnyRequest, hall: Hall) -> Guest:
    """Whoever asks, by cookie."""
    return await hall.recognise(request.cookies.get(COOKIE))


def address(request: AnyRequest) -> str:
    """Where the request comes from: the name under which it is counted."""
    return counted_as(request.client.host) if request.client is not None else ""


def with_cookie(request: AnyRequest, hall: Hall, guest: Guest) -> Response[Me]:
    """Tell the guest who he is, and sign it."""
    cookie = Cookie(
        key=COOKIE,
        value=hall.guests.sign(guest.id),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(me_of(guest), cookies=[cookie], status_code=200)


def me_of(guest: Guest) -> Me:
    """A guest, to himself."""
    return Me(guest.id, guest.name, guest.has_passphrase)


def game_info(game: AnyGame) -> GameInfo:
    """A game, and who may be asked to its tables."""
    bots = [BotInfo(name, strengths(game, name)) for name in offered(game.id)]
    origins = boxes.origins_of(game.id)
    return GameInfo(game.id, game.name, list(game.seats), list(game.options), bots, usual(game.id), origins)


def strengths(game: AnyGame, bot: str) -> list[Strength]:
    """How strong a bot is at tables of each size, as far as that was measured."""
    rated = [(seats, ratings(game.id, seats).get(bot)) for seats in game.seats]
    return [Strength(seats, one.elo, one.low, one.high) for seats, one in rated if one is not None]


# The server and the guest


@get("/api/about", responses=ANYBODY)
async def about(hall: Hall) -> About:
    """What this server is, and what can be played here."""
    needs_password = bool(hall.settings.password)
    return About(VERSION, [game_info(game) for game in games()], texts.languages(), needs_password, NOTICE)


@get("/api/me", responses=GUEST)
async def who_am_i(guest: Guest) -> Me:
    """The guest that the cookie names."""
    return me_of(guest)


@post("/api/me", status_code=200, responses=ANYBODY)
async def come_in(request: AnyRequest, hall: Hall, data: Greeting) -> Response[Me]:
    """Come in under a name, or change it."""
    try:
        guest = await hall.recognise(request.cookies.get(COOKIE))
    except Denied as denied:
        if denied.status != 401:
            raise
        guest = await hall.guests.welcome(data.name, data.password, address(request))
    else:
        guest = await hall.guests.rename(guest, data.name)
    return with_cookie(request, hall, guest)


@put("/api/me/passphrase", status_code=204, responses=GUEST)
async def set_passphrase(hall: Hall, guest: Guest, data: Passphrase) -> None:
    """Choose a passphrase, to come back from another device."""
    await hall.guests.set_passphrase(guest, data.passphrase)


@delete("/api/me", status_code=204, responses=ANYBODY)
async def go_away(request: AnyRequest) -> Response[None]:
    """Forget the cookie. Seats stay taken; with a passphrase one may come back."""
    gone = Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")
    return Response(None, status_code=204, cookies=[gone])


@get("/api/games/{game_id:str}/components", responses=GAME)
async def show_components(request: AnyRequest, game_id: GameId) -> Response[GameBox]:
    """What lies in a game's box and what it does, and the game's moves in words. Ask again with its `ETag`."""
    return cast(Response[GameBox], hand_out(request, boxes.box_of(game_id), ASK_AGAIN))


@get("/api/games/{game_id:str}/components/file", responses=GAME)
async def show_components_file(request: AnyRequest, game_id: GameId) -> Response[bytes]:
    """The components of a game as a file (TOML), for an owner of the box to correct."""
    return as_file(hand_out(request, boxes.file_of(game_id), ASK_AGAIN), game_id)


@post(
    "/api/games/{game_id:str}/components",
    status_code=200,
    request_max_body_size=WIDEST_COMPONENTS,
    responses=problems(401, 404),
)
async def check_components(
    request: AnyRequest, hall: Hall, guest: Guest, game_id: GameId, data: Correcting
) -> Corrected:
    """Check an owner's components: what they change, or what is wrong with them. Nothing is kept."""
    return await corrections.check(hall, address(request), boxes.offered(game_id), data.components)


def as_file(answer: Response[bytes], name: str) -> Response[bytes]:
    """Something that a browser keeps and does not show."""
    answer.headers["content-disposition"] = f'attachment; filename="{name}.toml"'
    return answer


# Lists of tables


@get("/api/tables", responses=GUEST)
async def lobby(hall: Hall, guest: Guest) -> list[TableLine]:
    """Public tables with a free seat, or that can be watched."""
    return await listing.lobby(hall, guest)


@get("/api/tables/mine", responses=GUEST)
async def my_tables(hall: Hall, guest: Guest) -> list[TableLine]:
    """Where I sit, those that wait for me first."""
    return await listing.mine(hall, guest)


@get("/api/tables/finished", responses=GUEST)
async def finished_tables(hall: Hall, guest: Guest, page: Page = 0) -> list[TableLine]:
    """My finished games, the latest first."""
    return await listing.finished(hall, guest, page)


# A table


@post("/api/tables", request_max_body_size=WIDEST_COMPONENTS, responses=GUEST)
async def make_table(request: AnyRequest, hall: Hall, guest: Guest, data: TableWanted) -> NewTable:
    """Make a table. Its commitment stands from now on; then sit down."""
    desk = await seating.make(hall, guest, data, address(request))
    return NewTable(desk.table_frame(guest.id), Invite(seating.invite(hall, desk.id, desk.invitation)))


@get("/api/tables/{table_id:str}", responses=TABLE)
async def show_table(hall: Hall, guest: Guest, table_id: TableId) -> TableFrame:
    """A table: who sits there and what is played."""
    desk = await hall.look_at(table_id, guest, None)
    return desk.table_frame(guest.id)


@post("/api/tables/{table_id:str}/watch", status_code=200, responses=TABLE)
async def watch(hall: Hall, guest: Guest, table_id: TableId, data: Entrance) -> TableFrame:
    """Come to look at a table, by its link."""
    desk = await hall.desk(table_id)
    await seating.enter(hall, desk, guest, data.invite)
    return (await hall.look_at(table_id, guest, None)).table_frame(guest.id)


@post("/api/tables/{table_id:str}/sit", status_code=200, responses=TABLE)
async def sit(hall: Hall, guest: Guest, table_id: TableId, data: Sitting) -> TableFrame:
    """Sit down, by the table's link unless it is public. When all sit, the game begins."""
    desk = await hall.desk(table_id)
    await seating.sit(hall, desk, guest, data)
    return (await hall.look_at(table_id, guest, None)).table_frame(guest.id)


@post("/api/tables/{table_id:str}/return", status_code=200, responses=ANYBODY)
async def come_back(request: AnyRequest, hall: Hall, table_id: TableId, data: Return) -> Response[Me]:
    """Come back to one's seat from another device, with the passphrase."""
    hall.guests.guesses.take(address(request))
    s = schema.seats.c
    query = select(s.guest_id).where(s.table_id == table_id, s.seat == data.seat)
    sitting = await hall.store.read(lambda conn: conn.execute(query).scalar())
    guest = await hall.guests.return_as(sitting, data.passphrase)
    return with_cookie(request, hall, guest)


@post("/api/tables/{table_id:str}/leave", status_code=204, responses=TABLE)
async def leave(hall: Hall, guest: Guest, table_id: TableId) -> None:
    """Get up."""
    await seating.leave(hall, await hall.look_at(table_id, guest, None), guest)


@post("/api/tables/{table_id:str}/kick", status_code=204, responses=TABLE)
async def kick(hall: Hall, guest: Guest, table_id: TableId, data: SeatNumber) -> None:
    """The host makes a seat free; links handed out before no longer work."""
    await seating.kick(hall, await hall.look_at(table_id, guest, None), guest, data.seat)


@put("/api/tables/{table_id:str}/seats/{number:int}", status_code=204, responses=TABLE)
async def give_seat(hall: Hall, guest: Guest, table_id: TableId, number: SeatPath, data: SeatWanted) -> None:
    """The host gives a free seat to a bot, or takes it from one."""
    await seating.give_seat(hall, await hall.look_at(table_id, guest, None), guest, number, data)


@get("/api/tables/{table_id:str}/invite", responses=TABLE)
async def show_invite(hall: Hall, guest: Guest, table_id: TableId) -> Invite:
    """The link's token, for those who sit at the table."""
    desk = await hall.look_at(table_id, guest, None)
    if desk.host != guest.id and not desk.seats_of(guest.id):
        raise Denied("not-seated", 403)
    return Invite(seating.invite(hall, desk.id, desk.invitation))


@post("/api/tables/{table_id:str}/invite", status_code=200, responses=TABLE)
async def renew_invite(hall: Hall, guest: Guest, table_id: TableId) -> Invite:
    """The host makes a new link; the old one no longer works."""
    await seating.renew_invite(hall, await hall.look_at(table_id, guest, None), guest)
    desk = await hall.look_at(table_id, guest, None)
    return Invite(seating.invite(hall, desk.id, desk.invitation))


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=TABLE)
async def rematch(hall: Hall, guest: Guest, table_id: TableId) -> TableFrame:
    """Another game with the same people: a new table, where each sits down again."""
    desk = await hall.look_at(table_id, guest, None)
    again = await seating.rematch(hall, desk, guest)
    return (await hall.look_at(again, guest, None)).table_frame(guest.id)


@post("/api/tables/{table_id:str}/close", status_code=204, responses=TABLE)
async def close_table(hall: Hall, guest: Guest, table_id: TableId) -> None:
    """The host ends a table."""
    await seating.close(hall, await hall.look_at(table_id, guest, None), guest)


@get("/api/tables/{table_id:str}/components", responses=TABLE)
async def show_table_components(request: AnyRequest, hall: Hall, guest: Guest, table_id: TableId) -> Response[TableBox]:
    """What lies in the table's box: the standard components, or as their owner has corrected them."""
    desk = await hall.look_at(table_id, guest, None)
    hall.commands.take(guest.id, replaying.COST)
    async with hall.reading:
        found = await asyncio.to_thread(boxes.table_box, desk.game.id, desk.components)
    return cast(Response[TableBox], hand_out(request, found, FOR_GUEST))


@get("/api/tables/{table_id:str}/components/file", responses=TABLE)
async def show_table_file(request: AnyRequest, hall: Hall, guest: Guest, table_id: TableId) -> Response[bytes]:
    """The corrected components that the table is played with, as a file (TOML): a record is replayed with it."""
    desk = await hall.look_at(table_id, guest, None)
    if desk.components is None:
        raise Denied("not-corrected", 404)
    return as_file(hand_out(request, boxes.sheet(desk.components.encode(), boxes.FILE), FOR_GUEST), desk.game.id)


# The game


@get("/api/tables/{table_id:str}/game", responses=TABLE)
async def show_game(hall: Hall, guest: Guest, table_id: TableId, seat: SeatQuery = None, since: Since = 0) -> GameFrame:
    """The game as this seat, or a spectator, may know it."""
    desk = await hall.look_at(table_id, guest, seat)
    async with desk.lock:
        await hall.freshen(desk)
        return desk.game_frame(seat, since)


@post("/api/tables/{table_id:str}/act", status_code=200, responses=PLAYER)
async def act(
    hall: Hall, guest: Guest, table_id: TableId, data: AnyCommand, seat: SeatQuery = None
) -> Response[AnyFrame]:
    """Do what a socket's command would do. 409 or another code of 400 and up if it was not done."""
    desk = await hall.look_at(table_id, guest, seat)
    frame = await playing.answer(hall, desk, guest, seat, data)
    return Response(frame, status_code=playing.status_of(frame))


@get("/api/tables/{table_id:str}/record", media_type="text/plain", responses=TABLE)
async def show_record(hall: Hall, guest: Guest, table_id: TableId, seat: SeatQuery = None) -> str:
    """The record: once the game is over whole, with its secret; before that as the seat may know it."""
    desk = await hall.look_at(table_id, guest, seat)
    async with desk.lock:
        await hall.freshen(desk)
        match = desk.seen()
        if match.result is not None:
            return match.record()
        if seat is None:
            raise Denied("not-finished")
        return match.record(seat)


@get("/api/tables/{table_id:str}/moments", responses=TABLE)
async def show_moments(
    hall: Hall,
    guest: Guest,
    table_id: TableId,
    seat: SeatQuery = None,
    first: Annotated[int, Parameter(ge=0, le=2**31 - 1, description="The first moment wanted")] = 0,
    count: Annotated[int, Parameter(ge=0, le=60, description="How many")] = 30,
    is_open: Annotated[bool, Parameter(description="With what every seat saw: only once the game is over")] = False,
    is_told: Annotated[bool, Parameter(description="With the table in words")] = False,
) -> Moments:
    """The game again, as this seat or a spectator saw it; once it is over, through anybody's eyes."""
    return await replaying.moments(hall, guest, table_id, seat, first, count, is_open, is_told)


@get("/api/tables/{table_id:str}/story", responses=TABLE)
async def show_story(hall: Hall, guest: Guest, table_id: TableId) -> Story:
    """The game's chapters, such as battles or years: what ended them, their scores, and how all stood then."""
    return await replaying.story(hall, guest, table_id)


@post("/api/verify", status_code=200, request_max_body_size=WIDEST_RECORD, responses=TABLE)
async def check_record(request: AnyRequest, hall: Hall, guest: Guest, table: MaybeTable = None) -> Checked:
    """Check the luck of a record, sent as plain text; of one with corrected components say at which table it was."""
    hall.guests.guesses.take(f"records from {address(request)}")
    components = None if table is None else (await hall.look_at(table, guest, None)).components
    if hall.checking.locked():
        raise Denied("too-often", 429)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as problem:
        raise Denied("unreadable", 400, problem=str(problem)) from problem
    async with hall.checking:
        return Checked(*await asyncio.to_thread(verify, text, components))


# Sockets


@websocket("/api/tables/{table_id:str}/socket")
async def socket(
    socket: AnySocket,
    hall: Hall,
    table_id: TableId,
    seat: SeatQuery = None,
    since: Since = 0,
    heard: Annotated[int, Parameter(ge=0, le=2**31 - 1, description="Lines of chat known already")] = 0,
) -> None:
    """Commands in, frames out."""
    try:
        guest = await hall.recognise(socket.cookies.get(COOKIE))
        desk = await hall.look_at(table_id, guest, seat)
        if seat is None and len(desk.wires) >= LOOKING:
            raise Denied("too-many-watchers", 429)
        hall.take_line(guest.id)
    except Denied as denied:
        await socket.accept()
        await socket.close(1013 if denied.status == 503 else 1008, denied.code)
        return
    try:
        await socket.accept()
        await serve(hall, desk, Wire(socket, guest, seat, since, heard))
    finally:
        hall.give_line(guest.id)
