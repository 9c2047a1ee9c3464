"""Bounds from partial sums hold for all data, and are near on random data."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from bound_cases import DATA, SPLIT_PROBLEMS
from cpu_backend import model_scheme
from gemm_cases import ALL_SCHEMES
from hypothesis import given, settings
from hypothesis import strategies as st

import mixpert
from mixpert.kernels.bounds import int8_bound, split_bound
from mixpert.kernels.running_bounds import running_int8_bound, running_split_bound
from mixpert.kernels.split_model import SCHEMES, Arithmetic, gemm_split

RATIOS = Path(__file__).resolve().parents[2] / "benchmarks" / "results" / "bound-ratios.json"


def split_error(a: np.ndarray, b: np.ndarray, name: str, how: Arithmetic) -> np.ndarray:
    c = gemm_split(a, b, SCHEMES[name], np.zeros((len(a), b.shape[1]), np.float32), arithmetic=how)
    return np.abs(c - a.astype(np.float64) @ b)


@given(data=st.sampled_from(list(DATA)), **SPLIT_PROBLEMS)
@settings(max_examples=300)
def test_errors_of_splits_are_bounded(
    seed: int, shape: tuple[int, int, int], name: str, data: str, arithmetic: Arithmetic
) -> None:
    a, b = DATA[data](np.random.default_rng(seed), *shape)
    assert arithmetic.core is not None
    bound = running_split_bound(
        a, b, SCHEMES[name], promote=arithmetic.promote, core=arithmetic.core
    )
    assert (split_error(a, b, name, arithmetic) <= bound).all()


@given(
    seed=st.integers(0, 2**32 - 1),
    shape=st.tuples(st.integers(1, 12), st.integers(1, 12), st.integers(1, 400)),
    scheme=st.sampled_from(ALL_SCHEMES),
    data=st.sampled_from(list(DATA)),
)
@settings(max_examples=200)
def test_errors_of_int8_are_bounded(
    seed: int, shape: tuple[int, int, int], scheme: str, data: str
) -> None:
    a, b = DATA[data](np.random.default_rng(seed), *shape)
    error = np.abs(mixpert.matmul(a, b, scheme) - a.astype(np.float64) @ b)
    assert (error <= running_int8_bound(a, b, model_scheme(scheme))).all()


@pytest.mark.parametrize(
    "scheme, most", [("int8:2,2,2", 2), ("int8:1,1", 1.1), ("int8:2,2+g128", 100)]
)
def test_sums_of_several_chunks_are_bounded(scheme: str, most: float) -> None:
    """Of 3 and of 782 that are added in FP32."""
    a, b = DATA["normal"](np.random.default_rng(3), 3, 4, 100_000)
    error = np.abs(mixpert.matmul(a, b, scheme) - a.astype(np.float64) @ b)
    bound = running_int8_bound(a, b, model_scheme(scheme))
    assert (error <= bound).all() and np.linalg.norm(bound) < most * np.linalg.norm(error)


@pytest.mark.parametrize("name", ["fp16x3", "tf32x3", "bf16x9", "bf16x6"])
@pytest.mark.parametrize("data", ["uniform", "normal"])
def test_no_element_is_far_from_its_bound(name: str, data: str) -> None:
    a, b = DATA[data](np.random.default_rng(4), 24, 24, 1024)
    error, how = split_error(a, b, name, Arithmetic()), Arithmetic()
    bound = running_split_bound(a, b, SCHEMES[name])
    magnitude = np.abs(a).astype(np.float64) @ np.abs(b)
    sizes_alone = split_bound(a, b, SCHEMES[name], promote=how.promote, magnitude=magnitude)
    assert (error <= bound).all() and np.linalg.norm(bound) < 15 * np.linalg.norm(error)
    assert np.linalg.norm(bound) < np.linalg.norm(sizes_alone) / 30


def test_truncations_that_add_up_are_known() -> None:
    """Where all products have one sign: half of the most they may be is expected."""
    a, b = DATA["positive"](np.random.default_rng(5), 16, 16, 1024)
    for name in ("fp16x3", "bf16x6"):
        bound = running_split_bound(a, b, SCHEMES[name])
        error = split_error(a, b, name, Arithmetic())
        assert (error <= bound).all() and np.linalg.norm(bound) < 8 * np.linalg.norm(error)


def test_int8_is_known_but_for_its_roundings() -> None:
    a, b = DATA["normal"](np.random.default_rng(6), 24, 24, 4096)
    for scheme in ("int8:2,2,2", "int8:1,1"):
        error = np.abs(mixpert.matmul(a, b, scheme) - a.astype(np.float64) @ b)
        bound = running_int8_bound(a, b, model_scheme(scheme))
        assert np.linalg.norm(bound) < 2 * np.linalg.norm(error)
        assert (bound <= int8_bound(a, b, model_scheme(scheme))).all()


def test_the_table_of_ratios_keeps_what_is_asked() -> None:
    rows = json.loads(RATIOS.read_text())["rows"]
    assert {row["scheme"] for row in rows} > set(SCHEMES)
    for row in rows:
        assert 1 <= row["running"] < min(30, row["bound"]), row
