"""What whoever runs a server may do: look, close, delete, ban, back up, restore, sweep, and check an upgrade."""

from __future__ import annotations

import asyncio
import gzip
import json
import subprocess
import sys
from pathlib import Path

import pytest
from server.players import Player, any_choice, seated
from server.running import Cluster, Server
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from signoria.server import migrate, schema
from signoria.server.store import connect


def signoria(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command."""
    return subprocess.run([sys.executable, "-m", "signoria", *arguments], capture_output=True, text=True, check=False)


def printed(*arguments: str) -> str:
    """What the command prints when all is well."""
    done = signoria(*arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def host(database: str, tmp_path: Path) -> Server:
    """A server of the test's own, not yet started."""
    return Server(database, log=tmp_path / "log")


def played(server: Server, moves: int) -> tuple[str, str]:
    """A table of two people after so many moves, or over; its id and the first guest's."""

    async def main() -> tuple[str, str]:
        table, (anna, berta) = await seated(server.url, "person", "person")
        me = await anna.guest.ask("GET", "/api/me")
        if moves < 0:
            await asyncio.gather(anna.play(any_choice), berta.play(any_choice))
        else:
            for player in (anna, berta):
                await player.open()
            for _ in range(moves):
                for player in (anna, berta):
                    await player.ask(type="why", move="pass")
                mover = anna if anna.frame and anna.frame["choices"] else berta
                await mover.move(any_choice(await mover.look()))
        return table, str(me["id"])

    return asyncio.run(main())


def test_a_backup_goes_into_an_empty_database_of_either_kind(host: Server, cluster: Cluster, tmp_path: Path) -> None:
    host.start()
    try:
        running, _ = played(host, 5)
        finished, _ = played(host, -1)
        file = tmp_path / "backup.gz"
        printed("admin", "backup", str(file), "--database", host.database)  # while the server runs
        before = json.loads(printed("admin", "list", "--json", "--database", host.database))
    finally:
        host.stop()
    assert file.stat().st_mode & 0o077 == 0
    for number, other in enumerate((f"sqlite:///{tmp_path / 'other.sqlite3'}", cluster.new_database())):
        printed("admin", "restore", str(file), "--database", other)
        after = json.loads(printed("admin", "list", "--json", "--database", other))
        assert {one["id"] for one in after} == {one["id"] for one in before} == {running, finished}
        assert "1 of 1 running games go on unchanged" in printed("upgrade-check", "--database", other)
        again = signoria("admin", "restore", str(file), "--database", other)
        assert again.returncode == 2, number
        assert "not empty" in again.stderr


def test_a_damaged_backup_restores_nothing(host: Server, tmp_path: Path) -> None:
    host.start()
    try:
        played(host, 3)
        file = tmp_path / "backup.gz"
        printed("admin", "backup", str(file), "--database", host.database)
    finally:
        host.stop()
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    for wrong in (
        b"",
        b"no gzip",
        gzip.compress(b"{}\n"),
        gzip.compress(b"".join(lines[:-1])),
        file.read_bytes()[:200],
    ):
        damaged = tmp_path / "damaged.gz"
        damaged.write_bytes(wrong)
        target = f"sqlite:///{tmp_path / 'new.sqlite3'}"
        done = signoria("admin", "restore", str(damaged), "--database", target)
        assert done.returncode == 2
        assert done.stderr.startswith("signoria: ")
        assert "Traceback" not in done.stderr
    printed("admin", "restore", str(file), "--database", target)


def test_closing_deleting_and_banning_reach_a_running_server(host: Server) -> None:
    host.start()
    try:
        table, guest = played(host, 2)
        other, _ = played(host, 2)

        async def thrown_out() -> None:
            _, (anna, _) = await seated(host.url, "person", "person")
            await anna.open()
            await anna.look()
            me = (await anna.guest.ask("GET", "/api/me"))["id"]
            printed("admin", "ban", me, "--database", host.database)
            with pytest.raises(ConnectionClosed, match="banned"):
                await anna.until(lambda frame: False)
            assert (await anna.guest.http.get("/api/me")).json()["code"] == "banned"
            printed("admin", "ban", me, "--lift", "--database", host.database)

        asyncio.run(thrown_out())
        printed("admin", "close", table, "--database", host.database)
        printed("admin", "delete", other, "--database", host.database)
        rows = json.loads(printed("admin", "list", "--json", "--database", host.database))
        assert {row["id"]: row["status"] for row in rows if row["id"] in (table, other)} == {table: "closed"}
        assert guest in printed("admin", "list", "--guests", "--database", host.database)
        assert signoria("admin", "close", "nothing", "--database", host.database).returncode == 2
    finally:
        host.stop()


def test_retention_takes_only_what_is_old(host: Server) -> None:
    host.start()
    try:
        old, _ = played(host, 2)
        new, _ = played(host, 2)
    finally:
        host.stop()
    engine = connect(host.database, writes=True)
    with engine.begin() as conn:
        conn.execute(update(schema.tables).where(schema.tables.c.id == old).values(changed_at=0.0))
        conn.execute(update(schema.guests).values(seen_at=0.0))
    engine.dispose()
    arguments = ("admin", "retention", "--days", "30", "--database", host.database)
    assert printed(*arguments, "--dry-run") == "1 tables and 2 guests would go.\n"
    assert printed(*arguments) == "1 tables and 2 guests are gone.\n"
    assert [row["id"] for row in json.loads(printed("admin", "list", "--json", "--database", host.database))] == [new]


def test_upgrade_check_says_which_games_differ(host: Server) -> None:
    host.start()
    try:
        wrong, _ = played(host, 2)
        good, _ = played(host, 2)
    finally:
        host.stop()
    engine = connect(host.database, writes=True)
    with engine.begin() as conn:
        a = schema.acts
        conn.execute(update(a).where(a.c.table_id == wrong, a.c.sequence == 2).values(journal="0 play winter"))
    engine.dispose()
    done = signoria("upgrade-check", "--json", "--database", host.database)
    assert done.returncode == 1
    problems = {one["id"]: one["problem"] for one in json.loads(done.stdout)}
    assert problems[good] == ""
    assert problems[wrong]


def test_upgrade_check_compares_with_where_a_game_once_stood(host: Server) -> None:
    host.start()
    try:
        table, _ = played(host, 2)
    finally:
        host.stop()
    engine = connect(host.database, writes=True)
    with engine.begin() as conn:
        values = {"table_id": table, "sequence": 2, "position": "{}"}
        conn.execute(schema.snapshots.insert(), values)
    engine.dispose()
    done = signoria("upgrade-check", "--database", host.database)
    assert done.returncode == 1
    assert "the position is not the one that it was" in done.stdout


def test_a_database_of_a_newer_release_is_left_alone(database: str) -> None:
    migrate.upgrade(database)
    engine = connect(database, writes=True)
    with engine.begin() as conn:
        conn.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    for command in (("serve", "--port", "0"), ("admin", "list"), ("upgrade-check",)):
        done = signoria(*command, "--database", database)
        assert done.returncode == 2
        assert "newer release" in done.stderr


def test_the_migrations_make_the_tables_that_the_code_knows(database: str) -> None:
    from alembic import command

    migrate.upgrade(database)
    command.check(migrate.config(database))
    command.downgrade(migrate.config(database), "base")
    migrate.upgrade(database)


@pytest.mark.parametrize(
    "wrong",
    ["nonsense", "mysql://localhost/x", "sqlite:////no/such/folder/file", "postgresql://nobody@127.0.0.1:1/none"],
)
def test_a_database_that_is_not_there_is_one_clear_line(wrong: str) -> None:
    done = signoria("admin", "list", "--database", wrong)
    assert done.returncode == 2
    assert done.stderr.startswith("signoria: ")
    assert len(done.stderr.splitlines()) == 1


def test_a_player_may_look_at_what_was_closed(host: Server) -> None:
    host.start()
    try:

        async def main() -> None:
            table, (anna, _) = await seated(host.url, "person", "person")
            printed("admin", "close", table, "--database", host.database)
            await anna.open()
            await anna.until(lambda frame: frame["type"] == "table" and frame["status"] == "closed")
            fresh = Player(anna.guest, table, 0)
            await fresh.open()
            await fresh.look()

        asyncio.run(main())
    finally:
        host.stop()
