"""War: troops march and sail, and war symbols become tokens (V4.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu import events, moves
from signoria.games.virtu.components import (
    BITS,
    CARD_SOURCE,
    CAVALRY,
    COURT_SOURCE,
    MAP,
    MAX_SEATS,
    ONE_CAVALRY,
    ONE_FLORIN,
    ONE_SHIP,
    PRINT_SOURCE,
    ROOMS,
    SHIP,
    SYMBOLS,
    UPGRADE_SOURCE,
    WAR,
    count_of,
    replaced,
)
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.forseat import ForSeat
from signoria.games.virtu.steps.paying import (
    ACTION,
    NO_SUCH_SYMBOL,
    NOT_AVAILABLE,
    Purse,
    begin_payment,
    covers,
    lacking,
    purse_of,
    tap,
)
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Decision

ASKED_TO_LEAD: Final = Refusal("asked-to-lead", "V4.5")
NO_TROOP: Final = Refusal("no-troop", "V4.5")
NO_WAY_OUT: Final = Refusal("no-way-out", "V4.5")
TOKEN_TOO_DEAR: Final = Refusal("token-too-dear", "V4.5")
ASKED_FOR_ROUTE: Final = Refusal("asked-for-route", "V4.5")
NO_ROAD: Final = Refusal("no-road", "V4.5")
NO_SEA_WAY: Final = Refusal("no-sea-way", "V4.5")
NO_CAVALRY: Final = Refusal("no-cavalry", "V4.5")
TOO_FEW_SHIPS: Final = Refusal("too-few-ships", "V4.5")


def strength_of(s: Virtu, purse: Purse, kind: int) -> int:
    """How many symbols of this kind the action could still use."""
    return count_of(s.pool, kind) + purse.total(kind)


def has_route(s: Virtu, city: int, cavalry: int, ships: int) -> bool:
    """Can a troop leave this city with so much?"""
    if cavalry and s.board.roads[city]:
        return True
    if ships:
        for seas in s.board.seas[city]:
            if 0 < seas <= ships:
                return True
    return False


def room_card(s: Virtu, seat: int, source: int) -> int:
    """The card, or the upgrade, in the room under the token."""
    at = seat * ROOMS + s.token[seat]
    return s.cards[at] if source == CARD_SOURCE else s.upgrades[at]


def token_price(s: Virtu, seat: int, source: int) -> int:
    """V4.5: florins for the war symbols of a card in the room."""
    card = room_card(s, seat, source)
    return count_of(s.edition.card_symbols[card], WAR) * s.edition.card_war_costs[card] * ONE_FLORIN


def refuse_tokens(s: Virtu, seat: int, source: int, purse: Purse) -> Refusal | None:
    """V4.5: can the war symbols of this card become tokens?"""
    if source not in purse.sources or source >= PRINT_SOURCE:
        return NOT_AVAILABLE
    at = purse.sources.index(source)
    if not count_of(purse.symbols[at], WAR):
        return NO_SUCH_SYMBOL
    missing = lacking(s, seat, token_price(s, seat, source))
    return None if covers(missing, purse.symbols, at) else TOKEN_TOO_DEAR


class LeadTroops(Decision[Virtu]):
    """V4.5: which troop moves next, which war symbols become tokens; or it is enough."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.ENOUGH, *moves.TAP[: COURT_SOURCE * SYMBOLS], *moves.FROM)

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = [moves.ENOUGH]
        seat = self.who
        purse = purse_of(s, seat, ACTION)
        for source in (CARD_SOURCE, UPGRADE_SOURCE):
            if refuse_tokens(s, seat, source, purse) is None:
                found.append(moves.TAP[source * SYMBOLS + WAR])
        cavalry = strength_of(s, purse, CAVALRY)
        ships = strength_of(s, purse, SHIP)
        if cavalry or ships:
            for city in s.board.cities:
                if (
                    s.troops_at(seat, city)
                    and s.parting.may_leave(s, seat, city)
                    and has_route(s, city, cavalry, ships)
                ):
                    found.append(moves.FROM[city])
        return found

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if move is moves.ENOUGH:
            return None
        purse = purse_of(s, self.who, ACTION)
        if isinstance(move, moves.Tap) and move.symbol == WAR:
            return refuse_tokens(s, self.who, move.source, purse)
        if not isinstance(move, moves.InCity) or move.verb != "from":
            return ASKED_TO_LEAD
        if not s.troops_at(self.who, move.city):
            return NO_TROOP
        if not s.parting.may_leave(s, self.who, move.city):
            return s.parting.why_stopped(s, self.who, move.city)
        cavalry, ships = strength_of(s, purse, CAVALRY), strength_of(s, purse, SHIP)
        return None if has_route(s, move.city, cavalry, ships) else NO_WAY_OUT

    def take(self, s: Virtu, move: Move) -> None:
        if isinstance(move, moves.InCity):
            s.then(CHOOSE_ROUTE[self.who * MAP + move.city])
        elif isinstance(move, moves.Tap):
            s.then(MINT_TOKENS[self.who], self)
            price = token_price(s, self.who, move.source)
            tap(s, self.who, move.source, WAR)
            begin_payment(s, self.who, ACTION, price, 0)


class MintTokens(ForSeat):
    """V4.5: war symbols that were paid for become War +1 tokens."""

    def run(self, s: Virtu) -> None:
        tokens = count_of(s.pool, WAR)
        s.pool -= tokens << BITS * WAR
        s.war_tokens = replaced(s.war_tokens, self.seat, s.war_tokens[self.seat] + tokens)
        s.tell(events.ARMED, self.seat, tokens)


class ChooseRoute(Decision[Virtu]):
    """V4.5: where the troop goes: by road for cavalry, or from port to port for a ship a sea."""

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.city)

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (*moves.MARCH, *moves.SAIL)

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = []
        purse = purse_of(s, self.who, ACTION)
        if strength_of(s, purse, CAVALRY):
            for city in s.board.roads[self.city]:
                found.append(moves.MARCH[city])
        ships = strength_of(s, purse, SHIP)
        if ships:
            city = -1
            for seas in s.board.seas[self.city]:
                city += 1
                if 0 < seas <= ships:
                    found.append(moves.SAIL[city])
        return found

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if not isinstance(move, moves.InCity) or (move.verb != "march" and move.verb != "sail"):
            return ASKED_FOR_ROUTE
        purse = purse_of(s, self.who, ACTION)
        if move.verb == "march":
            if move.city not in s.board.roads[self.city]:
                return NO_ROAD
            return None if strength_of(s, purse, CAVALRY) else NO_CAVALRY
        seas = s.board.seas[self.city][move.city]
        if not seas:
            return NO_SEA_WAY
        return None if seas <= strength_of(s, purse, SHIP) else TOO_FEW_SHIPS

    def take(self, s: Virtu, move: Move) -> None:
        assert isinstance(move, moves.InCity)
        s.then(MoveTroop(self.who, self.city, move.city), LEAD_TROOPS[self.who])
        begin_payment(s, self.who, ACTION, route_price(s, self.city, move), 0)


def route_price(s: Virtu, start: int, move: moves.InCity) -> int:
    """V4.5: a road costs one cavalry, a way by sea a ship for each sea."""
    return ONE_CAVALRY if move.verb == "march" else s.board.seas[start][move.city] * ONE_SHIP


class MoveTroop(ForSeat):
    """V4.5: the troop arrives; in a city not its own it besieges."""

    def __init__(self, seat: int, start: int, city: int) -> None:
        super().__init__(seat)
        self.start: Final = start
        self.city: Final = city

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.start, self.city)

    def run(self, s: Virtu) -> None:
        s.parting.move_troop(s, self.seat, self.start, self.city, True)


LEAD_TROOPS: Final = tuple([LeadTroops(seat) for seat in range(MAX_SEATS)])
MINT_TOKENS: Final = tuple([MintTokens(seat) for seat in range(MAX_SEATS)])
CHOOSE_ROUTE: Final = tuple([ChooseRoute(seat, city) for seat in range(MAX_SEATS) for city in range(MAP)])
