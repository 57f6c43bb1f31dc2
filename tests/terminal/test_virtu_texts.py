"""Virtù's texts: none missing, none left over, in every language; and its table is drawn and told."""

from __future__ import annotations

import pytest
from virtu_texts import asked_for, decisions, messages, option_keys, written

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
from signoria.games.virtu.events import KINDS_OF_EVENTS
from signoria.games.virtu.game import GAME, GRAMMAR
from signoria.games.virtu.moves import CATALOGUE
from signoria.games.virtu.parting import REASONS
from signoria.games.virtu.phrases import UNITS, phrase
from signoria.games.virtu.scoring import CATEGORIES
from signoria.games.virtu.view import VirtuView
from signoria.terminal.virtu import screen as virtu
from signoria.texts import languages, texts_in
from signoria.words import Words

ROW = 78  # columns for a hint
NAMED = {
    "card": CARD_NAMES, "city": CITY_NAMES, "power": POWER_NAMES, "symbol": SYMBOL_NAMES, "side": SIDE_NAMES,
    "action": ACTION_NAMES, "title": (*TITLE_NAMES, "cathedral"), "ally": ALLY_NAMES, "bonus": BONUS_NAMES,
    "reason": REASONS, "category": CATEGORIES, "source": ("card", "upgrade", "print", "indulgence", "token"),
    "place": [f"marker-{name}" for name in MAJOR_NAMES], "unit": UNITS,
}  # fmt: skip


def wanted() -> set[str]:
    """All keys that there must be."""
    keys = {f"{kind}-{name}" for kind, names in NAMED.items() for name in names}
    keys |= {f"{start}-{name}" for start in ("prompt", "hint") for name in decisions(GRAMMAR.makers)}
    keys |= {f"event-{kind}" for kind, _ in KINDS_OF_EVENTS} | {phrase(move).key for move in CATALOGUE.moves}
    keys |= option_keys(GAME.options)
    return keys | asked_for("virtu", "V")


@pytest.mark.parametrize("lang", languages())
def test_no_text_is_missing(lang: str) -> None:
    words = Words(texts_in(lang), "virtu")
    assert sorted(key for key in wanted() if not words.has(key)) == []
    assert set(messages(lang)) == set(messages("en"))


@pytest.mark.parametrize("lang", languages())
def test_no_text_is_left_over(lang: str) -> None:
    both = written("virtu", "wars")
    assert sorted(set(messages(lang)) - wanted() - {f"unit-{unit}" for unit in both} - both) == []


@pytest.mark.parametrize("lang", languages())
def test_the_rules_have_the_same_numbers(lang: str) -> None:
    ids = [rule.id for rule in rulebook.read("virtu", "en").rules]
    assert len(ids) == 44
    assert [rule.id for rule in rulebook.read("virtu", lang).rules] == ids


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [3, 5])
def test_a_whole_game_can_be_drawn_and_told(lang: str, seats: int) -> None:
    to_all = Words(texts_in(lang), "virtu")
    match = signoria.new("virtu", seats, 5, {"years": 3})
    bot = signoria.bot("random", 2)
    number = 0
    while match.to_act:
        number += 1
        seat = match.to_act[0]
        words = to_all.read_by(seat)
        view, choices = match.view(seat), match.choices(seat)
        assert view.question is not None
        assert words.question(view.question)
        assert len(words.hint(view.question)) <= ROW
        if number % 20 == 0:
            for width, height in ((80, 24), (100, 34), (140, 50)):
                rows = virtu.draw(view, words, width, height)
                assert len(rows) <= height
                assert max(row.cell_len for row in rows) <= width
            assert virtu.read(view, words)
            assert virtu.explain(match.view(None), to_all)
        match.play(seat, bot.choose(view, choices))
    assert match.result is not None
    assert len(to_all.result(match.result)) == 1 + len(match.result.ranking)
    orders = [event for event in match.events(0) if event.gathers]
    assert len(match.events(0)) - len(orders) < len(to_all.read_by(0).tell(match.events(0))) <= len(match.events(0))


def test_the_map_shows_owner_value_troops_and_agents() -> None:
    data: signoria.Data = {
        "phase": "buy 0",
        "seat": [
            {"power": "florence", "cities": ["florence", "pisa"], "troops": {"florence": 2}, "token": 1},
            {"power": "naples", "cities": ["naples"], "agents": ["siena", "florence-2"], "indulgences": [1]},
            {"power": "venice", "cities": ["venice"]},
        ],
    }
    match = signoria.from_position("virtu", data)
    words = Words(texts_in("en"), "virtu", 0)
    view = match.view(0)
    assert isinstance(view, VirtuView)
    text = "\n".join(row.plain for row in virtu.draw(view, words, 160, 44))
    for part in ("0Florence3▮2", "Siena3▲1", "1 Govern", "▲1  2 Patronage", "✓Bishop", "Domain: Florence F2 C1"):
        assert part in text
    assert "Milan" not in text.partition("Palace")[0].partition("\n")[2]  # closed with three players
