"""What seats ask for while a game runs: moves, why not, undo, takeback, asides, chat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from server.players import Frame, Guest, Player, seated
from server.running import Server

from signoria.games.condottiere.components import REGION_NAMES


async def opened(url: str, *seats: str, **options: bool | int) -> list[Player]:
    """People at a table of Condottiere, connected, each with the first look at the game; seat 0 begins."""
    _, players = await seated(url, *seats, options={"opener": 0, **options})
    for player in players:
        await player.open()
        await player.look()
    return players


async def catch_up(*players: Player) -> None:
    """All have been told what there is to tell: each asks something and gets all that came before."""
    for player in players:
        assert player.frame is not None
        await player.ask(type="why", move="pass")


def of_version(version: int) -> Callable[[Frame], bool]:
    """A frame of the game that is at least so new."""
    return lambda frame: frame["version"] >= version


def is_at(site: str | None) -> Callable[[Frame], bool]:
    """A game whose battle is fought there."""
    return lambda frame: frame["view"]["site"] == site


def run(work: Awaitable[None]) -> None:
    """In a loop of its own."""

    async def main() -> None:
        await work

    asyncio.run(main())


def test_a_move_is_acknowledged_and_shown_to_all(server: Server) -> None:
    async def game() -> None:
        anna, berta = await opened(server.url, "person", "person")
        assert anna.frame is not None
        assert anna.frame["view"]["question"] == {"type": "phrase", "key": "place-figure", "args": {}}
        assert anna.frame["choices"] == [f"at {name}" for name in REGION_NAMES]
        done = await anna.move("at firenze")
        assert done["type"] == "done"
        await berta.sees(is_at("firenze"))
        region = {"type": "name", "kind": "region", "id": "firenze"}
        placed = {"kind": "figure-placed", "args": {"seat": {"type": "seat", "seat": 0}, "region": region}}
        assert placed in berta.events

    run(game())


def test_why_not_names_the_rule(server: Server) -> None:
    async def game() -> None:
        anna, berta = await opened(server.url, "person", "person")
        why = await berta.ask(type="why", move="at firenze")
        assert why["problem"]["code"] == "not-your-turn"
        assert why["problem"]["rule"] == "C2.1"
        assert why["problem"]["text"]["key"] == "refusal-not-your-turn"
        assert (await anna.ask(type="why", move="at firenze"))["problem"] is None
        assert (await anna.ask(type="why", move="fly to the moon"))["problem"]["code"] == "unknown-move"
        denied = await anna.move("pass")
        assert denied["type"] == "denied"
        assert denied["problem"]["rule"]
        assert (await anna.move("at firenze"))["type"] == "done"

    run(game())


def test_a_preview_shows_the_table_after_a_move_and_changes_nothing(server: Server) -> None:
    async def game() -> None:
        anna, berta = await opened(server.url, "person", "person")
        shown = await anna.ask(type="preview", move="at firenze")
        assert shown["type"] == "preview"
        assert shown["view"]["site"] == "firenze"
        assert (await berta.ask(type="preview", move="at firenze"))["view"] is None
        assert (await anna.ask(type="why", move="at siena"))["problem"] is None

    run(game())


def test_a_preview_of_several_moves_comes_with_the_outlook_there_if_it_is_wanted(server: Server) -> None:
    async def game() -> None:
        _, (anna, _) = await seated(server.url, "person", "person", game="tuscany", options={"opener": 0})
        await anna.open()
        await anna.look()
        join = {"type": "preview", "move": "order b a c", "then": ["turn c", "shift 0 1"]}
        shown = await anna.ask(**join)
        assert shown["outlook"] is None
        table = shown["view"]["table"][0]
        assert (table["order"], table["turned"], table["shift"]) == ("b a c", "c", "0 1")
        ahead = (await anna.ask(**join, outlook=True))["outlook"]
        assert ahead["sums"]["areas"]["total"] > 0
        assert [prospect["moves"][0][:3] for prospect in ahead["prospects"]] == ["on "] * 3
        assert (await anna.ask(**{**join, "then": ["shift 0 1"]}, outlook=True))["outlook"] is None
        assert anna.frame is not None
        assert "order" not in anna.frame["view"]["table"][0]

    run(game())


def test_a_frame_says_which_moves_are_final_and_how_many_were_made(server: Server) -> None:
    async def game() -> None:
        anna, berta = await opened(server.url, "person", "person")
        assert anna.frame is not None
        assert berta.frame is not None
        assert (anna.frame["final"], anna.frame["made"]) == ([], 0)  # who places the figure plays first
        assert (berta.frame["final"], berta.frame["made"]) == ([], 0)
        assert (await anna.move("at firenze"))["type"] == "done"
        await berta.sees(is_at("firenze"))
        assert berta.frame is not None
        await anna.sees(is_at("firenze"))
        assert (anna.frame["made"], berta.frame["made"]) == (1, 0)
        assert "pass" in anna.frame["final"]
        assert set(anna.frame["final"]) <= set(anna.frame["choices"])

    run(game())


def test_a_survey_is_told_to_seats_and_spectators_whoever_is_asked(server: Server) -> None:
    async def game() -> None:
        table, players = await seated(server.url, "person", "person", game="wars-of-italy", is_public=True)
        watcher = Player(await Guest(server.url, "Walter").greet(), table, None)
        for player in (*players, watcher):
            await player.open()
            await player.look()
        assert (await watcher.ask(type="survey", seat=0))["survey"] == []  # families are still being placed
        for player in players:
            while (await player.look())["choices"] and player.frame and player.frame["view"]["opened"]:
                await player.move(player.frame["choices"][0])
        told = [await player.ask(type="survey", seat=1) for player in (*players, watcher)]
        for player, one in zip((*players, watcher), told, strict=True):
            assert player.frame is not None
            assert (one["type"], one["seat"], one["version"]) == ("survey", 1, player.frame["version"])
            assert [venture["about"].get("id") for venture in one["survey"]] == [None, "annex", "war", "intrigue"]
        assert told[0]["survey"] == told[2]["survey"]
        assert (await watcher.ask(type="survey", seat=2))["problem"]["code"] == "unknown-seat"

    run(game())


def test_stale_and_double_sends_change_nothing(server: Server) -> None:
    async def game() -> None:
        anna, _ = await opened(server.url, "person", "person")
        assert anna.frame is not None
        version = anna.frame["version"]
        first = await anna.ask(type="play", version=version, move="at firenze", key="one")
        again = await anna.ask(type="play", version=version, move="at firenze", key="one")
        assert first == again
        late = await anna.ask(type="play", version=version, move="at milano", key="two")
        assert late["problem"]["code"] == "stale"
        assert late["problem"]["text"] == {"type": "phrase", "key": "server-stale", "args": {}}
        await anna.close()
        await anna.open()
        await anna.sees(is_at("firenze"))

    run(game())


def test_who_comes_back_misses_nothing_and_hears_nothing_twice(server: Server) -> None:
    async def game() -> None:
        anna, berta = await opened(server.url, "person", "person")
        await berta.close()
        await anna.move("at firenze")
        await anna.ask(type="chat", text="There?")
        await berta.open()
        await berta.until(lambda frame: frame["type"] == "chat")
        fresh = await (await Player(berta.guest, berta.table, 1).open()).look()
        assert berta.frame is not None
        assert berta.frame["view"] == fresh["view"]
        assert berta.events == fresh["events"]
        assert [line["text"] for line in berta.lines] == ["There?"]

    run(game())


@pytest.mark.rule("C7.1")
def test_cards_are_shown_to_whom_one_wants(server: Server) -> None:
    async def game() -> None:
        anna, berta, carlo = await opened(server.url, "person", "person", "person")
        assert anna.frame is not None
        card = anna.frame["view"]["hand"][0]
        assert (await anna.ask(type="show", cards=card, to=[1]))["type"] == "done"
        await berta.sees(lambda frame: card in frame["view"]["table"][0]["known"])
        await carlo.sees(lambda frame: carlo.events[-1]["kind"] == "cards-shown")
        assert carlo.frame is not None
        assert carlo.frame["view"]["table"][0]["known"] == []
        denied = await anna.ask(type="show", cards="no such card", to=[1])
        assert denied["problem"]["rule"] == "C0.2"

    run(game())


def test_undo_reaches_to_what_has_become_known_and_says_so_before(server: Server) -> None:
    async def game() -> None:
        anna, berta = await opened(server.url, "person", "person")
        assert anna.frame is not None
        assert anna.frame["undo"] == 0
        first = anna.frame
        await anna.move("at firenze")
        frame = await anna.sees(of_version(first["version"] + 1))
        assert frame["undo"] == 1
        assert (await anna.ask(type="undo", version=frame["version"]))["type"] == "done"
        frame = await anna.sees(of_version(frame["version"] + 1))
        assert frame["choices"] == first["choices"]
        assert frame["undo"] == 0
        denied = await anna.ask(type="undo", version=frame["version"])
        assert denied["problem"]["code"] == "nothing-to-undo"
        await berta.sees(lambda frame: berta.events[-1]["kind"] == "undone")
        await berta.sees(is_at(None))

    run(game())


def test_confirming_ends_what_can_be_undone(server: Server) -> None:
    async def game() -> None:
        anna, _ = await opened(server.url, "person", "person")
        await anna.move("at firenze")
        frame = await anna.sees(is_at("firenze"))
        await anna.ask(type="confirm", version=frame["version"])
        assert (await anna.sees(of_version(frame["version"] + 1)))["undo"] == 0

    run(game())


async def passed_on(players: list[Player]) -> tuple[Player, Player, Player]:
    """Seat 0 has placed the figure and passed, seat 1 has passed: no card has been seen."""
    anna, berta, carlo = players
    await anna.move("at firenze")
    for player in (anna, berta):
        while not (player.frame and "pass" in player.frame["choices"]):
            await player.hear()
        await player.move("pass")
    while not (carlo.frame and carlo.frame["choices"]):
        await carlo.hear()
    await catch_up(anna, berta, carlo)
    return anna, berta, carlo


def test_a_takeback_past_others_needs_the_consent_of_all(server: Server) -> None:
    async def game() -> None:
        anna, berta, carlo = await passed_on(await opened(server.url, "person", "person", "person"))
        assert anna.frame is not None
        assert anna.frame["undo"] == 0
        assert anna.frame["takeback"] == 2
        assert (await anna.ask(type="takeback", version=anna.frame["version"], moves=1))["type"] == "done"
        asked = await carlo.until(lambda one: one["type"] == "table" and one["takeback"])
        assert asked["takeback"] == {"seat": 0, "moves": 1, "agreed": [0]}
        assert (await berta.ask(type="consent", agrees=True))["type"] == "done"
        assert carlo.frame is not None
        assert carlo.frame["view"]["table"][0]["passed"]
        assert (await carlo.ask(type="consent", agrees=True))["type"] == "done"
        frame = await anna.sees(lambda frame: not frame["view"]["table"][0]["passed"])
        assert frame["choices"]
        assert not frame["view"]["table"][1]["passed"]
        number = {"type": "count", "number": 1, "unit": ""}
        assert anna.events[-1] == {"kind": "takeback", "args": {"seat": {"type": "seat", "seat": 0}, "number": number}}
        late = await carlo.ask(type="consent", agrees=True)
        assert late["problem"]["code"] == "no-takeback"

    run(game())


def test_one_who_does_not_agree_ends_a_takeback(server: Server) -> None:
    async def game() -> None:
        anna, berta, carlo = await passed_on(await opened(server.url, "person", "person", "person"))
        assert anna.frame is not None
        await anna.ask(type="takeback", version=anna.frame["version"], moves=2)
        await carlo.until(lambda one: one["type"] == "table" and one["takeback"])
        await carlo.ask(type="consent", agrees=False)
        await anna.until(lambda one: one["type"] == "table" and one["takeback"] is None)
        assert (await berta.ask(type="consent", agrees=True))["problem"]["code"] == "no-takeback"
        assert (await carlo.move("pass"))["type"] == "done"

    run(game())


def test_a_takeback_is_over_once_somebody_moves(server: Server) -> None:
    async def game() -> None:
        anna, berta, carlo = await passed_on(await opened(server.url, "person", "person", "person"))
        assert anna.frame is not None
        await anna.ask(type="takeback", version=anna.frame["version"], moves=1)
        card = next(choice for choice in (await carlo.look())["choices"] if choice.startswith("play "))
        assert (await carlo.move(card))["type"] == "done"
        assert (await berta.ask(type="consent", agrees=True))["problem"]["code"] == "no-takeback"
        frame = await anna.sees(of_version(anna.frame["version"] + 1))
        assert frame["takeback"] == 0  # a card has been seen
        denied = await anna.ask(type="takeback", version=frame["version"], moves=1)
        assert denied["problem"]["code"] == "nothing-to-take-back"

    run(game())


def test_bots_agree_to_takebacks(server: Server) -> None:
    async def game() -> None:
        (anna,) = await opened(server.url, "person", "bot random")
        await anna.move("at firenze")
        frame = await anna.sees(lambda frame: "pass" in frame["choices"])
        if not frame["takeback"]:
            return  # the bot has shown a card
        await anna.ask(type="takeback", version=frame["version"], moves=1)
        await anna.sees(is_at(None))

    run(game())


def test_spectators_see_only_what_is_public_and_cannot_act(server: Server) -> None:
    async def game() -> None:
        table, (anna, berta) = await seated(server.url, "person", "person", is_public=True)
        carlo = await Guest(server.url, "Carlo").greet()
        watching = await Player(carlo, table, None).open()
        frame = await watching.look()
        assert frame["view"]["hand"] == []
        assert frame["choices"] == []
        assert frame["view"]["question"] is None
        assert (await watching.ask(type="play", version=frame["version"], move="pass"))["problem"]["code"] == (
            "not-your-seat"
        )
        assert (await watching.ask(type="chat", text="Ciao"))["type"] == "done"
        await anna.open()
        await anna.until(lambda one: one["type"] == "chat")
        assert [(line["name"], line["seat"], line["text"]) for line in anna.lines] == [("Carlo", None, "Ciao")]
        assert berta.seat == 1

    run(game())


def test_chat_is_said_once_and_in_order(server: Server) -> None:
    async def game() -> None:
        anna, berta = await opened(server.url, "person", "person")
        await anna.ask(type="chat", text="<b>one</b>", key="k1")
        await anna.ask(type="chat", text="<b>one</b>", key="k1")
        await berta.ask(type="chat", text="two", key="k1")
        while len(anna.lines) < 2:
            await anna.hear()
        assert [line["text"] for line in anna.lines] == ["<b>one</b>", "two"]
        assert [line["number"] for line in anna.lines] == [1, 2]

    run(game())


def test_the_same_by_http_alone(server: Server) -> None:
    async def game() -> None:
        table, (anna, berta) = await seated(server.url, "person", "person", options={"opener": 0})
        path = f"/api/tables/{table}"
        frame = await anna.guest.ask("GET", f"{path}/game?seat=0")
        body = {"type": "play", "version": frame["version"], "move": "at firenze", "key": "k"}
        assert (await anna.guest.ask("POST", f"{path}/act?seat=0", body))["type"] == "done"
        late = await anna.guest.http.post(f"{path}/act?seat=0", json={**body, "key": "l"})
        assert late.status_code == 409
        assert late.json()["problem"]["code"] == "stale"
        since = len(frame["events"])
        more = await anna.guest.ask("GET", f"{path}/game?seat=0&since={since}")
        assert more["since"] == since
        assert more["events"][-1]["kind"]
        assert (await berta.guest.http.get(f"{path}/game?seat=0")).status_code == 403
        record = (await anna.guest.http.get(f"{path}/record?seat=0")).text
        assert "seen-by: 0" in record
        assert (await anna.guest.http.get(f"{path}/record")).status_code == 409

    run(game())


def test_a_plan_is_proposed_not_played(server: Server) -> None:
    async def game() -> None:
        anna, _ = await opened(server.url, "person", "person")
        assert (await anna.ask(type="plan"))["moves"] == []

    run(game())
