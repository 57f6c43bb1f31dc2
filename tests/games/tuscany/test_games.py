"""Whole games: nothing is lost, every point has a reason, bots play sensibly and honestly."""

from __future__ import annotations

from collections import Counter

import pytest
from conformance.chances import surprise
from tuscany_tables import at, lay, points, state, view

import signoria
from signoria.games.tuscany.components import BONUSES, COLOURS, HEX, KINDS, NOTHING_THERE, SPACES, THINGS
from signoria.games.tuscany.position import tiles_missing
from signoria.games.tuscany.state import GREENS, WHYS, Tuscany
from signoria.games.tuscany.steps.setup import join_of
from signoria.kernel.play import choices, first_asked, play, roll, settle
from signoria.kernel.registry import find
from signoria.kernel.rng import seeded
from signoria.kernel.steps import CHANCE, NOBODY


def check_nothing_lost(s: Tuscany) -> None:
    """Cards, tiles and bonus tiles are all there, and the counters agree with what they count."""
    box = s.edition
    for colour in range(COLOURS):
        assert s.deck[colour] + s.discard[colour] + sum(s.hands[colour::COLOURS]) == box.cards[colour]
    assert (sum(s.deck), sum(s.discard), sum(s.yields)) == (s.deck_size, s.discard_size, s.yields_size)
    assert all(0 <= number <= there for number, there in zip(s.yields, box.yields, strict=True))
    for bonus, there in enumerate(box.bonuses):
        assert s.bonus_tiles[bonus] + sum(s.bonuses[bonus::BONUSES]) == there
    assert tiles_missing(s) == s.gone
    assert sum(s.neutral) == s.neutral_size
    for seat in range(s.seats):
        assert sum(s.hands[seat * COLOURS : seat * COLOURS + COLOURS]) == s.sizes[seat]
        assert sum(s.stacks[seat * KINDS : seat * KINDS + KINDS]) == s.left[seat]
        assert sum(s.storage[seat * THINGS : seat * THINGS + THINGS]) == s.stored[seat]
        assert s.room(seat) >= 0
        ledger = s.ledger[seat * WHYS : seat * WHYS + WHYS]
        assert (sum(ledger[:GREENS]), sum(ledger[GREENS:])) == (s.green[seat], s.red[seat])
        if s.domains:
            check_domain(s, seat)


def check_domain(s: Tuscany, seat: int) -> None:
    """What lies in a domain is what its bits say, on its colour."""
    domain = s.domains[seat]
    reach = 0
    for space in range(SPACES):
        thing = s.tiles[seat * SPACES + space]
        assert (thing != NOTHING_THERE) == bool(s.laid[seat] >> space & 1)
        if thing != NOTHING_THERE:
            reach |= domain.near[space]
            assert thing == HEX or domain.colours[domain.colour_of[space]] >> space & 1
    assert s.reach[seat] == reach


@pytest.mark.rule("T0.1", "T0.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost_in_any_state_of_random_games(seats: int) -> None:
    game = find("tuscany")
    yields: set[int] = set()
    for seed in range(8):
        rng = seeded(seed)
        s = game.start(seats, game.check_options({}, seats), None)
        assert isinstance(s, Tuscany)
        settle(s)
        made = 0
        while s.actor != NOBODY:
            if s.actor == CHANCE:
                before = s.yields[:]
                move = s.stack[-1].draw(s, rng)
                s.stack.pop().take(s, move)
                settle(s)
                yields.update(card for card, count in enumerate(before) if s.yields[card] < count)
            else:
                seat = first_asked(s)
                moves = choices(s, seat)
                play(s, seat, moves[rng.below(len(moves))])
                made += 1
            if s.deck_size or s.discard_size:  # before the deal there is nothing yet
                check_nothing_lost(s)
        assert made < 1_500
        roll(s, rng)
    assert len(yields) > 5


@pytest.mark.rule("T1.1", "T1.2", "T2.1", "T3.8")
@pytest.mark.parametrize(
    "step",
    [
        "deal-card 0 1",
        "turn-up-yield 0",
        "turn-up-own 0",
        "turn-up-neutral",
        "draw-first",
        "deal-board 0 1",
        "join-by-lot 0 2",
    ],
)
def test_luck_is_as_likely_as_it_should_be(step: str) -> None:
    is_early = step in ("draw-first", "deal-board 0 1", "join-by-lot 0 2")
    tail = "['set-up']" if step == "draw-first" else "['offer-joins', 'begin-turn 0']" if is_early else "['end-turn 0']"
    boards = "\n[s0]\nboards = ['a1', 'c1']\norder = ''\nstart = ''" if step.startswith("deal-board") else ""
    match = lay(f"stack = ['{step}', {tail[1:-1]}]{boards}")
    luck, rng = match.state.stack[-1], seeded(9)
    weights = {move.text: weight for move, weight in luck.odds(match.state)}
    assert min(weights.values()) > 0
    drawn = Counter(luck.draw(match.state, rng).text for _ in range(4000))
    assert set(drawn) == set(weights)
    assert surprise(drawn, weights) < 1
    assert luck.owner() == (0 if step.startswith("deal-card") else CHANCE)


@pytest.mark.rule("T2.1")
def test_the_last_cards_of_the_deck_are_as_likely_as_they_are_many() -> None:
    match = lay("stack = ['deal-card 0 1', 'end-turn 0']\ndeck = { city = 1, inn = 2, carriage = 1 }")
    luck, rng = match.state.stack[-1], seeded(9)
    drawn = Counter(luck.draw(match.state, rng).text for _ in range(4000))
    assert surprise(drawn, {"deal city": 1, "deal inn": 2, "deal carriage": 1}) < 1


@pytest.mark.rule("T5.3")
def test_every_point_is_told_with_its_reason() -> None:
    match = signoria.new("tuscany", 4, seed=11)
    bots = [signoria.bot("greedy", seat) for seat in range(4)]
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.choices(seat)))
    for seat in range(4):
        for colour, total in (("green", at(match, seat).green.total), ("red", at(match, seat).red.total)):
            told = [
                event.plain
                for event in match.events()
                if event.kind == f"{colour}-scored" and event.plain["seat"] == seat
            ]
            assert sum(int(str(args["points"])) for args in told) == total
            assert all(args["why"] in points(match, seat) for args in told)
    assert match.result is not None
    assert sum(points(match, 0).values()) == at(match, 0).green.total + at(match, 0).red.total
    assert "<svg" in match.game.draw(match.view(0))


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(12):
        match = signoria.new("tuscany", 3, seed=seed, options={"random_joins": bool(seed % 2)})
        bots = [signoria.bot("greedy" if seat == seed % 3 else "random", seed + seat) for seat in range(3)]
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match.view(seat), match.choices(seat)))
        assert match.result is not None
        won += match.result.winners == (seed % 3,)
    assert won >= 11


@pytest.mark.rule("T0.3")
def test_greedy_looks_only_at_what_its_view_shows() -> None:
    match = signoria.new("tuscany", 3, seed=5)
    bots = [signoria.bot("greedy", seat) for seat in range(3)]
    looked = 0
    while match.to_act:
        seat = match.to_act[0]
        seen = match.view(seat)
        moves = match.choices(seat)
        if len(moves) > 1 and looked % 4 == 0:
            worlds = [signoria.imagine(seen, seeded(number)) for number in range(3)]
            advice = {match.game.advise(world, seat, moves).text for world in worlds}
            assert advice == {match.game.advise(match.state, seat, moves).text}
        looked += 1
        match.play(seat, bots[seat].choose(seen, moves))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("turn = 0\ndisplay = ['village', 'inn']\n[s0]\nhand = 'village village inn'", "take"),
        ("turn = 0\ndisplay = ['inn']\n[s0]\nhand = 'village village'\nstorage = ['village']", "place village"),
        ("turn = 0\ndisplay = ['inn']\n[s0]\nstorage = ['village']", "draw"),
        ("stack = ['pick-tile 0 0', 'end-turn 0']\ndisplay = ['inn', 'village']\n[s0]\nhand = 'village'", "pick village"),
        ("stack = ['remove-stored 0 14', 'end-turn 0']\ndisplay = ['village']\n[s0]\nstorage = ['inn', 'village']\nbonuses = { storage = 1 }", "remove inn"),
        ("stack = ['use-marble 0', 'end-turn 0']\nis_last = true\nround = 3\n[s0]\nmarbles = 1\nhand = 'village village'\ntiles = { a7 = 'village', a8 = 'village' }\nstorage = ['village']", "marble"),
        ("stack = ['use-marble 0', 'end-turn 0']\nis_last = true\nround = 3\n[s0]\nmarbles = 1", "end turn"),
        ("stack = ['gain-bonus 0', 'end-turn 0']\nround = 3\n[s0]\nstack = { inn = 1 }", "gain storage"),
        ("stack = ['bring-tile 0', 'end-turn 0']\ndisplay = ['inn', 'wheat']", "pick wheat"),
        ("stack = ['name-colour 0', 'end-turn 0']\ndisplay = ['inn', 'city', 'city']", "replace city"),
        ("stack = ['pay 0 14 7 2', 'end-turn 0']\n[s0]\nstorage = ['village']\nhand = 'village village'\nworkers = 1", "pay village"),
    ],
)  # fmt: skip
def test_what_a_sensible_prince_does(text: str, wanted: str) -> None:
    match = lay(text)
    assert match.game.advise(match.state, 0, match.choices(0)).text == wanted
    assert state(match).seats == 2


def test_a_sensible_prince_joins_for_large_areas() -> None:
    match = signoria.new("tuscany", 2, seed=8)
    for _ in range(4):
        match.play(0, match.game.advise(match.state, 0, match.choices(0)))
    chosen = view(match, 0).table[0]
    s = state(match)
    boards = s.boards[0:3]

    def whole(join: int) -> int:
        domain = s.edition.domain(boards[0], boards[1], boards[2], join)
        return sum(s.edition.areas[area.bit_count() - 1] for area in set(domain.areas))

    assert chosen.start
    assert whole(join_of(s, 0)) == max(whole(join) for join in range(216))
