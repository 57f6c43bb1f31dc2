"""The table of The Castles of Tuscany as sentences: short, and what the question needs first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from signoria.games.tuscany.view import EstateView, TuscanyView
from signoria.kernel.phrases import Count, Listed, Seat
from signoria.terminal.asked import Asked
from signoria.terminal.tuscany.domain import JOINING, focus, question
from signoria.terminal.tuscany.fits import Fit, of_displayed, of_stored, spaces_of
from signoria.terminal.tuscany.lists import bonuses, cards_told, displayed
from signoria.terminal.tuscany.seats import headline
from signoria.words import Words, capital

ABOUT_SPACES = ("pay", "choose-space", "bring-to", "found-castle", "remove-stored", "gain-bonus")


def told(view: TuscanyView, words: Words, asked: Asked, others: Sequence[TuscanyView] = ()) -> list[str]:
    """The round, everybody's points, the reader's own things, and the display if it matters."""
    seat = view.table[focus(view)]
    if question(view) in JOINING:
        return [headline(view, words)]
    lines = [headline(view, words), points(view, words), own(seat, words)]
    for one in (view, *others):
        if one.seat is not None:
            lines.append(words.say("plain-hand", seat=Seat(one.seat), cards=cards_told(one.hand)))
    stored = things(Counter(seat.storage), of_stored(asked.outlook), words)
    lines.append(words.say("plain-storage", things=stored, room=seat.room))
    if question(view) not in ABOUT_SPACES:
        fits = of_displayed(asked.outlook, question(view) == "bring-tile")
        lines.append(words.say("plain-display", tiles=things(displayed(view), fits, words)))
    return [capital(line) for line in lines]


def points(view: TuscanyView, words: Words) -> str:
    """Everybody's points."""
    each = [
        words.say("plain-points", seat=Seat(number), green=seat.green.total, red=seat.red.total)
        for number, seat in enumerate(view.table)
    ]
    return words.say("plain-all-points", points="; ".join(each))


def own(seat: EstateView, words: Words) -> str:
    """Marble, workers, bonus tiles, and the tiles left in the stacks."""
    return words.say(
        "plain-own",
        marbles=Count(seat.marbles, "marble"),
        workers=Count(seat.workers, "worker"),
        bonuses=", ".join(bonuses(seat, words)),
        stacks=", ".join(map(str, seat.stacks)),
    )


def things(counts: Counter[str], fits: Sequence[Fit], words: Words) -> str:
    """Things with the spaces that they fit on: `village (a6, b8 for 3 points)`."""
    told = []
    for thing, number in counts.items():
        name = words.name("kind", thing) + (f" ×{number}" if number > 1 else "")
        here = ", ".join(f"{fit.space} {fit.mark}" for fit in spaces_of(fits, thing))
        told.append(f"{name} ({here})" if here else name)
    return ", ".join(told) or words.arg(Listed(()))
