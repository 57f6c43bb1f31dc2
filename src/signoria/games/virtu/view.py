"""What lies on the table, as plain data: views carry it, and positions are written in it. Nothing is secret (V1.3)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from signoria.games.virtu.components import (
    ALLIES,
    ALLY_NAMES,
    BITS,
    BONUS_NAMES,
    BONUSES,
    CARD_NAMES,
    CATHEDRAL,
    CITY_NAMES,
    FULL,
    GUILD,
    LETTERS,
    MAP,
    NOBLES,
    PLACE_NAMES,
    PLACES,
    POWER_NAMES,
    ROOMS,
    SALE_NAMES,
    SIDE,
    SPACES,
    TITLE,
    TITLE_NAMES,
    TITLES,
)
from signoria.games.virtu.moves import TILE_NAMES
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.paying import Pay, lacking
from signoria.kernel.game import View

Names = tuple[str, ...]  # what ends with `!` is exhausted or used
EXHAUSTED = "!"


class SeatTable(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """What belongs to one seat."""

    power: str
    florins: int = 0
    cities: Names = ()
    cathedrals: Names = ()  # the cities that they stand in
    titles: Names = ()
    troops: dict[str, int] = {}
    agents: Names = ()  # where they stand: cities, rooms (`florence-2`), alliances
    stock: int = 0  # agents
    rooms: Names = ()  # five: `lorenzo`, `lorenzo+bishop` with its upgrade, or nothing
    left: Names = ()  # courtiers
    right: Names = ()
    token: int = 0  # the room it lies in, 1 to 5; 0 before the first spring
    indulgences: tuple[int, ...] = ()  # rooms
    may_indulge: bool = False  # may still take an indulgence this year
    patronage: int = 0
    bonuses: Names = ()
    trophies: tuple[int, ...] = ()  # seats
    allies: Names = ()
    war_tokens: int = 0
    withdrawn: Names = ()  # cities whose siege its troops are out of
    leonardo: Names = ()  # cities where Leonardo was used this spring


class Course(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """The year, the order of turns, and the payment or action in hand."""

    year: int = 1
    order: tuple[int, ...] = ()
    ladder: tuple[int, ...] = ()  # seats by the latest move of their discs on the city track, the latest last
    turn: int = 0  # how many seats of the order have had this part of the year
    is_last: bool = False
    reason: str = "undecided"
    winners: tuple[int, ...] = ()
    supply: dict[str, int] | None = None  # if not said: what nobody has
    need: str = ""  # symbols: `2F 1C`
    slack: int = 0
    pool: str = ""
    room_used: Names = ()
    spent: Names = ()
    moved: tuple[int, ...] = ()
    fresh: tuple[int, ...] = ()
    fresh_titles: Names = ()
    bought: Names = ()
    steps: int = 0
    budget: int = 0
    has_paid_step: bool = False
    attack: int = 0
    defence: int = 0


class VirtuView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    table: tuple[SeatTable, ...]
    course: Course
    neutral: Names  # cities
    missing: str  # of the payment in hand
    prestige: tuple[tuple[int, ...], ...]  # of each seat, by category, as if it ended now
    indulgences: int  # left in the supply


def bits_of(places: Iterable[int]) -> int:
    """Places as bits."""
    return sum(1 << place for place in places)


def places_of(bits: int) -> tuple[int, ...]:
    """The places whose bits are set."""
    return tuple(place for place in range(bits.bit_length()) if bits >> place & 1)


def written(symbols: int) -> str:
    """`2F 1C`."""
    counts = [(symbols >> BITS * kind & FULL, letter) for kind, letter in enumerate(LETTERS)]
    return " ".join(f"{count}{letter}" for count, letter in counts if count)


def marked(name: str, is_exhausted: int) -> str:
    """With its mark, if it is exhausted."""
    return name + EXHAUSTED if is_exhausted else name


def look_at_seat(s: Virtu, seat: int, is_hidden: bool) -> SeatTable:
    """What lies before a seat; while families are placed, others see nothing of them (V1.3)."""
    own = [city for city in range(MAP) if s.owner[city] == seat]
    rooms = [] if is_hidden else [room_text(s, seat * ROOMS + room) for room in range(ROOMS)]
    troops = {CITY_NAMES[city]: s.troops_at(seat, city) for city in range(MAP) if s.troops_at(seat, city)}
    return SeatTable(
        power=POWER_NAMES[s.powers[seat]],
        florins=s.florins[seat],
        cities=tuple(marked(CITY_NAMES[city], s.tired_cities >> city & 1) for city in own),
        cathedrals=tuple(
            marked(CITY_NAMES[city], s.tired_cathedrals >> city & 1) for city in own if s.cathedrals >> city & 1
        ),
        titles=tuple(
            marked(TITLE_NAMES[title], s.tired_titles[seat] >> title & 1)
            for title in range(TITLES)
            if s.titles[seat] >> title & 1
        ),
        troops=troops,
        agents=tuple(PLACE_NAMES[place] for place in range(PLACES) if s.agents[place] == seat),
        stock=s.stock[seat],
        rooms=tuple(rooms) if any(rooms) else (),
        left=() if is_hidden else court_names(s, seat, 0),
        right=() if is_hidden else court_names(s, seat, SIDE),
        token=s.token[seat] + 1,
        indulgences=tuple(room + 1 for room in places_of(s.indulgences[seat])),
        may_indulge=bool(s.may_indulge >> seat & 1),
        patronage=s.patronage[seat],
        bonuses=tuple(BONUS_NAMES[bonus] for bonus in range(BONUSES) if s.has_bonus(seat, bonus)),
        trophies=places_of(s.trophies[seat]),
        allies=tuple(
            marked(ALLY_NAMES[ally], s.used_allies >> ally & 1) for ally in range(ALLIES) if s.allies[ally] == seat
        ),
        war_tokens=s.war_tokens[seat],
        withdrawn=tuple(CITY_NAMES[city] for city in places_of(s.withdrawn[seat])),
        leonardo=tuple(CITY_NAMES[city] for city in places_of(s.leonardo[seat])),
    )


def room_text(s: Virtu, at: int) -> str:
    """A room's card and upgrade."""
    card = CARD_NAMES[s.cards[at]] if s.cards[at] >= 0 else ""
    return f"{card}+{CARD_NAMES[s.upgrades[at]]}" if s.upgrades[at] >= 0 else card


def court_names(s: Virtu, seat: int, first: int) -> Names:
    """The courtiers of one side."""
    row = seat * SPACES
    spaces = [space for space in range(first, first + SIDE) if s.court[row + space] >= 0]
    return tuple(marked(CARD_NAMES[s.court[row + space]], s.tired[seat] >> space & 1) for space in spaces)


def spent_names(s: Virtu) -> Names:
    """The tiles and alliances that pay the action in hand."""
    tiles = [
        *places_of(s.spent_cities),
        *(CATHEDRAL + city for city in places_of(s.spent_cathedrals)),
        *(TITLE + title for title in places_of(s.spent_titles)),
    ]
    return (*(TILE_NAMES[tile] for tile in tiles), *(ALLY_NAMES[ally] for ally in places_of(s.spent_allies)))


def usual_supply(s: Virtu) -> list[int]:
    """What nobody has of all that is for sale."""
    left = list(s.edition.copies)
    for card in [*s.court, *s.cards, *s.upgrades]:
        if 0 <= card < NOBLES:
            left[card] -= 1
    for titles in s.titles:
        for title in range(GUILD + 1):
            left[NOBLES + title] -= titles >> title & 1
    left[-1] -= s.cathedrals.bit_count()
    return left


def course_of(s: Virtu) -> Course:
    """The rest of the table."""
    supply = {SALE_NAMES[item]: count for item, count in enumerate(s.supply)}
    return Course(
        year=s.year,
        order=tuple(s.order),
        ladder=tuple(s.ladder),
        turn=s.turn,
        is_last=s.is_last,
        reason=s.parting.reasons[s.reason],
        winners=places_of(s.winners),
        supply=None if s.supply == usual_supply(s) else supply,
        need=written(s.need),
        slack=s.slack,
        pool=written(s.pool),
        room_used=tuple(name for bit, name in enumerate(("card", "upgrade", "print")) if s.room_used >> bit & 1),
        spent=spent_names(s),
        moved=places_of(s.moved),
        fresh=places_of(s.fresh),
        fresh_titles=tuple(TITLE_NAMES[title] for title in places_of(s.fresh_titles)),
        bought=tuple(SALE_NAMES[item] for item in places_of(s.bought)),
        steps=s.steps,
        budget=s.budget,
        has_paid_step=s.has_paid_step,
        attack=s.attack,
        defence=s.defence,
    )


def own_view(s: Virtu, seat: int | None, frame: View) -> VirtuView:
    """The whole view: the frame that all games share, and the table."""
    step = s.stack[-1] if s.stack and not s.lanes else None
    missing = written(lacking(s, step.who, s.need)) if isinstance(step, Pay) else ""
    hidden = [bool(s.lanes) and other != seat for other in range(s.seats)]
    return VirtuView(
        game=frame.game,
        rules=frame.rules,
        edition=frame.edition,
        seat=frame.seat,
        seats=frame.seats,
        options=frame.options,
        to_act=frame.to_act,
        prompt=frame.prompt,
        stack=frame.stack,
        opened=frame.opened,
        lane=frame.lane,
        result=frame.result,
        table=tuple(look_at_seat(s, other, hidden[other]) for other in range(s.seats)),
        course=course_of(s),
        neutral=tuple(CITY_NAMES[city] for city in s.board.cities if s.owner[city] < 0),
        missing=missing,
        prestige=tuple(() if s.lanes else tuple(s.parting.breakdown(s, other)) for other in range(s.seats)),
        indulgences=s.indulgences_left(),
    )
