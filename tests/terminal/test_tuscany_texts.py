"""The texts of The Castles of Tuscany: none missing, none left over, with the arguments they ask for, everywhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

import signoria
from signoria import rulebook
from signoria.games.tuscany.components import BONUS_NAMES, COLOUR_NAMES, THING_NAMES, YIELD_NAMES
from signoria.games.tuscany.events import KINDS_OF_EVENTS
from signoria.games.tuscany.game import GAME, GRAMMAR
from signoria.games.tuscany.moves import CATALOGUE
from signoria.games.tuscany.state import REASONS, WHY_NAMES
from signoria.terminal import tuscany
from signoria.terminal.words import Words
from signoria.texts import languages, texts_in

SOURCES = Path(__file__).parents[2] / "src" / "signoria"
DECISIONS = (
    "choose-order", "choose-turns", "choose-shifts", "found-castle", "gain-bonus", "choose-action", "remove-stored",
    "name-colour", "pick-tile", "choose-space", "pay", "bring-tile", "bring-to", "use-marble",
)  # fmt: skip
MORE = {"join": {"order", "turned", "shift"}, "card": {"card", "cards", "number"}}
LUCK = ("lot", "board", "deal", "tile", "yield")  # verbs of chance
ROW = 78  # columns for a hint


def messages(lang: str) -> dict[str, str]:
    """The texts of a language as they are written; none twice."""
    found: dict[str, str] = {}
    text = (files("signoria") / "locale" / lang / "tuscany.ftl").read_text(encoding="utf-8")
    for entry in parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found
            assert entry.value is not None
            assert entry.value.span is not None
            found[entry.id.name.removeprefix("tuscany-")] = text[entry.value.span.start : entry.value.span.end]
    return found


def refusals() -> Iterator[str]:
    """The codes of all refusals of the game."""
    for path in (SOURCES / "games" / "tuscany").rglob("*.py"):
        for code in re.findall(r'Refusal\("([a-z-]+)", "T', path.read_text(encoding="utf-8")):
            yield f"refusal-{code}"


def said() -> set[str]:
    """The keys that the table asks for by themselves."""
    found = set()
    for node in ast.walk(ast.parse((SOURCES / "terminal" / "tuscany.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
            key = node.args[0]
            if isinstance(key, ast.Constant):
                found.add(str(key.value))
    found |= {f"table-{name}" for name in (*tuscany.COLUMNS, "tiles", "storage", "hand", "bonuses")}
    return found | {f"explain-{colour}" for colour in ("green", "red")}


def wanted() -> set[str]:
    """All keys that there must be."""
    named = {
        "card": COLOUR_NAMES, "colour": COLOUR_NAMES, "letter": COLOUR_NAMES, "kind": THING_NAMES, "bonus": BONUS_NAMES,
        "yield": YIELD_NAMES, "why": WHY_NAMES, "reason": REASONS,
    }  # fmt: skip
    keys = {f"{kind}-{name}" for kind, names in named.items() for name in names}
    keys |= {f"{start}-{name}" for start in ("prompt", "hint") for name in DECISIONS}
    keys |= {f"event-{kind}" for kind, _ in KINDS_OF_EVENTS} | set(refusals()) | said()
    for move in CATALOGUE.moves:
        verb, _, rest = move.text.partition(" ")
        is_word = not rest or move.text in ("end turn", "turn none")
        if verb not in LUCK:
            keys.add(f"move-{'-'.join(move.text.split())}" if is_word else f"verb-{verb}")
    for option in GAME.options:
        name = f"option-{option.name.replace('_', '-')}"
        keys |= {name, f"{name}-about"}
        keys |= set() if isinstance(option.default, bool) else {f"{name}-usual", f"{name}-value"}
    return keys


def test_the_decisions_are_those_of_the_grammar() -> None:
    assert set(DECISIONS) <= set(GRAMMAR.makers)


@pytest.mark.parametrize("lang", languages())
def test_no_text_is_missing_and_none_is_left_over(lang: str) -> None:
    assert sorted(wanted() - set(messages(lang))) == []
    assert sorted(set(messages(lang)) - wanted()) == []


@pytest.mark.parametrize("lang", languages())
def test_events_ask_for_what_they_get(lang: str) -> None:
    for kind, names in KINDS_OF_EVENTS:
        given = {"name", "who"}.union(*(MORE.get(name, {name}) for name in names))
        asked = set(re.findall(r"\$(\w+)", messages(lang)[f"event-{kind}"]))
        assert asked <= given, kind


@pytest.mark.parametrize("lang", languages())
def test_hints_fit_into_a_row(lang: str) -> None:
    assert not [key for key, text in messages(lang).items() if key.startswith("hint-") and len(text) > ROW]


@pytest.mark.parametrize("lang", languages())
def test_letters_of_colours_are_all_different(lang: str) -> None:
    letters = [messages(lang)[f"letter-{name}"] for name in COLOUR_NAMES]
    assert len({letter.lower() for letter in letters}) == len(COLOUR_NAMES)
    assert all(len(letter) == 1 for letter in letters)


@pytest.mark.parametrize("lang", languages())
def test_the_rules_have_the_same_numbers(lang: str) -> None:
    ids = [rule.id for rule in rulebook.read("tuscany", "en").rules]
    assert len(ids) == 32
    assert [rule.id for rule in rulebook.read("tuscany", lang).rules] == ids


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_can_be_drawn_and_told(lang: str, seats: int) -> None:
    words = Words(texts_in(lang), "tuscany")
    match = signoria.new("tuscany", seats, 5)
    bot = signoria.bot("random", 2)
    for number in range(5000):
        if not match.to_act:
            break
        seat = match.to_act[0]
        choices = match.choices(seat)
        labels = [words.move(move.text) for move in choices]
        assert len(set(labels)) == len(labels)
        if number % 15 == 0:
            for width, height in ((80, 24), (100, 34), (140, 50)):
                rows = tuscany.draw(match.view(seat), words, width, height, [match.view(one) for one in range(seats)])
                assert len(rows) <= height
                assert max(row.cell_len for row in rows) <= width
            assert tuscany.read(match.view(seat), words)
            assert tuscany.explain(match.view(None), words)
            for move in match.game.catalogue.moves[number % 10 :: 10]:
                refusal = match.why_not(seat, move)
                assert refusal is None or words.refusal(refusal, move.text)
        match.play(seat, bot.choose(match.view(seat), choices))
    assert match.result is not None
    told = words.tell(match.events(0), 0)
    assert not [sentence for sentence in told if "{" in sentence or "none" in sentence.split()]


DRAWN = r"""
 ____      ____      ____
/a1n \____/b1q \____/c1i \____
\____/a6w \____/[C] \____/c6w \
/a2i \____/b2v \____/c2v \____/
\____/a7v \____/b7q \____/c7w \
/a3q \____/b3m \____/c3m \____/
\____/[V] \____/b8f \____/c8v \
/a4f \____/b4m \____/c4n \____/
\____/[C] \____/b9i \____/c9f \
/a5m \____/b5w \____/c5c \____/
\____/(F) \____/b10f\____/c10q\
     \____/    \____/    \____/
"""


def test_the_domain_is_drawn_in_hexes() -> None:
    words = Words(texts_in("en"), "tuscany")
    seat = {"boards": ["a1", "b1", "c1"], "order": "a b c", "turned": "none", "shift": "0 0", "start": "a9"}
    other = {"boards": ["a2", "b2", "c2"], "order": "a b c", "turned": "none", "shift": "0 0", "start": "a3"}
    data: signoria.Data = {
        "turn": 0,
        "display": ["village", "inn:1"],
        "seat": [{**seat, "tiles": {"a8": "village", "a10": "hex", "b6": "castle"}, "storage": ["hex"]}, other],
    }
    match = signoria.from_position("tuscany", data)
    text = "\n".join(row.plain for row in tuscany.draw(match.view(0), words, 100, 34))
    for row in DRAWN.strip("\n").splitlines():
        assert row.rstrip() in text
    for part in ("Display: village inn (1)", "Storage: wooden hex", "Hand: –", "C castle  I city"):
        assert part in text
