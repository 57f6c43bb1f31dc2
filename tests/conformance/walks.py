"""Walking through random games, and all that a seat can see of one."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from conformance.subject import Subject, Table

import signoria
from signoria import Match
from signoria.kernel.rng import Rng, seeded
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, Step

ONE_ASIDE_IN = 15  # so many moves
LONG = 300  # acts of a game, of which moments are looked at


def new(subject: Subject, table: Table, seed: int) -> Match:
    """A new match at this table."""
    return signoria.new(subject.game.id, table.seats, seed=seed, options=table.options)


def before_luck(subject: Subject, table: Table) -> Match:
    """A new match in which nothing has been dealt: what chance brings is left to the test."""
    options = subject.game.check_options(table.options, table.seats)
    return Match(subject.game, subject.game.start(table.seats, options, None), None)


def written(subject: Subject) -> Iterator[tuple[str, Match]]:
    """A match from each written position, by name."""
    for one in subject.written:
        yield one.name, signoria.from_position(subject.game.id, one.position, seed=1)


def without_luck(match: Match) -> Match:
    """A copy that stops where chance must act."""
    twin = match.copy()
    twin.fortune = None
    return twin


def luck_step(match: Match) -> Step[State] | None:
    """What chance must resolve now, or None."""
    return match.state.stack[-1] if match.state.actor == CHANCE else None


def random_seat(match: Match, rng: Rng) -> int:
    """One of those that must decide."""
    return match.to_act[rng.below(len(match.to_act))]


def random_move(match: Match, seat: int, rng: Rng) -> str:
    """Any of its choices."""
    choices = match.choices(seat)
    return choices[rng.below(len(choices))].text


def random_aside(subject: Subject, match: Match, rng: Rng) -> None:
    """A seat with cards shows one of them to another seat."""
    position = match.position()
    seat = rng.below(match.seats)
    cards = sorted(subject.hand(position, seat).elements())
    if cards:
        to = (seat + 1 + rng.below(match.seats - 1)) % match.seats
        match.show(seat, cards[rng.below(len(cards))], to)


def walk(subject: Subject, match: Match, seed: int, limit: int = 1_000_000, *, asides: bool = True) -> Iterator[Match]:
    """Play at random, with asides now and then; the match is yielded before every act and at the end.

    At every other table, or with every other seed, seats are timid: mostly they choose the first they can, to pass.
    """
    rng = seeded(seed)
    is_timid = (seed + match.seats) % 2 == 1
    for _ in range(limit):
        yield match
        if not match.to_act:
            return
        if asides and subject.may_show and not rng.below(ONE_ASIDE_IN):
            random_aside(subject, match, rng)
        else:
            seat = random_seat(match, rng)
            is_first = is_timid and rng.below(4) > 0
            match.play(seat, match.choices(seat)[0].text if is_first else random_move(match, seat, rng))


def strolls(subject: Subject, table: Table, seeds: range, every: int = 1) -> Iterator[tuple[Match, Rng]]:
    """Moments of random games: every so many moves, with a random source for what the test does there."""
    for seed in seeds:
        rng = seeded(1000 + seed)
        every = 1 if subject.is_brief else every
        skip = rng.below(every)
        for number, match in enumerate(walk(subject, new(subject, table, seed), seed, LONG)):
            if number % every == skip or number == 0:
                yield match, rng


def viewers(match: Match) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(match.seats), None]


def seen(match: Match, viewer: int | None) -> dict[str, bytes]:
    """All that a seat, or a spectator, can see of a match, byte for byte."""
    view = match.view(viewer)
    sight: dict[str, object] = {
        "view": view,
        "to_act": view.to_act,
        "prompt": view.prompt,
        "events": match.events(viewer),
        "survey": [match.survey(viewer, seat) for seat in range(match.seats)],
    }
    if viewer is not None:
        refusals = [match.why_not(viewer, move) for move in match.game.catalogue.moves]
        sight |= {
            "choices": [move.text for move in match.choices(viewer)],
            "final_moves": [move.text for move in match.final_moves(viewer)],
            "why_not": [None if refusal is None else (refusal.code, refusal.rule) for refusal in refusals],
            "record": match.record(viewer),
            "undo_horizon": match.undo_horizon(viewer),
            "lone_answer": repr(match.lone_answer(viewer)),
            "plan": [move.text for move in match.plan(viewer)],
            "outlook": match.outlook(viewer),
        }
    return {name: msgspec.json.encode(value) for name, value in sight.items()}
