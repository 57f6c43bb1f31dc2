"""A socket's connection, below what the application sees: nothing piles up for somebody who sends without reading."""

from __future__ import annotations

import asyncio

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from signoria.server.errors import Denied
from signoria.server.limits import Buckets

PINGS = 60  # at once; one a second in the long run
PIECES = 100  # of one message: it is short


class Connection(WebSocketsSansIOProtocol):
    """Uvicorn answers every ping at once, and collects the pieces of a message however many they are. Not here."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._pings = Buckets(1.0, burst=PINGS)

    def handle_ping(self) -> None:
        """Answer it, unless there are too many, or the answers are not read."""
        answers = self.conn.data_to_send()
        try:
            self._pings.take("")
        except Denied:
            self.transport.abort()
        if self.writable.is_set() and not self.transport.is_closing():
            self.transport.write(b"".join(answers))

    def handle_cont(self, event: Frame) -> None:
        """One more piece of a message."""
        if len(self.frames) >= PIECES:
            self.transport.abort()
        else:
            super().handle_cont(event)
