"""Room on a GPU for tests that need much of its memory: one at a time, whoever else runs there."""

from __future__ import annotations

import fcntl
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

SECONDS = 90
"""That a test waits for others; the suite's own limit for a test is longer."""
_STEP = 0.1


@dataclass(frozen=True)
class Memory:
    """A GPU's: its name, bytes that are free and in all, and how to give back what one keeps."""

    name: str
    free: Callable[[], int]
    total: int
    give_back: Callable[[], None]

    @staticmethod
    def of(cupy: Any) -> Memory:
        """That of the current device; what CuPy keeps of it can be given back."""
        driver = cupy.cuda.runtime
        bus = driver.deviceGetPCIBusId(driver.getDevice())
        return Memory(
            bus, lambda: int(driver.memGetInfo()[0]), int(driver.memGetInfo()[1]),
            cupy.get_default_memory_pool().free_all_blocks,
        )  # fmt: skip


@contextmanager
def room(memory: Memory, needed: int, seconds: float = SECONDS) -> Iterator[None]:
    """Wait until `needed` bytes are free and no other process has asked for room on this GPU.

    Skips the test, with the reason, where the GPU has less, or others keep too much of it.
    """
    if needed > memory.total:
        pytest.skip(f"needs {_gb(needed)} of a GPU's memory, and this one has {_gb(memory.total)}")
    deadline = time.monotonic() + seconds

    def wait_for(reached: Callable[[], bool], without: str) -> None:
        while not reached():
            if time.monotonic() > deadline:
                pytest.skip(f"needs {_gb(needed)} of the GPU's memory: {without}")
            time.sleep(_STEP)

    with _file(memory.name) as file:
        wait_for(lambda: _locked(file), "another test has kept its room for too long")
        memory.give_back()
        wait_for(lambda: memory.free() >= needed, f"others left {_gb(memory.free())} at most")
        try:
            yield
        finally:
            memory.give_back()


@contextmanager
def _file(name: str) -> Iterator[int]:
    """The file that stands for a GPU; closing it ends a lock."""
    path = Path(tempfile.gettempdir(), f"mixpert-tests-{os.getuid()}-{name}.lock")
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    try:
        yield file
    finally:
        os.close(file)


def _locked(file: int) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _gb(size: int) -> str:
    return f"{size / 1e9:.1f} GB"
