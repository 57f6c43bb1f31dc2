"""The table on a whole screen: the drawing above, then what happened, the question, the choices and a line to type."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from signoria.terminal.display import Display
from signoria.terminal.layout import cut_rows, fit, folded_rows, row
from signoria.terminal.pages import Curtain, Reader
from signoria.terminal.scene import Scene
from signoria.texts import Texts

WIDTH, HEIGHT = 40, 16  # a smaller window shows only that it is too small
LOG_ROWS, ROOM = 3, 21  # rows kept for what happened, where there is room for more than the smallest table
CHOICE_ROWS, MORE_CHOICE_ROWS = 3, 6  # beside a map, and where the window is too narrow for one


class Screen:
    """The front on a real terminal."""

    is_plain = False

    def __init__(self, display: Display) -> None:
        self.display = display
        self.said = ""
        self.is_problem = False

    def __enter__(self) -> Screen:
        self.display.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.display.__exit__()

    def ask(self, scene: Scene) -> str:
        said, is_problem = self.said, self.is_problem
        self.said = ""
        return self.display.run(Question(scene, said, is_problem))

    def note(self, text: str, is_problem: bool = False) -> None:
        self.said, self.is_problem = text, is_problem

    def read(self, title: str, lines: Sequence[str], texts: Texts) -> None:
        self.display.run(Reader(title, lines, texts))

    def look(self, scene: Scene) -> None:
        self.display.run(Moment(scene))

    def curtain(self, words: str, texts: Texts) -> None:
        self.said = ""
        self.display.run(Curtain(words, texts))


class Question:
    """A scene with its question: choices are pointed at with the arrow keys, or anything is typed."""

    has_line = True

    def __init__(self, scene: Scene, said: str = "", is_problem: bool = False) -> None:
        self.scene = scene
        self.said = said
        self.is_problem = is_problem
        self.at = 0 if len(scene.choices) == 1 else None  # the choice pointed at
        self.tags = [f" {tag} " for tag in scene.tags()]
        self.rows: list[list[int]] = []

    def draw(self, width: int, height: int, typed: str) -> list[Text]:
        scene = self.scene
        pointed = scene.pointed_at(typed) if typed else self.at
        note = folded_rows(
            self.said or scene.hint, width, ("red" if self.is_problem else "cyan") if self.said else "dim"
        )
        below = [
            *cut_rows(folded_rows(scene.question, width, "bold yellow"), 2, width),
            *cut_rows(note, 2 if self.said else 1, width),
            *self.choices(width, pointed),
            row(scene.status, "dim"),
            row(scene.words.texts.say("terminal-keys"), "dim"),
        ]
        return framed(scene, below, width, height)

    def choices(self, width: int, pointed: int | None) -> list[Text]:
        """The choices in rows; where there are too many, those around the one pointed at."""
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
                text.append(f"[{self.tags[at][1:-1]}]" if is_it else self.tags[at], "bold reverse" if is_it else "")
            drawn.append(fit(text, width))
        first = next((number for number, numbers in enumerate(self.rows) if pointed in numbers), 0)
        most = CHOICE_ROWS if width >= 2 * WIDTH else MORE_CHOICE_ROWS
        start = max(0, min(first - 1, len(drawn) - most))
        return cut_rows(drawn[start:], most, width)

    def press(self, key: str, typed: str) -> str | None:
        last = len(self.tags) - 1
        match key:
            case "enter" if typed.strip():
                return typed.strip()
            case "enter" if self.at is not None:
                return self.scene.choices[self.at].text
            case "enter":
                self.said, self.is_problem = self.scene.words.texts.say("terminal-nothing-chosen"), False
            case "escape":
                self.at, self.said = None, ""
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

    def above_or_below(self, step: int) -> int:
        """The choice in the next row, at about the same place."""
        if self.at is None:
            return 0
        number = next(number for number, numbers in enumerate(self.rows) if self.at in numbers)
        place = self.rows[number].index(self.at)
        there = self.rows[(number + step) % len(self.rows)]
        return there[min(place, len(there) - 1)]


class Moment:
    """A scene to look at before it changes."""

    has_line = False

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def draw(self, width: int, height: int, typed: str) -> list[Text]:
        below = [row(self.scene.question, "bold yellow")] if self.scene.question else []
        below.append(row(self.scene.words.texts.say("terminal-go-on"), "bold"))
        return framed(self.scene, below, width, height)

    def press(self, key: str, typed: str) -> str | None:
        return "" if key in ("enter", "escape", " ") else None


def framed(scene: Scene, below: list[Text], width: int, height: int) -> list[Text]:
    """The table, as much of the log as there is room for, and what stands below."""
    if width < WIDTH or height < HEIGHT:
        words = scene.words.texts.say("terminal-too-small", width=2 * WIDTH, height=24)
        return folded_rows(words, width)[:height]
    room = height - len(below)
    most = room - LOG_ROWS if room >= ROOM else room
    table = scene.plug.draw(scene.view, scene.words, width, most)[:most]
    log = latest(scene, width, room - len(table))
    return [fit(one, width) for one in [*table, *log, *below]][:height]


def latest(scene: Scene, width: int, most: int) -> list[Text]:
    """What happened last, at the bottom of so many rows: what is new is bright, and runs on where room is scarce."""
    at = len(scene.told) - scene.fresh
    old, fresh = scene.told[:at], scene.told[at:]
    rows = [one for line in fresh[-most - 1 :] for one in folded_rows(line, width)]
    if len(rows) > most:
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
