"""Who stands how well, between battles: a weighted sum of features for each seat, made into prospects of winning."""

from __future__ import annotations

from math import exp
from typing import Final

from signoria.games.condottiere.components import CARD_NAMES, KINDS, NO_CARD
from signoria.games.condottiere.standing import Standings
from signoria.games.condottiere.state import Condottiere
from signoria.kernel.hints import Scales

# Features of a seat; the first ones are the cards of its hand, by kind, while others hold cards too.
MISSING: Final = KINDS  # from here: one, two, three regions missing until it wins
MISSING_NAMES: Final = ("missing-1", "missing-2", "missing-3")
WAYS: Final = MISSING + len(MISSING_NAMES)  # from here: open regions that win at once, one, two, three or more
WAYS_NAMES: Final = ("ways-1", "ways-2", "ways-3")
GROWTH: Final = WAYS + len(WAYS_NAMES)
REGIONS: Final = GROWTH + 1
HOLDER: Final = REGIONS + 1
HOLDER_WAYS: Final = HOLDER + 1  # holds the figure and can place it where it would win
KEPT: Final = HOLDER_WAYS + 1  # the two best cards of the only hand left (C5.1)
CARDS: Final = KEPT + 1  # how many cards it holds more than the others on average
FEATURES: Final = (
    *(f"card-{name}" for name in CARD_NAMES),
    *MISSING_NAMES,
    *WAYS_NAMES,
    "growth",
    "regions",
    "holder",
    "holder-ways",
    "kept",
    "cards",
)


def prospects(s: Condottiere, scales: Scales, standings: Standings) -> list[float]:
    """Each seat's prospects of winning."""
    scores: list[float] = []
    for seat in range(s.seats):
        scales.clear()
        weigh_seat(s, seat, scales, standings)
        scores.append(scales.total)
    highest = max(scores)
    shares = [exp(score - highest) for score in scores]
    whole = sum(shares)
    return [share / whole for share in shares]


def weigh_seat(s: Condottiere, seat: int, scales: Scales, standings: Standings) -> None:
    """All features of a seat."""
    standing = standings.of(s, seat)
    missing = standing.missing
    if 0 < missing <= len(MISSING_NAMES):
        scales.add(MISSING + missing - 1, 1.0)
    ways = min(standing.ways, len(WAYS_NAMES))
    if ways:
        scales.add(WAYS + ways - 1, 1.0)
    scales.add(GROWTH, standing.growing.bit_count() / 10.0)
    regions = 0
    for owner in s.owner:
        if owner == seat:
            regions += 1
    scales.add(REGIONS, float(regions))
    if s.holder == seat:
        scales.add(HOLDER, 1.0)
        if ways:
            scales.add(HOLDER_WAYS, 1.0)
    weigh_hand(s, seat, scales)


def weigh_hand(s: Condottiere, seat: int, scales: Scales) -> None:
    """What its cards are worth for the rest of the round."""
    row = seat * KINDS
    hands = s.hands
    if s.with_cards() > 1 or s.variants.draw_after_battle:
        for card in range(KINDS):
            count = hands[row + card]
            if count:
                scales.add(card, float(count))
        if s.down[seat] != NO_CARD:
            scales.add(s.down[seat], 1.0)
        total = 0
        for size in s.sizes:
            total += size
        scales.add(CARDS, (s.sizes[seat] * s.seats - total) / 10.0 / (s.seats - 1))
    elif s.sizes[seat]:
        scales.add(KEPT, two_best(s, row, scales))


def two_best(s: Condottiere, row: int, scales: Scales) -> float:
    """The weights of the two best cards of the hand."""
    best = 0.0
    second = 0.0
    for card in range(KINDS):
        for _ in range(min(2, s.hands[row + card])):
            weight = scales.weights[card]
            if weight > best:
                second = best
                best = weight
            elif weight > second:
                second = weight
    return best + second
