"""Connections as light as Python can make them, because client and server share the machine: no tasks, no queues."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

import msgspec

FINAL = 0x80
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
MASKED = 0x80
NO_MASK = bytes(4)  # XOR with zeros changes nothing: the server unmasks as always, we need not


class Wire(asyncio.Protocol):
    """A WebSocket, seen from the client: every text that arrives is handed to `hear` at once."""

    def __init__(self, address: str, headers: str, hear: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        url = urlsplit(address)
        path = f"{url.path}?{url.query}" if url.query else url.path
        key = b64encode(secrets.token_bytes(16)).decode()
        self._greeting = (
            f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{headers}\r\n"
        ).encode()
        self._host, self._port = url.hostname or "", url.port or 80
        self._hear = hear
        self._lost = lost
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self._is_open = False
        self._is_closing = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self) -> Wire:
        """Connect, and wait until the server has agreed; what it says at once is heard before that."""
        await asyncio.get_running_loop().create_connection(lambda: self, self._host, self._port)
        await self._opened
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Say what we want."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._greeting)

    def connection_lost(self, exc: Exception | None) -> None:
        """Only an end that we wanted is a good one."""
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("the server hung up"))
        if not self._is_closing:
            self._lost(f"a socket was closed: {exc}")

    def data_received(self, data: bytes) -> None:
        """Take the frames that are whole."""
        if self._rest:
            data = self._rest + data
        at, end = 0, len(data)
        if not self._is_open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            self._open(data[:at])
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if end < start or end < start + size:
                break
            self._take(data[at], data[start : start + size])
            at = start + size
        self._rest = data[at:]

    def _open(self, answer: bytes) -> None:
        self._is_open = True
        if not answer.startswith(b"HTTP/1.1 101"):
            self._opened.set_exception(ConnectionError(answer.decode()))
        else:
            self._opened.set_result(None)

    def _take(self, first: int, content: bytes) -> None:
        if first == FINAL | TEXT:
            self._hear(content)
        elif first == FINAL | PING:
            self._send(FINAL | PONG, content)
        elif first == FINAL | CLOSE:
            if not self._is_closing:
                self._lost(f"the server closes a socket: {content[2:].decode()}")
                self._is_closing = True
        else:
            raise ValueError(f"a frame of an unexpected kind: {first}")

    def send(self, text: bytes) -> None:
        """One text."""
        self._send(FINAL | TEXT, text)

    def _send(self, first: int, content: bytes) -> None:
        assert self._transport is not None
        size = len(content)
        length = bytes((MASKED | size,)) if size < 126 else bytes((MASKED | 126,)) + size.to_bytes(2, "big")
        self._transport.write(bytes((first,)) + length + NO_MASK + content)

    def close(self) -> None:
        """Hang up."""
        self._is_closing = True
        if self._transport is not None:
            self._send(FINAL | CLOSE, (1000).to_bytes(2, "big"))
            self._transport.close()


class Requests:
    """HTTP over a few connections that stay open."""

    def __init__(self, url: str, most: int = 16) -> None:
        self._host = urlsplit(url).netloc
        self._most = asyncio.Semaphore(most)
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[bytes, str]:
        """What is answered, and the cookie that comes with it."""
        content = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self._host}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\nCookie: {cookie}\r\n\r\n"
        )
        async with self._most:
            while self._idle and self._idle[-1][0].at_eof():  # servers hang up on who is silent for some seconds
                self._idle.pop()
            if not self._idle:
                self._idle.append(await asyncio.open_connection(*self._host.split(":")))
            reader, writer = self._idle.pop()
            writer.write(head.encode() + content)
            answer = (await reader.readuntil(b"\r\n\r\n")).decode()
            fields = dict(line.split(": ", 1) for line in answer.lower().split("\r\n")[1:-2])
            size = int(fields.get("content-length", 0))
            found = await reader.readexactly(size)
            self._idle.append((reader, writer))
        if answer.split(" ", 2)[1][0] != "2":
            raise ConnectionError(f"{path}: {answer.splitlines()[0]} {found.decode()}")
        cookies = [line for line in answer.split("\r\n") if line.lower().startswith("set-cookie: ")]
        return found, cookies[0].split(": ", 1)[1].split(";")[0] if cookies else ""

    def close(self) -> None:
        """Hang up."""
        for _, writer in self._idle:
            writer.close()
