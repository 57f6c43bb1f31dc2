"""The page of a question: nothing on it moves while one points, types or is told something short."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator

import pytest

import signoria
from signoria.terminal.plain import Plain, in_one_row
from signoria.terminal.plugs import PLUGS
from signoria.terminal.prospects import told_fully
from signoria.terminal.questions import Question, latest
from signoria.terminal.scene import Scene
from signoria.terminal.sitters import PERSON
from signoria.terminal.table import Table
from signoria.texts import languages, texts_in

MOVES = 250
EVERY = 12  # moves: then the page is looked at


def scenes(game: str, rng: random.Random) -> Iterator[Scene]:
    """Questions of a random game, in random languages."""
    seats = 2 if game == "wars-of-italy" else 3
    match = signoria.new(game, seats, rng.randrange(1000))
    for number in range(MOVES):
        if not match.to_act:
            return
        seat = match.to_act[0]
        if number % EVERY == 0:
            yield Table(match, [PERSON] * seats, Plain(), texts_in(rng.choice(languages()))).scene(seat)
        match.play(seat, rng.choice(match.choices(seat)))


def place_of_question(page: Question, width: int, height: int, typed: str = "") -> int:
    """The row in which the question begins."""
    rows = [row.plain for row in page.draw(width, height, typed)]
    first = page.scene.question.split()[0]
    return max(at for at, row in enumerate(rows) if row.startswith(first) and " ".join(row.split()) in flat(page))


def flat(page: Question) -> str:
    """The question in one line."""
    return " ".join(page.scene.question.split())


@pytest.mark.parametrize("game", PLUGS)
def test_a_question_keeps_its_place_whatever_is_pointed_at(game: str) -> None:
    rng = random.Random(15)
    for scene in scenes(game, rng):
        width, height = rng.randint(80, 170), rng.randint(23, 55)
        page = Question(scene)
        place = place_of_question(page, width, height)
        for at in range(len(scene.choices)):
            page.at = at
            assert place_of_question(page, width, height) == place
        assert place_of_question(Question(scene, "Saved."), width, height) == place


def test_plain_text_tells_the_first_thing_of_every_choice() -> None:
    is_cut = False
    for game in PLUGS:
        for scene in scenes(game, random.Random(3)):
            for choice in scene.choices:
                told = in_one_row(choice)
                assert told.startswith(f"  {choice.shown}")
                assert not choice.parts or choice.parts[0] in told
                is_whole = all(part in told for part in choice.parts)
                assert is_whole or told.endswith(" …")
                is_cut = is_cut or not is_whole
    assert is_cut


def test_a_single_row_tells_the_latest_news() -> None:
    scene = next(scenes("condottiere", random.Random(1)))
    assert scene.fresh > 1
    assert [row.plain for row in latest(scene, 200, 1)] == [f"… {scene.told[-1]}"]


def test_the_outlook_tells_ways_to_the_same_thing_apart() -> None:
    """A family card can cover a room, or lie under its card."""
    scene = next(one for one in scenes("virtu", random.Random(4)) if one.words.texts.lang == "en")
    titles = [line for line in told_fully(scene.outlook, scene.words) if line and not line.startswith(" ")]
    assert {"Into room 1", "Into room 2"} <= set(titles)
    assert "Room 1" not in titles or titles.count("Room 1") == 1


@pytest.mark.parametrize("game", PLUGS)
def test_the_last_row_of_choices_says_how_many_more_there_are(game: str) -> None:
    for scene in scenes(game, random.Random(7)):
        page = Question(scene)
        told = [row.plain for row in page.draw(80, 24, "")]
        signs = [found for row in told if (found := re.search(r" … \+(\d+) ↓$", row))]
        hidden = int(signs[0][1]) if signs else 0
        ends = itertools.accumulate(len(numbers) for numbers in page.rows)
        assert len(scene.choices) - hidden in ends  # whole rows are hidden
        assert any(scene.choices[-1].shown in row for row in told) == (not hidden)


def test_of_more_choices_than_there_is_room_for_the_number_is_told() -> None:
    scene = next(scenes("virtu", random.Random(7)))
    assert scene.view.question is not None
    assert scene.view.question.key == "place-family"
    narrow = [row.plain for row in Question(scene).draw(40, 16, "")]
    assert any(re.search(r" … \+[1-9]\d* ↓$", row) for row in narrow)
    page = Question(scene)
    page.press("end", "")
    assert any(scene.choices[-1].shown in row.plain for row in page.draw(40, 16, ""))
