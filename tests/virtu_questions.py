"""Questions of Virtù as a board gets them: view, choices and outlook, a few of every kind, from games that are played.

`python -m virtu_questions`, with `tests` on the path, writes them as JSON: web/src/games/virtu/desk/questions.test.ts
looks whether the board has a place for every choice, and pays what is asked there.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

import msgspec
from msgspec import Struct

import signoria
from signoria.kernel.game import View
from signoria.kernel.outlook import Outlook
from signoria.kernel.phrases import Phrase
from signoria.kernel.rng import Rng, seeded
from signoria.match.foresight import foresee
from signoria.match.match import Match

EACH = 4  # so many of each question
GAMES = ((3, "greedy"), (4, "eager"), (5, "greedy"), (3, "random"), (4, "random"))
LIMIT = 900  # questions of a game
PAYMENTS = 6  # that are played out to their end
BRANCHES = 60  # of one of these, at most


class Ahead(Struct, frozen=True):
    """What follows from some taps."""

    view: View
    outlook: Outlook


class Position(Struct, frozen=True):
    """What a seat is asked; of a payment also what follows from the taps that could be made, by their texts."""

    seats: int
    question: str
    view: View
    choices: list[str]
    outlook: Outlook
    ahead: dict[str, Ahead]


class Corpus(Struct, frozen=True):
    """All positions, with the phrases of the moves that occur in them."""

    moves: dict[str, Phrase]
    positions: list[Position]


def positions() -> Iterator[tuple[Match, Position]]:
    """Some positions of each kind, of several games."""
    met: Counter[str] = Counter()
    paid = 0
    for number, (seats, manner) in enumerate(GAMES):
        match, rng = signoria.new("virtu", seats=seats, seed=number), seeded(number)
        for _ in range(LIMIT):
            if not match.to_act:
                break
            seat = match.to_act[rng.below(len(match.to_act))]
            view = match.view(seat)
            assert view.question is not None
            key = view.question.key
            met[key] += 1
            if met[key] <= EACH:
                ahead: dict[str, Ahead] = {}
                if key in ("pay", "gather") and paid < PAYMENTS and len(match.choices(seat)) > 1:
                    paid += 1
                    ahead = followed(match, seat, key)
                choices = [move.text for move in match.choices(seat)]
                yield match, Position(seats, key, view, choices, match.outlook(seat), ahead)
            advance(match, seat, manner, rng)


def followed(match: Match, seat: int, key: str) -> dict[str, Ahead]:
    """What follows from all the ways to pay, tap by tap, as long as the same is asked."""
    found: dict[str, Ahead] = {}
    queue: list[tuple[str, ...]] = [()]
    while queue and len(found) < BRANCHES:
        taps = queue.pop(0)
        outlook = match.outlook(seat) if not taps else found["|".join(taps)].outlook
        for move in [move for one in outlook.prospects for move in one.moves if not one.way]:
            ahead = foresee(match, seat, *taps, move)
            if ahead is None:
                continue
            told = match.game.outlook(ahead)
            found["|".join((*taps, move))] = Ahead(ahead, told)
            if ahead.question is not None and ahead.question.key == key:
                queue.append((*taps, move))
    return found


def advance(match: Match, seat: int, manner: str, rng: Rng) -> None:
    """One answer: by rules of thumb, by chance, or by chance with few that end something."""
    options = match.choices(seat)
    if manner == "greedy" and rng.below(5):
        match.play(seat, match.game.advise(match.state, seat, options))
        return
    first = 1 if manner == "eager" and len(options) > 1 and rng.below(4) else 0
    match.play(seat, options[first + rng.below(len(options) - first)])


def corpus() -> Corpus:
    """Everything, with the phrases of all moves that are offered."""
    phrases: dict[str, Phrase] = {}
    found = []
    for match, position in positions():
        for text in position.choices:
            move = match.game.catalogue.find(text)
            assert move is not None
            phrases[text] = match.game.phrase(move)
        found.append(position)
    return Corpus(phrases, found)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(corpus()))
