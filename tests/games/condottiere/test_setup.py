"""C1: the deal, the holder of the Condottiere, and the site of the first battle."""

from __future__ import annotations

import pytest
from tables import choices, codes, lay, play, seen

import signoria
from signoria.games.condottiere.components import CARD_NAMES, REGION_NAMES
from signoria.games.condottiere.edition import standard
from signoria.kernel.registry import find
from signoria.match.match import Match

EVERYWHERE = [f"at {region}" for region in REGION_NAMES]


def opened(seats: int, opener: int, seed: int = 1) -> signoria.Match:
    """A new game in which this seat holds the Condottiere."""
    return signoria.new("condottiere", seats=seats, seed=seed, options={"opener": opener})


def without_luck(seats: int, opener: int) -> signoria.Match:
    """A new game in which chance waits to be told what it brings; −1 for by lot."""
    game = find("condottiere")
    return Match(game, game.start(seats, game.check_options({"opener": opener}, seats), None), None)


def odds(match: signoria.Match) -> dict[str, int]:
    """What chance may bring now, with its weights."""
    return {move.text: weight for move, weight in match.state.stack[-1].odds(match.state)}


def befall(match: signoria.Match, outcome: str) -> None:
    """Chance brings this."""
    move = match.game.catalogue.find(outcome)
    assert move is not None
    match.befall(move)


# C1.1


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_seat_is_dealt_ten_cards(seats: int) -> None:
    m = opened(seats, 0)
    assert [seat.cards for seat in seen(m).table] == [10] * seats
    assert [len(seen(m, seat).hand) for seat in range(seats)] == [10] * seats
    assert seen(m).deck == 110 - 10 * seats
    assert (seen(m).discard, seen(m).buried) == ((), 0)
    assert all(not seat.line for seat in seen(m).table)


@pytest.mark.rule("C1.1")
def test_the_deck_is_the_whole_box_and_shuffled_each_card_is_as_likely() -> None:
    m = without_luck(2, 0)
    assert odds(m) == {f"deal {name}": count for name, count in zip(CARD_NAMES, standard().counts, strict=True)}


@pytest.mark.rule("C1.1")
def test_what_was_dealt_is_no_longer_in_the_deck() -> None:
    m = without_luck(2, 0)
    for _ in range(3):
        befall(m, "deal winter")
    befall(m, "deal 1")
    assert odds(m)["deal 1"] == 9
    assert "deal winter" not in odds(m)
    assert sum(odds(m).values()) == 106
    assert seen(m, 0).hand == ("1", "winter", "winter", "winter")


@pytest.mark.rule("C1.1")
def test_a_dealt_card_is_seen_by_its_owner_only() -> None:
    m = without_luck(2, 0)
    befall(m, "deal winter")
    dealt = [[event.plain for event in m.events(seat) if event.kind == "card-dealt"] for seat in (0, 1, None)]
    assert dealt == [[{"seat": 0, "card": "winter"}], [{"seat": 0, "card": None}], [{"seat": 0, "card": None}]]


@pytest.mark.rule("C1.1", "C0.4")
def test_a_seats_record_names_the_cards_dealt_to_it_and_no_others() -> None:
    m = opened(2, 0)
    for seat in (0, 1):
        words = m.record(seat).replace(";", " ").replace("*", " ").split()
        dealt = [words[at + 1] for at, word in enumerate(words) if word == "deal"]
        own = dealt[:10] if seat == 0 else dealt[10:]
        others = dealt[10:] if seat == 0 else dealt[:10]
        assert sorted(own) == sorted(seen(m, seat).hand)
        assert others == ["?"] * 10


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("opener", [0, 1, 2])
def test_ten_cards_to_one_seat_after_another_from_the_holder_on(opener: int) -> None:
    m = opened(3, opener)
    order = [event.plain["seat"] for event in m.events() if event.kind == "card-dealt"]
    assert order == [(opener + turn) % 3 for turn in range(3) for _ in range(10)]


@pytest.mark.rule("C1.1")
def test_other_luck_other_hands_same_luck_same_hands() -> None:
    hands = [seen(opened(2, 0, seed), 0).hand for seed in range(20)]
    assert len(set(hands)) == 20
    assert hands == [seen(opened(2, 0, seed), 0).hand for seed in range(20)]


@pytest.mark.rule("C1.1")
def test_the_shuffle_is_fair() -> None:
    deal = """
    site = "roma"
    deck = "1 winter winter surrender"
    stack = ["deal-cards 0 1", "begin-battle", "end-game"]
    seat = [{ hand = "" }, { hand = "" }]
    """
    dealt = [seen(lay(deal, seed=seed), 0).hand for seed in range(400)]
    counts = {card: dealt.count((card,)) for card in ("1", "winter", "surrender")}
    assert sum(counts.values()) == 400
    assert 65 <= counts["1"] <= 135
    assert 160 <= counts["winter"] <= 240
    assert 65 <= counts["surrender"] <= 135


# C1.2


@pytest.mark.rule("C1.2")
@pytest.mark.parametrize(("seats", "opener"), [(n, seat) for n in range(2, 7) for seat in range(n)])
def test_a_chosen_seat_holds_the_condottiere(seats: int, opener: int) -> None:
    m = opened(seats, opener)
    assert seen(m).holder == opener
    assert seen(m).opener == opener
    assert m.to_act == (opener,)


@pytest.mark.rule("C1.2")
@pytest.mark.parametrize("opener", [2, -1])
def test_all_are_told_who_holds_the_condottiere(opener: int) -> None:
    m = opened(3, opener)
    for viewer in (0, 1, 2, None):
        told = [
            (event.kind, event.plain) for event in m.events(viewer) if event.kind in ("game-opened", "figure-given")
        ]
        assert told == [("game-opened", {"number": 1}), ("figure-given", {"seat": seen(m).holder})]


@pytest.mark.rule("C1.2")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_by_lot_every_seat_is_as_likely(seats: int) -> None:
    assert odds(without_luck(seats, -1)) == {f"lot {seat}": 1 for seat in range(seats)}
    found = {signoria.new("condottiere", seats=seats, seed=seed).to_act for seed in range(80)}
    assert found == {(seat,) for seat in range(seats)}


@pytest.mark.rule("C1.2")
def test_the_lot_gives_the_figure() -> None:
    m = without_luck(4, -1)
    befall(m, "lot 3")
    assert (seen(m).holder, seen(m).opener) == (3, 3)
    assert odds(m)["deal 1"] == 10


@pytest.mark.rule("C1.2")
def test_by_lot_is_usual() -> None:
    assert seen(signoria.new("condottiere", seats=3, seed=5)).options["opener"] == -1


@pytest.mark.rule("C1.2")
@pytest.mark.parametrize(("seats", "opener"), [(2, 2), (5, 5), (6, 6), (4, -2)])
def test_no_seat_that_is_not_there_can_hold_it(seats: int, opener: int) -> None:
    with pytest.raises(signoria.BadOption, match="opener"):
        opened(seats, opener)


# C1.3


@pytest.mark.rule("C1.3")
def test_the_holder_has_seen_its_hand_when_it_is_asked() -> None:
    m = opened(3, 2)
    assert seen(m, 2).prompt == "place-figure 2"
    assert len(seen(m, 2).hand) == 10
    assert seen(m).site is None


@pytest.mark.rule("C1.3")
def test_the_holder_may_choose_any_region() -> None:
    for region in REGION_NAMES:
        m = opened(2, 1)
        assert choices(m, 1) == EVERYWHERE
        play(m, f"1 at {region}")
        assert seen(m).site == region


@pytest.mark.rule("C1.3")
def test_the_holder_must_place_the_figure() -> None:
    m = opened(2, 0)
    card = seen(m, 0).hand[0]
    assert codes(m, 0, "pass", f"play {card}", "favour roma", "keep hand") == ["asked-to-place C4.5"] * 4
    with pytest.raises(signoria.Refused) as refused:
        m.play(0, "pass")
    assert (refused.value.code, refused.value.rule) == ("asked-to-place", "C4.5")
    assert (m.to_act, seen(m).site) == ((0,), None)


@pytest.mark.rule("C1.3")
def test_nobody_else_places_it() -> None:
    m = opened(3, 1)
    assert [choices(m, seat) for seat in (0, 2)] == [[], []]
    assert codes(m, 0, "at roma") == codes(m, 2, "at roma") == ["not-your-turn C2.1"]
    assert codes(m, 3, "at roma") == ["unknown-seat "]
    assert codes(m, 1, "at corsica") == ["unknown-move "]


@pytest.mark.rule("C1.3", "C2.1")
@pytest.mark.parametrize(("seats", "opener"), [(2, 1), (4, 0), (6, 5)])
def test_the_first_battle_is_fought_there_and_begins_with_the_holder(seats: int, opener: int) -> None:
    m = play(opened(seats, opener), f"{opener} at lucca")
    assert [(event.kind, event.plain) for event in m.events()][-2:] == [
        ("figure-placed", {"seat": opener, "region": "lucca"}),
        ("battle-begun", {"region": "lucca"}),
    ]
    assert m.to_act == (opener,)
    assert seen(m, opener).prompt == f"play-card {opener}"
    assert (seen(m).battles, seen(m).holder) == (0, opener)
