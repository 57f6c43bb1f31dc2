"""Condottiere's table in words: the battle, every seat with its line and regions, and where the cards are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from signoria.games.condottiere.view import CondottiereView, SeatView
from signoria.kernel.phrases import Arg, Count, Listed, Name, Phrase, Seat
from signoria.kernel.report import Report, Section, counted, seat_section

AFTERMATH = ("choose-region", "place-figure")  # steps that come while the lines of a fought battle still lie there
BEGIN_BATTLE = "begin-battle"


def report(view: CondottiereView) -> Report:
    """All of it."""
    battle = [*headline(view), *view.expected, goal(view)]
    seats = [seat_section(seat, seat_lines(view, seat), is_open=seat == view.seat) for seat in range(view.seats)]
    return (
        Section(title=Phrase("report-battle"), lines=tuple(battle), is_open=True),
        *seats,
        Section(title=Phrase("report-cards"), lines=tuple(card_lines(view))),
    )


# The battle


def headline(view: CondottiereView) -> list[Phrase]:
    """What is being fought over, and where the Pope's favour lies."""
    told = []
    if target := int(view.options["points"]):
        told.append(Phrase("table-game", {"game": Count(view.games + (not view.result)), "target": Count(target)}))
    told.append(battle(view))
    if view.pope is not None:
        told.append(Phrase("table-pope", {"pope": Name("region", view.pope)}))
    return told


def battle(view: CondottiereView) -> Phrase:
    """The battle that is fought, has been fought, or comes next."""
    if view.finalists:
        return Phrase("table-final")
    if view.site is None:
        return Phrase("table-no-site")
    site = Name("region", view.site)
    if is_over(view):
        return Phrase("table-fought", {"site": site, "battle": Count(view.battles)})
    key = "table-next" if BEGIN_BATTLE in view.stack else "table-site"
    return Phrase(key, {"site": site, "battle": Count(view.battles + 1)})


def is_over(view: CondottiereView) -> bool:
    """Has the battle been fought, its lines still lying there?"""
    return not view.stack or any(step.split()[0] in AFTERMATH for step in view.stack)


def goal(view: CondottiereView) -> Phrase:
    """What wins (C6.1, C8.3)."""
    return Phrase("explain-goal", {"regions": Count(view.goal.regions), "adjacent": Count(view.goal.adjacent)})


def piles(view: CondottiereView) -> Phrase:
    """Deck and discards."""
    return Phrase("table-piles", {"deck": Count(view.deck), "discard": Count(len(view.discard) + view.buried)})


# Seats


def seat_lines(view: CondottiereView, number: int) -> list[Phrase]:
    """All of a seat."""
    seat = view.table[number]
    told = []
    if number == view.seat:
        told.append(Phrase("table-hand", {"cards": cards(view.hand)}))
    else:
        told.append(Phrase("report-hand", {"cards": Count(seat.cards, "card")}))
    told += line_of(seat)
    regions: dict[str, Arg] = {"regions": Count(len(seat.regions), "region"), "kingdom": Count(seat.kingdom)}
    told.append(Phrase("explain-regions", {"seat": Seat(number), **regions}))
    if seat.regions:
        told.append(Phrase("plain-regions", {"regions": Listed(tuple(Name("region", one) for one in seat.regions))}))
    if view.options["points"]:
        told.append(Phrase("plain-points", {"points": Count(seat.points)}))
    if notes := notes_on(view, number):
        told.append(Phrase("plain-notes", {"notes": Listed(tuple(notes))}))
    return [*told, *known_of(view, number)]


def line_of(seat: SeatView) -> list[Phrase]:
    """The cards of a line, and its strength."""
    if not seat.line and not seat.face_down:
        return []
    told = [Phrase("plain-line", {"line": cards(seat.line)})] if seat.line else []
    strength: Arg = seat.strength if seat.strength.terms else Phrase("explain-empty")
    return [*told, Phrase("report-strength", {"strength": strength})]


def notes_on(view: CondottiereView, number: int) -> list[Phrase]:
    """What else is to be said of a seat."""
    notes = [*([Phrase("table-holder")] if number == view.holder else []), *remarks_on(view, number)]
    return [*notes, *([Phrase("table-to-act")] if number in view.to_act else [])]


def remarks_on(view: CondottiereView, number: int) -> list[Phrase]:
    """A card that lies face down, a defender, and who has passed."""
    seat = view.table[number]
    is_fought = bool(view.stack) and BEGIN_BATTLE not in view.stack
    notes = []
    if seat.face_down:
        is_own = number == view.seat and view.down is not None
        card: Arg = Name("card", str(view.down)) if is_own else Phrase("report-some-card")
        notes.append(Phrase("table-down", {"card": card}))
    if view.site is not None and view.options["capture_regions"] and view.site in seat.regions and is_fought:
        notes.append(Phrase("table-defender"))
    if seat.passed and is_fought:
        notes.append(Phrase("table-passed"))
    return notes


def known_of(view: CondottiereView, number: int) -> list[Phrase]:
    """What is known of a hand."""
    seat = view.table[number]
    alone = Counter(seat.known) - Counter(seat.revealed)
    told = [
        ("page-all-know", Counter(seat.revealed)),
        ("page-you-know", alone),
        ("page-knows-of-you", Counter(seat.told)),
    ]
    return [Phrase(key, {"cards": kinds(found)}) for key, found in told if found]


# Cards


def card_lines(view: CondottiereView) -> list[Phrase]:
    """Deck and discards, and the cards that the viewer has not seen."""
    unseen = Phrase("report-unseen", {"cards": kinds(view.unseen)})
    discard = [Phrase("report-discard", {"cards": kinds(Counter(view.discard))})] if view.discard else []
    return [piles(view), *discard, unseen]


def cards(names: Iterable[str]) -> Listed:
    """Cards one by one."""
    return Listed(tuple(Name("card", name) for name in names))


def kinds(counts: Mapping[str, int]) -> Listed:
    """Cards by kind."""
    return Listed(tuple(counted(Name("card", name), number) for name, number in counts.items() if number))
