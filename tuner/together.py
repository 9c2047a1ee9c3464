"""Several runs at a time, in threads; an interrupt ends the programs of all of them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import TypeVar

from mixpert.tuner.children import kill_running

T = TypeVar("T")

_LOOK_AGAIN = 0.05
"""Seconds after which a wait looks for an interrupt, or for a job that has lost its program: a
signal may reach another thread, which does not wake the one that waits for a result."""


def together(width: int, jobs: Sequence[Callable[[], T]]) -> Generator[T, None, None]:
    """The results of jobs in their order, `width` of them at a time.

    One at a time, a job starts when its result is asked for: what comes of the first may keep the
    others from being run. Several at a time, closing the generator ends those that run.

    Args:
        width: at least 1.
        jobs: each runs programs by `mixpert.tuner.children.exit_code`.
    """
    if width < 2 or len(jobs) < 2:
        yield from (job() for job in jobs)
        return
    with ThreadPoolExecutor(width) as pool:
        futures: list[Future[T]] = []
        try:
            futures.extend(map(pool.submit, jobs))
            for future in futures:
                while not future.done():
                    wait([future], _LOOK_AGAIN)
                yield future.result()
        except BaseException:  # Ctrl-C: programs have sessions of their own
            pool.shutdown(wait=False, cancel_futures=True)
            _end(futures)
            raise


def _end(futures: Sequence[Future[T]]) -> None:
    """End the programs that run, and those that jobs were about to start."""
    kill_running()
    while running := [future for future in futures if not future.done()]:
        wait(running, _LOOK_AGAIN)
        kill_running()
