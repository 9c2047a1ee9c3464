"""Operands with elements near both ends of FP32's range, for tests of float splits."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Float32 = NDArray[np.float32]

BESIDE = [
    (large, small, other)
    for large, other in ((0, 60), (0, 20), (-31, 90), (30, 40), (-100, 100), (40, 45))
    for small in (-110, -117, -123, -126, -134, -149)
    if small < large and small + other > -110
]
"""Binades of the large and of the small elements of rows of A, and of B's elements."""


def beside_large(large: int, small: int, other: int, k: int = 320) -> tuple[Float32, Float32]:
    """float32 (40, k) and (k, 40): C is made of the small elements of A, but for one column."""
    rng = np.random.default_rng([5, large + 200, small + 200, other + 200])
    a, b = np.ldexp(rng.uniform(1, 2, (40, k)), large), np.zeros((k, 40))
    a[:, k // 2 :] = np.ldexp(rng.uniform(1, 2, (40, k - k // 2)), small)
    b[k // 2 :] = np.ldexp(rng.uniform(-2, 2, (k - k // 2, 40)), other)
    b[0, 0] = 1
    return a.astype(np.float32), b.astype(np.float32)


def beyond_raising(rows: int = 40, k: int = 320) -> tuple[Float32, Float32]:
    """float32 (rows, k) and (k, rows): both ends of FP32's range in both operands, where no power
    of two helps (docs/bounds.md)."""
    rng = np.random.default_rng(7)
    sides = [
        np.ldexp(rng.uniform(1, 2, (rows, k)), rng.choice([-123, 57], (rows, k))) for _ in range(2)
    ]
    a, b = (x.astype(np.float32) for x in sides)
    return a, np.ascontiguousarray(b.T)


def any_range(seed: int) -> tuple[Float32, Float32]:
    """Rows and columns of any binades whose products, and their sums, are below 2^126.

    Half of the time large elements of A meet none of B, so that both are near the largest number.
    """
    rng = np.random.default_rng([6, seed])
    k = int(rng.choice([1, 2, 63, 300, 1025]))
    top_a, top_b = rng.integers(-140, 126, 2)
    apart = rng.random() < 0.5 and k > 1
    if not apart:
        top_b = min(top_b, 113 - top_a)
    sides = []
    for rows, top in ((33, top_a), (47, top_b)):
        down = np.where(rng.random((rows, 1)) < 0.3, 0, rng.integers(0, 260, (rows, 1)))
        spread = rng.integers(0, rng.choice([1, 3, 40, 250]) + 1, (rows, k))
        sides.append(rng.uniform(-1, 1, (rows, k)) * np.exp2(top - down - spread * 1.0))
    a, b = sides[0].astype(np.float32), np.ascontiguousarray(sides[1].astype(np.float32).T)
    if apart:
        a[:, : k // 2], b[k // 2 :] = (
            np.minimum(np.abs(a[:, : k // 2]), 1),
            np.clip(b[k // 2 :], -1, 1),
        )
        b[: k // 2] *= np.float32(0.25) if top_b > 124 else np.float32(1)
    size = np.abs(a).astype(np.float64) @ np.abs(b)
    if size.max() >= 2.0**126:
        b = (b.astype(np.float64) * (2.0**125 / size.max())).astype(np.float32)
    return a, b


def errors(c: Float32, a: Float32, b: Float32) -> NDArray[np.float64]:
    """(m, n), in units of 2^-24 (|A| |B|)_ij, beyond half of FP32's smallest number a product."""
    left, right = a.astype(np.float64), b.astype(np.float64)
    size = np.abs(left) @ np.abs(right)
    off = np.maximum(np.abs(c - left @ right) - (a.shape[1] + 1) * 2.0**-150, 0)
    units: NDArray[np.float64] = off / np.where(size == 0, 1, size) * 2.0**24
    return units


def within_norms(c: Float32, a: Float32, b: Float32) -> bool:
    """Whether C is finite and errors are within 10 k 2^-24 of the largest of row and column."""
    left, right = a.astype(np.float64), b.astype(np.float64)
    most = np.abs(left).max(axis=1)[:, None] * np.abs(right).sum(axis=0)
    off = np.abs(c - left @ right) - (a.shape[1] + 1) * 2.0**-150
    return bool(np.isfinite(c).all() and (off <= 10 * a.shape[1] * 2.0**-24 * most).all())
