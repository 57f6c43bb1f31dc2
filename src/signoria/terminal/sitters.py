"""Who sits on which seat: people at this keyboard, and bots."""

from __future__ import annotations

import re
from collections.abc import Sequence

from signoria.bots import bot, check_bot
from signoria.bots.ladder import ratings
from signoria.bots.opponents import usual
from signoria.kernel.errors import BadInput
from signoria.kernel.registry import AnyGame
from signoria.texts import Texts
from signoria.words import Words

PERSON = "person"
USUAL_SEATS = 4
NOTE = re.compile(r"^# sitters: (.+)$", re.MULTILINE)  # a comment in the records that we save


def seat_all(game: str, seats: int, people: int, bots: Sequence[str]) -> tuple[str, ...]:
    """People on the first seats, then bots in this order, the last of them on all that are left."""
    if not 1 <= people <= seats:
        raise BadInput(f"--people must be 1 to {seats} at this table, not {people}")
    for spec in bots:
        check_bot(spec, game)
    rest = [*bots, *[bots[-1] if bots else usual(game)] * seats][: seats - people]
    return (PERSON,) * people + tuple(rest)


def note_sitters(record: str, sitters: Sequence[str]) -> str:
    """A record that says who sits where, as a comment below its first line."""
    first, _, rest = record.partition("\n")
    return f"{first}\n# sitters: {' '.join(sitters)}\n{rest}"


def noted_sitters(record: str, seats: int) -> tuple[str, ...] | None:
    """Who sat where when the record was saved, if it says so and makes sense."""
    found = NOTE.search(record)
    sitters = tuple(found[1].split()) if found else ()
    is_sense = len(sitters) == seats and PERSON in sitters and all(one == PERSON or is_bot(one) for one in sitters)
    return sitters if is_sense else None


def is_bot(spec: str) -> bool:
    """Is there such a bot?"""
    try:
        bot(spec)
    except BadInput:
        return False
    return True


def introduce(game: AnyGame, sitters: Sequence[str], words: Words) -> str:
    """A word of welcome that says who plays."""
    texts = words.texts
    others = set(sitters[1:])
    if others == {PERSON}:
        return texts.say("terminal-welcome", game=game.name, seats=len(sitters), people="all", bot="")
    if sitters[0] == PERSON and len(others) == 1:
        bots = rated_name(game.id, len(sitters), sitters[1], texts)
        return texts.say("terminal-welcome", game=game.name, seats=len(sitters), people="one", bot=bots)
    return texts.say("terminal-sitters", game=game.name, names=words.joined(names(sitters, words)))


def names(sitters: Sequence[str], words: Words) -> list[str]:
    """Everybody at the table, in the order of the seats."""
    person = "terminal-sitter-you" if list(sitters).count(PERSON) == 1 else "terminal-sitter-person"
    return [
        words.texts.say(person)
        if one == PERSON
        else words.texts.say("terminal-sitter-bot", bot=bot_name(one, words.texts))
        for one in sitters
    ]


def bot_name(spec: str, texts: Texts) -> str:
    """A bot in words; a search with a budget of one's own goes by what was typed."""
    return texts.say(f"terminal-bot-{spec}") if texts.has(f"terminal-bot-{spec}") else spec


def rated_name(game: str, seats: int, spec: str, texts: Texts) -> str:
    """A bot in words and how strong it is at such a table, if that was measured."""
    name, rating = bot_name(spec, texts), ratings(game, seats).get(spec)
    return name if rating is None else texts.say("terminal-elo", bot=name, elo=str(rating.elo))


def usual_seats(game: AnyGame) -> int:
    """How many sit down if nothing is said: four, or as near to it as the game allows."""
    return min(max(USUAL_SEATS, game.seats.start), game.seats.stop - 1)
