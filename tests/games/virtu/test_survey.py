"""The survey of Virtù and Wars of Italy: what any seat could do next, told to anybody, and true when it comes to it."""

from __future__ import annotations

import pytest
from virtu_tables import FLORENCE, NAPLES, VENICE, lay, state

import signoria
from signoria import Match
from signoria.games.virtu.components import ANNEX, INTRIGUE, WAGE_WAR
from signoria.games.virtu.phrases import ACTION
from signoria.games.virtu.steps.actions import action_of
from signoria.kernel.outlook import Outlook
from signoria.kernel.phrases import Count, Listed, Name, Phrase, Seat
from signoria.kernel.rng import seeded

KINDS = [Phrase("outlook-rooms"), ACTION(ANNEX), ACTION(WAGE_WAR), ACTION(INTRIGUE)]
ROOMS, ANNEXING, WAR, AGENTS = range(len(KINDS))
SPRING = (
    'phase = "spring 0"\n[florence]\ntoken = 1\n[naples]\ntoken = 1\n[venice]\ntoken = 3\nflorins = 4\nwar_tokens = 1\n'
    'left = ["standard_bearer"]\ntroops = { venice = 2 }\n'
)


def surveyed(match: Match, viewer: int | None, seat: int) -> list[Outlook]:
    """The outlooks of a survey, by kind."""
    found = match.survey(viewer, seat)
    assert [venture.about for venture in found] == KINDS
    return [venture.outlook for venture in found]


@pytest.mark.parametrize("game", ["virtu", "wars-of-italy"])
def test_whoever_looks_is_told_the_same_but_for_words_and_nothing_changes(game: str) -> None:
    rng = seeded(4)
    match = signoria.new(game, 3 if game == "virtu" else 2, 4)
    told = 0
    while match.to_act and told < 60:
        seat = match.to_act[rng.below(len(match.to_act))]
        options = match.choices(seat)
        match.play(seat, options[-1] if rng.below(3) else options[rng.below(len(options))])
        if match.state.lanes or match.result is not None:
            assert match.survey(None, 0) == ()
        elif not rng.below(5):
            before = match.position()
            for of in range(match.seats):
                assert match.survey(None, of) == match.survey((of + 1) % match.seats, of)
                theirs, own = surveyed(match, None, of), surveyed(match, of, of)
                for one, other in zip(theirs, own, strict=True):
                    assert [p.moves for p in one.prospects] == [p.moves for p in other.prospects]
                    assert [p.short for p in one.prospects] == [p.short for p in other.prospects]
            assert match.position() == before
            told += 1
    assert told >= 20


@pytest.mark.parametrize("game", ["virtu", "wars-of-italy"])
def test_a_question_that_is_asked_now_is_surveyed_as_it_is(game: str) -> None:
    rng = seeded(9)
    match = signoria.new(game, 3 if game == "virtu" else 2, 9)
    met = set()
    for _ in range(600):
        if not match.to_act:
            break
        seat = match.to_act[rng.below(len(match.to_act))]
        question = match.view(seat).question
        assert question is not None
        kinds = {"move-token": ROOMS, "annex-city": ANNEXING, "annex-or-influence": ANNEXING, "lead-troops": WAR}
        if question.key in kinds:
            assert surveyed(match, seat, seat)[kinds[question.key]] == match.outlook(seat)
            met.add(question.key)
        options = match.choices(seat)
        match.play(seat, options[rng.below(len(options))])
    assert len(met) == 3


@pytest.mark.rule("V3.1")
def test_rooms_off_turn_are_those_that_the_next_spring_offers() -> None:
    match = lay(SPRING)
    before = surveyed(match, FLORENCE, VENICE)[ROOMS]
    while match.to_act != (VENICE,):
        (seat,) = match.to_act
        match.play(seat, match.choices(seat)[-1] if match.view(seat).prompt != f"cash {seat}" else "enough")
    assert [one.way for one in before.prospects if one.way]
    now = surveyed(match, VENICE, VENICE)[ROOMS]
    assert [(one.thing, one.price) for one in now.prospects] == [(one.thing, one.price) for one in before.prospects]


@pytest.mark.rule("V4.5")
def test_a_march_tells_what_the_besieged_can_declare_and_what_would_surely_win() -> None:
    match = lay(SPRING.replace("[naples]\n", "[naples]\nwar_tokens = 2\ntroops = { naples = 1 }\n"))
    war = surveyed(match, NAPLES, VENICE)[WAR]
    notes = [note.key for note in war.notes]
    assert notes[0] == "outlook-as-in-room"
    assert "outlook-as-things-stand" in notes
    (march, *_) = [one for one in war.prospects if one.thing == Name("city", "naples") and one.sums]
    told = {phrase.key: phrase.args for phrase in march.brings}
    assert told["outlook-rival-most"] == {"seat": Seat(NAPLES), "number": Count(2)}
    needed = march.sums["defence"].total + 2 + 1 - march.sums["attack"].total
    key = "outlook-sure" if "outlook-sure" in told else "outlook-never-sure"
    assert told[key]["seat"] == Seat(VENICE)
    assert told[key]["number"] == Count(needed)


@pytest.mark.rule("V4.4")
def test_without_a_room_for_an_action_only_what_lies_outside_the_rooms_counts() -> None:
    match = lay(SPRING)
    for seat in (FLORENCE, NAPLES, VENICE):
        for kind, action in ((ANNEXING, ANNEX), (WAR, WAGE_WAR), (AGENTS, INTRIGUE)):
            (first, *_) = surveyed(match, None, seat)[kind].notes
            has_room = any(action_of(state(match), seat, room) == action for room in range(5))
            assert first.key == ("outlook-as-in-room" if has_room else "outlook-in-no-room")
            assert first.args["seat"] == Seat(seat)


def test_why_others_cannot_is_not_said_as_if_they_were_asked() -> None:
    match = lay(SPRING)
    for seat in (FLORENCE, NAPLES, VENICE):
        own, others = surveyed(match, seat, seat), surveyed(match, None, seat)
        for mine, theirs in zip(own, others, strict=True):
            for one, other in zip(mine.prospects, theirs.prospects, strict=True):
                assert (one.why_not is None) == (other.why_not is None)
                assert one.rule == other.rule
                if one.why_not is not None and one.why_not.key == "refusal-out-of-reach":
                    assert other.why_not == Phrase("outlook-why-out-of-reach")


def test_everything_that_can_be_annexed_next_is_told_with_the_room_that_is_assumed() -> None:
    match = lay(SPRING)
    annexing = surveyed(match, None, VENICE)[ANNEXING]
    cities = tuple(one.thing for one in annexing.prospects if one.moves)
    summary = {note.key: note.args for note in annexing.notes}
    assert summary["outlook-can-annex"]["cities"] == Listed(cities) if cities else "outlook-cannot-annex" in summary
