"""Positions as plain data that a person can write: those of Virtù, with the major cities; see docs/games/wars.md."""

from __future__ import annotations

import msgspec

from signoria.games.virtu import position as virtu
from signoria.games.virtu.components import (
    CARD_NAMES,
    CITIES,
    CITY_NAMES,
    KINDS,
    MAJOR_NAMES,
    MAJORS,
    MAP,
    NOBLES,
    NOBODYS,
    POWER_NAMES,
    replaced,
)
from signoria.games.virtu.position import find, marked_bits, plain_name, require
from signoria.games.virtu.view import Course, SeatTable, bits_of, course_of, look_at_seat
from signoria.games.wars.components import HOLDER, PLAYERS
from signoria.games.wars.state import Wars
from signoria.games.wars.view import Campaign, MajorTable, campaign_of, holder_names


class Position(virtu.Position, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position."""

    major: dict[str, MajorTable] = msgspec.field(default_factory=dict)
    spoils: tuple[int, int] = (0, 0)
    waiting: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    halted: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    besiegers: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()


def put_campaign(s: Wars, seats: tuple[SeatTable, ...], given: Campaign | Position) -> None:
    """Lay out the major cities, before the seats: troops of allies and their agents count there."""
    s.powers = [find(one.power, POWER_NAMES, f"seat[{seat}].power") for seat, one in enumerate(seats)]
    s.owner = [min(owner, NOBODYS) for owner in s.owner]
    for name in given.major:
        find(name, MAJOR_NAMES, "major")
    held = {plain_name(city) for one in seats for city in one.cities}
    for number, name in enumerate(MAJOR_NAMES):
        put_major(s, number, given.major.get(name, MajorTable()), held)
    require(min(given.spoils) >= 0 and max(given.spoils) <= 1000, "spoils: must be 0 or more")
    s.spoils = list(given.spoils)
    s.waiting = [marked_bits(given.waiting[seat], CITY_NAMES, "waiting")[0] for seat in range(PLAYERS)]
    s.besiegers = bits_of(find(name, holder_names(s)[:PLAYERS], "besiegers") for name in given.besiegers)
    s.gone_cities = marked_bits(given.gone, CITY_NAMES, "gone")[0]
    s.tired_cities |= s.gone_cities


def put_halted(s: Wars, given: dict[str, dict[str, int]]) -> None:
    """Say of troops on the map that they have stopped there (W2.4, W2.5)."""
    halted = s.halted[:]
    for name, troops in given.items():
        holder = find(name, holder_names(s), "halted")
        for city, count in troops.items():
            at = holder * MAP + find(city, CITIES, f"halted.{name}")
            require(1 <= count <= s.troops[at], f"halted.{name}: {city} must have 1 or more, and no more than troops")
            halted[at] = count
    s.halted = halted


def put_major(s: Wars, number: int, given: MajorTable, held: set[str]) -> None:
    """Lay out one major city."""
    name, major, where = MAJOR_NAMES[number], s.italy.majors[number], f"major.{MAJOR_NAMES[number]}"
    if given.ally:
        power = find(given.ally, POWER_NAMES, f"{where}.ally")
        require(power in s.powers, f"{where}.ally: {given.ally} is not played")
        s.lords = replaced(s.lords, number, s.powers.index(power))
    s.defeated |= int(given.is_defeated) << number
    usual = major.influence if s.is_on_track(number) else 0
    influence = usual if given.influence is None else given.influence
    low, high = s.italy.lowest, s.italy.highest
    require(low <= influence <= high, f"{where}.influence: must lie between {low} and {high}")
    s.influence = replaced(s.influence, number, influence)
    is_there = s.is_on_track(number)
    usual_cities = [CITY_NAMES[city] for city in major.cities if is_there and CITY_NAMES[city] not in held]
    for city in usual_cities if given.cities is None else given.cities:
        at = find(city, CITIES, f"{where}.cities")
        require(is_there, f"{where}.cities: an allied or defeated city holds none itself (W3.4, W4.5)")
        require(at in major.cities, f"{where}.cities: {city} is not a city of {name} (W1.2)")
        s.owner = replaced(s.owner, at, HOLDER + number)
    start = {CITY_NAMES[city]: count for city, count in major.troops if s.owner[city] == HOLDER + number}
    for city, count in (start if given.troops is None else given.troops).items():
        at = find(city, CITIES, f"{where}.troops")
        require(count >= 1, f"{where}.troops: {city} must have 1 or more")
        require(s.lords[number] >= 0 or s.owner[at] == HOLDER + number, f"{where}.troops: only in its own cities")
        s.change_troops(HOLDER + number, at, count)
    most = major.most_troops
    require(s.own_army(HOLDER + number) <= most, f"{where}.troops: at most {most} (W5.2)")


def check_table(s: Wars) -> None:
    """Cards are at home, indulgences suffice."""
    for seat in range(PLAYERS):
        allowed = list(s.edition.families[s.powers[seat]])
        for number in range(MAJORS):
            if s.lords[number] == seat:
                allowed += s.italy.majors[number].cards
        for card in range(NOBLES, KINDS):
            count = s.owns_card(seat, card)
            require(count <= int(card in allowed), f"seat[{seat}]: {CARD_NAMES[card]} is not its card, or there twice")
        for name, things in (("allies", [one == seat for one in s.allies]), ("bonuses", [s.bonuses[seat]])):
            require(not any(things), f"seat[{seat}].{name}: there are none in this game (W1.4)")
    require(s.indulgences_left() >= 0, f"indulgences: at most {s.edition.indulgences} (V1.5)")


def phase_steps(phase: str, s: Wars) -> list[str]:
    """The stack that a phase is short for; `hire` stands for Virtù's `ally`."""
    steps = virtu.phase_steps(phase.replace("hire", "ally", 1), s)
    return [
        "offer-hiring" + step.removeprefix("forge-alliance") if step.startswith("forge") else step for step in steps
    ]


def write(s: Wars, game: str, edition: str, options: dict[str, bool | int]) -> Position:
    """The whole position as data."""
    course, campaign = course_of(s), campaign_of(s)
    return Position(
        game=game,
        edition=edition,
        options=options,
        seat=tuple(look_at_seat(s, seat, False) for seat in range(s.seats)),
        stack=tuple(repr(step) for step in reversed(s.stack)),
        opened=tuple("" if step is None else repr(step) for step in s.opened),
        lanes=tuple(tuple(repr(step) for step in reversed(lane)) for lane in s.lanes),
        **{name: getattr(course, name) for name in Course.__struct_fields__},
        **{name: getattr(campaign, name) for name in Campaign.__struct_fields__},
    )


def put_position(s: Wars, seats: tuple[SeatTable, ...], course: Course, campaign: Campaign | Position) -> None:
    """Lay out everything."""
    require(len(seats) == PLAYERS, f"seat: Wars of Italy has {PLAYERS} seats, not {len(seats)}")
    put_campaign(s, seats, campaign)
    virtu.put_position(s, seats, course)
    put_halted(s, campaign.halted)
    first = [s.france(), 1 - s.france()]
    if course.year:  # else powers may still be drawn
        require(not course.order or s.order == first, "order: France always goes first (W1.6)")
        s.order = first
