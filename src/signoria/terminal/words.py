"""Events, questions, moves and results as sentences for one reader, in one language."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from signoria.kernel.game import Event, Result
from signoria.kernel.moves import Refusal
from signoria.match.match import EVENTS_OF_MATCH
from signoria.texts import Texts

NONE = "none"  # what stands in the texts for something unknown or absent
# kinds of things that moves are about
THINGS = ("card", "region", "city", "symbol", "side", "title", "ally", "bonus", "kind", "place", "source")
NAMED = (*THINGS[:-2], "reason", "power", "action", "category", "colour", "yield", "why")  # with a text of their own
PHRASES = ("source", "tile", "place", "where", "item", "target")  # arguments in the notation of moves
OTHERS = ("rival", "owner")  # arguments that are seats too
ROOM = re.compile(r"([a-z]+)-(\d)")  # a room of a power's palace, in the notation
TOLD_TOGETHER = ("card-dealt", "card-shown")  # many of these are one sentence
SHORT = 4  # letters of a name where room is scarce


class Words:
    """How one game is spoken of in one language."""

    def __init__(self, texts: Texts, game: str) -> None:
        self.texts = texts
        self.game = game

    def say(self, key: str, **args: int | str) -> str:
        """A text of this game."""
        return self.texts.say(f"{self.game}-{key}", **args)

    # Names

    def seat(self, seat: int, reader: int | None) -> str:
        """A seat as its reader calls it."""
        return self.texts.say("terminal-you") if seat == reader else self.texts.say("terminal-seat", seat=str(seat))

    def listed(self, names: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(names) < 2:
            return "".join(names)
        return self.texts.say("terminal-and", first=", ".join(names[:-1]), last=names[-1])

    def name_of(self, kind: str, thing: object) -> str:
        """A card, region or reason in words; `none` for None."""
        return NONE if thing is None else self.say(f"{kind}-{thing}")

    def cards(self, cards: Sequence[str], separator: str = " ") -> str:
        """A hand or a line, card by card."""
        names = [self.name_of("card", card) for card in cards]
        return separator.join(names) or self.texts.say("terminal-nothing")

    def card_groups(self, cards: Sequence[str], is_short: bool = False) -> list[tuple[str, str]]:
        """Each kind of card with its name, and how many where there are several: `10 ×2`; names can be cut short."""
        groups = []
        for card, count in Counter(cards).items():
            name = self.name_of("card", card)
            if is_short and len(name) > SHORT + 1:
                name = f"{name[:SHORT]}."
            groups.append((card, name if count == 1 else f"{name} ×{count}"))
        return groups

    def thing(self, text: str) -> str:
        """The object of a move in words, if it has a name."""
        for kind in THINGS:
            if self.texts.has(f"{self.game}-{kind}-{text}"):
                return self.name_of(kind, text)
        return self.say(f"move-{text}") if self.texts.has(f"{self.game}-move-{text}") else text

    def move(self, text: str) -> str:
        """A move as a choice: the name of what it is about, or words of its own."""
        key = "-".join(text.split())
        if self.texts.has(f"{self.game}-move-{key}"):
            return self.say(f"move-{key}")
        verb, _, rest = text.partition(" ")
        if self.texts.has(f"{self.game}-verb-{verb}"):
            return self.say(f"verb-{verb}", thing=self.phrase(rest))
        return self.thing(rest or text)

    def phrase(self, text: str) -> str:
        """Several words of the notation in words: `merchant left`, `cathedral rome`, `into 3`, `florence-2`."""
        verb, _, rest = text.partition(" ")
        if rest and self.texts.has(f"{self.game}-verb-{verb}"):
            return self.say(f"verb-{verb}", thing=self.phrase(rest))
        found = []
        for word in text.split():
            room = ROOM.fullmatch(word)
            if room and self.texts.has(f"{self.game}-power-{room[1]}"):
                found.append(self.say("room-of", power=self.name_of("power", room[1]), room=room[2]))
            else:
                found.append(self.thing(word))
        return " ".join(found)

    # Sentences

    def refusal(self, why: Refusal, move: str) -> str:
        """Why a move is not allowed."""
        return self.texts.refusal(self.game, why, move, self.phrase(move.partition(" ")[2]))

    def question(self, prompt: str) -> str:
        """What a seat is asked; a prompt is a step's notation."""
        return self.say(f"prompt-{prompt.split(maxsplit=1)[0]}")

    def hint(self, prompt: str) -> str:
        """What a question is about."""
        return self.say(f"hint-{prompt.split(maxsplit=1)[0]}")

    def tell(self, events: Sequence[Event], reader: int | None) -> list[str]:
        """What happened, a sentence each."""
        return [self.tell_one(list(group), reader) for _, group in groupby(enumerate(events), key=together)]

    def tell_one(self, group: Sequence[tuple[int, Event]], reader: int | None) -> str:
        """One sentence for events of one kind."""
        event = group[0][1]
        words: dict[str, int | str] = {}
        for name, value in event.args.items():
            words[name] = self.argument(name, value, reader)
        if len(group) > 1 or event.kind in TOLD_TOGETHER:
            cards = [str(one.args["card"]) for _, one in group if one.args["card"] is not None]
            words |= {"cards": self.cards(cards), "number": len(group)}
        seat, to = event.args.get("seat"), event.args.get("to")
        if isinstance(seat, int):
            words |= {"who": "you" if seat == reader else "seat", "name": sentence(self.seat(seat, reader))}
        if isinstance(to, int):
            words["to"] = self.seat(to, reader)
        is_ours = event.kind in EVENTS_OF_MATCH.values()
        return self.texts.say(f"event-{event.kind}" if is_ours else f"{self.game}-event-{event.kind}", **words)

    def argument(self, name: str, value: int | str | None, reader: int | None) -> int | str:
        """An event's argument in words."""
        if name in PHRASES and self.texts.has(f"{self.game}-room-of"):
            return self.name_of(name, NONE) if value is None else self.phrase(str(value))
        if name in OTHERS and isinstance(value, int):
            return self.seat(value, reader)
        if name in NAMED and not isinstance(value, int):
            return self.name_of(name, value)
        return NONE if value is None else value

    def result(self, result: Result, reader: int | None) -> list[str]:
        """Who won and why, and where everybody stands."""
        reason = self.name_of("reason", result.reason)
        names = [self.seat(seat, reader) for seat in result.winners]
        if len(names) == 1:
            who = "you" if result.winners[0] == reader else "seat"
            lines = [self.texts.say("terminal-won", who=who, name=sentence(names[0]), reason=reason)]
        else:
            lines = [self.texts.say("terminal-shared", names=sentence(self.listed(names)), reason=reason)]
        place = 1
        for group in result.ranking:
            everyone = self.listed([self.seat(seat, reader) for seat in group])
            points = result.points[group[0]]
            lines.append(self.texts.say("terminal-standing", place=place, names=everyone, points=points))
            place += len(group)
        return lines


def together(numbered: tuple[int, Event]) -> tuple[object, ...]:
    """Equal for neighbouring events that are told in one sentence."""
    number, event = numbered
    return (event.kind, event.args.get("seat")) if event.kind in TOLD_TOGETHER else (number,)


def sentence(text: str) -> str:
    """With a capital letter first."""
    return text[:1].upper() + text[1:]


def folded(text: str) -> str:
    """For comparing what is typed: without capitals and accents, with single spaces."""
    plain = "".join(
        letter for letter in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(letter)
    )
    return " ".join(plain.split())
