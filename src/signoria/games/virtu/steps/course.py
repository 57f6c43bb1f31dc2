"""The course of a game: setting up, years, and the end (V1, V3, V6.9, V8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.virtu import events, moves
from signoria.games.virtu.components import (
    FAMILY,
    LEFT,
    MAX_SEATS,
    NO_ACTION,
    RIGHT,
    ROOMS,
    replaced,
)
from signoria.games.virtu.parting import UNDECIDED, Parting
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.actions import ANNEX_CITY
from signoria.games.virtu.steps.court import can_join
from signoria.games.virtu.steps.retreats import END_SPRING, NEXT_RETREAT
from signoria.games.virtu.steps.sieges import BEGIN_SIEGES
from signoria.games.virtu.steps.spring import BEGIN_SPRING
from signoria.games.virtu.steps.winter import BEGIN_WINTER, FORGE_ALLIANCE
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import Automatic, Decision, Luck

ASKED_FOR_FAMILY: Final = Refusal("asked-for-family", "V1.3")
NO_ACTION_CARD: Final = Refusal("no-action-card", "V1.3")
ROOM_TAKEN: Final = Refusal("room-taken", "V1.3")
UPGRADE_TAKEN: Final = Refusal("upgrade-taken", "V1.3")
UPGRADE_ALONE: Final = Refusal("upgrade-alone", "V1.3")
NO_OPEN_SPACE: Final = Refusal("no-open-space", "V1.3")


class OpenTable(Automatic[Virtu]):
    """V1.4: powers and the first player, by lot or as the table says."""

    def run(self, s: Virtu) -> None:
        s.then(SET_UP)
        if s.variants.opener < 0:
            s.then(DRAW_FIRST)
        else:
            seat_first(s, s.variants.opener)
        if not s.variants.powers_by_seat:
            s.then(*[DRAW_POWER[seat] for seat in range(s.seats)])


class DrawPower(Luck[Virtu]):
    """V1.4: which power a seat plays; those before it have theirs."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def odds(self, s: Virtu) -> list[tuple[Move, int]]:
        return [(moves.DRAW[power], 1) for power in sorted(s.powers[self.seat :])]

    def take(self, s: Virtu, move: Move) -> None:
        assert isinstance(move, moves.Draw)
        others = [power for power in sorted(s.powers[self.seat :]) if power != move.power]
        s.powers = [*s.powers[: self.seat], move.power, *others]
        s.tell(events.POWER_DRAWN, self.seat, move.power)


class DrawFirst(Luck[Virtu]):
    """V1.4: who is the first player."""

    def odds(self, s: Virtu) -> list[tuple[Move, int]]:
        return [(moves.LOT[seat], 1) for seat in range(s.seats)]

    def take(self, s: Virtu, move: Move) -> None:
        assert isinstance(move, moves.Lot)
        seat_first(s, move.seat)


def seat_first(s: Virtu, seat: int) -> None:
    """V1.4: the first player, then clockwise; discs are stacked in turn order, the first on top."""
    s.order = [*range(seat, s.seats), *range(seat)]
    s.ladder = s.order[::-1]
    s.tell(events.FIRST_DRAWN, seat)


class SetUp(Automatic[Virtu]):
    """V1.2: home cities with a troop each, agents, a florin; then all place their families at once."""

    def run(self, s: Virtu) -> None:
        edition = s.edition
        for seat in range(s.seats):
            power = s.powers[seat]
            for city in edition.homes[power]:
                s.owner = replaced(s.owner, city, seat)
                s.change_troops(seat, city, 1)
            s.stock = replaced(s.stock, seat, edition.starting_agents[power])
            s.earn(seat, edition.florins)
        s.then(REVEAL_FAMILIES)
        s.open_lanes([PLACE_FAMILY[seat * FAMILY] for seat in range(s.seats)])


def family_card(s: Virtu, seat: int, number: int) -> int:
    """A power's family card."""
    return s.edition.families[s.powers[seat]][number]


def family_size(s: Virtu, seat: int) -> int:
    """How many family cards a power has."""
    return len(s.edition.families[s.powers[seat]])


class PlaceFamily(Decision[Virtu]):
    """V1.3: one of the family cards: into a room, under a card in a room, or to the courtiers.

    The cards come one after the other. A card may go under one that is still to be placed; that room is then kept
    for it, so that every arrangement can be reached, each in one way.
    """

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.number)

    def candidates(self, s: Virtu) -> Sequence[Move]:
        return (*moves.INTO, *moves.UNDER, *moves.TO)

    def refuse(self, s: Virtu, move: Move) -> Refusal | None:
        waiting = waiting_rooms(s, self.who)
        later = action_cards_left(s, self.who, self.number + 1)
        if isinstance(move, moves.OnSide):
            if len(waiting) > later:
                return UPGRADE_ALONE
            return None if can_join(s, self.who, move.side) else NO_OPEN_SPACE
        if not isinstance(move, moves.InRoom) or move.verb == "enter":
            return ASKED_FOR_FAMILY
        at = self.who * ROOMS + move.room
        if move.verb == "into":
            if s.edition.card_actions[family_card(s, self.who, self.number)] == NO_ACTION:
                return NO_ACTION_CARD
            if s.cards[at] >= 0:
                return ROOM_TAKEN
            return UPGRADE_ALONE if len(waiting) - (1 if move.room in waiting else 0) > later else None
        if s.upgrades[at] >= 0:
            return UPGRADE_TAKEN
        return UPGRADE_ALONE if len(waiting) + (1 if s.cards[at] < 0 else 0) > later else None

    def take(self, s: Virtu, move: Move) -> None:
        card = family_card(s, self.who, self.number)
        if isinstance(move, moves.OnSide):
            s.add_courtier(self.who, move.side, card, False, False, False)
        elif isinstance(move, moves.InRoom):
            at = self.who * ROOMS + move.room
            if move.verb == "into":
                s.cards = replaced(s.cards, at, card)
            else:
                s.upgrades = replaced(s.upgrades, at, card)
        if self.number + 1 < family_size(s, self.who):
            s.then(PLACE_FAMILY[self.who * FAMILY + self.number + 1])


def waiting_rooms(s: Virtu, seat: int) -> list[int]:
    """Rooms whose upgrade waits for its card."""
    row = seat * ROOMS
    return [room for room in range(ROOMS) if s.upgrades[row + room] >= 0 and s.cards[row + room] < 0]


def action_cards_left(s: Virtu, seat: int, first: int) -> int:
    """How many family cards from this one on have an action."""
    found = 0
    for number in range(first, family_size(s, seat)):
        if s.edition.card_actions[family_card(s, seat, number)] != NO_ACTION:
            found += 1
    return found


class RevealFamilies(Automatic[Virtu]):
    """V1.3: all families are seen together; the first year begins."""

    def run(self, s: Virtu) -> None:
        for seat in range(s.seats):
            for number in range(family_size(s, seat)):
                card = family_card(s, seat, number)
                s.tell(events.FAMILY_PLACED, seat, card, where_is(s, seat, card))
        s.then(BEGIN_YEAR)


def where_is(s: Virtu, seat: int, card: int) -> int:
    """Where a family card lies: a room, under the card of a room (from 5 on), left or right (10, 11)."""
    for room in range(ROOMS):
        if s.cards[seat * ROOMS + room] == card:
            return room
        if s.upgrades[seat * ROOMS + room] == card:
            return ROOMS + room
    return 2 * ROOMS + (LEFT if s.find_courtier(seat, LEFT, card, 0) >= 0 else RIGHT)


class BeginYear(Automatic[Virtu]):
    """V3–V7: spring in turn order, sieges, retreats, winter in the new order."""

    def run(self, s: Virtu) -> None:
        s.year += 1
        s.turn = 0
        s.tell(events.YEAR_BEGUN, s.year)
        s.then(NEXT_SPRING, BEGIN_SIEGES, NEXT_RETREAT, END_SPRING, NEXT_WINTER, END_YEAR)


class NextSpring(Automatic[Virtu]):
    """V3.1: the next seat in turn order moves and acts."""

    def run(self, s: Virtu) -> None:
        if s.turn < s.seats:
            seat = s.order[s.turn]
            s.turn += 1
            s.then(BEGIN_SPRING[seat], self)
        else:
            s.turn = 0


class NextWinter(Automatic[Virtu]):
    """V7: the next seat in turn order has its winter."""

    def run(self, s: Virtu) -> None:
        if s.turn < s.seats:
            seat = s.order[s.turn]
            s.turn += 1
            s.then(BEGIN_WINTER[seat], self)
        else:
            s.turn = 0


class EndYear(Automatic[Virtu]):
    """V8.1: another year, or the end."""

    def run(self, s: Virtu) -> None:
        sudden = s.parting.sudden_end(s)
        if sudden != UNDECIDED:
            s.is_last = True
            s.reason = sudden
        s.then(END_GAME if s.is_last else BEGIN_YEAR)


class EndGame(Automatic[Virtu]):
    """V8.2–V8.4: prestige by category; most prestige wins."""

    def run(self, s: Virtu) -> None:
        for seat in range(s.seats):
            points = s.parting.breakdown(s, seat)
            for category in range(len(points)):
                s.tell(events.SCORED, seat, category, points[category])
        ranks = s.parting.ranks(s)
        for seat in range(s.seats):
            if not ranks[seat]:
                s.winners |= 1 << seat
        s.tell(events.ENDED, s.reason)


VIRTU: Final = Parting(ANNEX_CITY, FORGE_ALLIANCE)
OPEN_TABLE: Final = OpenTable()
DRAW_FIRST: Final = DrawFirst()
SET_UP: Final = SetUp()
REVEAL_FAMILIES: Final = RevealFamilies()
BEGIN_YEAR: Final = BeginYear()
NEXT_SPRING: Final = NextSpring()
NEXT_WINTER: Final = NextWinter()
END_YEAR: Final = EndYear()
END_GAME: Final = EndGame()
DRAW_POWER: Final = tuple([DrawPower(seat) for seat in range(MAX_SEATS)])
PLACE_FAMILY: Final = tuple([PlaceFamily(seat, number) for seat in range(MAX_SEATS) for number in range(FAMILY)])
