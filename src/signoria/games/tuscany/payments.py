"""Payments: what placing costs, what is lacking, what each source gives and leaves (T2.4)."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.tuscany import moves
from signoria.games.tuscany.components import COLOUR_NAMES, COLOURS
from signoria.games.tuscany.phrases import CARD, KIND, phrase, space_name
from signoria.games.tuscany.question import Counts, Question
from signoria.games.tuscany.scoring import means
from signoria.games.tuscany.state import Tuscany
from signoria.games.tuscany.steps.paying import Pay
from signoria.kernel.moves import Move
from signoria.kernel.outlook import Prospect, Tap
from signoria.kernel.phrases import Count, Listed, Phrase

CARD_UNITS = tuple(f"{name}-card" for name in COLOUR_NAMES)


def price_of(s: Tuscany, colour: int) -> Counts:
    """The cards that placing on this colour costs."""
    return (Count(s.edition.price, CARD_UNITS[colour]),)


def short_of(s: Tuscany, seat: int, colour: int) -> Counts:
    """What the seat lacks of that."""
    missing = s.edition.price - means(s, seat, colour)
    return (Count(missing, CARD_UNITS[colour]),) if missing > 0 else ()


def taps_of(s: Tuscany, seat: int, colour: int) -> tuple[Tap, ...]:
    """All that placing on this colour could be paid with: any of these that make up the price (T2.4)."""
    price, pair = s.edition.price, s.edition.pair
    held = s.hands[seat * COLOURS : seat * COLOURS + COLOURS]
    found = [Tap(move=moves.PAY[colour].text, times=min(held[colour], price), gives=Count(1, CARD_UNITS[colour]))]
    for other in range(COLOURS):
        if other != colour:
            times = min(held[other] // pair, price)
            found.append(Tap(move=moves.PAIR[other].text, times=times, gives=Count(pair, CARD_UNITS[other])))
    workers = min(s.workers[seat], price)
    found.append(Tap(move=moves.WORKER.text, times=workers, gives=Count(1, "worker")))
    return tuple(tap for tap in found if tap.times)


def cards_of(s: Tuscany, taps: Sequence[Move]) -> int:
    """The number of cards that this payment discards."""
    cards = [1 for tap in taps if isinstance(tap, moves.Pay)]
    return sum(cards) + s.edition.pair * sum([1 for tap in taps if isinstance(tap, moves.PayPair)])


def paid_with(s: Tuscany, taps: Sequence[Move]) -> Phrase:
    """A payment in words."""
    found = []
    for tap in dict.fromkeys(taps):
        count = taps.count(tap)
        if isinstance(tap, moves.Pay):
            found.append(Count(count, CARD_UNITS[tap.colour]))
        elif isinstance(tap, moves.PayPair):
            found.append(Count(count * s.edition.pair, CARD_UNITS[tap.colour]))
        else:
            found.append(Count(count, "worker"))
    return Phrase("paid-with", {"payment": Listed(tuple(found))})


def sources(a: Question, step: Pay) -> list[Prospect]:
    """All that the seat could pay with: the colour asked for, other colours that it holds, workers."""
    s, seat = a.s, a.seat
    asked_for = s.domains[seat].colour_of[step.space]
    found = [source(a, step, moves.PAY[asked_for], 1, asked_for)]
    for colour in range(COLOURS):
        if colour != asked_for and s.hands[seat * COLOURS + colour]:
            found.append(source(a, step, moves.PAIR[colour], s.edition.pair, colour))
    left = Phrase("pay-leaves", {"left": Count(s.workers[seat] - 1, "worker")})
    brings = (left, still(step, asked_for)) if s.workers[seat] else ()
    found.append(a.prospect(moves.WORKER, phrase(moves.WORKER), (Count(1, "worker"),), brings=brings))
    return found


def source(a: Question, step: Pay, move: Move, number: int, colour: int) -> Prospect:
    """Cards of one colour: one of the colour asked for, or a pair of another."""
    held = a.s.hands[a.seat * COLOURS + colour]
    price = (Count(number, CARD_UNITS[colour]),)
    if held < number:
        return a.prospect(move, CARD(colour), price, (Count(number - held, CARD_UNITS[colour]),))
    asked_for = a.s.domains[a.seat].colour_of[step.space]
    leaves = Phrase("pay-leaves", {"left": Count(held - number, CARD_UNITS[colour])})
    return a.prospect(move, CARD(colour), price, brings=(leaves, still(step, asked_for)))


def still(step: Pay, colour: int) -> Phrase:
    """What is left to pay after this tap."""
    if step.left > 1:
        return Phrase("pay-still", {"left": Count(step.left - 1, CARD_UNITS[colour])})
    return Phrase("pay-done", {"kind": KIND(step.thing), "space": space_name(step.space)})
