"""What is missing to pay a price: the fewest symbols that would have to come from elsewhere."""

from __future__ import annotations

from signoria.games.virtu.components import BITS, EITHER, FULL, SYMBOLS
from signoria.games.virtu.steps.paying import covers, less


def shortfall(missing: int, symbols: list[int], slack: int) -> int:
    """The fewest symbols that these sources lack; `slack` symbols may stay unpaid (V7.7). 0 if they suffice.

    What no source shows is lacking for certain; more is tried out, one symbol after the other.
    """
    short = plain_lack(missing, symbols)
    found = -1
    more = 0
    while found < 0:
        found = least_relief(missing - short, symbols, more)
        more += 1
    return without(short + found, slack)


def least_relief(missing: int, symbols: list[int], count: int) -> int:
    """This many symbols without which the rest can be paid, the first kinds first; −1 if there are none."""
    if not count:
        return 0 if covers(missing, symbols, -1) else -1
    for kind in range(EITHER + 1):
        if missing >> BITS * kind & FULL:
            found = least_relief(missing - (1 << BITS * kind), symbols, count - 1)
            if found >= 0:
                return found + (1 << BITS * kind)
    return -1


def without(symbols: int, count: int) -> int:
    """What is left when this many symbols are taken away, the last kinds first."""
    for kind in range(EITHER, -1, -1):
        taken = min(count, symbols >> BITS * kind & FULL)
        symbols -= taken << BITS * kind
        count -= taken
    return symbols


def plain_lack(missing: int, symbols: list[int]) -> int:
    """What is missing even if every source gave all its kinds at once."""
    for one in symbols:
        for kind in range(SYMBOLS):
            amount = one >> BITS * kind & FULL
            if amount:
                missing = less(missing, kind, amount)
    return missing
