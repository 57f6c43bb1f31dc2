"""A game can be looked at again, moment by moment, and nobody sees more than he may."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from server.players import Frame, Guest, Player, any_choice, seated
from server.running import Server


async def moments(guest: Guest, table: str, **query: object) -> Frame:
    """What the server tells of the game's past."""
    words = "&".join(f"{name}={value}" for name, value in query.items())
    found: Frame = await guest.ask("GET", f"/api/tables/{table}/moments?{words}")
    return found


async def all_moments(guest: Guest, table: str, **query: object) -> list[Frame]:
    """All of them, page by page."""
    found: list[Frame] = []
    while True:
        page = await moments(guest, table, first=len(found), count=60, **query)
        found += page["moments"]
        if len(found) == len(page["marks"]):
            return found


async def finish(players: list[Player]) -> None:
    """Play to the end."""
    await asyncio.gather(*(player.play(any_choice) for player in players))


def test_a_finished_game_is_told_again_as_each_seat_saw_it(server: Server) -> None:
    async def play() -> None:
        table, players = await seated(server.url, "person", "person")
        await finish(players)
        for player in players:
            again = await all_moments(player.guest, table, seat=player.seat)
            assert [event for one in again for event in one["events"]] == player.events
            seen = [frame["view"] for frame in player.frames if frame["type"] == "game"]
            told = [one["view"] for one in again]
            assert told[-1] == seen[-1]
            settled = [view for view in seen if not view["opened"]]  # while all decide at once a moment covers more
            assert all(view in told for view in settled)  # a frame may cover several moments, never half of one
            assert [one["number"] for one in again] == list(range(len(again)))

    asyncio.run(play())


def test_marks_say_which_moment_an_event_belongs_to(server: Server) -> None:
    async def play() -> None:
        table, players = await seated(server.url, "person", "bot random")
        await finish(players)
        page = await moments(players[0].guest, table, seat=0, first=3, count=2)
        assert [one["number"] for one in page["moments"]] == [3, 4]
        for one in page["moments"]:
            assert one["since"] == page["marks"][one["number"] - 1]
            assert one["since"] + len(one["events"]) == page["marks"][one["number"]]
        assert page["marks"][-1] == len(players[0].events)

    asyncio.run(play())


def test_after_the_end_everybody_may_look_through_all_eyes(server: Server) -> None:
    async def play() -> None:
        table, players = await seated(server.url, "person", "person", is_public=True)
        await finish(players)
        stranger = await Guest(server.url, "Stranger").greet()
        mine = await all_moments(players[0].guest, table, seat=0)
        theirs = await all_moments(stranger, table, seat=0)
        assert mine == theirs
        opened = await moments(stranger, table, is_open="true", first=1, count=5)
        for one in opened["moments"]:
            assert [view["seat"] for view in one["open"]] == [0, 1]
            assert [len(view["hand"]) for view in one["open"]] == [seat["cards"] for seat in one["view"]["table"]]

    asyncio.run(play())


def test_while_it_runs_nobody_sees_more_than_he_may(server: Server) -> None:
    async def play() -> None:
        table, (one, two) = await seated(server.url, "person", "person", is_public=True)
        await one.open()
        await one.look()
        for query, status in (({"seat": 0}, 200), ({"seat": 1}, 403), ({"is_open": "true"}, 409)):
            answer = await one.guest.http.get(f"/api/tables/{table}/moments", params=query)
            assert answer.status_code == status
        seen = await moments(two.guest, table)
        assert all(view["view"]["hand"] == [] for view in seen["moments"])
        assert all(not view["open"] for view in seen["moments"])

    asyncio.run(play())


def test_a_move_taken_back_stays_in_the_story(server: Server) -> None:
    async def play() -> None:
        table, (one, _) = await seated(server.url, "person", "person", options={"opener": 0})
        await one.open()
        await one.move("at firenze")
        await one.until(lambda frame: frame["type"] == "game")
        assert one.frame is not None
        assert one.frame["undo"]
        await one.ask(type="undo", version=one.frame["version"])
        await one.until(lambda frame: frame["type"] == "game")
        again = await all_moments(one.guest, table, seat=0)
        assert [event for moment in again for event in moment["events"]] == one.events
        assert again[-1]["view"] == one.frame["view"]

    asyncio.run(play())


def test_a_private_game_is_not_for_strangers(server: Server) -> None:
    async def play() -> None:
        table, players = await seated(server.url, "person", "bot random")
        stranger = await Guest(server.url, "Stranger").greet()
        with pytest.raises(httpx.HTTPStatusError, match="404"):
            await moments(stranger, table)
        await players[0].guest.close()

    asyncio.run(play())


def test_every_moment_is_the_same_through_all_eyes_and_the_story_says_where_chapters_are(server: Server) -> None:
    async def play() -> None:
        table, players = await seated(server.url, "person", "person")
        await finish(players)
        guest = players[0].guest
        story = await guest.ask("GET", f"/api/tables/{table}/story")
        public = await all_moments(guest, table)
        assert len(story["chapters"]) > 1
        for seat in (0, 1):
            own = await all_moments(guest, table, seat=seat)
            assert len(own) == len(public)
            for chapter in story["chapters"][1:]:
                seen, told = own[chapter["moment"]], public[chapter["moment"]]
                assert chapter["event"] in seen["events"]
                assert chapter["event"] in told["events"]
                assert [one["regions"] for one in seen["view"]["table"]] == [
                    one["regions"] for one in told["view"]["table"]
                ]
        last = story["chapters"][-1]
        assert [one["number"] for one in last["standings"]] == public[-1]["view"]["result"]["points"]

    asyncio.run(play())


def test_the_story_of_a_private_game_is_not_for_strangers(server: Server) -> None:
    async def play() -> None:
        table, players = await seated(server.url, "person", "bot random")
        stranger = await Guest(server.url, "Stranger").greet()
        with pytest.raises(httpx.HTTPStatusError, match="404"):
            await stranger.ask("GET", f"/api/tables/{table}/story")
        await players[0].guest.close()

    asyncio.run(play())
