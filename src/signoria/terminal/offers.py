"""Making the choices of a question: the moves, what takes several of them, and the rest of a payment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from signoria.kernel.game import View
from signoria.kernel.moves import Move
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Arg, Count, Listed, Name, Phrase, Quote, plain
from signoria.kernel.play import asked
from signoria.kernel.registry import find
from signoria.match.match import Match
from signoria.terminal.choices import WAY, Choice, Menu, names_of, spelled
from signoria.terminal.commands import spoken_words
from signoria.terminal.numbers import NOTHING, Numbering, Numbers
from signoria.terminal.prospects import told_briefly
from signoria.words import Words

PLAN_KEY = "P"
PAYMENT = "pay"  # questions whose plan is a payment
MOST_WAYS = 9  # more are not offered beside the moves that they begin with


class Way(NamedTuple):
    """A thing that takes several moves, and under which name it has its number."""

    note: str
    prospect: Prospect
    is_only: bool  # no other way leads there


def menu_of(match: Match, view: View, words: Words, outlook: Outlook, numbers: Numbers) -> Menu:
    """What the view's seat can choose now."""
    seat = view.seat
    assert seat is not None
    step = asked(match.state, seat)
    assert step is not None
    moves = match.choices(seat)
    plan = tuple(move.text for move in match.plan(seat))
    ways = ways_in(outlook, plan, words)
    answers = [move.text for move in step.candidates(match.state)]
    offered = [*rooms_of(outlook, ways), *(move.text for move in moves), *(way.note for way in ways)]
    given = numbers.give(f"{seat} {topic_of(view.question)}", answers, offered)
    found = [move_choice(move, given, outlook, words) for move in moves]
    found += [way_choice(way, given, words) for way in ways]
    found.sort(key=lambda choice: (choice.is_nothing, int(choice.tag)))
    if plan:
        found.insert(0, plan_choice(plan, outlook, words, is_payment(view.question)))
    return Menu(words, found, given.numbers, {move.text.partition(" ")[0] for move in moves})


def topic_of(question: Phrase | None) -> str:
    """What makes a question the same when it comes again: its key, and what it is about unless that is to be paid."""
    if question is None:
        return ""
    things = [] if is_payment(question) else [arg.id for arg in question.args.values() if isinstance(arg, Name)]
    return " ".join([question.key, *things])


def move_choice(move: Move, given: Numbering, outlook: Outlook, words: Words) -> Choice:
    """One move."""
    tag, is_own = str(given.numbers[move.text]), move.text in given.own and given.numbers[move.text] != NOTHING
    about = [one for one in outlook.prospects if move.text in one.moves and not is_way(one, words)]
    about = [one for one in about if one.thing == find(words.game).phrase(move)] or about
    told = told_briefly(about[0], words) if len(about) == 1 else ()
    return Choice(words.move(move), (move.text,), tag, names_of(move, words), told, is_own)


def way_choice(way: Way, given: Numbering, words: Words) -> Choice:
    """Several moves that get one thing."""
    tag = str(given.numbers[way.note])
    thing = words.arg(way.prospect.thing)
    label = thing if way.is_only else route_of(way.prospect, words)
    is_own = way.note in given.own and way.is_only
    names = (spelled(label), *things_named(way.prospect.thing, words))
    return Choice(label, way.prospect.way, tag, names, told_briefly(way.prospect, words), is_own)


def things_named(thing: Arg, words: Words) -> tuple[str, ...]:
    """What a phrase is about, as short names: `village b6`, and `b6` alone."""
    args = thing.args.values() if isinstance(thing, Phrase) else ()
    named = [words.arg(arg) for arg in args if isinstance(arg, Name | Quote)]
    found = map(spelled, (" ".join(named), *named[-1:])) if len(named) > 1 else ()
    return tuple(name for name in found if not name.isdecimal())


def route_of(prospect: Prospect, words: Words) -> str:
    """`Florence → Siena`: what each move is about; else `room 1: 2 florins`, or the moves themselves if it is free."""
    moves = moves_of(prospect.way, words)
    named = [next(iter(find(words.game).phrase(move).args.values()), None) for move in moves]
    if all(isinstance(one, Name) for one in named):
        return " → ".join(words.arg(one) for one in named)
    if prospect.price:
        return f"{words.arg(prospect.thing)}: {words.arg(Listed(prospect.price))}"
    return ", ".join(words.move(move) for move in moves)


def plan_choice(plan: tuple[str, ...], outlook: Outlook, words: Words, is_paid: bool) -> Choice:
    """The rest of the action in hand, as the game proposes it."""
    told = words.joined([words.move(move) for move in moves_of(plan, words)])
    about = [told_briefly(one, words) for one in outlook.prospects if one.way == plan]
    key = "terminal-pay-for-me" if is_paid else "terminal-do-for-me"
    texts = words.texts
    meaning = (texts.say("terminal-plan", moves=told), *(part for one in about[:1] for part in one))
    names = tuple(map(spelled, (*spoken_words("plan", texts), texts.say(key))))
    return Choice(texts.say(key), plan, PLAN_KEY, names, meaning)


def is_payment(question: Phrase | None) -> bool:
    """Is a payment asked for?"""
    return question is not None and question.key == PAYMENT


def usual_choice(menu: Menu, question: Phrase) -> Choice | None:
    """What an empty line chooses: the only choice there is, or the rest of a payment."""
    is_usual = len(menu.choices) == 1 or (menu.choices[0].tag == PLAN_KEY and is_payment(question))
    return menu.choices[0] if is_usual else None


# What takes several moves


def ways_in(outlook: Outlook, plan: Sequence[str], words: Words) -> list[Way]:
    """The things that take several moves, as far as they are not too many; a plan is offered on its own."""
    found = few_of([one for one in outlook.prospects if is_way(one, words) and one.way != tuple(plan)])
    things = [plain(one.thing) for one in found]
    ways = []
    for at, one in enumerate(found):
        is_first = things.index(things[at]) == at
        note = note_of(one.thing) if is_first else WAY + ", ".join(one.way)
        ways.append(Way(note, one, things.count(things[at]) == 1))
    return ways


def few_of(found: Sequence[Prospect]) -> Sequence[Prospect]:
    """Without those that begin with the verb of most of them, and so on, until no more are left than can be offered."""
    while len(found) > MOST_WAYS:
        verbs = [one.way[0].partition(" ")[0] for one in found]
        longest = {verb: max(len(one.way) for one in found if one.way[0].startswith(verb)) for verb in verbs}
        most = max(verbs, key=lambda verb: (verbs.count(verb), -longest[verb]))  # of equals, what saves least
        found = [one for one, verb in zip(found, verbs, strict=True) if verb != most]
    return found


def is_way(prospect: Prospect, words: Words) -> bool:
    """Does it take several moves? Not if it is nothing but the first of them, and the rest is asked about later."""
    if len(prospect.way) < 2:
        return False
    return prospect.thing != find(words.game).phrase(moves_of(prospect.way, words)[0])


def rooms_of(outlook: Outlook, ways: Sequence[Way]) -> list[str]:
    """Things that are numbers themselves, such as rooms: they have their numbers even while they are out of reach."""
    if not any(number_in(way.prospect.thing) is not None for way in ways):
        return []
    return [note_of(one.thing) for one in outlook.prospects if number_in(one.thing) is not None]


def note_of(thing: Arg) -> str:
    """How a thing is noted among the numbers."""
    number = number_in(thing)
    return f"{WAY}{plain(thing)!r}" if number is None else f"{WAY}{number}"


def number_in(thing: Arg) -> int | None:
    """3 of room 3."""
    if isinstance(thing, Name):
        return int(thing.id) if thing.id.isdecimal() else None
    if isinstance(thing, Phrase) and len(thing.args) == 1:
        (arg,) = thing.args.values()
        return arg.number if isinstance(arg, Count) and arg.number > NOTHING else None
    return None


def moves_of(texts: Sequence[str], words: Words) -> list[Move]:
    """Moves by their notations."""
    return [find(words.game).catalogue.named[text] for text in texts]
