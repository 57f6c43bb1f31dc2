"""Flat-topped hexes in letters: joined spaces of any size, without the edges inside an area."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from signoria.games.tuscany.drawing import Spot

EDGE = "_"


class Scale(NamedTuple):
    """How large the hexes are."""

    wide: int  # columns of the upper and the lower edge
    deep: int  # rows of a slanted edge; a hex has twice as many

    @property
    def pitch(self) -> int:
        """Columns from one column of hexes to the next."""
        return self.wide + self.deep


class Face(NamedTuple):
    """What stands in a hex: a line for each of its rows; the last one lies on the lower edge."""

    lines: Sequence[str]
    style: str = ""
    is_filled: bool = False  # the style is for the whole hex, not only for its words


SMALL = Scale(4, 1)
LARGE = Scale(7, 2)
HUGE = Scale(9, 2)


def width_of(spots: Sequence[Spot], scale: Scale) -> int:
    """How many columns the drawing takes."""
    return (max((spot.x for spot in spots), default=-1) + 1) * scale.pitch + scale.deep


def height_of(spots: Sequence[Spot], scale: Scale) -> int:
    """How many rows the drawing takes."""
    return (max((spot.y for spot in spots), default=-3) + 2) * scale.deep + 1


def draw(spots: Sequence[Spot], scale: Scale, faces: Mapping[str, Face]) -> list[Text]:
    """The hexes, row by row; each space with the face of its name."""
    canvas = Canvas(width_of(spots, scale), height_of(spots, scale))
    for spot in spots:
        outline(canvas, spot, scale)
    at = {(spot.x, spot.y): spot for spot in spots}
    for spot in spots:
        open_area(canvas, spot, at, scale)
    for spot in spots:
        write(canvas, spot, scale, faces[spot.space])
    return canvas.rows()


class Canvas:
    """Signs and their styles, to be put anywhere."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, row: int, column: int, sign: str) -> None:
        """One sign."""
        self.signs[row][column] = sign

    def rows(self) -> list[Text]:
        """All rows with their styles."""
        found = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            text = Text(no_wrap=True, end="")
            for style, run in groupby(zip(signs, styles, strict=True), key=lambda pair: pair[1]):
                text.append("".join(sign for sign, _ in run), style)
            found.append(text)
        return found


def sides(spot: Spot, scale: Scale) -> Iterator[tuple[int, int, int]]:
    """Each row of a hex with the columns of its left and its right side."""
    left, top = spot.x * scale.pitch, spot.y * scale.deep
    right = left + scale.pitch + scale.deep - 1
    for row in range(2 * scale.deep):
        inward = max(scale.deep - 1 - row, row - scale.deep)
        yield top + 1 + row, left + inward, right - inward


def edges(spot: Spot, scale: Scale) -> range:
    """The columns of the upper and the lower edge."""
    first = spot.x * scale.pitch + scale.deep
    return range(first, first + scale.wide)


def outline(canvas: Canvas, spot: Spot, scale: Scale) -> None:
    """The six sides of a hex."""
    top, bottom = spot.y * scale.deep, (spot.y + 2) * scale.deep
    for column in edges(spot, scale):
        canvas.put(top, column, EDGE)
        canvas.put(bottom, column, EDGE)
    for row, left, right in sides(spot, scale):
        is_upper = row <= top + scale.deep
        canvas.put(row, left, "/" if is_upper else "\\")
        canvas.put(row, right, "\\" if is_upper else "/")


def open_area(canvas: Canvas, spot: Spot, at: Mapping[tuple[int, int], Spot], scale: Scale) -> None:
    """No edge where the next space below or to the right belongs to the same area."""
    below, above_right, below_right = (
        (near := at.get((spot.x + x, spot.y + y))) is not None and near.area == spot.area
        for x, y in ((0, 2), (1, -1), (1, 1))
    )
    for row, _, right in sides(spot, scale):
        if above_right if row <= (spot.y + 1) * scale.deep else below_right:
            canvas.put(row, right, " ")
    for column in edges(spot, scale) if below else ():
        canvas.put((spot.y + 2) * scale.deep, column, " ")


def write(canvas: Canvas, spot: Spot, scale: Scale, face: Face) -> None:
    """The words in a hex, each line in the middle of its row."""
    for (row, left, right), line in zip(sides(spot, scale), face.lines, strict=True):
        room = right - left - 1
        words = set_cell_size(line, min(cell_len(line), room))
        first = left + 1 + (room - cell_len(words)) // 2
        for column, sign in enumerate(words, first):
            canvas.put(row, column, sign)
        filled = range(left + 1, right) if face.is_filled else range(first, first + len(words))
        for column in filled:
            canvas.styles[row][column] = face.style
