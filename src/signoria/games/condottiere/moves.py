"""The catalogue of moves: everything that can ever be done in Condottiere, with its notation."""

from __future__ import annotations

from typing import Final

from signoria.games.condottiere.components import (
    CARD_NAMES,
    KINDS,
    MAX_SEATS,
    MERCENARIES,
    NO_CARD,
    NOWHERE,
    REGION_NAMES,
)
from signoria.kernel.moves import Catalogue, Move

MOST_DRAWN: Final = 3  # the largest number of cards that one may ask for (C8.1)


class Pass(Move):
    """`pass`: play no more in this battle."""


class Play(Move):
    """`play winter`: put a card into one's own line."""

    def __init__(self, card: int) -> None:
        super().__init__(f"play {CARD_NAMES[card]}")
        self.card: Final = card


class At(Move):
    """`at firenze`: place the Condottiere there."""

    def __init__(self, region: int) -> None:
        super().__init__(f"at {REGION_NAMES[region]}")
        self.region: Final = region


class Favour(Move):
    """`favour milano`, `favour nowhere`: place the Pope's token, or leave it off the map."""

    def __init__(self, region: int) -> None:
        super().__init__(f"favour {'nowhere' if region == NOWHERE else REGION_NAMES[region]}")
        self.region: Final = region


class TakeBack(Move):
    """`take 10`, `take nothing`: what the Scarecrow brings back to hand."""

    def __init__(self, card: int) -> None:
        super().__init__(f"take {'nothing' if card == NO_CARD else CARD_NAMES[card]}")
        self.card: Final = card


class TurnUp(Move):
    """`turn up`, `stay down`: a passing seat's face-down card (C8.5)."""

    def __init__(self, is_up: bool) -> None:
        super().__init__("turn up" if is_up else "stay down")
        self.is_up: Final = is_up


class Discard(Move):
    """`keep hand`, `discard hand`: a hand without mercenaries may go (C4.7)."""

    def __init__(self, all_cards: bool) -> None:
        super().__init__("discard hand" if all_cards else "keep hand")
        self.all_cards: Final = all_cards


class Keep(Move):
    """`keep 10`, `keep nothing`: a card kept over the end of a round; nothing (more) ends it."""

    def __init__(self, card: int) -> None:
        super().__init__(f"keep {'nothing' if card == NO_CARD else CARD_NAMES[card]}")
        self.card: Final = card


class Draw(Move):
    """`draw 2`: how many cards to take after a battle (C8.1)."""

    def __init__(self, count: int) -> None:
        super().__init__(f"draw {count}")
        self.count: Final = count


class Deal(Move):
    """`deal winter`: chance deals a card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"deal {CARD_NAMES[card]}")
        self.card: Final = card


class Lot(Move):
    """`lot 2`: chance gives that seat the Condottiere (C1.2)."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"lot {seat}")
        self.seat: Final = seat


PASS: Final = Pass("pass")
PLAY: Final = tuple([Play(card) for card in range(KINDS)])
AT: Final = tuple([At(region) for region in range(len(REGION_NAMES))])
FAVOUR: Final = tuple([Favour(region) for region in [*range(len(REGION_NAMES)), NOWHERE]])
TAKE: Final = tuple([TakeBack(card) for card in [*range(MERCENARIES), NO_CARD]])
UP: Final = TurnUp(True)
DOWN: Final = TurnUp(False)
KEEP_HAND: Final = Discard(False)
DISCARD_HAND: Final = Discard(True)
KEEP: Final = tuple([Keep(card) for card in [*range(KINDS), NO_CARD]])
DRAW: Final = tuple([Draw(count) for count in range(MOST_DRAWN + 1)])
DEAL: Final = tuple([Deal(card) for card in range(KINDS)])
LOT: Final = tuple([Lot(seat) for seat in range(MAX_SEATS)])

CATALOGUE: Final = Catalogue(
    [PASS, *PLAY, *AT, *FAVOUR, *TAKE, UP, DOWN, KEEP_HAND, DISCARD_HAND, *KEEP, *DRAW, *DEAL, *LOT]
)
