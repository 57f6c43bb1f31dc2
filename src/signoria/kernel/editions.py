"""Editions at hand: components once read, found again by the name that views have for them or by their file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from signoria.kernel.errors import BadInput

E = TypeVar("E")
K = TypeVar("K")
V = TypeVar("V")

MOST = 64  # of one game; a table's state holds its own edition, whatever is forgotten here


class Editions(Generic[E]):
    """The editions of one game that were used last. The standard one is known without having been read."""

    def __init__(self, label_of: Callable[[E], str], standard: Callable[[], E], most: int = MOST) -> None:
        self._label_of = label_of
        self._standard = standard
        self._most = most
        self._by_label: dict[str, E] = {}
        self._by_text: dict[str, E] = {}

    def keep(self, edition: E) -> None:
        """Let views name it."""
        self._put(self._by_label, self._label_of(edition), edition)

    def find(self, label: str) -> E:
        """The edition with this label, or BadInput."""
        found = self._by_label.get(label)
        if found is not None:
            return found
        standard = self._standard()
        if self._label_of(standard) == label:
            return standard
        raise BadInput(f"components: the edition {label!r} has not been read here")

    def read(self, text: str, read: Callable[[str], E]) -> E:
        """The edition of a file: read, or as it was read before. What is wrong with it is said each time."""
        found = self._by_text.get(text)
        if found is None:
            found = read(text)
        self._put(self._by_text, text, found)
        self.keep(found)
        return found

    def _put(self, shelf: dict[K, V], key: K, value: V) -> None:
        """Put it last; the first goes if there are too many. Other threads may do the same meanwhile."""
        shelf.pop(key, None)
        shelf[key] = value
        while len(shelf) > self._most:
            shelf.pop(next(iter(list(shelf)), key), None)
