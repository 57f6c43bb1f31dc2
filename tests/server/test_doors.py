"""Who is let in: hosts, origins, kinds of bodies, strangers; and what every answer says about itself."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning
from server.hostile import RawSocket, ending, own, refused, request, rows, speak, status_of, unchanged
from server.players import Guest, Player, seated
from server.running import Server
from sqlalchemy import func, select, update
from websockets.exceptions import InvalidStatus

from signoria.server import schema
from signoria.server.app import make_app
from signoria.server.described import complete
from signoria.server.guard import HEADERS, Guard
from signoria.server.settings import Settings

NOBODYS = "0123456789abcdef"  # a table that there is not


def guests(server: Server) -> int:
    """How many there are."""
    with rows(server) as conn:
        return int(conn.execute(select(func.count()).select_from(schema.guests)).scalar_one())


# Origins


def foreign(server: Server) -> list[str]:
    """Pages that are not ours."""
    here = f"127.0.0.1:{server.port}"
    return [
        "null", "http://evil.example", f"http://{here}.evil.example", f"http://{here}@evil.example",
        "http://127.0.0.1", f"http://127.0.0.1:{server.port + 1}", f"http://localhost:{server.port}", "http://[",
        f"ftp://{here}", here, "x", f"http://{here}/", f"http://{here} http://evil.example",
        "\xff", "file://", "https://", "http://",
    ]  # fmt: skip


def test_pages_of_others_change_nothing(server: Server) -> None:
    async def attack() -> None:
        table, (anna, _) = await seated(server.url, "person", "person")
        path = f"/api/tables/{table}"
        chat = {"type": "chat", "key": "x", "text": "hello"}
        before = guests(server)
        with unchanged(server, table):
            for name, values in (
                ("Origin", foreign(server)),
                ("Sec-Fetch-Site", ["cross-site", "same-site", "", "x"]),
            ):
                for value in values:
                    headers = {name.encode(): value.encode("latin-1")}
                    code = (403, "foreign-origin")
                    assert await refused(anna.guest, "POST", f"{path}/act?seat=0", chat, headers=headers) == code
                    assert await refused(anna.guest, "POST", "/api/me", {"name": "Eve"}, headers=headers) == code
                    assert await refused(anna.guest, "DELETE", "/api/me", headers=headers) == code
                    body = {"passphrase": "not yours any more"}
                    assert await refused(anna.guest, "PUT", "/api/me/passphrase", body, headers=headers) == code
                    if value.isascii():
                        with pytest.raises(InvalidStatus):
                            await anna.open(**{name: value})
        assert guests(server) == before
        assert (await anna.guest.ask("GET", "/api/me"))["name"] == anna.guest.name

    asyncio.run(attack())


def test_our_own_pages_may_speak(server: Server) -> None:
    async def visit() -> None:
        table, (anna, _) = await seated(server.url, "person", "person")
        chat = {"type": "chat", "key": "x", "text": "hello"}
        for headers in (
            {"Origin": server.url, "Sec-Fetch-Site": "same-origin"},
            {"Origin": server.url.upper()},
            {"Sec-Fetch-Site": "none"},
            {},
        ):
            answer = await anna.guest.http.post(f"/api/tables/{table}/act?seat=0", json=chat, headers=headers)
            assert answer.status_code == 200
            await (await anna.open(**headers)).look()
            await anna.close()

    asyncio.run(visit())


def test_no_answer_may_be_read_by_other_sites(server: Server) -> None:
    for method in ("GET", "OPTIONS", "POST"):
        headers = {"Origin": "http://evil.example", "Access-Control-Request-Method": "POST"}
        answer = httpx.request(method, f"{server.url}/api/me", headers=headers)
        assert answer.status_code >= 400 or method == "OPTIONS"
        assert not [name for name in answer.headers if name.startswith("access-control-")]
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"


# Hosts


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "localhost@evil.example", "0.0.0.0",
             "10.0.0.1", "[::]", "::1", "", ":80", "[", "\xff", "localhost evil"],
)  # fmt: skip
def test_a_name_that_is_not_ours_is_nobody(server: Server, host: str) -> None:
    """Whose name is made to point to this machine reaches nothing by it."""

    async def attack() -> None:
        table, (anna, _) = await seated(server.url, "person", "person")
        cookie = f"Cookie: {anna.guest.cookie}"
        with unchanged(server, table):
            for path in (b"/", b"/api/me", b"/api/about", b"/health", f"/api/tables/{table}/game?seat=0".encode()):
                answer = await speak(server, request(path, cookie, host=host))
                assert status_of(answer) in (421, 400)
                assert b"version" not in answer
            if host.isascii():
                handshake = ("Upgrade: websocket", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
                path = f"/api/tables/{table}/socket?seat=0".encode()
                raw = request(path, cookie, "Sec-WebSocket-Version: 13", *handshake, host=host)
                answer = await speak(server, raw.replace(b"Connection: close", b"Connection: Upgrade"))
                assert status_of(answer) in (400, 403)

    asyncio.run(attack())


def test_which_names_are_ours() -> None:
    here = Guard(Litestar([]), Settings(database=""))
    assert all(here.is_known(name) for name in ("localhost", "localhost:8765", "127.0.0.1", "[::1]:80", "[::1]"))
    assert not any(here.is_known(name) for name in ("192.168.1.7:8765", "signoria.example", "[fe80::1]"))
    open_one = Guard(Litestar([]), Settings(database="", host="0.0.0.0"))
    assert all(open_one.is_known(name) for name in ("192.168.1.7:8765", "[fe80::1]:8765", "localhost"))
    assert not any(open_one.is_known(name) for name in ("signoria.example", "192.168.1.7.evil.example", "[x]", ""))
    proxied = Guard(Litestar([]), Settings(database="", public_url="https://signoria.example/"))
    assert proxied.is_known("signoria.example")
    assert not any(proxied.is_known(name) for name in ("signoria.example:80", "evil.signoria.example", "signoria"))


# Bodies


@pytest.mark.parametrize(
    "kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", "text/html",
             "text/plain;charset=utf-8", "application/jsonp", "text/json", "application/msgpack", "*/*", "", None],
)  # fmt: skip
def test_what_a_form_of_another_site_could_send_is_refused(server: Server, kind: str | None) -> None:
    async def attack() -> None:
        table, (anna, _) = await seated(server.url, "person", "person")
        headers = {} if kind is None else {"content-type": kind}
        chat = b'{"type":"chat","key":"x","text":"hello"}'
        before = guests(server)
        with unchanged(server, table):
            path = f"/api/tables/{table}/act?seat=0"
            sent = await refused(anna.guest, "POST", path, None, content=chat, headers=headers)
            assert sent == (415, "wrong-content-type")
            stranger = Guest(server.url, "")
            body = b'{"name":"Eve","password":"="}'
            sent = await refused(stranger, "POST", "/api/me", None, content=body, headers=headers)
            assert sent == (415, "wrong-content-type")
        assert guests(server) == before

    asyncio.run(attack())


# What every answer says


def answers(server: Server) -> Iterator[httpx.Response]:
    """One of every kind."""
    with httpx.Client(base_url=server.url) as web:
        yield from (web.get(path) for path in ("/", "/health", "/metrics", "/api/about", "/api/openapi/openapi.json"))
        yield from (web.get(path) for path in ("/api/me", "/nowhere", "/api/nowhere", "//", "/api/openapi/x"))
        yield from (web.request(method, "/api/me") for method in ("PATCH", "OPTIONS", "HEAD", "TRACE"))
        yield web.get("/", headers={"Host": "evil.example"})
        yield web.post("/api/me", json={"name": "x"}, headers={"Origin": "http://evil.example"})
        yield web.post("/api/me", data={"name": "x"})
        yield web.post("/api/me", json={"name": ""})
        yield web.post("/api/me", content=b"\xff", headers={"content-type": "application/json"})
        yield web.post("/api/me", json={"name": "x" * (1 << 17)})
        yield web.post("/api/me", json={"name": "Anna"})
        yield from (web.get(path) for path in ("/api/me", "/api/tables", f"/api/tables/{NOBODYS}", "/api/tables/x"))
        made = web.post("/api/tables", json={"game": "condottiere", "seats": [{}, {}]})
        yield made
        table = made.json()["table"]["id"]
        yield web.get(f"/api/tables/{table}/game")
        with rows(server, writes=True) as conn:  # something that should never be
            conn.execute(update(schema.tables).where(schema.tables.c.id == table).values(options="no JSON"))
        broken = web.post(f"/api/tables/{table}/invite")
        assert broken.status_code == 500
        assert broken.json() == {**broken.json(), "code": "failed", "rule": ""}
        assert "JSON" not in broken.text
        yield broken


def test_every_answer_carries_all_headers(server: Server) -> None:
    statuses = set()
    for answer in answers(server):
        statuses.add(answer.status_code)
        for name, value in HEADERS:
            assert answer.headers.get_list(name.decode()) == [value.decode()], f"{answer.request.url} lacks {name!r}"
        assert "server" not in answer.headers
        assert "strict-transport-security" not in answer.headers
        if answer.request.url.path.startswith("/api/"):
            assert answer.headers["cache-control"] == "no-store"
        if answer.status_code >= 400:
            assert (
                not answer.content or "json" in answer.headers["content-type"] or "openapi" in answer.request.url.path
            )
            assert "Traceback" not in answer.text
            assert "signoria/" not in answer.text
    assert statuses >= {200, 201, 400, 401, 403, 404, 405, 409, 413, 415, 421, 500}


# Cookies and proxies


def test_the_cookie_is_for_this_server_only_and_not_for_scripts(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Anna"})
    attributes = [word.strip().lower() for word in answer.headers["set-cookie"].split(";")[1:]]
    assert {"httponly", "samesite=lax", "path=/"} <= set(attributes)
    assert "secure" not in attributes
    assert not [one for one in attributes if one.startswith("domain")]
    lie = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "127.0.0.1", "Forwarded": "proto=https"}
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Anna"}, headers=lie)
    assert "secure" not in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" not in answer.headers
    assert httpx.get(f"{server.url}/metrics", headers=lie).status_code == 404


def test_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    with (
        own(tmp_path, "--trusted-proxy", "127.0.0.1", "--public-url", "https://signoria.example") as server,
        httpx.Client(base_url=server.url) as web,
    ):
        say = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9", "Host": "signoria.example"}
        answer = web.post("/api/me", json={"name": "Anna"}, headers=say | {"Origin": "https://signoria.example"})
        assert "secure" in [word.strip().lower() for word in answer.headers["set-cookie"].split(";")]
        assert answer.headers["strict-transport-security"]
        plain = web.post("/api/me", json={"name": "Anna"}, headers={"X-Forwarded-For": "203.0.113.9"})
        assert "secure" not in plain.headers["set-cookie"].lower()
        foreign = web.post("/api/me", json={"name": "Eve"}, headers=say | {"Origin": "http://signoria.example"})
        assert foreign.status_code == 403
        assert web.get("/metrics", headers=say).status_code == 404


def test_nobody_trusts_everybody() -> None:
    command = [sys.executable, "-m", "signoria", "serve", "--port", "0", "--trusted-proxy", "*"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "--trusted-proxy names addresses" in done.stderr


def test_the_servers_password_keeps_strangers_out(tmp_path: Path) -> None:
    with own(tmp_path, "--password", "corbaccio") as server, httpx.Client(base_url=server.url) as web:
        assert web.get("/api/about").json()["needs_password"] is True
        codes = []
        for guess in ("", "corbacci", "corbaccio ", "Corbaccio", "c" * 200, "\ud7ff"):
            answer = web.post("/api/me", json={"name": "Eve", "password": guess})
            codes.append((answer.status_code, answer.json()["code"]))
        assert set(codes) == {(403, "wrong-password")}
        assert guests(server) == 0
        assert web.get("/api/tables").status_code == 401
        for _ in range(10):
            last = web.post("/api/me", json={"name": "Eve", "password": "guess"})
        assert (last.status_code, last.json()["code"]) == (429, "too-often")
        right = web.post("/api/me", json={"name": "Anna", "password": "corbaccio"})
        assert right.status_code == 429  # not even the right one now: nobody can tell by trying on


# Strangers

SITE = (  # the page that draws everything, and what it is made of
    "/", "/about", "/assets/{name}", "/components", "/components/{_}", "/games", "/icon.svg", "/icons/{name}",
    "/join/{_}", "/lobby", "/manifest.webmanifest", "/new", "/replay/{_}", "/rules", "/rules/{_}", "/sw.js",
    "/table/{_}",
)  # fmt: skip
PUBLIC = {  # whoever comes; everything else is for guests, and what belongs to a table for those who may see it
    *((method, path) for method in ("GET", "HEAD") for path in SITE),
    ("GET", "/health"), ("GET", "/metrics"),  # the last for this machine only
    ("GET", "/api/about"), ("GET", "/api/games/{game_id}/components"),
    ("GET", "/api/games/{game_id}/components/file"),
    ("GET", "/api/openapi"), ("GET", "/api/openapi/openapi.json"),
    ("GET", "/api/openapi/{path}"),  # says that there is no such page
    ("POST", "/api/me"), ("DELETE", "/api/me"),  # to come in, and to forget the cookie
    ("POST", "/api/tables/{table_id}/return"),  # with the passphrase
}  # fmt: skip
BODIES: dict[str, object] = {  # of every kind that a route takes
    "Greeting": {"name": "Eve"},
    "Passphrase": {"passphrase": "open sesame"},
    "Correcting": {"components": ""},
    "TableWanted": {"game": "condottiere", "seats": [{}, {}]},
    "Entrance": {"invite": "x"},
    "Sitting": {"salt": "x"},
    "Return": {"seat": 0, "passphrase": "open sesame"},
    "SeatNumber": {"seat": 0},
    "SeatWanted": {},
    "AnyCommand": {"type": "chat", "key": "x", "text": "hello"},
}


def application() -> Litestar:
    """The application behind the guard, not running."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        guard = make_app(Settings(database="sqlite://"))
    assert isinstance(guard, Guard)
    assert isinstance(guard.app, Litestar)
    return guard.app


def every_route() -> list[tuple[str, str]]:
    """Method and path of every route that the application has, described or not."""
    found = []
    for route in APP.routes:
        methods = set(getattr(route, "methods", ())) or {"SOCKET"}
        found += [(str(method), route.path_format or "/") for method in sorted(methods) if method != "OPTIONS"]
    return sorted(found)


APP = application()
DESCRIPTION = APP.openapi_schema.to_schema()
complete(DESCRIPTION)
ROUTES = [one for one in every_route() if one not in PUBLIC]


def test_the_public_routes_are_these() -> None:
    assert set(every_route()) >= PUBLIC
    assert ("SOCKET", "/api/tables/{table_id}/socket") in ROUTES


def body_of(method: str, path: str) -> object:
    """A body that the route would take, by its description."""
    operation = DESCRIPTION["paths"][path][method.lower()]
    content = operation.get("requestBody", {}).get("content", {})
    if "application/json" not in content:
        return None
    reference = content["application/json"]["schema"].get("$ref", "#/AnyCommand")
    return BODIES[reference.rpartition("/")[2]]


def forged(cookie: str) -> str:
    """The cookie with another signature. Its last letters would not do: some bits of base64's end mean nothing."""
    signed, _, signature = cookie.rpartition(".")
    return f"{signed}.{'B' if signature.startswith('A') else 'A'}{signature[1:]}"


@pytest.mark.parametrize(("method", "path"), ROUTES, ids=[f"{method} {path}" for method, path in ROUTES])
def test_every_other_route_refuses_a_stranger(server: Server, method: str, path: str) -> None:
    async def attack() -> None:
        table, (anna, _) = await seated(server.url, "person", "person")
        place = path.format(table_id=table, number=0, game_id="condottiere")
        eve = await Guest(server.url, "Eve").greet()
        nobody = Guest(server.url, "nobody")
        liar = Guest(server.url, "liar")
        liar.http.cookies.set("signoria", forged(anna.guest.http.cookies["signoria"]))
        with unchanged(server, table):
            if method == "SOCKET":
                for guest, code in ((nobody, "no-guest"), (liar, "no-guest"), (eve, "no-such-table")):
                    assert await ending(await Player(guest, table, None).open()) == (1008, code)
                return
            body = body_of(method, path)
            for guest in (nobody, liar):
                assert await refused(guest, method, place, body) == (401, "no-guest")
                assert (await refused(guest, method, place))[0] in (400, 401, 415)
            if table in place:
                assert await refused(eve, method, place, body) == (404, "no-such-table")

    asyncio.run(attack())


# Words of guests, and logs


def test_markup_is_only_text(server: Server) -> None:
    async def visit() -> None:
        name, words = "<b onclick=alert(1)>", "</script><script>alert('x')</script> &lt; %s {0} ${x} \u2028"
        anna = await Guest(server.url, name).greet()
        table, invite = await anna.make_table("person", "hotseat <i>Berta</i>", is_public=True)
        await anna.sit(table, invite)
        player = await Player(anna, table, 0).open()
        await player.ask(type="chat", text=words)
        while not player.lines:
            await player.hear()
        assert (player.lines[0]["text"], player.lines[0]["name"]) == (words, name)
        for path in ("/api/tables", "/api/me", f"/api/tables/{table}"):
            answer = await anna.http.get(path)
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert name in str(answer.json())
        assert "alert" not in (await anna.http.get("/")).text
        refusal = await anna.http.get("/api/tables/<script>alert(1)</script>")
        assert refusal.headers["content-type"].startswith("application/json")

    asyncio.run(visit())


def test_logs_hold_no_secrets(tmp_path: Path) -> None:
    async def visit(server: Server) -> list[str]:
        anna = await Guest(server.url, "Anna").greet("swordfish of the host")
        table, invite = await anna.make_table("person", "bot random")
        await anna.ask("PUT", "/api/me/passphrase", {"passphrase": "swordfish of Anna"})
        await anna.ask("POST", f"/api/tables/{table}/sit", {"salt": "swordfish salt"})
        player = await Player(anna, table, 0).open()
        await player.ask(type="chat", text="swordfish, said Anna", key="swordfish-key")
        await player.ask(type="play", move="swordfish", version=0)
        back = {"seat": 0, "passphrase": "swordfish of Eve"}
        await refused(Guest(server.url, "Eve"), "POST", f"/api/tables/{table}/return", back)
        await refused(anna, "POST", f"/api/tables/{table}/watch", {"invite": "swordfish"})
        raw = await RawSocket.open(server, anna, table, 0)
        await raw.send(1, b"swordfish \xff")
        await raw.until_closed()
        with rows(server, writes=True) as conn:
            secret = conn.execute(select(schema.tables.c.secret)).scalar_one()
            key = conn.execute(select(schema.settings.c.value)).scalar_one()
            digest = conn.execute(select(schema.guests.c.passphrase)).scalar_one()
            conn.exec_driver_sql("ALTER TABLE chat RENAME TO lost")
            conn.exec_driver_sql("ALTER TABLE guests RENAME TO gone")
        chat = {"type": "chat", "key": "swordfish-again", "text": "swordfish, said Anna again"}
        assert (await anna.http.post(f"/api/tables/{table}/act?seat=0", json=chat)).status_code == 503
        assert (await Guest(server.url, "x").http.post("/api/me", json={"name": "Sw0rdfish"})).status_code in (403, 503)
        return [invite, anna.cookie, anna.cookie.partition("=")[2], secret.hex(), key, str(digest), "Sw0rdfish"]

    with own(tmp_path, "--password", "swordfish of the host") as server:
        secrets = asyncio.run(visit(server))
    log = server.said()
    assert "database" in log, "the test wants something to have been logged"
    for secret in ["swordfish", *secrets]:
        assert secret not in log
