"""The search: honest, repeatable, and right where one can tell."""

from __future__ import annotations

import pytest
from tables import lay

import signoria
from signoria.bots.ismcts import INFORMED, PLAIN, Ismcts
from signoria.bots.tree import UNSEEN, Manner, Node, Search, below
from signoria.games.condottiere.components import CARDS, KINDS
from signoria.games.condottiere.moves import PASS, PLAY
from signoria.games.condottiere.state import Condottiere
from signoria.kernel.game import Options
from signoria.kernel.registry import find
from signoria.kernel.rng import seeded

CONDOTTIERE = find("condottiere")
TABLES: list[tuple[int, Options]] = [
    (2, {}),
    (4, {}),
    (3, {"hidden_cards": True, "draw_after_battle": True}),
    (3, {"capture_regions": True, "pope_off_battle": True}),
    (2, {"points": 9, "bigger_kingdoms": True}),
    (6, {"hidden_cards": True}),
]


def play_on(match: signoria.Match, specs: list[str], most: int) -> list[str]:
    """Let these bots play so many decisions; what they chose."""
    bots = [signoria.bot(spec, seed) for seed, spec in enumerate(specs)]
    chosen: list[str] = []
    while match.to_act and len(chosen) < most:
        seat = match.to_act[0]
        move = bots[seat].choose(match.view(seat), match.choices(seat))
        match.play(seat, move)
        chosen.append(move.text)
    return chosen


# Honest


@pytest.mark.parametrize("spec", ["ismcts:25it", "ismcts-plain:10it"])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_does_the_same_in_every_world_that_it_cannot_rule_out(seats: int, options: Options, spec: str) -> None:
    """Two matches that look alike to a seat, whatever the others hold: the same seed, the same choice."""
    match = signoria.new("condottiere", seats, 7, options)
    worlds = seeded(1)
    for _ in range(40):
        if not match.to_act:
            break
        seat = match.to_act[0]
        view, choices = match.view(seat), match.choices(seat)
        move = signoria.bot(spec, 3).choose(view, choices)
        other = CONDOTTIERE.imagine(view, worlds)
        assert signoria.bot(spec, 3).choose(CONDOTTIERE.view(other, seat), choices) is move
        match.play(seat, move)


@pytest.mark.parametrize("spec", ["ismcts:20it", "ismcts-plain:20it"])
def test_its_worlds_are_not_dealt_with_the_numbers_of_the_real_deal(spec: str) -> None:
    """A bot with the seed of the match imagines no better than one with another seed."""
    found = []
    for shift in (0, 1000):
        same = 0
        for seed in range(30):
            match = signoria.new("condottiere", 2, seed, {"opener": 0})
            bot = signoria.bot(spec, seed + shift)
            assert isinstance(bot, Ismcts)
            base, real = bot.begin(match.view(0), 0).base, match.state
            assert isinstance(base, Condottiere)
            assert isinstance(real, Condottiere)
            same += sum(map(min, base.hands[KINDS:], real.hands[KINDS:]))
        found.append(same / 30)
    assert abs(found[0] - found[1]) < 1


@pytest.mark.parametrize("spec", ["ismcts:20it", "ismcts-plain:5it"])
@pytest.mark.parametrize("game", ["condottiere", "tuscany", "virtu", "wars-of-italy"])
def test_equal_seeds_play_alike_in_every_game(game: str, spec: str) -> None:
    seats = find(game).seats.start
    first, second = (play_on(signoria.new(game, seats, 5), [spec] * seats, 12) for _ in range(2))
    assert first == second


def test_with_time_as_the_budget_it_answers() -> None:
    match = signoria.new("condottiere", 2, 5)
    seat = match.to_act[0]
    bot = signoria.bot("ismcts:5ms", 1)
    assert bot.choose(match.view(seat), match.choices(seat)) in match.choices(seat)
    assert isinstance(bot, Ismcts)
    assert bot.last is not None
    assert bot.last.root.visits > 0


def test_iterations_are_a_cap_within_the_time() -> None:
    match = signoria.new("condottiere", 2, 5)
    seat = match.to_act[0]
    bot = signoria.bot("ismcts:37it,60s", 1)
    bot.choose(match.view(seat), match.choices(seat))
    assert isinstance(bot, Ismcts)
    assert bot.last is not None
    assert bot.last.root.visits == 37


# The tree


def search_from(match: signoria.Match, iterations: int, manner: Manner = INFORMED) -> Search:
    """A search for the seat to move."""
    seat = match.to_act[0]
    base = CONDOTTIERE.imagine(match.view(seat), seeded(1))
    search = Search(CONDOTTIERE.hints(""), manner, base, seat, Node(-1))
    search.run(iterations, seeded(2))
    return search


@pytest.mark.parametrize("manner", [PLAIN, INFORMED], ids=["plain", "informed"])
def test_every_iteration_is_counted_on_its_way_and_shares_sum_to_one(manner: Manner) -> None:
    match = signoria.new("condottiere", 3, 5)
    search = search_from(match, 200, manner)
    assert search.root.visits == 200
    assert sum(child.visits for child in search.root.children.values()) == 200
    for node in below(search.root):
        assert node.visits <= node.available
        assert 0.0 <= node.total <= node.visits
        assert 0 <= node.seat < 3


def test_what_cannot_be_played_in_a_world_is_not_counted_as_available_there() -> None:
    """The rival holds one of many cards: what it could play was never possible as often as its passing."""
    match = lay('site = "siena"\nturn = 0\nseat = [{ hand = "1 2 3" }, { hand = "4" }]')
    search = search_from(match, 600)
    reply = max(search.root.children.values(), key=lambda child: child.visits)
    cards = [child for index, child in reply.children.items() if index != PASS.index]
    assert len(cards) > 5
    assert all(card.available < reply.children[PASS.index].available / 2 for card in cards)


def test_a_card_that_lies_face_down_is_not_told_apart_in_the_tree() -> None:
    """C8.5: whatever the rival puts face down, the seat's own decision after it has one node."""
    seats = '{ hand = "1 2 3" }, { hand = "4 5 6 6 10 heroine" }'
    search = search_from(lay(f'site = "siena"\nturn = 0\nseat = [{seats}]', hidden_cards=True), 600)
    own = max(search.root.children.values(), key=lambda child: child.visits)
    hidden = own.children[UNSEEN]
    assert hidden.visits > sum(child.visits for index, child in own.children.items() if index != UNSEEN)
    assert {child.seat for child in hidden.children.values()} == {0}
    face_up = [PLAY[CARDS[name]].index for name in ("winter", "spring", "bishop", "scarecrow", "surrender")]
    assert set(own.children) <= {UNSEEN, PASS.index, *face_up}


def test_a_single_choice_makes_no_node() -> None:
    """With one card left the opponent's keep-or-discard and the rest of the battle go by themselves."""
    match = lay('site = "siena"\nturn = 0\nseat = [{ hand = "1" }, { hand = "", line = "2", passed = true }]')
    search = search_from(match, 50, Manner(is_informed=True, explore=0.3, horizon=1))
    assert {node.seat for node in below(search.root)} == {0}


def test_the_part_of_the_tree_that_came_true_is_kept() -> None:
    match = signoria.new("condottiere", 2, 11)
    bots = [Ismcts(1, signoria.bots.budget.Budget(300, None)), signoria.bot("greedy")]
    kept = 0
    for _ in range(30):
        seat = match.to_act[0]
        view, choices = match.view(seat), match.choices(seat)
        bot = bots[seat]
        if isinstance(bot, Ismcts) and len(choices) > 1:
            search = bot.begin(view, seat)
            kept += bool(search.root.children)
            noted = [node for node in below(search.root) if node in search.seen.values()]
            assert len(noted) == len(search.seen), "what is known of later decisions is kept with its part of the tree"
        match.play(seat, bot.choose(view, choices))
    assert kept > 5


def test_what_was_kept_is_kept_again() -> None:
    """Two decisions on, within the part of the tree that came true, nothing of it is lost."""
    rival = '{ hand = "5 6", line = "10", passed = true, regions = ["modena", "bologna", "firenze"] }'
    match = lay(f'site = "siena"\nturn = 0\nseat = [{{ hand = "3 4 5 6" }}, {rival}]')
    bot = Ismcts(1, signoria.bots.budget.Budget(2000, None))
    bot.choose(match.view(0), match.choices(0))
    depths = []
    for card in ("6", "5"):
        match.play(0, f"play {card}")
        depths.append(sum(child.visits for child in bot.begin(match.view(0), 0).root.children.values()))
        bot.last = bot.begin(match.view(0), 0)
    assert min(depths) > 0


def test_nothing_is_kept_where_a_game_cannot_tell_decisions_apart() -> None:
    match = signoria.new("tuscany", 2, 3)
    bot = Ismcts(1, signoria.bots.budget.Budget(20, None))
    for _ in range(6):
        seat = match.to_act[0]
        view, choices = match.view(seat), match.choices(seat)
        assert not bot.begin(view, seat).root.children
        match.play(seat, bot.choose(view, choices))


def test_a_level_begins_every_decision_afresh() -> None:
    """At a server each decision may come to another process; so it plays as it was rated."""
    match = signoria.new("condottiere", 2, 11)
    level, other = signoria.bot("prince", 1), signoria.bot("greedy")
    assert isinstance(level, Ismcts)
    for _ in range(20):
        seat = match.to_act[0]
        view, choices = match.view(seat), match.choices(seat)
        if seat == 0 and len(choices) > 1:
            assert not level.begin(view, seat).root.children
        match.play(seat, (level if seat == 0 else other).choose(view, choices))


# Right where one can tell


def chosen(match: signoria.Match, spec: str = "ismcts:400it") -> str:
    """What the search plays for the seat to move."""
    seat = match.to_act[0]
    return signoria.bot(spec, 5).choose(match.view(seat), match.choices(seat)).text


def battle(own: str, *others: str, site: str = "firenze", **options: bool | int) -> signoria.Match:
    """A battle of seat 0 with the others, each written as fields of a seat."""
    seats = ",\n".join(f"{{ {seat} }}" for seat in (own, *others))
    return lay(f'site = "{site}"\nholder = 0\nturn = 0\nseat = [\n{seats},\n]', **options)


def test_it_passes_when_it_has_won() -> None:
    others = 'hand = "10 5 5", line = "3", passed = true'
    assert chosen(battle('hand = "10 heroine 6", line = "4"', others)) == "pass"


def test_it_ends_with_surrender_a_battle_that_wins_the_game() -> None:
    own = 'hand = "surrender 1 1", line = "10", regions = ["modena", "bologna", "siena"]'
    assert chosen(battle(own, 'hand = "10 10 10 10 6 6", line = "2"')) == "play surrender"


def test_it_spends_everything_to_keep_a_rival_from_winning() -> None:
    rival = 'hand = "", line = "10 5", passed = true, regions = ["modena", "bologna", "siena"]'
    match = battle('hand = "10 6 1"', rival)
    while match.to_act == (0,) and match.choices(0)[0] is PASS:
        match.play(0, chosen(match))
    assert match.result is None


def test_it_does_not_throw_cards_after_a_lost_battle() -> None:
    assert chosen(battle('hand = "10 10 6 heroine"', 'hand = "1", line = "10 10 10 10", passed = true')) == "pass"


def test_it_places_the_figure_where_it_wins() -> None:
    seats = '{ hand = "10 10 10 6 6 heroine", regions = ["modena", "bologna", "parma"] }, { hand = "1" }'
    match = lay(f'holder = 0\nstack = ["place-figure 0", "begin-battle", "end-game"]\nseat = [{seats}]')
    winning = {"at milano", "at genova", "at mantova", "at ferrara", "at lucca", "at firenze", "at urbino"}
    assert chosen(match) in winning


def test_it_bars_with_the_pope_the_region_that_a_rival_wins_by() -> None:
    rival = '{ hand = "10 10 10 6 6", regions = ["napoli", "roma", "siena"] }'
    stack = 'stack = ["place-favour 0", "discard-bishop 0", "next-turn 1", "end-game"]'
    own = '{ hand = "1 1", line = "bishop", regions = ["torino"] }'
    match = lay(f'site = "venezia"\nholder = 1\n{stack}\nseat = [{own}, {rival}]')
    assert chosen(match, "ismcts:800it") in ("favour firenze", "favour spoleto", "favour ancona")


@pytest.mark.parametrize("points", [20, 30])
def test_in_a_series_it_wants_to_win_the_game(points: int) -> None:
    """C8.2: what a won game brings is worth more than a good game that goes on."""
    own = 'hand = "surrender 1 1", line = "10", regions = ["modena", "bologna", "siena"]'
    assert chosen(battle(own, 'hand = "10 10 10 10 6 6", line = "2"', points=points)) == "play surrender"
    own = 'hand = "10 6 6", line = "1", regions = ["modena", "bologna", "siena"]'
    assert chosen(battle(own, 'hand = "10 5 5", line = "3", passed = true', points=points)) in ("play 6", "play 10")


def test_the_search_wins_against_random_play() -> None:
    """Not by how much: that is measured by tournaments, docs/ladder.md."""
    wins = signoria.simulate("condottiere", 2, ["ismcts:60it", "random"], 6, seed=3).wins
    assert wins["ismcts:60it"] > wins["random"]
