"""Data thought up against `auto`: elements err at most 1.5 times as much as FP32 sums, or 3 units.

Kahan's pairs, integers that FP32 sums exactly, rows that are graded in any direction, subnormal
numbers times huge ones, extreme alpha, and beta C that cancels alpha AB.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import pytest
from numpy.typing import NDArray

import mixpert
from mixpert.kernels.guard_model import UNIT

Float64 = NDArray[np.float64]
Random = np.random.Generator

M, N, K = 128, 129, 1024
"""`auto` emulates this shape on the CPU."""
TIMES, LEAST = 1.5, 2.0
PLACES = np.arange(K)


def _uniform(rng: Random, rows: int) -> Float64:
    return rng.uniform(-1, 1, (rows, K))


def _kahan(rng: Random) -> tuple[Float64, Float64]:
    """1, 2^-25, -1, over and over: FP32 loses what is between."""
    return np.tile(np.resize([1, 2.0**-25, -1], K), (M, 1)), _uniform(rng, N)


def _one_large(rng: Random) -> tuple[Float64, Float64]:
    """The first element of every row is 2^24, and meets 2^-24."""
    a, b = _uniform(rng, M), _uniform(rng, N)
    a[:, 0], b[:, 0] = 2.0**24, 2.0**-24
    return a, b


def _dominated(rng: Random) -> tuple[Float64, Float64]:
    """One element of a row, with all of its bits, is 2^20 times as large as the others."""
    a = np.ldexp(_uniform(rng, M), -20)
    a[np.arange(M), rng.integers(0, K, M)] = rng.uniform(1, 2, M)
    return a, _uniform(rng, N)


def _graded(rng: Random, falls: int) -> tuple[Float64, Float64]:
    """Columns of A fall by 120 binades along k; rows of B fall (1) or rise (-1) likewise."""
    scale = np.linspace(60, -60, K)
    return _uniform(rng, M) * 2.0**scale, _uniform(rng, N) * 2.0 ** (falls * scale)


def _subnormal(rng: Random) -> tuple[Float64, Float64]:
    """Subnormal elements of A times elements of B near 2^110 are most of C."""
    a, b = _uniform(rng, M), np.ldexp(_uniform(rng, N), 10)
    a[:, ::2] = np.ldexp(rng.integers(-(2**10), 2**10, (M, K // 2)), -149)
    a[:, 1::2] = np.ldexp(a[:, 1::2], -20)
    b[:, ::2] = np.ldexp(b[:, ::2], 100)
    return a, b


def _alone(rng: Random) -> tuple[Float64, Float64]:
    """All elements near 1 meet zeros, but for one: those below 2^-130 are all that counts."""
    a, b = _uniform(rng, M), np.zeros((N, K))
    a[:, 1::4] = np.ldexp(a[:, 1::4], -130)
    b[:, 1::4] = np.ldexp(rng.uniform(1, 2, (N, K // 4)), 100)
    b[0, 0] = 1
    return a, b


def _integers(rng: Random, left: int, right: int) -> tuple[Float64, Float64]:
    """Whole numbers below 2^left and below 2^right, with signs."""
    return tuple(
        rng.integers(-(2**bits), 2**bits, (rows, K)).astype(np.float64)
        for rows, bits in ((M, left), (N, right))
    )


def _near_the_largest(rng: Random) -> tuple[Float64, Float64]:
    return np.ldexp(_uniform(rng, M), 126), np.ldexp(_uniform(rng, N), -20)


DATA: Mapping[str, Callable[[Random], tuple[Float64, Float64]]] = {
    "Kahan": _kahan,
    "one large": _one_large,
    "dominated": _dominated,
    "graded alike": lambda rng: _graded(rng, 1),
    "graded against": lambda rng: _graded(rng, -1),
    "subnormal times huge": _subnormal,
    "subnormal alone": _alone,
    "bytes": lambda rng: _integers(rng, 8, 8),
    "12 bits": lambda rng: _integers(rng, 11, 11),
    "ones times 24 bits": lambda rng: _integers(rng, 0, 23),
    "cancelling integers": lambda rng: (
        np.where(PLACES % 2, 256, -256) + _integers(rng, 2, 0)[0],
        1000 + _integers(rng, 0, 2)[1],
    ),
    "ramps": lambda rng: (PLACES + np.arange(M)[:, None], PLACES + np.arange(N)[:, None]),
    "Hilbert": lambda rng: (
        1 / (1.0 + PLACES + np.arange(M)[:, None]),
        1 / (1.0 + PLACES + np.arange(N)[:, None]),
    ),
    "near the largest": _near_the_largest,
}
"""Rows of A and columns of B."""

FACTORS = ((2.0**100, 0.0), (2.0**-100, 0.0), (1.0, -1.0), (2.0**100, -1.0), (-1.0, 1.0))


def _units(c: Float64, exact: Float64, size: Float64) -> float:
    """Largest error of an element, beyond half of FP32's least number a product."""
    off = np.maximum(np.abs(c - exact) - (K + 1) * 2.0**-150, 0)
    return float((off / np.where(size == 0, 1, size)).max() / UNIT)


def _in_order(a: Float64, b: Float64) -> NDArray[np.float32]:
    """FP32 fused multiply-adds in the order of k, as cublasSgemm."""
    c = np.zeros((len(a), b.shape[1]), np.float32)
    for column, row in zip(a.T, b, strict=True):
        c = (c + np.outer(column, row)).astype(np.float32)
    return c


def _operands(kind: str) -> tuple[Float64, Float64]:
    rows, columns = DATA[kind](np.random.default_rng([51, len(kind)]))
    return tuple(x.astype(np.float32).astype(np.float64) for x in (rows, columns.T))


@pytest.mark.parametrize("kind", DATA)
def test_no_worse_than_fp32(kind: str) -> None:
    a, b = _operands(kind)
    c = mixpert.matmul(a.astype(np.float32), b.astype(np.float32), "auto")
    exact, size = a @ b, np.abs(a) @ np.abs(b)
    usual = _units(_in_order(a, b), exact, size)
    assert _units(c, exact, size) <= TIMES * max(usual, LEAST)


@pytest.mark.parametrize("kind", ["one large", "graded against", "12 bits"])
@pytest.mark.parametrize(("alpha", "beta"), FACTORS)
def test_factors_and_a_c_that_cancels(kind: str, alpha: float, beta: float) -> None:
    """C is alpha AB to FP32, so that beta C cancels all of it but roundings."""
    a, b = _operands(kind)
    exact, size = alpha * (a @ b), abs(alpha) * (np.abs(a) @ np.abs(b))
    before = exact.astype(np.float32)
    assert np.isfinite(before).all()
    c = mixpert.matmul(
        a.astype(np.float32), b.astype(np.float32), "auto", out=before.copy(), alpha=alpha,
        beta=beta,
    )  # fmt: skip
    usual = (alpha * _in_order(a, b).astype(np.float64)).astype(np.float32)
    wanted, size = exact + beta * before.astype(np.float64), size + abs(beta * before)
    reference = _units(usual + beta * before.astype(np.float64), wanted, size)
    assert _units(c, wanted, size) <= TIMES * max(reference, LEAST)


def test_a_product_that_overflows_before_c_brings_it_back_is_infinite() -> None:
    """Not a number that is wrong: alpha AB is rounded first (docs/bounds.md)."""
    a, b = np.full((1, 2), 2.0**64, np.float32), np.full((2, 1), 2.0**62, np.float32)
    c = np.full((1, 1), 3e38, np.float32)
    for scheme in ("auto", "int8:2,2", "bf16x6"):
        found = mixpert.matmul(a, b, scheme, out=c.copy(), alpha=2.0, beta=-1.0)
        assert np.isposinf(found).all()
