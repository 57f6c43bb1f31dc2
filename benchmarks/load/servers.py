"""The servers that are measured, each a process of its own: ours on two databases, and the peer."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path

from server.running import Cluster, Server, free_port

from benchmarks.load.ours import OurTable
from benchmarks.load.peer import PeerTable
from benchmarks.load.room import Room, Table
from benchmarks.load.wire import Requests

HERE = Path(__file__).parent
NODE = HERE.parent.parent / ".bench-node" / "node_modules"
STARTED = 30.0  # seconds
UNLIMITED = ("--guests-per-hour", "1000000", "--commands-per-second", "1000000", "--tables-per-guest", "100000")
TICKS = os.sysconf("SC_CLK_TCK")


class Measured(ABC):
    """A server, started anew for every number of tables."""

    name: str

    @abstractmethod
    def start(self) -> str:
        """Its address."""

    @abstractmethod
    def stop(self) -> None:
        """Away with it."""

    @abstractmethod
    def table(self, room: Room, requests: Requests, url: str) -> Table:
        """A table there."""

    @property
    @abstractmethod
    def pid(self) -> int:
        """Of its process."""

    def database_pids(self) -> list[int]:
        """The processes of its database, if that is not part of the server."""
        return []

    @abstractmethod
    def close(self) -> None:
        """Take everything away that was made for it."""


class OnSqlite(Measured):
    """Ours, on a file."""

    name = "sqlite"

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="signoria-load-"))
        self.server: Server | None = None
        self.made = 0

    def database(self) -> str:
        """The address of an empty one."""
        self.made += 1
        return f"sqlite:///{self.folder}/{self.made}.sqlite3"

    def start(self) -> str:
        self.server = Server(self.database(), *UNLIMITED, log=self.folder / "log").start()
        return self.server.url

    def stop(self) -> None:
        assert self.server is not None
        self.server.stop()

    def table(self, room: Room, requests: Requests, url: str) -> Table:
        return OurTable(room, requests, url)

    @property
    def pid(self) -> int:
        assert self.server is not None
        assert self.server.process is not None
        return self.server.process.pid

    def close(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


class OnPostgresql(OnSqlite):
    """Ours, on a private PostgreSQL."""

    name = "postgresql"

    def __init__(self) -> None:
        super().__init__()
        self.cluster = Cluster().start()

    def database(self) -> str:
        return self.cluster.new_database()

    def database_pids(self) -> list[int]:
        first = int((self.cluster.folder / "data" / "postmaster.pid").read_text().split()[0])
        return [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]

    def close(self) -> None:
        self.cluster.remove()
        super().close()


class Peer(Measured):
    """A boardgame.io server with its storage in memory."""

    name = "boardgame.io"

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> str:
        port = free_port()
        environment = {**os.environ, "NODE_PATH": str(NODE), "NODE_ENV": "production"}
        self.process = subprocess.Popen(["node", str(HERE / "peer.js"), str(port)], env=environment)
        deadline = time.monotonic() + STARTED
        while time.monotonic() < deadline:
            assert self.process.poll() is None, "the peer ended"
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1.0):
                return f"http://127.0.0.1:{port}"
            time.sleep(0.05)
        raise TimeoutError("the peer does not answer")

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(STARTED)

    def table(self, room: Room, requests: Requests, url: str) -> Table:
        return PeerTable(room, requests, url)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def close(self) -> None:
        pass


SERVERS: tuple[type[Measured], ...] = (OnSqlite, OnPostgresql, Peer)


def cpu_seconds(pids: list[int]) -> float:
    """What these processes have used so far, all their threads together."""
    ticks = 0
    for pid in pids:
        with suppress(OSError):  # it has ended
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


def memory(pid: int) -> float:
    """The MiB that a process has in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ValueError(f"process {pid} has no memory")
