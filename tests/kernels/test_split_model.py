"""The models of float splits: formats, Tensor Core steps, pieces, accuracy, special values."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from gemm_cases import DATA, Float32
from hypothesis import given, settings
from hypothesis import strategies as st

from mixpert.kernels import float_formats
from mixpert.kernels.float_formats import BF16, FP16, FP32, TF32, FloatFormat
from mixpert.kernels.split_model import SCHEMES, Arithmetic, gemm_split, scales, split
from mixpert.kernels.tensor_core import AMPERE, HOPPER, TensorCore, accumulate

FLOATS = st.floats(width=32, allow_nan=False, allow_infinity=False)
HERE = Arithmetic()
EXACT = Arithmetic(core=None, promote=0)


def product(a: Float32, b: Float32, scheme: str, how: Arithmetic = HERE) -> Float32:
    c = np.full((a.shape[0], b.shape[1]), np.nan, np.float32)
    return gemm_split(a, b, SCHEMES[scheme], c, arithmetic=how)


@given(FLOATS)
def test_fp16_rounds_as_numpy_does(value: float) -> None:
    with np.errstate(over="ignore"):
        expected = np.float16(value)
    assert float_formats.to_nearest(np.array([value]), FP16)[0] == expected


@given(FLOATS)
def test_bf16_and_tf32_are_fp32_with_fewer_bits(value: float) -> None:
    """Rounding by integer arithmetic on the pattern, as kernels do it."""
    pattern = int(np.array([value], np.float32).view(np.uint32)[0])
    for name, bits, bias in (
        ("to_nearest", 16, 0x7FFF + (pattern >> 16 & 1)),
        ("to_nearest_away", 13, 0x1000),
        ("toward_zero", 13, 0),
    ):
        target = BF16 if bits == 16 else TF32
        rounded = (pattern + bias) >> bits << bits
        expected = np.array([rounded], np.uint32).view(np.float32)[0]
        assert getattr(float_formats, name)(np.array([value]), target)[0] == expected


def scalar_step(total: Fraction, pairs: list[tuple[float, float]], source: FloatFormat,
                core: TensorCore) -> Fraction:  # fmt: skip
    """One step in exact arithmetic, written from the description alone."""

    def exponent(x: float, target: FloatFormat) -> int:
        return max(math.frexp(x)[1] - 1, target.least)

    terms = [(Fraction(x) * Fraction(y), exponent(x, source) + exponent(y, source))
             for x, y in pairs if x * y]  # fmt: skip
    if total:
        terms.append((total, exponent(float(total), FP32)))
    if not terms:
        return Fraction(0)
    unit = Fraction(2) ** (max(e for _, e in terms) - core.fraction)
    result = unit * sum(math.trunc(value / unit) for value, _ in terms)
    if not result:
        return result
    place = Fraction(2) ** (exponent(float(result), FP32) - 23)
    return place * math.trunc(result / place)


@given(
    seed=st.integers(0, 2**32 - 1),
    source=st.sampled_from([FP16, BF16, TF32]),
    core=st.sampled_from([AMPERE, HOPPER]),
    spread=st.sampled_from([0, 3, 8]),
)
@settings(max_examples=40)
def test_steps_are_aligned_and_cut(
    seed: int, source: FloatFormat, core: TensorCore, spread: int
) -> None:
    rng = np.random.default_rng(seed)
    block = core.block(source)
    shape = (2, 2 * block)
    left, right = (
        float_formats.to_nearest(
            np.ldexp(rng.uniform(-1, 1, shape), rng.integers(-spread, spread + 1, shape)), source
        )
        for _ in range(2)
    )
    start = rng.uniform(-1, 1, (2, 2)).astype(np.float32).astype(np.float64)
    got = accumulate(start, left, right, source, core)
    for i, j in np.ndindex(2, 2):
        total = Fraction(start[i, j])
        for begin in range(0, 2 * block, block):
            pairs = list(zip(left[i], right[j], strict=True))[begin : begin + block]
            total = scalar_step(total, pairs, source, core)
        assert Fraction(got[i, j]) == total


def test_a_step_cuts_what_two_bits_below_fp32_do_not_hold() -> None:
    """Hopper keeps 25 bits below the largest exponent, Ampere 24; neither rounds."""

    def one(small: float, core: TensorCore) -> float:
        left = np.array([[1.0, small, small, small, small]])
        right = np.array([[1.0, 2.0**-10, 2.0**-10, 2.0**-10, 2.0**-10]])
        return float(accumulate(np.zeros((1, 1)), left, right, FP16, core)[0, 0]) - 1

    assert one(2.0**-15, HOPPER) == 2.0**-23  # four times 2^-25
    assert one(2.0**-15, AMPERE) == 0
    assert one(2.0**-14, AMPERE) == 2.0**-22
    assert one(-(2.0**-16), HOPPER) == 0  # rounding would not leave 1 as it is


@pytest.mark.parametrize("name", SCHEMES)
def test_pieces_recombine(name: str) -> None:
    """Elements down to 2^-24 of the largest of their row, against the bits that pieces hold."""
    rng = np.random.default_rng(5)
    scheme = SCHEMES[name]
    rows = rng.uniform(0.5, 1, (50, 40)).astype(np.float32).astype(np.float64)
    rows *= np.exp2(rng.integers(-23, 1, rows.shape) + rng.integers(-60, 60, (50, 1)))
    lifted = np.ldexp(rows, scales(rows, scheme)[:, None])
    least, most = (14, 14) if scheme.source is FP16 else (-31, 118)
    assert (2.0**least <= lifted.max(axis=1)).all()
    assert (lifted.max(axis=1) < 2.0 ** (most + 1)).all()
    parts = split(lifted, scheme)
    whole = sum(np.ldexp(p, -scheme.shift * t) for t, p in enumerate(parts))
    nearest = scheme.rounding is not float_formats.toward_zero
    lost = 2.0 ** -min(24, scheme.pieces * (scheme.source.bits + nearest) - nearest)
    assert (np.abs(whole - lifted) <= np.abs(lifted) * lost * (2 if nearest else 4)).all()
    if name == "bf16x9":
        assert (whole == lifted).all()


@pytest.mark.parametrize("data", ["uniform", "normal"])
def test_three_products_are_as_accurate_as_fp32(data: str) -> None:
    """Against FP32 sums in the order of k, which is what cublasSgemm makes."""
    rng = np.random.default_rng(6)
    m, n, k = 32, 32, 2048
    a, b = DATA[data](rng, m, k), DATA[data](rng, n, k).T
    exact = a.astype(np.float64) @ b

    def error(c: Float32) -> float:
        return float(np.linalg.norm(c - exact) / np.linalg.norm(exact))

    fp32 = np.zeros((m, n), np.float32)
    for p in range(k):
        fp32 = (fp32 + a[:, p : p + 1].astype(np.float64) * b[p]).astype(np.float32)
    assert error(fp32) == pytest.approx(0.30 * math.sqrt(k) * 2.0**-24, rel=0.15)
    for name in ("fp16x3", "tf32x3", "bf16x9", "bf16x6"):
        assert error(product(a, b, name)) < 0.5 * error(fp32), name
        left_inside = error(product(a, b, name, Arithmetic(HOPPER, 0)))
        assert left_inside > 1.5 * error(fp32), f"{name}: sums that stay in the Tensor Core"
    assert 2e-6 < error(product(a, b, "bf16x3")) < 6e-6
    assert 2e-4 < error(product(a, b, "tf32")) < 4e-4


@pytest.mark.parametrize("name", SCHEMES)
def test_nan_and_infinities_are_those_of_fp32(name: str) -> None:
    rng = np.random.default_rng(7)
    for _ in range(20):
        a, b = DATA["nonfinite"](rng, 6, 9), DATA["nonfinite"](rng, 7, 9).T
        with np.errstate(invalid="ignore"):
            expected = a.astype(np.float64) @ b.astype(np.float64)
        got = product(a, b, name)
        bad = ~np.isfinite(expected)
        assert np.array_equal(got[bad], expected[bad].astype(np.float32), equal_nan=True)
        assert np.isfinite(got[~bad]).all()


def test_subnormal_and_huge_operands() -> None:
    """bf16x9 is exact up to the rounding of sums wherever FP32's range can hold the result."""
    rng = np.random.default_rng(8)
    for data in ("subnormal", "huge", "wide"):
        a, b = DATA[data](rng, 20, 33), DATA[data](rng, 20, 33).T
        with np.errstate(over="ignore"):
            exact = (a.astype(np.float64) @ b).astype(np.float32)
            magnitude = np.abs(a).astype(np.float64) @ np.abs(b).astype(np.float64)
        got = product(a, b, "bf16x9", EXACT).astype(np.float64)
        with np.errstate(invalid="ignore"):
            close = np.abs(got - exact) <= 2.0**-22 * magnitude + 2.0**-149
        assert ((got == exact) | close).all(), data


def test_unscaled_fp16_overflows_and_scaled_does_not() -> None:
    a = np.full((1, 4), 1e6, np.float32)
    assert product(a, a.T, "fp16x3")[0, 0] == pytest.approx(4e12)
    assert product(a * 1e-12, a.T * 1e-12, "fp16x3")[0, 0] == pytest.approx(4e-12)


def test_alpha_beta_and_what_is_not_read() -> None:
    bad = np.full((3, 3), np.nan, np.float32)
    c = np.arange(9, dtype=np.float32).reshape(3, 3)
    eye = np.eye(3, dtype=np.float32)
    scheme = SCHEMES["fp16x3"]
    assert (gemm_split(bad, bad, scheme, c, alpha=0, beta=2) == 2 * c).all()
    assert (gemm_split(bad[:, :0], bad[:0], scheme, c, beta=2) == 2 * c).all()
    assert (gemm_split(eye, c, scheme, bad, alpha=3) == 3 * c).all()
    assert (gemm_split(eye, c, scheme, c, alpha=3, beta=-2) == c).all()


def test_sums_of_wide_data_as_short_as_those_in_fp32_err_less() -> None:
    """What is added behind the largest product is rounded to its last place: it counts how much."""
    rng = np.random.default_rng(7)
    m, k, part = 12, 8192, 512

    def wide() -> Float32:
        values = (rng.random((m, k)) - 0.5) * np.exp(4 * rng.standard_normal((m, k)))
        return values.astype(np.float32)

    a, b = wide(), wide()
    exact, size = a.astype(np.float64) @ b.T, np.abs(a).astype(np.float64) @ np.abs(b).T

    def error(c: Float32) -> float:
        return float(np.sqrt(np.mean(((c - exact) / size) ** 2)))

    in_parts = np.zeros((m, m), np.float32)
    for begin in range(0, k, part):
        total = np.zeros((m, m), np.float32)
        for t in range(begin, begin + part):
            total = (total + a[:, None, t].astype(np.float64) * b[None, :, t]).astype(np.float32)
        in_parts += total
    whole = error(product(a, b.T, "bf16x6"))
    assert error(product(a, b.T, "bf16x6", Arithmetic(segment=part))) < error(in_parts) < whole
