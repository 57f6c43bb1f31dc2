"""The whole screen: pages drawn anew at every key and resize, on the terminal's other screen that keeps no history."""

from __future__ import annotations

import os
import signal
import sys
import termios
from collections.abc import Mapping
from contextlib import suppress
from io import StringIO
from typing import Protocol

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import BufferControl, FormattedTextControl, HSplit, Layout, Window
from prompt_toolkit.layout.processors import BeforeInput
from prompt_toolkit.output.color_depth import ColorDepth
from prompt_toolkit.output.vt100 import Vt100_Output
from rich.console import Console
from rich.text import Text

WIPE = "\x1b[H\x1b[J"  # row by row: nothing is pushed into the scrollback
ENTER = f"\x1b[?1049h{WIPE}"  # the other screen, which keeps no history
LEAVE = f"{WIPE}\x1b[0m\x1b[?2004l\x1b[?25h\x1b[?1049l"  # the usual one, with its cursor, and pasting as it was
PROMPT = "> "
KEYS = ("up", "down", "left", "right", "home", "end", "pageup", "pagedown", "tab", "s-tab", "enter", "escape")
EDITING = ("left", "right", "home", "end")  # keys of the line, once something has been typed
SUSPEND = "\x1a"
ENDING = "P"  # a letter that can stand in for Enter


# The letters that a Russian keyboard writes with the keys of these.
RUSSIAN = str.maketrans("QWERTYUIOPASDFGHJKLZXCVBNM", "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ")


class Page(Protocol):
    """What fills the screen until it has an answer."""

    has_line: bool  # is there a line to type into, below?
    shortcuts: Mapping[str, str]  # keys that answer at once while nothing is typed, with their answers

    def draw(self, width: int, height: int, typed: str) -> list[Text]:
        """At most so many rows of so many columns."""
        ...

    def press(self, key: str, typed: str) -> str | None:
        """The answer, if this key gives one. Letters come here only where there is no line to type them into."""
        ...

    def completed(self, typed: str) -> str | None:
        """What has been typed, written out as far as it is clear; None to leave it as it is."""
        ...

    def ended_by(self, key: str, typed: str) -> str | None:
        """The answer, if this letter ends what has been typed as Enter would."""
        ...


class Output(Vt100_Output):
    """Prompt-toolkit's output on a screen that we enter and leave ourselves, once: nothing flickers between pages."""

    is_still = False  # leave what is shown as it is: the next page is drawn over it

    def enter_alternate_screen(self) -> None:
        self.write_raw("\x1b[H")

    def quit_alternate_screen(self) -> None:
        pass

    def erase_down(self) -> None:
        if not self.is_still:
            super().erase_down()


class Display:
    """The screen, for as long as it is ours."""

    def __init__(self, has_colour: bool) -> None:
        self.has_colour = has_colour
        self.before: list[int | list[bytes | int]] = []  # how the terminal was

    def __enter__(self) -> Display:
        self.before = termios.tcgetattr(sys.stdin)
        quiet = termios.tcgetattr(sys.stdin)
        quiet[3] &= ~(termios.ECHO | termios.ICANON)  # what is typed between two pages waits for the next, unseen
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, quiet)
        sys.stdout.write(ENTER)
        sys.stdout.flush()
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError, termios.error):  # the terminal itself may be gone
            sys.stdout.write(LEAVE)
            sys.stdout.flush()
            termios.tcsetattr(sys.stdin, termios.TCSAFLUSH, self.before)

    def run(self, page: Page) -> str:
        """Show a page until it has an answer. Ctrl-C is KeyboardInterrupt, Ctrl-D EOFError, Ctrl-Z a rest."""
        while (answer := until_ended(self.application(page))) == SUSPEND:
            self.__exit__()
            os.kill(0, signal.SIGTSTP)  # the whole job, as the terminal itself would
            self.__enter__()
        return answer

    def application(self, page: Page) -> Application[str]:
        """Prompt-toolkit's part: reading keys, editing the line, noticing a resize."""
        output = Output.from_pty(sys.stdout, term=os.environ.get("TERM"))
        assert isinstance(output, Output)
        line = Buffer(multiline=False)

        def shown() -> ANSI:
            size = output.get_size()
            return self.rendered(page.draw(size.columns, size.rows - page.has_line, line.text), size.columns)

        table = Window(FormattedTextControl(shown, focusable=not page.has_line, show_cursor=False), wrap_lines=False)
        entry = Window(BufferControl(line, [BeforeInput(PROMPT)]), height=1, wrap_lines=False)
        application: Application[str] = Application(
            layout=Layout(HSplit([table, entry] if page.has_line else [table])),
            key_bindings=bindings(page, line, output),
            full_screen=True,
            erase_when_done=True,
            output=output,
            color_depth=ColorDepth.DEPTH_4_BIT if self.has_colour else ColorDepth.DEPTH_1_BIT,
        )
        application.ttimeoutlen = 0.05  # how long Escape waits for what would make it another key
        application.timeoutlen = 0
        return application

    def rendered(self, rows: list[Text], width: int) -> ANSI:
        """Rows with their styles as a terminal's text."""
        file = StringIO()
        console = Console(
            file=file, force_terminal=True, color_system="standard", no_color=not self.has_colour, width=width
        )
        for row in rows:
            console.print(row, no_wrap=True, overflow="ellipsis", crop=True, end="\n", highlight=False)
        return ANSI(file.getvalue().rstrip("\n"))


def until_ended(application: Application[str]) -> str:
    """Run; being ended from outside is like Ctrl-C, and comes in good order: everything is put back as it was."""

    def leave() -> None:
        with suppress(Exception):  # it is leaving already
            application.exit(exception=KeyboardInterrupt)

    def end(*_: object) -> None:
        if application.loop is None:
            raise KeyboardInterrupt
        application.loop.call_soon_threadsafe(leave)

    before = {number: signal.signal(number, end) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        return application.run()
    finally:
        for number, action in before.items():
            signal.signal(number, action)


def bindings(page: Page, line: Buffer, output: Output) -> KeyBindings:
    """What keys do on every page."""
    keys = KeyBindings()

    def leave(event: KeyPressEvent, answer: str | type[BaseException]) -> None:
        output.is_still = event.app.render_counter > 0  # not if keys typed ahead answered before anything was drawn
        if isinstance(answer, str):
            event.app.exit(result=answer)
        else:
            event.app.exit(exception=answer)

    def press(event: KeyPressEvent, key: str) -> None:
        answer = page.press(key, line.text)
        if answer is not None:
            leave(event, answer)
        elif key in ("enter", "escape"):
            line.reset()

    def add(key: str) -> None:
        is_ours = Condition(lambda: not (key in EDITING and line.text))
        keys.add(key, filter=is_ours, eager=True)(lambda event: press(event, key))

    def complete(_: KeyPressEvent) -> None:
        text = page.completed(line.text)
        if text is not None:
            line.text, line.cursor_position = text, len(text)

    def add_shortcut(key: str, answer: str) -> None:
        keys.add(key, filter=Condition(lambda: not line.text), eager=True)(lambda event: leave(event, answer))

    def add_ending(key: str, letter: str) -> None:
        def is_ended() -> bool:
            return bool(line.text) and page.ended_by(key, line.text) is not None

        keys.add(letter, filter=Condition(is_ended), eager=True)(
            lambda event: leave(event, page.ended_by(key, line.text) or "")
        )

    for key in KEYS:
        add(key)
    for letter in {ENDING, ENDING.translate(RUSSIAN)} if page.has_line else ():
        add_ending(ENDING, letter)
    for key, answer in page.shortcuts.items():
        for letter in {key, key.translate(RUSSIAN)}:
            add_shortcut(letter, answer)
    keys.add("tab", filter=Condition(lambda: bool(line.text)), eager=True)(complete)
    if not page.has_line:
        keys.add("<any>")(lambda event: press(event, event.data))
    keys.add("c-c", eager=True)(lambda event: leave(event, KeyboardInterrupt))
    keys.add("<sigint>", eager=True)(lambda event: leave(event, KeyboardInterrupt))
    keys.add("c-d", filter=Condition(lambda: not line.text), eager=True)(lambda event: leave(event, EOFError))
    keys.add("c-z", eager=True)(lambda event: leave(event, SUSPEND))
    keys.add("c-l", eager=True)(lambda event: event.app.renderer.clear())
    return keys
