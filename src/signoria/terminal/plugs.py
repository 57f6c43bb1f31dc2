"""What a game brings to the terminal: its own drawing, and the same in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.text import Text

from signoria.kernel.errors import BadInput
from signoria.kernel.game import Event, Option, OptionValue, View
from signoria.terminal import condottiere, tuscany, virtu, wars
from signoria.terminal.words import Words


class Plug(Protocol):
    """A module with these functions is all that the frame needs to know of a game, besides its texts."""

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


PLUGS: dict[str, Plug] = {"condottiere": condottiere, "tuscany": tuscany, "virtu": virtu, "wars-of-italy": wars}


def plug_of(game: str) -> Plug:
    """The game's own part of the terminal."""
    if game not in PLUGS:
        raise BadInput(f"{game} cannot be shown in a terminal; these can: {', '.join(PLUGS)}")
    return PLUGS[game]
