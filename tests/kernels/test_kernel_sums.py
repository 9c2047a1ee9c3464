"""Sums of float splits in the order of a kernel: what their error is, and bounds on it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from bound_cases import DATA
from hypothesis import given, settings
from hypothesis import strategies as st

from mixpert.kernels.float_formats import Float64
from mixpert.kernels.kernel_bounds import kernel_split_bound, known_split_bound
from mixpert.kernels.kernel_sums import SM80, SM90, KernelOrder, kernel_pieces, kernel_product
from mixpert.kernels.split_model import SCHEMES, Arithmetic, gemm_split
from mixpert.kernels.tensor_core import AMPERE, HOPPER

ORDERS = {"sm_90": SM90, "sm_80": SM80, "Ampere": replace(SM80, core=AMPERE)}
SHORT = replace(SM90, promoted=64, segment=128, stretch=256)  # several of each
THREE = ("fp16x3", "tf32x3", "bf16x6")


def error_of(a: np.ndarray, b: np.ndarray, name: str, order: KernelOrder) -> Float64:
    error: Float64 = np.abs(kernel_product(a, b, SCHEMES[name], order) - a.astype(np.float64) @ b)
    return error


@given(
    seed=st.integers(0, 2**32 - 1),
    shape=st.tuples(st.integers(1, 6), st.integers(1, 6), st.integers(1, 500)),
    name=st.sampled_from(list(SCHEMES)),
    data=st.sampled_from(list(DATA)),
    order=st.sampled_from([*ORDERS.values(), SHORT]),
)
@settings(max_examples=200)
def test_errors_are_bounded(
    seed: int, shape: tuple[int, int, int], name: str, data: str, order: KernelOrder
) -> None:
    a, b = DATA[data](np.random.default_rng(seed), *shape)
    error = error_of(a, b, name, order)
    assert (error <= known_split_bound(a, b, SCHEMES[name], order)).all()
    assert (error <= kernel_split_bound(a, b, SCHEMES[name], order)).all()


@pytest.mark.parametrize("order", ORDERS.values(), ids=ORDERS)
@pytest.mark.parametrize("data", ["uniform", "normal"])
@pytest.mark.parametrize("name", THREE)
def test_bounds_are_near_on_random_data(name: str, data: str, order: KernelOrder) -> None:
    a, b = DATA[data](np.random.default_rng(7), 12, 12, 2500)
    norm = np.linalg.norm(error_of(a, b, name, order))
    assert np.linalg.norm(kernel_split_bound(a, b, SCHEMES[name], order)) < 30 * norm
    assert np.linalg.norm(known_split_bound(a, b, SCHEMES[name], order)) < 1.01 * norm


@pytest.mark.parametrize("name", THREE)
def test_what_a_sum_lacks_is_not_lost(name: str) -> None:
    """2^24 and ones in later segments: in the order of k, FP32 loses each of them."""
    a = np.zeros((3, 3000), np.float32)
    a[:, 5] = 2.0**24
    a[:, 300::300] = 1
    b = np.ones((3000, 2), np.float32)
    assert (kernel_product(a, b, SCHEMES[name], SHORT) == 2.0**24 + 8).all()  # 9, to even


@pytest.mark.parametrize("data", ["normal", "phi 4"])
@pytest.mark.parametrize("name", THREE)
def test_errors_do_not_grow_with_k(name: str, data: str) -> None:
    """Relative to |A| |B|, the largest of plain FP32 additions of the same parts are larger."""
    a, b = DATA[data](np.random.default_rng(3), 10, 10, 16_384)
    size = np.abs(a).astype(np.float64) @ np.abs(b)
    c, plain = np.zeros((10, 10), np.float32), Arithmetic(HOPPER, 32 if name == "tf32x3" else 64)
    added = gemm_split(a, b, SCHEMES[name], c, arithmetic=plain) - a.astype(np.float64) @ b
    largest = np.max(error_of(a, b, name, SM90) / size)
    assert largest < 0.75 * np.max(np.abs(added) / size)


def test_small_elements_have_a_first_piece_of_fp16() -> None:
    """An infinity times one of them is no NaN; below 2^-51 of the largest they are zeros."""
    rows = np.array([[1.0, 2.0**-39, -(2.0**-39), 2.0**-50, 2.0**-52, 0.0]]) * 2.0**14
    first, second = kernel_pieces(rows, SCHEMES["fp16x3"])
    assert first.tolist() == [[2.0**14, 2.0**-24, -(2.0**-24), 2.0**-24, 0, 0]]
    assert np.abs(first + second * 2.0**-11 - rows)[0, :4].max() <= 2.0**-36
    assert second[0, 4:].tolist() == [0, 0]


def test_orders_differ_in_bits_alone() -> None:
    a, b = DATA["normal"](np.random.default_rng(1), 12, 12, 1000)
    found = [kernel_product(a, b, SCHEMES["bf16x6"], order) for order in ORDERS.values()]
    for one in found[1:]:
        assert (one != found[0]).any()
        assert np.linalg.norm(one - found[0]) < 3e-7 * np.linalg.norm(found[0])


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("name", ["bf16x6", "bf16x9"])
def test_selecting_rows_is_exact(name: str, order: str) -> None:
    """A sum of one product is that product, if one factor is a power of two."""
    rng = np.random.default_rng(2)
    b = np.ldexp(rng.standard_normal((5000, 6)), rng.integers(-40, 40, (5000, 6)))
    chosen = rng.integers(0, 5000, 8)
    a = np.zeros((8, 5000), np.float32)
    a[np.arange(8), chosen] = np.ldexp(1.0, rng.integers(-9, 9, 8))
    b = b.astype(np.float32)
    exact = a[np.arange(8), chosen][:, None] * b[chosen]
    np.testing.assert_array_equal(kernel_product(a, b, SCHEMES[name], ORDERS[order]), exact)
    other = kernel_product(a, b, SCHEMES["fp16x3"], ORDERS[order])
    assert (other != exact).any(), "two pieces of FP16 hold 22 bits"
