"""Real servers on real databases: processes that are started, killed and started again."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import httpx

STARTED = 30.0  # seconds that a process may take
MANY = "1000000"
FREE = ("--guests-per-hour", MANY, "--guesses-per-minute", MANY, "--commands-per-second", MANY)  # lifts the limits
POSTGRES = "postgres"  # whom PostgreSQL runs as, if we are root


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A `signoria serve` process, on a port that stays its own when it is started again."""

    def __init__(
        self,
        database: str,
        *arguments: str,
        program: tuple[str, ...] = (),
        log: Path | None = None,
        asks_always: bool = True,
    ) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.program = program or (sys.executable, "-m", "signoria")
        self.arguments = ("--bot-pause", "0", *(("--ask-always",) if asks_always else ()), *arguments)
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Start it, and wait until it answers."""
        command = [*self.program, "serve", "--port", str(self.port), "--database", self.database, *self.arguments]
        with open(self.log or os.devnull, "ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, start_new_session=True)
        deadline = time.monotonic() + STARTED
        while time.monotonic() < deadline:
            assert self.process.poll() is None, f"the server ended: {self.said()}"
            with suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/api/about").status_code == 200:
                    return self
            time.sleep(0.05)
        raise TimeoutError(f"the server does not answer: {self.said()}")

    def said(self) -> str:
        """What it has logged."""
        return "" if self.log is None else self.log.read_text(encoding="utf-8")

    def kill(self) -> None:
        """At once, with all its processes, as a power cut would."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As a person would; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(STARTED)
        self.kill()
        return code

    def bots(self) -> list[int]:
        """The processes of its bots."""
        assert self.process is not None
        found = subprocess.run(["ps", "-wweo", "pid,pgid,args"], capture_output=True, text=True, check=True).stdout
        rows = [line.split(None, 2) for line in found.splitlines()[1:]]
        return [int(pid) for pid, group, args in rows if int(group) == self.process.pid and "server.thinker" in args]


class Cluster:
    """A private PostgreSQL, from the distribution's binaries."""

    def __init__(self) -> None:
        self.bin = binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="signoria-pg-"))
        self.port = free_port()
        self.user = POSTGRES if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        if os.geteuid() == 0:
            shutil.chown(self.folder, POSTGRES)
        self.made = 0
        self.run("initdb", "--auth=trust", "--username=signoria", "--encoding=UTF8", "-D", str(self.folder / "data"))

    def run(self, program: str, *arguments: str) -> None:
        """One of PostgreSQL's programs, as the user that may run it."""
        user = self.user if os.geteuid() == 0 else None
        command = [str(self.bin / program), *arguments]
        done = subprocess.run(
            command, user=user, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        assert done.returncode == 0, done.stdout.decode()

    def start(self) -> Cluster:
        """Start it and wait until it answers."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-l", log, "-w", "start")
        return self

    def stop_hard(self) -> None:
        """As if the power were cut: nothing is finished, the next start recovers."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        """Stop it and take everything away."""
        with suppress(AssertionError):
            self.stop_hard()
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """An empty database; its address."""
        self.made += 1
        name = f"signoria_{self.made}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "signoria", name)
        return f"postgresql://signoria@127.0.0.1:{self.port}/{name}"


def binaries() -> Path:
    """Where PostgreSQL's programs lie; Debian keeps them off the path."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    found = versions[-1] if versions else shutil.which("initdb")
    assert found, "PostgreSQL is not installed: sudo apt install postgresql"
    return Path(found).parent
