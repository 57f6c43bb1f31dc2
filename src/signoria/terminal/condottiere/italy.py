"""The map of Italy as text: regions share a border on the screen exactly if they do in the rules (C0.1)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

# Each region lies in one or two bands of the map, from one column to another; its name stands in the first.
BANDS = 6
COLUMNS = 47
PLACES: Mapping[str, tuple[tuple[int, int, int], ...]] = {
    "torino": ((0, 0, 9),),
    "milano": ((0, 9, 27),),
    "venezia": ((0, 27, 40),),
    "genova": ((1, 2, 11),),
    "parma": ((1, 11, 20),),
    "modena": ((2, 20, 34), (1, 20, 22)),
    "mantova": ((1, 22, 32),),
    "ferrara": ((1, 32, 42),),
    "lucca": ((2, 12, 20),),
    "bologna": ((2, 34, 44),),
    "firenze": ((3, 13, 36),),
    "urbino": ((3, 36, 45),),
    "siena": ((4, 9, 17),),
    "roma": ((5, 14, 29), (4, 17, 19)),
    "spoleto": ((4, 19, 38),),
    "ancona": ((4, 38, 47),),
    "napoli": ((5, 29, 47),),
}
SEA = ""
# The box-drawing sign with these arms: up 1, down 2, left 4, right 8.
LINES = {0: " ", 3: "│", 12: "─", 5: "┘", 9: "└", 6: "┐", 10: "┌", 7: "┤", 11: "├", 13: "┴", 14: "┬", 15: "┼"}
FIGURE = "♞"
POPE = "†"
COLOURS = ("white on red", "white on blue", "black on green", "black on yellow", "white on magenta", "black on cyan")


class Label(NamedTuple):
    """What is written into a region."""

    name: str
    owner: int | None
    mark: str  # of the figure, the Pope or nothing
    under: str = ""  # a second line, where there is room


class Scale(NamedTuple):
    """How large the map is drawn."""

    stretch: float  # of the columns
    rows: int  # of a band, its upper border included

    @property
    def width(self) -> int:
        """In columns."""
        return round(COLUMNS * self.stretch) + 1

    @property
    def height(self) -> int:
        """In rows."""
        return BANDS * self.rows + 1


SCALES = (Scale(1.6, 4), Scale(1.35, 3), Scale(1.0, 3), Scale(1.0, 2))  # the most generous first


def largest(width: int, height: int) -> Scale | None:
    """The largest scale that fits, or None if the map does not."""
    return next((scale for scale in SCALES if scale.width <= width and scale.height <= height), None)


def draw(scale: Scale, labels: Mapping[str, Label], legend: tuple[str, ...] = ()) -> list[Text]:
    """The map, row by row; the legend stands in the sea, bottom left."""
    ground = lie(scale)
    signs = [[" "] * scale.width for _ in range(scale.height)]
    styles = [[""] * scale.width for _ in range(scale.height)]
    for row in range(scale.height):
        for column in range(scale.width):
            sign, region = sign_at(ground, scale, row, column)
            signs[row][column] = sign
            if sign != " ":
                styles[row][column] = "dim"
            elif region and (owner := labels[region].owner) is not None:
                styles[row][column] = COLOURS[owner]
    for region, label in labels.items():
        write_label(signs, styles, scale, region, label)
    for number, words in enumerate(legend):
        write(signs, (2 + number) * scale.rows + 1, 0, set_cell_size(words, round(9 * scale.stretch) - 1))
    return [painted(signs[row], styles[row]) for row in range(scale.height)]


@cache
def borders(scale: Scale) -> frozenset[tuple[str, str]]:
    """Which regions touch on the screen, each pair in the order of the alphabet."""
    ground = lie(scale)
    steps = [(ground[band], ground[band + 1]) for band in range(BANDS - 1)] + [(row, row[1:]) for row in ground]
    pairs = [pair for one, other in steps for pair in zip(one, other, strict=False)]
    return frozenset((min(pair), max(pair)) for pair in pairs if SEA not in pair and pair[0] != pair[1])


def lie(scale: Scale) -> list[list[str]]:
    """The region at each band and column."""
    ground = [[SEA] * scale.width for _ in range(BANDS)]
    for region, places in PLACES.items():
        for band, first, last in places:
            for column in range(round(first * scale.stretch), round(last * scale.stretch)):
                ground[band][column] = region
    return ground


def sign_at(ground: list[list[str]], scale: Scale, row: int, column: int) -> tuple[str, str]:
    """A border's sign, or a space and the region it is in."""

    def at(band: int, place: int) -> str:
        return ground[band][place] if 0 <= band < BANDS and 0 <= place < scale.width else SEA

    band, inside = divmod(row, scale.rows)
    west, east = at(band, column - 1), at(band, column)
    if inside:
        return ("│" if west != east else " "), east
    north_west, north_east = at(band - 1, column - 1), at(band - 1, column)
    arms = (north_west != north_east) * 1 + (west != east) * 2 + (north_west != west) * 4 + (north_east != east) * 8
    return LINES[arms], east


def write_label(signs: list[list[str]], styles: list[list[str]], scale: Scale, region: str, label: Label) -> None:
    """The owner's number, the mark and the name of a region."""
    band, first, last = PLACES[region][0]
    column = round(first * scale.stretch) + 1
    room = round(last * scale.stretch) - column
    row = band * scale.rows + 1
    name = set_cell_size(label.name, room - 2).rstrip()
    write(signs, row, column, f"{' ' if label.owner is None else label.owner}{label.mark or ' '}{name}")
    ground = "" if label.owner is None else COLOURS[label.owner]
    for place in range(column, column + 2 + len(name)):
        styles[row][place] = f"bold {'underline ' if label.mark == FIGURE and place > column + 1 else ''}{ground}"
    if label.under and scale.rows > 2:
        write(signs, row + 1, column + 2, set_cell_size(label.under, room - 2).rstrip())


def write(signs: list[list[str]], row: int, column: int, words: str) -> None:
    """Put words over the signs; each letter must be one column wide."""
    for place, letter in enumerate(words):
        signs[row][column + place] = letter if cell_len(letter) == 1 else "?"


def painted(signs: list[str], styles: list[str]) -> Text:
    """A row with its styles."""
    text = Text(no_wrap=True, end="")
    for style, run in groupby(zip(signs, styles, strict=True), key=lambda pair: pair[1]):
        text.append("".join(sign for sign, _ in run), style)
    return text
