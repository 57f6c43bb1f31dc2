"""What was acknowledged is there, whatever is killed; what was not can be sent again."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from server.full_disk import COMMIT, STATEMENT, flag
from server.players import Player, any_choice, known, play_moves, seated, to_move
from server.running import FREE, Cluster, Server
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed

from signoria.kernel.registry import find
from signoria.server import migrate, schema
from signoria.server.desk import Seat
from signoria.server.errors import Denied, Unavailable
from signoria.server.seating import insert_table
from signoria.server.store import Append, Store, connect

FULL_DISK = (sys.executable, str(Path(__file__).with_name("full_disk.py")))
TRY_AGAIN = 1013


@contextmanager
def started(server: Server) -> Iterator[Server]:
    """A server of one test."""
    server.start()
    try:
        yield server
    finally:
        server.kill()


@contextmanager
def opened(database: str) -> Iterator[Store]:
    """A store on a database that is up to date."""
    migrate.upgrade(database)
    store = Store(database)
    try:
        yield store
    finally:
        store.close()


def times_done(database: str, table: str, key: str) -> int:
    """How often an act with this key is in the table's journal."""
    a = schema.acts.c
    engine = connect(database)
    try:
        with engine.connect() as conn:
            return len(conn.execute(select(a.sequence).where(a.table_id == table, a.key == key)).all())
    finally:
        engine.dispose()


async def opened_table(url: str) -> list[Player]:
    """Two people who look at their game, and know of each other."""
    _, players = await seated(url, "person", "person")
    for player in players:
        await player.open()
    for player in players:
        while player.about is None or not all(seat["is_present"] for seat in player.about["seats"]):
            await player.hear()
    return players


def next_move(player: Player) -> dict[str, object]:
    """What the player would send now, with a key of its own."""
    assert player.frame is not None
    version, choices = player.frame["version"], player.frame["choices"]
    return {"type": "play", "version": version, "move": choices[0], "key": f"a key for {version}".replace(" ", "-")}


# The server is killed


def test_a_killed_server_goes_on_from_the_journal(database: str) -> None:
    async def play_on(players: list[Player], kill: Server) -> None:
        player = await to_move(players)
        command = next_move(player)
        await player.send(**command)
        kill.kill()  # before the move, after it, or after somebody heard of it
        with suppress(ConnectionClosed):
            await player.until(lambda frame: frame.get("key") == command["key"])
        await asyncio.to_thread(kill.start)
        await player.open()
        await known(player, await player.ask(**command))
        assert (await player.ask(**command))["type"] == "done"
        assert times_done(database, player.table, str(command["key"])) == 1
        assert player.frame is not None
        assert player.frame["version"] > command["version"]  # an event need not have come: some moves have none
        last = await asyncio.gather(*[one.play(any_choice) for one in players])
        assert last[0]["view"]["result"] == last[1]["view"]["result"]

    async def main(server: Server) -> None:
        players = await opened_table(server.url)
        await play_moves(players, 10)
        await play_on(players, server)

    with started(Server(database, *FREE)) as server:
        asyncio.run(main(server))


def test_a_move_whose_answer_was_lost_is_done_once(server: Server) -> None:
    async def main() -> None:
        players = await opened_table(server.url)
        player = await to_move(players)
        other = players[1 - players.index(player)]
        command = next_move(player)
        await player.send(**command)
        assert player.socket is not None
        player.socket.transport.abort()
        await other.until(lambda frame: frame["type"] == "game")
        await player.open()
        await known(player, await player.ask(**command))
        assert times_done(server.database, player.table, str(command["key"])) == 1
        late = await player.ask(**{**command, "key": "another"})
        assert late["problem"]["code"] == "stale"
        assert times_done(server.database, player.table, "another") == 0

    asyncio.run(main())


# The database does not take it


@pytest.mark.parametrize("where", [STATEMENT, COMMIT])
def test_a_full_disk_changes_nothing_and_the_game_goes_on_afterwards(tmp_path: Path, where: str) -> None:
    file = tmp_path / "signoria.sqlite3"

    async def main(server: Server) -> None:
        players = await opened_table(server.url)
        player = await to_move(players)
        other = players[1 - players.index(player)]
        command = next_move(player)
        before = await player.guest.ask("GET", f"/api/tables/{player.table}/game?seat={player.seat}")
        flag(file).write_text(where, encoding="utf-8")
        for _ in range(3):
            assert (await player.ask(**command))["problem"]["code"] == "unavailable"
        answer = await player.guest.http.post(f"/api/tables/{player.table}/act?seat={player.seat}", json=command)
        assert answer.status_code == 503
        made = await player.guest.http.post("/api/tables", json={"game": "condottiere", "seats": [{}, {}]})
        assert (made.status_code, made.json()["code"]) == (503, "unavailable")
        assert await player.guest.ask("GET", f"/api/tables/{player.table}/game?seat={player.seat}") == before
        assert times_done(server.database, player.table, str(command["key"])) == 0
        flag(file).unlink()
        assert (await player.ask(**command))["type"] == "done"
        await other.until(lambda frame: frame["type"] == "game")
        assert times_done(server.database, player.table, str(command["key"])) == 1
        await asyncio.gather(*[one.play(any_choice) for one in players])

    with started(Server(f"sqlite:///{file}", *FREE, program=FULL_DISK)) as server:
        asyncio.run(main(server))


def test_a_stopped_database_changes_nothing_and_the_game_goes_on_afterwards() -> None:
    cluster = Cluster().start()

    async def main(server: Server) -> None:
        players = await opened_table(server.url)
        player = await to_move(players)
        command = next_move(player)
        cluster.stop_hard()
        assert (await player.ask(**command))["problem"]["code"] == "unavailable"
        with pytest.raises(ConnectionClosed) as closed:  # nothing can be shown any more
            await player.until(lambda frame: False)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (TRY_AGAIN, "unavailable")
        assert (await player.guest.http.get("/api/tables/mine")).status_code == 503
        assert (await player.guest.http.get("/health")).status_code == 503
        cluster.start()
        await player.open()
        assert (await player.ask(**command))["type"] == "done"
        assert times_done(server.database, player.table, str(command["key"])) == 1
        last = await asyncio.gather(*[one.play(any_choice) for one in players])
        assert last[0]["view"]["result"] == last[1]["view"]["result"]

    try:
        with started(Server(cluster.new_database(), *FREE)) as server:
            asyncio.run(main(server))
    finally:
        cluster.remove()


# Races for a place in the journal


def new_table(conn: Connection) -> str:
    """A table of two, with nobody there."""
    conn.execute(insert(schema.guests), {"id": "somebody", "name": "Anna", "created_at": 0.0, "seen_at": 0.0})
    game = find("condottiere")
    seats = [Seat("person", None, "", None, None, 0.0)] * 2
    return insert_table(conn, game, game.check_options({}, 2), "somebody", seats, False, None)


def an_act(table: str, sequence: int, key: str, status: str = "running") -> Append:
    """Something for the journal."""
    return Append(table, sequence, 0, key, sequence, f"0 {key}", 1, status, None)


def journal_of(store: Store, table: str) -> list[tuple[int, str, str]]:
    """What is in the journal."""
    a = schema.acts.c
    query = select(a.sequence, a.key, a.journal).where(a.table_id == table).order_by(a.sequence)
    with store.engine.connect() as conn:
        return [(number, key, text) for number, key, text in conn.execute(query)]


def test_of_two_processes_one_gets_the_place(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 1516.0)  # that their clocks agree to the last bit must not help both

    async def main(one: Store, other: Store) -> None:
        table = await one.write(new_table)
        won = []
        for sequence in range(1, 101):
            racers = [(store, f"{name}{sequence}") for name, store in (("a", one), ("b", other), ("c", one))]
            outcomes = await asyncio.gather(*[store.append(an_act(table, sequence, key)) for store, key in racers])
            assert outcomes.count(True) == 1
            won.append((sequence, racers[outcomes.index(True)][1]))
        assert journal_of(one, table) == [(sequence, key, f"0 {key}") for sequence, key in won]
        rows = await other.read(lambda conn: conn.execute(select(schema.tables.c.sequence)).all())
        assert [row.sequence for row in rows] == [100]

    with opened(database) as one, opened(database) as other:
        asyncio.run(main(one, other))


def test_the_same_key_takes_no_second_place(database: str) -> None:
    async def main(one: Store, other: Store) -> None:
        table = await one.write(new_table)
        assert await one.append(an_act(table, 1, "once"))
        assert not await one.append(an_act(table, 2, "once"))
        assert not await other.append(an_act(table, 2, "once"))
        again = await asyncio.gather(*[one.append(an_act(table, 2, key)) for key in ("twice", "once", "twice")])
        assert again == [True, False, False]
        assert [key for _, key, _ in journal_of(one, table)] == ["once", "twice"]

    with opened(database) as one, opened(database) as other:
        asyncio.run(main(one, other))


def test_acts_of_many_tables_from_two_processes_all_find_their_places(database: str) -> None:
    """Together and crosswise, so that the two wait for each other."""

    async def main(one: Store, other: Store) -> None:
        first = await one.write(new_table)
        game = find("condottiere")
        seats = [Seat("person", None, "", None, None, 0.0)] * 2

        def more(conn: Connection) -> list[str]:
            options = game.check_options({}, 2)
            return [insert_table(conn, game, options, "somebody", seats, False, None) for _ in range(20)]

        tables = [first, *await one.write(more)]
        for sequence in range(1, 6):
            there = [one.append(an_act(table, sequence, f"a{sequence}")) for table in tables]
            back = [other.append(an_act(table, sequence, f"b{sequence}")) for table in reversed(tables)]
            outcomes = await asyncio.gather(*there, *back)
            for at, table in enumerate(tables):
                won = (outcomes[at], outcomes[-1 - at])
                assert sorted(won) == [False, True]
                assert journal_of(one, table)[-1][:2] == (sequence, f"{'a' if won[0] else 'b'}{sequence}")

    with opened(database) as one, opened(database) as other:
        asyncio.run(main(one, other))


# One commit for all who wait


def say_so(name: str, conn: Connection) -> str:
    """Write something."""
    conn.execute(insert(schema.settings), {"name": name, "value": "so"})
    return name


def said(store: Store) -> set[str]:
    """What has been written."""
    with store.engine.connect() as conn:
        return {row.name for row in conn.execute(select(schema.settings.c.name))}


def held_up(store: Store) -> threading.Event:
    """Let the writer wait for us, so that others wait for it."""
    go_on = threading.Event()
    store._enqueue(lambda conn: go_on.wait())
    return go_on


def test_all_who_wait_share_a_commit(database: str) -> None:
    async def main(store: Store) -> None:
        go_on = held_up(store)
        names = [f"one {number}" for number in range(100)]
        writing = [asyncio.ensure_future(store.write(lambda conn, name=name: say_so(name, conn))) for name in names]  # type: ignore[misc]
        await asyncio.sleep(0)
        go_on.set()
        assert await asyncio.gather(*writing) == names
        assert said(store) == set(names)
        assert store.written == 101
        assert store.commits <= 3

    with opened(database) as store:
        asyncio.run(main(store))


def test_what_is_denied_or_fails_hurts_nobody_else(database: str) -> None:
    def deny(conn: Connection) -> None:
        raise Denied("not-so")

    def fail(conn: Connection) -> None:
        say_so("failed", conn)
        raise ZeroDivisionError

    def clash(conn: Connection) -> None:
        say_so("one", conn)

    async def main(store: Store) -> None:
        table = await store.write(new_table)
        go_on = held_up(store)
        jobs = [
            store.write(lambda conn: say_so("one", conn)),
            store.write(deny),
            store.append(an_act(table, 1, "first")),
            store.write(fail),
            store.write(lambda conn: say_so("two", conn)),
            store.write(clash),
            store.append(an_act(table, 1, "second")),
            store.write(lambda conn: say_so("three", conn)),
        ]
        waiting = [asyncio.ensure_future(job) for job in jobs]
        await asyncio.sleep(0)
        go_on.set()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [found[at] for at in (0, 2, 4, 6, 7)] == ["one", True, "two", False, "three"]
        assert isinstance(found[1], Denied)
        assert found[1].code == "not-so"
        assert isinstance(found[3], ZeroDivisionError)
        assert isinstance(found[5], Unavailable)
        assert isinstance(found[5].__cause__ or found[5].cause, IntegrityError)
        assert said(store) == {"one", "two", "three"}
        assert [key for _, key, _ in journal_of(store, table)] == ["first"]

    with opened(database) as store:
        asyncio.run(main(store))


def test_whoever_is_cancelled_leaves_nothing_half_done(database: str) -> None:
    """A guest hangs up while his act waits: the writer must live on, and nobody may get the place twice."""

    async def main(store: Store) -> None:
        table = await store.write(new_table)
        go_on = held_up(store)
        first = asyncio.ensure_future(store.append(an_act(table, 1, "first")))
        reading = asyncio.ensure_future(store.read(lambda conn: go_on.wait()))
        await asyncio.sleep(0.05)
        first.cancel()
        reading.cancel()
        await asyncio.sleep(0.05)
        assert not first.done()
        assert not reading.done()
        second = asyncio.ensure_future(store.append(an_act(table, 1, "second")))
        await asyncio.sleep(0)
        go_on.set()
        outcomes = await asyncio.gather(first, reading, return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in outcomes)
        assert await second is False
        assert [key for _, key, _ in journal_of(store, table)] == ["first"]
        assert await store.write(lambda conn: say_so("later", conn)) == "later"

    with opened(database) as store:
        asyncio.run(main(store))
