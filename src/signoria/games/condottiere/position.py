"""Positions as plain data that a person can write: see docs/positions.md."""

from __future__ import annotations

import msgspec

from signoria.games.condottiere.components import (
    CARD_NAMES,
    CARDS,
    CLOSED,
    KINDS,
    NO_CARD,
    NOBODYS,
    NOWHERE,
    REGION_NAMES,
    REGIONS,
    SPRING,
    WINTER,
    can_lie_face_down,
    names_of,
)
from signoria.games.condottiere.scoring import lies
from signoria.games.condottiere.state import REASONS, UNANSWERED, Condottiere
from signoria.games.condottiere.steps.aftermath import KeepCard, PlaceFigure, legal_sites
from signoria.games.condottiere.steps.battle import PlayCard, TakeBackMercenary
from signoria.games.condottiere.steps.cards import DealCard, DealCards
from signoria.games.condottiere.view import bits_of, row, seats_of
from signoria.kernel.errors import BadPosition

# Steps that need a region fought over, and steps that come before there is one.
BATTLE = (
    "next-turn",
    "play-card",
    "place-favour",
    "take-back-mercenary",
    "end-battle",
    "compare-lines",
    "begin-battle",
)
BEFORE_BATTLE = ("place-figure", "choose-region", "set-up", "open-game", "begin-final-battle")


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One seat. Cards are names with spaces between them: `"10 6 6 winter"`."""

    hand: str = ""
    line: str = ""
    down: str = ""
    regions: list[str] = []
    passed: bool = False
    fought: bool | None = None  # has played in this battle; if not said: when its line holds a card
    points: int = 0
    revealed: str = ""  # cards all know to be in its hand
    shown: dict[str, str] = {}  # cards that single seats know to be in its hand
    remembers: str = ""  # face-down discards that it knows
    answer: int | None = None  # given while all decide at once


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A whole position."""

    game: str
    seat: list[SeatPosition]
    options: dict[str, bool | int] = {}
    edition: str = ""
    holder: int = 0
    opener: int = 0
    site: str = ""
    pope: str = ""
    deck: str | None = None  # if not said: all cards that lie nowhere else
    discard: str | None = None  # if the deck is said and this is not: all cards that lie nowhere else
    buried: str = ""
    kept: str = ""
    battles: int = 0
    idle: int = 0
    games: int = 0
    finalists: list[int] = []
    winners: list[int] = []
    reason: str = "undecided"
    turn: int | None = None  # in short for a stack: this seat is to play a card
    stack: list[str] = []
    opened: list[str] = []
    lanes: list[list[str]] = []


def read_cards(text: str, field: str) -> list[int]:
    """The pile written so."""
    counts = [0] * KINDS
    for name in text.split():
        if name not in CARDS:
            raise BadPosition(f"{field}: there is no card {name!r}; there are: {', '.join(CARD_NAMES)}")
        counts[CARDS[name]] += 1
    return counts


def read_region(text: str, s: Condottiere, field: str) -> int:
    """The region with this name; nothing written is nowhere."""
    if not text:
        return NOWHERE
    if text not in REGIONS:
        raise BadPosition(f"{field}: there is no region {text!r}; there are: {', '.join(REGION_NAMES)}")
    require(s.owner[REGIONS[text]] != CLOSED, f"{field}: {text} is not in play")
    return REGIONS[text]


def read_seats(seats: list[int], s: Condottiere, field: str) -> int:
    """Seats as bits."""
    for seat in seats:
        check_seat(seat, s, field)
    require(len(set(seats)) == len(seats), f"{field}: a seat stands there twice")
    return bits_of(seats)


def check_seat(seat: int, s: Condottiere, field: str) -> int:
    """The seat, if there is one with this number."""
    if not 0 <= seat < s.seats:
        raise BadPosition(f"{field}: there is no seat {seat}; the seats are 0 to {s.seats - 1}")
    return seat


def put_seat(s: Condottiere, seat: int, written: SeatPosition) -> None:
    """Lay out what belongs to one seat."""
    where = f"seat[{seat}]"
    at = seat * KINDS
    s.hands[at : at + KINDS] = hand = read_cards(written.hand, f"{where}.hand")
    s.sizes[seat] = sum(hand)
    s.lines[at : at + KINDS] = line = read_cards(written.line, f"{where}.line")
    if written.down:
        down = read_cards(written.down, f"{where}.down")
        s.down[seat] = down.index(max(down))
        if sum(down) != 1 or not can_lie_face_down(s.down[seat]):
            raise BadPosition(f"{where}.down: one mercenary, drummer, heroine or courtesan can lie face down (C8.5)")
        if not s.variants.hidden_cards:
            raise BadPosition(f"{where}.down: cards lie face down only with the option hidden_cards")
    for name in written.regions:
        region = read_region(name or "?", s, f"{where}.regions")
        if s.owner[region] != NOBODYS:
            raise BadPosition(f"{where}.regions: {name} is controlled twice")
        s.owner[region] = seat
    s.passed |= int(written.passed) << seat
    has_fought = bool(any(line) or written.down) if written.fought is None else written.fought
    s.fought |= int(has_fought) << seat
    s.points[seat] = written.points
    s.answers[seat] = UNANSWERED if written.answer is None else written.answer


def put_knowledge(s: Condottiere, seat: int, written: SeatPosition) -> None:
    """Lay out what others know of a seat, and what it remembers; all of it must be true."""
    where = f"seat[{seat}]"
    at = seat * KINDS
    held = row(s.hands, seat)
    if s.down[seat] != NO_CARD:
        held[s.down[seat]] += 1
    s.revealed[at : at + KINDS] = read_cards(written.revealed, f"{where}.revealed")
    check_within(row(s.revealed, seat), held, f"{where}.revealed: the hand does not hold these cards")
    for viewer, text in written.shown.items():
        if viewer not in [str(other) for other in range(s.seats) if other != seat]:
            raise BadPosition(f"{where}.shown: {viewer!r} is not another seat")
        cards = read_cards(text, f"{where}.shown.{viewer}")
        check_within(cards, held, f"{where}.shown.{viewer}: the hand does not hold these cards")
        for card in range(KINDS):
            if cards[card] > s.revealed[at + card]:
                s.shown[s.shown_key(int(viewer), seat, card)] = cards[card]
    remembered = read_cards(written.remembers, f"{where}.remembers")
    check_within(remembered, s.buried, f"{where}.remembers: these cards are not among the buried ones")
    if any(s.buried):
        s.memory = s.memory or [0] * (s.seats * KINDS)
        s.memory[at : at + KINDS] = remembered


def check_within(part: list[int], whole: list[int], problem: str) -> None:
    """The part must be contained in the whole."""
    if any(part[card] > whole[card] for card in range(KINDS)):
        raise BadPosition(problem)


def put_piles(s: Condottiere, written: Position) -> None:
    """Deck and discards: what is not said is the rest of the cards."""
    s.buried = read_cards(written.buried, "buried")
    s.kept = read_cards(written.kept, "kept")
    rest = list(s.edition.counts)
    for card in range(KINDS):
        rest[card] -= s.buried[card] + sum(s.hands[card::KINDS]) + sum(s.lines[card::KINDS]) + s.down.count(card)
    for name, text in (("deck", written.deck), ("discard", written.discard)):
        if text is not None:
            for card, count in enumerate(read_cards(text, name)):
                rest[card] -= count
    for card, count in enumerate(rest):
        if count < 0:
            raise BadPosition(
                f"cards: {s.edition.counts[card] - count} of {CARD_NAMES[card]} lie about, "
                f"but there are {s.edition.counts[card]}"
            )
    nothing = [0] * KINDS
    said_deck, said_discard = read_cards(written.deck or "", "deck"), read_cards(written.discard or "", "discard")
    if written.deck is not None and written.discard is not None and any(rest):
        raise BadPosition(f"cards: these lie nowhere: {' '.join(names_of(rest))}")
    s.deck = rest if written.deck is None else said_deck
    s.discard = (nothing if written.deck is None else rest) if written.discard is None else said_discard
    s.deck_size = sum(s.deck)


def put_position(s: Condottiere, written: Position) -> None:
    """Fill an empty state with what was written; the stack is left to the reader of steps."""
    for seat, one in enumerate(written.seat):
        put_seat(s, seat, one)
    put_piles(s, written)
    for seat, one in enumerate(written.seat):
        put_knowledge(s, seat, one)
    if lies(s, WINTER) and lies(s, SPRING):
        raise BadPosition("line: winter and spring never lie at the same time (C3.2, C3.3)")
    s.holder = check_seat(written.holder, s, "holder")
    s.opener = check_seat(written.opener, s, "opener")
    s.site = read_region(written.site, s, "site")
    s.pope = read_region(written.pope, s, "pope")
    s.battles, s.idle, s.games = written.battles, written.idle, written.games
    s.finalists = read_seats(written.finalists, s, "finalists")
    s.winners = read_seats(written.winners, s, "winners")
    if written.reason not in REASONS:
        raise BadPosition(f"reason: must be one of {', '.join(REASONS)}")
    s.reason = REASONS.index(written.reason)


def check_turn(s: Condottiere) -> None:
    """What is to come must be possible with what lies on the table."""
    steps = [step.name() for step in reversed(s.stack)]
    require(
        steps not in ([], ["end-game"]) or bool(s.winners),
        "winners: nothing is to come, but nobody has won; say `turn` or `stack`",
    )
    require(not steps or steps[-1] == "end-game", "stack: the last step must be end-game")
    require(steps.count("end-game") <= 1, "stack: end-game stands there twice")
    require(bool(s.finalists) or "begin-final-battle" not in steps, "finalists: nobody fights the final battle")
    first = next((name for name in steps if name in BATTLE or name in BEFORE_BATTLE), "")
    is_battle = first in BATTLE and not s.finalists
    require(s.site != NOWHERE or not is_battle, "site: a battle is being fought, but over no region")
    is_choosing = steps and steps[0] in ("choose-region", "place-figure")
    require(bool(legal_sites(s)) or not is_choosing, "stack: a region is to be chosen, but there is none")
    check_steps(s)
    check_answers(s)


def check_steps(s: Condottiere) -> None:
    """The seats that are to act can do so, and the cards to be dealt are there."""
    to_deal = 0
    for step in s.stack:
        fields = step.fields()
        if isinstance(step, DealCard | DealCards):
            to_deal += max(fields[1], 1)
        elif isinstance(step, PlaceFigure):
            require(step.who == s.holder, f"stack: {step!r}, but seat {s.holder} holds the Condottiere")
        elif isinstance(step, PlayCard):
            require(not s.has_passed(step.who), f"stack: {step!r}, but seat {step.who} has passed")
        elif isinstance(step, TakeBackMercenary):
            require(NO_CARD <= fields[1] < KINDS, f"stack: {step!r}: {fields[1]} is no card")
        elif isinstance(step, KeepCard):
            require(sum(s.kept) == step.kept, f"kept: {sum(s.kept)} cards are kept, but the stack says {step!r}")
            check_within(s.kept, row(s.hands, step.who), "kept: the hand does not hold these cards")
    require(not any(s.kept) or any(isinstance(step, KeepCard) for step in s.stack), "kept: nobody is keeping cards")
    there = s.deck_size + sum(s.discard) + sum(s.buried) + sum(s.lines)
    require(to_deal <= there, f"stack: {to_deal} cards are to be dealt, but only {there} are there")


def check_answers(s: Condottiere) -> None:
    """Answers are such as can be given, and given only while they wait to be seen."""
    most = s.edition.drawn if s.variants.draw_after_battle else 1
    for seat, answer in enumerate(s.answers):
        require(UNANSWERED <= answer <= most, f"seat[{seat}].answer: must lie between 0 and {most}")
    is_waiting = any(step.name() in ("reveal-draws", "reveal-discards") for step in s.stack)
    require(is_waiting or max(s.answers) == UNANSWERED, "answer: nothing has been asked of all at once")


def require(is_right: bool, problem: str) -> None:
    """Say what is wrong, unless it is right."""
    if not is_right:
        raise BadPosition(problem)


def write_seat(s: Condottiere, seat: int) -> SeatPosition:
    """One seat as data."""
    shown = {}
    for viewer in range(s.seats):
        cards = [s.shown.get(s.shown_key(viewer, seat, card), 0) for card in range(KINDS)]
        if any(cards):
            shown[str(viewer)] = " ".join(names_of(cards))
    return SeatPosition(
        hand=" ".join(names_of(row(s.hands, seat))),
        line=" ".join(names_of(row(s.lines, seat))),
        down="" if s.down[seat] == NO_CARD else CARD_NAMES[s.down[seat]],
        regions=[REGION_NAMES[region] for region, owner in enumerate(s.owner) if owner == seat],
        passed=s.has_passed(seat),
        fought=s.has_fought(seat),
        points=s.points[seat],
        revealed=" ".join(names_of(row(s.revealed, seat))),
        shown=shown,
        remembers=" ".join(names_of(row(s.memory, seat))) if s.memory else "",
        answer=None if s.answers[seat] == UNANSWERED else s.answers[seat],
    )


def write(s: Condottiere, game: str, edition: str, options: dict[str, bool | int]) -> Position:
    """The whole position as data."""
    return Position(
        game=game,
        edition=edition,
        options=options,
        seat=[write_seat(s, seat) for seat in range(s.seats)],
        holder=s.holder,
        opener=s.opener,
        site="" if s.site == NOWHERE else REGION_NAMES[s.site],
        pope="" if s.pope == NOWHERE else REGION_NAMES[s.pope],
        deck=" ".join(names_of(s.deck)),
        discard=" ".join(names_of(s.discard)),
        buried=" ".join(names_of(s.buried)),
        kept=" ".join(names_of(s.kept)),
        battles=s.battles,
        idle=s.idle,
        games=s.games,
        finalists=list(seats_of(s.finalists)),
        winners=list(seats_of(s.winners)),
        reason=REASONS[s.reason],
        stack=[repr(step) for step in reversed(s.stack)],
        opened=["" if step is None else repr(step) for step in s.opened],
        lanes=[[repr(step) for step in reversed(lane)] for lane in s.lanes],
    )
