"""Virtù's seats in rows of one grid, and the head of the table: year, phase, order of turns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from signoria.games.virtu.view import VirtuView
from signoria.kernel.phrases import Phrase
from signoria.terminal.layout import fit, flow, row
from signoria.terminal.virtu.box import NONE, letters_text
from signoria.terminal.virtu.peninsula import COLOURS
from signoria.words import Words, capital

COLUMNS = ("florins", "cities", "troops", "agents", "patronage", "prestige")
FIRST = ("florins", "cities", "troops", "prestige")
PHASES = ("spring", "sieges", "winter")
# What is still to come while a phase lasts, the earliest phase first.
AHEAD = (("families", "reveal-families"), ("spring", "begin-sieges"), ("sieges", "end-spring"), ("winter", "end-year"))
OVER = "over"
NAME = 8  # letters that a name has at least
NARROW = 29  # columns that all numbers of a seat need
WIDE = 40  # columns where headings are written out
READY = 20  # columns for the symbols that can still pay

Figures = Sequence[Sequence[int]]


# The head


def phase_of(view: VirtuView) -> str:
    """Which part of the year it is."""
    return next((phase for phase, step in AHEAD if step in view.stack), OVER)


def head(view: VirtuView, words: Words, last: int, more: Sequence[str] = ()) -> Text:
    """The year, its phases with the present one in brackets, and the order of turns."""
    phase = phase_of(view)
    text = row(words.say("table-year", year=max(view.course.year, 1), last=last), "bold")
    if phase in PHASES:
        text.append("  ")
        for one in PHASES:
            told = words.say(f"table-phase-{one}")
            text.append(f"[{told}]" if one == phase else f" {told} ", "bold" if one == phase else "dim")
    else:
        text.append(f"  {words.say(f'table-phase-{phase}')}", "bold")
    text.append(f"  {words.say('table-order')} ")
    for seat in view.course.order:
        text.append(f"{'▸' if seat in view.to_act else ' '}")
        text.append(str(seat), COLOURS[seat])
    for one in [*([words.say("table-last")] if view.course.is_last else []), *more]:
        text.append(f"  {one}", "bold yellow")
    return text


# The seats


def figures(view: VirtuView) -> list[list[int]]:
    """The numbers of each seat, in the order of the columns."""
    return [
        [
            seat.florins,
            len(seat.cities),
            sum(view.armies[number].values()),
            seat.stock,
            seat.patronage,
            view.prestige[number].total,
        ]
        for number, seat in enumerate(view.table)
    ]


def grid(view: VirtuView, words: Words, width: int, columns: Sequence[str], numbers: Figures) -> list[Text]:
    """A row for each seat, numbers below their headings: written out where there is room, else in their short form.

    A narrow grid has only the numbers that people compare most.
    """
    if width < NARROW:
        kept = [at for at, name in enumerate(columns) if name in FIRST]
        columns, numbers = [columns[at] for at in kept], [[cells[at] for at in kept] for cells in numbers]
    forms = [words.forms(Phrase(f"table-{name}")) for name in columns]
    heads = [one[""] for one in forms]
    names = [name_of(view, seat, words) for seat in range(view.seats)]
    longest = max(map(len, names))
    if 3 + min(longest, NAME) + sum(len(one) + 1 for one in heads) > width:
        heads = [one.get("short", one[""]) for one in forms]
    widths = [max(len(one), 2) for one in heads]
    room = width - 3 - sum(widths) - len(widths)
    name_width = max(min(longest, room), 0)
    is_ready_shown = room - name_width > READY + 2
    rows = [heading(heads, widths, name_width)]
    rows[0].append(f"   {words.say('table-ready')}" if is_ready_shown else "", "dim")
    for seat, cells in enumerate(numbers):
        text = seat_start(view, seat, names[seat], name_width)
        for cell, wide in zip(cells, widths, strict=True):
            text.append(f" {cell:>{wide}}")
        if is_ready_shown:
            text.append("   ")
            text.append_text(letters_text(view.ready[seat]) or Text(NONE))
        rows.append(fit(text, width))
    return rows


def heading(heads: Sequence[str], widths: Sequence[int], name_width: int) -> Text:
    """The headings above their columns."""
    told = " ".join(f"{one:>{wide}}" for one, wide in zip(heads, widths, strict=True))
    return row(f"{' ' * (3 + name_width)} {told}", "dim")


def seat_start(view: VirtuView, seat: int, name: str, width: int) -> Text:
    """Whose turn it is, the seat's number in its colour, and its name; the reader's own is bold and has a star."""
    is_own = seat == view.seat
    sign = "▸" if seat in view.to_act else " "
    text = Text.assemble(sign, (str(seat), COLOURS[seat]), "*" if is_own else " ", no_wrap=True, end="")
    text.append(f"{name[:width]:<{width}}", "bold" if is_own else "")
    return text


def name_of(view: VirtuView, seat: int, words: Words) -> str:
    """The power, and who plays it if somebody has a name."""
    power = words.name("power", view.table[seat].power)
    is_named = seat < len(words.names) and words.names[seat] and seat != view.seat
    return f"{power}, {words.names[seat]}" if is_named else power


def ready_rows(view: VirtuView, seat: int, words: Words, width: int) -> list[Text]:
    """The symbols that can still pay, all of a kind together; War +1 tokens, too."""
    parts = [letters_text((one,)) for one in view.ready[seat]]
    tokens = view.table[seat].war_tokens
    if tokens:
        parts.append(Text(words.say("table-tokens", number=tokens)))
    forms = words.forms(Phrase("table-ready"))
    heading = forms[""] if width > WIDE else forms.get("short", forms[""])
    return flow(parts or [Text(NONE)], width, " ", f"{heading}: ", 2)


def owner_line(view: VirtuView, seat: int, words: Words) -> str:
    """Who plays which power."""
    return f"{capital(words.seat(seat))}, {words.name('power', view.table[seat].power)}"
