"""Govern, Patronage, Trade and Annex (V4.1–V4.4, V4.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu import events, moves
from signoria.games.virtu.components import (
    ALLIES,
    ARTILLERY,
    ARTILLERY_TILE,
    BITS,
    BONUSES,
    CATHEDRAL,
    CROSS,
    CROWN,
    EITHER,
    FULL,
    GOVERN,
    KINDS,
    MACHIAVELLI,
    MACHIAVELLI_CARD,
    MAP,
    MAX_SEATS,
    MICHELANGELO,
    NEUTRAL,
    ONE_CROWN,
    ONE_SHIP,
    PERSONS,
    ROOMS,
    SHIP,
    THE_PRINCE,
    TITLE,
    TITLES,
    TRADE,
    count_of,
    replaced,
)
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.cashing import OFFER_CASH
from signoria.games.virtu.steps.court import WELCOME_CARD
from signoria.games.virtu.steps.forseat import ForSeat
from signoria.games.virtu.steps.ground import gain_city
from signoria.games.virtu.steps.paying import (
    ACTION,
    Purse,
    begin_payment,
    covers,
    lacking,
    purse_of,
    refuse_tap,
    tap,
    tap_choices,
)
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Decision

ASKED_TO_GATHER: Final = Refusal("asked-to-gather", "V2.2")
ASKED_TO_REFRESH: Final = Refusal("asked-to-refresh", "V4.1")
NOT_EXHAUSTED: Final = Refusal("not-exhausted", "V4.1")
PAYS_THIS: Final = Refusal("pays-this", "V4.1")
HALF_A_SYMBOL: Final = Refusal("half-a-symbol", "V4.1")
ASKED_TO_PATRONISE: Final = Refusal("asked-to-patronise", "V4.2")
TRACK_ENDS: Final = Refusal("track-ends", "V4.2")
CANNOT_PAY: Final = Refusal("cannot-pay", "V2.2")
ASKED_FOR_BONUS: Final = Refusal("asked-for-bonus", "V4.2")
BONUS_TAKEN: Final = Refusal("bonus-taken", "V4.2")
BONUS_KIND: Final = Refusal("bonus-kind", "V4.2")
ASKED_TO_ANNEX: Final = Refusal("asked-to-annex", "V4.4")
CITY_CLOSED: Final = Refusal("city-closed", "V1.1")
NOT_NEUTRAL: Final = Refusal("not-neutral", "V4.4")
PIRATE_PORT: Final = Refusal("pirate-port", "V4.4")
OUT_OF_REACH: Final = Refusal("out-of-reach", "V4.4")


def action_of(s: Virtu, seat: int, room: int) -> int:
    """V3.3: the room's action, or that of the card on it."""
    card = s.cards[seat * ROOMS + room]
    return s.edition.card_actions[card] if card >= 0 else s.edition.rooms[s.powers[seat]][room]


# Govern and Trade


class Gather(Decision[Virtu]):
    """V4.1, V4.3: pay as many symbols as one likes, then say that it is enough."""

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action: Final = action

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.action)

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.ENOUGH, *moves.TAP)

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = [moves.ENOUGH]
        return tap_choices(welcome_symbols(s, self.who, self.action), purse_of(s, self.who, ACTION), 0, True, found)

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if move is moves.ENOUGH:
            return None
        if not isinstance(move, moves.Tap):
            return ASKED_TO_GATHER
        return refuse_tap(move, welcome_symbols(s, self.who, self.action), purse_of(s, self.who, ACTION), 0, True)

    def take(self, s: Virtu, move: Move) -> None:
        if isinstance(move, moves.Tap):
            tap(s, self.who, move.source, move.symbol)
            s.then(self)
        elif not s.pool:
            s.tell(events.DECLINED, self.who)
        elif self.action == TRADE:
            florins = count_of(s.pool, SHIP) * s.edition.ship_florins
            s.earn(self.who, florins)
            s.tell(events.TRADED, self.who, florins)
        else:
            symbols = count_of(s.pool, CROWN) + count_of(s.pool, CROSS)
            s.then(OFFER_CASH[self.who], RefreshTiles(self.who, symbols, 0))


def welcome_symbols(s: Virtu, seat: int, action: int) -> int:
    """What more can help: ships for Trade; for Govern so many crowns or crosses as there is something to refresh."""
    if action == TRADE:
        return FULL - count_of(s.pool, SHIP) << BITS * SHIP
    tiles = exhausted_tiles(s, seat)
    symbols = -(-tiles // s.edition.refreshed)
    for ally in range(ALLIES):
        if can_renew(s, seat, ally):
            symbols += 1
    return max(0, symbols - count_of(s.pool, CROWN) - count_of(s.pool, CROSS)) << BITS * EITHER


def exhausted_tiles(s: Virtu, seat: int) -> int:
    """How many tiles Govern could make available, counting those that can be cashed before (V2.3)."""
    found = 0
    tired = s.tired_cities & ~(s.spent_cities | s.gone_cities)
    cathedrals = s.tired_cathedrals & ~s.spent_cathedrals
    for city in s.board.cities:
        if s.owner[city] == seat:
            if tired >> city & 1 or (not s.tired_cities >> city & 1 and s.edition.tile_symbols[city] & FULL):
                found += 1
            can_cash = (
                s.cathedrals & ~s.tired_cathedrals & 1 << city and s.edition.tile_symbols[CATHEDRAL + city] & FULL
            )
            if cathedrals >> city & 1 or can_cash:
                found += 1
    titles = s.tired_titles[seat] & ~s.spent_titles
    for title in range(TITLES):
        is_fresh = s.titles[seat] & ~s.tired_titles[seat] & 1 << title
        if titles >> title & 1 or (is_fresh and s.edition.tile_symbols[TITLE + title] & FULL):
            found += 1
    return found


def can_renew(s: Virtu, seat: int, ally: int) -> bool:
    """V4.1: a used bonus of an own alliance, if it did not pay this very action."""
    return s.allies[ally] == seat and bool((s.used_allies & ~s.spent_allies) >> ally & 1)


def refuse_refresh(s: Virtu, seat: int, tile: int) -> Refusal | None:
    """V4.1: an exhausted tile of one's own that does not pay for it."""
    if tile < MAP:
        is_tired = s.owner[tile] == seat and (s.tired_cities & ~s.gone_cities) >> tile & 1
        is_spent = s.spent_cities >> tile & 1
    elif tile < TITLE:
        is_tired = s.owner[tile - CATHEDRAL] == seat and s.tired_cathedrals >> tile - CATHEDRAL & 1
        is_spent = s.spent_cathedrals >> tile - CATHEDRAL & 1
    else:
        is_tired = s.tired_titles[seat] >> tile - TITLE & 1
        is_spent = s.spent_titles >> tile - TITLE & 1
    if not is_tired:
        return NOT_EXHAUSTED
    return PAYS_THIS if is_spent else None


class RefreshTiles(Decision[Virtu]):
    """V4.1: each symbol wakes up to two tiles or renews an alliance; `half` counts the tiles of the symbol in use."""

    def __init__(self, seat: int, symbols: int, half: int) -> None:
        super().__init__(seat)
        self.symbols: Final = symbols
        self.half: Final = half

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.symbols, self.half)

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.ENOUGH, *moves.REFRESH, *moves.RENEW)

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = [moves.ENOUGH]
        seat = self.who
        tired = s.tired_cities & ~(s.spent_cities | s.gone_cities)
        cathedrals = s.tired_cathedrals & ~s.spent_cathedrals
        if tired:
            for city in s.board.cities:
                if tired >> city & 1 and s.owner[city] == seat:
                    found.append(moves.REFRESH[city])
        if cathedrals:
            for city in s.board.cities:
                if cathedrals >> city & 1 and s.owner[city] == seat:
                    found.append(moves.REFRESH[CATHEDRAL + city])
        titles = s.tired_titles[seat] & ~s.spent_titles
        for title in range(TITLES):
            if titles >> title & 1:
                found.append(moves.REFRESH[TITLE + title])
        if self.symbols:
            for ally in range(ALLIES):
                if can_renew(s, seat, ally):
                    found.append(moves.RENEW[ally])
        return found

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if isinstance(move, moves.Refresh):
            return refuse_refresh(s, self.who, move.tile)
        if isinstance(move, moves.WithAlly) and move.verb == "renew":
            if not self.symbols:
                return HALF_A_SYMBOL
            if s.allies[move.ally] != self.who or not s.used_allies >> move.ally & 1:
                return NOT_EXHAUSTED
            return None if can_renew(s, self.who, move.ally) else PAYS_THIS
        return None if move is moves.ENOUGH else ASKED_TO_REFRESH

    def take(self, s: Virtu, move: Move) -> None:
        if isinstance(move, moves.Refresh):
            refresh_tile(s, self.who, move.tile)
            if self.half:
                go_on_refreshing(s, self.who, self.symbols, self.half - 1)
            else:
                go_on_refreshing(s, self.who, self.symbols - 1, s.edition.refreshed - 1)
        elif isinstance(move, moves.WithAlly):
            s.used_allies &= ~(1 << move.ally)
            s.tell(events.ALLY_RENEWED, self.who, move.ally)
            go_on_refreshing(s, self.who, self.symbols - 1, self.half)


def go_on_refreshing(s: Virtu, seat: int, symbols: int, half: int) -> None:
    """Ask again, if there is something left to refresh and to refresh it with."""
    question = RefreshTiles(seat, symbols, half)
    if (symbols or half) and len(question.choices(s)) > 1:
        s.then(question)


def refresh_tile(s: Virtu, seat: int, tile: int) -> None:
    """The tile becomes available."""
    if tile < MAP:
        s.tired_cities &= ~(1 << tile)
    elif tile < TITLE:
        s.tired_cathedrals &= ~(1 << tile - CATHEDRAL)
    else:
        s.tired_titles = replaced(s.tired_titles, seat, s.tired_titles[seat] & ~(1 << tile - TITLE))
    s.tell(events.TILE_REFRESHED, seat, tile)


# Patronage


def patronage_cost(s: Virtu, seat: int) -> int:
    """V4.2, V4.7: the next step's price; Michelangelo gives a crown."""
    cost = s.edition.patronage_costs[s.patronage[seat]]
    if s.has_bonus(seat, MICHELANGELO):
        for _ in range(s.edition.michelangelo):
            if cost >> BITS * CROWN & FULL:
                cost -= ONE_CROWN
            elif cost >> BITS * EITHER:
                cost -= 1 << BITS * EITHER
    return cost


def refuse_patronage(s: Virtu, seat: int) -> Refusal | None:
    """V4.2: is there a next step, and can it be paid?"""
    if s.patronage[seat] >= len(s.edition.patronage_costs):
        return TRACK_ENDS
    missing = lacking(s, seat, patronage_cost(s, seat))
    return None if covers(missing, purse_of(s, seat, ACTION).symbols, -1) else CANNOT_PAY


class Patronise(Decision[Virtu]):
    """V4.2: one step on the track, or decline."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.ACT, moves.DECLINE)

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if move is moves.ACT:
            return refuse_patronage(s, self.who)
        return None if move is moves.DECLINE else ASKED_TO_PATRONISE

    def take(self, s: Virtu, move: Move) -> None:
        if move is moves.DECLINE:
            s.tell(events.DECLINED, self.who)
            return
        s.then(ADVANCE_PATRONAGE[self.who])
        begin_payment(s, self.who, ACTION, patronage_cost(s, self.who), 0)


class AdvancePatronage(ForSeat):
    """V4.2: a step; on reaching 2 and 4 a bonus is chosen."""

    def run(self, s: Virtu) -> None:
        step = s.patronage[self.seat] + 1
        s.patronage = replaced(s.patronage, self.seat, step)
        s.tell(events.PATRONAGE_GAINED, self.seat, step)
        if step in s.edition.bonus_steps and len(CHOOSE_BONUS[self.seat].choices(s)):
            s.then(CHOOSE_BONUS[self.seat])


class ChooseBonus(Decision[Virtu]):
    """V4.2: one of the bonuses still there, at most one person and one work."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return moves.CHOOSE

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if not isinstance(move, moves.Choose):
            return ASKED_FOR_BONUS
        for bonuses in s.bonuses:
            if bonuses >> move.bonus & 1:
                return BONUS_TAKEN
        own = s.bonuses[self.who]
        kind = PERSONS if PERSONS >> move.bonus & 1 else (1 << BONUSES) - 1 - PERSONS
        return BONUS_KIND if own & kind else None

    def take(self, s: Virtu, move: Move) -> None:
        assert isinstance(move, moves.Choose)
        seat = self.who
        s.bonuses = replaced(s.bonuses, seat, s.bonuses[seat] | 1 << move.bonus)
        s.tell(events.BONUS_CHOSEN, seat, move.bonus)
        if move.bonus == MACHIAVELLI:
            s.then(WELCOME_CARD[seat * KINDS + MACHIAVELLI_CARD])
        elif move.bonus == ARTILLERY:
            s.titles = replaced(s.titles, seat, s.titles[seat] | 1 << ARTILLERY_TILE)
        elif move.bonus == THE_PRINCE:
            s.gain_agent(seat)


# Annex


def annex_crowns(s: Virtu, seat: int, city: int) -> int:
    """V4.4: more crowns than the city's value, which agents change; at least 1."""
    return max(1, s.edition.values[city] + agents_part(s, seat, city) + 1)


def agents_part(s: Virtu, seat: int, city: int) -> int:
    """V4.6: what an agent changes in a neutral city's value: −1 for its owner, +1 for others."""
    agent = s.agents[city]
    if agent < 0:
        return 0
    return -1 if agent == seat else 1


def annex_price(s: Virtu, seat: int, city: int) -> int:
    """V4.4: crowns above the value (−1 own agent, +1 another's), ships if no road leads there; 0 if no way does."""
    crowns = annex_crowns(s, seat, city) * ONE_CROWN
    for near in s.board.roads[city]:
        if s.owner[near] == seat:
            return crowns
    fewest = 0
    for port, seas in enumerate(s.board.seas[city]):
        if seas and s.owner[port] == seat and (not fewest or seas < fewest):
            fewest = seas
    return crowns + fewest * ONE_SHIP if fewest else 0


def refuse_annexation(s: Virtu, seat: int, city: int, purse: Purse) -> Refusal | None:
    """V4.4: can this city be annexed and paid for?"""
    if not s.board.is_open[city]:
        return CITY_CLOSED
    if s.owner[city] != NEUTRAL:
        return NOT_NEUTRAL
    if s.edition.is_pirate[city]:
        return PIRATE_PORT
    price = annex_price(s, seat, city)
    if not price:
        return OUT_OF_REACH
    return None if covers(lacking(s, seat, price), purse.symbols, -1) else CANNOT_PAY


class AnnexCity(Decision[Virtu]):
    """V4.4: which neutral city, or decline."""

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.DECLINE, *moves.ANNEX)

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = [moves.DECLINE]
        purse = purse_of(s, self.who, ACTION)
        most = purse.total(CROWN)
        for city in s.board.cities:
            is_near = s.owner[city] == NEUTRAL and s.edition.values[city] <= most  # with an own agent that is enough
            if is_near and refuse_annexation(s, self.who, city, purse) is None:
                found.append(moves.ANNEX[city])
        return found

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        if isinstance(move, moves.InCity) and move.verb == "annex":
            return refuse_annexation(s, self.who, move.city, purse_of(s, self.who, ACTION))
        return None if move is moves.DECLINE else ASKED_TO_ANNEX

    def take(self, s: Virtu, move: Move) -> None:
        if not isinstance(move, moves.InCity):
            s.tell(events.DECLINED, self.who)
            return
        s.then(GainAnnexed(self.who, move.city))
        begin_payment(s, self.who, ACTION, annex_price(s, self.who, move.city), 0)


class GainAnnexed(ForSeat):
    """V4.4: the city changes hands; its tile, if it has one, comes available."""

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.city)

    def run(self, s: Virtu) -> None:
        s.tell(events.ANNEXED, self.seat, self.city)
        s.tired_cities &= ~(1 << self.city) | s.gone_cities
        gain_city(s, self.seat, self.city)


GATHER: Final = tuple([Gather(seat, action) for seat in range(MAX_SEATS) for action in (GOVERN, TRADE)])
PATRONISE: Final = tuple([Patronise(seat) for seat in range(MAX_SEATS)])
ADVANCE_PATRONAGE: Final = tuple([AdvancePatronage(seat) for seat in range(MAX_SEATS)])
CHOOSE_BONUS: Final = tuple([ChooseBonus(seat) for seat in range(MAX_SEATS)])
ANNEX_CITY: Final = tuple([AnnexCity(seat) for seat in range(MAX_SEATS)])
