"""Two worlds that look alike to a seat, as tables: at a desk of the test's own, or laid into a server's database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from server.hostile import rows
from server.players import PATIENCE, Frame, Guest, Player
from server.running import Server
from sqlalchemy import Connection, func, insert, select

from signoria import Match
from signoria.kernel.game import Data
from signoria.kernel.registry import find
from signoria.match.fairness import Sealed
from signoria.match.record import header
from signoria.match.story import tell
from signoria.server import desk as desks
from signoria.server import guests, listing, schema
from signoria.server.desk import DEAL, NO_SEAT, Desk, Seat
from signoria.server.playing import preview, survey
from signoria.server.problems import refusal
from signoria.server.protocol import LookAround, OutlookFrame, Preview, WhyFrame, encode
from signoria.server.replaying import collect
from signoria.server.seating import insert_table
from signoria.server.socket import AnySocket, Wire

SECRET = bytes(range(32))
MADE_AT = 1_000_000.0


def guest_of(seat: int | None) -> guests.Guest:
    """Who sits there, or watches."""
    return guests.Guest("watcher" if seat is None else f"guest {seat}", f"Guest {seat}", False, 0.0)


class World:
    """A table at a desk without a server, and all that leaves it for one viewer."""

    def __init__(self, conn: Connection, match: Match, viewer: int | None) -> None:
        self.match = match
        self.start = match.copy()
        self.viewer = viewer
        seats = [Seat("person", guest_of(seat).id, f"Guest {seat}", None, "salt", 0.0) for seat in range(match.seats)]
        options = match.game.options_of(match.state)
        table_id = insert_table(conn, match.game, options, guest_of(0).id, seats, True, None)
        self.desk: Desk = desks.load(conn, table_id)
        self.desk.id, self.desk.secret, self.desk.match = "the table", SECRET, match
        self.wire = self.new_wire()

    def new_wire(self) -> Wire:
        """A socket that has been told nothing yet."""
        return Wire(cast(AnySocket, None), guest_of(self.viewer), self.viewer, 0, 0)

    def sent(self) -> list[bytes]:
        """The frames that go out now."""
        self.desk.status = "running" if self.match.result is None else "finished"
        return [encode(frame) for frame in self.wire.news(self.desk)]

    def shown(self) -> dict[str, object]:
        """What the viewer gets if it asks: by a new socket, by HTTP, in lists, and why not."""
        match, viewer, guest = self.match, self.viewer, guest_of(self.viewer)
        waiting = sum(1 << seat for seat in match.to_act)
        seats = [listing.Sitter(seat.guest_id, seat.name, seat.kind, seat.bot) for seat in self.desk.seats]
        result = None if match.result is None else encode(match.result).decode()
        found: dict[str, object] = {
            "socket": [encode(frame) for frame in self.new_wire().news(self.desk)],
            "table": encode(self.desk.table_frame(guest.id)),
            "game": encode(self.desk.game_frame(viewer, 3)),
            "moments": encode(
                collect(self.start.copy(), match.acts[len(self.start.acts) :], viewer, 0, 60, False, True)
            ),
            "survey": [encode(survey(self.desk, viewer, LookAround("key", seat))) for seat in range(match.seats)],
            "story": encode(tell(self.start.copy(), match.acts[len(self.start.acts) :])),
            "list": listing.line_of(
                guest, waiting, seats, "", match.game.id, self.desk.status, 0, result, MADE_AT, self.desk.edition, False
            ),
        }
        if viewer is not None:
            found["record"] = match.record(viewer)
            choices = [move.text for move in match.choices(viewer)[:3]]
            found["preview"] = [frame for move in choices for frame in self.previews(viewer, move)]
            found["outlook"] = encode(OutlookFrame("key", match.outlook(viewer)))
            refusals = [(move.text, match.why_not(viewer, move)) for move in match.game.catalogue.moves]
            found["why"] = [
                encode(WhyFrame("key", None if why is None else refusal(match.game, why, move)))
                for move, why in refusals
            ]
        return found

    def previews(self, viewer: int, move: str) -> list[bytes]:
        """What is told of this move with the outlook after it, and of a move that could follow."""
        first = preview(self.desk, viewer, Preview("key", move, outlook=True))
        prospects = () if first.outlook is None else first.outlook.prospects
        following = [text for prospect in prospects for text in prospect.moves[:1]][:1]
        more = [preview(self.desk, viewer, Preview("key", move, [text], outlook=True)) for text in following]
        return [encode(frame) for frame in (first, *more)]


# In a server's database


def lay(server: Server, position: Data, sitting: Sequence[str | None], *, is_public: bool = True) -> str:
    """A table where the game stands so, with guests (by id) or, for None, bots on its seats; its id."""
    game = find(str(position["game"]))
    state = game.read_position(position, None)
    salts = [f"salt {seat}" for seat in range(state.seats)]
    match = Match(game, game.read_position(position, None), Sealed(SECRET, salts, "a-match"), position)
    seats = [
        Seat("bot", None, "random", "random", salt, 0.0)
        if guest is None
        else Seat("person", guest, "", None, salt, 0.0)
        for guest, salt in zip(sitting, salts, strict=True)
    ]
    host = next(guest for guest in sitting if guest is not None)
    with rows(server, writes=True) as conn:
        table_id = insert_table(conn, game, game.options_of(state), host, seats, is_public, None)
        conn.execute(
            schema.tables.update()
            .where(schema.tables.c.id == table_id)
            .values(
                secret=SECRET,
                header="\n".join(header(match, None, False)),
                status="running",
                sequence=1,
                waiting=sum(1 << seat for seat in match.to_act),
            )
        )
        first = {
            "table_id": table_id,
            "sequence": 1,
            "seat": NO_SEAT,
            "key": DEAL,
            "version": 0,
            "journal": "",
            "at": 0.0,
        }
        conn.execute(insert(schema.acts), first)
    return table_id


class Table:
    """A table on a server with a player on every seat, and a spectator; all look at it."""

    def __init__(self, table_id: str, players: dict[int | None, Player]) -> None:
        self.id = table_id
        self.players = players
        self.heard: dict[int | None, int] = {}  # frames of each that have been looked at

    @staticmethod
    async def open(server: Server, position: Data) -> Table:
        """Laid out, and everybody there."""
        game = find(str(position["game"]))
        seats = game.read_position(position, None).seats
        people: dict[int | None, Guest] = {}
        for seat in (*range(seats), None):
            people[seat] = await Guest(server.url, f"Guest {seat}").greet()
        ids = {seat: str((await one.ask("GET", "/api/me"))["id"]) for seat, one in people.items()}
        table_id = lay(server, position, [ids[seat] for seat in range(seats)])
        players = {seat: await Player(one, table_id, seat).open() for seat, one in people.items()}
        table = Table(table_id, players)
        for player in players.values():
            while not (player.about and all(seat["is_present"] for seat in player.about["seats"])):
                await player.hear()
            await player.look()
        await table.catch_up()
        return table

    async def catch_up(self) -> None:
        """Everybody has heard all that there is to hear, and it counts as known."""
        for seat in self.players:
            await self.news(seat)

    async def news(self, seat: int | None) -> list[Frame]:
        """What has come for the seat since it was last asked; all that was on its way when we asked has come."""
        player = self.players[seat]
        for _ in range(2):  # an answer may overtake a frame that was being made ready, but not two answers
            if seat is None:
                await player.ask(type="plan")  # spectators may not: they are told so
            else:
                await player.ask(type="why", move="no such move")
        known = self.heard.get(seat, 0)
        self.heard[seat] = len(player.frames)
        return [plain(frame) for frame in player.frames[known:] if frame.get("key") is None]

    async def act(self, seat: int, **command: object) -> Frame:
        """A seat does something from where the game stands for it."""
        frame = await self.players[seat].look()
        return await self.players[seat].ask(**{"version": frame["version"], **command})

    async def pages(self, seat: int | None) -> dict[str, object]:
        """What the seat's guest finds by HTTP."""
        http = self.players[seat].guest.http
        mine = "" if seat is None else f"?seat={seat}"
        found: dict[str, object] = {}
        for page in ("", f"/game{mine}", f"/record{mine}", f"/moments{mine}", "/story"):
            answer = await http.get(f"/api/tables/{self.id}{page}", timeout=PATIENCE)
            found[page] = answer.status_code, answer.text.replace(self.id, "")
        for path in ("/api/tables/mine", "/api/tables"):
            lines = [line for line in (await http.get(path)).json() if line["id"] == self.id]
            found[path] = [plain(line) for line in lines]
        return found

    async def close(self) -> None:
        """All go home."""
        for player in self.players.values():
            await player.close()
            await player.guest.close()


def acts(server: Server, table_id: str) -> int:
    """How long the table's journal is."""
    with rows(server) as conn:
        a = schema.acts.c
        return int(conn.execute(select(func.count()).where(a.table_id == table_id)).scalar_one())


def plain(found: dict[str, Any]) -> Frame:
    """Without what tells one table from another."""
    return {name: value for name, value in found.items() if name not in ("id", "created_at")}


def text_of(frames: Sequence[Frame]) -> list[str]:
    """Frames as they would be written."""
    return [msgspec.json.encode(frame, order="sorted").decode() for frame in frames]
