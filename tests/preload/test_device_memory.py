"""What a program is told of the runtime's device memory."""

from __future__ import annotations

import ctypes
from pathlib import Path

import gpu_machine
import pytest
from child_session import Session

from mixpert import native
from mixpert.errors import BackendError

CHILD = Path(__file__).with_name("memory_child.py")


def test_the_pool_keeps_what_calls_give_back(
    cublas: Path, drivers: Path, compilers: Path, tmp_path: Path
) -> None:
    ran = Session(CHILD, cublas, f"{drivers}:{compilers}", tmp_path).run("", scheme="int8:2,2,2")
    assert "pack" in ran.kernels, "the product needed workspace"


@pytest.mark.skipif(gpu_machine.missing_gpu() is None, reason="needs a machine without a driver")
def test_without_a_driver() -> None:
    bytes_ = ctypes.c_uint64()
    with pytest.raises(BackendError, match="no NVIDIA driver"):
        native.check(
            native.load().mixpert_device_memory(ctypes.byref(bytes_), ctypes.byref(bytes_))
        )
