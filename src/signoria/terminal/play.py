"""A game in the terminal: people and bots around one table of text."""

from __future__ import annotations

import os
import shlex
import signal
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import randbits
from typing import NoReturn

from rich.columns import Columns
from rich.console import Console

import signoria
from signoria import rulebook, texts
from signoria.kernel.errors import BadInput, Refused
from signoria.kernel.moves import Move
from signoria.match.match import Match
from signoria.terminal import condottiere, words
from signoria.terminal.files import read_text, save_somewhere, write_record
from signoria.texts import say

TABLES = {"condottiere": condottiere.draw}
LOG_LINES = 40
INTERRUPTED = 130  # what a shell expects of a program stopped by Ctrl-C


class Left(Exception):
    """The player leaves the table before the end."""


def paper(plain: bool = False) -> Console:
    """Where the table is drawn: in colour on a terminal, unless plain text is wanted."""
    is_plain = plain or bool(os.environ.get("NO_COLOR")) or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
    if not is_plain:
        return Console(highlight=False, markup=False, emoji=False)
    width = None if sys.stdout.isatty() else 120
    return Console(
        highlight=False,
        markup=False,
        emoji=False,
        force_terminal=False,
        color_system=None,
        width=width,
        soft_wrap=False,
    )


def begin(game: str, seats: int, seed: int | None, options: Mapping[str, object]) -> Match:
    """A new match; with a seed its luck is repeatable, else sealed."""
    return signoria.new(game, seats, seed, options)


def resume(file: Path) -> Match:
    """A saved match, ready to go on."""
    match = signoria.replay(read_text(file))
    if match.result is None and match.fortune is None:
        raise BadInput(f"{file} holds no luck to go on with: it was not saved from a game of one’s own")
    return match


class Table:
    """One match, the seats that people sit on, and the bots on the others."""

    def __init__(
        self,
        match: Match,
        people: Iterable[int],
        console: Console,
        home: Path | None = None,
        bot: str = "random",
        seed: int | None = None,
    ) -> None:
        self.match = match
        self.game = match.game.id
        self.people = tuple(people)
        self.console = console
        self.home = home  # the file where the game is saved, if one was named
        self.bot = bot
        base = (randbits(32) if seed is None else seed) * match.seats
        others = [seat for seat in range(match.seats) if seat not in self.people]
        self.bots = {seat: signoria.bot(bot, base + seat) for seat in others}
        self.heard = dict.fromkeys(self.people, 0)  # how many events each person has been told
        self.at_keyboard = self.people[0]

    def play(self) -> int:
        """Play to the end, or until the player leaves; the exit code."""
        try:
            with interruptible():
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
        people = "all" if len(self.people) > 1 else "one"
        name, seats = self.match.game.name, self.match.seats
        self.console.print(say("terminal-welcome", game=name, seats=seats, people=people, bot=self.bot), style="bold")
        while self.match.to_act:
            seat = self.match.to_act[0]
            if seat in self.bots:
                self.match.play(seat, self.bots[seat].choose(self.match.view(seat), self.match.choices(seat)))
            else:
                self.hand_over(seat)
                self.ask(seat)

    def hand_over(self, seat: int) -> None:
        """Another person comes to the keyboard: nobody sees the other's hand."""
        if seat == self.at_keyboard:
            return
        self.at_keyboard = seat
        if sys.stdin.isatty():
            self.console.clear()
            input(say("terminal-hand-over", name=words.seat_name(seat, None)) + " ")

    def ask(self, seat: int) -> None:
        """Show the table and take answers until one of them is a move, or takes one back."""
        self.report(seat)
        before = len(self.match.acts)
        self.show(seat)
        while len(self.match.acts) == before:
            try:
                self.answer(seat, input("> ").strip())
            except (Refused, BadInput) as problem:
                self.console.print(str(problem), style="red", soft_wrap=True)

    def report(self, seat: int) -> None:
        """What has happened since this person was last told."""
        events = self.match.events(seat, self.heard[seat])
        self.heard[seat] += len(events)
        self.console.print()
        for line in words.tell(self.game, events, seat)[-LOG_LINES:]:
            self.console.print(line)

    def show(self, seat: int) -> None:
        """The table, the question and the choices."""
        view = self.match.view(seat)
        self.console.print()
        TABLES[self.game](self.console, view)
        self.console.print(words.question(self.game, view.prompt or ""), style="bold yellow")
        choices = self.match.choices(seat)
        self.console.print(Columns([f"{number:>3} {move.text}" for number, move in enumerate(choices, 1)]))
        self.console.print(say("terminal-choose" if len(choices) > 1 else "terminal-choose-only"), style="dim")

    # What a person types

    def answer(self, seat: int, line: str) -> None:
        """Carry out a command, or make a move."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        match command.lower():
            case "":
                self.empty_line(seat)
            case "?" | "help":
                self.help(seat)
            case "why":
                self.why(seat, rest)
            case "undo":
                self.match.undo(seat)
            case "log":
                self.log(seat)
            case "rules" | "rule":
                self.rules(rest)
            case "save":
                self.save(rest)
            case "quit" | "exit":
                raise Left
            case _:
                self.match.play(seat, self.move(seat, line))

    def move(self, seat: int, text: str) -> Move | str:
        """The choice with this number, or the move as written."""
        if not text.isdecimal():
            return text.lower()
        choices = self.match.choices(seat)
        if len(text) > len(str(len(choices))) or not 1 <= int(text) <= len(choices):
            raise BadInput(say("terminal-bad-number", number=text, last=len(choices)))
        return choices[int(text) - 1]

    def empty_line(self, seat: int) -> None:
        """Take the only choice there is, or see the table again."""
        choices = self.match.choices(seat)
        if len(choices) == 1:
            self.match.play(seat, choices[0])
        else:
            self.show(seat)

    def help(self, seat: int) -> None:
        """What can be typed."""
        example = self.match.choices(seat)[-1].text
        self.console.print(say("terminal-help", example=example, rule=rulebook.read(self.game).rules[0].id))

    def why(self, seat: int, text: str) -> None:
        """Why a move is not allowed."""
        if not text:
            raise BadInput(say("terminal-why-what", example=self.match.choices(seat)[-1].text))
        move = self.move(seat, text)
        refusal = self.match.why_not(seat, move)
        written = move if isinstance(move, str) else move.text
        if refusal is None:
            self.console.print(say("terminal-allowed", move=written))
        else:
            self.console.print(texts.refusal(self.game, refusal, written))

    def log(self, seat: int) -> None:
        """What has happened, the latest last."""
        for line in words.tell(self.game, self.match.events(seat), seat)[-LOG_LINES:]:
            self.console.print(line)

    def rules(self, wanted: str) -> None:
        """Rules by id."""
        book = rulebook.read(self.game)
        if not wanted:
            raise BadInput(say("terminal-which-rule", example=book.rules[0].id))
        for rule in book.find(wanted):
            self.console.print(rule.markdown())

    # Saving

    def save(self, name: str) -> None:
        """Save the game under this name, or where it was saved before."""
        record = self.match.record(private=True)
        self.home = write_record(Path(name), record) if name else self.keep(record)
        self.console.print(say("terminal-saved", file=str(self.home)), soft_wrap=True)

    def keep(self, record: str) -> Path:
        """Write the record where it was asked for or saved before, or else wherever it can be."""
        if self.home is not None:
            with suppress(BadInput):
                return write_record(self.home, record)
        return save_somewhere(self.game, record)

    def leave(self) -> None:
        """Save first, secret and all; then say how to go on, if there is still a terminal to say it on."""
        try:
            file = self.keep(self.match.record(private=True))
            command = ["signoria", "play", "--resume", str(file)]
            command += ["--hotseat"] if len(self.people) > 1 else [] if self.bot == "random" else ["--bot", self.bot]
            told = [say("terminal-saved", file=str(file)), say("terminal-resume", command=shlex.join(command))]
        except BadInput as problem:
            told = [say("terminal-not-saved", problem=str(problem))]
        with suppress(OSError):
            for line in ["", say("terminal-left"), *told]:
                self.console.print(line, soft_wrap=True)

    def end(self) -> None:
        """The result, and where the record lies if a file was named."""
        result = self.match.result
        assert result is not None
        reader = self.people[0] if len(self.people) == 1 else None
        self.report(self.at_keyboard)
        self.console.print()
        for line in words.tell_result(self.game, result, reader):
            self.console.print(line, style="bold")
        if self.home is not None:
            file = self.keep(self.match.record())
            self.console.print(say("terminal-recorded", file=str(file)), soft_wrap=True)
            command = shlex.join(["signoria", "verify", str(file)])
            self.console.print(say("terminal-verify", command=command), soft_wrap=True)


@contextmanager
def interruptible() -> Iterator[None]:
    """Being ended, or losing the terminal, is like Ctrl-C: the game is saved first."""

    def interrupt(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    before = {number: signal.signal(number, interrupt) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, action in before.items():
            signal.signal(number, action)
