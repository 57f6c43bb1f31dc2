"""Wars of Italy's table in the terminal: Virtù's, with the major cities and their influence tracks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from signoria.games.wars.view import WarsView
from signoria.kernel.game import Event, Option, OptionValue, View
from signoria.kernel.registry import find
from signoria.terminal.virtu import pages as virtu_pages
from signoria.terminal.virtu import plain as virtu_plain
from signoria.terminal.virtu import screen as virtu
from signoria.terminal.virtu.map import labels, targets_in
from signoria.terminal.virtu.pages import Page
from signoria.terminal.virtu.peninsula import Label
from signoria.terminal.virtu.seats import figures, head
from signoria.terminal.wars.majors import major_lines, marked, track_rows
from signoria.words import Words

MOMENTS = (*virtu.MOMENTS, "alliance-made", "major-defeated")  # worth a look
COLUMNS = ("florins", "cities", "troops", "agents", "trophies", "prestige")
PATRONAGE = 4  # the column where Virtù has patronage, and this game trophies
ROUNDS = (3, 5, 8, 12, 16, 21)  # offered when a table is set up


# What the frame asks for


def draw(view: View, words: Words, width: int, height: int, others: Sequence[View] = ()) -> list[Text]:
    """The table as the view's seat sees it, in at most so many rows."""
    assert isinstance(view, WarsView)
    return WarsTable(view, words, width, height).rows()


def read(view: View, words: Words, others: Sequence[View] = ()) -> list[str]:
    """What the question needs, as sentences; the rest stands on pages."""
    assert isinstance(view, WarsView)
    told = virtu_plain.told(view, words, find(view.game).outlook(view), int(view.options["rounds"]))
    return [*told[: 1 + view.seats], *major_lines(view, words), *told[1 + view.seats :]]


def explain(view: View, words: Words) -> list[str]:
    """Prestige by category, as on the score sheet, if it ended now; and the signs that are used."""
    assert isinstance(view, WarsView)
    return [*virtu.explain(view, words), words.say("explain-influence")]


def pages(view: View, words: Words) -> list[Page]:
    """What is not on the table itself, each by one key."""
    assert isinstance(view, WarsView)
    found = virtu_pages.pages(view, words, marked(view, words, labels(view, words)))
    tracks = track_rows(view, words, virtu_pages.LEAST)
    influence: list[str | Text] = [*tracks, "", *major_lines(view, words), words.say("explain-influence")]
    return [found[0], ("J", words.say("page-influence"), influence), *found[1:]]


def is_moment(event: Event) -> bool:
    """Shall everybody look at the table now, before it changes?"""
    return event.kind in MOMENTS


def values(option: Option, seats: int) -> Sequence[OptionValue]:
    """What is offered for an option when a table is set up."""
    return (False, True) if isinstance(option.default, bool) else ROUNDS


class WarsTable(virtu.Table):
    """Virtù's table, with trophies instead of patronage, and with the major cities."""

    columns = COLUMNS

    def __init__(self, view: WarsView, words: Words, width: int, height: int) -> None:
        super().__init__(view, words, width, height)
        self.wars = view

    def head(self) -> Text:
        is_due = self.wars.course.year in self.wars.salary_rounds
        more = [self.words.say("table-salary")] if is_due else []
        return head(self.wars, self.words, int(self.wars.options["rounds"]), more)

    def figures(self) -> Sequence[Sequence[int]]:
        own = figures(self.wars)
        for seat, numbers in enumerate(own):
            numbers[PATRONAGE] = self.wars.campaign.spoils[seat]
        return own

    def labels(self) -> Mapping[str, Label]:
        return marked(self.wars, self.words, labels(self.wars, self.words, targets_in(self.outlook)))

    def besides(self, width: int) -> list[Text]:
        return track_rows(self.wars, self.words, width)
