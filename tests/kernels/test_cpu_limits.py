"""Problems cut into blocks, and those that find no memory."""

from __future__ import annotations

import subprocess
import sys

import pytest
from cpu_backend import CpuBackend, model
from gemm_cases import Case, assert_same_bits


@pytest.mark.parametrize(
    "shape, scheme",
    [
        ((140, 5, 33_000), "int8:3,3"),
        ((3, 140, 70_000), "int8:0,3+g1024"),
        ((140, 3, 70_000), "int8:3,0+g1024"),
        ((70, 80, 66_000), "int8:3,3+g1024"),
    ],
)
def test_bits_of_products_in_several_blocks(
    cpu: CpuBackend, shape: tuple[int, int, int], scheme: str
) -> None:
    """More rows, columns and k than are packed at a time.

    The portable engine packs four bytes a digit, so that 64 MiB hold 128 rows of a chunk.
    """
    case = Case(*shape, scheme, "maxima", beta=-1.0)
    cpu.force("portable")
    try:
        assert_same_bits(cpu.gemm(case), model(case), case)
    finally:
        cpu.force(None)


OUT_OF_MEMORY = """
import resource, sys
import numpy as np, mixpert
from mixpert.errors import BackendError
n = 2048
a, b, c = (np.full((n, n), value, np.float32) for value in (1, 2, 3))
mixpert.matmul(a[:64, :64], b[:64, :64])
used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + (16 << 20), resource.RLIM_INFINITY))
try:
    mixpert.matmul(a, b, "int8:3,3", out=c)
except BackendError as error:
    print(error)
assert (c == 3).all()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_without_memory_c_stays() -> None:
    command = [sys.executable, "-c", OUT_OF_MEMORY]
    run = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert run.stdout == "no memory for the packed operands of 2048 x 2048 x 2048\n"
