"""The guard in NumPy: row statistics, the estimate of a panel's error, and the decision.

What packing computes on the device, and what is decided from it for each 128 x 128 panel of C;
docs/bounds.md derives the formulas. All sums are integers, so that neither their order nor the
device changes a decision. Shares no code with the kernels.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mixpert.kernels.float_formats import Float32

Int64 = NDArray[np.int64]

UNIT = 2.0**-24
"""Unit roundoff of FP32."""

SGEMM_ERROR = 0.30
"""cublasSgemm's relative Frobenius error is this times sqrt(k) times `UNIT` (random signs)."""

SGEMM_ELEMENT = 0.40
"""Likewise, the root mean square of its error in units of `UNIT` times (|A| |B|)_ij."""

WORST_FACTOR = 12.0
"""How often SGEMM's typical error an element's may be, against the lower bound of |A| |B|.

The bound is a half to a tenth of |A| |B| on usual data: at this limit the largest error of a panel
is measured as large as SGEMM's largest (docs/bounds.md).
"""

PANEL = 128
SPAN = 24
"""Elements below 2^-SPAN of their row's scale count as zeros in the lower bound of |A| |B|."""

_LOG_STEPS = 256
_RATIO_STEPS = 16

_CUT_A_STEP = 0.42
"""Error of one truncating step of the Tensor Core, in `UNIT` (kernels/tensor_core.py)."""

_SPLITS = {
    "fp16x3": (1.3, 2, 2.0**-51),
    "fp16x3:bitcut": (5.9, 2, 2.0**-49),
    "tf32x3": (1.4, 1, 2.0**-103),
    "bf16x9": (0.45, 1, 2.0**-103),
    "bf16x6": (0.45, 1, 2.0**-103),
    "bf16x3": (65.0, 1, 2.0**-103),
    "fp16": (4.4e3, 1, 2.0**-39),
    "bf16": (3.6e4, 1, 2.0**-103),
    "tf32": (4.4e3, 1, 2.0**-103),
}
"""Error of the pieces in `UNIT`, accumulators that leave the Tensor Core, and the floor: what
underflow of the last piece loses of an element at most, relative to the scale of its row."""


@dataclass(frozen=True)
class RowStatistics:
    """What packing finds out about each row of op(A), or column of op(B).

    Attributes:
        k: elements of a row.
        zero: bool (rows,), nothing but zeros.
        finite: bool (rows,), no NaN and no infinity.
        small: int64 (rows,), elements below 2^-SPAN of the scale 2^e_i, zeros included.
        logs: int64 (rows,), sum over the other elements of log2 |a| / 2^e_i, in 1/256, from below.
        ratios: int64 (rows,), 16 times 4^e_i k / |a_i|^2: how far the mean square is below the
            scale.
    """

    k: int
    zero: NDArray[np.bool_]
    finite: NDArray[np.bool_]
    small: Int64
    logs: Int64
    ratios: Int64


@dataclass(frozen=True)
class PanelStatistics:
    """The same of up to 128 rows: the least favourable of each, and the sum of ratios.

    Attributes:
        k: elements of a row.
        rows: rows that are not zero.
        finite: no NaN and no infinity in any row.
        small: the largest of the rows.
        logs: the least of the rows.
        ratios: the sum of the rows.
    """

    k: int
    rows: int
    finite: bool
    small: int
    logs: int
    ratios: int


@dataclass(frozen=True)
class ErrorModel:
    """Variances of the error of one product a b, in units of 4^(e_i + f_j).

    Attributes:
        dropped: of slice products that are left out.
        left: of the rounding of a, for b at its scale.
        right: of the rounding of b, likewise.
        relative: root mean square of errors that are proportional to C.
    """

    dropped: float
    left: float
    right: float
    relative: float

    @property
    def absolute(self) -> float:
        """Root mean square of the error of one product of a row and a column; mean squares 1/4."""
        return math.sqrt(self.dropped + (self.left + self.right) / 4)


def row_statistics(rows: Float32) -> RowStatistics:
    """Statistics of float32 rows (rows, k)."""
    finite: NDArray[np.bool_] = np.all(np.isfinite(rows), axis=1, keepdims=True)
    values = np.where(finite, np.abs(rows), np.float32(0)).astype(np.float64)
    largest = values.max(axis=1, initial=0)
    exponents = np.frexp(largest)[1].astype(np.int64)
    exponents += np.rint(np.ldexp(largest, 23 - exponents)) > 0x7F7F7F  # as for three slices
    scaled = np.ldexp(values, (23 - exponents)[:, None])
    counted = scaled >= 2.0 ** (23 - SPAN)
    patterns = scaled.astype(np.float32).view(np.uint32).astype(np.int64)
    one = int(np.float32(2.0**23).view(np.uint32))
    logs = np.where(counted, (patterns >> 15) - (one >> 15), 0).sum(axis=1)
    squares = (np.rint(np.ldexp(scaled, -16)).astype(np.int64) ** 2).sum(axis=1)
    ratios = (rows.shape[1] * _RATIO_STEPS << 14) // np.maximum(squares, 1)
    small = rows.shape[1] - counted.sum(axis=1)
    return RowStatistics(rows.shape[1], largest == 0, finite[:, 0], small, logs, ratios)


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
        int(rows.small[used].max(initial=0)),
        int(rows.logs[used].min(initial=0)),
        int(rows.ratios[used].sum()),
    )


def sgemm_error(k: int) -> float:
    """What cublasSgemm makes: its relative Frobenius error on data of random signs."""
    return SGEMM_ERROR * math.sqrt(k) * UNIT


def int8_model(left: int, right: int, diagonal: int, radix: int = 8) -> ErrorModel:
    """The model of ``int8:left,right,diagonal``: every digit uniform and independent."""
    dropped = [
        2.0 ** (-radix * (s + t)) / 3
        for s in range(left + 1)
        for t in range(right + 1)
        if s + t > diagonal
    ]
    steps = (2.0 ** -(7 + radix * extra) for extra in (left, right))
    roundings = [step**2 / 12 for step in steps]
    return ErrorModel(sum(x**2 for x in dropped), roundings[0], roundings[1], 0.6 * UNIT)


def split_model(name: str, k: int, promote: int, block: int) -> ErrorModel:
    """The model of a float split with an inner dimension k.

    Args:
        name: ``fp16x3``, ``bf16x9`` and so on.
        k: the inner dimension.
        promote: elements of k that are summed inside the Tensor Core.
        block: elements of k of one of its steps.

    Raises:
        KeyError: no such scheme.
    """
    lost, accumulators, floor = _SPLITS[name]
    inside = min(promote, k)
    cut = _CUT_A_STEP * math.ceil(inside / block)
    added = SGEMM_ERROR**2 * accumulators * k / inside
    relative = UNIT * math.sqrt(lost**2 + cut**2 + added)
    return ErrorModel(0.0, floor**2 / 3, floor**2 / 3, relative)


def typical_error(a: PanelStatistics, b: PanelStatistics, model: ErrorModel) -> float:
    """Root mean square over the panel of the error relative to what |C_ij| typically is."""
    if not a.rows or not b.rows:
        return 0.0
    return math.sqrt(_variance(a, b, model) + model.relative**2)


def _variance(a: PanelStatistics, b: PanelStatistics, model: ErrorModel) -> float:
    """Of the errors that are not proportional to C, relative to |C|^2."""
    left, right = (p.ratios / (_RATIO_STEPS * p.rows) for p in (a, b))
    return model.dropped * left * right + model.left * left + model.right * right


def product_floor(a: PanelStatistics, b: PanelStatistics) -> float:
    """log2 of a lower bound of (|A| |B|)_ij / (k 2^(e_i + f_j)) for all i, j of the panel.

    Zero rows and columns apart. Minus infinity where nothing can be said.
    """
    common = a.k - a.small - b.small
    if common <= 0:
        return -math.inf
    return (_log_share(common, a.k) + (a.logs + b.logs) / common) / _LOG_STEPS


def _log_share(common: int, k: int) -> int:
    """256 log2(common / k), rounded down by up to 1/11: FP32's pattern is below its logarithm."""
    pattern = int(np.float32(common).view(np.uint32)) >> 15
    return pattern - (127 << 8) - math.ceil(_LOG_STEPS * math.log2(k))


def estimate(a: PanelStatistics, b: PanelStatistics, model: ErrorModel) -> float:
    """The estimated error of a panel, to be compared with `sgemm_error` or a limit.

    The larger of the typical error and of the worst element's, which is against |A| |B| and is
    allowed to be `WORST_FACTOR` times SGEMM's typical one.
    """
    if not a.rows or not b.rows:
        return 0.0
    allowed = WORST_FACTOR * SGEMM_ELEMENT / SGEMM_ERROR
    with np.errstate(over="ignore"):
        worst = model.absolute * float(np.exp2(-product_floor(a, b))) / allowed
    return max(typical_error(a, b, model), worst)


def accepts(a: PanelStatistics, b: PanelStatistics, model: ErrorModel, target: float) -> bool:
    """Whether ``estimate(...) <= target``, decided as the device does it, in integers.

    A panel with a NaN or an infinity is never accepted.
    """
    if not (a.finite and b.finite):
        return False
    if not a.rows or not b.rows:
        return True
    common = a.k - a.small - b.small
    if common <= 0:
        return False
    needed = common * (worst_threshold(model, target) - _log_share(common, a.k))
    within = _variance(a, b, model) + model.relative**2 <= target * target
    return a.logs + b.logs >= needed and within


def worst_threshold(model: ErrorModel, target: float) -> int:
    """The least log2 of `product_floor`, in 1/256, that keeps the worst element within `target`."""
    allowed = WORST_FACTOR * SGEMM_ELEMENT / SGEMM_ERROR * target
    return math.ceil(_LOG_STEPS * math.log2(model.absolute / allowed))
