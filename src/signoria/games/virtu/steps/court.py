"""The court: courtier spaces, cards that come and go, agents that cards bring (V6.8, V7.2, V7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu import events, moves
from signoria.games.virtu.components import (
    FLORIN,
    KINDS,
    LEFT,
    MAX_SEATS,
    NOBLES,
    RIGHT,
    SIDE,
    SPACES,
    count_of,
    replaced,
)
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.forseat import ForSeat
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Automatic, Decision

ASKED_FOR_SIDE: Final = Refusal("asked-for-side", "V7.3")
ASKED_TO_MAKE_ROOM: Final = Refusal("asked-to-make-room", "V7.4")
ASKED_TO_FREE_SPACE: Final = Refusal("asked-to-free-space", "V6.8")
NO_SPACE: Final = Refusal("no-space", "V7.3")
NO_SUCH_COURTIER: Final = Refusal("no-such-courtier", "V7.2")
NOT_SHADED: Final = Refusal("not-shaded", "V6.8")


# Spaces


def opened(s: Virtu, seat: int) -> int:
    """V7.3: how many shaded spaces are open."""
    return min(s.parting.spaces(s, seat), s.edition.shaded)


def fits(s: Virtu, seat: int, left: int, right: int) -> bool:
    """V7.3: can so many courtiers stand on each side?"""
    edition = s.edition
    if left > edition.side or right > edition.side:
        return False
    shaded = max(0, left - edition.left_open) + max(0, right - edition.right_open)
    return not shaded or shaded <= opened(s, seat)


def can_join(s: Virtu, seat: int, side: int) -> bool:
    """Is there a free space on this side?"""
    left = s.side_size(seat, LEFT)
    right = s.side_size(seat, RIGHT)
    return fits(s, seat, left + (1 if side == LEFT else 0), right + (1 if side == RIGHT else 0))


# Coming and going


def join_court(s: Virtu, seat: int, side: int, card: int) -> None:
    """V7.4: a card comes available onto a courtier space; one that was bought is fresh."""
    s.add_courtier(seat, side, card, False, False, card < NOBLES)
    s.tell(events.COURTIER_JOINED, seat, card, side)


def leave_court(s: Virtu, seat: int, side: int, card: int) -> None:
    """V7.2: a courtier is discarded, an exhausted one first; its florins are cashed before (V2.3)."""
    space = s.find_courtier(seat, side, card, ~(s.tired[seat] & ~s.fresh))
    if space < 0:
        space = s.find_courtier(seat, side, card, s.fresh)
        florins = 0 if space < 0 else count_of(s.edition.card_symbols[card], FLORIN)
        if florins:
            s.earn(seat, florins)
            s.tell(events.CASHED, seat, florins)
    if space < 0:
        space = s.find_courtier(seat, side, card, 0)
    s.take_courtier(seat, space)
    if card < NOBLES:
        s.supply = replaced(s.supply, card, s.supply[card] + 1)
    s.tell(events.DISCARDED, seat, card)


def discards(s: Virtu, seat: int, side: int, found: list[Move]) -> None:
    """Adds a discard for each different card of this side."""
    before = -1
    first = seat * SPACES + side * SIDE
    for at in range(first, first + SIDE):
        card = s.court[at]
        if card >= 0 and card != before:
            found.append(moves.DISCARD[side * KINDS + card])
        before = card


def may_replace(s: Virtu, seat: int, card: int) -> bool:
    """V7.4: a card that was bought may take any courtier's space; others only where none is free (V4.7, W3.4)."""
    return card < NOBLES and s.side_size(seat, LEFT) + s.side_size(seat, RIGHT) > 0


class WelcomeCard(Automatic[Virtu]):
    """V7.4: a card looks for a courtier space; where there is only one way, it is taken without a question."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.card: Final = card

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def run(self, s: Virtu) -> None:
        can_left = can_join(s, self.seat, LEFT)
        can_right = can_join(s, self.seat, RIGHT)
        if not can_left and not can_right:
            s.then(MAKE_ROOM[self.seat * KINDS + self.card])
        elif (can_left and can_right) or may_replace(s, self.seat, self.card):
            s.then(CHOOSE_SIDE[self.seat * KINDS + self.card])
        else:
            join_court(s, self.seat, LEFT if can_left else RIGHT, self.card)


class ChooseSide(Decision[Virtu]):
    """V7.3, V7.4: on which side the card stands, or which courtier is discarded for a card that was bought."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.card)

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (*moves.TO, *moves.DISCARD)

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = []
        for side in (LEFT, RIGHT):
            if can_join(s, self.who, side):
                found.append(moves.TO[side])
        if may_replace(s, self.who, self.card):
            discards(s, self.who, LEFT, found)
            discards(s, self.who, RIGHT, found)
        return found

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if isinstance(move, moves.OnSide):
            return None if can_join(s, self.who, move.side) else NO_SPACE
        if self.card >= NOBLES or not isinstance(move, moves.Courtier) or move.verb != "discard":
            return ASKED_FOR_SIDE
        return None if s.find_courtier(self.who, move.side, move.card, 0) >= 0 else NO_SUCH_COURTIER

    def take(self, s: Virtu, move: Move) -> None:
        if isinstance(move, moves.OnSide):
            join_court(s, self.who, move.side, self.card)
        else:
            replace_courtier(s, self.who, move, self.card)


class MakeRoom(Decision[Virtu]):
    """V7.4, V4.7: no space: a courtier is discarded; a card that was not bought may be forgone instead."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.card)

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.FORGO, *moves.DISCARD)

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = [moves.FORGO] if self.card >= NOBLES else []
        discards(s, self.who, LEFT, found)
        discards(s, self.who, RIGHT, found)
        return found

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if move is moves.FORGO and self.card >= NOBLES:
            return None
        if not isinstance(move, moves.Courtier) or move.verb != "discard":
            return ASKED_TO_MAKE_ROOM
        return None if s.find_courtier(self.who, move.side, move.card, 0) >= 0 else NO_SUCH_COURTIER

    def take(self, s: Virtu, move: Move) -> None:
        if move is moves.FORGO:
            s.tell(events.FORGONE, self.who, self.card)
        else:
            replace_courtier(s, self.who, move, self.card)


def replace_courtier(s: Virtu, seat: int, move: Move, card: int) -> None:
    """V7.4: the card takes a courtier's space; if that opens a shaded one on the other side too, it is asked which."""
    assert isinstance(move, moves.Courtier)
    other = 1 - move.side
    was_free = can_join(s, seat, other)
    leave_court(s, seat, move.side, move.card)
    if not was_free and can_join(s, seat, other):
        s.then(CHOOSE_SIDE[seat * KINDS + card])
    else:
        join_court(s, seat, move.side, card)


class CheckCourt(ForSeat):
    """V6.8: with a space lost, too many shaded spaces may be occupied."""

    def run(self, s: Virtu) -> None:
        if not fits(s, self.seat, s.side_size(self.seat, LEFT), s.side_size(self.seat, RIGHT)):
            s.then(FREE_SPACE[self.seat], self)


class FreeSpace(Decision[Virtu]):
    """V6.8: a card on a shaded space moves, even exhausted, to a free one, or is discarded."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (*moves.SHIFT, *moves.DISCARD)

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if not isinstance(move, moves.Courtier):
            return ASKED_TO_FREE_SPACE
        if s.find_courtier(self.who, move.side, move.card, 0) < 0:
            return NO_SUCH_COURTIER
        if not has_shaded(s, self.who, move.side):
            return NOT_SHADED
        return NO_SPACE if move.verb == "shift" and not has_unshaded(s, self.who, 1 - move.side) else None

    def take(self, s: Virtu, move: Move) -> None:
        assert isinstance(move, moves.Courtier)
        if move.verb == "shift":
            space = s.find_courtier(self.who, move.side, move.card, 0)
            is_tired = bool(s.tired[self.who] >> space & 1)
            s.take_courtier(self.who, space)
            s.add_courtier(self.who, 1 - move.side, move.card, is_tired, False, False)
            s.tell(events.SHIFTED, self.who, move.card, 1 - move.side)
        else:
            leave_court(s, self.who, move.side, move.card)


def has_shaded(s: Virtu, seat: int, side: int) -> bool:
    """Are more courtiers on this side than its own open spaces?"""
    return s.side_size(seat, side) > (s.edition.left_open if side == LEFT else s.edition.right_open)


def has_unshaded(s: Virtu, seat: int, side: int) -> bool:
    """Is an open space of this side's own free?"""
    return s.side_size(seat, side) < (s.edition.left_open if side == LEFT else s.edition.right_open)


WELCOME_CARD: Final = tuple([WelcomeCard(seat, card) for seat in range(MAX_SEATS) for card in range(KINDS)])
CHOOSE_SIDE: Final = tuple([ChooseSide(seat, card) for seat in range(MAX_SEATS) for card in range(KINDS)])
MAKE_ROOM: Final = tuple([MakeRoom(seat, card) for seat in range(MAX_SEATS) for card in range(KINDS)])
CHECK_COURT: Final = tuple([CheckCourt(seat) for seat in range(MAX_SEATS)])
FREE_SPACE: Final = tuple([FreeSpace(seat) for seat in range(MAX_SEATS)])
