"""The Castles of Tuscany in the terminal: a drawn domain, display, storage, counts; and the same as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from signoria.games.tuscany.components import COLOUR_NAMES, COLOUR_OF, KIND
from signoria.games.tuscany.drawing import Spot, spots
from signoria.games.tuscany.edition import known
from signoria.games.tuscany.state import GREENS, WHY_NAMES
from signoria.games.tuscany.view import OWNED, EstateView, TuscanyView
from signoria.kernel.game import Event, Option, OptionValue, View
from signoria.terminal import hexes
from signoria.terminal.layout import beside, column, fit, flow, row, spread
from signoria.terminal.words import Words, sentence

MOMENTS = ("round-ended", "ended")  # worth a look
COLUMNS = ("green", "red", "cards", "marbles", "workers", "stacks")
SHORT_HEAD = 4  # letters of a heading
LAST_COLUMN = 5
SEAT_STYLES = ("white on red", "black on yellow", "white on green", "white on blue")
GAP = 2  # columns between the domain and the rest


# What the frame asks for


def draw(view: View, words: Words, width: int, height: int, others: Sequence[View] = ()) -> list[Text]:
    """The table as the view's seat sees it, in at most so many rows."""
    assert isinstance(view, TuscanyView)
    drawn = domain(view, focus(view))
    side = hexes.width_of(drawn) + GAP
    right = width - side
    table = [
        *seat_rows(view, words, right),
        row(),
        *display_rows(view, words, right),
        *flow([Text(storage(view.table[focus(view)], words))], right),
        *flow([Text(hand(view, words))], right),
        *flow([Text(one) for one in bonuses(view.table[focus(view)], words)], right, ", ", head(words, "bonuses"), 2),
    ]
    for other in others:
        assert isinstance(other, TuscanyView)
        table += flow([Text(f"{other.seat}: {hand(other, words)}")], right)
    letters = [words.say(f"letter-{name}") for name in COLOUR_NAMES]
    shown = beside(hexes.draw(drawn, letters), table, side) if drawn else table
    legend = [
        Text(f"{letter} {words.name_of('card', name)}") for letter, name in zip(letters, COLOUR_NAMES, strict=True)
    ]
    rows = [row(" ".join(headline(view, words)), "bold"), *shown, *flow(legend, width, "  ")]
    return [fit(one, width) for one in rows[:height]]


def read(view: View, words: Words, others: Sequence[View] = ()) -> list[str]:
    """The table as sentences, one after the other."""
    assert isinstance(view, TuscanyView)
    told = [" ".join(headline(view, words)), words.say("table-display", tiles=", ".join(display(view, words)) or "–")]
    told += [read_seat(view, number, words) for number in range(view.seats)]
    told += [sentence(hand(one, words)) for one in (view, *others) if isinstance(one, TuscanyView)]
    return [*told, counts(view, words)[0]]


def explain(view: View, words: Words) -> list[str]:
    """Every seat's points by reason, and what decks and stacks still hold."""
    assert isinstance(view, TuscanyView)
    told = []
    for number, seat in enumerate(view.table):
        name = sentence(words.seat(number, view.seat))
        for colour, whys, total in (("green", WHY_NAMES[:GREENS], seat.green), ("red", WHY_NAMES[GREENS:], seat.red)):
            parts = [f"{words.name_of('why', why)} {seat.points[why]}" for why in whys if why in seat.points]
            told.append(words.say(f"explain-{colour}", name=name, total=total, parts=", ".join(parts) or "0"))
    return [*told, *counts(view, words), words.say("table-reconstructed")]


def is_moment(event: Event) -> bool:
    """Shall everybody look at the table now, before it changes?"""
    return event.kind in MOMENTS


def values(option: Option, seats: int) -> Sequence[OptionValue]:
    """What is offered for an option when a table is set up."""
    return (False, True) if isinstance(option.default, bool) else range(option.low, seats)


# The head and the seats


def focus(view: TuscanyView) -> int:
    """Whose domain is shown: the reader's, or that of who is to act."""
    if view.seat is not None:
        return view.seat
    return view.to_act[0] if view.to_act else 0


def headline(view: TuscanyView, words: Words) -> list[str]:
    """The round, who is first, and the end if it is near."""
    told = [words.say("table-round", round=view.middle.round, name=words.seat(view.middle.first, view.seat))]
    if view.middle.is_last:
        told.append(words.say("table-last"))
    elif any(view.middle.round not in unfinished(seat) for seat in view.table):
        told.append(words.say("table-ending"))
    return told


def unfinished(seat: EstateView) -> list[int]:
    """The numbers of the stacks that still hold tiles."""
    return [number for number, left in enumerate(seat.stacks, 1) if left]


def seat_rows(view: TuscanyView, words: Words, width: int) -> list[Text]:
    """The seats with their numbers."""
    heads = [words.say(f"table-{name}")[:SHORT_HEAD] for name in COLUMNS]
    figures = " ".join(column(one, SHORT_HEAD if one is not heads[-1] else LAST_COLUMN) for one in heads)
    rows = [spread(row(f"  {words.say('table-seat')}", "dim"), row(figures, "dim"), width)]
    for number, seat in enumerate(view.table):
        sign = "▸" if number in view.to_act else " "
        name = sentence(words.seat(number, view.seat))
        style = "bold" if number == view.seat else ""
        left = Text.assemble(sign, (str(number), SEAT_STYLES[number]), " ", (name, style), no_wrap=True, end="")
        numbers = [seat.green, seat.red, seat.cards, seat.marbles, seat.workers]
        texts = [column(str(one), SHORT_HEAD) for one in numbers]
        rows.append(spread(left, row(" ".join([*texts, column("·".join(map(str, seat.stacks)), LAST_COLUMN)])), width))
    return rows


def domain(view: TuscanyView, seat: int) -> list[Spot]:
    """The seat's domain, if it can be seen."""
    return spots(view.table[seat], known(view.edition))


# Lists of things


def head(words: Words, name: str) -> str:
    """The heading of a list."""
    return f"{words.say(f'table-{name}')}: "


def display(view: TuscanyView, words: Words) -> list[str]:
    """The tiles on display, with the seat that they come from."""
    found = []
    for text in view.middle.display:
        name, _, owner = text.partition(OWNED)
        if name:
            found.append(words.name_of("kind", name) + (f" ({owner})" if owner else ""))
    return found


def display_rows(view: TuscanyView, words: Words, width: int) -> list[Text]:
    """The display, each tile in its colour."""
    tiles = []
    for text, told in zip([one for one in view.middle.display if one], display(view, words), strict=True):
        tiles.append(Text(told, hexes.STYLES[COLOUR_OF[KIND[text.partition(OWNED)[0]]]]))
    return flow(tiles, width, " ", head(words, "tiles"), 2)


def counted(kind: str, counts: Mapping[str, int], words: Words) -> str:
    """`farm 3, city 1`."""
    return ", ".join(f"{words.name_of(kind, name)} {number}" for name, number in counts.items()) or "–"


def storage(seat: EstateView, words: Words) -> str:
    """What lies in storage, and how many spaces are empty."""
    things = ", ".join(words.name_of("kind", thing) for thing in seat.storage) or "–"
    return head(words, "storage") + things


def hand(view: TuscanyView, words: Words) -> str:
    """The reader's region cards."""
    return head(words, "hand") + counted("card", view.hand, words)


def bonuses(seat: EstateView, words: Words) -> list[str]:
    """Bonus tiles."""
    told = [f"{words.name_of('bonus', name)} ×{number}" for name, number in seat.bonuses.items()]
    return told or ["–"]


def counts(view: TuscanyView, words: Words) -> list[str]:
    """What decks, stacks and discards hold, so that nobody needs paper."""
    middle = view.middle
    told = [
        words.say("counts-deck", number=view.deck, unseen=counted("card", view.unseen, words)),
        words.say("counts-discard", cards=counted("card", middle.discard or {}, words)),
    ]
    if view.known:
        told.append(words.say("counts-known", cards=counted("card", view.known, words)))
    told.append(words.say("counts-yields", cards=counted("yield", middle.yields or {}, words)))
    told.append(words.say("counts-neutral", tiles=counted("kind", middle.neutral or {}, words)))
    if middle.aside:
        told.append(words.say("counts-aside", tiles=counted("kind", middle.aside, words)))
    for number, seat in enumerate(view.table):
        tiles = counted("kind", seat.stack or {}, words)
        told.append(words.say("counts-stack", name=sentence(words.seat(number, view.seat)), tiles=tiles))
    told.append(words.say("counts-bonuses", tiles=counted("bonus", middle.bonus_tiles or {}, words)))
    return told


# Plain sentences


def read_seat(view: TuscanyView, number: int, words: Words) -> str:
    """All of a seat, in sentences."""
    seat = view.table[number]
    told = words.say(
        "plain-seat",
        name=sentence(words.seat(number, view.seat)),
        green=seat.green,
        red=seat.red,
        cards=seat.cards,
        marbles=seat.marbles,
        workers=seat.workers,
        stacks=", ".join(map(str, seat.stacks)),
    )
    told += f" {storage(seat, words)}. {head(words, 'bonuses')}{', '.join(bonuses(seat, words))}."
    drawn = domain(view, number)
    covered = [f"{one.space} {words.name_of('kind', one.thing)}" for one in drawn if one.thing]
    empty = [f"{one.space} {words.name_of('card', COLOUR_NAMES[one.colour])}" for one in drawn if not one.thing]
    if drawn:
        told += " " + words.say("plain-covered", spaces=", ".join(covered))
        told += " " + words.say("plain-empty", spaces=", ".join(empty) or "–")
    return told
