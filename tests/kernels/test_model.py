"""The reference model: exact vectors made elsewhere, and what the definition implies."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from cpu_backend import model_scheme
from gemm_cases import ALL_SCHEMES, DATA, Float32, assert_same_bits
from hypothesis import given
from hypothesis import strategies as st

from mixpert.kernels.model import Int8Scheme, cut, gemm_int8
from mixpert.scheme import Scheme

VECTORS = Path(__file__).with_name("vectors")
FLOATS = st.floats(width=32, allow_nan=False, allow_infinity=False)
LAYOUTS = st.tuples(st.integers(0, 3), st.sampled_from([8, 7]))


def product(a: Float32, b: Float32, scheme: Int8Scheme) -> Float32:
    return gemm_int8(a, b, scheme, np.full((a.shape[0], b.shape[1]), np.nan, np.float32))


def test_model_gives_the_exact_results_of_the_vectors() -> None:
    """87 cases with exact results; matrices are row-major and not transposed."""
    arrays = np.load(VECTORS / "int8.npz")
    index = json.loads((VECTORS / "int8.json").read_text())
    for case in index:
        a, b, c, out = (arrays[name + case["key"]] for name in ("a", "b", "c", "out"))
        got = gemm_int8(
            a, b, model_scheme(case["scheme"]), c, alpha=case["alpha"], beta=case["beta"]
        )
        assert_same_bits(got, out, case)
    assert len(index) == 87


@pytest.mark.parametrize("text", ALL_SCHEMES)
def test_chunk_agrees_with_the_native_library(text: str) -> None:
    assert model_scheme(text).chunk == Scheme.parse(text).chunk


@given(row=st.lists(FLOATS, min_size=1, max_size=12), layout=LAYOUTS)
def test_digits_recombine_to_the_rounded_row(row: list[float], layout: tuple[int, int]) -> None:
    """Against exact fractions: e is the least allowed, |a - digits| is half a unit at most."""
    extra, radix = layout
    slices = cut(np.array([row], np.float32), extra, radix)
    exponent, bits = int(slices.exponents[0]), 7 + radix * extra
    unit = Fraction(2) ** (exponent - bits)
    for k, value in enumerate(row):
        digits = [int(d[0, k]) for d in slices.digits]
        assert all(-128 <= d <= 127 for d in digits) and abs(digits[0]) <= 127
        q = sum(d << (radix * (extra - i)) for i, d in enumerate(digits))
        assert abs(Fraction(value) - q * unit) <= unit / 2
    largest = max(abs(Fraction(value)) for value in row)
    if largest:
        assert largest < Fraction(2) ** exponent
        smaller = round(largest / (unit / 2))  # Q of the largest with an exponent one less
        top = 127 * (256 ** (extra + 1) - 1) // 255 if radix == 8 else 2**bits - 1
        assert smaller > top or largest >= Fraction(2) ** (exponent - 1)


@given(
    seed=st.integers(0, 2**32 - 1),
    shape=st.tuples(*[st.integers(1, 40)] * 3),
    text=st.sampled_from(ALL_SCHEMES),
    data=st.sampled_from([name for name in DATA if name != "nonfinite"]),
)
def test_transposed_problem_gives_the_transposed_result(
    seed: int, shape: tuple[int, int, int], text: str, data: str
) -> None:
    rng = np.random.default_rng(seed)
    m, n, k = shape
    a, b = DATA[data](rng, m, k), DATA[data](rng, n, k).T
    scheme = model_scheme(text)
    mirrored = Int8Scheme(scheme.r, scheme.l, scheme.d, scheme.radix, scheme.group)
    assert_same_bits(product(b.T, a.T, mirrored).T, product(a, b, scheme))


@given(seed=st.integers(0, 2**32 - 1), text=st.sampled_from(ALL_SCHEMES))
def test_powers_of_two_scale_exactly(seed: int, text: str) -> None:
    rng = np.random.default_rng(seed)
    a, b = DATA["normal"](rng, 9, 70), DATA["normal"](rng, 70, 7)
    rows, cols = rng.integers(-20, 20, (9, 1)), rng.integers(-20, 20, (1, 7))
    scaled = product(np.ldexp(a, rows), np.ldexp(b, cols), model_scheme(text))
    assert_same_bits(scaled, np.ldexp(product(a, b, model_scheme(text)), rows + cols))


@given(seed=st.integers(0, 2**32 - 1), text=st.sampled_from(ALL_SCHEMES))
def test_error_is_that_of_the_kept_digits(seed: int, text: str) -> None:
    """|C - AB| <= what rounding the operands and dropping products can do, elementwise."""
    rng = np.random.default_rng(seed)
    k, scheme = 50, model_scheme(text)
    a, b = DATA["uniform"](rng, 8, k), DATA["uniform"](rng, k, 8)
    left, right = (
        cut(a, scheme.l, scheme.radix),
        cut(np.ascontiguousarray(b.T), scheme.r, scheme.radix),
    )
    scale = np.ldexp(1.0, left.exponents[:, None] + right.exponents[None, :])
    base = 2.0**-scheme.radix
    dropped = sum(base ** (i + j) for i in range(4) for j in range(4) if i + j > scheme.d)
    rounded = base**scheme.l * 2.0**-7 + base**scheme.r * 2.0**-7
    error = np.abs(product(a, b, scheme) - a.astype(np.float64) @ b)
    assert (error <= k * scale * (rounded + dropped + 2.0**-22)).all()


def test_nothing_is_read_that_blas_does_not_read() -> None:
    bad = np.full((3, 3), np.nan, np.float32)
    c = np.arange(9, dtype=np.float32).reshape(3, 3)
    scheme = model_scheme("int8:2,2")
    assert_same_bits(gemm_int8(bad, bad, scheme, c, alpha=0, beta=2), 2 * c)
    assert_same_bits(gemm_int8(bad, bad, scheme, bad, alpha=0, beta=0), np.zeros_like(c))
    assert_same_bits(gemm_int8(bad[:, :0], bad[:0], scheme, c, beta=2), 2 * c)


def test_nan_and_inf_take_their_rows_and_columns() -> None:
    a, b = np.zeros((4, 5), np.float32), np.ones((5, 4), np.float32)
    a[1, 2], b[3, 0] = np.inf, np.nan
    got = np.isnan(product(a, b, model_scheme("int8:1,1")))
    expected = np.zeros((4, 4), bool)
    expected[1], expected[:, 0] = True, True
    assert (got == expected).all()
