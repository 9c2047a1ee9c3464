"""Programs measured several at a time: they take turns at the GPU, the host's work is beside it.

Of measuring a program most is the host's: starting, copying a result, writing and comparing it. A
lane does that for one variant after another; the driver that programs are linked with sees to it
that one alone uses the GPU while it is timed (`driver.c`).
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import Lock
from typing import Self

from running import Measured
from sample_programs import CheckError

from mixpert.errors import MixpertError

Job = Callable[["Exact"], None]
"""Measures one variant and compares it."""


class Exact:
    """The exact result of a case, found by a lane and kept until all have compared theirs."""

    def __init__(self, found: Future[Measured], users: int) -> None:
        self._found, self._users, self._lock = found, users, Lock()

    def measured(self) -> Measured:
        """The result, waited for.

        Raises:
            CheckError: the run failed.
        """
        return self._found.result()

    def leave(self) -> None:
        """Tell that one of the users needs it no more."""
        with self._lock:
            self._users -= 1
            last = self._users == 0
        if last:  # which may be before it is found, where the users failed
            self._found.add_done_callback(_remove)


def _remove(found: Future[Measured]) -> None:
    if not found.exception():
        found.result().file.unlink()


def _compare(job: Job, exact: Exact) -> None:
    try:
        job(exact)
    finally:
        exact.leave()


class Lanes:
    """Runs jobs `count` at a time, in the order in which they came.

    Attributes:
        failures: a line for each job that failed; the others run all the same.
    """

    def __init__(self, count: int) -> None:
        self.failures: list[str] = []
        self._pool = ThreadPoolExecutor(count)
        self._started: list[Future[None]] = []

    def add(self, exact: Callable[[], Measured], jobs: dict[str, Job]) -> None:
        """Take a case: how to find its exact result, and by name what is compared with that."""
        shared = Exact(self._pool.submit(exact), len(jobs))
        for name, job in jobs.items():
            self.start(name, partial(_compare, job, shared))

    def start(self, name: str, job: Callable[[], None]) -> None:
        """Take a job that compares nothing."""
        self._started.append(self._pool.submit(self._do, name, job))

    def _do(self, name: str, job: Callable[[], None]) -> None:
        try:
            job()
        except (CheckError, MixpertError, OSError) as error:
            self.failures.append(f"{name}: {' '.join(str(error).split())}")
            print(f"{self.failures[-1]}\n", end="", flush=True)  # at once, for others print too

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown()
        for job in self._started:
            job.result()  # raises what no program's failure explains
