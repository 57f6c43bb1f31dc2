"""The catalogue of moves: everything that can ever be done in Virtù, with its notation."""

from __future__ import annotations

from typing import Final

from signoria.games.virtu.components import (
    ALLIES,
    ALLY_NAMES,
    ALLY_SOURCE,
    BONUS_NAMES,
    CARD_NAMES,
    CITY_NAMES,
    COURT_SOURCE,
    INDULGENCE_SOURCE,
    KINDS,
    LEFT,
    MAX_SEATS,
    PLACE_NAMES,
    POWER_NAMES,
    RIGHT,
    ROOMS,
    SALE_NAMES,
    SIDE_NAMES,
    SOURCES,
    SYMBOL_NAMES,
    SYMBOLS,
    TILE_SOURCE,
    TITLE_NAMES,
)
from signoria.kernel.moves import Catalogue, Move

TILE_NAMES: Final = (*CITY_NAMES, *[f"cathedral {city}" for city in CITY_NAMES], *TITLE_NAMES)
MOST_SALARY: Final = 8  # florins that can ever be paid for troops


def source_name(source: int) -> str:
    """What is tapped, in the notation: `merchant left`, `milan`, `cathedral rome`, `card`."""
    if source < COURT_SOURCE:
        return ("card", "upgrade", "print")[source]
    if source < TILE_SOURCE:
        side, card = divmod(source - COURT_SOURCE, KINDS)
        return f"{CARD_NAMES[card]} {SIDE_NAMES[side]}"
    if source < ALLY_SOURCE:
        return TILE_NAMES[source - TILE_SOURCE]
    return ALLY_NAMES[source - ALLY_SOURCE] if source < INDULGENCE_SOURCE else "indulgence"


class Tap(Move):
    """`tap milan crown`: use the symbols of one kind that a source shows."""

    def __init__(self, source: int, symbol: int) -> None:
        super().__init__(f"tap {source_name(source)} {SYMBOL_NAMES[symbol]}")
        self.source: Final = source
        self.symbol: Final = symbol


class Word(Move):
    """A move that is only a word or two: `enough`, `pass`, `step`."""


class InRoom(Move):
    """`enter 3`, `into 3`, `under 3`: a room of one's own palace, counted clockwise from the top."""

    def __init__(self, verb: str, room: int) -> None:
        super().__init__(f"{verb} {room + 1}")
        self.verb: Final = verb
        self.room: Final = room


class OnSide(Move):
    """`to left`: on which side a card joins the courtiers."""

    def __init__(self, side: int) -> None:
        super().__init__(f"to {SIDE_NAMES[side]}")
        self.side: Final = side


class AtPlace(Move):
    """`place siena`, `lift florence-2`, `remove france`: agents in cities, rooms and alliances."""

    def __init__(self, verb: str, place: int) -> None:
        super().__init__(f"{verb} {PLACE_NAMES[place]}")
        self.verb: Final = verb
        self.place: Final = place


class InCity(Move):
    """`annex siena`, `from pisa`, `march siena`, `sail venice`, `besiege`, `dismiss`, `build`, `recruit`."""

    def __init__(self, verb: str, city: int) -> None:
        super().__init__(f"{verb} {CITY_NAMES[city]}")
        self.verb: Final = verb
        self.city: Final = city


class Refresh(Move):
    """`refresh cathedral siena`: an exhausted tile becomes available (V4.1)."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"refresh {TILE_NAMES[tile]}")
        self.tile: Final = tile


class WithAlly(Move):
    """`renew france`: its bonus is ready again (V4.1). `ally france`: an alliance (V7.7)."""

    def __init__(self, verb: str, ally: int) -> None:
        super().__init__(f"{verb} {ALLY_NAMES[ally]}")
        self.verb: Final = verb
        self.ally: Final = ally


class Choose(Move):
    """`choose leonardo`: a patronage bonus."""

    def __init__(self, bonus: int) -> None:
        super().__init__(f"choose {BONUS_NAMES[bonus]}")
        self.bonus: Final = bonus


class Salary(Move):
    """`salary 1`: florins for one's troops (V7.1)."""

    def __init__(self, florins: int) -> None:
        super().__init__(f"salary {florins}")
        self.florins: Final = florins


class Courtier(Move):
    """`shift merchant left`: to the other side. `discard merchant left`."""

    def __init__(self, verb: str, side: int, card: int) -> None:
        super().__init__(f"{verb} {CARD_NAMES[card]} {SIDE_NAMES[side]}")
        self.verb: Final = verb
        self.side: Final = side
        self.card: Final = card


class Assign(Move):
    """`assign merchant left 3`: a courtier goes into a room, or under the card there."""

    def __init__(self, side: int, card: int, room: int) -> None:
        super().__init__(f"assign {CARD_NAMES[card]} {SIDE_NAMES[side]} {room + 1}")
        self.side: Final = side
        self.card: Final = card
        self.room: Final = room


class Recall(Move):
    """`recall card 3 left`: a card leaves a room for a courtier space."""

    def __init__(self, is_upgrade: bool, room: int, side: int) -> None:
        super().__init__(f"recall {'upgrade' if is_upgrade else 'card'} {room + 1} {SIDE_NAMES[side]}")
        self.is_upgrade: Final = is_upgrade
        self.room: Final = room
        self.side: Final = side


class Buy(Move):
    """`buy bishop`."""

    def __init__(self, item: int) -> None:
        super().__init__(f"buy {SALE_NAMES[item]}")
        self.item: Final = item


class Lot(Move):
    """`lot 2`: chance makes that seat the first player (V1.4)."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"lot {seat}")
        self.seat: Final = seat


class Draw(Move):
    """`power venice`: chance gives a seat its power (V1.4)."""

    def __init__(self, power: int) -> None:
        super().__init__(f"power {POWER_NAMES[power]}")
        self.power: Final = power


ENOUGH: Final = Word("enough")  # nothing more of this kind
PASS: Final = Word("pass")
ACT: Final = Word("act")
DECLINE: Final = Word("decline")
STEP: Final = Word("step")
STOP: Final = Word("stop")
PAY_STEP: Final = Word("pay step")  # two florins for one more room (V3.1)
CLEAR_CROSS: Final = Word("clear cross")  # an indulgence (V5.2)
CLEAR_CROWNS: Final = Word("clear crowns")
TOKEN: Final = Word("declare token")
DECLARE_LEONARDO: Final = Word("declare leonardo")
GIVE_UP: Final = Word("give up")
LOSE: Final = Word("lose troop")
FORGO: Final = Word("forgo")

ENTER: Final = tuple([InRoom("enter", room) for room in range(ROOMS)])
INTO: Final = tuple([InRoom("into", room) for room in range(ROOMS)])
UNDER: Final = tuple([InRoom("under", room) for room in range(ROOMS)])
TO: Final = (OnSide(LEFT), OnSide(RIGHT))
TAP: Final = tuple([Tap(source, symbol) for source in range(SOURCES) for symbol in range(SYMBOLS)])
REFRESH: Final = tuple([Refresh(tile) for tile in range(len(TILE_NAMES))])
RENEW: Final = tuple([WithAlly("renew", ally) for ally in range(ALLIES)])
CHOOSE: Final = tuple([Choose(bonus) for bonus in range(len(BONUS_NAMES))])
ANNEX: Final = tuple([InCity("annex", city) for city in range(len(CITY_NAMES))])
FROM: Final = tuple([InCity("from", city) for city in range(len(CITY_NAMES))])
MARCH: Final = tuple([InCity("march", city) for city in range(len(CITY_NAMES))])
SAIL: Final = tuple([InCity("sail", city) for city in range(len(CITY_NAMES))])
PLACE: Final = tuple([AtPlace("place", place) for place in range(len(PLACE_NAMES))])
LIFT: Final = tuple([AtPlace("lift", place) for place in range(len(PLACE_NAMES))])
REMOVE: Final = tuple([AtPlace("remove", place) for place in range(len(PLACE_NAMES))])
BESIEGE: Final = tuple([InCity("besiege", city) for city in range(len(CITY_NAMES))])
SALARY: Final = tuple([Salary(florins) for florins in range(MOST_SALARY + 1)])
DISMISS: Final = tuple([InCity("dismiss", city) for city in range(len(CITY_NAMES))])
ASSIGN: Final = tuple(
    [Assign(side, card, room) for side in (LEFT, RIGHT) for card in range(KINDS) for room in range(ROOMS)]
)
SHIFT: Final = tuple([Courtier("shift", side, card) for side in (LEFT, RIGHT) for card in range(KINDS)])
DISCARD: Final = tuple([Courtier("discard", side, card) for side in (LEFT, RIGHT) for card in range(KINDS)])
RECALL: Final = tuple(
    [Recall(is_upgrade, room, side) for room in range(ROOMS) for is_upgrade in (False, True) for side in (LEFT, RIGHT)]
)
BUY: Final = tuple([Buy(item) for item in range(len(SALE_NAMES))])
BUILD: Final = tuple([InCity("build", city) for city in range(len(CITY_NAMES))])
RECRUIT: Final = tuple([InCity("recruit", city) for city in range(len(CITY_NAMES))])
ALLY: Final = tuple([WithAlly("ally", ally) for ally in range(ALLIES)])
LOT: Final = tuple([Lot(seat) for seat in range(MAX_SEATS)])
DRAW: Final = tuple([Draw(power) for power in range(len(POWER_NAMES))])

CATALOGUE: Final = Catalogue(
    [
        ENOUGH, PASS, ACT, DECLINE, STEP, STOP, PAY_STEP, CLEAR_CROSS, CLEAR_CROWNS, TOKEN, DECLARE_LEONARDO, GIVE_UP,
        LOSE, FORGO, *ENTER, *INTO, *UNDER, *TO, *TAP, *REFRESH, *RENEW, *CHOOSE, *ANNEX, *FROM, *MARCH, *SAIL, *PLACE,
        *LIFT, *REMOVE, *BESIEGE, *SALARY, *DISMISS, *ASSIGN, *SHIFT, *RECALL, *DISCARD, *BUY, *BUILD, *RECRUIT, *ALLY,
        *LOT, *DRAW,
    ]
)  # fmt: skip
