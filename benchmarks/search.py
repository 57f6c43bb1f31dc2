"""Measures our search on Condottiere, four players, one core, as it is installed here: compiled or interpreted.

One JSON object goes to standard output. `benchmarks/run_search.py` runs it for both engines beside OpenSpiel's bot.
"""

from __future__ import annotations

import argparse
import json
from time import perf_counter

import signoria
from signoria.bots.budget import Budget
from signoria.bots.ismcts import INFORMED, PLAIN, Ismcts
from signoria.bots.tree import Manner
from signoria.build import is_compiled

SEED = 1504
ITERATIONS = 400  # of one question
STRIDE = 7  # one decision in so many is a question, so that all stages of a game are represented
SEATS = 4


def measure(manner: Manner, seconds: float) -> dict[str, float]:
    """Ask at positions of greedy games for so long; iterations and simulated decisions a second."""
    spent, iterations, decisions, asked, seed = 0.0, 0, 0, 0, SEED
    greedy = signoria.bot("greedy")
    while spent < seconds:
        match = signoria.new("condottiere", SEATS, seed)
        seed += 1
        while match.to_act and spent < seconds:
            seat = match.to_act[0]
            view, choices = match.view(seat), match.choices(seat)
            if asked % STRIDE == 0 and len(choices) > 1:
                bot = Ismcts(seed, Budget(ITERATIONS, None), manner)
                start = perf_counter()
                bot.choose(view, choices)
                spent += perf_counter() - start
                assert bot.last is not None
                iterations += ITERATIONS
                decisions += bot.last.decisions
            asked += len(choices) > 1
            match.play(seat, greedy.choose(view, choices))
    return {
        "iterations_per_second": iterations / spent,
        "decisions_per_second": decisions / spent,
        "decisions_per_iteration": decisions / iterations,
    }


def main() -> None:
    """Measure both kinds of search."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0)
    given = parser.parse_args()
    kinds = {"ismcts": measure(INFORMED, given.seconds), "ismcts-plain": measure(PLAIN, given.seconds)}
    print(json.dumps({"engine": "compiled" if is_compiled() else "interpreted", **kinds}))


if __name__ == "__main__":
    main()
