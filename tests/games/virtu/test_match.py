"""Plans, undo, views, positions, components and the bot: what comes with the game besides its rules."""

from __future__ import annotations

import pytest
from virtu_tables import FLORENCE, at, go, lay, missing, picks, state, told, view

import signoria
from signoria import BadInput, BadPosition
from signoria.games.virtu import bot
from signoria.games.virtu.edition import read, standard, standard_text
from signoria.games.virtu.evaluation import worth
from signoria.games.virtu.game import GAME
from signoria.games.virtu.moves import CATALOGUE


def test_the_catalogue_is_finite_and_modest() -> None:
    assert len(CATALOGUE.moves) == 2342
    assert len({move.text for move in CATALOGUE.moves}) == 2342


# Plans


def test_a_plan_pays_with_the_room_first_then_courtiers_then_tiles_and_an_indulgence_last() -> None:
    match = lay(
        """
        phase = "act 0"
        [florence]
        token = 3
        rooms = ["", "", "ambassador", "", ""]
        left = ["soderini"]
        cities = ["florence", "siena"]
        """
    )
    go(match, "annex ravenna")
    plan = [move.text for move in match.plan(FLORENCE)]
    assert plan == ["tap card crown", "tap soderini left crown", "tap siena crown"]  # Florence shows two florins too
    assert missing(match) == "3 crown"  # a proposal, not a move
    for move in plan:
        match.play(FLORENCE, move)
    assert "ravenna" in at(match, FLORENCE).cities


def test_a_plan_wastes_little() -> None:
    match = lay('phase = "buy 0"\n[florence]\nflorins = 9\nleft = ["pope"]\ncities = ["mantua"]')
    go(match, "buy counsellor")
    assert [move.text for move in match.plan(FLORENCE)] == ["tap mantua crown"]
    assert match.plan(1) == []


def test_every_payment_in_random_games_can_be_planned() -> None:
    rng = signoria.seeded(3)
    match = signoria.new("virtu", 4, 3, {"years": 4})
    planned = 0
    while match.to_act:
        seat = match.to_act[0]
        if (match.view(seat).prompt or "").startswith("pay"):
            for move in match.plan(seat):
                match.play(seat, move)
            planned += 1
            continue
        choices = match.choices(seat)
        match.play(seat, choices[rng.below(len(choices))])
    assert planned > 20


# Undo


def test_undo_inside_ones_own_turn_without_limit_until_confirmed() -> None:
    match = lay('phase = "spring 0"\n[florence]\ntoken = 1\nleft = ["ambassador"]\n[naples]\ntoken = 1')
    before = match.position()
    go(match, "enough", "step", "step", "stop")
    made = match.undo_horizon(FLORENCE)
    assert made == 4
    match.undo(FLORENCE, made)
    assert match.position() == before
    go(match, "enough", "step")
    match.confirm(FLORENCE)
    assert match.undo_horizon(FLORENCE) == 0
    go(match, "stop")
    assert match.undo_horizon(FLORENCE) == 1


def test_taps_are_taken_back_by_undo_never_by_a_move() -> None:
    match = lay('phase = "buy 0"\n[florence]\nleft = ["banker"]\ncities = ["florence"]')
    go(match, "buy counsellor", "tap banker left florin")
    assert not [move for move in picks(match) if "untap" in move]
    match.undo(FLORENCE)
    assert at(match, FLORENCE).left == ("banker",)
    assert at(match, FLORENCE).florins == 0


# Components


def test_an_owner_corrects_numbers_roads_and_symbols() -> None:
    text = (
        standard_text()
        .replace("siena = { value = 3", "siena = { value = 4")
        .replace('["siena", "rome"]', '["siena", "terracina"]')
    )
    edition = read(text)
    assert edition.digest != standard().digest
    assert edition.differences[0] == "cities.siena.value: 3 → 4"
    assert len(edition.differences) == 2
    match = lay('phase = "sieges"\n[florence]\ntroops = { siena = 4 }', components=text)
    assert told(match, "siege-lost")
    assert "cities.siena.value: 3 → 4" in match.record()
    assert standard().differences == ()


def test_what_costs_nothing_is_offered_to_the_poorest() -> None:
    text = standard_text().replace("home_price = 1", "home_price = 0")
    match = lay('phase = "recruit 0"\n[florence]\ncities = ["pisa", "siena"]', components=text)
    assert picks(match) == ["enough", "recruit pisa"]


def test_florins_on_a_cathedral_can_be_cashed_before_govern() -> None:
    text = standard_text().replace(
        "symbols = { X = 1 }, prestige = 1, copies = 5", "symbols = { F = 1 }, prestige = 1, copies = 5"
    )
    assert text != standard_text()
    match = lay('phase = "act 0"\n[florence]\ntoken = 1\ncities = ["siena"]\ncathedrals = ["siena"]', components=text)
    assert "tap print crown" in picks(match)
    go(match, "tap print crown", "enough", "tap cathedral siena florin", "refresh cathedral siena")
    assert at(match, FLORENCE).cathedrals == ("siena",)


def test_places_and_origins_are_no_differences() -> None:
    text = standard_text().replace("lonlat = [11.33, 43.32]", "lonlat = [11.30, 43.30]").replace("hinted at", "printed")
    assert read(text).digest == standard().digest


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('["siena", "rome"]', '["siena", "roma"]', "roads.only_34: siena-roma does not join two cities"),
        ('["siena", "rome"]', '["florence", "siena"]', "stands there twice"),
        ('["siena", "rome"]', '["siena", "perugia"]', "2/5 side only"),
        ("siena = { value = 3", "siena = { value = 0", "cities.siena: `value` must lie between 1 and 30, not be 0"),
        ("siena = {", "sienna = {", "cities.sienna: there is no such city; did you mean siena?"),
        (
            "bishop = { cost = { F = 2 }",
            "bishop = { cost = { Q = 2 }",
            "nobles.bishop: `cost` names 'Q', which cannot stand there",
        ),
        (
            "bishop = { cost = { F = 2 }",
            "bishop = { cost = { F = 99 }",
            "nobles.bishop: `cost` must have F between 1 and 7, not 99",
        ),
        (
            'home = ["florence", "pisa"]',
            'home = ["florence", "milan"]',
            "powers.florence: `home` names milan, which is closed",
        ),
        (
            'rooms = ["govern", "patronage", "annex", "intrigue", "war"]',
            'rooms = ["govern"]',
            "powers.florence: `rooms` must be 5 actions, not 1",
        ),
        ("troops = 6", "troops = -1", "numbers: `troops` must lie between 0 and 30, not be -1"),
        ("troops = 6", "legions = 6", "numbers.legions: there is no such number"),
        ('action = "trade"', 'action = "dance"', "nobles.merchant: `action` is 'dance', which is no action"),
        ('seas = ["ligurian"]', 'seas = ["baltic"]', "cities.nice: `seas` names 'baltic', which is no sea"),
        ("copies = 1,", "colour = 1,", "nobles.pope: there is no field `colour`"),
        ('edition = "reconstructed"', 'edition = "a;b"', "`edition` must be a name"),
        ("bonus = { S = 2 }", "bonus = { F = 2 }", "alliances.ottomans: `bonus` must be of the kind S"),
        ("city_prestige = [0, 0, 0,", "city_prestige = [0, 0,", "tracks: `city_prestige` must have 9 numbers, not 8"),
        ("[4, 2, 0],", "[4, 2],", "tracks.religion: `3` must have 3 awards, not 2"),
        ("free_steps = 2", "free_steps = 6", "numbers: `free_steps` must be at most 5"),
        ("troops = 6", "troops = 19", "numbers: `troops` must be at most 18: no more can be paid for"),
    ],
)
def test_bad_components_are_refused_with_their_place(old: str, new: str, problem: str) -> None:
    assert old in standard_text()
    with pytest.raises(BadInput, match="components: ") as error:
        read(standard_text().replace(old, new))
    assert problem in str(error.value)


def test_every_entry_says_where_it_comes_from() -> None:
    entries = [
        line for line in standard_text().splitlines() if " = { " in line and ("symbols" in line or "cost" in line)
    ]
    rows = [line for line in entries if not line.startswith(("patronage_cost", "religion"))]
    assert len(rows) > 60
    assert not [line for line in rows if 'from = "' not in line]


# Positions


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('phase = "dance 0"', "phase"),
        ('phase = "spring 9"', "must name a seat"),
        ('phase = "buy 0"\n[florence]\ncities = ["naples"]', "controlled twice"),
        ('phase = "buy 0"\n[florence]\ntroops = { pisa = 7 }', "at most 6"),
        ('phase = "buy 0"\n[florence]\nagents = ["rome"]\nstock = 5', "at most 5"),
        ('phase = "buy 0"\n[florence]\nagents = ["rome"]\n[naples]\nagents = ["rome"]', "two stand at rome"),
        ('phase = "buy 0"\n[florence]\nleft = ["alfonso"]', "not its card"),
        ('phase = "buy 0"\n[florence]\nrooms = ["bishop", "", "", "", ""]', "no action"),
        ('phase = "buy 0"\n[florence]\nallies = ["spain"]', "there is no 'spain'"),
        ('phase = "buy 0"\nneed = "2Q"', "need"),
        ("year = 3", "nobody has won"),
        ('phase = "act 0"', "token"),
        ('stack = ["pay 0 12"]', "leaves nothing to choose"),
        ('stack = ["choose-route 0 77"]', "does not have the numbers"),
        ('phase = "buy 0"\nsupply = { pope = -1 }', "supply"),
    ],
)
def test_bad_positions_are_refused_with_their_field(text: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        lay(text)


def test_the_state_prints_itself_and_the_map_is_drawn() -> None:
    match = lay('phase = "spring 0"\n[florence]\ntoken = 1\ntroops = { siena = 2 }\n[naples]\nagents = ["rome"]')
    assert "0 florence: 0 florins" in repr(state(match))
    picture = GAME.draw(view(match))
    assert picture.startswith("<svg")
    assert "Siena F2" in picture
    assert "Rome ▲N" in picture


# The bot


def test_greedy_prefers_whole_plans() -> None:
    match = lay('phase = "act 0"\n[florence]\ntoken = 3\nleft = ["ambassador"]\nright = ["soderini"]')
    choice = bot.advise(state(match), FLORENCE, match.choices(FLORENCE))
    assert choice.text.startswith("annex ")
    match = lay(
        'phase = "act 0"\n[florence]\ntoken = 5\ntroops = { florence = 4 }\nrooms = ["", "", "", "", "standard_bearer+admiral"]\nright = ["standard_bearer"]'
    )
    assert bot.advise(state(match), FLORENCE, match.choices(FLORENCE)).text == "from florence"
    assert worth(state(match), FLORENCE) > worth(state(match), 1)


def test_greedy_declares_only_what_turns_a_siege() -> None:
    match = lay('phase = "sieges"\n[florence]\ntroops = { siena = 3 }\nwar_tokens = 2')
    assert bot.advise(state(match), FLORENCE, match.choices(FLORENCE)).text == "declare token"
    go(match, "declare token")
    assert bot.advise(state(match), FLORENCE, match.choices(FLORENCE)).text == "pass"
    match = lay('phase = "sieges"\n[florence]\ntroops = { siena = 1 }\nwar_tokens = 2')
    assert bot.advise(state(match), FLORENCE, match.choices(FLORENCE)).text == "pass"


def test_greedy_plays_a_game_and_beats_random() -> None:
    wins = 0
    for seed in range(4):
        match = signoria.new("virtu", 3, seed, {"years": 6})
        bots = [signoria.bot("greedy" if seat == seed % 3 else "random", seat) for seat in range(3)]
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match.view(seat), match.choices(seat)))
        assert match.result is not None
        wins += seed % 3 in match.result.winners
    assert wins >= 3
