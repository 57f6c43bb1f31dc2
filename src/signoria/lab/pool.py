"""Work over processes: a process that dies is replaced and its job tried again, and results come in order."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Generic, NamedTuple, TypeVar

J = TypeVar("J")
R = TypeVar("R")

TRIES = 3  # a job that so many processes died of is given up
FORK = get_context("fork")  # the processes know the games and bots that were added here


class Died(NamedTuple):
    """Whoever took the job died, time and again; a negative code is the signal that did it."""

    code: int

    def __str__(self) -> str:
        how = f"killed by {signal.Signals(-self.code).name}" if self.code < 0 else f"exit code {self.code}"
        return f"the process died {TRIES} times ({how})"


class Worker(Generic[J, R]):
    """A process and the line to it; `number` is of the job it has."""

    def __init__(self, work: Callable[[J], R], others: list[Connection]) -> None:
        self.line, far = FORK.Pipe()
        self.number = -1
        self.process = FORK.Process(target=labour, args=(work, far, [*others, self.line]), daemon=True)
        self.process.start()
        far.close()

    def dismiss(self) -> int:
        """End the process, if it has not ended; its exit code."""
        self.process.kill()
        self.process.join()
        self.line.close()
        return self.process.exitcode or 0


def labour(work: Callable[[J], R], line: Connection, foreign: list[Connection]) -> None:
    """In the process: job after job, until the line is closed. Ctrl-C is for the process that counts, not for us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    for other in foreign:  # or they would stay open when the other side is gone
        other.close()
    with suppress(EOFError, ConnectionError):
        while True:
            job = line.recv()
            result = work(job)
            line.send(result)
    os._exit(0)  # whatever else the other side had in hand when we were forked is not ours to end


class Crew(Generic[J, R]):
    """Up to so many workers, the jobs they have, and what is done but not yet asked for."""

    def __init__(self, work: Callable[[J], R], jobs: Iterable[J], size: int) -> None:
        self.work = work
        self.size = size
        self.new = enumerate(jobs)
        self.again: deque[tuple[int, J]] = deque()  # jobs whose worker died
        self.out: dict[int, J] = {}  # jobs that somebody works on
        self.tries: dict[int, int] = {}
        self.done: dict[int, R | Died] = {}
        self.workers: list[Worker[J, R]] = []

    def results(self) -> Iterator[R | Died]:
        """What came of each job, in the order of the jobs."""
        self.hire()
        number = 0
        while self.out or self.done:
            while number in self.done:
                yield self.done.pop(number)
                number += 1
            if self.out:
                lines = wait([worker.line for worker in self.workers])
                for worker in [worker for worker in self.workers if worker.line in lines]:
                    self.hear(worker)

    def hire(self) -> None:
        """Workers for the jobs that wait, as many as there may be."""
        while len(self.workers) < self.size and (job := self.next_job()):
            self.workers.append(Worker(self.work, [one.line for one in self.workers]))
            self.give(self.workers[-1], job)

    def next_job(self) -> tuple[int, J] | None:
        """A job that waits, if there is one."""
        return self.again.popleft() if self.again else next(self.new, None)

    def give(self, worker: Worker[J, R], numbered: tuple[int, J]) -> None:
        """The worker gets a job."""
        worker.number, job = numbered
        self.out[worker.number] = job
        with suppress(OSError):  # it is dead already: `hear` will find out
            worker.line.send(job)

    def hear(self, worker: Worker[J, R]) -> None:
        """A worker has done its job, or died."""
        try:
            result = worker.line.recv()
        except (EOFError, OSError):
            self.bury(worker)
            self.hire()
            return
        del self.out[worker.number]
        self.done[worker.number] = result
        if job := self.next_job():
            self.give(worker, job)
        else:
            self.workers.remove(worker)
            worker.dismiss()

    def bury(self, dead: Worker[J, R]) -> None:
        """A worker has died: its job waits again, unless it is the job that kills."""
        self.workers.remove(dead)
        dead.process.join()  # nobody has killed it but what made it close the line
        code = dead.dismiss()
        job = self.out.pop(dead.number)
        self.tries[dead.number] = self.tries.get(dead.number, 0) + 1
        if self.tries[dead.number] < TRIES:
            self.again.append((dead.number, job))
        else:
            self.done[dead.number] = Died(code)

    def dismiss(self) -> None:
        """All go home."""
        for worker in self.workers:
            worker.dismiss()


def over_processes(work: Callable[[J], R], jobs: Iterable[J], workers: int) -> Generator[R | Died, None, None]:
    """What came of each job, in order. One worker is this process itself. Close it when done: use `closing`."""
    if workers == 1:
        yield from map(work, jobs)
        return
    crew = Crew(work, jobs, workers)
    try:
        yield from crew.results()
    finally:
        crew.dismiss()
