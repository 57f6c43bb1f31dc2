"""Paying: what each source gives, wastes, keeps and rules out, and what a plan proposes (V2, V4.1)."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.games.virtu import moves
from signoria.games.virtu.components import (
    ALLIES,
    BITS,
    CATHEDRAL,
    COURT_SOURCE,
    CROSS,
    CROWN,
    FLORIN,
    FULL,
    INDULGENCE_SOURCE,
    KINDS,
    MAP,
    SHIP,
    SYMBOLS,
    TILE_SOURCE,
    TITLE,
    TITLES,
    TRADE,
    count_of,
)
from signoria.games.virtu.phrases import ALLY, UNITS, source_arg, symbols_listed, tile_arg
from signoria.games.virtu.prospects.plans import gathering, indulging, planned, refreshing, traded, unused
from signoria.games.virtu.prospects.question import Brings, Question, some
from signoria.games.virtu.prospects.rooms import rooms_to_wake
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.actions import NOT_EXHAUSTED, Gather, RefreshTiles, exhausted_tiles, welcome_symbols
from signoria.games.virtu.steps.paying import (
    ACTION,
    MOVING,
    Pay,
    Purse,
    lacking,
    less,
    spared_field,
    units,
    unpaid,
    wanted_fields,
)
from signoria.games.virtu.steps.winter import LAST_TAP
from signoria.kernel.outlook import Outlook
from signoria.kernel.phrases import Count, Listed, Phrase

# A source


def taps_of(purse: Purse, fields: int, room_fields: int) -> Iterator[tuple[int, int, int]]:
    """Each source with a wanted kind of symbol, and all that the source shows; equal sources only once."""
    before = -1
    for source, shown in zip(purse.sources, purse.symbols, strict=True):
        if source != before:
            before = source
            useful = shown & (fields | room_fields) if source < COURT_SOURCE else shown & fields
            for kind in range(SYMBOLS):
                if useful >> BITS * kind & FULL:
                    yield source, kind, shown


def amount_of(shown: int, kind: int) -> Count:
    """The symbols of one kind that a source shows."""
    return Count(count_of(shown, kind), UNITS[kind])


def spare(q: Question, kind: int, surplus: int, source: int) -> Phrase | None:
    """V2.2: surplus symbols: florins are kept, others stay while the action goes on, or are lost."""
    if surplus <= 0:
        return None
    is_kept = (kind == FLORIN and source >= COURT_SOURCE) or q.keeps_pool()
    return Phrase("outlook-keeps" if is_kept else "outlook-wastes", {"symbols": Listed((Count(surplus, UNITS[kind]),))})


def use_of(q: Question, source: int, kind: int, shown: int, surplus: int) -> Brings:
    """What tapping a source for one kind gives, keeps or wastes, and what it rules out."""
    others = shown - (count_of(shown, kind) << BITS * kind)
    is_courtier = COURT_SOURCE <= source < TILE_SOURCE
    wakes = rooms_to_wake(q.s, q.seat, (source - COURT_SOURCE) // KINDS) if is_courtier else 0
    return some(
        (
            Phrase("outlook-gives", {"symbols": Listed((amount_of(shown, kind),))}),
            spare(q, kind, surplus, source),
            Phrase("outlook-forgoes", {"symbols": symbols_listed(others)}) if others else None,
            Phrase("outlook-wakes-after", {"rooms": Count(wakes, "room")}) if is_courtier else None,
            indulging(q.s, q.seat) if source == INDULGENCE_SOURCE else None,
        )
    )


# The payment


def pay(q: Question) -> Outlook:
    """V2.2: every source that could help, and the plan."""
    assert isinstance(q.step, Pay)
    s, seat, context = q.s, q.seat, q.step.context
    missing = lacking(s, seat, s.need)
    due = unpaid(s, s.need)  # the florins of the room's cards may spare the treasury
    found = []
    for source, kind, shown in taps_of(q.purse(context), wanted_fields(missing), spared_field(s, context)):
        wanted = due if source < COURT_SOURCE else missing
        surplus = count_of(shown, kind) - units(wanted) + units(less(wanted, kind, count_of(shown, kind)))
        move = moves.TAP[source * SYMBOLS + kind]
        found.append(q.prospect(source_arg(source), move, brings=use_of(q, source, kind, shown, surplus)))
    notes = [Phrase("outlook-missing", {"symbols": symbols_listed(missing)})] if missing else []
    if unused(s):
        notes.append(Phrase("outlook-pool", {"symbols": symbols_listed(unused(s))}))
    if s.slack:
        notes.append(Phrase("outlook-may-lack", {"symbols": Count(s.slack, "symbol")}))
    return Outlook(prospects=(*planned(q), *found), notes=tuple(notes))


def cash(q: Question) -> Outlook:
    """V2.3: florins that can be cashed."""
    found = []
    for source, kind, shown in taps_of(q.purse(MOVING), FULL, 0):
        move = moves.TAP[source * SYMBOLS + kind]
        found.append(q.prospect(source_arg(source), move, brings=use_of(q, source, kind, shown, 0)))
    return Outlook(prospects=tuple(found))


def last_indulgence(q: Question) -> Outlook:
    """V5.1: florins for an indulgence."""
    gives = Phrase("outlook-gives", {"symbols": Listed((amount_of(q.s.edition.indulgence_symbols, FLORIN),))})
    brings = (gives, indulging(q.s, q.seat))
    return Outlook(prospects=(q.prospect(source_arg(INDULGENCE_SOURCE), LAST_TAP, brings=brings),))


# Govern and Trade


def gather(q: Question) -> Outlook:
    """V4.1, V4.3: every source that could help, and what has been gathered."""
    assert isinstance(q.step, Gather)
    s, seat, action = q.s, q.seat, q.step.action
    welcome = welcome_symbols(s, seat, action)
    found = []
    for source, kind, shown in taps_of(q.purse(ACTION), wanted_fields(welcome), 0):
        amount = count_of(shown, kind)
        used = amount if action == TRADE else units(welcome) - units(less(welcome, kind, amount))
        worth = traded(s, used) if action == TRADE else Phrase("outlook-refreshes", {"tiles": refreshed(s, used)})
        brings = (worth, *use_of(q, source, kind, shown, amount - used))
        found.append(q.prospect(source_arg(source), moves.TAP[source * SYMBOLS + kind], brings=brings))
    gathered = count_of(s.pool, SHIP) if action == TRADE else count_of(s.pool, CROWN) + count_of(s.pool, CROSS)
    plans = gathering(q)
    if action == TRADE:
        return Outlook(prospects=(*plans, *found), notes=(traded(s, gathered),))
    notes = (
        Phrase("outlook-exhausted", {"tiles": Count(exhausted_tiles(s, seat), "tile")}),
        Phrase("outlook-refreshes", {"tiles": refreshed(s, gathered)}),
    )
    return Outlook(prospects=(*plans, *found), notes=notes)


def refreshed(s: Virtu, given: int) -> Count:
    """V4.1: how many tiles this many symbols refresh at most."""
    return Count(given * s.edition.refreshed, "tile")


def refresh_tiles(q: Question) -> Outlook:
    """V4.1: every exhausted tile and used alliance, with what it shows."""
    assert isinstance(q.step, RefreshTiles)
    s = q.s
    found = []
    for tile in own_tiles(s, q.seat):
        move = moves.REFRESH[tile]
        if move in q.choices or q.step.refuse(s, move) is not NOT_EXHAUSTED:
            shown = Phrase("outlook-shows", {"symbols": symbols_listed(s.edition.tile_symbols[tile])})
            found.append(q.prospect(tile_arg(tile), move, brings=(shown,)))
    for ally in range(ALLIES):
        if s.allies[ally] == q.seat and s.used_allies >> ally & 1:
            shown = Phrase("outlook-shows", {"symbols": symbols_listed(s.edition.ally_symbols[ally])})
            found.append(q.prospect(ALLY(ally), moves.RENEW[ally], brings=(shown,)))
    left = q.step.symbols * s.edition.refreshed + q.step.half
    return Outlook(
        prospects=(*found, refreshing(q)), notes=(Phrase("outlook-refreshes", {"tiles": Count(left, "tile")}),)
    )


def own_tiles(s: Virtu, seat: int) -> Iterator[int]:
    """The tiles of a seat's domain: cities, cathedrals, titles."""
    for city in range(MAP):
        if s.owner[city] == seat:
            yield city
    for city in range(MAP):
        if s.owner[city] == seat and s.cathedrals >> city & 1:
            yield CATHEDRAL + city
    for title in range(TITLES):
        if s.titles[seat] >> title & 1:
            yield TITLE + title
