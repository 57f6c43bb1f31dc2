"""What happens only in Wars of Italy, as numbers after those of Virtù; cities are named by their capital."""

from __future__ import annotations

from typing import Final

from signoria.games.virtu.events import KINDS_OF_EVENTS as VIRTU

INFLUENCE_GAINED: Final = 56
INFLUENCE_CANCELLED: Final = 57
INFLUENCE_LOST: Final = 58
ALLIANCE_MADE: Final = 59
TROPHY_WON: Final = 60
MAJOR_DEFEATED: Final = 61
STAYED: Final = 62
HIRED: Final = 63
TROOP_PICKED: Final = 64

OWN_EVENTS: Final = (
    ("influence-gained", ("seat", "city", "number")),
    ("influence-cancelled", ("seat", "city")),
    ("influence-lost", ("seat", "city", "number")),
    ("alliance-made", ("seat", "city")),
    ("trophy-won", ("seat", "city")),
    ("major-defeated", ("seat", "city")),
    ("stayed", ("seat", "city")),
    ("hired", ("seat", "city")),
    ("troop-picked", ("seat", "city", "target")),
)
KINDS_OF_EVENTS: Final = (*VIRTU, *OWN_EVENTS)

assert len(VIRTU) == INFLUENCE_GAINED
