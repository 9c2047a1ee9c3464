"""Data thought up against `auto`, for tests on the CPU and on GPUs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mixpert.kernels.guard_model import UNIT

Float32 = NDArray[np.float32]
Float64 = NDArray[np.float64]

TIMES, LEAST = 1.5, 2.0
"""An element may err as many times as much as FP32's worst, which counts as so many units."""


@dataclass(frozen=True)
class Sizes:
    """Of a product, m x k times k x n, with a generator of its elements."""

    m: int
    n: int
    k: int
    rng: np.random.Generator

    @property
    def places(self) -> Float64:
        """0, 1 ... along k."""
        return np.arange(self.k, dtype=np.float64)

    def uniform(self, rows: int) -> Float64:
        """Uniform on (-1, 1), (rows, k)."""
        return self.rng.uniform(-1, 1, (rows, self.k))

    def integers(self, rows: int, bits: int) -> Float64:
        """Whole numbers below 2^bits, with signs, (rows, k)."""
        return self.rng.integers(-(2**bits), 2**bits, (rows, self.k)).astype(np.float64)


Sides = tuple[Float64, Float64]
"""Rows of A and columns of B."""


def _kahan(of: Sizes) -> Sides:
    """1, 2^-25, -1, over and over: FP32 loses what is between."""
    return np.tile(np.resize([1, 2.0**-25, -1], of.k), (of.m, 1)), of.uniform(of.n)


def _one_large(of: Sizes) -> Sides:
    """The first element of every row is 2^24, and meets 2^-24."""
    a, b = of.uniform(of.m), of.uniform(of.n)
    a[:, 0], b[:, 0] = 2.0**24, 2.0**-24
    return a, b


def _dominated(of: Sizes) -> Sides:
    """One element of a row, with all of its bits, is 2^20 times as large as the others."""
    a = np.ldexp(of.uniform(of.m), -20)
    a[np.arange(of.m), of.rng.integers(0, of.k, of.m)] = of.rng.uniform(1, 2, of.m)
    return a, of.uniform(of.n)


def _graded(of: Sizes, falls: int) -> Sides:
    """Columns of A fall by 120 binades along k; rows of B fall (1) or rise (-1) likewise."""
    scale = np.linspace(60, -60, of.k)
    return of.uniform(of.m) * 2.0**scale, of.uniform(of.n) * 2.0 ** (falls * scale)


def _subnormal(of: Sizes) -> Sides:
    """Subnormal elements of A times elements of B near 2^110 are most of C."""
    a, b = of.uniform(of.m), np.ldexp(of.uniform(of.n), 10)
    a[:, ::2] = np.ldexp(of.integers(of.m, 10)[:, ::2], -149)
    a[:, 1::2] = np.ldexp(a[:, 1::2], -20)
    b[:, ::2] = np.ldexp(b[:, ::2], 100)
    return a, b


def _alone(of: Sizes) -> Sides:
    """Elements near 1 meet zeros, but for one: those below 2^-130 are all that counts."""
    a, b = of.uniform(of.m), np.zeros((of.n, of.k))
    a[:, 1::4] = np.ldexp(a[:, 1::4], -130)
    b[:, 1::4] = np.ldexp(np.abs(of.uniform(of.n)[:, 1::4]) + 1, 100)
    b[0, 0] = 1
    return a, b


def _cancelling_integers(of: Sizes) -> Sides:
    signs = np.where(of.places % 2, 256, -256)
    return signs + of.integers(of.m, 2), 1000 + of.integers(of.n, 2)


def _ramps(of: Sizes) -> Sides:
    return tuple(of.places + np.arange(rows)[:, None] for rows in (of.m, of.n))


def _hilbert(of: Sizes) -> Sides:
    return tuple(1 / (1 + side) for side in _ramps(of))


DATA: Mapping[str, Callable[[Sizes], Sides]] = {
    "Kahan": _kahan,
    "one large": _one_large,
    "dominated": _dominated,
    "graded alike": lambda of: _graded(of, 1),
    "graded against": lambda of: _graded(of, -1),
    "subnormal times huge": _subnormal,
    "subnormal alone": _alone,
    "bytes": lambda of: (of.integers(of.m, 8), of.integers(of.n, 8)),
    "12 bits": lambda of: (of.integers(of.m, 11), of.integers(of.n, 11)),
    "ones times 24 bits": lambda of: (of.integers(of.m, 0), of.integers(of.n, 23)),
    "cancelling integers": _cancelling_integers,
    "ramps": _ramps,
    "Hilbert": _hilbert,
    "near the largest": lambda of: (
        np.ldexp(of.uniform(of.m), 126),
        np.ldexp(of.uniform(of.n), -20),
    ),
}


def operands(kind: str, m: int, n: int, k: int) -> tuple[Float32, Float32]:
    """(m, k) and (k, n)."""
    rows, columns = DATA[kind](Sizes(m, n, k, np.random.default_rng([51, len(kind)])))
    return rows.astype(np.float32), np.ascontiguousarray(columns.T.astype(np.float32))


def units(c: NDArray[np.floating], exact: Float64, size: Float64, k: int) -> float:
    """Largest error of an element over its size, beyond half of FP32's least number a product."""
    off = np.maximum(np.abs(c - exact) - (k + 1) * 2.0**-150, 0)
    return float((off / np.where(size == 0, 1, size)).max() / UNIT)
