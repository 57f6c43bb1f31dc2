"""Wars of Italy on the screen: tracks, major cities and every road, at sizes nobody chose beforehand."""

from __future__ import annotations

import re
from random import Random

import pytest
from virtu_screens import Drawn, asked, drawn, moments, sizes

from signoria.games.wars.view import WarsView
from signoria.kernel.phrases import Name
from signoria.terminal.plugs import pages_of
from signoria.terminal.virtu import screen as virtu
from signoria.terminal.virtu.map import road_pairs
from signoria.terminal.wars import screen as wars
from signoria.terminal.wars.majors import ALLIANCE, FAVOUR, MARKER, NEUTRAL
from signoria.texts import languages, texts_in
from signoria.words import Words

SEEDS = (11, 12)
SMALL = (80, 14)  # what is left for the table in the smallest window
MAP = ("annex-or-influence", "lead-troops", "choose-route", "send-agents", "recruit-troops", "hire-allies")
TRACK = re.compile(rf"\d([{ALLIANCE}{FAVOUR}{NEUTRAL}{MARKER}]+)\d")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_overflows_at_any_size_and_the_round_is_seen(lang: str, seed: int) -> None:
    rng = Random(f"{lang} {seed}")
    for seen in rng.sample(moments("wars-of-italy", 2, seed), 30):
        rows = drawn(seen, lang, *sizes(rng))
        assert texts_in(lang).say("wars-of-italy-table-year", year=max(seen.course.year, 1), last=6) in rows[0]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("size", [SMALL, (80, 15), (100, 18), (120, 26), (140, 26), (160, 38), "any"], ids=str)
def test_every_road_is_drawn(lang: str, seed: int, size: tuple[int, int] | str) -> None:
    rng = Random(f"{lang} {seed}")
    words = Words(texts_in(lang), "wars-of-italy")
    for seen in rng.sample(asked(moments("wars-of-italy", 2, seed), *MAP), 3):
        width, height = sizes(rng) if isinstance(size, str) else size
        wide = round(width * virtu.MAP_SHARE) if width >= virtu.WIDE and height >= virtu.TALL else width
        rows = [row[:wide] for row in drawn(seen, lang, width, height)]
        assert Drawn(rows, seen, words).roads() == {frozenset(pair) for pair in road_pairs(seen)}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seed", SEEDS)
def test_each_track_shows_its_zones_and_its_marker(lang: str, seed: int) -> None:
    rng = Random(seed)
    for seen in rng.sample(moments("wars-of-italy", 2, seed), 20):
        assert isinstance(seen, WarsView)
        for size in (SMALL, sizes(rng)):
            tracks = [one for one in TRACK.findall("\n".join(drawn(seen, lang, *size))) if MARKER in one]
            if seen.question is not None and seen.question.key in virtu.SIEGE and size == SMALL:
                continue
            influences = [seen.campaign.major[name].influence or 0 for name in seen.favours]
            assert [track.index(MARKER) - len(track) // 2 for track in tracks] == influences
            assert all(NEUTRAL in track and FAVOUR in track and ALLIANCE in track for track in tracks)


@pytest.mark.parametrize("lang", languages())
def test_cities_of_major_cities_have_their_letter(lang: str) -> None:
    words = Words(texts_in(lang), "wars-of-italy")
    for seen in asked(moments("wars-of-italy", 2, 11), *MAP)[::7]:
        assert isinstance(seen, WarsView)
        rows = drawn(seen, lang, 100, 20)
        labels = Drawn(rows, seen, words).labels
        for name, major in seen.campaign.major.items():
            for city in major.cities or ():
                line, first, _ = labels[city]
                assert rows[line][first] == words.name("city", name)[0]


@pytest.mark.parametrize("lang", languages())
def test_a_siege_that_may_wait_shows_its_city_and_both_sums(lang: str) -> None:
    words = Words(texts_in(lang), "wars-of-italy")
    found = [
        seen for seed in range(8, 16) for seen in asked(moments("wars-of-italy", 2, seed), "besiege-or-stay", "declare")
    ]
    assert found
    for seen in found:
        assert seen.siege is not None
        text = "\n".join(drawn(seen, lang, *SMALL))
        assert words.say("table-siege", city=Name("city", seen.siege.city))[1:] in text
        for label, sum_ in (("attack", seen.siege.attack), ("defence", seen.siege.defence)):
            assert re.search(rf"{words.say(f'table-{label}')} +{sum_.total}\b", text)


@pytest.mark.parametrize("lang", languages())
def test_pages_tell_of_influence_and_have_no_alliances_of_virtu(lang: str) -> None:
    seen = moments("wars-of-italy", 2, 11)[-1]
    words = Words(texts_in(lang), "wars-of-italy", 0)
    found = pages_of(wars, seen, words)
    titles = [page.title for page in found]
    assert len({page.key for page in found}) == len(found)
    assert words.say("page-influence") in titles
    assert words.say("page-alliances") not in titles
    assert all(page.lines for page in found)
