"""Expected errors are near measured ones for any k, and the tightest bound is above all of them."""

from __future__ import annotations

import numpy as np
import pytest
from bound_cases import DATA
from hypothesis import given, settings
from hypothesis import strategies as st

import mixpert
from mixpert.errors import SchemeError
from mixpert.grading.matrices import PAIRS, Float32
from mixpert.kernels.kernel_sums import SM80, SM90, KernelOrder, kernel_product
from mixpert.kernels.predictions import error_bound, expected_error, expected_errors
from mixpert.kernels.split_model import SCHEMES

FACTOR = 1.5
"""Expected errors are within this of measured ones, above and below."""
INT8 = (
    "int8:2,2,2", "int8:2,2", "int8:3,3", "int8:1,1", "int8:1,1,1", "int8:2,1", "int8:0,3",
    "int8:2,2@7", "int8:1,1@7", "int8:2,2,2+g32",
)  # fmt: skip
ROWS = {1: 128, 2: 128, 3: 128, 4: 128, 17: 96, 64: 64, 129: 64, 1000: 32, 5000: 16}
ORDERS = {"sm_90": SM90, "sm_80": SM80}


def product(a: Float32, b: Float32, scheme: str, order: KernelOrder = SM90) -> Float32:
    if scheme in SCHEMES:
        return kernel_product(a, b, SCHEMES[scheme], order)
    return mixpert.matmul(a, b, scheme)


def measured(a: Float32, b: Float32, c: Float32) -> float:
    exact = a.astype(np.float64) @ b
    return float(np.linalg.norm(c - exact) / np.linalg.norm(exact))


@pytest.mark.parametrize("data", ["uniform", "normal"])
@pytest.mark.parametrize("k", ROWS)
def test_errors_of_int8_are_expected(data: str, k: int) -> None:
    for draw in range(2):
        a, b = PAIRS[data](np.random.default_rng([k, draw]), ROWS[k], ROWS[k], k)
        for scheme in INT8:
            ratio = expected_error(a, b, scheme) / measured(a, b, product(a, b, scheme))
            assert 1 / FACTOR < ratio < FACTOR, (scheme, draw, ratio)


@pytest.mark.parametrize("order", ORDERS.values(), ids=ORDERS)
@pytest.mark.parametrize("data", ["uniform", "normal"])
@pytest.mark.parametrize("k", ROWS)
def test_errors_of_float_splits_are_expected(data: str, k: int, order: KernelOrder) -> None:
    a, b = PAIRS[data](np.random.default_rng([k, 2]), ROWS[k], ROWS[k], k)
    for scheme in SCHEMES:
        c = product(a, b, scheme, order)
        ratio = expected_error(a, b, scheme, order) / measured(a, b, c)
        assert 1 / FACTOR < ratio < FACTOR, (scheme, ratio)


@pytest.mark.parametrize("scheme", ["bf16x6", "int8:2,2,2", "int8:2,2,2+g512"])
def test_long_sums_are_expected(scheme: str) -> None:
    """FP32 sums of segments do not grow with k; those of K-groups do."""
    a, b = PAIRS["normal"](np.random.default_rng(4), 10, 10, 50000)
    ratio = expected_error(a, b, scheme) / measured(a, b, product(a, b, scheme))
    assert 1 / FACTOR < ratio < FACTOR


def test_sgemm_is_expected_where_it_adds_in_order() -> None:
    a, b = PAIRS["uniform"](np.random.default_rng(5), 48, 48, 2000)
    c = np.zeros((48, 48), np.float32)
    for p in range(2000):
        c = (c + a[:, p : p + 1].astype(np.float64) * b[p]).astype(np.float32)
    assert expected_error(a, b, "native") == pytest.approx(measured(a, b, c), rel=0.1)


@pytest.mark.parametrize("scheme", ["int8:2,2", "int8:1,1+g128", "fp16x3", "bf16x9"])
def test_each_element_is_expected(scheme: str) -> None:
    """Rows and columns of any size: 2^-30 to 2^30 of the others."""
    rng = np.random.default_rng(6)
    a, b = PAIRS["normal"](rng, 64, 64, 300)
    a *= np.ldexp(np.float32(1), rng.integers(-30, 31, (64, 1)))
    b *= np.ldexp(np.float32(1), rng.integers(-30, 31, 64))
    ratios = (product(a, b, scheme) - a.astype(np.float64) @ b) / expected_errors(a, b, scheme)
    assert 1 / FACTOR < float(np.sqrt((ratios**2).mean())) < FACTOR
    for axis in (0, 1):
        assert float(np.sqrt((ratios**2).mean(axis=axis)).max()) < 2 * FACTOR


def test_what_is_exact_and_what_is_not_known() -> None:
    zeros = np.zeros((3, 8), np.float32)
    for scheme in ("int8:2,2", "fp16x3", "native"):
        assert expected_error(zeros, zeros.T, scheme) == 0
        assert (
            expected_error(np.zeros((3, 0), np.float32), np.zeros((0, 3), np.float32), scheme) == 0
        )
    for call in (expected_error, error_bound):
        with pytest.raises(SchemeError, match="is known"):
            call(zeros, zeros.T, "auto")  # type: ignore[operator]
    with pytest.raises(SchemeError, match="is known"):
        error_bound(zeros, zeros.T, "native")


@given(
    seed=st.integers(0, 2**32 - 1),
    shape=st.tuples(st.integers(1, 6), st.integers(1, 6), st.integers(1, 300)),
    scheme=st.sampled_from([*INT8, *SCHEMES]),
    data=st.sampled_from(list(DATA)),
)
@settings(max_examples=150)
def test_no_error_is_above_the_tightest_bound(
    seed: int, shape: tuple[int, int, int], scheme: str, data: str
) -> None:
    a, b = DATA[data](np.random.default_rng(seed), *shape)
    error = np.abs(product(a, b, scheme) - a.astype(np.float64) @ b)
    assert (error <= error_bound(a, b, scheme)).all()


@pytest.mark.parametrize("scheme", [*INT8, "fp16x3", "tf32x3", "bf16x6"])
@pytest.mark.parametrize("k", [4, 129, 20000])
def test_the_tightest_bound_is_near_at_any_k(scheme: str, k: int) -> None:
    a, b = PAIRS["uniform"](np.random.default_rng(k), 6, 6, k)
    error = np.linalg.norm(product(a, b, scheme) - a.astype(np.float64) @ b)
    assert np.linalg.norm(error_bound(a, b, scheme)) < 1.05 * error


@pytest.mark.parametrize("scheme", ["int8:2,2", "fp16x3", "bf16x9"])
def test_sums_that_cancel_are_expected_where_c_is_known(scheme: str) -> None:
    """Halves of k with products of opposite sign: |C| is 2^-12 of what random signs make."""
    a, b = PAIRS["cancelling"](np.random.default_rng(9), 64, 64, 512)
    c = product(a, b, scheme)
    error = measured(a, b, c)
    assert expected_error(a, b, scheme) < error / 100
    assert 1 / FACTOR < expected_error(a, b, scheme, result=c) / error < 2 * FACTOR


@pytest.mark.parametrize("name", ["positive", "constant"])
def test_products_of_one_sign_err_more_than_expected(name: str) -> None:
    """What the docstring excludes: truncations and roundings have one sign there."""
    a, b = PAIRS[name](np.random.default_rng(8), 24, 24, 4096)
    errors = [
        measured(a, b, product(a, b, scheme)) / expected_error(a, b, scheme)
        for scheme in ("fp16x3", "bf16x6")
    ]
    assert max(errors) > 1
