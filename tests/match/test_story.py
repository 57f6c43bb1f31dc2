"""The story of a match: chapters with their scores and standings, at moments that are the same for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from conformance import tiny
from tables import lay, play

import signoria
from signoria import Match, Story, story
from signoria.match.acts import Act
from signoria.match.moments import changes, moments
from signoria.match.story import Chapter, tell

GAMES: tuple[tuple[str, int, dict[str, bool | int]], ...] = (
    ("condottiere", 2, {}),
    ("condottiere", 4, {}),
    ("condottiere", 3, {"points": 12}),
    ("condottiere", 4, {"draw_after_battle": True, "hidden_cards": True}),
    ("tuscany", 3, {}),
    ("virtu", 4, {}),
    ("wars-of-italy", 2, {}),
)
TIED = """
site = "roma"
holder = 0
turn = 0
seat = [{ hand = "3 4" }, { hand = "3" }, { hand = "10" }]
"""


@cache
def greedy(game: str, seats: int, options: tuple[tuple[str, bool | int], ...], seed: int = 5) -> Match:
    """A whole game of greedy bots."""
    match = signoria.new(game, seats, seed=seed, options=dict(options))
    bots = [signoria.bot("greedy", seat) for seat in range(seats)]
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.choices(seat)))
    return match


def each_game() -> list[object]:
    """The games above, for a test to play."""
    return [
        pytest.param(game, seats, tuple(options.items()), id=f"{game} {seats} {options}")
        for game, seats, options in GAMES
    ]


def before(match: Match) -> Match:
    """The same match before its first act."""
    options = match.game.options_of(match.state)
    return Match(match.game, match.game.start(match.seats, match.game.check_options(options, match.seats), None), None)


def numbers(chapter: Chapter) -> list[int]:
    """How the seats stand, as plain numbers."""
    return [count.number for count in chapter.standings]


@pytest.mark.parametrize(("game", "seats", "options"), each_game())
def test_chapters_stand_in_order_from_the_start_to_the_end(
    game: str, seats: int, options: tuple[tuple[str, bool | int], ...]
) -> None:
    match = greedy(game, seats, options)
    start, *chapters = story(match).chapters
    assert (start.moment, start.number, start.event) == (0, 0, None)
    assert len(chapters) >= 3
    assert [one.number for one in chapters] == sorted({one.number for one in chapters})
    assert [one.moment for one in chapters] == sorted(one.moment for one in chapters)
    events = match.events(None)
    assert [one.event for one in chapters] == [events[one.number] for one in chapters]
    assert chapters[-1].moment == len(list(changes(before(match), match.acts))) - 1


@pytest.mark.parametrize(("game", "seats", "options"), each_game())
def test_the_last_standings_are_those_of_the_result(
    game: str, seats: int, options: tuple[tuple[str, bool | int], ...]
) -> None:
    match = greedy(game, seats, options)
    last = story(match).chapters[-1]
    assert match.result is not None
    assert numbers(last) == list(match.result.points)
    assert last.standings == match.game.standings(match.view(None))


@pytest.mark.parametrize(("game", "seats", "options"), each_game())
def test_leaders_are_those_who_stand_best(game: str, seats: int, options: tuple[tuple[str, bool | int], ...]) -> None:
    for chapter in story(greedy(game, seats, options)).chapters:
        best = max(numbers(chapter))
        assert chapter.leaders == tuple(seat for seat, number in enumerate(numbers(chapter)) if number == best)


@pytest.mark.parametrize("seed", range(8))
def test_condottiere_has_a_chapter_for_each_battle_with_its_strengths(seed: int) -> None:
    match = greedy("condottiere", 4, (), seed)
    fought = sum(event.kind == "battle-begun" for event in match.events(None))
    chapters = story(match).chapters[1:]
    battles = [one for one in chapters if one.event is not None and one.event.kind != "ended"]
    assert len(battles) == fought
    for one in battles:
        assert one.event is not None
        assert max(count.number for count in one.scores) == one.event.plain["strength"]


def test_a_final_battle_is_told_by_the_end_of_the_game() -> None:
    match = next(found for seed in range(400) if is_final(found := greedy("condottiere", 5, (), seed)))
    *_, battle, last = story(match).chapters
    assert battle.event is not None
    assert battle.event.kind in ("conquered", "tied")
    assert last.event is not None
    assert last.event.kind == "ended"
    assert last.moment > battle.moment


def is_final(match: Match) -> bool:
    """Was the game decided by a final battle?"""
    return match.result is not None and match.result.reason == "final-battle"


def test_what_others_tell_by_rounds_and_years() -> None:
    for game, seats, kind in (
        ("tuscany", 3, "round-ended"),
        ("virtu", 4, "year-begun"),
        ("wars-of-italy", 2, "year-begun"),
    ):
        match = greedy(game, seats, ())
        told = [one.event for one in story(match).chapters if one.event is not None and one.event.kind == kind]
        assert told == [event for event in match.events(None) if event.kind == kind]


def test_a_record_tells_the_same_story() -> None:
    match = greedy("condottiere", 2, ())
    assert story(match.record()) == story(match)


def test_a_match_from_a_position_has_a_story_too() -> None:
    match = play(lay(TIED), "0 play 3", "1 play 3", "2 pass", "0 pass")
    assert [one.event.kind for one in story(match).chapters[1:] if one.event is not None] == ["tied"]


def test_a_chapter_that_was_taken_back_is_not_told() -> None:
    match = play(lay(TIED), "0 play 3", "1 play 3", "2 pass", "0 pass")
    whole = story(match)
    assert match.takeback_horizon(0) > 0
    match.take_back(0)
    assert len(story(match).chapters) == 1
    match.play(0, "play 4")
    again = story(match).chapters
    assert [one.event.plain["region"] for one in again if one.event is not None] == ["roma"]
    assert again[-1].moment > whole.chapters[-1].moment  # what was taken back has its moments all the same


def test_a_running_match_is_told_as_far_as_it_has_come() -> None:
    match = greedy("condottiere", 4, ())
    whole = story(match)
    half = tell(before(match), match.acts[: len(match.acts) // 2])
    assert 1 < len(half.chapters) < len(whole.chapters)
    assert half.chapters == whole.chapters[: len(half.chapters)]


def test_a_game_that_says_nothing_has_a_start_and_an_end() -> None:
    match = signoria.new(tiny.GAME.id, 3, seed=1)
    while match.to_act:
        match.play(match.to_act[0], match.choices(match.to_act[0])[0])
    start, end = story(match).chapters
    assert match.result is not None
    assert numbers(start) == [0, 0, 0]
    assert numbers(end) == list(match.result.points)


def test_a_story_can_be_sent() -> None:
    told = story(greedy("condottiere", 2, ()))
    assert msgspec.json.decode(msgspec.json.encode(told), type=Story) == told


# The same moments for everybody


def seen_by(match: Match, acts: list[Act], seat: int | None) -> Iterator[tuple[int, tuple[object, ...]]]:
    """The number of each moment, and what is public then, as the viewer sees it."""
    for moment in moments(before(match), acts, seat):
        view = moment.match.view(seat)
        yield (
            moment.number,
            (moment.match.game.standings(view), moment.match.game.scores(view), view.stack, view.result),
        )


@pytest.mark.parametrize(("game", "seats", "options"), each_game())
def test_every_moment_is_the_same_point_of_the_game_through_all_eyes(
    game: str, seats: int, options: tuple[tuple[str, bool | int], ...]
) -> None:
    match = greedy(game, seats, options)
    public = list(seen_by(match, match.acts, None))
    for seat in range(seats):
        assert list(seen_by(match, match.acts, seat)) == public


@pytest.mark.parametrize(("game", "seats", "options"), each_game())
def test_chapters_are_at_the_moment_that_shows_them(
    game: str, seats: int, options: tuple[tuple[str, bool | int], ...]
) -> None:
    match = greedy(game, seats, options)
    chapters = story(match).chapters
    for seat in (None, *range(seats)):
        found = list(moments_with_events(match, seat))
        for one in chapters[1:]:
            standings, events = found[one.moment]
            assert one.standings == standings
            assert one.event in events


def moments_with_events(match: Match, seat: int | None) -> Iterator[tuple[object, list[signoria.Event]]]:
    """How all stand at each moment, and what the viewer saw happen."""
    for moment in moments(before(match), match.acts, seat):
        yield moment.match.game.standings(moment.match.view(seat)), moment.match.events(seat, moment.before)


def test_a_seat_sees_its_own_answer_at_once_and_others_when_all_have_answered() -> None:
    match = signoria.new("virtu", 3, seed=1)  # all place their families at once
    for seat, move in ((0, match.choices(0)[0]), (1, match.choices(1)[0])):
        match.play(seat, move)
    for viewer in (None, 0, 1, 2):
        (only,) = moments(before(match), match.acts, viewer)
        assert only.match.view(viewer) == match.view(viewer)
        assert only.seen == len(match.events(viewer))
