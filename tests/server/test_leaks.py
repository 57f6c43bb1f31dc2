"""Whatever leaves the server for a seat is equal in worlds that look equal to that seat.

At desks without a server for every game and table of the conformance suite; over real sockets for some of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from conformance.subject import Subject, Table
from conformance.subjects import KNOWN, NAMES, SITTING_NAMES, SITTINGS, SUBJECTS
from conformance.test_lanes import is_open, openings
from conformance.test_secrets import SECRET_SITTING_NAMES, SECRET_SITTINGS, act, common, have_parted, twins, veils
from conformance.walks import before_luck, random_move, strolls, viewers, written
from server import worlds
from server.hostile import own
from server.players import Guest, Player
from server.running import FREE, Server
from server.worlds import World, guest_of, text_of
from sqlalchemy import Connection, create_engine, insert

from signoria import Match
from signoria.kernel.game import Data
from signoria.kernel.rng import Rng, seeded
from signoria.server import schema

STEPS = 12  # so far are twins played on
CONDOTTIERE = KNOWN["condottiere"]


@pytest.fixture
def conn() -> Iterator[Connection]:
    """A database for desks."""
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    with engine.begin() as found:
        for seat in (*range(16), None):
            one = guest_of(seat)
            row = {"id": one.id, "name": one.name, "created_at": 0.0, "seen_at": 0.0}
            found.execute(insert(schema.guests), row)
        yield found
    engine.dispose()


# At a desk


def check_alike(one: World, other: World) -> None:
    """The same frames in the same order go out now, and whoever asks is told the same."""
    assert one.sent() == other.sent(), f"the frames tell seat {one.viewer} what it must not know"
    here, there = one.shown(), other.shown()
    for name, sight in here.items():
        assert sight == there[name], f"{name} tells seat {one.viewer} what it must not know"


def play_on(conn: Connection, subject: Subject, pair: tuple[Match, Match], viewer: int | None, rng: Rng) -> int:
    """Compare twins now and after every act, as long as they can go on alike; for how many acts they did."""
    one, other = (World(conn, match, viewer) for match in pair)
    check_alike(one, other)
    for acts in range(STEPS):
        before = veils(subject, one.match), veils(subject, other.match)
        version = one.match.version(viewer)
        if not act(subject, *pair, viewer, rng) or have_parted(subject, before, *pair):
            return acts
        if one.match.version(viewer) == version:
            assert one.sent() == []
        check_alike(one, other)
    return STEPS


@pytest.mark.parametrize(("subject", "table"), SECRET_SITTINGS, ids=SECRET_SITTING_NAMES)
def test_hidden_cards_change_no_frame(subject: Subject, table: Table, conn: Connection) -> None:
    pairs = acts = 0
    for match, rng in strolls(subject, table, range(3, 5), every=14):
        viewer = viewers(match)[rng.below(match.seats + 1)]
        pair = twins(subject, match.position(), viewer, rng)
        if pair is not None:
            pairs += 1
            acts += play_on(conn, subject, pair, viewer, rng)
    assert pairs
    assert acts >= pairs


@pytest.mark.parametrize("subject", SUBJECTS, ids=NAMES)
def test_hidden_cards_change_no_frame_in_small_positions(subject: Subject, conn: Connection) -> None:
    rng = seeded(11)
    for _, match in written(subject):
        for viewer in viewers(match):
            pair = twins(subject, match.position(), viewer, rng)
            if pair is not None:
                play_on(conn, subject, pair, viewer, rng)


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_hidden_luck_changes_no_frame_from_the_deal_on(subject: Subject, table: Table, conn: Connection) -> None:
    for seed in range(2):
        rng = seeded(20 + seed)
        viewer = None if seed else rng.below(table.seats)
        one, other = before_luck(subject, table), before_luck(subject, table)
        for _ in range(12 * table.seats):
            if one.waits_for_luck:
                act(subject, one, other, viewer, rng)
        play_on(conn, subject, (one, other), viewer, rng)


@pytest.mark.parametrize(("subject", "table"), SITTINGS, ids=SITTING_NAMES)
def test_an_unseen_answer_sends_nothing_to_others(subject: Subject, table: Table, conn: Connection) -> None:
    """Nor taking it back; nor is anything different for those who ask."""
    found = 0
    for match, rng in openings(subject, table, most=2):
        for seat in match.to_act:
            twin = match.copy()
            others = [World(conn, twin, viewer) for viewer in viewers(twin) if viewer != seat]
            for world in others:
                world.sent()
            before = [world.shown() for world in others]
            twin.play(seat, random_move(twin, seat, rng))
            if not is_open(twin):
                continue
            found += 1
            assert [world.sent() for world in others] == [[]] * len(others)
            assert [world.shown() for world in others] == before
            twin.undo(seat)
            assert [world.sent() for world in others] == [[]] * len(others)
            assert [world.shown() for world in others] == before
    assert found


# Over sockets


async def play_over_sockets(server: Server, pair: tuple[Match, Match], viewer: int | None, rng: Rng) -> int:
    """Twins as two tables of a server: the same moves, as long as no luck is needed; how many were made."""
    subject = CONDOTTIERE
    one, other = [await worlds.Table.open(server, match.position()) for match in pair]
    moves = 0
    try:
        assert await one.pages(viewer) == await other.pages(viewer)
        for _ in range(STEPS):
            here, there = pair
            if here.waits_for_luck or not here.to_act:
                break
            seat = here.to_act[rng.below(len(here.to_act))]
            move = common(here.choices(seat), there.choices(seat), rng)
            if move is None:
                break
            before = veils(subject, here), veils(subject, there)
            here.play(seat, move)
            there.play(seat, move)
            if here.waits_for_luck or have_parted(subject, before, here, there):
                break
            answers = [await table.act(seat, type="play", move=move.text) for table in (one, other)]
            assert answers[0]["type"] == answers[1]["type"] == "done"
            moves += 1
            told, twin_told = [text_of(await table.news(viewer)) for table in (one, other)]
            assert told == twin_told
            assert await one.pages(viewer) == await other.pages(viewer)
            await check_refusals(one, other, viewer, rng)
            for table in (one, other):
                await table.catch_up()
    finally:
        await one.close()
        await other.close()
    return moves


async def check_refusals(one: worlds.Table, other: worlds.Table, viewer: int | None, rng: Rng) -> None:
    """What the viewer may not do is refused in the same words."""
    catalogue = CONDOTTIERE.game.catalogue.moves
    for _ in range(5):
        move = catalogue[rng.below(len(catalogue))].text
        for command in ({"type": "play", "move": move, "version": 0}, {"type": "why", "move": move}):
            answers = [await table.players[viewer].ask(key="same", **command) for table in (one, other)]
            assert answers[0] == answers[1]


SOCKET_SITTINGS = [(CONDOTTIERE, table) for table in CONDOTTIERE.tables[::3]]


@pytest.mark.parametrize(("subject", "table"), SOCKET_SITTINGS, ids=[str(table) for _, table in SOCKET_SITTINGS])
def test_hidden_cards_change_nothing_that_comes_over_a_socket(server: Server, subject: Subject, table: Table) -> None:
    found = moves = 0
    for match, rng in strolls(subject, table, range(1), every=40):
        viewer = viewers(match)[rng.below(match.seats + 1)]
        pair = twins(subject, match.position(), viewer, rng)
        if pair is not None and found < 2:
            found += 1
            moves += asyncio.run(play_over_sockets(server, pair, viewer, rng))
    assert moves


DISCARDS = next(one.position for one in CONDOTTIERE.written if one.name == "all may discard")
DRAWS = next(one.position for one in CONDOTTIERE.written if one.name == "all may draw")


async def check_unseen(server: Server, position: Data, first: int, last: int, moves: dict[int, str]) -> None:
    """One answers while all are asked: nobody else is told, or finds out; then the last one does, and all are."""
    table = await worlds.Table.open(server, position)
    others = [seat for seat in table.players if seat != first]
    pages = {seat: await table.pages(seat) for seat in others}
    versions = {seat: (await player.look())["version"] for seat, player in table.players.items()}
    for command in ({"type": "play", "move": moves[first]}, {"type": "undo"}, {"type": "play", "move": moves[first]}):
        done = await table.act(first, **command)
        assert done["type"] == "done"
        assert done["version"] > versions[first]
        await table.players[first].until(lambda frame, at=done["version"]: frame.get("version") == at)  # type: ignore[misc]
        for seat in others:
            assert await table.news(seat) == []
            assert await table.pages(seat) == pages[seat]
    answer = await table.players[last].ask(type="play", version=versions[last], move=moves[last])
    assert answer["type"] == "done", "an answer of another, unseen, has made mine stale"
    for seat in others:
        news = await table.news(seat)
        assert [frame["type"] for frame in news] == ["game"]
        assert news[0]["version"] > versions[seat]
    await table.close()


@pytest.mark.parametrize(
    ("position", "first", "last", "moves"),
    [
        (DISCARDS, 0, 1, {0: "discard hand", 1: "keep hand"}),
        (DISCARDS, 1, 0, {0: "keep hand", 1: "keep hand"}),
        (DRAWS, 2, 0, {2: "draw 0", 0: "draw 1"}),
    ],
)
def test_an_unseen_answer_is_not_sent_not_listed_and_makes_nobody_stale(
    server: Server, position: Data, first: int, last: int, moves: dict[int, str]
) -> None:
    asyncio.run(check_unseen(server, position, first, last, moves))


def test_nor_do_other_processes_of_the_server_tell(tmp_path: Path) -> None:
    with own(tmp_path, "--workers", "2", *FREE) as server:
        for _ in range(2):
            asyncio.run(check_unseen(server, DISCARDS, 0, 1, {0: "discard hand", 1: "keep hand"}))


def test_a_bots_unseen_answer_is_not_told_either(server: Server) -> None:
    async def game() -> None:
        anna, carlo = [await Guest(server.url, name).greet() for name in ("Anna", "Carlo")]
        ids = [(await one.ask("GET", "/api/me"))["id"] for one in (anna, carlo)]
        table = worlds.lay(server, DISCARDS, [ids[0], None, ids[1]])
        players = [await Player(anna, table, 0).open(), await Player(carlo, table, 2).open()]
        version = (await players[0].look())["version"]
        while worlds.acts(server, table) < 2:  # the bot has answered
            await asyncio.sleep(0.05)
        for player in players:
            await player.ask(type="why", move="no such move")
            games = [frame for frame in player.frames if frame["type"] == "game"]
            assert len(games) == 1
            assert games[0]["view"]["to_act"] in ([0, 1, 2], [0, 1])
        done = await players[0].ask(type="play", version=version, move="keep hand")
        assert done["type"] == "done"

    asyncio.run(game())
