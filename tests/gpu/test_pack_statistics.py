"""The statistics that pack gathers beside the slices, against the NumPy model, as integers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gemm_cases import DATA, Case, Float32
from gpu_backend import Gemm, GpuBackend
from numpy.typing import NDArray

from mixpert import native
from mixpert.kernels.model import row_statistics

pytestmark = pytest.mark.gpu

ROW = np.dtype([("sum", "<i8"), ("largest", "<u4"), ("least_negated", "<u4")])
LOST = 0xA5
"""What lies in the statistics before: every byte must be written where CTAs do not share rows."""
SHAPES = {1: (9, 70), 200: (70, 33), 300: (5, 40), 700: (33, 8), 1024: (64, 64), 1025: (64, 50),
          5000: (20, 70), 40_000: (9, 17)}  # fmt: skip
"""By k, on both sides of every strip of pack: (m, n)."""


def padded(rows: int) -> int:
    return -(-rows // 8) * 8


def statistics_bytes(rows: int, k: int) -> int:
    return padded(rows) * (ROW.itemsize + -(-k // 128))


def gathering(lowered: native.LoweredStruct, second: int) -> native.LoweredStruct:
    """The launches up to pack, with statistics of P at C's address and of Q `second` bytes on."""
    packs = [i for i in range(lowered.launch_count) if lowered.launches[i].kernel[:5] == b"pack "]
    for launch in (lowered.launches[i] for i in packs):
        for position, addend in enumerate((0, second)):
            launch.relocations[launch.relocation_count] = native.RelocationStruct(
                launch.param_bytes + 8 * position, native.SLOTS.index("c"), addend
            )
            launch.relocation_count += 1
        launch.kernel += b" STATISTICS=1"
        launch.param_bytes += 16
    lowered.launch_count = packs[-1] + 1
    return lowered


def check_rows(written: NDArray[np.uint8], rows: Float32, what: object) -> None:
    """One operand's statistics; rows of padding count as zeros."""
    count, k = padded(len(rows)), rows.shape[1]
    expected = row_statistics(np.pad(rows, ((0, count - len(rows)), (0, 0))))
    got = written[: count * ROW.itemsize].view(ROW)
    for name in ROW.names or ():
        assert np.array_equal(got[name], getattr(expected, name)), (what, name)
    blocks = written[count * ROW.itemsize :].view(np.int8).reshape(-(-k // 128), count)
    assert np.array_equal(blocks, expected.blocks), (what, "blocks")


@pytest.mark.parametrize("k", SHAPES)
def test_statistics(backend: GpuBackend, cupy: Any, k: int) -> None:
    if backend.path == 1:
        pytest.skip("the one-launch kernel does not pack")
    m, n = SHAPES[k]
    for seed, data in enumerate(DATA):
        case = Case(m, n, k, "int8:2,1", data, bool(seed % 2), bool(seed // 2 % 2), seed=seed)
        gemm = Gemm.of(case)
        lowered = backend.lower(gemm)
        shared_rows = lowered.launches[0].kernel == b"clear"
        second = statistics_bytes(n, k)
        buffer = cupy.full(second + statistics_bytes(m, k), 0 if shared_rows else LOST, cupy.uint8)
        a, b = cupy.asarray(gemm.a), cupy.asarray(gemm.b)
        backend.device.run(gathering(lowered, second), a.data.ptr, b.data.ptr, buffer.data.ptr)
        written = buffer.get()
        left, right, _ = case.operands()
        check_rows(written[:second], np.ascontiguousarray(right.T), f"{case} B")
        check_rows(written[second:], left, f"{case} A")
