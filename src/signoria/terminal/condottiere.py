"""Condottiere's table as text: lines, strengths, regions, and the hands that the reader may see."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from signoria.games.condottiere.view import CondottiereView, SeatView
from signoria.kernel.game import View
from signoria.terminal.words import cards_in_words, name_of, seat_name, sentence
from signoria.texts import say

GAME = "condottiere"
BEGIN_BATTLE = "begin-battle"  # a step still to come


def draw(console: Console, view: View, others: Sequence[View] = ()) -> None:
    """The whole table as the view's seat sees it, and the hands of other views."""
    assert isinstance(view, CondottiereView)
    console.print(" ".join(headline(view)), style="bold")
    console.print(lines(view, console))
    if view.seat is not None:
        console.print(text("hand", cards=cards_in_words(GAME, view.hand)), style="bold")
    for other in others:
        if isinstance(other, CondottiereView) and other.seat is not None:
            words = cards_in_words(GAME, other.hand) + (f" ({down(other)})" if other.down is not None else "")
            console.print(text("hand-of", name=seat_name(other.seat, view.seat), cards=words))


def headline(view: CondottiereView) -> list[str]:
    """What is being fought over, and where the Pope's favour lies."""
    told = []
    if target := int(view.options["points"]):
        told.append(text("game", game=view.games + (not view.result), target=target))
    told.append(battle(view))
    if view.pope is not None:
        told.append(text("pope", pope=name_of(GAME, "region", view.pope)))
    told.append(text("piles", deck=view.deck, discard=len(view.discard) + view.buried))
    return told


def battle(view: CondottiereView) -> str:
    """The battle that is fought, has been fought, or comes next."""
    site = name_of(GAME, "region", view.site)
    if view.finalists:
        return text("final")
    if view.site is None:
        return text("no-site")
    if not view.stack or any(step.split()[0] in ("choose-region", "place-figure") for step in view.stack):
        return text("fought", site=site, battle=view.battles)
    if BEGIN_BATTLE in view.stack:
        return text("next", site=site, battle=view.battles + 1)
    return text("site", site=site, battle=view.battles + 1)


def lines(view: CondottiereView, console: Console) -> Table:
    """The seats, a row each."""
    has_points = bool(view.options["points"])
    framed = console.is_terminal
    table = Table(box=box.ROUNDED if framed else None, pad_edge=framed, padding=(0, 1) if framed else (0, 2, 0, 0))
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
    is_fought = bool(view.stack) and BEGIN_BATTLE not in view.stack
    cards = cards_in_words(GAME, seat.line) if seat.line else ""
    notes = []
    if seat.face_down:
        notes.append(down(view) if number == view.seat else text("down", card="?"))
    if number == view.holder:
        notes.append(text("holder"))
    if view.site is not None and view.options["capture_regions"] and view.site in seat.regions and is_fought:
        notes.append(text("defender"))
    if seat.passed and is_fought:
        notes.append(text("passed"))
    return f"{cards} ({', '.join(notes)})".strip() if notes else cards


def down(view: CondottiereView) -> str:
    """The reader's own face-down card."""
    return text("down", card=name_of(GAME, "card", view.down))


def regions(seat: SeatView) -> str:
    """How many regions the seat controls, and which."""
    names = ", ".join(name_of(GAME, "region", region) for region in seat.regions)
    return f"{len(seat.regions)}: {names}" if names else "0"


def text(key: str, **words: int | str) -> str:
    """A text of this table."""
    return say(f"{GAME}-table-{key}", "en", **words)
