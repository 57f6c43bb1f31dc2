"""What a person types at the table, and what comes of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from signoria import rulebook
from signoria.kernel.errors import BadInput
from signoria.terminal.choices import Choice, Unfinished, spelled
from signoria.terminal.commands import command_in, spoken_words
from signoria.terminal.files import keep, write_record
from signoria.terminal.horizon import ends_for_good
from signoria.terminal.markup import laid_out
from signoria.terminal.offers import PLAN_KEY
from signoria.terminal.plugs import GamePage, Lines
from signoria.terminal.prospects import told_fully
from signoria.texts import Texts, folded, languages, texts_in
from signoria.words import capital

if TYPE_CHECKING:
    from signoria.terminal.table import Table

AND_PAY = re.compile(r"(\d+) ?p")


class Left(Exception):
    """The player leaves the table before the end."""


class Talk:
    """One question to one person, until it is answered."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.scene = table.scene(seat)
        self.offered: Choice | None = None  # what was meant, or would end something: Enter confirms it

    @property
    def texts(self) -> Texts:
        """The language that is spoken."""
        return self.table.words.texts

    def take(self, given: Choice | str) -> None:
        """Carry out a command, or choose something."""
        offered, self.offered = self.offered, None
        if isinstance(given, Choice):
            self.choose(given, offered)
            return
        command = command_in(given, self.texts)
        if not given:
            self.empty_line(offered)
        elif command is not None:
            self.carry_out(*command)
        elif page := self.page(given):
            self.table.front.read(capital(page.title), page.lines, self.texts)
        else:
            self.move(given, offered)

    def carry_out(self, command: str, more: str) -> None:
        """Do what a command says."""
        match command:
            case "help":
                self.help()
            case "why":
                self.why(more)
            case "what":
                self.what(more)
            case "explain":
                view, words = self.scene.view, self.scene.words
                self.read("terminal-explain-title", self.table.plug.explain(view, words))
            case "outlook":
                self.outlook()
            case "hint":
                self.hint()
            case "undo":
                self.table.undo(self.seat)
            case "log":
                front, title = self.table.front, self.texts.say("terminal-log-title")
                front.read(title, self.scene.told, self.texts, from_end=True)
            case "rules":
                self.rules(more)
            case "save":
                self.save(more)
            case "lang":
                self.speak(more)
            case "confirm":
                self.confirm(more)
            case "quit":
                raise Left

    # Choosing

    def move(self, line: str, offered: Choice | None) -> None:
        """Choose what the line means, or say why that cannot be; a number that ends with P is paid for at once."""
        number = AND_PAY.fullmatch(spelled(line))
        if line == PLAN_KEY and self.scene.choices[0].tag != PLAN_KEY:
            raise BadInput(self.texts.say("terminal-no-plan"))
        try:
            found = self.find(number[1] if number else line)
        except Unfinished as problem:
            self.offered = problem.choice
            raise
        if isinstance(found, Choice):
            self.choose(found, offered, number is not None)
        else:
            self.table.make(self.seat, (found,))

    def find(self, line: str) -> Choice | str:
        """The choice that is meant, or the notation of a move that is not allowed now."""
        assert self.scene.menu is not None
        return self.scene.menu.find(line, self.table.match.game.catalogue.moves)

    def choose(self, choice: Choice, offered: Choice | None, and_pay: bool = False) -> None:
        """Make the moves of a choice; what ends something for good is asked about first."""
        if choice is not offered and self.is_grave(choice):
            self.offered = choice
            self.table.front.note(self.texts.say("terminal-sure", move=choice.label))
        else:
            self.table.make(self.seat, choice.moves, and_pay)

    def is_grave(self, choice: Choice) -> bool:
        """Does it give up what could still be done, for good, and is there somebody to ask?"""
        table = self.table
        is_asked = table.asks_first and table.front.is_attended and len(self.scene.choices) > 1
        return is_asked and choice.is_nothing and ends_for_good(table.match, self.seat, choice.moves[0])

    def empty_line(self, offered: Choice | None) -> None:
        """Take what is usual, if anything is; else see the table again."""
        if offered or self.scene.usual:
            self.choose(offered or self.scene.choices[0], offered)
        else:
            self.scene = self.table.scene(self.seat)

    # Reading

    def read(self, title: str, lines: Lines, **args: str) -> None:
        """Show something long."""
        self.table.front.read(self.texts.say(title, **args), lines, self.texts)

    def page(self, line: str) -> GamePage | None:
        """The game's page of this key or title."""
        wanted = spelled(line)
        return next((one for one in self.scene.pages if wanted in (one.key.lower(), spelled(one.title))), None)

    def help(self) -> None:
        """What can be typed."""
        rule = rulebook.read(self.scene.view.game, self.texts.lang).rules[0].id
        example = self.scene.choices[-1].label
        told = self.texts.say("terminal-help", example=example).split("\n")
        told += self.texts.say("terminal-help-more", langs=", ".join(languages()), rule=rule).split("\n")
        if self.scene.pages:
            told += ["", self.texts.say("terminal-help-pages")]
            told += [f"  {page.key}  {page.title}" for page in self.scene.pages]
        self.read("terminal-help-title", told)

    def outlook(self) -> None:
        """What each thing that could be chosen would cost and bring."""
        lines = told_fully(self.scene.outlook, self.scene.words)
        self.read("terminal-outlook-title", lines or [self.texts.say("terminal-outlook-none")])

    def hint(self) -> None:
        """What is asked, and which rule says so: any answer to another question is refused by it."""
        told = [self.scene.question, self.scene.hint]
        for move in self.table.match.game.catalogue.moves:
            why = self.table.match.why_not(self.seat, move)
            if why is not None and why.code.startswith("asked-"):
                told.append(self.texts.say("terminal-hint-rules", rule=why.rule))
                break
        self.read("terminal-hint-title", told)

    def why(self, line: str) -> None:
        """Why a move is not allowed."""
        if not line:
            raise BadInput(self.texts.say("terminal-why-what", example=self.scene.choices[-1].label))
        found = self.find(line)
        move = found.moves[0] if isinstance(found, Choice) else found
        refusal = self.table.match.why_not(self.seat, move)
        if refusal is None:
            label = self.scene.words.move(self.table.match.game.catalogue.named[move])
            self.table.front.note(self.texts.say("terminal-allowed", move=label))
        else:
            self.table.front.note(self.scene.words.refusal(refusal, move))

    def what(self, thing: str) -> None:
        """What a thing of the box is and does."""
        from signoria.terminal.components import called, component_lines, kinds_lines, name_of, near

        match = self.table.match
        box = match.game.describe(match.components)
        if not thing:
            raise BadInput(self.texts.say("terminal-what-what", example=name_of(box[0], self.scene.words)))
        words = self.scene.words
        found = called(thing, box, words)
        if not found:
            meant = ", ".join(dict.fromkeys(words.arg(one.name) for one in near(thing, box, words)))
            key = "terminal-what-near" if meant else "terminal-what-none"
            raise BadInput(self.texts.say(key, thing=thing, meant=meant))
        lines = component_lines(found[0], words) if len(found) == 1 else kinds_lines(found, words)
        self.table.front.read(name_of(found[0], words), lines, self.texts)

    def rules(self, wanted: str) -> None:
        """Rules by id."""
        game = self.table.match.game
        book = rulebook.read(game.id, self.texts.lang)
        example = book.rules[0].id
        if not wanted:
            raise BadInput(self.texts.say("terminal-which-rule", example=example))
        try:
            found = book.find(wanted)
        except BadInput as problem:
            raise BadInput(self.texts.say("terminal-no-rule", id=wanted, example=example)) from problem
        self.read("terminal-rules-title", laid_out("\n".join(rule.markdown() for rule in found)), game=game.name)

    # Settings

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        if lang.lower() not in languages():
            langs = ", ".join(languages())
            raise BadInput(self.texts.say("terminal-bad-language", lang=lang, langs=langs))
        self.table.speak(texts_in(lang.lower()))
        self.scene = self.table.scene(self.seat)

    def confirm(self, wanted: str) -> None:
        """Ask before something ends for good, or no more."""
        is_on, is_off = (folded(wanted) in map(folded, spoken_words(word, self.texts)) for word in ("on", "off"))
        if not is_on and not is_off:
            raise BadInput(self.texts.say("terminal-confirm-what"))
        self.table.asks_first = is_on
        key = "terminal-confirm-on" if self.table.asks_first else "terminal-confirm-off"
        self.table.front.note(self.texts.say(key))

    def save(self, name: str) -> None:
        """Save the game under this name, or where it was saved before."""
        table = self.table
        record = table.resumable()
        table.home = write_record(Path(name), record) if name else keep(table.home, table.match.game.id, record)
        table.front.note(self.texts.say("terminal-saved", file=str(table.home)))
