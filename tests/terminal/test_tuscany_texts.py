"""The texts of The Castles of Tuscany: none missing, none left over, with the arguments they ask for, everywhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import signoria
from signoria import rulebook
from signoria.games.tuscany.components import (
    BOARD_LETTERS,
    BOARD_NAMES,
    BONUS_NAMES,
    COLOUR_NAMES,
    CROP_NAMES,
    THING_NAMES,
    YIELD_NAMES,
)
from signoria.games.tuscany.descriptions import GIFT_UNITS
from signoria.games.tuscany.events import KINDS_OF_EVENTS
from signoria.games.tuscany.game import GAME, GRAMMAR
from signoria.games.tuscany.moves import CATALOGUE
from signoria.games.tuscany.payments import CARD_UNITS
from signoria.games.tuscany.state import REASONS, WHY_NAMES
from signoria.kernel.outlook import Outlook
from signoria.kernel.phrases import Listed, Phrase
from signoria.kernel.steps import Decision
from signoria.terminal.tuscany import screen as tuscany
from signoria.terminal.tuscany.seats import COLUMNS
from signoria.texts import languages, texts_in
from signoria.words import FORMS, Words

SOURCES = Path(__file__).parents[2] / "src" / "signoria"
OWN = "tuscany-"
BOX = "box-tuscany.ftl"  # looked at with the components: tests/test_components.py
FACTS = ("who", "id", "number", "gender")  # of an argument, for a text to choose by
ROW = 78  # columns for a hint
GAPS = re.compile(r"[{}]")  # what stands in a text in place of an argument that is missing
LATIN = re.compile("[A-Za-z]{3,}")  # a word that is not Russian


class Message(NamedTuple):
    """A text, the texts that it refers to, and its variables."""

    text: str
    refers_to: frozenset[str]
    variables: frozenset[str]


class References(Visitor):
    """Collects the texts that a text refers to, and its variables."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name.removeprefix(OWN))


@cache
def messages(lang: str, file: str = "tuscany.ftl") -> dict[str, Message]:
    """The texts of a language as they are written; none twice."""
    found: dict[str, Message] = {}
    text = (files("signoria") / "locale" / lang / file).read_text(encoding="utf-8")
    for entry in parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found
            assert entry.value is not None
            assert entry.value.span is not None
            references = References()
            references.visit(entry)
            body = text[entry.value.span.start : entry.value.span.end]
            found[entry.id.name.removeprefix(OWN)] = Message(
                body, frozenset(references.names), frozenset(references.variables)
            )
    return found


# What there must be


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """All calls in a file, with the name of what is called."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", ""), node


def written(node: ast.expr | None) -> list[str]:
    """The texts that an expression can be, as far as they stand there."""
    if isinstance(node, ast.IfExp):
        return [*written(node.body), *written(node.orelse)]
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Tuple):
        return [text for one in node.value.elts for text in written(one)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def told_by_the_game() -> set[str]:
    """The keys of phrases, refusals and units that stand in the game's sources."""
    found = set()
    for path in (SOURCES / "games" / "tuscany").rglob("*.py"):
        for name, call in calls(path):
            if name == "Phrase" and path.name != "descriptions.py":  # those of the box have texts of their own
                found |= {key for key in written(call.args[0]) if not key.startswith("does-")}
            elif name == "Refusal" and len(call.args) == 2:
                found |= {f"refusal-{code}" for code in written(call.args[0])}
            elif name in ("Count", "counted") and call.args:
                found |= {f"unit-{unit}" for unit in written(call.args[-1])}
    return found


def said_in_the_terminal() -> set[str]:
    """The keys that the table asks for by themselves."""
    found = {f"table-{name}" for name in COLUMNS}
    for path in (SOURCES / "terminal" / "tuscany").glob("*.py"):
        for name, call in calls(path):
            if name == "say":
                found |= set(written(call.args[0]))
            elif name == "head":
                found |= {f"table-{key}" for key in written(call.args[1])}
    return {key for key in found if not key.startswith("terminal-")}


def questions() -> list[str]:
    """The names of all decisions."""
    makers = {name: getattr(maker, "__closure__", None) for name, maker in GRAMMAR.makers.items()}
    found = []
    for name, maker in GRAMMAR.makers.items():
        inside = makers[name]
        steps = [maker] if not inside else [cell.cell_contents for cell in inside]
        if any(isinstance(step, type) and issubclass(step, Decision) for step in steps):
            found.append(name)
    return found


def named() -> set[str]:
    """The keys of everything that has a name."""
    names = {
        "card": COLOUR_NAMES, "colour": COLOUR_NAMES, "letter": COLOUR_NAMES, "kind": THING_NAMES, "bonus": BONUS_NAMES,
        "yield": YIELD_NAMES, "why": WHY_NAMES, "reason": REASONS, "gain": BONUS_NAMES, "crop": CROP_NAMES,
        "board": (*BOARD_LETTERS, *BOARD_NAMES),
    }  # fmt: skip
    return {f"{kind}-{name}" for kind, those in names.items() for name in those}


def wanted() -> set[str]:
    """All keys that there must be."""
    keys = (
        named() | told_by_the_game() | said_in_the_terminal() | {f"unit-{unit}" for unit in (*CARD_UNITS, *GIFT_UNITS)}
    )
    keys |= {f"{start}-{name}" for start in ("prompt", "hint") for name in questions()}
    keys |= {f"event-{kind}" for kind, _ in KINDS_OF_EVENTS}
    keys |= {GAME.phrase(move).key for move in CATALOGUE.moves}
    for option in GAME.options:
        name = f"option-{option.name.replace('_', '-')}"
        keys |= {name, f"{name}-about"}
        keys |= set() if isinstance(option.default, bool) else {f"{name}-usual", f"{name}-value"}
    return keys


def test_there_are_fourteen_questions() -> None:
    assert len(questions()) == 14


@pytest.mark.parametrize("lang", languages())
def test_no_text_is_missing_and_none_is_left_over(lang: str) -> None:
    here = messages(lang)
    referred = {name for message in here.values() for name in message.refers_to}
    assert sorted(wanted() - set(here) - set(messages(lang, BOX))) == []
    assert sorted(set(here) - wanted() - referred) == []
    assert referred <= set(here)
    assert not set(here) & set(messages(lang, BOX))


# How they read


def words_for(lang: str, reader: int | None) -> Words:
    """The words of a table at which seat 1 has a name."""
    return Words(texts_in(lang), "tuscany", reader, ["", "Анна" if lang == "ru" else "Anna"])


def check_text(lang: str, text: str) -> None:
    """A text without gaps, and without English in Russian."""
    assert text
    assert not GAPS.search(text), text
    assert "none" not in text.split() or lang == "en", text
    if lang == "ru":
        assert not LATIN.search(text), text


def check_phrase(lang: str, words: Words, phrase: Phrase) -> None:
    """The text of a phrase has no gaps, and asks for nothing that the phrase does not bring along."""
    check_text(lang, words.phrase(phrase))
    given = {f"{arg}{form}" for arg in phrase.args for form in ("", *(f"-{one}" for one in (*FORMS, *FACTS)))}
    assert variables(lang, phrase.key) <= given, phrase.key
    for arg in phrase.args.values():
        if isinstance(arg, Phrase):
            check_phrase(lang, words, arg)


def variables(lang: str, key: str) -> set[str]:
    """The variables of a text and of those that it refers to."""
    message = messages(lang)[key]
    return set(message.variables).union(*(variables(lang, name) for name in message.refers_to))


@pytest.mark.parametrize("lang", languages())
def test_every_move_can_be_said(lang: str) -> None:
    words = words_for(lang, 0)
    for move in CATALOGUE.moves:
        check_phrase(lang, words, GAME.phrase(move))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("reader", [None, 0, 1])
def test_every_event_can_be_told(lang: str, reader: int | None) -> None:
    words = words_for(lang, reader)
    for kind in range(len(KINDS_OF_EVENTS)):
        for first in range(2):
            for second in range(3):
                event = GAME.event(kind, [first, second, 1])
                (text,) = words.tell([event])
                check_text(lang, text)
                assert text.endswith(".")
                gathered = {event.gathers: Listed((event.args[event.gathers],))} if event.gathers else {}
                check_phrase(lang, words, Phrase(f"event-{event.kind}", {**event.args, **gathered}))
    check_text(lang, words.tell([GAME.event(5, [1, None])] * 3)[0])  # cards that the reader does not see


@pytest.mark.parametrize("lang", languages())
def test_every_reason_of_a_victory_can_be_told(lang: str) -> None:
    words = words_for(lang, 0)
    seat = {"boards": ["a1", "b1", "c1"], "order": "a b c", "turned": "none", "shift": "0 0", "start": "a9"}
    other = {"boards": ["a2", "b2", "c2"], "order": "a b c", "turned": "none", "shift": "0 0", "start": "a3"}
    for own, key in (
        ({"red": 5}, "because-red"),
        ({"tiles": {"a8": "village"}, "red": 4}, "because-empty"),
        ({"green": 2, "red": 2}, "because-green"),
        ({"red": 4}, "because-equal"),
    ):
        data: signoria.Data = {"stack": ["end-game"], "seat": [{**seat, **own}, {**other, "red": 4}]}
        if key == "because-green":
            data["seat"] = [{**seat, "green": 2, "red": 4}, {**other, "red": 4}]
        result = signoria.from_position("tuscany", data).result
        assert result is not None
        assert result.because.key == key
        check_phrase(lang, words, result.because)
        for line in words.result(result):
            check_text(lang, line)


@pytest.mark.parametrize("lang", languages())
def test_letters_of_colours_are_all_different(lang: str) -> None:
    letters = [messages(lang)[f"letter-{name}"].text for name in COLOUR_NAMES]
    assert len({letter.lower() for letter in letters}) == len(COLOUR_NAMES)
    assert all(len(letter) == 1 for letter in letters)


@pytest.mark.parametrize("lang", languages())
def test_the_rules_have_the_same_numbers(lang: str) -> None:
    ids = [rule.id for rule in rulebook.read("tuscany", "en").rules]
    assert len(ids) == 32
    assert [rule.id for rule in rulebook.read("tuscany", lang).rules] == ids


def phrases_of(outlook: Outlook) -> Iterator[Phrase]:
    """Every phrase of an outlook."""
    for prospect in outlook.prospects:
        yield from prospect.brings
        if isinstance(prospect.thing, Phrase):
            yield prospect.thing
        if prospect.why_not is not None:
            yield prospect.why_not
    yield from outlook.notes
    sums = [outlook.sums, *(prospect.sums for prospect in outlook.prospects)]
    yield from (term.why for one in sums for found in one.values() for term in found.terms)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_can_be_told(lang: str, seats: int) -> None:
    match = signoria.new("tuscany", seats, 5)
    bot = signoria.bot("random", 2)
    for number in range(5000):
        if not match.to_act:
            break
        seat = match.to_act[0]
        choices = match.choices(seat)
        words = words_for(lang, seat)
        labels = [words.move(move) for move in choices]
        assert len(set(labels)) == len(labels)
        if number % 15 == 0 or number < 30:
            check_said(lang, match, seat, words, number)
        match.play(seat, bot.choose(match.view(seat), choices))
    assert match.result is not None
    for text in words_for(lang, 0).tell(match.events(0)):
        check_text(lang, text)


def check_said(lang: str, match: signoria.Match, seat: int, words: Words, number: int) -> None:
    """Question, hint, outlook, refusals and the table as sentences."""
    question = match.view(seat).question
    assert isinstance(question, Phrase)
    check_phrase(lang, words, Phrase(f"prompt-{question.key}", question.args))
    check_phrase(lang, words, Phrase(f"hint-{question.key}", question.args))
    assert len(words.hint(question)) <= ROW
    outlook = match.outlook(seat)
    for phrase in phrases_of(outlook):
        check_phrase(lang, words, phrase)
    for prospect in outlook.prospects:
        for arg in (prospect.thing, *prospect.price, *prospect.short):
            check_text(lang, words.arg(arg))
    for move in match.game.catalogue.moves[number % 10 :: 10]:
        refusal = match.why_not(seat, move)
        if refusal is not None:
            check_phrase(lang, words, GAME.refusal(refusal, move))
    for text in (*tuscany.read(match.view(seat), words), *tuscany.explain(match.view(None), words)):
        check_text(lang, text)
