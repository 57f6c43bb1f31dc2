"""Moves, refusals and matches go through pickle and deepcopy: by notation, by code and rule, by record and journal."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable

import pytest
from match.test_api import everything

import signoria
from signoria import Match, Move, Refusal
from signoria.games.virtu.edition import standard_text
from signoria.kernel.registry import find
from signoria.kernel.rng import Rng

GAMES = {"condottiere": 3, "tuscany": 2, "virtu": 3, "wars-of-italy": 2}


def pickled(thing: object) -> object:
    """What comes out again."""
    return pickle.loads(pickle.dumps(thing))


WAYS = [
    pytest.param(pickled, id="pickle"),
    pytest.param(copy.deepcopy, id="deepcopy"),
    pytest.param(copy.copy, id="copy"),
]
Way = Callable[[object], object]


def whole(match: Match) -> list[object]:
    """All that can be asked of a match, what was undone included."""
    viewers = (None, *range(match.seats))
    return [
        *everything(match),
        [match.version(seat) for seat in viewers],
        [match.takeback_horizon(seat) for seat in range(match.seats)],
        len(match.acts),
        match.seal,
        match.components,
        match.lone_answers,
    ]


def drive(match: Match, decisions: int, seed: int = 1, undoes: float = 0.15) -> Match:
    """Play at random, and take something back now and then."""
    chance = random.Random(seed)
    for _ in range(decisions):
        if not match.to_act:
            break
        seat = chance.choice(match.to_act)
        match.play(seat, chance.choice(match.choices(seat)))
        if match.undo_horizon(seat) and chance.random() < undoes:
            match.undo(seat)
    return match


# Moves and refusals


@pytest.mark.parametrize("game", [*GAMES, "condottiere-mini"])
@pytest.mark.parametrize("way", WAYS)
def test_a_move_comes_back_as_the_catalogues_own(game: str, way: Way) -> None:
    for move in find(game).catalogue.moves:
        assert way(move) is move


def test_a_list_of_moves_comes_back_as_it_was() -> None:
    moves = find("virtu").catalogue.moves[:5]
    assert pickled([moves, {"first": moves[0]}]) == [moves, {"first": moves[0]}]


def test_a_move_of_no_game_is_not_pickled() -> None:
    with pytest.raises(signoria.BadInput, match="'fly' is in no game's catalogue"):
        pickle.dumps(Move("fly"))
    with pytest.raises(signoria.BadInput, match="in no game's catalogue"):
        pickle.dumps(Move("pass"))  # looks like one of ours


@pytest.mark.parametrize("way", WAYS)
def test_a_refusal_comes_back_equal(way: Way) -> None:
    refusal = Refusal("not-in-hand", "C2.2")
    assert way(refusal) == refusal
    assert len({refusal, way(refusal)}) == 1
    assert refusal != Refusal("not-in-hand", "C2.3")
    assert refusal != Refusal("no-card", "C2.2")
    assert refusal != "not-in-hand"


@pytest.mark.parametrize("way", WAYS)
def test_a_refused_move_comes_back_with_its_reason(way: Way) -> None:
    match = signoria.new("condottiere", 2, seed=1)
    with pytest.raises(signoria.Refused) as error:
        match.play(match.to_act[0], "play surrender")
    again = way(error.value)
    assert isinstance(again, signoria.Refused)
    assert vars(again) == vars(error.value)
    assert str(again) == str(error.value)


@pytest.mark.parametrize("way", WAYS)
def test_a_bad_record_comes_back_with_its_line(way: Way) -> None:
    with pytest.raises(signoria.BadRecord) as error:
        signoria.replay("signoria record 1\ngame: condottiere\nrules: 99\n")
    again = way(error.value)
    assert isinstance(again, signoria.BadRecord)
    assert (again.line, str(again)) == (error.value.line, str(error.value))


@pytest.mark.parametrize("way", WAYS)
def test_a_random_source_goes_on_the_same_way(way: Way) -> None:
    source = signoria.seeded(7)
    source.next()
    twin = way(source)
    assert isinstance(twin, Rng)
    assert [twin.below(1000) for _ in range(20)] == [source.below(1000) for _ in range(20)]


# Matches


@pytest.mark.parametrize("seed", [pytest.param(1516, id="seeded"), pytest.param(None, id="sealed")])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_a_match_comes_back_equal_and_its_luck_goes_on_the_same_way(way: Way, game: str, seed: int | None) -> None:
    match = drive(signoria.new(game, GAMES[game], seed), 60)
    twin = way(match)
    assert isinstance(twin, Match)
    assert whole(twin) == whole(match)
    assert whole(drive(twin, 60, seed=2)) == whole(drive(match, 60, seed=2))


@pytest.mark.parametrize("way", WAYS)
def test_what_becomes_of_the_twin_does_not_touch_the_match(way: Way) -> None:
    match = drive(signoria.new("condottiere", 3, 1), 20)
    before = whole(match)
    twin = way(match)
    assert isinstance(twin, Match)
    drive(twin, 20)
    assert whole(match) == before


def test_what_was_undone_shown_and_confirmed_comes_back_too() -> None:
    match = signoria.new("condottiere", 3, 1516, {"opener": 0})
    match.play(0, "at firenze")
    match.undo(0)
    match.play(0, "at siena")
    match.confirm(0)
    card = match.choices(0)[-1].text.removeprefix("play ")
    match.show(0, card, 1)
    twin = pickled(match)
    assert isinstance(twin, Match)
    assert whole(twin) == whole(match)
    assert "undone" in [event.kind for event in twin.events(1)]


def test_a_match_from_a_position_comes_back_with_it() -> None:
    match = drive(signoria.new("condottiere", 3, 1), 12)
    laid = drive(signoria.from_position("condottiere", match.position(), seed=5), 30)
    twin = pickled(laid)
    assert isinstance(twin, Match)
    assert whole(twin) == whole(laid)
    assert twin.position_at_start == laid.position_at_start


def test_a_match_that_cannot_draw_its_luck_comes_back_so() -> None:
    running = drive(signoria.new("condottiere", 3), 12)
    match = signoria.replay(running.record())
    twin = pickled(match)
    assert isinstance(twin, Match)
    assert twin.fortune is None
    assert whole(twin) == whole(match)


def test_a_finished_match_comes_back_finished() -> None:
    match = drive(signoria.new("condottiere", 2, 3), 10_000, undoes=0.0)
    assert match.result is not None
    twin = pickled(match)
    assert isinstance(twin, Match)
    assert twin.result == match.result
    assert signoria.verify(twin.record()).is_true


def test_a_match_with_an_owners_components_comes_back_with_them() -> None:
    box = standard_text().replace("siena = { value = 3", "siena = { value = 4")
    match = drive(signoria.new("virtu", 3, 5, components=box), 40)
    assert match.game.edition_of(match.state) != signoria.new("virtu", 3, 5).view(None).edition
    for again in (pickled(match), pickled(signoria.replay(match.record(private=True), box))):
        assert isinstance(again, Match)
        assert again.components == box
        assert again.position() == match.position()


ELSEWHERE = """
import pickle, sys
match = pickle.load(sys.stdin.buffer)
for _ in range(30):
    match.play(match.to_act[0], match.choices(match.to_act[0])[-1])
pickle.dump((match, match.choices(match.to_act[0])), sys.stdout.buffer)
"""


def test_a_match_goes_to_another_process_and_back() -> None:
    """Which has met no game before."""
    match = drive(signoria.new("tuscany", 2, 5), 30)
    done = subprocess.run([sys.executable, "-c", ELSEWHERE], input=pickle.dumps(match), capture_output=True, check=True)
    returned, moves = pickle.loads(done.stdout)
    for _ in range(30):
        match.play(match.to_act[0], match.choices(match.to_act[0])[-1])
    assert whole(returned) == whole(match)
    assert all(one is other for one, other in zip(moves, match.choices(match.to_act[0]), strict=True))
