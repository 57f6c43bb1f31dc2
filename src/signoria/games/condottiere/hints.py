"""Condottiere's hints for search: worlds, sensible moves and prospects, with weights from a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from signoria.games.condottiere import evaluation, policy
from signoria.games.condottiere.components import NO_CARD
from signoria.games.condottiere.standing import Standings
from signoria.games.condottiere.state import Condottiere
from signoria.games.condottiere.steps.aftermath import KeepCard
from signoria.games.condottiere.worlds import deal_unseen, mark_kept
from signoria.kernel.hints import Hints, Scales
from signoria.kernel.moves import Move
from signoria.kernel.rng import Rng
from signoria.kernel.steps import TOGETHER

HOURS: Final = 1000  # of a game in a series: more than it has battles


class CondottiereHints(Hints[Condottiere]):
    """What we know of playing Condottiere."""

    def __init__(self, value_weights: Mapping[str, float], policy_weights: Mapping[str, float]) -> None:
        self.value_scales: Final = Scales([value_weights[name] for name in evaluation.FEATURES])
        self.policy_scales: Final = Scales([policy_weights[name] for name in policy.FEATURES])
        self.standings: Final = Standings()

    def another_world(self, s: Condottiere, viewer: int, rng: Rng) -> Condottiere:
        world = s.copy()
        face_down = [card != NO_CARD for card in s.down]
        for seat in range(s.seats):
            if seat != viewer and face_down[seat]:
                if world.down is s.down:
                    world.down = s.down[:]
                world.down[seat] = NO_CARD
        buried = 0
        for count in s.buried:
            buried += count
        deal_unseen(world, viewer, s.sizes, face_down, buried, rng)
        step = world.stack[-1] if world.stack else None
        if isinstance(step, KeepCard) and step.who != viewer:
            world.kept = [0] * len(s.kept)
            mark_kept(world, step.who, step.kept, rng)
        return world

    def outcome(self, s: Condottiere) -> list[float]:
        share = 1.0 / s.winners.bit_count()
        return [share if s.winners >> seat & 1 else 0.0 for seat in range(s.seats)]

    def weigh(self, s: Condottiere, seat: int, moves: list[Move]) -> list[float]:
        return policy.weights(s, seat, moves, self.policy_scales, self.standings)

    def hour(self, s: Condottiere) -> int:
        return s.games * HOURS + s.battles

    def value(self, s: Condottiere) -> list[float]:
        return evaluation.prospects(s, self.value_scales, self.standings)

    def sight(self, s: Condottiere, viewer: int) -> tuple[int, ...]:
        row = viewer * len(s.deck)
        seen = [s.site, s.pope, s.holder, s.passed, s.battles, s.games, s.actor, s.answers[viewer], s.down[viewer]]
        seen += s.lines
        seen += s.sizes
        seen += s.hands[row : row + len(s.deck)]
        seen += s.kept
        for card in s.down:
            seen.append(1 if card != NO_CARD else 0)
        step = s.lanes[viewer][-1] if s.actor == TOGETHER and s.lanes[viewer] else s.stack[-1]
        seen += step.fields()
        return (*seen, len(step.name()))
