"""`signoria sim`: many games between bots with a progress bar, a file to go on from, and a summary."""

from __future__ import annotations

import shlex
import sys
from contextlib import suppress
from pathlib import Path

import msgspec

from signoria.lab.report import BotReport, Report, report
from signoria.lab.simulate import Contest
from signoria.terminal.columns import aligned, interval, options_lines, percent, seat_lines
from signoria.terminal.course import Failure, closing_lines, how_to_go_on, run_games, table_words
from signoria.terminal.interrupts import INTERRUPTED

BROKEN = 1


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


def run(contest: Contest, games: int, workers: int, csv: Path | None, as_json: bool) -> int:
    """Play what has not been played yet, and report; the exit code."""
    course = run_games(contest, games, workers, csv)
    outcome = Outcome(
        report=report(contest, course.played()),
        asked=games,
        played=course.new,
        seconds=round(course.seconds, 3),
        games_per_second=course.games_per_second,
        interrupted=course.interrupted,
        go_on=command(contest, games, workers, csv) if course.interrupted and csv is not None else None,
        failures=course.failures,
    )
    with suppress(BrokenPipeError):
        print(msgspec.json.encode(outcome).decode() if as_json else "\n".join(lines(outcome)), flush=True)
    if outcome.interrupted:
        print(how_to_go_on(outcome.go_on), file=sys.stderr)
        return INTERRUPTED
    return BROKEN if outcome.failures else 0


def command(contest: Contest, games: int, workers: int, csv: Path) -> str:
    """The same again."""
    words = ["signoria", "sim", *table_words(contest, contest.bots, contest.seed), "--games", str(games)]
    return shlex.join([*words, "--workers", str(workers), "--csv", str(csv)])


# Words


def lines(outcome: Outcome) -> list[str]:
    """The summary as text."""
    told = outcome.report
    contest, games = told.contest, told.games
    count = f"{games} of {outcome.asked}" if games != outcome.asked else str(games)
    text = [f"{count} {'game' if count == '1' else 'games'} of {contest.game}, {contest.seats} seats, {seeds(outcome)}"]
    text += options_lines(contest)
    if games:
        text += ["", *bot_lines(told.bots), "", *seat_lines(contest.seats, told.bots), ""]
        endings = ", ".join(
            f"{reason} {number} ({100 * number / games:.0f} %)" for reason, number in told.endings.items()
        )
        text.append(f"endings    {endings}")
    if told.decisions is not None:
        long = told.decisions
        text.append(f"decisions  {long.mean:.1f} a game, from {long.least} to {long.most}")
    kept = games - outcome.played
    return text + closing_lines(outcome.played, kept, outcome.games_per_second, outcome.seconds, outcome.failures)


def seeds(outcome: Outcome) -> str:
    """Which seeds."""
    first = outcome.report.contest.seed
    return f"seed {first}" if outcome.asked == 1 else f"seeds {first} to {first + outcome.asked - 1}"


def bot_lines(bots: tuple[BotReport, ...]) -> list[str]:
    """How the bots fared, a row each."""
    rows = [("bot", "games", "wins", "share", "95 % interval", "fair")]
    for one in bots:
        total = one.total
        shares = (percent(total.share), interval(total), percent(one.fair))
        rows.append((one.bot, str(total.games), f"{total.wins:.1f}", *shares))
    return aligned(rows)
