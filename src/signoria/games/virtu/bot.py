"""Rules of thumb: whole plans, an action with its payment, are tried on a copy, and the best one is begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu import moves
from signoria.games.virtu.components import (
    ALLY_SOURCE,
    BITS,
    CARD_SOURCE,
    CAVALRY,
    COURT_SOURCE,
    FLORIN,
    FULL,
    INDULGENCE_SOURCE,
    KINDS,
    LEFT,
    SHIP,
    TILE_SOURCE,
    WAGE_WAR,
)
from signoria.games.virtu.evaluation import agent_worth, bonuses_at_hand, city_worth, defence_of, symbols_worth, worth
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.actions import AnnexCity, ChooseBonus, Gather, Patronise, RefreshTiles, action_of
from signoria.games.virtu.steps.cashing import Cash
from signoria.games.virtu.steps.court import ChooseSide, FreeSpace, MakeRoom
from signoria.games.virtu.steps.intrigue import FreeRoom, MoveAgent, SendAgents, master_of
from signoria.games.virtu.steps.paying import ACTION, Pay, lacking, less, purse_of, unpaid
from signoria.games.virtu.steps.retreats import RetreatTroop
from signoria.games.virtu.steps.sieges import ATTACKS, IN_FIELD, Declare
from signoria.games.virtu.steps.spring import ClearIndulgence, MoveToken, PlaceToken
from signoria.games.virtu.steps.war import ChooseRoute, LeadTroops
from signoria.games.virtu.steps.winter import BuildCathedral, DismissTroop
from signoria.kernel.moves import Move
from signoria.kernel.play import asked, choices, play
from signoria.kernel.steps import Step

TINY: Final = 0.001  # nothing is done that gains less
NEVER: Final = -1000.0
ROOM_PRICE: Final = 0.0  # what it costs to use a source, before its symbols
COURTIER_PRICE: Final = 1.0
TILE_PRICE: Final = 1.5
ALLY_PRICE: Final = 2.0
INDULGENCE_PRICE: Final = 9.0
WASTE: Final = 0.8
BONUS_WORTH: Final[tuple[float, ...]] = (0.9, 1.5, 1.4, 2.0, 1.2, 1.8, 1.3, 1.7, 1.6, 1.1)


# Paying


def plan(s: Virtu, seat: int) -> Move | None:
    """The next tap of a sensible payment, or None if nothing is being paid."""
    step = asked(s, seat)
    return best_tap(s, seat, step.choices(s)) if isinstance(step, Pay) else None


def best_tap(s: Virtu, seat: int, taps: Sequence[Move]) -> Move:
    """The cheapest source for what it pays: the room's first, then courtiers, tiles, allies; an indulgence last.

    Of two of one sort the one that wastes less, shows less else, and wakes up sooner.
    """
    missing = lacking(s, seat, s.need)
    due = unpaid(s, s.need)  # florins of the room may spare the treasury (V2.6)
    best = taps[0]
    lowest = -NEVER
    for move in taps:
        if not isinstance(move, moves.Tap):
            if is_wanted_here(s, seat):
                return move
            continue
        price = tap_price(s, seat, move.source, move.symbol, due if move.source < COURT_SOURCE else missing)
        if price < lowest - TINY:
            lowest = price
            best = move
    return best


def is_wanted_here(s: Virtu, seat: int) -> bool:
    """Do troops still wait for the ships or cavalry of the room, so that the treasury had better pay?"""
    return action_of(s, seat, s.token[seat]) == WAGE_WAR


def tap_price(s: Virtu, seat: int, source: int, symbol: int, missing: int) -> float:
    """What a tap costs, for each symbol that it pays."""
    symbols, price = source_price(s, seat, source)
    amount = symbols >> BITS * symbol & FULL
    rest = less(missing, symbol, amount)
    paid = 0
    while missing:
        paid += (missing & FULL) - (rest & FULL)
        missing >>= BITS
        rest >>= BITS
    waste = 0 if symbol == FLORIN and source >= COURT_SOURCE else amount - paid
    return (price + symbols_worth(symbols) + WASTE * waste) / max(paid, 1)


def source_price(s: Virtu, seat: int, source: int) -> tuple[int, float]:
    """The symbols of a source, and what it costs to use it at all."""
    edition = s.edition
    if source < COURT_SOURCE:
        at = seat * 5 + s.token[seat]
        if s.cards[at] < 0:
            return edition.printed[edition.rooms[s.powers[seat]][s.token[seat]]], ROOM_PRICE
        return edition.card_symbols[s.cards[at] if source == CARD_SOURCE else s.upgrades[at]], ROOM_PRICE
    if source < TILE_SOURCE:
        side, card = divmod(source - COURT_SOURCE, KINDS)
        wakes = (2 - s.token[seat]) % 5 if side != LEFT else (4 - s.token[seat]) % 5
        return edition.card_symbols[card], COURTIER_PRICE + 0.05 * (wakes or 5)
    if source < ALLY_SOURCE:
        return edition.tile_symbols[source - TILE_SOURCE], TILE_PRICE
    if source < INDULGENCE_SOURCE:
        return edition.ally_symbols[source - ALLY_SOURCE], ALLY_PRICE
    return edition.indulgence_symbols, INDULGENCE_PRICE


# Trying out


def is_of_action(step: Step[Virtu]) -> bool:
    """Does this question belong to the action or purchase in hand?"""
    return isinstance(
        step,
        (
            Pay, Gather, RefreshTiles, Patronise, ChooseBonus, AnnexCity, LeadTroops, ChooseRoute, SendAgents,
            MoveAgent, FreeRoom, ClearIndulgence, ChooseSide, MakeRoom, Cash,
        ),
    )  # fmt: skip


def is_forced(step: Step[Virtu]) -> bool:
    """Must this be answered before a choice shows its worth?"""
    return isinstance(
        step,
        (Pay, RefreshTiles, ChooseBonus, ChooseRoute, MoveAgent, ChooseSide, MakeRoom, BuildCathedral, DismissTroop),
    )


def belongs(s: Virtu, step: Step[Virtu]) -> bool:
    """The same, for questions that only one of the two games knows too."""
    return is_of_action(step) or s.parting.is_in_action(step)


def finish(s: Virtu, seat: int, is_whole: bool) -> None:
    """Answer what follows from a choice: only what must be, or the whole action."""
    while s.actor == seat and not s.lanes:
        step = s.stack[-1]
        if not (belongs(s, step) if is_whole else is_forced(step) or s.parting.is_forced(step)):
            return
        options = step.choices(s)
        play(s, seat, advise(s, seat, options) if is_whole else quick(s, seat, step, options))


def quick(s: Virtu, seat: int, step: Step[Virtu], options: Sequence[Move]) -> Move:
    """A small question answered at sight."""
    if isinstance(step, Pay):
        return best_tap(s, seat, options)
    if isinstance(step, ChooseRoute):
        return choose_route(s, seat, step.city, options)
    best = options[0]
    highest = NEVER
    for move in options:
        value = at_sight(s, seat, move)
        if value > highest:
            highest = value
            best = move
    return best


def at_sight(s: Virtu, seat: int, move: Move) -> float:
    """What a small choice is worth, without trying it."""
    if isinstance(move, moves.Refresh):
        return symbols_worth(s.edition.tile_symbols[move.tile])
    if isinstance(move, moves.WithAlly):
        return 0.5
    if isinstance(move, moves.Choose):
        return BONUS_WORTH[move.bonus]
    if isinstance(move, moves.AtPlace):
        return agent_worth(s, seat, move.place, master_of(s, move.place))
    if isinstance(move, moves.Courtier):
        return -symbols_worth(s.edition.card_symbols[move.card])
    if isinstance(move, moves.InCity):
        return 0.0 - s.edition.values[move.city] if move.verb == "dismiss" else 0.0 + s.edition.values[move.city]
    return 0.0 if isinstance(move, moves.OnSide) else -0.5


def is_asked(s: Virtu, seat: int) -> bool:
    """Does this seat, and no other, decide now?"""
    return s.actor == seat and not s.lanes


def try_out(s: Virtu, seat: int, move: Move) -> float:
    """What the position is worth after this choice and all that it forces."""
    tried = s.copy()
    play(tried, seat, move)
    if isinstance(move, moves.Tap) and is_asked(tried, seat) and isinstance(tried.stack[-1], Gather):
        play(tried, seat, moves.ENOUGH)
    if is_asked(tried, seat) and isinstance(tried.stack[-1], Cash) and isinstance(tried.stack[-2], RefreshTiles):
        play(tried, seat, moves.ENOUGH)
    finish(tried, seat, False)
    return worth(tried, seat)


def best_of(s: Virtu, seat: int, options: Sequence[Move]) -> Move:
    """The choice that is worth most; the first of equals."""
    best = options[0]
    highest = NEVER
    for move in options:
        value = try_out(s, seat, move)
        if value > highest + TINY:
            highest = value
            best = move
    return best


def advise(s: Virtu, seat: int, options: Sequence[Move]) -> Move:
    """What looks best now."""
    if len(options) == 1:
        return options[0]
    step = asked(s, seat)
    if isinstance(step, Pay):
        return best_tap(s, seat, options)
    if isinstance(step, (MoveToken, PlaceToken)):
        return lead_token(s, seat, options)
    if isinstance(step, Declare):
        return declare(s, step, options)
    if isinstance(step, LeadTroops):
        return lead_troops(s, seat, options)
    if isinstance(step, ChooseRoute):
        return choose_route(s, seat, step.city, options)
    if isinstance(step, Gather):
        return gather(s, seat, options)
    if isinstance(step, Cash):
        return cash(s, seat, options)
    if isinstance(step, (RefreshTiles, MoveAgent, MakeRoom, DismissTroop)):
        return quick(s, seat, step, options)
    if isinstance(step, (RetreatTroop, FreeSpace)):
        return best_of(s, seat, list(options)[::-1])
    return best_of(s, seat, options)


# Spring


def lead_token(s: Virtu, seat: int, options: Sequence[Move]) -> Move:
    """Where to stop, judged by the whole action done there."""
    best = options[0]
    highest = NEVER
    for move in options:
        value = token_worth(s, seat, move)
        if value > highest + TINY:
            highest = value
            best = move
    return best


def token_worth(s: Virtu, seat: int, move: Move) -> float:
    """The best that can come of this choice on the token's way."""
    tried = s.copy()
    play(tried, seat, move)
    while tried.actor == seat and isinstance(tried.stack[-1], (Pay, ClearIndulgence)):
        play(tried, seat, advise(tried, seat, choices(tried, seat)))
    if tried.actor != seat or not isinstance(tried.stack[-1], MoveToken):
        finish(tried, seat, True)
        return worth(tried, seat)
    highest = NEVER
    is_arrow = False
    for further in choices(tried, seat):
        if isinstance(further, moves.Tap):
            if is_arrow or tried.steps < tried.budget:
                continue  # one arrow is as good as another, and free steps come first
            is_arrow = True
        elif further is moves.PAY_STEP and tried.steps < tried.budget:
            continue
        highest = max(highest, token_worth(tried, seat, further))
    return highest


def cash(s: Virtu, seat: int, options: Sequence[Move]) -> Move:
    """Florins of courtiers who are about to wake up anyway; other sources keep theirs for payments."""
    if len(s.stack) > 1 and isinstance(s.stack[-2], MoveToken):
        for move in options:
            if isinstance(move, moves.Tap) and move.source < TILE_SOURCE:
                side = (move.source - COURT_SOURCE) // KINDS
                wakes = (2 - s.token[seat]) % 5 if side != LEFT else (4 - s.token[seat]) % 5
                if 0 < wakes <= s.edition.free_steps:
                    return move
    return options[0]


def gather(s: Virtu, seat: int, options: Sequence[Move]) -> Move:
    """Govern and Trade: one more source, if what it brings is worth it."""
    now = try_out(s, seat, moves.ENOUGH)
    best: Move = moves.ENOUGH
    for move in options:
        if isinstance(move, moves.Tap) and move.source != INDULGENCE_SOURCE:
            value = try_out(s, seat, move)
            if value > now + TINY:
                now = value
                best = move
    return best


# War


def troops_near(s: Virtu, seat: int, city: int, cavalry: int, ships: int) -> tuple[int, int]:
    """How many troops could reach a city in one move each, and from where the next one should come (−1: nowhere)."""
    found = 0
    first = -1
    for near in s.board.roads[city]:
        there = s.troops_at(seat, near)
        if there and cavalry > 0 and s.parting.may_leave(s, seat, near):
            come = min(there, cavalry)
            cavalry -= come
            found += come
            if first < 0:
                first = near
    port = -1
    for seas in s.board.seas[city]:
        port += 1
        if not seas or port in s.board.roads[city]:
            continue
        there = s.troops_at(seat, port)
        if there and ships >= seas and s.parting.may_leave(s, seat, port):
            come = min(there, ships // seas)
            ships -= come * seas
            found += come
            if first < 0:
                first = port
    return found, first


def best_target(s: Virtu, seat: int) -> tuple[int, int]:
    """The city most worth besieging with what can be brought there, and where the next troop comes from."""
    purse = purse_of(s, seat, ACTION)
    cavalry = (s.pool >> BITS * CAVALRY & FULL) + purse.total(CAVALRY)
    ships = (s.pool >> BITS * SHIP & FULL) + purse.total(SHIP)
    bonus = bonuses_at_hand(s, seat)
    target, start = -1, -1
    highest = 0.3
    for city in s.board.cities:
        if s.parting.is_own(s, seat, city):
            continue
        there = s.troops_at(seat, city)
        near, first = troops_near(s, seat, city, cavalry, ships)
        defence = defence_of(s, seat, city) + (1 if s.owner[city] >= 0 else 0)
        if first < 0 or there + near + bonus <= defence or there + bonus > defence:
            continue
        needed = defence + 1 - there - bonus
        value = city_worth(s, seat, city) - 0.35 * needed - (0.5 if defence >= s.edition.heavy_defence else 0.0)
        for other in range(s.seats):
            if other != seat and s.troops_at(other, city) and s.owner[city] != other:
                value -= 1.0
        if value > highest:
            highest = value
            target, start = city, first
    return target, start


def lead_troops(s: Virtu, seat: int, options: Sequence[Move]) -> Move:
    """March on the best target while it needs troops; then make tokens if that pays; then stop."""
    target, start = best_target(s, seat)
    if target >= 0 and moves.FROM[start] in options:
        return moves.FROM[start]
    taps = [move for move in options if isinstance(move, moves.Tap)]
    return best_of(s, seat, [moves.ENOUGH, *taps])


def choose_route(s: Virtu, seat: int, city: int, options: Sequence[Move]) -> Move:
    """Towards the target that this troop was called for."""
    target, start = best_target(s, seat)
    if start == city:
        if moves.MARCH[target] in options:
            return moves.MARCH[target]
        if moves.SAIL[target] in options:
            return moves.SAIL[target]
    return best_of(s, seat, options)


def declare(s: Virtu, step: Declare, options: Sequence[Move]) -> Move:
    """Only what turns the siege, and only if it can be turned; the smallest bonus first."""
    seat, rival, city = step.who, step.rival, step.city
    is_attacker = bool(step.mode & ATTACKS)
    attacker, defender = (seat, rival) if is_attacker else (rival, seat)
    attack = s.troops_at(attacker, city) + s.attack
    if step.mode & IN_FIELD:
        defence = s.troops_at(defender, city) + s.defence
    else:
        shown = s.war_tokens[defender] if defender >= 0 else 0
        france = 2 if defender >= 0 and s.can_call(defender, 1) else 0
        defence = defence_of(s, attacker, city) + s.defence - shown - france
    missing = defence + 1 - attack if is_attacker else attack - defence
    if missing <= 0 or bonuses_at_hand(s, seat) < missing:
        return moves.PASS
    return options[1]
