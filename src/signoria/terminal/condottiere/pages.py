"""Condottiere's pages in the terminal: where the cards are, and what is known of the hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

from signoria.games.condottiere.components import CARD_NAMES
from signoria.games.condottiere.view import CondottiereView
from signoria.kernel.phrases import Count, Seat
from signoria.terminal.layout import column, row
from signoria.words import Words, capital

Lines = list[str | Text]
PLACES = ("unseen", "own", "lines", "known", "discarded")  # where cards can lie, as the columns are called
NONE = "·"
GAP = "  "


def pages(view: CondottiereView, words: Words) -> list[tuple[str, str, Lines]]:
    """The pages by letter and title."""
    return [
        ("C", words.say("page-cards"), counted(view, words)),
        ("H", words.say("page-hands"), known_hands(view, words)),
    ]


# Where the cards are


def counted(view: CondottiereView, words: Words) -> Lines:
    """A row for each kind of card: how many lie where, as far as the reader knows."""
    found = where(view)
    kinds = [card for card in CARD_NAMES if any(pile[card] for pile in found.values())]
    names = [words.name("card", card) for card in kinds]
    heads = [words.say(f"count-{place}") for place in PLACES]
    left = max(cell_len(name) for name in (words.say("count-card"), *names))
    about = words.say("count-about", cards=Count(sum(found["unseen"].values()), "card"), deck=Count(view.deck, "card"))
    lines: Lines = [about, "", row(table_row(words.say("count-card"), heads, left, heads), "dim")]
    for card, name in zip(kinds, names, strict=True):
        cells = [str(found[place][card] or NONE) for place in PLACES]
        lines.append(row(table_row(name, cells, left, heads)))
    if view.buried:
        lines += ["", words.say("count-buried", cards=Count(view.buried, "card"))]
    return lines


def where(view: CondottiereView) -> dict[str, Counter[str]]:
    """The cards that lie in each place."""
    own = [*view.hand, *([] if view.down is None else [view.down])]
    return {
        "unseen": Counter(view.unseen),
        "own": Counter(own),
        "lines": Counter(card for seat in view.table for card in seat.line),
        "known": Counter(card for seat in view.table for card in seat.known),
        "discarded": Counter([*view.discard, *view.remembered]),
    }


def table_row(name: str, cells: Sequence[str], left: int, heads: Sequence[str]) -> str:
    """A name, and cells as wide as their headings."""
    told = [column(cell, cell_len(head)) for cell, head in zip(cells, heads, strict=True)]
    return GAP.join([name + " " * (left - cell_len(name)), *told])


# What is known of the hands


def known_hands(view: CondottiereView, words: Words) -> Lines:
    """Each other seat: how many cards it holds, which of them are known, and what it knows of the reader's hand."""
    lines: Lines = []
    for number, seat in enumerate(view.table):
        if number == view.seat:
            continue
        lines += [""] if lines else []
        lines.append(capital(words.say("page-hand", seat=Seat(number), cards=Count(seat.cards, "card"))))
        own = Counter(seat.known) - Counter(seat.revealed)
        told = {"all-know": Counter(seat.revealed), "you-know": own, "knows-of-you": Counter(seat.told)}
        said = [words.say(f"page-{key}", cards=in_words(cards, words)) for key, cards in told.items() if cards]
        lines += [f"  {one}" for one in said or [words.say("page-nothing-known")]]
    return lines


def in_words(cards: Counter[str], words: Words) -> str:
    """Cards with how many there are of each: `5, 10 ×2`."""
    return ", ".join(times(words.name("card", card), cards[card]) for card in ordered(cards))


def times(name: str, count: int) -> str:
    """`10 ×2`."""
    return name if count == 1 else f"{name} ×{count}"


def ordered(cards: Iterable[str]) -> list[str]:
    """Kinds of cards, weakest first, special cards last."""
    return sorted(cards, key=CARD_NAMES.index)
