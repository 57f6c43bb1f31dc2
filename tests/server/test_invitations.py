"""Private tables: an invitation gives a free seat and nothing else, and only the host disposes of the table."""

from __future__ import annotations

import asyncio

from server.hostile import ending, refused, tampered, unchanged
from server.players import Guest, Player, seated
from server.running import Server

# What only the host may


def test_only_the_host_disposes_of_a_table(server: Server) -> None:
    async def attack() -> None:
        table, (_, berta) = await two_of_three(server)
        path = f"/api/tables/{table}"
        with unchanged(server, table):
            assert await refused(berta.guest, "POST", f"{path}/kick", {"seat": 0}) == (403, "not-host")
            assert await refused(berta.guest, "POST", f"{path}/close") == (403, "not-host")
            assert await refused(berta.guest, "POST", f"{path}/invite") == (403, "not-host")
            body = {"kind": "bot", "bot": "random"}
            assert await refused(berta.guest, "PUT", f"{path}/seats/2", body) == (403, "not-host")
            assert (await refused(berta.guest, "PUT", f"{path}/seats/0", body))[0] in (403, 409)

    asyncio.run(attack())


async def two_of_three(server: Server) -> tuple[str, tuple[Player, Player]]:
    """A table for three with two guests: the game has not begun."""
    anna, berta = [await Guest(server.url, name).greet() for name in ("Anna", "Berta")]
    table, invite = await anna.make_table("person", "person", "person")
    await anna.sit(table, invite, 0)
    await berta.sit(table, invite, 1)
    return table, (Player(anna, table, 0), Player(berta, table, 1))


def test_nobody_closes_anothers_table_by_leaving_it(server: Server) -> None:
    async def attack() -> None:
        anna, eve = [await Guest(server.url, name).greet() for name in ("Anna", "Eve")]
        table, _ = await anna.make_table("person", "person", is_public=True)
        with unchanged(server, table):
            await eve.sit(table)
            await eve.ask("POST", f"/api/tables/{table}/leave")
        assert (await anna.sit(table))["status"] == "waiting"

    asyncio.run(attack())


def test_a_guest_who_is_thrown_out_keeps_no_seat(server: Server) -> None:
    """Not even the one of somebody who shared his screen."""

    async def attack() -> None:
        anna, berta = [await Guest(server.url, name).greet() for name in ("Anna", "Berta")]
        table, invite = await anna.make_table("person", "hotseat Carlo", "person", "person")
        await anna.sit(table, invite)
        await berta.sit(table, invite, 2)
        await anna.ask("POST", f"/api/tables/{table}/leave")
        assert [seat["is_yours"] for seat in (await berta.ask("GET", f"/api/tables/{table}"))["seats"]][2]
        await anna.sit(table, invite, 1)
        await berta.ask("POST", f"/api/tables/{table}/kick", {"seat": 1})
        with unchanged(server, table):
            assert await refused(anna, "GET", f"/api/tables/{table}") == (404, "no-such-table")
            sitting = {"salt": "x", "invite": invite}
            assert await refused(anna, "POST", f"/api/tables/{table}/sit", sitting) == (404, "no-such-table")

    asyncio.run(attack())


def test_a_seat_taken_over_leaves_the_salts_of_the_match(server: Server) -> None:
    """They are part of the key: what the table shows must be what the record says."""

    async def attack() -> None:
        table, (anna, berta) = await seated(server.url, "person", "person")
        before = [seat["salt"] for seat in (await anna.guest.ask("GET", f"/api/tables/{table}"))["seats"]]
        await berta.guest.ask("POST", f"/api/tables/{table}/leave")
        invite = (await anna.guest.ask("GET", f"/api/tables/{table}/invite"))["token"]
        carlo = await Guest(server.url, "Carlo").greet()
        frame = await carlo.sit(table, invite)
        assert [seat["salt"] for seat in frame["seats"]] == before

    asyncio.run(attack())


# Invitations


def test_only_the_right_invitation_opens_a_private_table(server: Server) -> None:
    async def attack() -> None:
        anna, eve = [await Guest(server.url, name).greet() for name in ("Anna", "Eve")]
        table, invite = await anna.make_table("person", "person", "person")
        _, other = await anna.make_table("person", "person")
        wrong = ["", invite[:-1], invite + "0", tampered(invite, 0), invite.upper() + " ", other, "é" * 32, "0" * 32]
        with unchanged(server, table):
            for method, page, body in (("GET", "", None), ("GET", "/game", None), ("GET", "/record", None)):
                assert await refused(eve, method, f"/api/tables/{table}{page}", body) == (404, "no-such-table")
            for token in wrong:
                path = f"/api/tables/{table}"
                assert await refused(eve, "POST", f"{path}/watch", {"invite": token}) == (404, "no-such-table")
                sitting = {"salt": "x", "invite": token}
                assert await refused(eve, "POST", f"{path}/sit", sitting) == (404, "no-such-table")
            assert await ending(await Player(eve, table, None).open()) == (1008, "no-such-table")
            nowhere = {"salt": "x", "invite": invite}
            assert await refused(eve, "POST", f"/api/tables/{'0' * 16}/sit", nowhere) == (404, "no-such-table")
        renewed = (await anna.ask("POST", f"/api/tables/{table}/invite"))["token"]
        assert renewed != invite
        assert await refused(eve, "POST", f"/api/tables/{table}/watch", {"invite": invite}) == (404, "no-such-table")
        assert await refused(eve, "POST", f"/api/tables/{table}/sit", nowhere) == (404, "no-such-table")
        await eve.sit(table, renewed)

    asyncio.run(attack())


def test_an_invitation_gives_a_free_seat_and_nothing_else(server: Server) -> None:
    async def attack() -> None:
        table, (anna, berta) = await seated(server.url, "person", "person")
        invite = (await anna.guest.ask("GET", f"/api/tables/{table}/invite"))["token"]
        eve = await Guest(server.url, "Eve").greet()
        path = f"/api/tables/{table}"
        with unchanged(server, table):
            for seat, code in ((0, "no-free-seat"), (1, "no-free-seat"), (None, "no-free-seat"), (7, "no-free-seat")):
                body = {"salt": "x", "invite": invite, "seat": seat}
                assert await refused(eve, "POST", f"{path}/sit", body) == (409, code)
            assert await refused(berta.guest, "POST", f"{path}/sit", {"salt": "x"}) == (409, "seated-already")
        await eve.ask("POST", f"{path}/watch", {"invite": invite})
        with unchanged(server, table):
            move = {"type": "play", "key": "x", "version": 0, "move": "pass"}
            assert await refused(eve, "POST", f"{path}/act", move) == (403, "not-your-seat")
            assert await refused(eve, "GET", f"{path}/game?seat=0") == (403, "not-your-seat")
            assert await refused(eve, "GET", f"{path}/invite") == (403, "not-seated")
            assert await refused(eve, "POST", f"{path}/kick", {"seat": 0}) == (403, "not-host")
            assert await refused(eve, "POST", f"{path}/leave") == (409, "not-seated")
            assert await refused(eve, "POST", f"{path}/rematch") == (403, "not-seated")
        frame = await eve.ask("GET", f"{path}/game")
        assert frame["view"]["hand"] in ([], None)
        assert frame["choices"] == []

    asyncio.run(attack())
