"""Bounds from partial sums hold on a GPU for INT8, whose digits are summed exactly."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gpu_backend import GpuBackend
from guard_run import of_rows

from mixpert.grading.matrices import PAIRS
from mixpert.kernels.model import Int8Scheme
from mixpert.kernels.running_bounds import running_int8_bound
from mixpert.runtime import launcher

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.parametrize("backend", [90], ids=["sm90"], indirect=True),
]

INT8 = {"int8:2,2,2": Int8Scheme(2, 2, 2), "int8:1,1": Int8Scheme(1, 1, 2)}
KINDS = ("uniform", "normal", "positive", "phi 4", "outliers", "subnormal")
M, N, ROWS = 1216, 1024, 16


def computed(backend: GpuBackend, cupy: Any, a: np.ndarray, b: np.ndarray, scheme: str) -> Any:
    """Some elements of C."""
    gemm = of_rows(a, b, scheme)
    arrays = [cupy.asarray(x) for x in (gemm.a, gemm.b, np.full(M * N, np.nan, np.float32))]
    launcher.device(0, 90).run(backend.lower(gemm), *(x.data.ptr for x in arrays))
    return arrays[2].get().reshape(N, M).T[:ROWS, :ROWS]


@pytest.mark.parametrize("k", [700, 4600])
@pytest.mark.parametrize("data", KINDS)
@pytest.mark.parametrize("scheme", INT8)
def test_errors_are_bounded(backend: GpuBackend, cupy: Any, scheme: str, data: str, k: int) -> None:
    a, b = PAIRS[data](np.random.default_rng(k), M, N, k)
    c = computed(backend, cupy, a, b, scheme)
    a, b = a[:ROWS], np.ascontiguousarray(b[:, :ROWS])
    bound = running_int8_bound(a, b, INT8[scheme])
    error = np.abs(c - a.astype(np.float64) @ b)
    assert (error <= bound).all()
    if data in ("uniform", "normal"):
        assert np.linalg.norm(bound) < 30 * np.linalg.norm(error)
