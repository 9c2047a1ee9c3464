"""Ends the tuner's programs when the tuner itself was killed, by a process that outlives it.

The process runs this file and imports nothing of MixPert. Its standard input is a pipe that only
the tuner holds open, so that it ends with the tuner, however that ended.
"""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

_LOCK = threading.Lock()
_KEEPERS: list[_Keeper] = []
"""The one of this process, once it has run a program."""


@contextmanager
def kept(group: int) -> Iterator[None]:
    """End the processes of a group if this process is killed inside.

    Where no keeper can be started, or it was killed itself, they would go on.
    """
    _tell(b"+%d\n" % group)
    try:
        yield
    finally:
        _tell(b"-%d\n" % group)


def start() -> None:
    """Start the keeper, before there is anything to keep: meanwhile it would not be kept."""
    with suppress(OSError), _LOCK:
        if not _KEEPERS:
            _KEEPERS.append(_Keeper())
            atexit.register(stop)


def stop() -> None:
    """End the keeper, with what it still keeps; the next program has another one."""
    atexit.unregister(stop)
    with _LOCK:
        while _KEEPERS:
            _KEEPERS.pop().close()


def _tell(line: bytes) -> None:
    start()
    with suppress(OSError):
        for keeper in _KEEPERS:
            keeper.tell(line)


class _Keeper:
    """The process, and the pipe that it reads."""

    def __init__(self) -> None:
        read, self._pipe = os.pipe()
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-IS", __file__],
                stdin=read,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                cwd="/",
                start_new_session=True,  # what ends the tuner's own group must not reach it
            )
        except BaseException:
            os.close(self._pipe)
            raise
        finally:
            os.close(read)

    def tell(self, line: bytes) -> None:
        os.write(self._pipe, line)

    def close(self) -> None:
        """Let it end, as it does at the end of its input."""
        os.close(self._pipe)
        self._process.wait()


def left_over(lines: Iterable[bytes]) -> set[int]:
    """The groups that began, ``+GROUP``, and have not ended, ``-GROUP``, at the end of `lines`."""
    running: set[int] = set()
    for line in lines:
        change = running.add if line.startswith(b"+") else running.discard
        change(int(line[1:]))
    return running


def _keep() -> None:
    for group in left_over(sys.stdin.buffer):
        with suppress(OSError):
            os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    _keep()
