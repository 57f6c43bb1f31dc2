"""What is for sale: prices, what things show, how many are left, and what one can afford."""

from __future__ import annotations

from rich.text import Text

from signoria.games.virtu.components import SALE_NAMES
from signoria.games.virtu.phrases import item_arg
from signoria.games.virtu.view import VirtuView
from signoria.kernel.outlook import Outlook
from signoria.kernel.phrases import Count, Listed, Name
from signoria.terminal.layout import fit, padded, row
from signoria.terminal.virtu.box import card_action, card_symbols, counts_in, fact, letters_text, tile_symbols
from signoria.words import Words

SALE_KINDS = ("noble", "tile")
BUYING = "buy-things"
CELL = 26  # columns that a thing for sale needs


class Ware:
    """A thing for sale, with what it costs and shows, how many are left, and whether one can pay for it."""

    def __init__(self, view: VirtuView, number: int, outlook: Outlook) -> None:
        name = SALE_NAMES[number]
        self.arg = item_arg(number)
        self.price = counts_in(fact(view, SALE_KINDS, name, "price"))
        self.symbols = card_symbols(view, name) or tile_symbols(view, name)
        self.action = card_action(view, name) if name not in ("cathedral",) else None
        self.prestige = fact(view, SALE_KINDS, name, "prestige")
        copies = fact(view, SALE_KINDS, name, "copies")
        self.left = copies.number if isinstance(copies, Count) else 0
        if view.course.supply is not None:
            self.left = view.course.supply[name]
        self.found = [one for one in outlook.prospects if one.thing == self.arg]

    @property
    def mark(self) -> str:
        """Whether it can be bought now; blank if nobody is asked."""
        if not self.found:
            return " "
        return "✓" if any(one.moves for one in self.found) else "–"


def wares(view: VirtuView, outlook: Outlook) -> list[Ware]:
    """Everything that this box sells, sold out or not."""
    is_asked = view.question is not None and view.question.key == BUYING
    found = [Ware(view, number, outlook if is_asked else Outlook()) for number in range(len(SALE_NAMES))]
    return [ware for ware in found if ware.price]


def market_rows(view: VirtuView, words: Words, width: int, outlook: Outlook) -> list[Text]:
    """The market in columns: what can be bought, its price, what it shows, and how many are left."""
    all_wares = wares(view, outlook)
    columns = max(width // CELL, 1)
    wide = width // columns
    cells = [padded(ware_cell(ware, words, wide - 1), wide) for ware in all_wares]
    high = -(-len(cells) // columns)
    rows = []
    for line in range(high):
        rows.append(row(Text.assemble(*cells[line::high])))
    return [row(words.say("table-market"), "dim"), *(fit(one, width) for one in rows)]


def ware_cell(ware: Ware, words: Words, width: int) -> Text:
    """`✓Bishop  F2 → X1`; what cannot be bought is dim."""
    costs = letters_text(ware.price)
    shows = letters_text(ware.symbols)
    tail = Text.assemble(" ", costs, "→", shows)
    if isinstance(ware.prestige, Count):
        tail.append(f" ★{ware.prestige.number}")
    room = max(width - 1 - tail.cell_len, 4)
    name = words.arg(ware.arg) + ("" if ware.left else f" {words.say('table-sold-out')}")
    action = f" [{words.arg(ware.action)}]" if isinstance(ware.action, Name) else ""
    name += action if len(name) + len(action) <= room else ""
    text = Text.assemble(ware.mark, padded(Text(name), room), tail)
    if ware.mark == "–" or not ware.left:
        text.stylize("dim")
    return text


def ware_sentence(ware: Ware, words: Words) -> str:
    """A thing for sale in words."""
    told = words.say(
        "plain-ware",
        item=ware.arg,
        price=Listed(ware.price),
        symbols=Listed(ware.symbols),
        left=ware.left,
    )
    action = f" {words.say('plain-action', action=ware.action)}" if isinstance(ware.action, Name) else ""
    short = [one.short for one in ware.found if one.short]
    missing = f" {words.texts.say('terminal-short', things=words.arg(Listed(short[0])))}" if short else ""
    return f"{told}{action}{missing}"
