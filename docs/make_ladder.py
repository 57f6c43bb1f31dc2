"""Hold the tournaments of the ladder; write what they show into ratings.toml and docs/ladder.md.

python docs/make_ladder.py [--games N] [--seats 2,3,4,6] [--seed N] [--workers N]

Stopped, it goes on where it was, as long as no bot has changed meanwhile: its games are kept in build/ladder.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from pathlib import Path

import msgspec

from signoria.bots.ladder import Rated
from signoria.kernel.errors import BadInput
from signoria.lab import ladder
from signoria.terminal import tournament
from signoria.terminal.course import how_to_go_on
from signoria.terminal.interrupts import INTERRUPTED

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "ladder.md"
RATINGS = ROOT / "src" / "signoria" / "bots" / "ratings.toml"
KEPT = ROOT / "build" / "ladder"
EACH = 24  # games; a multiple of every number of seats


def arguments() -> ArgumentParser:
    """What can be said."""
    said = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    said.add_argument("--games", type=int, default=EACH, help=f"how many each line-up plays; {EACH} if not said")
    said.add_argument("--seats", default=",".join(map(str, ladder.SEATS)), help="only tables of so many players")
    said.add_argument("--seed", type=int, default=ladder.SEED, help=f"of the first deal; {ladder.SEED} if not said")
    said.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many processes")
    return said


def main() -> int:
    """Table by table; each is written as soon as it is played."""
    said = arguments().parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    tables = msgspec.toml.decode(RATINGS.read_text(encoding="utf-8"), type=Rated).tables
    for seats in map(int, said.seats.split(",")):
        csv = KEPT / f"{ladder.GAME}-{seats}-{said.seed}-{ladder.fingerprint()}.csv"
        outcome = tournament.hold(ladder.climb(seats, said.seed), said.games, said.workers, csv)
        print("\n".join(tournament.lines(outcome)), end="\n\n", flush=True)
        if outcome.interrupted:
            print(how_to_go_on("make ladder"), file=sys.stderr)
            return INTERRUPTED
        if outcome.failures:
            return tournament.BROKEN
        tables = ladder.replaced(tables, ladder.table(outcome.standings))
        RATINGS.write_text(ladder.toml(tables), encoding="utf-8")
        PAGE.write_text(ladder.page(tables, PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (BadInput, ValueError) as problem:
        sys.exit(f"make_ladder: {problem}")
