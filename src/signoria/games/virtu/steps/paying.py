"""Paying (V2, V5.1): tap sources for symbols of one kind; a payment is begun only if it can be finished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu import events, moves
from signoria.games.virtu.components import (
    ALLY_SOURCE,
    BITS,
    CARD_SOURCE,
    CATHEDRAL,
    COURT_SOURCE,
    CROSS,
    CROWN,
    EITHER,
    EMPIRE,
    FLORIN,
    FULL,
    INDULGENCE_SOURCE,
    KINDS,
    MAP,
    MAX_SEATS,
    OTTOMANS,
    PRINT_SOURCE,
    ROOMS,
    SPACES,
    SYMBOLS,
    TILE_SOURCE,
    TITLE,
    TITLES,
    UPGRADE_SOURCE,
    count_of,
    replaced,
)
from signoria.games.virtu.state import Virtu
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Decision

# Which sources a payment may use besides courtiers, tiles and the treasury: bits.
ROOM: Final = 1  # the card, upgrade or printed symbol of the room under the token
OTTOMAN_SHIPS: Final = 2
IMPERIAL_CROSS: Final = 4
INDULGENCE: Final = 8
ACTION: Final = 15  # V2.6
WINTER: Final = 12  # V7.4
CLEARING: Final = 4  # V5.2
MOVING: Final = 0  # V3.1
SIEGE: Final = 8  # V5.1
RETREAT: Final = 2  # V6.7
CONTEXTS: Final = 16

ASKED_TO_PAY: Final = Refusal("asked-to-pay", "V2.2")
NOT_AVAILABLE: Final = Refusal("not-available", "V2.1")
NO_SUCH_SYMBOL: Final = Refusal("no-such-symbol", "V2.2")
NOT_MISSING: Final = Refusal("not-missing", "V2.2")
SAME_AS_CROWN: Final = Refusal("same-as-crown", "V2.2")
REST_UNPAYABLE: Final = Refusal("rest-unpayable", "V2.2")
CROWN_FIELD: Final = FULL << BITS * CROWN
CROSS_FIELD: Final = FULL << BITS * CROSS


class Purse:
    """The sources that a seat may tap now: which they are, in the order of the catalogue, and their symbols."""

    def __init__(self) -> None:
        self.sources: Final[list[int]] = []
        self.symbols: Final[list[int]] = []

    def add(self, source: int, symbols: int) -> None:
        """One more source."""
        self.sources.append(source)
        self.symbols.append(symbols)

    def total(self, kind: int) -> int:
        """How many symbols of this kind there are, if every source gives them."""
        found = 0
        for symbols in self.symbols:
            found += symbols >> BITS * kind & FULL
        return found


def purse_of(s: Virtu, seat: int, context: int) -> Purse:
    """What the seat may tap for a payment of this kind (V2.6)."""
    purse = Purse()
    if context & ROOM:
        add_room(s, seat, purse)
    edition = s.edition
    tired = s.tired[seat] | s.fresh
    row = seat * SPACES
    for space in range(SPACES):
        card = s.court[row + space]
        if card >= 0 and not tired >> space & 1:
            purse.add(s.court_source(space, card), edition.card_symbols[card])
    rested = ~s.tired_cities
    owner = s.owner
    for city in s.board.cities:
        if owner[city] == seat and rested >> city & 1:
            purse.add(TILE_SOURCE + city, edition.tile_symbols[city])
    if s.cathedrals:
        rested = s.cathedrals & ~s.tired_cathedrals
        for city in s.board.cities:
            if rested >> city & 1 and owner[city] == seat:
                purse.add(TILE_SOURCE + CATHEDRAL + city, edition.tile_symbols[CATHEDRAL + city])
    titles = s.titles[seat] & ~(s.tired_titles[seat] | s.fresh_titles)
    if titles:
        for title in range(TITLES):
            if titles >> title & 1:
                purse.add(TILE_SOURCE + TITLE + title, edition.tile_symbols[TITLE + title])
    if context & OTTOMAN_SHIPS and s.can_call(seat, OTTOMANS):
        purse.add(ALLY_SOURCE + OTTOMANS, edition.ally_symbols[OTTOMANS])
    if context & IMPERIAL_CROSS and s.can_call(seat, EMPIRE):
        purse.add(ALLY_SOURCE + EMPIRE, edition.ally_symbols[EMPIRE])
    if context & INDULGENCE and s.can_indulge(seat):
        purse.add(INDULGENCE_SOURCE, edition.indulgence_symbols)
    return purse


def add_room(s: Virtu, seat: int, purse: Purse) -> None:
    """V2.4, V2.5: card and upgrade of the room under the token, or the printed symbol; each once an action."""
    room = s.token[seat]
    at = seat * ROOMS + room
    if s.cards[at] >= 0:
        if not s.room_used & 1:
            purse.add(CARD_SOURCE, s.edition.card_symbols[s.cards[at]])
        if s.upgrades[at] >= 0 and not s.room_used & 2:
            purse.add(UPGRADE_SOURCE, s.edition.card_symbols[s.upgrades[at]])
    elif not s.room_used & 4:
        symbols = s.edition.printed[s.edition.rooms[s.powers[seat]][room]]
        if symbols:
            purse.add(PRINT_SOURCE, symbols)


# Reckoning


def less(missing: int, kind: int, amount: int) -> int:
    """What is still missing after so many symbols of one kind; crowns and crosses pay for either as well."""
    used = missing >> BITS * kind & FULL
    if used > amount:
        used = amount
    missing -= used << BITS * kind
    if used < amount and (kind == CROWN or kind == CROSS):
        either = missing >> BITS * EITHER
        if either > amount - used:
            either = amount - used
        missing -= either << BITS * EITHER
    return missing


def unpaid(s: Virtu, need: int) -> int:
    """What of a cost does not lie in the pool."""
    missing = need
    pool = s.pool
    if pool:
        for kind in range(SYMBOLS):
            amount = pool >> BITS * kind & FULL
            if amount:
                missing = less(missing, kind, amount)
    return missing


def lacking(s: Virtu, seat: int, need: int) -> int:
    """What is missing of a cost: neither in the pool nor, of florins, in the treasury."""
    missing = unpaid(s, need)
    florins = missing & FULL
    if florins:
        missing -= min(florins, s.florins[seat])
    return missing


def wanted_fields(missing: int) -> int:
    """The kinds that can still help, as full fields."""
    fields = 0
    for kind in range(SYMBOLS):
        if missing >> BITS * kind & FULL:
            fields |= FULL << BITS * kind
    if missing >> BITS * EITHER:
        fields |= CROWN_FIELD | CROSS_FIELD
    return fields


def lowest_kind(symbols: int) -> int:
    """The first kind that is there."""
    kind = 0
    while not symbols >> BITS * kind & FULL:
        kind += 1
    return kind


def covers(missing: int, symbols: list[int], skip: int) -> bool:
    """Can these sources, but for one, pay what is missing, each with one of its kinds? Exact: the rest is tried out."""
    if not missing:
        return True
    fields = wanted_fields(missing)
    doubtful: list[int] = []
    at = -1
    for one in symbols:
        at += 1
        useful = one & fields
        if not useful or at == skip:
            continue
        kind = lowest_kind(useful)
        amount = useful >> BITS * kind & FULL
        if useful == amount << BITS * kind:
            missing = less(missing, kind, amount)  # it can be of no other use
            if not missing:
                return True
        else:
            doubtful.append(useful)
    return bool(doubtful) and can_split(missing, doubtful, len(doubtful))


def can_split(missing: int, doubtful: list[int], count: int) -> bool:
    """Can the first so many sources, each with one of its kinds, pay what is missing?"""
    if not missing:
        return True
    if not count or not may_suffice(missing, doubtful, count):
        return False
    symbols = doubtful[count - 1]
    is_useless = True
    for kind in range(SYMBOLS):
        amount = symbols >> BITS * kind & FULL
        if amount:
            rest = less(missing, kind, amount)
            if rest != missing:
                is_useless = False
                if can_split(rest, doubtful, count - 1):
                    return True
    return is_useless and can_split(missing, doubtful, count - 1)


def may_suffice(missing: int, doubtful: list[int], count: int) -> bool:
    """Would the sources suffice if each gave all its kinds at once?"""
    for at in range(count):
        symbols = doubtful[at]
        for kind in range(SYMBOLS):
            amount = symbols >> BITS * kind & FULL
            if amount:
                missing = less(missing, kind, amount)
        if not missing:
            return True
    return False


def units(missing: int) -> int:
    """How many symbols are missing."""
    found = 0
    while missing:
        found += missing & FULL
        missing >>= BITS
    return found


def covers_but(missing: int, symbols: list[int], skip: int, slack: int) -> bool:
    """The same, if so many symbols of any kind may stay unpaid (V7.7)."""
    if covers(missing, symbols, skip):
        return True
    if slack:
        for kind in range(EITHER + 1):
            if missing >> BITS * kind & FULL and covers_but(missing - (1 << BITS * kind), symbols, skip, slack - 1):
                return True
    return False


def can_pay(s: Virtu, seat: int, context: int, need: int) -> bool:
    """Is there a complete payment of this cost?"""
    missing = lacking(s, seat, need)
    return not missing or covers(missing, purse_of(s, seat, context).symbols, -1)


# Tapping


def spared_field(s: Virtu, context: int) -> int:
    """V2.6: the field of florins, if those of the room's cards may spare the treasury; else nothing."""
    return FULL if context & ROOM and unpaid(s, s.need) & FULL else 0


def can_spare(s: Virtu, seat: int, context: int) -> bool:
    """V2.6: could a card in the room still give florins that the treasury would pay?"""
    if not spared_field(s, context):
        return False
    purse = Purse()
    add_room(s, seat, purse)
    return purse.total(FLORIN) > 0


def tap_choices(
    missing: int, purse: Purse, slack: int, is_open: bool, found: list[Move], spared: int = 0
) -> list[Move]:
    """Adds the taps that reduce what is missing and leave the rest payable.

    `is_open`: nothing has to be paid; `spared`: what the room's cards may give although it is not missing.
    """
    fields = wanted_fields(missing)
    before = -1
    at = -1
    for one in purse.symbols:
        at += 1
        source = purse.sources[at]
        useful = one & (fields | spared) if source < PRINT_SOURCE else one & fields
        if not useful or source == before:  # of two equal courtiers on one side one is enough
            continue
        before = source
        kind = lowest_kind(useful)
        amount = useful >> BITS * kind & FULL
        if useful == amount << BITS * kind:
            found.append(moves.TAP[source * SYMBOLS + kind])
            continue
        crowned = -1
        while kind < SYMBOLS:
            amount = useful >> BITS * kind & FULL
            if amount:
                rest = less(missing, kind, amount)
                if kind == CROWN:
                    crowned = rest
                is_new = kind != CROSS or rest != crowned
                if is_new and (is_open or covers_but(rest, purse.symbols, at, slack)):
                    found.append(moves.TAP[source * SYMBOLS + kind])
            kind += 1
    return found


def refuse_tap(
    move: moves.Tap, missing: int, purse: Purse, slack: int, is_open: bool, spared: int = 0
) -> Refusal | None:
    """V2.1, V2.2: may this source be tapped for this symbol?"""
    if move.source not in purse.sources:
        return NOT_AVAILABLE
    at = purse.sources.index(move.source)
    symbols = purse.symbols[at]
    amount = count_of(symbols, move.symbol)
    if not amount:
        return NO_SUCH_SYMBOL
    rest = less(missing, move.symbol, amount)
    is_spared = move.symbol == FLORIN and move.source < PRINT_SOURCE and spared != 0
    if rest == missing and not is_spared:
        return NOT_MISSING
    crowns = count_of(symbols, CROWN)
    if move.symbol == CROSS and crowns and rest == less(missing, CROWN, crowns):
        return SAME_AS_CROWN
    return None if is_open or covers_but(rest, purse.symbols, at, slack) else REST_UNPAYABLE


def tap(s: Virtu, seat: int, source: int, symbol: int) -> None:
    """V2.2: the source is exhausted; its symbols go to the pool, florins to the treasury."""
    symbols = exhaust(s, seat, source, symbol)
    amount = symbols >> BITS * symbol & FULL
    s.tell(events.TAPPED, seat, source, symbol << BITS | amount)
    if symbol == FLORIN and source >= COURT_SOURCE:
        s.earn(seat, amount)
    else:
        s.pool += amount << BITS * symbol


def exhaust(s: Virtu, seat: int, source: int, symbol: int) -> int:
    """The source cannot be used again for now; its symbols. What pays is marked, what is cashed is not (V4.1)."""
    edition = s.edition
    if source < COURT_SOURCE:
        s.room_used |= 1 << source
        at = seat * ROOMS + s.token[seat]
        if source == CARD_SOURCE:
            return edition.card_symbols[s.cards[at]]
        if source == UPGRADE_SOURCE:
            return edition.card_symbols[s.upgrades[at]]
        return edition.printed[edition.rooms[s.powers[seat]][s.token[seat]]]
    if source < TILE_SOURCE:
        side, card = divmod(source - COURT_SOURCE, KINDS)
        space = s.find_courtier(seat, side, card, s.tired[seat] | s.fresh)
        s.tire_courtier(seat, space)
        return edition.card_symbols[card]
    if source < ALLY_SOURCE:
        tile = source - TILE_SOURCE
        exhaust_tile(s, seat, tile, symbol != FLORIN)
        return edition.tile_symbols[tile]
    if source < INDULGENCE_SOURCE:
        s.used_allies |= 1 << source - ALLY_SOURCE
        s.spent_allies |= 1 << source - ALLY_SOURCE
        return edition.ally_symbols[source - ALLY_SOURCE]
    s.may_indulge &= ~(1 << seat)
    s.indulgences = replaced(s.indulgences, seat, s.indulgences[seat] | 1 << s.token[seat])
    s.tell(events.INDULGED, seat, s.token[seat])
    return edition.indulgence_symbols


def exhaust_tile(s: Virtu, seat: int, tile: int, is_spent: bool) -> None:
    """A tile turns over."""
    if tile < MAP:
        s.tired_cities |= 1 << tile
        if is_spent:
            s.spent_cities |= 1 << tile
    elif tile < TITLE:
        s.tired_cathedrals |= 1 << tile - CATHEDRAL
        if is_spent:
            s.spent_cathedrals |= 1 << tile - CATHEDRAL
    else:
        s.tired_titles = replaced(s.tired_titles, seat, s.tired_titles[seat] | 1 << tile - TITLE)
        if is_spent:
            s.spent_titles |= 1 << tile - TITLE


# The payment


class Pay(Decision[Virtu]):
    """V2.2: tap sources until nothing is missing; the payment then ends by itself.

    The treasury pays florins without being asked, but those of the room's cards come first if one likes (V2.6).
    """

    def __init__(self, seat: int, context: int) -> None:
        super().__init__(seat)
        self.context: Final = context

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.context)

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (moves.ENOUGH, *moves.TAP)

    def choices(self, s: Virtu) -> list[Move]:
        missing = lacking(s, self.who, s.need)
        spared = spared_field(s, self.context)
        found: list[Move] = [moves.ENOUGH] if spared and not missing else []
        return tap_choices(missing, purse_of(s, self.who, self.context), s.slack, False, found, spared)

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        missing = lacking(s, self.who, s.need)
        spared = spared_field(s, self.context)
        if not isinstance(move, moves.Tap):
            return None if move is moves.ENOUGH and spared and not missing else ASKED_TO_PAY
        return refuse_tap(move, missing, purse_of(s, self.who, self.context), s.slack, False, spared)

    def take(self, s: Virtu, move: Move) -> None:
        if isinstance(move, moves.Tap):
            tap(s, self.who, move.source, move.symbol)
            go_on_paying(s, self.who, self.context)
        else:
            take_payment(s, self.who)


def begin_payment(s: Virtu, seat: int, context: int, need: int, slack: int) -> None:
    """What is to be paid now; push what follows first."""
    s.need = need
    s.slack = slack
    go_on_paying(s, seat, context)


def go_on_paying(s: Virtu, seat: int, context: int) -> None:
    """Ask for the next tap, or take what was paid."""
    missing = lacking(s, seat, s.need)
    is_missing = missing and (not s.slack or units(missing) > s.slack)
    if is_missing or can_spare(s, seat, context):
        s.then(PAY[seat * CONTEXTS + context])
    else:
        take_payment(s, seat)


def take_payment(s: Virtu, seat: int) -> None:
    """The cost leaves pool and treasury; what is left of the pool stays there."""
    need = s.need
    pool = s.pool
    either = need >> BITS * EITHER
    for kind in range(SYMBOLS):
        due = need >> BITS * kind & FULL
        if due:
            there = min(due, pool >> BITS * kind & FULL)
            pool -= there << BITS * kind
            if kind == FLORIN:
                s.earn(seat, -min(due - there, s.florins[seat]))
    for kind in (CROWN, CROSS):
        there = min(either, pool >> BITS * kind & FULL)
        pool -= there << BITS * kind
        either -= there
    s.pool = pool
    s.need = 0
    s.slack = 0


PAY: Final = tuple([Pay(seat, context) for seat in range(MAX_SEATS) for context in range(CONTEXTS)])
