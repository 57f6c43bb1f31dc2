"""Rules as a terminal shows them: laid out, and no mark left."""

from __future__ import annotations

import re

import pytest

from signoria import rulebook
from signoria.terminal.markup import laid_out
from signoria.terminal.pages import Reader
from signoria.terminal.plugs import PLUGS
from signoria.texts import languages, texts_in


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", PLUGS)
def test_no_markup_is_left_in_any_rulebook(game: str, lang: str) -> None:
    told = [line.plain for line in laid_out(rulebook.read(game, lang).text)]
    assert not [line for line in told if re.search(r"\*|^#|^ *- |`|\]\(|\|", line)]


def test_headings_words_and_lists_are_laid_out() -> None:
    lines = laid_out("## Cards\n\n**C1 Bold.** A *thin*\nline with `code`.\n- one\n- two\n  goes on\n")
    assert [line.plain for line in lines] == ["Cards", "", "C1 Bold. A thin line with code.", "• one", "• two goes on"]
    assert str(lines[0].spans[-1].style) == "bold"
    assert str(lines[2].spans[0].style) == "bold"


@pytest.mark.parametrize("width", [40, 78, 160])
def test_a_page_breaks_styled_lines_between_words(width: int) -> None:
    lines = laid_out(rulebook.read("condottiere").text)
    page = Reader("Rules", lines, texts_in("en"))
    told = []
    for _ in range(200):
        rows = page.draw(width, 24, "")
        assert all(row.cell_len <= width for row in rows)
        told += [row.plain for row in rows[2:-1]]
        before = page.top
        page.press("pagedown", "")
        page.draw(width, 24, "")
        if page.top == before:
            break
    words = " ".join(line.plain for line in lines).split()
    assert set(words) <= set(" ".join(told).split())
