"""The table as lines of plain text, one after the other: for pipes, simple terminals and screen readers."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Sequence

from rich.text import Text

from signoria.terminal.choices import Choice
from signoria.terminal.layout import CUT
from signoria.terminal.plugs import Lines, read_asked
from signoria.terminal.scene import Scene
from signoria.terminal.spoken import in_words
from signoria.texts import Texts

LOG_LINES = 40
PROMPT = "> "
ROW = 79  # columns for a choice


class Plain:
    """The front that prints no frame, no colour and no control character."""

    is_plain = True

    def __init__(self) -> None:
        self.shown: Scene | None = None
        self.has_warned = False

    @property
    def is_attended(self) -> bool:
        return sys.stdin.isatty()

    def __enter__(self) -> Plain:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def ask(self, scene: Scene, offered: Choice | None = None) -> Choice | str:
        if scene is not self.shown:
            self.shown = scene
            self.show(scene)
        return self.line(PROMPT) or offered or ""

    def show(self, scene: Scene) -> None:
        """What is new, the table, the question and the choices."""
        self.tell(scene)
        texts = scene.words.texts
        told = read_asked(scene.plug, scene.view, scene.words, scene.asked())
        print_lines(["", *told, scene.question, scene.hint])
        is_telling = len({choice.about for choice in scene.choices}) > 1  # what holds for all of them says nothing
        for choice in scene.choices:
            print_lines([in_one_row(choice) if is_telling else f"  {choice.shown}"])
        usual = scene.usual
        offered = texts.say("terminal-choose-usual", move=usual.label) if usual else texts.say("terminal-choose")
        print_lines([scene.status, offered])

    def tell(self, scene: Scene) -> None:
        """What has happened since the reader was last told."""
        fresh = scene.told[-scene.fresh :][-LOG_LINES:] if scene.fresh else []
        print_lines(["", *fresh] if fresh else [])

    def note(self, text: str, is_problem: bool = False) -> None:
        print_lines([text])

    def read(self, title: str, lines: Lines, texts: Texts, from_end: bool = False) -> None:
        print_lines([title, *(line.plain.rstrip() if isinstance(line, Text) else line for line in in_words(lines))])

    def show_last(self, scene: Scene, told: list[str]) -> None:
        self.tell(scene)
        print_lines(["", *scene.plug.read(scene.view, scene.words), "", *told])

    def look(self, scene: Scene) -> None:
        self.tell(scene)

    def curtain(self, words: str, texts: Texts) -> None:
        if not sys.stdin.isatty():
            return
        print("\n" * shutil.get_terminal_size().lines)
        if not self.has_warned:
            print_lines([texts.say("terminal-curtain-plain")])
            self.has_warned = True
        self.line(words + " ")

    def line(self, prompt: str) -> str:
        """A line typed, or EOFError. Not `input`: its editing would write control characters."""
        print(prompt, end="", flush=True)
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        return typed.strip()


def in_one_row(choice: Choice) -> str:
    """A choice with the first thing to know of it, and as much more as a row holds; the outlook says all of it."""
    line = f"  {choice.shown}"
    for at, part in enumerate(choice.parts):
        if at and len(line) + len(part) + 2 > ROW:
            return f"{line} {CUT}"
        line += f" {part}" if at else f". {part}"
    return line


def print_lines(lines: Sequence[str]) -> None:
    """Each line broken between words, if there is a window to break it for."""
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    for line in lines:
        for part in line.split("\n"):
            indent = " " * (len(part) - len(part.lstrip()))
            print(textwrap.fill(part, width - 1, subsequent_indent=indent) if width > 20 and part.strip() else part)
