"""`auto` on the processor: each panel by the scheme that the guard's model names, bit for bit."""

from __future__ import annotations

import numpy as np
import pytest
from gemm_cases import DATA, Float32

import mixpert
from mixpert.kernels import guard_model as guard
from mixpert.kernels.guard_statistics import panel_statistics, row_statistics

SCHEMES = ("int8:2,2,2", "fp16x3", "bf16x6")
PACKED, STEP = 64, 16  # elements of k in a packed block of halves, and in one tensor core step


def rung(a: Float32, b: Float32) -> str:
    """What the guard takes for one panel."""
    k = a.shape[1]
    panels = [panel_statistics(row_statistics(x))[0] for x in (a, b.T)]
    models = (guard.int8_model(2, 2, 2), guard.split_model("fp16x3", k, PACKED, STEP))
    for scheme, model in zip(SCHEMES, models, strict=False):
        if guard.accepts(*panels, model, guard.sgemm_error(k)):
            return scheme
    return SCHEMES[-1]


@pytest.mark.parametrize("shape", [(300, 270, 2000), (128, 129, 1024)], ids=str)
def test_panels(shape: tuple[int, int, int]) -> None:
    m, n, k = shape
    rng = np.random.default_rng(k)
    kinds = ("uniform", "wide", "zero_rows")
    a = np.concatenate(
        [DATA[kinds[i % 3]](rng, min(128, m - at), k) for i, at in enumerate(range(0, m, 128))]
    )
    b = DATA["uniform"](rng, n, k).T
    c = mixpert.matmul(a, b, scheme="auto")
    taken = set()
    for i in range(0, m, 128):
        for j in range(0, n, 128):
            left, right = a[i : i + 128], b[:, j : j + 128]
            scheme = rung(left, right)
            taken.add(scheme)
            alone = mixpert.matmul(left, right, scheme=scheme)
            np.testing.assert_array_equal(c[i : i + 128, j : j + 128], alone, f"{scheme} {i} {j}")
    assert len(taken) > 1 or m <= 128


@pytest.mark.parametrize("data", ["uniform", "normal", "wide", "subnormal", "nonfinite"])
def test_no_worse_than_single_precision(data: str) -> None:
    rng = np.random.default_rng(5)
    a, b = DATA[data](rng, 200, 1500), DATA[data](rng, 140, 1500).T
    with np.errstate(all="ignore"):
        exact = a.astype(np.float64) @ b.astype(np.float64)
        size = np.abs(a).astype(np.float64) @ np.abs(b)
    got = mixpert.matmul(a, b, scheme="auto")
    finite = size < np.finfo(np.float32).max  # beyond it FP32's own sums may overflow on the way
    np.testing.assert_array_equal(np.isnan(got)[finite], False)
    np.testing.assert_array_equal(
        np.isnan(got)[~np.isfinite(size)], np.isnan(exact)[~np.isfinite(size)]
    )
    most = guard.RANDOM_FACTOR * guard.sgemm_error(1500)
    error = np.abs(got - exact)[finite]
    assert (error <= most * size[finite] + 2.0**-149).all()  # results may be subnormal


def test_a_looser_target_takes_fewer_products() -> None:
    rng = np.random.default_rng(5)
    a, b = DATA["uniform"](rng, 100, 1000), DATA["uniform"](rng, 90, 1000).T
    for target, scheme in (("1e-4", "int8:1,1,1"), ("5e-5", "int8:1,1"), ("1e-6", "int8:2,2,2")):
        got = mixpert.matmul(a, b, scheme=f"auto:{target}")
        np.testing.assert_array_equal(got, mixpert.matmul(a, b, scheme=scheme), target)
