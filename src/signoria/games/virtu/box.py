"""What a components file says, with its types; checked for names, numbers and whether it fits together."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from signoria.games.virtu.components import (
    ACTION_NAMES,
    CITIES,
    FULL,
    ROOMS,
    SEA_NAMES,
    SIDE,
)
from signoria.games.virtu.moves import MOST_SALARY
from signoria.kernel.corrections import check_between, check_edition_name, check_fit, require

Symbols = dict[str, int]
MOST = 30  # of any one number of the components
HOMES = 2  # cities of each power
AT_LEAST_ONE = ("free_steps", "kept_each", "agents", "side")


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Any entry says where it comes from."""

    origin: str = msgspec.field(name="from", default="corrected")


class City(Entry, forbid_unknown_fields=True, kw_only=True):
    """A city and its tile."""

    value: int
    seas: list[str]
    symbols: Symbols
    lonlat: tuple[float, float]
    side: str = ""
    closed_3p: bool = False
    pirate: bool = False


class Power(Entry, forbid_unknown_fields=True, kw_only=True):
    """A power with its palace."""

    colour: str
    home: tuple[str, ...]
    agents: int
    rooms: list[str]


class Card(Entry, forbid_unknown_fields=True, kw_only=True):
    """A card: a noble, a family card."""

    symbols: Symbols
    action: str = ""
    cost: Symbols = {}
    agent: bool = False
    prestige: int = 0
    limit: int = 0
    copies: int = 0
    war_cost: int = 1
    power: str = ""
    name: str = ""


class Tile(Entry, forbid_unknown_fields=True, kw_only=True):
    """A title, a guild or a cathedral."""

    cost: Symbols
    symbols: Symbols
    copies: int
    prestige: int = 0
    space: int = 0


class Bonus(Entry, forbid_unknown_fields=True, kw_only=True):
    """A patronage bonus."""

    kind: str
    prestige: int
    war: int = 0
    war_cost: int = 0
    space: int = 0
    crowns: int = 0
    defence: int = 0
    religion: int = 0
    agent: bool = False
    symbols: Symbols = {}


class Alliance(Entry, forbid_unknown_fields=True, kw_only=True):
    """A power that one can ally with."""

    cost: Symbols
    bonus: Symbols


class Tracks(msgspec.Struct, forbid_unknown_fields=True):
    """Costs and prestige of the tracks."""

    patronage_cost: list[Symbols]
    bonus_steps: list[int]
    patronage_prestige: list[int]
    city_prestige: list[int]
    religion: dict[str, list[int]]


class Seas(msgspec.Struct, forbid_unknown_fields=True):
    """Which seas border one another."""

    borders: list[tuple[str, str]]


class Roads(msgspec.Struct, forbid_unknown_fields=True):
    """The roads of both sides of the map."""

    both: list[tuple[str, str]]
    only_34: list[tuple[str, str]]
    only_25: list[tuple[str, str]]


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """The components file."""

    edition: str
    numbers: dict[str, int]
    tracks: Tracks
    seas: Seas
    roads: Roads
    cities: dict[str, City]
    powers: dict[str, Power]
    family: dict[str, Card]
    nobles: dict[str, Card]
    tiles: dict[str, Tile]
    patronage: dict[str, Bonus]
    alliances: dict[str, Alliance]
    wars: dict[str, object] = {}  # of Wars of Italy, which reads it: one corrected file serves both games


# Checking


def check(box: Box, own: Box) -> None:
    """Roads and seas must be there, numbers possible."""
    check_edition_name(box.edition)
    for name, number in box.numbers.items():
        check_between(number, 1 if name in AT_LEAST_ONE else 0, MOST, f"numbers.{name}")
    require(box.numbers["side"] <= SIDE, "numbers.side", f"must be at most {SIDE}")
    require(box.numbers["free_steps"] <= ROOMS, "numbers.free_steps", f"must be at most {ROOMS}, one circle (V3.1)")
    paid = box.numbers["kept_free"] + MOST_SALARY * box.numbers["kept_each"]
    require(box.numbers["troops"] <= paid, "numbers.troops", f"must be at most {paid}: no more can be paid for (V7.1)")
    check_cities(box)
    check_roads(box)
    check_powers(box)
    check_cards(box, own)
    check_tracks(box)


def check_cities(box: Box) -> None:
    """Cities lie at seas that there are, and seas border one another."""
    for name, city in box.cities.items():
        check_between(city.value, 1, MOST, f"cities.{name}.value")
        require(city.side in ("", "2/5"), f"cities.{name}.side", 'must be "2/5" or left out')
        check_symbols(city.symbols, f"cities.{name}.symbols")
        for sea in city.seas:
            is_sea = sea in SEA_NAMES
            require(is_sea, f"cities.{name}.seas", f"names {sea!r}, which is no sea; there are: {', '.join(SEA_NAMES)}")
    for one, other in box.seas.borders:
        are_seas = {one, other} <= set(SEA_NAMES) and one != other
        check_fit(are_seas, f"seas.borders: {one}-{other} are not two seas")


def check_roads(box: Box) -> None:
    """Each road joins two cities of its side of the map, and stands there once."""
    met: set[frozenset[str]] = set()
    for table in ("both", "only_34", "only_25"):
        pairs: list[tuple[str, str]] = getattr(box.roads, table)
        for one, other in pairs:
            road = f"roads.{table}: {one}-{other}"
            check_fit(one in CITIES and other in CITIES and one != other, f"{road} does not join two cities")
            check_fit(frozenset((one, other)) not in met, f"{road} stands there twice")
            met.add(frozenset((one, other)))
            is_there = table == "only_25" or not (box.cities[one].side or box.cities[other].side)
            check_fit(is_there, f"{road} leads to a city of the 2/5 side only")


def check_powers(box: Box) -> None:
    """Powers have homes of their own that are in the game, and rooms with actions."""
    homes: set[str] = set()
    for name, power in box.powers.items():
        at = f"powers.{name}.home"
        for home in power.home:
            require(home in CITIES and home not in homes, at, f"names {home!r}, which is no city, or another's home")
            homes.add(home)
            is_late = name in ("milan", "rome")
            is_there = not box.cities[home].closed_3p or is_late
            require(is_there and (not box.cities[home].side or name == "rome"), at, f"names {home}, which is closed")
            require(not box.cities[home].pirate, at, f"names {home}, which is a pirate port")
        require(len(power.home) == HOMES, at, f"must be {HOMES} cities")
        require(0 <= power.agents <= box.numbers["agents"], f"powers.{name}.agents", "must not exceed numbers.agents")
        check_rooms(power.rooms, ACTION_NAMES, f"powers.{name}.rooms")


def check_rooms(rooms: Sequence[str], known: Sequence[str], at: str) -> None:
    """As many rooms as a palace has, each with an action that there is."""
    require(len(rooms) == ROOMS, at, f"must be {ROOMS} actions, not {len(rooms)}")
    for action in rooms:
        require(action in known, at, f"names {action!r}, which is no action; there are: {', '.join(known)}")


def check_cards(box: Box, own: Box) -> None:
    """Symbols, costs and actions are such as there are."""
    for table, cards in (("family", box.family), ("nobles", box.nobles)):
        for name, card in cards.items():
            check_card(card, f"{table}.{name}")
    for name, card in box.family.items():
        right = own.family[name].power
        require(card.power == right, f"family.{name}.power", f"must be {right}")
    for name, tile in box.tiles.items():
        check_symbols(tile.symbols, f"tiles.{name}.symbols")
        check_symbols(tile.cost, f"tiles.{name}.cost", "FCX")
        for field in ("copies", "prestige", "space"):
            check_between(getattr(tile, field), 0, MOST, f"tiles.{name}.{field}")
    for name, bonus in box.patronage.items():
        check_symbols(bonus.symbols, f"patronage.{name}.symbols")
        right = own.patronage[name].kind
        require(bonus.kind == right, f"patronage.{name}.kind", f"must be {right}")
    for name, ally in box.alliances.items():
        check_symbols(ally.cost, f"alliances.{name}.cost", "FCXHSM")
        check_symbols(ally.bonus, f"alliances.{name}.bonus")
        kinds = sorted(own.alliances[name].bonus)
        require(sorted(ally.bonus) == kinds, f"alliances.{name}.bonus", f"must be of the kind {', '.join(kinds)}")


def check_card(card: Card, at: str) -> None:
    """A card's symbols, cost, action and numbers."""
    check_symbols(card.symbols, f"{at}.symbols")
    check_symbols(card.cost, f"{at}.cost", "FCX")
    is_action = card.action in ("", *ACTION_NAMES)
    actions = ", ".join(ACTION_NAMES)
    require(is_action, f"{at}.action", f"is {card.action!r}, which is no action; there are: {actions}")
    for field in ("prestige", "limit", "copies", "war_cost"):
        check_between(getattr(card, field), 0, MOST, f"{at}.{field}")


def check_tracks(box: Box) -> None:
    """The tracks are as long as the rules need them."""
    tracks = box.tracks
    steps = len(tracks.patronage_cost)
    require(steps >= 1, "tracks.patronage_cost", "must have a step")
    for step in tracks.patronage_cost:
        check_symbols(step, "tracks.patronage_cost", ("F", "C", "X", "CX"))
    for field, wanted in (("patronage_prestige", steps + 1), ("city_prestige", box.numbers["last_cities"] + 1)):
        there = len(getattr(tracks, field))
        require(there == wanted, f"tracks.{field}", f"must have {wanted} numbers, not {there}")
    for seats, awards in tracks.religion.items():
        require(len(awards) == int(seats), f"tracks.religion.{seats}", f"must have {seats} awards, not {len(awards)}")


def check_symbols(symbols: Symbols, at: str, allowed: str | tuple[str, ...] = "FCXHSMWA") -> None:
    """Kinds that there are, in small numbers."""
    for kind, count in symbols.items():
        require(kind in allowed, at, f"names {kind!r}, which cannot stand there; these can: {', '.join(allowed)}")
        require(1 <= count <= FULL // 8, at, f"must have {kind} between 1 and {FULL // 8}, not {count}")
