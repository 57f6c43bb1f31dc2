"""Condottiere's table in the terminal: the map, the lines and the hand; and the same as plain sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from signoria.games.condottiere.components import REGION_NAMES, REGIONS
from signoria.games.condottiere.edition import known
from signoria.games.condottiere.view import CondottiereView, SeatView
from signoria.kernel.game import Event, Option, OptionValue, View
from signoria.kernel.phrases import Seat
from signoria.terminal.condottiere import italy, strengths
from signoria.terminal.condottiere import pages as condottiere_pages
from signoria.terminal.layout import beside, column, cut_rows, fit, flow, folded_rows, row, spread
from signoria.words import Words, capital

BEGIN_BATTLE = "begin-battle"  # a step still to come
MOMENTS = ("conquered", "tied")  # worth a look at the lines before they are gone
PANEL = 31  # columns that the seats need beside the map
HAND_ROWS = 2
SHORT = 4  # letters of a name where room is scarce
STYLES = {
    "winter": "cyan",
    "spring": "green",
    "bishop": "magenta",
    "courtesan": "red",
    "drummer": "yellow",
    "heroine": "bright_red",
    "scarecrow": "bright_yellow",
    "surrender": "bright_blue",
}
TARGETS = (0, 10, 20, 30, 40, 50)  # of points, offered when a table is set up


# What the frame asks for


def draw(view: View, words: Words, width: int, height: int, others: Sequence[View] = ()) -> list[Text]:
    """The table as the view's seat sees it, in at most so many rows; and the hands of other views."""
    assert isinstance(view, CondottiereView)
    for most in (HAND_ROWS, 1):
        hands = [hand for one in (view, *others) for hand in hand_rows(one, words, width, most, view.seat)]
        room = height - 1 - len(hands)
        scale = italy.largest(width - PANEL - 1, room)
        if scale is not None:
            break
    if scale is None or not is_drawn_right(view, scale):
        table = seats(view, words, width, room)
    else:
        right = seats(view, words, width - scale.width - 1, scale.height)
        table = beside(italy.draw(scale, labels(view, words), legend(words)), right, scale.width + 1)
    head, piles = row(" ".join(headline(view, words)), "bold"), row(pile_sizes(view, words), "dim")
    return [spread(head, piles, width), *table, *hands]


def read(view: View, words: Words, others: Sequence[View] = ()) -> list[str]:
    """The table as sentences, one after the other."""
    assert isinstance(view, CondottiereView)
    told = [" ".join([*headline(view, words), pile_sizes(view, words)])]
    told += [read_seat(view, number, words) for number in range(view.seats)]
    for one in (view, *others):
        assert isinstance(one, CondottiereView)
        if one.seat is not None:
            told.append(hand_heading(one, words, view.seat) + cards_in_words(one.hand, words) + own_down(one, words))
    return told


def explain(view: View, words: Words) -> list[str]:
    """How the strengths come about, and what they would lead to."""
    assert isinstance(view, CondottiereView)
    return strengths.explain(view, words)


def pages(view: View, words: Words) -> list[tuple[str, str, condottiere_pages.Lines]]:
    """What is not on the table itself: where the cards are, and what is known of the hands."""
    assert isinstance(view, CondottiereView)
    return condottiere_pages.pages(view, words)


def is_moment(event: Event) -> bool:
    """Shall everybody look at the table now, before it changes?"""
    return event.kind in MOMENTS


def values(option: Option, seats: int) -> Sequence[OptionValue]:
    """What is offered for an option when a table is set up."""
    if isinstance(option.default, bool):
        return (False, True)
    return TARGETS if option.name == "points" else range(option.low, seats)


# The head


def headline(view: CondottiereView, words: Words) -> list[str]:
    """What is being fought over, and where the Pope's favour lies."""
    told = []
    if target := int(view.options["points"]):
        told.append(words.say("table-game", game=view.games + (not view.result), target=target))
    told.append(battle(view, words))
    if view.pope is not None:
        told.append(words.say("table-pope", pope=words.name("region", view.pope)))
    return told


def pile_sizes(view: CondottiereView, words: Words) -> str:
    """Deck and discards."""
    return words.say("table-piles", deck=view.deck, discard=len(view.discard) + view.buried)


def battle(view: CondottiereView, words: Words) -> str:
    """The battle that is fought, has been fought, or comes next."""
    site = words.name("region", view.site)
    if view.finalists:
        return words.say("table-final")
    if view.site is None:
        return words.say("table-no-site")
    if strengths.is_over(view):
        return words.say("table-fought", site=site, battle=view.battles)
    if BEGIN_BATTLE in view.stack:
        return words.say("table-next", site=site, battle=view.battles + 1)
    return words.say("table-site", site=site, battle=view.battles + 1)


# The map


def labels(view: CondottiereView, words: Words) -> dict[str, italy.Label]:
    """What is written into each region."""
    owners = {region: seat for seat, one in enumerate(view.table) for region in one.regions}
    written = {}
    for region in REGION_NAMES:
        owner = owners.get(region)
        mark = italy.FIGURE if region == view.site else italy.POPE if region == view.pope else ""
        under = "" if owner is None else capital(words.seat(owner))
        written[region] = italy.Label(words.name("region", region), owner, mark, under)
    return written


def legend(words: Words) -> tuple[str, ...]:
    """What the signs on the map mean."""
    return (
        f"0 {words.say('table-legend-owner')}",
        f"{italy.FIGURE} {words.say('table-legend-figure')}",
        f"{italy.POPE} {words.say('table-legend-pope')}",
    )


def is_drawn_right(view: CondottiereView, scale: italy.Scale) -> bool:
    """Are the borders in force those of our map? An owner of the box may have corrected them."""
    near = known(view.edition).borders
    pairs = {(name, REGION_NAMES[other]) for name in REGION_NAMES for other in near[REGIONS[name]]}
    return {(one, other) for one, other in pairs if one < other} == italy.borders(scale)


# The seats and their lines


def seats(view: CondottiereView, words: Words, width: int, height: int) -> list[Text]:
    """The seats with their numbers, and below each its line, in at most so many rows."""
    names = [name(view, number, words) for number in range(view.seats)]
    heads = headings(view, words, width - max(one.cell_len for one in names) - 1)
    sizes = [max(len(head), 3) for head in heads]
    rows = [spread(row(f"  {words.say('table-seat')}", "dim"), numbers(heads, sizes, "dim", "dim"), width)]
    each = max((height - 1) // view.seats - 1, 0)
    best = max(seat.strength.total for seat in view.table)
    for number, seat in enumerate(view.table):
        told = [str(value) for value in columns(view, seat).values()]
        is_best = best == seat.strength.total > 0
        rows.append(spread(names[number], numbers(told, sizes, "bold green" if is_best else "bold"), width))
        rows += [*line(view, number, words, width, each), *[row()] * each][:each]
    return [fit(one, width) for one in rows[:height]]


def headings(view: CondottiereView, words: Words, room: int) -> list[str]:
    """What the columns are called, cut short as far as there is no room; the strength last."""
    heads = [words.say(f"table-{name}") for name in columns(view)]
    for at, head in enumerate(heads):
        if sum(map(len, heads)) + len(heads) - 1 > room and len(head) > SHORT + 1:
            heads[at] = f"{head[:SHORT]}."
    return heads


def columns(view: CondottiereView, seat: SeatView | None = None) -> dict[str, int]:
    """The numbers of a seat by their headings."""
    found = {"cards": 0 if seat is None else seat.cards, "regions": 0 if seat is None else len(seat.regions)}
    if view.options["points"]:
        found["points"] = 0 if seat is None else seat.points
    return found | {"strength": 0 if seat is None else seat.strength.total}


def numbers(told: Sequence[str], sizes: Sequence[int], last: str, others: str = "") -> Text:
    """Right-aligned columns; the last in its own style."""
    cells = [column(value, size) for value, size in zip(told, sizes, strict=True)]
    return Text.assemble((" ".join(cells[:-1]), others), " ", (cells[-1], last), no_wrap=True, end="")


def name(view: CondottiereView, number: int, words: Words) -> Text:
    """Whose turn it is, the number in the seat's colour, the name, and the Condottiere."""
    named = capital(words.seat(number))
    figure = f" {italy.FIGURE}" if number == view.holder else ""
    sign = "▸" if number in view.to_act else " "
    style = "bold" if number == view.seat else ""
    return Text.assemble(sign, (str(number), italy.COLOURS[number]), " ", (named, style), figure, no_wrap=True, end="")


def line(view: CondottiereView, number: int, words: Words, width: int, most: int) -> list[Text]:
    """A seat's battle line in at most so many rows, and how it adds up if there is room."""
    seat = view.table[number]
    remarks = [Text(f"({', '.join(notes)})", "dim")] if (notes := remarks_on(view, number, words)) else []
    rows: list[Text] = []
    for cards in (card_by_card(seat.line, words), grouped(seat.line, words), grouped(seat.line, words, True)):
        rows = flow([*cards, *remarks], width, " " if cards and " " not in cards[0].plain else "  ", "  ", 2)
        if len(rows) <= most:
            break
    rows = cut_rows(rows, most, width)
    explained = folded_rows(f"  {strengths.line(view, number, words)}", width, "dim") if seat.line else []
    return [*rows, *explained] if len(rows) + len(explained) <= most else rows


def remarks_on(view: CondottiereView, number: int, words: Words) -> list[str]:
    """What else is to be said of a seat."""
    seat = view.table[number]
    is_fought = bool(view.stack) and BEGIN_BATTLE not in view.stack
    notes = []
    if seat.face_down:
        card = words.name("card", view.down) if number == view.seat else "?"
        notes.append(words.say("table-down", card=card))
    if view.site is not None and view.options["capture_regions"] and view.site in seat.regions and is_fought:
        notes.append(words.say("table-defender"))
    if seat.passed and is_fought:
        notes.append(words.say("table-passed"))
    return notes


def card_by_card(cards: Sequence[str], words: Words) -> list[Text]:
    """Every card with its name."""
    return [Text(words.name("card", card), STYLES.get(card, "bold")) for card in cards]


def grouped(cards: Sequence[str], words: Words, is_short: bool = False) -> list[Text]:
    """Every kind of card, with how many where there are several: `10 ×2`; names can be cut short."""
    groups = []
    for card, count in Counter(cards).items():
        name = words.name("card", card)
        if is_short and len(name) > SHORT + 1:
            name = f"{name[:SHORT]}."
        groups.append(Text(name if count == 1 else f"{name} ×{count}", STYLES.get(card, "bold")))
    return groups


def cards_in_words(cards: Sequence[str], words: Words, separator: str = " ") -> str:
    """A hand or a line, card by card."""
    return separator.join(words.name("card", card) for card in cards) or words.say("list-nothing")


# Hands


def hand_rows(view: View, words: Words, width: int, most: int, reader: int | None) -> list[Text]:
    """A hand in at most so many rows."""
    assert isinstance(view, CondottiereView)
    if view.seat is None:
        return []
    heading = hand_heading(view, words, reader)
    end = [Text(own_down(view, words).strip())] if view.down is not None and view.seat != reader else []
    rows: list[Text] = []
    for cards in (card_by_card(view.hand, words), grouped(view.hand, words), grouped(view.hand, words, True)):
        rows = flow([*(cards or [Text(cards_in_words((), words))]), *end], width, "  ", heading, len(heading))
        if len(rows) == 1:
            break
    return cut_rows(rows, most, width)


def hand_heading(view: CondottiereView, words: Words, reader: int | None) -> str:
    """Whose hand it is."""
    assert view.seat is not None
    if view.seat == reader:
        return words.say("table-hand", cards="").rstrip() + " "
    return words.say("table-hand-of", seat=Seat(view.seat), cards="").rstrip() + " "


def own_down(view: CondottiereView, words: Words) -> str:
    """The face-down card of the view's own seat."""
    return "" if view.down is None else f" ({words.say('table-down', card=words.name('card', view.down))})"


# Plain sentences


def read_seat(view: CondottiereView, number: int, words: Words) -> str:
    """All of a seat, in sentences."""
    seat = view.table[number]
    told = [words.say("plain-seat", seat=capital(words.seat(number)), strength=seat.strength.total, cards=seat.cards)]
    if seat.line:
        told.append(words.say("plain-line", line=cards_in_words(seat.line, words, ", ")))
    if seat.regions:
        names = words.joined([words.name("region", region) for region in seat.regions])
        told.append(words.say("plain-regions", regions=names))
    if view.options["points"]:
        told.append(words.say("plain-points", points=seat.points))
    notes = remarks_on(view, number, words)
    if number == view.holder:
        notes.insert(0, words.say("table-holder"))
    if number in view.to_act:
        notes.append(words.say("table-to-act"))
    if notes:
        told.append(words.say("plain-notes", notes=", ".join(notes)))
    return " ".join(told)
