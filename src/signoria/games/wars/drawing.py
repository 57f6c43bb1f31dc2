"""A picture of the map as SVG, for notebooks: Virtù's, with the influence tracks below."""

from __future__ import annotations

from signoria.games.virtu import drawing
from signoria.games.wars.components import Italy
from signoria.games.wars.view import WarsView

LEFT, TOP, ROW, STEP = 20, 500, 34, 13
ENDS = {"france": "#2471a3", "naples": "#d4ac0d"}


def svg(seen: WarsView, italy: Italy) -> str:
    """The map; below it, for each major city, its track with zones, marker and agent, or what became of it."""
    agents = {place: one.power for one in seen.table for place in one.agents}
    parts = []
    for row, (name, major) in enumerate(seen.campaign.major.items()):
        y = TOP + row * ROW
        if name in seen.favours:
            parts.append(track(italy, y, major.influence or 0))
            note = f" ▲{agents[f'marker-{name}'][0].upper()}" if f"marker-{name}" in agents else ""
        else:
            note = f": ally of {major.ally.capitalize()}" if major.ally else ": defeated"
        parts.append(f'<text x="{LEFT}" y="{y - 4}" font-size="11">{name.capitalize()}{note}</text>')
    garrisons = {name[:2].capitalize(): major.troops or {} for name, major in seen.campaign.major.items()}
    return drawing.svg(seen, italy.edition, garrisons).replace("</svg>", "".join([*parts, "</svg>"]))


def track(italy: Italy, y: int, marker: int) -> str:
    """One influence track: France on the left, Naples on the right."""
    parts = []
    for at in range(italy.lowest, italy.highest + 1):
        is_neutral = italy.neutral_low <= at <= italy.neutral_high
        colour = "#f4f6f7" if is_neutral else ENDS["france" if at < 0 else "naples"]
        weight = 2 if abs(at) > italy.favour else 1
        x = LEFT + (at - italy.lowest) * STEP
        parts.append(f'<rect x="{x}" y="{y}" width="{STEP}" height="12" fill="{colour}" stroke="black" ')
        parts.append(f'stroke-width="{weight}"/>')
        if at == marker:
            parts.append(f'<circle cx="{x + STEP // 2}" cy="{y + 6}" r="4" fill="black"/>')
    return "".join(parts)
