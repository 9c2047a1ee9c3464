"""What packing finds out about rows for the guard, in NumPy: sums of integers and nothing else.

Neither the order of the elements nor the device changes an integer sum, so that all devices decide
alike. Shares no code with the kernels; docs/bounds.md says what each sum is for.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mixpert.kernels.float_formats import Float32

Int64 = NDArray[np.int64]

PANEL = 128
SPAN = 24
"""Elements of at most 2^-SPAN of their row's scale, whose three digits are zeros, count as zeros in
the lower bound of |A| |B|."""

LOG_STEPS = 256
"""Logarithms are integers in units of 1/LOG_STEPS of a binade."""

QUARTERS = 4
"""Lower bounds are kept of what stays of a row when 0 to 3 of so many parts of k are left out."""

RATIO_STEPS = 16
REST_STEPS = 128
"""What is left of an element behind three digits counts in 1/REST_STEPS of the last one's unit."""

SAMPLED = 4
"""Of so many elements one is looked at for its fraction."""

DEEP = 29
"""Elements below 2^-DEEP of their row's scale are deep."""

_PATTERN_SHIFT = 15
"""Bits of an FP32 above this one are its logarithm in 1/LOG_STEPS."""

_LOG_ABOVE = 24
"""How far `log_steps` may be below a logarithm: 0.0861 of a binade, and roundings."""


@dataclass(frozen=True)
class RowStatistics:
    """Of each row of op(A), or column of op(B). Digits are those of three INT8 slices.

    Attributes:
        k: elements of a row.
        zero: bool (rows,), nothing but zeros.
        finite: bool (rows,), no NaN and no infinity.
        small: int64 (rows,), elements of at most 2^-SPAN of the scale 2^e_i, zeros included.
        logs: int64 (rows,), sum over the other elements of log2 |a| / 2^e_i, from below.
        kept: int64 (rows, QUARTERS), a lower bound of the same sum over any of them that stay when
            0, 1, 2 or 3 quarters of k or more are left out.
        squares: int64 (rows,), of top digits, that is of elements in units of 2^(e_i - 7), rounded.
        ratios: int64 (rows,), 16 times 4^e_i k / |a_i|^2: how far the mean square is below the
            scale.
        spreads: int64 (rows,), log2 of the root mean square over the geometric mean.
        sums: int64 (rows, 4), magnitude of the sum of top digits, of the second ones, of the third,
            and of what is left behind them.
        digits: int64 (rows,), squares of the second and third digits.
        deep: int64 (rows,), elements below 2^-DEEP of the scale, zeros not included.
        single: bool (rows,), all elements that count have the fraction of the largest, up to powers
            of two, as far as every SAMPLED-th tells.
    """

    k: int
    zero: NDArray[np.bool_]
    finite: NDArray[np.bool_]
    small: Int64
    logs: Int64
    kept: Int64
    squares: Int64
    ratios: Int64
    spreads: Int64
    sums: Int64
    digits: Int64
    deep: Int64
    single: NDArray[np.bool_]


@dataclass(frozen=True)
class PanelStatistics:
    """Of up to 128 rows: the least favourable of each, and the sum of ratios.

    Attributes:
        k: elements of a row.
        rows: rows that are neither zero nor reached by a NaN or an infinity.
        finite: no NaN and no infinity in any row.
        small: the largest of the rows.
        kept: the least of the rows.
        squares: the largest of the rows.
        ratios: the sum of the rows.
        spread: the largest of the rows.
        sums: the largest of each.
        digits: the largest of the rows.
        deep: some element of some row is.
        single: some row has one fraction, and not just top digits, which are multiplied exactly.
    """

    k: int
    rows: int
    finite: bool
    small: int
    kept: tuple[int, ...]
    squares: int
    ratios: int
    spread: int
    sums: tuple[int, ...]
    digits: int
    deep: bool
    single: bool


def row_statistics(rows: Float32) -> RowStatistics:
    """Statistics of float32 rows (rows, k)."""
    k = rows.shape[1]
    finite: NDArray[np.bool_] = np.all(np.isfinite(rows), axis=1, keepdims=True)
    values = np.where(finite, rows, np.float32(0)).astype(np.float64)
    largest = np.abs(values).max(axis=1, initial=0)
    exponents = np.frexp(largest)[1].astype(np.int64)
    exponents += np.rint(np.ldexp(largest, 23 - exponents)) > 0x7F7F7F  # as for three slices
    scaled = np.ldexp(values, (23 - exponents)[:, None])
    counted = np.abs(scaled) > 2.0 ** (23 - SPAN)
    patterns = _patterns(np.abs(scaled)) - (127 + 23 << 23)
    logs = np.where(counted, patterns, 0).sum(axis=1) >> _PATTERN_SHIFT
    count = counted.sum(axis=1)
    deep = (values != 0) & (np.abs(scaled) < 2.0 ** (23 - DEEP))
    sums, squares, digits = _digit_sums(scaled)
    ratios = (k * RATIO_STEPS << 14) // np.maximum(squares, 1)
    return RowStatistics(
        k, largest == 0, finite[:, 0], k - count, logs, _kept(logs, squares, k), squares, ratios,
        _spreads(squares, count, logs), np.abs(sums), digits, deep.sum(axis=1), _single(scaled)
    )  # fmt: skip


def _single(scaled: NDArray[np.float64]) -> NDArray[np.bool_]:
    sample = np.abs(scaled[:, ::SAMPLED])
    largest = np.abs(scaled).max(axis=1, initial=0)
    others = np.frexp(sample)[0] != np.frexp(largest)[0][:, None]
    single: NDArray[np.bool_] = ~np.any(others & (sample > 2.0 ** (23 - SPAN)), axis=1)
    return single


def _digit_sums(scaled: NDArray[np.float64]) -> tuple[Int64, Int64, Int64]:
    """Sums (rows, 4) of digits and of what is left; of squares of top digits, and of the others."""
    whole = np.rint(scaled)
    third = _signed_byte(whole.astype(np.int64))
    upper = (whole.astype(np.int64) - third) >> 8
    second = _signed_byte(upper)
    top = (upper - second) >> 8
    left = np.rint((scaled - whole) * REST_STEPS).astype(np.int64)
    sums = np.stack([x.sum(axis=1) for x in (top, second, third, left)], axis=1)
    return sums, (top**2).sum(axis=1), (second**2 + third**2).sum(axis=1)


def _signed_byte(values: Int64) -> Int64:
    return ((values + 128) & 255) - 128


def _kept(logs: Int64, squares: Int64, k: int) -> Int64:
    return np.stack([logs - _left_out(squares, k, i * k // QUARTERS) for i in range(QUARTERS)], 1)


def _left_out(squares: Int64, k: int, count: int) -> Int64:
    """An upper bound of the sum of logs of `count` or more elements of rows.

    Their geometric mean is at most their root mean square, and their squares those of the row,
    which are known to within the rounding of the top digits.
    """
    if not count:
        return np.zeros_like(squares)
    most = log_steps(squares + (squares >> 4) + 5 * k) + _LOG_ABOVE
    mean = most - log_steps(np.array([count])) - 14 * LOG_STEPS
    left: Int64 = np.minimum((mean + 1) >> 1, 0) * count
    return left


def _spreads(squares: Int64, count: Int64, logs: Int64) -> Int64:
    """log2 of the root mean square, of the counted elements, over their geometric mean."""
    count = np.maximum(count, 1)
    root = (log_steps(squares) - log_steps(count)) >> 1
    return root - 7 * LOG_STEPS - logs // count


def log_steps(values: NDArray[np.float64] | Int64) -> Int64:
    """log2 of positive values in 1/LOG_STEPS, from below by up to 1/11 of a binade.

    That is an FP32's own pattern: its exponent, and its fraction where the logarithm should be.
    """
    return (_patterns(values) - (127 << 23)) >> _PATTERN_SHIFT


def _patterns(values: NDArray[np.float64] | Int64) -> Int64:
    """Bits of the values as FP32."""
    return values.astype(np.float32).view(np.uint32).astype(np.int64)


def panel_statistics(rows: RowStatistics, size: int = PANEL) -> list[PanelStatistics]:
    """The panels of `size` rows, in order; the last may have fewer."""
    return [
        _panel(rows, np.arange(begin, min(begin + size, len(rows.zero))))
        for begin in range(0, len(rows.zero), size)
    ]


def _panel(rows: RowStatistics, members: Int64) -> PanelStatistics:
    used = members[~rows.zero[members] & rows.finite[members]]
    return PanelStatistics(
        rows.k,
        len(used),
        bool(rows.finite[members].all()),
        int(np.max(rows.small[used], initial=0)),
        tuple(map(int, rows.kept[used].min(axis=0, initial=0))),
        int(np.max(rows.squares[used], initial=0)),
        int(rows.ratios[used].sum()),
        int(np.max(rows.spreads[used], initial=0)),
        tuple(map(int, rows.sums[used].max(axis=0, initial=0))),
        int(np.max(rows.digits[used], initial=0)),
        bool(rows.deep[used].any()),
        bool((rows.single & (rows.digits != 0))[used].any()),
    )
