"""Guests as programs: they come in by HTTP, play over sockets, and come back whatever happens to the server."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Frame = dict[str, Any]
Chooser = Callable[[Frame], str]
PATIENCE = 20.0  # seconds a test waits for anything


class Guest:
    """Somebody with a cookie."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)

    async def greet(self, password: str = "") -> Guest:
        """Come in."""
        (await self.http.post("/api/me", json={"name": self.name, "password": password})).raise_for_status()
        return self

    @property
    def cookie(self) -> str:
        """The header that says who we are."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """What the server answers, or an exception."""
        answer = await self.http.request(method, path, json=body)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    async def make_table(self, *seats: str, **more: object) -> tuple[str, str]:
        """A table; seats are `person`, `hotseat NAME` or `bot NAME`. Its id and its invitation."""
        wanted = []
        for seat in seats:
            kind, _, name = seat.partition(" ")
            wanted.append({"kind": kind, "bot" if kind == "bot" else "name": name})
        made = await self.ask("POST", "/api/tables", {"game": "condottiere", "seats": wanted, **more})
        return made["table"]["id"], made["invite"]["token"]

    async def sit(self, table: str, invite: str = "", seat: int | None = None) -> Frame:
        """Sit down."""
        body = {"salt": secrets.token_hex(8), "invite": invite, "seat": seat}
        frame: Frame = await self.ask("POST", f"/api/tables/{table}/sit", body)
        return frame

    async def close(self) -> None:
        """Go home."""
        await self.http.aclose()


class Player:
    """A guest on a seat, or a spectator: a socket, and the latest of what was told over it."""

    def __init__(self, guest: Guest, table: str, seat: int | None) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.frame: Frame | None = None  # of the game
        self.about: Frame | None = None  # the table
        self.events: list[Frame] = []
        self.lines: list[Frame] = []
        self.frames: list[Frame] = []  # all that came, in order
        self.socket: ClientConnection | None = None

    async def open(self, **headers: str) -> Player:
        """Connect, or connect again: only what is new is sent."""
        seat = "" if self.seat is None else f"&seat={self.seat}"
        url = self.guest.url.replace("http", "ws", 1)
        path = f"{url}/api/tables/{self.table}/socket?since={len(self.events)}&heard={len(self.lines)}{seat}"
        more = {"Cookie": self.guest.cookie, **headers}
        self.socket = await connect(path, additional_headers=more, compression=None, max_size=None, proxy=None)
        return self

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()

    async def send(self, **command: object) -> str:
        """Send a command; its key."""
        assert self.socket is not None
        command.setdefault("key", secrets.token_hex(8))
        await self.socket.send(msgspec.json.encode(command).decode())
        return str(command["key"])

    async def hear(self) -> Frame:
        """The next frame."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            frame: Frame = msgspec.json.decode(await self.socket.recv())
        self.frames.append(frame)
        if frame["type"] == "game":
            assert frame["since"] == len(self.events)
            self.events += frame["events"]
            self.frame = frame
        elif frame["type"] == "table":
            self.about = frame
        elif frame["type"] == "chat":
            self.lines += frame["lines"]
        return frame

    async def until(self, is_it: Callable[[Frame], object]) -> Frame:
        """The next frame that is such."""
        while True:
            frame = await self.hear()
            if is_it(frame):
                return frame

    async def sees(self, is_it: Callable[[Frame], object]) -> Frame:
        """The game once it is such; it may be already."""
        while self.frame is None or not is_it(self.frame):
            await self.hear()
        return self.frame

    async def ask(self, **command: object) -> Frame:
        """Send a command and wait for its answer."""
        key = await self.send(**command)
        return await self.until(lambda frame: frame.get("key") == key)

    async def look(self) -> Frame:
        """The game as it stands, once there is one."""
        return await self.sees(lambda frame: True)

    async def move(self, move: str, **more: object) -> Frame:
        """Make a move from where the game stands for us."""
        frame = await self.look()
        return await self.ask(type="play", version=frame["version"], move=move, **more)

    async def play(self, choose: Chooser, acknowledged: list[str] | None = None) -> Frame:
        """Play until the game is over, whatever becomes of the connection; the last frame.

        The keys of acknowledged moves are noted. A move whose answer did not come is sent again with its key.
        """
        pending: dict[str, object] | None = None
        while True:
            try:
                if self.socket is None:
                    await self.open()
                frame = await self.look()
                if frame["view"]["result"] is not None:
                    return frame
                if pending is None and frame["choices"]:
                    pending = {"type": "play", "version": frame["version"], "move": choose(frame)}
                    pending["key"] = secrets.token_hex(8)
                if pending is not None:
                    answer = await self.ask(**pending)
                    if answer["type"] == "done":
                        if acknowledged is not None:
                            acknowledged.append(str(pending["key"]))
                        version = answer["version"]
                        pending = None
                        while self.frame is not None and self.frame["version"] < version:
                            await self.hear()
                    elif answer["problem"]["code"] in ("unavailable", "too-often"):
                        await asyncio.sleep(0.2)
                    else:
                        pending = None
                        await self.refresh()
                else:
                    await self.hear()
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                with suppress(Exception):
                    await self.close()
                self.socket = None
                await asyncio.sleep(0.1 + random.random() * 0.4)

    async def refresh(self) -> None:
        """Hang up and look anew."""
        await self.close()
        self.socket = None


def any_choice(frame: Frame) -> str:
    """One of them."""
    return str(random.choice(frame["choices"]))


async def seated(url: str, *seats: str, **more: object) -> tuple[str, list[Player]]:
    """A table with a guest on each seat for people; the players in the order of their seats."""
    people = [number for number, seat in enumerate(seats) if seat == "person"]
    guests = [await Guest(url, f"Guest {number}").greet() for number in people]
    table, invite = await guests[0].make_table(*seats, **more)
    for guest, number in zip(guests, people, strict=True):
        await guest.sit(table, invite, number)
    return table, [Player(guest, table, number) for guest, number in zip(guests, people, strict=True)]


async def to_move(players: list[Player]) -> Player:
    """Who must decide, as soon as one of them knows it."""
    while True:
        for player in players:
            if (await player.look())["choices"]:
                return player
        hearing = [asyncio.create_task(player.hear()) for player in players]
        heard, waiting = await asyncio.wait(hearing, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        for task in heard:
            task.result()


async def known(player: Player, answer: Frame) -> None:
    """Wait until the player has seen what came of a move that was made."""
    assert answer["type"] == "done", answer
    while player.frame is None or player.frame["version"] < answer["version"]:
        await player.hear()


async def play_moves(players: list[Player], most: int) -> None:
    """So many moves, each by whoever has seen that it is his turn."""
    for _ in range(most):
        mover = await to_move(players)
        await known(mover, await mover.move(any_choice(await mover.look())))
