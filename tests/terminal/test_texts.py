"""No text is missing, none is left over, and each gets all the arguments that it asks for — in every language."""

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

from signoria import rulebook
from signoria.bots import NAMED as BOTS
from signoria.games.condottiere.components import CARD_NAMES, REGION_NAMES
from signoria.games.condottiere.events import KINDS_OF_EVENTS
from signoria.games.condottiere.game import GRAMMAR
from signoria.games.condottiere.moves import CATALOGUE
from signoria.games.condottiere.state import REASONS
from signoria.kernel.registry import games
from signoria.kernel.steps import Decision
from signoria.match.match import EVENTS_OF_MATCH
from signoria.terminal.words import TOLD_TOGETHER
from signoria.texts import languages, texts_in

SOURCES = Path(__file__).parents[2] / "src" / "signoria"
BROWSER = Path(__file__).parents[2] / "web" / "src"
GAME = "condottiere"
OTHER_GAMES = ("tuscany-", "virtu-", "wars-of-italy-")  # looked at in tests of their own: test_virtu_texts.py and so on
OTHER_FILES = ("tuscany", "tuscany.py", "virtu", "virtu.py", "wars", "wars.py")
SAYING = ("say", "read")  # functions whose first argument is a key
ROW = 78  # columns that some texts must fit into
ONE_ROW = ("hint-", "terminal-keys", "terminal-page-keys", "terminal-setup-keys", "terminal-setup-game-keys")


class Message(NamedTuple):
    """A text and the variables in it."""

    lang: str
    variables: frozenset[str]


class Variables(Visitor):
    """Collects the variables of a text."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, Message]:
    """The texts of a language; none may be written twice, or wrongly."""
    found: dict[str, Message] = {}
    for file in (files("signoria") / "locale" / lang).iterdir():
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{lang}/{file.name}: {entry.content}"
            if isinstance(entry, fluent.Message) and not entry.id.name.startswith(OTHER_GAMES):
                assert entry.id.name not in found, f"{lang}: {entry.id.name} stands there twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = Message(lang, frozenset(variables.names))
    return found


class Said(NamedTuple):
    """A place where a text is asked for: its key or a form of one, and the arguments handed over."""

    key: str
    arguments: frozenset[str]
    is_open: bool  # more arguments come from a dictionary
    place: str


@cache
def said() -> tuple[Said, ...]:
    """All places in our code where a text is asked for."""
    paths = [
        path for path in sorted(SOURCES.rglob("*.py")) if not set(OTHER_FILES) & set(path.relative_to(SOURCES).parts)
    ]
    return tuple(one for path in paths for one in said_in(path))


def said_in(path: Path) -> Iterator[Said]:
    """The places in one file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in SAYING:
            continue
        first = node.args[0]
        for key in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
            form = form_of(key)
            if name == "say" or form in messages("en"):
                arguments = frozenset(word.arg for word in node.keywords if word.arg)
                is_open = any(word.arg is None for word in node.keywords)
                yield Said(form, arguments, is_open, f"{path.name}:{node.lineno}")


def form_of(node: ast.expr) -> str:
    """A key as it is written in the code, with … for what is put in."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values)
    return f"<{ast.unparse(node)}>"


def refusals() -> dict[str, set[str]]:
    """The codes of all refusals in our code: those with a rule belong to the game."""
    found: dict[str, set[str]] = {"refusal-": set(), f"{GAME}-refusal-": set()}
    for path in SOURCES.rglob("*.py"):
        if set(OTHER_FILES) & set(path.relative_to(SOURCES).parts):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and len(node.args) == 2:
                code, rule = node.args
                if isinstance(code, ast.Constant) and isinstance(rule, ast.Constant):
                    found[f"{GAME}-refusal-" if rule.value else "refusal-"].add(str(code.value))
    return found


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


def options() -> list[str]:
    """The texts of the options of a table."""
    found = []
    for option in next(game for game in games() if game.id == GAME).options:
        name = option.name.replace("_", "-")
        found += [name, f"{name}-about"]
        found += [] if isinstance(option.default, bool) else [f"{name}-usual", f"{name}-value"]
    return found


def moves() -> list[str]:
    """The texts of moves that are not just a card, a region or a number."""
    things = {*CARD_NAMES, *REGION_NAMES}
    rests = {move.text.partition(" ")[2] for move in CATALOGUE.moves if move.text.split()[0] not in ("deal", "lot")}
    return ["pass", "turn-up", "stay-down", "keep-hand", "discard-hand"] + [
        rest for rest in sorted(rests) if rest in ("nothing", "nowhere") and rest not in things
    ]


DECISIONS = [name for name, maker in GRAMMAR.makers.items() if isinstance(maker, type) and issubclass(maker, Decision)]

MATCH_EVENTS = [f"event-{kind}" for kind in EVENTS_OF_MATCH.values()]

# Forms of keys in the code, and which keys they stand for.
FORMS: dict[str, list[str]] = {
    "…-…": [],  # the game's own, all listed below
    "prompt-…": [f"{GAME}-prompt-{name}" for name in DECISIONS],
    "hint-…": [f"{GAME}-hint-{name}" for name in DECISIONS],
    "event-…": MATCH_EVENTS,
    "…-event-…": [f"{GAME}-event-{kind}" for kind, _ in KINDS_OF_EVENTS],
    "move-…": [f"{GAME}-move-{name}" for name in moves()],
    "table-…": [f"{GAME}-table-{name}" for name in ("cards", "regions", "points", "strength")],
    "explain-…": [f"{GAME}-explain-{name}" for name in ("courtesan", "heroine")],
    "terminal-setup-…": [f"terminal-setup-{name}" for name in ("start", "seats", "language")],
    "terminal-setup-…-about": [f"terminal-setup-{name}-about" for name in ("start", "seats", "language")],
    "terminal-bot-…": [f"terminal-bot-{name}" for name in BOTS],
    "terminal-bot-…-about": [f"terminal-bot-{name}-about" for name in BOTS],
    "…-usual": [f"{GAME}-option-{name}" for name in options() if name.endswith("-usual")],
    "…-value": [f"{GAME}-option-{name}" for name in options() if name.endswith("-value")],
    "<option_key(self.plan.game, line) + '-about'>": [
        f"{GAME}-option-{name}" for name in options() if name.endswith("-about")
    ],
    "<option_key(plan.game, line)>": [
        f"{GAME}-option-{name}" for name in options() if not name.endswith(("-about", "-usual", "-value"))
    ],
    "<title>": [],  # of something long: handed on
    "<key>": [f"{start}{code}" for start, codes in refusals().items() for code in sorted(codes)],
    "<person>": [],
    "verb-…": [],  # of games whose moves are whole phrases
    "room-of": [],
}
NAMED = [
    *(f"{GAME}-card-{name}" for name in CARD_NAMES),
    *(f"{GAME}-region-{name}" for name in REGION_NAMES),
    *(f"{GAME}-reason-{name}" for name in REASONS),
]
HANDED_ON = {"terminal-sitter-you", "terminal-sitter-person"}  # keys that stand in variables


def keys_of(one: Said) -> list[str]:
    """The keys that a place in the code asks for."""
    if one.key == "<key>" and one.is_open:  # handed on as it comes
        return []
    if one.key in FORMS:
        return FORMS[one.key]
    return [one.key if one.key in messages("en") else f"{GAME}-{one.key}"]


def arguments_of(key: str, one: Said) -> frozenset[str]:
    """What the text gets there."""
    if not one.is_open:
        return one.arguments
    if key in MATCH_EVENTS:
        return frozenset(("seat", "number", "who", "name"))
    kind = key.removeprefix(f"{GAME}-event-")
    for event, names in KINDS_OF_EVENTS:
        if event == kind and key != kind:
            more = {"who", "name"} if "seat" in names else set()
            return frozenset({*names, *more, *({"cards", "number"} if event in TOLD_TOGETHER else ())})
    return one.arguments | {"who", "name"}


LITERAL = re.compile(r"""["'`]((?:[a-z][a-z0-9]*-)(?:[a-z0-9-]|\$\{[^}`]*\})+)["'`]""")
WORDS = ("web-", "terminal-", "server-", "event-")  # how keys begin that are nothing else


@cache
def said_in_browser() -> tuple[tuple[str, frozenset[str]], ...]:
    """All that looks like a key in the browser's code, and the keys that it stands for; `${…}` is anything."""
    found = []
    for path in sorted(path for path in BROWSER.rglob("*") if path.suffix in (".ts", ".svelte")):
        if ".test." in path.name or "api" in path.parts:
            continue
        for literal in LITERAL.findall(path.read_text(encoding="utf-8")):
            form = "[a-z0-9-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", literal)))
            keys = frozenset(key for key in messages("en") if re.fullmatch(f"({GAME}-)?{form}", key))
            found.append((f"{path.name}: {literal}", keys))
    return tuple(found)


def test_no_text_that_the_browser_says_is_missing() -> None:
    assert said_in_browser()
    assert not [place for place, keys in said_in_browser() if place.split()[1].startswith(WORDS) and not keys]


def used() -> set[str]:
    """The keys that the code asks for."""
    in_browser = {key for _, keys in said_in_browser() for key in keys}
    return {key for one in said() for key in keys_of(one)} | set(NAMED) | HANDED_ON | set(denials()) | in_browser


def test_every_form_of_a_key_is_known_here() -> None:
    unknown = [one for one in said() if ("…" in one.key or one.key.startswith("<")) and one.key not in FORMS]
    assert not unknown, "say in FORMS which keys these stand for"


def test_no_text_is_missing_in_english() -> None:
    assert not sorted(used() - set(messages("en")))


def test_no_text_is_left_over_in_english() -> None:
    assert not sorted(set(messages("en")) - used())


@pytest.mark.parametrize("lang", languages())
def test_every_language_says_everything_and_nothing_else(lang: str) -> None:
    assert not sorted(set(messages("en")) - set(messages(lang))), "missing"
    assert not sorted(set(messages(lang)) - set(messages("en"))), "left over"


@pytest.mark.parametrize("lang", languages())
def test_no_argument_is_missing(lang: str) -> None:
    wrong = []
    for one in said():
        for key in keys_of(one):
            if key in messages(lang) and (missing := messages(lang)[key].variables - arguments_of(key, one)):
                wrong.append(f"{one.place}: {key} asks for {', '.join(sorted(missing))}")
    for key, arguments in denials().items():
        if messages(lang)[key].variables - arguments:
            wrong.append(f"{key} asks for more than {arguments}")
    assert not wrong


@pytest.mark.parametrize("lang", languages())
def test_what_must_fit_into_a_row_does(lang: str) -> None:
    texts = texts_in(lang)
    wide = [
        key
        for key in messages(lang)
        if key.removeprefix(f"{GAME}-").startswith(ONE_ROW) and len(texts.say(key)) > ROW
        if not messages(lang)[key].variables
    ]
    assert not wide


@pytest.mark.parametrize("lang", languages())
def test_the_rules_have_the_same_numbers_in_every_language(lang: str) -> None:
    ids = [rule.id for rule in rulebook.read(GAME, "en").rules]
    assert [rule.id for rule in rulebook.read(GAME, lang).rules] == ids


def test_rules_that_nobody_translated_are_english() -> None:
    assert rulebook.read(GAME, "xx").text == rulebook.read(GAME, "en").text
