"""Plays many games of Virtù by one policy and prints what happened in them: `python benchmarks/virtu_games.py biased`.

Policies: `random`; `greedy`; `biased`, which is random but seldom gives up early: it takes `enough`, `decline`, `pass`,
`stop`, discards and indulgences freely only one time in six, and else something more eager. Neither random nor biased
play reaches the ends of the game but by the years; greedy games and written positions do.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from time import perf_counter

from signoria.games.virtu.components import CITY_NAMES, POWER_NAMES
from signoria.games.virtu.game import GAME, MOODS
from signoria.games.virtu.scoring import CATEGORIES, breakdown
from signoria.games.virtu.state import Virtu
from signoria.kernel.moves import Move
from signoria.kernel.play import choices, first_asked, play, roll, settle
from signoria.kernel.rng import Rng, seeded
from signoria.kernel.steps import NOBODY

LAZY = ("enough", "decline", "pass", "stop", "discard", "give", "lose", "forgo", "recall")
ONE_IN = 6  # how often the biased policy is lazy, or takes an indulgence


def choose(policy: str, s: Virtu, seat: int, options: Sequence[Move], rng: Rng) -> Move:
    """One of the choices, by the policy."""
    if policy == "greedy":
        s.mood = rng.below(MOODS)
        return GAME.advise(s, seat, options)
    if policy == "biased" and rng.below(ONE_IN):
        eager = [move for move in options if not move.text.startswith((*LAZY, "tap indulgence"))]
        options = eager or options
    return options[rng.below(len(options))]


def play_one(policy: str, seats: int, seed: int) -> tuple[Virtu, int]:
    """One game, with all its events, and how many decisions it took."""
    rng = seeded(seed)
    s = GAME.start(seats, GAME.check_options({}, seats), None)
    s.log = []
    settle(s)
    roll(s, rng)
    made = 0
    while (seat := first_asked(s)) != NOBODY:
        play(s, seat, choose(policy, s, seat, choices(s, seat), rng))
        roll(s, rng)
        made += 1
    return s, made


def kinds_of(s: Virtu) -> Counter[str]:
    """How often each kind of event happened; actions by name, sieges and retreats by their kind."""
    found: Counter[str] = Counter()
    owners: dict[object, object] = {
        CITY_NAMES[city]: seat for seat, power in enumerate(s.powers) for city in s.edition.homes[power]
    }
    cathedrals: set[object] = set()
    for entry in s.log or []:
        event = GAME.event(entry[0], entry[1:4])
        name = event.kind
        if name == "acted":
            name = f"acted {event.args['action']}"
        elif name == "siege-fought":
            is_players = owners.get(event.args["city"]) is not None
            name = "siege of a player's city" if is_players else "siege of a neutral city"
        elif name == "retreated":
            roads = s.board.roads[CITY_NAMES.index(str(event.args["city"]))]
            is_road = CITY_NAMES.index(str(event.args["target"])) in roads  # where a road leads nobody sails (V6.7)
            name = "retreated by road" if is_road else "retreated by sea"
        elif name == "allied" and event.args["rival"] is not None:
            name = "alliance taken over"
        elif name == "built":
            cathedrals.add(event.args["city"])
        if name == "city-taken" and event.args["city"] in cathedrals:
            found["cathedral won and lost"] += 1
        if event.kind in ("annexed", "city-taken"):
            owners[event.args["city"]] = event.args["seat"]
        found[name] += 1
    return found


def report(policy: str, seats: int, games: int, seed: int) -> None:
    """Play and print."""
    began = perf_counter()
    counts: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    wins = dict.fromkeys(POWER_NAMES, 0.0)
    shares: Counter[str] = Counter()
    years = decisions = longest = best = 0
    for number in range(games):
        s, made = play_one(policy, seats, seed + number)
        result = GAME.result(s)
        assert result is not None
        counts += kinds_of(s)
        endings[result.reason] += 1
        for seat in result.winners:
            wins[POWER_NAMES[s.powers[seat]]] += 1 / len(result.winners)
        for seat in range(seats):
            for category, points in zip(CATEGORIES, breakdown(s, seat), strict=True):
                shares[category] += points
        years, decisions, best = years + s.year, decisions + made, best + max(result.points)
        longest = max(longest, made)
    print(f"\n{policy}, {seats} seats, {games} games, {perf_counter() - began:.0f} s")
    print(f"  years {years / games:.1f}, decisions {decisions / games:.0f}, at most {longest}")
    print(f"  winning prestige {best / games:.1f}; endings: {dict(endings)}")
    print("  wins: " + ", ".join(f"{power} {100 * wins[power] / games:.1f} %" for power in POWER_NAMES[:seats]))
    each = games * seats
    print("  prestige a seat: " + ", ".join(f"{name} {shares[name] / each:.2f}" for name in CATEGORIES))
    print("  events: " + ", ".join(f"{name} {count}" for name, count in sorted(counts.items())))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("policy", choices=["random", "biased", "greedy"])
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5])
    parser.add_argument("--games", type=int, default=300, help="for each number of seats (default 300)")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    for seats in given.seats:
        report(given.policy, seats, given.games, given.seed)


if __name__ == "__main__":
    main()
