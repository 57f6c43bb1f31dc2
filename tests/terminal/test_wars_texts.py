"""Wars of Italy's texts: with Virtù's none is missing, none is left over, in every language; and its table is drawn."""

from __future__ import annotations

import pytest
from virtu_texts import asked_for, decisions, messages, option_keys, written
from wars_tables import lay

import signoria
from signoria import rulebook
from signoria.games.virtu.game import GRAMMAR as VIRTU
from signoria.games.wars.events import OWN_EVENTS
from signoria.games.wars.game import GAME, GRAMMAR
from signoria.games.wars.moves import CATALOGUE
from signoria.games.wars.phrases import phrase
from signoria.games.wars.scoring import CATEGORIES, REASONS
from signoria.terminal.wars import screen as wars
from signoria.texts import languages, texts_in
from signoria.words import Words

FILE, PREFIX = "wars-of-italy.ftl", "wars-of-italy-"
ROW = 78  # columns for a hint
OTHERWISE = {  # what Virtù says too, but not so
    "refusal-step-bought", "refusal-not-own-city", "refusal-troop-stops", "hint-choose-salary", "hint-recruit-troops",
    "hint-choose-route", "hint-choose-siege", "hint-refresh-tiles", "event-year-begun", "option-powers-by-seat",
    "option-powers-by-seat-about", "table-year",
}  # fmt: skip


def wanted() -> set[str]:
    """All keys that this game asks for, be they its own or Virtù's."""
    own = set(decisions(GRAMMAR.makers)) - set(decisions(VIRTU.makers))
    keys = {f"{start}-{name}" for start in ("prompt", "hint") for name in own}
    keys |= {f"event-{kind}" for kind, _ in OWN_EVENTS} | {f"reason-{name}" for name in REASONS}
    keys |= {f"category-{name}" for name in CATEGORIES}
    keys |= {phrase(move).key for move in CATALOGUE.moves} | option_keys(GAME.options)
    keys |= {f"table-{name}" for name in wars.COLUMNS}
    return keys | asked_for("wars", "W")


@pytest.mark.parametrize("lang", languages())
def test_no_text_is_missing(lang: str) -> None:
    words = Words(texts_in(lang), "wars-of-italy")
    assert sorted(key for key in wanted() if not words.has(key)) == []
    assert set(messages(lang, FILE, PREFIX)) == set(messages("en", FILE, PREFIX))


@pytest.mark.parametrize("lang", languages())
def test_no_text_is_left_over_and_what_virtu_says_is_not_said_again(lang: str) -> None:
    own, virtu = messages(lang, FILE, PREFIX), messages(lang)
    assert sorted(set(own) - wanted() - OTHERWISE - written("virtu", "wars")) == []
    assert set(own) & set(virtu) == OTHERWISE
    assert [key for key in own if own[key] == virtu.get(key)] == []


@pytest.mark.parametrize("lang", languages())
def test_the_rules_have_the_same_numbers(lang: str) -> None:
    ids = [rule.id for rule in rulebook.read("wars-of-italy", "en").rules]
    assert len(ids) == 27
    assert [rule.id for rule in rulebook.read("wars-of-italy", lang).rules] == ids


@pytest.mark.parametrize("lang", languages())
def test_a_whole_game_can_be_drawn_and_told(lang: str) -> None:
    to_all = Words(texts_in(lang), "wars-of-italy")
    match = signoria.new("wars-of-italy", 2, 5, {"rounds": 6})
    bots = [signoria.bot("greedy", 2), signoria.bot("random", 3)]
    number = 0
    while match.to_act:
        number += 1
        seat = match.to_act[0]
        words = to_all.read_by(seat)
        view = match.view(seat)
        assert view.question is not None
        assert words.question(view.question)
        assert len(words.hint(view.question)) <= ROW
        if number % 20 == 0:
            for width, height in ((80, 24), (100, 34), (140, 50)):
                rows = wars.draw(view, words, width, height)
                assert len(rows) <= height
                assert max(row.cell_len for row in rows) <= width
            assert wars.read(view, words)
            assert wars.explain(match.view(None), to_all)
        match.play(seat, bots[seat].choose(view, match.choices(seat)))
    assert match.result is not None
    assert len(to_all.result(match.result)) == 1 + len(match.result.ranking)
    assert to_all.tell(match.events())


def test_the_table_shows_markers_allies_defeats_and_the_troops_of_major_cities() -> None:
    words = Words(texts_in("en"), "wars-of-italy", 0)
    match = lay(
        """
        phase = "buy 0"
        year = 4
        spoils = [2, 0]
        [france]
        token = 3
        cities = ["milan", "florence"]
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
    for part in ("Round 4 of 21", "Salaries are due in winter.", "Ravenn2~▮1", "Floren3▮1", "3 no action", "Trophies"):
        assert part in text
    told = " ".join(wars.read(match.view(0), words))
    assert "Florence: ally of France. Troops: Florence 1." in told
    assert "Rome: defeated." in told
    assert "Venice: the marker lies 3 towards Naples, favours Naples." in told
    assert "Agent on the marker: Seat 1." in told
    assert wars.values(GAME.options[0], 2) == (False, True)
    assert 21 in wars.values(GAME.options[1], 2)
