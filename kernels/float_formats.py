"""Rounding to the input formats of Tensor Cores, in float64 arithmetic that is exact.

For the reference models only; shares no code with the kernels.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Float32 = NDArray[np.float32]
Float64 = NDArray[np.float64]


@dataclass(frozen=True)
class FloatFormat:
    """A binary floating-point format.

    Attributes:
        name: what it is called.
        bits: significant bits, the hidden one included.
        least: exponent of the smallest normal number: 2^least.
        most: exponent of the largest binade: all finite values are below 2^(most + 1).
    """

    name: str
    bits: int
    least: int
    most: int


FP16 = FloatFormat("fp16", 11, -14, 15)
BF16 = FloatFormat("bf16", 8, -126, 127)
TF32 = FloatFormat("tf32", 11, -126, 127)
FP32 = FloatFormat("fp32", 24, -126, 127)


def to_nearest(values: Float64, target: FloatFormat) -> Float64:
    """Round to nearest, ties to even; past the largest finite value, infinity."""
    return _rounded(values, target, np.rint)


def to_nearest_away(values: Float64, target: FloatFormat) -> Float64:
    """Round to nearest, ties away from zero, as PTX's ``cvt.rna`` does."""
    return _rounded(values, target, lambda q: np.copysign(np.floor(np.abs(q) + 0.5), q))


def toward_zero(values: Float64, target: FloatFormat) -> Float64:
    """Cut the bits that do not fit; past the largest finite value, that value."""
    cut = _rounded(values, target, np.trunc)
    largest = np.ldexp(2.0 - np.ldexp(1.0, 1 - target.bits), target.most)
    return np.where(np.isinf(cut) & np.isfinite(values), np.copysign(largest, values), cut)


def binade(values: Float64, target: FloatFormat) -> NDArray[np.int64]:
    """floor(log2 |x|), not below that of the smallest normal number; zeros give that too."""
    exponents = np.frexp(values)[1].astype(np.int64) - 1
    return np.where(values == 0, target.least, np.maximum(exponents, target.least))


def _rounded(values: Float64, target: FloatFormat, rule: Callable[[Float64], Float64]) -> Float64:
    with np.errstate(invalid="ignore", over="ignore"):
        unit = binade(values, target) - (target.bits - 1)
        rounded: Float64 = np.ldexp(rule(np.ldexp(values, -unit)), unit)
        over = np.abs(rounded) >= np.ldexp(1.0, target.most + 1)
    kept = np.where(over, np.copysign(np.inf, rounded), rounded)
    return np.where(np.isfinite(values), kept, values)
