"""Cities: annexing, building and recruiting in them (V4.4, V7.5, V7.6)."""

from __future__ import annotations

from signoria.games.virtu import moves
from signoria.games.virtu.components import CATHEDRAL, MAP, NEUTRAL, ONE_FLORIN, SHIP, count_of
from signoria.games.virtu.phrases import CITY, symbols_listed
from signoria.games.virtu.prospects.question import Brings, Question
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.actions import agents_part, annex_crowns, annex_price
from signoria.games.virtu.steps.paying import ACTION, WINTER
from signoria.games.virtu.sums import why
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Count, Phrase, Sum, Term, sum_of


def annex_city(q: Question) -> Outlook:
    """V4.4: every city of others and of nobody."""
    return Outlook(prospects=tuple(annexations(q)))


def annexations(q: Question) -> list[Prospect]:
    """V4.4: the crowns and ships that each city costs, and its tile."""
    s, seat = q.s, q.seat
    found = []
    for city in s.board.cities:
        if s.owner[city] == seat:
            continue
        is_priced = s.owner[city] == NEUTRAL and not s.edition.is_pirate[city]
        price = annex_price(s, seat, city) if is_priced else 0
        sums = {"crowns": crowns_sum(s, seat, city)} if is_priced else {}
        brings = annexed(s, city, price) if is_priced else ()
        found.append(q.prospect(CITY(city), moves.ANNEX[city], price=price, context=ACTION, brings=brings, sums=sums))
    return found


def annexed(s: Virtu, city: int, price: int) -> Brings:
    """The way to a city, and what its tile shows."""
    seas = count_of(price, SHIP)
    by_land_or_sea = Phrase("outlook-by-sea", {"seas": Count(seas, "sea")}) if seas else Phrase("outlook-by-road")
    is_gone = s.gone_cities >> city & 1
    tile = Phrase("outlook-no-tile") if is_gone else tile_shown(s, city)
    return (by_land_or_sea, tile) if price else (tile,)


def tile_shown(s: Virtu, tile: int) -> Phrase:
    """What a tile shows."""
    return Phrase("outlook-shows", {"symbols": symbols_listed(s.edition.tile_symbols[tile])})


def crowns_sum(s: Virtu, seat: int, city: int) -> Sum:
    """V4.4: the crowns that a city costs, term by term."""
    value, agent = s.edition.values[city], agents_part(s, seat, city)
    terms = [Term(value, why("sum-value", value))]
    if agent:
        terms.append(Term(agent, why("sum-own-agent" if agent < 0 else "sum-other-agent", 1)))
    terms.append(Term(annex_crowns(s, seat, city) - value - agent, Phrase("sum-exceeding")))
    return sum_of(terms)


def build_cathedral(q: Question) -> Outlook:
    """V7.5: own cities."""
    s = q.s
    shown = (tile_shown(s, CATHEDRAL),)
    cities = [city for city in range(MAP) if s.owner[city] == q.seat]
    return Outlook(prospects=tuple(q.prospect(CITY(city), moves.BUILD[city], brings=shown) for city in cities))


def recruit_troops(q: Question) -> Outlook:
    """V7.6: what a troop costs in each own city."""
    s, seat = q.s, q.seat
    found = []
    for city in s.board.cities:
        if s.owner[city] == seat:
            price = s.parting.recruit_price(s, seat, city) * ONE_FLORIN
            troops = Phrase(
                "outlook-troops-there", {"city": CITY(city), "troops": Count(s.troops_at(seat, city), "troop")}
            )
            found.append(q.prospect(CITY(city), moves.RECRUIT[city], price=price, context=WINTER, brings=(troops,)))
    left = max(0, s.parting.troop_limit(s, seat) - s.own_army(seat))
    return Outlook(prospects=tuple(found), notes=(Phrase("outlook-troops-left", {"troops": Count(left, "troop")}),))
