"""Reading components: Virtù's file with the part of Wars of Italy, the standard ones or an owner's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from signoria.games.virtu import edition as virtu
from signoria.games.virtu.box import MOST, Box, Card, Entry, Power, Tile, check_symbols, open_box, require
from signoria.games.virtu.box import check as check_virtu
from signoria.games.virtu.components import (
    ACTION_NAMES,
    CARDS,
    CITIES,
    MAJOR_NAMES,
    POWERS,
    ROOMS,
    TITLE_NAMES,
)
from signoria.games.wars.components import PLAYERS, Garrison, Italy, Major, Start
from signoria.kernel.errors import BadInput

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


_known: dict[str, Italy] = {}


@cache
def standard() -> Italy:
    """The edition that comes with the package."""
    return read(None)


def standard_text() -> str:
    """The components file that comes with the package: Virtù's, and the part of Wars of Italy."""
    own = (files("signoria.games.wars") / "components.toml").read_text(encoding="utf-8")
    return virtu.standard_text() + own


def read(text: str | None) -> Italy:
    """An edition from a components file (None: the standard one); an error names the entry.

    A file without the part of Wars of Italy, corrected for Virtù, takes that part from the standard one.
    """
    own = open_box(standard_text())
    box = own if text is None else open_box(text)
    check_virtu(box, own)
    usual, wars = open_wars(own.wars), open_wars(box.wars or own.wars)
    check(wars, usual)
    before, now = rules_of(own, usual), rules_of(box, wars)
    edition = virtu.build(whole(box, wars), virtu.digest_of(now), virtu.differences(before, now), PLAYED, wars.supply)
    italy = Italy(
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
    virtu.remember(edition)
    _known[edition.label] = italy
    return italy


def known(label: str) -> Italy:
    """The edition with this label, if it has been read before."""
    standard()
    if label not in _known:
        raise BadInput(f"components: the edition {label!r} has not been read here")
    return _known[label]


def open_wars(given: Mapping[str, object]) -> WarsBox:
    """The part of Wars of Italy with its types checked."""
    try:
        return msgspec.convert(given, WarsBox)
    except (msgspec.MsgspecError, RecursionError, ValueError) as problem:
        raise BadInput(f"components: wars: {problem}") from problem


# Checking


def check(wars: WarsBox, usual: WarsBox) -> None:
    """Names must be those of the game, numbers possible."""
    named = (
        ("numbers", wars.numbers, usual.numbers),
        ("supply", wars.supply, usual.supply),
        ("powers", wars.powers, usual.powers),
        ("family", wars.family, usual.family),
        ("tiles", wars.tiles, usual.tiles),
        ("majors", wars.majors, usual.majors),
        ("cards", wars.cards, usual.cards),
        ("influence.start", wars.influence.start, usual.influence.start),
    )
    for table, here, there in named:
        missing, strange = sorted(set(there) - set(here)), sorted(set(here) - set(there))
        require(not missing, f"wars.{table}: {', '.join(missing)} missing")
        require(not strange, f"wars.{table}: {', '.join(strange)} unknown; the names cannot be changed")
    for table, numbers in (("numbers", wars.numbers), ("supply", wars.supply)):
        for name, number in numbers.items():
            require(0 <= number <= MOST, f"wars.{table}.{name}: must lie between 0 and {MOST}")
    require(wars.numbers["troops_a_florin"] >= 1, "wars.numbers.troops_a_florin: must be at least 1")
    check_influence(wars.influence)
    check_holders(wars)
    for table, cards in (("family", wars.family), ("cards", wars.cards)):
        for name, card in cards.items():
            check_symbols(card.symbols, f"wars.{table}.{name}.symbols")
            has_action = card.action in ("", *ACTION_NAMES)
            require(has_action, f"wars.{table}.{name}.action: there is no action {card.action!r}")
            require(0 <= card.prestige <= MOST, f"wars.{table}.{name}.prestige: must lie between 0 and {MOST}")
    for name, card in wars.family.items():
        right = usual.family[name].power
        require(card.power == right, f"wars.family.{name}.power: must be {right}")
    for name, tile in wars.tiles.items():
        check_symbols(tile.symbols, f"wars.tiles.{name}.symbols")


def check_influence(track: Influence) -> None:
    """Zones lie within one another, and markers on the track."""
    low, high = track.neutral
    require(-MOST <= track.lowest < low <= high < track.highest <= MOST, "wars.influence: zones do not fit")
    require(high <= track.favour and track.favour >= -low, "wars.influence.favour: must not lie in the neutral zone")
    for name, at in track.start.items():
        require(track.lowest <= at <= track.highest, f"wars.influence.start.{name}: not on the track")
    for name in track.crosses:
        require(name in MAJOR_NAMES, f"wars.influence.crosses: {name!r} is no major city")


def check_holders(wars: WarsBox) -> None:
    """Powers and major cities hold different cities, and stand in their own ones."""
    held: set[str] = set()
    holders = [(f"powers.{name}", power.home, power.troops, power.most_troops) for name, power in wars.powers.items()]
    holders += [(f"majors.{name}", one.cities, one.troops, one.most_troops) for name, one in wars.majors.items()]
    for where, cities, troops, most in holders:
        require(bool(cities), f"wars.{where}: holds no city")
        for city in cities:
            require(city in CITIES and city not in held, f"wars.{where}: {city!r} is no city, or another's")
            held.add(city)
        require(set(troops) <= set(cities), f"wars.{where}.troops: not in its own cities")
        require(all(count >= 1 for count in troops.values()), f"wars.{where}.troops: must be 1 or more")
        require(sum(troops.values()) <= most <= MOST // 2, f"wars.{where}.most_troops: must lie above its troops")
    for name, power in wars.powers.items():
        require(len(power.rooms) == ROOMS, f"wars.powers.{name}.rooms: must be {ROOMS}")
        for action in power.rooms:
            is_action = action in (EMPTY_ROOM, *ACTION_NAMES)
            require(is_action, f"wars.powers.{name}.rooms: there is no action {action!r}")
        for tile in power.tiles:
            require(tile in TITLE_NAMES, f"wars.powers.{name}.tiles: there is no tile {tile!r}")
            is_there = tile not in wars.supply or wars.supply[tile] >= 1
            require(is_there, f"wars.powers.{name}.tiles: {tile} is not in the supply")
        require(min(power.agents, power.florins) >= 0, f"wars.powers.{name}: a number below 0")
        require(max(power.agents, power.florins) <= MOST, f"wars.powers.{name}: a number above {MOST}")
    for name, one in wars.majors.items():
        require(one.cities[0] == name, f"wars.majors.{name}.cities: the capital comes first")
        require(0 <= one.agents <= MOST, f"wars.majors.{name}.agents: must lie between 0 and {MOST}")
        for card in one.cards:
            require(card in wars.cards, f"wars.majors.{name}.cards: there is no card {card!r}")


# Building


def whole(box: Box, wars: WarsBox) -> Box:
    """The box of Virtù with what serves in this game: two powers, other cards, no alliances."""
    powers = {
        name: Power(colour=one.colour, home=tuple(one.home), agents=one.agents, rooms=one.rooms)
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
