"""Refusals: every one that the code of a game can give, with moves that it was given for."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from conformance.subject import Subject
from conformance.walks import new, walk, written
from words_played import greedily
from words_strict import is_fit

from signoria.kernel.moves import Move, Refusal
from signoria.kernel.phrases import Phrase
from signoria.kernel.registry import AnyGame
from signoria.match.match import Match

SOURCES = Path(__file__).parents[1] / "src" / "signoria"
SHARED = ("kernel", "match")  # refusals that any game can give
KIN = {"wars": "virtu"}  # games that also give those of another
EACH = 2  # so many moves of one kind for each refusal
EVERY = 11  # moves of a game: then everything that cannot be done is tried
LIMIT = 700  # moves of a game
UNKNOWN = "jump over the moon"  # what somebody may type


def refusals(subject: Subject, package: str) -> Iterator[tuple[str, int, Phrase]]:
    """The code of each refusal, the seat that it is said to, and the phrase."""
    game = subject.game
    met: set[str] = set()
    for why, seat, move in refused(subject):
        met.add(why.code)
        yield why.code, seat, game.refusal(why, move)
    for why in sorted(all_refusals(package.rpartition(".")[2]), key=lambda one: (one.code, one.rule)):
        if why.code not in met:
            yield from [(why.code, 0, phrase) for phrase in made_up(game, why)]


def made_up(game: AnyGame, why: Refusal) -> list[Phrase]:
    """A refusal that no game has met, with moves that its text fits; with all sorts of moves if it fits none."""
    moves = [UNKNOWN, *[move.text for move in one_of_each(game.catalogue.moves)]]
    found = [game.refusal(why, move) for move in moves]
    return [phrase for phrase in found if is_fit(phrase, game.id)] or found


def refused(subject: Subject) -> Iterator[tuple[Refusal, int, Move]]:
    """What was refused in games, trying all that cannot be done now and then: some moves of each kind."""
    seen: Counter[object] = Counter()
    for moment in moments(subject):
        seat = moment.to_act[0] if moment.to_act else 0
        for move in subject.game.catalogue.moves:
            why = moment.why_not(seat, move)
            kind = (why, type(move).__name__)
            seen[kind] += 1
            if why is not None and seen[kind] <= EACH:
                yield why, seat, move


def moments(subject: Subject) -> Iterator[Match]:
    """Every few moves of random and greedy games, and every move after a written position."""
    for table in subject.tables:
        for walked in (walk(subject, new(subject, table, 5), 2, LIMIT), greedily(new(subject, table, 6), 1)):
            yield from islice(walked, 0, LIMIT, EVERY)
    for _, match in written(subject):
        yield from walk(subject, match, 2, EVERY)


def all_refusals(package: str) -> set[Refusal]:
    """Every refusal that stands in the sources of a game, and in those that all games share."""
    folders = [SOURCES / "games" / name for name in (package, KIN.get(package)) if name]
    folders += [SOURCES / name for name in SHARED]
    return {one for folder in folders for path in folder.rglob("*.py") for one in refusals_in(path)}


def refusals_in(path: Path) -> Iterator[Refusal]:
    """The refusals that are written in a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
            values = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            if values:  # not the copy of another
                code, rule = values
                yield Refusal(str(code), str(rule))


def one_of_each(moves: tuple[Move, ...]) -> list[Move]:
    """A move of each kind."""
    return list({type(move): move for move in moves}.values())
