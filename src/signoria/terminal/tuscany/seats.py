"""The seats of The Castles of Tuscany in the terminal: a row each, columns aligned."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from signoria.games.tuscany.view import EstateView, TuscanyView
from signoria.terminal.layout import column, fit, row
from signoria.words import Words, capital

COLUMNS = ("green", "red", "cards", "marbles", "workers", "stacks", "stored", "empty")
DISPENSABLE = ("empty", "stored")  # columns that go first where room is scarce
SHORT = 3  # letters of a heading at least
NAME = 9  # columns for a name at least
SEAT_STYLES = ("white on red", "black on yellow", "white on green", "white on blue")
TO_ACT = "▸"


def headline(view: TuscanyView, words: Words) -> str:
    """The round, who is first, and the end if it is near."""
    told = [words.say("table-round", round=view.middle.round, name=words.seat(view.middle.first))]
    if view.middle.is_last:
        told.append(words.say("table-last"))
    elif any(view.middle.round not in unfinished(seat) for seat in view.table):
        told.append(words.say("table-ending"))
    return " ".join(told)


def unfinished(seat: EstateView) -> list[int]:
    """The numbers of the stacks that still hold tiles."""
    return [number for number, left in enumerate(seat.stacks, 1) if left]


def stacks(seat: EstateView) -> str:
    """The tiles left in each stack, as a countdown: `3·7·7`."""
    return "·".join(map(str, seat.stacks))


def cells(seat: EstateView) -> dict[str, str]:
    """A seat's numbers by column."""
    capacity = len(seat.storage) + seat.room
    return {
        "green": str(seat.green.total),
        "red": str(seat.red.total),
        "cards": str(seat.cards),
        "marbles": str(seat.marbles),
        "workers": str(seat.workers),
        "stacks": stacks(seat),
        "stored": f"{len(seat.storage)}/{capacity}",
        "empty": str(seat.empty),
    }


def seat_rows(view: TuscanyView, words: Words, width: int) -> list[Text]:
    """The headings, and a row for each seat."""
    names = [capital(words.seat(number)) for number in range(view.seats)]
    left = max(NAME, 3 + max(map(cell_len, names)))
    figures = [cells(seat) for seat in view.table]
    heads = headings(words, figures, width - left)
    left = min(left, width - sum(size + 1 for _, size in heads.values()))
    head = "".join(f" {column(text, size)}" for text, size in heads.values())
    rows = [row(set_cell_size(f"  {words.say('table-seat')}", left) + head, "dim")]
    for number, numbers in enumerate(figures):
        sign = TO_ACT if number in view.to_act else " "
        style = "bold" if number == view.seat else ""
        named = fit(Text.assemble(sign, (str(number), SEAT_STYLES[number]), " ", (names[number], style)), left)
        told = "".join(f" {column(numbers[name], size)}" for name, (_, size) in heads.items())
        rows.append(Text.assemble(named, " " * (left - named.cell_len), (told, style), no_wrap=True, end=""))
    return [fit(one, width) for one in rows]


def headings(words: Words, figures: Sequence[dict[str, str]], room: int) -> dict[str, tuple[str, int]]:
    """The columns with their heads and widths: whole where there is room, else fewer, else with heads cut short."""
    names = list(COLUMNS)
    heads = {name: words.say(f"table-{name}") for name in names}
    least = {name: max(len(one[name]) for one in figures) for name in names}

    def wanted() -> int:
        return sum(max(least[name], cell_len(heads[name])) + 1 for name in names)

    for name in DISPENSABLE:
        if wanted() > room:
            names.remove(name)
    while wanted() > room:
        longest = max(names, key=lambda name: cell_len(heads[name]) - least[name])
        text = heads[longest].rstrip(".")
        if cell_len(text) <= max(SHORT, least[longest] - 1):
            break
        heads[longest] = f"{text[:-2]}." if text == heads[longest] else f"{text[:-1]}."
    return {name: (heads[name], max(least[name], cell_len(heads[name]))) for name in names}
