"""Bounds from partial sums hold on a GPU: the kernels of sm_90 add products in a known order."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gpu_backend import GpuBackend
from guard_run import of_rows

from mixpert.grading.matrices import PAIRS
from mixpert.kernels.model import Int8Scheme
from mixpert.kernels.running_bounds import running_int8_bound, running_split_bound
from mixpert.kernels.split_model import SCHEMES
from mixpert.runtime import launcher

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.parametrize("backend", [90], ids=["sm90"], indirect=True),
]

PROMOTED = {
    "fp16x3": 64,
    "fp16x3:bitcut": 64,
    "tf32x3": 32,
    "bf16x9": 64,
    "bf16x6": 64,
    "bf16x3": 64,
}
"""Elements of k of a packed block, whose leading products leave the Tensor Core together."""
INT8 = {"int8:2,2,2": Int8Scheme(2, 2, 2), "int8:1,1": Int8Scheme(1, 1, 2)}
KINDS = ("uniform", "normal", "positive", "phi 4", "outliers", "subnormal")
BLOCKS = 64  # of a stretch, for which the others stay
M, N, ROWS = 1216, 1024, 16  # so many tiles that no CTAs share k


def computed(backend: GpuBackend, cupy: Any, a: np.ndarray, b: np.ndarray, scheme: str) -> Any:
    gemm = of_rows(a, b, scheme)
    gemm.problem.native_parts = 1  # sums as long as can be
    lowered = backend.lower(gemm)
    kernels = [one.kernel for one in lowered.launches[: lowered.launch_count]]
    assert not any(b"SHARES=1" in kernel for kernel in kernels)
    arrays = [cupy.asarray(x) for x in (gemm.a, gemm.b, np.full(M * N, np.nan, np.float32))]
    launcher.device(0, 90).run(lowered, *(x.data.ptr for x in arrays))
    return arrays[2].get().reshape(N, M).T[:ROWS, :ROWS]


@pytest.mark.parametrize("k", [700, 4600])
@pytest.mark.parametrize("data", KINDS)
@pytest.mark.parametrize("scheme", [*PROMOTED, *INT8])
def test_errors_are_bounded(backend: GpuBackend, cupy: Any, scheme: str, data: str, k: int) -> None:
    a, b = PAIRS[data](np.random.default_rng(k), M, N, k)
    c = computed(backend, cupy, a, b, scheme)
    a, b = a[:ROWS], np.ascontiguousarray(b[:, :ROWS])
    if scheme in INT8:
        bound = running_int8_bound(a, b, INT8[scheme])
    else:
        promote = PROMOTED[scheme]
        order = {"promote": promote, "stretch": BLOCKS * promote}
        bound = running_split_bound(a, b, SCHEMES[scheme], **order)
    error = np.abs(c - a.astype(np.float64) @ b)
    assert (error <= bound).all()
    if data in ("uniform", "normal"):
        assert np.linalg.norm(bound) < 30 * np.linalg.norm(error)
