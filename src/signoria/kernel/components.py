"""What lies in a game's box, entry by entry: what a thing is, what it does, and how surely that is known."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from signoria.kernel.phrases import Arg, Count, Listed, Phrase

# Where an entry comes from, the surest last. A box as an owner has corrected it is as that owner says.
CORRECTED = "corrected"
RECONSTRUCTED = "reconstructed"
RULING = "ruling"
DERIVED = "derived"
PRINTED = "printed"
ORIGINS = (CORRECTED, RECONSTRUCTED, RULING, DERIVED, PRINTED)
UNSURE = "hinted"  # some entries say that the print hints at them: that is no more than a reconstruction


class Component(Struct, frozen=True, kw_only=True):
    """A card, tile, city or other thing of the box, as somebody would look it up."""

    kind: str  # what sort of thing it is: the text `<game>-box-<kind>` heads a list of them
    id: str
    name: Arg  # how it is called
    facts: tuple[tuple[str, Arg], ...] = ()  # each with the text `<game>-fact-<key>` or `fact-<key>` as its label
    does: Phrase | None = None
    origin: str = PRINTED  # the least sure of its parts
    rules: tuple[str, ...] = ()  # that speak of it


def origin_of(words: str, *parts: str) -> str:
    """The origin of an entry by its own words, such as `value printed, symbols reconstructed`.

    Of several it is the least sure one; only of the parts that are named, if the words speak of them.
    """
    clauses = words.split(", ")
    named = [clause for clause in clauses if any(part in clause for part in parts)] or clauses
    if any(UNSURE in clause for clause in named):
        return RECONSTRUCTED
    return next((origin for origin in ORIGINS if any(origin in clause for clause in named)), CORRECTED)


def counts(numbers: Iterable[tuple[str, int]]) -> Listed | None:
    """Numbers with their units, without those that are 0; None for none at all."""
    found = tuple(Count(number, unit) for unit, number in numbers if number)
    return Listed(found) if found else None


def told(*facts: tuple[str, Arg]) -> tuple[tuple[str, Arg], ...]:
    """Facts without those that say nothing."""
    return tuple((key, arg) for key, arg in facts if arg is not None and arg != Listed(()))
