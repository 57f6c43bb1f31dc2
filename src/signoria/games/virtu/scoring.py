"""Prestige, religion and the ranking: pure functions of a position (V8.2–V8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.games.virtu.components import (
    ALLIES,
    ALLY_PLACE,
    BITS,
    BONUSES,
    CATHEDRAL,
    CROSS,
    CROWN,
    EMPIRE,
    FULL,
    ROOMS,
    SPACES,
    TITLE,
    TITLES,
)

if TYPE_CHECKING:
    from signoria.games.virtu.state import Virtu

CATEGORIES: Final = (
    "cities", "most-cities", "patronage", "most-patronage", "cards", "tiles", "bonuses", "religion", "trophies",
    "alliances", "indulgences",
)  # fmt: skip


def breakdown(s: Virtu, seat: int) -> list[int]:
    """V8.2: a seat's prestige by category, as on the score sheet."""
    edition = s.edition
    cities = [min(s.cities(other), edition.last_cities) for other in range(s.seats)]
    allies = 0
    for ally in range(ALLIES):
        if s.allies[ally] == seat and not s.has_enemy(seat, ALLY_PLACE + ally):
            allies += 1
    return [
        edition.city_prestige[cities[seat]],
        1 if cities[seat] == max(cities) else 0,
        edition.patronage_prestige[s.patronage[seat]],
        1 if s.patronage[seat] == max(s.patronage) else 0,
        cards_prestige(s, seat),
        tiles_prestige(s, seat),
        bonuses_prestige(s, seat),
        religion_award(s, seat),
        edition.trophy * s.trophies[seat].bit_count(),
        allies,
        -s.indulgences[seat].bit_count(),  # V5.3
    ]


def prestige(s: Virtu, seat: int) -> int:
    """V8.2: all of it."""
    return sum(breakdown(s, seat))


def cards_of(s: Virtu, seat: int) -> list[int]:
    """Every card in the seat's palace: courtiers, action cards, upgrades."""
    found = s.court[seat * SPACES : seat * SPACES + SPACES]
    found += s.cards[seat * ROOMS : seat * ROOMS + ROOMS]
    found += s.upgrades[seat * ROOMS : seat * ROOMS + ROOMS]
    return [card for card in found if card >= 0]


def tiles_of(s: Virtu, seat: int) -> list[int]:
    """Every tile in the seat's domain, exhausted or not."""
    cities = [city for city in s.board.cities if s.owner[city] == seat and not s.gone_cities >> city & 1]
    cathedrals = [CATHEDRAL + city for city in cities if s.cathedrals >> city & 1]
    titles = [TITLE + title for title in range(TITLES) if s.titles[seat] >> title & 1]
    return [*cities, *cathedrals, *titles]


def cards_prestige(s: Virtu, seat: int) -> int:
    """Prestige printed on cards."""
    return sum([s.edition.card_prestige[card] for card in cards_of(s, seat)])


def tiles_prestige(s: Virtu, seat: int) -> int:
    """Prestige printed on tiles."""
    return sum([s.edition.tile_prestige[tile] for tile in tiles_of(s, seat)])


def bonuses_prestige(s: Virtu, seat: int) -> int:
    """Prestige printed on patronage bonuses."""
    return sum([s.edition.bonus_prestige[bonus] for bonus in range(BONUSES) if s.has_bonus(seat, bonus)])


def symbols_shown(s: Virtu, seat: int, kind: int) -> int:
    """How many symbols of a kind the seat's own cards and tiles show."""
    found = 0
    for card in cards_of(s, seat):
        found += s.edition.card_symbols[card] >> BITS * kind & FULL
    for tile in tiles_of(s, seat):
        found += s.edition.tile_symbols[tile] >> BITS * kind & FULL
    return found


def crosses(s: Virtu, seat: int) -> int:
    """V8.3: crosses on cards and tiles, Duomo and Sistine Chapel, and the Empire's."""
    found = symbols_shown(s, seat, CROSS)
    for bonus in range(BONUSES):
        if s.has_bonus(seat, bonus):
            found += s.edition.bonus_crosses[bonus]
    is_used = bool(s.used_allies >> EMPIRE & 1)
    is_ally = s.allies[EMPIRE] == seat and not s.has_enemy(seat, ALLY_PLACE + EMPIRE)
    if is_ally and not (is_used and s.variants.empire_unused):
        found += s.edition.ally_symbols[EMPIRE] >> BITS * CROSS & FULL
    return found


def religion_award(s: Virtu, seat: int) -> int:
    """V8.3: by rank; tied seats get the award of the place below, the next takes its place after all of them."""
    own = crosses(s, seat)
    before = 0
    is_tied = False
    for other in range(s.seats):
        theirs = crosses(s, other)
        if theirs > own:
            before += 1
        elif theirs == own and other != seat:
            is_tied = True
    return s.edition.religion[s.seats][before + (1 if is_tied else 0)]


def crowns(s: Virtu, seat: int) -> int:
    """V8.4: crowns on own cards and tiles; printed rooms do not count."""
    return symbols_shown(s, seat, CROWN)


def ranks(s: Virtu) -> list[int]:
    """V8.4: how many seats stand before each: by prestige, then by crowns."""
    keys = [(prestige(s, seat), crowns(s, seat)) for seat in range(s.seats)]
    return [sum([1 for other in keys if other > own]) for own in keys]
