"""What a Tensor Core makes of a sum of floating-point products: alignment and truncation.

One step adds `block` products to an FP32 accumulator: every product is exact, all terms are
aligned to the largest exponent among them (the product of two numbers has the sum of their
exponents, not normalised), bits below 2^(largest - fraction) are cut off, the sum of what is left
is exact, and its bits below FP32's last place are cut off. Widths: Khattak and Mikaitis,
arXiv 2512.07004; Xie et al., arXiv 2511.10909. ``mma.sync`` on an H100 gave the same bits in all of
307,200 results of FP16, BF16 and TF32 operands (tests/gpu/test_tensor_core.py).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mixpert.kernels.float_formats import FP32, Float64, FloatFormat, binade, toward_zero

_NOTHING = -(10**6)
"""Exponent of a product that is zero: never the largest."""


@dataclass(frozen=True)
class TensorCore:
    """One generation.

    Attributes:
        name: the architecture.
        fraction: bits kept below the largest exponent of a step.
        bytes_a_step: products of a step times bytes of an element (tf32: 4).
    """

    name: str
    fraction: int
    bytes_a_step: int

    def block(self, source: FloatFormat) -> int:
        """How many products one step adds."""
        return self.bytes_a_step // (4 if source.name == "tf32" else 2)


AMPERE = TensorCore("Ampere", 24, 16)
HOPPER = TensorCore("Hopper", 25, 32)


def accumulate(
    start: Float64, left: Float64, right: Float64, source: FloatFormat, core: TensorCore
) -> Float64:
    """Add ``left @ right.T`` to `start`, step by step along k.

    Args:
        start: (m, n) FP32 values.
        left: (m, k) finite values of `source`.
        right: (n, k) likewise.
        source: the format of both.
        core: whose arithmetic.

    Returns:
        (m, n) FP32 values, held in float64.
    """
    total = start
    exponents = binade(left, source), binade(right, source)
    for begin in range(0, left.shape[1], core.block(source)):
        part = slice(begin, begin + core.block(source))
        products = left[:, None, part] * right[None, :, part]
        sums = exponents[0][:, None, part] + exponents[1][None, :, part]
        total = _step(total, products, np.where(products == 0, _NOTHING, sums), core)
    return total


def _step(
    total: Float64, products: Float64, exponents: NDArray[np.int64], core: TensorCore
) -> Float64:
    own = np.where(total == 0, _NOTHING, binade(total, FP32))
    largest = np.maximum(exponents.max(axis=2), own)
    shift = core.fraction - np.maximum(largest, -1000)  # all zero: any shift does
    kept = np.trunc(np.ldexp(products, shift[:, :, None])).sum(axis=2)
    kept += np.trunc(np.ldexp(total, shift))
    return toward_zero(np.ldexp(kept, -shift), FP32)
