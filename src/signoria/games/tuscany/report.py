"""The table of The Castles of Tuscany in words: round, display, every seat with its domain, supplies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from signoria.games.tuscany.components import COLOUR_NAMES
from signoria.games.tuscany.spaces import SpaceView
from signoria.games.tuscany.view import OWNED, EstateView, TuscanyView
from signoria.kernel.phrases import Arg, Args, Count, Listed, Name, Phrase, Quote, Seat
from signoria.kernel.report import Report, Section, counted, in_a_row, seat_section

CASTLE = "castle"  # what lies on the starting space


def report(view: TuscanyView) -> Report:
    """All of it."""
    return (
        Section(title=Phrase("report-round"), lines=(*headline(view), points(view)), is_open=True),
        Section(title=Phrase("table-tiles"), lines=display_lines(view), is_open=is_joined(view)),
        *[section for seat in range(view.seats) for section in seat_sections(view, seat)],
        Section(title=Phrase("report-bonuses"), lines=tuple(bonus_lines(view))),
        Section(title=Phrase("report-supplies"), lines=tuple(supply_lines(view))),
    )


def is_joined(view: TuscanyView) -> bool:
    """Is the table set up?"""
    return any(view.middle.display)


# The course of the game


def headline(view: TuscanyView) -> list[Phrase]:
    """The round, who is first, and the end if it is near."""
    told = [Phrase("table-round", {"round": Count(view.middle.round), "name": Seat(view.middle.first)})]
    if view.middle.is_last:
        told.append(Phrase("table-last"))
    elif any(view.middle.round not in unfinished(seat) for seat in view.table):
        told.append(Phrase("table-ending"))
    return told


def unfinished(seat: EstateView) -> list[int]:
    """The numbers of the stacks that still hold tiles."""
    return [number for number, left in enumerate(seat.stacks, 1) if left]


def points(view: TuscanyView) -> Phrase:
    """Everybody's points."""
    each = [
        Phrase("plain-points", {"seat": Seat(number), "green": Count(seat.green.total), "red": Count(seat.red.total)})
        for number, seat in enumerate(view.table)
    ]
    return Phrase("plain-all-points", {"points": in_a_row(each)})


def displayed(view: TuscanyView) -> Counter[str]:
    """The tiles on display, equal ones together."""
    return Counter(name for name in (text.partition(OWNED)[0] for text in view.middle.display) if name)


def display_lines(view: TuscanyView) -> tuple[Phrase, ...]:
    """The tiles on display."""
    return (Phrase("report-display", {"tiles": counts("kind", displayed(view))}),)


# Seats


def seat_sections(view: TuscanyView, number: int) -> list[Section]:
    """What a seat holds, and its domain."""
    seat = view.table[number]
    is_own = number == view.seat
    holds = seat_section(number, seat_lines(view, number), is_own)
    domain = tuple(area_lines(seat))
    if not domain:
        return [holds]
    title = Phrase("report-domain", {"seat": Seat(number)})
    return [holds, Section(title=title, lines=domain, seat=number, is_open=is_own)]


def seat_lines(view: TuscanyView, number: int) -> list[Phrase]:
    """A seat's points by reason, its cards, and what else lies before it."""
    seat = view.table[number]
    told = [
        Phrase(
            "page-things",
            {
                "cards": Count(seat.cards, "card"),
                "marbles": Count(seat.marbles, "marble"),
                "workers": Count(seat.workers, "worker"),
            },
        )
    ]
    if number == view.seat:
        told.append(Phrase("plain-hand", {"seat": Seat(number), "cards": cards_told(view.hand)}))
    told.append(Phrase("plain-storage", {"things": counts("kind", Counter(seat.storage)), "room": Count(seat.room)}))
    if seat.bonuses:
        told.append(Phrase("report-bonus-tiles", {"tiles": counts("bonus", seat.bonuses)}))
    if sum(seat.stacks):
        told.append(Phrase("report-stacks", {"stacks": Listed(tuple(Count(left) for left in seat.stacks))}))
    if seat.green.total:
        told.append(Phrase("report-green", {"points": seat.green}))
    if seat.red.total:
        told.append(Phrase("report-red", {"points": seat.red}))
    return told


def cards_told(hand: Mapping[str, int]) -> Listed:
    """A hand as an argument: 2 farm cards and 1 city card."""
    return Listed(tuple(Count(number, f"{name}-card") for name, number in hand.items()))


def area_lines(seat: EstateView) -> list[Phrase]:
    """The domain colour by colour, each area with what lies there and what is empty."""
    areas: dict[int, list[SpaceView]] = {}
    for space in seat.spaces:
        areas.setdefault(space.area, []).append(space)
    laid = {**seat.tiles, **({seat.start: CASTLE} if seat.start else {})}
    told: dict[str, list[Arg]] = {colour: [] for colour in COLOUR_NAMES}
    for area in areas.values():
        told[area[0].colour].append(area_told(area, laid))
    return [
        Phrase("report-colour", {"colour": Name("colour", colour), "areas": in_a_row(found)})
        for colour, found in told.items()
        if found
    ]


def area_told(area: list[SpaceView], laid: Mapping[str, str]) -> Phrase:
    """An area: what lies there, and what is empty."""
    built = [
        Phrase("report-built", {"space": Quote(one.space), "kind": Name("kind", laid[one.space])})
        for one in area
        if one.space in laid
    ]
    empty = [Quote(one.space) for one in area if one.space not in laid]
    args: Args = {"size": Count(len(area)), "built": Listed(tuple(built)), "empty": Listed(tuple(empty))}
    return Phrase("report-area-empty" if not built else "report-area" if empty else "report-area-full", args)


# Bonuses and supplies


def bonus_lines(view: TuscanyView) -> list[Phrase]:
    """The colour bonuses that can still be scored, and the bonus tiles still there."""
    left = [
        Phrase("report-colour-bonus", {"colour": Name("colour", name), "points": Listed(tuple(map(Count, numbers)))})
        for name, numbers in view.colour_bonuses.items()
        if numbers
    ]
    tiles = Phrase("counts-bonuses", {"tiles": counts("bonus", view.middle.bonus_tiles or {})})
    return [Phrase("page-colours"), *left, tiles] if left else [tiles]


def supply_lines(view: TuscanyView) -> list[Phrase]:
    """A sentence for each pile."""
    middle = view.middle
    told = [
        Phrase("counts-deck", {"number": Count(view.deck), "unseen": counts("card", view.unseen)}),
        Phrase("counts-discard", {"cards": counts("card", middle.discard or {})}),
    ]
    if view.known:
        told.append(Phrase("counts-known", {"cards": counts("card", view.known)}))
    told.append(Phrase("counts-yields", {"cards": counts("yield", middle.yields or {})}))
    told.append(Phrase("counts-neutral", {"tiles": counts("kind", middle.neutral or {})}))
    if middle.aside:
        told.append(Phrase("counts-aside", {"tiles": counts("kind", middle.aside)}))
    for number, seat in enumerate(view.table):
        told.append(Phrase("counts-stack", {"seat": Seat(number), "tiles": counts("kind", seat.stack or {})}))
    return told


def counts(kind: str, numbers: Mapping[str, int]) -> Arg:
    """Things with how many there are of each."""
    return Listed(tuple(counted(Name(kind, name), number) for name, number in numbers.items()))
