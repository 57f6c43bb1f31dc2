"""Many games between bots, over processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from signoria.bots import bot
from signoria.kernel.errors import BadInput
from signoria.kernel.play import to_act
from signoria.kernel.registry import find
from signoria.match.fairness import Seeded
from signoria.match.match import Match


class Played(NamedTuple):
    """One finished game: which bot sat where, who won."""

    seed: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
    decisions: int


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
    found = find(game)
    if seats not in found.seats:
        raise BadInput(f"{found.name} has {found.seats.start} to {found.seats.stop - 1} seats, not {seats}")
    if not bots or games < 1 or workers < 1:
        raise BadInput("simulate needs at least one bot, one game and one worker")
    for spec in bots:
        bot(spec)
    values = found.check_options(options or {}, seats)
    table = [tuple(bots[(seat + number) % len(bots)] for seat in range(seats)) for number in range(games)]
    jobs = [(game, table[number], seed + number, values) for number in range(games)]
    played: list[Played] = []
    with ProcessPoolExecutor(workers) if workers > 1 else _Here() as pool:
        for one in pool.map(_play, jobs, chunksize=max(1, games // (workers * 20))):
            played.append(one)
            if on_game is not None:
                on_game(one)
    return summarise(played)


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


def _play(job: tuple[str, tuple[str, ...], int, dict[str, bool | int]]) -> Played:
    name, specs, seed, options = job
    game = find(name)
    match = Match(game, game.start(len(specs), options, None), Seeded(seed))
    players = [bot(spec, seed * len(specs) + seat) for seat, spec in enumerate(specs)]
    decisions = 0
    while seats := to_act(match.state):
        seat = seats[0]
        match.play(seat, players[seat].choose(match.view(seat), match.choices(seat)))
        decisions += 1
    result = match.result
    assert result is not None
    return Played(seed, specs, result.winners, result.points, result.reason, decisions)


class _Here:
    """A pool of no other processes."""

    def __enter__(self) -> _Here:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def map(self, work: Callable[..., Played], jobs: Sequence[object], chunksize: int) -> map[Played]:
        return map(work, jobs)
