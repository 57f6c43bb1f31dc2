"""A sensible captain: plays Condottiere by rules of thumb (docs/bots.md).

It gets a world imagined from its view, but looks only at what the view shows: its own hand, the lines, who has passed,
how many cards the others hold, the map. So it does the same in every world that it cannot rule out.
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
    NO_CARD,
    NOBODYS,
    NOWHERE,
    SCARECROW,
    SPRING,
    SURRENDER,
    WINTER,
)
from signoria.games.condottiere.moves import KEEP, PASS, PLAY, TAKE, At, Discard, Favour, Keep, TakeBack
from signoria.games.condottiere.scoring import (
    adjacent_needed,
    largest_kingdom,
    lies,
    regions_needed,
    regions_of,
    strengths,
)
from signoria.games.condottiere.state import Condottiere
from signoria.games.condottiere.steps.battle import discard_everywhere, may_wait, sweep_highest, turn_up
from signoria.kernel.moves import Move

# What a card is worth keeping, in points of strength; a mercenary is worth its own.
WORTH = {WINTER: 6, SPRING: 3, BISHOP: 5, COURTESAN: 1, DRUMMER: 6, HEROINE: 9, SCARECROW: 3, SURRENDER: 8}
WORTHY = 4  # a card worth less is not kept over the end of a round: a new one is likely to be better (C5.1)
SCANT = 5  # a hand without mercenaries that reaches no further may go (C4.7)
FACE_DOWN = 7  # what a card face down may count in the end, about (C8.5)
SAFE = 10  # a lead that hardly anybody makes up for an ordinary region
DECISIVE = 1000.0  # the value of a region that wins the game, and a stake that allows everything
CARDS = 2.0  # so many of them are for one battle
REGRET = 0.25  # so much of what lies in one's line already counts against playing more
THRIFT = 2.0  # for each seat beyond two: the more they are, the more they waste on one another


def advise(s: Condottiere, seat: int, choices: Sequence[Move]) -> Move:
    """The move that a sensible captain makes."""
    first = choices[0]
    if len(choices) == 1:
        return first
    if first is PASS:
        return fight(s, seat)
    if isinstance(first, At):
        return max(choices, key=lambda move: site_value(s, seat, move))
    if isinstance(first, Favour):
        return max(choices, key=lambda move: favour_value(s, seat, move))
    if isinstance(first, TakeBack):
        return take_back(s, seat, choices)
    if isinstance(first, Keep):
        cards = [move.card for move in choices if isinstance(move, Keep) and move.card != NO_CARD]
        best = max(cards, key=lambda card: worth(s, card))
        return KEEP[best if worth(s, best) >= WORTHY else NO_CARD]
    if isinstance(first, Discard) and reach(s, seat) > SCANT:
        return first
    return choices[-1]  # discard the hand; draw as many as one may (C8.1); let a face-down card lie (C8.5)


def worth(s: Condottiere, card: int) -> int:
    """What the card is worth keeping."""
    return s.edition.strengths[card] if card < MERCENARIES else WORTH[card]


def worth_of(s: Condottiere, piles: list[int], seat: int) -> int:
    """What the seat's hand, or line, is worth."""
    return sum([piles[seat * KINDS + card] * worth(s, card) for card in range(KINDS)])


# Regions


def claim(s: Condottiere, seat: int, region: int) -> float:
    """What the region is worth to the seat: a larger kingdom counts twice, victory more than anything."""
    regions = regions_of(s, seat) | 1 << region
    kingdom = largest_kingdom(s.edition, regions)
    if kingdom >= adjacent_needed(s) or regions.bit_count() >= regions_needed(s):
        return DECISIVE
    return 2.0 * kingdom + regions.bit_count()


def threat(s: Condottiere, region: int, seats: Sequence[int]) -> float:
    """What the region is worth to whoever of these seats would gain most, its owner aside."""
    return max([claim(s, seat, region) for seat in seats if seat != s.owner[region]], default=0.0)


def others(s: Condottiere, seat: int) -> list[int]:
    """All but this seat."""
    return [other for other in range(s.seats) if other != seat]


def site_value(s: Condottiere, seat: int, move: Move) -> float:
    """Where one gains most or, with fewer cards than another, where the others gain least; with room to grow."""
    assert isinstance(move, At)
    rivals = others(s, seat)
    own, danger = claim(s, seat, move.region), threat(s, move.region, rivals)
    room = sum([s.owner[near] == NOBODYS for near in s.edition.borders[move.region]]) / 10
    is_strong = s.sizes[seat] >= max([s.sizes[rival] for rival in rivals])
    return room + (own - danger * 0.4 if is_strong else own * 0.5 - danger)


def favour_value(s: Condottiere, seat: int, move: Move) -> float:
    """Bar the region that others would gain most by, not one that one wants oneself."""
    assert isinstance(move, Favour)
    if move.region == NOWHERE:
        return 0.0
    if move.region == s.site:
        return -1.0  # the battle for it goes on: nothing is barred
    own = 0.0 if s.owner[move.region] == seat else claim(s, seat, move.region)
    return threat(s, move.region, others(s, seat)) - own


def stake(s: Condottiere, seat: int) -> float:
    """How much the region fought over is worth spending, in points of strength."""
    if s.site == NOWHERE:
        return DECISIVE  # the final battle
    line = strengths(s)
    rivals = [other for other in others(s, seat) if is_in(s, other) or line[other] == max(line)]
    own, danger = claim(s, seat, s.site), threat(s, s.site, rivals)
    if max(own, danger) >= DECISIVE:
        return DECISIVE
    cards = s.sizes[seat] + sum(s.lines[seat * KINDS : seat * KINDS + KINDS]) / 2
    share = (worth_of(s, s.hands, seat) + spent(s, seat)) * min(1.0, CARDS / cards)
    gain = own - regions_of(s, seat).bit_count()
    return share + gain + danger / (2 * s.seats - 2) - THRIFT * (s.seats - 2)


# A battle


def is_in(s: Condottiere, seat: int) -> bool:
    """May the seat still play in this battle?"""
    return not s.has_passed(seat) and s.sizes[seat] > 0


def spent(s: Condottiere, seat: int) -> int:
    """What the seat has put into this battle."""
    return worth_of(s, s.lines, seat) + (worth(s, s.down[seat]) if s.down[seat] != NO_CARD else 0)


def lead(s: Condottiere, seat: int) -> int:
    """By how much the line exceeds the strongest other: above 0 it conquers. A defender needs only a tie (C8.4)."""
    if s.down[seat] != NO_CARD:
        s = s.copy()
        turn_up(s, seat)
    line = strengths(s)
    best = max([line[other] + (FACE_DOWN if s.down[other] != NO_CARD else 0) for other in others(s, seat)])
    return line[seat] - best + (s.defender() == seat)


def after(s: Condottiere, seat: int, card: int) -> Condottiere:
    """The lines when the seat has played the card; a Scarecrow has taken nothing."""
    tried = s.copy()
    spared = turn_up(tried, seat)
    tried.out_of_hand(seat, card)
    if card == BISHOP:
        sweep_highest(tried, seat, spared)
    elif card != SCARECROW:
        tried.into_line(seat, card)
    if card in (WINTER, SPRING):
        discard_everywhere(tried, SPRING if card == WINTER else WINTER)
    return tried


def reach(s: Condottiere, seat: int) -> int:
    """How much strength the hand could add to the line."""
    hand, line = (piles[seat * KINDS : seat * KINDS + KINDS] for piles in (s.hands, s.lines))
    soldiers = [s.edition.winter if lies(s, WINTER) else strength for strength in s.edition.strengths]
    added = sum([hand[card] * soldiers[card] for card in range(MERCENARIES)])
    if line[DRUMMER]:
        added *= s.edition.drummer
    elif hand[DRUMMER]:
        added += added + sum([line[card] * soldiers[card] for card in range(MERCENARIES)])
    return added + hand[HEROINE] * s.edition.heroine + hand[COURTESAN] * s.edition.courtesan


def price(s: Condottiere, seat: int, missing: int, gains: dict[int, int]) -> float:
    """What it takes to make up what is missing: a card, or a part of the hand; more than anything if it is too much."""
    enough = [worth(s, card) for card, gain in gains.items() if gain >= missing]
    most = reach(s, seat) + sum([max(0, gains.get(card, 0)) for card in (BISHOP, WINTER, SPRING)])
    part = missing * worth_of(s, s.hands, seat) / most if most >= missing else DECISIVE
    return min([part, *enough])


def fight(s: Condottiere, seat: int) -> Move:
    """Lead as cheaply as one can, wait while rivals wear one another down, and know when to stop."""
    hand = s.hands[seat * KINDS : seat * KINDS + KINDS]
    rivals = [other for other in others(s, seat) if is_in(s, other)]
    now = lead(s, seat)
    if may_wait(s, seat):
        return PASS
    if now > 0 and not rivals:
        return rescue(s, seat)
    if now > 0 and hand[SURRENDER]:
        return PLAY[SURRENDER]
    budget = stake(s, seat) - REGRET * spent(s, seat)
    is_decisive = budget > DECISIVE / 2
    gains = {card: lead(after(s, seat, card), seat) - now for card in range(SURRENDER) if hand[card]}
    if now <= 0 and price(s, seat, 1 - now, gains) > budget:
        return rescue(s, seat)
    if now > SAFE and not is_decisive:
        return PASS
    useful = sorted([(worth(s, card), card) for card in gains if gains[card] > 0])
    if now > 0 or len(rivals) > 1:
        cheap = [card for cost, card in useful if is_decisive or cost <= min(budget, 2 * gains[card])]
        return PLAY[cheap[0]] if cheap else PASS
    leading = [card for _, card in useful if now + gains[card] > 0]
    if leading or not useful:
        return PLAY[leading[0]] if leading else PASS
    return PLAY[max(useful, key=lambda card: gains[card[1]] / (card[0] + 1))[1]]


# The Scarecrow


def rescue(s: Condottiere, seat: int) -> Move:
    """The battle is lost or won: pass, or first take a good mercenary back."""
    spared = spare(s, seat) if s.hands[seat * KINDS + SCARECROW] else []
    return PLAY[SCARECROW] if spared and worth(s, spared[0]) > WORTH[SCARECROW] else PASS


def spare(s: Condottiere, seat: int) -> list[int]:
    """The mercenaries that one can do without, strongest first: in a lost battle any."""
    row = seat * KINDS
    lying = [card for card in range(MERCENARIES - 1, -1, -1) if s.lines[row + card]]
    return lying if lead(s, seat) <= 0 else [card for card in lying if lead(without(s, row + card), seat) > 0]


def without(s: Condottiere, at: int) -> Condottiere:
    """The lines when this card has been taken back."""
    tried = s.copy()
    tried.lines[at] -= 1
    return tried


def take_back(s: Condottiere, seat: int, choices: Sequence[Move]) -> Move:
    """The strongest mercenary that one can do without."""
    return next((TAKE[card] for card in spare(s, seat) if TAKE[card] in choices), TAKE[NO_CARD])
