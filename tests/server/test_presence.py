"""Who is shown as being at the table, long after they came."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.players import Frame, Guest, Player, seated
from server.running import FREE, Server

BRIEF = 1.5  # seconds that a sign of life counts for
PROGRAM = f"""
import signoria.server.hall as hall
hall.PRESENT_FOR = {BRIEF}
from signoria.cli import main
main()
"""


@contextmanager
def forgetful(tmp_path: Path, servers: int = 1) -> Iterator[list[Server]]:
    """Servers on one database that forget quickly who was there."""
    database = f"sqlite:///{tmp_path}/s.sqlite3"
    started: list[Server] = []
    try:
        for _ in range(servers):
            started.append(Server(database, *FREE, program=(sys.executable, "-c", PROGRAM)).start())
        yield started
    finally:
        for server in started:
            server.kill()


async def outlast(player: Player) -> None:
    """Until all signs of life that were given by now have run out."""
    await asyncio.sleep(2 * BRIEF)
    await player.ask(type="why", move="no such move")  # all frames before the answer have been heard


def present(frame: Frame | None) -> list[bool]:
    """Who is there, by seat."""
    assert frame is not None
    return [seat["is_present"] for seat in frame["seats"]]


def test_whoever_stays_is_there_however_long(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        table, players = await seated(server.url, "person", "person", "bot random")
        for player in players:
            await player.open()
            await player.look()
        await players[0].until(lambda frame: frame["type"] == "table" and all(present(frame)))
        await outlast(players[0])
        assert present(players[0].about) == [True, True, True]
        assert present(await players[1].guest.ask("GET", f"/api/tables/{table}")) == [True, True, True]
        renewed = await players[0].guest.ask("POST", f"/api/tables/{table}/invite")  # a change: the table is told anew
        assert renewed["token"]
        assert present(await players[0].until(lambda frame: frame["type"] == "table")) == [True, True, True]

    with forgetful(tmp_path) as (server,):
        asyncio.run(main(server))


def test_whoever_shares_the_screen_is_there_too(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        guest = await Guest(server.url, "Anna").greet()
        table, _ = await guest.make_table("person", "hotseat Berta", "bot random")
        await guest.sit(table)
        anna = await Player(guest, table, 0).open()
        await anna.until(lambda frame: frame["type"] == "table" and all(present(frame)))
        await anna.close()
        berta = await Player(guest, table, 1).open()  # the screen is handed on
        await berta.look()
        await outlast(berta)
        assert present(await guest.ask("GET", f"/api/tables/{table}")) == [True, True, True]
        assert all(all(present(frame)) for frame in berta.frames if frame["type"] == "table")

    with forgetful(tmp_path) as (server,):
        asyncio.run(main(server))


def test_another_process_hears_who_is_still_there_and_who_died(tmp_path: Path) -> None:
    async def main(one: Server, other: Server) -> None:
        table, (anna, berta) = await seated(one.url, "person", "person")
        berta.guest.http.base_url = berta.guest.url = other.url
        await anna.open()
        await berta.open()
        await anna.until(lambda frame: frame["type"] == "table" and all(present(frame)))
        await outlast(anna)
        assert present(await anna.guest.ask("GET", f"/api/tables/{table}")) == [True, True]
        other.kill()  # it says goodbye to nobody
        await anna.until(lambda frame: frame["type"] == "table" and present(frame) == [True, False])

    with forgetful(tmp_path, 2) as (one, other):
        asyncio.run(main(one, other))
