"""A turn: one of three actions, and another one for a marble (T2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.tuscany import events, moves
from signoria.games.tuscany.components import (
    COLOUR_OF,
    HEX,
    KINDS,
    MAX_SEATS,
    MORE_CARDS,
    NOTHING_THERE,
    SPACES,
    THINGS,
    bits,
)
from signoria.games.tuscany.scoring import can_pay, displayed, fitting, fitting_kinds, needs_cards, on_display
from signoria.games.tuscany.state import Tuscany
from signoria.games.tuscany.steps.cards import DrawCards
from signoria.games.tuscany.steps.display import FILL_DISPLAY, FILL_GAP, clear_colour, take_from_display
from signoria.games.tuscany.steps.effects import NOT_ON_DISPLAY
from signoria.games.tuscany.steps.paying import ChooseSpace, Pay, spaces_for
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Automatic, Decision

ASKED_TO_ACT: Final = Refusal("asked-to-act", "T2.1")
ASKED_TO_REMOVE: Final = Refusal("asked-to-remove", "T2.2")
ASKED_TO_PICK: Final = Refusal("asked-to-pick", "T2.2")
ASKED_FOR_COLOUR: Final = Refusal("asked-for-colour", "T2.3")
ASKED_FOR_MARBLE: Final = Refusal("asked-for-marble", "T2.7")
NO_CARDS: Final = Refusal("no-cards", "T2.1")
DISPLAY_EMPTY: Final = Refusal("display-empty", "T2.8")
NOT_STORED: Final = Refusal("not-stored", "T2.4")
HEX_FRESH: Final = Refusal("hex-fresh", "T3.3")
NO_SPACE: Final = Refusal("no-space", "T2.4")
CANNOT_PAY: Final = Refusal("cannot-pay", "T2.4")
NOT_STORED_TO_REMOVE: Final = Refusal("not-stored-to-remove", "T2.2")
COLOUR_NOT_THERE: Final = Refusal("colour-not-there", "T2.3")
MUST_FIT: Final = Refusal("must-fit", "T2.3")


class ChooseAction(Decision[Tuscany]):
    """T2.1, T2.2, T2.4: draw cards, take a tile, or place a stored thing."""

    def candidates(self, s: Tuscany) -> Sequence[Move]:
        return (moves.DRAW, moves.TAKE, *moves.PLACE)

    def choices(self, s: Tuscany) -> list[Move]:
        found: list[Move] = []
        if s.deck_size or s.discard_size:
            found.append(moves.DRAW)
        if has_tiles(s):
            found.append(moves.TAKE)
        if s.stored[self.who]:
            for thing in range(THINGS):
                if s.storage[self.who * THINGS + thing] and refuse_place(s, self.who, thing) is None:
                    found.append(moves.PLACE[thing])
        return found

    def refuse(self, s: Tuscany, move: Move) -> Refusal | None:
        if isinstance(move, moves.Place):
            return refuse_place(s, self.who, move.thing)
        if isinstance(move, moves.Draw):
            return None if s.deck_size or s.discard_size else NO_CARDS
        if isinstance(move, moves.Take):
            return None if has_tiles(s) else DISPLAY_EMPTY
        return ASKED_TO_ACT

    def take(self, s: Tuscany, move: Move) -> None:
        seat = self.who
        if isinstance(move, moves.Place):
            if needs_cards(s, seat):
                s.reveal()  # the hand can pay
            place(s, seat, move.thing)
        elif isinstance(move, moves.Draw):
            s.then(DrawCards(seat, s.edition.drawn + s.has_bonus(seat, MORE_CARDS)))
        else:
            s.then(LOOK_FOR_TILE[seat])


class LookForTile(Automatic[Tuscany]):
    """T2.3: does any tile of the display fit? If not, colours are replaced until one does."""

    def __init__(self, seat: int, has_replaced: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.has_replaced: Final = has_replaced

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.has_replaced)

    def run(self, s: Tuscany) -> None:
        if fitting_kinds(s, self.seat):
            s.then(PICK_FITTING[self.seat] if self.has_replaced else PICK_TILE[self.seat])
        elif may_fit(s, self.seat):
            s.then(NAME_COLOUR[self.seat])
        else:
            s.then(PICK_TILE[self.seat])


class NameColour(Decision[Tuscany]):
    """T2.3: no tile fits, so all of one colour are replaced from the neutral supply."""

    def candidates(self, s: Tuscany) -> Sequence[Move]:
        return moves.REPLACE

    def refuse(self, s: Tuscany, move: Move) -> Refusal | None:
        if not isinstance(move, moves.Replace):
            return ASKED_FOR_COLOUR
        return None if on_display(s, move.colour) else COLOUR_NOT_THERE

    def take(self, s: Tuscany, move: Move) -> None:
        assert isinstance(move, moves.Replace)
        count = clear_colour(s, move.colour)
        s.tell(events.COLOUR_REPLACED, self.who, move.colour, count)
        s.then(FILL_DISPLAY, LOOK_AGAIN[self.who])


class PickTile(Decision[Tuscany]):
    """T2.2: one tile of the display into storage; after T2.3 it must fit."""

    def __init__(self, seat: int, must_fit: int) -> None:
        super().__init__(seat)
        self.must_fit: Final = must_fit

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.must_fit)

    def candidates(self, s: Tuscany) -> Sequence[Move]:
        return moves.PICK

    def choices(self, s: Tuscany) -> list[Move]:
        kinds = fitting_kinds(s, self.who) if self.must_fit else displayed(s)
        return [moves.PICK[kind] for kind in bits(kinds)]

    def refuse(self, s: Tuscany, move: Move) -> Refusal | None:
        if not isinstance(move, moves.Pick):
            return ASKED_TO_PICK
        if not displayed(s) >> move.kind & 1:
            return NOT_ON_DISPLAY
        return MUST_FIT if self.must_fit and not fitting(s, self.who, COLOUR_OF[move.kind]) else None

    def take(self, s: Tuscany, move: Move) -> None:
        assert isinstance(move, moves.Pick)
        if s.room(self.who) > 0:
            put_into_storage(s, self.who, move.kind)
        else:
            s.then(RemoveStored(self.who, move.kind))


class RemoveStored(Decision[Tuscany]):
    """T2.2: all storage spaces are full, so one stored thing makes room for the tile that was picked."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.kind)

    def candidates(self, s: Tuscany) -> Sequence[Move]:
        return moves.REMOVE

    def refuse(self, s: Tuscany, move: Move) -> Refusal | None:
        if not isinstance(move, moves.Remove):
            return ASKED_TO_REMOVE
        return None if s.storage[self.who * THINGS + move.thing] else NOT_STORED_TO_REMOVE

    def take(self, s: Tuscany, move: Move) -> None:
        assert isinstance(move, moves.Remove)
        s.unstore(self.who, move.thing)
        if move.thing != HEX:
            s.remove_from_game(move.thing)
        elif s.fresh:
            s.fresh -= 1
        s.tell(events.REMOVED, self.who, move.thing)
        put_into_storage(s, self.who, self.kind)


class OfferMarble(Automatic[Tuscany]):
    """T2.7: after the action a marble may buy another one."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: Tuscany) -> None:
        if s.marbles[self.seat] and can_act(s, self.seat):
            s.then(USE_MARBLE[self.seat])


class UseMarble(Decision[Tuscany]):
    """T2.7: return a marble for another action, or end the turn."""

    def candidates(self, s: Tuscany) -> Sequence[Move]:
        return (moves.MARBLE, moves.END)

    def choices(self, s: Tuscany) -> list[Move]:
        return [moves.MARBLE, moves.END]

    def refuse(self, s: Tuscany, move: Move) -> Refusal | None:
        return None if isinstance(move, moves.Marble | moves.End) else ASKED_FOR_MARBLE

    def take(self, s: Tuscany, move: Move) -> None:
        if isinstance(move, moves.Marble):
            s.marbles[self.who] = s.marbles[self.who] - 1
            s.tell(events.MARBLE_SPENT, self.who)
            s.then(CHOOSE_ACTION[self.who])


def has_tiles(s: Tuscany) -> bool:
    """T2.8: does any tile lie in the display?"""
    for tile in s.display:
        if tile != NOTHING_THERE:
            return True
    return False


def can_act(s: Tuscany, seat: int) -> bool:
    """T2.8: is any action possible?"""
    if s.deck_size or s.discard_size or has_tiles(s):
        return True
    for thing in range(THINGS):
        if refuse_place(s, seat, thing) is None:
            return True
    return False


def refuse_place(s: Tuscany, seat: int, thing: int) -> Refusal | None:
    """T2.4: may the seat place this stored thing?"""
    if not s.storage[seat * THINGS + thing]:
        return NOT_STORED
    if thing == HEX:
        if s.hexes(seat) <= 0:
            return HEX_FRESH
        if not s.reach[seat] & ~s.laid[seat]:
            return NO_SPACE
        return None if spaces_for(s, seat, HEX) else CANNOT_PAY
    if not fitting(s, seat, COLOUR_OF[thing]):
        return NO_SPACE
    return None if can_pay(s, seat, COLOUR_OF[thing]) else CANNOT_PAY


def place(s: Tuscany, seat: int, thing: int) -> None:
    """T2.4: choose the space, unless there is but one for a tile, then pay."""
    if thing != HEX:
        spaces = fitting(s, seat, COLOUR_OF[thing])
        if not spaces & (spaces - 1):
            s.then(Pay(seat, thing, spaces.bit_length() - 1, s.edition.price))
            return
    s.then(ChooseSpace(seat, thing))


def put_into_storage(s: Tuscany, seat: int, kind: int) -> None:
    """T2.2: the tile goes from the display into storage, and the gap is filled."""
    take_from_display(s, kind)
    s.store(seat, kind)
    s.tell(events.TILE_TAKEN, seat, kind)
    s.then(FILL_GAP[seat])


def may_fit(s: Tuscany, seat: int) -> bool:
    """T2.3: can replacing bring a tile that fits: is there a space, and a neutral tile for it?"""
    if s.laid[seat].bit_count() == SPACES:
        return False
    for kind in range(KINDS):
        if (s.neutral[kind] or s.aside[kind]) and fitting(s, seat, COLOUR_OF[kind]):
            return True
    return False


CHOOSE_ACTION: Final = tuple([ChooseAction(seat) for seat in range(MAX_SEATS)])
LOOK_FOR_TILE: Final = tuple([LookForTile(seat, 0) for seat in range(MAX_SEATS)])
LOOK_AGAIN: Final = tuple([LookForTile(seat, 1) for seat in range(MAX_SEATS)])
NAME_COLOUR: Final = tuple([NameColour(seat) for seat in range(MAX_SEATS)])
PICK_TILE: Final = tuple([PickTile(seat, 0) for seat in range(MAX_SEATS)])
PICK_FITTING: Final = tuple([PickTile(seat, 1) for seat in range(MAX_SEATS)])
OFFER_MARBLE: Final = tuple([OfferMarble(seat) for seat in range(MAX_SEATS)])
USE_MARBLE: Final = tuple([UseMarble(seat) for seat in range(MAX_SEATS)])
