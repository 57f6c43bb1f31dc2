"""Condottiere's hints for search: worlds, sensible moves and prospects, with weights from a file."""

from __future__ import annotations

from typing import Final

from signoria.games.condottiere import evaluation, policy
from signoria.games.condottiere.components import KINDS, NO_CARD
from signoria.games.condottiere.inference import CLASSES, conduct_class, note_hands
from signoria.games.condottiere.standing import Standings
from signoria.games.condottiere.state import Condottiere
from signoria.games.condottiere.steps.aftermath import KeepCard
from signoria.games.condottiere.worlds import deal_from, mark_kept, unseen
from signoria.kernel.hints import Hints, Noted, Scales
from signoria.kernel.moves import Move
from signoria.kernel.rng import Rng
from signoria.kernel.steps import TOGETHER

HOURS: Final = 1000  # of a game in a series: more than it has battles


class Weights:
    """All weights for tables with so many seats: by feature, and for each class of conduct how likely cards are."""

    def __init__(self, value: list[float], policy: list[float], hands: list[list[float]]) -> None:
        self.value: Final = Scales(value)
        self.policy: Final = Scales(policy)
        self.hands: Final = hands


class CondottiereHints(Hints[Condottiere]):
    """What we know of playing Condottiere; the weights by number of seats."""

    def __init__(self, by_seats: list[Weights]) -> None:
        self.by_seats: Final = by_seats
        self.standings: Final = Standings()
        self.base: Condottiere | None = None  # of the search that goes on, with what the viewer does not see there
        self.viewer = -1
        self.pool: list[int] = []
        self.likely: list[list[float]] = []

    def look_at(self, s: Condottiere, viewer: int) -> None:
        """Note what is the same in all worlds that look like this one."""
        self.base = s
        self.viewer = viewer
        self.pool = unseen(s, viewer)
        hands = self.by_seats[s.seats].hands
        self.likely = [hands[conduct_class(s, seat)] for seat in range(s.seats)] if hands else []

    def another_world(self, s: Condottiere, viewer: int, by_conduct: bool, rng: Rng) -> Condottiere:
        if s is not self.base or viewer != self.viewer:
            self.look_at(s, viewer)
        world = s.copy()
        face_down = [card != NO_CARD for card in s.down]
        if s.variants.hidden_cards:
            world.down = [card if seat == viewer else NO_CARD for seat, card in enumerate(s.down)]
        buried = 0
        for count in s.buried:
            buried += count
        likely = self.likely if by_conduct else []
        deal_from(self.pool, world, viewer, s.sizes, face_down, buried, likely, rng)
        step = world.stack[-1] if world.stack else None
        if isinstance(step, KeepCard) and step.who != viewer:
            world.kept = [0] * len(s.kept)
            mark_kept(world, step.who, step.kept, rng)
        return world

    def outcome(self, s: Condottiere) -> list[float]:
        share = 1.0 / s.winners.bit_count()
        return [share if s.winners >> seat & 1 else 0.0 for seat in range(s.seats)]

    def weigh(self, s: Condottiere, seat: int, moves: list[Move]) -> list[float]:
        return policy.weights(s, seat, moves, self.by_seats[s.seats].policy, self.standings)

    def hour(self, s: Condottiere) -> int:
        return s.games * HOURS + s.battles

    def value(self, s: Condottiere) -> list[float]:
        return evaluation.prospects(s, self.by_seats[s.seats].value, self.standings)

    def note_value(self, s: Condottiere) -> list[Noted]:
        found: list[Noted] = []
        for seat in range(s.seats):
            noting = Scales(self.by_seats[s.seats].value.weights)
            noting.noted = []
            evaluation.weigh_seat(s, seat, noting, self.standings)
            found.append(noting.noted)
        return found

    def note_moves(self, s: Condottiere, seat: int, moves: list[Move]) -> list[Noted]:
        found: list[Noted] = []
        for move in moves:
            noting = Scales(self.by_seats[s.seats].policy.weights)
            noting.noted = []
            policy.weigh_move(s, seat, move, noting, self.standings)
            found.append(noting.noted)
        return found

    def hand_classes(self) -> tuple[int, int]:
        return len(CLASSES), KINDS

    def note_hands(self, s: Condottiere, viewer: int, held: list[list[float]], expected: list[list[float]]) -> None:
        note_hands(s, viewer, held, expected)

    def sight(self, s: Condottiere, viewer: int) -> tuple[object, ...]:
        row = viewer * len(s.deck)
        seen = [s.site, s.pope, s.holder, s.passed, s.fought, s.battles, s.idle, s.games, s.actor]
        seen += [s.answers[viewer], s.down[viewer], sum(s.buried)]
        seen += s.owner
        seen += s.discard
        seen += s.revealed
        seen += s.lines
        seen += s.sizes
        seen += s.hands[row : row + len(s.deck)]
        seen += s.kept
        for card in s.down:
            seen.append(1 if card != NO_CARD else 0)
        step = s.lanes[viewer][-1] if s.actor == TOGETHER and s.lanes[viewer] else s.stack[-1]
        seen += step.fields()
        return (step.name(), *seen)
