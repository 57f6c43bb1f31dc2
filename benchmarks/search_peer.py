"""Measures OpenSpiel's C++ ISMCTS bot on its C++ hearts, four players, one core.

A simulation plays every card that is left, so the decisions of one are known. One JSON object goes to standard output.
"""

import argparse
import json
import random
from importlib import import_module, metadata
from time import perf_counter

SEED = 1504
SIMULATIONS = 400  # of one question
CARDS = 52
ASKED_AT = (0, 1, 2)  # cards played before a question: later ones crash this bot now and then
EXPLORE = 2.0


def main() -> None:
    """Ask at positions of random games for so long, and print the rates."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0)
    given = parser.parse_args()
    spiel = import_module("pyspiel")
    game = spiel.load_game("hearts")
    evaluator = spiel.RandomRolloutEvaluator(1, SEED)
    policy = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = spiel.ISMCTSBot(SEED, evaluator, EXPLORE, SIMULATIONS, -1, policy, False, True)
    random.seed(SEED)
    spent, simulations, decisions = 0.0, 0, 0
    while spent < given.seconds:
        state = game.new_initial_state()
        played = 0
        while not state.is_terminal() and spent < given.seconds:
            actions = state.legal_actions()
            if not state.is_chance_node() and "Pass" not in state.action_to_string(actions[0]):
                if played in ASKED_AT and len(actions) > 1:
                    start = perf_counter()
                    bot.step(state)
                    spent += perf_counter() - start
                    simulations += SIMULATIONS
                    decisions += SIMULATIONS * (CARDS - played)
                played += 1
            state.apply_action(actions[int(random.random() * len(actions))])
    print(
        json.dumps(
            {
                "engine": "OpenSpiel hearts",
                "version": metadata.version("open_spiel"),
                "iterations_per_second": simulations / spent,
                "decisions_per_second": decisions / spent,
                "decisions_per_iteration": decisions / simulations,
            }
        )
    )


if __name__ == "__main__":
    main()
