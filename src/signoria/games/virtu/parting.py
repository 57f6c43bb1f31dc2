"""Where Virtù and Wars of Italy part: named methods that the other game overrides, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from signoria.games.virtu.state import Virtu


@mypyc_attr(allow_interpreted_subclasses=True)
class Parting:
    """Virtù for three to five players."""

    def troop_limit(self, s: Virtu, seat: int) -> int:
        """How many troops a seat may have on the map (V7.6)."""
        return s.edition.troops

    def kept(self, s: Virtu, florins: int) -> int:
        """How many troops stay for so many florins (V7.1)."""
        return s.edition.kept_free + s.edition.kept_each * florins

    def recruit_price(self, s: Virtu, seat: int, city: int) -> int:
        """What a troop costs in an own city (V7.6)."""
        is_home = city in s.edition.homes[s.powers[seat]]
        return s.edition.home_price if is_home else s.edition.price

    def is_own(self, s: Virtu, seat: int, city: int) -> bool:
        """Do the seat's troops march through this city freely, and stay there unharmed?"""
        return s.owner[city] == seat

    def gains_trophy(self, s: Virtu, winner: int, loser: int) -> bool:
        """Is a city taken from this holder worth a trophy (V6.4): one for each opponent?"""
        return loser >= 0 and not s.trophies[winner] >> loser & 1

    def is_last_winter(self, s: Virtu) -> bool:
        """V8.1: does the game end after this winter?"""
        if s.year >= s.variants.years:
            return True
        neutral = 0
        for city in s.board.cities:
            if s.owner[city] < 0:
                neutral += 1
        if not neutral:
            return True
        for seat in range(s.seats):
            if s.cities(seat) >= s.edition.last_cities or s.patronage[seat] >= len(s.edition.patronage_costs):
                return True
        return False


VIRTU = Parting()
