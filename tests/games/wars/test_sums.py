"""Sums that people are shown in Wars of Italy: what they say is what then really happens."""

from __future__ import annotations

from random import Random

import pytest
from virtu_tables import by_reason
from wars_tables import FRANCE, HOMES, NAPLES, TITLES, lay, prestige, state, told, view

import signoria
from signoria.games.virtu.siege import Siege
from signoria.games.wars.scoring import CATEGORIES, breakdown
from signoria.kernel.game import Data

SIEGES = 500
CONTESTED = ["florence", "pisa", "rome", "civitavecchia", "venice", "ravenna", "parma", "siena", "spoleto", "naples"]


def wartime(luck: Random) -> Data:
    """The end of a spring with troops before a few cities, agents and tokens, and markers anywhere."""
    watched = luck.sample(CONTESTED, 6)
    table: list[Data] = []
    for number, power in enumerate(("france", "naples")):
        besieged = [city for city in luck.sample(CONTESTED, 2) if city not in HOMES[power]]
        table.append(
            {
                "power": power,
                "cities": HOMES[power],
                "titles": TITLES[power],
                "florins": luck.randrange(4),
                "troops": {city: luck.randint(1, 3) for city in besieged},
                "agents": watched[3 * number : 3 * number + luck.randrange(3)],
                "war_tokens": luck.randrange(3),
                "left": ["standard_bearer"] if luck.randrange(2) else [],
            }
        )
    majors = {name: {"influence": luck.randint(-4, 4)} for name in ("florence", "rome", "venice")}
    return {"phase": "sieges", "seat": table, "major": majors}


@pytest.mark.rule("W2.4", "W4.2", "W4.3")
def test_the_sums_shown_in_sieges_are_those_that_decide() -> None:
    luck = Random(1494)
    fought = fallen = 0
    while fought < SIEGES:
        match = signoria.from_position("wars-of-italy", wartime(luck), seed=1)
        while match.to_act and isinstance(before := view(match).siege, Siege):
            seat = match.to_act[0]
            seen = len(match.events())
            move = "pass" if "pass" in [choice.text for choice in match.choices(seat)] else "act"
            match.play(seat, move)
            events = [event for event in match.events(since=seen) if event.kind != "passed"]
            if before.is_field or not events or events[0].kind != "siege-fought":
                continue
            attack, defence = before.attack.total, before.defence.total
            wanted = {"seat": before.attacker, "city": before.city, "attack": attack, "defence": defence}
            assert events[0].plain == wanted
            assert events[1].kind == ("city-taken" if attack > defence else "siege-lost")
            fought += 1
            fallen += attack > defence
    assert SIEGES // 10 < fallen < SIEGES - SIEGES // 10


@pytest.mark.rule("W2.4")
def test_who_may_stay_sees_what_a_siege_would_come_to() -> None:
    match = lay('phase = "sieges"\n[france]\ntroops = { pisa = 3 }\nagents = ["pisa"]\n[major.florence]\ninfluence = 0')
    found = view(match).siege
    assert found is not None
    assert (found.city, found.attacker, found.defender) == ("pisa", FRANCE, None)
    assert (by_reason(found.attack), by_reason(found.defence)) == ({"troops": 3}, {"value": 2, "own-agent": -1})


@pytest.mark.rule("W6.2")
def test_prestige_is_the_sum_of_its_categories_at_every_moment_and_what_counts_at_the_end() -> None:
    match = signoria.new("wars-of-italy", 2, 11, {"rounds": 8})
    bot = signoria.bot("greedy", 4)
    while match.to_act:
        seat = match.to_act[0]
        if view(match).course.year:
            for one, prestige_now in enumerate(view(match).prestige):
                points = zip(CATEGORIES, breakdown(state(match), one), strict=True)
                assert by_reason(prestige_now) == {name: number for name, number in points if number}
        match.play(seat, bot.choose(match.view(seat), match.choices(seat)))
    assert match.result is not None
    assert match.result.points == tuple(one.total for one in view(match).prestige)
    for seat in (FRANCE, NAPLES):
        scored = {row["category"]: row["number"] for row in told(match, "scored") if row["seat"] == seat}
        assert {name: points for name, points in scored.items() if points} == prestige(match, seat)


@pytest.mark.rule("W3.2", "W5.2")
@pytest.mark.parametrize(
    ("text", "moves", "purpose"),
    [
        ('phase = "act 0"\n[france]\ntoken = 4\nleft = ["ambassador"]', ["influence venice"], "for-influence"),
        (
            'phase = "act 0"\n[france]\ntoken = 4\nleft = ["ambassador", "counsellor"]\ncities = ["turin", "milan", "genoa"]',
            ["annex parma"],
            "for-annexing",
        ),
    ],
)
def test_a_payment_says_what_for(text: str, moves: list[str], purpose: str) -> None:
    match = lay(text)
    for move in moves:
        match.play(FRANCE, move)
    payment = view(match).payment
    assert payment is not None
    assert payment.purpose.key == purpose
