"""Rigorous bounds on the error of each scheme, element by element, from its partial sums.

docs/bounds.md derives them. The bounds of `bounds` know the sizes of elements only. These also know
signs: they follow every sum in exact arithmetic, and bound what each rounding and truncation adds,
of which they know the binade and, of truncations, the sign.
"""

from __future__ import annotations

import numpy as np

from mixpert.kernels.bounds import LEAST
from mixpert.kernels.float_formats import Float32, Float64
from mixpert.kernels.model import Int8Scheme, Slices, cut
from mixpert.kernels.running_sums import (
    EXACT,
    RunningSum,
    SplitRows,
    add_products,
    followed_bound,
    half_unit,
)
from mixpert.kernels.split_model import SplitScheme
from mixpert.kernels.tensor_core import HOPPER, TensorCore


def running_int8_bound(a: Float32, b: Float32, scheme: Int8Scheme) -> Float64:
    """Bound on |C - AB| of an int8 scheme, whatever the data: sums of digits are exact.

    Args:
        a: float32 (m, k), finite, k at least 1.
        b: float32 (k, n), finite.
        scheme: its fields.

    Returns:
        float64 (m, n), at least the error of every element that does not overflow.
    """
    rows, columns, k = a, np.ascontiguousarray(b.T), a.shape[1]
    total, aligned, parts = RunningSum.zero((len(a), b.shape[1])), scheme.group or k, 0
    for begin in range(0, k, aligned):
        part = slice(begin, begin + aligned)
        left, right = (
            cut(rows[:, part], scheme.l, scheme.radix),
            cut(columns[:, part], scheme.r, scheme.radix),
        )
        for first in range(0, len(rows[0, part]), scheme.chunk):
            total.add(_digit_sum(left, right, scheme, slice(first, first + scheme.chunk)), 1.0)
            parts += 1
    wide = a.astype(np.float64), b.astype(np.float64)
    doubles = k * EXACT * (np.abs(wide[0]) @ np.abs(wide[1]))
    bound: Float64 = np.abs(total.middle - wide[0] @ wide[1]) + total.radius + doubles
    return bound * (1 + 2.0**-30) + parts * LEAST


def running_split_bound(
    a: Float32,
    b: Float32,
    scheme: SplitScheme,
    *,
    promote: int = 64,
    core: TensorCore = HOPPER,
) -> Float64:
    """Bound on |C - AB| of a float-split scheme, whatever the data.

    It takes as long as the model of the Tensor Core does.

    Args:
        a: float32 (m, k), finite, k at least 1.
        b: float32 (k, n), finite.
        scheme: its fields; rows and columns are scaled.
        promote: elements of k that are summed inside the Tensor Core; 0: all.
        core: whose arithmetic.

    Returns:
        float64 (m, n), at least the error of every element that does not overflow.
    """
    length = promote or a.shape[1]
    return followed_bound(
        a, b, scheme, core, lambda left, right: _split_sum(left, right, scheme, length, core)
    )


def _digit_sum(left: Slices, right: Slices, scheme: Int8Scheme, part: slice) -> RunningSum:
    """The sum of one chunk or K-group: those of its places are added up from the last one on."""
    found = RunningSum.zero((len(left.exponents), len(right.exponents)))
    for place in reversed(range(scheme.diagonals)):
        factors = [
            (left.digits[i][:, part], right.digits[j][:, part]) for i, j in scheme.pairs(place)
        ]
        sums = np.add.reduce([(x.astype(np.float64) @ y.T.astype(np.float64)) for x, y in factors])
        found.exact, found.radius = (x * 2.0**-scheme.radix for x in (found.exact, found.radius))
        found.exact += sums
        found.radius += np.where(np.abs(sums) < 2.0**24, 0.0, half_unit(np.abs(sums)))
        if place + 1 < scheme.diagonals:
            found.radius += half_unit(found.most())
    power = left.exponents[:, None] + right.exponents - 14
    found.exact, found.radius = (np.ldexp(x, power) for x in (found.exact, found.radius))
    found.size = found.most()
    return found


def _split_sum(
    left: SplitRows, right: SplitRows, scheme: SplitScheme, length: int, core: TensorCore
) -> RunningSum:
    """The sum of all kept products: each interval one sum for each power of two."""
    total = RunningSum.zero((len(left.whole), len(right.whole)))
    for begin in range(0, left.whole.shape[1], length):
        part = slice(begin, begin + length)
        for weight, pairs in scheme.accumulators:
            found = RunningSum.zero(total.exact.shape)
            for i, j in pairs:
                add_products(found, left.pieces[i][:, part], right.pieces[j][:, part], scheme, core)
            total.add(found, 2.0**weight)
    return total
