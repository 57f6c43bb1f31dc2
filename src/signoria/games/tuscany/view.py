"""What lies on the table, as plain data, and what a seat may know of it (T0.3)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from signoria.games.tuscany.components import (
    BOARD_NAMES,
    BOARDS,
    BONUS,
    BONUS_NAMES,
    BONUSES,
    CASTLE,
    COLOUR,
    COLOUR_NAMES,
    COLOURS,
    KIND,
    KIND_NAMES,
    KINDS,
    NEUTRAL,
    NOT_JOINED,
    NOTHING_THERE,
    ORDER_NAMES,
    SHIFT_NAMES,
    SPACE,
    SPACE_NAMES,
    SPACES,
    THING,
    THING_NAMES,
    THINGS,
    TURN_NAMES,
    VERSIONS,
    YIELD,
    YIELD_NAMES,
    bits,
)
from signoria.games.tuscany.scoring import empty_spaces
from signoria.games.tuscany.spaces import SpaceView, look_at_spaces
from signoria.games.tuscany.state import REASONS, WHY_NAMES, WHYS, Tuscany
from signoria.games.tuscany.steps.setup import join_domains
from signoria.games.tuscany.sums import green_sum, points_by_reason, red_sum
from signoria.kernel.game import View
from signoria.kernel.phrases import Sum

Counts = dict[str, int]
Names = tuple[str, ...]
OWNED = ":"  # `quarry:1` on display is a tile of seat 1
BEFORE_JOINING = ("open-table", "draw-first", "set-up", "offer-joins", "reveal-domains")


class Holdings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """What lies before one seat. While all join their boards at once, nobody sees how the others do."""

    boards: Names = ()  # one of each letter
    order: str = ""  # from left to right: `b a c`
    turned: str = ""  # half turned: `none`, `b`, `c`, `b c`
    shift: str = ""  # how much lower the second and third lie: `0 -1`
    start: str = ""  # the space of the starting castle
    tiles: dict[str, str] = {}  # what else lies on which space
    storage: Names = ()
    bonuses: Counts = {}
    marbles: int = 0
    workers: int = 0
    stack: Counts | None = None  # tiles left in its stacks; their order is secret


class Estate(Holdings, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """The same with its points, as a position says it."""

    green: int = 0
    red: int = 0
    points: Counts = {}  # by reason


class EstateView(Holdings, frozen=True, kw_only=True):
    """One seat, as the viewer sees it."""

    green: Sum  # points by reason
    red: Sum
    cards: int  # in hand
    stacks: tuple[int, ...]  # how many tiles are left in each
    room: int  # empty storage spaces
    empty: int  # spaces of the domain
    spaces: tuple[SpaceView, ...]  # of the domain, or as it would be if what is not decided yet were left as it lies


class Middle(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """What lies in the middle, and how far the game is."""

    first: int = 0
    round: int = 1
    is_last: bool = False  # the turns after the third round (T5.2)
    passes: int = 0
    fresh: int = 0  # wooden hexes gained in this turn
    reason: str = "undecided"
    winners: tuple[int, ...] = ()
    display: Names = ()  # `quarry` is neutral, `quarry:1` of seat 1, nothing a gap
    neutral: Counts | None = None  # tiles in the neutral supply
    aside: Counts = {}  # neutral tiles set aside
    gone: Counts | None = None  # tiles out of the game
    discard: Counts | None = None  # region cards
    yields: Counts | None = None  # yield cards in their deck
    bonus_tiles: Counts | None = None  # still there
    claims: Counts = {}  # how many have scored each colour's bonus tile


class TuscanyView(View, frozen=True, kw_only=True):
    """The table as one seat sees it, counted so that nobody needs paper."""

    table: tuple[EstateView, ...]
    middle: Middle
    hand: Counts
    deck: int
    unseen: Counts  # region cards in the deck and in hands that the viewer does not see
    known: Counts  # of those, cards that must be in those hands
    colour_bonuses: dict[str, tuple[int, ...]]  # points that covering each colour still brings, the next first


# Looking


def counts_of(names: Sequence[str], numbers: Sequence[int]) -> Counts:
    """Those of which there are any, by name."""
    return {names[at]: number for at, number in enumerate(numbers) if number}


def listed(names: Sequence[str], numbers: Sequence[int]) -> Names:
    """Each by name, as often as it is there."""
    return tuple(names[at] for at, number in enumerate(numbers) for _ in range(number))


def name_at(names: Sequence[str], number: int) -> str:
    """The name, or nothing."""
    return names[number] if number >= 0 else ""


def look_at_domain(s: Tuscany, seat: int, is_hidden: bool) -> dict[str, str]:
    """How the boards are joined, if the viewer may know."""
    if is_hidden:
        return {}
    return {
        "order": name_at(ORDER_NAMES, s.order[seat]),
        "turned": name_at(TURN_NAMES, s.turned[seat]),
        "shift": name_at(SHIFT_NAMES, s.shift[seat]),
        "start": name_at(SPACE_NAMES, s.start[seat]),
    }


def look_at_seat(s: Tuscany, seat: int, is_hidden: bool) -> Holdings:
    """What lies before a seat."""
    boards = [s.boards[seat * BOARDS + letter] for letter in range(BOARDS)]
    domain = look_at_domain(s, seat, is_hidden)
    lying = [(space, s.tiles[seat * SPACES + space]) for space in bits(s.laid[seat])]
    return Holdings(
        boards=tuple(
            BOARD_NAMES[letter * VERSIONS + version] for letter, version in enumerate(boards) if version != NOT_JOINED
        ),
        order=domain.get("order", ""),
        turned=domain.get("turned", ""),
        shift=domain.get("shift", ""),
        start=domain.get("start", ""),
        tiles={SPACE_NAMES[space]: THING_NAMES[thing] for space, thing in lying if space != s.start[seat]},
        storage=listed(THING_NAMES, s.storage[seat * THINGS : seat * THINGS + THINGS]),
        bonuses=counts_of(BONUS_NAMES, s.bonuses[seat * BONUSES : seat * BONUSES + BONUSES]),
        marbles=s.marbles[seat],
        workers=s.workers[seat],
        stack=counts_of(KIND_NAMES, s.stacks[seat * KINDS : seat * KINDS + KINDS]),
    )


def look_from_afar(s: Tuscany, seat: int, is_hidden: bool) -> EstateView:
    """The same with what can be counted."""
    one = look_at_seat(s, seat, is_hidden)
    size, left = s.edition.stack, s.left[seat]
    return EstateView(
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
        stack=one.stack,
        green=green_sum(s, seat),
        red=red_sum(s, seat),
        cards=s.sizes[seat],
        stacks=tuple(max(0, min(size, left - size * later)) for later in reversed(range(s.edition.stacks))),
        room=s.room(seat),
        empty=empty_spaces(s, seat),
        spaces=() if is_hidden else look_at_spaces(s, seat),
    )


def tile_text(tile: int) -> str:
    """A place of the display."""
    if tile == NOTHING_THERE:
        return ""
    name, origin = KIND_NAMES[tile % KINDS], tile // KINDS
    return name if origin == NEUTRAL else f"{name}{OWNED}{origin - 1}"


def look_at_table(s: Tuscany) -> Middle:
    """What lies in the middle."""
    return Middle(
        first=s.first,
        round=s.round,
        is_last=s.is_last,
        passes=s.passes,
        fresh=s.fresh,
        reason=REASONS[s.reason],
        winners=tuple(bits(s.winners)),
        display=tuple(tile_text(tile) for tile in s.display),
        neutral=counts_of(KIND_NAMES, s.neutral),
        aside=counts_of(KIND_NAMES, s.aside),
        gone=counts_of(KIND_NAMES, s.gone),
        discard=counts_of(COLOUR_NAMES, s.discard),
        yields=counts_of(YIELD_NAMES, s.yields),
        bonus_tiles=counts_of(BONUS_NAMES, s.bonus_tiles),
        claims=counts_of(COLOUR_NAMES, s.claims),
    )


def bonuses_left(s: Tuscany) -> dict[str, tuple[int, ...]]:
    """The sides of each colour-bonus tile that nobody has scored yet (T2.6)."""
    return {name: s.edition.colour_bonus[colour][s.claims[colour] :] for colour, name in enumerate(COLOUR_NAMES)}


def own_view(s: Tuscany, seat: int | None, frame: View) -> TuscanyView:
    """The whole view: the frame that all games share, and the table."""
    row = s.seats if seat is None else seat
    hand = [0] * COLOURS if seat is None else s.hands[seat * COLOURS : seat * COLOURS + COLOURS]
    unseen = [sum(s.hands[colour::COLOURS]) + s.deck[colour] - hand[colour] for colour in range(COLOURS)]
    known = s.memory[row * COLOURS : row * COLOURS + COLOURS]
    return TuscanyView(
        game=frame.game,
        rules=frame.rules,
        edition=frame.edition,
        seat=frame.seat,
        seats=frame.seats,
        options=frame.options,
        to_act=frame.to_act,
        prompt=frame.prompt,
        question=frame.question,
        stack=frame.stack,
        opened=frame.opened,
        lane=frame.lane,
        result=frame.result,
        table=tuple(look_from_afar(s, other, bool(s.lanes) and other != seat) for other in range(s.seats)),
        middle=look_at_table(s),
        hand=counts_of(COLOUR_NAMES, hand),
        deck=s.deck_size,
        unseen=counts_of(COLOUR_NAMES, unseen),
        known=counts_of(COLOUR_NAMES, known),
        colour_bonuses=bonuses_left(s),
    )


# Laying out what was looked at


def put_counts(numbers: list[int], first: int, index: dict[str, int], counts: Counts) -> None:
    """Fill a part of a list from counts by name."""
    for name, number in counts.items():
        numbers[first + index[name]] = number


def put_seat(s: Tuscany, seat: int, given: Holdings) -> None:
    """Lay out what belongs to one seat, but for its points, and its tiles, which want the domains joined."""
    for name in given.boards:
        board = BOARD_NAMES.index(name)
        s.boards[seat * BOARDS + board // VERSIONS] = board % VERSIONS
    s.order[seat] = ORDER_NAMES.index(given.order) if given.order else NOT_JOINED
    s.turned[seat] = TURN_NAMES.index(given.turned) if given.turned else NOT_JOINED
    s.shift[seat] = SHIFT_NAMES.index(given.shift) if given.shift else NOT_JOINED
    s.start[seat] = SPACE[given.start] if given.start else NOT_JOINED
    for name in given.storage:
        s.store(seat, THING[name])
    put_counts(s.bonuses, seat * BONUSES, BONUS, given.bonuses)
    put_counts(s.stacks, seat * KINDS, KIND, given.stack or {})
    s.left[seat] = sum((given.stack or {}).values())
    s.marbles[seat], s.workers[seat] = given.marbles, given.workers


def put_points(s: Tuscany, seat: int, green: int, red: int, points: Counts) -> None:
    """A seat's points, and what it has got them for."""
    s.green[seat], s.red[seat] = green, red
    for why, number in points.items():
        s.ledger[seat * WHYS + WHY_NAMES.index(why)] = number


def put_tiles(s: Tuscany, tables: Sequence[Holdings]) -> None:
    """Join the domains and lay the tiles."""
    join_domains(s)
    for seat, given in enumerate(tables):
        s.lay(seat, CASTLE, s.start[seat])
        for space, thing in given.tiles.items():
            s.lay(seat, THING[thing], SPACE[space])


def read_tile(text: str) -> int:
    """A place of the display, the other way round."""
    if not text:
        return NOTHING_THERE
    name, _, owner = text.partition(OWNED)
    return KIND[name] + (KINDS * (int(owner) + 1) if owner else 0)


def put_table(s: Tuscany, given: Middle) -> None:
    """Lay out the middle."""
    s.first, s.round, s.is_last, s.passes, s.fresh = given.first, given.round, given.is_last, given.passes, given.fresh
    s.reason = REASONS.index(given.reason)
    s.winners = sum(1 << seat for seat in given.winners)
    for at, text in enumerate(given.display):
        s.display[at] = read_tile(text)
    put_counts(s.neutral, 0, KIND, given.neutral or {})
    s.neutral_size = sum(s.neutral)
    put_counts(s.aside, 0, KIND, given.aside)
    put_counts(s.gone, 0, KIND, given.gone or {})
    put_counts(s.discard, 0, COLOUR, given.discard or {})
    s.discard_size = sum(s.discard)
    put_counts(s.yields, 0, YIELD, given.yields or {})
    s.yields_size = sum(s.yields)
    put_counts(s.bonus_tiles, 0, BONUS, given.bonus_tiles or {})
    put_counts(s.claims, 0, COLOUR, given.claims)


def is_joined(stack: Sequence[str]) -> bool:
    """Are the domains joined when this is still to come?"""
    return not any(step.split()[0] in BEFORE_JOINING for step in stack)


def remember(s: Tuscany, view: TuscanyView) -> None:
    """Put what the view tells into an empty state; what it does not tell is left empty."""
    for seat, given in enumerate(view.table):
        put_seat(s, seat, given)
        points = {**points_by_reason(given.green), **points_by_reason(given.red)}
        put_points(s, seat, given.green.total, given.red.total, points)
    put_table(s, view.middle)
    if is_joined(view.stack):
        put_tiles(s, view.table)
    row = s.seats
    if view.seat is not None:
        row = view.seat
        put_counts(s.hands, row * COLOURS, COLOUR, view.hand)
        s.sizes[row] = sum(view.hand.values())
    if view.known:
        s.memory = [0] * ((s.seats + 1) * COLOURS)
        put_counts(s.memory, row * COLOURS, COLOUR, view.known)
