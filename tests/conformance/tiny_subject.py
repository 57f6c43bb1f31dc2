"""The tiny game as a subject of the suite."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from typing import cast

import msgspec
from conformance import tiny
from conformance.subject import Subject, Table, Written, shares
from conformance.tiny import Position

from signoria.kernel.game import Data
from signoria.kernel.registry import find
from signoria.kernel.rng import Rng

COINS = Counter({"copper": 5, "silver": 3, "gold": 2})
TABLES = tuple(
    Table(seats, {"hand": hand, "lottery": lottery})
    for seats, hand, lottery in product((2, 3, 4), (1, 2), (False, True))
)

TURN = ["choose-fair 0", "boast 0", "choose-stake 0", "offer-coins", "next-round"]
WRITTEN = (
    Written("three hands", {
        "seat": [{"hand": ["copper", "gold"]}, {"hand": ["copper", "silver"]}, {"hand": ["silver", "gold"]}],
        "spent": ["copper", "copper", "copper"],
        "stack": TURN,
    }),
    Written("gold laid open", {
        "seat": [{"hand": ["copper", "gold"], "boasted": 1}, {"hand": ["copper", "gold"], "boasted": 1}],
        "stack": ["boast 0", "choose-stake 0", "offer-coins", "next-round"],
        "fair": 1,
    }),
    Written("all offer", {
        "seat": [
            {"hand": ["copper", "silver"], "offer": 0},
            {"hand": ["copper", "gold"], "boasted": 1},
            {"hand": ["copper", "copper"]},
            {"hand": ["silver", "copper"], "offer": 1, "aim": 0},
        ],
        "stack": ["reveal-offers", "next-round"],
        "opened": ["offer 0", "offer 1", "offer 2", "offer 3"],
        "lanes": [["aim 0"], ["offer 1"], ["offer 2"], []],
        "stake": 2,
    }),
)  # fmt: skip


def read(position: Data) -> Position:
    """A position as the schema has it."""
    return msgspec.convert(position, Position)


class TinySubject(Subject):
    """The subject."""

    game = find(tiny.GAME.id)
    tables = TABLES
    all_tables = TABLES
    written = tuple(Written(one.name, {"game": "tiny", **one.position}) for one in WRITTEN)
    decisions = frozenset(("choose-fair", "boast", "choose-stake", "offer", "aim"))
    is_brief = True

    def cards(self, position: Data) -> Counter[str]:
        p = read(position)
        return sum([Counter(seat.hand) for seat in p.seat], Counter(p.spent) + self.deck(p))

    def deck(self, p: Position) -> Counter[str]:
        """What lies nowhere else."""
        return COINS - sum([Counter(seat.hand) for seat in p.seat], Counter(p.spent))

    def hand(self, position: Data, seat: int) -> Counter[str]:
        return Counter(read(position).seat[seat].hand)

    def arrangement(self, position: Data) -> str:
        return json.dumps([sorted(seat.hand) for seat in read(position).seat])

    def worlds(self, position: Data, viewer: int | None) -> Counter[str]:
        p = read(position)
        hands = [["gold"] * seat.boasted for seat in p.seat]
        if viewer is not None:
            hands[viewer] = p.seat[viewer].hand
        unseen = sorted((COINS - sum([Counter(hand) for hand in hands], Counter(p.spent))).elements())
        sizes = [len(seat.hand) - len(hand) for seat, hand in zip(p.seat, hands, strict=True)]
        found: Counter[str] = Counter()
        for *dealt, _ in shares(unseen, sizes):
            found[json.dumps([sorted(hand + share) for hand, share in zip(hands, dealt, strict=True)])] += 1
        return found

    def arranged(self, position: Data, arrangement: str, viewer: int | None) -> Data:
        p = read(position)
        for seat, hand in zip(p.seat, json.loads(arrangement), strict=True):
            seat.hand = hand
        return cast(Data, msgspec.to_builtins(p))

    def swapped(self, position: Data, viewer: int | None, rng: Rng) -> Data | None:
        p = read(position)
        hands = [seat.hand for at, seat in enumerate(p.seat) if at != viewer]
        places = [*hands, list(self.deck(p).elements())]
        ends = [(place, at) for place in places for at in range(len(place))]
        for _ in range(20):
            (here, i), (there, j) = ends[rng.below(len(ends))], ends[rng.below(len(ends))]
            here[i], there[j] = there[j], here[i]
            if here[i] != there[j] and here is not there and all(self.is_possible(seat) for seat in p.seat):
                return cast(Data, msgspec.to_builtins(p))
            here[i], there[j] = there[j], here[i]
        return None

    def is_possible(self, seat: tiny.SeatPosition) -> bool:
        """Does the hand hold what was laid open, and what was offered?"""
        offered = tiny.COINS[seat.offer] if seat.offer >= 0 else None
        return seat.hand.count("gold") >= seat.boasted and (offered is None or offered in seat.hand)


SUBJECT = TinySubject()
