"""The texts of the frame, server and pages: none is missing, none left over, each gets all it asks for, everywhere.

What games tell is read as sentences in `tests/test_sentences.py`.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent_texts import variables_of

from signoria import rulebook
from signoria.terminal.plugs import PLUGS
from signoria.texts import languages, texts_in
from signoria.words import FORMS, GENDER

SOURCES = Path(__file__).parents[2] / "src" / "signoria"
BROWSER = Path(__file__).parents[2] / "web" / "src"
# Texts that belong to no game.
FRAME = ("terminal.ftl", "server.ftl", "common.ftl", "web.ftl", "web-house.ftl", "web-components.ftl")
OWN = ("terminal-", "server-", "web-")  # how keys begin that are nothing else
ROW = 78  # columns that some texts must fit into
ONE_ROW = ("terminal-page-keys", "terminal-setup-keys", "terminal-setup-game-keys", "terminal-step-keys")
FACTS = (*FORMS, GENDER, "who", "id", "number")  # what an argument gives beside its text


class Message(NamedTuple):
    """A text and the variables in it."""

    file: str
    variables: frozenset[str]


@cache
def messages(lang: str) -> dict[str, Message]:
    """The texts of a language by key."""
    return dict(written_texts(lang))


@cache
def written_texts(lang: str) -> tuple[tuple[str, Message], ...]:
    """All texts of a language with their keys; none may be written wrongly."""
    found = []
    for file in (files("signoria") / "locale" / lang).iterdir():
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{lang}/{file.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                found.append((entry.id.name, Message(file.name, variables_of(entry))))
    return tuple(found)


def of_frame(lang: str = "en") -> set[str]:
    """The keys of texts that belong to no game."""
    return {key for key, message in messages(lang).items() if message.file in FRAME}


class Said(NamedTuple):
    """A place where a text is asked for by its key, with the arguments handed over."""

    key: str
    arguments: frozenset[str]
    is_open: bool  # more arguments come from a dictionary
    place: str


@cache
def said() -> tuple[Said, ...]:
    """All places in our code where a text is asked for."""
    return tuple(one for path in sorted(SOURCES.rglob("*.py")) for one in said_in(path))


def said_in(path: Path) -> Iterator[Said]:
    """The places in one file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        first = node.args[0]
        for key in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
            if name in ("say", "read") and isinstance(key, ast.Constant) and isinstance(key.value, str):
                arguments = frozenset(word.arg for word in node.keywords if word.arg)
                is_open = len(node.args) > 1 or any(word.arg is None for word in node.keywords)
                yield Said(key.value, arguments, is_open and name == "say", f"{path.name}:{node.lineno}")


@cache
def written() -> tuple[set[str], set[str]]:
    """All strings in our code, and forms of keys among them as patterns: what is put in is anything."""
    whole, forms = set(), set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
                if parts[0] and re.fullmatch(r"[a-z]{3,}-[a-z-]*", parts[0]):
                    forms.add("".join("[a-z0-9-]+" if part is None else re.escape(part) for part in parts))
    return whole, forms


LITERAL = re.compile(r"""["'`]((?:[a-z][a-z0-9]*-)(?:[a-z0-9-]|\$\{[^}`]*\})+)["'`]""")


@cache
def said_in_browser() -> tuple[tuple[str, frozenset[str]], ...]:
    """All that looks like a key in the browser's code, and the keys that it stands for; `${…}` is anything."""
    found = []
    for path in sorted(path for path in BROWSER.rglob("*") if path.suffix in (".ts", ".svelte")):
        if ".test." in path.name or "api" in path.parts:
            continue
        for literal in LITERAL.findall(path.read_text(encoding="utf-8")):
            form = "[a-z0-9-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", literal)))
            keys = frozenset(key for key in messages("en") if re.fullmatch(form, key))
            found.append((f"{path.name}: {literal}", keys))
    return tuple(found)


def denials() -> dict[str, set[str]]:
    """The texts of all that the server denies, with the arguments that each always gets."""
    found: dict[str, set[str]] = {"server-unavailable": set()}
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Denied":
                (code, *_) = node.args
                assert isinstance(code, ast.Constant), f"{path.name}:{node.lineno}"
                arguments = {str(word.arg) for word in node.keywords if word.arg != "status"}
                key = f"server-{code.value!s}"
                found[key] = found.get(key, arguments) & arguments
    return found


def refusals() -> set[str]:
    """The texts of refusals that belong to no game: those without a rule."""
    found = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and len(node.args) == 2:
                code, rule = node.args
                if isinstance(code, ast.Constant) and isinstance(rule, ast.Constant) and not rule.value:
                    found.add(f"refusal-{code.value!s}")
    return found


def units() -> set[str]:
    """The texts of units that a phrase of the code counts in."""
    counted = re.compile(r"""Count\([^"']*["']([a-z-]+)["']""")
    return {
        f"unit-{unit}" for path in SOURCES.rglob("*.py") for unit in counted.findall(path.read_text(encoding="utf-8"))
    }


def used() -> set[str]:
    """The texts of the frame that the code asks for."""
    whole, forms = written()
    in_browser = {key for _, keys in said_in_browser() for key in keys}
    known = whole | in_browser | refusals() | units() | set(denials())
    return {key for key in of_frame() if key in known or any(re.fullmatch(form, key) for form in forms)}


def test_no_text_that_the_browser_says_is_missing() -> None:
    assert said_in_browser()
    assert not [place for place, keys in said_in_browser() if place.split()[1].startswith(OWN) and not keys]


def test_no_text_is_missing_in_english() -> None:
    asked = {one.key for one in said() if one.key.startswith(OWN)} | set(denials()) | refusals()
    assert len(asked) > 100
    assert not sorted(asked - set(messages("en")))


def test_no_text_of_the_frame_is_left_over_in_english() -> None:
    assert not sorted(of_frame() - used())


def test_no_text_of_a_board_is_left_over_in_english() -> None:
    """Boards ask for their texts by whole keys: a form such as `web-GAME-${key}` would hide what is left over."""
    of_boards = {key for key, message in messages("en").items() if message.file.startswith("web-")} - of_frame()
    of_boards = {re.sub(r"^.+?-(?=web-)", "", key) for key in of_boards}  # a game may say its kin's texts otherwise
    asked = {key for _, keys in said_in_browser() for key in keys}
    games = "|".join(PLUGS)
    too_wide = [place for place, _ in said_in_browser() if re.search(rf" web-({games})-(join-)?\$", place)]
    assert not sorted(of_boards - asked)
    assert not too_wide


@pytest.mark.parametrize("lang", languages())
def test_no_text_is_written_twice(lang: str) -> None:
    keys = Counter(key for key, _ in written_texts(lang))
    assert not [key for key, times in keys.items() if times > 1]


@pytest.mark.parametrize("lang", languages())
def test_every_language_says_everything_and_nothing_else(lang: str) -> None:
    assert not sorted(set(messages("en")) - set(messages(lang))), "missing"
    assert not sorted(set(messages(lang)) - set(messages("en"))), "left over"


@pytest.mark.parametrize("lang", languages())
def test_no_argument_is_missing(lang: str) -> None:
    wrong = []
    for one in said():
        if one.key in messages(lang) and not one.is_open:
            given = {f"{name}-{fact}" for name in one.arguments for fact in FACTS} | one.arguments
            if missing := messages(lang)[one.key].variables - given:
                wrong.append(f"{one.place}: {one.key} asks for {', '.join(sorted(missing))}")
    for key, arguments in denials().items():
        if messages(lang)[key].variables - arguments:
            wrong.append(f"{key} asks for more than {arguments}")
    assert not wrong


@pytest.mark.parametrize("lang", languages())
def test_what_must_fit_into_a_row_does(lang: str) -> None:
    texts = texts_in(lang)
    assert not [key for key in ONE_ROW if len(texts.say(key)) > ROW]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", PLUGS)
def test_the_rules_have_the_same_numbers_in_every_language(game: str, lang: str) -> None:
    ids = [rule.id for rule in rulebook.read(game, "en").rules]
    assert [rule.id for rule in rulebook.read(game, lang).rules] == ids


def test_rules_that_nobody_translated_are_english() -> None:
    for game in PLUGS:
        assert rulebook.read(game, "xx").text == rulebook.read(game, "en").text
