"""The games there are, by id."""

from __future__ import annotations

from importlib import import_module

from signoria.kernel.errors import BadInput
from signoria.kernel.game import Game, View
from signoria.kernel.moves import PICKLERS, Move, Pickled
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


def game_of(move: Move) -> str:
    """The id of a game whose catalogue has this very move; moves of Virtù serve Wars of Italy too."""
    for known in (_games.values, games):  # those at hand first: mostly it is one of them
        for game in list(known()):
            if game.catalogue.named.get(move.text) is move:
                return game.id
    raise BadInput(f"the move {move.text!r} is in no game's catalogue")


def find_move(game: str, text: str) -> Move:
    """The move of this game with this notation."""
    move = find(game).catalogue.find(text)
    if move is None:
        raise BadInput(f"{game} has no move {text!r}")
    return move


def pickled(move: Move) -> Pickled:
    """How a move is found again: by its game and its notation."""
    return find_move, (game_of(move), move.text)


PICKLERS.append(pickled)
