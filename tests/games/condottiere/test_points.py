"""Playing for points: a match of several games (C8.2)."""

from __future__ import annotations

import pytest
from tables import choices, codes, lay, play

import signoria
from signoria.games.condottiere.view import CondottiereView

ALL_CARDS = 110

ONE_LEADS = [
    ["ferrara", "genova", "lucca", "urbino"], ["ancona", "parma", "roma"], ["milano", "napoli", "siena"],
    ["bologna", "mantova", "spoleto"], ["firenze", "torino"], ["modena", "venezia"],
]  # fmt: skip
TWO_LEAD = [
    ["napoli", "siena", "urbino", "venezia"], ["bologna", "mantova", "parma", "spoleto"],
    ["ancona", "modena", "torino"], ["milano", "roma"], ["ferrara", "firenze"], ["genova", "lucca"],
]  # fmt: skip


def see(match: signoria.Match, seat: int | None) -> CondottiereView:
    """What the seat sees of the table."""
    view = match.view(seat)
    assert isinstance(view, CondottiereView)
    return view


def sizes(match: signoria.Match) -> list[int]:
    """How many cards each seat holds."""
    return [seat.cards for seat in see(match, None).table]


def totals(match: signoria.Match) -> list[int]:
    """The points of all finished games."""
    return [seat.points for seat in see(match, None).table]


def kinds(match: signoria.Match) -> list[str]:
    """The names of the events that all saw."""
    return [event.kind for event in match.events(None)]


def last_card(
    regions: list[list[str]],
    points: list[int],
    site: str,
    winner: int = 0,
    extra: str = "",
    target: int = 20,
    remembers: str = "",
    **options: bool | int,
) -> signoria.Match:
    """The winner's strong line lies at the site and wins it now: all others have passed, and it passes too."""
    rows = [
        f'{{ hand = "1 2", line = "{"10" if seat == winner else "3"}", passed = {str(seat != winner).lower()},'
        f' regions = {owned}, points = {points[seat]}, remembers = "{remembers}" }}'
        for seat, owned in enumerate(regions)
    ]
    m = lay(
        f"""
        site = "{site}"
        turn = {winner}
        {extra}
        seat = [{", ".join(rows)}]
        """,
        **{"points": target, **options},
    )
    return play(m, f"{winner} pass")


# What a game is worth


@pytest.mark.rule("C8.2")
def test_a_point_for_each_region_and_five_for_a_kingdom() -> None:
    m = last_card([["torino", "milano"], ["siena"], ["lucca", "ancona", "venezia"], []], [0, 0, 0, 0], "genova")
    assert totals(m) == [8, 1, 3, 0]
    assert m.result is None
    scored = [event.plain for event in m.events(None) if event.kind == "scored"]
    assert scored == [
        {"seat": 0, "points": 8, "total": 8},
        {"seat": 1, "points": 1, "total": 1},
        {"seat": 2, "points": 3, "total": 3},
        {"seat": 3, "points": 0, "total": 0},
    ]


@pytest.mark.rule("C8.2")
def test_points_are_added_to_those_of_earlier_games() -> None:
    m = last_card([["torino", "milano"], ["siena"], [], []], [1, 7, 4, 0], "genova")
    assert totals(m) == [9, 8, 4, 0]
    assert see(m, None).games == 1


@pytest.mark.rule("C8.2")
@pytest.mark.parametrize(
    ("seats", "regions", "gained"),
    [
        (2, ["torino", "milano", "genova", "parma"], 9),
        (3, ["torino", "milano", "genova", "parma"], 9),
        (4, ["torino", "milano", "genova"], 8),
        (5, ["torino", "milano", "genova"], 8),
        (6, ["torino", "milano", "genova"], 8),
        (2, ["torino", "venezia", "bologna", "lucca", "siena", "ancona"], 6),  # won by number alone: no bonus
        (3, ["torino", "venezia", "bologna", "lucca", "siena", "ancona"], 6),
        (4, ["torino", "venezia", "bologna", "lucca", "siena"], 5),
        (5, ["torino", "venezia", "bologna", "lucca", "siena"], 5),
        (6, ["torino", "venezia", "bologna", "lucca", "siena"], 5),
        (4, ["torino", "venezia", "siena", "parma", "genova"], 10),  # by number and by kingdom at once
        (3, ["torino", "venezia", "siena", "milano", "parma", "genova"], 11),  # the last one joins four
        (3, ["torino", "venezia", "bologna", "lucca", "milano", "genova"], 11),  # Torino-Genova-Milano-Venezia
        (3, ["torino", "venezia", "bologna", "lucca", "roma", "genova"], 6),
    ],
)
def test_the_bonus_is_for_the_adjacency_condition_only(seats: int, regions: list[str], gained: int) -> None:
    for winner in {0, seats - 1}:
        owned: list[list[str]] = [[] for _ in range(seats)]
        owned[winner] = regions[:-1]
        m = last_card(owned, [0] * seats, regions[-1], winner)
        assert see(m, None).games == 1
        assert totals(m) == [gained * (seat == winner) for seat in range(seats)]


@pytest.mark.rule("C8.2", "C8.3")
@pytest.mark.parametrize(
    ("seats", "regions", "gained"),
    [
        (4, ["torino", "milano", "siena", "ancona", "genova"], 5),  # three adjacent are not enough there
        (4, ["torino", "milano", "parma", "genova"], 9),
        (3, ["torino", "milano", "siena", "ancona", "parma", "genova"], 6),
        (3, ["torino", "milano", "parma", "modena", "genova"], 10),
    ],
)
def test_the_adjacency_condition_is_the_one_in_force(seats: int, regions: list[str], gained: int) -> None:
    owned: list[list[str]] = [regions[:-1]] + [[] for _ in range(seats - 1)]
    m = last_card(owned, [0] * seats, regions[-1], bigger_kingdoms=True)
    assert see(m, None).games == 1
    assert totals(m) == [gained] + [0] * (seats - 1)


@pytest.mark.rule("C8.2", "C6.2")
def test_no_bonus_for_most_regions() -> None:
    regions = [[name for name in owned if name != "torino"] for owned in ONE_LEADS]
    m = last_card(regions, [0] * 6, "torino", 4)
    assert totals(m) == [4, 3, 3, 3, 2, 2]
    assert see(m, None).games == 1


@pytest.mark.rule("C8.2", "C6.2", "C6.3")
def test_a_tie_for_most_regions_scores_the_regions_and_the_series_goes_on() -> None:
    regions = [[name for name in owned if name != "torino"] for owned in TWO_LEAD]
    m = last_card(regions, [0] * 6, "torino", 2)
    assert totals(m) == [4, 4, 3, 2, 2, 2]
    assert see(m, None).games == 1
    assert see(m, None).finalists == ()
    assert sizes(m) == [10] * 6


@pytest.mark.rule("C8.2", "C6.4")
def test_no_bonus_after_a_hundred_battles() -> None:
    m = last_card([["torino", "milano"], ["siena"], ["lucca"], []], [0] * 4, "roma", 1, extra="battles = 99")
    assert totals(m) == [2, 2, 1, 0]
    assert see(m, None).games == 1
    assert see(m, None).battles == 0
    assert m.result is None


# The next game


@pytest.mark.rule("C8.2", "C1.1", "C1.3")
def test_the_next_game_begins_with_an_empty_map_and_ten_cards_each() -> None:
    m = last_card(
        [["torino", "milano"], ["siena"], [], []], [0] * 4, "genova",
        extra='battles = 40\nidle = 3\npope = "roma"\nburied = "winter"\ndiscard = "1"', remembers="winter",
    )  # fmt: skip
    view = see(m, None)
    assert sizes(m) == [10] * 4
    assert [seat.regions for seat in view.table] == [()] * 4
    assert [seat.line for seat in view.table] == [()] * 4
    assert (view.site, view.pope, view.battles, view.idle) == (None, None, 0, 0)
    assert (view.deck, view.discard, view.buried) == (ALL_CARDS - 40, (), 0)
    assert [see(m, seat).remembered for seat in range(4)] == [()] * 4
    assert view.reason == "undecided"
    assert view.result is None
    assert m.position().get("winners", []) == []
    opener = m.to_act[0]
    assert len(choices(m, opener)) == 17
    play(m, f"{opener} at genova")
    assert [seat.passed for seat in see(m, None).table] == [False] * 4
    assert [seat.fought for seat in see(m, None).table] == [False] * 4
    assert m.to_act == (opener,)


@pytest.mark.rule("C8.2", "C0.4")
def test_nothing_is_known_of_the_hands_of_the_next_game() -> None:
    m = lay(
        """
        site = "genova"
        turn = 0
        seat = [
          { hand = "10 3", line = "10", regions = ["torino", "milano"], revealed = "10", shown = { 1 = "3" } },
          { passed = true }, { passed = true }, { passed = true },
        ]
        """,
        points=30,
    )
    play(m, "0 pass")
    assert see(m, 1).table[0].known == ()
    assert see(m, 1).table[0].revealed == ()


@pytest.mark.rule("C8.2")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_next_game_is_opened_by_the_seat_left_of_the_last_opener(seats: int) -> None:
    regions: list[list[str]] = [["torino", "milano"]] + [[] for _ in range(seats - 1)]
    for opener in range(seats):
        m = last_card(regions, [0] * seats, "genova", extra=f"opener = {opener}\nholder = {(opener + 2) % seats}")
        assert see(m, None).opener == (opener + 1) % seats
        assert see(m, None).holder == (opener + 1) % seats
        assert m.to_act == ((opener + 1) % seats,)
        assert "lot" not in m.record()
        told = [event.plain for event in m.events(None) if event.kind == "figure-given"]
        assert told[-1] == {"seat": (opener + 1) % seats}
        assert len(told) == 2  # to the conqueror of Genova, then to the opener


@pytest.mark.rule("C8.2", "C1.2")
@pytest.mark.parametrize("opener", [0, 2])
def test_the_option_opener_is_for_the_first_game(opener: int) -> None:
    options = {"points": 1000, "opener": opener}
    m = signoria.new("condottiere", seats=3, seed=3, options=options)
    openers: list[int] = []
    while m.to_act and len(openers) < 5:
        if see(m, None).battles == 0 and see(m, None).site is None and len(openers) == see(m, None).games:
            openers.append(see(m, None).opener)
            assert m.to_act == (openers[-1],)
        actor = m.to_act[0]
        moves = choices(m, actor)
        play(m, f"{actor} {moves[-1] if moves[0] == 'pass' else moves[0]}")
    assert openers == [(opener + game) % 3 for game in range(5)]


@pytest.mark.rule("C8.2")
def test_games_are_counted_and_announced() -> None:
    m = last_card([["torino", "milano"], [], [], []], [0] * 4, "genova", extra="games = 6")
    assert see(m, None).games == 7
    opened = [event.plain for event in m.events(None) if event.kind == "game-opened"]
    assert opened == [{"number": 8}]


@pytest.mark.rule("C8.2", "C5.4")
def test_idle_battles_of_the_last_game_are_forgotten() -> None:
    m = lay(
        """
        site = "roma"
        battles = 99
        idle = 2
        stack = ["begin-battle", "end-game"]
        seat = [ { hand = "1" }, { hand = "2" }, { hand = "3" }, { hand = "4" } ]
        """,
        points=20,
    )
    play(m, "0 pass", "1 pass", "2 pass", "3 pass")
    assert see(m, None).games == 1
    assert (see(m, None).battles, see(m, None).idle) == (0, 0)


# The end of the series


@pytest.mark.rule("C8.2")
@pytest.mark.parametrize("target", [20, 30, 9, 1000])
def test_one_point_short_of_the_target_another_game_follows(target: int) -> None:
    m = last_card([["torino", "milano"], [], [], []], [target - 9, 0, 0, 0], "genova", target=target)
    assert totals(m) == [target - 1, 0, 0, 0]
    assert m.result is None
    assert see(m, None).games == 1
    assert m.to_act != ()


@pytest.mark.rule("C8.2")
@pytest.mark.parametrize("target", [20, 30, 8, 1000])
@pytest.mark.parametrize("more", [0, 1])
def test_reaching_the_target_ends_the_series(target: int, more: int) -> None:
    m = last_card([["torino", "milano"], ["siena"], [], []], [target - 8 + more, 0, 0, 0], "genova", target=target)
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0,), "points")
    assert m.result.points == (target + more, 1, 0, 0)
    assert m.result.ranking == ((0,), (1,), (2, 3))
    assert m.to_act == ()
    assert codes(m, 0, "pass") == ["game-over "]


@pytest.mark.rule("C8.2")
def test_a_target_of_one_point_is_one_game() -> None:
    m = last_card([["torino", "milano"], [], [], []], [0] * 4, "genova", target=1)
    assert m.result is not None
    assert m.result.points == (8, 0, 0, 0)


@pytest.mark.rule("C8.2")
def test_the_highest_total_wins_not_who_won_the_last_game() -> None:
    m = last_card([["torino", "milano"], ["siena", "lucca", "ancona"], [], []], [12, 18, 0, 0], "genova")
    assert m.result is not None
    assert m.result.points == (20, 21, 0, 0)
    assert (m.result.winners, m.result.reason) == ((1,), "points")


@pytest.mark.rule("C8.2")
def test_the_target_may_be_reached_by_another_than_the_winner_of_the_game() -> None:
    m = last_card([["torino", "milano"], [], [], ["siena"]], [0, 0, 0, 19], "genova")
    assert m.result is not None
    assert m.result.winners == (3,)


@pytest.mark.rule("C8.2")
def test_points_before_this_game_count_only_once_it_is_over() -> None:
    m = last_card([["torino"], ["siena"], [], []], [0, 0, 0, 19], "lucca")
    assert m.result is None
    assert totals(m) == [0, 0, 0, 19]
    assert see(m, None).games == 0


@pytest.mark.rule("C8.2")
def test_thirty_games_are_the_most() -> None:
    m = last_card([["torino", "milano"], [], [], []], [3, 15, 0, 0], "genova", extra="games = 29")
    assert see(m, None).games == 30
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((1,), "points")
    assert m.result.points == (11, 15, 0, 0)


@pytest.mark.rule("C8.2")
def test_after_twenty_nine_games_one_more_follows() -> None:
    m = last_card([["torino", "milano"], [], [], []], [3, 15, 0, 0], "genova", extra="games = 28")
    assert see(m, None).games == 29
    assert m.result is None


# Ties


@pytest.mark.rule("C8.2", "C6.3")
def test_a_tie_is_settled_by_a_final_battle() -> None:
    m = last_card(
        [["torino", "milano"], ["siena"], ["lucca", "ancona", "napoli"], []], [13, 19, 18, 20], "genova", target=21
    )
    assert m.result is None
    assert totals(m) == [21, 20, 21, 20]
    assert see(m, None).finalists == (0, 2)
    assert sizes(m) == [13, 0, 13, 0]  # regions count as in the last game
    assert see(m, None).deck == ALL_CARDS - 26
    assert m.to_act == (0,)  # it won Genova and holds the figure
    assert kinds(m).count("final-begun") == 1


@pytest.mark.rule("C8.2", "C6.3")
def test_regions_count_as_in_the_last_game_only() -> None:
    m = last_card([["torino", "milano"], [], ["lucca"], []], [12, 20, 0, 0], "genova")
    assert see(m, None).finalists == (0, 1)
    assert sizes(m) == [13, 10, 0, 0]


@pytest.mark.rule("C8.2", "C6.3")
def test_the_nearest_tied_seat_left_of_the_holder_begins() -> None:
    m = last_card([[], ["siena"], ["torino", "milano"], ["ancona"], []], [0, 19, 0, 19, 0], "genova", 2)
    assert see(m, None).finalists == (1, 3)
    assert see(m, None).holder == 2
    assert m.to_act == (3,)
    play(m, "3 pass")
    assert m.to_act == (1,)


@pytest.mark.rule("C8.2", "C6.3")
def test_the_winner_of_the_final_battle_wins_the_series() -> None:
    m = last_card([["torino", "milano"], [], [], []], [12, 20, 3, 0], "genova")
    play(m, "0 pass")
    card = next(card for card in choices(m, 1) if card.removeprefix("play ").isdecimal())
    play(m, f"1 {card}", "1 pass")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((1,), "final-battle")
    assert m.result.points == (20, 20, 3, 0)  # the final battle scores nothing
    assert m.result.ranking == ((1,), (0,), (2,), (3,))
    assert see(m, None).games == 1


@pytest.mark.rule("C8.2", "C6.3")
def test_a_tie_in_the_final_battle_shares_the_victory() -> None:
    m = last_card([["torino", "milano"], [], [], []], [12, 20, 20, 0], "genova")
    assert see(m, None).finalists == (0, 1, 2)
    play(m, "0 pass", "1 pass", "2 pass")
    assert m.result is not None
    assert (m.result.winners, m.result.reason) == ((0, 1, 2), "final-battle")
    assert m.result.points == (20, 20, 20, 0)
    assert kinds(m).count("scored") == 4


@pytest.mark.rule("C8.2", "C6.3")
def test_a_tie_below_the_target_is_no_matter() -> None:
    m = last_card([["torino", "milano"], [], [], []], [4, 12, 0, 0], "genova")
    assert totals(m) == [12, 12, 0, 0]
    assert see(m, None).finalists == ()
    assert sizes(m) == [10] * 4


@pytest.mark.rule("C8.2", "C6.3")
def test_a_tie_after_thirty_games_is_settled_by_a_final_battle() -> None:
    m = last_card([["torino", "milano"], [], [], []], [4, 12, 0, 0], "genova", extra="games = 29")
    assert see(m, None).finalists == (0, 1)
    assert m.result is None
    play(m, "0 pass", "1 pass")
    assert m.result is not None
    assert m.result.winners == (0, 1)


@pytest.mark.rule("C8.2", "C6.4", "C6.3")
def test_a_tie_of_totals_is_fought_out_also_after_a_hundred_battles() -> None:
    m = last_card([["torino"], ["siena", "lucca"], [], []], [18, 18, 0, 0], "roma", extra="battles = 99")
    assert totals(m) == [20, 20, 0, 0]
    assert see(m, None).finalists == (0, 1)


@pytest.mark.rule("C8.2", "C6.3")
def test_those_who_share_a_series_are_ranked_as_equals() -> None:
    m = last_card([["torino", "milano"], ["siena"], [], []], [12, 19, 20, 0], "genova")
    play(m, "0 pass", "1 pass", "2 pass")
    assert m.result is not None
    assert m.result.winners == (0, 1, 2)
    assert m.result.ranking == ((0, 1, 2), (3,))  # though their regions in the last game differ


# Whole series


@pytest.mark.rule("C8.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_whole_series_adds_up(seats: int) -> None:
    for seed in range(3):
        m = signoria.new("condottiere", seats=seats, seed=seed, options={"points": 20})
        rng = signoria.seeded(seed)
        while m.to_act:
            actor = m.to_act[0]
            moves = m.choices(actor)
            m.play(actor, moves[rng.below(len(moves))])
        assert m.result is not None
        sums = [0] * seats
        games = 0
        for event in m.events(None):
            if event.kind == "scored":
                assert games % seats or max(sums) < 20  # nobody had reached it before this game
                seat, number = int(str(event.plain["seat"])), int(str(event.plain["points"]))
                sums[seat] += number
                assert event.plain["total"] == sums[seat]
                games += 1
        assert list(m.result.points) == sums
        assert games == seats * see(m, None).games
        assert max(sums) >= 20
        assert all(sums[winner] == max(sums) for winner in m.result.winners)
