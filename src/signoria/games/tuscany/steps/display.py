"""The display: gaps are filled, too many of a colour are set aside (T2.2, T4)."""

from __future__ import annotations

from typing import Final

from signoria.games.tuscany import events, moves
from signoria.games.tuscany.components import COLOUR_OF, COLOURS, KINDS, MAX_SEATS, NEUTRAL, NOTHING_THERE
from signoria.games.tuscany.state import Tuscany, replaced
from signoria.kernel.moves import Move
from signoria.kernel.rng import Rng
from signoria.kernel.steps import Automatic, Luck

NO_COLOUR: Final = -1
NO_GAP: Final = -1


class FillGap(Automatic[Tuscany]):
    """T2.2: the gap is filled from the seat's leftmost stack, with all of them gone from the neutral supply."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: Tuscany) -> None:
        if s.left[self.seat]:
            s.then(TURN_UP_OWN[self.seat])
        else:
            s.then(FILL_DISPLAY)


class TurnUpOwn(Luck[Tuscany]):
    """T1.1, T2.2: the top tile of the seat's leftmost stack. Shuffled, so any of those left, all alike."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def odds(self, s: Tuscany) -> list[tuple[Move, int]]:
        row = self.seat * KINDS
        return [(moves.TURN_UP[kind], s.stacks[row + kind]) for kind in range(KINDS) if s.stacks[row + kind]]

    def draw(self, s: Tuscany, rng: Rng) -> Move:
        left = rng.below(s.left[self.seat])
        row = self.seat * KINDS
        for kind in range(KINDS):
            left -= s.stacks[row + kind]
            if left < 0:
                return moves.TURN_UP[kind]
        raise TypeError("the stacks hold fewer tiles than they should")

    def take(self, s: Tuscany, move: Move) -> None:
        assert isinstance(move, moves.TurnUp)
        at = self.seat * KINDS + move.kind
        s.stacks[at] = s.stacks[at] - 1
        s.left[self.seat] = s.left[self.seat] - 1
        s.display[gap(s)] = move.kind + KINDS * (self.seat + 1)
        s.tell(events.TILE_TURNED_UP, self.seat, move.kind)
        used = s.edition.tiles - s.left[self.seat]
        if used % s.edition.stack == 0:
            s.tell(events.STACK_EMPTIED, self.seat, used // s.edition.stack)
        s.then(CHECK_DISPLAY)


class FillDisplay(Automatic[Tuscany]):
    """T1.2, T4.1: gaps are filled from the neutral supply; with nothing left they stay open (T4.2)."""

    def run(self, s: Tuscany) -> None:
        if gap(s) != NO_GAP and has_neutral(s):
            renew_supply(s)
            s.then(TURN_UP_NEUTRAL)
        else:
            s.then(CHECK_DISPLAY)


class TurnUpNeutral(Luck[Tuscany]):
    """The top tile of the neutral supply."""

    def odds(self, s: Tuscany) -> list[tuple[Move, int]]:
        return [(moves.TURN_UP[kind], s.neutral[kind]) for kind in range(KINDS) if s.neutral[kind]]

    def draw(self, s: Tuscany, rng: Rng) -> Move:
        return moves.TURN_UP[rng.pile(s.neutral, s.neutral_size)]

    def take(self, s: Tuscany, move: Move) -> None:
        assert isinstance(move, moves.TurnUp)
        s.neutral[move.kind] = s.neutral[move.kind] - 1
        s.neutral_size -= 1
        s.display[gap(s)] = move.kind
        s.tell(events.NEUTRAL_TURNED_UP, move.kind)
        s.then(FILL_DISPLAY)


class CheckDisplay(Automatic[Tuscany]):
    """T4.1: five of a colour are too many; all of them go, until at most four lie."""

    def run(self, s: Tuscany) -> None:
        colour = crowded(s)
        if colour != NO_COLOUR:
            count = clear_colour(s, colour)
            s.tell(events.DISPLAY_CLEARED, colour, count)
            s.then(FILL_DISPLAY)


def gap(s: Tuscany) -> int:
    """The first gap in the display, or NO_GAP."""
    for at, tile in enumerate(s.display):
        if tile == NOTHING_THERE:
            return at
    return NO_GAP


def has_neutral(s: Tuscany) -> bool:
    """Is a neutral tile left, in the supply or set aside?"""
    return s.neutral_size > 0 or any(s.aside)


def renew_supply(s: Tuscany) -> None:
    """T4.2: an empty supply is made anew from the neutral tiles set aside."""
    if s.neutral_size:
        return
    s.neutral = s.aside[:]
    s.neutral_size = sum(s.aside)
    s.aside = [0] * KINDS
    s.tell(events.SUPPLY_RENEWED, s.neutral_size)


def crowded(s: Tuscany) -> int:
    """The first colour of which too many lie there, or NO_COLOUR."""
    counts = [0, 0, 0, 0, 0, 0, 0, 0]
    for tile in s.display:
        if tile != NOTHING_THERE:
            colour = COLOUR_OF[tile % KINDS]
            counts[colour] = counts[colour] + 1
    for colour in range(COLOURS):
        if counts[colour] >= s.edition.crowd:
            return colour
    return NO_COLOUR


def clear_colour(s: Tuscany, colour: int) -> int:
    """T2.3, T4.1, T4.2: all tiles of the colour leave the display, neutral ones to be set aside; how many they were."""
    found = 0
    for at, tile in enumerate(s.display):
        if tile == NOTHING_THERE or COLOUR_OF[tile % KINDS] != colour:
            continue
        found += 1
        s.display[at] = NOTHING_THERE
        kind = tile % KINDS
        if tile // KINDS == NEUTRAL:
            s.aside = replaced(s.aside, kind, s.aside[kind] + 1)
        else:
            s.remove_from_game(kind)
    return found


def take_from_display(s: Tuscany, kind: int) -> None:
    """T4.2: a tile of this kind leaves the display, of equal ones a player's first."""
    found = NO_GAP
    for at, tile in enumerate(s.display):
        if tile != NOTHING_THERE and tile % KINDS == kind and (found == NO_GAP or tile // KINDS != NEUTRAL):
            found = at
            if tile // KINDS != NEUTRAL:
                break
    s.display[found] = NOTHING_THERE


FILL_DISPLAY: Final = FillDisplay()
TURN_UP_NEUTRAL: Final = TurnUpNeutral()
CHECK_DISPLAY: Final = CheckDisplay()
FILL_GAP: Final = tuple([FillGap(seat) for seat in range(MAX_SEATS)])
TURN_UP_OWN: Final = tuple([TurnUpOwn(seat) for seat in range(MAX_SEATS)])
