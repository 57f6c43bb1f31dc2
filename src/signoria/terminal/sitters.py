"""Who sits on which seat: people at this keyboard, and bots."""

from __future__ import annotations

import re
from collections.abc import Sequence

from signoria.bots import BOTS
from signoria.kernel.errors import BadInput
from signoria.kernel.registry import AnyGame
from signoria.terminal.words import Words

PERSON = "person"
USUAL_BOT = "greedy"
USUAL_SEATS = 4
NOTE = re.compile(r"^# sitters: (.+)$", re.MULTILINE)  # a comment in the records that we save


def seat_all(seats: int, people: int, bots: Sequence[str]) -> tuple[str, ...]:
    """People on the first seats, then bots in this order, the last of them on all that are left."""
    if not 1 <= people <= seats:
        raise BadInput(f"--people must be 1 to {seats} at this table, not {people}")
    for name in bots:
        if name not in BOTS:
            raise BadInput(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    rest = [*bots, *[bots[-1] if bots else USUAL_BOT] * seats][: seats - people]
    return (PERSON,) * people + tuple(rest)


def note_sitters(record: str, sitters: Sequence[str]) -> str:
    """A record that says who sits where, as a comment below its first line."""
    first, _, rest = record.partition("\n")
    return f"{first}\n# sitters: {' '.join(sitters)}\n{rest}"


def noted_sitters(record: str, seats: int) -> tuple[str, ...] | None:
    """Who sat where when the record was saved, if it says so and makes sense."""
    found = NOTE.search(record)
    sitters = tuple(found[1].split()) if found else ()
    is_sense = len(sitters) == seats and PERSON in sitters and all(one in BOTS or one == PERSON for one in sitters)
    return sitters if is_sense else None


def introduce(game: str, sitters: Sequence[str], words: Words) -> str:
    """A word of welcome that says who plays."""
    texts = words.texts
    others = set(sitters[1:])
    if others == {PERSON}:
        return texts.say("terminal-welcome", game=game, seats=len(sitters), people="all", bot="")
    if sitters[0] == PERSON and len(others) == 1:
        return texts.say("terminal-welcome", game=game, seats=len(sitters), people="one", bot=sitters[1])
    return texts.say("terminal-sitters", game=game, names=words.listed(names(sitters, words)))


def names(sitters: Sequence[str], words: Words) -> list[str]:
    """Everybody at the table, in the order of the seats."""
    person = "terminal-sitter-you" if list(sitters).count(PERSON) == 1 else "terminal-sitter-person"
    bot = {name: words.texts.say("terminal-sitter-bot", bot=words.texts.say(f"terminal-bot-{name}")) for name in BOTS}
    return [words.texts.say(person) if one == PERSON else bot[one] for one in sitters]


def usual_seats(game: AnyGame) -> int:
    """How many sit down if nothing is said: four, or as near to it as the game allows."""
    return min(max(USUAL_SEATS, game.seats.start), game.seats.stop - 1)
