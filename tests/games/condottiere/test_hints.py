"""Condottiere's hints for search: worlds that look alike, weights for every choice, prospects that sum to one."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest
from tables import lay

import signoria
from signoria.games.condottiere import edition, evaluation, policy
from signoria.games.condottiere.components import CARD_NAMES, CARDS, KINDS, REGION_NAMES
from signoria.games.condottiere.evaluation import prospects
from signoria.games.condottiere.game import GAME
from signoria.games.condottiere.hints import CondottiereHints
from signoria.games.condottiere.inference import CLASSES, conduct_class
from signoria.games.condottiere.policy import Sight
from signoria.games.condottiere.scoring import strengths
from signoria.games.condottiere.standing import Standings
from signoria.games.condottiere.state import Condottiere
from signoria.games.condottiere.weights import read
from signoria.kernel.game import Options
from signoria.kernel.rng import seeded

TABLES: list[tuple[int, Options]] = [
    (2, {}),
    (4, {}),
    (3, {"hidden_cards": True, "draw_after_battle": True}),
    (3, {"capture_regions": True, "pope_off_battle": True}),
    (2, {"points": 9, "bigger_kingdoms": True}),
    (6, {"hidden_cards": True}),
]
HINTS = GAME.hints("")


def strolls(seats: int, options: Options, every: int = 7) -> Iterator[tuple[signoria.Match, int]]:
    """Positions of random games, with the seat to move."""
    for seed in range(3):
        match = signoria.new("condottiere", seats, seed, options)
        rng = seeded(seed)
        made = 0
        while match.to_act and made < 400:
            seat = match.to_act[rng.below(len(match.to_act))]
            if made % every == 0:
                yield match, seat
            choices = match.choices(seat)
            match.play(seat, choices[rng.below(len(choices))])
            made += 1


def state_of(match: signoria.Match) -> Condottiere:
    """The match's state."""
    assert isinstance(match.state, Condottiere)
    return match.state


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_another_world_looks_the_same_to_the_viewer(seats: int, options: Options) -> None:
    rng = seeded(9)
    for match, seat in strolls(seats, options):
        base = GAME.imagine(GAME.view(state_of(match), seat), rng)
        before = GAME.write_position(base)
        for _ in range(3):
            world = HINTS.another_world(base, seat, True, rng)
            assert GAME.view(world, seat) == match.view(seat)
            assert HINTS.sight(world, seat) == HINTS.sight(state_of(match), seat)
        assert GAME.write_position(base) == before


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_choice_has_a_weight_that_does_not_depend_on_hidden_cards(seats: int, options: Options) -> None:
    rng = seeded(9)
    for match, seat in strolls(seats, options):
        moves = match.choices(seat)
        weights = HINTS.weigh(state_of(match), seat, moves)
        assert len(weights) == len(moves)
        assert min(weights) > 0
        other = HINTS.another_world(state_of(match), seat, True, rng)
        assert HINTS.weigh(other, seat, moves) == weights


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_prospects_are_shares_of_one(seats: int, options: Options) -> None:
    for match, _ in strolls(seats, options):
        value = HINTS.value(state_of(match))
        assert sum(value) == pytest.approx(1.0)
        assert min(value) > 0


def test_what_differs_for_the_viewer_differs_in_sight() -> None:
    seen: dict[tuple[object, ...], signoria.View] = {}
    for number, (match, seat) in enumerate(strolls(3, {}, every=1)):
        view = match.view(seat)
        known = seen.setdefault((number // 400, seat, *HINTS.sight(state_of(match), seat)), view)
        assert known == view


def test_maps_that_differ_differ_in_sight() -> None:
    """A tie at Firenze, or its conquest, and then the same battle at Roma."""
    sights = []
    for regions in ("", ', regions = ["firenze"]'):
        seats = f'{{ hand = "1 1" }}, {{ hand = "6", line = "5"{regions} }}'
        match = lay(f'site = "roma"\nholder = 1\nturn = 0\nseat = [{seats}]')
        sights.append(HINTS.sight(state_of(match), 0))
    assert sights[0] != sights[1]


@pytest.mark.parametrize("options", [{}, {"capture_regions": True}])
def test_gains_are_what_the_cards_would_add(options: Options) -> None:
    """Every card that can be played at once is tried on the table, and the lead compared with the forecast."""
    compared = {name: 0 for name in CARD_NAMES if name not in ("scarecrow", "surrender")}
    for match, seat in strolls(3, options, every=1):
        s = state_of(match)
        if match.choices(seat)[0].text != "pass":
            continue
        sight = Sight(s, seat, Standings())
        for name in compared:
            if not s.hands[seat * KINDS + CARDS[name]]:
                continue
            twin = match.copy()
            twin.play(seat, f"play {name}")
            line = strengths(state_of(twin))
            lead = line[seat] - max(line[:seat] + line[seat + 1 :]) + (s.defender() == seat)
            if state_of(twin).battles == s.battles:
                assert sight.lead + sight.gain(s, seat, CARDS[name]) == lead, name
                compared[name] += 1 + 1000 * sight.is_spring
    assert min(compared.values()) > 1000, "every card was tried, also in spring"


def test_who_can_win_at_once_has_the_better_prospects() -> None:
    seats = '{ hand = "5 5", regions = ["modena", "bologna", "parma"] }, { hand = "5 5", regions = ["napoli"] }'
    match = lay(f'holder = 0\nstack = ["place-figure 0", "begin-battle", "end-game"]\nseat = [{seats}]')
    value = HINTS.value(state_of(match))
    assert value[0] > value[1]


def test_standings_name_the_regions_that_win_and_that_grow() -> None:
    """C6.1: with Genova, Lucca and Bologna any of Parma, Modena and Firenze makes three adjacent."""
    four = '{ regions = ["genova", "lucca", "bologna"], hand = "1" }, { hand = "1" }, { hand = "1" }, { hand = "1" }'
    match = lay(f'site = "roma"\nturn = 0\nseat = [{four}]')
    standing = Standings().of(state_of(match), 0)
    names = [name for region, name in enumerate(REGION_NAMES) if standing.winning >> region & 1]
    assert names == ["parma", "modena", "firenze"]
    assert standing.missing == 1
    three = '{ regions = ["torino", "napoli"], hand = "1" }, { hand = "1" }, { hand = "1" }, { hand = "1" }'
    standing = Standings().of(state_of(lay(f'site = "roma"\nturn = 0\nseat = [{three}]')), 0)
    assert (standing.winning, standing.missing) == (0, 2)


def test_standings_are_of_the_borders_in_force() -> None:
    """The same map with an owner's box in which Torino and Genova are not neighbours."""
    text = edition.standard_text().replace('["milano", "genova"] }', '["milano"] }')
    text = text.replace('["torino", "milano", "parma"] }', '["milano", "parma"] }')
    regions = '{ regions = ["genova", "parma"], hand = "1" }, { hand = "1" }, { hand = "1" }, { hand = "1" }'
    position = f'site = "roma"\nturn = 0\nseat = [{regions}]'
    corrected = signoria.from_position("condottiere", tomllib.loads(position), seed=1, components=text)
    standings = Standings()
    torino = 1 << REGION_NAMES.index("torino")
    winning = [standings.of(state_of(match), 0).winning & torino for match in (lay(position), corrected, lay(position))]
    assert winning == [torino, 0, torino]


def test_what_the_pope_bars_wins_nobody_anything() -> None:
    """C3.6: seat 0 would win at Modena alone."""
    seats = '{ hand = "5 5", regions = ["parma", "bologna"] }, { hand = "5 5", regions = ["napoli"] }'
    stack = 'stack = ["place-figure 0", "begin-battle", "end-game"]'
    seats += ', { hand = "1" }, { hand = "1" }'
    free = HINTS.value(state_of(lay(f"holder = 0\n{stack}\nseat = [{seats}]")))
    barred = HINTS.value(state_of(lay(f'holder = 0\npope = "modena"\n{stack}\nseat = [{seats}]')))
    assert free[0] > barred[0]


@pytest.mark.rule("C3.6")
def test_a_favour_on_the_region_fought_over_is_as_good_as_none() -> None:
    match = lay(
        """
        site = "modena"
        stack = ["place-favour 0", "discard-bishop 0", "next-turn 1", "end-game"]
        seat = [
            { hand = "1", line = "bishop" },
            { hand = "1", regions = ["parma", "bologna"] },
            { hand = "1" },
            { hand = "1" },
        ]
        """
    )
    s = state_of(match)
    weights = dict(zip([move.text for move in match.choices(0)], HINTS.weigh(s, 0, match.choices(0)), strict=True))
    assert weights["favour modena"] == weights["favour nowhere"] != weights["favour lucca"]


def test_conduct_has_a_class() -> None:
    passed = '{ hand = "1 2 3 4 5", passed = true }, { hand = "1 2", line = "3", passed = true }'
    match = lay(f'site = "roma"\nturn = 0\nseat = [{{ hand = "1" }}, {passed}, {{ hand = "4 4 4 4 4", line = "2" }}]')
    classes = [CLASSES[conduct_class(state_of(match), seat)] for seat in range(4)]
    assert classes == ["waiting-few", "passed-untouched-many", "passed-spent-few", "fighting-many"]


def test_likely_cards_come_more_often() -> None:
    match = lay('site = "roma"\nturn = 0\nseat = [{ hand = "1" }, { hand = "2 2 3 4", passed = true }]')
    base = GAME.imagine(GAME.view(state_of(match), 0), seeded(1))
    weights = HINTS.by_seats[2]
    likely = [[1.0] * KINDS for _ in CLASSES]
    likely[CLASSES.index("passed-untouched-few")][CARDS["heroine"]] = 40.0
    tilted = CondottiereHints([type(weights)(weights.value.weights, weights.policy.weights, likely)] * 7)
    equal = CondottiereHints([type(weights)(weights.value.weights, weights.policy.weights, [])] * 7)
    rng = seeded(4)
    counts = [
        sum(hints.another_world(base, 0, by_conduct, rng).hands[KINDS + CARDS["heroine"]] for _ in range(200))
        for hints, by_conduct in ((tilted, True), (equal, True), (tilted, False))
    ]
    assert counts[0] > 2 * counts[1] > 0
    assert counts[0] > 2 * counts[2] > 0


def test_features_stand_where_their_numbers_say() -> None:
    """The weights come from a file by name; the code adds them up by number."""
    for module in (evaluation, policy):
        for number, name in enumerate(module.FEATURES):
            word = name.upper().replace("-", "_")
            if isinstance(getattr(module, word, None), int):
                assert getattr(module, word) == number, name
    numbers = (policy.PASSES, policy.DISCARDS, policy.DRAWS, policy.KEEP, evaluation.MISSING, evaluation.WAYS)
    names = ("pass", "discard", "draw", "keep-1", "missing-1", "ways-1")
    assert [(policy if at < 4 else evaluation).FEATURES[number] for at, number in enumerate(numbers)] == list(names)


# Files of weights


def test_the_weights_that_come_with_the_game_are_whole() -> None:
    for name in ("tuned", "hand"):
        for seats in GAME.seats:
            learnt = GAME.read_weights(name, seats)
            again = GAME.read_weights(GAME.write_weights(name, seats, learnt), seats)
            assert [len(part) for part in again] == [len(part) for part in learnt]


def test_what_is_written_can_be_read_however_unlikely_a_card() -> None:
    learnt = GAME.read_weights("tuned", 2)
    text = GAME.write_weights("tuned", 2, learnt._replace(hands=[[0.001] * KINDS for _ in CLASSES]))
    assert GAME.read_weights(text, 2).hands[0][0] > 0


def test_weights_are_refused_with_a_reason() -> None:
    with pytest.raises(signoria.BadInput, match="weights"):
        read("not = [toml\n")
    with pytest.raises(signoria.BadInput, match="weights"):
        read("deep = " + "[" * 100_000 + "\n")
    text = GAME.write_weights("hand", 2, GAME.read_weights("hand", 2))
    partly = "\n".join(line for line in text.splitlines() if not line.startswith("gain"))
    with pytest.raises(signoria.BadInput, match="gain"):
        GAME.hints(partly)
    with pytest.raises(signoria.BadInput, match="no weights"):
        read("../x")
    with pytest.raises(signoria.BadInput, match="none for any number"):
        GAME.hints("\n")


@pytest.mark.parametrize(
    ("row", "other", "word"),
    [
        ("waiting-many = ", "waiting-many = [1.0, 1.0]", "hands of waiting-many"),
        ("waiting-few = ", f"waiting-few = {[0.0] * KINDS}", "hands of waiting-few"),
        ("fighting-few = ", f"fighting-few = [{', '.join(['nan'] * KINDS)}]", "hands of fighting-few"),
        ("gain = ", "gain = inf", "finite"),
        ("growth = ", "growth = nan", "finite"),
        ("growth = ", 'growth = "much"', "float"),
        ("growth = ", "growth = 1.0\ngrown = 2.0\n[2.other]", "other"),
    ],
)
def test_weights_that_cannot_be_weighed_are_refused(row: str, other: str, word: str) -> None:
    text = GAME.write_weights("tuned", 2, GAME.read_weights("tuned", 2))
    found = next(line for line in text.splitlines() if line.startswith(row))
    with pytest.raises(signoria.BadInput, match=word):
        GAME.hints(text.replace(found, other, 1))


def test_prospects_need_no_other_weights_than_those_given() -> None:
    match = lay('site = "roma"\nturn = 0\nseat = [{ hand = "1" }, { hand = "2 2 3 4" }]')
    hints = GAME.hints("hand")
    assert prospects(state_of(match), hints.by_seats[2].value, Standings()) == hints.value(state_of(match))
