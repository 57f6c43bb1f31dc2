"""Tables of Wars of Italy for tests: positions written as a player would set them up, France in seat 0."""

from __future__ import annotations

import tomllib

from virtu_tables import asked, go, picks, prestige, terms, told, why

import signoria
from signoria.games.virtu.view import SeatTable
from signoria.games.wars.state import Wars
from signoria.games.wars.view import MajorTable, WarsView
from signoria.kernel.game import Data

__all__ = [
    "FRANCE", "NAPLES", "asked", "at", "go", "lay", "major", "new", "picks", "prestige", "state", "terms", "told",
    "view", "why",
]  # fmt: skip

FRANCE, NAPLES = range(2)
HOMES = {"france": ["turin", "milan"], "naples": ["naples", "rossano", "reggio", "bari"]}
TITLES = {"france": ["kingdom_of_france!", "artillery!", "duchy!"], "naples": ["principality!"]}
EMPTY: Data = {}


def lay(text: str, *, components: str | None = None, **options: bool | int) -> signoria.Match:
    """A match from a position in TOML; both powers have their homes, and their titles exhausted, if nothing is said.

    What belongs to a power stands below its name, what belongs to a major city below `[major.rome]`.
    """
    given = tomllib.loads(text)
    table = []
    for power in ("france", "naples"):
        own = given.pop(power, EMPTY)
        table.append({"power": power, "cities": HOMES[power], "titles": TITLES[power], **own})
    data: Data = {"seat": table, "options": {**given.pop("options", {}), **options}, **given}
    return signoria.from_position("wars-of-italy", data, seed=1, components=components)


def new(**options: bool | int) -> signoria.Match:
    """A new table, France in seat 0."""
    return signoria.new("wars-of-italy", 2, 7, {"powers_by_seat": True, **options})


def state(match: signoria.Match) -> Wars:
    """The engine's state."""
    found = match.state
    assert isinstance(found, Wars)
    return found


def view(match: signoria.Match, seat: int | None = None) -> WarsView:
    """The table as a seat, or a spectator, sees it."""
    found = match.view(seat)
    assert isinstance(found, WarsView)
    return found


def at(match: signoria.Match, seat: int) -> SeatTable:
    """What lies before a seat."""
    return view(match).table[seat]


def major(match: signoria.Match, name: str) -> MajorTable:
    """What belongs to a major city."""
    return view(match).campaign.major[name]
