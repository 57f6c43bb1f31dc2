"""The table on a whole screen of a real terminal."""

from __future__ import annotations

import shutil

from rich.console import Console

from signoria.terminal.choices import Choice
from signoria.terminal.display import Display
from signoria.terminal.pages import Curtain, Reader
from signoria.terminal.plugs import Lines
from signoria.terminal.questions import Moment, Question
from signoria.terminal.scene import Scene
from signoria.texts import Texts


class Screen:
    """The front on a real terminal."""

    is_plain = False
    is_attended = True

    def __init__(self, display: Display) -> None:
        self.display = display
        self.said = ""
        self.is_problem = False

    def __enter__(self) -> Screen:
        self.display.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.display.__exit__()

    def ask(self, scene: Scene, offered: Choice | None = None) -> Choice | str:
        page = Question(scene, self.said, self.is_problem, offered)
        self.said = ""
        line = self.display.run(page)
        return page.chosen or line

    def note(self, text: str, is_problem: bool = False) -> None:
        self.said, self.is_problem = text, is_problem

    def read(self, title: str, lines: Lines, texts: Texts, from_end: bool = False) -> None:
        self.display.run(Reader(title, lines, texts, from_end))

    def look(self, scene: Scene) -> None:
        self.display.run(Moment(scene))

    def show_last(self, scene: Scene, told: list[str]) -> None:
        """As high as the window allows, so that all of it stands there together; commands can be copied whole."""
        width, height = shutil.get_terminal_size()
        below = sum(len(line) // width + 1 for line in told)
        room = max(height - below - 2, 1)
        console = Console(color_system="standard", no_color=not self.display.has_colour, width=width)
        for one in scene.plug.draw(scene.view, scene.words, width, room)[:room]:
            console.print(one, no_wrap=True, overflow="ellipsis", crop=True, end="\n", highlight=False)
        print("\n" + "\n".join(told), flush=True)

    def curtain(self, words: str, texts: Texts) -> None:
        self.said = ""
        self.display.run(Curtain(words, texts))
