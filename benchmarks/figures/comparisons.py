"""Results of programs, compared with exact ones in the background while the GPU goes on."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Self

from records import Record, Row
from running import Measured

_WAITING = 2
"""Results that may wait: each is a file, in memory, of up to a gigabyte."""


class Comparisons:
    """Adds errors to rows, then the rows to their records, in order and by one thread.

    The timed part of a program is the GPU's, which a thread that reads on the host leaves alone. A
    result's file goes once it was compared.
    """

    def __init__(self, line: Callable[[Row], str]) -> None:
        """`line` is printed of each row."""
        self._line = line
        self._pool = ThreadPoolExecutor(1)
        self._waiting: deque[Future[None]] = deque()

    def add(self, record: Record, row: Row, measured: Measured, exact: Measured) -> None:
        """Have a row recorded with the error of its result; wait while too many results do."""
        while len(self._waiting) >= _WAITING:
            self._waiting.popleft().result()
        self._waiting.append(self._pool.submit(self._compare, record, row, measured, exact))

    def _compare(self, record: Record, row: Row, measured: Measured, exact: Measured) -> None:
        row = {**row, "error": measured.error(exact)}
        measured.file.unlink()
        record.add(row)
        print(self._line(row), flush=True)

    def forget(self, exact: Measured) -> None:
        """Remove an exact result after what was added before."""
        self._pool.submit(exact.file.unlink)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with self._pool:
            while self._waiting:
                self._waiting.popleft().result()
