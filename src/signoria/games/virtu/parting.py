"""Where Virtù and Wars of Italy part: named methods that the other game overrides, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from signoria.games.virtu import events, scoring
from signoria.games.virtu.components import (
    BASTION,
    BONUSES,
    KINGDOM,
    MAP,
    MARKER_PLACE,
    NEUTRAL,
    REPUBLIC,
    TITLES,
    replaced,
)
from signoria.kernel.moves import Refusal
from signoria.kernel.steps import Step

if TYPE_CHECKING:
    from signoria.games.virtu.state import Virtu

TROOP_STOPS: Final = Refusal("troop-stops", "V4.5")
KINGDOM_OR_REPUBLIC: Final = Refusal("kingdom-or-republic", "V7.5")

UNDECIDED: Final = 0  # reasons why it ended, in the order of docs and texts
BY_NEUTRAL: Final = 1
BY_CITIES: Final = 2
BY_PATRONAGE: Final = 3
BY_YEARS: Final = 4
REASONS: Final = ("undecided", "no-neutral-city", "cities", "patronage", "years")


@mypyc_attr(allow_interpreted_subclasses=True)
class Parting:
    """Virtù for three to five players. Its own steps for Annex and for alliances, by seat, are handed in."""

    def __init__(
        self,
        annexing: Sequence[Step[Virtu]],
        allying: Sequence[Step[Virtu]],
        categories: tuple[str, ...] = scoring.CATEGORIES,
        reasons: tuple[str, ...] = REASONS,
    ) -> None:
        self.annexing: Final = annexing
        self.allying: Final = allying
        self.categories: Final = categories  # of prestige, as `breakdown` gives it
        self.religion: Final = categories.index("religion")
        self.reasons: Final = reasons  # why it ended

    # Steps that only one of the two games knows

    def begin_annexing(self, s: Virtu, seat: int) -> None:
        """The action Annex begins (V4.4)."""
        s.then(self.annexing[seat])

    def begin_alliances(self, s: Virtu, seat: int) -> None:
        """What comes after recruiting in winter (V7.7)."""
        s.then(self.allying[seat])

    def begin_siege(self, s: Virtu, seat: int, city: int) -> None:
        """The seat resolves the siege of this city, or what comes before it (V6.1)."""
        return

    def end_sieges(self, s: Virtu, seat: int) -> None:
        """The seat has resolved its last siege: War +1 tokens left are discarded (V4.5)."""
        s.war_tokens = replaced(s.war_tokens, seat, 0)

    def offer_siege(self, s: Virtu, seat: int, city: int, resolver: int) -> None:
        """Troops that may stay before a city are asked; in Virtù none may."""
        return

    # Troops

    def is_own(self, s: Virtu, seat: int, city: int) -> bool:
        """Do the seat's troops march through this city freely, and stay there unharmed?"""
        return s.owner[city] == seat

    def may_leave(self, s: Virtu, seat: int, city: int) -> bool:
        """Has the seat a troop there that may move on in this War action (V4.5)?"""
        return s.owner[city] == seat

    def why_stopped(self, s: Virtu, seat: int, city: int) -> Refusal:
        """Why troops may not leave a city: it is not their own (V4.5)."""
        return TROOP_STOPS

    def may_stay(self, s: Virtu, seat: int, city: int) -> bool:
        """May the seat's troops stand before this city without besieging it? In Virtù never (V6.1)."""
        return False

    def is_waiting(self, s: Virtu, seat: int, city: int) -> bool:
        """Have the seat's troops before this city said that they stay there?"""
        return False

    def must_retreat(self, s: Virtu, seat: int, city: int) -> bool:
        """Must the seat's troops leave this city after the sieges (V6.7)?"""
        return s.owner[city] != seat

    def move_troop(self, s: Virtu, seat: int, start: int, city: int, is_march: bool) -> None:
        """A troop marches (V4.5) or retreats (V6.7) from one city to another."""
        troops = s.troops[:]
        row = seat * MAP
        troops[row + start] = troops[row + start] - 1
        troops[row + city] = troops[row + city] + 1
        s.troops = troops
        s.tell(events.MARCHED if is_march else events.RETREATED, seat, start, city)

    def lose_troops(self, s: Virtu, seat: int, city: int, count: int) -> None:
        """Troops of a seat are lost, or dismissed."""
        s.change_troops(seat, city, -count)

    def troop_limit(self, s: Virtu, seat: int) -> int:
        """How many troops of its own a seat may have on the map (V7.6)."""
        return s.edition.troops

    def kept(self, s: Virtu, florins: int) -> int:
        """How many troops stay for so many florins (V7.1)."""
        return s.edition.kept_free + s.edition.kept_each * florins

    def recruit_price(self, s: Virtu, seat: int, city: int) -> int:
        """What a troop costs in an own city (V7.6)."""
        is_home = city in s.edition.homes[s.powers[seat]]
        return s.edition.home_price if is_home else s.edition.price

    # Sieges

    def champion(self, s: Virtu, city: int) -> int:
        """The seat that declares bonuses for the city, or NEUTRAL (V6.3)."""
        return max(s.owner[city], NEUTRAL)

    def defenders(self, s: Virtu, city: int) -> int:
        """How many troops defend the city (V6.2)."""
        owner = s.owner[city]
        return 0 if owner < 0 else s.troops[owner * MAP + city]

    def bulwark(self, s: Virtu, city: int) -> int:
        """What defends the city by itself: the Bastion (V4.7)."""
        owner = s.owner[city]
        return s.edition.bastion if owner >= 0 and s.has_bonus(owner, BASTION) else 0

    def rout(self, s: Virtu, city: int) -> None:
        """V6.4: the defenders lose all their troops there."""
        owner = s.owner[city]
        if owner >= 0:
            s.change_troops(owner, city, -s.troops[owner * MAP + city])

    def award_trophy(self, s: Virtu, seat: int, city: int, loser: int) -> None:
        """V6.4: a trophy for a city taken from a player, one for each opponent."""
        if not s.trophies[seat] >> loser & 1:
            s.trophies = replaced(s.trophies, seat, s.trophies[seat] | 1 << loser)
            s.tell(events.TROPHY_GAINED, seat, loser)

    def suffer_conquest(self, s: Virtu, seat: int, city: int, loser: int) -> None:
        """What else follows when a city was taken from a holder; in Virtù nothing."""
        return

    def end_spring(self, s: Virtu) -> None:
        """What else is over with the spring; in Virtù nothing."""
        return

    # Agents and the palace

    def is_open_place(self, s: Virtu, place: int) -> bool:
        """Can agents stand at this alliance or marker (V4.6)?"""
        return place < MARKER_PLACE

    def agent_limit(self, s: Virtu, seat: int) -> int:
        """How many agents a seat may have (V7.4)."""
        return s.edition.agents

    def spaces(self, s: Virtu, seat: int) -> int:
        """V7.3: how many courtier spaces titles, bonuses and cities open."""
        edition = s.edition
        found = 1 if s.cities(seat) >= edition.space_at_cities else 0
        titles = s.titles[seat]
        if titles:
            for title in range(TITLES):
                if titles >> title & 1:
                    found += edition.title_spaces[title]
        bonuses = s.bonuses[seat]
        if bonuses:
            for bonus in range(BONUSES):
                if bonuses >> bonus & 1:
                    found += edition.bonus_spaces[bonus]
        return found

    def refuse_title(self, s: Virtu, seat: int, title: int) -> Refusal | None:
        """V7.5: Kingdom or Republic, never both."""
        other = KINGDOM if title == REPUBLIC else REPUBLIC if title == KINGDOM else title
        return KINGDOM_OR_REPUBLIC if s.titles[seat] >> other & 1 else None

    # The course of the game

    def by_track(self, s: Virtu) -> list[int]:
        """V6.9: the seats as they stand on the city track: the furthest first; on one space, the higher one."""
        places = [min(s.cities(seat), s.edition.last_cities) for seat in range(s.seats)]
        found: list[int] = []
        for space in range(s.edition.last_cities, -1, -1):
            for at in range(s.seats - 1, -1, -1):
                if places[s.ladder[at]] == space:
                    found.append(s.ladder[at])
        return found

    def set_order(self, s: Virtu) -> None:
        """V6.9: the order of turns follows the city track."""
        s.order = self.by_track(s)
        for seat in s.order:
            s.tell(events.ORDER_SET, seat)

    def reason_to_end(self, s: Virtu) -> int:
        """V8.1: why this winter is the last, the first of the reasons that holds; or UNDECIDED."""
        neutral = 0
        for city in s.board.cities:
            if s.owner[city] < 0:
                neutral += 1
        if not neutral:
            return BY_NEUTRAL
        for seat in range(s.seats):
            if s.cities(seat) >= s.edition.last_cities:
                return BY_CITIES
        for seat in range(s.seats):
            if s.patronage[seat] >= len(s.edition.patronage_costs):
                return BY_PATRONAGE
        return BY_YEARS if s.year >= s.variants.years else UNDECIDED

    def sudden_end(self, s: Virtu) -> int:
        """A reason to end at once after this year's winters, or UNDECIDED; Virtù has none."""
        return UNDECIDED

    def breakdown(self, s: Virtu, seat: int) -> list[int]:
        """A seat's prestige by category (V8.2)."""
        return scoring.breakdown(s, seat)

    def ranks(self, s: Virtu) -> list[int]:
        """V8.4: the place of each seat, 0 for the winners: by prestige, then crowns; equal seats share it."""
        return scoring.ranks(s)

    # Rules of thumb

    def hopes(self, s: Virtu, seat: int) -> float:
        """What a bot sees in a position besides what both games have."""
        return 0.0

    def prize(self, s: Virtu, seat: int, city: int) -> float:
        """What taking a city brings besides the city: a trophy (V6.4)."""
        owner = s.owner[city]
        return 0.0 + s.edition.trophy if owner >= 0 and not s.trophies[seat] >> owner & 1 else 0.0

    def is_in_action(self, step: Step[Virtu]) -> bool:
        """Does a question that only one of the games knows belong to the action in hand?"""
        return False

    def is_forced(self, step: Step[Virtu]) -> bool:
        """Must such a question be answered before a choice shows its worth?"""
        return False
