"""Winter: pay, reorganise, buy, recruit, ally (V7.1, V7.4–V7.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu import events, moves
from signoria.games.virtu.components import (
    ALLIES,
    ALLY_PLACE,
    CATHEDRAL_SALE,
    FLORIN,
    INDULGENCE_SOURCE,
    KINDS,
    LEFT,
    MAX_SEATS,
    NOBLES,
    ONE_FLORIN,
    RIGHT,
    SALE,
    SYMBOLS,
    count_of,
    replaced,
)
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.court import WELCOME_CARD, can_join
from signoria.games.virtu.steps.forseat import ForSeat
from signoria.games.virtu.steps.paying import (
    WINTER,
    Purse,
    begin_payment,
    can_pay,
    covers,
    covers_but,
    lacking,
    purse_of,
    tap,
)
from signoria.games.virtu.steps.reorganising import REORGANISE
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Decision

ASKED_FOR_SALARY: Final = Refusal("asked-for-salary", "V7.1")
NOT_DUE: Final = Refusal("not-due", "V7.1")
CANNOT_PAY: Final = Refusal("cannot-pay", "V2.2")
ASKED_TO_DISMISS: Final = Refusal("asked-to-dismiss", "V7.1")
NO_TROOP_THERE: Final = Refusal("no-troop-there", "V7.1")
ASKED_TO_BUY: Final = Refusal("asked-to-buy", "V7.4")
SOLD_OUT: Final = Refusal("sold-out", "V1.5")
BOUGHT_ALREADY: Final = Refusal("bought-already", "V7.4")
OWNED_ALREADY: Final = Refusal("owned-already", "V7.5")
NO_CATHEDRAL_CITY: Final = Refusal("no-cathedral-city", "V7.5")
NO_COURT: Final = Refusal("no-court", "V7.3")
ASKED_TO_BUILD: Final = Refusal("asked-to-build", "V7.5")
ASKED_TO_RECRUIT: Final = Refusal("asked-to-recruit", "V7.6")
NOT_OWN_TO_RECRUIT: Final = Refusal("not-own-to-recruit", "V7.6")
ALL_TROOPS_OUT: Final = Refusal("all-troops-out", "V7.6")
ASKED_TO_ALLY: Final = Refusal("asked-to-ally", "V7.7")
ALLIED_ALREADY: Final = Refusal("allied-already", "V7.7")
ALLY_OF_ANOTHER: Final = Refusal("ally-of-another", "V7.7")
ASKED_TO_INDULGE: Final = Refusal("asked-to-indulge", "V5.1")


class BeginWinter(ForSeat):
    """V7: pay, reorganise, buy, recruit, ally, in this order."""

    def run(self, s: Virtu) -> None:
        seat = self.seat
        s.pool = 0
        s.moved = 0
        s.fresh = 0
        s.fresh_titles = 0
        s.bought = 0
        s.tell(events.WINTER_BEGUN, seat)
        s.then(END_WINTER[seat])
        s.parting.begin_alliances(s, seat)
        s.then(PAY_TROOPS[seat], REORGANISE[seat], BUY_THINGS[seat], RECRUIT_TROOPS[seat])


# Pay


class PayTroops(ForSeat):
    """V7.1: with more troops than stay for nothing, a salary is due."""

    def run(self, s: Virtu) -> None:
        if s.army(self.seat) > s.parting.kept(s, 0):
            s.then(CHOOSE_SALARY[self.seat])


def salary_due(s: Virtu, seat: int) -> int:
    """V7.1: the florins that keep all troops."""
    troops = s.army(seat)
    florins = 0
    while s.parting.kept(s, florins) < troops:
        florins += 1
    return florins


class ChooseSalary(Decision[Virtu]):
    """V7.1: how much to pay; less is allowed, and costs troops."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return moves.SALARY

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if not isinstance(move, moves.Salary):
            return ASKED_FOR_SALARY
        if move.florins > salary_due(s, self.who):
            return NOT_DUE
        return None if can_pay(s, self.who, WINTER, move.florins * ONE_FLORIN) else CANNOT_PAY

    def take(self, s: Virtu, move: Move) -> None:
        assert isinstance(move, moves.Salary)
        s.tell(events.SALARY_PAID, self.who, move.florins)
        s.then(DismissTroops(self.who, s.parting.kept(s, move.florins)))
        begin_payment(s, self.who, WINTER, move.florins * ONE_FLORIN, 0)


class DismissTroops(ForSeat):
    """V7.1: no more troops stay than were paid for."""

    def __init__(self, seat: int, kept: int) -> None:
        super().__init__(seat)
        self.kept: Final = kept

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.kept)

    def run(self, s: Virtu) -> None:
        if s.army(self.seat) > self.kept:
            s.then(DISMISS_TROOP[self.seat], self)


class DismissTroop(Decision[Virtu]):
    """V7.1: the owner picks which troop goes."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return moves.DISMISS

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if not isinstance(move, moves.InCity) or move.verb != "dismiss":
            return ASKED_TO_DISMISS
        return None if s.troops_at(self.who, move.city) else NO_TROOP_THERE

    def take(self, s: Virtu, move: Move) -> None:
        assert isinstance(move, moves.InCity)
        s.parting.lose_troops(s, self.who, move.city, 1)
        s.tell(events.DISMISSED, self.who, move.city)


# Buy


def refuse_sale(s: Virtu, seat: int, item: int) -> Refusal | None:
    """V7.4, V7.5: may the seat own this, whatever it costs?"""
    if s.bought >> item & 1:
        return BOUGHT_ALREADY
    if not s.supply[item]:
        return SOLD_OUT
    if item < NOBLES:
        limit = s.edition.limits[item]
        if limit and s.owns_card(seat, item) >= limit:
            return OWNED_ALREADY
        is_room = s.side_size(seat, LEFT) + s.side_size(seat, RIGHT) > 0
        return None if is_room or can_join(s, seat, LEFT) or can_join(s, seat, RIGHT) else NO_COURT
    if item == CATHEDRAL_SALE:
        return None if cathedral_sites(s, seat) else NO_CATHEDRAL_CITY
    title = item - NOBLES
    if s.titles[seat] >> title & 1:
        return OWNED_ALREADY
    return s.parting.refuse_title(s, seat, title)


def cathedral_sites(s: Virtu, seat: int) -> list[int]:
    """V7.5: own cities of base 3 or 4 without a cathedral."""
    found: list[int] = []
    for city in s.board.cities:
        is_worthy = s.owner[city] == seat and s.edition.values[city] >= s.edition.cathedral_base
        if is_worthy and not s.cathedrals >> city & 1:
            found.append(city)
    return found


class BuyThings(Decision[Virtu]):
    """V7.4: one thing after the other, each at most once a winter; or it is enough."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.ENOUGH, *moves.BUY)

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = [moves.ENOUGH]
        seat = self.who
        purse = purse_of(s, seat, WINTER)
        florins = s.florins[seat] + purse.total(FLORIN)
        for item in range(SALE):
            cost = s.edition.costs[item]
            is_for_sale = count_of(cost, FLORIN) <= florins and refuse_sale(s, seat, item) is None
            if is_for_sale and covers(lacking(s, seat, cost), purse.symbols, -1):
                found.append(moves.BUY[item])
        return found

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if move is moves.ENOUGH:
            return None
        if not isinstance(move, moves.Buy):
            return ASKED_TO_BUY
        refusal = refuse_sale(s, self.who, move.item)
        if refusal is not None:
            return refusal
        return None if can_pay(s, self.who, WINTER, s.edition.costs[move.item]) else CANNOT_PAY

    def take(self, s: Virtu, move: Move) -> None:
        if not isinstance(move, moves.Buy):
            s.pool = 0
            return
        s.bought |= 1 << move.item
        s.then(RECEIVE[self.who * SALE + move.item], self)
        begin_payment(s, self.who, WINTER, s.edition.costs[move.item], 0)


class Receive(ForSeat):
    """V7.4: the thing bought: a card to the court, a tile to the domain."""

    def __init__(self, seat: int, item: int) -> None:
        super().__init__(seat)
        self.item: Final = item

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.item)

    def run(self, s: Virtu) -> None:
        seat, item = self.seat, self.item
        s.supply = replaced(s.supply, item, s.supply[item] - 1)
        s.tell(events.BOUGHT, seat, item)
        if item < NOBLES:
            if s.edition.card_agents[item]:
                s.gain_agent(seat)
            s.then(WELCOME_CARD[seat * KINDS + item])
        elif item == CATHEDRAL_SALE:
            sites = cathedral_sites(s, seat)
            if len(sites) > 1:
                s.then(BUILD_CATHEDRAL[seat])
            else:
                build_cathedral(s, seat, sites[0])
        else:
            s.titles = replaced(s.titles, seat, s.titles[seat] | 1 << item - NOBLES)
            s.fresh_titles |= 1 << item - NOBLES


class BuildCathedral(Decision[Virtu]):
    """V7.5: in which city."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return moves.BUILD

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if not isinstance(move, moves.InCity) or move.verb != "build":
            return ASKED_TO_BUILD
        return None if move.city in cathedral_sites(s, self.who) else NO_CATHEDRAL_CITY

    def take(self, s: Virtu, move: Move) -> None:
        assert isinstance(move, moves.InCity)
        build_cathedral(s, self.who, move.city)


def build_cathedral(s: Virtu, seat: int, city: int) -> None:
    """V7.4: it comes exhausted."""
    s.cathedrals |= 1 << city
    s.tired_cathedrals |= 1 << city
    s.tell(events.BUILT, seat, city)


# Recruit


class RecruitTroops(Decision[Virtu]):
    """V7.6: a troop in an own city, or it is enough."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.ENOUGH, *moves.RECRUIT)

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = [moves.ENOUGH]
        seat = self.who
        if s.own_army(seat) >= s.parting.troop_limit(s, seat):
            return found
        florins = s.florins[seat] + purse_of(s, seat, WINTER).total(FLORIN)
        for city in s.board.cities:
            if s.owner[city] == seat and s.parting.recruit_price(s, seat, city) <= florins:
                found.append(moves.RECRUIT[city])
        return found

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if move is moves.ENOUGH:
            return None
        if not isinstance(move, moves.InCity) or move.verb != "recruit":
            return ASKED_TO_RECRUIT
        if s.owner[move.city] != self.who:
            return NOT_OWN_TO_RECRUIT
        if s.own_army(self.who) >= s.parting.troop_limit(s, self.who):
            return ALL_TROOPS_OUT
        price = s.parting.recruit_price(s, self.who, move.city) * ONE_FLORIN
        return None if can_pay(s, self.who, WINTER, price) else CANNOT_PAY

    def take(self, s: Virtu, move: Move) -> None:
        if isinstance(move, moves.InCity):
            price = s.parting.recruit_price(s, self.who, move.city)
            s.then(RaiseTroop(self.who, move.city), self)
            begin_payment(s, self.who, WINTER, price * ONE_FLORIN, 0)


class RaiseTroop(ForSeat):
    """V7.6: a troop stands in the city."""

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.city)

    def run(self, s: Virtu) -> None:
        s.change_troops(self.seat, self.city, 1)
        s.tell(events.RECRUITED, self.seat, self.city)


# Ally


def refuse_alliance(s: Virtu, seat: int, ally: int, purse: Purse) -> Refusal | None:
    """V7.7: a free power, or another's ally with an own agent there; and the cost."""
    if s.allies[ally] == seat:
        return ALLIED_ALREADY
    has_agent = s.agents[ALLY_PLACE + ally] == seat
    if s.allies[ally] >= 0 and not has_agent:
        return ALLY_OF_ANOTHER
    missing = lacking(s, seat, s.edition.ally_costs[ally])
    return None if covers_but(missing, purse.symbols, -1, discount(s, seat, ally)) else CANNOT_PAY


def discount(s: Virtu, seat: int, ally: int) -> int:
    """V7.7: one symbol less of a free power with an own agent there."""
    return 1 if s.allies[ally] < 0 and s.agents[ALLY_PLACE + ally] == seat else 0


class ForgeAlliance(Decision[Virtu]):
    """V7.7: at most one alliance a year, or decline."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.DECLINE, *moves.ALLY)

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = [moves.DECLINE]
        purse = purse_of(s, self.who, WINTER)
        for ally in range(ALLIES):
            if refuse_alliance(s, self.who, ally, purse) is None:
                found.append(moves.ALLY[ally])
        return found

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if isinstance(move, moves.WithAlly) and move.verb == "ally":
            return refuse_alliance(s, self.who, move.ally, purse_of(s, self.who, WINTER))
        return None if move is moves.DECLINE else ASKED_TO_ALLY

    def take(self, s: Virtu, move: Move) -> None:
        if isinstance(move, moves.WithAlly):
            s.then(SealAlliance(self.who, move.ally))
            begin_payment(s, self.who, WINTER, s.edition.ally_costs[move.ally], discount(s, self.who, move.ally))


class SealAlliance(ForSeat):
    """V7.7: the alliance is the seat's; its bonus is ready at once."""

    def __init__(self, seat: int, ally: int) -> None:
        super().__init__(seat)
        self.ally: Final = ally

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.ally)

    def run(self, s: Virtu) -> None:
        before = s.allies[self.ally]
        s.allies = replaced(s.allies, self.ally, self.seat)
        s.used_allies &= ~(1 << self.ally)
        s.pool = 0
        if before < 0:
            s.tell(events.ALLIED, self.seat, self.ally)
        else:
            s.tell(events.ALLY_TAKEN_OVER, self.seat, self.ally, before)


# The end of a winter


class EndWinter(ForSeat):
    """V5.1: a last indulgence may be taken; then nothing is fresh any more."""

    def run(self, s: Virtu) -> None:
        s.pool = 0
        s.moved = 0
        s.fresh = 0
        s.fresh_titles = 0
        s.bought = 0
        if s.can_indulge(self.seat):
            s.then(LAST_INDULGENCE[self.seat])
        else:
            s.may_indulge &= ~(1 << self.seat)


class LastIndulgence(Decision[Virtu]):
    """V5.1: florins for an indulgence, once more."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.ENOUGH, LAST_TAP)

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        return None if move is moves.ENOUGH or move is LAST_TAP else ASKED_TO_INDULGE

    def take(self, s: Virtu, move: Move) -> None:
        if move is LAST_TAP:
            tap(s, self.who, INDULGENCE_SOURCE, FLORIN)
        s.may_indulge &= ~(1 << self.who)


LAST_TAP: Final = moves.TAP[INDULGENCE_SOURCE * SYMBOLS + FLORIN]
BEGIN_WINTER: Final = tuple([BeginWinter(seat) for seat in range(MAX_SEATS)])
PAY_TROOPS: Final = tuple([PayTroops(seat) for seat in range(MAX_SEATS)])
CHOOSE_SALARY: Final = tuple([ChooseSalary(seat) for seat in range(MAX_SEATS)])
DISMISS_TROOP: Final = tuple([DismissTroop(seat) for seat in range(MAX_SEATS)])
BUY_THINGS: Final = tuple([BuyThings(seat) for seat in range(MAX_SEATS)])
RECEIVE: Final = tuple([Receive(seat, item) for seat in range(MAX_SEATS) for item in range(SALE)])
BUILD_CATHEDRAL: Final = tuple([BuildCathedral(seat) for seat in range(MAX_SEATS)])
RECRUIT_TROOPS: Final = tuple([RecruitTroops(seat) for seat in range(MAX_SEATS)])
FORGE_ALLIANCE: Final = tuple([ForgeAlliance(seat) for seat in range(MAX_SEATS)])
END_WINTER: Final = tuple([EndWinter(seat) for seat in range(MAX_SEATS)])
LAST_INDULGENCE: Final = tuple([LastIndulgence(seat) for seat in range(MAX_SEATS)])
