"""What people read: every move, event, question, refusal, sum and result of all games, in every language.

That the browser says the same is tested there (web/src/words/sentences.test.ts), on the same corpus.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest
from words_corpus import (
    GAMES,
    NAMES,
    Entry,
    counted,
    decisions_of,
    entries_of,
    kinds_of_events,
    package_of,
    played_of,
    said,
)
from words_refused import all_refusals
from words_strict import NOTHING, StrictTexts, StrictWords

from signoria.kernel.phrases import Phrase, Quote, Seat
from signoria.kernel.registry import find
from signoria.match.match import EVENTS_OF_MATCH
from signoria.texts import languages, texts_in
from signoria.words import Words

LATIN = re.compile(r"\b(?![IVX]+\b)[A-Za-z]{2,}")  # Roman numbers aside
# English words that no Czech sentence has.
ENGLISH_WORDS = re.compile(
    r"\b(the|and|you|your|of|is|are|with|for|from|this|that|takes?|cards?|seat)\b", re.IGNORECASE
)
PROPER = {*NAMES, "Condottiere", "Signoria", "MB", "Elo"}


class Sentences:
    """All that a game tells in one language, and what was wrong with the texts."""

    def __init__(self, game: str, lang: str) -> None:
        texts = StrictTexts(lang)
        self.entries = entries_of(game)
        words = StrictWords(texts, game, names=NAMES)
        to = {reader: words.read_by(reader) for reader in {entry.reader for entry in self.entries}}
        self.said = [said(entry, to[entry.reader]) for entry in self.entries]
        self.wrong = texts.wrong

    def matching(self, pattern: re.Pattern[str]) -> list[str]:
        """The sentences in which the pattern is found, without what they quote."""
        return [
            f"{entry.way} {entry.about}: {text}"
            for entry, text in zip(self.entries, self.said, strict=True)
            if any(word not in PROPER for word in pattern.findall(unquoted(entry, text)))
        ]


def unquoted(entry: Entry, text: str) -> str:
    """A sentence without words that it repeats as they were written."""
    for quoted in quotes(entry.value):
        text = re.sub(re.escape(quoted), "…", text, flags=re.IGNORECASE)
    return text


def quotes(value: object) -> list[str]:
    """What a phrase quotes, the longest first."""
    args = value.args.values() if isinstance(value, Phrase) else ()
    return sorted([arg.text for arg in args if isinstance(arg, Quote) and arg.text], key=len, reverse=True)


@cache
def sentences(game: str, lang: str) -> Sentences:
    """All that a game tells in a language."""
    return Sentences(game, lang)


def about(entries: Sequence[Entry], way: str) -> set[str]:
    """What the entries of one sort are about."""
    return {entry.about for entry in entries if entry.way == way}


every_language = pytest.mark.parametrize("lang", languages())
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_everything_that_a_game_can_tell_is_there(game: str) -> None:
    entries = entries_of(game)
    print(game, dict(counted(entries)))
    assert about(entries, "move") == set(find(game).catalogue.named)
    assert {kind for kind, _ in kinds_of_events(find(game))} - about(entries, "tell") == set()
    assert set(EVENTS_OF_MATCH.values()) - about(entries, "tell") == set()
    assert about(entries, "question") == about(entries, "hint") == decisions_of(find(game))
    package = package_of(game).rpartition(".")[2]
    assert {why.code for why in all_refusals(package)} - about(entries, "refusal") == set()
    assert about(entries, "sum")
    assert about(entries, "result")


@every_game
def test_what_all_may_see_is_told_to_whoever_did_it_to_others_and_to_spectators(game: str) -> None:
    told: dict[str, set[str]] = {}
    for entry in entries_of(game):
        assert isinstance(entry.value, tuple) == (entry.way == "tell")
        seat = entry.value[0].args.get("seat") if isinstance(entry.value, tuple) else None
        if isinstance(seat, Seat):
            to = "spectator" if entry.reader is None else "you" if entry.reader == seat.seat else "other"
            told.setdefault(entry.about, set()).add(to)
    assert len(told) > 5
    assert {kind: to for kind, to in told.items() if "spectator" in to and len(to) < 3} == {}


@every_game
@every_language
def test_no_text_is_missing_and_each_gets_what_it_asks_for(game: str, lang: str) -> None:
    assert sorted(sentences(game, lang).wrong) == []


@every_game
@every_language
def test_sentences_are_whole(game: str, lang: str) -> None:
    found = sentences(game, lang)
    assert found.matching(re.compile(r"[{}$]")) == []
    assert found.matching(re.compile(NOTHING)) == []
    assert [entry for entry, text in zip(found.entries, found.said, strict=True) if not text.strip()] == []


@every_game
@every_language
def test_sentences_begin_with_a_capital_letter(game: str, lang: str) -> None:
    found = sentences(game, lang)
    ways = ("tell", "question", "hint", "refusal", "result")
    told = [text for entry, text in zip(found.entries, found.said, strict=True) if entry.way in ways]
    assert [text for text in told if text[:1].islower()] == []


@every_game
def test_no_english_is_left_in_russian(game: str) -> None:
    assert sentences(game, "ru").matching(LATIN) == []


@every_game
def test_no_english_is_left_in_czech(game: str) -> None:
    assert sentences(game, "cs").matching(ENGLISH_WORDS) == []


@every_game
@every_language
def test_choices_can_be_told_apart(game: str, lang: str) -> None:
    words = Words(texts_in(lang), game)
    labels = {move.text: words.move(move) for move in find(game).catalogue.moves}
    for choices in played_of(game).choices:
        alike = Counter(labels[move] for move in choices)
        assert {move: labels[move] for move in choices if alike[labels[move]] > 1} == {}
