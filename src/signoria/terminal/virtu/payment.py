"""The payment in hand: what is missing, what lies in the pool, and what each source would give."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from signoria.games.virtu.view import VirtuView
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Count, Phrase
from signoria.terminal.layout import fit, flow, row
from signoria.terminal.virtu.box import NONE, counts_in, letters, letters_text
from signoria.words import Words

PLAN = Phrase("outlook-plan")
GIVES, WASTES = "outlook-gives", "outlook-wastes"


def payment_rows(view: VirtuView, words: Words, width: int) -> list[Text]:
    """What is missing, and what lies in the pool."""
    if not (view.payment or view.pool):
        return []
    text = row("", "bold")
    if view.payment:
        text.append(f"{words.say('table-price')} ")
        text.append_text(letters_text(view.payment.price))
        text.append(f"   {words.say('table-missing')} ")
        text.append_text(letters_text(view.payment.missing) or Text(NONE))
        if view.payment.slack:
            text.append(f"   {words.say('table-slack', number=view.payment.slack)}")
        text.append("   ")
    text.append(f"{words.say('table-pool')} ")
    text.append_text(letters_text(view.pool) or Text(NONE))
    return [fit(text, width)]


def source_rows(words: Words, width: int, outlook: Outlook) -> list[Text]:
    """What each source would give, one kind or another, and what of it would be lost."""
    found = [one for one in outlook.prospects if one.thing != PLAN and one.moves and given(one, GIVES)]
    parts = [source_part(list(ways), words) for _, ways in groupby(found, key=lambda one: words.arg(one.thing))]
    return flow(parts, width, ", ", f"{words.say('table-sources')} ", 2) if parts else []


def given(prospect: Prospect, key: str) -> list[Count]:
    """The symbols that a prospect speaks of under this key."""
    return [one for phrase in prospect.brings if phrase.key == key for one in counts_in(phrase.args["symbols"])]


def source_part(ways: Sequence[Prospect], words: Words) -> Text:
    """`Pisa S1`, `Siena C1/X1`, `Venice C2 (lost: C1)`."""
    text = Text(f"{words.arg(ways[0].thing)} ")
    for at, way in enumerate(ways):
        lost = given(way, WASTES)
        text.append("/" if at else "")
        text.append_text(letters_text(given(way, GIVES)))
        text.append(f" ({words.say('table-lost', symbols=letters(lost))})" if lost else "", "red")
    return text
