"""The INT8 schemes of docs/schemes.md in NumPy, bit by bit: what every backend is compared with.

Shares no code with the backends and is written for reading: integers are int64, one line a rule.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Float32 = NDArray[np.float32]
Float64 = NDArray[np.float64]
Int64 = NDArray[np.int64]

_TOP_BITS = 7
"""Bits of magnitude in a top digit."""

_EXPONENT_LIMIT = 300


@dataclass(frozen=True)
class Int8Scheme:
    """The fields of ``int8:l,r,d[@7][+gK]``.

    Attributes:
        l, r: l+1 slices of op(A), r+1 of op(B).
        d: products a_i b_j with i+j <= d are kept.
        radix: 8 for balanced digits, 7 for the paper's layout.
        group: K-group length of exponent alignment, 0 for the whole row.
    """

    l: int  # noqa: E741 - the paper's name
    r: int
    d: int
    radix: int = 8
    group: int = 0

    @property
    def diagonals(self) -> int:
        """How many sums i+j = s are kept."""
        return min(self.d, self.l + self.r) + 1

    @property
    def chunk(self) -> int:
        """Largest multiple of 128 with chunk * products on a diagonal * 2^14 < 2^31."""
        most = max(len(self.pairs(s)) for s in range(self.diagonals))
        return (2**31 - 1) // (most * 2**14) // 128 * 128

    def pairs(self, s: int) -> list[tuple[int, int]]:
        """The slices (i, j) with i + j = s, 0 = top."""
        return [(i, s - i) for i in range(self.l + 1) if 0 <= s - i <= self.r]


@dataclass(frozen=True)
class Slices:
    """Rows cut into digits.

    Attributes:
        digits: one int64 array (rows, k) a slice, top first.
        exponents: int64 (rows,), e_i.
        finite: bool (rows,), False for a row with NaN or Inf.
    """

    digits: list[Int64]
    exponents: Int64
    finite: NDArray[np.bool_]


def gemm_int8(
    a: Float32, b: Float32, scheme: Int8Scheme, c: Float32, *, alpha: float = 1.0, beta: float = 0.0
) -> Float32:
    """C = alpha * A * B + beta * C as an int8 scheme computes it.

    Args:
        a: op(A), float32 (m, k).
        b: op(B), float32 (k, n).
        scheme: its fields.
        c: float32 (m, n), read only if ``beta`` is not zero.
        alpha: rounded to float32 first.
        beta: likewise.

    Returns:
        A new float32 array (m, n). Source: docs/schemes.md.
    """
    alpha32, beta32 = np.float32(alpha), np.float32(beta)
    with np.errstate(all="ignore"):
        if alpha32 == 0 or a.shape[1] == 0:
            scaled = np.zeros(c.shape, np.float32)
        else:
            scaled = alpha32 * _product(a, np.ascontiguousarray(b.T), scheme)
        return scaled if beta32 == 0 else scaled + beta32 * c


def _product(a: Float32, b_rows: Float32, scheme: Int8Scheme) -> Float32:
    """The p of the whole k: those of its chunks or K-groups added in float32, in k order."""
    k = a.shape[1]
    if scheme.group:
        values = [
            _value(
                cut(a[:, begin : begin + scheme.group], scheme.l, scheme.radix),
                cut(b_rows[:, begin : begin + scheme.group], scheme.r, scheme.radix),
                scheme,
                slice(None),
            )
            for begin in range(0, k, scheme.group)
        ]
    else:
        left, right = cut(a, scheme.l, scheme.radix), cut(b_rows, scheme.r, scheme.radix)
        values = [
            _value(left, right, scheme, slice(begin, begin + scheme.chunk))
            for begin in range(0, k, scheme.chunk)
        ]
    total = values[0]
    for value in values[1:]:
        total = total + value
    return total


def cut(rows: Float32, extra: int, radix: int) -> Slices:
    """Align float32 rows (rows, k) by their largest magnitudes and cut them into 1+extra digits."""
    finite = np.all(np.isfinite(rows), axis=1, keepdims=True)
    values = np.where(finite, rows, np.float32(0)).astype(np.float64)
    bits = _TOP_BITS + radix * extra
    largest = np.abs(values).max(axis=1)
    exponents = np.frexp(largest)[1].astype(np.int64)  # largest < 2^e, the least such e
    rounded = np.rint(np.ldexp(largest, bits - exponents)).astype(np.int64)
    top = 127 * (256 ** (extra + 1) - 1) // 255 if radix == 8 else 2**bits - 1
    exponents += rounded > top
    # A float32 times 2^p is exact in double for every p that occurs (|p| <= 179).
    integers = np.rint(np.ldexp(values, (bits - exponents)[:, None])).astype(np.int64)
    split = _balanced_digits if radix == 8 else _signed_digits
    return Slices(split(integers, extra), exponents, finite[:, 0])


def _balanced_digits(q: Int64, extra: int) -> list[Int64]:
    digits: list[Int64] = []
    for _ in range(extra):
        low = (q + 128) % 256 - 128
        digits.insert(0, low)
        q = (q - low) // 256
    return [q, *digits]


def _signed_digits(q: Int64, extra: int) -> list[Int64]:
    sign, magnitude = np.sign(q), np.abs(q)
    return [sign * (magnitude >> (7 * position) & 127) for position in range(extra, -1, -1)]


def _exact_sum(left: Slices, right: Slices, pairs: list[tuple[int, int]], part: slice) -> Int64:
    """Sum of slice products over `part` of k.

    Computed by float64 matrix products: digits are at most 128 and sums below 2^31, so that every
    partial sum is an integer below 2^53 and exact in any order.
    """
    total: Int64 = np.zeros((len(left.exponents), len(right.exponents)), np.int64)
    for i, j in pairs:
        product = left.digits[i][:, part].astype(np.float64) @ right.digits[j][:, part].T.astype(
            np.float64
        )
        total += product.astype(np.int64)
    return total


def _value(left: Slices, right: Slices, scheme: Int8Scheme, part: slice) -> Float32:
    """The p of one chunk or K-group: Horner over the diagonals in float32, one scaling."""
    sums = [_exact_sum(left, right, scheme.pairs(s), part) for s in range(scheme.diagonals)]
    if any(np.abs(s).max(initial=0) >= 2**31 for s in sums):
        raise AssertionError("a sum left INT32: the chunk rule does not hold")
    step = np.float32(2.0**-scheme.radix)
    t = sums[-1].astype(np.float32)
    for acc in reversed(sums[:-1]):
        t = acc.astype(np.float32) + t * step
    exponents = left.exponents[:, None] + right.exponents[None, :] - 2 * _TOP_BITS
    clamped = np.clip(exponents, -_EXPONENT_LIMIT, _EXPONENT_LIMIT)
    # In double the scaling is exact, so that the conversion is the one rounding to float32.
    p: Float32 = np.ldexp(t.astype(np.float64), clamped).astype(np.float32)
    p[~(left.finite[:, None] & right.finite[None, :])] = np.nan
    return p
