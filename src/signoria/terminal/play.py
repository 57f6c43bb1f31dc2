"""`signoria play`: which table, which front, and off it goes."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console

import signoria
from signoria.kernel.errors import BadInput
from signoria.kernel.registry import find
from signoria.match.match import Match
from signoria.terminal.files import read_text, saved_games, write_record
from signoria.terminal.front import Front
from signoria.terminal.plain import Plain
from signoria.terminal.sitters import note_sitters, noted_sitters, seat_all, usual_seats
from signoria.terminal.table import Table
from signoria.texts import Texts

if TYPE_CHECKING:
    from signoria.terminal.display import Display

USUAL_GAME = "condottiere"
SAVED = 5  # so many saved games are offered


class Wanted(NamedTuple):
    """What the command line says; None and () are left to a menu, or to what is usual."""

    game: str | None = None
    seats: int | None = None
    seed: int | None = None
    options: Mapping[str, object] | None = None
    bots: Sequence[str] = ()
    people: int | None = None
    is_hotseat: bool = False
    resume: Path | None = None
    record: Path | None = None
    is_plain: bool = False
    components: Path | None = None  # corrected by an owner of the box

    @property
    def is_told(self) -> bool:
        """Is anything said about the table itself?"""
        return bool(self.seats is not None or self.options or self.bots or self.people or self.is_hotseat)


def play(wanted: Wanted, texts: Texts) -> int:
    """Set the table up and play; the exit code."""
    front = open_front(wanted.is_plain)
    resumed = wanted.resume
    if resumed is not None:
        match, sitters = resume(resumed, wanted)
    elif front.is_plain or wanted.is_told:
        match, sitters = begin(wanted)
    else:
        from signoria.terminal.setup import set_up

        plan = set_up(whole_screen(), texts, wanted.game, saved_games(SAVED))
        if plan is None:
            return 0
        texts, resumed = plan.texts, plan.saved
        if resumed is not None:
            match, sitters = resume(resumed, wanted)
        else:
            match = signoria.new(
                plan.game.id, len(plan.sitters), wanted.seed, plan.options, components=corrected(wanted.components)
            )
            sitters = tuple(plan.sitters)
    home = wanted.record or resumed
    if wanted.record is not None:
        home = write_record(wanted.record, note_sitters(match.record(private=True), sitters))
    return Table(match, sitters, front, texts, home, wanted.seed).play()


def begin(wanted: Wanted) -> tuple[Match, tuple[str, ...]]:
    """A new match as the command line wants it; with a seed its luck is repeatable, else sealed."""
    game = find(wanted.game or USUAL_GAME)
    seats = usual_seats(game) if wanted.seats is None else wanted.seats
    components = corrected(wanted.components)
    match = signoria.new(game.id, seats, wanted.seed, wanted.options, components=components)
    return match, seat_all(game.id, seats, seats if wanted.is_hotseat else wanted.people or 1, wanted.bots)


def corrected(file: Path | None) -> str | None:
    """The components file of an owner of the box, if there is one."""
    return None if file is None else read_text(file)


def resume(file: Path, wanted: Wanted) -> tuple[Match, tuple[str, ...]]:
    """A saved match, ready to go on, and who sits where: as the command line says, or as it was."""
    text = read_text(file)
    match = signoria.replay(text, corrected(wanted.components))
    if match.result is None and match.fortune is None:
        raise BadInput(f"{file} holds no luck to go on with: it was not saved from a game of one’s own")
    sitters = None if wanted.is_told else noted_sitters(text, match.seats)
    people = match.seats if wanted.is_hotseat else wanted.people or 1
    return match, sitters or seat_all(match.game.id, match.seats, people, wanted.bots)


# Which front


def can_draw(plain: bool) -> bool:
    """Is this a real terminal that can show a whole screen, and is one wanted?"""
    has_letters = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    is_simple = os.environ.get("TERM", "dumb") in ("dumb", "unknown", "")
    return not plain and not is_simple and has_letters and sys.stdin.isatty() and sys.stdout.isatty()


def open_front(plain: bool) -> Front:
    """A whole screen where there is one, else lines of plain text."""
    if not can_draw(plain):
        return Plain()
    from signoria.terminal.screen import Screen

    return Screen(whole_screen())


def whole_screen() -> Display:
    """The terminal's other screen, in colour unless that is unwelcome."""
    from signoria.terminal.display import Display

    return Display(not os.environ.get("NO_COLOR"))


def paper(plain: bool = False) -> Console:
    """Where texts are printed that nobody answers: with styles on a terminal, unless plain text is wanted."""
    if plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        width = None if sys.stdout.isatty() else 120
        return Console(highlight=False, markup=False, emoji=False, force_terminal=False, color_system=None, width=width)
    return Console(highlight=False, markup=False, emoji=False)
