"""What happens in a match besides moves: cards are shown, moves are confirmed or taken back."""

from __future__ import annotations

from signoria.kernel.play import Entry


class Aside:
    """Cards shown (C7.1): outside the moves, never taken back."""

    def __init__(self, seat: int, cards: str, to: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards
        self.to = to


class Confirmed:
    """A seat will take back nothing from before this."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Undone:
    """A seat took back so many of its moves."""

    def __init__(self, seat: int, moves: int) -> None:
        self.seat = seat
        self.moves = moves


class TakenBack:
    """A seat took back so many of its moves, and all that followed: everybody had agreed."""

    def __init__(self, seat: int, moves: int) -> None:
        self.seat = seat
        self.moves = moves


Act = Entry | Aside | Confirmed | Undone | TakenBack
