"""What a game brings to the terminal: its own drawing, and the same in sentences."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from string import ascii_uppercase
from typing import NamedTuple, Protocol

from rich.text import Text

from signoria.kernel.errors import BadInput
from signoria.kernel.game import Event, Option, OptionValue, View
from signoria.terminal.asked import Asked
from signoria.terminal.condottiere import screen as condottiere
from signoria.terminal.tuscany import screen as tuscany
from signoria.terminal.virtu import screen as virtu
from signoria.terminal.wars import screen as wars
from signoria.texts import folded
from signoria.words import Words

Lines = Sequence[str | Text]  # sentences are broken where the window ends, drawn rows are not; see spoken.py, too


class Plug(Protocol):
    """A module with these functions is all that the frame needs to know of a game, besides its texts.

    It may also have `pages(view, words)`: what is not on the table itself, such as the rivals' palaces, as a list of
    (letter, title, lines); and `draw_asked(view, words, width, height, asked)`, `read_asked(view, words, asked)`: the
    table while something is asked, with what the answers would bring.
    """

    def draw(self, view: View, words: Words, width: int, height: int, others: Sequence[View] = ()) -> list[Text]:
        """The table as the view's seat sees it, in at most so many rows and columns; and the hands of other views."""
        ...

    def read(self, view: View, words: Words, others: Sequence[View] = ()) -> list[str]:
        """The same as sentences, for plain text and screen readers."""
        ...

    def explain(self, view: View, words: Words) -> list[str]:
        """How the numbers on the table come about."""
        ...

    def is_moment(self, event: Event) -> bool:
        """Shall everybody look at the table right after this, before it changes?"""
        ...

    def values(self, option: Option, seats: int) -> Sequence[OptionValue]:
        """What is offered for an option when a table is set up."""
        ...


Pages = Callable[[View, Words], Sequence[tuple[str, str, Lines]]]
Drawing = Callable[[View, Words, int, int, Asked], list[Text]]
Reading = Callable[[View, Words, Asked], list[str]]


class GamePage(NamedTuple):
    """Something of a game that one key opens."""

    key: str
    title: str
    lines: Lines


PLUGS: dict[str, Plug] = {"condottiere": condottiere, "tuscany": tuscany, "virtu": virtu, "wars-of-italy": wars}


def plug_of(game: str) -> Plug:
    """The game's own part of the terminal."""
    if game not in PLUGS:
        raise BadInput(f"{game} cannot be shown in a terminal; these can: {', '.join(PLUGS)}")
    return PLUGS[game]


def pages_of(plug: Plug, view: View, words: Words, taken: Collection[str] = ()) -> list[GamePage]:
    """The game's pages, each under the capital letter that it wants, or another one if the frame needs that."""
    pages: Pages | None = getattr(plug, "pages", None)
    found: list[GamePage] = []
    used = set(taken)
    for wanted, title, lines in pages(view, words) if pages else ():
        letters = (wanted.upper(), *folded(title).upper(), *ascii_uppercase)
        key = next(letter for letter in letters if letter in ascii_uppercase and letter not in used)
        used.add(key)
        found.append(GamePage(key, title, lines))
    return found


def draw_asked(plug: Plug, view: View, words: Words, width: int, height: int, asked: Asked) -> list[Text]:
    """The table while something is asked, in at most so many rows."""
    drawing: Drawing | None = getattr(plug, "draw_asked", None)
    rows = drawing(view, words, width, height, asked) if drawing else plug.draw(view, words, width, height)
    return rows[:height]


def read_asked(plug: Plug, view: View, words: Words, asked: Asked) -> list[str]:
    """The same as sentences."""
    reading: Reading | None = getattr(plug, "read_asked", None)
    return reading(view, words, asked) if reading else plug.read(view, words)
