"""Commands that end, and what they run with them, when this process is told to end.

``mixpert-tune`` stops the program that it runs when it is asked to (SIGTERM); killed, it would
leave that program on the GPU, beside whatever is measured next.
"""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Sequence
from threading import Event
from types import FrameType

_PATIENCE = 30.0
"""Seconds that a command has to end after it was asked to; then it is killed."""
_running: set[subprocess.Popen[str]] = set()
_ending = Event()


def run(command: Sequence[str], timeout: float) -> subprocess.CompletedProcess[str]:
    """As `subprocess.run` with captured text, but what runs too long is asked to end.

    Raises:
        subprocess.TimeoutExpired: after `timeout` seconds; the command has ended.
        InterruptedError: this process was told to end, so that nothing is started any more.
    """
    if _ending.is_set():
        raise InterruptedError(f"{command[0]} was not started: this process was told to end")
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    _running.add(child)
    try:
        output, said = child.communicate(timeout=timeout)
    except BaseException:
        _end(child)
        raise
    finally:
        _running.discard(child)
    return subprocess.CompletedProcess(command, child.returncode, output, said)


def end_on_sigterm() -> None:
    """From here on SIGTERM ends the commands first, then this process, with status 143."""
    signal.signal(signal.SIGTERM, _on_sigterm)


def _on_sigterm(number: int, _frame: FrameType | None) -> None:
    _ending.set()
    children = list(_running)
    for child in children:
        child.terminate()
    for child in children:
        _end(child)
    os._exit(128 + number)  # threads that wait for commands would start the next ones


def _end(child: subprocess.Popen[str]) -> None:
    child.terminate()
    try:
        child.wait(_PATIENCE)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()
