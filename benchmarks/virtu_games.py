"""Plays many games of Virtù by one policy and prints what happened in them: `python benchmarks/virtu_games.py biased`.

With `--game wars-of-italy` the same for Wars of Italy: alliances and defeats by major city, results by power. Policies:
`random`; `greedy`; `biased`, which is random but seldom gives up early: it takes `enough`, `decline`, `pass`, `stop`,
discards and indulgences freely only one time in six, and else something more eager; `written`, which plays on from
positions shortly before what is rare, as greedy does in Virtù and at random in Wars of Italy. Neither random nor biased
play reaches the ends of the game but by the years; greedy games and written positions do.
"""

from __future__ import annotations

import argparse
import tomllib
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
LATE = "year = 14\n"  # the next year is the last
WRITTEN = {
    "the last neutral city is annexed": """
        phase = "act 1"
        [[seat]]
        power = "florence"
        cities = ["florence", "pisa", "siena", "rome", "ajaccio", "spoleto", "ancona"]
        [[seat]]
        power = "naples"
        token = 1
        left = ["pope"]
        cities = ["naples", "bari", "benevento", "rossano", "messina", "palermo", "tunis"]
        [[seat]]
        power = "venice"
        cities = ["venice", "corfu", "trento", "mantua", "ravenna"]
        """,
    "an eighth city is besieged": """
        phase = "sieges"
        [[seat]]
        power = "florence"
        token = 1
        cities = ["florence", "pisa", "ravenna", "ancona", "spoleto", "mantua", "trento"]
        troops = { siena = 5 }
        [[seat]]
        power = "naples"
        token = 1
        cities = ["naples", "bari"]
        [[seat]]
        power = "venice"
        token = 1
        cities = ["venice", "corfu"]
        """,
    "the last step of patronage": """
        phase = "act 0"
        [[seat]]
        power = "florence"
        token = 2
        patronage = 4
        florins = 9
        cities = ["florence", "siena", "mantua"]
        left = ["bishop"]
        [[seat]]
        power = "naples"
        token = 1
        cities = ["naples", "bari"]
        [[seat]]
        power = "venice"
        token = 1
        cities = ["venice", "corfu"]
        """,
    "a field battle, and retreats by road and by sea": LATE
    + """
        phase = "sieges"
        [[seat]]
        power = "florence"
        token = 1
        cities = ["florence", "pisa", "ravenna"]
        troops = { ancona = 3 }
        [[seat]]
        power = "naples"
        token = 1
        cities = ["naples", "bari"]
        [[seat]]
        power = "venice"
        token = 1
        cities = ["venice", "corfu"]
        troops = { ancona = 3 }
        left = ["admiral"]
        """,
    "an alliance to take over, a cathedral to win": LATE
    + """
        phase = "sieges"
        order = [2, 0, 1]
        [[seat]]
        power = "florence"
        token = 1
        cities = ["florence", "pisa"]
        cathedrals = ["florence"]
        allies = ["ottomans"]
        [[seat]]
        power = "naples"
        token = 1
        cities = ["naples", "bari"]
        [[seat]]
        power = "venice"
        token = 1
        agents = ["ottomans"]
        cities = ["venice", "corfu", "ravenna", "mantua"]
        troops = { florence = 5 }
        left = ["admiral"]
        right = ["ambassador"]
        """,
    "a merchant's room": LATE
    + """
        phase = "act 2"
        [[seat]]
        power = "florence"
        token = 1
        cities = ["florence", "pisa"]
        [[seat]]
        power = "naples"
        token = 1
        cities = ["naples", "bari"]
        [[seat]]
        power = "venice"
        token = 2
        cities = ["venice", "corfu"]
        rooms = ["", "merchant", "", "", ""]
        """,
}


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
    if policy == "written":
        s = game.read_position(POSITIONS[seed % len(POSITIONS)], None)
    else:
        s = game.start(seats, game.check_options({}, seats), None)
    assert isinstance(s, Virtu)
    s.log = []
    return s, play_on(game, policy, s, seeded(seed))


def play_on(game: AnyGame, policy: str, s: Virtu, rng: Rng) -> int:
    """Play to the end; how many decisions it took."""
    settle(s)
    roll(s, rng)
    made = 0
    while (seat := first_asked(s)) != NOBODY:
        play(s, seat, choose(game, policy, s, seat, choices(s, seat), rng))
        roll(s, rng)
        made += 1
    return made


def homes_of(s: Virtu) -> dict[object, object]:
    """Who holds which cities at the start."""
    return {CITY_NAMES[city]: seat for seat, power in enumerate(s.powers) for city in s.edition.homes[power]}


def kinds_of(game: AnyGame, s: Virtu, owners: dict[object, object], cathedrals: set[object]) -> Counter[str]:
    """How often each kind of event happened; actions by name, sieges and retreats by their kind."""
    found: Counter[str] = Counter()
    for entry in s.log or []:
        event = game.event(entry[0], entry[1:4])
        name = event.kind
        if name == "acted":
            name = f"acted {event.plain['action']}"
        elif name == "siege-fought":
            is_players = owners.get(event.plain["city"]) is not None
            name = "siege of a player's city" if is_players else "siege of a neutral city"
        elif name == "retreated":
            roads = s.board.roads[CITY_NAMES.index(str(event.plain["city"]))]
            is_road = CITY_NAMES.index(str(event.plain["target"])) in roads  # where a road leads nobody sails (V6.7)
            name = "retreated by road" if is_road else "retreated by sea"
        elif name in BY_CITY:
            major = MAJOR_NAMES.index(str(event.plain["city"]))
            is_ally = isinstance(s, Wars) and s.lords[major] >= 0 and event.kind == "major-defeated"
            name += f" {event.plain['city']}" + (", an ally" if is_ally else "")
        elif name == "allied" and event.plain.get("rival") is not None:
            name = "alliance taken over"
        elif name == "built":
            cathedrals.add(event.plain["city"])
        if name == "city-taken" and event.plain["city"] in cathedrals:
            found["cathedral won and lost"] += 1
        if event.kind in ("annexed", "city-taken"):
            owners[event.plain["city"]] = event.plain["seat"]
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
        counts += kinds_of(game, s, homes_of(s), set())
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


def report_written(game: AnyGame, seed: int) -> None:
    """Play on from the written positions and print what happened."""
    for name, text in WRITTEN.items():
        s = game.read_position({"game": "virtu", **tomllib.loads(text)}, None)
        assert isinstance(s, Virtu)
        owners: dict[object, object] = {
            CITY_NAMES[city]: s.owner[city] for city in s.board.cities if s.owner[city] >= 0
        }
        cathedrals: set[object] = {CITY_NAMES[city] for city in s.board.cities if s.cathedrals >> city & 1}
        s.log = []
        play_on(game, "greedy", s, seeded(seed))
        result = game.result(s)
        assert result is not None
        print(f"\n{name}: year {s.year}, ends by {result.reason}")
        counts = kinds_of(game, s, owners, cathedrals)
        print("  events: " + ", ".join(f"{kind} {count}" for kind, count in sorted(counts.items())))


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
    if given.policy == "written" and given.game == "virtu":
        report_written(game, given.seed)
        return
    for seats in given.seats or game.seats:
        report(game, given.policy, seats, given.games, given.seed)


if __name__ == "__main__":
    main()
