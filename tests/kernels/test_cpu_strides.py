"""Strides of batches on the CPU: zero for a shared operand, longer than a matrix, negative."""

from __future__ import annotations

import numpy as np
import pytest

from mixpert import native
from mixpert.scheme import Scheme

SCHEMES = ("int8:2,2,2", "int8:2,2+g64", "bf16x6", "auto", "fp64", "native")
SIGNS = (
    (0, 1, 1), (1, 0, 1), (0, 0, 1), (-1, 1, 1), (1, -1, 1), (1, 1, -1), (-1, -1, -1), (0, -1, -1),
)  # fmt: skip
"""Of the strides of A, B and C."""
BATCH, ALPHA, BETA = 3, 1.5, 0.5


@pytest.mark.parametrize("sizes", [(64, 64, 129), (130, 29, 513), (5, 1, 700)])
@pytest.mark.parametrize("scheme", SCHEMES)
def test_strides(scheme: str, sizes: tuple[int, int, int]) -> None:
    """Where one is negative, the first problem lies last. What lies between matrices stays."""
    m, n, k = sizes
    extents = (m * k, k * n, m * n)
    for more, signs in enumerate(SIGNS):
        rng = np.random.default_rng(more)
        strides = [sign * (extent + more) for sign, extent in zip(signs, extents, strict=True)]
        a, b, c = (
            rng.standard_normal(2 * abs(stride) + extent).astype(np.float32)
            for stride, extent in zip(strides, extents, strict=True)
        )
        expected = c.copy()
        first = [max(0, -2 * stride) for stride in strides]
        for number in range(BATCH):
            at = [begin + number * stride for begin, stride in zip(first, strides, strict=True)]
            left = a[at[0] : at[0] + m * k].reshape(k, m).astype(np.float64)
            right = b[at[1] : at[1] + k * n].reshape(n, k)
            expected[at[2] : at[2] + m * n] *= np.float32(BETA)
            expected[at[2] : at[2] + m * n] += (ALPHA * right @ left).ravel().astype(np.float32)
        problem = native.ProblemStruct(m, n, k, m, k, m, BATCH, *strides, False, False)
        addresses = [x[begin:].ctypes.data for x, begin in zip((a, b, c), first, strict=True)]
        status = native.load().mixpert_gemm_cpu(
            problem, Scheme.parse(scheme).to_native(), ALPHA, *addresses[:2], BETA, addresses[2]
        )
        native.check(status)
        np.testing.assert_allclose(c, expected, atol=2e-4)
