"""Virtù's map in letters: cities about where they lie, with owner, value, troops and agent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.text import Text

from signoria.games.virtu.components import CITIES

COLOURS = ("white on red", "black on yellow", "white on green", "white on blue", "black on white")
WEST, EAST, SOUTH, NORTH = 7.0, 20.2, 36.7, 46.2
LEAST = 14  # rows
NAME = 5  # letters of a city's name
NEAR = ((0, 0), (1, 0), (-1, 0), (0, 2), (0, -2), (1, 3), (-1, 3), (1, -3), (-1, -3), (2, 0), (-2, 0), (0, 5), (0, -5))


class Label(NamedTuple):
    """What is written at a city."""

    name: str
    owner: int | None
    value: int
    troops: Sequence[tuple[int | str, int]]  # seats, or letters of others, and how many
    agent: int | None

    def text(self) -> str:
        """`Siena3 0▮2 1▲`: value, troops by seat, agent by seat."""
        troops = "".join(f" {seat}▮{count}" for seat, count in self.troops)
        agent = "" if self.agent is None else f" {self.agent}▲"
        return f"{self.name[:NAME]}{self.value}{troops}{agent}"


class Scale(NamedTuple):
    """How large the map is drawn."""

    width: int
    height: int


SCALES = (Scale(74, 26), Scale(62, 22), Scale(54, 18), Scale(48, 16), Scale(34, 14))


def largest(width: int, height: int) -> Scale | None:
    """The largest scale that fits, or None if the map does not."""
    return next((scale for scale in SCALES if scale.width <= width and scale.height <= height), None)


def draw(scale: Scale, labels: Mapping[str, Label], lonlat: Sequence[tuple[float, float]]) -> list[Text]:
    """The map, row by row: each city at its place, or close to it where others stand."""
    signs = [[" "] * scale.width for _ in range(scale.height)]
    styles = [[""] * scale.width for _ in range(scale.height)]
    for city, label in labels.items():
        lon, lat = lonlat[CITIES[city]]
        text = label.text()
        at = round((lon - WEST) / (EAST - WEST) * (scale.width - 8))
        line = round((NORTH - lat) / (NORTH - SOUTH) * (scale.height - 1))
        line, at = free_place(signs, line, at, len(text))
        style = "" if label.owner is None else COLOURS[label.owner]
        for place, letter in enumerate(text):
            if at + place < scale.width:
                signs[line][at + place] = letter
                styles[line][at + place] = style if place <= len(label.name[:NAME]) else "bold"
    return [painted(signs[line], styles[line]) for line in range(scale.height)]


def free_place(signs: list[list[str]], line: int, at: int, length: int) -> tuple[int, int]:
    """The nearest place where so many letters fit beside what is written already."""
    height, width = len(signs), len(signs[0])
    for down, aside in NEAR:
        there, first = min(max(line + down, 0), height - 1), min(max(at + aside, 0), max(width - length, 0))
        if all(sign == " " for sign in signs[there][max(first - 1, 0) : first + length + 1]):
            return there, first
    for there in range(height):
        for first in range(max(width - length, 1)):
            if all(sign == " " for sign in signs[there][max(first - 1, 0) : first + length + 1]):
                return there, first
    return min(max(line, 0), height - 1), 0


def painted(signs: list[str], styles: list[str]) -> Text:
    """A row with its styles."""
    text = Text(no_wrap=True, end="")
    for style, run in groupby(zip(signs, styles, strict=True), key=lambda pair: pair[1]):
        text.append("".join(sign for sign, _ in run), style)
    return text
