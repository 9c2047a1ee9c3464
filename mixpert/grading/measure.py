"""The errors of one product, in the three senses that grades tell apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mixpert.grading.matrices import Float32

Multiply = Callable[[Float32, Float32], Float32]
"""What is graded: float32 (m, k) times (k, n)."""

Float64 = NDArray[np.float64]

UNIT = 2.0**-24
TOLERANCE = 10.0
"""Every error may be this times the inner dimension, in units of 2^-24."""

BEYOND = 2.0**127
"""Elements whose |A| |B| reaches this may overflow in FP32 and are not looked at."""


@dataclass(frozen=True)
class Errors:
    """The largest error of an element, in units of 2^-24 times three yardsticks.

    Attributes:
        k: the inner dimension.
        element: against (|A| |B|)_ij, what a sum of products in FP32 promises.
        row: against |a_i| |b_j|, norms of a row and a column: kept by fixed-point schemes.
        whole: against the largest |a_i| |b_j|: kept by fast algorithms such as Strassen's.
        frobenius: relative error in the Frobenius norm, not in units of 2^-24.
    """

    k: int
    element: float
    row: float
    whole: float
    frobenius: float

    @property
    def passes(self) -> bool:
        """Whether the error of every element is at most 10 k 2^-24 (|A| |B|)_ij."""
        return within(self.element, self.k)


def within(error: float, k: int) -> bool:
    """Whether an error in units of 2^-24 is tolerated."""
    return error <= TOLERANCE * k


def measure(multiply: Multiply, a: Float32, b: Float32) -> Errors:
    """Multiply and compare with float64.

    A float64 sum of k products of FP32 numbers, which are exact in it, is off by at most
    k 2^-53 (|A| |B|)_ij whatever the range of the data: 2^-29 of the tolerance.
    """
    wide_a, wide_b = a.astype(np.float64), b.astype(np.float64)
    exact, magnitude = wide_a @ wide_b, np.abs(wide_a) @ np.abs(wide_b)
    computed = np.asarray(multiply(a, b), np.float32).astype(np.float64)
    used = magnitude < BEYOND
    error = errors_of(computed, exact, magnitude, a.shape[1])
    sizes = np.linalg.norm(wide_a, axis=1)[:, None] * np.linalg.norm(wide_b, axis=0)
    return Errors(
        a.shape[1],
        _worst(error, magnitude),
        _worst(error, sizes),
        _worst(error, np.full_like(sizes, np.max(sizes[used], initial=0))),
        _ratio(float(np.linalg.norm(error)), float(np.linalg.norm(np.where(used, exact, 0)))),
    )


def errors_of(computed: Float64, exact: Float64, magnitude: Float64, k: int) -> Float64:
    """The error of each element of a product: infinite for NaN, 0 where FP32 may overflow.

    It is what `underflow` does not explain.

    Args:
        computed: elements of C.
        exact: those of AB.
        magnitude: those of |A| |B|.
        k: the inner dimension.
    """
    with np.errstate(invalid="ignore"):
        error = np.maximum(np.abs(computed - exact) - underflow(k), 0)
    return np.where(magnitude < BEYOND, np.where(np.isnan(error), np.inf, error), 0)


def underflow(k: int) -> float:
    """What no error counts of a sum: each product may lose half of FP32's smallest number."""
    return (k + 1) * 2.0**-150


def _worst(error: Float64, size: Float64) -> float:
    """Largest error in units; one where there must be none is infinite."""
    with np.errstate(divide="ignore", invalid="ignore"):
        ratios = np.where(error == 0, 0, error / (UNIT * size))
    return float(np.max(ratios, initial=0))


def _ratio(error: float, size: float) -> float:
    if error == 0:
        return 0.0
    return error / size if size else float("inf")
