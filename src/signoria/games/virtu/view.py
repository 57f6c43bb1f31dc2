"""What lies on the table, as plain data: views carry it, and positions are written in it. Nothing is secret (V1.3)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from signoria.games.virtu.components import (
    ALLIES,
    ALLY_NAMES,
    BITS,
    BONUS_NAMES,
    CARD_NAMES,
    CATHEDRAL,
    CITY_NAMES,
    FULL,
    GUILD,
    LEFT,
    LETTERS,
    MAP,
    NOBLES,
    PLACE_NAMES,
    POWER_NAMES,
    RIGHT,
    ROOMS,
    SALE_NAMES,
    SIDE,
    SPACES,
    TITLE,
    TITLE_NAMES,
)
from signoria.games.virtu.moves import TILE_NAMES
from signoria.games.virtu.payment import Payment, Purpose, payment_in_hand, purpose_of
from signoria.games.virtu.phrases import symbols
from signoria.games.virtu.scoring import crosses
from signoria.games.virtu.siege import Siege, siege_in_hand
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.court import fits, opened
from signoria.games.virtu.steps.paying import IMPERIAL_CROSS, OTTOMAN_SHIPS, purse_of
from signoria.games.virtu.sums import prestige_sum
from signoria.kernel.game import View
from signoria.kernel.phrases import Count, Sum

Names = tuple[str, ...]  # what ends with `!` is exhausted or used
EXHAUSTED = "!"
NO_PRESTIGE = Sum(0)  # while families are placed, nobody sees what others' cards are worth


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


class Court(msgspec.Struct, frozen=True, kw_only=True):
    """The courtier spaces of a seat (V7.3). The two numbers of a pair are those of the left and of the right side."""

    spaces: tuple[int, int]  # open and shaded
    printed: tuple[int, int]  # open from the start
    free: tuple[int, int]  # how many more cards could stand there
    opened: int  # how many of the shaded ones are open
    used: int  # and how many of them are taken


class VirtuView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    table: tuple[SeatTable, ...]
    course: Course
    neutral: Names  # cities
    payment: Payment | None  # in hand
    pool: tuple[Count, ...]  # symbols tapped and not yet used
    siege: Siege | None  # or field battle, in hand
    armies: tuple[dict[str, int], ...]  # of each seat, the troops that it commands, by city
    prestige: tuple[Sum, ...]  # of each seat, by category, as if it ended now
    crosses: tuple[int, ...]  # of each seat, all that count for religion (V8.3)
    places: tuple[int, ...]  # of each seat on the city track, if there is one: 1 is the furthest (V6.9)
    indulgences: int  # left in the supply
    ready: tuple[tuple[Count, ...], ...]  # of each seat, what courtiers, tiles and alliances show that can still pay
    courts: tuple[Court, ...]  # of each seat
    hire: tuple[int, ...]  # of each seat, how many troops are left to hire


def bits_of(places: Iterable[int]) -> int:
    """Places as bits."""
    return sum(1 << place for place in places)


def places_of(bits: int) -> tuple[int, ...]:
    """The places whose bits are set."""
    return tuple([place for place in range(bits.bit_length()) if bits >> place & 1]) if bits else ()


def written(symbols: int) -> str:
    """`2F 1C`."""
    counts = [(symbols >> BITS * kind & FULL, letter) for kind, letter in enumerate(LETTERS)]
    return " ".join(f"{count}{letter}" for count, letter in counts if count)


def marked(name: str, is_exhausted: int) -> str:
    """With its mark, if it is exhausted."""
    return name + EXHAUSTED if is_exhausted else name


def look_at_seat(s: Virtu, seat: int, is_hidden: bool) -> SeatTable:
    """What lies before a seat; while families are placed, others see nothing of them (V1.3)."""
    own = [city for city, owner in enumerate(s.owner) if owner == seat]
    rooms = [] if is_hidden else [room_text(s, seat * ROOMS + room) for room in range(ROOMS)]
    return SeatTable(
        power=POWER_NAMES[s.powers[seat]],
        florins=s.florins[seat],
        cities=tuple([marked(CITY_NAMES[city], s.tired_cities >> city & 1) for city in own]),
        cathedrals=tuple(
            marked(CITY_NAMES[city], s.tired_cathedrals >> city & 1) for city in own if s.cathedrals >> city & 1
        ),
        titles=tuple(
            [marked(TITLE_NAMES[title], s.tired_titles[seat] >> title & 1) for title in places_of(s.titles[seat])]
        ),
        troops=troops_of(s, seat),
        agents=tuple([PLACE_NAMES[place] for place, agent in enumerate(s.agents) if agent == seat]),
        stock=s.stock[seat],
        rooms=tuple(rooms) if any(rooms) else (),
        left=() if is_hidden else court_names(s, seat, 0),
        right=() if is_hidden else court_names(s, seat, SIDE),
        token=s.token[seat] + 1,
        indulgences=tuple(room + 1 for room in places_of(s.indulgences[seat])),
        may_indulge=bool(s.may_indulge >> seat & 1),
        patronage=s.patronage[seat],
        bonuses=tuple([BONUS_NAMES[bonus] for bonus in places_of(s.bonuses[seat])]),
        trophies=places_of(s.trophies[seat]),
        allies=tuple(
            marked(ALLY_NAMES[ally], s.used_allies >> ally & 1) for ally in range(ALLIES) if s.allies[ally] == seat
        ),
        war_tokens=s.war_tokens[seat],
        withdrawn=tuple(CITY_NAMES[city] for city in places_of(s.withdrawn[seat])),
        leonardo=tuple(CITY_NAMES[city] for city in places_of(s.leonardo[seat])),
    )


def troops_of(s: Virtu, holder: int) -> dict[str, int]:
    """The troops of a seat, or of another holder, by city."""
    return counts_in(s.troops, holder)


def army_of(s: Virtu, seat: int) -> dict[str, int]:
    """The troops that a seat commands, by city."""
    troops = [(city, s.troops_at(seat, city)) for city in s.board.cities]
    return {CITY_NAMES[city]: count for city, count in troops if count}


def counts_in(rows: list[int], holder: int) -> dict[str, int]:
    """A holder's row of a list that counts something in each city; what there is none of is left out."""
    row = rows[holder * MAP : holder * MAP + MAP]
    return {CITY_NAMES[city]: count for city, count in enumerate(row) if count}


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


def ready_symbols(s: Virtu, seat: int) -> tuple[Count, ...]:
    """V2.1, V2.2: the symbols of all sources outside the rooms that can still pay; each gives one kind of its own."""
    is_buying = s.fresh or s.fresh_titles
    if is_buying and seat != s.actor:  # what was bought this winter is the buyer's
        s = s.copy()
        s.fresh = s.fresh_titles = 0
    return symbols(sum(purse_of(s, seat, OTTOMAN_SHIPS | IMPERIAL_CROSS).symbols))


def look_at_court(s: Virtu, seat: int, is_hidden: bool) -> Court:
    """V7.3: a seat's courtier spaces; while families are placed, others do not see how many are taken."""
    edition = s.edition
    sizes = (0, 0) if is_hidden else (s.side_size(seat, LEFT), s.side_size(seat, RIGHT))
    printed = (edition.left_open, edition.right_open)
    return Court(
        spaces=(edition.side, edition.side),
        printed=printed,
        free=free_spaces(s, seat, *sizes),
        opened=opened(s, seat),
        used=sum(max(0, size - own) for size, own in zip(sizes, printed, strict=True)),
    )


def free_spaces(s: Virtu, seat: int, left: int, right: int) -> tuple[int, int]:
    """How many more cards could stand on the left, and on the right, if so many stand there."""
    more = range(s.edition.side, 0, -1)
    return (
        next((count for count in more if fits(s, seat, left + count, right)), 0),
        next((count for count in more if fits(s, seat, left, right + count)), 0),
    )


def own_view(s: Virtu, seat: int | None, frame: View, purpose: Purpose = purpose_of) -> VirtuView:
    """The whole view: the frame that all games share, and the table."""
    hidden = [bool(s.lanes) and other != seat for other in range(s.seats)]
    on_track = s.parting.by_track(s)
    return VirtuView(
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
        table=tuple(look_at_seat(s, other, hidden[other]) for other in range(s.seats)),
        course=course_of(s),
        neutral=tuple([CITY_NAMES[city] for city in s.board.cities if s.owner[city] < 0]),
        payment=payment_in_hand(s, purpose),
        pool=symbols(s.pool),
        siege=siege_in_hand(s),
        armies=tuple(army_of(s, other) for other in range(s.seats)),
        prestige=tuple(NO_PRESTIGE if s.lanes else prestige_sum(s, other) for other in range(s.seats)),
        crosses=tuple(0 if s.lanes else crosses(s, other) for other in range(s.seats)),
        places=tuple(1 + on_track.index(other) for other in range(s.seats)),
        indulgences=s.indulgences_left(),
        ready=tuple(() if hidden[other] else ready_symbols(s, other) for other in range(s.seats)),
        courts=tuple(look_at_court(s, other, hidden[other]) for other in range(s.seats)),
        hire=tuple(max(0, s.parting.troop_limit(s, other) - s.own_army(other)) for other in range(s.seats)),
    )
