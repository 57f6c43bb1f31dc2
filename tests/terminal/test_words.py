"""What happens is told in sentences, in the language that the environment or the command line asks for."""

from __future__ import annotations

import re

import pytest
from tables import lay, play

import signoria
from signoria import texts
from signoria.kernel.errors import BadInput
from signoria.kernel.phrases import Phrase, Sum, Term
from signoria.terminal.plugs import PLUGS
from signoria.texts import folded, language, languages, texts_in
from signoria.words import Words


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", PLUGS)
def test_all_that_happens_in_a_game_is_told_in_sentences(lang: str, game: str) -> None:
    match = signoria.new(game, 2 if game == "wars-of-italy" else 3, 11)
    bot = signoria.bot("random", 4)
    while match.to_act and len(match.standing) < 700:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.choices(seat)))
    for reader in (None, 0, 1):
        told = Words(texts_in(lang), game, reader).tell(match.events(reader))
        assert len(told) > 100
        for sentence in told:
            assert sentence == sentence.strip()
            assert sentence[:1] == sentence[:1].upper()
            assert not re.search(r"[{}$]", sentence), sentence


def test_a_negative_sum_has_a_true_minus_sign() -> None:
    words = Words(texts_in("en"), "virtu")
    assert words.sum(Sum(-1)) == "−1"
    terms = (Term(1, Phrase("unit-x")), Term(-3, Phrase("unit-y")))
    assert words.sum(Sum(-2, terms)) == "1 (x) − 3 (y) = −2"


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
        ("cs", "V ruce nemáte Zimu. (C2.2)"),
        ("ru", "Зим"),
    ],
)
def test_a_refusal_is_worded_in_the_readers_language(lang: str, told: str) -> None:
    match = lay('turn = 0\nsite = "roma"\nseat = [{ hand = "1" }, { hand = "1" }]')
    why = match.why_not(0, "play winter")
    assert why is not None
    assert told in Words(texts_in(lang), "condottiere").refusal(why, "play winter")
    with pytest.raises(signoria.Refused, match="You have no Winter in your hand"):  # the exception is English
        play(match, "0 play winter")


def test_letters_are_compared_without_accents() -> None:
    assert folded("  Kurtizána   ŽOLD ") == "kurtizana zold"
