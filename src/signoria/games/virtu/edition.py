"""Reading components: the standard ones, or those an owner of the box has corrected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files

import msgspec

from signoria.games.virtu.bound import BOUND, most_decisions
from signoria.games.virtu.box import Box, Card, Entry, Power, Symbols, Tile, check
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
    POWERS,
    SALE_NAMES,
    SEA_NAMES,
    TITLE_NAMES,
    WARS_NAMES,
    Board,
    Edition,
    packed,
)
from signoria.kernel.corrections import check_fit, corrected, read_toml
from signoria.kernel.editions import Editions

PLAYED = {seats: POWER_NAMES[:seats] for seats in (3, 4, 5)}


@cache
def standard() -> Edition:
    """The edition that comes with the package."""
    return read_anew(None)


def label_of(edition: Edition) -> str:
    """The name that views have for it."""
    return edition.label


EDITIONS = Editions(label_of, standard)


def standard_text() -> str:
    """The components file that comes with the package."""
    return (files("signoria.games.virtu") / "components.toml").read_text(encoding="utf-8")


def read(text: str | None) -> Edition:
    """An edition from a components file (None: the standard one); an error names the entry."""
    return standard() if text is None else EDITIONS.read(text, read_anew)


def read_anew(text: str | None) -> Edition:
    """The edition of a file that has not been read yet."""
    own, box = open_box(None), open_box(text)
    check(box, own)
    edition = build(box, text, digest_of(rules_of(box)), differences(rules_of(own), rules_of(box)), PLAYED, {})
    longest = most_decisions(edition, MAX_SEATS, MOST_YEARS)
    check_fit(longest <= BOUND, f"numbers, symbols: a game could take {longest:,} decisions, more than {BOUND:,}")
    return edition


def open_box(text: str | None) -> Box:
    """The standard components, corrected by an owner's file (None: not corrected), with their types checked."""
    return corrected({} if text is None else read_toml(text), read_toml(standard_text()), Box)


def known(label: str) -> Edition:
    """The edition with this label, if it has been read before; Wars of Italy keeps its own here as well."""
    return EDITIONS.find(label)


def text_of(label: str) -> str | None:
    """The components file that the edition with this label was read from; None for the standard one."""
    return known(label).text


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


NO_POWER = Power(colour="", home=(), agents=0, rooms=[])
NO_TILE = Tile(cost={}, symbols={}, copies=0)
BLANK = Card(symbols={})


def action_number(name: str) -> int:
    """An action by its name; a card or room may have none."""
    return ACTION_NAMES.index(name) if name in ACTION_NAMES else NO_ACTION


def build(
    box: Box,
    text: str | None,
    digest: str,
    changed: tuple[str, ...],
    played: Mapping[int, Sequence[str]],
    supply: Mapping[str, int],
) -> Edition:
    """The edition that a checked box stands for, with the powers that are played and, if it differs, the supply."""
    nobles = [box.nobles[name] for name in NOBLE_NAMES]
    machiavelli = Card(symbols=box.patronage["machiavelli"].symbols)
    cards = [*nobles, *(box.family.get(name, BLANK) for name in FAMILY_NAMES), machiavelli]
    cards += [box.family.get(name, BLANK) for name in WARS_NAMES]
    assert len(cards) == len(CARD_NAMES)
    powers = [box.powers.get(name, NO_POWER) for name in POWER_NAMES]
    cities = [box.cities[name] for name in CITY_NAMES]
    titles = [box.tiles[name] for name in TITLE_NAMES[: GUILD + 1]]
    royal = box.tiles.get(TITLE_NAMES[-1], NO_TILE)
    cathedral = box.tiles["cathedral"]
    gun = box.patronage["artillery"]
    tile_symbols = [symbols_of(city.symbols) for city in cities]
    tile_symbols += [symbols_of(cathedral.symbols)] * (2 * MAP - CATHEDRAL)
    tile_symbols += [*(symbols_of(tile.symbols) for tile in titles), symbols_of({"W": gun.war})]
    tile_symbols.append(symbols_of(royal.symbols))
    bonuses = [box.patronage[name] for name in BONUS_NAMES]
    sale = [*(card.cost for card in nobles), *(box.tiles[name].cost for name in SALE_NAMES[NOBLES:])]
    copies = [card.copies or box.numbers["noble_copies"] for card in nobles]
    copies += [box.tiles[name].copies for name in SALE_NAMES[NOBLES:]]
    copies = [supply.get(name, count) for name, count in zip(SALE_NAMES, copies, strict=True)]
    return Edition(
        name=box.edition,
        text=text,
        digest=digest,
        differences=changed,
        numbers=box.numbers,
        boards={seats: board(box, seats) for seats in (2, 3, 4, 5)},
        values=tuple(city.value for city in cities),
        is_pirate=tuple(city.pirate for city in cities),
        lonlat=tuple(city.lonlat for city in cities),
        powers={seats: tuple(POWERS[name] for name in names) for seats, names in played.items()},
        homes=tuple(tuple(CITIES[home] for home in power.home) for power in powers),
        families=tuple(tuple(at for at, card in enumerate(cards) if card.power == name) for name in POWER_NAMES),
        agents=tuple(power.agents for power in powers),
        rooms=tuple(tuple(action_number(room) for room in power.rooms) for power in powers),
        card_symbols=tuple(symbols_of(card.symbols) for card in cards),
        card_actions=tuple(action_number(card.action) for card in cards),
        card_prestige=tuple(card.prestige for card in cards),
        card_agents=tuple(int(card.agent) for card in cards),
        card_war_costs=tuple(card.war_cost for card in cards),
        tile_symbols=tuple(tile_symbols),
        tile_prestige=(*[0] * MAP, *[cathedral.prestige] * MAP, *[tile.prestige for tile in titles], 0, royal.prestige),
        title_spaces=(*[tile.space for tile in titles], 0, royal.space),
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
        ally_costs=tuple(symbols_of(box.alliances[name].cost) for name in ALLY_NAMES if name in box.alliances),
        ally_symbols=tuple(symbols_of(box.alliances[name].bonus) for name in ALLY_NAMES if name in box.alliances),
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
    return flat | flat_entries(tables, "")


def flat_entries(tables: Mapping[str, Mapping[str, Entry]], prefix: str) -> dict[str, object]:
    """The fields of all entries, by their full names."""
    flat: dict[str, object] = {}
    for table, entries in tables.items():
        for name, entry in entries.items():
            fields: dict[str, object] = msgspec.to_builtins(entry)
            for field, value in fields.items():
                if field not in ("from", "lonlat", "colour", "name"):
                    flat[f"{prefix}{table}.{name}.{field}"] = value
    return flat


def digest_of(rules: Mapping[str, object]) -> str:
    """A short hash of all that the rules read."""
    return sha256(msgspec.json.encode(rules, order="sorted")).hexdigest()[:16]


def differences(usual: Mapping[str, object], here: Mapping[str, object]) -> tuple[str, ...]:
    """What an owner has changed, in words."""
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
