"""Victory, the final battle and the last battle: C6.1–C6.4."""

from __future__ import annotations

from itertools import combinations

import pytest
from tables import choices, codes, lay, play

import signoria
from signoria.games.condottiere.components import REGION_NAMES, counts_of
from signoria.games.condottiere.edition import standard
from signoria.games.condottiere.view import CondottiereView

ALL_CARDS = 110

# The catalogue's own list (C0.1), so that the map in the components is not asked about itself.
BORDERS = """
torino-milano torino-genova milano-genova milano-venezia milano-mantova milano-parma milano-modena
venezia-mantova venezia-ferrara genova-parma mantova-ferrara mantova-modena ferrara-modena ferrara-bologna
parma-modena parma-lucca modena-bologna modena-lucca modena-firenze bologna-firenze bologna-urbino
lucca-firenze firenze-siena firenze-urbino firenze-spoleto firenze-roma siena-roma urbino-spoleto
urbino-ancona spoleto-ancona spoleto-roma spoleto-napoli ancona-napoli roma-napoli
"""

SCATTERED = ["torino", "venezia", "bologna", "lucca", "siena", "ancona"]  # no two of them are adjacent

# All seventeen regions shared out so that nobody has won.
ONE_LEADS = [
    ["ferrara", "genova", "lucca", "urbino"], ["ancona", "parma", "roma"], ["milano", "napoli", "siena"],
    ["bologna", "mantova", "spoleto"], ["firenze", "torino"], ["modena", "venezia"],
]  # fmt: skip
TWO_LEAD = [
    ["napoli", "siena", "urbino", "venezia"], ["bologna", "mantova", "parma", "spoleto"],
    ["ancona", "modena", "torino"], ["milano", "roma"], ["ferrara", "firenze"], ["genova", "lucca"],
]  # fmt: skip
FIVE_LEAD = [
    ["genova", "roma", "venezia"], ["modena", "napoli", "torino"], ["ferrara", "firenze", "parma"],
    ["lucca", "milano", "spoleto"], ["ancona", "bologna", "mantova"], ["siena", "urbino"],
]  # fmt: skip
FOUR_SEATS_TIED = [
    ["ancona", "firenze", "parma", "torino"], ["modena", "roma", "urbino", "venezia"],
    ["genova", "mantova", "napoli", "siena"], ["ferrara", "lucca", "milano", "spoleto"],
]  # fmt: skip  # Bologna is left for the Pope


def see(match: signoria.Match, seat: int | None) -> CondottiereView:
    """What the seat sees of the table."""
    view = match.view(seat)
    assert isinstance(view, CondottiereView)
    return view


def sizes(match: signoria.Match) -> list[int]:
    """How many cards each seat holds."""
    return [seat.cards for seat in see(match, None).table]


def kinds(match: signoria.Match) -> list[str]:
    """The names of the events that all saw."""
    return [event.kind for event in match.events(None)]


def last_card(
    regions: list[list[str]], site: str, winner: int, holder: int = 0, extra: str = "", **options: bool | int
) -> signoria.Match:
    """The winner's strong line lies at the site, all others have passed; it is about to pass too."""
    rows = [
        f'{{ hand = "1 2", line = "10", regions = {owned} }}'
        if seat == winner
        else f'{{ hand = "3", passed = true, regions = {owned} }}'
        for seat, owned in enumerate(regions)
    ]
    return lay(
        f"""
        site = "{site}"
        holder = {holder}
        turn = {winner}
        {extra}
        seat = [{", ".join(rows)}]
        """,
        **options,
    )


def conquest(seats: int, regions: list[str], winner: int = 0, **options: bool | int) -> signoria.Match:
    """The winner has just added the last of these regions to the others."""
    owned: list[list[str]] = [[] for _ in range(seats)]
    owned[winner] = regions[:-1]
    return play(last_card(owned, regions[-1], winner, holder=0, extra="", **options), f"{winner} pass")


def largest_group(regions: tuple[str, ...]) -> int:
    """The largest connected group, found by hand from the catalogue's borders."""
    pairs = {tuple(pair.split("-")) for pair in BORDERS.split()}
    groups = [{region} for region in regions]
    for a, b in pairs:
        if a in regions and b in regions:
            one = next(group for group in groups if a in group)
            two = next(group for group in groups if b in group)
            if one is not two:
                groups.remove(two)
                one |= two
    return max(len(group) for group in groups)


# C6.1


@pytest.mark.rule("C6.1")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_many_players_need_five_regions(seats: int) -> None:
    assert conquest(seats, SCATTERED[:4]).result is None
    m = conquest(seats, SCATTERED[:5])
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0,), "regions")


@pytest.mark.rule("C6.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_few_players_need_six_regions(seats: int) -> None:
    assert conquest(seats, SCATTERED[:5]).result is None
    m = conquest(seats, SCATTERED[:6])
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0,), "regions")


@pytest.mark.rule("C6.1")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_many_players_need_three_adjacent(seats: int) -> None:
    assert conquest(seats, ["torino", "milano"]).result is None
    m = conquest(seats, ["torino", "milano", "genova"])
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0,), "adjacent")


@pytest.mark.rule("C6.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_few_players_need_four_adjacent(seats: int) -> None:
    assert conquest(seats, ["torino", "milano", "genova"]).result is None
    m = conquest(seats, ["torino", "milano", "genova", "parma"])
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0,), "adjacent")


@pytest.mark.rule("C6.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_any_seat_can_win(seats: int) -> None:
    for winner in range(seats):
        m = conquest(seats, ["siena", "roma", "napoli", "ancona"], winner)
        assert m.result is not None
        assert m.result.winners == (winner,)
        assert m.result.ranking[0] == (winner,)
        assert m.result.points == tuple(4 * (seat == winner) for seat in range(seats))


@pytest.mark.rule("C6.1")
def test_adjacent_means_connected_not_mutually_adjacent() -> None:
    m = conquest(4, ["torino", "parma", "genova"])  # Torino and Parma only meet through Genova
    assert m.result is not None
    assert m.result.reason == "adjacent"
    m = conquest(3, ["siena", "roma", "napoli", "ancona"])  # a chain
    assert m.result is not None
    assert m.result.reason == "adjacent"
    m = conquest(2, ["milano", "siena", "lucca", "modena", "bologna"])  # a star, and Siena apart
    assert m.result is not None
    assert m.result.reason == "adjacent"


@pytest.mark.rule("C6.1")
def test_two_groups_are_not_one() -> None:
    assert conquest(4, ["torino", "genova", "siena", "roma"]).result is None
    assert conquest(2, ["torino", "genova", "milano", "siena", "roma"]).result is None


@pytest.mark.rule("C6.1")
def test_regions_of_others_connect_nothing() -> None:
    m = last_card([["torino", "parma"], ["genova"], [], []], "siena", 0)
    play(m, "0 pass")
    assert m.result is None


@pytest.mark.rule("C6.1")
@pytest.mark.parametrize("last", [name for name in REGION_NAMES if name not in ("genova", "lucca", "bologna")])
def test_worked_example_genova_lucca_bologna(last: str) -> None:
    for seats in (4, 5, 6):
        m = conquest(seats, ["genova", "lucca", "bologna", last])
        assert (m.result is not None) == (last in ("parma", "modena", "firenze"))


@pytest.mark.rule("C6.1", "C0.1")
def test_every_set_of_three_regions_wins_just_if_it_is_connected() -> None:
    found = 0
    for regions in combinations(REGION_NAMES, 3):
        m = conquest(4, list(regions))
        is_won = m.result is not None
        assert is_won == (largest_group(regions) == 3), regions
        found += is_won
    assert found == 84


@pytest.mark.rule("C6.1", "C0.1")
def test_every_set_of_four_regions_wins_among_few_just_if_it_is_connected() -> None:
    found = 0
    for regions in combinations(REGION_NAMES, 4):
        is_won = conquest(3, list(regions)).result is not None
        assert is_won == (largest_group(regions) == 4), regions
        found += is_won
    assert found == 209


@pytest.mark.rule("C6.1", "C4.3")
def test_the_conqueror_wins_also_when_a_courtesan_takes_the_figure() -> None:
    m = lay("""
    site = "genova"
    turn = 3
    seat = [
      { hand = "1", line = "courtesan", passed = true, regions = ["siena"] },
      {}, {},
      { hand = "1", line = "10", regions = ["torino", "parma"] },
    ]
    """)
    play(m, "3 pass")
    assert m.result is not None
    assert m.result.winners == (3,)
    assert see(m, None).holder == 0


@pytest.mark.rule("C6.1")
def test_a_tied_battle_wins_nothing() -> None:
    m = lay("""
    site = "genova"
    turn = 0
    seat = [
      { hand = "1", line = "10", regions = ["torino", "parma"] },
      { line = "10", passed = true, regions = ["lucca", "siena"] },
      {}, {},
    ]
    """)
    play(m, "0 pass")
    assert m.result is None
    assert see(m, None).table[0].regions == ("torino", "parma")


@pytest.mark.rule("C6.1", "C4.4")
def test_a_won_game_is_over() -> None:
    m = conquest(4, ["torino", "milano", "genova"])
    assert m.to_act == ()
    assert [m.choices(seat) for seat in range(4)] == [[], [], [], []]
    assert codes(m, 0, "pass", "at siena") == ["game-over "] * 2
    assert see(m, 0).result == m.result
    assert see(m, 0).reason == "adjacent"
    assert m.events(None)[-1].kind == "ended"
    assert m.events(None)[-1].plain["reason"] == "adjacent"
    assert sizes(m) == [2, 1, 1, 1]  # nothing that would have followed took place
    assert see(m, 0).table[0].line == ("10",)


@pytest.mark.rule("C6.1")
def test_the_rest_is_ranked_by_regions() -> None:
    m = last_card([["torino", "milano"], ["siena"], ["lucca", "venezia"], ["ancona"]], "genova", 0)
    play(m, "0 pass")
    assert m.result is not None
    assert m.result.ranking == ((0,), (2,), (1, 3))
    assert m.result.points == (3, 1, 2, 1)


# C6.2


def without(regions: list[list[str]], site: str) -> list[list[str]]:
    """All markers but the one that the last battle will place."""
    return [[name for name in owned if name != site] for owned in regions]


@pytest.mark.rule("C6.2")
def test_when_no_region_is_left_most_regions_win() -> None:
    for winner, owned in enumerate(ONE_LEADS):
        m = last_card(without(ONE_LEADS, owned[0]), owned[0], winner)
        assert m.result is None
        play(m, f"{winner} pass")
        assert m.result is not None
        assert (m.result.winners, m.result.reason) == ((0,), "most-regions")
        assert m.result.points == (4, 3, 3, 3, 2, 2)
        assert m.result.ranking == ((0,), (1, 2, 3), (4, 5))


@pytest.mark.rule("C6.2")
def test_any_seat_can_have_most_regions() -> None:
    for turned in range(6):
        regions = ONE_LEADS[-turned:] + ONE_LEADS[:-turned] if turned else ONE_LEADS
        m = last_card(without(regions, "milano"), "milano", (2 + turned) % 6)
        play(m, f"{(2 + turned) % 6} pass")
        assert m.result is not None
        assert m.result.winners == (turned,)


@pytest.mark.rule("C6.2", "C3.6")
def test_a_region_with_the_popes_favour_is_no_region_left() -> None:
    regions = without(ONE_LEADS, "modena")
    m = last_card(without(regions, "venezia"), "venezia", 5, extra='pope = "modena"')
    play(m, "5 pass")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0,), "most-regions")
    assert m.result.points == (4, 3, 3, 3, 2, 1)


@pytest.mark.rule("C6.2")
def test_one_region_left_is_fought_over_by_itself() -> None:
    regions = without(without(ONE_LEADS, "modena"), "venezia")
    m = last_card(regions, "venezia", 5, holder=5)
    play(m, "5 pass")
    assert m.result is None
    assert see(m, None).site == "modena"
    assert m.to_act == (0, 1, 2, 3, 4, 5)  # asked what to discard: the region was chosen without a question


@pytest.mark.rule("C6.2", "C4.2")
def test_a_last_region_that_was_tied_is_left() -> None:
    regions = without(ONE_LEADS, "venezia")
    rows = [
        f'{{ hand = "1 2", line = "10", passed = {str(seat > 0).lower()}, regions = {owned} }}'
        for seat, owned in enumerate(regions)
    ]
    m = lay(f"""
    site = "venezia"
    turn = 0
    seat = [{", ".join(rows)}]
    """)
    play(m, "0 pass")
    assert m.result is None
    assert see(m, None).site == "venezia"


@pytest.mark.rule("C6.2", "C3.6")
def test_a_tied_region_under_the_popes_favour_is_not_left() -> None:
    regions = without(ONE_LEADS, "venezia")
    rows = [
        f'{{ hand = "1 2", line = "6", passed = {str(seat > 0).lower()}, regions = {owned} }}'
        for seat, owned in enumerate(regions)
    ]
    m = lay(
        f"""
        site = "venezia"
        pope = "venezia"
        turn = 0
        seat = [{", ".join(rows)}]
        """
    )
    play(m, "0 pass")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0,), "most-regions")


@pytest.mark.rule("C6.2", "C6.1")
def test_a_kingdom_won_with_the_last_region_comes_first() -> None:
    # Venezia, Mantova and Ferrara are adjacent; seat 0 has more regions.
    regions = [
        ["urbino", "genova", "lucca", "siena"],
        ["mantova", "ferrara"],
        ["torino", "modena", "ancona"],
        ["milano", "bologna", "spoleto"],
        ["parma", "firenze", "napoli"],
        ["roma"],
    ]
    m = last_card(regions, "venezia", 1)
    play(m, "1 pass")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((1,), "adjacent")


# C6.3


def tied_for_most(holder: int, **options: bool | int) -> signoria.Match:
    """Seats 0 and 1 will have four regions each: the last battle was for Venezia, the figure goes to `holder`."""
    regions = without(TWO_LEAD, "venezia")
    rows = []
    for seat, owned in enumerate(regions):
        line = ("10 10 " if seat == 0 else "") + ("courtesan" if seat == holder else "")
        rows.append(f'{{ hand = "1 2", line = "{line}", passed = {str(seat > 0).lower()}, regions = {owned} }}')
    m = lay(
        f"""
        site = "venezia"
        turn = 0
        discard = "1 1 1"
        buried = "winter"
        seat = [{", ".join(rows)}]
        """,
        **options,
    )
    return play(m, "0 pass")


def final(
    rows: str, turn: int = 0, finalists: str = "[0, 1]", extra: str = "", **options: bool | int
) -> signoria.Match:
    """A final battle in full swing."""
    return lay(
        f"""
        finalists = {finalists}
        turn = {turn}
        {extra}
        seat = [{rows}]
        """,
        **options,
    )


@pytest.mark.rule("C6.3")
def test_a_tie_for_most_regions_is_settled_by_a_final_battle_among_the_tied() -> None:
    m = tied_for_most(0)
    assert m.result is None
    assert see(m, None).finalists == (0, 1)
    assert kinds(m).count("final-begun") == 1
    assert [seat.passed for seat in see(m, None).table] == [False, False, True, True, True, True]
    assert [seat.fought for seat in see(m, None).table] == [False] * 6
    assert see(m, None).site is None


@pytest.mark.rule("C6.3")
def test_all_cards_are_shuffled_and_the_tied_get_ten_and_their_regions() -> None:
    m = tied_for_most(0)
    view = see(m, None)
    assert sizes(m) == [14, 14, 0, 0, 0, 0]
    assert view.deck == ALL_CARDS - 28
    assert (view.discard, view.buried) == ((), 0)
    assert [seat.line for seat in view.table] == [()] * 6
    assert len(see(m, 0).hand) == 14
    written = m.position()
    cards = " ".join([str(written["deck"]), *see(m, 0).hand, *see(m, 1).hand]).split()
    assert counts_of(cards) == list(standard().counts)


@pytest.mark.rule("C6.3")
def test_hands_before_the_final_battle_are_gone() -> None:
    hands = [see(tied_for_most_seeded(seed), 0).hand for seed in range(20)]
    assert any("1" not in hand for hand in hands)
    assert any("2" not in hand for hand in hands)
    assert any("heroine" in hand for hand in hands)


def tied_for_most_seeded(seed: int) -> signoria.Match:
    """The same with other luck."""
    rows = [f'{{ hand = "{"1 2" if seat < 2 else ""}", regions = {owned} }}' for seat, owned in enumerate(TWO_LEAD)]
    text = f'stack = ["check-victory", "end-game"]\nseat = [{", ".join(rows)}]'
    return lay(text, seed=seed)


@pytest.mark.rule("C6.3", "C0.4")
def test_nothing_is_known_of_the_hands_of_the_final_battle() -> None:
    rows = [
        f'{{ hand = "10 3", regions = {owned}, revealed = "10", remembers = "winter",'
        f' shown = {{ {(seat + 1) % 6} = "3" }} }}'
        for seat, owned in enumerate(TWO_LEAD)
    ]
    m = lay(f"""
    stack = ["check-victory", "end-game"]
    buried = "winter"
    seat = [{", ".join(rows)}]
    """)
    for viewer in range(6):
        assert see(m, viewer).remembered == ()
        assert [seat.known for seat in see(m, viewer).table] == [()] * 6
        assert [seat.revealed for seat in see(m, viewer).table] == [()] * 6


@pytest.mark.rule("C6.3")
def test_five_tied_seats_get_thirteen_cards_each() -> None:
    regions = without(FIVE_LEAD, "siena")
    m = last_card(regions, "siena", 5, holder=5)
    play(m, "5 pass")
    assert see(m, None).finalists == (0, 1, 2, 3, 4)
    assert sizes(m) == [13, 13, 13, 13, 13, 0]
    assert see(m, None).deck == ALL_CARDS - 65
    assert m.to_act == (0,)  # seat 5 holds the figure: the nearest tied seat to its left


@pytest.mark.rule("C6.3")
def test_four_seats_tied_around_the_popes_region() -> None:
    regions = without(FOUR_SEATS_TIED, "torino")
    m = last_card(regions, "torino", 0, extra='pope = "bologna"')
    play(m, "0 pass")
    assert see(m, None).finalists == (0, 1, 2, 3)
    assert sizes(m) == [14, 14, 14, 14]


@pytest.mark.rule("C6.3")
@pytest.mark.parametrize(("holder", "first"), [(0, 0), (1, 1), (2, 0), (3, 0), (4, 0), (5, 0)])
def test_the_holder_begins_or_the_nearest_tied_seat_to_its_left(holder: int, first: int) -> None:
    m = tied_for_most(holder)
    assert see(m, None).holder == holder
    assert m.to_act == (first,)


@pytest.mark.rule("C6.3")
@pytest.mark.parametrize(("holder", "first"), [(0, 1), (1, 1), (2, 4), (3, 4), (4, 4), (5, 1)])
def test_left_of_the_holder_is_the_next_number_and_wraps_around(holder: int, first: int) -> None:
    regions = [TWO_LEAD[3], TWO_LEAD[0], TWO_LEAD[2], TWO_LEAD[4], TWO_LEAD[1], TWO_LEAD[5]]
    rows = [f'{{ hand = "1", regions = {owned} }}' for owned in regions]
    m = lay(f'holder = {holder}\nstack = ["check-victory", "end-game"]\nseat = [{", ".join(rows)}]')
    assert see(m, None).finalists == (1, 4)
    assert [seat.passed for seat in see(m, None).table] == [True, False, True, True, False, True]
    assert m.to_act == (first,)
    other = 5 - first
    play(m, f"{first} pass")
    assert m.to_act == (other,)


@pytest.mark.rule("C6.3")
def test_seats_not_tied_take_no_part() -> None:
    m = tied_for_most(0)
    play(m, "0 pass")
    assert m.to_act == (1,)
    for seat in (2, 3, 4, 5):
        assert choices(m, seat) == []
        assert codes(m, seat, "pass") == ["not-your-turn C2.1"]
    play(m, "1 pass")
    assert m.result is not None


@pytest.mark.rule("C6.3", "C2.4")
def test_the_final_battle_goes_round_among_the_tied_until_both_have_passed() -> None:
    m = final('{ hand = "1 2" }, { hand = "3 4 4" }, { passed = true }, { passed = true }')
    play(m, "0 play 1")
    assert m.to_act == (1,)
    play(m, "1 play 3")
    assert m.to_act == (0,)
    play(m, "0 pass", "1 play 4")
    assert m.to_act == (1,)
    assert m.result is None
    play(m, "1 pass")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((1,), "final-battle")


@pytest.mark.rule("C6.3", "C2.5")
def test_a_tied_seat_without_cards_is_passed_by_itself() -> None:
    m = final('{ hand = "1" }, { hand = "3" }, { passed = true }')
    play(m, "0 play 1", "1 play 3")
    assert m.result is not None
    assert m.result.winners == (1,)


@pytest.mark.rule("C6.3")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_of_the_final_battle_wins(winner: int) -> None:
    lines = ["10", "6"] if winner == 0 else ["6", "10"]
    m = final(
        f'{{ hand = "1", line = "{lines[0]}", regions = ["torino", "siena"] }},'
        f'{{ hand = "1", line = "{lines[1]}", passed = true, regions = ["lucca", "venezia"] }},'
        '{ passed = true, regions = ["milano"] }'
    )
    play(m, "0 pass")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((winner,), "final-battle")
    assert m.result.ranking == ((winner,), (1 - winner,), (2,))
    assert m.result.points == (2, 2, 1)


@pytest.mark.rule("C6.3")
def test_a_tie_in_the_final_battle_shares_the_victory_among_those_tied_in_it() -> None:
    m = final(
        """
        { hand = "1", line = "3" },
        { hand = "1", line = "10", passed = true },
        { passed = true },
        { line = "heroine", passed = true },
        """,
        finalists="[0, 1, 3]",
    )
    play(m, "0 pass")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((1, 3), "final-battle")
    assert m.result.ranking[0] == (1, 3)


@pytest.mark.rule("C6.3")
def test_all_passing_shares_the_victory_among_all_tied() -> None:
    m = final('{ hand = "1" }, { passed = true }, { hand = "1" }, { hand = "1" }', finalists="[0, 2, 3]")
    play(m, "0 pass", "2 pass", "3 pass")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0, 2, 3), "final-battle")
    assert kinds(m)[-1] == "ended"
    assert m.to_act == ()


@pytest.mark.rule("C6.3", "C3.10")
def test_surrender_ends_the_final_battle() -> None:
    m = final('{ hand = "surrender 1", line = "2" }, { hand = "10", line = "3" }, { passed = true }')
    play(m, "0 play surrender")
    assert m.result is not None
    assert m.result.winners == (1,)


@pytest.mark.rule("C6.3", "C3.5")
def test_a_bishop_in_the_final_battle_moves_no_token() -> None:
    m = final(
        '{ hand = "bishop 1", line = "6 2" }, { hand = "1", line = "6 3" }, { passed = true }', extra='pope = "roma"'
    )
    play(m, "0 play bishop")
    assert see(m, None).pope == "roma"
    assert "favour-placed" not in kinds(m)
    assert m.to_act == (1,)
    assert see(m, 1).prompt == "play-card 1"
    assert [seat.line for seat in see(m, None).table] == [("2",), ("3",), ()]  # the sixes and the Bishop are gone
    assert see(m, None).discard.count("bishop") >= 1


@pytest.mark.rule("C6.3", "C3.5")
def test_a_bishop_in_the_final_battle_leaves_a_token_off_the_map() -> None:
    m = final('{ hand = "bishop 1" }, { hand = "1" }')
    play(m, "0 play bishop", "1 pass", "0 pass")
    assert see(m, None).pope is None
    assert m.result is not None
    assert m.result.winners == (0, 1)


@pytest.mark.rule("C6.3", "C3.7")
def test_courtesans_in_the_final_battle_only_count_strength() -> None:
    m = final(
        '{ hand = "1", line = "courtesan courtesan courtesan" }, { line = "4", passed = true }, { passed = true }',
        extra="holder = 2",
    )
    play(m, "0 pass")
    assert m.result is not None
    assert m.result.winners == (1,)
    assert see(m, None).holder == 2
    assert "figure-given" not in kinds(m)
    m = final('{ hand = "1", line = "courtesan courtesan" }, { line = "2", passed = true }')
    play(m, "0 pass")
    assert m.result is not None
    assert m.result.winners == (0, 1)


@pytest.mark.rule("C6.3", "C3.2")
def test_other_cards_do_in_the_final_battle_what_they_always_do() -> None:
    m = final('{ hand = "winter 1", line = "1 1 1" }, { hand = "1", line = "10 10" }, { passed = true }')
    play(m, "0 play winter")
    assert [seat.strength.total for seat in see(m, None).table] == [3, 2, 0]
    play(m, "1 pass", "0 pass")
    assert m.result is not None
    assert m.result.winners == (0,)


@pytest.mark.rule("C6.3")
def test_the_final_battle_conquers_nothing() -> None:
    m = tied_for_most(0)
    before = [seat.regions for seat in see(m, None).table]
    conquered = kinds(m).count("conquered")
    play(m, "0 pass", "1 play " + see(m, 1).hand[0])
    while m.to_act:
        actor = m.to_act[0]
        play(m, f"{actor} {choices(m, actor)[0]}")
    assert m.result is not None
    assert [seat.regions for seat in see(m, None).table] == before
    assert kinds(m).count("conquered") == conquered
    assert m.result.points == (4, 4, 3, 2, 2, 2)


@pytest.mark.rule("C6.3", "C8.5")
def test_hidden_cards_apply_in_the_final_battle() -> None:
    m = final('{ hand = "10 1" }, { hand = "6 6 1" }, { passed = true }', hidden_cards=True)
    play(m, "0 play 10")
    table = see(m, 1).table
    assert (table[0].face_down, table[0].strength.total, table[0].line) == (1, 0, ())
    play(m, "1 play 6", "0 pass")
    assert choices(m, 0) == ["turn up", "stay down"]
    play(m, "0 stay down", "1 play 6", "1 pass", "1 stay down")
    assert m.result is not None
    assert m.result.winners == (1,)
    assert [seat.strength.total for seat in see(m, None).table] == [10, 12, 0]


@pytest.mark.rule("C6.3", "C8.5")
def test_the_final_battle_can_be_won_by_cards_turned_up_at_its_end() -> None:
    m = final('{ hand = "surrender 2", line = "4" }, { hand = "2", down = "6", line = "1" }', hidden_cards=True)
    play(m, "0 play surrender")
    assert m.result is not None
    assert m.result.winners == (1,)


@pytest.mark.rule("C6.3", "C8.1")
@pytest.mark.parametrize("opening_seven", [False, True])
def test_drawing_does_not_apply_to_the_final_battle(opening_seven: bool) -> None:
    m = tied_for_most(0, draw_after_battle=True, opening_seven=opening_seven)
    assert sizes(m) == [14, 14, 0, 0, 0, 0]
    assert "drawn" not in kinds(m)
    play(m, "0 pass", "1 pass")
    assert m.result is not None
    assert m.result.winners == (0, 1)
    assert "drawn" not in kinds(m)


# C6.4


@pytest.mark.rule("C6.4")
@pytest.mark.parametrize("battles", [97, 98])
def test_ninety_nine_battles_are_not_the_end(battles: int) -> None:
    m = last_card([["torino"], ["siena"]], "lucca", 0, extra=f"battles = {battles}")
    play(m, "0 pass")
    assert m.result is None
    assert see(m, None).battles == battles + 1
    assert see(m, 0).prompt == "place-figure 0"


@pytest.mark.rule("C6.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_after_a_hundred_battles_most_regions_win(seats: int) -> None:
    for leader in range(seats):
        regions: list[list[str]] = [[] for _ in range(seats)]
        regions[leader] = ["torino", "siena"]
        winner = (leader + 1) % seats
        m = last_card(regions, "lucca", winner, extra="battles = 99")
        play(m, f"{winner} pass")
        assert m.result is not None
        assert (m.result.winners, m.result.reason) == ((leader,), "last-battle")
        assert see(m, None).battles == 100


@pytest.mark.rule("C6.4")
def test_the_hundredth_battle_itself_counts() -> None:
    m = last_card([["torino"], ["siena"]], "lucca", 0, extra="battles = 99")
    play(m, "0 pass")
    assert m.result is not None
    assert m.result.winners == (0,)


@pytest.mark.rule("C6.4")
def test_a_tie_after_a_hundred_battles_is_shared_without_a_final_battle() -> None:
    m = last_card([["torino"], ["siena", "lucca"], ["milano"], []], "roma", 0, extra="battles = 99")
    play(m, "0 pass")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0, 1), "last-battle")
    assert m.result.ranking == ((0, 1), (2,), (3,))
    assert see(m, None).finalists == ()
    assert "final-begun" not in kinds(m)
    assert m.to_act == ()


@pytest.mark.rule("C6.4")
def test_a_hundredth_battle_that_is_tied_counts_too() -> None:
    m = lay("""
    site = "roma"
    battles = 99
    stack = ["begin-battle", "end-game"]
    seat = [ { hand = "1" }, { hand = "1" }, { hand = "1" } ]
    """)
    play(m, "0 pass", "1 pass", "2 pass")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0, 1, 2), "last-battle")


@pytest.mark.rule("C6.4", "C6.1")
def test_a_winner_in_the_hundredth_battle_wins_as_usual() -> None:
    m = last_card(
        [["torino", "genova"], ["siena", "lucca", "venezia", "ancona"], [], []], "parma", 0, extra="battles = 99"
    )
    play(m, "0 pass")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0,), "adjacent")


@pytest.mark.rule("C6.4")
def test_battles_are_counted_over_rounds_and_without_cards_too() -> None:
    m = signoria.new("condottiere", seats=2, seed=9, options={"opener": 0})
    play(m, "0 at siena")
    for battle in range(99):
        assert see(m, None).battles == battle
        first = battle % 2
        play(m, f"{first} pass", f"{1 - first} pass", f"{1 - first} at siena", "0 keep hand", "1 keep hand")
    assert m.result is None
    play(m, "1 pass", "0 pass")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0, 1), "last-battle")
    assert m.result.points == (0, 0)
