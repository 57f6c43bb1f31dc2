"""The formatter: phrases with typed arguments as sentences for one reader, in one language.

`web/src/words/words.ts` does the same in the browser; a test holds their sentences equal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from signoria.kernel.errors import Refused
from signoria.kernel.game import Event, Result
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.phrases import Arg, Count, Listed, Name, Phrase, Quote, Seat, Sum
from signoria.kernel.registry import find
from signoria.texts import Texts, Variables

NONE = "none"  # what stands in the texts for something unknown or absent
YOU = "you"
OTHER = "other"
# Forms of a text beside its value: English articles, plural, a short form, and the cases of Russian and Czech.
FORMS = ("a", "the", "pl", "short", "gen", "dat", "acc", "ins", "loc")
GENDER = "gender"
PLUS = " + "
MINUS = "−"

Forms = dict[str, str]  # by name of the form; "" is the text itself


class Words:
    """How one game is spoken of in one language, to one reader; `names` are the people on the seats, if known."""

    def __init__(self, texts: Texts, game: str, reader: int | None = None, names: Sequence[str] = ()) -> None:
        self.texts = texts
        self.game = game
        self.reader = reader
        self.names = names
        self._named: dict[tuple[str, str], Forms] = {}

    def read_by(self, reader: int | None) -> Words:
        """The same for another reader; None is everybody."""
        return self if reader == self.reader else Words(self.texts, self.game, reader, self.names)

    # Texts

    def say(self, key: str, **args: Arg | int | str) -> str:
        """A text of this game, or one that all games share."""
        return self.texts.say(self.key(key), self.variables(args))

    def has(self, key: str) -> bool:
        """Is there such a text?"""
        return self.texts.has(f"{self.game}-{key}") or self.texts.has(key)

    def key(self, key: str) -> str:
        """The whole key of a text: the game's own, if it has one."""
        own = f"{self.game}-{key}"
        return own if self.texts.has(own) else key

    def phrase(self, phrase: Phrase) -> str:
        """A phrase in words; one without a text, as of a game from outside, as it is written."""
        return self.forms(phrase)[""]

    def sentence(self, phrase: Phrase) -> str:
        """A phrase with a capital letter first."""
        return capital(self.phrase(phrase))

    # Arguments

    def arg(self, arg: Arg) -> str:
        """An argument in words."""
        return self.forms(arg)[""]

    def name(self, kind: str, thing: str | None) -> str:
        """A thing's name; `none` for None."""
        return NONE if thing is None else self.forms(Name(kind, thing))[""]

    def seat(self, seat: int) -> str:
        """A seat as the reader calls it."""
        return self.forms(Seat(seat))[""]

    def seats(self, seats: Sequence[int]) -> str:
        """Several of them."""
        return self.arg(Listed(tuple(Seat(seat) for seat in seats)))

    def variables(self, args: Mapping[str, Arg | int | str]) -> Variables:
        """What a text can put in: `$x` and the forms of each argument x."""
        found: Variables = {}
        for name, arg in args.items():
            if isinstance(arg, int | str):
                found[name] = arg
                continue
            forms = self.forms(arg)
            for form, text in forms.items():
                found[f"{name}-{form}" if form else name] = text
            for form in FORMS:
                found.setdefault(f"{name}-{form}", forms[""])
            found.update(self.facts(name, arg))
        return found

    def facts(self, name: str, arg: Arg) -> Variables:
        """What a text can choose by: who it is, which thing, how many."""
        if isinstance(arg, Seat):
            return {f"{name}-who": YOU if arg.seat == self.reader else OTHER}
        if isinstance(arg, Count):
            bare: Variables = {} if arg.unit else {name: arg.number}
            return {f"{name}-number": arg.number, **bare}
        if isinstance(arg, Listed):
            return {f"{name}-number": len(arg.items)}
        if isinstance(arg, Sum):
            return {f"{name}-number": arg.total}
        if isinstance(arg, Name):
            return {f"{name}-id": arg.id}
        if isinstance(arg, Phrase):
            return {f"{name}-id": arg.key}
        return {f"{name}-id": NONE} if arg is None else {}

    def forms(self, arg: Arg) -> Forms:
        """An argument's text and those of its forms that differ."""
        if isinstance(arg, Name):
            key = (arg.kind, arg.id)
            if key not in self._named:
                self._named[key] = self.read(f"{arg.kind}-{arg.id}", {}, arg.id)
            return self._named[key]
        if isinstance(arg, Count):
            return self.read(f"unit-{arg.unit}", {"number": arg.number}) if arg.unit else {"": str(arg.number)}
        if isinstance(arg, Seat):
            return self.seat_forms(arg.seat)
        if isinstance(arg, Listed):
            return self.list_forms(arg)
        if isinstance(arg, Phrase):
            return self.read(arg.key, self.variables(arg.args), as_written(arg))
        if isinstance(arg, Sum):
            return {"": self.sum(arg)}
        return {"": NONE if arg is None else arg.text}

    def read(self, key: str, args: Variables, missing: str | None = None) -> Forms:
        """A text with its forms; what stands for one that is missing."""
        if missing is not None and not self.has(key):
            return {"": missing}
        return self.texts.forms(self.key(key), args)

    def seat_forms(self, seat: int) -> Forms:
        """The reader is `you`; others go by their name, or by their number."""
        if seat == self.reader:
            return self.texts.forms("seat-you", {})
        if seat < len(self.names) and self.names[seat]:
            return self.texts.forms("seat-named", {"name": self.names[seat]})
        return self.texts.forms("seat-numbered", {"number": seat})

    def list_forms(self, listed: Listed) -> Forms:
        """`a, b and c`, in each form that any of them has."""
        items = [self.forms(item) for item in listed.items if item is not None]
        if not items:
            return self.texts.forms("list-nothing", {})
        found = dict.fromkeys(form for item in items for form in item if form != GENDER)
        return {form: self.joined([item.get(form, item[""]) for item in items]) for form in found}

    def joined(self, texts: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(texts) < 2:
            return "".join(texts)
        return self.texts.say("list-and", {"first": ", ".join(texts[:-1]), "last": texts[-1]})

    # What the table says

    def move(self, move: Move) -> str:
        """A move as a choice."""
        return self.phrase(find(self.game).phrase(move))

    def refusal(self, why: Refusal, move: Move | str) -> str:
        """Why a move is not allowed, with its rule."""
        return ruled(self.sentence(find(self.game).refusal(why, move)), why.rule)

    def refused(self, problem: Refused) -> str:
        """The same, as an exception says it."""
        return ruled(self.sentence(problem.phrase), problem.rule)

    def question(self, question: Phrase) -> str:
        """What a seat is asked."""
        return self.sentence(Phrase(f"prompt-{question.key}", question.args))

    def hint(self, question: Phrase) -> str:
        """What a question is about."""
        return self.sentence(Phrase(f"hint-{question.key}", question.args))

    def tell(self, events: Sequence[Event]) -> list[str]:
        """What happened, a sentence each."""
        return [self.tell_one(list(group)) for _, group in groupby(enumerate(events), key=together_with)]

    def tell_one(self, group: Sequence[tuple[int, Event]]) -> str:
        """One sentence for neighbouring events that are told together."""
        event = group[0][1]
        args = event.args
        if event.gathers:
            args = {**args, event.gathers: Listed(tuple(one.args[event.gathers] for _, one in group))}
        return self.sentence(Phrase(f"event-{event.kind}", args))

    def sum(self, found: Sum) -> str:
        """`13 (3 and 10) + 13 (doubled by the Drummer) − 1 (agent) = 25`; a single term says it all."""
        told = ""
        for term in found.terms:
            sign = f" {MINUS} " if term.amount < 0 else PLUS if told else ""
            told += f"{sign}{abs(term.amount)} ({self.phrase(term.why)})"
        told = told.strip() or signed(found.total)
        return f"{told} = {signed(found.total)}" if len(found.terms) > 1 else told

    def result(self, result: Result) -> list[str]:
        """Who won and why, and where everybody stands."""
        seats = result.winners
        who = Seat(seats[0]) if len(seats) == 1 else Listed(tuple(Seat(seat) for seat in seats))
        key = "result-won" if len(seats) == 1 else "result-shared"
        lines = [self.sentence(Phrase(key, {"seat": who, "because": result.because}))]
        place = 1
        for group in result.ranking:
            points = result.points[group[0]]
            lines.append(self.say("result-standing", place=place, seats=self.seats(group), points=points))
            place += len(group)
        return lines


def together_with(numbered: tuple[int, Event]) -> tuple[object, ...]:
    """Equal for neighbouring events that are told in one sentence."""
    number, event = numbered
    if not event.gathers:
        return (number,)
    return (event.kind, *[(name, arg) for name, arg in event.args.items() if name != event.gathers])


def as_written(phrase: Phrase) -> str:
    """What stands for a phrase without a text: the notation of a move, else the key without its first word."""
    notation = phrase.args.get("move")
    if phrase.key.startswith("move-") and isinstance(notation, Quote):
        return notation.text
    return phrase.key.partition("-")[2]


def signed(number: int) -> str:
    """A number with a true minus sign if it is negative."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def capital(text: str) -> str:
    """With a capital letter first."""
    return text[:1].upper() + text[1:]


def ruled(sentence: str, rule: str) -> str:
    """A sentence with the rule that it rests on."""
    return f"{sentence} ({rule})" if rule else sentence
