"""Events, questions and results as sentences for one reader."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from signoria.kernel.game import Event, Result
from signoria.texts import say

NONE = "none"  # what stands in the texts for something unknown or absent
NAMED = ("card", "region", "reason")  # arguments with a text of their own
TOLD_TOGETHER = ("card-dealt", "card-shown")  # many of these are one sentence


def seat_name(seat: int, reader: int | None) -> str:
    """A seat as its reader calls it."""
    return say("terminal-you") if seat == reader else say("terminal-seat", seat=str(seat))


def listed(names: Sequence[str]) -> str:
    """`a, b and c`."""
    if len(names) < 2:
        return "".join(names)
    return say("terminal-and", first=", ".join(names[:-1]), last=names[-1])


def sentence(text: str) -> str:
    """With a capital letter first."""
    return text[:1].upper() + text[1:]


def name_of(game: str, kind: str, thing: object) -> str:
    """A card, region or reason in words; `none` for None."""
    return NONE if thing is None else say(f"{game}-{kind}-{thing}")


def cards_in_words(game: str, cards: Sequence[str]) -> str:
    """A hand or a line."""
    return " ".join(name_of(game, "card", card) for card in cards) or say("terminal-nothing")


def tell(game: str, events: Sequence[Event], reader: int | None) -> list[str]:
    """What happened, a sentence each."""
    return [tell_one(game, list(group), reader) for _, group in groupby(enumerate(events), key=together)]


def together(numbered: tuple[int, Event]) -> tuple[object, ...]:
    """Equal for neighbouring events that are told in one sentence."""
    number, event = numbered
    return (event.kind, event.args.get("seat")) if event.kind in TOLD_TOGETHER else (number,)


def tell_one(game: str, group: Sequence[tuple[int, Event]], reader: int | None) -> str:
    """One sentence for events of one kind."""
    event = group[0][1]
    words: dict[str, int | str] = {}
    for name, value in event.args.items():
        words[name] = name_of(game, name, value) if name in NAMED else NONE if value is None else value
    if len(group) > 1 or event.kind in TOLD_TOGETHER:
        cards = [str(one.args["card"]) for _, one in group if one.args["card"] is not None]
        words |= {"cards": cards_in_words(game, cards), "number": len(group)}
    seat, to = event.args.get("seat"), event.args.get("to")
    if isinstance(seat, int):
        words |= {"who": "you" if seat == reader else "seat", "name": sentence(seat_name(seat, reader))}
    if isinstance(to, int):
        words["to"] = seat_name(to, reader)
    key = "event-undone" if event.kind == "undone" else f"{game}-event-{event.kind}"
    return say(key, "en", **words)


def question(game: str, prompt: str) -> str:
    """What a seat is asked; a prompt is a step's notation."""
    return say(f"{game}-prompt-{prompt.split(maxsplit=1)[0]}")


def tell_result(game: str, result: Result, reader: int | None) -> list[str]:
    """Who won and why, and where everybody stands."""
    reason = name_of(game, "reason", result.reason)
    names = [seat_name(seat, reader) for seat in result.winners]
    if len(names) == 1:
        who = "you" if result.winners[0] == reader else "seat"
        lines = [say("terminal-won", who=who, name=sentence(names[0]), reason=reason)]
    else:
        lines = [say("terminal-shared", names=sentence(listed(names)), reason=reason)]
    place = 1
    for group in result.ranking:
        everyone = listed([seat_name(seat, reader) for seat in group])
        lines.append(say("terminal-standing", place=place, names=everyone, points=result.points[group[0]]))
        place += len(group)
    return lines
