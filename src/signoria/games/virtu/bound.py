"""How long a game can last at most: why nothing goes on for ever, counted question by question.

Every answer but a last one ("enough", "pass", "stop") uses up something that is back only next year, or as many times
a year as the rules say. So each question has a most, for all seats together in one year; a test plays games and holds
every one of these numbers against them, and components that would break the bound are refused.
"""

from __future__ import annotations

from signoria.games.virtu.components import (
    ALLIES,
    ARTILLERY_TILE,
    CATHEDRAL,
    CATHEDRAL_SALE,
    CAVALRY,
    FAMILY,
    MASK,
    NOBLES,
    ROOMS,
    SALE,
    SHIP,
    SPACES,
    TITLE,
    TITLES,
    WAR,
    Edition,
    count_of,
)

BOUND = 100_000
TAPS = "tap"  # every tap, whatever was asked
HALVES = 2  # a room holds a card and an upgrade


def most_a_year(edition: Edition, seats: int) -> dict[str, int]:
    """How often each question can be answered in a year, by all seats together; taps are counted for themselves."""
    cities = len(edition.boards[seats].cities)
    cathedrals = min(edition.copies[CATHEDRAL_SALE], cities)
    tiles = cities + cathedrals + TITLES * seats
    # A courtier is available at first and again when his side wakes up (V3.2: at most one circle), Machiavelli once; a
    # tile or ally at first and again after Govern (V4.1); card and upgrade of one room (V2.4); an indulgence (V5.1).
    taps = (2 * SPACES + 1 + HALVES + 1) * seats + 2 * (tiles + ALLIES)
    march = most_symbols(edition, seats, (CAVALRY, SHIP))  # V4.5: each move of a troop costs a symbol
    masks = most_symbols(edition, seats, (MASK,))  # V4.6: each move of an agent too
    troops = edition.troops * seats
    sieges = troops  # V6.1: each needs a troop; each field battle (V6.6) ends the siege of one besieger or of both
    tokens = HALVES * seats * max(count_of(card, WAR) for card in edition.card_symbols)
    declared = tokens + sieges + SPACES * seats + 2  # V6.3: tokens, Leonardo once a siege, courtiers, Artillery, France
    cards = SPACES + HALVES * ROOMS
    return {
        TAPS: taps,
        "place-token": seats,
        "cash": 2 * seats,  # V2.3: in spring and before Govern, "enough"
        "move-token": (ROOMS + 2) * seats,  # V3.1: each room, one more for florins, "stop"
        "clear-indulgence": ROOMS * seats,  # V5.2
        "gather": seats,
        "refresh-tiles": tiles + ALLIES + seats,  # V4.1: what was exhausted, and "enough"
        "patronise": seats,
        "choose-bonus": seats,
        "pay": HALVES * seats,  # V2.6: the treasury pays, once for a step of Patronage or for each token
        "annex-city": seats,
        "lead-troops": march + seats,
        "choose-route": march,
        "send-agents": masks + seats,
        "move-agent": masks,
        "free-room": seats,
        "choose-siege": sieges,
        "go-on": sieges,
        # V6.3: what is no tap; and passes: one of the last two of a siege or battle, or a declaration follows
        "declare": tokens + sieges + declared + 2 * (sieges + sieges),
        "free-space": sieges,  # V6.8: one for each city lost
        "retreat-troop": troops,
        "choose-salary": seats,
        "dismiss-troop": troops,
        "reorganise": (2 * cards + 1) * seats,  # V7.2: a card moves once, and is discarded once
        "buy-things": (SALE + 1) * seats,  # V7.4: each thing once
        "choose-side": (2 * (NOBLES + 1) + SPACES) * seats,  # V7.4: each card that comes, and who goes for it
        "make-room": (NOBLES + 1) * seats,
        "build-cathedral": seats,
        "recruit-troops": troops + seats,
        "forge-alliance": seats,
        "last-indulgence": seats,
    }


def most_symbols(edition: Edition, seats: int, kinds: tuple[int, ...]) -> int:
    """The most symbols of these kinds, one kind from each source, that all seats can pay in their actions of a year."""

    def best(symbols: int) -> int:
        return max(count_of(symbols, kind) for kind in kinds)

    tiles = edition.tile_symbols
    of_cards = (SPACES + HALVES) * seats * max(best(card) for card in edition.card_symbols)
    of_cities = sum(best(tiles[city]) for city in edition.boards[seats].cities)
    of_cathedrals = min(edition.copies[CATHEDRAL_SALE], len(edition.boards[seats].cities)) * best(tiles[CATHEDRAL])
    of_titles = seats * sum(best(tiles[TITLE + title]) for title in range(ARTILLERY_TILE))
    of_allies = sum(best(ally) for ally in edition.ally_symbols)
    return of_cards + of_cities + of_cathedrals + of_titles + of_allies


def most_decisions(edition: Edition, seats: int, years: int) -> int:
    """How many decisions a game can take at most."""
    return FAMILY * seats + years * sum(most_a_year(edition, seats).values())
