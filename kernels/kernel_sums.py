"""Float splits summed in the order of a kernel: what its results are, bit by bit.

`split_model` is a reference for accuracy, whatever the order of sums. Tensor Cores and FP32
additions are deterministic, so that with the order of a kernel every sum is known exactly, and with
it the error. tests/gpu/test_kernel_sums_gpu.py compares integers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from mixpert.kernels.float_formats import FP16, Float32, Float64
from mixpert.kernels.split_model import SCALE_CLAMP, SplitScheme, scales, split, to_nearest_32
from mixpert.kernels.tensor_core import HOPPER, TensorCore, accumulate

_LEAST_KEPT, _LEAST_HALF = 2.0**-36, 2.0**-24
"""Of FP16 in the scaled domain: smaller elements are zeros; the smallest first piece."""


@dataclass(frozen=True)
class KernelOrder:
    """How a kernel adds up the products of a tile.

    Lengths are bytes of k of an operand: two of an element of FP16 and BF16, four of TF32.

    Attributes:
        core: whose arithmetic.
        promoted: what leaves the Tensor Core together, of the leading products.
        segment: what one FP32 sum of these has, of forms of several pieces; of others, all of k.
        stretch: what leaves the Tensor Core together, of all other products, and of forms of one
            piece.
        columns_first: of the other products of a step, those of a piece of B come together.
        part: elements of k that a CTA adds up where several share it; 0: all.
    """

    core: TensorCore = HOPPER
    promoted: int = 128
    segment: int = 8192
    stretch: int = 8192
    columns_first: bool = True
    part: int = 0


SM90 = KernelOrder()
"""gemm_split_sm90 where no CTAs share the k of a tile."""
SHARED90 = KernelOrder(segment=1024)
"""The same where they do, but for `part`, which the numbers of tiles and CTAs decide."""
SM80 = KernelOrder(promoted=64, columns_first=False)
"""gemm_split_sm80 on a GPU with the Tensor Cores of `core`."""


@dataclass(frozen=True)
class Places:
    """Elements of k: those of one accumulator's sum of leading products, and what follows them.

    Attributes:
        first: where they begin.
        end: behind the last one.
        ends_segment: the FP32 sum goes into that of all segments.
        ends_stretch: the other products leave the Tensor Core.
    """

    first: int
    end: int
    ends_segment: bool
    ends_stretch: bool


def places(scheme: SplitScheme, order: KernelOrder, k: int) -> Iterator[Places]:
    """The order of a sum over k."""
    size = element_bytes(scheme)
    promoted, segment, stretch = (
        length // size for length in (order.promoted, order.segment, order.stretch)
    )
    if not scheme.diagonal:
        promoted, segment = stretch, k
    for first in range(0, k, promoted):
        end = min(first + promoted, k)
        yield Places(first, end, end % segment == 0 and end < k, end % stretch == 0 or end == k)


def kernel_product(a: Float32, b: Float32, scheme: SplitScheme, order: KernelOrder) -> Float32:
    """A * B as a kernel computes it.

    Args:
        a: float32 (m, k), finite, k at least 1.
        b: float32 (k, n), finite.
        scheme: its fields.
        order: of the sums.

    Returns:
        float32 (m, n). Elements whose sums leave FP32's range are not what a Tensor Core makes.
    """
    sides = [rows.astype(np.float64) for rows in (a, np.ascontiguousarray(b.T))]
    lifts = [scales(rows, scheme) for rows in sides]
    pieces = [
        kernel_pieces(np.ldexp(rows, lift[:, None]), scheme)
        for rows, lift in zip(sides, lifts, strict=True)
    ]
    total = _all_parts(pieces[0], pieces[1], scheme, order)
    back = np.clip(-(lifts[0][:, None] + lifts[1][None, :]), -SCALE_CLAMP, SCALE_CLAMP)
    product: Float32 = np.ldexp(total, back).astype(np.float32)
    return product


def kernel_pieces(rows: Float64, scheme: SplitScheme) -> list[Float64]:
    """The pieces of finite scaled values, top first, each already multiplied by its 2^(shift t).

    As `split`, but a first piece of FP16 is zero only where the element is, or is below 2^-36.
    """
    pieces = split(rows, scheme)
    forced = (pieces[0] == 0) & (np.abs(rows) >= _LEAST_KEPT)
    if scheme.source is not FP16 or not forced.any():
        return pieces
    pieces[0] = np.where(forced, np.copysign(_LEAST_HALF, rows), pieces[0])
    if scheme.pieces > 1:
        left = np.ldexp(to_nearest_32(rows - pieces[0]), scheme.shift)
        pieces[1] = np.where(forced, scheme.rounding(left, FP16), pieces[1])
    return pieces


def element_bytes(scheme: SplitScheme) -> int:
    """Bytes of a piece of an element in packed operands."""
    return 4 if scheme.source.name == "tf32" else 2


def rest_products(
    left: list[Float64], right: list[Float64], scheme: SplitScheme, order: KernelOrder
) -> Iterator[tuple[Float64, Float64]]:
    """The factors of all but the leading products of a block, as a kernel adds them up.

    Args:
        left: pieces of the block, each (rows of A, k).
        right: likewise (columns of B, k).
        scheme: its fields.
        order: of the sums.

    Yields:
        What 32 bytes of k have of a piece of either side, for each kept pair of pieces.
    """
    pairs = [pair for pair in scheme.products if sum(pair)]
    pairs.sort(key=lambda pair: pair[::-1] if order.columns_first else pair)
    in_step = 32 // element_bytes(scheme)
    for begin in range(0, left[0].shape[1], in_step):
        step = slice(begin, begin + in_step)
        for i, j in pairs:
            yield left[i][:, step], right[j][:, step]


def _all_parts(
    left: list[Float64], right: list[Float64], scheme: SplitScheme, order: KernelOrder
) -> Float64:
    """The sums of parts of k, which the last CTA adds up with what additions lose."""
    k = left[0].shape[1]
    total, lacking = (np.zeros((len(left[0]), len(right[0]))) for _ in range(2))
    for begin in range(0, k, order.part or k):
        part = slice(begin, begin + (order.part or k))
        p, q = ([piece[:, part] for piece in side] for side in (left, right))
        found = to_nearest_32(lacking + _total(p, q, scheme, order))
        total, lacking = add_compensated(total, found)
    return to_nearest_32(total + lacking)


def _total(
    left: list[Float64], right: list[Float64], scheme: SplitScheme, order: KernelOrder
) -> Float64:
    """The sum of all segments, and of the one that is being added up, which has what that lacks."""
    sums, rest, long = (np.zeros((len(left[0]), len(right[0]))) for _ in range(3))
    for at in places(scheme, order, left[0].shape[1]):
        part = slice(at.first, at.end)
        p, q = ([piece[:, part] for piece in side] for side in (left, right))
        first = accumulate(np.zeros_like(sums), p[0], q[0], scheme.source, order.core)
        sums = to_nearest_32(sums + first)
        for factors in rest_products(p, q, scheme, order):
            rest = accumulate(rest, *factors, scheme.source, order.core)
        if at.ends_segment:
            long, sums = add_compensated(long, sums)
        if at.ends_stretch:
            sums = to_nearest_32(sums + np.ldexp(rest, -scheme.shift))
            rest = np.zeros_like(rest)
    return to_nearest_32(sums + long)


def add_compensated(total: Float64, part: Float64) -> tuple[Float64, Float64]:
    """An FP32 sum, and what it lacks as far as compensated_sum.cuh finds it."""
    found = to_nearest_32(total + part)
    back = to_nearest_32(to_nearest_32(-total - part) + total)
    return found, to_nearest_32(part + back)
