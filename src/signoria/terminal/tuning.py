"""`signoria tune`: a progress bar, a file of weights, and what it says."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic

from signoria.bots.ismcts import read_weights
from signoria.kernel.errors import BadInput
from signoria.lab.tune import Tuned, check, tune
from signoria.terminal.course import progress
from signoria.terminal.files import write_text


def run(game: str, seats: int, bot: str, games: int, start: str, out: Path, seed: int, workers: int) -> int:
    """Tune, write the weights, and say how much better they explain what happened."""
    check(game, seats, bot, games)
    if out.is_dir() or not os.access(out.parent, os.W_OK):  # better said before an hour of play than after it
        raise BadInput(f"{out} cannot be written")
    weights = read_weights(start)
    began = monotonic()
    with progress(games, 0) as bar:
        tuned = tune(game, seats, bot, games, weights, seed, workers, bar.step)
    write_text(out, tuned.text)
    for line in lines(tuned, monotonic() - began):
        print(line)
    print(f"weights    {out}; play with them as ismcts@{out}")
    return 0


def lines(tuned: Tuned, seconds: float) -> list[str]:
    """What came of it."""
    value, policy = tuned.value_surprise, tuned.policy_surprise
    return [
        f"games      {tuned.games} in {seconds:.0f} seconds",
        f"positions  {tuned.positions}: surprise at who won {value[0]:.4f} before, {value[1]:.4f} after",
        f"decisions  {tuned.decisions}: surprise at what was liked {policy[0]:.4f} before, {policy[1]:.4f} after",
    ]
