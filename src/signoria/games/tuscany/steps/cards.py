"""Region cards and yield cards: drawing, refilling, turning up (T2.1, T3.7, T3.8)."""

from __future__ import annotations

from typing import Final

from signoria.games.tuscany import events, moves
from signoria.games.tuscany.components import COLOURS, HEX, MAX_SEATS, YIELDS
from signoria.games.tuscany.state import BY_HEX, BY_YIELD, BY_YIELD_RED, Tuscany
from signoria.kernel.moves import Move
from signoria.kernel.rng import Rng
from signoria.kernel.steps import Automatic, Luck

LARGE: Final = 12  # deals up to this size have their steps ready made


class DrawCards(Automatic[Tuscany]):
    """T2.1, T3.7, T3.8: so many region cards, or as many as there are."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.count: Final = count

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def run(self, s: Tuscany) -> None:
        count = min(self.count, s.deck_size + s.discard_size)
        s.tell(events.CARDS_DRAWN, self.seat, count)
        if count > 0:
            refill_deck(s)
            s.then(dealing(self.seat, count))


class DealCard(Luck[Tuscany]):
    """One card from the shuffled deck; `left` counts this one too."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.left: Final = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def owner(self) -> int:
        return self.seat

    def odds(self, s: Tuscany) -> list[tuple[Move, int]]:
        return [(moves.DEAL[colour], s.deck[colour]) for colour in range(COLOURS) if s.deck[colour]]

    def draw(self, s: Tuscany, rng: Rng) -> Move:
        return moves.DEAL[rng.pile(s.deck, s.deck_size)]

    def take(self, s: Tuscany, move: Move) -> None:
        assert isinstance(move, moves.Deal)
        s.into_hand(self.seat, move.colour)
        s.whisper(self.seat, events.CARD_DEALT, self.seat, move.colour)  # all were told how many
        if self.left > 1:
            refill_deck(s)
            s.then(dealing(self.seat, self.left - 1))


class TurnUpYields(Automatic[Tuscany]):
    """T3.8: so many yield cards, one by one; an empty deck is refilled from the discards."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.count: Final = count

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def run(self, s: Tuscany) -> None:
        if self.count > 0:
            if not s.yields_size:
                s.yields = list(s.edition.yields)
                s.yields_size = s.edition.yield_cards
                s.tell(events.YIELDS_RENEWED, s.yields_size)
            s.then(TURN_UP_YIELD[self.seat], TurnUpYields(self.seat, self.count - 1))


class TurnUpYield(Luck[Tuscany]):
    """T3.8: take what the yield card shows, then it is discarded."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def odds(self, s: Tuscany) -> list[tuple[Move, int]]:
        return [(moves.YIELD[card], s.yields[card]) for card in range(YIELDS) if s.yields[card]]

    def draw(self, s: Tuscany, rng: Rng) -> Move:
        return moves.YIELD[rng.pile(s.yields, s.yields_size)]

    def take(self, s: Tuscany, move: Move) -> None:
        assert isinstance(move, moves.Yield)
        s.yields[move.card] = s.yields[move.card] - 1
        s.yields_size -= 1
        s.tell(events.YIELD_TURNED_UP, self.seat, move.card)
        cards, marbles, workers, green, red, hexes = s.edition.gifts[move.card]
        gain_marbles(s, self.seat, marbles)
        gain_workers(s, self.seat, workers)
        score_green(s, self.seat, green, BY_YIELD)
        score_red(s, self.seat, red, BY_YIELD_RED)
        for _ in range(hexes):
            gain_hex(s, self.seat)
        if cards:
            s.then(DrawCards(self.seat, cards))


def dealing(seat: int, left: int) -> DealCard:
    """The step that deals so many cards to a seat, ready made."""
    return DEAL_CARD[seat][left] if left < LARGE else DealCard(seat, left)


def refill_deck(s: Tuscany) -> None:
    """T2.1: an empty deck is made anew from the discards."""
    if s.deck_size:
        return
    s.remember_hands()
    s.deck, s.discard = s.discard, s.deck
    s.deck_size, s.discard_size = s.discard_size, 0
    s.tell(events.DECK_REFILLED, s.deck_size)


def gain_marbles(s: Tuscany, seat: int, count: int) -> None:
    """Marble from the stock."""
    if count:
        s.marbles[seat] = s.marbles[seat] + count
        s.tell(events.MARBLES_GAINED, seat, count)


def gain_workers(s: Tuscany, seat: int, count: int) -> None:
    """Workers from the stock."""
    if count:
        s.workers[seat] = s.workers[seat] + count
        s.tell(events.WORKERS_GAINED, seat, count)


def gain_hex(s: Tuscany, seat: int) -> None:
    """T3.3, T3.8: a wooden hex into an empty storage space; with none, red points instead."""
    if s.room(seat) > 0:
        s.store(seat, HEX)
        s.fresh += 1
        s.tell(events.HEX_GAINED, seat)
    else:
        score_red(s, seat, s.edition.hex_points, BY_HEX)


def score_green(s: Tuscany, seat: int, points: int, why: int) -> None:
    """Green points are told with their reason."""
    if points:
        s.score_green(seat, points, why)
        s.tell(events.GREEN_SCORED, seat, points, why)


def score_red(s: Tuscany, seat: int, points: int, why: int) -> None:
    """Red points are told with their reason."""
    if points:
        s.score_red(seat, points, why)
        s.tell(events.RED_SCORED, seat, points, why)


DEAL_CARD: Final = tuple([tuple([DealCard(seat, left) for left in range(LARGE)]) for seat in range(MAX_SEATS)])
TURN_UP_YIELD: Final = tuple([TurnUpYield(seat) for seat in range(MAX_SEATS)])
