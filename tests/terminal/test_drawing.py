"""What Condottiere's table looks like, and how its strengths are explained."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from tables import lay, play

import signoria
from signoria.games.condottiere.components import REGION_NAMES
from signoria.games.condottiere.edition import read, standard, standard_text
from signoria.games.condottiere.view import CondottiereView
from signoria.match.match import Match
from signoria.terminal.condottiere import italy, strengths
from signoria.terminal.condottiere import screen as condottiere
from signoria.terminal.pages import Curtain, Reader
from signoria.terminal.plain import Plain
from signoria.terminal.questions import Moment, Question
from signoria.terminal.sitters import PERSON
from signoria.terminal.table import Table
from signoria.texts import languages, texts_in
from signoria.words import Words

ENGLISH = Words(texts_in("en"), "condottiere", reader=0)


def view_of(match: Match, seat: int | None = 0) -> CondottiereView:
    """What a seat sees."""
    view = match.view(seat)
    assert isinstance(view, CondottiereView)
    return view


# The map


@pytest.mark.rule("C0.1")
@pytest.mark.parametrize("scale", italy.SCALES)
def test_regions_touch_on_the_screen_exactly_if_they_border(scale: italy.Scale) -> None:
    borders = standard().borders
    pairs = {(REGION_NAMES[one], REGION_NAMES[other]) for one in range(17) for other in borders[one]}
    assert italy.borders(scale) == {pair for pair in pairs if pair[0] < pair[1]}


def test_the_map_shows_owners_the_figure_and_the_favour() -> None:
    match = lay(
        'turn = 0\nsite = "firenze"\npope = "siena"\nseat = ['
        '{ hand = "1", regions = ["milano"] }, { hand = "1", regions = ["napoli", "roma"] }]'
    )
    rows = "\n".join(row.plain for row in condottiere.draw(match.view(0), ENGLISH, 80, 16))
    for words in ("│0 Milano", "│1 Napoli", "│1 Roma", "│ ♞Firenze", "│ †Siena", "│  Torino", "♞ battle", "† Pope"):
        assert words in rows, rows


def test_a_corrected_map_is_not_drawn_wrong() -> None:
    text = standard_text().replace('["torino", "milano", "parma"]', '["torino", "milano", "parma", "lucca"]')
    read(text.replace('["parma", "modena", "firenze"]', '["parma", "modena", "firenze", "genova"]'))
    match = signoria.new(
        "condottiere",
        2,
        1,
        components=text.replace('["parma", "modena", "firenze"]', '["parma", "modena", "firenze", "genova"]'),
    )
    rows = "\n".join(row.plain for row in condottiere.draw(match.view(0), ENGLISH, 80, 16))
    assert "┌" not in rows
    assert "Seat 1" in rows


# Everything fits


def moments(lang: str, seats: int, options: dict[str, bool | int], every: int) -> Iterator[tuple[Table, int]]:
    """A table of people from time to time, and who is asked; bots make their moves."""
    match = signoria.new("condottiere", seats, 7, options)
    bot = signoria.bot("random", 1)
    table = Table(match, [PERSON] * seats, Plain(), texts_in(lang))
    decisions = 0
    while match.to_act and decisions < 370:
        seat = match.to_act[0]
        if decisions % every == 0:
            yield table, seat
        match.play(seat, bot.choose(match.view(seat), match.choices(seat)))
        decisions += 1


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"points": 20, "hidden_cards": True}), (4, {"capture_regions": True}), (6, {"draw_after_battle": True})],
)
def test_nothing_is_wider_or_higher_than_the_screen(lang: str, seats: int, options: dict[str, bool | int]) -> None:
    for table, seat in moments(lang, seats, options, 37):
        scene = table.scene(seat)
        for width, height in ((80, 23), (100, 29), (160, 49), (60, 20), (40, 16), (20, 5)):
            for page in (Question(scene), Question(scene, "said " * 50, True), Moment(table.scene(None))):
                rows = page.draw(width, height, "")
                assert len(rows) <= height
                assert all(row.cell_len <= width for row in rows), [row.plain for row in rows]
        rows = Question(scene).draw(80, 23, "")
        assert any("└──────────────┴─────────────────┘" in row.plain for row in rows)  # the map is always there
        keys = [f"? {texts_in(lang).say('terminal-keys-help')}", *(f"{one.key} {one.title}" for one in scene.pages)]
        assert all(key in rows[-1].plain for key in keys)
        assert all(choice.shown in "\n".join(row.plain for row in rows) for choice in scene.choices)


def test_long_texts_scroll() -> None:
    page = Reader("Title", [f"line {number}" for number in range(50)], texts_in("en"))
    assert "line 0" in "".join(row.plain for row in page.draw(40, 10, ""))
    for key in ("end", "pagedown", "down"):
        page.press(key, "")
        assert "line 49" in "".join(row.plain for row in page.draw(40, 10, ""))
    page.press("up", "")
    page.press("pageup", "")
    assert "line 49" not in "".join(row.plain for row in page.draw(40, 10, ""))
    page.press("home", "")
    assert page.top == 0
    assert page.press("q", "") == ""
    assert len(Curtain("words " * 40, texts_in("en")).draw(30, 5, "")) >= 3


def test_what_grows_is_shown_from_its_end() -> None:
    lines = [f"line {number}" for number in range(50)]
    page = Reader("Title", lines, texts_in("en"), from_end=True)
    for height in (10, 20):  # in a window of another size, too
        assert "line 49" in "".join(row.plain for row in page.draw(40, height, ""))
    page.press("up", "")
    assert "line 49" not in "".join(row.plain for row in page.draw(40, 20, ""))
    short = Reader("Title", lines[:3], texts_in("en"), from_end=True)
    assert [row.plain for row in short.draw(40, 10, "")][2:5] == lines[:3]


# Strengths


def explained(lines: list[str], hand: str = "1") -> list[str]:
    """How the strengths of these lines are explained."""
    seats = ", ".join(f'{{ hand = "{hand}", line = "{line}" }}' for line in lines)
    match = lay(f'turn = 0\nsite = "roma"\nseat = [{seats}]')
    told = strengths.explain(view_of(match), ENGLISH)
    for seat, line in zip(view_of(match).table, told, strict=False):
        total, terms = seat.strength.total, seat.strength.terms
        first = f": {total} (" if terms else ": nothing counts"
        assert line.endswith(f"= {total}") if len(terms) > 1 else first in line
    return told


@pytest.mark.rule("C3.1", "C3.2", "C3.3", "C3.4", "C3.7", "C3.8")
@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["3 10 drummer courtesan", ""], "13 (3 and 10) + 13 (doubled by the Drummer) + 1 (Courtesan) = 27"),
        (["10 10 5 4", "winter"], "4 (4 mercenaries in Winter, 1 each)"),
        (["2 5 5 spring", ""], "12 (2, 5 and 5) + 6 (Spring, for 2 of the highest: 5) = 18"),
        (["2 4 drummer", "spring"], "6 (2 and 4) + 6 (doubled by the Drummer) + 3 (Spring, for the highest: 4) = 15"),
        (["4 heroine courtesan courtesan", "spring 6"], "4 (4) + 2 (2 Courtesans) + 10 (Heroine) = 16"),
        (["1 1 1 drummer winter", ""], "3 (3 mercenaries in Winter, 1 each) + 3 (doubled by the Drummer) = 6"),
        (["drummer", ""], "nothing counts"),
        (["", "5"], "nothing counts"),
    ],
)
def test_how_a_strength_comes_about(lines: list[str], told: str) -> None:
    assert explained(lines)[0] == f"You: {told}"


@pytest.mark.rule("C4.1", "C4.2", "C4.3")
def test_what_would_happen_now() -> None:
    assert "If it ended now, you would win with 10 against 3 (C4.1)." in explained(["10", "3"])
    tied = explained(["5", "5", "courtesan"])
    assert "If it ended now, you and seat 1 would be tied with 5, and nobody would conquer the region (C4.2)." in tied
    assert "Seat 2 has the most Courtesans and would take the Condottiere (C4.3)." in tied
    assert "No card lies in any line: as it stands nobody conquers anything (C4.2)." in explained(["", ""])


@pytest.mark.rule("C6.1", "C8.3")
def test_what_is_missing_to_win() -> None:
    match = lay(
        "turn = 0\nsite = 'roma'\noptions = { bigger_kingdoms = true }\n"
        'seat = [{ hand = "1", regions = ["milano", "torino", "napoli"] }, { hand = "1" }]'
    )
    told = strengths.explain(view_of(match), ENGLISH)
    assert told[-3:] == [
        "To win: 6 regions, or 5 connected (C6.1).",
        "You control 3 regions, 2 of them connected.",
        "Seat 1 controls no region.",
    ]


@pytest.mark.rule("C8.5")
def test_a_face_down_card_is_nobody_elses_business() -> None:
    match = lay(
        'turn = 0\nsite = "roma"\noptions = { hidden_cards = true }\n'
        'seat = [{ hand = "heroine 1", line = "2" }, { hand = "1" }]'
    )
    play(match, "0 play heroine")
    own, others = (strengths.explain(view_of(match, seat), ENGLISH.read_by(seat))[0] for seat in (0, 1))
    assert own == "You: 2 (2); a card lies face down and does not count yet (C8.5)"
    assert others == own.replace("You", "Seat 0")
    for width in (80, 120):
        seen = [
            "\n".join(row.plain for row in condottiere.draw(match.view(seat), ENGLISH.read_by(seat), width, 30))
            for seat in (0, 1)
        ]
        assert "face down: Heroine" in seen[0]
        assert "face down: ?" in seen[1]
        assert "Heroine" not in seen[1] + "\n".join(condottiere.read(match.view(1), ENGLISH))


# Pages


def page(match: Match, letter: str, seat: int | None = 0) -> list[str]:
    """The lines of a page, without their colours."""
    found = {wanted: lines for wanted, _, lines in condottiere.pages(match.view(seat), ENGLISH.read_by(seat))}
    return [line if isinstance(line, str) else line.plain for line in found[letter]]


@pytest.mark.rule("C0.2", "C0.4")
def test_every_card_of_the_box_is_counted_once() -> None:
    match = lay(
        'turn = 0\nsite = "roma"\ndeck = "6 6 spring"\n'
        'seat = [{ hand = "10 10 scarecrow", line = "3 3" }, { hand = "winter 1", line = "drummer" }]'
    )
    play(match, "0 play scarecrow", "0 take 3")
    rows = {line.split()[0]: line.split()[1:] for line in page(match, "C", 1)[3:]}
    places = [[0 if cell == "·" else int(cell) for cell in cells] for cells in rows.values()]
    assert sum(map(sum, places)) == 110
    assert sum(cells[0] for cells in places) == 2 + 3  # two tens, and the deck: the three is known
    assert rows["3"] == ["·", "·", "1", "1", "6"]
    assert rows["10"] == ["2", "·", "·", "·", "6"]
    assert rows["Winter"] == ["·", "1", "·", "·", "2"]


@pytest.mark.rule("C0.4", "C7.1")
def test_what_is_known_of_the_hands() -> None:
    match = lay(
        'turn = 0\nsite = "roma"\nseat = [{ hand = "scarecrow 6", line = "3" }, { hand = "winter 1" }, { hand = "2" }]'
    )
    play(match, "0 play scarecrow", "0 take 3")
    match.show(1, "winter", 2)
    assert page(match, "H", 2) == [
        "Seat 0 holds 2 cards.",
        "  Known to all: 3.",
        "",
        "Seat 1 holds 2 cards.",
        "  Known to you, but not to all: Winter.",
    ]
    assert page(match, "H", 1)[-2:] == ["Seat 2 holds 1 card.", "  This player knows these cards of yours: Winter."]
    assert page(match, "H", 0)[:2] == ["Seat 1 holds 2 cards.", "  This player knows these cards of yours: 3."]
    assert page(match, "H", None)[3:5] == ["Seat 1 holds 2 cards.", "  Nothing is known of this hand."]


@pytest.mark.parametrize("lang", languages())
def test_pages_fit_into_a_window_of_80_columns(lang: str) -> None:
    for table, seat in moments(lang, 4, {"hidden_cards": True}, 37):
        for one in table.scene(seat).pages:
            drawn = [line for line in one.lines if not isinstance(line, str)]  # sentences are broken
            assert all(line.cell_len <= 80 for line in drawn)
            rows = Reader(one.title, one.lines, texts_in(lang)).draw(80, 24, "")
            assert len(rows) <= 24


# The picture in the README


def test_the_recorded_session_can_be_made_again(tmp_path: Path) -> None:
    program = Path(__file__).parents[2] / "docs" / "make_session.py"
    runpy.run_path(str(program))["main"](tmp_path / "session.svg")
    for file in (tmp_path / "session.svg", program.with_name("session.svg")):
        picture = file.read_text(encoding="utf-8")
        assert "Strength" in picture
        assert "url(http" not in picture
