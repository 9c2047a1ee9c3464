"""Child processes of the tuner: started, waited for, and killed with whatever they started."""

from __future__ import annotations

import math
import os
import select
import signal
import subprocess
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from mixpert.tuner import keeper

STDERR = "stderr"
"""Name of the file that a run's stderr goes to."""

LONGEST_POLL = 2**31 - 1
"""Milliseconds, 24 days: a longer timeout ends then."""


class Child(Protocol):
    """A running program, the leader of its own group of processes."""

    @property
    def pid(self) -> int:
        """Its process id, and that of its group."""
        ...

    def wait(self, timeout: float | None = None) -> int:
        """Its exit status, negative for a signal.

        Raises:
            subprocess.TimeoutExpired: it still runs after `timeout` seconds.
        """
        ...


Start = Callable[[list[str], Mapping[str, str], Path, Path, Path], Child]
"""Starts a command with an environment; the files are its standard input, output and error."""

_RUNNING: set[Child] = set()
"""Children of all threads, for `kill_running`."""


def exit_code(child: Child, timeout: float | None) -> int | None:
    """The exit status of a child at its end; None if it was killed after `timeout` seconds.

    It does not outlive this process, whatever ends that.
    """
    with keeper.kept(child.pid):
        return _exit_code(child, timeout)


def _exit_code(child: Child, timeout: float | None) -> int | None:
    _RUNNING.add(child)
    try:
        return child.wait(timeout)
    except subprocess.TimeoutExpired:
        _kill_group(child)
        return None
    except BaseException:  # Ctrl-C reaches the tuner only: the program has its own session
        _kill_group(child)
        raise
    finally:
        _RUNNING.discard(child)


def kill_running() -> None:
    """End every program that another thread has running."""
    for child in tuple(_RUNNING):
        _kill_group(child)


def _kill_group(child: Child) -> None:
    """End the program and whatever it started."""
    with suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)
    child.wait()


class Process(subprocess.Popen[bytes]):
    """A process whose end is noticed at once: its parent class looks every 50 milliseconds."""

    def wait(self, timeout: float | None = None) -> int:
        """The exit status.

        Raises:
            subprocess.TimeoutExpired: it still runs after `timeout` seconds.
        """
        if self.returncode is not None:
            return self.returncode
        try:
            handle = os.pidfd_open(self.pid)
        except (AttributeError, OSError):  # no such call in this kernel
            return super().wait(timeout)
        try:
            require_readable(handle, self.args, timeout)
        finally:
            os.close(handle)
        return super().wait()


def require_readable(descriptor: int, command: object, timeout: float | None) -> None:
    """Wait until there is something to read.

    Raises:
        subprocess.TimeoutExpired: there is nothing after `timeout` seconds.
    """
    poll = select.poll()
    poll.register(descriptor, select.POLLIN)
    most = None if timeout is None else min(math.ceil(1000 * timeout), LONGEST_POLL)
    if not poll.poll(most):
        raise subprocess.TimeoutExpired(str(command), timeout or 0.0)


def new_process(
    argv: list[str], environment: Mapping[str, str], stdin: Path, out: Path, err: Path
) -> Child:
    """Start a program of its own: the `Start` of programs in general."""
    keeper.start()
    with stdin.open("rb") as read, out.open("wb") as written, err.open("wb") as complaints:
        return Process(
            argv,
            env=environment,
            stdin=read,
            stdout=written,
            stderr=complaints,
            start_new_session=True,  # so that a timeout reaches the program's own children
        )
