"""Every rule of every game has a test that cites it, and no test cites a rule that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from signoria import rulebook


@pytest.mark.parametrize("game", ["condottiere", "tuscany", "virtu", "wars-of-italy"])
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    found = rulebook.coverage(rulebook.read(game), Path(__file__).parent)
    assert len(found.cited) > 20
    assert found.missing == []
    assert found.unknown == []


@pytest.mark.parametrize(
    ("game", "folder"),
    [("condottiere", "condottiere"), ("tuscany", "tuscany"), ("virtu", "virtu"), ("wars-of-italy", "wars")],
)
def test_every_rule_is_cited_by_the_engine(game: str, folder: str) -> None:
    """What describes the components to people does not count."""
    files = (Path(__file__).parents[1] / "src" / "signoria" / "games" / folder).rglob("*.py")
    source = "".join(file.read_text(encoding="utf-8") for file in files if file.name != "descriptions.py")
    cited = set(re.findall(r"\b[A-Z]\d+\.\d+\b", source))
    for chapter, first, last in re.findall(r"\b([A-Z]\d+)\.(\d+)[–-](?:\1\.)?(\d+)\b", source):
        cited |= {f"{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    assert [rule.id for rule in rulebook.read(game).rules if rule.id not in cited] == []
