"""Numbers to choose by: each belongs to one thing, which keeps it whenever the same question is asked again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

NOTHING = 0  # the number of doing nothing, whatever is asked
FEW = 18  # a question with no more answers than this numbers all of them; else each when it is first offered
DOING_NOTHING = frozenset(
    ("pass", "decline", "enough", "stop", "end turn", "stay", "stay down", "keep hand", "give up", "forgo")
)
NO_THING = ("nothing", "nowhere")  # the last word of other moves that do nothing


class Numbering(NamedTuple):
    """The numbers of one question."""

    numbers: dict[str, int]
    own: frozenset[str]  # answers whose thing is that number itself


class Numbers:
    """The numbers given so far, by question."""

    def __init__(self) -> None:
        self._given: dict[str, Numbering] = {}

    def give(self, question: str, answers: Sequence[str], offered: Sequence[str]) -> Numbering:
        """The numbers of this question: of all its answers if they are few, else of those offered so far.

        A thing that is a number, such as a mercenary of 10, has that number, and others come after it.
        """
        if question not in self._given:
            own = own_numbers([*answers, *offered])
            self._given[question] = Numbering(own, frozenset(own))
        given = self._given[question]
        for answer in [*answers, *offered] if len(answers) <= FEW else offered:
            if answer not in given.numbers:
                given.numbers[answer] = max(given.numbers.values(), default=NOTHING) + 1
        return given


def own_numbers(answers: Sequence[str]) -> dict[str, int]:
    """What has its number from the start: doing nothing, and things that are numbers unless two of them are equal."""
    nothing = [answer for answer in dict.fromkeys(answers) if is_nothing(answer)][:1]
    numbers = {answer: own_number(answer) for answer in dict.fromkeys(answers)}
    found = {answer: number for answer, number in numbers.items() if number is not None}
    if len(set(found.values())) < len(found) or (nothing and NOTHING in found.values()):
        found = {}  # `into 1` and `under 1` are numbered like anything else
    return {**found, **dict.fromkeys(nothing, NOTHING)}


def own_number(answer: str) -> int | None:
    """10 of `play 10`."""
    thing = answer.partition(" ")[2]
    return int(thing) if thing.isdecimal() else None


def is_nothing(answer: str) -> bool:
    """Does this move do nothing, or no more?"""
    return answer in DOING_NOTHING or answer.endswith(NO_THING)
