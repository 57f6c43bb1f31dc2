"""Components, positions, views, undo and the bot: what comes with the game besides its rules."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from wars_tables import FRANCE, NAPLES, asked, at, go, lay, major, new, picks, state, told, view

import signoria
from signoria import BadInput, BadOption, BadPosition
from signoria.games.virtu import edition as virtu
from signoria.games.virtu.moves import CATALOGUE as VIRTU
from signoria.games.wars import bot
from signoria.games.wars.edition import known, read, standard, standard_text
from signoria.games.wars.game import GAME
from signoria.games.wars.moves import CATALOGUE

DOCUMENT = Path(__file__).parents[3] / "docs" / "games" / "wars.md"


def test_the_catalogue_is_virtus_with_its_numbers_and_seventeen_more() -> None:
    assert CATALOGUE.moves[: len(VIRTU.moves)] == VIRTU.moves
    assert len(CATALOGUE.moves) == len(VIRTU.moves) + 17
    assert all(move.index == index for index, move in enumerate(CATALOGUE.moves))


def test_two_seats_and_its_own_options() -> None:
    with pytest.raises(BadOption, match="Wars of Italy has 2 seats, not 3"):
        signoria.new("wars-of-italy", 3)
    with pytest.raises(BadOption, match="between 1 and 21"):
        signoria.new("wars-of-italy", 2, options={"rounds": 22})
    assert new(rounds=3).view(None).options == {"powers_by_seat": True, "rounds": 3, "first_games": False}


@pytest.mark.rule("V4.6")
def test_the_first_games_rule_holds_here_too() -> None:
    text = 'phase = "act 0"\n[france]\ntoken = 5\nstock = 1\nagents = ["naples-2"]'
    assert lay(text).why_not(FRANCE, "place naples-3") is None
    assert str(lay(text, first_games=True).why_not(FRANCE, "place naples-3")) == "Refusal('one-a-palace', 'V4.6')"


# Components


def test_an_owner_corrects_both_parts_in_one_file() -> None:
    text = (
        standard_text()
        .replace("siena = { value = 3", "siena = { value = 4")
        .replace("florence = -1,", "florence = -4,")
        .replace('rooms = ["war", "govern", "none"', 'rooms = ["govern", "war", "none"')
    )
    italy = read(text)
    assert len(italy.edition.differences) == 3
    assert "wars.influence.start" in " ".join(italy.edition.differences)
    assert italy.edition.digest != standard().edition.digest
    assert known(italy.edition.label) is italy
    match = signoria.new("wars-of-italy", 2, 1, components=text)
    assert major(match, "florence").influence == -4
    assert view(match).favours["florence"] == "france"
    assert "wars.powers.france.rooms" in match.record()
    assert virtu.read(text).differences == ("cities.siena.value: 3 → 4",)  # the same file serves Virtù
    assert standard().edition.differences == ()


def test_a_file_corrected_for_virtu_serves_here_with_the_standard_rest() -> None:
    italy = read(virtu.standard_text().replace("siena = { value = 3", "siena = { value = 4"))
    assert italy.edition.differences == ("cities.siena.value: 3 → 4",)
    assert italy.majors[1].influence == 1


def test_an_edition_that_nobody_has_read_is_unknown() -> None:
    with pytest.raises(BadInput, match="has not been read"):
        known("another 0")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            "conquest_loss = 4",
            "conquest_loss = 99",
            "wars.numbers: `conquest_loss` must lie between 0 and 30, not be 99",
        ),
        ("conquest_loss = 4", "losses = 4", "wars.numbers.losses: there is no such number"),
        ("troops_a_florin = 2", "troops_a_florin = 0", "wars.numbers: `troops_a_florin` must lie between 1 and 30"),
        ("lowest = -6", "lowest = 2", "wars.influence: the zones do not fit"),
        ("favour = 4", "favour = 0", "wars.influence: `favour` must not lie in the neutral zone"),
        ("venice = 0 }", "venice = 9 }", "wars.influence.start: `venice` must lie between -6 and 6, not be 9"),
        (
            'crosses = ["rome"]',
            'crosses = ["milan"]',
            "wars.influence: `crosses` names 'milan', which is no major city",
        ),
        (
            'home = ["turin", "milan"]',
            'home = ["turin", "milan", "pisa"]',
            "wars.majors.florence: `cities` names 'pisa', which is no city, or another's",
        ),
        (
            "troops = { naples = 2 }",
            "troops = { rome = 2 }",
            "wars.powers.naples: `troops` must stand in its own cities",
        ),
        ("troops = { naples = 2 }", "troops = { naples = 0 }", "must be 1 or more"),
        ("most_troops = 8", "most_troops = 3", "wars.powers.france: `most_troops` must lie between 4 and 15, not be 3"),
        (
            'rooms = ["war", "govern", "none", "annex", "intrigue"]',
            'rooms = ["war"]',
            "wars.powers.france: `rooms` must be 5 actions, not 1",
        ),
        (
            'rooms = ["war", "govern", "none"',
            'rooms = ["war", "dance", "none"',
            "wars.powers.france: `rooms` names 'dance', which is no action",
        ),
        (
            'tiles = ["principality"]',
            'tiles = ["palace"]',
            "wars.powers.naples: `tiles` names 'palace', which is no tile",
        ),
        (
            'tiles = ["principality"]',
            'tiles = ["republic"]',
            "wars.powers.naples: `tiles` names republic, which is not in the supply",
        ),
        (
            "agents = 2, florins = 4",
            "agents = -2, florins = 4",
            "wars.powers.naples: `agents` must lie between 0 and 30, not be -2",
        ),
        (
            "agents = 2, florins = 4",
            "agents = 2, florins = 400",
            "wars.powers.naples: `florins` must lie between 0 and 30, not be 400",
        ),
        (
            'cities = ["rome", "civitavecchia"]',
            'cities = ["civitavecchia", "rome"]',
            "wars.majors.rome: `cities` must begin with the capital",
        ),
        (
            'cards = ["piero", "savonarola"]',
            'cards = ["piero", "lorenzo"]',
            "wars.majors.florence: `cards` names 'lorenzo', which is no card",
        ),
        ("charles = { power", "karl = { power", "wars.family.karl: there is no such family card"),
        ('louis = { power = "france"', 'louis = { power = "naples"', "wars.family.louis: `power` must be france"),
        (
            'action = "war", symbols = { H = 1, W = 1 }',
            'action = "sail", symbols = { H = 1 }',
            "wars.cards.cesare: `action` is 'sail', which is no action",
        ),
        (
            "symbols = { C = 2, F = 2 }, prestige = 1",
            "symbols = { Q = 2 }, prestige = 1",
            "wars.tiles.kingdom_of_france: `symbols` names 'Q'",
        ),
        ("guild = 2\n", "guild = 200\n", "wars.supply: `guild` must lie between 0 and 30, not be 200"),
        ("salary_rounds = [", "salary_rounds = 4 #[", "wars: `salary_rounds` must be a list, not 4"),
    ],
)
def test_bad_components_are_refused_with_their_place(old: str, new: str, problem: str) -> None:
    before, mark, wars = standard_text().partition("[wars]")
    assert old in wars
    with pytest.raises(BadInput, match="components: ") as error:
        read(before + mark + wars.replace(old, new, 1))
    assert problem in str(error.value)


def test_every_entry_says_where_it_comes_from() -> None:
    wars = standard_text().partition("[wars]")[2]
    rows = [line for line in wars.splitlines() if " = { " in line and not line.startswith("start")]
    assert len(rows) == 2 + 7 + 1 + 3 + 6
    assert not [line for line in rows if 'from = "' not in line]


# Positions


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('phase = "dance 0"', "phase"),
        ('phase = "buy 0"\n[major.milan]\ninfluence = 0', "there is no 'milan'"),
        ('phase = "buy 0"\n[major.rome]\ninfluence = 7', "major.rome.influence: must lie between -6 and 6"),
        ('phase = "buy 0"\n[major.rome]\nally = "venice"', "venice is not played"),
        ('phase = "buy 0"\n[major.rome]\nally = "france"\ncities = ["rome"]', "holds none itself"),
        ('phase = "buy 0"\n[major.rome]\ncities = ["pisa"]', "pisa is not a city of rome"),
        ('phase = "buy 0"\n[major.rome]\ntroops = { pisa = 1 }', "only in its own cities"),
        ('phase = "buy 0"\n[major.rome]\ntroops = { rome = 3 }', "at most 2"),
        ('phase = "buy 0"\n[major.rome]\ntroops = { rome = 0 }', "must have 1 or more"),
        ('phase = "buy 0"\n[major.rome]\ncities = ["rome"]\n[france]\ncities = ["rome"]', "controlled twice"),
        ('phase = "buy 0"\n[france]\nleft = ["piero"]', "piero is not its card"),
        ('phase = "buy 0"\n[france]\nleft = ["lorenzo"]', "lorenzo is not its card"),
        ('phase = "buy 0"\n[france]\ntroops = { milan = 9 }', "at most 8"),
        ('phase = "buy 0"\n[france]\nallies = ["ottomans"]', "allies: there are none"),
        ('phase = "buy 0"\n[france]\nbonuses = ["leonardo"]', "bonuses: there are none"),
        ('phase = "buy 0"\n[france]\ncathedrals = ["milan"]\nsupply = 1', "unknown field"),
        ('phase = "buy 0"\n[france]\npower = "florence"', "2 seats play naples, france"),
        ('phase = "buy 0"\n[france]\nagents = ["marker-rome"]\n[major.rome]\nis_defeated = true', "closed"),
        ('phase = "buy 0"\nspoils = [-1, 0]', "spoils"),
        ('phase = "buy 0"\nhalted.france.pisa = 0', "halted.france: pisa must have 1 or more"),
        ('phase = "buy 0"\nhalted.rome.rome = 2', "no more than troops"),
        ('phase = "buy 0"\nhalted.milan.milan = 1', "halted: there is no 'milan'"),
        ('phase = "buy 0"\nbesiegers = ["rome"]', "besiegers: there is no 'rome'"),
        ('phase = "buy 0"\nyear = 22', "year"),
        ('phase = "ally 0"\nstack = ["next-winter"]', "short for a stack"),
        ('stack = ["forge-alliance 0"]', "there is no step 'forge-alliance'"),
        ('stack = ["annex-or-influence 0 32"]', "does not have the numbers"),
    ],
)
def test_bad_positions_are_refused_with_their_field(text: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(problem)):
        lay(text)


def test_a_position_of_other_seats_or_another_edition_is_refused() -> None:
    data = lay('phase = "buy 0"').position()
    with pytest.raises(BadPosition, match="has 2 seats, not 1"):
        signoria.from_position("wars-of-italy", {**data, "seat": [{"power": "france"}]})
    with pytest.raises(BadPosition, match="the position is of"):
        signoria.from_position("wars-of-italy", {**data, "edition": "another"})
    with pytest.raises(BadPosition, match="more of cathedral than 0"):
        lay('phase = "buy 0"\n[france]\ncathedrals = ["milan"]')


@pytest.mark.parametrize("text", re.findall(r"^```toml\n(.*?)^```", DOCUMENT.read_text(encoding="utf-8"), re.M | re.S))
def test_the_position_in_the_document_can_be_played_and_written_again(text: str) -> None:
    match = signoria.from_position("wars-of-italy", tomllib.loads(text), seed=1)
    assert asked(match) == "0 annex-or-influence"
    assert signoria.from_position("wars-of-italy", match.position()).position() == match.position()
    assert view(match).favours == {"rome": "naples", "venice": ""}


def test_naples_may_sit_first() -> None:
    data = lay('phase = "buy 0"').position()
    seats = data["seat"]
    assert isinstance(seats, list)
    match = signoria.from_position("wars-of-italy", {"seat": seats[::-1], "phase": "spring 1", "game": "wars-of-italy"})
    s = state(match)
    assert (s.france(), s.order) == (1, [1, 0])
    s.shift_marker(1, 0, 2)
    assert s.influence[0] == -3
    assert s.favoured(0) == 1


def test_the_state_prints_itself_and_the_map_is_drawn_with_the_tracks() -> None:
    match = lay(
        'phase = "recruit 0"\n[france]\ntroops = { pisa = 2 }\nagents = ["marker-rome"]\n[major.florence]\nally = "naples"\n[major.venice]\nis_defeated = true'
    )
    told_of = repr(state(match))
    assert told_of.startswith("Wars of Italy, 2 seats")
    assert "florence: ally of 1" in told_of
    assert "venice: influence 0, defeated, cities: none" in told_of
    picture = GAME.draw(view(match))
    for part in ("<svg", "Pisa F2", "Rome Ro1", "Rome ▲F", "Florence: ally of Naples", "Venice: defeated"):
        assert part in picture


# Undo, records


def test_undo_takes_influence_back_and_a_record_replays() -> None:
    match = lay('phase = "act 0"\n[france]\ntoken = 4\nleft = ["ambassador"]')
    before = match.position()
    go(match, "influence venice", "tap ambassador left crown")
    assert major(match, "venice").influence == -1
    match.undo(FRANCE, match.undo_horizon(FRANCE))
    assert match.position() == before
    go(match, "influence venice", "tap ambassador left crown")
    assert signoria.replay(match.record()).position() == match.position()


def test_imagined_worlds_are_the_table_itself() -> None:
    match = new(rounds=2)
    chooser = signoria.bot("random", 1)
    for _ in range(60):
        seat = match.to_act[0]
        match.play(seat, chooser.choose(match.view(seat), match.choices(seat)))
    imagined = signoria.imagine(match.view(FRANCE), signoria.seeded(1))
    assert GAME.view(imagined, None) == match.view(None)  # type: ignore[arg-type]


# The bot


def advice(match: signoria.Match) -> str:
    seat = match.to_act[0]
    return bot.advise(state(match), seat, match.choices(seat)).text


def test_greedy_makes_alliances_and_influences() -> None:
    assert advice(lay('phase = "act 0"\n[france]\ntoken = 4\n[major.venice]\ninfluence = -5')) == "alliance venice"
    choice = advice(
        lay(
            'phase = "act 0"\n[france]\ntoken = 4\ncities = ["turin!"]\nleft = ["counsellor"]\n[major.venice]\ninfluence = -4'
        )
    )
    assert choice == "influence venice"


def test_greedy_besieges_neutral_major_cities_only_if_it_looks_won() -> None:
    assert advice(lay('phase = "sieges"\n[france]\ntroops = { pisa = 3 }')) == "act"
    assert advice(lay('phase = "sieges"\n[france]\ntroops = { pisa = 2 }')) == "stay"


def test_greedy_loses_allies_first_and_marches_on_naples() -> None:
    text = 'phase = "sieges"\n[france]\ncities = ["florence"]\ntroops = { siena = 1 }\n[major.florence]\nally = "france"\ntroops = { siena = 1 }'
    assert advice(lay(text)) == "troop florence"
    march = 'phase = "act 0"\n[france]\ntoken = 1\ncities = ["terracina", "benevento"]\ntroops = { terracina = 6 }\nrooms = ["louis+standard_bearer", "", "", "", ""]\nleft = ["standard_bearer"]\nright = ["standard_bearer"]\n'
    match = lay(march)
    while match.to_act == (FRANCE,) and asked(match).split()[1] in ("lead-troops", "choose-route", "pay"):
        go(match, advice(match))
    assert at(match, FRANCE).troops.get("naples", 0) >= 4 or told(match, "city-taken")


def test_greedy_beats_random_on_both_sides() -> None:
    wins = []
    for seed in range(4):
        match = signoria.new("wars-of-italy", 2, seed, {"rounds": 8, "powers_by_seat": True})
        bots = [signoria.bot("greedy" if seat == seed % 2 else "random", seat) for seat in range(2)]
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match.view(seat), match.choices(seat)))
        assert match.result is not None
        wins.append(match.result.winners == (seed % 2,))
    assert wins.count(True) >= 3


def test_every_payment_can_be_planned() -> None:
    match = lay('phase = "act 1"\n[naples]\ntoken = 2\nleft = ["ambassador"]')
    go(match, "influence venice")
    assert [move.text for move in match.plan(NAPLES)] == ["tap ambassador left crown"]
    assert "tap ambassador left crown" in picks(match)
