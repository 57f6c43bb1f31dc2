"""Reading components: Virtù's file with the part of Wars of Italy, the standard ones or an owner's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from signoria.games.virtu import edition as virtu
from signoria.games.virtu.box import MOST, Box, Card, Entry, Power, Tile, check_card, check_rooms, check_symbols
from signoria.games.virtu.box import check as check_virtu
from signoria.games.virtu.components import (
    ACTION_NAMES,
    CARDS,
    CITIES,
    MAJOR_NAMES,
    POWERS,
    TITLE_NAMES,
)
from signoria.games.wars.components import PLAYERS, Garrison, Italy, Major, Start
from signoria.kernel.corrections import Table, check_between, check_fit, corrected, read_toml, require, table_at
from signoria.kernel.editions import Editions

WARS = "wars"  # the table of the file that only this game reads
EMPTY_ROOM = "none"
PLAYED = {PLAYERS: ("france", "naples")}


class PowerEntry(Entry, forbid_unknown_fields=True, kw_only=True):
    """One of the two powers, with its palace and all that it begins with."""

    colour: str
    home: list[str]
    troops: dict[str, int]
    most_troops: int
    agents: int
    florins: int
    rooms: list[str]
    tiles: list[str]


class MajorEntry(Entry, forbid_unknown_fields=True, kw_only=True):
    """A major city; its first city is the capital."""

    colour: str
    cities: list[str]
    troops: dict[str, int]
    most_troops: int
    agents: int
    cards: list[str]


class Influence(msgspec.Struct, forbid_unknown_fields=True):
    """The influence tracks."""

    lowest: int
    highest: int
    neutral: tuple[int, int]
    favour: int
    start: dict[str, int]
    crosses: list[str]


class WarsBox(msgspec.Struct, forbid_unknown_fields=True):
    """The part of the components file that only Wars of Italy reads."""

    salary_rounds: list[int]
    numbers: dict[str, int]
    influence: Influence
    supply: dict[str, int]
    powers: dict[str, PowerEntry]
    family: dict[str, Card]
    tiles: dict[str, Tile]
    majors: dict[str, MajorEntry]
    cards: dict[str, Card]


@cache
def standard() -> Italy:
    """The edition that comes with the package."""
    return keep(read_anew(None))


def label_of(italy: Italy) -> str:
    """The name that views have for it."""
    return italy.edition.label


EDITIONS = Editions(label_of, standard)


def standard_text() -> str:
    """The components file that comes with the package: Virtù's, and the part of Wars of Italy."""
    own = (files("signoria.games.wars") / "components.toml").read_text(encoding="utf-8")
    return virtu.standard_text() + own


def read(text: str | None) -> Italy:
    """An edition from a components file (None: the standard one); an error names the entry.

    A file without the part of Wars of Italy, corrected for Virtù, takes that part from the standard one.
    """
    return keep(standard() if text is None else EDITIONS.read(text, read_anew))


def keep(italy: Italy) -> Italy:
    """Let views name it, also where they are read as Virtù's."""
    EDITIONS.keep(italy)
    virtu.EDITIONS.keep(italy.edition)
    return italy


def read_anew(text: str | None) -> Italy:
    """The edition of a file that has not been read yet."""
    (own, usual), (box, wars) = open_box(None), open_box(text)
    check_virtu(box, own)
    check(wars, usual)
    before, now = rules_of(own, usual), rules_of(box, wars)
    changed = virtu.differences(before, now)
    edition = virtu.build(whole(box, wars), text, virtu.digest_of(now), changed, PLAYED, wars.supply)
    return Italy(
        edition=edition,
        starts={POWERS[name]: start_of(one) for name, one in wars.powers.items()},
        majors=tuple(major_of(name, wars) for name in MAJOR_NAMES),
        lowest=wars.influence.lowest,
        highest=wars.influence.highest,
        neutral=wars.influence.neutral,
        favour=wars.influence.favour,
        salary_rounds=tuple(sorted(wars.salary_rounds)),
        numbers=wars.numbers,
    )


def known(label: str) -> Italy:
    """The edition with this label, if it has been read before."""
    return EDITIONS.find(label)


def open_box(text: str | None) -> tuple[Box, WarsBox]:
    """Both parts of the standard components, corrected by an owner's file (None: not corrected)."""
    given = {} if text is None else read_toml(text)
    usual = read_toml(standard_text())
    wars = corrected(part_of(given), part_of(usual), WarsBox, WARS)
    return corrected(given, usual, Box), wars


def part_of(components: Table) -> Table:
    """The part of Wars of Italy."""
    return table_at(components.get(WARS, {}), WARS)


# Checking


def check(wars: WarsBox, usual: WarsBox) -> None:
    """Numbers must be possible, holders hold cities of their own."""
    for table, numbers in (("numbers", wars.numbers), ("supply", wars.supply)):
        for name, number in numbers.items():
            check_between(number, 1 if name == "troops_a_florin" else 0, MOST, f"wars.{table}.{name}")
    check_influence(wars.influence)
    check_holders(wars)
    for table, cards in (("family", wars.family), ("cards", wars.cards)):
        for name, card in cards.items():
            check_card(card, f"wars.{table}.{name}")
    for name, card in wars.family.items():
        right = usual.family[name].power
        require(card.power == right, f"wars.family.{name}.power", f"must be {right}")
    for name, tile in wars.tiles.items():
        check_symbols(tile.symbols, f"wars.tiles.{name}.symbols")


def check_influence(track: Influence) -> None:
    """Zones lie within one another, and markers on the track."""
    low, high = track.neutral
    check_fit(-MOST <= track.lowest < low <= high < track.highest <= MOST, "wars.influence: the zones do not fit")
    require(high <= track.favour and track.favour >= -low, "wars.influence.favour", "must not lie in the neutral zone")
    for name, at in track.start.items():
        check_between(at, track.lowest, track.highest, f"wars.influence.start.{name}")
    for name in track.crosses:
        require(name in MAJOR_NAMES, "wars.influence.crosses", f"names {name!r}, which is no major city")


def check_holders(wars: WarsBox) -> None:
    """Powers and major cities hold different cities, and stand in their own ones."""
    held: set[str] = set()
    holders = [(f"powers.{name}", "home", one.home, one.troops, one.most_troops) for name, one in wars.powers.items()]
    holders += [
        (f"majors.{name}", "cities", one.cities, one.troops, one.most_troops) for name, one in wars.majors.items()
    ]
    for where, field, cities, troops, most in holders:
        at = f"wars.{where}"
        require(bool(cities), f"{at}.{field}", "names no city")
        for city in cities:
            is_free = city in CITIES and city not in held
            require(is_free, f"{at}.{field}", f"names {city!r}, which is no city, or another's")
            held.add(city)
        require(set(troops) <= set(cities), f"{at}.troops", "must stand in its own cities")
        require(all(count >= 1 for count in troops.values()), f"{at}.troops", "must be 1 or more in each city")
        check_between(most, sum(troops.values()), MOST // 2, f"{at}.most_troops")
    for name, power in wars.powers.items():
        check_power(name, power, wars.supply)
    for name, one in wars.majors.items():
        require(one.cities[0] == name, f"wars.majors.{name}.cities", "must begin with the capital")
        check_between(one.agents, 0, MOST, f"wars.majors.{name}.agents")
        for card in one.cards:
            require(card in wars.cards, f"wars.majors.{name}.cards", f"names {card!r}, which is no card of wars.cards")


def check_power(name: str, power: PowerEntry, supply: Mapping[str, int]) -> None:
    """A power's palace, and what it begins with."""
    at = f"wars.powers.{name}"
    check_rooms(power.rooms, (EMPTY_ROOM, *ACTION_NAMES), f"{at}.rooms")
    for tile in power.tiles:
        require(tile in TITLE_NAMES, f"{at}.tiles", f"names {tile!r}, which is no tile")
        require(supply.get(tile, 1) >= 1, f"{at}.tiles", f"names {tile}, which is not in the supply")
    check_between(power.agents, 0, MOST, f"{at}.agents")
    check_between(power.florins, 0, MOST, f"{at}.florins")


# Building


def whole(box: Box, wars: WarsBox) -> Box:
    """The box of Virtù with what serves in this game: two powers, other cards, no alliances."""
    powers = {
        name: Power(colour=one.colour, home=tuple(one.home), agents=one.agents, rooms=one.rooms, origin=one.origin)
        for name, one in wars.powers.items()
    }
    return msgspec.structs.replace(
        box, powers=powers, family={**wars.family, **wars.cards}, tiles={**box.tiles, **wars.tiles}, alliances={}
    )


def garrison(troops: Mapping[str, int]) -> Garrison:
    """Cities by number, each with its troops."""
    return tuple(sorted((CITIES[city], count) for city, count in troops.items()))


def start_of(power: PowerEntry) -> Start:
    """What a power begins with."""
    titles = tuple(sorted(TITLE_NAMES.index(tile) for tile in power.tiles))
    return Start(garrison(power.troops), power.most_troops, power.florins, titles)


def major_of(name: str, wars: WarsBox) -> Major:
    """A major city."""
    one = wars.majors[name]
    return Major(
        cities=tuple(CITIES[city] for city in one.cities),
        troops=garrison(one.troops),
        most_troops=one.most_troops,
        agents=one.agents,
        cards=tuple(CARDS[card] for card in one.cards),
        influence=wars.influence.start[name],
        takes_crosses=name in wars.influence.crosses,
    )


def rules_of(box: Box, wars: WarsBox) -> dict[str, object]:
    """What the rules read of both parts."""
    flat = virtu.rules_of(box)
    flat |= {f"wars.numbers.{name}": number for name, number in wars.numbers.items()}
    flat |= {f"wars.supply.{name}": number for name, number in wars.supply.items()}
    flat |= {f"wars.influence.{name}": value for name, value in msgspec.structs.asdict(wars.influence).items()}
    flat["wars.salary_rounds"] = sorted(wars.salary_rounds)
    tables: dict[str, Mapping[str, Entry]] = {
        "powers": wars.powers, "family": wars.family, "tiles": wars.tiles, "majors": wars.majors, "cards": wars.cards,
    }  # fmt: skip
    return flat | virtu.flat_entries(tables, "wars.")


assert set(PLAYED[PLAYERS]) <= set(POWERS)
