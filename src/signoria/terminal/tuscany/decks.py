"""What decks, stacks and discards of The Castles of Tuscany hold, in tables or as sentences: nobody needs paper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from signoria.games.tuscany.components import COLOUR_NAMES, KIND_NAMES
from signoria.games.tuscany.view import TuscanyView
from signoria.kernel.phrases import Seat
from signoria.terminal.layout import column, row
from signoria.terminal.spoken import Spoken
from signoria.terminal.tuscany.domain import short
from signoria.terminal.tuscany.lists import counted
from signoria.words import Words, capital

NONE = "·"
Piles = Sequence[tuple[str, Mapping[str, int]]]  # the heading of each, and what lies there


def lines(view: TuscanyView, words: Words) -> list[str | Text]:
    """Region cards, yield cards and tiles."""
    cards = [(name, words.name("card", name)) for name in COLOUR_NAMES]
    tiles = [(name, short(name, words)) for name in KIND_NAMES]
    return [
        *table(words.say("decks-cards", deck=view.deck), cards, card_piles(view, words)),
        row(),
        *table(words.say("decks-tiles"), tiles, tile_piles(view, words)),
        row(),
        yields(view, words),
        *map(Spoken, spoken(view, words)),
    ]


def card_piles(view: TuscanyView, words: Words) -> Piles:
    """Where the region cards are."""
    own = [(words.say("decks-own"), view.hand)] if view.seat is not None else []
    known = [(words.say("decks-known"), view.known)] if view.known else []
    discard = (words.say("decks-discard"), view.middle.discard or {})
    return [*own, (words.say("decks-unseen"), view.unseen), *known, discard]


def tile_piles(view: TuscanyView, words: Words) -> Piles:
    """Where the tiles are that can still come."""
    neutral = (words.say("decks-neutral"), view.middle.neutral or {})
    aside = [(words.say("decks-aside"), view.middle.aside)] if view.middle.aside else []
    stacks = [(capital(words.seat(number)), seat.stack or {}) for number, seat in enumerate(view.table)]
    return [neutral, *aside, *stacks]


def table(title: str, things: Sequence[tuple[str, str]], piles: Piles) -> list[Text]:
    """A row for each thing of which there is any, a column for each pile."""
    shown = [(name, told) for name, told in things if any(pile.get(name) for _, pile in piles)]
    left = max(cell_len(told) for told in (title, *(told for _, told in shown)))
    rows = [row(title + " " * (left - cell_len(title)) + "".join(f"  {head}" for head, _ in piles), "dim")]
    for name, told in shown:
        cells = [column(str(pile.get(name) or NONE), cell_len(head)) for head, pile in piles]
        rows.append(row(told + " " * (left - cell_len(told)) + "".join(f"  {cell}" for cell in cells)))
    return rows


def yields(view: TuscanyView, words: Words) -> str:
    """The yield cards that can still be turned up."""
    return words.say("counts-yields", cards=counted("yield", view.middle.yields or {}, words))


def spoken(view: TuscanyView, words: Words) -> list[str]:
    """The same, a sentence for each pile."""
    middle = view.middle
    told = [
        words.say("counts-deck", number=view.deck, unseen=counted("card", view.unseen, words)),
        words.say("counts-discard", cards=counted("card", middle.discard or {}, words)),
    ]
    if view.known:
        told.append(words.say("counts-known", cards=counted("card", view.known, words)))
    told.append(yields(view, words))
    told.append(words.say("counts-neutral", tiles=counted("kind", middle.neutral or {}, words)))
    if middle.aside:
        told.append(words.say("counts-aside", tiles=counted("kind", middle.aside, words)))
    for number, seat in enumerate(view.table):
        tiles = counted("kind", seat.stack or {}, words)
        told.append(words.say("counts-stack", seat=Seat(number), tiles=tiles))
    return [capital(one) for one in told]
