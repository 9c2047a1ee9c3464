"""What the samples must compute, in NumPy and float64, from the same seeded input."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float64]

_U = np.uint64


def uniform(seed: int, stream: int, rows: int, columns: int) -> NDArray[np.float32]:
    """samples/common.h: `random_uniform` of every element, column-major."""
    counter = np.arange(rows * columns, dtype=np.uint64)
    with np.errstate(over="ignore"):
        z = _U(seed << 8 | stream) * _U(0xD1342543DE82EF95) + counter * _U(0x9E3779B97F4A7C15)
        z = (z ^ (z >> _U(30))) * _U(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> _U(27))) * _U(0x94D049BB133111EB)
        z ^= z >> _U(31)
    odd = 2 * (z >> _U(41)).astype(np.int64) + 1 - 2**23
    return (odd * 2.0**-23).astype(np.float32).reshape(columns, rows).T


def gemm(m: int, n: int, k: int, seed: int) -> Matrix:
    a, b, c = (
        uniform(seed, stream, *shape).astype(float)
        for stream, shape in enumerate([(m, k), (k, n), (m, n)])
    )
    return 1.5 * a @ b + 0.5 * c


def mlp(n: int, seed: int) -> Matrix:
    def matrix(stream: int, variance: Any) -> Matrix:
        scale = np.sqrt(np.float32(3) * variance)
        return (scale * uniform(seed, stream, n, n)).astype(float)

    h = matrix(0, np.float32(1))
    for layer in (1, 2):
        h = np.maximum(matrix(layer, np.float32(2) / np.float32(n)) @ h, 0)
    return matrix(3, np.float32(2) / np.float32(n)) @ h


def cholesky(n: int, block: int, seed: int) -> Matrix:
    scale = np.float32(1) / np.sqrt(np.float32(n))
    lower = np.tril((scale * uniform(seed, 0, n, n)).astype(float), -1)
    return np.linalg.cholesky(lower + lower.T + 1.5 * np.eye(n))


def hpl_ai(n: int, seed: int) -> NDArray[np.float64]:
    a = np.sqrt(3 / n) * uniform(seed, 0, n, n) + 2 * np.eye(n)
    return np.linalg.solve(a, uniform(seed, 1, n, 1)[:, 0].astype(float))
