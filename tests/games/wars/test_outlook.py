"""The outlook of Wars of Italy against really playing, on thousands of positions, and in examples."""

from __future__ import annotations

from collections import Counter

import pytest
from conformance.walks import written
from conformance.wars_subject import TABLES, WarsSubject
from virtu_outlooks.battles import fought
from virtu_outlooks.checks import check, check_worlds
from virtu_outlooks.moments import Checks, Moment, at_war, follow, walk
from wars_tables import FRANCE, NAPLES, lay

import signoria
from signoria.games.virtu.components import MAJORS
from signoria.games.virtu.events import CITY_TAKEN
from signoria.games.virtu.moves import PASS
from signoria.games.virtu.steps.sieges import Declare
from signoria.games.wars.phrases import major_arg
from signoria.games.wars.state import Wars
from signoria.kernel.outlook import Outlook, Prospect
from signoria.kernel.phrases import Arg, Args, Count, Listed, Name, Phrase, Seat
from signoria.kernel.play import play
from signoria.kernel.rng import seeded

MANNERS = ("random", "eager", "greedy")


def about(told: Outlook, thing: Arg, verb: str) -> list[Prospect]:
    """What is told about a thing that one could do this with."""
    return [one for one in told.prospects if one.thing == thing and any(text.startswith(verb) for text in one.moves)]


def test_what_is_told_is_what_comes_of_it() -> None:
    done: Checks = Counter()
    for number, table in enumerate((*TABLES, TABLES[0])):
        for seed, manner in enumerate(MANNERS):
            rng = seeded(10 * number + seed)
            for one in walk(signoria.new("wars-of-italy", 2, 7 * number + seed, table.options), rng, manner, 1, 200):
                check(one, rng, done)
                check_influence(one, done)
    assert done["positions"] >= 1500
    told = ("short", "price", "free", "bought", "arrows", "too far", "tap", "plan", "march", "refused", "influence")
    assert all(done[one] >= 20 for one in told), done


def check_influence(m: Moment, done: Checks) -> None:
    """W2.1, W3.5: after one more symbol the marker lies where it was told, and means what was told."""
    if m.question != "annex-or-influence":
        return
    for prospect in m.told.prospects:
        if prospect.moves and prospect.moves[0].startswith("influence"):
            s = m.table()
            assert isinstance(s, Wars)
            assert isinstance(m.s, Wars)
            follow(m, s, prospect.moves[:1])
            major = next(major for major in range(MAJORS) if major_arg(major) == prospect.thing)
            if prospect.brings[0].key == "outlook-cancelled":
                assert s.influence == m.s.influence
            else:
                assert s.lean(m.seat, major) == m.s.lean(m.seat, major) + 1
                friend = s.favoured(major)
                told = {"outlook-neutral": -1, "outlook-favour-zone": friend, "outlook-alliance-zone": friend}
                assert told[prospect.brings[0].key] == friend
            done["influence"] += 1


def test_strengths_losses_and_what_conquest_costs_are_those_of_the_sieges_fought() -> None:
    done: Checks = Counter()
    for seed in range(120):
        rng = seeded(seed)
        match = signoria.new("wars-of-italy", 2, seed, {"powers_by_seat": True})
        while match.view(match.to_act[0]).prompt != "place-token 0":
            match.play(match.to_act[0], match.choices(match.to_act[0])[-1])
        for one in walk(at_war(match, rng), rng, "eager", 1, 12):
            check(one, rng, done)
            check_conquest(one, done)
    assert done["positions"] >= 1000
    told = ("siege-fought", "field-battle-fought", "sure", "never sure", "besiege-or-stay", "conquest", "hostile")
    assert all(done[one] >= 5 for one in told), done


def check_conquest(m: Moment, done: Checks) -> None:
    """W4.4, W4.5: a siege that is won costs the influence that was told, and makes those hostile."""
    if m.question not in ("choose-siege", "besiege-or-stay"):
        return
    for prospect in m.told.prospects:
        keys = {one.key for one in prospect.brings}
        s = m.table()
        if not prospect.sums or "outlook-field-battle" in keys:
            continue
        play(s, m.seat, m.find(prospect.moves[0]))
        while s.actor >= 0 and isinstance(s.stack[-1], Declare) and fought(m, s) is None:
            play(s, s.actor, PASS)
        if any(one[0] == CITY_TAKEN for one in s.log or ()):
            check_cost(m, s, prospect)
            done["conquest"] += 1
            done["hostile"] += "outlook-makes-hostile" in keys


def check_cost(m: Moment, after: object, prospect: Prospect) -> None:
    """Influence before and after a conquest."""
    before = m.s
    assert isinstance(before, Wars)
    assert isinstance(after, Wars)
    for major in range(MAJORS):
        city = major_arg(major)
        told: dict[str, Args] = {one.key: one.args for one in prospect.brings if one.args.get("city") == city}
        is_defeated = bool((after.defeated & ~before.defeated) >> major & 1)
        assert ("outlook-defeats" in told) == is_defeated
        if is_defeated:
            continue
        lost = before.lean(m.seat, major) - after.lean(m.seat, major)
        steps = Count(lost, "influence") if lost else None
        assert told.get("outlook-loses-influence", {"steps": None})["steps"] == steps
        is_hostile = after.favoured(major) == 1 - m.seat != before.favoured(major)
        assert ("outlook-makes-hostile" in told) == is_hostile


def test_every_question_has_an_outlook() -> None:
    done: Checks = Counter()
    rng = seeded(7)
    for match in (signoria.new("wars-of-italy", 2, 1), *(match for _, match in written(WarsSubject()))):
        for one in walk(match, rng, "eager", 1, 12):
            check(one, rng, done)
    assert WarsSubject.decisions <= set(done)


def test_the_same_is_told_in_every_world_that_a_seat_cannot_tell_apart() -> None:
    rng = seeded(2)
    for one in walk(signoria.new("wars-of-italy", 2, 3), rng, "eager", 5, 80):
        check_worlds(one)


@pytest.mark.rule("W4.4", "W2.2")
def test_marching_warns_that_a_conquest_would_make_venice_hostile() -> None:
    match = lay(
        'phase = "act 0"\n[france]\ntoken = 1\ntroops = { trento = 2 }\ncities = ["turin", "milan", "trento"]\n'
        "[major.venice]\ninfluence = 0"
    )
    told = match.outlook(FRANCE)
    (venice,) = about(told, Name("city", "venice"), "from trento")
    keys = {one.key: one.args for one in venice.brings}
    assert keys["outlook-makes-hostile"] == {"city": Name("city", "venice")} or "outlook-defeats" in keys
    assert "outlook-may-stay" in keys


@pytest.mark.rule("W3.2", "W3.3", "W3.5")
def test_influence_says_where_the_marker_will_lie_and_what_an_agent_cancels() -> None:
    match = lay(
        'phase = "act 0"\n[france]\ntoken = 4\n[naples]\nagents = ["marker-rome"]\n[major.florence]\ninfluence = -1'
    )
    told = match.outlook(FRANCE)
    crowns = [one for one in told.prospects if one.moves and one.moves[0].startswith("influence")]
    rome = next(one for one in crowns if one.thing == Name("city", "rome"))
    assert rome.brings == (Phrase("outlook-cancelled", {"seat": Seat(NAPLES)}),)
    florence = next(one for one in crowns if one.thing == Name("city", "florence"))
    assert florence.price == (Count(1, "crown"),)
    assert florence.brings[0].args["city"] == Name("city", "florence")
    alliance = next(one for one in told.prospects if one.rule == "W3.3" and one.thing == Name("city", "venice"))
    assert alliance.why_not is not None
    assert alliance.brings[0].args["cities"] == Listed(
        tuple(Name("city", name) for name in ("venice", "ravenna", "corfu"))
    )


@pytest.mark.rule("W6.1")
def test_marching_on_naples_says_that_france_would_win() -> None:
    match = lay(
        'phase = "act 0"\n[france]\ntoken = 1\ntroops = { benevento = 2 }\ncities = ["turin", "milan", "benevento"]\n'
    )
    told = match.outlook(FRANCE)
    ahead = [one for one in told.prospects if one.thing == Name("city", "naples") and one.sums]
    assert ahead
    assert all(Phrase("outlook-wins") in one.brings for one in ahead)
    others = [one for one in told.prospects if one.thing != Name("city", "naples")]
    assert not any(Phrase("outlook-wins") in one.brings for one in others)
