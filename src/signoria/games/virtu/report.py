"""Virtù's table in words: the year, what is fought and paid, every seat with its palace, the map and the market."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from signoria.games.virtu.components import (
    ALLY_NAMES,
    BONUS_NAMES,
    CARD_NAMES,
    CITIES,
    CITY_NAMES,
    PLACE_NAMES,
    ROOMS,
    SALE_NAMES,
    TITLE_NAMES,
)
from signoria.games.virtu.edition import known
from signoria.games.virtu.phrases import item_arg, place_arg
from signoria.games.virtu.view import EXHAUSTED, SeatTable, VirtuView
from signoria.kernel.components import Component
from signoria.kernel.phrases import Arg, Args, Count, Listed, Name, Phrase, Seat
from signoria.kernel.report import Report, Section, in_a_row, together

PHASES = ("spring", "sieges", "winter")
# What is still to come while a phase lasts, the earliest phase first.
AHEAD = (("families", "reveal-families"), ("spring", "begin-sieges"), ("sieges", "end-spring"), ("winter", "end-year"))
OVER = "over"
CARD_KINDS = ("noble", "family", "major-card", "bonus")
TILE_KINDS = ("city", "tile", "bonus", "ally")
SALE_KINDS = ("noble", "tile")
BUYING = "buy-things"
PIRATES = "does-city-pirate"

Box = Mapping[tuple[str, str], Component]


class Teller:
    """Says what lies on the table of one view; another game may say more."""

    def __init__(self, view: VirtuView, components: Iterable[Component]) -> None:
        self.view = view
        self.box: Box = {(one.kind, one.id): one for one in components}
        self.asked = "" if view.question is None else view.question.key

    def report(self) -> Report:
        """All of it."""
        view = self.view
        seats = range(view.seats)
        parts = [
            Section(title=self.year(), lines=tuple(self.course_lines()), is_open=True),
            *self.siege_sections(),
            *self.payment_sections(),
            *[section for seat in seats for section in (self.seat_section(seat), self.palace_section(seat))],
            *self.more_sections(),
            Section(title=Phrase("report-cities"), lines=tuple(self.city_lines())),
            Section(title=Phrase("report-market"), lines=tuple(self.ware_lines()), is_open=self.asked == BUYING),
        ]
        return tuple(part for part in parts if part.lines)

    # The course of the game

    def year(self) -> Phrase:
        """The year, and which is the last."""
        return Phrase("table-year", {"year": Count(max(self.view.course.year, 1)), "last": Count(self.last())})

    def last(self) -> int:
        """The last year."""
        return int(self.view.options["years"])

    def course_lines(self) -> list[Phrase]:
        """The phase, the order of turns, and where everybody stands."""
        view = self.view
        phase = phase_of(view)
        told = [Phrase(f"table-phase-{phase}")]
        if phase in PHASES:
            told.append(Phrase("plain-order", {"seats": Listed(tuple(Seat(seat) for seat in view.course.order))}))
        told += [Phrase("table-last")] if view.course.is_last else []
        if phase != "families":
            told += [
                Phrase("plain-seat", {"name": self.owner(seat), **self.numbers(seat)}) for seat in range(view.seats)
            ]
        return told

    def siege_sections(self) -> list[Section]:
        """Both sums of the siege or field battle in hand."""
        siege = self.view.siege
        if siege is None:
            return []
        title = Phrase("table-field" if siege.is_field else "table-siege", {"city": Name("city", siege.city)})
        attacker = Phrase("report-attacker", {"seat": Seat(siege.attacker), "sum": siege.attack})
        defender = Phrase("report-no-defender", {"sum": siege.defence})
        if siege.defender is not None:
            defender = Phrase("report-defender", {"seat": Seat(siege.defender), "sum": siege.defence})
        return [Section(title=title, lines=(attacker, defender), is_open=True)]

    def payment_sections(self) -> list[Section]:
        """What is being paid, what has been tapped for it, and what is missing."""
        payment, pool = self.view.payment, self.view.pool
        told = [Phrase("plain-pool", {"symbols": Listed(pool)})] if pool else []
        if payment is not None:
            missing = Phrase("report-missing", {"symbols": Listed(payment.missing)})
            price = Phrase("report-price", {"purpose": payment.purpose, "price": Listed(payment.price)})
            slack = [Phrase("report-slack", {"symbols": Count(payment.slack, "symbol")})] if payment.slack else []
            told = [price, *slack, *told, *([missing] if payment.missing else [])]
        return [Section(title=Phrase("report-payment"), lines=tuple(told), is_open=True)]

    def more_sections(self) -> list[Section]:
        """What another game has between the seats and the map."""
        return []

    # Seats

    def owner(self, seat: int) -> Phrase:
        """Who plays which power."""
        return Phrase("report-owner", {"seat": Seat(seat), "power": Name("power", self.view.table[seat].power)})

    def numbers(self, number: int) -> Args:
        """The numbers of a seat."""
        seat = self.view.table[number]
        return {
            "florins": Count(seat.florins, "florin"),
            "cities": Count(len(seat.cities), "city"),
            "troops": Count(sum(self.view.armies[number].values()), "troop"),
            "prestige": Count(self.view.prestige[number].total, "prestige"),
        }

    def seat_section(self, number: int) -> Section:
        """What a seat has outside of its palace."""
        view, seat = self.view, self.view.table[number]
        told = [Phrase("plain-ready", {"symbols": Listed(view.ready[number])})] if view.ready[number] else []
        if seat.war_tokens:
            told.append(Phrase("report-tokens", {"tokens": Count(seat.war_tokens, "war-token")}))
        told.append(Phrase("plain-domain", {"tiles": in_a_row(self.tiles_of(seat))}))
        told.append(troops_line(view.armies[number]))
        places = Listed(tuple(thing(place) for place in seat.agents))
        told.append(Phrase("plain-agents", {"places": places, "stock": Count(seat.stock)}))
        told += self.honours(number)
        if view.prestige[number].terms:
            told.append(Phrase("explain-total", {"sum": view.prestige[number]}))
        return Section(title=self.owner(number), lines=tuple(told), seat=number, is_open=number == view.seat)

    def honours(self, number: int) -> list[Phrase]:
        """Patronage with its bonuses, and trophies."""
        seat = self.view.table[number]
        told = []
        if seat.patronage or seat.bonuses:
            bonuses = Listed(tuple(Name("bonus", name) for name in seat.bonuses))
            told.append(Phrase("report-patronage", {"step": Count(seat.patronage), "bonuses": bonuses}))
        if seat.trophies:
            told.append(Phrase("plain-trophies", {"trophies": Listed(tuple(Seat(one) for one in seat.trophies))}))
        return told

    def tiles_of(self, seat: SeatTable) -> list[Arg]:
        """Cities, cathedrals, titles and alliances with what they show."""
        found = [self.source(Name("city", bare(city)), self.tile_symbols(bare(city)), city) for city in seat.cities]
        for city in seat.cathedrals:
            cathedral = Phrase("cathedral-of", {"city": Name("city", bare(city))})
            found.append(self.source(cathedral, self.tile_symbols("cathedral"), city))
        for name in (*seat.titles, *seat.allies):
            found.append(self.source(thing(bare(name)), self.tile_symbols(bare(name)), name))
        return found

    # Palaces

    def palace_section(self, number: int) -> Section:
        """The five rooms, and the courtiers on both sides."""
        seat = self.view.table[number]
        rooms = [self.room_line(number, room) for room in range(1, ROOMS + 1)]
        left, right = [
            in_a_row(self.courtier(card) for card in cards) if cards else Phrase("table-nobody")
            for cards in (seat.left, seat.right)
        ]
        court = Phrase("plain-court", {"left": left, "right": right})
        title = Phrase("report-palace", {"power": Name("power", seat.power)})
        return Section(title=title, lines=(*rooms, court), seat=number, is_open=number == self.view.seat)

    def room_line(self, number: int, room: int) -> Phrase:
        """A room: its action and symbols, its cards, and what stands in the way."""
        seat = self.view.table[number]
        place = f"{seat.power}-{room}"
        card, _, upgrade = (seat.rooms[room - 1] if seat.rooms else "").partition("+")
        action = self.fact(CARD_KINDS, card, "action") if card else self.fact(("room",), place, "action")
        told: list[Arg] = [action if isinstance(action, Name) else Phrase("table-no-action")]
        if not card:
            told[0] = self.source(told[0], counts_in(self.fact(("room",), place, "symbols")))
        told += [self.source(Name("card", one), self.card_symbols(one)) for one in (card, upgrade) if one]
        told += [Phrase("plain-token")] if seat.token == room else []
        told += [Phrase("plain-indulgence")] if room in seat.indulgences else []
        enemies = [other for other, one in enumerate(self.view.table) if other != number and place in one.agents]
        told += [Phrase("plain-enemy-agent")] if enemies else []
        return Phrase("report-room", {"room": Count(room), "things": in_a_row(told)})

    def courtier(self, card: str) -> Arg:
        """A courtier with its action and symbols."""
        name = Name("card", bare(card))
        action = self.fact(CARD_KINDS, bare(card), "action")
        told: Arg = Phrase("report-acts", {"card": name, "action": action}) if isinstance(action, Name) else name
        return self.source(told, self.card_symbols(bare(card)), card)

    # The map and the market

    def city_lines(self) -> list[Phrase]:
        """Every city of this game: whose it is, its value and tile, its neighbours, and what stands there."""
        board = known(self.view.edition).boards[self.view.seats]
        return [self.city_line(CITY_NAMES[city]) for city in board.cities]

    def city_line(self, city: str) -> Phrase:
        """One city."""
        told = [
            Phrase(
                "page-city",
                {
                    "city": Name("city", city),
                    "owner": self.lord(city),
                    "value": self.fact(("city",), city, "value"),
                    "symbols": Listed(self.tile_symbols(city)),
                },
            )
        ]
        roads = known(self.view.edition).boards[self.view.seats].roads[CITIES[city]]
        if roads:
            told.append(Phrase("page-roads", {"roads": Listed(tuple(Name("city", CITY_NAMES[one]) for one in roads))}))
        if seas := self.fact(("city",), city, "seas"):
            told.append(Phrase("page-port", {"seas": seas}))
        does = self.box["city", city].does
        told += [Phrase("page-pirates")] if does is not None and does.key == PIRATES else []
        told += self.pieces_in(city)
        return together(*told)

    def lord(self, city: str) -> Arg:
        """Who holds a city."""
        lords = [one.power for one in self.view.table if city in map(bare, one.cities)]
        return Name("power", lords[0]) if lords else Phrase("page-neutral")

    def pieces_in(self, city: str) -> list[Phrase]:
        """Troops and agents in a city, or before it."""
        told = []
        for seat, one in enumerate(self.view.table):
            troops = self.view.armies[seat].get(city, 0)
            if troops:
                told.append(Phrase("page-troops", {"seat": Seat(seat), "troops": Count(troops, "troop")}))
            if city in one.agents:
                told.append(Phrase("page-agent", {"seat": Seat(seat)}))
        return told

    def ware_lines(self) -> list[Phrase]:
        """Everything that this box sells, sold out or not."""
        return [line for number in range(len(SALE_NAMES)) for line in self.ware_line(number)]

    def ware_line(self, number: int) -> list[Phrase]:
        """A thing for sale; none if this box does not sell it."""
        name = SALE_NAMES[number]
        price, copies = counts_in(self.fact(SALE_KINDS, name, "price")), self.fact(SALE_KINDS, name, "copies")
        if not price:
            return []
        left = left_of(self.view, name, copies.number if isinstance(copies, Count) else 0)
        symbols = self.card_symbols(name) or self.tile_symbols(name)
        args: Args = {
            "item": item_arg(number),
            "price": Listed(price),
            "symbols": Listed(symbols),
            "left": Count(left),
        }
        ware = Phrase("plain-ware", args)
        action = self.fact(CARD_KINDS, name, "action")
        if not isinstance(action, Name):
            return [ware]
        return [together(ware, Phrase("plain-action", {"action": action}))]

    # What things show

    def fact(self, kinds: Sequence[str], name: str, key: str) -> Arg:
        """What a thing of the box has of this; None if nothing."""
        found = [self.box[kind, name].facts for kind in kinds if (kind, name) in self.box]
        return next((arg for facts in found for label, arg in facts if label == key), None)

    def card_symbols(self, card: str) -> tuple[Count, ...]:
        """What a card shows."""
        return counts_in(self.fact(CARD_KINDS, card, "symbols"))

    def tile_symbols(self, tile: str) -> tuple[Count, ...]:
        """What a city's tile, a title or an alliance shows; Artillery its war symbols."""
        found = counts_in(self.fact(TILE_KINDS, tile, "symbols")) or counts_in(self.fact(TILE_KINDS, tile, "gives"))
        war = self.fact(TILE_KINDS, tile, "war")
        return found or ((Count(war.number, "war"),) if isinstance(war, Count) else ())

    def source(self, name: Arg, symbols: Sequence[Count], written: str = "") -> Arg:
        """`Lorenzo with 2 florins and 1 crown`, and whether that is exhausted."""
        told = Phrase("plain-source", {"name": name, "symbols": Listed(tuple(symbols))}) if symbols else name
        return Phrase("plain-exhausted", {"thing": told}) if written.endswith(EXHAUSTED) else told


def phase_of(view: VirtuView) -> str:
    """Which part of the year it is."""
    return next((phase for phase, step in AHEAD if step in view.stack), OVER)


def left_of(view: VirtuView, item: str, copies: int) -> int:
    """How many of a thing are still for sale: those that nobody has, unless the view says otherwise."""
    if view.course.supply is not None:
        return view.course.supply[item]
    return copies - sum(names_of(seat).count(item) for seat in view.table)


def names_of(seat: SeatTable) -> list[str]:
    """Everything of a seat that could have been bought."""
    rooms = [card for room in seat.rooms for card in room.split("+")]
    return [*rooms, *map(bare, (*seat.left, *seat.right, *seat.titles)), *["cathedral"] * len(seat.cathedrals)]


def troops_line(troops: Mapping[str, int]) -> Phrase:
    """How many troops stand in which city."""
    told = [Phrase("report-troops-in", {"city": Name("city", city), "number": Count(count)})
            for city, count in troops.items()]  # fmt: skip
    return Phrase("plain-troops", {"troops": Listed(tuple(told))})


def bare(name: str) -> str:
    """A name of the view without its mark."""
    return name.removesuffix(EXHAUSTED)


def counts_in(arg: Arg) -> tuple[Count, ...]:
    """Symbols as numbers with their kinds."""
    if isinstance(arg, Count):
        return (arg,)
    return tuple(one for one in arg.items if isinstance(one, Count)) if isinstance(arg, Listed) else ()


def thing(name: str) -> Arg:
    """A card, title, ally, bonus, or a place where an agent can stand, by its name in the view."""
    if name in PLACE_NAMES:
        return place_arg(PLACE_NAMES.index(name))
    kinds = {"card": CARD_NAMES, "title": TITLE_NAMES, "ally": ALLY_NAMES, "bonus": BONUS_NAMES}
    return next(Name(kind, name) for kind, names in kinds.items() if name in names)
