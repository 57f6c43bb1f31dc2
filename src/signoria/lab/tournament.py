"""A tournament: who sits where in which deal, so that nobody owes a victory to the cards, the seat or the neighbours.

Every line-up plays its deals from all seats: once as it is, once moved on by a seat, and so on. Each bot so has each
hand and each seat of the deal as often as any other, and what luck gives in one game it takes back in another. Such
games together are a sitting. Who sits beside whom is drawn anew for each sitting, and in a round each line-up has one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from itertools import combinations
from typing import ClassVar, Final

import msgspec

from signoria.kernel.errors import BadInput
from signoria.kernel.game import Options
from signoria.kernel.rng import Rng
from signoria.lab.simulate import Job, set_up

FEWEST_ROUNDS: Final = 2  # with fewer, nothing can be said of how sure the ratings are


class Tournament(msgspec.Struct, frozen=True):
    """What decides every game of a tournament: all but how many there are. Equal tournaments, equal games."""

    command: ClassVar[str] = "tournament"

    game: str
    rules: int  # version
    edition: str
    seats: int
    bots: tuple[str, ...]
    meaning: tuple[str, ...]  # what the bots are now: when one is another, its games are others
    seed: int
    options: Options  # those that differ from the usual
    against_rest: bool

    @property
    def line_ups(self) -> tuple[tuple[str, ...], ...]:
        """Who meets whom."""
        return line_ups(self.bots, self.seats, self.against_rest)

    def job(self, number: int) -> Job:
        """The game with this number: round by round, line-up by line-up, seat by seat."""
        sitting, turn = divmod(number, self.seats)
        line = self.order(sitting)
        deal = turn // period(line)  # a line that looks the same again gets another deal, or games would be equal
        return Job(self.game, line[turn:] + line[:turn], self.seed + sitting * self.seats + deal, self.options)

    def order(self, sitting: int) -> tuple[str, ...]:
        """The line-up of a sitting as it sits round the table: any order is as likely as any other."""
        rng = Rng(sha256(f"signoria tournament {self.seed} {sitting}".encode()).digest())
        line = list(self.line_ups[sitting % len(self.line_ups)])
        for last in range(len(line) - 1, 0, -1):
            other = rng.below(last + 1)
            line[last], line[other] = line[other], line[last]
        return tuple(line)


@cache
def line_ups(bots: tuple[str, ...], seats: int, against_rest: bool) -> tuple[tuple[str, ...], ...]:
    """Who meets whom.

    Every bot has as many seats as any other, or one more: who has one more goes through all possibilities. With two
    seats so every pair meets; with fewer seats than bots, every group that the seats can hold; and 2 bots at 3 seats
    are A A B and A B B. Or the first bot has one seat, and each of the others in turn has all the rest.
    """
    if against_rest:
        return tuple((bots[0], *[other] * (seats - 1)) for other in bots[1:])
    each, over = divmod(seats, len(bots))
    return tuple(tuple(sorted([*bots * each, *more], key=bots.index)) for more in combinations(bots, over))


def period(line: Sequence[str]) -> int:
    """After how many moves by one seat the line looks the same again: A B A B after two."""
    return next(turn for turn in range(1, len(line) + 1) if [*line[turn:], *line[:turn]] == list(line))


def arrange(
    game: str,
    seats: int,
    bots: Sequence[str],
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    against_rest: bool = False,
) -> Tournament:
    """A tournament of different bots that there are, at a table that the game allows."""
    contest = set_up(game, seats, bots, seed, options)
    if len(bots) < 2:
        raise BadInput(f"a tournament needs at least two bots, and here is only {bots[0]}")
    if twice := [spec for at, spec in enumerate(bots) if spec in bots[:at]]:
        raise BadInput(f"{twice[0]} is named twice; each bot of a tournament is named once")
    return Tournament(
        game=contest.game,
        rules=contest.rules,
        edition=contest.edition,
        seats=contest.seats,
        bots=contest.bots,
        meaning=contest.meaning,
        seed=contest.seed,
        options=contest.options,
        against_rest=against_rest,
    )


def count_games(tournament: Tournament, each: int) -> int:
    """How many games there are if every line-up plays so many: whole rounds, and enough of them."""
    seats = tournament.seats
    if each < FEWEST_ROUNDS * seats:
        raise BadInput(f"{each} games are too few: with {seats} seats a line-up plays at least {FEWEST_ROUNDS * seats}")
    if below := each % seats:
        near = f"{each - below} or {each - below + seats}"
        raise BadInput(f"{each} games cannot be paired: each deal is played from all {seats} seats; say {near}")
    return each * len(tournament.line_ups)
