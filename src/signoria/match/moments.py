"""A match again from its beginning, moment by moment, as a seat or a spectator has seen it happen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from signoria.kernel.play import Entry
from signoria.kernel.steps import CHANCE
from signoria.match.match import Act, Aside, Confirmed, Match, Undone


class Moment(NamedTuple):
    """The match at some time, and how many events the viewer had seen before and by then."""

    number: int
    match: Match  # goes on to the next moment: look at once
    before: int
    seen: int


def moments(start: Match, acts: list[Act], seat: int | None) -> Iterator[Moment]:
    """From the match before its first act: then, and after each act and the luck that follows, what the viewer noticed.

    What others do unseen makes no moment: nobody learns from their number who has answered already.
    """
    number = before = 0
    version = -1
    for at in range(len(acts) + 1):  # so many acts have been done
        if at > 0:
            repeat(start, acts[at - 1])
        following = acts[at] if at < len(acts) else None
        if isinstance(following, Entry) and following.seat == CHANCE:
            continue
        if start.version(seat) != version:
            version = start.version(seat)
            seen = before + len(start.events(seat, before))
            yield Moment(number, start, before, seen)
            number, before = number + 1, seen


def repeat(match: Match, act: Act) -> None:
    """Do again what was done."""
    if isinstance(act, Entry):
        if act.seat == CHANCE:
            match.befall(act.move)
        else:
            match.play(act.seat, act.move)
    elif isinstance(act, Aside):
        match.show(act.seat, act.cards, act.to)
    elif isinstance(act, Confirmed):
        match.confirm(act.seat)
    elif isinstance(act, Undone):
        match.undo(act.seat, act.moves)
    else:
        match.take_back(act.seat, act.moves)
