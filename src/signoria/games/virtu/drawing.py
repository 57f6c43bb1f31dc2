"""A picture of the table."""

from __future__ import annotations

from signoria.games.virtu.components import Edition
from signoria.games.virtu.view import VirtuView


def svg(seen: VirtuView, edition: Edition) -> str:
    """The map."""
    return ""
