"""Questions with a single answer: whether they are asked at all."""

from __future__ import annotations

from enum import Enum

from signoria.kernel.play import choices
from signoria.kernel.state import State


class LoneAnswers(Enum):
    """What becomes of a question that has a single answer.

    Unless it is asked, undo counts such answers as nothing of their own: they go with the decision before them.
    """

    ASKED = "asked"  # like any other
    GIVEN = "given"  # the match gives the answer at once
    PAUSED = "paused"  # whoever keeps the table gives it after a pause; `Match.lone_answer` says which it is


def has_one_choice(s: State, seat: int) -> bool:
    """Is there only one thing that this seat may do now?"""
    return len(choices(s, seat)) == 1
