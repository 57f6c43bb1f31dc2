"""Areas, colours, farms and the end: pure functions of a position."""

from __future__ import annotations

from typing import Final

from signoria.games.tuscany.components import (
    COLOUR_OF,
    COLOURS,
    CROPS,
    HEX,
    KINDS,
    NOTHING_THERE,
    SPACES,
    bits,
)
from signoria.games.tuscany.state import Tuscany

NO_BONUS: Final = -1


def fitting(s: Tuscany, seat: int, colour: int) -> int:
    """The empty spaces of this colour next to a tile already lying, as bits (T2.4)."""
    return s.domains[seat].colours[colour] & s.reach[seat] & ~s.laid[seat]


def means(s: Tuscany, seat: int, colour: int) -> int:
    """How many required cards of this colour the seat could pay: cards, pairs of others, workers (T2.4)."""
    found = s.workers[seat]
    row = seat * COLOURS
    pair = s.edition.pair
    hands = s.hands
    for other in range(COLOURS):
        count = hands[row + other]
        if other == colour:
            found += count
        elif count >= pair:
            found += count // pair
    return found


def can_pay(s: Tuscany, seat: int, colour: int) -> bool:
    """Does a complete payment for a tile of this colour exist (T2.4)?"""
    return means(s, seat, colour) >= s.edition.price


def needs_cards(s: Tuscany, seat: int) -> bool:
    """Would paying show something of the hand? Workers, which all see, are too few to pay alone."""
    return s.workers[seat] < s.edition.price


def area_points(s: Tuscany, seat: int, space: int, laid: int) -> int:
    """The points for the area of this space, if it is complete with these spaces covered (T2.5)."""
    area = s.domains[seat].areas[space]
    return 0 if area & ~laid else s.edition.areas[area.bit_count() - 1]


def colour_points(s: Tuscany, seat: int, colour: int, laid: int) -> int:
    """The next side of the colour's bonus tile, if these spaces cover it; else NO_BONUS (T2.6)."""
    if s.domains[seat].colours[colour] & ~laid or s.claims[colour] >= len(s.edition.colour_bonus[colour]):
        return NO_BONUS
    return s.edition.colour_bonus[colour][s.claims[colour]]


def farm_points(s: Tuscany, seat: int, space: int, thing: int) -> int:
    """A point for each type shown that does not lie in this area yet; a wooden hex is always a new one (T3.4)."""
    if thing == HEX:
        return s.edition.farm_points
    return new_crops(s, seat, space, thing).bit_count() * s.edition.farm_points


def new_crops(s: Tuscany, seat: int, space: int, thing: int) -> int:
    """What this tile shows that does not lie in the area of the space yet, as bits (T3.4)."""
    there = 0
    for other in bits(s.domains[seat].areas[space]):
        lying = s.tiles[seat * SPACES + other]
        if other != space and lying != NOTHING_THERE and lying != HEX:
            there |= CROPS[lying]
    return CROPS[thing] & ~there


def on_display(s: Tuscany, colour: int) -> int:
    """How many tiles of this colour lie in the display."""
    found = 0
    for tile in s.display:
        if tile != NOTHING_THERE and COLOUR_OF[tile % KINDS] == colour:
            found += 1
    return found


def displayed(s: Tuscany) -> int:
    """The kinds of tiles in the display, as bits."""
    found = 0
    for tile in s.display:
        if tile != NOTHING_THERE:
            found |= 1 << tile % KINDS
    return found


def fitting_kinds(s: Tuscany, seat: int) -> int:
    """The kinds in the display that could be placed in the seat's domain, cards aside (T2.3), as bits."""
    found = 0
    for tile in s.display:
        if tile != NOTHING_THERE and fitting(s, seat, COLOUR_OF[tile % KINDS]):
            found |= 1 << tile % KINDS
    return found


def empty_spaces(s: Tuscany, seat: int) -> int:
    """How many spaces of the domain are empty (T5.5)."""
    return SPACES - s.laid[seat].bit_count()


def final_key(s: Tuscany, seat: int) -> tuple[int, int, int]:
    """What decides once T5.4 has been scored: red points, then empty spaces, then green points (T5.5)."""
    return s.red[seat], empty_spaces(s, seat), s.green[seat]
