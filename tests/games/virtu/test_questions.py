"""What a decision asks says what one must know to answer it."""

from __future__ import annotations

import pytest
from virtu_tables import FLORENCE, go, lay, view

import signoria
from signoria.kernel.phrases import Listed, Phrase, Plain, plain
from signoria.texts import languages, texts_in
from signoria.words import Words

ACT = 'phase = "act 0"\n[florence]\n'
SIEGES = 'phase = "sieges"\n[florence]\n'
DUEL = """
phase = "sieges"
[florence]
troops = { ravenna = 3 }
war_tokens = 1
[venice]
cities = ["venice", "corfu", "ravenna"]
troops = { ravenna = 1 }
war_tokens = 2
"""
FIELD = 'phase = "sieges"\n[florence]\ntroops = { siena = 3 }\nwar_tokens = 1\n[naples]\ntroops = { siena = 2 }\n'


def asked(match: signoria.Match) -> dict[str, Plain]:
    """The facts that come with the question, without their types."""
    question = match.view(match.to_act[0]).question
    assert question is not None
    return {name: plain(arg) for name, arg in question.args.items()}


@pytest.mark.rule("V1.3")
def test_a_family_card_is_asked_about_by_its_name_with_action_and_symbols() -> None:
    match = signoria.new("virtu", 3, 1, {"powers_by_seat": True})
    question = match.view(0).question
    assert question is not None
    assert plain(question.args["card"]) == "lorenzo"
    assert plain(question.args["action"]) == "patronage"
    symbols = question.args["symbols"]
    assert isinstance(symbols, Listed)
    assert [plain(one) for one in symbols.items] == [2, 1]
    assert (plain(question.args["number"]), plain(question.args["of"])) == (1, 3)
    assert match.view(1).question != question


@pytest.mark.rule("V6.3")
def test_declaring_names_the_city_the_rival_both_strengths_and_how_it_stands() -> None:
    match = lay(DUEL)
    assert asked(match) == {
        "battle": ("siege-against", "ravenna", 2), "city": "ravenna", "mine": 3, "theirs": 3,
        "standing": ("holding-to-attacker", 1),
    }  # fmt: skip
    go(match, "0 declare token")
    assert asked(match) == {
        "battle": ("siege-by", "ravenna", 0), "city": "ravenna", "mine": 3, "theirs": 4,
        "standing": ("falling-to-defender", 1),
    }  # fmt: skip
    go(match, "2 declare token")
    assert (asked(match)["mine"], asked(match)["standing"]) == (4, ("holding-to-defender", 1))


@pytest.mark.rule("V6.3")
def test_a_neutral_city_is_besieged_without_a_rival() -> None:
    match = lay(SIEGES + "troops = { siena = 4 }\nwar_tokens = 1")
    assert asked(match)["battle"] == ("siege-of", "siena")
    assert asked(match)["standing"] == ("falling-to-attacker", 1)


@pytest.mark.rule("V6.6")
@pytest.mark.parametrize(("troops", "standing"), [(2, "field-ahead"), (3, "field-tied"), (4, "field-behind")])
def test_a_field_battle_says_who_is_ahead(troops: int, standing: str) -> None:
    match = lay(FIELD.replace("siena = 2", f"siena = {troops}"))
    assert asked(match)["battle"] == ("field-against", "siena", 1)
    assert asked(match)["standing"] == (standing, abs(3 - troops))


@pytest.mark.rule("V6.6")
def test_the_winner_of_the_field_is_asked_with_both_strengths_of_the_siege() -> None:
    match = go(lay(FIELD), "pass")
    assert (asked(match)["city"], asked(match)["mine"], asked(match)["theirs"]) == ("siena", 1, 3)


@pytest.mark.rule("V3.1")
def test_the_token_says_where_it_is_what_comes_and_what_a_room_costs() -> None:
    match = lay('phase = "spring 0"\n[florence]\ntoken = 1\nflorins = 2\ncities = []\nindulgences = [4]')
    assert asked(match) == {
        "room": ("room", 1), "action": "govern", "ahead": "patronage", "gone": 0, "steps": 2, "price": 2,
    }  # fmt: skip
    go(match, "step", "step")
    assert (asked(match)["room"], asked(match)["ahead"]) == (("room", 3), "blocked-room")
    assert (asked(match)["steps"], asked(match)["price"]) == (0, 2)
    go(match, "pay step")
    assert (asked(match)["steps"], asked(match)["price"]) == (1, 0)


@pytest.mark.rule("V2.2", "V4.2", "V4.4", "V4.5", "V4.6", "V5.2", "V6.3", "V6.7", "V7.1", "V7.4", "V7.6", "V7.7")
@pytest.mark.parametrize(
    ("text", "moves", "purpose"),
    [
        (ACT + 'token = 3\nagents = ["parma"]', "annex parma", ("for-annexing", "parma")),
        (ACT + 'token = 2\nflorins = 9\ncities = ["rome"]', "act", ("for-patronage", 1)),
        (
            ACT + "token = 5\ntroops = { florence = 1 }",
            "from florence, march siena",
            ("for-marching", "florence", "siena"),
        ),
        (
            ACT + 'token = 5\nrooms = ["", "", "", "", "standard_bearer"]\ncities = ["florence"]',
            "tap card war",
            "for-tokens",
        ),
        (ACT + "token = 4\nstock = 1", "place rome", ("for-placing", "rome")),
        (ACT + 'token = 4\nagents = ["siena"]', "lift siena, place rome", ("for-moving", "siena", "rome")),
        (ACT + 'token = 4\n[venice]\nagents = ["siena"]', "remove siena", ("for-removing", "siena")),
        (
            'phase = "spring 0"\n[florence]\ntoken = 1\nindulgences = [2]\ncities = ["siena"]',
            "step, clear cross",
            ("for-clearing", ("room", 2)),
        ),
        ('phase = "spring 0"\n[florence]\ntoken = 1\ncities = ["florence"]', "enough, pay step", "for-step"),
        (
            SIEGES + 'troops = { siena = 2 }\nleft = ["standard_bearer"]',
            "tap standard_bearer left war",
            ("for-declaring", "siena"),
        ),
        (
            SIEGES + 'cities = ["venice"]\ntroops = { ancona = 2 }\n[venice]\ncities = []',
            "sail venice",
            ("for-retreating", "ancona", "venice"),
        ),
        ('phase = "winter 0"\n[florence]\ntroops = { pisa = 3 }', "salary 1", "for-salary"),
        ('phase = "buy 0"\n[florence]\ncities = ["florence"]', "buy bishop", ("for-buying", "bishop")),
        ('phase = "recruit 0"\n[florence]', "recruit pisa", ("for-recruiting", "pisa")),
        (
            'phase = "ally 0"\n[florence]\ncities = ["venice", "mantua", "pisa", "florence"]\n[venice]\ncities = []',
            "ally ottomans",
            ("for-alliance", "ottomans"),
        ),
    ],
)
def test_a_payment_says_what_it_is_for(text: str, moves: str, purpose: Plain) -> None:
    match = lay(text)
    for move in moves.split(", "):
        match.play(0, move)
    assert (match.view(0).prompt or "").startswith("pay ")
    assert asked(match)["purpose"] == purpose
    payment = view(match).payment
    assert payment is not None
    assert plain(payment.purpose) == purpose


@pytest.mark.parametrize(
    ("stack", "args"),
    [
        ("pay 0 15", {"purpose": "for-anything", "price": (2,), "missing": (2,), "slack": 0}),
        ("dismiss-troop 0", {"troops": 1}),
        ("declare 0 -1 11 1 0", {"battle": ("siege-of", "siena"), "mine": 1, "theirs": 3}),
        ("declare 0 1 11 2 0", {"battle": ("field-against", "siena", 1), "mine": 1, "theirs": 0}),
    ],
)
def test_a_position_that_leaves_out_what_follows_can_be_asked_too(stack: str, args: dict[str, Plain]) -> None:
    text = f'stack = ["{stack}"]\nneed = "2C"\n[florence]\ntroops = {{ siena = 1 }}\nwar_tokens = 1\ntoken = 1'
    found = asked(lay(text + '\nleft = ["counsellor", "podesta"]'))
    assert {name: found[name] for name in args} == args


@pytest.mark.rule("V7.1")
def test_salaries_say_how_many_troops_there_are_and_what_keeps_them() -> None:
    match = lay('phase = "winter 0"\n[florence]\nflorins = 1\ntroops = { pisa = 4, florence = 1 }\ncities = ["pisa"]')
    assert asked(match) == {"troops": 5, "free": 2, "due": 2, "florins": 1}
    go(match, "salary 1")
    assert asked(match) == {"troops": 1}


@pytest.mark.rule("V7.7")
def test_alliances_are_offered_with_their_price_or_whose_they_are() -> None:
    match = lay('phase = "ally 0"\n[florence]\nallies = ["france"]\n[naples]\nallies = ["empire"]')
    offers = asked(match)["offers"]
    assert isinstance(offers, tuple)
    keys = [offer[0] for offer in offers if isinstance(offer, tuple)]
    assert keys == ["ally-free", "ally-own", "ally-of"]


@pytest.mark.rule("V8.4")
@pytest.mark.parametrize(
    ("text", "because"),
    [
        ("[florence]\ntrophies = [1]", ("because-prestige", 6, 4)),
        ('[florence]\nleft = ["counsellor"]', ("because-crowns", 4, 2, 1)),
        ("", ("because-equal", 4, 1)),
    ],
)
def test_the_result_says_why_it_was_won(text: str, because: Plain) -> None:
    match = lay('phase = "end"\n' + text, 3)
    assert match.result is not None
    assert isinstance(match.result.because, Phrase)
    assert plain(match.result.because) == because


@pytest.mark.parametrize("lang", languages())
def test_questions_and_hints_are_whole_sentences_in_every_language(lang: str) -> None:
    words = Words(texts_in(lang), "virtu", 0)
    match = lay(DUEL)
    question = match.view(FLORENCE).question
    assert question is not None
    told = words.question(question)
    assert words.name("city", "ravenna")[:5] in told
    assert "3" in told
    assert "{" not in told
