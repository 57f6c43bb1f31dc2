"""Games in a file, a row for each: whatever is killed, what was played need not be played again."""

from __future__ import annotations

import csv
import fcntl
import os
import stat
from io import StringIO
from pathlib import Path
from typing import Self

import msgspec

from signoria.kernel.errors import BadInput
from signoria.lab.simulate import Played, Programme

COLUMNS = ("game", "seed", "bots", "winners", "points", "reason", "decisions")


class Ledger:
    """A CSV file of the games of one programme. The first line, a comment, says which one that is."""

    def __init__(self, file: Path, programme: Programme) -> None:
        """Open the file, or make it. What a killed run has left of a row is cut off."""
        self.file = file
        self.programme = programme
        self.mark = f"# signoria {programme.command} "
        self.head = f"{self.mark}{msgspec.json.encode(programme).decode()}\n{','.join(COLUMNS)}\n".encode()
        self.rows: dict[int, Played] = {}  # by number of the game
        try:
            self.descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o666)
        except (OSError, ValueError) as problem:
            raise BadInput(f"{file} cannot be written: {told(problem)}") from problem
        try:
            self.begin()
        except BaseException:
            self.close()
            raise

    def begin(self) -> None:
        """Keep others from writing; read what is there."""
        if not stat.S_ISREG(os.fstat(self.descriptor).st_mode):
            raise BadInput(f"{self.file} cannot be written: it is no ordinary file")
        try:
            fcntl.lockf(self.descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            text = self.text()
        except BlockingIOError as problem:
            raise BadInput(f"{self.file} is being written by another run") from problem
        except OSError as problem:
            raise BadInput(f"{self.file} cannot be read: {told(problem)}") from problem
        if self.head.startswith(text):  # new, or killed before the first game
            self.cut(0)
            self.write(self.head)
            return
        self.check_programme(text.partition(b"\n")[0])
        whole = text[: text.rfind(b"\n") + 1]
        for line, row in enumerate(whole.splitlines()[2:], 3):
            number, played = self.read(row, line)
            self.rows[number] = played
        if whole != text:
            self.cut(len(whole))

    def text(self) -> bytes:
        """All that is in the file. Opened a second time it would, when closed, lose the lock."""
        parts = [b""]
        while part := os.pread(self.descriptor, 1 << 20, sum(map(len, parts))):
            parts.append(part)
        return b"".join(parts)

    def check_programme(self, first: bytes) -> None:
        """The file must be of the same games."""
        own, length = self.programme, len(self.mark)
        try:
            mark, written = first.decode()[:length], msgspec.json.decode(first[length:], type=type(own))
        except (UnicodeDecodeError, msgspec.MsgspecError):
            mark, written = "", own
        if mark != self.mark:
            raise BadInput(f"{self.file} exists and is no file of `signoria {own.command}`; choose another name")
        there, here = msgspec.to_builtins(written), msgspec.to_builtins(own)
        other = [f"{name} {words(there[name])}, not {words(here[name])}" for name in here if there[name] != here[name]]
        if other:
            raise BadInput(f"{self.file} holds other games ({'; '.join(other)}); choose another name")

    def read(self, row: bytes, line: int) -> tuple[int, Played]:
        """The number of a game, and the game."""
        try:
            number, seed, bots, winners, points, reason, decisions = next(csv.reader([row.decode()]))
            seats = numbers(winners)
            played = Played(int(seed), tuple(bots.split()), seats, numbers(points), reason, int(decisions))
            at = int(number)
        except (ValueError, csv.Error) as problem:
            raise BadInput(f"{self.file}, line {line}: this is no game") from problem
        size = self.programme.seats
        is_fit = seats and set(seats) <= set(range(size)) and len(played.points) == size and at >= 0
        if not is_fit or (played.seed, played.bots) != (self.programme.job(at).seed, self.programme.job(at).bots):
            raise BadInput(f"{self.file}, line {line}: this is no game that belongs here")
        return at, played

    def add(self, number: int, played: Played) -> None:
        """One more game: a whole line, written at once."""
        self.rows[number] = played
        bots, winners, points = (" ".join(map(str, many)) for many in (played.bots, played.winners, played.points))
        line = StringIO()
        cells = (number, played.seed, bots, winners, points, played.reason, played.decisions)
        csv.writer(line, lineterminator="\n").writerow(cells)  # a bot with two budgets has a comma in its name
        self.write(line.getvalue().encode())

    def write(self, line: bytes) -> None:
        """At the end of the file."""
        try:
            while line:
                line = line[os.write(self.descriptor, line) :]
        except OSError as problem:
            raise BadInput(f"{self.file} cannot be written: {told(problem)}") from problem

    def cut(self, length: int) -> None:
        """Keep only so much of the file."""
        try:
            os.ftruncate(self.descriptor, length)
        except OSError as problem:
            raise BadInput(f"{self.file} cannot be written: {told(problem)}") from problem

    def close(self) -> None:
        """Others may write now."""
        os.close(self.descriptor)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def numbers(text: str) -> tuple[int, ...]:
    """`4 2 0`."""
    return tuple(int(word) for word in text.split())


def words(value: object) -> str:
    """A setting as the error says it."""
    if isinstance(value, dict):
        return " ".join(f"{name}={msgspec.json.encode(one).decode()}" for name, one in value.items()) or "none"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def told(problem: Exception) -> str:
    """What went wrong with a file, in few words."""
    return ((problem.strerror if isinstance(problem, OSError) else None) or str(problem)).lower()
