"""Worlds that a seat cannot rule out: only one, but for families that others may have placed already (V1.3)."""

from __future__ import annotations

from signoria.games.virtu.position import put_position
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.view import VirtuView


def lay_out_view(s: Virtu, seen: VirtuView) -> None:
    """Put all that a view shows into an empty state; what others have answered in secret counts as still open."""
    put_position(s, seen.table, seen.course)
