"""Prints how long outlook and survey take on positions of greedy games, beside the view itself: `make bench`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from statistics import mean
from time import process_time

from rich.console import Console
from rich.table import Table

import signoria

TABLES = (("condottiere", 4), ("tuscany", 3), ("virtu", 4), ("wars-of-italy", 2))
LONGEST = 5.0  # milliseconds: fast enough to be asked for at every prompt
FIRST_SEED = 700_000


def main() -> None:
    """Measure every game and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=2000, help="positions of each game (default: %(default)s)")
    positions = parser.parse_known_args()[0].positions
    figures = Table(title=f"Outlook and survey, ms; 99 in 100 within {LONGEST:g}", title_justify="left")
    for head in ("game", "positions", "of", "mean", "99 in 100", "longest", "promise"):
        figures.add_column(head, justify="left" if head == "game" else "right")
    for game, seats in TABLES:
        for name, taken in measured(game, seats, positions).items():
            within = sorted(taken)[len(taken) * 99 // 100]
            told = [f"{one:.2f}" for one in (mean(taken), within, max(taken))]
            is_kept = "" if name == "view" else "kept" if within <= LONGEST else "missed"
            figures.add_row(game, str(len(taken)), name, *told, is_kept)
    Console().print(figures)


def measured(game: str, seats: int, positions: int) -> dict[str, list[float]]:
    """Milliseconds for what the seat to act may ask for, at every decision with a choice; surveys of a neighbour."""
    taken: dict[str, list[float]] = {name: [] for name in ("view", "outlook", "final moves", "survey")}
    seed = FIRST_SEED
    while len(taken["view"]) < positions:
        match = signoria.new(game, seats, seed)
        bots = [signoria.bot("greedy", seed * seats + seat) for seat in range(seats)]
        seed += 1
        while match.to_act and len(taken["view"]) < positions:
            seat = match.to_act[0]
            choices = match.choices(seat)
            if len(choices) > 1:
                taken["view"].append(milliseconds(partial(match.view, seat)))
                taken["outlook"].append(milliseconds(partial(match.outlook, seat)))
                taken["final moves"].append(milliseconds(partial(match.final_moves, seat)))
                other = (seat + 1) % seats
                taken["survey"].append(milliseconds(partial(match.survey, seat, other)))
            match.play(seat, bots[seat].choose(match.view(seat), choices))
    return taken


def milliseconds(ask: Callable[[], object]) -> float:
    """Processor time of one call, so that a busy machine tells the same; all but the view make their own."""
    began = process_time()
    ask()
    return (process_time() - began) * 1000


if __name__ == "__main__":
    main()
