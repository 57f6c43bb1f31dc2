"""Tables with an owner's components: sent, checked, kept, told to all, played with bots, replayed, taken up again."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
from server.hostile import own, rows
from server.players import Frame, Guest, Player, any_choice, seated
from server.running import FREE, Cluster, Server
from sqlalchemy import func, select

import signoria
from signoria.kernel.registry import find
from signoria.match.record import replay, verify
from signoria.server import migrate, schema
from signoria.server.protocol import TableBox
from signoria.server.store import connect

MINE = 'edition = "my box"\n[numbers]\nspring = 4\n[specials]\nwinter = 2\n'  # winter was 3
CHANGES = ["cards.winter: 3 → 2", "numbers.spring: 3 → 4"]
BOARDS = '[boards]\na1 = { left = "NIQFM", right = "WVCVF" }\n[areas]\npoints = [1, 3, 6, 10, 15]\n'
VIRTU = "[cities.siena]\nvalue = 4\n[nobles.banker]\nsymbols = { F = 2 }\n"


async def guest_of(server: Server, name: str = "Anna") -> Guest:
    """Somebody new."""
    return await Guest(server.url, name).greet()


async def checked(guest: Guest, game: str, text: str) -> httpx.Response:
    """A file sent to be checked."""
    return await guest.http.post(f"/api/games/{game}/components", json={"components": text})


def table_count(server: Server) -> int:
    """How many tables there are."""
    with rows(server) as conn:
        return int(conn.execute(select(func.count()).select_from(schema.tables)).scalar_one())


# The file to correct


@pytest.mark.parametrize("game", ["condottiere", "tuscany", "virtu", "wars-of-italy"])
def test_the_file_to_correct_is_the_one_that_the_command_exports(server: Server, game: str, tmp_path: Path) -> None:
    answer = httpx.get(f"{server.url}/api/games/{game}/components/file")
    assert answer.headers["content-disposition"] == f'attachment; filename="{game}.toml"'
    command = [sys.executable, "-m", "signoria", "components", game, "--export", f"{game}.toml"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    assert answer.text == (tmp_path / f"{game}.toml").read_text(encoding="utf-8")
    assert find(game).label_of(answer.text) == find(game).label_of(None)
    assert httpx.get(f"{server.url}/api/games/chess/components/file").status_code == 404


# Checking


def test_a_good_file_is_told_what_it_changes(server: Server) -> None:
    async def main() -> None:
        anna = await guest_of(server)
        for game, text, changes in (
            ("condottiere", MINE, CHANGES),
            ("condottiere", find("condottiere").components_text(), []),
            ("condottiere", "", []),
            ("tuscany", "[bonuses]\ncard = { count = 4 }", ["bonuses.card.count: 5 → 4"]),
            ("virtu", "[cities.siena]\nvalue = 4", ["cities.siena.value: 3 → 4"]),
            ("wars-of-italy", "[wars.supply]\nguild = 3", ["wars.supply.guild: 2 → 3"]),
            ("wars-of-italy", find("virtu").components_text(), []),
        ):
            told = (await checked(anna, game, text)).json()
            assert told["differences"] == changes
            assert told["edition"] == find(game).label_of(text).partition("; ")[0]

    asyncio.run(main())


WRONG = [
    ("virtu", "[cities]\nsienna = { value = 3 }", "cities.sienna: there is no such city; did you mean siena?"),
    ("virtu", "[cities.siena]\nvalu = 3", "cities.siena: there is no field `valu`; did you mean `value`?"),
    ("virtu", '[cities.siena]\nvalue = "x"', 'cities.siena: `value` must be a whole number, not "x"'),
    ("virtu", "[cities.siena]\nvalue = 0x" + "f" * 5000, "cities.siena: `value` is too large a number"),
    ("virtu", "[cities.siena]\nlonlat = [nan, inf]", "cities.siena: `lonlat[1]` is too large a number"),
    ("condottiere", "[numbers]\nhand = 10000", "numbers: `hand` must lie between 1 and 40, not be 10000"),
    ("condottiere", f'edition = "{"x" * 81}"', "`edition` must be a name on one line of at most 80 characters"),
    ("condottiere", "[cities.siena]\nvalue = 3", "cities: there is no such table; there are:"),  # of another game
    ("tuscany", "a = " + "[" * 30_000, "the tables are nested too deeply"),
    ("tuscany", "a = " + "{a = " * 12_000, "the tables are nested too deeply"),
    ("tuscany", "a" + ".a" * 30_000 + " = 1", "line 1: too many dots"),
    ("tuscany", "a = " + "9" * 60_000, "this is not TOML: Exceeds the limit"),
    ("tuscany", "k" * 60_000 + " = 1", "k" * 60 + "…: there is no such table"),
    ("tuscany", "\x00\x01\x02\ufffd\ufffd", "line 1, column 1: this is not TOML"),
    ("tuscany", "\ufeff# a file", "line 1, column 1: this is not TOML"),
    ("tuscany", "\n".join(f"k{number} = 1" for number in range(6_000)), "k0: there is no such table"),
    ("tuscany", '[boards.a1]\nleft = "FFFFF"', "boards: a1 b1 c1 have 2 city spaces"),
]


@pytest.mark.parametrize(("game", "text", "problem"), WRONG, ids=[problem[:40] for _, _, problem in WRONG])
def test_a_wrong_file_is_refused_with_entry_and_field(server: Server, game: str, text: str, problem: str) -> None:
    async def main() -> None:
        anna = await guest_of(server)
        before = table_count(server)
        for answer in (
            await checked(anna, game, text),
            await anna.http.post(
                "/api/tables", json={"game": game, "seats": [{}] * find(game).seats.start, "components": text}
            ),
        ):
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-components")
            assert answer.json()["detail"].startswith(f"This file cannot be used: {problem}")
            assert answer.json()["text"]["args"]["problem"]["key"].startswith("mistake-")
            assert len(answer.content) < 4_000
        assert table_count(server) == before

    asyncio.run(main())


def test_what_is_no_text_too_long_or_nobodys_is_not_even_read(server: Server) -> None:
    async def main() -> None:
        anna = await guest_of(server)
        path = "/api/games/tuscany/components"
        assert (await checked(anna, "tuscany", "#" * 65_536)).status_code == 200
        assert (await checked(anna, "tuscany", "#" * 65_537)).status_code == 400
        assert (await checked(anna, "tuscany", "#" * 300_000)).status_code == 413
        assert (await checked(anna, "chess", "")).status_code == 404
        headers = {"content-type": "application/json"}
        for body in (b"\xff\xfe\x00binary", b'{"components": "\xff"}', b"[" * 60_000, b'{"components": {"a": 1}}'):
            assert (await anna.http.post(path, content=body, headers=headers)).status_code == 400
        assert (await anna.http.post(path, content=MINE, headers={"content-type": "text/plain"})).status_code == 415
        assert (await checked(Guest(server.url, "nobody"), "tuscany", MINE)).status_code == 401
        lone = b'{"components": "#\\ud800"}'
        assert (await anna.http.post(path, content=lone, headers=headers)).status_code == 400
        table = {"game": "tuscany", "seats": [{}, {}], "components": "#" * 65_537}
        assert (await anna.http.post("/api/tables", json=table)).status_code == 400

    asyncio.run(main())


def test_files_are_checked_only_so_often_for_an_address(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        anna, berta = await guest_of(server), await guest_of(server, "Berta")
        answers = [(await checked(one, "tuscany", MINE)).status_code for one in (anna, berta) * 8]
        assert answers.count(400) == 10
        assert answers.count(429) == 6
        wanted: dict[str, object] = {"game": "condottiere", "seats": [{}, {}], "components": MINE}
        assert (await anna.http.post("/api/tables", json=wanted)).status_code == 429
        del wanted["components"]
        assert (await anna.http.post("/api/tables", json=wanted)).status_code == 201

    with own(tmp_path) as server:
        asyncio.run(main(server))


# At the table


def test_everybody_is_told_and_can_read_what_differs(server: Server) -> None:
    async def main() -> None:
        anna, berta, eve = [await guest_of(server, name) for name in ("Anna", "Berta", "Eve")]
        table, invite = await anna.make_table("person", "person", components=MINE)
        path = f"/api/tables/{table}"
        await berta.ask("POST", f"{path}/watch", {"invite": invite})
        for guest in (anna, berta):
            frame = await guest.ask("GET", path)
            assert frame["differences"] == 2
            assert frame["edition"].split("; ")[1:] == CHANGES
            answer = await guest.http.get(f"{path}/components")
            told = msgspec.json.decode(answer.content, type=TableBox)
            assert told.differences == CHANGES
            assert told.components == signoria.components("condottiere", MINE)
            same = {"if-none-match": answer.headers["etag"]}
            assert (await guest.http.get(f"{path}/components", headers=same)).status_code == 304
            assert (await guest.http.get(f"{path}/components/file")).text == MINE
        for part in ("components", "components/file"):
            assert (await eve.http.get(f"{path}/{part}")).status_code == 404
        public, _ = await anna.make_table("person", "person", components=MINE, is_public=True)
        plain, _ = await anna.make_table("person", "person", components="# nothing", is_public=True)
        lines = {line["id"]: line["differences"] for line in await eve.ask("GET", "/api/tables")}
        assert (lines[public], lines[plain]) == (2, None)
        assert (await eve.ask("GET", f"/api/tables/{plain}"))["differences"] is None
        assert (await eve.http.get(f"/api/tables/{plain}/components/file")).json()["code"] == "not-corrected"
        usual = msgspec.json.decode((await eve.http.get(f"/api/tables/{plain}/components")).content, type=TableBox)
        assert (usual.components, usual.differences) == (signoria.components("condottiere"), [])

    asyncio.run(main())


async def won(server: Server, game: str, text: str, *seats: str) -> tuple[str, Player]:
    """A game of one person with corrected components, played to its end."""
    table, (anna,) = await seated(server.url, *seats, game=game, components=text)
    frame = await anna.play(any_choice)
    assert frame["view"]["result"] is not None
    return table, anna


def test_a_whole_game_with_bots_its_record_replay_and_rematch(server: Server) -> None:
    async def main() -> None:
        table, anna = await won(server, "condottiere", MINE, "person", "bot prince", "bot machiavelli")
        path = f"/api/tables/{table}"
        text = (await anna.guest.http.get(f"{path}/record")).text
        assert f"edition: {find('condottiere').label_of(MINE)}" in text
        assert verify(text, MINE).is_true
        assert not verify(text).is_true
        assert replay(text, MINE).record() == text
        plain = {"content-type": "text/plain"}
        for query, is_true in (("", False), (f"?table={table}", True)):
            answer = await anna.guest.http.post(f"/api/verify{query}", content=text, headers=plain)
            assert answer.json()["is_true"] is is_true
        moments = await anna.guest.ask("GET", f"{path}/moments?first=3&count=2&is_open=true&is_told=true")
        assert moments["moments"][0]["view"]["edition"].startswith("my box ")
        assert (await anna.guest.ask("GET", f"{path}/story"))["chapters"]
        again = await anna.guest.ask("POST", f"{path}/rematch")
        assert again["differences"] == 2
        await anna.guest.sit(again["id"])
        frame = await Player(anna.guest, again["id"], 0).play(any_choice)
        assert frame["view"]["edition"] == find("condottiere").label_of(MINE)

    asyncio.run(main())


@pytest.mark.parametrize(
    ("game", "text", "seats"),
    [
        ("tuscany", BOARDS, ("person", "bot greedy")),
        ("virtu", VIRTU, ("person", "bot greedy", "bot random")),
        ("wars-of-italy", "[wars.supply]\nguild = 3", ("person", "bot greedy")),
    ],
    ids=["tuscany", "virtu", "wars-of-italy"],
)
def test_bots_outlooks_and_reports_know_the_components_of_every_game(
    server: Server, game: str, text: str, seats: tuple[str, ...]
) -> None:
    async def main() -> None:
        _, (anna,) = await seated(server.url, *seats, game=game, components=text)
        await anna.open()
        for _ in range(12):
            frame = await anna.sees(lambda one: one["choices"])
            outlook = await anna.ask(type="outlook")
            assert outlook["type"] == "outlook"
            report = await anna.ask(type="report")
            assert report["sections"]
            assert (await anna.move(frame["choices"][0]))["type"] == "done"
            before = frame["version"]
            while (await anna.look())["version"] == before:
                await anna.hear()
        label = find(game).label_of(text)
        assert (await anna.look())["view"]["edition"] == label

    asyncio.run(main())


# Restarts, backups and upgrades


def test_a_game_goes_on_after_the_server_was_killed(database: str, tmp_path: Path) -> None:
    host = Server(database, *FREE, log=tmp_path / "log").start()

    async def begin() -> tuple[str, list[Player]]:
        table, players = await seated(host.url, "person", "person", "bot greedy", game="tuscany", components=BOARDS)
        for player in players:
            await player.open()
        return table, players

    async def main() -> None:
        table, players = await begin()
        playing = [asyncio.create_task(player.play(any_choice)) for player in players]
        for _ in range(3):
            await asyncio.sleep(1.0)
            host.kill()
            await asyncio.to_thread(host.start)
        frames: list[Frame] = await asyncio.gather(*playing)
        assert frames[0]["view"]["result"] == frames[1]["view"]["result"]
        record = (await players[0].guest.http.get(f"/api/tables/{table}/record")).text
        assert verify(record, BOARDS).is_true
        assert "areas.points: 1, 3, 6 → 1, 3, 6, 10, 15" in record

    try:
        asyncio.run(main())
        assert "broken" not in host.said()
    finally:
        host.kill()


def test_backups_upgrade_checks_lists_and_retention(database: str, tmp_path: Path, cluster: Cluster) -> None:
    def command(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "signoria", *arguments], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    async def main(server: Server) -> str:
        table, players = await seated(server.url, "person", "person", components=MINE)
        await asyncio.gather(*(player.open() for player in players))
        for player in players:
            await player.look()
        return table

    host = Server(database, log=tmp_path / "log").start()
    try:
        table = asyncio.run(main(host))
    finally:
        host.kill()
    assert "1 of 1 running games go on unchanged" in command("upgrade-check", "--database", database)
    assert "(corrected components: 2 differences)" in command("admin", "list", "--database", database)
    assert json.loads(command("admin", "list", "--json", "--database", database))[0]["differences"] == 2
    command("admin", "backup", str(tmp_path / "backup"), "--database", database)
    other = cluster.new_database() if database.startswith("sqlite") else f"sqlite:///{tmp_path / 'other.sqlite3'}"
    command("admin", "restore", str(tmp_path / "backup"), "--database", other)
    assert "1 of 1 running games go on unchanged" in command("upgrade-check", "--database", other)
    assert table in command("admin", "list", "--database", other)
    command("admin", "retention", "--days", "0", "--database", other)
    engine = connect(other)
    with engine.connect() as conn:
        assert conn.execute(select(schema.corrections)).all() == []
    engine.dispose()


def test_a_database_from_before_corrections_is_brought_up_to_date(database: str) -> None:
    from alembic import command

    command.upgrade(migrate.config(database), "0001")
    migrate.upgrade(database)
    engine = connect(database)
    with engine.connect() as conn:
        assert conn.execute(select(schema.corrections)).all() == []
    engine.dispose()
