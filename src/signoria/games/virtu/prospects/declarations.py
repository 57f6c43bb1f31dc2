"""What can be declared in a siege: the most that a seat can add, and the least that it needs (V6.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from signoria.games.virtu import moves
from signoria.games.virtu.components import (
    ALLY_SOURCE,
    ARTILLERY_TILE,
    COURT_SOURCE,
    FLORIN,
    FRANCE,
    LEONARDO,
    LEONARDO_SOURCE,
    SYMBOLS,
    TILE_SOURCE,
    TITLE,
    TOKEN_SOURCE,
    WAR,
    count_of,
)
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.paying import SIEGE, purse_of
from signoria.games.virtu.steps.sieges import LEONARDO_USED, TOKEN_BONUS, declaration_price, refuse_leonardo
from signoria.kernel.moves import Move

GUN = TILE_SOURCE + TITLE + ARTILLERY_TILE
FRENCH = ALLY_SOURCE + FRANCE


class Declarations:
    """What seats could declare in one state; what holds for many cities is reckoned once."""

    def __init__(self, s: Virtu) -> None:
        self._s = s
        self._most: dict[tuple[int, bool], int] = {}
        self._least: dict[tuple[int, bool, int], tuple[Offer, ...] | None] = {}

    def most(self, seat: int, city: int) -> int:
        """The most that the seat can add before this city."""
        key = seat, self._has_used_leonardo(seat, city)
        if key not in self._most:
            self._most[key] = most(offers(self._s, seat, city), treasure(self._s, seat))
        return self._most[key]

    def least(self, seat: int, city: int, needed: int) -> tuple[Offer, ...] | None:
        """The cheapest declarations that add what is needed there; None if all together add too little."""
        key = seat, self._has_used_leonardo(seat, city), needed
        if key not in self._least:
            is_enough = self.most(seat, city) >= needed
            found = least(offers(self._s, seat, city), treasure(self._s, seat), needed) if is_enough else None
            self._least[key] = found
        return self._least[key]

    def _has_used_leonardo(self, seat: int, city: int) -> bool:
        """V4.7: nothing else that can be declared hangs on the city."""
        return bool(self._s.leonardo[seat] >> city & 1)


class Offer(NamedTuple):
    """A bonus that a seat could declare: its florins, and those that its source could give instead."""

    move: Move
    source: int
    bonus: int
    price: int
    florins: int


def offers(s: Virtu, seat: int, city: int) -> list[Offer]:
    """V6.3: all that the seat could declare, one by one, whether it can pay for it or not."""
    found = [Offer(moves.TOKEN, TOKEN_SOURCE, TOKEN_BONUS, 0, 0)] * s.war_tokens[seat]
    if s.has_bonus(seat, LEONARDO) and refuse_leonardo(s, seat, city) is not LEONARDO_USED:
        price = declaration_price(s, moves.DECLARE_LEONARDO)
        found.append(Offer(moves.DECLARE_LEONARDO, LEONARDO_SOURCE, s.edition.bonus_war[LEONARDO], price, 0))
    purse = purse_of(s, seat, SIEGE)
    for source, shown in zip(purse.sources, purse.symbols, strict=True):
        if count_of(shown, WAR) and (COURT_SOURCE <= source < TILE_SOURCE or source == GUN):
            move = moves.TAP[source * SYMBOLS + WAR]
            price = declaration_price(s, move)
            found.append(Offer(move, source, count_of(shown, WAR), price, count_of(shown, FLORIN)))
    if s.can_call(seat, FRANCE):
        bonus = count_of(s.edition.ally_symbols[FRANCE], WAR)
        found.append(Offer(moves.TAP[FRENCH * SYMBOLS + WAR], FRENCH, bonus, 0, 0))
    return found


def treasure(s: Virtu, seat: int) -> int:
    """All florins that a seat could pay with in a siege."""
    return s.florins[seat] + purse_of(s, seat, SIEGE).total(FLORIN)


def least(found: Sequence[Offer], florins: int, needed: int) -> tuple[Offer, ...] | None:
    """The cheapest declarations that add what is needed, then the fewest; None if all together add too little."""
    best: tuple[Offer, ...] | None = None
    free = [one for one in found if is_free(one)]
    for chosen in subsets([one for one in found if not is_free(one)]):
        more = fewest(free, needed - total(chosen))
        if more is not None and is_affordable(chosen, florins):
            whole = (*chosen, *more)
            if best is None or cost(whole) < cost(best):
                best = whole
    return best


def most(found: Sequence[Offer], florins: int) -> int:
    """The most that can be declared with these florins."""
    dear = [
        total(chosen)
        for chosen in subsets([one for one in found if not is_free(one)])
        if is_affordable(chosen, florins)
    ]
    return max(dear) + total([one for one in found if is_free(one)])


def subsets(dear: Sequence[Offer]) -> Iterator[tuple[Offer, ...]]:
    """All subsets, the smaller ones first."""
    for count in range(len(dear) + 1):
        yield from combinations(dear, count)


def is_free(offer: Offer) -> bool:
    """Does it neither cost florins nor keep its source from giving some?"""
    return not offer.price and not offer.florins


def is_affordable(chosen: Sequence[Offer], florins: int) -> bool:
    """Can these be declared together? A source that is declared gives no florins."""
    return sum([one.price + one.florins for one in chosen]) <= florins


def total(chosen: Sequence[Offer]) -> int:
    """What they add."""
    return sum([one.bonus for one in chosen])


def fewest(free: Sequence[Offer], needed: int) -> tuple[Offer, ...] | None:
    """As few as possible of those that cost nothing; None if they do not suffice."""
    chosen: list[Offer] = []
    for one in sorted(free, key=lambda offer: -offer.bonus):
        if needed > 0:
            chosen.append(one)
            needed -= one.bonus
    return tuple(chosen) if needed <= 0 else None


def cost(chosen: Sequence[Offer]) -> tuple[int, int]:
    """What declarations cost: florins, then how many they are."""
    return sum([one.price for one in chosen]), len(chosen)
