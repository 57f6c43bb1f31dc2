"""Final moves, and what else a table tells about going on: told in positions that a player could lay out."""

from __future__ import annotations

import pytest
from tables import lay
from virtu_tables import FLORENCE, VENICE
from virtu_tables import lay as lay_virtu

import signoria
from signoria import Match, Refused
from signoria.match.lone import LoneAnswers


def final(match: Match, seat: int) -> list[str]:
    """The notation of the seat's final moves."""
    return [move.text for move in match.final_moves(seat)]


def test_a_card_after_which_another_seat_plays_is_final() -> None:
    match = lay('site = "firenze"\nturn = 0\nseat = [{ hand = "10 winter" }, { hand = "6" }, { hand = "2" }]')
    assert set(final(match, 0)) == {move.text for move in match.choices(0)}
    assert final(match, 1) == []


def test_a_turn_of_small_moves_is_final_only_at_its_end() -> None:
    match = lay_virtu('phase = "spring 0"\n[florence]\ntoken = 1')
    assert match.choices(FLORENCE)
    while match.to_act == (FLORENCE,):
        told = final(match, FLORENCE)
        move = match.choices(FLORENCE)[-1]
        match.play(FLORENCE, move)
        assert (move.text in told) == (match.to_act != (FLORENCE,))


def test_while_all_decide_at_once_the_last_own_answer_is_final_whether_or_not_others_have_answered() -> None:
    match = signoria.new("virtu", 3, 1)
    while len(match.choices(0)) and not final(match, 0):
        match.play(0, match.choices(0)[-1])
    told = final(match, 0)
    assert set(told) == {move.text for move in match.choices(0)}
    for seat in (1, 2):
        while match.choices(seat) and match.to_act != (0,):
            match.play(seat, match.choices(seat)[-1])
    assert final(match, 0) == told


def test_moves_made_counts_single_choices_and_forgets_what_was_taken_back() -> None:
    match = lay_virtu('phase = "winter 0"\n[florence]\nflorins = 0')
    match.lone_answers = LoneAnswers.GIVEN
    before = match.moves_made(FLORENCE)
    twin = match.copy()
    while match.to_act == (FLORENCE,):
        match.play(FLORENCE, match.choices(FLORENCE)[0])
    assert match.moves_made(FLORENCE) > before
    assert twin.moves_made(FLORENCE) == before
    own = [act for act in match.standing if act.seat == FLORENCE]
    assert match.moves_made(FLORENCE) == len(own)
    if match.undo_horizon(FLORENCE):
        match.undo(FLORENCE, match.undo_horizon(FLORENCE))
        assert match.moves_made(FLORENCE) == len([act for act in match.standing if act.seat == FLORENCE])


def test_a_seat_goes_on_after_its_own_move_and_not_after_anothers() -> None:
    match = lay_virtu('phase = "spring 0"\n[florence]\ntoken = 1')
    assert not match.goes_on(FLORENCE)
    match.play(FLORENCE, match.choices(FLORENCE)[0])
    assert match.to_act == (FLORENCE,)
    assert match.goes_on(FLORENCE)
    while match.to_act == (FLORENCE,):
        match.play(FLORENCE, match.choices(FLORENCE)[-1])
    (following,) = match.to_act
    assert not match.goes_on(following)


def test_a_survey_is_of_a_seat_of_the_table() -> None:
    match = lay_virtu('phase = "spring 0"\n[florence]\ntoken = 1')
    assert match.survey(FLORENCE) == match.survey(FLORENCE, of=FLORENCE)
    assert match.survey(None, VENICE) == match.survey(FLORENCE, of=VENICE)
    for seat, of in ((None, None), (0, 9), (0, -1), (9, 0)):
        with pytest.raises(Refused):
            match.survey(seat, of)


def test_games_that_tell_nothing_have_an_empty_survey() -> None:
    assert signoria.new("condottiere", 3, 1).survey(0, of=1) == ()
