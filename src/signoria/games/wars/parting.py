"""Where Wars of Italy parts from Virtù: every rule of its own that Virtù's steps ask for."""

from __future__ import annotations

from typing import Final

from signoria.games.virtu.components import (
    CITIES,
    HOLDERS,
    KINGDOM,
    MAJORS,
    MAP,
    MARKER_PLACE,
    NAPLES,
    NEUTRAL,
    NOBODYS,
    TITLES,
    replaced,
)
from signoria.games.virtu.parting import TROOP_STOPS, UNDECIDED, Parting
from signoria.games.virtu.state import Virtu
from signoria.games.wars import events, scoring
from signoria.games.wars.components import HOLDER, PLAYERS
from signoria.games.wars.evaluation import prize, war_hopes
from signoria.games.wars.state import Wars
from signoria.games.wars.steps.influence import ANNEX_OR_INFLUENCE, DOINGS, AnnexOrInfluence
from signoria.games.wars.steps.sieges import BesiegeOrStay, bear_conquest
from signoria.games.wars.steps.troops import PickLoss, PickMover, disband, lose, move_one
from signoria.games.wars.steps.winter import OFFER_HIRING
from signoria.kernel.moves import Refusal
from signoria.kernel.steps import Step

NEUTRAL_STOPS: Final = Refusal("troop-stops", "W2.4")
HOSTILE_STOPS: Final = Refusal("troop-stops", "W2.5")
NAPLES_ONLY: Final = Refusal("naples-only", "W1.4")
NAPLES_CITY: Final = CITIES["naples"]
ALL_TROOPS: Final = 999  # more than there are


class WarsParting(Parting):
    """Wars of Italy for two."""

    def __init__(self) -> None:
        super().__init__((), (), scoring.CATEGORIES, scoring.REASONS)

    # Steps that only one of the two games knows

    def begin_annexing(self, s: Virtu, seat: int) -> None:
        """W3.2, W3.3."""
        assert isinstance(s, Wars)
        s.then(ANNEX_OR_INFLUENCE[seat * DOINGS])

    def begin_alliances(self, s: Virtu, seat: int) -> None:
        """W5.2: troops of allies; there are no alliances with powers (W1.4)."""
        assert isinstance(s, Wars)
        s.then(OFFER_HIRING[seat])

    def begin_siege(self, s: Virtu, seat: int, city: int) -> None:
        """V4.5, W2.4: where one may stay it is no siege before one says so."""
        assert isinstance(s, Wars)
        if not self.may_stay(s, seat, city):
            s.besiegers |= 1 << seat

    def end_sieges(self, s: Virtu, seat: int) -> None:
        """V4.5, W2.4: who only stayed keeps its tokens till the end of spring, and may declare them in defence."""
        assert isinstance(s, Wars)
        if s.besiegers >> seat & 1:
            super().end_sieges(s, seat)

    def offer_siege(self, s: Virtu, seat: int, city: int, resolver: int) -> None:
        """W2.4: besiege or stay; who won the field in another's turn is asked in its own."""
        assert isinstance(s, Wars)
        if seat == resolver:
            s.then(BesiegeOrStay(seat, city))

    # Troops

    def is_own(self, s: Virtu, seat: int, city: int) -> bool:
        """W2.3: own cities, and those of a major city that favours the seat."""
        owner = s.owner[city]
        if owner < HOLDER:
            return owner == seat
        assert isinstance(s, Wars)
        return s.favoured(owner - HOLDER) == seat

    def may_leave(self, s: Virtu, seat: int, city: int) -> bool:
        """W2.4, W2.5: a troop that came this spring has stopped; one that stood there before may go on."""
        assert isinstance(s, Wars)
        return len(s.kinds_at(seat, city, True)) > 0

    def why_stopped(self, s: Virtu, seat: int, city: int) -> Refusal:
        """W2.4, W2.5: before a major city's city, by whom it favours; else as in Virtù."""
        if s.owner[city] < HOLDER:
            return TROOP_STOPS
        return NEUTRAL_STOPS if self.may_stay(s, seat, city) else HOSTILE_STOPS

    def may_stay(self, s: Virtu, seat: int, city: int) -> bool:
        """W2.4: before the cities of a neutral major city."""
        owner = s.owner[city]
        if owner < HOLDER:
            return False
        assert isinstance(s, Wars)
        return s.favoured(owner - HOLDER) == NOBODYS

    def is_waiting(self, s: Virtu, seat: int, city: int) -> bool:
        """W2.4, W2.5: they said so, and the major city is still neutral."""
        assert isinstance(s, Wars)
        return bool(s.waiting[seat] >> city & 1) and self.may_stay(s, seat, city)

    def must_retreat(self, s: Virtu, seat: int, city: int) -> bool:
        """W4.6: after a lost siege or a tied field battle; from a city of no major city always (V6.7)."""
        if self.is_own(s, seat, city):
            return False
        return s.owner[city] < HOLDER or bool(s.withdrawn[seat] >> city & 1)

    def move_troop(self, s: Virtu, seat: int, start: int, city: int, is_march: bool) -> None:
        """W4.7: of mixed troops the owner says which one moves."""
        assert isinstance(s, Wars)
        move_one(s, seat, start, city, is_march)

    def lose_troops(self, s: Virtu, seat: int, city: int, count: int) -> None:
        """W4.7: of mixed troops the owner says which are lost."""
        assert isinstance(s, Wars)
        lose(s, seat, city, count)

    def troop_limit(self, s: Virtu, seat: int) -> int:
        """W5.2: so many of one's own; allies do not count."""
        assert isinstance(s, Wars)
        return s.italy.starts[s.powers[seat]].most_troops

    def kept(self, s: Virtu, florins: int) -> int:
        """W5.1: in the marked rounds two for each florin; else all."""
        assert isinstance(s, Wars)
        return s.italy.troops_a_florin * florins if s.year in s.italy.salary_rounds else ALL_TROOPS

    # Sieges

    def champion(self, s: Virtu, city: int) -> int:
        """W4.2: for a major city's city the player it favours, with a troop there."""
        owner = s.owner[city]
        if owner < HOLDER:
            return max(owner, NEUTRAL)
        assert isinstance(s, Wars)
        friend = s.favoured(owner - HOLDER)
        return friend if friend >= 0 and s.troops_at(friend, city) else NEUTRAL

    def defenders(self, s: Virtu, city: int) -> int:
        """W4.2, W4.3: the major city's own troops, and those of the player it favours."""
        owner = s.owner[city]
        if owner < 0:
            return 0
        if owner < HOLDER:
            return s.troops_at(owner, city)
        friend = self.champion(s, city)
        return s.troops[owner * MAP + city] + (s.troops_at(friend, city) if friend >= 0 else 0)

    def bulwark(self, s: Virtu, city: int) -> int:
        """There is no Bastion here."""
        return 0

    def rout(self, s: Virtu, city: int) -> None:
        """W2.3, V6.4: all defenders are lost with the city, helpers too."""
        assert isinstance(s, Wars)
        owner = s.owner[city]
        if owner < 0:
            return
        champion = self.champion(s, city)
        if owner >= HOLDER:
            disband(s, owner, city)
        if champion >= 0:
            lose(s, champion, city, s.troops_at(champion, city))

    def award_trophy(self, s: Virtu, seat: int, city: int, loser: int) -> None:
        """W4.1: for every city taken from the enemy or a major city."""
        assert isinstance(s, Wars)
        s.spoils = replaced(s.spoils, seat, s.spoils[seat] + 1)
        s.tell(events.TROPHY_WON, seat, city)

    def suffer_conquest(self, s: Virtu, seat: int, city: int, loser: int) -> None:
        """W4.4, W4.5: influence, and defeat."""
        assert isinstance(s, Wars)
        bear_conquest(s, seat, city, loser)

    def end_spring(self, s: Virtu) -> None:
        """W2.4: who waits is asked again next spring."""
        assert isinstance(s, Wars)
        s.waiting = [0] * PLAYERS
        s.halted = [0] * (HOLDERS * MAP)
        s.besiegers = 0

    # Agents and the palace

    def is_open_place(self, s: Virtu, place: int) -> bool:
        """W3.5: the marker of a major city neither allied nor defeated."""
        assert isinstance(s, Wars)
        return place >= MARKER_PLACE and s.is_on_track(place - MARKER_PLACE)

    def agent_limit(self, s: Virtu, seat: int) -> int:
        """W3.4: allies' agents come on top."""
        assert isinstance(s, Wars)
        found = s.edition.agents
        for major in range(MAJORS):
            if s.lords[major] == seat:
                found += s.italy.majors[major].agents
        return found

    def spaces(self, s: Virtu, seat: int) -> int:
        """W1.5, W3.4: titles, and one for each alliance."""
        assert isinstance(s, Wars)
        found = 0
        for title in range(TITLES):
            if s.titles[seat] >> title & 1:
                found += s.edition.title_spaces[title]
        for lord in s.lords:
            if lord == seat:
                found += 1
        return found

    def refuse_title(self, s: Virtu, seat: int, title: int) -> Refusal | None:
        """W1.4: the Kingdom is for Naples only; other titles of a crest one owns already."""
        return NAPLES_ONLY if title == KINGDOM and s.powers[seat] != NAPLES else None

    # The course of the game

    def set_order(self, s: Virtu) -> None:
        """W1.6: France always goes first."""
        return

    def reason_to_end(self, s: Virtu) -> int:
        """W6.2: the last round."""
        return scoring.BY_ROUNDS if s.year >= s.variants.years else UNDECIDED

    def sudden_end(self, s: Virtu) -> int:
        """W6.1: France controls Naples."""
        assert isinstance(s, Wars)
        return scoring.BY_NAPLES if s.owner[NAPLES_CITY] == s.france() else UNDECIDED

    def breakdown(self, s: Virtu, seat: int) -> list[int]:
        """W6.2."""
        assert isinstance(s, Wars)
        return scoring.breakdown(s, seat)

    def ranks(self, s: Virtu) -> list[int]:
        """W6.1, W6.2: one wins."""
        assert isinstance(s, Wars)
        winner = scoring.winner(s)
        return [0 if seat == winner else 1 for seat in range(PLAYERS)]

    def hopes(self, s: Virtu, seat: int) -> float:
        """Influence, alliances, and the road to Naples."""
        assert isinstance(s, Wars)
        return war_hopes(s, seat)

    def prize(self, s: Virtu, seat: int, city: int) -> float:
        """A trophy, and what it costs."""
        assert isinstance(s, Wars)
        return prize(s, seat, city)

    def is_in_action(self, step: Step[Virtu]) -> bool:
        """Annexing, influencing, and which troop it is."""
        return isinstance(step, (AnnexOrInfluence, PickMover))

    def is_forced(self, step: Step[Virtu]) -> bool:
        """Which troop it is."""
        return isinstance(step, (PickMover, PickLoss))


WARS: Final = WarsParting()
