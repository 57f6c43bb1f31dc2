"""What happens, as numbers: the engine tells kinds and ints, the edge gives them names and words."""

from __future__ import annotations

from typing import Final

FIRST_DRAWN: Final = 0
BOARD_DEALT: Final = 1
TILE_TURNED_UP: Final = 2
DISPLAY_CLEARED: Final = 3
SUPPLY_RENEWED: Final = 4
CARD_DEALT: Final = 5
CARDS_DRAWN: Final = 6
DECK_REFILLED: Final = 7
BOARDS_JOINED: Final = 8
CASTLE_FOUNDED: Final = 9
BONUS_TAKEN: Final = 10
REMOVED: Final = 11
COLOUR_REPLACED: Final = 12
TILE_TAKEN: Final = 13
PLACED: Final = 14
CARD_PAID: Final = 15
PAIR_PAID: Final = 16
WORKER_PAID: Final = 17
GREEN_SCORED: Final = 18
RED_SCORED: Final = 19
CASTLE_DECLINED: Final = 20
HEX_GAINED: Final = 21
MARBLES_GAINED: Final = 22
WORKERS_GAINED: Final = 23
YIELD_TURNED_UP: Final = 24
YIELDS_RENEWED: Final = 25
MARBLE_SPENT: Final = 26
PASSED: Final = 27
STACK_EMPTIED: Final = 28
ROUND_ENDED: Final = 29
LAST_TURNS: Final = 30
ENDED: Final = 31
NEUTRAL_TURNED_UP: Final = 32

# Name and arguments of each kind, in order: what an argument means is said by its name (see `phrases.MAKERS`).
KINDS_OF_EVENTS: Final = (
    ("first-drawn", ("seat",)),
    ("board-dealt", ("seat", "board")),
    ("tile-turned-up", ("seat", "kind")),
    ("display-cleared", ("colour", "tiles")),
    ("supply-renewed", ("tiles",)),
    ("card-dealt", ("seat", "card")),
    ("cards-drawn", ("seat", "cards")),
    ("deck-refilled", ("cards",)),
    ("boards-joined", ("seat", "join")),
    ("castle-founded", ("seat", "space")),
    ("bonus-taken", ("seat", "bonus")),
    ("removed", ("seat", "kind")),
    ("colour-replaced", ("seat", "colour", "tiles")),
    ("tile-taken", ("seat", "kind")),
    ("placed", ("seat", "kind", "space")),
    ("card-paid", ("seat", "card")),
    ("pair-paid", ("seat", "card")),
    ("worker-paid", ("seat",)),
    ("green-scored", ("seat", "points", "why")),
    ("red-scored", ("seat", "points", "why")),
    ("castle-declined", ("seat",)),
    ("hex-gained", ("seat",)),
    ("marbles-gained", ("seat", "marbles")),
    ("workers-gained", ("seat", "workers")),
    ("yield-turned-up", ("seat", "yield")),
    ("yields-renewed", ("yields",)),
    ("marble-spent", ("seat",)),
    ("passed", ("seat",)),
    ("stack-emptied", ("seat", "stack")),
    ("round-ended", ("round",)),
    ("last-turns", ()),
    ("ended", ("reason",)),
    ("neutral-turned-up", ("kind",)),
)
