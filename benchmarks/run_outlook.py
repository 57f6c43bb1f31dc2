"""Prints how long the outlook takes on positions of greedy games, beside the view it is built from: `make bench`."""

from __future__ import annotations

import argparse
from statistics import mean
from time import process_time

from rich.console import Console
from rich.table import Table

import signoria
from signoria.match.match import Match

TABLES = (("condottiere", 4), ("tuscany", 3), ("virtu", 4), ("wars-of-italy", 2))
LONGEST = 5.0  # milliseconds: fast enough to be asked for at every prompt
FIRST_SEED = 700_000


def main() -> None:
    """Measure every game and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=2000, help="positions of each game (default: %(default)s)")
    positions = parser.parse_known_args()[0].positions
    figures = Table(title=f"The outlook, ms; 99 in 100 within {LONGEST:g}", title_justify="left")
    for head in ("game", "positions", "view", "outlook", "99 in 100", "longest", "promise"):
        figures.add_column(head, justify="left" if head == "game" else "right")
    for game, seats in TABLES:
        views, outlooks = measured(game, seats, positions)
        within = sorted(outlooks)[len(outlooks) * 99 // 100]
        told = [f"{one:.2f}" for one in (mean(views), mean(outlooks), within, max(outlooks))]
        figures.add_row(game, str(len(outlooks)), *told, "kept" if within <= LONGEST else "missed")
    Console().print(figures)


def measured(game: str, seats: int, positions: int) -> tuple[list[float], list[float]]:
    """Milliseconds for the view and for the outlook of the seat to act, at every decision with a choice."""
    views: list[float] = []
    outlooks: list[float] = []
    seed = FIRST_SEED
    while len(outlooks) < positions:
        match = signoria.new(game, seats, seed)
        bots = [signoria.bot("greedy", seed * seats + seat) for seat in range(seats)]
        seed += 1
        while match.to_act and len(outlooks) < positions:
            seat = match.to_act[0]
            choices = match.choices(seat)
            if len(choices) > 1:
                views.append(milliseconds(match, seat, is_outlook=False))
                outlooks.append(milliseconds(match, seat, is_outlook=True))
            match.play(seat, bots[seat].choose(match.view(seat), choices))
    return views, outlooks


def milliseconds(match: Match, seat: int, is_outlook: bool) -> float:
    """Processor time of one call, so that a busy machine tells the same; the outlook makes its own view."""
    began = process_time()
    if is_outlook:
        match.outlook(seat)
    else:
        match.view(seat)
    return (process_time() - began) * 1000


if __name__ == "__main__":
    main()
