"""How long a game can last: each question's most in a year, held against games as they are played."""

from __future__ import annotations

from collections import Counter

import pytest
from conformance.virtu_subject import SUBJECT
from virtu_tables import FLORENCE, go, lay, picks, why

import signoria
from signoria import BadInput, Match
from signoria.games.virtu.bound import BOUND, TAPS, most_a_year, most_decisions
from signoria.games.virtu.components import MAX_SEATS, MOST_YEARS, YEARS
from signoria.games.virtu.edition import read, standard, standard_text
from signoria.games.virtu.game import GAME


def played(seats: int, seed: int, policy: str) -> list[Counter[str]]:
    """How often each question was answered, by years: year 0 is the placing of families."""
    match = signoria.new("virtu", seats, seed, {"years": 8})
    bots = [signoria.bot("random" if policy == "eager" else policy, seat + 7 * seed) for seat in range(seats)]
    found: list[Counter[str]] = [Counter() for _ in range(9)]
    while match.to_act:
        seat = match.to_act[0]
        seen = match.view(seat)
        choices = match.choices(seat)
        if policy == "eager" and len(choices) > 1:  # never the last word while something can be done
            choices = [move for move in choices if move.text not in ("enough", "pass", "decline", "stop")] or choices
        move = bots[seat].choose(seen, choices)
        word = TAPS if move.text.startswith("tap ") else (seen.prompt or "").split()[0]
        found[seen.course.year][word] += 1  # type: ignore[attr-defined]
        match.play(seat, move)
    return found


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("policy", ["random", "eager", "greedy"])
def test_no_question_is_answered_more_often_than_it_can_be(seats: int, policy: str) -> None:
    most = most_a_year(standard(), seats)
    for seed in range(1 if policy == "greedy" else 4):
        first, *years = played(seats, seed, policy)
        assert first == {"place-family": 3 * seats}
        for year in years:
            assert not [(word, count) for word, count in year.items() if count > most[word]]


def test_every_question_is_counted() -> None:
    assert {*most_a_year(standard(), 5), "place-family"} == {*SUBJECT.decisions, TAPS}


def test_the_longest_table_stays_below_the_bound() -> None:
    assert GAME.bound == BOUND
    longest = [most_decisions(standard(), seats, MOST_YEARS) for seats in GAME.seats]
    assert longest == sorted(longest)  # more seats, more decisions
    assert most_decisions(standard(), MAX_SEATS, YEARS) < 45_000
    assert longest[-1] < BOUND


def test_components_that_would_break_the_bound_are_refused() -> None:
    many = standard_text().replace("troops = 6", "troops = 30").replace("kept_free = 2", "kept_free = 30")
    with pytest.raises(BadInput, match=r"components: numbers, symbols: a game could take 1\d\d,\d\d\d decisions"):
        read(many)


def again(match: Match, *moves: str) -> None:
    """What was done cannot be done a second time at once."""
    go(match, *moves)
    assert all(why(match, moves[-1]))


def test_nothing_free_repeats() -> None:
    """Reorganising, cashing, declaring, discarding: each uses something up."""
    palace = 'phase = "reorganise 0"\n[florence]\ntoken = 5\nleft = ["maestro"]\nrooms = ["", "", "lorenzo", "", ""]'
    again(lay(palace), "shift maestro left")
    again(lay(palace), "assign maestro left 1")
    again(lay(palace), "recall card 3 right")
    again(lay(palace), "discard maestro left")
    again(lay('phase = "spring 0"\n[florence]\ntoken = 1'), "tap florence florin")
    again(
        lay('phase = "sieges"\n[florence]\ntroops = { siena = 3 }\nwar_tokens = 1\nallies = ["france"]'),
        "tap france war",
    )
    match = lay(palace)
    asked = 0
    while (match.view(FLORENCE).prompt or "").startswith("reorganise") and len(picks(match)) > 1:
        go(match, picks(match)[-1])
        asked += 1
    assert asked <= 4
