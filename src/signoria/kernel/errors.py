"""What can go wrong at the edges, said clearly."""

from __future__ import annotations

from signoria.kernel.moves import Refusal
from signoria.kernel.phrases import Phrase


class Refused(Exception):
    """A move, aside or undo that is not allowed; nothing has changed. `text` says why in plain words."""

    def __init__(self, refusal: Refusal, phrase: Phrase, text: str) -> None:
        super().__init__(text)
        self.code = refusal.code
        self.rule = refusal.rule
        self.phrase = phrase  # the same for any language
        self.text = text

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal, Phrase, str]]:
        return Refused, (Refusal(self.code, self.rule), self.phrase, self.text)


class BadInput(ValueError):
    """Something handed in from outside cannot be understood."""


class BadOption(BadInput):
    """Options that a game does not know, or that do not go together."""


class BadPosition(BadInput):
    """A position that cannot be: the message names the field."""


class BadComponents(BadInput):
    """A components file that cannot be: `problem` names the entry and the field, `phrase` says it in any language."""

    def __init__(self, problem: str, phrase: Phrase) -> None:
        super().__init__(f"components: {problem}")
        self.problem = problem
        self.phrase = phrase

    def __reduce__(self) -> tuple[type[BadComponents], tuple[str, Phrase]]:
        return BadComponents, (self.problem, self.phrase)


class BadRecord(BadInput):
    """A record that cannot be read: the message names the line."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem

    def __reduce__(self) -> tuple[type[BadRecord], tuple[int, str]]:
        return BadRecord, (self.line, self.problem)
