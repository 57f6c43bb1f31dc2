"""The words that are commands, in the reader's language and in English."""

from __future__ import annotations

from signoria.texts import ENGLISH, Texts, folded, texts_in

# Each has its words in the texts: `terminal-command-why`. Some are followed by what they are about.
BARE = ("help", "explain", "hint", "undo", "log", "outlook", "quit")
WITH_MORE = ("why", "what", "rules", "save", "lang", "confirm")


def spoken_words(command: str, texts: Texts) -> list[str]:
    """What may be typed for a command: in English, and in the reader's language."""
    lists = [one.say(f"terminal-command-{command}") for one in (texts_in(ENGLISH), texts)]
    return list(dict.fromkeys(word.strip() for told in lists for word in told.split(",")))


def command_in(line: str, texts: Texts) -> tuple[str, str] | None:
    """The command that a line gives, with what follows it as it was typed; None if it is none."""
    text = folded(line)
    for command in (*BARE, *WITH_MORE):
        for word in spoken_words(command, texts):
            begun = folded(word)
            if text == begun:
                return command, ""
            if command in WITH_MORE and text.startswith(f"{begun} "):
                return command, line.split(maxsplit=len(begun.split()))[-1]
    return None
