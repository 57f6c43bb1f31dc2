"""What happens only in Wars of Italy, as numbers after those of Virtù; cities are named by their capital."""

from __future__ import annotations

from typing import Final

from signoria.games.virtu.events import KINDS_OF_EVENTS as VIRTU

INFLUENCE_GAINED: Final = 57
INFLUENCE_CANCELLED: Final = 58
INFLUENCE_LOST: Final = 59
ALLIANCE_MADE: Final = 60
TROPHY_WON: Final = 61
MAJOR_DEFEATED: Final = 62
STAYED: Final = 63
HIRED: Final = 64
TROOP_PICKED: Final = 65

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
