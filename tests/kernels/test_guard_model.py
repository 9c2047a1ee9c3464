"""The guard's decision: rigorous where it says so, close where it estimates, never fooled."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest
from gemm_cases import DATA, Float32
from hypothesis import example, given
from hypothesis import strategies as st

import mixpert
from mixpert.grading.matrices import PAIRS, Pair, spanned
from mixpert.kernels import guard_model as guard
from mixpert.kernels.bounds import int8_bound
from mixpert.kernels.guard_statistics import PanelStatistics, panel_statistics, row_statistics
from mixpert.kernels.kernel_sums import SM90, kernel_product
from mixpert.kernels.model import Int8Scheme
from mixpert.kernels.split_model import SCHEMES, gemm_split

FORMS = {
    "int8:2,2,2": guard.int8_model(2, 2, 2),
    "int8:2,2": guard.int8_model(2, 2, 3),
    "int8:3,3": guard.int8_model(3, 3, 4),
}
SPANNED: dict[str, Pair] = {
    f"{shape} {bits}": partial(spanned, bits=bits, shape=shape)
    for shape in ("smooth", "half", "random", "few")
    for bits in (2, 5, 9, 20)
}
TREACHEROUS = PAIRS | SPANNED
LOG_SLACK = 2.0 ** (1 / 11)
"""By how much `log_steps` may understate an error."""


def panels(a: Float32, b: Float32) -> tuple[PanelStatistics, PanelStatistics]:
    left, right = (panel_statistics(row_statistics(x)) for x in (a, b.T))
    assert len(left) == len(right) == 1
    return left[0], right[0]


def fp32_in_order(a: Float32, b: Float32) -> Float32:
    """What cublasSgemm computes: fused multiply-adds in the order of k."""
    c = np.zeros((a.shape[0], b.shape[1]), np.float32)
    for p in range(a.shape[1]):
        c = (c + a[:, p : p + 1].astype(np.float64) * b[p]).astype(np.float32)
    return c


def relative(c: Float32, exact: np.ndarray, magnitude: np.ndarray) -> float:
    """The largest error of an element against |A| |B|; zeros there must be zeros in C."""
    assert (c[magnitude == 0] == 0).all()
    return float((np.abs(c - exact) / np.where(magnitude == 0, 1, magnitude)).max())


@pytest.mark.parametrize("name", [name for name in TREACHEROUS if name not in ("huge",)])
def test_no_form_that_is_accepted_is_worse_than_fp32(name: str) -> None:
    rng = np.random.default_rng(11)
    k = 1024
    a, b = TREACHEROUS[name](rng, 64, 64, k)
    exact = a.astype(np.float64) @ b
    magnitude = np.abs(a).astype(np.float64) @ np.abs(b)
    fp32 = relative(fp32_in_order(a, b), exact, magnitude)
    left, right = panels(a, b)
    groups = {
        f"int8:2,2,2+g{group}": guard.int8_model(2, 2, 2, groups=k // group) for group in (32, 128)
    }
    for scheme, model in {**FORMS, **groups}.items():
        if guard.accepts(left, right, model, guard.sgemm_error(k)):
            error = relative(mixpert.matmul(a, b, scheme), exact, magnitude)
            assert error <= 1.5 * max(fp32, 2 * guard.UNIT), scheme


@pytest.mark.parametrize("name", ["uniform", "normal"])
def test_group_sums_add_to_the_estimate(name: str) -> None:
    """By what FP32 additions of them make: more of them, more, and near the error."""
    a, b = (DATA[name](np.random.default_rng(seed), 96, 4096) for seed in (3, 4))
    exact = a.astype(np.float64) @ b.T
    estimates = []
    for group in (1024, 128, 32):
        model = guard.int8_model(3, 3, 4, groups=4096 // group)
        estimates.append(guard.typical_error(*panels(a, b.T), model))
        c = mixpert.matmul(a, np.ascontiguousarray(b.T), f"int8:3,3,4+g{group}")
        error = float(np.linalg.norm(c - exact) / np.linalg.norm(exact))
        assert error / 1.1 <= estimates[-1] <= 3 * error
    assert estimates == sorted(set(estimates))


@pytest.mark.parametrize("name", TREACHEROUS)
@pytest.mark.parametrize("k", [64, 700])
def test_what_is_accepted_has_a_rigorous_bound(name: str, k: int) -> None:
    """16 sqrt(k) 2^-24 |A| |B| of the slices, whatever the data; docs/bounds.md derives it."""
    a, b = TREACHEROUS[name](np.random.default_rng(17), 40, 40, k)
    magnitude = np.abs(a).astype(np.float64) @ np.abs(b)
    left, right = panels(a, b)
    for diagonal in (2, 3):
        model, scheme = guard.int8_model(2, 2, diagonal), Int8Scheme(2, 2, diagonal)
        if guard.accepts(left, right, model, guard.sgemm_error(k)):
            slices = int8_bound(a, b, scheme) - int8_bound(a, b, Int8Scheme(3, 3, 6))
            assert (slices <= 16 * np.sqrt(k) * guard.UNIT * magnitude).all()


def accepted(name: str, k: int) -> list[str]:
    a, b = TREACHEROUS[name](np.random.default_rng(12), 128, 128, k)
    target = guard.sgemm_error(k)
    return [s for s, model in FORMS.items() if guard.accepts(*panels(a, b), model, target)]


@pytest.mark.parametrize(
    ("name", "k", "expected"),
    [
        ("uniform", 256, "int8:2,2,2"),
        ("uniform", 4096, "int8:2,2,2"),
        ("normal", 256, "int8:3,3"),
        ("normal", 1024, "int8:2,2"),
        ("normal", 2048, "int8:2,2,2"),
        ("normal", 16384, "int8:2,2,2"),
        ("constant", 1024, "int8:3,3"),
        ("graded", 4096, "int8:2,2,2"),
        ("rectified", 4096, "int8:3,3"),
    ],
)
def test_the_cheapest_form_that_suffices_is_accepted(name: str, k: int, expected: str) -> None:
    assert accepted(name, k)[0] == expected


@pytest.mark.parametrize("name", ["phi 4", "outliers", "half 20", "few 20", "random 20"])
def test_wide_data_are_refused(name: str) -> None:
    assert accepted(name, 2048) == []


@pytest.mark.parametrize("data", ["uniform", "normal"])
@pytest.mark.parametrize("k", [512, 2048])
def test_estimates_are_within_a_factor_of_three(data: str, k: int) -> None:
    a, b = PAIRS[data](np.random.default_rng(13), 128, 128, k)
    exact = a.astype(np.float64) @ b
    for scheme, model in FORMS.items():
        measured = np.linalg.norm(mixpert.matmul(a, b, scheme) - exact) / np.linalg.norm(exact)
        assert 0.8 * measured < guard.typical_error(*panels(a, b), model) < 1.5 * measured
        assert measured < 1.1 * guard.estimate(*panels(a, b), model) < 3 * measured


@pytest.mark.parametrize("data", ["uniform", "normal"])
@pytest.mark.parametrize("k", [1, 2, 3, 8, 32, 64, 127, 129])
def test_typical_errors_are_estimated_for_any_k(data: str, k: int) -> None:
    """The worst element's estimate is far above the norm for a short k: few products, few rows."""
    a, b = PAIRS[data](np.random.default_rng(k), 128, 128, k)
    exact = a.astype(np.float64) @ b
    for scheme, model in FORMS.items():
        measured = np.linalg.norm(mixpert.matmul(a, b, scheme) - exact) / np.linalg.norm(exact)
        assert 0.8 * measured < guard.typical_error(*panels(a, b), model) < 1.5 * measured


@pytest.mark.parametrize("data", ["uniform", "normal"])
@pytest.mark.parametrize("name", SCHEMES)
def test_estimates_of_float_splits_are_within_a_factor_of_three(data: str, name: str) -> None:
    k = 512
    a, b = PAIRS[data](np.random.default_rng(13), 24, 24, k)
    exact = a.astype(np.float64) @ b
    c = gemm_split(a, b, SCHEMES[name], np.zeros((24, 24), np.float32))
    measured = np.linalg.norm(c - exact) / np.linalg.norm(exact)
    model = guard.split_model(name, k, 64, 8 if name.startswith("tf32") else 16)
    assert 0.8 * measured < guard.estimate(*panels(a, b), model) < 3 * measured


@pytest.mark.parametrize("name", ["fp16x3", "tf32x3", "bf16x6"])
def test_estimates_of_float_splits_stop_growing_with_k(name: str) -> None:
    """As errors do where segments are added with compensation: none of four segments is counted."""
    k, block = 16384, 8 if name.startswith("tf32") else 16
    a, b = PAIRS["normal"](np.random.default_rng(14), 12, 12, k)
    exact = a.astype(np.float64) @ b
    measured = np.linalg.norm(kernel_product(a, b, SCHEMES[name], SM90) - exact)
    model = guard.split_model(name, k, 4 * block, block)
    estimate = guard.typical_error(*panels(a, b), model)
    assert 0.8 * measured < estimate * np.linalg.norm(exact) < 1.6 * measured
    assert model == guard.split_model(name, 4096, 4 * block, block)


def test_shared_parts_of_a_long_k_take_two_pieces_of_fp16() -> None:
    """cuBLAS splits k into 32 parts: what it errs then, `fp16x3` keeps."""
    k, parts = 65536, 32
    model = guard.split_model("fp16x3", k, 64, 16)
    a, b = PAIRS["log-uniform"](np.random.default_rng(15), 16, 16, k)
    left, right = panels(a, b)
    assert guard.typical_error(left, right, model) < 0.95 * guard.sgemm_error(k // parts)


@pytest.mark.parametrize(("dead", "accepted"), [(0.9, True), (0.97, True), (0.995, False)])
def test_float_splits_take_sparse_panels_of_enough_elements(dead: float, accepted: bool) -> None:
    rng = np.random.default_rng(18)
    k = 2048
    a = rng.standard_normal((64, k)).astype(np.float32)
    b = (rng.standard_normal((k, 64)) * 2.0 ** rng.integers(-8, 1, (k, 1))).astype(np.float32)
    a[rng.random(a.shape) < dead] = 0
    model, target = guard.split_model("fp16x3", k, 64, 16), guard.sgemm_error(k)
    left, right = panels(a, b)
    assert guard.accepts(left, right, model, target) == accepted
    if accepted:
        exact, magnitude = a.astype(np.float64) @ b, np.abs(a).astype(np.float64) @ np.abs(b)
        fp32 = relative(fp32_in_order(a, b), exact, magnitude)
        error = relative(mixpert.matmul(a, b, "fp16x3"), exact, magnitude)
        assert error <= 1.5 * max(fp32, 2 * guard.UNIT)
    b[5, 5] = np.abs(b[:, 5]).max() * 2.0**-31  # its pieces have lost some of it
    assert not guard.near(left, panels(a, b)[1], model)


@given(
    seed=st.integers(0, 2**32 - 1),
    k=st.integers(1, 300),
    name=st.sampled_from(list(TREACHEROUS)),
    zeros=st.sampled_from([0.0, 0.1, 0.4, 0.8]),
)
def test_the_floor_is_below_every_element(seed: int, k: int, name: str, zeros: float) -> None:
    rng = np.random.default_rng(seed)
    a, b = (np.where(rng.random(x.shape) < zeros, 0, x) for x in TREACHEROUS[name](rng, 9, 7, k))
    floor = 2.0 ** guard.product_floor(*panels(a, b))
    magnitude = np.abs(a).astype(np.float64) @ np.abs(b)
    largest = np.abs(a).max(axis=1)[:, None].astype(np.float64) * np.abs(b).max(axis=0)
    assert (floor * k * largest <= magnitude).all()  # the scales are at least the largest


@given(
    seed=st.integers(0, 2**32 - 1),
    name=st.sampled_from(list(TREACHEROUS)),
    scheme=st.sampled_from(list(FORMS)),
    factor=st.floats(0.1, 1e4),
)
@example(seed=917, name="few 9", scheme="int8:2,2,2", factor=7223.0)  # 2% apart
def test_integers_decide_as_the_estimate_does(
    seed: int, name: str, scheme: str, factor: float
) -> None:
    a, b = TREACHEROUS[name](np.random.default_rng(seed), 6, 6, 200)
    target = factor * guard.sgemm_error(200)
    estimate = guard.estimate(*panels(a, b), FORMS[scheme])
    if guard.accepts(*panels(a, b), FORMS[scheme], target):
        assert estimate <= LOG_SLACK * target
    else:
        assert estimate >= 0.99 * target


def test_order_and_scales_do_not_matter() -> None:
    rng = np.random.default_rng(14)
    a, b = PAIRS["phi 1"](rng, 20, 30, 500)
    rows, columns, ks = (rng.permutation(x) for x in (20, 30, 500))
    shuffled = np.ldexp(a, rng.integers(-30, 30, (20, 1)))[rows][:, ks], b[:, columns][ks]
    assert panels(*shuffled) == panels(a, b)


def test_zero_rows_and_special_values() -> None:
    rng = np.random.default_rng(15)
    a, b = PAIRS["uniform"](rng, 128, 128, 512)
    model, target = FORMS["int8:2,2,2"], guard.sgemm_error(512)
    a[3] = 0
    assert guard.accepts(*panels(a, b), model, target)
    assert guard.accepts(*panels(np.zeros_like(a), b), model, 0.0)
    for special in (np.nan, np.inf):
        wrong = a.copy()
        wrong[5, 5] = special
        assert not guard.accepts(*panels(wrong, b), model, target)


def test_last_panel_has_the_rows_that_are_left() -> None:
    rows = row_statistics(PAIRS["normal"](np.random.default_rng(16), 300, 1, 40)[0])
    assert [panel.rows for panel in panel_statistics(rows)] == [128, 128, 44]
