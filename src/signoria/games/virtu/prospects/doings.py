"""What an action could do today, when its room has been reached (V4)."""

from __future__ import annotations

from signoria.games.virtu.components import (
    ALLIES,
    CAVALRY,
    CROSS,
    CROWN,
    MAP,
    ONE_MASK,
    SHIP,
    TRADE,
    count_of,
)
from signoria.games.virtu.moves import InCity
from signoria.games.virtu.phrases import CITY, symbols_listed
from signoria.games.virtu.shortfall import shortfall
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.actions import (
    AnnexCity,
    Gather,
    Patronise,
    can_renew,
    exhausted_tiles,
    patronage_cost,
    refuse_patronage,
)
from signoria.games.virtu.steps.intrigue import FreeRoom, SendAgents, masks
from signoria.games.virtu.steps.paying import ACTION, Purse, lacking, purse_of
from signoria.games.virtu.steps.war import CHOOSE_ROUTE, LeadTroops, strength_of
from signoria.kernel.moves import Move
from signoria.kernel.phrases import Args, Count, Listed, Phrase
from signoria.kernel.steps import Step


def doings(s: Virtu, seat: int, step: Step[Virtu]) -> tuple[Phrase, ...]:
    """What the seat could do with the action whose first question this is."""
    if isinstance(step, Gather):
        return (trading(s, seat) if step.action == TRADE else governing(s, seat),)
    if isinstance(step, Patronise):
        return (patronising(s, seat),)
    if isinstance(step, AnnexCity):
        return (annexing(step.choices(s)),)
    if isinstance(step, LeadTroops):
        return (warring(s, seat, step.choices(s)),)
    if isinstance(step, FreeRoom):
        return (freeing(s, seat),)
    if isinstance(step, SendAgents):
        args: Args = {"masks": Count(masks(s, seat), "mask"), "agents": Count(s.stock[seat], "agent")}
        return (Phrase("outlook-can-intrigue", args),)
    return ()


def most_for_govern(purse: Purse) -> int:
    """V4.1: the most symbols that Govern could get from these sources: of each its crowns or its crosses."""
    return sum([max(count_of(one, CROWN), count_of(one, CROSS)) for one in purse.symbols])


def governing(s: Virtu, seat: int) -> Phrase:
    """V4.1: symbols, and what they could refresh."""
    renewed = len([ally for ally in range(ALLIES) if can_renew(s, seat, ally)])
    args: Args = {
        "symbols": Count(most_for_govern(purse_of(s, seat, ACTION)), "symbol"),
        "tiles": Count(exhausted_tiles(s, seat), "tile"),
        "allies": Count(renewed),
    }
    return Phrase("outlook-can-govern", args)


def trading(s: Virtu, seat: int) -> Phrase:
    """V4.3: ships, and their florins."""
    ships = purse_of(s, seat, ACTION).total(SHIP)
    return Phrase(
        "outlook-can-trade", {"ships": Count(ships, "ship"), "florins": Count(ships * s.edition.ship_florins, "florin")}
    )


def patronising(s: Virtu, seat: int) -> Phrase:
    """V4.2: the next step, and whether it can be paid."""
    if s.patronage[seat] >= len(s.edition.patronage_costs):
        return Phrase("outlook-patronage-ends")
    cost = patronage_cost(s, seat)
    args: Args = {"step": Count(s.patronage[seat] + 1), "price": symbols_listed(cost)}
    if refuse_patronage(s, seat) is None:
        return Phrase("outlook-can-patronise", args)
    short = shortfall(lacking(s, seat, cost), purse_of(s, seat, ACTION).symbols, 0)
    return Phrase("outlook-cannot-patronise", {**args, "short": symbols_listed(short)})


def annexing(choices: list[Move]) -> Phrase:
    """V4.4: the cities that could be annexed and paid for."""
    cities = tuple(CITY(move.city) for move in choices if isinstance(move, InCity))
    return Phrase("outlook-can-annex", {"cities": Listed(cities)}) if cities else Phrase("outlook-cannot-annex")


def warring(s: Virtu, seat: int, choices: list[Move]) -> Phrase:
    """V4.5: symbols for troops, and the cities that one move would lay siege to."""
    purse = purse_of(s, seat, ACTION)
    starts = [move.city for move in choices if isinstance(move, InCity)]
    targets = {
        move.city
        for start in starts
        for move in CHOOSE_ROUTE[seat * MAP + start].choices(s)
        if isinstance(move, InCity) and not s.parting.is_own(s, seat, move.city)
    }
    args: Args = {
        "cavalry": Count(strength_of(s, purse, CAVALRY), "cavalry"),
        "ships": Count(strength_of(s, purse, SHIP), "ship"),
    }
    if not targets:
        return Phrase("outlook-cannot-besiege", args)
    return Phrase("outlook-can-besiege", {**args, "cities": Listed(tuple(CITY(city) for city in sorted(targets)))})


def freeing(s: Virtu, seat: int) -> Phrase:
    """V4.6: an Intrigue room under an enemy agent takes masks first."""
    needed = s.edition.freeing
    args: Args = {"masks": Count(masks(s, seat), "mask"), "price": symbols_listed(needed * ONE_MASK)}
    return Phrase("outlook-can-free" if masks(s, seat) >= needed else "outlook-cannot-free", args)
