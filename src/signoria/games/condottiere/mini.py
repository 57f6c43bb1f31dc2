"""Condottiere for the laboratory: the same rules with so small a box that the game can be solved (docs/mini.md)."""

from __future__ import annotations

from signoria.games.condottiere import descriptions, edition
from signoria.games.condottiere.components import Edition
from signoria.games.condottiere.game import CondottiereGame
from signoria.kernel.components import Component


class MiniGame(CondottiereGame):
    """Two captains, four regions of which each has one already, a dozen cards that are dealt once."""

    id = "condottiere-mini"
    name = "Condottiere mini"
    seats = range(2, 3)

    def box(self, components: str | None) -> Edition:
        return edition.mini() if components is None else edition.read(components, edition.MINI)

    def describe(self, components: str | None) -> tuple[Component, ...]:
        return descriptions.describe(components, edition.MINI)

    def components_text(self) -> str:
        return edition.standard_text(edition.MINI)


GAME = MiniGame()
