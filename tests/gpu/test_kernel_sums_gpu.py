"""Float splits sum in a known order: the bits of the model on both code paths, and their bounds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from gpu_backend import GpuBackend
from guard_run import of_rows

from mixpert.grading.matrices import PAIRS
from mixpert.kernels.kernel_bounds import kernel_split_bound, known_split_bound
from mixpert.kernels.kernel_sums import SHARED90, SM80, SM90, KernelOrder, kernel_product
from mixpert.kernels.split_model import SCHEMES
from mixpert.kernels.tensor_core import AMPERE, HOPPER

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.parametrize("backend", [80, 90], ids=["sm80", "sm90"], indirect=True),
]

CORES = {80: AMPERE, 90: HOPPER}
KINDS = ("uniform", "normal", "positive", "phi 4", "outliers", "subnormal")
M, N, ROWS = 1216, 1024, 16  # so many tiles that no CTAs share k
SMALL = 512  # rows and columns of so few tiles that they do


def order_of(backend: GpuBackend) -> KernelOrder:
    """The order of sums on a code path, with this GPU's Tensor Cores."""
    capability = backend.device.struct.arch
    if capability not in CORES:
        pytest.skip(f"the arithmetic of Tensor Cores of compute capability {capability} is unknown")
    return replace(SM90 if backend.device.path == 90 else SM80, core=CORES[capability])


def computed(
    backend: GpuBackend,
    cupy: Any,
    a: np.ndarray,
    b: np.ndarray,
    scheme: str,
    *,
    shares: bool = False,
) -> Any:
    """Some elements of C, which has NaNs before."""
    gemm = of_rows(a, b, scheme)
    lowered, (m, n) = backend.lower(gemm), (len(a), b.shape[1])
    kernels = [one.kernel for one in lowered.launches[: lowered.launch_count]]
    assert any(b"SHARES=1" in kernel for kernel in kernels) == shares
    arrays = [cupy.asarray(x) for x in (gemm.a, gemm.b, np.full(m * n, np.nan, np.float32))]
    backend.device.run(lowered, *(x.data.ptr for x in arrays))
    return arrays[2].get().reshape(n, m).T[:ROWS, :ROWS]


@pytest.mark.parametrize("k", [700, 4600])
@pytest.mark.parametrize("data", KINDS)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_bits_are_those_of_the_model(
    backend: GpuBackend, cupy: Any, scheme: str, data: str, k: int
) -> None:
    order, fields = order_of(backend), SCHEMES[scheme]
    a, b = PAIRS[data](np.random.default_rng(k), M, N, k)
    c = computed(backend, cupy, a, b, scheme)
    a, b = a[:ROWS], np.ascontiguousarray(b[:, :ROWS])
    np.testing.assert_array_equal(c, kernel_product(a, b, fields, order))
    error = np.abs(c - a.astype(np.float64) @ b)
    bound, known = kernel_split_bound(a, b, fields, order), known_split_bound(a, b, fields, order)
    assert (error <= known).all() and (error <= bound).all()
    if data in ("uniform", "normal"):
        assert np.linalg.norm(bound) < 30 * np.linalg.norm(error)


@pytest.mark.parametrize("data", ["uniform", "normal"])
@pytest.mark.parametrize("scheme", ["fp16x3", "tf32x3", "bf16x6"])
def test_a_long_k_has_the_bits_of_the_model(
    backend: GpuBackend, cupy: Any, scheme: str, data: str
) -> None:
    order, fields, k = order_of(backend), SCHEMES[scheme], 65_536
    a, b = PAIRS[data](np.random.default_rng(k), M, N, k)
    c = computed(backend, cupy, a, b, scheme)[:6, :6]
    a, b = a[:6], np.ascontiguousarray(b[:, :6])
    np.testing.assert_array_equal(c, kernel_product(a, b, fields, order))
    error, known = np.abs(c - a.astype(np.float64) @ b), known_split_bound(a, b, fields, order)
    assert (error <= known).all() and np.linalg.norm(known) < 30 * np.linalg.norm(error)


@pytest.mark.parametrize("data", ["normal", "phi 4"])
@pytest.mark.parametrize("scheme", ["fp16x3", "tf32x3", "bf16x9", "bf16x6", "fp16"])
def test_parts_of_k_have_the_bits_of_the_model(
    backend: GpuBackend, cupy: Any, scheme: str, data: str
) -> None:
    """32 tiles of 128 x 64: four CTAs each, on 128 SMs or more."""
    order, sms = order_of(backend), backend.device.struct.sm_count
    if backend.path == 80 or not 128 <= sms < 160:
        pytest.skip("k is not shared on this code path, or not by four CTAs a tile")
    k = 16_384
    a, b = PAIRS[data](np.random.default_rng(k), SMALL, SMALL, k)
    c = computed(backend, cupy, a, b, scheme, shares=True)
    a, b = a[:ROWS], np.ascontiguousarray(b[:, :ROWS])
    order = replace(SHARED90, core=order.core, part=k // 4)
    np.testing.assert_array_equal(c, kernel_product(a, b, SCHEMES[scheme], order))
