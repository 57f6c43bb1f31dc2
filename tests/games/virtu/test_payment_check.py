"""V2.2, V7.7: the exact check whether a payment can be finished, against brute force."""

from __future__ import annotations

from itertools import product

import pytest
from virtu_tables import lay, state

from signoria.games.virtu.components import (
    CROSS,
    CROWN,
    EITHER,
    FLORIN,
    LETTERS,
    SHIP,
    SYMBOLS,
    TILE_SOURCE,
    count_of,
    packed,
)
from signoria.games.virtu.steps.paying import Purse, covers, covers_but, less, tap_choices, units
from signoria.kernel.rng import Rng, seeded


def by_force(missing: list[int], sources: list[list[int]]) -> bool:
    """Is there a choice of one kind from each source that pays everything? Tries all of them."""
    shown = [[kind for kind in range(SYMBOLS) if source[kind]] for source in sources]
    for kinds in product(*shown):
        got = [0] * SYMBOLS
        for kind, source in zip(kinds, sources, strict=True):
            got[kind] += source[kind]
        spare = max(0, got[CROWN] - missing[CROWN]) + max(0, got[CROSS] - missing[CROSS])
        if all(got[kind] >= missing[kind] for kind in range(SYMBOLS)) and spare >= missing[EITHER]:
            return True
    return False


def random_case(rng: Rng) -> tuple[list[int], list[list[int]]]:
    """A cost and a few sources with one to three kinds."""
    missing = [0] * (SYMBOLS + 1)
    for _ in range(1 + rng.below(3)):
        missing[(FLORIN, CROWN, CROSS, SHIP, EITHER)[rng.below(5)]] = 1 + rng.below(3)
    sources = []
    for _ in range(1 + rng.below(4)):
        source = [0] * SYMBOLS
        for _ in range(1 + rng.below(3)):
            source[(FLORIN, CROWN, CROSS, SHIP)[rng.below(4)]] = 1 + rng.below(2)
        sources.append(source)
    return missing, sources


@pytest.mark.rule("V2.2")
def test_the_exact_check_agrees_with_brute_force() -> None:
    rng = seeded(1494)
    outcomes = []
    for _ in range(600):
        missing, sources = random_case(rng)
        symbols = [packed(source) for source in sources]
        found = covers(packed(missing), symbols, -1)
        assert found == by_force(missing, sources), (missing, sources)
        outcomes.append(found)
        skip = rng.below(len(sources))
        assert covers(packed(missing), symbols, skip) == by_force(missing, sources[:skip] + sources[skip + 1 :])
    assert 100 < sum(outcomes) < 500


@pytest.mark.rule("V7.7")
def test_the_check_with_a_missing_symbol_agrees_with_brute_force() -> None:
    rng = seeded(1495)
    for _ in range(300):
        missing, sources = random_case(rng)
        lighter = [[*missing[:kind], count - 1, *missing[kind + 1 :]] for kind, count in enumerate(missing) if count]
        wanted = any(by_force(one, sources) for one in [missing, *lighter])
        assert covers_but(packed(missing), [packed(source) for source in sources], -1, 1) == wanted


@pytest.mark.rule("V2.2")
def test_every_tap_offered_helps_and_can_be_finished() -> None:
    rng = seeded(1496)
    seen = 0
    for _ in range(400):
        missing, sources = random_case(rng)
        purse = Purse()
        for number, source in enumerate(sources):
            purse.add(TILE_SOURCE + number, packed(source))
        if not covers(packed(missing), purse.symbols, -1):
            continue
        offered = {move.text for move in tap_choices(packed(missing), purse, 0, False, [])}
        for number, source in enumerate(sources):
            for kind in range(SYMBOLS):
                rest = less(packed(missing), kind, source[kind])
                left = [count_of(rest, one) for one in range(SYMBOLS + 1)]
                others = sources[:number] + sources[number + 1 :]
                is_good = rest != packed(missing) and by_force(left, others)
                is_double = kind == CROSS and source[CROWN] and rest == less(packed(missing), CROWN, source[CROWN])
                name = ("nice", "turin", "milan", "genoa", "parma")[number]
                symbol = ("florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow")[kind]
                assert (f"tap {name} {symbol}" in offered) == (is_good and not is_double)
        seen += 1
    assert seen > 100


def test_counting_symbols() -> None:
    assert LETTERS[EITHER] == "CX"
    assert units(packed([2, 0, 1, 0, 0, 0, 0, 0, 3])) == 6
    assert state(lay('phase = "buy 0"')).slack == 0


@pytest.mark.rule("V2.2")
def test_a_source_that_has_become_useless_does_not_hide_another() -> None:
    crown, cross = [0, 1, 0, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0, 0, 0]
    both, florin = [0, 1, 1, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0, 0]
    for sources in ([crown, cross, florin, both], [florin, both, crown, cross], [both, florin, both, crown, cross]):
        assert covers(packed([1, 1, 1, 0, 0, 0, 0, 0, 0]), [packed(source) for source in sources], -1)
