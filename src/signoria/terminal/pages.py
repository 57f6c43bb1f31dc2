"""Pages that belong to no game: a long text to scroll through, and the curtain between two people."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import MappingProxyType

from rich.text import Text

from signoria.terminal.layout import fit, folded_rows, row, spread, wrapped_rows
from signoria.terminal.plugs import Lines
from signoria.terminal.spoken import on_screen
from signoria.texts import Texts

LAST = sys.maxsize  # scrolled down as far as there are rows
NO_SHORTCUTS: Mapping[str, str] = MappingProxyType({})


class Still:
    """A page without a line to type into."""

    has_line = False
    shortcuts = NO_SHORTCUTS

    def completed(self, typed: str) -> str | None:
        return None

    def ended_by(self, key: str, typed: str) -> str | None:
        return None


class Reader(Still):
    """A long text, shown from its beginning or its end."""

    def __init__(self, title: str, lines: Lines, texts: Texts, from_end: bool = False) -> None:
        self.title = title
        self.lines = on_screen(lines)
        self.keys = texts.say("terminal-page-keys")
        self.top = LAST if from_end else 0
        self.room = 1
        self.end = 0

    def draw(self, width: int, height: int, typed: str) -> list[Text]:
        rows = [one for line in self.lines for one in rows_of(line, width)]
        self.room = max(height - 3, 1)
        self.end = max(len(rows) - self.room, 0)
        self.top = min(max(self.top, 0), self.end)
        shown = rows[self.top : self.top + self.room]
        place = f"{self.top + len(shown)}/{len(rows)}" if self.end else ""
        foot = spread(row(self.keys, "dim"), row(place, "dim"), width)
        blank = [row()] * (self.room - len(shown))
        return [fit(one, width) for one in [row(self.title, "bold"), row(), *shown, *blank, foot]][:height]

    def press(self, key: str, typed: str) -> str | None:
        steps = {"up": -1, "down": 1, "pageup": -self.room, "pagedown": self.room, " ": self.room}
        if key in ("enter", "escape", "q"):
            return ""
        self.top = min(self.top + steps.get(key, 0), self.end)
        if key in ("home", "end"):
            self.top = 0 if key == "home" else self.end
        return None


def rows_of(line: str | Text, width: int) -> list[Text]:
    """A sentence broken where the window ends, or a drawn row as it is; styled sentences are broken, too."""
    if isinstance(line, str):
        return folded_rows(line, width)
    return [fit(line, width)] if line.no_wrap else wrapped_rows(line, width)


class Curtain(Still):
    """Nothing but whose turn it is: whoever is at the keyboard now must not see what was there before."""

    def __init__(self, words: str, texts: Texts) -> None:
        self.words = words
        self.title = texts.say("terminal-curtain")

    def draw(self, width: int, height: int, typed: str) -> list[Text]:
        middle = [row(self.title, "bold"), row(), *folded_rows(self.words, width - 4)]
        margin = max((width - max(one.cell_len for one in middle)) // 2, 0)
        above = max((height - len(middle)) // 2, 0)
        return [row()] * above + [fit(Text.assemble(" " * margin, one, end=""), width) for one in middle]

    def press(self, key: str, typed: str) -> str | None:
        return "" if key == "enter" else None
