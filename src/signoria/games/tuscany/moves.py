"""The catalogue of moves: everything that can ever be done in The Castles of Tuscany, with its notation."""

from __future__ import annotations

from typing import Final

from signoria.games.tuscany.components import (
    BOARD_NAMES,
    BONUS_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    MAX_SEATS,
    ORDER_NAMES,
    SHIFT_NAMES,
    SPACE_NAMES,
    THING_NAMES,
    TURN_NAMES,
    YIELD_NAMES,
)
from signoria.kernel.moves import Catalogue, Move


class Draw(Move):
    """`draw`: the action that takes region cards (T2.1)."""


class Take(Move):
    """`take`: the action that takes a tile of the display into storage (T2.2)."""


class Place(Move):
    """`place village`, `place hex`: the action that puts a stored thing into the domain (T2.4)."""

    def __init__(self, thing: int) -> None:
        super().__init__(f"place {THING_NAMES[thing]}")
        self.thing: Final = thing


class Pick(Move):
    """`pick quarry`: a tile of the display, for storage (T2.2) or to be placed by a castle (T3.1)."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"pick {KIND_NAMES[kind]}")
        self.kind: Final = kind


class Decline(Move):
    """`decline`: a castle brings nothing (T3.1)."""


class Remove(Move):
    """`remove inn`, `remove hex`: a stored thing makes room for the tile that was picked (T2.2)."""

    def __init__(self, thing: int) -> None:
        super().__init__(f"remove {THING_NAMES[thing]}")
        self.thing: Final = thing


class Replace(Move):
    """`replace farm`: all tiles of a colour leave the display, as none fits (T2.3)."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"replace {COLOUR_NAMES[colour]}")
        self.colour: Final = colour


class On(Move):
    """`on b7`: a space of one's own domain."""

    def __init__(self, space: int) -> None:
        super().__init__(f"on {SPACE_NAMES[space]}")
        self.space: Final = space


class Pay(Move):
    """`pay farm`: a region card of the colour asked for (T2.4)."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"pay {COLOUR_NAMES[colour]}")
        self.colour: Final = colour


class PayPair(Move):
    """`pair city`: two cards of one other colour for one card (T2.4)."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"pair {COLOUR_NAMES[colour]}")
        self.colour: Final = colour


class PayWorker(Move):
    """`worker`: a worker for one card (T2.4)."""


class Gain(Move):
    """`gain storage`: a bonus tile (T1.5, T3.2)."""

    def __init__(self, bonus: int) -> None:
        super().__init__(f"gain {BONUS_NAMES[bonus]}")
        self.bonus: Final = bonus


class Marble(Move):
    """`marble`: return a marble for another action (T2.7)."""


class End(Move):
    """`end turn`: keep the marble (T2.7)."""


class Order(Move):
    """`order b a c`: the boards from left to right (T1.4)."""

    def __init__(self, order: int) -> None:
        super().__init__(f"order {ORDER_NAMES[order]}")
        self.order: Final = order


class Turn(Move):
    """`turn b c`, `turn none`: boards that lie half turned (T1.4)."""

    def __init__(self, turned: int) -> None:
        super().__init__(f"turn {TURN_NAMES[turned]}")
        self.turned: Final = turned


class Shift(Move):
    """`shift -1 0`: how many spaces the second and third board lie lower than their neighbour (T1.4)."""

    def __init__(self, shift: int) -> None:
        super().__init__(f"shift {SHIFT_NAMES[shift]}")
        self.shift: Final = shift


class Lot(Move):
    """`lot 2`: chance makes that seat first (T1.6)."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"lot {seat}")
        self.seat: Final = seat


class Board(Move):
    """`board a3`: chance deals a board (T1.3)."""

    def __init__(self, board: int) -> None:
        super().__init__(f"board {BOARD_NAMES[board]}")
        self.board: Final = board


class Deal(Move):
    """`deal farm`: chance deals a region card."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"deal {COLOUR_NAMES[colour]}")
        self.colour: Final = colour


class TurnUp(Move):
    """`tile pigs-wheat`: chance brings a tile to the display."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"tile {KIND_NAMES[kind]}")
        self.kind: Final = kind


class Yield(Move):
    """`yield two-cards`: chance turns up a yield card (T3.8)."""

    def __init__(self, card: int) -> None:
        super().__init__(f"yield {YIELD_NAMES[card]}")
        self.card: Final = card


DRAW: Final = Draw("draw")
TAKE: Final = Take("take")
PLACE: Final = tuple([Place(thing) for thing in range(len(THING_NAMES))])
PICK: Final = tuple([Pick(kind) for kind in range(len(KIND_NAMES))])
DECLINE: Final = Decline("decline")
REMOVE: Final = tuple([Remove(thing) for thing in range(len(THING_NAMES))])
REPLACE: Final = tuple([Replace(colour) for colour in range(len(COLOUR_NAMES))])
ON: Final = tuple([On(space) for space in range(len(SPACE_NAMES))])
PAY: Final = tuple([Pay(colour) for colour in range(len(COLOUR_NAMES))])
PAIR: Final = tuple([PayPair(colour) for colour in range(len(COLOUR_NAMES))])
WORKER: Final = PayWorker("worker")
GAIN: Final = tuple([Gain(bonus) for bonus in range(len(BONUS_NAMES))])
MARBLE: Final = Marble("marble")
END: Final = End("end turn")
ORDER: Final = tuple([Order(order) for order in range(len(ORDER_NAMES))])
TURN: Final = tuple([Turn(turned) for turned in range(len(TURN_NAMES))])
SHIFT: Final = tuple([Shift(shift) for shift in range(len(SHIFT_NAMES))])
LOT: Final = tuple([Lot(seat) for seat in range(MAX_SEATS)])
BOARD: Final = tuple([Board(board) for board in range(len(BOARD_NAMES))])
DEAL: Final = tuple([Deal(colour) for colour in range(len(COLOUR_NAMES))])
TURN_UP: Final = tuple([TurnUp(kind) for kind in range(len(KIND_NAMES))])
YIELD: Final = tuple([Yield(card) for card in range(len(YIELD_NAMES))])

CATALOGUE: Final = Catalogue(
    [
        DRAW, TAKE, *PLACE, *PICK, DECLINE, *REMOVE, *REPLACE, *ON, *PAY, *PAIR, WORKER, *GAIN, MARBLE, END, *ORDER,
        *TURN, *SHIFT, *LOT, *BOARD, *DEAL, *TURN_UP, *YIELD,
    ]
)  # fmt: skip
