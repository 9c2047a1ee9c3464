"""Operands whose packed bytes, and rows whose ends, lie at 2^31 and beyond."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gpu_backend import Gemm, GpuBackend, difference

from mixpert import native
from mixpert.runtime import launcher
from mixpert.scheme import Scheme

pytestmark = pytest.mark.gpu

LONG_K = 2**31 - 1100
"""Not more than kMost of the lowering; the parts of k end beyond 2^31."""
MANY_ROWS = 5_600_000
"""Of three slices: 128 bytes of k of each are more than 2^31 bytes."""
BESIDES = 2**30
"""Bytes: kernels, and what is small."""
NeedsRoom = Callable[[int], None]


@pytest.mark.parametrize("trans_a", [False, True])
@pytest.mark.parametrize("scheme", ["int8:2,2,2", "int8:2,2,2+g128"])
def test_batches_of_many_rows(
    backend: GpuBackend, needs_room: NeedsRoom, scheme: str, trans_a: bool
) -> None:
    """The second problem of a batch lies behind all of the first."""
    m, batch = MANY_ROWS, 2
    rng = np.random.default_rng(1)
    a = rng.standard_normal(m * batch, np.float32)
    problem = native.ProblemStruct(m, 1, 1, 1 if trans_a else m, 1, m, batch, m, 1, m, trans_a)
    c = np.full(m * batch, np.nan, np.float32)
    gemm = Gemm(problem, Scheme.parse(scheme), a, np.array([1.5, -0.7], np.float32), c)
    needs_room(backend.lower(gemm).workspace_bytes + BESIDES)
    assert difference(backend.run(gemm), gemm) is None


@pytest.mark.parametrize("place", [0, LONG_K - 1])
def test_largest_element_at_either_end(cupy: Any, needs_room: NeedsRoom, place: int) -> None:
    """Row maxima see all of a row: the only element that is not zero is its first or last.

    Eight rows of a slice are packed at the least. The second slice of A lies behind 2^34 bytes.
    """
    device = launcher.device(0)
    problem = native.ProblemStruct(1, 1, LONG_K, LONG_K, LONG_K, 1, 1, 0, 0, 0, True, False)
    lowered = device.lower(problem, Scheme.parse("int8:1,0").to_native(), 1.0, 0.0)
    needs_room(lowered.workspace_bytes + 4 * LONG_K + BESIDES)
    row, c = cupy.zeros(LONG_K, np.float32), cupy.full(1, np.nan, np.float32)
    row[place] = 3.0
    device.run(lowered, row.data.ptr, row.data.ptr, c.data.ptr)
    assert float(c[0]) == 9.0
