"""How strengths and prestige come about, term by term (V6.2, V6.6, V8.2)."""

from __future__ import annotations

from functools import cache

from signoria.games.virtu import events
from signoria.games.virtu.components import CITY_NAMES
from signoria.games.virtu.state import Virtu
from signoria.kernel.phrases import Args, Count, Name, Phrase, Sum, Term, sum_of

# Why each term of a siege counts, in the order of the sum.
DEFENCE = (
    (events.BASE, 1, "sum-value"),
    (events.DEFENDERS, 1, "sum-troops"),
    (events.OTHER_AGENT, 1, "sum-other-agent"),
    (events.OWN_AGENT, -1, "sum-own-agent"),
    (events.BULWARK, 1, "sum-bastion"),
    (events.DEFENCE_DECLARED, 1, "sum-declared"),
)
ATTACK = ((events.ATTACKERS, 1, "sum-troops"), (events.ATTACK_DECLARED, 1, "sum-declared"))
FIELD = ((events.FIELD_TROOPS, 1, "sum-troops"), (events.FIELD_DECLARED, 1, "sum-declared"))
RIVAL = ((events.RIVAL_TROOPS, 1, "sum-troops"), (events.RIVAL_DECLARED, 1, "sum-declared"))


@cache
def why(key: str, number: int) -> Phrase:
    """A reason that may depend on how many there are: `1 troop`, `2 troops`."""
    return Phrase(key, {"number": Count(number)})


def summed(terms: list[int], parts: tuple[tuple[int, int, str], ...]) -> Sum:
    """The terms that count on one side, without those that are 0."""
    return sum_of([Term(sign * terms[at], why(key, terms[at])) for at, sign, key in parts if terms[at]])


def defence_sum(terms: list[int]) -> Sum:
    """V6.2: the strength of a city, from the terms of its siege."""
    return summed(terms, DEFENCE)


def attack_sum(terms: list[int]) -> Sum:
    """V6.2: the strength of its attacker."""
    return summed(terms, ATTACK)


def field_sums(terms: list[int]) -> tuple[Sum, Sum]:
    """V6.6: the strengths of both sides of a field battle."""
    return summed(terms, FIELD), summed(terms, RIVAL)


def siege_sums_told(number: int) -> Args:
    """Both strengths of a siege, as its event packs them."""
    terms = events.terms_of(number, events.TERMS)
    return {"attack": attack_sum(terms), "defence": defence_sum(terms)}


def field_sums_told(number: int) -> Args:
    """The city and both strengths of a field battle, as its event packs them."""
    terms = events.terms_of(number, events.FIELD_TERMS)
    strength, against = field_sums(terms)
    return {"city": Name("city", CITY_NAMES[terms[events.FIELD_CITY]]), "strength": strength, "against": against}


@cache
def category(name: str) -> Phrase:
    """Why prestige counts."""
    return Phrase(f"category-{name}")


def prestige_sum(s: Virtu, seat: int) -> Sum:
    """V8.2: a seat's prestige as if the game ended now: a term for each category that brings or costs some."""
    points = s.parting.breakdown(s, seat)
    pairs = zip(s.parting.categories, points, strict=True)
    return sum_of([Term(amount, category(name)) for name, amount in pairs if amount])
