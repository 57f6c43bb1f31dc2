"""Cashing: florins of available courtiers and tiles (V2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu import moves
from signoria.games.virtu.components import FLORIN, MAX_SEATS, SYMBOLS, count_of
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.forseat import ForSeat
from signoria.games.virtu.steps.paying import MOVING, purse_of, tap
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Decision

ASKED_TO_CASH: Final = Refusal("asked-to-cash", "V2.3")
NO_FLORINS: Final = Refusal("no-florins-there", "V2.3")


class OfferCash(ForSeat):
    """V2.3: whoever has florins to cash is asked."""

    def run(self, s: Virtu) -> None:
        if purse_of(s, self.seat, MOVING).total(FLORIN):
            s.then(CASH[self.seat])


class Cash(Decision[Virtu]):
    """V2.3: florins go to the treasury, one source after the other, until it is enough."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.ENOUGH, *moves.TAP)

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = [moves.ENOUGH]
        add_taps(s, self.who, FLORIN, found)
        return found

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if move is moves.ENOUGH:
            return None
        if not isinstance(move, moves.Tap) or move.symbol != FLORIN:
            return ASKED_TO_CASH
        return None if can_tap(s, self.who, move) else NO_FLORINS

    def take(self, s: Virtu, move: Move) -> None:
        if isinstance(move, moves.Tap):
            tap(s, self.who, move.source, move.symbol)
            s.then(OFFER_CASH[self.who])


def add_taps(s: Virtu, seat: int, symbol: int, found: list[Move]) -> None:
    """Adds every courtier and tile that can be tapped for this symbol."""
    purse = purse_of(s, seat, MOVING)
    before = -1
    for at, source in enumerate(purse.sources):
        if source != before and count_of(purse.symbols[at], symbol):
            found.append(moves.TAP[source * SYMBOLS + symbol])
            before = source


def can_tap(s: Virtu, seat: int, move: moves.Tap) -> bool:
    """Is this a courtier or tile that can be tapped for this symbol?"""
    found: list[Move] = []
    add_taps(s, seat, move.symbol, found)
    return move in found


OFFER_CASH: Final = tuple([OfferCash(seat) for seat in range(MAX_SEATS)])
CASH: Final = tuple([Cash(seat) for seat in range(MAX_SEATS)])
