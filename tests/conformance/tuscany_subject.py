"""The Castles of Tuscany as a subject of the suite: where region cards can lie that a seat does not see (T0.3)."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from itertools import product
from typing import cast

import msgspec
from conformance.subject import Subject, Table, Written, shares

from signoria.games.tuscany.components import COLOUR_OF, KIND, KIND_NAMES
from signoria.games.tuscany.edition import standard
from signoria.games.tuscany.position import Position, SeatPosition
from signoria.kernel.game import Data, Options
from signoria.kernel.moves import Move
from signoria.kernel.registry import find
from signoria.kernel.rng import Rng

COLOURS = ("castle", "city", "inn", "farm", "quarry", "village", "monastery", "carriage")
PRICE = 2  # T2.4
ATTEMPTS = 40

TABLES = (
    Table(2, {}),
    Table(3, {"no_shift": True}),
    Table(4, {"opener": 3}),
    Table(2, {"random_joins": True, "opener": 1}),
    Table(4, {"random_joins": True, "no_shift": True}),
    Table(3, {"random_joins": True}),
)
ALL_TABLES = tuple(
    Table(seats, {"opener": opener, "no_shift": level, "random_joins": by_lot})
    for seats, opener, level, by_lot in product((2, 3, 4), (-1, 0), (False, True), (False, True))
)

# Seat 0's castle lies at a9, in the middle of a village, farms and a monastery; what is not dealt is discarded.
TWO = """
display = ["village", "quarry", "inn", "farm-tile", "castle", "city", "monastery", "carriage"]
deck = { inn = 1, castle = 1, carriage = 1 }
{course}
[[seat]]
boards = ["a1", "b1", "c1"]
order = "a b c"
turned = "none"
shift = "0 0"
start = "a9"
hand = "village village farm"
{zero}
[[seat]]
boards = ["a2", "b2", "c2"]
order = "b a c"
turned = "c"
shift = "1 0"
start = "b6"
hand = "quarry monastery"
{one}
""".replace("farm-tile", "wheat")
TURN = "'offer-marble 0', 'end-turn 0'"
WRITTEN: dict[str, tuple[str, str, str]] = {
    "a turn": ("turn = 0", 'storage = ["village"]', ""),
    "a space": (f"stack = ['choose-space 0 14', {TURN}]", 'storage = ["village"]', ""),
    "a hex": (f"stack = ['choose-space 0 17', {TURN}]", 'storage = ["hex"]', "marbles = 1"),
    "a payment": (f"stack = ['pay 0 14 7 2', {TURN}]", 'storage = ["village"]\nworkers = 1', ""),
    "half a payment": (f"stack = ['pay 0 14 7 1', {TURN}]", 'storage = ["village"]', ""),
    "no room": (f"stack = ['remove-stored 0 14', {TURN}]", 'storage = ["village", "hex"]\nbonuses = {storage = 1}', ""),
    "a tile": (f"stack = ['pick-tile 0 0', {TURN}]", "", ""),
    "a tile that must fit": (f"stack = ['pick-tile 0 1', {TURN}]", "", ""),
    "nothing fits": ('display = ["inn", "inn", "city", "castle", "", "", "", ""]\n' + f"stack = ['name-colour 0', {TURN}]", "", ""),
    "a castle": (f"stack = ['bring-tile 0', {TURN}]", 'tiles = { b6 = "castle" }', ""),
    "what a castle brings": (f"stack = ['bring-to 0 14', {TURN}]", "", ""),
    "a city": (f"stack = ['gain-bonus 0', {TURN}]", "", ""),
    "a marble": ("stack = ['use-marble 0', 'end-turn 0']", "marbles = 1", ""),
    "what is remembered": ("turn = 1\nknown = 'village quarry'", "knows = 'quarry'", "storage = ['quarry']\nworkers = 2\nknows = 'village'"),
    "joining": (
        "stack = ['reveal-domains', 'gain-bonus 0', 'gain-bonus 1', 'begin-turn 0']\nopened = ['choose-order 0', 'choose-order 1']\nlanes = [['choose-shifts 0'], ['found-castle 1']]",
        "shift = ''\nstart = ''", "start = ''"),
}  # fmt: skip
THREE = """
game = "tuscany"
turn = 2
display = ["village", "quarry", "inn:1"]
deck = { inn = 1 }
known = "farm village"

[[seat]]
boards = ["a1", "b1", "c1"]
order = "a b c"
turned = "none"
shift = "0 0"
start = "a9"
hand = "village"
knows = "farm"

[[seat]]
boards = ["a2", "b2", "c2"]
order = "b a c"
turned = "c"
shift = "1 0"
start = "b6"
hand = "farm farm"
knows = "village"

[[seat]]
boards = ["a3", "b3", "c3"]
order = "c a b"
turned = "b c"
shift = "-1 1"
start = "c2"
hand = "quarry"
storage = ["hex"]
"""


def position_of(course: str, zero: str, one: str) -> Data:
    """A written position of two seats; a line that is said again replaces the usual one."""
    parts = TWO.split("[[seat]]")
    texts = []
    for part, mark, own in zip(parts, ("{course}", "{zero}", "{one}"), (course, zero, one), strict=True):
        keys = {line.partition(" =")[0] for line in own.splitlines()}
        kept = [line for line in part.replace(mark, "").splitlines() if line.partition(" =")[0] not in keys]
        texts.append("\n".join([*kept, own]))
    return {"game": "tuscany", **tomllib.loads("\n[[seat]]\n".join(texts))}


def read(position: Data) -> Position:
    """The position with its types."""
    return msgspec.convert(position, Position)


def pile(text: str) -> Counter[str]:
    """Cards written as words."""
    return Counter(text.split())


def known_to(p: Position, viewer: int | None) -> Counter[str]:
    """What the viewer knows to be in other hands."""
    return pile(p.known if viewer is None else p.seat[viewer].knows)


def arrangement_of(p: Position) -> str:
    """Every hidden card's place."""
    return json.dumps([[" ".join(sorted(seat.hand.split())) for seat in p.seat], sorted((p.deck or {}).items())])


def with_hands(p: Position, hands: list[str], deck: Counter[str]) -> Position:
    """The position with other hidden cards."""
    seats = [msgspec.structs.replace(seat, hand=hand) for seat, hand in zip(p.seat, hands, strict=True)]
    return msgspec.structs.replace(p, seat=tuple(seats), deck={name: n for name, n in deck.items() if n})


def colour_at(p: Position, seat: int, space: str) -> str:
    """The colour of a space of the seat's boards."""
    names = [name for name in p.seat[seat].boards if name[0] == space[0]]
    order = [f"{letter}{number}" for letter in "abc" for number in range(1, 5)]
    return COLOURS[standard().boards[order.index(names[0])][int(space[1:]) - 1]]


def can_pay(one: SeatPosition, colour: str, needed: int) -> bool:
    """T2.4: is there a complete payment?"""
    hand = pile(one.hand)
    return one.workers + sum(n if name == colour else n // 2 for name, n in hand.items()) >= needed


def is_possible(p: Position, viewer: int | None) -> bool:
    """Does the position agree with what the viewer knows, and could the seat that is asked do what it is doing?"""
    others = sum((pile(seat.hand) for at, seat in enumerate(p.seat) if at != viewer), Counter[str]())
    if not known_to(p, viewer) <= others:
        return False
    words = p.stack[0].split() if p.stack else [""]
    if words[0] == "pay":
        seat, _, space, left = map(int, words[1:])
        return can_pay(p.seat[seat], colour_at(p, seat, f"{'abc'[space // 10]}{space % 10 + 1}"), left)
    if words[0] == "choose-space":
        seat, thing = map(int, words[1:])
        wanted = COLOURS if thing == len(KIND_NAMES) else [COLOURS[COLOUR_OF[thing]]]
        near = NEAR_START  # the written positions have nothing but the starting castle
        return any(
            can_pay(p.seat[seat], colour_at(p, seat, space), PRICE)
            for space in near
            if colour_at(p, seat, space) in wanted
        )
    return True


NEAR_START = ("a4", "a5", "a8", "a10", "b4", "b5")  # next to a9 where a and b lie level


class TuscanySubject(Subject):
    """The subject."""

    game = find("tuscany")
    tables = TABLES
    all_tables = ALL_TABLES
    written = (
        *(Written(name, position_of(*one)) for name, one in WRITTEN.items()),
        Written("three seats", tomllib.loads(THREE)),
    )
    decisions = frozenset(
        (
            "choose-order", "choose-turns", "choose-shifts", "found-castle", "gain-bonus", "choose-action", "pay",
            "remove-stored", "name-colour", "pick-tile", "choose-space", "bring-tile", "bring-to", "use-marble",
        )
    )  # fmt: skip

    def cards(self, position: Data) -> Counter[str]:
        """Region cards, bonus tiles, and tiles beyond those that each player brings."""
        p = read(position)
        held = Counter(p.deck) + Counter(p.discard)
        tiles: Counter[str] = Counter(p.neutral) + Counter(p.aside) + Counter(p.gone)
        tiles.update(text.partition(":")[0] for text in p.display if text)
        bonuses = Counter(p.bonus_tiles)
        for seat in p.seat:
            held += pile(seat.hand)
            tiles += Counter(seat.stack)
            tiles.update(thing for thing in [*seat.tiles.values(), *seat.storage] if thing != "hex")
            bonuses += Counter(seat.bonuses)
        for name, kind in KIND.items():
            tiles[name] -= len(p.seat) * standard().own[kind]
        found = {f"card {name}": number for name, number in held.items()}
        found |= {f"tile {name}": number for name, number in tiles.items()}
        return Counter(found | {f"bonus {name}": number for name, number in bonuses.items()})

    def hand(self, position: Data, seat: int) -> Counter[str]:
        return pile(read(position).seat[seat].hand)

    def arrangement(self, position: Data) -> str:
        return arrangement_of(read(position))

    def worlds(self, position: Data, viewer: int | None) -> Counter[str]:
        p = read(position)
        others = [seat for seat in range(len(p.seat)) if seat != viewer]
        sizes = [pile(p.seat[seat].hand).total() for seat in others]
        known = known_to(p, viewer)
        unseen = Counter(p.deck) + sum((pile(p.seat[seat].hand) for seat in others), Counter[str]()) - known
        found: Counter[str] = Counter()
        for chosen, deck in shares(sorted(unseen.elements()), [sum(sizes) - known.total()]):
            for *hands, nothing in shares([*known.elements(), *chosen], sizes):
                assert not nothing
                texts = [seat.hand for seat in p.seat]
                for seat, hand in zip(others, hands, strict=True):
                    texts[seat] = " ".join(hand)
                world = with_hands(p, texts, Counter(deck))
                if is_possible(world, viewer):
                    found[arrangement_of(world)] += 1
        return found

    def arranged(self, position: Data, arrangement: str, viewer: int | None) -> Data:
        p = read(position)
        hands, deck = json.loads(arrangement)
        q = with_hands(p, hands, Counter(dict(deck)))
        seats = [seat if at == viewer else msgspec.structs.replace(seat, knows="") for at, seat in enumerate(q.seat)]
        q = msgspec.structs.replace(q, seat=tuple(seats), known=q.known if viewer is None else "")
        return cast(Data, msgspec.to_builtins(q))

    def swapped(self, position: Data, viewer: int | None, rng: Rng) -> Data | None:
        p = read(position)
        others = [seat for seat in range(len(p.seat)) if seat != viewer]
        hands = [(seat, card) for seat in others for card in sorted(p.seat[seat].hand.split())]
        places = [*hands, *((-1, card) for card in sorted(Counter(p.deck).elements()))]
        for _ in range(ATTEMPTS if hands else 0):
            (here, mine), (there, yours) = hands[rng.below(len(hands))], places[rng.below(len(places))]
            if mine == yours or here == there:
                continue
            piles = {seat: pile(one.hand) for seat, one in enumerate(p.seat)} | {-1: Counter(p.deck)}
            for place, goes, comes in ((here, mine, yours), (there, yours, mine)):
                piles[place].subtract([goes])
                piles[place].update([comes])
            texts = [" ".join(sorted(piles[seat].elements())) for seat in range(len(p.seat))]
            found = made_true(with_hands(p, texts, piles[-1]), viewer)
            if is_possible(found, viewer):
                return cast(Data, msgspec.to_builtins(found))
        return None

    def double(self, move: Move) -> Move:
        for field in (
            "thing", "kind", "colour", "space", "bonus", "order", "turned", "shift", "seat", "board", "card",
        ):  # fmt: skip
            if hasattr(move, field):
                return type(move)(getattr(move, field))
        return type(move)(move.text)

    def appearance(self, move: Move, options: Options) -> str:
        return move.text


def made_true(p: Position, viewer: int | None) -> Position:
    """What third seats and spectators know of hands is made true again."""
    all_hands = sum((pile(seat.hand) for seat in p.seat), Counter[str]())
    seats = []
    for at, seat in enumerate(p.seat):
        knows = pile(seat.knows) & (all_hands - pile(seat.hand))
        seats.append(seat if at == viewer else msgspec.structs.replace(seat, knows=" ".join(sorted(knows.elements()))))
    known = p.known if viewer is None else " ".join(sorted((pile(p.known) & all_hands).elements()))
    return msgspec.structs.replace(p, seat=tuple(seats), known=known)


SUBJECT = TuscanySubject()
