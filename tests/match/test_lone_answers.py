"""One answer is no question: a seat's only choice is made for it, and undo and records are as ever."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from match.test_api import everything
from match.test_pickle import GAMES
from tables import lay, play

import signoria
from signoria import Match
from signoria.kernel.play import enter
from signoria.match.journal import take_up, written
from signoria.match.lone import LoneAnswers

ONE_MAY_DISCARD = """
    site = "firenze"
    stack = ["offer-discards", "end-round", "begin-battle", "end-game"]
    seat = [{ hand = "winter spring" }, { hand = "3" }, { hand = "6 1" }]
    """
NOBODY_MAY_DISCARD = ONE_MAY_DISCARD.replace("winter spring", "2 spring")


def answering(text: str, how: LoneAnswers) -> Match:
    """A match from a position that treats lone answers so."""
    match = lay(text)
    match.lone_answers = how
    return match


def decisions(match: Match, seed: int, most: int = 150) -> Iterator[int]:
    """Play at random; each seat is named before it moves."""
    chance = random.Random(seed)
    for _ in range(most):
        if not match.to_act:
            return
        seat = chance.choice(match.to_act)
        yield seat
        match.play(seat, chance.choice(match.choices(seat)))


# Giving them


def test_a_match_asks_everything_unless_it_is_told_otherwise() -> None:
    match = lay(ONE_MAY_DISCARD)
    assert match.lone_answers is LoneAnswers.ASKED
    assert match.to_act == (0, 1, 2)


@pytest.mark.rule("C4.7")
def test_the_only_choice_is_made_at_once_where_all_are_asked() -> None:
    match = answering(ONE_MAY_DISCARD, LoneAnswers.GIVEN)
    assert match.to_act == (0,)
    assert match.record().splitlines()[-2:] == ["1 keep hand", "2 keep hand"]
    assert match.view(0).to_act == lay(ONE_MAY_DISCARD).view(0).to_act  # nobody sees who has answered


def test_if_nobody_has_a_choice_the_game_goes_on() -> None:
    match = answering(NOBODY_MAY_DISCARD, LoneAnswers.GIVEN)
    twin = play(lay(NOBODY_MAY_DISCARD), "0 keep hand", "1 keep hand", "2 keep hand")
    assert everything(match) == everything(twin)
    assert len(match.choices(match.to_act[0])) > 1


def test_whoever_keeps_the_table_is_told_which_it_is() -> None:
    match = answering(ONE_MAY_DISCARD, LoneAnswers.PAUSED)
    assert match.to_act == (0, 1, 2)
    assert [str(match.lone_answer(seat)) for seat in range(3)] == ["None", "keep hand", "keep hand"]
    match.play(1, "keep hand")
    assert match.lone_answer(1) is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_records_are_those_of_a_match_that_asks_everything(game: str, seed: int) -> None:
    match = signoria.new(game, GAMES[game], seed, answers_alone=True)
    for _ in decisions(match, seed):
        pass
    again = signoria.replay(match.record(private=True))
    assert again.lone_answers is LoneAnswers.ASKED
    assert again.position() == match.position()
    viewers = [None, *range(match.seats)]
    assert [again.events(seat) for seat in viewers] == [match.events(seat) for seat in viewers]
    assert [again.version(seat) for seat in viewers] == [match.version(seat) for seat in viewers]


# Undo


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_undo_takes_back_a_decision_with_the_answers_that_followed_from_it(game: str, seed: int) -> None:
    match = signoria.new(game, GAMES[game], seed, answers_alone=True)
    taken_back = with_others = 0
    for seat in decisions(match, seed):
        twin = match.copy()
        before, acts, horizon = twin.position(), len(twin.standing), twin.undo_horizon(seat)
        twin.play(seat, twin.choices(seat)[-1])
        if twin.undo_horizon(seat) == horizon + 1:
            taken_back += 1
            with_others += len(twin.standing) > acts + 1
            twin.undo(seat)
            assert twin.position() == before
            assert twin.undo_horizon(seat) == horizon
    assert taken_back
    assert with_others or game in ("condottiere", "tuscany")


@pytest.mark.parametrize("game", GAMES)
def test_what_would_leave_nothing_to_take_back_is_asked(game: str) -> None:
    """And nothing else that has a single answer."""
    for seed in range(4):
        match = signoria.new(game, GAMES[game], seed, answers_alone=True)
        for seat in decisions(match, seed):
            for one in match.to_act:
                if len(match.choices(one)) == 1:
                    assert match.undo_horizon(one)
                    trial = match.game.copy(match.state)
                    assert trial.lanes or enter(trial, one, match.choices(one)[0]).is_barrier
                    assert one != seat or match.lone_answer(seat) is None


def test_an_answer_without_a_decision_before_it_cannot_be_taken_back() -> None:
    match = answering(ONE_MAY_DISCARD, LoneAnswers.PAUSED)
    match.play(1, "keep hand")
    assert match.undo_horizon(1) == 0
    with pytest.raises(signoria.Refused, match="nothing"):
        match.undo(1)
    asked = play(lay(ONE_MAY_DISCARD), "1 keep hand")
    assert asked.undo_horizon(1) == 1


def test_no_number_of_decisions_that_makes_no_sense_is_taken_back() -> None:
    match = next(one for one in with_lone_answer_last("virtu"))
    seat = match.standing[-1].seat
    for number in (-1, 0, match.undo_horizon(seat) + 1):
        with pytest.raises(signoria.Refused) as error:
            match.undo(seat, number)
        assert error.value.code == "nothing-to-undo"
        with pytest.raises(signoria.Refused) as error:
            match.take_back(seat, 0 if number == 0 else 10_000)
        assert error.value.code == "nothing-to-take-back"


def with_lone_answer_last(game: str) -> Iterator[Match]:
    """Moments at which the match has just given an answer by itself that may be taken back, with the decision."""
    match = signoria.new(game, GAMES[game], 1, answers_alone=True)
    acts = 0
    for _ in decisions(match, 1, 400):
        last = match.standing[-1].seat
        if len(match.standing) > acts + 1 and last >= 0 and match.undo_horizon(last) and not match.state.lanes:
            yield match.copy()
        acts = len(match.standing)


@pytest.mark.parametrize("game", ["virtu", "wars-of-italy"])
def test_a_takeback_takes_back_a_decision_too(game: str) -> None:
    found = 0
    for match in with_lone_answer_last(game):
        seat = match.standing[-1].seat
        twin = match.copy()
        twin.undo(seat)
        match.take_back(seat)
        assert match.position() == twin.position()
        found += 1
    assert found


@pytest.mark.parametrize("game", ["virtu", "wars-of-italy"])
def test_a_journal_says_the_same_to_a_match_that_asks_everything(game: str) -> None:
    found = 0
    for match in with_lone_answer_last(game):
        match.undo(match.standing[-1].seat)
        twin = Match(match.game, match.game.start(match.seats, match.game.options_of(match.state), None), None)
        take_up(twin, written(match.acts), None)
        viewers = [None, *range(match.seats)]
        assert twin.position() == match.position()
        assert [twin.events(seat) for seat in viewers] == [match.events(seat) for seat in viewers]
        found += 1
    assert found


@pytest.mark.parametrize("game", GAMES)
def test_it_makes_no_difference_when_a_match_is_told_so(game: str) -> None:
    """A table's match is told before it is taken up, a saved game's after."""
    early, late = (signoria.new(game, GAMES[game], 2) for _ in range(2))
    early.lone_answers = LoneAnswers.PAUSED
    for seat, _ in zip(decisions(early, 2), decisions(late, 2), strict=True):
        told = late.copy()
        told.lone_answers = LoneAnswers.PAUSED
        assert everything(told) == everything(early)
        assert told.lone_answer(seat) is early.lone_answer(seat)


def test_confirming_lets_an_answer_be_given_that_would_have_ended_undo() -> None:
    found = 0
    for seed in range(60):
        match = signoria.new("tuscany", 2, seed, answers_alone=True)
        for seat in decisions(match, seed):
            if len(match.choices(seat)) == 1:
                twin = match.copy()
                twin.confirm(seat)
                assert len(twin.standing) > len(match.standing) + 1
                found += 1
        if found:
            return
    raise AssertionError("nobody was asked a question with a single answer")
