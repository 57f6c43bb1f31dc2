"""The course of a game and of a series: setting up, the final battle, the end (C1, C6.3, C8.2)."""

from __future__ import annotations

from typing import Final

from signoria.games.condottiere import events, moves
from signoria.games.condottiere.components import NOWHERE
from signoria.games.condottiere.scoring import count_regions, hand_limit, only_seat
from signoria.games.condottiere.state import BY_ADJACENT, BY_FINAL, BY_MOST, BY_POINTS, UNDECIDED, Condottiere
from signoria.games.condottiere.steps.aftermath import CHOOSE_REGION
from signoria.games.condottiere.steps.battle import BEGIN_BATTLE, NEXT_TURN
from signoria.games.condottiere.steps.cards import DealCards, gather_cards
from signoria.kernel.moves import Move
from signoria.kernel.steps import Automatic, Luck


class OpenGame(Automatic[Condottiere]):
    """C1: the board is cleared for the first or the next game."""

    def run(self, s: Condottiere) -> None:
        s.owner = list(s.edition.owners)
        s.site = NOWHERE
        s.pope = NOWHERE
        s.battles = 0
        s.idle = 0
        s.tell(events.GAME_OPENED, s.games + 1)
        if s.games:
            s.opener = s.left_of(s.opener)  # C8.2
        elif s.variants.opener >= 0:
            s.opener = s.variants.opener
        if s.games or s.variants.opener >= 0:
            s.then(SET_UP)
        else:
            s.then(DRAW_LOT, SET_UP)


class DrawLot(Luck[Condottiere]):
    """C1.2: who holds the Condottiere."""

    def odds(self, s: Condottiere) -> list[tuple[Move, int]]:
        return [(moves.LOT[seat], 1) for seat in range(s.seats)]

    def take(self, s: Condottiere, move: Move) -> None:
        assert isinstance(move, moves.Lot)
        s.opener = move.seat


class SetUp(Automatic[Condottiere]):
    """C1.1–C1.3: ten cards each, then the holder places the figure."""

    def run(self, s: Condottiere) -> None:
        s.holder = s.opener
        s.tell(events.FIGURE_GIVEN, s.holder)
        gather_cards(s)
        is_seven = s.variants.draw_after_battle and s.variants.opening_seven  # C8.1
        size = s.edition.opening_seven if is_seven else s.edition.hand
        s.then(CHOOSE_REGION, BEGIN_BATTLE)
        s.then(*[DealCards(seat, size) for seat in s.clockwise(s.holder)])


class BeginFinalBattle(Automatic[Condottiere]):
    """C6.3: all cards are shuffled and each tied seat gets ten and one for each region."""

    def run(self, s: Condottiere) -> None:
        gather_cards(s)
        s.site = NOWHERE
        s.fought = 0
        s.passed = (1 << s.seats) - 1 & ~s.finalists
        order = [seat for seat in s.clockwise(s.holder) if s.finalists >> seat & 1]
        s.tell(events.FINAL_BEGUN)
        s.then(NEXT_TURN[order[0]])
        s.then(*[DealCards(seat, hand_limit(s, seat)) for seat in order])


class EndGame(Automatic[Condottiere]):
    """C6, C8.2: the bottom of the stack: a game is decided — what now?"""

    def run(self, s: Condottiere) -> None:
        if s.reason != BY_FINAL and s.variants.points:
            score_game(s)
            if max(s.points) < s.variants.points and s.games < s.edition.games:
                s.winners = 0
                s.reason = UNDECIDED
                s.then(OPEN_GAME, END_GAME)
                return
            s.winners = leaders(s)
            s.reason = BY_POINTS
        is_tied = only_seat(s.winners) < 0
        if is_tied and s.reason in (BY_MOST, BY_POINTS):
            s.finalists = s.winners
            s.then(BEGIN_FINAL_BATTLE, END_GAME)
        else:
            s.tell(events.ENDED, s.reason)


def score_game(s: Condottiere) -> None:
    """C8.2: a point for each region, and the bonus for a kingdom that won."""
    s.games += 1
    points = s.points[:]
    for seat in range(s.seats):
        gained = count_regions(s, seat)
        if s.reason == BY_ADJACENT and s.winners >> seat & 1:
            gained += s.edition.bonus
        points[seat] += gained
        s.tell(events.SCORED, seat, gained, points[seat])
    s.points = points


def leaders(s: Condottiere) -> int:
    """Who has most points, as bits."""
    best = max(s.points)
    return sum([1 << seat for seat in range(s.seats) if s.points[seat] == best])


OPEN_GAME: Final = OpenGame()
DRAW_LOT: Final = DrawLot()
SET_UP: Final = SetUp()
BEGIN_FINAL_BATTLE: Final = BeginFinalBattle()
END_GAME: Final = EndGame()
