"""A bot's process: a question on a line of the input, an answer on a line of the output, until the input ends."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

import msgspec

from signoria.bots import bot
from signoria.kernel.registry import find
from signoria.server.thinkers import Answer, Question, encode

THINKING = 5  # nicer than the server: whoever moves is served before whoever thinks


def answer(line: bytes) -> bytes:
    """What the bot would do."""
    question = msgspec.json.decode(line, type=Question)
    game = find(question.game)
    view = msgspec.json.decode(question.view, type=game.view_type)
    if question.components is not None:
        game.label_of(question.components)  # from now on the view's name for them is known
    choices = [game.catalogue.named[text] for text in question.choices]
    return encode(Answer(bot(question.bot, question.seed).choose(view, choices).text))


def main() -> None:
    """Question after question. Ctrl-C is for the server, which closes our input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(THINKING)
    with suppress(BrokenPipeError):  # whoever asked is gone
        for line in sys.stdin.buffer:
            os.write(sys.stdout.fileno(), answer(line) + b"\n")


if __name__ == "__main__":
    main()
