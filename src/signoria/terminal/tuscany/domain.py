"""A domain of The Castles of Tuscany in the terminal: drawn in hexes, or told space by space."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from signoria.games.tuscany.components import COLOUR_NAMES
from signoria.games.tuscany.drawing import Spot, spots, spots_after
from signoria.games.tuscany.view import EstateView, TuscanyView
from signoria.kernel.phrases import Name, Quote
from signoria.terminal.asked import Asked
from signoria.terminal.tuscany import hexes
from signoria.terminal.tuscany.fits import marks_of, space_pointed_at
from signoria.terminal.tuscany.hexes import HUGE, LARGE, SMALL, Face, Scale
from signoria.words import Words, capital

# Of castle, city, inn, farm, quarry, village, monastery, carriage: where something lies, and where nothing does.
STYLES = (
    "white on green", "white on red", "white on blue", "black on bright_green", "white on bright_black",
    "black on yellow", "black on bright_yellow", "black on white",
)  # fmt: skip
EMPTY_STYLES = (
    "green", "red", "bright_blue", "bright_green", "bright_black", "yellow", "bright_yellow", "white",
)  # fmt: skip
POINTED = "bold reverse"
HEX = "hex"
NOTHING = "–"
JOINING = ("choose-order", "choose-turns", "choose-shifts")
FITTING, PANEL = 33, 44  # columns of a small domain with its gap, and at least of what stands beside it
WIDER_PANELS = {HUGE: 102, LARGE: 62}  # beside large hexes; three other domains fit into the wider one
GAP = 2  # columns


def focus(view: TuscanyView) -> int:
    """Whose domain is shown: the reader's, or that of who is to act."""
    if view.seat is not None:
        return view.seat
    return view.to_act[0] if view.to_act else 0


def question(view: TuscanyView) -> str:
    """What is asked, by its key."""
    return "" if view.question is None else view.question.key


def letters(words: Words) -> list[str]:
    """The letter of each colour."""
    return [words.say(f"letter-{name}") for name in COLOUR_NAMES]


def short(thing: str, words: Words) -> str:
    """A tile's name where there is little room: of a farm only what it shows."""
    return words.say("table-short", kind=Name("kind", thing))


# Drawing


def own_rows(view: TuscanyView, words: Words, width: int, height: int, asked: Asked) -> list[Text]:
    """The domain in focus as large as there is room for beside the rest, with what the question is about."""
    seat = focus(view)
    drawn = spots(view.table[seat])
    if drawn and asked.pointed is not None and question(view) in JOINING:
        drawn = spots_after(view, seat, asked.pointed.moves)
    if not drawn or width < FITTING + PANEL:
        return []
    marks, pointed = marks_of(asked), space_pointed_at(asked)
    if view.question is not None and isinstance(space := view.question.args.get("space"), Quote):
        points = asked.outlook.sums.get("green")
        marks, pointed = {space.text: f"+{points.total}" if points else ""}, space.text
    return rows_of(drawn, scale_for(drawn, width, height), words, height, marks, pointed)


def scale_for(drawn: Sequence[Spot], width: int, height: int) -> Scale:
    """The largest scale that leaves room for the rest."""
    for scale, panel in WIDER_PANELS.items():
        is_high = hexes.height_of(drawn, scale) <= height
        if is_high and width - hexes.width_of(drawn, scale) - GAP >= panel:
            return scale
    return SMALL


def rows_of(
    drawn: Sequence[Spot],
    scale: Scale,
    words: Words,
    height: int,
    marks: Mapping[str, str] | None = None,
    pointed: str = "",
) -> list[Text]:
    """The hexes; without room for all rows, the uppermost edges go first, then the lowest."""
    signs = letters(words)
    faces = {spot.space: face(spot, scale, words, signs, (marks or {}).get(spot.space)) for spot in drawn}
    if pointed in faces:
        faces[pointed] = faces[pointed]._replace(style=POINTED, is_filled=True)
    rows = hexes.draw(drawn, scale, faces)
    rows = rows[1:] if len(rows) > height else rows
    return rows[:height]


def face(spot: Spot, scale: Scale, words: Words, signs: Sequence[str], mark: str | None) -> Face:
    """What stands in the hex of a space."""
    label = label_of(spot, signs[spot.colour])
    style = STYLES[spot.colour] if spot.thing else EMPTY_STYLES[spot.colour]
    style = style if mark is None else f"bold {style}"
    if scale.deep == 1:
        return Face((label, mark or ""), style, bool(spot.thing))
    label = f"{label} {spot.space}" if spot.thing else label
    name = words.name("card", COLOUR_NAMES[spot.colour])
    crops = short(spot.thing, words).split(", ") if is_farm(spot) else [name]
    return Face((label, *[*crops, ""][:2], mark or ""), style, bool(spot.thing))


def is_farm(spot: Spot) -> bool:
    """Does a farm tile lie here? It has a name of its own for what it shows."""
    return bool(spot.thing) and spot.thing not in (*COLOUR_NAMES, HEX)


def label_of(spot: Spot, letter: str) -> str:
    """`b10v` for an empty space, `[V]` for a tile, `(V)` for a wooden hex."""
    if not spot.thing:
        return f"{spot.space}{letter.lower()}"
    return f"({letter})" if spot.thing == HEX else f"[{letter}]"


# In words


def colour_lines(seat: EstateView, words: Words) -> list[str]:
    """A sentence for each colour: what lies on which of its spaces, and which are empty."""
    drawn = spots(seat)
    found = []
    for colour, name in enumerate(COLOUR_NAMES):
        here = [spot for spot in drawn if spot.colour == colour]
        built = [f"{spot.space} {told_thing(spot, words)}".strip() for spot in here if spot.thing]
        empty = [spot.space for spot in here if not spot.thing]
        told = {"built": ", ".join(built) or NOTHING, "empty": ", ".join(empty) or NOTHING}
        found.append(capital(words.say("plain-colour", colour=Name("colour", name), **told)))
    return found


def told_thing(spot: Spot, words: Words) -> str:
    """What lies on a space, unless its colour says it."""
    if spot.thing == HEX:
        return f"({words.name('kind', HEX)})"
    return f"({short(spot.thing, words)})" if is_farm(spot) else ""


def area_lines(seat: EstateView, words: Words) -> list[str]:
    """Areas of several spaces that are not complete yet."""
    drawn = spots(seat)
    found = []
    for area in dict.fromkeys(spot.area for spot in drawn):
        here = [spot for spot in drawn if spot.area == area]
        if len(here) > 1 and any(not spot.thing for spot in here):
            empty = ", ".join(spot.space for spot in here if not spot.thing)
            spaces = ", ".join(spot.space for spot in here)
            found.append(
                words.say("plain-area", colour=Name("card", COLOUR_NAMES[here[0].colour]), spaces=spaces, empty=empty)
            )
    return found
