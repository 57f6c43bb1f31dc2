"""The search: honest, repeatable, and right where one can tell."""

from __future__ import annotations

import pytest
from tables import lay

import signoria
from signoria.bots.ismcts import INFORMED, PLAIN, Ismcts
from signoria.bots.tree import Node, Search
from signoria.kernel.game import Options
from signoria.kernel.registry import find
from signoria.kernel.rng import seeded

CONDOTTIERE = find("condottiere")
TABLES: list[tuple[int, Options]] = [
    (2, {}),
    (4, {}),
    (3, {"hidden_cards": True, "draw_after_battle": True}),
    (3, {"capture_regions": True, "pope_on_battle": True}),
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
    assert bot.last.root.visits >= 16


def test_iterations_are_a_cap_within_the_time() -> None:
    match = signoria.new("condottiere", 2, 5)
    seat = match.to_act[0]
    bot = signoria.bot("ismcts:37it,60s", 1)
    bot.choose(match.view(seat), match.choices(seat))
    assert isinstance(bot, Ismcts)
    assert bot.last is not None
    assert bot.last.root.visits == 37


# The tree


def search_from(match: signoria.Match, iterations: int, is_informed: bool = True) -> Search:
    """A search for the seat to move."""
    seat = match.to_act[0]
    base = CONDOTTIERE.imagine(match.view(seat), seeded(1))
    manner = INFORMED if is_informed else PLAIN
    search = Search(CONDOTTIERE.hints(""), manner, base, seat, Node(-1))
    search.run(iterations, seeded(2))
    return search


def nodes(node: Node) -> list[Node]:
    """All nodes below this one."""
    return [one for child in node.children.values() for one in (child, *nodes(child))]


@pytest.mark.parametrize("is_informed", [False, True])
def test_every_iteration_is_counted_on_its_way_and_shares_sum_to_one(is_informed: bool) -> None:
    match = signoria.new("condottiere", 3, 5)
    search = search_from(match, 200, is_informed)
    assert search.root.visits == 200
    assert sum(child.visits for child in search.root.children.values()) == 200
    for node in nodes(search.root):
        assert node.visits <= node.available
        assert 0.0 <= node.total <= node.visits
        assert 0 <= node.seat < 3


def test_what_cannot_be_played_in_a_world_is_not_counted_as_available_there() -> None:
    match = lay('site = "siena"\nturn = 0\nseat = [{ hand = "1 2 3" }, { hand = "4 5 6" }]')
    search = search_from(match, 400)
    answers = [child for child in search.root.children.values() if child.children]
    available = [grandchild.available for child in answers for grandchild in child.children.values()]
    visits = [child.visits for child in answers]
    assert available
    assert min(available) < min(visits)


def test_a_single_choice_makes_no_node() -> None:
    """With one card left the opponent's keep-or-discard and the rest go by themselves."""
    match = lay('site = "siena"\nturn = 0\nseat = [{ hand = "1" }, { hand = "", line = "2", passed = true }]')
    search = search_from(match, 50)
    assert {node.seat for node in nodes(search.root)} == {0}


def test_the_part_of_the_tree_that_came_true_is_kept() -> None:
    match = signoria.new("condottiere", 2, 11)
    bots = [Ismcts(1, signoria.bots.budget.Budget(300, None)), signoria.bot("greedy")]
    kept = 0
    for _ in range(30):
        seat = match.to_act[0]
        view, choices = match.view(seat), match.choices(seat)
        bot = bots[seat]
        if isinstance(bot, Ismcts) and len(choices) > 1:
            kept += bool(bot.begin(view, seat).root.children)
        match.play(seat, bot.choose(view, choices))
    assert kept > 5


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
    assert chosen(battle('hand = "10 6 1"', rival)) in ("play 10", "play 6")


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


def test_more_thought_wins_more() -> None:
    """Not by how much: that is measured by tournaments, docs/ladder.md."""
    wins = signoria.simulate("condottiere", 2, ["ismcts:60it", "random"], 6, seed=3).wins
    assert wins["ismcts:60it"] > wins["random"]
