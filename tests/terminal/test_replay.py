"""Stepping through a record on the screen."""

from __future__ import annotations

from pathlib import Path

from commands import finished
from terminal.screens import LEFT, RIGHT, TAB, terminal

from signoria.terminal.review import Reel
from signoria.terminal.stepping import Stepper
from signoria.texts import texts_in
from signoria.words import Words


def test_a_record_is_stepped_through_by_keys(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(finished().record(), encoding="utf-8")
    with terminal(tmp_path, "replay game.txt") as t:
        t.see("Move 0 of ", "with all hands open", "Hand of seat 0:", "Hand of seat 1:", "┌")
        t.press(RIGHT, RIGHT)
        t.see("Move 2 of ")
        t.press(TAB, TAB)
        t.see("as seat 1 saw it", "Your hand: ")
        assert "Hand of" not in t.text
        t.press("\x1b[F")
        t.until(lambda text: "wins: " in text or "You win: " in text)
        t.press(LEFT)
        t.until(lambda text: "wins: " not in text and "You win: " not in text)
        t.press("q")
        assert t.end() == 0


def test_going_back_shows_what_was_there() -> None:
    reel = Reel(finished(hidden_cards=True).record())
    page = Stepper(reel, None, 0, Words(texts_in("en"), "condottiere"))
    seen = []
    while page.move < reel.moves - 10:
        seen.append([row.plain for row in page.draw(80, 24, "")])
        page.press("pagedown", "")
    for rows in reversed(seen):
        page.press("pageup", "")
        assert [row.plain for row in page.draw(80, 24, "")] == rows
    assert page.move == 0
