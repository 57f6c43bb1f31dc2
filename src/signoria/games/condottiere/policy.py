"""Which moves look good to a sensible captain: a weight for every choice, from what his seat sees."""

from __future__ import annotations

from math import exp
from typing import Final

from signoria.games.condottiere.components import (
    BISHOP,
    CARD_NAMES,
    COURTESAN,
    DRUMMER,
    HEROINE,
    KINDS,
    MERCENARIES,
    NO_CARD,
    NOWHERE,
    SCARECROW,
    SPRING,
    WINTER,
)
from signoria.games.condottiere.moves import PASS, At, Discard, Draw, Favour, Keep, Play, TakeBack, TurnUp
from signoria.games.condottiere.scoring import highest, lies, strength
from signoria.games.condottiere.standing import Standings
from signoria.games.condottiere.state import Condottiere
from signoria.kernel.hints import Scales
from signoria.kernel.moves import Move

FACE_DOWN: Final = 5  # what a card face down may count, about (C8.5)
STEEPEST: Final = 30.0  # no score is further from the best than this

FEATURES: Final = (
    *(f"play-{name}" for name in CARD_NAMES),
    *(f"behind-{name}" for name in CARD_NAMES),
    "gain", "takes-lead", "still-behind", "surplus", "cost", "cost-vital", "alone", "alone-scarecrow",
    "pass", "pass-leading", "pass-behind", "pass-beaten", "pass-won", "pass-vital", "pass-danger", "pass-rivals",
    "pass-surplus", "pass-untouched", "pass-spent", "pass-richer",
    "at-winning", "at-growing", "at-rivals-winning", "at-rivals-growing", "at-room", "at-stronger", "at-weaker-rivals",
    "favour-winning", "favour-growing", "favour-rivals-winning", "favour-rivals-growing", "favour-nowhere",
    "take-strength", "take-leading", "take-nothing",
    *(f"keep-{name}" for name in CARD_NAMES), "keep-nothing",
    "discard", "discard-cards", "draw", "turn-up",
)  # fmt: skip
PLAY: Final = 0
BEHIND: Final = KINDS
GAIN: Final = 2 * KINDS
TAKES_LEAD: Final = GAIN + 1
STILL_BEHIND: Final = GAIN + 2
SURPLUS: Final = GAIN + 3
COST: Final = GAIN + 4
COST_VITAL: Final = GAIN + 5
ALONE: Final = GAIN + 6
ALONE_SCARECROW: Final = GAIN + 7
PASSES: Final = GAIN + 8
PASS_LEADING: Final = PASSES + 1
PASS_BEHIND: Final = PASSES + 2
PASS_BEATEN: Final = PASSES + 3
PASS_WON: Final = PASSES + 4
PASS_VITAL: Final = PASSES + 5
PASS_DANGER: Final = PASSES + 6
PASS_RIVALS: Final = PASSES + 7
PASS_SURPLUS: Final = PASSES + 8
PASS_UNTOUCHED: Final = PASSES + 9
PASS_SPENT: Final = PASSES + 10
PASS_RICHER: Final = PASSES + 11
AT_WINNING: Final = PASSES + 12
AT_GROWING: Final = AT_WINNING + 1
AT_RIVALS_WINNING: Final = AT_WINNING + 2
AT_RIVALS_GROWING: Final = AT_WINNING + 3
AT_ROOM: Final = AT_WINNING + 4
AT_STRONGER: Final = AT_WINNING + 5
AT_WEAKER_RIVALS: Final = AT_WINNING + 6
FAVOUR_WINNING: Final = AT_WINNING + 7
FAVOUR_GROWING: Final = FAVOUR_WINNING + 1
FAVOUR_RIVALS_WINNING: Final = FAVOUR_WINNING + 2
FAVOUR_RIVALS_GROWING: Final = FAVOUR_WINNING + 3
FAVOUR_NOWHERE: Final = FAVOUR_WINNING + 4
TAKE_STRENGTH: Final = FAVOUR_WINNING + 5
TAKE_LEADING: Final = TAKE_STRENGTH + 1
TAKE_NOTHING: Final = TAKE_STRENGTH + 2
KEEP: Final = TAKE_STRENGTH + 3
KEEP_NOTHING: Final = KEEP + KINDS
DISCARDS: Final = KEEP_NOTHING + 1
DISCARD_CARDS: Final = DISCARDS + 1
DRAWS: Final = DISCARDS + 2
TURN_UP: Final = DISCARDS + 3


class Sight:
    """What a captain takes in before he plays a card."""

    def __init__(self, s: Condottiere, seat: int, standings: Standings) -> None:
        row = seat * KINDS
        self.is_winter: Final = lies(s, WINTER)
        self.best: Final = highest(s)  # the strongest mercenary that lies
        self.is_spring: Final = lies(s, SPRING)
        spring = self.best if self.is_spring else -1
        self.own: Final = strength(s, seat, self.is_winter, spring)
        other = 0
        rivals = 0
        richest = 0
        is_danger = False
        for rival in range(s.seats):
            if rival == seat:
                continue
            line = strength(s, rival, self.is_winter, spring) + face_down(s, seat, rival)
            is_in = not s.has_passed(rival) and s.sizes[rival] > 0
            other = max(other, line)
            richest = max(richest, s.sizes[rival])
            if is_in:
                rivals += 1
            if s.site != NOWHERE and (is_in or line) and standings.of(s, rival).winning >> s.site & 1:
                is_danger = True
        self.lead: Final = self.own + face_down(s, seat, seat) - other + (1 if s.defender() == seat else 0)
        self.rivals: Final = rivals
        self.richest: Final = richest
        self.is_danger: Final = is_danger
        self.is_vital: Final = s.site == NOWHERE or bool(standings.of(s, seat).winning >> s.site & 1)
        self.drummed: Final = bool(s.lines[row + DRUMMER])
        soldiers = 0
        for card in range(MERCENARIES):
            soldiers += s.lines[row + card] * self.soldier(s, card)
        self.soldiers: Final = soldiers

    def soldier(self, s: Condottiere, card: int) -> int:
        """What a mercenary counts, before any Drummer."""
        return s.edition.winter if self.is_winter else s.edition.strengths[card]

    def gain(self, s: Condottiere, seat: int, card: int) -> int:
        """By how much the lead grows when the seat plays this card."""
        edition = s.edition
        if card < MERCENARIES:
            count = self.soldier(s, card) * (edition.drummer if self.drummed else 1)
            if not self.is_spring or card < self.best:
                return count
            lost = 0 if card == self.best else self.lead - lead_under(s, seat, self.is_winter, card, NO_CARD)
            return count + edition.spring - lost
        if card == DRUMMER:
            return 0 if self.drummed else self.soldiers * (edition.drummer - 1)
        if card == HEROINE:
            return edition.heroine
        if card == COURTESAN:
            return edition.courtesan
        if card == WINTER:
            return lead_under(s, seat, True, -1, NO_CARD) - self.lead
        if card == SPRING:
            return lead_under(s, seat, False, self.best, NO_CARD) - self.lead
        if card == BISHOP and self.best >= 0:
            spring = second_highest(s, self.best) if self.is_spring else -1
            return lead_under(s, seat, self.is_winter, spring, self.best) - self.lead
        return 0


def face_down(s: Condottiere, seat: int, other: int) -> int:
    """What a seat thinks of the card that lies face down in its own line, or in another's (C8.5)."""
    card = s.down[other]
    if card == NO_CARD:
        return 0
    return s.edition.strengths[card] if other == seat and card < MERCENARIES else FACE_DOWN


def second_highest(s: Condottiere, best: int) -> int:
    """The strongest mercenary in any line below this one, or −1."""
    for card in range(best - 1, -1, -1):
        if lies(s, card):
            return card
    return -1


def lead_under(s: Condottiere, seat: int, is_winter: bool, spring: int, swept: int) -> int:
    """The seat's lead in another season, or without the mercenaries that a Bishop sweeps away."""
    own = 0
    other = 0
    for one in range(s.seats):
        line = strength(s, one, is_winter, spring) + face_down(s, seat, one)
        if swept != NO_CARD:
            row = one * KINDS
            soldier = s.edition.winter if is_winter else s.edition.strengths[swept]
            line -= s.lines[row + swept] * soldier * (s.edition.drummer if s.lines[row + DRUMMER] else 1)
        if one == seat:
            own = line
        else:
            other = max(other, line)
    return own - other + (1 if s.defender() == seat else 0)


def weights(s: Condottiere, seat: int, moves: list[Move], scales: Scales, standings: Standings) -> list[float]:
    """How likely a sensible captain is to make each of these moves."""
    first = moves[0]
    scores: list[float] = []
    if first is PASS:
        sight = Sight(s, seat, standings)
        for move in moves:
            scales.clear()
            weigh_fight(s, seat, move, sight, scales)
            scores.append(scales.total)
    else:
        for move in moves:
            scales.clear()
            weigh_other(s, seat, move, scales, standings)
            scores.append(scales.total)
    best = max(scores)
    return [exp(max(score - best, -STEEPEST)) for score in scores]


def weigh_move(s: Condottiere, seat: int, move: Move, scales: Scales, standings: Standings) -> None:
    """All features of one move."""
    if isinstance(move, Play) or move is PASS:
        weigh_fight(s, seat, move, Sight(s, seat, standings), scales)
    else:
        weigh_other(s, seat, move, scales, standings)


def weigh_fight(s: Condottiere, seat: int, move: Move, sight: Sight, scales: Scales) -> None:
    """C2.2: a card, or pass."""
    if isinstance(move, Play):
        weigh_card(s, seat, move.card, sight, scales)
        return
    lead = sight.lead
    scales.add(PASSES, 1.0)
    if lead > 0:
        scales.add(PASS_LEADING, 1.0)
        scales.add(PASS_SURPLUS, min(lead, 30) / 10.0)
        if sight.rivals == 0:
            scales.add(PASS_WON, 1.0)
    else:
        scales.add(PASS_BEHIND, min(-lead, 30) / 10.0)
        if -lead > 5 * s.sizes[seat]:
            scales.add(PASS_BEATEN, 1.0)
        if sight.is_danger:
            scales.add(PASS_DANGER, 1.0)
    if sight.is_vital:
        scales.add(PASS_VITAL, 1.0)
    scales.add(PASS_RIVALS, float(sight.rivals))
    if not s.has_fought(seat):
        scales.add(PASS_UNTOUCHED, 1.0)
    scales.add(PASS_SPENT, sight.own / 10.0)
    scales.add(PASS_RICHER, (s.sizes[seat] - sight.richest) / 10.0)


def weigh_card(s: Condottiere, seat: int, card: int, sight: Sight, scales: Scales) -> None:
    """A card into the line."""
    lead = sight.lead
    scales.add(PLAY + card, 1.0)
    if lead <= 0:
        scales.add(BEHIND + card, 1.0)
    gain = sight.gain(s, seat, card)
    after = lead + gain
    scales.add(GAIN, max(-30, min(gain, 30)) / 10.0)
    if lead <= 0 and after > 0:
        scales.add(TAKES_LEAD, 1.0)
        scales.add(SURPLUS, min(after, 30) / 10.0)
    elif after <= 0:
        scales.add(STILL_BEHIND, min(1 - after, 30) / 10.0)
    if card < MERCENARIES:
        scales.add(COST, s.edition.strengths[card] / 10.0)
        if sight.is_vital or sight.is_danger:
            scales.add(COST_VITAL, s.edition.strengths[card] / 10.0)
    if lead > 0 and sight.rivals == 0:
        scales.add(ALONE_SCARECROW if card == SCARECROW else ALONE, 1.0)


def weigh_other(s: Condottiere, seat: int, move: Move, scales: Scales, standings: Standings) -> None:
    """All that is not a turn in a battle."""
    if isinstance(move, At):
        weigh_site(s, seat, move.region, scales, standings)
    elif isinstance(move, Favour):
        weigh_favour(s, seat, move.region, scales, standings)
    elif isinstance(move, TakeBack):
        if move.card == NO_CARD:
            scales.add(TAKE_NOTHING, 1.0)
        else:
            scales.add(TAKE_STRENGTH, s.edition.strengths[move.card] / 10.0)
            spring = highest(s) if lies(s, SPRING) else -1
            if lead_under(s, seat, lies(s, WINTER), spring, NO_CARD) > 0:
                scales.add(TAKE_LEADING, s.edition.strengths[move.card] / 10.0)
    elif isinstance(move, Keep):
        scales.add(KEEP_NOTHING if move.card == NO_CARD else KEEP + move.card, 1.0)
    elif isinstance(move, Discard):
        if move.all_cards:
            scales.add(DISCARDS, 1.0)
            scales.add(DISCARD_CARDS, s.sizes[seat] / 10.0)
    elif isinstance(move, Draw):
        scales.add(DRAWS, float(move.count))
    elif isinstance(move, TurnUp) and move.is_up:
        scales.add(TURN_UP, 1.0)


def weigh_site(s: Condottiere, seat: int, region: int, scales: Scales, standings: Standings) -> None:
    """C4.5: the region of the next battle."""
    own = standings.of(s, seat)
    richest = 0
    winning = 0
    growing = 0
    for rival in range(s.seats):
        if rival != seat:
            richest = max(richest, s.sizes[rival])
            standing = standings.of(s, rival)
            winning += standing.winning >> region & 1
            growing += standing.growing >> region & 1
    scales.add(AT_WINNING, float(own.winning >> region & 1))
    scales.add(AT_GROWING, float(own.growing >> region & 1))
    scales.add(AT_RIVALS_WINNING, float(winning))
    scales.add(AT_RIVALS_GROWING, float(growing))
    room = 0
    for near in s.edition.borders[region]:
        if s.owner[near] < 0:
            room += 1
    scales.add(AT_ROOM, room / 10.0)
    if s.sizes[seat] > richest:
        scales.add(AT_STRONGER, float(own.growing >> region & 1))
        scales.add(AT_WEAKER_RIVALS, float(growing))


def weigh_favour(s: Condottiere, seat: int, region: int, scales: Scales, standings: Standings) -> None:
    """C3.6: where the Pope's token lies."""
    if region in (NOWHERE, s.site):  # the battle for the region fought over goes on: nothing is barred
        scales.add(FAVOUR_NOWHERE, 1.0)
        return
    own = standings.of(s, seat)
    scales.add(FAVOUR_WINNING, float(own.winning >> region & 1))
    scales.add(FAVOUR_GROWING, float(own.growing >> region & 1))
    for rival in range(s.seats):
        if rival != seat:
            standing = standings.of(s, rival)
            scales.add(FAVOUR_RIVALS_WINNING, float(standing.winning >> region & 1))
            scales.add(FAVOUR_RIVALS_GROWING, float(standing.growing >> region & 1))
