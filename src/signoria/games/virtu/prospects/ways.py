"""The ways of the token: which rooms it can reach, and how (V3.1, V3.2, V5.2). Found by trying them out."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from signoria.games.virtu import bot, moves
from signoria.games.virtu.components import ARROW, COURT_SOURCE, FLORIN, KINDS, TILE_SOURCE, count_of
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.paying import MOVING, Purse, purse_of
from signoria.games.virtu.steps.spring import ClearIndulgence
from signoria.kernel.moves import Move
from signoria.kernel.play import asked, choices, play


class Way(NamedTuple):
    """A way that the token can go, without removing any indulgence.

    `cleared` is the state in which the indulgence of the last room is removed, if that is possible there.
    """

    s: Virtu
    moves: tuple[Move, ...]
    cleared: Virtu | None = None
    clearings: tuple[Move, ...] = ()


def ways(s: Virtu, seat: int) -> dict[tuple[int, bool], Way]:
    """The best way to each room that can be reached: by how many rooms further it lies, and if a step is bought."""
    found: dict[tuple[int, bool], Way] = {}
    queue = deque([Way(s, ())])
    seen = {mark(s, seat)}
    while queue:
        way = queue.popleft()
        for move in sensible(way.s, seat):
            if move is moves.STOP:
                key = (way.s.steps - s.steps, way.s.has_paid_step and not s.has_paid_step)
                stopped = Way(way.s, (*way.moves, move), way.cleared, way.clearings)
                if key not in found or toll(stopped, seat) < toll(found[key], seat):
                    found[key] = stopped
                continue
            ahead = further(way, seat, move)
            if mark(ahead.s, seat) not in seen:
                seen.add(mark(ahead.s, seat))
                queue.append(ahead)
    return found


def toll(way: Way, seat: int) -> tuple[int, int, int]:
    """What a way costs: moves, sources that are exhausted in the end, florins. Courtiers pay best before they wake."""
    s = way.s
    courtiers, titles = s.tired[seat].bit_count(), s.tired_titles[seat].bit_count()
    exhausted = courtiers + titles + s.tired_cities.bit_count() + s.tired_cathedrals.bit_count()
    return len(way.moves), exhausted, -s.florins[seat]


def further(way: Way, seat: int, move: Move) -> Way:
    """One move more; an indulgence on the way stays where it is."""
    ahead = way.s.copy()
    play(ahead, seat, move)
    taken = (*way.moves, move)
    if not isinstance(asked(ahead, seat), ClearIndulgence):
        return Way(ahead, taken)
    clearings = tuple(one for one in choices(ahead, seat) if one is not moves.DECLINE)
    cleared = paid_by_plan(ahead, seat, clearings[0])
    play(ahead, seat, moves.DECLINE)
    return Way(ahead, taken, cleared, clearings)


def paid_by_plan(s: Virtu, seat: int, move: Move) -> Virtu:
    """The state after a move whose price is paid as a sensible plan says."""
    after = s.copy()
    play(after, seat, move)
    tap = bot.plan(after, seat)
    while tap is not None:
        play(after, seat, tap)
        tap = bot.plan(after, seat)
    return after


def mark(s: Virtu, seat: int) -> tuple[int, ...]:
    """What the rest of the way depends on: of two states with equal marks only one is followed."""
    exhausted = (s.tired[seat], s.tired_cities, s.tired_cathedrals, s.tired_titles[seat])
    return (s.steps, s.budget, int(s.has_paid_step), s.florins[seat], len(s.stack), *exhausted)


def sensible(s: Virtu, seat: int) -> Sequence[Move]:
    """The choices, with only the first of several sources that would do the same."""
    found: list[Move] = []
    met: set[tuple[int, int, int]] = set()
    purse = purse_of(s, seat, MOVING)
    for move in choices(s, seat):
        if isinstance(move, moves.Tap):
            use = use_of(purse, move.source)
            if use in met:
                continue
            met.add(use)
        found.append(move)
    return found


def use_of(purse: Purse, source: int) -> tuple[int, int, int]:
    """What a source means to the token: when it wakes, its florins and its arrows."""
    symbols = purse.symbols[purse.sources.index(source)]
    side = (source - COURT_SOURCE) // KINDS if source < TILE_SOURCE else -1
    return side, count_of(symbols, FLORIN), count_of(symbols, ARROW)
