"""Measures our engine under uniformly random play on one core, as it is installed here: compiled or interpreted.

One JSON object goes to standard output. `benchmarks/run.py` runs it for both engines beside the peers. As with the
peers, timed loops count nothing; the same games are then played again from the same seed to count what they held.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from time import perf_counter

from signoria.build import is_compiled
from signoria.kernel.play import choices, first_asked, play, playout, roll, settle
from signoria.kernel.registry import find
from signoria.kernel.rng import seeded
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY, TOGETHER
from signoria.match.fairness import Seeded
from signoria.match.match import Match

SEED = 1504
COPY_EVERY = 97  # one decision in so many is kept as a position to copy, so that all stages of a game are represented
COPY_POSITIONS = 200
NO_LIMIT = 1_000_000


class Table:
    """A game at its usual options, played at random."""

    def __init__(self, name: str, seats: int) -> None:
        self.game = find(name)
        self.seats = seats
        self.options = self.game.check_options({}, seats)
        self.rng = seeded(SEED)

    def start(self) -> State:
        """A new table at its first move."""
        return self.game.start(self.seats, self.options, None)

    def driven(self) -> None:
        """One game with the kernel driven from Python."""
        state, rng, below = self.start(), self.rng, self.rng.below
        settle(state)
        roll(state, rng)
        while (seat := state.actor) != NOBODY:
            if seat == TOGETHER:
                seat = first_asked(state)
            moves = choices(state, seat)
            play(state, seat, moves[below(len(moves))])
            if state.actor == CHANCE:
                roll(state, rng)

    def inside(self) -> None:
        """One game inside the engine."""
        state = self.start()
        settle(state)
        playout(state, self.rng, NO_LIMIT)

    def matched(self) -> None:
        """One game through a match: journal, undo barriers, events and the record's text at the end."""
        match, below = Match(self.game, self.start(), Seeded(self.rng.below(NO_LIMIT))), self.rng.below
        while seats := match.to_act:
            moves = match.choices(seats[0])
            match.play(seats[0], moves[below(len(moves))])
        match.record()

    def watch(self, games: int) -> dict[str, int]:
        """Play the games that `driven` did, and count."""
        counts = {"decisions": 0, "choices": 0, "options": 0, "turns": 0}
        self.rng = seeded(SEED)
        for _ in range(games):
            state, turn = self.start(), NOBODY
            settle(state)
            roll(state, self.rng)
            while (seat := first_asked(state)) != NOBODY:
                moves = choices(state, seat)
                counts["decisions"] += 1
                counts["choices"] += len(moves) > 1
                counts["options"] += len(moves)
                counts["turns"] += seat != turn
                turn = seat
                play(state, seat, moves[self.rng.below(len(moves))])
                roll(state, self.rng)
        return counts

    def copy_microseconds(self, seconds: float) -> float:
        """Mean time of one copy, over positions from all stages of games."""
        positions: list[State] = []
        decisions = 0
        while len(positions) < COPY_POSITIONS:
            state = self.start()
            settle(state)
            while state.actor != NOBODY:
                decisions += playout(state, self.rng, COPY_EVERY)
                positions.append(self.game.copy(state))
        copy = self.game.copy
        copies, start = 0, perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            for state in positions:
                copy(state)
            copies += len(positions)
        return elapsed / copies * 1e6


def timed(play_one: Callable[[], None], seconds: float) -> tuple[int, float]:
    """Whole games for at least so long: how many, and how long it took."""
    play_one()
    games, start = 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not games:
        play_one()
        games += 1
    return games, elapsed


def measure(name: str, seats: int, seconds: float) -> dict[str, float | str]:
    """All figures of one game."""
    table = Table(name, seats)
    table.driven()
    table.rng = seeded(SEED)
    games, start = 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        table.driven()
        games += 1
    counts = table.watch(games)
    per_game = counts["decisions"] / games
    inside_games, inside_elapsed = timed(table.inside, seconds)
    match_games, match_elapsed = timed(table.matched, seconds)
    return {
        "engine": "compiled" if is_compiled() else "interpreted",
        "decisions_per_second": round(counts["decisions"] / elapsed),
        "choices_per_second": round(counts["choices"] / elapsed),
        "match_decisions_per_second": round(match_games * per_game / match_elapsed),
        "inside_decisions_per_second": round(inside_games * per_game / inside_elapsed),
        "games_per_second": round(games / elapsed, 1),
        "decisions_per_game": round(per_game, 1),
        "mean_branching": round(counts["options"] / counts["decisions"], 2),
        "turn_us": round(elapsed / counts["turns"] * 1e6, 2),
        "copy_us": round(table.copy_microseconds(seconds / 4), 2),
        "copy_us_most_seats": round(Table(name, max(table.game.seats)).copy_microseconds(seconds / 4), 2),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="condottiere")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0, help="timed play per figure (default 3)")
    given = parser.parse_args()
    print(json.dumps(measure(given.game, given.seats, given.seconds), indent=2))


if __name__ == "__main__":
    main()
