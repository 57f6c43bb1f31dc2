"""What the things on Virtù's table show, as short as it gets: letters for symbols, from the box in force."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from rich.text import Text

from signoria.games.virtu.components import ALLY_NAMES, BONUS_NAMES, CARD_NAMES, PLACE_NAMES, TITLE_NAMES
from signoria.games.virtu.phrases import place_arg
from signoria.games.virtu.view import EXHAUSTED, VirtuView
from signoria.kernel.components import Component
from signoria.kernel.phrases import Arg, Count, Listed, Name
from signoria.kernel.registry import find
from signoria.terminal.layout import fit
from signoria.words import Words

LETTERS = {
    "florin": "F", "crown": "C", "cross": "X", "cavalry": "H", "ship": "S", "mask": "M", "war": "W", "arrow": "A",
    "crown-or-cross": "C/X",
}  # fmt: skip
STYLES = {
    "florin": "yellow", "crown": "bright_yellow", "cross": "magenta", "cavalry": "red", "ship": "cyan",
    "mask": "green", "war": "bright_red", "arrow": "blue",
}  # fmt: skip
CARD_KINDS = ("noble", "family", "major-card", "bonus")
TILE_KINDS = ("city", "tile", "bonus", "ally")
NONE = "–"

Box = Mapping[tuple[str, str], Component]


@lru_cache(maxsize=8)
def opened(game: str, edition: str) -> Box:
    """The box of an edition by kind and id."""
    return {(one.kind, one.id): one for one in find(game).describe_known(edition)}


def box_of(view: VirtuView) -> Box:
    """The box that is played with."""
    return opened(view.game, view.edition)


def fact(view: VirtuView, kinds: Sequence[str], name: str, key: str) -> Arg:
    """What a thing of the box has of this; None if nothing."""
    box = box_of(view)
    found = [arg for kind in kinds if (kind, name) in box for label, arg in box[kind, name].facts if label == key]
    return found[0] if found else None


def counts_in(arg: Arg) -> tuple[Count, ...]:
    """Symbols as numbers with their kinds."""
    if isinstance(arg, Count):
        return (arg,)
    return tuple(one for one in arg.items if isinstance(one, Count)) if isinstance(arg, Listed) else ()


def card_symbols(view: VirtuView, card: str) -> tuple[Count, ...]:
    """What a card shows."""
    return counts_in(fact(view, CARD_KINDS, card, "symbols"))


def card_action(view: VirtuView, card: str) -> Arg:
    """The action of a card, or that it has none."""
    return fact(view, CARD_KINDS, card, "action")


def tile_symbols(view: VirtuView, tile: str) -> tuple[Count, ...]:
    """What a city's tile, a title or an alliance shows; Artillery its war symbols."""
    found = counts_in(fact(view, TILE_KINDS, tile, "symbols")) or counts_in(fact(view, TILE_KINDS, tile, "gives"))
    war = fact(view, TILE_KINDS, tile, "war")
    return found or ((Count(war.number, "war"),) if isinstance(war, Count) else ())


def city_value(view: VirtuView, city: str) -> int:
    """The printed value of a city."""
    value = fact(view, ("city",), city, "value")
    return value.number if isinstance(value, Count) else 0


def seas_of(view: VirtuView, city: str) -> tuple[str, ...]:
    """The seas of a port."""
    seas = fact(view, ("city",), city, "seas")
    return tuple(sea.id for sea in seas.items if isinstance(sea, Name)) if isinstance(seas, Listed) else ()


# Letters


def letters(counts: Iterable[Count]) -> str:
    """`C2 F1`."""
    return " ".join(f"{LETTERS[one.unit]}{one.number}" for one in counts)


def letters_text(counts: Iterable[Count]) -> Text:
    """The same with each symbol in its colour."""
    text = Text()
    for one in counts:
        text.append(" " if text else "")
        text.append(f"{LETTERS[one.unit]}{one.number}", STYLES.get(one.unit, ""))
    return text


def legend(words: Words) -> Text:
    """Which letter is which symbol."""
    text = Text()
    for name, letter in LETTERS.items():
        if name in STYLES:
            text.append("  " if text else "")
            text.append(letter, STYLES[name])
            text.append(f" {words.name('symbol', name)}", "dim")
    return text


# Names in the view: what ends with a mark is exhausted or used


def bare(name: str) -> str:
    """Without its mark."""
    return name.removesuffix(EXHAUSTED)


def is_exhausted(name: str) -> bool:
    """Has it been used?"""
    return name.endswith(EXHAUSTED)


def thing(name: str) -> Arg:
    """A card, title, ally, bonus, or a place where an agent can stand, by its name in the view."""
    if name in PLACE_NAMES:
        return place_arg(PLACE_NAMES.index(name))
    kinds = {"card": CARD_NAMES, "title": TITLE_NAMES, "ally": ALLY_NAMES, "bonus": BONUS_NAMES}
    return next(Name(kind, name) for kind, names in kinds.items() if name in names)


def shown(label: str, counts: Sequence[Count], is_used: bool, most: int = 0) -> Text:
    """A source with its symbols, in brackets if it is exhausted; the name is cut so that the symbols are seen."""
    symbols = letters_text(counts)
    room = most - symbols.cell_len - 1 - 2 * is_used if most else 0
    name = Text(label) if not most or len(label) <= room else fit(Text(label), max(room, 2))
    text = Text.assemble(name, " " if symbols else "", symbols)
    if is_used:
        text = Text.assemble("(", text, ")", style="dim")
    return text


def listed(names: Sequence[str], words: Words) -> str:
    """Things by their names, exhausted ones in brackets."""
    told = [words.arg(thing(bare(name))) for name in names]
    return ", ".join(f"({one})" if is_exhausted(name) else one for one, name in zip(told, names, strict=True)) or NONE
