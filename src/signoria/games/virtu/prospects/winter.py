"""Winter: salaries, the market, alliances (V7.1, V7.4, V7.5, V7.7)."""

from __future__ import annotations

from signoria.games.virtu import moves
from signoria.games.virtu.components import (
    ALLIES,
    CATHEDRAL,
    CATHEDRAL_SALE,
    LEFT,
    NOBLES,
    ONE_FLORIN,
    RIGHT,
    SALE,
    TITLE,
)
from signoria.games.virtu.phrases import ACTION, ALLY, CITY, item_arg, symbols_listed
from signoria.games.virtu.prospects.question import Brings, Question, some
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.court import can_join
from signoria.games.virtu.steps.paying import WINTER
from signoria.games.virtu.steps.winter import discount, salary_due
from signoria.kernel.outlook import Outlook
from signoria.kernel.phrases import Count, Phrase, Seat


def choose_salary(q: Question) -> Outlook:
    """V7.1: how many troops each sum keeps."""
    s, army = q.s, q.s.army(q.seat)
    found = []
    for florins in range(salary_due(s, q.seat) + 1):
        kept = min(army, s.parting.kept(s, florins))
        brings = Phrase("outlook-keeps-troops", {"troops": Count(kept, "troop"), "lost": Count(army - kept, "troop")})
        thing = Count(florins, "florin")
        price = florins * ONE_FLORIN
        found.append(q.prospect(thing, moves.SALARY[florins], price=price, context=WINTER, brings=(brings,)))
    return Outlook(prospects=tuple(found))


def dismiss_troop(q: Question) -> Outlook:
    """V7.1: where troops stand that could go."""
    found = []
    for city in q.s.board.cities:
        troops = q.s.troops_at(q.seat, city)
        if troops:
            brings = Phrase("outlook-troops-there", {"city": CITY(city), "troops": Count(troops, "troop")})
            found.append(q.prospect(CITY(city), moves.DISMISS[city], brings=(brings,)))
    return Outlook(prospects=tuple(found))


def buy_things(q: Question) -> Outlook:
    """V7.4: the whole market."""
    s = q.s
    found = [
        q.prospect(
            item_arg(item), moves.BUY[item], price=s.edition.costs[item], context=WINTER, brings=good(s, q.seat, item)
        )
        for item in range(SALE)
        if s.edition.copies[item]
    ]
    notes = (Phrase("outlook-pool", {"symbols": symbols_listed(s.pool)}),) if s.pool else ()
    return Outlook(prospects=tuple(found), notes=notes)


def good(s: Virtu, seat: int, item: int) -> Brings:
    """What a thing for sale shows and brings, and how many are left."""
    edition = s.edition
    if item < NOBLES:
        shown, prestige, spaces = edition.card_symbols[item], edition.card_prestige[item], 0
        agents, action = edition.card_agents[item], edition.card_actions[item]
    else:
        tile = CATHEDRAL if item == CATHEDRAL_SALE else TITLE + item - NOBLES
        shown, prestige = edition.tile_symbols[tile], edition.tile_prestige[tile]
        spaces = 0 if item == CATHEDRAL_SALE else edition.title_spaces[item - NOBLES]
        agents, action = 0, -1
    has_space = item >= NOBLES or can_join(s, seat, LEFT) or can_join(s, seat, RIGHT)
    return some(
        (
            None if has_space else Phrase("outlook-no-space"),  # V7.4: said before it is paid for
            Phrase("outlook-shows", {"symbols": symbols_listed(shown)}) if shown else None,
            Phrase("outlook-acts", {"action": ACTION(action)}) if action >= 0 else None,
            Phrase("outlook-prestige", {"prestige": Count(prestige, "prestige")}) if prestige else None,
            Phrase("outlook-brings-agents", {"agents": Count(agents, "agent")}) if agents else None,
            Phrase("outlook-opens-spaces", {"number": Count(spaces)}) if spaces else None,
            Phrase("outlook-left", {"number": Count(s.supply[item])}),
        )
    )


def forge_alliance(q: Question) -> Outlook:
    """V7.7: what each alliance costs, and what it brings."""
    s, seat = q.s, q.seat
    found = []
    for ally in range(ALLIES):
        slack, before = discount(s, seat, ally), s.allies[ally]
        brings = some(
            (
                Phrase("outlook-shows", {"symbols": symbols_listed(s.edition.ally_symbols[ally])}),
                Phrase("outlook-discount", {"symbols": Count(slack, "symbol")}) if slack else None,
                Phrase("outlook-takes-ally", {"seat": Seat(before)}) if before >= 0 and before != seat else None,
            )
        )
        price = s.edition.ally_costs[ally]
        told = q.prospect(ALLY(ally), moves.ALLY[ally], price=price, context=WINTER, slack=slack, brings=brings)
        found.append(told)
    return Outlook(prospects=tuple(found))
