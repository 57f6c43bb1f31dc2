"""Who stands how well, between battles: a weighted sum of features for each seat, made into prospects of winning."""

from __future__ import annotations

from math import exp
from typing import Final

from signoria.games.condottiere.components import CARD_NAMES, KINDS, NO_CARD, NOWHERE
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
POINTS: Final = CARDS + 1  # how many points of games before it has more than the others on average (C8.2)
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
    "points",
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
    barred = 1 << s.pope if s.pope != NOWHERE else 0  # C3.6
    ways = min((standing.winning & ~barred).bit_count(), len(WAYS_NAMES))
    if ways:
        scales.add(WAYS + ways - 1, 1.0)
    scales.add(GROWTH, (standing.growing & ~barred).bit_count() / 10.0)
    regions = 0
    for owner in s.owner:
        if owner == seat:
            regions += 1
    scales.add(REGIONS, float(regions))
    if s.holder == seat:
        scales.add(HOLDER, 1.0)
        if ways:
            scales.add(HOLDER_WAYS, 1.0)
    if s.variants.points:
        scales.add(POINTS, above_others(s.points, seat) / 10.0)
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
        scales.add(CARDS, above_others(s.sizes, seat) / 10.0)
    elif s.sizes[seat]:
        scales.add(KEPT, two_best(s, row, scales))


def above_others(numbers: list[int], seat: int) -> float:
    """By how much a seat's number exceeds the mean of the others'."""
    total = 0
    for number in numbers:
        total += number
    return (numbers[seat] * len(numbers) - total) / (len(numbers) - 1)


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
