"""Published schemes: what they are known to lose, and what the paper says of its own."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from gemm_cases import DATA, Float32
from numpy.typing import NDArray

from mixpert.kernels.model import Int8Scheme, gemm_int8
from mixpert.kernels.paper_model import LEVELS, gemm_paper
from mixpert.kernels.split_model import SCHEMES, split
from mixpert.kernels.split_variants import VARIANTS, models


def error(multiply: Callable[[Float32, Float32], Float32], k: int, scale: float = 1) -> float:
    rng = np.random.default_rng(31)
    a, b = DATA["uniform"](rng, 32, k) * np.float32(scale), DATA["uniform"](rng, 32, k).T
    exact = a.astype(np.float64) @ b
    return float(np.linalg.norm(multiply(a, b) - exact) / np.linalg.norm(exact))


def test_sums_inside_the_tensor_core_are_what_earlier_schemes_lose() -> None:
    """Ootomo and Yokota's Figure 1: Markidis and EGEMM-TC part from FP32 as k grows."""
    fp32 = 0.30 * 2.0**-24
    for name in ("markidis", "egemm-tc"):
        assert error(models()[name], 2048) > 2.5 * fp32 * 2048**0.5, name
    for name in ("ootomo-halfhalf", "ootomo-tf32tf32", "le-gemm"):
        assert error(models()[name], 2048) < 1.2 * fp32 * 2048**0.5, name


def test_rounding_saves_the_bit_that_cutting_loses() -> None:
    small = 16
    assert error(models()["egemm-tc"], small) < 0.7 * error(models()["markidis"], small)
    assert error(models()["ootomo-halfhalf"], small) < 0.7 * error(models()["le-gemm"], small)


def test_residuals_that_are_not_lifted_underflow() -> None:
    """Elements near 2^-9: their residuals lie in FP16's subnormals."""
    lifted, bare = models()["ootomo-halfhalf"], models()["egemm-tc"]
    assert error(bare, 16, scale=2.0**-9) > 5 * error(lifted, 16, scale=2.0**-9)


@pytest.mark.parametrize("name", VARIANTS)
def test_unscaled_variants_lose_what_fp16_cannot_hold(name: str) -> None:
    """Rounding makes it infinite, cutting the largest finite value; TF32 has FP32's range."""
    lost = error(models()[name], 16, scale=1e6)
    if name in ("markidis", "le-gemm"):
        assert 0.1 < lost < 1
    else:
        assert np.isfinite(lost) == (name == "ootomo-tf32tf32")


def lost_bits(name: str) -> NDArray[np.float64]:
    """What the pieces of 24-bit significands leave, in units of the last bit."""
    scheme = VARIANTS[name][0] if name in VARIANTS else SCHEMES[name]
    significands = np.random.default_rng(34).integers(2**23, 2**24, (1, 100_000)).astype(np.float64)
    pieces = split(np.ldexp(significands, -23), scheme)
    whole = sum(np.ldexp(piece, -scheme.shift * t) for t, piece in enumerate(pieces))
    return np.ldexp(np.ldexp(significands, -23) - whole, 23)


@pytest.mark.parametrize("name", ["fp16x3", "tf32x3", "ootomo-halfhalf", "ootomo-tf32tf32"])
def test_two_rounded_pieces_lose_the_last_bit_of_a_number_in_four(name: str) -> None:
    """APE's one bit of FP32-F and FP32-T; 22.75 bits of 23 on average (Ootomo and Yokota).

    The residual has 12 bits in one case of two, of which 11 fit; the last is set in one of two.
    """
    lost = np.abs(lost_bits(name))
    assert set(np.unique(lost)) == {0, 1}
    assert np.mean(lost) == pytest.approx(1 / 4, abs=0.01)


@pytest.mark.parametrize("name", ["markidis", "le-gemm", "fp16x3:bitcut"])
def test_pieces_that_are_cut_lose_up_to_two_bits(name: str) -> None:
    """The residual has 13 bits in one case of two, 12 in one of four: 1/2 3/4 + 1/4 1/2 lose."""
    lost = lost_bits(name)
    assert set(np.unique(lost)) == {0, 1, 2, 3}
    assert np.mean(lost > 0) == pytest.approx(1 / 2, abs=0.01)


def test_three_pieces_of_bf16_lose_nothing() -> None:
    """APE's FP32-B."""
    assert not lost_bits("bf16x9").any() and not lost_bits("bf16x6").any()


def test_four_products_keep_what_three_drop() -> None:
    """Markidis and EGEMM-TC multiply low by low, Ootomo and Yokota and LE-GEMM do not."""
    kept = {name: len(scheme.products) for name, (scheme, _) in VARIANTS.items()}
    assert {name for name, count in kept.items() if count == 4} == {"markidis", "egemm-tc"}
    assert set(kept.values()) == {3, 4}


@pytest.mark.parametrize(("level", "expected"), [("I", 1e-4), ("IV", 1e-6)])
def test_the_papers_levels(level: str, expected: float) -> None:
    assert 0.2 * expected < error(models()[f"paper {level}"], 512) < 2 * expected


def test_one_product_of_eight_digit_products() -> None:
    """Section 3.2.3: expectation 2.82e-7, worst 7.15e-7, of a distribution that it does not say.

    Uniform significands give a mean of 2.27e-7, a root mean square of 2.80e-7 and a worst of
    9.5e-7 with rounding; with the bits cut, 5.8e-7 and 1.67e-6.
    """
    rng = np.random.default_rng(32)
    a, b = (rng.uniform(1, 2, 4000).astype(np.float32) for _ in range(2))
    exact = a.astype(np.float64) * b
    zero = np.zeros((1, 1), np.float32)
    rounded = np.array([
        gemm_int8(x.reshape(1, 1), y.reshape(1, 1), Int8Scheme(2, 2, 3, 7), zero)[0, 0]
        for x, y in zip(a, b, strict=True)
    ])  # fmt: skip
    errors = np.abs(rounded - exact) / exact
    assert np.mean(errors) == pytest.approx(2.27e-7, rel=0.05)
    assert np.sqrt(np.mean(errors**2)) == pytest.approx(2.82e-7, rel=0.05)
    assert 7.15e-7 < errors.max() < 2 * 2.0**-21 + 2 * 2.0**-24
    cut = np.array([gemm_paper(x.reshape(1, 1), y.reshape(1, 1), LEVELS["IV"])[0, 0]
                    for x, y in zip(a, b, strict=True)])  # fmt: skip
    assert np.mean((exact - cut) / exact) == pytest.approx(5.8e-7, rel=0.05)


@pytest.mark.parametrize(
    ("level", "bits", "products"), [("I", 14, 4), ("II", 14, 6), ("III", 21, 6), ("IV", 21, 8)]
)
def test_the_papers_digits_are_cut(level: str, bits: int, products: int) -> None:
    """A leading bit and 6 more, then 7 a slice, the sign apart: section 3.3.2, and its levels."""
    scheme = LEVELS[level]
    pairs = [(i, j) for i in range(scheme.l + 1) for j in range(scheme.r + 1)]
    assert sum(i + j <= scheme.d for i, j in pairs) == products
    one = np.ones((1, 1), np.float32)
    value = 2 - 2.0**-22  # 23 ones
    for sign in (1, -1):
        a = np.full((1, 1), sign * value, np.float32)
        assert gemm_paper(a, one, scheme)[0, 0] == sign * (2 - 2.0 ** (1 - bits))


def test_the_papers_tiles_share_an_exponent() -> None:
    """One large element costs its tile of 16 x 32 its low bits, and no other tile."""
    rng = np.random.default_rng(33)
    a, b = DATA["normal"](rng, 48, 96), DATA["normal"](rng, 24, 96).T
    a[20, 40] = 2.0**30
    b[40] = 0  # what is large meets zeros
    exact = a.astype(np.float64) @ b
    wrong = np.abs(gemm_paper(a, b, LEVELS["IV"]) - exact).max(axis=1)
    assert wrong[16:32].min() > 0.1  # rows of the tile lose their share of k = 32 ... 63
    assert max(wrong[:16].max(), wrong[32:].max()) < 1e-4


def test_the_papers_tiles_of_b_are_32_by_8() -> None:
    rng = np.random.default_rng(35)
    a, b = DATA["normal"](rng, 16, 96), DATA["normal"](rng, 24, 96).T
    b[40, 10] = 2.0**30
    a[:, 40] = 0
    wrong = np.abs(gemm_paper(a, b, LEVELS["IV"]) - a.astype(np.float64) @ b).max(axis=0)
    assert wrong[8:16].min() > 0.1
    assert max(wrong[:8].max(), wrong[16:].max()) < 1e-4
