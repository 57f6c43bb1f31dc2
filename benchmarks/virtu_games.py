"""Plays many games of Virtù by one policy and prints what happened in them: `python benchmarks/virtu_games.py biased`.

With `--game wars-of-italy` the same for Wars of Italy: alliances and defeats by major city, results by power. Policies:
`random`; `greedy`; `biased`, which is random but seldom gives up early: it takes `enough`, `decline`, `pass`, `stop`,
discards and indulgences freely only one time in six, and else something more eager. Neither random nor biased play
reaches the ends of the game but by the years; greedy games and written positions do. `written` (Wars of Italy only)
goes on at random from positions before each capital, allied and not, before Naples, and before the last count.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from time import perf_counter

from signoria.games.virtu.components import CITY_NAMES, MAJOR_NAMES, POWER_NAMES
from signoria.games.virtu.game import MOODS
from signoria.games.virtu.state import Virtu
from signoria.games.wars.state import Wars
from signoria.kernel.game import Data
from signoria.kernel.moves import Move
from signoria.kernel.play import choices, first_asked, play, roll, settle
from signoria.kernel.registry import AnyGame, find
from signoria.kernel.rng import Rng, seeded
from signoria.kernel.steps import NOBODY

LAZY = ("enough", "decline", "pass", "stop", "discard", "give", "lose", "forgo", "recall", "stay")
NAMES = ("france", "naples")
HOMES = (("turin", "milan"), ("naples", "rossano", "reggio", "bari"))
BY_CITY = ("alliance-made", "major-defeated")  # events of Wars of Italy that are counted for each major city
ONE_IN = 6  # how often the biased policy is lazy, or takes an indulgence


def choose(game: AnyGame, policy: str, s: Virtu, seat: int, options: Sequence[Move], rng: Rng) -> Move:
    """One of the choices, by the policy."""
    if policy == "greedy":
        s.mood = rng.below(MOODS)
        return game.advise(s, seat, options)
    if policy == "biased" and rng.below(ONE_IN):
        eager = [move for move in options if not move.text.startswith((*LAZY, "tap indulgence"))]
        options = eager or options
    return options[rng.below(len(options))]


def written_positions() -> list[Data]:
    """What play of Wars of Italy seldom reaches: before each capital, before Naples, before the last count."""
    found: list[Data] = []
    for name in MAJOR_NAMES:
        for taker, other in ((0, 1), (1, 0)):
            cities = [list(one) for one in HOMES]
            troops: list[Data] = [{}, {}]
            troops[taker][name] = 6
            found.append(written(cities, troops, {name: {"influence": 2 if other else -2}}, "sieges", 1))
            cities[other].append(name)
            found.append(written(cities, troops, {name: {"ally": NAMES[other]}}, "sieges", 1))
    found.append(written([["naples"], ["bari"]], [{}, {}], {}, "retreats", 1))
    found += [written([["milan"] * one, ["naples"]], [{}, {}], {}, "retreats", 21) for one in (0, 1)]
    return [*found, written([["milan", "turin"], ["naples"]], [{}, {}], {}, "retreats", 21)]


def written(cities: list[list[str]], troops: list[Data], major: Data, phase: str, year: int) -> Data:
    """One such position."""
    seats = [{"power": NAMES[at], "cities": list(cities[at]), "troops": dict(troops[at])} for at in range(2)]
    return {"game": "wars-of-italy", "phase": phase, "year": year, "seat": seats, "major": major}


def play_one(game: AnyGame, policy: str, seats: int, seed: int) -> tuple[Virtu, int]:
    """One game, with all its events, and how many decisions it took."""
    rng = seeded(seed)
    if policy == "written":
        s = game.read_position(POSITIONS[seed % len(POSITIONS)], None)
    else:
        s = game.start(seats, game.check_options({}, seats), None)
    assert isinstance(s, Virtu)
    s.log = []
    settle(s)
    roll(s, rng)
    made = 0
    while (seat := first_asked(s)) != NOBODY:
        play(s, seat, choose(game, policy, s, seat, choices(s, seat), rng))
        roll(s, rng)
        made += 1
    return s, made


def kinds_of(game: AnyGame, s: Virtu) -> Counter[str]:
    """How often each kind of event happened; actions by name, sieges and retreats by their kind."""
    found: Counter[str] = Counter()
    owners: dict[object, object] = {
        CITY_NAMES[city]: seat for seat, power in enumerate(s.powers) for city in s.edition.homes[power]
    }
    sailed = False
    for entry in s.log or []:
        event = game.event(entry[0], entry[1:4])
        name = event.kind
        if name == "acted":
            name = f"acted {event.args['action']}"
        elif name == "siege-fought":
            is_players = owners.get(event.args["city"]) is not None
            name = "siege of a player's city" if is_players else "siege of a neutral city"
        elif name == "tapped" and event.args["symbol"] == "ship":
            sailed = True
        elif name == "retreated":
            name = "retreated by sea" if sailed else "retreated by road"
            sailed = False
        elif name in BY_CITY:
            major = MAJOR_NAMES.index(str(event.args["city"]))
            is_ally = isinstance(s, Wars) and s.lords[major] >= 0 and event.kind == "major-defeated"
            name += f" {event.args['city']}" + (", an ally" if is_ally else "")
        elif name == "allied" and event.args["rival"] is not None:
            name = "alliance taken over"
        elif name == "declined" or name == "order-set":
            sailed = False
        if event.kind in ("annexed", "city-taken"):
            owners[event.args["city"]] = event.args["seat"]
        found[name] += 1
    return found


POSITIONS = written_positions()


def report(game: AnyGame, policy: str, seats: int, games: int, seed: int) -> None:
    """Play and print."""
    began = perf_counter()
    counts: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    wins = dict.fromkeys(POWER_NAMES, 0.0)
    shares: Counter[str] = Counter()
    years = decisions = longest = best = 0
    for number in range(games):
        s, made = play_one(game, policy, seats, seed + number)
        result = game.result(s)
        assert result is not None
        counts += kinds_of(game, s)
        winners = " ".join(POWER_NAMES[s.powers[seat]] for seat in result.winners)
        endings[result.reason if game.id == "virtu" else f"{result.reason}, {winners}"] += 1
        for seat in result.winners:
            wins[POWER_NAMES[s.powers[seat]]] += 1 / len(result.winners)
        for seat in range(seats):
            for category, points in zip(s.parting.categories, s.parting.breakdown(s, seat), strict=True):
                shares[category] += points
        years, decisions, best = years + s.year, decisions + made, best + max(result.points)
        longest = max(longest, made)
    print(f"\n{game.name}: {policy}, {seats} seats, {games} games, {perf_counter() - began:.0f} s")
    print(f"  years {years / games:.1f}, decisions {decisions / games:.0f}, at most {longest}")
    print(f"  winning prestige {best / games:.1f}; endings: {dict(endings)}")
    print("  wins: " + ", ".join(f"{power} {100 * wins[power] / games:.1f} %" for power in wins if wins[power]))
    each = games * seats
    print("  prestige a seat: " + ", ".join(f"{name} {shares[name] / each:.2f}" for name in shares))
    print("  events: " + ", ".join(f"{name} {count}" for name, count in sorted(counts.items())))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("policy", choices=["random", "biased", "greedy", "written"])
    parser.add_argument("--game", choices=["virtu", "wars-of-italy"], default="virtu")
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats (default: all)")
    parser.add_argument("--games", type=int, default=300, help="for each number of seats (default 300)")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    game = find(given.game)
    for seats in given.seats or game.seats:
        report(game, given.policy, seats, given.games, given.seed)


if __name__ == "__main__":
    main()
