"""Operands whose packed bytes, rows whose ends, and columns that lie at 2^31 and beyond."""

from __future__ import annotations

import itertools
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


@pytest.mark.xdist_group("rows")  # one worker: they would wait for each other
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


@pytest.mark.xdist_group("ends")
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


def spread(cupy: Any, values: Any, last_column_at: int) -> tuple[Any, int]:
    """A column-major matrix whose last column begins there at the least; its leading dimension."""
    rows, columns = values.shape
    ld = (max(rows, last_column_at // (columns - 1)) // 4 + 1) * 4
    buffer = cupy.empty(ld * (columns - 1) + rows, np.float32)
    place = cupy.lib.stride_tricks.as_strided(buffer, (rows, columns), (4, 4 * ld))
    place[...] = values
    return place, ld


SPREAD = tuple(itertools.product(
    ("int8:2,2,2", "auto", "fp16x3"), ((256, 192, 130, False), (64, 61, 33001, True))
))  # fmt: skip
"""Schemes, and m, n, k and whether A and B are transposed."""


@pytest.mark.xdist_group("columns")
@pytest.mark.parametrize("wide", [0, 1, 2], ids="ABC")
@pytest.mark.parametrize("case", SPREAD, ids=lambda case: f"{case[0]} {case[1]}")
def test_last_columns(
    backend: GpuBackend, cupy: Any, needs_room: NeedsRoom, case: tuple[str, Any], wide: int
) -> None:
    """A leading dimension with which they lie beyond 2^31 elements changes no bit."""
    scheme, (m, n, k, trans) = case
    rng = cupy.random.default_rng(5)
    shapes = ((k, m) if trans else (m, k), (n, k) if trans else (k, n), (m, n))
    stored = [rng.standard_normal(shape, np.float32) for shape in shapes]
    results = []
    for last_column_at in (0, 2**31):
        if last_column_at:  # its kernels are compiled
            needs_room(4 * (2**31 + 2**26) + BESIDES)
        placed = [
            spread(cupy, x, last_column_at if operand == wide else 0)
            for operand, x in enumerate(stored)
        ]
        lds = (ld for _, ld in placed)
        problem = native.ProblemStruct(m, n, k, *lds, 1, 0, 0, 0, trans, trans)
        lowered = backend.device.lower(problem, Scheme.parse(scheme).to_native(), 1.5, 0.5)
        backend.device.run(lowered, *(x.data.ptr for x, _ in placed))
        results.append(placed[2][0].get())
    assert np.isfinite(results[0]).all()
    np.testing.assert_array_equal(*results)
