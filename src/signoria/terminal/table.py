"""A game in the terminal: people and bots around one table, whatever it looks like."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from secrets import randbits
from time import sleep

import signoria
from signoria.kernel.errors import BadInput, Refused
from signoria.match.lone import LoneAnswers
from signoria.match.match import Match
from signoria.terminal.chronicle import Chronicle
from signoria.terminal.files import keep
from signoria.terminal.front import Front
from signoria.terminal.horizon import takes_back
from signoria.terminal.interrupts import INTERRUPTED, interruptible
from signoria.terminal.numbers import Numbers
from signoria.terminal.offers import is_payment, menu_of, usual_choice
from signoria.terminal.plugs import plug_of
from signoria.terminal.scene import Scene
from signoria.terminal.sitters import PERSON, introduce, note_sitters
from signoria.terminal.talk import Left, Talk
from signoria.texts import Texts, language
from signoria.words import Words

LONE_PAUSE = 0.3  # seconds, before an answer is given that has no other


class Table:
    """One match, who sits on its seats, and the front that they look at."""

    def __init__(
        self,
        match: Match,
        sitters: Sequence[str],
        front: Front,
        texts: Texts,
        home: Path | None = None,
        seed: int | None = None,
    ) -> None:
        self.match = match
        match.lone_answers = LoneAnswers.PAUSED
        self.sitters = tuple(sitters)
        self.front = front
        self.home = home  # the file where the game is saved, if one was named
        self.plug = plug_of(match.game.id)
        self.words = Words(texts, match.game.id)
        self.chronicle = Chronicle(match, self.words)
        base = (randbits(32) if seed is None else seed) * match.seats
        self.people = [seat for seat, who in enumerate(sitters) if who == PERSON]
        self.bots = {seat: signoria.bot(who, base + seat) for seat, who in enumerate(sitters) if who != PERSON}
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.heard: dict[int | None, int] = {}  # how many sentences each person has been told
        self.looked = len(match.events(None))  # how many events have passed before everybody's eyes
        self.numbers = Numbers()
        self.asks_first = True  # before something ends for good
        self.goes: dict[int, int] = {}  # moves made in one go, by how many acts stood after them: undone together

    @property
    def reader(self) -> int | None:
        """The only person at the table, or None if there are several."""
        return self.people[0] if len(self.people) == 1 else None

    def play(self) -> int:
        """Play to the end, or until the player leaves; the exit code."""
        try:
            with interruptible(), self.front:
                self.run()
        except (Left, EOFError):
            self.leave()
            return 0
        except KeyboardInterrupt:
            self.leave()
            return INTERRUPTED
        except Exception:  # a mistake of ours: it shall be seen, but no game be lost
            self.leave()
            raise
        self.end()
        return 0

    def run(self) -> None:
        """Ask whoever is to act, until nobody is."""
        self.front.note(introduce(self.match.game, self.sitters, self.words))
        while self.match.to_act:
            seat = self.match.to_act[0]
            only = self.match.lone_answer(seat) if seat == self.at_keyboard else None
            if seat in self.bots:
                self.match.play(seat, self.bots[seat].choose(self.match.view(seat), self.match.choices(seat)))
            elif only is not None:  # somebody who comes to the keyboard first is asked: others would notice
                sleep(0.0 if self.front.is_plain else LONE_PAUSE)
                before = len(self.match.standing)
                self.match.play(seat, only)
                if before in self.goes:  # it goes with them
                    self.goes[len(self.match.standing)] = self.goes.pop(before)
            else:
                self.hand_over(seat)
                self.ask(seat)
            self.look()

    def hand_over(self, seat: int) -> None:
        """Another person comes to the keyboard: nobody sees the other's hand."""
        if seat == self.at_keyboard:
            return
        self.at_keyboard = seat
        texts = self.words.texts
        self.front.curtain(texts.say("terminal-hand-over", name=self.words.read_by(None).seat(seat)), texts)

    def look(self) -> None:
        """Let everybody see how something ended that a bot's next move would sweep away."""
        events = self.match.events(None, self.looked)
        self.looked += len(events)
        if self.front.is_plain:  # all is printed when something is asked
            return
        is_over = not self.match.to_act
        if is_over or (self.match.to_act[0] in self.bots and any(map(self.plug.is_moment, events))):
            scene = self.scene(self.reader)
            self.front.look(scene)
            self.heard[self.reader] = len(scene.told)

    # What is shown

    def scene(self, seat: int | None) -> Scene:
        """The table as a person sees it now; None is for everybody's eyes."""
        view = self.match.view(seat)
        told = self.chronicle.told(seat)
        fresh = len(told) - self.heard.get(seat, 0)
        words = self.words.read_by(seat)
        asked = view.question
        if asked is None or seat is None:
            result = words.result(view.result)[:1] if view.result else [""]
            return Scene(self.plug, view, words, told, fresh, result[0])
        outlook = self.match.outlook(seat)
        menu = menu_of(self.match, view, words, outlook, self.numbers)
        return Scene(
            self.plug,
            view,
            words,
            told,
            fresh,
            words.question(asked),
            words.hint(asked),
            takes_back(self.match, seat, self.words.texts),
            menu,
            outlook,
            usual_choice(menu, asked),
        )

    def ask(self, seat: int) -> None:
        """Show the table and take answers until one of them is a move, or takes one back."""
        before = len(self.match.acts)
        talk = Talk(self, seat)
        while len(self.match.acts) == before:
            try:
                talk.take(self.front.ask(talk.scene, talk.offered))
            except BadInput as problem:
                self.front.note(str(problem), True)
        self.heard[seat] = len(talk.scene.told)
        self.heard[None] = len(self.chronicle.told(None))

    def speak(self, texts: Texts) -> None:
        """Go on in another language."""
        self.words = Words(texts, self.match.game.id)
        self.chronicle = Chronicle(self.match, self.words)
        self.front.note(texts.say("terminal-switched"))

    # Moves

    def make(self, seat: int, moves: Sequence[str], and_pay: bool = False) -> None:
        """Make moves in one go until something else is asked that has several answers; or say why not.

        `and_pay` makes the payment that they lead to as well, as the game proposes it.
        """
        before = self.match.undo_horizon(seat)
        try:
            self.make_all(seat, moves)
            if and_pay and seat in self.match.to_act and is_payment(self.match.view(seat).question):
                self.make_all(seat, [move.text for move in self.match.plan(seat)])
        except Refused as problem:
            self.front.note(self.words.read_by(seat).refused(problem), True)
        together = self.match.undo_horizon(seat) - before
        if together > 1:
            self.goes[len(self.match.standing)] = together

    def make_all(self, seat: int, moves: Sequence[str]) -> None:
        """One move after the other; what has a single answer between them is answered by itself."""
        for at, move in enumerate(moves):
            while at and not self.is_next(seat, move) and (only := self.match.lone_answer(seat)):
                self.match.play(seat, only)
            if at and not self.is_next(seat, move):
                return
            self.match.play(seat, move)

    def is_next(self, seat: int, move: str) -> bool:
        """Is the seat asked something that this move answers?"""
        return seat in self.match.to_act and any(one.text == move for one in self.match.choices(seat))

    def undo(self, seat: int) -> None:
        """Take back the last move, or all that was made in one go with it; or say why not."""
        together = min(self.goes.pop(len(self.match.standing), 1), max(self.match.undo_horizon(seat), 1))
        try:
            self.match.undo(seat, together)
        except Refused as problem:
            self.front.note(self.words.read_by(seat).refused(problem), True)

    # Saving

    def resumable(self) -> str:
        """The record with its secret, and with who sits where."""
        return note_sitters(self.match.record(private=True), self.sitters)

    def leave(self) -> None:
        """Save first, secret and all; then say how to go on, if there is still a terminal to say it on."""
        texts = self.words.texts
        try:
            file = keep(self.home, self.match.game.id, self.resumable())
            command = ["signoria", "play", "--resume", str(file)]
            command += [] if language(None, os.environ) == texts.lang else ["--lang", texts.lang]
            told = [
                texts.say("terminal-saved", file=str(file)),
                texts.say("terminal-resume", command=shlex.join(command)),
            ]
        except BadInput as problem:
            told = [texts.say("terminal-not-saved", problem=str(problem))]
        with suppress(OSError):
            print("\n" + "\n".join([texts.say("terminal-left"), *told]), flush=True)

    def end(self) -> None:
        """The last table with its result, and where the game is kept."""
        assert self.match.result is not None
        texts = self.words.texts
        scene = self.scene(self.reader)
        told = self.words.read_by(self.reader).result(self.match.result)
        try:
            file = str(keep(self.home, self.match.game.id, note_sitters(self.match.record(), self.sitters)))
            told += [
                texts.say("terminal-recorded", file=file),
                texts.say("terminal-verify", command=shlex.join(["signoria", "verify", file])),
                texts.say("terminal-replay", command=shlex.join(["signoria", "replay", file])),
            ]
        except BadInput as problem:
            told.append(texts.say("terminal-not-saved", problem=str(problem)))
        self.front.show_last(scene, told)
