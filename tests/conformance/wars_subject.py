"""Wars of Italy as a subject of the suite: as Virtù, everything lies open but families that are being placed."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import product

import msgspec
from conformance.subject import Subject, Table, Written
from conformance.virtu_subject import PENDING, TAIL

from signoria.games.virtu.components import CARD_NAMES, NOBLE_NAMES
from signoria.games.wars.edition import standard
from signoria.games.wars.position import Position
from signoria.kernel.game import Data
from signoria.kernel.moves import Move
from signoria.kernel.registry import find
from signoria.kernel.rng import Rng

TABLES = (
    Table(2, {"rounds": 5}),
    Table(2, {"rounds": 4, "first_games": True}),
    Table(2, {"rounds": 3}),
)
ALL_TABLES = tuple(
    Table(2, {"rounds": rounds, "first_games": first, "powers_by_seat": by_seat})
    for rounds, first, by_seat in product((2, 21), (False, True), (False, True))
)
BASE: dict[str, dict[str, object]] = {
    "france": {"power": "france", "token": 1, "cities": ["turin", "milan"], "stock": 1, "titles": ["duchy"]},
    "naples": {"power": "naples", "token": 1, "cities": ["naples", "bari"], "stock": 2, "titles": ["principality"]},
}
WINTER_REST = "'end-winter 0', 'next-winter', 'end-year'"
SIEGE_REST = "'resolve-sieges 0', 'next-besieger', 'next-retreat', 'end-spring', 'next-winter', 'end-year'"
FLORENCE = '[major.florence]\nally = "france"\ntroops = { %s = 1 }\n'
WRITTEN: dict[str, str] = {
    "a spring": "phase = 'spring 0'\n[france]\nleft = ['merchant']\nindulgences = [2]\nright = ['bishop!']",
    "an indulgence on the way": f"stack = ['clear-indulgence 0', 'move-token 0', 'reach-room 0', {TAIL}]\nsteps = 1\nbudget = 2\n[france]\nindulgences = [1]",
    "govern": "phase = 'act 0'\n[france]\ntoken = 2\ntitles = ['duchy!', 'kingdom_of_france!']\nleft = ['bishop']",
    "tiles to refresh": f"stack = ['refresh-tiles 0 2 0', 'end-action 0', {TAIL}]\n[france]\ntitles = ['duchy!', 'artillery!']",
    "a first token": f"stack = ['place-token 0', 'reach-room 0', {TAIL}]\n[france]\ntoken = 0",
    "annexing and influence": "phase = 'act 0'\n[france]\ntoken = 4\nleft = ['ambassador', 'bishop']\nright = ['podesta', 'cardinal']\n[naples]\nagents = ['marker-rome']\n[major.venice]\ninfluence = -5",
    "influence goes on": f"stack = ['annex-or-influence 0 7', 'end-action 0', {TAIL}]\npool = '1C 1X'\n[france]\ntoken = 4\n[naples]\nagents = ['marker-florence']",
    "an ally without room": f"stack = ['form-alliance 0 0', 'end-action 0', {TAIL}]\n[france]\nleft = ['bishop', 'banker']\nright = ['bishop', 'merchant']",
    "war": "phase = 'act 0'\n[france]\nrooms = ['louis', '', '', '', '']\nflorins = 2\ncities = ['genoa', 'florence']\ntroops = { genoa = 2, florence = 1, pisa = 1 }\n" + FLORENCE % "florence",
    "a route": f"stack = ['choose-route 0 2', 'end-action 0', {TAIL}]\n[france]\ntroops = {{ milan = 2 }}",
    "a mover": f"stack = ['pick-mover 0 9 11 1', 'lead-troops 0', 'end-action 0', {TAIL}]\n[france]\ncities = ['florence']\ntroops = {{ florence = 1 }}\n" + FLORENCE % "florence",
    "intrigue": "phase = 'act 0'\n[france]\ntoken = 5\nstock = 1\nagents = ['rome']\nleft = ['assassin']\n[naples]\nagents = ['marker-venice']",
    "an agent moves": f"stack = ['move-agent 0 16', 'end-action 0', {TAIL}]\n[france]\ntoken = 5\nagents = ['rome']\nleft = ['assassin']",
    "a room is held": "phase = 'act 0'\n[france]\ntoken = 5\nleft = ['assassin']\n[naples]\nagents = ['france-5']",
    "a payment": f"stack = ['pay 0 12', 'receive 0 1', 'buy-things 0', {WINTER_REST}]\nneed = '2F'\nturn = 1\n[france]\nleft = ['merchant']",
    "three sieges": "phase = 'sieges'\n[france]\ntroops = { siena = 3, pisa = 2, ravenna = 1 }\nwar_tokens = 1\n[naples]\ntroops = { siena = 2, pisa = 1, ravenna = 1 }\nwar_tokens = 1\n[major.venice]\ninfluence = 3",
    "a bonus to declare": "phase = 'sieges'\n[france]\ntroops = { siena = 3 }\nwar_tokens = 1",
    "besiege or stay": "phase = 'sieges'\n[france]\ntroops = { rome = 2 }",
    "a winner may go on": f"stack = ['go-on 0 11 0', {SIEGE_REST}]\nturn = 1\n[france]\ntroops = {{ siena = 3 }}",
    "losses": f"stack = ['pick-loss 0 11 1', {SIEGE_REST}]\nturn = 1\n[france]\ncities = ['florence']\ntroops = {{ siena = 1 }}\n" + FLORENCE % "siena",
    "retreats": "phase = 'retreats'\n[france]\ntroops = { ancona = 2, parma = 1 }\nleft = ['ambassador']\n[major.venice]\ninfluence = -3",
    "too many courtiers": f"stack = ['free-space 0', 'check-court 0', {SIEGE_REST}]\nturn = 1\n[france]\ntitles = []\nleft = ['bishop', 'banker']\nright = ['merchant']",
    "a winter": "phase = 'winter 0'\nyear = 4\n[france]\ntroops = { milan = 4, turin = 1 }\nflorins = 1",
    "troops to dismiss": f"stack = ['dismiss-troop 0', 'dismiss-troops 0 1', 'reorganise 0', {WINTER_REST}]\nturn = 1\nyear = 4\n[france]\ncities = ['florence']\ntroops = {{ florence = 2, milan = 1 }}\n" + FLORENCE % "florence",
    "a palace": "phase = 'reorganise 0'\n[france]\nleft = ['podesta']\nright = ['bishop!', 'assassin']\nrooms = ['', 'charles+briconnet', '', 'ludovico', '']",
    "a market": "phase = 'buy 1'\n[naples]\nleft = ['podesta']\nright = ['banker', 'merchant']\nflorins = 7",
    "a side to choose": f"stack = ['choose-side 0 3', 'buy-things 0', {WINTER_REST}]\nturn = 1\nsupply = {{ merchant = 4 }}",
    "no room at court": f"stack = ['make-room 0 3', 'buy-things 0', {WINTER_REST}]\nturn = 1\nsupply = {{ merchant = 4 }}\n[france]\nleft = ['bishop', 'banker']\nright = ['bishop', 'banker']",
    "recruiting": "phase = 'recruit 0'\n[france]\nflorins = 4",
    "hiring": "phase = 'hire 0'\n[france]\nflorins = 4\ncities = ['florence', 'rome']\n" + FLORENCE % "florence" + "[major.rome]\nally = 'france'\n",
    "a last indulgence": "stack = ['last-indulgence 0', 'next-winter', 'end-year']\nturn = 1\n[france]\nmay_indulge = true",
    "families": "stack = ['reveal-families']\nyear = 0\nopened = ['place-family 0 0', 'place-family 1 0']\nlanes = [['place-family 0 2'], ['place-family 1 1']]\n[france]\nrooms = ['', '', 'charles', '', '']\nleft = ['louis']\n[naples]\nright = ['ferdinand']",
}  # fmt: skip


def position_of(text: str) -> Data:
    """A written position: the two powers with what is said of them."""
    given = tomllib.loads(text)
    seats = [{**BASE[power], **given.pop(power, {})} for power in ("france", "naples")]
    return {"game": "wars-of-italy", "options": {"rounds": 5}, "seat": seats, **given}


class WarsSubject(Subject):
    """The subject."""

    game = find("wars-of-italy")
    tables = TABLES
    all_tables = ALL_TABLES
    written = tuple(Written(name, position_of(text)) for name, text in WRITTEN.items())
    decisions = frozenset(
        (
            "place-family", "pay", "cash", "place-token", "move-token", "clear-indulgence", "gather", "refresh-tiles",
            "annex-or-influence", "lead-troops", "choose-route", "pick-mover", "send-agents", "move-agent", "free-room",
            "choose-siege", "besiege-or-stay", "go-on", "declare", "pick-loss", "retreat-troop", "choose-salary",
            "dismiss-troop", "reorganise", "buy-things", "recruit-troops", "hire-allies", "last-indulgence",
            "choose-side", "make-room", "free-space",
        )
    )  # fmt: skip
    hides = False
    beginnings = 2  # the lot decides only who is France

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
            copies = standard().edition.copies
            held.update({name: copies[at] - held[name] for at, name in enumerate(NOBLE_NAMES)})
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


SUBJECT = WarsSubject()
