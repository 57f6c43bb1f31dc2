"""The texts of Condottiere: none missing, none left over, with the arguments they ask for, in every language.

What is told as phrases is worded in tests/test_sentences.py; the texts of the frame are looked at in test_texts.py.
"""

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
from fluent_texts import variables_of

from signoria.games.condottiere.components import CARD_NAMES, REGION_NAMES
from signoria.games.condottiere.events import KINDS_OF_EVENTS
from signoria.games.condottiere.game import GAME as CONDOTTIERE
from signoria.games.condottiere.game import GRAMMAR
from signoria.games.condottiere.state import REASONS
from signoria.kernel.steps import Decision
from signoria.texts import languages, texts_in
from signoria.words import FORMS as CASES

SOURCES = Path(__file__).parents[2] / "src" / "signoria"
BROWSER = Path(__file__).parents[2] / "web" / "src"
GAME = "condottiere"
OTHER_FILES = re.compile(r"(tuscany|virtu|wars)")
FILE = "condottiere.ftl"
ROW = 78  # columns that some texts must fit into
FACTS = ("who", "id", "number", "gender")  # of an argument, for a text to choose by
ANYTHING = "[a-z0-9_-]+"
GAP = "…"  # stands in a key for what is put in


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """The texts of a language with their variables; none may be written twice, or wrongly."""
    found: dict[str, frozenset[str]] = {}
    for entry in parse((files("signoria") / "locale" / lang / FILE).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{lang}: {entry.id.name} stands there twice"
            found[entry.id.name] = frozenset(argument(name) for name in variables_of(entry))
    return found


def argument(variable: str) -> str:
    """The argument that a variable is a form of: `card-acc` of `card`."""
    name, _, form = variable.rpartition("-")
    return name if name and form in (*CASES, *FACTS) else variable


# What the code says


class Said(NamedTuple):
    """A place where a text is asked for by its whole key, and the arguments handed over."""

    key: str
    arguments: frozenset[str]
    is_open: bool  # more arguments come from a dictionary
    place: str


def sources() -> Iterator[tuple[Path, ast.Module]]:
    """Our modules, but those of other games."""
    for path in sorted(SOURCES.rglob("*.py")):
        if not any(OTHER_FILES.match(part) for part in path.relative_to(SOURCES).parts):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


@cache
def said() -> tuple[Said, ...]:
    """The places where `say` is called with a whole key."""
    found = []
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
                for key in keys_in(node):
                    arguments = frozenset(word.arg for word in node.keywords if word.arg)
                    is_open = len(node.args) > 1 or any(word.arg is None for word in node.keywords)
                    found.append(Said(key, arguments, is_open, f"{path.name}:{node.lineno}"))
    return tuple(found)


def keys_in(call: ast.Call) -> Iterator[str]:
    """The keys that stand in a call of `say`, if they stand there."""
    first = call.args[0] if call.args else None
    for key in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            yield f"{GAME}-{key.value}"


@cache
def forms() -> frozenset[str]:
    """Every text in the code that could be a key, or a part of one with gaps."""
    found = set()
    for _, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values]
                found.add("".join(parts))
    return frozenset(form for form in found if re.fullmatch(f"[a-z0-9_{GAP}-]+", form) and "-" in form)


LITERAL = re.compile(r"""["'`]((?:[a-z][a-z0-9]*-)(?:[a-z0-9-]|\$\{[^}`]*\})+)["'`]""")


@cache
def said_in_browser() -> frozenset[str]:
    """The texts that the browser's code says; `${…}` is anything."""
    found = set()
    for path in sorted(path for path in BROWSER.rglob("*") if path.suffix in (".ts", ".svelte")):
        if ".test." in path.name or "api" in path.parts:
            continue
        for literal in LITERAL.findall(path.read_text(encoding="utf-8")):
            form = ANYTHING.join(map(re.escape, re.split(r"\$\{[^}]*\}", literal)))
            found |= {key for key in messages("en") if re.fullmatch(f"({GAME}-)?{form}", key)}
    return frozenset(found)


# What there is to say


def refusals() -> set[str]:
    """The texts of all refusals with a rule: those without one belong to no game."""
    found = set()
    for _, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and len(node.args) == 2:
                code, rule = node.args
                if isinstance(code, ast.Constant) and isinstance(rule, ast.Constant):
                    found |= {f"{GAME}-refusal-{code.value!s}"} if rule.value else set()
    return found


def options() -> Iterator[str]:
    """The texts of the options of a table."""
    for option in CONDOTTIERE.options:
        name = f"{GAME}-option-{option.name.replace('_', '-')}"
        more = () if isinstance(option.default, bool) else (f"{name}-usual", f"{name}-value")
        yield from (name, f"{name}-about", *more)


DECISIONS = [name for name, maker in GRAMMAR.makers.items() if isinstance(maker, type) and issubclass(maker, Decision)]
# Kinds of keys of which the engine knows every one: by how they begin.
LISTED: dict[str, set[str]] = {
    f"{GAME}-prompt-": {f"{GAME}-prompt-{name}" for name in DECISIONS},
    f"{GAME}-hint-": {f"{GAME}-hint-{name}" for name in DECISIONS},
    f"{GAME}-event-": {f"{GAME}-event-{kind}" for kind, _ in KINDS_OF_EVENTS},
    f"{GAME}-move-": {f"{GAME}-{CONDOTTIERE.phrase(move).key}" for move in CONDOTTIERE.catalogue.moves},
    f"{GAME}-card-": {f"{GAME}-card-{name}" for name in CARD_NAMES},
    f"{GAME}-region-": {f"{GAME}-region-{name}" for name in REGION_NAMES},
    f"{GAME}-reason-": {f"{GAME}-reason-{name}" for name in REASONS},
    f"{GAME}-because-": {f"{GAME}-because-{name}" for name in REASONS},
    f"{GAME}-option-": set(options()),
    f"{GAME}-refusal-": refusals(),
}


def is_asked_for(key: str) -> bool:
    """Does the code, here or in the browser, say such a text?"""
    names = {key, key.removeprefix(f"{GAME}-")}
    if names & forms() or key in said_in_browser():
        return True
    gapped = [form for form in forms() if GAP in form and not form.startswith(GAP)]
    return any(re.fullmatch(form.replace(GAP, ANYTHING), name) for form in gapped for name in names)


def test_no_text_is_missing_in_english() -> None:
    assert not sorted({key for keys in LISTED.values() for key in keys} - set(messages("en")))


@pytest.mark.parametrize("start", LISTED)
def test_nothing_is_named_that_the_engine_does_not_know(start: str) -> None:
    assert not sorted({key for key in messages("en") if key.startswith(start)} - LISTED[start])


def test_no_text_is_left_over_in_english() -> None:
    listed = {key for keys in LISTED.values() for key in keys}
    assert not sorted(key for key in set(messages("en")) - listed if not is_asked_for(key))


@pytest.mark.parametrize("lang", languages())
def test_every_language_says_everything_and_nothing_else(lang: str) -> None:
    assert not sorted(set(messages("en")) - set(messages(lang))), "missing"
    assert not sorted(set(messages(lang)) - set(messages("en"))), "left over"


@pytest.mark.parametrize("lang", languages())
def test_no_argument_is_missing(lang: str) -> None:
    """None that `say` is called with; every language asks for the same."""
    for one in said():
        if one.key in messages(lang) and not one.is_open:
            assert not messages(lang)[one.key] - one.arguments, f"{one.place}: {one.key}"
    for key, arguments in messages(lang).items():
        assert arguments == messages("en")[key], key


@pytest.mark.parametrize("lang", languages())
def test_a_hint_fits_into_a_row(lang: str) -> None:
    texts = texts_in(lang)
    assert not [key for key in LISTED[f"{GAME}-hint-"] if len(texts.say(key)) > ROW]


@pytest.mark.parametrize("lang", languages())
def test_a_sign_of_the_map_has_a_short_name(lang: str) -> None:
    """At the smallest scale eight columns are free for it, of which the sign takes two."""
    names = [texts_in(lang).say(f"{GAME}-table-legend-{sign}") for sign in ("owner", "figure", "pope")]
    assert max(map(len, names)) <= 6
