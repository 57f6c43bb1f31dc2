"""What lies in the box: colours, tiles, boards and cards by fixed index, and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4

COLOUR_NAMES: Final = ("castle", "city", "inn", "farm", "quarry", "village", "monastery", "carriage")
COLOURS: Final = 8
COLOUR: Final = {name: colour for colour, name in enumerate(COLOUR_NAMES)}
CASTLE: Final = 0
CITY: Final = 1
INN: Final = 2
FARM: Final = 3
QUARRY: Final = 4
VILLAGE: Final = 5
MONASTERY: Final = 6
CARRIAGE: Final = 7
LETTERS: Final = "CINFQVMW"  # of the colours, on boards

# Tiles are kinds. A farm shows one or two of four things, so there are ten kinds of farm.
CROP_NAMES: Final = ("vineyard", "pigs", "olives", "wheat")
FARM_NAMES: Final = (
    "vineyard", "pigs", "olives", "wheat", "vineyard-pigs", "vineyard-olives", "vineyard-wheat", "pigs-olives",
    "pigs-wheat", "olives-wheat",
)  # fmt: skip
KIND_NAMES: Final = ("castle", "city", "inn", *FARM_NAMES, "quarry", "village", "monastery", "carriage")
KINDS: Final = 17
FIRST_FARM: Final = 3
LAST_FARM: Final = 12
KIND: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}
CROPS: Final = (0, 0, 0, 1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 0, 0, 0, 0)  # what each kind shows, as bits
COLOUR_OF: Final = (0, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 6, 7)  # of each kind
KINDS_OF: Final = (  # of each colour
    (0,), (1,), (2,), tuple(range(FIRST_FARM, LAST_FARM + 1)), (13,), (14,), (15,), (16,),
)  # fmt: skip

# What can lie in storage: a tile or a wooden hex.
HEX: Final = KINDS
THINGS: Final = KINDS + 1
THING_NAMES: Final = (*KIND_NAMES, "hex")
THING: Final = {name: thing for thing, name in enumerate(THING_NAMES)}
NOTHING_THERE: Final = -1  # an empty space, a gap in the display
NEUTRAL: Final = 0  # the origin of a tile on display; a seat's own are seat + 1

# A domain: three boards of ten spaces. A space keeps its name however the boards are joined.
BOARD_LETTERS: Final = ("a", "b", "c")
BOARDS: Final = 3
VERSIONS: Final = 4  # of each board
BOARD_NAMES: Final = tuple([f"{letter}{number + 1}" for letter in BOARD_LETTERS for number in range(VERSIONS)])
COLUMN: Final = 5
BOARD: Final = 10
SPACES: Final = 30
SPACE_NAMES: Final = tuple([f"{letter}{number + 1}" for letter in BOARD_LETTERS for number in range(BOARD)])
SPACE: Final = {name: space for space, name in enumerate(SPACE_NAMES)}

# A join: the boards from left to right, which of b and c are turned (a never is: all turned is the same), the shifts.
ORDERS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
ORDER_NAMES: Final = tuple([" ".join([BOARD_LETTERS[board] for board in order]) for order in ORDERS])
TURN_NAMES: Final = ("none", "b", "c", "b c")  # as bits: b 1, c 2
SHIFTS: Final = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 0), (0, 1), (1, -1), (1, 0), (1, 1))
SHIFT_NAMES: Final = tuple([f"{one} {other}" for one, other in SHIFTS])
NO_SHIFT: Final = 4
JOINS: Final = 216
NOT_JOINED: Final = -1

BONUS_NAMES: Final = ("card", "storage", "marble", "worker", "yield")
BONUSES: Final = 5
BONUS: Final = {name: bonus for bonus, name in enumerate(BONUS_NAMES)}
MORE_CARDS: Final = 0
MORE_STORAGE: Final = 1
MORE_MARBLE: Final = 2
MORE_WORKERS: Final = 3
MORE_YIELD: Final = 4

YIELD_NAMES: Final = ("two-cards", "three-cards", "marble", "worker", "two-red", "three-red", "green", "hex")
YIELDS: Final = 8
YIELD: Final = {name: card for card, name in enumerate(YIELD_NAMES)}


def bits(mask: int) -> list[int]:
    """The spaces, or seats, of a mask, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def join_number(order: int, turned: int, shift: int) -> int:
    """One of the 216 ways to join three boards."""
    return (order * len(TURN_NAMES) + turned) * len(SHIFTS) + shift


def spot_of(join: int, space: int) -> tuple[int, int]:
    """Where a space lies: its column from the left, and half spaces from the top (of a board that is not shifted)."""
    order = ORDERS[join // (len(TURN_NAMES) * len(SHIFTS))]
    turned = join // len(SHIFTS) % len(TURN_NAMES)
    shift = SHIFTS[join % len(SHIFTS)]
    board = space // BOARD
    column = space % BOARD // COLUMN
    row = space % COLUMN
    if board and turned >> board - 1 & 1:
        column, row = 1 - column, COLUMN - 1 - row
    place = order.index(board)
    lower = sum(shift[:place])
    return 2 * place + column, 2 * (row + lower) + column


def near_on_board(space: int) -> int:
    """The neighbours of a space on its own board, as bits; turning the board changes nothing."""
    column, row = space // COLUMN, space % COLUMN
    side = column % 2  # the right column lies half a space lower
    beside = column - 1 if side else column + 1
    found = 0
    for other, at in ((column, row - 1), (column, row + 1), (beside, row + side - 1), (beside, row + side)):
        if 0 <= at < COLUMN:
            found |= 1 << other * COLUMN + at
    return found


NEAR_ON_BOARD: Final = tuple([near_on_board(space) for space in range(SPACES)])


def column_of(join: int, place: int, side: int) -> list[int]:
    """The spaces of one column from top to bottom: of the board at this place, its left side or its right."""
    board = ORDERS[join // (len(TURN_NAMES) * len(SHIFTS))][place]
    turned = join // len(SHIFTS) % len(TURN_NAMES)
    is_turned = board > 0 and turned >> board - 1 & 1
    first = board * BOARD + (1 - side if is_turned else side) * COLUMN
    return [first + (COLUMN - 1 - row if is_turned else row) for row in range(COLUMN)]


def neighbours(join: int) -> tuple[int, ...]:
    """The spaces next to each space, as bits: on its board, and across the two seams where boards meet."""
    found = list(NEAR_ON_BOARD)
    for place in range(BOARDS - 1):
        lower = SHIFTS[join % len(SHIFTS)][place]
        right = column_of(join, place + 1, 0)
        for row, space in enumerate(column_of(join, place, 1)):
            for across in (row - lower, row - lower + 1):
                if 0 <= across < COLUMN:
                    found[space] |= 1 << right[across]
                    found[right[across]] |= 1 << space
    return tuple(found)


def areas_of(near: tuple[int, ...], colours: Sequence[int]) -> tuple[int, ...]:
    """The area that each space belongs to, as bits: touching spaces of one colour (T1.4)."""
    found = [0] * SPACES
    for colour in colours:
        left = colour
        while left:
            area = left & -left
            edge = area
            while edge:
                reach = 0
                for space in bits(edge):
                    reach |= near[space]
                edge = reach & colour & ~area
                area |= edge
            for space in bits(area):
                found[space] = area
            left &= ~area
    return tuple(found)


def largest_area(near: tuple[int, ...], colour: int) -> int:
    """The number of spaces in the largest area among these spaces of one colour (bits)."""
    largest = 0
    left = colour
    while left:
        area = left & -left
        edge = area
        while edge:
            reach = 0
            while edge:
                first = edge & -edge
                reach |= near[first.bit_length() - 1]
                edge ^= first
            edge = reach & colour & ~area
            area |= edge
        largest = max(largest, area.bit_count())
        left &= ~area
    return largest


class Domain:
    """Three joined boards. Frozen."""

    def __init__(self, join: int, near: tuple[int, ...], spaces: tuple[int, ...]) -> None:
        self.join: Final = join
        self.near: Final = near  # of each space, as bits
        self.colour_of: Final = spaces
        masks = [0] * COLOURS
        for space, colour in enumerate(spaces):
            masks[colour] |= 1 << space
        self.colours: Final = tuple(masks)  # the spaces of each colour, as bits
        self.areas: Final = areas_of(near, masks)  # of each space, as bits


class Edition:
    """The components in force. Frozen: rules read it, nothing writes it; domains once joined are remembered."""

    def __init__(
        self,
        name: str,
        digest: str,
        differences: Sequence[str],
        boards: tuple[tuple[int, ...], ...],
        cards: tuple[int, ...],
        colour_bonus: tuple[tuple[int, int], ...],
        own: tuple[int, ...],
        neutral: tuple[int, ...],
        yields: tuple[int, ...],
        gifts: tuple[tuple[int, ...], ...],
        bonuses: tuple[int, ...],
        areas: tuple[int, ...],
        numbers: dict[str, int],
    ) -> None:
        self.name: Final = name
        self.digest: Final = digest  # of everything that the rules read
        self.differences: Final = tuple(differences)  # from the standard edition, in words
        self.label: Final = "; ".join([f"{name} {digest}", *differences])
        self.boards: Final = boards  # the colours of each board's spaces
        self.cards: Final = cards  # region cards of each colour
        self.colour_bonus: Final = colour_bonus  # sides I and II (T2.6)
        self.own: Final = own  # tiles of each kind in a player's stacks
        self.neutral: Final = neutral  # tiles of each kind
        self.tiles: Final = sum(own)  # in a player's stacks
        self.yields: Final = yields  # yield cards of each sort
        self.yield_cards: Final = sum(yields)
        self.gifts: Final = gifts  # what each gives: cards, marbles, workers, green, red, hexes
        self.bonuses: Final = bonuses  # bonus tiles of each kind
        self.areas: Final = areas  # points for an area of size 1, 2, …
        self.hand: Final = numbers["hand"]
        self.drawn: Final = numbers["drawn"]
        self.display: Final = numbers["display"]
        self.stack: Final = sum(own) // numbers["stacks"]  # tiles
        self.stacks: Final = numbers["stacks"]
        self.storage: Final = numbers["storage"]
        self.storage_points: Final = numbers["storage_points"]
        self.price: Final = numbers["price"]
        self.pair: Final = numbers["pair"]
        self.crowd: Final = numbers["crowd"]
        self.hex_points: Final = numbers["hex_points"]
        self.farm_points: Final = numbers["farm_points"]
        self.marble: Final = numbers["marble"]
        self.worker: Final = numbers["worker"]
        self.monastery: Final = numbers["monastery"]
        self.yields_turned: Final = numbers["yield"]
        self.stored_points: Final = numbers["stored_points"]
        self.marble_points: Final = numbers["marble_points"]
        self.worker_points: Final = numbers["worker_points"]
        self.cards_for_point: Final = numbers["cards_for_point"]
        self.joined: Final[dict[int, Domain]] = {}

    def domain(self, a: int, b: int, c: int, join: int) -> Domain:
        """These versions of the three boards, joined so."""
        key = ((a * VERSIONS + b) * VERSIONS + c) * JOINS + join
        found = self.joined.get(key)
        if found is None:
            spaces = self.boards[a] + self.boards[VERSIONS + b] + self.boards[2 * VERSIONS + c]
            found = Domain(join, near_of(join), spaces)
            self.joined[key] = found
        return found


NEAR: Final[dict[int, tuple[int, ...]]] = {}


def near_of(join: int) -> tuple[int, ...]:
    """The neighbours in this join, reckoned once."""
    found = NEAR.get(join)
    if found is None:
        found = neighbours(join)
        NEAR[join] = found
    return found


class Variants:
    """The options of a table. Frozen, like the edition."""

    def __init__(self, opener: int = -1, no_shift: bool = False, random_joins: bool = False) -> None:
        self.opener: Final = opener  # T1.6: a seat, or −1 for by lot
        self.no_shift: Final = no_shift  # T1.4: boards always lie level
        self.random_joins: Final = random_joins  # T1.4: chance joins the boards
