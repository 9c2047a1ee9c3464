"""The GPUs that runs take turns on: one run, one GPU."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

VISIBLE = "CUDA_VISIBLE_DEVICES"
"""What keeps a program to its GPU."""


class Devices:
    """GPUs by the names that CUDA_VISIBLE_DEVICES takes; without any a run sees all of them.

    Runs that are alone always get the first, so that their times compare.
    """

    def __init__(self, names: Sequence[str] = ()) -> None:
        self._names = tuple(names)
        self._free = list(names)
        self._changed = threading.Condition()

    @contextmanager
    def one(self) -> Iterator[dict[str, str]]:
        """Variables that keep a run to a GPU of its own, which is free again after the block."""
        if not self._names:
            yield {}
            return
        with self._changed:
            while not self._free:
                self._changed.wait()
            name = min(self._free, key=self._names.index)
            self._free.remove(name)
        try:
            yield {VISIBLE: name}
        finally:
            with self._changed:
                self._free.append(name)
                self._changed.notify()
