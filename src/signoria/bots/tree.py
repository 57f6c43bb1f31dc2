"""Information-set Monte Carlo tree search: one tree of what the searching seat sees, a new world for every iteration.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), the single-observer kind. Each seat
maximises its own share of the victory. Moves are compared with those that were possible as often as they were.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from signoria.kernel.hints import Hints
from signoria.kernel.moves import Move
from signoria.kernel.play import asked, choices, first_asked, play, roll
from signoria.kernel.rng import Rng
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY, OPEN, TOGETHER

FINE: Final = 1 << 24  # a random part of a sum is drawn as so many parts
ENDLESS: Final = 1 << 60
UNSEEN: Final = -1  # stands for the index of a move that the viewer does not see


class Node:
    """A move that was tried, and what came of it for the seat that made it."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.visits = 0
        self.available = 0  # how often it could have been chosen
        self.total = 0.0
        self.children: dict[int, Node] = {}  # by the index of the move, or UNSEEN


class Manner:
    """How a search goes about it."""

    def __init__(self, is_informed: bool, explore: float, horizon: int) -> None:
        self.is_informed: Final = is_informed  # uses the game's hints; skips what needs no thought
        self.explore: Final = explore  # how much it likes to try what it knows little of
        self.horizon: Final = horizon  # how many of the game's hours it looks ahead; 0: to the end


class Search:
    """A search for one seat from one position: a root, and where in the tree the seat decides next."""

    def __init__(self, hints: Hints[State], manner: Manner, base: State, viewer: int, root: Node) -> None:
        self.hints: Final = hints
        self.manner: Final = manner
        self.base: Final = base  # any world that the viewer cannot rule out
        self.viewer: Final = viewer
        self.root: Final = root
        self.seen: dict[tuple[object, ...], Node] = {}  # by sight: nodes at which the viewer decides
        self.decisions = 0  # simulated
        self.until: Final = hints.hour(base) + manner.horizon if manner.horizon else ENDLESS

    def go_on_from(self, known: Node, last: Search) -> None:
        """Keep what the last search found below a node that has come true."""
        self.root.children = known.children
        kept = set(below(known))
        self.seen = {sight: node for sight, node in last.seen.items() if node in kept}

    def run(self, iterations: int, rng: Rng) -> None:
        """So many worlds, each played once."""
        for _ in range(iterations):
            self.iterate(rng)

    def iterate(self, rng: Rng) -> None:
        """Down the tree in a new world, on beyond it, and back with what came of it."""
        hints = self.hints
        s = hints.another_world(self.base, self.viewer, self.manner.is_informed, rng)
        path = [self.root]
        is_certain = True  # no luck has been met
        while True:
            if s.actor == CHANCE:
                roll(s, rng)
                is_certain = False
            if s.actor == NOBODY or hints.hour(s) >= self.until:
                break
            seat = self.next_seat(s)
            moves = choices(s, seat)
            self.decisions += 1
            if self.manner.is_informed and self.needs_no_thought(s, seat, moves):
                play(s, seat, self.pick(s, seat, moves, rng))
                continue
            node = path[-1]
            if is_certain and seat == self.viewer and node.visits and self.manner.is_informed and not node.children:
                self.note(s, node)
            path.append(self.follow(s, node, seat, moves, rng))
            if not path[-1].visits:
                break
        values = self.play_on(s, rng)
        for one in path:
            one.visits += 1
            if one.seat >= 0:
                one.total += values[one.seat]

    def follow(self, s: State, node: Node, seat: int, moves: list[Move], rng: Rng) -> Node:
        """Make a move, and come to its node: a new one, if it was never made here."""
        if self.has_unseen(s, seat, moves):
            move = self.pick(s, seat, moves, rng)
            index = UNSEEN if self.is_unseen(s, seat, move) else move.index
            if index in node.children:
                node.children[index].available += 1
        else:
            move = self.select(s, node, seat, moves, rng)
            index = move.index
        play(s, seat, move)
        child = node.children.get(index)
        if child is None:
            child = node.children[index] = Node(seat)
            child.available = 1
        return child

    def note(self, s: State, node: Node) -> None:
        """Remember that the viewer decides here, to find the node again when the match comes to it."""
        sight = self.hints.sight(s, self.viewer)
        if sight:
            self.seen[sight] = node

    def next_seat(self, s: State) -> int:
        """Who decides next; while all decide at once the viewer first."""
        if s.actor == TOGETHER:
            return self.viewer if s.lanes[self.viewer] else first_asked(s)
        return s.actor

    def needs_no_thought(self, s: State, seat: int, moves: list[Move]) -> bool:
        """Nothing to choose, or what another decides at the same time: the viewer does not see it."""
        return len(moves) == 1 or (s.actor == TOGETHER and seat != self.viewer)

    def has_unseen(self, s: State, seat: int, moves: list[Move]) -> bool:
        """May another seat make a move here that the viewer does not see? Then the tree cannot say which is good."""
        if seat == self.viewer:
            return False
        for move in moves:
            if self.is_unseen(s, seat, move):
                return True
        return False

    def is_unseen(self, s: State, seat: int, move: Move) -> bool:
        """Would the viewer not see which move another seat makes?"""
        step = asked(s, seat)
        return s.actor == TOGETHER or (step is not None and step.secrecy(s, move) != OPEN)

    def select(self, s: State, node: Node, seat: int, moves: list[Move], rng: Rng) -> Move:
        """The move to try: what has done well, what looks good and what is little known, of those possible here."""
        return (
            self.select_informed(s, node, seat, moves)
            if self.manner.is_informed
            else self.select_plain(node, moves, rng)
        )

    def select_plain(self, node: Node, moves: list[Move], rng: Rng) -> Move:
        """One never tried, any; else by upper confidence bounds."""
        untried: list[Move] = []
        best = moves[0]
        highest = -1.0
        for move in moves:
            child = node.children.get(move.index)
            if child is None:
                untried.append(move)
                continue
            child.available += 1
            bound = child.total / child.visits + self.manner.explore * sqrt(log(child.available) / child.visits)
            if bound > highest:
                highest = bound
                best = move
        return untried[rng.below(len(untried))] if untried else best

    def select_informed(self, s: State, node: Node, seat: int, moves: list[Move]) -> Move:
        """By what came of it, and by the hints' weights as long as little is known."""
        weights = self.hints.weigh(s, seat, moves)
        whole = 0.0
        for weight in weights:
            whole += weight
        visits = 1
        total = 0.0
        for move in moves:
            child = node.children.get(move.index)
            if child is not None:
                child.available += 1
                visits += child.visits
                total += child.total
        expected = total / (visits - 1) if visits > 1 else 0.5
        best = moves[0]
        highest = -1.0
        for at, move in enumerate(moves):
            child = node.children.get(move.index)
            share = weights[at] / whole
            if child is None:
                bound = expected + self.manner.explore * share * sqrt(visits)
            else:
                bound = child.total / child.visits + self.manner.explore * share * sqrt(child.available) / (
                    1 + child.visits
                )
            if bound > highest:
                highest = bound
                best = move
        return best

    def play_on(self, s: State, rng: Rng) -> list[float]:
        """Play to the end or the horizon; each seat's share, or prospects, of victory."""
        hints = self.hints
        while True:
            roll(s, rng)
            if s.actor == NOBODY:
                return hints.outcome(s)
            if hints.hour(s) >= self.until:
                return hints.value(s)
            seat = self.next_seat(s)
            moves = choices(s, seat)
            self.decisions += 1
            play(s, seat, self.pick(s, seat, moves, rng))

    def pick(self, s: State, seat: int, moves: list[Move], rng: Rng) -> Move:
        """A move by the hints' weights, or any."""
        if len(moves) == 1:
            return moves[0]
        if not self.manner.is_informed:
            return moves[rng.below(len(moves))]
        return pick_by_weight(moves, self.hints.weigh(s, seat, moves), rng)

    def visits(self, moves: list[Move]) -> list[int]:
        """How often each of these moves was tried."""
        found: list[int] = []
        for move in moves:
            child = self.root.children.get(move.index)
            found.append(0 if child is None else child.visits)
        return found

    def best(self, moves: list[Move]) -> Move:
        """The move that was tried most often."""
        visits = self.visits(moves)
        return moves[visits.index(max(visits))]


def below(node: Node) -> list[Node]:
    """All nodes under this one."""
    found: list[Node] = []
    for child in node.children.values():
        found.append(child)
        found += below(child)
    return found


def pick_by_weight(moves: list[Move], weights: list[float], rng: Rng) -> Move:
    """One of the moves, each as likely as its weight says."""
    whole = 0.0
    for weight in weights:
        whole += weight
    left = whole * rng.below(FINE) / FINE
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return moves[at]
    return moves[-1]
