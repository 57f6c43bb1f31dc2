"""Players at our own server. A move is acknowledged by `done`, which the server says when it is durable."""

from __future__ import annotations

import random
import secrets

import msgspec
from msgspec import Struct

from benchmarks.load.room import Player, Room, Table
from benchmarks.load.wire import Requests, Wire

SEATS = 2


class Frame(Struct, tag_field="type", tag=str.lower):
    """Something that the server says; we read only what we need."""


class Done(Frame):
    """A command has been done."""

    version: int


class Denied(Frame):
    """A command has changed nothing."""

    problem: msgspec.Raw


class Ending(Struct):
    """How the game ended."""


class Seen(Struct):
    """What a seat sees."""

    result: Ending | None


class Game(Frame):
    """The game as it stands."""

    version: int
    choices: list[str]
    view: Seen


class About(Frame, tag="table"):
    """The table."""


class Chat(Frame):
    """Somebody speaks."""


decode = msgspec.json.Decoder(Done | Denied | Game | About | Chat).decode


class OurPlayer(Player):
    """A guest on a seat."""

    def __init__(self, table: OurTable, seat: int) -> None:
        self.table = table
        self.room = table.room
        self.seat = seat
        self.cookie = ""
        self.wire: Wire | None = None
        self.game = Game(0, [], Seen(None))
        self.known = 0  # the version that the last move led to
        self.sent = 0.0
        self.waits = False  # for the answer to a move

    async def connect(self) -> None:
        """Look at the table."""
        if self.wire is not None:
            self.wire.close()
        self.waits = False
        self.known = 0
        path = f"{self.table.url}/api/tables/{self.table.id}/socket?seat={self.seat}"
        self.wire = Wire(path, f"Cookie: {self.cookie}\r\n", self.hear, self.room.lost)
        await self.wire.open()

    def hear(self, text: bytes) -> None:
        """Take note, and move if it is our turn."""
        frame = decode(text)
        if isinstance(frame, Game):
            self.game = frame
            if frame.view.result is not None:
                self.table.over()
            elif not self.waits and frame.choices and frame.version >= self.known:
                self.room.turn(self)
        elif isinstance(frame, Done):
            self.waits = False
            self.known = frame.version
            self.room.acknowledged(self.sent)
            if self.game.version >= frame.version and self.game.choices:
                self.room.turn(self)
        elif isinstance(frame, Denied):
            self.room.lost(f"denied: {bytes(frame.problem).decode()}")

    def move(self) -> None:
        """Any of our choices, but we pass only when there is nothing else: so games are long."""
        choices = self.game.choices
        move = random.choice(choices)
        while move == "pass" and len(choices) > 1:
            move = random.choice(choices)
        self.waits = True
        key = secrets.token_hex(8)
        assert self.wire is not None
        self.sent = self.room.sent()
        self.wire.send(f'{{"type":"play","key":"{key}","version":{self.game.version},"move":"{move}"}}'.encode())


class OurTable(Table):
    """Two guests who play one game after another."""

    def __init__(self, room: Room, requests: Requests, url: str) -> None:
        self.room = room
        self.requests = requests
        self.url = url
        self.id = ""
        self.players = [OurPlayer(self, seat) for seat in range(SEATS)]
        self.finished = 0

    def over(self) -> None:
        """The game is over, says one of them."""
        self.finished += 1
        if self.finished == SEATS:
            self.room.again(self)

    async def make(self) -> None:
        """The first time: two guests come in, one makes the table, both sit down."""
        self.finished = 0
        post = self.requests.post
        for player in self.players:
            _, player.cookie = await post("/api/me", {"name": f"Player {player.seat}"})
        wanted = {"game": "condottiere", "seats": [{"kind": "person"}] * SEATS}
        made = msgspec.json.decode((await post("/api/tables", wanted, self.players[0].cookie))[0])
        self.id = made["table"]["id"]
        await self.sit(made["invite"]["token"])

    async def sit(self, invite: str) -> None:
        """Both sit down; then the cards are dealt."""
        for player in self.players:
            sitting = {"salt": secrets.token_hex(8), "invite": invite, "seat": player.seat}
            await self.requests.post(f"/api/tables/{self.id}/sit", sitting, player.cookie)

    async def begin(self) -> None:
        """Look at the table; if its game is over, at the next one."""
        if self.finished:
            answer, _ = await self.requests.post(f"/api/tables/{self.id}/rematch", None, self.players[0].cookie)
            self.id = msgspec.json.decode(answer)["id"]
            await self.sit("")
        self.finished = 0
        for player in self.players:
            await player.connect()
