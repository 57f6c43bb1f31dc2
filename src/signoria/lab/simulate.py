"""Many games between bots, over processes."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import ClassVar, NamedTuple, Protocol

import msgspec

from signoria.bots import bot, check_bot, meaning
from signoria.kernel.errors import BadInput
from signoria.kernel.game import Options
from signoria.kernel.play import to_act
from signoria.kernel.registry import find
from signoria.lab.pool import Died, over_processes
from signoria.match.fairness import Seeded
from signoria.match.match import Match


class Programme(Protocol):
    """Games between bots that are fixed before the first is played, numbered from 0."""

    command: ClassVar[str]  # plays them

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def bots(self) -> tuple[str, ...]: ...
    @property
    def options(self) -> Options: ...
    def job(self, number: int) -> Job:
        """The game with this number."""
        ...


class Contest(msgspec.Struct, frozen=True):
    """What decides every game of a simulation: all but how many there are. Equal contests, equal games."""

    command: ClassVar[str] = "sim"

    game: str
    rules: int  # version
    edition: str
    seats: int
    bots: tuple[str, ...]
    meaning: tuple[str, ...]  # what the bots are now: when one is another, its games are others
    seed: int  # of the first game; the others count on from it
    options: Options  # those that differ from the usual

    def table(self, number: int) -> tuple[str, ...]:
        """Who sits where: the bots fill the seats in turn and move on from game to game."""
        return tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats))

    def job(self, number: int) -> Job:
        """The game with this number."""
        return Job(self.game, self.table(number), self.seed + number, self.options)


class Job(NamedTuple):
    """One game to play: everything about it follows from these."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: Options


class Played(NamedTuple):
    """One finished game: which bot sat where, who won."""

    seed: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
    decisions: int


class Broken(NamedTuple):
    """A game that broke: a mistake of ours, or of a bot."""

    seed: int
    bots: tuple[str, ...]
    problem: str
    trace: str


class BrokenGame(RuntimeError):
    """A game of a simulation broke; the message says which."""

    def __init__(self, broken: Broken) -> None:
        super().__init__(f"the game with seed {broken.seed} of {', '.join(broken.bots)} broke: {broken.problem}")
        self.broken = broken


class Summary(NamedTuple):
    """All games, and for each bot its share of the victories (a shared one counts in parts) and its seats played."""

    games: list[Played]
    wins: dict[str, float]
    played: dict[str, int]


def simulate(
    game: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    workers: int = 1,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    on_game: Callable[[Played], None] | None = None,
) -> Summary:
    """Play so many games; the bots fill the seats in turn and rotate from game to game. Equal seeds, equal games."""
    contest = set_up(game, seats, bots, seed, options)
    if games < 1 or workers < 1:
        raise BadInput("a simulation needs at least one game and one worker")
    played: list[Played] = []
    with closing(play_games(contest, range(games), workers)) as coming:
        for one in coming:
            if isinstance(one, Broken):
                raise BrokenGame(one)
            played.append(one)
            if on_game is not None:
                on_game(one)
    return summarise(played)


def set_up(
    game: str, seats: int, bots: Sequence[str], seed: int = 0, options: Mapping[str, object] | None = None
) -> Contest:
    """A contest of bots that there are, at a table that the game allows."""
    found = find(game)
    if not bots:
        raise BadInput("a simulation needs at least one bot")
    for spec in bots:
        check_bot(spec, game)
    if seats not in found.seats:
        raise BadInput(f"{found.name} has {found.seating()}, not {seats}")
    values = found.check_options(options or {}, seats)
    usual = found.check_options({}, seats)
    edition = found.edition_of(found.start(seats, dict(values), None))
    unusual = {name: value for name, value in values.items() if value != usual[name]}
    return Contest(found.id, found.rules, edition, seats, tuple(bots), tuple(map(meaning, bots)), seed, unusual)


def play_games(programme: Programme, numbers: Iterable[int], workers: int) -> Generator[Played | Broken, None, None]:
    """Play the games with these numbers, over so many processes; they come in order. To be closed."""
    numbers = list(numbers)
    jobs = (programme.job(number) for number in numbers)
    with closing(over_processes(play_game, jobs, workers)) as coming:
        for number, one in zip(numbers, coming, strict=True):
            if isinstance(one, Died):
                job = programme.job(number)
                yield Broken(job.seed, job.bots, str(one), "")
            else:
                yield one


def play_game(job: Job) -> Played | Broken:
    """Play one game to its end; never raises."""
    try:
        return play_out(job)
    except Exception as problem:
        place = traceback.extract_tb(problem.__traceback__)[-1]
        told = f"{type(problem).__name__}: {problem} ({Path(place.filename).name}, line {place.lineno})"
        return Broken(job.seed, job.bots, " ".join(told.split()), traceback.format_exc())


def play_out(job: Job) -> Played:
    """Play one game to its end."""
    seats = len(job.bots)
    game = find(job.game)
    match = Match(game, game.start(seats, game.check_options(job.options, seats), None), Seeded(job.seed))
    players = [bot(spec, job.seed * seats + seat) for seat, spec in enumerate(job.bots)]
    decisions = 0
    while asked := to_act(match.state):
        seat = asked[0]
        match.play(seat, players[seat].choose(match.view(seat), match.choices(seat)))
        decisions += 1
    result = match.result
    assert result is not None
    return Played(job.seed, job.bots, result.winners, result.points, result.reason, decisions)


def summarise(played: list[Played]) -> Summary:
    """Who won how much."""
    wins: dict[str, float] = {}
    seats: dict[str, int] = {}
    for one in played:
        for spec in one.bots:
            seats[spec] = seats.get(spec, 0) + 1
            wins.setdefault(spec, 0.0)
        for seat in one.winners:
            wins[one.bots[seat]] += 1 / len(one.winners)
    return Summary(played, wins, seats)
