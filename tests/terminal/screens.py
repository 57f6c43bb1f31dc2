"""A terminal of one's own: the real program runs in it, keys go in, and what stands on its screen can be read."""

from __future__ import annotations

import shlex
import sys
import termios
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType

import pexpect
import pyte
from commands import environment

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
ENTER, ESCAPE, TAB, CTRL_C, CTRL_D = "\r", "\x1b", "\t", "\x03", "\x04"
PATIENCE = 20.0  # seconds until something expected must be there
NOTHING: Mapping[str, str] = MappingProxyType({})


class Terminal:
    """A program and the screen that it draws on."""

    def __init__(self, child: pexpect.spawn[bytes], columns: int, lines: int) -> None:
        self.child = child
        self.screen = pyte.HistoryScreen(columns, lines)  # it keeps what scrolls away, to see that nothing does
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""  # all that the program ever wrote
        self.has_ended = False

    def take(self, seconds: float = 0.05) -> bool:
        """Draw what the program writes now; was there anything?"""
        try:
            got = self.child.read_nonblocking(65536, timeout=seconds)
        except pexpect.TIMEOUT:
            return False
        except pexpect.EOF:
            self.has_ended = True
            return False
        self.raw += got
        self.stream.feed(got)
        return True

    @property
    def lines(self) -> list[str]:
        """What stands on the screen."""
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        """The same as one text."""
        return "\n".join(self.lines)

    def until(self, is_there: Callable[[str], bool]) -> str:
        """Wait until the screen is as it should be."""
        end = time.monotonic() + PATIENCE
        while not is_there(self.text):
            is_new = self.take()
            assert is_new or (time.monotonic() < end and not self.has_ended), f"in vain:\n{self.text}"
        return self.text

    def see(self, *words: str) -> str:
        """Wait until all these words stand on the screen."""
        return self.until(lambda text: all(word in text for word in words))

    def press(self, *keys: str) -> None:
        """Press keys, or type a text."""
        for key in keys:
            self.child.send(key)

    def say(self, line: str) -> None:
        """Type a line."""
        self.press(line, ENTER)

    def settle(self, seconds: float = 0.3) -> str:
        """Wait until the program writes nothing for a while."""
        while self.take(seconds):
            pass
        return self.text

    def resize(self, columns: int, lines: int) -> None:
        """Make the window larger or smaller, as a person would with the mouse."""
        self.screen.resize(lines, columns)
        self.screen.reset()
        self.child.setwinsize(lines, columns)

    def is_sane(self) -> bool:
        """Does the terminal echo, read lines, show the cursor, and stand on its usual screen?"""
        modes = termios.tcgetattr(self.child.child_fd)[3]
        last = {mode: self.raw.rfind(f"\x1b[?{mode}h".encode()) for mode in (25, 1049, 2004)}
        reset = {mode: self.raw.rfind(f"\x1b[?{mode}l".encode()) for mode in last}
        is_usual = last[25] >= reset[25] and reset[1049] >= last[1049] and reset[2004] >= last[2004]
        return bool(modes & termios.ECHO and modes & termios.ICANON) and is_usual

    def end(self) -> int:
        """Wait until the program has ended; its exit code."""
        stop = time.monotonic() + PATIENCE
        while not self.has_ended and time.monotonic() < stop:
            self.take(0.2)
        assert self.is_sane()
        self.child.close()
        assert self.child.exitstatus is not None, self.text
        return self.child.exitstatus


@contextmanager
def terminal(
    folder: Path, words: str, more: Mapping[str, str] = NOTHING, columns: int = 80, lines: int = 24
) -> Iterator[Terminal]:
    """Run `signoria …` in a terminal of this size."""
    here = environment(folder) | {"PYTHONUTF8": "1"} | dict(more)
    child: pexpect.spawn[bytes] = pexpect.spawn(
        sys.executable,
        ["-m", "signoria", *shlex.split(words)],
        cwd=str(folder),
        env=here,
        dimensions=(lines, columns),
        timeout=PATIENCE,
    )
    child.delaybeforesend = None
    try:
        yield Terminal(child, columns, lines)
    finally:
        child.close(force=True)
