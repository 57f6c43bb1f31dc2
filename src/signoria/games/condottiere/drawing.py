"""A picture of the table for notebooks: the map as a graph, the battle lines beside it."""

from __future__ import annotations

from html import escape

from signoria.games.condottiere.components import CLOSED, REGION_NAMES, Edition
from signoria.games.condottiere.view import CondottiereView

COLOURS = ("#b3392f", "#2f6db3", "#3d8a4a", "#c08a1e", "#7a4fa0", "#4a4a4a")  # of the seats
WIDTH, HEIGHT, LINES_AT, LINE_HEIGHT = 980, 480, 570, 70


def svg(view: CondottiereView, edition: Edition) -> str:
    """The table as this view sees it."""
    frame = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'font-family="sans-serif" font-size="13"><rect width="{WIDTH}" height="{HEIGHT}" fill="#f6efe0"/>'
    )
    parts = [frame, *borders(edition)]
    parts += [region(view, edition, index) for index, owner in enumerate(edition.owners) if owner != CLOSED]
    parts += [seat_line(view, seat) for seat in range(view.seats)]
    return "".join(parts) + "</svg>"


def borders(edition: Edition) -> list[str]:
    """A stroke for each border, drawn once."""
    strokes = []
    for index, others in enumerate(edition.borders):
        for other in others:
            if index < other:
                (x, y), (to_x, to_y) = edition.places[index], edition.places[other]
                strokes.append(f'<line x1="{x}" y1="{y}" x2="{to_x}" y2="{to_y}" stroke="#b9a67f" stroke-width="2"/>')
    return strokes


def region(view: CondottiereView, edition: Edition, index: int) -> str:
    """A region: its owner's colour and number, a ring where the Condottiere stands, a cross for the Pope."""
    name = REGION_NAMES[index]
    x, y = edition.places[index]
    owner = next((seat for seat, one in enumerate(view.table) if name in one.regions), None)
    fill = "#fffaf0" if owner is None else COLOURS[owner]
    ring = '<circle r="21" fill="none" stroke="#222" stroke-width="3"/>' if view.site == name else ""
    mark = "✝" if view.pope == name else "" if owner is None else str(owner)
    ink = "#222" if owner is None else "#fff"
    return (
        f'<g transform="translate({x},{y})">{ring}<circle r="16" fill="{fill}" stroke="#6b5a36"/>'
        f'<text text-anchor="middle" y="5" fill="{ink}">{mark}</text>'
        f'<text text-anchor="middle" y="34">{escape(name.capitalize())}</text></g>'
    )


def seat_line(view: CondottiereView, seat: int) -> str:
    """A seat: its hand's size, its line and strength."""
    one = view.table[seat]
    y = 40 + seat * LINE_HEIGHT
    cards = " · ".join([*one.line, *["▮"] * one.face_down]) or "–"
    state = " (passed)" if one.passed else " ←" if seat in view.to_act else ""
    return (
        f'<g transform="translate({LINES_AT},{y})"><rect x="-14" y="-14" width="6" height="44" fill="{COLOURS[seat]}"/>'
        f'<text font-weight="bold">Seat {seat}: {one.strength}{state}</text>'
        f'<text y="20">{escape(cards)}</text><text y="38" fill="#6b5a36">{one.cards} cards in hand</text></g>'
    )
