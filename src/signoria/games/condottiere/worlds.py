"""Worlds that a seat cannot rule out: the cards it does not see are dealt anew."""

from __future__ import annotations

from typing import Final

from signoria.games.condottiere.components import KINDS, MERCENARIES, NO_CARD, can_lie_face_down
from signoria.games.condottiere.state import Condottiere
from signoria.kernel.rng import Rng

ATTEMPTS: Final = 100_000  # far more than any real position needs
FINE: Final = 1 << 24  # a random part of a sum is drawn as so many parts


def deal_unseen(s: Condottiere, viewer: int, hands: list[int], face_down: list[bool], buried: int, rng: Rng) -> None:
    """Fill in what the viewer does not see: other hands of these sizes, face-down cards, face-down discards, the deck.

    The state holds what the viewer sees and knows. Every arrangement of the single cards that agrees with it is
    equally likely: an arrangement that puts a card face down that cannot lie so (C8.5) is thrown away.
    """
    deal_from(unseen(s, viewer), s, viewer, hands, face_down, buried, [], rng)


def deal_from(
    pool: list[int],
    s: Condottiere,
    viewer: int,
    hands: list[int],
    face_down: list[bool],
    buried: int,
    likely: list[list[float]],
    rng: Rng,
) -> None:
    """Deal these unseen cards to where the viewer does not see them.

    If it is said for each seat how much likelier than by chance it is to hold each kind, its cards are drawn so.
    """
    for _ in range(ATTEMPTS):
        left = pool[:]
        bury_unseen(s, viewer, buried, left, rng)  # first: what the others get can be any of the rest
        for seat in range(s.seats):
            if seat != viewer:
                size = hands[seat] + (1 if face_down[seat] else 0)
                if likely:
                    deal_likely_hand(s, viewer, seat, size, left, likely[seat], rng)
                else:
                    deal_hand(s, viewer, seat, size, left, rng)
        if lay_down(s, viewer, face_down, rng):
            s.deck = left
            s.deck_size = sum(left)
            return
    raise ValueError("no arrangement of the cards agrees with this view")


def unseen(s: Condottiere, viewer: int) -> list[int]:
    """The cards whose place the viewer does not know."""
    pool = list(s.edition.counts)
    for card in range(KINDS):
        pool[card] -= s.discard[card] + (s.memory[viewer * KINDS + card] if s.memory and viewer >= 0 else 0)
        for seat in range(s.seats):
            pool[card] -= s.lines[seat * KINDS + card]
            pool[card] -= s.hands[seat * KINDS + card] if seat == viewer else s.knows(viewer, seat, card)
    if viewer >= 0 and s.down[viewer] != NO_CARD:
        pool[s.down[viewer]] -= 1
    if min(pool) < 0:
        raise ValueError("the view shows more cards of a kind than there are")
    return pool


def pick(pool: list[int], first: int, rng: Rng) -> int:
    """A random card of the pool among the kinds from `first` on, taken out of it; NO_CARD if there is none."""
    size = 0
    for card in range(first, KINDS):
        size += pool[card]
    if not size:
        return NO_CARD
    left = rng.below(size)
    card = first
    while left >= pool[card]:
        left -= pool[card]
        card += 1
    pool[card] -= 1
    return card


def deal_hand(s: Condottiere, viewer: int, seat: int, size: int, pool: list[int], rng: Rng) -> None:
    """What is known of the hand, and unseen cards up to its size."""
    row = seat * KINDS
    hands = s.hands
    missing = size
    there = 0
    for card in range(KINDS):
        known = s.knows(viewer, seat, card)
        hands[row + card] = known
        missing -= known
        there += pool[card]
    if missing > there:
        raise ValueError("the view has larger hands than there are cards")
    while missing > 0:
        card = rng.pile(pool, there)
        pool[card] = pool[card] - 1
        hands[row + card] = hands[row + card] + 1
        there -= 1
        missing -= 1
    s.sizes[seat] = size - min(missing, 0)


def deal_likely_hand(
    s: Condottiere, viewer: int, seat: int, size: int, pool: list[int], likely: list[float], rng: Rng
) -> None:
    """The same, if some kinds are likelier than others."""
    row = seat * KINDS
    missing = size
    chances: list[float] = []
    whole = 0.0
    for card in range(KINDS):
        known = s.knows(viewer, seat, card)
        s.hands[row + card] = known
        missing -= known
        chances.append(pool[card] * likely[card])
        whole += chances[card]
    s.sizes[seat] = size - min(missing, 0)
    while missing > 0:
        left = whole * rng.below(FINE) / FINE
        found = NO_CARD
        for card in range(KINDS):
            if pool[card]:
                found = card
                left -= chances[card]
                if left < 0.0:
                    break
        if found == NO_CARD:
            raise ValueError("the view has larger hands than there are cards")
        pool[found] = pool[found] - 1
        chances[found] -= likely[found]
        whole -= likely[found]
        s.hands[row + found] = s.hands[row + found] + 1
        missing -= 1


def bury_unseen(s: Condottiere, viewer: int, buried: int, pool: list[int], rng: Rng) -> None:
    """Face-down discards: what is remembered and unseen cards; a hand that could go held no mercenary (C4.7)."""
    first = 0 if s.variants.draw_after_battle else MERCENARIES
    s.buried = [0] * KINDS
    known = 0
    if s.memory and viewer >= 0:
        s.buried = s.memory[viewer * KINDS : viewer * KINDS + KINDS]
        known = sum(s.buried)
    for _ in range(buried - known):
        card = pick(pool, first, rng)
        if card == NO_CARD:
            raise ValueError("the view has more face-down discards than cards that could be there")
        s.buried[card] += 1


def lay_down(s: Condottiere, viewer: int, face_down: list[bool], rng: Rng) -> bool:
    """One card of each hand that has one before it face down; False if it is one that cannot lie so."""
    for seat in range(s.seats):
        if seat == viewer or not face_down[seat]:
            continue
        card = pick(s.hands[seat * KINDS : seat * KINDS + KINDS], 0, rng)
        if card == NO_CARD or not can_lie_face_down(card):
            return False
        s.out_of_hand(seat, card)
        s.down[seat] = card
    return True


def mark_kept(s: Condottiere, keeper: int, count: int, rng: Rng) -> None:
    """So many cards of the keeper's hand, any, are those it has chosen to keep (C5.1)."""
    rest = s.hands[keeper * KINDS : keeper * KINDS + KINDS]
    for _ in range(count):
        card = pick(rest, 0, rng)
        if card == NO_CARD:
            raise ValueError("the view keeps more cards than the hand has")
        s.kept[card] += 1
