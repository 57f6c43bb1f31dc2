"""Setting up a table with the arrow keys: which game, who plays, and by which rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from rich.text import Text

from signoria.bots.ladder import ratings
from signoria.bots.opponents import ranked, usual
from signoria.kernel.errors import BadOption
from signoria.kernel.game import Option, Options, OptionValue
from signoria.kernel.registry import AnyGame, find, games
from signoria.terminal.display import Display
from signoria.terminal.files import Saved
from signoria.terminal.layout import cut_rows, fit, folded_rows, row
from signoria.terminal.pages import Still
from signoria.terminal.plugs import PLUGS, plug_of
from signoria.terminal.sitters import PERSON, bot_name, rated_name, usual_seats
from signoria.texts import Texts, languages, texts_in
from signoria.words import capital

START, BACK = "start", "back"
NAMES = 34  # columns for the names of what can be changed
BELOW = 6  # rows below the list: what the row means, and the keys


@dataclass
class Plan:
    """A table as it is being set up, or a saved game to go on with."""

    texts: Texts
    game: AnyGame
    sitters: list[str]
    options: Options
    saved: Path | None = None


class Menu(Still, ABC):
    """A list with a pointer, and below it what the row pointed at means."""

    def __init__(self) -> None:
        self.at = 0
        self.problem = ""

    @abstractmethod
    def title(self) -> str:
        """What is being chosen."""

    @abstractmethod
    def rows(self) -> Sequence[tuple[str, str]]:
        """Names and values."""

    @abstractmethod
    def about(self) -> str:
        """What the row pointed at means."""

    @abstractmethod
    def keys(self) -> str:
        """Which keys do what."""

    def draw(self, width: int, height: int, typed: str) -> list[Text]:
        room = max(height - BELOW - 2, 1)
        rows = []
        for number, (name, value) in enumerate(self.rows()):
            is_it = number == self.at
            text = Text(f"{'▸' if is_it else ' '} {name}", end="")
            if value:
                text.append(" " * max(NAMES - text.cell_len, 2) + (f"‹ {value} ›" if is_it else f"  {value}"))
            text.stylize("bold reverse" if is_it else "")
            rows.append(text)
        top = max(0, min(self.at - room // 2, len(rows) - room))
        about = folded_rows(self.problem or self.about(), width - 2, "red" if self.problem else "cyan")
        shown = [row(self.title(), "bold"), row(), *rows[top : top + room], row()]
        below = [*cut_rows(about, BELOW - 2, width), row()]
        return [fit(one, width) for one in [*shown, *below, row(self.keys(), "dim")]][:height]

    def press(self, key: str, typed: str) -> str | None:
        self.problem = ""
        last = len(self.rows()) - 1
        match key:
            case "up" | "s-tab":
                self.at = self.at - 1 if self.at else last
            case "down" | "tab":
                self.at = 0 if self.at == last else self.at + 1
            case "home" | "end":
                self.at = 0 if key == "home" else last
            case "left" | "right" | " ":
                self.change(-1 if key == "left" else 1)
            case "escape":
                return BACK
            case "enter":
                return self.enter()
        return None

    def change(self, step: int) -> None:
        """Another value for the row pointed at."""

    def enter(self) -> str | None:
        return START


class GameMenu(Menu):
    """Which game, or which saved one."""

    def __init__(self, texts: Texts, saved: Sequence[Saved]) -> None:
        super().__init__()
        self.texts = texts
        self.games = [game for game in games() if game.id in PLUGS]
        self.saved = saved

    def title(self) -> str:
        return self.texts.say("terminal-setup-title")

    def rows(self) -> Sequence[tuple[str, str]]:
        names = [game.name for game in self.games]
        names += [self.texts.say("terminal-setup-saved", file=one.file.name) for one in self.saved]
        return [(name, "") for name in names]

    def about(self) -> str:
        if self.at < len(self.games):
            seats = self.games[self.at].seats
            if len(seats) == 1:
                return self.texts.say("terminal-setup-exactly", number=seats.start)
            return self.texts.say("terminal-setup-players", low=seats.start, high=seats.stop - 1)
        one = self.saved[self.at - len(self.games)]
        return self.texts.say("terminal-setup-saved-about", game=find(one.game).name, seats=one.seats, when=one.when)

    def keys(self) -> str:
        return self.texts.say("terminal-setup-game-keys")


class TableMenu(Menu):
    """Who plays, and by which rules."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan

    def title(self) -> str:
        return self.plan.texts.say("terminal-setup-table", game=self.plan.game.name)

    def lines(self) -> list[str | int | Option]:
        """What can be changed: a number is a seat."""
        return [START, "seats", *range(len(self.plan.sitters)), *self.plan.game.options, "language"]

    def rows(self) -> Sequence[tuple[str, str]]:
        return [self.row(line) for line in self.lines()]

    def row(self, line: str | int | Option) -> tuple[str, str]:
        """A name and its value, in words."""
        plan, say = self.plan, self.plan.texts.say
        if isinstance(line, Option):
            return say(option_key(plan.game, line)), self.value(line)
        if isinstance(line, int):
            return say("terminal-setup-seat", seat=str(line)), self.sitter(plan.sitters[line])
        values = {START: "", "seats": str(len(plan.sitters)), "language": say("terminal-language")}
        return say(f"terminal-setup-{line}"), values[line]

    def sitter(self, who: str) -> str:
        """A person or a bot."""
        say = self.plan.texts.say
        if who != PERSON:
            return rated_name(self.plan.game.id, len(self.plan.sitters), who, self.plan.texts)
        return say("terminal-sitter-you" if self.plan.sitters.count(PERSON) == 1 else "terminal-sitter-person")

    def value(self, option: Option) -> str:
        """An option's value in words."""
        value, say = self.plan.options[option.name], self.plan.texts.say
        if isinstance(value, bool):
            return say("terminal-setup-yes" if value else "terminal-setup-no")
        key = option_key(self.plan.game, option)
        return say(f"{key}-usual") if value == option.default else say(f"{key}-value", number=value)

    def about(self) -> str:
        line, say = self.lines()[self.at], self.plan.texts.say
        if isinstance(line, Option):
            rule = say("terminal-setup-rule", rule=line.rule)
            return f"{say(option_key(self.plan.game, line) + '-about')} ({rule})"
        if isinstance(line, int):
            who = self.plan.sitters[line]
            return say("terminal-setup-seat-about") if who == PERSON else self.about_bot(who)
        return say(f"terminal-setup-{line}-about")

    def about_bot(self, who: str) -> str:
        """How a bot plays, how strong it is at such a table, and what that means."""
        say, rating = self.plan.texts.say, ratings(self.plan.game.id, len(self.plan.sitters)).get(who)
        about = f"{capital(bot_name(who, self.plan.texts))}: {say(f'terminal-bot-{who}-about')}."
        if rating is None:
            return about
        elo, low, high = map(str, (rating.elo, rating.low, rating.high))
        return f"{about} {say('terminal-elo-range', elo=elo, low=low, high=high)}. {say('terminal-elo-about')}"

    def keys(self) -> str:
        return self.plan.texts.say("terminal-setup-keys")

    def change(self, step: int) -> None:
        plan, line = self.plan, self.lines()[self.at]
        seats = len(plan.sitters)
        if isinstance(line, Option):
            plan.options[line.name] = stepped(plug_of(plan.game.id).values(line, seats), plan.options[line.name], step)
            self.problem = self.clash(line)
        elif isinstance(line, int):
            plan.sitters[line] = stepped([PERSON, *ranked(plan.game.id, seats)], plan.sitters[line], step)
        elif line == "seats":
            wanted = stepped(plan.game.seats, seats, step)
            plan.sitters = [*plan.sitters, *[usual(plan.game.id)] * wanted][:wanted]
            for option in plan.game.options:
                if plan.options[option.name] not in plug_of(plan.game.id).values(option, wanted):
                    plan.options[option.name] = option.default
        elif line == "language":
            plan.texts = texts_in(stepped(languages(), plan.texts.lang, step))

    def clash(self, option: Option) -> str:
        """That this option does not go with the others, if so."""
        try:
            self.plan.game.check_options(self.plan.options, len(self.plan.sitters))
        except BadOption:
            return self.plan.texts.say("terminal-setup-clash", rule=option.rule)
        return ""

    def enter(self) -> str | None:
        if PERSON not in self.plan.sitters:
            self.problem = self.plan.texts.say("terminal-setup-nobody")
        else:
            line = self.lines()[self.at]
            changed = [one for one in self.plan.game.options if self.plan.options[one.name] != one.default]
            culprit = line if isinstance(line, Option) else changed[-1] if changed else None
            self.problem = self.clash(culprit) if culprit is not None else ""
        return None if self.problem else START


def option_key(game: AnyGame, option: Option) -> str:
    """Where the texts of an option begin."""
    return f"{game.id}-option-{option.name.replace('_', '-')}"


T = TypeVar("T", str, OptionValue)


def stepped(values: Sequence[T], value: T, step: int) -> T:
    """The next or previous value, round and round."""
    return values[(values.index(value) + step) % len(values)]


def set_up(display: Display, texts: Texts, game: str | None, saved: Sequence[Saved]) -> Plan | None:
    """Ask for everything; None if nothing shall be played after all."""
    menu = GameMenu(texts, saved)
    with display:
        while True:
            if game is None and display.run(menu) == BACK:
                return None
            chosen = find(game) if game is not None else menu.games[min(menu.at, len(menu.games) - 1)]
            seats = usual_seats(chosen)
            options = {option.name: option.default for option in chosen.options}
            plan = Plan(menu.texts, chosen, [PERSON, *[usual(chosen.id)] * (seats - 1)], options)
            if game is None and menu.at >= len(menu.games):
                plan.saved = saved[menu.at - len(menu.games)].file
                return plan
            if display.run(TableMenu(plan)) == START:
                return plan
            if game is not None:
                return None
            menu.texts = plan.texts
