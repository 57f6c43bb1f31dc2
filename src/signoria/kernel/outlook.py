"""What things cost and bring: the outlook of what a seat is asked now, the survey of what it could do next."""

from __future__ import annotations

from msgspec import Struct

from signoria.kernel.phrases import Arg, Count, Phrase, Sum


class Tap(Struct, frozen=True, kw_only=True):
    """One of the moves that a price can be paid with."""

    move: str
    times: int  # how often it could be made for this price
    gives: Count  # what is given up each time


class Prospect(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that could be chosen: a room, a city, a card, a space."""

    thing: Arg
    moves: tuple[str, ...] = ()  # the choices that are about it now; none if it is out of reach
    way: tuple[str, ...] = ()  # the moves that get it, in order, if it takes several; other questions may come between
    price: tuple[Count, ...] = ()  # what it costs
    short: tuple[Count, ...] = ()  # what is missing to pay for it
    taps: tuple[Tap, ...] = ()  # if `way` ends with a payment: the moves that may stand there instead, in any order
    brings: tuple[Phrase, ...] = ()  # what choosing it leads to
    sums: dict[str, Sum] = {}  # by what is reckoned: `points`, `attack`, `defence`
    why_not: Phrase | None = None  # why it cannot be chosen, if it cannot
    rule: str = ""  # that forbids it


class Outlook(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All of them, and what holds for the whole question."""

    prospects: tuple[Prospect, ...] = ()
    sums: dict[str, Sum] = {}
    notes: tuple[Phrase, ...] = ()


class Venture(Struct, frozen=True, kw_only=True):
    """One kind of thing that a seat could do next, such as waging war."""

    about: Arg
    outlook: Outlook  # as if the seat were asked now; its moves are those that could then be made


Survey = tuple[Venture, ...]  # all kinds
