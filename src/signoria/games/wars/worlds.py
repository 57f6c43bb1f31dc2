"""Worlds that a seat cannot rule out: only one, but for families that others may have placed already (V1.3)."""

from __future__ import annotations

from signoria.games.wars.position import put_position
from signoria.games.wars.state import Wars
from signoria.games.wars.view import WarsView


def lay_out_view(s: Wars, seen: WarsView) -> None:
    """Put all that a view shows into an empty state; what others have answered in secret counts as still open."""
    put_position(s, seen.table, seen.course, seen.campaign)
