"""Condottiere for the laboratory: the same rules with so small a box that the game can be solved (docs/mini.md)."""

from __future__ import annotations

from signoria.games.condottiere import edition
from signoria.games.condottiere.components import Edition
from signoria.games.condottiere.game import CondottiereGame


class MiniGame(CondottiereGame):
    """Two captains, four regions of which each has one already, a dozen cards that are dealt once."""

    id = "condottiere-mini"
    name = "Condottiere mini"
    seats = range(2, 3)

    def box(self, components: str | None) -> Edition:
        return edition.mini() if components is None else edition.read(components, edition.MINI)


GAME = MiniGame()
