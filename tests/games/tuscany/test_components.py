"""The components: the reconstructed tables, every join, and a file that an owner of the box has edited."""

from __future__ import annotations

import tomllib
from itertools import permutations, product

import pytest
from tuscany_tables import at, go, lay, scored, view

import signoria
from signoria.games.tuscany import edition
from signoria.games.tuscany.components import BOARD_NAMES, COLOUR_NAMES, JOINS, SPACES, near_of, spot_of

TEXT = edition.standard_text()
BOX = tomllib.loads(TEXT)


def turned(columns: tuple[str, str]) -> tuple[str, str]:
    """A board after a half turn."""
    left, right = columns
    return right[::-1], left[::-1]


def joined(boards: list[tuple[str, str]], shifts: tuple[int, ...]) -> dict[tuple[int, int], str]:
    """Three boards side by side, reckoned here without the engine: the letter at each column and half row."""
    spots = {}
    lower = 0
    for place, columns in enumerate(boards):
        lower += (0, *shifts)[place]
        for side, column in enumerate(columns):
            for row, letter in enumerate(column):
                spots[2 * place + side, 2 * (row + lower) + side] = letter
    return spots


def areas(spots: dict[tuple[int, int], str]) -> list[int]:
    """The sizes of all areas."""
    left = set(spots)
    sizes = []
    while left:
        edge = [left.pop()]
        size = 0
        while edge:
            x, y = edge.pop()
            size += 1
            for near in ((x, y - 2), (x, y + 2), (x - 1, y - 1), (x - 1, y + 1), (x + 1, y - 1), (x + 1, y + 1)):
                if near in left and spots[near] == spots[x, y]:
                    left.remove(near)
                    edge.append(near)
        sizes.append(size)
    return sorted(sizes)


@pytest.mark.rule("T2.5", "T1.4")
def test_no_area_exceeds_three_in_all_27648_joins() -> None:
    boards = {name: (one["left"], one["right"]) for name, one in BOX["boards"].items()}
    met = 0
    for names in product(*[[name for name in boards if name[0] == letter] for letter in "abc"]):
        for order in permutations(names):
            for turns in product((False, True), repeat=3):
                row = [turned(boards[name]) if turn else boards[name] for name, turn in zip(order, turns, strict=True)]
                for shifts in product((-1, 0, 1), repeat=2):
                    met += 1
                    assert areas(joined(row, shifts))[-1] <= 3
    assert met == 27_648


@pytest.mark.rule("T1.4")
def test_the_216_joins_are_all_different_and_stand_for_432() -> None:
    """By the neighbours of each space: no two are alike, and those with board a turned are none but their half turns."""
    neighbours = {near_of(join) for join in range(JOINS)}
    assert len(neighbours) == 216
    numbered = {
        name: (
            "".join(chr(65 + 10 * at + row) for row in range(5)),
            "".join(chr(70 + 10 * at + row) for row in range(5)),
        )
        for at, name in enumerate("abc")
    }
    found = set()
    for order in permutations("abc"):
        for turns in product((False, True), repeat=3):
            row = [turned(numbered[name]) if turn else numbered[name] for name, turn in zip(order, turns, strict=True)]
            for shifts in product((-1, 0, 1), repeat=2):
                found.add(near_masks(joined(row, shifts)))
    assert found == neighbours


@pytest.mark.rule("T1.4")
def test_spaces_are_neighbours_where_they_are_drawn_side_by_side() -> None:
    for join in range(JOINS):
        spots = {spot_of(join, space): chr(65 + space) for space in range(SPACES)}
        assert near_of(join) == near_masks(spots)


def near_masks(spots: dict[tuple[int, int], str]) -> tuple[int, ...]:
    """The neighbours of each space as bits; spaces are the letters from A on."""
    masks = [0] * SPACES
    for (x, y), letter in spots.items():
        for near in ((x, y - 2), (x, y + 2), (x - 1, y - 1), (x - 1, y + 1), (x + 1, y - 1), (x + 1, y + 1)):
            if near in spots:
                masks[ord(letter) - 65] |= 1 << ord(spots[near]) - 65
    return tuple(masks)


@pytest.mark.rule("T1.4")
def test_any_three_boards_have_the_same_thirty_spaces() -> None:
    wanted = {"castle": 3, "city": 3, "inn": 2, "farm": 5, "quarry": 4, "village": 5, "monastery": 4, "carriage": 4}
    boards = dict(zip(BOARD_NAMES, edition.standard().boards, strict=True))
    for names in product(*[[name for name in BOARD_NAMES if name[0] == letter] for letter in "abc"]):
        spaces = [COLOUR_NAMES[colour] for name in names for colour in boards[name]]
        assert {name: spaces.count(name) for name in COLOUR_NAMES} == wanted


def test_every_entry_says_where_it_comes_from() -> None:
    for table in ("colours", "yields", "bonuses", "boards"):
        for name, entry in BOX[table].items():
            assert entry["from"], f"{table}.{name}"
    assert BOX["farms"]["from"]


# An owner's file


def changed(old: str, new: str) -> str:
    """The standard file with one place changed."""
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


def test_an_owners_numbers_are_in_force_and_named() -> None:
    text = changed("drawn = 3 ", "drawn = 2 ")
    match = lay("turn = 0", components=text)
    assert match.game.edition_of(match.state).startswith("reconstructed ")
    assert match.game.edition_of(match.state).endswith("; numbers.drawn: 3 → 2")
    go(match, "draw", "*")
    assert at(match, 0).cards == 2
    again = signoria.new("tuscany", 2, seed=1, components=text)
    assert signoria.replay(again.record(), components=text).position() == again.position()


def test_an_owners_boards_and_farms_are_in_force() -> None:
    text = changed('a1 = { left = "NIQFM", right = "WVVCF"', 'a1 = { left = "NIQFM", right = "VWVCF"')
    text = text.replace('"olives-wheat", "vineyard-pigs"]', '"pigs-wheat", "vineyard-pigs"]')
    tiles = "tiles = { a7 = 'carriage' }"  # a village space in the standard edition
    match = lay(f"turn = 0\n[s0]\nworkers = 2\nstorage = ['pigs-wheat']\n{tiles}", components=text)
    go(match, "place pigs-wheat", "on a4", "worker", "worker")
    assert scored(match)[-1] == "0 green 2 farm"
    assert (view(match).table[1].stack or {})["pigs-wheat"] == 1
    assert view(match).edition.count("→") == 2


def test_names_and_origins_change_nothing() -> None:
    text = changed('edition = "reconstructed"', 'edition = "my box"').replace('from = "printed"', 'from = "seen"')
    found = edition.read(text)
    assert (found.name, found.digest, found.differences) == ("my box", edition.standard().digest, ())
    assert edition.known(found.label) is found


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('edition = "reconstructed"', 'edition = ""', "`edition` must be a name on one line"),
        ('edition = "reconstructed"', 'edition = "a; b"', "`edition` must be a name on one line"),
        ("drawn = 3 ", "drawn = 0 ", "numbers: `drawn` must lie between 1 and 60, not be 0"),
        ("drawn = 3 ", "dealt = 3 ", "numbers.dealt: there is no such number"),
        ("display = 8 ", "display = 8\nshow = 1 ", "numbers.show: there is no such number"),
        ("stacks = 3 ", "stacks = 4 ", "numbers: `stacks` must be 3, one for each round"),
        ("points = [1, 3, 6]", "points = [1, 3, -6]", "areas: `points` must lie between 0 and 60, not be -6 for size 3"),
        ("points = [1, 3, 6]", "points = [1, 3]", "boards: a1 b1 c1 can be joined to a village area of 3, but areas.points ends at 2"),
        ("spaces = 3, cards = 12, first = 2", "spaces = 2, cards = 12, first = 2", "colours: 29 spaces in all, but a domain has 30"),
        ("cards = 20, first = 4, second = 2, own = 4, neutral = 4, from = \"tiles printed, spaces derived, else reconstructed\" }\nquarry", "cards = -1, first = 4, second = 2, own = 4, neutral = 4 }\nquarry", "colours.farm: `cards` must lie between 0 and 60, not be -1"),
        ("own = 1, neutral = 4, from = \"spaces printed", "own = 2, neutral = 4, from = \"spaces printed", "colours: 22 own tiles do not make 3 equal stacks"),
        ("own = 1, neutral = 4, from = \"spaces printed", "own = 1, neutral = 5, from = \"spaces printed", "colours.castle: `neutral` must be below numbers.crowd (T4.1)"),
        ("display = 8 ", "display = 33 ", "colours: 32 neutral tiles are too few for a display of 33"),
        ('own = ["vineyard", ', "own = [", "farms: `own` names 3 farms, but colours.farm.own is 4"),
        ('neutral = ["wheat"', 'neutral = ["rice"', "farms: `neutral` names a farm 'rice', but there are only"),
        ("hand = 5 ", "hand = 31 ", "colours: 122 region cards are too few for four hands (124)"),
        ("hex = { count = 2, hexes = 1", "hex = { count = 2, hexes = 99", "yields.hex: `hexes` must lie between 0 and 60, not be 99"),
        ("card = { count = 5", "card = { count = 99", "bonuses.card: `count` must lie between 0 and 60, not be 99"),
        ('left = "NIQFM"', 'left = "NIQF"', "boards.a1: `left` must have 5 letters, not 4"),
        ('left = "NIQFM"', 'left = "NIQFX"', "boards.a1: `left` has the letter 'X', which is no colour; these are: CINFQVMW"),
        ('left = "NIQFM"', 'left = "NIQFF"', "boards: a1 b1 c1 have 6 farm spaces, but colours.farm.spaces is 5"),
        ('left = "NIQFM", right = "WVVCF"', 'left = "NIQMW", right = "VVCFF"', "can be joined to a"),
        ("castle = { spaces = 3", "fortress = { spaces = 3", "colours.fortress: there is no such colour"),
        ("castle = { spaces = 3", "castle = { places = 3", "colours.castle: there is no field `places`; did you mean `spaces`?"),
        ("[yields]", "[[yields]]", "`yields` must be a table, not a list"),
    ],
)  # fmt: skip
def test_mistakes_are_named(old: str, new: str, problem: str) -> None:
    with pytest.raises(signoria.BadInput) as found:
        edition.read(changed(old, new))
    assert str(found.value).startswith("components: ")
    assert problem in str(found.value)


def test_too_few_of_everything_is_named() -> None:
    none_left = TEXT
    for name in ("card", "storage", "marble", "worker", "yield"):
        none_left = none_left.replace(
            f'{name} = {{ count = 5, from = "printed"', f'{name} = {{ count = 0, from = "printed"'
        )
    with pytest.raises(signoria.BadInput, match="bonuses: 0 bonus tiles are too few for 4 players"):
        edition.read(none_left)
    no_yields = "\n".join(
        line.replace("count = ", "count = 0 #") if "cards = " in line and "count" in line else line
        for line in TEXT.splitlines()
    )
    assert no_yields != TEXT
    with pytest.raises(signoria.BadInput):
        edition.read(no_yields)


def test_an_edition_that_was_not_read_is_unknown() -> None:
    with pytest.raises(signoria.BadInput, match="has not been read here"):
        edition.known("another 0123")
