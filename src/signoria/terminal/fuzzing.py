"""`signoria fuzz`: random games with a progress bar, a summary, and a file for each failure."""

from __future__ import annotations

import sys
from pathlib import Path
from time import monotonic

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from signoria.kernel.errors import BadInput
from signoria.lab.fuzz import Played, Tally, fuzz
from signoria.terminal.files import reason
from signoria.terminal.interrupts import INTERRUPTED

SHOWN = 20  # so many failures are told; all are dumped


class Report(msgspec.Struct):
    """The tally, how long it took and where the failures lie."""

    tally: Tally
    seconds: float
    games_per_second: float
    dumps: list[str]

    def lines(self) -> list[str]:
        """As text."""
        tally = self.tally
        endings = ", ".join(f"{count} {ending}" for ending, count in sorted(tally.endings.items()))
        seats = ", ".join(f"{count} with {seats}" for seats, count in sorted(tally.seats.items()))
        return [
            f"games      {tally.games} of {tally.game}, seeds {tally.seed} to {tally.seed + tally.games - 1}",
            f"decisions  {tally.decisions}, at most {tally.longest} in a game",
            f"endings    {endings}",
            f"seats      {seats}",
            f"variants   {tally.tables} of {tally.of} allowed tables tried",
            f"speed      {self.games_per_second:.1f} games a second, {self.seconds:.1f} seconds",
            f"failures   {len(tally.failures)}",
            *(
                f"  {failure}; see {file}"
                for failure, file in list(zip(tally.failures, self.dumps, strict=False))[:SHOWN]
            ),
            *([f"  and {len(tally.failures) - SHOWN} more"] if len(tally.failures) > SHOWN else []),
        ]


def run(
    game: str, games: int, seed: int, seats: int | None, workers: int, limit: int, folder: Path, as_json: bool
) -> int:
    """Play, count and report; 0 if nothing broke."""
    began = monotonic()
    report = Report(Tally(game, seed), 0.0, 0.0, [])
    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    code = 0
    with Progress(*columns, console=console, disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(game, total=games)

        def on_game(tally: Tally, played: Played) -> None:
            report.tally = tally
            if played.problem:
                report.dumps.append(str(write_dump(folder, played)))
            bar.advance(task)

        try:
            report.tally = fuzz(game, games, seed, seats, workers, limit, on_game)
        except KeyboardInterrupt:
            code = INTERRUPTED
    report.seconds = monotonic() - began
    report.games_per_second = report.tally.games / report.seconds if report.seconds else 0.0
    print(msgspec.json.encode(report).decode() if as_json else "\n".join(report.lines()))
    return 1 if report.tally.failures else code


def write_dump(folder: Path, played: Played) -> Path:
    """Put a failure into a file of its own."""
    file = folder / f"{played.job.game}-{played.job.seed}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(played.dump, encoding="utf-8")
    except OSError as problem:
        raise BadInput(f"{file} cannot be written: {reason(problem)}\n{played.dump}") from problem
    return file
