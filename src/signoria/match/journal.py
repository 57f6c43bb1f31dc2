"""A journal: every act of a match as lines of text, undone ones included, from which the match can be taken up again.

A record tells only what stands; a journal is what a server keeps while the game runs.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from signoria.kernel.errors import BadInput
from signoria.kernel.play import Entry
from signoria.kernel.steps import CHANCE
from signoria.match.acts import Act, TakenBack, Undone
from signoria.match.fairness import Sealed, Seeded
from signoria.match.lone import LoneAnswers
from signoria.match.match import Match
from signoria.match.record import FIRST_LINE, LUCK, begin, line, read_line, shortened, split

UNDOES = "undoes"
TAKES_BACK = "takes-back"


def written(acts: Sequence[Act]) -> str:
    """Acts as lines; chance's outcomes that follow each other share one."""
    lines: list[str] = []
    for act in acts:
        if isinstance(act, Undone):
            lines.append(f"{act.seat} {UNDOES} {act.moves}")
        elif isinstance(act, TakenBack):
            lines.append(f"{act.seat} {TAKES_BACK} {act.moves}")
        elif isinstance(act, Entry) and act.seat == CHANCE and lines and lines[-1].startswith(LUCK):
            lines[-1] += f"; {act.move.text}"
        else:
            lines.append(line(act, False))
    return "\n".join(lines)


def take_up(match: Match, journal: str, fortune: Seeded | Sealed | None) -> None:
    """Do again what the lines say, or raise BadInput or Refused. Luck must come out of the fortune as it is written."""
    for words in journal.splitlines():
        who, _, rest = words.partition(" ")
        verb, _, number = rest.partition(" ")
        if verb not in (UNDOES, TAKES_BACK):
            read_line(match, words, fortune)
        elif not re.fullmatch("[0-9]{1,9}", who) or not re.fullmatch("[0-9]{1,9}", number):
            raise BadInput(f"{shortened(words)} is not of the form `0 {verb} 1`")
        elif verb == UNDOES:
            match.undo_all(int(who), int(number))
        else:
            match.take_back_all(int(who), int(number))


def taken_up(
    head: str, journal: str, fortune: Seeded | Sealed | None, components: str | None, lone_answers: LoneAnswers
) -> Match:
    """A match from the head of its record and its journal, with luck that has come as far as they have: unpickled."""
    match = begin(split(f"{FIRST_LINE}\n{head}")[0], components)
    take_up(match, journal, None)
    match.fortune = fortune
    match.lone_answers = lone_answers
    return match
