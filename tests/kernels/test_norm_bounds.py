"""The bound on an int8 product's whole error holds for all data, and is near on random data."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from bound_cases import DATA
from cpu_backend import model_scheme
from gemm_cases import ALL_SCHEMES
from hypothesis import given, settings
from hypothesis import strategies as st

import mixpert
from mixpert.kernels.bounds import int8_bound
from mixpert.kernels.norm_bounds import Sized, int8_norm_bound

RATIOS = Path(__file__).resolve().parents[2] / "benchmarks" / "results" / "bound-ratios.json"


def error_norm(a: np.ndarray, b: np.ndarray, result: np.ndarray) -> float:
    return float(np.linalg.norm(result - a.astype(np.float64) @ b))


@given(
    seed=st.integers(0, 2**32 - 1),
    shape=st.tuples(st.integers(1, 12), st.integers(1, 12), st.integers(1, 400)),
    scheme=st.sampled_from(ALL_SCHEMES),
    data=st.sampled_from(list(DATA)),
)
@settings(max_examples=300)
def test_errors_are_bounded(seed: int, shape: tuple[int, int, int], scheme: str, data: str) -> None:
    a, b = DATA[data](np.random.default_rng(seed), *shape)
    result = mixpert.matmul(a, b, scheme).astype(np.float64)
    error, model = error_norm(a, b, result), model_scheme(scheme)
    assert error <= int8_norm_bound(a, b, model)
    assert error <= int8_norm_bound(a, b, model, result)


@pytest.mark.parametrize("scheme", ["int8:2,2,2", "int8:1,1,1", "int8:2,2", "int8:2,2,2+g128"])
def test_errors_of_one_sign_come_close(scheme: str) -> None:
    """Constant rows whose dropped digits are all near -128, over a k of several INT32 sums."""
    a = np.full((3, 50_000), 0x7E8080 * 2.0**-23, np.float32)
    result = mixpert.matmul(a, a.T, scheme).astype(np.float64)
    error, model = error_norm(a, a.T, result), model_scheme(scheme)
    bound = int8_norm_bound(a, a.T, model, result)
    assert error <= bound
    if scheme == "int8:1,1,1":  # where what is left out is most of the error
        assert bound < 1.1 * error


@pytest.mark.parametrize("data", ["uniform", "normal"])
@pytest.mark.parametrize("size, most", [(64, 30), (256, 15)])
def test_it_is_within_a_factor_of_thirty(data: str, size: int, most: float) -> None:
    """Nearer the more rows and columns there are: the bound of each element is 300 away."""
    a, b = DATA[data](np.random.default_rng(21), size, size, 4096)
    for scheme in ("int8:2,2,2", "int8:2,2", "int8:1,1", "int8:1,2"):
        result = mixpert.matmul(a, b, scheme).astype(np.float64)
        error, model = error_norm(a, b, result), model_scheme(scheme)
        bound = int8_norm_bound(a, b, model, result)
        assert error <= bound < most * error, scheme
        assert bound < np.linalg.norm(int8_bound(a, b, model, result)) / 4, scheme


@given(
    seed=st.integers(0, 2**32 - 1),
    shape=st.tuples(st.integers(1, 20), st.integers(1, 60)),
    rank=st.integers(0, 3),
    exponent=st.integers(-300, 250),
)
@settings(max_examples=200)
def test_norms_are_not_below_the_true_ones(
    seed: int, shape: tuple[int, int], rank: int, exponent: int
) -> None:
    rng = np.random.default_rng(seed)
    rows = rng.normal(size=shape)
    if rank:
        rows = rng.normal(size=(shape[0], rank)) @ rng.normal(size=(rank, shape[1]))
    sized = Sized.of(np.ldexp(rows, exponent))
    true = np.ldexp(np.linalg.svd(rows, compute_uv=False)[0], exponent)
    assert true * (1 - 1e-14) <= sized.spectral <= true * (1 + 1e-9)
    assert sized.spectral <= sized.frobenius * (1 + 1e-15)
    if rank == 1:
        assert sized.spectral >= sized.frobenius * (1 - 1e-9)


def test_a_matrix_of_zeros_has_no_size() -> None:
    zeros, ones = Sized.of(np.zeros((3, 5))), Sized.of(np.ones((3, 5)))
    assert zeros == Sized(0.0, 0.0)
    assert zeros.times(ones) == 0
    assert ones.times(ones) == pytest.approx(15)


def test_the_table_of_ratios_keeps_what_is_asked() -> None:
    rows = [row for row in json.loads(RATIOS.read_text())["rows"] if "int8" in row["scheme"]]
    assert len({row["scheme"] for row in rows}) == 3
    for row in rows:
        assert 1 < row["norm"] < min(30, row["bound"]), row
