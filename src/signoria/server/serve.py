"""Running the server: database brought up to date, address said, processes started, a graceful end."""

from __future__ import annotations

import contextlib
import io
import os
import signal
import socket
import sys
import tempfile

import msgspec
import segno
import uvicorn
from litestar.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from signoria.kernel.errors import BadInput
from signoria.server import logs, migrate
from signoria.server.app import make_app
from signoria.server.connection import Connection
from signoria.server.settings import Settings, hand_on, handed_on, read_url, sqlite_file
from signoria.texts import Texts

WIDEST_FRAME = 1 << 14  # bytes that a guest may send at once
DEAF = 30  # seconds in which somebody takes nothing of what is sent
FAREWELL = 10  # seconds for what is under way when the server is told to end
LINE_UP = 2048  # connections that may wait to be accepted


def run(settings: Settings, texts: Texts) -> int:
    """Serve until told to stop."""
    make_folder(settings.database)
    migrate.upgrade(settings.database)
    listening = listen(settings)
    port = listening.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="signoria-") as folder:
        if settings.workers > 1:
            settings = msgspec.structs.replace(settings, notes=folder, parent=os.getpid())
        hand_on(settings)
        greet(settings, port, texts)
        config = uvicorn.Config(
            "signoria.server.serve:application",
            factory=True,
            workers=settings.workers,
            log_config=None,
            access_log=False,
            server_header=False,
            ws=Connection,
            ws_max_size=WIDEST_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=settings.trusted_proxies or None,
            timeout_graceful_shutdown=FAREWELL,
            backlog=LINE_UP,
        )
        logs.set_up()
        if settings.workers > 1:
            Multiprocess(config, sockets=[listening]).run()
        else:
            for told in (signal.SIGINT, signal.SIGTERM):  # after a graceful end it is raised again, and would kill us
                signal.signal(told, lambda *_: None)
            uvicorn.Server(config).run(sockets=[listening])
    return 0


def application() -> ASGIApp:
    """The application, in a process that `run` has started."""
    logs.set_up()
    return make_app(handed_on())


def make_folder(database: str) -> None:
    """The folder of a SQLite file, readable only for whoever runs the server."""
    file = sqlite_file(database)
    if file is not None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as problem:
            raise BadInput(f"{file} cannot be made: {problem.strerror}") from problem
        os.umask(0o077)


def listen(settings: Settings) -> socket.socket:
    """The socket that people connect to."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # whoever takes nothing for so long is gone: his connection is let go
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF * 1000)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as problem:
        raise BadInput(
            f"{settings.host}:{settings.port} cannot be used ({problem.strerror}); --port names another, 0 any free one"
        ) from problem
    listening.listen(LINE_UP)
    listening.set_inheritable(True)
    return listening


def greet(settings: Settings, port: int, texts: Texts) -> None:
    """Say where the table stands; others on the network also get a picture to point their telephones at."""
    url = settings.public_url or f"http://{address(settings)}:{port}/"
    print(texts.say("server-greeting", url=url), flush=True)
    if settings.is_lan or settings.public_url:
        drawing = io.StringIO()
        segno.make(url, micro=False).terminal(out=drawing, compact=True)
        with contextlib.suppress(UnicodeEncodeError):
            print(drawing.getvalue(), flush=True)
    if settings.is_lan and not settings.password:
        print(texts.say("server-open"), flush=True)
    print(texts.say("server-database", url=read_url(settings.database).render_as_string()), flush=True)
    sys.stdout.flush()


def address(settings: Settings) -> str:
    """The address by which this machine is found."""
    if settings.host not in ("0.0.0.0", "::"):
        return f"[{settings.host}]" if ":" in settings.host else settings.host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:  # nothing is sent
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
