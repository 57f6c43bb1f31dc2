"""War: where troops can go, for what, and what they would find there (V4.5, V6.7)."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.games.virtu import moves
from signoria.games.virtu.components import (
    BITS,
    CARD_SOURCE,
    MAP,
    ONE_SHIP,
    SYMBOLS,
    UPGRADE_SOURCE,
    WAR,
    count_of,
)
from signoria.games.virtu.phrases import CITY, source_arg, symbols, symbols_listed
from signoria.games.virtu.prospects.question import Brings, Question
from signoria.games.virtu.prospects.sieges import siege_before
from signoria.games.virtu.steps.paying import ACTION, RETREAT
from signoria.games.virtu.steps.retreats import RetreatTroop
from signoria.games.virtu.steps.war import CHOOSE_ROUTE, ChooseRoute, route_price, token_price
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Count, Phrase, Sum

AS_THINGS_STAND = Phrase("outlook-as-things-stand")  # the sieges come when all have acted


def lead_troops(q: Question) -> Outlook:
    """V4.5: every move of every troop, and the tokens that can be made."""
    found = tokens(q)
    for start in q.s.board.cities:
        if q.s.troops_at(q.seat, start):
            why = None if moves.FROM[start] in q.choices else q.step.refuse(q.s, moves.FROM[start])
            if why is not None and why.code == "troop-stops":
                found.append(q.prospect(CITY(start), moves.FROM[start]))
            else:
                found += [routed(q, start, move) for move in routes(q, start)]
    return Outlook(prospects=tuple(found), notes=(AS_THINGS_STAND,))


def choose_route(q: Question) -> Outlook:
    """V4.5: every move of one troop."""
    assert isinstance(q.step, ChooseRoute)
    start = q.step.city
    found = tuple(routed(q, start, move) for move in routes(q, start))
    return Outlook(prospects=found, notes=(AS_THINGS_STAND,))


def routes(q: Question, start: int) -> Iterator[moves.InCity]:
    """All ways out of a city: roads, then seas."""
    for city in q.s.board.roads[start]:
        yield moves.MARCH[city]
    for city in range(MAP):
        if q.s.board.seas[start][city]:
            yield moves.SAIL[city]


def routed(q: Question, start: int, move: moves.InCity) -> Prospect:
    """One move of a troop: the price, and the siege that it would lead to."""
    price = route_price(q.s, start, move)
    why = CHOOSE_ROUTE[q.seat * MAP + start].refuse(q.s, move)
    sums, brings = there(q, move.city)
    brings = (Phrase("outlook-from", {"city": CITY(start)}), *brings)
    if why is None:
        way = (move.text,) if isinstance(q.step, ChooseRoute) else (moves.FROM[start].text, move.text)
        return Prospect(thing=CITY(move.city), moves=way[:1], way=way, price=symbols(price), brings=brings, sums=sums)
    return Prospect(
        thing=CITY(move.city),
        price=symbols(price),
        short=symbols(q.short(why, price, ACTION)),
        brings=brings,
        sums=sums,
        why_not=q.tell(why, move),
        rule=why.rule,
    )


def there(q: Question, city: int) -> tuple[dict[str, Sum], Brings]:
    """What one troop more finds in a city: a home, or a siege."""
    if q.s.parting.is_own(q.s, q.seat, city):
        return {}, (Phrase("outlook-passes"),)
    sums, brings = siege_before(q, city, q.s.troops_at(q.seat, city) + 1)
    key = "outlook-may-stay" if q.s.parting.may_stay(q.s, q.seat, city) else "outlook-besieges"
    return sums, (Phrase(key), *brings)


def tokens(q: Question) -> list[Prospect]:
    """V4.5: war symbols of the room's cards, as tokens."""
    found = []
    purse = q.purse(ACTION)
    for source in (CARD_SOURCE, UPGRADE_SOURCE):
        if source not in purse.sources:
            continue
        shown = purse.symbols[purse.sources.index(source)]
        war = count_of(shown, WAR)
        if not war:
            continue
        others = shown - (war << BITS * WAR)
        brings = [Phrase("outlook-arms", {"tokens": Count(war, "war-token")})]
        if others:
            brings.append(Phrase("outlook-forgoes", {"symbols": symbols_listed(others)}))
        move = moves.TAP[source * SYMBOLS + WAR]
        price = token_price(q.s, q.seat, source)
        thing = source_arg(source)
        found.append(q.prospect(thing, move, price=price, context=ACTION, but=source, brings=tuple(brings)))
    return found


def retreat_troop(q: Question) -> Outlook:
    """V6.7: where a troop can retreat to, and what ships it takes."""
    assert isinstance(q.step, RetreatTroop)
    s, start = q.s, q.step.city
    found = [q.prospect(CITY(city), moves.MARCH[city]) for city in s.board.roads[start]]
    for city in range(MAP):
        seas = s.board.seas[start][city]
        if seas and s.parting.is_own(s, q.seat, city) and city not in s.board.roads[start]:
            found.append(q.prospect(CITY(city), moves.SAIL[city], price=seas * ONE_SHIP, context=RETREAT))
    lost = Phrase("outlook-loses", {"troops": Count(1, "troop")})
    found.append(q.prospect(Phrase("move-lose-troop"), moves.LOSE, brings=(lost,)))
    left = Phrase("outlook-troops-there", {"city": CITY(start), "troops": Count(s.troops_at(q.seat, start), "troop")})
    return Outlook(prospects=tuple(found), notes=(left,))
