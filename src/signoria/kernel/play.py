"""Playing: whose move it is, what may be done, and doing it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from signoria.kernel.moves import NOT_YOUR_TURN, Move, Refusal
from signoria.kernel.rng import Rng
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY, OPEN, OWN, RULES, TOGETHER, Step


class Entry:
    """A move that was made: by whom, behind which barrier, and who may know it."""

    def __init__(self, seat: int, move: Move, owner: int, secrecy: int, is_barrier: bool, in_lane: bool) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.owner: Final = owner  # who sees a move that is not open
        self.secrecy: Final = secrecy
        self.is_barrier: Final = is_barrier
        self.in_lane: Final = in_lane


@mypyc_attr(allow_interpreted_subclasses=True)
class Fortune:
    """Where luck comes from: a random source for each luck move."""

    def source(self) -> Rng:
        """The source for the next luck move."""
        raise TypeError("no luck here")


def settle(s: State) -> None:
    """Let the rules run until somebody, or chance, must act, or the game is over."""
    stack = s.stack
    while True:
        if s.lanes:
            for lane in s.lanes:
                if lane:
                    s.actor = TOGETHER
                    return
            s.lanes = []
            s.opened = []
            s.reveal()
        if not stack:
            s.actor = NOBODY
            return
        step = stack[-1]
        if step.who != RULES:
            s.actor = step.who
            return
        stack.pop()
        step.run(s)


def asked(s: State, seat: int) -> Step[State] | None:
    """The decision that this seat must make now, or None."""
    if s.actor == seat >= 0:
        return s.stack[-1]
    if s.actor == TOGETHER and 0 <= seat < len(s.lanes) and s.lanes[seat]:
        return s.lanes[seat][-1]
    return None


def to_act(s: State) -> tuple[int, ...]:
    """The seats that must decide now; none when the game is over or chance acts."""
    if s.actor >= 0:
        return (s.actor,)
    return tuple([seat for seat, lane in enumerate(s.lanes) if lane])


def first_asked(s: State) -> int:
    """The first seat that must decide now; a lone decider's is the only one. NOBODY if there is none."""
    if s.actor >= 0:
        return s.actor
    for seat, lane in enumerate(s.lanes):
        if lane:
            return seat
    return NOBODY


def choices(s: State, seat: int) -> list[Move]:
    """The seat's legal moves, sorted; none if it is not asked."""
    step = asked(s, seat)
    return [] if step is None else step.choices(s)


def refuse(s: State, seat: int, move: Move) -> Refusal | None:
    """None, or why this seat may not make this move now."""
    step = asked(s, seat)
    return NOT_YOUR_TURN if step is None else step.refuse(s, move)


def play(s: State, seat: int, move: Move) -> None:
    """Carry out a legal move of this seat, and let the rules run on."""
    if s.lanes:
        lane = s.lanes[seat]
        s.into = lane
        lane.pop().take(s, move)
        while lane and lane[-1].who == RULES:
            lane.pop().run(s)
        s.into = s.stack
    else:
        s.stack.pop().take(s, move)
    settle(s)


def befall(s: State, move: Move) -> None:
    """Carry out a possible outcome of chance, and let the rules run on."""
    s.stack.pop().take(s, move)
    settle(s)


def roll(s: State, rng: Rng) -> None:
    """Let chance act until a seat must, or the game is over."""
    while s.actor == CHANCE:
        befall(s, s.stack[-1].draw(s, rng))


def enter(s: State, seat: int, move: Move) -> Entry:
    """Play a legal move of a seat and say what a journal must know of it."""
    step = asked(s, seat)
    assert step is not None
    secrecy = step.secrecy(s, move)
    in_lane = bool(s.lanes)
    reveals = s.reveals
    play(s, seat, move)
    is_barrier = s.reveals != reveals or s.actor == CHANCE or s.actor == NOBODY
    return Entry(seat, move, seat, secrecy, is_barrier, in_lane)


def is_final(s: State, seat: int, move: Move) -> bool:
    """Could the seat take nothing back after this legal move? Plays it: `s` is a copy that nobody needs any more.

    While all decide at once that is so when its own answers end, whether or not others have answered.
    """
    reveals = s.reveals
    play(s, seat, move)
    return s.reveals != reveals or asked(s, seat) is None


def enter_luck(s: State, move: Move) -> Entry:
    """Let an outcome befall and say what a journal must know of it."""
    owner = s.stack[-1].owner()
    befall(s, move)
    return Entry(CHANCE, move, owner, OPEN if owner == CHANCE else OWN, True, False)


def enter_all_luck(s: State, fortune: Fortune) -> list[Entry]:
    """Let chance act until a seat must, each outcome from its own source, and say what a journal must know."""
    entries = []
    while s.actor == CHANCE:
        entries.append(enter_luck(s, s.stack[-1].draw(s, fortune.source())))
    return entries


def playout(s: State, rng: Rng, limit: int) -> int:
    """Play at random to the end, or for so many decisions; how many were made."""
    made = 0
    while True:
        roll(s, rng)
        seat = s.actor
        if seat == NOBODY or made >= limit:
            return made
        if seat == TOGETHER:
            seat = first_asked(s)
        moves = choices(s, seat)
        play(s, seat, moves[rng.below(len(moves))])
        made += 1
