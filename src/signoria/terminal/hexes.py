"""A domain in letters: flat-topped hexes, each with the name of its space or what lies there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from signoria.games.tuscany.drawing import Spot

INNER = 4  # columns inside a hex
PITCH = INNER + 1
STYLES = (
    "white on dark_green", "white on red", "white on blue", "black on green", "black on bright_black",
    "black on dark_orange", "black on yellow", "black on navajo_white1",
)  # fmt: skip


def width_of(spots: Sequence[Spot]) -> int:
    """How many columns the drawing takes."""
    return max((spot.x for spot in spots), default=-1) * PITCH + PITCH + 1


def height_of(spots: Sequence[Spot]) -> int:
    """How many rows the drawing takes."""
    return max((spot.y for spot in spots), default=-3) + 3


def label(spot: Spot, letters: Sequence[str]) -> str:
    """`b10v` for an empty space, `[V]` for a tile, `(V)` for a wooden hex."""
    letter = letters[spot.colour]
    if not spot.thing:
        return f"{spot.space}{letter.lower()}"
    return f"({letter})" if spot.thing == "hex" else f"[{letter}]"


def draw(spots: Sequence[Spot], letters: Sequence[str]) -> list[Text]:
    """The domain, row by row."""
    signs = [[" "] * width_of(spots) for _ in range(height_of(spots))]
    styles = [[""] * width_of(spots) for _ in range(height_of(spots))]
    for spot in spots:
        left, top = spot.x * PITCH, spot.y
        for at in range(left + 1, left + PITCH):
            signs[top][at] = "_" if signs[top][at] == " " else signs[top][at]
            signs[top + 2][at] = "_"
        signs[top + 1][left] = signs[top + 2][left + PITCH] = "/"
        signs[top + 1][left + PITCH] = signs[top + 2][left] = "\\"
    for spot in spots:
        for at, letter in enumerate(label(spot, letters).center(INNER)):
            signs[spot.y + 1][spot.x * PITCH + 1 + at] = letter
            styles[spot.y + 1][spot.x * PITCH + 1 + at] = STYLES[spot.colour] if spot.thing else "bold"
    return [painted(signs[row], styles[row]) for row in range(len(signs))]


def painted(signs: list[str], styles: list[str]) -> Text:
    """A row with its styles."""
    text = Text(no_wrap=True, end="")
    for style, run in groupby(zip(signs, styles, strict=True), key=lambda pair: pair[1]):
        text.append("".join(sign for sign, _ in run), style)
    return text
