"""What happens, as numbers: the engine tells kinds and ints, the edge gives them names and words."""

from __future__ import annotations

from typing import Final

POWER_DRAWN: Final = 0
FIRST_DRAWN: Final = 1
FAMILY_PLACED: Final = 2
YEAR_BEGUN: Final = 3
TOKEN_PLACED: Final = 4
TOKEN_MOVED: Final = 5
SIDE_REFRESHED: Final = 6
STEP_PAID: Final = 7
TAPPED: Final = 8
INDULGED: Final = 9
INDULGENCE_CLEARED: Final = 10
ROOM_BLOCKED: Final = 11
ACTED: Final = 12
DECLINED: Final = 13
TILE_REFRESHED: Final = 14
ALLY_RENEWED: Final = 15
PATRONAGE_GAINED: Final = 16
BONUS_CHOSEN: Final = 17
TRADED: Final = 18
ANNEXED: Final = 19
MARCHED: Final = 20
ARMED: Final = 21
AGENT_PLACED: Final = 22
AGENT_LIFTED: Final = 23
AGENT_REMOVED: Final = 24
SIEGES_BEGUN: Final = 25
DECLARED: Final = 26
PASSED: Final = 27
FIELD_BATTLE_FOUGHT: Final = 28
FIELD_BATTLE_WON: Final = 29
FIELD_BATTLE_TIED: Final = 30
GAVE_UP: Final = 31
SIEGE_FOUGHT: Final = 32
CITY_TAKEN: Final = 33
SIEGE_LOST: Final = 34
TROPHY_GAINED: Final = 35
RETREATED: Final = 36
TROOP_LOST: Final = 37
ORDER_SET: Final = 38
LAST_WINTER: Final = 39
WINTER_BEGUN: Final = 40
SALARY_PAID: Final = 41
DISMISSED: Final = 42
ASSIGNED: Final = 43
SHIFTED: Final = 44
RECALLED: Final = 45
DISCARDED: Final = 46
BOUGHT: Final = 47
BUILT: Final = 48
RECRUITED: Final = 49
ALLIED: Final = 50
CASHED: Final = 51
COURTIER_JOINED: Final = 52
FORGONE: Final = 53
SCORED: Final = 54
ENDED: Final = 55
ALLY_TAKEN_OVER: Final = 56

# Name and arguments of each kind, in order; what they mean is said in phrases.py.
KINDS_OF_EVENTS: Final = (
    ("power-drawn", ("seat", "power")),
    ("first-drawn", ("seat",)),
    ("family-placed", ("seat", "card", "where")),
    ("year-begun", ("number",)),
    ("token-placed", ("seat", "room")),
    ("token-moved", ("seat", "room")),
    ("side-refreshed", ("seat", "side")),
    ("step-paid", ("seat",)),
    ("tapped", ("seat", "source", "amount")),
    ("indulged", ("seat", "room")),
    ("indulgence-cleared", ("seat", "room")),
    ("room-blocked", ("seat", "room")),
    ("acted", ("seat", "action")),
    ("declined", ("seat",)),
    ("tile-refreshed", ("seat", "tile")),
    ("ally-renewed", ("seat", "ally")),
    ("patronage-gained", ("seat", "number")),
    ("bonus-chosen", ("seat", "bonus")),
    ("traded", ("seat", "number")),
    ("annexed", ("seat", "city")),
    ("marched", ("seat", "city", "target")),
    ("armed", ("seat", "number")),
    ("agent-placed", ("seat", "place")),
    ("agent-lifted", ("seat", "place")),
    ("agent-removed", ("seat", "place", "owner")),
    ("sieges-begun", ()),
    ("declared", ("seat", "source", "number")),
    ("passed", ("seat",)),
    ("field-battle-fought", ("seat", "rival", "sums")),
    ("field-battle-won", ("seat", "city", "number")),
    ("field-battle-tied", ("seat", "rival", "city")),
    ("gave-up", ("seat", "city")),
    ("siege-fought", ("seat", "city", "sums")),
    ("city-taken", ("seat", "city", "number")),
    ("siege-lost", ("seat", "city")),
    ("trophy-gained", ("seat", "rival")),
    ("retreated", ("seat", "city", "target")),
    ("troop-lost", ("seat", "city")),
    ("order-set", ("seat",)),
    ("last-winter", ("reason",)),
    ("winter-begun", ("seat",)),
    ("salary-paid", ("seat", "number")),
    ("dismissed", ("seat", "city")),
    ("assigned", ("seat", "card", "room")),
    ("shifted", ("seat", "card", "side")),
    ("recalled", ("seat", "card", "side")),
    ("discarded", ("seat", "card")),
    ("bought", ("seat", "item")),
    ("built", ("seat", "city")),
    ("recruited", ("seat", "city")),
    ("allied", ("seat", "ally")),
    ("cashed", ("seat", "number")),
    ("courtier-joined", ("seat", "card", "side")),
    ("forgone", ("seat", "card")),
    ("scored", ("seat", "category", "number")),
    ("ended", ("reason",)),
    ("ally-taken-over", ("seat", "ally", "rival")),
)

# Several small numbers in one, six bits each: the terms of a siege or a field battle, in this order.
BASE: Final = 0
OWN_AGENT: Final = 1  # the attacker's
OTHER_AGENT: Final = 2
DEFENDERS: Final = 3
DEFENCE_DECLARED: Final = 4
ATTACKERS: Final = 5
ATTACK_DECLARED: Final = 6
BULWARK: Final = 7
TERMS: Final = 8
FIELD_CITY: Final = 0
FIELD_TROOPS: Final = 1
FIELD_DECLARED: Final = 2
RIVAL_TROOPS: Final = 3
RIVAL_DECLARED: Final = 4
FIELD_TERMS: Final = 5
TERM: Final = 6
TERM_FULL: Final = 63


def sums(numbers: list[int]) -> int:
    """The terms as one number."""
    total = 0
    for at, number in enumerate(numbers):
        total += number << TERM * at
    return total


def terms_of(total: int, count: int) -> list[int]:
    """The terms again."""
    return [total >> TERM * at & TERM_FULL for at in range(count)]
