"""What a components file says, with its types; checked for names, numbers and whether it fits together."""

from __future__ import annotations

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
from signoria.kernel.errors import BadInput

Symbols = dict[str, int]
MOST = 30  # of any one number of the components
HOMES = 2  # cities of each power


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


def open_box(text: str) -> Box:
    """The file with its types checked."""
    try:
        return msgspec.toml.decode(text, type=Box)
    except (msgspec.MsgspecError, RecursionError, ValueError) as problem:
        raise BadInput(f"components: {problem}") from problem


# Checking


def check(box: Box, own: Box) -> None:
    """Names must be those of the game, roads and seas must be there, numbers possible."""
    name_fits = box.edition.isprintable() and box.edition == " ".join(box.edition.split()) and ";" not in box.edition
    require(bool(box.edition) and name_fits, "edition: must be a name on one line, without semicolons")
    named = (
        ("numbers", box.numbers, own.numbers),
        ("cities", box.cities, own.cities),
        ("powers", box.powers, own.powers),
        ("family", box.family, own.family),
        ("nobles", box.nobles, own.nobles),
        ("tiles", box.tiles, own.tiles),
        ("patronage", box.patronage, own.patronage),
        ("alliances", box.alliances, own.alliances),
    )
    for table, here, usual in named:
        missing, strange = sorted(set(usual) - set(here)), sorted(set(here) - set(usual))
        require(not missing, f"{table}: {', '.join(missing)} missing")
        require(not strange, f"{table}: {', '.join(strange)} unknown; the names cannot be changed")
    for name, number in box.numbers.items():
        require(0 <= number <= MOST, f"numbers.{name}: must lie between 0 and {MOST}")
    for name in ("free_steps", "kept_each", "agents", "side"):
        require(box.numbers[name] >= 1, f"numbers.{name}: must be at least 1")
    require(box.numbers["side"] <= SIDE, f"numbers.side: must be at most {SIDE}")
    require(box.numbers["free_steps"] <= ROOMS, f"numbers.free_steps: must be at most {ROOMS}, one circle (V3.1)")
    paid = box.numbers["kept_free"] + MOST_SALARY * box.numbers["kept_each"]
    require(box.numbers["troops"] <= paid, f"numbers.troops: no more than {paid} can be paid for (V7.1)")
    check_map(box)
    check_cards(box, own)
    check_tracks(box)


def check_map(box: Box) -> None:
    """Cities, seas and roads fit together."""
    for name, city in box.cities.items():
        require(1 <= city.value <= MOST, f"cities.{name}.value: must lie between 1 and {MOST}")
        require(city.side in ("", "2/5"), f'cities.{name}.side: must be "2/5" or left out')
        check_symbols(city.symbols, f"cities.{name}.symbols")
        for sea in city.seas:
            require(sea in SEA_NAMES, f"cities.{name}.seas: there is no sea {sea!r}")
    for pair in box.seas.borders:
        require(
            set(pair) <= set(SEA_NAMES) and pair[0] != pair[1], f"seas.borders: {pair[0]}-{pair[1]} are not two seas"
        )
    roads = [("both", box.roads.both), ("only_34", box.roads.only_34), ("only_25", box.roads.only_25)]
    met: set[frozenset[str]] = set()
    for table, pairs in roads:
        for one, other in pairs:
            road = f"roads.{table}: {one}-{other}"
            require(one in CITIES and other in CITIES and one != other, f"{road} does not join two cities")
            require(frozenset((one, other)) not in met, f"{road} stands there twice")
            met.add(frozenset((one, other)))
            is_there = table == "only_25" or not (box.cities[one].side or box.cities[other].side)
            require(is_there, f"{road} leads to a city of the 2/5 side only")
    homes: set[str] = set()
    for name, power in box.powers.items():
        for home in power.home:
            require(home in CITIES and home not in homes, f"powers.{name}.home: {home!r} is no city, or another's home")
            homes.add(home)
            is_late = name in ("milan", "rome")
            is_there = not box.cities[home].closed_3p or is_late
            require(is_there and (not box.cities[home].side or name == "rome"), f"powers.{name}.home: {home} is closed")
            require(not box.cities[home].pirate, f"powers.{name}.home: {home} is a pirate port")
        require(len(power.home) == HOMES, f"powers.{name}.home: must be {HOMES} cities")
        require(0 <= power.agents <= box.numbers["agents"], f"powers.{name}.agents: more than numbers.agents")
        require(len(power.rooms) == ROOMS, f"powers.{name}.rooms: must be {ROOMS}")
        for action in power.rooms:
            require(action in ACTION_NAMES, f"powers.{name}.rooms: there is no action {action!r}")


def check_cards(box: Box, own: Box) -> None:
    """Symbols, costs and actions are such as there are."""
    for table, cards in (("family", box.family), ("nobles", box.nobles)):
        for name, card in cards.items():
            check_symbols(card.symbols, f"{table}.{name}.symbols")
            check_symbols(card.cost, f"{table}.{name}.cost", "FCX")
            require(card.action in ("", *ACTION_NAMES), f"{table}.{name}.action: there is no action {card.action!r}")
            numbers = (card.prestige, card.limit, card.copies, card.war_cost)
            require(min(numbers) >= 0 and max(numbers) <= MOST, f"{table}.{name}: numbers between 0 and {MOST}")
    for name, card in box.family.items():
        require(card.power == own.family[name].power, f"family.{name}.power: must be {own.family[name].power}")
    for name, tile in box.tiles.items():
        check_symbols(tile.symbols, f"tiles.{name}.symbols")
        check_symbols(tile.cost, f"tiles.{name}.cost", "FCX")
        require(min(tile.copies, tile.prestige, tile.space) >= 0, f"tiles.{name}: a number below 0")
        require(max(tile.copies, tile.prestige, tile.space) <= MOST, f"tiles.{name}: a number above {MOST}")
    for name, bonus in box.patronage.items():
        check_symbols(bonus.symbols, f"patronage.{name}.symbols")
        require(bonus.kind == own.patronage[name].kind, f"patronage.{name}.kind: must be {own.patronage[name].kind}")
    for name, ally in box.alliances.items():
        check_symbols(ally.cost, f"alliances.{name}.cost", "FCXHSM")
        check_symbols(ally.bonus, f"alliances.{name}.bonus")
        require(set(ally.bonus) == set(own.alliances[name].bonus), f"alliances.{name}.bonus: of another kind")


def check_tracks(box: Box) -> None:
    """The tracks are as long as the rules need them."""
    tracks = box.tracks
    require(len(tracks.patronage_cost) >= 1, "tracks.patronage_cost: must have a step")
    for step in tracks.patronage_cost:
        check_symbols(step, "tracks.patronage_cost", ("F", "C", "X", "CX"))
    require(len(tracks.patronage_prestige) == len(tracks.patronage_cost) + 1, "tracks.patronage_prestige: wrong length")
    require(len(tracks.city_prestige) == box.numbers["last_cities"] + 1, "tracks.city_prestige: wrong length")
    for seats, awards in tracks.religion.items():
        require(seats in ("3", "4", "5") and len(awards) == int(seats), "tracks.religion: an award for each seat")
    require(set(tracks.religion) == {"3", "4", "5"}, "tracks.religion: for 3, 4 and 5 players")


def check_symbols(symbols: Symbols, where: str, allowed: str | tuple[str, ...] = "FCXHSMWA") -> None:
    """Kinds that there are, in small numbers."""
    for kind, count in symbols.items():
        require(kind in allowed, f"{where}: {kind!r} cannot stand there; these can: {', '.join(allowed)}")
        require(1 <= count <= FULL // 8, f"{where}: {kind} must lie between 1 and {FULL // 8}")


def require(is_right: bool, problem: str) -> None:
    """Say what is wrong, unless it is right."""
    if not is_right:
        raise BadInput(f"components: {problem}")
