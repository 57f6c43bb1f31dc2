"""Sieges and field battles: both strengths, what each outcome costs, what can be declared and what is sure (V6)."""

from __future__ import annotations

from signoria.games.virtu import events, moves
from signoria.games.virtu.components import ONE_FLORIN
from signoria.games.virtu.phrases import CITY, source_arg
from signoria.games.virtu.prospects.declarations import offers
from signoria.games.virtu.prospects.question import Brings, Question
from signoria.games.virtu.siege import standing_of_siege
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.paying import SIEGE
from signoria.games.virtu.steps.sieges import (
    ATTACKS,
    IN_FIELD,
    REPELLED_LOSS,
    ChooseSiege,
    Declare,
    GoOn,
    defence_in,
    field_losses,
    field_terms,
    is_besieging,
    siege_terms,
    victors_lost,
)
from signoria.games.virtu.sums import attack_sum, defence_sum, field_sums
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Args, Count, Listed, Phrase, Seat, Sum

STRICTLY = 1  # an attacker must be stronger by so much, and so must whoever wins a field battle


# A siege


def siege_before(q: Question, city: int, troops: int) -> tuple[dict[str, Sum], Brings]:
    """A siege that the seat would begin with this many troops, and the field battle before it, if there is one.

    What can be declared, and what surely wins, is told of whichever is fought first.
    """
    s = q.s
    terms = siege_terms(s, q.seat, city, troops, 0, 0)
    sums = strengths(terms)
    standing = standing_of_siege(sums["attack"], sums["defence"])
    end = (standing, *outcomes(s, q.seat, city, terms), *q.conquest(city))
    first = field_rival(s, q.seat, city)
    if first >= 0:
        lead = troops - s.troops_at(first, city)
        return sums, (field_battle(s, first, city), *certainty(q, first, city, lead, STRICTLY), *end)
    lead = sums["attack"].total - sums["defence"].total
    return sums, (*end, *certainty(q, s.parting.champion(s, city), city, lead, STRICTLY))


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
    needs = STRICTLY if attacker == q.seat or step.mode & IN_FIELD else 0  # a tie leaves the city to its defender
    return Outlook(
        prospects=tuple(declarable(q, step.city)),
        sums={"attack": attack, "defence": defence},
        notes=(*notes, *certainty(q, step.rival, step.city, lead, needs)),
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


def certainty(q: Question, rival: int, city: int, lead: int, needs: int) -> Brings:
    """What the other side can still declare at most, and the least that wins whatever it does."""
    seat = Seat(q.seat)
    against = 0 if rival < 0 else q.declarations.most(rival, city)
    found = [Phrase("outlook-rival-most", {"seat": Seat(rival), "number": Count(against)})] if rival >= 0 else []
    needed = against + needs - lead
    if needed <= 0:
        return (*found, Phrase("outlook-sure-already", {"seat": seat}))
    chosen = q.declarations.least(q.seat, city, needed)
    if chosen is None:
        return (*found, Phrase("outlook-never-sure", {"seat": seat, "number": Count(needed)}))
    args: Args = {
        "seat": seat,
        "number": Count(needed),
        "sources": Listed(tuple(source_arg(one.source) for one in chosen)),
        "florins": Count(sum([one.price for one in chosen]), "florin"),
    }
    return (*found, Phrase("outlook-sure", args))
