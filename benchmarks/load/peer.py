"""Players at a boardgame.io server. A move is acknowledged by the `update` that the mover gets; nothing is durable."""

from __future__ import annotations

import random
from typing import Literal

import msgspec
from msgspec import Struct

from benchmarks.load.room import Player, Room, Table
from benchmarks.load.wire import Requests, Wire

SEATS = 2
GAME = "battle"
REGIONS = (
    *("torino", "milano", "venezia", "genova", "mantova", "parma", "modena", "ferrara", "bologna"),
    *("lucca", "firenze", "siena", "urbino", "ancona", "spoleto", "roma", "napoli"),
)

# Socket.IO over Engine.IO 4: one digit says what a message is, then comes the namespace, then JSON.
PING, PONG = b"2", b"3"
CONNECT = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
BEGINNINGS = {kind: EVENT + f'["{kind}",'.encode() for kind in ("update", "sync", "matchData")}


class Side(Struct):
    """One of the players, as the viewer sees him."""

    hand: list[str] | int
    passed: bool
    regions: list[str]


class Seen(Struct):
    """The game as the viewer sees it."""

    players: list[Side]
    site: str | None
    last: str | None


class Ending(Struct):
    """How the match ended."""


class Context(Struct):
    """Whose turn it is."""

    current: str = msgspec.field(name="currentPlayer")
    gameover: Ending | None = None


class Stand(Struct):
    """Where the match stands."""

    game: Seen = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(Struct):
    """The answer to `sync`."""

    state: Stand


decode_update = msgspec.json.Decoder(tuple[Literal["update"], str, Stand, msgspec.Raw]).decode
decode_sync = msgspec.json.Decoder(tuple[Literal["sync"], str, Synced]).decode


class PeerPlayer(Player):
    """Somebody on a seat."""

    def __init__(self, table: PeerTable, seat: int) -> None:
        self.table = table
        self.room = table.room
        self.seat = seat
        self.credentials = ""
        self.wire: Wire | None = None
        self.stand: Stand | None = None
        self.sent = 0.0
        self.waits = False

    async def connect(self) -> None:
        """Look at the match; the socket of an earlier one serves for the next."""
        if self.wire is not None:
            self.sync()
            return
        path = f"{self.table.url}/socket.io/?EIO=4&transport=websocket"
        self.wire = Wire(path, "", self.hear, self.room.lost)
        await self.wire.open()

    def sync(self) -> None:
        """Ask for the match."""
        assert self.wire is not None
        self.waits = False
        self.wire.send(EVENT + msgspec.json.encode(["sync", self.table.id, str(self.seat), self.credentials, SEATS]))

    def hear(self, text: bytes) -> None:
        """Take note, and move if it is our turn."""
        if text.startswith(BEGINNINGS["update"]):
            _, match, self.stand, _ = decode_update(text[len(EVENT) :])
            if match == self.table.id:
                self.look(self.stand)
        elif text.startswith(BEGINNINGS["sync"]):
            self.stand = decode_sync(text[len(EVENT) :])[2].state
            self.look(self.stand)
        elif text == PING:
            assert self.wire is not None
            self.wire.send(PONG)
        elif text.startswith(b"0"):
            assert self.wire is not None
            self.wire.send(CONNECT)
        elif text.startswith(CONNECT):
            self.sync()
        elif not text.startswith(BEGINNINGS["matchData"]):
            self.room.lost(text.decode())

    def look(self, stand: Stand) -> None:
        """See whether our move is done, and whether it is our turn."""
        if self.waits:
            self.waits = False
            self.room.acknowledged(self.sent)
        if stand.context.gameover is not None:
            self.table.over()
        elif stand.context.current == str(self.seat):
            self.room.turn(self)

    def move(self) -> None:
        """Any legal one, but we pass only when there is nothing else."""
        assert self.wire is not None
        assert self.stand is not None
        game = self.stand.game
        argument = ""
        if game.site is None:
            kind = "at"
            taken = {region for side in game.players for region in side.regions}
            argument = random.choice([one for one in REGIONS if one not in taken and one != game.last])
        else:
            hand = game.players[self.seat].hand
            assert isinstance(hand, list)
            argument = random.choice(hand) if hand else ""
            kind = "play" if hand else "pass"
        self.waits = True
        arguments = f'["{argument}"]' if argument else "[]"
        action = (
            f'{{"type":"MAKE_MOVE","payload":{{"type":"{kind}","args":{arguments},"playerID":"{self.seat}",'
            f'"credentials":"{self.credentials}"}}}}'
        )
        self.sent = self.room.sent()
        text = f'42/{GAME},["update",{action},{self.stand.number},"{self.table.id}","{self.seat}"]'
        self.wire.send(text.encode())


class PeerTable(Table):
    """Two players who play one match after another."""

    def __init__(self, room: Room, requests: Requests, url: str) -> None:
        self.room = room
        self.requests = requests
        self.url = url
        self.id = ""
        self.players = [PeerPlayer(self, seat) for seat in range(SEATS)]
        self.finished = 0

    def over(self) -> None:
        """The match is over, says one of them."""
        self.finished += 1
        if self.finished == SEATS:
            self.room.again(self)

    async def make(self) -> None:
        """A match that both join."""
        self.finished = 0
        post = self.requests.post
        self.id = msgspec.json.decode((await post(f"/games/{GAME}/create", {"numPlayers": SEATS}))[0])["matchID"]
        for player in self.players:
            joining = {"playerID": str(player.seat), "playerName": f"Player {player.seat}"}
            joined = msgspec.json.decode((await post(f"/games/{GAME}/{self.id}/join", joining))[0])
            player.credentials = joined["playerCredentials"]

    async def begin(self) -> None:
        """Look at the match; if it is over, at the next one."""
        if self.finished:
            await self.make()
        self.finished = 0
        for player in self.players:
            await player.connect()
