"""Where the spaces of a domain lie, for whoever draws it."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from signoria.games.tuscany.components import (
    BOARDS,
    COLOUR_NAMES,
    NO_SHIFT,
    NOT_JOINED,
    SPACE_NAMES,
    SPACES,
    Edition,
    join_number,
    spot_of,
)
from signoria.games.tuscany.state import Tuscany

REMEMBERED = 1024  # domains that are kept ready


class SpaceView(msgspec.Struct, frozen=True, array_like=True):
    """A space of a domain: where it lies, its colour and its area."""

    space: str
    x: int  # column from the left
    y: int  # half spaces from the top
    colour: str
    area: int  # spaces with the same number touch and have one colour


def look_at_spaces(s: Tuscany, seat: int) -> tuple[SpaceView, ...]:
    """Where the spaces of the seat's domain lie; none before it has its boards."""
    a, b, c = s.boards[seat * BOARDS : seat * BOARDS + BOARDS]
    if NOT_JOINED in (a, b, c):
        return ()
    order, turned, shift = max(s.order[seat], 0), max(s.turned[seat], 0), s.shift[seat]
    join = join_number(order, turned, NO_SHIFT if shift == NOT_JOINED else shift)
    return lay_spaces_out(s.edition, a, b, c, join)


@lru_cache(maxsize=REMEMBERED)
def lay_spaces_out(edition: Edition, a: int, b: int, c: int, join: int) -> tuple[SpaceView, ...]:
    """The spaces of these boards, joined so."""
    domain = edition.domain(a, b, c, join)
    areas = list(dict.fromkeys(domain.areas))
    spots = [spot_of(join, space) for space in range(SPACES)]
    highest = min(y for _, y in spots)
    return tuple(
        SpaceView(name, x, y - highest, COLOUR_NAMES[domain.colour_of[space]], areas.index(domain.areas[space]))
        for space, (name, (x, y)) in enumerate(zip(SPACE_NAMES, spots, strict=True))
    )
