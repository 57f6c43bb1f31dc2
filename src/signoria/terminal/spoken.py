"""Lines of a page that plain text reads in place of a drawing."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


class Spoken(str):
    """A line for plain text alone: a page that has such lines is read by them there, and screens leave them out."""

    __slots__ = ()


def on_screen(lines: Sequence[str | Text]) -> Sequence[str | Text]:
    """What a screen shows of a page."""
    return [line for line in lines if not isinstance(line, Spoken)]


def in_words(lines: Sequence[str | Text]) -> Sequence[str | Text]:
    """What plain text says of a page."""
    return [line for line in lines if isinstance(line, Spoken)] or lines
