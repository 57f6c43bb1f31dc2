"""Writes what the pictures of the rules show: the positions of each game's `pictures.toml`, as the engine sees them."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import msgspec

import signoria
from signoria.kernel.game import Data
from signoria.kernel.outlook import Outlook

GAMES = Path(__file__).parent / "src" / "games"
SEED = 1  # of what chance brings on the way; what is shown does not hang on it


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """One picture: a position, and perhaps moves from there."""

    rule: str
    id: str
    position: Data
    moves: list[str] = []
    plans: bool = False  # then pay, and whatever else finishes the action in hand
    outlook: bool = True  # with what could be done there
    draws: Data | None = None  # what the game's own drawing wants to know, such as which part of the board


class Album(msgspec.Struct, forbid_unknown_fields=True):
    """The pictures of a game."""

    pictures: list[Shown]
    shows: dict[str, str]  # parts of the view by their paths; "" is all of it
    seat: int | None = None  # whose eyes
    whole: bool = False  # with the choices and all that the outlook tells: for a board that draws it


def album_of(file: Path) -> str:
    """The pictures of a game as JSON."""
    game = file.parent.name
    album = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Album)
    return json.dumps([picture(game, one, album) for one in album.pictures], ensure_ascii=False, indent=1) + "\n"


def picture(game: str, shown: Shown, album: Album) -> Data:
    """What one picture shows."""
    match = signoria.from_position(game, {**shown.position, "game": game}, seed=SEED)
    seat = album.seat
    for move in shown.moves:
        match.play(match.to_act[0], move)
    if shown.plans:
        for planned in match.plan(match.to_act[0]):
            match.play(match.to_act[0], planned)
    view = msgspec.to_builtins(match.view(seat))
    outlook = match.outlook(seat) if shown.outlook and seat is not None else Outlook()
    told: Data = {
        "rule": shown.rule,
        "id": shown.id,
        "shows": {name: at(view, path) for name, path in album.shows.items()},
    }
    if shown.draws is not None:
        told["draws"] = shown.draws
    if album.whole:
        choices = match.choices(seat) if shown.outlook and seat is not None else ()
        return {**told, "choices": [str(one) for one in choices], "outlook": msgspec.to_builtins(outlook)}
    prospects = [
        {"thing": msgspec.to_builtins(one.thing), "sums": {name: found.total for name, found in one.sums.items()}}
        for one in outlook.prospects
        if one.moves
    ]
    return {**told, "prospects": prospects}


def at(found: object, path: str) -> object:
    """The part of a view at this path: `table.0`."""
    for step in filter(None, path.split(".")):
        if isinstance(found, list | tuple):
            found = found[int(step)]
        elif isinstance(found, dict):
            found = found.get(step)  # what says nothing is left out
    return found


def main() -> None:
    """Write the files anew."""
    for file in sorted(GAMES.glob("*/pictures.toml")):
        file.with_suffix(".json").write_text(album_of(file), encoding="utf-8")


if __name__ == "__main__":
    main()
