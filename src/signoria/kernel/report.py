"""The report: what lies on the table as headed sentences, for whoever reads it instead of looking at a board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct

from signoria.kernel.phrases import Arg, Count, Listed, Name, Phrase, Quote, Seat, Sum

ARGS = (Name, Count, Seat, Quote, Listed, Phrase, Sum)


class Section(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of the table under one heading."""

    title: Phrase
    lines: tuple[Phrase, ...] = ()  # a sentence each
    seat: int | None = None  # whose it is, if somebody's
    is_open: bool = False  # whoever is asked something now should read it


Report = tuple[Section, ...]


def report_of_fields(view: Struct, known: Iterable[str]) -> Report:
    """The fields of a view by name, but for those in `known`; a field that holds a struct for each seat is theirs."""
    skipped = set(known)
    fields = [(name, getattr(view, name)) for name in type(view).__struct_fields__ if name not in skipped]
    of_seats = {name: value for name, value in fields if is_row_of_structs(value)}
    table = [field(name, value) for name, value in fields if name not in of_seats]
    sections = [Section(title=Phrase("report-table"), lines=tuple(table), is_open=True)]
    for seat in range(max(map(len, of_seats.values()), default=0)):
        lines = [line for rows in of_seats.values() for line in lines_of(rows[seat])]
        sections.append(seat_section(seat, lines))
    return tuple(sections)


def seat_section(seat: int, lines: Iterable[Phrase], is_open: bool = False) -> Section:
    """What belongs to a seat, under its name."""
    return Section(title=Phrase("report-seat", {"seat": Seat(seat)}), lines=tuple(lines), seat=seat, is_open=is_open)


def is_row_of_structs(value: object) -> bool:
    """Is this one struct after the other?"""
    return isinstance(value, tuple) and bool(value) and all(is_plain_struct(one) for one in value)


def is_plain_struct(value: object) -> bool:
    """Is this a struct of a game, and not an argument of phrases?"""
    return isinstance(value, Struct) and not isinstance(value, ARGS)


def lines_of(one: Struct) -> list[Phrase]:
    """The fields of a struct, a line each."""
    return [field(name, getattr(one, name)) for name in type(one).__struct_fields__]


def field(name: str, value: object) -> Phrase:
    """`name: value`; the text of the name has the key `<game>-field-<name>`, without one it is the name itself."""
    return Phrase("report-field", {"name": Name("field", name), "value": arg_of(value)})


def arg_of(value: object) -> Arg:
    """Any value of a view as an argument."""
    if isinstance(value, ARGS):
        return value
    if isinstance(value, bool):
        return Phrase("report-yes" if value else "report-no")
    if isinstance(value, int):
        return Count(value)
    if isinstance(value, Mapping):
        return Listed(tuple(pair(str(key), one) for key, one in value.items()))
    if isinstance(value, Struct):
        return Listed(tuple(pair(one.name, getattr(value, one.name)) for one in msgspec.structs.fields(value)))
    if isinstance(value, list | tuple):
        return Listed(tuple(arg_of(one) for one in value))
    return Listed(()) if value is None or value == "" else Quote(str(value))


def pair(name: str, value: object) -> Phrase:
    """`name value`, inside of a line."""
    return Phrase("report-pair", {"name": Name("field", name), "value": arg_of(value)})


def counted(thing: Arg, number: int) -> Arg:
    """A thing with how many there are of it: `farm × 2`."""
    return thing if number == 1 else Phrase("report-counted", {"thing": thing, "number": Count(number)})


def in_a_row(items: Iterable[Arg]) -> Arg:
    """`a; b; c`: for things that have lists of their own."""
    first, *others = [*items] or [Listed(())]
    for other in others:
        first = Phrase("report-row", {"first": first, "second": other})
    return first


def together(first: Phrase, *others: Phrase) -> Phrase:
    """Sentences on one line."""
    for other in others:
        first = Phrase("report-and", {"first": first, "second": other})
    return first
