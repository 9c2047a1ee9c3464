"""Rigorous bounds on the error of each scheme, element by element, from norms of rows and columns.

docs/bounds.md derives them. They hold for every finite input whose result does not overflow; the
likely bounds of float splits are in `likely_bounds`, the estimates that the guard decides by in
`guard_model`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mixpert.kernels.float_formats import Float32, Float64, toward_zero
from mixpert.kernels.model import Int8Scheme
from mixpert.kernels.split_model import SplitScheme, scales
from mixpert.kernels.tensor_core import HOPPER, TensorCore

UNIT = 2.0**-24
LEAST = 2.0**-149
"""FP32's smallest positive number."""

LIKELY = 8.0
"""`likely_int8_bound` fails with probability 2 exp(-LIKELY^2 / 2) = 3e-14 an element."""


@dataclass(frozen=True)
class Norms:
    """Of each row of a (rows, k) operand, or of each of its K-groups.

    Attributes:
        k: elements of a row.
        exponents: int64 (rows,), the scale 2^e that an int8 scheme aligns to.
        largest: (rows,), largest magnitude.
        sums: (rows,), sum of magnitudes.
        squares: (rows,), sum of squares.
    """

    k: int
    exponents: NDArray[np.int64]
    largest: Float64
    sums: Float64
    squares: Float64


def norms(rows: Float32, extra: int = 2, radix: int = 8) -> Norms:
    """Norms of finite float32 rows (rows, k), with the exponents of 1 + `extra` slices."""
    values = np.abs(rows.astype(np.float64))
    largest = values.max(axis=1, initial=0)
    bits = 7 + radix * extra
    exponents = np.frexp(largest)[1].astype(np.int64)
    top = 127 * (256 ** (extra + 1) - 1) // 255 if radix == 8 else 2**bits - 1
    exponents += np.rint(np.ldexp(largest, bits - exponents)) > top
    return Norms(rows.shape[1], exponents, largest, values.sum(axis=1), (values**2).sum(axis=1))


def int8_bound(
    a: Float32, b: Float32, scheme: Int8Scheme, result: Float64 | None = None
) -> Float64:
    """Bound on |C - AB| of an int8 scheme, whatever the data.

    Args:
        a: float32 (m, k), finite.
        b: float32 (k, n), finite.
        scheme: its fields.
        result: the computed C (m, n): makes the part for FP32 roundings smaller.

    Returns:
        float64 (m, n).
    """
    parts = _parts(a, b, scheme)
    bound = _rounding(parts, scheme, result)
    for left, right in parts:
        bound += _slice_terms(left, right, scheme).sum(axis=0)
    return bound


def likely_int8_bound(
    a: Float32, b: Float32, scheme: Int8Scheme, result: Float64 | None = None
) -> Float64:
    """Like `int8_bound`, if roundings of operands and low digits are independent and centred.

    Radix 7 has digits with the sign of their element: where all products have one sign they are
    not centred, and the bound does not hold.

    Hoeffding's inequality: the sum of independent centred terms of magnitude c exceeds
    LIKELY |c|_2 with the probability that `LIKELY` says (Higham and Mary, SISC 2019).
    """
    parts = _parts(a, b, scheme)
    squares = np.zeros((a.shape[0], b.shape[1]))
    for left, right in parts:
        squares += _slice_squares(left, right, scheme)
    low = min(LIKELY / math.sqrt(parts[0][0].k), 1.0)
    bound: Float64 = LIKELY * np.sqrt(squares) + _rounding(parts, scheme, result, low)
    return bound


def split_bound(
    a: Float32,
    b: Float32,
    scheme: SplitScheme,
    *,
    promote: int = 64,
    core: TensorCore = HOPPER,
    magnitude: Float64 | None = None,
) -> Float64:
    """Bound on |C - AB| of a float-split scheme, whatever the data.

    For sums that all leave the Tensor Core after `promote` elements, as those of `split_model`.
    Kernels hold all but the leading products longer: `kernel_bounds.kernel_split_bound`.

    Args:
        a: float32 (m, k), finite.
        b: float32 (k, n), finite.
        scheme: its fields; rows and columns are scaled.
        promote: elements of k that are summed inside the Tensor Core.
        core: whose arithmetic.
        magnitude: |A| |B| (m, n); without it, its bound from largest elements and sums.

    Returns:
        float64 (m, n).
    """
    size = _magnitude(norms(a), norms(b.T)) if magnitude is None else magnitude
    factor = split_factor(scheme, a.shape[1], promote, core)
    bound: Float64 = factor * size + underflow(a, b, scheme)
    return bound


def split_factor(scheme: SplitScheme, k: int, promote: int, core: TensorCore) -> float:
    """Bound on |C - AB| / (|A| |B|) of a float split, but for underflow of its pieces."""
    lost, step = piece_errors(scheme)
    pieces = 2 * lost + lost**2 + sum(step ** (i + j) for i, j in scheme.dropped)
    inside = min(promote, k) if promote else k
    sums = sum(
        _truncation(scheme, [step ** (i + j) for i, j in pairs], inside, core)
        for _, pairs in scheme.accumulators
    )
    roundings = len(scheme.accumulators) * math.ceil(k / inside) + 1
    return (pieces + sums + roundings * UNIT) * (1 + 2.0**-8)


def underflow(a: Float32, b: Float32, scheme: SplitScheme) -> Float64:
    """Bound (m, n) on what a float split loses to underflow, of its last pieces and of C."""
    left, right = norms(a), norms(b.T)
    lost = [
        np.ldexp(1.0, _floor_exponent(scheme) - scales(rows.astype(np.float64), scheme))
        for rows in (a, b.T)
    ]
    floor = _outer(lost[0], right.sums) + _outer(left.sums, lost[1])
    bound: Float64 = floor * (1 + 2.0**-10) + (left.k * len(scheme.products) + 1) * LEAST
    return bound


def piece_errors(scheme: SplitScheme) -> tuple[float, float]:
    """What all pieces leave of an element, and the size of a piece relative to the one before."""
    cuts = scheme.rounding is toward_zero
    step = 2.0 ** -(scheme.source.bits - cuts)
    if scheme.pieces * scheme.source.bits >= 24:
        return 0.0, step
    # FP32's 24 bits end before the last piece does: what is left is a multiple of 2^-23.
    last = 2.0 ** -(scheme.pieces * (scheme.source.bits + 1) - 1 - cuts * scheme.pieces)
    return max(last, 2.0**-23) if scheme.pieces > 1 else step, step


def _truncation(scheme: SplitScheme, weights: list[float], inside: int, core: TensorCore) -> float:
    """Of one accumulator: each step cuts block + 1 aligned terms, then the sum to FP32."""
    block = core.block(scheme.source)
    a_step = (block + 1) * 2.0**-core.fraction + 2.0**-23
    total, present = 0.0, 0.0
    for weight in weights:
        present += weight
        total += math.ceil(inside / block) * a_step * present
    return total


def _floor_exponent(scheme: SplitScheme) -> int:
    """log2 of the most that underflow of the last piece loses of a scaled element."""
    smallest = scheme.source.least - (scheme.source.bits - 1)
    nearest = scheme.rounding is not toward_zero
    return smallest - nearest - scheme.shift * (scheme.pieces - 1)


def _parts(a: Float32, b: Float32, scheme: Int8Scheme) -> list[tuple[Norms, Norms]]:
    """The norms of the whole k, or of each K-group."""
    length = scheme.group or max(a.shape[1], 1)
    columns = np.ascontiguousarray(b.T)
    return [
        (
            norms(a[:, begin : begin + length], scheme.l, scheme.radix),
            norms(columns[:, begin : begin + length], scheme.r, scheme.radix),
        )
        for begin in range(0, a.shape[1], length)
    ]


def _half_units(left: Norms, right: Norms, scheme: Int8Scheme) -> tuple[Float64, Float64]:
    return (
        np.ldexp(1.0, left.exponents - 8 - scheme.radix * scheme.l),
        np.ldexp(1.0, right.exponents - 8 - scheme.radix * scheme.r),
    )


def _dropped(left: Norms, right: Norms, scheme: Int8Scheme) -> list[Float64]:
    """Largest product of digits of each pair that is left out."""
    digit = 128.0 if scheme.radix == 8 else 127.0
    scale = np.ldexp(digit**2, left.exponents[:, None] + right.exponents - 14)
    pairs = [(i, j) for i in range(scheme.l + 1) for j in range(scheme.r + 1)]
    return [scale * 2.0 ** (-scheme.radix * (i + j)) for i, j in pairs if i + j > scheme.d]


def _slice_terms(left: Norms, right: Norms, scheme: Int8Scheme) -> Float64:
    """Bounds, one below the other, of what rounding the operands and dropping products do."""
    half_a, half_b = _half_units(left, right, scheme)
    terms = [
        _outer(half_a, right.sums),
        _outer(left.sums, half_b),
        left.k * _outer(half_a, half_b),
        *(left.k * dropped for dropped in _dropped(left, right, scheme)),
    ]
    return np.array(terms)


def _slice_squares(left: Norms, right: Norms, scheme: Int8Scheme) -> Float64:
    half_a, half_b = _half_units(left, right, scheme)
    squares = _outer(half_a**2, right.squares) + _outer(left.squares, half_b**2)
    squares += left.k * _outer(half_a**2, half_b**2)
    for dropped in _dropped(left, right, scheme):
        squares += left.k * dropped**2
    return squares


def _rounding(
    parts: list[tuple[Norms, Norms]],
    scheme: Int8Scheme,
    result: Float64 | None,
    share: float = 1.0,
) -> Float64:
    """FP32 roundings: Horner's rule, the scaling, and the sum of chunks or K-groups.

    `share` is how much of their largest value the sums of low digits reach.
    """
    scales = np.array([np.ldexp(float(a.k), a.exponents[:, None] + b.exponents) for a, b in parts])
    count = sum(math.ceil(a.k / scheme.chunk) for a, _ in parts)
    # A sum of place r is rounded r + 3 times. Its products of digits weigh at most 2^(-radix r).
    low = share * sum(
        (r + 2 + count) * len(scheme.pairs(r)) * 2.0 ** (-scheme.radix * r)
        for r in range(1, scheme.diagonals)
    )
    if result is not None and count == 1:
        top = np.abs(result) * (1 + 2.0**-20)
        low *= 2  # the sum of place 0 differs from the result by those of the others
    else:
        sizes = np.array([_magnitude(a, b) for a, b in parts])
        top = (sizes + 2.0**-6 * scales).sum(axis=0)
    # n roundings err by n u / (1 - n u) at most, not n u.
    unit = UNIT / (1 - (2 + count + scheme.diagonals) * UNIT) * (1 + 2.0**-10)
    bound: Float64 = unit * ((2 + count) * top + low * scales.sum(axis=0))
    return bound + count * LEAST


def _magnitude(left: Norms, right: Norms) -> Float64:
    """At least |A| |B|."""
    return np.minimum(_outer(left.largest, right.sums), _outer(left.sums, right.largest))


def _outer(rows: Float64, columns: Float64) -> Float64:
    return rows[:, None] * columns
