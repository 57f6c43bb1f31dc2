"""Reading components: the standard ones, or those an owner of the box has corrected."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import product

import msgspec

from signoria.games.tuscany.components import (
    BOARD,
    BOARD_NAMES,
    BONUS_NAMES,
    CASTLE,
    COLOUR_NAMES,
    COLUMN,
    FARM,
    FARM_NAMES,
    JOINS,
    KIND,
    KINDS,
    LETTERS,
    MAX_SEATS,
    SPACES,
    VERSIONS,
    YIELD_NAMES,
    Edition,
    largest_area,
    near_of,
)
from signoria.kernel.corrections import check_between, check_edition_name, check_fit, corrected, read_toml, require
from signoria.kernel.editions import Editions

MOST = 60  # of any one number of the components
ROUNDS = 3  # a round for each stack
GIFTS = ("cards", "marbles", "workers", "green", "red", "hexes")


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Any entry says where it comes from."""

    origin: str = msgspec.field(name="from", default="corrected")


class Areas(msgspec.Struct, forbid_unknown_fields=True):
    """Points for areas by size."""

    points: list[int]


class Colour(Entry, forbid_unknown_fields=True, kw_only=True):
    """A colour: its spaces, cards, bonus tile and tiles."""

    spaces: int
    cards: int
    first: int
    second: int
    own: int
    neutral: int


class Farms(Entry, forbid_unknown_fields=True, kw_only=True):
    """What the farm tiles show."""

    own: list[str]
    neutral: list[str]


class Yield(Entry, forbid_unknown_fields=True, kw_only=True):
    """A sort of yield card, and what it gives."""

    count: int
    cards: int = 0
    marbles: int = 0
    workers: int = 0
    green: int = 0
    red: int = 0
    hexes: int = 0


class Bonus(Entry, forbid_unknown_fields=True, kw_only=True):
    """A kind of bonus tile."""

    count: int


class Board(Entry, forbid_unknown_fields=True, kw_only=True):
    """A board: two columns of five letters."""

    left: str
    right: str


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """The components file."""

    edition: str
    numbers: dict[str, int]
    areas: Areas
    colours: dict[str, Colour]
    farms: Farms
    yields: dict[str, Yield]
    bonuses: dict[str, Bonus]
    boards: dict[str, Board]


@cache
def standard() -> Edition:
    """The edition that comes with the package."""
    box = open_box(None)
    check(box)
    return build(box, box)


def label_of(edition: Edition) -> str:
    """The name that views have for it."""
    return edition.label


EDITIONS = Editions(label_of, standard)


def standard_text() -> str:
    """The components file that comes with the package."""
    return (files("signoria.games.tuscany") / "components.toml").read_text(encoding="utf-8")


def read(text: str | None) -> Edition:
    """An edition from a components file (None: the standard one); an error names the entry."""
    return standard() if text is None else EDITIONS.read(text, read_anew)


def read_anew(text: str) -> Edition:
    """The edition of a file that has not been read yet."""
    own, box = open_box(None), open_box(text)
    check(box)
    if box.boards != own.boards or box.areas != own.areas:  # the standard ones are held against this by a test
        check_joins(box)
    return build(box, own)


def known(label: str) -> Edition:
    """The edition with this label, if it has been read before."""
    return EDITIONS.find(label)


def open_box(text: str | None) -> Box:
    """The standard components, corrected by an owner's file (None: not corrected), with their types checked."""
    return corrected({} if text is None else read_toml(text), read_toml(standard_text()), Box)


# Checking


def check(box: Box) -> None:
    """Numbers must be possible."""
    check_edition_name(box.edition)
    for name, number in box.numbers.items():
        check_between(number, 1, MOST, f"numbers.{name}")
    require(box.numbers["stacks"] == ROUNDS, "numbers.stacks", f"must be {ROUNDS}, one for each round")
    for size, points in enumerate(box.areas.points, 1):
        require(0 <= points <= MOST, "areas.points", f"must lie between 0 and {MOST}, not be {points} for size {size}")
    check_colours(box)
    check_cards(box)
    check_boards(box)


def check_colours(box: Box) -> None:
    """Tiles fill the stacks, the display and the domains; no colour is so common that T4.1 could go on for ever."""
    for name, colour in box.colours.items():
        for field in ("spaces", "cards", "first", "second", "own", "neutral"):
            check_between(getattr(colour, field), 0, MOST, f"colours.{name}.{field}")
        is_scarce = colour.neutral < box.numbers["crowd"]
        require(is_scarce, f"colours.{name}.neutral", "must be below numbers.crowd (T4.1)")
    require(box.colours["castle"].spaces >= 1, "colours.castle.spaces", "must be at least 1, for the starting castle")
    spaces = sum(colour.spaces for colour in box.colours.values())
    check_fit(spaces == SPACES, f"colours: {spaces} spaces in all, but a domain has {SPACES}")
    own = sum(colour.own for colour in box.colours.values())
    check_fit(own > 0 and own % ROUNDS == 0, f"colours: {own} own tiles do not make {ROUNDS} equal stacks")
    neutral = sum(colour.neutral for colour in box.colours.values())
    display = box.numbers["display"]
    check_fit(neutral >= display, f"colours: {neutral} neutral tiles are too few for a display of {display}")
    for field, farms, count in (
        ("own", box.farms.own, box.colours["farm"].own),
        ("neutral", box.farms.neutral, box.colours["farm"].neutral),
    ):
        require(len(farms) == count, f"farms.{field}", f"names {len(farms)} farms, but colours.farm.{field} is {count}")
        for name in farms:
            is_farm = name in FARM_NAMES
            require(is_farm, f"farms.{field}", f"names a farm {name!r}, but there are only: {', '.join(FARM_NAMES)}")


def check_cards(box: Box) -> None:
    """Enough region cards for all hands; yield cards and bonus tiles in possible numbers."""
    cards = sum(colour.cards for colour in box.colours.values())
    needed = MAX_SEATS * box.numbers["hand"]
    check_fit(cards >= needed, f"colours: {cards} region cards are too few for four hands ({needed})")
    for name, entry in box.yields.items():
        for field in ("count", *GIFTS):
            check_between(getattr(entry, field), 0, MOST, f"yields.{name}.{field}")
    check_fit(sum(entry.count for entry in box.yields.values()) > 0, "yields: there must be a yield card")
    for name, bonus in box.bonuses.items():
        check_between(bonus.count, 0, MOST, f"bonuses.{name}.count")
    bonuses = sum(bonus.count for bonus in box.bonuses.values())
    enough = bonuses >= MAX_SEATS
    check_fit(enough, f"bonuses: {bonuses} bonus tiles are too few for {MAX_SEATS} players (T1.5)")


def check_boards(box: Box) -> None:
    """Boards of ten spaces; any three make the colours that a domain has."""
    for name, board in box.boards.items():
        for field, column in (("left", board.left), ("right", board.right)):
            at = f"boards.{name}.{field}"
            require(len(column) == COLUMN, at, f"must have {COLUMN} letters, not {len(column)}")
            for letter in column:
                require(letter in LETTERS, at, f"has the letter {letter!r}, which is no colour; these are: {LETTERS}")
    for names in product(*[BOARD_NAMES[at : at + VERSIONS] for at in range(0, len(BOARD_NAMES), VERSIONS)]):
        spaces = "".join(box.boards[name].left + box.boards[name].right for name in names)
        for letter, colour in zip(LETTERS, COLOUR_NAMES, strict=True):
            there, wanted = spaces.count(letter), box.colours[colour].spaces
            where = f"boards: {' '.join(names)} have {there} {colour} spaces"
            check_fit(there == wanted, f"{where}, but colours.{colour}.spaces is {wanted}")


def check_joins(box: Box) -> None:
    """No area is larger than there are points for, however three boards are joined (T2.5): all 27,648 ways."""
    largest = len(box.areas.points)
    for names in product(*[BOARD_NAMES[at : at + VERSIONS] for at in range(0, len(BOARD_NAMES), VERSIONS)]):
        spaces = "".join(box.boards[name].left + box.boards[name].right for name in names)
        for letter, colour in zip(LETTERS, COLOUR_NAMES, strict=True):
            mask = sum(1 << at for at, one in enumerate(spaces) if one == letter)
            if mask.bit_count() <= largest:
                continue  # all of them together are not too many
            for join in range(JOINS):  # each stands for itself and for its half turn
                size = largest_area(near_of(join), mask)
                where = f"boards: {' '.join(names)} can be joined to a {colour} area of {size}"
                check_fit(size <= largest, f"{where}, but areas.points ends at {largest}")


# Building


def tiles_of(box: Box, is_own: bool) -> tuple[int, ...]:
    """Tiles of each kind, of a player or neutral."""
    counts = [0] * KINDS
    for at, name in enumerate(COLOUR_NAMES):
        if at != FARM:
            counts[KIND[name]] = box.colours[name].own if is_own else box.colours[name].neutral
    for name in box.farms.own if is_own else box.farms.neutral:
        counts[KIND[name]] += 1
    return tuple(counts)


def build(box: Box, own: Box) -> Edition:
    """The edition that a checked box stands for."""
    colours = [box.colours[name] for name in COLOUR_NAMES]
    boards = [box.boards[name] for name in BOARD_NAMES]
    yields = [box.yields[name] for name in YIELD_NAMES]
    assert all(len(board.left + board.right) == BOARD for board in boards)
    assert COLOUR_NAMES[CASTLE] == "castle"
    return Edition(
        name=box.edition,
        digest=sha256(msgspec.json.encode(rules_of(box), order="sorted")).hexdigest()[:16],
        differences=differences(box, own),
        boards=tuple(tuple(LETTERS.index(letter) for letter in board.left + board.right) for board in boards),
        cards=tuple(colour.cards for colour in colours),
        colour_bonus=tuple((colour.first, colour.second) for colour in colours),
        own=tiles_of(box, True),
        neutral=tiles_of(box, False),
        yields=tuple(entry.count for entry in yields),
        gifts=tuple(tuple(getattr(entry, gift) for gift in GIFTS) for entry in yields),
        bonuses=tuple(box.bonuses[name].count for name in BONUS_NAMES),
        areas=tuple(box.areas.points),
        numbers=box.numbers,
    )


def rules_of(box: Box) -> dict[str, object]:
    """What the rules read of a box: its name and the origins of its entries change nothing."""
    flat: dict[str, object] = {f"numbers.{name}": number for name, number in box.numbers.items()}
    flat["areas.points"] = box.areas.points
    flat["farms.own"], flat["farms.neutral"] = sorted(box.farms.own), sorted(box.farms.neutral)
    tables: dict[str, Mapping[str, Entry]] = {
        "colours": box.colours,
        "yields": box.yields,
        "bonuses": box.bonuses,
        "boards": box.boards,
    }
    for table, entries in tables.items():
        for name, entry in entries.items():
            fields: dict[str, object] = msgspec.to_builtins(entry)
            for field, value in fields.items():
                if field != "from":
                    flat[f"{table}.{name}.{field}"] = value
    return flat


def differences(box: Box, own: Box) -> tuple[str, ...]:
    """What an owner has changed, in words."""
    usual, here = rules_of(own), rules_of(box)
    return tuple(
        f"{name}: {plain(usual[name])} → {plain(here[name])}" for name in sorted(usual) if usual[name] != here[name]
    )


def plain(value: object) -> str:
    """A value in one line."""
    return ", ".join(plain(one) for one in value) if isinstance(value, list) else str(value)
