"""T2.4–T2.6: placing, paying, areas, colours."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from tuscany_tables import asked, at, go, lay, picks, scored, told, view, why

COLOURS = ("castle", "city", "inn", "farm", "quarry", "village", "monastery", "carriage")
CITY_NEAR = "tiles = { a4 = 'wheat', a3 = 'quarry' }\nstorage = ['city']"  # a2 can be reached


# T2.4


@pytest.mark.rule("T2.4")
def test_a_tile_goes_next_to_one_that_lies_on_its_colour() -> None:
    match = lay("turn = 0\n[s0]\nhand = 'farm farm farm'\nstorage = ['wheat']")
    go(match, "place wheat")
    assert picks(match) == ["on a4", "on a10"]
    assert why(match, "on a9", "on a5", "on b8", "pay farm") == [
        "space-covered T2.4", "other-colour T2.4", "not-adjacent T2.4", "asked-for-space T2.4",
    ]  # fmt: skip
    go(match, "on a10", "pay farm", "pay farm")
    assert at(match, 0).tiles == {"a10": "wheat"}
    assert at(match, 0).storage == ()
    assert view(match, 0).hand == {"farm": 1}
    assert (view(match).middle.discard or {}) == {"farm": 2}
    assert told(match, "placed") == [{"seat": 0, "kind": "wheat", "space": "a10"}]


@pytest.mark.rule("T2.4")
def test_a_single_space_is_taken_by_itself() -> None:
    match = lay("turn = 0\n[s0]\nhand = 'village village'\nstorage = ['village']")
    go(match, "place village")
    assert asked(match) == "0 pay"
    go(match, "pay village", "pay village")
    assert at(match, 0).tiles == {"a8": "village"}


@pytest.mark.rule("T2.4")
def test_without_a_space_or_payment_it_is_refused() -> None:
    match = lay("turn = 0\n[s0]\nhand = 'inn inn village inn'\nbonuses = { storage = 1 }\nstorage = ['inn', 'village']")
    assert why(match, "place inn", "place village", "place quarry") == ["no-space T2.4", "", "not-stored T2.4"]
    match = lay("turn = 0\n[s0]\nhand = 'inn village'\nstorage = ['village']")
    assert why(match, "place village") == ["cannot-pay T2.4"]
    assert picks(match) == ["draw"]


@pytest.mark.rule("T2.4")
def test_in_a_full_domain_nothing_is_placed() -> None:
    spaces = [f"{letter}{number}" for letter in "abc" for number in range(1, 11)]
    tiles = ", ".join(f"{space} = 'hex'" for space in spaces if space != "a9")
    match = lay(
        f"turn = 0\n[s0]\nworkers = 9\nbonuses = {{ storage = 1 }}\nstorage = ['hex', 'inn']\ntiles = {{ {tiles} }}"
    )
    assert why(match, "place hex", "place inn") == ["no-space T2.4", "no-space T2.4"]


@pytest.mark.rule("T2.4", "T0.3")
def test_what_shows_something_of_the_hand_is_not_taken_back() -> None:
    match = lay("turn = 0\n[s0]\nhand = 'village village'\nstorage = ['village']")
    go(match, "place village")
    assert match.undo_horizon(0) == 0
    match = lay("turn = 0\n[s0]\nhand = 'village village'\nworkers = 2\nstorage = ['village']")
    go(match, "place village", "worker")  # with two workers anybody could
    assert match.undo_horizon(0) == 2
    go(match, "pay village")
    assert match.undo_horizon(0) == 0
    match = lay("turn = 0\n[s0]\nhand = 'village village'\nworkers = 2\nstorage = ['hex']")
    go(match, "place hex", "on a8")
    assert match.undo_horizon(0) == 2
    match = lay("turn = 0\n[s0]\nhand = 'village village'\nworkers = 1\nstorage = ['hex']")
    go(match, "place hex", "on a8")
    assert match.undo_horizon(0) == 0
    match = lay(
        "stack = ['choose-space 0 17', 'end-turn 0']\n[s0]\nhand = 'village village'\nworkers = 1\nstorage = ['hex']"
    )
    go(match, "on a8")
    assert match.undo_horizon(0) == 0
    match = lay("stack = ['pay 0 14 7 2', 'end-turn 0']\n[s0]\nhand = 'inn inn'\nworkers = 1\nstorage = ['village']")
    go(match, "pair inn")
    assert match.undo_horizon(0) == 0


@pytest.mark.rule("T2.4")
def test_two_cards_of_another_colour_replace_one() -> None:
    match = lay("turn = 0\n[s0]\nhand = 'village city city farm'\nstorage = ['village']")
    go(match, "place village")
    assert picks(match) == ["pay village", "pair city"]
    assert why(match, "pay city", "pair village", "pair farm", "worker", "pair inn", "draw") == [
        "not-asked-for T2.4", "same-colour T2.4", "no-pair T2.4", "no-worker T2.4", "no-pair T2.4", "asked-to-pay T2.4",
    ]  # fmt: skip
    go(match, "pair city")
    assert picks(match) == ["pay village"]
    assert why(match, "pair city") == ["no-pair T2.4"]
    go(match, "pay village")
    assert view(match, 0).hand == {"farm": 1}
    assert (view(match).middle.discard or {}) == {"city": 2, "village": 1}
    assert told(match, "pair-paid") == [{"seat": 0, "card": "city"}]
    assert told(match, "card-paid") == [{"seat": 0, "card": "village"}]


@pytest.mark.rule("T2.4")
@pytest.mark.parametrize(
    ("hand", "taps"), [("city city city city", ["city", "city"]), ("city city inn inn", ["inn", "city"])]
)
def test_up_to_four_cards_the_pairs_alike_or_different(hand: str, taps: list[str]) -> None:
    match = lay(f"turn = 0\n[s0]\nhand = '{hand}'\nstorage = ['village']")
    go(match, "place village", *[f"pair {name}" for name in taps])
    assert (at(match, 0).cards, at(match, 0).tiles) == (0, {"a8": "village"})


@pytest.mark.rule("T2.4")
def test_a_card_that_was_paid_is_gone() -> None:
    match = lay("turn = 0\n[s0]\nhand = 'village inn inn'\nstorage = ['village']")
    go(match, "place village", "pay village")
    assert picks(match) == ["pair inn"]
    assert why(match, "pay village") == ["not-in-hand T2.4"]


@pytest.mark.rule("T2.4")
def test_example_two_workers_alone_place_any_tile() -> None:
    match = lay("turn = 0\n[s0]\nworkers = 2\nstorage = ['carriage']")
    go(match, "place carriage", "worker", "worker")
    assert (at(match, 0).workers, at(match, 0).tiles) == (0, {"b5": "carriage"})
    assert told(match, "worker-paid") == [{"seat": 0}, {"seat": 0}]


@pytest.mark.rule("T2.4")
def test_example_a_worker_and_two_farm_cards_place_a_city() -> None:
    match = lay(f"turn = 0\n[s0]\nhand = 'farm farm'\nworkers = 1\n{CITY_NEAR}")
    go(match, "place city", "worker", "pair farm")
    assert asked(match) == "0 gain-bonus"
    assert (at(match, 0).workers, at(match, 0).cards, at(match, 0).tiles["a2"]) == (0, 0, "city")


@pytest.mark.rule("T2.4")
def test_placing_is_offered_just_where_a_complete_payment_exists() -> None:
    """Against brute force: some two of the single cards, pairs and workers at hand."""
    for counts in product(range(4), range(4), range(3), range(3)):
        village, farm, inn, workers = counts
        hand = " ".join(["village"] * village + ["farm"] * farm + ["inn"] * inn)
        match = lay(f"turn = 0\n[s0]\nhand = '{hand}'\nworkers = {workers}\nstorage = ['village']")
        ways = 0
        for cards, pairs, used in product(range(village + 1), range(farm // 2 + inn // 2 + 1), range(workers + 1)):
            ways += cards + pairs + used == 2
        assert (why(match, "place village") == [""]) == (ways > 0), hand


@pytest.mark.rule("T2.4")
def test_every_order_of_paying_ends() -> None:
    match = lay("turn = 0\n[s0]\nhand = 'village village farm farm inn inn'\nworkers = 2\nstorage = ['village']")
    go(match, "place village")
    spent = set()
    for first in picks(match):
        for second in picks(go(match.copy(), first)):
            after = go(match.copy(), first, second)
            assert at(after, 0).tiles == {"a8": "village"}
            left = Counter(view(after, 0).hand)
            spent.add((left["village"], left["farm"], left["inn"], at(after, 0).workers - 1))
    assert len(spent) == 8  # two of four sources, or twice a village or a worker; no pair lasts twice


@pytest.mark.rule("T2.4")
def test_the_proposed_payment_is_the_cheapest() -> None:
    """Fewest cards and workers; then most pairs and workers left; then fewest workers."""
    cases = {
        ("village village village", 1): ["pay village", "pay village"],
        ("village village", 2): ["pay village", "pay village"],
        ("village", 1): ["pay village", "worker"],
        ("village city city", 1): ["pay village", "worker"],
        ("village city city", 0): ["pay village", "pair city"],
        ("city city inn inn inn", 1): ["pair inn", "worker"],
        ("city city city city", 0): ["pair city", "pair city"],
        ("", 2): ["worker", "worker"],
    }
    for (hand, workers), wanted in cases.items():
        match = lay(f"turn = 0\n[s0]\nhand = '{hand}'\nworkers = {workers}\nstorage = ['village']")
        assert match.plan(0) == []
        go(match, "place village")
        assert [move.text for move in match.plan(0)] == wanted, hand
        assert match.plan(1) == []
        go(match, *wanted)
        assert match.to_act == (1,)


# T2.5


@pytest.mark.rule("T2.5")
@pytest.mark.parametrize(
    ("tiles", "thing", "points"),
    [
        ("", "wheat", ["0 green 1 area", "0 green 1 farm"]),  # a4 alone
        ("a8 = 'village'", "village", []),  # a7 of three
        ("a8 = 'village', a7 = 'village'", "village", ["0 green 6 area"]),  # b2, the third
        ("b4 = 'monastery'", "monastery", ["0 green 3 area"]),  # b3, the second of two
    ],
)
def test_a_completed_area_scores_by_its_size(tiles: str, thing: str, points: list[str]) -> None:
    match = lay(f"turn = 0\n[s0]\nworkers = 2\nstorage = ['{thing}']\ntiles = {{ {tiles} }}")
    go(match, f"place {thing}")
    if asked(match) == "0 choose-space":
        spaces = {"wheat": "on a4", "monastery": "on b3", "village": picks(match)[0]}
        go(match, spaces[thing])
    go(match, "worker", "worker")
    assert scored(match) == points


MONASTERIES = 'boards = ["a3", "b1", "c4"]\nstart = "a10"'  # a9, b4 and b3 touch, across the joint


@pytest.mark.rule("T2.5", "T1.4")
def test_example_of_three_joined_monasteries_the_second_scores_0_the_third_6() -> None:
    match = lay(f"turn = 0\n[s0]\n{MONASTERIES}\nworkers = 4\nstorage = ['monastery']\ntiles = {{ a9 = 'monastery' }}")
    go(match, "place monastery", "worker", "worker")
    assert at(match, 0).tiles == {"a9": "monastery", "b4": "monastery"}
    assert (scored(match), at(match, 0).green.total) == ([], 0)
    match = lay(
        f"turn = 0\n[s0]\n{MONASTERIES}\nworkers = 4\nstorage = ['monastery']\ntiles = {{ a9 = 'monastery', b4 = 'monastery' }}"
    )
    go(match, "place monastery", "worker", "worker")
    assert (scored(match), at(match, 0).green.total) == (["0 green 6 area"], 6)


@pytest.mark.rule("T2.5")
def test_only_who_completes_it_scores_and_only_then() -> None:
    match = lay("turn = 0\n[s0]\nworkers = 2\nstorage = ['carriage']\ntiles = { a4 = 'wheat', a8 = 'village' }")
    go(match, "place carriage", "worker", "worker")
    assert scored(match) == ["0 green 1 area"]


# T2.6


INNS = "tiles = { c3 = 'monastery', c4 = 'inn', a6 = 'carriage' }"  # of two inn spaces, c4 is covered and a1 empty


@pytest.mark.rule("T2.6")
@pytest.mark.parametrize(("claims", "points"), [(0, 2), (1, 1), (2, 0)])
def test_the_first_and_the_second_to_cover_a_colour_score(claims: int, points: int) -> None:
    match = lay(f"turn = 0\nclaims = {{ inn = {claims} }}\n[s0]\nworkers = 2\nstorage = ['inn']\n{INNS}")
    go(match, "place inn", "worker", "worker")
    bonus = [f"0 green {points} colour"] if points else []
    assert scored(match) == ["0 green 1 area", *bonus]
    assert view(match).middle.claims == {"inn": min(2, claims + 1)}


@pytest.mark.rule("T2.6")
@pytest.mark.parametrize(
    ("colour", "sides"),
    [
        ("farm", (4, 2)), ("village", (4, 2)), ("quarry", (3, 1)), ("monastery", (3, 1)), ("carriage", (3, 1)),
        ("city", (3, 1)), ("castle", (2, 1)), ("inn", (2, 1)),
    ],
)  # fmt: skip
def test_the_sides_of_every_colour(colour: str, sides: tuple[int, int]) -> None:
    spaces = {
        "farm": ["a4", "a10", "b8", "b10", "c9"], "village": ["a7", "a8", "b2", "c2", "c8"], "quarry": ["a3", "b1", "b7", "c10"],
        "monastery": ["a5", "b3", "b4", "c3"], "carriage": ["a6", "b5", "c6", "c7"], "city": ["a2", "b9", "c1"],
        "castle": ["b6", "c5"], "inn": ["a1", "c4"],
    }  # fmt: skip
    last = spaces[colour][-1]
    covered = {space: "hex" for one in spaces.values() for space in one if space != last}
    tiles = ", ".join(f"{space} = '{thing}'" for space, thing in covered.items())
    for claims, side in enumerate(sides):
        match = lay(
            f"turn = 0\nclaims = {{ {colour} = {claims} }}\n[s0]\nworkers = 2\nstorage = ['hex']\ntiles = {{ {tiles} }}"
        )
        go(match, "place hex", f"on {last}", "worker", "worker")
        assert f"0 green {side} colour" in scored(match)


@pytest.mark.rule("T2.6")
def test_the_starting_castle_counts() -> None:
    match = lay(
        "turn = 0\n[s0]\nworkers = 2\nstorage = ['castle']\ntiles = { b7 = 'quarry', b6 = 'castle', c4 = 'inn' }"
    )
    go(match, "place castle", "worker", "worker")
    assert scored(match) == ["0 green 1 area", "0 green 2 colour"]


@pytest.mark.rule("T2.6")
def test_a_colour_not_yet_covered_scores_nothing() -> None:
    match = lay("turn = 0\n[s0]\nworkers = 2\nstorage = ['inn']\ntiles = { c3 = 'monastery' }")
    go(match, "place inn", "worker", "worker")
    assert scored(match) == ["0 green 1 area"]
    assert view(match).middle.claims == {}
