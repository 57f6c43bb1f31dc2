"""Everything that can happen has words, and what is typed finds what is meant."""

from __future__ import annotations

import re

import pytest
from tables import lay, play

import signoria
from signoria import texts
from signoria.games.condottiere.events import KINDS_OF_EVENTS
from signoria.games.condottiere.moves import CATALOGUE
from signoria.kernel.errors import BadInput
from signoria.kernel.game import Event
from signoria.terminal.plugs import PLUGS, plug_of
from signoria.terminal.scene import Scene
from signoria.terminal.words import Words, folded
from signoria.texts import language, languages, texts_in

SAMPLES: dict[str, list[int | str | None]] = {
    "card": ["winter", "10", None],
    "region": ["roma", "siena", None],
    "reason": ["points", "regions", "adjacent"],
}
MAY_BE_NONE = ("taken-back", "favour-placed", "tied")  # no card, no region


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("reader", [None, 0, 1])
def test_every_event_is_a_sentence(lang: str, reader: int | None) -> None:
    words = Words(texts_in(lang), "condottiere")
    for kind, names in (*KINDS_OF_EVENTS, ("undone", ("seat", "number"))):
        for at in range(3):
            args = {name: SAMPLES.get(name, [0, 1, 2])[at] for name in names}
            told = words.tell([Event(kind, args)], reader)
            assert len(told) == 1
            assert told[0] == told[0].strip()
            assert not re.search(r"[{}$]", told[0]), told
            assert kind not in MAY_BE_NONE or "none" not in told[0]


# Languages


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "cs"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LC_ALL": "C.UTF-8", "SIGNORIA_LANG": "ru"}, "ru"),
        ({"SIGNORIA_LANG": "", "LANG": "ru-RU"}, "ru"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], spoken: str) -> None:
    assert language(None, environment) == spoken
    assert language("CS", environment) == "cs"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="there are: cs, en, ru"):
        language("xx", {})


def test_a_text_that_nobody_wrote_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        texts.say("terminal-fly")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "You have no Winter in your hand. (C2.2)"),
        ("cs", "Zima"),
        ("ru", "Зима"),
    ],
)
def test_a_refusal_is_worded_in_the_readers_language(lang: str, told: str) -> None:
    match = lay('turn = 0\nsite = "roma"\nseat = [{ hand = "1" }, { hand = "1" }]')
    why = match.why_not(0, "play winter")
    assert why is not None
    assert told in Words(texts_in(lang), "condottiere").refusal(why, "play winter")
    with pytest.raises(signoria.Refused, match="You have no winter in your hand"):  # the exception is English
        play(match, "0 play winter")


# What is typed


def asked(hand: str, lang: str = "en") -> Scene:
    """Seat 0 is asked to play a card."""
    match = lay(f'turn = 0\nsite = "roma"\nseat = [{{ hand = "{hand}" }}, {{ hand = "1" }}]')
    words = Words(texts_in(lang), "condottiere")
    return Scene(PLUGS["condottiere"], match.view(0), words, (), 0, choices=match.choices(0))


def found(scene: Scene, typed: str) -> str:
    """The move that is meant."""
    return scene.find(typed, CATALOGUE.moves)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("10", "play 10"),
        ("1", "play 1"),
        ("w", "play winter"),
        ("WINTER", "play winter"),
        ("play winter", "play winter"),
        ("play  wi", "play winter"),
        ("p", "pass"),
        ("heroine", "play heroine"),
        ("play heroine", "play heroine"),
        ("sp", "play spring"),
        ("at roma", "at roma"),
        ("fly", "fly"),
    ],
)
def test_the_beginning_of_a_name_is_enough(typed: str, meant: str) -> None:
    assert found(asked("1 10 winter"), typed) == meant


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("cs", "zima", "play winter"),
        ("cs", "Bubenik", "play drummer"),
        ("ru", "ЗИМА", "play winter"),
        ("cs", "10", "play 10"),
    ],
)
def test_names_may_be_typed_in_ones_own_language(lang: str, typed: str, meant: str) -> None:
    assert found(asked("1 10 winter drummer", lang), typed) == meant


def test_what_may_mean_several_things_is_asked_again() -> None:
    with pytest.raises(BadInput, match="“s” may mean: Spring, Scarecrow and Surrender"):
        found(asked("spring scarecrow surrender"), "s")
    assert asked("spring scarecrow surrender").pointed_at("s") is None
    assert asked("spring scarecrow surrender").pointed_at("sc") == 2


def test_numbers_point_at_choices_only_where_no_choice_is_a_number() -> None:
    match = lay(
        'site = "roma"\nstack = ["place-figure 0", "begin-battle", "end-game"]\nseat = [{ hand = "1" }, { hand = "1" }]'
    )
    words = Words(texts_in("en"), "condottiere")
    scene = Scene(plug_of("condottiere"), match.view(0), words, (), 0, choices=match.choices(0))
    assert found(scene, "2") == "at milano"
    assert scene.pointed_at("17") == 16
    with pytest.raises(BadInput, match="There is no choice 18: they go from 1 to 17"):
        found(scene, "18")


def test_letters_are_compared_without_accents() -> None:
    assert folded("  Kurtizána   ŽOLD ") == "kurtizana zold"
