"""A position of Wars of Italy: that of Virtù, with the major cities as holders of cities and troops."""

from __future__ import annotations

from typing import Final

from signoria.games.virtu.components import (
    CITY_NAMES,
    HOLDERS,
    KING_OF_FRANCE,
    MAJOR_NAMES,
    MAJORS,
    MAP,
    NOBODYS,
    Variants,
    replaced,
)
from signoria.games.virtu.parting import Parting
from signoria.games.virtu.state import NONE_YET, Virtu
from signoria.games.wars.components import HOLDER, OWN, PLAYERS, Italy


class Wars(Virtu):
    """The table. Every troop stands in one row of `troops`: that of the seat or of the major city whose colour it has.

    Who commands it follows from `lords`: a seat commands its own row and those of its allies.
    """

    def __init__(self, italy: Italy, variants: Variants, parting: Parting) -> None:
        super().__init__(italy.edition, variants, PLAYERS, parting)
        self.italy: Final = italy
        self.influence: list[int] = NONE_YET  # where each major city's marker lies (W1.3); below 0 towards France
        self.lords: list[int] = NONE_YET  # the seat that each major city is allied with for good, or NOBODYS
        self.defeated = 0  # bits of major cities
        self.spoils: list[int] = NONE_YET  # trophies of each seat (W4.1)
        self.waiting: list[int] = NONE_YET  # bits of cities that a seat's troops do not besiege this spring (W2.4)
        self.halted: list[int] = NONE_YET  # as `troops`: those that came this spring to a city that stops them (W2.4)
        self.besiegers = 0  # bits of seats that have resolved a siege of their own this spring (V4.5)

    def lay_out(self) -> None:
        """Fill the lists for an empty table."""
        super().lay_out()
        self.influence = [major.influence for major in self.italy.majors]
        self.lords = [NOBODYS] * MAJORS
        nothing = [0] * PLAYERS
        self.spoils = nothing
        self.waiting = nothing
        self.halted = [0] * (HOLDERS * MAP)

    def copy(self) -> Wars:
        """An independent state, equal in everything."""
        c = Wars(self.italy, self.variants, self.parting)
        self.copy_into(c)
        c.influence = self.influence
        c.lords = self.lords
        c.defeated = self.defeated
        c.spoils = self.spoils
        c.waiting = self.waiting
        c.halted = self.halted
        c.besiegers = self.besiegers
        return c

    def __repr__(self) -> str:
        """One readable screen."""
        lines = []
        for major in range(MAJORS):
            held = [CITY_NAMES[city] for city in range(MAP) if self.owner[city] == HOLDER + major]
            lord = self.lords[major]
            status = f"ally of {lord}" if lord >= 0 else f"influence {self.influence[major]}"
            if self.defeated >> major & 1:
                status += ", defeated"
            lines.append(f"  {MAJOR_NAMES[major]}: {status}, cities: {', '.join(held) or 'none'}")
        return "\n".join([super().__repr__().replace("Virtù", "Wars of Italy", 1), *lines])

    # The two powers

    def france(self) -> int:
        """The seat of France."""
        return 0 if self.powers[0] == KING_OF_FRANCE else 1

    # Influence

    def is_on_track(self, major: int) -> bool:
        """Has the major city still a marker: is it neither allied nor defeated (W3.2)?"""
        return self.lords[major] < 0 and not self.defeated >> major & 1

    def lean(self, seat: int, major: int) -> int:
        """How far the marker lies on the seat's side; negative on the other's."""
        return -self.influence[major] if seat == self.france() else self.influence[major]

    def favoured(self, major: int) -> int:
        """W2.2: the seat that the major city favours, or NOBODYS."""
        at = self.influence[major]
        if not self.is_on_track(major) or self.italy.neutral_low <= at <= self.italy.neutral_high:
            return NOBODYS
        return self.france() if at < 0 else 1 - self.france()

    def shift_marker(self, seat: int, major: int, steps: int) -> int:
        """W2.1: the marker moves towards the seat, or away from it, and stops at the ends; how far it went."""
        before = self.influence[major]
        after = before - steps if seat == self.france() else before + steps
        after = max(self.italy.lowest, min(self.italy.highest, after))
        self.influence = replaced(self.influence, major, after)
        return abs(after - before)

    # Troops

    def army(self, seat: int) -> int:
        """How many troops the seat commands on the map, its allies' among them."""
        found = self.own_army(seat)
        for major in range(MAJORS):
            if self.lords[major] == seat:
                found += self.own_army(HOLDER + major)
        return found

    def troops_at(self, seat: int, city: int) -> int:
        """How many troops the seat commands there, its allies' among them."""
        return self.troops[seat * MAP + city] + self.allied_at(seat, city)

    def allied_at(self, seat: int, city: int) -> int:
        """How many of the troops that the seat commands there are of its allies."""
        found = 0
        for major in range(MAJORS):
            if self.lords[major] == seat:
                found += self.troops[(HOLDER + major) * MAP + city]
        return found

    def change_troops(self, holder: int, city: int, by: int) -> None:
        """Troops of a holder arrive or are lost; no more have stopped there than there are."""
        super().change_troops(holder, city, by)
        at = holder * MAP + city
        if self.halted[at] > self.troops[at]:
            self.halted = replaced(self.halted, at, self.troops[at])

    def holder_of(self, seat: int, kind: int) -> int:
        """Whose row the troops of this kind stand in that the seat commands."""
        return seat if kind == OWN else HOLDER + kind - 1

    def kinds_at(self, seat: int, city: int, is_march: bool) -> list[int]:
        """The kinds of troops that the seat commands there; for a march only those that have not stopped (W2.4)."""
        found: list[int] = []
        for kind in range(1 + MAJORS):
            if kind == OWN or self.lords[kind - 1] == seat:
                at = self.holder_of(seat, kind) * MAP + city
                if self.troops[at] > (self.halted[at] if is_march else 0):
                    found.append(kind)
        return found
