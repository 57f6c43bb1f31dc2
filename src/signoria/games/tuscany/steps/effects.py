"""What a placed tile does: area, colour bonus, then the effect of its colour (T2.5, T2.6, T3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.tuscany import events, moves
from signoria.games.tuscany.components import (
    BONUSES,
    CASTLE,
    CITY,
    COLOUR_OF,
    FARM,
    INN,
    MAX_SEATS,
    MONASTERY,
    MORE_MARBLE,
    MORE_STORAGE,
    MORE_WORKERS,
    MORE_YIELD,
    QUARRY,
    SPACES,
    VILLAGE,
    bits,
)
from signoria.games.tuscany.scoring import (
    NO_BONUS,
    area_points,
    colour_points,
    displayed,
    farm_points,
    fitting,
    fitting_kinds,
)
from signoria.games.tuscany.state import BY_AREA, BY_COLOUR, BY_FARM, BY_STORAGE, Tuscany, replaced
from signoria.games.tuscany.steps.cards import (
    DrawCards,
    TurnUpYields,
    gain_hex,
    gain_marbles,
    gain_workers,
    score_green,
)
from signoria.games.tuscany.steps.display import FILL_GAP, take_from_display
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Automatic, Decision

ASKED_TO_BRING: Final = Refusal("asked-to-bring", "T3.1")
ASKED_FOR_SPACE: Final = Refusal("asked-for-space", "T2.4")
ASKED_FOR_BONUS: Final = Refusal("asked-for-bonus", "T3.2")
NOT_ON_DISPLAY: Final = Refusal("not-on-display", "T2.2")
FITS_NOWHERE: Final = Refusal("fits-nowhere", "T2.4")
SPACE_COVERED: Final = Refusal("space-covered", "T2.4")
OTHER_COLOUR: Final = Refusal("other-colour", "T2.4")
NOT_ADJACENT: Final = Refusal("not-adjacent", "T2.4")
BONUS_GONE: Final = Refusal("bonus-gone", "T3.2")


class CarryOut(Automatic[Tuscany]):
    """T3: the effect of the thing that lies on this space now."""

    def __init__(self, seat: int, space: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.space: Final = space

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.space)

    def run(self, s: Tuscany) -> None:
        carry_out(s, self.seat, self.space)


class BringTile(Decision[Tuscany]):
    """T3.1: a castle may bring one tile of the display into the domain, free of cards."""

    def candidates(self, s: Tuscany) -> Sequence[Move]:
        return (*moves.PICK, moves.DECLINE)

    def choices(self, s: Tuscany) -> list[Move]:
        found: list[Move] = [moves.PICK[kind] for kind in bits(fitting_kinds(s, self.who))]
        found.append(moves.DECLINE)
        return found

    def refuse(self, s: Tuscany, move: Move) -> Refusal | None:
        if isinstance(move, moves.Pick):
            if not displayed(s) >> move.kind & 1:
                return NOT_ON_DISPLAY
            return None if fitting(s, self.who, COLOUR_OF[move.kind]) else FITS_NOWHERE
        return None if isinstance(move, moves.Decline) else ASKED_TO_BRING

    def take(self, s: Tuscany, move: Move) -> None:
        if not isinstance(move, moves.Pick):
            s.tell(events.CASTLE_DECLINED, self.who)
            return
        spaces = fitting(s, self.who, COLOUR_OF[move.kind])
        if spaces & (spaces - 1):
            s.then(BringTo(self.who, move.kind))
        else:
            bring(s, self.who, move.kind, spaces.bit_length() - 1)


class BringTo(Decision[Tuscany]):
    """T3.1: where the tile goes that the castle brings."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.kind)

    def candidates(self, s: Tuscany) -> Sequence[Move]:
        return moves.ON

    def choices(self, s: Tuscany) -> list[Move]:
        return [moves.ON[space] for space in bits(fitting(s, self.who, COLOUR_OF[self.kind]))]

    def refuse(self, s: Tuscany, move: Move) -> Refusal | None:
        if not isinstance(move, moves.On):
            return ASKED_FOR_SPACE
        return refuse_space(s, self.who, move.space, COLOUR_OF[self.kind])

    def take(self, s: Tuscany, move: Move) -> None:
        assert isinstance(move, moves.On)
        bring(s, self.who, self.kind, move.space)


class GainBonus(Decision[Tuscany]):
    """T1.5, T3.2: a bonus tile of a kind still there."""

    def candidates(self, s: Tuscany) -> Sequence[Move]:
        return moves.GAIN

    def refuse(self, s: Tuscany, move: Move) -> Refusal | None:
        if not isinstance(move, moves.Gain):
            return ASKED_FOR_BONUS
        return None if s.bonus_tiles[move.bonus] else BONUS_GONE

    def take(self, s: Tuscany, move: Move) -> None:
        assert isinstance(move, moves.Gain)
        bonus = move.bonus
        at = self.who * BONUSES + bonus
        s.bonus_tiles = replaced(s.bonus_tiles, bonus, s.bonus_tiles[bonus] - 1)
        s.bonuses = replaced(s.bonuses, at, s.bonuses[at] + 1)
        s.tell(events.BONUS_TAKEN, self.who, bonus)
        if bonus == MORE_STORAGE:
            score_green(s, self.who, s.edition.storage_points, BY_STORAGE)


def refuse_space(s: Tuscany, seat: int, space: int, colour: int) -> Refusal | None:
    """T2.4: an empty space of this colour next to a tile already lying."""
    if s.laid[seat] >> space & 1:
        return SPACE_COVERED
    if s.domains[seat].colour_of[space] != colour:
        return OTHER_COLOUR
    return None if s.reach[seat] >> space & 1 else NOT_ADJACENT


def bring(s: Tuscany, seat: int, kind: int, space: int) -> None:
    """T3.1: the tile goes from the display into the domain; the gap is filled before its effect."""
    take_from_display(s, kind)
    lay(s, seat, kind, space)
    s.then(FILL_GAP[seat], CarryOut(seat, space))


def lay(s: Tuscany, seat: int, thing: int, space: int) -> None:
    """T2.5, T2.6: the thing lies; a completed area and a completed colour score green points."""
    s.lay(seat, thing, space)
    s.tell(events.PLACED, seat, thing, space)
    laid = s.laid[seat]
    score_green(s, seat, area_points(s, seat, space, laid), BY_AREA)
    colour = s.domains[seat].colour_of[space]
    points = colour_points(s, seat, colour, laid)
    if points != NO_BONUS:
        score_green(s, seat, points, BY_COLOUR)
        s.claims = replaced(s.claims, colour, s.claims[colour] + 1)


def carry_out(s: Tuscany, seat: int, space: int) -> None:
    """T3: a tile and a wooden hex alike do what the colour of their space does."""
    colour = s.domains[seat].colour_of[space]
    if colour == CASTLE:
        if fitting_kinds(s, seat):
            s.then(BRING_TILE[seat])
    elif colour == CITY:
        if any(s.bonus_tiles):
            s.then(GAIN_BONUS[seat])
    elif colour == INN:
        gain_hex(s, seat)
    elif colour == FARM:
        score_green(s, seat, farm_points(s, seat, space, s.tiles[seat * SPACES + space]), BY_FARM)
    elif colour == QUARRY:  # T3.5
        gain_marbles(s, seat, s.edition.marble + s.has_bonus(seat, MORE_MARBLE))
    elif colour == VILLAGE:  # T3.6
        gain_workers(s, seat, s.edition.worker + s.has_bonus(seat, MORE_WORKERS))
    elif colour == MONASTERY:
        s.then(DrawCards(seat, s.edition.monastery))
    else:
        s.then(TurnUpYields(seat, s.edition.yields_turned + s.has_bonus(seat, MORE_YIELD)))


BRING_TILE: Final = tuple([BringTile(seat) for seat in range(MAX_SEATS)])
GAIN_BONUS: Final = tuple([GainBonus(seat) for seat in range(MAX_SEATS)])
