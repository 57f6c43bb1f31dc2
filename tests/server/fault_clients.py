"""The guests of the fault run: they play game after game, cut their own lines, and note whatever they were told."""

from __future__ import annotations

import asyncio
import random
import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple, TypeVar

import httpx
import psycopg
from server.players import Frame, Guest, Player, any_choice

R = TypeVar("R")

HESITATION = 0.15  # seconds, at most, before a move while the faults last
CUT = 0.01  # of the moves lose their line before the answer can come
REGRET = 0.03  # of the moves that may be taken back are
TWINS = 4  # at one table of so many everybody plays from two devices at once
WITNESSED = 0.1  # of the acknowledgements are looked up at once
OUTAGE = 60.0  # seconds that a witness may have to wait for the database

SEATS = (
    ("person", "person", "bot greedy"),
    ("person", "bot random", "person", "bot greedy"),
    ("person", "hotseat Anna", "bot greedy"),
    ("person", "person"),
    ("person", "hotseat Anna", "person", "hotseat Berta"),
    ("bot greedy", "person", "bot random", "bot greedy", "bot random"),
    ("person", "person", "person", "bot random", "bot greedy", "person"),
)
OPTIONS: tuple[dict[str, bool | int], ...] = (
    {},
    {"hidden_cards": True},
    {"bigger_kingdoms": True},
    {"pope_off_battle": True, "opener": 1},
    {"draw_after_battle": True},
    {"capture_regions": True},
    {"draw_after_battle": True, "opening_seven": True, "hidden_cards": True},
    {"points": 20},
)


class Place(NamedTuple):
    """Whose move it was."""

    table: str
    seat: int


class Ledger:
    """What the clients know: all that they sent, and what was answered."""

    def __init__(self, url: str, database: str, tables: int, rng: random.Random) -> None:
        self.url = url
        self.database = database
        self.tables = tables
        self.rng = rng
        self.all_play = asyncio.Event()
        self.is_calm = False  # are the faults over?
        self.sent: dict[str, Place] = {}
        self.acknowledged: dict[str, Place] = {}
        self.refused: dict[str, Place] = {}  # answered with anything but `done` or `unavailable`
        self.counts: Counter[str] = Counter()
        self.clients: list[Client] = []
        self.games = 0
        self.latest = time.monotonic()  # when anything was acknowledged

    def note(self, key: str, place: Place) -> None:
        """A move has been acknowledged."""
        now = time.monotonic()
        if not self.is_calm:
            self.counts["silence"] = max(self.counts["silence"], round(now - self.latest))
        self.latest = now
        self.acknowledged[key] = place

    def is_durable(self, place: Place, key: str) -> bool:
        """Does the database have the act, exactly once? Asked over a connection of its own."""
        query = "SELECT count(*) FROM acts WHERE table_id = {0} AND seat = {0} AND key = {0}"
        deadline = time.monotonic() + OUTAGE
        while True:
            try:
                if self.database.startswith("sqlite"):
                    file = self.database.removeprefix("sqlite:///")
                    asked = sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=OUTAGE)
                    try:
                        found = asked.execute(query.format("?"), (*place, key)).fetchone()
                    finally:
                        asked.close()
                else:
                    with psycopg.connect(self.database, connect_timeout=5) as conn:
                        found = conn.execute(query.format("%s").encode(), (*place, key)).fetchone()
                return found is not None and found[0] == 1
            except psycopg.OperationalError:  # stopped meanwhile: whatever was acknowledged must be there afterwards
                if time.monotonic() > deadline:
                    return False
                time.sleep(0.2)


class Client(Player):
    """A player on a seat who writes everything into the ledger."""

    def __init__(self, guest: Guest, table: str, seat: int, ledger: Ledger) -> None:
        super().__init__(guest, table, seat)
        self.ledger = ledger
        self.place = Place(table, seat)
        self.result: object = None

    async def open(self, **headers: str) -> Player:
        """Connect, or connect again."""
        self.ledger.counts["connections"] += 1
        return await super().open(**headers)

    async def hear(self) -> Frame:
        """The next frame; only the latest are kept."""
        frame = await super().hear()
        del self.frames[:-3]
        return frame

    async def look(self) -> Frame:
        """The game as it stands; sometimes a move is taken back first."""
        frame = await super().look()
        if frame["undo"] and self.ledger.rng.random() < REGRET:
            answer = await self.ask(type="undo", version=frame["version"], key=secrets.token_hex(8))
            if answer["type"] == "done":
                self.ledger.counts["undone"] += 1
                while self.frame is None or self.frame["version"] < answer["version"]:
                    await self.hear()
        return await super().look()

    async def ask(self, **command: object) -> Frame:
        """Make a move; sometimes the line is cut before the answer comes."""
        ledger, key = self.ledger, str(command["key"])
        if not ledger.is_calm:
            await asyncio.sleep(ledger.rng.random() * HESITATION)
        if key in ledger.sent:
            ledger.counts["resent"] += 1
        ledger.sent[key] = self.place
        await self.send(**command)
        if not ledger.is_calm and ledger.rng.random() < CUT:
            self.cut()
        answer = await self.until(lambda frame: frame.get("key") == key)
        await self.note(key, answer)
        return answer

    async def note(self, key: str, answer: Frame) -> None:
        """What was answered, into the ledger."""
        ledger = self.ledger
        if answer["type"] == "done":
            ledger.note(key, self.place)
            if ledger.rng.random() < WITNESSED:
                is_durable = await asyncio.to_thread(ledger.is_durable, self.place, key)
                ledger.counts["witnessed" if is_durable else "not durable"] += 1
        else:
            code = answer["problem"]["code"]
            ledger.counts[code] += 1
            if code != "unavailable":
                ledger.refused[key] = self.place

    @property
    def is_connected(self) -> bool:
        """Is there a line to be cut?"""
        return self.socket is not None and not self.socket.transport.is_closing()

    def cut(self) -> None:
        """The line is dead, from one moment to the next."""
        if self.socket is not None and self.is_connected:
            self.ledger.counts["cuts"] += 1
            self.socket.transport.abort()


async def insist(ask: Callable[[], Awaitable[R]]) -> R | None:
    """Ask until there is an answer; None if what was asked for had been done although nobody had said so."""
    while True:
        try:
            return await ask()
        except httpx.HTTPStatusError as problem:
            status = problem.response.status_code
            if status == 409 and problem.response.json()["code"] == "seated-already":
                return None
            if status not in (429, 503):
                raise
        except httpx.TransportError:
            pass
        await asyncio.sleep(0.2)


async def play_on(ledger: Ledger, number: int) -> None:
    """The people of one table: game after game as long as there are faults, and the last one to its end."""
    seats = SEATS[number % len(SEATS)]
    options = OPTIONS[number % len(OPTIONS)]
    people = [seat for seat, kind in enumerate(seats) if kind == "person"]
    guests = {seat: Guest(ledger.url, f"Guest {number} {seat}") for seat in people}
    for guest in guests.values():
        await insist(guest.greet)
    host = guests[people[0]]
    made = await insist(partial(host.make_table, *seats, options=options))
    assert made is not None
    table, invite = made
    while True:
        clients: list[Client] = []
        for seat, kind in enumerate(seats):
            guest = guests.get(seat, host)
            if kind == "person":
                await insist(partial(guest.sit, table, invite, seat))
            if not kind.startswith("bot"):
                devices = 1 if number % TWINS else 2
                clients += [Client(guest, table, seat, ledger) for _ in range(devices)]
        ledger.clients += clients
        if len({client.table for client in ledger.clients}) >= ledger.tables:
            ledger.all_play.set()
        async with asyncio.TaskGroup() as group:
            for client in clients:
                group.create_task(finish(client))
        ledger.games += 1
        if ledger.is_calm:
            return
        again = await insist(partial(host.ask, "POST", f"/api/tables/{table}/rematch"))
        assert again is not None
        table = str(again["id"])


async def finish(client: Client) -> None:
    """Play to the end, and remember how it was told."""
    last = await client.play(any_choice)
    client.result = last["view"]["result"]
    await client.close()
