"""Virtù's map on the table: who holds which city, what stands there, and what could be done there now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from signoria.games.virtu.components import CITIES, CITY_NAMES, SEA_NAMES
from signoria.games.virtu.edition import known
from signoria.games.virtu.view import VirtuView
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Name
from signoria.terminal.layout import cut_rows, flow, row
from signoria.terminal.virtu.box import bare, city_value, letters_text, seas_of
from signoria.terminal.virtu.peninsula import COLOURS, FEW, ROWS, SIDE, SIDE_ROWS, WIDTH, Label, draw, sheet_of
from signoria.terminal.virtu.peninsula import HEIGHT as WHOLE
from signoria.terminal.virtu.roads import Pair
from signoria.words import Words

TROOP, AGENT = "▮", "▲"
NOBODY = "·"
LEAP = 5  # rows by which a map grows
FROM = "outlook-from"  # says from where a troop comes


# What stands at the cities


def open_cities(view: VirtuView) -> list[str]:
    """The cities of this game."""
    return [CITY_NAMES[city] for city in known(view.edition).boards[view.seats].cities]


def road_pairs(view: VirtuView) -> list[Pair]:
    """The roads of this game."""
    board = known(view.edition).boards[view.seats]
    return [(CITY_NAMES[one], CITY_NAMES[other]) for one in board.cities for other in board.roads[one] if other > one]


def neighbours(view: VirtuView, city: str) -> list[str]:
    """The cities that a road joins to this one."""
    return [CITY_NAMES[other] for other in known(view.edition).boards[view.seats].roads[CITIES[city]]]


def owners(view: VirtuView) -> dict[str, int]:
    """The seats that hold cities."""
    return {bare(city): seat for seat, one in enumerate(view.table) for city in one.cities}


def pieces_at(view: VirtuView, city: str, owner: int | None) -> str:
    """`▮2/1▮1▲2`: troops with the seat before, but for those of the city's owner; then an agent with its seat."""
    troops = [(seat, army[city]) for seat, army in enumerate(view.armies) if city in army]
    troops.sort(key=lambda pair: pair[0] != owner)
    told = "/".join(f"{'' if seat == owner else seat}{TROOP}{count}" for seat, count in troops)
    return told + "".join(f"{AGENT}{seat}" for seat, one in enumerate(view.table) if city in one.agents)


def labels(view: VirtuView, words: Words, targets: Sequence[str] = ()) -> dict[str, Label]:
    """What is written at each city in the game."""
    held = owners(view)
    cathedrals = {bare(city) for one in view.table for city in one.cathedrals}
    found = {}
    for city in open_cities(view):
        owner = held.get(city)
        found[city] = Label(
            name=words.name("city", city),
            owner=NOBODY if owner is None else str(owner),
            value=city_value(view, city),
            is_port=bool(seas_of(view, city)),
            has_cathedral=city in cathedrals,
            pieces=pieces_at(view, city, owner),
            style="" if owner is None else COLOURS[owner],
            is_target=city in targets,
        )
    return found


def targets_in(outlook: Outlook) -> list[str]:
    """The cities that something can be done in now."""
    things = [one.thing for one in outlook.prospects if one.moves]
    return [thing.id for thing in things if isinstance(thing, Name) and thing.kind == "city"]


# The map itself


def map_rows(
    view: VirtuView, words: Words, marked: Mapping[str, Label], size: tuple[int, int], panel: Sequence[Text] = ()
) -> list[Text]:
    """The map in a window of this size, with something else in its top right corner; nothing if there is no room.

    Roads that could not be drawn are listed below it.
    """
    width, height = size
    wide = round(SIDE * width / WIDTH) if panel else 0
    corner = (wide, len(panel))
    pairs = road_pairs(view)
    sheet = sheet_of(marked, pairs, width, height, corner)
    if sheet is None:
        return []
    seas = {sea: words.name("sea", sea) for sea in SEA_NAMES}
    rows = draw(sheet, marked, seas, corner)
    for at, one in enumerate(panel):
        rows[at] = row(Text.assemble(rows[at][: width - wide], one))
    missing = [Text(f"{words.name('city', one)}–{words.name('city', other)}") for one, other in sheet.lost]
    return [*rows, *(flow(missing, width, ", ", f"{words.say('table-roads')}: ", 2) if missing else [])]


def usual_height(view: VirtuView, room: int, spared: int) -> int:
    """How high the map is where so many rows could be spared for something else.

    It grows in leaps: a row more or less in the window, as for a longer hint, does not redraw all roads.
    """
    few, many = ROWS
    least = few if len(open_cities(view)) <= FEW else many
    leaps = max(room - spared - least, 0) // LEAP
    return min(least + leaps * LEAP, room)


def corner_width(width: int) -> int:
    """How wide the corner is that the map leaves free."""
    return round(SIDE * width / WIDTH) - 1


def corner_rows(height: int) -> int:
    """How high it may be."""
    return max(round(SIDE_ROWS * height / WHOLE), 1)


# What could be done there


def price_parts(outlook: Outlook, words: Words) -> list[Text]:
    """Cities with their prices, what is too dear in brackets; for troops also both strengths, and from where."""
    offers = [one for one in outlook.prospects if is_offer(one)]
    is_said = len({start_of(one, words) for one in offers}) > 1
    return [price_part(one, words, is_said) for one in offers]


def start_of(prospect: Prospect, words: Words) -> str:
    """From where a troop would come."""
    return "".join(words.arg(phrase.args["city"]) for phrase in prospect.brings if phrase.key == FROM)


def is_offer(prospect: Prospect) -> bool:
    """Is it about a city, and could it be done with symbols enough?"""
    is_city = isinstance(prospect.thing, Name) and prospect.thing.kind == "city"
    return is_city and bool(prospect.moves or prospect.short) and bool(prospect.price or prospect.sums)


def price_part(prospect: Prospect, words: Words, has_start: bool) -> Text:
    """`Siena C4`, or `Naples→Rome H1 2:4`."""
    start = f"{start_of(prospect, words)}→" if has_start else ""
    text = Text.assemble(start, words.arg(prospect.thing), " ", letters_text(prospect.price))
    if "attack" in prospect.sums:
        text.append(f" {prospect.sums['attack'].total}:{prospect.sums['defence'].total}")
    if prospect.short:
        return Text.assemble("(", text, ")", style="dim")
    return text


def price_rows(outlook: Outlook, words: Words, width: int, most: int) -> list[Text]:
    """The same in at most so many rows, unless everything costs the same; what can be paid comes first."""
    parts = price_parts(outlook, words)
    parts.sort(key=lambda part: part.plain.startswith("("))
    offers = [one for one in outlook.prospects if is_offer(one)]
    is_telling = len({one.price for one in offers}) > 1 or any(one.sums for one in offers)
    return cut_rows(flow(parts, width, ", "), most, width) if parts and is_telling else []
