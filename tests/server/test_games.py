"""Whole games over sockets."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from server.players import Guest, Player, any_choice, seated
from server.running import Server

import signoria
from signoria.bots import offered


def test_a_game_of_people_and_bots_is_played_to_its_end(server: Server) -> None:
    async def game() -> str:
        table, players = await seated(server.url, "person", "bot greedy", "person", "bot random")
        last = await asyncio.gather(*[player.play(any_choice) for player in players])
        results = [frame["view"]["result"] for frame in last]
        assert results[0] == results[1]
        assert [event["kind"] for event in players[0].events][-1] == [event["kind"] for event in players[1].events][-1]
        return (await players[0].guest.http.get(f"/api/tables/{table}/record")).text

    record = asyncio.run(game())
    assert signoria.replay(record).record() == record
    assert signoria.verify(record).is_true


def test_people_at_one_screen_play_a_whole_game(server: Server) -> None:
    async def game() -> None:
        guest = await Guest(server.url, "Anna").greet()
        table, _ = await guest.make_table("hotseat Berta", "person", "hotseat Carlo", options={"hidden_cards": True})
        frame = await guest.sit(table)
        assert frame["status"] == "running"
        assert [seat["name"] for seat in frame["seats"]] == ["Berta", "Anna", "Carlo"]
        assert len({seat["salt"] for seat in frame["seats"]}) == 3
        players = [Player(guest, table, seat) for seat in range(3)]
        last = await asyncio.gather(*[player.play(any_choice) for player in players])
        assert all(frame["view"]["result"] == last[0]["view"]["result"] for frame in last)

    asyncio.run(game())


def test_a_rematch_keeps_the_seats_and_lets_another_one_open(server: Server) -> None:
    async def game() -> None:
        table, players = await seated(server.url, "person", "person", "bot random", options={"opener": 1})
        guests = [player.guest for player in players]
        with pytest.raises(httpx.HTTPStatusError):
            await guests[0].ask("POST", f"/api/tables/{table}/rematch")
        await asyncio.gather(*[player.play(any_choice) for player in players])
        again = await guests[1].ask("POST", f"/api/tables/{table}/rematch")
        assert again == {**(await guests[1].ask("GET", f"/api/tables/{again['id']}"))}
        assert again["options"]["opener"] == 2
        assert again["previous"] == table
        assert [seat["is_kept"] for seat in again["seats"]] == [True, True, False]
        same = await guests[0].ask("POST", f"/api/tables/{table}/rematch")
        assert same["id"] == again["id"]
        assert (await guests[0].ask("GET", f"/api/tables/{table}"))["next"] == again["id"]
        assert (await guests[0].sit(again["id"]))["status"] == "waiting"
        assert (await guests[1].sit(again["id"]))["status"] == "running"
        first = await Player(guests[0], again["id"], 0).open()
        assert (await first.look())["view"]["opener"] == 2

    asyncio.run(game())


def test_every_game_can_be_played_at_a_table(server: Server) -> None:
    """What the registry knows, the server serves: with bots on all seats but one."""

    async def game(name: str, seats: int) -> None:
        guest = await Guest(server.url, "Anna").greet()
        table, _ = await guest.make_table("person", *["bot greedy"] * (seats - 1), game=name)
        await guest.sit(table)
        frame = await (await Player(guest, table, 0).open()).look()
        assert frame["view"]["game"] == name
        assert frame["view"]["seats"] == seats

    for one in httpx.get(f"{server.url}/api/about").json()["games"]:
        assert one["usual_bot"] in [bot["name"] for bot in one["bots"]]
        for number in (min(one["seats"]), max(one["seats"])):
            asyncio.run(game(one["id"], number))


def test_levels_are_offered_with_their_strength_at_tables_of_each_size(server: Server) -> None:
    games = {one["id"]: one for one in httpx.get(f"{server.url}/api/about").json()["games"]}
    for game in games.values():
        assert [bot["name"] for bot in game["bots"]] == offered(game["id"])
        for bot in game["bots"]:
            for told in bot["strengths"]:
                assert told.pop("seats") in game["seats"]
                assert told["low"] <= told["elo"] <= told["high"]
    assert games["condottiere"]["usual_bot"] == "captain"
    assert games["virtu"]["bots"] == [{"name": "random", "strengths": []}, {"name": "greedy", "strengths": []}]
    assert games["virtu"]["usual_bot"] == "greedy"


def test_a_whole_game_against_levels(server: Server) -> None:
    async def main() -> None:
        _, (player,) = await seated(server.url, "person", "bot apprentice", "bot captain")
        assert (await player.play(any_choice))["view"]["result"]

    asyncio.run(main())
