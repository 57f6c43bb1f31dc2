"""Rows of text that fit: cut, flowing, side by side."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

CUT = "…"


def row(words: str | Text = "", style: str = "") -> Text:
    """One row."""
    text = words.copy() if isinstance(words, Text) else Text(words)
    text.no_wrap, text.end = True, ""
    if style:
        text.stylize_before(style)
    return text


def fit(text: Text, width: int) -> Text:
    """Cut to the width."""
    cut = text.copy()
    cut.truncate(max(width, 0), overflow="ellipsis")
    return cut


def spread(left: Text, right: Text, width: int) -> Text:
    """One at the left end, one at the right; without room for both only the left."""
    room = width - left.cell_len - right.cell_len
    return fit(left, width) if room < 1 else Text.assemble(left, " " * room, right, no_wrap=True, end="")


def padded(text: Text, width: int) -> Text:
    """Exactly so wide."""
    cut = fit(text, width)
    cut.append(" " * (width - cut.cell_len))
    return cut


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two columns, the left one so wide."""
    rows = []
    for at in range(max(len(left), len(right))):
        one = padded(left[at] if at < len(left) else row(), width)
        rows.append(Text.assemble(one, right[at] if at < len(right) else "", no_wrap=True, end=""))
    return rows


def flow(words: Iterable[Text], width: int, gap: str = "  ", first: str = "", indent: int = 0) -> list[Text]:
    """Words in rows of this width, the first after a heading, the others indented."""
    rows = [row(first)]
    is_empty = True
    for word in words:
        wanted = word.cell_len + (0 if is_empty else len(gap))
        if rows[-1].cell_len + wanted > width and not is_empty:
            rows.append(row(" " * indent))
            is_empty = True
        if not is_empty:
            rows[-1].append(gap)
        rows[-1].append_text(fit(word, width - rows[-1].cell_len))
        is_empty = False
    return rows


def folded_rows(text: str, width: int, style: str = "") -> list[Text]:
    """Sentences broken between words."""
    return [row(one, style) for paragraph in text.split("\n") for one in folded_lines(paragraph, max(width, 1))]


def folded_lines(paragraph: str, width: int) -> list[str]:
    """One paragraph broken between words, the further lines indented like the first; a word too long is cut."""
    if cell_len(paragraph) <= width:
        return [paragraph]
    indent = " " * min(len(paragraph) - len(paragraph.lstrip()), width - 1)
    lines = [indent]
    for word in paragraph.split():
        gap = "" if lines[-1] == indent else " "
        if gap and cell_len(lines[-1]) + 1 + cell_len(word) > width:
            lines.append(indent)
            gap = ""
        lines[-1] = lines[-1] + gap + set_cell_size(word, min(cell_len(word), width - len(indent)))
    return lines


def cut_rows(rows: list[Text], most: int, width: int) -> list[Text]:
    """No more rows than this; the last says that there were more."""
    if len(rows) <= most:
        return rows
    kept = rows[:most]
    if kept:
        kept[-1] = fit(Text.assemble(kept[-1], f" {CUT}", no_wrap=True, end=""), width)
    return kept


def column(words: str, width: int) -> str:
    """Right-aligned in a column."""
    return " " * (width - cell_len(words)) + words if cell_len(words) <= width else set_cell_size(words, width)


def wrapped_rows(text: Text, width: int) -> list[Text]:
    """A styled sentence broken between words, further rows indented like the first."""
    words = re.split(r"(?<= )(?=\S)", text.plain)
    indent = " " * (len(text.plain) - len(text.plain.lstrip()))
    rows, at = [row()], 0
    for word in words:
        piece = text[at : at + len(word)]
        at += len(word)
        if rows[-1].plain.strip() and rows[-1].cell_len + cell_len(word.rstrip()) > width:
            rows[-1].rstrip()
            rows.append(row(indent))
        rows[-1].append_text(piece)
    return [fit(one, width) for one in rows]
