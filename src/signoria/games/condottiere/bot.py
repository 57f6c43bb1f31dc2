"""A sensible captain: plays Condottiere by rules of thumb, from its own view alone.

It imagines one world that agrees with its view and tries its moves there; only what it sees, its own line and the other
lines, decides. What others may still hold it guesses from the sizes of their hands.
"""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.condottiere.components import (
    BISHOP,
    COURTESAN,
    DRUMMER,
    HEROINE,
    KINDS,
    MERCENARIES,
    NOBODYS,
    NOWHERE,
    SCARECROW,
    SPRING,
    SURRENDER,
    WINTER,
)
from signoria.games.condottiere.moves import KEEP_HAND, PASS, TAKE, At, Discard, Favour, Keep, Play, TakeBack
from signoria.games.condottiere.scoring import (
    adjacent_needed,
    count_regions,
    largest_kingdom,
    regions_needed,
    regions_of,
    strengths,
)
from signoria.games.condottiere.state import Condottiere
from signoria.games.condottiere.steps.battle import turn_up
from signoria.kernel.moves import Move
from signoria.kernel.play import play

# What a special is worth keeping for later, in points of strength; a mercenary is worth its strength.
WORTH = {WINTER: 6, SPRING: 3, BISHOP: 5, COURTESAN: 2, DRUMMER: 6, HEROINE: 9, SCARECROW: 3, SURRENDER: 8}
CARDS_A_BATTLE = 3  # a hand should last for so many battles
DECISIVE = 100.0  # the stake when a region decides the game
WEAK_HAND = 4  # a hand without mercenaries and worth no more than this may go (C4.7)


def advise(s: Condottiere, seat: int, choices: Sequence[Move]) -> Move:
    """The move that a sensible captain makes; `s` is a world imagined from the seat's view."""
    first = choices[0]
    if len(choices) == 1:
        return first
    if isinstance(first, At):
        return max(choices, key=lambda move: site_value(s, seat, move))
    if isinstance(first, Favour):
        return max(choices, key=lambda move: favour_value(s, seat, move))
    if isinstance(first, TakeBack):
        return best_return(s, seat, choices)
    if isinstance(first, Discard):
        hand = s.hands[seat * KINDS : seat * KINDS + KINDS]
        value = sum(count * worth(s, card) for card, count in enumerate(hand))
        return choices[-1] if value <= WEAK_HAND else KEEP_HAND
    if isinstance(first, Keep):
        return max(choices, key=lambda move: worth(s, move.card) if isinstance(move, Keep) and move.card >= 0 else 0)
    if first is PASS:
        return fight(s, seat, choices)
    return choices[-1]  # draw as many as one may; let a face-down card lie


def worth(s: Condottiere, card: int) -> int:
    """What the card is worth keeping."""
    return s.edition.strengths[card] if card < MERCENARIES else WORTH[card]


# Regions


def claim(s: Condottiere, seat: int, region: int) -> float:
    """How much the seat would gain by conquering the region: decisive if it wins the game."""
    regions = regions_of(s, seat) | 1 << region
    group = largest_kingdom(s.edition, regions)
    if group >= adjacent_needed(s) or regions.bit_count() >= regions_needed(s):
        return DECISIVE
    return 2.0 * group + regions.bit_count()


def threat(s: Condottiere, seat: int, region: int) -> float:
    """How much the others would gain by conquering the region."""
    return max(claim(s, other, region) for other in range(s.seats) if other != seat)


def site_value(s: Condottiere, seat: int, move: Move) -> float:
    """Fight where one gains most and the others least."""
    assert isinstance(move, At)
    own, others = claim(s, seat, move.region), threat(s, seat, move.region)
    ease = s.sizes[seat] - max(s.sizes[other] for other in range(s.seats) if other != seat)
    return own * (1.0 if ease >= 0 else 0.5) - others * (0.4 if ease >= 0 else 1.0)


def favour_value(s: Condottiere, seat: int, move: Move) -> float:
    """Protect the region that another would gain most by, never one's own best."""
    assert isinstance(move, Favour)
    if move.region == NOWHERE:
        return 0.0
    if s.owner[move.region] != NOBODYS:
        return 1.0 if s.owner[move.region] == seat else -1.0
    return threat(s, seat, move.region) - claim(s, seat, move.region)


def stake(s: Condottiere, seat: int) -> float:
    """How many points of strength the region fought over is worth spending."""
    if s.site == NOWHERE:
        return DECISIVE  # the final battle
    own, others = claim(s, seat, s.site), threat(s, seat, s.site)
    if own >= DECISIVE or others >= DECISIVE:
        return DECISIVE
    hand = sum(count * worth(s, card) for card, count in enumerate(s.hands[seat * KINDS : seat * KINDS + KINDS]))
    battles = max(1.0, s.sizes[seat] / CARDS_A_BATTLE)
    other_cards = sum(s.sizes) - s.sizes[seat]
    advantage = (s.sizes[seat] + 1) / (other_cards / (s.seats - 1) + 1)  # who holds more cards can afford more
    return hand / battles * advantage + own - count_regions(s, seat)


# A battle


def lead(s: Condottiere, seat: int) -> int:
    """By how much the seat's line, face-down card included, exceeds the strongest other."""
    if s.down[seat] >= 0:
        s = s.copy()
        turn_up(s, seat)
    line = strengths(s)
    return line[seat] - max(line[other] for other in range(s.seats) if other != seat)


def still_in(s: Condottiere, seat: int) -> list[int]:
    """The others who may still play."""
    return [other for other in range(s.seats) if other != seat and not s.has_passed(other) and s.sizes[other]]


def after(s: Condottiere, seat: int, move: Move) -> Condottiere:
    """The position after one's own move, what it asks answered simply."""
    tried = s.copy()
    play(tried, seat, move)
    return tried


def fight(s: Condottiere, seat: int, choices: Sequence[Move]) -> Move:
    """Wait cheaply while several rivals fight; then the cheapest card that leads, if the region is worth it."""
    now = lead(s, seat)
    rivals = still_in(s, seat)
    limit = stake(s, seat)
    plays = [move for move in choices if isinstance(move, Play)]
    if now > 0 and not rivals:
        return PASS
    surrender = next((move for move in plays if move.card == SURRENDER), None)
    if now > 0 and surrender is not None:
        return surrender
    if now > 0 or len(rivals) > 1:
        return hold(s, seat, plays, limit)
    leads = [(worth(s, move.card), move.index, move) for move in plays if gain(s, seat, move) + now > 0]
    spent = line_worth(s, seat)
    if leads and spent + min(leads)[0] <= limit + 2:
        return min(leads)[2]
    if now + potential(s, seat) <= 0 or spent >= limit:
        return PASS
    best = max(plays, key=lambda move: (gain(s, seat, move) / (worth(s, move.card) + 1), -move.index))
    return best if gain(s, seat, best) > 0 else PASS


def hold(s: Condottiere, seat: int, plays: Sequence[Play], limit: float) -> Move:
    """Others are still in: stay in cheaply, as long as that does not weaken the line, and strike later."""
    cheap = [
        (worth(s, move.card), move.index, move) for move in plays if move.card != SURRENDER and gain(s, seat, move) >= 0
    ]
    if cheap and min(cheap)[0] + line_worth(s, seat) <= limit:
        return min(cheap)[2]
    return PASS


def gain(s: Condottiere, seat: int, move: Play) -> int:
    """How much the card changes the lead. A Scarecrow changes nothing: one may take nothing back."""
    if move.card == SCARECROW:
        return 0
    if move.card == SURRENDER:
        return -1  # ends the battle as it stands
    if s.variants.hidden_cards:
        tried = s.copy()
        turn_up(tried, seat)
        tried.out_of_hand(seat, move.card)
        tried.into_line(seat, move.card)
        return lead(tried, seat) - lead(s, seat)
    return lead(after(s, seat, move), seat) - lead(s, seat)


def potential(s: Condottiere, seat: int) -> float:
    """What the whole hand could still add, about."""
    total = 0.0
    for card in range(KINDS):
        count = s.hands[seat * KINDS + card]
        if card < MERCENARIES or card == HEROINE:
            total += count * worth(s, card)
        elif card in (COURTESAN, DRUMMER, BISHOP, WINTER):
            total += count * 3
    return total


def line_worth(s: Condottiere, seat: int) -> float:
    """What has been spent on this battle."""
    row = seat * KINDS
    return sum(s.lines[row + card] * worth(s, card) for card in range(KINDS))


def best_return(s: Condottiere, seat: int, choices: Sequence[Move]) -> Move:
    """Take the strongest mercenary back that is not needed: if one leads without it, or will not lead anyway."""
    rivals = still_in(s, seat)
    taken = [move for move in choices if isinstance(move, TakeBack) and move.card >= 0]
    for move in reversed(taken):
        if lead(after(s, seat, move), seat) > 0 and not rivals:
            return move
    if lead(s, seat) + potential(s, seat) <= 0 or any(s.lines[WINTER::KINDS]):
        return taken[-1]
    return TAKE[-1]
