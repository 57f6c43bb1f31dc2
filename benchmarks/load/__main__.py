"""Prints how many moves a second our server takes, beside a boardgame.io server, and how soon it says so: `make load`.

Two people sit at each table, each with a socket, and move as soon as it is their turn. One client program plays at all
tables of all servers. Ours acknowledges a move when it is durable; the peer keeps its games in memory.
"""

from __future__ import annotations

import argparse
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import uvloop
from rich.console import Console
from rich.table import Table

from benchmarks.load.measure import Memory, Step, measure
from benchmarks.load.servers import NODE, SERVERS, Peer

LIMIT = 100.0  # ms in which 95 of 100 moves must be acknowledged
FILES = 8192  # that may be open at once: two ends of every socket

console = Console(width=120, highlight=False)


def main() -> None:
    """Measure and print."""
    names = [server.name for server in SERVERS]
    parser = argparse.ArgumentParser(prog="make load", description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--tables", default="10,100,500", help="how many, one number after the other (default %(default)s)"
    )
    parser.add_argument("--seconds", type=float, default=6.0, help="counted play per step (default %(default)s)")
    parser.add_argument("--only", default=",".join(names), help="which servers (default %(default)s)")
    given = parser.parse_args()
    counts = sorted({int(number) for number in given.tables.split(",")})
    wanted = given.only.split(",")
    if unknown := set(wanted) - set(names):
        sys.exit(f"no such server: {', '.join(sorted(unknown))}")
    if not Path("/proc/self/stat").exists():
        sys.exit("CPU and memory are read from /proc: this needs Linux")
    if Peer.name in wanted and not NODE.exists():
        sys.exit("the peer is not installed; run `make load`, which installs it into .bench-node")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    files = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))

    signal.signal(signal.SIGTERM, lambda *_: sys.exit("told to end"))  # and take everything away first
    began = time.monotonic()
    console.print(f"{os.cpu_count()} cores; to write a page durably takes {sync_time():.2f} ms")
    steps: list[Step] = []
    memories: list[Memory] = []
    servers = [server() for server in SERVERS if server.name in wanted]
    try:
        for tables in counts:
            for server in servers:  # in turns, so that whatever else the machine does falls on all
                limit = LIMIT if tables == counts[-1] else None
                more, found = uvloop.run(measure(server, tables, given.seconds, limit, console.print))
                steps += more
                memories.append(found)
    finally:
        for server in servers:
            server.close()
    show(steps)
    show_best(steps)
    show_memory([one for one in memories if one.tables == counts[-1]])
    console.print(f"{time.monotonic() - began:.0f} s")
    if problems := [f"{step.server}: {problem}" for step in steps for problem in step.problems]:
        sys.exit(f"{len(problems)} things went wrong, such as: {problems[0]}")


def sync_time() -> float:
    """The ms that the disk below our temporary folder usually takes; nothing there is durable if it takes none."""
    took: list[float] = []
    with tempfile.TemporaryFile() as file:
        for _ in range(50):
            file.write(bytes(4096))
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            took.append(time.perf_counter() - began)
    return median(took) * 1000


def show(steps: Sequence[Step]) -> None:
    """As fast as it goes."""
    table = Table(title="Everybody moves at once", title_justify="left")
    table.add_column("tables", justify="right")
    table.add_column("server", no_wrap=True)
    columns = (
        "moves/s",
        "peer ×",
        "p50 ms",
        "p95 ms",
        "p99 ms",
        "a core s",
        "server",
        "database",
        "client",
        "games",
    )
    for column in columns:
        table.add_column(column, justify="right")
    fastest = [step for step in steps if not step.think]
    for step in fastest:
        cores = [used / step.seconds for used in (step.server_cpu, step.database_cpu, step.client_cpu)]
        table.add_row(
            str(step.tables),
            step.server,
            f"{step.rate:,.0f}",
            ratio(step, [other for other in fastest if other.tables == step.tables]),
            *(f"{latency:.1f}" for latency in step.latencies),
            f"{step.moves / max(step.server_cpu, 0.01):,.0f}",
            *(f"{one:.2f}" for one in cores),
            str(step.games),
        )
    console.print(table)
    console.print("server, database, client: cores used; a core s: moves for each second of the server's CPU.\n")


def show_best(steps: Sequence[Step]) -> None:
    """The most moves a second whose answers come in time, with as many tables and sockets at each server."""
    tables = max(step.tables for step in steps)
    table = Table(title=f"The most moves a second at p95 under {LIMIT:.0f} ms, {tables} tables", title_justify="left")
    for column in ("server", "moves/s", "peer ×", "p95 ms", "ms to think", "games", ""):
        table.add_column(column, justify="right" if column not in ("server", "") else "left")
    in_time = [step for step in steps if step.p95 < LIMIT and step.tables == tables]
    names = dict.fromkeys(step.server for step in steps)
    best = [
        max(those, key=lambda step: step.rate) for name in names if (those := [s for s in in_time if s.server == name])
    ]
    peer = next((step.rate for step in best if step.server == Peer.name), None)
    for step in best:
        verdict = "" if peer is None or step.server == Peer.name else "kept" if step.rate >= peer else "missed"
        pace = f"{step.think * 1000:.0f}"
        table.add_row(
            step.server, f"{step.rate:,.0f}", ratio(step, best), f"{step.p95:.1f}", pace, str(step.games), verdict
        )
    for name in names:
        if name not in [step.server for step in best]:
            table.add_row(name, "none in time", "", "", "", "", "" if name == Peer.name else "missed")
    console.print(table)
    anywhere = [step.rate for step in steps if step.server == Peer.name and step.p95 < LIMIT]
    if anywhere:
        console.print(f"The peer's best at any number of tables: {max(anywhere):,.0f} moves/s.")
    console.print()


def show_memory(memories: Sequence[Memory]) -> None:
    """Servers and tables at rest."""
    table = Table(title="At rest", title_justify="left")
    for column in ("server", "idle MiB", "KiB a table", "… with two sockets", "CPU ms to make that"):
        table.add_column(column, justify="left" if column == "server" else "right")
    for one in memories:
        cpu = f"{one.cpu / one.tables * 1000:.1f}"
        table.add_row(one.server, f"{one.idle:.0f}", f"{one.table:.1f}", f"{one.watched_table:.1f}", cpu)
    console.print(table)


def ratio(step: Step, others: Sequence[Step]) -> str:
    """How many times the peer's moves a second."""
    peer = next((other.rate for other in others if other.server == Peer.name), None)
    return "–" if peer is None or step.server == Peer.name else f"{step.rate / peer:.2f}"


if __name__ == "__main__":
    main()
