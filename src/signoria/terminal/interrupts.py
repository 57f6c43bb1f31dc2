"""Being stopped from outside: Ctrl-C, an end asked for, a terminal that is gone."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

INTERRUPTED = 130  # what a shell expects of a program stopped by Ctrl-C


@contextmanager
def interruptible() -> Iterator[None]:
    """Being ended, or losing the terminal, is like Ctrl-C."""

    def interrupt(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    before = {number: signal.signal(number, interrupt) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, action in before.items():
            signal.signal(number, action)
