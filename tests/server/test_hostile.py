"""Whoever sends what he should not is refused, nothing changes, and the server goes on serving."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable

import httpx
import msgspec
import pytest
from itsdangerous import TimestampSigner
from server.hostile import (
    BINARY,
    MORE,
    TEXT,
    RawSocket,
    denied,
    ending,
    refused,
    request,
    rows,
    signer,
    speak,
    status_of,
    tampered,
    unchanged,
)
from server.players import Guest, Player, seated
from server.running import Server
from sqlalchemy import func, select

from signoria.server import schema

Forgery = Callable[[Server, str, str], str]  # from the cookies of two guests


# Seats


def test_nobody_sits_on_anothers_seat(server: Server) -> None:
    async def attack() -> None:
        table, (anna, berta) = await seated(server.url, "person", "person")
        move = {"type": "play", "key": "mine", "version": 0, "move": "pass"}
        with unchanged(server, table):
            for seat in (1, 2, 15):
                for method, page, body in (("GET", "game", None), ("GET", "record", None), ("POST", "act", move)):
                    path = f"/api/tables/{table}/{page}?seat={seat}"
                    assert await refused(anna.guest, method, path, body) == (403, "not-your-seat")
                thief = await Player(anna.guest, table, seat).open()
                assert await ending(thief) == (1008, "not-your-seat")
            for odd in ("-1", "16", "0x1", "1.5", "one", "%00", "9" * 400):
                assert (await refused(anna.guest, "GET", f"/api/tables/{table}/game?seat={odd}"))[0] == 400
            await berta.open()
            assert await denied(berta, type="play", version=0, move="pass", seat=0) == "unreadable"

    asyncio.run(attack())


def test_whoever_left_his_seat_has_nothing_more_to_say_there(server: Server) -> None:
    async def attack() -> None:
        table, (anna, berta) = await seated(server.url, "person", "person")
        await berta.open()
        await anna.guest.ask("POST", f"/api/tables/{table}/kick", {"seat": 1})
        assert await ending(berta) == (1008, "not-your-seat")
        with unchanged(server, table):
            for method, page in (("GET", "game?seat=1"), ("GET", "record?seat=1"), ("GET", "game"), ("GET", "invite")):
                assert await refused(berta.guest, method, f"/api/tables/{table}/{page}") == (404, "no-such-table")
            say = {"type": "chat", "key": "x", "text": "still here"}
            assert (await refused(berta.guest, "POST", f"/api/tables/{table}/act?seat=1", say))[0] == 404

    asyncio.run(attack())


# Cookies


FORGERIES: dict[str, Forgery] = {
    "none": lambda server, mine, hers: "",
    "only the name": lambda server, mine, hers: hers.partition(".")[0],
    "cut short": lambda server, mine, hers: hers[:-1],
    "one letter changed": lambda server, mine, hers: tampered(hers, 3),
    "signature changed": lambda server, mine, hers: tampered(hers, len(hers) - 5),
    "my signature under her name": lambda server, mine, hers: f"{hers.partition('.')[0]}.{mine.partition('.')[2]}",
    "another key": lambda server, mine, hers: (
        TimestampSigner(secrets.token_bytes(32), salt="signoria cookie").sign(hers.partition(".")[0]).decode()
    ),
    "our key for another purpose": lambda server, mine, hers: (
        TimestampSigner(signer(server).secret_key, salt="other").sign(hers.partition(".")[0]).decode()
    ),
    "a guest who never was": lambda server, mine, hers: signer(server).sign(secrets.token_hex(8)).decode(),
    "more than a year old": lambda server, mine, hers: long_ago(signer(server), hers.partition(".")[0]),
    "long": lambda server, mine, hers: hers * 50,
    "odd letters": lambda server, mine, hers: "\xff\xfe.\xe9",
}


def long_ago(found: TimestampSigner, name: str) -> str:
    """A cookie as it was signed long ago."""
    found.get_timestamp = lambda: 1_000_000_000  # type: ignore[method-assign]
    return found.sign(name).decode()


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_cookie_that_we_did_not_sign_is_worth_nothing(server: Server, forgery: str) -> None:
    async def attack() -> None:
        table, (anna, berta) = await seated(server.url, "person", "person")
        mine, hers = (str(one.guest.http.cookies["signoria"]) for one in (anna, berta))
        header = f"Cookie: signoria={FORGERIES[forgery](server, mine, hers)}"
        body = msgspec.json.encode({"type": "play", "key": "forged", "version": 0, "move": "pass"})
        with unchanged(server, table):
            for path, method, sent in (("", "GET", b""), ("/game?seat=1", "GET", b""), ("/act?seat=1", "POST", body)):
                raw = request(
                    f"/api/tables/{table}{path}".encode(),
                    header,
                    "Content-Type: application/json",
                    method=method,
                    body=sent,
                )
                answer = await speak(server, raw)
                assert status_of(answer) == 401
                assert b"no-guest" in answer
            thief = Player(Guest(server.url, "nobody"), table, 1)
            value = header.partition(": ")[2]
            if value.isascii() and value.isprintable():
                await thief.open(Cookie=value)
                assert await ending(thief) == (1008, "no-guest")

    asyncio.run(attack())


# Messages sent again


def test_a_replayed_message_is_done_once(server: Server) -> None:
    async def attack() -> None:
        table, players = await seated(server.url, "person", "person")
        for player in players:
            await player.open()
            await player.look()
        actor = next(player for player in players if player.frame and player.frame["choices"])
        assert actor.frame is not None
        words = {"type": "play", "key": "again", "version": actor.frame["version"], "move": actor.frame["choices"][0]}
        same = msgspec.json.encode(words).decode()
        first = await actor.ask(**words)
        assert first["type"] == "done"
        with unchanged(server, table):
            other = await Player(actor.guest, table, actor.seat).open()
            for one in (actor, other):
                assert one.socket is not None
                for _ in range(20):
                    await one.socket.send(same)
                for _ in range(20):
                    assert await one.until(lambda frame: "key" in frame) == first
            for _ in range(3):
                answer = await actor.guest.http.post(f"/api/tables/{table}/act?seat={actor.seat}", json=words)
                assert (answer.status_code, answer.json()) == (200, first)

    asyncio.run(attack())


def test_a_key_used_again_for_something_else_does_nothing(server: Server) -> None:
    async def attack() -> None:
        table, players = await seated(server.url, "person", "person")
        for player in players:
            await player.open()
            await player.look()
        actor, other = sorted(players, key=lambda one: not (one.frame and one.frame["choices"]))
        assert actor.frame is not None
        first = await actor.move(actor.frame["choices"][0], key="mine")
        with unchanged(server, table):
            version = first["version"]
            assert await actor.ask(type="play", version=version, move="pass", key="mine") == first
            assert await actor.ask(type="undo", version=version, key="mine") == first
            assert await actor.ask(type="confirm", version=version, key="mine") == first
            assert await actor.ask(type="show", cards="winter", to=[other.seat], key="mine") == first
        assert other.frame is not None
        answer = await other.ask(type="confirm", version=0, key="mine")  # another seat's keys are its own
        assert answer["problem"]["code"] == "stale"

    asyncio.run(attack())


# Too much, and nonsense


def test_a_frame_that_is_too_long_closes_the_socket(server: Server) -> None:
    async def attack() -> None:
        table, (anna, _) = await seated(server.url, "person", "person")
        command = {"type": "chat", "key": "x", "text": "a", "more": "x" * (1 << 14)}
        long = msgspec.json.encode(command)
        with unchanged(server, table):
            for pieces in ([long], [b"x" * (1 << 20)], [long[:9000], long[9000:]], [b" " * 100] * 200):
                raw = await RawSocket.open(server, anna.guest, table, 0)
                try:
                    for at, piece in enumerate(pieces):
                        await raw.send(TEXT if at == 0 else MORE, piece, is_last=at == len(pieces) - 1)
                except ConnectionError:
                    continue  # it did not even wait for the end
                assert await raw.until_closed() in (1009, 1006)
                raw.close()
        await anna.open()
        assert (await anna.ask(type="chat", text="x" * 500))["type"] == "done"

    asyncio.run(attack())


def test_a_body_that_is_too_long_is_refused(server: Server) -> None:
    async def attack() -> None:
        table, (anna, _) = await seated(server.url, "person", "person")
        long = {"type": "chat", "key": "x", "text": "a" * (1 << 16)}
        record = "x" * ((1 << 18) + 1)
        with unchanged(server, table):
            assert (await refused(anna.guest, "POST", f"/api/tables/{table}/act?seat=0", long))[0] == 413
            plain = {"content-type": "text/plain"}
            assert (await refused(anna.guest, "POST", "/api/verify", None, content=record, headers=plain))[0] == 413

            async def in_pieces(number: int) -> object:
                for _ in range(number):
                    yield b"[" * 1000

            kind = {"content-type": "application/json"}
            sit = f"/api/tables/{table}/sit"
            for path, number in ((sit, 100), ("/api/tables", 300), ("/api/games/tuscany/components", 300)):
                status, _ = await refused(anna.guest, "POST", path, None, content=in_pieces(number), headers=kind)
                assert status == 413
            cookie = f"Cookie: {anna.guest.cookie}"
            head = request(b"/api/tables", cookie, "Content-Type: application/json", method="POST")
            answer = await speak(server, head.replace(b"Content-Length: 0", b"Content-Length: 99999999999"))
            assert status_of(answer) == 413

    asyncio.run(attack())


def test_what_is_no_text_is_refused(server: Server) -> None:
    async def attack() -> None:
        table, (anna, _) = await seated(server.url, "person", "person")
        command = b'{"type":"chat","key":"x","text":"caf\xe9"}'
        with unchanged(server, table):
            raw = await RawSocket.open(server, anna.guest, table, 0)
            await raw.send(TEXT, command)
            assert await raw.until_closed() in (1007, 1006)
            raw.close()
            for body in (command, b"\xff\xfe", b"\xed\xa0\x80", b'"\xc0\x80"'):
                kind = {"content-type": "application/json"}
                path = f"/api/tables/{table}/act?seat=0"
                assert (await refused(anna.guest, "POST", path, None, content=body, headers=kind))[0] == 400
                plain = {"content-type": "text/plain"}
                assert (await refused(anna.guest, "POST", "/api/verify", None, content=body, headers=plain))[0] in (
                    400,
                    429,
                )
            answer = await speak(server, request(f"/api/tables/{table}/game?seat=%ff".encode(), anna.guest.cookie))
            assert status_of(answer) in (400, 401)

    asyncio.run(attack())


def test_binary_frames_are_not_understood(server: Server) -> None:
    async def attack() -> None:
        table, (anna, _) = await seated(server.url, "person", "person")
        with unchanged(server, table):
            raw = await RawSocket.open(server, anna.guest, table, 0)
            await raw.send(BINARY, b'{"type":"chat","key":"x","text":"hello"}')
            while (heard := json.loads((await raw.hear())[1]))["type"] != "denied":
                pass
            assert heard["problem"]["code"] == "unreadable"
            assert heard["key"] == ""
            raw.close()

    asyncio.run(attack())


NONSENSE = [
    "", " ", "null", "true", "[]", "{}", '"play"', "{", '{"type":"play"}', '{"type":"quit","key":"x"}',
    '{"type":["play"],"key":"x"}', '{"type":"play","type":"chat","key":"x","text":"a"',
    '{"type":"chat","key":"x","text":"a"} {"type":"chat","key":"y","text":"b"}',
    '{"type":"chat","key":"","text":"a"}', '{"type":"chat","key":"x","text":""}',
    '{"type":"chat","key":"x y","text":"a"}', '{"type":"chat","key":"x\\n","text":"a"}',
    '{"type":"chat","key":"x\\u0000","text":"a"}', '{"type":"chat","key":"é","text":"a"}',
    '{"type":"chat","key":"x","text":"a\\u0000b"}', '{"type":"chat","key":"x","text":"a\\u001b[2J"}',
    '{"type":"chat","key":"x","text":"a\\ud800"}', '{"type":"chat","key":"x","text":"a","seat":1}',
    '{"type":"chat","key":"' + "x" * 65 + '","text":"a"}', '{"type":"chat","key":"x","text":"' + "a" * 501 + '"}',
    '{"type":"play","key":"x","version":-1,"move":"pass"}', '{"type":"play","key":"x","version":1e400,"move":"pass"}',
    '{"type":"play","key":"x","version":' + "9" * 5000 + ',"move":"pass"}',
    '{"type":"play","key":"x","version":0.5,"move":"pass"}', '{"type":"play","key":"x","version":NaN,"move":"pass"}',
    '{"type":"play","key":"x","version":0,"move":"pass\\u0000"}', '{"type":"play","key":"x","version":0,"move":7}',
    '{"type":"play","key":"x","version":0,"move":"' + "a" * 300 + '"}',
    '{"type":"undo","key":"x","version":0,"moves":0}', '{"type":"undo","key":"x","version":0,"moves":99999999999}',
    '{"type":"show","key":"x","cards":"winter","to":[]}', '{"type":"show","key":"x","cards":"winter","to":[-1]}',
    '{"type":"show","key":"x","cards":"winter","to":[' + "1," * 100 + "1]}",
    '{"type":"consent","key":"x","agrees":2}', "[" * 16000, '{"a":' * 3000, '{"type":"play","key":' + "[" * 15000,
]  # fmt: skip


def test_nonsense_is_answered_and_forgotten(server: Server) -> None:
    async def attack() -> None:
        table, (anna, _) = await seated(server.url, "person", "person")
        await anna.open()
        assert anna.socket is not None
        with unchanged(server, table):
            for words in NONSENSE:
                await anna.socket.send(words)
                heard = await anna.until(lambda frame: frame["type"] == "denied")
                assert heard["problem"]["code"] == "unreadable", words[:80]
                kind = {"content-type": "application/json"}
                path = f"/api/tables/{table}/act?seat=0"
                status, code = await refused(
                    anna.guest, "POST", path, None, content=words.encode(errors="surrogatepass"), headers=kind
                )
                assert (status, code) in ((400, "bad-request"), (400, "unreadable")), words[:80]

    asyncio.run(attack())


@pytest.mark.parametrize("odd", ["\x00", "a\x00b", "\x1b[31m", "\n", "\u202e", "\u200b", " \t ", "", "x" * 41])
def test_names_salts_and_options_hold_nothing_that_cannot_be_seen(server: Server, odd: str) -> None:
    async def attack() -> None:
        anna = await Guest(server.url, "Anna").greet()
        table, _ = await anna.make_table("person", "person")
        with unchanged(server, table):
            assert (await refused(anna, "POST", "/api/me", {"name": odd}))[0] == 400
            assert (await anna.ask("GET", "/api/me"))["name"] == "Anna"
            wanted = {"game": "condottiere", "seats": [{}, {"kind": "hotseat", "name": odd}]}
            assert (await refused(anna, "POST", "/api/tables", wanted))[0] == 400
            if len(odd) != 41 and odd not in ("\u202e", "\u200b"):
                assert (await refused(anna, "POST", f"/api/tables/{table}/sit", {"salt": odd * 90}))[0] == 400
            bad = {"game": "condottiere", "seats": [{}, {}], "options": {odd: 1}}
            assert (await refused(anna, "POST", "/api/tables", bad))[0] == 400
            assert (await refused(anna, "POST", "/api/tables", {"game": odd, "seats": [{}, {}]}))[0] == 400
            assert (await refused(anna, "POST", "/api/tables", {"game": "condottiere", "seats": [{"kind": odd}]}))[
                0
            ] == 400

    asyncio.run(attack())


# Paths

PATHS = [
    b"/../../etc/passwd", b"/%2e%2e/%2e%2e/etc/passwd", b"/..%2f..%2fetc%2fpasswd", b"/api/../health", b"//api//me",
    b"/api/tables/../../health", b"/api/tables/%2e%2e/me", b"/api/tables/%00", b"/api/tables/%00/game", b"/%00",
    b"/api/tables/" + b"a" * 16 + b"%00", b"/api/tables/" + b"a" * 16 + b"%0a",
    b"/api/tables/" + b"a" * 16 + b"/game/..",
    b"/api/tables/mine/game", b"/api/tables/" + b"A" * 16, b"/api/tables/" + b"a" * 5000, b"/" + b"a/" * 5000,
    b"/api/tables/" + b"%61" * 16 + b"/../..", b"/api/tables/\xff\xfe", b"/api/openapi/../../app.py",
    b"/api/openapi/%2e%2e",
    b"/static/../src/signoria/server/app.py", b"/.git/config", b"/.env", b"/signoria.sqlite3", b"*",
    b"/api/tables/" + b"a" * 16 + b"/seats/1", b"/api/tables/" + b"a" * 16 + b"/seats/" + b"9" * 400,
]  # fmt: skip


@pytest.mark.parametrize("path", PATHS, ids=[repr(path[:40]) for path in PATHS])
def test_paths_lead_nowhere_else(server: Server, path: bytes) -> None:
    async def attack() -> None:
        table, (anna, _) = await seated(server.url, "person", "person")
        with unchanged(server, table):
            for cookie in (f"Cookie: {anna.guest.cookie}", "X: y"):
                for method in ("GET", "POST", "DELETE", "PATCH"):
                    answer = await speak(server, request(path, cookie, method=method))
                    assert 400 <= status_of(answer) < 500, answer[:200]
                    assert b"root:" not in answer
                    assert b"Traceback" not in answer

    asyncio.run(attack())


GARBAGE = [
    b"\x00" * 1000, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20000 + b"\r\n", b"GET / HTTP/1.1\r\nX: " + b"y" * 200_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /api/tables/\xc3\xa9/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
]  # fmt: skip


@pytest.mark.parametrize("garbage", GARBAGE, ids=range(len(GARBAGE)))
def test_what_is_no_request_does_no_harm(server: Server, garbage: bytes) -> None:
    async def attack() -> None:
        table, _ = await seated(server.url, "person", "person")
        with unchanged(server, table):
            for _ in range(3):
                answer = await speak(server, garbage + b"\r\n\r\n", hangs_up=True)
                assert b" 200 " not in answer

    asyncio.run(attack())


def test_nothing_was_written_where_nothing_should_be(server: Server) -> None:
    """After all this no table has a seat of an unknown kind, and no act was written twice."""
    with rows(server) as conn:
        kinds = set(conn.execute(select(schema.seats.c.kind).distinct()).scalars())
        assert kinds <= {"person", "hotseat", "bot"}
        counts = select(schema.acts.c.table_id, func.count(), func.max(schema.acts.c.sequence))
        for _, number, last in conn.execute(counts.group_by(schema.acts.c.table_id)):
            assert number == last
    assert httpx.get(f"{server.url}/health").status_code == 200
