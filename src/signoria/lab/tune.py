"""Tuning: bots play against themselves, and a game's weights are fitted to what came of it.

The weights of positions are fitted to who won, those of moves to what the bots liked (a search says so by how often it
tried each), both by maximum likelihood and not far from the old weights unless much speaks for it; how likely cards are
in a hand is counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from math import exp, log, sqrt
from typing import NamedTuple

from signoria.bots import Bot, bot, check_bot
from signoria.bots.ismcts import Ismcts
from signoria.bots.tree import pick_by_weight
from signoria.kernel.errors import BadInput
from signoria.kernel.game import Learnt
from signoria.kernel.hints import Hints, Noted
from signoria.kernel.moves import Move
from signoria.kernel.play import to_act
from signoria.kernel.registry import AnyGame, find
from signoria.kernel.rng import seeded
from signoria.kernel.state import State
from signoria.lab.pool import Died, over_processes
from signoria.match.fairness import Seeded
from signoria.match.match import Match

PROBE = 4  # one decision in so many is remembered
STRAY = 12  # one decision in so many is made by weight alone, so that unusual positions are met too
SOFT = 0.2  # so much of a liking is spread over all choices: who is sure of everything learns nothing more
EPOCHS = 30
BATCH = 64
PACE = 0.02  # the largest step of a weight, at first
NEAR = 10.0  # how strongly weights stay where they were, in samples
FAITH = 30.0  # cards that would have to be seen before conduct counts for half


class Sample(NamedTuple):
    """Some things to choose from, by their features, and how much each was chosen."""

    noted: list[Noted]
    shares: list[float]


class Job(NamedTuple):
    """A game of a bot against itself."""

    game: str
    seats: int
    spec: str
    weights: str  # as TOML
    seed: int


class Lesson(NamedTuple):
    """What a game teaches: positions with who won, decisions with what was liked, and cards in hands by conduct."""

    positions: list[Sample]
    decisions: list[Sample]
    held: list[list[float]]
    expected: list[list[float]]


# Playing


def play_noted(job: Job) -> Lesson:
    """Play one game, and note positions, decisions and hands."""
    game = find(job.game)
    hints = game.hints(job.weights)
    match = Match(game, game.start(job.seats, game.check_options({}, job.seats), None), Seeded(job.seed))
    players = [player_for(job, seat) for seat in range(job.seats)]
    rng = seeded(-1 - job.seed)
    positions: list[list[Noted]] = []
    lesson = Lesson([], [], *blank(hints))
    hour = hints.hour(match.state)
    while asked := to_act(match.state):
        seat = asked[0]
        if hints.hour(match.state) != hour:
            hour = hints.hour(match.state)
            positions.append(hints.note_value(match.state))
        choices = match.choices(seat)
        move = players[seat].choose(match.view(seat), choices)
        if len(choices) > 1:
            if rng.below(PROBE) == 0:
                hints.note_hands(match.state, seat, lesson.held, lesson.expected)
                likings = liking(players[seat], choices, move)
                lesson.decisions.append(Sample(hints.note_moves(match.state, seat, choices), likings))
            if rng.below(STRAY) == 0:
                move = pick_by_weight(choices, hints.weigh(match.state, seat, choices), rng)
        match.play(seat, move)
    result = match.result
    assert result is not None
    shares = [(seat in result.winners) / len(result.winners) for seat in range(job.seats)]
    lesson.positions.extend(Sample(noted, shares) for noted in positions)
    return lesson


def player_for(job: Job, seat: int) -> Bot:
    """The bot on this seat; a search plays with the weights that are being tuned."""
    player = bot(job.spec, job.seed * job.seats + seat)
    if isinstance(player, Ismcts):
        player.weights = job.weights
    return player


def blank(hints: Hints[State]) -> tuple[list[list[float]], list[list[float]]]:
    """Tables of zeros for the cards held and expected."""
    classes, kinds = hints.hand_classes()
    return [[0.0] * kinds for _ in range(classes)], [[0.0] * kinds for _ in range(classes)]


def liking(player: Bot, choices: Sequence[Move], chosen: Move) -> list[float]:
    """How much a player liked each of its choices."""
    likes = [float(move is chosen) for move in choices]
    if isinstance(player, Ismcts) and player.last is not None:
        visits = player.last.visits(list(choices))
        likes = [count / sum(visits) for count in visits]
    return [(1 - SOFT) * like + SOFT / len(choices) for like in likes]


# Fitting


def fit(samples: Sequence[Sample], old: Sequence[float]) -> tuple[list[float], float, float]:
    """Weights under which what was chosen was likely, with the mean surprise before and after: Adam, in batches."""
    weights = list(old)
    drift, square = [0.0] * len(old), [0.0] * len(old)
    pull = NEAR / max(1, len(samples))
    before = surprise(samples, weights)
    steps = 0
    for epoch in range(EPOCHS):
        pace = PACE * (1 - epoch / EPOCHS)
        for batch in batches(samples):
            steps += 1
            slopes = slope(batch, weights)
            for at, weight in enumerate(weights):
                here = slopes[at] + pull * (weight - old[at])
                drift[at] = 0.9 * drift[at] + 0.1 * here
                square[at] = 0.999 * square[at] + 0.001 * here * here
                size = sqrt(square[at] / (1 - 0.999**steps)) + 1e-8
                weights[at] = weight - pace * drift[at] / (1 - 0.9**steps) / size
    return weights, before, surprise(samples, weights)


def batches(samples: Sequence[Sample]) -> Iterator[Sequence[Sample]]:
    """The samples, some at a time."""
    for start in range(0, len(samples), BATCH):
        yield samples[start : start + BATCH]


def likelihoods(sample: Sample, weights: Sequence[float]) -> list[float]:
    """How likely each thing of a sample is to be chosen, by these weights."""
    scores = [sum([weights[feature] * amount for feature, amount in noted]) for noted in sample.noted]
    best = max(scores)
    grown = [exp(score - best) for score in scores]
    whole = sum(grown)
    return [one / whole for one in grown]


def slope(batch: Sequence[Sample], weights: Sequence[float]) -> list[float]:
    """Where surprise grows: its slope along every weight."""
    slopes = [0.0] * len(weights)
    for sample in batch:
        for noted, share, likely in zip(sample.noted, sample.shares, likelihoods(sample, weights), strict=True):
            error = (likely - share) / len(batch)
            for feature, amount in noted:
                slopes[feature] += error * amount
    return slopes


def surprise(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """How surprising the samples are by these weights, on average: the cross-entropy, in nats."""
    total = 0.0
    for sample in samples:
        likely = likelihoods(sample, weights)
        total -= sum(share * log(max(one, 1e-12)) for share, one in zip(sample.shares, likely, strict=True))
    return total / max(1, len(samples))


def ratios(lessons: Sequence[Lesson]) -> list[list[float]]:
    """How much likelier than by chance each card was, by conduct; with few seen, about as likely."""
    found = []
    for row in range(len(lessons[0].held)):
        held = [sum(column) for column in zip(*(lesson.held[row] for lesson in lessons), strict=True)]
        expected = [sum(column) for column in zip(*(lesson.expected[row] for lesson in lessons), strict=True)]
        found.append([(one + FAITH) / (other + FAITH) for one, other in zip(held, expected, strict=True)])
    return found


# All of it


class Tuned(NamedTuple):
    """What came of tuning: the file of weights, and how well they explain what happened, before and after."""

    text: str
    games: int
    positions: int
    decisions: int
    value_surprise: tuple[float, float]
    policy_surprise: tuple[float, float]


def tune(
    name: str,
    seats: int,
    spec: str,
    games: int,
    weights: str,
    seed: int = 0,
    workers: int = 1,
    on_game: Callable[[], None] = lambda: None,
) -> Tuned:
    """Let the bot play so many games against itself, and fit the weights for tables with so many seats."""
    game = check(name, seats, spec, games)
    old = game.read_weights(weights, seats)
    text = game.write_weights(weights, seats, old)
    jobs = [Job(name, seats, spec, text, seed + number) for number in range(games)]
    lessons: list[Lesson] = []
    with closing(over_processes(play_noted, jobs, workers)) as coming:
        for one in coming:
            if isinstance(one, Died):
                raise BadInput(str(one))
            lessons.append(one)
            on_game()
    positions = [sample for lesson in lessons for sample in lesson.positions]
    decisions = [sample for lesson in lessons for sample in lesson.decisions]
    value, *value_surprise = fit(positions, old.value)
    policy, *policy_surprise = fit(decisions, old.policy)
    text = game.write_weights(text, seats, Learnt(value, policy, ratios(lessons)))
    return Tuned(
        text,
        games,
        len(positions),
        len(decisions),
        (value_surprise[0], value_surprise[1]),
        (policy_surprise[0], policy_surprise[1]),
    )


def check(name: str, seats: int, spec: str, games: int) -> AnyGame:
    """The game, if all this makes sense."""
    game = find(name)
    if seats not in game.seats:
        raise BadInput(f"{game.name} has {game.seating()}, not {seats}")
    if games < 1:
        raise BadInput("tuning needs at least one game")
    check_bot(spec, name)
    return game
