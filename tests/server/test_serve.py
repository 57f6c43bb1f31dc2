"""`signoria serve` as its host sees it: where it listens, what it prints and logs, its pages."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from server.players import Guest, any_choice, seated
from server.running import STARTED, Server, free_port


def serve(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A server that is told to stop as soon as it listens, or has ended by itself."""
    command = [sys.executable, "-m", "signoria", "serve", *arguments]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, **environment}
    )
    assert running.stdout is not None
    said = ""
    for line in running.stdout:
        said += line
        if "sqlite" in line:
            time.sleep(0.1)
            running.send_signal(signal.SIGTERM)
            break
    rest, complaints = running.communicate(timeout=STARTED)
    return subprocess.CompletedProcess(command, running.returncode, said + rest, complaints)


def test_it_says_where_it_is_and_where_games_are_kept(tmp_path: Path) -> None:
    port = free_port()
    done = serve("--port", str(port), XDG_DATA_HOME=str(tmp_path))
    assert f"http://127.0.0.1:{port}/" in done.stdout
    file = tmp_path / "signoria" / "signoria.sqlite3"
    assert str(file) in done.stdout
    assert file.stat().st_mode & 0o077 == 0  # secrets are in it


def test_open_to_the_network_it_draws_the_link(tmp_path: Path) -> None:
    done = serve("--port", "0", "--lan", "--database", f"sqlite:///{tmp_path}/s.sqlite3")
    assert "http://127.0.0.1" not in done.stdout
    assert "▀" in done.stdout or "█" in done.stdout
    assert "--password" in done.stdout
    closed = serve("--port", "0", "--lan", "--database", f"sqlite:///{tmp_path}/s.sqlite3", SIGNORIA_PASSWORD="basta")
    assert "--password" not in closed.stdout
    assert "basta" not in closed.stdout + closed.stderr


@pytest.mark.parametrize("lang", ["en", "ru", "cs"])
def test_it_greets_in_three_languages(tmp_path: Path, lang: str) -> None:
    done = serve("--port", "0", "--lang", lang, "--database", f"sqlite:///{tmp_path}/s.sqlite3")
    assert {"en": "Games are kept", "ru": "Партии хранятся", "cs": "Hry se ukládají"}[lang] in done.stdout


def test_a_port_in_use_is_one_clear_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = serve("--port", str(taken.getsockname()[1]), "--database", f"sqlite:///{tmp_path}/s.sqlite3")
    assert done.returncode == 2
    assert done.stderr.startswith("signoria: 127.0.0.1:")
    assert len(done.stderr.splitlines()) == 1


def test_a_password_of_a_database_is_not_printed() -> None:
    done = serve("--port", "0", "--database", "postgresql://someone:geheim@127.0.0.1:1/none")
    assert done.returncode == 2
    assert "geheim" not in done.stdout + done.stderr


def test_the_pages_beside_the_tables(server: Server) -> None:
    health = httpx.get(f"{server.url}/health")
    assert health.status_code == 200
    assert health.json()["database"] == "ok"
    front = httpx.get(f"{server.url}/")
    assert front.headers["content-type"].startswith("text/html")
    assert "<title>Signoria" in front.text
    schema = httpx.get(f"{server.url}/api/openapi/openapi.json").json()
    assert "/api/tables/{table_id}/act" in schema["paths"]


def test_metrics_count_what_is_done(server: Server) -> None:
    async def play() -> None:
        _, players = await seated(server.url, "person", "bot random")
        await players[0].play(any_choice)

    def acts() -> float:
        lines = httpx.get(f"{server.url}/metrics").text.splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith("signoria_acts_total")))

    before = acts()
    asyncio.run(play())
    assert acts() > before + 5


def test_the_server_asks_for_its_password(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/s.sqlite3", "--password", "basta").start()
    try:

        async def main() -> None:
            stranger = Guest(server.url, "Stranger")
            answer = await stranger.http.post("/api/me", json={"name": "Stranger", "password": "ciao"})
            assert answer.json()["code"] == "wrong-password"
            await stranger.greet("basta")
            assert (await stranger.ask("GET", "/api/about"))["needs_password"]
            await stranger.ask("POST", "/api/me", {"name": "Friend"})  # who is in may change his name
            assert (await stranger.ask("GET", "/api/me"))["name"] == "Friend"

        asyncio.run(main())
    finally:
        server.stop()


def test_logs_are_lines_of_json(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/s.sqlite3", log=tmp_path / "log").start()

    async def main() -> None:
        _, players = await seated(server.url, "person", "bot random")
        await players[0].open()
        await players[0].look()
        for pid in server.bots():
            os.kill(pid, signal.SIGKILL)
        await players[0].play(any_choice)

    asyncio.run(main())
    server.stop()
    lines = [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]
    assert all({"at", "level", "where", "event"} <= set(line) for line in lines)
