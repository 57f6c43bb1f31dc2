"""The page of a question: the table, what happened, what is asked, the choices and what the keys do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from signoria.terminal.choices import Choice
from signoria.terminal.layout import CUT, cut_rows, fit, folded_rows, row
from signoria.terminal.pages import Still
from signoria.terminal.plugs import draw_asked
from signoria.terminal.scene import Scene

WIDTH, HEIGHT = 40, 16  # a smaller window shows only that it is too small
LOG_ROWS, ROOM = 3, 21  # rows kept for what happened, where there is room for more than the smallest table
CHOICE_ROWS, MORE_CHOICE_ROWS = 3, 6  # beside a map, and where the window is too narrow for one
NOTE_ROWS = 2  # for what was just said, or what the choice pointed at means
GAP = "  "  # between two keys in the row of keys
POINTED, BEGUN = "bold reverse", "bold underline"


class Question:
    """A scene with its question: choices are pointed at with the arrow keys, or anything is typed."""

    has_line = True

    def __init__(self, scene: Scene, said: str = "", is_problem: bool = False, offered: Choice | None = None) -> None:
        self.scene = scene
        self.said = said
        self.is_problem = is_problem
        self.shortcuts: Mapping[str, str] = scene.shortcuts
        self.chosen: Choice | None = None  # the answer, if it was pointed at
        first = offered or scene.usual
        self.at = None if first is None else scene.choices.index(first)
        self.tags = [f" {choice.shown} " for choice in scene.choices]
        self.rows: list[list[int]] = []

    def draw(self, width: int, height: int, typed: str) -> list[Text]:
        scene = self.scene
        pointed = self.pointed(typed)
        above = [
            *cut_rows(folded_rows(scene.question, width, "bold yellow"), 2, width),
            *self.note(width, pointed, bool(typed)),
        ]
        choices, first = self.choices(width, pointed, self.is_exact(typed))
        keys = [row(scene.status, "dim"), row(keys_in(scene.keys, width), "dim")]
        most = CHOICE_ROWS if width >= 2 * WIDTH else MORE_CHOICE_ROWS

        def below(room: int) -> list[Text]:
            start = max(0, min(first - 1, len(choices) - room))
            return [*above, *self.shown(choices, start, room, width), *keys]

        it = None if pointed is None else scene.choices[pointed]
        return framed(scene, below, width, height, most, len(choices), it)

    def pointed(self, typed: str) -> int | None:
        """Which choice is pointed at, by the keys or by what is being typed."""
        if not typed or self.scene.menu is None:
            return self.at
        found = self.scene.menu.pointed_at(typed)
        return None if found is None else self.scene.choices.index(found)

    def is_exact(self, typed: str) -> bool:
        """Would Enter choose it, or is it only begun?"""
        return not typed or self.scene.menu is None or len(self.scene.menu.exact(typed)) == 1

    def note(self, width: int, pointed: int | None, is_typing: bool) -> list[Text]:
        """What was just said; else what the choice pointed at means; else what the question is about."""
        about = "" if pointed is None else self.scene.choices[pointed].about
        told, style = (about, "cyan") if about else (self.scene.hint, "dim")
        if self.said and not (is_typing and about):
            told, style = self.said, "red" if self.is_problem else "cyan"
        rows = cut_rows(folded_rows(told, width, style), NOTE_ROWS, width)
        return [*rows, *[row()] * (self.most_rows(width) - len(rows))]

    def most_rows(self, width: int) -> int:
        """Rows for the longest note of all choices: they are kept free, so that nothing moves while one points."""
        told = {self.scene.hint, *(choice.about for choice in self.scene.choices)}
        return min(max(len(folded_rows(one, width)) for one in told), NOTE_ROWS)

    def choices(self, width: int, pointed: int | None, is_exact: bool) -> tuple[list[Text], int]:
        """The choices in rows, and the row of the one pointed at."""
        self.rows = [[]]
        used = 0
        for at, tag in enumerate(self.tags):
            size = Text(tag).cell_len
            if used + size > width and self.rows[-1]:
                self.rows.append([])
                used = 0
            self.rows[-1].append(at)
            used += size
        drawn = []
        for numbers in self.rows:
            text = row()
            for at in numbers:
                is_it = at == pointed
                style = (POINTED if is_exact else BEGUN) if is_it else ""
                text.append(f"[{self.tags[at][1:-1]}]" if is_it else self.tags[at], style)
            drawn.append(fit(text, width))
        first = next((number for number, numbers in enumerate(self.rows) if pointed in numbers), 0)
        return drawn, first

    def shown(self, choices: list[Text], start: int, room: int, width: int) -> list[Text]:
        """So many rows of choices; the last says how many more there are, and which key leads to them."""
        kept = choices[start : start + room]
        if kept and (hidden := sum(len(numbers) for numbers in self.rows[start + room :])):
            sign = f" {CUT} +{hidden} ↓"
            kept[-1] = Text.assemble(fit(kept[-1], width - cell_len(sign)), sign, no_wrap=True, end="")
        return kept

    def press(self, key: str, typed: str) -> str | None:
        last = len(self.tags) - 1
        self.said = "" if key != "enter" else self.said
        match key:
            case "enter" if typed.strip():
                return typed.strip()
            case "enter" if self.at is not None:
                self.chosen = self.scene.choices[self.at]
                return self.chosen.label
            case "enter":
                self.said, self.is_problem = self.scene.words.texts.say("terminal-nothing-chosen"), False
            case "escape":
                self.at = None
            case "right" | "tab":
                self.at = 0 if self.at is None or self.at == last else self.at + 1
            case "left" | "s-tab":
                self.at = last if not self.at else self.at - 1
            case "home":
                self.at = 0
            case "end":
                self.at = last
            case "up" | "down":
                self.at = self.above_or_below(1 if key == "down" else -1)
        return None

    def completed(self, typed: str) -> str | None:
        return self.scene.menu.completed(typed) if self.scene.menu else None

    def ended_by(self, key: str, typed: str) -> str | None:
        """A number may end with `P`: choose it, and pay for me."""
        return typed + key if typed.isdecimal() else None

    def above_or_below(self, step: int) -> int:
        """The choice in the next row, at about the same place."""
        if self.at is None:
            return 0
        number = next(number for number, numbers in enumerate(self.rows) if self.at in numbers)
        place = self.rows[number].index(self.at)
        there = self.rows[(number + step) % len(self.rows)]
        return there[min(place, len(there) - 1)]


class Moment(Still):
    """A scene to look at before it changes."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def draw(self, width: int, height: int, typed: str) -> list[Text]:
        below = [row(self.scene.question, "bold yellow")] if self.scene.question else []
        below.append(row(self.scene.words.texts.say("terminal-go-on"), "bold"))
        return framed(self.scene, lambda _: below, width, height)

    def press(self, key: str, typed: str) -> str | None:
        return "" if key in ("enter", "escape", " ") else None


def keys_in(keys: Sequence[str], width: int) -> str:
    """What the keys do, in one row: where there is no room for all, the letters of the rest."""
    for named in range(len(keys), 0, -1):
        rest = " ".join(key[0] for key in keys[named:] if key[0].isascii())
        told = GAP.join([*keys[:named], *([rest] if rest else [])])
        if cell_len(told) <= width:
            return told
    return ""


def framed(
    scene: Scene,
    below: Callable[[int], list[Text]],
    width: int,
    height: int,
    least: int = 0,
    wanted: int = 0,
    pointed: Choice | None = None,
) -> list[Text]:
    """The table, as much of the log as there is room for, and what stands below.

    That has at least so many rows for choices, and as many as are wanted where the table leaves room.
    """
    if width < WIDTH or height < HEIGHT:
        words = scene.words.texts.say("terminal-too-small", width=2 * WIDTH, height=24)
        return folded_rows(words, width)[:height]
    room = height - len(below(least))
    most = room - LOG_ROWS if room >= ROOM else room
    table = draw_asked(scene.plug, scene.view, scene.words, width, most, scene.asked(pointed))
    spare = room - len(table) - 1  # choices come before all but the latest news
    bottom = below(min(wanted, least + max(spare, 0)))
    log = latest(scene, width, height - len(table) - len(bottom))
    return [fit(one, width) for one in [*table, *log, *bottom]][:height]


def latest(scene: Scene, width: int, most: int) -> list[Text]:
    """What happened last, at the bottom of so many rows: what is new is bright, and runs on where room is scarce."""
    at = len(scene.told) - scene.fresh
    old, fresh = scene.told[:at], scene.told[at:]
    rows = [one for line in fresh[-most - 1 :] for one in folded_rows(line, width)]
    if len(rows) > most == 1:
        rows = [row(f"{CUT} {fresh[-1]}")]
    elif len(rows) > most:
        first, rows = running(fresh, width, most)
        if first:
            rows = [row(scene.words.texts.say("terminal-more-log", number=first), "dim"), *rows]
    for line in reversed(old):
        before = folded_rows(line, width, "dim")
        if len(rows) + len(before) > most:
            break
        rows = before + rows
    return [row()] * (most - len(rows)) + rows[len(rows) - min(most, len(rows)) :]


def running(told: Sequence[str], width: int, most: int) -> tuple[int, list[Text]]:
    """The latest sentences as running text in so many rows, and how many are left out; one row is for saying that."""
    first, room = len(told), width * most
    while first and (room := room - len(told[first - 1]) - 1) > 0:
        first -= 1
    rows = folded_rows(" ".join(told[first:]), width)
    while len(rows) > (most - 1 if first else most) and first < len(told):
        first += 1
        rows = folded_rows(" ".join(told[first:]), width) if first < len(told) else []
    return first, rows
