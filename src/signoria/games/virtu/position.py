"""Positions as plain data that a person can write: see docs/positions.md."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from signoria.games.virtu.components import (
    ALLIES,
    ALLY_NAMES,
    ARTILLERY,
    ARTILLERY_TILE,
    BONUS_NAMES,
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_NAMES,
    FULL,
    KINDS,
    LEFT,
    LETTERS,
    MACHIAVELLI_CARD,
    MAP,
    NOBLES,
    PERSONS,
    PLACE_NAMES,
    POWER_NAMES,
    POWERS,
    RIGHT,
    ROOMS,
    SALE_NAMES,
    TITLE_NAMES,
    packed,
    replaced,
)
from signoria.games.virtu.moves import TILE_NAMES
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.course import PlaceFamily
from signoria.games.virtu.steps.intrigue import is_there
from signoria.games.virtu.view import (
    EXHAUSTED,
    Course,
    Names,
    SeatTable,
    bits_of,
    course_of,
    look_at_seat,
    usual_supply,
)
from signoria.kernel.errors import BadPosition
from signoria.kernel.steps import Decision

SYMBOLS = re.compile(r"(\d{1,2})(F|CX|C|X|H|S|M|W|A)")
WINTER_TAIL = ["next-winter", "end-year"]
SIEGE_TAIL = ["next-retreat", "end-spring", *WINTER_TAIL]
SPRING_TAIL = ["next-spring", "begin-sieges", *SIEGE_TAIL]
WINTER = ["reorganise", "buy-things", "recruit-troops", "forge-alliance", "end-winter"]
PHASES = ("spring", "act", "sieges", "retreats", "winter", "reorganise", "buy", "recruit", "ally", "end")


class Position(Course, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position."""

    game: str
    seat: tuple[SeatTable, ...]
    options: dict[str, bool | int] = msgspec.field(default_factory=dict)
    edition: str = ""
    phase: str = ""  # in short for a stack: `spring 0`, `act 2`, `sieges`, `buy 1`
    stack: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    lanes: tuple[tuple[str, ...], ...] = ()


def require(is_right: bool, problem: str) -> None:
    """Say what is wrong, unless it is right."""
    if not is_right:
        raise BadPosition(problem)


def find(name: str, known: Mapping[str, int] | Sequence[str], field: str) -> int:
    """The number of something by its name."""
    names = list(known)
    if name not in names:
        raise BadPosition(f"{field}: there is no {name!r}; there are: {', '.join(names)}")
    return names.index(name)


def plain_name(name: str) -> str:
    """Without the mark of exhaustion."""
    return name.removesuffix(EXHAUSTED)


def marked_bits(names: Names, known: Sequence[str], field: str) -> tuple[int, int]:
    """All of them, and the exhausted ones, as bits."""
    found = [find(plain_name(name), known, field) for name in names]
    require(len(set(found)) == len(found), f"{field}: something stands there twice")
    return bits_of(found), bits_of(at for at, name in zip(found, names, strict=True) if name.endswith(EXHAUSTED))


def read_symbols(text: str, field: str) -> int:
    """`2F 1C` as one number."""
    counts = [0] * len(LETTERS)
    for word in text.split():
        found = SYMBOLS.fullmatch(word)
        require(found is not None, f"{field}: {word!r} is not a number of symbols, like 2F")
        assert found is not None
        require(int(found[1]) <= FULL, f"{field}: {word!r} is too much")
        counts[LETTERS.index(found[2])] = int(found[1])
    return packed(counts)


# Reading


def put_seat(s: Virtu, seat: int, given: SeatTable) -> None:
    """Lay out what belongs to one seat."""
    where = f"seat[{seat}]"
    put_domain(s, seat, given, where)
    put_palace(s, seat, given, where)
    for name in ("florins", "stock", "war_tokens"):
        require(0 <= getattr(given, name) <= 10_000, f"{where}.{name}: must be 0 or more")
    s.florins = replaced(s.florins, seat, given.florins)
    s.stock = replaced(s.stock, seat, given.stock)
    s.war_tokens = replaced(s.war_tokens, seat, given.war_tokens)
    most = len(s.edition.patronage_costs)
    require(0 <= given.patronage <= most, f"{where}.patronage: must lie between 0 and {most}")
    s.patronage = replaced(s.patronage, seat, given.patronage)
    for city, count in given.troops.items():
        at = find(city, CITIES, f"{where}.troops")
        require(s.board.is_open[at], f"{where}.troops: {city} is closed (V1.1)")
        require(count >= 1, f"{where}.troops: {city} must have 1 or more")
        s.change_troops(seat, at, count)
    limit = s.parting.troop_limit(s, seat)
    require(s.own_army(seat) <= limit, f"{where}.troops: at most {limit} (V1.2)")
    for name in given.agents:
        place = find(name, PLACE_NAMES, f"{where}.agents")
        require(s.agents[place] < 0, f"{where}.agents: two stand at {name} (V4.6)")
        require(is_there(s, place), f"{where}.agents: {name} is closed (V1.1)")
        s.agents = replaced(s.agents, place, seat)
    most = s.parting.agent_limit(s, seat)
    require(s.agents_of(seat) <= most, f"{where}.agents: at most {most} with the stock (V1.2)")
    rivals = [one for one in range(s.seats) if one != seat]
    require(set(given.trophies) <= set(rivals), f"{where}.trophies: must be other seats")
    s.trophies = replaced(s.trophies, seat, bits_of(set(given.trophies)))
    s.withdrawn = replaced(s.withdrawn, seat, marked_bits(given.withdrawn, CITY_NAMES, f"{where}.withdrawn")[0])
    s.leonardo = replaced(s.leonardo, seat, marked_bits(given.leonardo, CITY_NAMES, f"{where}.leonardo")[0])


def put_domain(s: Virtu, seat: int, given: SeatTable, where: str) -> None:
    """Cities, cathedrals, titles, alliances, bonuses."""
    cities, tired = marked_bits(given.cities, CITY_NAMES, f"{where}.cities")
    for city in range(MAP):
        if cities >> city & 1:
            require(s.board.is_open[city], f"{where}.cities: {CITY_NAMES[city]} is closed (V1.1)")
            require(s.owner[city] < 0, f"{where}.cities: {CITY_NAMES[city]} is controlled twice")
            s.owner = replaced(s.owner, city, seat)
    s.tired_cities |= tired
    cathedrals, tired = marked_bits(given.cathedrals, CITY_NAMES, f"{where}.cathedrals")
    require(not cathedrals & ~cities, f"{where}.cathedrals: only in own cities")
    s.cathedrals |= cathedrals
    s.tired_cathedrals |= tired
    bonuses, _ = marked_bits(given.bonuses, BONUS_NAMES, f"{where}.bonuses")
    require(not any(bonuses & other for other in s.bonuses), f"{where}.bonuses: each bonus is there once (V1.5)")
    persons = (bonuses & PERSONS).bit_count()
    is_possible = persons <= 1 and bonuses.bit_count() - persons <= 1
    require(is_possible, f"{where}.bonuses: at most one person and one work (V4.2)")
    s.bonuses = replaced(s.bonuses, seat, bonuses)
    titles, tired = marked_bits(given.titles, TITLE_NAMES, f"{where}.titles")
    if bonuses >> ARTILLERY & 1:
        titles |= 1 << ARTILLERY_TILE
    s.titles = replaced(s.titles, seat, titles)
    s.tired_titles = replaced(s.tired_titles, seat, tired)
    allies, used = marked_bits(given.allies, ALLY_NAMES, f"{where}.allies")
    for ally in range(ALLIES):
        if allies >> ally & 1:
            require(s.allies[ally] < 0, f"{where}.allies: {ALLY_NAMES[ally]} is allied twice")
            s.allies = replaced(s.allies, ally, seat)
    s.used_allies |= used


def put_palace(s: Virtu, seat: int, given: SeatTable, where: str) -> None:
    """Rooms, courtiers, token and indulgences."""
    require(len(given.rooms) in (0, ROOMS), f"{where}.rooms: five, or none")
    for room, text in enumerate(given.rooms):
        card, _, upgrade = text.partition("+")
        at = seat * ROOMS + room
        if card:
            s.cards = replaced(s.cards, at, find(card, CARDS, f"{where}.rooms"))
            action = s.edition.card_actions[s.cards[at]]
            require(action >= 0, f"{where}.rooms: {card} has no action (V1.3)")
        if upgrade:
            s.upgrades = replaced(s.upgrades, at, find(upgrade, CARDS, f"{where}.rooms"))
    for side, names in ((LEFT, given.left), (RIGHT, given.right)):
        field = f"{where}.{('left', 'right')[side]}"
        require(len(names) <= s.edition.side, f"{field}: at most {s.edition.side} courtiers (V7.3)")
        for name in names:
            courtier = find(plain_name(name), CARDS, field)
            s.add_courtier(seat, side, courtier, name.endswith(EXHAUSTED), False, False)
    require(0 <= given.token <= ROOMS, f"{where}.token: must lie between 0 and {ROOMS}")
    s.token = replaced(s.token, seat, given.token - 1)
    require(all(1 <= room <= ROOMS for room in given.indulgences), f"{where}.indulgences: rooms are 1 to {ROOMS}")
    s.indulgences = replaced(s.indulgences, seat, bits_of({room - 1 for room in given.indulgences}))
    require(not given.may_indulge or given.token > 0, f"{where}.may_indulge: only once the token lies in a room (V5.1)")
    s.may_indulge |= int(given.may_indulge) << seat


def put_course(s: Virtu, given: Course) -> None:
    """The year and what is in hand."""
    seats = list(range(s.seats))
    s.year = given.year
    require(0 <= given.year <= s.variants.years, f"year: must lie between 0 and {s.variants.years}")
    s.order = list(given.order) or seats
    s.ladder = list(given.ladder) or s.order[::-1]
    require(sorted(s.order) == seats and sorted(s.ladder) == seats, "order, ladder: every seat once")
    require(0 <= given.turn <= s.seats, f"turn: must lie between 0 and {s.seats}")
    s.turn = given.turn
    s.is_last = given.is_last
    s.reason = find(given.reason, s.parting.reasons, "reason")
    require(set(given.winners) <= set(seats), "winners: must be seats")
    s.winners = bits_of(set(given.winners))
    s.need = read_symbols(given.need, "need")
    s.pool = read_symbols(given.pool, "pool")
    s.slack = given.slack
    s.room_used = bits_of(find(name, ("card", "upgrade", "print"), "room_used") for name in given.room_used)
    for name in given.spent:
        if name in ALLY_NAMES:
            s.spent_allies |= 1 << ALLY_NAMES.index(name)
            continue
        tile = find(name, TILE_NAMES, "spent")
        if tile < MAP:
            s.spent_cities |= 1 << tile
        elif tile < 2 * MAP:
            s.spent_cathedrals |= 1 << tile - MAP
        else:
            s.spent_titles |= 1 << tile - 2 * MAP
    require(all(0 <= at < 16 for at in (*given.moved, *given.fresh)), "moved, fresh: numbers of spaces")
    s.moved = bits_of(set(given.moved))
    s.fresh = bits_of(set(given.fresh))
    s.fresh_titles = marked_bits(given.fresh_titles, TITLE_NAMES, "fresh_titles")[0]
    s.bought = marked_bits(given.bought, SALE_NAMES, "bought")[0]
    for field in ("slack", "steps", "budget", "attack", "defence"):
        require(0 <= getattr(given, field) <= FULL, f"{field}: must lie between 0 and {FULL}")
    s.steps, s.budget, s.has_paid_step = given.steps, given.budget, given.has_paid_step
    s.attack, s.defence = given.attack, given.defence
    usual = usual_supply(s)
    left = usual[:]
    for name, count in (given.supply or {}).items():
        left[find(name, SALE_NAMES, "supply")] = count
    for item, count in enumerate(left):
        all_there = 0 <= count <= usual[item]
        require(
            all_there, f"supply: there are more of {SALE_NAMES[item]} than {s.edition.copies[item]}, or fewer than none"
        )
    s.supply = left


def put_position(s: Virtu, seats: Sequence[SeatTable], course: Course) -> None:
    """Fill an empty state with what was written; the stack is left to the reader of steps."""
    powers = [find(one.power, POWERS, f"seat[{seat}].power") for seat, one in enumerate(seats)]
    played = sorted(s.edition.powers[s.seats])
    require(sorted(powers) == played, f"power: {s.seats} seats play {', '.join(POWER_NAMES[one] for one in played)}")
    s.powers = powers
    for seat, one in enumerate(seats):
        put_seat(s, seat, one)
    put_course(s, course)


def check_edition(written: Position, edition: str) -> None:
    """A position of other components, or with both a phase and a stack, is refused."""
    is_right = written.edition in ("", edition)
    require(is_right, f"edition: the position is of {written.edition!r}, the components are {edition!r}")
    require(not written.phase or not written.stack, "phase: is short for a stack; say one of the two")


def check_table(s: Virtu) -> None:
    """Family cards are there once and at home, and indulgences suffice."""
    for seat in range(s.seats):
        for card in range(NOBLES, KINDS):
            count = s.owns_card(seat, card)
            is_own = card in s.edition.families[s.powers[seat]] or card == MACHIAVELLI_CARD
            require(count <= int(is_own), f"seat[{seat}]: {CARD_NAMES[card]} is not its card, or there twice (V1.2)")
        has_gun = bool(s.titles[seat] >> ARTILLERY_TILE & 1)
        require(has_gun <= s.has_bonus(seat, ARTILLERY), f"seat[{seat}].titles: artillery is a bonus first (V4.7)")
        require(s.titles[seat] < 1 << ARTILLERY_TILE + 1, f"seat[{seat}].titles: {TITLE_NAMES[-1]} is not in this game")
    for ally in range(ALLIES):
        require(s.allies[ally] >= 0 or not s.used_allies >> ally & 1, f"allies: {ALLY_NAMES[ally]} is nobody's")
    require(s.indulgences_left() >= 0, f"indulgences: at most {s.edition.indulgences} (V1.5)")


def phase_steps(phase: str, s: Virtu) -> list[str]:
    """The stack that a phase is short for."""
    name, _, seat = phase.partition(" ")
    require(name in PHASES, f"phase: there is no {name!r}; there are: {', '.join(PHASES)}")
    if name in ("sieges", "retreats", "end"):
        return {"sieges": ["begin-sieges", *SIEGE_TAIL], "retreats": SIEGE_TAIL, "end": ["end-game"]}[name]
    require(seat in [str(one) for one in range(s.seats)], f"phase: {phase!r} must name a seat, like `spring 0`")
    s.turn = s.order.index(int(seat)) + 1
    if name in ("spring", "act"):
        return [f"{'begin-spring' if name == 'spring' else 'reach-room'} {seat}", *SPRING_TAIL]
    first = {"winter": 0, "reorganise": 0, "buy": 1, "recruit": 2, "ally": 3}[name]
    own = ["begin-winter"] if name == "winter" else WINTER[first:]
    return [*(f"{step} {seat}" for step in own), *WINTER_TAIL]


def check_turn(s: Virtu) -> None:
    """What is to come must be possible with what lies on the table."""
    require(bool(s.stack) or bool(s.winners), "winners: nothing is to come, but nobody has won; say `phase` or `stack`")
    for lane in s.lanes:
        for answer in lane:
            require(isinstance(answer, PlaceFamily), f"lanes: {answer!r} is not asked of all at once")
    for at, upgrade in enumerate(s.upgrades):
        is_waiting = upgrade >= 0 and s.cards[at] < 0  # for a card of the family still to be placed
        require(bool(s.lanes) or not is_waiting, f"seat[{at // ROOMS}].rooms: an upgrade lies under no card (V1.3)")
    step = s.stack[-1] if s.stack and not s.lanes else None
    if step is not None and step.name() in ("reach-room", "end-action"):
        seat = step.fields()[0]
        require(s.token[seat] >= 0, f"seat[{seat}].token: it must lie in a room")
    if isinstance(step, Decision):
        require(bool(step.choices(s)), f"stack: {step!r} leaves nothing to choose")


# Writing


def write(s: Virtu, game: str, edition: str, options: dict[str, bool | int]) -> Position:
    """The whole position as data."""
    return Position(
        game=game,
        edition=edition,
        options=options,
        seat=tuple(look_at_seat(s, seat, False) for seat in range(s.seats)),
        stack=tuple(repr(step) for step in reversed(s.stack)),
        opened=tuple("" if step is None else repr(step) for step in s.opened),
        lanes=tuple(tuple(repr(step) for step in reversed(lane)) for lane in s.lanes),
        **{name: getattr(course_of(s), name) for name in Course.__struct_fields__},
    )
