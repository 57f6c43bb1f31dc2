"""Worlds that a seat cannot rule out: the region cards it does not see are dealt anew."""

from __future__ import annotations

from typing import Final

from signoria.games.tuscany.components import COLOURS
from signoria.games.tuscany.scoring import means
from signoria.games.tuscany.state import Tuscany
from signoria.games.tuscany.steps.paying import ChooseSpace, Pay
from signoria.games.tuscany.steps.turn import ChooseAction, UseMarble, can_act
from signoria.kernel.rng import Rng

ATTEMPTS: Final = 1_000_000  # far more than any real position needs


def deal_unseen(s: Tuscany, viewer: int, sizes: list[int], known: list[int], unseen: list[int], rng: Rng) -> None:
    """Fill in other hands of these sizes and the deck from the cards that the viewer (−1: a spectator) does not see.

    Cards known to be in those hands are there; the other places get the rest. All ways to deal the single cards are
    equally likely, but for those in which a seat could not do what it is asked for just now, as a payment it has begun.
    """
    others = [seat for seat in range(s.seats) if seat != viewer]
    room = 0
    for seat in others:
        room += sizes[seat]
    if sum(known) > room or room > sum(unseen):
        raise ValueError("the view has other hands than there are cards for")
    for _ in range(ATTEMPTS):
        left = [unseen[colour] - known[colour] for colour in range(COLOURS)]
        held = known[:]
        move(left, held, room - sum(known), rng)
        for seat in others:
            hand = [0] * COLOURS
            move(held, hand, sizes[seat], rng)
            s.hands[seat * COLOURS : seat * COLOURS + COLOURS] = hand
            s.sizes[seat] = sizes[seat]
        s.deck = left
        s.deck_size = sum(left)
        if can_go_on(s, viewer):
            return
    raise ValueError("no arrangement of the cards agrees with this view")


def move(pile: list[int], other: list[int], count: int, rng: Rng) -> None:
    """So many random cards of one pile go to another."""
    size = sum(pile)
    for _ in range(count):
        colour = rng.pile(pile, size)
        pile[colour] = pile[colour] - 1
        other[colour] = other[colour] + 1
        size -= 1


def can_go_on(s: Tuscany, viewer: int) -> bool:
    """Could the seat that is asked, if it is not the viewer, have come to this question with its hand?"""
    if not s.stack or s.lanes:
        return True
    step = s.stack[-1]
    if step.who == viewer:
        return True
    if isinstance(step, Pay):
        return means(s, step.who, s.domains[step.who].colour_of[step.space]) >= step.left
    if isinstance(step, ChooseSpace):
        return len(step.choices(s)) > 0
    if isinstance(step, ChooseAction | UseMarble):
        return can_act(s, step.who)
    return True
