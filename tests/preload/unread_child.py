"""A thread waits for who reads its message; a child forked meanwhile.

The message may be the process's last. Prints how the child ended: its status, or minus the signal.
"""

from __future__ import annotations

import ctypes
import fcntl
import os
import signal
import threading
import time
from pathlib import Path

from mixpert import native

LIBRARY = native.load()


def product() -> None:
    """One GEMM under settings that are wrong, or of which one is not known."""
    one = (ctypes.c_float * 1)(1)
    LIBRARY.cblas_sgemm(102, 111, 111, 1, 1, 1, ctypes.c_float(1), one, 1, one, 1,
                        ctypes.c_float(0), one, 1)  # fmt: skip


def full_pipe() -> tuple[int, int]:
    """Its ends; whoever writes to it waits."""
    reader, writer = os.pipe()
    fcntl.fcntl(writer, fcntl.F_SETFL, os.O_NONBLOCK)
    try:
        while True:
            os.write(writer, bytes(4096))
    except BlockingIOError:
        fcntl.fcntl(writer, fcntl.F_SETFL, 0)
    return reader, writer


def wait_until_asleep(thread: threading.Thread) -> None:
    """For long enough: too early a fork would prove nothing, and not fail."""
    stat = Path(f"/proc/self/task/{thread.native_id}/stat")
    for _ in range(20):
        while stat.read_text().rpartition(")")[2].split()[0] != "S":
            time.sleep(0.001)
        time.sleep(0.001)


def main() -> None:
    _, writer = full_pipe()
    os.dup2(writer, 2)
    thread = threading.Thread(target=product, daemon=True)
    thread.start()
    wait_until_asleep(thread)
    child = os.fork()
    if child == 0:
        signal.alarm(30)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        product()
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
