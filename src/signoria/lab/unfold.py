"""A small game of two seats unfolded from its first deal to all its ends, for `cfr` to solve.

What a seat knows is kept as a *trail*: its view whenever luck or hidden answers have come, and since then its own moves
and those of the other seat. These are open once made and the rules do nothing by chance, so the views in between follow
from the trail, and equal trails are equal sequences of views: nothing is forgotten. Only the order in which cards came
into a hand is left out, of which nothing follows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from signoria.kernel.errors import BadInput
from signoria.kernel.game import View
from signoria.kernel.moves import Move
from signoria.kernel.play import asked, befall, choices, first_asked, play, settle
from signoria.kernel.registry import AnyGame
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY, OPEN, VEILED
from signoria.lab.cfr import Form

SEATS = 2
EVEN = 0.5  # the share of the victory that is neither a gain nor a loss

Pair = tuple[int, int]  # a number for each seat


class Question(NamedTuple):
    """An information set, as a seat meets it in one of the games that look alike to it."""

    state: State
    choices: list[Move]


class Unfolded:
    """The whole game: its sequence form, the question of each information set, and how large it is."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.form = Form()
        self.questions: tuple[list[Question], list[Question]] = ([], [])
        self.deals = 0  # different outcomes of luck
        self.decisions = 0  # with two choices or more, each way to come there counted
        self.ends = 0

    def view(self, seat: int, number: int) -> View:
        """What the seat sees in this information set."""
        return self.game.view(self.questions[seat][number].state, seat)


class Unfolder:
    """Walks through everything that can happen."""

    def __init__(self, game: AnyGame) -> None:
        self.found = Unfolded(game)
        self.game = game
        self.trails: dict[tuple[int, object], int] = {}  # one step further on a trail
        self.asked: tuple[dict[int, int], dict[int, int]] = ({}, {})  # the information sets by trail

    def walk(self, s: State, odds: float, trails: Pair, lines: Pair) -> None:
        """All that can follow from here. The state is ours to change."""
        while s.actor != CHANCE and s.actor != NOBODY:
            seat = first_asked(s)
            moves = choices(s, seat)
            if len(moves) > 1:
                return self.branch(s, seat, moves, odds, trails, lines)
            trails = self.move(s, seat, moves[0], trails)
        if s.actor == CHANCE:
            for outcome, share in self.outcomes(s):
                self.found.deals += 1
                self.walk(outcome, odds * share, self.look(outcome, trails), lines)
        else:
            self.end(s, odds, lines)

    def branch(self, s: State, seat: int, moves: list[Move], odds: float, trails: Pair, lines: Pair) -> None:
        """A decision: every choice makes a longer line."""
        self.found.decisions += 1
        side = self.found.form.sides[seat]
        known = self.asked[seat]
        if trails[seat] not in known:
            known[trails[seat]] = side.ask(lines[seat], len(moves))
            self.found.questions[seat].append(Question(self.game.copy(s), moves))
        number = known[trails[seat]]
        assert (side.after[number], side.size[number]) == (lines[seat], len(moves)), "a seat has forgotten something"
        for at, move in enumerate(moves):
            there = self.game.copy(s)
            onwards = self.move(there, seat, move, trails)
            self.walk(there, odds, onwards, changed(lines, seat, side.first[number] + at))

    def move(self, s: State, seat: int, move: Move, trails: Pair) -> Pair:
        """Make the move; the trails of both seats after it."""
        step = asked(s, seat)
        assert step is not None
        secrecy = step.secrecy(s, move)
        if secrecy == VEILED:
            raise BadInput("a game with cards that are turned up later cannot be unfolded")
        is_hidden = bool(s.lanes) or secrecy != OPEN
        play(s, seat, move)
        trails = changed(trails, seat, self.further(trails[seat], (seat, move.index)))
        if not is_hidden:
            return changed(trails, 1 - seat, self.further(trails[1 - seat], (seat, move.index)))
        return trails if s.lanes or s.actor == CHANCE else self.look(s, trails)

    def look(self, s: State, trails: Pair) -> Pair:
        """Both seats look at the table."""
        views = [msgspec.json.encode(self.game.view(s, seat)) for seat in range(SEATS)]
        return (self.further(trails[0], views[0]), self.further(trails[1], views[1]))

    def further(self, trail: int, sight: object) -> int:
        """The trail with one more thing on it."""
        return self.trails.setdefault((trail, sight), len(self.trails) + 1)

    def outcomes(self, s: State) -> list[tuple[State, float]]:
        """What luck can bring until a seat must act, each once, with its odds: equal hands are dealt in many orders."""
        settled: list[tuple[State, float]] = []
        open_now = [(s, 1.0)]
        while open_now:
            met: dict[bytes, tuple[State, float]] = {}
            for before, share in open_now:
                odds = before.stack[-1].odds(before)
                total = sum(weight for _, weight in odds)
                for outcome, weight in odds:
                    there = self.game.copy(before)
                    befall(there, outcome)
                    key = msgspec.json.encode(self.game.write_position(there))
                    met[key] = (there, share * weight / total + (met[key][1] if key in met else 0.0))
            settled += [one for one in met.values() if one[0].actor != CHANCE]
            open_now = [one for one in met.values() if one[0].actor == CHANCE]
        return settled

    def end(self, s: State, odds: float, lines: Pair) -> None:
        """The game is over: a shared victory is a half."""
        result = self.game.result(s)
        assert result is not None
        share = 1 / len(result.winners) if 0 in result.winners else 0.0
        self.found.ends += 1
        self.found.form.end(*lines, odds, share - EVEN)


def changed(pair: Pair, seat: int, number: int) -> Pair:
    """The pair with another number for this seat."""
    return (number, pair[1]) if seat == 0 else (pair[0], number)


def unfold(game: AnyGame, options: Mapping[str, object]) -> Unfolded:
    """Everything that can happen at a table of this game; it must be a small one."""
    unfolder = Unfolder(game)
    s = game.start(SEATS, game.check_options(options, SEATS), None)
    settle(s)
    unfolder.walk(s, 1.0, (0, 0), (0, 0))
    return unfolder.found
