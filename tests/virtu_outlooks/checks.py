"""All checks of one moment."""

from __future__ import annotations

from signoria.kernel.rng import Rng, seeded
from virtu_outlooks.battles import check_certainty, check_sieges
from virtu_outlooks.moments import Checks, Moment
from virtu_outlooks.payments import check_gathering, check_payment
from virtu_outlooks.prices import check_moves, check_prices, check_short
from virtu_outlooks.rooms import check_rooms
from virtu_outlooks.winters import check_winter

WORLDS = 3


def check(m: Moment, rng: Rng, done: Checks) -> None:
    """Hold all that the seat is told against what really comes of it."""
    done["positions"] += 1
    done[m.question] += 1
    check_moves(m, done)
    check_short(m, done)
    check_prices(m, done)
    check_rooms(m, done)
    check_payment(m, done)
    check_gathering(m, done)
    check_sieges(m, done)
    check_certainty(m, rng, done)
    check_winter(m, done)


def check_worlds(m: Moment) -> None:
    """In every world that looks like this to the seat it is told the same; looking changes nothing."""
    view = m.game.view(m.s, m.seat)
    for seed in range(WORLDS):
        world = m.game.imagine(view, seeded(seed))
        assert m.game.outlook(m.game.view(world, m.seat)) == m.told
        assert m.game.view(world, m.seat) == view
