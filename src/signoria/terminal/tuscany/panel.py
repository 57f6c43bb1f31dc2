"""What stands beside the domain: the sections that a question needs, as long as the window allows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from rich.text import Text

from signoria.games.tuscany.drawing import spots
from signoria.games.tuscany.view import TuscanyView
from signoria.kernel.phrases import Seat
from signoria.terminal.asked import Asked
from signoria.terminal.layout import fit, folded_rows, padded, row
from signoria.terminal.tuscany import hexes
from signoria.terminal.tuscany.domain import JOINING, focus, question, rows_of
from signoria.terminal.tuscany.fits import of_displayed, of_stored
from signoria.terminal.tuscany.hexes import SMALL
from signoria.terminal.tuscany.joins import join_rows
from signoria.terminal.tuscany.lists import (
    bonus_words,
    display_in_full,
    display_rows,
    display_tiles,
    hand_rows,
    storage_rows,
)
from signoria.terminal.tuscany.seats import headline, seat_rows
from signoria.words import Words, capital

Section = list[list[Text]]  # the same in fewer and fewer rows; the last may be none at all

# Where room is scarce, sections are told more briefly, or left out, in this order; the display may not be needed.
BRIEFER = ("rivals", "blank", "hand", "display", "payment")
NEWS, FOR_NEWS = 2, ("rivals", "blank")  # rows that are left for what happened, by leaving these out
NO_DISPLAY_NEEDED = ("pay", "choose-space", "remove-stored", "bring-to", "gain-bonus", "found-castle")
WIDE = 60  # columns for one tile a row
BETWEEN = 2  # columns between two domains


def panel_rows(
    view: TuscanyView, words: Words, width: int, height: int, asked: Asked, others: Sequence[TuscanyView]
) -> list[Text]:
    """All sections that fit."""
    if question(view) in JOINING and asked.choices:
        return joining_rows(view, words, width, height, asked)
    sections = sections_of(view, words, width, asked, others)
    needed = sum(len(versions[0]) for name, versions in sections.items() if name not in FOR_NEWS)
    if needed > height - NEWS:
        del sections["display"][0]  # in full only if that leaves rows for what happened
    sections["rivals"] = [rivals_rows(view, words, width), []]
    return squeezed(sections, BRIEFER, height)


def joining_rows(view: TuscanyView, words: Words, width: int, height: int, asked: Asked) -> list[Text]:
    """The choices with their areas come first; then what else there is room for."""
    sections: dict[str, Section] = {
        "head": [[row(headline(view, words), "bold")], []],
        "joins": [join_rows(view, words, width, asked)],
        "blank": [[row()], []],
        "hand": [hand_rows(view, words, width), []],
        "seats": [seat_rows(view, words, width), []],
        "display": [display_tiles(view, words, width), []],
    }
    return squeezed(sections, ("display", "seats", "blank", "hand", "head"), height)


def sections_of(
    view: TuscanyView, words: Words, width: int, asked: Asked, others: Sequence[TuscanyView]
) -> dict[str, Section]:
    """The sections from top to bottom."""
    seat = view.table[focus(view)]
    shown = of_displayed(asked.outlook, question(view) == "bring-tile")
    full = display_rows(view, words, width, shown, 1) if width >= WIDE else display_in_full(view, words, width, shown)
    tiles = [full, display_rows(view, words, width, shown, 2)]
    sections: dict[str, Section] = {
        "head": [[row(headline(view, words), "bold")]],
        "seats": [seat_rows(view, words, width)],
        "blank": [[row()], []],
        "payment": [payment_rows(view, words, width, asked), []],
        "display": [*tiles, display_tiles(view, words, width), *([[]] if question(view) in NO_DISPLAY_NEEDED else [])],
        "storage": [storage_rows(seat, words, width, of_stored(asked.outlook))],
        "hand": [hand_rows(view, words, width, "", bonus_words(seat, words)), hand_rows(view, words, width)],
    }
    for other in others:
        assert other.seat is not None
        heading = words.say("table-hand-of", seat=Seat(other.seat)) + ": "
        sections[f"hand {other.seat}"] = [hand_rows(other, words, width, capital(heading))]
    return sections


def payment_rows(view: TuscanyView, words: Words, width: int, asked: Asked) -> list[Text]:
    """What a payment is proposed to be, and what the placement brings."""
    if question(view) != "pay":
        return []
    told = [words.sentence(note) for note in asked.outlook.notes]
    told += [
        f"{capital(words.texts.say('terminal-sum-green'))}: {words.sum(one)}" for one in asked.outlook.sums.values()
    ]
    return [one for line in told for one in folded_rows(line, width, "cyan")]


def squeezed(sections: Mapping[str, Section], order: Sequence[str], height: int) -> list[Text]:
    """As much of each section as there is room for."""
    shown = {name: versions[0] for name, versions in sections.items()}
    for name in order:
        for version in sections.get(name, []):
            if sum(map(len, shown.values())) <= (height - NEWS if name in FOR_NEWS else height):
                break
            shown[name] = version
    return [one for rows in shown.values() for one in rows][:height]


# The other domains


def rivals_rows(view: TuscanyView, words: Words, width: int) -> list[Text]:
    """The other domains side by side, if all of them fit."""
    drawings = []
    for number, seat in enumerate(view.table):
        drawn = spots(seat)
        if number != focus(view) and drawn:
            title = row(capital(words.seat(number)), "bold")
            drawings.append([title, *rows_of(drawn, SMALL, words, hexes.height_of(drawn, SMALL))])
    each = max((one.cell_len for rows in drawings for one in rows), default=0) + BETWEEN
    if each * len(drawings) - BETWEEN > width:
        return []
    found = [row()] if drawings else []
    for parts in zip_longest(*drawings, fillvalue=row()):
        found.append(fit(Text.assemble(*(padded(part, each) for part in parts), no_wrap=True, end=""), width))
    return found
