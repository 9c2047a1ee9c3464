"""Models fail where elements are small beside large ones because they scale rows by themselves."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from mixpert.grading.matrices import PAIRS
from mixpert.kernels.split_variants import models

K, ROWS = 256, 32
MOST = {"bf16x3": 200.0}
TOLERATED = 10 * K


def top(x: NDArray[np.float32], axis: int | None = None) -> NDArray[np.int64]:
    """The least exponent of two above magnitudes; of zeros a small one."""
    largest = np.abs(x).max(axis=axis, keepdims=axis is not None)
    return np.where(largest > 0, np.frexp(largest)[1], -999).astype(np.int64)


def raised_by(x: NDArray[np.float32], axis: int, other: int) -> NDArray[np.int64]:
    """Binades by which kernels raise rows; `other`: above the other operand's largest element."""
    room = 127 - (K - 1).bit_length()
    own = top(x, axis)
    return np.where(own < -500, 0, np.maximum(room - max(other, (room + 1) // 2) - own, 0))


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
    rows, columns = raised_by(a, 1, int(top(b))), raised_by(b, 0, int(top(a)))
    raised = multiply(np.ldexp(a, rows), np.ldexp(b, columns))
    c = np.ldexp(raised.astype(np.float64), -(rows + columns)).astype(np.float32)
    assert largest_error(c, a, b) < MOST.get(name, 3)
