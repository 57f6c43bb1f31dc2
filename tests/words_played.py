"""What games tell while they are played: questions, events, sums, outlooks and results, a few of each shape."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

import msgspec
from conformance.subject import Subject
from conformance.walks import new, viewers, walk, written
from msgspec import Struct

import signoria
from signoria.kernel.game import Event, Result
from signoria.kernel.phrases import Arg, Count, Listed, Name, Phrase, Quote, Seat, Sum
from signoria.match.match import Match
from signoria.words import together_with

EACH = 2  # so many of one shape
LOOKS = 12  # so many moments are looked at for each decision
SURVEYS = 2  # and at so many of them what seats could do next
LIMIT = 1500  # moves of a game
GREEDY_SEEDS = (1, 2)
ARGS = (Name, Count, Seat, Quote, Listed, Phrase, Sum)


class Played:
    """What was met, each with the seat that it was told to; a spectator is None."""

    def __init__(self) -> None:
        self.questions: list[tuple[str, int, Phrase]] = []  # each with the step that asks it
        self.choices: dict[tuple[str, ...], None] = {}  # what could be chosen at once
        self.events: list[tuple[int | None, tuple[Event, ...]]] = []
        self.parts: list[tuple[int | None, Arg]] = []  # sums and phrases in views and outlooks
        self.results: list[Result] = []
        self.units: set[str] = set()
        self.shapes: Counter[object] = Counter()
        self.steps: Counter[str] = Counter()

    def is_new(self, shape: object) -> bool:
        """Count this shape, and say whether few of it have been met."""
        self.shapes[shape] += 1
        return self.shapes[shape] <= EACH

    def look(self, match: Match) -> None:
        """Look at what everybody is asked now, and at what they see."""
        for seat in match.to_act:
            view = match.view(seat)
            assert view.prompt is not None
            assert view.question is not None
            step = view.prompt.split()[0]
            self.steps[step] += 1
            if self.is_new(("question", shape_of(view.question, seat))):
                self.questions.append((step, seat, view.question))
            if self.steps[step] <= LOOKS:
                self.choices[tuple(move.text for move in match.choices(seat))] = None
                self.collect(view, seat)
                self.collect(match.outlook(seat), seat)
                self.collect(match.report(seat), seat)
                self.collect(match.report(None), None)
            if self.steps[step] <= SURVEYS:
                self.collect(match.survey(seat), seat)
                self.collect(match.survey(seat, of=(seat + 1) % match.seats), seat)

    def collect(self, told: object, reader: int | None) -> None:
        """Every sum and phrase in a view or an outlook, wherever it stands."""
        for part in parts_of(told):
            if self.is_new(("part", shape_of(part, reader))):
                self.parts.append((reader, part))

    def listen(self, match: Match) -> None:
        """Everything that has happened, as every seat and a spectator were told."""
        for viewer in viewers(match):
            for _, group in groupby(enumerate(match.events(viewer)), key=together_with):
                told = tuple(event for _, event in group)
                self.count_units(told[0].args.values())
                if self.is_new(("event", viewer is None, min(len(told), 3), shape_of_event(told[0], viewer))):
                    self.events.append((viewer, told))
        if match.result is not None and self.is_new(("result", shape_of(match.result.because, None))):
            self.results.append(match.result)

    def count_units(self, args: Iterable[Arg]) -> None:
        """Remember with which units things are counted."""
        self.units.update(arg.unit for arg in every_arg(args) if isinstance(arg, Count) and arg.unit)


def played(subject: Subject) -> Played:
    """Random and greedy games at every table of the subject, and from every position that it has written."""
    seen = Played()
    matches = [new(subject, table, 7) for table in subject.tables] + [match for _, match in written(subject)]
    for match in matches:
        for moment in walk(subject, match, 3, LIMIT):
            seen.look(moment)
        seen.listen(match)
    for seed in GREEDY_SEEDS:
        for table in subject.tables:
            for moment in greedily(new(subject, table, seed), seed):
                seen.look(moment)
            seen.listen(moment)
    return seen


def greedily(match: Match, seed: int) -> Iterator[Match]:
    """A game between bots that play by rules of thumb."""
    bot = signoria.bot("greedy", seed)
    for _ in range(LIMIT):
        yield match
        if not match.to_act:
            return
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.choices(seat)))


def parts_of(told: object) -> Iterator[Arg]:
    """The outermost arguments in a value, whatever it is made of; not the question, which is asked with its hint."""
    if isinstance(told, ARGS):
        yield told
    elif isinstance(told, Struct):
        for field in msgspec.structs.fields(told):
            if field.name not in ("question", "result"):
                yield from parts_of(getattr(told, field.name))
    elif isinstance(told, dict):
        yield from parts_of(tuple(told.values()))
    elif isinstance(told, list | tuple):
        for one in told:
            yield from parts_of(one)


def every_arg(told: Iterable[Arg]) -> Iterator[Arg]:
    """Arguments, and those inside of them."""
    for one in told:
        if isinstance(one, ARGS):
            yield one
        if isinstance(one, Listed):
            yield from every_arg(one.items)
        elif isinstance(one, Phrase):
            yield from every_arg(tuple(one.args.values()))
        elif isinstance(one, Sum):
            yield from every_arg(tuple(term.why for term in one.terms))


def shape_of(arg: Arg, reader: int | None) -> object:
    """What makes the text of an argument another text: its type, who it is, how many; not which of several things."""
    if isinstance(arg, Count):
        return arg.unit, sort_of(arg.number)
    if isinstance(arg, Seat):
        return "you" if arg.seat == reader else "other"
    if isinstance(arg, Listed):
        return tuple({repr(shape_of(item, reader)) for item in arg.items[:3]})
    if isinstance(arg, Phrase):
        return arg.key, *[(name, shape_of(one, reader)) for name, one in arg.args.items()]
    if isinstance(arg, Sum):
        return tuple(term.why.key for term in arg.terms), sort_of(arg.total)
    return arg.kind if isinstance(arg, Name) else type(arg).__name__


def shape_of_event(event: Event, reader: int | None) -> object:
    """The same for an event."""
    return event.kind, *[(name, shape_of(arg, reader)) for name, arg in event.args.items()]


def sort_of(number: int) -> str:
    """How a number counts in Russian and Czech, roughly: 0, 1, 2 to 4, more, 21 and the like."""
    if number < 2:
        return str(max(number, -1))
    return "few" if number < 5 else "many" if number < 21 else "tens"
