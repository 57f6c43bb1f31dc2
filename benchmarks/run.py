"""Prints our engine's figures beside its peers', measured in turns in the same run: `make bench`.

The compiled engine is the one installed beside this Python, the interpreted one is `src`; the peers live in an
environment of their own. Each is measured in several rounds, one after the other, and the median of the rounds counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

HERE = Path(__file__).parent
ROOT = HERE.parent
PEERS_PYTHON = ROOT / ".venv-bench" / "bin" / "python"

Figures = dict[str, float]

# What we promise: our figure is at least so many times the peer's.
Promise = tuple[str, str, str, str, float]
CONDOTTIERE: tuple[Promise, ...] = (
    ("compiled, kernel driven from Python", "compiled", "decisions_per_second", "hearts", 2.0),
    ("compiled, kernel driven from Python", "compiled", "decisions_per_second", "catanatron", 25.0),
    ("compiled, through a match with record", "compiled", "match_decisions_per_second", "hearts", 0.8),
    ("compiled, playouts inside the engine", "compiled", "inside_decisions_per_second", "hearts", 3.0),
    ("interpreted, kernel driven from Python", "interpreted", "decisions_per_second", "catanatron", 4.0),
)
TENFOLD: tuple[Promise, ...] = (
    ("compiled, kernel driven from Python", "compiled", "decisions_per_second", "catanatron", 10.0),
    ("interpreted, kernel driven from Python", "interpreted", "decisions_per_second", "catanatron", 2.5),
)
PROMISES = {"condottiere": CONDOTTIERE, "tuscany": TENFOLD, "virtu": TENFOLD, "wars-of-italy": TENFOLD[:1]}
LIMITS = {  # µs for a copy
    "condottiere": (("compiled", 2.0), ("interpreted", 4.0)),
    "tuscany": (("compiled", 4.0), ("interpreted", 8.0)),
    "virtu": (("compiled", 4.0), ("interpreted", 8.0)),
    "wars-of-italy": (("compiled", 4.0), ("interpreted", 8.0)),
}

SEATS = {"wars-of-italy": 2}  # where four cannot play
ROWS = (
    ("decisions/s", "decisions_per_second"),
    ("… with 2 or more choices", "choices_per_second"),
    ("… through a match", "match_decisions_per_second"),
    ("… inside the engine", "inside_decisions_per_second"),
    ("games/s", "games_per_second"),
    ("decisions a game", "decisions_per_game"),
    ("choices a decision", "mean_branching"),
    ("µs a player's turn", "turn_us"),
    ("copy µs", "copy_us"),
    ("copy µs, most seats", "copy_us_most_seats"),
)


def ask(command: list[str], path: str) -> dict[str, object]:
    """The JSON that a measuring program prints."""
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, cwd=HERE)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr}")
    answer: dict[str, object] = json.loads(done.stdout)
    return answer


def numbers(answer: object) -> Figures:
    """The figures of an answer."""
    if not isinstance(answer, dict):
        return {}
    return {name: float(value) for name, value in answer.items() if isinstance(value, int | float)}


def measure(rounds: int, seconds: float, game: str) -> dict[str, Figures]:
    """Medians over the rounds, for our two engines and each peer."""
    own = [sys.executable, "engine.py", "--game", game, "--seats", str(SEATS.get(game, 4)), "--seconds", str(seconds)]
    found: dict[str, list[Figures]] = {}
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("measuring", total=rounds * 3)
        for _ in range(rounds):
            for path in ("", str(ROOT / "src")):
                answer = ask(own, path)
                found.setdefault(str(answer["engine"]), []).append(numbers(answer))
                progress.advance(task)
            for name, peer in ask([str(PEERS_PYTHON), "peers.py", "--seconds", str(seconds)], "").items():
                found.setdefault(name, []).append(numbers(peer))
            progress.advance(task)
    return {
        name: {figure: median(one[figure] for one in all_rounds) for figure in all_rounds[0]}
        for name, all_rounds in found.items()
    }


def show(figures: dict[str, Figures], game: str) -> None:
    """Print the figures and what they say of our promises."""
    console = Console(width=120)
    table = Table(title=f"Random play, {SEATS.get(game, 4)} players, one core: {game} and peers", title_justify="left")
    table.add_column("")
    for name in figures:
        table.add_column(name, justify="right")
    for title, figure in ROWS:
        table.add_row(title, *(written(one.get(figure)) for one in figures.values()))
    console.print(table)
    promises = Table(title="Promises", title_justify="left")
    for column in ("what", "peer", "promised", "measured", ""):
        promises.add_column(column)
    for title, engine, figure, peer, factor in PROMISES[game]:
        ratio = figures[engine][figure] / figures[peer]["decisions_per_second"]
        promises.add_row(title, peer, f"≥ {factor:g}×", f"{ratio:.2f}×", "kept" if ratio >= factor else "missed")
    for engine, limit in LIMITS[game]:
        copy = figures[engine]["copy_us_most_seats"]
        verdict = "kept" if copy <= limit else "missed"
        promises.add_row(f"{engine}, copy, most seats", "", f"≤ {limit:g} µs", f"{copy:.2f} µs", verdict)
    console.print(promises)


def written(number: float | None) -> str:
    """A figure with as many digits as it deserves."""
    if number is None:
        return "–"
    return f"{number:,.0f}" if number >= 1000 else f"{number:g}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="condottiere", choices=sorted(PROMISES))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="timed play per figure and round (default 2)")
    given = parser.parse_args()
    if not PEERS_PYTHON.exists():
        sys.exit("the peers are not installed; run `make bench`, which installs them into .venv-bench")
    show(measure(given.rounds, given.seconds, given.game), given.game)


if __name__ == "__main__":
    main()
