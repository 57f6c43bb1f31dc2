"""Every rule of every game has a test that cites it, and no test cites a rule that is not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria import rulebook


@pytest.mark.parametrize("game", ["condottiere", "tuscany", "virtu", "wars-of-italy"])
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    found = rulebook.coverage(rulebook.read(game), Path(__file__).parent)
    assert len(found.cited) > 20
    assert found.missing == []
    assert found.unknown == []
