"""The outlook in words: what each thing that could be chosen costs, lacks and brings."""

from __future__ import annotations

import re
from collections.abc import Iterator

from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Listed, Sum
from signoria.kernel.registry import find
from signoria.words import Words, capital, ruled

LINE = re.compile(r"line-(\d+)")
PRICES = ("crowns",)  # sums that spell out what the price says already


def told_briefly(prospect: Prospect, words: Words) -> tuple[str, ...]:
    """One thing in a few sentences, the price and the points first: of sums only what they come to."""
    sums = {name: one for name, one in prospect.sums.items() if not (seat_in(name) or name in PRICES)}
    totals = [f"{label(name, words)} {found.total}" for name, found in sums.items()]
    summed = [capital(f"{', '.join(totals)}.")] if totals else []
    return (*costs_of(prospect, words), *summed, *brings_of(prospect, words))


def told_fully(outlook: Outlook, words: Words) -> list[str]:
    """All things, each with what it means below it; first what holds for the whole question."""
    lines = [words.sentence(note) for note in outlook.notes]
    lines += [sum_line(name, found, words) for name, found in outlook.sums.items()]
    names = [words.arg(prospect.thing) for prospect in outlook.prospects]
    for name, prospect in zip(names, outlook.prospects, strict=True):
        lines += [""] if lines else []
        lines.append(capital(name if names.count(name) == 1 else told_apart(name, prospect, words)))
        lines += [f"  {part}" for part in (*costs_of(prospect, words), *brings_of(prospect, words))]
        lines += [f"  {sum_line(name, found, words)}" for name, found in prospect.sums.items()]
    return lines


def told_apart(name: str, prospect: Prospect, words: Words) -> str:
    """The moves that get a thing which can be had in several ways; its name if it cannot be had."""
    catalogue = find(words.game).catalogue.named
    moves = [words.move(catalogue[move]) for move in prospect.way or prospect.moves]
    return ", ".join(dict.fromkeys(moves)) if moves else name


def costs_of(prospect: Prospect, words: Words) -> Iterator[str]:
    """What one thing costs, and what of that is missing, a sentence each."""
    texts = words.texts
    if prospect.price:
        yield texts.say("terminal-costs", things=words.arg(Listed(prospect.price)))
    if prospect.short:
        yield texts.say("terminal-short", things=words.arg(Listed(prospect.short)))


def brings_of(prospect: Prospect, words: Words) -> Iterator[str]:
    """What else is to be said of one thing, a sentence each."""
    for phrase in prospect.brings:
        yield full_stop(words.sentence(phrase))
    if prospect.why_not is not None:
        yield ruled(words.sentence(prospect.why_not), prospect.rule)


def sum_line(name: str, found: Sum, words: Words) -> str:
    """A sum with what is reckoned."""
    return f"{capital(label(name, words))}: {words.sum(found)}."


def label(name: str, words: Words) -> str:
    """What is reckoned, in words: a seat's line, or what the texts call it; else as the game does."""
    if seat := seat_in(name):
        return words.seat(int(seat[1]))
    key = f"terminal-sum-{name}"
    return words.texts.say(key) if words.texts.has(key) else name


def seat_in(name: str) -> re.Match[str] | None:
    """The seat of `line-2`."""
    return LINE.fullmatch(name)


def full_stop(sentence: str) -> str:
    """With a stop at its end."""
    return sentence if sentence.endswith((".", "!", "?", "…")) else f"{sentence}."
