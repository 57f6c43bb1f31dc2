"""Rulings: the rules texts of all languages mark the same places as ours, and docs/rulings.md says why."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from signoria import rulebook

ROOT = Path(__file__).parents[1]
RULES = ROOT / "src" / "signoria" / "rules"
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
MARKS = {"en": "our ruling", "ru": "наше уточнение", "cs": "náš výklad"}
CHAPTERS = {
    "condottiere": "Condottiere",
    "tuscany": "The Castles of Tuscany",
    "virtu": "Virtù",
    "wars-of-italy": "Wars of Italy",
}
BOLD = re.compile(r"\*\*([A-Z]\d+\.\d+)\*\*")


def marked(game: str, lang: str) -> Counter[str]:
    """How often each rule is marked as ours."""
    mark = re.compile(rf"\*{MARKS[lang]}\*", re.IGNORECASE)
    found: Counter[str] = Counter()
    for rule in rulebook.read(game, lang).rules:
        found[rule.id] = len(mark.findall(" ".join(rule.text.split())))
    return +found


def explained(game: str) -> set[str]:
    """The rules in bold: what docs/rulings.md says to be marked in the text."""
    chapter = re.search(rf"^## {CHAPTERS[game]}\n(.*?)(?=^## |\Z)", RULINGS, re.MULTILINE | re.DOTALL)
    assert chapter is not None
    return {rule for row in chapter[1].splitlines() for rule in BOLD.findall(row.partition(" | ")[0])}


@pytest.mark.parametrize("game", CHAPTERS)
def test_every_ruling_that_a_text_marks_is_explained_and_no_other(game: str) -> None:
    assert set(marked(game, "en")) == explained(game)


@pytest.mark.parametrize("lang", ["ru", "cs"])
@pytest.mark.parametrize("game", CHAPTERS)
def test_every_language_marks_the_same_places(game: str, lang: str) -> None:
    assert marked(game, lang) == marked(game, "en")


@pytest.mark.parametrize("lang", MARKS)
@pytest.mark.parametrize("game", CHAPTERS)
def test_a_mark_leads_to_the_chapter_that_explains_it(game: str, lang: str) -> None:
    file = RULES / lang / f"{game}.md"
    text = file.read_text(encoding="utf-8")
    link = re.search(rf"^\[{MARKS[lang]}\]: (\S+)#(\S+)$", text, re.MULTILINE)
    assert link is not None
    assert (file.parent / link[1]).resolve() == ROOT / "docs" / "rulings.md"
    assert link[2] == CHAPTERS[game].lower().replace(" ", "-")
    bare = re.sub(r"\[[^\]]*\]", "", text)
    assert MARKS[lang] not in " ".join(bare.split()).lower()


@pytest.mark.parametrize("game", CHAPTERS)
def test_a_ruling_names_a_rule_that_there_is(game: str) -> None:
    letters = game[0].upper()
    assert explained(game) <= {rule.id for rule in rulebook.read(game).rules if rule.id.startswith(letters)}
