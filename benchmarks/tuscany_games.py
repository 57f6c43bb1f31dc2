"""Plays many games of The Castles of Tuscany and prints what happened: `python benchmarks/tuscany_games.py random`.

Policies: `random`; `greedy`; `hoarding`, which draws cards as long as it can. With `--check` every state, also between
two outcomes of chance, is counted: region cards, tiles, bonus tiles, and points by reason.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from time import perf_counter

from signoria.games.tuscany.components import BONUSES, COLOURS, HEX, KINDS, NOTHING_THERE, SPACES, THINGS
from signoria.games.tuscany.game import GAME
from signoria.games.tuscany.state import GREENS, WHY_NAMES, WHYS, Tuscany
from signoria.kernel.moves import Move
from signoria.kernel.play import befall, choices, first_asked, play, settle
from signoria.kernel.rng import Rng, seeded
from signoria.kernel.steps import CHANCE, NOBODY


def choose(policy: str, s: Tuscany, seat: int, options: Sequence[Move], rng: Rng) -> Move:
    """One of the choices, by the policy."""
    if policy == "greedy":
        return GAME.advise(s, seat, options)
    return options[0] if policy == "hoarding" else options[rng.below(len(options))]


def count(s: Tuscany) -> None:
    """Nothing is lost or made."""
    box = s.edition
    hands, deck, discard = s.hands, s.deck, s.discard
    for colour, there in enumerate(box.cards):
        assert deck[colour] + discard[colour] + sum(hands[colour::COLOURS]) == there, "region cards"
    for bonus, there in enumerate(box.bonuses):
        assert s.bonus_tiles[bonus] + sum(s.bonuses[bonus::BONUSES]) == there, "bonus tiles"
    lying = Counter([tile % KINDS for tile in s.display if tile != NOTHING_THERE])
    lying.update([thing for thing in s.tiles if thing not in (NOTHING_THERE, HEX)])
    lying[0] -= sum(1 for seat in range(s.seats) if s.laid[seat])  # the starting castles
    for kind in range(KINDS):
        elsewhere = s.neutral[kind] + s.aside[kind] + s.gone[kind] + sum(s.stacks[kind::KINDS])
        elsewhere += sum(s.storage[kind::THINGS])
        assert lying[kind] + elsewhere == s.seats * box.own[kind] + box.neutral[kind], "tiles"
    for seat in range(s.seats):
        ledger = s.ledger[seat * WHYS : seat * WHYS + WHYS]
        assert (sum(ledger[:GREENS]), sum(ledger[GREENS:])) == (s.green[seat], s.red[seat]), "points"
        assert s.laid[seat].bit_count() + s.tiles[seat * SPACES : (seat + 1) * SPACES].count(NOTHING_THERE) == SPACES


def play_one(policy: str, seats: int, seed: int, is_checked: bool) -> tuple[Tuscany, int]:
    """One game, with all its events, and how many decisions it took."""
    rng = seeded(seed)
    s = GAME.start(seats, GAME.check_options({}, seats), None)
    s.log = []
    settle(s)
    made = 0
    while s.actor != NOBODY:
        if s.actor == CHANCE:
            befall(s, s.stack[-1].draw(s, rng))
        else:
            seat = first_asked(s)
            play(s, seat, choose(policy, s, seat, choices(s, seat), rng))
            made += 1
        if is_checked:
            count(s)
    return s, made


def report(policy: str, seats: int, games: int, seed: int, is_checked: bool) -> None:
    """Play and print."""
    began = perf_counter()
    counts: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    shares: Counter[str] = Counter()
    wins = [0.0] * seats
    decisions = longest = best = 0
    for number in range(games):
        s, made = play_one(policy, seats, seed + number, is_checked)
        result = GAME.result(s)
        assert result is not None
        for entry in s.log or []:
            event = GAME.event(entry[0], entry[1:4])
            counts[f"{event.kind} {event.args['yield']}" if "yield" in event.args else event.kind] += 1
        endings[f"{result.reason}{', shared' if len(result.winners) > 1 else ''}"] += 1
        for seat in result.winners:
            wins[(seat - s.first) % seats] += 1 / len(result.winners)
        for at, points in enumerate(s.ledger):
            shares[WHY_NAMES[at % WHYS]] += points
        decisions, longest, best = decisions + made, max(longest, made), best + max(result.points)
    print(f"\n{policy}, {seats} seats, {games} games{', every state counted' if is_checked else ''}", end="")
    print(f", {perf_counter() - began:.0f} s")
    print(f"  decisions {decisions / games:.0f}, at most {longest}; winning points {best / games:.1f}")
    print(f"  endings: {dict(endings)}")
    print("  wins from the first player on: " + ", ".join(f"{100 * won / games:.1f} %" for won in wins))
    each = games * seats
    print("  points a seat: " + ", ".join(f"{name} {shares[name] / each:.2f}" for name in WHY_NAMES))
    print("  events: " + ", ".join(f"{name} {number}" for name, number in sorted(counts.items())))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("policy", choices=["random", "hoarding", "greedy"])
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=300, help="for each number of seats (default 300)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--check", action="store_true", help="count everything in every state")
    given = parser.parse_args()
    for seats in given.seats:
        report(given.policy, seats, given.games, given.seed, given.check)


if __name__ == "__main__":
    main()
