"""C4: after a battle — conquest, the figure, victory, the next region, the lines, and discarding hands."""

from __future__ import annotations

import pytest
from tables import choices, codes, lay, play, seen, told

import signoria
from signoria.games.condottiere.components import CARD_NAMES, REGION_NAMES
from signoria.games.condottiere.edition import standard

# Nearly all of Italy is taken and nobody has three adjacent regions; Roma is fought over, Modena is left.
FULL = """
site = "roma"
pope = "%s"
turn = 3
seat = [
  { hand = "1", line = "%s", passed = true, regions = ["torino", "milano", "ferrara", "firenze"] },
  { hand = "1", passed = true, regions = ["venezia", "genova", "mantova", "parma"] },
  { hand = "1", passed = true, regions = ["bologna", "lucca", "spoleto", "napoli"] },
  { hand = "bishop 1", line = "3", regions = [%s"siena", "urbino"] },
]
"""


def regions(match: signoria.Match) -> list[tuple[str, ...]]:
    """The regions of every seat."""
    return [seat.regions for seat in seen(match).table]


def fought(*lines: str, holder: int = 0, hand: str = "1", pope: str = "", taken: str = "") -> signoria.Match:
    """A battle for Roma with these lines just over; seat 0 controls what is `taken`."""
    last = len(lines) - 1
    rows = []
    for seat, line in enumerate(lines):
        ours = taken.split() if seat == 0 else []
        is_out = str(seat != last).lower()
        rows.append(f'{{ hand = "{hand}", line = "{line}", passed = {is_out}, regions = {ours} }}')
    m = lay(f'site = "roma"\nholder = {holder}\npope = "{pope}"\nturn = {last}\nseat = [{", ".join(rows)}]')
    return play(m, f"{last} pass")


def rest_of(said: str) -> str:
    """All cards of the box but these."""
    left = [name for name, count in zip(CARD_NAMES, standard().counts, strict=True) for _ in range(count)]
    for name in said.split():
        left.remove(name)
    return " ".join(left)


# C4.1


@pytest.mark.rule("C4.1")
@pytest.mark.parametrize(("seats", "winner"), [(n, seat) for n in range(2, 7) for seat in range(n)])
def test_the_strictly_strongest_line_conquers_and_takes_the_figure(seats: int, winner: int) -> None:
    m = fought(*["6" if seat == winner else "5" for seat in range(seats)])
    assert regions(m) == [("roma",) if seat == winner else () for seat in range(seats)]
    assert seen(m).holder == winner
    assert m.to_act == (winner,)
    assert told(m)[-2:] == [("conquered", [winner, "roma", 6, 5]), ("figure-given", [winner])]


@pytest.mark.rule("C4.1")
@pytest.mark.parametrize(
    ("lines", "winner"),
    [
        (("1", ""), 0),
        (("", "1"), 1),
        (("5 5", "10 1"), 1),
        (("10 10", "10 6 5"), 1),
        (("10 10", "10 6 3"), 0),
        (("heroine 1", "10"), 0),
        (("courtesan courtesan 1", "2"), 0),
        (("", "", "1"), 2),
        (("4 4", "3 4", "2 4"), 0),
    ],
)
def test_one_more_is_enough(lines: tuple[str, ...], winner: int) -> None:
    assert regions(fought(*lines))[winner] == ("roma",)


@pytest.mark.rule("C4.1")
def test_what_the_strength_is_not_the_printed_one_decides() -> None:
    assert regions(fought("10 winter", "1 1")) == [(), ("roma",)]
    assert regions(fought("6 6", "drummer 6 1")) == [(), ("roma",)]


@pytest.mark.rule("C4.1")
def test_a_tie_behind_the_strongest_changes_nothing() -> None:
    assert regions(fought("5", "6", "5")) == [(), ("roma",), ()]
    assert regions(fought("6", "5", "5")) == [("roma",), (), ()]
    assert regions(fought("5", "5", "6")) == [(), (), ("roma",)]


@pytest.mark.rule("C4.1")
def test_who_conquers_keeps_its_other_regions() -> None:
    assert regions(fought("6", "5", taken="milano napoli")) == [("milano", "roma", "napoli"), ()]


@pytest.mark.rule("C4.1", "C4.5")
def test_a_winner_with_an_empty_hand_takes_the_figure_and_places_it() -> None:
    m = lay("""
    site = "roma"
    holder = 0
    turn = 0
    seat = [{ hand = "1", line = "3" }, { line = "10", passed = true }, { hand = "1", passed = true }]
    """)
    play(m, "0 pass")
    assert (regions(m), seen(m).holder) == ([(), ("roma",), ()], 1)
    assert m.to_act == (1,)
    play(m, "1 at siena", "0 keep hand", "2 keep hand")
    assert m.to_act == (2,)


# C4.2


@pytest.mark.rule("C4.2")
@pytest.mark.parametrize(("seats", "holder"), [(n, seat) for n in range(2, 7) for seat in range(n)])
def test_a_tie_conquers_nothing_and_moves_the_figure_left_of_who_placed_it(seats: int, holder: int) -> None:
    m = fought("6", "6", *["5"] * (seats - 2), holder=holder)
    assert regions(m) == [()] * seats
    assert seen(m).holder == (holder + 1) % seats
    assert m.to_act == ((holder + 1) % seats,)
    assert told(m)[-2:] == [("tied", ["roma", 6]), ("figure-given", [(holder + 1) % seats])]


@pytest.mark.rule("C4.2")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_nobody_having_any_strength_is_a_tie_too(holder: int) -> None:
    m = fought("", "", "", holder=holder)
    assert (regions(m), seen(m).holder) == ([(), (), ()], (holder + 1) % 3)
    m = fought("drummer", "winter", "", holder=holder)
    assert (regions(m), seen(m).holder) == ([(), (), ()], (holder + 1) % 3)


@pytest.mark.rule("C4.2")
@pytest.mark.parametrize("lines", [("6", "5", "6"), ("1", "6", "6"), ("6", "6", "6"), ("heroine", "10", "5 5")])
def test_whoever_ties_it_is_the_placers_left_that_counts(lines: tuple[str, ...]) -> None:
    m = fought(*lines, holder=1)
    assert (regions(m), seen(m).holder) == ([(), (), ()], 2)


@pytest.mark.rule("C4.2", "C2.1")
def test_it_is_left_of_who_placed_it_even_if_another_seat_began_for_lack_of_cards() -> None:
    m = lay("""
    site = "roma"
    holder = 0
    stack = ["begin-battle", "end-game"]
    seat = [{ hand = "" }, { hand = "1" }, { hand = "1" }]
    """)
    play(m, "1 pass", "2 pass")
    assert seen(m).holder == 1


@pytest.mark.rule("C4.2")
def test_a_seat_without_cards_gets_the_figure_too() -> None:
    m = lay("""
    site = "roma"
    holder = 2
    turn = 2
    seat = [{ hand = "" }, { hand = "1", passed = true }, { hand = "1" }]
    """)
    play(m, "2 pass")
    assert m.to_act == (0,)
    assert "at roma" in choices(m, 0)


# C4.3


@pytest.mark.rule("C4.3")
@pytest.mark.parametrize(("seats", "lover"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (6, 0), (6, 5)])
def test_most_courtesans_take_the_figure_but_not_the_region(seats: int, lover: int) -> None:
    winner = (lover + 1) % seats
    m = fought(*["courtesan" if seat == lover else "6" if seat == winner else "1" for seat in range(seats)])
    assert regions(m)[winner] == ("roma",)
    assert (seen(m).holder, m.to_act) == (lover, (lover,))
    assert told(m)[-2:] == [("conquered", [winner, "roma", 6, 1]), ("figure-given", [lover])]


@pytest.mark.rule("C4.3")
@pytest.mark.parametrize(
    ("lines", "holder"),
    [
        (("courtesan courtesan", "courtesan 6", "1"), 0),
        (("courtesan 6", "courtesan courtesan", "1"), 1),
        (("courtesan", "6", "courtesan courtesan"), 2),
        (("courtesan courtesan", "courtesan 6", "courtesan"), 0),
        (("courtesan", "courtesan 6", "courtesan courtesan"), 2),
        (("courtesan courtesan", "6", "courtesan courtesan courtesan"), 2),
        (("courtesan courtesan courtesan", "courtesan courtesan 6", "courtesan courtesan"), 0),
    ],
)
def test_one_more_courtesan_than_every_other_line_is_enough(lines: tuple[str, ...], holder: int) -> None:
    assert seen(fought(*lines, holder=1)).holder == holder


@pytest.mark.rule("C4.3", "C4.1")
@pytest.mark.parametrize(
    "lines",
    [
        ("courtesan", "6", "courtesan"),
        ("courtesan", "courtesan 6", ""),
        ("", "courtesan 6", "courtesan"),
        ("courtesan", "courtesan 6", "courtesan"),
        ("courtesan courtesan", "6 courtesan courtesan", "courtesan"),
        ("courtesan", "6 courtesan courtesan", "courtesan courtesan"),
        ("", "6", ""),
    ],
)
def test_tied_courtesans_leave_the_figure_to_the_winner(lines: tuple[str, ...]) -> None:
    m = fought(*lines, holder=2)
    assert (regions(m)[1], seen(m).holder) == (("roma",), 1)


@pytest.mark.rule("C4.3", "C4.2")
def test_they_take_the_figure_also_when_the_battle_was_tied() -> None:
    m = fought("6", "6", "courtesan", "1", holder=0)
    assert (regions(m), seen(m).holder) == ([(), (), (), ()], 2)
    m = fought("courtesan courtesan", "courtesan 1", "2", holder=0)
    assert (regions(m), seen(m).holder) == ([(), (), ()], 0)


@pytest.mark.rule("C4.3", "C4.2")
def test_tied_courtesans_in_a_tied_battle_leave_it_to_the_placers_left() -> None:
    assert seen(fought("6 courtesan", "6 courtesan", "", holder=1)).holder == 2
    assert seen(fought("courtesan", "courtesan", "courtesan", holder=2)).holder == 0


@pytest.mark.rule("C4.3")
def test_the_winner_may_have_most_courtesans_too() -> None:
    m = fought("6 courtesan", "6", "1", holder=2)
    assert (regions(m)[0], seen(m).holder) == (("roma",), 0)


# C4.4


@pytest.mark.rule("C4.4")
def test_victory_ends_the_game_before_a_region_is_chosen_or_a_line_discarded() -> None:
    m = fought("6", "5", "5", "courtesan", taken="firenze spoleto")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0,), "adjacent")
    assert m.to_act == ()
    assert [seat.line for seat in seen(m).table] == [("6",), ("5",), ("5",), ("courtesan",)]
    assert [seat.cards for seat in seen(m).table] == [1, 1, 1, 1]
    assert (seen(m).discard, seen(m).site) == ((), "roma")
    assert [kind for kind, _ in told(m)] == ["passed", "conquered", "figure-given", "ended"]
    assert seen(m).holder == 3
    assert codes(m, 0, "at siena") == ["game-over "]


@pytest.mark.rule("C4.4", "C6.1")
@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_whoever_conquers_may_win(winner: int) -> None:
    seats = ", ".join(
        '{ hand = "1", line = "6", passed = true, regions = ["firenze", "spoleto"] }'
        if seat == winner
        else '{ hand = "1", line = "5", passed = true }'
        for seat in range(4)
    )
    m = lay(f'site = "roma"\nstack = ["end-battle", "end-game"]\nseat = [{seats}]')
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((winner,), "adjacent")


@pytest.mark.rule("C4.4")
def test_victory_is_not_checked_before_the_battle_is_over() -> None:
    m = lay("""
    site = "torino"
    turn = 0
    seat = [
      { hand = "2 1", regions = ["firenze", "spoleto", "roma"] },
      { hand = "1 1" },
      { hand = "1 1" },
      { hand = "1 1" },
    ]
    """)
    play(m, "0 play 2", "1 play 1", "2 pass", "3 pass", "0 pass")
    assert m.result is None
    play(m, "1 pass")
    assert m.result is not None
    assert m.result.winners == (0,)


@pytest.mark.rule("C4.4", "C3.6", "C6.2")
def test_a_token_that_leaves_no_region_ends_nothing_before_the_battle_is_over() -> None:
    m = lay(FULL % ("", "", '"ancona", '))
    play(m, "3 play bishop", "3 favour modena")
    assert (seen(m).finalists, m.to_act) == ((), (3,))
    play(m, "3 play 1")
    assert seen(m).finalists == (0, 1, 2, 3)


@pytest.mark.rule("C4.4")
def test_without_a_victory_the_game_goes_on() -> None:
    m = fought("6", "5", "5", "courtesan", taken="milano spoleto")
    assert m.result is None
    assert m.to_act == (3,)


# C4.5


@pytest.mark.rule("C4.5")
def test_the_holder_chooses_a_region_without_marker_and_without_favour() -> None:
    m = fought("6", "5", pope="siena", taken="milano napoli")
    barred = ("milano", "napoli", "roma", "siena")
    assert choices(m, 0) == [f"at {name}" for name in REGION_NAMES if name not in barred]
    assert codes(m, 0, *(f"at {name}" for name in barred)) == [
        "site-controlled C4.5",
        "site-controlled C4.5",
        "site-controlled C4.5",
        "site-favoured C3.6",
    ]
    play(m, "0 at firenze")
    assert seen(m).site == "firenze"
    assert told(m)[-1] == ("figure-placed", [0, "firenze"])


@pytest.mark.rule("C4.5")
def test_ones_own_and_others_markers_bar_alike() -> None:
    m = fought("5", "6", taken="milano")
    assert m.to_act == (1,)
    assert codes(m, 1, "at milano", "at roma", "at parma") == ["site-controlled C4.5", "site-controlled C4.5", ""]


@pytest.mark.rule("C4.5")
def test_a_tied_region_may_be_chosen_again() -> None:
    m = fought("6", "6", holder=0)
    assert choices(m, 1) == [f"at {name}" for name in REGION_NAMES]
    play(m, "1 at roma", "0 keep hand", "1 keep hand")
    assert (seen(m).site, m.to_act) == ("roma", (1,))


@pytest.mark.rule("C4.5")
def test_the_holder_must_choose() -> None:
    m = fought("6", "5")
    assert codes(m, 0, "pass", "play 1", "keep hand", "favour siena") == ["asked-to-place C4.5"] * 4
    assert codes(m, 1, "at siena") == ["not-your-turn C2.1"]


@pytest.mark.rule("C4.5", "C4.6", "C4.7")
def test_it_chooses_before_hands_change_and_lines_are_discarded() -> None:
    m = fought("6", "5", hand="winter")
    assert m.to_act == (0,)
    assert [seat.cards for seat in seen(m).table] == [1, 1]
    assert [seat.line for seat in seen(m).table] == [("6",), ("5",)]
    assert seen(m).discard == ()
    assert codes(m, 1, "discard hand") == ["not-your-turn C2.1"]


@pytest.mark.rule("C4.5", "C5.2")
def test_it_chooses_before_cards_are_dealt_anew() -> None:
    m = fought("6", "5", hand="")
    assert m.to_act == (0,)
    assert [seat.cards for seat in seen(m).table] == [0, 0]
    play(m, "0 at siena")
    assert [seat.cards for seat in seen(m).table] == [11, 10]


@pytest.mark.rule("C4.5")
@pytest.mark.parametrize(
    ("pope", "line", "others", "only"),
    [
        ("", "", '"ancona", ', "modena"),
        ("ancona", "", "", "modena"),
        ("modena", "", "", "ancona"),
        ("modena", "3", '"ancona", ', "roma"),
    ],
)
def test_a_single_legal_region_is_chosen_automatically(pope: str, line: str, others: str, only: str) -> None:
    m = play(lay(FULL % (pope, line, others)), "3 pass")
    assert (m.result, seen(m).site) == (None, only)
    assert told(m)[-1] == ("figure-placed", [1 if line else 3, only])
    assert seen(m, 0).prompt == "discard-hand 0"
    assert m.to_act == (0, 1, 2, 3)


@pytest.mark.rule("C4.5")
def test_of_two_legal_regions_one_is_chosen_by_the_holder() -> None:
    m = play(lay(FULL % ("", "", "")), "3 pass")
    assert m.to_act == (3,)
    assert choices(m, 3) == ["at modena", "at ancona"]


# C4.6


@pytest.mark.rule("C4.6")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_then_all_lines_are_discarded(seats: int) -> None:
    m = fought("6 spring drummer", *["5 courtesan"] * (seats - 2), "heroine heroine 1")
    play(m, f"{m.to_act[0]} at siena")
    assert [seat.line for seat in seen(m).table] == [()] * seats
    courtesans = ("courtesan",) * (seats - 2)
    assert seen(m).discard == ("1", *["5"] * (seats - 2), "6", "spring", *courtesans, "drummer", "heroine", "heroine")
    assert [seat.strength.total for seat in seen(m).table] == [0] * seats


@pytest.mark.rule("C4.6")
def test_they_join_what_was_discarded_before() -> None:
    m = lay(f"""
    site = "roma"
    deck = "2 2"
    discard = "{rest_of("2 2 winter spring 6 6 5")}"
    turn = 0
    seat = [{{ hand = "winter", line = "6" }}, {{ hand = "spring", line = "6 5", passed = true }}]
    """)
    before = seen(m).discard
    play(m, "0 pass", "1 at siena")
    assert sorted(seen(m).discard) == sorted([*before, "6", "6", "5"])
    assert seen(m).deck == 2


# The order of all this


@pytest.mark.rule("C4.1", "C4.3", "C4.4", "C4.5", "C4.6", "C4.7")
def test_what_follows_a_battle_comes_in_the_order_of_the_rules() -> None:
    m = fought("6", "5", "courtesan", hand="winter")
    assert seen(m).stack == (
        "place-figure 2",
        "discard-lines",
        "offer-discards",
        "end-round",
        "begin-battle",
        "end-game",
    )
    play(m, "2 at siena", "0 discard hand", "1 keep hand", "2 keep hand")
    assert told(m)[1:] == [
        ("conquered", [0, "roma", 6, 5]),
        ("figure-given", [2]),
        ("figure-placed", [2, "siena"]),
        ("hand-discarded", [0, 1]),
        ("battle-begun", ["siena"]),
    ]
    assert m.to_act == (2,)
    assert seen(m).battles == 1
