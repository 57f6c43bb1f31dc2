"""Payments: what sources give, keep and waste, and what the plan leaves."""

from __future__ import annotations

from signoria.games.virtu import moves
from signoria.games.virtu.components import (
    BITS,
    COURT_SOURCE,
    FLORIN,
    count_of,
)
from signoria.games.virtu.events import (
    ALLY_RENEWED,
    CASHED,
    TAPPED,
    TILE_REFRESHED,
    TRADED,
)
from signoria.games.virtu.phrases import ALLY, UNITS, source_arg, tile_arg
from signoria.games.virtu.steps.paying import Pay
from signoria.kernel.outlook import Prospect
from signoria.kernel.phrases import Arg, Count, Listed, Phrase
from signoria.kernel.play import asked, choices, play, settle
from virtu_outlooks.moments import Checks, Moment, is_told, packed, tapped


def check_payment(m: Moment, done: Checks) -> None:
    """Each source gives, keeps and wastes what was told; the plan ends the payment and leaves what was told."""
    if m.question != "pay":
        return
    plan, *ended = plans_in(m)
    check_plan(m, plan)
    for prospect in ended:
        check_ending(m, plan, prospect)
        done["ended by plan"] += 1
    for prospect in m.told.prospects:
        if prospect.moves and prospect not in (plan, *ended):
            check_tap(m, prospect)
            done["tap"] += 1
    done["plan"] += 1


def check_gathering(m: Moment, done: Checks) -> None:
    """What is proposed for Govern and Trade brings what was told, and refreshes what was told."""
    plans = plans_in(m)
    if m.question not in ("gather", "refresh-tiles") or not plans:
        return
    s = m.table()
    for text in plans[-1].way:
        move = m.find(text)
        assert move in choices(s, m.seat)
        play(s, m.seat, move)
    assert asked(s, m.seat) is None or asked(s, m.seat) not in m.s.stack
    named = [one.args["tiles"] for one in (plans[-1].thing,) if isinstance(one, Phrase) and "tiles" in one.args]
    refreshed: list[Arg] = [tile_arg(told) for kind, _, told, *_ in s.log or () if kind == TILE_REFRESHED]
    renewed: list[Arg] = [ALLY(told) for kind, _, told, *_ in s.log or () if kind == ALLY_RENEWED]
    assert sorted(map(repr, refreshed + renewed)) == sorted(map(repr, listed(named)))
    traded = [one.args["florins"] for one in plans[0].brings if one.key == "outlook-trades"]
    earned = [Count(told, "florin") for kind, _, told, *_ in s.log or () if kind == TRADED]
    assert traded == earned
    done["traded by plan" if traded else "refreshed by plan"] += 1


def listed(named: list[Arg]) -> list[Arg]:
    """The items of lists."""
    return [item for one in named if isinstance(one, Listed) for item in one.items]


def plans_in(m: Moment) -> list[Prospect]:
    """What is proposed, the plan itself first."""
    found = [
        one for one in m.told.prospects if isinstance(one.thing, Phrase) and one.thing.key.startswith("outlook-plan")
    ]
    assert not found or m.question == "refresh-tiles" or found[0].thing == Phrase("outlook-plan")
    return found


def check_ending(m: Moment, plan: Prospect, ended: Prospect) -> None:
    """After the plan it is enough: the action is over."""
    assert ended.way == (*plan.way, "enough")
    s = m.table()
    for text in ended.way:
        assert m.find(text) in choices(s, m.seat)
        play(s, m.seat, m.find(text))
    assert not {"lead-troops", "send-agents"} & {step.name() for step in s.stack}


def left_by(prospect: Prospect) -> tuple[str, int]:
    """What is told to be kept or wasted: which of the two, and what, packed."""
    for one in prospect.brings:
        if one.key in ("outlook-keeps", "outlook-wastes"):
            listed = one.args["symbols"]
            assert isinstance(listed, Listed)
            return one.key, packed(tuple(item for item in listed.items if isinstance(item, Count)))
    return "", 0


def check_plan(m: Moment, plan: Prospect) -> None:
    """The whole plan, as really paid."""
    s = m.table()
    for text in plan.way:
        assert isinstance(asked(s, m.seat), Pay)
        play(s, m.seat, m.find(text))
    sources = [source for kind, who, source, *_ in s.log or () if kind == TAPPED and who == m.seat]
    used = [one.args["sources"] for one in plan.brings if one.key == "outlook-exhausts"]
    assert used == ([Listed(tuple(source_arg(source) for source in sources))] if sources else [])
    treasury = next(one.args["florins"] for one in plan.brings if one.key == "outlook-treasury")
    if not is_told(s, CASHED, m.seat):
        assert treasury == Count(s.florins[m.seat], "florin")
    key, left = left_by(plan)
    assert s.pool == (left if key == "outlook-keeps" else 0)


def check_tap(m: Moment, prospect: Prospect) -> None:
    """One tap: what it gives, and what is too much if it ends the payment."""
    move = m.find(prospect.moves[0])
    assert isinstance(move, moves.Tap)
    s = m.table()
    s.stack.pop().take(s, move)
    got = tapped(s, m.seat, in_room=move.source < COURT_SOURCE)[move.symbol]
    assert prospect.brings[0] == Phrase("outlook-gives", {"symbols": Listed((Count(got, UNITS[move.symbol]),))})
    if s.need or m.s.pool:
        return
    key, left = left_by(prospect)
    if move.symbol == FLORIN and move.source >= COURT_SOURCE:
        assert left == s.florins[m.seat]
        return
    assert left == count_of(s.pool, move.symbol) << BITS * move.symbol
    settle(s)
    may_end = "go-on-annexing" in [step.name() for step in m.s.stack]  # if nothing more can be done with the rest
    assert s.pool == (left if key == "outlook-keeps" else 0) or (may_end and not s.pool)
