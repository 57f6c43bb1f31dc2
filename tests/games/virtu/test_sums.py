"""Sums that people are shown: their terms add up, and are what then really happens."""

from __future__ import annotations

from random import Random

import pytest
from virtu_tables import FLORENCE, HOMES, POWERS, by_reason, go, lay, prestige, siege, state, told, view

import signoria
from signoria.games.virtu.scoring import CATEGORIES, breakdown
from signoria.games.virtu.siege import Siege
from signoria.kernel.game import Data

SIEGES = 1000
DECLARABLE = ["leonardo", "bastion", "copernicus", "artillery"]
CONTESTED = ["siena", "parma", "ravenna", "spoleto", "mantua", "benevento", "pisa", "corfu", "turin", "bari"]


def wartime(luck: Random) -> Data:
    """The end of a spring with troops before a few cities, agents, tokens and things to declare."""
    bonuses = luck.sample(DECLARABLE, 4)
    contested = luck.sample(CONTESTED, 5)
    watched = luck.sample(CONTESTED, 8)
    table: list[Data] = []
    for number, power in enumerate(POWERS[:4]):
        besieged = [city for city in luck.sample(contested, 2) if city not in HOMES[power]]
        table.append(
            {
                "power": power,
                "cities": HOMES[power],
                "florins": luck.randrange(4),
                "troops": {city: luck.randint(1, 3) for city in besieged},
                "agents": watched[2 * number : 2 * number + luck.randrange(3)],
                "war_tokens": luck.randrange(3),
                "bonuses": [bonuses[number]],
                "left": ["standard_bearer"] if luck.randrange(2) else [],
                "titles": ["artillery"] if bonuses[number] == "artillery" else [],
            }
        )
    table[luck.randrange(4)]["allies"] = ["france"]
    return {"phase": "sieges", "seat": table}


def with_declared(before: Siege, events: list[signoria.Event]) -> tuple[int, int]:
    """Both strengths, with what was declared since."""
    attack, defence = before.attack.total, before.defence.total
    for event in events:
        if event.kind == "declared":
            bonus = event.plain["number"]
            assert isinstance(bonus, int)
            if event.plain["seat"] == before.attacker:
                attack += bonus
            else:
                defence += bonus
    return attack, defence


@pytest.mark.rule("V6.2", "V6.3", "V6.4", "V6.6")
def test_the_sums_shown_in_sieges_and_field_battles_are_those_that_decide() -> None:
    luck = Random(1494)
    fought = fallen = fields = 0
    while fought < SIEGES:
        match = signoria.from_position("virtu", wartime(luck), seed=1)
        while match.to_act and (before := view(match).siege or waiting(match)):
            seat = match.to_act[0]
            seen = len(match.events())
            is_postponed = wins_in_anothers_turn(match)
            match.play(seat, luck.choice(match.choices(seat)))
            if not isinstance(before, Siege) or is_postponed:
                continue
            events = match.events(since=seen)
            kind = "field-battle-fought" if before.is_field else "siege-fought"
            at = next((at for at, one in enumerate(events) if one.kind == kind), None)
            if at is None or any(event.kind == "gave-up" for event in events):
                continue
            end = events[at].plain
            sums = (end["strength"], end["against"]) if before.is_field else (end["attack"], end["defence"])
            attack, defence = with_declared(before, events[:at])
            assert (end["seat"], end["city"], sums) == (before.attacker, before.city, (attack, defence))
            outcome = events[at + 1].kind  # told at once
            assert outcome == wanted_outcome(before.is_field, attack - defence)
            fought += 1
            fields += before.is_field
            fallen += outcome == "city-taken"
    assert min(fallen, fields, fought - fallen - fields) > SIEGES // 20


def wanted_outcome(is_field: bool, lead: int) -> str:
    """What must happen: a tie leaves the city to its defender, and the field to nobody."""
    if is_field:
        return "field-battle-won" if lead else "field-battle-tied"
    return "city-taken" if lead > 0 else "siege-lost"


def wins_in_anothers_turn(match: signoria.Match) -> bool:
    """Is the winner of a field battle asked whose own sieges are not resolved now?"""
    name, *numbers = (match.view(match.to_act[0]).prompt or "").split()
    return name == "go-on" and numbers[0] != numbers[2]


def waiting(match: signoria.Match) -> bool:
    """Is it still the time of sieges: does somebody choose the next one, or pay for a bonus?"""
    prompt = match.view(match.to_act[0]).prompt or ""
    return prompt.startswith(("choose-siege", "go-on", "declare", "pay"))


@pytest.mark.rule("V6.2")
def test_the_terms_of_a_siege_name_their_reasons() -> None:
    match = siege(
        """
        [florence]
        troops = { ravenna = 3 }
        agents = ["ravenna"]
        war_tokens = 2
        [venice]
        cities = ["venice", "corfu", "ravenna"]
        troops = { ravenna = 1 }
        bonuses = ["bastion"]
        war_tokens = 1
        """,
        4,
        "0 declare token",
        "2 declare token",
    )
    found = view(match).siege
    assert found is not None
    assert (found.city, found.attacker, found.defender, found.is_field) == ("ravenna", 0, 2, False)
    assert by_reason(found.attack) == {"troops": 3, "declared": 1}
    assert by_reason(found.defence) == {"value": 2, "troops": 1, "own-agent": -1, "bastion": 2, "declared": 1}


@pytest.mark.rule("V6.2", "V4.6")
def test_a_neutral_city_has_nobody_to_speak_for_it_but_a_third_ones_agent_helps() -> None:
    match = siege('[florence]\ntroops = { siena = 3 }\nwar_tokens = 1\n[naples]\nagents = ["siena"]')
    found = view(match).siege
    assert found is not None
    assert found.defender is None
    assert by_reason(found.defence) == {"value": 3, "other-agent": 1}


@pytest.mark.rule("V6.6")
def test_who_won_the_field_sees_the_siege_that_could_follow() -> None:
    match = siege("[florence]\ntroops = { siena = 3 }\n[naples]\ntroops = { siena = 2 }")
    found = view(match).siege
    assert found is not None
    assert (found.is_field, found.attack.total, found.defence.total) == (False, 1, 3)
    go(match, "give up")
    assert view(match).siege is None


@pytest.mark.rule("V8.2")
@pytest.mark.parametrize("seats", [3, 5])
def test_prestige_is_the_sum_of_its_categories_at_every_moment_and_what_counts_at_the_end(seats: int) -> None:
    match = signoria.new("virtu", seats, 11, {"years": 6})
    bot = signoria.bot("greedy", 4)
    seen = set()
    while match.to_act:
        seat = match.to_act[0]
        if view(match).course.year:
            for one, prestige_now in enumerate(view(match).prestige):
                points = zip(CATEGORIES, breakdown(state(match), one), strict=True)
                assert by_reason(prestige_now) == {name: number for name, number in points if number}
                seen |= set(by_reason(prestige_now))
        match.play(seat, bot.choose(match.view(seat), match.choices(seat)))
    assert len(seen) > len(CATEGORIES) // 2
    assert match.result is not None
    assert match.result.points == tuple(one.total for one in view(match).prestige)
    for seat in range(seats):
        scored = {row["category"]: row["number"] for row in told(match, "scored") if row["seat"] == seat}
        assert {name: points for name, points in scored.items() if points} == prestige(match, seat)


@pytest.mark.rule("V1.3")
def test_prestige_says_nothing_while_families_are_placed() -> None:
    match = signoria.new("virtu", 3, 1)
    assert [one.total for one in view(match).prestige] == [0, 0, 0]
    assert all(one.terms == () for one in view(match).prestige)


LETTERS = {
    "florin": "F", "crown": "C", "cross": "X", "cavalry": "H", "ship": "S", "mask": "M", "war": "W", "arrow": "A",
    "crown-or-cross": "CX",
}  # fmt: skip


@pytest.mark.rule("V2.2")
def test_price_and_pool_are_what_the_position_says_and_no_more_is_missing_than_the_price() -> None:
    match = signoria.new("virtu", 4, 8, {"years": 8})
    bot = signoria.bot("greedy", 9)
    payments = 0
    while match.to_act:
        seat = match.to_act[0]
        payment = view(match).payment
        assert (payment is None) == (not (match.view(seat).prompt or "").startswith("pay "))
        if payment is not None:
            payments += 1
            course = view(match).course
            written = [
                " ".join(f"{one.number}{LETTERS[one.unit]}" for one in row) for row in (payment.price, view(match).pool)
            ]
            assert written == [course.need, course.pool]
            price = {one.unit: one.number for one in payment.price}
            assert all(one.number <= price[one.unit] for one in payment.missing)
            assert (payment.missing == ()) == ("enough" in [move.text for move in match.choices(seat)])
        match.play(seat, bot.choose(match.view(seat), match.choices(seat)))
    assert payments > 50


@pytest.mark.rule("V4.4", "V2.2")
def test_a_payment_says_what_for_the_price_and_what_is_missing() -> None:
    match = lay('phase = "act 0"\n[florence]\ntoken = 3\ncities = ["florence", "siena", "pisa"]\nleft = ["soderini"]')
    go(match, "annex ravenna", "tap soderini left crown")
    payment = view(match).payment
    assert payment is not None
    assert (payment.purpose.key, payment.slack) == ("for-annexing", 0)
    assert [(one.number, one.unit) for one in payment.price] == [(3, "crown")]
    assert [(one.number, one.unit) for one in payment.missing] == [(2, "crown")]
    assert [(one.number, one.unit) for one in view(match).pool] == [(1, "crown")]
    assert match.view(FLORENCE).question is not None
