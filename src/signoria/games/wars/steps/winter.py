"""Winter: troops of allied major cities are hired (W5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu.components import FLORIN, MAJORS, ONE_FLORIN
from signoria.games.virtu.moves import ENOUGH
from signoria.games.virtu.steps.paying import WINTER, begin_payment, purse_of
from signoria.games.wars import events, moves
from signoria.games.wars.components import HOLDER, PLAYERS
from signoria.games.wars.state import Wars
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Automatic, Decision

ASKED_TO_HIRE: Final = Refusal("asked-to-hire", "W5.2")
NOT_ALLIED: Final = Refusal("not-allied", "W5.2")
CAPITAL_LOST: Final = Refusal("capital-lost", "W5.2")
ALL_HIRED: Final = Refusal("all-hired", "W5.2")
HIRE_TOO_DEAR: Final = Refusal("hire-too-dear", "W5.2")


def refuse_hire(s: Wars, seat: int, major: int) -> Refusal | None:
    """W5.2: an ally's troop, only in its capital."""
    city = s.italy.majors[major]
    if s.lords[major] != seat:
        return NOT_ALLIED
    if s.owner[city.capital] != seat:
        return CAPITAL_LOST
    if s.own_army(HOLDER + major) >= city.most_troops:
        return ALL_HIRED
    florins = s.florins[seat] + purse_of(s, seat, WINTER).total(FLORIN)
    return None if s.italy.hire_price <= florins else HIRE_TOO_DEAR


class OfferHiring(Automatic[Wars]):
    """W5.2: who can hire an ally's troop is asked."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: Wars) -> None:
        for major in range(MAJORS):
            if s.lords[major] == self.seat and refuse_hire(s, self.seat, major) is None:
                s.then(HIRE_ALLIES[self.seat])
                return


class HireAllies(Decision[Wars]):
    """W5.2: a troop of an allied major city, or it is enough."""

    def candidates(self, s: Wars) -> Sequence[Move]:
        return (ENOUGH, *moves.HIRE)

    def refuse(self, s: Wars, move: Move) -> Refusal | None:
        if isinstance(move, moves.WithMajor) and move.verb == "hire":
            return refuse_hire(s, self.who, move.major)
        return None if move is ENOUGH else ASKED_TO_HIRE

    def take(self, s: Wars, move: Move) -> None:
        if isinstance(move, moves.WithMajor):
            s.then(RaiseAlly(self.who, move.major), OFFER_HIRING[self.who])
            begin_payment(s, self.who, WINTER, s.italy.hire_price * ONE_FLORIN, 0)


class RaiseAlly(Automatic[Wars]):
    """W5.2: the troop stands in its capital, under its ally's command."""

    def __init__(self, seat: int, major: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.major: Final = major

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.major)

    def run(self, s: Wars) -> None:
        capital = s.italy.majors[self.major].capital
        s.change_troops(HOLDER + self.major, capital, 1)
        s.tell(events.HIRED, self.seat, capital)


OFFER_HIRING: Final = tuple([OfferHiring(seat) for seat in range(PLAYERS)])
HIRE_ALLIES: Final = tuple([HireAllies(seat) for seat in range(PLAYERS)])
