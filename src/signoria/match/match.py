"""A match: moves, undo up to what has become known, asides, views and results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NoReturn

from signoria.kernel.errors import Refused
from signoria.kernel.game import Data, Event, Result, View
from signoria.kernel.moves import Move, Refusal
from signoria.kernel.outlook import Outlook, Survey
from signoria.kernel.phrases import Count, Seat
from signoria.kernel.play import Entry, asked, enter, enter_all_luck, enter_luck, is_final, settle, to_act
from signoria.kernel.registry import AnyGame
from signoria.kernel.report import Report
from signoria.kernel.state import DISCREET, EVERYBODY, PRIVATE, State
from signoria.kernel.steps import CHANCE
from signoria.match.acts import Act, Aside, Confirmed, TakenBack, Undone
from signoria.match.fairness import Seal, Sealed, Seeded
from signoria.match.lone import LoneAnswers, has_one_choice
from signoria.match.sights import Sights
from signoria.texts import ENGLISH, texts_in
from signoria.words import Words, ruled

UNKNOWN_MOVE = Refusal("unknown-move", "")
UNKNOWN_SEAT = Refusal("unknown-seat", "")
GAME_OVER = Refusal("game-over", "")
NOTHING_TO_UNDO = Refusal("nothing-to-undo", "")
NOTHING_TO_TAKE_BACK = Refusal("nothing-to-take-back", "")
SHOW_TO_OTHERS = Refusal("show-to-others", "")
ASKED: Final = LoneAnswers.ASKED
GIVEN: Final = LoneAnswers.GIVEN
UNDONE: Final = -1  # the kinds of events that are the match's own
TAKEN_BACK: Final = -2
EVENTS_OF_MATCH: Final = {UNDONE: "undone", TAKEN_BACK: "takeback"}


class Match:
    """A game being played."""

    def __init__(
        self,
        game: AnyGame,
        start: State,
        fortune: Seeded | Sealed | None,
        position: Data | None = None,
        components: str | None = None,
    ) -> None:
        """Begin from a state that the rules have not yet run on. Without a fortune no luck is drawn."""
        self.game = game
        self.components = components  # the owner's file (TOML) that the state was made with, if any
        self.fortune = fortune
        self.seal: Seal | None = fortune.seal if isinstance(fortune, Sealed) else None
        self.position_at_start = position
        self.acts: list[Act] = []  # all that was ever done
        self.standing: list[Entry | Aside | Confirmed] = []  # what was not undone
        self._told: list[tuple[int, int, int, int, int, int]] = []
        self._sights = Sights(start.seats)
        self._lone_answers = LoneAnswers.ASKED
        self._made = [0] * start.seats  # standing moves of each seat
        self._lone: set[Entry] = set()  # moves that were the only choice; known only if those are not asked
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
        if step is not None:
            return step.choices(self._state)
        self._check_seat(seat)
        return []

    def final_moves(self, seat: int) -> list[Move]:
        """The choices after which the seat takes nothing back: something becomes known, or it is not asked next."""
        return [move for move in self.choices(seat) if is_final(self.game.copy(self._state), seat, move)]

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
        self._check_seat(seat)
        state = self.game.copy(self._state)
        proposed: list[Move] = []
        while (move := self.game.plan(state, seat)) is not None:
            proposed.append(enter(state, seat, move).move)
        return proposed

    def outlook(self, seat: int) -> Outlook:
        """What each thing that the seat could choose now would cost and bring, as far as that seat can know."""
        return self.game.outlook(self.view(seat))

    def survey(self, seat: int | None, of: int | None = None) -> Survey:
        """What a seat (`of`, or the asker itself) could do next as things stand, as far as the asker may know."""
        view = self.view(seat)
        surveyed = seat if of is None else of
        if surveyed is None or not 0 <= surveyed < self.seats:
            self._refuse(UNKNOWN_SEAT)
        return self.game.survey(view, surveyed)

    def report(self, seat: int | None) -> Report:
        """What lies on the table in words, as this seat or a spectator may know it."""
        return self.game.report(self.view(seat))

    # What is done

    def play(self, seat: int, move: Move | str) -> None:
        """Make a move, or raise Refused and change nothing."""
        found = self._find(move)
        step = asked(self._state, seat)
        if found is None or step is None or step.refuse(self._state, found) is not None:
            self._refuse(self.why_not(seat, move) or UNKNOWN_MOVE, str(move) if found is None else found.text)
        is_lone = self._lone_answers is not ASKED and has_one_choice(self._state, seat)
        self._note(enter(self._state, seat, found), is_lone)
        if self._state.actor == CHANCE:
            self._draw_luck()
        if self._lone_answers is GIVEN:
            self._answer_alone()

    def befall(self, move: Move) -> None:
        """Let chance bring this outcome, as a record says it did."""
        self._note(enter_luck(self._state, move))

    def go_on(self, fortune: Seeded | Sealed) -> None:
        """From here on draw luck from this source."""
        self.fortune = fortune
        self._draw_luck()
        self._answer_alone()

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
        self._answer_alone()

    # Questions with a single answer

    @property
    def lone_answers(self) -> LoneAnswers:
        """What becomes of a question that has a single answer."""
        return self._lone_answers

    @lone_answers.setter
    def lone_answers(self, wanted: LoneAnswers) -> None:
        self._lone_answers = wanted
        self._lone = set()
        if wanted is not LoneAnswers.ASKED:
            self._rebuilt(self._lone)
        self._answer_alone()

    def lone_answer(self, seat: int) -> Move | None:
        """The seat's only choice; None if it has several, is not asked, or could take nothing back any more after it.

        While all decide at once that depends on nothing but the seat's own moves: nobody learns who has answered.
        """
        found = self.choices(seat)
        if len(found) != 1:
            return None
        if self.undo_horizon(seat):
            trial = self.game.copy(self._state)
            if trial.lanes or enter(trial, seat, found[0]).is_barrier:
                return None
        return found[0]

    # Undo

    def undo_horizon(self, seat: int) -> int:
        """How many of its latest moves the seat may take back: none behind luck, or what another seat has seen or done.

        While all decide at once, what others answer meanwhile neither counts nor shows. Lone answers count only if they
        are asked for.
        """
        self._check_seat(seat)
        return len(self._decisions(self._own_latest(seat)))

    def own_moves(self, seat: int) -> list[Move]:
        """The seat's moves that undo or a takeback can reach, the latest first; lone answers only if they are asked."""
        self._check_seat(seat)
        latest = max(self._own_latest(seat), self._own_since_barrier(seat), key=len)
        found: list[Move] = []
        for at in latest:
            act = self.standing[at]
            if isinstance(act, Entry) and act not in self._lone:
                found.append(act.move)
        return found

    def undo(self, seat: int, moves: int = 1) -> None:
        """Take back so many of the seat's latest moves, or raise Refused and change nothing."""
        self._check_seat(seat)
        self.undo_all(seat, self._reach(self._own_latest(seat), moves))

    def undo_all(self, seat: int, moves: int) -> None:
        """The same, lone answers counted like all other moves: so it stands in a journal."""
        latest = self._own_latest(seat)
        if not 1 <= moves <= len(latest):
            self._refuse(NOTHING_TO_UNDO)
        in_lane = bool(self._state.lanes)
        gone = set(latest[:moves])
        self._stand([act for at, act in enumerate(self.standing) if at not in gone], Undone(seat, moves))
        self._told.append((UNDONE, seat, moves, -1, seat if in_lane else EVERYBODY, PRIVATE if in_lane else 0))

    def takeback_horizon(self, seat: int) -> int:
        """How many of its latest moves the seat may take back if all others agree: none behind luck or a revelation."""
        self._check_seat(seat)
        return len(self._decisions(self._own_since_barrier(seat)))

    def take_back(self, seat: int, moves: int = 1) -> None:
        """Take back so many of the seat's moves and what others did since, as all have agreed; or raise Refused."""
        self._check_seat(seat)
        self.take_back_all(seat, self._reach(self._own_since_barrier(seat), moves))

    def take_back_all(self, seat: int, moves: int) -> None:
        """The same, lone answers counted like all other moves: so it stands in a journal."""
        latest = self._own_since_barrier(seat)
        if not 1 <= moves <= len(latest):
            self._refuse(NOTHING_TO_TAKE_BACK)
        self._stand(self.standing[: latest[moves - 1]], TakenBack(seat, moves))
        self._told.append((TAKEN_BACK, seat, moves, -1, EVERYBODY, 0))

    def _decisions(self, latest: Sequence[int]) -> list[int]:
        """Which of these moves, counted from 1, were decisions rather than lone answers."""
        return [number for number, at in enumerate(latest, 1) if self.standing[at] not in self._lone]

    def _reach(self, latest: Sequence[int], decisions: int) -> int:
        """How many of these moves must be undone to undo this many decisions; 0 if there are fewer."""
        numbers = self._decisions(latest)
        return numbers[decisions - 1] if 1 <= decisions <= len(numbers) else 0

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
        self._made = [
            sum(isinstance(one, Entry) and one.seat == seat for one in standing) for seat in range(self.seats)
        ]
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

    def _rebuilt(self, lone: set[Entry] | None = None) -> State:
        """The state that the standing moves lead to; moves that were the only choice are added to the set."""
        state = self.game.copy(self._start)
        for act in self.standing:
            if isinstance(act, Entry):
                if act.seat == CHANCE:
                    enter_luck(state, act.move)
                else:
                    if lone is not None and has_one_choice(state, act.seat):
                        lone.add(act)
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

    def moves_made(self, seat: int) -> int:
        """How many of the seat's moves stand, those among them that were its only choice."""
        self._check_seat(seat)
        return self._made[seat]

    def goes_on(self, seat: int) -> bool:
        """Was the latest thing that happened a move of this seat? While all decide at once only its own count."""
        self._check_seat(seat)
        return bool(self._own_latest(seat))

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
                seen.append(Event(EVENTS_OF_MATCH[kind], {"seat": Seat(a), "number": Count(b)}))
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
        twin.components = self.components
        twin.fortune = None if self.fortune is None else self.fortune.copy()
        twin.seal = self.seal
        twin.position_at_start = self.position_at_start
        twin.acts = self.acts[:]
        twin.standing = self.standing[:]
        twin._told = self._told[:]
        twin._sights = self._sights.copy()
        twin._lone_answers = self._lone_answers
        twin._made = self._made[:]
        twin._lone = self._lone.copy()
        twin._start = self._start
        twin._state = self.game.copy(self._state)
        twin._state.log = twin._told
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickled as the head of its record and its journal, undone moves included, with its luck and components."""
        from signoria.match.journal import taken_up, written
        from signoria.match.record import header

        head = "\n".join(header(self, None, False))
        return taken_up, (head, written(self.acts), self.fortune, self.components, self._lone_answers)

    def __repr__(self) -> str:
        return f"<{self.game.name}, {self.seats} seats, {len(self.standing)} moves, to act: {self.to_act}>"

    def _repr_svg_(self) -> str | None:
        """The table as a spectator sees it, where a notebook can show it."""
        return self.game.draw(self.view(None)) or None

    def _answer_alone(self) -> None:
        """Give the answers that need no asking, one after the other, if this match does so."""
        while self._lone_answers is GIVEN:
            found = [(seat, move) for seat in self.to_act if (move := self.lone_answer(seat)) is not None]
            if not found:
                break
            seat, move = found[0]
            self._note(enter(self._state, seat, move), True)
            self._draw_luck()

    def _note(self, act: Entry | Aside | Confirmed, is_lone: bool = False) -> None:
        self.acts.append(act)
        self.standing.append(act)
        if act.seat >= 0:
            self._sights.acts[act.seat] += 1
            if isinstance(act, Entry):
                self._made[act.seat] += 1
                if act.is_barrier or not act.in_lane:
                    self._sights.turns += 1
                if is_lone:
                    self._lone.add(act)

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
        raise refused(self.game, refusal, move)


def refused(game: AnyGame, why: Refusal, move: str = "") -> Refused:
    """The exception, with the reason in plain English."""
    phrase = game.refusal(why, move)
    return Refused(why, phrase, ruled(Words(texts_in(ENGLISH), game.id).sentence(phrase), why.rule))
