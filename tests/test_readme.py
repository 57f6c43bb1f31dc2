"""The README and the Python guide: their examples run, their links lead somewhere, and the README stays short."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/games/*.md"))
)


@pytest.mark.parametrize(("page", "examples"), [("README.md", 3), ("docs/python.md", 20)])
def test_the_examples_run_as_written(page: str, examples: int) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted >= examples
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_every_link_to_a_file_leads_somewhere(page: str) -> None:
    links = LINK.findall((ROOT / page).read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (ROOT / page).parent.joinpath(link).exists()]
    assert missing == []


def test_the_readme_is_short_and_says_what_everyone_must_know() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    assert re.findall(r"^make \w+", text, re.MULTILINE) == ["make serve", "make test"]
    assert "not affiliated with the\npublishers" in text
    unlinked = {page for page in PAGES if page.count("/") == 1 and f"({page})" not in text}
    assert unlinked <= {"docs/mutants.md", "docs/next.md"}  # for developers: CONTRIBUTING.md names them
