"""Work over processes: in order, whatever dies."""

from __future__ import annotations

import os
import signal
import time
from contextlib import closing
from pathlib import Path

import pytest

from signoria.lab.pool import TRIES, Died, over_processes


def square(number: int) -> int:
    """Small numbers take longer."""
    time.sleep(0.02 if number < 3 else 0)
    return number * number


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_results_come_in_the_order_of_the_jobs(workers: int) -> None:
    assert list(over_processes(square, range(12), workers)) == [number * number for number in range(12)]


def test_there_may_be_nothing_to_do_or_more_workers_than_jobs() -> None:
    assert list(over_processes(square, [], 3)) == []
    assert list(over_processes(square, [4], 3)) == [16]


def die_once(job: tuple[int, Path]) -> tuple[int, int]:
    """Jobs 1 and 4 kill whoever takes them first."""
    number, folder = job
    mark = folder / str(number)
    if number in (1, 4) and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number, os.getpid()


def test_a_dead_worker_is_replaced_and_its_job_done_again(tmp_path: Path) -> None:
    done = list(over_processes(die_once, [(number, tmp_path) for number in range(8)], 2))
    assert [one[0] for one in done if not isinstance(one, Died)] == list(range(8))
    assert (tmp_path / "1").exists()
    assert (tmp_path / "4").exists()


def die(number: int) -> int:
    """Job 2 kills whoever takes it; job 3 ends it."""
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    if number == 3:
        os._exit(7)
    return number


def test_a_job_that_kills_is_given_up_and_the_others_are_done() -> None:
    done = list(over_processes(die, range(6), 2))
    assert done == [0, 1, Died(-signal.SIGKILL), Died(7), 4, 5]
    assert str(done[2]) == f"the process died {TRIES} times (killed by SIGKILL)"
    assert str(done[3]) == f"the process died {TRIES} times (exit code 7)"


def own_process(_: int) -> int:
    """Which process works."""
    return os.getpid()


def test_nobody_is_left_when_the_rest_is_not_wanted() -> None:
    with closing(over_processes(own_process, range(1000), 3)) as coming:
        seen = {next(coming) for _ in range(50)}
    assert os.getpid() not in seen
    for process in seen:
        assert isinstance(process, int)
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
