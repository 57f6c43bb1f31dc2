"""What a position is worth to a seat, by rules of thumb: prestige, and what can still become prestige."""

from __future__ import annotations

from typing import Final

from signoria.games.virtu.components import (
    ALLIES,
    ALLY_PLACE,
    ANNEX,
    ARTILLERY,
    ARTILLERY_TILE,
    BASTION,
    BITS,
    CATHEDRAL,
    CROWN,
    FLORIN,
    FRANCE,
    FULL,
    GOVERN,
    INTRIGUE,
    LEONARDO,
    NO_ACTION,
    PATRONAGE,
    PLACES,
    ROOM_PLACE,
    ROOMS,
    SHIP,
    SPACES,
    SYMBOLS,
    TITLE,
    TITLES,
    TRADE,
    WAR,
    count_of,
)
from signoria.games.virtu.scoring import crosses
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.steps.actions import action_of
from signoria.games.virtu.steps.court import opened
from signoria.games.virtu.steps.intrigue import master_of
from signoria.games.virtu.steps.sieges import is_besieging

# Worth in prestige, while the game goes on long enough.
SYMBOL: Final[tuple[float, ...]] = (0.22, 0.3, 0.3, 0.24, 0.2, 0.16, 0.12, 0.1)  # by kind, on a tile
AVAILABLE: Final = 0.35  # of that, for being ready
COURTIER: Final = 1.3  # times a tile's
IN_ROOM: Final = 1.5
OFF_ACTION: Final = 0.3
SPACE: Final = 0.3
FLORIN_WORTH: Final = 0.24
MORE_FLORINS: Final = 0.08
ENOUGH_FLORINS: Final = 7
TROOP: Final = 0.45
MORE_TROOPS: Final = 0.25
ENOUGH_TROOPS: Final = 4
AGENT: Final = 0.12
ACTION_WORTH: Final[tuple[float, ...]] = (0.5, 0.5, 0.25, 0.8, 0.5, 0.3)  # by action; Trade's for each ship
AGAIN: Final = 0.3
AGENTS: Final = 0.7  # of what their places would be worth to one who can use them at once
LEAD: Final = 0.1  # for each rival behind on the patronage track
CROSS_WORTH: Final = 0.15
PATRONAGE_STEP: Final = 0.7
BLOCKED: Final = 0.35
CITY: Final = 1.1  # to be taken in a siege that looks won
LOST_SIEGE: Final = 0.6
INCOME: Final = 0.28  # a florin a year
ENOUGH_INCOME: Final = 5
CROWNS: Final = 0.4  # a crown that is shown
ENOUGH_CROWNS: Final = 5
ENOUGH_SHIPS: Final = 4
THREAT: Final = 0.55  # a city that a neighbour could take
LONG: Final = 6.0  # years


def worth(s: Virtu, seat: int) -> float:
    """Prestige now, and hopes in proportion to the years left."""
    left = 0 if s.is_last else s.variants.years - s.year + 1
    hope = min(1.0, left / LONG)
    points = s.parting.breakdown(s, seat)
    total = float(sum(points)) - 0.5 * points[s.parting.religion] * hope
    total += hope * (taste(s, 0) * domain(s, seat) + taste(s, 1) * palace(s, seat) + taste(s, 2) * intrigues(s, seat))
    total += hope * INCOME * min(shown(s, seat, FLORIN), ENOUGH_INCOME)
    total += hope * CROWNS * min(shown(s, seat, CROWN), ENOUGH_CROWNS)
    total += hope * (CROSS_WORTH * crosses(s, seat) + PATRONAGE_STEP * s.patronage[seat])
    for other in range(s.seats):
        if s.patronage[other] < s.patronage[seat]:
            total += LEAD
    florins = s.florins[seat]
    total += (
        max(hope, 0.1)
        * taste(s, 3)
        * (FLORIN_WORTH * min(florins, ENOUGH_FLORINS) + MORE_FLORINS * max(0, florins - ENOUGH_FLORINS))
    )
    troops = s.army(seat)
    total += hope * taste(s, 4) * (TROOP * min(troops, ENOUGH_TROOPS) + MORE_TROOPS * max(0, troops - ENOUGH_TROOPS))
    total += 0.3 * hope * min(s.war_tokens[seat], 2)
    total += taste(s, 5) * prospects(s, seat) - hope * THREAT * threats(s, seat)
    return total + s.parting.hopes(s, seat)


def taste(s: Virtu, about: int) -> float:
    """How much the one who imagines this world likes something: from 0.8 to 1.2, and 1 without a mood."""
    return 0.8 + 0.1 * ((s.mood >> 4 * about & 15) % 5) if s.mood else 1.0


def shown(s: Virtu, seat: int, kind: int) -> int:
    """The symbols of a kind that tiles and courtiers show."""
    found = on_cities(s, seat, kind)
    for title in range(TITLES):
        if s.titles[seat] >> title & 1:
            found += s.edition.tile_symbols[TITLE + title] >> BITS * kind & FULL
    for space in range(SPACES):
        card = s.court[seat * SPACES + space]
        if card >= 0:
            found += s.edition.card_symbols[card] >> BITS * kind & FULL
    return found


def symbols_worth(symbols: int) -> float:
    """What the best kind is worth, and a part of the others."""
    best = 0.0
    rest = 0.0
    for kind in range(SYMBOLS):
        count = symbols >> BITS * kind & FULL
        if count:
            one = SYMBOL[kind] * count
            rest += one
            if one > best:
                best = one
    return best + 0.3 * (rest - best)


def domain(s: Virtu, seat: int) -> float:
    """Tiles, more when they are available."""
    total = 0.0
    for city in s.board.cities:
        if s.owner[city] == seat:
            total += tile_worth(s, city, bool(s.tired_cities >> city & 1))
            if s.cathedrals >> city & 1:
                total += tile_worth(s, CATHEDRAL + city, bool(s.tired_cathedrals >> city & 1))
    for title in range(TITLES):
        if s.titles[seat] >> title & 1:
            total += tile_worth(s, TITLE + title, bool(s.tired_titles[seat] >> title & 1))
    for ally in range(ALLIES):
        if s.allies[ally] == seat and not s.used_allies >> ally & 1:
            total += 0.3
    return total


def tile_worth(s: Virtu, tile: int, is_tired: bool) -> float:
    """One tile."""
    whole = symbols_worth(s.edition.tile_symbols[tile])
    return whole * (1.0 - AVAILABLE) if is_tired else whole


def palace(s: Virtu, seat: int) -> float:
    """Courtiers, cards in rooms, free spaces."""
    total = 0.0
    courtiers = 0
    for space in range(SPACES):
        card = s.court[seat * SPACES + space]
        if card >= 0:
            courtiers += 1
            whole = COURTIER * symbols_worth(s.edition.card_symbols[card])
            total += whole * (1.0 - 0.5 * AVAILABLE) if s.tired[seat] >> space & 1 else whole
    open_spaces = s.edition.left_open + s.edition.right_open + opened(s, seat)
    total += SPACE * min(open_spaces - courtiers, 2) + 0.1 * open_spaces
    for room in range(ROOMS):
        at = seat * ROOMS + room
        printed = s.edition.rooms[s.powers[seat]][room]
        card = s.cards[at]
        if card < 0:
            total += IN_ROOM * symbols_worth(s.edition.printed[printed])
            continue
        action = s.edition.card_actions[card]
        total += room_worth(action, s.edition.card_symbols[card])
        if s.upgrades[at] >= 0:
            total += room_worth(action, s.edition.card_symbols[s.upgrades[at]])
    total += repertoire(s, seat)
    blocked = 0
    for room in range(ROOMS):
        if s.indulgences[seat] >> room & 1 or s.has_enemy(seat, s.room_place(seat, room)):
            blocked += 1
    return total - BLOCKED * blocked


def repertoire(s: Virtu, seat: int) -> float:
    """The actions that the palace offers: each once, a little for having it twice; Trade for those who have ships."""
    total = 0.0
    met = 0
    for room in range(ROOMS):
        action = action_of(s, seat, room)
        if action == NO_ACTION:
            continue
        one = ACTION_WORTH[action]
        if action == TRADE:
            one *= min(on_cities(s, seat, SHIP), ENOUGH_SHIPS)
        total += one * AGAIN if met >> action & 1 else one
        met |= 1 << action
    return total


def on_cities(s: Virtu, seat: int, kind: int) -> int:
    """The symbols of a kind that the seat's city tiles show."""
    found = 0
    for city in s.board.cities:
        if s.owner[city] == seat:
            found += s.edition.tile_symbols[city] >> BITS * kind & FULL
    return found


def room_worth(action: int, symbols: int) -> float:
    """Symbols in a room count fully only if its action can use them."""
    total = 0.0
    for kind in range(SYMBOLS):
        count = symbols >> BITS * kind & FULL
        if count:
            share = IN_ROOM if USED[action] >> kind & 1 else OFF_ACTION
            total += share * SYMBOL[kind] * count
    return total


def kinds(letters: str) -> int:
    """Symbols as bits."""
    return sum([1 << "FCXHSMWA".index(letter) for letter in letters])


def used_by() -> tuple[int, ...]:
    """Which symbols each action can use."""
    found = [kinds("HSW")] * 6
    found[GOVERN] = kinds("CX")
    found[PATRONAGE] = kinds("FCX")
    found[TRADE] = kinds("S")
    found[ANNEX] = kinds("CS")
    found[INTRIGUE] = kinds("M")
    return tuple(found)


USED: Final = used_by()


def intrigues(s: Virtu, seat: int) -> float:
    """Agents: where they make cities cheaper, shield alliances, or stand in others' way."""
    total = AGENT * s.stock[seat]
    for place in range(PLACES):
        agent = s.agents[place]
        if agent < 0:
            continue
        master = master_of(s, place)
        if agent == seat:
            total += agent_worth(s, seat, place, master)
        elif master == seat and place >= ALLY_PLACE:
            total -= 0.5
    return total


def agent_worth(s: Virtu, seat: int, place: int, master: int) -> float:
    """One own agent at a place."""
    if place >= ALLY_PLACE:
        return AGENTS * (0.35 if master == seat or master < 0 else 0.6)
    if place >= ROOM_PLACE:
        return AGENTS * (0.15 if master == seat else 0.45)
    if master == seat:
        return AGENTS * 0.1
    for near in s.board.roads[place]:
        if s.owner[near] == seat:
            return AGENTS * (0.5 if master < 0 else 0.35)
    return AGENTS * 0.15


# War


def bonuses_at_hand(s: Virtu, seat: int) -> int:
    """What the seat could declare, if florins suffice."""
    florins = s.florins[seat]
    total = s.war_tokens[seat]
    if s.can_call(seat, FRANCE):
        total += count_of(s.edition.ally_symbols[FRANCE], WAR)
    offers: list[int] = []
    if s.has_bonus(seat, LEONARDO):
        offers.append(s.edition.bonus_war[LEONARDO])
    if (s.titles[seat] & ~s.tired_titles[seat]) >> ARTILLERY_TILE & 1:
        offers.append(s.edition.bonus_war[ARTILLERY])
    for space in range(SPACES):
        card = s.court[seat * SPACES + space]
        if card >= 0 and not s.tired[seat] >> space & 1:
            count = count_of(s.edition.card_symbols[card], WAR)
            if count:
                offers.append(count)
    offers.sort()
    while offers and florins > 0:
        total += offers.pop()
        florins -= 1
    return total


def defence_of(s: Virtu, seat: int, city: int) -> int:
    """What a city would defend with against this seat, as far as it shows."""
    owner = s.owner[city]
    agent = s.agents[city]
    total = s.edition.values[city]
    if agent == seat:
        total -= 1
    elif agent >= 0 and owner < 0:
        total += 1
    total += s.parting.defenders(s, city) + s.parting.bulwark(s, city)
    champion = s.parting.champion(s, city)
    if champion >= 0:
        total += s.war_tokens[champion]
        if s.can_call(champion, FRANCE):
            total += count_of(s.edition.ally_symbols[FRANCE], WAR)
    return total


def city_worth(s: Virtu, seat: int, city: int) -> float:
    """What taking this city would bring."""
    total = CITY + 0.6 * symbols_worth(s.edition.tile_symbols[city]) + s.parting.prize(s, seat, city)
    if s.cathedrals >> city & 1:
        total += 1.3
    return total


def threats(s: Virtu, seat: int) -> int:
    """How many own cities a neighbour's troops, with a little help, could take by road."""
    found = 0
    bastion = s.edition.bastion if s.has_bonus(seat, BASTION) else 0
    for city in s.board.cities:
        if s.owner[city] != seat:
            continue
        defence = s.edition.values[city] + s.troops_at(seat, city) + bastion
        for other in range(s.seats):
            near = 0
            if other != seat:
                for road in s.board.roads[city]:
                    if s.owner[road] == other:
                        near += s.troops_at(other, road)
            if near and near + 1 > defence:
                found += 1
                break
    return found


def prospects(s: Virtu, seat: int) -> float:
    """Sieges that look won or lost."""
    total = 0.0
    bonus = -1
    for city in s.board.cities:
        if not is_besieging(s, seat, city):
            continue
        if bonus < 0:
            bonus = bonuses_at_hand(s, seat)
        troops = s.troops_at(seat, city)
        defence = defence_of(s, seat, city)
        rivals = 0
        for other in range(s.seats):
            if other != seat and is_besieging(s, other, city):
                rivals = max(rivals, s.troops_at(other, city))
        if rivals:
            troops -= rivals
        if troops > 0 and troops + bonus > defence:
            lost = s.parting.defenders(s, city)
            if defence >= s.edition.heavy_defence:
                lost += 1
            total += city_worth(s, seat, city) - TROOP * min(lost, troops)
            bonus = max(0, bonus - max(0, defence + 1 - troops))
        elif not s.parting.may_stay(s, seat, city):
            total -= LOST_SIEGE
    return total
