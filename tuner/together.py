"""Several runs at a time, in threads; an interrupt ends the programs of all of them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from mixpert.tuner.children import kill_running

T = TypeVar("T")


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
        try:
            yield from pool.map(lambda job: job(), jobs)
        except BaseException:  # Ctrl-C: programs have sessions of their own
            pool.shutdown(wait=False, cancel_futures=True)
            kill_running()
            raise
