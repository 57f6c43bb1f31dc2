"""A match again from its beginning, moment by moment: the same moments for every seat and for spectators."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from signoria.kernel.play import Entry
from signoria.kernel.steps import CHANCE
from signoria.match.acts import Act, Aside, Confirmed, Undone
from signoria.match.match import Match


class Change(NamedTuple):
    """Something that all noticed: how many acts had been done before it, and how many with the luck that followed."""

    before: int
    after: int


class Moment(NamedTuple):
    """The match at some time, and how many events the viewer had seen before and by then."""

    number: int
    match: Match  # goes on to the next moment: look at once
    before: int
    seen: int


def changes(match: Match, acts: Sequence[Act]) -> Iterator[Change]:
    """Do the acts one after the other; stop at the start, and whenever spectators have noticed something.

    What seats decide at once is noticed when the last one has decided: their number tells nobody who has answered.
    """
    before, version = 0, -1
    for at in range(len(acts) + 1):  # so many acts have been done
        if at > 0:
            repeat(match, acts[at - 1])
        following = acts[at] if at < len(acts) else None
        if isinstance(following, Entry) and following.seat == CHANCE:
            continue
        if match.version(None) != version:
            version = match.version(None)
            yield Change(before, at)
        before = at


def moments(start: Match, acts: Sequence[Act], seat: int | None) -> Iterator[Moment]:
    """From the match before its first act: each moment as the viewer saw it, just before the next one began.

    So a moment holds what the seat itself has answered since, while all decide at once.
    """
    begun = [change.before for change in changes(start.copy(), acts)]
    done = before = 0
    for number, end in enumerate([*begun[1:], len(acts)]):
        for act in acts[done:end]:
            repeat(start, act)
        done = end
        seen = before + len(start.events(seat, before))
        yield Moment(number, start, before, seen)
        before = seen


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
        match.undo_all(act.seat, act.moves)
    else:
        match.take_back_all(act.seat, act.moves)
