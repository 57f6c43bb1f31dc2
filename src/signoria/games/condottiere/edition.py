"""Reading components: the standard ones, or those an owner of the box has corrected."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files

import msgspec

from signoria.games.condottiere.components import (
    CARD_NAMES,
    CLOSED,
    MAX_SEATS,
    NOBODYS,
    REGION_NAMES,
    REGIONS,
    Edition,
)
from signoria.games.condottiere.moves import MOST_DRAWN
from signoria.kernel.corrections import check_between, check_edition_name, check_fit, corrected, read_toml, require
from signoria.kernel.editions import Editions
from signoria.kernel.errors import BadInput


class Mercenaries(msgspec.Struct, forbid_unknown_fields=True):
    """How many mercenaries of one strength."""

    strength: int
    count: int


class Region(msgspec.Struct, forbid_unknown_fields=True):
    """A region's neighbours, where a drawing puts it, and which seat controls it from the beginning, if any."""

    x: int
    y: int
    borders: list[str]
    owner: int = NOBODYS


class FewMany(msgspec.Struct, forbid_unknown_fields=True):
    """A number for few players and one for many."""

    few: int
    many: int


class Victory(msgspec.Struct, forbid_unknown_fields=True):
    """What wins (C6.1, C8.3)."""

    few: int
    regions: FewMany
    adjacent: FewMany
    bigger_kingdoms: FewMany


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """The components file. What a laboratory's box leaves out is not in play."""

    edition: str
    numbers: dict[str, int]
    victory: Victory
    mercenaries: list[Mercenaries]
    specials: dict[str, int]
    regions: dict[str, Region]
    seats: int = MAX_SEATS  # the most that the cards must do for
    is_dealt_once: bool = False


STANDARD = "components.toml"
MINI = "mini.toml"
MOST_CARDS = 200  # of one kind; no box is larger
MOST = 100  # of a number of the rules, but for these: dealing takes time, and so does a game
MOST_NUMBERS = {"hand": 40, "opening_seven": 40, "kept": 40, "drawn": MOST_DRAWN, "battles": 500}

ABSENT = Region(0, 0, [], CLOSED)  # a region that the box does not have


@cache
def standard() -> Edition:
    """The edition that comes with the package."""
    return read_anew(None, STANDARD)


@cache
def mini() -> Edition:
    """The small box for the laboratory."""
    return read_anew(None, MINI)


def label_of(edition: Edition) -> str:
    """The name that views have for it."""
    return edition.label


EDITIONS = {STANDARD: Editions(label_of, standard), MINI: Editions(label_of, mini)}


def standard_text(file: str = STANDARD) -> str:
    """The components file that comes with the package."""
    return (files("signoria.games.condottiere") / file).read_text(encoding="utf-8")


def read(text: str | None, file: str = STANDARD) -> Edition:
    """An edition from a components file (None: the one that comes with the package); an error names the entry."""
    if text is None:
        return mini() if file == MINI else standard()
    return EDITIONS[file].read(text, lambda given: read_anew(given, file))


def read_anew(text: str | None, file: str) -> Edition:
    """The edition of a file that has not been read yet."""
    own, box = open_box(None, file), open_box(text, file)
    check(box, own)
    counts = {str(entry.strength): entry.count for entry in box.mercenaries} | box.specials
    regions = [box.regions.get(name, ABSENT) for name in REGION_NAMES]
    numbers = dict(box.numbers)
    numbers["few"] = box.victory.few
    for name, pair in (
        ("regions", box.victory.regions),
        ("adjacent", box.victory.adjacent),
        ("bigger", box.victory.bigger_kingdoms),
    ):
        numbers[f"{name}_few"], numbers[f"{name}_many"] = pair.few, pair.many
    return Edition(
        name=box.edition,
        digest=sha256(msgspec.json.encode(rules_of(box), order="sorted")).hexdigest()[:16],
        differences=differences(box, own),
        counts=tuple(counts.get(name, 0) for name in CARD_NAMES),
        borders=tuple(tuple(sorted(REGIONS[name] for name in region.borders)) for region in regions),
        places=tuple((region.x, region.y) for region in regions),
        numbers=numbers,
        owners=tuple(region.owner for region in regions),
        is_dealt_once=box.is_dealt_once,
    )


def keep(edition: Edition) -> None:
    """Let views name it."""
    EDITIONS[STANDARD].keep(edition)


def known(label: str) -> Edition:
    """The edition with this label, if it has been read before."""
    if label == mini().label:
        return mini()
    try:
        return EDITIONS[STANDARD].find(label)
    except BadInput:
        return EDITIONS[MINI].find(label)


def open_box(text: str | None, file: str = STANDARD) -> Box:
    """The standard components, corrected by an owner's file (None: not corrected), with their types checked."""
    given = {} if text is None else read_toml(text)
    return corrected(given, read_toml(standard_text(file)), Box)


def check(box: Box, own: Box) -> None:
    """Borders must be mutual, numbers possible."""
    check_edition_name(box.edition)
    for name in ("seats", "is_dealt_once"):
        require(getattr(box, name) == getattr(own, name), name, "cannot be changed")
    for name, count in box.specials.items():
        check_between(count, 0, MOST_CARDS, f"specials.{name}")
    for entry in box.mercenaries:
        check_between(entry.count, 0, MOST_CARDS, f"mercenaries.{entry.strength}.count")
    for name, number in box.numbers.items():
        check_between(number, 1, MOST_NUMBERS.get(name, MOST), f"numbers.{name}")
    for name in ("regions", "adjacent", "bigger_kingdoms"):
        pair: FewMany = getattr(box.victory, name)
        for field, number in (("few", pair.few), ("many", pair.many)):
            require(number >= 1, f"victory.{name}.{field}", f"must be at least 1, not {number}")
    for name, region in box.regions.items():
        check_borders(name, region, box, own)
    cards = sum(entry.count for entry in box.mercenaries) + sum(box.specials.values())
    for name in ("hand", "opening_seven"):
        most = box.seats * box.numbers[name] + len(box.regions)
        problem = f"is too much: {cards} cards are too few for {box.seats} full hands ({most})"
        require(cards >= most, f"numbers.{name}", problem)


def check_borders(name: str, region: Region, box: Box, own: Box) -> None:
    """A region's borders lead to other regions, and back."""
    at = f"regions.{name}.borders"
    require(region.owner == own.regions[name].owner, f"regions.{name}.owner", "cannot be changed")
    require(len(set(region.borders)) == len(region.borders), at, "names a region twice")
    for other in region.borders:
        is_other = other in box.regions and other != name
        check_fit(is_other, f"regions.{name}: borders {other!r}, which is no other region")
        is_mutual = name in box.regions[other].borders
        check_fit(is_mutual, f"regions.{name}: borders {other}, but not the other way round")


def rules_of(box: Box) -> dict[str, object]:
    """What the rules read of a box: its name and the places on a drawing change nothing."""
    flat: dict[str, object] = {f"numbers.{name}": number for name, number in box.numbers.items()}
    flat |= {
        f"victory.{name}": msgspec.to_builtins(value) for name, value in msgspec.structs.asdict(box.victory).items()
    }
    flat |= {f"cards.{entry.strength}": entry.count for entry in box.mercenaries}
    flat |= {f"cards.{name}": count for name, count in box.specials.items()}
    flat |= {f"borders.{name}": sorted(region.borders) for name, region in box.regions.items()}
    flat |= {f"owner.{name}": region.owner for name, region in box.regions.items() if region.owner != NOBODYS}
    flat |= {"is_dealt_once": True} if box.is_dealt_once else {}
    return flat


def differences(box: Box, own: Box) -> tuple[str, ...]:
    """What an owner has changed, in words."""
    usual, here = rules_of(own), rules_of(box)
    return tuple(f"{name}: {usual[name]} → {here[name]}" for name in sorted(usual) if usual[name] != here[name])
