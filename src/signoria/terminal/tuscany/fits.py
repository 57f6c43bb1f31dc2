"""Where things fit: the spaces of an outlook, with the points that each would bring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Arg, Count, Name, Phrase, Quote
from signoria.terminal.asked import Asked

TAKE = "take-for"  # a tile on display, for later
UNSCORED = "*"  # marks a space where no points are asked about


class Fit(NamedTuple):
    """A thing and a space that it fits on."""

    thing: str  # the question tells it, if this is empty
    space: str
    points: int | None  # green; None where nothing is scored
    short: tuple[Count, ...]  # cards that are lacking
    is_later: bool  # the tile must be taken first
    prospect: Prospect

    @property
    def mark(self) -> str:
        """`+6`."""
        return UNSCORED if self.points is None else f"+{self.points}"


def fits_in(outlook: Outlook) -> list[Fit]:
    """All fitting spaces of an outlook; those that cannot be paid for, too, but none out of reach."""
    found = []
    for one in outlook.prospects:
        thing = one.thing
        if not isinstance(thing, Phrase) or not isinstance(space := thing.args.get("space"), Quote):
            continue
        if not one.moves and not one.sums:  # out of reach
            continue
        points = one.sums["green"].total if "green" in one.sums else None
        found.append(Fit(kind_in(thing), space.text, points, one.short, thing.key == TAKE, one))
    return found


def kind_in(thing: Arg) -> str:
    """The thing that a phrase is about, if it says so."""
    kind = thing.args.get("kind") if isinstance(thing, Phrase) else None
    return kind.id if isinstance(kind, Name) else ""


def of_stored(outlook: Outlook) -> list[Fit]:
    """Where stored things fit."""
    return [fit for fit in fits_in(outlook) if not fit.is_later]


def of_displayed(outlook: Outlook, is_brought: bool) -> list[Fit]:
    """Where tiles on display fit, to be taken for later, or brought by a castle at once."""
    return [fit for fit in fits_in(outlook) if fit.is_later or is_brought]


def spaces_of(fits: Iterable[Fit], thing: str) -> list[Fit]:
    """Where one thing fits, the most points first."""
    return sorted((fit for fit in fits if fit.thing == thing), key=lambda fit: -(fit.points or 0))


def briefly(fits: Sequence[Fit]) -> str:
    """`a6+3 b8`."""
    return " ".join(f"{fit.space}{fit.mark if fit.points else ''}" for fit in fits)


def marks_of(asked: Asked) -> dict[str, str]:
    """What is written on the spaces that the question, or the choice pointed at, is about."""
    found: dict[str, Fit] = {}
    for fit in marked(asked):
        if fit.space not in found or (fit.points or 0) > (found[fit.space].points or 0):
            found[fit.space] = fit
    return {space: fit.mark for space, fit in found.items()}


def marked(asked: Asked) -> list[Fit]:
    """The fits that are shown: all spaces that can be chosen; of several things those of the one pointed at."""
    fits = [fit for fit in fits_in(asked.outlook) if fit.prospect.moves]
    if any(not fit.thing for fit in fits):
        return fits
    return [fit for fit in fits if is_pointed_at(fit, asked)] or [fit for fit in fits if not fit.is_later]


def is_pointed_at(fit: Fit, asked: Asked) -> bool:
    """Is it what the choice pointed at leads to, or may lead to?"""
    if asked.pointed is None:
        return False
    moves, one = asked.pointed.moves, fit.prospect
    if moves[0] not in one.moves:
        return False
    if len(moves) == 1 or not fit.is_later:
        return len(moves) == 1 or moves == one.way
    return fit.thing in [kind_in(whole.thing) for whole in asked.outlook.prospects if whole.way == moves]


def space_pointed_at(asked: Asked) -> str:
    """The one space that the choice pointed at is about, if it is one."""
    fits = [fit for fit in fits_in(asked.outlook) if is_pointed_at(fit, asked)]
    return fits[0].space if len(fits) == 1 else ""
