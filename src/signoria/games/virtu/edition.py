"""Reading components: the standard ones, or those an owner of the box has corrected."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files

import msgspec

from signoria.games.virtu.bound import BOUND, most_decisions
from signoria.games.virtu.components import (
    ACTION_NAMES,
    ALLY_NAMES,
    BONUS_NAMES,
    CARD_NAMES,
    CATHEDRAL,
    CATHEDRAL_SALE,
    CITIES,
    CITY_NAMES,
    FAMILY_NAMES,
    FULL,
    GUILD,
    LETTERS,
    MAP,
    MAX_SEATS,
    MICHELANGELO,
    MOST_YEARS,
    NO_ACTION,
    NOBLE_NAMES,
    NOBLES,
    POWER_NAMES,
    ROOMS,
    SALE_NAMES,
    SEA_NAMES,
    SIDE,
    TITLE_NAMES,
    Board,
    Edition,
    packed,
)
from signoria.games.virtu.moves import MOST_SALARY
from signoria.kernel.errors import BadInput

Symbols = dict[str, int]
MOST = 30  # of any one number of the components


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
    home: tuple[str, str]
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


_known: dict[str, Edition] = {}


@cache
def standard() -> Edition:
    """The edition that comes with the package."""
    return read(None)


def standard_text() -> str:
    """The components file that comes with the package."""
    return (files("signoria.games.virtu") / "components.toml").read_text(encoding="utf-8")


def read(text: str | None) -> Edition:
    """An edition from a components file (None: the standard one); an error names the entry."""
    own = open_box(standard_text())
    box = own if text is None else open_box(text)
    check(box, own)
    edition = build(box, own)
    longest = most_decisions(edition, MAX_SEATS, MOST_YEARS)
    require(longest <= BOUND, f"numbers, symbols: a game could take {longest:,} decisions, more than {BOUND:,}")
    _known[edition.label] = edition
    return edition


def known(label: str) -> Edition:
    """The edition with this label, if it has been read before."""
    standard()
    if label not in _known:
        raise BadInput(f"components: the edition {label!r} has not been read here")
    return _known[label]


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


# Building


def symbols_of(symbols: Symbols) -> int:
    """Symbols as one number."""
    return packed([symbols.get(letter, 0) for letter in LETTERS])


def board(box: Box, seats: int) -> Board:
    """The map for so many seats (V1.1)."""
    is_34 = seats in (3, 4)
    is_open = tuple(
        not (is_34 and city.side) and not (seats == 3 and city.closed_3p)
        for city in map(box.cities.get, CITY_NAMES)
        if city
    )
    roads: list[list[int]] = [[] for _ in range(MAP)]
    for one, other in [*box.roads.both, *(box.roads.only_34 if is_34 else box.roads.only_25)]:
        if is_open[CITIES[one]] and is_open[CITIES[other]]:
            roads[CITIES[one]].append(CITIES[other])
            roads[CITIES[other]].append(CITIES[one])
    crossed = crossings(box)
    seas = []
    for one in CITY_NAMES:
        row = []
        for other in CITY_NAMES:
            ways = [crossed[a, b] for a in box.cities[one].seas for b in box.cities[other].seas if (a, b) in crossed]
            is_way = one != other and is_open[CITIES[one]] and is_open[CITIES[other]] and ways
            row.append(min(ways) if is_way else 0)
        seas.append(tuple(row))
    return Board(is_open, tuple(tuple(sorted(row)) for row in roads), tuple(seas))


def crossings(box: Box) -> dict[tuple[str, str], int]:
    """How many seas a ship crosses from one sea to another, both included."""
    found = {(sea, sea): 1 for sea in SEA_NAMES}
    for _ in SEA_NAMES:
        for one, other in [*box.seas.borders, *((b, a) for a, b in box.seas.borders)]:
            for start in SEA_NAMES:
                if (start, one) in found:
                    there = found[start, one] + 1
                    found[start, other] = min(there, found.get((start, other), there))
    return found


def build(box: Box, own: Box) -> Edition:
    """The edition that a checked box stands for."""
    nobles = [box.nobles[name] for name in NOBLE_NAMES]
    machiavelli = Card(symbols=box.patronage["machiavelli"].symbols)
    cards = [*nobles, *(box.family[name] for name in FAMILY_NAMES), machiavelli]
    assert len(cards) == len(CARD_NAMES)
    cities = [box.cities[name] for name in CITY_NAMES]
    titles = [box.tiles[name] for name in TITLE_NAMES[: GUILD + 1]]
    cathedral = box.tiles["cathedral"]
    gun = box.patronage["artillery"]
    tile_symbols = [symbols_of(city.symbols) for city in cities]
    tile_symbols += [symbols_of(cathedral.symbols)] * (2 * MAP - CATHEDRAL)
    tile_symbols += [*(symbols_of(tile.symbols) for tile in titles), symbols_of({"W": gun.war})]
    bonuses = [box.patronage[name] for name in BONUS_NAMES]
    sale = [*(card.cost for card in nobles), *(box.tiles[name].cost for name in SALE_NAMES[NOBLES:])]
    copies = [card.copies or box.numbers["noble_copies"] for card in nobles]
    copies += [box.tiles[name].copies for name in SALE_NAMES[NOBLES:]]
    return Edition(
        name=box.edition,
        digest=sha256(msgspec.json.encode(rules_of(box), order="sorted")).hexdigest()[:16],
        differences=differences(box, own),
        numbers=box.numbers,
        boards={seats: board(box, seats) for seats in (2, 3, 4, 5)},
        values=tuple(city.value for city in cities),
        is_pirate=tuple(city.pirate for city in cities),
        lonlat=tuple(city.lonlat for city in cities),
        homes=tuple(tuple(CITIES[home] for home in box.powers[name].home) for name in POWER_NAMES),
        agents=tuple(box.powers[name].agents for name in POWER_NAMES),
        rooms=tuple(tuple(ACTION_NAMES.index(room) for room in box.powers[name].rooms) for name in POWER_NAMES),
        card_symbols=tuple(symbols_of(card.symbols) for card in cards),
        card_actions=tuple(ACTION_NAMES.index(card.action) if card.action else NO_ACTION for card in cards),
        card_prestige=tuple(card.prestige for card in cards),
        card_agents=tuple(int(card.agent) for card in cards),
        card_war_costs=tuple(card.war_cost for card in cards),
        tile_symbols=tuple(tile_symbols),
        tile_prestige=tuple([0] * MAP + [cathedral.prestige] * MAP + [tile.prestige for tile in titles] + [0]),
        title_spaces=tuple([tile.space for tile in titles] + [0]),
        costs=tuple(symbols_of(cost) for cost in sale),
        copies=tuple(copies),
        limits=tuple(card.limit for card in nobles),
        patronage_costs=tuple(symbols_of(step) for step in box.tracks.patronage_cost),
        bonus_steps=tuple(box.tracks.bonus_steps),
        patronage_prestige=tuple(box.tracks.patronage_prestige),
        city_prestige=tuple(box.tracks.city_prestige),
        religion={int(seats): tuple(awards) for seats, awards in box.tracks.religion.items()},
        bonus_prestige=tuple(bonus.prestige for bonus in bonuses),
        bonus_spaces=tuple(bonus.space for bonus in bonuses),
        bonus_crosses=tuple(bonus.religion for bonus in bonuses),
        bonus_war=tuple(bonus.war for bonus in bonuses),
        bonus_war_costs=tuple(bonus.war_cost for bonus in bonuses),
        bastion=box.patronage["bastion"].defence,
        michelangelo=bonuses[MICHELANGELO].crowns,
        ally_costs=tuple(symbols_of(box.alliances[name].cost) for name in ALLY_NAMES),
        ally_symbols=tuple(symbols_of(box.alliances[name].bonus) for name in ALLY_NAMES),
    )


assert SALE_NAMES[CATHEDRAL_SALE] == "cathedral"


# Differences


def rules_of(box: Box) -> dict[str, object]:
    """What the rules read of a box: names, colours, places on a drawing and origins change nothing."""
    flat: dict[str, object] = {f"numbers.{name}": number for name, number in box.numbers.items()}
    flat |= {f"tracks.{name}": value for name, value in msgspec.structs.asdict(box.tracks).items()}
    flat["seas.borders"] = sorted(sorted(pair) for pair in box.seas.borders)
    for name, roads in msgspec.structs.asdict(box.roads).items():
        flat[f"roads.{name}"] = sorted("-".join(sorted(pair)) for pair in roads)
    tables: dict[str, Mapping[str, Entry]] = {
        "cities": box.cities, "powers": box.powers, "family": box.family, "nobles": box.nobles, "tiles": box.tiles,
        "patronage": box.patronage, "alliances": box.alliances,
    }  # fmt: skip
    for table, entries in tables.items():
        for name, entry in entries.items():
            fields: dict[str, object] = msgspec.to_builtins(entry)
            for field, value in fields.items():
                if field not in ("from", "lonlat", "colour", "name"):
                    flat[f"{table}.{name}.{field}"] = value
    return flat


def differences(box: Box, own: Box) -> tuple[str, ...]:
    """What an owner has changed, in words."""
    usual, here = rules_of(own), rules_of(box)
    return tuple(
        f"{name}: {plain(usual.get(name))} → {plain(here.get(name))}"
        for name in sorted({*usual, *here})
        if usual.get(name) != here.get(name)
    )


def plain(value: object) -> str:
    """A value in one line; of roads only their names."""
    if isinstance(value, dict):
        return " ".join(f"{count}{kind}" for kind, count in value.items()) or "nothing"
    if isinstance(value, list):
        return ", ".join(plain(one) for one in value) or "nothing"
    return str(value)
