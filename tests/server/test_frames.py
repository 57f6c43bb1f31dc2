"""Commands of several seats in any order, sensible or not, with connections cut in between: a state machine."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Coroutine
from typing import Any, TypeVar

import httpx
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from server.hostile import rows
from server.players import Frame, Player, seated
from server.running import Server
from sqlalchemy import select

from signoria.kernel.registry import find
from signoria.server import schema

R = TypeVar("R")

SEATS = 3
MOVES = [move.text for move in find("condottiere").catalogue.moves]
CARDS = sorted({move.partition(" ")[2] for move in MOVES if move.startswith("play ")})
LASTING = ("play", "undo", "confirm", "show")  # each leaves an act in the journal

seats = st.integers(0, SEATS - 1)
moves = st.sampled_from(MOVES) | st.text(max_size=20)
versions = st.integers(-2, 2)  # from the right one
numbers = st.integers(0, 1000)  # one of what there is: the luck is the server's, so no draw may depend on the game
letters = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=64)


class Frames(RuleBasedStateMachine):
    """A table on a real server; the test keeps count of what was acknowledged."""

    server: Server

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.number = 0
        self.sent: dict[tuple[int, str], dict[str, object]] = {}  # by seat and key
        self.done: dict[tuple[int, str], Frame] = {}
        self.unknown: set[tuple[int, str]] = set()  # the connection was cut before an answer came
        self.versions = [0] * (SEATS + 1)
        self.table, players = self.run(seated(self.server.url, *["person"] * SEATS, options={"hidden_cards": True}))
        self.players = [*players, Player(players[0].guest, self.table, None)]  # the last one only watches
        for player in self.players:
            self.run(player.open())
            self.run(player.look())

    def run(self, work: Coroutine[Any, Any, R]) -> R:
        """Wait for it."""
        return self.loop.run_until_complete(work)

    # What is done

    def command(self, seat: int, kind: str, **words: object) -> dict[str, object]:
        """A command with a key of its own."""
        self.number += 1
        made: dict[str, object] = {"type": kind, "key": f"k{self.number}", **words}
        self.sent[seat, f"k{self.number}"] = made
        return made

    def answer(self, seat: int, command: dict[str, object], answer: Frame) -> None:
        """Keep what came back. Whatever was done once comes back the same."""
        place = (seat, str(command["key"]))
        assert answer["type"] in ("done", "denied", "why", "plan")
        if answer["type"] == "done":
            assert self.done.setdefault(place, answer) == answer or command["type"] not in LASTING
        elif place in self.done and command["type"] in LASTING:
            raise AssertionError(f"{command} was done, and is now denied: {answer}")
        self.unknown.discard(place)

    def do(self, seat: int, kind: str, **words: object) -> Frame:
        """Send a command and hear its answer."""
        command = self.command(seat, kind, **words)
        answer = self.run(self.players[seat].ask(**command))
        self.answer(seat, command, answer)
        return answer

    def frame(self, seat: int) -> Frame:
        """The game as the seat was last told."""
        return self.run(self.players[seat].look())

    @rule(seat=seats, at=numbers)
    def make_a_move(self, seat: int, at: int) -> None:
        """A legal one, if it is the seat's turn."""
        self.hear_all(seat)
        frame = self.frame(seat)
        if frame["choices"]:
            move = frame["choices"][at % len(frame["choices"])]
            assert self.do(seat, "play", version=frame["version"], move=move)["type"] == "done"

    @rule(seat=seats, move=moves, off=versions)
    def try_a_move(self, seat: int, move: str, off: int) -> None:
        """Any, from any version."""
        words = {"version": self.frame(seat)["version"] + off, "move": move}
        if move and move.isprintable() and words["version"] >= 0:
            self.do(seat, "play", **words)

    @rule(seat=seats, count=st.integers(1, 3), off=versions)
    def take_moves_back(self, seat: int, count: int, off: int) -> None:
        """By oneself."""
        version = max(0, self.frame(seat)["version"] + off)
        self.do(seat, "undo", version=version, moves=count)

    @rule(seat=seats)
    def confirm(self, seat: int) -> None:
        """Nothing from before."""
        self.do(seat, "confirm", version=self.frame(seat)["version"])

    @rule(seat=seats, card=st.sampled_from(CARDS), to=st.lists(seats, min_size=1, max_size=3))
    def show(self, seat: int, card: str, to: list[int]) -> None:
        """A card that one has, or has not."""
        self.do(seat, "show", cards=card, to=to)

    @rule(seat=seats, count=st.integers(1, 3))
    def ask_for_a_takeback(self, seat: int, count: int) -> None:
        """All are asked."""
        self.hear_all(seat)
        self.do(seat, "takeback", version=self.frame(seat)["version"], moves=count)

    @rule(seat=seats, agrees=st.booleans())
    def consent(self, seat: int, agrees: bool) -> None:
        """Or not."""
        self.do(seat, "consent", agrees=agrees)

    @rule(seat=st.integers(0, SEATS), text=st.text(min_size=1, max_size=30).filter(str.isprintable))
    def talk(self, seat: int, text: str) -> None:
        """Those who watch may too."""
        assert self.do(seat, "chat", text=text)["type"] == "done"

    @rule(seat=st.integers(0, SEATS), move=moves.filter(lambda text: bool(text) and text.isprintable()))
    def ask_why_not(self, seat: int, move: str) -> None:
        """A question changes nothing."""
        answer = self.do(seat, "why", move=move)
        assert answer["type"] == ("why" if seat < SEATS else "denied")

    @rule(at=numbers)
    def send_again(self, at: int) -> None:
        """The very same bytes: what was done is acknowledged again, and not done again."""
        if not self.sent:
            return
        place = list(self.sent)[at % len(self.sent)]
        self.answer(place[0], self.sent[place], self.run(self.players[place[0]].ask(**self.sent[place])))

    @rule(at=numbers, move=st.sampled_from(MOVES))
    def use_a_key_again(self, at: int, move: str) -> None:
        """For something else: it is not done, whatever the answer."""
        if not self.done:
            return
        seat, key = list(self.done)[at % len(self.done)]
        before = self.journal()
        command = {"type": "play", "key": key, "version": self.frame(seat)["version"], "move": move}
        if seat < SEATS and self.sent[seat, key]["type"] in LASTING:
            assert self.run(self.players[seat].ask(**command)) == self.done[seat, key]
            assert self.journal() == before

    @rule(seat=st.integers(0, SEATS), text=st.text(max_size=50) | letters | st.just("[" * 90))
    def send_nonsense(self, seat: int, text: str) -> None:
        """It is answered, without a key."""
        socket = self.players[seat].socket
        assert socket is not None
        self.run(socket.send(json.dumps([text])))
        heard = self.run(self.players[seat].until(lambda frame: frame["type"] == "denied"))
        assert (heard["key"], heard["problem"]["code"]) == ("", "unreadable")

    @rule(first=st.lists(st.tuples(seats, moves.filter(lambda text: bool(text) and text.isprintable())), max_size=8))
    def all_at_once(self, first: list[tuple[int, str]]) -> None:
        """Nobody waits for an answer before all have sent; then each gets all of his own, in his order."""
        commands = []
        for seat, move in first:
            commands.append((seat, self.command(seat, "play", version=self.frame(seat)["version"], move=move)))
        for seat, command in commands:
            self.run(self.players[seat].send(**command))
        for seat, command in commands:
            key = command["key"]
            heard = self.run(self.players[seat].until(lambda frame: "key" in frame))
            assert heard["key"] == key
            self.answer(seat, command, heard)

    # Connections

    @rule(seat=st.integers(0, SEATS))
    def come_back(self, seat: int) -> None:
        """Hang up and open anew: only what is new is told."""
        self.run(self.players[seat].close())
        self.run(self.players[seat].open())

    @rule(seat=seats, at=numbers)
    def cut(self, seat: int, at: int) -> None:
        """The connection breaks right after a move was sent; the client comes back and sends it again."""
        player = self.players[seat]
        frame = self.frame(seat)
        move = frame["choices"][at % len(frame["choices"])] if frame["choices"] else "pass"
        command = self.command(seat, "play", version=frame["version"], move=move)
        self.unknown.add((seat, str(command["key"])))
        self.run(player.send(**command))
        assert player.socket is not None
        player.socket.transport.abort()
        self.run(player.open())
        if at % 2:
            self.answer(seat, command, self.run(player.ask(**command)))

    # What is always so

    def hear_all(self, seat: int) -> None:
        """Until nothing more is on its way."""
        for _ in range(2):
            self.run(self.players[seat].ask(type="plan"))

    def journal(self) -> list[tuple[int, str]]:
        """Whose acts stand in the database, and their keys."""
        a = schema.acts.c
        with rows(self.server) as conn:
            query = select(a.seat, a.key).where(a.table_id == self.table, a.sequence > 1).order_by(a.sequence)
            return [(row.seat, row.key) for row in conn.execute(query)]

    @invariant()
    def versions_never_go_back(self) -> None:
        """Of any frame that has come."""
        for seat, player in enumerate(self.players):
            for frame in player.frames:
                if frame["type"] == "game":
                    assert frame["version"] >= self.versions[seat]
                    self.versions[seat] = frame["version"]
            player.frames.clear()

    @rule(seat=st.integers(0, SEATS))
    def look_anew(self, seat: int) -> None:
        """What a seat has been told bit by bit is what a new connection is told at once."""
        self.hear_all(seat)
        player = self.players[seat]
        fresh = Player(player.guest, self.table, player.seat)
        self.run(fresh.open())
        frame = self.run(fresh.look())
        told = self.frame(seat)
        assert {**frame, "since": 0, "events": []} == {**told, "since": 0, "events": []}
        assert fresh.events == player.events
        mine = "" if player.seat is None else f"?seat={player.seat}"
        page = self.run(player.guest.ask("GET", f"/api/tables/{self.table}/game{mine}"))
        assert page == frame
        self.run(fresh.close())

    def teardown(self) -> None:
        """Each acknowledged command was done once, none of the others at all; the server lives."""
        try:
            for seat in range(SEATS + 1):
                self.look_anew(seat)
            for seat, key in sorted(self.unknown):
                self.answer(seat, self.sent[seat, key], self.run(self.players[seat].ask(**self.sent[seat, key])))
            self.check_journal()
            self.check_chat()
            assert httpx.get(f"{self.server.url}/health").json()["status"] == "ok"
        finally:
            for player in self.players:
                self.run(player.close())
                self.run(player.guest.close())
            self.loop.close()

    def check_journal(self) -> None:
        """It holds what was acknowledged, each once."""
        lasting = {place for place in self.done if self.sent[place]["type"] in LASTING}
        written = Counter(self.journal())
        assert lasting <= set(written)
        assert all(count == 1 for count in written.values())
        for seat, key in set(written) - lasting:  # the last consent settles a takeback
            assert self.sent[seat, key]["type"] in ("consent", "takeback")

    def check_chat(self) -> None:
        """So does the chat."""
        said = [place[1] for place in self.done if self.sent[place]["type"] == "chat"]
        c = schema.chat.c
        with rows(self.server) as conn:
            keys = list(conn.execute(select(c.key).where(c.table_id == self.table)).scalars())
        assert sorted(keys) == sorted(said)


def test_any_order_of_frames(server: Server) -> None:
    machine = type("FramesOnServer", (Frames,), {"server": server})
    wanted = settings(max_examples=12, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(machine, settings=wanted)
