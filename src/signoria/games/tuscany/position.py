"""Positions as plain data that a person can write: see docs/games/tuscany.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from signoria.games.tuscany.components import (
    BOARD_NAMES,
    BOARDS,
    BONUS_NAMES,
    BONUSES,
    CASTLE,
    COLOUR,
    COLOUR_NAMES,
    COLOURS,
    HEX,
    KIND_NAMES,
    KINDS,
    NO_SHIFT,
    NOT_JOINED,
    NOTHING_THERE,
    ORDER_NAMES,
    SHIFT_NAMES,
    SPACE,
    SPACE_NAMES,
    SPACES,
    THING_NAMES,
    THINGS,
    TURN_NAMES,
    YIELD_NAMES,
)
from signoria.games.tuscany.scoring import displayed, fitting_kinds, means
from signoria.games.tuscany.state import GREENS, REASONS, WHY_NAMES, WHYS, Tuscany
from signoria.games.tuscany.steps.cards import DealCard, TurnUpYield
from signoria.games.tuscany.steps.display import NO_GAP, TurnUpNeutral, TurnUpOwn, gap
from signoria.games.tuscany.steps.effects import BringTo, CarryOut
from signoria.games.tuscany.steps.paying import ChooseSpace, Pay
from signoria.games.tuscany.steps.setup import (
    ChooseOrder,
    ChooseShifts,
    ChooseTurns,
    DealBoard,
    FoundCastle,
    JoinByLot,
    colour_at,
)
from signoria.games.tuscany.steps.turn import NameColour, RemoveStored, UseMarble, can_act, has_tiles, may_fit
from signoria.games.tuscany.view import (
    OWNED,
    Counts,
    Estate,
    Middle,
    Names,
    counts_of,
    is_joined,
    listed,
    look_at_seat,
    look_at_table,
    put_points,
    put_seat,
    put_table,
    put_tiles,
)
from signoria.kernel.errors import BadPosition
from signoria.kernel.steps import Automatic, Decision, Luck

MOST = 10_000  # of anything that can be counted
LAST_STEPS = ("open-table", "set-up", "begin-turn", "end-turn", "end-lap", "next-round", "end-game")
MAY_WAIT = ("deal-board", "join-by-lot", "gain-bonus")  # besides automatic steps, what may stand below the next one


class SeatPosition(Estate, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """One seat, its hand included: `"farm farm city"`."""

    hand: str = ""
    knows: str = ""  # cards that it knows to be in other hands


class Position(Middle, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position."""

    game: str
    seat: tuple[SeatPosition, ...]
    options: dict[str, bool | int] = msgspec.field(default_factory=dict)
    edition: str = ""
    deck: Counts | None = None  # if not said: all cards that lie nowhere else
    known: str = ""  # cards that a spectator knows to be in hands
    turn: int | None = None  # in short for a stack: this seat is to choose its action
    stack: Names = ()
    opened: Names = ()
    lanes: tuple[Names, ...] = ()


def require(is_right: bool, problem: str) -> None:
    """Say what is wrong, unless it is right."""
    if not is_right:
        raise BadPosition(problem)


def check_names(names: Iterable[str], known: Sequence[str], field: str) -> None:
    """All of these are names of such things."""
    for name in names:
        require(name in known, f"{field}: there is no {name!r}; there are: {', '.join(known)}")


def check_counts(counts: Counts | None, known: Sequence[str], field: str) -> None:
    """Possible numbers of things that there are."""
    check_names(counts or {}, known, field)
    for name, number in (counts or {}).items():
        require(0 <= number <= MOST, f"{field}: {name} must lie between 0 and {MOST}")


# Checking what was written


def check_seat(given: SeatPosition, where: str, seats: int) -> None:
    """Names and numbers of one seat."""
    check_names(given.boards, BOARD_NAMES, f"{where}.boards")
    letters = [name[0] for name in given.boards]
    require(len(set(letters)) == len(letters), f"{where}.boards: must be one of each letter (T1.3)")
    check_names([given.order] if given.order else [], ORDER_NAMES, f"{where}.order")
    check_names([given.turned] if given.turned else [], TURN_NAMES, f"{where}.turned")
    check_names([given.shift] if given.shift else [], SHIFT_NAMES, f"{where}.shift")
    check_names([given.start] if given.start else [], SPACE_NAMES, f"{where}.start")
    check_names(given.tiles, SPACE_NAMES, f"{where}.tiles")
    check_names(given.tiles.values(), THING_NAMES, f"{where}.tiles")
    check_names(given.storage, THING_NAMES, f"{where}.storage")
    check_counts(given.bonuses, BONUS_NAMES, f"{where}.bonuses")
    check_counts(given.points, WHY_NAMES, f"{where}.points")
    check_counts(given.stack, KIND_NAMES, f"{where}.stack")
    check_names(given.hand.split(), COLOUR_NAMES, f"{where}.hand")
    check_names(given.knows.split(), COLOUR_NAMES, f"{where}.knows")
    for name in ("marbles", "workers", "green", "red"):
        require(0 <= getattr(given, name) <= MOST, f"{where}.{name}: must lie between 0 and {MOST}")


def check_table(given: Position, seats: int, places: int, rounds: int) -> None:
    """Names and numbers of the middle."""
    require(0 <= given.first < seats, f"first: there is no seat {given.first}; the seats are 0 to {seats - 1}")
    require(1 <= given.round <= rounds, f"round: must lie between 1 and {rounds}")
    require(not given.is_last or given.round == rounds, "is_last: only after the third round (T5.2)")
    require(0 <= given.passes < seats or bool(given.winners), f"passes: must lie between 0 and {seats - 1}")
    require(0 <= given.fresh <= MOST, f"fresh: must lie between 0 and {MOST}")
    require(given.reason in REASONS, f"reason: must be one of {', '.join(REASONS)}")
    check_names(map(str, given.winners), [str(seat) for seat in range(seats)], "winners")
    require(len(set(given.winners)) == len(given.winners), "winners: a seat stands there twice")
    require(len(given.display) <= places, f"display: has {places} places, not {len(given.display)}")
    for text in given.display:
        name, mark, owner = text.partition(OWNED)
        check_names([name] if text else [], KIND_NAMES, "display")
        check_names([owner] if mark else [], [str(seat) for seat in range(seats)], "display, whose tile")
    for field, counts, names in (
        ("neutral", given.neutral, KIND_NAMES),
        ("aside", given.aside, KIND_NAMES),
        ("gone", given.gone, KIND_NAMES),
        ("deck", given.deck, COLOUR_NAMES),
        ("discard", given.discard, COLOUR_NAMES),
        ("yields", given.yields, YIELD_NAMES),
        ("bonus_tiles", given.bonus_tiles, BONUS_NAMES),
        ("claims", given.claims, COLOUR_NAMES),
    ):
        check_counts(counts, names, field)
    check_names(given.known.split(), COLOUR_NAMES, "known")


# Laying out


def put_position(s: Tuscany, given: Position, stack: Sequence[str]) -> None:
    """Fill an empty state with what was written; the stack is left to the reader of steps."""
    for seat, one in enumerate(given.seat):
        check_seat(one, f"seat[{seat}]", s.seats)
    check_table(given, s.seats, s.edition.display, s.edition.stacks)
    for seat, one in enumerate(given.seat):
        put_seat(s, seat, one)
        put_points(s, seat, one.green, one.red, one.points)
    put_table(s, given)
    check_domains(s, given, is_joined(stack))
    if is_joined(stack):
        put_tiles(s, given.seat)
    put_cards(s, given)
    put_supplies(s, given)
    settle_tiles(s, given)
    check_points(s, given)


def check_domains(s: Tuscany, given: Position, joined: bool) -> None:
    """Boards as they can be joined, tiles where they can lie."""
    taken = Counter(name for one in given.seat for name in one.boards)
    for name, count in taken.items():
        require(count == 1, f"boards: {name} is there {count} times")
    for seat, one in enumerate(given.seat):
        where = f"seat[{seat}]"
        if joined:
            is_whole = len(one.boards) == len("abc") and one.order and one.turned and one.shift and one.start
            require(bool(is_whole), f"{where}: boards, order, turned, shift and start must be said once play has begun")
        else:
            require(not one.tiles, f"{where}.tiles: nothing can lie there before the boards are joined")
        is_level = not s.variants.no_shift or one.shift in ("", SHIFT_NAMES[NO_SHIFT])
        require(is_level, f"{where}.shift: the table's boards lie level (no_shift)")
        if one.start:
            require(one.start[0] in [name[0] for name in one.boards], f"{where}.start: there is no such board")
            is_castle = colour_at(s, seat, SPACE[one.start]) == CASTLE
            require(is_castle, f"{where}.start: {one.start} is no castle space (T1.4)")
        for space, thing in one.tiles.items():
            require(space != one.start, f"{where}.tiles: {space} is where the starting castle lies")
            colour = COLOUR_NAMES[colour_at(s, seat, SPACE[space])]
            fits = thing == THING_NAMES[HEX] or colour == colour_name(thing)
            require(fits, f"{where}.tiles: {space} is a {colour} space, and {thing} cannot lie there")


def colour_name(thing: str) -> str:
    """The colour of a kind of tile, by name."""
    return thing if thing in COLOUR_NAMES else "farm"


def put_cards(s: Tuscany, given: Position) -> None:
    """Hands, deck and discards: what is not said is the rest of the cards."""
    for seat, one in enumerate(given.seat):
        for name in one.hand.split():
            at = seat * COLOURS + COLOUR[name]
            s.hands[at] += 1
            s.sizes[seat] += 1
    rest = [s.edition.cards[colour] - sum(s.hands[colour::COLOURS]) for colour in range(COLOURS)]
    for counts in (given.deck or {}, given.discard or {}):
        for name, number in counts.items():
            rest[COLOUR[name]] -= number
    for colour, number in enumerate(rest):
        there = s.edition.cards[colour]
        require(number >= 0, f"cards: {there - number} of {COLOUR_NAMES[colour]} lie about, but there are {there}")
    if given.deck is not None and given.discard is not None:
        require(not any(rest), f"cards: these lie nowhere: {' '.join(listed(COLOUR_NAMES, rest))}")
    if given.deck is None:
        s.deck = rest
    else:
        for name, number in given.deck.items():
            s.deck[COLOUR[name]] = number
        if given.discard is None:
            s.discard = rest
    s.deck_size, s.discard_size = sum(s.deck), sum(s.discard)
    put_memory(s, given)


def put_memory(s: Tuscany, given: Position) -> None:
    """What seats and spectators know of other hands; it must be true."""
    texts = [*(one.knows for one in given.seat), given.known]
    if not any(texts):
        return
    s.memory = [0] * ((s.seats + 1) * COLOURS)
    for viewer, text in enumerate(texts):
        for name in text.split():
            s.memory[viewer * COLOURS + COLOUR[name]] += 1
        for colour in range(COLOURS):
            own = s.hands[viewer * COLOURS + colour] if viewer < s.seats else 0
            is_true = s.memory[viewer * COLOURS + colour] <= sum(s.hands[colour::COLOURS]) - own
            field = f"seat[{viewer}].knows" if viewer < s.seats else "known"
            require(is_true, f"{field}: fewer {COLOUR_NAMES[colour]} cards are in those hands")


def put_supplies(s: Tuscany, given: Position) -> None:
    """Yield cards and bonus tiles: what is not said is all that nobody has."""
    if given.yields is None:
        s.yields = list(s.edition.yields)
    for card, number in enumerate(s.yields):
        there = s.edition.yields[card]
        require(number <= there, f"yields: there are but {there} of {YIELD_NAMES[card]}")
    s.yields_size = sum(s.yields)
    for bonus, there in enumerate(s.edition.bonuses):
        owned = sum(s.bonuses[bonus::BONUSES])
        if given.bonus_tiles is None:
            s.bonus_tiles[bonus] = there - owned
        right = s.bonus_tiles[bonus] >= 0 and s.bonus_tiles[bonus] + owned == there
        require(right, f"bonus_tiles: there must be {there} of {BONUS_NAMES[bonus]} in all")
    for colour, name in enumerate(COLOUR_NAMES):
        most = min(s.seats, len(s.edition.colour_bonus[colour]))
        require(s.claims[colour] <= most, f"claims: {name} can be scored {most} times (T2.6)")


def settle_tiles(s: Tuscany, given: Position) -> None:
    """Every tile lies somewhere: what is not said comes from a seat's own stacks, the neutral supply, other stacks."""
    strays = [0] * KINDS
    for seat, one in enumerate(given.seat):
        used = Counter([*one.tiles.values(), *one.storage])
        shown = Counter(s.display)
        for kind in range(KINDS):
            at = seat * KINDS + kind
            free = s.edition.own[kind] - shown[kind + KINDS * (seat + 1)]
            if one.stack is None:
                s.stacks[at] = free - min(max(free, 0), used[KIND_NAMES[kind]])
            away = free - s.stacks[at]
            is_possible = free >= 0 and away >= 0
            require(is_possible, f"seat[{seat}].stack: there are more own tiles {KIND_NAMES[kind]} than can be (T0.1)")
            strays[kind] += max(0, used[KIND_NAMES[kind]] - away)
    for kind in range(KINDS):
        settle_strays(s, given, kind, strays[kind])
    s.neutral_size = sum(s.neutral)
    for seat in range(s.seats):
        s.left[seat] = sum(s.stacks[seat * KINDS : seat * KINDS + KINDS])
    for kind, number in enumerate(tiles_missing(s)):
        require(number >= 0, f"tiles: {-number} of {KIND_NAMES[kind]} too many lie about")
        if given.gone is None:
            s.gone[kind] = number
        require(s.gone[kind] == number, f"gone: {number} of {KIND_NAMES[kind]} must be out of the game")


def settle_strays(s: Tuscany, given: Position, kind: int, strays: int) -> None:
    """Tiles in domains that are not their owner's own come from the neutral supply, then from others' stacks."""
    lying = s.aside[kind] + s.display.count(kind)
    if given.neutral is None:
        free = s.edition.neutral[kind] - lying
        s.neutral[kind] = max(0, free - strays)
        strays -= free - s.neutral[kind]
        for seat, one in enumerate(given.seat):
            if one.stack is None:
                taken = min(strays, s.stacks[seat * KINDS + kind])
                s.stacks[seat * KINDS + kind] -= max(0, taken)
                strays -= max(0, taken)
    is_possible = s.neutral[kind] + lying <= s.edition.neutral[kind]
    require(is_possible, f"neutral: there are more tiles {KIND_NAMES[kind]} than can be (T0.1)")


def tiles_missing(s: Tuscany) -> list[int]:
    """How many tiles of each kind lie nowhere on the table: those must be out of the game."""
    rest = [s.seats * s.edition.own[kind] + s.edition.neutral[kind] for kind in range(KINDS)]
    for kind in range(KINDS):
        rest[kind] -= s.neutral[kind] + s.aside[kind] + sum(s.stacks[kind::KINDS]) + sum(s.storage[kind::THINGS])
    for tile in s.display:
        if tile != NOTHING_THERE:
            rest[tile % KINDS] -= 1
    for at, thing in enumerate(s.tiles):
        is_start = s.start[at // SPACES] == at % SPACES
        if thing not in (NOTHING_THERE, HEX) and not is_start:
            rest[thing] -= 1
    return rest


def check_points(s: Tuscany, given: Position) -> None:
    """Storage is large enough; what is said of points by reason is not more than there are."""
    for seat in range(s.seats):
        where = f"seat[{seat}]"
        require(s.room(seat) >= 0, f"{where}.storage: holds more than it has spaces (T2.2)")
        ledger = s.ledger[seat * WHYS : seat * WHYS + WHYS]
        require(sum(ledger[:GREENS]) <= s.green[seat], f"{where}.points: more than its green points")
        require(sum(ledger[GREENS:]) <= s.red[seat], f"{where}.points: more than its red points")
    hexes = max(s.storage[HEX::THINGS])
    require(s.fresh <= hexes, "fresh: no seat has so many wooden hexes")


# What is to come


def check_turn(s: Tuscany) -> None:
    """What is to come must be possible with what lies on the table."""
    steps = list(reversed(s.stack))
    require(bool(steps) or bool(s.winners), "winners: nothing is to come, but nobody has won; say `turn` or `stack`")
    if not steps:
        return
    require(steps[-1].name() in LAST_STEPS, f"stack: must end with one of {', '.join(LAST_STEPS)}")
    for step in steps[1:] if not s.lanes else steps:
        may_wait = isinstance(step, Automatic) or step.name() in MAY_WAIT
        require(may_wait, f"stack: {step!r} can only come next")
    bonuses = sum(step.name() == "gain-bonus" for step in steps)
    require(bonuses <= sum(s.bonus_tiles), "stack: more bonus tiles are to be taken than there are")
    fillings = [step for step in steps if step.name() in ("fill-gap", "turn-up-own", "turn-up-neutral")]
    require(not fillings or (len(fillings) == 1 and gap(s) != NO_GAP), "stack: the display has no gap to be filled")
    for step in steps:
        if isinstance(step, CarryOut):
            lying = s.tiles[step.seat * SPACES + step.space]
            require(lying != NOTHING_THERE, f"stack: {step!r}, but nothing lies there")
    names = [step.name() for step in steps]
    for step in steps:
        if isinstance(step, DealBoard):
            is_free = s.boards[step.seat * BOARDS + step.letter] == NOT_JOINED
            require(is_free, f"stack: {step!r}, but the seat has that board")
        is_early = isinstance(step, DealBoard | JoinByLot)
        require(not is_early or "offer-joins" in names, f"stack: {step!r}, but boards are not to be joined")
    is_looking = steps[0].name() == "look-for-tile"
    require(not is_looking or has_tiles(s), "stack: a tile is looked for, but none is on display")
    if s.lanes:
        check_lanes(s)
    else:
        check_next(s)


def check_next(s: Tuscany) -> None:
    """Whoever comes next, a seat or chance, can act."""
    step = s.stack[-1]
    if isinstance(step, Pay):
        is_stored = bool(s.storage[step.who * THINGS + step.thing])
        require(is_stored, f"stack: {step!r}, but the thing is not in storage")
        can_pay = means(s, step.who, s.domains[step.who].colour_of[step.space]) >= step.left
        require(can_pay, f"stack: {step!r}, but that cannot be paid")
        place = ChooseSpace(step.who, step.thing)
        is_free = not s.laid[step.who] >> step.space & 1 and s.reach[step.who] >> step.space & 1
        colour = COLOUR_NAMES[s.domains[step.who].colour_of[step.space]]
        fits = step.thing == HEX or colour == colour_name(THING_NAMES[step.thing])
        require(bool(is_free) and fits, f"stack: {step!r}, but {place!r} does not allow that space")
    elif isinstance(step, Decision):
        require(bool(step.choices(s)), f"stack: {step!r}, but there is nothing to choose")
        check_question(s, step)
    elif isinstance(step, DealCard):
        there = s.deck_size + s.discard_size
        require(s.deck_size > 0 and step.left <= there, "stack: more cards are to be dealt than there are")
    elif isinstance(step, TurnUpYield):
        require(s.yields_size > 0, "stack: a yield card is to be turned up, but there is none")
    elif isinstance(step, TurnUpOwn):
        require(s.left[step.seat] > 0, "stack: a tile is to be turned up, but the stacks are empty")
    elif isinstance(step, TurnUpNeutral):
        require(s.neutral_size > 0, "stack: a tile is to be turned up, but the supply is empty")
    elif isinstance(step, Luck):
        require(bool(step.odds(s)), f"stack: {step!r}, but nothing can come of it")


def check_question(s: Tuscany, step: Decision[Tuscany]) -> None:
    """What is asked could be asked now."""
    if isinstance(step, UseMarble):
        require(s.marbles[step.who] > 0, f"stack: {step!r}, but there is no marble")
        require(can_act(s, step.who), f"stack: {step!r}, but no action is possible")
    elif isinstance(step, NameColour):
        is_needed = not fitting_kinds(s, step.who) and may_fit(s, step.who)
        require(is_needed, f"stack: {step!r}, but a tile fits, or none can (T2.3)")
    elif isinstance(step, BringTo | RemoveStored):
        is_there = displayed(s) >> step.kind & 1
        require(bool(is_there), f"stack: {step!r}, but no such tile is on display")
    if isinstance(step, RemoveStored):
        require(s.room(step.who) == 0, f"stack: {step!r}, but a storage space is empty (T2.2)")


def check_lanes(s: Tuscany) -> None:
    """T1.4: while boards are joined each seat is asked its next question, and has said what comes before."""
    require([step.name() for step in s.stack[-1:]] == ["reveal-domains"], "lanes: reveal-domains must come after them")
    for seat, lane in enumerate(s.lanes):
        parts = [s.order[seat], s.turned[seat], s.shift[seat], s.start[seat]]
        said = sum(part >= 0 for part in parts)
        asked = type(lane[-1]) if lane else None
        steps = [ChooseOrder, ChooseTurns, ChooseShifts, FoundCastle, None]
        is_right = len(lane) <= 1 and steps[said] is asked and all(part >= 0 for part in parts[:said])
        require(is_right, f"lanes: seat {seat} has said {said} parts of its domain, which is not what its lane says")
        require(NOT_JOINED not in s.boards, "lanes: boards are joined before all have theirs")


# Writing


def write_seat(s: Tuscany, seat: int) -> SeatPosition:
    """One seat as data."""
    one = look_at_seat(s, seat, False)
    return SeatPosition(
        boards=one.boards,
        order=one.order,
        turned=one.turned,
        shift=one.shift,
        start=one.start,
        tiles=one.tiles,
        storage=one.storage,
        bonuses=one.bonuses,
        marbles=one.marbles,
        workers=one.workers,
        green=s.green[seat],
        red=s.red[seat],
        points=counts_of(WHY_NAMES, s.ledger[seat * WHYS : seat * WHYS + WHYS]),
        stack=one.stack,
        hand=" ".join(listed(COLOUR_NAMES, s.hands[seat * COLOURS : seat * COLOURS + COLOURS])),
        knows=" ".join(listed(COLOUR_NAMES, s.memory[seat * COLOURS : seat * COLOURS + COLOURS])),
    )


def write(s: Tuscany, game: str, edition: str, options: dict[str, bool | int]) -> Position:
    """The whole position as data."""
    table = look_at_table(s)
    return Position(
        game=game,
        edition=edition,
        options=options,
        seat=tuple(write_seat(s, seat) for seat in range(s.seats)),
        first=table.first,
        round=table.round,
        is_last=table.is_last,
        passes=table.passes,
        fresh=table.fresh,
        reason=table.reason,
        winners=table.winners,
        display=table.display,
        neutral=table.neutral,
        aside=table.aside,
        gone=table.gone,
        discard=table.discard,
        yields=table.yields,
        bonus_tiles=table.bonus_tiles,
        claims=table.claims,
        deck=counts_of(COLOUR_NAMES, s.deck),
        known=" ".join(listed(COLOUR_NAMES, s.memory[s.seats * COLOURS :])),
        stack=tuple(repr(step) for step in reversed(s.stack)),
        opened=tuple("" if step is None else repr(step) for step in s.opened),
        lanes=tuple(tuple(repr(step) for step in reversed(lane)) for lane in s.lanes),
    )
