"""Tables: made, joined, left, given to others; lists of them; and how their luck is settled."""

from __future__ import annotations

import asyncio
from hashlib import sha256

import httpx
import pytest
from server.players import Frame, Guest, Player, any_choice, seated
from server.running import Server

import signoria
from signoria.match.fairness import commitment


async def guests(url: str, *names: str) -> list[Guest]:
    """People who have come in."""
    return [await Guest(url, name).greet() for name in names]


async def code(answer: httpx.Response) -> str:
    """The code of a denial."""
    assert answer.status_code >= 400
    return str(answer.json()["code"])


def kinds(table: Frame) -> list[tuple[str, str, bool]]:
    """Who sits where."""
    return [(seat["kind"], seat["name"], seat["is_taken"]) for seat in table["seats"]]


def test_the_game_begins_when_the_last_one_sits_down(server: Server) -> None:
    async def main() -> None:
        anna, berta = await guests(server.url, "Anna", "Berta")
        table, invite = await anna.make_table("person", "bot greedy", "person")
        assert kinds(await anna.sit(table, seat=2)) == [
            ("person", "", False),
            ("bot", "greedy", True),
            ("person", "Anna", True),
        ]
        assert (await anna.http.get(f"/api/tables/{table}/game")).json()["code"] == "not-running"
        frame = await berta.sit(table, invite)
        assert frame["status"] == "running"
        assert [seat["is_yours"] for seat in frame["seats"]] == [True, False, False]

    asyncio.run(main())


def test_the_commitment_comes_first_then_the_salts_then_the_deal(server: Server) -> None:
    async def main() -> None:
        (anna,) = await guests(server.url, "Anna")
        made = await anna.ask(
            "POST", "/api/tables", {"game": "condottiere", "seats": [{}, {"kind": "bot", "bot": "random"}]}
        )
        promised = made["table"]["commitment"]
        assert len(promised) == len(sha256().hexdigest())
        assert made["table"]["status"] == "waiting"
        table = made["table"]["id"]
        await anna.ask("POST", f"/api/tables/{table}/sit", {"salt": "my own salt"})
        player = Player(anna, table, 0)
        await player.play(any_choice)
        record = (await anna.http.get(f"/api/tables/{table}/record")).text
        lines = dict(line.split(": ", 1) for line in record.partition("\n\n")[0].splitlines()[1:])
        assert lines["commitment"] == promised == commitment(bytes.fromhex(lines["secret"]))
        assert '"my own salt"' in lines["salts"]
        assert lines["match"] == table
        assert signoria.verify(record).is_true
        checked = await anna.http.post("/api/verify", content=record, headers={"content-type": "text/plain"})
        assert checked.json() == {"is_true": True, "luck_moves": signoria.verify(record).luck_moves, "problem": ""}
        forged = record.replace("my own salt", "another salt")
        checked = await anna.http.post("/api/verify", content=forged, headers={"content-type": "text/plain"})
        assert not checked.json()["is_true"]

    asyncio.run(main())


def test_an_invitation_gives_only_a_free_seat_and_can_be_renewed(server: Server) -> None:
    async def main() -> None:
        anna, berta, carlo = await guests(server.url, "Anna", "Berta", "Carlo")
        table, invite = await anna.make_table("person", "person")
        path = f"/api/tables/{table}"
        assert (await berta.http.get(path)).status_code == 404
        assert (await berta.ask("POST", f"{path}/watch", {"invite": invite}))["id"] == table
        renewed = (await anna.ask("POST", f"{path}/invite"))["token"]
        assert renewed != invite
        latest = (await anna.ask("GET", f"{path}/invite"))["token"]
        assert latest == renewed
        sit = {"salt": "s", "invite": invite}
        assert (await carlo.http.post(f"{path}/sit", json=sit)).status_code == 404
        await anna.sit(table)
        await carlo.sit(table, latest)
        late = await berta.http.post(f"{path}/sit", json={"salt": "s", "invite": latest})
        assert await code(late) == "no-free-seat"
        again = await carlo.http.post(f"{path}/sit", json={"salt": "s", "invite": latest})
        assert await code(again) == "seated-already"

    asyncio.run(main())


def test_who_leaves_makes_room_and_who_was_thrown_out_needs_a_new_link(server: Server) -> None:
    async def main() -> None:
        anna, berta, carlo = await guests(server.url, "Anna", "Berta", "Carlo")
        table, invite = await anna.make_table("person", "person", "person")
        path = f"/api/tables/{table}"
        for guest in (anna, berta, carlo):
            await guest.sit(table, invite)
        await carlo.ask("POST", f"{path}/leave")
        frame = await anna.ask("GET", path)
        assert kinds(frame)[2] == ("person", "Carlo", False)
        assert (await berta.http.post(f"{path}/kick", json={"seat": 0})).json()["code"] == "not-host"
        await anna.ask("POST", f"{path}/kick", {"seat": 1})
        assert (await berta.http.get(path)).status_code == 404
        assert (await berta.http.post(f"{path}/sit", json={"salt": "s", "invite": invite})).status_code == 404
        await anna.ask("PUT", f"{path}/seats/1", {"kind": "bot", "bot": "random"})
        new = (await anna.ask("GET", f"{path}/invite"))["token"]
        assert (await carlo.sit(table, new))["status"] == "running"
        players = [Player(anna, table, 0), Player(carlo, table, 2)]
        last = await asyncio.gather(*[player.play(any_choice) for player in players])
        assert last[0]["view"]["result"]
        record = (await anna.http.get(f"{path}/record")).text
        assert signoria.verify(record).is_true

    asyncio.run(main())


def test_who_was_thrown_out_of_a_public_table_needs_a_link_too(server: Server) -> None:
    async def main() -> None:
        anna, berta = await guests(server.url, "Anna", "Berta")
        table, _ = await anna.make_table("person", "person", "person", is_public=True)
        path = f"/api/tables/{table}"
        await anna.sit(table)
        await berta.sit(table)
        await anna.ask("POST", f"{path}/kick", {"seat": 1})
        assert (await berta.http.get(path)).status_code == 200  # everybody may look
        away = await berta.http.post(f"{path}/sit", json={"salt": "s"})
        assert (away.status_code, await code(away)) == (403, "sent-away")
        new = (await anna.ask("GET", f"{path}/invite"))["token"]
        await berta.ask("POST", f"{path}/watch", {"invite": new})
        assert kinds(await berta.sit(table))[1] == ("person", "Berta", True)

    asyncio.run(main())


def test_the_hosts_place_goes_to_one_who_stays_and_an_empty_table_is_closed(server: Server) -> None:
    async def main() -> None:
        anna, berta = await guests(server.url, "Anna", "Berta")
        table, invite = await anna.make_table("person", "person", "person")
        path = f"/api/tables/{table}"
        await anna.sit(table)
        await berta.sit(table, invite)
        await anna.ask("POST", f"{path}/leave")
        assert (await berta.ask("GET", path))["is_host"]
        await berta.ask("POST", f"{path}/leave")
        late = await anna.http.post(f"{path}/sit", json={"salt": "s", "invite": invite})
        assert await code(late) == "not-open"

    asyncio.run(main())


def test_a_seat_left_in_a_running_game_is_taken_over_by_a_bot_and_given_back(server: Server) -> None:
    async def main() -> None:
        table, (anna, berta) = await seated(server.url, "person", "person", options={"opener": 1})
        path = f"/api/tables/{table}"
        await berta.guest.ask("POST", f"{path}/leave")
        await anna.guest.ask("PUT", f"{path}/seats/1", {"kind": "bot", "bot": "greedy"})
        await anna.open()
        await anna.until(lambda frame: frame["type"] == "game" and frame["choices"])
        await anna.guest.ask("PUT", f"{path}/seats/1", {"kind": "person"})
        invite = (await anna.guest.ask("GET", f"{path}/invite"))["token"]
        await berta.guest.sit(table, invite)
        await asyncio.gather(anna.play(any_choice), berta.play(any_choice))

    asyncio.run(main())


def test_one_comes_back_from_another_device_with_a_passphrase(server: Server) -> None:
    async def main() -> None:
        table, (anna, _) = await seated(server.url, "person", "person")
        path = f"/api/tables/{table}"
        other = Guest(server.url, "Anna on the telephone")
        wrong = await other.http.post(f"{path}/return", json={"seat": 0, "passphrase": "anything at all"})
        assert await code(wrong) == "wrong-passphrase"
        await anna.guest.ask("PUT", "/api/me/passphrase", {"passphrase": "sotto voce"})
        wrong = await other.http.post(f"{path}/return", json={"seat": 0, "passphrase": "forte"})
        assert await code(wrong) == "wrong-passphrase"
        me = await other.ask("POST", f"{path}/return", {"seat": 0, "passphrase": "sotto voce"})
        assert me == await anna.guest.ask("GET", "/api/me")
        assert (await (await Player(other, table, 0).open()).look())["view"]["seat"] == 0
        assert [line["id"] for line in await other.ask("GET", "/api/tables/mine")] == [table]

    asyncio.run(main())


def test_lists_say_what_waits_for_whom(server: Server) -> None:
    async def main() -> None:
        anna, berta = await guests(server.url, "Anna", "Berta")
        first, invite = await anna.make_table("person", "person", options={"opener": 1})
        await anna.sit(first)
        await berta.sit(first, invite)
        second, _ = await anna.make_table("person", "person", is_public=True)
        await anna.sit(second)
        lines = {line["id"]: line for line in await berta.ask("GET", "/api/tables/mine")}
        assert lines[first]["waits_for_you"]
        mine = await anna.ask("GET", "/api/tables/mine")
        assert {line["id"]: line["waits_for_you"] for line in mine} == {first: False, second: False}
        lobby = {line["id"]: line for line in await berta.ask("GET", "/api/tables")}
        assert first not in lobby
        assert lobby[second]["free_seats"] == 1
        assert lobby[second]["names"] == ["Anna", ""]
        assert (await berta.sit(second))["status"] == "running"

    asyncio.run(main())


def test_finished_games_are_listed_with_their_winners(server: Server) -> None:
    async def main() -> None:
        table, players = await seated(server.url, "person", "bot random")
        last = await players[0].play(any_choice)
        (line,) = await players[0].guest.ask("GET", "/api/tables/finished")
        winners = last["view"]["result"]["winners"]
        assert (line["id"], line["status"], line["winners"]) == (table, "finished", winners)
        assert (line["names"], line["bots"]) == (["Guest 0", "random"], [None, "random"])
        assert await players[0].guest.ask("GET", "/api/tables/mine") == []
        assert await players[0].guest.ask("GET", "/api/tables/finished?page=1") == []

    asyncio.run(main())


@pytest.mark.parametrize(
    ("wanted", "wrong"),
    [
        ({"game": "chess", "seats": [{}, {}]}, "bad-table"),
        ({"game": "condottiere", "seats": [{}]}, "wrong-seats"),
        ({"game": "condottiere", "seats": [{}] * 7}, "wrong-seats"),
        ({"game": "condottiere", "seats": [{}, {}], "options": {"no_such": True}}, "bad-table"),
        ({"game": "condottiere", "seats": [{}, {"kind": "bot", "bot": "deep blue"}]}, "no-such-bot"),
        ({"game": "condottiere", "seats": [{}, {"kind": "bot"}]}, "no-such-bot"),
        ({"game": "condottiere", "seats": [{}, {"kind": "bot", "bot": "ismcts:3600s"}]}, "no-such-bot"),
        ({"game": "condottiere", "seats": [{}, {"kind": "bot", "bot": "ismcts"}]}, "no-such-bot"),
        ({"game": "virtu", "seats": [{}, {}, {"kind": "bot", "bot": "machiavelli"}]}, "no-such-bot"),
        ({"game": "condottiere", "seats": [{}, {"kind": "hotseat"}]}, "bad-table"),
        ({"game": "condottiere", "seats": [{"kind": "bot", "bot": "random"}] * 2}, "no-people"),
        ({"game": "condottiere", "seats": [{"kind": "king"}, {}]}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, wanted: object, wrong: str) -> None:
    async def main() -> None:
        (anna,) = await guests(server.url, "Anna")
        assert await code(await anna.http.post("/api/tables", json=wanted)) == wrong

    asyncio.run(main())


def test_only_bots_that_are_offered_are_given_a_seat(server: Server) -> None:
    async def main() -> None:
        (anna,) = await guests(server.url, "Anna")
        about = await anna.ask("GET", "/api/about")
        (condottiere,) = [game for game in about["games"] if game["id"] == "condottiere"]
        names = [one["name"] for one in condottiere["bots"]]
        table, _ = await anna.make_table("person", "person", "bot greedy")
        for number, name in enumerate(names):
            await anna.ask("PUT", f"/api/tables/{table}/seats/{1 + number % 2}", {"kind": "bot", "bot": name})
        for wrong in ("ismcts:3600s", "ismcts:20it", "ismcts-plain:30it", "Captain", "captain:3600s", ""):
            refused = await anna.http.put(f"/api/tables/{table}/seats/1", json={"kind": "bot", "bot": wrong})
            assert (refused.status_code, await code(refused)) == (400, "no-such-bot")
            assert f"there are: {', '.join(names)}." in refused.json()["detail"]

    asyncio.run(main())


def test_a_closed_table_takes_no_moves(server: Server) -> None:
    async def main() -> None:
        table, (anna, berta) = await seated(server.url, "person", "person", options={"opener": 0})
        await anna.open()
        await anna.look()
        assert (await berta.guest.http.post(f"/api/tables/{table}/close")).status_code == 403
        await anna.guest.ask("POST", f"/api/tables/{table}/close")
        assert (await anna.move("at firenze"))["problem"]["code"] == "not-running"

    asyncio.run(main())


def test_presence_is_seen(server: Server) -> None:
    async def main() -> None:
        _, (anna, berta) = await seated(server.url, "person", "person")
        await anna.open()
        await anna.look()
        await berta.open()
        await anna.until(lambda frame: frame["type"] == "table" and frame["seats"][1]["is_present"])
        await berta.close()
        await anna.until(lambda frame: frame["type"] == "table" and not frame["seats"][1]["is_present"])

    asyncio.run(main())
