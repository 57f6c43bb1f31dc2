"""Prestige as if the game ended now, or as it ended: a row for each category, a column for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from signoria.games.virtu.view import VirtuView
from signoria.kernel.phrases import Phrase, Sum
from signoria.terminal.layout import row
from signoria.terminal.virtu.box import NONE
from signoria.words import Words, capital


def prestige_rows(view: VirtuView, words: Words) -> list[Text]:
    """Prestige if it ended now, category by category, a column for each seat."""
    terms: dict[str, Phrase] = {term.why.key: term.why for one in view.prestige for term in one.terms}
    heads = [words.name("power", one.power) for one in view.table]
    names = [words.sentence(why) for why in terms.values()]
    total = words.say("page-total")
    wide = max(map(len, [*names, total]))
    rows = [row(" " * wide + "".join(f"  {head}" for head in heads), "dim")]
    for key, name in zip(terms, names, strict=True):
        rows.append(number_row(name, wide, heads, [amount_of(one, key) for one in view.prestige]))
    rows.append(number_row(total, wide, heads, [one.total for one in view.prestige]))
    return rows


def amount_of(prestige: Sum, key: str) -> int | None:
    """What a category brings."""
    terms = [term for term in prestige.terms if term.why.key == key]
    return terms[0].amount if terms else None


def number_row(name: str, wide: int, heads: Sequence[str], numbers: Sequence[int | None]) -> Text:
    """A category with its numbers below the headings."""
    cells = [
        f"  {NONE if number is None else number:>{len(head)}}" for head, number in zip(heads, numbers, strict=True)
    ]
    return row(f"{name:<{wide}}" + "".join(cells))


def prestige_lines(view: VirtuView, words: Words) -> list[str]:
    """Prestige by category if it ended now, a line for each seat."""
    told = []
    for seat, prestige in enumerate(view.prestige):
        whole = words.say("explain-total", sum=words.sum(prestige))
        told.append(f"{capital(words.seat(seat))}: {whole}")
    return told
