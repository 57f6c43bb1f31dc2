"""What can go wrong at the edges, said clearly."""

from __future__ import annotations

from signoria.kernel.moves import Refusal


class Refused(Exception):
    """A move, aside or undo that is not allowed; nothing has changed. `text` says why in plain words."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        super().__init__(text)
        self.code = refusal.code
        self.rule = refusal.rule
        self.text = text


class BadInput(ValueError):
    """Something handed in from outside cannot be understood."""


class BadOption(BadInput):
    """Options that a game does not know, or that do not go together."""


class BadPosition(BadInput):
    """A position that cannot be: the message names the field."""


class BadRecord(BadInput):
    """A record that cannot be read: the message names the line."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem
