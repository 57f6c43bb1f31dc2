"""Virtù's table in the terminal: map, palace wheel, domain and market; and the same as plain sentences."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from signoria.games.virtu.components import (
    ACTION_NAMES,
    CARD_NAMES,
    CITIES,
    POWERS,
    SALE_NAMES,
    SYMBOL_NAMES,
    count_of,
)
from signoria.games.virtu.edition import known
from signoria.games.virtu.scoring import CATEGORIES
from signoria.games.virtu.view import EXHAUSTED, SeatTable, VirtuView
from signoria.kernel.game import Event, Option, OptionValue, View
from signoria.terminal import peninsula
from signoria.terminal.layout import beside, column, fit, flow, row, spread
from signoria.terminal.words import Words, sentence

MOMENTS = ("siege-fought", "field-battle-fought", "ended")  # worth a look
PANEL = 46  # columns that the seats need beside the map
COLUMNS = ("florins", "cities", "troops", "agents", "patronage", "prestige")
SHORT_HEAD = 4  # letters of a heading
YEARS = (3, 5, 8, 10, 12, 15, 20)  # offered when a table is set up
LETTERS = "FCXHSMWA"
LETTER_NAMES = dict(zip(LETTERS, SYMBOL_NAMES, strict=True))


# What the frame asks for


def draw(view: View, words: Words, width: int, height: int, others: Sequence[View] = ()) -> list[Text]:
    """The table as the view's seat sees it, in at most so many rows."""
    assert isinstance(view, VirtuView)
    reader = focus(view)
    below = [*palace_rows(view, reader, words, width), *domain_rows(view, reader, words, width)]
    market = market_rows(view, words, width)
    room = height - 1 - len(below)
    scale = peninsula.largest(width - PANEL - 1, room - len(market) if room > len(market) + peninsula.LEAST else room)
    if scale is None:
        table = seat_rows(view, words, width)
    else:
        table = beside(
            peninsula.draw(scale, labels(view, words), known(view.edition).lonlat),
            [*seat_rows(view, words, width - scale.width - 1), row(), *payment_rows(view, words)],
            scale.width + 1,
        )
    head = row(" ".join(headline(view, words)), "bold")
    rows = [fit(head, width), *table, *below, *market]
    return [fit(one, width) for one in rows[:height]]


def read(view: View, words: Words, others: Sequence[View] = ()) -> list[str]:
    """The table as sentences, one after the other."""
    assert isinstance(view, VirtuView)
    told = [" ".join(headline(view, words))]
    told += [read_seat(view, number, words) for number in range(view.seats)]
    told.append(words.say("table-neutral", cities=names(view.neutral, words)))
    told += [one.plain for one in payment_rows(view, words)]
    told.append(market(view, words))
    return told


def explain(view: View, words: Words) -> list[str]:
    """Prestige by category, as on the score sheet, if it ended now."""
    assert isinstance(view, VirtuView)
    return explain_by(view, words, CATEGORIES)


def explain_by(view: VirtuView, words: Words, categories: Sequence[str]) -> list[str]:
    """The same, for the categories of a game."""
    told = []
    for seat, points in enumerate(view.prestige):
        parts = [f"{words.name_of('category', categories[at])} {number}" for at, number in enumerate(points) if number]
        whole = words.say("explain-total", total=sum(points), parts=", ".join(parts) or "0")
        told.append(f"{sentence(words.seat(seat, view.seat))}: {whole}")
    return [*told, words.say("explain-exhausted"), words.say("table-reconstructed")]


def is_moment(event: Event) -> bool:
    """Shall everybody look at the table now, before it changes?"""
    return event.kind in MOMENTS


def values(option: Option, seats: int) -> Sequence[OptionValue]:
    """What is offered for an option when a table is set up."""
    if isinstance(option.default, bool):
        return (False, True)
    return YEARS if option.name == "years" else range(option.low, seats)


# The head


def focus(view: VirtuView) -> int:
    """Whose palace is shown: the reader's, or that of who is to act."""
    if view.seat is not None:
        return view.seat
    return view.to_act[0] if view.to_act else 0


def headline(view: VirtuView, words: Words) -> list[str]:
    """The year, the order of turns, and the end if it is near."""
    order = " ".join(str(seat) for seat in view.course.order)
    told = [words.say("table-year", year=view.course.year, order=order)]
    if view.course.is_last:
        told.append(words.say("table-last"))
    if view.prompt is not None and view.prompt.startswith("place-family"):
        _, seat, number = view.prompt.split()
        family = known(view.edition).families[POWERS[view.table[int(seat)].power]]
        card = CARD_NAMES[family[int(number)]]
        told.append(words.say("table-family", card=words.name_of("card", card)))
    return told


def payment_rows(view: VirtuView, words: Words) -> list[Text]:
    """The payment or the siege in hand."""
    told = []
    if view.missing or view.course.pool:
        missing, pool = (in_words(text, words) for text in (view.missing, view.course.pool))
        told.append(row(words.say("table-missing", missing=missing, pool=pool), "bold yellow"))
    if view.course.attack or view.course.defence:
        told.append(
            row(words.say("table-siege", attack=view.course.attack, defence=view.course.defence), "bold yellow")
        )
    return told


def in_words(symbols: str, words: Words) -> str:
    """`2F 1C` as words."""
    found = []
    for part in symbols.split():
        count, letters = part.rstrip("FCXHSMWA"), part.lstrip("0123456789")
        name = "/".join(words.name_of("symbol", LETTER_NAMES[letter]) for letter in letters)
        found.append(f"{count} {name}")
    return ", ".join(found) or "–"


# The map and the seats


def labels(view: VirtuView, words: Words) -> dict[str, peninsula.Label]:
    """What is written at each city in the game."""
    edition = known(view.edition)
    board = edition.boards[view.seats]
    owners = {city.removesuffix(EXHAUSTED): seat for seat, one in enumerate(view.table) for city in one.cities}
    agents = {place: seat for seat, one in enumerate(view.table) for place in one.agents}
    found = {}
    for name, city in CITIES.items():
        if not board.is_open[city]:
            continue
        troops = [(seat, one.troops[name]) for seat, one in enumerate(view.table) if name in one.troops]
        label = words.name_of("city", name)
        found[name] = peninsula.Label(label, owners.get(name), edition.values[city], troops, agents.get(name))
    return found


def seat_rows(view: VirtuView, words: Words, width: int) -> list[Text]:
    """The seats with their numbers."""
    return number_rows(view, words, width, COLUMNS, [figures(view, number) for number in range(view.seats)])


def number_rows(
    view: VirtuView, words: Words, width: int, columns: Sequence[str], all_figures: Sequence[Sequence[int]]
) -> list[Text]:
    """The seats with the numbers of these columns."""
    heads = [words.say(f"table-{name}")[:SHORT_HEAD] for name in columns]
    rows = [
        spread(row(f"  {words.say('table-seat')}", "dim"), row(" ".join(column(one, 4) for one in heads), "dim"), width)
    ]
    for number, seat in enumerate(view.table):
        sign = "▸" if number in view.to_act else " "
        name = f"{sentence(words.seat(number, view.seat))}, {words.name_of('power', seat.power)}"
        style = "bold" if number == view.seat else ""
        left = Text.assemble(sign, (str(number), peninsula.COLOURS[number]), " ", (name, style), no_wrap=True, end="")
        numbers = " ".join(column(str(one), 4) for one in all_figures[number])
        rows.append(spread(left, row(numbers), width))
    return rows


def figures(view: VirtuView, number: int) -> list[int]:
    """The numbers of a seat, in the order of the columns."""
    seat = view.table[number]
    prestige = sum(view.prestige[number])
    return [seat.florins, len(seat.cities), sum(seat.troops.values()), seat.stock, seat.patronage, prestige]


# The palace, the domain, the market


def palace_rows(view: VirtuView, number: int, words: Words, width: int) -> list[Text]:
    """The wheel of five rooms, and the courtiers on both sides."""
    seat = view.table[number]
    heading = words.say("table-palace", name=words.seat(number, view.seat))
    rooms = [Text(f"{at + 1} {room_words(view, number, at, words)}") for at in range(len(ACTION_NAMES) - 1)]
    left = Text(words.say("table-left", cards=court_words(seat.left, words)))
    right = Text(words.say("table-right", cards=court_words(seat.right, words)))
    return [row(heading, "dim"), *flow(rooms, width, "  →  ", "  ", 2), *flow([left, right], width, "    ", "  ", 2)]


def room_words(view: VirtuView, number: int, at: int, words: Words) -> str:
    """One room: its action or cards, the token, an indulgence, an enemy agent."""
    seat = view.table[number]
    edition = known(view.edition)
    held = seat.rooms[at] if seat.rooms else ""
    card, _, upgrade = held.partition("+")
    printed = edition.rooms[POWERS[seat.power]][at]
    told = words.name_of("action", ACTION_NAMES[printed]) if printed >= 0 else words.say("table-no-action")
    if card:
        action = edition.card_actions[CARD_NAMES.index(card)]
        told = f"{words.name_of('action', ACTION_NAMES[action])}: {words.name_of('card', card)}"
    if upgrade:
        told += f" + {words.name_of('card', upgrade)}"
    place = f"{seat.power}-{at + 1}"
    enemies = [one for other, one in enumerate(view.table) if other != number and place in one.agents]
    marks = "●" if seat.token == at + 1 else ""
    marks += "!" if at + 1 in seat.indulgences else ""
    marks += "▲" if enemies else ""
    return f"{marks}{told}"


def court_words(cards: Sequence[str], words: Words) -> str:
    """Courtiers with their marks."""
    return ", ".join(marked_name(card, words) for card in cards) or "–"


def marked_name(name: str, words: Words) -> str:
    """A thing by its name, with its mark if it is exhausted."""
    plain = name.removesuffix(EXHAUSTED)
    return words.phrase(plain) + (EXHAUSTED if plain != name else "")


def symbols_text(symbols: int) -> str:
    """`2C 1A`, as short as it gets."""
    return "".join(f"{count_of(symbols, at)}{letter}" for at, letter in enumerate(LETTERS) if count_of(symbols, at))


def domain_rows(view: VirtuView, number: int, words: Words, width: int) -> list[Text]:
    """Tiles and alliances."""
    seat = view.table[number]
    edition = known(view.edition)
    tiles = [
        f"{marked_name(city, words)} {symbols_text(edition.tile_symbols[CITIES[city.removesuffix(EXHAUSTED)]])}"
        for city in seat.cities
    ]
    tiles += [f"{words.name_of('title', 'cathedral')} {marked_name(city, words)}" for city in seat.cathedrals]
    tiles += [marked_name(one, words) for one in (*seat.titles, *seat.allies, *seat.bonuses)]
    heading = words.say("table-domain", tiles="").rstrip() + " "
    return flow([Text(one) for one in tiles] or [Text("–")], width, ", ", heading, 2)


def market(view: VirtuView, words: Words) -> str:
    """What is for sale, with prices."""
    edition = known(view.edition)
    things = []
    for at, name in enumerate(SALE_NAMES):
        left = edition.copies[at] if view.course.supply is None else view.course.supply[name]
        if left:
            things.append(f"{words.phrase(name)} {symbols_text(edition.costs[at])}")
    return words.say("table-market", things=", ".join(things))


def market_rows(view: VirtuView, words: Words, width: int) -> list[Text]:
    """The market, while somebody buys."""
    is_open = any(step.startswith(("buy-things", "begin-winter", "reorganise")) for step in view.stack[:3])
    if not is_open:
        return []
    heading, _, rest = market(view, words).partition(": ")
    return flow([Text(one) for one in rest.split(", ")], width, ", ", f"{heading}: ", 2)


# Plain sentences


def names(cities: Sequence[str], words: Words) -> str:
    """Cities, tiles or places, listed."""
    return ", ".join(marked_name(city, words) for city in cities) or "–"


def read_seat(view: VirtuView, number: int, words: Words) -> str:
    """All of a seat, in sentences."""
    seat: SeatTable = view.table[number]
    rooms = [f"{at + 1} {room_words(view, number, at, words)}" for at in range(len(ACTION_NAMES) - 1)]
    troops = ", ".join(f"{words.name_of('city', city)} {count}" for city, count in seat.troops.items()) or "–"
    told = [
        words.say(
            "plain-seat",
            name=sentence(words.seat(number, view.seat)),
            power=words.name_of("power", seat.power),
            florins=seat.florins,
            patronage=seat.patronage,
            prestige=sum(view.prestige[number]),
        ),
        words.say("plain-cities", cities=names(seat.cities, words)),
        words.say("plain-troops", troops=troops),
        words.say("plain-agents", places=names(seat.agents, words), stock=seat.stock),
        words.say("plain-titles", titles=names((*seat.titles, *seat.allies, *seat.bonuses), words)),
        words.say("plain-rooms", rooms="; ".join(rooms)),
        words.say("plain-court", left=court_words(seat.left, words), right=court_words(seat.right, words)),
    ]
    return " ".join(told)
