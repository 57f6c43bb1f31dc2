"""A battle, card by card (C2, C3, C8.4, C8.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.condottiere import events, moves
from signoria.games.condottiere.components import (
    BISHOP,
    CLOSED,
    KINDS,
    MAX_SEATS,
    MERCENARIES,
    NO_CARD,
    NOBODYS,
    NOWHERE,
    SCARECROW,
    SPRING,
    SURRENDER,
    WINTER,
    can_lie_face_down,
)
from signoria.games.condottiere.scoring import highest, lies
from signoria.games.condottiere.state import Condottiere, replaced
from signoria.games.condottiere.steps.aftermath import (
    CHECK_VICTORY,
    CHOOSE_REGION,
    COMPARE_FINAL,
    COMPARE_LINES,
    DISCARD_LINES,
    END_ROUND,
    OFFER_DISCARDS,
    OFFER_DRAWS,
)
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.steps import OPEN, VEILED, Automatic, Decision

ASKED_TO_PLAY: Final = Refusal("asked-to-play", "C2.2")
ASKED_FOR_FAVOUR: Final = Refusal("asked-for-favour", "C3.6")
ASKED_TO_TAKE_BACK: Final = Refusal("asked-to-take-back", "C3.9")
ASKED_TO_TURN_UP: Final = Refusal("asked-to-turn-up", "C8.5")
NOT_IN_HAND: Final = Refusal("not-in-hand", "C2.2")
FAVOUR_CLOSED: Final = Refusal("favour-closed", "C0.1")
FAVOUR_CONTROLLED: Final = Refusal("favour-controlled", "C3.6")
FAVOUR_BATTLE: Final = Refusal("favour-battle", "C3.6")
NOT_IN_LINE: Final = Refusal("not-in-line", "C3.9")
JUST_TURNED_UP: Final = Refusal("just-turned-up", "C8.5")


class BeginBattle(Automatic[Condottiere]):
    """C2.1: the seat that placed the figure plays first."""

    def run(self, s: Condottiere) -> None:
        s.passed = 0
        s.fought = 0
        s.tell(events.BATTLE_BEGUN, s.site)
        s.then(NEXT_TURN[s.holder])


class NextTurn(Automatic[Condottiere]):
    """C2.1, C2.4, C2.5: the first seat from here on that is still in; the last may go on; one without cards passes."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: Condottiere) -> None:
        seat = self.seat
        for _ in range(s.seats):
            if not s.has_passed(seat):
                if s.sizes[seat]:
                    s.then(PLAY_CARD[seat])
                    return
                s.passed |= 1 << seat
                s.tell(events.SAT_OUT, seat)
            seat = s.left_of(seat)
        s.then(END_BATTLE)  # C2.7


class PlayCard(Decision[Condottiere]):
    """C2.2, C2.3: one card into one's own line, or pass, which is always allowed and for the rest of the battle."""

    def candidates(self, s: Condottiere) -> Sequence[Move]:
        return (moves.PASS, *moves.PLAY)

    def choices(self, s: Condottiere) -> list[Move]:
        row = self.who * KINDS
        hands = s.hands
        found: list[Move] = [moves.PASS]
        for card in range(KINDS):
            if hands[row + card]:
                found.append(moves.PLAY[card])
        return found

    def refuse(self, s: Condottiere, move: Move) -> Refusal | None:
        if isinstance(move, moves.Play):
            return None if s.hands[self.who * KINDS + move.card] else NOT_IN_HAND
        return None if isinstance(move, moves.Pass) else ASKED_TO_PLAY

    def take(self, s: Condottiere, move: Move) -> None:
        if isinstance(move, moves.Play):
            play_card(s, self.who, move.card)
        elif may_wait(s, self.who):  # C8.4
            s.tell(events.DEFENDER_WAITED, self.who)
            s.then(NEXT_TURN[s.left_of(self.who)])
        else:
            s.passed |= 1 << self.who
            s.tell(events.PASSED, self.who)
            if s.down[self.who] != NO_CARD:
                s.then(TURN_UP_CARD[self.who], NEXT_TURN[s.left_of(self.who)])
            else:
                s.then(NEXT_TURN[s.left_of(self.who)])

    def secrecy(self, s: Condottiere, move: Move) -> int:
        is_hidden = isinstance(move, moves.Play) and s.variants.hidden_cards and can_lie_face_down(move.card)
        return VEILED if is_hidden else OPEN


class TakeBackMercenary(Decision[Condottiere]):
    """C3.9: the Scarecrow; `spared` is a card turned up just now, which it cannot touch (C8.5)."""

    def __init__(self, seat: int, spared: int) -> None:
        super().__init__(seat)
        self.spared: Final = spared

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.spared)

    def candidates(self, s: Condottiere) -> Sequence[Move]:
        return moves.TAKE

    def refuse(self, s: Condottiere, move: Move) -> Refusal | None:
        if not isinstance(move, moves.TakeBack):
            return ASKED_TO_TAKE_BACK
        if move.card == NO_CARD:
            return None
        count = s.lines[self.who * KINDS + move.card]
        if count == 1 and move.card == self.spared:
            return JUST_TURNED_UP
        return None if count else NOT_IN_LINE

    def take(self, s: Condottiere, move: Move) -> None:
        assert isinstance(move, moves.TakeBack)
        if move.card != NO_CARD:
            s.lines[self.who * KINDS + move.card] -= 1
            s.into_hand(self.who, move.card)
            s.has_returned(self.who, move.card)
        s.tell(events.TAKEN_BACK, self.who, move.card)


class PlaceFavour(Decision[Condottiere]):
    """C3.6: who played the Bishop places the Pope's token."""

    def candidates(self, s: Condottiere) -> Sequence[Move]:
        return moves.FAVOUR

    def refuse(self, s: Condottiere, move: Move) -> Refusal | None:
        if not isinstance(move, moves.Favour):
            return ASKED_FOR_FAVOUR
        if move.region == NOWHERE:
            return None
        if move.region == s.site and s.variants.pope_off_battle:
            return FAVOUR_BATTLE
        if s.owner[move.region] == CLOSED:
            return FAVOUR_CLOSED
        if s.owner[move.region] != NOBODYS and not s.variants.capture_regions:  # C8.4
            return FAVOUR_CONTROLLED
        return None

    def take(self, s: Condottiere, move: Move) -> None:
        assert isinstance(move, moves.Favour)
        s.pope = move.region
        s.tell(events.FAVOUR_PLACED, self.who, move.region)


class DiscardBishop(Automatic[Condottiere]):
    """C3.5: last of all the Bishop himself is discarded."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: Condottiere) -> None:
        s.discard_from_line(self.seat, BISHOP)


class TurnUpCard(Decision[Condottiere]):
    """C8.5: a passing seat may turn its card up or not."""

    def candidates(self, s: Condottiere) -> Sequence[Move]:
        return (moves.UP, moves.DOWN)

    def refuse(self, s: Condottiere, move: Move) -> Refusal | None:
        return None if isinstance(move, moves.TurnUp) else ASKED_TO_TURN_UP

    def take(self, s: Condottiere, move: Move) -> None:
        if move is moves.UP:
            turn_up(s, self.who)


class EndBattle(Automatic[Condottiere]):
    """C2.7: what follows, in order (C4, C8.1)."""

    def run(self, s: Condottiere) -> None:
        if s.variants.hidden_cards:
            for seat in range(s.seats):
                turn_up(s, seat)  # C8.5
        if s.finalists:
            s.then(COMPARE_FINAL)
        elif s.variants.draw_after_battle:
            s.then(COMPARE_LINES, CHECK_VICTORY, OFFER_DRAWS, CHOOSE_REGION, DISCARD_LINES, BEGIN_BATTLE)
        else:
            s.then(COMPARE_LINES, CHECK_VICTORY, CHOOSE_REGION, DISCARD_LINES, OFFER_DISCARDS, END_ROUND, BEGIN_BATTLE)


def may_wait(s: Condottiere, seat: int) -> bool:
    """C8.4: the defender stays in without a card while others are still in."""
    everybody = (1 << s.seats) - 1
    return seat == s.defender() and not s.has_fought(seat) and s.passed | 1 << seat != everybody


def turn_up(s: Condottiere, seat: int) -> int:
    """C8.5: the seat's face-down card, if any, now counts; which one it was, or NO_CARD."""
    card = s.down[seat]
    if card != NO_CARD:
        s.down = replaced(s.down, seat, NO_CARD)
        s.into_line(seat, card)
        s.has_left(seat, card)
        s.reveal()
        s.tell(events.TURNED_UP, seat, card)
    return card


def play_card(s: Condottiere, seat: int, card: int) -> None:
    """C2.2: the card leaves the hand; the seat's face-down card is turned up first (C8.5)."""
    spared = turn_up(s, seat)
    is_hidden = s.variants.hidden_cards and can_lie_face_down(card)
    if is_hidden or not s.revealed[seat * KINDS + card]:
        s.reveal()
    s.out_of_hand(seat, card)
    s.fought |= 1 << seat
    if is_hidden:
        s.down = replaced(s.down, seat, card)
        s.hint(seat, events.PLAYED_FACE_DOWN, seat, card)
        s.then(NEXT_TURN[s.left_of(seat)])
    else:
        s.has_left(seat, card)
        s.into_line(seat, card)
        s.tell(events.CARD_PLAYED, seat, card)
        carry_out(s, seat, card, spared)


def carry_out(s: Condottiere, seat: int, card: int, spared: int) -> None:
    """C3: what an open card does; then the next seat's turn. A card turned up just now is spared (C8.5)."""
    following = NEXT_TURN[s.left_of(seat)]
    if card < MERCENARIES:
        s.then(following)
    elif card == SURRENDER:
        s.then(END_BATTLE)  # C3.10
    elif card == SCARECROW:
        s.discard_from_line(seat, SCARECROW)
        question = TakeBackMercenary(seat, spared)
        if len(question.choices(s)) > 1:
            s.then(question, following)
        else:
            s.then(following)
    elif card == BISHOP:
        sweep_highest(s, seat, spared)
        if s.finalists:
            s.then(DISCARD_BISHOP[seat], following)  # C6.3: no token
        else:
            s.then(PLACE_FAVOUR[seat], DISCARD_BISHOP[seat], following)
    else:
        if card == WINTER:
            discard_everywhere(s, SPRING)  # C3.2
        elif card == SPRING:
            discard_everywhere(s, WINTER)  # C3.3
        s.then(following)


def discard_everywhere(s: Condottiere, card: int) -> None:
    """All cards of this kind leave all lines."""
    if lies(s, card):
        for seat in range(s.seats):
            s.discard_from_line(seat, card)
        s.tell(events.SWEPT, card)


def sweep_highest(s: Condottiere, seat: int, spared: int) -> None:
    """C3.5, C8.5: the highest mercenaries of all lines go, but not one turned up just now."""
    own = seat * KINDS + spared
    if spared != NO_CARD:
        s.lines[own] -= 1
    best = highest(s)
    if best >= 0:
        discard_everywhere(s, best)
    if spared != NO_CARD:
        s.lines[own] += 1


BEGIN_BATTLE: Final = BeginBattle()
END_BATTLE: Final = EndBattle()
NEXT_TURN: Final = tuple([NextTurn(seat) for seat in range(MAX_SEATS)])
PLAY_CARD: Final = tuple([PlayCard(seat) for seat in range(MAX_SEATS)])
PLACE_FAVOUR: Final = tuple([PlaceFavour(seat) for seat in range(MAX_SEATS)])
DISCARD_BISHOP: Final = tuple([DiscardBishop(seat) for seat in range(MAX_SEATS)])
TURN_UP_CARD: Final = tuple([TurnUpCard(seat) for seat in range(MAX_SEATS)])
