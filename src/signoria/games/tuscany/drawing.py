"""A picture of the table for notebooks, every domain as hexes; and where spaces lie, for every other picture."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from signoria.games.tuscany.components import (
    BOARD_NAMES,
    COLOUR,
    COLOUR_OF,
    KIND,
    NO_SHIFT,
    ORDER_NAMES,
    SHIFT_NAMES,
    TURN_NAMES,
    VERSIONS,
    join_number,
)
from signoria.games.tuscany.edition import known
from signoria.games.tuscany.spaces import SpaceView, lay_spaces_out
from signoria.games.tuscany.view import OWNED, EstateView, TuscanyView

FILLS = ("#2f6b3a", "#b3392f", "#2f6db3", "#9bbf5a", "#9a9a9a", "#d98a2b", "#e0c341", "#d8c7a0")  # of the colours
WIDTH, TOP, SEAT_WIDTH, SIZE = 980, 130, 240, 18
HEIGHT = 560


class Spot(NamedTuple):
    """A space of a domain: where it lies, its colour, and what lies on it."""

    space: str
    x: int  # column from the left
    y: int  # half spaces from the top
    colour: int
    thing: str  # what lies there, or nothing
    area: int  # spots with the same number are one area


def spots(seat: EstateView) -> list[Spot]:
    """The domain as the view shows it, also while it is being joined."""
    return placed(seat, seat.spaces)


def spots_after(view: TuscanyView, seat: int, moves: Sequence[str]) -> list[Spot]:
    """The domain as it would lie if its boards were joined by these moves, too; what they leave open is as it lies."""
    one = view.table[seat]
    parts = {"order": one.order, "turn": one.turned, "shift": one.shift}
    parts |= {verb: rest for verb, _, rest in (move.partition(" ") for move in moves) if verb in parts}
    join = join_number(
        ORDER_NAMES.index(parts["order"] or ORDER_NAMES[0]),
        TURN_NAMES.index(parts["turn"] or TURN_NAMES[0]),
        SHIFT_NAMES.index(parts["shift"] or SHIFT_NAMES[NO_SHIFT]),
    )
    a, b, c = (BOARD_NAMES.index(name) % VERSIONS for name in one.boards)
    return placed(one, lay_spaces_out(known(view.edition), a, b, c, join))


def placed(seat: EstateView, spaces: Sequence[SpaceView]) -> list[Spot]:
    """These spaces with what lies on them."""
    tiles = {**seat.tiles, seat.start: "castle"}
    return [Spot(one.space, one.x, one.y, COLOUR[one.colour], tiles.get(one.space, ""), one.area) for one in spaces]


def svg(view: TuscanyView) -> str:
    """The table as this view sees it."""
    frame = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'font-family="sans-serif" font-size="11"><rect width="{WIDTH}" height="{HEIGHT}" fill="#f6efe0"/>'
    )
    parts = [frame, *display(view)]
    for seat in range(view.seats):
        parts += domain(view, seat)
    return "".join(parts) + "</svg>"


def display(view: TuscanyView) -> list[str]:
    """The tiles that can be taken."""
    parts = []
    for at, text in enumerate(view.middle.display):
        name = text.partition(OWNED)[0]
        fill = FILLS[COLOUR_OF[KIND[name]]] if name else "none"
        parts.append(hexagon(50 + at * 95, 45, fill, name))
    return parts


def hexagon(x: float, y: float, fill: str, text: str) -> str:
    """A flat-topped hexagon with a word in it."""
    half, height = SIZE / 2, SIZE * sqrt(3) / 2
    corners = ((SIZE, 0), (half, height), (-half, height), (-SIZE, 0), (-half, -height), (half, -height))
    points = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in corners)
    word = f'<text x="{x:.1f}" y="{y + SIZE + 12:.1f}" text-anchor="middle">{text}</text>' if text else ""
    return f'<polygon points="{points}" fill="{fill}" stroke="#6b5a36"/>{word}'


def domain(view: TuscanyView, seat: int) -> list[str]:
    """A seat's domain: full colour where something lies, pale where not; its figures below."""
    one = view.table[seat]
    left = 20 + seat * SEAT_WIDTH
    parts = []
    for spot in spots(one):
        x, y = left + SIZE + spot.x * SIZE * 1.5, TOP + spot.y * SIZE * sqrt(3) / 2
        fade = "" if spot.thing else ' opacity="0.35"'
        mark = "⬡" if spot.thing == "hex" else "■" if spot.thing else ""
        parts.append(f"<g{fade}>{hexagon(x, y, FILLS[spot.colour], '')}</g>")
        parts.append(f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle" fill="#fff">{mark}</text>')
    turn = " ←" if seat in view.to_act else ""
    lines = (
        f"Seat {seat}: green {one.green.total}, red {one.red.total}{turn}",
        f"{one.cards} cards, {one.marbles} marbles, {one.workers} workers",
        f"storage: {', '.join(one.storage) or '–'}",
    )
    for number, line in enumerate(lines):
        parts.append(f'<text x="{left}" y="{HEIGHT - 60 + number * 18}">{line}</text>')
    return parts
