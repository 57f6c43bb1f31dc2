"""The ladder's tournaments, and what is written of them: the ratings beside the levels, and the tables of the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from signoria.bots.ladder import LEVELS, Margin, RatedTable, Rating
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
    below = dict(zip(list(LEVELS)[1:], LEVELS, strict=False))
    ratings = [
        Rating(one.bot, round(one.elo), round(one.low), round(one.high), margin(told, one.bot, below.get(one.bot)))
        for one in told.bots[::-1]
    ]
    return RatedTable(told.tournament.game, told.tournament.seats, told.games, ratings)


def margin(told: Standings, level: str, below: str | None) -> Margin | None:
    """How far a level is above the one below; None if there is none."""
    for one in told.pairs:
        if (one.bot, one.other) == (level, below):
            ends = (one.share.share, one.share.low, one.share.high)
            return Margin(*(round(end, SHARE_DIGITS) for end in ends))
        if (one.other, one.bot) == (level, below):
            ends = (1 - one.share.share, 1 - one.share.high, 1 - one.share.low)
            return Margin(*(round(end, SHARE_DIGITS) for end in ends))
    return None


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
    text = f'bot = "{one.bot}", elo = {one.elo}, low = {one.low}, high = {one.high}'
    if one.below is None:
        return text
    return f"{text}, below = {{ share = {one.below.share}, low = {one.below.low}, high = {one.below.high} }}"


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
        "| level | what it is | Elo | 95 % interval | against the level below | 95 % interval |\n",
        "|---|---|---|---|---|---|\n",
    ]
    for rating in one.ratings[::-1]:
        what = f"`{LEVELS[rating.bot]}`" if rating.bot in LEVELS else "[by rules of thumb](bots.md)"
        text.append(
            f"| `{rating.bot}` | {what} | {rating.elo} | {rating.low} – {rating.high} | {cells(rating.below)} |\n"
        )
    return "".join([*text, "\n"])


def cells(below: Margin | None) -> str:
    """How far a level is above the one below, as two cells."""
    if below is None:
        return "– | –"
    return f"{100 * below.share:.1f} % | {100 * below.low:.1f} – {100 * below.high:.1f} %"
