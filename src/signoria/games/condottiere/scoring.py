"""Strength, kingdoms and points: pure functions of a position."""

from __future__ import annotations

from signoria.games.condottiere.components import (
    COURTESAN,
    DRUMMER,
    HEROINE,
    KINDS,
    MERCENARIES,
    SPRING,
    WINTER,
    Edition,
)
from signoria.games.condottiere.state import Condottiere


def lies(s: Condottiere, card: int) -> bool:
    """Does such a card lie face up in any line?"""
    for seat in range(s.seats):
        if s.lines[seat * KINDS + card]:
            return True
    return False


def highest(s: Condottiere) -> int:
    """The strongest mercenary by print that lies face up in any line, or −1."""
    for card in range(MERCENARIES - 1, -1, -1):
        if lies(s, card):
            return card
    return -1


def strengths(s: Condottiere) -> list[int]:
    """The strength of every line, face-up cards only (C2.6, C8.5)."""
    is_winter = lies(s, WINTER)
    best = highest(s) if lies(s, SPRING) else -1
    return [strength(s, seat, is_winter, best) for seat in range(s.seats)]


def strength(s: Condottiere, seat: int, is_winter: bool, best: int) -> int:
    """One line's strength (C3.1–C3.8): mercenaries, doubled by a Drummer, then Spring, then the specials."""
    edition = s.edition
    row = seat * KINDS
    mercenaries = mercenaries_of(s, row, is_winter)
    if s.lines[row + DRUMMER]:
        mercenaries *= edition.drummer
    return mercenaries + spring_of(s, row, best) + courtesans_of(s, row) + heroines_of(s, row)


def mercenaries_of(s: Condottiere, row: int, is_winter: bool) -> int:
    """What the mercenaries of a line count, before a Drummer (C3.1, C3.2)."""
    edition = s.edition
    found = 0
    for card in range(MERCENARIES):
        count = s.lines[row + card]
        if count:
            found += count * (edition.winter if is_winter else edition.strengths[card])
    return found


def spring_of(s: Condottiere, row: int, best: int) -> int:
    """What Spring adds for the highest mercenaries (C3.3)."""
    return s.lines[row + best] * s.edition.spring if best >= 0 else 0


def courtesans_of(s: Condottiere, row: int) -> int:
    """What the Courtesans of a line count (C3.7)."""
    return s.lines[row + COURTESAN] * s.edition.courtesan


def heroines_of(s: Condottiere, row: int) -> int:
    """What the Heroines of a line count (C3.8)."""
    return s.lines[row + HEROINE] * s.edition.heroine


def strongest(s: Condottiere) -> int:
    """Who has the greatest strength, as bits: more than one bit is a tie (C4.1, C4.2)."""
    best = -1
    bits = 0
    for seat, line in enumerate(strengths(s)):
        if s.finalists and not s.finalists >> seat & 1:
            continue
        if line > best:
            best = line
            bits = 0
        if line == best:
            bits |= 1 << seat
    return bits


def most_courtesans(s: Condottiere) -> int:
    """The seat with strictly more Courtesans than every other line, or −1 (C4.3)."""
    best = 0
    found = -1
    for seat in range(s.seats):
        count = s.lines[seat * KINDS + COURTESAN]
        if count > best:
            best = count
            found = seat
        elif count == best:
            found = -1
    return found


def only_seat(bits: int) -> int:
    """The seat of a single bit, or −1 for several or none."""
    return bits.bit_length() - 1 if bits and bits & (bits - 1) == 0 else -1


def regions_of(s: Condottiere, seat: int) -> int:
    """The seat's regions as bits."""
    bits = 0
    for region, owner in enumerate(s.owner):
        if owner == seat:
            bits |= 1 << region
    return bits


def count_regions(s: Condottiere, seat: int) -> int:
    """How many regions the seat controls."""
    found = 0
    for owner in s.owner:
        if owner == seat:
            found += 1
    return found


def largest_kingdom(edition: Edition, regions: int) -> int:
    """The size of the largest connected group among these regions (C6.1)."""
    largest = 0
    while regions:
        group = 0
        edge = regions & -regions
        while edge:
            group |= edge
            reach = 0
            for region in range(len(edition.near)):
                if edge >> region & 1:
                    reach |= edition.near[region]
            edge = reach & regions & ~group
        largest = max(largest, group.bit_count())
        regions &= ~group
    return largest


def regions_needed(s: Condottiere) -> int:
    """How many regions win anywhere on the map (C6.1)."""
    return s.edition.regions_few if s.seats <= s.edition.few else s.edition.regions_many


def adjacent_needed(s: Condottiere) -> int:
    """How many regions win in one connected group (C6.1, C8.3)."""
    is_few = s.seats <= s.edition.few
    if s.variants.bigger_kingdoms:
        return s.edition.bigger_few if is_few else s.edition.bigger_many
    return s.edition.adjacent_few if is_few else s.edition.adjacent_many


def has_kingdom(s: Condottiere, seat: int) -> bool:
    """Does the seat meet the adjacency condition in force?"""
    needed = adjacent_needed(s)
    return count_regions(s, seat) >= needed and largest_kingdom(s.edition, regions_of(s, seat)) >= needed


def most_regions(s: Condottiere) -> int:
    """Who controls most regions, as bits (C6.2)."""
    counts = [count_regions(s, seat) for seat in range(s.seats)]
    return sum([1 << seat for seat in range(s.seats) if counts[seat] == max(counts)])


def hand_limit(s: Condottiere, seat: int) -> int:
    """The full hand: ten and one for each region (C5.2, C8.1)."""
    return s.edition.hand + count_regions(s, seat)
