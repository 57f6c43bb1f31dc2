"""Moments of games, and playing on from them on a copy of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

import msgspec

import signoria
from signoria.games.virtu import moves
from signoria.games.virtu.components import (
    BITS,
    COURT_SOURCE,
    FULL,
    SYMBOLS,
)
from signoria.games.virtu.events import (
    TAPPED,
)
from signoria.games.virtu.phrases import UNITS
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.paying import Pay
from signoria.games.virtu.steps.spring import ClearIndulgence
from signoria.kernel.moves import Move
from signoria.kernel.outlook import Outlook
from signoria.kernel.phrases import Count
from signoria.kernel.play import asked, choices, play
from signoria.kernel.registry import AnyGame
from signoria.kernel.rng import Rng

T = TypeVar("T")
Checks = Counter[str]  # how often each thing was checked


class Moment(NamedTuple):
    """A seat that is asked something, and what it is told about it."""

    game: AnyGame
    s: Virtu
    seat: int
    told: Outlook

    @property
    def question(self) -> str:
        """`pay`."""
        step = asked(self.s, self.seat)
        assert step is not None
        return step.name()

    def find(self, text: str) -> Move:
        """A move by its notation."""
        move = self.game.catalogue.find(text)
        assert move is not None
        return move

    def table(self) -> Virtu:
        """A copy of the table, on which what happens is noted."""
        copy = self.s.copy()
        copy.log = []
        return copy


# Positions


def walk(match: signoria.Match, rng: Rng, manner: str, every: int, most: int) -> Iterator[Moment]:
    """Every so many questions of a game: `greedy` seats play by rules of thumb, `eager` ones seldom stop."""
    for number in range(most * every):
        if not match.to_act:
            return
        seat = match.to_act[rng.below(len(match.to_act))]
        if number % every == 0:
            yield moment(match, seat)
        options = match.choices(seat)
        if manner == "greedy" and rng.below(5):
            match.play(seat, match.game.advise(match.state, seat, options))
        else:
            first = 1 if manner == "eager" and len(options) > 1 and rng.below(4) else 0
            match.play(seat, options[first + rng.below(len(options) - first)])


def at_war(match: signoria.Match, rng: Rng, components: str | None = None) -> signoria.Match:
    """The same table at the end of a spring in which everybody has marched: troops, bonuses and few florins."""
    position = {name: value for name, value in match.position().items() if name in KEPT}
    seats = msgspec.convert(position["seat"], list[dict[str, object]])
    for number, seat in enumerate(seats):
        homes = [city.removesuffix("!") for city in msgspec.convert(seat["cities"], list[str])]
        targets = [one_of(rng, SITES[match.game.id]), one_of(rng, SITES[match.game.id]), one_of(rng, homes)]
        sites = [one_of(rng, targets) for _ in range(2 + rng.below(5))]
        seat |= {"troops": dict(Counter(sites)), "florins": rng.below(3), "war_tokens": rng.below(3)}
        seat |= {"rooms": [], "left": [], "right": one_of(rng, COURTS), "may_indulge": rng.below(2) == 1, "token": 2}
        seat["cities"] = [city + "!" if rng.below(3) else city for city in homes]
        if match.game.id == "virtu":
            seat |= {"bonuses": BONUSES[number], "titles": [], "allies": ["france"] if number == 3 else []}
    majors = msgspec.convert(position.get("major", {}), dict[str, dict[str, object]])
    for major in majors.values():
        major["influence"] = rng.below(7) - 3
    position |= {"major": majors} if majors else {}
    return signoria.from_position(
        match.game.id, {**position, "seat": seats, "phase": "sieges"}, seed=1, components=components
    )


KEPT = ("game", "options", "seat", "year", "order", "ladder", "major")
SITES = {
    "virtu": ("siena", "ancona", "spoleto", "ravenna", "benevento", "terracina", "rome", "florence", "venice"),
    "wars-of-italy": ("siena", "pisa", "florence", "rome", "civitavecchia", "venice", "ravenna", "corfu"),
}
COURTS: tuple[list[str], ...] = (
    ["admiral"],
    ["standard_bearer", "admiral!"],
    ["merchant", "standard_bearer"],
    ["banker"],
    [],
)


BONUSES: tuple[list[str], ...] = (["leonardo"], ["artillery"], ["bastion"], ["the_prince"], [])


def one_of(rng: Rng, things: Sequence[T]) -> T:
    """One of them."""
    return things[rng.below(len(things))]


def moment(match: signoria.Match, seat: int) -> Moment:
    """What the seat is told now."""
    s = match.state
    assert isinstance(s, Virtu)
    return Moment(match.game, s.copy(), seat, match.outlook(seat))


# Playing on


def follow(m: Moment, s: Virtu, texts: tuple[str, ...]) -> int:
    """Play moves, paying by plan and clearing no indulgence; what the last payment asked for, packed (−1: nothing)."""
    need = -1
    for text in texts:
        play(s, m.seat, m.find(text))
        step = asked(s, m.seat)
        if text.startswith("lift "):  # an agent is paid for when it is said where it goes
            play(s, m.seat, choices(s, m.seat)[0])
            step = asked(s, m.seat)
        need = s.need if isinstance(step, Pay) else -1
        if text != texts[-1] and isinstance(step, Pay):
            continue
        while isinstance(step, (Pay, ClearIndulgence)):
            tap = m.game.plan(s, m.seat)
            play(s, m.seat, moves.DECLINE if tap is None else tap)
            step = asked(s, m.seat)
    return need


def tapped(s: Virtu, seat: int, *, in_room: bool) -> list[int]:
    """The symbols that a seat has got from cards in the room, or from elsewhere, by kind."""
    assert s.log is not None
    got = [0] * SYMBOLS
    for kind, who, source, amount, _, _ in s.log:
        if kind == TAPPED and who == seat and (source < COURT_SOURCE) == in_room:
            got[amount >> BITS] += amount & FULL
    return got


def is_told(s: Virtu, kind: int, seat: int) -> bool:
    """Has this happened to the seat?"""
    assert s.log is not None
    return any(one[:2] == (kind, seat) for one in s.log)


def packed(counts: tuple[Count, ...]) -> int:
    """Counts as the engine packs them."""
    return sum([one.number << BITS * UNITS.index(one.unit) for one in counts])
