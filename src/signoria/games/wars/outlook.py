"""The outlook of Wars of Italy: Virtù's, with influence, alliances for good, and what conquest costs."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.games.virtu import outlook as virtu
from signoria.games.virtu.components import CITIES, CROSS, CROWN, MAJORS, MARKER_PLACE, ONE_CROSS, ONE_CROWN, ONE_FLORIN
from signoria.games.virtu.moves import ACT
from signoria.games.virtu.outlook import Teller
from signoria.games.virtu.phrases import CARD, CITY
from signoria.games.virtu.prospects import survey as surveys
from signoria.games.virtu.prospects.cities import annexations
from signoria.games.virtu.prospects.doings import annexing, doings
from signoria.games.virtu.prospects.question import Brings, Question, Tell, some
from signoria.games.virtu.prospects.sieges import siege_before
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.paying import ACTION, WINTER, purse_of
from signoria.games.virtu.steps.war import strength_of
from signoria.games.wars import moves
from signoria.games.wars.components import HOLDER, OWN
from signoria.games.wars.phrases import major_arg
from signoria.games.wars.state import Wars
from signoria.games.wars.steps.influence import (
    CANCELLED,
    AnnexOrInfluence,
    GainInfluence,
    GoOnAnnexing,
    refuse_alliance,
)
from signoria.games.wars.steps.sieges import BesiegeOrStay, bear_conquest
from signoria.games.wars.steps.troops import PickLoss, PickMover
from signoria.kernel.outlook import Outlook, Prospect, Survey
from signoria.kernel.phrases import Count, Listed, Phrase, Seat
from signoria.kernel.play import asked
from signoria.kernel.steps import Step


class WarsQuestion(Question):
    """A decision of one seat, where major cities look on."""

    keepers = (*Question.keepers, GoOnAnnexing)

    def doings(self, s: Virtu, step: Step[Virtu]) -> Brings:
        """What the action that begins with this step could do."""
        if not isinstance(step, AnnexOrInfluence) or not isinstance(s, Wars):
            return doings(s, self.seat, step)
        purse = purse_of(s, self.seat, ACTION)
        allies = [major for major in range(MAJORS) if refuse_alliance(s, self.seat, major, 0) is None]
        spend = Phrase(
            "outlook-can-influence",
            {
                "crowns": Count(strength_of(s, purse, CROWN), "crown"),
                "crosses": Count(strength_of(s, purse, CROSS), "cross"),
            },
        )
        ally = Phrase("outlook-can-ally", {"cities": Listed(tuple(major_arg(major) for major in allies))})
        return some((annexing(step.choices(s)), spend, ally if allies else None))

    def conquest(self, city: int) -> Brings:
        """W4.4, W4.5, W6.1: what taking this city costs and whom it makes hostile or defeats; or that it would win."""
        s, owner = self.s, self.s.owner[city]
        assert isinstance(s, Wars)
        if owner < 0:
            return ()
        after = s.copy()
        bear_conquest(after, self.seat, city, owner)
        wins = city == CITIES["naples"] and self.seat == s.france()
        found = [Phrase("outlook-wins")] if wins else []
        for major in range(MAJORS):
            if after.defeated >> major & 1 and not s.defeated >> major & 1:
                found.append(Phrase("outlook-defeats", {"city": major_arg(major)}))
            elif after.influence[major] != s.influence[major]:
                lost = Count(abs(after.influence[major] - s.influence[major]), "influence")
                found.append(Phrase("outlook-loses-influence", {"city": major_arg(major), "steps": lost}))
                if after.favoured(major) == 1 - self.seat != s.favoured(major):
                    found.append(Phrase("outlook-makes-hostile", {"city": major_arg(major), "seat": Seat(self.seat)}))
        return tuple(found)


def look_ahead(s: Wars, seat: int | None, tell: Tell) -> Outlook:
    """The outlook of the seat in this state; empty if it is asked nothing."""
    step = None if seat is None else asked(s, seat)
    return Outlook() if step is None else virtu.told(WarsQuestion(s, step, tell), TELLERS)


# Influence


def annex_or_influence(q: Question) -> Outlook:
    """W3.2, W3.3: cities to annex, markers to move, alliances to make."""
    assert isinstance(q.step, AnnexOrInfluence)
    assert isinstance(q.s, Wars)
    found = annexations(q)
    for major in range(MAJORS):
        found += influences(q, q.s, major, q.step.done)
        found.append(q.prospect(major_arg(major), moves.ALLIANCE[major], brings=alliance(q.s, major)))
    return Outlook(prospects=tuple(found), notes=tuple(zone(q.s, major) for major in range(MAJORS)))


def influences(q: Question, s: Wars, major: int, done: int) -> list[Prospect]:
    """W3.2: a crown, or for Rome a cross, and where the marker lies then."""
    kinds = [(False, ONE_CROWN), (True, ONE_CROSS)] if s.italy.majors[major].takes_crosses else [(False, ONE_CROWN)]
    brings = pushed(s, q.seat, major, done) if s.is_on_track(major) else ()
    return [
        q.prospect(major_arg(major), moves.INFLUENCE[2 * major + is_cross], price=price, context=ACTION, brings=brings)
        for is_cross, price in kinds
    ]


def pushed(s: Wars, seat: int, major: int, done: int) -> Brings:
    """W2.1, W3.5: the zone after one more symbol, unless the enemy's agent cancels it."""
    if s.has_enemy(seat, MARKER_PLACE + major) and not done & CANCELLED << major:
        return (Phrase("outlook-cancelled", {"seat": Seat(s.agents[MARKER_PLACE + major])}),)
    after = s.copy()
    GainInfluence(seat, major, 0).run(after)
    return (zone(after, major),)


def zone(s: Wars, major: int) -> Phrase:
    """W2.2: where a marker lies, and what that means."""
    city = major_arg(major)
    if s.lords[major] >= 0:
        return Phrase("outlook-allied", {"city": city, "seat": Seat(s.lords[major])})
    if s.defeated >> major & 1:
        return Phrase("outlook-defeated", {"city": city})
    friend = s.favoured(major)
    if friend < 0:
        return Phrase("outlook-neutral", {"city": city, "number": Count(s.influence[major])})
    key = "outlook-alliance-zone" if s.lean(friend, major) > s.italy.favour else "outlook-favour-zone"
    return Phrase(key, {"city": city, "seat": Seat(friend), "number": Count(s.lean(friend, major))})


def alliance(s: Wars, major: int) -> Brings:
    """W3.4: what an alliance for good brings: cities, troops, an agent, cards."""
    if not s.is_on_track(major):
        return (zone(s, major),)
    one, holder = s.italy.majors[major], HOLDER + major
    cities = tuple(CITY(city) for city in s.board.cities if s.owner[city] == holder)
    return (
        Phrase(
            "outlook-alliance",
            {
                "cities": Listed(cities),
                "troops": Count(s.own_army(holder), "troop"),
                "agents": Count(one.agents, "agent"),
                "cards": Listed(tuple(CARD(card) for card in one.cards)),
            },
        ),
    )


# Troops


def besiege_or_stay(q: Question) -> Outlook:
    """W2.4: the siege, and what it costs with the major city."""
    assert isinstance(q.step, BesiegeOrStay)
    city = q.step.city
    sums, brings = siege_before(q, city, q.s.troops_at(q.seat, city))
    stays = Phrase("outlook-stays", {"troops": Count(q.s.troops_at(q.seat, city), "troop")})
    return Outlook(
        prospects=(
            q.prospect(CITY(city), ACT, brings=brings, sums=sums),
            q.prospect(CITY(city), moves.STAY, brings=(stays,)),
        )
    )


def pick_troop(q: Question) -> Outlook:
    """W4.7: which of mixed troops."""
    assert isinstance(q.step, (PickMover, PickLoss))
    assert isinstance(q.s, Wars)
    found = []
    for kind in range(1 + MAJORS):
        if moves.TROOP[kind] in q.choices:
            thing = Phrase("move-troop-own") if kind == OWN else Phrase("move-troop", {"city": major_arg(kind - 1)})
            found.append(q.prospect(thing, moves.TROOP[kind]))
    return Outlook(prospects=tuple(found))


def hire_allies(q: Question) -> Outlook:
    """W5.2: troops of allies, in their capitals."""
    s = q.s
    assert isinstance(s, Wars)
    price = s.italy.hire_price * ONE_FLORIN
    found = []
    for major in range(MAJORS):
        left = max(0, s.italy.majors[major].most_troops - s.own_army(HOLDER + major))
        brings = (Phrase("outlook-troops-left", {"troops": Count(left, "troop")}),)
        found.append(q.prospect(major_arg(major), moves.HIRE[major], price=price, context=WINTER, brings=brings))
    return Outlook(prospects=tuple(found))


TELLERS: Mapping[str, Teller] = {
    **virtu.TELLERS,
    "annex-or-influence": annex_or_influence,
    "besiege-or-stay": besiege_or_stay,
    "pick-mover": pick_troop,
    "pick-loss": pick_troop,
    "hire-allies": hire_allies,
}


def survey(s: Wars, seat: int, tell: Tell) -> Survey:
    """What the seat could do next, as things stand."""
    return surveys.survey(s, seat, lambda at, step: WarsQuestion(at, step, tell), lambda q: TELLERS[q.step.name()](q))
