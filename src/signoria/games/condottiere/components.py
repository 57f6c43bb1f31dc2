"""What lies in the box: cards and regions by fixed index, and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MAX_SEATS: Final = 6

# Cards are kinds: two cards of one kind are the same card. Mercenaries come first, weakest to strongest.
MERCENARIES: Final = 7
WINTER: Final = 7
SPRING: Final = 8
BISHOP: Final = 9
COURTESAN: Final = 10
DRUMMER: Final = 11
HEROINE: Final = 12
SCARECROW: Final = 13
SURRENDER: Final = 14
KINDS: Final = 15
NO_CARD: Final = -1

MERCENARY_NAMES: Final = ("1", "2", "3", "4", "5", "6", "10")
SPECIAL_NAMES: Final = ("winter", "spring", "bishop", "courtesan", "drummer", "heroine", "scarecrow", "surrender")
CARD_NAMES: Final = MERCENARY_NAMES + SPECIAL_NAMES
CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}

REGION_NAMES: Final = (
    "torino", "milano", "venezia", "genova", "mantova", "ferrara", "parma", "modena", "bologna",
    "lucca", "firenze", "siena", "urbino", "spoleto", "ancona", "roma", "napoli",
)  # fmt: skip
REGIONS: Final = {name: region for region, name in enumerate(REGION_NAMES)}
NOWHERE: Final = -1
NOBODYS: Final = -1  # the owner of a region without a control marker
CLOSED: Final = -2  # the owner of a region that is not in play: nobody ever is


def is_mercenary(card: int) -> bool:
    """Does the card count as a soldier (C3.1), not as a special?"""
    return card < MERCENARIES


def can_lie_face_down(card: int) -> bool:
    """Is the card hidden when hidden cards are in play (C8.5)?"""
    return card < MERCENARIES or card == DRUMMER or card == HEROINE or card == COURTESAN


def names_of(counts: list[int]) -> tuple[str, ...]:
    """The cards of a pile by name, weakest first."""
    return tuple([CARD_NAMES[card] for card in range(KINDS) for _ in range(counts[card])])


def counts_of(names: Sequence[str]) -> list[int]:
    """The pile with these cards; an unknown name is a KeyError."""
    counts = [0] * KINDS
    for name in names:
        counts[CARDS[name]] += 1
    return counts


class Edition:
    """The components in force. Frozen: rules read it, nothing writes it."""

    def __init__(
        self,
        name: str,
        digest: str,
        differences: Sequence[str],
        counts: tuple[int, ...],
        borders: tuple[tuple[int, ...], ...],
        places: tuple[tuple[int, int], ...],
        numbers: dict[str, int],
        owners: tuple[int, ...],
        is_dealt_once: bool,
    ) -> None:
        self.name: Final = name
        self.digest: Final = digest  # of everything that the rules read
        self.differences: Final = tuple(differences)  # from the standard edition, in words
        self.label: Final = "; ".join([f"{name} {digest}", *differences])
        self.counts: Final = counts  # how many cards of each kind
        self.cards: Final = sum(counts)
        self.strengths: Final = tuple([int(name) for name in MERCENARY_NAMES])
        self.borders: Final = borders  # the neighbours of each region
        self.near: Final = tuple([sum([1 << other for other in row]) for row in borders])  # the same as bits
        self.places: Final = places  # where a drawing puts each region
        self.owners: Final = owners  # of the regions before the first battle: seats, NOBODYS or CLOSED
        self.is_dealt_once: Final = is_dealt_once  # without C5.1 to C5.3: it is over when no hand holds a card
        self.hand: Final = numbers["hand"]
        self.opening_seven: Final = numbers["opening_seven"]
        self.kept: Final = numbers["kept"]
        self.drawn: Final = numbers["drawn"]
        self.courtesan: Final = numbers["courtesan"]
        self.heroine: Final = numbers["heroine"]
        self.winter: Final = numbers["winter"]
        self.spring: Final = numbers["spring"]
        self.drummer: Final = numbers["drummer"]
        self.bonus: Final = numbers["bonus"]
        self.battles: Final = numbers["battles"]
        self.games: Final = numbers["games"]
        self.few: Final = numbers["few"]
        self.regions_few: Final = numbers["regions_few"]
        self.regions_many: Final = numbers["regions_many"]
        self.adjacent_few: Final = numbers["adjacent_few"]
        self.adjacent_many: Final = numbers["adjacent_many"]
        self.bigger_few: Final = numbers["bigger_few"]
        self.bigger_many: Final = numbers["bigger_many"]


class Variants:
    """The options of a table. Frozen, like the edition."""

    def __init__(
        self,
        opener: int = -1,
        pope_off_battle: bool = False,
        draw_after_battle: bool = False,
        opening_seven: bool = False,
        points: int = 0,
        bigger_kingdoms: bool = False,
        capture_regions: bool = False,
        hidden_cards: bool = False,
    ) -> None:
        self.opener: Final = opener  # C1.2: a seat, or −1 for by lot
        self.pope_off_battle: Final = pope_off_battle  # C3.6
        self.draw_after_battle: Final = draw_after_battle  # C8.1
        self.opening_seven: Final = opening_seven  # C8.1
        self.points: Final = points  # C8.2: the target, or 0 for a single game
        self.bigger_kingdoms: Final = bigger_kingdoms  # C8.3
        self.capture_regions: Final = capture_regions  # C8.4
        self.hidden_cards: Final = hidden_cards  # C8.5
