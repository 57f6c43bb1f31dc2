"""Reorganising: cards move between court and rooms, each at most once a winter (V7.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu import events, moves
from signoria.games.virtu.components import (
    KINDS,
    LEFT,
    MAX_SEATS,
    NO_ACTION,
    NO_CARD,
    RIGHT,
    ROOMS,
    SIDE,
    SPACES,
    replaced,
)
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.court import NO_SPACE, NO_SUCH_COURTIER, can_join, discards, leave_court
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Decision

ASKED_TO_REORGANISE: Final = Refusal("asked-to-reorganise", "V7.2")
COURTIER_EXHAUSTED: Final = Refusal("courtier-exhausted", "V7.2")
MOVED_ALREADY: Final = Refusal("moved-already", "V7.2")
ROOM_HELD: Final = Refusal("room-held", "V7.2")
ROOM_FULL: Final = Refusal("room-full", "V7.2")
NO_ACTION_ALONE: Final = Refusal("no-action-alone", "V7.2")
NO_CARD_THERE: Final = Refusal("no-card-there", "V7.2")
HALVES: Final = 2  # a room holds a card and an upgrade


def is_held(s: Virtu, seat: int, room: int) -> bool:
    """V7.2: the token, an indulgence or an enemy agent keeps a room's cards where they are."""
    if s.token[seat] == room or s.indulgences[seat] >> room & 1:
        return True
    return s.has_enemy(seat, s.room_place(seat, room))


def moved_bit(room: int, is_upgrade: bool) -> int:
    """The bit of a card in a room among those moved this winter."""
    return 1 << SPACES + room * HALVES + (1 if is_upgrade else 0)


def refuse_courtier(s: Virtu, seat: int, side: int, card: int) -> Refusal | None:
    """V7.2: only an available courtier moves, and only once."""
    if s.find_courtier(seat, side, card, s.tired[seat] | s.moved) >= 0:
        return None
    if s.find_courtier(seat, side, card, 0) < 0:
        return NO_SUCH_COURTIER
    return COURTIER_EXHAUSTED if s.find_courtier(seat, side, card, s.tired[seat]) < 0 else MOVED_ALREADY


def refuse_assignment(s: Virtu, seat: int, card: int, room: int) -> Refusal | None:
    """V7.2: as action card into an empty room, or under the card there."""
    if is_held(s, seat, room):
        return ROOM_HELD
    at = seat * ROOMS + room
    if s.cards[at] >= 0:
        return None if s.upgrades[at] < 0 else ROOM_FULL
    return NO_ACTION_ALONE if s.edition.card_actions[card] == NO_ACTION else None


def refuse_recall(s: Virtu, seat: int, room: int, is_upgrade: bool) -> Refusal | None:
    """V7.2: a card leaves its room; one without an action may not be left alone."""
    at = seat * ROOMS + room
    if (s.upgrades[at] if is_upgrade else s.cards[at]) < 0:
        return NO_CARD_THERE
    if is_held(s, seat, room):
        return ROOM_HELD
    if s.moved & moved_bit(room, is_upgrade):
        return MOVED_ALREADY
    is_left_alone = not is_upgrade and s.upgrades[at] >= 0
    return NO_ACTION_ALONE if is_left_alone and s.edition.card_actions[s.upgrades[at]] == NO_ACTION else None


class Reorganise(Decision[Virtu]):
    """V7.2: cards move one by one, to spaces that are free before; courtiers may be discarded; or it is enough."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.ENOUGH, *moves.ASSIGN, *moves.SHIFT, *moves.RECALL, *moves.DISCARD)

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = [moves.ENOUGH]
        seat = self.who
        tired = s.tired[seat] | s.moved
        movable: list[int] = []  # side and card, each once
        row = seat * SPACES
        for space in range(SPACES):
            card = s.court[row + space]
            if card >= 0 and not tired >> space & 1:
                source = space // SIDE * KINDS + card
                if not movable or movable[-1] != source:
                    movable.append(source)
        for source in movable:
            for room in range(ROOMS):
                if refuse_assignment(s, seat, source % KINDS, room) is None:
                    found.append(moves.ASSIGN[source * ROOMS + room])
        for source in movable:
            if can_join(s, seat, 1 - source // KINDS):
                found.append(moves.SHIFT[source])
        add_recalls(s, seat, found)
        discards(s, seat, LEFT, found)
        discards(s, seat, RIGHT, found)
        return found

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        seat = self.who
        if isinstance(move, moves.Assign):
            refusal = refuse_courtier(s, seat, move.side, move.card)
            return refusal if refusal is not None else refuse_assignment(s, seat, move.card, move.room)
        if isinstance(move, moves.Recall):
            refusal = refuse_recall(s, seat, move.room, move.is_upgrade)
            if refusal is not None:
                return refusal
            return None if can_join(s, seat, move.side) else NO_SPACE
        if not isinstance(move, moves.Courtier):
            return None if move is moves.ENOUGH else ASKED_TO_REORGANISE
        if move.verb == "discard":
            return None if s.find_courtier(seat, move.side, move.card, 0) >= 0 else NO_SUCH_COURTIER
        refusal = refuse_courtier(s, seat, move.side, move.card)
        if refusal is not None:
            return refusal
        return None if can_join(s, seat, 1 - move.side) else NO_SPACE

    def take(self, s: Virtu, move: Move) -> None:
        if move is moves.ENOUGH:
            s.moved = 0
            return
        s.then(self)
        if isinstance(move, moves.Assign):
            assign(s, self.who, move.side, move.card, move.room)
        elif isinstance(move, moves.Recall):
            recall(s, self.who, move.room, move.is_upgrade, move.side)
        elif isinstance(move, moves.Courtier) and move.verb == "shift":
            space = s.find_courtier(self.who, move.side, move.card, s.tired[self.who] | s.moved)
            s.take_courtier(self.who, space)
            s.add_courtier(self.who, 1 - move.side, move.card, False, True, False)
            s.tell(events.SHIFTED, self.who, move.card, 1 - move.side)
        elif isinstance(move, moves.Courtier):
            leave_court(s, self.who, move.side, move.card)


def add_recalls(s: Virtu, seat: int, found: list[Move]) -> None:
    """Adds the cards that may leave their rooms."""
    can_left = can_join(s, seat, LEFT)
    can_right = can_join(s, seat, RIGHT)
    if not can_left and not can_right:
        return
    for room in range(ROOMS):
        if s.cards[seat * ROOMS + room] < 0:
            continue
        for half in range(HALVES):
            if refuse_recall(s, seat, room, half == 1) is None:
                if can_left:
                    found.append(moves.RECALL[(room * HALVES + half) * 2 + LEFT])
                if can_right:
                    found.append(moves.RECALL[(room * HALVES + half) * 2 + RIGHT])


def assign(s: Virtu, seat: int, side: int, card: int, room: int) -> None:
    """A courtier goes into a room, or under the card there."""
    s.take_courtier(seat, s.find_courtier(seat, side, card, s.tired[seat] | s.moved))
    at = seat * ROOMS + room
    is_upgrade = s.cards[at] >= 0
    if is_upgrade:
        s.upgrades = replaced(s.upgrades, at, card)
    else:
        s.cards = replaced(s.cards, at, card)
    s.moved |= moved_bit(room, is_upgrade)
    s.tell(events.ASSIGNED, seat, card, room)


def recall(s: Virtu, seat: int, room: int, is_upgrade: bool, side: int) -> None:
    """A card leaves its room, exhausted; an upgrade with an action takes the place of its card."""
    at = seat * ROOMS + room
    card = s.upgrades[at] if is_upgrade else s.cards[at]
    upgrade_moved = bool(s.moved & moved_bit(room, True))
    if not is_upgrade:
        s.cards = replaced(s.cards, at, s.upgrades[at])
        s.moved &= ~moved_bit(room, False)
        if upgrade_moved:
            s.moved |= moved_bit(room, False)
    s.upgrades = replaced(s.upgrades, at, NO_CARD)
    s.moved &= ~moved_bit(room, True)
    s.add_courtier(seat, side, card, True, True, False)
    s.tell(events.RECALLED, seat, card, side)


REORGANISE: Final = tuple([Reorganise(seat) for seat in range(MAX_SEATS)])
