"""A person's only choice is made for them after the same pause as ever, on a real server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from conformance.subjects import KNOWN
from server import worlds
from server.hostile import rows
from server.players import Frame, Guest, Player, any_choice, seated
from server.running import FREE, Server
from sqlalchemy import create_engine, insert, select

import signoria
from signoria import Match
from signoria.kernel.game import Data
from signoria.match.lone import LoneAnswers
from signoria.server import schema
from signoria.server.playing import key_of_only
from signoria.server.protocol import TakebackInfo

DISCARDS = next(one.position for one in KNOWN["condottiere"].written if one.name == "all may discard")
WINTER: Data = {
    "game": "virtu",
    "phase": "winter 0",
    "seat": [
        {"power": "florence", "cities": ["florence", "pisa"], "troops": {"florence": 5}, "florins": 4},
        {"power": "naples", "cities": ["naples", "bari"]},
        {"power": "venice", "cities": ["venice", "corfu"]},
        {"power": "milan", "cities": ["milan", "turin"]},
    ],
}
PAUSE = 3  # seconds
LONG = "10"  # seconds: longer than any test waits


def is_ending(prospect: Frame) -> bool:
    """Is this the end of a winter?"""
    return bool(prospect["thing"].get("key") == "outlook-end-winter")


@contextmanager
def answering(database: str, *arguments: str) -> Iterator[Server]:
    """A server that makes only choices, at once if nothing else is said."""
    server = Server(database, *FREE, *arguments, asks_always=False).start()
    try:
        yield server
    finally:
        server.kill()


async def laid(server: Server) -> tuple[str, list[Player]]:
    """Seat 0 may keep or discard its hand, seat 1 must keep it, seat 2 has answered; nobody has a line yet."""
    guests = [await Guest(server.url, f"Guest {seat}").greet() for seat in range(3)]
    table = worlds.lay(server, DISCARDS, [str((await one.ask("GET", "/api/me"))["id"]) for one in guests])
    return table, [Player(guest, table, seat) for seat, guest in enumerate(guests)]


def keys(server: Server, table: str, seat: int) -> list[str]:
    """The keys of what the seat has done."""
    a = schema.acts.c
    with rows(server) as conn:
        return list(conn.execute(select(a.key).where(a.table_id == table, a.seat == seat)).scalars())


async def until(is_so: Callable[[], object]) -> None:
    """Wait until it is."""
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.05)


def test_the_only_choice_is_made_and_nobody_else_is_told(database: str) -> None:
    async def game(server: Server) -> None:
        table, (anna, berta, carlo) = await laid(server)
        for player in (anna, carlo, berta):
            await player.open()
        before = [(await player.look())["version"] for player in (anna, carlo)]
        await berta.sees(lambda frame: not frame["choices"])
        assert len(keys(server, table, 1)) == 1
        for player, version in zip((anna, carlo), before, strict=True):
            await player.ask(type="why", move="no such move")
            assert player.frame is not None
            assert player.frame["version"] == version
            assert player.frame["view"]["to_act"] in ([0, 1, 2], [0, 1])
        assert (await anna.move("keep hand"))["type"] == "done"
        await berta.sees(lambda frame: 1 in frame["view"]["to_act"] or frame["view"]["opened"] == [])

    with answering(database) as server:
        asyncio.run(game(server))


def test_a_click_before_the_pause_is_over_is_a_move_like_any_other(tmp_path: Path) -> None:
    async def game(server: Server) -> None:
        table, (_, berta, _) = await laid(server)
        await berta.open()
        assert (await berta.move("keep hand", key="mine"))["type"] == "done"
        assert keys(server, table, 1) == ["mine"]

    with answering(f"sqlite:///{tmp_path}/s.sqlite3", "--bot-pause", LONG) as server:
        asyncio.run(game(server))


def test_a_click_that_comes_too_late_has_been_done(tmp_path: Path) -> None:
    async def game(server: Server) -> None:
        table, (_, berta, _) = await laid(server)
        await berta.open()
        frame = await berta.look()
        assert frame["choices"] == ["keep hand"]
        await until(lambda: keys(server, table, 1))
        for key in ("late", "later"):
            late = await berta.ask(type="play", version=frame["version"], move=" keep  hand", key=key)
            assert late["type"] == "done"
            assert late["version"] > frame["version"]
        other = await berta.ask(type="play", version=frame["version"], move="discard hand")
        assert other["problem"]["code"] == "stale"
        assert keys(server, table, 1) == [key_of_only(frame["version"], "keep hand")]

    with answering(f"sqlite:///{tmp_path}/s.sqlite3", "--bot-pause", "1") as server:
        asyncio.run(game(server))


def test_after_a_restart_it_is_still_made_when_anybody_looks(database: str) -> None:
    async def before(server: Server) -> tuple[str, Player]:
        table, (anna, berta, _) = await laid(server)
        assert (await (await berta.open()).look())["choices"] == ["keep hand"]
        await berta.close()
        return table, anna

    async def after(server: Server, table: str, anna: Player) -> None:
        again = Guest(server.url, anna.guest.name)
        again.http.cookies = anna.guest.http.cookies
        await Player(again, table, 0).open()
        await until(lambda: keys(server, table, 1))

    with answering(database, "--bot-pause", LONG) as server:
        table, anna = asyncio.run(before(server))
        server.kill()
        assert keys(server, table, 1) == []
        server.arguments = (*server.arguments, "--bot-pause", "0")
        server.start()
        asyncio.run(after(server, table, anna))


def test_of_two_processes_only_one_makes_it(tmp_path: Path) -> None:
    async def game(server: Server) -> None:
        table, players = await laid(server)
        for player in players:
            await player.open()
        await until(lambda: keys(server, table, 1))
        await asyncio.sleep(2.5)  # in which each process has looked round
        assert len(keys(server, table, 1)) == 1

    with answering(f"sqlite:///{tmp_path}/s.sqlite3", "--workers", "2") as server:
        asyncio.run(game(server))


def test_whole_games_come_to_their_end_and_replay(tmp_path: Path) -> None:
    async def game(server: Server) -> None:
        table, players = await seated(server.url, "person", "person", "bot random")
        await asyncio.gather(*[player.play(any_choice) for player in players])
        record = (await players[0].guest.http.get(f"/api/tables/{table}/record")).text
        assert signoria.verify(record).is_true
        assert any(key.startswith("only-") for seat in (0, 1) for key in keys(server, table, seat))
        for player in players:
            assert len(player.events) == len(signoria.replay(record).events(player.seat))

    with answering(f"sqlite:///{tmp_path}/s.sqlite3") as server:
        asyncio.run(game(server))


@pytest.fixture
def world() -> Iterator[worlds.World]:
    """A table at a desk where seat 1 has a single choice."""
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    match: Match = signoria.from_position("condottiere", DISCARDS, seed=1)
    with engine.begin() as conn:
        conn.execute(
            insert(schema.guests),
            [{"id": f"guest {n}", "name": "", "created_at": 0.0, "seen_at": 0.0} for n in range(3)],
        )
        made = worlds.World(conn, match, 0)
    made.desk.status = "running"
    yield made
    engine.dispose()


def test_people_are_asked_where_the_host_wants_it_and_while_a_takeback_is_asked(world: worlds.World) -> None:
    desk = world.desk
    assert desk.lone_seats() == []
    desk.lone_answers = LoneAnswers.PAUSED
    assert desk.lone_seats() == [1]
    desk.takeback = TakebackInfo(0, 1, [0])
    assert desk.lone_seats() == []


def test_whoever_shares_a_screen_is_asked(world: worlds.World) -> None:
    """Others there would see that nobody had to take it over."""
    desk = world.desk
    desk.lone_answers = LoneAnswers.PAUSED
    desk.seats[2] = msgspec.structs.replace(desk.seats[2], kind="hotseat", guest_id=desk.seats[1].guest_id)
    assert desk.lone_seats() == []
    desk.seats[1] = msgspec.structs.replace(desk.seats[1], kind="bot", guest_id=None)
    assert desk.lone_seats() == []


def test_a_way_through_a_winter_makes_nothing_twice_that_the_server_has_made(tmp_path: Path) -> None:
    """Whoever sends the moves of a way one by one sees by `made` how far it has been gone."""

    async def game(server: Server) -> None:
        anna = await Guest(server.url, "Anna").greet()
        me = str((await anna.ask("GET", "/api/me"))["id"])
        table = worlds.lay(server, WINTER, [me, None, None, None])
        player = await Player(anna, table, 0).open()
        frame = await player.look()
        (end,) = [one for one in (await player.ask(type="outlook"))["outlook"]["prospects"] if is_ending(one)]
        start, way = frame["made"], end["way"]
        assert len(way) >= 4
        reached = 0
        while reached < len(way):
            assert player.frame is not None
            move, version = way[reached], player.frame["version"]
            await player.ask(type="play", version=version, move=move)
            await asyncio.sleep(0.12)  # now and then the server answers the next question meanwhile
            await player.sees(lambda frame, version=version: frame["version"] != version)  # type: ignore[misc]
            reached = player.frame["made"] - start
        with rows(server) as conn:
            a = schema.acts.c
            own = select(a.journal).where(a.table_id == table, a.seat == 0).order_by(a.sequence)
            lines = [line for text in conn.execute(own).scalars() for line in text.splitlines()]
        assert [line for line in lines if line.startswith("0 ")][: len(way)] == [f"0 {move}" for move in way]

    with answering(f"sqlite:///{tmp_path}/s.sqlite3", "--bot-pause", "0.2", "--bot-pace", "0.5") as server:
        asyncio.run(game(server))


def test_bots_wait_less_between_the_small_moves_of_one_turn(tmp_path: Path) -> None:
    async def game(server: Server) -> None:
        _, (anna,) = await seated(server.url, "person", "bot random", "bot random", game="virtu")
        await anna.open()
        frame = await anna.look()
        async with asyncio.timeout(PAUSE * 4):  # both bots place four cards or more: at the whole pause that is longer
            while frame["view"]["opened"]:
                if frame["choices"]:
                    await anna.move(frame["choices"][0])
                    frame = await anna.look()
                else:
                    await anna.hear()
                    assert anna.frame is not None
                    frame = anna.frame

    with answering(f"sqlite:///{tmp_path}/s.sqlite3", "--bot-pause", str(PAUSE), "--bot-pace", "0") as server:
        asyncio.run(game(server))
