"""A picture of the map as SVG, for notebooks: cities with owners, roads, troops and agents."""

from __future__ import annotations

from collections.abc import Mapping
from xml.sax.saxutils import escape

from signoria.games.virtu.components import CITIES, CITY_NAMES, Edition
from signoria.games.virtu.view import EXHAUSTED, VirtuView

COLOURS = {"florence": "#c0392b", "naples": "#d4ac0d", "venice": "#1e8449", "milan": "#2471a3", "rome": "#f4f6f7"}
WEST, NORTH, SCALE, TALL = 6.4, 46.6, 46.0, 60.0  # degrees, and how long one is drawn
WIDTH, HEIGHT = 660, 620


def place(edition: Edition, city: int) -> tuple[int, int]:
    """Where a city lies in the picture."""
    lon, lat = edition.lonlat[city]
    return round((lon - WEST) * SCALE), round((NORTH - lat) * TALL)


def svg(seen: VirtuView, edition: Edition, garrisons: Mapping[str, Mapping[str, int]] | None = None) -> str:
    """The map: roads as lines, cities as discs in their owner's colour, with value, troops and agents.

    `garrisons` are troops that belong to no seat, by the sign of whose they are, then by city.
    """
    armies = {**{one.power[0].upper(): one.troops for one in seen.table}, **(garrisons or {})}
    board = edition.boards[seen.seats]
    owners = {city.removesuffix(EXHAUSTED): one.power for one in seen.table for city in one.cities}
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">']
    parts.append(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#d6eaf8"/>')
    for city in board.cities:
        x, y = place(edition, city)
        for near in board.roads[city]:
            if near > city:
                there_x, there_y = place(edition, near)
                parts.append(f'<line x1="{x}" y1="{y}" x2="{there_x}" y2="{there_y}" stroke="#935116"/>')
    for city in board.cities:
        name = CITY_NAMES[city]
        x, y = place(edition, city)
        colour = COLOURS.get(owners.get(name, ""), "#bfc9ca")
        troops = [f"{sign}{army[name]}" for sign, army in armies.items() if name in army]
        agents = [f"▲{one.power[0].upper()}" for one in seen.table if name in one.agents]
        note = escape(" ".join([name.capitalize(), *troops, *agents]))
        parts.append(f'<circle cx="{x}" cy="{y}" r="10" fill="{colour}" stroke="black"/>')
        value = edition.values[CITIES[name]]
        parts.append(f'<text x="{x}" y="{y + 4}" font-size="11" text-anchor="middle">{value}</text>')
        parts.append(f'<text x="{x + 12}" y="{y - 6}" font-size="11">{note}</text>')
    return "".join([*parts, "</svg>"])
