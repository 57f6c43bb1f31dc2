"""The table of The Castles of Tuscany on the screen: nothing overflows, and what a question needs is to be seen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import NamedTuple

import pytest

import signoria
from signoria.games.tuscany.components import COLOUR_NAMES
from signoria.games.tuscany.drawing import Spot, spots, spots_after
from signoria.games.tuscany.view import EstateView, TuscanyView
from signoria.kernel.phrases import Count, Quote
from signoria.terminal.layout import CUT
from signoria.terminal.pages import Reader
from signoria.terminal.plain import Plain
from signoria.terminal.questions import Question
from signoria.terminal.scene import Scene
from signoria.terminal.table import Table
from signoria.terminal.tuscany import screen as tuscany
from signoria.terminal.tuscany.domain import JOINING, scale_for
from signoria.terminal.tuscany.fits import fits_in, of_displayed
from signoria.terminal.tuscany.joins import boards_told
from signoria.terminal.tuscany.lists import display_in_full, display_rows
from signoria.terminal.tuscany.seats import COLUMNS
from signoria.texts import languages, texts_in
from signoria.words import Words, capital

SIZES = ((80, 24), (100, 30), (160, 50))
BESIDE = 47  # columns beside a level domain in 80
EVERY = 7  # moves between two looks at a game
LOOKS_AT_CHOICES = 3  # choices pointed at in each look
SEAT = {"boards": ["a1", "b1", "c1"], "order": "a b c", "turned": "none", "shift": "0 0", "start": "a9"}
OTHER = {"boards": ["a2", "b2", "c2"], "order": "a b c", "turned": "none", "shift": "0 0", "start": "a3"}


class Shot(NamedTuple):
    """A question as it stands on a screen of some size."""

    scene: Scene
    view: TuscanyView
    text: str
    width: int
    height: int

    @property
    def own(self) -> EstateView:
        """What lies before the reader."""
        assert self.view.seat is not None
        return self.view.table[self.view.seat]


def table_of(match: signoria.Match, lang: str = "en") -> Table:
    """A table with people on all seats."""
    return Table(match, ["person"] * match.seats, Plain(), texts_in(lang))


def shot(scene: Scene, width: int, height: int, at: int | None = None) -> Shot:
    """The screen while the choice of this number is pointed at; its last row is for typing."""
    page = Question(scene)
    page.at = at
    rows = page.draw(width, height - 1, "")
    assert len(rows) <= height - 1
    assert max(one.cell_len for one in rows) <= width
    assert isinstance(scene.view, TuscanyView)
    return Shot(scene, scene.view, "\n".join(one.plain for one in rows), width, height)


def shots(lang: str, seats: int, seed: int) -> Iterator[Shot]:
    """Screens of random sizes from a game at random: every question now and then, rare ones always."""
    rng = random.Random(seed)
    match = signoria.new("tuscany", seats, seed)
    table = table_of(match, lang)
    bots = [signoria.bot("greedy" if seed % 2 else "random", seed + seat) for seat in range(seats)]
    seen: dict[str, int] = {}
    for number in range(600):
        if not match.to_act:
            return
        seat = match.to_act[0]
        view = match.view(seat)
        assert view.question is not None
        key = view.question.key
        seen[key] = seen.get(key, 0) + 1
        if seen[key] <= 2 or number % EVERY == 0:
            scene = table.scene(seat)
            width, height = rng.choice([*SIZES, (rng.randint(80, 200), rng.randint(24, 60))])
            yield shot(scene, width, height)
            for at in rng.sample(range(len(scene.choices)), min(LOOKS_AT_CHOICES, len(scene.choices))):
                yield shot(scene, width, height, at)
        match.play(seat, bots[seat].choose(view, match.choices(seat)))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_what_a_question_needs_is_on_the_screen(lang: str, seats: int, seed: int) -> None:
    found = 0
    for one in shots(lang, seats, seed):
        found += 1
        check_domain(one)
        if one.scene.view.question is not None and one.scene.view.question.key in JOINING:
            check_joining(one)
            continue
        check_seats(one)
        check_hand(one)
        check_storage(one)
        check_question(one)
    assert found > 100


def check_domain(one: Shot) -> None:
    """Every empty space stands there with its name and the letter of its colour, every tile with its letter."""
    letters = [one.scene.words.say(f"letter-{name}") for name in COLOUR_NAMES]
    for spot in spots(one.own):
        letter = letters[spot.colour]
        label = (
            f"{spot.space}{letter.lower()}"
            if not spot.thing
            else f"({letter})"
            if spot.thing == "hex"
            else f"[{letter}]"
        )
        assert label in one.text


def check_seats(one: Shot) -> None:
    """Green and red points of all seats, with their names."""
    for number, seat in enumerate(one.view.table):
        name = capital(one.scene.words.seat(number))
        assert re.search(rf"[▸ ]{number} {name} +{seat.green.total} +{seat.red.total} ", one.text)


def check_hand(one: Shot) -> None:
    """All colours with the number of cards held."""
    text = " ".join(one.text.split())
    for name, number in zip(COLOUR_NAMES, (one.view.hand.get(name, 0) for name in COLOUR_NAMES), strict=True):
        letter = one.scene.words.say(f"letter-{name}")
        assert f"{letter} {one.scene.words.name('card', name)} {number}" in text


def check_storage(one: Shot) -> None:
    """What is stored and for how many things there is room."""
    used = len(one.own.storage)
    assert one.scene.words.say("table-storage", used=used, capacity=used + one.own.room) in one.text


def check_question(one: Shot) -> None:
    """Fitting spaces with their points; what is owed, and the display where it is asked about."""
    question = one.view.question
    assert question is not None
    if question.key in ("choose-space", "bring-to"):
        for fit in fits_in(one.scene.outlook):
            if fit.prospect.moves:
                assert f"+{fit.points}" in one.text
                assert fit.space in one.text
    elif question.key == "pay":
        owed, space = question.args["left"], question.args["space"]
        assert isinstance(owed, Count)
        assert isinstance(space, Quote)
        flat = " ".join(one.text.split())
        assert one.scene.words.question(question) in flat
        assert f"+{one.scene.outlook.sums['green'].total}" in one.text
    elif question.key in ("choose-action", "pick-tile", "bring-tile", "name-colour", "use-marble"):
        letters = {name: one.scene.words.say(f"letter-{name}") for name in COLOUR_NAMES}
        for tile in one.view.middle.display:
            kind = tile.partition(":")[0]
            if kind in letters:
                assert f"{letters[kind]} {one.scene.words.name('kind', kind)[:4]}" in one.text


def check_joining(one: Shot) -> None:
    """Each choice of a part in a row with its boards and the points of its areas."""
    for choice in one.scene.choices:
        boards = boards_told(one.own, choice.moves, one.scene.words)
        (row,) = [row for row in one.text.splitlines() if f" {choice.tag}  {boards} " in f" {row}"]
        prospect = next(found for found in one.scene.outlook.prospects if (found.way or found.moves) == choice.moves)
        assert str(prospect.sums["areas"].total) in row.split()


# Joining the boards


def test_the_choice_pointed_at_is_drawn_as_the_boards_will_lie() -> None:
    match = signoria.new("tuscany", 2, 4)
    table = table_of(match)
    for _ in range(3):
        seat = match.to_act[0]
        scene = table.scene(seat)
        assert isinstance(scene.view, TuscanyView)
        drawings = set()
        for at, choice in enumerate(scene.choices):
            drawn = spots_after(scene.view, seat, choice.moves)
            twin = deepcopy(match)
            for move in choice.moves:
                twin.play(seat, move)
            view = twin.view(seat)
            assert isinstance(view, TuscanyView)
            assert drawn == spots(view.table[seat])
            text = shot(scene, 80, 24, at).text
            drawings.add("\n".join(row[:31] for row in text.splitlines()[:12]))
            for spot in drawn[::7]:
                assert label_of(spot) in text
        assert len(drawings) > 1
        match.play(seat, scene.choices[1].moves[0])


def label_of(spot: Spot) -> str:
    """An empty space as it is labelled in English."""
    return f"{spot.space}{'cinfqvmw'[spot.colour]}"


# The domain


DRAWN = r"""
 ____      ____      ____
/a1n \____/b1q \____/c1i \____
\____/a6w \____/[C] \____/c6w \
/a2i \____/b2v \____/c2v \    /
\____/a7v  ____/b7q \____/c7w \
/a3q \    /b3m \____/c3m \____/
\____/[V] \    /b8f \____/c8v \
/a4f \____/b4m \____/c4n \____/
\____/[C] \____/b9i \____/c9f \
/a5m \____/b5w \____/c5c \____/
\____/(F) \____/b10f\____/c10q\
     \____/    \____/    \____/
"""


def domain() -> signoria.Match:
    """A domain with a village, a wooden hex and two castles; a village is stored."""
    data: signoria.Data = {
        "turn": 0,
        "display": ["village", "inn:1", "village"],
        "seat": [
            {
                **SEAT,
                "tiles": {"a8": "village", "a10": "hex", "b6": "castle"},
                "storage": ["village"],
                "hand": "village village city city",
            },
            OTHER,
        ],
    }
    return signoria.from_position("tuscany", data)


def test_the_domain_is_drawn_in_hexes_without_edges_inside_an_area() -> None:
    words = Words(texts_in("en"), "tuscany", 0)
    rows = [row.plain for row in tuscany.draw(domain().view(0), words, 100, 34)]
    for drawn, row in zip(DRAWN.strip("\n").splitlines(), rows, strict=False):
        assert row[: len(drawn)].rstrip() == drawn.rstrip()
    text = "\n".join(rows)
    for part in ("V village ×2", "N inn", "Storage 1/1: V village", "Hand: C castle 0"):
        assert part in text


def test_fitting_spaces_show_their_points() -> None:
    scene = table_of(domain()).scene(0)
    text = shot(scene, 80, 24).text
    assert "Storage 1/1: V village c2+1 a7 b2\n" in text
    assert "V village ×2 c2+1 a7 b2 N inn\n" in text
    for size in SIZES:
        drawn = shot(scene, *size).text
        assert "+1_" in drawn
        assert drawn.count("+0") == 2
    there = next(at for at, choice in enumerate(scene.choices) if "on c2" in choice.moves)
    assert "+0" not in shot(scene, 80, 24, there).text  # only the space pointed at
    inn = next(at for at, choice in enumerate(scene.choices) if "pick inn" in choice.moves)
    assert "+1_" in shot(scene, 80, 24, inn).text  # it fits nowhere: what is stored is shown


def test_the_space_pointed_at_is_reversed_and_the_others_keep_their_points() -> None:
    seat = {**SEAT, "storage": ["hex"], "hand": "village village farm farm monastery monastery"}
    match = signoria.from_position("tuscany", {"turn": 0, "seat": [seat, OTHER]})
    match.play(0, "place hex")
    scene = table_of(match).scene(0)
    at = next(at for at, choice in enumerate(scene.choices) if choice.moves == ("on a4",))
    page = Question(scene)
    page.at = at
    rows = page.draw(80, 23, "")
    row, column = next((row, row.plain.index("a4f")) for row in rows if "a4f" in row.plain[:31])
    assert any(span.start <= column < span.end and "reverse" in str(span.style) for span in row.spans)
    text = "\n".join(one.plain[:31] for one in rows)
    assert text.count("+") == sum(len(one.moves) for one in scene.outlook.prospects) > 2


@pytest.mark.parametrize(("width", "height", "wide"), [(80, 24, 4), (100, 30, 4), (124, 40, 7), (180, 50, 9)])
def test_hexes_grow_with_the_window(width: int, height: int, wide: int) -> None:
    view = domain().view(0)
    assert isinstance(view, TuscanyView)
    assert scale_for(spots(view.table[0]), width, height).wide == wide


@pytest.mark.parametrize("lang", languages())
def test_headings_are_whole_in_a_wide_window(lang: str) -> None:
    scene = table_of(domain(), lang).scene(0)
    text = shot(scene, 160, 50).text
    for name in COLUMNS:
        assert scene.words.say(f"table-{name}") in text


def test_the_other_domains_are_drawn_where_there_is_room() -> None:
    match = signoria.new("tuscany", 4, 2)
    bot = signoria.bot("random", 1)
    while not any(seat.start for seat in view_of(match).table):
        match.play(match.to_act[0], bot.choose(match.view(match.to_act[0]), match.choices(match.to_act[0])))
    wide = shot(table_of(match).scene(match.to_act[0]), 160, 50).text
    assert wide.count("a10") == 4
    assert shot(table_of(match).scene(match.to_act[0]), 100, 30).text.count("a10") == 1


def view_of(match: signoria.Match) -> TuscanyView:
    """The table as everybody sees it."""
    view = match.view(None)
    assert isinstance(view, TuscanyView)
    return view


# Pages


def pages(match: signoria.Match, lang: str = "en") -> dict[str, list[str]]:
    """The pages of the first seat by their keys, as they stand in a window of 80 columns."""
    found = {}
    for page in table_of(match, lang).scene(0).pages:
        rows = Reader(page.title, page.lines, texts_in(lang)).draw(80, 60, "")
        assert max(row.cell_len for row in rows) <= 80
        found[page.key] = [row.plain.rstrip() for row in rows]
    return found


@pytest.mark.parametrize("lang", languages())
def test_all_spaces_of_a_tile_on_display_are_told_where_there_is_room(lang: str) -> None:
    match = signoria.new("tuscany", 2, 12)
    table = table_of(match, lang)
    bots = [signoria.bot("greedy", seat) for seat in range(2)]
    cut = 0  # in columns of one width
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        assert isinstance(view, TuscanyView)
        if view.question is not None and view.question.key == "choose-action":
            scene = table.scene(seat)
            fits = of_displayed(scene.outlook, is_brought=False)
            full = [one.plain.rstrip() for one in display_in_full(view, scene.words, BESIDE, fits)]
            assert all(len(one) <= BESIDE and CUT not in one for one in full)
            cut += any(CUT in one.plain for one in display_rows(view, scene.words, BESIDE, fits, 2))
            for height in (30, 40):  # rows enough
                assert all(one in shot(scene, 80, height).text for one in full)
        match.play(seat, bots[seat].choose(view, match.choices(seat)))
    assert cut > 5


def test_every_rival_has_a_page_with_domain_storage_and_bonuses() -> None:
    text = "\n".join(pages(domain())["R"])
    assert "/a1q \\____/" in text
    for part in ("[C]", "Storage 0/1: –", "Bonus tiles: –", "Stacks: 6·7·7", "no region cards", "Empty: 29 spaces."):
        assert part in text


def test_what_decks_and_stacks_hold_is_counted() -> None:
    match = signoria.new("tuscany", 3, 5)
    lines = pages(match)["D"]
    view = match.view(0)
    assert isinstance(view, TuscanyView)
    for name in COLOUR_NAMES:
        counted = [view.hand.get(name, 0), view.unseen.get(name, 0), 0]
        assert rows_of(lines, name)[0] == [str(number or "·") for number in counted]
    assert rows_of(lines, "pigs") == [["·", "1", "1", "1"]]
    assert rows_of(lines, "village")[1][1:] == ["4", "4", "4"]


def rows_of(lines: list[str], name: str) -> list[list[str]]:
    """The cells of the rows that begin with this name."""
    return [line.split()[1:] for line in lines if line.split()[:1] == [name]]


def test_colour_bonuses_left_are_those_that_nobody_has_scored() -> None:
    match = signoria.from_position("tuscany", {"turn": 0, "claims": {"farm": 1, "inn": 2}, "seat": [SEAT, OTHER]})
    text = "\n".join(pages(match)["B"])
    for part in ("Farms: 2\n", "Inns: –\n", "Villages: 4, 2\n"):
        assert part in text


@pytest.mark.parametrize("lang", languages())
def test_plain_text_reads_a_domain_in_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    scene = table_of(domain(), lang).scene(0)
    for page in scene.pages:
        Plain().read(page.title, page.lines, texts_in(lang))
    told = capsys.readouterr().out
    assert "\\____/" not in told
    assert "a3" in told


def test_plain_text_is_short_and_tells_where_tiles_fit() -> None:
    scene = table_of(domain()).scene(0)
    told = tuscany.read_asked(scene.view, scene.words, scene.asked())
    assert told == [
        "Round 1. First: you.",
        "Green and red points: you: 0 and 0; seat 1: 0 and 0.",
        "You have no marbles and no workers; bonus tiles: –; left in your stacks: 4, 7, 7.",
        "Your hand: 2 city cards and 2 village cards.",
        "Storage: village (c2 +1, a7 +0, b2 +0); no space is free.",
        "On display, with where it fits and the points there: village ×2 (c2 +1, a7 +0, b2 +0), inn.",
    ]
