"""Virtù on the screen: at sizes nobody chose beforehand, everything that a question needs stands there."""

from __future__ import annotations

import re
from random import Random

import pytest
from virtu_screens import Drawn, asked, drawn, moments, sizes
from virtu_tables import lay, view

import signoria
from signoria.games.virtu.components import LEFT, RIGHT, ROOMS
from signoria.games.virtu.steps.spring import woken_side
from signoria.kernel.phrases import Count, Name, Phrase
from signoria.kernel.registry import find
from signoria.terminal.plugs import pages_of
from signoria.terminal.virtu import screen as virtu
from signoria.terminal.virtu.box import bare, city_value, letters
from signoria.terminal.virtu.map import road_pairs
from signoria.terminal.virtu.palace import WAKES, room_action
from signoria.terminal.virtu.seats import COLUMNS
from signoria.texts import languages, texts_in
from signoria.words import Words

TABLES = [(seats, seed) for seats in (3, 4, 5) for seed in (11, 12)]
SMALL = (80, 14)  # what is left for the table in the smallest window
MAP = ("annex-city", "lead-troops", "choose-route", "send-agents", "recruit-troops", "choose-salary")
NARROW = 2 * 80 // 3  # columns of what a question is about, beside the seats


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_nothing_overflows_at_any_size(lang: str, seats: int, seed: int) -> None:
    rng = Random(f"{lang} {seats} {seed}")
    for seen in rng.sample(moments("virtu", seats, seed), 25):
        drawn(seen, lang, *sizes(rng))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_every_seat_is_seen_with_its_florins_cities_and_prestige(lang: str, seats: int, seed: int) -> None:
    rng = Random(seed)
    for seen in rng.sample(moments("virtu", seats, seed), 10):
        rows = drawn(seen, lang, *sizes(rng))
        for seat, one in enumerate(seen.table):
            power = texts_in(lang).say(f"virtu-power-{one.power}")
            numbers = [str(one.florins), str(len(one.cities)), str(seen.prestige[seat].total)]
            row = next(row for row in rows if re.search(rf"{seat}[* ]{power[:3]}", row))
            cells = re.findall(r"-?\d+", row.partition(power[:3])[2])
            assert [cell for cell in numbers if cell in cells] == numbers


@pytest.mark.parametrize("lang", languages())
def test_headings_are_written_out_where_there_is_room(lang: str) -> None:
    seen = moments("virtu", 5, 11)[-1]
    text = "\n".join(drawn(seen, lang, 160, 38))
    for name in COLUMNS:
        assert texts_in(lang).say(f"virtu-table-{name}") in text


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("seats", "seed"), TABLES)
@pytest.mark.parametrize("size", [SMALL, (80, 15), (100, 18), (120, 26), (140, 26), (160, 38), "any"], ids=str)
def test_every_road_is_drawn(lang: str, seats: int, seed: int, size: tuple[int, int] | str) -> None:
    rng = Random(f"{lang} {seats} {seed}")
    words = Words(texts_in(lang), "virtu")
    for seen in rng.sample(asked(moments("virtu", seats, seed), *MAP), 3):
        width, height = sizes(rng) if isinstance(size, str) else size
        wide = round(width * virtu.MAP_SHARE) if width >= virtu.WIDE and height >= virtu.TALL else width
        rows = [row[:wide] for row in drawn(seen, lang, width, height)]
        roads = {frozenset(pair) for pair in road_pairs(seen)}
        assert Drawn(rows, seen, words).roads() == roads


@pytest.mark.parametrize("lang", languages())
def test_the_four_seas_and_the_owners_of_cities_can_be_read_without_colours(lang: str) -> None:
    words = Words(texts_in(lang), "virtu")
    for seen in asked(moments("virtu", 4, 12), *MAP)[::9]:
        rows = drawn(seen, lang, 100, 20)
        for sea in ("ligurian", "tyrrhenian", "ionian", "adriatic"):
            assert any(f"≈{words.name('sea', sea).split()[0]}" in row for row in rows)
        found = Drawn(rows, seen, words)
        for city, (line, first, _) in found.labels.items():
            owner = [str(seat) for seat, one in enumerate(seen.table) if city in map(bare, one.cities)]
            assert rows[line][first] == (owner[0] if owner else "·")


# What a question needs, in the smallest window and in any other


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [3, 5])
def test_a_siege_shows_its_city_and_both_sums(lang: str, seats: int) -> None:
    rng = Random(seats)
    words = Words(texts_in(lang), "virtu")
    for seen in asked([*moments("virtu", seats, 11), *moments("virtu", seats, 12)], "declare", "go-on"):
        assert seen.siege is not None
        for size in (SMALL, sizes(rng)):
            text = "\n".join(drawn(seen, lang, *size))
            for label, found in (("attack", seen.siege.attack), ("defence", seen.siege.defence)):
                assert re.search(rf"{words.say(f'table-{label}')} +{found.total}\b", text)
                assert words.sum(found)[: NARROW - 20] in text
            key = "table-field" if seen.siege.is_field else "table-siege"
            where = words.say(key, city=Name("city", seen.siege.city))
            assert where[1:] in text


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [3, 5])
def test_a_payment_shows_what_is_missing_and_what_sources_give(lang: str, seats: int) -> None:
    rng = Random(seats)
    words = Words(texts_in(lang), "virtu")
    found = asked(moments("virtu", seats, 11), "pay")
    for seen in rng.sample(found, min(20, len(found))):
        assert seen.payment is not None
        for size in (SMALL, sizes(rng)):
            text = "\n".join(drawn(seen, lang, *size))
            assert f"{words.say('table-missing')} {letters(seen.payment.missing) or '–'}" in text
            assert words.say("table-sources") in text


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [3, 5])
def test_a_family_card_is_shown_with_its_action_and_symbols(lang: str, seats: int) -> None:
    rng = Random(seats)
    words = Words(texts_in(lang), "virtu")
    for seen in asked(moments("virtu", seats, 11), "place-family"):
        assert seen.question is not None
        card, action = seen.question.args["card"], seen.question.args["action"]
        for size in (SMALL, sizes(rng)):
            text = "\n".join(drawn(seen, lang, *size))
            assert words.arg(card) in text
            assert (words.say("table-no-action") if action is None else words.arg(action)) in text
            assert all(f" {room} " in text for room in range(1, ROOMS + 1))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [3, 5])
def test_rooms_are_shown_with_what_reaching_them_costs(lang: str, seats: int) -> None:
    rng = Random(seats)
    words = Words(texts_in(lang), "virtu")
    for seen in asked(moments("virtu", seats, 12), "move-token", "place-token"):
        outlook = find("virtu").outlook(seen)
        for size in (SMALL, sizes(rng)):
            rows = drawn(seen, lang, *size)
            for room in range(1, ROOMS + 1):
                ways = [one for one in outlook.prospects if one.thing == Phrase("room", {"room": Count(room)})]
                assert seen.seat is not None
                action = room_action(seen, seen.seat, room, words)
                row = next(row for row in rows if f" {room} {action}" in row)
                costs = [letters(one.price) or words.say("table-free") for one in ways if one.moves]
                assert all(cost in row for cost in costs)
                assert costs or "(" in row


@pytest.mark.parametrize("lang", languages())
def test_the_market_shows_prices_and_what_can_be_bought(lang: str) -> None:
    rng = Random(3)
    for seen in asked(moments("virtu", 3, 11), "buy-things")[::3]:
        goods = [one for one in find("virtu").outlook(seen).prospects if isinstance(one.thing, Name)]
        for size in (SMALL, sizes(rng)):
            text = "\n".join(drawn(seen, lang, *size))
            for one in goods:
                assert f"{letters(one.price)}→" in text
            assert text.count("✓") - 1 == sum(1 for one in goods if one.moves)


def test_prices_of_cities_stand_below_the_map() -> None:
    seen = asked(moments("virtu", 3, 11), "annex-city")[0]
    text = "\n".join(drawn(seen, "en", *SMALL))
    offers = [one for one in find("virtu").outlook(seen).prospects if one.moves]
    assert offers
    words = Words(texts_in("en"), "virtu")
    assert f"{words.arg(offers[0].thing)} {letters(offers[0].price)}" in text


def test_courtiers_wake_in_the_rooms_that_the_screen_names() -> None:
    woken = {side: [room + 1 for room in range(ROOMS) if woken_side(room) == side] for side in (LEFT, RIGHT)}
    assert woken == {LEFT: [WAKES["left"]], RIGHT: [WAKES["right"]]}


# Symbols that can still pay


def test_what_can_still_pay_leaves_out_what_is_exhausted() -> None:
    match = lay(
        """
        phase = "buy 0"
        [florence]
        cities = ["florence", "pisa!"]
        left = ["lorenzo"]
        right = ["bishop!"]
        """
    )
    assert letters(view(match, 0).ready[0]) == "F4 C2"


def test_a_card_bought_this_winter_pays_in_the_next_and_rivals_keep_theirs() -> None:
    match = lay(
        """
        phase = "buy 0"
        [florence]
        florins = 5
        left = ["lorenzo"]
        [naples]
        left = ["alfonso"]
        """
    )
    before = view(match, 0).ready
    match.play(0, "buy bishop")
    while asked_now(match) != "buy-things":
        match.play(0, match.choices(0)[0])
    assert "X" not in letters(view(match, 0).ready[0])
    assert view(match, 0).ready[1] == before[1]


def asked_now(match: signoria.Match) -> str:
    """What seat 0 is asked."""
    question = view(match, 0).question
    assert question is not None
    return question.key


# Pages and sentences


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", [3, 5])
def test_each_page_has_a_key_of_its_own_and_something_to_read(lang: str, seats: int) -> None:
    for seen in moments("virtu", seats, 11)[::40]:
        words = Words(texts_in(lang), "virtu", seen.seat)
        found = pages_of(virtu, seen, words)
        assert len({page.key for page in found}) == len(found) == seats + 7
        assert all(page.title and page.lines for page in found)


@pytest.mark.parametrize("lang", languages())
def test_the_page_of_a_rival_tells_the_palace_and_the_domain(lang: str) -> None:
    seen = moments("virtu", 3, 11)[-1]
    words = Words(texts_in(lang), "virtu", 0)
    text = "\n".join(str(line) for line in pages_of(virtu, seen, words)[2].lines)
    rival = seen.table[1]
    for city in rival.cities:
        assert words.name("city", city.rstrip("!")) in text
    for card in (*rival.left, *rival.right):
        assert words.name("card", card.rstrip("!")) in text


@pytest.mark.parametrize("lang", languages())
def test_plain_sentences_are_few_and_hold_what_a_question_needs(lang: str) -> None:
    for seen in moments("virtu", 3, 12)[::5]:
        words = Words(texts_in(lang), "virtu", seen.seat)
        told = virtu.read(seen, words)
        assert len(told) <= 1 + seen.seats + 8
        assert all("\n" not in line and line.endswith((".", "!", "?")) for line in told)
        if seen.siege is not None:
            assert any(words.sum(seen.siege.attack) in line for line in told)


def test_the_number_of_years_is_a_limit() -> None:
    match = signoria.new("virtu", 3, 1)
    seen = view(match, match.to_act[0])
    for lang, told in {"en": "Year 1 of at most 25", "ru": "Год 1, максимум 25", "cs": "Rok 1, nejvýš 25"}.items():
        assert drawn(seen, lang, *SMALL)[0].startswith(told)


def test_troops_of_others_stand_apart_from_the_value_of_an_inland_city() -> None:
    found = []
    for seen in asked(moments("virtu", 5, 3), *MAP):
        rows = "\n".join(drawn(seen, "en", 120, 26))
        for seat, one in enumerate(seen.table):
            for city in one.troops.keys() - {bare(own) for own in one.cities}:
                told = f"{city_value(seen, city)}{{}}{seat}▮{one.troops[city]}"
                found.append(told.format("/") in rows)
                assert told.format("") not in rows
    assert any(found)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_smallest_window_of_a_terminal_is_drawn(seats: int) -> None:
    match = signoria.new("virtu", seats, 2)
    for lang in languages():
        assert drawn(view(match, match.to_act[0]), lang, 40, 14)


@pytest.mark.parametrize(("lang", "told"), [("en", "You can use"), ("ru", "У вас максимум"), ("cs", "máte nejvýš")])
def test_florins_that_an_indulgence_would_bring_are_not_called_owned(lang: str, told: str) -> None:
    match = lay('phase = "winter 0"\n[florence]\ntoken = 2\nmay_indulge = true\ntroops = { florence = 5 }\nflorins = 0')
    question = match.view(0).question
    assert question is not None
    assert question.key == "choose-salary"
    assert isinstance(most := question.args["florins"], Count)
    assert most.number > 0
    assert told in Words(texts_in(lang), "virtu", 0).sentence(Phrase(f"prompt-{question.key}", question.args))
