"""Random games of every kind, checked along the way: whatever breaks is dumped as a record that replays."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import product
from typing import NamedTuple

import msgspec

from signoria.kernel.errors import BadInput, BadOption
from signoria.kernel.game import Option, Options, OptionValue
from signoria.kernel.play import settle
from signoria.kernel.registry import AnyGame, find
from signoria.kernel.rng import Rng, seeded
from signoria.lab.pool import Died, over_processes
from signoria.match.fairness import Seeded
from signoria.match.match import Match
from signoria.match.record import replay

RUNAWAY = 6_000  # decisions; the longest of 10,000 random matches of Condottiere had about 3,300
SAMPLE = 40  # one decision in so many is looked at closely
A_LARGE_NUMBER = 20  # tried for an option that takes a number, if its range allows


class Broken(Exception):
    """A check has failed."""


class Job(NamedTuple):
    """One game to play: everything about it follows from these."""

    game: str
    seed: int
    seats: int
    options: Options
    limit: int
    only: int | None  # the number of seats, if only that one was asked for


class Played(NamedTuple):
    """One game that was played: how it ended, or what broke."""

    job: Job
    decisions: int
    reason: str
    problem: str  # "" if nothing broke
    dump: str  # then a record up to there


class Tally(msgspec.Struct):
    """What came out of all games."""

    game: str
    seed: int
    games: int = 0
    decisions: int = 0
    longest: int = 0
    tables: int = 0  # numbers of seats and options that were tried …
    of: int = 0  # … of so many that are allowed
    endings: dict[str, int] = {}
    seats: dict[int, int] = {}
    failures: list[str] = []


# Tables


def tables(game: AnyGame, seats: int | None) -> list[tuple[int, Options]]:
    """Every allowed table: numbers of seats and combinations of options, scattered in a fixed order."""
    if seats is not None and seats not in game.seats:
        raise BadInput(f"{game.name} has {game.seating()}, not {seats}")
    names = [option.name for option in game.options]
    found: list[tuple[int, Options]] = []
    for number in game.seats if seats is None else [seats]:
        for values in product(*(values_of(option) for option in game.options)):
            options = dict(zip(names, values, strict=True))
            try:
                found.append((number, game.check_options(options, number)))
            except BadOption:
                continue
    rng = seeded(0)
    for at in range(len(found) - 1, 0, -1):
        other = rng.below(at + 1)
        found[at], found[other] = found[other], found[at]
    return found


def values_of(option: Option) -> list[OptionValue]:
    """The values worth trying: both, or the usual number, the smallest two and a large one."""
    if isinstance(option.default, bool):
        return [False, True]
    numbers = {option.default, option.low, option.low + 1, min(option.high, A_LARGE_NUMBER)}
    return sorted(number for number in numbers if option.low <= number <= option.high)


# One game


def play_checked(job: Job) -> Played:
    """Play one random game with all checks; never raises."""
    game = find(job.game)
    match: Match | None = None
    decisions = 0
    try:
        match = Match(game, game.start(job.seats, dict(job.options), None), Seeded(job.seed))
        rng = seeded(-1 - job.seed)
        for decisions in play_on(match, rng, job.limit):  # noqa: B007 - how far it came counts when it breaks
            pass
        check_end(match, rng)
        assert match.result is not None
        return Played(job, decisions, match.result.reason, "", "")
    except Exception as problem:
        told = f"{type(problem).__name__}: {problem}".splitlines()[0]
        return Played(job, decisions, "", told, dump(job, match, told, traceback.format_exc()))


def play_on(match: Match, rng: Rng, limit: int) -> Iterator[int]:
    """Play at random to the end, counting decisions."""
    made = 0
    while seats := match.to_act:
        seat = seats[rng.below(len(seats))]
        choices = match.choices(seat)
        indices = [move.index for move in choices]
        require(bool(indices), f"seat {seat} must decide, but has no choice")
        require(indices == sorted(set(indices)), f"the choices of seat {seat} are not sorted: {choices}")
        if rng.below(SAMPLE) == 0:
            check_position(match)
            check_imagined(match, rng)
        match.play(seat, choices[rng.below(len(choices))])
        made += 1
        yield made
        require(made < limit, f"a runaway: {limit} decisions and no end")
    require(not match.waits_for_luck, "chance must act, but does not")


def check_position(match: Match) -> None:
    """A position is read back as it was written; its reader also counts all cards."""
    game = match.game
    written = match.position()
    again = game.read_position(written, None)
    settle(again)
    require(game.write_position(again) == written, "the position is not what it was after being written and read")


def check_imagined(match: Match, rng: Rng) -> None:
    """A world that a seat, or a spectator, imagines looks the same to it."""
    game = match.game
    number = rng.below(match.seats + 1)
    seat = None if number == match.seats else number
    seen = match.view(seat)
    require(game.view(game.imagine(seen, rng), seat) == seen, f"seat {seat} would see that its imagined world is wrong")


def check_end(match: Match, rng: Rng) -> None:
    """Somebody won, nobody may move, every seat has a record, and the whole record gives an equal match."""
    require(match.result is not None, "nobody is to act, but there is no result")
    check_position(match)
    again = replay(match.record())
    require(again.record() == match.record(), "the record is not what it was after being replayed")
    require(again.position() == match.position(), "the replayed record ends with another position")
    for seat in range(match.seats):
        require(not match.choices(seat), f"the game is over, but seat {seat} has choices")
        require(again.view(seat) == match.view(seat), f"seat {seat} sees another end in the replayed record")
    reader = rng.below(match.seats)
    require(again.events(reader) == match.events(reader), f"seat {reader} is told other things in the replayed record")
    require(again.record(reader) == match.record(reader), f"seat {reader} gets another record after the replay")


def require(is_right: bool, problem: str) -> None:
    """Say what is broken, unless it is right."""
    if not is_right:
        raise Broken(problem)


def dump(job: Job, match: Match | None, problem: str, trace: str) -> str:
    """The record so far, with what happened and how to see it again in comments."""
    seats = "" if job.only is None else f" --seats {job.only}"
    words = [
        f"broken: {problem}",
        f"again: signoria fuzz {job.game} --games 1 --seed {job.seed}{seats} --limit {job.limit}",
        f"table: {job.seats} seats, {job.options}",
        *trace.rstrip().splitlines(),
    ]
    try:
        record = "" if match is None else match.record(private=True)
    except Exception as trouble:
        record = ""
        words.append(f"and the record cannot be written: {trouble!r}")
    return record + "".join(f"# {line}\n" for line in words)


# Many games


def fuzz(
    name: str,
    games: int,
    seed: int = 0,
    seats: int | None = None,
    workers: int = 1,
    limit: int = RUNAWAY,
    on_game: Callable[[Tally, Played], None] | None = None,
) -> Tally:
    """Play so many random games, from this seed on; `on_game` hears of each, with the tally so far."""
    game = find(name)
    if games < 1 or workers < 1 or limit < 1:
        raise BadInput("fuzz needs at least one game, one worker and one decision")
    kinds = tables(game, seats)
    jobs = [Job(name, number, *kinds[number % len(kinds)], limit, seats) for number in range(seed, seed + games)]
    tally = Tally(game.id, seed, of=len(kinds))
    with closing(over_processes(play_checked, jobs, workers)) as coming:
        for job, one in zip(jobs, coming, strict=True):
            played = lost(job, str(one)) if isinstance(one, Died) else one
            count(tally, played)
            tally.tables = min(tally.games, tally.of)  # seeds that follow one another try one after the other
            if on_game is not None:
                on_game(tally, played)
    return tally


def lost(job: Job, problem: str) -> Played:
    """A game that took its process with it."""
    return Played(job, 0, "", problem, dump(job, None, problem, ""))


def count(tally: Tally, played: Played) -> None:
    """Add one game to the tally."""
    tally.games += 1
    tally.decisions += played.decisions
    tally.longest = max(tally.longest, played.decisions)
    ending = "broken" if played.problem else played.reason
    tally.endings[ending] = tally.endings.get(ending, 0) + 1
    tally.seats[played.job.seats] = tally.seats.get(played.job.seats, 0) + 1
    if played.problem:
        tally.failures.append(f"seed {played.job.seed}: {played.problem}")
