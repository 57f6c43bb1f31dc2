"""What of Virtù one key opens: the map, palaces and domains, the market, tracks, alliances, prestige, agents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from shutil import get_terminal_size

from rich.text import Text

from signoria.games.virtu.components import ALLY_NAMES
from signoria.games.virtu.view import VirtuView
from signoria.kernel.outlook import Outlook
from signoria.kernel.phrases import Count, Listed, Name, Phrase
from signoria.kernel.registry import find
from signoria.terminal.layout import row
from signoria.terminal.spoken import Spoken
from signoria.terminal.virtu.box import NONE, bare, box_of, fact, legend, listed, tile_symbols
from signoria.terminal.virtu.map import map_rows, neighbours, open_cities, owners
from signoria.terminal.virtu.market import ware_sentence, wares
from signoria.terminal.virtu.palace import (
    court_rows,
    court_sentence,
    domain_rows,
    domain_sentence,
    palace_rows,
    rooms_sentence,
)
from signoria.terminal.virtu.peninsula import HEIGHT, Label
from signoria.terminal.virtu.prestige import prestige_lines, prestige_rows
from signoria.terminal.virtu.seats import owner_line, ready_rows
from signoria.words import Words, capital

Lines = Sequence[str | Text]
Page = tuple[str, str, Lines]

# The letter that opens a page, whatever the language.
POWER_KEYS = {"florence": "F", "naples": "N", "venice": "V", "milan": "I", "rome": "R", "france": "F"}
FRAME = 3  # rows of a page that are not its own
LEAST = 80
PIRATES = "does-city-pirate"


def pages(view: VirtuView, words: Words, marked: Mapping[str, Label]) -> list[Page]:
    """All of them, in the order of their use."""
    found = [("M", words.say("page-map"), map_page(view, words, marked))]
    for seat, one in enumerate(view.table):
        title = words.say("page-palace", power=Name("power", one.power))
        found.append((POWER_KEYS[one.power], title, palace_page(view, seat, words)))
    found += [
        ("K", words.say("page-market"), market_page(view, words)),
        ("T", words.say("page-tracks"), track_page(view, words)),
        ("C", words.say("page-prestige"), [*prestige_rows(view, words), *map(Spoken, prestige_lines(view, words))]),
        ("G", words.say("page-agents"), agent_page(view, words)),
        ("B", words.say("page-symbols"), symbol_page(view, words)),
    ]
    if any(kind == "ally" for kind, _ in box_of(view)):
        found.append(("A", words.say("page-alliances"), alliance_page(view, words)))
    return found


# The map


def map_page(view: VirtuView, words: Words, marked: Mapping[str, Label]) -> Lines:
    """The map as large as the window, then every city; plain text tells the cities only."""
    width, height = get_terminal_size((LEAST, 24))
    drawn = map_rows(view, words, marked, (max(width, LEAST), max(height - FRAME, HEIGHT)))
    cities = [city_sentence(view, city, words) for city in open_cities(view)]
    return [*drawn, row(), *cities, *map(Spoken, cities)]


def city_sentence(view: VirtuView, city: str, words: Words) -> str:
    """A city: whose it is, its value and tile, roads and seas, and what stands there."""
    owner = owners(view).get(city)
    does = box_of(view)["city", city].does
    told = [
        words.say(
            "page-city",
            city=Name("city", city),
            value=fact(view, ("city",), city, "value"),
            owner=Phrase("page-neutral") if owner is None else Name("power", view.table[owner].power),
            symbols=Listed(tile_symbols(view, city)),
        )
    ]
    near, seas = neighbours(view, city), fact(view, ("city",), city, "seas")
    told += [words.say("page-roads", roads=Listed(tuple(Name("city", one) for one in near)))] if near else []
    told += [words.say("page-port", seas=seas)] if seas else []
    told += [words.say("page-pirates")] if does is not None and does.key == PIRATES else []
    for seat, one in enumerate(view.table):
        troops = view.armies[seat].get(city, 0)
        told += [words.say("page-troops", seat=words.seat(seat), troops=Count(troops, "troop"))] if troops else []
        told += [words.say("page-agent", seat=words.seat(seat))] if city in one.agents else []
    return " ".join(told)


# Seats


def palace_page(view: VirtuView, seat: int, words: Words) -> Lines:
    """A palace and a domain, troops and agents."""
    one = view.table[seat]
    width = get_terminal_size((LEAST, 24)).columns
    outlook = find(view.game).outlook(view) if seat == view.seat else Outlook()
    troops = ", ".join(f"{words.name('city', city)} {count}" for city, count in view.armies[seat].items())
    more = [
        words.say("plain-troops", troops=troops or NONE),
        words.say("plain-agents", places=listed(one.agents, words), stock=one.stock),
    ]
    more += [words.say("plain-trophies", trophies=words.seats(one.trophies))] if one.trophies else []
    spoken = [
        owner_line(view, seat, words) + ".",
        rooms_sentence(view, seat, words, outlook),
        court_sentence(view, seat, words),
        domain_sentence(view, seat, words),
        words.say("plain-ready", symbols=Listed(view.ready[seat])),
        *more,
    ]
    return [
        row(owner_line(view, seat, words), "bold"),
        row(),
        *palace_rows(view, seat, words, width, outlook),
        *court_rows(view, seat, words, width),
        *domain_rows(view, seat, words, width),
        *ready_rows(view, seat, words, width),
        row(),
        *more,
        *map(Spoken, spoken),
    ]


# The market, tracks, alliances


def market_page(view: VirtuView, words: Words) -> Lines:
    """Everything that is for sale."""
    outlook = find(view.game).outlook(view)
    return [ware_sentence(ware, words) for ware in wares(view, outlook)]


def track_page(view: VirtuView, words: Words) -> Lines:
    """The tracks of the box, each with where the seats stand."""
    lines: list[str] = []
    for (kind, name), one in box_of(view).items():
        if kind == "track":
            lines += [""] if lines else []
            lines.append(capital(words.arg(one.name)))
            lines += [f"  {words.arg(arg)}" for _, arg in one.facts]
            lines += [f"  {words.sentence(one.does)}"] if one.does else []
            lines += standings(view, name, words)
    return lines


def standings(view: VirtuView, track: str, words: Words) -> list[str]:
    """Where the seats stand on a track."""
    numbers = {"patronage": [one.patronage for one in view.table], "cities": [len(one.cities) for one in view.table]}
    if track not in numbers:
        return []
    order = reversed(view.course.ladder) if track == "cities" else range(view.seats)
    told = [f"{capital(words.seat(seat))} ({numbers[track][seat]})" for seat in order]
    return [f"  {words.say('page-standing', seats=', '.join(told))}"]


def alliance_page(view: VirtuView, words: Words) -> Lines:
    """The great powers: whose allies they are, what they cost and give, and whose agents stand there."""
    lines: list[str] = []
    for name in ALLY_NAMES:
        one = box_of(view)["ally", name]
        lords = [seat for seat, table in enumerate(view.table) if name in map(bare, table.allies)]
        agents = [seat for seat, table in enumerate(view.table) if name in table.agents]
        lines += [""] if lines else []
        lines.append(
            words.say(
                "page-ally",
                ally=one.name,
                seat=words.seats(lords) if lords else words.say("table-nobody"),
                agents=words.seats(agents) if agents else words.say("table-nobody"),
                price=fact(view, ("ally",), name, "price"),
            )
        )
        lines += [f"  {words.sentence(one.does)}"] if one.does else []
    return lines


# Agents and symbols


def agent_page(view: VirtuView, words: Words) -> Lines:
    """Where all agents stand, and how many are left; and what agents do."""
    lines = []
    for seat, one in enumerate(view.table):
        told = words.say("plain-agents", places=listed(one.agents, words), stock=one.stock)
        lines.append(f"{owner_line(view, seat, words)}. {told}")
    does = box_of(view)["piece", "agent"].does
    return [*lines, "", *([words.sentence(does)] if does else [])]


def symbol_page(view: VirtuView, words: Words) -> Lines:
    """Which letter is which symbol, what symbols pay for, and what actions do."""
    lines: list[str | Text] = [legend(words), words.say("explain-signs"), ""]
    for (kind, _), one in box_of(view).items():
        if kind in ("symbol", "action") and one.does is not None:
            lines.append(f"{capital(words.arg(one.name))}: {words.sentence(one.does)}")
    return lines
