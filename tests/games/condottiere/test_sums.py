"""Strengths as sums: term by term as the rules say, and the same total that decides the battle."""

from __future__ import annotations

import pytest
from condottiere_walks import moments
from tables import lay, seen

from signoria.games.condottiere.scoring import strengths
from signoria.games.condottiere.state import Condottiere
from signoria.kernel.phrases import Plain, Sum, plain


def terms(found: Sum) -> list[tuple[int, Plain]]:
    """The terms of a sum, with their reasons without types."""
    return [(term.amount, plain(term.why)) for term in found.terms]


def line(*cards: str) -> list[tuple[int, Plain]]:
    """The terms of seat 0's strength with these cards in its line; seat 1 has the second line."""
    own, other = [*cards, ""][:2]
    m = lay(f'site = "roma"\nturn = 0\nseat = [{{ hand = "1", line = "{own}" }}, {{ hand = "1", line = "{other}" }}]')
    return terms(seen(m).table[0].strength)


def test_the_amounts_add_up_to_what_the_rules_compare() -> None:
    kinds = set()
    for match in moments(1000):
        state = match.state
        assert isinstance(state, Condottiere)
        table = seen(match).table
        assert [seat.strength.total for seat in table] == strengths(state)
        for seat in table:
            assert sum(term.amount for term in seat.strength.terms) == seat.strength.total
            assert all(term.amount for term in seat.strength.terms)
            kinds |= {term.why.key for term in seat.strength.terms}
    assert kinds == {f"sum-{kind}" for kind in ("mercenaries", "winter", "drummer", "spring", "courtesan", "heroine")}


def test_an_empty_line_has_no_terms() -> None:
    assert line("") == []
    assert line("winter drummer") == []


@pytest.mark.rule("C3.1", "C3.4")
def test_mercenaries_are_named_and_the_drummer_adds_them_once_more() -> None:
    assert line("10 3 drummer drummer") == [(13, ("sum-mercenaries", ("3", "10"))), (13, ("sum-drummer", 2))]


@pytest.mark.rule("C3.2")
def test_in_winter_mercenaries_are_counted_not_named() -> None:
    assert line("10 10 5 4 drummer", "winter") == [(4, ("sum-winter", 4, 1)), (4, ("sum-drummer", 2))]


@pytest.mark.rule("C3.3", "C3.4")
def test_spring_adds_after_the_drummer_for_the_highest_of_all_lines() -> None:
    assert line("2 4 drummer spring", "4") == [
        (6, ("sum-mercenaries", ("2", "4"))),
        (6, ("sum-drummer", 2)),
        (3, ("sum-spring", "4", 1)),
    ]
    assert line("2 4 spring", "10") == [(6, ("sum-mercenaries", ("2", "4")))]


@pytest.mark.rule("C3.7", "C3.8")
def test_courtesans_and_heroines_are_terms_of_their_own() -> None:
    assert line("courtesan courtesan heroine 1", "winter") == [
        (1, ("sum-winter", 1, 1)),
        (2, ("sum-courtesan", "courtesan", 2)),
        (10, ("sum-heroine", "heroine", 1)),
    ]


@pytest.mark.rule("C8.5")
def test_a_face_down_card_is_no_term_yet() -> None:
    m = lay('site = "roma"\nturn = 0\nseat = [{ hand = "10 6" }, { hand = "1" }]', hidden_cards=True)
    m.play(0, "play 10")
    assert terms(seen(m, 0).table[0].strength) == []
