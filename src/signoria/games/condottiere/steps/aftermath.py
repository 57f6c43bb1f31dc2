"""After a battle: conquest, victory, the next region, and the end of a round (C4, C5, C6, C8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.condottiere import events, moves
from signoria.games.condottiere.components import CLOSED, KINDS, MAX_SEATS, NO_CARD, NOBODYS
from signoria.games.condottiere.scoring import (
    count_regions,
    hand_limit,
    has_kingdom,
    most_courtesans,
    most_regions,
    only_seat,
    regions_needed,
    strengths,
    strongest,
)
from signoria.games.condottiere.state import (
    BY_ADJACENT,
    BY_BATTLES,
    BY_FINAL,
    BY_MOST,
    BY_REGIONS,
    UNANSWERED,
    Condottiere,
    replaced,
)
from signoria.games.condottiere.steps.cards import DealCards, discard_lines
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import OWN, Automatic, Decision

ASKED_TO_PLACE: Final = Refusal("asked-to-place", "C4.5")
ASKED_TO_DISCARD: Final = Refusal("asked-to-discard", "C4.7")
ASKED_TO_KEEP: Final = Refusal("asked-to-keep", "C5.1")
ASKED_TO_DRAW: Final = Refusal("asked-to-draw", "C8.1")
NOT_KEPT: Final = Refusal("not-kept", "C5.1")
SITE_CLOSED: Final = Refusal("site-closed", "C0.1")
SITE_CONTROLLED: Final = Refusal("site-controlled", "C4.5")
SITE_OWN: Final = Refusal("site-own", "C8.4")
SITE_FAVOURED: Final = Refusal("site-favoured", "C3.6")
HAS_MERCENARY: Final = Refusal("has-mercenary", "C4.7")
OVER_LIMIT: Final = Refusal("over-limit", "C8.1")


class CompareLines(Automatic[Condottiere]):
    """C4.1–C4.3, C8.4: the strongest line conquers; who gets the figure."""

    def run(self, s: Condottiere) -> None:
        s.battles += 1
        s.idle = 0 if s.fought else s.idle + 1  # C5.4
        winner = only_seat(strongest(s))
        defender = s.defender()
        courtesans = most_courtesans(s)
        if winner >= 0:
            s.owner = replaced(s.owner, s.site, winner)
        tell_outcome(s, winner)
        if winner < 0 and defender != NOBODYS:
            s.holder = defender  # C8.4: even against a Courtesan majority
        elif courtesans >= 0:
            s.holder = courtesans
        else:
            s.holder = winner if winner >= 0 else s.left_of(s.holder)
        s.tell(events.FIGURE_GIVEN, s.holder)


class CompareFinal(Automatic[Condottiere]):
    """C6.3: the strongest line wins the final battle; a tie shares the victory."""

    def run(self, s: Condottiere) -> None:
        decide(s, strongest(s), BY_FINAL)


class CheckVictory(Automatic[Condottiere]):
    """C4.4, C6: has somebody won, or can nothing more be fought over?"""

    def run(self, s: Condottiere) -> None:
        for seat in range(s.seats):
            if has_kingdom(s, seat):
                return decide(s, 1 << seat, BY_ADJACENT)
            if count_regions(s, seat) >= regions_needed(s):
                return decide(s, 1 << seat, BY_REGIONS)
        if s.battles >= s.edition.battles or (s.edition.is_dealt_once and not s.with_cards()):
            decide(s, most_regions(s), BY_BATTLES)  # C6.4
        elif not legal_sites(s):
            decide(s, most_regions(s), BY_MOST)  # C6.2


class ChooseRegion(Automatic[Condottiere]):
    """C1.3, C4.5: the holder chooses the next region; a single one is chosen by itself."""

    def run(self, s: Condottiere) -> None:
        sites = legal_sites(s)
        if len(sites) == 1:
            place_figure(s, sites[0])
        else:
            s.then(PLACE_FIGURE[s.holder])


class PlaceFigure(Decision[Condottiere]):
    """The Condottiere goes to the region of the next battle."""

    def candidates(self, s: Condottiere) -> Sequence[Move]:
        return moves.AT

    def choices(self, s: Condottiere) -> list[Move]:
        return [moves.AT[region] for region in legal_sites(s)]

    def refuse(self, s: Condottiere, move: Move) -> Refusal | None:
        return refuse_site(s, move.region) if isinstance(move, moves.At) else ASKED_TO_PLACE

    def take(self, s: Condottiere, move: Move) -> None:
        assert isinstance(move, moves.At)
        place_figure(s, move.region)


class DiscardLines(Automatic[Condottiere]):
    """C4.6: all lines are discarded."""

    def run(self, s: Condottiere) -> None:
        discard_lines(s)


class OfferDiscards(Automatic[Condottiere]):
    """C4.7: every seat holding cards is asked alike, all at once."""

    def run(self, s: Condottiere) -> None:
        if s.with_cards():
            s.then(REVEAL_DISCARDS)
            s.open_lanes([DISCARD[seat] if s.sizes[seat] else None for seat in range(s.seats)])


class DiscardHand(Decision[Condottiere]):
    """C4.7: a hand without mercenaries may go, all or nothing."""

    def candidates(self, s: Condottiere) -> Sequence[Move]:
        return (moves.KEEP_HAND, moves.DISCARD_HAND)

    def choices(self, s: Condottiere) -> list[Move]:
        return [moves.KEEP_HAND] if s.has_mercenary(self.who) else [moves.KEEP_HAND, moves.DISCARD_HAND]

    def refuse(self, s: Condottiere, move: Move) -> Refusal | None:
        if not isinstance(move, moves.Discard):
            return ASKED_TO_DISCARD
        return HAS_MERCENARY if move.all_cards and s.has_mercenary(self.who) else None

    def take(self, s: Condottiere, move: Move) -> None:
        s.answers = replaced(s.answers, self.who, 1 if move is moves.DISCARD_HAND else 0)


class RevealDiscards(Automatic[Condottiere]):
    """C4.7: only who discarded becomes known."""

    def run(self, s: Condottiere) -> None:
        for seat in range(s.seats):
            if s.answers[seat] == 1:
                s.tell(events.HAND_DISCARDED, seat, s.sizes[seat])
                s.bury_hand(seat)
        s.answers = [UNANSWERED] * s.seats


class OfferDraws(Automatic[Condottiere]):
    """C8.1: each seat chooses at once how many cards to draw; empty hands all around draw ten."""

    def run(self, s: Condottiere) -> None:
        if is_stalled(s):
            bury_all(s)
        if s.with_cards():
            s.then(REVEAL_DRAWS)
            s.open_lanes([DRAW_CARDS[seat] for seat in range(s.seats)])
        else:
            s.then(*[DealCards(seat, s.edition.hand) for seat in s.clockwise(s.holder)])


class DrawCards(Decision[Condottiere]):
    """C8.1: 0–3 cards, never above ten and one for each region."""

    def candidates(self, s: Condottiere) -> Sequence[Move]:
        return moves.DRAW

    def refuse(self, s: Condottiere, move: Move) -> Refusal | None:
        if not isinstance(move, moves.Draw):
            return ASKED_TO_DRAW
        room = min(s.edition.drawn, hand_limit(s, self.who) - s.sizes[self.who])
        return OVER_LIMIT if move.count > max(room, 0) else None

    def take(self, s: Condottiere, move: Move) -> None:
        assert isinstance(move, moves.Draw)
        s.answers = replaced(s.answers, self.who, move.count)


class RevealDraws(Automatic[Condottiere]):
    """C8.1: the cards are dealt clockwise from the holder."""

    def run(self, s: Condottiere) -> None:
        deals = [DealCards(seat, s.answers[seat]) for seat in s.clockwise(s.holder)]
        for seat in range(s.seats):
            s.tell(events.DRAWN, seat, s.answers[seat])
        s.answers = [UNANSWERED] * s.seats
        s.then(*deals)


class EndRound(Automatic[Condottiere]):
    """C5.1, C5.4: with cards in at most one hand, or nobody willing to fight, the cards are dealt anew."""

    def run(self, s: Condottiere) -> None:
        holders = [seat for seat in range(s.seats) if s.sizes[seat]]
        if s.edition.is_dealt_once:
            if not holders or is_stalled(s):
                decide(s, most_regions(s), BY_BATTLES)
        elif len(holders) == 1:
            s.then(KeepCard(holders[0], 0), REDEAL)
        elif not holders:
            s.then(REDEAL)
        elif is_stalled(s):
            bury_all(s)
            s.then(REDEAL)


class KeepCard(Decision[Condottiere]):
    """C5.1: the last seat with cards keeps up to two, one by one; `kept` counts those kept already."""

    def __init__(self, seat: int, kept: int) -> None:
        super().__init__(seat)
        self.kept: Final = kept

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.kept)

    def candidates(self, s: Condottiere) -> Sequence[Move]:
        return moves.KEEP

    def refuse(self, s: Condottiere, move: Move) -> Refusal | None:
        if not isinstance(move, moves.Keep):
            return ASKED_TO_KEEP
        if move.card == NO_CARD or s.hands[self.who * KINDS + move.card] > s.kept[move.card]:
            return None
        return NOT_KEPT

    def take(self, s: Condottiere, move: Move) -> None:
        assert isinstance(move, moves.Keep)
        s.reveal()  # not every hand could keep this card
        if move.card != NO_CARD:
            s.kept = replaced(s.kept, move.card, s.kept[move.card] + 1)
        count = sum(s.kept)
        if move.card != NO_CARD and count < min(s.edition.kept, s.sizes[self.who]):
            s.then(KeepCard(self.who, count))
        else:
            keep_only(s, self.who)

    def secrecy(self, s: Condottiere, move: Move) -> int:
        return OWN


class Redeal(Automatic[Condottiere]):
    """C5.2: all other cards are shuffled; each hand is filled up to ten and one for each region."""

    def run(self, s: Condottiere) -> None:
        s.idle = 0
        for pile in (s.discard, s.buried):
            s.shuffle_in(pile)
        s.memory = []
        s.tell(events.ROUND_ENDED)
        s.then(*[DealCards(seat, hand_limit(s, seat) - s.sizes[seat]) for seat in s.clockwise(s.holder)])


def refuse_site(s: Condottiere, region: int) -> Refusal | None:
    """C4.5, C3.6, C8.4: may the holder place the figure there?"""
    owner = s.owner[region]
    if owner == CLOSED:
        return SITE_CLOSED
    if owner != NOBODYS and not s.variants.capture_regions:
        return SITE_CONTROLLED
    if owner == s.holder:
        return SITE_OWN
    return SITE_FAVOURED if region == s.pope else None


def legal_sites(s: Condottiere) -> list[int]:
    """The regions where the holder may place the figure: those that `refuse_site` allows, found faster."""
    found = []
    for region, owner in enumerate(s.owner):
        is_free = owner == NOBODYS or (s.variants.capture_regions and owner != s.holder and owner != CLOSED)
        if is_free and region != s.pope:
            found.append(region)
    return found


def place_figure(s: Condottiere, region: int) -> None:
    """The figure stands in its new region."""
    s.site = region
    s.tell(events.FIGURE_PLACED, s.holder, region)


def is_stalled(s: Condottiere) -> bool:
    """C5.4: as many battles in a row without a card as seats hold cards."""
    return 0 < s.with_cards() <= s.idle


def bury_all(s: Condottiere) -> None:
    """C5.4: all hands are discarded, nothing kept."""
    s.idle = 0
    for seat in range(s.seats):
        if s.sizes[seat]:
            s.tell(events.HAND_DISCARDED, seat, s.sizes[seat])
            s.bury_hand(seat)


def keep_only(s: Condottiere, seat: int) -> None:
    """C5.1: the hand is what was kept; the rest is discarded face down."""
    kept = sum(s.kept)
    s.forget(seat, s.sizes[seat] - kept)
    for card in range(KINDS):
        s.buried[card] += s.hands[seat * KINDS + card] - s.kept[card]
        s.hands[seat * KINDS + card] = s.kept[card]
    s.kept = [0] * KINDS
    s.sizes[seat] = kept
    s.tell(events.CARDS_KEPT, seat, kept)


def tell_outcome(s: Condottiere, winner: int) -> None:
    """Who has conquered the region with which strength against the next best, or that nobody has."""
    if s.log is None:
        return
    best = sorted(strengths(s), reverse=True)
    if winner >= 0:
        s.tell(events.CONQUERED, winner, s.site, events.both(best[0], best[1]))
    else:
        s.tell(events.TIED, s.site, best[0])


def decide(s: Condottiere, winners: int, reason: int) -> None:
    """C4.4: the game is decided; of what was to come only its end is left."""
    s.winners = winners
    s.reason = reason
    s.unwind()


COMPARE_LINES: Final = CompareLines()
COMPARE_FINAL: Final = CompareFinal()
CHECK_VICTORY: Final = CheckVictory()
CHOOSE_REGION: Final = ChooseRegion()
DISCARD_LINES: Final = DiscardLines()
OFFER_DISCARDS: Final = OfferDiscards()
REVEAL_DISCARDS: Final = RevealDiscards()
OFFER_DRAWS: Final = OfferDraws()
REVEAL_DRAWS: Final = RevealDraws()
END_ROUND: Final = EndRound()
REDEAL: Final = Redeal()
PLACE_FIGURE: Final = tuple([PlaceFigure(seat) for seat in range(MAX_SEATS)])
DISCARD: Final = tuple([DiscardHand(seat) for seat in range(MAX_SEATS)])
DRAW_CARDS: Final = tuple([DrawCards(seat) for seat in range(MAX_SEATS)])
