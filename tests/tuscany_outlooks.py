"""Positions of The Castles of Tuscany from random games, each with its outlook, and what can be read in one."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from signoria.games.tuscany import moves
from signoria.games.tuscany.components import SPACE, THING
from signoria.games.tuscany.game import GAME
from signoria.games.tuscany.state import Tuscany
from signoria.games.tuscany.steps.cards import DealCard, TurnUpYield
from signoria.kernel.moves import Move
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Arg, Count, Listed, Phrase, Sum, plain
from signoria.kernel.play import asked, befall, choices, first_asked, play, roll, settle
from signoria.kernel.rng import Rng, seeded
from signoria.kernel.steps import CHANCE

GAMES = 72
EAGER = 3  # of four times something is placed if it can be, so that domains grow


class Sample(NamedTuple):
    """A position in which a seat is asked something, and what it was told."""

    s: Tuscany
    seat: int
    name: str
    outlook: Outlook


@cache
def samples() -> tuple[Sample, ...]:
    """Positions from random games, rare questions always and common ones now and then."""
    found = []
    for number in range(GAMES):
        rng = seeded(number)
        options = {"no_shift": number % 5 == 0, "random_joins": number % 4 == 0}
        seats = 2 + number % 3
        s = GAME.start(seats, GAME.check_options(options, seats), None)
        settle(s)
        roll(s, rng)
        while (seat := first_asked(s)) >= 0:
            step = asked(s, seat)
            assert step is not None
            often = {"choose-action": 6, "pay": 8, "pick-tile": 8, "remove-stored": 4}.get(step.name(), 2)
            if step.name() in ("bring-tile", "bring-to", "name-colour") or rng.below(often) == 0:
                found.append(Sample(s.copy(), seat, step.name(), GAME.outlook(GAME.view(s, seat))))
            play(s, seat, chosen(choices(s, seat), rng))
            roll(s, rng)
    return tuple(found)


def chosen(found: list[Move], rng: Rng) -> Move:
    """A random move; often one that places something."""
    placing = [move for move in found if isinstance(move, moves.Place)]
    return placing[rng.below(len(placing))] if placing and rng.below(4) < EAGER else found[rng.below(len(found))]


def asked_for(name: str) -> list[Sample]:
    """The positions with this question."""
    return [one for one in samples() if one.name == name]


def played(one: Sample, *texts: str) -> Tuscany:
    """The position after these moves of the seat; chance waits."""
    s = one.s.copy()
    for text in texts:
        move = GAME.catalogue.find(text)
        assert move is not None
        assert move in choices(s, one.seat), text
        play(s, one.seat, move)
    return s


def fill_display(s: Tuscany) -> Tuscany:
    """Let chance fill the display, but neither deal cards nor turn up yields."""
    rng = seeded(1)
    while s.actor == CHANCE and not isinstance(s.stack[-1], DealCard | TurnUpYield):
        befall(s, s.stack[-1].draw(s, rng))
    return s


def said(prospect: Prospect, key: str) -> Phrase | None:
    """What it brings, by key."""
    return next((phrase for phrase in prospect.brings if phrase.key == key), None)


def number_in(phrase: Phrase, arg: str) -> int:
    """A number that a phrase tells."""
    count = phrase.args[arg]
    assert isinstance(count, Count)
    return count.number


def names_in(arg: Arg) -> list[str]:
    """The names of a list."""
    assert isinstance(arg, Listed)
    return [str(plain(item)) for item in arg.items]


def total(sums: dict[str, Sum], name: str) -> int:
    """A sum, whose terms must add up."""
    found = sums.get(name, Sum(0))
    assert sum(term.amount for term in found.terms) == found.total
    return found.total


def thing_in(arg: Arg) -> int:
    """The thing of a placement."""
    assert isinstance(arg, Phrase)
    return THING[str(plain(arg.args["kind"]))]


def space_in(arg: Arg) -> int:
    """The space that a phrase speaks of."""
    assert isinstance(arg, Phrase)
    return SPACE[str(plain(arg.args["space"]))]
