"""Troops of a seat and of its allies mixed in one city: the owner says which of them moves or is lost (W4.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu.components import MAP, NOBODYS
from signoria.games.wars import events, moves
from signoria.games.wars.components import HOLDER, OWN
from signoria.games.wars.state import Wars
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Automatic, Decision

ASKED_FOR_TROOP: Final = Refusal("asked-for-troop", "W4.7")
NO_SUCH_TROOP: Final = Refusal("no-such-troop", "W4.7")


def change_kind(s: Wars, kind: int, city: int, by: int) -> None:
    """Of an ally's troops some arrive or leave; one's own are what is left of the seat's row."""
    if kind != OWN:
        s.change_troops(HOLDER + kind - 1, city, by)


def move_kind(s: Wars, seat: int, start: int, city: int) -> None:
    """A troop has moved in the seat's row: of which kind was it?"""
    kinds = s.kinds_at(seat, start, 1)
    if len(kinds) > 1:
        s.then(PickMover(seat, start, city))
    else:
        change_kind(s, kinds[0], start, -1)
        change_kind(s, kinds[0], city, 1)


class PickMover(Decision[Wars]):
    """W4.7: which of mixed troops marches or retreats."""

    def __init__(self, seat: int, start: int, city: int) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.city: Final = city

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.start, self.city)

    def candidates(self, s: Wars) -> Sequence[Move]:
        return moves.TROOP

    def refuse(self, s: Wars, move: Move) -> Refusal | None:
        if not isinstance(move, moves.Troop):
            return ASKED_FOR_TROOP
        return None if move.kind in s.kinds_at(self.who, self.start, 1) else NO_SUCH_TROOP

    def take(self, s: Wars, move: Move) -> None:
        assert isinstance(move, moves.Troop)
        change_kind(s, move.kind, self.start, -1)
        change_kind(s, move.kind, self.city, 1)
        tell_kind(s, self.who, self.start, move.kind)


class CountLosses(Automatic[Wars]):
    """W4.7: so many troops have left the seat's row; where they are of one kind nobody need be asked."""

    def __init__(self, seat: int, city: int, lost: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.city: Final = city
        self.lost: Final = lost

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.city, self.lost)

    def run(self, s: Wars) -> None:
        kinds = s.kinds_at(self.seat, self.city, self.lost)
        if not s.troops_at(self.seat, self.city):
            for kind in kinds:
                change_kind(s, kind, self.city, -s.troops_at(HOLDER + kind - 1, self.city))
        elif len(kinds) == 1:
            change_kind(s, kinds[0], self.city, -self.lost)
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
        return None if move.kind in s.kinds_at(self.who, self.city, self.lost) else NO_SUCH_TROOP

    def take(self, s: Wars, move: Move) -> None:
        assert isinstance(move, moves.Troop)
        change_kind(s, move.kind, self.city, -1)
        tell_kind(s, self.who, self.city, move.kind)
        s.then(CountLosses(self.who, self.city, self.lost - 1))


def tell_kind(s: Wars, seat: int, city: int, kind: int) -> None:
    """All see which kind of troop it was."""
    s.tell(events.TROOP_PICKED, seat, city, NOBODYS if kind == OWN else s.italy.majors[kind - 1].capital)


def lose_kinds(s: Wars, seat: int, city: int, lost: int) -> None:
    """Troops have left the seat's row; if allies stand there, it is asked or plain which they were."""
    if lost and s.allied_at(seat, city):
        CountLosses(seat, city, lost).run(s)


def disband(s: Wars, holder: int, city: int) -> None:
    """All troops of a holder in a city are lost, those of its allies among them."""
    lost = s.troops[holder * MAP + city]
    s.change_troops(holder, city, -lost)
    lose_kinds(s, holder, city, lost)
