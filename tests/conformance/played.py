"""Prints which engine runs, and the records of some games of every subject: the same text wherever it runs.

`python -m conformance.played`, with `tests` on the path.
"""

from __future__ import annotations

from conformance.subject import Subject
from conformance.subjects import SUBJECTS
from conformance.walks import new, walk, written

from signoria import Match, build
from signoria.kernel.rng import seeded


def records(subject: Subject) -> list[str]:
    """A game at every table, and one from every written position."""
    matches = [new(subject, table, 7) for table in subject.tables] + [match for _, match in written(subject)]
    return [play_out(subject, match) for match in matches]


def play_out(subject: Subject, match: Match) -> str:
    """The record of a random game in which seats now and then take moves back; and what was seen at its end."""
    rng = seeded(3)
    for _ in walk(subject, match, 3):
        seat = rng.below(match.seats)
        if match.undo_horizon(seat) and not rng.below(3):
            match.undo(seat)
    return match.record() + repr([match.view(None), match.events(0), match.record(1)])


if __name__ == "__main__":
    print("compiled" if build.is_compiled() else "interpreted", *[text for one in SUBJECTS for text in records(one)])
