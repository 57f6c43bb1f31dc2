"""Wars of Italy's texts: with Virtù's none is missing, none is left over, in every language; and its table is drawn."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from wars_tables import lay

import signoria
from signoria import rulebook
from signoria.games.wars.components import OWN
from signoria.games.wars.events import KINDS_OF_EVENTS, OWN_EVENTS
from signoria.games.wars.game import GAME, GRAMMAR
from signoria.games.wars.moves import CATALOGUE, STAY, TROOP
from signoria.games.wars.scoring import CATEGORIES, REASONS
from signoria.kernel.steps import Decision
from signoria.terminal import wars
from signoria.terminal.words import Words
from signoria.texts import languages, texts_in

SOURCES = Path(__file__).parents[2] / "src" / "signoria"
PREFIX = "wars-of-italy-"
ROW = 90  # columns for a hint
OTHERWISE = {  # what Virtù says too, but not so
    "refusal-step-bought", "refusal-not-own-city", "refusal-troop-stops", "hint-choose-salary", "hint-recruit-troops",
    "hint-choose-route", "hint-choose-siege", "event-year-begun", "verb-annex", "option-powers-by-seat",
    "option-powers-by-seat-about", "table-year", "plain-seat",
}  # fmt: skip


def messages(lang: str, name: str, prefix: str) -> dict[str, str]:
    """The texts of a file as they are written; none twice."""
    found: dict[str, str] = {}
    text = (files("signoria") / "locale" / lang / name).read_text(encoding="utf-8")
    for entry in parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found
            assert entry.id.name.startswith(prefix)
            assert entry.value is not None
            assert entry.value.span is not None
            found[entry.id.name.removeprefix(prefix)] = text[entry.value.span.start : entry.value.span.end]
    return found


def decisions() -> list[str]:
    """The names of all questions of this game that Virtù does not ask."""
    own = ("annex-or-influence", "besiege-or-stay", "pick-mover", "pick-loss", "hire-allies")
    for name in own:
        numbers = {"annex-or-influence": 2, "pick-mover": 3, "pick-loss": 3, "besiege-or-stay": 2}.get(name, 1)
        assert isinstance(GRAMMAR.read(" ".join([name, *["0"] * numbers]), 2, "stack"), Decision)
    return list(own)


def wanted() -> set[str]:
    """All keys that this game must have itself."""
    keys = {f"{start}-{name}" for start in ("prompt", "hint") for name in decisions()}
    keys |= {f"event-{kind}" for kind, _ in OWN_EVENTS} | {f"reason-{name}" for name in REASONS[1:]}
    for path in (SOURCES / "games" / "wars").rglob("*.py"):
        found = re.findall(r'Refusal\("([a-z-]+)", "W', path.read_text(encoding="utf-8"))
        keys |= {f"refusal-{code}" for code in found}
    virtu = messages("en", "virtu.ftl", "virtu-")
    for node in ast.walk(ast.parse((SOURCES / "terminal" / "wars.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
            assert isinstance(node.args[0], ast.Constant)
            keys |= {str(node.args[0].value)} - set(virtu)
    keys |= {f"table-{name}" for name in wars.COLUMNS} - set(virtu)
    for move in CATALOGUE.moves[STAY.index + 1 :]:
        keys.add(f"verb-{move.text.partition(' ')[0]}")
    keys |= {f"move-{STAY.text}", f"move-{TROOP[OWN].text.partition(' ')[2]}", "target-none"}
    return keys | {f"option-rounds{end}" for end in ("", "-about", "-usual", "-value")} | OTHERWISE


@pytest.mark.parametrize("lang", languages())
def test_no_text_is_missing_and_none_is_left_over(lang: str) -> None:
    own = messages(lang, "wars-of-italy.ftl", PREFIX)
    assert sorted(wanted() - set(own)) == []
    assert sorted(set(own) - wanted()) == []
    virtu = messages(lang, "virtu.ftl", "virtu-")
    assert set(virtu) >= OTHERWISE
    assert [key for key in own if own[key] == virtu.get(key)] == []
    assert {f"category-{name}" for name in CATEGORIES} <= set(virtu)


@pytest.mark.parametrize("lang", languages())
def test_events_ask_for_what_they_get(lang: str) -> None:
    own = messages(lang, "wars-of-italy.ftl", PREFIX)
    for kind, names in KINDS_OF_EVENTS:
        if f"event-{kind}" in own:
            assert set(re.findall(r"\$(\w+)", own[f"event-{kind}"])) <= {"name", "who", *names}, kind


@pytest.mark.parametrize("lang", languages())
def test_hints_fit_into_a_row(lang: str) -> None:
    own = messages(lang, "wars-of-italy.ftl", PREFIX)
    assert not [key for key, text in own.items() if key.startswith("hint-") and len(text) > ROW]


@pytest.mark.parametrize("lang", languages())
def test_the_rules_have_the_same_numbers(lang: str) -> None:
    ids = [rule.id for rule in rulebook.read("wars-of-italy", "en").rules]
    assert len(ids) == 27
    assert [rule.id for rule in rulebook.read("wars-of-italy", lang).rules] == ids


@pytest.mark.parametrize("lang", languages())
def test_a_whole_game_can_be_drawn_and_told(lang: str) -> None:
    words = Words(texts_in(lang), "wars-of-italy")
    match = signoria.new("wars-of-italy", 2, 5, {"rounds": 6})
    bots = [signoria.bot("greedy", 2), signoria.bot("random", 3)]
    for number in range(5000):
        if not match.to_act:
            break
        seat = match.to_act[0]
        choices = match.choices(seat)
        labels = [words.move(move.text) for move in choices]
        assert len(set(labels)) == len(labels)
        assert words.question(match.view(seat).prompt or "")
        assert words.hint(match.view(seat).prompt or "")
        if number % 20 == 0:
            for width, height in ((80, 24), (100, 34), (140, 50)):
                rows = wars.draw(match.view(seat), words, width, height)
                assert len(rows) <= height
                assert max(row.cell_len for row in rows) <= width
            assert wars.read(match.view(seat), words)
            assert wars.explain(match.view(None), words)
            for move in match.game.catalogue.moves[number % 50 :: 50]:
                refusal = match.why_not(seat, move)
                assert refusal is None or words.refusal(refusal, move.text)
        match.play(seat, bots[seat].choose(match.view(seat), choices))
    assert match.result is not None
    assert words.result(match.result, 0)
    assert len(words.tell(match.events(0), 0)) == len(match.events(0))


def test_the_table_shows_markers_allies_defeats_and_the_troops_of_major_cities() -> None:
    words = Words(texts_in("en"), "wars-of-italy")
    match = lay(
        """
        phase = "buy 0"
        year = 4
        spoils = [2, 0]
        [france]
        token = 3
        cities = ["milan", "florence"]
        troops = { florence = 1 }
        [naples]
        agents = ["marker-venice"]
        [major.florence]
        ally = "france"
        troops = { florence = 1 }
        [major.rome]
        is_defeated = true
        [major.venice]
        influence = 3
        """
    )
    text = "\n".join(row.plain for row in wars.draw(match.view(0), words, 150, 50))
    for part in ("Round 4. Salaries are due in winter.", "Raven2 V▮1", "Flore3 0▮1", "3 ●no action", "Trop"):
        assert part in text
    told = " ".join(wars.read(match.view(0), words))
    assert "Florence: ally of France. Troops: Florence 1." in told
    assert "Rome: Defeated." in told
    assert "Venice: marker at 3, favours Naples." in told
    assert "Agent on the marker: Seat 1." in told
    assert "Trophies: 2." in told
    assert wars.values(GAME.options[0], 2) == (False, True)
    assert 21 in wars.values(GAME.options[1], 2)
