"""What the conformance suite must be told about a game: tables to try, and its hidden cards as a test sees them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from signoria.kernel.game import Data, Options
from signoria.kernel.moves import Move
from signoria.kernel.registry import AnyGame
from signoria.kernel.rng import Rng


class Table(NamedTuple):
    """So many seats with these options."""

    seats: int
    options: Options

    def __str__(self) -> str:
        return " ".join([f"{self.seats} seats", *[f"{name}={value}" for name, value in self.options.items()]])


class Written(NamedTuple):
    """A small position as a person writes it, with few unseen cards: every world can be counted."""

    name: str
    position: Data


class Subject(ABC):
    """One game as the suite's subject. Everything here reads and writes positions, never the engine's state.

    An *arrangement* is a text that says where every hidden card lies; positions that differ in nothing else hidden
    have equal arrangements.
    """

    game: AnyGame
    tables: tuple[Table, ...]  # few, but between them they meet every decision
    all_tables: tuple[Table, ...]  # every number of seats with every combination of options
    written: tuple[Written, ...]
    decisions: frozenset[str]  # the notation of every decision there is
    may_show = False  # can cards be shown as an aside?
    hides = True  # is anything secret, besides answers given while all decide at once?
    beginnings = 7  # so many different ones, at least, does luck give to a dozen tables
    is_brief = False  # are games so short that every moment of them can be looked at?

    @abstractmethod
    def cards(self, position: Data) -> Counter[str]:
        """Every card, wherever it lies."""

    @abstractmethod
    def hand(self, position: Data, seat: int) -> Counter[str]:
        """What the seat holds."""

    @abstractmethod
    def arrangement(self, position: Data) -> str:
        """Where the hidden cards lie."""

    @abstractmethod
    def worlds(self, position: Data, viewer: int | None) -> Counter[str]:
        """All arrangements that agree with what the viewer knows, each with the number of ways to deal it."""

    @abstractmethod
    def arranged(self, position: Data, arrangement: str, viewer: int | None) -> Data:
        """The position with its hidden cards so; what others than the viewer know is left out."""

    @abstractmethod
    def swapped(self, position: Data, viewer: int | None, rng: Rng) -> Data | None:
        """The position after a random exchange of two cards whose places the viewer does not know, or None."""

    def double(self, move: Move) -> Move:
        """A move just like this one that is not the catalogue's own."""
        return Move(move.text)

    def appearance(self, move: Move, options: Options) -> str:
        """What other seats see of the move: moves that they cannot tell apart have one appearance."""
        return move.text

    def may_veil(self, options: Options) -> bool:
        """Can cards lie face down at a table with these options?"""
        return False

    def veiled(self, position: Data) -> list[str]:
        """What lies face down before each seat, to be turned up later."""
        return []


def shares(cards: Sequence[str], sizes: Sequence[int]) -> Iterator[list[list[str]]]:
    """Every way to deal single cards to places of these sizes; what is left comes last."""
    if not sizes:
        yield [list(cards)]
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        share = [cards[at] for at in chosen]
        rest = [card for at, card in enumerate(cards) if at not in chosen]
        for others in shares(rest, sizes[1:]):
            yield [share, *others]
