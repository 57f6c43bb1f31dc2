"""Virtù's map in letters: cities about where they lie, roads drawn between them, ports, and the seas by name."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from signoria.terminal.virtu.roads import Box, Cell, Pair, Roads, lay_roads, signs

COLOURS = ("white on red", "black on yellow", "white on green", "white on blue", "black on white")
WIDTH, HEIGHT = 80, 14  # of the picture that the places below are in
LEAST = 11  # rows
FEW = 22  # cities, and the rows that a map needs with so many and with more
ROWS = (12, 13)
PLACES: Mapping[str, tuple[int, int]] = {
    "turin": (1, 0), "milan": (15, 0), "trento": (31, 0), "venice": (42, 1),
    "nice": (0, 4), "genoa": (9, 3), "parma": (23, 2), "mantua": (34, 3),
    "pisa": (12, 5), "florence": (24, 5), "ravenna": (42, 5),
    "siena": (15, 7), "perugia": (28, 7), "ancona": (43, 7),
    "civitavecchia": (13, 9), "spoleto": (33, 9), "rome": (23, 11),
    "terracina": (32, 12), "naples": (45, 11), "benevento": (49, 9), "bari": (65, 9), "rossano": (61, 11),
    "reggio": (54, 13), "messina": (41, 13), "palermo": (28, 13), "corfu": (71, 13), "ragusa": (69, 8),
    "ajaccio": (0, 7), "cagliari": (0, 10), "tunis": (3, 13),
}  # fmt: skip
SEAS: Mapping[str, tuple[int, int]] = {
    "ligurian": (0, 6), "tyrrhenian": (14, 12), "ionian": (64, 12), "adriatic": (56, 8)
}  # fmt: skip
SIDE = 25  # columns at the right that are free above the Adriatic, of all
SIDE_ROWS = 8
# Letters of a city's name, and columns kept for troops and agents behind it: the first that fits.
ROOM = ((14, 5), (11, 5), (9, 5), (9, 4), (7, 4), (6, 4), (5, 4), (5, 3), (5, 2))
WAVE = "≈"
PORT = "~"


class Label(NamedTuple):
    """What is written at a city."""

    name: str
    owner: str  # a seat's number, a letter of another owner, or a dot
    value: int
    is_port: bool
    has_cathedral: bool = False
    pieces: str = ""  # troops and agents, with their owners
    style: str = ""
    is_target: bool = False  # something can be done there now

    def text(self, letters: int) -> str:
        """`0Siena3~`: the owner, the name, the value, and whether it is a port."""
        return f"{self.owner}{self.name[:letters]}{self.value}{PORT if self.is_port else ''}"


class Sheet(NamedTuple):
    """Where everything stands on a map of one size."""

    width: int
    height: int
    letters: int
    boxes: Mapping[str, Box]
    roads: Roads
    lost: tuple[Pair, ...]  # roads that found no way


Sizes = tuple[tuple[str, str], ...]  # cities, with their labels in full
Corner = tuple[int, int]  # columns and rows that something else takes, at the top right


@lru_cache(maxsize=32)
def lay_out(
    labels: Sizes, full: tuple[str, ...], pairs: tuple[Pair, ...], size: tuple[int, int], corner: Corner
) -> Sheet | None:
    """The map with the longest names with which all roads find a way; None if even short ones have no room."""
    width, height = size
    best: Sheet | None = None
    taken = {(line, at) for line in range(corner[1]) for at in range(width - corner[0], width)}
    for letters, pieces in ROOM:
        boxes = boxes_of(labels, full, (letters, pieces), width, height)
        if not have_room(boxes, taken):
            continue
        roads = lay_roads(boxes, pairs, width, height, taken)
        lost = tuple(pair for pair in pairs if pair not in roads)
        if best is None or len(lost) < len(best.lost):
            best = Sheet(width, height, letters, boxes, roads, lost)
        if not lost:
            break
    return best


def have_room(boxes: Mapping[str, Box], taken: Collection[Cell]) -> bool:
    """Does each label stand alone, with a gap behind it?"""
    cells = [cell for box in boxes.values() for cell in box.cells]
    gaps = [(box.row, box.last + 1) for box in boxes.values()]
    return len({*cells, *gaps}) == len(cells) + len(gaps) and not {*cells} & {*taken}


def boxes_of(labels: Sizes, full: tuple[str, ...], room: tuple[int, int], width: int, height: int) -> dict[str, Box]:
    """Where each label stands, with room for troops and agents behind it."""
    boxes = {}
    letters, pieces = room
    for (city, name), rest in zip(labels, full, strict=True):
        x, y = PLACES[city]
        size = 1 + min(len(name), letters) + len(rest)
        first = min(round(x * width / WIDTH), width - size - pieces)
        line = round(y * (height - 1) / (HEIGHT - 1))
        boxes[city] = Box(line, first, first + size - 1, first + size - 1 + pieces)
    return boxes


def sheet_of(
    labels: Mapping[str, Label], pairs: Sequence[Pair], width: int, height: int, corner: Corner
) -> Sheet | None:
    """Where everything stands, if there is room for the map."""
    if height < LEAST:
        return None
    named = tuple((city, label.name) for city, label in labels.items())
    rest = tuple(f"{label.value}{PORT if label.is_port else ''}" for label in labels.values())
    return lay_out(named, rest, tuple(pairs), (width, height), corner)


# Drawing


class Canvas:
    """Signs with their styles, cell by cell."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]
        self.width = width
        self.height = height

    def write(self, line: int, at: int, words: str, style: str = "") -> None:
        """Put words over what is there, as far as the row reaches."""
        for place, letter in enumerate(words):
            if at + place < self.width:
                self.signs[line][at + place] = letter if cell_len(letter) == 1 else "?"
                self.styles[line][at + place] = style

    def is_free(self, line: int, first: int, size: int) -> bool:
        """Is nothing written there, nor right beside it?"""
        return not "".join(self.signs[line][max(first - 1, 0) : first + size + 1]).strip()

    def rows(self) -> list[Text]:
        """All of it."""
        return [painted(signs, styles) for signs, styles in zip(self.signs, self.styles, strict=True)]


def draw(sheet: Sheet, labels: Mapping[str, Label], seas: Mapping[str, str], corner: Corner) -> list[Text]:
    """The map, row by row, with its corner left free."""
    canvas = Canvas(sheet.width, sheet.height)
    for line in range(corner[1]):
        canvas.write(line, sheet.width - corner[0], "#" * corner[0])
    for (line, at), sign in signs(sheet.roads).items():
        canvas.write(line, at, sign, "dim")
    for pair, road in sheet.roads.items():
        for city, gate, further in ((pair[0], road[0], road[1]), (pair[1], road[-1], road[-2])):
            lead_out(canvas, sheet.boxes[city], gate, further)
    for city, label in labels.items():
        write_label(canvas, sheet, sheet.boxes[city], label)
    for sea, name in seas.items():
        write_sea(canvas, sea, name)
    for line in range(corner[1]):
        canvas.write(line, sheet.width - corner[0], " " * corner[0])
    return canvas.rows()


def lead_out(canvas: Canvas, box: Box, gate: Cell, further: Cell) -> None:
    """A road that leaves at the right begins where the name ends."""
    if further[0] == gate[0] and further[1] > box.last:
        canvas.write(box.row, box.end + 1, "─" * (box.last - box.end), "dim")


def write_label(canvas: Canvas, sheet: Sheet, box: Box, label: Label) -> None:
    """The owner and name, then a cathedral, troops and agents."""
    text = label.text(sheet.letters)
    style = f"{label.style} bold underline" if label.is_target else label.style
    canvas.write(box.row, box.first, text, style.strip())
    marks = ("†" if label.has_cathedral else "") + label.pieces
    marks = f"/{marks}" if text[-1:].isdigit() and marks[:1].isdigit() else marks  # a value beside a seat's number
    after = [other.first for other in sheet.boxes.values() if other.row == box.row and other.first > box.first]
    room = min([sheet.width, *after]) - box.end - 2
    canvas.write(box.row, box.end + 1, marks if len(marks) <= room else f"{marks[: room - 1]}…", "bold")


def write_sea(canvas: Canvas, sea: str, name: str) -> None:
    """A sea's name near its place, where nothing else stands; if it is too long, its first word."""
    x, y = SEAS[sea]
    line, at = round(y * (canvas.height - 1) / (HEIGHT - 1)), round(x * canvas.width / WIDTH)
    for words in (f"{WAVE}{name}", f"{WAVE}{name.split(maxsplit=1)[0]}"):
        places = [
            (abs(there - line) * 4 + abs(first - at), there, first)
            for there in range(canvas.height)
            for first in range(max(0, at - 14), min(at + 15, canvas.width - len(words) + 1))
            if abs(there - line) <= 2 and canvas.is_free(there, first, len(words))
        ]
        if places:
            _, there, first = min(places)
            canvas.write(there, first, words, "blue")
            return


def painted(signs: list[str], styles: list[str]) -> Text:
    """A row with its styles."""
    text = Text(no_wrap=True, end="")
    for style, run in groupby(zip(signs, styles, strict=True), key=lambda pair: pair[1]):
        text.append("".join(sign for sign, _ in run), style)
    return text
