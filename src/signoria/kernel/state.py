"""The state that every game's own state extends: the stack, the lanes, what has been told."""

from __future__ import annotations

from typing import Final, Self

from mypy_extensions import mypyc_attr

from signoria.kernel.steps import NOBODY, Decision, Step

EVERYBODY: Final = -1
NOTHING: Final = -1  # an event's argument that is not there

PUBLIC: Final = 0  # all see the event whole
DISCREET: Final = 1  # all see the event, only its seat sees its second and third argument
PRIVATE: Final = 2  # only its seat sees that there was an event


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One mutable position. Games add ints and lists of ints, and write `copy` by hand."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.stack: list[Step[Self]] = []
        self.into: list[Step[Self]] = self.stack  # where `then` puts what follows: the stack or a lane
        self.lanes: list[list[Step[Self]]] = []  # one per seat while all decide at once, else none
        self.opened: list[Step[Self] | None] = []  # what each lane was opened with: public
        self.actor = NOBODY  # who acts, as the kernel last found
        self.reveals = 0  # grows when something becomes known that undo must not take back
        self.log: list[tuple[int, int, int, int, int, int]] | None = None  # events, when somebody listens

    def copy_turn(self, other: Self) -> None:
        """Take over the other state's stack and lanes; steps are immutable and shared."""
        self.stack = other.stack[:]
        self.into = self.stack
        if other.lanes:
            self.lanes = [lane[:] for lane in other.lanes]
            self.opened = other.opened[:]
        self.actor = other.actor
        self.reveals = other.reveals

    def then(self, first: Step[Self], *others: Step[Self]) -> None:
        """What comes next, in reading order."""
        into = self.into
        for i in range(len(others) - 1, -1, -1):
            into.append(others[i])
        into.append(first)

    def unwind(self) -> None:
        """Nothing of what was to come happens, but for the step at the bottom."""
        del self.stack[1:]

    def open_lanes(self, steps: list[Decision[Self] | None]) -> None:
        """Ask several seats at once, a step for each seat that is asked; nobody sees who has answered."""
        self.lanes = [[] for _ in steps]
        self.opened = [None for _ in steps]
        for seat, step in enumerate(steps):
            if step is not None:
                self.lanes[seat].append(step)
                self.opened[seat] = step
        self.reveal()

    def reveal(self) -> None:
        """Something hidden has become known, or others may have answered: no undo past this."""
        self.reveals += 1

    def tell(self, kind: int, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING) -> None:
        """All see this happen."""
        if self.log is not None:
            self.log.append((kind, a, b, c, EVERYBODY, PUBLIC))

    def hint(self, seat: int, kind: int, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING) -> None:
        """All see this happen; only the seat sees b and c."""
        if self.log is not None:
            self.log.append((kind, a, b, c, seat, DISCREET))

    def whisper(self, seat: int, kind: int, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING) -> None:
        """Only the seat sees this happen."""
        if self.log is not None:
            self.log.append((kind, a, b, c, seat, PRIVATE))
