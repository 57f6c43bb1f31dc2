"""Dealing: cards from the shuffled deck to a seat (C1.1, C5.2, C8.1)."""

from __future__ import annotations

from typing import Final

from signoria.games.condottiere import events, moves
from signoria.games.condottiere.components import KINDS, MAX_SEATS
from signoria.games.condottiere.state import Condottiere
from signoria.kernel.moves import Move
from signoria.kernel.rng import Rng
from signoria.kernel.steps import Automatic, Luck

LARGE_DEAL: Final = 32  # deals up to this size have their steps ready made


class DealCards(Automatic[Condottiere]):
    """C1.1, C5.2, C8.1: so many cards to one seat."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.count: Final = count

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def run(self, s: Condottiere) -> None:
        if self.count > 0:
            refill_deck(s)
            s.then(dealing(self.seat, self.count))


class DealCard(Luck[Condottiere]):
    """One card from the shuffled deck; `left` counts this one too."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.left: Final = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def owner(self) -> int:
        return self.seat

    def odds(self, s: Condottiere) -> list[tuple[Move, int]]:
        return [(moves.DEAL[card], s.deck[card]) for card in range(KINDS) if s.deck[card]]

    def draw(self, s: Condottiere, rng: Rng) -> Move:
        return moves.DEAL[rng.pile(s.deck, s.deck_size)]

    def take(self, s: Condottiere, move: Move) -> None:
        assert isinstance(move, moves.Deal)
        s.deck[move.card] = s.deck[move.card] - 1
        s.deck_size -= 1
        s.into_hand(self.seat, move.card)
        s.hint(self.seat, events.CARD_DEALT, self.seat, move.card)
        if self.left > 1:
            refill_deck(s)
            s.then(dealing(self.seat, self.left - 1))


def dealing(seat: int, left: int) -> DealCard:
    """The step that deals so many cards to a seat, ready made."""
    return DEAL_CARD[seat][left] if left < LARGE_DEAL else DealCard(seat, left)


def refill_deck(s: Condottiere) -> None:
    """C8.1: an empty deck is made anew from the discards; if there are none, the lines are discarded first."""
    if s.deck_size:
        return
    s.learn_last_hand()
    if not any(s.discard) and not any(s.buried):
        discard_lines(s)
    s.shuffle_in(s.discard)
    s.shuffle_in(s.buried)
    s.memory = []
    s.tell(events.DECK_REFILLED, s.deck_size)


def gather_cards(s: Condottiere) -> None:
    """All cards go back into the deck and nothing is known of any hand."""
    s.hands = [0] * len(s.hands)
    s.sizes = [0] * s.seats
    s.lines = [0] * len(s.lines)
    s.discard = [0] * KINDS
    s.buried = [0] * KINDS
    s.deck = list(s.edition.counts)
    s.deck_size = s.edition.cards
    s.revealed = [0] * len(s.revealed)
    s.shown = {}
    s.memory = []


def discard_lines(s: Condottiere) -> None:
    """All lines go to the discards."""
    for at, count in enumerate(s.lines):
        if count:
            s.discard[at % KINDS] = s.discard[at % KINDS] + count
            s.lines[at] = 0


DEAL_CARD: Final = tuple([tuple([DealCard(seat, left) for left in range(LARGE_DEAL)]) for seat in range(MAX_SEATS)])
