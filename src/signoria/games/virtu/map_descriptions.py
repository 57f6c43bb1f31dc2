"""The map of Virtù, as somebody would look it up: cities with their neighbours, and seas."""

from __future__ import annotations

from signoria.games.virtu.box import Box
from signoria.games.virtu.components import CITIES, CITY_NAMES, MAP, SEA_NAMES
from signoria.games.virtu.shelf import Shelf, amounts, names
from signoria.kernel.components import CORRECTED, RECONSTRUCTED, Component, origin_of, told
from signoria.kernel.phrases import Arg, Count, Name, Phrase


def cities(shelf: Shelf) -> list[Component]:
    """The cities with their tiles and neighbours."""
    found = []
    for name in CITY_NAMES:
        city = shelf.box.cities[name]
        homes = names("power", (power for power, one in shelf.box.powers.items() if name in one.home))
        is_closed = 3 in shelf.edition.powers and city.closed_3p
        facts = told(
            ("value", Count(city.value)),
            ("symbols", amounts(city.symbols)),
            ("home-of", homes),
            *roads(shelf, name),
            ("seas", names("sea", city.seas)),
            *crossings(shelf, name),
            ("only-side", Phrase("box-side-25") if city.side and len(shelf.sides) > 1 else None),
            ("closed", Phrase("box-closed-3") if is_closed else None),
        )
        found.append(
            Component(
                kind="city",
                id=name,
                name=Name("city", name),
                facts=facts,
                does=Phrase("does-city-pirate" if city.pirate else "does-city"),
                origin=city_origin(shelf, name),
                rules=("V1.1", "V4.4", "V6.2"),
            )
        )
    return found


def city_origin(shelf: Shelf, name: str) -> str:
    """A city's own words tell, unless an owner has changed a road to it."""
    ways = [[sorted(pair) for pair in pairs if name in pair] for pairs in all_roads(shelf.box)]
    usual = [[sorted(pair) for pair in pairs if name in pair] for pairs in all_roads(shelf.usual)]
    is_usual = [sorted(pairs) for pairs in ways] == [sorted(pairs) for pairs in usual]
    return origin_of(shelf.box.cities[name].origin) if is_usual else CORRECTED


def all_roads(box: Box) -> list[list[tuple[str, str]]]:
    """The roads of both sides, of the 3/4 side, of the 2/5 side."""
    return [box.roads.both, box.roads.only_34, box.roads.only_25]


def roads(shelf: Shelf, city: str) -> list[tuple[str, Arg]]:
    """The neighbours by road; apart for each side of the map, if they differ."""
    found = [
        (side, names("city", (CITY_NAMES[other] for other in shelf.edition.boards[seats].roads[CITIES[city]])))
        for side, seats in shelf.sides
    ]
    if len({ways for _, ways in found}) == 1:
        return [("roads", found[0][1])]
    return [(f"roads-{side}", ways) for side, ways in found]


def crossings(shelf: Shelf, city: str) -> list[tuple[str, Arg]]:
    """The ports that ships reach, by the number of seas to cross."""
    row = shelf.edition.boards[max(seats for _, seats in shelf.sides)].seas[CITIES[city]]
    return [
        (f"ships-{seas}", names("city", (CITY_NAMES[other] for other in range(MAP) if row[other] == seas)))
        for seas in range(1, len(SEA_NAMES) + 1)
    ]


def seas(shelf: Shelf) -> list[Component]:
    """The seas with their ports and neighbours."""
    found = []
    for name in SEA_NAMES:
        pairs = shelf.box.seas.borders
        near = [other for pair in pairs if name in pair for other in pair if other != name]
        before = {frozenset(pair) for pair in shelf.usual.seas.borders if name in pair}
        is_usual = {frozenset(pair) for pair in pairs if name in pair} == before
        ports = names("city", (city for city in CITY_NAMES if name in shelf.box.cities[city].seas))
        found.append(
            Component(
                kind="sea",
                id=name,
                name=Name("sea", name),
                facts=told(("ports", ports), ("borders", names("sea", near))),
                does=Phrase("does-sea"),
                origin=RECONSTRUCTED if is_usual else CORRECTED,
                rules=("V4.4", "V4.5"),
            )
        )
    return found
