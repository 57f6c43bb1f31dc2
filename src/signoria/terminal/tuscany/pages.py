"""Pages of The Castles of Tuscany: the domains of all, points by reason, bonuses left."""

from __future__ import annotations

from rich.text import Text

from signoria.games.tuscany.components import COLOUR_NAMES
from signoria.games.tuscany.drawing import spots
from signoria.games.tuscany.view import TuscanyView
from signoria.kernel.phrases import Count
from signoria.terminal.layout import beside, wrapped_rows
from signoria.terminal.spoken import Spoken
from signoria.terminal.tuscany import decks as tuscany_decks
from signoria.terminal.tuscany import hexes
from signoria.terminal.tuscany.domain import GAP, NOTHING, area_lines, colour_lines, rows_of
from signoria.terminal.tuscany.hexes import SMALL
from signoria.terminal.tuscany.lists import bonuses, counted, head
from signoria.terminal.tuscany.seats import stacks
from signoria.words import Words, capital

Lines = list[str | Text]
RIVALS = "RST"  # the keys of the other seats
WIDTH = 80  # columns that a page may take


def pages(view: TuscanyView, words: Words) -> list[tuple[str, str, Lines]]:
    """The pages by letter and title."""
    found: list[tuple[str, str, Lines]] = []
    keys = iter(RIVALS + "Z")
    for number in range(view.seats):
        if number != view.seat:
            found.append((next(keys), words.seat(number), domain_page(view, number, words)))
    if view.seat is not None:
        found.append(("Y", words.say("page-own"), domain_page(view, view.seat, words)))
    found.append(("D", words.say("page-decks"), tuscany_decks.lines(view, words)))
    found.append(("B", words.say("page-bonuses"), bonuses_left(view, words)))
    return found


# A domain


def domain_page(view: TuscanyView, number: int, words: Words) -> Lines:
    """A domain drawn, with all that lies before its seat; and the same as sentences."""
    facts = seat_lines(view, number, words)
    drawn = spots(view.table[number])
    if not drawn:
        return [*facts]
    picture = rows_of(drawn, SMALL, words, hexes.height_of(drawn, SMALL))
    side = hexes.width_of(drawn, SMALL) + GAP
    told = [one for line in facts for one in wrapped_rows(Text(line), WIDTH - side)]
    spoken = [Spoken(line) for line in (*facts, *domain_lines(view, number, words))]
    return [*beside(picture, told, side), *spoken]


def seat_lines(view: TuscanyView, number: int, words: Words) -> list[str]:
    """A seat's points, cards, storage, bonus tiles and stacks, a line each."""
    seat = view.table[number]
    stored = ", ".join(words.name("kind", thing) for thing in seat.storage) or NOTHING
    storage = words.say("table-storage", used=len(seat.storage), capacity=len(seat.storage) + seat.room)
    return [
        words.say("page-points", green=Count(seat.green.total, "green-point"), red=Count(seat.red.total, "red-point")),
        words.say(
            "page-things",
            cards=Count(seat.cards, "card"),
            marbles=Count(seat.marbles, "marble"),
            workers=Count(seat.workers, "worker"),
        ),
        f"{storage}: {stored}",
        head(words, "bonuses") + ", ".join(bonuses(seat, words)),
        head(words, "stacks") + stacks(seat),
        words.say("page-empty", spaces=Count(seat.empty, "space")),
    ]


def domain_lines(view: TuscanyView, number: int, words: Words) -> list[str]:
    """The domain colour by colour, and the areas that are still open."""
    seat = view.table[number]
    return [*colour_lines(seat, words), *area_lines(seat, words)]


# Points


def points(view: TuscanyView, words: Words) -> list[str]:
    """Every seat's points by reason, and where the components come from."""
    told = []
    for number, seat in enumerate(view.table):
        name = capital(words.seat(number))
        told.append(words.say("explain-green", name=name, points=seat.green))
        told.append(words.say("explain-red", name=name, points=seat.red))
    return [*told, words.say("table-reconstructed")]


def bonuses_left(view: TuscanyView, words: Words) -> Lines:
    """The colour bonuses that can still be scored, and the bonus tiles still there."""
    lines: Lines = [words.say("page-colours")]
    for name in COLOUR_NAMES:
        left = view.colour_bonuses[name]
        told = ", ".join(str(one) for one in left) or NOTHING
        lines.append(f"  {capital(words.name('colour', name))}: {told}")
    tiles = counted("bonus", view.middle.bonus_tiles or {}, words)
    return [*lines, "", words.say("counts-bonuses", tiles=tiles)]
