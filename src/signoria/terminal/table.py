"""A game in the terminal: people and bots around one table, whatever it looks like."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from secrets import randbits

import signoria
from signoria import rulebook
from signoria.kernel.errors import BadInput, Refused
from signoria.kernel.moves import Refusal
from signoria.match.match import Match
from signoria.terminal.chronicle import Chronicle
from signoria.terminal.files import keep, write_record
from signoria.terminal.front import Front
from signoria.terminal.horizon import takes_back
from signoria.terminal.interrupts import INTERRUPTED, interruptible
from signoria.terminal.plain import print_lines
from signoria.terminal.plugs import plug_of
from signoria.terminal.scene import Scene
from signoria.terminal.sitters import PERSON, introduce, note_sitters
from signoria.terminal.words import Words
from signoria.texts import Texts, language, languages, texts_in


class Left(Exception):
    """The player leaves the table before the end."""


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
            if seat in self.bots:
                self.match.play(seat, self.bots[seat].choose(self.match.view(seat), self.match.choices(seat)))
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
        self.front.curtain(texts.say("terminal-hand-over", name=self.words.seat(seat, None)), texts)

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
        asked = view.prompt if seat is not None else None
        if asked is None or seat is None:
            result = self.words.result(view.result, seat)[:1] if view.result else [""]
            return Scene(self.plug, view, self.words, told, fresh, result[0])
        return Scene(
            self.plug,
            view,
            self.words,
            told,
            fresh,
            self.words.question(asked),
            self.words.hint(asked),
            takes_back(self.match, seat, self.words.texts),
            self.match.choices(seat),
        )

    def ask(self, seat: int) -> None:
        """Show the table and take answers until one of them is a move, or takes one back."""
        before = len(self.match.acts)
        scene = self.scene(seat)
        while len(self.match.acts) == before:
            try:
                scene = self.answer(seat, scene, self.front.ask(scene)) or scene
            except BadInput as problem:
                self.front.note(str(problem), True)
        self.heard[seat] = len(scene.told)
        self.heard[None] = len(self.chronicle.told(None))

    # What a person types

    def answer(self, seat: int, scene: Scene, line: str) -> Scene | None:
        """Carry out a command, or make a move; a new scene if there is something else to show."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        match command.lower():
            case "":
                return self.empty_line(seat)
            case "?" | "help":
                self.help(scene)
            case "why":
                self.why(seat, scene, rest)
            case "explain" | "e":
                self.read("terminal-explain-title", self.plug.explain(scene.view, self.words))
            case "hint":
                self.hint(seat, scene)
            case "undo":
                self.undo(seat)
            case "log":
                self.read("terminal-log-title", scene.told)
            case "rules" | "rule":
                self.rules(rest)
            case "save":
                self.save(rest)
            case "lang":
                return self.speak(seat, rest)
            case "quit" | "exit":
                raise Left
            case _:
                self.move(seat, scene.find(line, self.match.game.catalogue.moves))
        return None

    def move(self, seat: int, text: str) -> None:
        """Make a move, or say why not."""
        try:
            self.match.play(seat, text)
        except Refused as problem:
            self.front.note(self.words.refusal(Refusal(problem.code, problem.rule), text), True)

    def undo(self, seat: int) -> None:
        """Take back the last move, or say why not."""
        try:
            self.match.undo(seat)
        except Refused as problem:
            self.front.note(self.words.refusal(Refusal(problem.code, problem.rule), ""), True)

    def empty_line(self, seat: int) -> Scene | None:
        """Take the only choice there is, or see the table again."""
        choices = self.match.choices(seat)
        if len(choices) > 1:
            return self.scene(seat)
        self.match.play(seat, choices[0])
        return None

    def help(self, scene: Scene) -> None:
        """What can be typed."""
        texts, rule = self.words.texts, rulebook.read(scene.view.game, self.words.texts.lang).rules[0].id
        more = texts.say("terminal-help-more", langs=", ".join(languages()))
        told = f"{texts.say('terminal-help', example=scene.choices[-1].text, rule=rule)}\n{more}"
        self.read("terminal-help-title", told.split("\n"))

    def read(self, title: str, lines: Sequence[str], **args: str) -> None:
        """Show something long."""
        self.front.read(self.words.texts.say(title, **args), lines, self.words.texts)

    def hint(self, seat: int, scene: Scene) -> None:
        """What is asked, and which rule says so: any answer to another question is refused by it."""
        told = [scene.question, scene.hint]
        for move in self.match.game.catalogue.moves:
            why = self.match.why_not(seat, move)
            if why is not None and why.code.startswith("asked-"):
                told.append(self.words.texts.say("terminal-hint-rules", rule=why.rule))
                break
        self.read("terminal-hint-title", told)

    def why(self, seat: int, scene: Scene, text: str) -> None:
        """Why a move is not allowed."""
        if not text:
            raise BadInput(self.words.texts.say("terminal-why-what", example=scene.choices[-1].text))
        move = scene.find(text, self.match.game.catalogue.moves)
        refusal = self.match.why_not(seat, move)
        if refusal is None:
            self.front.note(self.words.texts.say("terminal-allowed", move=self.words.move(move)))
        else:
            self.front.note(self.words.refusal(refusal, move))

    def rules(self, wanted: str) -> None:
        """Rules by id."""
        book = rulebook.read(self.match.game.id, self.words.texts.lang)
        if not wanted:
            raise BadInput(self.words.texts.say("terminal-which-rule", example=book.rules[0].id))
        try:
            found = book.find(wanted)
        except BadInput as problem:
            example = book.rules[0].id
            raise BadInput(self.words.texts.say("terminal-no-rule", id=wanted, example=example)) from problem
        lines = "\n".join(rule.markdown() for rule in found).split("\n")
        self.read("terminal-rules-title", lines, game=self.match.game.name)

    def speak(self, seat: int, lang: str) -> Scene:
        """Go on in another language."""
        if lang.lower() not in languages():
            langs = ", ".join(languages())
            raise BadInput(self.words.texts.say("terminal-bad-language", lang=lang, langs=langs))
        self.words = Words(texts_in(lang.lower()), self.match.game.id)
        self.chronicle = Chronicle(self.match, self.words)
        self.front.note(self.words.texts.say("terminal-switched"))
        return self.scene(seat)

    # Saving

    def save(self, name: str) -> None:
        """Save the game under this name, or where it was saved before."""
        record = self.resumable()
        self.home = write_record(Path(name), record) if name else keep(self.home, self.match.game.id, record)
        self.front.note(self.words.texts.say("terminal-saved", file=str(self.home)))

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
        """The result, and where the record lies if a file was named."""
        result = self.match.result
        assert result is not None
        texts, seat = self.words.texts, self.reader
        told = self.chronicle.told(seat)[self.heard.get(seat, 0) :] if self.front.is_plain else []
        print_lines([*told, "", *self.words.result(result, seat)])
        if self.home is not None:
            file = keep(self.home, self.match.game.id, self.match.record())
            command = shlex.join(["signoria", "verify", str(file)])
            print(
                texts.say("terminal-recorded", file=str(file)), texts.say("terminal-verify", command=command), sep="\n"
            )
