"""Reading components: the standard ones, or those an owner of the box has corrected."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files

import msgspec

from signoria.games.condottiere.components import (
    MAX_SEATS,
    MERCENARY_NAMES,
    REGION_NAMES,
    REGIONS,
    SPECIAL_NAMES,
    Edition,
)
from signoria.games.condottiere.moves import MOST_DRAWN
from signoria.kernel.errors import BadInput


class Mercenaries(msgspec.Struct, forbid_unknown_fields=True):
    """How many mercenaries of one strength."""

    strength: int
    count: int


class Region(msgspec.Struct, forbid_unknown_fields=True):
    """A region's neighbours, and where a drawing puts it."""

    x: int
    y: int
    borders: list[str]


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
    """The components file."""

    edition: str
    numbers: dict[str, int]
    victory: Victory
    mercenaries: list[Mercenaries]
    specials: dict[str, int]
    regions: dict[str, Region]


MOST_CARDS = 10_000  # of one kind; no box is larger

_known: dict[str, Edition] = {}


@cache
def standard() -> Edition:
    """The edition that comes with the package."""
    return read(None)


def standard_text() -> str:
    """The components file that comes with the package."""
    return (files("signoria.games.condottiere") / "components.toml").read_text(encoding="utf-8")


def read(text: str | None) -> Edition:
    """An edition from a components file (None: the standard one); an error names the entry."""
    own = open_box(standard_text())
    box = own if text is None else open_box(text)
    check(box, own)
    counts = [entry.count for entry in box.mercenaries] + [box.specials[name] for name in SPECIAL_NAMES]
    numbers = dict(box.numbers)
    numbers["few"] = box.victory.few
    for name, pair in (
        ("regions", box.victory.regions),
        ("adjacent", box.victory.adjacent),
        ("bigger", box.victory.bigger_kingdoms),
    ):
        numbers[f"{name}_few"], numbers[f"{name}_many"] = pair.few, pair.many
    edition = Edition(
        name=box.edition,
        digest=sha256(msgspec.json.encode(rules_of(box), order="sorted")).hexdigest()[:16],
        differences=differences(box, own),
        counts=tuple(counts),
        borders=tuple(tuple(sorted(REGIONS[name] for name in box.regions[region].borders)) for region in REGION_NAMES),
        places=tuple((box.regions[region].x, box.regions[region].y) for region in REGION_NAMES),
        numbers=numbers,
    )
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


def check(box: Box, own: Box) -> None:
    """Names must be those of the game, borders mutual, numbers possible."""
    name_fits = box.edition.isprintable() and box.edition == " ".join(box.edition.split()) and ";" not in box.edition
    require(bool(box.edition) and name_fits, "edition: must be a name on one line, without semicolons")
    require([str(entry.strength) for entry in box.mercenaries] == list(MERCENARY_NAMES), "mercenaries: other strengths")
    require(sorted(box.specials) == sorted(SPECIAL_NAMES), "specials: other names")
    require(sorted(box.regions) == sorted(REGION_NAMES), "regions: other names")
    require(sorted(box.numbers) == sorted(own.numbers), "numbers: other names")
    for name, count in [*box.specials.items(), *((f"mercenaries {m.strength}", m.count) for m in box.mercenaries)]:
        require(0 <= count <= MOST_CARDS, f"{name}: must be 0 to {MOST_CARDS} cards")
    for name, number in box.numbers.items():
        require(1 <= number <= MOST_CARDS, f"numbers.{name}: must lie between 1 and {MOST_CARDS}")
    require(box.numbers["drawn"] <= MOST_DRAWN, f"numbers.drawn: must be at most {MOST_DRAWN}")
    victory = box.victory
    for name, pair in (
        ("regions", victory.regions),
        ("adjacent", victory.adjacent),
        ("bigger_kingdoms", victory.bigger_kingdoms),
    ):
        require(min(pair.few, pair.many) >= 1, f"victory.{name}: must be at least 1")
    for name, region in box.regions.items():
        require(len(set(region.borders)) == len(region.borders), f"regions.{name}: a border stands there twice")
        for other in region.borders:
            require(
                other in box.regions and other != name, f"regions.{name}: borders {other!r}, which is no other region"
            )
            require(name in box.regions[other].borders, f"regions.{name}: borders {other}, but not the other way round")
    cards = sum(entry.count for entry in box.mercenaries) + sum(box.specials.values())
    for name in ("hand", "opening_seven"):
        most = MAX_SEATS * box.numbers[name] + len(REGION_NAMES)
        require(cards >= most, f"numbers.{name}: {cards} cards are too few for six full hands ({most})")


def require(is_right: bool, problem: str) -> None:
    """Say what is wrong, unless it is right."""
    if not is_right:
        raise BadInput(f"components: {problem}")


def rules_of(box: Box) -> dict[str, object]:
    """What the rules read of a box: its name and the places on a drawing change nothing."""
    flat: dict[str, object] = {f"numbers.{name}": number for name, number in box.numbers.items()}
    flat |= {
        f"victory.{name}": msgspec.to_builtins(value) for name, value in msgspec.structs.asdict(box.victory).items()
    }
    flat |= {f"cards.{entry.strength}": entry.count for entry in box.mercenaries}
    flat |= {f"cards.{name}": count for name, count in box.specials.items()}
    flat |= {f"borders.{name}": sorted(region.borders) for name, region in box.regions.items()}
    return flat


def differences(box: Box, own: Box) -> tuple[str, ...]:
    """What an owner has changed, in words."""
    usual, here = rules_of(own), rules_of(box)
    return tuple(f"{name}: {usual[name]} → {here[name]}" for name in sorted(usual) if usual[name] != here[name])
