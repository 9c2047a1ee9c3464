"""The guard in NumPy: the estimate of a panel's error from statistics of rows, and the decision.

What is decided on the device for each 128 x 128 panel of C; docs/bounds.md derives the formulas. A
few double operations in one order decide alike everywhere. Shares no code with the kernels.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from mixpert.kernels.guard_statistics import (
    DEEP,
    LOG_STEPS,
    QUARTERS,
    RATIO_STEPS,
    REST_STEPS,
    PanelStatistics,
    log_steps,
)

UNIT = 2.0**-24
"""Unit roundoff of FP32."""

SGEMM_ERROR = 0.30
"""cublasSgemm's relative Frobenius error is this times sqrt(k) times `UNIT` (random signs)."""

RANDOM_FACTOR = 12.0
"""By how much the worst element's estimate, against a lower bound of |A| |B|, may exceed the error
that is allowed on average. The bound is a half to a tenth of |A| |B| on usual data: at this limit
the largest error of a panel is measured as large as SGEMM's largest."""

MEAN_FACTOR = 5.0
"""Likewise of errors that add up instead of averaging out, divided by sqrt(k)."""

USUAL_SPREAD = 564
"""Where the root mean squares of a row and a column exceed their geometric means by more than this,
in 1/256 of a binade, the lower bound may be all there is: the estimate grows with the excess to the
power of EXCESS_POWER, up to 2^(MOST_EXCESS / 256)."""

EXCESS_POWER = 4
MOST_EXCESS = 1024

NARROW_SPREAD = 64
"""A row or a column whose root mean square exceeds its geometric mean by less than this, in 1/256
of a binade, has one magnitude: its digits are fixed, and errors of products not independent."""

NARROW_EXCESS = 128
"""log2 of what the estimate grows by there, in 1/256."""

SHARED_ERROR = 0.125
"""Where all elements of a row have one fraction, this part of the root mean square of the errors of
products may add up."""

FEWEST = 8
"""Of so many products or more the errors of float splits, up to 8 units of 2^-24 each, average out
to what FP32 sums make."""


@dataclass(frozen=True)
class Rule:
    """What a study of the decision may vary; the defaults are what devices decide by.

    Attributes:
        random_factor: `RANDOM_FACTOR`.
        least_spread: spreads of row and column together below this, in 1/256 of a binade, are
            those of few distinct magnitudes, whose errors are not independent; 0: none is.
        least_side: likewise of the row or the column alone, `NARROW_SPREAD`.
        narrow_excess: `NARROW_EXCESS`.
        shared_error: `SHARED_ERROR`; 0: fractions do not count.
    """

    random_factor: float = RANDOM_FACTOR
    least_spread: int = 0
    least_side: int = NARROW_SPREAD
    narrow_excess: int = NARROW_EXCESS
    shared_error: float = SHARED_ERROR


DEVICE_RULE = Rule()

REST_NOISE = 3 * REST_STEPS / math.sqrt(12)
"""Sums of k independent roundings are within this times sqrt(k), but for one in 370."""

_UNIFORM_DIGITS = 3 / 2**15
"""1 / mean square of a second digit and a third one together."""

_EVERY_PAIR = [(s, t) for s in range(4) for t in range(4)]

_SUMMED = 4096
"""Elements of k whose sums of float splits are added with rounding, those of a segment."""

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
class ErrorModel:
    """Variances of the error of one product a b, in units of 4^(e_i + f_j).

    Attributes:
        dropped: of slice products that are left out.
        left: of the rounding of a, for b at its scale.
        right: of the rounding of b, likewise.
        relative: root mean square of errors that are proportional to C.
        missing: digits (s, t) of a and b whose product is left out; 3 is all behind three digits.
    """

    dropped: float
    left: float
    right: float
    relative: float
    missing: tuple[tuple[int, int], ...] = ()


def sgemm_error(k: int) -> float:
    """What cublasSgemm makes: its relative Frobenius error on data of random signs."""
    return SGEMM_ERROR * math.sqrt(k) * UNIT


def int8_model(left: int, right: int, diagonal: int, radix: int = 8, groups: int = 0) -> ErrorModel:
    """The model of ``int8:left,right,diagonal``: every digit uniform and independent.

    Args:
        left: slices of op(A) beside the first.
        right: likewise of op(B).
        diagonal: products of places s and t with s + t <= diagonal are kept.
        radix: 8 or 7 bits a slice.
        groups: K-groups of a row (``+gK``), whose sums are added in FP32; 0: whole rows. Exponents
            of groups are no larger than those of rows, so that no element loses more.
    """
    dropped = [
        2.0 ** (-radix * (s + t)) / 3
        for s in range(left + 1)
        for t in range(right + 1)
        if s + t > diagonal
    ]
    steps = (2.0 ** -(7 + radix * extra) for extra in (left, right))
    roundings = [step**2 / 12 for step in steps]
    missing = tuple((s, t) for s, t in _EVERY_PAIR if s > left or t > right or s + t > diagonal)
    squares = sum(x**2 for x in dropped)
    relative = UNIT * math.sqrt(0.6**2 + SGEMM_ERROR**2 * groups)
    return ErrorModel(squares, roundings[0], roundings[1], relative, missing)


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
    added = SGEMM_ERROR**2 * accumulators * min(k, _SUMMED) / inside
    relative = UNIT * math.sqrt(lost**2 + cut**2 + added)
    return ErrorModel(0.0, floor**2 / 3, floor**2 / 3, relative)


def typical_error(a: PanelStatistics, b: PanelStatistics, model: ErrorModel) -> float:
    """Root mean square over the panel of the error relative to what |C_ij| typically is."""
    if not a.rows or not b.rows:
        return 0.0
    return math.sqrt(_variance(a, b, model) + model.relative**2)


def _variance(a: PanelStatistics, b: PanelStatistics, model: ErrorModel) -> float:
    """Of the errors that are not proportional to C, relative to |C|^2."""
    left, right = (p.ratios / (RATIO_STEPS * p.rows) for p in (a, b))
    return model.dropped * left * right + model.left * left + model.right * right


def near(a: PanelStatistics, b: PanelStatistics, model: ErrorModel) -> bool:
    """Whether errors are known relative to every single product.

    So they are of a scheme that leaves out no digits, where no element but zeros is far below its
    row's largest: what is lost of an element is a part of the row's scale. Elements of C that are
    made of few products are not meant, of which FP32 itself makes less.
    """
    few = a.k - a.small - b.small < FEWEST
    return not (model.missing or a.deep or b.deep or few)


def lost(model: ErrorModel) -> float:
    """The mean square of these errors, for elements as far below their row's largest as may be."""
    return (model.left + model.right) * 4.0**DEEP


def product_floor(a: PanelStatistics, b: PanelStatistics) -> float:
    """log2 of a lower bound of (|A| |B|)_ij / (k 2^(e_i + f_j)) for all i, j of the panel.

    Zero rows and columns apart. Minus infinity where nothing can be said.
    """
    common = a.k - a.small - b.small
    if common <= 0:
        return -math.inf
    return (_log_share(common, a.k) + _common_logs(a, b) / common) / LOG_STEPS


def _common_logs(a: PanelStatistics, b: PanelStatistics) -> int:
    """A lower bound of the sums of logs over what a row and a column have in common."""
    return a.kept[_quarters(b)] + b.kept[_quarters(a)]


def _quarters(p: PanelStatistics) -> int:
    """Quarters of k that small elements leave out of the other side."""
    return min(QUARTERS * p.small // p.k, QUARTERS - 1)


def _log_share(common: int, k: int) -> int:
    """256 log2(common / k), rounded down."""
    return _log_of(common) - math.ceil(LOG_STEPS * math.log2(k))


def _log_of(value: float) -> int:
    return int(log_steps(np.array([value]))[0])


def random_error(a: PanelStatistics, b: PanelStatistics, model: ErrorModel) -> float:
    """Root mean square of the error of a product of elements, in units of 2^(e_i + f_j).

    If errors are independent.
    """
    left, right = (p.digits * (1 / p.k) * _UNIFORM_DIGITS for p in (a, b))
    rounding = model.left * _mean_square(b) + model.right * _mean_square(a)
    return math.sqrt(model.dropped * left * right + rounding)


def mean_error(
    a: PanelStatistics, b: PanelStatistics, model: ErrorModel, rule: Rule = DEVICE_RULE
) -> float:
    """Mean error of a product of elements, in units of 2^(e_i + f_j).

    That of the mean digits: what adds up where the elements of a row have few distinct values.
    Where they have one fraction up to powers of two, so have their errors, of any sign, and the
    means of digits do not show how far they add up.
    """
    left, right = _mean_digits(a), _mean_digits(b)
    total = 0.0
    for s, t in model.missing:
        total += left[s] * right[t]
    if a.single or b.single:
        return max(total, rule.shared_error * random_error(a, b, model))
    return total


def _mean_square(p: PanelStatistics) -> float:
    """Of the elements, in units of 4^e."""
    return p.squares * (1 / p.k) * 2.0**-14


def _mean_digits(p: PanelStatistics) -> list[float]:
    """Means of elements, of their digits, and of what is behind them as far as it is not noise."""
    top, second, third, rest = p.sums
    share = 1 / p.k
    return [
        top * share * 2.0**-7,
        second * share * 2.0**-15,
        third * share * 2.0**-23,
        max(rest - REST_NOISE * math.sqrt(p.k), 0.0) * share * 2.0**-23 / REST_STEPS,
    ]


def _excess(a: PanelStatistics, b: PanelStatistics, rule: Rule) -> int:
    spread = a.spread + b.spread
    excess = min(EXCESS_POWER * max(spread - USUAL_SPREAD, 0), MOST_EXCESS)
    if spread < rule.least_spread or min(a.spread, b.spread) < rule.least_side:
        return max(excess, rule.narrow_excess)
    return excess


def estimate(a: PanelStatistics, b: PanelStatistics, model: ErrorModel) -> float:
    """The estimated error of a panel, to be compared with `sgemm_error` or a limit.

    The largest of the typical error and of the worst element's, random and systematic.
    """
    if not a.rows or not b.rows:
        return 0.0
    excess: float = 2.0 ** (_excess(a, b, DEVICE_RULE) / LOG_STEPS)
    worst = max(
        random_error(a, b, model) * excess / RANDOM_FACTOR,
        mean_error(a, b, model) * math.sqrt(a.k) / MEAN_FACTOR,
    )
    with np.errstate(over="ignore"):
        worst *= float(np.exp2(-product_floor(a, b)))
    if near(a, b, model):
        worst = min(worst, math.sqrt(lost(model) * a.k) / RANDOM_FACTOR)
    return max(typical_error(a, b, model), worst)


def accepts(
    a: PanelStatistics,
    b: PanelStatistics,
    model: ErrorModel,
    target: float,
    rule: Rule = DEVICE_RULE,
    *,
    in_order: float | None = None,
) -> bool:
    """Whether ``estimate(...) <= target``, decided as the device does it: logarithms are integers.

    A panel with a NaN or an infinity is never accepted. Errors that are known relative to every
    product are compared with `in_order`, what sums in the order of k make, if `target` is that of
    shorter ones.
    """
    if not (a.finite and b.finite):
        return False
    if not a.rows or not b.rows:
        return True
    if _variance(a, b, model) + model.relative**2 > target * target:
        return False
    factor = 1 / RANDOM_FACTOR
    whole = in_order or target
    if near(a, b, model) and lost(model) * factor * factor <= whole * whole * (1 / a.k):
        return True
    return _above_errors(a, b, model, target, rule)


def _above_errors(
    a: PanelStatistics, b: PanelStatistics, model: ErrorModel, target: float, rule: Rule
) -> bool:
    """Whether the lower bound of |A| |B| is above what the errors need."""
    common = a.k - a.small - b.small
    if common <= 0:
        return False
    random, total = thresholds(target, a.k, rule)
    needed = max(
        random + _log_of(random_error(a, b, model)) + _excess(a, b, rule),
        total + _log_of(mean_error(a, b, model, rule)),
    )
    return _common_logs(a, b) >= common * (needed - _log_share(common, a.k))


def thresholds(target: float, k: int, rule: Rule = DEVICE_RULE) -> tuple[int, int]:
    """What log2 of `product_floor` must exceed those of random and mean errors by, in 1/256."""
    allowed = rule.random_factor * target, MEAN_FACTOR * target / math.sqrt(k)
    random, total = (math.ceil(-LOG_STEPS * math.log2(x)) for x in allowed)
    return random, total
