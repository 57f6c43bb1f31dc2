"""What lies in the box of The Castles of Tuscany, as somebody would look it up."""

from __future__ import annotations

from signoria.games.tuscany import edition
from signoria.games.tuscany.components import (
    BOARD_NAMES,
    BONUS_NAMES,
    COLOUR_NAMES,
    COLOUR_OF,
    CROP_NAMES,
    CROPS,
    FARM,
    KIND_NAMES,
    LETTERS,
    YIELD_NAMES,
    bits,
)
from signoria.games.tuscany.edition import GIFTS, Box, tiles_of
from signoria.kernel.components import CORRECTED, PRINTED, Component, counts, origin_of, told
from signoria.kernel.phrases import Args, Count, Listed, Name, Phrase

EFFECT_RULES = {
    "castle": "T3.1", "city": "T3.2", "inn": "T3.3", "farm": "T3.4", "quarry": "T3.5", "village": "T3.6",
    "monastery": "T3.7", "carriage": "T3.8",
}  # fmt: skip
BONUS_RULES = {
    "card": ("T2.1", "T3.7"), "storage": ("T2.2", "T3.2"), "marble": ("T3.5",), "worker": ("T3.6",), "yield": ("T3.8",),
}  # fmt: skip
TOUCHED_BY = {"city": "storage", "quarry": "marble", "village": "worker", "monastery": "card", "carriage": "yield"}
GIFT_UNITS = ("card", "marble", "worker", "green-point", "red-point", "hex")  # in the order of `GIFTS`
PIECE_RULES = {
    "hex": ("T0.2", "T2.4", "T3.3"),
    "marble": ("T0.2", "T2.7", "T5.4"),
    "worker": ("T0.2", "T2.4", "T5.4"),
    "castle": ("T0.1", "T1.4"),
}


def describe(text: str | None) -> tuple[Component, ...]:
    """Every tile, card, board and piece of the standard box, or as an owner has corrected it."""
    edition.read(text)  # refuses what cannot be
    box, usual = edition.open_box(text), edition.open_box(None)
    return (
        *tiles(box, usual), *cards(box), *colour_bonuses(box), *yields(box), *bonuses(box, usual), *boards(box),
        *pieces(box, usual), areas(box, usual),
    )  # fmt: skip


def same(box: Box, usual: Box, *numbers: str) -> str:
    """The origin of what the numbers of the rules say: they are printed."""
    return PRINTED if all(box.numbers[name] == usual.numbers[name] for name in numbers) else CORRECTED


# Tiles and cards


def tiles(box: Box, usual: Box) -> list[Component]:
    """The kinds of tiles that are there, farms by what they show."""
    found = []
    own, neutral = tiles_of(box, True), tiles_of(box, False)
    for kind, name in enumerate(KIND_NAMES):
        if not own[kind] + neutral[kind]:
            continue
        colour = COLOUR_NAMES[COLOUR_OF[kind]]
        is_farm = COLOUR_OF[kind] == FARM
        words = box.farms.origin if is_farm else box.colours[colour].origin
        crops = Listed(tuple(Name("crop", CROP_NAMES[crop]) for crop in bits(CROPS[kind])))
        facts = told(
            ("shows", crops),
            ("colour", Name("colour", colour)),
            ("spaces", Count(box.colours[colour].spaces)),
            ("each-player", Count(own[kind]) if own[kind] else None),
            ("neutral", Count(neutral[kind]) if neutral[kind] else None),
        )
        found.append(
            Component(
                kind="tile",
                id=name,
                name=Name("kind", name),
                facts=facts,
                does=Phrase(f"does-tile-{colour}", effect(box, colour)),
                origin=origin_of(words, "tiles"),
                rules=("T0.1", EFFECT_RULES[colour]),
            )
        )
    return found


def effect(box: Box, colour: str) -> Args:
    """The numbers that a tile's effect reads."""
    numbers = box.numbers
    hex_points = Count(numbers["hex_points"], "red-point")
    found: dict[str, Args] = {
        "city": {"points": Count(numbers["storage_points"], "green-point")},
        "inn": {"points": hex_points},
        "farm": {"points": Count(numbers["farm_points"], "green-point")},
        "quarry": {"marbles": Count(numbers["marble"], "marble")},
        "village": {"workers": Count(numbers["worker"], "worker")},
        "monastery": {"cards": Count(numbers["monastery"], "card")},
        "carriage": {"yields": Count(numbers["yield"], "yield"), "points": hex_points},
    }
    bonus = TOUCHED_BY.get(colour)
    args = found.get(colour, {})
    return args if bonus is None else {**args, "bonus": Name("bonus", bonus)}


def cards(box: Box) -> list[Component]:
    """Region cards by colour."""
    args: Args = {"price": Count(box.numbers["price"], "card"), "pair": Count(box.numbers["pair"], "card")}
    return [
        Component(
            kind="card",
            id=name,
            name=Name("card", name),
            facts=told(("copies", Count(box.colours[name].cards))),
            does=Phrase("does-card", {**args, "colour": Name("colour", name)}),
            origin=origin_of(box.colours[name].origin, "else"),
            rules=("T0.2", "T2.1", "T2.4"),
        )
        for name in COLOUR_NAMES
    ]


def colour_bonuses(box: Box) -> list[Component]:
    """The tiles for whoever covers all its spaces of a colour."""
    found = []
    for name in COLOUR_NAMES:
        colour = box.colours[name]
        first, second = Count(colour.first, "green-point"), Count(colour.second, "green-point")
        args: Args = {"colour": Name("colour", name), "first": first, "second": second}
        found.append(
            Component(
                kind="colour-bonus",
                id=name,
                name=Name("colour", name),
                facts=told(("spaces", Count(colour.spaces)), ("first", first), ("second", second)),
                does=Phrase("does-colour-bonus", args),
                origin=origin_of(colour.origin, "else"),
                rules=("T0.2", "T2.6"),
            )
        )
    return found


def yields(box: Box) -> list[Component]:
    """The sorts of yield cards."""
    found = []
    for name in YIELD_NAMES:
        entry = box.yields[name]
        gives = counts(zip(GIFT_UNITS, [getattr(entry, gift) for gift in GIFTS], strict=True))
        does = None if gives is None else Phrase("does-yield", {"gives": gives})
        found.append(
            Component(
                kind="yield",
                id=name,
                name=Name("yield", name),
                facts=told(("copies", Count(entry.count)), ("gives", gives)),
                does=does,
                origin=origin_of(entry.origin),
                rules=("T0.2", "T3.8"),
            )
        )
    return found


def bonuses(box: Box, usual: Box) -> list[Component]:
    """The kinds of bonus tiles."""
    points = Count(box.numbers["storage_points"], "green-point")
    found = []
    for name in BONUS_NAMES:
        origin = origin_of(box.bonuses[name].origin)
        if name == "storage" and origin == PRINTED:
            origin = same(box, usual, "storage_points")
        found.append(
            Component(
                kind="bonus",
                id=name,
                name=Name("bonus", name),
                facts=told(("copies", Count(box.bonuses[name].count))),
                does=Phrase(f"does-bonus-{name}", {"points": points} if name == "storage" else {}),
                origin=origin,
                rules=("T0.2", "T1.5", *BONUS_RULES[name]),
            )
        )
    return found


# Boards and pieces


def boards(box: Box) -> list[Component]:
    """The boards that domains are joined from, column by column."""
    found = []
    for name in BOARD_NAMES:
        board = box.boards[name]
        left, right = [
            Listed(tuple(Name("card", COLOUR_NAMES[LETTERS.index(letter)]) for letter in column))
            for column in (board.left, board.right)
        ]
        found.append(
            Component(
                kind="board",
                id=name,
                name=Name("board", name),
                facts=told(("left-column", left), ("right-column", right)),
                does=Phrase("does-board"),
                origin=origin_of(board.origin),
                rules=("T1.3", "T1.4"),
            )
        )
    return found


def pieces(box: Box, usual: Box) -> list[Component]:
    """Wooden hexes, marble, workers, and the castle that a domain begins with."""
    numbers = box.numbers
    args: dict[str, Args] = {
        "hex": {"points": Count(numbers["stored_points"], "red-point")},
        "marble": {"points": Count(numbers["marble_points"], "red-point")},
        "worker": {"points": Count(numbers["worker_points"], "red-point")},
    }
    read = {"hex": ("stored_points",), "marble": ("marble_points",), "worker": ("worker_points",)}
    return [
        Component(
            kind="piece",
            id=name,
            name=Name("piece", name),
            does=Phrase(f"does-piece-{name}", args.get(name, {})),
            origin=same(box, usual, *read.get(name, ())),
            rules=rules,
        )
        for name, rules in PIECE_RULES.items()
    ]


def areas(box: Box, usual: Box) -> Component:
    """Points for completed areas."""
    sizes = tuple(
        ("size", Phrase("box-size", {"spaces": Count(size, "space"), "points": Count(points, "green-point")}))
        for size, points in enumerate(box.areas.points, 1)
    )
    return Component(
        kind="scoring",
        id="areas",
        name=Name("scoring", "areas"),
        facts=sizes,
        does=Phrase("does-scoring-areas"),
        origin=PRINTED if box.areas == usual.areas else CORRECTED,
        rules=("T2.5",),
    )
