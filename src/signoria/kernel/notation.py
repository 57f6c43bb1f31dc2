"""Notation of steps, so that views and positions can carry the stack."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from signoria.kernel.errors import BadPosition
from signoria.kernel.state import State
from signoria.kernel.steps import Decision, Step

S = TypeVar("S", bound=State)


class Grammar(Generic[S]):
    """Reads the steps of one game. A step's first field, if it has any, is a seat."""

    def __init__(self, makers: Mapping[str, Callable[..., Step[S]]]) -> None:
        self.makers = makers

    def read(self, text: str, seats: int, field: str) -> Step[S]:
        """The step written so; an error names the field it stood in."""
        name, *words = text.split() or [""]
        if name not in self.makers:
            raise BadPosition(f"{field}: there is no step {name!r}; there are: {', '.join(sorted(self.makers))}")
        try:
            numbers = [int(word) for word in words]
            step = self.makers[name](*numbers)
        except (TypeError, ValueError, OverflowError) as problem:
            raise BadPosition(f"{field}: {text[:80]!r} does not have the numbers of a {name} step") from problem
        if numbers and not 0 <= numbers[0] < seats:
            raise BadPosition(f"{field}: {text!r} names seat {numbers[0]}, but the seats are 0 to {seats - 1}")
        return step

    def read_turn(self, s: S, stack: list[str], opened: list[str], lanes: list[list[str]]) -> None:
        """Put a written stack, and lanes if there are any, into a state. The stack's first line is what comes next."""
        s.stack.extend(self.read(text, s.seats, "stack") for text in reversed(stack))
        if not opened:
            return
        if len(opened) != s.seats or len(lanes) != s.seats:
            raise BadPosition("lanes: there must be one entry for each seat in `opened` and in `lanes`")
        s.opened = [self.read(text, s.seats, "opened") if text else None for text in opened]
        s.lanes = [[self.read_answer(text, seat, s) for text in reversed(lane)] for seat, lane in enumerate(lanes)]

    def read_answer(self, text: str, seat: int, s: S) -> Step[S]:
        """A step of a seat's lane: one of its own decisions."""
        step = self.read(text, s.seats, "lanes")
        if not isinstance(step, Decision) or step.who != seat:
            raise BadPosition(f"lanes: {text!r} is no decision of seat {seat}")
        return step
