"""Rigorous bounds on the error of float splits in the order of a kernel (docs/bounds.md).

The sum of segments and what it lacks, which the next segment starts from, are bounded together.
With the order and the arithmetic of Tensor Cores every sum is known, too: `known_split_bound`.
"""

from __future__ import annotations

import numpy as np

from mixpert.kernels.bounds import LEAST
from mixpert.kernels.float_formats import Float32, Float64
from mixpert.kernels.kernel_sums import (
    KernelOrder,
    kernel_pieces,
    kernel_product,
    places,
    rest_products,
)
from mixpert.kernels.running_sums import (
    EXACT,
    RunningSum,
    SplitRows,
    add_products,
    followed_bound,
    half_unit,
)
from mixpert.kernels.split_model import SplitScheme


def kernel_split_bound(a: Float32, b: Float32, scheme: SplitScheme, order: KernelOrder) -> Float64:
    """Bound on |C - AB| for sums in the order of a kernel: each rounding may be as bad as can be.

    Args:
        a: float32 (m, k), finite, k at least 1.
        b: float32 (k, n), finite.
        scheme: its fields.
        order: of the sums, where no CTAs share k.

    Returns:
        float64 (m, n), at least the error of every element that does not overflow.
    """
    return followed_bound(
        a,
        b,
        scheme,
        order.core,
        lambda left, right: _total(left, right, scheme, order),
        cut=kernel_pieces,
    )


def known_split_bound(a: Float32, b: Float32, scheme: SplitScheme, order: KernelOrder) -> Float64:
    """|C - AB| itself for sums in the order of a kernel, and what float64 may be wrong by.

    Args:
        a: float32 (m, k), finite, k at least 1.
        b: float32 (k, n), finite.
        scheme: its fields.
        order: of the sums; where its arithmetic is that of the device, C has the bits of
            `kernel_product`.

    Returns:
        float64 (m, n), at least the error of every element that does not overflow.
    """
    return known_bound(a, b, kernel_product(a, b, scheme, order))


def known_bound(a: Float32, b: Float32, product: Float32) -> Float64:
    """|C - AB| of a C (m, n) that is known to the last bit, and what float64 may be wrong by."""
    left, right = a.astype(np.float64), b.astype(np.float64)
    doubles = a.shape[1] * EXACT * (np.abs(left) @ np.abs(right))
    bound: Float64 = np.abs(product - left @ right) + doubles + LEAST
    return bound


def _total(
    left: SplitRows, right: SplitRows, scheme: SplitScheme, order: KernelOrder
) -> RunningSum:
    """The sum of all kept products, as C has it."""
    shape = (len(left.whole), len(right.whole))
    sums, long, rest = (RunningSum.zero(shape) for _ in range(3))
    lacking = np.zeros(shape)
    for at in places(scheme, order, left.whole.shape[1]):
        part = slice(at.first, at.end)
        p, q = ([piece[:, part] for piece in side.pieces] for side in (left, right))
        first = RunningSum.zero(shape)
        add_products(first, p[0], q[0], scheme, order.core)
        sums.add(first, 1.0, lacking)
        for factors in rest_products(p, q, scheme, order):
            add_products(rest, *factors, scheme, order.core)
        if at.ends_segment:
            lacking = _end_segment(long, sums, lacking)
            sums = RunningSum.zero(shape)
        if at.ends_stretch:
            sums.add(rest, 2.0**-scheme.shift, lacking)
            rest = RunningSum.zero(shape)
    long.take(sums, 1.0)
    long.radius += half_unit(long.most())
    return long


def _end_segment(long: RunningSum, sums: RunningSum, lacking: Float64) -> Float64:
    """Adds a segment to those before it; returns the most that is left for the next one.

    `long` counts what it lacks: with `lacking` on either side, it is what has been added so far.
    """
    least, most = np.maximum(long.least() - lacking, 0.0), long.most() + lacking
    size = sums.most() + lacking
    long.take(sums, 1.0)
    lost = half_unit(long.most())
    # Dekker: what is rounded off is found exactly where the sum is not below what is added.
    back = half_unit(long.most() + lost + most)
    wrong = np.where((least >= size) | (most == 0), 0.0, back + half_unit(back + lost))
    long.radius += wrong
    return lost + wrong
