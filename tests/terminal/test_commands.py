"""Commands are typed in the reader's language or in English, and the help that lists them fits the screen."""

from __future__ import annotations

import pytest

from signoria.terminal.commands import BARE, WITH_MORE, command_in, spoken_words
from signoria.terminal.questions import GAP
from signoria.texts import languages, texts_in

ROW = 78
KEYS_ROW = ("choose", "help", "outlook", "undo", "explain", "log")


@pytest.mark.parametrize("lang", languages())
def test_each_word_stands_for_one_command(lang: str) -> None:
    texts = texts_in(lang)
    words = [word for command in (*BARE, *WITH_MORE, "plan") for word in spoken_words(command, texts)]
    assert len(set(words)) == len(words)
    for command in (*BARE, *WITH_MORE):
        for word in spoken_words(command, texts):
            assert command_in(f"  {word.upper()} ", texts) == (command, "")


@pytest.mark.parametrize(
    ("lang", "line", "meant"),
    [
        ("en", "save My File.txt", ("save", "My File.txt")),
        ("en", "WHY play winter", ("why", "play winter")),
        ("ru", "почему зима", ("why", "зима")),
        ("ru", "why зима", ("why", "зима")),
        ("cs", "ulozit Má hra.txt", ("save", "Má hra.txt")),
        ("en", "undone", None),
        ("en", "undo everything", None),
        ("en", "whyever", None),
    ],
)
def test_what_follows_a_command_is_kept_as_it_was_typed(lang: str, line: str, meant: tuple[str, str] | None) -> None:
    assert command_in(line, texts_in(lang)) == meant


@pytest.mark.parametrize("lang", languages())
def test_help_and_keys_fit(lang: str) -> None:
    texts = texts_in(lang)
    assert len(GAP.join(f"O {texts.say(f'terminal-keys-{name}')}" for name in KEYS_ROW)) <= ROW
    first = texts.say("terminal-help", example="…")
    more = texts.say("terminal-help-more", langs="cs, en, ru", rule="C1.1")
    assert not [line for line in f"{first}\n{more}".split("\n") if len(line) > ROW]
