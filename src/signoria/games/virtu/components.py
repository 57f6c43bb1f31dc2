"""What lies in the box: cities, cards, tiles and powers by fixed index, symbols packed into numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MAX_SEATS: Final = 5
YEARS: Final = 25  # after which a game ends that has not ended by itself (V8.1)
MOST_YEARS: Final = 50  # that a table may ask for
HOLDERS: Final = 5  # owners of cities and troops: seats first, then powers that nobody plays

# Symbols. Several of them are packed into one number, six bits a kind: see `packed` and `count_of`.
FLORIN: Final = 0
CROWN: Final = 1
CROSS: Final = 2
CAVALRY: Final = 3
SHIP: Final = 4
MASK: Final = 5
WAR: Final = 6
ARROW: Final = 7
SYMBOLS: Final = 8
EITHER: Final = 8  # in a cost: a crown or a cross
BITS: Final = 6
FULL: Final = 63
SYMBOL_NAMES: Final = ("florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow")
LETTERS: Final = ("F", "C", "X", "H", "S", "M", "W", "A", "CX")

ONE_FLORIN: Final = 1
ONE_CROWN: Final = 1 << 6
ONE_CROSS: Final = 1 << 12
ONE_CAVALRY: Final = 1 << 18
ONE_SHIP: Final = 1 << 24
ONE_MASK: Final = 1 << 30

CITY_NAMES: Final = (
    "nice", "turin", "milan", "genoa", "parma", "trento", "mantua", "venice", "ravenna", "florence",
    "pisa", "siena", "spoleto", "ancona", "perugia", "civitavecchia", "rome", "terracina", "naples", "benevento",
    "bari", "rossano", "reggio", "messina", "palermo", "corfu", "ragusa", "ajaccio", "cagliari", "tunis",
)  # fmt: skip
CITIES: Final = {name: city for city, name in enumerate(CITY_NAMES)}
MAP: Final = 30  # so many cities
NEUTRAL: Final = -1  # the owner of a city that nobody holds
CLOSED: Final = -2  # the owner of a city that is not in this game
NOBODYS: Final = -1

SEA_NAMES: Final = ("ligurian", "tyrrhenian", "ionian", "adriatic")

POWER_NAMES: Final = ("florence", "naples", "venice", "milan", "rome", "france")  # France only in Wars of Italy
POWERS: Final = {name: power for power, name in enumerate(POWER_NAMES)}
NAPLES: Final = 1
KING_OF_FRANCE: Final = 5
ROOMS: Final = 5
NO_ROOM: Final = -1

GOVERN: Final = 0
PATRONAGE: Final = 1
TRADE: Final = 2
ANNEX: Final = 3
WAGE_WAR: Final = 4
INTRIGUE: Final = 5
NO_ACTION: Final = -1
ACTION_NAMES: Final = ("govern", "patronage", "trade", "annex", "war", "intrigue")

# Cards: nobles, then family cards, then Machiavelli, then those that only Wars of Italy has.
NOBLE_NAMES: Final = (
    "counsellor", "bishop", "ambassador", "merchant", "standard_bearer", "assassin", "podesta", "maestro", "cardinal",
    "admiral", "banker", "pope",
)  # fmt: skip
FAMILY_NAMES: Final = (
    "lorenzo", "soderini", "giovanni", "alfonso", "ferdinand", "federico", "loredan", "council", "alviano",
    "galeazzo", "caterina", "ascanio", "alexander", "cesare", "lucrezia",
)  # fmt: skip
WARS_NAMES: Final = (
    "charles", "louis", "ludovico", "briconnet", "aragon", "gonzalo", "piero", "savonarola", "barbarigo", "gonzaga",
)  # fmt: skip
CARD_NAMES: Final = (*NOBLE_NAMES, *FAMILY_NAMES, "machiavelli", *WARS_NAMES)
CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
NOBLES: Final = 12
FAMILY: Final = 4  # cards of a power at most
KINDS: Final = 38
MACHIAVELLI_CARD: Final = 27
NO_CARD: Final = -1

# Courtier spaces: three on the left, three on the right.
LEFT: Final = 0
RIGHT: Final = 1
SIDE: Final = 3
SPACES: Final = 6
SIDE_NAMES: Final = ("left", "right")

# Tiles: a city's own, the cathedral in it, and titles (Artillery lies among them, and the King's own of Wars of Italy).
TITLE_NAMES: Final = ("principality", "duchy", "kingdom", "republic", "guild", "artillery", "kingdom_of_france")
PRINCIPALITY: Final = 0
DUCHY: Final = 1
KINGDOM: Final = 2
REPUBLIC: Final = 3
GUILD: Final = 4
ARTILLERY_TILE: Final = 5
KINGDOM_OF_FRANCE: Final = 6
TITLES: Final = 7
CATHEDRAL: Final = 30  # the first tile of a cathedral
TITLE: Final = 60  # the first title
TILES: Final = 67

# For sale: nobles, titles, cathedrals.
SALE_NAMES: Final = (*NOBLE_NAMES, "principality", "duchy", "kingdom", "republic", "guild", "cathedral")
SALE: Final = 18
CATHEDRAL_SALE: Final = 17
CARDINAL: Final = 8

ALLY_NAMES: Final = ("ottomans", "france", "empire")
OTTOMANS: Final = 0
FRANCE: Final = 1
EMPIRE: Final = 2
ALLIES: Final = 3

BONUS_NAMES: Final = (
    "leonardo", "copernicus", "michelangelo", "columbus", "machiavelli",
    "bastion", "the_prince", "duomo", "sistine", "artillery",
)  # fmt: skip
BONUSES: Final = 10
PERSONS: Final = 31  # bits: the first five are persons, the others works
LEONARDO: Final = 0
MICHELANGELO: Final = 2
MACHIAVELLI: Final = 4
BASTION: Final = 5
THE_PRINCE: Final = 6
ARTILLERY: Final = 9

# Major cities of Wars of Italy. They hold cities and troops as seats do, and stand after them among the holders.
MAJOR_NAMES: Final = ("florence", "rome", "venice")
MAJORS: Final = 3

# Where an agent can stand: cities, rooms of palaces (by power), alliances, markers of major cities.
ROOM_PLACE: Final = 30
ALLY_PLACE: Final = 60
MARKER_PLACE: Final = 63
PLACES: Final = 66
PLACE_NAMES: Final = (
    *CITY_NAMES,
    *[f"{power}-{room + 1}" for power in POWER_NAMES for room in range(ROOMS)],
    *ALLY_NAMES,
    *[f"marker-{major}" for major in MAJOR_NAMES],
)
NOWHERE: Final = -1

# What can be tapped: the room's card, its upgrade, its printed symbol; courtiers by side and card; tiles; alliances; an
# indulgence.
CARD_SOURCE: Final = 0
UPGRADE_SOURCE: Final = 1
PRINT_SOURCE: Final = 2
COURT_SOURCE: Final = 3
TILE_SOURCE: Final = 79
ALLY_SOURCE: Final = 146
INDULGENCE_SOURCE: Final = 149
SOURCES: Final = 150
TOKEN_SOURCE: Final = 150  # what else is declared in a siege, as events tell it: a War +1 token, Leonardo
LEONARDO_SOURCE: Final = 151


def packed(counts: Sequence[int]) -> int:
    """Symbols as one number."""
    total = 0
    for kind, count in enumerate(counts):
        total += count << BITS * kind
    return total


def count_of(symbols: int, kind: int) -> int:
    """How many symbols of this kind."""
    return symbols >> BITS * kind & FULL


def replaced(numbers: list[int], at: int, number: int) -> list[int]:
    """A new list with one number changed."""
    changed = numbers[:]
    changed[at] = number
    return changed


class Board:
    """The map for so many seats: which cities are in the game, and the ways between them."""

    def __init__(
        self, is_open: tuple[bool, ...], roads: tuple[tuple[int, ...], ...], seas: tuple[tuple[int, ...], ...]
    ) -> None:
        self.is_open: Final = is_open
        self.roads: Final = roads  # the neighbours of each city
        self.seas: Final = seas  # how many seas lie between two ports; 0 if there is no way
        self.cities: Final = tuple([city for city in range(MAP) if is_open[city]])


class Edition:
    """The components in force. Frozen: rules read it, nothing writes it."""

    def __init__(
        self,
        name: str,
        text: str | None,
        digest: str,
        differences: Sequence[str],
        numbers: dict[str, int],
        boards: dict[int, Board],
        values: tuple[int, ...],
        is_pirate: tuple[bool, ...],
        lonlat: tuple[tuple[float, float], ...],
        powers: dict[int, tuple[int, ...]],
        homes: tuple[tuple[int, ...], ...],
        families: tuple[tuple[int, ...], ...],
        agents: tuple[int, ...],
        rooms: tuple[tuple[int, ...], ...],
        card_symbols: tuple[int, ...],
        card_actions: tuple[int, ...],
        card_prestige: tuple[int, ...],
        card_agents: tuple[int, ...],
        card_war_costs: tuple[int, ...],
        tile_symbols: tuple[int, ...],
        tile_prestige: tuple[int, ...],
        title_spaces: tuple[int, ...],
        costs: tuple[int, ...],
        copies: tuple[int, ...],
        limits: tuple[int, ...],
        patronage_costs: tuple[int, ...],
        bonus_steps: tuple[int, ...],
        patronage_prestige: tuple[int, ...],
        city_prestige: tuple[int, ...],
        religion: dict[int, tuple[int, ...]],
        bonus_prestige: tuple[int, ...],
        bonus_spaces: tuple[int, ...],
        bonus_crosses: tuple[int, ...],
        bonus_war: tuple[int, ...],
        bonus_war_costs: tuple[int, ...],
        bastion: int,
        michelangelo: int,
        ally_costs: tuple[int, ...],
        ally_symbols: tuple[int, ...],
    ) -> None:
        self.name: Final = name
        self.text: Final = text  # of the file that it was read from; None for the standard one
        self.digest: Final = digest  # of everything that the rules read
        self.differences: Final = tuple(differences)  # from the standard edition, in words
        self.label: Final = "; ".join([f"{name} {digest}", *differences])
        self.boards: Final = boards  # by number of seats
        self.values: Final = values
        self.is_pirate: Final = is_pirate
        self.lonlat: Final = lonlat
        self.powers: Final = powers  # that are played, by number of seats
        self.homes: Final = homes
        self.families: Final = families  # the family cards of each power
        self.starting_agents: Final = agents
        self.rooms: Final = rooms  # the printed action of each room of each power
        self.card_symbols: Final = card_symbols
        self.card_actions: Final = card_actions
        self.card_prestige: Final = card_prestige
        self.card_agents: Final = card_agents  # 1 for a card that brings an agent
        self.card_war_costs: Final = card_war_costs
        self.tile_symbols: Final = tile_symbols
        self.tile_prestige: Final = tile_prestige
        self.title_spaces: Final = title_spaces
        self.costs: Final = costs  # of what is for sale
        self.copies: Final = copies
        self.limits: Final = limits  # how many one may own; 0 for any number
        self.patronage_costs: Final = patronage_costs
        self.bonus_steps: Final = bonus_steps
        self.patronage_prestige: Final = patronage_prestige
        self.city_prestige: Final = city_prestige
        self.religion: Final = religion
        self.bonus_prestige: Final = bonus_prestige
        self.bonus_spaces: Final = bonus_spaces
        self.bonus_crosses: Final = bonus_crosses
        self.bonus_war: Final = bonus_war
        self.bonus_war_costs: Final = bonus_war_costs
        self.bastion: Final = bastion
        self.michelangelo: Final = michelangelo
        self.ally_costs: Final = ally_costs
        self.ally_symbols: Final = ally_symbols
        self.troops: Final = numbers["troops"]
        self.agents: Final = numbers["agents"]
        self.florins: Final = numbers["florins"]
        self.indulgences: Final = numbers["indulgences"]
        self.left_open: Final = numbers["left_open"]
        self.right_open: Final = numbers["right_open"]
        self.side: Final = numbers["side"]
        self.shaded: Final = numbers["shaded"]
        self.free_steps: Final = numbers["free_steps"]
        self.step_price: Final = numbers["step_price"]
        self.refreshed: Final = numbers["refreshed"]
        self.ship_florins: Final = numbers["ship_florins"]
        self.home_price: Final = numbers["home_price"]
        self.price: Final = numbers["price"]
        self.kept_free: Final = numbers["kept_free"]
        self.kept_each: Final = numbers["kept_each"]
        self.indulgence_symbols: Final = packed([numbers["indulgence_florins"], 1])
        self.heavy_defence: Final = numbers["heavy_defence"]
        self.trophy: Final = numbers["trophy"]
        self.space_at_cities: Final = numbers["space_at_cities"]
        self.last_cities: Final = numbers["last_cities"]
        self.cathedral_base: Final = numbers["cathedral_base"]
        self.clear_crosses: Final = numbers["clear_crosses"]
        self.clear_crowns: Final = numbers["clear_crowns"]
        self.freeing: Final = numbers["freeing"]
        # One symbol is printed in each of the rooms Govern, Intrigue and War (V2.5), by action; none for no action.
        self.printed: Final = (ONE_CROWN, 0, 0, 0, ONE_CAVALRY, ONE_MASK, 0)


class Variants:
    """The options of a table. Frozen, like the edition."""

    def __init__(
        self,
        opener: int = -1,
        powers_by_seat: bool = False,
        years: int = YEARS,
        first_games: bool = False,
        empire_unused: bool = False,
    ) -> None:
        self.opener: Final = opener  # V1.4: a seat, or −1 for by lot
        self.powers_by_seat: Final = powers_by_seat  # V1.4: in the order of the seats, or by lot
        self.years: Final = years  # V8.1
        self.first_games: Final = first_games  # V4.6
        self.empire_unused: Final = empire_unused  # V8.3
