"""Annex and Influence: cities and crowns for major cities, and alliances for good (W2.1, W3.2–W3.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu import events as virtu_events
from signoria.games.virtu.components import (
    CROSS,
    CROWN,
    KINDS,
    MAJORS,
    MARKER_PLACE,
    NEUTRAL,
    NOBODYS,
    ONE_CROSS,
    ONE_CROWN,
    count_of,
    replaced,
)
from signoria.games.virtu.moves import ANNEX, ENOUGH, InCity
from signoria.games.virtu.steps.actions import GainAnnexed, annex_price, refuse_annexation
from signoria.games.virtu.steps.court import WELCOME_CARD
from signoria.games.virtu.steps.paying import ACTION, Purse, begin_payment, purse_of
from signoria.games.wars import events, moves
from signoria.games.wars.components import HOLDER, PLAYERS
from signoria.games.wars.state import Wars
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Automatic, Decision

ASKED_TO_INFLUENCE: Final = Refusal("asked-to-influence", "W3.2")
ANNEXED_ALREADY: Final = Refusal("annexed-already", "W3.2")
OFF_THE_TRACK: Final = Refusal("off-the-track", "W3.2")
MARKER_AT_END: Final = Refusal("marker-at-end", "W2.1")
CROSSES_IN_VAIN: Final = Refusal("crosses-in-vain", "W3.2")
NO_CROWN: Final = Refusal("no-crown", "W3.2")
NO_CROSS: Final = Refusal("no-cross", "W3.2")
ACTION_BEGUN: Final = Refusal("action-begun", "W3.3")
NOT_IN_ALLIANCE_ZONE: Final = Refusal("not-in-alliance-zone", "W3.3")
ENEMY_ON_MARKER: Final = Refusal("enemy-on-marker", "W3.5")

# What has been done in the action in hand: bits.
ANNEXED: Final = 1
INFLUENCED: Final = 2
CANCELLED: Final = 4  # and further: for each major city, whether the enemy's agent has cancelled a symbol
DOINGS: Final = 32


def refuse_influence(s: Wars, seat: int, major: int, is_cross: bool, purse: Purse) -> Refusal | None:
    """W3.2: can a crown or cross move this marker?"""
    if not s.is_on_track(major):
        return OFF_THE_TRACK
    if is_cross and not s.italy.majors[major].takes_crosses:
        return CROSSES_IN_VAIN
    if s.lean(seat, major) >= (-s.italy.lowest if seat == s.france() else s.italy.highest):
        return MARKER_AT_END
    kind = CROSS if is_cross else CROWN
    if count_of(s.pool, kind) or purse.total(kind):
        return None
    return NO_CROSS if is_cross else NO_CROWN


def refuse_alliance(s: Wars, seat: int, major: int, done: int) -> Refusal | None:
    """W3.3: a marker already in one's Alliance zone, no enemy agent on it, and the whole action for it."""
    if not s.is_on_track(major):
        return OFF_THE_TRACK
    if s.lean(seat, major) <= s.italy.favour:
        return NOT_IN_ALLIANCE_ZONE
    if s.has_enemy(seat, MARKER_PLACE + major):
        return ENEMY_ON_MARKER
    return ACTION_BEGUN if done else None


class AnnexOrInfluence(Decision[Wars]):
    """W3.2, W3.3: annex a neutral city, spend crowns for influence, both in any order; or make an alliance."""

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done: Final = done

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.done)

    def candidates(self, s: Wars) -> Sequence[Move]:
        return (ENOUGH, *ANNEX, *moves.INFLUENCE, *moves.ALLIANCE)

    def choices(self, s: Wars) -> list[Move]:
        found: list[Move] = [ENOUGH]
        seat = self.who
        purse = purse_of(s, seat, ACTION)
        if not self.done & ANNEXED:
            most = purse.total(CROWN) + count_of(s.pool, CROWN)
            for city in s.board.cities:
                is_near = s.owner[city] == NEUTRAL and s.edition.values[city] <= most  # an own agent makes it enough
                if is_near and refuse_annexation(s, seat, city, purse) is None:
                    found.append(ANNEX[city])
        for major in range(MAJORS):
            if refuse_influence(s, seat, major, False, purse) is None:
                found.append(moves.INFLUENCE[2 * major])
            if refuse_influence(s, seat, major, True, purse) is None:
                found.append(moves.INFLUENCE[2 * major + 1])
        if not self.done:
            for major in range(MAJORS):
                if refuse_alliance(s, seat, major, 0) is None:
                    found.append(moves.ALLIANCE[major])
        return found

    def refuse(self, s: Wars, move: Move) -> Refusal | None:
        if isinstance(move, InCity) and move.verb == "annex":
            if self.done & ANNEXED:
                return ANNEXED_ALREADY
            return refuse_annexation(s, self.who, move.city, purse_of(s, self.who, ACTION))
        if isinstance(move, moves.Influence):
            return refuse_influence(s, self.who, move.major, move.is_cross, purse_of(s, self.who, ACTION))
        if isinstance(move, moves.WithMajor) and move.verb == "alliance":
            return refuse_alliance(s, self.who, move.major, self.done)
        return None if move is ENOUGH else ASKED_TO_INFLUENCE

    def take(self, s: Wars, move: Move) -> None:
        seat = self.who
        if isinstance(move, InCity):  # the city comes when all is paid: its tile is no part of this payment
            s.then(GO_ON_ANNEXING[seat * DOINGS + (self.done | ANNEXED)], GainAnnexed(seat, move.city))
            begin_payment(s, seat, ACTION, annex_price(s, seat, move.city), 0)
        elif isinstance(move, moves.Influence):
            cancels = CANCELLED << move.major if s.has_enemy(seat, MARKER_PLACE + move.major) else 0
            is_cancelled = bool(cancels & ~self.done)
            following = GO_ON_ANNEXING[seat * DOINGS + (self.done | INFLUENCED | cancels)]
            s.then(GainInfluence(seat, move.major, 1 if is_cancelled else 0), following)
            begin_payment(s, seat, ACTION, ONE_CROSS if move.is_cross else ONE_CROWN, 0)
        elif isinstance(move, moves.WithMajor):
            s.then(FormAlliance(seat, move.major))
        elif not self.done:
            s.tell(virtu_events.DECLINED, seat)


class GoOnAnnexing(Automatic[Wars]):
    """W3.2: who can do more with this action is asked."""

    def __init__(self, seat: int, done: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.done: Final = done

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.done)

    def run(self, s: Wars) -> None:
        question = ANNEX_OR_INFLUENCE[self.seat * DOINGS + self.done]
        if len(question.choices(s)) > 1:
            s.then(question)


class GainInfluence(Automatic[Wars]):
    """W2.1, W3.5: the marker moves one step, unless an enemy agent cancels the first symbol of the action."""

    def __init__(self, seat: int, major: int, is_cancelled: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.major: Final = major
        self.is_cancelled: Final = is_cancelled

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.major, self.is_cancelled)

    def run(self, s: Wars) -> None:
        capital = s.italy.majors[self.major].capital
        if self.is_cancelled:
            s.tell(events.INFLUENCE_CANCELLED, self.seat, capital)
        else:
            s.shift_marker(self.seat, self.major, 1)
            s.tell(events.INFLUENCE_GAINED, self.seat, capital, s.influence[self.major])


class FormAlliance(Automatic[Wars]):
    """W3.4: its cities with their tiles, its cards, troops and agent; its marker leaves the track."""

    def __init__(self, seat: int, major: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.major: Final = major

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.major)

    def run(self, s: Wars) -> None:
        seat = self.seat
        major = s.italy.majors[self.major]
        s.tell(events.ALLIANCE_MADE, seat, major.capital)
        s.lords = replaced(s.lords, self.major, seat)
        owner = s.owner[:]
        for city in s.board.cities:
            if owner[city] == HOLDER + self.major:
                owner[city] = seat  # its tile was never exhausted
        s.owner = owner
        s.stock = replaced(s.stock, seat, s.stock[seat] + major.agents)
        clear_marker(s, self.major)
        for at in range(len(major.cards) - 1, -1, -1):
            s.then(WELCOME_CARD[seat * KINDS + major.cards[at]])


def clear_marker(s: Wars, major: int) -> None:
    """W3.4, W4.5: the marker leaves the track; an agent on it returns to its owner."""
    agent = s.agents[MARKER_PLACE + major]
    if agent >= 0:
        s.agents = replaced(s.agents, MARKER_PLACE + major, NOBODYS)
        s.stock = replaced(s.stock, agent, s.stock[agent] + 1)
    s.influence = replaced(s.influence, major, 0)


ANNEX_OR_INFLUENCE: Final = tuple([AnnexOrInfluence(seat, done) for seat in range(PLAYERS) for done in range(DOINGS)])
GO_ON_ANNEXING: Final = tuple([GoOnAnnexing(seat, done) for seat in range(PLAYERS) for done in range(DOINGS)])
