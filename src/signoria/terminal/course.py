"""A run of many games: with a progress bar, kept in a file, and stopped when asked; only what is missing is played."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from time import monotonic

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from signoria.lab.ledger import Ledger
from signoria.lab.simulate import Broken, Played, Programme, play_games
from signoria.terminal.interrupts import interruptible

REFRESH = 0.1  # seconds between two looks at the progress bar
SHOWN = 20  # so many broken games are told


class Course:
    """How a run went; what comes in is kept at once."""

    def __init__(self, programme: Programme, ledger: Ledger | None, games: int) -> None:
        rows = {} if ledger is None else ledger.rows
        self.programme = programme
        self.ledger = ledger
        self.games = games
        self.by_number = {number: one for number, one in sorted(rows.items()) if number < games}
        self.from_file = len(self.by_number)
        self.failures: list[Failure] = []
        self.seconds = 0.0
        self.interrupted = False

    @property
    def new(self) -> int:
        """How many games were played in this run."""
        return len(self.by_number) - self.from_file

    @property
    def games_per_second(self) -> float:
        """How fast it went."""
        return round(self.new / self.seconds, 1) if self.new and self.seconds else 0.0

    def played(self) -> list[Played]:
        """All games there are, in order."""
        return [self.by_number[number] for number in sorted(self.by_number)]

    def play_rest(self, workers: int) -> None:
        """Play the games that are missing."""
        missing = [number for number in range(self.games) if number not in self.by_number]
        with (
            progress(self.games, self.from_file) as bar,
            closing(play_games(self.programme, missing, workers)) as coming,
        ):
            for number, one in zip(missing, coming, strict=True):
                if isinstance(one, Broken):
                    self.failures.append(failure(self.programme, one))
                else:
                    if self.ledger is not None:
                        self.ledger.add(number, one)
                    self.by_number[number] = one
                bar.step()


def run_games(programme: Programme, games: int, workers: int, csv: Path | None) -> Course:
    """Play the first games of a programme, but for those that are in the file; until done, or stopped."""
    with Ledger(csv, programme) if csv is not None else nullcontext() as ledger:
        course = Course(programme, ledger, games)
        began = monotonic()
        try:
            with interruptible():
                course.play_rest(workers)
        except KeyboardInterrupt:
            course.interrupted = True
        course.seconds = monotonic() - began
    return course


# The progress bar


class GamesPerSecond(ProgressColumn):
    """How fast it goes."""

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else f"{task.speed:.1f} games/s")


class Bar:
    """The progress bar. It is drawn when a game is over: no thread of its own, as processes are forked meanwhile."""

    def __init__(self, drawn: Progress, games: int, done: int) -> None:
        self.drawn = drawn
        self.task = drawn.add_task("games", total=games, completed=done)
        self.seen = 0.0

    def step(self) -> None:
        """One more game."""
        now = monotonic()
        is_time = now - self.seen >= REFRESH
        self.seen = now if is_time else self.seen
        self.drawn.advance(self.task)
        if is_time:
            self.drawn.refresh()


@contextmanager
def progress(games: int, done: int) -> Iterator[Bar]:
    """On the terminal, if there is one to see it on."""
    console = Console(stderr=True, highlight=False)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        GamesPerSecond(),
        TimeRemainingColumn(),
    )
    off = not sys.stderr.isatty()
    with Progress(*columns, console=console, disable=off, transient=True, auto_refresh=False) as drawn:
        yield Bar(drawn, games, done)


# What broke, and how to see it again


class Failure(msgspec.Struct, frozen=True):
    """A game that broke, and how to see it break again."""

    seed: int
    bots: tuple[str, ...]
    problem: str
    again: str
    trace: str


def failure(programme: Programme, broken: Broken) -> Failure:
    """How to see it again: a simulation with the bots as they sat, so that its first game is this one."""
    words = ["signoria", "sim", *table_words(programme, broken.bots, broken.seed), "--games", "1", "--workers", "1"]
    return Failure(broken.seed, broken.bots, broken.problem, shlex.join(words), broken.trace)


def table_words(programme: Programme, bots: tuple[str, ...], seed: int) -> list[str]:
    """The part of a command that says which table, which bots and which seed."""
    words = [programme.game, "--seats", str(programme.seats), "--bots", ",".join(bots)]
    words += ["--seed", str(seed)] if seed else []
    for name, value in programme.options.items():
        words += ["--option", f"{name}={str(value).lower()}"]
    return words


def how_to_go_on(go_on: str | None) -> str:
    """After Ctrl-C."""
    if go_on is not None:
        return f"Stopped. Go on with: {go_on}"
    return "Stopped. With --csv FILE a run can go on where it was stopped."


def closing_lines(played: int, kept: int, games_per_second: float, seconds: float, broken: list[Failure]) -> list[str]:
    """The end of a summary: how fast it was, how much came from a file, and what broke."""
    speed = f"{games_per_second:.1f} games a second, {seconds:.1f} seconds" if played else "nothing was played"
    text = [f"speed      {speed}" + (f"; {kept} from the file" if kept else "")]
    if broken:
        text += ["", f"{len(broken)} broken:"]
        for one in broken[:SHOWN]:
            text += [f"  seed {one.seed}: {one.problem}", f"    again: {one.again}"]
        if len(broken) > SHOWN:
            text.append(f"  and {len(broken) - SHOWN} more")
    return text
