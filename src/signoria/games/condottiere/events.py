"""What happens, as numbers: the engine tells kinds and ints, the edge gives them names and words."""

from __future__ import annotations

from typing import Final

GAME_OPENED: Final = 0
FIGURE_GIVEN: Final = 1
CARD_DEALT: Final = 2
FIGURE_PLACED: Final = 3
BATTLE_BEGUN: Final = 4
SAT_OUT: Final = 5
PASSED: Final = 6
DEFENDER_WAITED: Final = 7
CARD_PLAYED: Final = 8
PLAYED_FACE_DOWN: Final = 9
TURNED_UP: Final = 10
SWEPT: Final = 11
TAKEN_BACK: Final = 12
FAVOUR_PLACED: Final = 13
CONQUERED: Final = 14
TIED: Final = 15
HAND_DISCARDED: Final = 16
DRAWN: Final = 17
CARDS_KEPT: Final = 18
ROUND_ENDED: Final = 19
DECK_REFILLED: Final = 20
FINAL_BEGUN: Final = 21
SCORED: Final = 22
ENDED: Final = 23
CARDS_SHOWN: Final = 24
CARD_SHOWN: Final = 25

HALF: Final = 16  # bits: two strengths in one number, as `both` packs them

# Name and arguments of each kind, in order; what they mean is said in phrases.py.
KINDS_OF_EVENTS: Final = (
    ("game-opened", ("number",)),
    ("figure-given", ("seat",)),
    ("card-dealt", ("seat", "card")),
    ("figure-placed", ("seat", "region")),
    ("battle-begun", ("region",)),
    ("sat-out", ("seat",)),
    ("passed", ("seat",)),
    ("defender-waited", ("seat",)),
    ("card-played", ("seat", "card")),
    ("played-face-down", ("seat", "card")),
    ("turned-up", ("seat", "card")),
    ("swept", ("card",)),
    ("taken-back", ("seat", "card")),
    ("favour-placed", ("seat", "region")),
    ("conquered", ("seat", "region", "against")),
    ("tied", ("region", "strength")),
    ("hand-discarded", ("seat", "cards")),
    ("drawn", ("seat", "cards")),
    ("cards-kept", ("seat", "cards")),
    ("round-ended", ()),
    ("deck-refilled", ("cards",)),
    ("final-begun", ()),
    ("scored", ("seat", "points", "total")),
    ("ended", ("reason",)),
    ("cards-shown", ("seat", "to")),
    ("card-shown", ("seat", "card")),
)


def both(strength: int, second: int) -> int:
    """Two strengths in one number: the winner's, and the next best."""
    return strength << HALF | second
