"""Notes between the server's processes: the name of a table that has changed, never what. One may get lost."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path


class Notes(asyncio.DatagramProtocol):
    """One process's letter box, in a folder where all have theirs; without a folder there is nobody to write to."""

    def __init__(self, folder: str, hear: Callable[[str], None]) -> None:
        self.folder = Path(folder) if folder else None
        self.hear = hear
        self.box = None if self.folder is None else self.folder / f"{os.getpid()}.sock"
        self.transport: asyncio.BaseTransport | None = None
        self.post: socket.socket | None = None

    async def open(self) -> None:
        """Put up the letter box."""
        if self.box is None:
            return
        with suppress(FileNotFoundError):
            self.box.unlink()
        mine = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        mine.setblocking(False)
        mine.bind(str(self.box))
        self.post = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.post.setblocking(False)
        self.transport, _ = await asyncio.get_running_loop().create_datagram_endpoint(lambda: self, sock=mine)

    def send(self, table_id: str) -> None:
        """To all other processes. One that is gone or too busy will find out by itself."""
        if self.folder is None or self.post is None:
            return
        for box in self.folder.glob("*.sock"):
            if box != self.box:
                try:
                    self.post.sendto(table_id.encode(), str(box))
                except ConnectionRefusedError:  # its process is gone
                    box.unlink(missing_ok=True)
                except OSError:
                    continue

    def datagram_received(self, data: bytes, addr: object) -> None:
        """A note."""
        self.hear(data.decode(errors="replace"))

    def close(self) -> None:
        """Take the letter box down."""
        if self.transport is not None and self.box is not None and self.post is not None:
            self.transport.close()
            self.post.close()
            self.box.unlink(missing_ok=True)
