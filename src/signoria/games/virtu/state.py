"""A position of Virtù: everything lies open. Lists are shared by copies: put a new one in place, never change one."""

from __future__ import annotations

from typing import Final

from signoria.games.virtu.components import (
    ALLIES,
    ALLY_PLACE,
    CITY_NAMES,
    CLOSED,
    COURT_SOURCE,
    HOLDERS,
    KINDS,
    LEFT,
    MAP,
    NEUTRAL,
    NO_CARD,
    NO_ROOM,
    NOBODYS,
    PLACES,
    POWER_NAMES,
    ROOM_PLACE,
    ROOMS,
    SIDE,
    SPACES,
    Board,
    Edition,
    Variants,
    count_of,
    replaced,
)
from signoria.games.virtu.parting import UNDECIDED, Parting
from signoria.kernel.state import State

NONE_YET: Final[list[int]] = []  # stands in a new state until `lay_out` or `copy` fills it


class Virtu(State):
    """The table: `cards[seat * ROOMS + room]`, `court[seat * SPACES + space]`, `troops[seat * MAP + city]`.

    On each side of the court the cards stand in the order of their kinds, available before exhausted.
    """

    def __init__(self, edition: Edition, variants: Variants, seats: int, parting: Parting) -> None:
        super().__init__(seats)
        self.edition: Final = edition
        self.variants: Final = variants
        self.parting: Final = parting
        self.board: Final[Board] = edition.boards[seats]
        self.year = 0
        self.turn = 0  # whose turn in the order
        self.is_last = False  # is this the last winter (V8.1)?
        self.order: list[int] = NONE_YET  # of turns: seats
        self.ladder: list[int] = NONE_YET  # seats by the latest move on the city track, the latest last (V6.8)
        self.powers: list[int] = NONE_YET
        # The map
        self.owner: list[int] = NONE_YET
        self.troops: list[int] = NONE_YET
        self.agents: list[int] = NONE_YET  # the seat whose agent stands at each place
        self.stock: list[int] = NONE_YET  # agents
        # The domain; tiles by bits of cities or titles
        self.tired_cities = 0
        self.gone_cities = 0  # whose tiles have left the game (only in Wars of Italy); they count as exhausted
        self.cathedrals = 0
        self.tired_cathedrals = 0
        self.titles: list[int] = NONE_YET
        self.tired_titles: list[int] = NONE_YET
        self.allies: list[int] = NONE_YET  # whose ally
        self.used_allies = 0
        self.bonuses: list[int] = NONE_YET  # bits of patronage bonuses
        self.trophies: list[int] = NONE_YET  # bits of opponents
        self.patronage: list[int] = NONE_YET
        self.florins: list[int] = NONE_YET
        self.war_tokens: list[int] = NONE_YET
        # The palace
        self.court: list[int] = NONE_YET
        self.tired: list[int] = NONE_YET  # bits of courtier spaces
        self.cards: list[int] = NONE_YET  # action cards in rooms
        self.upgrades: list[int] = NONE_YET
        self.token: list[int] = NONE_YET
        self.indulgences: list[int] = NONE_YET  # bits of rooms
        self.may_indulge = 0  # bits of seats: from the stop of the token to the end of one's winter (V5.1)
        self.supply: list[int] = NONE_YET
        # The payment or action in hand
        self.need = 0  # symbols, packed
        self.slack = 0  # so many symbols may be missing (V7.7)
        self.pool = 0  # symbols tapped and not yet used, packed
        self.room_used = 0  # bits: card, upgrade, print (V2.4)
        self.spent_cities = 0  # tiles that pay this very action (V4.1)
        self.spent_cathedrals = 0
        self.spent_titles = 0
        self.spent_allies = 0
        self.moved = 0  # bits: courtier spaces, then cards and upgrades in rooms, moved this winter (V7.2)
        self.fresh = 0  # bits of courtier spaces: bought this winter (V7.4)
        self.fresh_titles = 0
        self.bought = 0  # bits: things bought this winter
        self.steps = 0  # rooms entered this spring (V3.1)
        self.budget = 0  # rooms that may be entered
        self.has_paid_step = False
        # Sieges
        self.attack = 0  # bonuses declared
        self.defence = 0
        self.withdrawn: list[int] = NONE_YET  # bits of cities whose siege a seat is out of
        self.leonardo: list[int] = NONE_YET  # bits of cities where he was used this spring
        # The end
        self.reason = UNDECIDED
        self.winners = 0  # bits
        self.mood = 0  # what a bot that imagines this world happens to like: no part of the position

    def lay_out(self) -> None:
        """Fill the lists for an empty table; `copy` fills them from another state."""
        seats = self.seats
        self.order = list(range(seats))
        self.ladder = list(range(seats - 1, -1, -1))
        self.powers = list(self.edition.powers[seats])
        self.owner = [NEUTRAL if is_open else CLOSED for is_open in self.board.is_open]
        self.troops = [0] * (HOLDERS * MAP)
        self.agents = [NOBODYS] * PLACES
        nothing = [0] * seats
        self.stock = nothing
        self.titles = nothing
        self.tired_titles = nothing
        self.allies = [NOBODYS] * ALLIES
        self.bonuses = nothing
        self.trophies = nothing
        self.patronage = nothing
        self.florins = nothing
        self.war_tokens = nothing
        self.court = [NO_CARD] * (seats * SPACES)
        self.tired = nothing
        self.cards = [NO_CARD] * (seats * ROOMS)
        self.upgrades = [NO_CARD] * (seats * ROOMS)
        self.token = [NO_ROOM] * seats
        self.indulgences = nothing
        self.supply = list(self.edition.copies)
        self.withdrawn = nothing
        self.leonardo = nothing

    def copy(self) -> Virtu:
        """An independent state, equal in everything."""
        c = Virtu(self.edition, self.variants, self.seats, self.parting)
        self.copy_into(c)
        return c

    def copy_into(self, c: Virtu) -> None:
        """Make a new state equal to this one, as far as both games go."""
        c.copy_turn(self)
        c.year = self.year
        c.turn = self.turn
        c.is_last = self.is_last
        c.order = self.order
        c.ladder = self.ladder
        c.powers = self.powers
        c.owner = self.owner
        c.troops = self.troops
        c.agents = self.agents
        c.stock = self.stock
        c.tired_cities = self.tired_cities
        c.gone_cities = self.gone_cities
        c.cathedrals = self.cathedrals
        c.tired_cathedrals = self.tired_cathedrals
        c.titles = self.titles
        c.tired_titles = self.tired_titles
        c.allies = self.allies
        c.used_allies = self.used_allies
        c.bonuses = self.bonuses
        c.trophies = self.trophies
        c.patronage = self.patronage
        c.florins = self.florins
        c.war_tokens = self.war_tokens
        c.court = self.court
        c.tired = self.tired
        c.cards = self.cards
        c.upgrades = self.upgrades
        c.token = self.token
        c.indulgences = self.indulgences
        c.may_indulge = self.may_indulge
        c.supply = self.supply
        c.need = self.need
        c.slack = self.slack
        c.pool = self.pool
        c.room_used = self.room_used
        c.spent_cities = self.spent_cities
        c.spent_cathedrals = self.spent_cathedrals
        c.spent_titles = self.spent_titles
        c.spent_allies = self.spent_allies
        c.moved = self.moved
        c.fresh = self.fresh
        c.fresh_titles = self.fresh_titles
        c.bought = self.bought
        c.steps = self.steps
        c.budget = self.budget
        c.has_paid_step = self.has_paid_step
        c.attack = self.attack
        c.defence = self.defence
        c.withdrawn = self.withdrawn
        c.leonardo = self.leonardo
        c.reason = self.reason
        c.winners = self.winners
        c.mood = self.mood

    def __repr__(self) -> str:
        """One readable screen."""
        lines = [f"Virtù, {self.seats} seats, year {self.year}, order {self.order}"]
        for seat in range(self.seats):
            cities = [CITY_NAMES[city] for city in range(MAP) if self.owner[city] == seat]
            where = [
                f"{CITY_NAMES[city]} {self.troops[seat * MAP + city]}"
                for city in range(MAP)
                if self.troops[seat * MAP + city]
            ]
            lines.append(
                f"  {seat} {POWER_NAMES[self.powers[seat]]}: {self.florins[seat]} florins, patronage "
                f"{self.patronage[seat]}, cities: {', '.join(cities)}; troops: {', '.join(where) or 'none'}"
            )
        return "\n".join([*lines, "  next: " + ", ".join([repr(step) for step in reversed(self.stack)])])

    # The map

    def cities(self, seat: int) -> int:
        """How many cities the seat controls."""
        found = 0
        for owner in self.owner:
            if owner == seat:
                found += 1
        return found

    def own_army(self, holder: int) -> int:
        """How many troops of this holder are on the map, whoever commands them."""
        found = 0
        row = holder * MAP
        for city in self.board.cities:
            found += self.troops[row + city]
        return found

    def army(self, seat: int) -> int:
        """How many troops the seat commands on the map."""
        return self.own_army(seat)

    def troops_at(self, seat: int, city: int) -> int:
        """How many troops the seat commands there."""
        return self.troops[seat * MAP + city]

    def change_troops(self, holder: int, city: int, by: int) -> None:
        """Troops of a holder arrive or are lost."""
        at = holder * MAP + city
        self.troops = replaced(self.troops, at, self.troops[at] + by)

    def seat_of(self, power: int) -> int:
        """Who plays this power, or −1."""
        for seat, own in enumerate(self.powers):
            if own == power:
                return seat
        return NOBODYS

    def room_place(self, seat: int, room: int) -> int:
        """Where an agent in this room stands."""
        return ROOM_PLACE + self.powers[seat] * ROOMS + room

    def has_enemy(self, seat: int, place: int) -> bool:
        """Does another's agent stand there?"""
        agent = self.agents[place]
        return agent >= 0 and agent != seat

    def agents_of(self, seat: int) -> int:
        """All agents the seat has: in stock and anywhere."""
        found = self.stock[seat]
        for agent in self.agents:
            if agent == seat:
                found += 1
        return found

    def gain_agent(self, seat: int) -> None:
        """One more agent, if there is one left (V7.4)."""
        if self.agents_of(seat) < self.parting.agent_limit(self, seat):
            self.stock = replaced(self.stock, seat, self.stock[seat] + 1)

    # Alliances and bonuses

    def can_call(self, seat: int, ally: int) -> bool:
        """Is the alliance's bonus ready (V7.7)?"""
        is_own = self.allies[ally] == seat and not self.used_allies >> ally & 1
        return is_own and not self.has_enemy(seat, ALLY_PLACE + ally)

    def has_bonus(self, seat: int, bonus: int) -> bool:
        """Has the seat this patronage bonus?"""
        return bool(self.bonuses[seat] >> bonus & 1)

    def indulgences_left(self) -> int:
        """How many lie in the supply."""
        used = 0
        for rooms in self.indulgences:
            left = rooms
            while left:
                used += 1
                left &= left - 1
        return self.edition.indulgences - used

    def can_indulge(self, seat: int) -> bool:
        """V5.1: may the seat take an indulgence now?"""
        if not self.may_indulge >> seat & 1 or self.indulgences[seat] >> self.token[seat] & 1:
            return False
        return self.indulgences_left() > 0

    # Florins

    def earn(self, seat: int, florins: int) -> None:
        """The treasury grows, or shrinks."""
        if florins:
            self.florins = replaced(self.florins, seat, self.florins[seat] + florins)

    # The court

    def side_size(self, seat: int, side: int) -> int:
        """How many courtiers stand on this side."""
        first = seat * SPACES + side * SIDE
        found = 0
        for at in range(first, first + SIDE):
            if self.court[at] >= 0:
                found += 1
        return found

    def find_courtier(self, seat: int, side: int, card: int, avoid: int) -> int:
        """The first space of this side that holds such a card and is none of the spaces to avoid (bits); −1 if none."""
        first = side * SIDE
        for space in range(first, first + SIDE):
            if self.court[seat * SPACES + space] == card and not avoid >> space & 1:
                return space
        return -1

    def add_courtier(self, seat: int, side: int, card: int, is_tired: bool, is_moved: bool, is_fresh: bool) -> None:
        """A card joins the courtiers, in its place among them."""
        row = seat * SPACES
        first = side * SIDE
        last = first + self.side_size(seat, side)
        space = last
        while space > first and self.court[row + space - 1] > card:
            space -= 1
        while (
            not is_tired and space > first and self.court[row + space - 1] == card and self.tired[seat] >> space - 1 & 1
        ):
            space -= 1
        court = self.court[:]
        for at in range(last, space, -1):
            court[row + at] = court[row + at - 1]
        court[row + space] = card
        self.court = court
        self.tired = replaced(self.tired, seat, with_bit(self.tired[seat], space, last, is_tired))
        self.moved = with_bit(self.moved, space, last, is_moved)
        self.fresh = with_bit(self.fresh, space, last, is_fresh)

    def take_courtier(self, seat: int, space: int) -> int:
        """The card leaves its space; those after it close up."""
        row = seat * SPACES
        side = space // SIDE
        last = side * SIDE + self.side_size(seat, side) - 1
        court = self.court[:]
        card = court[row + space]
        for at in range(space, last):
            court[row + at] = court[row + at + 1]
        court[row + last] = NO_CARD
        self.court = court
        self.tired = replaced(self.tired, seat, without_bit(self.tired[seat], space, last))
        self.moved = without_bit(self.moved, space, last)
        self.fresh = without_bit(self.fresh, space, last)
        return card

    def tire_courtier(self, seat: int, space: int) -> None:
        """The courtier is exhausted; of equal ones the exhausted stand last."""
        is_moved = bool(self.moved >> space & 1)
        is_fresh = bool(self.fresh >> space & 1)
        side = LEFT if space < SIDE else 1
        card = self.take_courtier(seat, space)
        self.add_courtier(seat, side, card, True, is_moved, is_fresh)

    def refresh_side(self, seat: int, side: int) -> None:
        """V3.2: all courtiers of this side become available."""
        kept = ((1 << SIDE) - 1) << (1 - side) * SIDE
        self.tired = replaced(self.tired, seat, self.tired[seat] & kept)

    def court_source(self, space: int, card: int) -> int:
        """The source that a courtier on this space is."""
        return COURT_SOURCE + space // SIDE * KINDS + card

    # Tiles

    def owns_card(self, seat: int, card: int) -> int:
        """How many such cards the seat has, anywhere in its palace."""
        found = 0
        for at in range(seat * SPACES, seat * SPACES + SPACES):
            if self.court[at] == card:
                found += 1
        for at in range(seat * ROOMS, seat * ROOMS + ROOMS):
            if self.cards[at] == card:
                found += 1
            if self.upgrades[at] == card:
                found += 1
        return found

    def florins_of_city(self, city: int) -> int:
        """What cashing the city's available tile and cathedral would bring (V2.3)."""
        found = 0
        if not self.tired_cities >> city & 1:
            found += count_of(self.edition.tile_symbols[city], 0)
        if self.cathedrals >> city & 1 and not self.tired_cathedrals >> city & 1:
            found += count_of(self.edition.tile_symbols[MAP + city], 0)
        return found


def with_bit(bits: int, space: int, last: int, is_set: bool) -> int:
    """Bits of spaces after one was put in before `last`."""
    below = bits & (1 << space) - 1
    middle = bits >> space & (1 << last - space) - 1
    above = bits >> last + 1 << last + 1
    return below | (1 << space if is_set else 0) | middle << space + 1 | above


def without_bit(bits: int, space: int, last: int) -> int:
    """Bits of spaces after one up to `last` was taken out."""
    below = bits & (1 << space) - 1
    middle = bits >> space + 1 & (1 << last - space) - 1
    above = bits >> last + 1 << last + 1
    return below | middle << space | above
