"""Models fail where elements are small beside large ones because they scale rows by themselves."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from mixpert.grading.matrices import PAIRS
from mixpert.kernels.raised_rows import raised_by, underflows
from mixpert.kernels.split_variants import models

K, ROWS = 256, 32
MOST = {"bf16x3": 200.0}
TOLERATED = 10 * K


def largest_error(c: NDArray[np.float32], a: NDArray[np.float32], b: NDArray[np.float32]) -> float:
    """In units of 2^-24 (|A| |B|)_ij."""
    left, right = a.astype(np.float64), b.astype(np.float64)
    size = np.abs(left) @ np.abs(right)
    off = np.maximum(np.abs(c - left @ right) - (K + 1) * 2.0**-150, 0)
    return float((off / np.where(size == 0, 1, size)).max() * 2.0**24)


@pytest.mark.parametrize("kind", ["subnormal apart", "selecting"])
@pytest.mark.parametrize("name", ["tf32x3", "bf16x9", "bf16x6", "bf16x3"])
def test_raised_rows_lose_nothing(name: str, kind: str) -> None:
    a, b = PAIRS[kind](np.random.default_rng(2), ROWS, ROWS, K)
    multiply = models()[name]
    assert largest_error(multiply(a, b), a, b) > TOLERATED
    rows, columns = raised_by(a, b.T)[:, None], raised_by(np.ascontiguousarray(b.T), a)
    raised = multiply(np.ldexp(a, rows), np.ldexp(b, columns))
    c = np.ldexp(raised.astype(np.float64), -(rows + columns)).astype(np.float32)
    assert largest_error(c, a, b) < MOST.get(name, 3)
    assert not underflows(a, b)
