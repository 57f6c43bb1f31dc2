"""Imagined states: from any source of chance, and played on through public names."""

from __future__ import annotations

import pickle
import random
from typing import cast

import pytest
from match.test_pickle import GAMES, drive

import signoria
from signoria import Match, Rng
from signoria.games.virtu.edition import standard_text
from signoria.kernel.play import choices, play, roll, to_act
from signoria.kernel.registry import find
from signoria.kernel.state import State


def written(match: Match, state: State) -> signoria.Data:
    """A state as data."""
    return match.game.write_position(state)


@pytest.fixture
def match() -> Match:
    """Some way into a game with hidden hands."""
    return drive(signoria.new("condottiere", 3, 1516), 15)


def test_equal_seeds_imagine_the_same_and_others_do_not(match: Match) -> None:
    view = match.view(0)
    worlds = [written(match, signoria.imagine(view, seed)) for seed in (1, 1, 2)]
    assert worlds[0] == worlds[1] != worlds[2]


def test_pythons_source_of_chance_will_do_and_moves_on(match: Match) -> None:
    view = match.view(0)
    one, twin = random.Random(1), random.Random(1)
    first, second = (written(match, signoria.imagine(view, one)) for _ in range(2))
    assert first != second
    assert first == written(match, signoria.imagine(view, twin))


def test_our_own_source_moves_on_too(match: Match) -> None:
    source: Rng = signoria.seeded(3)
    first, second = (written(match, signoria.imagine(match.view(0), source)) for _ in range(2))
    assert first != second


@pytest.mark.parametrize("thing", [None, "7", 1.5, True, random])
def test_anything_else_is_no_source_of_chance(match: Match, thing: object) -> None:
    with pytest.raises(signoria.BadInput, match=r"an Rng, a random.Random or a whole number"):
        signoria.imagine(match.view(0), cast(int, thing))


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_state_is_played_on_as_a_match(game: str) -> None:
    for decisions in (0, 10, 25, 60):
        match = drive(signoria.new(game, GAMES[game], 1516), decisions)
        seat = match.to_act[0]
        state = signoria.imagine(match.view(seat), 7)
        before = written(match, state)
        supposed = signoria.from_state(game, state, seed=7)
        assert supposed.view(seat) == match.view(seat)
        assert supposed.choices(seat) == match.choices(seat)
        drive(supposed, 40)
        assert written(match, state) == before
        assert signoria.replay(supposed.record(private=True)).position() == supposed.position()
        assert cast(Match, pickle.loads(pickle.dumps(supposed))).position() == supposed.position()


def test_two_matches_from_one_state_differ_only_by_their_luck() -> None:
    state = signoria.imagine(signoria.new("condottiere", 3, 1).view(0), 7)
    ends = [drive(signoria.from_state("condottiere", state, seed), 10_000, undoes=0.0).position() for seed in (1, 1, 2)]
    assert ends[0] == ends[1] != ends[2]


def test_a_state_with_an_owners_components_needs_them() -> None:
    box = standard_text().replace("siena = { value = 3", "siena = { value = 4")
    state = signoria.imagine(signoria.new("virtu", 3, 5, components=box).view(0), 1)
    with pytest.raises(signoria.BadInput):
        signoria.from_state("virtu", state, 1)
    supposed = signoria.from_state("virtu", state, 1, components=box)
    assert supposed.view(0).edition == find("virtu").edition_of(state)


def test_search_plays_on_the_state_itself() -> None:
    """The functions of `signoria.kernel.play` that docs/python.md uses."""
    match = signoria.new("condottiere", 3, 1)
    state, rng = signoria.imagine(match.view(1), 7), signoria.seeded(7)
    made = 0
    while seats := to_act(state):
        moves = choices(state, seats[0])
        play(state, seats[0], moves[rng.below(len(moves))])
        roll(state, rng)
        made += 1
    assert made > 10
    result = match.game.result(state)
    assert result is not None
    assert result.winners
