"""Whole games over sockets."""

from __future__ import annotations

import asyncio

from server.players import Guest, Player, any_choice
from server.running import Server

import signoria


async def seated(server: Server, *seats: str, **more: object) -> tuple[str, list[Player]]:
    """A table with a guest on each seat for people; the players in the order of their seats."""
    people = [number for number, seat in enumerate(seats) if seat == "person"]
    guests = [await Guest(server.url, f"Guest {number}").greet() for number in people]
    table, invite = await guests[0].make_table(*seats, **more)
    for guest, number in zip(guests, people, strict=True):
        await guest.sit(table, invite, number)
    return table, [Player(guest, table, number) for guest, number in zip(guests, people, strict=True)]


def test_a_game_of_people_and_bots_is_played_to_its_end(server: Server) -> None:
    async def game() -> str:
        table, players = await seated(server, "person", "bot greedy", "person", "bot random")
        last = await asyncio.gather(*[player.play(any_choice) for player in players])
        results = [frame["view"]["result"] for frame in last]
        assert results[0] == results[1]
        assert [event["kind"] for event in players[0].events][-1] == [event["kind"] for event in players[1].events][-1]
        return (await players[0].guest.http.get(f"/api/tables/{table}/record")).text

    record = asyncio.run(game())
    assert signoria.replay(record).record() == record
    assert signoria.verify(record).is_true
