"""`auto` on the processor: each panel by the scheme that the guard's model names, bit for bit."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from gemm_cases import DATA

import mixpert
from mixpert.kernels import guard_model as guard
from mixpert.kernels.guard_statistics import PanelStatistics, panel_statistics, row_statistics
from mixpert.kernels.native_sums import native_error

LADDERS = {
    (300, 270, 2000): ("int8:2,2", "fp16x3", "bf16x6"),
    (128, 129, 1024): ("int8:2,2", "fp16x3", "bf16x6"),
    (700, 690, 4096): ("int8:2,2,2", "int8:2,2", "fp16x3", "bf16x6"),
}
"""Of shapes of which cublasSgemm shares k."""
PACKED, STEP = 64, 16  # elements of k in a packed block of halves, and in one tensor core step


def model_of(scheme: str, k: int) -> guard.ErrorModel:
    forms = {"int8:2,2,2": (2, 2, 2), "int8:2,2": (2, 2, 3)}
    if scheme in forms:
        return guard.int8_model(*forms[scheme])
    return guard.split_model(scheme, k, PACKED, STEP)


def expected(shape: tuple[int, int, int], a: PanelStatistics, b: PanelStatistics) -> str:
    """What the guard takes for one panel."""
    k, ladder = shape[2], LADDERS[shape]
    limits = native_error(*shape), guard.sgemm_error(k)
    for scheme in ladder[:-1]:
        if guard.accepts(a, b, model_of(scheme, k), limits[0], in_order=limits[1]):
            return scheme
    return ladder[-1]


@pytest.mark.parametrize("shape", LADDERS, ids=str)
def test_panels_take_the_schemes_of_the_model(shape: tuple[int, int, int]) -> None:
    m, n, k = shape
    rng = np.random.default_rng(k)
    kinds = ("uniform", "wide", "normal", "zero_rows")
    a = np.concatenate(
        [DATA[kinds[i % 4]](rng, min(128, m - at), k) for i, at in enumerate(range(0, m, 128))]
    )
    b = DATA["uniform"](rng, n, k).T
    c = mixpert.matmul(a, b, scheme="auto")
    left, right = (panel_statistics(row_statistics(x)) for x in (a, b.T))
    taken = set()
    for i, j in itertools.product(range(len(left)), range(len(right))):
        rows, columns = slice(128 * i, 128 * (i + 1)), slice(128 * j, 128 * (j + 1))
        scheme = expected(shape, left[i], right[j])
        taken.add(scheme)
        alone = mixpert.matmul(a[rows], b[:, columns], scheme=scheme)
        np.testing.assert_array_equal(c[rows, columns], alone, f"{scheme} {i} {j}")
    assert taken >= set(LADDERS[shape][:-2])


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
    error = np.abs(got[finite] - exact[finite])
    assert (error <= most * size[finite] + 2.0**-149).all()  # results may be subnormal


def test_a_looser_target_takes_fewer_products() -> None:
    rng = np.random.default_rng(5)
    a, b = DATA["uniform"](rng, 100, 1000), DATA["uniform"](rng, 90, 1000).T
    for target, scheme in (("1e-4", "int8:1,1,1"), ("5e-5", "int8:1,1"), ("1e-6", "int8:2,2,2")):
        got = mixpert.matmul(a, b, scheme=f"auto:{target}")
        np.testing.assert_array_equal(got, mixpert.matmul(a, b, scheme=scheme), target)


@pytest.mark.parametrize("data", ["uniform", "normal", "wide"])
@pytest.mark.parametrize("shape", [(5, 9, 3), (64, 40, 130), (300, 270, 2000)], ids=str)
def test_selecting_rows_is_exact(shape: tuple[int, int, int], data: str) -> None:
    """As in FP32: rows of a permutation, times powers of two. Panels of so few products take the
    last rung, whose pieces hold all bits, and not slices of a common exponent.
    """
    m, n, k = shape
    rng = np.random.default_rng(21)
    chosen, powers = rng.integers(0, k, m), rng.integers(-20, 21, m)
    a = np.zeros((m, k), np.float32)
    a[np.arange(m), chosen] = np.ldexp(1.0, powers)
    b = np.ascontiguousarray(DATA[data](rng, n, k).T)
    b[:, 0] = np.ldexp(b[:, 0], -120)
    expected = np.ldexp(b[chosen], powers[:, None])
    np.testing.assert_array_equal(mixpert.matmul(a, b, "auto"), expected)
