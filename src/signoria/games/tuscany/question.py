"""A question of a seat, for whoever looks ahead: its state, its step, and how a refusal is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from signoria.games.tuscany.state import Tuscany
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.outlook import Prospect
from signoria.kernel.phrases import Arg, Count, Phrase, Sum
from signoria.kernel.steps import Step

Phrases = tuple[Phrase, ...]
Counts = tuple[Count, ...]


class Question(NamedTuple):
    """A decision that a seat must make, and how a refusal of it is told."""

    s: Tuscany
    seat: int
    step: Step[Tuscany]
    tell: Callable[[Refusal, Move | str], Phrase]

    def prospect(
        self,
        move: Move,
        thing: Arg,
        price: Counts = (),
        short: Counts = (),
        brings: Phrases = (),
        sums: dict[str, Sum] | None = None,
        way: Sequence[Move] = (),
    ) -> Prospect:
        """What the move would cost and bring; or why it cannot be made."""
        why = self.step.refuse(self.s, move)
        return Prospect(
            thing=thing,
            moves=() if why else (move.text,),
            way=() if why or len(way) < 2 else tuple(one.text for one in way),
            price=price,
            short=short,
            brings=brings,
            sums=sums or {},
            why_not=None if why is None else self.tell(why, move),
            rule="" if why is None else why.rule,
        )

    def refused(self, found: Prospect, why: Refusal, move: Move) -> Prospect:
        """The same, but refused for a reason that another move would be refused for."""
        return msgspec.structs.replace(found, moves=(), way=(), why_not=self.tell(why, move), rule=why.rule)
