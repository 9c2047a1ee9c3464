"""How far one array of numbers is from another: the metrics that --metric names.

With r the reference, x the candidate and sums and maxima over all elements:

==============  ===================================================================
rel-fro         sqrt(sum (x-r)^2 / sum r^2), the MixPert paper's E_r (Eq. 10)
max-rel         max |x-r| / max |r|
max-abs         max |x-r|
componentwise   max (|x-r| / |r|)
mred            mean (|x-r| / |r|), LE-GEMM's mean relative error distance
max-error       max |x-r|, under LE-GEMM's name
==============  ===================================================================

0/0 counts as 0 and x/0 as infinity.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import reduce
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mixpert.errors import ProgramError
from mixpert.runtime.capture import DivergedError

Pair = tuple[NDArray[Any], NDArray[Any]]
"""Reference and candidate: flat arrays of one length, all values finite."""

_PIECE = 1 << 16
"""Elements taken to double precision at a time."""


_LEAST_SQUARES = 1e-280
"""A sum of squares below has lost digits to underflow."""


@dataclass(frozen=True)
class Tally:
    """What every metric is computed from; tallies of parts add up to that of the whole."""

    count: int = 0
    squares: float = 0.0
    reference_squares: float = 0.0
    largest: float = 0.0
    reference_largest: float = 0.0
    ratio_sum: float = 0.0
    ratio_largest: float = 0.0

    @staticmethod
    def of(reference: NDArray[Any], candidate: NDArray[Any]) -> Tally:
        """The tally of two flat arrays of one length, in double precision, piece by piece."""
        pieces = (slice(i, i + _PIECE) for i in range(0, reference.size, _PIECE))
        return reduce(Tally.__add__, (_tally(reference[p], candidate[p]) for p in pieces), Tally())

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.count + other.count,
            self.squares + other.squares,
            self.reference_squares + other.reference_squares,
            max(self.largest, other.largest),
            max(self.reference_largest, other.reference_largest),
            self.ratio_sum + other.ratio_sum,
            max(self.ratio_largest, other.ratio_largest),
        )


def _tally(reference: NDArray[Any], candidate: NDArray[Any]) -> Tally:
    r = reference.astype(np.float64)
    d = np.abs(candidate.astype(np.float64) - r)
    r = np.abs(r)
    with np.errstate(divide="ignore", invalid="ignore"):
        ratios = np.where(d == 0, 0.0, d / r)
    return Tally(
        r.size,
        _sum_of_squares(d),
        _sum_of_squares(r),
        float(np.max(d)),
        float(np.max(r)),
        float(ratios.sum()),
        float(np.max(ratios)),
    )


def _sum_of_squares(values: NDArray[np.float64]) -> float:
    """Not by BLAS, whose threads other trials would meet; of extreme values in a wider type."""
    total = float(np.einsum("i,i", values, values))
    if _LEAST_SQUARES < total < math.inf or not values.any():
        return total
    wide: float = np.einsum("i,i", *[values.astype(np.longdouble)] * 2)
    return wide


METRICS: dict[str, Callable[[Tally], float]] = {
    "rel-fro": lambda t: math.sqrt(_quotient(t.squares, t.reference_squares)),
    "max-rel": lambda t: _quotient(t.largest, t.reference_largest),
    "max-abs": lambda t: t.largest,
    "componentwise": lambda t: t.ratio_largest,
    "mred": lambda t: _quotient(t.ratio_sum, t.count),
    "max-error": lambda t: t.largest,
}
"""By the name that --metric takes."""


@dataclass(frozen=True)
class Metric:
    """A way to measure one output.

    Attributes:
        name: as --metric takes it.
        of: the error of an output that consists of the given parts.
        digest: of the code behind it, empty for MixPert's own.
    """

    name: str
    of: Callable[[Iterable[Pair]], float]
    digest: str = ""

    @staticmethod
    def named(name: str) -> Metric:
        """One of `METRICS`."""
        value = METRICS[name]

        def measure(pairs: Iterable[Pair]) -> float:
            return value(reduce(Tally.__add__, (Tally.of(r, x) for r, x in pairs), Tally()))

        return Metric(name, measure)


REL_FRO = Metric.named("rel-fro")


def array_error(
    reference: NDArray[Any], candidate: NDArray[Any], name: str, metric: Metric = REL_FRO
) -> float:
    """The error of flat arrays; NaN where `candidate` holds NaN or Inf.

    Raises:
        DivergedError: another number of values.
        ProgramError: the reference is empty, or holds NaN or Inf; `name` says of what.
    """
    if reference.size != candidate.size:
        raise DivergedError(
            f"{name}: {candidate.size} values, {reference.size} in the reference run"
        )
    if not reference.size:
        raise ProgramError(f"{name}: the reference run wrote no values")
    if not np.isfinite(reference).all():
        raise ProgramError(f"{name}: the reference run's output holds NaN or Inf")
    if not np.isfinite(candidate).all():
        return math.nan
    return metric.of([(reference, candidate)])


def _quotient(numerator: float, denominator: float) -> float:
    if denominator == 0:
        return 0.0 if numerator == 0 else math.inf
    return numerator / denominator
