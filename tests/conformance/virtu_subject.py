"""Virtù as a subject of the suite: everything lies open, but for families that are being placed (V1.3)."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import product

import msgspec
from conformance.subject import Subject, Table, Written

from signoria.games.virtu.components import CARD_NAMES, NOBLE_NAMES
from signoria.games.virtu.edition import standard
from signoria.games.virtu.position import Position
from signoria.kernel.game import Data
from signoria.kernel.moves import Move
from signoria.kernel.registry import find
from signoria.kernel.rng import Rng

TABLES = (
    Table(3, {"years": 4}),
    Table(4, {"years": 3, "first_games": True, "opener": 2}),
    Table(5, {"years": 2, "powers_by_seat": True, "empire_unused": True}),
    Table(5, {"years": 3, "opener": 4}),
    Table(4, {"years": 3}),
)
ALL_TABLES = tuple(
    Table(seats, {"years": years, "first_games": first, "empire_unused": unused, "powers_by_seat": by_seat})
    for seats, years, first, unused, by_seat in product((3, 4, 5), (2, 25), (False, True), (False, True), (False,))
)

FOUR = """
[[seat]]
power = "florence"
token = 1
cities = ["florence", "pisa", "siena"]
troops = { florence = 2 }
stock = 2
{florence}
[[seat]]
power = "naples"
token = 5
cities = ["naples", "bari"]
stock = 2
{naples}
[[seat]]
power = "venice"
token = 2
cities = ["venice", "corfu"]
{venice}
[[seat]]
power = "milan"
token = 1
cities = ["milan", "turin"]
{milan}
"""
WRITTEN: dict[str, tuple[str, dict[str, str]]] = {
    "a spring": ('phase = "spring 0"', {"florence": 'left = ["merchant"]\nindulgences = [2]\nright = ["bishop!"]'}),
    "an indulgence on the way": ("stack = ['clear-indulgence 0', 'move-token 0', 'reach-room 0', {tail}]\nsteps = 1\nbudget = 2", {"florence": 'indulgences = [1]'}),
    "govern": ('phase = "act 0"', {"florence": 'titles = ["guild!"]\nleft = ["bishop"]\nallies = ["france!"]'}),
    "tiles to refresh": ("stack = ['refresh-tiles 0 2 0', 'end-action 0', {tail}]", {"florence": 'titles = ["guild!", "duchy!"]\nallies = ["france!"]'}),
    "patronage": ('phase = "act 2"', {"venice": 'rooms = ["", "maestro", "", "", ""]\nflorins = 3\npatronage = 1'}),
    "a bonus": ("stack = ['choose-bonus 2', 'end-action 2', {tail}]", {"venice": "patronage = 2"}),
    "annexing": ('phase = "act 3"', {"milan": 'rooms = ["ambassador", "", "", "", ""]\nleft = ["podesta"]\nright = ["pope"]'}),
    "war": ('phase = "act 1"', {"naples": 'rooms = ["", "", "", "", "alfonso"]\nflorins = 2\ntroops = { naples = 2, bari = 1 }'}),
    "a route": ("stack = ['choose-route 1 18', 'end-action 1', {tail}]", {"naples": 'rooms = ["", "", "", "", "alfonso"]\nflorins = 2\ntroops = { naples = 2 }'}),
    "intrigue": ('phase = "act 3"', {"milan": 'stock = 1\nagents = ["rome"]\nrooms = ["assassin", "", "", "", ""]'}),
    "an agent moves": ("stack = ['move-agent 3 16', 'end-action 3', {tail}]", {"milan": 'agents = ["rome"]\nleft = ["assassin"]'}),
    "a room is held": ('phase = "act 1"', {"naples": 'left = ["assassin"]', "florence": 'agents = ["naples-5"]'}),
    "a payment": ("stack = ['pay 0 12', 'receive 0 1', 'buy-things 0', 'end-winter 0', 'next-winter', 'end-year']\nneed = '2F'\nturn = 1", {"florence": 'left = ["merchant"]'}),
    "two sieges": ('phase = "sieges"', {"naples": "troops = { siena = 3, rome = 1 }\nwar_tokens = 1", "milan": "troops = { siena = 2 }\nwar_tokens = 1"}),
    "a winner may go on": ("stack = ['go-on 1 11 1', 'resolve-sieges 1', 'next-besieger', 'next-retreat', 'end-spring', 'next-winter', 'end-year']\nturn = 2", {"naples": "troops = { siena = 3 }"}),
    "retreats": ('phase = "retreats"', {"venice": 'troops = { ancona = 2, trento = 1 }\nleft = ["ambassador"]'}),
    "too many courtiers": ("stack = ['free-space 0', 'check-court 0', 'resolve-sieges 1', 'next-besieger', 'next-retreat', 'end-spring', 'next-winter', 'end-year']\nturn = 2", {"florence": 'left = ["bishop", "banker"]\nright = ["merchant"]'}),
    "a winter": ('phase = "winter 0"', {"florence": 'troops = { florence = 4, pisa = 1 }\nflorins = 1'}),
    "troops to dismiss": ("stack = ['dismiss-troop 0', 'dismiss-troops 0 1', 'reorganise 0', 'end-winter 0', 'next-winter', 'end-year']\nturn = 1", {}),
    "a palace": ('phase = "reorganise 0"', {"florence": 'left = ["podesta"]\nright = ["bishop!", "maestro"]\nrooms = ["", "lorenzo+giovanni", "", "soderini", ""]'}),
    "a market": ('phase = "buy 0"', {"florence": 'left = ["pope"]\nright = ["banker", "merchant"]\nflorins = 7'}),
    "a side to choose": ("stack = ['choose-side 0 3', 'buy-things 0', 'end-winter 0', 'next-winter', 'end-year']\nturn = 1\nsupply = { merchant = 4 }", {}),
    "no room at court": ("stack = ['make-room 0 3', 'buy-things 0', 'end-winter 0', 'next-winter', 'end-year']\nturn = 1\nsupply = { merchant = 3 }", {"florence": 'left = ["bishop"]\nright = ["bishop", "merchant"]'}),
    "a cathedral": ("stack = ['build-cathedral 0', 'buy-things 0', 'end-winter 0', 'next-winter', 'end-year']\nturn = 1\nsupply = { cathedral = 4 }", {}),
    "recruiting": ('phase = "recruit 0"', {"florence": "florins = 4"}),
    "an alliance": ('phase = "ally 2"', {"venice": 'left = ["admiral"]\nagents = ["ottomans"]'}),
    "a last indulgence": ("stack = ['last-indulgence 0', 'next-winter', 'end-year']\nturn = 1", {"florence": "may_indulge = true"}),
    "families": ("stack = ['reveal-families']\nyear = 0\nopened = ['place-family 0 0', 'place-family 1 0', 'place-family 2 0', 'place-family 3 0']\nlanes = [['place-family 0 1'], ['place-family 1 2'], [], ['place-family 3 0']]", {
        "florence": 'rooms = ["", "lorenzo", "", "", ""]', "naples": 'left = ["alfonso"]\nrooms = ["ferdinand", "", "", "", ""]',
        "venice": 'left = ["loredan"]\nright = ["council", "alviano"]'}),
}  # fmt: skip
TAIL = "'next-spring', 'begin-sieges', 'next-retreat', 'end-spring', 'next-winter', 'end-year'"
PENDING = ("welcome-card", "choose-side", "make-room")


def position_of(course: str, seats: dict[str, str]) -> Data:
    """A written position: the four powers with what is said of them."""
    text = FOUR
    for power in ("florence", "naples", "venice", "milan"):
        own = seats.get(power, "")
        keys = {line.partition(" =")[0] for line in own.splitlines()}
        head, mark, rest = text.partition(f'power = "{power}"')
        body, _, rest = rest.partition("{" + power + "}")
        kept = [line for line in body.splitlines() if line.partition(" =")[0] not in keys]
        text = head + mark + "\n".join([*kept, own]) + rest
    return {"game": "virtu", "options": {"years": 2}, **tomllib.loads(course.replace("{tail}", TAIL) + "\n" + text)}


class VirtuSubject(Subject):
    """The subject."""

    game = find("virtu")
    tables = TABLES
    all_tables = ALL_TABLES
    written = tuple(Written(name, position_of(*one)) for name, one in WRITTEN.items())
    decisions = frozenset(
        (
            "place-family", "pay", "cash", "place-token", "move-token", "clear-indulgence", "gather", "refresh-tiles",
            "patronise", "choose-bonus", "annex-city", "lead-troops", "choose-route", "send-agents", "move-agent",
            "free-room", "choose-siege", "go-on", "declare", "retreat-troop", "choose-salary", "dismiss-troop",
            "reorganise", "buy-things", "build-cathedral", "recruit-troops", "forge-alliance", "last-indulgence",
            "choose-side", "make-room", "free-space",
        )
    )  # fmt: skip
    hides = False

    def cards(self, position: Data) -> Counter[str]:
        """Nobles, wherever they lie: for sale, in palaces, or just bought."""
        p = msgspec.convert(position, Position)
        held: Counter[str] = Counter()
        for seat in p.seat:
            names = [*seat.left, *seat.right, *(name for room in seat.rooms for name in room.split("+"))]
            held.update(name.removesuffix("!") for name in names)
        pending = [step.split() for step in p.stack if step.split()[0] in PENDING]
        held.update(CARD_NAMES[int(words[2])] for words in pending)
        if p.supply is not None:
            held.update(p.supply)
        else:
            held.update({name: standard().copies[at] - held[name] for at, name in enumerate(NOBLE_NAMES)})
        return Counter({name: held[name] for name in NOBLE_NAMES})

    def hand(self, position: Data, seat: int) -> Counter[str]:
        return Counter()

    def arrangement(self, position: Data) -> str:
        return ""

    def worlds(self, position: Data, viewer: int | None) -> Counter[str]:
        return Counter([""])

    def arranged(self, position: Data, arrangement: str, viewer: int | None) -> Data:
        return position

    def swapped(self, position: Data, viewer: int | None, rng: Rng) -> Data | None:
        return None

    def double(self, move: Move) -> Move:
        return Move(move.text)


SUBJECT = VirtuSubject()
