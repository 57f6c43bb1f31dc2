"""The corpus of sentences: everything a game can tell people, as data, and as sentences of the formatter.

`python -m words_corpus [GAME …]`, with `tests` on the path, writes it as JSON: web/src/words/sentences.test.ts words
the same entries in the browser's way and finds the same sentences; test_sentences.py looks at the sentences themselves.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module

import msgspec
from conformance.subject import Subject
from msgspec import Struct
from words_played import Played, played
from words_refused import refusals

from signoria.kernel.game import Event, Result
from signoria.kernel.moves import Move
from signoria.kernel.notation import Grammar
from signoria.kernel.phrases import Arg, Count, Phrase, Seat, Sum
from signoria.kernel.registry import AnyGame, find
from signoria.kernel.steps import Decision
from signoria.match.match import EVENTS_OF_MATCH
from signoria.texts import languages, texts_in
from signoria.words import Words

GAMES = ("condottiere", "tuscany", "virtu", "wars-of-italy")
NAMES = ("Anna", "Borek", "Ciro", "Dora", "Emma", "Fosco")
NUMBERS = (0, 1, 2, 5, 11, 21, 1234)  # one of each way to count in our languages
READERS = (0, 1, None)

Value = str | Phrase | Sum | Result | Arg | tuple[Event, ...]


class Entry(Struct, frozen=True):
    """Something to be said, and to whom: a seat, or None for a spectator. `way` is the formatter's function for it."""

    way: str  # move, question, hint, tell, refusal, sentence, sum, arg or result
    about: str  # for whoever looks for it: the kind of event, the step, the code
    reader: int | None
    value: Value


class Corpus(Struct, frozen=True):
    """All entries of one game, with its moves by notation, and their sentences: by language, then with names or not."""

    game: str
    moves: dict[str, Phrase]
    entries: list[Entry]
    names: list[str]
    sentences: dict[str, list[list[str]]]


def package_of(game: str) -> str:
    """The package of a game's modules."""
    return type(find(game)).__module__.removesuffix(".game")


def subject_of(game: str) -> Subject:
    """The game as the conformance suite knows it."""
    found = import_module(f"conformance.{package_of(game).rpartition('.')[2]}_subject").SUBJECT
    assert isinstance(found, Subject)
    return found


@cache
def played_of(game: str) -> Played:
    """What was told in games."""
    return played(subject_of(game))


@cache
def entries_of(game: str) -> list[Entry]:
    """Everything that the game can tell."""
    subject = subject_of(game)
    seen = played_of(game)
    found = [
        *moves_of(subject.game),
        *questions(seen),
        *events(subject.game, seen),
        *results(seen),
        *components(subject.game),
        *parts(seen),
        *[Entry("refusal", code, reader, phrase) for code, reader, phrase in refusals(subject, package_of(game))],
    ]
    return list({msgspec.json.encode(one): one for one in found}.values())


def moves_of(game: AnyGame) -> Iterator[Entry]:
    """The whole catalogue."""
    for move in game.catalogue.moves:
        for reader in READERS:
            yield Entry("move", move.text, reader, move.text)


def questions(seen: Played) -> Iterator[Entry]:
    """What was asked, each with its hint."""
    for step, reader, question in seen.questions:
        yield Entry("question", step, reader, question)
        yield Entry("hint", step, reader, question)


def events(game: AnyGame, seen: Played) -> Iterator[Entry]:
    """What was told, a sentence each; kinds that no game has met, made up; and what the match tells of any game."""
    for reader, group in seen.events:
        yield Entry("tell", group[0].kind, reader, group)
    met = {group[0].kind for _, group in seen.events}
    for event in made_up(game):
        if event.kind not in met:
            yield from [Entry("tell", event.kind, reader, (event,)) for reader in READERS]
    for kind in EVENTS_OF_MATCH.values():
        for number in NUMBERS[1:]:
            event = Event(kind, {"seat": Seat(0), "number": Count(number)})
            yield from [Entry("tell", kind, reader, (event,)) for reader in READERS]


def kinds_of_events(game: AnyGame) -> Sequence[tuple[str, tuple[str, ...]]]:
    """Every kind of event that the engine of a game can tell, with its arguments."""
    kinds: Sequence[tuple[str, tuple[str, ...]]] = import_module(f"{package_of(game.id)}.events").KINDS_OF_EVENTS
    return kinds


def made_up(game: AnyGame) -> Iterator[Event]:
    """An event of each kind, with the first numbers that mean something."""
    for kind in range(len(kinds_of_events(game))):
        for number in (1, 0):
            try:
                yield game.event(kind, (0, number, number))
            except (LookupError, ValueError):
                continue
            break


def decisions_of(game: AnyGame) -> set[str]:
    """The notation of every decision: as the conformance suite lists them, and as the game's grammar has them."""
    grammar = import_module(f"{package_of(game.id)}.game").GRAMMAR
    assert isinstance(grammar, Grammar)
    makers = {name for name, make in grammar.makers.items() if isinstance(make, type) and issubclass(make, Decision)}
    return makers | subject_of(game.id).decisions


def results(seen: Played) -> Iterator[Entry]:
    """How games ended; and the same as if the victory were shared."""
    for result in seen.results:
        shared = msgspec.structs.replace(result, winners=(0, 1))
        for one in (result, shared):
            yield from [Entry("result", one.reason, reader, one) for reader in READERS]


def components(game: AnyGame) -> Iterator[Entry]:
    """What lies in the box: names, headings, facts with their labels, and what each thing does."""
    for one in game.describe(None):
        about = f"{one.kind} {one.id}"
        yield Entry("arg", about, None, one.name)
        yield Entry("sentence", about, None, Phrase(f"box-{one.kind}"))
        yield from [Entry("sentence", about, None, Phrase(f"fact-{key}")) for key, _ in one.facts]
        yield from [Entry("arg", about, None, arg) for _, arg in one.facts]
        if one.does is not None:
            yield Entry("sentence", about, None, one.does)


def parts(seen: Played) -> Iterator[Entry]:
    """Sums and phrases in views and outlooks; and every unit that was met, with every sort of number."""
    for reader, part in seen.parts:
        if isinstance(part, Phrase):
            yield Entry("sentence", part.key, reader, part)
        elif isinstance(part, Sum):
            yield Entry("sum", "sum", reader, part)
        else:
            yield Entry("arg", "part", reader, part)
    for unit in sorted(seen.units):
        yield from [Entry("arg", unit, None, Count(number, unit)) for number in NUMBERS]


def said(entry: Entry, words: Words) -> str:
    """An entry in words."""
    value = entry.value
    match entry.way:
        case "move":
            return words.move(move_of(words.game, value))
        case "tell":
            assert isinstance(value, tuple)
            return " ".join(words.tell(value))
        case "result":
            assert isinstance(value, Result)
            return words.result(value)[0]
        case "sum":
            assert isinstance(value, Sum)
            return words.sum(value)
        case "arg":
            assert not isinstance(value, str | Result | tuple)
            return words.arg(value)
    assert isinstance(value, Phrase)
    return {"question": words.question, "hint": words.hint}.get(entry.way, words.sentence)(value)


def move_of(game: str, notation: object) -> Move:
    """A move of the catalogue."""
    return find(game).catalogue.named[str(notation)]


def corpus_of(game: str) -> Corpus:
    """The entries of a game, and what they are in words: without names and with them."""
    entries = entries_of(game)
    return Corpus(
        game=game,
        moves={move.text: find(game).phrase(move) for move in find(game).catalogue.moves},
        entries=entries,
        names=list(NAMES),
        sentences={
            lang: [sentences(entries, Words(texts_in(lang), game, names=names)) for names in ((), NAMES)]
            for lang in languages()
        },
    )


def sentences(entries: Sequence[Entry], words: Words) -> list[str]:
    """Every entry in words, to its reader."""
    to = {reader: words.read_by(reader) for reader in {entry.reader for entry in entries}}
    return [said(entry, to[entry.reader]) for entry in entries]


def counted(entries: Sequence[Entry]) -> Counter[str]:
    """How many entries there are of each sort."""
    return Counter(entry.way for entry in entries)


if __name__ == "__main__":
    print(msgspec.json.encode([corpus_of(game) for game in sys.argv[1:] or GAMES]).decode())
