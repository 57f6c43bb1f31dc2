"""Measures peer engines under uniformly random play, driven from Python on one core.

The peers are OpenSpiel's C++ `hearts` (driven in two ways) and `catanatron`, all with four players. One JSON object
goes to standard output, progress to standard error. Install the peers with
`pip install -r benchmarks/requirements-peers.txt`.

Each peer is timed over whole games with no counting inside the loop. The same games are then replayed from the same
seed, untimed, to count what they held; rates divide those counts by the time. Catanatron's games also depend on string
hashing, so fix PYTHONHASHSEED as well to see the same ones in another run.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator
from importlib import import_module, metadata
from time import perf_counter
from typing import Any

SEED = 1504
COPY_STRIDE = 97  # one decision in so many is kept as a position to copy, so that all stages of a game are represented
COPY_POSITIONS = 200

Copier = Callable[[], object]
# The legal choices before a transition (0 at a chance node), and how to save the position and get its copying method.
Step = tuple[int, Callable[[], Copier]]
Figures = dict[str, float | int | str]


class Hearts:
    """OpenSpiel's hearts, driven as its documentation does: chance is sampled from `chance_outcomes()`.

    The deal and the passing direction are explicit chance nodes, 53 in a game.
    """

    package = "open_spiel"

    def __init__(self) -> None:
        self.game = import_module("pyspiel").load_game("hearts")

    def play(self) -> None:
        """Play one game."""
        state = self.game.new_initial_state()
        over, legal, apply, draw = state.is_terminal, state.legal_actions, state.apply_action, random.random
        is_chance, outcomes, choices = state.is_chance_node, state.chance_outcomes, random.choices
        while not over():
            if is_chance():
                actions, weights = zip(*outcomes(), strict=True)
                apply(choices(actions, weights)[0])
            else:
                actions = legal()
                apply(actions[int(draw() * len(actions))])

    def watch(self) -> Iterator[Step]:
        """Play the game `play` would, yielding before each transition."""
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                yield 0, lambda: state.clone().clone
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                actions = state.legal_actions()
                yield len(actions), lambda: state.clone().clone
                state.apply_action(actions[int(random.random() * len(actions))])


class HeartsShortcut:
    """OpenSpiel's hearts by a shortcut that holds for this game: its chance nodes are uniform over `legal_actions()`.

    So chance and players are sampled by the same line, which is much faster than reading `chance_outcomes()`.
    """

    package = "open_spiel"

    def __init__(self) -> None:
        self.game = import_module("pyspiel").load_game("hearts")

    def play(self) -> None:
        """Play one game as fast as the engine allows."""
        state = self.game.new_initial_state()
        over, legal, apply, draw = state.is_terminal, state.legal_actions, state.apply_action, random.random
        while not over():
            actions = legal()
            apply(actions[int(draw() * len(actions))])

    def watch(self) -> Iterator[Step]:
        """Play the game `play` would, yielding before each transition."""
        state = self.game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            yield 0 if state.is_chance_node() else len(actions), lambda: state.clone().clone
            state.apply_action(actions[int(random.random() * len(actions))])


class Catanatron:
    """Catanatron with four `RandomPlayer`s: dice and draws are resolved inside the action that causes them.

    It has no chance nodes, so its transitions equal its decisions; rolling the dice counts as a (usually forced) one.
    """

    package = "catanatron"

    def __init__(self) -> None:
        game, player = import_module("catanatron.game"), import_module("catanatron.models.player")
        self.turns_limit = game.TURNS_LIMIT
        self.new_game: Callable[[], Any] = lambda: game.Game([player.RandomPlayer(color) for color in player.Color])

    def play(self) -> None:
        """Play one game as fast as the engine allows; `play_tick` or `execute` in a loop here is no faster."""
        self.new_game().play()

    def watch(self) -> Iterator[Step]:
        """Play the game `play` would, yielding before each transition."""
        game = self.new_game()
        while game.winning_color() is None and game.state.num_turns < self.turns_limit:
            yield len(game.state.playable_actions), lambda: game.copy().copy
            game.play_tick()


def copy_microseconds(copiers: list[Copier], seconds: float) -> float:
    """Mean time of one copy, over the given positions in turn for at least the given time."""
    copies, start = 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not copies:
        for copier in copiers:
            copier()
        copies += len(copiers)
    return elapsed / copies * 1e6


def measure(peer: Hearts | HeartsShortcut | Catanatron, seconds: float) -> Figures:
    """Figures of one peer, timed over whole games for at least the given time."""
    peer.play()  # warm-up
    random.seed(SEED)
    games, start = 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not games:
        peer.play()
        games += 1
    end = random.getstate()

    random.seed(SEED)
    transitions = decisions = choices = options = 0
    copiers: list[Copier] = []
    for _ in range(games):
        for legal, save in peer.watch():
            transitions += 1
            decisions += legal > 0
            choices += legal > 1
            options += legal
            if legal and decisions % COPY_STRIDE == 1 and len(copiers) < COPY_POSITIONS:
                copiers.append(save())
    if random.getstate() != end:
        raise RuntimeError("the replayed games are not the timed ones")
    return {
        "decisions_per_second": round(decisions / elapsed),
        "choices_per_second": round(choices / elapsed),
        "transitions_per_second": round(transitions / elapsed),
        "games_per_second": round(games / elapsed, 1),
        "decisions_per_game": round(decisions / games, 1),
        "mean_branching": round(options / decisions, 2),
        "copy_us": round(copy_microseconds(copiers, seconds / 4), 2),
        "games": games,
        "seconds": round(elapsed, 2),
    }


PEERS: dict[str, type[Hearts | HeartsShortcut | Catanatron]] = {
    "hearts": Hearts,
    "hearts-shortcut": HeartsShortcut,
    "catanatron": Catanatron,
}


def report(name: str, seconds: float) -> Figures:
    """Version and figures of the named peer, or why it could not be measured."""
    package = PEERS[name].package
    print(f"{name}: {seconds:g} s of random games, then a replay to count them", file=sys.stderr)
    try:
        peer = PEERS[name]()
        figures: Figures = {"package": package, "version": metadata.version(package), **measure(peer, seconds)}
    except ImportError as error:
        figures = {"package": package, "error": f"{package} is not importable: {error}"}
    print(f"{name}: {figures.get('error', 'done')}", file=sys.stderr)
    return figures


def main() -> None:
    """Measure the chosen peers and print their figures as JSON."""
    parser = argparse.ArgumentParser(description="Measure two peer engines under random play.")
    parser.add_argument("--seconds", type=float, default=3.0, help="timed play per peer (default 3)")
    parser.add_argument("--only", choices=sorted(PEERS), help="measure this peer alone")
    options = parser.parse_args()
    names: list[str] = [options.only] if options.only else list(PEERS)
    print(json.dumps({name: report(name, options.seconds) for name in names}, indent=2))


if __name__ == "__main__":
    main()
