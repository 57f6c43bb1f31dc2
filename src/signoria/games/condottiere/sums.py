"""How the strength of a battle line comes about, term by term (C3.1–C3.8)."""

from __future__ import annotations

from signoria.games.condottiere.components import (
    CARD_NAMES,
    COURTESAN,
    DRUMMER,
    HEROINE,
    KINDS,
    MERCENARIES,
    SPRING,
    WINTER,
)
from signoria.games.condottiere.scoring import (
    courtesans_of,
    heroines_of,
    highest,
    lies,
    mercenaries_of,
    spring_of,
)
from signoria.games.condottiere.state import Condottiere
from signoria.kernel.phrases import Arg, Count, Listed, Name, Phrase, Sum, Term, sum_of


def line_sums(s: Condottiere) -> list[Sum]:
    """The strength of every line, face-up cards only, with its terms in the order of the rules."""
    is_winter = lies(s, WINTER)
    best = highest(s) if lies(s, SPRING) else -1
    return [line_sum(s, seat * KINDS, is_winter, best) for seat in range(s.seats)]


def line_sum(s: Condottiere, row: int, is_winter: bool, best: int) -> Sum:
    """One line: mercenaries, what a Drummer adds, Spring, Courtesans, Heroines."""
    mercenaries = mercenaries_of(s, row, is_winter)
    terms = []
    if mercenaries:
        terms.append(Term(mercenaries, mercenaries_why(s, row, is_winter)))
    if mercenaries and s.lines[row + DRUMMER]:
        factor = s.edition.drummer
        terms.append(Term(mercenaries * (factor - 1), Phrase("sum-drummer", {"factor": Count(factor)})))
    others = {best: spring_of(s, row, best), COURTESAN: courtesans_of(s, row), HEROINE: heroines_of(s, row)}
    for card, amount in others.items():
        if amount:
            terms.append(Term(amount, special_why(card, s.lines[row + card])))
    return sum_of(terms)


def mercenaries_why(s: Condottiere, row: int, is_winter: bool) -> Phrase:
    """The mercenaries of a line, strongest last; in Winter they count alike."""
    cards: list[Arg] = []
    for card in range(MERCENARIES):
        cards += [Name("card", CARD_NAMES[card])] * s.lines[row + card]
    if is_winter:
        return Phrase("sum-winter", {"number": Count(len(cards)), "each": Count(s.edition.winter)})
    return Phrase("sum-mercenaries", {"cards": Listed(tuple(cards))})


def special_why(card: int, count: int) -> Phrase:
    """Spring for the highest mercenaries, or the cards of a kind that add to a line by themselves."""
    key = {COURTESAN: "sum-courtesan", HEROINE: "sum-heroine"}.get(card, "sum-spring")
    return Phrase(key, {"card": Name("card", CARD_NAMES[card]), "number": Count(count)})
