"""Virtù's table in the terminal: what the question needs, laid out for the window; and the same as plain sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from signoria.games.virtu.view import VirtuView
from signoria.kernel.game import Event, Option, OptionValue, View
from signoria.kernel.outlook import Outlook
from signoria.kernel.registry import find
from signoria.terminal.layout import beside, cut_rows, fit, row
from signoria.terminal.virtu import pages as virtu_pages
from signoria.terminal.virtu import plain as virtu_plain
from signoria.terminal.virtu.box import legend
from signoria.terminal.virtu.card import card_rows
from signoria.terminal.virtu.map import (
    corner_rows,
    corner_width,
    labels,
    map_rows,
    price_rows,
    targets_in,
    usual_height,
)
from signoria.terminal.virtu.market import market_rows
from signoria.terminal.virtu.pages import Page
from signoria.terminal.virtu.palace import court_rows, domain_rows, palace_rows, title_row
from signoria.terminal.virtu.payment import payment_rows, source_rows
from signoria.terminal.virtu.peninsula import HEIGHT, Label
from signoria.terminal.virtu.prestige import prestige_lines, prestige_rows
from signoria.terminal.virtu.seats import COLUMNS, figures, grid, head, ready_rows
from signoria.terminal.virtu.siege import siege_rows, sieges_ahead
from signoria.words import Words

MOMENTS = ("siege-fought", "field-battle-fought", "ended")  # worth a look
YEARS = (3, 5, 8, 10, 12, 15, 20, 25)  # offered when a table is set up

# What a question is about decides what is shown first.
MAP = (
    "annex-city", "lead-troops", "choose-route", "send-agents", "move-agent", "retreat-troop", "choose-salary",
    "dismiss-troop", "build-cathedral", "recruit-troops", "annex-or-influence", "pick-mover", "pick-loss",
    "hire-allies",
)  # fmt: skip
SIEGE = ("choose-siege", "go-on", "declare", "besiege-or-stay")
MARKET = ("buy-things",)
PAYING = ("pay", "gather", "cash")
WIDE, TALL = 140, 26  # a window where map and palace stand side by side
MAP_SHARE = 0.58  # of a wide window
MOST_PRICES = 3  # rows of prices below a map
READY_ROWS = 2  # for what can pay
NEWS = 3  # rows that the table leaves for what happened
LEAST_ASKED = 3  # rows for what the question is about


# What the frame asks for


def draw(view: View, words: Words, width: int, height: int, others: Sequence[View] = ()) -> list[Text]:
    """The table as the view's seat sees it, in at most so many rows."""
    assert isinstance(view, VirtuView)
    return Table(view, words, width, height).rows()


def read(view: View, words: Words, others: Sequence[View] = ()) -> list[str]:
    """What the question needs, as sentences; the rest stands on pages."""
    assert isinstance(view, VirtuView)
    return virtu_plain.told(view, words, find(view.game).outlook(view), int(view.options["years"]))


def explain(view: View, words: Words) -> list[str]:
    """Prestige by category, as on the score sheet, if it ended now; and the signs that are used."""
    assert isinstance(view, VirtuView)
    return [*prestige_lines(view, words), *signs_explained(words), words.say("table-reconstructed")]


def pages(view: View, words: Words) -> list[Page]:
    """What is not on the table itself, each by one key."""
    assert isinstance(view, VirtuView)
    return virtu_pages.pages(view, words, labels(view, words))


def is_moment(event: Event) -> bool:
    """Shall everybody look at the table now, before it changes?"""
    return event.kind in MOMENTS


def values(option: Option, seats: int) -> Sequence[OptionValue]:
    """What is offered for an option when a table is set up."""
    if isinstance(option.default, bool):
        return (False, True)
    return YEARS if option.name == "years" else range(option.low, seats)


def signs_explained(words: Words) -> list[str]:
    """What letters and signs mean."""
    return [words.say("explain-signs"), legend(words).plain]


def focus(view: VirtuView) -> int:
    """Whose palace is shown: the reader's, or that of who is to act."""
    if view.seat is not None:
        return view.seat
    return view.to_act[0] if view.to_act else 0


def padded_rows(rows: list[Text], count: int) -> list[Text]:
    """Exactly so many rows."""
    return [*rows, *[row()] * count][:count]


class Table:
    """One drawing of the table: the parts, and how they are put together in a window."""

    columns: Sequence[str] = COLUMNS

    def __init__(self, view: VirtuView, words: Words, width: int, height: int) -> None:
        self.view = view
        self.words = words
        self.width = width
        self.height = height
        self.seat = focus(view)
        self.outlook: Outlook = find(view.game).outlook(view)
        self.asked = "" if view.question is None else view.question.key

    # Parts that another game may draw otherwise

    def head(self) -> Text:
        """The first row."""
        return head(self.view, self.words, int(self.view.options["years"]))

    def figures(self) -> Sequence[Sequence[int]]:
        """The numbers of the seats."""
        return figures(self.view)

    def labels(self) -> Mapping[str, Label]:
        """What is written on the map."""
        return labels(self.view, self.words, targets_in(self.outlook))

    def besides(self, width: int) -> list[Text]:
        """What else lies on the table, whatever is asked."""
        return []

    # Putting them together

    def rows(self) -> list[Text]:
        """All of it, cut to the window."""
        is_wide = self.width >= WIDE and self.height >= TALL
        is_map = self.asked in MAP or not self.asked  # where nothing is asked, the map shows what happened
        if self.view.result is not None:
            body = self.with_more(prestige_rows(self.view, self.words), self.map)
        else:
            body = self.wide() if is_wide else self.map_first() if is_map else self.question_first()
        return [fit(one, self.width) for one in [self.head(), *body]][: self.height]

    def seats(self, width: int) -> list[Text]:
        """The seats with their numbers, and what the reader can still pay with."""
        return grid(self.view, self.words, width, self.columns, self.figures())

    def ready(self, width: int) -> list[Text]:
        """What can still pay."""
        return ready_rows(self.view, self.seat, self.words, width)

    def asked_rows(self, width: int) -> list[Text]:
        """What the question is about, besides the map, the palace and the market."""
        view, words, outlook = self.view, self.words, self.outlook
        if self.asked in SIEGE:
            return siege_rows(view, words, width, outlook) or sieges_ahead(outlook, words, width)
        found = [*card_rows(view, words, width), *payment_rows(view, words, width)]
        found += source_rows(words, width, outlook) if self.asked in PAYING else []
        return [*found, *(siege_rows(view, words, width, outlook) if view.siege else [])]

    def palace(self, width: int) -> list[Text]:
        """The rooms and the court."""
        view, words, seat = self.view, self.words, self.seat
        return [*palace_rows(view, seat, words, width, self.outlook), *court_rows(view, seat, words, width)]

    def domain(self, width: int) -> list[Text]:
        """The tiles."""
        return domain_rows(self.view, self.seat, self.words, width)

    def market(self, width: int) -> list[Text]:
        """What is for sale."""
        return market_rows(self.view, self.words, width, self.outlook)

    def map_first(self) -> list[Text]:
        """A map over the whole width, the seats in its corner, and below it what going there costs."""
        room = self.height - 1
        high = min(usual_height(self.view, room, MOST_PRICES), self.width // 4)
        found = map_rows(self.view, self.words, self.labels(), (self.width, high), self.corner(high))
        if not found:
            return self.question_first()
        below = [*self.asked_rows(self.width), *price_rows(self.outlook, self.words, self.width, MOST_PRICES)]
        body = [*found, *cut_rows(below, room - len(found), self.width)]
        return self.with_more(body, self.domain, self.palace, self.market)

    def corner(self, height: int) -> list[Text]:
        """The seats, what can pay, and what else lies there; always as many rows, for roads go round them."""
        width = corner_width(self.width)
        more = self.besides(width)
        rows = [*self.seats(width), *padded_rows(self.ready(width), 1 if more else READY_ROWS), *more]
        return [row(Text.assemble(" ", one)) for one in rows[: corner_rows(height)]]

    def question_first(self) -> list[Text]:
        """What is asked about at the left, the seats beside it, and below what else there is room for."""
        side = corner_width(self.width)
        main = self.width - side - 1
        is_market = self.asked in MARKET
        below = [] if self.asked in SIEGE else self.market(main) if is_market else self.palace(main)
        most = self.height - 1 - (0 if self.asked in (*PAYING, *SIEGE) else len(below) + NEWS)
        left = [*cut_rows(self.asked_rows(main), max(most, LEAST_ASKED), main), *below]
        body = beside(left, [*self.seats(side), *self.ready(side), *self.besides(side)], main + 1)
        more = self.palace if self.asked in SIEGE or is_market else self.market
        return self.with_more([*body, *self.domain(self.width)], self.map, more)

    def with_more(self, body: list[Text], *parts: Callable[[int], list[Text]]) -> list[Text]:
        """The same with other parts below it, as far as each has room in full and leaves some for what happened."""
        for part in parts:
            rows = part(self.width)
            if len(body) + len(rows) <= self.height - 1 - NEWS:
                body = [*body, *rows]
        return body

    def map(self, width: int) -> list[Text]:
        """The map at its smallest."""
        return map_rows(self.view, self.words, self.labels(), (width, usual_height(self.view, HEIGHT, HEIGHT)))

    def wide(self) -> list[Text]:
        """The map at the left, all else beside and below it."""
        wide = round(self.width * MAP_SHARE)
        side = self.width - wide - 2
        is_market = self.asked in MARKET
        below = [*self.domain(self.width), *(self.market(self.width) if is_market else [])]
        right = [*self.seats(side), *self.ready(side), row(), *self.asked_rows(side)]
        right += [row(), title_row(self.view, self.seat, self.words, side), *self.palace(side), *self.besides(side)]
        prices = price_rows(self.outlook, self.words, wide, MOST_PRICES)
        room = self.height - 1 - len(below) - len(prices)
        left = map_rows(self.view, self.words, self.labels(), (wide, min(room, wide // 3)))
        market = [] if is_market else [row(), *self.market(side)]
        if len(right) + len(market) <= len(left) + len(prices):
            right += market
        body = [*beside([*left, *prices], right, wide + 2), *below]
        return [*body, *([row(legend(self.words))] if len(body) + 1 < self.height else [])]
