"""`signoria sim`: many games between bots with a progress bar, a file to go on from, and a summary."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from signoria.lab.ledger import Ledger
from signoria.lab.report import BotReport, Report, Share, report
from signoria.lab.simulate import Broken, Contest, Played, play_games
from signoria.terminal.interrupts import INTERRUPTED, interruptible

BROKEN = 1
REFRESH = 0.1  # seconds between two looks at the progress bar
SHOWN = 20  # so many broken games are told


class Failure(msgspec.Struct, frozen=True):
    """A game that broke, and how to see it break again."""

    seed: int
    bots: tuple[str, ...]
    problem: str
    again: str
    trace: str


class Outcome(msgspec.Struct, kw_only=True):
    """What `--json` prints."""

    report: Report
    asked: int  # games, those of the file included
    played: int  # in this run
    seconds: float
    games_per_second: float
    interrupted: bool
    go_on: str | None  # the command that plays the rest
    failures: list[Failure]


class Run(NamedTuple):
    """What was asked for."""

    contest: Contest
    games: int
    workers: int
    csv: Path | None
    as_json: bool

    def command(self) -> str:
        """The same again."""
        words = [*words_of(self.contest, self.contest.bots, self.contest.seed), "--games", str(self.games)]
        words += ["--workers", str(self.workers)]
        return shlex.join([*words, *([] if self.csv is None else ["--csv", str(self.csv)])])


def run(contest: Contest, games: int, workers: int, csv: Path | None, as_json: bool) -> int:
    """Play what has not been played yet, and report; the exit code."""
    asked = Run(contest, games, workers, csv, as_json)
    played: dict[int, Played] = {}
    failures: list[Failure] = []
    interrupted = False
    with Ledger(csv, contest) if csv is not None else nullcontext() as ledger:
        if ledger is not None:
            played |= {number: one for number, one in sorted(ledger.rows.items()) if number < games}
        before, began = len(played), monotonic()
        try:
            with interruptible():
                play_rest(asked, ledger, played, failures)
        except KeyboardInterrupt:
            interrupted = True
        seconds = monotonic() - began
    new = len(played) - before
    outcome = Outcome(
        report=report(contest, [played[number] for number in sorted(played)]),
        asked=games,
        played=new,
        seconds=round(seconds, 3),
        games_per_second=round(new / seconds, 1) if new and seconds else 0.0,
        interrupted=interrupted,
        go_on=asked.command() if interrupted and csv is not None else None,
        failures=failures,
    )
    with suppress(BrokenPipeError):
        print(msgspec.json.encode(outcome).decode() if as_json else "\n".join(lines(outcome)), flush=True)
    if interrupted:
        print(how_to_go_on(outcome), file=sys.stderr)
        return INTERRUPTED
    return BROKEN if failures else 0


def play_rest(asked: Run, ledger: Ledger | None, played: dict[int, Played], failures: list[Failure]) -> None:
    """Play the games that are missing; what comes in is kept at once."""
    contest = asked.contest
    missing = [number for number in range(asked.games) if number not in played]
    with progress(asked, len(played)) as bar, closing(play_games(contest, missing, asked.workers)) as coming:
        for number, one in zip(missing, coming, strict=True):
            if isinstance(one, Broken):
                failures.append(failure(contest, one))
            else:
                if ledger is not None:
                    ledger.add(one)
                played[number] = one
            bar.step()


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
def progress(asked: Run, done: int) -> Iterator[Bar]:
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
        yield Bar(drawn, asked.games, done)


# Words


def words_of(contest: Contest, bots: tuple[str, ...], seed: int) -> list[str]:
    """The command for games of these bots, up to their number."""
    words = ["signoria", "sim", contest.game, "--seats", str(contest.seats), "--bots", ",".join(bots)]
    words += ["--seed", str(seed)] if seed else []
    for name, value in contest.options.items():
        words += ["--option", f"{name}={str(value).lower()}"]
    return words


def failure(contest: Contest, broken: Broken) -> Failure:
    """How to see it again: the bots as they sat, so that the first game is this one."""
    again = shlex.join([*words_of(contest, broken.bots, broken.seed), "--games", "1", "--workers", "1"])
    return Failure(broken.seed, broken.bots, broken.problem, again, broken.trace)


def how_to_go_on(outcome: Outcome) -> str:
    """After Ctrl-C."""
    if outcome.go_on is not None:
        return f"Stopped. Go on with: {outcome.go_on}"
    return "Stopped. With --csv FILE a run can go on where it was stopped."


def lines(outcome: Outcome) -> list[str]:
    """The summary as text."""
    told = outcome.report
    contest, games = told.contest, told.games
    count = f"{games} of {outcome.asked}" if games != outcome.asked else str(games)
    text = [f"{count} {'game' if count == '1' else 'games'} of {contest.game}, {contest.seats} seats, {seeds(outcome)}"]
    if contest.options:
        text.append("options    " + " ".join(f"{name}={str(value).lower()}" for name, value in contest.options.items()))
    if games:
        text += ["", *bot_lines(told.bots), "", *seat_lines(contest, told.bots), ""]
        endings = ", ".join(
            f"{reason} {number} ({100 * number / games:.0f} %)" for reason, number in told.endings.items()
        )
        text.append(f"endings    {endings}")
    if told.decisions is not None:
        long = told.decisions
        text.append(f"decisions  {long.mean:.1f} a game, from {long.least} to {long.most}")
    kept = games - outcome.played
    speed = f"{outcome.games_per_second:.1f} games a second, {outcome.seconds:.1f} seconds"
    text.append(f"speed      {speed if outcome.played else 'nothing was played'}")
    if kept:
        text[-1] += f"; {kept} from the file"
    if outcome.failures:
        text += ["", f"{len(outcome.failures)} broken:"]
        for one in outcome.failures[:SHOWN]:
            text += [f"  seed {one.seed}: {one.problem}", f"    again: {one.again}"]
        if len(outcome.failures) > SHOWN:
            text.append(f"  and {len(outcome.failures) - SHOWN} more")
    return text


def seeds(outcome: Outcome) -> str:
    """Which seeds."""
    first = outcome.report.contest.seed
    return f"seed {first}" if outcome.asked == 1 else f"seeds {first} to {first + outcome.asked - 1}"


def bot_lines(bots: tuple[BotReport, ...]) -> list[str]:
    """How the bots fared, a row each."""
    rows = [("bot", "games", "wins", "share", "95 % interval", "fair")]
    for one in bots:
        total = one.total
        interval = f"{percent(total.low)} – {percent(total.high)}"
        rows.append((one.bot, str(total.games), f"{total.wins:.1f}", percent(total.share), interval, percent(one.fair)))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


def seat_lines(contest: Contest, bots: tuple[BotReport, ...]) -> list[str]:
    """The share of each bot on each seat, a row each."""
    width = max(len("by seat"), *(len(one.bot) for one in bots))
    rows = [f"{'by seat':<{width}}" + "".join(f"{seat:>9}" for seat in range(contest.seats))]
    return rows + [f"{one.bot:<{width}}" + "".join(seat_share(share) for share in one.by_seat) for one in bots]


def seat_share(share: Share | None) -> str:
    """A cell of that table."""
    return f"{'–' if share is None else percent(share.share):>9}"


def percent(share: float) -> str:
    """As people read it."""
    return f"{100 * share:.1f} %"
