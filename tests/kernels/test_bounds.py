"""Bounds hold for every scheme and kind of data, and are not far away."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest
from bound_cases import DATA, SPLIT_PROBLEMS
from cpu_backend import model_scheme
from gemm_cases import ALL_SCHEMES
from hypothesis import given, settings
from hypothesis import strategies as st

import mixpert
from mixpert.kernels import bounds
from mixpert.kernels.model import Int8Scheme
from mixpert.kernels.split_model import SCHEMES, Arithmetic, gemm_split
from mixpert.kernels.tensor_core import HOPPER


@given(
    seed=st.integers(0, 2**32 - 1),
    shape=st.tuples(st.integers(1, 12), st.integers(1, 12), st.integers(1, 400)),
    scheme=st.sampled_from(ALL_SCHEMES),
    data=st.sampled_from(list(DATA)),
)
@settings(max_examples=300)
def test_int8_errors_are_bounded(
    seed: int, shape: tuple[int, int, int], scheme: str, data: str
) -> None:
    a, b = DATA[data](np.random.default_rng(seed), *shape)
    result = mixpert.matmul(a, b, scheme).astype(np.float64)
    error = np.abs(result - a.astype(np.float64) @ b)
    model = model_scheme(scheme)
    assert (error <= bounds.int8_bound(a, b, model)).all()
    assert (error <= bounds.int8_bound(a, b, model, result)).all()


def test_largest_digits_and_several_chunks_are_bounded() -> None:
    """Constant rows whose dropped digits are all near -128, over a k of several INT32 sums."""
    a = np.full((2, 50_000), 0x7E8080 * 2.0**-23, np.float32)
    for scheme in ("int8:2,2,2", "int8:1,1,1", "int8:2,2"):
        result = mixpert.matmul(a, a.T, scheme).astype(np.float64)
        error = np.abs(result - a.astype(np.float64) @ a.T)
        bound = bounds.int8_bound(a, a.T, model_scheme(scheme), result)
        assert (error <= bound).all(), scheme


@pytest.mark.parametrize("data", ["uniform", "normal"])
@pytest.mark.parametrize("k", [64, 1024, 4096])
def test_likely_bounds_are_within_a_factor_of_thirty(data: str, k: int) -> None:
    a, b = DATA[data](np.random.default_rng(21), 64, 64, k)
    exact = a.astype(np.float64) @ b
    for scheme in ("int8:2,2,2", "int8:2,2", "int8:1,1", "int8:1,2"):
        result = mixpert.matmul(a, b, scheme).astype(np.float64)
        likely = bounds.likely_int8_bound(a, b, model_scheme(scheme), result)
        error = np.abs(result - exact)
        assert (error <= likely).all()
        assert np.linalg.norm(likely) < 30 * np.linalg.norm(error), scheme


@pytest.mark.parametrize("data", [name for name in DATA if name != "constant"])
def test_likely_bounds_hold_where_digits_are_independent(data: str) -> None:
    a, b = DATA[data](np.random.default_rng(22), 40, 40, 777)
    for scheme in ("int8:2,2,2", "int8:2,2", "int8:1,1,1"):
        result = mixpert.matmul(a, b, scheme).astype(np.float64)
        likely = bounds.likely_int8_bound(a, b, model_scheme(scheme), result)
        assert (np.abs(result - a.astype(np.float64) @ b) <= likely).all(), scheme


@given(data=st.sampled_from(list(DATA)), **SPLIT_PROBLEMS)
@settings(max_examples=150)
def test_split_errors_are_bounded(
    seed: int, shape: tuple[int, int, int], name: str, data: str, arithmetic: Arithmetic
) -> None:
    a, b = DATA[data](np.random.default_rng(seed), *shape)
    scheme, c = SCHEMES[name], np.zeros((shape[0], shape[1]), np.float32)
    result = gemm_split(a, b, scheme, c, arithmetic=arithmetic)
    error = np.abs(result - a.astype(np.float64) @ b)
    magnitude = np.abs(a).astype(np.float64) @ np.abs(b)
    assert arithmetic.core is not None
    bound = partial(
        bounds.split_bound, a, b, scheme, promote=arithmetic.promote, core=arithmetic.core
    )
    near, far = bound(magnitude=magnitude), bound()
    assert (error <= near).all() and (near <= far * (1 + 1e-12)).all()


@pytest.mark.parametrize("name", SCHEMES)
def test_what_the_tensor_core_adds_up_is_no_longer_than_k(name: str) -> None:
    """Sums that leave it after `promote` elements lose less; of a k below that all stay."""
    factor = partial(bounds.split_factor, SCHEMES[name], core=HOPPER)
    assert factor(64, 4096) == factor(64, 64)
    assert factor(4096, 64) < factor(4096, 4096) == factor(4096, 0)


def test_bounds_grow_when_less_is_kept() -> None:
    a, b = DATA["uniform"](np.random.default_rng(23), 3, 3, 100)
    forms = [Int8Scheme(2, 2, 4), Int8Scheme(2, 2, 2), Int8Scheme(1, 1, 2), Int8Scheme(1, 1, 1)]
    sizes = [bounds.int8_bound(a, b, form).max() for form in forms]
    assert sizes == sorted(sizes)
