"""How a table speaks with the people in front of it: on a whole screen, or in lines of plain text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from signoria.terminal.scene import Scene
from signoria.texts import Texts


class Front(Protocol):
    """One of the two ways. It is entered before the first word and left after the last."""

    is_plain: bool

    def __enter__(self) -> Front: ...

    def __exit__(self, *_: object) -> None: ...

    def ask(self, scene: Scene) -> str:
        """Show the scene and take a line, or the notation of a move that was pointed at."""
        ...

    def note(self, text: str, is_problem: bool = False) -> None:
        """Say something short."""
        ...

    def read(self, title: str, lines: Sequence[str], texts: Texts) -> None:
        """Show something long."""
        ...

    def look(self, scene: Scene) -> None:
        """Show a scene in which nothing is asked, until the reader goes on."""
        ...

    def curtain(self, words: str, texts: Texts) -> None:
        """Another person comes: hide everything, and wait until that person is there."""
        ...
