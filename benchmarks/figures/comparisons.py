"""Results of programs, compared with exact ones in the background while the GPU goes on."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Self

import numpy as np
from numpy.typing import NDArray
from records import Record, Row
from running import Measured, relative_error

Add = Callable[[Row, Measured, Measured], None]
"""Records a row, its error taken from a result and the exact one."""
_WAITING = 2
"""Results that may wait: each is a file, in memory, of up to a gigabyte."""


class Comparisons:
    """Adds errors to rows, then the rows to their records, in order and by one thread.

    The timed part of a program is the GPU's, which a thread that reads on the host leaves alone. A
    result is read once, and an exact one is kept until rows of another come.
    """

    def __init__(self, line: Callable[[Row], str]) -> None:
        """`line` is printed of each row."""
        self._line = line
        self._pool = ThreadPoolExecutor(1)
        self._waiting: deque[Future[None]] = deque()
        self._exact: tuple[Measured, NDArray[np.floating]] | None = None

    def to(self, record: Record) -> Add:
        """What adds rows to a record; waits while too many results do."""

        def add(row: Row, measured: Measured, exact: Measured) -> None:
            while len(self._waiting) >= _WAITING:
                self._waiting.popleft().result()
            self._waiting.append(self._pool.submit(self._add, record, row, measured, exact))

        return add

    def _add(self, record: Record, row: Row, measured: Measured, exact: Measured) -> None:
        if self._exact is None or self._exact[0] is not exact:
            self._exact = (exact, exact.take())
        row = {**row, "error": relative_error(measured.take(), self._exact[1])}
        record.add(row)
        print(self._line(row), flush=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with self._pool:
            while self._waiting:
                self._waiting.popleft().result()
