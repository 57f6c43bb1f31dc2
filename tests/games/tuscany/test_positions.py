"""Positions: what is not said is reckoned, what cannot be is refused with the name of its field."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest
from tuscany_tables import SEATS, at, lay, picks, view

import signoria
from signoria.games.tuscany.position import Position, SeatPosition
from signoria.kernel.game import Data

DOCS = (Path(__file__).parents[3] / "docs" / "games" / "tuscany.md").read_text(encoding="utf-8")


def test_the_position_in_the_documents_can_be_played_and_every_field_is_named() -> None:
    (text,) = re.findall(r"^```toml\n(.*?)^```", DOCS, re.MULTILINE | re.DOTALL)
    match = signoria.from_position("tuscany", tomllib.loads(text), seed=1)
    assert picks(match) == ["draw", "take", "place hex"]
    assert signoria.from_position("tuscany", match.position()).position() == match.position()
    described = DOCS.partition("## Positions")[2].partition("## How")[0]
    for kind in (Position, SeatPosition):
        for field in msgspec.structs.fields(kind):
            assert (
                re.search(rf"(^|`){field.name}( =|`)|\[\[{field.name}\]\]", described, re.MULTILINE)
                or field.name == "game"
            )


@pytest.mark.rule("T0.1")
def test_what_is_not_said_is_the_rest() -> None:
    match = lay(
        "turn = 0\ndisplay = ['pigs:0', 'wheat']\n[s0]\ntiles = { a8 = 'village', a4 = 'pigs' }\nstorage = ['hex']"
    )
    assert (
        sum((at(match, 0).stack or {}).values()) == 21 - 2
    )  # pigs on display, village built; the other pigs were seat 1's
    assert "pigs" not in (at(match, 1).stack or {})
    assert (view(match).middle.neutral or {}).get("wheat", 0) == 0
    assert view(match).middle.gone == {}
    assert view(match).deck == 122
    assert view(match).middle.bonus_tiles == dict.fromkeys(("card", "storage", "marble", "worker", "yield"), 5)


@pytest.mark.rule("T0.1")
def test_what_is_said_and_lies_nowhere_is_out_of_the_game() -> None:
    match = lay("turn = 0\nneutral = { inn = 1 }\n[s0]\nstack = { inn = 1 }")
    gone = view(match).middle.gone or {}
    assert (gone["inn"], gone["castle"], sum(gone.values())) == (3, 5, 20 + 31)


@pytest.mark.rule("T0.1")
def test_a_written_position_reads_back() -> None:
    match = lay(
        "turn = 0\ndisplay = ['pigs:0', 'wheat', '', 'inn:1']\nfresh = 1\n[s0]\nstorage = ['hex']\nhand = 'inn'\nknows = ''"
    )
    again = signoria.from_position("tuscany", match.position(), seed=1)
    assert again.position() == match.position()
    assert again.view(0) == match.view(0)


CARDS = {"castle": 12, "city": 12, "inn": 10, "farm": 20, "quarry": 16, "village": 20, "monastery": 16, "carriage": 16}
EVERYTHING = " ".join(name for name, count in CARDS.items() for _ in range(count))
BAD: list[tuple[str, str]] = [
    ("turn = 2", "names seat 2, but the seats are 0 to 1"),
    ("", "winners: nothing is to come, but nobody has won"),
    ("turn = 0\nstack = ['end-turn 0']", "turn: is short for a stack"),
    ("stack = ['']", "stack: a step without a name"),
    ("stack = ['fly 0']", "stack: there is no step 'fly'"),
    ("stack = ['pay 0 14 7 0', 'end-turn 0']", "does not have the numbers of a pay step"),
    ("stack = ['pay 0 99 7 1', 'end-turn 0']", "does not have the numbers of a pay step"),
    ("stack = ['choose-action 0']", "stack: must end with one of"),
    ("stack = ['end-turn 0', 'choose-action 0', 'end-turn 0']", "can only come next"),
    ("stack = ['fill-gap 0', 'fill-gap 0', 'end-turn 0']", "stack: the display has no gap to be filled"),
    ("stack = ['carry-out 0 3', 'end-turn 0']", "but nothing lies there"),
    ("stack = ['use-marble 0', 'end-turn 0']", "but there is no marble"),
    ("stack = ['remove-stored 0 14', 'end-turn 0']", "but there is nothing to choose"),
    ("stack = ['remove-stored 0', 'end-turn 0']", "does not have the numbers of a remove-stored step"),
    ("stack = ['remove-stored 0 17', 'end-turn 0']", "does not have the numbers of a remove-stored step"),
    ("stack = ['remove-stored 0 14', 'end-turn 0']\ndisplay = ['inn']\n[s0]\nstorage = ['hex']", "but no such tile is on display"),
    ("stack = ['remove-stored 0 14', 'end-turn 0']\ndisplay = ['village']\n[s0]\nstorage = ['hex']\nbonuses = { storage = 1 }", "but a storage space is empty"),
    ("stack = ['look-for-tile 0 0', 'end-turn 0']", "a tile is looked for, but none is on display"),
    ("stack = ['name-colour 0', 'end-turn 0']\ndisplay = ['village']", "but a tile fits, or none can (T2.3)"),
    ("stack = ['name-colour 0', 'end-turn 0']\ndisplay = ['inn']\nneutral = {}", "but a tile fits, or none can (T2.3)"),
    ("stack = ['bring-to 0 14', 'end-turn 0']\ndisplay = ['inn']", "but no such tile is on display"),
    (f"stack = ['use-marble 0', 'end-turn 0']\ndeck = {{}}\n[s0]\nmarbles = 1\n[s1]\nhand = '{EVERYTHING}'", "but no action is possible"),
    ("stack = ['pay 0 14 7 2', 'end-turn 0']", "but the thing is not in storage"),
    ("stack = ['pay 0 14 7 2', 'end-turn 0']\n[s0]\nstorage = ['village']", "but that cannot be paid"),
    ("stack = ['pay 0 14 6 2', 'end-turn 0']\n[s0]\nstorage = ['village']\nworkers = 2", "does not allow that space"),
    ("stack = ['pay 0 14 3 2', 'end-turn 0']\n[s0]\nstorage = ['village']\nworkers = 2", "does not allow that space"),
    ("stack = ['deal-card 0 3', 'end-turn 0']\ndeck = { inn = 1 }\ndiscard = {}", "cards: these lie nowhere"),
    ("stack = ['deal-card 0 123', 'end-turn 0']", "more cards are to be dealt than there are"),
    ("stack = ['turn-up-yield 0', 'end-turn 0']\nyields = {}", "a yield card is to be turned up, but there is none"),
    ("stack = ['turn-up-own 0', 'end-turn 0']\n[s0]\nstack = {}", "but the stacks are empty"),
    ("stack = ['turn-up-neutral', 'end-turn 0']\nneutral = {}", "but the supply is empty"),
    ("stack = ['gain-bonus 0', 'gain-bonus 1', 'begin-turn 0']\n[s1]\nbonuses = { card = 5, storage = 5, marble = 5, worker = 5, yield = 4 }", "more bonus tiles are to be taken than there are"),
    ("stack = ['deal-board 0 0', 'begin-turn 0']", "but the seat has that board"),
    ("stack = ['join-by-lot 0 0', 'begin-turn 0']", "but boards are not to be joined"),
    ("turn = 0\nfirst = 5", "first: there is no seat 5"),
    ("turn = 0\nround = 4", "round: must lie between 1 and 3"),
    ("turn = 0\nis_last = true", "is_last: only after the third round"),
    ("turn = 0\npasses = 2", "passes: must lie between 0 and 1"),
    ("turn = 0\nfresh = 1", "fresh: no seat has so many wooden hexes"),
    ("turn = 0\nfresh = -1", "fresh: must lie between 0"),
    ("turn = 0\nreason = 'luck'", "reason: must be one of"),
    ("turn = 0\nwinners = [7]", "winners: there is no '7'"),
    ("turn = 0\nwinners = [1, 1]", "winners: a seat stands there twice"),
    ("turn = 0\ndisplay = ['', '', '', '', '', '', '', '', '']", "display: has 8 places, not 9"),
    ("turn = 0\ndisplay = ['rice']", "display: there is no 'rice'"),
    ("turn = 0\ndisplay = ['inn:7']", "display, whose tile: there is no '7'"),
    ("turn = 0\ndisplay = ['inn:0', 'inn:0']", "seat[0].stack: there are more own tiles inn than can be"),
    ("turn = 0\ndisplay = ['inn', 'inn', 'inn', 'inn', 'inn']", "neutral: there are more tiles inn than can be"),
    ("turn = 0\nneutral = { inn = 5 }", "neutral: there are more tiles inn than can be"),
    ("turn = 0\nneutral = { rice = 5 }", "neutral: there is no 'rice'"),
    ("turn = 0\naside = { inn = -1 }", "aside: inn must lie between 0"),
    ("turn = 0\ngone = { inn = 1 }", "gone: 0 of inn must be out of the game"),
    ("turn = 0\nyields = { marble = 5 }", "yields: there are but 4 of marble"),
    ("turn = 0\nbonus_tiles = { card = 4 }", "bonus_tiles: there must be 5 of card in all"),
    ("turn = 0\nclaims = { inn = 3 }", "claims: inn can be scored 2 times"),
    ("turn = 0\ndeck = { farm = 21 }", "cards: 21 of farm lie about, but there are 20"),
    ("turn = 0\nknown = 'farm'", "known: fewer farm cards are in those hands"),
    ("turn = 0\nknown = 'rice'", "known: there is no 'rice'"),
    ("turn = 0\n[s1]\nknows = 'farm'", "seat[1].knows: fewer farm cards are in those hands"),
    ("turn = 0\n[s0]\nhand = 'rice'", "seat[0].hand: there is no 'rice'"),
    ("turn = 0\n[s0]\nboards = ['a1', 'a2', 'b1']", "seat[0].boards: must be one of each letter"),
    ("turn = 0\n[s0]\nboards = ['a2', 'b1', 'c1']\nstart = 'a3'", "boards: a2 is there 2 times"),
    ("turn = 0\n[s0]\nboards = ['a9', 'b1', 'c1']", "seat[0].boards: there is no 'a9'"),
    ("turn = 0\n[s0]\norder = 'b b b'", "seat[0].order: there is no 'b b b'"),
    ("turn = 0\n[s0]\nturned = 'a'", "seat[0].turned: there is no 'a'"),
    ("turn = 0\n[s0]\nshift = '2 0'", "seat[0].shift: there is no '2 0'"),
    ("turn = 0\n[s0]\nstart = ''", "must be said once play has begun"),
    ("turn = 0\n[s0]\nstart = 'a1'", "seat[0].start: a1 is no castle space"),
    ("turn = 0\n[s0]\nstart = 'd1'", "seat[0].start: there is no 'd1'"),
    ("turn = 0\n[s0]\ntiles = { a9 = 'castle' }", "seat[0].tiles: a9 is where the starting castle lies"),
    ("turn = 0\n[s0]\ntiles = { a8 = 'inn' }", "seat[0].tiles: a8 is a village space, and inn cannot lie there"),
    ("turn = 0\n[s0]\ntiles = { a8 = 'rice' }", "seat[0].tiles: there is no 'rice'"),
    ("turn = 0\n[s0]\ntiles = { d8 = 'inn' }", "seat[0].tiles: there is no 'd8'"),
    ("turn = 0\n[s0]\nstorage = ['rice']", "seat[0].storage: there is no 'rice'"),
    ("turn = 0\n[s0]\nstorage = ['hex', 'hex']", "seat[0].storage: holds more than it has spaces"),
    ("turn = 0\n[s0]\nbonuses = { luck = 1 }", "seat[0].bonuses: there is no 'luck'"),
    ("turn = 0\n[s0]\npoints = { luck = 1 }", "seat[0].points: there is no 'luck'"),
    ("turn = 0\n[s0]\npoints = { area = 1 }", "seat[0].points: more than its green points"),
    ("turn = 0\n[s0]\npoints = { stored = 1 }", "seat[0].points: more than its red points"),
    ("turn = 0\n[s0]\nmarbles = -1", "seat[0].marbles: must lie between 0"),
    ("turn = 0\n[s0]\nstack = { inn = 2 }", "seat[0].stack: there are more own tiles inn than can be"),
    ("turn = 0\n[s0]\nstack = { rice = 2 }", "seat[0].stack: there is no 'rice'"),
    ("turn = 0\n[s0]\nstack = {}\nneutral = 1", "unknown field `neutral`"),
    ("turn = 0\noptions = { no_shift = true }\n[s0]\nshift = '1 0'", "seat[0].shift: the table's boards lie level"),
    ("turn = 0\nedition = 'another'", "edition: the position is of 'another'"),
    ("stack = ['reveal-domains', 'begin-turn 0']\n[s0]\ntiles = { a8 = 'village' }", "nothing can lie there before the boards are joined"),
    ("stack = ['reveal-domains', 'begin-turn 0']\nopened = ['choose-order 0', 'choose-order 1']\nlanes = [['choose-order 0'], []]", "which is not what its lane says"),
    ("stack = ['begin-turn 0']\nopened = ['choose-order 0', 'choose-order 1']\nlanes = [[], []]", "reveal-domains must come after them"),
]  # fmt: skip


@pytest.mark.rule("T0.1")
@pytest.mark.parametrize(("text", "problem"), BAD, ids=[text.replace("\n", " ")[:80] or "nothing" for text, _ in BAD])
def test_what_cannot_be_is_refused(text: str, problem: str) -> None:
    with pytest.raises(signoria.BadInput) as found:
        lay(text)
    assert problem in str(found.value)


@pytest.mark.rule("T1.6")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_seats(seats: int) -> None:
    data: Data = {"turn": 0, "seat": [dict(SEATS[seat % 4]) for seat in range(seats)]}
    with pytest.raises(signoria.BadPosition, match="has 2 to 4 seats"):
        signoria.from_position("tuscany", data)
    with pytest.raises(signoria.BadOption):
        signoria.new("tuscany", seats)


@pytest.mark.rule("T1.6")
def test_the_opener_must_be_a_seat() -> None:
    with pytest.raises(signoria.BadOption, match="opener must be one of the seats 0 to 1"):
        signoria.new("tuscany", 2, options={"opener": 2})


@pytest.mark.rule("T1.4")
def test_half_joined_boards_can_be_written() -> None:
    text = """
    stack = ["reveal-domains", "gain-bonus 0", "gain-bonus 1", "begin-turn 0"]
    opened = ["choose-order 0", "choose-order 1"]
    lanes = [["choose-turns 0"], []]
    [s0]
    turned = ""
    shift = ""
    start = ""
    """
    match = lay(text)
    assert match.to_act == (0,)
    assert tomllib.loads(text)["lanes"] == [["choose-turns 0"], []]
    assert signoria.from_position("tuscany", match.position(), seed=1).position() == match.position()
