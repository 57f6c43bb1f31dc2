"""Virtù's texts: none missing, none left over, each with the arguments it asks for, in every language."""

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
from signoria.games.virtu.components import (
    ACTION_NAMES,
    ALLY_NAMES,
    BONUS_NAMES,
    CARD_NAMES,
    CITY_NAMES,
    MAJOR_NAMES,
    POWER_NAMES,
    SIDE_NAMES,
    SYMBOL_NAMES,
    TITLE_NAMES,
)
from signoria.games.virtu.events import BATTLE_TERMS, KINDS_OF_EVENTS, TERMS
from signoria.games.virtu.game import GAME
from signoria.games.virtu.moves import CATALOGUE
from signoria.games.virtu.parting import REASONS
from signoria.games.virtu.scoring import CATEGORIES
from signoria.terminal import virtu
from signoria.terminal.words import Words
from signoria.texts import languages, texts_in

SOURCES = Path(__file__).parents[2] / "src" / "signoria"
DECISIONS = (
    "place-family", "pay", "cash", "place-token", "move-token", "clear-indulgence", "gather", "refresh-tiles",
    "patronise", "choose-bonus", "annex-city", "lead-troops", "choose-route", "send-agents", "move-agent", "free-room",
    "choose-siege", "go-on", "declare", "retreat-troop", "choose-salary", "dismiss-troop", "reorganise", "buy-things",
    "build-cathedral", "recruit-troops", "forge-alliance", "last-indulgence", "choose-side", "make-room", "free-space",
)  # fmt: skip
MORE = {"amount": {"symbol", "number"}, "sums": {*TERMS, *BATTLE_TERMS, "defence", "attack", "total", "rival_total"}}
ROW = 90  # columns for a hint


def messages(lang: str) -> dict[str, str]:
    """The texts of a language as they are written; none twice."""
    found: dict[str, str] = {}
    text = (files("signoria") / "locale" / lang / "virtu.ftl").read_text(encoding="utf-8")
    for entry in parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found
            assert entry.value is not None
            assert entry.value.span is not None
            found[entry.id.name.removeprefix("virtu-")] = text[entry.value.span.start : entry.value.span.end]
    return found


def refusals() -> Iterator[str]:
    """The codes of all refusals of the game."""
    for path in (SOURCES / "games" / "virtu").rglob("*.py"):
        for code in re.findall(r'Refusal\("([a-z-]+)", "V', path.read_text(encoding="utf-8")):
            yield f"refusal-{code}"


def said() -> set[str]:
    """The keys that the table asks for by themselves."""
    found = set()
    for node in ast.walk(ast.parse((SOURCES / "terminal" / "virtu.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
            key = node.args[0]
            if isinstance(key, ast.Constant):
                found.add(str(key.value))
    return found | {f"table-{name}" for name in virtu.COLUMNS}


def wanted() -> set[str]:
    """All keys that there must be."""
    named = {
        "card": CARD_NAMES, "city": CITY_NAMES, "power": POWER_NAMES, "symbol": SYMBOL_NAMES, "side": SIDE_NAMES,
        "action": ACTION_NAMES, "title": (*TITLE_NAMES, "cathedral"), "ally": ALLY_NAMES, "bonus": BONUS_NAMES,
        "reason": REASONS, "category": CATEGORIES, "source": ("card", "upgrade", "print", "indulgence", "none"),
        "place": [f"marker-{name}" for name in MAJOR_NAMES],
    }  # fmt: skip
    keys = {f"{kind}-{name}" for kind, names in named.items() for name in names}
    keys |= {f"{start}-{name}" for start in ("prompt", "hint") for name in DECISIONS}
    keys |= {f"event-{kind}" for kind, _ in KINDS_OF_EVENTS} | set(refusals()) | said() | {"room-of"}
    for move in CATALOGUE.moves:
        verb, _, rest = move.text.partition(" ")
        is_word = not rest or verb in ("pay", "clear", "declare", "give", "lose")
        if verb not in ("lot", "power"):
            keys.add(f"move-{'-'.join(move.text.split())}" if is_word else f"verb-{verb}")
    for option in GAME.options:
        name = f"option-{option.name.replace('_', '-')}"
        keys |= {name, f"{name}-about"}
        keys |= set() if isinstance(option.default, bool) else {f"{name}-usual", f"{name}-value"}
    return keys


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
def test_the_rules_have_the_same_numbers(lang: str) -> None:
    ids = [rule.id for rule in rulebook.read("virtu", "en").rules]
    assert len(ids) == 44
    assert [rule.id for rule in rulebook.read("virtu", lang).rules] == ids


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [3, 5])
def test_a_whole_game_can_be_drawn_and_told(lang: str, seats: int) -> None:
    words = Words(texts_in(lang), "virtu")
    match = signoria.new("virtu", seats, 5, {"years": 3})
    bot = signoria.bot("random", 2)
    for number in range(5000):
        if not match.to_act:
            break
        seat = match.to_act[0]
        choices = match.choices(seat)
        labels = [words.move(move.text) for move in choices]
        assert len(set(labels)) == len(labels)
        if number % 20 == 0:
            for width, height in ((80, 24), (100, 34), (140, 50)):
                rows = virtu.draw(match.view(seat), words, width, height)
                assert len(rows) <= height
                assert max(row.cell_len for row in rows) <= width
            assert virtu.read(match.view(seat), words)
            assert virtu.explain(match.view(None), words)
            for move in match.game.catalogue.moves[number % 50 :: 50]:
                refusal = match.why_not(seat, move)
                assert refusal is None or words.refusal(refusal, move.text)
        match.play(seat, bot.choose(match.view(seat), choices))
    assert match.result is not None
    assert len(words.tell(match.events(0), 0)) == len(match.events(0))


def test_the_map_shows_owner_value_troops_and_agents() -> None:
    words = Words(texts_in("en"), "virtu")
    data: signoria.Data = {
        "phase": "buy 0",
        "seat": [
            {"power": "florence", "cities": ["florence", "pisa"], "troops": {"florence": 2}, "token": 1},
            {"power": "naples", "cities": ["naples"], "agents": ["siena", "florence-2"], "indulgences": [1]},
            {"power": "venice", "cities": ["venice"]},
        ],
    }
    match = signoria.from_position("virtu", data)
    text = "\n".join(row.plain for row in virtu.draw(match.view(0), words, 120, 44))
    for part in ("Flore3 0▮2", "Siena3 1▲", "1 ●Govern", "2 ▲Patronage", "For sale: Counsellor 1F1C", "Florence 2F1C"):
        assert part in text
    assert "Milan" not in text.partition("Palace")[0].partition("\n")[2]  # closed with three players
