"""What is installed here, which engine runs and why, and whether it is up to date."""

from __future__ import annotations

import platform
import tomllib
from pathlib import Path

import msgspec

import signoria
from signoria import build
from signoria.kernel.registry import AnyGame, find, games
from signoria.texts import languages


class GameHere(msgspec.Struct):
    """A game that can be played."""

    id: str
    name: str
    rules: int
    edition: str
    seats: tuple[int, int]


class Health(msgspec.Struct):
    """What `signoria doctor` says."""

    version: str
    python: str
    engine: str  # compiled or interpreted
    why: str
    package: str
    checkout: str | None
    stale: bool | None  # None where there are no sources to compare with
    games: list[GameHere]
    languages: list[str]
    language: str  # the one spoken here

    def lines(self) -> list[str]:
        """As text."""
        if self.stale is None:
            fresh = "no checkout here to compare with"
        elif self.stale:
            fresh = "STALE: the sources have changed since it was built; run `make engine`"
        else:
            fresh = "as the sources say"
        told = [
            f"signoria   {self.version}",
            f"python     {self.python}",
            f"engine     {self.engine}: {self.why}",
            f"package    {self.package}",
            f"built      {fresh}",
            f"languages  {', '.join(self.languages)}; here {self.language}",
        ]
        for game in self.games:
            rules = f"rules version {game.rules}, edition {game.edition}"
            told.append(f"game       {game.id}, {find(game.id).seating()}, {rules}")
        return told


def checkout() -> Path | None:
    """The checkout of our sources that we stand in or run from, or None."""
    package = build.home()
    for start in (Path.cwd(), *([] if package is None else [package])):
        for folder in (start, *start.parents):
            if is_checkout(folder):
                return folder
    return None


def is_checkout(folder: Path) -> bool:
    """Are our sources below this folder?"""
    try:
        project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8")).get("project", {})
    except (OSError, ValueError):
        return False
    return project.get("name") == build.PACKAGE and (folder / "src" / build.PACKAGE / "build.py").is_file()


def examine(language: str) -> Health:
    """Look at everything."""
    sources = checkout()
    return Health(
        version=signoria.__version__,
        python=f"{platform.python_implementation()} {platform.python_version()} on {platform.system()}",
        engine="compiled" if build.is_compiled() else "interpreted",
        why=why_this_engine(),
        package=str(build.home()),
        checkout=None if sources is None else str(sources),
        stale=None if sources is None else build.is_stale(sources / "src" / build.PACKAGE),
        games=[look_at(game) for game in games()],
        languages=languages(),
        language=language,
    )


def why_this_engine() -> str:
    """Why it is compiled or not."""
    wheel = build.built()
    if wheel is None:
        return "the sources themselves run"
    if wheel.compiled:
        return "the installed package was compiled when it was built"
    obstacle = build.obstacle()
    if obstacle is None:
        return "the installed package was built without compiling, but could be compiled now: run `make engine`"
    return f"the installed package could not be compiled: {obstacle}"


def look_at(game: AnyGame) -> GameHere:
    """One game with its edition."""
    seats = game.seats.start
    start = game.start(seats, game.check_options({}, seats), None)
    return GameHere(game.id, game.name, game.rules, game.edition_of(start), (seats, game.seats.stop - 1))
