"""Prints how fast our search is beside OpenSpiel's C++ ISMCTS bot, measured in turns in the same run: `make bench`."""

from __future__ import annotations

import argparse
import sys
from statistics import median

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.run import PEERS_PYTHON, ROOT, ask, numbers, written

ROWS = (
    ("iterations/s", "iterations_per_second"),
    ("simulated decisions/s", "decisions_per_second"),
    ("decisions an iteration", "decisions_per_iteration"),
)
PEER = "OpenSpiel, hearts"


def measure(rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """Medians over the rounds: each kind of search on each engine, and the peer."""
    found: dict[str, list[dict[str, float]]] = {}
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("searching", total=rounds * 3)
        for _ in range(rounds):
            for path in ("", str(ROOT / "src")):
                answer = ask([sys.executable, "search.py", "--seconds", str(seconds)], path)
                for kind in ("ismcts", "ismcts-plain"):
                    found.setdefault(f"{kind}, {answer['engine']}", []).append(numbers(answer[kind]))
                progress.advance(task)
            peer = ask([str(PEERS_PYTHON), "search_peer.py", "--seconds", str(seconds)], "")
            found.setdefault(PEER, []).append(numbers(peer))
            progress.advance(task)
    return {
        name: {figure: median(one[figure] for one in rounds_of) for _, figure in ROWS}
        for name, rounds_of in found.items()
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="timed search per figure and round (default 2)")
    given = parser.parse_args()
    if not PEERS_PYTHON.exists():
        sys.exit("the peers are not installed; run `make bench`, which installs them into .venv-bench")
    figures = measure(given.rounds, given.seconds)
    table = Table(title="Search, four players, one core: condottiere and OpenSpiel's hearts", title_justify="left")
    table.add_column("")
    for title, _ in ROWS:
        table.add_column(title, justify="right")
    table.add_column("decisions beside the peer", justify="right")
    for name, one in figures.items():
        ratio = one["decisions_per_second"] / figures[PEER]["decisions_per_second"]
        table.add_row(name, *(written(round(one[figure], 1)) for _, figure in ROWS), f"{ratio:.2f}×")
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
