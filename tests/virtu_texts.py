"""Which texts Virtù and Wars of Italy ask for, as their sources say it, and which there are."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import ast as fluent
from fluent.syntax import parse

from signoria.kernel.game import Option
from signoria.kernel.steps import Decision

SOURCES = Path(__file__).parents[1] / "src" / "signoria"
BOX = "descriptions"  # what the box tells has texts of its own


@cache
def messages(lang: str, name: str = "virtu.ftl", prefix: str = "virtu-") -> dict[str, str]:
    """The texts of a file as they are written; none twice."""
    found: dict[str, str] = {}
    text = (files("signoria") / "locale" / lang / name).read_text(encoding="utf-8")
    for entry in parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name.startswith(prefix), entry.id.name
            assert entry.id.name not in found
            assert entry.value is not None
            assert entry.value.span is not None
            found[entry.id.name.removeprefix(prefix)] = text[entry.value.span.start : entry.value.span.end]
    return found


# What the sources ask for


@cache
def nodes(game: str) -> tuple[ast.AST, ...]:
    """All expressions of a game's modules and of its table in the terminal."""
    paths = [path for path in sorted((SOURCES / "games" / game).rglob("*.py")) if BOX not in path.stem]
    paths += sorted((SOURCES / "terminal" / game).glob("*.py"))
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    return tuple(node for tree in trees for node in ast.walk(tree))


def constants(node: ast.AST) -> Iterator[str]:
    """The texts in an expression, but for parts of texts that are put together."""
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for inner in ast.iter_child_nodes(node):
        yield from constants(inner)


@cache
def written(*games: str) -> frozenset[str]:
    """Every text that stands in the sources, or is put together there: no other key can be asked for."""
    found = [node for game in games for node in nodes(game)]
    whole = {node.value for node in found if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    starts = {
        node.values[0].value
        for node in found
        if isinstance(node, ast.JoinedStr) and len(node.values) > 1 and isinstance(node.values[0], ast.Constant)
    }
    return frozenset(whole | {f"{start!s}{end}" for start in starts for end in whole})


def called(game: str, name: str, count: int = 1) -> Iterator[ast.expr]:
    """The first argument of each call of a function, or of a method, with at least so many of them."""
    for node in nodes(game):
        if isinstance(node, ast.Call) and len(node.args) >= count:
            own = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if own == name:
                yield node.args[0]


def asked_for(game: str, rule: str) -> set[str]:
    """The keys of phrases, refusals by this game's rules, and of what its table says."""
    keys = {key for first in called(game, "Phrase") for key in constants(first)}
    keys |= {key for first in called(game, "say") for key in constants(first)}
    for node in nodes(game):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and len(node.args) == 2:
            code, by = node.args
            if isinstance(code, ast.Constant) and isinstance(by, ast.Constant) and str(by.value).startswith(rule):
                keys.add(f"refusal-{code.value!s}")
    return keys


def decisions(makers: Mapping[str, object]) -> Iterator[str]:
    """The names of all questions in a grammar; makers that check their numbers close over the step that they make."""
    for name, maker in makers.items():
        cells = getattr(maker, "__closure__", None) or ()
        steps = [maker, *(cell.cell_contents for cell in cells)]
        if any(isinstance(step, type) and issubclass(step, Decision) for step in steps):
            yield name


def option_keys(options: tuple[Option, ...]) -> set[str]:
    """The keys of options, those of numbers with what is usual."""
    keys = set()
    for option in options:
        name = f"option-{option.name.replace('_', '-')}"
        keys |= {name, f"{name}-about"}
        keys |= set() if isinstance(option.default, bool) else {f"{name}-usual", f"{name}-value"}
    return keys
