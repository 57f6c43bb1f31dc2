"""The siege or field battle in hand: who fights where, and both strengths so far (V6.2–V6.6)."""

from __future__ import annotations

import msgspec

from signoria.games.virtu.components import CITY_NAMES
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.sieges import (
    ATTACKS,
    IN_FIELD,
    Declare,
    Declaring,
    GoOn,
    field_terms,
    siege_terms,
)
from signoria.games.virtu.sums import attack_sum, defence_sum, field_sums
from signoria.kernel.phrases import Count, Phrase, Seat, Sum


class Siege(msgspec.Struct, frozen=True, kw_only=True):
    """What is fought, as it stands: a tie leaves the city to its defender, and the field to nobody."""

    city: str
    is_field: bool = False  # besiegers fight each other before the city (V6.6)
    attacker: int
    defender: int | None  # the seat that declares against the attacker; None for a city that nobody speaks for
    attack: Sum
    defence: Sum
    standing: Phrase  # how it would end without another bonus, and by how much


def siege_in_hand(s: Virtu) -> Siege | None:
    """What is fought now, or what the winner of a field battle could begin."""
    for step in reversed(s.stack[-2:]):  # a bonus may be being paid for
        if isinstance(step, GoOn):
            return siege_of(s, step.who, step.city)
        if isinstance(step, Declare):
            return battle_of(s, step.who, step.rival, step.city, step.mode)
        if isinstance(step, Declaring):
            return battle_of(s, step.seat, step.rival, step.city, step.mode)
    return None


def battle_of(s: Virtu, seat: int, rival: int, city: int, mode: int) -> Siege:
    """What the seat that is asked for a bonus fights in: a siege, or a field battle."""
    attacker, defender = (seat, rival) if mode & ATTACKS or rival < 0 else (rival, seat)
    return field_battle_of(s, attacker, defender, city) if mode & IN_FIELD else siege_of(s, attacker, city)


def siege_of(s: Virtu, seat: int, city: int) -> Siege:
    """V6.2: a seat's siege of a city, with what has been declared."""
    terms = siege_terms(s, seat, city, s.troops_at(seat, city), s.attack, s.defence)
    champion = s.parting.champion(s, city)
    attack, defence = attack_sum(terms), defence_sum(terms)
    return Siege(
        city=CITY_NAMES[city],
        attacker=seat,
        defender=None if champion < 0 else champion,
        attack=attack,
        defence=defence,
        standing=standing_of_siege(attack, defence),
    )


def standing_of_siege(attack: Sum, defence: Sum) -> Phrase:
    """V6.4, V6.5: how a siege would end: a tie leaves the city to its defender."""
    lead = attack.total - defence.total
    falls = lead > 0
    return Phrase("outlook-falls" if falls else "outlook-holds", {"by": Count(lead if falls else 1 - lead)})


def field_battle_of(s: Virtu, seat: int, rival: int, city: int) -> Siege:
    """V6.6: two besiegers before a city."""
    strength, against = field_sums(field_terms(s, seat, rival, city))
    lead = strength.total - against.total
    ahead = Phrase("outlook-leads", {"seat": Seat(seat if lead > 0 else rival), "by": Count(abs(lead))})
    return Siege(
        city=CITY_NAMES[city],
        is_field=True,
        attacker=seat,
        defender=rival,
        attack=strength,
        defence=against,
        standing=ahead if lead else Phrase("outlook-even"),
    )
