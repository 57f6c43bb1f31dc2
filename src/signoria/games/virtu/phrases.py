"""What Virtù tells people: moves, events and results as phrases with typed arguments."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.virtu import moves
from signoria.games.virtu.components import (
    ACTION_NAMES,
    ALLY_NAMES,
    ALLY_PLACE,
    ALLY_SOURCE,
    BITS,
    BONUS_NAMES,
    CARD_NAMES,
    CATHEDRAL,
    CITY_NAMES,
    COURT_SOURCE,
    EITHER,
    FULL,
    INDULGENCE_SOURCE,
    KINDS,
    LEONARDO,
    LEONARDO_SOURCE,
    MAP,
    MARKER_PLACE,
    NO_ACTION,
    NOBLES,
    PLACE_NAMES,
    POWER_NAMES,
    ROOM_PLACE,
    ROOMS,
    SALE_NAMES,
    SIDE_NAMES,
    SYMBOL_NAMES,
    TILE_SOURCE,
    TITLE,
    TITLE_NAMES,
    TOKEN_SOURCE,
)
from signoria.games.virtu.events import KINDS_OF_EVENTS
from signoria.games.virtu.parting import REASONS
from signoria.games.virtu.scoring import CATEGORIES, crowns, prestige
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.sums import field_sums_told, siege_sums_told
from signoria.kernel.game import Event
from signoria.kernel.moves import Move
from signoria.kernel.phrases import Arg, Args, Count, Listed, Name, Phrase, Seat
from signoria.kernel.telling import KindOfEvent, Maker, Makers, counted, event_of, named, seat

# Things

CARD = named("card", CARD_NAMES)
CITY = named("city", CITY_NAMES)
POWER = named("power", POWER_NAMES)
SIDE = named("side", SIDE_NAMES)
ACTION = named("action", ACTION_NAMES)
ALLY = named("ally", ALLY_NAMES)
BONUS = named("bonus", BONUS_NAMES)
SYMBOL = named("symbol", SYMBOL_NAMES)
TITLE_TILE = named("title", TITLE_NAMES)
UNITS = (*SYMBOL_NAMES, "crown-or-cross")  # of symbols in a cost, EITHER last
ROOM_SOURCES = ("card", "upgrade", "print")


def symbols(packed: int) -> tuple[Count, ...]:
    """Symbols of a cost, card or tile, one count for each kind that is there."""
    if not packed:
        return ()
    counts = [packed >> BITS * kind & FULL for kind in range(EITHER + 1)]
    return tuple([Count(count, UNITS[kind]) for kind, count in enumerate(counts) if count])


def symbols_listed(packed: int) -> Listed:
    """The same as one argument: `2 florins and 1 crown`."""
    return Listed(symbols(packed))


def room_arg(room: int) -> Phrase:
    """A room of one's own palace; rooms are counted from 1."""
    return Phrase("room", {"room": Count(room + 1)})


def place_arg(place: int) -> Arg:
    """Where an agent can stand: a city, a room of a palace, an alliance, a major city's marker."""
    if place < ROOM_PLACE:
        return CITY(place)
    if place < ALLY_PLACE:
        power, room = divmod(place - ROOM_PLACE, ROOMS)
        return Phrase("room-of", {"room": Count(room + 1), "power": POWER(power)})
    return ALLY(place - ALLY_PLACE) if place < MARKER_PLACE else Name("place", PLACE_NAMES[place])


def tile_arg(tile: int) -> Arg:
    """A city's own tile goes by the city's name, a cathedral by that of its city, a title by its own."""
    if tile < MAP:
        return CITY(tile)
    if tile < TITLE:
        return Phrase("cathedral-of", {"city": CITY(tile - CATHEDRAL)})
    return TITLE_TILE(tile - TITLE)


def courtier_arg(side: int, card: int) -> Phrase:
    """A courtier with its side."""
    return Phrase("courtier", {"card": CARD(card), "side": SIDE(side)})


def source_arg(source: int) -> Arg:
    """What gives symbols: a card of the room, a courtier, a tile, an alliance, an indulgence; or what is declared."""
    if source < COURT_SOURCE:
        return Name("source", ROOM_SOURCES[source])
    if source < TILE_SOURCE:
        return courtier_arg(*divmod(source - COURT_SOURCE, KINDS))
    if source < ALLY_SOURCE:
        return tile_arg(source - TILE_SOURCE)
    if source < INDULGENCE_SOURCE:
        return ALLY(source - ALLY_SOURCE)
    return BONUS(LEONARDO) if source == LEONARDO_SOURCE else Name("source", BEYOND_ALLIES[source])


BEYOND_ALLIES = {INDULGENCE_SOURCE: "indulgence", TOKEN_SOURCE: "token"}


def item_arg(item: int) -> Name:
    """A thing that is for sale."""
    return CARD(item) if item < NOBLES else Name("title", SALE_NAMES[item])


def action_arg(action: int) -> Arg:
    """An action, or none."""
    return None if action == NO_ACTION else ACTION(action)


# Moves


def phrase(move: Move) -> Phrase:
    """A move as a choice."""
    key, args = key_and_args(move)
    return Phrase(f"move-{key}", args)


def key_and_args(move: Move) -> tuple[str, Args]:
    """What a move does, and to what."""
    match move:
        case moves.Tap():
            return "tap", {"source": source_arg(move.source), "symbol": SYMBOL(move.symbol)}
        case moves.InRoom():
            return move.verb, {"room": room_arg(move.room)}
        case moves.OnSide():
            return "to", {"side": SIDE(move.side)}
        case moves.AtPlace():
            return move.verb, {"place": place_arg(move.place)}
        case moves.InCity():
            return move.verb, {"city": CITY(move.city)}
        case moves.Refresh():
            return "refresh", {"tile": tile_arg(move.tile)}
        case moves.WithAlly():
            return move.verb, {"ally": ALLY(move.ally)}
        case moves.Choose():
            return "choose", {"bonus": BONUS(move.bonus)}
        case moves.Salary():
            return "salary", {"florins": Count(move.florins, "florin")}
        case moves.Buy():
            return "buy", {"item": item_arg(move.item)}
        case moves.Lot():
            return "lot", {"seat": Seat(move.seat)}
        case moves.Draw():
            return "power", {"power": POWER(move.power)}
        case _:
            return palace_key_and_args(move)


def palace_key_and_args(move: Move) -> tuple[str, Args]:
    """The same for cards that move in the palace, and for mere words."""
    match move:
        case moves.Courtier():
            return move.verb, {"card": CARD(move.card), "side": SIDE(move.side), "target": SIDE(1 - move.side)}
        case moves.Assign():
            return "assign", {"card": CARD(move.card), "side": SIDE(move.side), "room": room_arg(move.room)}
        case moves.Recall():
            key = "recall-upgrade" if move.is_upgrade else "recall-card"
            return key, {"room": room_arg(move.room), "side": SIDE(move.side)}
        case _:
            return "-".join(move.text.split()), {}


# Events


def family_place(where: int) -> Arg:
    """Where a family card was placed, as `where_is` says it."""
    if where < 2 * ROOMS:
        return Phrase("where-into" if where < ROOMS else "where-under", {"room": Count(where % ROOMS + 1)})
    return SIDE(where - 2 * ROOMS)


def tapped(number: int) -> Args:
    """Which symbol a source gave, and how many."""
    kind = number >> BITS
    return {"symbol": SYMBOL(kind), "number": Count(number & FULL, SYMBOL_NAMES[kind])}


MAKERS: dict[str, Maker] = {
    "seat": seat,
    "rival": seat,
    "owner": seat,
    "power": POWER,
    "card": CARD,
    "side": SIDE,
    "action": ACTION,
    "tile": tile_arg,
    "ally": ALLY,
    "bonus": BONUS,
    "city": CITY,
    "target": CITY,
    "place": place_arg,
    "item": item_arg,
    "source": source_arg,
    "room": lambda room: Count(room + 1),
    "where": family_place,
    "amount": tapped,
    "number": counted(),
    "reason": named("reason", REASONS),
    "category": named("category", CATEGORIES),
}
# What an event's arguments mean, where it is not the usual.
OWN_MAKERS: dict[str, Makers] = {
    "traded": {"number": counted("florin")},
    "armed": {"number": counted("war-token")},
    "field-battle-won": {"number": counted("troop")},
    "city-taken": {"number": counted("troop")},
    "salary-paid": {"number": counted("florin")},
    "cashed": {"number": counted("florin")},
    "scored": {"number": counted("prestige")},
    "siege-fought": {"sums": siege_sums_told},
    "field-battle-fought": {"sums": field_sums_told},
}
SIGNED = frozenset({"number"})  # arguments that may be below 0


def event(kind: int, numbers: Sequence[int | None]) -> Event:
    """An event of the engine with its names."""
    one = KINDS_OF_EVENTS[kind]
    return told(one, numbers, {**MAKERS, **OWN_MAKERS.get(one[0], {})})


def told(kind: KindOfEvent, numbers: Sequence[int | None], makers: Makers) -> Event:
    """An event with its names; neighbours that differ in one thing only are told in one sentence."""
    return event_of(kind, numbers, makers, GATHERS.get(kind[0], ""), SIGNED)


GATHERS = {"tile-refreshed": "tile", "order-set": "seat"}


# The result


def because(s: Virtu) -> Phrase:
    """V8.4: why the winners have won: by prestige, by crowns, or by neither."""
    winner = max(s.winners.bit_length() - 1, 0)
    others = [(prestige(s, one), crowns(s, one)) for one in range(s.seats) if not s.winners >> one & 1]
    own = (prestige(s, winner), crowns(s, winner))
    following = max(others, default=(0, 0))
    if s.winners.bit_count() > 1:
        return Phrase("because-equal", {"prestige": Count(own[0], "prestige"), "crowns": Count(own[1], "crown")})
    if own[0] > following[0]:
        return Phrase("because-prestige", {"own": Count(own[0]), "next": Count(following[0], "prestige")})
    args: Args = {"prestige": Count(own[0], "prestige"), "own": Count(own[1]), "next": Count(following[1], "crown")}
    return Phrase("because-crowns", args)
