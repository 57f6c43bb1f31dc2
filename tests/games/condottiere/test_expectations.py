"""What the table expects, against what then happens; and why the winners have won."""

from __future__ import annotations

import pytest
from condottiere_walks import fought_out, moments, walk
from tables import lay, play, seen

import signoria
from signoria.kernel.phrases import Phrase, Plain, plain

BATTLE = ("play-card", "take-back-mercenary", "place-favour", "turn-up-card")  # questions during a battle


def expected(match: signoria.Match) -> dict[str, Phrase]:
    """What everybody can read of the battle, by key."""
    return {phrase.key.removeprefix("explain-"): phrase for phrase in seen(match).expected}


def is_fought(match: signoria.Match) -> bool:
    """Is a battle being fought?"""
    return any(step.split()[0] in BATTLE for step in seen(match).stack)


# What would happen if everybody passed


@pytest.mark.rule("C4.1", "C4.2", "C4.3", "C6.3", "C8.4")
def test_what_is_expected_happens_if_everybody_passes() -> None:
    """In battles without face-down cards; a Scarecrow takes nothing back, a Bishop leaves the favour off the map."""
    met = set()
    for match in moments(1000):
        if any(seat.face_down for seat in seen(match).table):
            continue
        told = expected(match)
        assert bool(told) == is_fought(match)
        if told:
            happened = fought_out(match.copy())
            met |= set(told)
            check_outcome(told, happened)
    assert met == {"nobody", "leads", "tied", "courtesans"}


def check_outcome(told: dict[str, Phrase], happened: dict[str, dict[str, Plain]]) -> None:
    """Strengths, who conquers, and who takes the figure, if Courtesans decide that."""
    if "leads" in told and "conquered" in happened:
        args = {name: plain(arg) for name, arg in told["leads"].args.items()}
        conquest = happened["conquered"]
        assert args == {name: conquest[name] for name in ("seat", "strength", "second")}
    elif "tied" in told and "tied" in happened:
        assert plain(told["tied"].args["strength"]) == happened["tied"]["strength"]
    elif "nobody" in told and "tied" in happened:
        assert happened["tied"]["strength"] == 0
    else:
        assert set(happened) & {"conquered", "tied"} == set()  # the final battle: it ends the game
    if "courtesans" in told:
        assert plain(told["courtesans"].args["seat"]) == happened["figure-given"]["seat"]


@pytest.mark.rule("C8.4")
def test_a_tie_leaves_the_figure_to_the_defender_whatever_the_courtesans() -> None:
    text = """
    site = "roma"
    turn = 0
    seat = [{ hand = "1", line = "courtesan 2" }, { hand = "1", line = "3", regions = ["roma"] }]
    """
    assert set(expected(lay(text, capture_regions=True))) == {"tied"}
    assert set(expected(lay(text.replace(', regions = ["roma"]', "")))) == {"tied", "courtesans"}


def test_nothing_is_expected_between_battles() -> None:
    m = lay('site = "roma"\nturn = 0\nseat = [{ hand = "1", line = "3" }, { hand = "2", passed = true }]')
    assert set(expected(m)) == {"leads"}
    play(m, "0 pass")
    assert expected(m) == {}


# Why the winners have won


def because(match: signoria.Match) -> tuple[str, dict[str, object]]:
    """The reason of a finished game, without types."""
    assert match.result is not None
    return match.result.because.key, {name: plain(arg) for name, arg in match.result.because.args.items()}


@pytest.mark.rule("C6.1")
@pytest.mark.parametrize(
    ("regions", "reason"),
    [
        ('["bologna", "lucca", "firenze"]', ("because-adjacent", {"regions": 4})),
        ('["torino", "venezia", "siena", "ancona", "lucca"]', ("because-regions", {"regions": 6})),
    ],
)
def test_a_kingdom_or_many_regions(regions: str, reason: tuple[str, dict[str, object]]) -> None:
    m = lay(f'site = "modena"\nturn = 0\nseat = [{{ hand = "1", line = "5", regions = {regions} }}, {{ hand = "1" }}]')
    assert because(play(m, "0 pass", "1 pass")) == reason


@pytest.mark.rule("C6.1", "C6.2", "C6.3", "C8.2")
def test_the_reason_of_any_game_names_the_winners_figures() -> None:
    met = set()
    for seed in range(60):
        options: dict[str, object] = {"points": 6} if seed % 3 == 0 else {}
        match = signoria.new("condottiere", 2 + seed % 4, seed, options)
        for _ in walk(match, seed):
            pass
        if match.result is None:
            continue
        key, args = because(match)
        met.add(key)
        table, winner = seen(match).table, match.result.winners[0]
        regions = [len(seat.regions) for seat in table]
        others = [seat for seat in range(match.seats) if seat not in match.result.winners]
        if key == "because-points":
            points = match.result.points
            assert args == {"own": points[winner], "next": max(points[seat] for seat in others), "reason": "points"}
        elif key == "because-adjacent":
            assert args == {"regions": table[winner].kingdom}
        elif key == "because-regions":
            assert args == {"regions": regions[winner]}
    assert {"because-adjacent", "because-points"} <= met


@pytest.mark.rule("C6.3")
def test_a_final_battle_is_won_by_its_strengths() -> None:
    m = lay("""
    finalists = [0, 1]
    turn = 0
    seat = [{ hand = "1", line = "5" }, { hand = "1", line = "3" }, { passed = true }]
    """)
    assert because(play(m, "0 pass", "1 pass")) == (
        "because-final-battle",
        {"own": 5, "next": 3, "reason": "final-battle"},
    )
