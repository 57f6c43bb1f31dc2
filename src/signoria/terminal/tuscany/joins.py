"""Joining the boards in the terminal: every choice in a row, with the areas that it makes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from signoria.games.tuscany.components import ORDER_NAMES
from signoria.games.tuscany.view import EstateView, TuscanyView
from signoria.kernel.outlook import Prospect
from signoria.kernel.phrases import Count, Sum
from signoria.terminal.asked import Asked
from signoria.terminal.choices import Choice
from signoria.terminal.layout import column, fit, row
from signoria.terminal.tuscany.domain import focus
from signoria.words import Words

TURNED, HIGHER, LOWER = "↻", "▲", "▼"
SHIFTED = {"-1": HIGHER, "0": "", "1": LOWER}
NONE = "·"


class Join(NamedTuple):
    """A choice, how the boards would lie, and the sums of their areas."""

    choice: Choice
    boards: str
    areas: Sum
    best: Sum | None


def join_rows(view: TuscanyView, words: Words, width: int, asked: Asked) -> list[Text]:
    """A table of the choices: boards, areas by size, points, and the best that could still come of it."""
    found = joins_of(view, words, asked)
    sizes = sorted({size for one in found for size in sizes_in(one.areas)}, reverse=True)
    heads = ["", words.say("table-boards"), words.say("table-areas-of", size=sizes[0]), *map(str, sizes[1:])]
    heads += [words.say("table-points"), words.say("table-best")]
    table = [cells(one, sizes) for one in found]
    widths = [max(map(cell_len, cells)) for cells in zip(heads, *table, strict=True)]
    rows = [row(line(heads, widths), "dim")]
    for one, told in zip(found, table, strict=True):
        rows.append(row(line(told, widths), "bold reverse" if one.choice is asked.pointed else ""))
    rows.append(row(words.say("table-signs", turned=TURNED, higher=HIGHER, lower=LOWER), "dim"))
    return [fit(one, width) for one in rows]


def cells(one: Join, sizes: Sequence[int]) -> list[str]:
    """The cells of a row."""
    numbers = sizes_in(one.areas)
    best = "" if one.best is None else str(one.best.total)
    return [
        one.choice.tag, one.boards, *(str(numbers.get(size, NONE)) for size in sizes), str(one.areas.total), best,
    ]  # fmt: skip


def line(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Cells below each other; the boards at the left of their column."""
    told = [column(cell, width) for cell, width in zip(cells, widths, strict=True)]
    told[1] = cells[1] + " " * (widths[1] - cell_len(cells[1]))
    return "  ".join(told).rstrip()


def joins_of(view: TuscanyView, words: Words, asked: Asked) -> list[Join]:
    """The choices that join boards, with what the outlook says of each."""
    seat = view.table[focus(view)]
    found = []
    for choice in asked.choices:
        prospect = prospect_of(choice, asked.outlook.prospects)
        if prospect is not None:
            boards = boards_told(seat, choice.moves, words)
            found.append(Join(choice, boards, prospect.sums["areas"], prospect.sums.get("best")))
    return found


def prospect_of(choice: Choice, prospects: Sequence[Prospect]) -> Prospect | None:
    """What the outlook says of a choice of one move or several."""
    for one in prospects:
        if "areas" in one.sums and choice.moves in (one.way or one.moves,):
            return one
    return None


def sizes_in(areas: Sum) -> dict[int, int]:
    """How many areas there are of each size."""
    found = {}
    for term in areas.terms:
        size, number = term.why.args["size"], term.why.args["number"]
        if isinstance(size, Count) and isinstance(number, Count):
            found[size.number] = number.number
    return found


def boards_told(seat: EstateView, moves: Sequence[str], words: Words) -> str:
    """`A B▼ C↻▲`: the boards from left to right, those turned, and those higher or lower than the one before."""
    parts = {"order": seat.order, "turn": seat.turned, "shift": seat.shift}
    parts |= {verb: rest for verb, _, rest in (move.partition(" ") for move in moves)}
    order = (parts["order"] or ORDER_NAMES[0]).split()
    shifts = ["0", *(parts["shift"].split() or ["0", "0"])]
    told = []
    for letter, shift in zip(order, shifts, strict=True):
        sign = TURNED if letter in parts["turn"].split() else ""
        told.append(f"{words.name('board', letter)}{sign}{SHIFTED[shift]}")
    return " ".join(told)
