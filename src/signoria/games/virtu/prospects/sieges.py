"""Sieges and field battles: both strengths, what each outcome costs, what can be declared and what is sure (V6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from signoria.games.virtu import events, moves
from signoria.games.virtu.components import (
    ALLY_SOURCE,
    ARTILLERY_TILE,
    COURT_SOURCE,
    FLORIN,
    FRANCE,
    LEONARDO,
    LEONARDO_SOURCE,
    ONE_FLORIN,
    SYMBOLS,
    TILE_SOURCE,
    TITLE,
    TOKEN_SOURCE,
    WAR,
    count_of,
)
from signoria.games.virtu.phrases import CITY, source_arg
from signoria.games.virtu.prospects.question import Brings, Question
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.paying import SIEGE, purse_of
from signoria.games.virtu.steps.sieges import (
    ATTACKS,
    IN_FIELD,
    LEONARDO_USED,
    REPELLED_LOSS,
    TOKEN_BONUS,
    ChooseSiege,
    Declare,
    GoOn,
    declaration_price,
    defence_in,
    field_losses,
    field_terms,
    is_besieging,
    refuse_leonardo,
    siege_terms,
    victors_lost,
)
from signoria.games.virtu.sums import attack_sum, defence_sum, field_sums
from signoria.kernel.moves import Move
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Args, Count, Listed, Phrase, Seat, Sum

GUN = TILE_SOURCE + TITLE + ARTILLERY_TILE
FRENCH = ALLY_SOURCE + FRANCE


# A siege


def siege_before(q: Question, city: int, troops: int) -> tuple[dict[str, Sum], Brings]:
    """A siege that the seat would begin with this many troops, and the field battle before it, if there is one."""
    terms = siege_terms(q.s, q.seat, city, troops, 0, 0)
    first = field_rival(q.s, q.seat, city)
    battle = () if first < 0 else (field_battle(q.s, first, city),)
    return strengths(terms), (*battle, *outcomes(q.s, q.seat, city, terms), *q.conquest(city))


def strengths(terms: list[int]) -> dict[str, Sum]:
    """Both strengths of a siege."""
    return {"attack": attack_sum(terms), "defence": defence_sum(terms)}


def outcomes(s: Virtu, seat: int, city: int, terms: list[int]) -> Brings:
    """V6.4, V6.5: what the attacker, and the defenders, lose either way, as it stands."""
    lost = victors_lost(s, city, defence_in(terms), terms[events.ATTACKERS])
    won: Args = {
        "seat": Seat(seat),
        "city": CITY(city),
        "troops": Count(lost, "troop"),
        "defenders": Count(terms[events.DEFENDERS], "troop"),
    }
    return (
        Phrase("outlook-if-won", won),
        Phrase("outlook-if-lost", {"seat": Seat(seat), "troops": Count(REPELLED_LOSS, "troop")}),
    )


def field_rival(s: Virtu, seat: int, city: int) -> int:
    """V6.6: somebody else who besieges this city, the first in turn order; −1 if nobody does."""
    for other in s.order:
        if other != seat and is_besieging(s, other, city):
            return other
    return -1


def field_battle(s: Virtu, rival: int, city: int) -> Phrase:
    """V6.6: whom one must fight first."""
    return Phrase("outlook-field-battle", {"seat": Seat(rival), "troops": Count(s.troops_at(rival, city), "troop")})


def choose_siege(q: Question) -> Outlook:
    """V6.1: the sieges that are to be resolved."""
    assert isinstance(q.step, ChooseSiege)
    found = []
    for city in q.s.board.cities:
        if is_besieging(q.s, q.seat, city):
            sums, brings = siege_before(q, city, q.s.troops_at(q.seat, city))
            found.append(q.prospect(CITY(city), moves.BESIEGE[city], brings=brings, sums=sums))
    return Outlook(prospects=tuple(found))


def go_on(q: Question) -> Outlook:
    """V6.6: the siege after a field battle, or a retreat."""
    assert isinstance(q.step, GoOn)
    city = q.step.city
    sums, brings = siege_before(q, city, q.s.troops_at(q.seat, city))
    later = () if q.step.resolver == q.seat else (Phrase("outlook-own-turn"),)
    retreats = Phrase("outlook-retreats", {"troops": Count(q.s.troops_at(q.seat, city), "troop")})
    return Outlook(
        prospects=(
            q.prospect(CITY(city), moves.ACT, brings=(*later, *brings), sums=sums),
            q.prospect(CITY(city), moves.GIVE_UP, brings=(retreats,)),
        )
    )


# Declarations


class Offer(NamedTuple):
    """A bonus that a seat could declare: its florins, and those that its source could give instead."""

    move: Move
    source: int
    bonus: int
    price: int
    florins: int


def offers(s: Virtu, seat: int, city: int) -> list[Offer]:
    """V6.3: all that the seat could declare, one by one, whether it can pay for it or not."""
    found = [Offer(moves.TOKEN, TOKEN_SOURCE, TOKEN_BONUS, 0, 0)] * s.war_tokens[seat]
    if s.has_bonus(seat, LEONARDO) and refuse_leonardo(s, seat, city) is not LEONARDO_USED:
        price = declaration_price(s, moves.DECLARE_LEONARDO)
        found.append(Offer(moves.DECLARE_LEONARDO, LEONARDO_SOURCE, s.edition.bonus_war[LEONARDO], price, 0))
    purse = purse_of(s, seat, SIEGE)
    for source, shown in zip(purse.sources, purse.symbols, strict=True):
        if count_of(shown, WAR) and (COURT_SOURCE <= source < TILE_SOURCE or source == GUN):
            move = moves.TAP[source * SYMBOLS + WAR]
            price = declaration_price(s, move)
            found.append(Offer(move, source, count_of(shown, WAR), price, count_of(shown, FLORIN)))
    if s.can_call(seat, FRANCE):
        bonus = count_of(s.edition.ally_symbols[FRANCE], WAR)
        found.append(Offer(moves.TAP[FRENCH * SYMBOLS + WAR], FRENCH, bonus, 0, 0))
    return found


def treasure(s: Virtu, seat: int) -> int:
    """All florins that a seat could pay with in a siege."""
    return s.florins[seat] + purse_of(s, seat, SIEGE).total(FLORIN)


def least(found: Sequence[Offer], florins: int, needed: int) -> tuple[Offer, ...] | None:
    """The cheapest declarations that add what is needed, then the fewest; None if all together add too little."""
    best: tuple[Offer, ...] | None = None
    free = [one for one in found if is_free(one)]
    for chosen in subsets([one for one in found if not is_free(one)]):
        more = fewest(free, needed - total(chosen))
        if more is not None and is_affordable(chosen, florins):
            whole = (*chosen, *more)
            if best is None or cost(whole) < cost(best):
                best = whole
    return best


def most(found: Sequence[Offer], florins: int) -> int:
    """The most that can be declared with these florins."""
    dear = [
        total(chosen)
        for chosen in subsets([one for one in found if not is_free(one)])
        if is_affordable(chosen, florins)
    ]
    return max(dear) + total([one for one in found if is_free(one)])


def subsets(dear: Sequence[Offer]) -> Iterator[tuple[Offer, ...]]:
    """All subsets, the smaller ones first."""
    for count in range(len(dear) + 1):
        yield from combinations(dear, count)


def is_free(offer: Offer) -> bool:
    """Does it neither cost florins nor keep its source from giving some?"""
    return not offer.price and not offer.florins


def is_affordable(chosen: Sequence[Offer], florins: int) -> bool:
    """Can these be declared together? A source that is declared gives no florins."""
    return sum([one.price + one.florins for one in chosen]) <= florins


def total(chosen: Sequence[Offer]) -> int:
    """What they add."""
    return sum([one.bonus for one in chosen])


def fewest(free: Sequence[Offer], needed: int) -> tuple[Offer, ...] | None:
    """As few as possible of those that cost nothing; None if they do not suffice."""
    chosen: list[Offer] = []
    for one in sorted(free, key=lambda offer: -offer.bonus):
        if needed > 0:
            chosen.append(one)
            needed -= one.bonus
    return tuple(chosen) if needed <= 0 else None


def cost(chosen: Sequence[Offer]) -> tuple[int, int]:
    """What declarations cost: florins, then how many they are."""
    return sum([one.price for one in chosen]), len(chosen)


def declare(q: Question) -> Outlook:
    """V6.3: both strengths, what can still be declared on either side, and what surely wins."""
    assert isinstance(q.step, Declare)
    s, step = q.s, q.step
    attacker, defender = (q.seat, step.rival) if step.mode & ATTACKS else (step.rival, q.seat)
    if step.mode & IN_FIELD:
        terms = field_terms(s, attacker, defender, step.city)
        attack, defence = field_sums(terms)
        notes = field_outcomes(attacker, defender, terms)
    else:
        terms = siege_terms(s, attacker, step.city, s.troops_at(attacker, step.city), s.attack, s.defence)
        attack, defence = attack_sum(terms), defence_sum(terms)
        notes = (*outcomes(s, attacker, step.city, terms), *(q.conquest(step.city) if attacker == q.seat else ()))
    lead = attack.total - defence.total if attacker == q.seat else defence.total - attack.total
    needs = 1 if attacker == q.seat or step.mode & IN_FIELD else 0  # a tie leaves the city to its defender
    return Outlook(
        prospects=tuple(declarable(q, step.city)),
        sums={"attack": attack, "defence": defence},
        notes=(*notes, *certainty(q, step, lead, needs)),
    )


def field_outcomes(attacker: int, defender: int, terms: list[int]) -> Brings:
    """V6.6: what a field battle costs."""
    own, routed = field_losses(terms, 1)
    beaten, other = field_losses(terms, -1)
    tied, _ = field_losses(terms, 0)
    return (
        field_won(attacker, own, routed),
        field_won(defender, other, beaten),
        Phrase("outlook-field-tied", {"troops": Count(tied, "troop")}),
    )


def field_won(seat: int, own: int, other: int) -> Phrase:
    """V6.6: what both sides lose if this seat wins."""
    args: Args = {"seat": Seat(seat), "troops": Count(own, "troop"), "lost": Count(other, "troop")}
    return Phrase("outlook-field-won", args)


def declarable(q: Question, city: int) -> list[Prospect]:
    """Everything that the seat has to declare; equal ones once."""
    found = []
    met: set[int] = set()
    for one in offers(q.s, q.seat, city):
        if one.source not in met:
            met.add(one.source)
            adds = (Phrase("outlook-adds", {"number": Count(one.bonus)}),)
            price = one.price * ONE_FLORIN
            thing = source_arg(one.source)
            found.append(q.prospect(thing, one.move, price=price, context=SIEGE, but=one.source, brings=adds))
    return found


def certainty(q: Question, step: Declare, lead: int, needs: int) -> Brings:
    """What the other side can still declare at most, and the least that wins whatever it does."""
    s, rival = q.s, step.rival
    against = 0 if rival < 0 else most(offers(s, rival, step.city), treasure(s, rival))
    found = [Phrase("outlook-rival-most", {"seat": Seat(rival), "number": Count(against)})] if rival >= 0 else []
    needed = against + needs - lead
    if needed <= 0:
        return (*found, Phrase("outlook-sure-already"))
    chosen = least(offers(s, q.seat, step.city), treasure(s, q.seat), needed)
    if chosen is None:
        return (*found, Phrase("outlook-never-sure", {"number": Count(needed)}))
    sources = Listed(tuple(source_arg(one.source) for one in chosen))
    florins = Count(sum([one.price for one in chosen]), "florin")
    return (*found, Phrase("outlook-sure", {"number": Count(needed), "sources": sources, "florins": florins}))
