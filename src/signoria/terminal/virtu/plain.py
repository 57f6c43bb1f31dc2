"""Virtù's table as sentences, for screen readers and pipes: what the question needs, and no more."""

from __future__ import annotations

from signoria.games.virtu.view import VirtuView
from signoria.kernel.outlook import Outlook
from signoria.kernel.phrases import Count, Listed
from signoria.terminal.virtu.card import card_sentence
from signoria.terminal.virtu.palace import court_sentence, domain_sentence, rooms_sentence
from signoria.terminal.virtu.seats import PHASES, owner_line, phase_of
from signoria.terminal.virtu.siege import notes_of
from signoria.words import Words, capital

# Questions about the palace, and about what pays.
PALACE = (
    "place-family", "place-token", "move-token", "clear-indulgence", "free-room", "reorganise", "choose-side",
    "make-room", "free-space", "last-indulgence",
)  # fmt: skip
PAYING = ("cash", "gather", "refresh-tiles", "pay", "buy-things", "forge-alliance")


def told(view: VirtuView, words: Words, outlook: Outlook, last: int) -> list[str]:
    """The year, the seats in a sentence each, and what the question is about."""
    lines = [when(view, words, last)]
    lines += [seat_line(view, seat, words) for seat in range(view.seats)]
    asked = "" if view.question is None else view.question.key
    seat = view.seat
    if seat is not None and asked in PALACE:
        lines += [rooms_sentence(view, seat, words, outlook), court_sentence(view, seat, words)]
    if seat is not None and asked in PAYING:
        lines += [court_sentence(view, seat, words), domain_sentence(view, seat, words)]
    lines += card_sentence(view, words)
    lines += siege_lines(view, words, outlook)
    if view.pool:
        lines.append(words.say("plain-pool", symbols=Listed(view.pool)))
    return lines


def when(view: VirtuView, words: Words, last: int) -> str:
    """The year, the phase and the order of turns."""
    phase = phase_of(view)
    told = [words.say("table-year", year=max(view.course.year, 1), last=last), words.say(f"table-phase-{phase}")]
    if phase in PHASES:
        told.append(words.say("plain-order", seats=words.seats(view.course.order)))
    told += [words.say("table-last").rstrip(".")] if view.course.is_last else []
    return ". ".join(told) + "."


def seat_line(view: VirtuView, number: int, words: Words) -> str:
    """The numbers of a seat; of the reader's own also what can pay."""
    seat = view.table[number]
    told = words.say(
        "plain-seat",
        name=owner_line(view, number, words),
        florins=Count(seat.florins, "florin"),
        cities=Count(len(seat.cities), "city"),
        troops=Count(sum(view.armies[number].values()), "troop"),
        prestige=Count(view.prestige[number].total, "prestige"),
    )
    return f"{told} {words.say('plain-ready', symbols=Listed(view.ready[number]))}" if number == view.seat else told


def siege_lines(view: VirtuView, words: Words, outlook: Outlook) -> list[str]:
    """Both sums of the siege in hand, and what it costs."""
    siege = view.siege
    if siege is None:
        return []
    sums = [
        f"{words.say('table-attack')}: {words.sum(siege.attack)}.",
        f"{words.say('table-defence')}: {words.sum(siege.defence)}.",
    ]
    return [*sums, *(capital(words.sentence(note)) for note in notes_of(outlook))]
