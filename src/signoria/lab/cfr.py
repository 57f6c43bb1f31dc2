"""Solving small games of two seats by counterfactual regret minimisation (CFR+), and exact best replies.

A game is given in its *sequence form* (Koller, Megiddo and von Stengel). A seat's *line* is the list of its own
choices so far, written as a number; 0 is the line of a seat that has chosen nothing yet. An *information set* is a
question that a seat is asked after one of its lines, knowing what it knows; each of its choices makes a longer line. An
end of the game is reached by one line of each seat, and by luck.

A *policy* gives for every line how often its last choice is made where it is offered. A *plan* gives for every line the
probability that a seat plays the whole of it if luck and the other seat let it. Plans of two seats meet in a sum over
the ends, so that no tree is walked: neither by CFR+ nor by the best reply.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


class Side:
    """The information sets of one seat, each after those that lead to it."""

    def __init__(self) -> None:
        self.after: Final[list[int]] = []  # the line that leads to each information set
        self.first: Final[list[int]] = []  # the line that its first choice makes; those of the others follow
        self.size: Final[list[int]] = []  # how many choices it has
        self.lines = 1

    def ask(self, after: int, size: int) -> int:
        """A new information set; its number."""
        if not 0 <= after < self.lines or size < 1:
            raise ValueError("an information set has choices, and comes after a line that there is")
        self.after.append(after)
        self.first.append(self.lines)
        self.size.append(size)
        self.lines += size
        return len(self.after) - 1


class Form:
    """The sequence form of a game in which one seat gains what the other loses."""

    def __init__(self) -> None:
        self.sides: Final = (Side(), Side())
        self.ends: Final[dict[tuple[int, int], float]] = {}  # by the lines of both: what seat 0 gains, times its odds

    def end(self, line: int, other: int, odds: float, gain: float) -> None:
        """Luck lets these lines of seat 0 and seat 1 end so, with these odds; ends of equal lines add up."""
        self.ends[line, other] = self.ends.get((line, other), 0.0) + odds * gain


class Solver:
    """Two seats that learn from what they regret; the average of all their plans comes close to an equilibrium."""

    def __init__(self, form: Form) -> None:
        ends = [(line, other, gain) for (line, other), gain in form.ends.items() if gain]
        self.sides: Final = form.sides
        self.own: Final = ([line for line, _, _ in ends], [other for _, other, _ in ends])  # by seat: its lines …
        self.gains: Final = ([gain for _, _, gain in ends], [-gain for _, _, gain in ends])  # … and what it gains
        self.regrets: Final = ([0.0] * form.sides[0].lines, [0.0] * form.sides[1].lines)
        self.policies: Final = [even(form.sides[0]), even(form.sides[1])]
        self.plans: Final = [planned(side, policy) for side, policy in zip(form.sides, self.policies, strict=True)]
        self.sums: Final = ([0.0] * form.sides[0].lines, [0.0] * form.sides[1].lines)
        self.turns = 0

    def learn(self) -> None:
        """One iteration: each seat in turn regrets what it did not do, and plans anew."""
        self.turns += 1
        for seat in (0, 1):
            self.regret(seat)
            self.policies[seat] = matched(self.sides[seat], self.regrets[seat])
            plan = self.plans[seat] = planned(self.sides[seat], self.policies[seat])
            total = self.sums[seat]
            weight = float(self.turns)  # later plans are better, and count for more
            for line in range(len(plan)):
                total[line] = total[line] + weight * plan[line]

    def regret(self, seat: int) -> None:
        """CFR+: what each choice would have gained above the policy is added up; never below nothing."""
        side, policy, regrets = self.sides[seat], self.policies[seat], self.regrets[seat]
        worth = self.worth(seat, self.plans[1 - seat])
        for asked in range(len(side.after) - 1, -1, -1):
            first, after = side.first[asked], side.after[asked]
            value = 0.0
            for line in range(first, first + side.size[asked]):
                value += worth[line] * policy[line]
            for line in range(first, first + side.size[asked]):
                regrets[line] = max(0.0, regrets[line] + worth[line] - value)
            worth[after] = worth[after] + value

    def worth(self, seat: int, other: list[float]) -> list[float]:
        """What each line gains at the ends that it reaches itself, against this plan of the other seat."""
        worth = [0.0] * self.sides[seat].lines
        own, others, gains = self.own[seat], self.own[1 - seat], self.gains[seat]
        for end in range(len(gains)):
            line = own[end]
            worth[line] = worth[line] + gains[end] * other[others[end]]
        return worth

    def average(self) -> tuple[list[float], list[float]]:
        """The plans of both seats, averaged over all iterations: what was learned."""
        if not self.turns:
            return (self.plans[0], self.plans[1])
        weight = self.turns * (self.turns + 1) / 2
        return ([total / weight for total in self.sums[0]], [total / weight for total in self.sums[1]])

    def best_reply(self, seat: int, other: list[float]) -> float:
        """What the seat gains by the best plan there is against this one."""
        side = self.sides[seat]
        worth = self.worth(seat, other)
        for asked in range(len(side.after) - 1, -1, -1):
            first = side.first[asked]
            best = worth[first]
            for line in range(first + 1, first + side.size[asked]):
                best = max(best, worth[line])
            worth[side.after[asked]] = worth[side.after[asked]] + best
        return worth[0]

    def value(self, plan: list[float], other: list[float]) -> float:
        """What seat 0 gains by its plan against a plan of seat 1."""
        worth = self.worth(0, other)
        value = 0.0
        for line in range(len(plan)):
            value += plan[line] * worth[line]
        return value

    def exploitability(self, plans: tuple[list[float], list[float]]) -> float:
        """What the best replies gain on the average of both seats (NashConv / 2): nothing in an equilibrium."""
        return (self.best_reply(0, plans[1]) + self.best_reply(1, plans[0])) / 2


def even(side: Side) -> list[float]:
    """The policy of a seat that takes all choices equally often."""
    return matched(side, [0.0] * side.lines)


def matched(side: Side, weights: list[float]) -> list[float]:
    """The policy that takes each choice as often as it weighs; where none weighs anything, all equally often."""
    policy = [1.0] * side.lines
    for asked in range(len(side.after)):
        first, size = side.first[asked], side.size[asked]
        total = 0.0
        for line in range(first, first + size):
            total += weights[line]
        for line in range(first, first + size):
            policy[line] = weights[line] / total if total > 0.0 else 1.0 / size
    return policy


def planned(side: Side, policy: list[float]) -> list[float]:
    """How likely the policy makes each whole line."""
    plan = [1.0] * side.lines
    for asked in range(len(side.after)):
        reach = plan[side.after[asked]]
        for line in range(side.first[asked], side.first[asked] + side.size[asked]):
            plan[line] = reach * policy[line]
    return plan


def solve(form: Form, iterations: int, on_turn: Callable[[], None] | None = None) -> Solver:
    """Let the seats learn for so many iterations."""
    solver = Solver(form)
    for _ in range(iterations):
        solver.learn()
        if on_turn is not None:
            on_turn()
    return solver
