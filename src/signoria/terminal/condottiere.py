"""Condottiere's table as text: lines, strengths, regions, and the hands that the reader may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from signoria.games.condottiere.view import CondottiereView, SeatView
from signoria.kernel.game import View
from signoria.terminal.words import cards_in_words, name_of, seat_name, sentence
from signoria.texts import say

GAME = "condottiere"


def draw(console: Console, view: View, hands: Mapping[int, Sequence[str]]) -> None:
    """The whole table, with the hands given; the reader is the view's seat."""
    assert isinstance(view, CondottiereView)
    console.print(" ".join(headline(view)), style="bold")
    console.print(lines(view, console))
    for seat, cards in hands.items():
        words = cards_in_words(GAME, cards)
        if seat == view.seat:
            console.print(text("hand", cards=words), style="bold")
        else:
            console.print(text("hand-of", name=seat_name(seat, view.seat), cards=words))


def headline(view: CondottiereView) -> list[str]:
    """What is being fought over, and where the Pope's favour lies."""
    told = []
    if target := int(view.options["points"]):
        told.append(text("game", game=view.games + 1, target=target))
    if view.finalists:
        told.append(text("final"))
    else:
        told.append(text("site", site=name_of(GAME, "region", view.site), battle=view.battles + 1))
    if view.pope is not None:
        told.append(text("pope", pope=name_of(GAME, "region", view.pope)))
    told.append(text("piles", deck=view.deck, discard=len(view.discard) + view.buried))
    return told


def lines(view: CondottiereView, console: Console) -> Table:
    """The seats, a row each."""
    has_points = bool(view.options["points"])
    table = Table(box=box.ROUNDED if console.is_terminal else None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(text("seat"), no_wrap=True)
    table.add_column(text("cards"), justify="right")
    if has_points:
        table.add_column(text("points"), justify="right")
    table.add_column(text("strength"), justify="right", style="bold")
    table.add_column(text("line"))
    table.add_column(text("regions"))
    best = max(seat.strength for seat in view.table)
    for number, seat in enumerate(view.table):
        name = sentence(seat_name(number, view.seat))
        cells = [">" if number in view.to_act else "", name, str(seat.cards)]
        if has_points:
            cells.append(str(seat.points))
        cells += [str(seat.strength), line(view, number, seat), regions(seat)]
        table.add_row(*cells, style="cyan" if number == view.seat else "green" if best == seat.strength > 0 else "")
    return table


def line(view: CondottiereView, number: int, seat: SeatView) -> str:
    """A seat's battle line, with what else is to be said of it."""
    cards = cards_in_words(GAME, seat.line) if seat.line else ""
    notes = []
    if seat.face_down:
        known = number == view.seat and view.down is not None
        notes.append(text("down", card=name_of(GAME, "card", view.down) if known else "?"))
    if number == view.holder:
        notes.append(text("holder"))
    if view.site is not None and view.options["capture_regions"] and view.site in seat.regions:
        notes.append(text("defender"))
    if seat.passed:
        notes.append(text("passed"))
    return f"{cards} ({', '.join(notes)})".strip() if notes else cards


def regions(seat: SeatView) -> str:
    """How many regions the seat controls, and which."""
    names = ", ".join(name_of(GAME, "region", region) for region in seat.regions)
    return f"{len(seat.regions)}: {names}" if names else "0"


def text(key: str, **words: int | str) -> str:
    """A text of this table."""
    return say(f"{GAME}-table-{key}", **words)
