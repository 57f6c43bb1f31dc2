"""The course of a game: setting up, turns, rounds, the end (T1, T5)."""

from __future__ import annotations

from typing import Final

from signoria.games.tuscany import events, moves
from signoria.games.tuscany.components import BOARDS, MAX_SEATS
from signoria.games.tuscany.scoring import final_key
from signoria.games.tuscany.state import (
    BY_CARDS,
    BY_MARBLES,
    BY_PASSES,
    BY_ROUND,
    BY_ROUNDS,
    BY_STORED,
    BY_WORKERS,
    Tuscany,
)
from signoria.games.tuscany.steps.cards import DrawCards, score_red
from signoria.games.tuscany.steps.display import FILL_DISPLAY
from signoria.games.tuscany.steps.effects import GAIN_BONUS
from signoria.games.tuscany.steps.setup import OFFER_JOINS, ORDER, SHIFT, TURNED, DealBoard, JoinByLot
from signoria.games.tuscany.steps.turn import CHOOSE_ACTION, OFFER_MARBLE, can_act
from signoria.kernel.moves import Move
from signoria.kernel.steps import Automatic, Luck, Step


class OpenTable(Automatic[Tuscany]):
    """T1: everything is shuffled and laid out; who is first?"""

    def run(self, s: Tuscany) -> None:
        gather(s)
        if s.variants.opener >= 0:
            s.first = s.variants.opener
            s.then(SET_UP)
        else:
            s.then(DRAW_FIRST, SET_UP)


class DrawFirst(Luck[Tuscany]):
    """T1.6: the first player by lot."""

    def odds(self, s: Tuscany) -> list[tuple[Move, int]]:
        return [(moves.LOT[seat], 1) for seat in range(s.seats)]

    def take(self, s: Tuscany, move: Move) -> None:
        assert isinstance(move, moves.Lot)
        s.first = move.seat


class SetUp(Automatic[Tuscany]):
    """T1.2–T1.5: the display, hands, boards, domains, a bonus tile each."""

    def run(self, s: Tuscany) -> None:
        s.tell(events.FIRST_DRAWN, s.first)
        order = s.clockwise(s.first)
        steps: list[Step[Tuscany]] = [FILL_DISPLAY]
        steps += [DrawCards(seat, s.edition.hand) for seat in order]
        steps += [DealBoard(seat, letter) for seat in order for letter in range(BOARDS)]
        if s.variants.random_joins:
            steps += [JoinByLot(seat, part) for seat in order for part in (ORDER, TURNED, SHIFT)]
        steps.append(OFFER_JOINS)
        steps += [GAIN_BONUS[seat] for seat in order]
        steps.append(BEGIN_TURN[s.first])
        s.then(*steps)


class BeginTurn(Automatic[Tuscany]):
    """T2: one action, then perhaps another; with none possible the turn passes (T2.8)."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: Tuscany) -> None:
        s.fresh = 0
        if can_act(s, self.seat):
            s.passes = 0
            s.then(CHOOSE_ACTION[self.seat], OFFER_MARBLE[self.seat], END_TURN[self.seat])
            return
        s.passes += 1
        s.tell(events.PASSED, self.seat)
        if s.passes < s.seats:
            s.then(END_TURN[self.seat])
        else:
            s.reason = BY_PASSES
            s.then(SCORE_ROUND, END_GAME)


class EndTurn(Automatic[Tuscany]):
    """T1.6: play is clockwise; the first player opens every lap."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: Tuscany) -> None:
        following = s.left_of(self.seat)
        if following == s.first:
            s.then(END_LAP)
        else:
            s.then(BEGIN_TURN[following])


class EndLap(Automatic[Tuscany]):
    """T5.1, T5.2: all had the same number of turns: has the round ended, or the game?"""

    def run(self, s: Tuscany) -> None:
        if s.is_last:
            s.reason = BY_ROUNDS
            s.then(SCORE_ROUND, END_GAME)
        elif not has_ended(s):
            s.then(BEGIN_TURN[s.first])
        elif s.round == s.edition.stacks:
            s.is_last = True
            s.tell(events.LAST_TURNS)
            s.then(BEGIN_TURN[s.first])
        else:
            s.then(SCORE_ROUND, NEXT_ROUND)


class ScoreRound(Automatic[Tuscany]):
    """T5.3: each adds its green total to its red total; green stays."""

    def run(self, s: Tuscany) -> None:
        s.tell(events.ROUND_ENDED, s.round)
        for seat in range(s.seats):
            score_red(s, seat, s.green[seat], BY_ROUND + s.round - 1)


class NextRound(Automatic[Tuscany]):
    """T5.1: the next round begins with the first player."""

    def run(self, s: Tuscany) -> None:
        s.round += 1
        s.then(BEGIN_TURN[s.first])


class EndGame(Automatic[Tuscany]):
    """T5.4, T5.5: points for what is left; most red points win."""

    def run(self, s: Tuscany) -> None:
        box = s.edition
        for seat in range(s.seats):
            score_red(s, seat, s.stored[seat] * box.stored_points, BY_STORED)
            score_red(s, seat, s.marbles[seat] * box.marble_points, BY_MARBLES)
            score_red(s, seat, s.workers[seat] * box.worker_points, BY_WORKERS)
            score_red(s, seat, s.sizes[seat] // box.cards_for_point, BY_CARDS)
        best = max([final_key(s, seat) for seat in range(s.seats)])
        s.winners = sum([1 << seat for seat in range(s.seats) if final_key(s, seat) == best])
        s.tell(events.ENDED, s.reason)


def gather(s: Tuscany) -> None:
    """T0.1, T0.2: all that lies in the box, as a new game needs it."""
    box = s.edition
    s.deck = list(box.cards)
    s.deck_size = sum(box.cards)
    s.yields = list(box.yields)
    s.yields_size = box.yield_cards
    s.neutral = list(box.neutral)
    s.neutral_size = sum(box.neutral)
    s.stacks = list(box.own) * s.seats
    s.left = [box.tiles] * s.seats
    s.bonus_tiles = list(box.bonuses)


def has_ended(s: Tuscany) -> bool:
    """T5.1: has a player used the last tile of the stack of this round?"""
    for left in s.left:
        if s.edition.tiles - left >= s.round * s.edition.stack:
            return True
    return False


OPEN_TABLE: Final = OpenTable()
DRAW_FIRST: Final = DrawFirst()
SET_UP: Final = SetUp()
END_LAP: Final = EndLap()
SCORE_ROUND: Final = ScoreRound()
NEXT_ROUND: Final = NextRound()
END_GAME: Final = EndGame()
BEGIN_TURN: Final = tuple([BeginTurn(seat) for seat in range(MAX_SEATS)])
END_TURN: Final = tuple([EndTurn(seat) for seat in range(MAX_SEATS)])
