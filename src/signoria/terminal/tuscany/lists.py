"""What lies on the table of The Castles of Tuscany beside the domains: display, storage, hand, bonus tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rich.text import Text

from signoria.games.tuscany.components import COLOUR_NAMES, COLOUR_OF, KIND
from signoria.games.tuscany.view import OWNED, EstateView, TuscanyView
from signoria.kernel.phrases import Count, Listed
from signoria.terminal.layout import CUT, fit, flow, padded, row
from signoria.terminal.tuscany.domain import EMPTY_STYLES, HEX, NOTHING, STYLES, letters, short
from signoria.terminal.tuscany.fits import Fit, briefly, spaces_of
from signoria.words import Words

GAP = 1  # columns between two tiles


def head(words: Words, name: str) -> str:
    """The heading of a list."""
    return f"{words.say(f'table-{name}')}: "


def counted(kind: str, counts: Mapping[str, int], words: Words) -> str:
    """`farm 3, city 1`."""
    return ", ".join(f"{words.name(kind, name)} {number}" for name, number in counts.items()) or NOTHING


def colour_of(thing: str) -> int | None:
    """The colour of a tile; a wooden hex has none."""
    return None if thing == HEX else COLOUR_OF[KIND[thing]]


# The display


def displayed(view: TuscanyView) -> Counter[str]:
    """The tiles on display, equal ones together."""
    return Counter(name for name in (text.partition(OWNED)[0] for text in view.middle.display) if name)


def tile(thing: str, number: int, words: Words) -> Text:
    """A tile with its letter in its colour: `V village ×2`."""
    colour = colour_of(thing)
    letter, style = ("", "") if colour is None else (f"{letters(words)[colour]} ", STYLES[colour])
    times = f" ×{number}" if number > 1 else ""
    return Text.assemble((letter.strip(), style), letter[1:], short(thing, words), times, no_wrap=True, end="")


def display_tiles(view: TuscanyView, words: Words, width: int) -> list[Text]:
    """Only the tiles, in running rows."""
    tiles = [tile(thing, number, words) for thing, number in displayed(view).items()]
    return flow(tiles or [Text(NOTHING)], width, "  ", head(words, "tiles"), 2)


def display_rows(view: TuscanyView, words: Words, width: int, fits: Sequence[Fit], columns: int) -> list[Text]:
    """The tiles in so many columns, each with the spaces that it fits on."""
    each = (width - GAP * (columns - 1)) // columns
    cells = display_cells(view, words, each, fits)
    return [display_head(words, fits), *in_columns(cells, each, width)]


def display_in_full(view: TuscanyView, words: Words, width: int, fits: Sequence[Fit]) -> list[Text]:
    """The tiles in two columns; those with more spaces than a column holds have rows of their own below."""
    each = (width - GAP) // 2
    cells = display_cells(view, words, width, fits)
    rows = in_columns([one for one in cells if one.cell_len <= each], each, width)
    return [display_head(words, fits), *rows, *(one for one in cells if one.cell_len > each)]


def display_head(words: Words, fits: Sequence[Fit]) -> Text:
    """What stands above the display."""
    return row(head(words, "fits" if fits else "tiles").rstrip(), "dim")


def display_cells(view: TuscanyView, words: Words, width: int, fits: Sequence[Fit]) -> list[Text]:
    """Each kind of tile with the spaces that it fits on, in so many columns at most."""
    return [
        with_fits(tile(thing, number, words), spaces_of(fits, thing), width)
        for thing, number in displayed(view).items()
    ]


def in_columns(cells: Sequence[Text], each: int, width: int) -> list[Text]:
    """Cells of at most so many columns beside each other, one column of them after the other."""
    columns = (width + GAP) // (each + GAP)
    high = -(-len(cells) // columns)
    rows = []
    for at in range(high):
        told = [padded(one, each + GAP) for one in cells[at::high]]
        rows.append(fit(Text.assemble(*told[:-1], cells[at::high][-1], no_wrap=True, end=""), width))
    return rows


def with_fits(told: Text, fits: Sequence[Fit], width: int) -> Text:
    """A thing and the spaces that it fits on, as many as there is room for, the best first; the name can be cut."""
    style = "bold" if any(not fit.short for fit in fits) else "dim"
    least = len(f" {briefly(fits[:1])} {CUT}") if len(fits) > 1 else len(f" {briefly(fits)}") if fits else 0
    text = fit(told, max(width - least, 1))
    for at in range(len(fits), 0, -1):
        more = f" {briefly(fits[:at])}{'' if at == len(fits) else f' {CUT}'}"
        if text.cell_len + len(more) <= width:
            text.append(more, style)
            break
    return text


# What a seat holds


def storage_rows(seat: EstateView, words: Words, width: int, fits: Sequence[Fit] = ()) -> list[Text]:
    """What lies in storage, where it fits, and how many spaces there are."""
    heading = words.say("table-storage", used=len(seat.storage), capacity=len(seat.storage) + seat.room) + ": "
    things = []
    for thing, number in Counter(seat.storage).items():
        here = spaces_of(fits, thing)
        things.append(with_fits(tile(thing, number, words), here, width - len(heading)))
        if here and here[0].short:
            things.append(Text(f"({words.say('table-short-of', cards=Listed(here[0].short))})", "red"))
    return flow(things or [Text(NOTHING)], width, "  ", heading, 2)


def hand_rows(view: TuscanyView, words: Words, width: int, heading: str = "", more: Sequence[Text] = ()) -> list[Text]:
    """All colours with their letters, and the number of cards of each: this is the legend, too."""
    cards = []
    for colour, (name, letter) in enumerate(zip(COLOUR_NAMES, letters(words), strict=True)):
        number = view.hand.get(name, 0)
        style = f"bold {EMPTY_STYLES[colour]}" if number else "dim"
        count = f" {number}" if view.seat is not None else ""
        cards.append(Text.assemble((letter, STYLES[colour]), " ", (words.name("card", name) + count, style)))
    return flow([*cards, *more], width, "  ", heading or head(words, "hand"), 2)


def bonus_words(seat: EstateView, words: Words) -> list[Text]:
    """The bonus tiles of a seat, to run on behind something else."""
    *others, last = bonuses(seat, words)
    first, *rest = [*(f"{one}," for one in others), last]
    return [Text(head(words, "bonuses") + first), *map(Text, rest)]


def bonuses(seat: EstateView, words: Words) -> list[str]:
    """Bonus tiles with how many there are of each."""
    told = [times(words.name("bonus", name), number) for name, number in seat.bonuses.items()]
    return told or [NOTHING]


def times(name: str, number: int) -> str:
    """`+1 marble ×2`."""
    return name if number == 1 else f"{name} ×{number}"


def cards_told(hand: Mapping[str, int]) -> Listed:
    """A hand as an argument: 2 farm cards and 1 city card."""
    return Listed(tuple(Count(number, f"{name}-card") for name, number in hand.items()))
