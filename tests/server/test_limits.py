"""Too much of anything: whoever asks too often, too long or for too much is held back, and the others are not."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from server.hostile import MORE, PING, TEXT, RawSocket, ban, denied, ending, own, refused, rows, unchanged
from server.players import PATIENCE, Frame, Guest, Player, any_choice, seated
from server.running import FREE, Server
from sqlalchemy import insert, update
from websockets.exceptions import ConnectionClosed

from signoria.kernel.corrections import LONGEST_NAME, MOST_DOTS
from signoria.kernel.editions import MOST
from signoria.server import limits, schema
from signoria.server.connection import PINGS
from signoria.server.errors import Denied
from signoria.server.guard import WIDEST_BODY, WIDEST_COMPONENTS, WIDEST_RECORD
from signoria.server.hall import LOOKING, SOCKETS
from signoria.server.limits import Buckets, counted_as
from signoria.server.playing import ENOUGH
from signoria.server.protocol import LARGEST_FILE
from signoria.server.serve import DEAF, WIDEST_FRAME
from signoria.server.settings import Settings
from signoria.server.socket import IN_HAND, SLOW

ILLEGAL = 10_000
A_MEGABYTE = 1 << 20


def memory(server: Server) -> int:
    """Bytes that the server's process holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) * 1024


# Illegal moves


def illegal(frame: Frame, number: int) -> dict[str, object]:
    """A move that may not be made, of one kind after the other."""
    version = frame["version"]
    moves = (
        "play hippogriff",
        "at firenze",
        "pass pass",
        "keep hand",
        "draw 3",
        "deal winter",
        "play",
        "7 play winter",
    )
    move = moves[number % len(moves)]
    if move in frame["choices"] or number % 5 == 0:
        version += 1 + number
    return {"type": "play", "key": f"illegal-{number}", "version": version, "move": move}


def test_ten_thousand_illegal_moves(server: Server) -> None:
    """All are answered, each with its own key, and the game goes on from where it stood."""

    async def attack() -> None:
        table, (anna, berta) = await seated(server.url, "person", "person")
        await anna.open()
        frame = await anna.look()
        assert anna.socket is not None
        with unchanged(server, table):

            async def send() -> None:
                assert anna.socket is not None
                for number in range(ILLEGAL):
                    await anna.socket.send(json.dumps(illegal(frame, number)))

            sending = asyncio.create_task(send())
            keys: list[str] = []
            while len(keys) < ILLEGAL:
                heard = await anna.hear()
                if heard["type"] == "denied":
                    keys.append(heard["key"])
                    assert heard["problem"]["code"] not in ("failed", "too-often", "unreadable")
                    assert heard["problem"]["detail"]
                else:
                    assert heard["type"] == "table"  # others come and go
            await sending
            assert keys == [f"illegal-{number}" for number in range(ILLEGAL)]
        last = await asyncio.gather(*[player.play(any_choice) for player in (anna, berta)])
        assert last[0]["view"]["result"] == last[1]["view"]["result"]

    asyncio.run(attack())


def test_at_the_usual_rate_they_are_turned_away_politely(tmp_path: Path) -> None:
    async def attack(server: Server) -> None:
        table, (anna, berta) = await seated(server.url, "person", "person")
        await anna.open()
        frame = await anna.look()
        codes: list[str] = []
        with unchanged(server, table):
            for number in range(400):
                await anna.send(**illegal(frame, number))
            while len(codes) < 400:
                heard = await anna.hear()
                if heard["type"] == "denied":
                    codes.append(heard["problem"]["code"])
        assert codes.count("too-often") > 200
        assert codes[0] != "too-often"
        await berta.open()  # each is counted by himself
        assert await denied(berta, type="play", version=10_000, move="pass") == "stale"
        statuses = [(await anna.guest.http.get("/api/me")).status_code for _ in range(40)]
        assert 429 in statuses
        assert anna.socket is not None
        with suppress(ConnectionClosed):  # of what cannot even be read there is an end
            for _ in range(200):
                await anna.socket.send("nonsense")
        assert await ending(anna) == (1008, "too-often")
        for _ in range(30):
            await berta.ask(type="chat", text="chatter")
        assert await denied(berta, type="chat", text="one too many") == "too-often"

    with own(tmp_path) as server:
        asyncio.run(attack(server))


# Slow readers


async def deaf(server: Server, guest: Guest, table: str, seat: int) -> RawSocket:
    """A socket with little room, whose owner does not read."""
    raw = await RawSocket.open(server, guest, table, seat)
    connection = raw.writer.get_extra_info("socket")
    assert isinstance(connection, socket.socket) or hasattr(connection, "setsockopt")
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.reader._transport.pause_reading()  # type: ignore[attr-defined]
    return raw


def test_a_slow_reader_holds_nobody_up_and_is_let_go(tmp_path: Path) -> None:
    """He neither reads nor stops sending. The others play a whole game; then the server has forgotten him."""

    async def attack(server: Server) -> None:
        table, (anna, berta, carlo) = await seated(server.url, "person", "person", "person")
        for player in (anna, berta):
            await player.open()
        sloths = [await deaf(server, carlo.guest, table, 2) for _ in range(8)]
        question = json.dumps({"type": "why", "key": "x", "move": "play winter"}).encode()

        async def pester(raw: RawSocket) -> None:
            with suppress(ConnectionError):
                while True:
                    await raw.send(TEXT, question)

        pests = [asyncio.create_task(pester(raw)) for raw in sloths[:2]]
        before = memory(server)
        for number in range(300):
            assert (await anna.ask(type="chat", text=f"{number} " + "x" * 490))["type"] == "done"
        await asyncio.gather(*[player.play(any_choice) for player in (anna, berta, Player(carlo.guest, table, 2))])
        assert memory(server) - before < 64 * A_MEGABYTE
        for _ in range(2000):
            if httpx.get(f"{server.url}/health").json()["sockets"] <= 3:
                break
            await asyncio.sleep(0.05)
        assert httpx.get(f"{server.url}/health").json()["sockets"] <= 3, "the slow readers are still there"
        for pest in pests:
            pest.cancel()
        again = await Player(carlo.guest, table, 2).open()  # his sockets no longer count
        await again.look()
        for raw in sloths:
            raw.close()

    with own(tmp_path, *FREE) as server:
        asyncio.run(attack(server))


@pytest.mark.parametrize(("kind", "is_last"), [(PING, True), (MORE, False)])
def test_what_is_sent_without_reading_does_not_pile_up(tmp_path: Path, kind: int, is_last: bool) -> None:
    """Pings that want answers, and messages in pieces without end."""

    async def attack(server: Server) -> None:
        table, (anna, _) = await seated(server.url, "person", "person")
        before = memory(server)
        with unchanged(server, table):
            raw = await deaf(server, anna.guest, table, 0)
            if kind == MORE:
                await raw.send(TEXT, b"", is_last=False)
            with suppress(ConnectionError):
                for _ in range(100):
                    await raw.send(kind, b"x" * 125 if is_last else b"", is_last=is_last, times=10_000)
            assert raw.reader.at_eof() or raw.reader.exception() or raw.writer.is_closing()
        assert memory(server) - before < 32 * A_MEGABYTE

    with own(tmp_path, *FREE) as server:
        asyncio.run(attack(server))


def test_half_a_request_holds_nobody_up(server: Server) -> None:
    async def attack() -> None:
        head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        halves = (b"GET / HT", head, head + b"Content-Length: 1000\r\n\r\n{", b"")
        waiting = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(100)]
        for number, (_, writer) in enumerate(waiting):
            writer.write(halves[number % len(halves)])
        table, players = await seated(server.url, "person", "person")
        with unchanged(server, table):
            for player in players:
                await (await player.open()).look()
        for _, writer in waiting:
            writer.close()

    asyncio.run(attack())


# So many and no more


def test_sockets_of_one_guest(server: Server) -> None:
    async def attack() -> None:
        table, (anna, berta) = await seated(server.url, "person", "person")
        many = [await Player(anna.guest, table, 0).open() for _ in range(SOCKETS)]
        for player in many:
            await player.look()
        assert await ending(await Player(anna.guest, table, 0).open()) == (1008, "too-many-sockets")
        await (await berta.open()).look()
        await many[0].close()
        async with asyncio.timeout(PATIENCE):
            while True:
                again = await Player(anna.guest, table, 0).open()
                with suppress(ConnectionClosed):
                    await again.look()
                    break

    asyncio.run(attack())


def test_watchers_of_one_table(server: Server) -> None:
    """Players still get in."""

    async def attack() -> None:
        anna, berta = [await Guest(server.url, name).greet() for name in ("Anna", "Berta")]
        table, _ = await anna.make_table("person", "person", is_public=True)
        await anna.sit(table)
        await berta.sit(table)
        crowd: list[Player] = []
        while len(crowd) < LOOKING:
            fan = await Guest(server.url, "fan").greet()
            some = [Player(fan, table, None) for _ in range(min(SOCKETS, LOOKING - len(crowd)))]
            for one in some:
                await (await one.open()).look()
            crowd += some
        late = await Guest(server.url, "late").greet()
        assert await ending(await Player(late, table, None).open()) == (1008, "too-many-watchers")
        await (await Player(berta, table, 1).open()).look()
        for one in crowd:
            await one.close()

    asyncio.run(attack())


def test_acts_of_one_match(server: Server) -> None:
    """Who takes back and confirms without end does not make the journal endless: the moves that are left end it."""

    async def attack() -> None:
        table, players = await seated(server.url, "person", "person")
        with rows(server, writes=True) as conn:
            row = {"table_id": table, "seat": 0, "version": 0, "journal": "", "at": 0.0}
            many = [row | {"sequence": number, "key": f"spam-{number}"} for number in range(2, ENOUGH + 1)]
            conn.execute(insert(schema.acts), many)
            values = {"sequence": ENOUGH, "revision": schema.tables.c.revision + 1}
            conn.execute(update(schema.tables).where(schema.tables.c.id == table).values(values))
        for player in players:
            await player.open()
            frame = await player.look()
            while await denied(player, type="undo", version=frame["version"]) != "enough":
                await asyncio.sleep(0.1)  # the server has not looked yet
            for words in ({"type": "undo"}, {"type": "confirm"}, {"type": "takeback"}):
                assert await denied(player, version=frame["version"], **words) == "enough"
            assert await denied(player, type="show", cards="winter", to=[1]) == "enough"
        last = await asyncio.gather(*[player.play(any_choice) for player in players])
        assert last[0]["view"]["result"] == last[1]["view"]["result"]

    asyncio.run(attack())


def test_tables_of_one_guest(tmp_path: Path) -> None:
    async def attack(server: Server) -> None:
        anna, berta = [await Guest(server.url, name).greet() for name in ("Anna", "Berta")]
        tables = [(await anna.make_table("person", "person"))[0] for _ in range(3)]
        wanted = {"game": "condottiere", "seats": [{}, {}]}
        assert await refused(anna, "POST", "/api/tables", wanted) == (429, "too-many-tables")
        await berta.make_table("person", "person")
        await anna.ask("POST", f"/api/tables/{tables[0]}/close")
        await anna.make_table("person", "person")

    with own(tmp_path, "--tables-per-guest", "3") as server:
        asyncio.run(attack(server))


def test_new_guests_from_one_address(tmp_path: Path) -> None:
    with own(tmp_path, "--guests-per-hour", "3") as server:
        for number in range(5):
            lie = {"X-Forwarded-For": f"203.0.113.{number}", "X-Real-IP": f"203.0.113.{number}"}
            answer = httpx.post(f"{server.url}/api/me", json={"name": "Eve"}, headers=lie)
            assert answer.status_code == (200 if number < 3 else 429)


def test_new_guests_from_one_address_behind_a_proxy(tmp_path: Path) -> None:
    def come(server: Server, forwarded: str) -> int:
        headers = {"X-Forwarded-For": forwarded}
        return httpx.post(f"{server.url}/api/me", json={"name": "Eve"}, headers=headers).status_code

    with own(tmp_path, "--guests-per-hour", "2", "--trusted-proxy", "127.0.0.1") as server:
        assert [come(server, "203.0.113.1") for _ in range(3)] == [200, 200, 429]
        assert [come(server, f"198.51.100.{number}, 203.0.113.2") for number in range(3)] == [200, 200, 429]
        assert [come(server, f"2001:db8::{number}") for number in range(3)] == [200, 200, 429]
        assert come(server, "2001:db8:0:1::1") == 200


def test_passphrases_cannot_be_guessed(tmp_path: Path) -> None:
    async def attack(server: Server) -> None:
        table, (anna, _) = await seated(server.url, "person", "person")
        await anna.guest.ask("PUT", "/api/me/passphrase", {"passphrase": "open sesame"})
        eve = Guest(server.url, "Eve")
        wrong = [(table, 0, "open sesam"), (table, 1, "open sesame"), (table, 7, "open sesame"), ("0" * 16, 0, "x")]
        began = time.monotonic()
        found = await asyncio.gather(
            *[
                refused(eve, "POST", f"/api/tables/{place}/return", {"seat": seat, "passphrase": guess})
                for place, seat, guess in wrong * 10
            ]
        )
        heard = Counter(found)
        assert set(heard) == {(403, "wrong-passphrase"), (429, "too-often")}  # and not what was wrong
        assert 10 <= heard[403, "wrong-passphrase"] <= 11 + (time.monotonic() - began) / 12
        assert not eve.http.cookies

    with own(tmp_path) as server:
        asyncio.run(attack(server))


@pytest.mark.parametrize("short", ["", "short", "x" * 201])
def test_passphrases_are_neither_short_nor_endless(server: Server, short: str) -> None:
    async def attack() -> None:
        anna = await Guest(server.url, "Anna").greet()
        assert (await refused(anna, "PUT", "/api/me/passphrase", {"passphrase": short}))[0] == 400
        assert (await anna.ask("GET", "/api/me"))["has_passphrase"] is False

    asyncio.run(attack())


# Banned


def test_a_banned_guest_is_thrown_out(server: Server) -> None:
    async def attack() -> None:
        table, (anna, berta) = await seated(server.url, "person", "person")
        await anna.guest.ask("PUT", "/api/me/passphrase", {"passphrase": "open sesame"})
        me = await anna.guest.ask("GET", "/api/me")
        await (await anna.open()).look()
        watching = await Player(anna.guest, table, None).open()
        await (await berta.open()).look()
        ban(server, me["id"])
        assert await ending(anna) == (1008, "banned")
        assert await ending(watching) == (1008, "banned")
        with unchanged(server, table):
            for method, path, body in (
                ("GET", "/api/me", None),
                ("POST", "/api/me", {"name": "Anna again"}),
                ("GET", f"/api/tables/{table}/game?seat=0", None),
                ("POST", f"/api/tables/{table}/act?seat=0", {"type": "chat", "key": "x", "text": "no"}),
            ):
                assert await refused(anna.guest, method, path, body) == (403, "banned")
            assert await ending(await anna.open()) == (1008, "banned")
            seat = {"seat": 0, "passphrase": "open sesame"}
            back = await refused(Guest(server.url, "x"), "POST", f"/api/tables/{table}/return", seat)
            assert back in ((403, "wrong-passphrase"), (429, "too-often"))  # other tests guess from here too
        assert (await berta.ask(type="chat", text="he is gone"))["type"] == "done"

    asyncio.run(attack())


# Counting


def test_a_bucket_that_is_empty_fills_again() -> None:
    buckets = Buckets(10.0, burst=3.0)
    for _ in range(3):
        buckets.take("anna")
    with pytest.raises(Denied):
        buckets.take("anna", 3.0)
    buckets.take("berta")
    while True:
        with suppress(Denied):
            buckets.take("anna", 2.0)
            break


def test_many_names_are_forgotten_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MANY", 100)
    quick, slow = Buckets(1e9, burst=1.0), Buckets(1e-9, burst=1.0)
    for number in range(10_000):
        quick.take(f"guest {number}")
        slow.take(f"guest {number}")
    assert len(quick._buckets) <= 101
    assert len(slow._buckets) == 10_000
    with pytest.raises(Denied):
        slow.take("guest 0")


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::1", "::"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_counted_as_one(address: str, name: str) -> None:
    assert counted_as(address) == name


def test_the_document_tells_the_limits_that_are_kept() -> None:
    usual = Settings(database="sqlite://")
    text = (Path(__file__).parents[2] / "docs" / "security.md").read_text(encoding="utf-8")
    rate = usual.commands_per_second
    assert WIDEST_RECORD == WIDEST_COMPONENTS
    widest = WIDEST_RECORD >> 10
    for words in (
        f"| a frame to the server | {WIDEST_FRAME >> 10} kB |",
        f"| a request's body | {WIDEST_BODY >> 10} kB; a record, or a new table with its components, {widest} kB |",
        f"| a components file | {LARGEST_FILE >> 10} Ki characters, {MOST_DOTS} dots on a line, ",
        f"an edition's name of {LONGEST_NAME} characters |",
        f"| corrected editions kept by a process | {MOST} for each game |",
        f"| {rate:g} a second, {3 * rate:g} at once (`--commands-per-second`) |",
        f"| {rate / 20:g} line a second, {rate / 2:g} at once |",
        f"| sockets of a guest | {SOCKETS} |",
        f"| sockets at a table | {LOOKING}; after that only players get one |",
        f"| pings | {PINGS} at once, then one a second |",
        f"| acts of a match | {ENOUGH:,}; after that only moves, so that it ends |",
        f"| {usual.tables_per_guest} (`--tables-per-guest`) |",
        f"| {usual.guests_per_hour} an hour (`--guests-per-hour`) |",
        f"| {2 * usual.guesses_per_minute}, then {usual.guesses_per_minute} a minute (`--guesses-per-minute`) |",
        f"| answers waiting for a slow reader | {IN_HAND}; then their commands wait |",
        f"| dropped after {SLOW:g} seconds, the connection after {DEAF} |",
    ):
        assert words in text
