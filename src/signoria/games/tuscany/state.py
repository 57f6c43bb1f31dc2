"""A position of The Castles of Tuscany: cards and tiles as counts, domains as bits and tiles by space."""

from __future__ import annotations

from typing import Final

from signoria.games.tuscany.components import (
    BOARDS,
    BONUSES,
    COLOURS,
    HEX,
    KINDS,
    MORE_STORAGE,
    NOT_JOINED,
    NOTHING_THERE,
    SPACES,
    THINGS,
    YIELDS,
    Domain,
    Edition,
    Variants,
)
from signoria.kernel.state import State

UNDECIDED: Final = 0  # reasons why it ended, in the order of docs and texts
BY_ROUNDS: Final = 1
BY_PASSES: Final = 2
REASONS: Final = ("undecided", "last-round", "all-passed")

# Why points were scored: green first, then red.
BY_AREA: Final = 0
BY_COLOUR: Final = 1
BY_STORAGE: Final = 2
BY_FARM: Final = 3
BY_YIELD: Final = 4
GREENS: Final = 5
BY_HEX: Final = 5
BY_YIELD_RED: Final = 6
BY_ROUND: Final = 7  # and 8, 9 for the second and third
BY_STORED: Final = 10
BY_MARBLES: Final = 11
BY_WORKERS: Final = 12
BY_CARDS: Final = 13
WHYS: Final = 14
WHY_NAMES: Final = (
    "area", "colour", "storage", "farm", "yield-green", "no-room", "yield-red", "round-1", "round-2", "round-3",
    "stored", "marbles", "workers", "cards",
)  # fmt: skip

NONE_YET: Final[list[int]] = []  # stands in a new state until `lay_out` or `copy` fills it
NO_DOMAINS: Final[list[Domain]] = []


def replaced(numbers: list[int], at: int, number: int) -> list[int]:
    """A new list with one number changed."""
    changed = numbers[:]
    changed[at] = number
    return changed


class Tuscany(State):
    """Everything that lies on the table and in the hands. `hands[seat * COLOURS + colour]` counts cards."""

    def __init__(self, edition: Edition, variants: Variants, seats: int) -> None:
        super().__init__(seats)
        self.edition: Final = edition
        self.variants: Final = variants
        self.hands: list[int] = NONE_YET
        self.sizes: list[int] = NONE_YET  # of the hands
        self.deck: list[int] = NONE_YET
        self.deck_size = 0
        self.discard: list[int] = NONE_YET
        self.discard_size = 0
        self.memory: list[int] = NONE_YET  # see `remember_hands`; empty before the deck was first refilled
        self.yields: list[int] = NONE_YET  # yield cards still in their deck
        self.yields_size = 0
        self.display: list[int] = NONE_YET  # kind + KINDS * origin, or NOTHING_THERE
        self.neutral: list[int] = NONE_YET  # tiles in the neutral supply, by kind
        self.neutral_size = 0
        self.stacks: list[int] = NONE_YET  # seat * KINDS + kind: tiles left in a seat's stacks
        self.left: list[int] = NONE_YET  # how many those are
        self.tiles: list[int] = NONE_YET  # seat * SPACES + space: the thing that lies there
        self.laid: list[int] = NONE_YET  # each seat's covered spaces, as bits
        self.reach: list[int] = NONE_YET  # each seat's spaces next to a covered one, as bits
        self.storage: list[int] = NONE_YET  # seat * THINGS + thing
        self.stored: list[int] = NONE_YET  # how many things each seat has there
        self.fresh = 0  # wooden hexes that the seat in turn has gained in this turn (T3.3)
        self.marbles: list[int] = NONE_YET
        self.workers: list[int] = NONE_YET
        self.green: list[int] = NONE_YET
        self.red: list[int] = NONE_YET
        self.first = 0  # the first player (T1.6)
        self.round = 1
        self.is_last = False  # the turns after the third round (T5.2)
        self.passes = 0  # in a row (T2.8)
        self.winners = 0  # bits
        self.reason = UNDECIDED
        # Seldom changed, so copies share these lists: put a new list in their place, never change one in place.
        self.aside: list[int] = NONE_YET  # neutral tiles set aside, by kind (T4.2)
        self.gone: list[int] = NONE_YET  # tiles out of the game, by kind
        self.bonuses: list[int] = NONE_YET  # seat * BONUSES + bonus
        self.bonus_tiles: list[int] = NONE_YET  # still there, by kind
        self.claims: list[int] = NONE_YET  # how many have scored each colour's bonus tile (T2.6)
        self.ledger: list[int] = NONE_YET  # seat * WHYS + why: points so far
        self.boards: list[int] = NONE_YET  # seat * BOARDS + letter: which version
        self.order: list[int] = NONE_YET  # of each seat's boards
        self.turned: list[int] = NONE_YET
        self.shift: list[int] = NONE_YET
        self.start: list[int] = NONE_YET  # where each seat's starting castle lies
        self.domains: list[Domain] = NO_DOMAINS  # of each seat, once all are joined

    def lay_out(self) -> None:
        """Fill the lists for an empty table; `copy` fills them from another state."""
        seats = self.seats
        self.hands = [0] * (seats * COLOURS)
        self.sizes = [0] * seats
        self.deck = [0] * COLOURS
        self.discard = [0] * COLOURS
        self.memory = []
        self.yields = [0] * YIELDS
        self.display = [NOTHING_THERE] * self.edition.display
        self.neutral = [0] * KINDS
        self.stacks = [0] * (seats * KINDS)
        self.left = [0] * seats
        self.tiles = [NOTHING_THERE] * (seats * SPACES)
        self.laid = [0] * seats
        self.reach = [0] * seats
        self.storage = [0] * (seats * THINGS)
        self.stored = [0] * seats
        self.marbles = [0] * seats
        self.workers = [0] * seats
        self.green = [0] * seats
        self.red = [0] * seats
        self.aside = [0] * KINDS
        self.gone = [0] * KINDS
        self.bonuses = [0] * (seats * BONUSES)
        self.bonus_tiles = [0] * BONUSES
        self.claims = [0] * COLOURS
        self.ledger = [0] * (seats * WHYS)
        self.boards = [NOT_JOINED] * (seats * BOARDS)
        self.order = [NOT_JOINED] * seats
        self.turned = [NOT_JOINED] * seats
        self.shift = [NOT_JOINED] * seats
        self.start = [NOT_JOINED] * seats
        self.domains = []

    def copy(self) -> Tuscany:
        """An independent state, equal in everything."""
        c = Tuscany(self.edition, self.variants, self.seats)
        c.copy_turn(self)
        c.hands = self.hands[:]
        c.sizes = self.sizes[:]
        c.deck = self.deck[:]
        c.deck_size = self.deck_size
        c.discard = self.discard[:]
        c.discard_size = self.discard_size
        c.memory = self.memory[:]
        c.yields = self.yields[:]
        c.yields_size = self.yields_size
        c.display = self.display[:]
        c.neutral = self.neutral[:]
        c.neutral_size = self.neutral_size
        c.stacks = self.stacks[:]
        c.left = self.left[:]
        c.tiles = self.tiles[:]
        c.laid = self.laid[:]
        c.reach = self.reach[:]
        c.storage = self.storage[:]
        c.stored = self.stored[:]
        c.fresh = self.fresh
        c.marbles = self.marbles[:]
        c.workers = self.workers[:]
        c.green = self.green[:]
        c.red = self.red[:]
        c.first = self.first
        c.round = self.round
        c.is_last = self.is_last
        c.passes = self.passes
        c.winners = self.winners
        c.reason = self.reason
        c.aside = self.aside
        c.gone = self.gone
        c.bonuses = self.bonuses
        c.bonus_tiles = self.bonus_tiles
        c.claims = self.claims
        c.ledger = self.ledger
        c.boards = self.boards
        c.order = self.order
        c.turned = self.turned
        c.shift = self.shift
        c.start = self.start
        c.domains = self.domains
        return c

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def clockwise(self, first: int) -> list[int]:
        """All seats, beginning with this one."""
        return [*range(first, self.seats), *range(first)]

    def has_bonus(self, seat: int, bonus: int) -> int:
        """How many bonus tiles of this kind the seat has."""
        return self.bonuses[seat * BONUSES + bonus]

    def room(self, seat: int) -> int:
        """How many storage spaces of the seat are empty (T2.2)."""
        return self.edition.storage + self.bonuses[seat * BONUSES + MORE_STORAGE] - self.stored[seat]

    # Moving cards. `x[at] = x[at] + 1` is, compiled, several times as fast as `x[at] += 1`.

    def into_hand(self, seat: int, colour: int) -> None:
        """The hand grows by a card of the deck."""
        self.deck[colour] = self.deck[colour] - 1
        self.deck_size -= 1
        at = seat * COLOURS + colour
        self.hands[at] = self.hands[at] + 1
        self.sizes[seat] = self.sizes[seat] + 1

    def out_of_hand(self, seat: int, colour: int, count: int) -> None:
        """So many cards of this colour are discarded; all see it."""
        at = seat * COLOURS + colour
        self.hands[at] = self.hands[at] - count
        self.sizes[seat] = self.sizes[seat] - count
        self.discard[colour] = self.discard[colour] + count
        self.discard_size += count
        if self.memory:
            self.forget(seat, colour, count)

    def remember_hands(self) -> None:
        """The deck is empty: everybody knows which cards lie in the other hands together (T0.3).

        `memory[viewer * COLOURS + colour]` counts the cards that the viewer knows to be in hands of others; after the
        seats comes a spectator, for whom all hands are others'.
        """
        memory = [0] * ((self.seats + 1) * COLOURS)
        for colour in range(COLOURS):
            held = 0
            for seat in range(self.seats):
                held += self.hands[seat * COLOURS + colour]
            for seat in range(self.seats):
                memory[seat * COLOURS + colour] = held - self.hands[seat * COLOURS + colour]
            memory[self.seats * COLOURS + colour] = held
        self.memory = memory

    def forget(self, owner: int, colour: int, count: int) -> None:
        """All saw these cards leave a hand: of those known to be in it as many fewer must be left."""
        for viewer in range(self.seats + 1):
            at = viewer * COLOURS + colour
            known = self.memory[at]
            if viewer != owner and known:
                self.memory[at] = known - count if known > count else 0

    # Things

    def store(self, seat: int, thing: int) -> None:
        """The thing goes into an empty storage space."""
        at = seat * THINGS + thing
        self.storage[at] = self.storage[at] + 1
        self.stored[seat] = self.stored[seat] + 1

    def unstore(self, seat: int, thing: int) -> None:
        """The thing leaves the storage."""
        at = seat * THINGS + thing
        self.storage[at] = self.storage[at] - 1
        self.stored[seat] = self.stored[seat] - 1

    def hexes(self, seat: int) -> int:
        """The wooden hexes that the seat in turn may place: none of this turn (T3.3)."""
        return self.storage[seat * THINGS + HEX] - self.fresh

    def lay(self, seat: int, thing: int, space: int) -> None:
        """The thing lies on this space of the seat's domain."""
        self.tiles[seat * SPACES + space] = thing
        self.laid[seat] = self.laid[seat] | 1 << space
        self.reach[seat] = self.reach[seat] | self.domains[seat].near[space]

    def remove_from_game(self, kind: int) -> None:
        """A tile never returns (T4.2)."""
        self.gone = replaced(self.gone, kind, self.gone[kind] + 1)

    # Points

    def score_green(self, seat: int, points: int, why: int) -> None:
        """Green points, with the reason."""
        self.green[seat] = self.green[seat] + points
        at = seat * WHYS + why
        self.ledger = replaced(self.ledger, at, self.ledger[at] + points)

    def score_red(self, seat: int, points: int, why: int) -> None:
        """Red points, with the reason."""
        self.red[seat] = self.red[seat] + points
        at = seat * WHYS + why
        self.ledger = replaced(self.ledger, at, self.ledger[at] + points)
