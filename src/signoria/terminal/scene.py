"""One moment at the table as one person sees it, and what that person may type."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from signoria.kernel.errors import BadInput
from signoria.kernel.game import View
from signoria.kernel.moves import Move
from signoria.terminal.plugs import Plug
from signoria.terminal.words import Words, folded


@dataclass(frozen=True)
class Scene:
    """What is shown and asked now. Anything that changes it makes a new one."""

    plug: Plug
    view: View
    words: Words
    told: Sequence[str]  # what has happened so far, the latest last
    fresh: int  # so many of these are new to the reader
    question: str = ""
    hint: str = ""
    status: str = ""  # what can be taken back
    choices: Sequence[Move] = ()

    @property
    def labels(self) -> list[str]:
        """The choices in words."""
        return [self.words.move(move.text) for move in self.choices]

    @property
    def is_numbered(self) -> bool:
        """Are choices numbered? Not where they are numbers themselves: there 10 is the card."""
        return not any(label.isdecimal() for label in self.labels)

    def tags(self) -> list[str]:
        """The choices as they are offered."""
        labels = self.labels
        return [f"{number} {label}" for number, label in enumerate(labels, 1)] if self.is_numbered else labels

    def pointed_at(self, typed: str) -> int | None:
        """The one choice that what has been typed so far points at."""
        text = folded(typed)
        if not text:
            return None
        if text.isdecimal() and self.is_numbered:
            return (
                int(text) - 1
                if len(text) <= len(str(len(self.choices))) and 1 <= int(text) <= len(self.choices)
                else None
            )
        found = matches(text, self.choices, self.words)
        return self.choices.index(found[0]) if len(found) == 1 else None

    def find(self, typed: str, catalogue: Sequence[Move]) -> str:
        """The notation of the move meant: by number, notation, name or the beginning of one; else as it was typed.

        Among moves that are not allowed now only those are found that the question is about, so that one is told why.
        """
        text = folded(typed)
        if text.isdecimal() and self.is_numbered:
            at = self.pointed_at(text)
            if at is None:
                last = len(self.choices)
                raise BadInput(self.words.texts.say("terminal-bad-number", number=text, last=last))
            return self.choices[at].text
        if any(move.text == text for move in catalogue):
            return text
        verbs = {verb(move) for move in self.choices}
        akin = [move for move in catalogue if verb(move) in verbs]
        found = matches(text, self.choices, self.words) or matches(text, akin, self.words)
        if len(found) > 1:
            names = self.words.listed([self.words.move(move.text) for move in found])
            raise BadInput(self.words.texts.say("terminal-ambiguous", text=typed, moves=names))
        return found[0].text if found else text


def verb(move: Move) -> str:
    """`play` of `play winter`."""
    return move.text.partition(" ")[0]


def matches(text: str, moves: Sequence[Move], words: Words) -> list[Move]:
    """The moves of this name, or else those whose names begin so, or else whose notations do: `play wi`."""
    names = [(move, short_names(move, words)) for move in moves]
    notations = [(move, (move.text, *(f"{verb(move)} {name}" for name in short))) for move, short in names]
    found = [move for move, spelled in (*names, *notations) if text in spelled]
    for spellings in (names, notations):
        found = found or [move for move, spelled in spellings if any(name.startswith(text) for name in spelled)]
    return list(dict.fromkeys(found)) if text else []


def short_names(move: Move, words: Words) -> tuple[str, ...]:
    """What a move may be called without its verb: as in its notation, and in the reader's language."""
    return (move.text.partition(" ")[2] or move.text, folded(words.move(move.text)))
