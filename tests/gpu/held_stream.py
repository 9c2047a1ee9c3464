"""Holds a stream's work back until all that is to be tested is queued, however slow the host is."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_GREATER_OR_EQUAL = 0  # CU_STREAM_WAIT_VALUE_GEQ
_LONGEST = 30.0
"""Seconds after which a stream goes on all the same: a call that waits for it would never end."""


@contextmanager
def held(torch: Any, stream: int) -> Iterator[None]:
    """What is queued on a stream inside of the block begins after it.

    Args:
        torch: the module.
        stream: a CUstream.

    Raises:
        AssertionError: a call in the block waited for the stream.
    """
    flag = torch.zeros(1, dtype=torch.int32).pin_memory()
    late: list[bool] = []

    def give_up() -> None:
        late.append(True)
        flag.fill_(1)

    timer = threading.Timer(_LONGEST, give_up)
    status = ctypes.CDLL("libcuda.so.1").cuStreamWaitValue32_v2(
        ctypes.c_void_p(stream), ctypes.c_uint64(flag.data_ptr()), 1, _GREATER_OR_EQUAL
    )
    assert status == 0, f"cuStreamWaitValue32: status {status}"
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        flag.fill_(1)
        torch.cuda.synchronize()  # before the flag's memory goes
    assert not late, "a call waited for the stream"
