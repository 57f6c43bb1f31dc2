"""Placing a stored thing: the space, then the payment in small choices (T2.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.tuscany import events, moves
from signoria.games.tuscany.components import COLOUR_OF, COLOURS, HEX, bits
from signoria.games.tuscany.scoring import can_pay, fitting, needs_cards
from signoria.games.tuscany.state import Tuscany
from signoria.games.tuscany.steps.effects import ASKED_FOR_SPACE, carry_out, lay, refuse_space
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Decision

ASKED_TO_PAY: Final = Refusal("asked-to-pay", "T2.4")
CANNOT_PAY_COLOUR: Final = Refusal("cannot-pay-colour", "T2.4")
NOT_ASKED_FOR: Final = Refusal("not-asked-for", "T2.4")
NOT_IN_HAND: Final = Refusal("not-in-hand", "T2.4")
NO_PAIR: Final = Refusal("no-pair", "T2.4")
SAME_COLOUR: Final = Refusal("same-colour", "T2.4")
NO_WORKER: Final = Refusal("no-worker", "T2.4")


class ChooseSpace(Decision[Tuscany]):
    """T2.4: where the stored thing goes; a wooden hex to any colour that can be paid (T3.3)."""

    def __init__(self, seat: int, thing: int) -> None:
        super().__init__(seat)
        self.thing: Final = thing

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.thing)

    def candidates(self, s: Tuscany) -> Sequence[Move]:
        return moves.ON

    def choices(self, s: Tuscany) -> list[Move]:
        return [moves.ON[space] for space in bits(spaces_for(s, self.who, self.thing))]

    def refuse(self, s: Tuscany, move: Move) -> Refusal | None:
        if not isinstance(move, moves.On):
            return ASKED_FOR_SPACE
        there = s.domains[self.who].colour_of[move.space]
        refusal = refuse_space(s, self.who, move.space, there if self.thing == HEX else COLOUR_OF[self.thing])
        return refusal or (None if can_pay(s, self.who, there) else CANNOT_PAY_COLOUR)

    def take(self, s: Tuscany, move: Move) -> None:
        assert isinstance(move, moves.On)
        if self.thing == HEX and needs_cards(s, self.who):
            s.reveal()  # the hand can pay this colour
        s.then(Pay(self.who, self.thing, move.space, s.edition.price))


class Pay(Decision[Tuscany]):
    """T2.4: one of the `left` cards still required: a card of the colour, a pair of another, or a worker."""

    def __init__(self, seat: int, thing: int, space: int, left: int) -> None:
        super().__init__(seat)
        self.thing: Final = thing
        self.space: Final = space
        self.left: Final = left

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.thing, self.space, self.left)

    def candidates(self, s: Tuscany) -> Sequence[Move]:
        return (*moves.PAY, *moves.PAIR, moves.WORKER)

    def choices(self, s: Tuscany) -> list[Move]:
        asked = s.domains[self.who].colour_of[self.space]
        row = self.who * COLOURS
        found: list[Move] = []
        if s.hands[row + asked]:
            found.append(moves.PAY[asked])
        for colour in range(COLOURS):
            if colour != asked and s.hands[row + colour] >= s.edition.pair:
                found.append(moves.PAIR[colour])
        if s.workers[self.who]:
            found.append(moves.WORKER)
        return found

    def refuse(self, s: Tuscany, move: Move) -> Refusal | None:
        asked = s.domains[self.who].colour_of[self.space]
        if isinstance(move, moves.Pay):
            if move.colour != asked:
                return NOT_ASKED_FOR
            return None if s.hands[self.who * COLOURS + asked] else NOT_IN_HAND
        if isinstance(move, moves.PayPair):
            if move.colour == asked:
                return SAME_COLOUR
            return None if s.hands[self.who * COLOURS + move.colour] >= s.edition.pair else NO_PAIR
        if isinstance(move, moves.PayWorker):
            return None if s.workers[self.who] else NO_WORKER
        return ASKED_TO_PAY

    def take(self, s: Tuscany, move: Move) -> None:
        if isinstance(move, moves.Pay):
            s.reveal()
            s.out_of_hand(self.who, move.colour, 1)
            s.tell(events.CARD_PAID, self.who, move.colour)
        elif isinstance(move, moves.PayPair):
            s.reveal()
            s.out_of_hand(self.who, move.colour, s.edition.pair)
            s.tell(events.PAIR_PAID, self.who, move.colour)
        else:
            s.workers[self.who] = s.workers[self.who] - 1
            s.tell(events.WORKER_PAID, self.who)
        if self.left > 1:
            s.then(Pay(self.who, self.thing, self.space, self.left - 1))
        else:
            s.unstore(self.who, self.thing)
            lay(s, self.who, self.thing, self.space)
            carry_out(s, self.who, self.space)


def spaces_for(s: Tuscany, seat: int, thing: int) -> int:
    """Where the seat can place this stored thing and pay for it, as bits (T2.4, T3.3)."""
    if thing != HEX:
        colour = COLOUR_OF[thing]
        spaces = fitting(s, seat, colour)
        return spaces if spaces and can_pay(s, seat, colour) else 0
    found = 0
    for colour in range(COLOURS):
        spaces = fitting(s, seat, colour)
        if spaces and can_pay(s, seat, colour):
            found |= spaces
    return found
