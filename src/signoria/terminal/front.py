"""How a table speaks with the people in front of it: on a whole screen, or in lines of plain text."""

from __future__ import annotations

from typing import Protocol

from signoria.terminal.choices import Choice
from signoria.terminal.plugs import Lines
from signoria.terminal.scene import Scene
from signoria.texts import Texts


class Front(Protocol):
    """One of the two ways. It is entered before the first word and left after the last."""

    is_plain: bool

    @property
    def is_attended(self) -> bool:
        """Does a person sit there who can be asked again?"""
        ...

    def __enter__(self) -> Front: ...

    def __exit__(self, *_: object) -> None: ...

    def ask(self, scene: Scene, offered: Choice | None = None) -> Choice | str:
        """Show the scene and take a line, or the choice that was pointed at; an empty line takes the one offered."""
        ...

    def note(self, text: str, is_problem: bool = False) -> None:
        """Say something short."""
        ...

    def read(self, title: str, lines: Lines, texts: Texts, from_end: bool = False) -> None:
        """Show something long; what has grown line by line begins at its end."""
        ...

    def show_last(self, scene: Scene, told: list[str]) -> None:
        """After the end: the table as it was left, and what is to be said; on the usual screen, where it stays."""
        ...

    def look(self, scene: Scene) -> None:
        """Show a scene in which nothing is asked, until the reader goes on."""
        ...

    def curtain(self, words: str, texts: Texts) -> None:
        """Another person comes: hide everything, and wait until that person is there."""
        ...
