"""A rigorous bound on the Frobenius norm of an int8 scheme's error, from spectral norms.

docs/bounds.md derives it. The bounds of `bounds` hold for each element, and grow with k because one
element's errors may all have one sign. All elements of C together cannot be as unlucky unless the
operands are close to matrices of low rank, which their spectral norms show.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from mixpert.kernels.bounds import LEAST, UNIT
from mixpert.kernels.float_formats import Float32, Float64
from mixpert.kernels.model import Int8Scheme, cut

_TOP_BITS = 7


@dataclass(frozen=True)
class Sized:
    """A matrix and upper bounds of its norms.

    Attributes:
        frobenius: root of the sum of squares.
        spectral: largest factor by which it makes a vector longer, not above `frobenius`.
    """

    frobenius: float
    spectral: float

    @classmethod
    def of(cls, rows: Float64) -> Sized:
        """The norms of a finite matrix, (rows, k) float64, of any shape."""
        frobenius = float(np.linalg.norm(rows))
        if frobenius == 0:
            return cls(0.0, 0.0)
        scaled = rows / frobenius
        gram = scaled @ scaled.T if len(rows) <= rows.shape[1] else scaled.T @ scaled
        # Of the sums of k products and of the eigenvalues, both relative to a trace of 1.
        slack = (max(rows.shape) + 32 * len(gram)) * 2.0**-52
        square = float(np.linalg.eigvalsh(gram)[-1]) + slack
        return cls(frobenius * (1 + slack), frobenius * min(math.sqrt(square), 1.0 + slack))

    def times(self, other: Sized) -> float:
        """Bound on the Frobenius norm of a product of these, or of any parts of their k."""
        return min(self.frobenius * other.spectral, self.spectral * other.frobenius)


@dataclass(frozen=True)
class _Pieces:
    """Rows as an int8 scheme has them: exactly the sum of digits and of what is rounded off.

    Attributes:
        whole: float64 (rows, k), the operand.
        rounded: the sum of its digits.
        digits: likewise, one place each, the top first, with their weights.
    """

    whole: Float64
    rounded: Float64
    digits: list[Float64]

    @classmethod
    def of(cls, rows: Float32, extra: int, scheme: Int8Scheme) -> _Pieces:
        k = rows.shape[1]
        length = scheme.group or k
        parts = [
            _digits(rows[:, begin : begin + length], extra, scheme.radix)
            for begin in range(0, k, length)
        ]
        digits = [np.concatenate(place, axis=1) for place in zip(*parts, strict=True)]
        rounded = np.sum(digits, axis=0)
        return cls(rows.astype(np.float64), rounded, digits)


def int8_norm_bound(
    a: Float32, b: Float32, scheme: Int8Scheme, result: Float64 | None = None
) -> float:
    """Bound on the Frobenius norm of C - AB of an int8 scheme, whatever the data.

    Args:
        a: float32 (m, k), finite, k at least 1.
        b: float32 (k, n), finite.
        scheme: its fields.
        result: the computed C (m, n): makes the part for FP32 roundings smaller.

    Returns:
        At least the norm of the error, where no element of C overflows.
    """
    left = _Pieces.of(a, scheme.l, scheme)
    right = _Pieces.of(np.ascontiguousarray(b.T), scheme.r, scheme)
    places = [[Sized.of(digits) for digits in side.digits] for side in (left, right)]
    slices = _rounded_off(left, right) + _dropped(places[0], right, scheme)
    count = _count(a.shape[1], scheme)
    bound = slices + _roundings(places, scheme, count, result)
    return bound * (1 + 2.0**-10) + count * LEAST * math.sqrt(a.shape[0] * b.shape[1])


def _digits(rows: Float32, extra: int, radix: int) -> list[Float64]:
    """The digits of rows (rows, k) with their weights, float64, one array a place."""
    cuts = cut(rows, extra, radix)
    return [
        np.ldexp(digits.astype(np.float64), (cuts.exponents - _TOP_BITS - radix * place)[:, None])
        for place, digits in enumerate(cuts.digits)
    ]


def _rounded_off(left: _Pieces, right: _Pieces) -> float:
    """AB less the product of the sums of digits: (A - A') B + A' (B - B')."""
    first = Sized.of(left.whole - left.rounded).times(Sized.of(right.whole))
    return first + Sized.of(left.rounded).times(Sized.of(right.whole - right.rounded))


def _dropped(left: list[Sized], right: _Pieces, scheme: Int8Scheme) -> float:
    """Products of digits that are left out: those of a place of A with one sum of places of B."""
    total = 0.0
    for i, place in enumerate(left):
        rest = right.digits[max(scheme.d - i + 1, 0) :]
        if rest:
            total += place.times(Sized.of(np.sum(rest, axis=0)))
    return total


def _count(k: int, scheme: Int8Scheme) -> int:
    """INT32 sums that are added in FP32: those of chunks or of K-groups."""
    return math.ceil(k / (scheme.group or scheme.chunk))


def _roundings(
    places: list[list[Sized]], scheme: Int8Scheme, count: int, result: Float64 | None
) -> float:
    """FP32 roundings: r + 3 of the sum of place r of each chunk, and one an addition of chunks."""
    sums = [
        sum(places[0][i].times(places[1][j]) for i, j in scheme.pairs(r))
        for r in range(scheme.diagonals)
    ]
    # Norms of chunks, of which there are `count`, add up like sides of a box, at most.
    known = sum(((r + 3) * math.sqrt(count) + count - 1) * size for r, size in enumerate(sums))
    if result is not None and count == 1:
        # The sum of place 0 differs from the result by those of the others.
        size = float(np.linalg.norm(result)) * (1 + 2.0**-20)
        known = min(known, 3 * size + sum((r + 6) * low for r, low in enumerate(sums) if r))
    # n roundings err by n u / (1 - n u) at most, not n u.
    return UNIT / (1 - (2 + count + scheme.diagonals) * UNIT) * known
