"""A match: moves, undo up to what has become known, asides, views and results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NoReturn

from signoria import texts
from signoria.kernel.errors import Refused
from signoria.kernel.game import Data, Event, Result, View
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.play import Entry, asked, enter, enter_all_luck, enter_luck, settle, to_act
from signoria.kernel.registry import AnyGame
from signoria.kernel.state import DISCREET, EVERYBODY, PRIVATE, State
from signoria.kernel.steps import CHANCE
from signoria.match.fairness import Seal, Sealed, Seeded

UNKNOWN_MOVE = Refusal("unknown-move", "")
UNKNOWN_SEAT = Refusal("unknown-seat", "")
GAME_OVER = Refusal("game-over", "")
NOTHING_TO_UNDO = Refusal("nothing-to-undo", "")
NOTHING_TO_TAKE_BACK = Refusal("nothing-to-take-back", "")
SHOW_TO_OTHERS = Refusal("show-to-others", "")
UNDONE: Final = -1  # the kinds of events that are the match's own
TAKEN_BACK: Final = -2
EVENTS_OF_MATCH: Final = {UNDONE: "undone", TAKEN_BACK: "takeback"}


class Aside:
    """Cards shown (C7.1): outside the moves, never taken back."""

    def __init__(self, seat: int, cards: str, to: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards
        self.to = to


class Confirmed:
    """A seat will take back nothing from before this."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Undone:
    """A seat took back so many of its moves."""

    def __init__(self, seat: int, moves: int) -> None:
        self.seat = seat
        self.moves = moves


class TakenBack:
    """A seat took back so many of its moves, and all that followed: everybody had agreed."""

    def __init__(self, seat: int, moves: int) -> None:
        self.seat = seat
        self.moves = moves


Act = Entry | Aside | Confirmed | Undone | TakenBack


class Sights:
    """How many events each seat has seen, and how often it has acted; events are counted when somebody asks."""

    def __init__(self, seats: int) -> None:
        self.turns = 0  # moves that all notice, even those of which no event tells
        self.counted = 0  # events of the match
        self.public = 0
        self.private = [0] * seats  # events that only this seat saw
        self.acts = [0] * seats

    def events(self, told: list[tuple[int, int, int, int, int, int]], seat: int | None) -> int:
        """How many events the seat, or a spectator, has seen."""
        for at in range(self.counted, len(told)):
            if told[at][5] == PRIVATE:
                self.private[told[at][4]] += 1
            else:
                self.public += 1
        self.counted = len(told)
        return self.public + (0 if seat is None else self.private[seat])

    def copy(self) -> Sights:
        """Independent and equal."""
        twin = Sights(0)
        twin.turns, twin.counted, twin.public = self.turns, self.counted, self.public
        twin.private, twin.acts = self.private[:], self.acts[:]
        return twin


class Match:
    """A game being played."""

    def __init__(
        self, game: AnyGame, start: State, fortune: Seeded | Sealed | None, position: Data | None = None
    ) -> None:
        """Begin from a state that the rules have not yet run on. Without a fortune no luck is drawn."""
        self.game = game
        self.fortune = fortune
        self.seal: Seal | None = fortune.seal if isinstance(fortune, Sealed) else None
        self.position_at_start = position
        self.acts: list[Act] = []  # all that was ever done
        self.standing: list[Entry | Aside | Confirmed] = []  # what was not undone
        self._told: list[tuple[int, int, int, int, int, int]] = []
        self._sights = Sights(start.seats)
        start.log = self._told
        settle(start)
        self._state = start
        self._start = game.copy(start)
        self._draw_luck()

    # What is asked

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._state.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; () when the game is over, or waits for luck it cannot draw."""
        return to_act(self._state)

    @property
    def waits_for_luck(self) -> bool:
        """Is chance to act, but the match has no luck to draw (a record read before its game's end)?"""
        return self._state.actor == CHANCE

    @property
    def result(self) -> Result | None:
        """How it ended, or None."""
        return self.game.result(self._state)

    def choices(self, seat: int) -> list[Move]:
        """The seat's legal moves, sorted; never empty for a seat in `to_act`."""
        step = asked(self._state, seat)
        return [] if step is None else step.choices(self._state)

    def why_not(self, seat: int, move: Move | str) -> Refusal | None:
        """None if the seat may make this move now, or why not."""
        found = self._find(move)
        if found is None:
            return UNKNOWN_MOVE
        if not 0 <= seat < self.seats:
            return UNKNOWN_SEAT
        step = asked(self._state, seat)
        if step is not None:
            return step.refuse(self._state, found)
        return GAME_OVER if self.result else self.game.not_your_turn

    def view(self, seat: int | None) -> View:
        """What the seat may know; None is a spectator."""
        self._check_seat(seat)
        return self.game.view(self._state, seat)

    def plan(self, seat: int) -> list[Move]:
        """A proposal that finishes the action in hand; empty if none is in hand."""
        state = self.game.copy(self._state)
        proposed: list[Move] = []
        while (move := self.game.plan(state, seat)) is not None:
            proposed.append(enter(state, seat, move).move)
        return proposed

    # What is done

    def play(self, seat: int, move: Move | str) -> None:
        """Make a move, or raise Refused and change nothing."""
        found = self._find(move)
        step = asked(self._state, seat)
        if found is None or step is None or step.refuse(self._state, found) is not None:
            self._refuse(self.why_not(seat, move) or UNKNOWN_MOVE, str(move) if found is None else found.text)
        self._note(enter(self._state, seat, found))
        if self._state.actor == CHANCE:
            self._draw_luck()

    def befall(self, move: Move) -> None:
        """Let chance bring this outcome, as a record says it did."""
        self._note(enter_luck(self._state, move))

    def go_on(self, fortune: Seeded | Sealed) -> None:
        """From here on draw luck from this source."""
        self.fortune = fortune
        self._draw_luck()

    def show(self, seat: int, cards: str | Sequence[str], to: int | Sequence[int]) -> None:
        """Show cards of one's hand to other seats: they will remember."""
        text = cards if isinstance(cards, str) else " ".join(cards)
        others = (to,) if isinstance(to, int) else tuple(sorted(set(to)))
        if not all(0 <= one < self.seats for one in (seat, *others)):
            self._refuse(UNKNOWN_SEAT)
        if not others or seat in others:
            self._refuse(SHOW_TO_OTHERS)
        refusal = self.game.show(self._state, seat, text, others)
        if refusal is not None:
            self._refuse(refusal, text)
        self._note(Aside(seat, " ".join(text.split()), others))

    def confirm(self, seat: int) -> None:
        """Take back nothing from before now."""
        self._check_seat(seat)
        self._note(Confirmed(seat))

    # Undo

    def undo_horizon(self, seat: int) -> int:
        """How many of its latest moves the seat may take back: none behind luck, or what another seat has seen or done.

        While all decide at once, what others answer meanwhile neither counts nor shows.
        """
        return len(self._own_latest(seat))

    def undo(self, seat: int, moves: int = 1) -> None:
        """Take back so many of the seat's latest moves, or raise Refused and change nothing."""
        latest = self._own_latest(seat)
        if not 1 <= moves <= len(latest):
            self._refuse(NOTHING_TO_UNDO)
        in_lane = bool(self._state.lanes)
        gone = set(latest[:moves])
        self._stand([act for at, act in enumerate(self.standing) if at not in gone], Undone(seat, moves))
        self._told.append((UNDONE, seat, moves, -1, seat if in_lane else EVERYBODY, PRIVATE if in_lane else 0))

    def takeback_horizon(self, seat: int) -> int:
        """How many of its latest moves the seat may take back if all others agree: none behind luck or a revelation."""
        return len(self._own_since_barrier(seat))

    def take_back(self, seat: int, moves: int = 1) -> None:
        """Take back so many of the seat's moves and what others did since, as all have agreed; or raise Refused."""
        latest = self._own_since_barrier(seat)
        if not 1 <= moves <= len(latest):
            self._refuse(NOTHING_TO_TAKE_BACK)
        self._stand(self.standing[: latest[moves - 1]], TakenBack(seat, moves))
        self._told.append((TAKEN_BACK, seat, moves, -1, EVERYBODY, 0))

    def _own_since_barrier(self, seat: int) -> list[int]:
        """Where the seat's moves stand since anything became known, latest first; none while all decide at once."""
        found: list[int] = []
        if self._state.lanes:
            return found
        for at in range(len(self.standing) - 1, -1, -1):
            act = self.standing[at]
            if isinstance(act, Aside) or (isinstance(act, Entry) and act.is_barrier):
                break
            if isinstance(act, Entry) and act.seat == seat:
                found.append(at)
        return found

    def _stand(self, standing: list[Entry | Aside | Confirmed], act: Undone | TakenBack) -> None:
        """From now on only these acts stand."""
        self.standing = standing
        self.acts.append(act)
        self._sights.acts[act.seat] += 1
        self._state = self._rebuilt()
        self._state.log = self._told

    def _own_latest(self, seat: int) -> list[int]:
        """Where the moves stand that the seat may take back, latest first."""
        found = []
        for at in range(len(self.standing) - 1, -1, -1):
            act = self.standing[at]
            if isinstance(act, Confirmed):
                if act.seat == seat:
                    break
            elif isinstance(act, Aside) or act.is_barrier:
                break
            elif act.seat == seat:
                found.append(at)
            elif not act.in_lane:
                break
        return found

    def _rebuilt(self) -> State:
        """The state that the standing moves lead to."""
        state = self.game.copy(self._start)
        for act in self.standing:
            if isinstance(act, Entry):
                if act.seat == CHANCE:
                    enter_luck(state, act.move)
                else:
                    enter(state, act.seat, act.move)
            elif isinstance(act, Aside):
                self.game.show(state, act.seat, act.cards, act.to)
        return state

    # What is told

    def version(self, seat: int | None) -> int:
        """Grows with whatever the seat does or sees happen; what others decide unseen leaves it as it is."""
        self._check_seat(seat)
        sights = self._sights
        return sights.turns + sights.events(self._told, seat) + (0 if seat is None else sights.acts[seat])

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened, as the seat saw it, from its event number `since` on."""
        self._check_seat(seat)
        wanted = self._sights.events(self._told, seat) - since
        seen: list[Event] = []
        for kind, a, b, c, to, secrecy in reversed(self._told):  # from the end: mostly only the latest are asked for
            if len(seen) >= wanted:
                break
            if secrecy == PRIVATE and to != seat:
                continue
            if kind < 0:
                seen.append(Event(EVENTS_OF_MATCH[kind], {"seat": a, "number": b}))
            elif secrecy == DISCREET and to != seat:
                seen.append(self.game.event(kind, (a, None, None)))
            else:
                seen.append(self.game.event(kind, (a, b, c)))
        return seen[::-1]

    def record(self, seat: int | None = None, *, private: bool = False) -> str:
        """The match as text: whole, or as the seat may know it. `private` adds the secret of a running match."""
        from signoria.match.record import write

        self._check_seat(seat)
        return write(self, seat, private)

    def position(self) -> Data:
        """The position as plain data, secrets included."""
        return self.game.write_position(self._state)

    @property
    def state(self) -> State:
        """The engine's state, secrets included: for simulation and analysis. Change it and the match is broken."""
        return self._state

    def copy(self) -> Match:
        """An independent match, equal in everything."""
        twin = Match.__new__(Match)
        twin.game = self.game
        twin.fortune = None if self.fortune is None else self.fortune.copy()
        twin.seal = self.seal
        twin.position_at_start = self.position_at_start
        twin.acts = self.acts[:]
        twin.standing = self.standing[:]
        twin._told = self._told[:]
        twin._sights = self._sights.copy()
        twin._start = self._start
        twin._state = self.game.copy(self._state)
        twin._state.log = twin._told
        return twin

    def __repr__(self) -> str:
        return f"<{self.game.name}, {self.seats} seats, {len(self.standing)} moves, to act: {self.to_act}>"

    def _repr_svg_(self) -> str | None:
        """The table as a spectator sees it, where a notebook can show it."""
        return self.game.draw(self.view(None)) or None

    def _note(self, act: Entry | Aside | Confirmed) -> None:
        self.acts.append(act)
        self.standing.append(act)
        if act.seat >= 0:
            self._sights.acts[act.seat] += 1
            if isinstance(act, Entry) and (act.is_barrier or not act.in_lane):
                self._sights.turns += 1

    def _draw_luck(self) -> None:
        if self.fortune is not None and self._state.actor == CHANCE:
            entries = enter_all_luck(self._state, self.fortune)
            self.acts.extend(entries)
            self.standing.extend(entries)

    def _find(self, move: object) -> Move | None:
        """The catalogue's own move, from itself or from its notation."""
        if isinstance(move, Move):
            return move if self.game.catalogue.named.get(move.text) is move else None
        return self.game.catalogue.find(move) if isinstance(move, str) else None

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            self._refuse(UNKNOWN_SEAT)

    def _refuse(self, refusal: Refusal, move: str = "") -> NoReturn:
        raise Refused(refusal, texts.refusal(self.game.id, refusal, move))
