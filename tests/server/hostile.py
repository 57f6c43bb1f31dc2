"""What an attacker has: bytes of his own making; and how one sees that they changed nothing."""

from __future__ import annotations

import asyncio
import base64
import secrets
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from itsdangerous import TimestampSigner
from server.players import PATIENCE, Frame, Guest, Player
from server.running import Server
from sqlalchemy import Connection, Engine, select, update
from websockets.exceptions import ConnectionClosed

from signoria.server import schema
from signoria.server.store import connect

TEXT, BINARY, CLOSE, PING, MORE = 1, 2, 8, 9, 0  # kinds of frames; the last continues the one before
COURTESY = ("revision", "present_until", "changed_at", "seen_at")  # what merely coming and looking changes


@contextmanager
def own(folder: Path, *arguments: str) -> Iterator[Server]:
    """A server of a test's own, with a log."""
    made = Server(f"sqlite:///{folder / 'signoria.sqlite3'}", *arguments, log=folder / "log").start()
    try:
        yield made
    finally:
        made.stop()


# What stands in the database


@contextmanager
def rows(server: Server, *, writes: bool = False) -> Iterator[Connection]:
    """The server's database, from outside."""
    engine: Engine = connect(server.database, writes=writes)
    try:
        with engine.begin() as conn:
            yield conn
    finally:
        engine.dispose()


def standing(server: Server, table_id: str) -> list[object]:
    """All that the database knows of a table, but for who is looking."""
    found: list[object] = []
    with rows(server) as conn:
        for table in (schema.tables, schema.seats, schema.watchers, schema.acts, schema.chat):
            column = table.c.id if table is schema.tables else table.c.table_id
            for row in conn.execute(select(table).where(column == table_id).order_by(*table.primary_key)):
                found.append({name: value for name, value in row._mapping.items() if name not in COURTESY})
    return found


@contextmanager
def unchanged(server: Server, *tables: str) -> Iterator[None]:
    """Whatever happens inside changes nothing of these tables, and the server goes on serving."""
    before = [standing(server, table) for table in tables]
    yield
    assert [standing(server, table) for table in tables] == before
    assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
    assert server.process is not None
    assert server.process.poll() is None


def ban(server: Server, guest_id: str) -> None:
    """As whoever runs the server does."""
    with rows(server, writes=True) as conn:
        conn.execute(update(schema.guests).where(schema.guests.c.id == guest_id).values(banned_at=1.0))


def signer(server: Server) -> TimestampSigner:
    """The server's own, as only its host could have it."""
    with rows(server) as conn:
        key = conn.execute(select(schema.settings.c.value).where(schema.settings.c.name == "key")).scalar_one()
    return TimestampSigner(bytes.fromhex(key), salt="signoria cookie")


# Requests


def tampered(token: str, at: int) -> str:
    """One letter of a cookie or an invitation changed."""
    return token[:at] + ("A" if token[at] != "A" else "B") + token[at + 1 :]


async def refused(guest: Guest, method: str, path: str, body: object = None, **more: object) -> tuple[int, str]:
    """The status and code with which a request is refused."""
    content = {"json": body} if body is not None else {}
    answer = await guest.http.request(method, path, **content, **more)  # type: ignore[arg-type]
    assert answer.status_code >= 400, f"{method} {path} was not refused: {answer.text}"
    assert answer.status_code < 500, f"{method} {path} broke the server: {answer.text}"
    return answer.status_code, str(
        answer.json()["code"] if "code" in answer.json() else answer.json()["problem"]["code"]
    )


async def speak(server: Server, *pieces: bytes, hangs_up: bool = False) -> bytes:
    """Send bytes to the server's port and hear what comes until it hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        if hangs_up:
            return b""
        async with asyncio.timeout(PATIENCE):
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


def request(path: bytes, *headers: str, method: str = "GET", host: str = "localhost", body: bytes = b"") -> bytes:
    """A request, with a path as it is written and only these headers."""
    length = [f"Content-Length: {len(body)}"] if body or method != "GET" else []
    lines = [f"Host: {host}", *length, "Connection: close", *headers]
    return method.encode() + b" " + path + b" HTTP/1.1\r\n" + "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body


def status_of(answer: bytes) -> int:
    """The status of a raw answer."""
    return int(answer.split(b" ", 2)[1])


# Sockets


class RawSocket:
    """A socket whose frames are written byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @staticmethod
    async def open(server: Server, guest: Guest, table: str, seat: int, *headers: str) -> RawSocket:
        """Shake hands."""
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        lines = [
            f"GET /api/tables/{table}/socket?seat={seat} HTTP/1.1",
            f"Host: {urlsplit(server.url).netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {guest.cookie}",
            *headers,
        ]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head, head
        return RawSocket(reader, writer)

    async def send(self, kind: int, payload: bytes, *, is_last: bool = True, times: int = 1) -> None:
        """A frame, so many times."""
        mask = secrets.token_bytes(4)
        size = len(payload)
        if size < 126:
            length = bytes([0x80 | size])
        elif size < 1 << 16:
            length = b"\xfe" + struct.pack("!H", size)
        else:
            length = b"\xff" + struct.pack("!Q", size)
        masked = bytes(one ^ mask[at % 4] for at, one in enumerate(payload))
        self.writer.write((bytes([(0x80 if is_last else 0) | kind]) + length + mask + masked) * times)
        await self.writer.drain()

    async def hear(self) -> tuple[int, bytes]:
        """The next frame of the server: its kind and what is in it."""
        async with asyncio.timeout(PATIENCE):
            first, second = await self.reader.readexactly(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
            return first & 0x0F, await self.reader.readexactly(size)

    async def until_closed(self) -> int:
        """Read on until the server closes; with which code."""
        while True:
            try:
                kind, payload = await self.hear()
            except (asyncio.IncompleteReadError, ConnectionError):
                return 1006
            if kind == CLOSE:
                return int(struct.unpack("!H", payload[:2])[0])

    def close(self) -> None:
        """Hang up."""
        self.writer.close()


async def ending(player: Player) -> tuple[int, str]:
    """Read until the server closes the socket: with which code, and why."""
    with suppress(ConnectionClosed):
        while True:
            await player.hear()
    assert player.socket is not None
    return player.socket.close_code or 1006, player.socket.close_reason or ""


async def denied(player: Player, **command: object) -> str:
    """The code with which a command is denied."""
    await player.send(**command)
    answer: Frame = await player.until(lambda frame: "key" in frame)  # one that could not be read has none of ours
    assert answer["type"] == "denied", answer
    return str(answer["problem"]["code"])
