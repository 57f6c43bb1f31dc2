"""How a seat stands on the map: how far from victory, and which regions would bring it nearer."""

from __future__ import annotations

from typing import Final

from signoria.games.condottiere.components import NOBODYS, REGION_NAMES, Edition
from signoria.games.condottiere.scoring import adjacent_needed, largest_kingdom, regions_needed
from signoria.games.condottiere.state import Condottiere

MOST_KEPT: Final = 50_000  # standings; then all are forgotten
REGION_BITS: Final = len(REGION_NAMES)


class Standing:
    """A seat's regions, seen from victory."""

    def __init__(self, missing: int, winning: int, growing: int) -> None:
        self.missing: Final = missing  # about so many more regions until it wins; 1 only if there is one that does
        self.winning: Final = winning  # bits: open regions that win at once
        self.growing: Final = growing  # bits: open regions that enlarge its largest kingdom


class Standings:
    """Standings by the map, each worked out once."""

    def __init__(self) -> None:
        self.known: dict[int, Standing] = {}
        self.edition: Edition | None = None  # whose borders they are of
        self.owner: list[int] = []  # the map that was asked for last: states share it until a region changes hands
        self.there: list[Standing | None] = []  # the standings there, by seat

    def of(self, s: Condottiere, seat: int) -> Standing:
        """How this seat stands."""
        if s.owner is not self.owner or len(self.there) != s.seats:
            self.owner = s.owner
            self.there = [None] * s.seats
        found = self.there[seat]
        if found is None:
            found = self.there[seat] = self.look_up(s, seat)
        return found

    def look_up(self, s: Condottiere, seat: int) -> Standing:
        """The standing, by the regions that are the seat's and those that are open to it."""
        if s.edition is not self.edition:
            self.edition = s.edition
            self.known.clear()
        own = 0
        free = 0
        for region, owner in enumerate(s.owner):
            if owner == seat:
                own |= 1 << region
            elif owner == NOBODYS or s.variants.capture_regions:
                free |= 1 << region
        adjacent = adjacent_needed(s)
        regions = regions_needed(s)
        key = ((own << REGION_BITS | free) << 4 | adjacent) << 4 | regions
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST_KEPT:
                self.known.clear()
            found = self.known[key] = work_out(s.edition, own, free, adjacent, regions)
        return found


def work_out(edition: Edition, own: int, free: int, adjacent: int, regions: int) -> Standing:
    """Try every open region."""
    kingdom = largest_kingdom(edition, own)
    count = own.bit_count()
    winning = 0
    growing = 0
    for region in range(REGION_BITS):
        if not free >> region & 1:
            continue
        larger = largest_kingdom(edition, own | 1 << region)
        if larger >= adjacent or count + 1 >= regions:
            winning |= 1 << region
        if larger > kingdom:
            growing |= 1 << region
    missing = 1 if winning else max(2, min(adjacent - kingdom, regions - count))
    return Standing(missing, winning, growing)
