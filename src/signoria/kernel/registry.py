"""The games there are, by id."""

from __future__ import annotations

from importlib import import_module

from signoria.kernel.errors import BadInput
from signoria.kernel.game import Game, View
from signoria.kernel.state import State

AnyGame = Game[State, View]

_modules = {
    "condottiere": "signoria.games.condottiere.game",
    "tuscany": "signoria.games.tuscany.game",
    "virtu": "signoria.games.virtu.game",
    "wars-of-italy": "signoria.games.wars.game",
}
_laboratory = {"condottiere-mini": "signoria.games.condottiere.mini"}  # found by name, not offered to people
_games: dict[str, AnyGame] = {}


def add(game: AnyGame) -> None:
    """Make a game known that does not come with the package."""
    _games[game.id] = game


def games() -> list[AnyGame]:
    """All games that are offered to people."""
    return [find(name) for name in dict.fromkeys([*_modules, *_games]) if name not in _laboratory]


def find(name: str) -> AnyGame:
    """The game with this id."""
    if name not in _games:
        modules = _modules | _laboratory
        if name not in modules:
            raise BadInput(f"there is no game {name!r}; there are: {', '.join(dict.fromkeys([*_modules, *_games]))}")
        add(import_module(modules[name]).GAME)
    return _games[name]
