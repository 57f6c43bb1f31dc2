"""Positions of Virtù and Wars of Italy to be drawn, and reading the roads off a drawn map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import signoria
from signoria.games.virtu.view import VirtuView
from signoria.kernel.game import Options
from signoria.terminal.plugs import plug_of
from signoria.terminal.virtu.box import city_value
from signoria.terminal.virtu.map import open_cities
from signoria.texts import texts_in
from signoria.words import Words

Cell = tuple[int, int]
UP, DOWN, LEFT, RIGHT = (-1, 0), (1, 0), (0, -1), (0, 1)
ARMS = {
    "│": {UP, DOWN}, "─": {LEFT, RIGHT}, "┌": {DOWN, RIGHT}, "┐": {DOWN, LEFT}, "└": {UP, RIGHT}, "┘": {UP, LEFT},
    "┼": {UP, DOWN, LEFT, RIGHT},
}  # fmt: skip
PIECES = "†▮▲/0123456789"


@cache
def moments(game: str, seats: int, seed: int) -> tuple[VirtuView, ...]:
    """Every decision of a game between greedy bots, as the seat that is asked sees it."""
    options: Options = {"years": 4} if game == "virtu" else {"rounds": 6}
    match = signoria.new(game, seats, seed, options)
    bots = [signoria.bot("greedy", seat) for seat in range(seats)]
    found = []
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        assert isinstance(view, VirtuView)
        found.append(view)
        match.play(seat, bots[seat].choose(view, match.choices(seat)))
    return tuple(found)


def drawn(view: VirtuView, lang: str, width: int, height: int) -> list[str]:
    """The table as its seat sees it, without colours; it must fit."""
    rows = plug_of(view.game).draw(view, Words(texts_in(lang), view.game, view.seat), width, height)
    assert len(rows) <= height
    assert max(row.cell_len for row in rows) <= width
    return [row.plain for row in rows]


def sizes(rng: Random) -> tuple[int, int]:
    """A window of any size, from the smallest on."""
    return rng.randrange(80, 200), rng.randrange(14, 60)


def asked(views: Sequence[VirtuView], *keys: str) -> list[VirtuView]:
    """Those that ask one of these questions."""
    return [view for view in views if view.question is not None and view.question.key in keys]


# Reading a map


class Drawn:
    """A drawn map: where the labels stand, and which of them lines join."""

    def __init__(self, rows: Sequence[str], view: VirtuView, words: Words) -> None:
        wide = max(map(len, rows))
        self.rows = [row.ljust(wide) for row in rows]
        self.labels = {city: self.find(city, view, words) for city in open_cities(view)}
        self.at: dict[Cell, str] = {}
        for city, (line, first, last) in self.labels.items():
            self.at |= {(line, at): city for at in range(first, last + 1)}

    def find(self, city: str, view: VirtuView, words: Words) -> tuple[int, int, int]:
        """The row, first and last column of a city's label, with all that is written behind it."""
        name = words.name("city", city)
        for letters in range(len(name), min(len(name), 5) - 1, -1):
            text = f"{name[:letters]}{city_value(view, city)}"
            for line, row in enumerate(self.rows):
                at = row.find(text)
                if at > 0:
                    last = at + len(text) - 1
                    while row[last + 1 : last + 2] in tuple(f"~{PIECES}"):
                        last += 1
                    return line, at - 1, last
        raise AssertionError(f"{city} is not on the map")

    def sign(self, cell: Cell) -> str:
        """What stands there."""
        line, at = cell
        return self.rows[line][at] if 0 <= line < len(self.rows) and 0 <= at < len(self.rows[0]) else " "

    def starts(self, city: str) -> Iterator[tuple[Cell, Cell]]:
        """The cells around a label where a line leaves it, with its direction."""
        line, first, last = self.labels[city]
        around = [((line, first - 1), LEFT), ((line, last + 1), RIGHT)]
        around += [((line + step[0], at), step) for step in (UP, DOWN) for at in range(first, last + 1)]
        for cell, step in around:
            if (-step[0], -step[1]) in ARMS.get(self.sign(cell), set()):
                yield cell, step

    def follow(self, cell: Cell, step: Cell) -> str | None:
        """The city that a line leads to."""
        while cell not in self.at:
            arms = ARMS.get(self.sign(cell), set())
            back = (-step[0], -step[1])
            if back not in arms:
                return None
            if step not in arms:
                (step,) = arms - {back}
            cell = (cell[0] + step[0], cell[1] + step[1])
        return self.at[cell]

    def roads(self) -> set[frozenset[str]]:
        """All pairs of cities that a line joins."""
        found = set()
        for city in self.labels:
            for cell, step in self.starts(city):
                other = self.follow(cell, step)
                if other is not None:
                    found.add(frozenset((city, other)))
        return found
