"""The float-split schemes in NumPy: FP32 products out of FP16, BF16 or TF32 pieces.

A reference for accuracy, not for bits: kernels may order their sums otherwise. Shares no code with
them and is written for reading. The definition is in docs/schemes.md.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mixpert.kernels.float_formats import (
    BF16,
    FP16,
    TF32,
    Float32,
    Float64,
    FloatFormat,
    to_nearest,
    to_nearest_away,
    toward_zero,
)
from mixpert.kernels.tensor_core import HOPPER, TensorCore, accumulate

Rounding = Callable[[Float64, FloatFormat], Float64]

FP16_BINADE = 14
"""Rows are scaled so that their largest magnitude lies in [2^14, 2^15).

Below FP16's overflow, and as far as possible above its subnormals: elements down to 2^-27 of the
largest keep all their bits.
"""

WIDE_BINADES = (-31, 118)
"""BF16 and TF32: rows with their largest magnitude outside these binades are scaled into them.

Upwards, so that the pieces of small elements do not underflow; 2^31 products of such a row and one
of the largest stay in FP32's range. Downwards, so that pieces do not round to infinity. All others
are as FP32 has them: A D times D^-1 B loses nothing however much D spans.
"""

SCALE_CLAMP = 300
"""The exponent that takes a result back is clamped to +-this, which is past FP32's range."""


@dataclass(frozen=True)
class SplitScheme:
    """The fields of a float-split scheme.

    Attributes:
        source: format of the pieces.
        pieces: how many an element is cut into.
        diagonal: products of pieces i and j with i + j <= diagonal are kept.
        rounding: how a piece is made from what is left of the element.
        shift: piece t is multiplied by 2^(shift t), so that it stays in the range of the format.
        scaled: rows and columns are first brought into the same binade by a power of two.
    """

    source: FloatFormat
    pieces: int
    diagonal: int
    rounding: Rounding = to_nearest
    shift: int = 0
    scaled: bool = True

    @property
    def products(self) -> list[tuple[int, int]]:
        """The kept pairs of pieces, the smallest first: the order of their accumulation."""
        kept = [pair for pair in self._pairs() if sum(pair) <= self.diagonal]
        return sorted(kept, key=lambda pair: (-sum(pair), pair))

    @property
    def dropped(self) -> list[tuple[int, int]]:
        """The pairs of pieces whose products are left out."""
        return [pair for pair in self._pairs() if sum(pair) > self.diagonal]

    @property
    def accumulators(self) -> list[tuple[int, list[tuple[int, int]]]]:
        """Products that share an accumulator, and the power of two that takes it back."""
        if not self.shift:
            return [(0, self.products)]
        weights = range(self.diagonal, -1, -1)
        return [(-self.shift * w, [p for p in self.products if sum(p) == w]) for w in weights]

    def _pairs(self) -> list[tuple[int, int]]:
        return [(i, j) for i in range(self.pieces) for j in range(self.pieces)]

    def target(self, binades: NDArray[np.int64]) -> NDArray[np.int64]:
        """Where rows with largest magnitudes in these binades go, if scaled."""
        if self.source is FP16:
            return np.full_like(binades, FP16_BINADE)
        return np.clip(binades, *WIDE_BINADES)


SCHEMES = {
    "fp16x3": SplitScheme(FP16, 2, 1, shift=11),
    "fp16x3:bitcut": SplitScheme(FP16, 2, 1, toward_zero, shift=10),
    "tf32x3": SplitScheme(TF32, 2, 1, to_nearest_away),
    "bf16x9": SplitScheme(BF16, 3, 4),
    "bf16x6": SplitScheme(BF16, 3, 2),
    "bf16x3": SplitScheme(BF16, 2, 1),
    "fp16": SplitScheme(FP16, 1, 0),
    "bf16": SplitScheme(BF16, 1, 0),
    "tf32": SplitScheme(TF32, 1, 0, to_nearest_away),
}
"""By their names (docs/schemes.md)."""


@dataclass(frozen=True)
class Arithmetic:
    """How products of pieces are summed.

    Attributes:
        core: the Tensor Core, or None for exact sums.
        promote: partial sums over this many elements of k leave the Tensor Core and are added in
            FP32; 0: only at the end.
        segment: so many elements of k are summed apart; 0: all together.
    """

    core: TensorCore | None = HOPPER
    promote: int = 64
    segment: int = 0


def gemm_split(
    a: Float32,
    b: Float32,
    scheme: SplitScheme,
    c: Float32,
    *,
    alpha: float = 1.0,
    beta: float = 0.0,
    arithmetic: Arithmetic = Arithmetic(),
) -> Float32:
    """C = alpha * A * B + beta * C as a float-split scheme computes it.

    Args:
        a: op(A), float32 (m, k).
        b: op(B), float32 (k, n).
        scheme: its fields.
        c: float32 (m, n), read only if `beta` is not zero.
        alpha: rounded to float32 first.
        beta: likewise.
        arithmetic: of the sums.

    Returns:
        A new float32 array (m, n). NaN and infinities come out where FP32 has them.
    """
    alpha32, beta32 = np.float32(alpha), np.float32(beta)
    with np.errstate(all="ignore"):
        if alpha32 == 0 or a.shape[1] == 0:
            scaled = np.zeros(c.shape, np.float32)
        else:
            scaled = alpha32 * _product(a, np.ascontiguousarray(b.T), scheme, arithmetic)
        return scaled if beta32 == 0 else scaled + beta32 * c


def split(rows: Float64, scheme: SplitScheme) -> list[Float64]:
    """The pieces of finite values, top first, each already multiplied by its 2^(shift t)."""
    pieces, rest = [], rows
    for position in range(scheme.pieces):
        lifted = np.ldexp(rest, scheme.shift * position)
        pieces.append(scheme.rounding(lifted, scheme.source))
        rest = rest - np.ldexp(pieces[-1], -scheme.shift * position)
    return pieces


def scales(rows: Float64, scheme: SplitScheme) -> NDArray[np.int64]:
    """The power of two that each row (rows, k) is multiplied by; 0 for rows of zeros."""
    largest = np.abs(rows).max(axis=1)
    if not scheme.scaled:
        return np.zeros(len(rows), np.int64)
    binades = np.frexp(largest)[1].astype(np.int64) - 1
    return np.where(largest == 0, 0, scheme.target(binades) - binades)


def _product(a: Float32, b_rows: Float32, scheme: SplitScheme, how: Arithmetic) -> Float32:
    left, right = (_finite(rows) for rows in (a, b_rows))
    lifts = scales(left, scheme), scales(right, scheme)
    pieces = [
        split(np.ldexp(rows, lift[:, None]), scheme)
        for rows, lift in zip((left, right), lifts, strict=True)
    ]
    total = _sum(pieces[0], pieces[1], scheme, how)
    back = np.clip(-(lifts[0][:, None] + lifts[1][None, :]), -SCALE_CLAMP, SCALE_CLAMP)
    product: Float32 = np.ldexp(total, back).astype(np.float32)
    return with_specials(product, a, b_rows)


def _finite(rows: Float32) -> Float64:
    return np.where(np.isfinite(rows), rows, np.float32(0)).astype(np.float64)


def _sum(
    left: list[Float64], right: list[Float64], scheme: SplitScheme, how: Arithmetic
) -> Float64:
    """FP32 sums of segments of k, which are added up."""
    k = left[0].shape[1]
    total = np.zeros((len(left[0]), len(right[0])))
    for begin in range(0, k, how.segment or k):
        segment = slice(begin, begin + (how.segment or k))
        p, q = ([piece[:, segment] for piece in side] for side in (left, right))
        total = to_nearest_32(total + _segment(p, q, scheme, how))
    return total


def _segment(
    left: list[Float64], right: list[Float64], scheme: SplitScheme, how: Arithmetic
) -> Float64:
    """FP32 sums over intervals of k: each interval one Tensor Core sum for each power of two."""
    k = left[0].shape[1]
    total = np.zeros((len(left[0]), len(right[0])))
    for begin in range(0, k, how.promote or k):
        part = slice(begin, begin + (how.promote or k))
        for weight, pairs in scheme.accumulators:
            factors = [(left[i][:, part], right[j][:, part]) for i, j in pairs]
            partial = _interval(factors, scheme.source, how.core)
            total = to_nearest_32(total + np.ldexp(partial, weight))
    return total


def _interval(
    factors: list[tuple[Float64, Float64]], source: FloatFormat, core: TensorCore | None
) -> Float64:
    """One accumulator's sum of all products of an interval, in the order given."""
    partial = np.zeros((len(factors[0][0]), len(factors[0][1])))
    for x, y in factors:
        partial = partial + x @ y.T if core is None else accumulate(partial, x, y, source, core)
    return partial


def to_nearest_32(values: Float64) -> Float64:
    """Round float64 values to FP32 ones."""
    return values.astype(np.float32).astype(np.float64)


def with_specials(product: Float32, a: Float32, b_rows: Float32) -> Float32:
    """`product` with the NaN and infinities that FP32 products of `a` and `b_rows` give."""
    bad = [~np.isfinite(rows) for rows in (a, b_rows)]
    if not (bad[0].any() or bad[1].any()):
        return product
    # Of finite elements only sign and zeroness matter, so that nothing else overflows.
    signs = [
        np.where(wrong, rows, np.sign(rows)).astype(np.float64)
        for wrong, rows in zip(bad, (a, b_rows), strict=True)
    ]
    special = signs[0] @ signs[1].T
    return np.where(np.isfinite(special), product, special.astype(np.float32))
