"""No silent failure: under the guard, errors are within the promise on every kind of data."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

from mixpert.grading import engines
from mixpert.grading.matrices import PAIRS, spanned
from mixpert.grading.measure import errors_of
from mixpert.kernels.guard_model import UNIT, sgemm_error

LIMITS = (None, 1e-4)
SCHEMES = ("int8:1,1", "int8:2,2,2", "int8:2,2@7", "int8:2,2+g32", "fp16x3", "tf32x3", "bf16x3")
DATA = dict(PAIRS) | {
    f"{shape} {bits}": partial(spanned, bits=bits, shape=shape)
    for shape in ("half", "few", "random")
    for bits in (8, 64)
}


@pytest.mark.parametrize("data", DATA)
def test_errors_are_within_48_limits(data: str) -> None:
    """Of |A| |B|, and FP32's own k units (docs/bounds.md, what is promised).

    Beyond half of the smallest number for each product that may underflow, and where FP32 does not
    overflow.
    """
    for k in (48, 500):
        a, b = DATA[data](np.random.default_rng(k), 24, 24, k)
        exact = a.astype(np.float64) @ b
        magnitude = np.abs(a).astype(np.float64) @ np.abs(b)
        for limit in LIMITS:
            allowed = 48 * (sgemm_error(k) if limit is None else limit) + (k + 8) * UNIT
            for scheme in SCHEMES:
                c = engines.guarded(scheme, limit, False)(a, b)
                error = errors_of(c.astype(np.float64), exact, magnitude, k)
                assert (error <= allowed * magnitude).all(), (scheme, limit, k)


def test_without_limits_the_same_data_fail() -> None:
    """What the guard keeps from going wrong: errors as large as the elements."""
    a, b = DATA["half 64"](np.random.default_rng(1), 40, 40, 700)
    magnitude = np.abs(a).astype(np.float64) @ np.abs(b)
    error = np.abs(engines.scheme("int8:2,2,2", False)(a, b) - a.astype(np.float64) @ b)
    assert (error > 0.1 * magnitude).any()
