"""Phrases: what a game tells people, as keys with typed arguments. Words are found outside, by language."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Name(Struct, frozen=True, tag="name"):
    """A thing of the game: `Name("card", "winter")`. Its text has the key `<game>-card-winter`."""

    kind: str
    id: str


class Count(Struct, frozen=True, tag="count"):
    """A number with its unit: `Count(3, "florin")`. The text `<game>-unit-florin` says it; without a unit: bare."""

    number: int
    unit: str = ""


class Seat(Struct, frozen=True, tag="seat"):
    """Somebody at the table: the reader is `you`."""

    seat: int


class Quote(Struct, frozen=True, tag="quote"):
    """Words that are repeated as they are: what somebody typed, a file's name."""

    text: str


class Listed(Struct, frozen=True, tag="list"):
    """Several arguments: `a, b and c`."""

    items: tuple[Arg, ...]


class Phrase(Struct, frozen=True, tag="phrase"):
    """A text by its key, with what is put in. The key is looked for in the game's texts first, then in everybody's."""

    key: str
    args: dict[str, Arg] = {}


class Term(Struct, frozen=True):
    """One term of a sum: what it adds, and why."""

    amount: int
    why: Phrase


class Sum(Struct, frozen=True, tag="sum"):
    """A sum that is shown to people. The amounts of its terms add up to the total."""

    total: int
    terms: tuple[Term, ...] = ()


Arg = Name | Count | Seat | Quote | Listed | Phrase | Sum | None  # None: nothing, or what the reader may not know
Args = dict[str, Arg]
Plain = int | str | tuple["Plain", ...] | None


def sum_of(terms: Sequence[Term]) -> Sum:
    """The sum of these terms."""
    return Sum(sum([term.amount for term in terms]), tuple(terms))


def plain(arg: Arg) -> Plain:
    """An argument without its type: the id of a thing, a number, a seat, a text, a total; None stays None.

    A phrase is its key, together with its arguments if it has any.
    """
    if isinstance(arg, Name):
        return arg.id
    if isinstance(arg, Count):
        return arg.number
    if isinstance(arg, Seat):
        return arg.seat
    if isinstance(arg, Quote):
        return arg.text
    if isinstance(arg, Listed):
        return tuple(plain(item) for item in arg.items)
    if isinstance(arg, Sum):
        return arg.total
    if arg is None or not arg.args:
        return None if arg is None else arg.key
    return (arg.key, *[plain(one) for one in arg.args.values()])
