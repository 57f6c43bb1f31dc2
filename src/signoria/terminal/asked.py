"""What a game's drawing may know of a question beside the view: the outlook, the choices, and which is pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from signoria.kernel.outlook import Outlook
from signoria.terminal.choices import Choice


class Asked(NamedTuple):
    """A question as far as a table can show it; nothing is asked without an outlook and choices."""

    outlook: Outlook = Outlook()
    choices: Sequence[Choice] = ()
    pointed: Choice | None = None  # the choice that the keys point at, or that is being typed


NOTHING_ASKED = Asked()
