"""Roads between labels on a screen of letters: drawn around everything, never on top of each other."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

Cell = tuple[int, int]  # row and column
Pair = tuple[str, str]
Road = tuple[Cell, ...]  # from a cell of one label to a cell of the other, both included
Roads = dict[Pair, Road]

STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))
# The sign of a cell with arms to the neighbours above 1, below 2, left 4, right 8.
ARMS = {(-1, 0): 1, (1, 0): 2, (0, -1): 4, (0, 1): 8}
SIGNS = {3: "│", 12: "─", 5: "┘", 9: "└", 6: "┐", 10: "┌", 15: "┼"}
STRAIGHT = (3, 12)
TURN, CROSSING, CLOSE = 3, 6, 1  # what a turn, a crossing, and a cell right beside something cost more than a step
SIDEWAYS = 4  # what leaving a label at its side costs, if the other label stands in another row
TRIES = 12  # orders in which roads are laid, until all have a way


class Box(NamedTuple):
    """Where a label stands: its row, its first column, where its name ends, and where its last sign may stand."""

    row: int
    first: int
    end: int
    last: int

    @property
    def cells(self) -> Iterator[Cell]:
        """All cells that it takes."""
        return ((self.row, column) for column in range(self.first, self.last + 1))

    @property
    def gates(self) -> Iterator[tuple[Cell, Cell]]:
        """The cells that roads leave from, each with the direction that they take."""
        yield (self.row, self.first), (0, -1)
        yield (self.row, self.last), (0, 1)
        for column in range(self.first, self.end + 1):
            yield (self.row, column), (-1, 0)
            yield (self.row, column), (1, 0)


class Ground:
    """What has been laid so far."""

    def __init__(self, width: int, height: int, taken: Collection[Cell]) -> None:
        self.width = width
        self.height = height
        self.taken = frozenset(taken)
        self.arms: dict[Cell, int] = {}

    def is_inside(self, cell: Cell) -> bool:
        """Is there such a cell?"""
        return 0 <= cell[0] < self.height and 0 <= cell[1] < self.width

    def price(self, cell: Cell, step: Cell) -> int | None:
        """What going over a cell in this direction costs; None if it cannot be."""
        if not self.is_inside(cell) or cell in self.taken:
            return None
        there = self.arms.get(cell)
        if there is None:
            near = [(cell[0] + down, cell[1] + right) for down, right in STEPS]
            return 1 + CLOSE * sum(one in self.arms for one in near)
        is_across = there in STRAIGHT and not there & ARMS[step]
        return CROSSING if is_across else None

    def lay(self, road: Road) -> None:
        """Remember a road."""
        for before, cell, after in zip(road, road[1:], road[2:], strict=False):
            self.arms[cell] = self.arms.get(cell, 0) + arm(cell, before) + arm(cell, after)


def arm(cell: Cell, other: Cell) -> int:
    """The arm of a cell towards its neighbour."""
    return ARMS[other[0] - cell[0], other[1] - cell[1]]


def lay_roads(
    boxes: Mapping[str, Box], pairs: Sequence[Pair], width: int, height: int, taken: Collection[Cell]
) -> Roads:
    """All roads that find a way; others are missing. Roads that found none are laid first the next time."""
    blocked = {*taken, *(cell for box in boxes.values() for cell in box.cells)}
    order = sorted(pairs, key=lambda pair: distance(boxes[pair[0]], boxes[pair[1]]))
    best: Roads = {}
    for _ in range(TRIES):
        ground = Ground(width, height, blocked)
        found: Roads = {}
        for pair in order:
            road = way(ground, boxes[pair[0]], boxes[pair[1]])
            if road:
                ground.lay(road)
                found[pair] = road
        best = found if len(found) > len(best) else best
        lost = [pair for pair in order if pair not in found]
        if not lost:
            break
        order = [*lost, *(pair for pair in order if pair in found)]
    return best


def distance(one: Box, other: Box) -> int:
    """About how far two labels lie apart; a row is as high as two columns are wide."""
    aside = max(one.first - other.last, other.first - one.last, 0)
    return 2 * abs(one.row - other.row) + aside


def way(ground: Ground, start: Box, target: Box) -> Road:
    """The cheapest way from one label to another; nothing if there is none."""
    ends = {((cell[0] + step[0], cell[1] + step[1]), (-step[0], -step[1])): cell for cell, step in target.gates}
    queue: list[tuple[int, Cell, Cell]] = []
    costs: dict[tuple[Cell, Cell], int] = {}
    came: dict[tuple[Cell, Cell], tuple[Cell, Cell] | None] = {}
    gates: dict[tuple[Cell, Cell], Cell] = {}

    def reach(cell: Cell, step: Cell, cost: int, before: tuple[Cell, Cell] | None, gate: Cell | None) -> None:
        price = ground.price(cell, step)
        if price is not None and cost + price < costs.get((cell, step), 1_000_000):
            costs[cell, step] = cost + price
            came[cell, step] = before
            if gate is not None:
                gates[cell, step] = gate
            heappush(queue, (cost + price, cell, step))

    for cell, step in start.gates:
        reach((cell[0] + step[0], cell[1] + step[1]), step, gate_price(cell, step, start, target), None, cell)
    while queue:
        cost, cell, step = heappop(queue)
        if cost > costs[cell, step]:
            continue
        is_crossing = cell in ground.arms
        leaving = [step] if is_crossing else STEPS
        for last in leaving:
            if (cell, last) in ends and last != (-step[0], -step[1]):
                return traced((cell, step), came, gates, ends[cell, last])
        for turn in leaving:
            if turn != (-step[0], -step[1]):
                more = 0 if turn == step else TURN
                reach((cell[0] + turn[0], cell[1] + turn[1]), turn, cost + more, (cell, step), None)
    return ()


def gate_price(cell: Cell, step: Cell, start: Box, target: Box) -> int:
    """Roads leave at the side towards a label in the same row, else rather above or below the middle of a name."""
    if not step[0]:
        return 0 if start.row == target.row else SIDEWAYS
    return abs(cell[1] - (start.first + start.end) // 2) // 4


def traced(
    last: tuple[Cell, Cell],
    came: Mapping[tuple[Cell, Cell], tuple[Cell, Cell] | None],
    gates: Mapping[tuple[Cell, Cell], Cell],
    target: Cell,
) -> Road:
    """The way back to its beginning, turned round."""
    cells = [target]
    at: tuple[Cell, Cell] | None = last
    first = last
    while at is not None:
        cells.append(at[0])
        first, at = at, came[at]
    cells.append(gates[first])
    return tuple(reversed(cells))


def signs(roads: Mapping[Pair, Road]) -> dict[Cell, str]:
    """What is drawn in each cell between the labels."""
    ground = Ground(0, 0, ())
    for road in roads.values():
        ground.lay(road)
    return {cell: SIGNS[arms] for cell, arms in ground.arms.items()}
