"""What has happened, as each reader was told: every sentence is made once."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.match.match import Match
from signoria.words import Words


class Chronicle:
    """The sentences of one match in one language, by reader; None is for everybody's eyes."""

    def __init__(self, match: Match, words: Words) -> None:
        self.match = match
        self.words = words
        self._told: dict[int | None, list[str]] = {}
        self._events: dict[int | None, int] = {}

    def told(self, reader: int | None) -> Sequence[str]:
        """All that the reader was told, the latest last."""
        sentences = self._told.setdefault(reader, [])
        events = self.match.events(reader, self._events.get(reader, 0))
        self._events[reader] = self._events.get(reader, 0) + len(events)
        sentences += self.words.read_by(reader).tell(events)
        return tuple(sentences)
