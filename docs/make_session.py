"""Make docs/session.svg: a real turn of a real game, as the terminal shows it.

python docs/make_session.py [FILE]
"""

from __future__ import annotations

import re
import sys
from io import StringIO
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

import signoria
from signoria.games.condottiere.view import CondottiereView
from signoria.kernel.game import View
from signoria.match.match import Match
from signoria.terminal.display import PROMPT
from signoria.terminal.plain import Plain
from signoria.terminal.screen import Question
from signoria.terminal.sitters import seat_all
from signoria.terminal.table import Table
from signoria.texts import texts_in

SEED, SEATS, WIDTH, HEIGHT = 1516, 4, 110, 29
TYPED = "drummer"


def is_worth_showing(view: View) -> bool:
    """Some way into the game: regions are taken, and a Drummer would make a difference."""
    assert isinstance(view, CondottiereView)
    mine = view.table[0]
    return (
        view.prompt == "play-card 0"
        and sum(len(seat.regions) for seat in view.table) >= 4
        and view.pope is not None
        and TYPED in view.hand
        and len(mine.line) >= 3
        and TYPED not in mine.line
        and any("courtesan" in seat.line for seat in view.table)
    )


def reach(match: Match) -> bool:
    """Let the greedy bot play for everybody until there is something to show, if ever."""
    bots = [signoria.bot("greedy", seat) for seat in range(SEATS)]
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        if seat == 0 and is_worth_showing(view):
            return True
        match.play(seat, bots[seat].choose(view, match.choices(seat)))
    return False


def draw(console: Console, table: Table, typed: str) -> None:
    """The screen as it stands while this is being typed."""
    for row in Question(table.scene(0)).draw(WIDTH, HEIGHT, typed):
        console.print(row, no_wrap=True, overflow="crop")
    console.print(Text(PROMPT + typed, "bold"))


def self_contained(svg: str) -> str:
    """Without fonts from elsewhere, and with spaces kept by every viewer."""
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = svg.replace("font-family: Fira Code, monospace", "font-family: Fira Code, DejaVu Sans Mono, Menlo, monospace")
    return svg.replace("<text class", '<text xml:space="preserve" class')


def main(file: Path) -> None:
    """Play, draw and write."""
    seed = next(seed for seed in count(SEED) if reach(signoria.new("condottiere", SEATS, seed)))
    match = signoria.new("condottiere", SEATS, seed)
    reach(match)
    table = Table(match, seat_all(match.game.id, SEATS, 1, ["greedy"]), Plain(), texts_in("en"), seed=seed)
    table.heard[0] = max(len(table.scene(0).told) - 4, 0)
    console = Console(record=True, file=StringIO(), width=WIDTH, force_terminal=True, color_system="standard")
    draw(console, table, TYPED)
    file.write_text(self_contained(console.export_svg(title="signoria play", theme=MONOKAI)), encoding="utf-8")
    print(f"{file}: move {len(match.standing)} of seed {seed}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("session.svg"))
