"""What a seat may know of a game of Condottiere: all that perfect memory would know, and no more (C0.4)."""

from __future__ import annotations

import msgspec

from signoria.games.condottiere.components import (
    CARD_NAMES,
    CARDS,
    KINDS,
    NO_CARD,
    NOWHERE,
    REGION_NAMES,
    REGIONS,
    counts_of,
    names_of,
)
from signoria.games.condottiere.expectations import expected
from signoria.games.condottiere.scoring import adjacent_needed, largest_kingdom, regions_needed, regions_of
from signoria.games.condottiere.state import REASONS, Condottiere
from signoria.games.condottiere.sums import line_sums
from signoria.games.condottiere.worlds import unseen
from signoria.kernel.game import View
from signoria.kernel.phrases import Phrase, Sum

Cards = tuple[str, ...]


class SeatView(msgspec.Struct, frozen=True):
    """One seat, as the viewer sees it."""

    cards: int  # in hand
    line: Cards  # face up
    face_down: int
    strength: Sum  # of the face-up cards
    passed: bool
    fought: bool  # has played a card in this battle
    regions: tuple[str, ...]
    kingdom: int  # the largest number of them that are connected (C6.1)
    points: int  # of earlier games (C8.2)
    revealed: Cards  # all know these to be in hand, or face down
    known: Cards  # the viewer knows these to be in hand, or face down
    told: Cards  # the viewer has let this seat know that it holds these


class Goal(msgspec.Struct, frozen=True):
    """How many regions win: anywhere on the map, or connected (C6.1)."""

    regions: int
    adjacent: int


class CondottiereView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    table: tuple[SeatView, ...]
    hand: Cards
    down: str | None  # the viewer's own face-down card
    kept: Cards  # chosen so far by the viewer (C5.1)
    answer: int | None  # given by the viewer, not yet revealed
    remembered: Cards  # face-down discards that the viewer knows
    buried: int  # face-down discards
    discard: Cards
    deck: int
    site: str | None
    pope: str | None
    holder: int
    opener: int
    battles: int
    idle: int
    games: int
    finalists: tuple[int, ...]
    goal: Goal
    expected: tuple[Phrase, ...]  # if the battle ended now
    reason: str
    unseen: dict[str, int]  # cards of each kind whose place the viewer does not know


def seats_of(bits: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def bits_of(seats: tuple[int, ...] | list[int]) -> int:
    """The other way round."""
    return sum(1 << seat for seat in seats)


def row(piles: list[int], seat: int) -> list[int]:
    """One seat's part of a list by seat and card."""
    return piles[seat * KINDS : seat * KINDS + KINDS]


def look_at_seat(s: Condottiere, viewer: int, seat: int, strength: Sum) -> SeatView:
    """What the viewer (−1: a spectator) sees of a seat."""
    is_other = viewer != seat
    is_told = is_other and viewer >= 0
    return SeatView(
        cards=s.sizes[seat],
        line=names_of(row(s.lines, seat)),
        face_down=int(s.down[seat] != NO_CARD),
        strength=strength,
        passed=s.has_passed(seat),
        fought=s.has_fought(seat),
        regions=tuple(REGION_NAMES[region] for region, owner in enumerate(s.owner) if owner == seat),
        kingdom=largest_kingdom(s.edition, regions_of(s, seat)),
        points=s.points[seat],
        revealed=names_of(row(s.revealed, seat)),
        known=names_of(s.known_to(viewer, seat)) if is_other else (),
        told=names_of(s.known_to(seat, viewer)) if is_told else (),
    )


def region_name(region: int) -> str | None:
    """The region's name, or None for nowhere."""
    return None if region == NOWHERE else REGION_NAMES[region]


def remember(s: Condottiere, view: CondottiereView) -> None:
    """Put what the view tells into an empty state; what it does not tell is left empty."""
    seat = view.seat
    viewer = -1 if seat is None else seat
    for other, seen in enumerate(view.table):
        at = other * KINDS
        s.lines[at : at + KINDS] = counts_of(seen.line)
        s.revealed[at : at + KINDS] = counts_of(seen.revealed)
        s.passed |= int(seen.passed) << other
        s.fought |= int(seen.fought) << other
        s.points[other] = seen.points
        for region in seen.regions:
            s.owner[REGIONS[region]] = other
        known, told = counts_of(seen.known), counts_of(seen.told)
        for card in range(KINDS):
            if known[card] > s.revealed[at + card]:
                s.shown[s.shown_key(viewer, other, card)] = known[card]
            if told[card]:
                s.shown[s.shown_key(other, viewer, card)] = told[card]
    if seat is not None:
        s.hands[seat * KINDS : seat * KINDS + KINDS] = counts_of(view.hand)
        s.sizes[seat] = len(view.hand)
        s.down[seat] = NO_CARD if view.down is None else CARDS[view.down]
        s.answers[seat] = s.answers[seat] if view.answer is None else view.answer
    if view.buried:
        s.memory = [0] * (s.seats * KINDS)
        if seat is not None:
            s.memory[seat * KINDS : seat * KINDS + KINDS] = counts_of(view.remembered)
    s.kept = counts_of(view.kept)
    s.discard = counts_of(view.discard)
    s.site = NOWHERE if view.site is None else REGIONS[view.site]
    s.pope = NOWHERE if view.pope is None else REGIONS[view.pope]
    s.holder, s.opener = view.holder, view.opener
    s.battles, s.idle, s.games = view.battles, view.idle, view.games
    s.finalists = bits_of(view.finalists)
    s.winners = bits_of(view.result.winners) if view.result else 0
    s.reason = REASONS.index(view.reason)


def own_view(s: Condottiere, seat: int | None, frame: View) -> CondottiereView:
    """The whole view: the frame that all games share, and the table."""
    line = line_sums(s)
    viewer = -1 if seat is None else seat
    is_keeper = seat is not None and any(step.startswith(f"keep-card {seat} ") for step in frame.stack)
    nothing = [0] * KINDS
    return CondottiereView(
        game=frame.game,
        rules=frame.rules,
        edition=frame.edition,
        seat=frame.seat,
        seats=frame.seats,
        options=frame.options,
        to_act=frame.to_act,
        prompt=frame.prompt,
        question=frame.question,
        stack=frame.stack,
        opened=frame.opened,
        lane=frame.lane,
        result=frame.result,
        table=tuple(look_at_seat(s, viewer, other, line[other]) for other in range(s.seats)),
        hand=() if seat is None else names_of(row(s.hands, seat)),
        down=None if seat is None or s.down[seat] == NO_CARD else CARD_NAMES[s.down[seat]],
        kept=names_of(s.kept) if is_keeper else (),
        answer=None if seat is None or s.answers[seat] < 0 else s.answers[seat],
        remembered=names_of(row(s.memory, seat) if s.memory and seat is not None else nothing),
        buried=sum(s.buried),
        discard=names_of(s.discard),
        deck=s.deck_size,
        site=region_name(s.site),
        pope=region_name(s.pope),
        holder=s.holder,
        opener=s.opener,
        battles=s.battles,
        idle=s.idle,
        games=s.games,
        finalists=seats_of(s.finalists),
        goal=Goal(regions_needed(s), adjacent_needed(s)),
        expected=expected(s),
        reason=REASONS[s.reason],
        unseen={CARD_NAMES[card]: count for card, count in enumerate(unseen(s, viewer)) if count},
    )
