"""Data thought up against `auto`: elements err at most 1.5 times as much as FP32 sums, or 3 units.

Kahan's pairs, integers that FP32 sums exactly, rows that are graded in any direction, subnormal
numbers times huge ones, extreme alpha, and beta C that cancels alpha AB.
"""

from __future__ import annotations

import numpy as np
import pytest
from auto_data import DATA, LEAST, TIMES, Float32, Float64, operands, units

import mixpert

M, N, K = 128, 129, 1024
"""`auto` emulates this shape on the CPU."""
FACTORS = ((2.0**100, 0.0), (2.0**-100, 0.0), (1.0, -1.0), (2.0**100, -1.0), (-1.0, 1.0))


def _in_order(a: Float32, b: Float32) -> Float32:
    """FP32 fused multiply-adds in the order of k, as cublasSgemm."""
    c = np.zeros((len(a), b.shape[1]), np.float32)
    for column, row in zip(a.T.astype(np.float64), b, strict=True):
        c = (c + np.outer(column, row)).astype(np.float32)
    return c


def _exact(a: Float32, b: Float32) -> tuple[Float64, Float64]:
    """AB and |A| |B| in float64."""
    left, right = a.astype(np.float64), b.astype(np.float64)
    return left @ right, np.abs(left) @ np.abs(right)


@pytest.mark.parametrize("kind", DATA)
def test_no_worse_than_fp32(kind: str) -> None:
    a, b = operands(kind, M, N, K)
    exact, size = _exact(a, b)
    usual = units(_in_order(a, b), exact, size, K)
    assert units(mixpert.matmul(a, b, "auto"), exact, size, K) <= TIMES * max(usual, LEAST)


@pytest.mark.parametrize("kind", ["one large", "graded against", "12 bits"])
@pytest.mark.parametrize(("alpha", "beta"), FACTORS)
def test_factors_and_a_c_that_cancels(kind: str, alpha: float, beta: float) -> None:
    """C is alpha AB to FP32, so that beta C cancels all of it but roundings."""
    a, b = operands(kind, M, N, K)
    exact, size = (abs(alpha) * x for x in _exact(a, b))
    before = (np.sign(alpha) * exact).astype(np.float32)
    added = beta * before.astype(np.float64)
    assert np.isfinite(before).all()
    c = mixpert.matmul(a, b, "auto", out=before.copy(), alpha=alpha, beta=beta)
    usual = (alpha * _in_order(a, b).astype(np.float64)).astype(np.float32) + added
    wanted, size = np.sign(alpha) * exact + added, size + np.abs(added)
    reference = units(usual, wanted, size, K)
    assert units(c, wanted, size, K) <= TIMES * max(reference, LEAST)


def test_a_product_that_overflows_before_c_brings_it_back_is_infinite() -> None:
    """Not a number that is wrong: alpha AB is rounded first (docs/bounds.md)."""
    a, b = np.full((1, 2), 2.0**64, np.float32), np.full((2, 1), 2.0**62, np.float32)
    c = np.full((1, 1), 3e38, np.float32)
    for scheme in ("auto", "int8:2,2", "bf16x6"):
        found = mixpert.matmul(a, b, scheme, out=c.copy(), alpha=2.0, beta=-1.0)
        assert np.isposinf(found).all()
