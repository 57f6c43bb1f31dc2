"""`signoria tournament`: bots against each other from all seats of equal deals, and how strong they are by that."""

from __future__ import annotations

import shlex
import sys
from contextlib import suppress
from pathlib import Path

import msgspec

from signoria.lab.standings import Pairing, Standing, Standings, standings
from signoria.lab.tournament import Tournament, count_games
from signoria.terminal.columns import aligned, interval, options_lines, percent, seat_lines
from signoria.terminal.course import Failure, closing_lines, how_to_go_on, run_games, table_words
from signoria.terminal.interrupts import INTERRUPTED

BROKEN = 1
ENOUGH = 20  # sittings; of fewer a bootstrap makes too much


class Outcome(msgspec.Struct, kw_only=True):
    """What `--json` prints."""

    standings: Standings
    asked: int  # games, those of the file included
    played: int  # in this run
    seconds: float
    games_per_second: float
    interrupted: bool
    go_on: str | None  # the command that plays the rest
    failures: list[Failure]


def hold(tournament: Tournament, each: int, workers: int, csv: Path | None) -> Outcome:
    """Play what has not been played yet, so many games for each line-up."""
    games = count_games(tournament, each)
    course = run_games(tournament, games, workers, csv)
    return Outcome(
        standings=standings(tournament, course.by_number),
        asked=games,
        played=course.new,
        seconds=round(course.seconds, 3),
        games_per_second=course.games_per_second,
        interrupted=course.interrupted,
        go_on=command(tournament, each, workers, csv) if course.interrupted and csv is not None else None,
        failures=course.failures,
    )


def run(tournament: Tournament, each: int, workers: int, csv: Path | None, as_json: bool) -> int:
    """Hold the tournament, and report; the exit code."""
    outcome = hold(tournament, each, workers, csv)
    with suppress(BrokenPipeError):
        print(msgspec.json.encode(outcome).decode() if as_json else "\n".join(lines(outcome)), flush=True)
    if outcome.interrupted:
        print(how_to_go_on(outcome.go_on), file=sys.stderr)
        return INTERRUPTED
    return BROKEN if outcome.failures else 0


def command(tournament: Tournament, each: int, workers: int, csv: Path) -> str:
    """The same again."""
    words = ["signoria", "tournament", *table_words(tournament, tournament.bots, tournament.seed)]
    words += ["--against-rest"] if tournament.against_rest else []
    return shlex.join([*words, "--games", str(each), "--workers", str(workers), "--csv", str(csv)])


# Words


def lines(outcome: Outcome) -> list[str]:
    """The summary as text."""
    told = outcome.standings
    tournament = told.tournament
    count = f"{told.games} of {outcome.asked}" if told.games != outcome.asked else str(told.games)
    line_ups = len(tournament.line_ups)
    each = f"{outcome.asked // line_ups} for each of {line_ups} line-ups" if line_ups > 1 else "one line-up"
    text = [f"{count} games of {tournament.game}, {tournament.seats} seats, {each}, from seed {tournament.seed}"]
    text += options_lines(tournament)
    if told.games:
        text += ["", *bot_lines(told.bots), "", *seat_lines(tournament.seats, [one.fared for one in told.bots])]
        text += ["", *pair_lines(told.pairs), "", f"Elo        {anchored(told)}"]
    kept = told.games - outcome.played
    return text + closing_lines(outcome.played, kept, outcome.games_per_second, outcome.seconds, outcome.failures)


def anchored(told: Standings) -> str:
    """What the ratings are measured from."""
    base = f"{told.anchor} is 1500" if told.anchor else "1500 is the mean of these bots"
    is_rough = told.games < ENOUGH * told.tournament.seats
    return base + ("; with so few games the intervals are too narrow" if is_rough else "")


def bot_lines(bots: tuple[Standing, ...]) -> list[str]:
    """The bots by strength, a row each."""
    rows = [("bot", "Elo", "95 % interval", "games", "wins", "share", "fair")]
    for one in bots:
        total = one.fared.total
        counts = (str(total.games), f"{total.wins:.1f}", percent(total.share), percent(one.fared.fair))
        rows.append((one.bot, f"{one.elo:.0f}", f"{one.low:.0f} – {one.high:.0f}", *counts))
    return aligned(rows)


def pair_lines(pairs: tuple[Pairing, ...]) -> list[str]:
    """How each fared against each, a row each."""
    rows = [("of what either won", "games", "share", "95 % interval", "fair")]
    for one in pairs:
        share = one.share
        rows.append(
            (f"{one.bot} – {one.other}", str(share.games), percent(share.share), interval(share), percent(one.fair))
        )
    return aligned(rows)
