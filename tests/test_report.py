"""The table in words: made of the view alone, whole for every seat and for spectators, in every game."""

from __future__ import annotations

import pytest
from conformance.tiny_subject import SUBJECT as TINY
from conformance.walks import new, walk
from words_corpus import GAMES, NAMES, subject_of

from signoria.kernel.phrases import Count, Name, Phrase
from signoria.kernel.rng import seeded
from signoria.texts import languages, texts_in
from signoria.words import Words

MOVES = 120
EVERY = 15  # moves between two looks


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_alike_are_told_alike(game: str) -> None:
    subject = subject_of(game)
    looks = 0
    for number, match in enumerate(walk(subject, new(subject, subject.tables[0], 7), 3, MOVES)):
        if number % EVERY or not match.to_act:
            continue
        seat = match.to_act[0]
        world = match.game.imagine(match.view(seat), seeded(number))
        assert match.game.report(match.game.view(world, seat)) == match.report(seat)
        looks += 1
    assert looks > 3


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_has_a_section_and_nothing_is_empty(game: str) -> None:
    subject = subject_of(game)
    for number, match in enumerate(walk(subject, new(subject, subject.tables[0], 7), 3, MOVES)):
        if number % EVERY:
            continue
        for viewer in (None, 0):
            report = match.report(viewer)
            assert {section.seat for section in report} >= set(range(match.seats))
            assert all(section.lines for section in report)
            assert any(section.is_open for section in report)


@pytest.mark.parametrize("lang", languages())
def test_a_game_without_texts_is_told_field_by_field(lang: str) -> None:
    match = new(TINY, TINY.tables[0], 7)
    words = Words(texts_in(lang), "tiny", 0, NAMES)
    (table,) = match.report(0)
    told = [words.sentence(line) for line in table.lines]
    assert Phrase("report-field", {"name": Name("field", "leader"), "value": Count(0)}) in table.lines
    assert "Leader: 0" in told
    assert not any(line.startswith(("Game:", "Question:", "Stack:")) for line in told)
