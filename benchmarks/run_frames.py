"""Prints how many bytes a move is on the wire: the frame that every seat gets after each move of greedy games."""

from __future__ import annotations

import argparse
import zlib
from statistics import median

from rich.console import Console
from rich.table import Table

import signoria
from signoria.match.match import Match
from signoria.server.protocol import GameFrame, encode

TABLES = (("condottiere", 4), ("tuscany", 3), ("virtu", 4), ("wars-of-italy", 2))
FIRST_SEED = 710_000
WINDOW = -zlib.MAX_WBITS  # a raw stream, as permessage-deflate has it


def main() -> None:
    """Measure every game and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="games of each kind (default: %(default)s)")
    games = parser.parse_known_args()[0].games
    figures = Table(title="Bytes a move, to one seat", title_justify="left")
    for head in ("game", "frames", "median", "95 in 100", "deflated: median", "95 in 100"):
        figures.add_column(head, justify="left" if head == "game" else "right")
    for game, seats in TABLES:
        plain, packed = measured(game, seats, games)
        figures.add_row(game, str(len(plain)), *summary(plain), *summary(packed))
    Console().print(figures)


def summary(sizes: list[int]) -> tuple[str, str]:
    """The middle, and what only 5 in 100 exceed."""
    return f"{median(sizes):,.0f}", f"{sorted(sizes)[len(sizes) * 95 // 100]:,}"


def measured(game: str, seats: int, games: int) -> tuple[list[int], list[int]]:
    """Sizes of the frames that seat 0 gets: as JSON, and in one deflated stream as browsers ask for it."""
    plain: list[int] = []
    packed: list[int] = []
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        match = signoria.new(game, seats, seed)
        bots = [signoria.bot("greedy", seed * seats + seat) for seat in range(seats)]
        stream = zlib.compressobj(wbits=WINDOW)
        told, version = 0, -1
        while match.to_act:
            if match.version(0) != version:
                version = match.version(0)
                frame = encode(frame_of(match, told))
                told = len(match.events(0))
                plain.append(len(frame))
                packed.append(len(stream.compress(frame) + stream.flush(zlib.Z_SYNC_FLUSH)))
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match.view(seat), match.choices(seat)))
    return plain, packed


def frame_of(match: Match, since: int) -> GameFrame:
    """What the server tells seat 0 of the game, with the events from this number on."""
    return GameFrame(
        version=match.version(0),
        view=match.view(0),
        choices=[move.text for move in match.choices(0)],
        final=[move.text for move in match.final_moves(0)],
        since=since,
        events=match.events(0, since),
        undo=match.undo_horizon(0),
        takeback=match.takeback_horizon(0),
        own_moves=[move.text for move in match.own_moves(0)],
        made=match.moves_made(0),
    )


if __name__ == "__main__":
    main()
