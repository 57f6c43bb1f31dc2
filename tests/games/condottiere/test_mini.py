"""The small box of the laboratory: the same rules, but few regions, few cards, and these dealt once (docs/mini.md)."""

from __future__ import annotations

import tomllib

import pytest
from tables import choices, codes, play, seen

import signoria
from signoria.games.condottiere import edition
from signoria.games.condottiere.components import CARD_NAMES, CLOSED, REGION_NAMES
from signoria.kernel.registry import games

MINI = "condottiere-mini"
OPEN = ["torino", "genova", "parma", "lucca"]


def lay(text: str, **options: bool | int) -> signoria.Match:
    """A match from a position of the small game; who has which end of the road is said here."""
    data = tomllib.loads(text)
    for seat, home in zip(data["seat"], ("torino", "lucca"), strict=True):
        seat["regions"] = [home, *seat.get("regions", [])]
    return signoria.from_position(MINI, {**data, "options": options}, seed=1)


# The box


def test_a_dozen_cards_four_regions_two_seats() -> None:
    box = edition.mini()
    cards = {name: count for name, count in zip(CARD_NAMES, box.counts, strict=True) if count}
    assert cards == {"1": 4, "2": 3, "3": 2, "winter": 1, "drummer": 2}
    assert box.cards == 12
    assert sorted(OPEN) == sorted(REGION_NAMES[at] for at, owner in enumerate(box.owners) if owner != CLOSED)
    with pytest.raises(signoria.BadOption, match="Condottiere mini has 2 seats, not 3"):
        signoria.new(MINI, 3, seed=1)


def test_the_large_box_is_what_it_was() -> None:
    """Its fingerprint stands in records: what the laboratory adds must not change it."""
    assert edition.standard().label == "2007 a8a28d35db3a5f16"
    assert set(edition.standard().owners) == {-1}
    assert not edition.standard().is_dealt_once


def test_it_is_found_by_name_but_not_offered_to_people() -> None:
    signoria.new(MINI, 2, seed=1)
    assert MINI not in [game.id for game in games()]
    assert MINI not in [game["id"] for game in signoria.games()]


@pytest.mark.parametrize("seed", range(4))
def test_each_seat_has_two_cards_and_an_end_of_the_road(seed: int) -> None:
    match = signoria.new(MINI, 2, seed=seed)
    view = seen(match)
    assert [seat.regions for seat in view.table] == [("torino",), ("lucca",)]
    assert [seat.cards for seat in view.table] == [2, 2]
    assert choices(match, view.holder) == ["at genova", "at parma"]


# Regions that are not in play


@pytest.mark.rule("C0.1", "C4.5")
@pytest.mark.parametrize("capture", [False, True])
def test_the_figure_cannot_go_where_nothing_is_in_play(capture: bool) -> None:
    text = 'stack = ["place-figure 0", "begin-battle", "end-game"]\nseat = [{ hand = "1 2" }, { hand = "3 winter" }]'
    match = lay(text, capture_regions=capture)
    closed = [f"at {name}" for name in REGION_NAMES if name not in OPEN]
    assert codes(match, 0, *closed) == ["site-closed C0.1"] * 13
    assert codes(match, 0, "at genova", "at parma") == ["", ""]
    with pytest.raises(signoria.Refused, match=r"cannot go to Roma: this region is not in play. \(C0.1\)"):
        match.play(0, "at roma")


@pytest.mark.rule("C0.1", "C3.6")
@pytest.mark.parametrize("capture", [False, True])
def test_nor_can_the_popes_favour(capture: bool) -> None:
    text = """
        site = "genova"
        stack = ["place-favour 0", "next-turn 1", "end-game"]
        seat = [{ hand = "1" }, { hand = "3" }]
    """
    assert codes(lay(text, capture_regions=capture), 0, "favour roma", "favour parma") == ["favour-closed C0.1", ""]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('site = "roma"\nturn = 0\nseat = [{ hand = "1" }, {}]', "site: roma is not in play"),
        ('site = "parma"\npope = "roma"\nturn = 0\nseat = [{ hand = "1" }, {}]', "pope: roma is not in play"),
        ('site = "parma"\nturn = 0\nseat = [{ hand = "1", regions = ["roma"] }, {}]', "regions: roma is not in play"),
        ('site = "parma"\nturn = 0\nseat = [{ hand = "6" }, {}]', "1 of 6 lie about, but there are 0"),
    ],
)
def test_positions_know_only_what_is_in_the_box(text: str, problem: str) -> None:
    with pytest.raises(signoria.BadPosition, match=problem):
        lay(text)


# How it ends


@pytest.mark.rule("C6.1")
def test_the_region_next_to_ones_own_wins_at_once() -> None:
    match = lay('site = "genova"\nturn = 0\nseat = [{ hand = "1 2" }, { hand = "3 winter" }]')
    play(match, "0 play 1", "1 pass", "0 pass")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0,), "adjacent")


@pytest.mark.rule("C6.4")
def test_after_two_battles_most_regions_win_or_share() -> None:
    text = 'site = "genova"\nturn = 0\nseat = [{ hand = "1 2" }, { hand = "3 3" }]'
    shared = play(
        lay(text), "0 pass", "1 play 3", "1 pass", "1 keep hand", "0 keep hand", "1 pass", "0 play 1", "0 pass"
    )
    assert shared.result is not None
    assert (shared.result.winners, shared.result.reason) == ((0, 1), "last-battle")
    won = play(lay(text), "0 pass", "1 play 3", "1 pass", "1 keep hand", "0 keep hand", "1 pass", "0 pass")
    assert won.result is not None
    assert (won.result.winners, won.result.reason) == ((1,), "last-battle")


@pytest.mark.rule("C5.1")
def test_who_has_cards_left_fights_on_alone() -> None:
    match = lay('site = "genova"\nturn = 1\nseat = [{ hand = "1 2" }, { hand = "3 2" }]')
    play(match, "1 play 3", "0 play 2", "1 play 2", "0 pass", "0 keep hand")
    assert seen(match).battles == 1
    assert [seat.cards for seat in seen(match).table] == [1, 0]
    assert match.to_act == (0,)
    play(match, "0 play 1")
    assert match.result is not None
    assert match.result.winners == (0, 1)


@pytest.mark.rule("C5.2")
def test_no_cards_are_dealt_again() -> None:
    match = lay('site = "genova"\nturn = 1\nseat = [{ hand = "1" }, { hand = "3" }]')
    play(match, "1 play 3", "0 play 1")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((1,), "last-battle")


@pytest.mark.rule("C4.7", "C5.4")
def test_hands_that_are_all_discarded_end_it_too() -> None:
    match = lay('site = "genova"\nturn = 1\nseat = [{ hand = "winter" }, { hand = "drummer" }]')
    play(match, "1 pass", "0 pass", "1 at parma", "0 discard hand", "1 discard hand")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0, 1), "last-battle")


# An owner's corrections


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("owner = 0", "owner = 1", "regions.torino: `owner` cannot be changed"),
        ("seats = 2", "seats = 3", "`seats` cannot be changed"),
        ("is_dealt_once = true", "is_dealt_once = false", "`is_dealt_once` cannot be changed"),
        ("strength = 3", "strength = 4", "mercenaries.4: there is no such strength"),
        ("drummer = 2\n\n", "heroine = 2\n\n", "specials.heroine: there is no such special card"),
        ("hand = 2", "hand = 5", "12 cards are too few for 2 full hands"),
    ],
)
def test_what_cannot_be_changed(before: str, after: str, problem: str) -> None:
    text = edition.standard_text(edition.MINI)
    assert before in text
    with pytest.raises(signoria.BadInput, match=problem):
        signoria.new(MINI, 2, seed=1, components=text.replace(before, after))


def test_numbers_can_be_changed() -> None:
    text = edition.standard_text(edition.MINI).replace("battles = 2 ", "battles = 3 ")
    match = signoria.new(MINI, 2, seed=1, components=text)
    assert match.view(0).edition.endswith("; numbers.battles: 2 → 3")
