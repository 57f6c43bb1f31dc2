"""Troops of a seat and of its allies mixed in one city: the owner says which of them moves or is lost (W4.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu import events as virtu_events
from signoria.games.virtu.components import MAP, NOBODYS, replaced
from signoria.games.wars import events, moves
from signoria.games.wars.components import OWN
from signoria.games.wars.state import Wars
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Automatic, Decision

ASKED_FOR_TROOP: Final = Refusal("asked-for-troop", "W4.7")
NO_SUCH_TROOP: Final = Refusal("no-such-troop", "W4.7")


# Troops that move


def move_one(s: Wars, seat: int, start: int, city: int, is_march: bool) -> None:
    """A troop marches or retreats; of mixed ones the owner says first which it is."""
    kinds = s.kinds_at(seat, start, is_march)
    if len(kinds) > 1:
        s.then(PickMover(seat, start, city, 1 if is_march else 0))
    else:
        move_kind(s, seat, kinds[0], start, city, is_march)


def move_kind(s: Wars, seat: int, kind: int, start: int, city: int, is_march: bool) -> None:
    """W2.4, W2.5: a troop of this kind arrives; one that marched to a city not open to it has stopped there."""
    holder = s.holder_of(seat, kind)
    s.change_troops(holder, start, -1)
    s.change_troops(holder, city, 1)
    if is_march and not s.parting.is_own(s, seat, city):
        at = holder * MAP + city
        s.halted = replaced(s.halted, at, s.halted[at] + 1)
    s.tell(virtu_events.MARCHED if is_march else virtu_events.RETREATED, seat, start, city)


class PickMover(Decision[Wars]):
    """W4.7: which of mixed troops marches or retreats."""

    def __init__(self, seat: int, start: int, city: int, is_march: int) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.city: Final = city
        self.is_march: Final = is_march

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.start, self.city, self.is_march)

    def candidates(self, s: Wars) -> Sequence[Move]:
        return moves.TROOP

    def refuse(self, s: Wars, move: Move) -> Refusal | None:
        if not isinstance(move, moves.Troop):
            return ASKED_FOR_TROOP
        return None if move.kind in s.kinds_at(self.who, self.start, self.is_march > 0) else NO_SUCH_TROOP

    def take(self, s: Wars, move: Move) -> None:
        assert isinstance(move, moves.Troop)
        move_kind(s, self.who, move.kind, self.start, self.city, self.is_march > 0)
        tell_kind(s, self.who, self.start, move.kind)


# Troops that are lost


def lose(s: Wars, seat: int, city: int, lost: int) -> None:
    """Troops that a seat commands are lost: where they are not all of one kind, it is asked which."""
    if lost:
        CountLosses(seat, city, lost).run(s)


class CountLosses(Automatic[Wars]):
    """W4.7: some troops are to be lost; where all are, or they are of one kind, nobody need be asked."""

    def __init__(self, seat: int, city: int, lost: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.city: Final = city
        self.lost: Final = lost

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.city, self.lost)

    def run(self, s: Wars) -> None:
        kinds = s.kinds_at(self.seat, self.city, False)
        if self.lost >= s.troops_at(self.seat, self.city):
            for kind in kinds:
                disband(s, s.holder_of(self.seat, kind), self.city)
        elif len(kinds) == 1:
            s.change_troops(s.holder_of(self.seat, kinds[0]), self.city, -self.lost)
        elif self.lost:
            s.then(PickLoss(self.seat, self.city, self.lost))


class PickLoss(Decision[Wars]):
    """W4.7: which of mixed troops is lost, one after the other."""

    def __init__(self, seat: int, city: int, lost: int) -> None:
        super().__init__(seat)
        self.city: Final = city
        self.lost: Final = lost

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.city, self.lost)

    def candidates(self, s: Wars) -> Sequence[Move]:
        return moves.TROOP

    def refuse(self, s: Wars, move: Move) -> Refusal | None:
        if not isinstance(move, moves.Troop):
            return ASKED_FOR_TROOP
        return None if move.kind in s.kinds_at(self.who, self.city, False) else NO_SUCH_TROOP

    def take(self, s: Wars, move: Move) -> None:
        assert isinstance(move, moves.Troop)
        s.change_troops(s.holder_of(self.who, move.kind), self.city, -1)
        tell_kind(s, self.who, self.city, move.kind)
        s.then(CountLosses(self.who, self.city, self.lost - 1))


def tell_kind(s: Wars, seat: int, city: int, kind: int) -> None:
    """All see which kind of troop it was."""
    s.tell(events.TROOP_PICKED, seat, city, NOBODYS if kind == OWN else s.italy.majors[kind - 1].capital)


def disband(s: Wars, holder: int, city: int) -> None:
    """All troops of this holder in a city are lost."""
    s.change_troops(holder, city, -s.troops[holder * MAP + city])
