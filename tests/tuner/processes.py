"""Waiting for what other processes do."""

import time
from pathlib import Path


def wait_until(true) -> None:
    """Wait a minute at most until `true` says so."""
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def gone(pid: int) -> bool:
    """Whether a process has ended, be it that nobody has asked for its status yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def waits_for(waiting: int, pid: int) -> bool:
    """Whether a process has a descriptor of another one, to wait for its end."""
    descriptors = Path(f"/proc/{waiting}/fdinfo").iterdir()
    return any(f"Pid:\t{pid}\n" in read(path) for path in descriptors)


def read(path: Path) -> str:
    """The text of a file, which may be gone already."""
    try:
        return path.read_text()
    except OSError:
        return ""
