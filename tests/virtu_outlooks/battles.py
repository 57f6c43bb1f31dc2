"""Sieges and field battles: strengths, losses, and what is sure."""

from __future__ import annotations

from signoria.games.virtu import moves
from signoria.games.virtu.components import (
    MAP,
)
from signoria.games.virtu.events import (
    CITY_TAKEN,
    FIELD_BATTLE_FOUGHT,
    SIEGE_FOUGHT,
    SIEGE_LOST,
)
from signoria.games.virtu.phrases import CITY
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.paying import Pay
from signoria.games.virtu.steps.sieges import ATTACKS, Declare, add_declarations, declare, siege_terms
from signoria.games.virtu.sums import attack_sum, defence_sum
from signoria.games.wars.steps.troops import PickMover
from signoria.kernel.game import Event
from signoria.kernel.moves import Move
from signoria.kernel.outlook import Prospect
from signoria.kernel.phrases import Args, Count, Listed, Phrase, Seat, Sum
from signoria.kernel.play import asked, choices, play
from signoria.kernel.rng import Rng
from virtu_outlooks.moments import Checks, Moment, follow, one_of

STRENGTHS = {"siege-fought": ("attack", "defence"), "field-battle-fought": ("strength", "against")}


def check_sieges(m: Moment, done: Checks) -> None:
    """Both sums are those that the siege is fought with if nobody declares anything more, and so are the losses."""
    if m.question in ("choose-siege", "besiege-or-stay", "go-on"):
        for prospect in m.told.prospects:
            if prospect.sums:
                s = m.table()
                play(s, m.seat, m.find(prospect.moves[0]))
                check_fight(m, s, prospect.sums, prospect.brings, done)
    if m.question == "declare":
        s = m.table()
        check_fight(m, s, m.told.sums, m.told.notes, done)
    if m.question in ("lead-troops", "choose-route"):
        for prospect in m.told.prospects:
            if prospect.moves and prospect.sums:
                check_march(m, prospect)
                done["march"] += 1


def check_fight(m: Moment, s: Virtu, sums: object, outcomes: tuple[Phrase, ...], done: Checks) -> None:
    """Nobody declares anything: the strengths and losses of what is fought."""
    assert s.log is not None
    while s.actor >= 0 and isinstance(s.stack[-1], Declare) and not fought(m, s):
        play(s, s.actor, moves.PASS)
    event = fought(m, s)
    if event is None or any(one.key in ("outlook-field-battle", "outlook-own-turn") for one in outcomes):
        return  # another battle comes first
    attack, defence = STRENGTHS[event.kind]
    assert sums == {"attack": event.args[attack], "defence": event.args[defence]}
    told = {one.key: one.args for one in outcomes}
    if event.kind == "siege-fought":
        check_losses(s, told)
    done[event.kind] += 1


def fought(m: Moment, s: Virtu) -> Event | None:
    """The first siege or field battle on this table."""
    for kind, a, b, c, *_ in s.log or ():
        if kind in (SIEGE_FOUGHT, FIELD_BATTLE_FOUGHT):
            return m.game.event(kind, (a, b, c))
    return None


def check_losses(s: Virtu, told: dict[str, Args]) -> None:
    """V6.4, V6.5: as many troops are lost as was told."""
    for kind, _, _, lost, *_ in s.log or ():
        if kind == CITY_TAKEN:
            assert told["outlook-if-won"]["troops"] == Count(lost, "troop")
            return
        if kind == SIEGE_LOST:
            assert told["outlook-if-lost"]["troops"] == Count(1, "troop")
            return
    raise AssertionError("neither won nor lost")


def check_march(m: Moment, prospect: Prospect) -> None:
    """The siege that a march leads to, as it stands then."""
    s = m.table()
    follow(m, s, prospect.way)
    if isinstance(asked(s, m.seat), PickMover):
        play(s, m.seat, choices(s, m.seat)[0])
    city = next(city for city in range(MAP) if CITY(city) == prospect.thing)
    terms = siege_terms(s, m.seat, city, s.troops_at(m.seat, city), 0, 0)
    assert prospect.sums == {"attack": attack_sum(terms), "defence": defence_sum(terms)}


# What is sure


def check_certainty(m: Moment, rng: Rng, done: Checks) -> None:
    """V6.3: what surely wins wins, whatever the other side declares; and nothing less is enough."""
    if m.question != "declare":
        return
    step = asked(m.s, m.seat)
    assert isinstance(step, Declare)
    notes = {one.key: one.args for one in m.told.notes}
    if step.rival >= 0:
        against = most_by_force(m.s, step.rival, step.city)
        assert notes["outlook-rival-most"] == {"seat": Seat(step.rival), "number": Count(against)}
    if "outlook-never-sure" in notes:
        needed = notes["outlook-never-sure"]["number"]
        assert isinstance(needed, Count)
        assert needed.number > most_by_force(m.s, m.seat, step.city)
        done["never sure"] += 1
        return
    sources = notes["outlook-sure"]["sources"] if "outlook-sure" in notes else Listed(())
    assert isinstance(sources, Listed)
    moves_of = {repr(one.thing): m.find(one.moves[0]) for one in m.told.prospects if one.moves}
    s = fight(m, [moves_of[repr(source)] for source in sources.items], rng)
    event = fought(m, s)
    assert event is not None
    attack, defence = (event.args[key] for key in STRENGTHS[event.kind])
    assert isinstance(attack, Sum)
    assert isinstance(defence, Sum)
    lead = attack.total - defence.total
    assert lead > 0 if step.mode & ATTACKS else lead < 0 or (not lead and event.kind == "siege-fought")
    done["sure" if sources.items else "sure already"] += 1


def fight(m: Moment, plan: list[Move], rng: Rng) -> Virtu:
    """The seat declares what it planned and passes; the others declare all they can."""
    s = m.table()
    while s.actor >= 0 and not fought(m, s):
        options = choices(s, s.actor)
        if isinstance(s.stack[-1], Pay):
            move = pay_apart(options, plan) if s.actor == m.seat else one_of(rng, options)
        elif s.actor == m.seat:
            move = plan.pop(0) if plan else moves.PASS
        else:
            move = one_of(rng, options[1:])
        play(s, s.actor, move)
    assert not plan
    return s


def pay_apart(taps: list[Move], plan: list[Move]) -> Move:
    """A tap of a source that is not needed for a declaration still to come."""
    kept = {move.source for move in plan if isinstance(move, moves.Tap)}
    return next(tap for tap in taps if not isinstance(tap, moves.Tap) or tap.source not in kept)


def most_by_force(s: Virtu, seat: int, city: int) -> int:
    """The most that a seat can declare, by declaring and paying in every way."""
    start = s.copy()
    start.stack.clear()
    start.attack = 0
    queue, seen, highest = [start], set(), 0
    while queue:
        here = queue.pop()
        highest = max(highest, 0 if here.stack else here.attack)
        for ahead in further(here, seat, city):
            used = (ahead.tired[seat], ahead.tired_cities, ahead.tired_titles[seat], ahead.used_allies)
            spent = (ahead.war_tokens[seat], ahead.leonardo[seat], ahead.indulgences[seat], ahead.need)
            mark = (ahead.attack, ahead.florins[seat], *used, *spent)
            if mark not in seen:
                seen.add(mark)
                queue.append(ahead)
    return highest


def further(s: Virtu, seat: int, city: int) -> list[Virtu]:
    """The tables after one more tap of a payment, or after one more declaration."""
    options: list[Move] = []
    if s.stack:
        options = s.stack[-1].choices(s)
    else:
        add_declarations(s, seat, city, options)
    found = []
    for move in options:
        ahead = s.copy()
        if ahead.stack:
            ahead.stack.pop().take(ahead, move)
        else:
            declare(ahead, seat, city, ATTACKS, move)
        found.append(ahead)
    return found
