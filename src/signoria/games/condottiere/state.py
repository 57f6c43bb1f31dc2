"""A position of Condottiere: cards as counts of each kind, regions by owner, and what seats know of one another."""

from __future__ import annotations

from typing import Final

from signoria.games.condottiere.components import (
    KINDS,
    MERCENARIES,
    NO_CARD,
    NOBODYS,
    NOWHERE,
    Edition,
    Variants,
)
from signoria.kernel.state import State

UNDECIDED: Final = 0  # reasons why it ended, in the order of docs and texts
BY_ADJACENT: Final = 1
BY_REGIONS: Final = 2
BY_MOST: Final = 3
BY_BATTLES: Final = 4
BY_FINAL: Final = 5
BY_POINTS: Final = 6
REASONS: Final = ("undecided", "adjacent", "regions", "most-regions", "last-battle", "final-battle", "points")

UNANSWERED: Final = -1
NONE_YET: Final[list[int]] = []  # stands in a new state until `lay_out` or `copy` fills it


def replaced(numbers: list[int], at: int, number: int) -> list[int]:
    """A new list with one number changed."""
    changed = numbers[:]
    changed[at] = number
    return changed


class Condottiere(State):
    """Everything that lies on the table and in the hands. `hands[seat * KINDS + card]` counts cards."""

    def __init__(self, edition: Edition, variants: Variants, seats: int) -> None:
        super().__init__(seats)
        self.edition: Final = edition
        self.variants: Final = variants
        self.hands: list[int] = NONE_YET
        self.sizes: list[int] = NONE_YET  # of the hands
        self.lines: list[int] = NONE_YET  # face up
        self.deck: list[int] = NONE_YET
        self.deck_size = 0
        self.discard: list[int] = NONE_YET  # face up
        self.buried: list[int] = NONE_YET  # face down: whole hands (C4.7, C5.4)
        self.site = NOWHERE  # where the Condottiere stands: the region fought over
        self.holder = 0  # who holds, or placed, the Condottiere
        self.opener = 0  # who opened this game
        self.pope = NOWHERE  # where the Pope's favour lies (C0.3, C3.6)
        self.passed = 0  # bits by seat
        self.fought = 0  # bits: who has played a card in this battle
        self.battles = 0  # of this game, finished
        self.idle = 0  # battles in a row without a card
        self.games = 0  # finished (C8.2)
        self.finalists = 0  # bits: who fights the final battle (C6.3)
        self.winners = 0  # bits
        self.reason = UNDECIDED
        self.shown: dict[int, int] = {}  # cards that one seat knows in another hand (C7.1): see `shown_key`
        # Seldom changed, so copies share these lists: put a new list in their place, never change one in place.
        self.owner: list[int] = NONE_YET  # of each region
        self.down: list[int] = NONE_YET  # each seat's face-down card (C8.5)
        self.answers: list[int] = NONE_YET  # given in lanes, not yet shown
        self.points: list[int] = NONE_YET  # of the games before this one (C8.2)
        self.kept: list[int] = NONE_YET  # of the hand of the seat that ends the round (C5.1)
        self.revealed: list[int] = NONE_YET  # cards that all know to be in a hand, face-down card included
        self.memory: list[int] = NONE_YET  # viewer * KINDS + card: buried cards that a seat knows of; empty if none

    def lay_out(self) -> None:
        """Fill the lists for an empty table; `copy` fills them from another state."""
        self.hands = [0] * (self.seats * KINDS)
        self.sizes = [0] * self.seats
        self.lines = [0] * (self.seats * KINDS)
        self.down = [NO_CARD] * self.seats
        self.deck = [0] * KINDS
        self.discard = [0] * KINDS
        self.buried = [0] * KINDS
        self.kept = [0] * KINDS
        self.owner = [min(owner, NOBODYS) for owner in self.edition.owners]  # closed ones stay closed
        self.answers = [UNANSWERED] * self.seats
        self.points = [0] * self.seats
        self.revealed = [0] * (self.seats * KINDS)

    def copy(self) -> Condottiere:
        """An independent state, equal in everything."""
        c = Condottiere(self.edition, self.variants, self.seats)
        c.copy_turn(self)
        c.hands = self.hands[:]
        c.sizes = self.sizes[:]
        c.lines = self.lines[:]
        c.down = self.down
        c.deck = self.deck[:]
        c.deck_size = self.deck_size
        c.discard = self.discard[:]
        c.buried = self.buried[:]
        c.kept = self.kept
        c.owner = self.owner
        c.site = self.site
        c.holder = self.holder
        c.opener = self.opener
        c.pope = self.pope
        c.passed = self.passed
        c.fought = self.fought
        c.battles = self.battles
        c.idle = self.idle
        c.answers = self.answers
        c.points = self.points
        c.games = self.games
        c.finalists = self.finalists
        c.winners = self.winners
        c.reason = self.reason
        c.revealed = self.revealed
        if self.shown:
            c.shown = self.shown.copy()
        c.memory = self.memory
        return c

    def has_passed(self, seat: int) -> bool:
        """Is the seat out of this battle?"""
        return bool(self.passed >> seat & 1)

    def has_fought(self, seat: int) -> bool:
        """Has the seat played a card in this battle?"""
        return bool(self.fought >> seat & 1)

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def clockwise(self, first: int) -> list[int]:
        """All seats, beginning with this one."""
        return [*range(first, self.seats), *range(first)]

    def defender(self) -> int:
        """Who defends the region fought over (C8.4), or NOBODYS."""
        if self.site == NOWHERE or not self.variants.capture_regions:
            return NOBODYS
        return self.owner[self.site]

    def with_cards(self) -> int:
        """How many seats hold cards."""
        found = 0
        for size in self.sizes:
            if size:
                found += 1
        return found

    # Moving cards. `x[at] = x[at] + 1` is, compiled, several times as fast as `x[at] += 1`.

    def into_hand(self, seat: int, card: int) -> None:
        """The hand grows by this card."""
        at = seat * KINDS + card
        self.hands[at] = self.hands[at] + 1
        self.sizes[seat] = self.sizes[seat] + 1

    def out_of_hand(self, seat: int, card: int) -> None:
        """The hand loses this card."""
        at = seat * KINDS + card
        self.hands[at] = self.hands[at] - 1
        self.sizes[seat] = self.sizes[seat] - 1

    def into_line(self, seat: int, card: int) -> None:
        """The seat's line grows by this card."""
        at = seat * KINDS + card
        self.lines[at] = self.lines[at] + 1

    def has_mercenary(self, seat: int) -> bool:
        """Does the hand hold a mercenary?"""
        row = seat * KINDS
        for card in range(MERCENARIES):
            if self.hands[row + card]:
                return True
        return False

    def discard_from_line(self, seat: int, card: int) -> None:
        """All cards of this kind leave the seat's line."""
        at = seat * KINDS + card
        self.discard[card] = self.discard[card] + self.lines[at]
        self.lines[at] = 0

    def bury_hand(self, seat: int) -> None:
        """The whole hand is discarded face down; each seat remembers what it knew of it."""
        memory = self.memory[:] if self.memory else [0] * (self.seats * KINDS)
        for card in range(KINDS):
            count = self.hands[seat * KINDS + card]
            for viewer in range(self.seats):
                seen = count if viewer == seat else self.knows(viewer, seat, card)
                memory[viewer * KINDS + card] += seen
            self.buried[card] += count
            self.hands[seat * KINDS + card] = 0
        self.memory = memory
        self.forget(seat, self.sizes[seat])
        self.sizes[seat] = 0

    def shuffle_in(self, pile: list[int]) -> None:
        """The pile goes into the deck."""
        for card in range(KINDS):
            self.deck[card] += pile[card]
            self.deck_size += pile[card]
            pile[card] = 0

    # What seats know of one another (C0.4)

    def shown_key(self, viewer: int, owner: int, card: int) -> int:
        """Where `shown` keeps how many of these cards the viewer knows in the owner's hand."""
        return (viewer * self.seats + owner) * KINDS + card

    def knows(self, viewer: int, owner: int, card: int) -> int:
        """How many of these cards the viewer knows to be in the owner's hand (or face down before it)."""
        public = self.revealed[owner * KINDS + card]
        if not self.shown:
            return public
        return max(public, self.shown.get(self.shown_key(viewer, owner, card), 0))

    def known_to(self, viewer: int, owner: int) -> list[int]:
        """Card by card what the viewer knows to be in the owner's hand."""
        if not self.shown:
            return self.revealed[owner * KINDS : owner * KINDS + KINDS]
        return [self.knows(viewer, owner, card) for card in range(KINDS)]

    def has_left(self, owner: int, card: int) -> None:
        """All saw this card leave the hand."""
        at = owner * KINDS + card
        if self.revealed[at]:
            self.revealed = replaced(self.revealed, at, self.revealed[at] - 1)
        if self.shown:
            self.change_shown(owner, card, -1)

    def has_returned(self, owner: int, card: int) -> None:
        """All saw this card come back to the hand (C3.9)."""
        at = owner * KINDS + card
        self.revealed = replaced(self.revealed, at, self.revealed[at] + 1)
        if self.shown:
            self.change_shown(owner, card, 1)

    def learn_last_hand(self) -> None:
        """The deck is empty: who knows all hidden cards but one hand knows that hand too."""
        for viewer in range(self.seats):
            hidden = sum(self.buried) - sum(self.memory[viewer * KINDS : viewer * KINDS + KINDS])
            unknown = [seat for seat in range(self.seats) if seat != viewer and not self.is_known(viewer, seat)]
            if hidden or len(unknown) != 1:
                continue
            for card in range(KINDS):
                held = self.held(unknown[0], card)
                if held > self.revealed[unknown[0] * KINDS + card]:
                    self.shown[self.shown_key(viewer, unknown[0], card)] = held

    def held(self, seat: int, card: int) -> int:
        """How many of these cards the seat holds, or has face down."""
        return self.hands[seat * KINDS + card] + (1 if self.down[seat] == card else 0)

    def is_known(self, viewer: int, seat: int) -> bool:
        """Does the viewer know every card of this hand?"""
        for card in range(KINDS):
            if self.held(seat, card) > self.knows(viewer, seat, card):
                return False
        return True

    def change_shown(self, owner: int, card: int, by: int) -> None:
        """What single viewers know of this card in this hand grows or shrinks; knowing none is forgotten."""
        for viewer in range(self.seats):
            key = self.shown_key(viewer, owner, card)
            if key in self.shown:
                self.shown[key] += by
                if self.shown[key] <= 0:
                    del self.shown[key]

    def forget(self, owner: int, gone: int) -> None:
        """So many cards left the hand unseen: only what must still be in it stays known."""
        revealed = self.revealed[:]
        for card in range(KINDS):
            at = owner * KINDS + card
            revealed[at] = max(0, revealed[at] - gone)
            if self.shown:
                self.change_shown(owner, card, -gone)
        self.revealed = revealed
