"""A sensible prince: plays The Castles of Tuscany by rules of thumb (docs/games/tuscany.md).

It gets a world imagined from its view, but looks only at what the view shows: its own hand, the display, the domains,
how far the stacks are used. So it does the same in every world that it cannot rule out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.tuscany.components import (
    BOARDS,
    CARRIAGE,
    CASTLE,
    CITY,
    COLOUR_OF,
    COLOURS,
    FARM,
    HEX,
    INN,
    JOINS,
    MONASTERY,
    MORE_CARDS,
    MORE_MARBLE,
    MORE_STORAGE,
    MORE_WORKERS,
    MORE_YIELD,
    QUARRY,
    SHIFTS,
    SPACES,
    THINGS,
    TURN_NAMES,
    VILLAGE,
    Domain,
    bits,
)
from signoria.games.tuscany.moves import (
    DRAW,
    END,
    MARBLE,
    ORDER,
    PAIR,
    PAY,
    PLACE,
    SHIFT,
    TAKE,
    TURN,
    WORKER,
    Gain,
    On,
    Order,
    Pick,
    Remove,
    Replace,
    Turn,
)
from signoria.games.tuscany.scoring import displayed, farm_points, fitting, means, on_display
from signoria.games.tuscany.state import Tuscany
from signoria.games.tuscany.steps.effects import BringTile, BringTo
from signoria.games.tuscany.steps.paying import ChooseSpace, Pay, spaces_for
from signoria.games.tuscany.steps.setup import FoundCastle, join_of
from signoria.games.tuscany.steps.turn import ChooseAction, PickTile, UseMarble
from signoria.kernel.moves import Move
from signoria.kernel.play import asked

# What things are worth in red points at the end, while there is time to use them.
CARD: Final = 0.6
IDLE_CARD: Final = 0.2  # a card that only counts at the end (T5.4)
MANY: Final = 9  # cards in hand, beyond which one more is of little use
JOKER: Final = 1.1  # a worker
ACTION: Final = 1.9  # a marble: another action
LATER: Final = 1.7  # a wooden hex beyond the point it counts in storage
CARDS_TURNED: Final = 1.5  # a yield card
DRAWS: Final = 0.4  # of one's turns are spent on drawing
LIKELY: Final = 0.6  # of the spaces still empty will be covered
BEGUN: Final = 0.45  # of its points is an area worth per space while it is not complete
OPENED: Final = 0.12  # a further space that can be reached
PATIENCE: Final = 0.62  # what a tile taken is worth compared with one placed
PACE: Final = 0.45  # tiles that a player uses up in a turn, about
SOON: Final = 4.0  # turns that it takes to use a card


def advise(s: Tuscany, seat: int, choices: Sequence[Move]) -> Move:
    """The move that a sensible prince makes."""
    step = asked(s, seat)
    if len(choices) == 1 or step is None:
        return choices[0]
    if isinstance(step, ChooseAction):
        return act(s, seat, choices)
    if isinstance(step, Pay):
        return plan(s, seat) or choices[0]
    if isinstance(step, UseMarble):
        return MARBLE if best_action(s, seat) > s.edition.marble_points + ACTION * time_left(s) * 0.6 else END
    if isinstance(step, BringTile | PickTile):
        return pick(s, seat, choices, isinstance(step, BringTile))
    if isinstance(step, ChooseSpace | BringTo):
        thing = step.thing if isinstance(step, ChooseSpace) else step.kind
        return max(choices, key=lambda move: space_value(s, seat, thing, move))
    if isinstance(step, FoundCastle):
        return max(choices, key=lambda move: castle_value(s, seat, move))
    first = choices[0]
    if isinstance(first, Gain):
        return max(choices, key=lambda move: bonus_value(s, seat, move))
    if isinstance(first, Remove):
        return min(choices, key=lambda move: stored_value(s, seat, move))
    if isinstance(first, Replace):
        return max(choices, key=lambda move: on_display(s, move.colour) if isinstance(move, Replace) else 0)
    return join(s, seat, choices)


# How far the game is


def turns_left(s: Tuscany) -> float:
    """How many turns each has still, about."""
    return 0.0 if s.is_last else 1.0 + min(s.left) / PACE


def time_left(s: Tuscany) -> float:
    """1 while there is time to use what one gains, 0 at the very end."""
    return min(1.0, turns_left(s) / SOON)


def green_worth(s: Tuscany) -> int:
    """A green point counts in every scoring still to come (T5.3)."""
    return s.edition.stacks + 1 - s.round


def card_worth(s: Tuscany, seat: int) -> float:
    """What one more region card is worth."""
    use = CARD if s.sizes[seat] < MANY else IDLE_CARD
    return IDLE_CARD + (use - IDLE_CARD) * time_left(s)


# What a placed thing brings


def place_value(s: Tuscany, seat: int, thing: int, space: int, is_chain: bool) -> float:
    """What it brings to place the thing there: area, colour, effect, and new ground."""
    domain = s.domains[seat]
    colour = domain.colour_of[space]
    laid = s.laid[seat] | 1 << space
    area = domain.areas[space]
    points = s.edition.areas[area.bit_count() - 1] * green_worth(s)
    value = points * 1.0 if not area & ~laid else points * BEGUN * time_left(s) / area.bit_count()
    missing = (domain.colours[colour] & ~laid).bit_count()
    if missing == 0:
        sides = s.edition.colour_bonus[colour]
        value += (sides[s.claims[colour]] if s.claims[colour] < len(sides) else 0) * green_worth(s)
    opened = (domain.near[space] & ~s.reach[seat] & ~laid).bit_count()
    return value + opened * OPENED * time_left(s) * green_worth(s) + effect_value(s, seat, thing, space, is_chain)


def effect_value(s: Tuscany, seat: int, thing: int, space: int, is_chain: bool) -> float:
    """What the effect of the colour there is worth."""
    colour = s.domains[seat].colour_of[space]
    time = time_left(s)
    if colour == CASTLE:
        return 0.0 if is_chain else castle_gift(s, seat)
    if colour == CITY:
        return max([worth_of_bonus(s, seat, bonus) for bonus in range(5) if s.bonus_tiles[bonus]], default=0.0)
    if colour == INN:
        return s.edition.stored_points + LATER * time if s.room(seat) > 0 else s.edition.hex_points * 1.0
    if colour == FARM:
        return farm_points(s, seat, space, thing) * green_worth(s) * 1.0
    if colour == QUARRY:
        return (1 + s.has_bonus(seat, MORE_MARBLE)) * (1 + (ACTION - 1) * time)
    if colour == VILLAGE:
        return (1 + s.has_bonus(seat, MORE_WORKERS)) * (1 + (JOKER - 1) * time)
    if colour == MONASTERY:
        return s.edition.monastery * card_worth(s, seat)
    assert colour == CARRIAGE
    return (1 + s.has_bonus(seat, MORE_YIELD)) * CARDS_TURNED


def castle_gift(s: Tuscany, seat: int) -> float:
    """The best tile that a castle could bring now."""
    best = 0.0
    for kind in bits(displayed(s)):
        for space in bits(fitting(s, seat, COLOUR_OF[kind])):
            best = max(best, place_value(s, seat, kind, space, True))
    return best


def worth_of_bonus(s: Tuscany, seat: int, bonus: int) -> float:
    """What one more bonus tile of this kind is worth, by what is still to be built."""
    empty = [(mask & ~s.laid[seat]).bit_count() * LIKELY for mask in s.domains[seat].colours]
    time = min(1.0, turns_left(s) / (3 * SOON))
    if bonus == MORE_CARDS:
        return turns_left(s) * DRAWS * CARD * 0.7
    if bonus == MORE_STORAGE:
        return s.edition.storage_points * green_worth(s) + 1.5 * time
    if bonus == MORE_MARBLE:
        return empty[QUARRY] * ACTION * time
    return empty[VILLAGE] * JOKER * time if bonus == MORE_WORKERS else empty[CARRIAGE] * CARDS_TURNED * time


def best_space(s: Tuscany, seat: int, thing: int, spaces: int, is_chain: bool) -> float:
    """What the thing brings on the best of these spaces; nothing if there is none."""
    return max([place_value(s, seat, thing, space, is_chain) for space in bits(spaces)], default=0.0)


# The three actions


def act(s: Tuscany, seat: int, choices: Sequence[Move]) -> Move:
    """The best action."""
    return max(choices, key=lambda move: action_value(s, seat, move))


def best_action(s: Tuscany, seat: int) -> float:
    """What the best action would bring now."""
    return max([action_value(s, seat, move) for move in ChooseAction(seat).choices(s)], default=0.0)


def action_value(s: Tuscany, seat: int, move: Move) -> float:
    """What an action brings."""
    if move is DRAW:
        count = min(s.edition.drawn + s.has_bonus(seat, MORE_CARDS), s.deck_size + s.discard_size)
        return count * card_worth(s, seat)
    if move is TAKE:
        lost = 0.0
        if s.room(seat) <= 0:
            lost = min([thing_value(s, seat, thing) for thing in range(THINGS) if s.storage[seat * THINGS + thing]])
        return max([taken_value(s, seat, kind) for kind in bits(displayed(s))], default=0.0) - lost
    thing = next(thing for thing in range(THINGS) if move is PLACE[thing])
    spaces = spaces_for(s, seat, thing)
    best = max([place_value(s, seat, thing, space, False) - price(s, seat, space) for space in bits(spaces)])
    return best - s.edition.stored_points * (1 - time_left(s))


def price(s: Tuscany, seat: int, space: int) -> float:
    """What the cheapest payment for this space costs."""
    cards, pairs, workers = cheapest(s, seat, s.domains[seat].colour_of[space], s.edition.price)
    worker = s.edition.worker_points + (JOKER - 1) * time_left(s)
    return (cards + pairs * s.edition.pair) * card_worth(s, seat) * 0.5 + workers * worker


def taken_value(s: Tuscany, seat: int, kind: int) -> float:
    """What it is worth to have the tile in storage: to place it later, sooner if it can be paid."""
    return s.edition.stored_points * (1 - time_left(s)) + thing_value(s, seat, kind)


def thing_value(s: Tuscany, seat: int, thing: int) -> float:
    """What a stored thing is worth."""
    kept = s.edition.stored_points * (1 - time_left(s))
    if turns_left(s) == 0:
        return kept
    if thing == HEX:
        spaces = s.reach[seat] & ~s.laid[seat]
        lacking = 0
    else:
        spaces = fitting(s, seat, COLOUR_OF[thing])
        lacking = max(0, s.edition.price - means(s, seat, COLOUR_OF[thing]))
    best = best_space(s, seat, thing, spaces, False) - 2 * CARD
    return kept + max(0.0, best) * PATIENCE * (0.8 if lacking else 1.0)


# Smaller questions


def pick(s: Tuscany, seat: int, choices: Sequence[Move], is_free: bool) -> Move:
    """The tile that brings most: placed at once, or taken."""

    def value(move: Move) -> float:
        if not isinstance(move, Pick):
            return 0.0
        if is_free:
            return best_space(s, seat, move.kind, fitting(s, seat, COLOUR_OF[move.kind]), False)
        return taken_value(s, seat, move.kind)

    return max(choices, key=value)


def space_value(s: Tuscany, seat: int, thing: int, move: Move) -> float:
    """What the thing brings there."""
    assert isinstance(move, On)
    return place_value(s, seat, thing, move.space, False)


def bonus_value(s: Tuscany, seat: int, move: Move) -> float:
    """What the bonus tile is worth."""
    assert isinstance(move, Gain)
    return worth_of_bonus(s, seat, move.bonus)


def stored_value(s: Tuscany, seat: int, move: Move) -> float:
    """What the thing in storage is worth keeping."""
    assert isinstance(move, Remove)
    return thing_value(s, seat, move.thing)


# The domain


def domain_of(s: Tuscany, seat: int, number: int) -> Domain:
    """The seat's boards, joined so."""
    a, b, c = s.boards[seat * BOARDS : seat * BOARDS + BOARDS]
    return s.edition.domain(a, b, c, number)


def castle_value(s: Tuscany, seat: int, move: Move) -> int:
    """A castle in the middle reaches more spaces."""
    assert isinstance(move, On)
    near = domain_of(s, seat, join_of(s, seat)).near
    reach = near[move.space]
    for space in bits(reach):
        reach |= near[space]
    return near[move.space].bit_count() * SPACES + reach.bit_count()


def join_value(s: Tuscany, seat: int, number: int) -> int:
    """The points that all areas would bring; of equal joins the one with a castle space that reaches most."""
    domain = domain_of(s, seat, number)
    whole = sum([s.edition.areas[area.bit_count() - 1] for area in dict.fromkeys(domain.areas)])
    return whole * COLOURS + max([domain.near[space].bit_count() for space in bits(domain.colours[CASTLE])])


def possible_joins(s: Tuscany, seat: int) -> list[int]:
    """The joins that what has been chosen so far allows, the best first."""
    found = [number for number in range(JOINS) if agrees(s, seat, number)]
    return sorted(found, key=lambda number: -join_value(s, seat, number))


def join(s: Tuscany, seat: int, choices: Sequence[Move]) -> Move:
    """The part of the join with the most points in areas that can still be had."""
    order, turned, shift = parts_of(possible_joins(s, seat)[0])
    first = choices[0]
    if isinstance(first, Order):
        return ORDER[order]
    return TURN[turned] if isinstance(first, Turn) else SHIFT[shift]


def parts_of(number: int) -> tuple[int, int, int]:
    """Order, turns and shifts of a join."""
    turns, shifts = len(TURN_NAMES), len(SHIFTS)
    return number // (turns * shifts), number // shifts % turns, number % shifts


def agrees(s: Tuscany, seat: int, number: int) -> bool:
    """Is the join one that what has been chosen so far allows?"""
    order, turned, shift = parts_of(number)
    if s.variants.no_shift and SHIFTS[shift] != (0, 0):
        return False
    return s.order[seat] in (-1, order) and s.turned[seat] in (-1, turned) and s.shift[seat] in (-1, shift)


# Payments


def cheapest(s: Tuscany, seat: int, colour: int, needed: int) -> tuple[int, int, int]:
    """How many cards of the colour, pairs and workers the cheapest payment takes; it must exist.

    Fewest cards and workers together; of equal ones that which leaves most pairs and workers, as each of those can
    stand for any card; then the one with fewest workers.
    """
    held = s.hands[seat * COLOURS + colour]
    pair = s.edition.pair
    pairs_held = sum([s.hands[seat * COLOURS + other] // pair for other in range(COLOURS) if other != colour])
    best: tuple[tuple[int, int, int], tuple[int, int, int]] | None = None
    for workers in range(min(needed, s.workers[seat]) + 1):
        for cards in range(min(needed - workers, held) + 1):
            pairs = needed - workers - cards
            if pairs > pairs_held:
                continue
            jokers = (held - cards) // pair + pairs_held - pairs + s.workers[seat] - workers
            found = (cards + workers + pair * pairs, -jokers, workers), (cards, pairs, workers)
            if best is None or found < best:
                best = found
    assert best is not None
    return best[1]


def payment(s: Tuscany, seat: int, colour: int, needed: int) -> list[Move]:
    """The taps of the cheapest payment: cards of the colour, then pairs of what most is held of, then workers."""
    cards, pairs, workers = cheapest(s, seat, colour, needed)
    found: list[Move] = [PAY[colour] for _ in range(cards)]
    held = s.hands[seat * COLOURS : seat * COLOURS + COLOURS]
    held[colour] = 0
    for _ in range(pairs):
        other = held.index(max(held))
        held[other] = held[other] - s.edition.pair
        found.append(PAIR[other])
    for _ in range(workers):
        found.append(WORKER)
    return found


def plan(s: Tuscany, seat: int) -> Move | None:
    """The next tap of the cheapest payment in hand, or None."""
    step = asked(s, seat)
    if not isinstance(step, Pay):
        return None
    return payment(s, seat, s.domains[seat].colour_of[step.space], step.left)[0]
