"""The ladder's tournaments, and what is written of them: the ratings beside the levels, and the tables of the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from signoria.bots.ladder import LEVELS, RatedTable, Rating
from signoria.kernel.errors import BadInput
from signoria.lab.standings import ANCHOR, Standings
from signoria.lab.tournament import Tournament, arrange, line_ups

GAME: Final = "condottiere"
SEATS: Final = (2, 3, 4, 6)
BOTS: Final = (ANCHOR, *LEVELS)
SEED: Final = 500_000  # of the first deal: far from all that weights were tuned on
PLAYED_BY: Final = ("kernel", f"games/{GAME}", "bots")  # the parts of the package that decide how a game goes
BEGIN: Final = "<!-- what follows is written by `make ladder` -->\n"
END: Final = "<!-- what `make ladder` writes ends here -->\n"
HEAD: Final = "# Written by `make ladder`; do not edit.\n"
SHARE_DIGITS: Final = 3
RATINGS: Final = "ratings.toml"


def climb(seats: int, seed: int) -> Tournament:
    """The tournament that rates the levels at tables of so many seats."""
    return arrange(GAME, seats, BOTS, seed)


def fingerprint() -> str:
    """Changes whenever a bot, the game or the kernel does: games played before say nothing of those after."""
    package = Path(__file__).parents[1]
    whole = sha256()
    for part in PLAYED_BY:
        for file in sorted((package / part).rglob("*.*")):
            if file.suffix in (".py", ".toml") and file.name != RATINGS:
                whole.update(file.relative_to(package).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()[:8]


# What a tournament has shown


def table(told: Standings) -> RatedTable:
    """The ratings as they are kept, weakest first."""
    against = {(one.bot, one.other): round(one.share.share, SHARE_DIGITS) for one in told.pairs}
    weakest_first = told.bots[::-1]
    below = [None, *(one.bot for one in weakest_first)]
    ratings = [
        Rating(
            one.bot, round(one.elo), round(one.low), round(one.high), None if next_ is None else against[one.bot, next_]
        )
        for one, next_ in zip(weakest_first, below, strict=False)
    ]
    return RatedTable(told.tournament.game, told.tournament.seats, told.games, ratings)


def replaced(tables: Iterable[RatedTable], new: RatedTable) -> list[RatedTable]:
    """The tables with one of them made anew; those that nobody has measured are left out."""
    kept = [one for one in tables if (one.game, one.seats) != (new.game, new.seats) and one.ratings]
    return sorted([*kept, new], key=lambda one: (one.game, one.seats))


# The file of ratings


def toml(tables: Sequence[RatedTable]) -> str:
    """The file `ratings.toml`."""
    text = [HEAD]
    for one in tables:
        rows = "".join(f"\n    {{ {inline(rating)} }}," for rating in one.ratings)
        text.append(f'\n[[tables]]\ngame = "{one.game}"\nseats = {one.seats}\ngames = {one.games}\n')
        text.append(f"ratings = [{rows}\n]\n" if rows else "ratings = []\n")
    return "".join(text)


def inline(one: Rating) -> str:
    """A row of it."""
    share = "" if one.share is None else f", share = {one.share}"
    return f'bot = "{one.bot}", elo = {one.elo}, low = {one.low}, high = {one.high}{share}'


# The page


def page(tables: Sequence[RatedTable], text: str) -> str:
    """The page with its tables made anew: what stands between the two marks is replaced."""
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        raise BadInput("the page of the ladder has lost the marks between which its tables stand")
    before, after = text.partition(BEGIN)[0], text.partition(END)[2]
    return f"{before}{BEGIN}\n{''.join(map(section, tables))}{END}{after}"


def section(one: RatedTable) -> str:
    """One number of players: a table with the strongest on top."""
    if not one.ratings:
        return f"## {one.seats} players\n\nNot measured yet.\n\n"
    groups = len(line_ups(tuple(rating.bot for rating in one.ratings), one.seats, False))
    text = [
        f"## {one.seats} players\n\n",
        f"{one.games} games, {one.games // groups} by each line-up.\n\n",
        "| level | what it is | Elo | 95 % interval | against the one below |\n|---|---|---|---|---|\n",
    ]
    for rating in one.ratings[::-1]:
        what = f"`{LEVELS[rating.bot]}`" if rating.bot in LEVELS else "[by rules of thumb](bots.md)"
        share = "–" if rating.share is None else f"{100 * rating.share:.1f} %"
        text.append(f"| `{rating.bot}` | {what} | {rating.elo} | {rating.low} – {rating.high} | {share} |\n")
    return "".join([*text, "\n"])
