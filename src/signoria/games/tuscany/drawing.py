"""A picture of the table for notebooks: every domain as hexes, the display above them."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from signoria.games.tuscany.components import (
    BOARD,
    BOARD_NAMES,
    COLOUR_OF,
    KIND,
    ORDER_NAMES,
    SHIFT_NAMES,
    SPACE_NAMES,
    SPACES,
    TURN_NAMES,
    Edition,
    join_number,
    spot_of,
)
from signoria.games.tuscany.view import OWNED, Estate, TuscanyView

FILLS = ("#2f6b3a", "#b3392f", "#2f6db3", "#9bbf5a", "#9a9a9a", "#d98a2b", "#e0c341", "#d8c7a0")  # of the colours
WIDTH, TOP, SEAT_WIDTH, SIZE = 980, 130, 240, 18
HEIGHT = 560


class Spot(NamedTuple):
    """A space of a joined domain: where it lies, and its colour."""

    space: str
    x: int  # column from the left
    y: int  # half spaces from the top
    colour: int
    thing: str  # what lies there, or nothing


def spots(seat: Estate, edition: Edition) -> list[Spot]:
    """The domain as the view shows it; nothing while it is not joined."""
    if not (seat.order and seat.turned and seat.shift):
        return []
    join = join_number(ORDER_NAMES.index(seat.order), TURN_NAMES.index(seat.turned), SHIFT_NAMES.index(seat.shift))
    places = [spot_of(join, space) for space in range(SPACES)]
    highest = min(y for _, y in places)
    boards = {name[0]: edition.boards[BOARD_NAMES.index(name)] for name in seat.boards}
    found = []
    for space, (x, y) in enumerate(places):
        name = SPACE_NAMES[space]
        thing = "castle" if name == seat.start else seat.tiles.get(name, "")
        found.append(Spot(name, x, y - highest, boards[name[0]][space % BOARD], thing))
    return found


def svg(view: TuscanyView, edition: Edition) -> str:
    """The table as this view sees it."""
    frame = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'font-family="sans-serif" font-size="11"><rect width="{WIDTH}" height="{HEIGHT}" fill="#f6efe0"/>'
    )
    parts = [frame, *display(view)]
    for seat in range(view.seats):
        parts += domain(view, seat, edition)
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


def domain(view: TuscanyView, seat: int, edition: Edition) -> list[str]:
    """A seat's domain: full colour where something lies, pale where not; its figures below."""
    one = view.table[seat]
    left = 20 + seat * SEAT_WIDTH
    parts = []
    for spot in spots(one, edition):
        x, y = left + SIZE + spot.x * SIZE * 1.5, TOP + spot.y * SIZE * sqrt(3) / 2
        fade = "" if spot.thing else ' opacity="0.35"'
        mark = "⬡" if spot.thing == "hex" else "■" if spot.thing else ""
        parts.append(f"<g{fade}>{hexagon(x, y, FILLS[spot.colour], '')}</g>")
        parts.append(f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle" fill="#fff">{mark}</text>')
    turn = " ←" if seat in view.to_act else ""
    lines = (
        f"Seat {seat}: green {one.green}, red {one.red}{turn}",
        f"{one.cards} cards, {one.marbles} marbles, {one.workers} workers",
        f"storage: {', '.join(one.storage) or '–'}",
    )
    for number, line in enumerate(lines):
        parts.append(f'<text x="{left}" y="{HEIGHT - 60 + number * 18}">{line}</text>')
    return parts
