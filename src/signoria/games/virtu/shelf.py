"""The components of Virtù as they are described: what is in force, what is usual, and facts about them as words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from signoria.games.virtu.box import Box, Symbols
from signoria.games.virtu.components import ACTION_NAMES, LETTERS, SYMBOL_NAMES, Edition, count_of
from signoria.kernel.components import CORRECTED, PRINTED, counts
from signoria.kernel.phrases import Arg, Count, Listed, Name, Phrase

Facts = tuple[tuple[str, Arg], ...]
UNITS = (*SYMBOL_NAMES, "crown-or-cross")  # in the order of `LETTERS`


class Shelf(NamedTuple):
    """What is described: the components in force, the standard ones, and the sides of the map that are played."""

    box: Box
    usual: Box
    edition: Edition
    sides: tuple[tuple[str, int], ...]  # each with a number of seats that it is played with

    @property
    def numbers(self) -> dict[str, int]:
        """The numbers of the rules."""
        return self.box.numbers

    def same(self, *numbers: str) -> str:
        """The origin of what the numbers of the rules say: they are printed."""
        is_usual = all(self.box.numbers[name] == self.usual.numbers[name] for name in numbers)
        return PRINTED if is_usual else CORRECTED


def amounts(symbols: Symbols) -> Listed | None:
    """Symbols, or a price, in the order of the rules; None for none."""
    return counts((UNITS[LETTERS.index(letter)], symbols[letter]) for letter in LETTERS if letter in symbols)


def unpacked(symbols: int) -> Listed | None:
    """Symbols of the edition."""
    return counts((name, count_of(symbols, kind)) for kind, name in enumerate(SYMBOL_NAMES))


def some(number: int, unit: str = "") -> Count | None:
    """A number with its unit; None for 0."""
    return Count(number, unit) if number else None


def names(kind: str, ids: Iterable[str]) -> Listed:
    """Several things of one kind."""
    return Listed(tuple(Name(kind, one) for one in ids))


def action_of(name: str) -> Arg:
    """An action, or that there is none."""
    return Name("action", name) if name in ACTION_NAMES else Phrase("box-no-action")
