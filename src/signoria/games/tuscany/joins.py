"""Joining the boards: the areas that an order, turn or shift would lead to (T1.4, T2.5)."""

from __future__ import annotations

from signoria.games.tuscany import moves
from signoria.games.tuscany.bot import domain_of, parts_of, possible_joins
from signoria.games.tuscany.components import (
    CASTLE,
    NO_SHIFT,
    NOT_JOINED,
    SPACES,
    bits,
    join_number,
)
from signoria.games.tuscany.phrases import CARD, join_args, phrase
from signoria.games.tuscany.question import Question
from signoria.games.tuscany.state import Tuscany, replaced
from signoria.games.tuscany.steps.setup import ChooseOrder, ChooseTurns, colour_at, join_of
from signoria.games.tuscany.sums import areas_sum
from signoria.kernel.moves import Move
from signoria.kernel.outlook import Prospect
from signoria.kernel.phrases import Args, Count, Listed, Phrase, Sum

SUGGESTED = 4  # joins that are offered as a whole


def joins(a: Question) -> list[Prospect]:
    """The choices of a part of the join, then the best joins that could come of them, each as a whole.

    No two suggestions begin with the same choice: the very best joins often differ in one shift only.
    """
    ways = [(join, way_to(a, join)) for join in possible_joins(a.s, a.seat)]  # the best first
    best: dict[Move, int] = {}
    for join, way in ways:
        best.setdefault(way[0], join)
    found = [joined(a, move, best[move]) for move in a.step.candidates(a.s)]
    for join in list(best.values())[:SUGGESTED]:
        way = way_to(a, join)
        if len(way) > 1:
            sums = {"areas": areas_sum(a.s.edition.areas, domain_of(a.s, a.seat, join))}
            found.append(a.prospect(way[0], Phrase("join", join_args(join)), sums=sums, way=way))
    return found


def joined(a: Question, move: Move, best: int) -> Prospect:
    """The areas as the boards lie then, with nothing else turned and all level, and the best that could come of it."""
    s = with_part(a.s, a.seat, move)
    points = s.edition.areas
    sums = {"areas": areas_sum(points, domain_of(s, a.seat, as_it_lies(s, a.seat)))}
    if len(way_to(a, best)) > 1:
        sums["best"] = areas_sum(points, domain_of(s, a.seat, best))
    return a.prospect(move, phrase(move), sums=sums)


def way_to(a: Question, join: int) -> list[Move]:
    """The moves that are left to this join."""
    order, turned, shift = parts_of(join)
    shifts: list[Move] = [] if a.s.variants.no_shift else [moves.SHIFT[shift]]
    if isinstance(a.step, ChooseOrder):
        return [moves.ORDER[order], moves.TURN[turned], *shifts]
    return [moves.TURN[turned], *shifts] if isinstance(a.step, ChooseTurns) else shifts


def with_part(s: Tuscany, seat: int, move: Move) -> Tuscany:
    """The state with this part of the join chosen."""
    twin = s.copy()
    if isinstance(move, moves.Order):
        twin.order = replaced(s.order, seat, move.order)
    elif isinstance(move, moves.Turn):
        twin.turned = replaced(s.turned, seat, move.turned)
    elif isinstance(move, moves.Shift):
        twin.shift = replaced(s.shift, seat, move.shift)
    return twin


def as_it_lies(s: Tuscany, seat: int) -> int:
    """The join as it has been chosen so far."""
    shift = NO_SHIFT if s.shift[seat] == NOT_JOINED else s.shift[seat]
    return join_number(max(s.order[seat], 0), max(s.turned[seat], 0), shift)


def joined_areas(a: Question) -> Sum:
    """What the areas of the boards would bring as they are joined now."""
    return areas_sum(a.s.edition.areas, domain_of(a.s, a.seat, join_of(a.s, a.seat)))


def castles(a: Question) -> list[Prospect]:
    """The castle spaces, with what lies next to them."""
    s, seat = a.s, a.seat
    domain = domain_of(s, seat, join_of(s, seat))
    found = []
    for space in range(SPACES):
        if colour_at(s, seat, space) == CASTLE:
            near = bits(domain.near[space])
            around = Listed(tuple(CARD(domain.colour_of[one]) for one in near))
            args: Args = {"spaces": Count(len(near), "space"), "around": around}
            found.append(a.prospect(moves.ON[space], phrase(moves.ON[space]), brings=(Phrase("castle-reaches", args),)))
    return found
