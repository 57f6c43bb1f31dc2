"""Several processes serve the same tables; bots think in processes of their own. Each may die and is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from server.fault_damage import family, workers
from server.players import Frame, Guest, Player, any_choice, known, play_moves, seated, to_move
from server.running import FREE, STARTED, Server
from websockets.exceptions import ConnectionClosed

import signoria
from signoria.server.thinkers import Thinkers

GOING = (1001, 1012)  # going away, or to be started again
TRIES = 200  # connections, until each process has one


@contextmanager
def started(database: str, *arguments: str) -> Iterator[Server]:
    """A server of one test."""
    server = Server(database, *arguments, *FREE).start()
    try:
        yield server
    finally:
        server.kill()


async def until(is_so: Callable[[], object]) -> None:
    """Wait until it is."""
    deadline = time.monotonic() + STARTED
    while not is_so():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)


# Who serves whom


def worker_of(server: Server, player: Player) -> int:
    """The process at the other end of a player's line."""
    assert player.socket is not None
    ends = f":{server.port:04X}", f":{player.socket.local_address[1]:04X}"
    rows = [line.split() for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]]
    (line,) = [f"socket:[{row[9]}]" for row in rows if (row[1][8:], row[2][8:]) == ends]
    for worker in workers(server):
        for end in Path(f"/proc/{worker}/fd").iterdir():
            if end.is_symlink() and os.readlink(end) == line:
                return worker
    raise AssertionError("nobody serves this player")


async def on_another(server: Server, player: Player, *others: Player) -> None:
    """Connect, again and again, until another process than the others' serves the player."""
    taken = {worker_of(server, other) for other in others}
    for _ in range(TRIES):
        await player.open()
        if worker_of(server, player) not in taken:
            return
        await player.close()
    raise AssertionError("always the same process")


async def apart(server: Server, *seats: str) -> list[Player]:
    """Two players at a table, served by two processes."""
    await until(lambda: len(workers(server)) == 2)
    _, players = await seated(server.url, *seats)
    await players[0].open()
    await on_another(server, players[1], players[0])
    return players


def test_players_at_different_processes_see_each_others_moves(database: str) -> None:
    async def main(server: Server) -> None:
        players = await apart(server, "person", "person")
        await play_moves(players, 20)
        last = await asyncio.gather(*[player.play(any_choice) for player in players])
        assert last[0]["view"]["result"] == last[1]["view"]["result"]
        assert len(players[0].events) > 20

    with started(database, "--workers", "2") as server:
        asyncio.run(main(server))


def test_a_missed_note_is_found_out(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with tempfile.TemporaryDirectory(prefix="s-") as folder:
        monkeypatch.setenv("TMPDIR", folder)  # where the processes have their letter boxes

        async def main(server: Server) -> None:
            players = await apart(server, "person", "person")
            await play_moves(players, 2)
            boxes = list(Path(folder).glob("*/*.sock"))
            assert len(boxes) == 2
            for box in boxes:
                box.unlink()
            await play_moves(players, 2)

        with started(database, "--workers", "2") as server:
            asyncio.run(main(server))


def test_a_lost_race_is_a_polite_stale(database: str) -> None:
    """Every seat has two devices at two processes: of two moves from the same position one is made."""

    async def main(server: Server) -> None:
        await until(lambda: len(workers(server)) == 2)
        table, (player,) = await seated(server.url, "person", "hotseat Berta")
        first = [player, Player(player.guest, table, 1)]
        second = [Player(player.guest, table, seat) for seat in (0, 1)]
        for one, other in zip(first, second, strict=True):
            await one.open()
            await on_another(server, other, one)
        for _ in range(10):
            seat = (await to_move(first)).seat
            assert seat is not None
            racers = [first[seat], await to_move([second[seat]])]
            frame = await racers[0].look()
            while (await racers[1].look())["version"] < frame["version"]:
                await racers[1].hear()
            answers = await asyncio.gather(*[one.move(any_choice(frame)) for one in racers])
            assert sorted(answer.get("problem", {"code": "done"})["code"] for answer in answers) == ["done", "stale"]
            done = next(answer for answer in answers if answer["type"] == "done")
            for one in racers:
                await known(one, done)

    with started(database, "--workers", "2") as server:
        asyncio.run(main(server))


def test_a_killed_process_is_replaced_and_its_guests_come_back(database: str) -> None:
    async def main(server: Server) -> None:
        players = await apart(server, "person", "person")
        await play_moves(players, 3)
        before = workers(server)
        killed = worker_of(server, players[0])
        os.kill(killed, signal.SIGKILL)
        with pytest.raises(ConnectionClosed):
            await players[0].until(lambda frame: False)
        await players[0].open()
        assert worker_of(server, players[0]) != killed
        await play_moves(players, 3)
        await until(lambda: len(set(workers(server)) - set(before)) == 1 and killed not in workers(server))
        await on_another(server, players[0], players[1])
        await play_moves(players, 3)

    with started(database, "--workers", "2") as server:
        asyncio.run(main(server))


def test_processes_whose_parent_is_killed_leave_the_port_to_the_next(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        assert server.process is not None
        _, players = await seated(server.url, "person", "bot greedy")
        leader = server.process.pid
        server.process.kill()
        server.process.wait()
        await until(lambda: not family(leader))
        await asyncio.to_thread(server.start)
        await players[0].play(any_choice)

    with started(f"sqlite:///{tmp_path / 'signoria.sqlite3'}", "--workers", "2") as server:
        asyncio.run(main(server))


THREADS = """
import importlib, sys, threading
from signoria.kernel.registry import games
from signoria.server.hall import meet_games
meet_games()
for game in games():
    edition = importlib.import_module(type(game).__module__.rpartition(".")[0] + ".edition")
    assert edition.standard.cache_info().currsize == 1, game.id
sys.setswitchinterval(1e-5)
def begin():
    for game in games():
        seats = game.seats.start
        game.start(seats, game.check_options({}, seats), None)
threads = [threading.Thread(target=begin) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_every_game_is_known_before_there_are_threads() -> None:
    """Threads that read a game's components at once, for the first time, would crash the process."""
    done = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# The end


@pytest.mark.parametrize("processes", [1, 2])
def test_a_server_that_is_told_to_end_does_so_gracefully(tmp_path: Path, processes: int) -> None:
    async def main(server: Server) -> None:
        assert server.process is not None
        _, players = await seated(server.url, "bot greedy", "person", "person", options={"opener": 0})
        for player in players:
            await player.open()
        await until(server.bots)
        leader = server.process.pid
        server.process.send_signal(signal.SIGTERM)
        for player in players:
            with pytest.raises(ConnectionClosed) as closed:
                await player.until(lambda frame: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in GOING
        assert await asyncio.to_thread(server.process.wait, STARTED) == 0
        assert server.bots() == []
        await until(lambda: not family(leader))
        await asyncio.to_thread(server.start)
        await asyncio.gather(*[player.play(any_choice) for player in players])

    with started(f"sqlite:///{tmp_path / 'signoria.sqlite3'}", "--workers", str(processes)) as server:
        asyncio.run(main(server))


# Bots


def test_a_game_goes_on_whenever_bots_are_killed(server: Server) -> None:
    chosen = 0

    def choose(frame: Frame) -> str:
        nonlocal chosen
        chosen += 1
        if chosen in (3, 5, 8):
            for bot in server.bots():
                os.kill(bot, signal.SIGKILL)
        return any_choice(frame)

    async def main() -> None:
        table, players = await seated(server.url, "person", "bot greedy", "bot random", "bot greedy")
        last = await players[0].play(choose)
        assert last["view"]["result"] is not None
        record = (await players[0].guest.http.get(f"/api/tables/{table}/record")).text
        assert signoria.verify(record).is_true
        assert (await players[0].guest.http.get("/health")).json()["bot_deaths"] > 0

    asyncio.run(main())


def test_no_bot_outlives_a_killed_server(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        assert server.process is not None
        guest = await Guest(server.url, "Anna").greet()
        table, _ = await guest.make_table("bot greedy", "person", options={"opener": 0})
        await guest.sit(table)
        await until(server.bots)
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        await until(lambda: not server.bots())

    with started(f"sqlite:///{tmp_path / 'signoria.sqlite3'}") as server:
        asyncio.run(main(server))


def thinking() -> list[int]:
    """The bots' processes that we have started ourselves."""
    found = subprocess.run(["ps", "-wweo", "pid,ppid,stat,args"], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 3) for line in found.splitlines()[1:]]
    return [
        int(pid)
        for pid, parent, state, args in rows
        if int(parent) == os.getpid() and "server.thinker" in args and not state.startswith("Z")
    ]


def with_thinkers(most: int, seconds: float, work: Callable[[Thinkers], Awaitable[None]]) -> None:
    """Let bots think in processes of ours, and none is left over."""

    async def main() -> None:
        thinkers = Thinkers(most, seconds)
        try:
            await work(thinkers)
        finally:
            await thinkers.close()
        assert thinking() == []

    asyncio.run(main())


async def ask(thinkers: Thinkers) -> str:
    """What a bot would do at the beginning of a game."""
    match = signoria.new("condottiere", seats=3, seed=1)
    (seat,) = match.to_act
    choices = [move.text for move in match.choices(seat)]
    move = await thinkers.choose("greedy", "condottiere", match.view(seat), choices)
    assert move in choices
    return move


def test_a_bot_that_dies_while_it_thinks_is_replaced_and_asked_again() -> None:
    async def main(thinkers: Thinkers) -> None:
        move = await ask(thinkers)
        (first,) = thinking()
        os.kill(first, signal.SIGSTOP)  # it will not answer
        asking = asyncio.create_task(ask(thinkers))
        await asyncio.sleep(0.1)
        assert not asking.done()
        os.kill(first, signal.SIGKILL)
        assert await asking == move
        (second,) = thinking()
        assert second != first
        assert thinkers.deaths == 1

    with_thinkers(1, 60.0, main)


def test_bots_that_died_while_idle_cost_no_try() -> None:
    async def main(thinkers: Thinkers) -> None:
        moves = await asyncio.gather(*[ask(thinkers) for _ in range(4)])
        dead = thinking()
        for bot in dead:
            os.kill(bot, signal.SIGKILL)
        await until(lambda: not thinking())
        assert await ask(thinkers) == moves[0]
        assert thinkers.deaths == len(dead)

    with_thinkers(4, 60.0, main)


def test_a_bot_that_thinks_too_long_is_replaced_and_the_game_goes_on() -> None:
    async def main(thinkers: Thinkers) -> None:
        match = signoria.new("condottiere", seats=3, seed=1)
        first = match.choices(match.to_act[0])[0].text
        assert await ask(thinkers) == first  # nobody could start within the budget: the first choice
        assert thinkers.deaths == 3
        assert thinking() == []
        thinkers.seconds = 60.0
        await ask(thinkers)
        assert thinkers.deaths == 3
        assert len(thinking()) == 1

    with_thinkers(1, 0.001, main)


def test_a_bot_takes_as_long_over_a_single_choice_as_over_many() -> None:
    async def main(thinkers: Thinkers) -> None:
        match = signoria.new("condottiere", seats=3, seed=1)
        (seat,) = match.to_act
        choices = [move.text for move in match.choices(seat)]
        seconds = []
        for some in (choices, choices, choices[:1]):
            asked = time.monotonic()
            assert await thinkers.choose("prince", "condottiere", match.view(seat), some) in some
            seconds.append(time.monotonic() - asked)
        assert seconds[2] >= 0.7 * seconds[1]

    with_thinkers(1, 60.0, main)


def test_whoever_stops_waiting_for_a_bot_ends_it() -> None:
    async def main(thinkers: Thinkers) -> None:
        await ask(thinkers)
        (bot,) = thinking()
        os.kill(bot, signal.SIGSTOP)
        asking = asyncio.create_task(ask(thinkers))
        await asyncio.sleep(0.1)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert thinking() == []
        await ask(thinkers)
        assert thinkers.deaths == 0

    with_thinkers(1, 60.0, main)
