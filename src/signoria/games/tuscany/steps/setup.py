"""Setting up: boards, joins, starting castles, first bonus tiles (T1.3–T1.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.tuscany import events, moves
from signoria.games.tuscany.components import (
    BOARD,
    BOARDS,
    CASTLE,
    MAX_SEATS,
    NO_SHIFT,
    VERSIONS,
    join_number,
)
from signoria.games.tuscany.state import Tuscany, replaced
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Automatic, Decision, Luck

ASKED_FOR_ORDER: Final = Refusal("asked-for-order", "T1.4")
ASKED_TO_TURN: Final = Refusal("asked-to-turn", "T1.4")
ASKED_TO_SHIFT: Final = Refusal("asked-to-shift", "T1.4")
ASKED_FOR_CASTLE: Final = Refusal("asked-for-castle", "T1.4")
NO_CASTLE_SPACE: Final = Refusal("no-castle-space", "T1.4")

ORDER: Final = 0  # the parts of a join
TURNED: Final = 1
SHIFT: Final = 2


class DealBoard(Luck[Tuscany]):
    """T1.3: a seat gets one of the boards with this letter that nobody has."""

    def __init__(self, seat: int, letter: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.letter: Final = letter

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.letter)

    def odds(self, s: Tuscany) -> list[tuple[Move, int]]:
        taken = [s.boards[seat * BOARDS + self.letter] for seat in range(s.seats)]
        return [
            (moves.BOARD[self.letter * VERSIONS + version], 1) for version in range(VERSIONS) if version not in taken
        ]

    def take(self, s: Tuscany, move: Move) -> None:
        assert isinstance(move, moves.Board)
        s.boards = replaced(s.boards, self.seat * BOARDS + self.letter, move.board % VERSIONS)
        s.tell(events.BOARD_DEALT, self.seat, move.board)


class JoinByLot(Luck[Tuscany]):
    """The table's option: chance joins a seat's boards, part by part."""

    def __init__(self, seat: int, part: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.part: Final = part

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.part)

    def odds(self, s: Tuscany) -> list[tuple[Move, int]]:
        if self.part == ORDER:
            return [(move, 1) for move in moves.ORDER]
        if self.part == TURNED:
            return [(move, 1) for move in moves.TURN]
        return [(move, 1) for move in moves.SHIFT if not s.variants.no_shift or move.shift == NO_SHIFT]

    def take(self, s: Tuscany, move: Move) -> None:
        if isinstance(move, moves.Order):
            s.order = replaced(s.order, self.seat, move.order)
        elif isinstance(move, moves.Turn):
            s.turned = replaced(s.turned, self.seat, move.turned)
        elif isinstance(move, moves.Shift):
            s.shift = replaced(s.shift, self.seat, move.shift)


class OfferJoins(Automatic[Tuscany]):
    """T1.4: all join their boards and found their castles at once, unseen."""

    def run(self, s: Tuscany) -> None:
        s.then(REVEAL_DOMAINS)
        if s.variants.random_joins:
            s.open_lanes([FOUND_CASTLE[seat] for seat in range(s.seats)])
        else:
            s.open_lanes([CHOOSE_ORDER[seat] for seat in range(s.seats)])


class ChooseOrder(Decision[Tuscany]):
    """T1.4: the boards from left to right."""

    def candidates(self, s: Tuscany) -> Sequence[Move]:
        return moves.ORDER

    def refuse(self, s: Tuscany, move: Move) -> Refusal | None:
        return None if isinstance(move, moves.Order) else ASKED_FOR_ORDER

    def take(self, s: Tuscany, move: Move) -> None:
        assert isinstance(move, moves.Order)
        s.order = replaced(s.order, self.who, move.order)
        s.then(CHOOSE_TURNS[self.who])


class ChooseTurns(Decision[Tuscany]):
    """T1.4: which boards lie half turned; with board a turned too it would be the same domain."""

    def candidates(self, s: Tuscany) -> Sequence[Move]:
        return moves.TURN

    def refuse(self, s: Tuscany, move: Move) -> Refusal | None:
        return None if isinstance(move, moves.Turn) else ASKED_TO_TURN

    def take(self, s: Tuscany, move: Move) -> None:
        assert isinstance(move, moves.Turn)
        s.turned = replaced(s.turned, self.who, move.turned)
        if s.variants.no_shift:
            s.shift = replaced(s.shift, self.who, NO_SHIFT)
            s.then(FOUND_CASTLE[self.who])
        else:
            s.then(CHOOSE_SHIFTS[self.who])


class ChooseShifts(Decision[Tuscany]):
    """T1.4: each next board may lie a space higher or lower."""

    def candidates(self, s: Tuscany) -> Sequence[Move]:
        return moves.SHIFT

    def refuse(self, s: Tuscany, move: Move) -> Refusal | None:
        return None if isinstance(move, moves.Shift) else ASKED_TO_SHIFT

    def take(self, s: Tuscany, move: Move) -> None:
        assert isinstance(move, moves.Shift)
        s.shift = replaced(s.shift, self.who, move.shift)
        s.then(FOUND_CASTLE[self.who])


class FoundCastle(Decision[Tuscany]):
    """T1.4: the starting castle on any dark-green space."""

    def candidates(self, s: Tuscany) -> Sequence[Move]:
        return moves.ON

    def refuse(self, s: Tuscany, move: Move) -> Refusal | None:
        if not isinstance(move, moves.On):
            return ASKED_FOR_CASTLE
        return None if colour_at(s, self.who, move.space) == CASTLE else NO_CASTLE_SPACE

    def take(self, s: Tuscany, move: Move) -> None:
        assert isinstance(move, moves.On)
        s.start = replaced(s.start, self.who, move.space)


class RevealDomains(Automatic[Tuscany]):
    """T1.4: all domains are seen; the starting castles have neither effect nor points."""

    def run(self, s: Tuscany) -> None:
        join_domains(s)
        for seat in range(s.seats):
            s.lay(seat, CASTLE, s.start[seat])
            s.tell(events.BOARDS_JOINED, seat, join_of(s, seat))
            s.tell(events.CASTLE_FOUNDED, seat, s.start[seat])


def colour_at(s: Tuscany, seat: int, space: int) -> int:
    """The colour of a space of the seat's boards, joined or not."""
    letter = space // BOARD
    version = s.boards[seat * BOARDS + letter]
    return s.edition.boards[letter * VERSIONS + version][space % BOARD]


def join_of(s: Tuscany, seat: int) -> int:
    """How the seat has joined its boards, as one number."""
    return join_number(s.order[seat], s.turned[seat], s.shift[seat])


def join_domains(s: Tuscany) -> None:
    """The domains as the seats have joined them."""
    s.domains = [
        s.edition.domain(
            s.boards[seat * BOARDS], s.boards[seat * BOARDS + 1], s.boards[seat * BOARDS + 2], join_of(s, seat)
        )
        for seat in range(s.seats)
    ]


OFFER_JOINS: Final = OfferJoins()
REVEAL_DOMAINS: Final = RevealDomains()
CHOOSE_ORDER: Final = tuple([ChooseOrder(seat) for seat in range(MAX_SEATS)])
CHOOSE_TURNS: Final = tuple([ChooseTurns(seat) for seat in range(MAX_SEATS)])
CHOOSE_SHIFTS: Final = tuple([ChooseShifts(seat) for seat in range(MAX_SEATS)])
FOUND_CASTLE: Final = tuple([FoundCastle(seat) for seat in range(MAX_SEATS)])
