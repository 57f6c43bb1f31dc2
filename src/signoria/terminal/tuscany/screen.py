"""The Castles of Tuscany in the terminal: a drawn domain, and beside it what the question needs; and as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from signoria.games.tuscany.view import TuscanyView
from signoria.kernel.game import Event, Option, OptionValue, View
from signoria.terminal.asked import NOTHING_ASKED, Asked
from signoria.terminal.layout import beside, fit
from signoria.terminal.tuscany import pages as tuscany_pages
from signoria.terminal.tuscany import plain as tuscany_plain
from signoria.terminal.tuscany.domain import GAP, own_rows
from signoria.terminal.tuscany.panel import panel_rows
from signoria.words import Words

MOMENTS = ("round-ended", "ended")  # worth a look


def draw(view: View, words: Words, width: int, height: int, others: Sequence[View] = ()) -> list[Text]:
    """The table as the view's seat sees it, in at most so many rows; and the hands of other views."""
    assert isinstance(view, TuscanyView)
    return table_rows(view, words, width, height, NOTHING_ASKED, others)


def draw_asked(view: View, words: Words, width: int, height: int, asked: Asked) -> list[Text]:
    """The table while something is asked: fitting spaces with their points, and the boards as they would be joined."""
    assert isinstance(view, TuscanyView)
    return table_rows(view, words, width, height, asked)


def read(view: View, words: Words, others: Sequence[View] = ()) -> list[str]:
    """The table as sentences, one after the other."""
    assert isinstance(view, TuscanyView)
    return tuscany_plain.told(view, words, NOTHING_ASKED, [one for one in others if isinstance(one, TuscanyView)])


def read_asked(view: View, words: Words, asked: Asked) -> list[str]:
    """What the question needs, as sentences; the rest stands on pages."""
    assert isinstance(view, TuscanyView)
    return tuscany_plain.told(view, words, asked)


def explain(view: View, words: Words) -> list[str]:
    """Every seat's points by reason."""
    assert isinstance(view, TuscanyView)
    return tuscany_pages.points(view, words)


def pages(view: View, words: Words) -> list[tuple[str, str, tuscany_pages.Lines]]:
    """What is not on the table itself: the other domains, and what decks, stacks and discards hold."""
    assert isinstance(view, TuscanyView)
    return tuscany_pages.pages(view, words)


def is_moment(event: Event) -> bool:
    """Shall everybody look at the table now, before it changes?"""
    return event.kind in MOMENTS


def values(option: Option, seats: int) -> Sequence[OptionValue]:
    """What is offered for an option when a table is set up."""
    return (False, True) if isinstance(option.default, bool) else range(option.low, seats)


def table_rows(
    view: TuscanyView, words: Words, width: int, height: int, asked: Asked, others: Sequence[View] = ()
) -> list[Text]:
    """The domain at the left, the rest beside it; without room for both, only the rest."""
    domain = own_rows(view, words, width, height, asked)
    side = max(one.cell_len for one in domain) + GAP if domain else 0
    hands = [one for one in others if isinstance(one, TuscanyView) and one.seat is not None]
    panel = panel_rows(view, words, width - side, height, asked, hands)
    rows = beside(domain, panel, side) if domain else panel
    return [fit(one, width) for one in rows[:height]]
