"""What a person can choose now: a move, or several in one go, each with its number, its names and what it means."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from signoria.kernel.errors import BadInput
from signoria.kernel.moves import Move
from signoria.kernel.registry import find
from signoria.terminal.numbers import NOTHING
from signoria.texts import folded
from signoria.words import Words

ARTICLE = re.compile(r"\b(?:an?|the) (?=\w\w)")  # not of `order a b c`
MARKS = re.compile(r"[^\w\s+-]|_|(?<=[^\W\d])[+-](?=[^\W\d])")  # but the sign of a number is kept
BRACKETS = re.compile(r" ?\([^)]*\)")  # `farm (olives)` is a farm
WAY = "way "  # begins the note of something that takes several moves, among the numbers


class Choice(NamedTuple):
    """One thing that can be chosen."""

    label: str
    moves: tuple[str, ...]  # what it does, in one go
    tag: str  # what is typed for it: its number, or a letter
    names: tuple[str, ...] = ()  # what else may be typed for it
    parts: tuple[str, ...] = ()  # what it costs and brings, a sentence each
    is_number: bool = False  # its name is the number already: `play a 10`

    @property
    def is_nothing(self) -> bool:
        """Does it do nothing, or no more?"""
        return self.tag == str(NOTHING)

    @property
    def about(self) -> str:
        """What it costs and brings."""
        return " ".join(self.parts)

    @property
    def shown(self) -> str:
        """As it is offered; a number that stands in the name is not repeated."""
        return self.label if self.is_number else f"{self.tag} {self.label}"

    @property
    def spellings(self) -> tuple[str, ...]:
        """Its label and its notation, for comparing."""
        return (spelled(self.label), *map(spelled, self.moves[:1] if len(self.moves) == 1 else ()))


class Unfinished(BadInput):
    """Only the beginning of a name was typed; the choice is the one that it would be, if there is but one."""

    def __init__(self, told: str, choice: Choice | None) -> None:
        super().__init__(told)
        self.choice = choice


class Menu:
    """All that can be chosen now, in the order in which it is offered."""

    def __init__(self, words: Words, choices: Sequence[Choice], numbers: Mapping[str, int], verbs: set[str]) -> None:
        self.words = words
        self.choices = choices
        self.numbered = {str(number): answer for answer, number in numbers.items()}  # also what is not offered now
        self.verbs = verbs  # of the moves that the question is about

    def exact(self, typed: str) -> list[Choice]:
        """What is called so in full: a number first of all, then what is shown, then any name."""
        wanted = spelled(typed)
        found = [choice for choice in self.choices if choice.tag.casefold() == wanted]
        found = found or [choice for choice in self.choices if wanted in choice.spellings]
        return found or [choice for choice in self.choices if wanted in choice.names]

    def begun(self, typed: str) -> list[Choice]:
        """What has a name that begins so. No number begins another."""
        wanted = spelled(typed)
        if not wanted or wanted.isdecimal():
            return []
        return [choice for choice in self.choices if any(name.startswith(wanted) for name in choice.names)]

    def pointed_at(self, typed: str) -> Choice | None:
        """The one choice that what has been typed so far is, or can become."""
        found = self.exact(typed) or self.begun(typed)
        return found[0] if len(found) == 1 else None

    def completed(self, typed: str) -> str | None:
        """The line with the one name that it can become written out."""
        found = self.begun(typed)
        return found[0].label if len(found) == 1 else None

    def find(self, typed: str, catalogue: Sequence[Move]) -> Choice | str:
        """What is meant by a line; else the notation of a move that is not allowed now, so that one is told why."""
        found = self.exact(typed)
        if len(found) > 1:
            raise Unfinished(self.several(typed, found), None)
        if found:
            return found[0]
        if typed.strip().isdecimal():
            return self.not_now(typed.strip())
        if move := self.known(spelled(typed), catalogue):
            return move
        if begun := self.begun(typed):
            raise Unfinished(self.several(typed, begun), begun[0] if len(begun) == 1 else None)
        return folded(typed)

    def known(self, wanted: str, catalogue: Sequence[Move]) -> str | None:
        """A move by its notation, by its thing, or by its name if it has a verb of the question or the one typed."""
        verbs = {*self.verbs, wanted.partition(" ")[0]}
        akin = [move for move in catalogue if move.text.partition(" ")[0] in verbs]
        named = {spelled(move.text.partition(" ")[2]): move.text for move in reversed(catalogue)}
        named |= {name: move.text for move in reversed(akin) for name in names_of(move, self.words)}
        named |= {spelled(move.text): move.text for move in catalogue}
        return named.get(wanted) if wanted else None

    def not_now(self, number: str) -> str:
        """The move that has this number when it can be chosen."""
        if number not in self.numbered or self.numbered[number].startswith(WAY):
            raise BadInput(self.words.texts.say("terminal-bad-number", number=number))
        return self.numbered[number]

    def several(self, typed: str, found: Sequence[Choice]) -> str:
        """What a line may mean."""
        names = self.words.joined([choice.label for choice in found])
        key = "terminal-ambiguous" if len(found) > 1 else "terminal-unfinished"
        return self.words.texts.say(key, text=typed, moves=names)


def spelled(text: str) -> str:
    """A name as it is compared: no capitals, accents, articles and punctuation, single spaces."""
    return " ".join(ARTICLE.sub("", " ".join(MARKS.sub(" ", folded(text)).split())).split())


def names_of(move: Move, words: Words) -> tuple[str, ...]:
    """What a move may be called: its notation with and without the verb, its label, and what it is about.

    What stands in brackets may be left out: `place farm`, if there is but one.
    """
    verb, _, rest = move.text.partition(" ")
    things = [words.arg(arg) for arg in find(words.game).phrase(move).args.values() if arg is not None]
    told = (words.move(move), " ".join(things), f"{verb} {' '.join(things)}", *things[:1])
    found = (move.text, rest, *told, *(BRACKETS.sub("", one) for one in told))
    return tuple(dict.fromkeys(name for name in map(spelled, found) if name and not name.isdecimal()))
