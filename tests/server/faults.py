"""The fault run: scripted clients play at many tables while everything breaks. Nothing acknowledged may be lost.

Run by `make faults`; prints the counts for both databases and ends with 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.fault_checks import Findings, check
from server.fault_clients import Ledger, play_on
from server.fault_damage import Damage
from server.running import FREE, Cluster, Server

DATABASES = ("sqlite", "postgresql")
RECOVERY = 90.0  # seconds, at most, from the last fault to the end of the last game
SAY_EVERY = 10.0  # seconds

MISTAKES = ('"trace"', "Traceback", "Fatal Python error")  # in what the server has logged

LINES = (  # of the report: where they come from, and what they say
    ("games", "games played to their end"),
    ("server kills", "server killed"),
    ("worker kills", "worker processes killed"),
    ("bot kills", "bot processes killed"),
    ("cuts", "connections cut by clients"),
    ("connections", "connections made"),
    ("outages", "outages of the database"),
    ("acknowledged", "moves acknowledged"),
    ("resent", "moves sent again"),
    ("undone", "moves taken back"),
    ("stale", "stale answers"),
    ("unavailable", "unavailable answers"),
    ("witnessed", "looked up when acknowledged"),
    ("moves of people", "moves of people in journals"),
    ("acts", "acts in journals"),
    ("lost", "acknowledged moves lost"),
    ("doubled", "moves done twice"),
    ("done", "moves refused but done"),
    ("not durable", "acknowledged before durable"),
    ("matches replayed", "matches replayed equal"),
    ("sights compared", "clients saw all that happened"),
    ("silence", "longest silence, in seconds"),
    ("recovery", "from calm to the last game's end"),
)


class Progress:
    """A line that says how far it is; on a terminal always the same one."""

    def __init__(self, name: str, ledger: Ledger, damage: Damage) -> None:
        self.name = name
        self.ledger = ledger
        self.damage = damage
        self.began = time.monotonic()

    async def go_on(self) -> None:
        """Say it again and again."""
        is_terminal = sys.stdout.isatty()
        while True:
            await asyncio.sleep(1.0 if is_terminal else SAY_EVERY)
            print(f"\r{self.line()}\x1b[K" if is_terminal else self.line(), end="" if is_terminal else "\n", flush=True)

    def line(self) -> str:
        """How far it is."""
        counts = self.damage.counts + self.ledger.counts
        kills = "/".join(str(counts[f"{who} kills"]) for who in ("server", "worker", "bot"))
        return (
            f"  {self.name} {time.monotonic() - self.began:3.0f} s: {self.ledger.games} games over, "
            f"{len(self.ledger.acknowledged)} moves acknowledged, {counts['resent']} sent again, "
            f"{kills} processes killed, {counts['cuts']} cuts, {counts['outages']} outages"
        )


async def play_through(name: str, ledger: Ledger, damage: Damage) -> Findings:
    """All tables, all faults, then calm until every game is over; what was found."""
    saying = asyncio.create_task(Progress(name, ledger, damage).go_on())
    playing = [asyncio.create_task(play_on(ledger, number)) for number in range(ledger.tables)]
    raging = asyncio.create_task(damage.rage())
    try:
        await asyncio.wait((raging,))
        ledger.is_calm = True
        began = time.monotonic()
        done, late = await asyncio.wait(playing, timeout=RECOVERY)
        took = time.monotonic() - began
    finally:
        saying.cancel()
        for task in (raging, *playing):
            task.cancel()
        await asyncio.gather(saying, raging, *playing, return_exceptions=True)
        if sys.stdout.isatty():
            print("\r\x1b[K", end="")
    findings = await asyncio.to_thread(check, ledger)
    findings.expect(not late, f"{len(late)} tables did not come to their end in {RECOVERY:.0f} s", "unfinished")
    for task in (raging, *done):
        failure = task.exception()
        findings.expect(failure is None, f"a client failed, or the faults: {described(failure)}", "failures")
    findings.counts["recovery"] = round(took)
    return findings


def described(failure: BaseException | None) -> str:
    """What went wrong, on one line; of a group the first."""
    while isinstance(failure, BaseExceptionGroup):
        failure = failure.exceptions[0]
    return f"{type(failure).__name__}: {failure}".splitlines()[0]


@contextmanager
def database(name: str, folder: Path) -> Iterator[tuple[str, Cluster | None]]:
    """An empty database; its address, and who runs it."""
    if name == "sqlite":
        yield f"sqlite:///{folder / 'signoria.sqlite3'}", None
        return
    cluster = Cluster()
    try:
        cluster.start()
        yield cluster.new_database(), cluster
    finally:
        cluster.remove()


def run(name: str, tables: int, seconds: float, seed: int, log: Path | None) -> tuple[dict[str, int], list[str]]:
    """The run on one database: the counts, and whatever is wrong."""
    random.seed(seed)
    with (
        tempfile.TemporaryDirectory(prefix="signoria-faults-") as folder,
        database(name, Path(folder)) as (url, cluster),
    ):
        os.environ["TMPDIR"] = folder  # killed servers do not tidy up
        os.environ["PYTHONFAULTHANDLER"] = "1"  # a process that crashes says so
        program = (sys.executable, str(Path(__file__).with_name("full_disk.py"))) if cluster is None else ()
        said = log or Path(folder, "log")
        server = Server(
            url, "--workers", "2", "--bots", "2", *FREE, "--tables-per-guest", "1000000", program=program, log=said
        )
        server.start()
        try:
            ledger = Ledger(server.url, url, tables, random.Random(seed))
            damage = Damage(server, ledger, cluster, seconds)
            findings = asyncio.run(play_through(name, ledger, damage))
            code = server.stop()
        finally:
            server.kill()
        findings.expect(code == 0, f"the server ended with {code}", "failures")
        errors = [line for line in server.said().splitlines() if any(sign in line for sign in MISTAKES)]
        findings.expect(not errors, f"the server logged {len(errors)} mistakes of its own: {errors[:3]}", "failures")
    counts = ledger.counts + damage.counts + findings.counts
    return {**counts, "games": ledger.games, "acknowledged": len(ledger.acknowledged)}, findings.mistakes


def main() -> int:
    """Run it on both databases, or on one."""
    parser = argparse.ArgumentParser(prog="make faults ARGS=…", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long the faults last on each database")
    parser.add_argument("--tables", type=int, default=20, help="how many tables there are")
    parser.add_argument("--seed", type=int, default=None, help="of the faults and moves; their timing stays luck")
    parser.add_argument("--only", choices=DATABASES, help="run on this database only")
    parser.add_argument("--log", type=Path, help="keep what the servers log in this file")
    chosen = parser.parse_args()
    seed = random.SystemRandom().randrange(10**6) if chosen.seed is None else chosen.seed
    names = (chosen.only,) if chosen.only else DATABASES
    print(f"{chosen.tables} tables, faults for {chosen.seconds:.0f} s on each database, seed {seed}.", flush=True)
    columns, mistakes = [], []
    for name in names:
        counts, wrong = run(name, chosen.tables, chosen.seconds, seed, chosen.log)
        columns.append(counts)
        mistakes += [f"{name}: {mistake}" for mistake in wrong]
    print(f"{'':32}" + "".join(f"{name:>12}" for name in names))
    for key, text in LINES:
        print(f"{text:32}" + "".join(f"{counts.get(key, 0):12,}" for counts in columns))
    for mistake in mistakes:
        print(f"WRONG: {mistake}")
    print("Nothing acknowledged was lost." if not mistakes else f"{len(mistakes)} things are wrong.")
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
